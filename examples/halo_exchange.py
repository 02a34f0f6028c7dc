"""Heat in a plate, its rows split over all devices, which pass their border rows on after each step.

GRIDSTRIDE_CPU_DEVICES=2 splits a CPU in two; on a machine with several GPUs each takes its part.
"""

import sys

import numpy as np
from _report import Row, paired, print_table

import gridstride as gs
from gridstride import cuda

BLOCK = (64, 4)


@cuda.jit
def step(new, old):
    """One step for the inner rows; the first and the last one belong to the neighbours, or to the plate's border."""
    column, row = cuda.grid(2)
    if 0 < row < old.shape[0] - 1 and 0 < column < old.shape[1] - 1:
        around = old[row - 1, column] + old[row + 1, column] + old[row, column - 1] + old[row, column + 1]
        new[row, column] = 0.25 * around


class Plate:
    """The rows of a plate on some devices: to each its share, and one row of each neighbour's."""

    def __init__(self, start: np.ndarray, devices: int) -> None:
        inner = start.shape[0] - 2
        cuts = [inner * i // devices for i in range(devices + 1)]
        self.devices = [cuda.Device(i) for i in range(devices)]
        self.old, self.new = [], []
        for device, first, last in zip(self.devices, cuts, cuts[1:], strict=False):
            with device:
                self.old.append(gs.asarray(start[first : last + 2]))
                self.new.append(self.old[-1].copy())

    def run(self, steps: int) -> None:
        for _ in range(steps):
            for device, new, old in zip(self.devices, self.new, self.old, strict=True):
                with device:
                    grid = tuple((n + b - 1) // b for n, b in zip(old.shape[::-1], BLOCK, strict=True))
                    step[grid, BLOCK](new, old)
            for above, below in zip(self.new, self.new[1:], strict=False):
                below[0] = above[-2]
                above[-1] = below[1]
            self.old, self.new = self.new, self.old
        for device in self.devices:
            device.synchronize()

    def get(self) -> np.ndarray:
        parts = [old.get() for old in self.old]
        return np.concatenate([parts[0][:1], *(part[1:-1] for part in parts), parts[-1][-1:]])


def numpy_steps(start: np.ndarray, steps: int) -> np.ndarray:
    old, new = start.copy(), start.copy()
    for _ in range(steps):
        new[1:-1, 1:-1] = 0.25 * (old[:-2, 1:-1] + old[2:, 1:-1] + old[1:-1, :-2] + old[1:-1, 2:])
        old, new = new, old
    return old


def main(side: int = 1024, steps: int = 20) -> list[Row]:
    start = np.random.default_rng(0).uniform(0, 100, (side, side))
    expected = numpy_steps(start, steps)
    rows = []
    for devices in sorted({1, cuda.device_count()}):
        plate = Plate(start, devices)
        plate.run(steps)
        np.testing.assert_allclose(plate.get(), expected, rtol=1e-12)
        seconds = paired(lambda plate=plate: plate.run(steps), lambda: numpy_steps(start, steps), repeats=3, warmup=0)
        name = f"heat in a plate of {side} x {side}, {steps} steps, {devices} device{'s' if devices > 1 else ''}"
        rows.append(Row(name, *seconds, "equal to NumPy's (1e-12)"))
    return rows


if __name__ == "__main__":
    print_table(main(*(int(argument) for argument in sys.argv[1:3])))
