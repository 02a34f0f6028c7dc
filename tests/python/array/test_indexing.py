"""x[key] and x[key] = value for ints, slices, Ellipsis and newaxis, against NumPy."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gridstride as gs
from support import random_array, same


@st.composite
def keys(draw, shape):
    """A key of basic indices for an array of this shape."""
    parts = []
    for n in shape[: draw(st.integers(0, len(shape)))]:
        kind = draw(st.sampled_from(["int", "slice", "none", "slice"]))
        if kind == "none":
            parts.append(None)
        if kind == "int" and n > 0:
            parts.append(draw(st.integers(-n, n - 1)))
        else:
            bound = st.none() | st.integers(-n - 2, n + 2)
            step = draw(st.none() | st.integers(-3, 3).filter(bool))
            parts.append(slice(draw(bound), draw(bound), step))
    if draw(st.booleans()):
        parts.insert(draw(st.integers(0, len(parts))), Ellipsis)
        if len(parts) > 1 and parts[0] is Ellipsis and len(parts) - 1 < len(shape):
            pass
    key = tuple(parts)
    try:
        np.empty(shape)[key]
    except IndexError:
        return (Ellipsis,)
    return key[0] if len(key) == 1 and draw(st.booleans()) else key


@st.composite
def cases(draw):
    shape = tuple(draw(st.lists(st.integers(0, 6), max_size=4)))
    return shape, draw(keys(shape)), draw(st.integers(0, 1000))


@settings(max_examples=300, deadline=None)
@given(cases())
def test_get(case):
    shape, key, seed = case
    host = random_array(np.random.default_rng(seed), shape, "float32")
    a = gs.asarray(host)
    expected = host[key]
    same(a[key], expected)
    if isinstance(expected, np.ndarray) and expected.size > 0:
        assert a[key].base is not None
        assert gs.shares_memory(a[key], a)
        # The stride of an axis of one element means nothing.
        for n, ours, theirs in zip(expected.shape, a[key].strides, expected.strides, strict=True):
            assert n == 1 or ours == theirs


@settings(max_examples=200, deadline=None)
@given(cases())
def test_set(case):
    shape, key, seed = case
    rng = np.random.default_rng(seed)
    host = random_array(rng, shape, "float64")
    a = gs.asarray(host)
    value = random_array(rng, np.shape(host[key]), "float32")
    a[key] = gs.asarray(value)
    host[key] = value
    same(a, host)
    a[key] = 2.5
    host[key] = 2.5
    same(a, host)


def test_set_from_host_and_lists(rng):
    host = random_array(rng, (3, 4), "float64")
    a = gs.asarray(host)
    a[1] = [1, 2, 3, 4]
    host[1] = [1, 2, 3, 4]
    a[:, 2] = np.array([9.0, 8.0, 7.0])
    host[:, 2] = [9, 8, 7]
    same(a, host)


def test_set_overlapping(rng):
    host = random_array(rng, 50, "int64")
    a = gs.asarray(host)
    a[1:] = a[:-1]
    host[1:] = host[:-1].copy()
    same(a, host)
    a[::-1] = a
    host[::-1] = host.copy()
    same(a, host)


def test_set_broadcasts_and_refuses(rng):
    a = gs.zeros((3, 4))
    a[...] = gs.arange(4)
    same(a, np.broadcast_to(np.arange(4.0), (3, 4)))
    with pytest.raises(ValueError, match="could not broadcast"):
        a[...] = gs.ones(3)
    with pytest.raises(ValueError, match="cannot delete"):
        del a[0]


def test_set_through_a_view(rng):
    host = random_array(rng, (4, 6), "float32")
    a = gs.asarray(host)
    view = a[::2, ::-1]
    view[0, 1:3] = 5
    host[::2, ::-1][0, 1:3] = 5
    same(a, host)


def test_masked_assignment(rng):
    host = random_array(rng, (5, 6), "float64")
    a = gs.asarray(host)
    a[a < 0] = 0
    host[host < 0] = 0
    same(a, host)
    a[a > 1] = gs.array(1.0)
    host[host > 1] = 1.0
    same(a, host)


def test_index_errors():
    a = gs.ones((3, 4))
    for key in (3, -4, (0, 4), (0, 0, 0), (Ellipsis, Ellipsis)):
        with pytest.raises(IndexError) as ours:
            a[key]
        with pytest.raises(IndexError) as theirs:
            np.ones((3, 4))[key]
        assert str(ours.value) == str(theirs.value)
    with pytest.raises(IndexError, match="valid indices"):
        a["x"]
    with pytest.raises(IndexError, match="valid indices"):
        a[1.5]
    with pytest.raises(IndexError):
        a[3] = 1
    with pytest.raises(IndexError, match="too many indices"):
        gs.array(1.0)[0]


def test_integer_like_indices():
    host = np.arange(10)
    a = gs.asarray(host)
    assert a[np.int8(3)].item() == 3
    assert a[gs.array(4)].item() == 4


def test_item():
    host = np.arange(12.0).reshape(3, 4)
    a = gs.asarray(host)
    assert a.item(5) == 5.0
    assert a.item(2, 1) == 9.0
    assert a.item((0, -1)) == 3.0
    with pytest.raises(IndexError):
        a.item(12)
    with pytest.raises(ValueError, match="can only convert an array of size 1"):
        a.item()
    assert a.tolist() == host.tolist()
