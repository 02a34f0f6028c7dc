"""Kernels as their users write them: statements, expressions, types, functions, against Python and NumPy."""

import cmath
import math

import numpy as np
import pytest

import gridstride as gs
from gridstride import cuda
from support import FLOAT, INTEGER, random_array, same

FACTOR = 3
TABLE = (1.5, 2.5, 3.5)


def run(kernel, *arrays, block=64):
    n = arrays[-1].size
    kernel[math.ceil(n / block), block](*arrays)
    return arrays[-1]


def test_mandelbrot():
    @cuda.jit
    def mandelbrot(out, width, height, limit):
        x, y = cuda.grid(2)
        if x < width and y < height:
            c = complex(-2 + 3 * x / width, -1 + 2 * y / height)
            z = 0j
            n = 0
            while n < limit and z.real * z.real + z.imag * z.imag <= 4:
                z = z * z + c
                n += 1
            out[y, x] = n

    out = gs.zeros((30, 40), "int32")
    mandelbrot[(5, 4), (8, 8)](out, 40, 30, 50)
    expected = np.zeros((30, 40), "int32")
    for y in range(30):
        for x in range(40):
            c = complex(-2 + 3 * x / 40, -1 + 2 * y / 30)
            z, n = 0j, 0
            while n < 50 and z.real * z.real + z.imag * z.imag <= 4:
                z = z * z + c
                n += 1
            expected[y, x] = n
    # Contraction moves a few points on the edge of the set.
    assert (out.get() != expected).mean() < 0.02


def test_break_continue_return_and_else():
    @cuda.jit
    def kernel(out):
        i = cuda.grid(1)
        if i >= out.size:
            return
        total = 0
        for k in range(i):
            if k % 3 == 0:
                continue
            if k > 20:
                break
            total += k
        else:
            total += 1000
        while True:
            total -= 1
            if total % 7 == 0:
                break
        out[i] = total

    def expected(i):
        total = 0
        for k in range(i):
            if k % 3 == 0:
                continue
            if k > 20:
                break
            total += k
        else:
            total += 1000
        while True:
            total -= 1
            if total % 7 == 0:
                break
        return total

    same(run(kernel, gs.zeros(50, "int64")), np.array([expected(i) for i in range(50)]))


def test_range_forms():
    @cuda.jit
    def kernel(out):
        i = cuda.grid(1)
        if i < out.size:
            t = 0
            for k in range(i, -5, -2):
                t += k
            for k in range(3, i):
                t += k * k
            out[i] = t

    expected = [sum(range(i, -5, -2)) + sum(k * k for k in range(3, i)) for i in range(40)]
    same(run(kernel, gs.zeros(40, "int64")), np.array(expected))


def test_globals_closures_and_device_functions():
    offset = 10

    @cuda.jit(device=True)
    def polynomial(x, k):
        if x < 0:
            return -x * k
        return x * x + k

    def plain(x):
        return polynomial(x, 2.0) + offset

    @cuda.jit
    def kernel(x, out):
        i = cuda.grid(1)
        if i < out.size:
            out[i] = plain(x[i]) * FACTOR + TABLE[i % 3]

    x = np.linspace(-2, 2, 33)
    expected = [(-v * 2.0 if v < 0 else v * v + 2.0) + 10 for v in x]
    expected = np.array(expected) * 3 + np.array([TABLE[i % 3] for i in range(33)])
    same(run(kernel, gs.asarray(x), gs.zeros(33)), expected, rtol=1e-15)
    with pytest.raises(RuntimeError, match="device function"):
        polynomial(1.0, 2.0)
    assert polynomial.py_func(-1.0, 2.0) == 2.0


def test_globals_are_frozen_at_the_first_launch():
    k = 5

    def make():
        nonlocal k

        @cuda.jit
        def kernel(out):
            out[0] = k

        return kernel

    kernel = make()
    out = gs.zeros(1)
    kernel[1, 1](out)
    k = 6
    kernel[1, 1](out)
    assert out.item() == 5


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize(
    "name",
    [
        "sin",
        "cos",
        "tan",
        "exp",
        "log",
        "sqrt",
        "floor",
        "ceil",
        "fabs",
        "tanh",
        "atan",
        "expm1",
        "log1p",
        "erf",
        "log10",
    ],
)
def test_math(name, dtype, rng):
    function = getattr(math, name)

    @cuda.jit
    def kernel(x, out):
        i = cuda.grid(1)
        if i < out.size:
            out[i] = function(x[i])

    x = random_array(rng, 200, dtype, 0.1, 5)
    expected = np.array([function(float(v)) for v in x]).astype(dtype)
    same(run(kernel, gs.asarray(x), gs.zeros(200, dtype)), expected, rtol=3e-7 if dtype == "float32" else 1e-15)


