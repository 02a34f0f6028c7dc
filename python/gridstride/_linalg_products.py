"""Products of matrices, and views of them, by the names of numpy.linalg."""

from __future__ import annotations

from typing import Any

import gridstride as gs
from gridstride import _core
from gridstride._core import asarray, ndarray
from gridstride._linalg_checks import _error

__all__ = [
    "cross",
    "diagonal",
    "matmul",
    "matrix_power",
    "matrix_transpose",
    "multi_dot",
    "outer",
    "tensordot",
    "trace",
    "vecdot",
]


def matmul(x1: Any, x2: Any, /) -> ndarray:
    """The matrix product."""
    return gs.matmul(x1, x2)


def outer(x1: Any, x2: Any, /) -> ndarray:
    """The products of all elements of two vectors."""
    x, y = asarray(x1), asarray(x2)
    if x.ndim != 1 or y.ndim != 1:
        raise ValueError(f"Input arrays must be one-dimensional, but they are x1.ndim={x.ndim} and x2.ndim={y.ndim}.")
    return gs.outer(x, y)


def tensordot(x1: Any, x2: Any, /, *, axes: Any = 2) -> ndarray:
    """The sum of products over axes."""
    return gs.tensordot(x1, x2, axes)


def vecdot(x1: Any, x2: Any, /, *, axis: int = -1) -> ndarray:
    """The inner products of vectors along an axis."""
    return gs.vecdot(x1, x2, axis=axis)


def cross(x1: Any, x2: Any, /, *, axis: int = -1) -> ndarray:
    """The cross product of vectors of 3 elements along an axis."""
    x, y = asarray(x1), asarray(x2)
    if x.shape[axis] != 3 or y.shape[axis] != 3:
        raise ValueError(
            "Both input arrays must be (arrays of) 3-dimensional vectors, but they are "
            f"{x.shape[axis]} and {y.shape[axis]} dimensional instead."
        )
    return gs.cross(x, y, axis=axis)


def diagonal(x: Any, /, *, offset: int = 0) -> ndarray:
    """The diagonals of the last two axes."""
    return _core.diagonal(asarray(x), offset, -2, -1)


def trace(x: Any, /, *, offset: int = 0, dtype: Any = None) -> ndarray:
    """The sums of the diagonals of the last two axes."""
    return gs.trace(x, offset, -2, -1, dtype)


def matrix_transpose(x: Any, /) -> ndarray:
    """The view with the last two axes swapped."""
    return gs.matrix_transpose(x)


def matrix_power(a: Any, n: int) -> ndarray:
    """Square matrices multiplied with themselves n times; the inverses are where n is negative."""
    import operator

    x = asarray(a)
    if x.ndim < 2:
        raise _error(f"{x.ndim}-dimensional array given. Array must be at least two-dimensional")
    if x.shape[-1] != x.shape[-2]:
        raise _error("Last 2 dimensions of the array must be square")
    try:
        power = operator.index(n)
    except TypeError as error:
        raise TypeError("exponent must be an integer") from error
    if power == 0:
        result = gs.empty(x.shape, x.dtype)
        result[...] = gs.eye(x.shape[-1], dtype=x.dtype)
        return result
    if power < 0:
        x, power = gs.linalg.inv(x), -power
    if power == 1:
        return x
    product: ndarray | None = None
    square = x
    while power:
        if power & 1:
            product = square if product is None else _core.matmul(product, square)
        power >>= 1
        if power:
            square = _core.matmul(square, square)
    assert product is not None
    return product


def multi_dot(arrays: Any, *, out: ndarray | None = None) -> ndarray:
    """The product of several matrices, in the order that takes the fewest multiplications."""
    parts = [asarray(a) for a in arrays]
    if len(parts) < 2:
        raise ValueError("Expecting at least two arrays.")
    first_vector, last_vector = parts[0].ndim == 1, parts[-1].ndim == 1
    if first_vector:
        parts[0] = parts[0].reshape(1, -1)
    if last_vector:
        parts[-1] = parts[-1].reshape(-1, 1)
    for a in parts:
        if a.ndim != 2:
            raise _error(f"{a.ndim}-dimensional array given. Array must be two-dimensional")
    extents = [a.shape[0] for a in parts] + [parts[-1].shape[1]]
    count = len(parts)
    cost = [[0.0] * count for _ in range(count)]
    cut = [[0] * count for _ in range(count)]
    for length in range(1, count):
        for i in range(count - length):
            j = i + length
            options = [
                (cost[i][k] + cost[k + 1][j] + float(extents[i]) * extents[k + 1] * extents[j + 1], k)
                for k in range(i, j)
            ]
            cost[i][j], cut[i][j] = min(options)

    def product(i: int, j: int) -> ndarray:
        if i == j:
            return parts[i]
        return _core.matmul(product(i, cut[i][j]), product(cut[i][j] + 1, j))

    result = product(0, count - 1)
    if first_vector and last_vector:
        result = result[0, 0]
    elif first_vector or last_vector:
        result = result.ravel()
    if out is None:
        return result
    out[...] = result
    return out
