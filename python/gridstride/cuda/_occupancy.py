"""How full a device is while a kernel runs on it, and the block size that fills it best."""

from __future__ import annotations

TYPE_CHECKING = False  # importing typing takes longer than the rest of the package
if TYPE_CHECKING:
    from typing import Any

_WARP = 32
_LANES = 16
"""32-bit numbers in the longest vector that CPUs have."""
_REGISTERS = 65536
"""32-bit registers of a multiprocessor."""
_REGISTER_UNIT = 256
"""Registers are given to warps in portions of so many."""

# Of a multiprocessor, by compute capability: warps, blocks, bytes of shared memory, bytes of it that each block loses.
_LIMITS = {
    (7, 0): (64, 32, 98304, 0),
    (7, 5): (32, 16, 65536, 0),
    (8, 0): (64, 32, 167936, 1024),
    (8, 6): (48, 16, 102400, 1024),
    (8, 7): (48, 16, 167936, 1024),
    (8, 9): (48, 24, 102400, 1024),
    (9, 0): (64, 32, 233472, 1024),
    (10, 0): (64, 32, 233472, 1024),
    (12, 0): (48, 24, 102400, 1024),
}


class Occupancy(tuple[int, int, float, str]):
    """How full a device is: `block_size`, `active_blocks` of a multiprocessor, `occupancy` and what bounds it.

    `occupancy` is between 0 and 1: on a GPU the share of the warps that a multiprocessor can hold, on a CPU the share
    of the lanes of its vectors that the threads of a block fill. `limit` names what keeps it from being more: "warps",
    "blocks", "registers", "shared memory" or "lanes".
    """

    __slots__ = ()

    def __new__(cls, block_size: int, active_blocks: int, occupancy: float, limit: str) -> Occupancy:
        return super().__new__(cls, (block_size, active_blocks, occupancy, limit))

    block_size = property(lambda self: self[0], doc="Threads of a block.")
    active_blocks = property(lambda self: self[1], doc="Blocks that a multiprocessor, or a core, runs at once.")
    occupancy = property(lambda self: self[2], doc="The share that is in use, from 0 to 1.")
    limit = property(lambda self: self[3], doc="What keeps it from being more.")

    def __repr__(self) -> str:
        return f"Occupancy(block_size={self[0]}, active_blocks={self[1]}, occupancy={self[2]:.4g}, limit={self[3]!r})"


def _limits(cc: tuple[int, int]) -> tuple[int, int, int, int]:
    known = [each for each in _LIMITS if each <= tuple(cc)]
    return _LIMITS[max(known)] if known else _LIMITS[min(_LIMITS)]


def _of_gpu(overload: Any, threads: int, dynamic: int, cc: tuple[int, int]) -> Occupancy:
    warps, blocks, shared, reserved = _limits(cc)
    per_block = -(-threads // _WARP)
    per_warp = -(-int(overload.regs_per_thread) * _WARP // _REGISTER_UNIT) * _REGISTER_UNIT
    needed = int(overload.shared_mem_per_block) + dynamic
    fits = {
        "warps": warps // per_block,
        "registers": _REGISTERS // per_warp // per_block,
        "shared memory": shared // (needed + reserved) if needed + reserved else blocks,
        "blocks": blocks,
    }
    limit = min(fits, key=lambda name: fits[name])
    return Occupancy(threads, fits[limit], fits[limit] * per_block / warps, limit)


def _of_cpu(threads: int) -> Occupancy:
    filled = -(-threads // _LANES) * _LANES
    return Occupancy(threads, 1, threads / filled, "lanes")


def occupancy(overload: Any, block_size: Any = None, dynamic_shared: int = 0, cc: Any = None) -> Occupancy:
    """See `Overload.occupancy`."""
    from gridstride.cuda._devices import get_current_device

    device = get_current_device()
    most = int(overload.max_threads_per_block)
    if block_size is not None:
        extents = block_size if isinstance(block_size, (tuple, list)) else (block_size,)
        threads = 1
        for extent in extents:
            threads *= int(extent)
        if not 1 <= threads <= most:
            raise ValueError(f"a block of this kernel has 1 to {most} threads, not {threads}")
        sizes = [threads]
    else:
        # The largest first: of blocks that fill the device equally well, few large ones need fewer launches.
        sizes = list(range(most // _WARP * _WARP, 0, -_WARP)) or [most]
    if cc is None and device.kind == "cpu":
        best = sizes[0] if block_size is not None else min(256, sizes[0])
        return _of_cpu(best)
    found = [_of_gpu(overload, size, dynamic_shared, cc or device.compute_capability) for size in sizes]
    return max(found, key=lambda each: each.occupancy)
