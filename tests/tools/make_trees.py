"""Makes tests/data/kernels/*.trees from the kernels in tests/data/kernels/*.py: program texts, inputs, and what Python
itself computes from them. The C++ tests compile the texts and run them in the IR interpreter.

    python tests/tools/make_trees.py            write the files
    python tests/tools/make_trees.py --check    fail where a file is not what it would be

A kernel file has `KERNELS`, functions, and `CASES`, made by `case(kernel, *args, grid=..., block=...)`.
"""

from __future__ import annotations

import importlib.util
import itertools
import math
import random
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
DATA = ROOT / "tests" / "data" / "kernels"


def load(path: Path, name: str) -> Any:
    spec = importlib.util.spec_from_file_location(name, path)
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


_syntax = load(ROOT / "python" / "gridstride" / "_syntax.py", "_gridstride_syntax")


# --- a stand-in for `gridstride.cuda`, one thread at a time


class Dim3:
    def __init__(self, name: str) -> None:
        self.__gridstride_intrinsic__ = f"cuda.{name}"
        self.x = self.y = self.z = 0


def _stub(name: str, function: Any) -> Any:
    function.__gridstride_intrinsic__ = f"cuda.{name}"
    return function


threadIdx, blockIdx, blockDim, gridDim = map(Dim3, ("threadIdx", "blockIdx", "blockDim", "gridDim"))


def _pack(values: list[int]) -> Any:
    return values[0] if len(values) == 1 else tuple(values)


def grid(n: int) -> Any:
    return _pack([getattr(blockIdx, a) * getattr(blockDim, a) + getattr(threadIdx, a) for a in "xyz"[:n]])


def gridsize(n: int) -> Any:
    return _pack([getattr(gridDim, a) * getattr(blockDim, a) for a in "xyz"[:n]])


cuda = SimpleNamespace(
    threadIdx=threadIdx,
    blockIdx=blockIdx,
    blockDim=blockDim,
    gridDim=gridDim,
    grid=_stub("grid", grid),
    gridsize=_stub("gridsize", gridsize),
    popc=_stub("popc", lambda x: (x & (2**64 - 1)).bit_count()),
    clz=_stub("clz", lambda x: 64 - (x & (2**64 - 1)).bit_length()),
    ffs=_stub("ffs", lambda x: (x & -x).bit_length()),
    brev=_stub("brev", lambda x: _signed(int(f"{x & (2**64 - 1):064b}"[::-1], 2))),
    selp=_stub("selp", lambda c, a, b: a if c else b),
    cbrt=_stub("cbrt", lambda x: math.copysign(abs(x) ** (1 / 3), x)),
    fma=_stub("fma", lambda a, b, c: a * b + c),
    rsqrt=_stub("rsqrt", lambda x: 1 / math.sqrt(x)),
)


def _signed(value: int) -> int:
    return value - 2**64 if value >= 2**63 else value


# --- arrays of Python numbers, with Gridstride's rule for what is outside


class Array:
    def __init__(self, dtype: str, shape: tuple[int, ...], values: list[Any]) -> None:
        self.dtype = dtype
        self.shape = shape
        self.values = values

    @property
    def ndim(self) -> int:
        return len(self.shape)

    @property
    def size(self) -> int:
        return math.prod(self.shape)

    @property
    def strides(self) -> tuple[int, ...]:
        return tuple(8 * math.prod(self.shape[k + 1 :]) for k in range(self.ndim))

    def __len__(self) -> int:
        return self.shape[0]

    def _offset(self, index: Any) -> int | None:
        offset = 0
        for i, extent in zip(index, self.shape, strict=True):
            if i < 0:
                i += extent
            if not 0 <= i < extent:
                return None
            offset = offset * extent + i
        return offset

    def __getitem__(self, index: Any) -> Any:
        index = index if isinstance(index, tuple) else (index,)
        if len(index) < self.ndim:
            return Row(self, index)
        offset = self._offset(index)
        return _zero(self.dtype) if offset is None else self.values[offset]

    def __setitem__(self, index: Any, value: Any) -> None:
        offset = self._offset(index if isinstance(index, tuple) else (index,))
        if offset is not None:
            self.values[offset] = _converted(self.dtype, value)

    def __iter__(self) -> Any:
        return (self[i] for i in range(self.shape[0]))


