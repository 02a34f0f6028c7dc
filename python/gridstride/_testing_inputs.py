"""Inputs of tests: arrays of a shape, parameters, conditions of the environment."""

from __future__ import annotations

import contextlib
import itertools
import unittest.mock
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import gridstride as gs

__all__ = [
    "AssertFunctionIsCalled",
    "assert_warns",
    "fix_random",
    "generate_matrix",
    "generate_seed",
    "installed",
    "multi_gpu",
    "numpy_satisfies",
    "parameterize",
    "product",
    "product_dict",
    "shaped_arange",
    "shaped_linspace",
    "shaped_random",
    "shaped_reverse_arange",
    "shaped_sparse_random",
    "slow",
    "with_requires",
]


def _shaped(values: Any, shape: Any, xp: Any, dtype: Any, order: str) -> Any:
    import numpy

    if numpy.dtype(dtype).kind == "b":
        values = values % 2 == 0
    elif numpy.dtype(dtype).kind == "c":
        values = values + values * 1j
    return xp.array(values.astype(dtype).reshape(shape), order=order)


def shaped_arange(shape: Any, xp: Any = gs, dtype: Any = "float32", order: str = "C") -> Any:
    """1, 2, 3, ... in a shape."""
    import numpy

    return _shaped(numpy.arange(1, int(numpy.prod(shape)) + 1, 1), shape, xp, dtype, order)


def shaped_reverse_arange(shape: Any, xp: Any = gs, dtype: Any = "float32", order: str = "C") -> Any:
    """..., 3, 2, 1 in a shape."""
    import numpy

    return _shaped(numpy.arange(int(numpy.prod(shape)), 0, -1), shape, xp, dtype, order)


def shaped_linspace(start: Any, stop: Any, shape: Any, xp: Any = gs, dtype: Any = "float32", order: str = "C") -> Any:
    """Evenly spaced numbers in a shape."""
    import numpy

    size = int(numpy.prod(shape))
    if numpy.dtype(dtype).kind == "b":
        return xp.array((numpy.arange(size) % 2).astype(dtype).reshape(shape), order=order)
    return xp.array(numpy.linspace(start, stop, size, dtype=dtype).reshape(shape), order=order)


def shaped_random(
    shape: Any, xp: Any = gs, dtype: Any = "float32", scale: float = 10, seed: int = 0, order: str = "C"
) -> Any:
    """Random numbers in [0, scale), the same for the same seed."""
    import numpy

    rng, kind = numpy.random.RandomState(seed), numpy.dtype(dtype)
    if kind.kind == "b":
        values = rng.randint(2, size=shape)
    elif kind.kind == "c":
        values = rng.rand(*shape) * scale + 1j * rng.rand(*shape) * scale
    else:
        values = rng.rand(*shape) * scale
    host: Any = numpy.array(values, kind, order=order)  # type: ignore[call-overload]
    return xp.asarray(host)


def shaped_sparse_random(*args: Any, **kwargs: Any) -> Any:
    """Not there: there are no sparse arrays."""
    raise NotImplementedError("gridstride has no sparse arrays; use shaped_random and set elements to zero")


def generate_matrix(shape: Any, xp: Any = gs, dtype: Any = "float32", *, singular_values: Any) -> Any:
    """Matrices with these singular values."""
    import numpy

    if len(shape) <= 1:
        raise ValueError(f"shape {shape} is invalid for matrices: too few axes")
    kind = numpy.dtype(dtype)
    rng = numpy.random.RandomState(0)
    a = rng.standard_normal(shape)
    if kind.kind == "c":
        a = a + 1j * rng.standard_normal(shape)
    u, s, vh = numpy.linalg.svd(a, full_matrices=False)
    s = numpy.broadcast_to(numpy.asarray(singular_values, float), s.shape)
    return xp.asarray(numpy.einsum("...ik,...k,...kj->...ij", u, s, vh).astype(kind))


def generate_seed() -> int:
    """A random seed that `fix_random` keeps the same."""
    import numpy

    return int(numpy.random.randint(0x7FFFFFFF))


