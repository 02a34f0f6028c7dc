"""Two small kernels for the measurements in fresh processes."""

from gridstride import cuda


@cuda.jit
def first(A, B, C):
    i = cuda.grid(1)
    C[i] = A[i] + B[i]


@cuda.jit
def second(A, B, C):
    i = cuda.grid(1)
    if i < C.size:
        value = A[i]
        for k in range(4):
            value = value * B[i] + k
        C[i] = value
