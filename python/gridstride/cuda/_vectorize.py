"""`vectorize` and `guvectorize`: functions of numbers, or of parts of arrays, over whole arrays. Needs NumPy."""

from __future__ import annotations

import linecache
import re
import warnings

import numpy

from gridstride._core import asarray, ascontiguousarray, broadcast_to, empty, ndarray
from gridstride.cuda import types
from gridstride.cuda._arrays import as_cuda_array, is_cuda_array
from gridstride.cuda._dispatcher import make_kernel, to_signature
from gridstride.cuda._jit import jit
from gridstride.cuda._pickling import packed, unpacked
from gridstride.cuda._streams import in_stream
from gridstride.cuda._stubs import grid
from gridstride.cuda.types import Array, NPDatetime, Signature, Void

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_BLOCK = 256


def _kernel_of_text(name: str, text: str, function: Any, fma: bool = True) -> Any:
    """A kernel of a text that calls `function`; the text is where the compiler looks for it."""
    file = f"<gridstride.cuda {name}>"
    linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
    names = {"function": function, "grid": grid, "__name__": __name__}
    names.update({name: getattr(types, name) for name in ("int64", "uint64", "float64", "complex128")})
    exec(compile(text, file, "exec"), names)
    return jit(names["kernel"], fma=fma)


def element_kernel(function: Any, count: int, fma: bool = True, casts: Any = ()) -> Any:
    """A kernel that applies a function to the elements of `count` arrays of one dimension.

    `casts` names for each array the type that its elements are cast to before, or is empty.
    """
    arrays = [f"a{i}" for i in range(count)]
    items = ", ".join(
        f"{cast}({each}[i])" if cast else f"{each}[i]" for each, cast in zip(arrays, casts or [""] * count, strict=True)
    )
    text = f"""def kernel({", ".join(arrays)}, out):
    i = grid(1)
    if i < out.size:
        out[i] = function({items})
"""
    return _kernel_of_text(f"vectorize {count} {' '.join(casts)}".rstrip(), text, function, fma)


def _check_target(target: str | None, options: dict[str, Any], error_class: type[Exception] = TypeError) -> None:
    if target not in (None, "cuda", "gpu", "cpu", "parallel"):
        raise ValueError(f"unknown target {target!r}; 'cuda' runs on the current device")
    known = ("nopython", "cache", "identity", "fastmath", "writable_args", "locals")
    unknown = [name for name in options if name not in known]
    if unknown:
        what = "Unrecognized options" if error_class is KeyError else "The following target options are not supported"
        error = error_class(f"{what}: {', '.join(map(repr, unknown))}")
        error.add_note(f"known are {', '.join(known)}")
        raise error
    if "nopython" in options:
        if not options["nopython"]:
            raise TypeError("nopython flag must be True")
        warnings.warn("nopython kwarg for cuda target is redundant", RuntimeWarning, stacklevel=3)


def _dtype(kind: Any) -> Any:
    return kind.dtype if isinstance(kind, NPDatetime) else numpy.dtype(kind.__gridstride_dtype__)


def _operand(value: Any) -> Any:
    if is_cuda_array(value):
        return as_cuda_array(value)
    return value if isinstance(value, (int, float, complex)) else numpy.asarray(value)


def _stored(dtype: Any) -> Any:
    """The dtype that the device has for one: dates and times are the int64 numbers that they are."""
    return numpy.dtype("int64") if dtype.kind in "Mm" else dtype


def _on_device(value: Any, dtype: Any) -> ndarray:
    """An operand of a loop that takes `dtype`."""
    if getattr(getattr(value, "dtype", None), "kind", "") in ("M", "m"):
        return asarray((value.astype(dtype, copy=False) if dtype.kind in "Mm" else value).view("int64"))
    return _device_operand(value).astype(_stored(dtype), copy=False)


def _fits(given: Any, wanted: Any, casting: Any) -> bool:
    if given.kind in "Mm" and wanted == numpy.dtype("int64"):
        return True
    return bool(numpy.can_cast(given, wanted, casting))


def _device_operand(value: Any) -> ndarray:
    return as_cuda_array(value) if is_cuda_array(value) else asarray(value)


def _unpickle(kind: Any, form: Any, *arguments: Any) -> Any:
    return kind(unpacked(form), *arguments)


