"""ElementwiseKernel against NumPy."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.testing import assert_allclose, assert_array_equal

import gridstride as gs

DTYPES = [
    "bool",
    "int8",
    "uint8",
    "int16",
    "uint16",
    "int32",
    "uint32",
    "int64",
    "uint64",
    "float16",
    "float32",
    "float64",
    "complex64",
    "complex128",
]


def random_array(shape, dtype, seed=0):
    rng = np.random.default_rng(seed)
    dtype = np.dtype(dtype)
    if dtype.kind == "b":
        return rng.integers(0, 2, shape).astype(bool)
    if dtype.kind in "iu":
        info = np.iinfo(dtype)
        return rng.integers(max(info.min, -1000), min(info.max, 1000), shape).astype(dtype)
    if dtype.kind == "c":
        return (rng.normal(size=shape) + 1j * rng.normal(size=shape)).astype(dtype)
    return rng.normal(size=shape).astype(dtype)


@pytest.mark.parametrize("dtype", DTYPES)
def test_every_dtype(dtype):
    a, b = random_array(1000, dtype, 1), random_array(1000, dtype, 2)
    kernel = gs.ElementwiseKernel("T x, T y", "T z", "z = x + y", "add")
    got = kernel(gs.asarray(a), gs.asarray(b)).get()
    assert got.dtype == a.dtype
    assert_array_equal(got, (a + b).astype(a.dtype))


def test_squared_difference_of_the_guide():
    kernel = gs.ElementwiseKernel("float32 x, float32 y", "float32 z", "z = (x - y) * (x - y)", "squared_diff")
    x = np.arange(10, dtype=np.float32).reshape(2, 5)
    y = np.arange(5, dtype=np.float32)
    assert_array_equal(kernel(gs.asarray(x), gs.asarray(y)).get(), (x - y) ** 2)
    assert_array_equal(kernel(gs.asarray(x), 5).get(), (x - 5) ** 2)
    z = gs.empty((2, 5), np.float32)
    assert kernel(gs.asarray(x), gs.asarray(y), z) is z
    assert_array_equal(z.get(), (x - y) ** 2)


LAYOUTS = {
    "contiguous": lambda a: a,
    "transposed": lambda a: a.T,
    "sliced": lambda a: a[::2, 1::3],
    "reversed": lambda a: a[::-1, ::-1],
    "fortran": np.asfortranarray,
    "row": lambda a: a[3],
    "column": lambda a: a[:, 4],
    "scalar": lambda a: a[0, 0],
    "empty": lambda a: a[:0],
    "three": lambda a: a.reshape(4, 3, 6).transpose(2, 0, 1),
}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_layouts_and_numbers_of_elements(layout):
    base = random_array((12, 6), "float64")
    host = LAYOUTS[layout](base)
    device = LAYOUTS[layout](gs.asarray(base)) if layout != "fortran" else gs.asarray(base, order="F")
    host = np.asarray(host)
    if layout == "scalar":
        device = gs.asarray(host)
    kernel = gs.ElementwiseKernel("T x", "T y, int64 k, int64 m", "y = 2 * x; k = i; m = n + _ind.size()", "numbered")
    y, k, m = kernel(device)
    assert_array_equal(y.get(), 2 * host)
    assert_array_equal(k.get(), np.arange(host.size).reshape(host.shape))
    assert_array_equal(m.get(), np.full(host.shape, 2 * host.size))


def test_broadcasting_and_strided_output():
    a, b = random_array((5, 1, 4), "float32", 1), random_array((3, 1), "float64", 2)
    kernel = gs.ElementwiseKernel("T x, S y", "S z", "z = x * y", "product")
    assert_array_equal(kernel(gs.asarray(a), gs.asarray(b)).get(), a.astype("float64") * b)
    out = gs.zeros((3, 10))
    kernel(gs.asarray(a[0]), gs.asarray(b), out[:, 1:9:2])
    want = np.zeros((3, 10))
    want[:, 1:9:2] = a[0].astype("float64") * b
    assert_array_equal(out.get(), want)


def test_raw_arguments():
    x = random_array((4, 6), "float32")
    gather = gs.ElementwiseKernel("raw T x, int32 k", "T y", "y = x[k] + x[x.size() - 1 - k]", "gather")
    index = np.array([3, 0, 23, 7, 7], np.int32)
    flat = x.ravel()
    assert_array_equal(gather(gs.asarray(x), gs.asarray(index)).get(), flat[index] + flat[23 - index])
    strided = gs.asarray(x).T
    flat = x.T.ravel()
    assert_array_equal(gather(strided, gs.asarray(index)).get(), flat[index] + flat[23 - index])
    reverse = gs.ElementwiseKernel("raw T x", "raw T y", "y[n - 1 - i] = x[i]", "reverse")
    assert_array_equal(reverse(gs.asarray(x).ravel(), size=24).get(), x.ravel()[::-1])
    beyond = gs.ElementwiseKernel("raw T x", "T y", "y = x[i + 1000]", "beyond")
    assert_array_equal(beyond(gs.asarray(x), size=3).get(), np.zeros(3, np.float32))


def test_raw_shape_and_places():
    x = random_array((4, 6), "float64")
    kernel = gs.ElementwiseKernel(
        "raw T x",
        "T y",
        "ptrdiff_t at[] = {_ind.get()[0], x.shape()[1] - 1 - _ind.get()[1]}; y = x[at]",
        "flip",
    )
    assert_array_equal(kernel(gs.asarray(x), gs.empty((4, 6))).get(), x[:, ::-1])


def test_preamble_loop_prep_and_macros():
    kernel = gs.ElementwiseKernel(
        "T x",
        "T y",
        "y = horner(x * SCALE, 3) + extra",
        "with_preamble",
        preamble="""
        #define SCALE 2
        template <typename T> __device__ T horner(T x, int n) {
            T r = 0;
            for (int k = 0; k < n; ++k) r = r * x + k + LAST;
            return r;
        }
        """,
        loop_prep="T extra = 10;",
        after_loop="y += 1;",
        options=("-DLAST=4",),
    )
    x = random_array(100, "float64")
    r = 0
    for k in range(3):
        r = r * (2 * x) + k + 4
    assert_allclose(kernel(gs.asarray(x)).get(), r + 11, rtol=1e-12)


def test_atomics_and_own_arrays_run_as_threads():
    x = random_array((20, 50), "int32")
    counts = gs.zeros(4, np.int32)
    gs.ElementwiseKernel("int32 x, raw int32 c", "", "atomicAdd(&c[abs(x) % 4], 1)", "count")(gs.asarray(x).T, counts)
    assert_array_equal(counts.get(), np.bincount(np.abs(x).ravel() % 4, minlength=4))
    kernel = gs.ElementwiseKernel(
        "T x", "T y", "T t[4]; for (int k = 0; k < 4; ++k) t[k] = x * k; y = t[3] - t[1] + i", "own"
    )
    got = kernel(gs.asarray(x).T).get()
    assert_array_equal(got, 2 * x.T + np.arange(1000).reshape(50, 20))


def test_control_flow_continue_and_return():
    x = random_array(1001, "float64")
    kernel = gs.ElementwiseKernel(
        "T x",
        "T y, int32 steps",
        """
        y = 0; steps = -1;
        if (x < 0) continue;
        T v = x; int k = 0;
        while (v < 100) { v = v * 2 + 1; if (++k > 6) break; }
        y = v; steps = k;
        """,
        "steps",
    )
    y, steps = (a.get() for a in kernel(gs.asarray(x)))
    for value, got, k in zip(x, y, steps, strict=True):
        v, count = value, 0
        if value < 0:
            v, count = 0, -1
        else:
            while v < 100:
                v = v * 2 + 1
                count += 1
                if count > 6:
                    break
        assert (got, k) == (v, count)


def test_in_place_and_overlapping():
    x = random_array(5000, "float64")
    y = gs.asarray(x)
    gs.ElementwiseKernel("T x", "T y", "y = x * 2", "double")(y, y)
    assert_array_equal(y.get(), 2 * x)
    gs.ElementwiseKernel("T x", "T y", "y += x", "accumulate")(gs.asarray(x), y)
    assert_array_equal(y.get(), 3 * x)


def test_types_and_shapes_are_checked():
    kernel = gs.ElementwiseKernel("T x, T y", "T z", "z = x + y", "add")
    a = gs.arange(4, dtype="float32")
    with pytest.raises(TypeError, match="Type is mismatched"):
        kernel(a, a.astype("float64"))
    with pytest.raises(TypeError, match="Wrong number of arguments"):
        kernel(a)
    with pytest.raises(TypeError, match="Unsupported type"):
        kernel(a, np.arange(4, dtype="float32"))
    with pytest.raises(ValueError, match="Out shape is mismatched"):
        kernel(a.reshape(2, 2), a.reshape(2, 2), a[:2])
    with pytest.raises(ValueError, match="Loop size is undecided"):
        kernel(1, 2)
    with pytest.raises(ValueError, match="Specified 'size' can"):
        kernel(a, a, size=4)
    with pytest.raises(ValueError, match="Invalid kernel name"):
        gs.ElementwiseKernel("T x", "T y", "y = x", "1")
    with pytest.raises(ValueError, match="expected '\\[raw\\] type name'"):
        gs.ElementwiseKernel("T", "T y", "y = x", "k")
    with pytest.raises(ValueError, match="block_size"):
        kernel(a, a, block_size=0)


def test_errors_show_the_operation():
    with pytest.raises(gs.cuda.TypingError, match="'w' is not declared") as caught:
        gs.ElementwiseKernel("T x", "T y", "y = x\n  + w", "wrong")(gs.arange(3))
    assert "<operation of 'wrong'>:2:5" in str(caught.value)
    with pytest.raises(gs.cuda.TypingError, match="expected"):
        gs.ElementwiseKernel("T x", "T y", "y = (x", "wrong")


def test_specialisations_are_kept():
    kernel = gs.ElementwiseKernel("T x", "T y", "y = x", "identity")
    assert len(kernel._cached_codes) == 0
    kernel(gs.arange(3))
    kernel(gs.arange(5))
    assert len(kernel._cached_codes) == 1
    kernel(gs.arange(3.0))
    assert len(kernel._cached_codes) == 2


def test_ptx_assembles(assemble):
    kernels = [
        gs.ElementwiseKernel("T x, raw T y", "T z", "z = x > 0 ? sqrt(x) + y[n - 1 - i] : x * i", "chosen"),
        gs.ElementwiseKernel("T x, raw int32 c", "", "atomicAdd(&c[i % 4], (int)x)", "count"),
        gs.ElementwiseKernel("T x", "T y", "T t[3] = {x, 2}; t[i % 3] = 5; y = t[0] + t[2]", "own"),
    ]
    x = gs.arange(12.0).reshape(3, 4)
    kernels[0](x, x)
    kernels[0](x.T, x.T)
    kernels[1](x, gs.zeros(4, np.int32))
    kernels[2](x.T)
    for kernel in kernels:
        for ptx in kernel.ptx(9, 0):
            assemble(ptx)
