"""Arrays of records (structured dtypes) on the device. Imported when first needed: it needs NumPy."""

from __future__ import annotations

import math

import numpy

from gridstride._core import array_part, asarray, empty, ndarray
from gridstride.cuda._streams import in_stream

TYPE_CHECKING = False  # importing typing takes longer than the rest of the package
if TYPE_CHECKING:
    from typing import Any

    from gridstride._core import Stream


def host_fields(value: Any) -> tuple[int, tuple[str, ...], tuple[Any, ...]]:
    """Rank, names and arrays of the fields of a host array of records, or of one record."""
    array = numpy.asarray(value)
    return array.ndim, array.dtype.names or (), tuple(array[name] for name in array.dtype.names or ())


class DeviceRecordArray:
    """An array of records on the device: what kernels take for a structured array.

    A field is an array of the device, ``a["x"]``; indices and slices give parts of the array, which share its memory.
    A field of texts is read as NumPy's, and written as a whole; kernels do not see it.
    """

    def __init__(self, memory: ndarray, layout: Any, offset: int = 0) -> None:
        self._memory = memory
        # A NumPy array of the same layout: its elements are never looked at, it knows how to index.
        self._layout = layout
        self._offset = offset

    @property
    def dtype(self) -> Any:
        """The records' dtype."""
        return self._layout.dtype

    @property
    def shape(self) -> tuple[int, ...]:
        """Extents of the axes."""
        return tuple(self._layout.shape)

    @property
    def strides(self) -> tuple[int, ...]:
        """Bytes from one record to the next along each axis."""
        return tuple(self._layout.strides)

    @property
    def ndim(self) -> int:
        """Number of axes."""
        return int(self._layout.ndim)

    @property
    def size(self) -> int:
        """Number of records."""
        return int(self._layout.size)

    @property
    def nbytes(self) -> int:
        """Bytes of all records."""
        return int(self._layout.nbytes)

    alloc_size = nbytes

    @property
    def flags(self) -> Any:
        """Memory layout."""
        return self._layout.flags

    def _part(self, layout: Any) -> Any:
        begin = layout.__array_interface__["data"][0] - self._layout.__array_interface__["data"][0]
        offset = self._offset + (begin if layout.size else 0)
        if layout.dtype.names is not None:
            return DeviceRecordArray(self._memory, layout, offset)
        if layout.dtype.kind in "SU":  # no element of a device array: the texts as they are now
            return numpy.ndarray(layout.shape, layout.dtype, self._memory.get(), offset, layout.strides).copy()[()]
        return array_part(self._memory, offset, layout.shape, layout.strides, layout.dtype)

    def __getitem__(self, key: Any) -> Any:
        if isinstance(key, str):
            return self._part(self._layout[key])
        key = key if isinstance(key, tuple) else (key,)
        return self._part(self._layout[(*key, ...)])

    def __setitem__(self, key: Any, value: Any) -> None:
        if isinstance(key, str) and self.dtype.fields[key][0].base.kind in "SU":
            memory = self._memory.get()
            numpy.ndarray(self.shape, self.dtype, memory, self._offset, self.strides)[key] = value
            self._memory[...] = asarray(memory)
            return
        target = self[key]
        if isinstance(target, ndarray):
            target[...] = value
            return
        if isinstance(value, DeviceRecordArray):
            value = value.copy_to_host()
        host = numpy.empty(target.shape, target.dtype)
        host[...] = value
        target.copy_to_device(host)

    def __len__(self) -> int:
        return len(self._layout)

    def __gridstride_fields__(self) -> tuple[int, tuple[str, ...], tuple[Any, ...]]:
        names = self.dtype.names
        return self.ndim, names, tuple(self._part(self._layout[name]) for name in names)

    def reshape(self, *shape: Any) -> DeviceRecordArray:
        """The records in another shape; ValueError where that needs a copy."""
        layout = self._layout.view()
        layout.shape = shape[0] if len(shape) == 1 and isinstance(shape[0], tuple) else shape
        return DeviceRecordArray(self._memory, layout, self._offset)

    def copy_to_host(self, ary: Any = None, stream: Stream | int | None = None) -> Any:
        """A copy on the host: a new numpy.ndarray, or `ary`.

        ValueError for another shape of `ary`, TypeError for another dtype.
        """
        with in_stream(stream):
            memory = self._memory.get()
        source = numpy.ndarray(self.shape, self.dtype, memory, self._offset, self.strides)
        if ary is None:
            return source.copy()
        self._check(ary)
        ary[...] = source
        return ary

    get = copy_to_host

    def copy_to_device(self, ary: Any, stream: Stream | int | None = None) -> None:
        """Copies records of the same shape and dtype into this array."""
        if isinstance(ary, DeviceRecordArray):
            ary = ary.copy_to_host(stream=stream)
        ary = numpy.asarray(ary)
        self._check(ary)
        with in_stream(stream):
            whole = self.flags.c_contiguous and self.nbytes == self._memory.nbytes
            memory = numpy.empty(self._memory.nbytes, numpy.uint8) if whole else self._memory.get()
            numpy.ndarray(self.shape, self.dtype, memory, self._offset, self.strides)[...] = ary
            self._memory[...] = asarray(memory)

    def _check(self, ary: Any) -> None:
        if ary.shape != self.shape:
            raise ValueError(f"incompatible shape: {self.shape} vs. {ary.shape}")
        if ary.dtype != self.dtype:
            raise TypeError(f"incompatible dtype: {self.dtype} vs. {ary.dtype}")

    def __repr__(self) -> str:
        return f"<DeviceRecordArray of shape {self.shape}, {self.dtype}>"


def empty_records(shape: Any, dtype: Any, order: str = "C") -> DeviceRecordArray:
    """An array of records with undefined elements."""
    dtype = numpy.dtype(dtype)
    shape = (shape,) if isinstance(shape, (int, numpy.integer)) else tuple(shape)
    layout = numpy.empty(shape, dtype, order="F" if order == "F" else "C")
    return DeviceRecordArray(empty(math.prod(shape) * dtype.itemsize, numpy.uint8), layout)


def records_to_device(value: Any) -> DeviceRecordArray:
    """A copy of a host array of records on the device."""
    host = numpy.asarray(value)
    made = empty_records(host.shape, host.dtype)
    made.copy_to_device(host)
    return made
