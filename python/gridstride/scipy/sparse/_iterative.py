"""Linear operators, and systems solved by iteration on the device."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

import gridstride as gs
from gridstride._core import asarray, ndarray
from gridstride.scipy.sparse._base import spmatrix


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
