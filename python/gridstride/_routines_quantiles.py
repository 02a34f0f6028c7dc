"""Order statistics, composed of selections and sorts."""

from __future__ import annotations

from typing import Any

import gridstride as gs
from gridstride import _core
from gridstride._core import asarray, ndarray
from gridstride._routines_stats import _axes, _gathered, _into

__all__ = [
    "median",
    "nanmedian",
    "nanpercentile",
    "nanquantile",
    "percentile",
    "quantile",
]

_isnan = _core.ufuncs.isnan


_ALPHA_BETA = {
    "interpolated_inverted_cdf": (0, 1),
    "hazen": (0.5, 0.5),
    "weibull": (0, 0),
    "median_unbiased": (1 / 3.0, 1 / 3.0),
    "normal_unbiased": (3 / 8.0, 3 / 8.0),
}


_METHODS = (
    "inverted_cdf",
    "averaged_inverted_cdf",
    "closest_observation",
    *_ALPHA_BETA,
    "linear",
    "lower",
    "higher",
    "midpoint",
    "nearest",
)


def _positions(method: str, n: Any, q: Any) -> tuple[Any, Any, Any]:
    """Where quantiles lie in sorted elements: two neighbours and the share of the second. On the host."""
    import numpy as np

    if method not in _METHODS:
        raise ValueError(f"{method!r} is not a valid method. Use one of: {set(_METHODS)}")

    def whole(index: Any) -> tuple[Any, Any, Any]:
        index = np.clip(np.asarray(index).astype(np.int64), 0, n - 1)
        return index, index, None

    if method == "lower":
        return whole(np.floor((n - 1) * q))
    if method == "higher":
        return whole(np.ceil((n - 1) * q))
    if method == "nearest":
        return whole(np.around((n - 1) * q))
    if method == "inverted_cdf":
        at = n * q - 1
        return whole(np.where(at % 1 == 0, at, np.floor(at) + 1))
    if method == "closest_observation":
        at = n * q - 1 - 0.5
        down = np.floor(at)
        return whole(np.where((at % 1 == 0) & (down % 2 == 1), at, down + 1))
    if method == "midpoint":
        at = 0.5 * (np.floor((n - 1) * q) + np.ceil((n - 1) * q))
    elif method == "linear":
        at = (n - 1) * q
        if q.dtype.kind in "iub":
            return whole(at)
    elif method == "averaged_inverted_cdf":
        at = n * q - 1
    else:
        alpha, beta = _ALPHA_BETA[method]
        at = n * q + (alpha + q * (1 - alpha - beta)) - 1
    before = np.floor(at)
    share = np.asarray(at - before, dtype=q.dtype)
    if method == "averaged_inverted_cdf":
        share = np.where(share == 0, 0.5, 1.0).astype(q.dtype)
    elif method == "midpoint":
        share = np.where(at % 1 != 0, 0.5, 0.0).astype(q.dtype)
    after = before + 1
    outside = at >= n - 1
    low = at < 0
    before = np.where(outside, n - 1, np.where(low, 0, before)).astype(np.int64)
    after = np.where(outside, n - 1, np.where(low, 0, after)).astype(np.int64)
    return before, after, share


def _between(a: ndarray, b: ndarray, share: Any) -> ndarray:
    """a + (b - a) * share, from whichever end is nearer. Nothing to add where both are one."""
    if share is None or not share.any():
        return a
    t = asarray(share)
    t = t.reshape((*t.shape, *(1,) * (a.ndim - t.ndim)))
    distance = b - a
    return gs.where(t >= 0.5, b - distance * (1 - t), a + distance * t)


def _host_quantiles(q: Any, like: ndarray, scale: float = 1.0) -> Any:
    """q as floats on the host, checked."""
    import numpy as np

    host = q.get() if isinstance(q, ndarray) else q
    if isinstance(host, int | float) and like.dtype.kind == "f":
        values = np.asarray(host, dtype=like.dtype)
    else:
        values = np.asarray(host)
    if values.dtype.kind not in "fiub":
        raise ValueError("q must be real numbers")
    if values.ndim > 2:
        raise ValueError(f"q must be a scalar, a vector or a matrix; it has {values.ndim} axes")
    if scale != 1.0:
        values = np.true_divide(values, scale, dtype=values.dtype if values.dtype.kind == "f" else None)
    if not bool(np.all((values >= 0) & (values <= 1))):
        name, top = ("Percentiles", 100) if scale != 1.0 else ("Quantiles", 1)
        raise ValueError(f"{name} must be in the range [0, {top}]")
    return values


