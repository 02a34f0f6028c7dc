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


errmsg_contiguous_buffer = (
    "Array contains non-contiguous buffer and cannot be transferred as a single memory region. Please ensure "
    "contiguous buffer with numpy.ascontiguousarray()"
)


def is_contiguous(ary: Any) -> bool:
    """Whether the elements fill one stretch of memory, in some order of the axes; broadcast axes count once."""
    expected = int(ary.dtype.itemsize)
    for stride, extent in sorted(zip(ary.strides, ary.shape, strict=True)):
        if extent > 1 and stride != 0:
            if stride != expected:
                return False
            expected *= extent
    return True


def array_core(ary: Any) -> Any:
    """The array without the repetitions of broadcast axes."""
    if not ary.strides or not ary.size:
        return ary
    return ary[tuple(0 if stride == 0 else slice(None) for stride in ary.strides)]


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
    "array_core",
    "errmsg_contiguous_buffer",
    "is_contiguous",
    "is_cuda_ndarray",
    "require_cuda_ndarray",
    "verify_cuda_ndarray_interface",
]
