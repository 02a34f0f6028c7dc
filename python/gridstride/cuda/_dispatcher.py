"""What `cuda.jit` makes of a function, by Numba's names."""

from __future__ import annotations

import copyreg

from gridstride._core import ConfiguredKernel as _ConfiguredKernel
from gridstride._core import Dispatcher
from gridstride.cuda import _settings, types
from gridstride.cuda.types import Array, Signature, Tuple, Type, Void

TYPE_CHECKING = False  # importing typing takes longer than the rest of the package
if TYPE_CHECKING:
    from typing import Any

    from gridstride._core import ConfiguredKernel


def to_parameter(kind: Type) -> Any:
    """A type as the engine takes it: (dtype, rank or -1, layout), a list for a tuple, None."""
    if isinstance(kind, Array):
        return (kind.dtype.__gridstride_dtype__, kind.ndim, kind.layout)  # type: ignore[attr-defined]
    if isinstance(kind, Tuple):
        return [to_parameter(t) for t in kind.types]
    if isinstance(kind, types.Record):
        return ("record", kind.ndim, [(name, to_parameter(field)) for name, field in kind.fields.items()])
    if isinstance(kind, Void):
        return None
    return (kind.__gridstride_dtype__, -1, "A")  # type: ignore[attr-defined]


def to_type(parameter: Any) -> Type:
    """The type that `to_parameter` made a parameter of."""
    if parameter is None:
        return types.none
    if isinstance(parameter, list):
        return Tuple([to_type(p) for p in parameter])
    dtype, rank, layout = parameter
    if dtype == "record":
        return types.Record([(name, to_type(p)) for name, p in layout], rank)
    number = types._NUMBERS[dtype]
    return number if rank < 0 else Array(number, rank, layout)


def to_signature(value: Any) -> Signature:
    """A signature from a text, a tuple of types or a Signature. TypeError or ValueError for anything else."""
    value = types.own_signature(value)
    if isinstance(value, Signature):
        return value
    if isinstance(value, str):
        return types.parse_signature(value)
    if isinstance(value, tuple):
        return Signature(None, [types.own(t) for t in value])
    raise TypeError(
        f"a signature is a string such as 'void(float32[:], int64)', types.void(...) or a tuple of types, not "
        f"{type(value).__name__}; without one a kernel is compiled for the arguments that it is launched with"
    )


