"""Runs every example on this machine and prints one table of what they measured and verified."""

import importlib
import os
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from _report import Row, print_table

PROGRAMS = (
    "array_creation",
    "elementwise_chain",
    "first_kernels",
    "vecadd",
    "launch_error",
    "relu",
    "photograph",
    "pipeline",
    "halo_exchange",
)


def main() -> int:
    import numpy as np

    import gridstride as gs
    from gridstride import cuda

    rows: list[Row] = []
    start = time.perf_counter()
    for name in PROGRAMS:
        print(f"--- {name}.py", flush=True)
        rows += importlib.import_module(name).main()
    print()
    print(
        f"Gridstride {gs.__version__} on {cuda.Device().name}, {os.cpu_count()} processors, NumPy {np.__version__}; "
        f"{time.perf_counter() - start:.0f} s for all"
    )
    print_table(rows)
    return 0


if __name__ == "__main__":
    sys.exit(main())
