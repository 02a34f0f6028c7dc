"""What the threads of a block do together, inside a kernel: shared memory, barriers, atomics, operations of warps."""

from __future__ import annotations

from gridstride.cuda._stubs import _outside

TYPE_CHECKING = False  # importing typing takes longer than the rest of the package
if TYPE_CHECKING:
    from typing import Any

__all__ = [
    "activemask",
    "all_sync",
    "any_sync",
    "atomic",
    "ballot_sync",
    "brev",
    "cbrt",
    "cg",
    "clz",
    "eq_sync",
    "ffs",
    "fma",
    "laneid",
    "lanemask_lt",
    "ldca",
    "ldcg",
    "ldcs",
    "ldcv",
    "ldlu",
    "local",
    "match_all_sync",
    "match_any_sync",
    "nanosleep",
    "popc",
    "rsqrt",
    "selp",
    "shared",
    "shfl_down_sync",
    "shfl_sync",
    "shfl_up_sync",
    "shfl_xor_sync",
    "stcg",
    "stcs",
    "stwb",
    "stwt",
    "syncthreads",
    "syncthreads_and",
    "syncthreads_count",
    "syncthreads_or",
    "syncwarp",
    "threadfence",
    "threadfence_block",
    "threadfence_system",
    "warpsize",
]


class shared:
    """Memory of a block, which all of its threads see."""

    @staticmethod
    def array(shape: Any, dtype: Any) -> Any:
        """An array that the threads of a block share; what it holds at first is undefined.

        Parameters
        ----------
        shape : int or tuple of int
            Known when the kernel is compiled. 0 gives the dynamic shared memory, whose bytes are the fourth item of
            ``kernel[blocks, threads, stream, bytes]``; all such arrays begin at the same place.
        dtype : data-type
            Of the elements.
        """
        _outside("shared.array()")


class local:
    """Memory of a thread."""

    @staticmethod
    def array(shape: Any, dtype: Any) -> Any:
        """An array of the thread's own. `shape` is known when the kernel is compiled; the contents are undefined."""
        _outside("local.array()")


class atomic:
    """Operations that read and write one element in one step, on global, shared and local arrays.

    `ary` is an array of integers or floats, `idx` an int or a tuple of them. All give the old value; outside of the
    array nothing is written and the old value is 0.
    """

    @staticmethod
    def add(ary: Any, idx: Any, val: Any) -> Any:
        """``ary[idx] += val``"""
        _outside("atomic.add()")

    @staticmethod
    def sub(ary: Any, idx: Any, val: Any) -> Any:
        """``ary[idx] -= val``"""
        _outside("atomic.sub()")

    @staticmethod
    def max(ary: Any, idx: Any, val: Any) -> Any:
        """``ary[idx] = val`` where that is larger; a NaN on either side changes nothing."""
        _outside("atomic.max()")

    @staticmethod
    def min(ary: Any, idx: Any, val: Any) -> Any:
        """``ary[idx] = val`` where that is smaller; a NaN on either side changes nothing."""
        _outside("atomic.min()")

    @staticmethod
    def nanmax(ary: Any, idx: Any, val: Any) -> Any:
        """As `max`, but a NaN counts as missing: one in memory is replaced."""
        _outside("atomic.nanmax()")

    @staticmethod
    def nanmin(ary: Any, idx: Any, val: Any) -> Any:
        """As `min`, but a NaN counts as missing: one in memory is replaced."""
        _outside("atomic.nanmin()")

    @staticmethod
    def and_(ary: Any, idx: Any, val: Any) -> Any:
        """``ary[idx] &= val``, integers only."""
        _outside("atomic.and_()")

    @staticmethod
    def or_(ary: Any, idx: Any, val: Any) -> Any:
        """``ary[idx] |= val``, integers only."""
        _outside("atomic.or_()")

    @staticmethod
    def xor(ary: Any, idx: Any, val: Any) -> Any:
        """``ary[idx] ^= val``, integers only."""
        _outside("atomic.xor()")

    @staticmethod
    def exch(ary: Any, idx: Any, val: Any) -> Any:
        """``ary[idx] = val``"""
        _outside("atomic.exch()")

    @staticmethod
    def inc(ary: Any, idx: Any, val: Any) -> Any:
        """``ary[idx] = 0 if ary[idx] >= val else ary[idx] + 1``, as unsigned integers."""
        _outside("atomic.inc()")

    @staticmethod
    def dec(ary: Any, idx: Any, val: Any) -> Any:
        """``ary[idx] = val if ary[idx] == 0 or ary[idx] > val else ary[idx] - 1``, as unsigned integers."""
        _outside("atomic.dec()")

    @staticmethod
    def cas(ary: Any, idx: Any, old: Any, val: Any) -> Any:
        """``ary[idx] = val`` where ``ary[idx] == old``."""
        _outside("atomic.cas()")

    @staticmethod
    def compare_and_swap(ary: Any, old: Any, val: Any) -> Any:
        """``ary[0] = val`` where ``ary[0] == old``."""
        _outside("atomic.compare_and_swap()")


