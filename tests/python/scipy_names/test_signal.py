"""Signals against SciPy's."""

import numpy as np
import pytest
import scipy.signal as reference

import gridstride as gs
from gridstride.scipy import signal
from scipy_support import close, same_as

RNG = np.random.default_rng(19)


def check(name, *args, tol=1e-10, **kwargs):
    same_as(reference, signal, name, *args, tol=tol, **kwargs)


@pytest.mark.parametrize("mode", ["full", "same", "valid", "around"])
def test_convolution(mode):
    for a, b in (
        ((50,), (7,)),
        ((7,), (50,)),
        ((9, 11), (4, 3)),
        ((5, 6, 7), (2, 3, 2)),
        ((4, 9), (5, 3)),
        ((3,), (2, 2)),
    ):
        x, y = RNG.normal(size=a), RNG.normal(size=b)
        for name in ("convolve", "correlate"):
            for method in ("auto", "direct", "fft"):
                check(name, x, y, mode, method)
        check("fftconvolve", x, y, mode)
        check("oaconvolve", x, y, mode)
        check("convolve", x + 1j * x[::-1], y, mode)
        check("correlate", x, y * (1 + 2j), mode)
        check("convolve", (x * 20).astype(int), (y * 20).astype(int), mode)
        if len(a) == 2:
            for boundary in ("fill", "wrap", "symm"):
                check("convolve2d", x, y, mode, boundary, 1.5)
                check("correlate2d", x, y, mode, boundary)
    check("correlation_lags", 9, 4, mode)
    check("convolve", RNG.normal(size=5).astype("float32"), RNG.normal(size=3).astype("float32"), mode, tol=1e-5)


def test_convolution_along_axes():
    x, y = RNG.normal(size=(4, 30)), RNG.normal(size=(4, 7))
    for mode in ("full", "same", "valid"):
        check("fftconvolve", x, y, mode, axes=1)
        check("fftconvolve", x, y[:1], mode, axes=1)


@pytest.mark.parametrize("n", [1, 30, 9000])
def test_recursive(n):
    b, a = reference.butter(4, 0.2)
    x = RNG.normal(size=(2, n))
    check("lfilter", b, a, x, tol=1e-9)
    check("lfilter", [1.0, 2], [2.0, 0.5, 0.1], x[0], tol=1e-9)
    check("lfilter", [1.0, 0.5], 1, x.T, axis=0)
    check("lfilter", [2.0], [1.0], x)
    zi = RNG.normal(size=(2, 4))
    check("lfilter", b, a, x, zi=zi, tol=1e-9)
    check("lfilter", b, a, x, zi=zi[:, :2])
    sos = reference.butter(5, 0.3, output="sos")
    check("sosfilt", sos, x, tol=1e-9)
    check("sosfilt", sos, x, zi=RNG.normal(size=(3, 2, 2)), tol=1e-9)
    check("filtfilt", b, a, x, tol=1e-8)
    check("filtfilt", b, a, x, padtype="even", padlen=10, tol=1e-8)
    check("sosfiltfilt", sos, x, tol=1e-8)
    check("detrend", x)
    check("detrend", x, type="constant")
    if n > 20:
        check("detrend", x, bp=[10, 20])
        check("savgol_filter", x, 7, 2)
        check("savgol_filter", x, 8, 3, deriv=1, mode="nearest")
    check("hilbert", x)


def test_unstable_and_complex():
    x = RNG.normal(size=9000)
    check("lfilter", [1.0], [1.0, -1.0], x, tol=1e-9)  # a sum
    check("lfilter", [1.0], [1.0, -1.02], x[:300], tol=1e-9)
    check("lfilter", [1.0, 1j], [1.0, 0.5j], x, tol=1e-9)
    ours = signal.lfilter([1.0], [1.0, -1.2], gs.asarray(np.ones(9000)))
    assert np.isinf(ours.get()[-1])


def test_states_of_filters():
    b, a = reference.butter(3, 0.2)
    check("lfilter_zi", b, a)
    check("lfiltic", b, a, RNG.normal(size=3), RNG.normal(size=4))
    check("sosfilt_zi", reference.butter(5, 0.3, output="sos"))
    check("savgol_coeffs", 7, 2)
    check("savgol_coeffs", 7, 2, 1, 0.5, 2, "dot")
    with pytest.raises(ValueError, match="is zero"):
        signal.lfilter([1.0], [0.0], gs.ones(4))


def test_windows_by_order():
    x = RNG.normal(size=(12, 13))
    check("medfilt", x)
    check("medfilt", x, 5)
    check("medfilt2d", x, [3, 5])
    check("medfilt", x, 4)
    check("order_filter", x, np.ones((3, 3)), 2)
    check("wiener", x)
    check("wiener", x, (3, 5), 0.5)


def test_designs():
    """Designs are SciPy's, with arrays of the device."""
    b, a = signal.butter(4, 0.2)
    assert isinstance(b, gs.ndarray)
    close((b, a), reference.butter(4, 0.2), 1e-14)
    close(signal.firwin(11, 0.3), reference.firwin(11, 0.3), 1e-14)
    close(signal.windows.hann(16), reference.windows.hann(16), 1e-14)
    close(signal.freqz(b, a), reference.freqz(*reference.butter(4, 0.2)), 1e-12)
    assert signal.choose_conv_method(gs.ones(100000), gs.ones(50000)) == "fft"
    with pytest.raises(AttributeError, match="place_poles"):
        signal.place_poles
