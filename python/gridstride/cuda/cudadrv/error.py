"""Errors of devices and drivers, by Numba's names."""

from __future__ import annotations

from gridstride._core import CudaError as CudaAPIError


class CudaSupportError(RuntimeError):
    """A device or a driver that cannot do what was asked for."""

    @property
    def msg(self) -> str:
        """What it is that cannot be done."""
        return str(self)


class CudaDriverError(Exception):
    """A driver that is broken."""


class CudaRuntimeError(Exception):
    """A runtime library that is broken."""


class NvvmError(Exception):
    """A failure of the code generator."""


class NvvmSupportError(ImportError):
    """A code generator that is missing."""


class NvvmWarning(Warning):
    """A warning of the code generator."""


class NvrtcError(Exception):
    """A failure of the runtime compiler of CUDA C++, which Gridstride has not."""


class NvrtcSupportError(ImportError):
    """The runtime compiler of CUDA C++, which Gridstride has not."""


class CCSupportError(RuntimeError):
    """A compute capability that is not supported."""


__all__ = [
    "CCSupportError",
    "CudaAPIError",
    "CudaDriverError",
    "CudaRuntimeError",
    "CudaSupportError",
    "NvrtcError",
    "NvrtcSupportError",
    "NvvmError",
    "NvvmSupportError",
    "NvvmWarning",
]
