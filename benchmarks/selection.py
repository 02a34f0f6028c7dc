"""Indexing, scans, order and axis sums against NumPy, at several sizes.

python benchmarks/selection.py                       all of them, at 1e3, 1e5 and 5e7 elements
python benchmarks/selection.py --list                their names
python benchmarks/selection.py gather sort --sizes 1e5
"""

from __future__ import annotations

import argparse
from collections.abc import Callable

import numpy as np
from _paired import Result, compare, geometric_mean, table

import gridstride as gs

SIZES = (1_000, 100_000, 50_000_000)
Pair = tuple[Callable[[], object], Callable[[], object]]


class Data:
    """The same random data on both sides; parts are made when they are first asked for."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.rng = np.random.default_rng(11)
        self.kept: dict[str, tuple[np.ndarray, gs.ndarray]] = {}

    def part(self, name: str) -> tuple[np.ndarray, gs.ndarray]:
        if name not in self.kept:
            host = self.make(name)
            self.kept[name] = (host, gs.asarray(host))
        return self.kept[name]

    def make(self, name: str) -> np.ndarray:
        n = self.size
        if name == "x":
            return self.rng.random(n)
        if name == "mask":
            return self.rng.random(n) < 0.5
        if name == "index":
            return self.rng.integers(0, n, n)
        if name == "small":
            return self.rng.integers(0, 1000, n)
        return (
            self.part("x")[0][: n // 1000 * 1000].reshape(-1, 1000) if n > 1000 else self.part("x")[0].reshape(-1, 50)
        )


OPERATIONS: dict[str, Callable[[Data], Pair]] = {}


def operation(name: str, *parts: str) -> Callable[[Callable[..., object]], None]:
    """Registers a function of a module and of the named parts of the data."""

    def register(function: Callable[..., object]) -> None:
        def pair(data: Data) -> Pair:
            both = [data.part(part) for part in parts]
            hosts, devices = [b[0] for b in both], [b[1] for b in both]

            def ours() -> None:
                result = function(gs, *devices)
                gs.synchronize()
                del result

            return ours, lambda: function(np, *hosts)

        OPERATIONS[name] = pair

    return register


operation("boolean index", "x", "mask")(lambda xp, x, m: x[m])
operation("x[x > 0.5]", "x")(lambda xp, x: x[x > 0.5])
operation("gather", "x", "index")(lambda xp, x, i: x[i])
operation("take", "x", "index")(lambda xp, x, i: xp.take(x, i))
operation("scatter", "x", "index")(lambda xp, x, i: x.__setitem__(i, x))
operation("nonzero", "mask")(lambda xp, m: xp.nonzero(m))
operation("cumsum", "x")(lambda xp, x: xp.cumsum(x))
operation("cumsum of rows", "matrix")(lambda xp, m: xp.cumsum(m, axis=1))
operation("cumsum of columns", "matrix")(lambda xp, m: xp.cumsum(m, axis=0))
operation("diff", "x")(lambda xp, x: xp.diff(x))
operation("sort", "x")(lambda xp, x: xp.sort(x))
operation("argsort", "x")(lambda xp, x: xp.argsort(x))
operation("stable argsort", "small")(lambda xp, x: xp.argsort(x, kind="stable"))
operation("partition", "x")(lambda xp, x: xp.partition(x, x.size // 3))
operation("argpartition", "x")(lambda xp, x: xp.argpartition(x, x.size // 3))
operation("median", "x")(lambda xp, x: xp.median(x))
operation("percentile", "x")(lambda xp, x: xp.percentile(x, [10, 90]))
operation("unique", "small")(lambda xp, x: xp.unique(x))
operation("unique counts", "small")(lambda xp, x: xp.unique(x, return_counts=True))
operation("searchsorted", "matrix", "x")(lambda xp, m, x: xp.searchsorted(xp.sort(m[0]), x))
operation("bincount", "small")(lambda xp, x: xp.bincount(x))
operation("histogram", "x")(lambda xp, x: xp.histogram(x, 100))
operation("sum(axis=0)", "matrix")(lambda xp, m: m.sum(axis=0))
operation("sum(axis=1)", "matrix")(lambda xp, m: m.sum(axis=1))
operation("mean(axis=0)", "matrix")(lambda xp, m: m.mean(axis=0))
operation("argmax", "x")(lambda xp, x: x.argmax())
operation("nanmean", "x")(lambda xp, x: xp.nanmean(x))


def run(names: list[str] | None = None, sizes: tuple[int, ...] = SIZES) -> list[Result]:
    results = []
    for size in sizes:
        data = Data(size)
        for name in names or OPERATIONS:
            ours, theirs = OPERATIONS[name](data)
            number = max(1, 10_000 // size)
            repeats = 21 if size < 1_000_000 else 3
            results.append(compare(f"{name}, {size:.0e}", ours, theirs, repeats=repeats, number=number))
    return results


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", help="which operations; all without")
    parser.add_argument("--sizes", nargs="+", type=lambda text: int(float(text)), default=list(SIZES))
    parser.add_argument("--list", action="store_true", help="print the names and end")
    arguments = parser.parse_args()
    if arguments.list:
        print("\n".join(OPERATIONS))
        return
    unknown = [name for name in arguments.names if name not in OPERATIONS]
    if unknown:
        parser.error(f"unknown operations {unknown}; --list prints the names")
    results = run(arguments.names or None, tuple(arguments.sizes))
    print(table(results))
    print(f"\ngeometric mean of the ratios: {geometric_mean([r.ratio for r in results]):.2f}")


if __name__ == "__main__":
    main()
