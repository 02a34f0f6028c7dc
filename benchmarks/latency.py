"""What one call costs: import, first kernels, warm launches, small arrays.

Fresh processes where the first time counts.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from _paired import Result, seconds

FRESH = """
import json, sys, time
start = time.perf_counter()
import gridstride as gs
from gridstride import cuda
imported = time.perf_counter() - start
numpy_loaded = "numpy" in sys.modules
import numpy as np
sys.path.insert(0, {folder!r})
from _fresh_kernels import first, second
a = gs.ones(1000); b = gs.ones(1000); c = gs.zeros(1000)
gs.synchronize()
start = time.perf_counter()
first[4, 256](a, b, c)
cuda.synchronize()
first_seconds = time.perf_counter() - start
start = time.perf_counter()
second[4, 256](a, b, c)
cuda.synchronize()
second_seconds = time.perf_counter() - start
print(json.dumps([imported, numpy_loaded, first_seconds, second_seconds]))
"""

FIRST_ARRAY = """
import json, time
import gridstride as gs
import numpy as np
start = time.perf_counter()
float((gs.ones(1000) * 5 + 1).sum())
print(json.dumps(time.perf_counter() - start))
"""


def fresh(program: str, repeats: int = 5) -> list:
    """Runs a program in new processes, each with an empty kernel cache; what each printed."""
    output = []
    for _ in range(repeats):
        with tempfile.TemporaryDirectory() as cache:
            environment = dict(os.environ, GRIDSTRIDE_CACHE_DIR=cache)
            done = subprocess.run(
                [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
            )
        output.append(json.loads(done.stdout))
    return output


def limit(name: str, measured: float, at_most: float) -> Result:
    """A figure with an upper bound; the ratio is bound over measured."""
    return Result(name, measured, at_most, "at most", at_most / measured, 1.0)


def run() -> list[Result]:
    folder = str(Path(__file__).resolve().parent)
    runs = fresh(FRESH.format(folder=folder))
    assert not any(run[1] for run in runs), "import gridstride loaded NumPy"
    results = [
        limit("import gridstride", statistics.median(run[0] for run in runs), 0.12),
        limit("first kernel in a fresh process, no cache", statistics.median(run[2] for run in runs), 0.060),
        limit("second kernel", statistics.median(run[3] for run in runs), 0.020),
        limit("first array expression in a fresh process, no cache", statistics.median(fresh(FIRST_ARRAY)), 0.060),
    ]

    import numpy as np

    import gridstride as gs
    from gridstride import cuda

    sys.path.insert(0, folder)
    from _fresh_kernels import first

    a, b, c = gs.ones(256), gs.ones(256), gs.zeros(256)
    launch = first[1, 256]
    launch(a, b, c)
    cuda.synchronize()

    def best(function, number=20_000):
        return min(seconds(function, number) for _ in range(5))

    results.append(
        limit("warm launch, three arrays, kernel[grid, block](...)", best(lambda: first[1, 256](a, b, c)), 4e-6)
    )
    small = gs.asarray(np.random.default_rng(1).random(10))
    evaluate = gs.synchronize

    def record():
        small * 5

    def record_and_evaluate():
        result = small * 5
        evaluate()
        return result

    both = best(record_and_evaluate)
    results.append(limit("x * 5 on 10 elements, recorded", best(record), 1e-6))
    results.append(limit("x * 5 on 10 elements, recorded and evaluated", both, 3e-6))
    host = np.random.default_rng(1).random(10)
    results.append(
        Result(
            "x * 5 on 10 elements against NumPy", both, best(lambda: host * 5), "NumPy", best(lambda: host * 5) / both
        )
    )
    return results


if __name__ == "__main__":
    from _paired import table

    print(table(run()))
