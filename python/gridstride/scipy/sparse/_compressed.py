"""Sparse matrices by rows and by columns: their products are kernels with a thread for each row."""

from __future__ import annotations

import operator
from typing import Any

import numpy as np

import gridstride as gs
from gridstride import cuda
from gridstride._core import asarray, ascontiguousarray, ndarray
from gridstride.scipy.sparse._base import check_shape, data_dtype, spmatrix
from gridstride.scipy.sparse._coo import coo_matrix, index_array, merged


@cuda.jit
def _times_columns(indptr, indices, data, x, out):
    c, r = cuda.grid(2)
    if r < out.shape[0] and c < out.shape[1]:
        total = out[r, c]
        for k in range(indptr[r], indptr[r + 1]):
            total += data[k] * x[indices[k], c]
        out[r, c] = total


def spread_counts(starts: ndarray, counts: ndarray) -> tuple[ndarray, ndarray]:
    """For ranges that begin at `starts`: which range each element is of, and the elements."""
    ends = gs.cumsum(counts)
    total = int(ends[-1]) if counts.size else 0
    if not total:
        return gs.arange(0), gs.arange(0)
    # The ranges that have ended before each element: counted by a scan.
    which = gs.cumsum(gs.bincount(ends[:-1], minlength=total + 1)[:total])
    return which, gs.arange(total) - (ends - counts)[which] + starts[which]


