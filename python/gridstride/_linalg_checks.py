"""What the functions of linear algebra ask of their arguments."""

from __future__ import annotations

from typing import Any

from gridstride import _core
from gridstride._core import asarray, ndarray


def _error(text: str) -> Exception:
    from numpy.linalg import LinAlgError

    return LinAlgError(text)


def _floating(a: Any) -> ndarray:
    """The array in a type that LAPACK has."""
    x = asarray(a)
    if x.dtype.kind in "biu":
        return x.astype(float)
    if x.itemsize == 2:
        raise TypeError(f"array type {x.dtype} is unsupported in linalg")
    return x


def _stack(a: Any, square: bool = False) -> ndarray:
    """Matrices in C order."""
    x = _floating(a)
    if x.ndim < 2:
        raise _error(f"{x.ndim}-dimensional array given. Array must be at least two-dimensional")
    if square and x.shape[-1] != x.shape[-2]:
        raise _error("Last 2 dimensions of the array must be square")
    return x if x.flags.c_contiguous else x.astype(x.dtype, "C")


def _real(dtype: Any) -> Any:
    return _core.dtype_of({"F": "float32", "D": "float64"}.get(dtype.char, dtype))


def _squared(x: ndarray) -> ndarray:
    return x.real * x.real + x.imag * x.imag if x.dtype.kind == "c" else x * x
