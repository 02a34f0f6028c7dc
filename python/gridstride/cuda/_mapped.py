"""Host arrays that the device works on in place. Imported when first needed: it needs NumPy."""

from __future__ import annotations

import math

import numpy

from gridstride._core import Stream, array_from_pointer, host_memory, ndarray, synchronize
from gridstride.cuda._arrays import copy_to_device as _copy_to_device
from gridstride.cuda._arrays import stream_handle, stream_of
from gridstride.cuda._streams import in_stream

TYPE_CHECKING = False  # importing typing takes longer than the rest of the package
if TYPE_CHECKING:
    from typing import Any


class _Memory:
    """Host memory as NumPy takes it, and what keeps it alive."""

    def __init__(self, nbytes: int) -> None:
        address, self._owner = host_memory(nbytes)
        self.__array_interface__ = {
            "shape": (nbytes,),
            "typestr": "|u1",
            "data": (address, False),
            "version": 3,
        }


def host_array(shape: int | tuple[int, ...], dtype: Any, order: str) -> numpy.ndarray[Any, Any]:
    """A host array with undefined elements in memory for transfers."""
    if order not in ("C", "F"):
        raise ValueError(f"order must be 'C' or 'F', not {order!r}")
    shape = (shape,) if isinstance(shape, (int, numpy.integer)) else tuple(shape)
    if any(n < 0 for n in shape):
        raise ValueError("negative dimensions are not allowed")
    dtype = numpy.dtype(dtype)
    memory = numpy.asarray(_Memory(math.prod(shape) * dtype.itemsize))
    return memory.view(dtype).reshape(shape, order="F" if order == "F" else "C")


def over_host_memory(array: numpy.ndarray[Any, Any]) -> ndarray:
    """A device array over the memory of a host array."""
    return array_from_pointer(
        array.ctypes.data if array.size else 0, array.shape, array.strides, array.dtype, array, array.flags.writeable
    )


class MappedNDArray(numpy.ndarray):
    """A numpy.ndarray in memory that the device reaches: kernels take it as it is."""

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return {
            "shape": self.shape,
            "strides": None if self.flags.c_contiguous else self.strides,
            "data": (self.ctypes.data if self.size else 0, not self.flags.writeable),
            "typestr": self.dtype.str,
            "stream": stream_handle(self),
            "version": 3,
        }

    @property
    def stream(self) -> Any:
        """The stream that the array was made for; 0 for none."""
        return stream_of(self)

    def copy_to_host(self, ary: Any = None, stream: Stream | int | None = None) -> Any:
        """A copy of the elements, after all work on them."""
        if isinstance(stream, Stream):
            stream.synchronize()
        else:
            synchronize()
        if ary is None:
            return numpy.array(self, subok=False)
        if ary.shape != self.shape:
            raise ValueError(f"incompatible shape: {self.shape} vs. {ary.shape}")
        ary[...] = self
        return ary

    def copy_to_device(self, ary: Any, stream: Stream | int | None = None) -> None:
        """Copies an array of the same shape and dtype into this one."""
        with in_stream(stream):
            _copy_to_device(over_host_memory(self), ary)

    def is_c_contiguous(self) -> bool:
        """Whether the elements lie one after another in C order."""
        return bool(self.flags.c_contiguous)

    def is_f_contiguous(self) -> bool:
        """Whether the elements lie one after another in Fortran order."""
        return bool(self.flags.f_contiguous)

    @property
    def alloc_size(self) -> int:
        """Bytes of all elements."""
        return int(self.nbytes)


class ManagedNDArray(MappedNDArray):
    """A numpy.ndarray in memory that host and device share: kernels take it as it is."""
