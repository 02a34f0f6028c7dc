"""Types of kernel arguments: ``float32``, ``float32[:, ::1]``, ``void(float32[:], int64)``.

A scalar type names an element type wherever NumPy's do, inside kernels too; indexed by slices it is an array type;
called with types it is a signature, called with a number it makes NumPy's scalar.
"""

from __future__ import annotations

TYPE_CHECKING = False  # importing typing takes longer than the rest of the package
if TYPE_CHECKING:
    from typing import Any


class Type:
    """A type; types of the same name are equal."""

    name = ""

    def __init__(self, name: str = "") -> None:
        self.name = name

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return self.name

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Type) and other.name == self.name

    def __hash__(self) -> int:
        return hash(self.name)


class Number(Type):
    """A number of some element type: ``int32``, ``float64``, ``boolean``."""

    def __init__(self, name: str, dtype: str) -> None:
        self.name = name
        self.__gridstride_dtype__ = dtype

    @property
    def dtype(self) -> Any:
        """The element type as a numpy.dtype."""
        return _numpy().dtype(self.__gridstride_dtype__)

    @property
    def bitwidth(self) -> int:
        """Bits of a value."""
        return 8 * int(self.dtype.itemsize)

    @property
    def signed(self) -> bool:
        """Whether an integer has a sign."""
        return self.__gridstride_dtype__.startswith("int")

    def __getitem__(self, axes: Any) -> Array:
        return _array_of(self, axes)

    def __call__(self, *args: Any) -> Any:
        if not args or any(isinstance(a, Type) for a in args):
            return Signature(self, args)
        return _numpy().dtype(self.__gridstride_dtype__).type(*args)


class Boolean(Number):
    """A bool."""


class Integer(Number):
    """An integer."""


class Float(Number):
    """A real number."""


class Complex(Number):
    """A complex number."""

    @property
    def underlying_float(self) -> Number:
        """The type of its parts."""
        return float32 if self.name == "complex64" else float64


class Void(Type):
    """Nothing: what a kernel returns."""

    def __init__(self) -> None:
        super().__init__("none")

    def __call__(self, *args: Any) -> Signature:
        return Signature(self, args)


NoneType = Void  # Numba's name


class Array(Type):
    """An array: element type, number of axes, and layout 'C', 'F' or 'A' for any."""

    def __init__(self, dtype: Type, ndim: int, layout: str = "A", readonly: bool = False, aligned: bool = True) -> None:
        if layout not in ("A", "C", "F"):
            raise ValueError(f"the layout of an array type is 'A', 'C' or 'F', not {layout!r}")
        self.dtype = dtype
        self.ndim = ndim
        self.layout = layout
        self.name = f"array({dtype.name}, {ndim}d, {layout})"

    def __call__(self, *args: Any) -> Signature:
        return Signature(self, args)


class Tuple(Type):
    """A tuple of types."""

    def __init__(self, types: Any) -> None:
        self.types = tuple(types)
        items = ", ".join(t.name for t in self.types)
        self.name = f"Tuple({items})"

    def __call__(self, *args: Any) -> Signature:
        return Signature(self, args)

    def __len__(self) -> int:
        return len(self.types)

    def __iter__(self) -> Any:
        return iter(self.types)


class NPDatetime(Number):
    """A date in some unit, such as ``NPDatetime("D")``: kernels see the int64 that it is."""

    _kind = "datetime64"

    def __init__(self, unit: str = "") -> None:
        self.unit = unit
        super().__init__(f"{self._kind}[{unit}]" if unit else self._kind, "int64")

    @property
    def dtype(self) -> Any:
        """The element type as a numpy.dtype."""
        return _numpy().dtype(self.name)


class NPTimedelta(NPDatetime):
    """A span of time in some unit, such as ``NPTimedelta("D")``: kernels see the int64 that it is."""

    _kind = "timedelta64"


class Record(Type):
    """A record, or an array of records with `ndim` axes, by the array types of its fields.

    Indexed by slices, the type of a record is one of arrays of them: ``from_dtype(dtype)[:]``.
    """

    def __init__(self, fields: list[tuple[str, Type]], ndim: int, dtype: Any = None) -> None:
        self.fields = dict(fields)
        self.ndim = ndim
        self.dtype = dtype
        self.name = f"Record({', '.join(f'{name}: {kind}' for name, kind in fields)}; {ndim}d)"

    def __getitem__(self, axes: Any) -> Record:
        if self.ndim:
            raise TypeError(f"{self.name} is a type of arrays already")
        return self._with_axes(_array_of(self, axes).ndim)

    def _with_axes(self, ndim: int) -> Record:
        fields: list[tuple[str, Type]] = []
        for name, kind in self.fields.items():
            if isinstance(kind, Record):
                fields.append((name, kind._with_axes(kind.ndim + ndim)))
            elif isinstance(kind, Array):
                fields.append((name, Array(kind.dtype, kind.ndim + ndim)))
        return Record(fields, self.ndim + ndim, self.dtype)


