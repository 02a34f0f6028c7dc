"""Kernels written in C: `ElementwiseKernel`, `ReductionKernel`, `RawKernel`, `RawModule`."""

from __future__ import annotations

import re

from gridstride import _core

__all__ = ["ElementwiseKernel", "RawKernel", "RawModule", "ReductionKernel", "fuse"]
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any


def fuse(*args: Any, kernel_name: str | None = None) -> Any:
    """A decorator that returns the function itself: array expressions are fused without it.

    Args:
        kernel_name: accepted and not used; profiles name a kernel by what it computes.

    Raises:
        TypeError: what is decorated cannot be called.
    """
    if not args:
        return lambda function: fuse(function)
    (function,) = args
    if not callable(function):
        raise TypeError(f"fuse() decorates a function; {function!r} cannot be called")
    return function


_NAME = re.compile(r"[A-Za-z_][A-Za-z_0-9]*\Z")


def _check_name(name: str) -> str:
    if _NAME.match(name) is None:
        raise ValueError(f"Invalid kernel name: {name!r}; it is letters, digits and _, and begins with no digit")
    return name


def _definitions(options: Iterable[str]) -> list[tuple[str, str]]:
    """The macros that compiler options define; other options say nothing here."""
    given = [str(option) for option in options]
    made = []
    for i, option in enumerate(given):
        text = option
        if option in ("-D", "--define-macro") and i + 1 < len(given):
            text = "-D" + given[i + 1]
        elif option.startswith("--define-macro="):
            text = "-D" + option.removeprefix("--define-macro=")
        if text.startswith("-D") and len(text) > 2:
            name, _, value = text[2:].partition("=")
            made.append((name, value if "=" in text else "1"))
    return made


class ElementwiseKernel(_core.PointFunction):
    """An operation in C on the elements of arrays.

    Args:
        in_params: the inputs, "T x, raw float32 y": type and name. A type of one letter stands for whatever the
            arguments are; `raw` gives the whole array, which the operation indexes itself.
        out_params: the outputs, in the same form.
        operation: statements in C. Inputs and outputs are variables; `i` is the number of the element, `n` how many
            there are, `_ind.get()[k]` the index along axis k.
        name: what messages and profiles call it.
        reduce_dims: accepted; axes are merged where that changes nothing.
        preamble: C that stands before: functions, structs, macros.
        no_return: calls return None.
        return_tuple: calls return a tuple also for one output.
        loop_prep, after_loop: statements before and after the operation of each element.
        options: `-DNAME=value` defines a macro.

    A call takes the inputs, then optionally all outputs; arrays that are not raw are broadcast. It returns the output,
    or a tuple of them. Keywords: `size`, how many elements where all arrays are raw; `block_size`; `stream`.

    Raises:
        ValueError: a name or parameter list that cannot be, a shape of an output that does not fit.
        TypeError: arguments of other types than declared.
        TypingError: C that is wrong, with its line and column.
        UnsupportedError: C that kernels do not know, with its line and column.
    """

    def __init__(
        self,
        in_params: str,
        out_params: str,
        operation: str,
        name: str = "kernel",
        reduce_dims: bool = True,
        preamble: str = "",
        no_return: bool = False,
        return_tuple: bool = False,
        *,
        options: Sequence[str] = (),
        loop_prep: str = "",
        after_loop: str = "",
        **kwargs: Any,
    ) -> None:
        for word in kwargs:
            if word not in ("doc", "manual_indexing"):
                raise TypeError(f"ElementwiseKernel() got an unexpected keyword argument {word!r}")
        super().__init__(
            in_params,
            out_params,
            operation,
            _check_name(name),
            preamble,
            loop_prep,
            after_loop,
            _definitions(options),
            not no_return,
            return_tuple,
        )
        self.name = name
        self.__name__ = name
        self.operation = operation
        self.preamble = preamble
        self.reduce_dims = reduce_dims
        self.no_return = no_return
        self.return_tuple = return_tuple
        self.kwargs = {"loop_prep": loop_prep, "after_loop": after_loop, "options": tuple(options)}
        self.in_params = in_params
        self.out_params = out_params
        self.nin = len([part for part in in_params.split(",") if part.strip()])
        self.nout = len([part for part in out_params.split(",") if part.strip()])
        self.nargs = self.nin + self.nout

    @property
    def _cached_codes(self) -> dict[str, str]:
        return dict(self.specialisations())

    @property
    def cached_code(self) -> str:
        """The IR of the one specialisation.

        Raises:
            RuntimeError: unless there is exactly one.
        """
        codes = self._cached_codes
        if len(codes) != 1:
            raise RuntimeError(f"the kernel {self.name!r} has been compiled for {len(codes)} lists of types")
        return next(iter(codes.values()))

    def __repr__(self) -> str:
        return f"<ElementwiseKernel {self.name!r} ({self.in_params}) -> ({self.out_params})>"


