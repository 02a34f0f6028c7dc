"""Systems and spectra of sparse matrices.

`cg`, `cgs`, `bicgstab`, `gmres`, triangular solutions and norms run on the device. What SciPy does here on the host,
and why: sparse factorizations (`splu`, `spilu`, `spsolve`: SuperLU, whose elimination order is a graph algorithm), and
methods whose work beside the products is on short vectors and small matrices (`eigsh`, `svds`, `lobpcg`, `minres`,
`lsqr`, `lsmr`): there the products run on the device. They need SciPy to be installed and say so if it is not.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

import gridstride as gs
from gridstride import cuda
from gridstride._core import asarray, ndarray
from gridstride.scipy.sparse._base import spmatrix
from gridstride.scipy.sparse._compressed import csr_matrix
from gridstride.scipy.sparse._coo import coo_matrix

__all__ = [
    "LinearOperator",
    "aslinearoperator",
    "bicgstab",
    "cg",
    "cgs",
    "eigsh",
    "factorized",
    "gmres",
    "lobpcg",
    "lsmr",
    "lsqr",
    "matrix_power",
    "minres",
    "norm",
    "spilu",
    "splu",
    "spsolve",
    "spsolve_triangular",
    "svds",
]


def _scipy(what: str) -> Any:
    try:
        import scipy.sparse.linalg
    except ImportError:
        raise ImportError(f"{what} is done by SciPy on the host; install scipy for it") from None
    return scipy.sparse.linalg


class LinearOperator:
    """A matrix that is known by its products: ``LinearOperator(shape, matvec, rmatvec, matmat, dtype, rmatmat)``."""

    ndim = 2

    def __init__(
        self,
        shape: tuple[int, int],
        matvec: Callable[[Any], Any],
        rmatvec: Callable[[Any], Any] | None = None,
        matmat: Callable[[Any], Any] | None = None,
        dtype: Any = None,
        rmatmat: Callable[[Any], Any] | None = None,
    ) -> None:
        self.shape = (int(shape[0]), int(shape[1]))
        self._matvec, self._rmatvec, self._matmat, self._rmatmat = matvec, rmatvec, matmat, rmatmat
        self.dtype = np.dtype(dtype) if dtype is not None else matvec(gs.ones(self.shape[1])).dtype

    def matvec(self, x: Any) -> ndarray:
        """The product with a vector, of shape (n,) or (n, 1)."""
        if x.shape not in ((self.shape[1],), (self.shape[1], 1)):
            raise ValueError(f"dimension mismatch: {self.shape} times {x.shape}")
        return asarray(self._matvec(x)).reshape((self.shape[0], *x.shape[1:]))

    def rmatvec(self, x: Any) -> ndarray:
        """The product of the conjugate transpose with a vector."""
        if self._rmatvec is None:
            raise NotImplementedError("rmatvec is not defined")
        return asarray(self._rmatvec(x)).reshape((self.shape[1], *x.shape[1:]))

    def matmat(self, x: Any) -> ndarray:
        """The product with a matrix."""
        if self._matmat is not None:
            return self._matmat(x)
        return gs.stack([self.matvec(x[:, k]) for k in range(x.shape[1])], axis=1)

    @property
    def H(self) -> LinearOperator:
        """The conjugate transpose."""
        return LinearOperator(self.shape[::-1], self.rmatvec, self.matvec, self._rmatmat, self.dtype, self._matmat)

    def __matmul__(self, other: Any) -> ndarray:
        return self.matvec(other) if other.ndim == 1 else self.matmat(other)

    __mul__ = dot = __matmul__


def aslinearoperator(A: Any) -> LinearOperator:
    """A matrix, sparse or dense, as a `LinearOperator`."""
    if isinstance(A, LinearOperator):
        return A
    if hasattr(A, "matvec"):
        return LinearOperator(A.shape, A.matvec, getattr(A, "rmatvec", None), dtype=getattr(A, "dtype", None))
    a = A.tocsr() if isinstance(A, spmatrix) else asarray(A)
    if a.ndim != 2:
        raise ValueError("array must have ndim == 2")
    back: list[Any] = []

    def turned(x: Any) -> Any:
        if not back:
            back.append(a.conj().T.tocsr() if isinstance(a, spmatrix) else gs.conj(a).T)
        return back[0] @ x

    return LinearOperator(a.shape, lambda x: a @ x, turned, lambda x: a @ x, a.dtype, turned)


def _system(A: Any, M: Any, x0: Any, b: Any) -> tuple[LinearOperator, Callable[[Any], Any], ndarray, ndarray]:
    operator = aslinearoperator(A)
    n = operator.shape[0]
    if operator.shape[0] != operator.shape[1]:
        raise ValueError(f"expected square matrix, but got shape={operator.shape}")
    right = asarray(b)
    if right.shape not in ((n,), (n, 1)):
        raise ValueError("b has incompatible dimensions")
    right = right.reshape(-1)
    kind = np.result_type(operator.dtype, right.dtype, np.float32)
    kind = np.dtype(np.float64) if kind.char not in "fdFD" else kind
    right = right.astype(kind)
    start = gs.zeros(n, kind) if x0 is None else asarray(x0).reshape(-1).astype(kind)
    if start.size != n:
        raise ValueError("x0 has incompatible dimensions")
    if M is None:
        return operator, lambda x: x, start, right
    before = aslinearoperator(M)
    if before.shape != operator.shape:
        raise ValueError("matrix and preconditioner have different shapes")
    return operator, before.matvec, start, right


def _inner(x: ndarray, y: ndarray) -> Any:
    return gs.vdot(x, y).get()[()]


def _length(x: ndarray) -> float:
    return float(gs.sqrt(gs.sum((x * gs.conj(x)).real)))


def _tolerance(b: ndarray, rtol: float, atol: float | None) -> float:
    return max(float(atol or 0.0), rtol * _length(b))


def cg(
    A: Any,
    b: Any,
    x0: Any = None,
    tol: float = 1e-5,
    maxiter: int | None = None,
    M: Any = None,
    callback: Callable[[Any], Any] | None = None,
    atol: float | None = None,
) -> tuple[ndarray, int]:
    """Conjugate gradients for a Hermitian positive definite matrix: ``x, info``.

    Args:
        A: the matrix, sparse or dense, or a `LinearOperator`.
        b: the right side.
        x0: where to start.
        tol, atol: it ends when the residual's norm is at most ``max(atol, tol * norm(b))``.
        maxiter: the most steps, ten for each row by default.
        M: an approximate inverse.
        callback: called with the solution after each step.

    Returns:
        The solution, and 0 or the steps that did not suffice.
    """
    operator, before, x, right = _system(A, M, x0, b)
    limit = _tolerance(right, tol, atol)
    if _length(right) == 0.0:
        return gs.zeros_like(right), 0
    r = right - operator.matvec(x)
    rho_before: Any = 0.0
    p = r
    most = 10 * right.size if maxiter is None else maxiter
    for _step in range(most):
        if _length(r) <= limit:
            return x, 0
        z = before(r)
        rho = _inner(r, z)
        p = z if _step == 0 else z + (rho / rho_before) * p
        q = operator.matvec(p)
        alpha = rho / _inner(p, q)
        x = x + alpha * p
        r = r - alpha * q
        rho_before = rho
        if callback is not None:
            callback(x)
    return x, 0 if _length(r) <= limit else most


def cgs(
    A: Any,
    b: Any,
    x0: Any = None,
    tol: float = 1e-5,
    maxiter: int | None = None,
    M: Any = None,
    callback: Callable[[Any], Any] | None = None,
    atol: float | None = None,
) -> tuple[ndarray, int]:
    """Conjugate gradients squared, for any square matrix. Arguments and results as of `cg`."""
    operator, before, x, right = _system(A, M, x0, b)
    limit = _tolerance(right, tol, atol)
    if _length(right) == 0.0:
        return gs.zeros_like(right), 0
    r = right - operator.matvec(x)
    shadow = r
    p = u = q = r
    rho_before: Any = 1.0
    most = 10 * right.size if maxiter is None else maxiter
    for step in range(most):
        if _length(r) <= limit:
            return x, 0
        rho = _inner(shadow, r)
        if rho == 0:
            return x, -10
        if step == 0:
            u = p = r
        else:
            beta = rho / rho_before
            u = r + beta * q
            p = u + beta * (q + beta * p)
        v = operator.matvec(before(p))
        alpha = rho / _inner(shadow, v)
        q = u - alpha * v
        direction = before(u + q)
        x = x + alpha * direction
        r = r - alpha * operator.matvec(direction)
        rho_before = rho
        if callback is not None:
            callback(x)
    return x, 0 if _length(r) <= limit else most


def bicgstab(
    A: Any,
    b: Any,
    x0: Any = None,
    tol: float = 1e-5,
    maxiter: int | None = None,
    M: Any = None,
    callback: Callable[[Any], Any] | None = None,
    atol: float | None = None,
) -> tuple[ndarray, int]:
    """Stabilized biconjugate gradients, for any square matrix. Arguments and results as of `cg`."""
    operator, before, x, right = _system(A, M, x0, b)
    limit = _tolerance(right, tol, atol)
    if _length(right) == 0.0:
        return gs.zeros_like(right), 0
    r = right - operator.matvec(x)
    shadow, p, v = r, r, r
    rho_before: Any = 1.0
    alpha: Any = 1.0
    omega: Any = 1.0
    most = 10 * right.size if maxiter is None else maxiter
    for step in range(most):
        if _length(r) <= limit:
            return x, 0
        rho = _inner(shadow, r)
        if rho == 0:
            return x, -10
        p = r if step == 0 else r + (rho / rho_before) * (alpha / omega) * (p - omega * v)
        smooth = before(p)
        v = operator.matvec(smooth)
        alpha = rho / _inner(shadow, v)
        s = r - alpha * v
        x = x + alpha * smooth
        if _length(s) <= limit:
            r = s
        else:
            smooth = before(s)
            t = operator.matvec(smooth)
            omega = _inner(t, s) / _inner(t, t)
            x = x + omega * smooth
            r = s - omega * t
        rho_before = rho
        if callback is not None:
            callback(x)
    return x, 0 if _length(r) <= limit else most


def gmres(
    A: Any,
    b: Any,
    x0: Any = None,
    tol: float = 1e-5,
    restart: int | None = None,
    maxiter: int | None = None,
    M: Any = None,
    callback: Callable[[Any], Any] | None = None,
    atol: float | None = None,
    callback_type: str | None = None,
) -> tuple[ndarray, int]:
    """Generalized minimal residuals with restarts, for any square matrix.

    `restart` is the steps between restarts, 20 by default; `callback_type` "x" or "pr_norm" says what the callback is
    given at each restart. Other arguments and results as of `cg`.
    """
    operator, before, x, right = _system(A, M, x0, b)
    limit = _tolerance(right, tol, atol)
    n = right.size
    if _length(right) == 0.0:
        return gs.zeros_like(right), 0
    width = min(20 if restart is None else restart, n)
    most = 10 * n if maxiter is None else maxiter
    kind = callback_type or "pr_norm"
    if kind not in ("x", "pr_norm"):
        raise ValueError(f"Unknown callback_type: {callback_type!r}")
    steps = 0
    while True:
        r = right - operator.matvec(x)
        length = _length(r)
        if callback is not None and steps:
            callback(x if kind == "x" else length / _length(right))
        if length <= limit:
            return x, 0
        if steps >= most:
            return x, steps
        basis = gs.empty((width + 1, n), right.dtype)
        basis[0] = r / length
        # The small least-squares problem is solved on the host.
        small = np.zeros((width + 1, width), right.dtype)
        used = 0
        for k in range(width):
            w = operator.matvec(before(basis[k]))
            for _ in range(2):  # twice is enough
                h = gs.conj(basis[: k + 1]) @ w
                w = w - h @ basis[: k + 1]
                small[: k + 1, k] += h.get()
            tail = _length(w)
            small[k + 1, k] = tail
            used = k + 1
            steps += 1
            if tail <= 1e-14 * length or steps >= most:
                break
            basis[k + 1] = w / tail
        goal = np.zeros(used + 1, right.dtype)
        goal[0] = length
        y = np.linalg.lstsq(small[: used + 1, :used], goal, rcond=None)[0]
        x = x + before(asarray(y.astype(right.dtype)) @ basis[:used])


# --- triangular systems and factorizations


@cuda.jit
def _solve_triangle(indptr, indices, data, unit, lower, x):
    # A thread a right side; rows follow each other.
    c = cuda.grid(1)
    if c >= x.shape[1]:
        return
    n = x.shape[0]
    for step in range(n):
        r = step if lower else n - 1 - step
        total = x[r, c]
        pivot = data[0] * 0
        for k in range(indptr[r], indptr[r + 1]):
            i = indices[k]
            if i == r:
                pivot = data[k]
            elif (i < r) == lower:
                total -= data[k] * x[i, c]
        x[r, c] = total if unit else total / pivot


def spsolve_triangular(
    A: Any,
    b: Any,
    lower: bool = True,
    overwrite_A: bool = False,
    overwrite_b: bool = False,
    unit_diagonal: bool = False,
) -> ndarray:
    """The solution of a triangular system: a thread for each right side.

    Raises:
        ValueError: shapes that do not fit. numpy.linalg.LinAlgError: a zero on the diagonal.
    """
    a = A.tocsr() if isinstance(A, spmatrix) else csr_matrix(A)
    if a.shape[0] != a.shape[1]:
        raise ValueError(f"A must be a square matrix but its shape is {a.shape}.")
    right = asarray(b)
    if right.ndim not in (1, 2) or right.shape[0] != a.shape[0]:
        raise ValueError(f"The size of the dimensions of A must be equal to that of b: {a.shape} and {right.shape}")
    if not unit_diagonal and bool((a.diagonal() == 0).any()):
        raise np.linalg.LinAlgError("A is singular: zero entry on diagonal.")
    kind = np.result_type(a.dtype, right.dtype, np.float32)
    x = right.astype(kind).reshape(a.shape[0], -1).copy()
    if x.size and a.nnz:
        _solve_triangle[-(-x.shape[1] // 64), 64](
            a.indptr, a.indices, a.data.astype(kind), bool(unit_diagonal), bool(lower), x
        )
    return x.reshape(right.shape)


class SuperLU:
    """A sparse factorization that SciPy made on the host: `solve` takes device arrays."""

    def __init__(self, factors: Any) -> None:
        self._factors = factors
        self.shape = factors.shape
        self.nnz = factors.nnz

    @property
    def perm_r(self) -> ndarray:
        """The permutation of the rows."""
        return asarray(self._factors.perm_r)

    @property
    def perm_c(self) -> ndarray:
        """The permutation of the columns."""
        return asarray(self._factors.perm_c)

    @property
    def L(self) -> Any:
        """The lower factor."""
        return coo_matrix(_moved(self._factors.L)).tocsc()

    @property
    def U(self) -> Any:
        """The upper factor."""
        return coo_matrix(_moved(self._factors.U)).tocsc()

    def solve(self, rhs: Any, trans: str = "N") -> ndarray:
        """The solution for one or several right sides; `trans` "T" or "H" of the transposed system."""
        right = asarray(rhs)
        return asarray(self._factors.solve(right.get().astype(self._factors.L.dtype), trans))


def _moved(host: Any) -> Any:
    found = host.tocoo()
    return coo_matrix((asarray(found.data), (asarray(found.row), asarray(found.col))), shape=found.shape)


def _on_host(A: Any, what: str) -> Any:
    _scipy(what)
    if not isinstance(A, spmatrix):
        raise TypeError(f"A must be a sparse matrix of the device, not {type(A).__name__}")
    if A.shape[0] != A.shape[1]:
        raise ValueError("A must be a square matrix")
    if A.dtype.char not in "fdFD":
        raise TypeError(f"Invalid dtype (actual: {A.dtype}): float32, float64, complex64 or complex128 is needed")
    return A.tocsc().get()


def splu(A: Any, permc_spec: Any = None, **options: Any) -> SuperLU:
    """The LU factors of a sparse square matrix, by SciPy's SuperLU on the host."""
    return SuperLU(_scipy("splu").splu(_on_host(A, "splu"), permc_spec, **options))


