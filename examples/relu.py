"""relu as a grid-stride kernel against gs.maximum, and what the block size does to its time."""

import numpy as np
from _report import Row, format_seconds, paired, print_table

import gridstride as gs
from gridstride import cuda

N = 10_000_000


@cuda.jit
def relu(x, out):
    start = cuda.grid(1)
    stride = cuda.gridsize(1)
    for i in range(start, x.shape[0], stride):
        out[i] = max(x[i], 0)


def main() -> list[Row]:
    x = gs.random.uniform(-1, 1, N)
    out = gs.empty_like(x)
    x_np = x.get()
    rows = []
    for block in (32, 128, 256, 1024):
        grid = (N + block - 1) // block

        def launch(grid=grid, block=block):
            relu[grid, block](x, out)
            cuda.synchronize()

        out.fill(-1)
        seconds = paired(launch, lambda: np.maximum(x_np, 0))
        gs.testing.assert_array_equal(out, gs.maximum(x, 0))
        print(f"block {block:4d}: {format_seconds(seconds[0])}")
        rows.append(Row(f"relu kernel, 10 million, block {block}", *seconds, "equal to gs.maximum(x, 0)"))
    return rows


if __name__ == "__main__":
    print_table(main())
