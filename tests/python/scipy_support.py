"""Comparison of `gridstride.scipy` with SciPy."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from support import to_device


def on_host(value: Any) -> Any:
    """Arrays of the device, sparse ones too, as NumPy's."""
    if hasattr(value, "toarray"):
        value = value.toarray()
    return value.get() if hasattr(value, "get") and not isinstance(value, dict) else value


def close(actual: Any, expected: Any, tol: float, dtype: bool = True) -> None:
    """Asserts equal structure, shapes and dtypes, and values within `tol` of the greatest one."""
    __tracebackhide__ = True
    if isinstance(expected, (tuple, list)):
        assert len(actual) == len(expected)
        for a, e in zip(actual, expected, strict=True):
            close(a, e, tol, dtype)
        return
    actual, expected = np.asarray(on_host(actual)), np.asarray(on_host(expected))
    assert actual.shape == expected.shape
    if dtype:
        assert actual.dtype == expected.dtype
    if not expected.size:
        return
    if expected.dtype.kind in "fc" and expected.dtype.itemsize <= 8 and expected.dtype != np.float64:
        tol = max(tol, 1e-5)
    scale = max(
        1.0,
        float(np.abs(expected[np.isfinite(expected)], dtype=float).max(initial=0))
        if expected.dtype.kind != "c"
        else 1.0,
    )
    np.testing.assert_allclose(actual, expected, rtol=tol, atol=tol * scale)


def same_as(
    reference: Any, ours: Any, name: str, *args: Any, tol: float = 1e-12, dtype: bool = True, **kwargs: Any
) -> None:
    """Asserts that a function does what the reference's does: close results, or an error of the same class."""
    __tracebackhide__ = True
    try:
        expected = getattr(reference, name)(*args, **kwargs)
    except Exception as error:
        with pytest.raises(type(error)):
            getattr(ours, name)(*to_device(args), **to_device(kwargs))
        return
    close(getattr(ours, name)(*to_device(args), **to_device(kwargs)), expected, tol, dtype)
