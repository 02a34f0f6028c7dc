"""Polynomials by their coefficients, highest power first."""

from __future__ import annotations

from typing import Any

import gridstride as gs
from gridstride import _core
from gridstride._core import asarray, ndarray

__all__ = [
    "poly",
    "poly1d",
    "polyadd",
    "polyder",
    "polydiv",
    "polyfit",
    "polyint",
    "polymul",
    "polysub",
    "polyval",
    "roots",
]


def _trim_front(a: ndarray) -> ndarray:
    return gs.trim_zeros(a, "f")


class poly1d:
    """A polynomial of one variable, made of coefficients (highest power first) or of roots with ``r=True``.

    Calls evaluate it; +, -, *, / and ** work with polynomials, vectors of coefficients and numbers; p[k] is the
    coefficient of power k.
    """

    __hash__ = None  # type: ignore[assignment]
    __array_ufunc__ = None

    _coeffs: ndarray
    _variable: str

    def __init__(self, c_or_r: Any, r: bool = False, variable: str | None = None) -> None:
        if isinstance(c_or_r, poly1d):
            self._coeffs = c_or_r._coeffs
            self._variable = variable or c_or_r._variable
            return
        if hasattr(c_or_r, "coeffs") and hasattr(c_or_r, "variable"):  # numpy.poly1d
            variable = variable or c_or_r.variable
            c_or_r = c_or_r.coeffs
        coefficients = poly(c_or_r) if r else gs.atleast_1d(asarray(c_or_r))
        if coefficients.ndim > 1:
            raise ValueError("Polynomial must be 1d only.")
        coefficients = _trim_front(coefficients)
        if coefficients.size == 0:
            coefficients = gs.zeros(1, coefficients.dtype)
        self._coeffs = coefficients
        self._variable = variable or "x"

    @property
    def coeffs(self) -> ndarray:
        """The coefficients, highest power first."""
        return self._coeffs

    @coeffs.setter
    def coeffs(self, value: Any) -> None:
        if value is not self._coeffs:
            raise AttributeError("Cannot set attribute")

    c = coef = coefficients = coeffs

    @property
    def variable(self) -> str:
        """The name of the variable."""
        return self._variable

    @property
    def order(self) -> int:
        """The degree."""
        return self._coeffs.size - 1

    o = order

    @property
    def roots(self) -> ndarray:
        """The numbers where the polynomial is 0."""
        return roots(self._coeffs)

    r = roots

    def get(self, stream: Any = None, out: Any = None) -> Any:
        """The polynomial as a numpy.poly1d."""
        import numpy

        return numpy.poly1d(self._coeffs.get(), variable=self._variable)

    def set(self, polyin: Any, stream: Any = None) -> None:
        """Takes the coefficients of a numpy.poly1d."""
        self._coeffs = asarray(polyin.coeffs)
        self._variable = polyin.variable

    def __call__(self, val: Any) -> Any:
        return polyval(self._coeffs, val)

    def __cupy_get_ndarray__(self) -> ndarray:
        return self._coeffs

    def __len__(self) -> int:
        return self.order

    def __str__(self) -> str:
        return str(self.get())

    def __repr__(self) -> str:
        return f"poly1d({repr(self._coeffs)[6:-1]})"

    def __iter__(self) -> Any:
        return iter(self._coeffs)

    def __getitem__(self, val: int) -> Any:
        if not 0 <= val <= self.order:
            return gs.zeros((), self._coeffs.dtype)
        return self._coeffs[self.order - val]

    def __setitem__(self, key: int, val: Any) -> None:
        if key < 0:
            raise ValueError("Does not support negative powers.")
        if key > self.order:
            grown = gs.zeros(key + 1, self._coeffs.dtype)
            grown[key - self.order :] = self._coeffs
            self._coeffs = grown
        else:
            self._coeffs = self._coeffs.copy()
        self._coeffs[self.order - key] = val

    def __eq__(self, other: object) -> Any:
        if not isinstance(other, poly1d):
            return NotImplemented
        return self._coeffs.shape == other._coeffs.shape and bool((self._coeffs == other._coeffs).all())

    def __ne__(self, other: object) -> Any:
        return NotImplemented if not isinstance(other, poly1d) else not self == other

    def __neg__(self) -> poly1d:
        return poly1d(-self._coeffs)

    def __pos__(self) -> poly1d:
        return self

    def __add__(self, other: Any) -> poly1d:
        return poly1d(polyadd(self._coeffs, poly1d(other)._coeffs))

    def __radd__(self, other: Any) -> Any:
        # An array takes the coefficients for numbers, as in NumPy.
        return other + self._coeffs if isinstance(other, gs.ndarray) else self + other

    def __sub__(self, other: Any) -> poly1d:
        return poly1d(polysub(self._coeffs, poly1d(other)._coeffs))

    def __rsub__(self, other: Any) -> Any:
        if isinstance(other, gs.ndarray):
            return other - self._coeffs
        return poly1d(polysub(poly1d(other)._coeffs, self._coeffs))

    def __mul__(self, other: Any) -> poly1d:
        if gs.isscalar(other):
            return poly1d(self._coeffs * other)
        return poly1d(polymul(self._coeffs, poly1d(other)._coeffs))

    def __rmul__(self, other: Any) -> Any:
        return other * self._coeffs if isinstance(other, gs.ndarray) else self * other

    def __truediv__(self, other: Any) -> Any:
        if gs.isscalar(other):
            return poly1d(self._coeffs / other)
        return tuple(poly1d(x) for x in polydiv(self._coeffs, poly1d(other)._coeffs))

    def __rtruediv__(self, other: Any) -> Any:
        if gs.isscalar(other):
            return poly1d(other / self._coeffs)
        return tuple(poly1d(x) for x in polydiv(poly1d(other)._coeffs, self._coeffs))

    def __pow__(self, val: int) -> poly1d:
        if not gs.isscalar(val) or int(val) != val or val < 0:
            raise ValueError("Power to non-negative integers only.")
        result = gs.ones(1, int)
        for _ in range(val):
            result = polymul(self._coeffs, result)
        return poly1d(result)

    def integ(self, m: int = 1, k: Any = 0) -> poly1d:
        """An antiderivative."""
        return poly1d(polyint(self._coeffs, m, k))

    def deriv(self, m: int = 1) -> poly1d:
        """The derivative."""
        return poly1d(polyder(self._coeffs, m))