def _order_statistics(a: Any, q: Any, axis: Any, method: str, keepdims: bool, weights: Any, skip_nan: bool) -> ndarray:
    x = asarray(a)
    if x.dtype.kind == "c":
        raise TypeError("a must be an array of real numbers")
    if x.dtype.kind == "b":
        raise TypeError("numpy boolean subtract, the `-` operator, is not supported; cast the array first")
    rows, kept = _gathered(x, axis)
    if weights is not None:
        if method != "inverted_cdf":
            raise ValueError(f"Only method 'inverted_cdf' supports weights. Got: {method}.")
        result = _weighted(x, rows, q, axis, weights, skip_nan)
    elif skip_nan and x.dtype.kind == "f":
        result = _without_nan(rows, q, method)
    else:
        result = _of_rows(rows, q, method)
    if keepdims:
        return result.reshape((*q.shape, *kept))
    return result


def _of_rows(rows: ndarray, q: Any, method: str) -> ndarray:
    """Quantiles along the last axis: the elements that are asked for are selected, not sorted."""
    import numpy as np

    n = rows.shape[-1]
    if n == 0:
        return gs.full((*q.shape, *rows.shape[:-1]), float("nan"), dtype=gs.result_type(rows, "float64"))
    before, after, share = _positions(method, n, q)
    places = sorted({*before.ravel().tolist(), *after.ravel().tolist(), n - 1})
    chosen = _core.sorted_elements(rows, places) if n > 1 else rows

    def pick(wanted: Any) -> ndarray:
        at = np.searchsorted(places, wanted)
        if at.ndim == 0:
            return chosen[..., int(at)]
        return _core.ascontiguousarray(gs.moveaxis(chosen[..., asarray(at)], range(-at.ndim, 0), range(at.ndim)))

    result = pick(before)
    if share is not None:
        dtype = gs.result_type(rows.dtype, share.dtype)
        result = (_between(result, pick(after), share) if share.any() else result).astype(dtype, copy=False)
    if rows.dtype.kind == "f":
        last = chosen[..., len(places) - 1]
        result = gs.where(_isnan(last), asarray(float("nan"), dtype=result.dtype), result)
    return result


def _without_nan(rows: ndarray, q: Any, method: str) -> ndarray:
    """Quantiles of what is no NaN in each row: NaN is last when sorted, so the rows' lengths differ."""
    import numpy as np

    ordered = gs.sort(rows, axis=-1)
    counts = (~_isnan(rows)).sum(axis=-1).get()
    flat = np.atleast_1d(counts).ravel()
    n = np.maximum(flat, 1)
    values = ordered.reshape(flat.size, rows.shape[-1]) if rows.size else None
    shape = (*q.shape, *rows.shape[:-1])
    if values is None:
        return gs.full(shape, float("nan"), dtype=rows.dtype)
    before, after, share = _positions(method, n, q.reshape(-1, 1))
    number = gs.arange(flat.size)
    a, b = values[number, asarray(before)], values[number, asarray(after)]
    result = _between(a, b, None if share is None else np.broadcast_to(share, before.shape))
    if not q.ndim and result.dtype != rows.dtype:
        result = result.astype(rows.dtype)
    return result.reshape(shape)


def _weighted(x: ndarray, rows: ndarray, q: Any, axis: Any, weights: Any, skip_nan: bool) -> ndarray:
    w = asarray(weights)
    if w.shape != x.shape:
        axes = _axes(axis, x.ndim)
        if axis is None:
            raise TypeError("Axis must be specified when shapes of a and weights differ.")
        if w.shape != tuple(x.shape[k] for k in axes):
            raise ValueError("Shape of weights must be consistent with shape of a along specified axis.")
        w = w.transpose([axes.index(k) for k in sorted(axes)])
        w = gs.broadcast_to(w.reshape(tuple(x.shape[k] if k in axes else 1 for k in range(x.ndim))), x.shape)
    if bool((w < 0).any()):
        raise ValueError("Weights must be non-negative.")
    w, _ = _gathered(w.astype("float64"), axis)
    if skip_nan and x.dtype.kind == "f":
        w = gs.where(_isnan(rows), 0.0, w)
    order = gs.argsort(rows, axis=-1, kind="stable")
    ordered = gs.take_along_axis(rows, order, -1)
    share = gs.cumsum(gs.take_along_axis(w, order, -1), axis=-1)
    share = share / share[..., -1:]
    results = []
    n = rows.shape[-1]
    for value in q.ravel().tolist():
        place = gs.clip((share < value).sum(axis=-1), 0, n - 1)
        if value == 0:
            place = gs.clip((share <= 0).sum(axis=-1), 0, n - 1)
        results.append(gs.take_along_axis(ordered, place[..., None], -1)[..., 0])
    result = gs.stack(results).reshape((*q.shape, *rows.shape[:-1]))
    if rows.dtype.kind == "f" and not skip_nan:
        result = gs.where(_isnan(rows).any(axis=-1), asarray(float("nan"), dtype=result.dtype), result)
    return result


