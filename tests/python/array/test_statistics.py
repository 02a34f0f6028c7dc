"""Order statistics, averages, and the reductions that leave NaN out, against NumPy."""

import warnings

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gridstride as gs
from support import COMPLEX, FLOAT, INTEGER, same, strided

METHODS = [
    "inverted_cdf",
    "averaged_inverted_cdf",
    "closest_observation",
    "interpolated_inverted_cdf",
    "hazen",
    "weibull",
    "linear",
    "median_unbiased",
    "normal_unbiased",
    "lower",
    "higher",
    "midpoint",
    "nearest",
]
SHAPES = [(1,), (2,), (9,), (50,), (700,), (3, 4), (5, 1), (2, 3, 4), (4, 5, 6)]
TOLERANCE = {"float16": 2e-2, "float32": 1e-5, "complex64": 1e-5}


def check(actual, expected):
    tolerance = TOLERANCE.get(str(np.asarray(expected).dtype), 1e-12)
    same(actual, expected, rtol=tolerance, atol=tolerance)


def holed(rng, shape, dtype, share):
    host, a = strided(rng, shape, dtype, low=-5, high=5)
    if np.dtype(dtype).kind not in "fc":
        return host, a
    hole = rng.random(shape) < share
    return np.where(hole, np.array(np.nan, dtype), host), gs.where(
        gs.asarray(hole), gs.asarray(np.array(np.nan, dtype)), a
    )


@st.composite
def cases(draw, dtypes=tuple(FLOAT + INTEGER)):
    shape = draw(st.sampled_from(SHAPES))
    rank = len(shape)
    axis = draw(st.none() | st.integers(-rank, rank - 1) | st.sets(st.integers(0, rank - 1), min_size=1).map(tuple))
    return draw(st.sampled_from(dtypes)), shape, axis, draw(st.booleans()), draw(st.integers(0, 999))


def quiet(function):
    with warnings.catch_warnings(), np.errstate(all="ignore"):
        warnings.simplefilter("ignore")
        return function()


@settings(max_examples=300, deadline=None)
@given(cases(), st.sampled_from(METHODS), st.sampled_from([0.25, 1.0, 0.0, "list", "matrix"]), st.booleans())
def test_quantile(case, method, q, holes):
    dtype, shape, axis, keepdims, seed = case
    rng = np.random.default_rng(seed)
    host, a = holed(rng, shape, dtype, 0.2 if holes else 0)
    q = {"list": [0.0, 0.5, 0.93], "matrix": rng.random((2, 2))}.get(q, q)
    check(
        gs.quantile(a, q, axis, method=method, keepdims=keepdims),
        quiet(lambda: np.quantile(host, q, axis, method=method, keepdims=keepdims)),
    )


@settings(max_examples=200, deadline=None)
@given(cases(), st.sampled_from(METHODS), st.sampled_from([25, "list"]))
def test_nanpercentile(case, method, q):
    dtype, shape, axis, keepdims, seed = case
    host, a = holed(np.random.default_rng(seed), shape, dtype, 0.3)
    q = [0, 30.5, 100] if q == "list" else q
    expected = quiet(lambda: np.nanpercentile(host, q, axis, method=method, keepdims=keepdims))
    got = gs.nanpercentile(a, q, axis, method=method, keepdims=keepdims)
    # NumPy's dtype depends on the values: where the first row has NaN alone it is the array's.
    tolerance = TOLERANCE.get(dtype, 1e-12)
    same(got, expected, rtol=tolerance, atol=tolerance, strict_dtype=False)


@settings(max_examples=200, deadline=None)
@given(cases(tuple(FLOAT + INTEGER)), st.booleans())
def test_median(case, holes):
    dtype, shape, axis, keepdims, seed = case
    host, a = holed(np.random.default_rng(seed), shape, dtype, 0.1 if holes else 0)
    check(gs.median(a, axis, keepdims=keepdims), quiet(lambda: np.median(host, axis, keepdims=keepdims)))
    check(gs.nanmedian(a, axis, keepdims=keepdims), quiet(lambda: np.nanmedian(host, axis, keepdims=keepdims)))
    check(gs.ptp(a, axis, keepdims=keepdims), np.ptp(host, axis, keepdims=keepdims))


def test_weighted_quantiles(rng):
    host, a = strided(rng, (6, 7), "float64")
    weights = rng.integers(0, 4, (6, 7)).astype(float) + 0.5
    for q in (0.0, 0.3, [0.1, 0.5, 1.0]):
        for axis in (None, 0, 1):
            check(
                gs.quantile(a, q, axis, method="inverted_cdf", weights=gs.asarray(weights)),
                np.quantile(host, q, axis, method="inverted_cdf", weights=weights),
            )
    check(
        gs.percentile(a, 40, 1, method="inverted_cdf", weights=gs.asarray(weights[0])),
        np.percentile(host, 40, 1, method="inverted_cdf", weights=weights[0]),
    )


