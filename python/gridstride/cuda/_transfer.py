"""Arrays on the device and host memory for transfers, by Numba's names."""

from __future__ import annotations

from gridstride._core import Stream, array, empty, ndarray
from gridstride.cuda._arrays import as_cuda_array, is_cuda_array, name_stream
from gridstride.cuda._streams import in_stream

TYPE_CHECKING = False  # importing typing takes longer than the rest of the package
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    StreamLike = Stream | int | None


def to_device(obj: Any, stream: StreamLike = None, copy: bool = True, to: Any = None) -> Any:
    """A copy of a host array, a device array or a number on the device.

    Args:
        obj: what to copy.
        stream: the stream to copy in.
        copy: False returns an array with undefined elements, of the shape, dtype and order of `obj`.
        to: an array to copy into, which is returned then.
    """
    if is_cuda_array(obj) and not isinstance(obj, ndarray):
        obj = as_cuda_array(obj)
    if to is None and _has_fields(obj):
        from gridstride._records import empty_records, records_to_device

        with in_stream(stream):
            return records_to_device(obj) if copy else empty_records(obj.shape, obj.dtype)
    if to is None and _is_dates(getattr(obj, "dtype", None)):
        from gridstride.cuda._dates import dates_to_device, empty_dates

        with in_stream(stream):
            return dates_to_device(obj, stream) if copy else empty_dates(obj.shape, obj.dtype, "C", stream)
    if to is not None:
        if copy:
            to.copy_to_device(obj, stream)
        return to
    if not copy:
        import numpy

        return device_array_like(obj if hasattr(obj, "flags") else numpy.asarray(obj))
    with in_stream(stream):
        if own_memory():
            import numpy

            source = obj if hasattr(obj, "flags") else numpy.asarray(obj)
            made = new_array(source.shape, source.dtype, _order_like(source), stream)
            made[...] = source
            return made
        # A broadcast axis becomes one of its own.
        return name_stream(array(obj, order="C" if 0 in getattr(obj, "strides", ()) else "K"), stream)


def own_memory() -> bool:
    """Whether arrays get their memory from elsewhere than the pool: see `_managers` and `_memory.Deallocations`."""
    import sys

    manager = sys.modules.get("gridstride.cuda._managers")
    memory = sys.modules.get("gridstride.cuda._memory")
    managed = manager is not None and (manager._class is not None or manager._managers)
    return bool(managed or (memory is not None and memory._lists))


def new_array(shape: Any, dtype: Any, order: str, stream: StreamLike) -> Any:
    """An array with undefined elements in memory of the current device."""
    made = None
    if own_memory():
        from gridstride.cuda import _managers, _memory

        made = _managers.new_array(shape, dtype, order)
        if made is None:
            made = _memory.waiting_array(shape, dtype, order)
    return name_stream(empty(shape, dtype, order) if made is None else made, stream)


def _has_fields(value: Any) -> bool:
    """Whether a dtype, or that of an array, is one of records."""
    return getattr(getattr(value, "dtype", value), "names", None) is not None


def _is_dates(dtype: Any) -> bool:
    """Whether a dtype, or the text of one, is of dates or times."""
    if isinstance(dtype, str):
        return dtype.startswith(("datetime64", "timedelta64", "M8", "m8", "<M8", "<m8"))
    return getattr(dtype, "kind", "") in ("M", "m")


def _checked_strides(result: Any, strides: tuple[int, ...] | int | None, order: str) -> Any:
    given = (strides,) if isinstance(strides, int) else strides
    if given is not None and tuple(given) != result.strides:
        raise ValueError(f"strides {tuple(given)} are not those of a new array in {order} order: {result.strides}")
    return result


def device_array(
    shape: int | tuple[int, ...],
    dtype: Any = float,
    strides: tuple[int, ...] | None = None,
    order: str = "C",
    stream: StreamLike = None,
) -> Any:
    """An array on the device with undefined elements; of records where the dtype has fields."""
    if _has_fields(dtype) or isinstance(dtype, list):
        from gridstride._records import empty_records

        return _checked_strides(empty_records(shape, dtype, order), strides, order)
    with in_stream(stream):
        if _is_dates(dtype):
            from gridstride.cuda._dates import empty_dates

            return _checked_strides(empty_dates(shape, dtype, order, stream), strides, order)
        return _checked_strides(new_array(shape, dtype, order, stream), strides, order)


def _order_like(ary: Any) -> str:
    flags = ary.flags
    return "F" if flags["F_CONTIGUOUS"] and not flags["C_CONTIGUOUS"] else "C"


def device_array_like(ary: Any, stream: StreamLike = None) -> Any:
    """An array on the device with undefined elements, of the shape, dtype and order of another one.

    A broadcast axis stays one: its stride is 0 and one element stands for all.
    """
    if _has_fields(ary) or _is_dates(ary.dtype):
        return device_array(ary.shape, ary.dtype, None, _order_like(ary), stream)
    with in_stream(stream):
        strides = tuple(ary.strides)
        if 0 in strides and ary.size > 1:
            from gridstride._core import broadcast_to

            own = tuple(1 if s == 0 else n for n, s in zip(ary.shape, strides, strict=True))
            return broadcast_to(empty(own, ary.dtype), ary.shape)
        return new_array(ary.shape, ary.dtype, _order_like(ary), stream)


