"""Sparse matrices by diagonals."""

from __future__ import annotations

from typing import Any

import numpy as np

import gridstride as gs
from gridstride._core import asarray, ndarray
from gridstride.scipy.sparse._base import check_shape, data_dtype, spmatrix
from gridstride.scipy.sparse._coo import coo_matrix, index_array


class dia_matrix(spmatrix):
    """A sparse matrix by diagonals: ``data[k, j]`` is at column j of the diagonal ``offsets[k]``.

    ``dia_matrix(dense)``, ``dia_matrix(sparse)``, ``dia_matrix(shape)`` or ``dia_matrix((data, offsets), shape)``.
    """

    format = "dia"

    def __init__(self, arg1: Any, shape: Any = None, dtype: Any = None, copy: bool = False) -> None:
        if isinstance(arg1, tuple) and len(arg1) == 2 and not all(np.isscalar(n) for n in arg1):
            data, offsets = arg1
            self.data = gs.atleast_2d(asarray(data))
            self.offsets = gs.atleast_1d(index_array(offsets))
            if shape is None:
                raise ValueError("expected a shape argument")
            if self.data.shape[0] != self.offsets.size:
                raise ValueError(
                    f"number of diagonals ({self.data.shape[0]}) does not match offsets ({self.offsets.size})"
                )
        elif isinstance(arg1, tuple):
            shape = check_shape(arg1)
            self.data, self.offsets = gs.zeros((0, 0), float if dtype is None else dtype), gs.arange(0)
        else:
            other = from_coo(coo_matrix(arg1))
            self.data, self.offsets, shape = other.data, other.offsets, other.shape
        self.data = self.data.astype(data_dtype(self.data.dtype if dtype is None else dtype), copy=copy)
        super().__init__(shape)

    @classmethod
    def _of(cls, data: ndarray, offsets: ndarray, shape: tuple[int, int]) -> dia_matrix:
        result = cls.__new__(cls)
        spmatrix.__init__(result, shape)
        result.data, result.offsets = data, offsets
        return result

    def _with_data(self, data: ndarray) -> dia_matrix:
        return self._of(data, self.offsets, self.shape)

    @property
    def nnz(self) -> int:
        """Elements of the diagonals that lie in the matrix."""
        rows, columns = self.shape
        return int(
            sum(
                max(min(rows + min(k, 0), columns - max(k, 0), self.data.shape[1] - max(k, 0)), 0)
                for k in self.offsets.get()
            )
        )

    def transpose(self, axes: Any = None, copy: bool = False) -> Any:
        """The transpose."""
        return self.tocoo().transpose().todia()

    def tocoo(self, copy: bool = False) -> coo_matrix:
        """The matrix in coordinate format."""
        rows, columns = self.shape
        width = min(self.data.shape[1], columns)
        col = gs.broadcast_to(gs.arange(width), (self.offsets.size, width)).reshape(-1)
        row = (gs.arange(width) - self.offsets.reshape(-1, 1)).reshape(-1)
        data = self.data[:, :width].reshape(-1)
        kept = gs.nonzero(gs.logical_and(gs.logical_and(row >= 0, row < rows), data != 0))[0]
        return coo_matrix._of(data[kept], row[kept], gs.ascontiguousarray(col)[kept], self.shape)


def from_coo(coo: coo_matrix) -> dia_matrix:
    """A matrix by diagonals."""
    merged = coo.tocsr().tocoo()
    offsets, place = gs.unique(merged.col - merged.row, return_inverse=True)
    width = int(merged.col.max()) + 1 if merged.col.size else 0
    data = gs.zeros((offsets.size, width), coo.dtype)
    data[place, merged.col] = merged.data
    return dia_matrix._of(data, offsets, coo.shape)
