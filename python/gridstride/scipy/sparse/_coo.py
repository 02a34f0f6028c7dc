"""Sparse matrices by coordinates."""

from __future__ import annotations

from typing import Any

import numpy as np

import gridstride as gs
from gridstride._core import asarray, ndarray
from gridstride.scipy.sparse._base import check_shape, data_dtype, spmatrix


def index_array(values: Any) -> ndarray:
    """Indices: integers of 64 bits."""
    return asarray(values).astype(np.int64, copy=False)


def merged(keys: ndarray, data: ndarray) -> tuple[ndarray, ndarray]:
    """Sorted keys without repetition, and the sums of their data."""
    if not keys.size:
        return keys, data
    order = gs.argsort(keys, kind="stable")
    keys, data = keys[order], data[order]
    first = gs.concatenate([gs.ones(1, bool), keys[1:] != keys[:-1]])
    starts = gs.nonzero(first)[0]
    if starts.size == keys.size:
        return keys, data
    add = gs.logical_or if data.dtype == bool else gs.add
    return keys[starts], add.reduceat(data, starts).astype(data.dtype)


class coo_matrix(spmatrix):
    """A sparse matrix by coordinates: ``data[k]`` is at row ``row[k]`` and column ``col[k]``; repeated ones are summed.

    ``coo_matrix(dense)``, ``coo_matrix(sparse)``, ``coo_matrix(shape)`` or ``coo_matrix((data, (row, col)), shape)``.
    """

    format = "coo"

    def __init__(self, arg1: Any, shape: Any = None, dtype: Any = None, copy: bool = False) -> None:
        if isinstance(arg1, spmatrix) or type(arg1).__module__.startswith("scipy.sparse"):
            other = arg1.tocoo()
            data, row, col, shape = other.data, other.row, other.col, other.shape
        elif isinstance(arg1, tuple) and len(arg1) == 2 and isinstance(arg1[1], (tuple, list)):
            data, (row, col) = arg1
        elif isinstance(arg1, tuple):
            shape = check_shape(arg1)
            data, row, col = gs.zeros(0, float if dtype is None else dtype), gs.arange(0), gs.arange(0)
        else:
            dense = asarray(arg1)
            if dense.ndim > 2:
                raise TypeError("expected dimension <= 2 array or matrix")
            dense = gs.atleast_2d(dense)
            row, col = gs.nonzero(dense)
            data, shape = dense[row, col], dense.shape
        self.data, self.row, self.col = asarray(data), index_array(row), index_array(col)
        if self.data.ndim != 1 or self.row.shape != self.data.shape or self.col.shape != self.data.shape:
            raise ValueError("row, column, and data array must all be the same length")
        self.data = self.data.astype(data_dtype(self.data.dtype if dtype is None else dtype), copy=copy)
        if shape is None:
            if not self.row.size:
                raise ValueError("cannot infer dimensions from zero sized index arrays")
            shape = (int(self.row.max()) + 1, int(self.col.max()) + 1)
        super().__init__(shape)
        self.has_canonical_format = False
        if self.row.size and not isinstance(arg1, (spmatrix, ndarray)):
            for name, values, extent in (("row", self.row, self.shape[0]), ("column", self.col, self.shape[1])):
                if int(values.max()) >= extent:
                    raise ValueError(f"{name} index exceeds matrix dimensions")
                if int(values.min()) < 0:
                    raise ValueError(f"negative {name} index found")

    def _with_data(self, data: ndarray) -> coo_matrix:
        return self._of(data, self.row, self.col, self.shape)

    @classmethod
    def _of(cls, data: ndarray, row: ndarray, col: ndarray, shape: tuple[int, int]) -> coo_matrix:
        result = cls.__new__(cls)
        spmatrix.__init__(result, shape)
        result.data, result.row, result.col, result.has_canonical_format = data, row, col, False
        return result

    @property
    def coords(self) -> tuple[ndarray, ndarray]:
        """Row and column indices."""
        return self.row, self.col

    def transpose(self, axes: Any = None, copy: bool = False) -> coo_matrix:
        """The transpose."""
        return self._of(self.data, self.col, self.row, self.shape[::-1])

    def tocoo(self, copy: bool = False) -> coo_matrix:
        """The matrix itself, or a copy."""
        return self.copy() if copy else self

    def sum_duplicates(self) -> None:
        """Adds what is at the same place up, in place, and sorts by columns, then rows."""
        keys, self.data = merged(self.col * max(self.shape[0], 1) + self.row, self.data)
        self.row, self.col = keys % max(self.shape[0], 1), keys // max(self.shape[0], 1)
        self.has_canonical_format = True

    def eliminate_zeros(self) -> None:
        """Removes stored zeros, in place."""
        kept = gs.nonzero(self.data != 0)[0]
        self.data, self.row, self.col = self.data[kept], self.row[kept], self.col[kept]

    def setdiag(self, values: Any, k: int = 0) -> None:
        """Sets the k-th diagonal, in place."""
        rows, columns = self.shape
        length = min(rows + min(k, 0), columns - max(k, 0))
        if length <= 0:
            raise ValueError("k exceeds matrix dimensions")
        given = asarray(values).astype(self.dtype)
        if given.ndim:
            length = min(length, given.size)
        kept = gs.nonzero(self.col - self.row != k)[0]
        place = gs.arange(length)
        self.data = gs.concatenate(
            [self.data[kept], gs.broadcast_to(given[:length] if given.ndim else given, (length,))]
        )
        self.row = gs.concatenate([self.row[kept], place - min(k, 0)])
        self.col = gs.concatenate([self.col[kept], place + max(k, 0)])

    def tocsr(self, copy: bool = False) -> Any:
        """The matrix by rows, sorted and without repetition."""
        from gridstride.scipy.sparse._compressed import csr_matrix

        return csr_matrix._of(*self._compressed(self.row, self.col, self.shape), self.shape)

    def tocsc(self, copy: bool = False) -> Any:
        """The matrix by columns, sorted and without repetition."""
        from gridstride.scipy.sparse._compressed import csc_matrix

        return csc_matrix._of(*self._compressed(self.col, self.row, self.shape[::-1]), self.shape)

    def _compressed(self, major: ndarray, minor: ndarray, shape: tuple[int, int]) -> tuple[ndarray, ndarray, ndarray]:
        width = max(shape[1], 1)
        keys, data = merged(major * width + minor, self.data)
        counts = gs.bincount(keys // width, minlength=shape[0])
        indptr = gs.concatenate([gs.zeros(1, np.int64), gs.cumsum(counts)])
        return data, keys % width, indptr

    def toarray(self, order: Any = None, out: ndarray | None = None) -> ndarray:
        """The matrix as an array."""
        result = gs.zeros(self.shape, self.dtype) if out is None else out
        if out is not None:
            result[...] = 0
        keys, data = merged(self.row * max(self.shape[1], 1) + self.col, self.data)
        width = max(self.shape[1], 1)
        result[keys // width, keys % width] = data
        return gs.asfortranarray(result) if order == "F" and out is None else result
