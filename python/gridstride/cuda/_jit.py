"""`cuda.jit`."""

from __future__ import annotations

from gridstride._core import Dispatcher, dtype_of

TYPE_CHECKING = False  # importing typing takes longer than the rest of the package
if TYPE_CHECKING:
    from typing import Any

_FunctionType = type(lambda: 0)
_ALIASES = {
    "void": None,
    "boolean": "bool",
    "b1": "bool",
    "i1": "int8",
    "i2": "int16",
    "i4": "int32",
    "i8": "int64",
    "u1": "uint8",
    "u2": "uint16",
    "u4": "uint32",
    "u8": "uint64",
    "f2": "float16",
    "f4": "float32",
    "f8": "float64",
    "c8": "complex64",
    "c16": "complex128",
    "intp": "int64",
    "uintp": "uint64",
}


def _wrap(wrapper: Any, function: Any) -> None:
    """Gives the wrapper the function's name, documentation and place."""
    for name in ("__module__", "__name__", "__qualname__", "__doc__"):
        setattr(wrapper, name, getattr(function, name))
    wrapper.__wrapped__ = function


class DeviceFunction:
    """A function that kernels call: it has no launch of its own."""

    def __init__(self, py_func: Any) -> None:
        self.py_func = py_func
        _wrap(self, py_func)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        raise RuntimeError(
            f"'{self.py_func.__name__}' is a device function: kernels call it; its py_func runs it as Python"
        )

    def __repr__(self) -> str:
        return f"<device function '{self.py_func.__qualname__}'>"


def jit(
    func_or_sig: Any = None,
    *,
    device: bool = False,
    debug: bool | None = None,
    fma: bool = True,
    boundscheck: bool | None = None,
    opt: bool | None = None,
    fastmath: bool = False,
    lineinfo: bool = False,
    cache: bool = False,
    inline: str | bool = "never",
    max_registers: int | None = None,
    launch_bounds: Any = None,
) -> Any:
    """Makes a kernel of a function: ``kernel[blocks, threads](arguments)`` launches it.

    A kernel is compiled at its first launch, for the types of its arguments. Accesses outside an array touch nothing.

    Args:
        func_or_sig: the function; or signatures to compile for at once: ``"void(float32[:], int64)"``, a list of such.
        device: a function that kernels call instead of a kernel.
        debug: faults are reported at the next synchronisation: accesses outside an array (IndexError), division by
            zero, `assert` and `raise`. GRIDSTRIDE_DEBUG=1 turns it on everywhere.
        fma: contract ``a * b + c`` into one rounding.
        boundscheck: False leaves the checks of accesses out; such an access is undefined then.
        opt, fastmath, lineinfo, cache, inline, max_registers, launch_bounds: accepted; code is always optimised, cached
            and inlined, and mathematical functions keep their accuracy.
    """
    if debug and boundscheck is False:
        raise ValueError("boundscheck=False contradicts debug=True, which reports accesses outside an array")
    if isinstance(func_or_sig, Dispatcher):
        func_or_sig = func_or_sig.py_func  # type: ignore[attr-defined]

    signatures: list[list[tuple[str, int, str]]] = []
    if func_or_sig is not None and not isinstance(func_or_sig, _FunctionType):
        texts = func_or_sig if isinstance(func_or_sig, list) else [func_or_sig]
        signatures = [_parse_signature(text, device) for text in texts]

    def decorate(function: Any) -> Any:
        function = getattr(function, "py_func", function)
        if not isinstance(function, _FunctionType):
            raise TypeError(f"cuda.jit makes a kernel of a Python function, not of {type(function).__name__}")
        if device:
            return DeviceFunction(function)
        kernel: Any = Dispatcher(
            debug=bool(debug), boundscheck=boundscheck is not False, fma=fma, signatures=tuple(signatures)
        )
        kernel.py_func = function
        _wrap(kernel, function)
        if signatures:
            kernel.compile_declared()
        return kernel

    return decorate(func_or_sig) if isinstance(func_or_sig, _FunctionType) else decorate


def _parse_signature(text: Any, device: bool) -> list[tuple[str, int, str]]:
    """Parameters of "void(float32[:], int64)" as (dtype, rank or -1, layout)."""
    import re

    if not isinstance(text, str):
        raise TypeError(
            f"a signature is a string such as 'void(float32[:], int64)', not {type(text).__name__}; "
            "without one a kernel is compiled for the arguments that it is launched with"
        )
    match = re.fullmatch(r"\s*(\w+)?\s*\((.*)\)\s*", text, re.DOTALL)
    if match is None:
        raise ValueError(f"cannot read the signature {text!r}; expected something like 'void(float32[:], int64)'")
    if not device and match[1] not in (None, "void", "none"):
        raise TypeError(f"a kernel returns nothing, so its signature starts with void, not {match[1]} ({text!r})")
    return [_parse_parameter(part.strip(), text) for part in _split(match[2])]


def _split(parameters: str) -> list[str]:
    """Splits at commas outside brackets."""
    import re

    parts = re.split(r",(?![^\[]*\])", parameters)
    return [] if parts == [""] else parts


def _parse_parameter(part: str, text: str) -> tuple[str, int, str]:
    import re

    match = re.fullmatch(r"(?P<dtype>\w+)(?:\[(?P<axes>[:,\s1]*)\])?", part)
    name = _ALIASES.get(match["dtype"], match["dtype"]) if match else None
    if match is None or name is None:
        raise ValueError(f"cannot read the parameter {part!r} of the signature {text!r}")
    try:
        dtype_of(name)
    except TypeError as error:
        raise TypeError(f"the signature {text!r} names the type {match['dtype']!r}, unknown to kernels") from error
    if match["axes"] is None:
        return name, -1, "A"
    axes = [a.strip() for a in match["axes"].split(",")]
    if any(a not in (":", "::1") for a in axes) or axes.count("::1") > 1 or "::1" in axes[1:-1]:
        raise ValueError(f"cannot read the axes of {part!r} in the signature {text!r}; expected ':' or '::1' each")
    layout = "C" if axes[-1] == "::1" else "F" if axes[0] == "::1" else "A"
    return name, len(axes), layout
