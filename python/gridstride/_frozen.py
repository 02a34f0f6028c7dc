"""The text of what the names of a kernel's surroundings are bound to (`env` in src/lang/README.md)."""

from __future__ import annotations

import sys

from gridstride._atoms import atom, quote, type_name

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing itself costs more to import than all of this
    from typing import Any

_MAX_TUPLE = 4096

_FunctionType = type(lambda: 0)
_ModuleType = type(sys)
_BuiltinType = type(len)

_USE_ARGUMENT = "pass it to the kernel as an argument"
_USE_TUPLE = "use a tuple of numbers, or pass an array to the kernel"


class FrozenValues:
    """Writes values as text, and keeps what that text names by a number: functions and arrays."""

    def __init__(self) -> None:
        self.functions: list[Any] = []
        self.numbers: dict[int, int] = {}
        self.arrays: list[Any] = []
        self.array_numbers: dict[Any, int] = {}
        numpy: Any = sys.modules.get("numpy")
        # A half-imported NumPy has no types yet.
        self.numpy: Any = numpy if hasattr(numpy, "generic") and hasattr(numpy, "ufunc") else None

    def number(self, function: Any) -> int:
        """The function's number among those of the program."""
        key = id(function)
        if key not in self.numbers:
            self.numbers[key] = len(self.functions)
            self.functions.append(function)
        return self.numbers[key]

    def bindings(self, values: list[tuple[str, Any, dict[str, Any]]]) -> str:
        """Names with their values, of which the attributes in the last item matter."""
        return " ".join(f"(Bind {quote(name)} {self.value(value, used)})" for name, value, used in values)

    def defaults(self, function: Any) -> str:
        """The defaults of a function's parameters."""
        code = function.__code__
        positional = code.co_varnames[: code.co_argcount]
        values = function.__defaults__ or ()
        pairs: list[tuple[str, Any, dict[str, Any]]] = []
        pairs += [(name, value, {}) for name, value in zip(positional[-len(values) :], values, strict=False)]
        pairs += [(name, value, {}) for name, value in (function.__kwdefaults__ or {}).items()]
        return self.bindings(pairs)

    def value(self, value: Any, used: dict[str, Any]) -> str:
        """The text of a frozen value, of which the attributes `used` matter."""
        cls = value.__class__
        if value is None or cls in (bool, int, float, str):
            return atom(value)
        if cls is complex:
            return f"(Complex ~{value.real!r} ~{value.imag!r})"
        if isinstance(value, tuple) and cls is not tuple and hasattr(cls, "_fields") and len(value) <= _MAX_TUPLE:
            items = " ".join(self.value(item, {}) for item in value)
            return f"(Tuple [{items}] [{' '.join(map(quote, cls._fields))}])"
        if cls is tuple and len(value) <= _MAX_TUPLE:
            return "(Tuple [" + " ".join(self.value(item, {}) for item in value) + "])"
        if cls is _ModuleType or issubclass(cls, _ModuleType):
            return self.namespace("module", value, used)
        marker = _marker(value)
        if marker is not None:
            return f"(Intrinsic {quote(marker)})"
        dtype = getattr(value, "__gridstride_dtype__", None)
        if dtype.__class__ is str and dtype in _DTYPES:
            return f"(DType {quote(dtype)})"
        if self.numpy is not None:
            text = self.numpy_value(value)
            if text is not None:
                return text
        if cls is _FunctionType:
            return f"(Function {self.number(value)})"
        array = self.array(value)
        if array is not None:
            return array
        if isinstance(value, type) and issubclass(value, tuple) and hasattr(value, "_fields"):
            return f"(Record {quote(value.__name__)} [{' '.join(map(quote, value._fields))}])"
        if cls is _BuiltinType or cls is type or isinstance(value, type):
            module = value.__module__ or ""
            if module in ("math", "cmath", "_operator", "operator", "builtins"):
                return f"(Intrinsic {quote(module.lstrip('_') + '.' + value.__qualname__)})"
            if hasattr(value, "__members__"):  # an Enum's class, whose members may be named in brackets, too
                used = {**{name: {} for name in value.__members__}, **used}
            return self.namespace("class" if isinstance(value, type) else "builtin", value, used)
        wrapped = getattr(value, "py_func", None)
        if wrapped.__class__ is _FunctionType:
            return f"(Function {self.number(wrapped)}{_declared(value)})"
        if cls.__module__.split(".", 1)[0] == "numba":  # the package's own types, where it is installed, too
            from gridstride.cuda.types import own

            if (mine := own(value)) is not value:
                return self.value(mine, used)
        base: Any
        for base in (bool, int, float, complex):  # enums and other subclasses of numbers
            if isinstance(value, base):
                return self.value(base(value), {})
        if used:
            return self.namespace(type_name(value), value, used)
        if hasattr(cls, "__members__"):  # a member of an Enum stands for its value
            return self.value(value.value, {})
        return f"(Unknown {quote(type_name(value))} {quote(_way_around(value))})"

    def namespace(self, kind: str, value: Any, used: dict[str, Any]) -> str:
        name = getattr(value, "__name__", None) or ""
        members = []
        for attribute, inner in used.items():
            try:
                text = self.value(getattr(value, attribute), inner)
            except AttributeError as error:
                text = f"(Missing {quote(str(error))})"
            members.append(f"(Bind {quote(attribute)} {text})")
        return f"(Namespace {quote(kind)} {quote(str(name))} [{' '.join(members)}])"

    def array(self, value: Any) -> str | None:
        """An array of NumPy, which is frozen, or of a device, which is used as it is; None for anything else."""
        numpy = self.numpy
        host = numpy is not None and isinstance(value, numpy.ndarray)
        if host and value.dtype.names is not None:
            fields = [(name, self.array(value[name])) for name in value.dtype.names]
            if any(text is None for _, text in fields):
                return None
            return f"(Records {value.ndim} [{' '.join(f'(Bind {quote(name)} {text})' for name, text in fields)}])"
        if not host:
            if not hasattr(value, "__cuda_array_interface__") or isinstance(value, type):
                return None
            if type(value).__module__ != "gridstride":
                from gridstride.cuda import as_cuda_array

                value = as_cuda_array(value)
        name = value.dtype.name
        if name not in _DTYPES:
            return None
        # The fields of one array are new objects each time.
        address = value.__array_interface__["data"][0] if host and value.size else id(value)
        key = (host, address, name, tuple(value.shape), tuple(value.strides))
        number = self.array_numbers.setdefault(key, len(self.arrays))
        if number == len(self.arrays):
            self.arrays.append(value)
        contiguous = host or value.flags["C_CONTIGUOUS"]
        return f"(Array {number} {quote(name)} {value.ndim} {contiguous} {not host})"

    def numpy_value(self, value: Any) -> str | None:
        numpy = self.numpy
        if isinstance(value, numpy.generic):
            name = value.dtype.name
            if name not in _DTYPES:
                return None
            item = value.item()
            if item.__class__ is complex:
                return f"(Scalar {quote(name)} (Complex ~{item.real!r} ~{item.imag!r}))"
            return f"(Scalar {quote(name)} {atom(item)})"
        if isinstance(value, numpy.dtype) or (isinstance(value, type) and issubclass(value, numpy.generic)):
            try:
                dtype = numpy.dtype(value)
            except TypeError:
                return None
            if dtype.names is not None:
                return _dtype_of_records(dtype)
            return f"(DType {quote(dtype.name)})" if dtype.name in _DTYPES else None
        record = getattr(value, "dtype", None)  # the type of a record
        if value.__class__.__module__ == "gridstride.cuda.types" and isinstance(record, numpy.dtype) and not value.ndim:
            return _dtype_of_records(record)
        if isinstance(value, numpy.ufunc) or (
            callable(value) and not isinstance(value, type) and getattr(value, "__module__", None) == "numpy"
        ):
            if value.__name__ in _OF_ARRAYS:
                from gridstride.cuda._array_functions import FUNCTIONS

                return f"(Function {self.number(FUNCTIONS[value.__name__])})"
            return f"(Intrinsic {quote('numpy.' + value.__name__)})"
        return None


