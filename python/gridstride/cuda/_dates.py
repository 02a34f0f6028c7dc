"""Arrays of dates and times on the device: the int64 numbers that they are, and NumPy's dtype, which has the unit."""

from __future__ import annotations

from typing import Any

import numpy

from gridstride._core import asarray, ndarray
from gridstride.cuda._transfer import new_array


class DeviceDateArray:
    """What `to_device` makes of an array of dates or times, and what kernels take for one.

    Copies to the host are of its dtype; on the device `view("int64")` computes.
    """

    def __init__(self, numbers: ndarray, dtype: Any) -> None:
        self._numbers = numbers
        self.dtype = numpy.dtype(dtype)

    @property
    def shape(self) -> tuple[int, ...]:
        """Extents of the axes."""
        return tuple(self._numbers.shape)

    @property
    def strides(self) -> tuple[int, ...]:
        """Bytes from one element to the next along each axis."""
        return tuple(self._numbers.strides)

    @property
    def ndim(self) -> int:
        """Number of axes."""
        return self._numbers.ndim

    @property
    def size(self) -> int:
        """Number of elements."""
        return self._numbers.size

    @property
    def nbytes(self) -> int:
        """Bytes of all elements."""
        return self._numbers.nbytes

    @property
    def flags(self) -> Any:
        """Memory layout."""
        return self._numbers.flags

    @property
    def device(self) -> Any:
        """The device that holds the elements."""
        return self._numbers.device

    @property
    def gpu_data(self) -> Any:
        """The array's memory, as a pointer that keeps it."""
        return self._numbers.gpu_data

    def view(self, dtype: Any) -> Any:
        """The same memory as elements of another dtype of 8 bytes: of dates, of times, or of numbers."""
        wanted = numpy.dtype(dtype)
        if wanted.kind in "Mm":
            return DeviceDateArray(self._numbers, wanted)
        return self._numbers if wanted == self._numbers.dtype else self._numbers.view(wanted)

    def copy_to_host(self, ary: Any = None, stream: Any = None) -> Any:
        """A copy on the host: a new numpy.ndarray, or `ary`. TypeError for another dtype of `ary`."""
        if ary is None:
            return self._numbers.copy_to_host(stream=stream).view(self.dtype)
        if ary.dtype != self.dtype:
            raise TypeError(f"incompatible dtype: {self.dtype} vs. {ary.dtype}")
        self._numbers.copy_to_host(ary.view("int64"), stream)
        return ary

    def get(self, stream: Any = None) -> Any:
        """A copy on the host."""
        return self.copy_to_host(stream=stream)

    def copy_to_device(self, ary: Any, stream: Any = None) -> None:
        """Copies a host or a device array of the same shape and dtype into this one. TypeError for another dtype."""
        if ary.dtype != self.dtype:
            raise TypeError(f"incompatible dtype: {self.dtype} vs. {ary.dtype}")
        self._numbers.copy_to_device(ary.view("int64"), stream)

    def __getitem__(self, key: Any) -> Any:
        found = self._numbers[key]
        if isinstance(found, ndarray) and found.ndim:
            return DeviceDateArray(found, self.dtype)
        number = found.get() if isinstance(found, ndarray) else found
        return numpy.asarray(number, "int64").view(self.dtype)[()]

    def __setitem__(self, key: Any, value: Any) -> None:
        if isinstance(value, DeviceDateArray):
            if value.dtype != self.dtype:
                raise TypeError(f"incompatible dtype: {self.dtype} vs. {value.dtype}")
            self._numbers[key] = value._numbers
        else:
            self._numbers[key] = asarray(numpy.asarray(value).astype(self.dtype).view("int64"))

    def __len__(self) -> int:
        return len(self._numbers)

    def __repr__(self) -> str:
        return f"DeviceDateArray({self.get()!r})"


def dates_to_device(dates: Any, stream: Any = None) -> DeviceDateArray:
    """A copy of a host or a device array of dates or times on the device."""
    made = empty_dates(dates.shape, dates.dtype, "C", stream)
    made._numbers[...] = dates._numbers if isinstance(dates, DeviceDateArray) else asarray(dates.view("int64"))
    return made


def empty_dates(shape: Any, dtype: Any, order: str, stream: Any = None) -> DeviceDateArray:
    """An array of dates or times with undefined elements."""
    return DeviceDateArray(new_array(shape, "int64", order, stream), dtype)