def fix_random() -> Callable[[Any], Any]:
    """A decorator: NumPy's random numbers and the device's are the same in each run of a test or of a class's tests."""

    def fixed(function: Any) -> Any:
        import functools

        @functools.wraps(function)
        def run(*args: Any, **kwargs: Any) -> Any:
            import random

            import numpy

            states = random.getstate(), numpy.random.get_state(), gs.random.get_random_state().get_state()
            random.seed(0)
            numpy.random.seed(0)
            gs.random.seed(0)
            try:
                return function(*args, **kwargs)
            finally:
                random.setstate(states[0])
                numpy.random.set_state(states[1])
                gs.random.get_random_state().set_state(states[2])

        return run

    def decorate(target: Any) -> Any:
        if not isinstance(target, type):
            return fixed(target)
        for name in dir(target):
            if name.startswith("test"):
                setattr(target, name, fixed(getattr(target, name)))
        return target

    return decorate


class AssertFunctionIsCalled:
    """A context that replaces a function by a mock; AssertionError where that was not called `times_called` times."""

    def __init__(self, mock_mod: Any, times_called: int = 1, **kwargs: Any) -> None:
        self.times_called = times_called
        self._patch = unittest.mock.patch(mock_mod, **kwargs)

    def __enter__(self) -> Any:
        self._handle = self._patch.__enter__()
        return self._handle

    def __exit__(self, *exc: Any) -> Any:
        if exc[0] is None and self._handle.call_count != self.times_called:
            self._patch.__exit__(*exc)
            raise AssertionError(f"called {self._handle.call_count} times, expected {self.times_called}")
        return self._patch.__exit__(*exc)


@contextlib.contextmanager
def assert_warns(expected: type[Warning]) -> Iterator[None]:
    """Asserts that a warning of a class is given."""
    import warnings

    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        yield
    if not any(issubclass(w.category, expected) for w in caught):
        raise AssertionError(f"{expected.__name__} not triggered; given were {[w.category.__name__ for w in caught]}")


def installed(*specifiers: str) -> bool:
    """Whether packages are installed, in versions such as "numpy>=2.0"."""
    import importlib.metadata
    import operator
    import re

    compare = {
        ">=": operator.ge,
        "<=": operator.le,
        ">": operator.gt,
        "<": operator.lt,
        "==": operator.eq,
        "!=": operator.ne,
    }

    def numbers(version: str) -> list[int]:
        return [int(n) for n in re.findall(r"\d+", version.split("+")[0])[:3]]

    for specifier in specifiers:
        name, *conditions = re.split(r"(?=[<>=!])", specifier, maxsplit=1)
        try:
            found = importlib.metadata.version(name.strip())
        except importlib.metadata.PackageNotFoundError:
            return False
        for condition in conditions[0].split(",") if conditions else []:
            match = re.match(r"\s*([<>=!]=?)\s*([\w.]+)", condition)
            if match and not compare[match[1]](numbers(found), numbers(match[2])):
                return False
    return True


def numpy_satisfies(version_range: str) -> bool:
    """Whether NumPy's version is in a range such as ">=2.0"."""
    return installed(f"numpy{version_range}")


def with_requires(*requirements: str) -> Any:
    """Skips a test where packages are missing."""
    import pytest

    return pytest.mark.skipif(not installed(*requirements), reason=f"requires {', '.join(requirements)}")


def multi_gpu(gpu_num: int) -> Any:
    """Skips a test where there are fewer devices."""
    import pytest

    from gridstride import cuda

    return pytest.mark.skipif(cuda.device_count() < gpu_num, reason=f"only {gpu_num} or more devices")


def slow(test: Any) -> Any:
    """Marks a test that takes long."""
    import pytest

    return pytest.mark.slow(test)


def product(parameter: dict[str, Sequence[Any]]) -> list[dict[str, Any]]:
    """All combinations of values of named lists."""
    keys = sorted(parameter)
    return [dict(zip(keys, values, strict=True)) for values in itertools.product(*(parameter[k] for k in keys))]


def product_dict(*parameters: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """All combinations of one dictionary of each list, joined."""
    return [{k: v for part in parts for k, v in part.items()} for parts in itertools.product(*parameters)]


def parameterize(*params: dict[str, Any], _ids: bool = True) -> Callable[[type], type]:
    """A decorator of test classes: each test runs with the attributes of each dictionary."""
    import pytest

    @pytest.fixture(params=params, autouse=True, ids=[str(p) for p in params] if _ids else None)
    def _parameters(self: Any, request: Any) -> None:
        for name, value in request.param.items():
            setattr(self, name, value)

    def decorate(cls: type) -> type:
        cls._gridstride_parameters = _parameters  # type: ignore[attr-defined]
        return cls

    return decorate
