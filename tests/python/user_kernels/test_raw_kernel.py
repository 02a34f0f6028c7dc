"""RawKernel and RawModule against NumPy."""

from __future__ import annotations

import pickle

import numpy as np
import pytest
from numpy.testing import assert_allclose, assert_array_equal

import gridstride as gs

ADD = r"""
extern "C" __global__
void my_add(const float* x1, const float* x2, float* y) {
    int tid = blockDim.x * blockIdx.x + threadIdx.x;
    y[tid] = x1[tid] + x2[tid];
}
"""


def test_add_of_the_guide():
    x1 = np.arange(25, dtype=np.float32).reshape(5, 5)
    y = gs.zeros((5, 5), np.float32)
    kernel = gs.RawKernel(ADD, "my_add")
    kernel((5,), (5,), (gs.asarray(x1), gs.asarray(x1) * 2, y))
    assert_array_equal(y.get(), 3 * x1)
    kernel((50,), (50,), (gs.asarray(x1), gs.asarray(x1), y))  # surplus threads touch nothing
    assert_array_equal(y.get(), 2 * x1)


MATMUL = r"""
template <typename T, int TILE>
__global__ void matmul(const T* __restrict__ a, const T* __restrict__ b, T* c, int m, int k, int n) {
    __shared__ T sa[TILE][TILE];
    __shared__ T sb[TILE][TILE];
    int row = blockIdx.y * TILE + threadIdx.y, col = blockIdx.x * TILE + threadIdx.x;
    T sum = 0;
    for (int t = 0; t < (k + TILE - 1) / TILE; ++t) {
        int ac = t * TILE + threadIdx.x, br = t * TILE + threadIdx.y;
        sa[threadIdx.y][threadIdx.x] = row < m && ac < k ? a[row * k + ac] : T(0);
        sb[threadIdx.y][threadIdx.x] = br < k && col < n ? b[br * n + col] : T(0);
        __syncthreads();
        #pragma unroll
        for (int i = 0; i < TILE; ++i) sum += sa[threadIdx.y][i] * sb[i][threadIdx.x];
        __syncthreads();
    }
    if (row < m && col < n) c[row * n + col] = sum;
}
"""


@pytest.mark.parametrize(("type_name", "dtype"), [("float", "float32"), ("double", "float64"), ("int", "int32")])
def test_tiled_matrix_product(type_name, dtype):
    rng = np.random.default_rng(0)
    a, b = (rng.integers(-9, 9, shape).astype(dtype) for shape in ((37, 29), (29, 41)))
    module = gs.RawModule(code=MATMUL, name_expressions=[f"matmul<{type_name}, 8>"])
    kernel = module.get_function(f"matmul<{type_name}, 8>")
    c = gs.zeros((37, 41), dtype)
    kernel((6, 5), (8, 8), (gs.asarray(a), gs.asarray(b), c, 37, 29, 41))
    assert_array_equal(c.get(), a @ b)


REDUCE = r"""
extern "C" __global__ void block_sum(const double* x, double* total, long long n) {
    extern __shared__ double part[];
    double sum = 0;
    for (long long i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) sum += x[i];
    part[threadIdx.x] = sum;
    __syncthreads();
    for (int s = blockDim.x / 2; s >= 32; s /= 2) {
        if (threadIdx.x < s) part[threadIdx.x] += part[threadIdx.x + s];
        __syncthreads();
    }
    if (threadIdx.x < 32) {
        double v = part[threadIdx.x];
        for (int d = 16; d > 0; d /= 2) v += __shfl_down_sync(0xffffffff, v, d);
        if (threadIdx.x == 0) atomicAdd(total, v);
    }
}
"""


def test_reduction_with_warps_and_atomics():
    x = np.random.default_rng(1).normal(size=100_003)
    total = gs.zeros(1)
    gs.RawKernel(REDUCE, "block_sum")((20,), (128,), (gs.asarray(x), total, x.size), shared_mem=128 * 8)
    assert_allclose(total.get()[0], x.sum(), rtol=1e-9)


def test_globals_are_memory_of_the_module():
    source = r"""
    __constant__ float coefficients[3];
    __device__ int launches = 5;
    extern "C" __global__ void scale(float* x, int n) {
        int i = threadIdx.x;
        if (i < n) x[i] *= coefficients[i % 3];
        if (i == 0) atomicAdd(&launches, 1);
    }"""
    module = gs.RawModule(code=source)
    kernel = module.get_function("scale")
    module.get_global("coefficients")[...] = gs.asarray([1.0, 10.0, 100.0])
    x = gs.ones(6, np.float32)
    kernel((1,), (32,), (x, 6))
    assert_array_equal(x.get(), [1, 10, 100, 1, 10, 100])
    assert int(module.get_global("launches")[0]) == 6
    with pytest.raises(KeyError):
        module.get_global("nothing")


