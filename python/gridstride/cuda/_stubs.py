"""Names that mean something inside a kernel only. The compiler knows them by `__gridstride_intrinsic__`."""

from __future__ import annotations

TYPE_CHECKING = False  # importing typing takes longer than the rest of the package
if TYPE_CHECKING:
    from typing import Any, NoReturn


__all__ = ["blockDim", "blockIdx", "grid", "gridDim", "gridsize", "literal_unroll", "threadIdx"]


def _outside(name: str) -> NoReturn:
    raise RuntimeError(
        f"cuda.{name} has a value inside a kernel only: use it in a function that @cuda.jit decorates, "
        "and launch that with kernel[blocks, threads](...)"
    )


class _Dim3:
    """Three extents or coordinates: x, y and z."""

    def __init__(self, name: str, doc: str) -> None:
        self.__gridstride_intrinsic__ = f"cuda.{name}"
        self.__name__ = name
        self.__doc__ = doc

    @property
    def x(self) -> int:
        _outside(f"{self.__name__}.x")

    @property
    def y(self) -> int:
        _outside(f"{self.__name__}.y")

    @property
    def z(self) -> int:
        _outside(f"{self.__name__}.z")

    def __repr__(self) -> str:
        return f"<cuda.{self.__name__}, known inside a kernel>"

    def __reduce__(self) -> str:
        return self.__name__


threadIdx = _Dim3("threadIdx", "The thread's coordinates in its block, int32.")
blockIdx = _Dim3("blockIdx", "The block's coordinates in the grid, int32.")
blockDim = _Dim3("blockDim", "Threads of a block along each axis, int32.")
gridDim = _Dim3("gridDim", "Blocks of the grid along each axis, int32.")


def grid(ndim: int) -> Any:
    """The thread's coordinates in the whole grid: an int64 for `ndim` 1, a tuple of them for 2 and 3."""
    _outside(f"grid({ndim})")


def gridsize(ndim: int) -> Any:
    """Threads of the whole grid along each axis: an int64 for `ndim` 1, a tuple of them for 2 and 3."""
    _outside(f"gridsize({ndim})")


def literal_unroll(items: Any) -> Any:
    """A tuple for a loop that is written out, so that its items may be of different types: any loop over a tuple is."""
    _outside("literal_unroll(...)")


class _Const:
    """Constant memory."""

    @staticmethod
    def array_like(ndarray: Any) -> Any:
        """The array, in constant memory: one of the surrounding program, as it was when the kernel was compiled."""
        _outside("const.array_like(...)")


const = _Const
_Const.array_like.__gridstride_intrinsic__ = "cuda.const.array_like"  # type: ignore[attr-defined]

for _function in (grid, gridsize, literal_unroll):
    setattr(_function, "__gridstride_intrinsic__", f"cuda.{_function.__name__}")  # noqa: B010
del _function