def spilu(A: Any, drop_tol: Any = None, fill_factor: Any = None, **options: Any) -> SuperLU:
    """Incomplete LU factors of a sparse square matrix, by SciPy's SuperLU on the host."""
    return SuperLU(_scipy("spilu").spilu(_on_host(A, "spilu"), drop_tol, fill_factor, **options))


def factorized(A: Any) -> Callable[[Any], ndarray]:
    """A function that solves for right sides: the factorization is done once, on the host."""
    return splu(A).solve


def spsolve(A: Any, b: Any) -> ndarray:
    """The solution of a sparse square system, by SciPy's SuperLU on the host.

    Raises:
        TypeError: a matrix that is not sparse, or of integers. ValueError: shapes that do not fit.
        numpy.linalg.LinAlgError: a singular matrix.
    """
    host = _on_host(A, "spsolve")
    right = asarray(b)
    if right.shape[:1] != (A.shape[0],):
        raise ValueError(f"A.shape[0] ({A.shape[0]}) and len(b) ({right.shape[:1]}) differ")
    try:
        factors = _scipy("spsolve").splu(host)
    except RuntimeError as error:
        raise np.linalg.LinAlgError(str(error)) from None
    kind = np.result_type(A.dtype, right.dtype, np.float32)
    return asarray(factors.solve(right.get().astype(factors.L.dtype))).astype(kind)


