"""Questions about types, printing, and settings that NumPy answers on the host."""

from __future__ import annotations

from typing import Any

from gridstride._core import asarray, ndarray

__all__ = [
    "array2string",
    "array_repr",
    "array_str",
    "base_repr",
    "binary_repr",
    "byte_bounds",
    "common_type",
    "disp",
    "errstate",
    "find_common_type",
    "format_float_positional",
    "format_float_scientific",
    "get_array_wrap",
    "get_printoptions",
    "geterr",
    "iscomplex",
    "isneginf",
    "isposinf",
    "isreal",
    "issctype",
    "issubclass_",
    "issubsctype",
    "make_aligned_dtype",
    "min_scalar_type",
    "mintypecode",
    "obj2sctype",
    "printoptions",
    "safe_eval",
    "sctype2char",
    "set_printoptions",
    "set_string_function",
    "seterr",
    "typename",
    "who",
]


def _numpy() -> Any:
    import numpy

    return numpy


def _host(value: Any) -> Any:
    return value.get() if isinstance(value, ndarray) else value


def isreal(x: Any) -> Any:
    """Whether elements have no imaginary part."""
    import gridstride as gs

    a = asarray(x)
    return a.imag == 0 if a.dtype.kind == "c" else gs.ones(a.shape, bool)


def iscomplex(x: Any) -> Any:
    """Whether elements have an imaginary part."""
    import gridstride as gs

    a = asarray(x)
    return a.imag != 0 if a.dtype.kind == "c" else gs.zeros(a.shape, bool)


def _signed_infinity(x: Any, negative: bool, out: Any) -> Any:
    import gridstride as gs

    a = asarray(x)
    if a.dtype.kind == "c":
        raise TypeError(f"This operation is not supported for {a.dtype} values because it would be ambiguous.")
    result = gs.isinf(a) & (gs.signbit(a) if negative else ~gs.signbit(a)) if a.dtype.kind == "f" else a != a
    if out is None:
        return result
    out[...] = result
    return out


def isposinf(x: Any, out: Any = None) -> Any:
    """Whether elements are positive infinity."""
    return _signed_infinity(x, False, out)


def isneginf(x: Any, out: Any = None) -> Any:
    """Whether elements are negative infinity."""
    return _signed_infinity(x, True, out)


def array2string(a: Any, *args: Any, **kwargs: Any) -> str:
    """The text of an array, as numpy.array2string gives it."""
    return _numpy().array2string(_host(a), *args, **kwargs)


def array_repr(arr: Any, *args: Any, **kwargs: Any) -> str:
    """The text of `repr(arr)`."""
    return _numpy().array_repr(_host(arr), *args, **kwargs)


def array_str(a: Any, *args: Any, **kwargs: Any) -> str:
    """The text of `str(a)`."""
    return _numpy().array_str(_host(a), *args, **kwargs)


def base_repr(number: int, base: int = 2, padding: int = 0) -> str:
    """The digits of an integer in a base from 2 to 36."""
    return _numpy().base_repr(number, base, padding)


def binary_repr(num: int, width: int | None = None) -> str:
    """The binary digits of an integer; two's complement of `width` digits where it is negative."""
    return _numpy().binary_repr(num, width)


def format_float_positional(x: Any, *args: Any, **kwargs: Any) -> str:
    """The decimal digits of a number in positional notation."""
    return _numpy().format_float_positional(_scalar(x), *args, **kwargs)


def format_float_scientific(x: Any, *args: Any, **kwargs: Any) -> str:
    """The decimal digits of a number in scientific notation."""
    return _numpy().format_float_scientific(_scalar(x), *args, **kwargs)


def _scalar(x: Any) -> Any:
    return x.get()[()] if isinstance(x, ndarray) else x


def set_printoptions(*args: Any, **kwargs: Any) -> None:
    """Sets how arrays are printed, for NumPy's arrays too."""
    _numpy().set_printoptions(*args, **kwargs)


def get_printoptions() -> dict[str, Any]:
    """How arrays are printed."""
    return _numpy().get_printoptions()


def printoptions(*args: Any, **kwargs: Any) -> Any:
    """A context in which arrays are printed in a certain way."""
    return _numpy().printoptions(*args, **kwargs)


def set_string_function(*args: Any, **kwargs: Any) -> None:
    """Not there, as in NumPy 2: use `set_printoptions`."""
    raise NotImplementedError("set_string_function has gone with NumPy 2; use gridstride.set_printoptions(...)")


def disp(mesg: Any, device: Any = None, linefeed: bool = True) -> None:
    """Writes a message to `device`, standard output by default."""
    import sys

    target = sys.stdout if device is None else device
    target.write(f"{mesg}\n" if linefeed else f"{mesg}")
    target.flush()


def who(vardict: dict[str, Any] | None = None) -> None:
    """Prints the arrays in a dictionary, the caller's global names by default: name, shape, bytes, type."""
    import sys

    names = sys._getframe(1).f_globals if vardict is None else vardict
    rows = [(n, v) for n, v in names.items() if isinstance(v, ndarray)]
    for name, value in rows:
        shape = " x ".join(str(n) for n in value.shape)
        print(f"{name:<20} {shape:<20} {value.nbytes:<16} {value.dtype}")
    print(f"\nUpper bound on total bytes  =       {sum(v.nbytes for _, v in rows)}")