class Overload:
    """A kernel compiled for some argument types."""

    def __init__(self, kernel: CUDADispatcher, number: int, signature: tuple[Type, ...]) -> None:
        self._kernel = kernel
        self._number = number
        self.signature = signature
        self.argument_types = signature

    @property
    def entry_name(self) -> str:
        """The function's name in the compiled code."""
        return str(self._kernel.__name__)

    def inspect_ir(self) -> str:
        """The kernel's IR."""
        return self._kernel.overload_text(self._number, "ir")

    def inspect_llvm(self, cc: tuple[int, int] | None = None) -> str:
        """LLVM's IR: of the code for the current device, or for GPUs of a compute capability, before optimisation.

        In programs that are run for `numba.cuda` it is the one for GPUs, as Numba's is.
        """
        if cc is None and not _settings.posing:
            return self._kernel.overload_text(self._number, "llvm")
        major, minor = cc or (9, 0)
        return self._kernel.overload_text(self._number, f"llvm{major}{minor}")

    def inspect_asm(self, cc: tuple[int, int] | None = None) -> str:
        """PTX, which is what Numba calls a kernel's assembly. It needs no GPU."""
        return self.inspect_ptx(cc)

    inspect_lto_ptx = inspect_asm

    def inspect_ptx(self, cc: tuple[int, int] | None = None) -> str:
        """PTX for a compute capability, (9, 0) by default. It needs no GPU."""
        major, minor = cc or (9, 0)
        return self._kernel.overload_text(self._number, f"{major}{minor}")

    def inspect_sass(self) -> str:
        """The device's machine code as text: on the CPU device its assembly, on a GPU the PTX that it is made of."""
        return self._kernel.overload_text(self._number, "asm")

    def inspect_variation(self) -> str:
        """The IR with how values differ between the lanes of a vector behind their names: _u, _l4, _v."""
        return self._kernel.overload_text(self._number, "variation")

    @property
    def lanes(self) -> int:
        """Threads that run as one vector on the CPU; 0 on a GPU."""
        return self._attribute("lanes")

    def _attribute(self, name: str) -> int:
        return int(self._kernel.overload_attributes(self._number)[name])

    @property
    def regs_per_thread(self) -> int:
        """32-bit registers of a thread: an estimate by the values that it has at once."""
        return self._attribute("regs_per_thread")

    @property
    def shared_mem_per_block(self) -> int:
        """Bytes of the kernel's shared arrays, dynamic ones aside."""
        return self._attribute("shared_mem_per_block")

    @property
    def local_mem_per_thread(self) -> int:
        """Bytes of a thread's local arrays."""
        return self._attribute("local_mem_per_thread")

    @property
    def const_mem_size(self) -> int:
        """Bytes of the constant arrays that the kernel uses, and of the formats of what it prints."""
        return self._attribute("const_mem_size")

    @property
    def cooperative(self) -> bool:
        """Whether threads of all blocks wait for each other: the kernel asks for the whole grid's group."""
        return bool(self._attribute("cooperative"))

    @property
    def max_threads_per_block(self) -> int:
        """The most threads that a block of the kernel may have."""
        from gridstride.cuda._devices import get_current_device

        most = int(get_current_device().MAX_THREADS_PER_BLOCK)
        bounds = self._kernel.targetoptions.get("launch_bounds")
        first = bounds[0] if isinstance(bounds, (tuple, list)) else bounds
        return most if first is None else min(most, int(first))

    def max_cooperative_grid_blocks(self, blockdim: Any, dynsmemsize: int = 0) -> int:
        """The most blocks of which all threads can wait for each other: on the CPU device any number."""
        from gridstride.cuda._devices import get_current_device

        return int(get_current_device().MAX_GRID_DIM_X)

    def occupancy(self, block_size: Any = None, dynamic_shared: int = 0, cc: tuple[int, int] | None = None) -> Any:
        """How full the device is while the kernel runs in blocks of a size; by default of the one that fills it best.

        Args:
            block_size: threads of a block, or a tuple of extents.
            dynamic_shared: bytes of dynamic shared memory of a block.
            cc: the compute capability of a GPU to answer for, instead of the current device.

        Returns:
            An `Occupancy` with `block_size`, `active_blocks`, `occupancy` from 0 to 1 and `limit`. The number of
            registers is an estimate: see `regs_per_thread`.

        Raises:
            ValueError: a block size that the kernel cannot have.
        """
        from gridstride.cuda._occupancy import occupancy

        return occupancy(self, block_size, dynamic_shared, cc)

    def inspect_types(self, file: Any = None) -> None:
        """Prints the source with the kernel's typed IR; to `file` where that is given."""
        print(f"{self._kernel.__name__} {self.signature}", file=file)
        print("-" * 80, file=file)
        print(self.inspect_ir(), file=file)
        print("=" * 80, file=file)

    def __repr__(self) -> str:
        return f"<{self._kernel.__name__}{self.signature}>"


def _accepts(declared: Type, actual: Type) -> bool:
    if isinstance(declared, Array) and isinstance(actual, Array):
        same = (declared.dtype, declared.ndim) == (actual.dtype, actual.ndim)
        return same and (declared.layout in ("A", actual.layout) or actual.layout == "A")
    if isinstance(declared, types.Record) and isinstance(actual, types.Record):
        return declared.ndim == actual.ndim and list(declared.fields) == list(actual.fields)
    return declared == actual