class Row:
    def __init__(self, array: Array, index: tuple[int, ...]) -> None:
        self.array = array
        self.index = index

    @property
    def shape(self) -> tuple[int, ...]:
        return self.array.shape[len(self.index) :]

    def __len__(self) -> int:
        return self.shape[0]

    def __getitem__(self, index: Any) -> Any:
        return self.array[self.index + (index if isinstance(index, tuple) else (index,))]

    def __setitem__(self, index: Any, value: Any) -> None:
        self.array[self.index + (index if isinstance(index, tuple) else (index,))] = value

    def __iter__(self) -> Any:
        return (self[i] for i in range(self.shape[0]))


def _zero(dtype: str) -> Any:
    return {"b": False, "i": 0, "f": 0.0, "c": 0j}[dtype[0]]


def _converted(dtype: str, value: Any) -> Any:
    if dtype == "bool":
        return bool(value)
    if dtype.startswith("int"):
        return int(value)
    return complex(value) if dtype.startswith("complex") else float(value)


def ints(rng: random.Random, *shape: int, low: int = -50, high: int = 50) -> Array:
    return Array("int64", shape, [rng.randint(low, high) for _ in range(math.prod(shape))])


def floats(rng: random.Random, *shape: int, low: float = -4.0, high: float = 4.0) -> Array:
    return Array("float64", shape, [rng.uniform(low, high) for _ in range(math.prod(shape))])


def case(kernel: Any, *args: Any, grid: Any = 1, block: Any = 1) -> Any:
    return SimpleNamespace(kernel=kernel, args=args, grid=_triple(grid), block=_triple(block))


def _triple(dims: Any) -> tuple[int, int, int]:
    dims = dims if isinstance(dims, tuple) else (dims,)
    return (*dims, 1, 1)[:3]


def launch(kernel: Any, args: tuple[Any, ...], grid_dims: Any, block_dims: Any) -> None:
    for axis, g, b in zip("xyz", grid_dims, block_dims, strict=True):
        setattr(gridDim, axis, g)
        setattr(blockDim, axis, b)
    for block in itertools.product(*map(range, reversed(grid_dims))):
        for thread in itertools.product(*map(range, reversed(block_dims))):
            for axis, b, t in zip("zyx", block, thread, strict=True):
                setattr(blockIdx, axis, b)
                setattr(threadIdx, axis, t)
            kernel(*args)


# --- files


def number(value: Any) -> str:
    if isinstance(value, complex):
        return f"{value.real!r} {value.imag!r}"
    return str(int(value)) if isinstance(value, bool) else repr(value)


def argument(value: Any) -> str:
    if isinstance(value, Array):
        shape = ",".join(map(str, value.shape)) or "-"
        return f"array {value.dtype} {shape} " + " ".join(map(number, value.values))
    dtype = {bool: "bool", int: "int64", float: "float64", complex: "complex128"}[type(value)]
    return f"scalar {dtype} {number(value)}"


def text_of(path: Path) -> str:
    module = load(path, f"kernels_{path.stem}")
    shown = str(path.relative_to(ROOT))
    out = []
    for kernel in module.KERNELS:
        text = _syntax.encode(kernel).replace(f'"{path}"', f'"{shown}"')
        out.append(f"@kernel {kernel.__name__}\n{text}")
    for each in getattr(module, "CASES", []):
        out.append(f"@case {each.kernel.__name__} {' '.join(map(str, each.grid + each.block))}\n")
        out.extend(f"@arg {argument(a)}\n" for a in each.args)
        launch(each.kernel, each.args, each.grid, each.block)
        for i, a in enumerate(each.args):
            if isinstance(a, Array):
                out.append(f"@expect {i} " + " ".join(map(number, a.values)) + "\n")
    return "".join(out)


def main() -> int:
    sys.modules["trees"] = sys.modules[__name__]
    sys.path.insert(0, str(HERE))
    stale = []
    for path in sorted(DATA.glob("*.py")):
        target = path.with_suffix(".trees")
        text = text_of(path)
        if "--check" not in sys.argv:
            target.write_text(text, encoding="utf-8")
        elif not target.exists() or target.read_text(encoding="utf-8") != text:
            stale.append(target.name)
    if stale:
        print("stale, run tests/tools/make_trees.py:", ", ".join(stale))
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
