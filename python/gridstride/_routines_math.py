"""Mathematical functions that are expressions of ufuncs and reductions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gridstride as gs
from gridstride import _core
from gridstride._core import asarray, ndarray

__all__ = [
    "alltrue",
    "angle",
    "around",
    "clip",
    "cross",
    "fix",
    "i0",
    "imag",
    "nan_to_num",
    "piecewise",
    "product",
    "real",
    "real_if_close",
    "round",
    "round_",
    "sinc",
    "sometrue",
    "trace",
]


def real(val: Any) -> ndarray:
    """The real part: a view of a complex array, the array itself otherwise."""
    return asarray(val).real


def imag(val: Any) -> ndarray:
    """The imaginary part: a view of a complex array, zeros otherwise."""
    return asarray(val).imag


def angle(z: Any, deg: bool = False) -> ndarray:
    """The argument of complex numbers, in radians or degrees."""
    x = asarray(z)
    result = gs.arctan2(x.imag, x.real) if x.dtype.kind == "c" else gs.arctan2(0, x)
    return result * (180 / gs.pi) if deg else result


def real_if_close(a: Any, tol: float = 100) -> ndarray:
    """The real part where all imaginary parts are below `tol` epsilons (or `tol`, where that is below 1)."""
    x = asarray(a)
    if x.dtype.kind != "c":
        return x
    limit = tol * float(gs.finfo(x.dtype).eps) if tol > 1 else tol
    return x.real if bool((gs.absolute(x.imag) < limit).all()) else x


def fix(x: Any, out: ndarray | None = None) -> ndarray:
    """The elements rounded towards zero."""
    a = asarray(x)
    if a.dtype.kind in "biu":
        if out is not None:
            out[...] = a
            return out
        return a.copy()
    return gs.trunc(a) if out is None else gs.trunc(a, out=out)


def round(a: Any, decimals: int = 0, out: ndarray | None = None) -> ndarray:
    """The elements rounded to `decimals` places, half to even."""
    return _core.round(asarray(a), decimals, out)


around = round
round_ = round


_UNSET: Any = object()


def clip(
    a: Any,
    a_min: Any = _UNSET,
    a_max: Any = _UNSET,
    out: ndarray | None = None,
    *,
    min: Any = None,
    max: Any = None,
    **kwargs: Any,
) -> ndarray:
    """The elements limited to [a_min, a_max]; `min` and `max` are other names of the bounds."""
    if a_min is _UNSET and a_max is _UNSET:
        a_min = a_max = None
    elif a_min is _UNSET or a_max is _UNSET:
        raise TypeError(f"clip() missing 1 required positional argument: '{'a_min' if a_min is _UNSET else 'a_max'}'")
    if min is not None or max is not None:
        if a_min is not None or a_max is not None:
            raise ValueError(
                "Passing `min` or `max` keyword argument when `a_min` and `a_max` are provided is forbidden."
            )
        a_min, a_max = min, max
    x = asarray(a)
    if a_min is None and a_max is None:
        return gs.positive(x, out=out, **kwargs) if x.dtype.kind != "b" else x.copy()
    bounds = [b if b is None or isinstance(b, (int, float, complex)) else asarray(b) for b in (a_min, a_max)]
    if kwargs:
        result = x if bounds[0] is None else gs.maximum(x, bounds[0], **kwargs)
        result = result if bounds[1] is None else gs.minimum(result, bounds[1], **kwargs)
        if out is None:
            return result
        out[...] = result
        return out
    return _core.clip(x, bounds[0], bounds[1], out)


def nan_to_num(x: Any, copy: bool = True, nan: Any = 0.0, posinf: Any = None, neginf: Any = None) -> ndarray:
    """NaN replaced by `nan`, infinities by the greatest and smallest finite numbers or the given ones."""
    a = asarray(x)
    if a.dtype.kind not in "fc":
        return a.copy() if copy else a
    limits = gs.finfo(a.dtype)
    high = float(limits.max) if posinf is None else posinf
    low = float(limits.min) if neginf is None else neginf

    def mend(part: ndarray) -> ndarray:
        fill = [v if isinstance(v, (int, float)) else asarray(v) for v in (nan, high, low)]
        finite = gs.where(gs.isnan(part), fill[0], part)
        finite = gs.where(gs.isposinf(part), fill[1], finite)
        return gs.where(gs.isneginf(part), fill[2], finite).astype(part.dtype, copy=False)

    if a.dtype.kind == "f":
        result = mend(a)
        if result.shape != a.shape:
            raise ValueError(
                f"the numbers to put in have shape {result.shape}, which does not fit the array's {a.shape}"
            )
    else:
        result = gs.empty(a.shape, a.dtype)
        result.real[...] = mend(a.real)
        result.imag[...] = mend(a.imag)
    if copy:
        return result
    a[...] = result
    return a


def sinc(x: Any) -> ndarray:
    """sin(pi x) / (pi x), 1 at 0."""
    a = asarray(x)
    y = gs.pi * a
    y = gs.where(y == 0, float(gs.finfo(y.dtype).eps) if y.dtype.kind == "f" else 1.0e-20, y)
    return gs.sin(y) / y


_I0_SMALL = (
    -4.41534164647933937950e-18, 3.33079451882223809783e-17, -2.43127984654795469359e-16, 1.71539128555513303061e-15,
    -1.16853328779934516808e-14, 7.67618549860493561688e-14, -4.85644678311192946090e-13, 2.95505266312963983461e-12,
    -1.72682629144155570723e-11, 9.67580903537323691224e-11, -5.18979560163526290666e-10, 2.65982372468238665035e-9,
    -1.30002500998624804212e-8, 6.04699502254191894932e-8, -2.67079385394061173391e-7, 1.11738753912010371815e-6,
    -4.41673835845875056359e-6, 1.64484480707288970893e-5, -5.75419501008210370398e-5, 1.88502885095841655729e-4,
    -5.76375574538582365885e-4, 1.63947561694133579842e-3, -4.32430999505057594430e-3, 1.05464603945949983183e-2,
    -2.37374148058994688156e-2, 4.93052842396707084878e-2, -9.49010970480476444210e-2, 1.71620901522208775349e-1,
    -3.04682672343198398683e-1, 6.76795274409476084995e-1,
)  # fmt: skip
_I0_LARGE = (
    -7.23318048787475395456e-18, -4.83050448594418207126e-18, 4.46562142029675999901e-17, 3.46122286769746109310e-17,
    -2.82762398051658348494e-16, -3.42548561967721913462e-16, 1.77256013305652638360e-15, 3.81168066935262242075e-15,
    -9.55484669882830764870e-15, -4.15056934728722208663e-14, 1.54008621752140982691e-14, 3.85277838274214270114e-13,
    7.18012445138366623367e-13, -1.79417853150680611778e-12, -1.32158118404477131188e-11, -3.14991652796324136454e-11,
    1.18891471078464383424e-11, 4.94060238822496958910e-10, 3.39623202570838634515e-9, 2.26666899049817806459e-8,
    2.04891858946906374183e-7, 2.89137052083475648297e-6, 6.88975834691682398426e-5, 3.36911647825569408990e-3,
    8.04490411014108831608e-1,
)  # fmt: skip


def _chebyshev(x: ndarray, coefficients: Sequence[float]) -> ndarray:
    """Clenshaw's recurrence of a Chebyshev series, lowest coefficient last and halved."""
    b0: Any = coefficients[0]
    b1: Any = 0.0
    b2: Any = 0.0
    for c in coefficients[1:]:
        b0, b1, b2 = x * b0 - b1 + c, b0, b1
    return 0.5 * (b0 - b2)


