"""Statistics with SciPy's names."""

from __future__ import annotations

from typing import Any

import numpy as np

import gridstride as gs
from gridstride._core import asarray, ndarray

__all__ = ["boxcox_llf", "entropy", "trim_mean", "zmap", "zscore"]


def _policy(x: ndarray, nan_policy: str) -> bool:
    """Whether NaN are left out."""
    if nan_policy not in ("propagate", "omit", "raise"):
        raise ValueError("nan_policy must be one of {'propagate', 'raise', 'omit'}")
    if nan_policy == "raise" and x.dtype.kind in "fc" and bool(gs.isnan(x).any()):
        raise ValueError("The input contains nan values")
    return nan_policy == "omit"


def zmap(scores: Any, compare: Any, axis: int | None = 0, ddof: int = 0, nan_policy: str = "propagate") -> ndarray:
    """The scores less the mean of `compare`, divided by its standard deviation; NaN where that is 0.

    `nan_policy`: "propagate", "omit" or "raise" (ValueError).
    """
    values, others = asarray(scores), asarray(compare)
    if not others.size:
        return gs.empty(values.shape)
    mean_of, std_of = (gs.nanmean, gs.nanstd) if _policy(others, nan_policy) else (gs.mean, gs.std)
    mean = mean_of(others, axis=axis, keepdims=True)
    std = std_of(others, axis=axis, ddof=ddof, keepdims=True)
    # Equal elements: their deviation may be rounding.
    first = others.reshape(-1)[:1] if axis is None else gs.take(others, gs.arange(1), axis=axis)
    constant = gs.all(others == first, axis=axis, keepdims=True)
    return (values - mean) / gs.where(constant, gs.nan, std)


def zscore(a: Any, axis: int | None = 0, ddof: int = 0, nan_policy: str = "propagate") -> ndarray:
    """The elements less their mean, divided by their standard deviation. Arguments as of `zmap`."""
    return zmap(a, a, axis, ddof, nan_policy)


def entropy(pk: Any, qk: Any = None, base: float | None = None, axis: int = 0) -> ndarray:
    """The entropy of a distribution, or relative to another one; both are divided by their sums.

    Raises:
        ValueError: a base that is not positive.
    """
    from gridstride.scipy import special

    if base is not None and base <= 0:
        raise ValueError("`base` must be a positive number or `None`.")
    p = asarray(pk, dtype=float)
    p = p / gs.sum(p, axis=axis, keepdims=True)
    if qk is None:
        parts: ndarray = special.entr(p)
    else:
        q = asarray(qk, dtype=float)
        p, q = gs.broadcast_arrays(p, q)
        parts = special.rel_entr(p, q / gs.sum(q, axis=axis, keepdims=True))
    total = gs.sum(parts, axis=axis)
    return total if base is None else total / float(np.log(base))


def trim_mean(a: Any, proportiontocut: float, axis: int | None = 0) -> ndarray:
    """The mean without the given share of the elements at both ends of their order.

    Raises:
        ValueError: a share that leaves nothing.
    """
    values = asarray(a)
    if not values.size:
        return gs.full((), gs.nan)
    if axis is None:
        values, axis = values.reshape(-1), 0
    n = values.shape[axis]
    cut = int(proportiontocut * n)
    if cut > n - cut:
        raise ValueError("Proportion too big.")
    ordered = gs.moveaxis(gs.sort(values, axis=axis), axis, 0)
    return gs.mean(ordered[cut : n - cut], axis=0)


def boxcox_llf(lmb: float, data: Any) -> ndarray:
    """The logarithm of the likelihood of Box and Cox's transform with the exponent `lmb`, along the first axis."""
    values = asarray(data, dtype=float)
    n = values.shape[0]
    if n == 0:
        return gs.full((), gs.nan)
    logs = gs.log(values)
    # By logarithms, so that large exponents do not overflow: var((x**l - 1) / l) = var(x**l) / l**2.
    if lmb == 0:
        variance = gs.log(gs.var(logs, axis=0))
    else:
        powers = lmb * logs
        shift = gs.max(powers, axis=0, keepdims=True)
        variance = gs.log(gs.var(gs.exp(powers - shift), axis=0)) + 2 * shift[0] - 2 * float(np.log(abs(lmb)))
    return (lmb - 1) * gs.sum(logs, axis=0) - n / 2 * variance