def _coefficients(p: Any) -> ndarray:
    return p.coeffs if isinstance(p, poly1d) else gs.atleast_1d(asarray(getattr(p, "coeffs", p)))


def _wrapped(result: ndarray, *inputs: Any) -> Any:
    return poly1d(result) if any(isinstance(p, poly1d) for p in inputs) else result


def _combine(a1: Any, a2: Any, function: Any) -> Any:
    x, y = _coefficients(a1), _coefficients(a2)
    n = max(x.size, y.size)
    x, y = (_core.concatenate([gs.zeros(n - v.size, v.dtype), v]) if v.size < n else v for v in (x, y))
    return _wrapped(function(x, y), a1, a2)


def polyadd(a1: Any, a2: Any) -> Any:
    """The sum of two polynomials."""
    return _combine(a1, a2, gs.add)


def polysub(a1: Any, a2: Any) -> Any:
    """The difference of two polynomials."""
    return _combine(a1, a2, gs.subtract)


def polymul(a1: Any, a2: Any) -> Any:
    """The product of two polynomials."""
    x, y = (_trim_front(_coefficients(a)) for a in (a1, a2))
    x, y = (gs.zeros(1, v.dtype) if v.size == 0 else v for v in (x, y))
    return _wrapped(gs.convolve(x, y), a1, a2)


def polydiv(u: Any, v: Any) -> tuple[Any, Any]:
    """Quotient and remainder of two polynomials."""
    x, y = _coefficients(u), _coefficients(v)
    kind = gs.result_type(x, y, 1.0)
    rest, divisor = x.astype(kind), y.astype(kind)
    m, n = x.size - 1, y.size - 1
    scale = 1.0 / divisor[0]
    quotient = gs.zeros((max(m - n + 1, 1),), kind)
    for k in range(m - n + 1):
        factor = scale * rest[k]
        quotient[k] = factor
        rest[k : k + n + 1] = rest[k : k + n + 1] - factor * divisor
    while rest.size > 1 and bool(gs.allclose(rest[0], 0, rtol=1e-14)):
        rest = rest[1:]
    return _wrapped(quotient, u, v), _wrapped(rest, u, v)


def polyval(p: Any, x: Any) -> Any:
    """The value of a polynomial at numbers, or at another polynomial, by Horner's rule."""
    if not isinstance(p, poly1d) and asarray(getattr(p, "coeffs", p)).ndim == 0:
        raise TypeError("iteration over a 0-d array: a polynomial is a vector of coefficients")
    coefficients = _coefficients(p)
    if isinstance(x, poly1d):
        result: Any = 0
        for i in range(coefficients.size):
            result = result * x + poly1d(coefficients[i])
        return result
    at = asarray(x)
    kind = gs.promote_types(coefficients.dtype, at.dtype)
    value = gs.zeros(at.shape, kind)
    for i in range(coefficients.size):
        value = value * at + coefficients[i]
    return value


def polyder(p: Any, m: int = 1) -> Any:
    """The derivative, `m` times."""
    if m < 0:
        raise ValueError("Order of derivative must be positive (see polyint)")
    x = _coefficients(p)
    for _ in range(m):
        n = x.size - 1
        x = x[:-1] * gs.arange(n, 0, -1)
    return _wrapped(x, p)


def polyint(p: Any, m: int = 1, k: Any = None) -> Any:
    """An antiderivative, `m` times, with constants of integration `k`."""
    if m < 0:
        raise ValueError("Order of integral must be positive (see polyder)")
    constants = [0.0] * m if k is None else list(gs.atleast_1d(asarray(k)))
    if len(constants) == 1 and m > 1:
        constants = constants * m
    if len(constants) < m:
        raise ValueError("k must be a scalar or a rank-1 array of length 1 or >m.")
    x = _coefficients(p)
    for constant in constants[:m]:
        x = _core.concatenate([x / gs.arange(x.size, 0, -1), gs.atleast_1d(asarray(constant))])
    return _wrapped(x, p)


