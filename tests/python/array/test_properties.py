"""Ufuncs, reductions, indexing and manipulation against NumPy, over random shapes, strides, dtypes and orders.

GRIDSTRIDE_EXAMPLES=2000 makes a longer run of it.
"""

import os
import warnings

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import gridstride as gs
from support import ALL, EXACT_UFUNCS, UFUNC_DOMAIN, UFUNC_RTOL, same, strided

NAMES = [n for n in gs._core.ufuncs.__all__ if getattr(gs, n).__name__ == n]
EXAMPLES = int(os.environ.get("GRIDSTRIDE_EXAMPLES", "0"))


def examples(number):
    """So many, or as the environment says."""
    return settings(
        max_examples=EXAMPLES or number,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )


shapes = st.lists(st.integers(0, 5), max_size=4).map(tuple)
full_shapes = st.lists(st.integers(1, 5), min_size=1, max_size=4).map(tuple)


@st.composite
def arrays(draw, shape, dtypes=ALL, **limits):
    """An array of a shape on the host and on the device, in a random layout; some repeat their elements."""
    rng = np.random.default_rng(draw(st.integers(0, 10**6)))
    dtype = draw(st.sampled_from(dtypes))
    if draw(st.integers(0, 4)):
        return strided(rng, shape, dtype, **limits)
    kept = tuple(n if draw(st.booleans()) else 1 for n in shape)
    host, device = strided(rng, kept, dtype, **limits)
    return np.broadcast_to(host, shape), gs.broadcast_to(device, shape)


def both(call, host, device, check, loose=False):
    """Calls with NumPy's and with the device's operands: the same results, or errors of the same class."""
    __tracebackhide__ = True
    with np.errstate(all="ignore"), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            expected = call(np, *host)
        except Exception as error:
            kinds = (TypeError, ValueError, IndexError)
            with pytest.raises(kinds if loose else tuple(kind for kind in kinds if isinstance(error, kind))):
                call(gs, *device)
            return
        check(call(gs, *device), expected)


def close(exact, dtype_of_inputs=""):
    """A comparison of results; of floats within what the narrowest of the dtypes allows where they are not exact."""

    def check(actual, expected):
        __tracebackhide__ = True
        if isinstance(expected, tuple):
            for a, b in zip(actual, expected, strict=True):
                check(a, b)
            return
        expected = np.asarray(expected)
        if exact or expected.dtype.kind not in "fc":
            same(actual, expected)
            return
        rtol = max(UFUNC_RTOL[c] for c in (expected.dtype.char, *(d for d in dtype_of_inputs if d in UFUNC_RTOL)))
        same(actual, expected, rtol=4 * rtol, atol=16 * rtol)

    return check


# --- Ufuncs


@st.composite
def operand_shapes(draw, count):
    """Shapes that broadcast together."""
    whole = draw(shapes)
    parts = []
    for _ in range(count):
        part = tuple(n if draw(st.integers(0, 3)) else 1 for n in whole)
        parts.append(part[draw(st.integers(0, len(part))) :] if draw(st.booleans()) else part)
    return parts


