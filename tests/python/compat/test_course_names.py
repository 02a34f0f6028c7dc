"""Every name of cupy, cupyx and numba.cuda that a course on accelerated Python uses, used as there.

Lessons: arrays and broadcasting, memory and sums, power iteration and its asynchronous version; kernels that copy,
count and blur; the chapters on CuPy and on Numba of its guide.
"""

import io
import sys

import numpy as np
import pytest

import gridstride

SETUP = """
import math
import sys
import numpy as np
import cupy as cp
import cupyx as cpx
import cupyx.jit
import cupyx.profiler
import numba
from numba import cuda
"""

# Kernels are compiled from their source: each use is a text, in a file of its own.
USES = {
    # --- arrays
    "cupy.cuda.Device": "with cp.cuda.Device(0):\n    x = cp.ones(3)\nassert x.device == cp.cuda.Device(0)",
    "cupy.linspace": "np.testing.assert_allclose(cp.linspace(0, 1, 5).get(), np.linspace(0, 1, 5))",
    "cupy.ones": (
        "assert cp.ones((2, 3), dtype=cp.float32).dtype == cp.float32\nassert cp.ones((50, 5, 5)).sum() == 1250"
    ),
    "cupy.pi": "assert cp.pi == math.pi",
    "cupy.sin": (
        "np.testing.assert_allclose(cp.sin(cp.linspace(0, cp.pi, 9)).get(), np.sin(np.linspace(0, np.pi, 9)))"
    ),
    "cupy.sort": "x = cp.random.random(100)\nassert (cp.sort(x).get() == np.sort(x.get())).all()",
    "cupy.random.random": (
        "x = cp.random.random((10, 20))\nassert x.shape == (10, 20) and x.min() >= 0 and x.max() < 1"
    ),
    "cupy.random.rand": "assert cp.random.rand(3, 4).shape == (3, 4)",
    "cupy.newaxis": "assert cp.arange(3)[:, cp.newaxis].shape == (3, 1)",
    "cupy.__name__": "assert cp.__name__.upper() == 'CUPY'",
    "cupy.sum": "x = cp.arange(12).reshape(3, 4)\nassert (cp.sum(x, axis=1).get() == [6, 22, 38]).all()",
    "cupy.testing.assert_allclose": "cp.testing.assert_allclose(cp.ones(3), np.ones(3))",
    "cupy.testing.assert_array_equal": "cp.testing.assert_array_equal(cp.arange(3), cp.arange(3))",
    "cupy.linalg.svd": (
        "a = cp.random.random((6, 4))\nu, s, vt = cp.linalg.svd(a, full_matrices=False)\n"
        "np.testing.assert_allclose((u @ cp.diag(s) @ vt).get(), a.get(), atol=1e-12)\n"
        "assert cp.linalg.svd(a)[0].shape == (6, 6)"
    ),
    "cupy.asarray": "assert isinstance(cp.asarray(np.eye(2)), cp.ndarray)",
    "cupy.asnumpy": "assert isinstance(cp.asnumpy(cp.ones(2)), np.ndarray)",
    "cupy.asnumpy(blocking)": (
        "x = cp.arange(1000.0)\nhost = cp.asnumpy(x, blocking=False)\nevent = cp.cuda.get_current_stream().record()\n"
        "event.synchronize()\nassert (host == np.arange(1000)).all()"
    ),
    "cupy.cuda.get_current_stream": "assert cp.cuda.get_current_stream().record() is not None",
    "cupy.diag": "assert (cp.diag(cp.arange(3)).get() == np.diag(np.arange(3))).all()",
    "cupy.array": "assert cp.array([1, 2], dtype=cp.float64).dtype == np.float64",
    "cupy.concatenate": "assert cp.concatenate((cp.ones(2), cp.zeros(1))).shape == (3,)",
    "cupy.float64": "assert cp.float64 is np.float64 and cp.float32 is np.float32",
    "cupy.int32": (
        "assert cp.int32(3) == 3 and cp.uint8 is np.uint8 and cp.uint32 is np.uint32 and cp.uint64 is np.uint64"
    ),
    "cupy.linalg.inv": (
        "a = cp.random.random((5, 5)) + 5 * cp.eye(5)\n"
        "cp.testing.assert_allclose(a @ cp.linalg.inv(a), cp.eye(5), atol=1e-12)"
    ),
    "cupy.linalg.norm": "assert abs(float(cp.linalg.norm(cp.asarray([3.0, 4.0]))) - 5) < 1e-12",
    "cupy.random.permutation": "assert sorted(cp.random.permutation(10).tolist()) == list(range(10))",
    "cupy.random.seed": (
        "cp.random.seed(42)\n"
        "a = cp.random.random(5)\n"
        "cp.random.seed(42)\n"
        "cp.testing.assert_array_equal(a, cp.random.random(5))"
    ),
    "cupy.random.normal": (
        "x = cp.random.normal(size=(4, 5), dtype=cp.float32)\nassert x.shape == (4, 5) and x.dtype == cp.float32"
    ),
    "cupy.random.randint": (
        "x = cp.random.randint(low=2, high=9, size=100, dtype=cp.int32)\n"
        "assert x.dtype == cp.int32 and x.min() >= 2 and x.max() < 9"
    ),
    "cupy.arange": "assert cp.arange(2**10).dtype == np.int64",
    "cupy.empty": "assert cp.empty((2, 2), dtype=cp.float32).shape == (2, 2)",
    "cupy.empty_like": "x = cp.arange(3)\nassert cp.empty_like(x).dtype == x.dtype",
    "cupy.zeros": "assert (cp.zeros(4, dtype=cp.int32) == 0).all()",
    "cupy.zeros_like": "assert (cp.zeros_like(cp.ones(4)).get() == 0).all()",
    "cupy.square": "assert (cp.square(cp.arange(3)).get() == [0, 1, 4]).all()",
    "cupy.min": "assert cp.min(cp.arange(3)) == 0 and cp.max(cp.arange(3)) == 2",
    "cupy.fromfile": (
        "np.arange(10, dtype=np.uint8).tofile(folder + '/bytes')\n"
        "assert (cp.fromfile(folder + '/bytes', dtype=cp.uint8).get() == np.arange(10)).all()"
    ),
    "cupy.savetxt": (
        "cp.savetxt(sys.stdout, cp.arange(4).reshape(2, 2), delimiter=',', fmt='%i')\n"
        "assert sys.stdout.getvalue() == '0,1\\n"
        "2,3\\n"
        "'"
    ),
    # --- measuring
    "cupyx.profiler.benchmark": (
        "result = cpx.profiler.benchmark(lambda x: x.sum(), (cp.ones(100),), n_repeat=3, n_warmup=1)\n"
        "assert result.cpu_times.mean() > 0 and result.cpu_times.std() >= 0 and result.name\n"
        "assert result.gpu_times[0].size == 3 and result.gpu_times.mean() >= 0"
    ),
    "cupyx.profiler.benchmark(func)": "cpx.profiler.benchmark(func=lambda: cp.ones(3), n_repeat=2, n_warmup=0)",
    "cupyx.profiler.profile": "with cpx.profiler.profile():\n    cp.ones(3).sum()",
    "cupyx.profiler.time_range": "with cpx.profiler.time_range('a step', color_id=1):\n    cp.ones(3).sum()",
    # --- raw kernels in Python
    "cupyx.jit.rawkernel": (
        "@cpx.jit.rawkernel()\n"
        "def copy(x, y, size):\n"
        "    tid = cpx.jit.blockIdx.x * cpx.jit.blockDim.x + cpx.jit.threadIdx.x\n"
        "    ntid = cpx.jit.gridDim.x * cpx.jit.blockDim.x\n"
        "    for i in range(tid, size, ntid):\n"
        "        y[i] = x[i]\n"
        "size = cp.uint32(2 ** 12)\n"
        "x = cp.random.normal(size=(size,), dtype=cp.float32)\n"
        "y = cp.empty((size,), dtype=cp.float32)\n"
        "copy((128,), (1024,), (x, y, size))\n"
        "assert (x == y).all()\n"
        "y[:] = 0\n"
        "copy[128, 1024](x, y, size)\n"
        "assert (x == y).all()"
    ),
    # --- numba.cuda
    "numba.config.CUDA_ENABLE_PYNVJITLINK": "numba.config.CUDA_ENABLE_PYNVJITLINK = 1",
    "numba.cuda.jit": (
        "@cuda.jit\n"
        "def add_kernel(x, y, out):\n"
        "    i = cuda.threadIdx.x + cuda.blockIdx.x * cuda.blockDim.x\n"
        "    if i < x.size:\n"
        "        out[i] = x[i] + y[i]\n"
        "x = cp.arange(1000)\nout = cp.zeros_like(x)\n"
        "add_kernel[4, 256](x, 2 * x, out)\nassert (out == 3 * x).all()\n"
        "host = np.arange(10)\nresult = np.zeros(10)\n"
        "add_kernel[1, 32](host, np.asarray(host), result)\nassert (result == 2 * host).all()"
    ),
    "numba.cuda.grid": (
        "@cuda.jit\n"
        "def stride(out):\n"
        "    for i in range(cuda.grid(1), out.shape[0], cuda.gridsize(1)):\n"
        "        out[i] = i\n"
        "out = cp.zeros(1000)\nstride[2, 32](out)\nassert (out.get() == np.arange(1000)).all()"
    ),
    "numba.cuda.to_device": (
        "image = np.random.default_rng(1).random((6, 5, 3)).astype(np.float32)\n"
        "gpu_im = cuda.to_device(image)\nassert gpu_im.shape == image.shape\n"
        "gpu_output = cuda.to_device(np.zeros_like(image))\n"
        "@cuda.jit\n"
        "def blur(im, out):\n"
        "    x, y, c = cuda.grid(3)\n"
        "    if x < im.shape[0] and y < im.shape[1] and c < im.shape[2]:\n"
        "        out[x, y, c] = 0.5 * im[x, y, c] + 0.5 * im[x + 1, y, c]\n"
        "blur[(2, 2, 3), (4, 4, 1)](gpu_im, gpu_output)\n"
        "result = gpu_output.copy_to_host()\n"
        "np.testing.assert_allclose(result[:-1], 0.5 * (image[:-1] + image[1:]), rtol=1e-6)"
    ),
    "numpy.zeros_like(device array)": "assert np.zeros_like(cuda.to_device(np.ones((2, 3)))).shape == (2, 3)",
    "numba.cuda.atomic.add": (
        "bins = 8\n"
        "@cuda.jit\n"
        "def count(values, histogram):\n"
        "    shared = cuda.shared.array(bins, np.int32)\n"
        "    mine = cuda.local.array(4, np.int32)\n"
        "    t = cuda.threadIdx.x\n"
        "    if t < bins:\n"
        "        shared[t] = 0\n"
        "    for k in range(4):\n"
        "        i = cuda.grid(1) * 4 + k\n"
        "        mine[k] = values[i] % bins if i < values.size else -1\n"
        "    cuda.syncthreads()\n"
        "    for k in range(4):\n"
        "        if mine[k] >= 0:\n"
        "            cuda.atomic.add(shared, mine[k], 1)\n"
        "    cuda.syncthreads()\n"
        "    if t < bins:\n"
        "        cuda.atomic.add(histogram, t, shared[t])\n"
        "values = cp.random.randint(0, 256, 5000, dtype=cp.uint8)\n"
        "histogram = cp.zeros(bins, dtype=cp.int32)\n"
        "count[20, 64](values, histogram)\n"
        "assert (histogram.get() == np.bincount(values.get() % bins, minlength=bins)).all()"
    ),
    # --- one function for both libraries
    "xp": (
        "for xp in (np, cp):\n"
        "    x = xp.random.rand(10, 5, 5)\n"
        "    x = x / xp.sum(x, axis=2)[:, :, xp.newaxis]\n"
        "    xp.testing.assert_allclose(x.sum(axis=2), 1.0)\n"
        "    assert xp.sort(x.ravel()).dtype == np.float64 and x.T.shape == (5, 5, 10)"
    ),
}


