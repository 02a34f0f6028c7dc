"""Vector addition without a guard.

The size is no multiple of the block, so the last block has threads beyond the end. Arrays carry their extents:
what such a thread reads is 0 and what it writes is dropped.
"""

import numpy as np
from _report import Row, paired, print_table

import gridstride as gs
from gridstride import cuda


@cuda.jit
def vecadd(A, B, C):
    work_index = cuda.grid(1)
    C[work_index] = A[work_index] + B[work_index]


def main() -> list[Row]:
    vector_size = 2**24 + 11
    device = cuda.Device()

    a = gs.random.uniform(-1, 1, vector_size)
    b = gs.random.uniform(-1, 1, vector_size)
    c = gs.zeros_like(a)

    block_size = 256
    grid_size = int(np.ceil(vector_size / block_size))
    vecadd[grid_size, block_size](a, b, c)
    device.synchronize()

    a_np = gs.asnumpy(a)
    b_np = gs.asnumpy(b)
    c_np = gs.asnumpy(c)
    expected = a_np + b_np
    np.testing.assert_array_almost_equal(c_np, expected)
    print("Test succeeded")

    def launch():
        vecadd[grid_size, block_size](a, b, c)
        device.synchronize()

    seconds = paired(launch, lambda: np.add(a_np, b_np))
    return [Row("vecadd kernel, 2**24 + 11, no guard", *seconds, "equal to a + b; surplus threads harmless")]


if __name__ == "__main__":
    print_table(main())
