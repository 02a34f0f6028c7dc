"""Names that NumPy and Gridstride share, and questions about types."""

from __future__ import annotations

from gridstride import _core

TYPE_CHECKING = False  # importing typing takes longer than the rest of the package
if TYPE_CHECKING:
    from typing import Any

NUMPY_NAMES = frozenset(
    (
        # element types
        "bool",
        "bool_",
        "int8",
        "int16",
        "int32",
        "int64",
        "uint8",
        "uint16",
        "uint32",
        "uint64",
        "float16",
        "float32",
        "float64",
        "complex64",
        "complex128",
        "byte",
        "ubyte",
        "short",
        "ushort",
        "intc",
        "uintc",
        "int_",
        "uint",
        "long",
        "ulong",
        "longlong",
        "ulonglong",
        "intp",
        "uintp",
        "half",
        "single",
        "double",
        "csingle",
        "cdouble",
        # classes of types
        "dtype",
        "generic",
        "number",
        "integer",
        "signedinteger",
        "unsignedinteger",
        "inexact",
        "floating",
        "complexfloating",
        # what is known of types
        "finfo",
        "iinfo",
        "issubdtype",
        "isdtype",
        "isscalar",
        "broadcast_shapes",
        # errors
        "exceptions",
    )
)


def _type_of(value: Any) -> Any:
    return value.dtype if isinstance(value, _core.ndarray) else value


def result_type(*arrays_and_dtypes: Any) -> Any:
    """The dtype that an operation on these arrays, numbers and dtypes gives."""
    import numpy

    return numpy.result_type(*(_type_of(v) for v in arrays_and_dtypes))


def can_cast(from_: Any, to: Any, casting: Any = "safe") -> bool:
    """Whether a cast between dtypes is allowed by a rule."""
    import numpy

    return numpy.can_cast(_type_of(from_), to, casting)


def get_array_module(*args: Any) -> Any:
    """The module `gridstride` where an argument is one of its arrays, else `numpy`."""
    if any(isinstance(a, _core.ndarray) for a in args):
        import gridstride

        return gridstride
    import numpy

    return numpy
