"""Arrays on the device, by Numba's names."""

from __future__ import annotations

from gridstride._core import Stream, array, asarray, empty, ndarray

TYPE_CHECKING = False  # importing typing takes longer than the rest of the package
if TYPE_CHECKING:
    from typing import Any


def to_device(obj: Any, stream: Stream | int | None = None, copy: bool = True, to: ndarray | None = None) -> ndarray:
    """A copy of a host array on the device; into `to` where that is given."""
    if to is not None:
        to.set(obj) if not isinstance(obj, ndarray) else to.__setitem__(..., obj)
        return to
    return array(obj) if copy else asarray(obj)


def device_array(
    shape: int | tuple[int, ...],
    dtype: Any = float,
    strides: tuple[int, ...] | None = None,
    order: str = "C",
    stream: Stream | int | None = None,
) -> ndarray:
    """An array on the device with undefined elements."""
    result = empty(shape, dtype, order)
    if strides is not None and tuple(strides) != result.strides:
        raise ValueError(f"strides {tuple(strides)} are not those of a new array in {order} order: {result.strides}")
    return result


def device_array_like(ary: Any, stream: Stream | int | None = None) -> ndarray:
    """An array on the device with undefined elements, of the shape, dtype and order of another one."""
    flags = ary.flags
    fortran = flags["F_CONTIGUOUS"] and not flags["C_CONTIGUOUS"]
    return empty(ary.shape, ary.dtype, "F" if fortran else "C")


def is_cuda_array(obj: Any) -> bool:
    """Whether a value is an array on a device."""
    return isinstance(obj, ndarray) or hasattr(obj, "__cuda_array_interface__")
