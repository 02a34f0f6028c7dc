"""Products of vectors, matrices and tensors, and statistics that are such products."""

from __future__ import annotations

from typing import Any

import gridstride as gs
from gridstride import _core
from gridstride._core import asarray, ndarray

__all__ = [
    "convolve",
    "corrcoef",
    "correlate",
    "cov",
    "dot",
    "inner",
    "kron",
    "matmul",
    "matvec",
    "outer",
    "tensordot",
    "vdot",
    "vecdot",
    "vecmat",
]


def _give(result: ndarray, out: ndarray | None, casting: str = "same_kind") -> ndarray:
    if out is None:
        return result
    if not isinstance(out, ndarray):
        raise TypeError(f"return arrays must be of gridstride.ndarray, not {type(out).__name__}")
    if out.shape != result.shape:
        raise ValueError(f"output array has wrong shape: expected {result.shape}, got {out.shape}")
    if not gs.can_cast(result.dtype, out.dtype, casting):
        raise TypeError(f"Cannot cast the result from {result.dtype!r} to {out.dtype!r} with casting rule '{casting}'")
    out[...] = result
    return out


def matmul(
    x1: Any,
    x2: Any,
    /,
    out: ndarray | None = None,
    *,
    axes: Any = None,
    casting: str = "same_kind",
    order: str = "K",
    dtype: Any = None,
    subok: bool = True,
) -> ndarray:
    """The matrix product of the last two axes; other axes broadcast, a vector is a row or a column.

    ValueError for numbers and for extents that differ.
    """
    a, b = asarray(x1), asarray(x2)
    if isinstance(out, tuple):
        (out,) = out
    if dtype is not None:
        kind = _core.dtype_of(dtype)
        for x in (a, b):
            if not gs.can_cast(x.dtype, kind, casting):
                raise TypeError(f"Cannot cast ufunc 'matmul' input from {x.dtype!r} to {kind!r} with rule '{casting}'")
        a, b = a.astype(kind, copy=False), b.astype(kind, copy=False)
    if axes is None:
        return _give(_core.matmul(a, b), out, casting)
    first, second, *rest = (tuple(x) if isinstance(x, (tuple, list)) else (x,) for x in axes)
    a = gs.moveaxis(a, first, range(-len(first), 0)) if len(first) < 3 else a
    b = gs.moveaxis(b, second, range(-len(second), 0))
    result = _core.matmul(a, b)
    if rest and rest[0]:
        result = gs.moveaxis(result, range(-len(rest[0]), 0), rest[0])
    return _give(result, out, casting)


def dot(a: Any, b: Any, out: ndarray | None = None) -> ndarray:
    """The sum of products over the last axis of `a` and the last but one of `b`; the product with a number."""
    x, y = asarray(a), asarray(b)
    if isinstance(out, ndarray) and (out.dtype != gs.promote_types(x.dtype, y.dtype) or not out.flags.c_contiguous):
        raise ValueError(
            "output array is not acceptable (must have the right datatype, number of dimensions, and be a C-Array)"
        )
    if x.ndim == 0 or y.ndim == 0:
        return _give(gs.multiply(x, y), out, "no")
    if x.ndim > 1 and y.ndim > 2:
        result = tensordot(x, y, ((x.ndim - 1,), (y.ndim - 2,)))
    else:
        if x.shape[-1] != y.shape[0 if y.ndim == 1 else -2]:
            raise ValueError(f"shapes {x.shape} and {y.shape} not aligned")
        result = _core.matmul(x, y)
    return _give(result, out, "no")


def vdot(a: Any, b: Any, /) -> ndarray:
    """The inner product of the flattened arrays, the first one conjugated."""
    x, y = asarray(a).ravel(), asarray(b).ravel()
    if x.shape != y.shape:
        raise ValueError(f"cannot take the inner product of arrays of {x.size} and {y.size} elements")
    return _core.matmul(gs.conjugate(x) if x.dtype.kind == "c" else x, y)


def inner(a: Any, b: Any, /) -> ndarray:
    """The sum of products over the last axes."""
    x, y = asarray(a), asarray(b)
    if x.ndim == 0 or y.ndim == 0:
        return gs.multiply(x, y)
    if x.shape[-1] != y.shape[-1]:
        raise ValueError(f"shapes {x.shape} and {y.shape} not aligned: {x.shape[-1]} != {y.shape[-1]}")
    return tensordot(x, y, ((x.ndim - 1,), (y.ndim - 1,)))


def outer(a: Any, b: Any, out: ndarray | None = None) -> ndarray:
    """The products of all elements of two flattened arrays."""
    x, y = asarray(a).ravel(), asarray(b).ravel()
    return _give(x.reshape(-1, 1) * y.reshape(1, -1), out)


