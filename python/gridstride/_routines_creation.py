"""Arrays made from nothing: ranges, grids, triangles, diagonals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import gridstride as gs
from gridstride import _core
from gridstride._core import asarray, ndarray

__all__ = [
    "bartlett",
    "blackman",
    "fromfunction",
    "geomspace",
    "hamming",
    "hanning",
    "kaiser",
    "linspace",
    "logspace",
    "meshgrid",
    "tri",
    "vander",
]


def _number(value: Any) -> bool:
    return isinstance(value, (int, float)) or (not isinstance(value, ndarray) and getattr(value, "ndim", 1) == 0)


def _typed(value: Any, array: ndarray) -> Any:
    """What takes part in promotion: Python's numbers have a kind and no width."""
    return value if isinstance(value, (int, float, complex)) else array


def linspace(
    start: Any,
    stop: Any,
    num: int = 50,
    endpoint: bool = True,
    retstep: bool = False,
    dtype: Any = None,
    axis: int = 0,
    *,
    device: Any = None,
) -> Any:
    """`num` evenly spaced numbers from `start` to `stop`, between arrays along a new axis.

    `retstep` gives the spacing too. ValueError for a negative `num`.
    """
    import operator

    num = operator.index(num)
    if num < 0:
        raise ValueError(f"Number of samples, {num}, must be non-negative.")
    if _number(start) and _number(stop) and not isinstance(start + stop, complex):  # NumPy's complex128 is one too
        return _core.linspace(start, stop, num, endpoint, retstep, dtype)
    first, last = asarray(start), asarray(stop)
    kind = gs.result_type(_typed(start, first), _typed(stop, last), float(num))
    result_dtype = _core.dtype_of(dtype) if dtype is not None else kind
    first, last = first.astype(kind), last.astype(kind)
    delta = last - first
    divisor = num - 1 if endpoint else num
    ramp = gs.arange(num, dtype=kind).reshape((num,) + (1,) * delta.ndim)
    step: Any = float("nan")
    if divisor > 0:
        step = delta / divisor
        # Where the step underflows to zero, the quotient is taken of the whole product instead.
        values = gs.where(step == 0, (ramp / divisor) * delta, ramp * step)
    else:
        values = ramp * delta
    values = values + first
    if endpoint and num > 1:
        ends = _core.broadcast_to(gs.arange(num).reshape(ramp.shape) == num - 1, values.shape)
        values = gs.where(ends, last, values)
    if axis != 0:
        values = gs.moveaxis(values, 0, axis)
    if result_dtype.kind in "iu":
        values = gs.floor(values)
    values = values.astype(result_dtype, copy=False)
    return (values, step) if retstep else values


def logspace(
    start: Any, stop: Any, num: int = 50, endpoint: bool = True, base: Any = 10.0, dtype: Any = None, axis: int = 0
) -> ndarray:
    """`num` numbers from ``base**start`` to ``base**stop``, evenly spaced on a log scale."""
    if not _number(base):
        start, stop, base = gs.broadcast_arrays(start, stop, base)
        base = _core.expand_dims(base, axis)
    exponents = linspace(start, stop, num, endpoint, axis=axis)
    result = gs.power(base, exponents)
    return result if dtype is None else result.astype(dtype, copy=False)


def geomspace(start: Any, stop: Any, num: int = 50, endpoint: bool = True, dtype: Any = None, axis: int = 0) -> ndarray:
    """`num` numbers from `start` to `stop` in a geometric progression; ValueError where an end is 0."""
    first, last = asarray(start), asarray(stop)
    if bool((first == 0).any()) or bool((last == 0).any()):
        raise ValueError("Geometric sequence cannot include zero")
    kind = gs.result_type(_typed(start, first), _typed(stop, last), float(num))
    first, last = first.astype(kind), last.astype(kind)
    if kind.kind == "c":
        phase = first / gs.abs(first)
        last = last / phase
        first = (first / phase).real.astype(kind)
    else:
        phase = gs.where((first < 0) & (last < 0), asarray(-1.0).astype(kind), asarray(1.0).astype(kind))
        first, last = first * phase, last * phase
    low, high = gs.log10(first), gs.log10(last)
    values = logspace(low, high, num, endpoint, 10.0, axis=0)
    # Rounding of the logarithms must not move the ends.
    place = gs.arange(num).reshape((num,) + (1,) * (values.ndim - 1))
    if num > 0:
        values = gs.where(place == 0, first, values)
        if num > 1 and endpoint:
            values = gs.where(place == num - 1, last, values)
    values = values * phase
    if axis != 0:
        values = gs.moveaxis(values, 0, axis)
    return values.astype(kind if dtype is None else dtype, copy=False)


