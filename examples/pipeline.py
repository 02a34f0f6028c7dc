"""The same pipeline on NumPy and on Gridstride: 50 million random numbers, sorted, reshaped, normalised.

`python examples/pipeline.py` runs both; the logic is written once, for either module.
"""

import sys
import time

import numpy as np
from _report import Row, print_table

import gridstride as gs
from gridstride import profiler

N = 50_000_000


def pipeline(xp, n: int = N) -> dict[str, float]:
    """Runs every step with module `xp`; seconds of each."""
    print(f"Running on: {xp.__name__.upper()}")
    print(f"Generating {n:,} random elements ({n * 8 / 2**30:.2f} GB)...")
    generate = profiler.benchmark(xp.random.rand, (n,), n_repeat=3, n_warmup=1)
    arr = xp.random.rand(n)

    print("Sorting data...")
    result = profiler.benchmark(xp.sort, (arr,), n_repeat=3, n_warmup=1)
    print(f"{result.name}: {result.cpu_times.mean() * 1000:.3f} ms +/- {result.cpu_times.std() * 1000:.3f} ms")

    arr_new = arr.reshape((-1, 5))

    def normalise():
        row_sums = arr_new.sum(axis=1)
        return arr_new / row_sums[:, xp.newaxis]

    timed = profiler.benchmark(normalise, n_repeat=3, n_warmup=1)
    normalized_matrix = normalise()
    check_sums = xp.sum(normalized_matrix, axis=1)
    xp.testing.assert_allclose(check_sums, 1.0)
    print("Verification: PASSED (All rows sum to 1.0)")

    return {
        "random.rand": float(generate.cpu_times.mean()),
        "sort": float(result.cpu_times.mean()),
        "divide rows by their sums": float(timed.cpu_times.mean()),
    }


def main(n: int = N) -> list[Row]:
    start = time.perf_counter()
    device = pipeline(gs, n)
    host = pipeline(np, n)
    print(f"both pipelines: {time.perf_counter() - start:.1f} s")

    sample = np.random.default_rng(2).random(1_000_003)
    gs.testing.assert_array_equal(gs.sort(gs.asarray(sample)), np.sort(sample))
    verified = {
        "random.rand": "in [0, 1), rows sum to 1",
        "sort": "equal to np.sort",
        "divide rows by their sums": "rows sum to 1",
    }
    millions = f"{n / 1e6:.0f} million"
    return [Row(f"{step}, {millions}", device[step], host[step], verified[step]) for step in device]


if __name__ == "__main__":
    print_table(main(int(sys.argv[1]) if len(sys.argv) > 1 else N))
