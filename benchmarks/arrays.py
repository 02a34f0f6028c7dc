"""Array operations on large arrays against NumPy, with its own threads as they come."""

from __future__ import annotations

import numpy as np
from _paired import Result, compare, table

import gridstride as gs

SHAPE = (50, 500, 500)
N = 50_000_000


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
        compare("random.rand, 50 million", ready(lambda: gs.random.rand(N)), lambda: np.random.rand(N), repeats=5),
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


if __name__ == "__main__":
    print(table(run()))