# --- by SciPy, with products on the device


def _host_operator(A: Any, what: str) -> Any:
    linalg = _scipy(what)
    operator = aslinearoperator(A)
    kind = np.dtype(np.float64) if operator.dtype.char not in "fdFD" else operator.dtype

    def forth(x: Any) -> Any:
        return operator.matvec(asarray(np.ascontiguousarray(x))).get()

    def back(x: Any) -> Any:
        return operator.rmatvec(asarray(np.ascontiguousarray(x))).get()

    def many(x: Any) -> Any:
        return operator.matmat(asarray(np.ascontiguousarray(x))).get()

    return linalg.LinearOperator(operator.shape, matvec=forth, rmatvec=back, matmat=many, dtype=kind)


def _plain(x: Any) -> Any:
    return x.get() if isinstance(x, ndarray) else x


def eigsh(
    a: Any,
    k: int = 6,
    *,
    which: str = "LM",
    v0: Any = None,
    ncv: int | None = None,
    maxiter: int | None = None,
    tol: float = 0,
    return_eigenvectors: bool = True,
) -> Any:
    """`k` eigenvalues (and eigenvectors) of a Hermitian matrix, by SciPy's ARPACK with products on the device."""
    found = _scipy("eigsh").eigsh(
        _host_operator(a, "eigsh"),
        k,
        which=which,
        v0=_plain(v0),
        ncv=ncv,
        maxiter=maxiter,
        tol=tol,
        return_eigenvectors=return_eigenvectors,
    )
    return tuple(asarray(x) for x in found) if return_eigenvectors else asarray(found)


