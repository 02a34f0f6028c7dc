"""Arrays of records (structured dtypes) on the device. Imported when first needed: it needs NumPy."""

from __future__ import annotations

import math

import numpy

from gridstride._core import array_part, asarray, ascontiguousarray, empty, ndarray

TYPE_CHECKING = False  # importing typing takes longer than the rest of the package
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from gridstride._core import Stream


def _on_host(dtype: Any) -> bool:
    """Whether a field's elements are none of a device's, so that they are read as NumPy's."""
    return dtype.names is None and (dtype.base.kind not in "biufc" or not dtype.base.isnative)


def _record_dtype(dtype: Any) -> Any:
    dtype = numpy.dtype(dtype)
    if dtype.names is None:
        raise TypeError(f"expected a dtype with fields, not {dtype}")
    if dtype.hasobject:
        raise TypeError(f"{dtype} holds Python objects, which stay on the host; keep numbers and texts in records")
    return dtype


def _is_basic(part: Any) -> bool:
    return (
        part is None
        or part is Ellipsis
        or isinstance(part, slice)
        or (isinstance(part, (int, numpy.integer)) and not isinstance(part, (bool, numpy.bool_)))
    )


def _device_index(part: Any) -> Any:
    return part if _is_basic(part) or isinstance(part, ndarray) else asarray(part)


def host_fields(value: Any) -> tuple[int, tuple[str, ...], tuple[Any, ...]]:
    """Rank, names and arrays of the fields of a host array of records, or of one record."""
    array = numpy.asarray(value)
    fields = (array[name] for name in array.dtype.names or ())
    return (
        array.ndim,
        array.dtype.names or (),
        tuple(characters(f) if f.dtype.kind in "US" and f.dtype.isnative else f for f in fields),
    )