def safe_eval(source: str) -> Any:
    """The value of a text that holds Python literals only."""
    import ast

    return ast.literal_eval(source)


def byte_bounds(a: Any) -> tuple[int, int]:
    """The addresses of an array's first byte and of the byte behind its last."""
    x = asarray(a)
    low = high = x.data.ptr
    if x.size == 0:
        return low, low
    for extent, stride in zip(x.shape, x.strides, strict=True):
        if stride < 0:
            low += (extent - 1) * stride
        else:
            high += (extent - 1) * stride
    return low, high + x.itemsize


def common_type(*arrays: Any) -> Any:
    """The floating type that all arrays can be cast to without loss."""
    numpy = _numpy()
    return numpy.common_type(*(numpy.empty(0, asarray(a).dtype) for a in arrays))


def min_scalar_type(a: Any) -> Any:
    """The smallest type that can hold a number; the type of an array, whose elements are not looked at."""
    if (
        isinstance(a, (list, tuple))
        or hasattr(type(a), "__cuda_array_interface__")
        or hasattr(a, "__cupy_get_ndarray__")
    ):
        a = asarray(a)
    return a.dtype if isinstance(a, ndarray) else _numpy().min_scalar_type(a)


def mintypecode(typechars: Any, typeset: str = "GDFgdf", default: str = "d") -> str:
    """The character of the smallest type that all types can be cast to."""
    return _numpy().mintypecode(typechars, typeset, default)


def typename(char: str) -> str:
    """A description of a type's character."""
    return _numpy().typename(char)


def find_common_type(array_types: Any, scalar_types: Any) -> Any:
    """The type that arrays and numbers of these types give together (NumPy 1's rules: numbers count by kind alone)."""
    numpy = _numpy()
    arrays = [numpy.dtype(t) for t in array_types]
    scalars = [numpy.dtype(t) for t in scalar_types]
    best_array = numpy.result_type(*arrays) if arrays else None
    best_scalar = numpy.result_type(*scalars) if scalars else None
    if best_array is None or best_scalar is None:
        return best_scalar if best_array is None else best_array
    kinds = "biufc"
    scalar_kind, array_kind = (kinds.index(t.kind.replace("u", "i")) for t in (best_scalar, best_array))
    return best_scalar if scalar_kind > array_kind else best_array


def issctype(rep: Any) -> bool:
    """Whether an object stands for an element type."""
    numpy = _numpy()
    if not isinstance(rep, (type, numpy.dtype)):
        return False
    try:
        return obj2sctype(rep) not in (None, numpy.object_)
    except TypeError:
        return False


def obj2sctype(rep: Any, default: Any = None) -> Any:
    """The element class of a type or an array; `default` where there is none."""
    numpy = _numpy()
    if isinstance(rep, type) and issubclass(rep, numpy.generic):
        return rep
    if isinstance(rep, ndarray):
        return rep.dtype.type
    try:
        return numpy.dtype(rep).type
    except TypeError:
        return default


def sctype2char(sctype: Any) -> str:
    """The character of an element type."""
    kind = obj2sctype(sctype)
    if kind is None:
        raise ValueError("unrecognized type")
    return _numpy().dtype(kind).char


def issubclass_(arg1: Any, arg2: Any) -> bool:
    """`issubclass`; False where an argument is no class."""
    try:
        return issubclass(arg1, arg2)
    except TypeError:
        return False


def issubsctype(arg1: Any, arg2: Any) -> bool:
    """Whether the element class of one type is derived from that of another."""
    return issubclass(obj2sctype(arg1), obj2sctype(arg2))


def make_aligned_dtype(dtype: Any) -> Any:
    """The dtype with its fields aligned as C aligns them; other dtypes as they are."""
    numpy = _numpy()
    kind = numpy.dtype(dtype)
    if kind.fields is None:
        return kind
    fields = {name: make_aligned_dtype(kind.fields[name][0]) for name in kind.names}
    return numpy.dtype(list(fields.items()), align=True)


def get_array_wrap(*args: Any) -> Any:
    """The `__array_wrap__` of the argument with the highest priority; None without one."""
    found = [(getattr(x, "__array_priority__", 0), -i, x) for i, x in enumerate(args) if hasattr(x, "__array_wrap__")]
    return max(found)[-1].__array_wrap__ if found else None


class errstate:
    """A context for floating-point errors. Device arithmetic reports none, as on a GPU: results are IEEE's.

    Accepts numpy.errstate's arguments and applies them to NumPy's own arithmetic.
    """

    def __init__(self, **kwargs: Any) -> None:
        self._linalg = kwargs.pop("linalg", None)
        kwargs.pop("fallback_mode", None)
        self._state = _numpy().errstate(**kwargs)

    def __enter__(self) -> errstate:
        self._state.__enter__()
        return self

    def __exit__(self, *exc: Any) -> None:
        self._state.__exit__(*exc)


def geterr() -> dict[str, str]:
    """How NumPy's own arithmetic treats floating-point errors."""
    return _numpy().geterr()


def seterr(**kwargs: Any) -> dict[str, str]:
    """Sets how NumPy's own arithmetic treats floating-point errors; the settings before."""
    return _numpy().seterr(**kwargs)