class UniTuple(Tuple):
    """A tuple of several values of one type."""

    def __init__(self, dtype: Type, count: int) -> None:
        super().__init__((dtype,) * count)
        self.dtype = dtype
        self.count = count


class Signature:
    """Types of the arguments, and of what is returned."""

    def __init__(self, return_type: Type | None, args: Any) -> None:
        for arg in args:
            if not isinstance(arg, Type):
                raise TypeError(f"a signature consists of types, not {type(arg).__name__}")
        self.return_type = return_type
        self.args: tuple[Type, ...] = tuple(args)

    def __iter__(self) -> Any:
        return iter(self.args)

    def __len__(self) -> int:
        return len(self.args)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Signature) and (other.return_type, other.args) == (self.return_type, self.args)

    def __hash__(self) -> int:
        return hash(self.args)

    def __repr__(self) -> str:
        return f"({', '.join(map(str, self.args))}) -> {self.return_type}"


def own(value: Any) -> Any:
    """The type of this module for one of the numba package's, which a program gets where that is installed, too.

    Other values come back as they are.
    """
    if isinstance(value, Type) or type(value).__module__.split(".")[0] != "numba":
        return value
    kind = type(value).__name__
    if kind == "Array":
        return Array(own(value.dtype), value.ndim, value.layout)
    if kind in ("UniTuple", "Tuple"):
        return Tuple([own(t) for t in value.types])
    if kind == "NoneType":
        return void
    return globals().get(str(value), value)


def own_signature(value: Any) -> Any:
    """A Signature for one of the numba package's; other values come back as they are."""
    if type(value).__name__ != "Signature" or type(value).__module__.split(".")[0] != "numba":
        return value
    return Signature(own(value.return_type), [own(t) for t in value.args])


def _is_scalar(value: Any) -> bool:
    return isinstance(value, _numpy().generic)


def _numpy() -> Any:
    import numpy

    return numpy


def _array_of(dtype: Type, axes: Any) -> Array:
    axes = axes if isinstance(axes, tuple) else (axes,)
    unit = [a.step == 1 for a in axes if isinstance(a, slice) and a.start is None and a.stop is None]
    bad = len(unit) != len(axes) or any(a.step not in (None, 1) for a in axes)
    if bad or not axes or sum(unit) > 1 or any(unit[1:-1]):
        raise TypeError(
            f"an array type is {dtype.name}[:], {dtype.name}[:, :], ..., with ::1 as the last axis of a C-ordered or "
            "the first axis of a Fortran-ordered array"
        )
    return Array(dtype, len(axes), "C" if unit[-1] else "F" if unit[0] else "A")


boolean = Boolean("bool", "bool")
int8, int16, int32, int64 = (Integer(f"int{n}", f"int{n}") for n in (8, 16, 32, 64))
uint8, uint16, uint32, uint64 = (Integer(f"uint{n}", f"uint{n}") for n in (8, 16, 32, 64))
float16, float32, float64 = (Float(f"float{n}", f"float{n}") for n in (16, 32, 64))
bfloat16 = Float("bfloat16", "bfloat16")
complex64, complex128 = Complex("complex64", "complex64"), Complex("complex128", "complex128")
none = Void()

void = none
bool_ = b1 = boolean
i1 = char = int8
i2 = short = int16
i4 = intc = int32
i8 = intp = ssize_t = long_ = longlong = int_ = int64
u1 = byte = uchar = uint8
u2 = ushort = uint16
u4 = uintc = uint32
u8 = uintp = size_t = ulong = ulonglong = uint = uint64
f2 = float16
f4 = float32
f8 = double = float_ = float64
c8 = complex64
c16 = complex128

_NAMES: dict[str, Type] = {name: value for name, value in globals().items() if isinstance(value, Type)}
_NUMBERS = {
    value.__gridstride_dtype__: value
    for value in (
        *(boolean, int8, int16, int32, int64, uint8, uint16, uint32, uint64),
        *(float16, bfloat16, float32, float64, complex64, complex128),
    )
}


def from_dtype(dtype: Any) -> Type:
    """The type of elements of a dtype: a Record for one with fields. TypeError for a dtype that kernels do not take."""
    dtype = _numpy().dtype(dtype)
    if dtype.names is not None:
        return Record([(name, _type_of_field(dtype.fields[name][0])) for name in dtype.names], 0, dtype)
    if dtype.kind in "mM":
        return (NPDatetime if dtype.kind == "M" else NPTimedelta)(_numpy().datetime_data(dtype)[0])
    name = dtype.name
    if name not in _NUMBERS:
        raise TypeError(f"kernels take no elements of dtype {name}")
    return _NUMBERS[name]


