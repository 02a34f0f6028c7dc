"""Names of Numba's device array module that programs use."""

from __future__ import annotations

from gridstride._core import ndarray as DeviceNDArray  # noqa: N812
from gridstride.cuda._arrays import is_cuda_array as is_cuda_ndarray

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

DeviceNDArrayBase = DeviceNDArray


def __getattr__(name: str) -> Any:
    if name in ("MappedNDArray", "ManagedNDArray"):  # these need NumPy
        from gridstride.cuda import _mapped

        return getattr(_mapped, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def require_cuda_ndarray(obj: Any) -> None:
    """ValueError unless a value is an array on a device."""
    if not is_cuda_ndarray(obj):
        raise ValueError("require an cuda ndarray object")


def verify_cuda_ndarray_interface(obj: Any) -> None:
    """TypeError unless a value has what device arrays have."""
    require_cuda_ndarray(obj)


__all__ = [
    "DeviceNDArray",
    "DeviceNDArrayBase",
    "is_cuda_ndarray",
    "require_cuda_ndarray",
    "verify_cuda_ndarray_interface",
]