def i0(x: Any) -> ndarray:
    """The modified Bessel function of the first kind, order 0, by the Chebyshev series of the Cephes library."""
    a = asarray(x)
    if a.dtype.kind == "c":
        raise TypeError("i0 not supported for complex values")
    if a.dtype.kind != "f":
        a = a.astype(float)
    v = gs.absolute(a)
    near = gs.exp(v) * _chebyshev(v / 2.0 - 2.0, _I0_SMALL)
    far = gs.exp(v) * _chebyshev(32.0 / v - 2.0, _I0_LARGE) / gs.sqrt(v)
    return gs.where(v <= 8.0, near, far)


def cross(a: Any, b: Any, axisa: int = -1, axisb: int = -1, axisc: int = -1, axis: int | None = None) -> ndarray:
    """The cross product of vectors of 2 or 3 elements along axes."""
    if axis is not None:
        axisa = axisb = axisc = axis
    x, y = asarray(a), asarray(b)
    if x.ndim < 1 or y.ndim < 1:
        raise ValueError("At least one array has zero dimension")
    x, y = gs.moveaxis(x, axisa, -1), gs.moveaxis(y, axisb, -1)
    if x.shape[-1] not in (2, 3) or y.shape[-1] not in (2, 3):
        raise ValueError("incompatible dimensions for cross product\n(dimension must be 2 or 3)")
    x0, x1, y0, y1 = x[..., 0], x[..., 1], y[..., 0], y[..., 1]
    if x.shape[-1] == 2 and y.shape[-1] == 2:
        return x0 * y1 - x1 * y0
    x2 = x[..., 2] if x.shape[-1] == 3 else None
    y2 = y[..., 2] if y.shape[-1] == 3 else None
    if x2 is not None and y2 is not None:
        parts = [x1 * y2 - x2 * y1, x2 * y0 - x0 * y2, x0 * y1 - x1 * y0]
    elif x2 is not None:
        parts = [-(x2 * y1), x2 * y0, x0 * y1 - x1 * y0]
    else:
        parts = [x1 * y2, -(x0 * y2), x0 * y1 - x1 * y0]
    result = _core.stack(list(gs.broadcast_arrays(*parts)), -1)
    return gs.moveaxis(result, -1, axisc)