def _type_of_field(dtype: Any) -> Type:
    """The type of a record's field: an array, of no axes where the field is one number."""
    inner = from_dtype(dtype.base)
    if isinstance(inner, Record):
        return inner._with_axes(len(dtype.shape))
    return Array(inner, len(dtype.shape), "C")


def typeof_or_none(value: Any) -> Type | None:
    """The type of a value, or None for one that has no type here."""
    try:
        return typeof(value)
    except TypeError:
        return None


def typeof(value: Any) -> Type:
    """The type of a value that is given to a kernel. TypeError for one that kernels do not take."""
    if isinstance(value, tuple):
        items = [typeof(v) for v in value]
        return UniTuple(items[0], len(items)) if items and all(t == items[0] for t in items) else Tuple(items)
    if hasattr(value, "strides") and hasattr(value, "dtype") and hasattr(value, "size") and not _is_scalar(value):
        layout = "C" if value.flags["C_CONTIGUOUS"] else "F" if value.flags["F_CONTIGUOUS"] else "A"
        if value.size > 1 and 0 in value.strides:  # a repeated element is nobody's own
            layout = "A"
        kind = from_dtype(value.dtype)
        if isinstance(kind, Record):
            return kind._with_axes(value.ndim) if value.ndim else kind
        return Array(kind, value.ndim, layout)
    if isinstance(value, Type):
        raise TypeError(f"{value} is a type, not a value that a kernel takes")
    if value is None:
        return none
    if isinstance(value, int) and not isinstance(value, bool):
        return int64 if -(2**63) <= value < 2**63 else uint64
    return from_dtype(_numpy().asarray(value).dtype)


def parse_signature(text: str) -> Signature:
    """The signature that a text like ``"void(float32[:], int64)"`` or ``"(float32[:], int64)"`` stands for.

    ValueError for what is no signature, TypeError for unknown types.
    """
    import ast

    try:
        tree = ast.parse(text.strip(), mode="eval").body
    except SyntaxError:
        tree = None
    unreadable = ValueError(f"cannot read the signature {text!r}; expected something like 'void(float32[:], int64)'")
    if isinstance(tree, ast.Call) and not tree.keywords:
        return Signature(_parse(tree.func, text), [_parse(a, text) for a in tree.args])
    if isinstance(tree, ast.Tuple):
        return Signature(None, [_parse(a, text) for a in tree.elts])
    if tree is None or not text.strip().startswith("("):
        raise unreadable
    return Signature(None, [_parse(tree, text)])


def _parse(node: Any, text: str) -> Type:
    import ast

    if isinstance(node, ast.Name):
        if node.id not in _NAMES:
            raise TypeError(f"the signature {text!r} names the type {node.id!r}, unknown to kernels")
        return _NAMES[node.id]
    if isinstance(node, ast.Attribute):  # types.float32
        return _parse(ast.Name(node.attr), text)
    if isinstance(node, ast.Subscript):
        index = node.slice
        axes = [_parse_axis(a, node, text) for a in (index.elts if isinstance(index, ast.Tuple) else [index])]
        element = _parse(node.value, text)
        try:
            return _array_of(element, tuple(axes))
        except TypeError as error:
            raise ValueError(f"cannot read the axes in the signature {text!r}: {error}") from None
    if isinstance(node, ast.Call) and getattr(node.func, "id", None) in ("Tuple", "UniTuple", "Array"):
        return _parse_composed(node, text)
    raise ValueError(f"cannot read the parameter {ast.unparse(node)!r} of the signature {text!r}")


def _parse_axis(node: Any, whole: Any, text: str) -> slice:
    import ast

    step = getattr(node, "step", None)
    known = step is None or (isinstance(step, ast.Constant) and step.value == 1)
    if isinstance(node, ast.Slice) and node.lower is None and node.upper is None and known:
        return slice(None, None, None if step is None else 1)
    raise ValueError(
        f"cannot read the axes of {ast.unparse(whole)!r} in the signature {text!r}; expected ':' or '::1' each"
    )


def _parse_composed(node: Any, text: str) -> Type:
    import ast

    first = node.args[0] if node.args else None
    rest = [a.value for a in node.args[1:] if isinstance(a, ast.Constant)]
    if node.func.id == "Tuple" and isinstance(first, (ast.Tuple, ast.List)):
        return Tuple([_parse(item, text) for item in first.elts])
    if node.func.id == "UniTuple" and first is not None and len(rest) == 1:
        return UniTuple(_parse(first, text), int(rest[0]))  # type: ignore[arg-type]
    if node.func.id == "Array" and first is not None and len(rest) == 2:
        return Array(_parse(first, text), int(rest[0]), str(rest[1]))  # type: ignore[arg-type]
    raise ValueError(f"cannot read the parameter {ast.unparse(node)!r} of the signature {text!r}")
