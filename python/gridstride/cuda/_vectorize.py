"""`vectorize` and `guvectorize`: functions of numbers, or of parts of arrays, over whole arrays. Needs NumPy."""

from __future__ import annotations

import re

import numpy

from gridstride._core import asarray, ascontiguousarray, broadcast_to, empty, ndarray
from gridstride.cuda._arrays import as_cuda_array, is_cuda_array
from gridstride.cuda._dispatcher import to_signature
from gridstride.cuda._jit import jit
from gridstride.cuda._streams import in_stream
from gridstride.cuda._stubs import grid
from gridstride.cuda.types import Array, Signature, Void

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_BLOCK = 256


def _element_kernel(function: Any, count: int) -> Any:
    """A kernel that applies a function to the elements of `count` arrays of one dimension."""
    if count == 1:

        @jit
        def kernel(a, out):
            i = grid(1)
            if i < out.size:
                out[i] = function(a[i])

    elif count == 2:

        @jit
        def kernel(a, b, out):
            i = grid(1)
            if i < out.size:
                out[i] = function(a[i], b[i])

    elif count == 3:

        @jit
        def kernel(a, b, c, out):
            i = grid(1)
            if i < out.size:
                out[i] = function(a[i], b[i], c[i])

    elif count == 4:

        @jit
        def kernel(a, b, c, d, out):
            i = grid(1)
            if i < out.size:
                out[i] = function(a[i], b[i], c[i], d[i])

    elif count == 5:

        @jit
        def kernel(a, b, c, d, e, out):
            i = grid(1)
            if i < out.size:
                out[i] = function(a[i], b[i], c[i], d[i], e[i])

    elif count == 6:

        @jit
        def kernel(a, b, c, d, e, f, out):
            i = grid(1)
            if i < out.size:
                out[i] = function(a[i], b[i], c[i], d[i], e[i], f[i])

    else:
        raise TypeError(f"vectorize takes functions of 1 to 6 arguments, not of {count}")
    return kernel


def _check_target(target: str | None, options: dict[str, Any]) -> None:
    if target not in (None, "cuda", "gpu", "cpu", "parallel"):
        raise ValueError(f"unknown target {target!r}; 'cuda' runs on the current device")
    for name in options:
        if name not in ("nopython", "cache", "identity", "fastmath", "writable_args", "locals"):
            raise TypeError(f"unrecognized options. {name} given")


def _dtype(kind: Any) -> Any:
    return numpy.dtype(kind.__gridstride_dtype__)


def _device_operand(value: Any) -> ndarray:
    return as_cuda_array(value) if is_cuda_array(value) else asarray(value)