class ReductionKernel:
    """A reduction in C.

    Args:
        in_params, out_params: as ElementwiseKernel's.
        map_expr: what is combined of an element; inputs are variables.
        reduce_expr: `a` and `b` combined, "a + b".
        post_map_expr: gives the outputs, of the combined `a`: "y = sqrt(a)".
        identity: what combines to the other value, "0"; None for none: nothing is reduced to an error.
        name: what messages and profiles call it.
        reduce_type: the type of `a` and `b`; that of the first output unless given.
        reduce_dims: accepted.
        preamble: C that stands before: functions, structs, macros.
        options: `-DNAME=value` defines a macro.

    A call takes the inputs, which are broadcast, and `axis` (an int, a tuple or None), `keepdims`, `out`, `stream`. The
    order in which elements are combined follows from the shapes alone: results are the same for any number of threads.

    Raises:
        ValueError: a name or parameter list that cannot be; nothing to reduce and no identity.
        TypeError: arguments of other types than declared.
        TypingError: C that is wrong, with its line and column.
        UnsupportedError: C that kernels do not know, with its line and column.
    """

    def __init__(
        self,
        in_params: str,
        out_params: str,
        map_expr: str,
        reduce_expr: str,
        post_map_expr: str,
        identity: Any,
        name: str = "reduce_kernel",
        reduce_type: str | None = None,
        reduce_dims: bool = True,
        preamble: str = "",
        options: Sequence[str] = (),
    ) -> None:
        self.name = _check_name(name)
        self.__name__ = name
        self.in_params = in_params
        self.out_params = out_params
        self.map_expr = map_expr
        self.reduce_expr = reduce_expr
        self.post_map_expr = post_map_expr
        self.identity = "" if identity is None else str(identity)
        self.reduce_type = reduce_type
        self.preamble = preamble
        self.options = tuple(options)
        self._function = _core.ReductionFunction(
            in_params,
            out_params,
            map_expr,
            reduce_expr,
            post_map_expr,
            self.identity,
            name,
            reduce_type or "",
            preamble,
            _definitions(options),
        )

    def __call__(
        self, *args: Any, out: Any = None, axis: Any = None, keepdims: bool = False, stream: Any = None
    ) -> Any:
        """Reduces; see the class."""
        return self._function(args, out, axis, keepdims, stream)

    @property
    def _cached_codes(self) -> dict[str, str]:
        return dict(self._function.specialisations())

    def __repr__(self) -> str:
        return f"<ReductionKernel {self.name!r} ({self.in_params}) -> ({self.out_params})>"


