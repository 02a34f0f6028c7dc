"""What SciPy does on the host: designs of filters, their forms and answers, windows, waves.

They are a few numbers each (or are made once), out of root finding and long recurrences, so that a device has nothing
to gain. Arguments and results are device arrays all the same. Without SciPy they raise ImportError, which says so.
"""

from __future__ import annotations

import functools
import importlib
from typing import Any

import numpy as np

from gridstride._core import asarray, ndarray

_DESIGNS = """
    abcd_normalize bessel bilinear bilinear_zpk bode buttap butter buttord cheb1ap cheb1ord cheb2ap cheb2ord
    cheby1 cheby2 check_COLA check_NOLA chirp cont2discrete deconvolve ellip ellipap ellipord findfreqs firls
    firwin firwin2 freqs freqs_zpk freqz freqz_sos freqz_zpk gammatone gausspulse get_window group_delay
    iircomb iirdesign iirfilter iirnotch iirpeak invres invresz kaiser_atten kaiser_beta kaiserord lp2bp
    lp2bp_zpk lp2bs lp2bs_zpk lp2hp lp2hp_zpk lp2lp lp2lp_zpk max_len_seq minimum_phase normalize residue
    residuez sawtooth sos2tf sos2zpk square ss2tf ss2zpk sweep_poly tf2sos tf2ss tf2zpk unique_roots
    unit_impulse zpk2sos zpk2ss zpk2tf
"""
DESIGNS = tuple(_DESIGNS.split())
_WINDOWS = """
    barthann bartlett blackman blackmanharris bohman boxcar chebwin cosine exponential flattop gaussian
    general_cosine general_gaussian general_hamming get_window hamming hann kaiser kaiser_bessel_derived
    lanczos nuttall parzen taylor triang tukey
"""
WINDOWS = tuple(_WINDOWS.split())


def to_host(value: Any) -> Any:
    """Device arrays in a value as NumPy's."""
    if isinstance(value, ndarray):
        return value.get()
    if isinstance(value, (tuple, list)):
        return type(value)(to_host(v) for v in value)
    return value


def to_device(value: Any) -> Any:
    """NumPy's arrays in a value as device arrays."""
    if isinstance(value, np.ndarray) and value.dtype.kind in "biufc":
        return asarray(value)
    if type(value) in (tuple, list):
        return type(value)(to_device(v) for v in value)
    return value


@functools.cache
def delegated(name: str, module: str) -> Any:
    """The function of SciPy with arrays of the device as arguments and results."""
    try:
        inner = getattr(importlib.import_module(module), name)
    except ImportError:
        raise ImportError(f"{module}.{name} designs on the host and needs SciPy there; install scipy") from None

    def function(*args: Any, **kwargs: Any) -> Any:
        return to_device(inner(*to_host(args), **{k: to_host(v) for k, v in kwargs.items()}))

    function.__name__ = function.__qualname__ = name
    function.__doc__ = f"``{module}.{name}`` on the host; arrays are the device's."
    return function
