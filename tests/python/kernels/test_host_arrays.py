"""NumPy arrays in a launch: copied in and out, or used in place; results are there when the launch returns."""

import warnings

import numpy as np
import pytest

import gridstride as gs
from gridstride import cuda
from support import random_array, same


@cuda.jit
def copy(source, target):
    i = cuda.grid(1)
    if i < target.size:
        target[i] = source[i]


@cuda.jit
def scale(x, k):
    i = cuda.grid(1)
    if i < x.size:
        x[i] *= k


@cuda.jit
def add_shifted(x, y):
    i = cuda.grid(1)
    if i < y.size:
        y[i] = y[i] + x[i]


@pytest.fixture(autouse=True)
def _allow():
    gs.config.implicit_transfer = "allow"
    yield
    gs.config.implicit_transfer = "warn"


def test_results_are_there_at_once(rng):
    x = random_array(rng, 100_000, "int64")
    y = np.zeros(100_000)
    copy[400, 256](x, y)
    np.testing.assert_array_equal(y, x.astype(float))


def test_strided_and_fortran(rng):
    x = random_array(rng, (40, 50), "float32")
    expected = x.copy()
    scale[1, 64](x[:, 3], 2)
    expected[:, 3] *= 2
    same(x, expected)
    scale[1, 64](x[::-2, 7], 3)
    expected[::-2, 7] *= 3
    same(x, expected)

    @cuda.jit
    def fill2(a):
        i, j = cuda.grid(2)
        if i < a.shape[0] and j < a.shape[1]:
            a[i, j] = i * 100 + j

    f = np.zeros((5, 6), order="F")
    fill2[(1, 1), (8, 8)](f)
    same(f, np.add.outer(np.arange(5.0) * 100, np.arange(6.0)))


def test_mixed_with_device_arrays(rng):
    x = random_array(rng, 100, "float64")
    target = gs.zeros(100)
    copy[1, 128](x, target)
    same(target, x)
    back = np.zeros(100)
    copy[1, 128](target * 2, back)
    same(back, x * 2)


def test_the_same_array_twice(rng):
    x = random_array(rng, 50, "float64")
    expected = x + x
    add_shifted[1, 64](x, x)
    same(x, expected)


def test_overlapping_views_are_copied(rng):
    x = random_array(rng, 50, "float64")
    expected = x.copy()
    expected[1:] = expected[1:] + expected[:-1]
    add_shifted[1, 64](x[:-1], x[1:])
    same(x, expected)


def test_read_only(rng):
    x = random_array(rng, 20, "float64")
    x.flags.writeable = False
    target = np.zeros(20)
    copy[1, 32](x, target)
    same(target, x)
    with pytest.raises(ValueError, match="argument 1 of kernel 'scale' is a read-only NumPy array"):
        scale[1, 32](x, 2.0)


def test_empty_and_rank_0():
    copy[1, 32](np.zeros(0), np.zeros(0))

    @cuda.jit
    def increment(x):
        x[()] += 1

    value = np.array(5)
    increment[1, 1](value)
    assert value == 6


@pytest.mark.parametrize("dtype", [">U4", "O", ">f8"])
def test_unsupported_dtypes(dtype):
    with pytest.raises(cuda.TypingError, match="cannot be given to a kernel"):
        scale[1, 32](np.zeros(3, dtype), 2)


def test_settings(rng):
    x = random_array(rng, 20, "float64")
    gs.config.implicit_transfer = "warn"
    with pytest.warns(gs.GridstridePerformanceWarning, match="Host array used in CUDA kernel"):
        scale[1, 32](x, 1.0)
    with warnings.catch_warnings():
        warnings.simplefilter("error", gs.GridstridePerformanceWarning)
        with pytest.raises(gs.GridstridePerformanceWarning):
            scale[1, 32](x, 1.0)
    gs.config.implicit_transfer = "error"
    before = x.copy()
    with pytest.raises(TypeError, match="implicit_transfer"):
        scale[1, 32](x, 2.0)
    same(x, before)
    with pytest.raises(ValueError, match="'allow', 'warn' or 'error'"):
        gs.config.implicit_transfer = "sometimes"
    assert gs.config.implicit_transfer == "error"


def test_warning_names_the_callers_line(rng):
    gs.config.implicit_transfer = "warn"
    with pytest.warns(gs.GridstridePerformanceWarning) as caught:
        scale[1, 32](random_array(rng, 20, "float64"), 1.0)
    assert caught[0].filename == __file__


def test_faults_surface_in_the_launch():
    @cuda.jit(debug=True)
    def outside(x):
        x[cuda.grid(1)] = 1

    with pytest.raises(IndexError):
        outside[1, 64](np.zeros(10))


@pytest.mark.usefixtures("no_leak")
def test_nothing_leaks(rng):
    import sys

    x = random_array(rng, 1000, "float64")
    references = sys.getrefcount(x)
    for _ in range(20):
        scale[4, 256](x, 1.0)
        scale[4, 256](x[::2], 1.0)
    assert sys.getrefcount(x) == references


def test_to_device_and_back(rng):
    host = random_array(rng, (4, 5), "float32")
    a = cuda.to_device(host)
    same(a, host)
    b = cuda.device_array((4, 5), "float32")
    assert b.shape == (4, 5)
    cuda.to_device(host * 2, to=b)
    same(b, host * 2)
    like = cuda.device_array_like(np.asfortranarray(host))
    assert like.strides == np.asfortranarray(host).strides
    assert cuda.device_array_like(a).dtype == np.float32
    assert cuda.is_cuda_array(a)
    assert not cuda.is_cuda_array(host)
    with pytest.raises(ValueError, match="strides"):
        cuda.device_array((4, 5), strides=(1, 2))