def svds(
    a: Any,
    k: int = 6,
    *,
    ncv: int | None = None,
    tol: float = 0,
    which: str = "LM",
    maxiter: int | None = None,
    return_singular_vectors: bool = True,
) -> Any:
    """`k` singular values (and vectors), by SciPy's ARPACK with products on the device."""
    found = _scipy("svds").svds(
        _host_operator(a, "svds"),
        k,
        ncv=ncv,
        tol=tol,
        which=which,
        maxiter=maxiter,
        return_singular_vectors=return_singular_vectors,
    )
    return tuple(asarray(x) for x in found) if return_singular_vectors else asarray(found)


def lobpcg(A: Any, X: Any, B: Any = None, M: Any = None, Y: Any = None, **options: Any) -> Any:
    """Eigenvalues and eigenvectors from a block of vectors, by SciPy with products on the device."""
    inner = [None if m is None else _host_operator(m, "lobpcg") for m in (B, M)]
    found = _scipy("lobpcg").lobpcg(
        _host_operator(A, "lobpcg"), _plain(asarray(X)), inner[0], inner[1], _plain(Y), **options
    )
    return tuple(asarray(x) if isinstance(x, np.ndarray) else x for x in found)


def minres(
    A: Any,
    b: Any,
    x0: Any = None,
    shift: float = 0.0,
    tol: float = 1e-5,
    maxiter: int | None = None,
    M: Any = None,
    callback: Any = None,
    check: bool = False,
) -> tuple[ndarray, int]:
    """Minimal residuals for a Hermitian matrix, by SciPy with products on the device. Results as of `cg`."""
    before = None if M is None else _host_operator(M, "minres")
    x, info = _scipy("minres").minres(
        _host_operator(A, "minres"),
        asarray(b).get(),
        None if x0 is None else asarray(x0).get(),
        shift=shift,
        rtol=tol,
        maxiter=maxiter,
        M=before,
        callback=None if callback is None else lambda v: callback(asarray(v)),
        check=check,
    )
    return asarray(x), info


