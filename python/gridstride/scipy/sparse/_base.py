"""What all sparse matrices share: arithmetic, reductions, conversions by way of the coordinate format."""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Any

import numpy as np

import gridstride as gs
from gridstride._core import asarray, ndarray

if TYPE_CHECKING:
    from gridstride.scipy.sparse._coo import coo_matrix


def is_scalar(value: Any) -> bool:
    """A number, or an array of rank 0."""
    return np.isscalar(value) or (hasattr(value, "ndim") and not isinstance(value, spmatrix) and value.ndim == 0)


def check_shape(shape: Any) -> tuple[int, int]:
    """A shape of two axes. ValueError for others."""
    try:
        rows, columns = (operator.index(n) for n in shape)
    except (TypeError, ValueError):
        raise ValueError(f"invalid shape {shape!r}: sparse matrices have two axes") from None
    if rows < 0 or columns < 0:
        raise ValueError(f"invalid shape {shape!r}: extents are not negative")
    return rows, columns


def data_dtype(dtype: Any) -> np.dtype:
    """The dtype of the elements. ValueError for float16 and what is no number."""
    found = np.dtype(dtype)
    if found.kind not in "biufc" or found == np.float16:
        raise ValueError(
            f"sparse matrices hold bool, integers, float32, float64, complex64 and complex128, not {found}"
        )
    return found


