"""CUDA's vectors of one to four numbers, inside kernels: ``v = cuda.float32x4(1, 2, 3, 4)``, ``v.x``.

A vector is made of its numbers or of shorter vectors one after another, and has the fields x, y, z and w.
"""

from __future__ import annotations

from gridstride.cuda._stubs import _outside

TYPE_CHECKING = False  # importing typing takes longer than the rest of the package
if TYPE_CHECKING:
    from typing import Any

_C_NAMES = {
    "int8": ("char",),
    "int16": ("short",),
    "int32": ("int",),
    "int64": ("long", "longlong"),
    "uint8": ("uchar",),
    "uint16": ("ushort",),
    "uint32": ("uint",),
    "uint64": ("ulong", "ulonglong"),
    "float32": ("float",),
    "float64": ("double",),
}


class VectorType:
    """A type of vectors: what makes them, inside kernels."""

    def __init__(self, dtype: str, count: int) -> None:
        self.__name__ = f"{dtype}x{count}"
        self.base_type = dtype
        self.num_elements = count
        self.__gridstride_intrinsic__ = f"vector.{dtype}x{count}"

    def __call__(self, *args: Any) -> Any:
        _outside(f"{self.__name__}(...)")

    def __repr__(self) -> str:
        return f"<cuda.{self.__name__}, known inside a kernel>"

    def __reduce__(self) -> Any:
        return (VectorType, (self.base_type, self.num_elements))


VECTORS: dict[str, VectorType] = {}
for _dtype, _others in _C_NAMES.items():
    for _count in range(1, 5):
        _made = VectorType(_dtype, _count)
        VECTORS[f"{_dtype}x{_count}"] = _made
        VECTORS.update({f"{each}{_count}": _made for each in _others})
