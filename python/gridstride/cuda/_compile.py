"""`cuda.compile` and its relatives: functions to PTX, without a GPU."""

from __future__ import annotations

import linecache
import re
from builtins import compile as compile_text

from gridstride._core import UnsupportedError
from gridstride.cuda import types
from gridstride.cuda._dispatcher import make_kernel, to_parameter, to_signature
from gridstride.cuda._jit import DeviceFunction
from gridstride.cuda.types import Signature, Void

TYPE_CHECKING = False  # importing typing takes longer than the rest of the package
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


def compile(
    pyfunc: Callable[..., Any],
    sig: Any,
    debug: bool | None = None,
    lineinfo: bool = False,
    device: bool = True,
    fastmath: bool = False,
    cc: tuple[Any, ...] | None = None,
    opt: bool | None = None,
    abi: str | None = None,
    abi_info: dict[str, str] | None = None,
    output: str = "ptx",
    forceinline: bool = False,
    launch_bounds: Any = None,
) -> tuple[str, types.Type]:
    """A function as PTX, and the type of what it returns.

    Args:
        pyfunc: the function.
        sig: the types of its arguments, as for `cuda.jit`.
        device: True for a function that other device code calls: numbers go in, at most one comes out. False for a
            kernel.
        cc: the compute capability to compile for, (9, 0) by default; (9, 0, "a") for that architecture alone.
        abi: how other code calls the function: "c" or "numba", which are the same here; kernels have "numba" alone.
        abi_info: ``{"abi_name": name}``, the function's name in PTX; by default its own.
        debug, lineinfo, fastmath, opt, forceinline, launch_bounds: as for `cuda.jit`.
        output: "ptx".

    Raises:
        UnsupportedError: LTO-IR; a device function of arrays or complex numbers, or one that can raise an error.
        NotImplementedError: another output or ABI. ValueError: a capability that does not exist. TypeError: a kernel
            that returns something.
        RuntimeError: the code needs CUDA's mathematical library, and the toolkit is not installed.
    """
    if output not in ("ptx", "ltoir"):
        raise NotImplementedError(f"Unsupported output type: {output}")
    if output == "ltoir":
        raise UnsupportedError("LTO-IR is made by NVIDIA's compiler alone; ask for output='ptx'")
    if abi is None:
        abi = "c" if device else "numba"
    if abi not in ("numba", "c"):
        raise NotImplementedError(f"Unsupported ABI: {abi}")
    if abi == "c" and not device:
        raise NotImplementedError("The C ABI is not supported for kernels")
    suffix = "" if cc is None else "".join(map(str, cc[2:]))
    cc = None if cc is None else cc[:2]
    signature = to_signature(sig)
    function = getattr(pyfunc, "py_func", pyfunc)
    options: dict[str, Any] = {
        "debug": bool(debug),
        "fastmath": fastmath,
        "lineinfo": lineinfo,
        "opt": opt is not False,
    }
    if device:
        name = (abi_info or {}).get("abi_name", function.__name__)
        parameters = [to_parameter(t) for t in signature.args]
        kernel = make_kernel(function, (), options)
        inferred = [types._NUMBERS[dtype] for dtype in kernel.device_function(parameters)[0]]
        returned = signature.return_type
        if inferred and isinstance(returned, types.Number) and inferred[0] != returned:
            kernel = make_kernel(_with_result(function, signature), (), options)
        kernel.__name__ = "".join(c if c.isascii() and c.isalnum() else "_" for c in name)
        major, minor = cc or (9, 0)
        results, ptx = kernel.device_function(parameters, f"{major}{minor}")
        return _for_architecture(ptx, suffix), types._NUMBERS[results[0]] if results else types.none
    if not isinstance(signature.return_type, (Void, type(None))):
        raise TypeError("CUDA kernel must have void return type.")
    options["launch_bounds"] = launch_bounds
    kernel = make_kernel(function, (Signature(types.none, signature.args),), options)
    ptx = next(iter(kernel.overloads.values())).inspect_ptx(cc)
    return _for_architecture(ptx, suffix), types.none


def _for_architecture(ptx: str, suffix: str) -> str:
    """PTX for one architecture alone ("a") or its family ("f"): what runs on all later ones runs there, too."""
    if suffix in ("a", "f"):
        return re.sub(r"(?m)^(\.target sm_\d+)", rf"\1{suffix}", ptx, count=1)
    if suffix:
        raise ValueError(f"a capability is (major, minor), or with 'a' or 'f' behind; got {suffix!r}")
    return ptx


def _with_result(function: Callable[..., Any], signature: Signature) -> Callable[..., Any]:
    """A function that casts what `function` returns to what the signature declares."""
    names = [f"a{i}" for i in range(len(signature.args))]
    text = f"def call({', '.join(names)}):\n    return function({', '.join(names)})\n"
    file = f"<gridstride.cuda call of {function.__qualname__} at {id(function):#x}>"
    linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
    made: dict[str, Any] = {"function": DeviceFunction(function, {}, (signature,))}
    exec(compile_text(text, file, "exec"), made)
    made["call"].__name__ = made["call"].__qualname__ = function.__name__
    return made["call"]


def compile_all(pyfunc: Callable[..., Any], sig: Any, **options: Any) -> tuple[list[str], types.Type]:
    """`compile`, with the code that it needs beside its own, of which there is none: a list of one text."""
    options.setdefault("output", "ptx")
    text, kind = compile(pyfunc, sig, **options)
    return [text], kind


def compile_ptx(
    pyfunc: Callable[..., Any],
    sig: Any,
    debug: bool | None = None,
    lineinfo: bool = False,
    device: bool = False,
    fastmath: bool = False,
    cc: tuple[int, int] | None = None,
    opt: bool | None = None,
    abi: str = "numba",
    abi_info: dict[str, str] | None = None,
    forceinline: bool = False,
    launch_bounds: Any = None,
) -> tuple[str, types.Type]:
    """`compile` with Numba's defaults for PTX: a kernel."""
    return compile(
        pyfunc, sig, debug, lineinfo, device, fastmath, cc, opt, abi, abi_info, "ptx", forceinline, launch_bounds
    )


def _current_capability() -> tuple[int, int]:
    from gridstride.cuda._devices import get_current_device

    return get_current_device().compute_capability


def compile_for_current_device(pyfunc: Callable[..., Any], sig: Any, **options: Any) -> tuple[str, types.Type]:
    """`compile` for the capability of the current device."""
    return compile(pyfunc, sig, cc=_current_capability(), **options)


def compile_ptx_for_current_device(pyfunc: Callable[..., Any], sig: Any, **options: Any) -> tuple[str, types.Type]:
    """`compile_ptx` for the capability of the current device."""
    return compile_ptx(pyfunc, sig, cc=_current_capability(), **options)