def meshgrid(*xi: Any, copy: bool = True, sparse: bool = False, indexing: str = "xy") -> tuple[ndarray, ...]:
    """Coordinate arrays of a grid from vectors; views with ``copy=False``, open grids with `sparse`."""
    if indexing not in ("xy", "ij"):
        raise ValueError("Valid values for `indexing` are 'xy' and 'ij'.")
    rank = len(xi)
    grids = [asarray(x).reshape((1,) * i + (-1,) + (1,) * (rank - i - 1)) for i, x in enumerate(xi)]
    if indexing == "xy" and rank > 1:
        grids[0] = grids[0].reshape((1, -1) + (1,) * (rank - 2))
        grids[1] = grids[1].reshape((-1, 1) + (1,) * (rank - 2))
    if not sparse:
        grids = list(gs.broadcast_arrays(*grids))
    return tuple(x.copy() for x in grids) if copy else tuple(grids)


def fromfunction(function: Callable[..., Any], shape: Sequence[int], *, dtype: Any = float, **kwargs: Any) -> Any:
    """`function` called with the index arrays of a shape."""
    return function(*gs.indices(shape, dtype), **kwargs)


def tri(N: int, M: int | None = None, k: int = 0, dtype: Any = float) -> ndarray:
    """A matrix of ones at and below a diagonal, zeros above."""
    columns = N if M is None else M
    rows = gs.arange(N).reshape(-1, 1)
    return (gs.arange(-k, columns - k).reshape(1, -1) <= rows).astype(dtype)


def vander(x: Any, N: int | None = None, increasing: bool = False) -> ndarray:
    """The powers of a vector's elements as columns, falling unless `increasing`."""
    v = asarray(x)
    if v.ndim != 1:
        raise ValueError("x must be a one-dimensional array or sequence.")
    count = v.shape[0] if N is None else N
    kind = gs.promote_types(v.dtype, int)
    result = gs.empty((v.shape[0], count), kind)
    columns = result if increasing else _core.flip(result, 1)
    power = gs.ones(v.shape, kind)
    v = v.astype(kind)
    for i in range(count):
        columns[:, i] = power
        power = power * v
    return result


def _window(M: Any, function: Callable[[ndarray, float], ndarray]) -> ndarray:
    count = float(M)
    if count < 1:
        return gs.array([], dtype=float)
    if count == 1:
        return gs.ones(1, float)
    return function(gs.arange(1 - count, count, 2), count)


def bartlett(M: int) -> ndarray:
    """The Bartlett window: a triangle that ends in zeros."""
    return _window(M, lambda n, m: gs.where(gs.less_equal(n, 0), 1 + n / (m - 1), 1 - n / (m - 1)))


def blackman(M: int) -> ndarray:
    """The Blackman window."""
    return _window(M, lambda n, m: 0.42 + 0.5 * gs.cos(gs.pi * n / (m - 1)) + 0.08 * gs.cos(2.0 * gs.pi * n / (m - 1)))


def hamming(M: int) -> ndarray:
    """The Hamming window."""
    return _window(M, lambda n, m: 0.54 + 0.46 * gs.cos(gs.pi * n / (m - 1)))


def hanning(M: int) -> ndarray:
    """The Hann window."""
    return _window(M, lambda n, m: 0.5 + 0.5 * gs.cos(gs.pi * n / (m - 1)))


def kaiser(M: int, beta: float) -> ndarray:
    """The Kaiser window of shape `beta`."""
    if M == 1:
        return gs.ones(1, float)
    alpha = (M - 1) / 2.0
    n = gs.arange(0, M, dtype=float)
    return gs.i0(beta * gs.sqrt(1 - ((n - alpha) / alpha) ** 2.0)) / gs.i0(float(beta))