def launch_bounds(value: Any) -> tuple[int, ...]:
    """`launch_bounds=` as a tuple: the most threads of a block, blocks of a multiprocessor, blocks of a cluster.

    ValueError for more of them, TypeError for what is no int.
    """
    if value is None:
        return ()
    bounds = tuple(value) if isinstance(value, (tuple, list)) else (value,)
    if not 1 <= len(bounds) <= 3:
        raise ValueError(
            f"Got {len(bounds)} launch bounds: {value}. launch_bounds is the most threads of a block, or a tuple of "
            "that, of the least blocks of a multiprocessor and of the most blocks of a cluster"
        )
    for each in bounds:
        if not isinstance(each, int):
            raise TypeError(f"launch_bounds are ints, not {type(each).__name__}")
        if each < 0:
            raise ValueError(f"launch_bounds must not be negative, got {each}")
    return bounds


class CUDADispatcher(Dispatcher):
    """A kernel: a Python function that is compiled for the types of its arguments.

    ``kernel[blocks, threads](arguments)`` launches it. The attributes `overloads`, `signatures` and `inspect_*` show
    what has been compiled so far; they take a tuple of types (`cuda.types`) or none for all.
    """

    __name__: str
    __qualname__: str
    __wrapped__: Any

    def __init__(self, py_func: Any, signatures: tuple[Signature, ...], options: dict[str, Any]) -> None:
        super().__init__(
            debug=bool(options.get("debug")),
            boundscheck=options.get("boundscheck") is not False,
            fma=bool(options.get("fma", True)),
            fast=bool(options.get("fastmath")),
            lines=bool(options.get("lineinfo")),
            optimize=options.get("opt") is not False,
            signatures=[[to_parameter(t) for t in s.args] for s in signatures],
            bounds=launch_bounds(options.get("launch_bounds")),
        )
        self.py_func = py_func
        self.targetoptions = options
        self._declared = signatures
        self._overloads: list[Overload] = []
        self._specialised: dict[tuple[Type, ...], CUDADispatcher] = {}
        # A kernel of one declared signature takes no others.
        self.specialized = len(signatures) == 1
        self._extensions = list(options.get("extensions") or ())
        if self._extensions:
            self.__class__ = _ExtendedDispatcher

    @property
    def extensions(self) -> list[Any]:
        """What changes the arguments of launches: objects with ``prepare_args(type, value, stream=, retr=)``.

        The first of them is asked last. `retr` is a list: the functions that are appended to it run after the launch.
        """
        self.__class__ = _ExtendedDispatcher
        return self._extensions

    @property
    def overloads(self) -> dict[tuple[Type, ...], Overload]:
        """What has been compiled so far, by argument types."""
        parameters = self.overload_parameters()
        for number in range(len(self._overloads), len(parameters)):
            signature = tuple(to_type(p) for p in parameters[number])
            self._overloads.append(Overload(self, number, signature))
        # Layouts that Numba's types do not tell apart share a name: the first one stands for them.
        result: dict[tuple[Type, ...], Overload] = {}
        for overload in self._overloads:
            result.setdefault(overload.signature, overload)
        return result

    @property
    def signatures(self) -> list[tuple[Type, ...]]:
        """The argument types that have been compiled for so far."""
        return [overload.signature for overload in self.overloads.values()]

    @property
    def nopython_signatures(self) -> list[Signature]:
        """The same, as signatures."""
        return [Signature(types.none, args) for args in self.signatures]

    def compile(self, sig: Any) -> Overload:
        """Compiles for a signature now.

        Raises:
            RuntimeError: the kernel is specialised and takes no further signatures.
        """
        key = tuple(to_signature(sig).args)
        if self.specialized and self.overloads:
            known = self.overloads.get(key) or self._of_any_layout(key)
            if known is None:
                raise RuntimeError("Cannot compile a specialized kernel for another signature")
            return known
        number = self.compile_parameters([to_parameter(t) for t in key])
        return self._overload(number)

    def _overload(self, number: int) -> Overload:
        _ = self.overloads
        return self._overloads[number]

    def specialize(self, *args: Any) -> CUDADispatcher:
        """The kernel compiled for the types of these arguments alone; it takes no others.

        The arguments are values or types. RuntimeError for a kernel that has one signature already.
        """
        if self.specialized:
            raise RuntimeError("Dispatcher already specialized")
        key = tuple(a if isinstance(a, Type) else types.typeof(a) for a in args)
        made = self._specialised.get(key)
        if made is None:
            made = CUDADispatcher(self.py_func, (Signature(types.none, key),), self.targetoptions)
            for name in ("__module__", "__name__", "__qualname__", "__doc__", "__wrapped__"):
                setattr(made, name, getattr(self, name))
            made.compile_parameters([to_parameter(t) for t in key])
            self._specialised[key] = made
        return made

    @property
    def specializations(self) -> dict[tuple[Type, ...], CUDADispatcher]:
        """What `specialize` has made so far, by argument types."""
        return self._specialised

    def configure(self, griddim: Any, blockdim: Any, stream: Any = 0, sharedmem: int = 0) -> ConfiguredKernel:
        """``kernel[griddim, blockdim, stream, sharedmem]``."""
        return self[griddim, blockdim, stream, sharedmem]

    def _each(self, signature: Any, text: Any) -> Any:
        if signature is not None:
            key = tuple(to_signature(signature).args)
            overload = self.overloads.get(key) or self._of_any_layout(key)
            if overload is None:
                raise KeyError(f"'{self.__name__}' has not been compiled for {key}; its signatures: {self.signatures}")
            return text(overload)
        return {key: text(overload) for key, overload in self.overloads.items()}

    def _each_or_only(self, signature: Any, attribute: str) -> Any:
        if signature is None and self.specialized:
            return getattr(next(iter(self.overloads.values())), attribute)
        return self._each(signature, lambda overload: getattr(overload, attribute))

    def _of_any_layout(self, key: tuple[Type, ...]) -> Overload | None:
        """The overload that was compiled for a declared signature: arrays of any layout are contiguous there."""
        for signature, overload in self.overloads.items():
            if len(signature) == len(key) and all(map(_accepts, key, signature)):
                return overload
        return None

    def occupancy(
        self,
        signature: Any = None,
        block_size: Any = None,
        dynamic_shared: int = 0,
        cc: tuple[int, int] | None = None,
    ) -> Any:
        """`Overload.occupancy` for a signature, or a dict of it for each one compiled."""
        return self._each(signature, lambda overload: overload.occupancy(block_size, dynamic_shared, cc))

    def inspect_lto_ptx(self, signature: Any = None) -> Any:
        """The PTX for a signature, or a dict of it for each one compiled: all of it is optimised together."""
        return self._each(signature, Overload.inspect_asm)

    def inspect_ir(self, signature: Any = None) -> Any:
        """The kernel's IR for a signature, or a dict of it for each one compiled."""
        return self._each(signature, Overload.inspect_ir)

    def inspect_llvm(self, signature: Any = None) -> Any:
        """LLVM's IR for a signature, or a dict of it for each one compiled."""
        return self._each(signature, Overload.inspect_llvm)

    def inspect_asm(self, signature: Any = None) -> Any:
        """The PTX for a signature, or a dict of it for each one compiled."""
        return self._each(signature, Overload.inspect_asm)

    def inspect_ptx(self, signature: Any = None, cc: tuple[int, int] | None = None) -> Any:
        """PTX for a signature, or a dict of it for each one compiled; for a compute capability, (9, 0) by default."""
        return self._each(signature, lambda overload: overload.inspect_ptx(cc))

    def inspect_sass(self, signature: Any = None) -> Any:
        """The device's machine code as text: on the CPU device its assembly."""
        return self._each(signature, Overload.inspect_sass)

    def explain(self, signature: Any = None) -> Any:
        """The kernel's source beside its IR, and its machine code; it displays itself in a notebook.

        Without a signature that of the only compiled one, or a dict by signatures. RuntimeError where nothing has been
        compiled, KeyError for a signature that has not.
        """
        from gridstride.cuda._explain import Explanation

        if not self.overloads:
            raise RuntimeError(f"'{self.__name__}' has not been compiled: launch it, or give it a signature")
        found = self._each(signature, lambda overload: Explanation(overload, self.py_func))
        return next(iter(found.values())) if signature is None and len(found) == 1 else found

    def get_regs_per_thread(self, signature: Any = None) -> Any:
        """`regs_per_thread` for a signature; else a dict by signatures, or of the only one if specialised."""
        return self._each_or_only(signature, "regs_per_thread")

    def get_shared_mem_per_block(self, signature: Any = None) -> Any:
        """`shared_mem_per_block` for a signature; else a dict by signatures, or of the only one if specialised."""
        return self._each_or_only(signature, "shared_mem_per_block")

    def get_local_mem_per_thread(self, signature: Any = None) -> Any:
        """`local_mem_per_thread` for a signature; else a dict by signatures, or of the only one if specialised."""
        return self._each_or_only(signature, "local_mem_per_thread")

    def get_const_mem_size(self, signature: Any = None) -> Any:
        """`const_mem_size` for a signature; else a dict by signatures, or of the only one if specialised."""
        return self._each_or_only(signature, "const_mem_size")

    def get_max_threads_per_block(self, signature: Any = None) -> Any:
        """`max_threads_per_block` for a signature; else a dict by signatures, or of the only one if specialised."""
        return self._each_or_only(signature, "max_threads_per_block")

    def inspect_types(self, file: Any = None) -> None:
        """Prints the typed IR of each compiled signature; to `file` where that is given."""
        for overload in self.overloads.values():
            overload.inspect_types(file)

    def __reduce__(self) -> Any:
        from gridstride.cuda._pickling import packed

        return (_unpickle, (packed(self.py_func), self._declared, self.targetoptions))


