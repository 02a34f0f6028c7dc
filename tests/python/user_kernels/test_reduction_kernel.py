"""ReductionKernel against NumPy."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.testing import assert_allclose, assert_array_equal

import gridstride as gs

SHAPES = [(1,), (63,), (64,), (1000,), (100_000,), (7, 1000), (1000, 7), (300, 400), (3, 4, 5), (2, 70, 3, 90), (5, 0)]


@pytest.mark.parametrize("shape", SHAPES)
def test_sums_over_every_axis(shape):
    x = np.random.default_rng(0).integers(-50, 50, shape)
    device = gs.asarray(x)
    total = gs.ReductionKernel("T x", "T y", "x", "a + b", "y = a", "0", "total")
    axes = [None, *range(-len(shape), len(shape)), tuple(range(len(shape)))]
    if len(shape) > 2:
        axes += [(0, 2), (1, 2), (0, 1)]
    for axis in axes:
        for keepdims in (False, True):
            got = total(device, axis=axis, keepdims=keepdims)
            assert_array_equal(got.get(), x.sum(axis=axis, keepdims=keepdims))
    reversed_axes = device.T
    assert_array_equal(total(reversed_axes, axis=0).get(), x.T.sum(axis=0))


@pytest.mark.parametrize("dtype", ["int8", "uint32", "float16", "float32", "float64", "complex64"])
def test_dtypes_and_norm(dtype):
    x = (np.random.default_rng(1).normal(size=5000) * 3).astype(dtype)
    if np.dtype(dtype).kind in "fc":
        norm = gs.ReductionKernel("T x", "float64 y", "(double)abs(x) * abs(x)", "a + b", "y = sqrt(a)", "0", "l2norm")
        assert_allclose(norm(gs.asarray(x)).get(), np.linalg.norm(x.astype(np.complex128)), rtol=1e-3)
    largest = gs.ReductionKernel("T x", "T y", "x", "max(a, b)", "y = a", None, "largest")
    if np.dtype(dtype).kind != "c":
        assert_array_equal(largest(gs.asarray(x)).get(), x.max())


def test_several_inputs_and_outputs():
    rng = np.random.default_rng(2)
    x, y = rng.normal(size=(40, 300)), rng.normal(size=300)
    dot = gs.ReductionKernel("T x, T y, T scale", "T s", "scale * x * y", "a + b", "s = a", "0", "dot")
    assert_allclose(dot(gs.asarray(x), gs.asarray(y), 2.0, axis=1).get(), 2 * (x @ y), rtol=1e-10)
    both = gs.ReductionKernel(
        "T x", "T s, T m", "x", "a + b", "s = a; m = a / _in_ind.size() * _out_ind.size()", "0", "both"
    )
    s, m = both(gs.asarray(x), axis=0)
    assert_allclose(s.get(), x.sum(axis=0), rtol=1e-10)
    assert_allclose(m.get(), x.mean(axis=0), rtol=1e-10)
    out = gs.zeros((40, 2))
    total = gs.ReductionKernel("T x", "T y", "x", "a + b", "y = a", "0", "total")
    total(gs.asarray(x), axis=1, out=out[:, 1])
    assert_allclose(out.get()[:, 1], x.sum(axis=1), rtol=1e-10)


PREAMBLE = """
struct best {
  double value; long long index;
  __device__ best() : value(-INFINITY), index(-1) {}
  __device__ best(double v, long long i) : value(v), index(i) {}
};
__device__ best better(const best &a, const best &b) {
  if (a.index < 0) return b;
  if (b.index < 0) return a;
  if (a.value == b.value) return a.index < b.index ? a : b;
  return a.value > b.value ? a : b;
}
"""


@pytest.mark.parametrize("axis", [None, 0, 1])
def test_a_struct_is_reduced(axis):
    x = np.random.default_rng(3).integers(0, 500, (70, 900)).astype(float)
    kernel = gs.ReductionKernel(
        "T x", "int64 y", "best(x, _J)", "better(a, b)", "y = a.index", "best()", "argmax", "best", preamble=PREAMBLE
    )
    assert_array_equal(kernel(gs.asarray(x), axis=axis).get(), x.argmax(axis=axis))


def test_results_do_not_depend_on_the_call():
    x = gs.asarray(np.random.default_rng(4).normal(size=200_000).astype(np.float32))
    total = gs.ReductionKernel("T x", "T y", "x", "a + b", "y = a", "0", "total")
    first = total(x).get()
    assert_allclose(first, x.get().astype(np.float64).sum(), rtol=1e-4, atol=1e-2)
    for _ in range(3):
        assert total(x).get() == first


def test_errors():
    total = gs.ReductionKernel("T x", "T y", "x", "max(a, b)", "y = a", None, "largest")
    with pytest.raises(ValueError, match="zero-size array to reduction operation largest which has no identity"):
        total(gs.zeros(0))
    with pytest.raises(ValueError, match="Invalid kernel name"):
        gs.ReductionKernel("T x", "T y", "x", "a + b", "y = a", "0", name="1")
    with pytest.raises(ValueError, match="duplicate value in 'axis'"):
        total(gs.zeros((2, 2)), axis=(0, 0))
    with pytest.raises(IndexError):
        total(gs.zeros((2, 2)), axis=2)
    with pytest.raises(ValueError, match="Out shape is mismatched"):
        total(gs.zeros((2, 3)), axis=0, out=gs.zeros(2))
    with pytest.raises(gs.cuda.TypingError, match="'c' is not declared"):
        gs.ReductionKernel("T x", "T y", "x", "a + c", "y = a", "0", "wrong")(gs.zeros(3))


def test_ptx_assembles(assemble):
    kernel = gs.ReductionKernel(
        "T x", "int64 y", "best(x, _J)", "better(a, b)", "y = a.index", "best()", "argmax", "best", preamble=PREAMBLE
    )
    kernel(gs.ones((3, 500)))
    kernel(gs.ones((300, 50)), axis=1)
    for ptx in kernel._function.ptx(9, 0):
        assemble(ptx)
