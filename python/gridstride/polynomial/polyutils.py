"""What functions of coefficients share, with the names of numpy.polynomial.polyutils."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import gridstride as gs
from gridstride._core import asarray, ndarray

__all__ = ["as_series", "trimcoef", "trimseq"]


def trimseq(seq: Any) -> Any:
    """The sequence without zeros at its end, of which one is left where there is nothing else.

    A view of an array of one axis; TypeError where there is no axis, ValueError where there are more.
    """
    if not isinstance(seq, ndarray):
        last = len(seq)
        while last > 1 and seq[last - 1] == 0:
            last -= 1
        return seq[:last] if last < len(seq) else seq
    if seq.ndim == 0:
        raise TypeError("len() of unsized object")
    if seq.ndim > 1:
        raise ValueError("Coefficient array is not 1-d")
    if seq.size == 0:
        return seq
    (places,) = gs.nonzero(seq)
    return seq[: int(places[-1]) + 1 if places.size else 1]


def as_series(alist: Iterable[Any], trim: bool = True) -> list[ndarray]:
    """Copies of coefficients as arrays of one axis and one floating dtype; trailing zeros are left out with `trim`.

    ValueError for empty arrays, for those of more than one axis, and for dtypes without a common one.
    """
    arrays = [gs.atleast_1d(asarray(a)) for a in alist]
    for a in arrays:
        if a.size == 0:
            raise ValueError("Coefficient array is empty")
        if a.ndim != 1:
            raise ValueError("Coefficient array is not 1-d")
    if any(a.dtype.kind == "b" for a in arrays):
        raise ValueError("Coefficient arrays have no common type")
    dtype = gs.common_type(*arrays)
    return [(trimseq(a) if trim else a).astype(dtype) for a in arrays]


def trimcoef(c: Any, tol: float = 0) -> ndarray:
    """The coefficients without those at the end whose absolute value is at most `tol`, a zero where all are."""
    if tol < 0:
        raise ValueError("tol must be non-negative")
    (series,) = as_series([c])
    (places,) = gs.nonzero(gs.absolute(series) > tol)
    return series[: int(places[-1]) + 1].copy() if places.size else series[:1] * 0