class cg:
    """Cooperative groups."""

    @staticmethod
    def this_grid() -> Any:
        """The group of all threads of the grid; its ``sync()`` is a barrier of all of them."""
        _outside("cg.this_grid()")


def syncthreads() -> None:
    """Waits until all threads of the block that have not ended are here; what they wrote before, all see after."""
    _outside("syncthreads()")


def syncthreads_count(predicate: Any) -> Any:
    """As `syncthreads`; gives for how many threads the predicate is true."""
    _outside("syncthreads_count()")


def syncthreads_and(predicate: Any) -> Any:
    """As `syncthreads`; gives 1 if the predicate is true for all threads, else 0."""
    _outside("syncthreads_and()")


def syncthreads_or(predicate: Any) -> Any:
    """As `syncthreads`; gives 1 if the predicate is true for any thread, else 0."""
    _outside("syncthreads_or()")


def threadfence() -> None:
    """What the thread wrote before, others on the device see before what it writes after."""
    _outside("threadfence()")


def threadfence_block() -> None:
    """As `threadfence`, for the threads of the block."""
    _outside("threadfence_block()")


def threadfence_system() -> None:
    """As `threadfence`, for the host and other devices too."""
    _outside("threadfence_system()")


def nanosleep(ns: Any) -> None:
    """Lets others run for about `ns` nanoseconds; a hint."""
    _outside("nanosleep()")


def shfl_sync(mask: Any, value: Any, src_lane: Any) -> Any:
    """The value of lane `src_lane` of the warp."""
    _outside("shfl_sync()")


def shfl_up_sync(mask: Any, value: Any, delta: Any) -> Any:
    """The value of the lane `delta` below; its own where there is none."""
    _outside("shfl_up_sync()")


def shfl_down_sync(mask: Any, value: Any, delta: Any) -> Any:
    """The value of the lane `delta` above; its own where there is none."""
    _outside("shfl_down_sync()")


def shfl_xor_sync(mask: Any, value: Any, lane_mask: Any) -> Any:
    """The value of the lane whose number is this one's xor `lane_mask`."""
    _outside("shfl_xor_sync()")


def all_sync(mask: Any, predicate: Any) -> Any:
    """Whether the predicate is true for all lanes of the mask."""
    _outside("all_sync()")


def any_sync(mask: Any, predicate: Any) -> Any:
    """Whether the predicate is true for any lane of the mask."""
    _outside("any_sync()")


def eq_sync(mask: Any, predicate: Any) -> Any:
    """Whether the predicate is the same for all lanes of the mask."""
    _outside("eq_sync()")


def ballot_sync(mask: Any, predicate: Any) -> Any:
    """An int32 with a bit for each lane of the mask for which the predicate is true."""
    _outside("ballot_sync()")


def match_any_sync(mask: Any, value: Any) -> Any:
    """An int32 with a bit for each lane of the mask that has the same value."""
    _outside("match_any_sync()")


