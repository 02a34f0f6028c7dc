"""Reductions against NumPy: values, dtypes, axes, keepdims, out, where, initial, errors."""

import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gridstride as gs
from support import ALL, FLOAT, INTEGER, random_array, same

NAMES = ["sum", "prod", "min", "max", "any", "all", "mean", "argmin", "argmax"]
AXES = [None, 0, 1, 2, -1, (0, 1), (0, 2), (1, 2), (0, 1, 2), ()]


@pytest.mark.parametrize("dtype", [*ALL])
@pytest.mark.parametrize("name", NAMES)
def test_dtypes(name, dtype, rng):
    host = random_array(rng, (5, 6), dtype, -3, 3)
    if np.dtype(dtype).kind == "c" and name in ("min", "max", "argmin", "argmax"):
        return
    rtol = {"float16": 4e-3, "float32": 2e-6, "float64": 1e-14, "complex64": 1e-5, "complex128": 1e-13}.get(dtype, 0)
    if name in ("min", "max", "any", "all", "argmin", "argmax"):
        rtol = 0
    same(getattr(gs.asarray(host), name)(), getattr(host, name)(), rtol=rtol, atol=rtol)
    same(getattr(gs, name)(gs.asarray(host)), getattr(np, name)(host), rtol=rtol, atol=rtol)


@pytest.mark.parametrize("axis", AXES)
@pytest.mark.parametrize("name", NAMES[:7])
def test_axes(name, axis, rng):
    host = random_array(rng, (3, 4, 5), "float64", 0.5, 1.5)
    a = gs.asarray(host)
    rtol = 1e-14 if name in ("sum", "prod", "mean") else 0
    for keepdims in (False, True):
        same(
            getattr(a, name)(axis=axis, keepdims=keepdims), getattr(host, name)(axis=axis, keepdims=keepdims), rtol=rtol
        )
        strided, host_strided = a[::2, ::-1, 1:], host[::2, ::-1, 1:]
        same(
            getattr(strided, name)(axis=axis, keepdims=keepdims),
            getattr(host_strided, name)(axis=axis, keepdims=keepdims),
            rtol=rtol,
        )


@pytest.mark.parametrize("name", ["argmin", "argmax"])
def test_positions(name, rng):
    host = random_array(rng, (6, 7), "int8", -3, 3)
    a = gs.asarray(host)
    for axis in (None, 0, 1, -1):
        same(getattr(a, name)(axis=axis), getattr(host, name)(axis=axis))
        same(getattr(a, name)(axis=axis, keepdims=True), getattr(host, name)(axis=axis, keepdims=True))


@settings(max_examples=100, deadline=None)
@given(st.lists(st.integers(0, 5), min_size=1, max_size=4), st.data())
def test_random_shapes(shape, data):
    axis = data.draw(st.none() | st.integers(-len(shape), len(shape) - 1))
    host = random_array(np.random.default_rng(len(shape)), tuple(shape), "int64", -9, 9)
    a = gs.asarray(host)
    same(a.sum(axis=axis), host.sum(axis=axis))
    same(a.prod(axis=axis), host.prod(axis=axis))
    same(a.any(axis=axis), host.any(axis=axis))
    same(a.all(axis=axis), host.all(axis=axis))


@pytest.mark.parametrize("n", [0, 1, 7, 8, 127, 128, 129, 1000, 4096, 100_003])
def test_sum_is_as_accurate_as_pairwise(n, rng):
    host = random_array(rng, n, "float32", 0, 1)
    exact = math.fsum(host.tolist())
    ours = float(gs.asarray(host).sum())
    assert abs(ours - exact) <= 2e-7 * max(exact, 1) * max(1, math.log2(n + 1) / 8)


@pytest.mark.parametrize("dtype", FLOAT)
def test_nan(dtype):
    host = np.array([1, np.nan, -2, 5], dtype)
    for name in ("sum", "min", "max", "mean", "argmin", "argmax"):
        same(getattr(gs.asarray(host), name)(), getattr(host, name)())


@pytest.mark.parametrize("dtype", [*INTEGER, "bool"])
def test_accumulator_dtypes(dtype):
    host = np.ones(300, dtype)
    for name in ("sum", "prod", "mean"):
        same(getattr(gs.asarray(host), name)(), getattr(host, name)())


def test_dtype_argument(rng):
    host = random_array(rng, 50, "float32")
    same(gs.asarray(host).sum(dtype="float64"), host.sum(dtype="float64"), rtol=1e-14)
    same(gs.asarray(host).mean(dtype="float64"), host.mean(dtype="float64"), rtol=1e-14)


def test_out(rng):
    host = random_array(rng, (4, 5), "float64")
    out = gs.zeros(5)
    assert gs.asarray(host).sum(axis=0, out=out) is out
    same(out, host.sum(axis=0), rtol=1e-14)
    assert gs.max(gs.asarray(host), 0, out) is out
    same(out, host.max(axis=0))


def test_initial_and_where(rng):
    host, mask = random_array(rng, (4, 5), "int64", -9, 9), random_array(rng, (4, 5), "bool")
    a, m = gs.asarray(host), gs.asarray(mask)
    same(a.sum(initial=10), host.sum(initial=10))
    same(a.sum(axis=0, where=m), host.sum(axis=0, where=mask))
    same(a.max(axis=1, initial=-20, where=m), host.max(axis=1, initial=-20, where=mask))
    same(a.min(initial=-50), host.min(initial=-50))


