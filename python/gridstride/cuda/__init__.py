"""Kernels, devices, streams, events and memory, with the names that `numba.cuda` and `cupy.cuda` have for them."""

from __future__ import annotations

from gridstride._core import (
    ConfiguredKernel,
    CudaError,
    Device,
    Event,
    MemoryPool,
    OutOfMemoryError,
    Stream,
    TypingError,
    UnsupportedError,
    default_stream,
    device_count,
    external_stream,
    get_current_stream,
    get_default_memory_pool,
    per_thread_default_stream,
    synchronize,
)
from gridstride.cuda import types
from gridstride.cuda._arrays import as_cuda_array, from_cuda_array_interface, is_cuda_array
from gridstride.cuda._devices import (
    Context,
    MemoryInfo,
    NumbaDevice,
    close,
    cuda_error,
    current_context,
    detect,
    get_current_device,
    get_device_id,
    gpus,
    is_available,
    is_bfloat16_supported,
    is_float16_supported,
    is_fp8_supported,
    is_supported_version,
    list_devices,
    require_context,
    select_device,
)
from gridstride.cuda._dispatcher import CUDADispatcher
from gridstride.cuda._jit import DeviceFunction, declare_device, jit
from gridstride.cuda._streams import event, event_elapsed_time, get_elapsed_time, legacy_default_stream, stream
from gridstride.cuda._stubs import blockDim, blockIdx, const, grid, gridDim, gridsize, threadIdx
from gridstride.cuda._transfer import (
    In,
    InOut,
    Out,
    defer_cleanup,
    device_array,
    device_array_like,
    managed_array,
    mapped,
    mapped_array,
    mapped_array_like,
    open_ipc_array,
    pinned,
    pinned_array,
    pinned_array_like,
    to_device,
)
from gridstride.cuda.cudadrv.error import CudaSupportError
from gridstride.cuda.errors import KernelRuntimeError
from gridstride.cuda.types import (
    b1,
    bfloat16,
    bool_,
    boolean,
    byte,
    c8,
    c16,
    char,
    complex64,
    complex128,
    double,
    f2,
    f4,
    f8,
    float16,
    float32,
    float64,
    float_,
    i1,
    i2,
    i4,
    i8,
    int8,
    int16,
    int32,
    int64,
    int_,
    intc,
    intp,
    long_,
    longlong,
    none,
    short,
    size_t,
    ssize_t,
    u1,
    u2,
    u4,
    u8,
    uchar,
    uint,
    uint8,
    uint16,
    uint32,
    uint64,
    uintc,
    uintp,
    ulong,
    ulonglong,
    ushort,
    void,
)

TYPE_CHECKING = False  # importing typing takes longer than the rest of the package
if TYPE_CHECKING:
    from typing import Any

    from gridstride.cuda import cudadrv, errors, random  # noqa: F401
    from gridstride.cuda._reduce import Reduce, reduce
    from gridstride.cuda._vectorize import guvectorize, vectorize

Dispatcher = CUDADispatcher
implementation = "gridstride"

_SUBMODULES = ("cudadrv", "errors", "random")
_LATER = {
    "Reduce": "_reduce",
    "guvectorize": "_vectorize",
    "reduce": "_reduce",
    "vectorize": "_vectorize",
}


def __getattr__(name: str) -> Any:
    # What launches do not need comes when it is first asked for.
    if name in _SUBMODULES:
        import sys

        __import__(f"gridstride.cuda.{name}")
        return sys.modules[f"gridstride.cuda.{name}"]
    if name in _LATER:
        import sys

        module = f"gridstride.cuda.{_LATER[name]}"
        __import__(module)
        value = getattr(sys.modules[module], name)
        globals()[name] = value
        return value
    raise AttributeError(f"module 'gridstride.cuda' has no attribute {name!r}")


__all__ = [
    "CUDADispatcher",
    "ConfiguredKernel",
    "Context",
    "CudaError",
    "CudaSupportError",
    "Device",
    "DeviceFunction",
    "Dispatcher",
    "Event",
    "In",
    "InOut",
    "KernelRuntimeError",
    "MemoryInfo",
    "MemoryPool",
    "NumbaDevice",
    "Out",
    "OutOfMemoryError",
    "Reduce",
    "Stream",
    "TypingError",
    "UnsupportedError",
    "as_cuda_array",
    "b1",
    "bfloat16",
    "blockDim",
    "blockIdx",
    "bool_",
    "boolean",
    "byte",
    "c8",
    "c16",
    "char",
    "close",
    "complex64",
    "complex128",
    "const",
    "cuda_error",
    "current_context",
    "declare_device",
    "default_stream",
    "defer_cleanup",
    "detect",
    "device_array",
    "device_array_like",
    "device_count",
    "double",
    "event",
    "event_elapsed_time",
    "external_stream",
    "f2",
    "f4",
    "f8",
    "float16",
    "float32",
    "float64",
    "float_",
    "from_cuda_array_interface",
    "get_current_device",
    "get_current_stream",
    "get_default_memory_pool",
    "get_device_id",
    "get_elapsed_time",
    "gpus",
    "grid",
    "gridDim",
    "gridsize",
    "guvectorize",
    "i1",
    "i2",
    "i4",
    "i8",
    "implementation",
    "int8",
    "int16",
    "int32",
    "int64",
    "int_",
    "intc",
    "intp",
    "is_available",
    "is_bfloat16_supported",
    "is_cuda_array",
    "is_float16_supported",
    "is_fp8_supported",
    "is_supported_version",
    "jit",
    "legacy_default_stream",
    "list_devices",
    "long_",
    "longlong",
    "managed_array",
    "mapped",
    "mapped_array",
    "mapped_array_like",
    "none",
    "open_ipc_array",
    "per_thread_default_stream",
    "pinned",
    "pinned_array",
    "pinned_array_like",
    "reduce",
    "require_context",
    "select_device",
    "short",
    "size_t",
    "ssize_t",
    "stream",
    "synchronize",
    "threadIdx",
    "to_device",
    "types",
    "u1",
    "u2",
    "u4",
    "u8",
    "uchar",
    "uint",
    "uint8",
    "uint16",
    "uint32",
    "uint64",
    "uintc",
    "uintp",
    "ulong",
    "ulonglong",
    "ushort",
    "vectorize",
    "void",
]
