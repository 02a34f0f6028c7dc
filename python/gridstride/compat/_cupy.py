"""Functions that CuPy has and that mean something else, or nothing, under Gridstride's own name."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

import gridstride


def get_array_module(*args: Any) -> ModuleType:
    """`cupy` where an argument is an array on a device, else `numpy`."""
    if gridstride.get_array_module(*args) is gridstride:
        return sys.modules["cupy"]
    import numpy

    return numpy


def get_scipy_module(*args: Any) -> ModuleType:
    """`cupyx.scipy` where an argument is an array on a device, else `scipy`."""
    import importlib

    on_device = gridstride.get_array_module(*args) is gridstride
    return importlib.import_module("cupyx.scipy" if on_device else "scipy")


def get_compute_capability() -> str:
    """The compute capability of the current device, as CuPy writes it: "90"."""
    capability = gridstride.cuda.get_current_device().compute_capability
    return "".join(str(part) for part in capability)
