"""Errors of kernels, by Numba's names."""

from __future__ import annotations

from gridstride._core import GridstridePerformanceWarning as NumbaPerformanceWarning
from gridstride._core import TypingError, UnsupportedError


class NumbaWarning(Warning):
    """A warning by Numba's name."""


class NumbaInvalidConfigWarning(NumbaWarning):
    """Options that contradict each other."""


class KernelRuntimeError(RuntimeError):
    """A failure inside a kernel."""


class CudaLoweringError(Exception):
    """A kernel that the code generator cannot compile."""


LoweringError = CudaLoweringError
UnsupportedBytecodeError = UnsupportedError

missing_launch_config_msg = (
    "Kernel launch configuration was not specified. Use the syntax:\n\n"
    "kernel_function[blockspergrid, threadsperblock](arg0, arg1, ..., argn)"
)

__all__ = [
    "CudaLoweringError",
    "KernelRuntimeError",
    "LoweringError",
    "NumbaInvalidConfigWarning",
    "NumbaPerformanceWarning",
    "NumbaWarning",
    "TypingError",
    "UnsupportedBytecodeError",
    "UnsupportedError",
    "missing_launch_config_msg",
]