class CUDAUFunc:
    """A function of numbers over arrays, which are broadcast against each other.

    Called with device arrays it gives one; called with host arrays and numbers only, a numpy.ndarray.
    """

    def __init__(self, function: Any, signatures: list[Signature]) -> None:
        self.py_func = getattr(function, "py_func", function)
        self.__name__ = self.py_func.__name__
        self.__doc__ = self.py_func.__doc__
        self.nin = len(signatures[0])
        self.nout = 1
        self.nargs = self.nin + 1
        self._loops = [(tuple(_dtype(t) for t in s.args), _dtype(s.return_type)) for s in signatures]
        self._kernel = _element_kernel(self.py_func, self.nin)

    @property
    def types(self) -> list[str]:
        """The loops as NumPy writes them: "ff->f"."""
        return ["".join(d.char for d in args) + "->" + result.char for args, result in self._loops]

    def _loop(self, operands: list[Any]) -> tuple[Any, Any]:
        given = [numpy.min_scalar_type(x) if isinstance(x, (int, float, complex)) else x.dtype for x in operands]
        for casting in ("safe", "same_kind"):
            for args, result in self._loops:
                if all(numpy.can_cast(g, a, casting) for g, a in zip(given, args, strict=True)):
                    return args, result
        names = ", ".join(map(str, given))
        raise TypeError(f"No matching version. '{self.__name__}' has no loop for ({names}); it has {self.types}")

    def __call__(self, *args: Any, out: Any = None, stream: Any = 0) -> Any:
        """Applies the function; into `out` where that is given."""
        if len(args) == self.nargs and out is None:
            *args, out = args  # type: ignore[assignment]
        if len(args) != self.nin:
            raise TypeError(f"{self.__name__}() takes {self.nin} arguments, but {len(args)} were given")
        operands = [x if is_cuda_array(x) or isinstance(x, (int, float, complex)) else numpy.asarray(x) for x in args]
        dtypes, result_dtype = self._loop(operands)
        on_device = any(is_cuda_array(x) for x in operands) or is_cuda_array(out)
        with in_stream(stream):
            arrays = [_device_operand(x).astype(d, copy=False) for x, d in zip(operands, dtypes, strict=True)]
            shape = numpy.broadcast_shapes(*(a.shape for a in arrays))
            flat = [self._flat(a, shape) for a in arrays]
            direct = is_cuda_array(out) and out.dtype == result_dtype and out.flags["C_CONTIGUOUS"]
            if out is not None and tuple(out.shape) != shape:
                raise ValueError(f"the output has shape {tuple(out.shape)}, expected {shape}")
            target = as_cuda_array(out) if direct else empty(shape, result_dtype)
            if target.size:
                self._kernel[-(-target.size // _BLOCK), _BLOCK](*flat, target.reshape(-1))
            if direct:
                return out
            if out is not None:
                if is_cuda_array(out):
                    as_cuda_array(out)[...] = target
                else:
                    out[...] = target.get()
                return out
            if on_device:
                return target
            host = target.get()
            return host[()] if host.ndim == 0 else host

    @staticmethod
    def _flat(array: ndarray, shape: tuple[int, ...]) -> ndarray:
        if array.size == 1:
            return broadcast_to(array.reshape(1), (int(numpy.prod(shape)),))
        return ascontiguousarray(broadcast_to(array, shape)).reshape(-1)

    def reduce(self, arg: Any, stream: Any = 0) -> Any:
        """Combines the elements of a one-dimensional array by the function, which takes two numbers."""
        from gridstride.cuda._reduce import Reduce

        if self.nin != 2:
            raise ValueError("reduce() needs a function of two arguments")
        if arg.size == 0:
            raise TypeError("reduction on an empty array")
        first = arg[0].get()[()] if isinstance(arg, ndarray) else arg[0]
        return Reduce(self.py_func)(arg[1:], init=first, stream=stream)

    def __repr__(self) -> str:
        return f"<vectorized '{self.__name__}'>"


def vectorize(ftylist_or_function: Any = (), target: str | None = None, **options: Any) -> Any:
    """Makes a function of numbers one of arrays: ``@vectorize(["float32(float32, float32)"], target="cuda")``.

    Raises:
        TypeError: no signatures, signatures that differ in their number of arguments, or unknown options.
    """
    _check_target(target, options)
    given = ftylist_or_function
    if isinstance(given, (str, Signature)):
        given = [given]
    if callable(given) or not given:
        raise TypeError("vectorize needs signatures: @vectorize(['float64(float64, float64)'])")
    signatures = [to_signature(each) for each in given]
    for signature in signatures:
        if signature.return_type is None or isinstance(signature.return_type, Void):
            raise TypeError(f"a signature of vectorize has a result: 'float64(float64)', not {signature}")
        if len(signature) != len(signatures[0]):
            raise TypeError("the signatures of vectorize take different numbers of arguments")
    return lambda function: CUDAUFunc(function, signatures)


# --- generalised ufuncs


def _parse_layout(text: str) -> tuple[list[tuple[str, ...]], list[tuple[str, ...]]]:
    """Core dimensions of the inputs and outputs of "(m,n),(n)->(m)"."""
    sides = text.replace(" ", "").split("->")
    group = r"\((?:\w+(?:,\w+)*)?\)"
    if len(sides) != 2 or not all(re.fullmatch(f"{group}(?:,{group})*", side) for side in sides):
        raise ValueError(f"cannot read the layout {text!r}; expected something like '(m,n),(n)->(m)'")
    split = [[tuple(g[1:-1].split(",")) if g != "()" else () for g in re.findall(group, side)] for side in sides]
    return split[0], split[1]


def _part_kernel(function: Any, count: int) -> Any:
    """A kernel that calls a function with the i-th parts of `count` arrays, the numbers as parts of one element."""
    if count == 2:

        @jit
        def kernel(n, a, b):
            i = grid(1)
            if i < n:
                function(a[i], b[i])

    elif count == 3:

        @jit
        def kernel(n, a, b, c):
            i = grid(1)
            if i < n:
                function(a[i], b[i], c[i])

    elif count == 4:

        @jit
        def kernel(n, a, b, c, d):
            i = grid(1)
            if i < n:
                function(a[i], b[i], c[i], d[i])

    elif count == 5:

        @jit
        def kernel(n, a, b, c, d, e):
            i = grid(1)
            if i < n:
                function(a[i], b[i], c[i], d[i], e[i])

    elif count == 6:

        @jit
        def kernel(n, a, b, c, d, e, f):
            i = grid(1)
            if i < n:
                function(a[i], b[i], c[i], d[i], e[i], f[i])

    else:
        raise TypeError(f"guvectorize takes functions of 2 to 6 arguments, outputs included, not of {count}")
    return kernel


class GUFunc:
    """A function of parts of arrays over whole arrays: their leading axes are looped over, broadcast."""

    def __init__(self, function: Any, signatures: list[Signature], layout: str) -> None:
        self.py_func = getattr(function, "py_func", function)
        self.__name__ = self.py_func.__name__
        self.__doc__ = self.py_func.__doc__
        self.signature = layout
        self._inputs, self._outputs = _parse_layout(layout)
        self.nin, self.nout = len(self._inputs), len(self._outputs)
        self.nargs = self.nin + self.nout
        for signature in signatures:
            if len(signature) != self.nargs:
                raise TypeError(f"the layout {layout!r} has {self.nargs} arguments, the signature {signature} has not")
        self._signatures = signatures
        self._kernel = _part_kernel(self.py_func, self.nargs)

    def _match(self, operands: list[Any]) -> tuple[list[Any], list[bool]]:
        """Dtypes of the arguments, and which ones are arrays to the function."""
        for casting in ("safe", "same_kind"):
            for signature in self._signatures:
                kinds = [_dtype(t.dtype if isinstance(t, Array) else t) for t in signature.args]
                if all(numpy.can_cast(x.dtype, k, casting) for x, k in zip(operands, kinds, strict=False)):
                    return kinds, [isinstance(t, Array) for t in signature.args]
        names = ", ".join(str(x.dtype) for x in operands)
        raise TypeError(f"No matching signature: '{self.__name__}' takes no ({names})")

    def __call__(self, *args: Any, out: Any = None, stream: Any = 0) -> Any:
        """Applies the function; into `out` where that is given."""
        outputs: list[Any] = list(args[self.nin :])
        if out is not None:
            outputs += list(out) if isinstance(out, tuple) else [out]
        if len(args) < self.nin or len(outputs) not in (0, self.nout):
            raise TypeError(f"{self.__name__}() takes {self.nin} inputs and {self.nout} outputs")
        host = not any(is_cuda_array(x) for x in (*args, *outputs))
        with in_stream(stream):
            operands = [x if is_cuda_array(x) else numpy.asarray(x) for x in args[: self.nin]]
            kinds, are_arrays = self._match(operands)
            arrays = [_device_operand(x).astype(k, copy=False) for x, k in zip(operands, kinds, strict=False)]
            sizes: dict[str, int] = {}
            loops = []
            for array, core in zip(arrays, self._inputs, strict=True):
                if array.ndim < len(core):
                    raise ValueError(f"{self.__name__}(): an input of {array.ndim} dimensions, {len(core)} are needed")
                split = array.ndim - len(core)
                loops.append(array.shape[:split])
                for name, extent in zip(core, array.shape[split:], strict=True):
                    if sizes.setdefault(name, extent) != extent:
                        raise ValueError(f"{self.__name__}(): core dimension {name} is {sizes[name]} and {extent}")
            loop = numpy.broadcast_shapes(*loops)
            count = int(numpy.prod(loop))
            flat = []
            for array, core, keep in zip(arrays, self._inputs, are_arrays, strict=False):
                inner = tuple(sizes[name] for name in core)
                part = broadcast_to(array, loop + inner)
                flat.append(ascontiguousarray(part).reshape((count, *inner, *((1,) if keep and not core else ()))))
            results = []
            for core, kind in zip(self._outputs, kinds[self.nin :], strict=True):
                for name in core:
                    if name not in sizes:
                        raise ValueError(f"{self.__name__}(): core dimension {name} of an output is in no input")
                results.append(empty(loop + tuple(sizes[name] for name in core), kind))
            parts = [
                r.reshape((count, *(sizes[name] for name in core), *(() if core else (1,))))
                for r, core in zip(results, self._outputs, strict=True)
            ]
            if count:
                self._kernel[-(-count // _BLOCK), _BLOCK](count, *flat, *parts)
            return self._deliver(results, outputs, host)

    def _deliver(self, results: list[ndarray], outputs: list[Any], host: bool) -> Any:
        for target, result in zip(outputs, results, strict=False):
            if tuple(target.shape) != result.shape:
                raise ValueError(f"an output has shape {tuple(target.shape)}, expected {result.shape}")
            if is_cuda_array(target):
                as_cuda_array(target)[...] = result
            else:
                target[...] = result.get()
        given: list[Any] = outputs or [r.get() if host else r for r in results]
        return given[0] if len(given) == 1 else tuple(given)

    def __repr__(self) -> str:
        return f"<guvectorized '{self.__name__}' {self.signature}>"


def guvectorize(ftylist: Any, signature: str, target: str | None = None, **options: Any) -> Any:
    """Makes a function of parts of arrays one of whole arrays.

    ``@guvectorize(["void(float64[:], float64[:])"], "(n)->(n)", target="cuda")``: the function writes its results to
    its last arguments; a result without dimensions is an array of one element.
    """
    _check_target(target, options)
    given = [ftylist] if isinstance(ftylist, (str, Signature)) else list(ftylist)
    if not given:
        raise TypeError("guvectorize needs signatures: @guvectorize(['void(float64[:], float64[:])'], '(n)->()')")
    signatures = [to_signature(each) for each in given]
    return lambda function: GUFunc(function, signatures, signature)
