"""What functions of NumPy on whole arrays mean inside kernels: one thread goes through the array, element by element.

They are functions of the kernel language, called where a kernel calls NumPy's; for numbers NumPy's own meaning stays.
"""

from __future__ import annotations

import math

import numpy

TYPE_CHECKING = False  # importing typing takes longer than the rest of the package
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


def _folded(step: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
    """A function of an array and a value, which takes the value through all elements by `step(value, element)`."""

    def each(a: Any, value: Any) -> Any:
        if a.ndim == 0:
            value = step(value, a[()])
        elif a.ndim == 1:
            for x in a:
                value = step(value, x)
        else:
            for row in a:
                value = each(row, value)
        return value

    return each


_each_sum = _folded(lambda total, x: total + x)
_each_product = _folded(lambda total, x: total * x)
_each_minimum = _folded(numpy.minimum)
_each_maximum = _folded(numpy.maximum)
_each_fmin = _folded(numpy.fmin)
_each_fmax = _folded(numpy.fmax)
_each_nansum = _folded(lambda total, x: total + x if x == x else total)
_each_nanprod = _folded(lambda total, x: total * x if x == x else total)
_each_number = _folded(lambda count, x: count + 1 if x == x else count)


def _first(a: Any) -> Any:
    if a.ndim == 0:
        return a[()]
    if a.ndim == 1:
        return a[0]
    return _first(a[0])


def _all(a: Any) -> Any:
    result = True
    if a.ndim == 0:
        result = a[()] != 0
    elif a.ndim == 1:
        for x in a:
            result = result and x != 0
    else:
        for row in a:
            result = result and _all(row)
    return result


def _any(a: Any) -> Any:
    result = False
    if a.ndim == 0:
        result = a[()] != 0
    elif a.ndim == 1:
        for x in a:
            result = result or x != 0
    else:
        for row in a:
            result = result or _any(row)
    return result


def _sum(a: Any) -> Any:
    return _each_sum(a, a.dtype.type(0))


def _prod(a: Any) -> Any:
    return _each_product(a, a.dtype.type(1))


def _mean(a: Any) -> Any:
    return _sum(a) / a.size


def _each_square(a: Any, mean: Any, total: Any) -> Any:
    if a.ndim == 0:
        total = total + abs(a[()] - mean) ** 2
    elif a.ndim == 1:
        for x in a:
            total = total + abs(x - mean) ** 2
    else:
        for row in a:
            total = _each_square(row, mean, total)
    return total


def _var(a: Any) -> Any:
    mean = _mean(a)
    return _each_square(a, mean, abs(mean) * 0) / a.size


def _std(a: Any) -> Any:
    return math.sqrt(_var(a))


def _min(a: Any) -> Any:
    return _each_minimum(a, _first(a))


def _max(a: Any) -> Any:
    return _each_maximum(a, _first(a))


def _nanmin(a: Any) -> Any:
    return _each_fmin(a, _first(a))


def _nanmax(a: Any) -> Any:
    return _each_fmax(a, _first(a))


def _each_nansquare(a: Any, mean: Any, total: Any) -> Any:
    if a.ndim == 0:
        if a[()] == a[()]:
            total = total + abs(a[()] - mean) ** 2
    elif a.ndim == 1:
        for x in a:
            if x == x:
                total = total + abs(x - mean) ** 2
    else:
        for row in a:
            total = _each_nansquare(row, mean, total)
    return total


def _nansum(a: Any) -> Any:
    return _each_nansum(a, a.dtype.type(0))


def _nanprod(a: Any) -> Any:
    return _each_nanprod(a, a.dtype.type(1))


def _nanmean(a: Any) -> Any:
    return _nansum(a) / _each_number(a, 0)


def _nanvar(a: Any) -> Any:
    mean = _nanmean(a)
    return _each_nansquare(a, mean, abs(mean) * 0) / _each_number(a, 0)


def _nanstd(a: Any) -> Any:
    return math.sqrt(_nanvar(a))


def _argmin(a: Any) -> Any:
    best = 0
    for i in range(1, a.size):
        if a[best] == a[best] and (a[i] < a[best] or a[i] != a[i]):
            best = i
    return best


def _argmax(a: Any) -> Any:
    best = 0
    for i in range(1, a.size):
        if a[best] == a[best] and (a[i] > a[best] or a[i] != a[i]):
            best = i
    return best


def _count_nonzero(a: Any) -> Any:
    count = 0
    if a.ndim == 0:
        if a[()] != 0:
            count += 1
    elif a.ndim == 1:
        for x in a:
            if x != 0:
                count += 1
    else:
        for row in a:
            count += _count_nonzero(row)
    return count


FUNCTIONS: dict[str, Callable[..., Any]] = {
    name[1:]: value
    for name, value in globals().items()
    if callable(value)
    and name[0] == "_"
    and name[1:2].islower()
    and not name.startswith(("_each", "_first", "_folded"))
}
FUNCTIONS["amin"], FUNCTIONS["amax"] = FUNCTIONS["min"], FUNCTIONS["max"]
