"""Sorts against NumPy."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gridstride as gs
from support import REAL, random_array, same


@pytest.mark.parametrize("dtype", REAL)
@pytest.mark.parametrize("n", [0, 1, 2, 33, 1000, 70_000])
def test_sort(dtype, n, rng):
    host = random_array(rng, n, dtype)
    same(gs.sort(gs.asarray(host)), np.sort(host))


@settings(max_examples=60, deadline=None)
@given(st.lists(st.integers(0, 7), min_size=1, max_size=3), st.data())
def test_axes(shape, data):
    axis = data.draw(st.none() | st.integers(-len(shape), len(shape) - 1))
    host = random_array(np.random.default_rng(sum(shape)), tuple(shape), "int16", -5, 5)
    a = gs.asarray(host)
    same(gs.sort(a, axis=axis), np.sort(host, axis=axis))
    same(gs.argsort(a, axis=axis), np.argsort(host, axis=axis, kind="stable"))
    same(gs.sort(a.T, axis=axis), np.sort(host.T, axis=axis))


def test_in_place(rng):
    host = random_array(rng, (5, 40), "float32")
    a = gs.asarray(host)
    alias = a[1]
    a.sort()
    host.sort()
    same(a, host)
    same(alias, host[1])
    a.sort(axis=0)
    host.sort(axis=0)
    same(a, host)


def test_nan_and_signed_zero_come_last_and_first():
    host = np.array([3, np.nan, -np.inf, 0.0, -1, np.nan, np.inf, 2])
    same(gs.sort(gs.asarray(host)), np.sort(host))
    same(gs.argsort(gs.asarray(host)), np.argsort(host, kind="stable"))


def test_sort_is_of_a_copy(rng):
    host = random_array(rng, 100, "int64")
    a = gs.asarray(host)
    gs.sort(a)
    same(a, host)


def test_pending_input(rng):
    host = random_array(rng, 1000, "float64")
    same(gs.sort(gs.asarray(host) * 2 + 1), np.sort(host * 2 + 1))


def test_errors():
    with pytest.raises(IndexError, match="out of bounds"):
        gs.sort(gs.ones(3), axis=1)
    with pytest.raises(ValueError, match="sort kind must be one of"):
        gs.sort(gs.ones(3), kind="bogo")
    with pytest.raises(IndexError, match="out of bounds"):
        gs.sort(gs.array(1.0))
