"""Functions of numbers over arrays: compiled for each list of argument dtypes, computed in float64."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from gridstride._core import asarray, ascontiguousarray, broadcast_to, copyto, empty, ndarray
from gridstride.cuda import grid, jit

_BLOCK = 256


@functools.cache
def _kernel(function: Any, count: int) -> Any:
    """A kernel that applies a function to the elements of `count` arrays of one dimension."""
    if count == 1:

        @jit
        def kernel(a, out):
            i = grid(1)
            if i < out.size:
                out[i] = function(np.float64(a[i]))

    elif count == 2:

        @jit
        def kernel(a, b, out):
            i = grid(1)
            if i < out.size:
                out[i] = function(np.float64(a[i]), np.float64(b[i]))

    elif count == 3:

        @jit
        def kernel(a, b, c, out):
            i = grid(1)
            if i < out.size:
                out[i] = function(np.float64(a[i]), np.float64(b[i]), np.float64(c[i]))

    else:

        @jit
        def kernel(a, b, c, d, out):
            i = grid(1)
            if i < out.size:
                out[i] = function(np.float64(a[i]), np.float64(b[i]), np.float64(c[i]), np.float64(d[i]))

    return kernel


class ElementFunction:
    """A function of one to four numbers over arrays, which are broadcast against each other.

    float32 and float16 give float32, integers, bools and float64 give float64, all computed in float64. Kernels may
    call it too.
    """

    nout = 1

    def __init__(self, function: Any, name: str | None = None) -> None:
        self.py_func = function
        self.__name__ = name or function.__name__
        self.__qualname__ = self.__name__
        self.__module__ = "gridstride.scipy.special"
        self.__doc__ = function.__doc__
        self.nin = function.__code__.co_argcount
        self.nargs = self.nin + 1

    @property
    def types(self) -> list[str]:
        """The loops as NumPy writes them."""
        return [c * self.nin + "->" + r for c, r in (("e", "f"), ("f", "f"), ("d", "d"))]

    def __call__(self, *args: Any, out: ndarray | None = None, dtype: Any = None) -> ndarray:
        """Applies the function; into `out` where that is given.

        Raises:
            TypeError: complex numbers, another number of arguments, or an `out` that cannot hold the results.
            ValueError: shapes that do not fit.
        """
        if len(args) == self.nargs and out is None:
            *args, out = args  # type: ignore[assignment]
        if len(args) != self.nin:
            raise TypeError(f"{self.__name__}() takes {self.nin} arguments, but {len(args)} were given")
        operands = [x if isinstance(x, (bool, int, float)) else asarray(x) for x in args]
        kinds = [x if isinstance(x, (bool, int, float)) else x.dtype for x in operands]
        found = np.result_type(*kinds)
        if found.kind not in "biuf":
            raise TypeError(f"{self.__name__}() takes real numbers, not {found}; give .real and .imag their own calls")
        result = np.dtype(np.float32 if found.kind == "f" and found.itemsize <= 4 else np.float64)
        if dtype is not None:
            result = np.dtype(dtype)
            if result.char not in "fd":
                raise TypeError(f"{self.__name__}() gives float32 or float64, not {result}")
        arrays = [asarray(x, dtype=float) if isinstance(x, (bool, int, float)) else x for x in operands]
        shape = np.broadcast_shapes(*(a.shape for a in arrays))
        if out is not None:
            if tuple(out.shape) != shape:
                raise ValueError(f"the output has shape {tuple(out.shape)}, expected {shape}")
            if not np.can_cast(result, out.dtype, "same_kind"):
                raise TypeError(f"{self.__name__}() cannot cast its {result} to an output of {out.dtype}")
        direct = out is not None and out.dtype == result and out.flags["C_CONTIGUOUS"]
        target = out if direct and out is not None else empty(shape, result)
        if target.size:
            flat = [_flat(a, shape, target.size) for a in arrays]
            _kernel(self.py_func, self.nin)[-(-target.size // _BLOCK), _BLOCK](*flat, target.reshape(-1))
        if out is not None and not direct:
            copyto(out, target, casting="same_kind")
        return target if out is None else out

    def __repr__(self) -> str:
        return f"<element function {self.__name__!r}>"


def _flat(array: ndarray, shape: tuple[int, ...], size: int) -> ndarray:
    if array.size == 1:
        return broadcast_to(array.reshape(1), (size,))
    return ascontiguousarray(broadcast_to(array, shape)).reshape(-1)


def elements(function: Any) -> ElementFunction:
    """Makes a function of numbers one of arrays."""
    return ElementFunction(function)