def tensordot(a: Any, b: Any, axes: Any = 2) -> ndarray:
    """The sum of products over axes: the last and first `axes` ones, or those of two lists."""
    x, y = asarray(a), asarray(b)
    if hasattr(axes, "__len__"):
        first, second = axes
        first, second = ([k] if isinstance(k, int) else list(k) for k in (first, second))
    else:
        first, second = list(range(-int(axes), 0)), list(range(int(axes)))
    if len(first) != len(second):
        raise ValueError("shape-mismatch for sum")
    for k, array in ((first, x), (second, y)):
        if any(not -array.ndim <= i < array.ndim for i in k):
            raise ValueError("shape-mismatch for sum: an axis is out of bounds")
    first, second = [i % x.ndim for i in first], [i % y.ndim for i in second]
    if any(x.shape[i] != y.shape[j] for i, j in zip(first, second, strict=True)):
        raise ValueError("shape-mismatch for sum")
    free_x = [i for i in range(x.ndim) if i not in first]
    free_y = [i for i in range(y.ndim) if i not in second]
    count = 1
    for i in first:
        count *= x.shape[i]
    shape = (*(x.shape[i] for i in free_x), *(y.shape[i] for i in free_y))
    rows, columns = 1, 1
    for i in free_x:
        rows *= x.shape[i]
    for i in free_y:
        columns *= y.shape[i]
    left = _core.transpose(x, free_x + first).reshape(rows, count)
    right = _core.transpose(y, second + free_y).reshape(count, columns)
    return _core.matmul(left, right).reshape(shape)


def vecdot(x1: Any, x2: Any, /, out: ndarray | None = None, *, axis: int = -1, dtype: Any = None) -> ndarray:
    """The inner products of vectors along an axis, the first ones conjugated; other axes broadcast."""
    x, y = asarray(x1), asarray(x2)
    if x.ndim == 0 or y.ndim == 0:
        raise ValueError("vecdot: Input operand does not have enough dimensions")
    x, y = gs.moveaxis(x, axis, -1), gs.moveaxis(y, axis, -1)
    if x.shape[-1] != y.shape[-1]:
        raise ValueError(f"vecdot: Input operand 1 has a mismatch in its core dimension: {x.shape} and {y.shape}")
    kind = gs.promote_types(x.dtype, y.dtype) if dtype is None else _core.dtype_of(dtype)
    if kind.kind == "b":
        return _give((x & y).any(axis=-1), out)
    x, y = x.astype(kind, copy=False), y.astype(kind, copy=False)
    return _give(((gs.conjugate(x) if kind.kind == "c" else x) * y).sum(axis=-1, dtype=kind), out)


def matvec(x1: Any, x2: Any, /, out: ndarray | None = None) -> ndarray:
    """The products of matrices and vectors; other axes broadcast."""
    a, x = asarray(x1), asarray(x2)
    if a.ndim < 2 or x.ndim < 1:
        raise ValueError("matvec: Input operand does not have enough dimensions")
    return _give(_core.matmul(a, _core.expand_dims(x, -1))[..., 0], out)


def vecmat(x1: Any, x2: Any, /, out: ndarray | None = None) -> ndarray:
    """The products of conjugated vectors and matrices; other axes broadcast."""
    x, a = asarray(x1), asarray(x2)
    if x.ndim < 1 or a.ndim < 2:
        raise ValueError("vecmat: Input operand does not have enough dimensions")
    row = gs.conjugate(x) if x.dtype.kind == "c" else x
    return _give(_core.matmul(_core.expand_dims(row, -2), a)[..., 0, :], out)


def kron(a: Any, b: Any) -> ndarray:
    """The Kronecker product: blocks of `b` times the elements of `a`."""
    x, y = asarray(a), asarray(b)
    rank = max(x.ndim, y.ndim)
    x = x.reshape((1,) * (rank - x.ndim) + x.shape)
    y = y.reshape((1,) * (rank - y.ndim) + y.shape)
    left = x.reshape(tuple(n for extent in x.shape for n in (extent, 1)))
    right = y.reshape(tuple(n for extent in y.shape for n in (1, extent)))
    return (left * right).reshape(tuple(m * n for m, n in zip(x.shape, y.shape, strict=True)))


