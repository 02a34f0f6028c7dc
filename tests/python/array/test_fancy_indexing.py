"""x[key] and x[key] = value with arrays, lists and masks in the key, and the functions made of them, against NumPy."""

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import gridstride as gs
from support import ALL, random_array, same, strided

DTYPES = ["bool", "int8", "int16", "float32", "float64", "complex128"]


def device_key(key):
    """The key with its host arrays on the device."""
    parts = key if isinstance(key, tuple) else (key,)
    moved = tuple(gs.asarray(p) if isinstance(p, np.ndarray) else p for p in parts)
    return moved if isinstance(key, tuple) else moved[0]


@st.composite
def fancy_keys(draw, shape):
    """A key with at least one array for an array of this shape; usually a valid one."""
    seed = draw(st.integers(0, 10_000))
    rng = np.random.default_rng(seed)
    space = tuple(draw(st.lists(st.integers(0, 4), max_size=3)))
    parts = []
    axis = 0
    while axis < len(shape):
        kinds = ["array", "list", "int", "slice", "none", "stop", "mask", "bool0"]
        kind = draw(st.sampled_from(kinds))
        n = shape[axis]
        if kind == "stop":
            break
        if kind == "none":
            parts.append(None)
            if len(parts) > 8:
                break
            continue
        if kind == "bool0":
            if draw(st.booleans()):
                parts.append(draw(st.booleans()))
            continue
        if kind == "mask":
            rank = draw(st.integers(1, len(shape) - axis))
            parts.append(rng.random(shape[axis : axis + rank]) < 0.5)
            axis += rank
            continue
        if kind == "slice":
            step = draw(st.none() | st.integers(-3, 3).filter(bool))
            parts.append(slice(draw(st.none() | st.integers(-n - 1, n + 1)), None, step))
        elif kind == "int" and n > 0:
            parts.append(draw(st.integers(-n, n - 1)))
        else:
            # Extents of the common space, some of them 1, some left away.
            own = tuple(1 if draw(st.booleans()) else e for e in space)[draw(st.integers(0, len(space))) :]
            own = own if n > 0 else (0,)
            dtype = draw(st.sampled_from(["int64", "int32", "int8", "uint16"]))
            low = 0 if dtype == "uint16" else -n
            values = rng.integers(low, max(n, 1), own).astype(dtype)
            parts.append(values.tolist() if kind == "list" and own else values)
        axis += 1
    if draw(st.booleans()):
        parts.insert(draw(st.integers(0, len(parts))), Ellipsis)
    if not any(isinstance(p, np.ndarray | list | bool) for p in parts):
        parts.append(True)
    return tuple(parts)


@st.composite
def cases(draw):
    shape = tuple(draw(st.lists(st.integers(0, 5), min_size=0, max_size=4)))
    key = draw(fancy_keys(shape))
    # NumPy overlooks a mask of the wrong length where there is nothing to index.
    assume(0 not in shape or not any(np.asarray(p).dtype == bool for p in key if isinstance(p, np.ndarray | list)))
    return shape, key, draw(st.sampled_from(DTYPES)), draw(st.integers(0, 1000))


def outcome(function):
    try:
        return function(), None
    except (IndexError, ValueError) as error:
        return None, type(error)


@settings(max_examples=400, deadline=None)
@given(cases())
def test_get(case):
    shape, key, dtype, seed = case
    host, a = strided(np.random.default_rng(seed), shape, dtype)
    expected, error = outcome(lambda: host[key])
    if error is not None:
        with pytest.raises(error):
            a[device_key(key)]
        return
    same(a[device_key(key)], expected)


@settings(max_examples=250, deadline=None)
@given(cases(), st.sampled_from(["full", "scalar", "row", "cast"]))
def test_set(case, form):
    shape, key, dtype, seed = case
    rng = np.random.default_rng(seed)
    host, a = strided(rng, shape, dtype)
    expected, error = outcome(lambda: host[key])
    if error is not None:
        with pytest.raises(error):
            a[device_key(key)] = 1
        return
    space = np.shape(expected)
    if form == "scalar":
        value = True
    elif form == "row":
        value = random_array(rng, space[-1:], dtype)
    else:
        value = random_array(rng, space, "int8" if form == "cast" and dtype != "bool" else dtype)
    host[key] = value
    a[device_key(key)] = gs.asarray(value) if isinstance(value, np.ndarray) else value
    same(a, host)


