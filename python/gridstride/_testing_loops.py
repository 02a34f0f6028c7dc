"""Decorators of tests: for many dtypes, and with NumPy and Gridstride compared."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Sequence
from typing import Any

import gridstride as gs

__all__ = [
    "for_CF_orders",
    "for_all_dtypes",
    "for_all_dtypes_combination",
    "for_complex_dtypes",
    "for_contiguous_axes",
    "for_dtypes",
    "for_dtypes_combination",
    "for_float_dtypes",
    "for_int_dtypes",
    "for_int_dtypes_combination",
    "for_orders",
    "for_signed_dtypes",
    "for_signed_dtypes_combination",
    "for_unsigned_dtypes",
    "for_unsigned_dtypes_combination",
    "numpy_cupy_allclose",
    "numpy_cupy_array_almost_equal",
    "numpy_cupy_array_almost_equal_nulp",
    "numpy_cupy_array_equal",
    "numpy_cupy_array_less",
    "numpy_cupy_array_list_equal",
    "numpy_cupy_array_max_ulp",
    "numpy_cupy_equal",
    "numpy_cupy_raises",
]

_SIGNED = ("int8", "int16", "int32", "int64")
_UNSIGNED = ("uint8", "uint16", "uint32", "uint64")
_FLOAT = ("float64", "float32", "float16")
_COMPLEX = ("complex64", "complex128")


def _types(names: Sequence[str]) -> list[Any]:
    import numpy

    return [getattr(numpy, name + "_" if name == "bool" else name) for name in names]


def _loop(values: Sequence[Any], name: str) -> Callable[[Any], Any]:
    """A decorator that calls a test with each value of an argument and says which one failed."""

    def decorate(function: Any) -> Any:
        @functools.wraps(function)
        def run(*args: Any, **kwargs: Any) -> None:
            for value in values:
                try:
                    function(*args, **{**kwargs, name: value})
                except Exception as error:
                    error.add_note(f"{name} = {value}") if hasattr(error, "add_note") else None
                    raise

        # pytest must not take the argument for a fixture.
        import inspect

        signature = inspect.signature(function)
        run.__signature__ = signature.replace(  # type: ignore[attr-defined]
            parameters=[p for p in signature.parameters.values() if p.name != name]
        )
        return run

    return decorate


def for_dtypes(dtypes: Sequence[Any], name: str = "dtype") -> Callable[[Any], Any]:
    """Calls the test with each of these dtypes."""
    return _loop(list(dtypes), name)


def _all(no_float16: bool, no_bool: bool, no_complex: bool) -> list[Any]:
    names = [n for n in _FLOAT if not (no_float16 and n == "float16")] + list(_SIGNED) + list(_UNSIGNED)
    return _types(names + ([] if no_bool else ["bool"]) + ([] if no_complex else list(_COMPLEX)))


def for_all_dtypes(
    name: str = "dtype", no_float16: bool = False, no_bool: bool = False, no_complex: bool = False
) -> Callable[[Any], Any]:
    """Calls the test with each dtype."""
    return for_dtypes(_all(no_float16, no_bool, no_complex), name)


def for_float_dtypes(name: str = "dtype", no_float16: bool = False) -> Callable[[Any], Any]:
    """Calls the test with each floating dtype."""
    return for_dtypes(_types([n for n in _FLOAT if not (no_float16 and n == "float16")]), name)


def for_signed_dtypes(name: str = "dtype") -> Callable[[Any], Any]:
    """Calls the test with each dtype of signed integers."""
    return for_dtypes(_types(_SIGNED), name)


def for_unsigned_dtypes(name: str = "dtype") -> Callable[[Any], Any]:
    """Calls the test with each dtype of unsigned integers."""
    return for_dtypes(_types(_UNSIGNED), name)


def _integers(no_bool: bool) -> list[Any]:
    return _types([*_SIGNED, *_UNSIGNED, *([] if no_bool else ["bool"])])


def for_int_dtypes(name: str = "dtype", no_bool: bool = False) -> Callable[[Any], Any]:
    """Calls the test with each dtype of integers and bool."""
    return for_dtypes(_integers(no_bool), name)


def for_complex_dtypes(name: str = "dtype") -> Callable[[Any], Any]:
    """Calls the test with each complex dtype."""
    return for_dtypes(_types(_COMPLEX), name)


def for_dtypes_combination(
    types: Sequence[Any], names: Sequence[str] = ("dtype",), full: bool | None = None
) -> Callable[[Any], Any]:
    """Calls the test with all combinations of dtypes; unless `full`, with each pair of neighbours in a round."""
    values = list(types)
    if full:
        rows = list(itertools.product(values, repeat=len(names)))
    else:
        rows = [
            tuple(values[(i + k * shift) % len(values)] for k in range(len(names)))
            for shift in range(min(2, len(values)))
            for i in range(len(values))
        ]

    def decorate(function: Any) -> Any:
        import inspect

        @functools.wraps(function)
        def run(*args: Any, **kwargs: Any) -> None:
            for row in dict.fromkeys(rows):
                function(*args, **kwargs, **dict(zip(names, row, strict=True)))

        signature = inspect.signature(function)
        run.__signature__ = signature.replace(  # type: ignore[attr-defined]
            parameters=[p for p in signature.parameters.values() if p.name not in names]
        )
        return run

    return decorate


def for_all_dtypes_combination(
    names: Sequence[str] = ("dtyes",),
    no_float16: bool = False,
    no_bool: bool = False,
    full: bool | None = None,
    no_complex: bool = False,
) -> Callable[[Any], Any]:
    """Calls the test with combinations of all dtypes."""
    return for_dtypes_combination(_all(no_float16, no_bool, no_complex), names, full)


def for_signed_dtypes_combination(names: Sequence[str] = ("dtype",), full: bool | None = None) -> Callable[[Any], Any]:
    """Calls the test with combinations of dtypes of signed integers."""
    return for_dtypes_combination(_types(_SIGNED), names, full)


def for_unsigned_dtypes_combination(
    names: Sequence[str] = ("dtype",), full: bool | None = None
) -> Callable[[Any], Any]:
    """Calls the test with combinations of dtypes of unsigned integers."""
    return for_dtypes_combination(_types(_UNSIGNED), names, full)


def for_int_dtypes_combination(
    names: Sequence[str] = ("dtype",), no_bool: bool = False, full: bool | None = None
) -> Callable[[Any], Any]:
    """Calls the test with combinations of dtypes of integers and bool."""
    return for_dtypes_combination(_integers(no_bool), names, full)


def for_orders(orders: Sequence[Any], name: str = "order") -> Callable[[Any], Any]:
    """Calls the test with each memory order."""
    return _loop(list(orders), name)


def for_CF_orders(name: str = "order") -> Callable[[Any], Any]:
    """Calls the test with C and Fortran order."""
    return for_orders([None, "C", "F", "c", "f"], name)


def for_contiguous_axes(name: str = "axis") -> Callable[[Any], Any]:
    """Calls a method with each run of axes that lie together in memory, by the attributes `shape` and `order`."""

    def decorate(function: Any) -> Any:
        @functools.wraps(function)
        def run(self: Any, *args: Any, **kwargs: Any) -> None:
            rank = len(self.shape)
            fortran = str(getattr(self, "order", "C")).upper() == "F"
            for i in range(rank):
                axes = tuple(range(i + 1)) if fortran else tuple(range(rank - 1 - i, rank))
                function(self, *args, **{**kwargs, name: axes})

        return run

    return decorate


def _outcomes(function: Any, args: Any, kwargs: Any, name: str, accept: Any) -> tuple[Any, Any]:
    """What a test gives for Gridstride and for NumPy; AssertionError where only one raises."""
    import numpy

    results: list[Any] = []
    for module in (gs, numpy):
        try:
            results.append((function(*args, **{**kwargs, name: module}), None))
        except Exception as error:
            results.append((None, error))
    (ours, our_error), (theirs, their_error) = results
    if our_error is None and their_error is None:
        return ours, theirs
    accepted = Exception if accept is True else accept or ()
    if our_error is not None and their_error is not None and isinstance(their_error, accepted):
        if not isinstance(our_error, (type(their_error), *type(their_error).__mro__[:-3])):
            raise AssertionError(f"different errors: {our_error!r}, NumPy raises {their_error!r}") from our_error
        return None, None
    if our_error is not None:
        raise our_error
    raise AssertionError(f"NumPy raises {their_error!r}, gridstride raises nothing")


def _comparison(
    check: Callable[[Any, Any], None],
    name: str,
    type_check: bool,
    accept_error: Any,
) -> Callable[[Any], Any]:
    def decorate(function: Any) -> Any:
        import inspect

        @functools.wraps(function)
        def run(*args: Any, **kwargs: Any) -> None:
            ours, theirs = _outcomes(function, args, kwargs, name, accept_error)
            if ours is None and theirs is None:
                return
            pairs = zip(ours, theirs, strict=True) if isinstance(theirs, (tuple, list)) else [(ours, theirs)]
            for x, y in pairs:
                if type_check and getattr(x, "dtype", None) != getattr(y, "dtype", None):
                    raise AssertionError(f"dtype {getattr(x, 'dtype', None)}, NumPy's is {getattr(y, 'dtype', None)}")
                check(x, y)

        signature = inspect.signature(function)
        run.__signature__ = signature.replace(  # type: ignore[attr-defined]
            parameters=[p for p in signature.parameters.values() if p.name != name]
        )
        return run

    return decorate


def numpy_cupy_allclose(
    rtol: float = 1e-7,
    atol: float = 0,
    err_msg: str = "",
    verbose: bool = True,
    name: str = "xp",
    type_check: bool = True,
    accept_error: Any = False,
    **unused: Any,
) -> Callable[[Any], Any]:
    """Asserts that a test gives results that are close with NumPy and Gridstride as the module `name`."""
    from gridstride import testing

    def check(x: Any, y: Any) -> None:
        testing.assert_allclose(x, y, rtol, atol, err_msg=err_msg, verbose=verbose)

    return _comparison(check, name, type_check, accept_error)


def _simple(assertion: str, doc: str) -> Any:
    def make(
        *options: Any, name: str = "xp", type_check: bool = True, accept_error: Any = False, **keywords: Any
    ) -> Callable[[Any], Any]:
        from gridstride import testing

        for unused in ("sp_name", "scipy_name", "strides_check", "contiguous_check"):
            keywords.pop(unused, None)

        def check(x: Any, y: Any) -> None:
            getattr(testing, assertion)(x, y, *options, **keywords)

        return _comparison(check, name, type_check, accept_error)

    make.__doc__ = doc
    return make


numpy_cupy_array_almost_equal = _simple(
    "assert_array_almost_equal", "Asserts that a test gives equal results to some decimals with both modules."
)
numpy_cupy_array_almost_equal_nulp = _simple(
    "assert_array_almost_equal_nulp", "Asserts that a test gives results a few units in the last place apart."
)
numpy_cupy_array_max_ulp = _simple(
    "assert_array_max_ulp", "Asserts that a test gives results a few units in the last place apart."
)
numpy_cupy_array_equal = _simple("assert_array_equal", "Asserts that a test gives equal arrays with both modules.")
numpy_cupy_array_less = _simple("assert_array_less", "Asserts that Gridstride's result is less than NumPy's.")
numpy_cupy_array_list_equal = _simple("assert_array_equal", "Asserts that a test gives lists of equal arrays.")


def numpy_cupy_equal(name: str = "xp", **unused: Any) -> Callable[[Any], Any]:
    """Asserts that a test gives equal objects with both modules."""

    def check(x: Any, y: Any) -> None:
        if x != y:
            raise AssertionError(f"{x!r} with gridstride, {y!r} with NumPy")

    return _comparison(check, name, False, False)


def numpy_cupy_raises(name: str = "xp", accept_error: Any = Exception, **unused: Any) -> Callable[[Any], Any]:
    """Asserts that a test raises an error of the same class with both modules."""

    def decorate(function: Any) -> Any:
        import inspect

        @functools.wraps(function)
        def run(*args: Any, **kwargs: Any) -> None:
            ours, theirs = _outcomes(function, args, kwargs, name, accept_error)
            if ours is not None or theirs is not None:
                raise AssertionError("neither NumPy nor gridstride raises an error")

        signature = inspect.signature(function)
        run.__signature__ = signature.replace(  # type: ignore[attr-defined]
            parameters=[p for p in signature.parameters.values() if p.name != name]
        )
        return run

    return decorate
