"""`cuda.jit`."""

from __future__ import annotations

from gridstride._core import Dispatcher, UnsupportedError
from gridstride.cuda import types
from gridstride.cuda._dispatcher import make_kernel, to_signature
from gridstride.cuda.types import Signature, Type, Void, own, own_signature

TYPE_CHECKING = False  # importing typing takes longer than the rest of the package
if TYPE_CHECKING:
    from typing import Any

_FunctionType = type(lambda: 0)
_OLD = {"argtypes": "a signature", "restype": "a signature", "bind": "nothing: kernels need no binding"}


class FunctionName:
    """A compiled function's names."""

    def __init__(self, qualname: str, mangled_name: str) -> None:
        self.qualname = qualname
        self.mangled_name = mangled_name


class CompiledFunction:
    """A device function compiled for some argument types."""

    def __init__(self, function: DeviceFunction, args: tuple[Type, ...]) -> None:
        from gridstride.cuda._dispatcher import to_parameter

        given = ("debug", "fastmath", "lineinfo", "opt")
        options = {name: function.targetoptions[name] for name in given if name in function.targetoptions}
        self._kernel = make_kernel(function.py_func, (), options)
        self._parameters = [to_parameter(t) for t in args]
        name = "".join(c if c.isascii() and c.isalnum() else "_" for c in function.py_func.__name__)
        self._kernel.__name__ = name
        self.fndesc = FunctionName(function.py_func.__qualname__, name)
        results, self._ptx = self._kernel.device_function(self._parameters, "90")
        returned = types._NUMBERS[results[0]] if results else types.none
        self.signature = Signature(returned, args)

    def inspect_asm(self, cc: tuple[int, int] | None = None) -> str:
        """PTX for a compute capability, (9, 0) by default."""
        if cc is None:
            return str(self._ptx)
        return str(self._kernel.device_function(self._parameters, f"{cc[0]}{cc[1]}")[1])

    def inspect_llvm(self) -> str:
        """LLVM's IR."""
        return str(self._kernel.device_function(self._parameters, "llvm")[1])


class DeviceFunction:
    """A function that kernels call: it has no launch of its own.

    With declared signatures a call casts its numbers to those of the signature that fits best, and the result likewise.
    """

    def __init__(
        self, py_func: Any, options: dict[str, Any] | None = None, signatures: tuple[Signature, ...] = ()
    ) -> None:
        self.py_func = py_func
        self.declared_signatures = signatures
        self._compiled: dict[tuple[Type, ...], CompiledFunction] = {}
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
            f"Cannot compile a device function as a kernel: '{self.py_func.__name__}' cannot be launched; launch a "
            "kernel that calls it"
        )

    def __reduce__(self) -> Any:
        from gridstride.cuda._pickling import packed

        return (_unpickle, (packed(self.py_func), self.targetoptions, self.declared_signatures))

    def compile_device(self, args: Any, return_type: Type | None = None) -> CompiledFunction:
        """Compiles for a tuple of types now, without a kernel around it: `inspect_llvm` and `inspect_asm` show it.

        TypingError where the types do not work out, UnsupportedError for what a function alone cannot take (arrays).
        """
        key = tuple(to_signature(args).args)
        if key not in self._compiled:
            self._compiled[key] = CompiledFunction(self, key)
        return self._compiled[key]

    def compile(self, sig: Any) -> CompiledFunction:
        """`compile_device` by a signature."""
        return self.compile_device(tuple(to_signature(sig).args))

    @property
    def overloads(self) -> dict[tuple[Type, ...], CompiledFunction]:
        """What `compile_device` has compiled, by argument types."""
        return self._compiled

    def _each(self, signature: Any, text: Any) -> Any:
        if signature is not None:
            return text(self.compile_device(tuple(to_signature(signature).args)))
        return {key: text(compiled) for key, compiled in self._compiled.items()}

    def inspect_llvm(self, signature: Any = None) -> Any:
        """The function's LLVM IR for a signature, or a dict of it for each one compiled."""
        return self._each(signature, CompiledFunction.inspect_llvm)

    def inspect_asm(self, signature: Any = None) -> Any:
        """The function's PTX for a signature, or a dict of it for each one compiled."""
        return self._each(signature, CompiledFunction.inspect_asm)

    inspect_ptx = inspect_asm

    def inspect_sass(self, signature: Any = None) -> Any:
        """Device functions have no machine code of their own: a RuntimeError."""
        raise RuntimeError("Cannot inspect SASS of a device function: it is part of the kernels that call it")

    def __repr__(self) -> str:
        return f"<device function '{self.py_func.__qualname__}'>"


