"""Options of `jit` that say what code for GPUs is like, and what a kernel tells a GPU beside what it computes."""

from __future__ import annotations

import math
import shutil
import subprocess

import numpy as np
import pytest

import gridstride as gs
from gridstride import cuda
from gridstride.cuda import float16, float32, void
from support import same

F = float32[::1]
PTXAS = shutil.which("ptxas")


def ptx_of(function, signature, tmp_path, **options):
    """The PTX for a GPU, which the assembler takes where there is one."""
    ptx, _ = cuda.compile_ptx(function, signature, cc=(9, 0), **options)
    if PTXAS is not None:
        (tmp_path / "k.ptx").write_text(ptx)
        done = subprocess.run([PTXAS, "-arch=sm_90", "k.ptx", "-o", "k.cubin"], cwd=tmp_path, capture_output=True)
        assert done.returncode == 0, done.stderr.decode() + ptx
    return ptx


@pytest.mark.parametrize("dtype", ["int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"])
def test_integers_become_float16_by_one_instruction(dtype, tmp_path):
    kind = getattr(cuda.types, dtype)
    ptx, _ = cuda.compile_ptx(lambda x: np.float16(x), (kind,), device=True, cc=(9, 0))
    assert f"cvt.rn.f16.{'u' if dtype[0] == 'u' else 's'}{8 * np.dtype(dtype).itemsize}" in ptx

    def kernel(x, out):
        i = cuda.grid(1)
        out[i] = np.float16(x[i])

    ptx_of(kernel, void(kind[:], cuda.types.float16[:]), tmp_path)


def test_integers_become_float16(rng):
    @cuda.jit
    def kernel(x, out):
        i = cuda.grid(1)
        if i < x.size:
            out[i] = np.float16(x[i])

    for dtype in (np.int8, np.int32, np.uint64):
        host = np.concatenate([np.arange(0, 128), 2048 + np.arange(8), 65519 + np.arange(3)]).astype(dtype)
        out = gs.zeros(host.size, "float16")
        kernel[2, 128](gs.asarray(host), out)
        with np.errstate(over="ignore"):
            same(out, host.astype(np.float16))


def test_llvm_for_a_gpu():
    @cuda.jit("void(float32[:])", lineinfo=True)
    def kernel(x):
        x[0] = 1

    (overload,) = kernel.overloads.values()
    text = overload.inspect_llvm(cc=(8, 0))
    assert "nvptx64" in text
    assert "emissionKind: DebugDirectivesOnly" in text
    if cuda.Device().kind == "cpu":  # without a target, what the kernel's own device runs
        assert "nvptx64" not in overload.inspect_llvm()


FAST = [
    (lambda a, b: math.sin(a), "sin.approx.ftz.f32"),
    (lambda a, b: math.cos(a), "cos.approx.ftz.f32"),
    (lambda a, b: math.tanh(a), "tanh.approx.f32"),
    (lambda a, b: math.exp(a), "ex2.approx.ftz.f32"),
    (lambda a, b: math.log(a), "lg2.approx.ftz.f32"),
    (lambda a, b: math.sqrt(a), "sqrt.approx.ftz.f32"),
    (lambda a, b: a / b, "div.approx.ftz.f32"),
    (lambda a, b: a**b, "lg2.approx.ftz.f32"),
]


@pytest.mark.parametrize(("function", "instruction"), FAST, ids=lambda value: value if isinstance(value, str) else "")
def test_fastmath_is_the_gpus_approximate_instruction(function, instruction, tmp_path):
    def kernel(x, y, out):
        i = cuda.grid(1)
        out[i] = operation(x[i], y[i])

    operation = cuda.jit(device=True)(function)
    fast = ptx_of(kernel, void(F, F, F), tmp_path, fastmath=True)
    exact = ptx_of(kernel, void(F, F, F), tmp_path)
    assert instruction in fast
    # The exact exponential has the same instruction in the middle of its steps.
    assert instruction not in exact or (instruction.startswith("ex2") and len(fast) < len(exact))


