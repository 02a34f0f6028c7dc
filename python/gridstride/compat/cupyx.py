"""The functions of `cupyx` itself."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import gridstride as gs

__all__ = [
    "allow_synchronize",
    "empty_like_pinned",
    "empty_pinned",
    "errstate",
    "geterr",
    "rsqrt",
    "scatter_add",
    "scatter_max",
    "scatter_min",
    "seterr",
    "zeros_like_pinned",
    "zeros_pinned",
]


def rsqrt(x: Any, /) -> Any:
    """1 / sqrt(x), element-wise; float64 for integers."""
    return gs.reciprocal(gs.sqrt(x))


def _cast(value: Any, a: gs.ndarray) -> Any:
    """Values in the dtype of the array that takes them, whatever they lose."""
    array = gs.asarray(value)
    return array if array.dtype == a.dtype else array.astype(a.dtype)


def scatter_add(a: gs.ndarray, slices: Any, value: Any) -> None:
    """``a[slices] += value``, where an element that is named several times is added to as often."""
    gs.add.at(a, slices, _cast(value, a))


def scatter_max(a: gs.ndarray, slices: Any, value: Any) -> None:
    """``a[slices] = maximum(a[slices], value)``, for elements that are named several times too."""
    gs.maximum.at(a, slices, _cast(value, a))


def scatter_min(a: gs.ndarray, slices: Any, value: Any) -> None:
    """``a[slices] = minimum(a[slices], value)``, for elements that are named several times too."""
    gs.minimum.at(a, slices, _cast(value, a))


def empty_pinned(shape: Any, dtype: Any = float, order: Any = "C") -> Any:
    """A NumPy array without defined values, in memory that a device copies from fastest."""
    return gs.cuda.pinned_array(shape, dtype, order=order)


def zeros_pinned(shape: Any, dtype: Any = float, order: Any = "C") -> Any:
    """A NumPy array of zeros, in memory that a device copies from fastest."""
    result = empty_pinned(shape, dtype, order)
    result[...] = 0
    return result


def empty_like_pinned(a: Any, dtype: Any = None, order: Any = "C") -> Any:
    """`empty_pinned` with the shape and dtype of `a`."""
    return empty_pinned(a.shape, a.dtype if dtype is None else dtype, order)


def zeros_like_pinned(a: Any, dtype: Any = None, order: Any = "C") -> Any:
    """`zeros_pinned` with the shape and dtype of `a`."""
    return zeros_pinned(a.shape, a.dtype if dtype is None else dtype, order)


@contextmanager
def allow_synchronize(allow: bool) -> Iterator[None]:
    """Accepted for programs that test themselves with it; waits are always allowed here."""
    yield


_err = {"divide": None, "over": None, "under": None, "invalid": None, "linalg": "raise", "fallback_mode": "ignore"}


def geterr() -> dict[str, str | None]:
    """What `seterr` has set. Device arithmetic reports nothing, linear algebra always raises LinAlgError."""
    return dict(_err)


def seterr(
    *,
    divide: str | None = None,
    over: str | None = None,
    under: str | None = None,
    invalid: str | None = None,
    linalg: str | None = None,
    fallback_mode: str | None = None,
) -> dict[str, str | None]:
    """Sets how errors are treated and gives the former settings.

    Decompositions raise LinAlgError whatever `linalg` says: "ignore", with which CuPy leaves their results undefined,
    is accepted and changes nothing. NotImplementedError for the floating-point ones, which devices do not report.
    """
    if not (divide is over is under is invalid is None):
        raise NotImplementedError("devices do not report floating-point errors; test the result with isfinite")
    before = geterr()
    for name, value, known in (
        ("linalg", linalg, ("ignore", "raise")),
        ("fallback_mode", fallback_mode, ("ignore", "warn", "raise", "print", "log")),
    ):
        if value is None:
            continue
        if value not in known:
            raise ValueError(f"{value!r} is no setting of {name}; known are {', '.join(known)}")
        _err[name] = value
    return before


@contextmanager
def errstate(**kwargs: str | None) -> Iterator[None]:
    """`seterr` for a block of statements."""
    before = seterr(**kwargs)
    try:
        yield
    finally:
        _err.update(before)
