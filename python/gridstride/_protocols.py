"""NumPy's dispatch: its ufuncs and functions, called with device arrays, run here."""

from __future__ import annotations

from gridstride import _core

TYPE_CHECKING = False  # importing typing takes longer than the rest of the package
if TYPE_CHECKING:
    from typing import Any


def array_ufunc(self: _core.ndarray, ufunc: Any, method: str, inputs: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """`ndarray.__array_ufunc__`."""
    if ufunc.__name__ in ("matmul", "matvec", "vecdot", "vecmat") and method == "__call__":
        return _product(ufunc.__name__, inputs, kwargs)
    own = getattr(_core.ufuncs, ufunc.__name__, None)
    if own is None:
        return NotImplemented
    import numpy

    # NumPy's scalars hand themselves over as arrays of rank 0 in comparisons; those are numbers, not host arrays.
    operands = [x[()] if isinstance(x, numpy.ndarray) and x.ndim == 0 else x for x in inputs]
    return (own if method == "__call__" else getattr(own, method))(*operands, **kwargs)


def _product(name: str, inputs: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """NumPy's ufuncs of vectors and matrices are functions here."""
    import gridstride

    if "out" in kwargs:
        (kwargs["out"],) = kwargs["out"]
    return getattr(gridstride, name)(*inputs, **kwargs)


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


def copied_to_host(self: _core.ndarray, dtype: Any = None, copy: bool | None = None) -> Any:
    """`ndarray.__array__` in programs written for numba.cuda. ValueError where NumPy asks for no copy."""
    if copy is False:
        raise ValueError("`copy=False` is not supported. A copy is always created.")
    host = self.get(order="A")
    return host if dtype is None else host.astype(dtype)


def ufunc_by_name(name: str) -> _core.ufunc:
    """What a pickled ufunc comes back as."""
    return getattr(_core.ufuncs, name)


def array_from_host(host: Any) -> _core.ndarray:
    """What a pickled array comes back as."""
    return _core.asarray(host)