def characters(texts: Any) -> Any:
    """The characters of an array of texts, along one more axis: kernels see them as uint32, or uint8 of bytes."""
    size = 4 if texts.dtype.kind == "U" else 1
    kind = numpy.dtype([("", f"u{size}", (texts.dtype.itemsize // size,))])
    return texts.view(kind)["f0"]


class DeviceRecordArray:
    """An array of records on the device: what `asarray` makes of a structured array, and what kernels take for one.

    A field is an array of the device, ``a["x"]``, a view for reading and writing; so is ``a[["x", "y"]]``, an array of
    records. Indices and slices give parts that share the memory, arrays of integers or bools give copies. One record is
    an array of no axes. Fields that no array of a device can be (texts, dates, other byte orders) are read as NumPy's
    and written as a whole; kernels do not see them.
    """

    __hash__ = None  # type: ignore[assignment]
    __array_priority__ = 100

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
    def itemsize(self) -> int:
        """Bytes of a record."""
        return int(self.dtype.itemsize)

    @property
    def gpu_data(self) -> Any:
        """The records' memory, as a pointer that keeps it."""
        from gridstride.cuda._arrays import gpu_data

        return gpu_data(self._memory).view(self._offset)

    @property
    def _numba_type_(self) -> Any:
        from gridstride.cuda.types import typeof

        return typeof(self)

    @property
    def device_ctypes_pointer(self) -> Any:
        """The address of the first record, as ctypes.c_size_t."""
        return self.gpu_data.device_ctypes_pointer

    @property
    def device(self) -> Any:
        """The device that holds the records."""
        return self._memory.device

    @property
    def T(self) -> DeviceRecordArray:
        """The view with the axes reversed."""
        return self.transpose()

    @property
    def flags(self) -> Any:
        """Memory layout."""
        return self._layout.flags

    def _part(self, layout: Any) -> Any:
        begin = layout.__array_interface__["data"][0] - self._layout.__array_interface__["data"][0]
        offset = self._offset + (begin if layout.size else 0)
        if layout.dtype.names is not None:
            return DeviceRecordArray(self._memory, layout, offset)
        if _on_host(layout.dtype):  # the elements as they are now
            return numpy.ndarray(layout.shape, layout.dtype, self._memory.get(), offset, layout.strides).copy()[()]
        return array_part(self._memory, offset, layout.shape, layout.strides, layout.dtype)

    def _bytes(self) -> ndarray:
        """The bytes of each record along another axis, behind all others."""
        shape, strides = (*self.shape, self.itemsize), (*self.strides, 1)
        return array_part(self._memory, self._offset, shape, strides, "uint8")

    def __getitem__(self, key: Any) -> Any:
        if isinstance(key, str) or (isinstance(key, list) and key and all(isinstance(name, str) for name in key)):
            return self._part(self._layout[key])
        key = key if isinstance(key, tuple) else (key,)
        if all(map(_is_basic, key)):
            return self._part(self._layout[key if Ellipsis in key else (*key, ...)])
        return _of_bytes(self._bytes()[self._advanced(key)], self.dtype)

    def _advanced(self, key: tuple[Any, ...]) -> tuple[Any, ...]:
        """The key for `_bytes`."""
        parts = tuple(map(_device_index, key))
        return (*parts, slice(None)) if any(part is Ellipsis for part in key) else (*parts, ...)

    def __setitem__(self, key: Any, value: Any) -> None:
        if isinstance(key, str):
            if _on_host(self.dtype.fields[key][0]):
                memory = self._memory.get()
                numpy.ndarray(self.shape, self.dtype, memory, self._offset, self.strides)[key] = value
                self._memory[...] = asarray(memory)
                return
            target = self[key]
            target[...] = value
            return
        if isinstance(key, list) and key and all(isinstance(name, str) for name in key):
            self[key][...] = value
            return
        key = key if isinstance(key, tuple) else (key,)
        basic = all(map(_is_basic, key))
        target = self[key] if basic else self
        if basic and self._is_partial():
            host = target.get()
            host[...] = value.get() if isinstance(value, DeviceRecordArray) else value
            for name in self.dtype.names:
                target[name] = host[name]
            return
        if not (isinstance(value, DeviceRecordArray) and value.dtype == self.dtype):
            given = value.get() if isinstance(value, DeviceRecordArray) else value
            shape = given.shape if isinstance(given, numpy.ndarray) else numpy.array(given, self.dtype).shape
            host = numpy.empty(shape, self.dtype)
            host[...] = given
            value = records_to_device(host)
        if basic:
            target._bytes()[...] = value._bytes()
        else:
            self._bytes()[self._advanced(key)] = value._bytes()

    def _is_partial(self) -> bool:
        """Whether bytes between the fields may belong to fields of another array."""
        covered = sum(field[0].itemsize for field in self.dtype.fields.values())
        return covered != self.itemsize

    def __iter__(self) -> Iterator[Any]:
        if self.ndim == 0:
            raise TypeError("iteration over a 0-d array")
        return (self[i] for i in range(len(self)))

    def __eq__(self, other: object) -> Any:
        return self._compared(other)

    def __ne__(self, other: object) -> Any:
        equal = self._compared(other)
        return equal if equal is NotImplemented else ~equal

    def _compared(self, other: Any) -> Any:
        if not isinstance(other, DeviceRecordArray):
            if getattr(getattr(other, "dtype", None), "names", None) is None:
                return NotImplemented
            other = records_to_device(other)
        if self.dtype.names != other.dtype.names:
            raise TypeError(f"records of {self.dtype} and of {other.dtype} are not comparable")
        result: Any = None
        for name in self.dtype.names:
            equal = self[name] == other[name]
            equal = equal if isinstance(equal, ndarray) else asarray(equal)
            rank = len(self.dtype[name].shape)
            equal = equal.all(axis=tuple(range(-rank, 0))) if rank else equal
            result = equal if result is None else result & equal
        return result

    def __array__(self, dtype: Any = None, copy: Any = None) -> Any:
        raise TypeError(
            "Implicit conversion to a NumPy array is not allowed. Please use `.get()` or `gridstride.asnumpy(...)` to "
            "construct a NumPy array explicitly."
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return records_to_device, (self.get(),)

    def __copy__(self) -> DeviceRecordArray:
        return self.copy()

    def __deepcopy__(self, memo: Any) -> DeviceRecordArray:
        return self.copy()

    def __len__(self) -> int:
        return len(self._layout)

    def __gridstride_fields__(self) -> tuple[int, tuple[str, ...], tuple[Any, ...]]:
        names = self.dtype.names
        return self.ndim, names, tuple(self._part(self._layout[name]) for name in names)

    def copy(self, order: Any = "C") -> DeviceRecordArray:
        """A copy with its own memory; `order` is "C", "F", "A" or "K"."""
        layout = numpy.empty_like(self._layout, order=order)
        made = DeviceRecordArray(empty(layout.nbytes, "uint8"), layout)
        made._bytes()[...] = self._bytes()
        return made

    def astype(self, dtype: Any, order: Any = "K", copy: bool = True) -> DeviceRecordArray:
        """Records of another dtype, fields by their places, as NumPy converts them (on the host)."""
        dtype = _record_dtype(dtype)
        if dtype == self.dtype:
            return self.copy(order) if copy else self
        return records_to_device(self.get().astype(dtype, order=order))

    def reshape(self, *shape: Any, order: Any = "C") -> DeviceRecordArray:
        """The records in another shape: a view where strides allow one, else a copy."""
        wanted = shape[0] if len(shape) == 1 and not isinstance(shape[0], (int, numpy.integer)) else shape
        layout = self._layout.reshape(wanted, order=order)
        if numpy.may_share_memory(layout, self._layout) or not layout.size:
            return self._seen(layout)
        return self.copy(order).reshape(wanted, order=order)

    def ravel(self, order: Any = "C") -> DeviceRecordArray:
        """One axis: a view where strides allow one, else a copy."""
        return self.reshape(-1, order=order)

    def flatten(self, order: Any = "C") -> DeviceRecordArray:
        """A copy of one axis."""
        return self.copy(order).reshape(-1, order=order)

    def transpose(self, *axes: Any) -> DeviceRecordArray:
        """The view with the axes in another order, by default reversed."""
        return self._seen(self._layout.transpose(*axes))

    def swapaxes(self, axis1: int, axis2: int) -> DeviceRecordArray:
        """The view with two axes in each other's place."""
        return self._seen(self._layout.swapaxes(axis1, axis2))

    def squeeze(self, axis: Any = None) -> DeviceRecordArray:
        """The view without axes of extent 1."""
        return self._seen(self._layout.squeeze(axis))

    def view(self, dtype: Any = None) -> Any:
        """The same memory; with a dtype, as elements of it, whose size must fit as in NumPy."""
        return self._part(self._layout.view() if dtype is None else self._layout.view(numpy.dtype(dtype)))

    def _seen(self, layout: Any) -> DeviceRecordArray:
        part: DeviceRecordArray = self._part(layout)
        return part

    def take(self, indices: Any, axis: int | None = None) -> DeviceRecordArray:
        """The records of these places; of the flattened array without an axis. IndexError outside."""
        if axis is None:
            return self._seen_at(self.ravel(), (indices,))
        return self._seen_at(self, (slice(None),) * (axis % self.ndim) + (indices,))

    @staticmethod
    def _seen_at(records: DeviceRecordArray, key: tuple[Any, ...]) -> DeviceRecordArray:
        found: DeviceRecordArray = records[key]
        return found

    def tolist(self) -> Any:
        """Tuples in nested lists."""
        return self.get().tolist()

    def item(self, *index: Any) -> Any:
        """One record as a tuple."""
        return self.get().item(*index)

    def copy_to_host(self, ary: Any = None, stream: Stream | int | None = None) -> Any:
        """A copy on the host: a new numpy.ndarray, or `ary`.

        ValueError for another shape of `ary`, TypeError for another dtype.
        """
        from gridstride.cuda._streams import in_stream

        with in_stream(stream):
            memory = self._memory.get()
        source = numpy.ndarray(self.shape, self.dtype, memory, self._offset, self.strides)
        if ary is None:
            return source.copy()
        self._check(ary)
        if isinstance(ary, numpy.void):  # one record, which has no places to index
            for name in self.dtype.names:
                ary[name] = source[name]
        else:
            ary[...] = source
        return ary

    def get(self, stream: Any = None, order: Any = "C", out: Any = None, blocking: bool = True) -> Any:
        """A copy on the host, as a structured numpy.ndarray: `out`, or a new one of `order`."""
        host = self.copy_to_host(out, stream)
        return host if out is not None else numpy.asarray(host, order=order)

    def set(self, arr: Any, stream: Any = None) -> None:
        """Copies a host array of the same shape and dtype into this one."""
        self.copy_to_device(arr, stream)

    def copy_to_device(self, ary: Any, stream: Stream | int | None = None) -> None:
        """Copies records of the same shape and dtype into this array."""
        if isinstance(ary, DeviceRecordArray):
            ary = ary.copy_to_host(stream=stream)
        ary = numpy.asarray(ary)
        self._check(ary)
        from gridstride.cuda._streams import in_stream

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
        return repr(self.get())

    def __str__(self) -> str:
        return str(self.get())


def _of_bytes(bytes_: ndarray, dtype: Any) -> DeviceRecordArray:
    """The records whose bytes lie along the last axis of a fresh array."""
    bytes_ = ascontiguousarray(bytes_)
    return DeviceRecordArray(bytes_.reshape(-1), numpy.empty(bytes_.shape[:-1], dtype))


def empty_records(shape: Any, dtype: Any, order: Any = "C") -> DeviceRecordArray:
    """An array of records with undefined elements."""
    dtype = _record_dtype(dtype)
    shape = (int(shape),) if isinstance(shape, (int, numpy.integer)) else tuple(shape)
    layout = numpy.empty(shape, dtype, order="F" if order == "F" else "C")
    return DeviceRecordArray(empty(math.prod(shape) * dtype.itemsize, numpy.uint8), layout)


def zero_records(shape: Any, dtype: Any, order: Any = "C") -> DeviceRecordArray:
    """An array of records whose bytes are zero."""
    made = empty_records(shape, dtype, order)
    made._memory[...] = 0
    return made


def records_like(prototype: Any, dtype: Any, order: Any, shape: Any, zero: bool) -> DeviceRecordArray:
    """An array of undefined or zero records, shaped as another one."""
    model = prototype._layout if isinstance(prototype, DeviceRecordArray) else numpy.asarray(prototype)
    kind = _record_dtype(model.dtype if dtype is None else dtype)
    layout = numpy.empty_like(model, kind, order=order or "K", subok=False, shape=shape)
    memory = empty(layout.nbytes, numpy.uint8)
    if zero:
        memory[...] = 0
    return DeviceRecordArray(memory, layout)


def records_to_device(value: Any) -> DeviceRecordArray:
    """A copy of a host array of records on the device."""
    host = numpy.asarray(value)
    made = records_like(host, None, "K", None, False)
    made.copy_to_device(host)
    return made


def as_records(value: Any, dtype: Any = None, copy: bool | None = None, order: Any = None) -> Any:
    """What `asarray` and `array` make of records, or of values for a structured dtype.

    A dtype without fields is possible for records of the device only where NumPy can cast them.
    """
    if isinstance(value, DeviceRecordArray):
        if dtype is not None and numpy.dtype(dtype) != value.dtype:
            return value.astype(dtype, order or "K")
        flags = value.flags
        fits = (order != "C" or flags.c_contiguous) and (order != "F" or flags.f_contiguous)
        if fits and copy is not True:
            return value
        if copy is False:
            raise ValueError("Unable to avoid copy while creating an array as requested; copy=None copies where needed")
        return value.copy(order or "K")
    if copy is False:
        raise ValueError("Unable to avoid copy while creating an array as requested; copy=None copies where needed")
    host = numpy.asarray(value, None if dtype is None else numpy.dtype(dtype), order=order or "K")
    if host.dtype.names is None:
        return asarray(host)
    _record_dtype(host.dtype)
    return records_to_device(host)