class _ExtendedDispatcher(CUDADispatcher):
    """A kernel whose launches go by its extensions. Others do not pay for looking."""

    def __getitem__(self, configuration: Any) -> Any:
        configured = super().__getitem__(configuration)
        return _ExtendedLaunch(self, configured) if self._extensions else configured

    def forall(self, *args: Any, **kwargs: Any) -> Any:
        """`CUDADispatcher.forall`, with the extensions."""
        return _ExtendedLaunch(self, super().forall(*args, **kwargs))


class _ExtendedLaunch:
    def __init__(self, kernel: CUDADispatcher, configured: ConfiguredKernel) -> None:
        self._kernel = kernel
        self._configured = configured

    def __call__(self, *args: Any) -> None:
        after: list[Any] = []
        values = []
        stream = getattr(self._configured, "stream")  # noqa: B009 - of a class without annotations
        for value in args:
            kind = types.typeof_or_none(value)
            for extension in reversed(self._kernel._extensions):
                kind, value = extension.prepare_args(kind, value, stream=stream, retr=after)
            values.append(value)
        self._configured(*values)
        for function in after:
            function()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._configured, name)


def make_kernel(py_func: Any, signatures: tuple[Signature, ...], options: dict[str, Any]) -> CUDADispatcher:
    """A kernel of a function, compiled for the signatures."""
    kernel = CUDADispatcher(py_func, signatures, options)
    for name in ("__module__", "__name__", "__qualname__", "__doc__"):
        setattr(kernel, name, getattr(py_func, name))
    kernel.__wrapped__ = py_func
    for signature in signatures:
        kernel.compile_parameters([to_parameter(t) for t in signature.args])
    return kernel


def _configured(kernel: CUDADispatcher, griddim: Any, blockdim: Any, sharedmem: int) -> Any:
    return kernel[griddim, blockdim, 0, sharedmem]


def _reduce_configured(launch: Any) -> Any:
    if launch.stream not in (0, None):
        raise TypeError("a kernel that is configured for a stream cannot be pickled: a stream belongs to its process")
    return _configured, (launch.dispatcher, launch.griddim, launch.blockdim, launch.sharedmem)


copyreg.pickle(_ConfiguredKernel, _reduce_configured)


def _unpickle(form: Any, signatures: tuple[Signature, ...], options: dict[str, Any]) -> CUDADispatcher:
    from gridstride.cuda._pickling import unpacked

    return make_kernel(unpacked(form), signatures, options)