class CUDAUFunc:
    """A function of numbers over arrays, which are broadcast against each other.

    Called with device arrays it gives one; called with host arrays and numbers only, a numpy.ndarray.
    """

    def __init__(self, function: Any, signatures: list[Signature]) -> None:
        self.py_func = getattr(function, "py_func", function)
        self.__name__ = self.py_func.__name__
        self.__doc__ = self.py_func.__doc__
        self.nin = len(signatures[0]) if signatures else self.py_func.__code__.co_argcount
        self.nout = 1
        self.nargs = self.nin + 1
        self._signatures = signatures
        self._kernel = element_kernel(self.py_func, self.nin)
        self._grows = not signatures
        self._function = make_kernel(self.py_func, (), {})
        self._loops: list[tuple[Any, Any]] = []
        for each in signatures:
            args = tuple(_dtype(t) for t in each.args)
            self._loops.append((args, self._result(args) if each.return_type is None else _dtype(each.return_type)))

    def __reduce__(self) -> Any:
        return (_unpickle, (CUDAUFunc, packed(self.py_func), self._signatures))

    def _infer(self, given: list[Any]) -> None:
        """Adds the loop for these element types, unless there is one: the result is what the function returns then."""
        args = tuple(given)
        if any(each == args for each, _ in self._loops):
            return
        self._loops.insert(0, (args, self._result(args)))

    def _result(self, args: tuple[Any, ...]) -> Any:
        """The dtype of what the function returns for such arguments."""
        results, _ = self._function.device_function([(_stored(each).name, -1, "A") for each in args])
        if len(results) != 1:
            raise TypeError(
                f"'{self.__name__}' returns {len(results) or 'no'} numbers; vectorize needs a function of one"
            )
        if any(each.kind in "Mm" for each in args):
            # Whether that is a date, a time or a number, NumPy's own scalars know.
            return numpy.asarray(self.py_func(*(numpy.zeros(1, each)[0] for each in args))).dtype
        return numpy.dtype(results[0])

    @property
    def types(self) -> list[str]:
        """The loops as NumPy writes them: "ff->f"."""
        return ["".join(d.char for d in args) + "->" + result.char for args, result in self._loops]

    def _loop(self, operands: list[Any]) -> tuple[Any, Any]:
        if self._grows:
            self._infer([numpy.asarray(x).dtype if isinstance(x, (int, float, complex)) else x.dtype for x in operands])
            return self._loops[0]
        given = [numpy.min_scalar_type(x) if isinstance(x, (int, float, complex)) else x.dtype for x in operands]
        for casting in ("safe", "same_kind"):
            for args, result in self._loops:
                if all(_fits(g, a, casting) for g, a in zip(given, args, strict=True)):
                    return args, result
        names = ", ".join(map(str, given))
        raise TypeError(f"No matching version. '{self.__name__}' has no loop for ({names}); it has {self.types}")

    def __call__(self, *args: Any, out: Any = None, stream: Any = 0) -> Any:
        """Applies the function; into `out` where that is given."""
        if len(args) == self.nargs and out is None:
            *args, out = args  # type: ignore[assignment]
        if len(args) != self.nin:
            raise TypeError(f"{self.__name__}() takes {self.nin} arguments, but {len(args)} were given")
        operands = [_operand(x) for x in args]
        dtypes, result_dtype = self._loop(operands)
        if is_cuda_array(out):
            out = as_cuda_array(out)
        on_device = any(is_cuda_array(x) for x in operands) or is_cuda_array(out)
        with in_stream(stream):
            arrays = [_on_device(x, d) for x, d in zip(operands, dtypes, strict=True)]
            shape = numpy.broadcast_shapes(*(a.shape for a in arrays))
            flat = [self._flat(a, shape) for a in arrays]
            stored = _stored(result_dtype)
            direct = is_cuda_array(out) and out.dtype == stored and out.flags["C_CONTIGUOUS"]
            if out is not None and tuple(out.shape) != shape:
                raise ValueError(f"the output has shape {tuple(out.shape)}, expected {shape}")
            target = as_cuda_array(out) if direct else empty(shape, stored)
            if target.size:
                self._kernel[-(-target.size // _BLOCK), _BLOCK](*flat, target.reshape(-1))
            if direct:
                return out
            if out is not None:
                if is_cuda_array(out):
                    as_cuda_array(out)[...] = target
                else:
                    out[...] = target.get().view(result_dtype)
                return out
            if on_device:
                return target
            host = target.get().view(result_dtype)
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
        first = arg[:1].get()[0] if isinstance(arg, ndarray) else arg[0]
        return Reduce(self.py_func)(arg[1:], init=first, stream=stream)

    def __repr__(self) -> str:
        return f"<vectorized '{self.__name__}'>"


def vectorize(ftylist_or_function: Any = (), target: str | None = None, **options: Any) -> Any:
    """Makes a function of numbers one of arrays: ``@vectorize(["float32(float32, float32)"], target="cuda")``.

    Without signatures it takes arrays of any element types, and gives what the function returns for such numbers.

    Raises:
        TypeError: signatures that differ in their number of arguments or lack a result. KeyError: unknown options.
    """
    _check_target(target, options, KeyError)
    given = ftylist_or_function
    if isinstance(given, (str, Signature)):
        given = [given]
    if callable(given):
        return CUDAUFunc(given, [])
    if not given:
        return lambda function: CUDAUFunc(function, [])
    signatures = [to_signature(each) for each in given]
    for signature in signatures:
        if isinstance(signature.return_type, Void):
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
    arrays = [f"a{i}" for i in range(count)]
    text = f"""def kernel(n, {", ".join(arrays)}):
    i = grid(1)
    if i < n:
        function({", ".join(f"{each}[i]" for each in arrays)})
"""
    return _kernel_of_text(f"guvectorize {count}", text, function)


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

    def __reduce__(self) -> Any:
        return (_unpickle, (GUFunc, packed(self.py_func), self._signatures, self.signature))

    def _match(self, operands: list[Any]) -> tuple[list[Any], list[bool]]:
        """Dtypes of the arguments, and which ones are arrays to the function."""
        for casting in ("safe", "same_kind"):
            for signature in self._signatures:
                kinds = [_dtype(t.dtype if isinstance(t, Array) else t) for t in signature.args]
                if all(_fits(x.dtype, k, casting) for x, k in zip(operands, kinds, strict=False)):
                    return kinds, [isinstance(t, Array) for t in signature.args]
        names = ", ".join(str(x.dtype) for x in operands)
        raise TypeError(f"No matching signature: '{self.__name__}' takes no ({names})")

    def __call__(self, *args: Any, out: Any = None, stream: Any = 0) -> Any:
        """Applies the function; into `out` where that is given."""
        outputs: list[Any] = list(args[self.nin :])
        if out is not None:
            outputs += list(out) if isinstance(out, tuple) else [out]
        if len(args) > self.nin and out is not None:
            raise ValueError("cannot specify argument 'out' as both positional and keyword")
        if len(args) < self.nin or len(outputs) not in (0, self.nout):
            raise TypeError(
                f"gufunc accepts {self.nin} positional arguments (when providing input only) or {self.nargs} "
                f"positional arguments (when providing input and output). Got {len(args)} positional argument"
                f"{'' if len(args) == 1 else 's'}."
            )
        outputs = [as_cuda_array(x) if is_cuda_array(x) else x for x in outputs]
        host = not any(is_cuda_array(x) for x in (*args, *outputs))
        with in_stream(stream):
            operands = [as_cuda_array(x) if is_cuda_array(x) else numpy.asarray(x) for x in args[: self.nin]]
            kinds, are_arrays = self._match(operands)
            arrays = [_on_device(x, k) for x, k in zip(operands, kinds, strict=False)]
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
                results.append(empty(loop + tuple(sizes[name] for name in core), _stored(kind)))
            parts = [
                r.reshape((count, *(sizes[name] for name in core), *(() if core else (1,))))
                for r, core in zip(results, self._outputs, strict=True)
            ]
            if count:
                self._kernel[-(-count // _BLOCK), _BLOCK](count, *flat, *parts)
            return self._deliver(results, outputs, kinds[self.nin :], host)

    def _deliver(self, results: list[ndarray], outputs: list[Any], kinds: list[Any], host: bool) -> Any:
        for target, result, kind in zip(outputs, results, kinds, strict=False):
            if tuple(target.shape) != result.shape and result.shape == (1, *target.shape):
                result = result.reshape(target.shape)  # one input had an axis of one element too many
            if tuple(target.shape) != result.shape:
                raise ValueError(f"an output has shape {tuple(target.shape)}, expected {result.shape}")
            if is_cuda_array(target):
                as_cuda_array(target)[...] = result
            else:
                target[...] = result.get().view(kind)
        given: list[Any] = outputs
        if not given:
            given = [r.get().view(k) if host else r for r, k in zip(results, kinds, strict=True)]
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
    for each in signatures:
        if not isinstance(each.return_type, (Void, type(None))):
            raise TypeError(
                f"guvectorized functions cannot return values: signature {each} specifies {each.return_type} "
                "return type"
            )
    return lambda function: GUFunc(function, signatures, signature)
