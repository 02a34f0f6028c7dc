"""`cuda.compile` and its relatives: functions to PTX, without a GPU."""

from __future__ import annotations

from gridstride._core import UnsupportedError
from gridstride.cuda import types
from gridstride.cuda._dispatcher import make_kernel, to_parameter, to_signature
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
    cc: tuple[int, int] | None = None,
    opt: bool | None = None,
    abi: str = "c",
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
        cc: the compute capability to compile for, (9, 0) by default.
        abi: how other code calls the function: "c" or "numba", which are the same here.
        abi_info: ``{"abi_name": name}``, the function's name in PTX; by default its own.
        debug, lineinfo, fastmath, opt, forceinline, launch_bounds: as for `cuda.jit`.
        output: "ptx".

    Raises:
        UnsupportedError: LTO-IR; a device function of arrays or complex numbers, or one that can raise an error.
        ValueError: a capability or an output that does not exist. TypeError: a kernel that returns something.
        RuntimeError: the code needs CUDA's mathematical library, and the toolkit is not installed.
    """
    if output not in ("ptx", "ltoir"):
        raise ValueError(f"Unsupported output type: {output}")
    if output == "ltoir":
        raise UnsupportedError("LTO-IR is made by NVIDIA's compiler alone; ask for output='ptx'")
    if abi not in ("numba", "c"):
        raise NotImplementedError(f"Unsupported ABI: {abi}")
    signature = to_signature(sig)
    function = getattr(pyfunc, "py_func", pyfunc)
    options = {"debug": bool(debug)}
    if device:
        kernel = make_kernel(function, (), options)
        name = (abi_info or {}).get("abi_name", function.__name__)
        kernel.__name__ = "".join(c if c.isascii() and c.isalnum() else "_" for c in name)
        major, minor = cc or (9, 0)
        results, ptx = kernel.device_function([to_parameter(t) for t in signature.args], f"{major}{minor}")
        return ptx, types._NUMBERS[results[0]] if results else types.none
    if not isinstance(signature.return_type, (Void, type(None))):
        raise TypeError("CUDA kernel must have void return type.")
    kernel = make_kernel(function, (Signature(types.none, signature.args),), options)
    return kernel.compile(signature).inspect_ptx(cc), types.none


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
