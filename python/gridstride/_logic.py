"""Comparisons of whole arrays. They are expressions of ufuncs: each is one fused pass."""

from __future__ import annotations

from gridstride import _core
from gridstride._core import asarray, ndarray

TYPE_CHECKING = False  # importing typing takes longer than the rest of the package
if TYPE_CHECKING:
    from typing import Any

_absolute, _add, _equal, _isfinite, _isnan = (
    _core.ufuncs.absolute,
    _core.ufuncs.add,
    _core.ufuncs.equal,
    _core.ufuncs.isfinite,
    _core.ufuncs.isnan,
)


def isclose(a: Any, b: Any, rtol: float = 1e-05, atol: float = 1e-08, equal_nan: bool = False) -> ndarray:
    """Whether elements agree within ``atol + rtol * abs(b)``."""
    x, y = asarray(a), asarray(b)
    if y.dtype.kind in "biu":
        # The absolute value of the least int is no int of its type, and truth values have no difference.
        wide = y.astype(float)
        near = (_absolute(x - wide) <= _add(atol, rtol * _absolute(wide))) | _equal(x, y)
        return near | (_isnan(x) & _isnan(y)) if equal_nan else near
    near = (_absolute(x - y) <= _add(atol, rtol * _absolute(y))) & _isfinite(y)
    result = near | _equal(x, y)
    if equal_nan:
        result = result | (_isnan(x) & _isnan(y))
    return result


def allclose(a: Any, b: Any, rtol: float = 1e-05, atol: float = 1e-08, equal_nan: bool = False) -> ndarray:
    """Whether all elements agree within ``atol + rtol * abs(b)``."""
    return isclose(a, b, rtol, atol, equal_nan).all()


def array_equal(a1: Any, a2: Any, equal_nan: bool = False) -> ndarray | bool:
    """Whether two arrays have the same shape and equal elements."""
    x, y = asarray(a1), asarray(a2)
    if x.shape != y.shape:
        return False
    result = _equal(x, y)
    if equal_nan:
        result = result | (_isnan(x) & _isnan(y))
    return result.all()


def array_equiv(a1: Any, a2: Any) -> ndarray | bool:
    """Whether two arrays broadcast together and have equal elements then."""
    try:
        result = _equal(asarray(a1), asarray(a2))
    except ValueError:
        return False
    return result.all()


def iscomplexobj(x: Any) -> bool:
    """Whether a value has a complex type."""
    kind = getattr(getattr(x, "dtype", None), "kind", None)
    if kind is not None:
        return bool(kind == "c")
    return isinstance(x, complex) if not isinstance(x, (list, tuple)) else asarray(x).dtype.kind == "c"


def isrealobj(x: Any) -> bool:
    """Whether a value has no complex type."""
    return not iscomplexobj(x)
