"""What SciPy does on the host: sparse factorizations, spectra, least squares."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from gridstride._core import asarray, ndarray
from gridstride.scipy.sparse._base import spmatrix
from gridstride.scipy.sparse._coo import coo_matrix
from gridstride.scipy.sparse._iterative import aslinearoperator


def _scipy(what: str) -> Any:
    try:
        import scipy.sparse.linalg
    except ImportError:
        raise ImportError(f"{what} is done by SciPy on the host; install scipy for it") from None
    return scipy.sparse.linalg


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