@pytest.fixture
def posed():
    gridstride.install()
    yield
    gridstride.uninstall()


@pytest.mark.parametrize("name", USES)
def test_use(name, posed, tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "stdout", io.StringIO())
    path = tmp_path / "use.py"
    path.write_text(SETUP + USES[name])
    exec(compile(path.read_text(), str(path), "exec"), {"__name__": "__main__", "folder": str(tmp_path)})


def test_power_iteration(posed):
    """The asynchronous lesson, whole: a power iteration that copies checkpoints while it goes on."""
    import cupy as cp

    cp.random.seed(42)
    dim = 64
    values = cp.concatenate((cp.random.random(dim - 1), cp.ones(1) * 2))
    order = cp.random.permutation(dim)
    basis = cp.random.random((dim, dim))
    matrix = basis @ cp.diag(values[order]) @ cp.linalg.inv(basis)
    x = cp.ones(dim, dtype=np.float64)
    for step in range(200):
        y = matrix @ x
        u = (x @ y) / (x @ x)
        if step % 50 == 0:
            residual_host = cp.asnumpy(cp.linalg.norm(y - u * x), blocking=False)
            event = cp.cuda.get_current_stream().record()
            event.synchronize()
            assert np.isfinite(residual_host)
        x = y / cp.linalg.norm(y)
    np.testing.assert_allclose(float((x.T @ (matrix @ x)) / (x.T @ x)), 2, atol=1e-8)