def test_builtins(rng):
    @cuda.jit
    def kernel(x, y, out):
        i = cuda.grid(1)
        if i < out.size:
            out[i] = min(x[i], y[i]) + max(x[i], y[i], 0.5) * abs(x[i]) + round(y[i]) + int(x[i]) + pow(x[i], 2)

    x, y = random_array(rng, 100, "float64"), random_array(rng, 100, "float64")
    expected = [min(a, b) + max(a, b, 0.5) * abs(a) + round(b) + int(a) + a**2 for a, b in zip(x, y, strict=True)]
    same(run(kernel, gs.asarray(x), gs.asarray(y), gs.zeros(100)), np.array(expected), rtol=1e-14)


@pytest.mark.parametrize("dtype", INTEGER)
def test_integer_division_has_pythons_signs(dtype):
    @cuda.jit
    def kernel(x, y, quotient, rest):
        i = cuda.grid(1)
        if i < rest.size:
            quotient[i] = x[i] // y[i]
            rest[i] = x[i] % y[i]

    values = [-7, -3, -1, 1, 2, 5] if np.dtype(dtype).kind == "i" else [1, 2, 3, 5, 7, 100]
    x, y = (v.ravel().astype(dtype) for v in np.meshgrid(values, values))
    q, r = gs.zeros(36, "int64"), gs.zeros(36, "int64")
    kernel[1, 64](gs.asarray(x), gs.asarray(y), q, r)
    same(q, x.astype("int64") // y.astype("int64"))
    same(r, x.astype("int64") % y.astype("int64"))


def test_integer_division_by_zero_is_zero():
    @cuda.jit
    def kernel(x, out):
        i = cuda.grid(1)
        if i < out.size:
            out[i] = x[i] // 0 + x[i] % 0

    same(run(kernel, gs.arange(5), gs.ones(5, "int64")), np.zeros(5, "int64"))


def test_negative_indices_wrap_once():
    @cuda.jit
    def kernel(x, out):
        i = cuda.grid(1)
        if i < out.size:
            out[i] = x[-1 - i]

    same(run(kernel, gs.arange(10), gs.zeros(20, "int64"), block=32), np.r_[np.arange(10)[::-1], np.zeros(10, "int64")])


def test_tuples_ternaries_and_chained_comparison():
    @cuda.jit
    def kernel(x, out):
        i = cuda.grid(1)
        if i < out.size:
            a, b = x[i], 2.0
            a, b = b, a
            pair = (a, b)
            out[i] = pair[0] if -1 < pair[1] <= 1 else pair[1]

    x = np.linspace(-3, 3, 25)
    same(run(kernel, gs.asarray(x), gs.zeros(25)), np.where((x > -1) & (x <= 1), 2.0, x))


def test_complex():
    @cuda.jit
    def kernel(z, out):
        i = cuda.grid(1)
        if i < out.size:
            out[i] = z[i] * z[i] + abs(z[i]) - z[i].conjugate() / (1 + 2j)

    z = np.linspace(-1, 1, 20) + 1j * np.linspace(2, -1, 20)
    expected = z * z + np.abs(z) - z.conj() / (1 + 2j)
    same(run(kernel, gs.asarray(z), gs.zeros(20, "complex128")), expected, rtol=1e-14)
    assert cmath.isfinite(z[0])


@pytest.mark.parametrize("dtype", FLOAT)
def test_division_by_zero(dtype):
    @cuda.jit
    def kernel(x, out):
        i = cuda.grid(1)
        if i < out.size:
            out[i] = x[i] / (x[i] - x[i])

    with np.errstate(all="ignore"):
        x = np.array([1, -1, 0], dtype)
        same(run(kernel, gs.asarray(x), gs.zeros(3, dtype)), x / (x - x))


def test_relu_with_a_grid_stride_loop(rng):
    @cuda.jit
    def relu(x, out):
        start = cuda.grid(1)
        for i in range(start, x.size, cuda.gridsize(1)):
            out[i] = x[i] if x[i] > 0 else 0

    x = random_array(rng, 100_000, "float32")
    for block in (32, 128, 256, 1024):
        out = gs.zeros(100_000, "float32")
        relu[30, block](gs.asarray(x), out)
        same(out, np.maximum(x, 0))


def test_contraction_can_be_turned_off(rng):
    def body(x, y, z, out):
        i = cuda.grid(1)
        if i < out.size:
            out[i] = x[i] * y[i] + z[i]

    x, y, z = (random_array(rng, 2000, "float64") for _ in range(3))
    exact = [float(np.longdouble(a) * np.longdouble(b) + np.longdouble(c)) for a, b, c in zip(x, y, z, strict=True)]
    plain = run(cuda.jit(body, fma=False), *map(gs.asarray, (x, y, z)), gs.zeros(2000)).get()
    fused = run(cuda.jit(body), *map(gs.asarray, (x, y, z)), gs.zeros(2000)).get()
    np.testing.assert_array_equal(plain, x * y + z)
    assert (fused != plain).any()
    assert np.abs(fused - exact).sum() < np.abs(plain - exact).sum()


UNSUPPORTED = {
    "try": "try:\n        out[0] = 1\n    except ValueError:\n        out[0] = 2",
    "with": "with out:\n        out[0] = 1",
    "yield": "yield 1",
    "import": "import math",
    "class": "class C:\n        pass",
    "global": "global G\n    G = 1",
    "comprehension": "out[0] = sum([i for i in range(3)])",
    "dict": "d = {1: 2}",
    "set": "s = {1, 2}",
}


@pytest.mark.parametrize("name", UNSUPPORTED)
def test_unsupported_statements(name, tmp_path):
    file = tmp_path / f"kernel_{name}.py"
    file.write_text(f"from gridstride import cuda\n@cuda.jit\ndef kernel(out):\n    {UNSUPPORTED[name]}\n")
    import importlib.util

    spec = importlib.util.spec_from_file_location(file.stem, file)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    with pytest.raises((cuda.UnsupportedError, cuda.TypingError)) as error:
        module.kernel[1, 1](gs.zeros(3))
    text = str(error.value)
    assert f"{file}:4:" in text or f"{file}:" in text
    assert "^" in text


def test_undefined_name():
    @cuda.jit
    def kernel(out):
        out[0] = no_such_name

    with pytest.raises(NameError, match="no_such_name"):
        kernel[1, 1](gs.zeros(1))


def test_jit_options_and_refusals():
    with pytest.raises(TypeError, match="Python function"):
        cuda.jit()(3)
    with pytest.raises(ValueError, match="boundscheck"):
        cuda.jit(debug=True, boundscheck=False)(lambda x: None)
    with pytest.raises(TypeError):
        cuda.jit(no_such_option=1)
    kernel = cuda.jit(fastmath=True, opt=True, lineinfo=True, cache=True)(add_one)
    out = gs.zeros(5)
    kernel[1, 32](out)
    same(out, np.ones(5))


def add_one(x):
    i = cuda.grid(1)
    if i < x.size:
        x[i] += 1


class TestSignatures:
    @pytest.mark.parametrize("text", ["void(float32[:], float32)", "(f4[:], f4)", "void(float32[::1], float32)"])
    def test_eager(self, text):
        kernel = cuda.jit(text)(scale)
        assert len(kernel.signatures) == 1
        x = gs.ones(5, "float32")
        kernel[1, 32](x, 2.5)
        same(x, np.full(5, 2.5, "float32"))
        assert len(kernel.signatures) == 1

    def test_several(self):
        kernel = cuda.jit(["void(float32[:], float32)", "void(int64[:], int64)"])(scale)
        a, b = gs.ones(5, "float32"), gs.ones(5, "int64")
        kernel[1, 32](a, 2)
        kernel[1, 32](b, 3)
        same(a, np.full(5, 2, "float32"))
        same(b, np.full(5, 3))
        with pytest.raises(cuda.TypingError, match=r"no declared signature of kernel 'scale' takes the arguments"):
            kernel[1, 32](gs.ones((2, 2)), 2)

    @pytest.mark.parametrize(
        ("text", "error"),
        [
            ("float32(float32)", TypeError),
            ("void(banana)", TypeError),
            ("void(float32[)", ValueError),
            ("nonsense", ValueError),
            (3, TypeError),
        ],
    )
    def test_refusals(self, text, error):
        with pytest.raises(error, match="signature"):
            cuda.jit(text)(scale)


def scale(x, k):
    i = cuda.grid(1)
    if i < x.size:
        x[i] *= k


def test_every_branch_leaves():
    """Nested branches and loops of which no side goes on."""

    def sign(x):
        if x > 0:
            return 1
        elif x < 0:  # noqa: RET505
            return -1
        else:
            return 0

    def search(x, n):
        while True:
            n += 1
            if n % x == 0:
                if n > 20:
                    return n
                else:  # noqa: RET505
                    continue
            elif n > 50:
                break
            else:
                if n == 33:
                    return -1
                else:  # noqa: RET505
                    continue
        return 1000 + n

    def endless(x):
        if x > 3:
            while True:
                x -= 2
                if x < 0:
                    return x
        else:
            return 10

    @cuda.jit
    def kernel(x, out):
        i = cuda.grid(1)
        if i < x.size:
            out[0, i] = sign(x[i])
            out[1, i] = search(x[i] + 7, x[i])
            out[2, i] = endless(x[i])

    x = np.arange(-5, 30)
    out = gs.zeros((3, x.size), "int64")
    kernel[1, 64](gs.asarray(x), out)
    numbers = [int(v) for v in x]
    same(
        out, np.array([[sign(v) for v in numbers], [search(v + 7, v) for v in numbers], [endless(v) for v in numbers]])
    )