@pytest.mark.parametrize("name", NAMES)
@examples(12)
@given(data=st.data())
def test_ufuncs(name, data):
    ufunc = getattr(np, name)
    # Of integers, NumPy's 1 / 0 is what the machine makes of it.
    low, high = (1, 9) if name == "reciprocal" else UFUNC_DOMAIN.get(name, (-9, 9))
    operands = [data.draw(arrays(shape, low=low, high=high)) for shape in data.draw(operand_shapes(ufunc.nin))]
    host, device = [h for h, _ in operands], [d for _, d in operands]
    if name in ("power", "float_power") and host[1].dtype.kind == "c":
        return  # of a zero, NumPy gives zero; here it is NaN, as C's cpow
    exact = name in EXACT_UFUNCS and not any(h.dtype.kind == "c" for h in host)
    check = close(exact, "".join(h.dtype.char for h in host))
    form = data.draw(st.sampled_from(["plain", "plain", "order", "where", "out", "scalar"]))
    if form == "order":
        order = data.draw(st.sampled_from("CFAK"))
        both(lambda xp, *a: getattr(xp, name)(*a, order=order), host, device, check)
    elif form == "scalar" and ufunc.nin == 2:
        value = data.draw(st.sampled_from([True, 2, 1.5, 1 + 2j]))
        if value == 1 + 2j and name in ("power", "float_power"):
            value = 2
        both(lambda xp, a, b: getattr(xp, name)(a, value), host, device, check)
    elif form in ("where", "out") and ufunc.nout == 1:
        whole = np.broadcast_shapes(*(h.shape for h in host))
        target = data.draw(arrays(whole))
        mask = data.draw(arrays(whole, ["bool"])) if form == "where" else (True, True)
        target = np.array(target[0], order="K"), gs.array(target[1], order="K")

        def call(xp, *a):
            out, where = (target[0], mask[0]) if xp is np else (target[1], mask[1])
            return getattr(xp, name)(*a, out=out, where=where)

        integer = target[0].dtype.kind in "iu" and any(h.dtype.kind in "fc" for h in host)
        if not integer:  # a cast of floats out of range has no result to compare
            both(call, host, device, close(exact and target[0].dtype.kind != "c", loop_dtypes(name, host, target[0])))
    else:
        both(lambda xp, *a: getattr(xp, name)(*a), host, device, check)


def loop_dtypes(name, host, target):
    """The letters of the operands, of `out` and of what is computed before it is cast to that."""
    letters = "".join(h.dtype.char for h in host) + target.dtype.char
    with np.errstate(all="ignore"):
        try:
            return letters + getattr(np, name)(*host).dtype.char
        except TypeError:
            return letters


@pytest.mark.parametrize("name", ["add", "multiply", "subtract", "maximum", "bitwise_xor", "logical_and", "hypot"])
@examples(25)
@given(data=st.data())
def test_ufunc_methods(name, data):
    host, device = data.draw(arrays(data.draw(full_shapes), low=-3, high=3))
    axis = data.draw(st.integers(-host.ndim, host.ndim - 1))
    method = data.draw(st.sampled_from(["reduce", "accumulate", "outer", "reduceat", "at"]))
    other = data.draw(arrays(data.draw(full_shapes.filter(lambda s: len(s) < 3)), low=-3, high=3))
    places = data.draw(st.lists(st.integers(0, host.shape[axis] - 1), min_size=1, max_size=3))
    check = close(False, host.dtype.char + other[0].dtype.char)
    if (
        method == "at"
        and name in ("logical_and", "hypot")
        and host.dtype.kind != {"logical_and": "b", "hypot": "f"}[name]
    ):
        return  # refused: what it writes has another dtype

    def call(xp, a, b):
        ufunc = getattr(xp, name)
        if method == "outer":
            return ufunc.outer(a, b)
        if method == "reduceat":
            return ufunc.reduceat(a, xp.asarray(places), axis=axis)
        if method == "at":
            a = xp.array(a)
            index = [p % a.shape[0] for p in places]
            ufunc.at(a, xp.asarray(index), a[0])
            return a
        return getattr(ufunc, method)(a, axis=axis)

    both(call, (host, other[0]), (device, other[1]), check, loose=True)


# --- Reductions

REDUCTIONS = ["sum", "prod", "max", "min", "any", "all", "mean", "std", "var", "ptp", "count_nonzero", "nansum",
              "nanprod", "nanmax", "nanmin", "nanmean", "nanstd", "nanvar", "median", "nanmedian", "average", "argmax",
              "argmin", "cumsum", "cumprod", "nancumsum", "nancumprod"]  # fmt: skip
ONE_AXIS = {"argmax", "argmin", "cumsum", "cumprod", "nancumsum", "nancumprod"}


