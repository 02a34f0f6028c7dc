"""What the tests share: random inputs and comparison with NumPy."""

from __future__ import annotations

import subprocess
import sys
import textwrap

import numpy as np

BOOL = ["bool"]
SIGNED = ["int8", "int16", "int32", "int64"]
UNSIGNED = ["uint8", "uint16", "uint32", "uint64"]
FLOAT = ["float16", "float32", "float64"]
COMPLEX = ["complex64", "complex128"]
INTEGER = SIGNED + UNSIGNED
REAL = BOOL + INTEGER + FLOAT
ALL = REAL + COMPLEX

# Where random inputs must be kept for a function to be defined on them.
UFUNC_DOMAIN = {
    "arccos": (-1, 1),
    "arcsin": (-1, 1),
    "arctanh": (-0.99, 0.99),
    "arccosh": (1, 50),
    "log": (0.01, 50),
    "log2": (0.01, 50),
    "log10": (0.01, 50),
    "log1p": (-0.9, 50),
    "sqrt": (0, 50),
    "gcd": (-60, 60),
    "lcm": (-60, 60),
    "left_shift": (0, 6),
    "right_shift": (0, 6),
    "ldexp": (-6, 6),
    "power": (0, 5),
    "float_power": (0.1, 5),
    "spacing": (0.01, 50),  # of a negative float16 NumPy gives a positive spacing, of other floats a negative one
}
# Functions that NumPy itself rounds: errors of both sides, in units in the last place.
EXACT_UFUNCS = {
    "add", "subtract", "multiply", "divide", "floor_divide", "remainder", "fmod", "divmod", "negative",
    "positive", "absolute", "fabs", "sign", "square", "reciprocal", "conjugate", "maximum", "minimum", "fmax",
    "fmin", "floor", "ceil", "trunc", "rint", "sqrt", "copysign", "nextafter", "spacing", "heaviside", "modf",
    "frexp", "ldexp", "signbit", "isnan", "isinf", "isfinite", "gcd", "lcm", "invert", "bitwise_and",
    "bitwise_or", "bitwise_xor", "left_shift", "right_shift", "logical_and", "logical_or", "logical_xor",
    "logical_not", "equal", "not_equal", "less", "less_equal", "greater", "greater_equal", "bitwise_count",
}  # fmt: skip
# How far results of a dtype may lie from NumPy's, by its letter.
UFUNC_RTOL = {"e": 2e-3, "f": 1e-6, "d": 4e-15, "F": 4e-6, "D": 2e-14}


def random_array(rng: np.random.Generator, shape, dtype, low: float | None = None, high: float | None = None):
    """Random values of a dtype; floats in [low, high), integers over their whole range where no bounds are given."""
    dtype = np.dtype(dtype)
    if dtype.kind == "b":
        return rng.integers(0, 2, shape).astype(bool)
    if dtype.kind in "iu":
        limits = np.iinfo(dtype)
        lo = limits.min if low is None else max(int(low), limits.min)
        hi = limits.max if high is None else min(int(high), limits.max)
        return rng.integers(lo, hi, shape, dtype=dtype, endpoint=True)
    lo = -4.0 if low is None else low
    hi = 4.0 if high is None else high
    if dtype.kind == "c":
        return (rng.uniform(lo, hi, shape) + 1j * rng.uniform(lo, hi, shape)).astype(dtype)
    return rng.uniform(lo, hi, shape).astype(dtype)


def same(actual, expected, *, rtol: float = 0, atol: float = 0, strict_dtype: bool = True) -> None:
    """Asserts shape, dtype and values; bit for bit (but for the bits of NaN) unless tolerances are given."""
    __tracebackhide__ = True
    actual = actual.get() if hasattr(actual, "get") else actual
    actual, expected = np.asarray(actual), np.asarray(expected)
    assert actual.shape == expected.shape, f"shape {actual.shape}, expected {expected.shape}"
    if strict_dtype:
        assert actual.dtype == expected.dtype, f"dtype {actual.dtype}, expected {expected.dtype}"
    if rtol or atol:
        np.testing.assert_allclose(actual, expected, rtol=rtol, atol=atol)
        return
    np.testing.assert_array_equal(actual, expected)
    if actual.dtype.kind == "f":
        numbers = ~np.isnan(expected)
        np.testing.assert_array_equal(np.signbit(actual)[numbers], np.signbit(expected)[numbers], "sign of zero")


def strided(rng: np.random.Generator, shape, dtype, **limits):
    """A random array in a random layout, on the host and on the device: axes in some order in memory, steps of several
    elements, backwards."""
    import gridstride as gs

    shape = tuple(shape)
    order = [int(axis) for axis in rng.permutation(len(shape))]
    steps = [int(rng.choice([1, 1, 2, -1])) for _ in shape]
    base = random_array(rng, [shape[k] * abs(steps[k]) for k in order], dtype, **limits)
    axes = [order.index(k) for k in range(len(shape))]
    key = (*(slice(None, None, step) for step in steps), Ellipsis)
    return base.transpose(axes)[key], gs.asarray(base).transpose(axes)[key]


def run_program(source: str, *, timeout: float = 60, env: dict[str, str] | None = None) -> subprocess.CompletedProcess:
    """Runs a program in a fresh interpreter, with the paths of this one."""
    import os

    full = dict(os.environ)
    full["PYTHONPATH"] = os.pathsep.join(p for p in sys.path if p)
    full.update(env or {})
    return subprocess.run(
        [sys.executable, "-c", textwrap.dedent(source)],
        capture_output=True,
        text=True,
        timeout=timeout,
        env=full,
        check=False,
    )


def to_device(value):
    """NumPy arrays in a value, or in tuples, lists and dicts of it, as arrays of the device."""
    import gridstride as gs

    if isinstance(value, np.ndarray):
        return gs.asarray(value)
    if isinstance(value, (list, tuple)):
        return type(value)(to_device(v) for v in value)
    if isinstance(value, dict):
        return {k: to_device(v) for k, v in value.items()}
    return value


def _same_structure(actual, expected, rtol: float) -> None:
    __tracebackhide__ = True
    if isinstance(expected, (list, tuple)):
        assert len(actual) == len(expected), f"{len(actual)} results, expected {len(expected)}"
        for a, e in zip(actual, expected, strict=True):
            _same_structure(a, e, rtol)
        return
    same(actual, expected, rtol=rtol, atol=rtol)


def agree(name: str, *args, rtol: float = 0, **kwargs) -> None:
    """Asserts that a function of gridstride does what NumPy's does: same results, or an error of the same class."""
    import gridstride as gs

    __tracebackhide__ = True
    theirs, ours = np, gs
    for part in name.split("."):
        theirs, ours = getattr(theirs, part), getattr(ours, part)
    try:
        expected = theirs(*args, **kwargs)
    except Exception as error:
        import pytest

        kinds = tuple(k for k in (ValueError, IndexError, TypeError, ZeroDivisionError) if isinstance(error, k))
        with pytest.raises(kinds or type(error)):
            ours(*to_device(args), **to_device(kwargs))
        return
    _same_structure(ours(*to_device(args), **to_device(kwargs)), expected, rtol)
