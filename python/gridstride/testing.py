"""NumPy's assertions for arrays on a device, and what tests of programs for NumPy and Gridstride need.

The arguments of assertions are copied to the host and compared there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gridstride._core import ndarray
from gridstride._testing_inputs import *
from gridstride._testing_inputs import __all__ as _inputs
from gridstride._testing_loops import *
from gridstride._testing_loops import __all__ as _loops

__all__ = [
    "assert_allclose",
    "assert_almost_equal",
    "assert_approx_equal",
    "assert_array_almost_equal",
    "assert_array_almost_equal_nulp",
    "assert_array_equal",
    "assert_array_less",
    "assert_array_list_equal",
    "assert_array_max_ulp",
    "assert_equal",
]
__all__ += _inputs
__all__ += _loops


def _to_host(value: Any) -> Any:
    if isinstance(value, ndarray):
        return value.get()
    if isinstance(value, (list, tuple)) and any(isinstance(v, (ndarray, list, tuple)) for v in value):
        return [_to_host(v) for v in value]
    return value


def assert_allclose(
    actual: Any,
    desired: Any,
    rtol: float = 1e-07,
    atol: float = 0,
    equal_nan: bool = True,
    err_msg: str = "",
    verbose: bool = True,
) -> None:
    """Asserts that two arrays agree within ``atol + rtol * abs(desired)``."""
    __tracebackhide__ = True
    import numpy.testing

    numpy.testing.assert_allclose(_to_host(actual), _to_host(desired), rtol, atol, equal_nan, err_msg, verbose)


def assert_almost_equal(actual: Any, desired: Any, decimal: int = 7, err_msg: str = "", verbose: bool = True) -> None:
    """Asserts that two values agree to `decimal` places."""
    __tracebackhide__ = True
    import numpy.testing

    numpy.testing.assert_almost_equal(_to_host(actual), _to_host(desired), decimal, err_msg, verbose)


def assert_approx_equal(
    actual: Any, desired: Any, significant: int = 7, err_msg: str = "", verbose: bool = True
) -> None:
    """Asserts that two numbers agree to `significant` digits."""
    __tracebackhide__ = True
    import numpy.testing

    numpy.testing.assert_approx_equal(_to_host(actual), _to_host(desired), significant, err_msg, verbose)


def assert_array_almost_equal(x: Any, y: Any, decimal: int = 6, err_msg: str = "", verbose: bool = True) -> None:
    """Asserts that two arrays agree to `decimal` places."""
    __tracebackhide__ = True
    import numpy.testing

    numpy.testing.assert_array_almost_equal(_to_host(x), _to_host(y), decimal, err_msg, verbose)


def assert_array_almost_equal_nulp(x: Any, y: Any, nulp: float = 1) -> None:
    """Asserts that two arrays differ by at most `nulp` units in the last place."""
    __tracebackhide__ = True
    import numpy.testing

    numpy.testing.assert_array_almost_equal_nulp(_to_host(x), _to_host(y), nulp)


def assert_array_max_ulp(a: Any, b: Any, maxulp: int = 1, dtype: Any = None) -> Any:
    """Asserts that two arrays differ by at most `maxulp` units in the last place, and returns the differences."""
    __tracebackhide__ = True
    import numpy.testing

    return numpy.testing.assert_array_max_ulp(_to_host(a), _to_host(b), maxulp, dtype)


def assert_array_equal(
    actual: Any, desired: Any, err_msg: str = "", verbose: bool = True, *, strict: bool = False
) -> None:
    """Asserts that two arrays are equal; with `strict`, that shapes and dtypes are too."""
    __tracebackhide__ = True
    import numpy.testing

    numpy.testing.assert_array_equal(_to_host(actual), _to_host(desired), err_msg, verbose, strict=strict)


def assert_array_less(x: Any, y: Any, err_msg: str = "", verbose: bool = True) -> None:
    """Asserts that each element of `x` is less than its partner in `y`."""
    __tracebackhide__ = True
    import numpy.testing

    numpy.testing.assert_array_less(_to_host(x), _to_host(y), err_msg, verbose)


def assert_equal(actual: Any, desired: Any, err_msg: str = "", verbose: bool = True) -> None:
    """Asserts that two values, or two nested lists of values, are equal."""
    __tracebackhide__ = True
    import numpy.testing

    numpy.testing.assert_equal(_to_host(actual), _to_host(desired), err_msg, verbose)


def assert_array_list_equal(
    xlist: Sequence[Any], ylist: Sequence[Any], err_msg: str = "", verbose: bool = True
) -> None:
    """Asserts that two lists hold equal arrays, pair by pair."""
    __tracebackhide__ = True
    for label, value in (("xlist", xlist), ("ylist", ylist)):
        if not isinstance(value, (list, tuple)):
            raise TypeError(f"`{label}` must be a list or a tuple of arrays, not {type(value).__name__}")
    if len(xlist) != len(ylist):
        raise AssertionError(f"the lists differ in length: {len(xlist)} and {len(ylist)}")
    for x, y in zip(xlist, ylist, strict=True):
        assert_array_equal(x, y, err_msg, verbose)
