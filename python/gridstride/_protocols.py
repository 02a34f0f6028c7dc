"""NumPy's dispatch: its ufuncs and functions, called with device arrays, run here."""

from __future__ import annotations

from typing import Any

from gridstride import _core


def array_ufunc(self: _core.ndarray, ufunc: Any, method: str, inputs: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """`ndarray.__array_ufunc__`."""
    own = getattr(_core.ufuncs, ufunc.__name__, None)
    if own is None or method not in ("__call__", "reduce", "outer"):
        return NotImplemented
    return (own if method == "__call__" else getattr(own, method))(*inputs, **kwargs)


def array_function(self: _core.ndarray, func: Any, types: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """`ndarray.__array_function__`."""
    import gridstride

    target: Any = gridstride
    for part in func.__module__.split(".")[1:]:
        target = getattr(target, part, None)
    own = getattr(target, func.__name__, None)
    if own is None or own is func or not callable(own):
        return NotImplemented
    return own(*args, **kwargs)