def test_whole_quantiles_keep_the_dtype():
    host = np.arange(7, dtype="int8")
    same(gs.quantile(gs.asarray(host), 1), np.quantile(host, 1))
    same(gs.quantile(gs.asarray(host), [0, 1]), np.quantile(host, [0, 1]))


def test_order_statistics_of_many(rng):
    host = rng.normal(size=400_001)
    a = gs.asarray(host)
    same(gs.median(a), np.median(host))
    check(gs.percentile(a, [1, 25, 50, 99.9]), np.percentile(host, [1, 25, 50, 99.9]))
    rows = host[:400_000].reshape(200, 2000)
    check(gs.median(gs.asarray(rows), axis=0), np.median(rows, axis=0))


NAN = ["nansum", "nanprod", "nanmean", "nanvar", "nanstd", "nanmin", "nanmax"]


@settings(max_examples=300, deadline=None)
@given(cases(tuple(FLOAT + COMPLEX + ["int32", "uint8"])), st.sampled_from(NAN), st.sampled_from([0, 0.3, 1]))
def test_reductions_without_nan(case, name, share):
    dtype, shape, axis, keepdims, seed = case
    if dtype == "float16" and name in ("nanprod", "nanvar", "nanstd", "nanmean"):
        return  # NumPy rounds on the way
    if dtype in COMPLEX and name in ("nanmin", "nanmax"):
        return  # which NaN comes out differs
    host, a = holed(np.random.default_rng(seed), shape, dtype, share)
    if name == "nanprod" and dtype in FLOAT + COMPLEX:
        host, a = host * 0.01 + 1, a * 0.01 + 1
    expected = quiet(lambda: getattr(np, name)(host, axis=axis, keepdims=keepdims))
    got = getattr(gs, name)(a, axis=axis, keepdims=keepdims)
    tolerance = {"float32": 2e-5, "complex64": 2e-5, "float16": 2e-2}.get(dtype, 1e-11)
    same(got, expected, rtol=tolerance, atol=tolerance * 20)


@settings(max_examples=100, deadline=None)
@given(cases(tuple(FLOAT + ["int16"])))
def test_positions_without_nan(case):
    dtype, shape, axis, keepdims, seed = case
    axis = axis[0] if isinstance(axis, tuple) else axis
    host, a = holed(np.random.default_rng(seed), shape, dtype, 0.3)
    for name in ("nanargmin", "nanargmax"):
        try:
            expected = getattr(np, name)(host, axis, keepdims=keepdims)
        except ValueError:
            with pytest.raises(ValueError, match="All-NaN slice"):
                getattr(gs, name)(a, axis, keepdims=keepdims)
            continue
        same(getattr(gs, name)(a, axis, keepdims=keepdims), expected)


def test_average(rng):
    host, a = strided(rng, (4, 5, 6), "float64")
    weights = rng.random((4, 5, 6))
    w = gs.asarray(weights)
    for axis in (None, 0, 2, (0, 2)):
        for keepdims in (False, True):
            check(gs.average(a, axis, keepdims=keepdims), np.average(host, axis, keepdims=keepdims))
            for ours, theirs in zip(
                gs.average(a, axis, w, True, keepdims=keepdims),
                np.average(host, axis, weights, True, keepdims=keepdims),
                strict=True,
            ):
                check(ours, theirs)
    check(gs.average(a, 1, w[0, :, 0]), np.average(host, 1, weights[0, :, 0]))
    check(gs.average(a, (2, 0), w[:, 0, :].T), np.average(host, (2, 0), weights[:, 0, :].T))
    check(gs.average(gs.arange(5)), np.average(np.arange(5)))
    with pytest.raises(ZeroDivisionError, match="Weights sum to zero"):
        gs.average(a, weights=w * 0)


def test_statistics_errors():
    a = gs.arange(6.0)
    with pytest.raises(ValueError, match="range \\[0, 1\\]"):
        gs.quantile(a, 1.5)
    with pytest.raises(ValueError, match="range \\[0, 100\\]"):
        gs.percentile(a, [-1, 5])
    with pytest.raises(ValueError, match="not a valid method"):
        gs.quantile(a, 0.5, method="other")
    with pytest.raises(TypeError, match="real numbers"):
        gs.quantile(a + 1j, 0.5)
    with pytest.raises(ValueError, match="supports weights"):
        gs.quantile(a, 0.5, weights=a)
    with pytest.raises(IndexError, match="out of bounds"):
        gs.median(a, axis=3)
    with pytest.raises(ValueError, match="duplicate"):
        gs.median(a.reshape(2, 3), axis=(0, -2))


