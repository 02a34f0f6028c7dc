"""`cuda.jit`."""

from __future__ import annotations

from gridstride._core import Dispatcher, UnsupportedError
from gridstride.cuda._dispatcher import make_kernel, to_signature
from gridstride.cuda.types import Signature, Type, Void

TYPE_CHECKING = False  # importing typing takes longer than the rest of the package
if TYPE_CHECKING:
    from typing import Any

_FunctionType = type(lambda: 0)
_OLD = {"argtypes": "a signature", "restype": "a signature", "bind": "nothing: kernels need no binding"}


class DeviceFunction:
    """A function that kernels call: it has no launch of its own."""

    def __init__(self, py_func: Any, options: dict[str, Any] | None = None) -> None:
        self.py_func = py_func
        self.targetoptions = {"device": True, **(options or {})}
        for name in ("__module__", "__name__", "__qualname__", "__doc__"):
            setattr(self, name, getattr(py_func, name))
        self.__wrapped__ = py_func

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        raise RuntimeError(
            f"'{self.py_func.__name__}' is a device function: kernels call it; its py_func runs it as Python"
        )

    def __getitem__(self, configuration: Any) -> Any:
        raise RuntimeError(
            f"'{self.py_func.__name__}' is a device function and cannot be launched; launch a kernel that calls it"
        )

    def __reduce__(self) -> Any:
        return (DeviceFunction, (self.py_func, self.targetoptions))

    def __repr__(self) -> str:
        return f"<device function '{self.py_func.__qualname__}'>"


def jit(
    func_or_sig: Any = None,
    device: bool = False,
    inline: str | bool = "never",
    forceinline: bool = False,
    link: Any = (),
    debug: bool | None = None,
    opt: bool | None = None,
    lineinfo: bool = False,
    cache: bool = False,
    launch_bounds: Any = None,
    lto: bool | None = None,
    shared_memory_carveout: Any = None,
    *,
    fma: bool = True,
    boundscheck: bool | None = None,
    fastmath: Any = False,
    max_registers: int | None = None,
    extensions: Any = (),
    **old: Any,
) -> Any:
    """Makes a kernel of a function: ``kernel[blocks, threads](arguments)`` launches it.

    A kernel is compiled at its first launch, for the types of its arguments. Accesses outside an array touch nothing.

    Args:
        func_or_sig: the function; or signatures to compile for at once: ``"void(float32[:], int64)"``,
            ``types.void(types.float32[:])``, a tuple of types, or a list of such. The kernel takes no other arguments
            then; numbers are cast.
        device: a function that kernels call instead of a kernel.
        debug: faults are reported at the next synchronisation: accesses outside an array (IndexError) and division by
            zero. GRIDSTRIDE_DEBUG=1 turns it on everywhere. `assert` and `raise` are reported without it, too.
        fma: contract ``a * b + c`` into one rounding.
        boundscheck: False leaves the checks of accesses out; such an access is undefined then.
        opt, fastmath, lineinfo, cache, inline, forceinline, max_registers, launch_bounds, lto,
        shared_memory_carveout, extensions: accepted; code is always optimised, cached and inlined, has its lines, and
            mathematical functions keep their accuracy.
        link: must be empty: kernels take no object code.

    Raises:
        TypeError, ValueError: a bad signature or option. UnsupportedError: object code to link.
    """
    for name in old:
        if name in _OLD:
            raise TypeError(f"cuda.jit takes no {name}=; give {_OLD[name]}")
        raise TypeError(f"cuda.jit got an unexpected keyword argument {name!r}")
    if debug and boundscheck is False:
        raise ValueError("boundscheck=False contradicts debug=True, which reports accesses outside an array")
    if link:
        raise UnsupportedError(
            "link= names object code or CUDA C++ to link, which kernels do not take; write the functions in Python and "
            "decorate them with @cuda.jit(device=True)"
        )
    if isinstance(inline, str) and inline not in ("never", "always"):
        raise ValueError(f"inline must be 'never', 'always' or a bool, not {inline!r}")
    options = {
        "debug": bool(debug),
        "opt": opt is not False,
        "lineinfo": bool(lineinfo),
        "fastmath": fastmath,
        "boundscheck": boundscheck is not False,
        "fma": fma,
        "max_registers": max_registers,
        "launch_bounds": launch_bounds,
        "cache": bool(cache),
        "extensions": extensions,
    }
    if isinstance(func_or_sig, Dispatcher):
        func_or_sig = func_or_sig.py_func  # type: ignore[attr-defined]

    signatures: tuple[Signature, ...] = ()
    if func_or_sig is not None and not isinstance(func_or_sig, _FunctionType):
        if not isinstance(func_or_sig, (str, list, tuple, Signature)):
            if isinstance(func_or_sig, Type) or not callable(func_or_sig):
                to_signature(func_or_sig)
            raise TypeError(f"cuda.jit makes a kernel of a Python function, not of {type(func_or_sig).__name__}")
        given = func_or_sig if isinstance(func_or_sig, list) else [func_or_sig]
        signatures = tuple(to_signature(each) for each in given)
        for each, signature in zip(given, signatures, strict=True):
            if not device and not isinstance(signature.return_type, (Void, type(None))):
                raise TypeError(
                    f"CUDA kernel must have void return type: a kernel returns nothing, so its signature starts with "
                    f"void, not {signature.return_type} ({each!r})"
                )

    def decorate(function: Any) -> Any:
        function = getattr(function, "py_func", function)
        if not isinstance(function, _FunctionType):
            raise TypeError(f"cuda.jit makes a kernel of a Python function, not of {type(function).__name__}")
        if device:
            return DeviceFunction(function, options)
        return make_kernel(function, signatures, options)

    return decorate(func_or_sig) if isinstance(func_or_sig, _FunctionType) else decorate


def declare_device(name: str, sig: Any, link: Any = None, use_cooperative: bool = False, abi: str = "numba") -> Any:
    """Numba's way to call functions of linked object code; kernels take none. Raises UnsupportedError."""
    raise UnsupportedError(
        f"declare_device({name!r}) names a function in object code, which kernels do not take; write it in Python and "
        "decorate it with @cuda.jit(device=True)"
    )