def lsqr(A: Any, b: Any, **options: Any) -> Any:
    """The least-squares solution and how it ended, by SciPy with products on the device."""
    found = _scipy("lsqr").lsqr(_host_operator(A, "lsqr"), asarray(b).get(), **options)
    return (asarray(found[0]), *found[1:])


def lsmr(A: Any, b: Any, **options: Any) -> Any:
    """The least-squares solution and how it ended, by SciPy with products on the device."""
    if options.get("x0") is not None:
        options["x0"] = _plain(options["x0"])
    found = _scipy("lsmr").lsmr(_host_operator(A, "lsmr"), asarray(b).get(), **options)
    return (asarray(found[0]), *found[1:])


# --- norms and powers


def norm(x: Any, ord: Any = None, axis: Any = None) -> ndarray:
    """The norm of a sparse matrix: Frobenius by default, 1, -1, inf or -inf; along an axis that of each line.

    Raises:
        TypeError: a matrix that is not sparse. NotImplementedError: norms of singular values.
    """
    if not isinstance(x, spmatrix):
        raise TypeError("input is not sparse. use gridstride.linalg.norm")
    sizes = abs(x).tocsr()
    if axis is None or (np.ndim(axis) == 1 and len(axis) == 2):
        if ord in (None, "fro", "f"):
            return gs.sqrt(gs.sum(sizes.data.astype(float) ** 2))
        if ord in (1, -1):
            line = sizes.sum(axis=0).reshape(-1)
            return line.max() if ord == 1 else line.min()
        if ord in (np.inf, -np.inf):
            line = sizes.sum(axis=1).reshape(-1)
            return line.max() if ord > 0 else line.min()
        if ord in (2, -2):
            raise NotImplementedError("norms of singular values: use svds")
        raise ValueError("Invalid norm order.")
    place = axis if np.ndim(axis) == 0 else axis[0]
    if place not in (-2, -1, 0, 1):
        raise ValueError(f"Invalid axis {place!r} for an array with shape {x.shape}")
    if ord in (None, 2):
        return gs.sqrt(sizes.power(2).sum(axis=place).reshape(-1))
    if ord == 0:
        return gs.bincount(sizes.tocoo().col if place % 2 == 0 else sizes.tocoo().row, minlength=x.shape[1 - place % 2])
    if ord == 1:
        return sizes.sum(axis=place).reshape(-1)
    if ord == np.inf:
        return sizes.max(axis=place).toarray().reshape(-1)
    if ord == -np.inf:
        return sizes.min(axis=place).toarray().reshape(-1)
    return sizes.power(ord).sum(axis=place).reshape(-1) ** (1.0 / ord)


def matrix_power(A: Any, power: int) -> Any:
    """A square sparse matrix to a power."""
    return A**power
