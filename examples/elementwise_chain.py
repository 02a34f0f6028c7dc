"""One and three element-wise statements on 100 MB.

Each statement reads as a copy. NumPy makes every copy; Gridstride records the statements and runs them as one pass over
memory when the result is needed.
"""

import numpy as np
from _report import Row, print_table

import gridstride as gs
from gridstride import profiler

SHAPE = (50, 500, 500)


def multiply(x):
    return x * 5


def sequential_math(x):
    x = x * 5
    x = x * x
    return x + x


def main() -> list[Row]:
    x_host = np.random.default_rng(1).random(SHAPE)
    x_device = gs.asarray(x_host)
    rows = []
    for work, function in (("x * 5, 100 MB", multiply), ("three statements, 100 MB", sequential_math)):
        host = profiler.benchmark(function, (x_host,), n_repeat=10, n_warmup=1)
        device = profiler.benchmark(function, (x_device,), n_repeat=10, n_warmup=1)
        print(host)
        print(device)
        gs.testing.assert_array_equal(function(x_device), function(x_host))
        rows.append(
            Row(work, float(device.cpu_times.mean()), float(host.cpu_times.mean()), "every element equal to NumPy's")
        )
    return rows


if __name__ == "__main__":
    print_table(main())