def _sliding(values: ndarray, weights: ndarray, mode: Any) -> ndarray:
    """Sums of values[i + j] * weights[j], over zeros beyond the ends as the mode says."""
    # NumPy goes by the first letter and takes numbers too.
    kind = mode if isinstance(mode, int) else {"v": 0, "s": 1, "f": 2}.get(str(mode)[:1].lower(), -1)
    if kind not in (0, 1, 2):
        raise ValueError(f"mode must be one of 'valid', 'same', or 'full', not {mode!r}")
    taps = weights.size
    left = {0: 0, 1: taps // 2, 2: taps - 1}[kind]
    right = {0: 0, 1: taps - taps // 2 - 1, 2: taps - 1}[kind]
    dtype = values.dtype
    if dtype.kind == "f" and dtype.itemsize == 2:
        values, weights = values.astype("float32"), weights.astype("float32")
    if left or right:
        values = _core.concatenate([gs.zeros(left, values.dtype), values, gs.zeros(right, values.dtype)])
    return _core.correlate_valid(values, weights).astype(dtype, copy=False)


def _vectors(a: Any, v: Any) -> tuple[ndarray, ndarray]:
    x, y = asarray(a), asarray(v)
    x, y = (t.reshape(1) if t.ndim == 0 else t for t in (x, y))
    if x.ndim > 1 or y.ndim > 1:
        raise ValueError("object too deep for desired array")
    if x.size == 0:
        raise ValueError("a cannot be empty")
    if y.size == 0:
        raise ValueError("v cannot be empty")
    kind = gs.promote_types(x.dtype, y.dtype)
    return x.astype(kind, copy=False), y.astype(kind, copy=False)


def convolve(a: Any, v: Any, mode: Any = "full") -> ndarray:
    """The convolution of two vectors: "full", "same" (as long as the longer one) or "valid"."""
    x, y = _vectors(a, v)
    if y.size > x.size:
        x, y = y, x
    return _sliding(x, _core.flip(y), mode)


def correlate(a: Any, v: Any, mode: Any = "valid") -> ndarray:
    """The cross-correlation of two vectors, the second one conjugated."""
    if gs.ndim(a) == 0 or gs.ndim(v) == 0:
        raise ValueError("object of too small depth for desired array")
    x, y = _vectors(a, v)
    y = gs.conjugate(y) if y.dtype.kind == "c" else y
    if x.size < y.size:
        return _core.flip(_sliding(y, x, mode)).copy()
    return _sliding(x, y, mode)


def _weights(value: Any, count: int, name: str) -> ndarray:
    w = asarray(value).astype(float)
    if w.ndim > 1:
        raise RuntimeError(f"cannot handle multidimensional {name}")
    if w.shape[0] != count:
        raise RuntimeError(f"incompatible numbers of samples and {name}")
    if bool((w < 0).any()):
        raise ValueError(f"{name} cannot be negative")
    return w


def cov(
    m: Any,
    y: Any = None,
    rowvar: bool = True,
    bias: bool = False,
    ddof: int | None = None,
    fweights: Any = None,
    aweights: Any = None,
    *,
    dtype: Any = None,
) -> ndarray:
    """The covariance matrix of variables in rows (in columns unless `rowvar`).

    The sums are divided by n - ddof, n - 1 by default, n with `bias`; `fweights` count observations and `aweights`
    weigh them.
    """
    if ddof is not None and ddof != int(ddof):
        raise ValueError("ddof must be integer")
    first = asarray(m)
    if first.ndim > 2:
        raise ValueError("m has more than 2 dimensions")
    second = None if y is None else asarray(y)
    if second is not None and second.ndim > 2:
        raise ValueError("y has more than 2 dimensions")
    if dtype is None:
        kind = gs.result_type(first, float) if second is None else gs.result_type(first, second, float)
    else:
        kind = _core.dtype_of(dtype)

    x = gs.atleast_2d(first.astype(kind))
    x = x.T if not rowvar and first.ndim != 1 else x
    if x.shape[0] == 0:
        return gs.empty((0, 0), float)
    if second is not None:
        more = gs.atleast_2d(second.astype(kind))
        # A single row stays one, as in NumPy.
        x = _core.concatenate([x, more.T if not rowvar and more.shape[0] != 1 else more], 0)
    if kind.kind in "biu":
        raise TypeError(
            f"Cannot cast ufunc 'subtract' output from dtype('float64') to {kind!r} with casting rule 'same_kind'"
        )
    if ddof is None:
        ddof = 0 if bias else 1
    count = x.shape[1]
    w: ndarray | None = None
    if fweights is not None:
        given = asarray(fweights)
        if given.dtype.kind == "f" and not bool((given == gs.rint(given)).all()):
            raise TypeError("fweights must be integer")
        w = _weights(fweights, count, "fweights")
    if aweights is not None:
        aw = _weights(aweights, count, "aweights")
        w = aw if w is None else w * aw
    if w is None:
        mean, factor = x.mean(axis=1), float(count - ddof)
    else:
        total = float(w.sum())
        mean = (x * w).sum(axis=1) / total
        if ddof == 0:
            factor = total
        elif aweights is None:
            factor = total - ddof
        else:
            factor = total - ddof * float((w * aw).sum()) / total
    if factor <= 0:
        import warnings

        warnings.warn("Degrees of freedom <= 0 for slice", RuntimeWarning, stacklevel=2)
        factor = 0.0
    x = x - mean.reshape(-1, 1)
    right = (x if w is None else x * w).T
    product = _core.matmul(x, gs.conjugate(right) if kind.kind == "c" else right)
    return _core.squeeze(product * gs.true_divide(1, asarray(factor)).astype(product.dtype))


def corrcoef(x: Any, y: Any = None, rowvar: bool = True, *, dtype: Any = None) -> ndarray:
    """The matrix of correlation coefficients of variables in rows (in columns unless `rowvar`)."""
    c = cov(x, y, rowvar, dtype=dtype)
    if c.ndim == 0:
        return c / c
    deviation = gs.sqrt(_core.diagonal(c).real)
    c = c / deviation.reshape(-1, 1) / deviation.reshape(1, -1)
    if c.dtype.kind != "c":
        return _core.clip(c, -1, 1)
    result = gs.empty(c.shape, c.dtype)
    result.real[...] = _core.clip(c.real, -1, 1)
    result.imag[...] = _core.clip(c.imag, -1, 1)
    return result
