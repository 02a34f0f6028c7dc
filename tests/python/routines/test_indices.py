"""Flat positions and index arrays, masks, and elements by their flat positions."""

import numpy as np
import pytest

import gridstride as gs
from support import random_array, same


@pytest.mark.parametrize("order", ["C", "F", None])
def test_flat_positions_both_ways(rng, order):
    flat = rng.integers(0, 24, (3, 5))
    parts, expected = gs.unravel_index(gs.asarray(flat), (4, 6), order), np.unravel_index(flat, (4, 6), order or "C")
    for a, b in zip(parts, expected, strict=True):
        same(a, b)
    same(gs.ravel_multi_index(parts, (4, 6), order=order), flat)
    x, y = np.arange(4)[:, None], np.arange(6)
    same(
        gs.ravel_multi_index((gs.asarray(x), gs.asarray(y)), (4, 6), order=order),
        np.ravel_multi_index((x, y), (4, 6), order=order or "C"),
    )


def test_flat_positions_say_what_is_wrong():
    index = gs.arange(3)
    for call in (
        lambda **k: gs.unravel_index(index, (4, 6), **k),
        lambda **k: gs.ravel_multi_index((index, index), (4, 6), **k),
    ):
        with pytest.raises(ValueError, match="order"):
            call(order="V")
    with pytest.raises(ValueError, match="maximum possible size"):
        gs.ravel_multi_index((index, index), (2**62, 4))


def test_indices_of_triangles():
    for name in ("tril_indices", "triu_indices"):
        for a, b in zip(getattr(gs, name)(4, 1, 6), getattr(np, name)(4, 1, 6), strict=True):
            same(a, b)
        with pytest.raises(TypeError):
            getattr(gs, name)(gs.ones((3, 3)))
        with pytest.raises(AttributeError):
            getattr(gs, f"{name}_from")(4)


@pytest.mark.parametrize("dtype", ["int8", "uint16", "float32"])
def test_putmask_casts_safely(rng, dtype):
    host = random_array(rng, 6, dtype, low=0, high=9)
    for values in (3, [1, 2], np.array([1, 2], "int8" if dtype != "uint16" else "uint8")):
        a, b = gs.asarray(host), host.copy()
        gs.putmask(a, gs.asarray(b > 4), gs.asarray(values, dtype) if isinstance(values, list) else values)
        np.putmask(b, b > 4, values)
        same(a, b)
    with pytest.raises(TypeError, match="Cannot cast"):
        gs.putmask(gs.asarray(host), gs.asarray(host > 4), gs.asarray([1 + 1j]))


def test_masks_without_elements_take_nothing():
    for shape, mask in (((0, 1), (0, 0)), ((2, 3), (0, 3)), ((2, 3), (2, 0)), ((3,), (0,))):
        x, empty = np.ones(shape), np.zeros(mask, bool)
        same(gs.asarray(x)[gs.asarray(empty)], x[empty])
    with pytest.raises(IndexError, match="did not match"):
        gs.ones((2, 3))[gs.ones((1, 3), bool)]


@pytest.mark.parametrize("key", [3, -1, slice(2, 20, 3), ..., [0, 5, 5], (4,)])
def test_flat_positions_of_an_array(rng, key):
    host = random_array(rng, (4, 6), "int32")
    for a, b in ((gs.asarray(host), host.copy()), (gs.asarray(host).T, host.copy().T)):
        same(a.flat[key], b.flat[key])
        a.flat[key] = 7
        b.flat[key] = 7
        same(a, b)


def test_flat_iterates_once_and_refuses_other_keys():
    a = gs.arange(6).reshape(2, 3)
    flat = a.flat
    assert iter(flat) is flat
    assert [int(x) for x in flat] == list(range(6))
    assert list(flat) == []
    for key in (None, True, (1, 2)):
        with pytest.raises(IndexError):
            a.flat[key]
        with pytest.raises(IndexError):
            a.flat[key] = 1


@pytest.mark.parametrize("obj", [4, -5, [0, 4], [-5, 0], [4, 4, 0]])
def test_insertions_out_of_range_are_index_errors(obj):
    # NumPy counts some of several negative positions from the end of the longer result.
    with pytest.raises(IndexError, match="out of bounds for axis 0 with size 3"):
        gs.insert(gs.arange(3), obj, 9)


@pytest.mark.parametrize("mode", ["raise", "wrap", "clip"])
def test_choose(rng, mode):
    index = rng.integers(0, 3, (4, 5)) if mode == "raise" else rng.integers(-5, 9, (4, 5))
    choices = [
        random_array(rng, shape, dtype) for shape, dtype in (((4, 5), "int32"), ((5,), "float32"), ((4, 1), "int8"))
    ]
    same(
        gs.choose(gs.asarray(index), [gs.asarray(c) for c in choices], mode=mode), np.choose(index, choices, mode=mode)
    )
    with pytest.raises(ValueError, match="invalid entry"):
        gs.choose(gs.asarray([0, 3]), [gs.arange(2)] * 3)


def test_broadcast():
    a, b = np.ones((4, 1)), np.ones(3)
    actual, expected = gs.broadcast(gs.asarray(a), gs.asarray(b)), np.broadcast(a, b)
    for name in ("shape", "size", "nd", "ndim", "numiter"):
        assert getattr(actual, name) == getattr(expected, name)
    assert [v.shape for v in actual.values] == [(4, 3), (4, 3)]
    with pytest.raises(ValueError):
        gs.broadcast(gs.ones(2), gs.ones(3))