@pytest.mark.parametrize("name", REDUCTIONS)
@examples(25)
@given(data=st.data())
def test_reductions(name, data):
    shape = data.draw(shapes)
    host, device = data.draw(arrays(shape, low=-3, high=3))
    if name in ("median", "nanmedian", "ptp") and host.dtype.kind in "bc":
        return
    if name.startswith("nan") and host.dtype.kind in "fc" and data.draw(st.booleans()):
        mask = np.random.default_rng(data.draw(st.integers(0, 99))).random(shape) < 0.3
        host, device = np.where(mask, np.nan, host).astype(host.dtype), gs.where(gs.asarray(mask), np.nan, device)
        device = device.astype(host.dtype)
    if name in ("median", "nanmedian", "average") and host.size == 0:
        return  # NumPy's own steps fail on some of these, with ZeroDivisionError and the like
    rank = len(shape)
    options = {}
    choice = data.draw(st.integers(0, 4))
    if choice == 0 or rank == 0:
        options["axis"] = None
    elif choice == 1 and name not in ONE_AXIS:
        options["axis"] = tuple(data.draw(st.permutations(range(rank)))[: data.draw(st.integers(0, rank))])
    else:
        options["axis"] = data.draw(st.integers(-rank - 1, rank))
    if not name.startswith(("cum", "nancum")) and data.draw(st.booleans()):
        options["keepdims"] = True
    if name in ("sum", "prod", "mean", "cumsum", "nansum") and data.draw(st.integers(0, 3)) == 0:
        options["dtype"] = data.draw(st.sampled_from(["float64", "complex128"]))
    where = initial = None
    if name in ("sum", "prod", "mean", "any", "all", "max", "min") and data.draw(st.integers(0, 3)) == 0:
        where = data.draw(arrays(shape, ["bool"]))
    if name in ("sum", "prod", "max", "min") and (where is not None or data.draw(st.integers(0, 4)) == 0):
        initial = 1

    def call(xp, a):
        more = dict(options)
        if where is not None:
            more["where"] = where[xp is gs]
        if initial is not None:
            more["initial"] = initial
        return getattr(xp, name)(a, **more)

    # NumPy adds float16 in float16 along some axes; and a standard deviation near zero has no digits left.
    dtypes = host.dtype.char + ("e" if host.dtype.char == "e" else "")
    both(call, (host,), (device,), close(False, dtypes), loose=True)


# --- Indexing


@st.composite
def keys(draw, shape):
    """A key of slices, integers, new axes, an ellipsis, arrays of integers that broadcast together, and masks."""
    parts = []
    common = draw(st.lists(st.integers(1, 3), max_size=2).map(tuple))
    rng = np.random.default_rng(draw(st.integers(0, 10**6)))
    axis = 0
    used = draw(st.integers(0, len(shape)))
    while axis < used:
        extent = shape[axis]
        kind = draw(st.sampled_from(["slice", "slice", "integer", "array", "mask", "masks", "none"]))
        if kind == "none":
            parts.append(None)
            continue
        if kind == "masks" and axis + 1 < len(shape):
            if sum(isinstance(p, np.ndarray) for p in parts) == 0:
                parts.append(rng.random(shape[axis : axis + 2]) < 0.5)
                axis += 2
                common = ()  # the number of its true elements decides
                used = min(used, axis)
                continue
            kind = "slice"
        if kind == "mask" and sum(isinstance(p, np.ndarray) for p in parts) == 0:
            parts.append(rng.random(extent) < 0.5)
            used = axis + 1
        elif kind == "array" and extent:
            part = tuple(n if draw(st.booleans()) else 1 for n in common)
            outside = int(draw(st.integers(0, 30)) == 0)
            parts.append(rng.integers(-extent - outside, extent + outside, part))
        elif kind == "integer" and extent:
            parts.append(draw(st.integers(-extent, extent - 1)))
        else:
            bound = st.none() | st.integers(-extent - 2, extent + 2)
            step = draw(st.sampled_from([None, 1, 2, -1, -3]))
            parts.append(slice(draw(bound), draw(bound), step))
        axis += 1
    if draw(st.booleans()):
        parts.insert(0 if axis == 0 or draw(st.booleans()) else len(parts), Ellipsis)
    return tuple(parts)


def on_device(key):
    return tuple(gs.asarray(part) if isinstance(part, np.ndarray) else part for part in key)


@examples(400)
@given(data=st.data())
def test_reading_by_any_key(data):
    host, device = data.draw(arrays(data.draw(shapes)))
    key = data.draw(keys(host.shape))
    both(lambda xp, a: a[key if xp is np else on_device(key)], (host,), (device,), same)