class RawKernel:
    """A kernel in CUDA C.

    Args:
        code: the source.
        name: of the `__global__` function; of a template with its arguments, "scale<float, 4>".
        options: `-DNAME=value` defines a macro; what else compilers take is accepted.
        backend, translate_cucomplex, enable_cooperative_groups, jitify: accepted.
        debug: accesses outside of an array are an IndexError at the next synchronisation.

    `kernel(grid, block, args, shared_mem=0, stream=None)` launches it: grid and block are ints or tuples of up to
    three, `args` a tuple. An array is given from its first element on; a pointer to another type looks at the same
    bytes. Numbers are cast to what the kernel declares. Accesses outside of an array touch nothing.

    Raises:
        TypingError: C that is wrong, with its line and column.
        UnsupportedError: C that kernels do not know, with its line and column.
        KeyError: no such kernel.
    """

    def __init__(
        self,
        code: str,
        name: str,
        options: Sequence[str] = (),
        backend: str = "nvrtc",
        translate_cucomplex: bool = False,
        *,
        enable_cooperative_groups: bool = False,
        jitify: bool = False,
        debug: bool = False,
    ) -> None:
        _check_backend(backend)
        self.code = code
        self.name = name
        self.options = tuple(options)
        self.backend = backend
        self.enable_cooperative_groups = enable_cooperative_groups
        self.file_path: str | None = None
        self._debug = debug
        self._module: RawModule | None = None
        self._function: Any = None
        self._max_dynamic_shared = 0

    def compile(self, log_stream: Any = None) -> None:
        """Compiles it now instead of at the first launch."""
        self._compiled()

    def _compiled(self) -> Any:
        if self._function is None:
            try:
                if self._module is not None:
                    program = self._module._parsed()
                else:
                    program = _core.RawProgram(self.code, f"<RawKernel '{self.name}'>", _definitions(self.options))
                self._function = _core.RawFunction(program, self.name, self._debug)
            except _core.UnsupportedError:
                self._function = self._by_nvrtc()
                if self._function is None:
                    raise
        return self._function

    def _by_nvrtc(self) -> Any:
        """The kernel made by NVIDIA's compiler, for C that the front end does not know; None where there is none."""
        if _core.Device().kind != "cuda":
            return None
        from gridstride import _nvrtc

        library = _nvrtc.find_library()
        if library is None:
            return None
        code = self.code if self._module is None else self._module._text()
        return _nvrtc.NvrtcKernel(library, code, self.name, self.options)

    def __call__(self, grid: Any, block: Any, args: Sequence[Any], *, shared_mem: int = 0, stream: Any = None) -> None:
        """Launches the kernel; see the class."""
        (self._function or self._compiled())(grid, block, args, shared_mem, stream)

    @property
    def kernel(self) -> Any:
        """The compiled kernel."""
        return self._compiled()

    @property
    def attributes(self) -> dict[str, int]:
        """What the kernel needs of a device, by CUDA's names."""
        needs = self._compiled().attributes()
        return {
            "binary_version": 0,
            "cache_mode_ca": 0,
            "const_size_bytes": 0,
            "local_size_bytes": needs["local_size_bytes"],
            "max_dynamic_shared_size_bytes": self._max_dynamic_shared or 49152 - needs["shared_size_bytes"],
            "max_threads_per_block": 1024,
            "num_regs": needs["num_regs"],
            "preferred_shared_memory_carveout": -1,
            "ptx_version": 0,
            "shared_size_bytes": needs["shared_size_bytes"],
        }

    @property
    def num_regs(self) -> int:
        """Registers of a thread: an estimate."""
        return self.attributes["num_regs"]

    @property
    def local_size_bytes(self) -> int:
        """Local memory of a thread."""
        return self.attributes["local_size_bytes"]

    @property
    def shared_size_bytes(self) -> int:
        """Shared memory of a block that the kernel declares itself."""
        return self.attributes["shared_size_bytes"]

    @property
    def max_threads_per_block(self) -> int:
        """The most threads a block may have."""
        return self.attributes["max_threads_per_block"]

    @property
    def const_size_bytes(self) -> int:
        """Constant memory."""
        return self.attributes["const_size_bytes"]

    @property
    def max_dynamic_shared_size_bytes(self) -> int:
        """Shared memory that a launch may ask for. Setting it changes nothing: a launch asks for what it needs."""
        return self.attributes["max_dynamic_shared_size_bytes"]

    @max_dynamic_shared_size_bytes.setter
    def max_dynamic_shared_size_bytes(self, value: int) -> None:
        self._max_dynamic_shared = value

    @property
    def preferred_shared_memory_carveout(self) -> int:
        """Which part of the cache is shared memory: -1, the device's choice. Setting it changes nothing."""
        return -1

    @preferred_shared_memory_carveout.setter
    def preferred_shared_memory_carveout(self, value: int) -> None:
        pass

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_function": None}

    def __repr__(self) -> str:
        return f"<RawKernel {self.name!r}>"


