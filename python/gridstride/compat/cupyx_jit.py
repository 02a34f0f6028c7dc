"""`cupyx.jit`: kernels launched as ``kernel(grid, block, args)`` or ``kernel[grid, block](*args)``."""

from __future__ import annotations

import builtins
from collections.abc import Callable, Sequence
from typing import Any

from gridstride import cuda
from gridstride.cuda import blockDim, blockIdx, grid, gridDim, gridsize, threadIdx

__all__ = ["RawKernel", "blockDim", "blockIdx", "grid", "gridDim", "gridsize", "range", "rawkernel", "threadIdx"]

range = builtins.range

# What numba.cuda calls otherwise.
_OTHER_NAMES = {"shared_memory": "shared", "laneid": "laneid", "warpsize": "warpsize"}


class RawKernel:
    """A kernel made by `rawkernel`."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._kernel = cuda.jit(function)
        self.__name__ = function.__name__
        self.__doc__ = function.__doc__

    def __call__(
        self,
        grid: int | Sequence[int],
        block: int | Sequence[int],
        args: Sequence[Any],
        shared_mem: int = 0,
        stream: Any = None,
    ) -> None:
        """Launches the kernel.

        Args:
            grid, block: blocks, and threads a block, in up to three dimensions.
            args: the kernel's arguments.
            shared_mem: bytes of dynamic shared memory a block.
            stream: where to run; the current stream by default.
        """
        shape = [tuple(s) if isinstance(s, Sequence) else s for s in (grid, block)]
        self._kernel[shape[0], shape[1], stream, shared_mem](*args)

    def __getitem__(self, configuration: tuple[Any, ...]) -> Callable[..., None]:
        """``kernel[grid, block]``, and shared memory and stream after them: what is then called with the arguments."""
        if not isinstance(configuration, tuple) or not 2 <= len(configuration) <= 4:
            raise TypeError(
                f"expected kernel[grid, block] with shared_mem and stream after them, not {configuration!r}"
            )
        launch, block, *rest = configuration
        return lambda *args: self(launch, block, args, *rest)


def rawkernel(mode: str = "cuda", device: bool = False) -> Callable[[Callable[..., Any]], Any]:
    """A decorator that makes a kernel of a function; with `device`, a function that kernels call."""
    if mode not in ("cuda", "python"):
        raise ValueError(f"mode is 'cuda' or 'python', not {mode!r}")
    if device:
        return lambda function: cuda.jit(function, device=True)
    return RawKernel


def __getattr__(name: str) -> Any:
    value = getattr(cuda, _OTHER_NAMES.get(name, name), None)
    if name.startswith("atomic_"):
        value = getattr(getattr(cuda, "atomic", None), name[len("atomic_") :], None)
    if name.startswith("_") or value is None:
        raise AttributeError(f"module 'cupyx.jit' has no attribute {name!r}")
    return value
