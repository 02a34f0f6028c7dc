"""Array operations against NumPy, with its own threads as they come.

    python benchmarks/arrays.py [--sizes 1000 100000 50000000] [--only "sort;argsort"] [--seconds 1.5]

First the few comparisons whose targets the project watches, then each operation of operations.py at each size, with the
geometric mean. `--large` alone runs the first part, `--sizes` alone the second.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import warnings

import numpy as np
from _paired import Result, compare, geometric_mean, pair, seconds, table
from operations import OPERATIONS, data_of, inputs

import gridstride as gs

SHAPE = (50, 500, 500)
N = 50_000_000
# The geometric mean and the least ratio that the project asks of itself.
ASKED = {1_000: (0.8, 0.4), 100_000: (1.5, 0.4), 50_000_000: (3.0, 0.8)}


def chain(x):
    x = x * 5
    x = x * x
    return x + x


def ready(function):
    """The function, and everything it recorded run before the clock stops."""

    def run():
        result = function()
        gs.synchronize()
        return result

    return run


def run() -> list[Result]:
    generator = np.random.default_rng(7)
    x_host = generator.random(SHAPE)
    x = gs.asarray(x_host)
    results = [
        compare("three statements, 100 MB", ready(lambda: chain(x)), lambda: chain(x_host), target=8),
        compare("x * 5, 100 MB", ready(lambda: x * 5), lambda: x_host * 5, target=4),
        compare("ones, 100 MB", ready(lambda: gs.ones(SHAPE)), lambda: np.ones(SHAPE), target=5),
    ]
    y_host = generator.random(N)
    y = gs.asarray(y_host)
    results += [
        compare("sum, 50 million", lambda: float(y.sum()), lambda: y_host.sum(), target=1.4),
        compare("sin, 50 million", ready(lambda: gs.sin(y)), lambda: np.sin(y_host), target=2, repeats=5),
        compare("sort, 50 million random", ready(lambda: gs.sort(y)), lambda: np.sort(y_host), target=1.8, repeats=5),
        compare(
            "random.rand, 50 million", ready(lambda: gs.random.rand(N)), lambda: np.random.rand(N), target=4, repeats=5
        ),
    ]
    rows_host = y_host.reshape(-1, 5)
    rows = y.reshape(-1, 5)

    def normalise(m):
        return m / m.sum(axis=1)[:, None]

    results.append(
        compare(
            "rows / row sums, (10 million, 5)",
            ready(lambda: normalise(rows)),
            lambda: normalise(rows_host),
            repeats=5,
        )
    )
    results.append(
        compare("sum(axis=0) of (10 million, 5)", ready(lambda: rows.sum(axis=0)), lambda: rows_host.sum(axis=0))
    )
    return results


def measure(name: str, device, host, target: float, budget: float) -> Result:
    """As many pairs as fit in the time; of a slow operation one."""
    seconds(device)  # compiles
    pairs = [pair(device, host)]
    if sum(pairs[0]) < budget / 3:
        number = min(2000, max(1, int(budget / 20 / max(sum(pairs[0]), 1e-6))))
        each = max((seconds(device, number) + seconds(host, number)) * number, 1e-9)
        repeats = max(3, min(11, int(budget / each)))
        pairs = [pair(device, host, number) for _ in range(repeats)]
    return Result(
        name,
        statistics.median(pair[0] for pair in pairs),
        statistics.median(pair[1] for pair in pairs),
        "NumPy",
        statistics.median(pair[1] / pair[0] for pair in pairs),
        target,
    )


def run_operations(n: int, only: set[str], budget: float) -> list[Result]:
    """Every operation on n elements."""
    arrays = inputs(n)
    host, device = data_of(np, arrays), data_of(gs, arrays)
    mean, least = ASKED.get(n, (1.0, 0.4))
    results = []
    for operation in OPERATIONS:
        if only and operation.name not in only:
            continue
        print(f"{n}: {operation.name}", file=sys.stderr, flush=True)
        results.append(
            measure(
                operation.name,
                ready(lambda run=operation.run: run(gs, device)),
                lambda run=operation.run: run(np, host),
                least,
                budget,
            )
        )
    if len(results) > 1:
        total = geometric_mean([result.ratio for result in results])
        results.append(Result("geometric mean of the above", 1.0, total, "NumPy", total, mean))
    return results


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sizes", type=int, nargs="*", help="elements: all three sizes if none is given")
    parser.add_argument("--large", action="store_true", help="the comparisons with targets of their own")
    parser.add_argument("--only", default="", help="names of operations, separated by ';'")
    parser.add_argument("--seconds", type=float, default=1.5, help="for one operation at one size")
    options = parser.parse_args()
    warnings.simplefilter("ignore")
    everything = options.sizes is None and not options.large
    if everything or options.large:
        print(table(run()), flush=True)
    if everything or options.sizes is not None:
        only = {name for name in options.only.split(";") if name}
        for n in options.sizes or sorted(ASKED):
            print(f"\n{n:,} elements\n\n" + table(run_operations(n, only, options.seconds)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
