"""Several devices: copies between two of them, and one program on one and on all.

    python benchmarks/devices.py [side] [steps]

On a CPU set GRIDSTRIDE_CPU_DEVICES=2, which tests the rules and shows no gain: both halves share the workers.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

import gridstride as gs
from gridstride import cuda

sys.path.insert(0, str(Path(__file__).parent.parent / "examples"))


def median_seconds(function: Callable[[], object], repeats: int = 15) -> float:
    times = []
    for _ in range(repeats + 2):
        start = time.perf_counter()
        function()
        times.append(time.perf_counter() - start)
    return statistics.median(times[2:])


def synchronize() -> None:
    for i in range(cuda.device_count()):
        cuda.Device(i).synchronize()


def copies() -> None:
    zero, one = cuda.Device(0), cuda.Device(1)
    print(f"0: {zero.name}, 1: {one.name}; direct access: {zero.can_access_peer(one)}")
    print("| copied | seconds | GB/s |\n|---|---:|---:|")
    for megabytes in (1, 16, 256, 1024):
        a = gs.random.random(megabytes << 17)
        with one:
            b = gs.empty_like(a)

        def copy(a=a, b=b) -> None:
            b[...] = a
            synchronize()

        seconds = median_seconds(copy)
        np.testing.assert_array_equal(b[-100:].get(), a[-100:].get())
        print(f"| {megabytes} MiB from device 0 to 1 | {seconds:.3g} | {a.nbytes / seconds / 1e9:.0f} |")


def plate(side: int, steps: int) -> None:
    from halo_exchange import Plate

    start = np.random.default_rng(0).uniform(0, 100, (side, side))
    print(f"\n| heat in a plate of {side} x {side}, {steps} steps | seconds | ratio |\n|---|---:|---:|")
    first, results = None, []
    for devices in range(1, cuda.device_count() + 1):
        work = Plate(start, devices)
        work.run(2)
        results.append(work.get())
        seconds = median_seconds(lambda work=work: work.run(steps), 5)
        first = first or seconds
        print(f"| {devices} device{'s' if devices > 1 else ''} | {seconds:.3g} | {first / seconds:.2f} |")
    for result in results[1:]:
        np.testing.assert_array_equal(result, results[0])


def main() -> int:
    if cuda.device_count() < 2:
        print("one device only: nothing to compare")
        return 0
    side, steps = (int(value) for value in (sys.argv[1:3] or (8192, 50)))
    copies()
    plate(side, steps)
    return 0


if __name__ == "__main__":
    sys.exit(main())
