"""What `cupy.cuda` has beyond `gridstride.cuda`: allocators and questions about an installation of CUDA."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import gridstride as gs

__all__ = [
    "MemoryAsyncPool",
    "MemoryPool",
    "alloc",
    "alloc_pinned_memory",
    "get_allocator",
    "get_cuda_path",
    "get_hipcc_path",
    "get_local_runtime_version",
    "get_nvcc_path",
    "get_rocm_path",
    "malloc_async",
    "malloc_managed",
    "profile",
    "set_allocator",
    "set_pinned_memory_allocator",
    "using_allocator",
]


def alloc(size: int) -> Any:
    """New memory of a device, as the `data` of an array has it."""
    return gs.empty(size, "uint8").data


malloc_async = malloc_managed = alloc


def get_allocator() -> Callable[[int], Any]:
    """What makes the memory of arrays: the engine's caching allocator."""
    return alloc


def set_allocator(allocator: Callable[[int], Any] | None = None) -> None:
    """Accepts the engine's own allocator only; NotImplementedError for others: fused work asks for its memory."""
    own = (None, alloc)
    if allocator not in own and not isinstance(getattr(allocator, "__self__", None), MemoryPool):
        raise NotImplementedError(
            "memory comes from the engine's own caching allocator; limit it with "
            "gridstride.get_default_memory_pool().set_limit"
        )


@contextmanager
def using_allocator(allocator: Callable[[int], Any] | None = None) -> Iterator[None]:
    """`set_allocator` for a block of statements."""
    set_allocator(allocator)
    yield


def alloc_pinned_memory(size: int) -> Any:
    """Bytes of the host that a device copies from fastest, as a NumPy array."""
    return gs.cuda.pinned_array(int(size), "uint8")


def set_pinned_memory_allocator(allocator: Callable[[int], Any] | None = None) -> None:
    """Accepted and not used: copies from the host need no pinned memory of a pool."""


def get_nvcc_path() -> str | None:
    """Where CUDA's compiler is found; it is not used."""
    return shutil.which("nvcc")


def get_cuda_path() -> str | None:
    """The folder of an installation of CUDA, which is not used; None without one."""
    compiler = get_nvcc_path()
    return None if compiler is None else os.path.dirname(os.path.dirname(os.path.realpath(compiler)))


def get_rocm_path() -> None:
    """None: there is no backend for ROCm."""


get_hipcc_path = get_rocm_path


class MemoryPool:
    """The engine's caching allocator by CuPy's name: each pool is the one of the current device."""

    def __init__(self, allocator: Callable[[int], Any] | None = None) -> None:
        set_allocator(allocator)

    def malloc(self, size: int) -> Any:
        """New memory, as `alloc` gives it."""
        return alloc(size)

    def __getattr__(self, name: str) -> Any:
        return getattr(gs.get_default_memory_pool(), name)


MemoryAsyncPool = MemoryPool


def get_local_runtime_version() -> int:
    """The version of CUDA whose interface is followed, as CUDA numbers it."""
    return 13000


@contextmanager
def profile() -> Iterator[None]:
    """Marks a block of statements for a profiler that is attached."""
    from gridstride.cuda import profiler

    profiler.start()
    try:
        yield
    finally:
        profiler.stop()


class _DefaultStream:
    """`Stream.null` and `Stream.ptds`: the default stream of the current device, when it is asked for."""

    def __get__(self, instance: Any, owner: Any) -> Any:
        return gs.cuda.default_stream()


def name_default_streams() -> None:
    """Adds CuPy's names of the default stream to the class of streams."""
    for name in ("null", "ptds"):
        setattr(gs.cuda.Stream, name, _DefaultStream())
