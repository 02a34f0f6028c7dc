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
    "ediff1d",
    "fix",
    "gradient",
    "i0",
    "imag",
    "interp",
    "nan_to_num",
    "packbits",
    "piecewise",
    "product",
    "real",
    "real_if_close",
    "round",
    "round_",
    "sinc",
    "sometrue",
    "trace",
    "trapezoid",
    "trapz",
    "unpackbits",
    "unwrap",
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
    result = gs.arctan2(x.imag, x.real) if x.dtype.kind == "c" else gs.arctan2(gs.zeros_like(x), x)
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


def clip(
    a: Any,
    a_min: Any = None,
    a_max: Any = None,
    out: ndarray | None = None,
    *,
    min: Any = None,
    max: Any = None,
    **kwargs: Any,
) -> ndarray:
    """The elements limited to [a_min, a_max]; `min` and `max` are other names of the bounds."""
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
    y = gs.pi * gs.where(a == 0, 1.0e-20, a)
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


def unwrap(p: Any, discont: float | None = None, axis: int = -1, *, period: float = 6.283185307179586) -> ndarray:
    """Jumps of more than half a period along an axis taken out by adding periods."""
    x = asarray(p)
    rank = x.ndim
    steps = gs.diff(x, axis=axis)
    kind = gs.result_type(steps, period)
    limit = period / 2 if discont is None else discont
    if kind.kind in "iu":
        high, rest = divmod(period, 2)
        ambiguous = rest == 0
    else:
        high, ambiguous = period / 2, True
    low = -high
    mod = gs.mod(steps - low, period) + low
    if ambiguous:
        mod = gs.where((mod == low) & (steps > 0), high, mod)
    correction = gs.where(gs.absolute(steps) < limit, 0, mod - steps)
    result = x.astype(kind)
    tail = tuple(slice(1, None) if i == axis % rank else slice(None) for i in range(rank))
    result[tail] = x[tail] + gs.cumsum(correction, axis=axis)
    return result


def interp(x: Any, xp: Any, fp: Any, left: Any = None, right: Any = None, period: float | None = None) -> ndarray:
    """Values at `x` of the piecewise linear function through the points (xp, fp), `xp` rising.

    `left` and `right` are the values outside; with a `period` the function repeats instead.
    """
    at, points, values = asarray(x), asarray(xp), asarray(fp)
    if points.ndim != 1 or values.ndim != 1:
        raise ValueError("Data points must be 1-D sequences")
    if points.shape != values.shape:
        raise ValueError("fp and xp are not of the same length.")
    if points.size == 0:
        raise ValueError("array of sample points is empty")
    kind = gs.promote_types(values.dtype, float)
    at, points, values = at.astype(float), points.astype(float), values.astype(kind)
    if period is not None:
        if period == 0:
            raise ValueError("period must be a non-zero value")
        period = abs(period)
        left = right = None
        at, points = gs.mod(at, period), gs.mod(points, period)
        order = _core.argsort(points)
        points, values = gs.take(points, order), gs.take(values, order)
        points = _core.concatenate([points[-1:] - period, points, points[:1] + period])
        values = _core.concatenate([values[-1:], values, values[:1]])
    n = points.shape[0]
    if n == 1:
        flat = _core.broadcast_to(values, at.shape if at.ndim else (1,)).reshape(at.shape)
        inside = gs.where(gs.isnan(at), at, flat)
    else:
        place = _core.clip(gs.searchsorted(points, at, side="right") - 1, 0, n - 2)
        x0, x1 = gs.take(points, place), gs.take(points, place + 1)
        y0, y1 = gs.take(values, place), gs.take(values, place + 1)
        slope = (y1 - y0) / (x1 - x0)
        inside = slope * (at - x0) + y0
        # A NaN of an infinite slope: NumPy tries from the other side, then takes equal values.
        inside = gs.where(gs.isnan(inside), slope * (at - x1) + y1, inside)
        inside = gs.where(gs.isnan(inside) & (y0 == y1), y0, inside)
        inside = gs.where(at == x0, y0, inside)
        inside = gs.where(gs.isnan(at), at, inside)
    low = values[0] if left is None else asarray(left).astype(kind)
    high = values[-1] if right is None else asarray(right).astype(kind)
    result = gs.where(at < points[0], low, gs.where(at > points[-1], high, inside))
    return gs.where(at == points[-1], values[-1], result)


def ediff1d(ary: Any, to_end: Any = None, to_begin: Any = None) -> ndarray:
    """Differences of neighbours in the flattened array, with elements put in front and behind."""
    x = asarray(ary).ravel()
    if x.dtype.kind == "b":
        raise TypeError("numpy boolean subtract, the `-` operator, is not supported, use the bitwise_xor instead.")
    parts = [x[1:] - x[:-1] if x.size else x[:0]]
    for extra, place, name in ((to_begin, 0, "to_begin"), (to_end, 2, "to_end")):
        if extra is None:
            continue
        piece = asarray(extra)
        if not gs.can_cast(piece.dtype, x.dtype, "same_kind"):
            raise TypeError(f"dtype of `{name}` must be compatible with input `ary` under the `same_kind` rule.")
        parts.insert(place, piece.ravel())
    return _core.concatenate(parts, 0, x.dtype)


