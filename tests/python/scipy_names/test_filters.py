"""Filters of images against SciPy's."""

import numpy as np
import pytest
import scipy.ndimage as reference

import gridstride as gs
from gridstride.scipy import ndimage
from scipy_support import close, same_as
from support import random_array

RNG = np.random.default_rng(7)
MODES = ["reflect", "constant", "nearest", "mirror", "wrap"]
SHAPES = [(17,), (11, 13), (6, 7, 8)]


def check(name, *args, **kwargs):
    same_as(reference, ndimage, name, *args, **kwargs)


def image(shape, dtype):
    return random_array(RNG, shape, dtype, 0, 100) if np.dtype(dtype).kind in "iu" else random_array(RNG, shape, dtype)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("dtype", ["float64", "float32", "uint8", "int32"])
@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_linear(shape, dtype, mode):
    x, rank = image(shape, dtype), len(shape)
    whole = RNG.integers(-3, 4, (3, 4, 5)[:rank])
    weights = whole if x.dtype.kind in "iu" else RNG.normal(size=whole.shape)
    for name in ("correlate", "convolve"):
        check(name, x, weights, mode=mode, cval=2.0)
        check(name, x, whole, mode=mode, origin=-1)
    check("correlate1d", x, [1, 2, 3], axis=0, mode=mode)
    check("convolve1d", x, [1, 2, 3, 4], mode=mode)
    for name in ("sobel", "prewitt"):
        check(name, x, mode=mode)
        check(name, x, 0, mode=mode)
    check("laplace", x, mode=mode)
    for size in (1, 3, 4):
        check("uniform_filter", x, size, mode=mode)
        check("uniform_filter1d", x, size, axis=0, mode=mode)
    if x.dtype.kind == "f":
        for order in (0, 1, 2, 3):
            check("gaussian_filter", x, 1.3, order=order, mode=mode)
        check("gaussian_filter", x, 2, mode=mode, radius=2, output=np.float32)
        check("gaussian_laplace", x, 1.5, mode=mode)
        check("gaussian_gradient_magnitude", x, 1.5, mode=mode)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("dtype", ["float64", "float32", "uint8", "int16", "bool"])
@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_by_order(shape, dtype, mode):
    x, rank = image(shape, dtype), len(shape)
    footprint = RNG.random((3, 4, 3)[:rank]) > 0.3
    footprint.flat[0] = True
    for name in ("minimum_filter", "maximum_filter", "median_filter"):
        for size in (1, 3, 4):
            check(name, x, size, mode=mode, cval=1)
        check(name, x, footprint=footprint, mode=mode, origin=-1)
    check("rank_filter", x, -2, size=4, mode=mode)
    check("percentile_filter", x, 30, size=5, mode=mode)
    check("minimum_filter1d", x, 5, axis=0, mode=mode)
    check("maximum_filter1d", x, 4, mode=mode, origin=1)


@pytest.mark.parametrize("dtype", ["float64", "float32", "int32", "int64", "uint16"])
def test_large_windows(dtype):
    """Windows of more elements than an element has bits go another way."""
    x = image((14, 15), dtype) * 7 - 300 if dtype != "uint16" else image((14, 15), dtype)
    check("median_filter", x.astype(dtype), (9, 9))
    check("rank_filter", x.astype(dtype), 17, (9, 11), mode="constant", cval=-5 if dtype != "uint16" else 5)


def test_axes_and_outputs():
    x = image((11, 13, 3), "uint8")
    check("uniform_filter", x, (3, 3), axes=(0, 1))
    check("gaussian_filter", x.astype(float), (1, 2), axes=(1, 0))
    check("median_filter", x, (3, 5), axes=(0, 1))
    check("correlate", x.astype(float), RNG.normal(size=(3, 2)), axes=(2, 0))
    device = gs.asarray(x.astype(float))
    out = gs.empty(x.shape, "float32")
    assert ndimage.gaussian_filter(device, 1, output=out) is out
    close(out, reference.gaussian_filter(x.astype(float), 1, output=np.float32), 1e-6)
    view = gs.asarray(x.astype(float))[::2, ::-1].transpose(2, 1, 0)
    close(ndimage.sobel(view), reference.sobel(view.get()), 1e-12)


def test_complex():
    x = image((11, 13), "complex128")
    check("correlate", x, image((3, 3), "float64"))
    check("correlate", x, image((3, 3), "complex128"))
    check("correlate", x.real.copy(), image((3, 3), "complex128"))
    check("convolve", x, image((3, 3), "complex128"), mode="constant", cval=1 + 2j)
    check("gaussian_filter", x, 1.0)
    check("minimum_filter", x, 3)


def test_own_functions():
    x = image((7, 8), "float64")

    def length(window):
        total = 0.0
        for k in range(window.size):
            total += window[k] * window[k]
        return total**0.5

    def sums(line, out):
        for k in range(out.size):
            out[k] = line[k] + 2 * line[k + 2]

    check("generic_filter", x, length, size=3)
    check("generic_filter", x, length, footprint=np.array([[1, 0, 1], [0, 1, 0]]), mode="constant", cval=3)
    check("generic_filter1d", x, sums, 3, axis=0)


def test_spectra():
    x = image((11, 13), "float64")
    for name in ("fourier_gaussian", "fourier_uniform", "fourier_shift", "fourier_ellipsoid"):
        check(name, np.fft.fft2(x), 2.5)
        check(name, np.fft.rfft2(x), (2.5, 1.5), n=13)
        check(name, np.fft.fftn(image((5, 6, 7), "float64")), (2, 3, 4.0))


def test_errors_and_empty():
    x = image((11, 13), "float64")
    check("correlate", x, image((3,), "float64"))
    check("correlate", x, image((3, 3), "float64"), mode="around")
    check("correlate", x, image((3, 3), "float64"), origin=3)
    check("minimum_filter", x)
    check("rank_filter", x, 30, size=3)
    check("percentile_filter", x, 130, size=3)
    check("uniform_filter1d", x, 0)
    check("sobel", x, axis=2)
    check("correlate", np.empty((0, 5)), image((3, 3), "float64"))
    check("median_filter", np.empty((4, 0)), 3)
