"""SciPy's names over Gridstride's arrays, as far as CuPy has them: ``cupyx.scipy``.

Everything runs on the device unless its docstring says otherwise. What only designs or plans (filters, windows, the
analysis of a sparse factorization) is done by SciPy on the host, where that is installed.
"""

from __future__ import annotations

import importlib
from typing import Any

_SUBMODULES = ("fft", "fftpack", "interpolate", "linalg", "ndimage", "signal", "sparse", "spatial", "special", "stats")


def __getattr__(name: str) -> Any:
    if name in _SUBMODULES:
        return importlib.import_module(f"gridstride.scipy.{name}")
    raise AttributeError(f"module 'gridstride.scipy' has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*_SUBMODULES, "get_array_module"]


def get_array_module(*args: Any) -> Any:
    """`gridstride.scipy` where an argument is a device array, else SciPy itself."""
    import gridstride

    if gridstride.get_array_module(*args) is gridstride:
        return importlib.import_module(__name__)
    return importlib.import_module("scipy")
