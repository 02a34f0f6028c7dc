"""Sparse matrices made of numbers, diagonals and blocks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

import gridstride as gs
from gridstride._core import asarray, ndarray
from gridstride.scipy.sparse._base import spmatrix
from gridstride.scipy.sparse._compressed import csc_matrix, csr_matrix
from gridstride.scipy.sparse._coo import coo_matrix
from gridstride.scipy.sparse._dia import dia_matrix


def issparse(x: Any) -> bool:
    """Whether something is a sparse matrix of the device."""
    return isinstance(x, spmatrix)


isspmatrix = issparse


def isspmatrix_csr(x: Any) -> bool:
    """Whether something is a sparse matrix by rows."""
    return isinstance(x, csr_matrix)


def isspmatrix_csc(x: Any) -> bool:
    """Whether something is a sparse matrix by columns."""
    return isinstance(x, csc_matrix)


def isspmatrix_coo(x: Any) -> bool:
    """Whether something is a sparse matrix by coordinates."""
    return isinstance(x, coo_matrix)


def isspmatrix_dia(x: Any) -> bool:
    """Whether something is a sparse matrix by diagonals."""
    return isinstance(x, dia_matrix)


def eye(m: int, n: int | None = None, k: int = 0, dtype: Any = float, format: str | None = None) -> Any:
    """Ones on the k-th diagonal of an m x n matrix."""
    columns = m if n is None else n
    length = max(min(m + min(k, 0), columns - max(k, 0)), 0)
    place = gs.arange(length)
    coo = coo_matrix._of(gs.ones(length, dtype), place - min(k, 0), place + max(k, 0), (m, columns))
    return coo.asformat("dia" if format is None else format)


def identity(n: int, dtype: Any = float, format: str | None = None) -> Any:
    """Ones on the diagonal of an n x n matrix."""
    return eye(n, n, 0, dtype, format)


def spdiags(data: Any, diags: Any, m: int, n: int, format: str | None = None) -> Any:
    """The matrix whose diagonals are rows of `data`."""
    return dia_matrix((data, diags), shape=(m, n)).asformat(format)


def diags(diagonals: Any, offsets: Any = 0, shape: Any = None, format: str | None = None, dtype: Any = None) -> Any:
    """The matrix of diagonals at offsets; a diagonal of one number is repeated where a `shape` is given.

    Raises:
        ValueError: another number of diagonals than of offsets, diagonals that do not fit the shape.
    """
    if np.ndim(offsets) == 0:
        single = isinstance(diagonals, ndarray) and diagonals.ndim == 1
        numbers = not single and (len(diagonals) == 0 or np.ndim(diagonals[0]) == 0)
        diagonals, offsets = ([diagonals] if single or numbers else diagonals), [offsets]
    lines = [gs.atleast_1d(asarray(d)) for d in diagonals]
    places = [int(o) for o in (offsets.get() if isinstance(offsets, ndarray) else offsets)]
    if len(lines) != len(places):
        raise ValueError("Different number of diagonals and offsets.")
    if shape is None:
        n = lines[0].size + abs(places[0])
        shape = (n, n)
    rows, columns = shape
    kind = np.result_type(*(d.dtype for d in lines)) if dtype is None else np.dtype(dtype)
    data, row, col = [], [], []
    for line, k in zip(lines, places, strict=True):
        length = min(rows + min(k, 0), columns - max(k, 0))
        if length < 0 or (line.size not in (1, length)):
            raise ValueError(
                f"Diagonal length (index 0: {line.size} at offset {k}) does not agree with array size {shape}."
            )
        place = gs.arange(length)
        data.append(gs.broadcast_to(line.astype(kind), (length,)))
        row.append(place - min(k, 0))
        col.append(place + max(k, 0))
    coo = coo_matrix._of(gs.concatenate(data), gs.concatenate(row), gs.concatenate(col), (rows, columns))
    return coo.asformat("dia" if format is None else format)


def bmat(blocks: Any, format: str | None = None, dtype: Any = None) -> Any:
    """The matrix of blocks: rows of sparse matrices, None for zeros.

    Raises:
        ValueError: blocks of a row or column that differ in its extent, or a row or column of None alone.
    """
    grid = [[None if b is None else coo_matrix(b) for b in line] for line in blocks]
    if not grid or any(len(line) != len(grid[0]) for line in grid):
        raise ValueError("blocks must be 2-D")
    heights: list[int | None] = [None] * len(grid)
    widths: list[int | None] = [None] * len(grid[0])
    for i, line in enumerate(grid):
        for j, block in enumerate(line):
            if block is None:
                continue
            for extents, k, n, what in ((heights, i, block.shape[0], "row"), (widths, j, block.shape[1], "column")):
                if extents[k] not in (None, n):
                    raise ValueError(f"blocks[{i},{j}] has incompatible {what} dimensions: {n}, expected {extents[k]}")
                extents[k] = n
    if None in heights or None in widths:
        raise ValueError("a row or column of blocks is None alone")
    down = np.concatenate([[0], np.cumsum([h or 0 for h in heights])]).astype(int)
    along = np.concatenate([[0], np.cumsum([w or 0 for w in widths])]).astype(int)
    found = [(i, j, b) for i, line in enumerate(grid) for j, b in enumerate(line) if b is not None]
    kind = np.result_type(*(b.dtype for _, _, b in found)) if dtype is None else np.dtype(dtype)
    result = coo_matrix._of(
        gs.concatenate([b.data.astype(kind) for _, _, b in found]),
        gs.concatenate([b.row + int(down[i]) for i, _, b in found]),
        gs.concatenate([b.col + int(along[j]) for _, j, b in found]),
        (int(down[-1]), int(along[-1])),
    )
    return result.asformat(format)


def hstack(blocks: Sequence[Any], format: str | None = None, dtype: Any = None) -> Any:
    """Matrices side by side."""
    return bmat([list(blocks)], format, dtype)


def vstack(blocks: Sequence[Any], format: str | None = None, dtype: Any = None) -> Any:
    """Matrices one under the other."""
    return bmat([[b] for b in blocks], format, dtype)


def block_diag(mats: Sequence[Any], format: str | None = None, dtype: Any = None) -> Any:
    """Matrices along the diagonal."""
    blocks = [coo_matrix(gs.atleast_2d(asarray(m)) if not isinstance(m, spmatrix) else m) for m in mats]
    return bmat([[b if i == j else None for j in range(len(blocks))] for i, b in enumerate(blocks)], format, dtype)


def kron(A: Any, B: Any, format: str | None = None) -> Any:
    """The Kronecker product."""
    a, b = coo_matrix(A), coo_matrix(B)
    data = (a.data.reshape(-1, 1) * b.data).reshape(-1)
    row = (a.row.reshape(-1, 1) * b.shape[0] + b.row).reshape(-1)
    col = (a.col.reshape(-1, 1) * b.shape[1] + b.col).reshape(-1)
    shape = (a.shape[0] * b.shape[0], a.shape[1] * b.shape[1])
    return coo_matrix._of(data, row, col, shape).asformat("csr" if format is None else format)


def kronsum(A: Any, B: Any, format: str | None = None) -> Any:
    """The Kronecker sum of two square matrices."""
    a, b = coo_matrix(A), coo_matrix(B)
    if a.shape[0] != a.shape[1] or b.shape[0] != b.shape[1]:
        raise ValueError("A and B are square matrices")
    kind = np.result_type(a.dtype, b.dtype)
    return (kron(identity(b.shape[0], kind), a) + kron(b, identity(a.shape[0], kind))).asformat(format)


def find(A: Any) -> tuple[ndarray, ndarray, ndarray]:
    """Row indices, column indices and values of the elements that are not zero."""
    csr = coo_matrix(A).tocsr().tocoo()
    kept = gs.nonzero(csr.data != 0)[0]
    return csr.row[kept], csr.col[kept], csr.data[kept]


def _triangle(A: Any, k: int, format: str | None, lower: bool) -> Any:
    a = coo_matrix(A)
    away = a.col - a.row
    kept = gs.nonzero(away <= k if lower else away >= k)[0]
    return coo_matrix._of(a.data[kept], a.row[kept], a.col[kept], a.shape).asformat(format)


def tril(A: Any, k: int = 0, format: str | None = None) -> Any:
    """The elements on and below the k-th diagonal."""
    return _triangle(A, k, format, True)


def triu(A: Any, k: int = 0, format: str | None = None) -> Any:
    """The elements on and above the k-th diagonal."""
    return _triangle(A, k, format, False)


def random(
    m: int,
    n: int,
    density: float = 0.01,
    format: str = "coo",
    dtype: Any = None,
    random_state: Any = None,
    data_rvs: Any = None,
) -> Any:
    """A matrix with random numbers of [0, 1) at random places, ``density * m * n`` of them.

    `random_state` is a seed or a `RandomState`; ``data_rvs(count)`` gives other numbers. ValueError for a density
    outside of [0, 1].
    """
    if not 0 <= density <= 1:
        raise ValueError(f"density expected to be 0 <= density <= 1, not {density}")
    count = round(density * m * n)
    source = random_state if hasattr(random_state, "random_sample") else gs.random.RandomState(random_state)
    # The places of the smallest of m * n random numbers: each set of places is as likely as any other.
    keys = gs.argsort(source.random_sample(m * n))[:count]
    data = source.random_sample(count) if data_rvs is None else asarray(data_rvs(count))
    kind = data.dtype if dtype is None else np.dtype(dtype)
    return coo_matrix._of(data.astype(kind), keys // max(n, 1), keys % max(n, 1), (m, n)).asformat(format)


def rand(
    m: int, n: int, density: float = 0.01, format: str = "coo", dtype: Any = None, random_state: Any = None
) -> Any:
    """`random` with uniform numbers."""
    return random(m, n, density, format, dtype, random_state)
