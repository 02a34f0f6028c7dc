"""Joining, splitting, repeating, padding against NumPy."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gridstride as gs
from support import agree, same

RNG = np.random.default_rng(5)
A = RNG.uniform(-3, 3, (4, 5))
B = RNG.integers(-5, 5, (4, 5))
V = RNG.uniform(-3, 3, 7)
W = RNG.uniform(-1, 1, 3)
T = RNG.uniform(-3, 3, (2, 3, 4))

dtypes = st.sampled_from(["bool", "int8", "uint16", "int64", "float16", "float32", "float64", "complex64"])


@st.composite
def arrays(draw, min_dims=1, max_dims=3):
    """Arrays of random shapes (empty ones too), dtypes, orders and strides."""
    shape = tuple(draw(st.lists(st.integers(0, 4), min_size=min_dims, max_size=max_dims)))
    dtype = draw(dtypes)
    rng = np.random.default_rng(draw(st.integers(0, 1000)))
    wide = rng.integers(0, 100, tuple(2 * n for n in shape)).astype(dtype)
    value = wide[tuple(slice(draw(st.integers(0, 1)), 2 * n, 2) for n in shape)]
    return np.asfortranarray(value) if draw(st.booleans()) else value


@pytest.mark.parametrize("name", ["concatenate", "stack", "vstack", "hstack", "dstack", "column_stack"])
def test_joins(name):
    for parts in ([A, B], (A, A, A), [V, V], [], [T, T]):
        agree(name, parts)


def test_concatenate():
    agree("concatenate", [A, B], axis=1)
    agree("concatenate", [A, V, T], axis=None)
    agree("concatenate", [A, B], dtype="float32")
    agree("concatenate", [A, B], dtype="int8")
    agree("concatenate", [A, B], dtype="int8", casting="unsafe")
    agree("concatenate", [A, V])
    agree("concatenate", [np.float64(1), np.float64(2)])
    agree("stack", [A, B], axis=-1)
    agree("stack", [A, V])
    agree("stack", [A, B], axis=5)
    out = gs.zeros((8, 5), "float32")
    assert gs.concatenate([gs.asarray(A), gs.asarray(A)], out=out) is out
    same(out, np.concatenate([A, A]).astype("float32"))
    with pytest.raises(TypeError, match="only takes `out` or `dtype`"):
        gs.concatenate([out], out=out, dtype="float64")
    with pytest.raises(ValueError, match="wrong shape"):
        gs.concatenate([gs.asarray(A)], out=out)


@pytest.mark.parametrize("count", [1, 2, 70])
def test_joins_of_small_arrays_of_all_kinds(count):
    # Real and pending ones, views, empty ones, other dtypes, hosts' and lists, in a result of few bytes and of many.
    for size in (3, 5000):
        parts = []
        for k in range(count):
            host = RNG.uniform(size=size)
            a = gs.asarray(host)
            parts += [(host, a), (host * 2, a * 2), (host[::-2], a[::-2]), (host[:0], a[:0])]
            parts += [(np.arange(k), gs.arange(k)), (host, host), ([1.5, 2], [1.5, 2])][: k % 4]
        same(gs.concatenate([a for _, a in parts]), np.concatenate([h for h, _ in parts]))
        rows = [(h, a) for h, a in parts if isinstance(a, gs.ndarray) and h.ndim == 1 and h.size == size]
        same(gs.concatenate([a[None] for _, a in rows], 1), np.concatenate([h[None] for h, _ in rows], 1))
        same(gs.concatenate([a[:, None] for _, a in rows], 1), np.concatenate([h[:, None] for h, _ in rows], 1))


def test_a_join_reads_before_later_writes():
    a = gs.arange(5.0)
    joined = gs.concatenate([a, a])
    a += 1
    same(joined, np.concatenate([np.arange(5.0)] * 2))
    joined[:5] = a
    same(a, np.arange(5.0) + 1)


@settings(max_examples=40, deadline=None)
@given(arrays(), st.data())
def test_concatenate_any(value, data):
    axis = data.draw(st.integers(-value.ndim, value.ndim - 1))
    agree("concatenate", [value, value[::-1], value], axis=axis)
    agree("stack", [value, value], axis=axis)


def test_append_and_block():
    agree("append", A, V)
    agree("append", A, A, axis=1)
    agree("block", [[A, A], [B, B]])
    agree("block", [V, W])
    agree("block", A)
    agree("block", [1, 2.5])
    agree("block", [[1], [T]])
    agree("block", [[1], 2])
    agree("block", [])


@pytest.mark.parametrize("sections", [2, 3, [1, 3], [0, 2, 9], 4, 0, [2, 1]])
@pytest.mark.parametrize("name", ["split", "array_split"])
def test_split(name, sections):
    for axis in (0, 1, -1, 5):
        agree(name, A, sections, axis=axis)


def test_splits_are_views():
    a = gs.asarray(A)
    for part in (*gs.split(a, 2), *gs.unstack(a)):
        assert gs.shares_memory(part, a)
    agree("hsplit", A, 5)
    agree("hsplit", V, 7)
    agree("vsplit", A, 2)
    agree("vsplit", V, 7)
    agree("dsplit", T, 2)
    agree("dsplit", A, 2)
    agree("unstack", T, axis=1)
    agree("unstack", np.float64(1))


@pytest.mark.parametrize("reps", [2, (2, 3), (2, 1, 3), 0, (1, 1), ()])
def test_tile(reps):
    for value in (A, V, 3.5, T, A[::2, ::-1]):
        agree("tile", value, reps)
    a = gs.asarray(A)
    assert not gs.shares_memory(gs.tile(a, 1), a)


def test_repeat():
    for value in (A, A.T, A[:, ::-2], np.zeros((0, 3))):
        agree("repeat", value, 3)
        agree("repeat", value, 2, axis=1)
        agree("repeat", value, 0)
        agree("repeat", value, 1, axis=0)
    large = RNG.uniform(size=(50, 40))
    for value in (large, large.T, large[::-1, ::2], large.ravel()):
        for count in (2, 3, 20):
            agree("repeat", value, count)
            agree("repeat", value, count, axis=-1)
    agree("repeat", A, [1, 0, 2, 3], axis=0)
    agree("repeat", A, [1, 0, 2], axis=0)
    agree("repeat", A, -1)
    agree("repeat", A, [2], axis=0)
    agree("repeat", A, 2, axis=2)
    for dtype in ("int8", "float16", "float32", "complex128"):
        value = (20 * T).astype(dtype)
        for axis in (0, 1, 2, -3, None):
            agree("repeat", value, 3, axis=axis)
    agree("repeat", T.transpose(1, 0, 2), 2, axis=1)
    a = gs.asarray(V)
    assert not gs.shares_memory(a.repeat(1), a)
    with pytest.raises(ValueError, match="[Mm]aximum allowed"):
        gs.repeat(a, 2**62)


def test_resize():
    agree("resize", A, (3, 9))
    agree("resize", A, (2, 2))
    agree("resize", A, 0)
    agree("resize", np.zeros((0, 3)), (2, 2))
    agree("resize", A, -1)


@pytest.mark.parametrize(
    "obj", [1, -2, slice(1, 3), slice(None, None, 2), [0, 2], [0, -1], [], [True, False, True, False], 9, [0, 9], 1.5]
)
def test_delete(obj):
    obj = np.array(obj) if isinstance(obj, list) and obj else obj
    agree("delete", A, obj, axis=0)
    if not isinstance(obj, np.ndarray) or obj.dtype != bool:
        agree("delete", A, obj)


@pytest.mark.parametrize("obj", [1, -2, 4, [0, 2], [0, 2, 2], slice(1, 3), 9, [3, 0]])
def test_insert(obj):
    agree("insert", A, obj, 7, axis=0)
    agree("insert", A, obj, V[:5], axis=0)
    agree("insert", A, obj, B[:1], axis=0)
    agree("insert", A, obj, 5)


def test_insert_along_other_axes():
    agree("insert", A, 1, [1, 2, 3, 4], axis=1)
    agree("insert", A, [1], [[1], [2], [3], [4]], axis=1)
    agree("insert", V, 2, [1, 2, 3])
    agree("insert", V, [1, 2, 5], [10, 20, 30])
    agree("insert", V, [2, 2, 2], [10, 20, 30])


@pytest.mark.parametrize(
    "mode", ["constant", "edge", "linear_ramp", "maximum", "mean", "minimum", "reflect", "symmetric", "wrap"]
)
def test_pad(mode):
    for width in (2, (1, 3), ((1, 2), (0, 3)), ((9, 11), (8, 7)), 0):
        for value in (A, B, V[:4], B.astype("uint8"), A.T):
            agree("pad", value, width, mode=mode, rtol=1e-12)
    agree("pad", np.zeros((0, 3)), ((1, 1), (0, 0)), mode=mode)


def test_pad_keywords():
    agree("pad", A, 2, mode="reflect", reflect_type="odd", rtol=1e-13)
    agree("pad", B, ((9, 3), (4, 11)), mode="symmetric", reflect_type="odd")
    agree("pad", B, ((9, 3), (4, 11)), mode="reflect", reflect_type="odd")
    agree("pad", A, 2, constant_values=5)
    agree("pad", A, ((1, 2), (3, 4)), constant_values=((5, 6), (7, 8)))
    agree("pad", A, 2, mode="linear_ramp", end_values=((1, 2), (3, 4)), rtol=1e-13)
    agree("pad", B, 2, mode="maximum", stat_length=2)
    agree("pad", B, 2, mode="mean", stat_length=((1, 2), (3, 9)))
    agree("pad", A, {0: (1, 2)})
    agree("pad", A, 2, mode="unknown")
    agree("pad", A, -1)
    agree("pad", A, 1.5)
    agree("pad", A, 2, mode="edge", constant_values=1)
    assert gs.pad(gs.asarray(A), 1, mode="empty").shape == (6, 7)

    def fill(vector, width, axis, keywords):
        vector[: width[0]] = 9
        vector[-width[1] :] = keywords["value"]

    agree("pad", A, 2, mode=fill, value=8)


@settings(max_examples=60, deadline=None)
@given(arrays(max_dims=2), st.sampled_from(["edge", "reflect", "symmetric", "wrap", "constant"]), st.data())
def test_pad_any(value, mode, data):
    width = [[data.draw(st.integers(0, 7)), data.draw(st.integers(0, 7))] for _ in range(value.ndim)]
    agree("pad", value, width, mode=mode)


@settings(max_examples=150, deadline=None)
@given(arrays(), st.data())
def test_manipulation_of_any(value, data):
    axis = data.draw(st.integers(-value.ndim, value.ndim - 1))
    extent = value.shape[axis]
    agree("roll", value, data.draw(st.integers(-9, 9)), axis=data.draw(st.sampled_from([None, axis])))
    agree("flip", value, data.draw(st.sampled_from([None, axis])))
    agree("repeat", value, data.draw(st.integers(0, 4)), axis=data.draw(st.sampled_from([None, axis])))
    agree("tile", value, tuple(data.draw(st.lists(st.integers(0, 3), max_size=3))))
    agree("array_split", value, data.draw(st.integers(1, 4)), axis=axis)
    agree("moveaxis", value, axis, data.draw(st.integers(-value.ndim, value.ndim - 1)))
    agree("append", value, value[:1], axis=data.draw(st.sampled_from([None, 0])))
    agree("resize", value, tuple(data.draw(st.lists(st.integers(0, 4), max_size=2))))
    agree("atleast_3d", value)
    agree("ediff1d", value)
    positions = data.draw(st.lists(st.integers(-4, 4), max_size=4))
    agree("delete", value, positions, axis=axis)
    if extent:
        places = data.draw(st.lists(st.integers(-extent, extent), max_size=4))
        agree("insert", value, places, 5, axis=axis)
        agree("insert", value, data.draw(st.integers(-extent, extent)), value.take([0], axis), axis=axis)