@pytest.mark.parametrize("dtype", ALL)
def test_large_mask(rng, dtype):
    n = 200_003
    host = random_array(rng, n, dtype)
    a = gs.asarray(host)
    for density in (0.0, 0.01, 0.5, 0.99, 1.0):
        mask = rng.random(n) < density
        same(a[gs.asarray(mask)], host[mask])
        values = random_array(rng, int(mask.sum()), dtype)
        copy, theirs = a.copy(), host.copy()
        copy[gs.asarray(mask)] = gs.asarray(values)
        theirs[mask] = values
        same(copy, theirs)
    # Runs of true and false, and rows of several elements.
    mask = np.repeat(rng.random(n // 100) < 0.5, 100)
    same(a[: mask.size][gs.asarray(mask)], host[: mask.size][mask])
    rows = host[:200_001].reshape(-1, 3)
    mask = rng.random(len(rows)) < 0.3
    same(a[:200_001].reshape(-1, 3)[gs.asarray(mask)], rows[mask])


@pytest.mark.parametrize("dtype", ALL)
def test_large_gather_and_scatter(rng, dtype):
    n = 300_000
    host = random_array(rng, n, dtype)
    a = gs.asarray(host)
    index = rng.integers(-n, n, 400_000)
    same(a[gs.asarray(index)], host[index])
    same(a[gs.asarray(index.astype("int32"))], host[index])
    values = random_array(rng, index.size, dtype)
    a[gs.asarray(index)] = gs.asarray(values)
    host[index] = values
    same(a, host)
    matrix = host.reshape(600, 500)
    rows, columns = rng.integers(0, 600, (700, 1)), rng.integers(0, 500, 300)
    b = gs.asarray(matrix)
    same(b[gs.asarray(rows), gs.asarray(columns)], matrix[rows, columns])
    same(b[:, gs.asarray(columns)], matrix[:, columns])
    same(b.T[:, gs.asarray(rows[:, 0])], matrix.T[:, rows[:, 0]])


def test_duplicates_keep_the_last(rng):
    host = np.zeros(7)
    a = gs.asarray(host)
    index, values = rng.integers(0, 7, 500_000), rng.random(500_000)
    a[gs.asarray(index)] = gs.asarray(values)
    host[index] = values
    same(a, host)


def test_assignment_of_itself(rng):
    host = rng.random(1000)
    a = gs.asarray(host)
    order = rng.permutation(1000)
    a[gs.asarray(order)] = a
    host[order] = host.copy()
    same(a, host)
    index = gs.arange(10)
    index[index[::-1]] = 3
    same(index, np.full(10, 3))


def test_errors_leave_the_array_alone(rng):
    host = rng.random((4, 5))
    a = gs.asarray(host)
    for key in (([0, 4],), (slice(None), [0, -6]), ([0, 1], [0, 1, 2]), (np.ones(3, bool),), ([0], [0], [0])):
        with pytest.raises(IndexError) as ours:
            a[device_key(key)] = 1
        with pytest.raises(IndexError) as theirs:
            host.copy()[key] = 1
        assert str(ours.value).rstrip() == str(theirs.value).rstrip()
        with pytest.raises(IndexError):
            a[device_key(key)]
    with pytest.raises(IndexError, match="integer \\(or boolean\\) type"):
        a[gs.ones(3)]
    with pytest.raises(ValueError, match="shape mismatch"):
        a[[0, 1]] = gs.ones((3, 5))
    with pytest.raises(ValueError, match="cannot assign 3 input values to the 20"):
        a[gs.ones((4, 5), dtype=bool)] = gs.ones(3)
    with pytest.raises(ValueError, match="read-only"):
        gs.broadcast_to(a, (2, 4, 5))[[0]] = 1
    same(a, host)


def test_pending_operands(rng):
    host = rng.random(1000)
    a = gs.asarray(host)
    b = a * 2
    mask = (b > 0.5) & (b < 1.5)
    same(b[mask] + 1, (host * 2)[(host * 2 > 0.5) & (host * 2 < 1.5)] + 1)
    index = (a * 999).astype("int64")
    same(b[index], (host * 2)[(host * 999).astype("int64")])


INDEXED = {
    "take": lambda xp, x, i: xp.take(x, i),
    "take axis": lambda xp, x, i: xp.take(x, i, axis=1),
    "take wrap": lambda xp, x, i: xp.take(x, i * 3, axis=0, mode="wrap"),
    "take clip": lambda xp, x, i: xp.take(x, i * 3, axis=-1, mode="clip"),
    "method take": lambda xp, x, i: x.take(i, axis=0),
    "compress": lambda xp, x, i: xp.compress(x[:, 0] > 0, x, axis=0),
    "compress flat": lambda xp, x, i: xp.compress(x.ravel() > 0, x),
    "extract": lambda xp, x, i: xp.extract(x > 0, x),
    "nonzero": lambda xp, x, i: xp.stack(xp.nonzero(x > 0)),
    "where": lambda xp, x, i: xp.stack(xp.where(x > 0)),
    "flatnonzero": lambda xp, x, i: xp.flatnonzero(x > 0),
    "argwhere": lambda xp, x, i: xp.argwhere(x > 0),
    "take_along_axis": lambda xp, x, i: xp.take_along_axis(x, xp.argsort(x, axis=0), axis=0),
    "take_along_axis broadcast": lambda xp, x, i: (
        xp.take_along_axis(x, i[:, None], axis=1)
        if i.size in (1, len(x))
        else xp.take_along_axis(x, i[None, :], axis=1)
    ),
    "choose": lambda xp, x, i: xp.choose(i % 3, [i, i * 10, i * 100]),
    "choose wrap": lambda xp, x, i: xp.choose(i + 5, [i, i * 10, 7], mode="wrap"),
    "select": lambda xp, x, i: xp.select([x > 1, x < -1], [x * 2, -x], 0.5),
    "ix_": lambda xp, x, i: x[xp.ix_(i, i)],
    "diag": lambda xp, x, i: xp.diag(x, 1),
    "diag of vector": lambda xp, x, i: xp.diag(x[:, 0], -2),
    "diagflat": lambda xp, x, i: xp.diagflat(x[:2], 1),
    "unravel": lambda xp, x, i: xp.stack(xp.unravel_index(i * 2, (3, 4, 5))),
    "unravel F": lambda xp, x, i: xp.stack(xp.unravel_index(i * 2, (3, 4, 5), order="F")),
    "ravel_multi": lambda xp, x, i: xp.ravel_multi_index((i, i), (6, 7)),
    "ravel_multi F": lambda xp, x, i: xp.ravel_multi_index((i + 2, i - 3), (6, 7), mode=("wrap", "clip"), order="F"),
    "indices": lambda xp, x, i: xp.indices((3, 4)),
    "indices sparse": lambda xp, x, i: xp.indices((3, 4), sparse=True)[1],
    "tril_indices": lambda xp, x, i: xp.stack(xp.tril_indices(4, 1, 5)),
    "triu_indices": lambda xp, x, i: xp.stack(xp.triu_indices_from(x, -1)),
    "diag_indices": lambda xp, x, i: xp.stack(xp.diag_indices(4, 3)),
    "mask_indices": lambda xp, x, i: xp.stack(xp.mask_indices(4, xp.triu, 1)),
}


@pytest.mark.parametrize("name", INDEXED)
def test_functions_that_take(name, rng):
    function = INDEXED[name]
    for _ in range(8):
        host, a = strided(rng, (6, 7), "float64")
        index = rng.integers(0, 6, int(rng.choice([1, 4, 6])))
        same(function(gs, a, gs.asarray(index)), function(np, host, index))


def put_all(xp, x, i, v):
    xp.put(x, i, v)
    xp.put(x, [-1, 0], 5)
    xp.put(x, i * 9, v[:2], mode="wrap")
    xp.put(x, i * 9, 3.5, mode="clip")
    xp.put_along_axis(x, i[None, :], 9.0, axis=0) if i.size == x.shape[1] else None
    xp.put_along_axis(x, i[:, None] % x.shape[1], v[: i.size, None], axis=1) if i.size == x.shape[0] else None
    xp.place(x, x > 1, v[:3])
    xp.putmask(x, x < -1, v[:4])
    xp.fill_diagonal(x, v[:2])
    xp.fill_diagonal(x, -8.0, wrap=True)


@pytest.mark.parametrize("shape", [(6, 7), (9, 4), (1, 1)])
def test_functions_that_place(shape, rng):
    for _ in range(10):
        host, a = strided(rng, shape, "float64")
        values = rng.random(12)
        index = rng.integers(0, min(shape), int(rng.choice([1, *shape])))
        put_all(gs, a, gs.asarray(index), gs.asarray(values))
        put_all(np, host, index, values)
        same(a, host)


def test_function_errors(rng):
    a = gs.arange(6)
    with pytest.raises(IndexError, match="index 6 is out of bounds"):
        gs.take(a, [6])
    with pytest.raises(IndexError, match="index -7 is out of bounds"):
        gs.put(a.reshape(2, 3), [-7], 1)
    with pytest.raises(IndexError, match="out of bounds for axis 0 with size 6"):
        gs.put(a.reshape(2, 3).T, [6], 1)
    with pytest.raises(ValueError, match="clipmode"):
        gs.take(a, [0], mode="other")
    with pytest.raises(IndexError, match="non-empty take"):
        gs.take(gs.zeros(0), [0])
    with pytest.raises(ValueError, match="invalid entry in choice array"):
        gs.choose(a, [a, a])
    with pytest.raises(ValueError, match="either both or neither"):
        gs.where(a > 1, a)
    with pytest.raises(ValueError, match="0d arrays"):
        gs.nonzero(gs.array(1))
    with pytest.raises(ValueError, match="out of bounds for array with size 6"):
        gs.unravel_index([6], (2, 3))
    with pytest.raises(ValueError, match="invalid entry in coordinates"):
        gs.ravel_multi_index(([2], [0]), (2, 3))
    with pytest.raises(ValueError, match="Cannot insert from an empty array"):
        gs.place(a, a > 1, [])
    with pytest.raises(ValueError, match="equal length"):
        gs.fill_diagonal(gs.zeros((2, 3, 2)), 1)


@pytest.mark.parametrize("shape", [(0,), (1,), (300_001,), (7, 11, 13), (64, 64, 65), (0, 4), (4, 0)])
def test_nonzero_shapes(shape, rng):
    host = rng.integers(-1, 2, shape)
    for ours, theirs in zip(gs.nonzero(gs.asarray(host)), np.nonzero(host), strict=True):
        same(ours, theirs)
    same(gs.argwhere(gs.asarray(host)), np.argwhere(host))