class spmatrix:
    """A sparse matrix. `*` and `@` are the matrix product, as in SciPy's; `multiply` goes element by element."""

    __array_priority__ = 101
    format = "und"
    ndim = 2
    _star_is_product = True

    def __init__(self, shape: Any) -> None:
        self._shape = check_shape(shape)

    # --- what each format has

    data: ndarray

    def tocoo(self, copy: bool = False) -> coo_matrix:
        """The matrix in coordinate format."""
        raise NotImplementedError

    @property
    def nnz(self) -> int:
        """Stored elements, zeros among them included."""
        return int(self.data.size)

    # --- properties

    @property
    def shape(self) -> tuple[int, int]:
        """Rows and columns."""
        return self._shape

    @property
    def dtype(self) -> np.dtype:
        """The dtype of the elements."""
        return self.data.dtype

    @property
    def size(self) -> int:
        """The same as `nnz`."""
        return self.nnz

    @property
    def T(self) -> Any:
        """The transpose."""
        return self.transpose()

    @property
    def H(self) -> Any:
        """The conjugate transpose."""
        return self.transpose().conj()

    @property
    def real(self) -> Any:
        """The real parts."""
        return self._with_data(gs.ascontiguousarray(self.data.real))

    @property
    def imag(self) -> Any:
        """The imaginary parts."""
        return self._with_data(gs.ascontiguousarray(self.data.imag))

    @property
    def device(self) -> Any:
        """The device of the elements."""
        return self.data.device

    def getnnz(self, axis: int | None = None) -> Any:
        """Stored elements, of everything or along an axis."""
        if axis is None:
            return self.nnz
        coo = self.tocoo()
        if axis in (0, -2):
            return gs.bincount(coo.col, minlength=self.shape[1])
        if axis in (1, -1):
            return gs.bincount(coo.row, minlength=self.shape[0])
        raise ValueError("axis out of bounds")

    def count_nonzero(self, axis: int | None = None) -> Any:
        """Elements that are not zero."""
        coo = self.tocsr().tocoo()
        kept = coo.data != 0
        if axis is None:
            return int(kept.sum())
        return gs.bincount(
            (coo.col if axis in (0, -2) else coo.row)[kept], minlength=self.shape[1 if axis in (0, -2) else 0]
        )

    def __len__(self) -> int:
        raise TypeError("sparse matrix length is ambiguous; use getnnz() or shape[0]")

    def __bool__(self) -> bool:
        if self.shape == (1, 1):
            return self.nnz != 0 and bool(self.toarray()[0, 0])
        raise ValueError("The truth value of an array with more than one element is ambiguous. Use a.any() or a.all().")

    def __repr__(self) -> str:
        return (
            f"<{self.shape[0]}x{self.shape[1]} sparse matrix of type '{self.dtype}'\n"
            f"\twith {self.nnz} stored elements in {type(self).__name__} format>"
        )

    def __str__(self) -> str:
        coo = self.tocoo()
        r, c, d = coo.row.get(), coo.col.get(), coo.data.get()
        lines = [f"  ({i}, {j})\t{v}" for i, j, v in zip(r[:25], c[:25], d[:25], strict=True)]
        return "\n".join(lines + (["  :"] if len(d) > 25 else []))

    # --- conversions

    def get(self, stream: Any = None) -> Any:
        """A copy on the host, as a matrix of SciPy's. ImportError where SciPy is not installed."""
        import scipy.sparse

        coo = self.tocoo()
        found = scipy.sparse.coo_matrix((coo.data.get(), (coo.row.get(), coo.col.get())), shape=self.shape)
        return found.asformat(self.format)

    def asformat(self, format: str | None, copy: bool = False) -> Any:
        """The matrix in a format: "csr", "csc", "coo", "dia" or None for its own."""
        if format is None or format == self.format:
            return self.copy() if copy else self
        convert = getattr(self, f"to{format}", None)
        if convert is None:
            raise ValueError(f"Format {format} is unknown.")
        return convert()

    def tocsr(self, copy: bool = False) -> Any:
        """The matrix by rows."""
        return self.tocoo().tocsr()

    def tocsc(self, copy: bool = False) -> Any:
        """The matrix by columns."""
        return self.tocoo().tocsc()

    def todia(self, copy: bool = False) -> Any:
        """The matrix by diagonals."""
        from gridstride.scipy.sparse._dia import from_coo

        return from_coo(self.tocoo())

    def toarray(self, order: Any = None, out: ndarray | None = None) -> ndarray:
        """The matrix as an array."""
        return self.tocoo().toarray(order, out)

    def todense(self, order: Any = None, out: ndarray | None = None) -> ndarray:
        """The matrix as an array."""
        return self.toarray(order, out)

    def copy(self) -> Any:
        """A copy."""
        return self._with_data(self.data.copy())

    def astype(self, dtype: Any, copy: bool = True) -> Any:
        """The matrix with elements of another dtype."""
        return self._with_data(self.data.astype(data_dtype(dtype)))

    def _with_data(self, data: ndarray) -> Any:
        raise NotImplementedError

    def transpose(self, axes: Any = None, copy: bool = False) -> Any:
        """The transpose."""
        raise NotImplementedError

    def conj(self, copy: bool = True) -> Any:
        """The conjugate elements."""
        return self._with_data(gs.conj(self.data))

    conjugate = conj

    def reshape(self, *shape: Any, order: str = "C") -> Any:
        """The matrix with another shape, its elements in the same order."""
        coo = self.tocoo()
        rows, columns = check_shape(shape[0] if len(shape) == 1 else shape)
        if rows * columns != self.shape[0] * self.shape[1]:
            raise ValueError(f"cannot reshape {self.shape} to {(rows, columns)}")
        if order == "C":
            flat = coo.row * self.shape[1] + coo.col
            r, c = flat // max(columns, 1), flat % max(columns, 1)
        else:
            flat = coo.row + coo.col * self.shape[0]
            r, c = flat % max(rows, 1), flat // max(rows, 1)
        return type(coo)((coo.data, (r, c)), shape=(rows, columns)).asformat(self.format)

    def diagonal(self, k: int = 0) -> ndarray:
        """The k-th diagonal."""
        coo = self.tocsr().tocoo()
        rows, columns = self.shape
        length = max(min(rows + min(k, 0), columns - max(k, 0)), 0)
        if not length:
            raise ValueError(f"k exceeds matrix dimensions: {k} of {self.shape}")
        result = gs.zeros(length, self.dtype)
        kept = gs.nonzero(coo.col - coo.row == k)[0]
        result[coo.row[kept] + min(k, 0)] = coo.data[kept]
        return result

    # --- arithmetic

    def _dense_or_coo(self, other: Any) -> Any:
        if isinstance(other, spmatrix):
            return other
        return asarray(other)

    def _check_same_shape(self, other: Any) -> None:
        if self.shape != tuple(other.shape):
            raise ValueError(f"inconsistent shapes: {self.shape} and {tuple(other.shape)}")

    def _add(self, other: Any, sign: int) -> Any:
        if is_scalar(other):
            if other == 0:
                return self.copy()
            raise NotImplementedError("adding a nonzero scalar to a sparse matrix is not supported")
        if not isinstance(other, spmatrix):
            dense = asarray(other)
            return self.toarray() + (dense if sign > 0 else -dense)
        self._check_same_shape(other)
        a, b = self.tocoo(), other.tocoo()
        kind = np.result_type(a.dtype, b.dtype)
        data = gs.concatenate([a.data.astype(kind), b.data.astype(kind) if sign > 0 else -b.data.astype(kind)])
        place = (gs.concatenate([a.row, b.row]), gs.concatenate([a.col, b.col]))
        joined = type(a)((data, place), shape=self.shape)
        return joined.asformat("csc" if self.format == "csc" else "csr")

    def __add__(self, other: Any) -> Any:
        return self._add(other, 1)

    def __radd__(self, other: Any) -> Any:
        return self._add(other, 1)

    def __sub__(self, other: Any) -> Any:
        return self._add(other, -1)

    def __rsub__(self, other: Any) -> Any:
        return (-self)._add(other, 1)

    def __neg__(self) -> Any:
        return self._with_data(-self.data)

    def __abs__(self) -> Any:
        return self._with_data(gs.abs(self.data))

    def __truediv__(self, other: Any) -> Any:
        if is_scalar(other):
            return self._with_data(gs.true_divide(self.data, other))
        if isinstance(other, spmatrix):
            self._check_same_shape(other)
            return self.toarray() / other.toarray()
        return self.multiply(gs.true_divide(1.0, asarray(other)))

    def __mul__(self, other: Any) -> Any:
        if is_scalar(other):
            return self._with_data(self.data * other)
        return self @ other if self._star_is_product else self.multiply(other)

    def __rmul__(self, other: Any) -> Any:
        if is_scalar(other):
            return self._with_data(other * self.data)
        return self.__rmatmul__(other) if self._star_is_product else self.multiply(other)

    def dot(self, other: Any) -> Any:
        """The product with a number, a vector, an array or a sparse matrix."""
        return self * other if is_scalar(other) else self @ other

    def __matmul__(self, other: Any) -> Any:
        return self.tocsr() @ other

    def __rmatmul__(self, other: Any) -> Any:
        return (self.T @ asarray(other).T).T

    def __pow__(self, other: Any) -> Any:
        power = operator.index(other)
        if not self._star_is_product:
            return self.power(power)
        if self.shape[0] != self.shape[1]:
            raise TypeError("matrix is not square")
        if power < 0:
            raise ValueError("exponent must be >= 0")
        from gridstride.scipy.sparse._construct import identity

        result, base = identity(self.shape[0], self.dtype, "csr"), self.tocsr()
        while power:
            if power & 1:
                result = result @ base
            power >>= 1
            if power:
                base = base @ base
        return result

    def power(self, n: Any, dtype: Any = None) -> Any:
        """Each element to the power `n`, which is not 0."""
        if not is_scalar(n):
            raise NotImplementedError("input is not scalar")
        if not n:
            raise NotImplementedError("zero power is not supported: the result would be dense")
        return self._with_data((self.data if dtype is None else self.data.astype(dtype)) ** n)

    def multiply(self, other: Any) -> Any:
        """The product element by element, with a number, an array that is broadcast, or a sparse matrix."""
        if is_scalar(other):
            return self * other
        coo = self.tocsr().tocoo()
        if not isinstance(other, spmatrix):
            dense = gs.broadcast_to(asarray(other), self.shape)
            return type(coo)((coo.data * dense[coo.row, coo.col], (coo.row, coo.col)), shape=self.shape).tocsr()
        if self.shape != other.shape:
            if 1 in other.shape or 1 in self.shape:
                return self.multiply(other.toarray()) if 1 in other.shape else other.multiply(self.toarray())
            self._check_same_shape(other)
        return self._matched(other.tocsr().tocoo(), gs.multiply)

    def _matched(self, b: Any, function: Any) -> Any:
        """A function of the elements that both have."""
        a = self.tocsr().tocoo()
        keys, others = a.row * self.shape[1] + a.col, b.row * self.shape[1] + b.col
        if not keys.size or not others.size:
            kept, place = gs.arange(0), gs.arange(0)
        else:
            at = gs.minimum(gs.searchsorted(others, keys), others.size - 1)
            kept = gs.nonzero(others[at] == keys)[0]
            place = at[kept]
        return type(a)((function(a.data[kept], b.data[place]), (a.row[kept], a.col[kept])), shape=self.shape).tocsr()

    def _extreme(self, other: Any, function: Any) -> Any:
        if is_scalar(other):
            if function(0, other) != 0:
                raise NotImplementedError("the result would be dense: use toarray()")
            return self.tocsr()._with_data(function(self.tocsr().data, other))
        if not isinstance(other, spmatrix):
            return function(self.toarray(), asarray(other))
        # Over what either has: the difference says which one it is.
        a, b = self.tocsr(), other.tocsr()
        zeros = 0 * a + 0 * b
        return (function((a + zeros).data, (b + zeros).data), zeros)

    def maximum(self, other: Any) -> Any:
        """The greater element of two matrices."""
        found = self._extreme(other, gs.maximum)
        return found[1]._with_data(found[0]) if isinstance(found, tuple) else found

    def minimum(self, other: Any) -> Any:
        """The smaller element of two matrices."""
        found = self._extreme(other, gs.minimum)
        return found[1]._with_data(found[0]) if isinstance(found, tuple) else found

    def _compare(self, other: Any, function: Any) -> Any:
        if isinstance(other, spmatrix):
            self._check_same_shape(other)
            other = other.toarray()
        dense = function(self.toarray(), other)
        return self.tocsr().__class__(dense)

    def __eq__(self, other: object) -> Any:
        return self._compare(other, gs.equal)

    def __ne__(self, other: object) -> Any:
        return self._compare(other, gs.not_equal)

    def __lt__(self, other: Any) -> Any:
        return self._compare(other, gs.less)

    def __le__(self, other: Any) -> Any:
        return self._compare(other, gs.less_equal)

    def __gt__(self, other: Any) -> Any:
        return self._compare(other, gs.greater)

    def __ge__(self, other: Any) -> Any:
        return self._compare(other, gs.greater_equal)

    __hash__ = object.__hash__

    # --- reductions

    def sum(self, axis: int | None = None, dtype: Any = None, out: ndarray | None = None) -> ndarray:
        """The sum, of everything or along an axis; a matrix of one row or column, as in SciPy."""
        if axis is None:
            result = gs.sum(self.data, dtype=dtype)
        else:
            place = check_reduction_axis(axis)
            kind = self.dtype if dtype is None else np.dtype(dtype)
            if kind.kind in "bi":
                kind = np.dtype(np.int64)
            n = self.shape[1 - place]
            if place == 0:
                result = (self.T.tocsr().astype(kind) @ gs.ones(self.shape[0], kind)).reshape(1, n)
            else:
                result = (self.tocsr().astype(kind) @ gs.ones(self.shape[1], kind)).reshape(n, 1)
            if not self._star_is_product:
                result = result.reshape(-1)
        if out is not None:
            out[...] = result
            return out
        return result

    def mean(self, axis: int | None = None, dtype: Any = None, out: ndarray | None = None) -> ndarray:
        """The mean, of everything or along an axis."""
        count = self.shape[0] * self.shape[1] if axis is None else self.shape[check_reduction_axis(axis)]
        kind = dtype if dtype is not None else float if self.dtype.kind in "biu" else None
        result = self.sum(axis, kind) / count
        if out is not None:
            out[...] = result
            return out
        return result

    def _order_reduction(self, axis: int | None, function: Any, explicit: bool) -> Any:
        csr = self.tocsr()
        if axis is None:
            if not self.shape[0] * self.shape[1]:
                raise ValueError("zero-size array to reduction operation")
            if not csr.nnz:
                return gs.zeros((), self.dtype)
            best = function.reduce(csr.data)
            full = csr.nnz == self.shape[0] * self.shape[1]
            return best if full or explicit else function(best, gs.zeros((), self.dtype))
        place = check_reduction_axis(axis)
        rows = csr if place == 1 else self.tocsc().T
        counts = gs.diff(rows.indptr)
        start = gs.nonzero(counts > 0)[0]
        result = gs.zeros(rows.shape[0], self.dtype)
        if rows.nnz:
            best = function.reduceat(rows.data, rows.indptr[start])
            if not explicit:
                best = gs.where(counts[start] < rows.shape[1], function(best, gs.zeros((), self.dtype)), best)
            result[start] = best
        from gridstride.scipy.sparse._coo import coo_matrix

        dense = result.reshape(-1, 1) if place == 1 else result.reshape(1, -1)
        return coo_matrix(dense)

    def max(self, axis: int | None = None, out: Any = None, *, explicit: bool = False) -> Any:
        """The greatest element; with `explicit` of the stored ones."""
        return self._order_reduction(axis, gs.maximum, explicit)

    def min(self, axis: int | None = None, out: Any = None, *, explicit: bool = False) -> Any:
        """The least element; with `explicit` of the stored ones."""
        return self._order_reduction(axis, gs.minimum, explicit)

    def argmax(self, axis: int | None = None, out: Any = None) -> ndarray:
        """Where the greatest element is."""
        return gs.argmax(self.toarray(), axis=axis)

    def argmin(self, axis: int | None = None, out: Any = None) -> ndarray:
        """Where the least element is."""
        return gs.argmin(self.toarray(), axis=axis)

    def trace(self, offset: int = 0) -> ndarray:
        """The sum of a diagonal."""
        return self.diagonal(offset).sum()

    def nonzero(self) -> tuple[ndarray, ndarray]:
        """Row and column indices of the elements that are not zero."""
        coo = self.tocsr().tocoo()
        kept = gs.nonzero(coo.data != 0)[0]
        return coo.row[kept], coo.col[kept]


def check_reduction_axis(axis: int) -> int:
    """The axis counted from the front."""
    if axis not in (-2, -1, 0, 1):
        raise ValueError("axis out of range")
    return axis % 2


def _elementwise(name: str) -> Any:
    def method(self: Any) -> Any:
        return self._with_data(getattr(gs, name)(self.data))

    method.__name__ = name
    method.__doc__ = f"`{name}` of each element: it keeps zeros."
    return method


for _name in (
    *("arcsin", "arcsinh", "arctan", "arctanh", "ceil", "deg2rad", "expm1", "floor", "log1p", "rad2deg", "rint"),
    *("sign", "sin", "sinh", "sqrt", "tan", "tanh", "trunc"),
):
    setattr(spmatrix, _name, _elementwise(_name))
del _name
