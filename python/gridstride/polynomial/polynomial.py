"""Power series, with the names of numpy.polynomial.polynomial: coefficients rise from the constant one."""

from __future__ import annotations

import operator
from typing import Any

import gridstride as gs
from gridstride._core import asarray, ndarray
from gridstride.polynomial.polyutils import as_series

__all__ = ["polycompanion", "polyval", "polyvalfromroots", "polyvander"]


def polyvander(x: Any, deg: int) -> ndarray:
    """The powers 0 to `deg` of points: shape (*x.shape, deg + 1). ValueError for a negative degree."""
    degree = operator.index(deg)
    if degree < 0:
        raise ValueError("deg must be non-negative")
    points = gs.atleast_1d(asarray(x))
    points = points.astype(gs.result_type(points.dtype, 0.0), copy=False)
    result = gs.empty((degree + 1, *points.shape), points.dtype)
    result[0] = 1
    for k in range(1, degree + 1):
        result[k] = result[k - 1] * points
    return gs.moveaxis(result, 0, -1)


def polycompanion(c: Any) -> ndarray:
    """The companion matrix, whose eigenvalues are the roots. ValueError for less than two coefficients."""
    (series,) = as_series([c])
    if series.size < 2:
        raise ValueError("Series must have maximum degree of at least 1.")
    degree = series.size - 1
    if degree == 1:
        return (-series[0] / series[1]).reshape(1, 1)
    matrix = gs.zeros((degree, degree), series.dtype)
    matrix.reshape(-1)[degree :: degree + 1] = 1
    matrix[:, -1] -= series[:-1] / series[-1]
    return matrix


def polyval(x: Any, c: Any, tensor: bool = True) -> ndarray:
    """The values at points, by Horner's rule; further axes of `c` are further polynomials.

    With `tensor` each polynomial is taken at each point, else both are broadcast together.
    """
    coefficients = gs.atleast_1d(asarray(c))
    if coefficients.dtype.kind in "biu":
        coefficients = coefficients.astype(float)
    points = asarray(x)
    if tensor and points.ndim:
        coefficients = coefficients.reshape(coefficients.shape + (1,) * points.ndim)
    value = coefficients[-1] + points * 0
    for k in range(2, coefficients.shape[0] + 1):
        value = coefficients[-k] + value * points
    return value


def polyvalfromroots(x: Any, r: Any, tensor: bool = True) -> ndarray:
    """The products of ``x - r`` over the first axis of the roots."""
    roots = gs.atleast_1d(asarray(r))
    if roots.dtype.kind in "biu":
        roots = roots.astype(float)
    points = asarray(x)
    if points.ndim and tensor:
        roots = roots.reshape(roots.shape + (1,) * points.ndim)
    elif points.ndim and points.ndim >= roots.ndim:
        raise ValueError("x.ndim must be < r.ndim when tensor == False")
    return gs.prod(points - roots, axis=0)