def _unpickle(form: Any, options: dict[str, Any], signatures: tuple[Signature, ...]) -> DeviceFunction:
    from gridstride.cuda._pickling import unpacked

    return DeviceFunction(unpacked(form), options, signatures)


_CARVEOUTS = ("default", "maxl1", "maxshared")


def _check_carveout(value: Any) -> None:
    if value is None:
        return
    if isinstance(value, str):
        if value.lower() not in _CARVEOUTS:
            raise ValueError(f"Invalid carveout value: {value!r}; expected {', '.join(_CARVEOUTS)}, or -1 to 100")
    elif not isinstance(value, int):
        raise TypeError(f"shared_memory_carveout must be an int or a str, not {type(value).__name__}")
    elif not -1 <= value <= 100:
        raise ValueError(f"shared_memory_carveout must be between -1 and 100, got {value}")


class ExternFunction:
    """A function in object code: its name and signature. Kernels cannot call it."""

    __gridstride_hint__ = "kernels take no object code: write the function in Python, with @cuda.jit(device=True)"

    def __init__(self, name: str, sig: Signature) -> None:
        self.name = self.__name__ = name
        self.sig = sig

    def __repr__(self) -> str:
        return f"<function '{self.name}' in object code>"


def _debug_and_opt(debug: bool | None, opt: bool | None, lineinfo: bool) -> tuple[bool, bool]:
    """The options of `jit` with the defaults that settings give; warns of what Numba's users know not to combine."""
    from gridstride.cuda import _settings

    if debug is None:
        debug = bool(_settings.settings.CUDA_DEBUGINFO_DEFAULT)
    if opt is None:
        opt = _settings.settings.OPT != 0
    if _settings.posing and debug and (opt or lineinfo):
        import warnings

        from gridstride.cuda.errors import NumbaInvalidConfigWarning

        if lineinfo:
            text = "debug and lineinfo are mutually exclusive. Use debug to get full debug info; it has the lines, too"
            warnings.warn(NumbaInvalidConfigWarning(text), stacklevel=3)
        if opt:
            text = (
                "debug=True with opt=True (the default) is not supported by CUDA's debuggers; "
                "set debug=False or opt=False"
            )
            warnings.warn(NumbaInvalidConfigWarning(text), stacklevel=3)
    return bool(debug), bool(opt)


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
            zero. In programs written for numba.cuda (``python -m gridstride``) the launch itself waits and reports
            them, as there. GRIDSTRIDE_DEBUG=1 turns it on everywhere, and the memory and race checker with it on a CPU.
            `assert` and `raise` are reported without it, too.
        fma: contract ``a * b + c`` into one rounding.
        boundscheck: False leaves the checks of accesses out; such an access is undefined then.
        fastmath: on a GPU, functions, division and roots of float32 are its approximate instructions, and subnormal
            numbers are zero there; the CPU device keeps their accuracy. With `debug`, floats are divided by zero
            silently.
        lineinfo: code for GPUs names the lines that it is made of, for profilers; with `debug` it always does.
        opt: False leaves code for GPUs as it is before optimisation, and contracts nothing on any device.
        cache, inline, forceinline, max_registers, launch_bounds, lto, shared_memory_carveout, extensions: accepted;
            code is always cached and inlined.
        link: must be empty: kernels take no object code.

    Raises:
        TypeError, ValueError: a bad signature or option. UnsupportedError: object code to link.
    """
    for name in old:
        if name in _OLD:
            raise TypeError(f"cuda.jit takes no {name}=; give {_OLD[name]}")
        raise TypeError(f"cuda.jit got an unexpected keyword argument {name!r}")
    debug, opt = _debug_and_opt(debug, opt, lineinfo)
    if debug and boundscheck is False:
        raise ValueError("boundscheck=False contradicts debug=True, which reports accesses outside an array")
    if link:
        raise UnsupportedError(
            "link= names object code or CUDA C++ to link, which kernels do not take; write the functions in Python and "
            "decorate them with @cuda.jit(device=True)"
        )
    _check_carveout(shared_memory_carveout)
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
    func_or_sig = own(own_signature(func_or_sig))
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
            return DeviceFunction(function, options, signatures)
        return make_kernel(function, signatures, options)

    return decorate(func_or_sig) if isinstance(func_or_sig, _FunctionType) else decorate


def declare_device(name: str, sig: Any, link: Any = None, use_cooperative: bool = False, abi: str = "numba") -> Any:
    """Names a function in object code, as Numba does. Kernels take no such code: one that calls it is an error.

    TypeError for a signature without a return type.
    """
    signature = to_signature(sig)
    if signature.return_type is None:
        raise TypeError("Return type must be provided for device declarations")
    return ExternFunction(name, signature)