def quantile(
    a: Any,
    q: Any,
    axis: Any = None,
    out: ndarray | None = None,
    overwrite_input: bool = False,
    method: str = "linear",
    keepdims: bool = False,
    *,
    weights: Any = None,
) -> ndarray:
    """Quantiles along axes, by any of NumPy's thirteen methods. `overwrite_input` changes nothing."""
    host = _host_quantiles(q, asarray(a))
    return _into(_order_statistics(a, host, axis, method, keepdims, weights, False), out)


def percentile(
    a: Any,
    q: Any,
    axis: Any = None,
    out: ndarray | None = None,
    overwrite_input: bool = False,
    method: str = "linear",
    keepdims: bool = False,
    *,
    weights: Any = None,
) -> ndarray:
    """Quantiles by percent."""
    host = _host_quantiles(q, asarray(a), 100.0)
    return _into(_order_statistics(a, host, axis, method, keepdims, weights, False), out)


def nanquantile(
    a: Any,
    q: Any,
    axis: Any = None,
    out: ndarray | None = None,
    overwrite_input: bool = False,
    method: str = "linear",
    keepdims: bool = False,
    *,
    weights: Any = None,
) -> ndarray:
    """Quantiles of what is no NaN."""
    host = _host_quantiles(q, asarray(a))
    return _into(_order_statistics(a, host, axis, method, keepdims, weights, True), out)


def nanpercentile(
    a: Any,
    q: Any,
    axis: Any = None,
    out: ndarray | None = None,
    overwrite_input: bool = False,
    method: str = "linear",
    keepdims: bool = False,
    *,
    weights: Any = None,
) -> ndarray:
    """Quantiles by percent of what is no NaN."""
    host = _host_quantiles(q, asarray(a), 100.0)
    return _into(_order_statistics(a, host, axis, method, keepdims, weights, True), out)


def median(
    a: Any, axis: Any = None, out: ndarray | None = None, overwrite_input: bool = False, keepdims: bool = False
) -> ndarray:
    """The middle element along axes, or the mean of the two. A NaN makes it NaN."""
    x = asarray(a)
    rows, kept = _gathered(x, axis)
    n = rows.shape[-1]
    if n == 0:
        result = gs.mean(rows, axis=-1)
    else:
        places = sorted({(n - 1) // 2, n // 2, n - 1})
        chosen = _core.sorted_elements(rows, places) if n > 1 else rows
        result = gs.mean(chosen[..., : n // 2 - (n - 1) // 2 + 1], axis=-1)
        if x.dtype.kind in "fc":
            result = gs.where(_isnan(chosen[..., -1]), asarray(float("nan"), dtype=result.dtype), result)
    return _into(result.reshape(kept) if keepdims else result, out)


def nanmedian(
    a: Any, axis: Any = None, out: ndarray | None = None, overwrite_input: bool = False, keepdims: bool = False
) -> ndarray:
    """The median of what is no NaN along axes."""
    x = asarray(a)
    if x.dtype.kind not in "fc":
        return median(x, axis, out, overwrite_input, keepdims)
    rows, kept = _gathered(x, axis)
    if rows.size == 0:
        result = gs.full(rows.shape[:-1], float("nan"), dtype=x.dtype)
    else:
        ordered = gs.sort(rows, axis=-1)
        n = (~_isnan(rows)).sum(axis=-1, keepdims=True)
        low = gs.take_along_axis(ordered, gs.maximum(n - 1, 0) // 2, -1)[..., 0]
        high = gs.take_along_axis(ordered, gs.minimum(n // 2, rows.shape[-1] - 1), -1)[..., 0]
        result = gs.where(low == high, low, (low + high) / 2)
    return _into(result.reshape(kept) if keepdims else result, out)