def pinned_array(
    shape: int | tuple[int, ...], dtype: Any = float, strides: tuple[int, ...] | None = None, order: str = "C"
) -> Any:
    """A numpy.ndarray with undefined elements, in memory that is quick to copy to the device and back."""
    from gridstride.cuda._mapped import host_array

    return _checked_strides(host_array(shape, dtype, order), strides, order)


def pinned_array_like(ary: Any) -> Any:
    """A pinned array of the shape, dtype and order of another one."""
    return pinned_array(ary.shape, ary.dtype, order=_order_like(ary))


def mapped_array(
    shape: int | tuple[int, ...],
    dtype: Any = float,
    strides: tuple[int, ...] | None = None,
    order: str = "C",
    stream: StreamLike = None,
    portable: bool = False,
    wc: bool = False,
) -> Any:
    """An array in host memory that kernels work on in place: a numpy.ndarray that is a device array, too.

    Synchronise before the host looks at what a kernel has written.
    """
    from gridstride.cuda._mapped import MappedNDArray, host_array

    made = host_array(shape, dtype, order).view(MappedNDArray)
    return name_stream(_checked_strides(made, strides, order), stream)


def mapped_array_like(ary: Any, stream: StreamLike = None, portable: bool = False, wc: bool = False) -> Any:
    """A mapped array of the shape, dtype and order of another one."""
    return mapped_array(ary.shape, ary.dtype, None, _order_like(ary), stream, portable, wc)


def managed_array(
    shape: int | tuple[int, ...],
    dtype: Any = float,
    strides: tuple[int, ...] | None = None,
    order: str = "C",
    stream: StreamLike = None,
    attach_global: bool = True,
) -> Any:
    """An array in memory that host and device share: a numpy.ndarray that is a device array, too.

    Synchronise before the host looks at what a kernel has written.
    """
    from gridstride.cuda._mapped import ManagedNDArray, host_array

    made = host_array(shape, dtype, order).view(ManagedNDArray)
    return name_stream(_checked_strides(made, strides, order), stream)


def _check_host_arrays(arrays: tuple[Any, ...], what: str) -> None:
    import numpy

    for each in arrays:
        if not isinstance(each, numpy.ndarray):
            raise TypeError(f"{what}() takes arrays of numpy, not {type(each).__name__}")
        if not (each.flags.c_contiguous or each.flags.f_contiguous):
            raise ValueError(f"{what}() takes contiguous arrays")


class pinned:
    """``with pinned(a, b):`` copies of these host arrays to the device and back are quick."""

    def __init__(self, *arylist: Any) -> None:
        _check_host_arrays(arylist, "pinned")

    def __enter__(self) -> None:
        return None

    def __exit__(self, *args: object) -> None:
        return None


class mapped:
    """``with mapped(a, b) as (da, db):`` arrays of the device over the memory of host arrays.

    The CPU device works on host memory. A GPU cannot map memory that exists already: use `mapped_array` there.
    """

    def __init__(self, *arylist: Any, stream: StreamLike = None, portable: bool = False, wc: bool = False) -> None:
        _check_host_arrays(arylist, "mapped")
        self._arrays = arylist

    def __enter__(self) -> Any:
        from gridstride._core import Device
        from gridstride.cuda._mapped import over_host_memory
        from gridstride.cuda.cudadrv.error import CudaSupportError

        if Device().kind != "cpu":
            raise CudaSupportError("memory that exists already cannot be mapped to a GPU: make it by cuda.mapped_array")
        made = [over_host_memory(each) for each in self._arrays]
        return made[0] if len(made) == 1 else tuple(made)

    def __exit__(self, *args: object) -> None:
        from gridstride._core import synchronize

        synchronize()


class defer_cleanup:
    """``with defer_cleanup():`` memory that becomes free inside is kept until the end.

    The caching allocator keeps freed memory for later arrays anyway: freeing never waits for the device.
    """

    def __enter__(self) -> None:
        from gridstride.cuda._devices import current_context

        self._deferred = current_context().defer_cleanup()
        self._deferred.__enter__()

    def __exit__(self, *args: Any) -> None:
        self._deferred.__exit__(*args)


class open_ipc_array:
    """``with open_ipc_array(handle, shape, dtype) as a:`` an array of another process; GPUs have such handles."""

    def __init__(self, handle: Any, shape: Any, dtype: Any, strides: Any = None, offset: int = 0) -> None:
        self._handle = handle

    def __enter__(self) -> Iterator[ndarray]:
        from gridstride._core import Device
        from gridstride.cuda._arrays import ipc_error

        raise ipc_error(Device())

    def __exit__(self, *args: object) -> None:
        return None


class ArgHint:
    """How a launch moves one host array; made by `In`, `Out` and `InOut`."""

    copy_in = True
    copy_out = True

    def __init__(self, value: Any) -> None:
        self.value = value

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.value!r})"


class In(ArgHint):
    """A host array that a launch copies to the device; what the kernel writes to it is not copied back."""

    copy_out = False


class Out(ArgHint):
    """A host array that a launch copies back; the kernel finds undefined elements in it."""

    copy_in = False


class InOut(ArgHint):
    """A host array that a launch copies to the device and back."""


__all__ = [
    "ArgHint",
    "In",
    "InOut",
    "Out",
    "defer_cleanup",
    "device_array",
    "device_array_like",
    "managed_array",
    "mapped",
    "mapped_array",
    "mapped_array_like",
    "open_ipc_array",
    "pinned",
    "pinned_array",
    "pinned_array_like",
    "to_device",
]
