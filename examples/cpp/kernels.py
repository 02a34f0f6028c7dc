"""Kernels for saxpy.cpp. `gridstride compile kernels.py -o kernels.gsk` compiles them ahead of time."""

from numba import cuda, float32, int64, void


@cuda.jit(void(float32, float32[:], float32[:], float32[:]))
def saxpy(a, x, y, out):
    i = cuda.grid(1)
    if i < x.size:
        out[i] = a * x[i] + y[i]


@cuda.jit(void(float32[:], float32[:], int64))
def block_sums(x, sums, n):
    """The sum of each block of 256 elements, in shared memory."""
    partial = cuda.shared.array(256, float32)
    i = cuda.grid(1)
    t = cuda.threadIdx.x
    partial[t] = x[i] if i < n else float32(0)
    cuda.syncthreads()
    step = 128
    while step > 0:
        if t < step:
            partial[t] += partial[t + step]
        cuda.syncthreads()
        step //= 2
    if t == 0:
        sums[cuda.blockIdx.x] = partial[0]