def _axis_tuple(axis: Any, rank: int) -> tuple[int, ...]:
    if axis is None:
        return tuple(range(rank))
    from numpy.lib.array_utils import normalize_axis_tuple

    return normalize_axis_tuple(axis, rank)


def gradient(f: Any, *varargs: Any, axis: Any = None, edge_order: int = 1) -> Any:
    """The gradient by central differences, one-sided of order 1 or 2 at the ends.

    Spacings are a number for all axes, or a number or the coordinates for each axis. One array an axis, or the array
    itself where there is one axis.
    """
    x = asarray(f)
    axes = _axis_tuple(axis, x.ndim)
    if len(varargs) == 0:
        spacings: list[Any] = [1.0] * len(axes)
    elif len(varargs) == 1 and gs.ndim(varargs[0]) == 0:
        spacings = [varargs[0]] * len(axes)
    elif len(varargs) == len(axes):
        spacings = list(varargs)
        for i, (one, along) in enumerate(zip(spacings, axes, strict=True)):
            distances = asarray(one)
            if distances.ndim == 0:
                continue
            if distances.ndim != 1:
                raise ValueError("distances must be either scalars or 1d")
            if distances.shape[0] != x.shape[along]:
                raise ValueError("when 1d, distances must match the length of the corresponding dimension")
            if distances.dtype.kind in "iu":
                distances = distances.astype(float)
            spacings[i] = distances[1:] - distances[:-1]
    else:
        raise TypeError("invalid number of arguments")
    if edge_order > 2:
        raise ValueError("'edge_order' greater than 2 not supported")
    if x.dtype.kind == "b":
        raise TypeError("numpy boolean subtract, the `-` operator, is not supported, use the bitwise_xor instead.")
    kind = x.dtype if x.dtype.kind in "fc" else gs.dtype(float)
    v = x.astype(kind, copy=False)
    results = []
    for along, step in zip(axes, spacings, strict=True):
        if x.shape[along] < edge_order + 1:
            raise ValueError(
                "Shape of array too small to calculate a numerical gradient, at least (edge_order + 1) elements are "
                "required."
            )
        results.append(_gradient_along(v, along, step, edge_order))
    return results[0] if len(results) == 1 else tuple(results)


def _gradient_along(v: ndarray, axis: int, step: Any, edge_order: int) -> ndarray:
    y = gs.moveaxis(v, axis, -1)
    result = gs.empty(v.shape, v.dtype)
    out = gs.moveaxis(result, axis, -1)
    uniform = not isinstance(step, ndarray) or step.ndim == 0
    if uniform:
        out[..., 1:-1] = (y[..., 2:] - y[..., :-2]) / (2.0 * step)
        first, last = step, step
        near, far = (step, step), (step, step)
    else:
        h0, h1 = step[:-1], step[1:]
        a, b, c = -h1 / (h0 * (h0 + h1)), (h1 - h0) / (h0 * h1), h0 / (h1 * (h0 + h1))
        out[..., 1:-1] = a * y[..., :-2] + b * y[..., 1:-1] + c * y[..., 2:]
        first, last = step[0], step[-1]
        near, far = (
            (step[0], step[1]) if step.size > 1 else (first, first),
            (step[-1], step[-2 if step.size > 1 else 0]),
        )
    if edge_order == 1:
        out[..., 0] = (y[..., 1] - y[..., 0]) / first
        out[..., -1] = (y[..., -1] - y[..., -2]) / last
        return result
    if uniform:
        a, b, c = -1.5 / step, 2.0 / step, -0.5 / step
        out[..., 0] = a * y[..., 0] + b * y[..., 1] + c * y[..., 2]
        a, b, c = 0.5 / step, -2.0 / step, 1.5 / step
        out[..., -1] = a * y[..., -3] + b * y[..., -2] + c * y[..., -1]
        return result
    d1, d2 = near
    a, b, c = -(2.0 * d1 + d2) / (d1 * (d1 + d2)), (d1 + d2) / (d1 * d2), -d1 / (d2 * (d1 + d2))
    out[..., 0] = a * y[..., 0] + b * y[..., 1] + c * y[..., 2]
    d2, d1 = far
    a, b, c = d2 / (d1 * (d1 + d2)), -(d2 + d1) / (d1 * d2), (2.0 * d2 + d1) / (d2 * (d1 + d2))
    out[..., -1] = a * y[..., -3] + b * y[..., -2] + c * y[..., -1]
    return result