class _compressed(spmatrix):
    """A matrix as lines: line `k` has ``data[indptr[k]:indptr[k + 1]]`` at the places ``indices`` of the same range."""

    _major = 0

    def __init__(self, arg1: Any, shape: Any = None, dtype: Any = None, copy: bool = False) -> None:
        if isinstance(arg1, tuple) and len(arg1) == 3:
            data, indices, indptr = arg1
            self.data, self.indices, self.indptr = asarray(data), index_array(indices), index_array(indptr)
            if self.data.ndim != 1 or self.indices.shape != self.data.shape or self.indptr.ndim != 1:
                raise ValueError("data, indices, and indptr should be 1-D, data and indices of one length")
            if shape is None:
                minor = int(self.indices.max()) + 1 if self.indices.size else 0
                shape = (self.indptr.size - 1, minor)[:: 1 if self._major == 0 else -1]
            lines = check_shape(shape)[self._major]
            if self.indptr.size != lines + 1:
                raise ValueError(f"index pointer size ({self.indptr.size}) should be ({lines + 1})")
            if self.indices.size and (
                int(self.indices.max()) >= check_shape(shape)[1 - self._major] or int(self.indices.min()) < 0
            ):
                raise ValueError("indices are outside of the shape")
        else:
            if isinstance(arg1, tuple) and len(arg1) == 2 and not isinstance(arg1[1], (tuple, list)):
                check_shape(arg1)
            other = (arg1 if isinstance(arg1, spmatrix) else coo_matrix(arg1, shape, dtype)).asformat(self.format)
            self.data, self.indices, self.indptr, shape = other.data, other.indices, other.indptr, other.shape
        if copy:
            self.indices, self.indptr = self.indices.copy(), self.indptr.copy()
        self.data = self.data.astype(data_dtype(self.data.dtype if dtype is None else dtype), copy=copy)
        super().__init__(shape)

    @classmethod
    def _of(cls, data: ndarray, indices: ndarray, indptr: ndarray, shape: tuple[int, int]) -> Any:
        result = cls.__new__(cls)
        spmatrix.__init__(result, shape)
        result.data, result.indices, result.indptr = data, indices, indptr
        return result

    def _with_data(self, data: ndarray) -> Any:
        return self._of(data, self.indices, self.indptr, self.shape)

    def copy(self) -> Any:
        """A copy."""
        return self._of(self.data.copy(), self.indices.copy(), self.indptr.copy(), self.shape)

    def lines(self) -> ndarray:
        """The line of each element."""
        return spread_counts(self.indptr[:-1], gs.diff(self.indptr))[0]

    def tocoo(self, copy: bool = False) -> coo_matrix:
        """The matrix in coordinate format."""
        lines = self.lines()
        row, col = (lines, self.indices) if self._major == 0 else (self.indices, lines)
        return coo_matrix._of(self.data.copy() if copy else self.data, row, col, self.shape)

    def sort_indices(self) -> None:
        """Sorts the elements of each line, in place."""
        lines = self.lines()
        order = gs.argsort(lines * max(self.shape[1 - self._major], 1) + self.indices, kind="stable")
        self.data, self.indices = self.data[order], self.indices[order]

    def sorted_indices(self) -> Any:
        """A copy with the elements of each line sorted."""
        result = self.copy()
        result.sort_indices()
        return result

    @property
    def has_sorted_indices(self) -> bool:
        """Whether the elements of each line are sorted."""
        if self.nnz < 2:
            return True
        keys = self.lines() * max(self.shape[1 - self._major], 1) + self.indices
        return bool((keys[1:] >= keys[:-1]).all())

    @property
    def has_canonical_format(self) -> bool:
        """Whether the elements of each line are sorted, none repeated."""
        if self.nnz < 2:
            return True
        keys = self.lines() * max(self.shape[1 - self._major], 1) + self.indices
        return bool((keys[1:] > keys[:-1]).all())

    def sum_duplicates(self) -> None:
        """Adds what is at the same place up, in place."""
        other = self.tocoo().asformat(self.format)
        self.data, self.indices, self.indptr = other.data, other.indices, other.indptr

    def eliminate_zeros(self) -> None:
        """Removes stored zeros, in place."""
        coo = self.tocoo()
        coo.eliminate_zeros()
        other = coo.asformat(self.format)
        self.data, self.indices, self.indptr = other.data, other.indices, other.indptr

    def setdiag(self, values: Any, k: int = 0) -> None:
        """Sets the k-th diagonal, in place."""
        coo = self.tocoo()
        coo.setdiag(values, k)
        other = coo.asformat(self.format)
        self.data, self.indices, self.indptr = other.data, other.indices, other.indptr

    # --- indexing

    def _take_lines(self, numbers: ndarray) -> Any:
        """The given lines."""
        counts = gs.diff(self.indptr)[numbers]
        _, places = spread_counts(self.indptr[numbers], counts)
        indptr = gs.concatenate([gs.zeros(1, np.int64), gs.cumsum(counts)])
        shape = (numbers.size, self.shape[1]) if self._major == 0 else (self.shape[0], numbers.size)
        return self._of(self.data[places], self.indices[places], indptr, shape)

    def _other(self) -> Any:
        return self.tocsc() if self._major == 0 else self.tocsr()

    def _axis_key(self, key: Any, axis: int) -> tuple[ndarray, bool]:
        """The indices that a key names along an axis, and whether the axis stays."""
        extent = self.shape[axis]
        if isinstance(key, slice):
            return gs.arange(*key.indices(extent)), True
        if hasattr(key, "dtype") or isinstance(key, (list, tuple)):
            values = asarray(key)
            if values.dtype == bool:
                if values.shape != (extent,):
                    raise IndexError(f"boolean index of shape {values.shape} for an axis of extent {extent}")
                return gs.nonzero(values)[0], True
            values = index_array(values)
            if values.size and (int(values.max()) >= extent or int(values.min()) < -extent):
                raise IndexError(f"index out of range for an axis of extent {extent}")
            return gs.where(values < 0, values + extent, values), values.ndim > 0
        place = operator.index(key)
        if not -extent <= place < extent:
            raise IndexError(f"index ({place}) out of range for an axis of extent {extent}")
        return asarray([place % extent]), False

    def __getitem__(self, key: Any) -> Any:
        keys = list(key) if isinstance(key, tuple) else [key]
        if len(keys) == 1 and isinstance(keys[0], spmatrix):
            keys[0] = keys[0].toarray()
        if len(keys) == 1 and getattr(keys[0], "ndim", 1) == 2 and keys[0].dtype == bool:
            r, c = gs.nonzero(asarray(keys[0]))
            return self._elements(r, c)
        keys = [k for k in keys if k is not Ellipsis] + [slice(None)] * (2 - sum(k is not Ellipsis for k in keys))
        if len(keys) > 2:
            raise IndexError("too many indices for a sparse matrix")
        (rows, rows_stay), (columns, columns_stay) = self._axis_key(keys[0], 0), self._axis_key(keys[1], 1)
        arrays = [hasattr(k, "__len__") for k in keys]
        if all(arrays):
            r, c = gs.broadcast_arrays(rows, columns)
            if r.ndim == 2 and rows.shape[1:] == (1,) and columns.shape[:1] == (1,):  # of ix_
                return self._box(rows.reshape(-1), columns.reshape(-1), keys)
            found = self._elements(gs.ascontiguousarray(r).reshape(-1), gs.ascontiguousarray(c).reshape(-1))
            return found.reshape(1, -1) if r.ndim < 2 and self._star_is_product else found.reshape(r.shape)
        if not rows_stay and not columns_stay:
            return self._elements(rows, columns)[0]
        return self._box(rows.reshape(-1), columns.reshape(-1), keys)

    def _box(self, rows: ndarray, columns: ndarray, keys: list[Any]) -> Any:
        result: Any = self
        picks = [(rows, 0), (columns, 1)]
        for numbers, axis in picks:
            key = keys[axis]
            if isinstance(key, slice) and key.indices(self.shape[axis]) == (0, self.shape[axis], 1):
                continue
            lined = result if result._major == axis else result._other()
            result = lined._take_lines(numbers)
        return result.copy() if result is self else result.asformat(self.format)

    def _elements(self, rows: ndarray, columns: ndarray) -> ndarray:
        """The elements at pairs of indices."""
        canonical = self.tocoo().tocsr().tocoo()
        width = max(self.shape[1], 1)
        keys, wanted = canonical.row * width + canonical.col, rows * width + columns
        result = gs.zeros(wanted.shape, self.dtype)
        if keys.size and wanted.size:
            at = gs.minimum(gs.searchsorted(keys, wanted), keys.size - 1)
            result = gs.where(keys[at] == wanted, canonical.data[at], result)
        return result

    def __setitem__(self, key: Any, value: Any) -> None:
        if isinstance(key, spmatrix):
            key = key.toarray()
        if not isinstance(key, tuple):
            key = gs.nonzero(asarray(key)) if getattr(key, "ndim", 1) == 2 else (key, slice(None))
        (rows, _), (columns, _) = self._axis_key(key[0], 0), self._axis_key(key[1], 1)
        if not (hasattr(key[0], "__len__") and hasattr(key[1], "__len__")):
            rows, columns = rows.reshape(-1, 1), columns.reshape(1, -1)
        r, c = gs.broadcast_arrays(rows, columns)
        new = asarray(value.toarray() if isinstance(value, spmatrix) else value).astype(self.dtype)
        new = gs.ascontiguousarray(gs.broadcast_to(new, r.shape)).reshape(-1)
        width = max(self.shape[1], 1)
        keys = gs.ascontiguousarray(r * width + c).reshape(-1)
        # Of places named several times the last one counts.
        numbers = gs.full(keys.size, -1)
        unique, place = gs.unique(keys, return_inverse=True)
        gs.maximum.at(numbers, place, gs.arange(keys.size))
        last = numbers[: unique.size]
        old = self.tocoo()
        old_keys = old.row * width + old.col
        kept = gs.nonzero(gs.logical_not(gs.isin(old_keys, unique)))[0]
        all_keys = gs.concatenate([old_keys[kept], unique])
        data = gs.concatenate([old.data[kept], new[last]])
        other = coo_matrix._of(data, all_keys // width, all_keys % width, self.shape).asformat(self.format)
        self.data, self.indices, self.indptr = other.data, other.indices, other.indptr

    def getrow(self, i: int) -> Any:
        """A row, as a matrix."""
        return self[operator.index(i), :]

    def getcol(self, i: int) -> Any:
        """A column, as a matrix."""
        return self[:, operator.index(i)]


class csr_matrix(_compressed):
    """A sparse matrix by rows.

    ``csr_matrix(dense)``, ``csr_matrix(sparse)``, ``csr_matrix(shape)``, ``csr_matrix((data, (row, col)), shape)`` or
    ``csr_matrix((data, indices, indptr), shape)``. ValueError for index arrays that do not fit.
    """

    format = "csr"
    _major = 0
    _rows: tuple[ndarray, ndarray | None, ndarray] | None = None

    def tocsr(self, copy: bool = False) -> csr_matrix:
        """The matrix itself, or a copy."""
        return self.copy() if copy else self

    def transpose(self, axes: Any = None, copy: bool = False) -> csc_matrix:
        """The transpose, which shares the arrays."""
        return csc_matrix._of(self.data, self.indices, self.indptr, self.shape[::-1])

    def __matmul__(self, other: Any) -> Any:
        if is_sparse(other):
            return self._times_sparse(other.tocsr())
        if np.isscalar(other):
            raise ValueError("Scalar operands are not allowed, use '*' instead")
        x = asarray(other)
        if x.ndim not in (1, 2) or x.shape[0] != self.shape[1]:
            raise ValueError(f"dimension mismatch: {self.shape} times {x.shape}")
        kind = np.result_type(self.dtype, x.dtype)
        data, x = self.data.astype(kind, copy=False), ascontiguousarray(x.astype(kind, copy=False))
        out = gs.zeros((self.shape[0], *x.shape[1:]), kind)
        if out.size:
            if x.ndim == 1:
                # Products at full width, then sums of ranges: rows are too short for a thread each.
                rows, starts = self._filled_rows()
                if starts.size:
                    sums = gs.add.reduceat(data * x[self.indices], starts).astype(kind, copy=False)
                    if rows is None:
                        return sums
                    out[rows] = sums
            else:
                grid = (-(-out.shape[1] // 32), -(-out.shape[0] // 8))
                _times_columns[grid, (32, 8)](self.indptr, self.indices, data, x, out)
        return out

    def _filled_rows(self) -> tuple[ndarray | None, ndarray]:
        """The rows that have elements (None for all), and where these begin."""
        known = getattr(self, "_rows", None)
        if known is None or known[0] is not self.indptr:
            filled = gs.diff(self.indptr) > 0
            rows = None if bool(filled.all()) else gs.nonzero(filled)[0]
            starts = self.indptr[:-1] if rows is None else self.indptr[rows]
            known = self._rows = (self.indptr, rows, gs.ascontiguousarray(starts))
        return known[1], known[2]

    def _times_sparse(self, other: csr_matrix) -> csr_matrix:
        if self.shape[1] != other.shape[0]:
            raise ValueError(f"dimension mismatch: {self.shape} times {other.shape}")
        kind = np.result_type(self.dtype, other.dtype)
        counts = gs.diff(other.indptr)[self.indices]
        which, places = spread_counts(other.indptr[self.indices], counts)
        data = self.data.astype(kind)[which] * other.data.astype(kind)[places]
        width = max(other.shape[1], 1)
        keys, data = merged(self.lines()[which] * width + other.indices[places], data)
        shape = (self.shape[0], other.shape[1])
        indptr = gs.concatenate([gs.zeros(1, np.int64), gs.cumsum(gs.bincount(keys // width, minlength=shape[0]))])
        return csr_matrix._of(data, keys % width, indptr, shape)


class csc_matrix(_compressed):
    """A sparse matrix by columns. Arguments as of `csr_matrix`, the index arrays by columns."""

    format = "csc"
    _major = 1

    def tocsc(self, copy: bool = False) -> csc_matrix:
        """The matrix itself, or a copy."""
        return self.copy() if copy else self

    def transpose(self, axes: Any = None, copy: bool = False) -> csr_matrix:
        """The transpose, which shares the arrays."""
        return csr_matrix._of(self.data, self.indices, self.indptr, self.shape[::-1])

    def __matmul__(self, other: Any) -> Any:
        result = self.tocsr() @ other
        return result.tocsc() if is_sparse(result) else result


def is_sparse(x: Any) -> bool:
    """Whether something is a sparse matrix of the device."""
    return isinstance(x, spmatrix)