def test_out(rng):
    host, a = strided(rng, (4, 5), "float64")
    for name in ("median", "nanmedian", "ptp", "nanmean", "nanvar"):
        out = gs.zeros(5)
        assert getattr(gs, name)(a, axis=0, out=out) is out
        check(out, getattr(np, name)(host, axis=0))
    out = gs.zeros((2, 5))
    assert gs.quantile(a, [0.1, 0.5], axis=0, out=out) is out
    check(out, np.quantile(host, [0.1, 0.5], axis=0))


@settings(max_examples=150, deadline=None)
@given(cases(("float32", "float64", "complex128", "int32")), st.sampled_from(["var", "std"]), st.booleans())
def test_variance(case, name, chosen):
    dtype, shape, axis, keepdims, seed = case
    rng = np.random.default_rng(seed)
    host, a = strided(rng, shape, dtype, low=-5, high=5)
    where = rng.random(shape) < 0.7
    for kwargs in ({}, {"ddof": 1}, {"correction": 1}, {"mean": np.mean(host, axis, keepdims=True)}):
        ours = {k: gs.asarray(v) if isinstance(v, np.ndarray | np.generic) else v for k, v in kwargs.items()}
        if chosen:
            kwargs["where"], ours["where"] = where, gs.asarray(where)
        expected = quiet(lambda k=kwargs: getattr(np, name)(host, axis, keepdims=keepdims, **k))
        tolerance = {"rtol": 2e-5 if dtype == "float32" else 1e-11, "atol": 1e-5 if dtype == "float32" else 1e-11}
        same(getattr(gs, name)(a, axis, keepdims=keepdims, **ours), expected, **tolerance)
        same(getattr(a, name)(axis, keepdims=keepdims, **ours), expected, **tolerance)


def test_reductions_of_chosen_elements(rng):
    host, a = strided(rng, (6, 7), "float64")
    where = rng.random((6, 7)) < 0.5
    w = gs.asarray(where)
    for axis in (None, 0, 1):
        check(gs.mean(a, axis, where=w), quiet(lambda k=axis: np.mean(host, k, where=where)))
        check(a.mean(axis, where=w), quiet(lambda k=axis: np.mean(host, k, where=where)))
        same(gs.any(a > 0, axis, where=w), np.any(host > 0, axis, where=where))
        same((a > 0).all(axis, where=w), np.all(host > 0, axis, where=where))
    out = gs.zeros(7)
    assert gs.var(a, 0, out=out) is out
    check(out, np.var(host, 0))
    with pytest.raises(ValueError, match="simultaneously"):
        gs.var(a, ddof=1, correction=1)


@pytest.mark.parametrize("dtype", ["float32", "float64", "int32", "int64", "complex64"])
@pytest.mark.parametrize("shape", [(16, 64), (15, 70), (300, 100), (40_000, 65), (17_000, 513), (3, 400, 600)])
def test_sums_of_wide_matrices(dtype, shape, rng):
    host, _ = strided(rng, shape, dtype, low=-4, high=4)
    host = np.ascontiguousarray(host)
    a = gs.asarray(host)
    axis = len(shape) - 2
    wide = {"float32": "float64", "complex64": "complex128"}.get(dtype, dtype)
    expected = host.astype(wide).sum(axis=axis).astype(np.sum(host[:0]).dtype)
    tolerance = {"rtol": 1e-5, "atol": 2e-4} if dtype in ("float32", "complex64") else {"rtol": 1e-12, "atol": 1e-10}
    same(a.sum(axis=axis), expected, **({} if dtype.startswith("int") else tolerance))
    part = a[..., 3:-2]
    same(part.sum(axis=axis), expected[..., 3:-2], **({} if dtype.startswith("int") else tolerance))
    # The same bits as the columns one by one.
    for c in (0, 31, shape[-1] - 1):
        one = a[..., c].copy().sum(axis=axis)
        same(a.sum(axis=axis)[..., c], one.get())


def test_covariances_of_one_row_of_columns(rng):
    a, b = rng.normal(size=(1, 3)), rng.normal(size=(3, 2))
    same(gs.cov(gs.asarray(b), gs.asarray(b), rowvar=False), np.cov(b, b, rowvar=False), rtol=1e-12)
    for xp in (gs, np):
        with pytest.raises(ValueError):
            xp.cov(xp.asarray(a), xp.asarray(a), rowvar=False)
        with pytest.raises(TypeError):
            xp.cov(xp.asarray(a), dtype="int32")


def test_quantiles_of_several_q_are_contiguous(rng):
    host = rng.normal(size=(4, 3, 10))
    q = rng.uniform(0, 1, (2, 5))
    result = gs.quantile(gs.asarray(host), q, axis=-1)
    same(result, np.quantile(host, q, axis=-1), rtol=1e-12)
    assert result.flags.c_contiguous
    assert gs.quantile(gs.asarray(host), q[0], axis=(0, 1)).flags.c_contiguous
    with pytest.raises(ValueError):
        gs.quantile(gs.asarray(host), rng.uniform(0, 1, (1, 2, 3)))
