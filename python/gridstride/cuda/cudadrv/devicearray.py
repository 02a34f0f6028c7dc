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
    """Whether the elements lie one after another in C order; broadcast axes count once."""
    expected = int(ary.dtype.itemsize)
    for stride, extent in zip(reversed(ary.strides), reversed(ary.shape), strict=True):
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


def auto_device(obj: Any, stream: Any = 0, copy: bool = True, user_explicit: bool = False) -> tuple[Any, bool]:
    """A value on the device, and whether that is a new array: device arrays are given back as they are.

    Args:
        obj: a device array, a host array or a number.
        stream: the stream to copy in.
        copy: False leaves the elements of a new array undefined.
    """
    if is_cuda_ndarray(obj):
        from gridstride.cuda._arrays import as_cuda_array

        return as_cuda_array(obj), False
    from gridstride.cuda._transfer import to_device

    return to_device(obj, stream, copy), True


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
    "auto_device",
    "errmsg_contiguous_buffer",
    "is_contiguous",
    "is_cuda_ndarray",
    "require_cuda_ndarray",
    "verify_cuda_ndarray_interface",
]