def test_fastmath_computes_the_same_within_its_bounds(rng):
    """On the CPU device nothing changes; on a GPU sin is within 2**-20.5 of the true one there."""

    @cuda.jit(fastmath=True)
    def kernel(x, y, out):
        i = cuda.grid(1)
        out[i] = math.sin(x[i]) / y[i] + math.sqrt(y[i])

    x = rng.uniform(-3, 3, 1000).astype(np.float32)
    y = rng.uniform(0.5, 2, 1000).astype(np.float32)
    out = gs.empty(1000, np.float32)
    kernel[4, 250](gs.asarray(x), gs.asarray(y), out)
    wanted = np.sin(x.astype(float)) / y + np.sqrt(y.astype(float))
    np.testing.assert_allclose(out.get(), wanted, rtol=0, atol=4e-6)


def test_fastmath_divides_by_zero_silently_under_debug():
    @cuda.jit(debug=True, opt=False)
    def strict(x, out):
        out[0] = x[0] / x[1]

    @cuda.jit(debug=True, opt=False, fastmath=True)
    def loose(x, out):
        out[0] = x[0] / x[1]

    x, out = gs.asarray(np.float32([1, 0])), gs.zeros(1, np.float32)
    loose[1, 1](x, out)
    assert np.isinf(out.get()[0])
    strict[1, 1](x, out)
    with pytest.raises(ZeroDivisionError):
        cuda.synchronize()


def scale(x):
    i = cuda.grid(1)
    x[i] = x[i] * 2 + 1


def test_lines_are_named_when_they_are_asked_for(tmp_path):
    assert ".loc" in ptx_of(scale, void(F), tmp_path, lineinfo=True)
    assert ".loc" not in ptx_of(scale, void(F), tmp_path)
    assert ".section" in ptx_of(scale, void(F), tmp_path, debug=True, opt=False)


def test_without_optimisation_values_are_kept_in_memory(tmp_path, rng):
    assert ".local" in ptx_of(scale, void(F), tmp_path, opt=False)
    assert ".local" not in ptx_of(scale, void(F), tmp_path)
    host = rng.standard_normal(100)
    x = gs.asarray(host)
    cuda.jit(opt=False)(scale)[1, 100](x)
    np.testing.assert_array_equal(x.get(), host * 2 + 1)


def test_hints_for_caches(tmp_path, rng):
    def copy(x, out):
        i = cuda.grid(1)
        cuda.stcs(out, i, cuda.ldcg(x, i))

    for kind, bits in ((F, 32), (cuda.types.float64[::1], 64), (cuda.types.uint8[::1], 8), (cuda.types.int16[::1], 16)):
        ptx = ptx_of(copy, void(kind, kind), tmp_path)
        assert f"ld.global.cg.b{bits}" in ptx
        assert f"st.global.cs.b{bits}" in ptx
    for dtype in (np.float32, np.float64, np.uint8, np.int16, np.float16):
        x = gs.asarray(rng.integers(0, 100, 77).astype(dtype))
        out = gs.zeros(77, dtype)
        cuda.jit(copy)[1, 100](x, out)
        np.testing.assert_array_equal(out.get(), x.get())


def test_fences_have_their_scope(tmp_path):
    def kernel(x):
        x[0] = 1
        cuda.threadfence_block()
        x[1] = 2
        cuda.threadfence()
        x[2] = 3
        cuda.threadfence_system()
        cuda.nanosleep(100)

    ptx = ptx_of(kernel, void(F), tmp_path)
    for text in ("membar.cta", "membar.gl", "membar.sys", "nanosleep.u32"):
        assert text in ptx
    x = gs.zeros(3, np.float32)
    cuda.jit(kernel)[1, 1](x)
    np.testing.assert_array_equal(x.get(), [1, 2, 3])


@pytest.mark.parametrize("name", ["add", "sub", "mul"])
def test_float16_alone_is_the_plain_instruction(name, tmp_path, rng):
    operation = cuda.jit(device=True)(
        {"add": lambda a, b: a + b, "sub": lambda a, b: a - b, "mul": lambda a, b: a * b}[name]
    )

    def kernel(x, y, out):
        i = cuda.grid(1)
        out[i] = operation(x[i], y[i])

    kind = float16[::1]
    assert f"{name}.f16" in ptx_of(kernel, void(kind, kind, kind), tmp_path)
    x, y = (rng.standard_normal(500).astype(np.float16) for _ in range(2))
    out = gs.empty(500, np.float16)
    cuda.jit(kernel)[2, 250](gs.asarray(x), gs.asarray(y), out)
    np.testing.assert_array_equal(out.get(), {"add": x + y, "sub": x - y, "mul": x * y}[name])
