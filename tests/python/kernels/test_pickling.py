"""Kernels and device functions through pickle: those that can be imported, local ones, and those of exec()."""

import math
import pickle
import subprocess
import sys

import numpy as np
import pytest

from gridstride import cuda

SCALE = 3


@cuda.jit(device=True)
def scaled(x):
    return x * SCALE


@cuda.jit
def of_the_module(a):
    i = cuda.grid(1)
    if i < a.size:
        a[i] = scaled(a[i])


def through(thing):
    return pickle.loads(pickle.dumps(thing))


def run(kernel, n=8):
    a = np.arange(1.0, n + 1)
    kernel[1, n](a)
    return a


def test_a_decorated_function_of_a_module():
    np.testing.assert_array_equal(run(through(of_the_module)), run(of_the_module))
    assert through(of_the_module).py_func is of_the_module.py_func
    assert through(scaled).py_func is scaled.py_func


def local_kernel(power):
    def inner(x):
        return x if x < 2 else math.sqrt(x) ** power

    @cuda.jit("void(float64[:])")
    def kernel(a):
        i = cuda.grid(1)
        if i < a.size:
            a[i] = inner(a[i]) + scaled(a[i])

    return kernel


def test_a_local_function_with_what_it_reads():
    kernel = local_kernel(3)
    copy = through(through(kernel))
    np.testing.assert_array_equal(run(copy), run(kernel))
    assert copy.specialized and copy.__qualname__ == kernel.__qualname__


def test_a_configured_kernel():
    launch = through(through(of_the_module)[(2, 1), 8, 0, 16])
    assert (launch.griddim, launch.blockdim, launch.sharedmem) == ((2, 1, 1), (8, 1, 1), 16)
    a = np.arange(4.0)
    launch(a)
    np.testing.assert_array_equal(a, np.arange(4.0) * SCALE)
    with pytest.raises(TypeError, match="belongs to its process"):
        pickle.dumps(of_the_module[1, 8, cuda.stream()])


def test_in_another_process(tmp_path):
    made = {"cuda": cuda}
    exec("def doubled(a):\n    a[cuda.grid(1)] *= 2\n", made)
    (tmp_path / "kernel.pickle").write_bytes(pickle.dumps(cuda.jit(made["doubled"])))
    program = (
        "import pickle, numpy\n"
        f"kernel = pickle.load(open({str(tmp_path / 'kernel.pickle')!r}, 'rb'))\n"
        "a = numpy.arange(4.0)\n"
        "kernel[1, 4](a)\n"
        "print(a.tolist())\n"
    )
    done = subprocess.run([sys.executable, "-W", "ignore", "-c", program], capture_output=True, text=True, check=False)
    assert done.stdout.strip() == "[0.0, 2.0, 4.0, 6.0]", done.stderr


def test_vectorized_functions():
    offset = 5

    @cuda.jit(device=True)
    def shifted(x):
        return x + offset

    ufunc = cuda.vectorize(["int64(int64)", "float64(float64)"])(lambda x: shifted(x) * 2)

    def body(a, out):
        out[0] = a[0] + a[-1] + offset

    part = cuda.guvectorize(["void(float64[:], float64[:])"], "(n)->()")(body)
    x = np.arange(12.0).reshape(3, 4)
    np.testing.assert_array_equal(through(ufunc)(x), (x + 5) * 2)
    np.testing.assert_array_equal(through(part)(x), x[:, 0] + x[:, -1] + 5)


def test_what_pickle_cannot_take_is_said():
    lock = __import__("threading").Lock()

    def reads(a):
        a[0] = 1 if lock else 2

    with pytest.raises(TypeError, match="lock"):
        pickle.dumps(cuda.jit(reads))
