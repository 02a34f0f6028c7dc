"""Fourier transforms against NumPy's."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gridstride as gs
from support import ALL, agree, random_array, same

RNG = np.random.default_rng(12)
NORMS = [None, "backward", "ortho", "forward", "other"]


def eps_of(dtype) -> float:
    return 2e-4 if dtype in ("float32", "complex64", "float16") else 1e-11


@pytest.mark.parametrize("norm", NORMS)
@pytest.mark.parametrize("name", ["fft", "ifft", "rfft", "irfft", "hfft", "ihfft"])
def test_one_axis(name, norm):
    for dtype in ("float32", "float64", "complex64", "complex128", "int16"):
        a = random_array(RNG, (3, 8, 5), dtype, -5, 5)
        for n in (None, 1, 4, 7, 8, 12, 0):
            for axis in (-1, 1, 0):
                agree(f"fft.{name}", a, n, axis, norm, rtol=eps_of(dtype))
    agree(f"fft.{name}", random_array(RNG, (3, 4), "float64"), axis=5)


@pytest.mark.parametrize("dtype", ALL)
def test_dtypes(dtype):
    a = random_array(RNG, (4, 6), dtype, -5, 5)
    same(
        gs.fft.fft(gs.asarray(a)),
        np.fft.fft(a),
        rtol=eps_of(dtype),
        atol=eps_of(dtype),
        strict_dtype=dtype != "float16",
    )
    if np.dtype(dtype).itemsize == 2 and np.dtype(dtype).kind == "f":
        assert gs.fft.fft(gs.asarray(a)).dtype == np.complex64


@settings(max_examples=60, deadline=None)
@given(st.integers(1, 200), st.integers(1, 6), st.sampled_from(["float64", "complex128"]), st.booleans(), st.booleans())
def test_any_length(n, rows, dtype, turned, reverse):
    a = random_array(RNG, (rows, n), dtype)
    a = a.T if turned else a
    view = a[::-1] if reverse else a
    d = gs.asarray(a)[::-1] if reverse else gs.asarray(a)
    axis = 0 if turned else 1
    same(gs.fft.fft(d, axis=axis), np.fft.fft(view, axis=axis), rtol=1e-11, atol=1e-11)
    same(gs.fft.ifft(gs.fft.fft(d, axis=axis), axis=axis), view.astype(complex), rtol=1e-12, atol=1e-12)
    if dtype == "float64":
        same(gs.fft.irfft(gs.fft.rfft(d, axis=axis), n, axis=axis), view, rtol=1e-12, atol=1e-12)


@pytest.mark.parametrize("norm", NORMS[:4])
@pytest.mark.parametrize("name", ["fftn", "ifftn", "rfftn", "irfftn", "fft2", "ifft2", "rfft2", "irfft2"])
def test_several_axes(name, norm):
    a = random_array(RNG, (3, 4, 6), "float64")
    eps = 1e-11
    agree(f"fft.{name}", a, norm=norm, rtol=eps)
    agree(f"fft.{name}", a, axes=(0, 2), norm=norm, rtol=eps)
    agree(f"fft.{name}", a, axes=(2, 1), norm=norm, rtol=eps)
    agree(f"fft.{name}", a, s=(5, 3), axes=(0, 1), norm=norm, rtol=eps)
    agree(f"fft.{name}", a, s=(2, -1), axes=(0, 1), norm=norm, rtol=eps)
    agree(f"fft.{name}", a.astype("float32"), norm=norm, rtol=1e-4)
    agree(f"fft.{name}", a, s=(5, 3), axes=(0,))
    agree(f"fft.{name}", a, axes=(0, 7))
    if name.startswith(("fft", "ifft")):
        agree(f"fft.{name}", a * 1j, axes=(1, 1), norm=norm, rtol=eps)


def test_large_batches_are_the_same_bits_for_any_split():
    a = random_array(RNG, (500, 96), "complex128")
    whole = gs.fft.fft(gs.asarray(a)).get()
    for i in (0, 17, 499):
        np.testing.assert_allclose(whole[i], np.fft.fft(a[i]), rtol=1e-11, atol=1e-11)
    image = random_array(RNG, (128, 96), "float32")
    agree("fft.fft2", image, rtol=2e-3)


def test_out():
    a = gs.asarray(random_array(RNG, (4, 6), "float64"))
    out = gs.empty((4, 6), complex)
    assert gs.fft.fft(a, out=out) is out
    same(out, np.fft.fft(a.get()), rtol=1e-12, atol=1e-12)
    with pytest.raises(ValueError, match="wrong shape"):
        gs.fft.fft(a, out=out[:2])
    with pytest.raises(TypeError, match="Cannot cast"):
        gs.fft.fft(a, out=gs.empty((4, 6)))


def test_empty_batches():
    agree("fft.fft", np.zeros((0, 4)))
    agree("fft.rfft", np.zeros((0, 4)))
    agree("fft.irfft", np.zeros((0, 4)))
    agree("fft.fft", np.zeros((4, 0)))
    agree("fft.irfft", np.zeros((4, 1)))


def test_helpers():
    for n in (1, 2, 7, 8):
        agree("fft.fftfreq", n)
        agree("fft.rfftfreq", n, 0.25)
    agree("fft.fftfreq", 2.5)
    a = random_array(RNG, (4, 5), "float64")
    for axes in (None, 0, (0, 1), [1]):
        agree("fft.fftshift", a, axes)
        agree("fft.ifftshift", a, axes)


def test_transforms_run_in_stream_order():
    a = gs.asarray(random_array(RNG, (64, 64), "float64"))
    expected = np.fft.fft(a.get() * 2) + 1
    b = a * 2
    c = gs.fft.fft(b)
    b += 5
    same(c + 1, expected, rtol=1e-11, atol=1e-11)


@pytest.mark.parametrize("name", ["irfft", "hfft", "irfftn"])
def test_real_outputs_of_halves_are_halves(rng, name):
    host = rng.normal(size=(3, 5)).astype("float16")
    options = {"axes": (1,)} if name == "irfftn" else {}
    same(
        getattr(gs.fft, name)(gs.asarray(host), **options), getattr(np.fft, name)(host, **options), rtol=1e-2, atol=1e-2
    )


def test_points_without_axes_are_deprecated(rng):
    host = rng.normal(size=(3, 5))
    for name in ("fftn", "rfftn", "ifftn"):
        with pytest.warns(DeprecationWarning, match="axes"):
            actual = getattr(gs.fft, name)(gs.asarray(host), (2, 4))
        with pytest.warns(DeprecationWarning, match="axes"):
            same(actual, getattr(np.fft, name)(host, (2, 4)), rtol=1e-12, atol=1e-12)
    with pytest.warns(DeprecationWarning, match="None"):
        gs.fft.fftn(gs.asarray(host), (None, 4), axes=(0, 1))


@pytest.mark.parametrize("name", ["fftn", "ifftn", "fft2", "ifft2"])
def test_no_axes_give_the_array_itself(rng, name):
    x = gs.asarray(rng.random((3, 4)))
    assert getattr(gs.fft, name)(x, axes=()) is x


@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_views_that_begin_in_the_middle_of_a_pair(rng, dtype):
    host = rng.random(18).astype(dtype)
    x = gs.asarray(host)
    for start in range(4):
        want = np.fft.rfft(host[start : start + 13].astype("float64"))
        np.testing.assert_allclose(gs.fft.rfft(x[start : start + 13]).get(), want, rtol=1e-5, atol=1e-5)
