"""First kernels: a guarded copy, the same with cuda.grid, and a grid-stride addition on device arrays."""

import warnings

import numpy as np
from _report import Row, print_table

import gridstride as gs
from gridstride import cuda


@cuda.jit
def copy_guarded(input_array, output_array):
    thread_id = cuda.threadIdx.x
    block_id = cuda.blockIdx.x
    block_width = cuda.blockDim.x
    i = thread_id + block_id * block_width
    if i < input_array.size:
        output_array[i] = input_array[i]


@cuda.jit
def copy(input_array, output_array):
    i = cuda.grid(1)
    output_array[i] = input_array[i]


@cuda.jit
def add(x_array, y_array, output_array):
    start = cuda.grid(1)
    stride = cuda.gridsize(1)
    for i in range(start, x_array.shape[0], stride):
        output_array[i] = x_array[i] + y_array[i]


def main() -> list[Row]:
    # NumPy arrays are copied in and out, with a warning that it costs.
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", gs.GridstridePerformanceWarning)
        source = np.asarray(range(10))
        guarded = np.zeros(len(source))
        threads = 32
        blocks = (source.size + (threads - 1)) // threads
        copy_guarded[blocks, threads](source, guarded)
        plain = np.zeros(len(source))
        copy[1, len(source)](source, plain)
        cuda.synchronize()
    np.testing.assert_array_equal(guarded, source)
    np.testing.assert_array_equal(plain, source)

    a = gs.arange(10)
    b = a * 2
    out = gs.zeros_like(a)
    add[1, 32](a, b, out)
    print(out)
    assert str(out) == "[ 0  3  6  9 12 15 18 21 24 27]"
    return [
        Row("copy kernels on NumPy arrays", None, None, "output equals input"),
        Row("grid-stride add", None, None, str(out)),
    ]


if __name__ == "__main__":
    print_table(main())