def poly(seq_of_zeros: Any) -> ndarray:
    """The coefficients of the polynomial with these roots, or of the characteristic polynomial of a square matrix."""
    x = gs.atleast_1d(asarray(seq_of_zeros))
    if x.ndim == 2 and x.shape[0] == x.shape[1] and x.shape[0] != 0:
        x = gs.linalg.eigvals(x)
    elif x.ndim != 1:
        raise ValueError("input must be 1d or non-empty square 2d array.")
    if x.size == 0:
        return gs.ones((), float)
    kind = x.dtype if x.dtype.kind in "fc" and x.itemsize > 2 else gs.dtype(float)
    roots_ = x.astype(kind)
    result = gs.ones(1, kind)
    for i in range(roots_.size):
        grown = gs.zeros(result.size + 1, kind)
        grown[:-1] = result
        grown[1:] -= result * roots_[i]
        result = grown
    if kind.kind == "c" and bool((gs.sort_complex(roots_) == gs.sort_complex(gs.conj(roots_))).all()):
        return result.real.copy()
    return result


def roots(p: Any) -> ndarray:
    """The roots of a polynomial: the eigenvalues of its companion matrix."""
    x = _coefficients(p)
    if x.ndim != 1:
        raise ValueError("Input must be a rank-1 array.")
    used = x != 0
    if x.size == 0 or not bool(used.any()):
        return gs.array([], float)
    trailing = int(_core.flip(used).argmax())
    x = x[int(used.argmax()) : x.size - trailing]
    if x.dtype.kind not in "fc":
        x = x.astype(float)
    if x.size > 1:
        n = x.size - 1
        companion = gs.eye(n, k=-1, dtype=x.dtype)
        companion[0, :] = -x[1:] / x[0]
        found = gs.linalg.eigvals(companion)
    else:
        found = gs.array([], float)
    return _core.concatenate([found, gs.zeros(trailing, found.dtype)])


def polyfit(
    x: Any, y: Any, deg: int, rcond: float | None = None, full: bool = False, w: Any = None, cov: bool | str = False
) -> Any:
    """The polynomial of degree `deg` that fits points best in the least-squares sense.

    `w` weighs the points; `full` adds residuals, rank, singular values and rcond; `cov` the covariance matrix.
    """
    order = int(deg) + 1
    points, values = asarray(x) + 0.0, asarray(y) + 0.0
    if deg < 0:
        raise ValueError("expected deg >= 0")
    if points.ndim != 1:
        raise TypeError("expected 1D vector for x")
    if points.size == 0:
        raise TypeError("expected non-empty vector for x")
    if values.ndim < 1 or values.ndim > 2:
        raise TypeError("expected 1D or 2D array for y")
    if points.shape[0] != values.shape[0]:
        raise TypeError("expected x and y to have same length")
    cut = rcond if rcond is not None else points.shape[0] * float(gs.finfo(points.dtype).eps)
    left, right = gs.vander(points, order), values
    if w is not None:
        weights = asarray(w) + 0.0
        if weights.ndim != 1:
            raise TypeError("expected a 1-d array for weights")
        if weights.shape[0] != values.shape[0]:
            raise TypeError("expected w and y to have the same length")
        for product in (left, right):
            if weights.dtype.kind == "c" and product.dtype.kind != "c":
                raise TypeError(
                    f"Cannot cast ufunc 'multiply' output from {weights.dtype!r} to {product.dtype!r} with casting "
                    "rule 'same_kind'"
                )
        # The points decide the dtype, as where they are multiplied in place.
        left = (left * weights.reshape(-1, 1)).astype(left.dtype, copy=False)
        right = (right * (weights if right.ndim == 1 else weights.reshape(-1, 1))).astype(right.dtype, copy=False)
    scale = gs.sqrt((left * left).sum(axis=0))
    left = left / scale
    found, residuals, rank, singular = gs.linalg.lstsq(left, right, cut)
    found = (found.T / scale).T
    if int(rank) != order and not full:
        import warnings

        from numpy.exceptions import RankWarning

        warnings.warn("Polyfit may be poorly conditioned", RankWarning, stacklevel=2)
    if full:
        return found, residuals, rank, singular, cut
    if cov:
        base = gs.linalg.inv(gs.matmul(left.T, left))
        base = base / (scale.reshape(-1, 1) * scale.reshape(1, -1))
        factor: Any = 1.0
        if cov != "unscaled":
            if len(points) <= order:
                raise ValueError("the number of data points must exceed order to scale the covariance matrix")
            factor = residuals / (len(points) - order)
        return (found, base * factor) if right.ndim == 1 else (found, base.reshape(*base.shape, 1) * factor)
    return found