def test_complex_numbers():
    source = r"""
    #include <cupy/complex.cuh>
    extern "C" __global__ void f(const complex<double>* x, double* m, complex<double>* y, int n) {
        int i = threadIdx.x;
        if (i >= n) return;
        complex<double> z = x[i] * complex<double>(0, 2) + 1.0;
        m[i] = abs(z) + z.real();
        y[i] = exp(conj(z)) / x[i];
        y[i].imag(0.5);
    }"""
    rng = np.random.default_rng(2)
    x = rng.normal(size=20) + 1j * rng.normal(size=20)
    m, y = gs.zeros(20), gs.zeros(20, complex)
    gs.RawKernel(source, "f")((1,), (32,), (gs.asarray(x), m, y, 20))
    z = x * 2j + 1
    assert_allclose(m.get(), abs(z) + z.real, rtol=1e-12)
    assert_allclose(y.get(), (np.exp(z.conj()) / x).real + 0.5j, rtol=1e-12)


def test_views_and_other_types_of_arguments():
    source = (
        'extern "C" __global__ void f(const float2* x, float* y, float s, bool b, float2 d) {'
        " int i = threadIdx.x; y[i] = b ? x[i].x * s + d.x : x[i].y * s + d.y; }"
    )
    kernel = gs.RawKernel(source, "f")
    x = np.arange(20, dtype=np.float32)
    y = gs.zeros(8, np.float32)
    kernel(1, 8, (gs.asarray(x)[4:], y, np.float64(0.5), True, np.array([1, 2], np.float32)))
    assert_array_equal(y.get(), x[4::2] * 0.5 + 1)
    kernel((1, 1, 1), (8, 1, 1), (gs.asarray(x), y, 2, 0, (1, 2)))
    assert_array_equal(y.get(), x[1:17:2] * 2 + 2)
    with pytest.raises(TypeError, match="takes 5 arguments, but 2 were given"):
        kernel((1,), (8,), (gs.asarray(x), y))
    with pytest.raises(TypeError, match="expected an array"):
        kernel((1,), (8,), (1, y, 1.0, True, (1, 2)))
    with pytest.raises(TypeError, match="expected a number"):
        kernel((1,), (8,), (y, y, y, True, (1, 2)))
    with pytest.raises(TypeError, match="are a tuple"):
        kernel((1,), (8,), y)


def test_options_attributes_and_pickling():
    source = 'extern "C" __global__ void f(int* x) { __shared__ int s[16]; s[threadIdx.x] = A * B; x[0] = s[0]; }'
    kernel = gs.RawKernel(source, "f", options=("-DA=6", "--std=c++17", "-D", "B=7"))
    assert kernel.attributes["shared_size_bytes"] == 64
    assert kernel.num_regs >= 0
    x = gs.zeros(1, np.int32)
    pickle.loads(pickle.dumps(kernel))((1,), (1,), (x,))
    assert int(x[0]) == 42


def test_errors(device):
    with pytest.raises(gs.cuda.TypingError, match="<RawKernel 'f'>:1:36: 'y' is not declared"):
        gs.RawKernel("__global__ void f(int* x) { x[0] = y; }", "f").compile()
    with pytest.raises(KeyError, match="no kernel 'g'"):
        gs.RawKernel("__global__ void f(int* x) { x[0] = 1; }", "g").compile()
    if device.kind == "cpu":  # on a GPU NVRTC compiles it
        with pytest.raises(gs.cuda.UnsupportedError, match="printf"):
            gs.RawKernel('__global__ void f(int* x) { printf("hi"); }', "f").compile()
    kernel = gs.RawKernel("__global__ void f(int* x) { x[5] = 1; }", "f", debug=True)
    kernel((1,), (1,), (gs.zeros(3, np.int32),))
    with pytest.raises(IndexError, match="out of bounds"):
        gs.synchronize()


def test_ptx_assembles(assemble):
    assemble(gs.RawKernel(REDUCE, "block_sum").kernel.ptx(9, 0))
    for name in ("matmul<float, 16>", "matmul<double, 8>"):
        assemble(gs.RawModule(code=MATMUL).get_function(name).kernel.ptx(9, 0))


def test_nvrtc_compiles_what_the_front_end_refuses():
    from gridstride import _nvrtc

    library = _nvrtc.find_library()
    if library is None:
        pytest.skip("needs NVRTC of a CUDA toolkit")
    source = r"""
    template <typename T> __global__ void f(T* x) {
        printf("%d", (int)x[0]);
        x[0] = [](T a) { return a + N; }(x[0]);
    }"""
    ptx, name = _nvrtc.compile_source(library, source, "f<int>", ("-DN=3",), (9, 0))
    assert name and name.encode() in ptx
    with pytest.raises(RuntimeError, match="nothing"):
        _nvrtc.compile_source(library, "__global__ void f() { nothing(); }", "f", (), (9, 0))