_DTYPES = frozenset(
    [
        "bool",
        "int8",
        "int16",
        "int32",
        "int64",
        "uint8",
        "uint16",
        "uint32",
        "uint64",
        "float16",
        "bfloat16",
        "float32",
        "float64",
        "complex64",
        "complex128",
    ]
)


# Functions of NumPy on whole arrays that kernels have: gridstride.cuda._array_functions.
_OF_ARRAYS = frozenset(
    (
        *("all", "amax", "amin", "any", "argmax", "argmin", "count_nonzero", "max", "mean", "min", "nanmax", "nanmean"),
        *("nanmin", "nanprod", "nanstd", "nansum", "nanvar", "prod", "std", "sum", "var"),
    )
)


def _declared(function: Any) -> str:
    """The signatures of a device function, where it has some."""
    signatures = getattr(function, "declared_signatures", ())
    if not signatures:
        return ""
    texts = []
    for signature in signatures:
        kinds = " ".join(_declared_type(kind) for kind in (signature.return_type, *signature.args))
        texts.append(f"(Tuple [{kinds}])")
    return f" [{' '.join(texts)}]"


def _declared_type(kind: Any) -> str:
    dtype = getattr(kind, "__gridstride_dtype__", None)
    if dtype in _DTYPES:
        return f"(DType {quote(dtype)})"
    element = getattr(getattr(kind, "dtype", None), "__gridstride_dtype__", None)
    return "None" if element not in _DTYPES else f"(Array 0 {quote(element)} {kind.ndim} False False)"


def _dtype_of_records(dtype: Any) -> str | None:
    """Its fields by name: their types, with the extents of those that are arrays."""
    fields = []
    for name in dtype.names:
        field = dtype.fields[name][0]
        inner = field.base
        text = _dtype_of_records(inner) if inner.names is not None else f"(DType {quote(inner.name)})"
        if text is None or (inner.names is None and inner.name not in _DTYPES):
            return None
        if field.shape:
            text = f"(Tuple [{text} {' '.join(map(str, field.shape))}])"
        fields.append(f"(Bind {quote(name)} {text})")
    return f'(Namespace "dtype of records" "" [{" ".join(fields)}])'


def _marker(value: Any) -> str | None:
    try:
        marker = value.__gridstride_intrinsic__
    except Exception:
        return None
    return marker if marker.__class__ is str else None


def _way_around(value: Any) -> str:
    hint = getattr(value, "__gridstride_hint__", None)
    if hint.__class__ is str:
        return str(hint)
    if isinstance(value, (list, set, dict, frozenset, tuple)):
        return _USE_TUPLE
    if hasattr(value, "__array_interface__") or hasattr(value, "__cuda_array_interface__") or hasattr(value, "shape"):
        return _USE_ARGUMENT
    if callable(value):
        return "call a plain Python function or one made by cuda.jit"
    return "pass the numbers that you need as arguments"