def trace(a: Any, offset: int = 0, axis1: int = 0, axis2: int = 1, dtype: Any = None, out: Any = None) -> ndarray:
    """The sum along a diagonal."""
    return _core.diagonal(asarray(a), offset, axis1, axis2).sum(axis=-1, dtype=dtype, out=out)


def piecewise(x: Any, condlist: Any, funclist: Any, *args: Any, **kw: Any) -> ndarray:
    """For each element the function (or number) of the last condition that holds; a function more is for the rest."""
    a = asarray(x)
    if isinstance(condlist, ndarray):
        condlist = [condlist] if condlist.ndim < 2 and a.ndim != 0 else list(condlist)
    elif (
        isinstance(condlist, bool)
        or not hasattr(condlist, "__len__")
        or (not (isinstance(condlist[0], (list, ndarray)) or getattr(condlist[0], "ndim", None)) and a.ndim != 0)
    ):
        condlist = [condlist]
    conditions = [asarray(c).astype(bool, copy=False) for c in condlist]
    count = len(funclist)
    if count == len(conditions) + 1:
        other = conditions[0]
        for c in conditions[1:]:
            other = other | c
        conditions.append(~other)
    elif count != len(conditions):
        n = len(conditions)
        raise ValueError(f"with {n} condition(s), either {n} or {n + 1} functions are expected")
    result = gs.zeros_like(a)
    for condition, function in zip(conditions, funclist, strict=True):
        if callable(function):
            if not bool(condition.any()):
                continue
            result[condition] = function(a[condition], *args, **kw)
        else:
            result = gs.where(condition, asarray(function).astype(a.dtype), result)
    return result


def product(*args: Any, **kwargs: Any) -> Any:
    """Another name of `prod`."""
    return gs.prod(*args, **kwargs)


def sometrue(*args: Any, **kwargs: Any) -> Any:
    """Another name of `any`."""
    return gs.any(*args, **kwargs)


def alltrue(*args: Any, **kwargs: Any) -> Any:
    """Another name of `all`."""
    return gs.all(*args, **kwargs)
