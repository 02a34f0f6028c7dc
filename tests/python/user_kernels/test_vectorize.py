"""vectorize and fuse: Python functions of numbers, and of arrays."""

from __future__ import annotations

import math

import numpy as np
import pytest
from numpy.testing import assert_allclose, assert_array_equal

import gridstride as gs


def collatz(n):
    steps = 0
    while n > 1:
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        steps += 1
    return steps


def test_a_function_of_numbers_is_compiled():
    x = np.arange(1, 2001)
    function = gs.vectorize(collatz)
    got = function(gs.asarray(x).reshape(20, 100))
    assert_array_equal(got.get(), np.vectorize(collatz)(x).reshape(20, 100))
    assert function._kernels and not function._on_host


def test_broadcasting_dtypes_and_otypes():
    x, y = np.random.default_rng(0).normal(size=(5, 1)), np.random.default_rng(1).normal(size=7).astype(np.float32)
    mixed = gs.vectorize(lambda a, b: math.sin(a) * b if a > b else b - a)
    want = np.where(x > y, np.sin(x) * y, y - x)
    assert_allclose(mixed(gs.asarray(x), gs.asarray(y)).get(), want, rtol=1e-6)
    got = gs.vectorize(lambda a: a * 2, otypes=[np.float32])(gs.arange(5))
    assert got.dtype == np.float32
    assert_array_equal(got.get(), np.arange(5) * 2)


def test_what_cannot_be_compiled_runs_on_the_host():
    seen = []

    def record(a):
        seen.append(str(a))
        return a + 1

    assert_array_equal(gs.vectorize(record)(gs.arange(4)).get(), np.arange(4) + 1)
    assert len(seen) >= 4


def test_fuse_returns_the_function():
    @gs.fuse
    def squared_diff(x, y):
        return (x - y) * (x - y)

    @gs.fuse(kernel_name="shifted")
    def shifted(x):
        return x + 1

    x, y = gs.arange(5), gs.arange(5)[::-1]
    assert_array_equal(squared_diff(x, y).get(), (np.arange(5) - np.arange(5)[::-1]) ** 2)
    assert_array_equal(shifted(x).get(), np.arange(5) + 1)
    with pytest.raises(TypeError, match="cannot be called"):
        gs.fuse(3)
