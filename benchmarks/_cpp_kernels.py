"""The C++ versions of the kernels, as libraries that CMake builds (benchmarks/cpp): by each compiler, and by hand."""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

FOLDER = Path(__file__).resolve().parent.parent / "build" / "benchmarks"
OPENMP = ("libbench_loops_gcc.so", "libbench_loops_clang.so")
BY_HAND = "libbench_vectors.so"


def as_c(value: Any) -> Any:
    if isinstance(value, np.ndarray):
        return ctypes.c_void_p(value.ctypes.data)
    if isinstance(value, np.float32 | float):
        return ctypes.c_float(value)
    if isinstance(value, np.int32):
        return ctypes.c_int32(int(value))
    return ctypes.c_int64(value)


def load(name: str) -> ctypes.CDLL | None:
    """None where the machine that built it had no such compiler."""
    # The other libraries' threads sleep while one is measured.
    os.environ.setdefault("OMP_NUM_THREADS", os.environ.get("GRIDSTRIDE_NUM_THREADS", str(os.cpu_count())))
    os.environ.setdefault("OMP_WAIT_POLICY", "passive")
    path = FOLDER / name
    return ctypes.CDLL(str(path)) if path.exists() else None


def calls(library: ctypes.CDLL, function: str, *arguments: Any) -> Callable[[], None]:
    call = getattr(library, function)
    converted = [as_c(argument) for argument in arguments]
    return lambda: call(*converted)