def test_result_is_an_array_of_rank_0():
    total = gs.arange(10).sum()
    assert isinstance(total, gs.ndarray)
    assert total.shape == ()
    assert int(total) == 45


@pytest.mark.parametrize("ddof", [0, 1])
def test_variance(ddof, rng):
    for dtype in ("float32", "float64", "int32", "complex128"):
        host = random_array(rng, (6, 5), dtype, -4, 4)
        a = gs.asarray(host)
        rtol = 1e-5 if dtype == "float32" else 1e-13
        for axis in (None, 0, 1):
            same(a.var(axis=axis, ddof=ddof), host.var(axis=axis, ddof=ddof), rtol=rtol)
            same(a.std(axis=axis, ddof=ddof, keepdims=True), host.std(axis=axis, ddof=ddof, keepdims=True), rtol=rtol)


def test_count_nonzero(rng):
    host = random_array(rng, (4, 5), "int8", -1, 1)
    assert int(gs.count_nonzero(gs.asarray(host))) == np.count_nonzero(host)
    same(gs.count_nonzero(gs.asarray(host), axis=0), np.count_nonzero(host, axis=0))


def test_errors():
    a = gs.ones((3, 4))
    with pytest.raises(IndexError, match="axis 2 is out of bounds for array of dimension 2"):
        a.sum(axis=2)
    with pytest.raises(ValueError, match="duplicate value in 'axis'"):
        a.sum(axis=(0, 0))
    with pytest.raises(ValueError, match="zero-size array to reduction operation minimum which has no identity"):
        gs.ones(0).min()
    with pytest.raises(ValueError, match="attempt to get argmax of an empty sequence"):
        gs.ones(0).argmax()
    with pytest.raises(TypeError, match=r"gridstride.asarray"):
        gs.sum(np.ones(3))


def test_nested_sequences_are_taken():
    same(gs.sum([1, 2, 3]), np.sum([1, 2, 3]))
    same(gs.max([[1, 5], [3, 2]], axis=0), np.max([[1, 5], [3, 2]], axis=0))
    same(gs.tril([[1, 2], [3, 4]]), np.tril([[1, 2], [3, 4]]))
    same(gs.ravel(((1, 2.5), (3, 4))), np.ravel(((1, 2.5), (3, 4))))


@pytest.mark.parametrize("dtype", ["int8", "int64", "bool"])
def test_means_in_integers(rng, dtype):
    host = random_array(rng, (5, 6), "float64", low=-9, high=9)
    same(gs.mean(gs.asarray(host), dtype=dtype), np.mean(host, dtype=dtype))
    same(gs.asarray(host).mean(axis=1, dtype=dtype), host.mean(axis=1, dtype=dtype))
    whole = random_array(rng, (5, 6), "int8", low=-20, high=20)  # sums that fit
    out, expected = gs.zeros(6, "int8"), np.zeros(6, "int8")
    assert gs.mean(gs.asarray(whole), axis=0, out=out) is out
    same(out, np.mean(whole, axis=0, out=expected))
    with pytest.raises(ValueError, match="output parameter"):
        gs.mean(gs.asarray(whole), axis=1, out=out)


def test_fused_with_its_input(rng):
    host = random_array(rng, (50, 40), "float64")
    a = gs.asarray(host)
    rows = a.sum(axis=1)
    same(a / rows[:, gs.newaxis], host / host.sum(axis=1)[:, None], rtol=1e-11)
    same((a * a + 1).sum(), (host * host + 1).sum(), rtol=1e-13)


def test_large(rng):
    host = random_array(rng, 3_000_001, "float64")
    a = gs.asarray(host)
    assert float(a.sum()) == pytest.approx(math.fsum(host.tolist()), rel=1e-12)
    assert float(a.max()) == host.max()
    assert float(a.min()) == host.min()


@pytest.mark.parametrize("dtype", ["float64", "float32", "int64", "uint32"])
def test_extremes_of_the_columns_of_wide_matrices(rng, dtype):
    """A NaN wins, and of zeros the greatest is the positive one."""
    for shape in ((17, 64), (300, 200), (1000, 1031)):
        host = random_array(rng, shape, dtype)
        if host.dtype.kind == "f":
            host[rng.integers(0, shape[0], 5), rng.integers(4, shape[1], 5)] = np.nan
            host[:, 3] = np.where(rng.random(shape[0]) < 0.5, 0.0, -0.0)
            host[:2, 3] = 0.0, -0.0
        a = gs.asarray(host)
        for whole, device in ((host, a), (host[:, ::-1], a[:, ::-1]), (host[::-2], a[::-2])):
            high, low = device.max(axis=0).get(), device.min(axis=0).get()
            np.testing.assert_array_equal(high, whole.max(axis=0))
            np.testing.assert_array_equal(low, whole.min(axis=0))
        if host.dtype.kind == "f":
            assert not np.signbit(a.max(axis=0).get()[3]) and np.signbit(a.min(axis=0).get()[3])
