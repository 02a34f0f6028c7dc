"""Numba's types, as far as kernels and their signatures use them.

A type is a string: its name in a signature. So ``float32[:]`` is "float32[:]" and ``void(float32[:], int32)`` is
"void(float32[:], int32)", which is what `cuda.jit` takes, and a scalar type's name is one that NumPy takes for a dtype.
"""

from __future__ import annotations

from typing import Any


class Type(str):
    """A type: of a number, or of an array of numbers."""

    __slots__ = ()

    @property
    def __gridstride_dtype__(self) -> str:
        """Name of the dtype that the type is in a kernel."""
        if "[" in self:
            raise AttributeError("an array type has no dtype of its own")
        return str(self)

    @property
    def dtype(self) -> Type:
        """The type of an array type's elements; of a number's type, itself."""
        return Type(self.partition("[")[0])

    @property
    def ndim(self) -> int:
        """Dimensions of an array type; 0 for a number's."""
        return self.partition("[")[2].count(":") - self.count("::") if "[" in self else 0

    def __getitem__(self, key: Any) -> Type:
        """``t[:]``, ``t[:, :]``: arrays of any strides; ``t[:, ::1]`` and ``t[::1, :]``: C and Fortran order."""
        keys = key if isinstance(key, tuple) else (key,)
        texts = []
        for each in keys:
            if each is Ellipsis and len(keys) == 1:
                texts.append("...")
            elif isinstance(each, slice) and each.start is None and each.stop is None and each.step in (None, 1):
                texts.append(":" if each.step is None else "::1")
            else:
                raise KeyError(f"an array type is written like {self}[:] or {self}[:, ::1], not with {each!r}")
        return Type(f"{self}[{', '.join(texts)}]")

    def __call__(self, *args: Any) -> Any:
        """With types: the signature of a function that returns this type. With a number: the number as this type."""
        if not args or all(isinstance(arg, Type) for arg in args):
            return Type(f"{self}({', '.join(args)})")
        import numpy as np

        return np.dtype(str(self)).type(*args)


_NAMES = [
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
    "bfloat16",
]

void = none = Type("void")
boolean = bool_ = b1 = Type("bool")
byte = Type("uint8")
intp = int_ = long_ = Type("int64")
uintp = uint = ulong = Type("uint64")
intc = Type("int32")
uintc = Type("uint32")
double = Type("float64")
globals().update({name: Type(name) for name in _NAMES})
_SHORT = {"i": "int", "u": "uint", "f": "float", "c": "complex"}
for _name in _NAMES:
    for _letter, _word in _SHORT.items():
        _bits = _name.removeprefix(_word)
        if _bits.isdigit():
            globals()[f"{_letter}{int(_bits) // 8}"] = Type(_name)
del _name, _letter, _word, _bits


def from_dtype(dtype: Any) -> Type:
    """The type of a NumPy dtype's elements."""
    import numpy as np

    name = np.dtype(dtype).name
    if name != "bool" and name not in _NAMES:
        raise TypeError(f"no type for elements of dtype {np.dtype(dtype)!r}")
    return Type(name)
