"""A block of 2048 threads is beyond every device's limit: the launch raises CUDA's error, and the program goes on."""

import numpy as np
from _report import Row, print_table

import gridstride as gs
from gridstride import cuda


@cuda.jit
def vecadd(A, B, C):
    work_index = cuda.grid(1)
    C[work_index] = A[work_index] + B[work_index]


def main() -> list[Row]:
    text = ""
    try:
        vector_size = 2**24 + 11
        device = cuda.Device()
        a = gs.random.uniform(-1, 1, vector_size)
        b = gs.random.uniform(-1, 1, vector_size)
        c = gs.zeros_like(a)
        block_size = 2048
        grid_size = int(np.ceil(vector_size / block_size))
        vecadd[grid_size, block_size](a, b, c)
        device.synchronize()
        print("Test did not encounter any errors")
    except Exception as error:
        text = str(error)
        print(f"Exception occurred: {error}")
    expected = (
        "CUDA_ERROR_INVALID_VALUE: This indicates that one or more of the parameters passed to the API call "
        "is not within an acceptable range of values."
    )
    assert text.startswith(expected), text

    vecadd[1, 32](a, b, c)
    np.testing.assert_array_equal(c[:32].get(), a[:32].get() + b[:32].get())
    return [Row("block of 2048 threads", None, None, "CUDA_ERROR_INVALID_VALUE; the next launch works")]


if __name__ == "__main__":
    print_table(main())