@examples(400)
@given(data=st.data())
def test_writing_by_any_key(data):
    host, device = data.draw(arrays(data.draw(shapes)))
    if 0 in host.strides or not host.flags.writeable:
        host, device = host.copy(), device.copy()
    key = data.draw(keys(host.shape))
    try:
        target = host[key].shape
    except IndexError:
        return
    if any(isinstance(part, np.ndarray) and part.dtype != bool for part in key):
        # Where an element is written twice, the last one stays; equal values leave no doubt.
        value = data.draw(st.sampled_from([(0, 0), (1, 1)]))
    else:
        part = tuple(n if data.draw(st.integers(0, 3)) else 1 for n in target)
        value = data.draw(arrays(part[data.draw(st.integers(0, len(part))) :], [host.dtype.name], low=0, high=5))

    def call(xp, a, v):
        a[key if xp is np else on_device(key)] = v
        return a

    both(call, (host, value[0]), (device, value[1]), same)


# --- Manipulation

ROUTINES = {
    "moveaxis": lambda xp, a, i, j, b: xp.moveaxis(a, i, j),
    "swapaxes": lambda xp, a, i, j, b: xp.swapaxes(a, i, j),
    "rollaxis": lambda xp, a, i, j, b: xp.rollaxis(a, i, abs(j)),
    "flip": lambda xp, a, i, j, b: xp.flip(a, i),
    "flip all": lambda xp, a, i, j, b: xp.flip(a),
    "roll": lambda xp, a, i, j, b: xp.roll(a, j, axis=i),
    "roll flat": lambda xp, a, i, j, b: xp.roll(a, j),
    "rot90": lambda xp, a, i, j, b: xp.rot90(a, j, axes=(i, j)),
    "repeat": lambda xp, a, i, j, b: xp.repeat(a, abs(j), axis=i),
    "tile": lambda xp, a, i, j, b: xp.tile(a, (abs(j), 2)),
    "concatenate": lambda xp, a, i, j, b: xp.concatenate([a, b], axis=i),
    "stack": lambda xp, a, i, j, b: xp.stack([a, b], axis=i),
    "vstack": lambda xp, a, i, j, b: xp.vstack([a, b]),
    "hstack": lambda xp, a, i, j, b: xp.hstack([a, b]),
    "dstack": lambda xp, a, i, j, b: xp.dstack([a, b]),
    "column_stack": lambda xp, a, i, j, b: xp.column_stack([a, b]),
    "block": lambda xp, a, i, j, b: xp.block([[a, b], [b, a]]),
    "split": lambda xp, a, i, j, b: tuple(xp.array_split(a, abs(j) + 1, axis=i)),
    "split even": lambda xp, a, i, j, b: tuple(xp.split(a, abs(j) + 1, axis=i)),
    "delete": lambda xp, a, i, j, b: xp.delete(a, j, axis=i),
    "insert": lambda xp, a, i, j, b: xp.insert(a, abs(j), 1, axis=i),
    "append": lambda xp, a, i, j, b: xp.append(a, b, axis=i),
    "expand_dims": lambda xp, a, i, j, b: xp.expand_dims(a, i),
    "squeeze": lambda xp, a, i, j, b: xp.squeeze(a),
    "squeeze one": lambda xp, a, i, j, b: xp.squeeze(a, i),
    "ravel": lambda xp, a, i, j, b: xp.ravel(a, "CFAK"[j % 4]),
    "reshape": lambda xp, a, i, j, b: xp.reshape(a, (-1, a.shape[i]), order="CFA"[j % 3]),
    "transpose": lambda xp, a, i, j, b: xp.transpose(a),
    "diagonal": lambda xp, a, i, j, b: xp.diagonal(a, j, i, j),
    "trace": lambda xp, a, i, j, b: xp.trace(a, j),
    "tril": lambda xp, a, i, j, b: xp.tril(a, j),
    "triu": lambda xp, a, i, j, b: xp.triu(a, j),
    "diff": lambda xp, a, i, j, b: xp.diff(a, abs(j), axis=i),
    "pad": lambda xp, a, i, j, b: xp.pad(a, abs(j)),
    "pad edge": lambda xp, a, i, j, b: xp.pad(a, ((abs(j), 1),), mode="edge"),
    "pad wrap": lambda xp, a, i, j, b: xp.pad(a, abs(j), mode="wrap"),
    "pad reflect": lambda xp, a, i, j, b: xp.pad(a, abs(j), mode="reflect"),
    "sort": lambda xp, a, i, j, b: xp.sort(a, axis=i),
    "argsort": lambda xp, a, i, j, b: xp.argsort(a, axis=i, kind="stable"),
    "take": lambda xp, a, i, j, b: xp.take(a, xp.asarray([j, 0]), axis=i, mode="wrap"),
    "take_along_axis": lambda xp, a, i, j, b: xp.take_along_axis(a, xp.argsort(b, axis=i, kind="stable"), axis=i),
    "compress": lambda xp, a, i, j, b: xp.compress(xp.asarray([True, False, True]), a, axis=i),
    "nonzero": lambda xp, a, i, j, b: tuple(xp.nonzero(a)),
    "argwhere": lambda xp, a, i, j, b: xp.argwhere(a),
    "where": lambda xp, a, i, j, b: xp.where(a > 1, a, b),
    "select": lambda xp, a, i, j, b: xp.select([a > 1, b > 0], [a, b], 3),
    "choose": lambda xp, a, i, j, b: xp.choose((a > 1).astype(int), [a, b]),
    "clip": lambda xp, a, i, j, b: xp.clip(a, 0, 2),
    "isin": lambda xp, a, i, j, b: xp.isin(a, b.ravel()[:4]),
    "unique": lambda xp, a, i, j, b: xp.unique(a),
    "searchsorted": lambda xp, a, i, j, b: xp.searchsorted(xp.sort(a.ravel()), b),
    "broadcast_to": lambda xp, a, i, j, b: xp.broadcast_to(a, (2, *a.shape)),
    "atleast_3d": lambda xp, a, i, j, b: xp.atleast_3d(a),
    "copy": lambda xp, a, i, j, b: xp.array(a, order="CFAK"[j % 4]),
    "view": lambda xp, a, i, j, b: xp.ascontiguousarray(a).view("uint8"),
    "trim_zeros": lambda xp, a, i, j, b: xp.trim_zeros(a.ravel()),
    "apply_along_axis": lambda xp, a, i, j, b: xp.apply_along_axis(lambda row: row[::-1], i, a),
    "packbits": lambda xp, a, i, j, b: xp.packbits(a > 0, axis=i),
    "ediff1d": lambda xp, a, i, j, b: xp.ediff1d(a),
    # (Vectors of two are refused by NumPy from 2.5 on.)
    "cross": lambda xp, a, i, j, b: xp.cross(*(xp.stack([v, v + v, v], axis=-1) for v in (a, b))),
    "kron": lambda xp, a, i, j, b: xp.kron(a, b),
    "outer": lambda xp, a, i, j, b: xp.outer(a, b),
}


# Comparisons of complex numbers have tests of their own.
ORDERED = {"sort", "argsort", "unique", "searchsorted", "take_along_axis", "select", "choose", "where", "clip", "isin",
           "packbits"}  # fmt: skip


@pytest.mark.parametrize("name", ROUTINES)
@examples(20)
@given(data=st.data())
def test_manipulation(name, data):
    shape = data.draw(shapes)
    a = data.draw(arrays(shape, low=-3, high=3))
    b = data.draw(arrays(shape, [a[0].dtype.name] if data.draw(st.booleans()) else ALL, low=-3, high=3))
    if name in ORDERED and (a[0].dtype.kind == "c" or b[0].dtype.kind == "c"):
        return
    if name in ("take", "compress") and 0 in shape:
        return  # where nothing is taken, NumPy looks at no index; here it is checked all the same
    i = data.draw(st.integers(-len(shape), max(len(shape) - 1, 0)))
    j = data.draw(st.integers(-3, 3))
    both(
        lambda xp, x, y: ROUTINES[name](xp, x, i, j, y),
        (a[0], b[0]),
        (a[1], b[1]),
        close(False, a[0].dtype.char),
        loose=True,
    )
