"""Linear algebra on the device, with NumPy's names, results and errors."""

from __future__ import annotations

from typing import Any, NamedTuple

import gridstride as gs
from gridstride import _core
from gridstride._core import asarray, ndarray
from gridstride._linalg_checks import _error, _floating, _real, _squared, _stack
from gridstride._linalg_norms import cond, matrix_norm, norm, vector_norm
from gridstride._linalg_products import (
    cross,
    diagonal,
    matmul,
    matrix_power,
    matrix_transpose,
    multi_dot,
    outer,
    tensordot,
    trace,
    vecdot,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from numpy.linalg import LinAlgError

__all__ = [
    "LinAlgError",
    "cholesky",
    "cond",
    "cross",
    "det",
    "diagonal",
    "eig",
    "eigh",
    "eigvals",
    "eigvalsh",
    "inv",
    "lstsq",
    "matmul",
    "matrix_norm",
    "matrix_power",
    "matrix_rank",
    "matrix_transpose",
    "multi_dot",
    "norm",
    "outer",
    "pinv",
    "qr",
    "slogdet",
    "solve",
    "svd",
    "svdvals",
    "tensordot",
    "tensorinv",
    "tensorsolve",
    "trace",
    "vecdot",
    "vector_norm",
]


def __getattr__(name: str) -> Any:
    if name == "LinAlgError":  # NumPy's own class, which comes with NumPy
        from numpy.linalg import LinAlgError

        return LinAlgError
    raise AttributeError(f"module 'gridstride.linalg' has no attribute {name!r}")


class EigResult(NamedTuple):
    """What `eig` gives."""

    eigenvalues: ndarray
    eigenvectors: ndarray


class EighResult(NamedTuple):
    """What `eigh` gives."""

    eigenvalues: ndarray
    eigenvectors: ndarray


class QRResult(NamedTuple):
    """What `qr` gives."""

    Q: ndarray
    R: ndarray


class SlogdetResult(NamedTuple):
    """What `slogdet` gives."""

    sign: ndarray
    logabsdet: ndarray


class SVDResult(NamedTuple):
    """What `svd` gives."""

    U: ndarray
    S: ndarray
    Vh: ndarray


def inv(a: Any) -> ndarray:
    """The inverses of square matrices. LinAlgError where one is singular."""
    return _core.linalg_inverse(_stack(a, True))


def solve(a: Any, b: Any) -> ndarray:
    """The solutions x of ``a x = b``; `b` is one vector where it has one axis, matrices otherwise.

    LinAlgError where `a` is singular.
    """
    x, y = _stack(a, True), _floating(b)
    kind = gs.promote_types(x.dtype, y.dtype)
    vector = y.ndim == 1
    right = y.reshape(-1, 1) if vector else y
    if right.ndim < 2 or right.shape[-2] != x.shape[-1]:
        raise ValueError(
            "solve: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature (m,m),(m,n)->(m,n) "
            f"(size {right.shape[-2] if right.ndim > 1 else 0} is different from {x.shape[-1]})"
        )
    if right.shape[-1] == 0 and x.size and bool((_core.linalg_slogdet(x)[0] == 0).any()):
        raise _error("Singular matrix")  # though there is nothing to solve
    batch = gs.broadcast_shapes(x.shape[:-2], right.shape[:-2])
    left = _core.broadcast_to(x, (*batch, *x.shape[-2:])).astype(kind, "C") if batch != x.shape[:-2] else x
    right = _core.broadcast_to(right, (*batch, *right.shape[-2:])).astype(kind, "C")
    result = _core.linalg_solve(left.astype(kind, copy=False), right)
    return result[..., 0] if vector else result


def slogdet(a: Any) -> SlogdetResult:
    """Signs and logarithms of the absolute values of determinants: 0 and -inf for singular matrices."""
    sign, log = _core.linalg_slogdet(_stack(a, True))
    return SlogdetResult(sign, log)


def det(a: Any) -> ndarray:
    """The determinants of square matrices."""
    sign, log = _core.linalg_slogdet(_stack(a, True))
    return sign * gs.exp(log)


def cholesky(a: Any, /, *, upper: bool = False) -> ndarray:
    """The lower (or upper) triangular factors of Hermitian positive definite matrices; LinAlgError for others."""
    return _core.linalg_cholesky(_stack(a, True), upper)


def qr(a: Any, mode: str = "reduced") -> Any:
    """The orthogonal and triangular factors: "reduced", "complete", "r" (the triangle alone), "raw" (LAPACK's own)."""
    if mode not in ("reduced", "complete", "r", "raw"):
        if mode in ("f", "full", "e", "economic"):
            raise ValueError(f"mode '{mode}' has gone; use 'reduced', 'complete', 'r' or 'raw'")
        raise ValueError(f"Unrecognized mode '{mode}'")
    x = _stack(a)
    m, n = x.shape[-2:]
    if mode == "raw":
        return _core.linalg_qr_raw(x)
    columns = m if mode == "complete" else min(m, n)
    if x.size == 0:
        r = gs.zeros((*x.shape[:-2], columns, n), x.dtype)
        q = gs.zeros((*x.shape[:-2], m, columns), x.dtype)
        q[...] = gs.eye(m, columns, dtype=x.dtype)
        return r if mode == "r" else QRResult(q, r)
    q, r = _core.linalg_qr(x, columns, mode != "r")
    return r if mode == "r" else QRResult(q, r)


def svd(a: Any, full_matrices: bool = True, compute_uv: bool = True, hermitian: bool = False) -> Any:
    """The singular value decomposition ``u @ diag(s) @ vh``; the values alone unless `compute_uv`.

    u and vh are square, or as thin as s with ``full_matrices=False``. LinAlgError where it does not converge.
    """
    x = _stack(a)
    if hermitian:
        return _hermitian_svd(x, compute_uv)
    u, s, vh = _core.linalg_svd(x, bool(full_matrices), bool(compute_uv))
    if not compute_uv:
        return s
    if x.size == 0:
        m, n = x.shape[-2:]
        u = gs.zeros(u.shape, u.dtype)
        vh = gs.zeros(vh.shape, vh.dtype)
        u[...] = gs.eye(m, u.shape[-1], dtype=u.dtype)
        vh[...] = gs.eye(vh.shape[-2], n, dtype=u.dtype)
    return SVDResult(u, s, vh)


def _hermitian_svd(x: ndarray, compute_uv: bool) -> Any:
    if not compute_uv:
        s = gs.absolute(eigvalsh(x))
        return _core.flip(gs.sort(s, -1), -1)
    w, u = eigh(x)
    sign = gs.sign(w)
    order = _core.flip(gs.argsort(gs.absolute(w), -1), -1)
    s = gs.take_along_axis(gs.absolute(w), order, -1)
    sign = gs.take_along_axis(sign, order, -1)
    u = gs.take_along_axis(u, _core.expand_dims(order, -2), -1)
    vh = _core.swapaxes(gs.conjugate(u * _core.expand_dims(sign, -2)), -1, -2)
    return SVDResult(u, s, vh)


def svdvals(x: Any, /) -> ndarray:
    """The singular values, falling."""
    return svd(x, compute_uv=False)


def eigh(a: Any, UPLO: str = "L") -> EighResult:
    """Eigenvalues, rising, and eigenvectors as columns of Hermitian matrices, of which one triangle is read."""
    w, v = _core.linalg_eigh(_stack(a, True), _upper(UPLO), True)
    return EighResult(w, v)


def eigvalsh(a: Any, UPLO: str = "L") -> ndarray:
    """The eigenvalues, rising, of Hermitian matrices, of which one triangle is read."""
    return _core.linalg_eigh(_stack(a, True), _upper(UPLO), False)[0]


def _upper(uplo: str) -> bool:
    if uplo.upper() not in ("L", "U"):
        raise ValueError("UPLO argument must be 'L' or 'U'")
    return uplo.upper() == "U"


def _finite(a: Any) -> ndarray:
    x = _stack(a, True)
    if not bool(gs.isfinite(x).all()):
        raise _error("Array must not contain infs or NaNs")
    return x


def _is_real(x: ndarray, w: ndarray) -> bool:
    return x.dtype.kind != "c" and bool((w.imag == 0).all())


def eig(a: Any) -> EigResult:
    """Eigenvalues and eigenvectors as columns of square matrices: real where all eigenvalues of a real input are."""
    x = _finite(a)
    w, v = _core.linalg_eig(x, True)
    if _is_real(x, w):
        w, v = w.real.copy(), v.real.copy()
    return EigResult(w, v)


def eigvals(a: Any) -> ndarray:
    """The eigenvalues of square matrices: real where all of a real input are."""
    x = _finite(a)
    w, _ = _core.linalg_eig(x, False)
    return w.real.copy() if _is_real(x, w) else w


def lstsq(a: Any, b: Any, rcond: float | None = None) -> tuple[ndarray, ndarray, Any, ndarray]:
    """The least-squares solution of ``a x = b``: x, sums of squared residuals, rank, singular values.

    Singular values below `rcond` times the largest count as 0: by default the machine epsilon times the larger extent.
    """
    x, y = _floating(a), _floating(b)
    if x.ndim != 2:
        raise _error(f"{x.ndim}-dimensional array given. Array must be two-dimensional")
    vector = y.ndim == 1
    right = y.reshape(-1, 1) if vector else y
    if right.ndim != 2:
        raise _error(f"{right.ndim}-dimensional array given. Array must be two-dimensional")
    m, n = x.shape
    if right.shape[0] != m:
        raise _error("Incompatible dimensions")
    kind = gs.promote_types(x.dtype, right.dtype)
    eps = float(gs.finfo(kind).eps)
    cut = eps * max(m, n) if rcond is None else eps if rcond == -1 else float(rcond)
    columns = right.shape[1]
    if m == 0 or n == 0 or columns == 0:
        solution = gs.zeros((n, columns), kind)
        singular = gs.zeros((min(m, n),), _real(kind))
        rank = 0
        if columns == 0 and min(m, n) > 0:
            singular = svdvals(x)
            rank = int((singular > cut * singular[0]).sum())
        squares = gs.zeros((0, columns), _real(kind)).sum(axis=0) if m > n else gs.zeros((0,), _real(kind))
        if n == 0 and m > 0:
            squares = (gs.absolute(right) ** 2).sum(axis=0)
    else:
        solution, tail, singular, rank = _core.linalg_lstsq(
            _core.ascontiguousarray(x.astype(kind)), _core.ascontiguousarray(right.astype(kind)), cut
        )
        if rank == n and m > n:
            squares = _squared(tail).sum(axis=0)
        else:
            squares = gs.zeros((0,), _real(kind))
    return (solution[:, 0] if vector else solution), squares, asarray(rank, "int32"), singular


def pinv(a: Any, rcond: Any = None, hermitian: bool = False, *, rtol: Any = None) -> ndarray:
    """The pseudo-inverses; singular values up to `rcond` times the largest count as 0."""
    x = _stack(a)
    if rcond is not None and rtol is not None:
        raise ValueError("`rtol` and `rcond` can't be both set.")
    if rcond is None:
        rcond = max(x.shape[-2:]) * float(gs.finfo(x.dtype).eps) if rtol is not None else 1e-15
        rcond = rtol if rtol is not None else rcond
    m, n = x.shape[-2:]
    if m == 0 or n == 0:
        return gs.empty((*x.shape[:-2], n, m), asarray(a).dtype)
    u, s, vh = svd(gs.conjugate(x) if x.dtype.kind == "c" else x, full_matrices=False, hermitian=hermitian)
    limit = asarray(rcond).astype(s.dtype)
    limit = (_core.expand_dims(limit, -1) if limit.ndim else limit) * s.max(axis=-1, keepdims=True)
    large = s > limit
    s = gs.where(large, 1 / gs.where(large, s, 1), 0).astype(s.dtype)
    return _core.matmul(_core.swapaxes(vh, -1, -2), _core.expand_dims(s, -1) * _core.swapaxes(u, -1, -2))


def matrix_rank(A: Any, tol: Any = None, hermitian: bool = False, *, rtol: Any = None) -> ndarray:
    """The ranks of matrices: their numbers of singular values above `tol`."""
    if rtol is not None and tol is not None:
        raise ValueError("`tol` and `rtol` can't be both set.")
    x = asarray(A)
    if x.ndim < 2:
        return asarray(int(not bool((x == 0).all())))
    s = svd(x, compute_uv=False, hermitian=hermitian)
    if tol is None:
        factor = max(x.shape[-2:]) * float(gs.finfo(s.dtype).eps) if rtol is None else asarray(rtol)
        factor = _core.expand_dims(factor, -1) if isinstance(factor, ndarray) and factor.ndim else factor
        limit = s.max(axis=-1, keepdims=True, initial=0) * factor
    else:
        limit = asarray(tol)
        limit = _core.expand_dims(limit, -1) if limit.ndim else limit
    return gs.count_nonzero(s > limit, axis=-1)


def tensorsolve(a: Any, b: Any, axes: Any = None) -> ndarray:
    """The array x with ``tensordot(a, x, x.ndim) = b``."""
    x, y = asarray(a), asarray(b)
    if axes is not None:
        places = [k % x.ndim for k in axes]
        x = _core.transpose(x, [k for k in range(x.ndim) if k not in places] + places)
    shape = x.shape[y.ndim - x.ndim :] if y.ndim < x.ndim else ()
    count = 1
    for n in shape:
        count *= n
    if x.size != count**2:
        raise _error("Input arrays must satisfy the requirement prod(a.shape[b.ndim:]) == prod(a.shape[:b.ndim])")
    return solve(x.reshape(count, count), y.ravel()).reshape(shape)


def tensorinv(a: Any, ind: int = 2) -> ndarray:
    """The inverse of an array for `tensordot` over its first `ind` axes."""
    x = asarray(a)
    if ind <= 0:
        raise ValueError("Invalid ind argument.")
    shape = x.shape[ind:] + x.shape[:ind]
    count = 1
    for n in x.shape[ind:]:
        count *= n
    return inv(x.reshape(count, -1)).reshape(shape)
