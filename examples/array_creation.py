"""Creating a 100 MB array: NumPy's ones and Gridstride's, timed by the same benchmark function."""

import numpy as np
from _report import Row, print_table

import gridstride as gs
from gridstride import profiler

SHAPE = (50, 500, 500)


def print_benchmark(result: profiler.BenchmarkResult) -> None:
    mean, deviation = result.cpu_times.mean() * 1000, result.cpu_times.std() * 1000
    print(f"{result.name}: {mean:.3f} ms +/- {deviation:.3f} ms")


def main() -> list[Row]:
    host = profiler.benchmark(np.ones, (SHAPE,), n_repeat=10, n_warmup=1)
    device = profiler.benchmark(gs.ones, (SHAPE,), n_repeat=10, n_warmup=1)
    print_benchmark(host)
    print_benchmark(device)
    gs.testing.assert_array_equal(gs.ones(SHAPE), np.ones(SHAPE))
    return [Row("ones, 100 MB", float(device.cpu_times.mean()), float(host.cpu_times.mean()), "equal to np.ones")]


if __name__ == "__main__":
    print_table(main())
