"""Signals with SciPy's names: convolution, recursive filters, medians; designs and windows by SciPy on the host."""

from __future__ import annotations

from typing import Any

from gridstride.scipy.signal import _host
from gridstride.scipy.signal._convolution import (
    choose_conv_method,
    convolve,
    convolve2d,
    correlate,
    correlate2d,
    correlation_lags,
    fftconvolve,
    medfilt,
    medfilt2d,
    oaconvolve,
    order_filter,
    wiener,
)
from gridstride.scipy.signal._recursion import (
    detrend,
    filtfilt,
    hilbert,
    lfilter,
    lfilter_zi,
    lfiltic,
    savgol_coeffs,
    savgol_filter,
    sosfilt,
    sosfilt_zi,
    sosfiltfilt,
)

__all__ = [name for name in dir() if not name.startswith("_") and name not in ("Any", "annotations")]


def __getattr__(name: str) -> Any:
    if name == "windows":
        import importlib

        return importlib.import_module("gridstride.scipy.signal.windows")
    if name in _host.DESIGNS:
        return _host.delegated(name, "scipy.signal")
    raise AttributeError(f"module 'gridstride.scipy.signal' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*__all__, *_host.DESIGNS, "windows"})