class RawModule:
    """A source in CUDA C with several kernels.

    Args:
        code: the source.
        path: a file with it, instead. Compiled code (cubin, PTX) cannot be loaded.
        options: as RawKernel's.
        name_expressions: kernels that are templates, with their arguments: ["scale<float>"].
        backend, translate_cucomplex, enable_cooperative_groups, jitify: accepted.

    Raises:
        TypingError: C that is wrong, with its line and column.
        UnsupportedError: C that kernels do not know, with its line and column.
    """

    def __init__(
        self,
        *,
        code: str | None = None,
        path: str | None = None,
        options: Sequence[str] = (),
        backend: str = "nvrtc",
        translate_cucomplex: bool = False,
        enable_cooperative_groups: bool = False,
        name_expressions: Sequence[str] | None = None,
        jitify: bool = False,
    ) -> None:
        if (code is None) == (path is None):
            raise TypeError("Exactly one of `code` and `path` keyword arguments must be given.")
        if path is not None and str(path).endswith((".cubin", ".ptx", ".fatbin")):
            raise NotImplementedError(f"{path!r} is compiled code; give the source it was made from")
        _check_backend(backend)
        self.code = code
        self.file_path = path
        self.options = tuple(options)
        self.backend = backend
        self.enable_cooperative_groups = enable_cooperative_groups
        self.name_expressions = None if name_expressions is None else tuple(name_expressions)
        self._program: Any = None
        self._kernels: dict[str, RawKernel] = {}

    def _text(self) -> str:
        if self.code is None:
            with open(str(self.file_path), encoding="utf-8") as file:
                self.code = file.read()
        return self.code

    def _parsed(self) -> Any:
        if self._program is None:
            name = self.file_path or "<RawModule>"
            self._program = _core.RawProgram(self._text(), str(name), _definitions(self.options))
        return self._program

    def compile(self, log_stream: Any = None) -> None:
        """Parses the source now instead of at the first `get_function`."""
        self._parsed()

    def get_function(self, name: str) -> RawKernel:
        """The kernel of this name; of a template with its arguments, "scale<float>"."""
        if name not in self._kernels:
            kernel = RawKernel(
                self.code or "",
                name,
                self.options,
                self.backend,
                enable_cooperative_groups=self.enable_cooperative_groups,
            )
            kernel._module = self
            kernel.file_path = self.file_path
            kernel._compiled()
            self._kernels[name] = kernel
        return self._kernels[name]

    def get_global(self, name: str) -> Any:
        """The memory of a variable that the source declares outside of functions, as an array.

        Raises:
            KeyError: no kernel that was got so far uses such a variable.
        """
        program = self._parsed()
        found = program.find_global(name)
        if found is None:
            for kernel in program.kernels():
                try:
                    self.get_function(kernel)
                except _core.TypingError:
                    continue  # a template, which needs its arguments
            found = program.find_global(name)
        if found is None:
            raise KeyError(f"the source has no variable {name!r} that a kernel uses")
        return found

    @property
    def module(self) -> RawModule:
        """The module itself, compiled."""
        self.compile()
        return self

    def __getitem__(self, name: str) -> RawKernel:
        return self.get_function(name)

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_program": None, "_kernels": {}}

    def __repr__(self) -> str:
        return f"<RawModule {self.file_path or 'of a string'}>"


def _check_backend(backend: str) -> None:
    if backend not in ("nvrtc", "nvcc"):
        raise ValueError(f"backend is {backend!r}, expected 'nvrtc' or 'nvcc'")