def trapezoid(y: Any, x: Any = None, dx: Any = 1.0, axis: int = -1) -> ndarray:
    """The integral along an axis by the trapezoidal rule, at points `x` or with spacing `dx`."""
    v = asarray(y)
    if x is None:
        d: Any = dx
    else:
        points = asarray(x)
        if points.dtype.kind in "iub":
            points = points.astype(float)
        if points.ndim == 1:
            d = points[1:] - points[:-1]
            d = d.reshape(tuple(-1 if k == axis % v.ndim else 1 for k in range(v.ndim)))
        else:
            ends = gs.moveaxis(points, axis, -1)
            d = gs.moveaxis(ends[..., 1:] - ends[..., :-1], -1, axis)
    rows = gs.moveaxis(v, axis, -1)
    if isinstance(d, ndarray) and d.ndim > 0:
        d = gs.moveaxis(d, axis, -1) if d.ndim == v.ndim else d
    return (d * (rows[..., 1:] + rows[..., :-1]) / 2.0).sum(axis=-1)


trapz = trapezoid


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
        parts = [-x2 * y1, x2 * y0, x0 * y1 - x1 * y0]
    else:
        parts = [x1 * y2, -x0 * y2, x0 * y1 - x1 * y0]
    result = _core.stack(list(gs.broadcast_arrays(*parts)), -1)
    return gs.moveaxis(result, -1, axisc)


def trace(a: Any, offset: int = 0, axis1: int = 0, axis2: int = 1, dtype: Any = None, out: Any = None) -> ndarray:
    """The sum along a diagonal."""
    return _core.diagonal(asarray(a), offset, axis1, axis2).sum(axis=-1, dtype=dtype, out=out)


def piecewise(x: Any, condlist: Any, funclist: Any, *args: Any, **kw: Any) -> ndarray:
    """For each element the function (or number) of the last condition that holds; a function more is for the rest."""
    a = asarray(x)
    if (
        isinstance(condlist, (bool, ndarray))
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


def packbits(a: Any, axis: int | None = None, bitorder: str = "big") -> ndarray:
    """Eight truth values along an axis as one uint8; the last byte is filled up with zeros."""
    x = asarray(a)
    if x.dtype.kind not in "iub":
        raise TypeError("Expected an input array of integer or boolean data type")
    if bitorder not in ("big", "little"):
        raise ValueError("'order' must be either 'little' or 'big'")
    if axis is None:
        x, axis = x.ravel(), 0
    rows = gs.moveaxis(x != 0, axis, -1)
    count = -(-rows.shape[-1] // 8)
    rest = count * 8 - rows.shape[-1]
    if rest:
        rows = _core.concatenate([rows, gs.zeros((*rows.shape[:-1], rest), bool)], -1)
    weights = [1 << k for k in range(8)]
    weight = gs.array(weights[::-1] if bitorder == "big" else weights, "uint8")
    bytes_ = (rows.reshape((*rows.shape[:-1], count, 8)) * weight).sum(axis=-1, dtype="uint8")
    return gs.moveaxis(bytes_, -1, axis)


def unpackbits(a: Any, axis: int | None = None, count: int | None = None, bitorder: str = "big") -> ndarray:
    """The bits of uint8 elements along an axis, one uint8 each; `count` of them, from the end where negative."""
    x = asarray(a)
    if x.dtype != "uint8":
        raise TypeError("Expected an input array of unsigned byte data type")
    if bitorder not in ("big", "little"):
        raise ValueError("'order' must be either 'little' or 'big'")
    if axis is None:
        x, axis = x.ravel(), 0
    rows = gs.moveaxis(x, axis, -1)
    shifts = list(range(8))
    shift = gs.array(shifts[::-1] if bitorder == "big" else shifts, "uint8")
    bits = ((_core.expand_dims(rows, rows.ndim) >> shift) & gs.array(1, "uint8")).reshape(
        (*rows.shape[:-1], rows.shape[-1] * 8)
    )
    if count is not None:
        n = bits.shape[-1]
        if count < 0:
            if -count > n:
                raise ValueError(f"-count ({-count}) larger than number of elements")
            bits = bits[..., : n + count]
        elif count <= n:
            bits = bits[..., :count]
        else:
            bits = _core.concatenate([bits, gs.zeros((*bits.shape[:-1], count - n), "uint8")], -1)
    return gs.moveaxis(bits, -1, axis)


def product(*args: Any, **kwargs: Any) -> Any:
    """Another name of `prod`."""
    return gs.prod(*args, **kwargs)


def sometrue(*args: Any, **kwargs: Any) -> Any:
    """Another name of `any`."""
    return gs.any(*args, **kwargs)


def alltrue(*args: Any, **kwargs: Any) -> Any:
    """Another name of `all`."""
    return gs.all(*args, **kwargs)