def match_all_sync(mask: Any, value: Any) -> Any:
    """The mask and True if all lanes of it have the same value, else 0 and False."""
    _outside("match_all_sync()")


def syncwarp(mask: Any = 0xFFFFFFFF) -> None:
    """Waits for the lanes of the mask."""
    _outside("syncwarp()")


def activemask() -> Any:
    """A uint32 with a bit for each lane that is here together with this one."""
    _outside("activemask()")


def lanemask_lt() -> Any:
    """A uint32 with a bit for each lane below this one."""
    _outside("lanemask_lt()")


def popc(x: Any) -> Any:
    """How many bits of an integer are set."""
    _outside("popc()")


def clz(x: Any) -> Any:
    """How many bits above the highest set one there are."""
    _outside("clz()")


def brev(x: Any) -> Any:
    """The bits of an integer in reverse."""
    _outside("brev()")


def ffs(x: Any) -> Any:
    """The place of the lowest set bit, from 1; 0 for 0."""
    _outside("ffs()")


def fma(a: Any, b: Any, c: Any) -> Any:
    """``a * b + c`` with one rounding."""
    _outside("fma()")


def cbrt(x: Any) -> Any:
    """The cube root."""
    _outside("cbrt()")


def rsqrt(x: Any) -> Any:
    """``1 / sqrt(x)``"""
    _outside("rsqrt()")


def selp(condition: Any, a: Any, b: Any) -> Any:
    """`a` if the condition is true, else `b`."""
    _outside("selp()")


def ldca(array: Any, i: Any) -> Any:
    """``array[i]``, to be kept in all caches. The hint has no effect."""
    _outside("ldca()")


def ldcg(array: Any, i: Any) -> Any:
    """``array[i]``, to be kept in the cache of the whole GPU alone. The hint has no effect."""
    _outside("ldcg()")


def ldcs(array: Any, i: Any) -> Any:
    """``array[i]``, that is used once. The hint has no effect."""
    _outside("ldcs()")


def ldlu(array: Any, i: Any) -> Any:
    """``array[i]``, that is not used again. The hint has no effect."""
    _outside("ldlu()")


def ldcv(array: Any, i: Any) -> Any:
    """``array[i]``, that is read anew from memory. The hint has no effect."""
    _outside("ldcv()")


def stcg(array: Any, i: Any, value: Any) -> None:
    """``array[i] = value``, kept in the cache of the whole GPU alone. The hint has no effect."""
    _outside("stcg()")


def stcs(array: Any, i: Any, value: Any) -> None:
    """``array[i] = value``, that is not used soon. The hint has no effect."""
    _outside("stcs()")


def stwb(array: Any, i: Any, value: Any) -> None:
    """``array[i] = value``, written back when the caches need the place. The hint has no effect."""
    _outside("stwb()")


def stwt(array: Any, i: Any, value: Any) -> None:
    """``array[i] = value``, written through to memory. The hint has no effect."""
    _outside("stwt()")


class _Number:
    """A number that threads have inside a kernel."""

    def __init__(self, name: str, doc: str) -> None:
        self.__gridstride_intrinsic__ = f"cuda.{name}"
        self.__name__ = name
        self.__doc__ = doc

    def __index__(self) -> int:
        _outside(self.__name__)

    __int__ = __index__

    def __repr__(self) -> str:
        return f"<cuda.{self.__name__}, known inside a kernel>"

    def __reduce__(self) -> str:
        return self.__name__


laneid = _Number("laneid", "The thread's number in its warp, int32.")
warpsize = _Number("warpsize", "Threads of a warp: 32.")


def _mark() -> None:
    for name in __all__:
        value = globals()[name]
        if isinstance(value, type):
            for key, member in vars(value).items():
                if isinstance(member, staticmethod):
                    member.__func__.__gridstride_intrinsic__ = f"cuda.{name}.{key}"  # type: ignore[attr-defined]
        elif not isinstance(value, _Number):
            value.__gridstride_intrinsic__ = f"cuda.{name}"


_mark()
