"""Gridstride standing in for CuPy and Numba."""

import importlib
import importlib.util
import os
import subprocess
import sys

import numpy as np
import pytest

import gridstride as gs
from support import run_program

NUMBA_IS_INSTALLED = importlib.util.find_spec("numba") is not None


@pytest.fixture
def installed():
    gs.install()
    yield
    gs.uninstall()


def test_names_of_cupy_are_gridstrides(installed):
    import cupy
    import cupy.random as random_by_path
    import cupyx
    import cupyx.profiler

    assert cupy.__name__ == "cupy"
    assert cupy.ndarray is gs.ndarray
    assert cupy.sin is gs.sin
    assert cupy.rand is gs.random
    assert cupy.random is random_by_path
    assert cupyx.profiler.benchmark is gs.profiler.benchmark
    assert "arange" in dir(cupy)
    assert "random" in dir(cupy)
    assert not any(name.startswith("_") for name in dir(cupy))
    x = cupy.arange(5)
    assert cupy.get_array_module(x) is cupy
    assert cupy.get_array_module(np.arange(5)) is np


def test_submodules(installed):
    from cupy.cuda import Device, Stream
    from cupy.cuda.runtime import getDeviceCount, getDeviceProperties, memGetInfo

    assert Device is gs.cuda.Device
    assert Stream is gs.cuda.Stream
    assert getDeviceCount() == gs.cuda.device_count()
    properties = getDeviceProperties(0)
    assert properties["name"].decode() == Device(0).name
    assert properties["warpSize"] == 32
    assert 0 < memGetInfo()[0] <= memGetInfo()[1] <= properties["totalGlobalMem"]


def test_what_is_not_covered_fails_at_the_import(installed):
    import cupy

    with pytest.raises(ImportError, match=r"cupy\.no_such_thing is not covered by Gridstride"):
        from cupy import no_such_thing
    with pytest.raises(ImportError, match=r"cupy\.no_such_module is not covered"):
        importlib.import_module("cupy.no_such_module")
    with pytest.raises(ImportError, match="names like it that are: arange"):
        from cupy import arrange
    with pytest.raises(AttributeError, match=r"cupy\.no_such_thing is not covered"):
        cupy.no_such_thing
    assert not hasattr(cupy, "no_such_thing")
    assert not hasattr(cupy, "_core")


@pytest.mark.skipif(NUMBA_IS_INSTALLED, reason="the real numba gives its own names where it is installed")
def test_numba_without_numba(installed):
    import numba
    from numba import config, cuda, float32, int64, types, void

    assert cuda.jit is gs.cuda.jit
    config.CUDA_ENABLE_PYNVJITLINK = True
    assert numba.config.CUDA_ENABLE_PYNVJITLINK
    signature = void(float32[:], int64, types.complex128[:, ::1])
    assert str(signature) == "(array(float32, 1d, A), int64, array(complex128, 2d, C)) -> none"
    assert (types.f4, types.i8, types.c16) == (float32, int64, types.complex128)
    assert (float32[:, :].ndim, float32[:, ::1].ndim, float32[::1].ndim) == (2, 2, 1)
    assert float32[:, :].dtype == float32
    assert numba.from_dtype(np.dtype("uint16")) == types.uint16
    value = float32(1.1)
    assert value.dtype == np.float32
    assert value == np.float32(1.1)
    with pytest.raises(ImportError, match="install numba"):
        from numba import njit
    with pytest.raises(TypeError, match=r"an array type is float32\[:\]"):
        float32[3]
    with pytest.raises(TypeError, match="no elements of dtype"):
        numba.from_dtype("U5")


@pytest.mark.skipif(NUMBA_IS_INSTALLED, reason="the real numba gives its own names where it is installed")
def test_modules_of_numba(installed, rng):
    from numba import cuda, vectorize
    from numba.core.errors import TypingError
    from numba.cuda import libdevice
    from numba.cuda.cudadrv.devicearray import DeviceNDArray
    from numba.cuda.cudadrv.driver import CudaAPIError
    from numba.cuda.random import create_xoroshiro128p_states, xoroshiro128p_uniform_float32

    assert (TypingError, CudaAPIError) == (cuda.TypingError, cuda.CudaError)

    @cuda.jit
    def draw(states, out):
        i = cuda.grid(1)
        if i < out.size:
            out[i] = libdevice.sinf(xoroshiro128p_uniform_float32(states, i))

    out = cuda.device_array(100, np.float32)
    assert isinstance(out, DeviceNDArray)
    draw[1, 128](create_xoroshiro128p_states(100, seed=1), out)
    host = out.copy_to_host()
    assert host.min() >= 0 and host.max() < 0.85 and np.unique(host).size > 90

    @vectorize(["float64(float64)"], target="cuda")
    def half(x):
        return x / 2

    x = rng.random(10)
    np.testing.assert_array_equal(half(x), x / 2)


@pytest.mark.skipif(NUMBA_IS_INSTALLED, reason="the real numba gives its own names where it is installed")
def test_numba_types_in_kernels(installed, rng):
    from numba import cuda, float32, int32, void

    @cuda.jit(void(float32[:], float32[:]))
    def halve(x, out):
        i = cuda.grid(1)
        if i < out.size:
            out[i] = x[i] * float32(0.5) + int32(2.75)

    x = rng.random(100, dtype=np.float32)
    out = np.zeros(100, np.float32)
    with pytest.warns(gs.GridstridePerformanceWarning):
        halve[4, 32](x, out)
    np.testing.assert_array_equal(out, x * np.float32(0.5) + np.float32(2))


def test_rawkernel(installed, rng):
    import cupy
    from cupyx import jit

    @jit.rawkernel()
    def copy_by_strides(x, y, size):
        tid = jit.blockIdx.x * jit.blockDim.x + jit.threadIdx.x
        ntid = jit.gridDim.x * jit.blockDim.x
        for i in jit.range(tid, size, ntid):
            y[i] = x[i]

    x = cupy.asarray(rng.random(1000, dtype=np.float32))
    y, z = cupy.zeros_like(x), cupy.zeros_like(x)
    copy_by_strides((4,), (32,), (x, y, cupy.uint32(1000)))
    copy_by_strides[8, 16](x, z, cupy.uint32(777))
    cupy.testing.assert_array_equal(x, y)
    cupy.testing.assert_array_equal(x[:777], z[:777])
    assert not z[777:].any()
    with pytest.raises(TypeError, match=r"expected kernel\[grid, block\]"):
        copy_by_strides[8]
    with pytest.raises(ValueError, match="mode is 'cuda'"):
        jit.rawkernel(mode="cpp")


def test_fuse_is_the_function(installed):
    import cupy

    @cupy.fuse()
    def f(x):
        return x * 2 + 1

    @cupy.fuse(kernel_name="g")
    def g(x):
        return x * x

    assert (f(cupy.arange(3)) == cupy.asarray([1, 3, 5])).all()
    assert (cupy.fuse(g)(cupy.arange(3)) == cupy.asarray([0, 1, 4])).all()
    with pytest.raises(TypeError, match="decorates a function"):
        cupy.fuse(3)


def test_rsqrt(installed, rng):
    import cupyx

    x = rng.random(100) + 0.1
    np.testing.assert_allclose(cupyx.rsqrt(gs.asarray(x)).get(), 1 / np.sqrt(x), rtol=1e-15)


def test_scatter(installed, rng):
    import cupyx

    index = rng.integers(0, 10, 200)
    values = rng.standard_normal(200)
    for name in ("add", "maximum", "minimum"):
        host = np.zeros(10)
        device = gs.asarray(host)
        getattr(np, name).at(host, index, values)
        getattr(cupyx, {"add": "scatter_add", "maximum": "scatter_max", "minimum": "scatter_min"}[name])(
            device, gs.asarray(index), gs.asarray(values)
        )
        np.testing.assert_allclose(device.get(), host, rtol=1e-12)


def test_pinned_arrays(installed):
    import cupyx

    zeros = cupyx.zeros_pinned((3, 4), "float32")
    assert isinstance(zeros, np.ndarray)
    assert (zeros.shape, zeros.dtype) == ((3, 4), np.float32)
    assert not zeros.any()
    like = cupyx.zeros_like_pinned(np.ones((2, 5), "int16"))
    assert (like.shape, like.dtype, like.any()) == ((2, 5), np.int16, False)
    assert cupyx.empty_pinned(7).shape == (7,)
    assert cupyx.empty_like_pinned(like).shape == (2, 5)


def test_uninstall_puts_back_what_was_there():
    import types

    real = types.ModuleType("cupy")
    sys.modules["cupy"] = real
    try:
        gs.install()
        gs.install()
        import cupy

        assert cupy is not real
        gs.uninstall()
        assert sys.modules["cupy"] is real
        gs.uninstall()
    finally:
        del sys.modules["cupy"]
    assert not any(name.split(".")[0] in ("cupy", "cupyx") for name in sys.modules)


def test_allocators_and_streams_of_cupy():
    program = """
        import gridstride
        gridstride.install()
        import cupy, numpy
        from cupy.cuda.device import get_compute_capability
        assert get_compute_capability().isdigit()
        with cupy.cuda.Stream.null:
            x = cupy.arange(3)
        assert cupy.cuda.Stream.ptds == cupy.cuda.Stream.null
        memory = cupy.cuda.get_allocator()(24)
        y = cupy.ndarray(3, "int64", memptr=memory)
        y[...] = x
        assert y.tolist() == [0, 1, 2]
        with cupy.cuda.using_allocator(cupy.cuda.get_allocator()):
            cupy.cuda.set_allocator(None)
        try:
            cupy.cuda.set_allocator(lambda size: None)
        except NotImplementedError as error:
            assert "caching allocator" in str(error)
        else:
            raise AssertionError("another allocator was taken")
        host = numpy.frombuffer(cupy.cuda.alloc_pinned_memory(32), "float64")
        assert host.shape == (4,)
        assert (cupy.cuda.get_nvcc_path() is None) == (cupy.cuda.get_cuda_path() is None)
        pool = cupy.cuda.MemoryPool()
        cupy.cuda.set_allocator(pool.malloc)
        assert pool.total_bytes() >= 0
        assert cupy.cuda.get_local_runtime_version() >= 12000
        with cupy.cuda.profile():
            pass
        import cupyx
        with cupyx.errstate(linalg="raise"):
            assert cupyx.geterr()["linalg"] == "raise"
        for wrong in ({"divide": "raise"}, {"linalg": "other"}):
            try:
                cupyx.seterr(**wrong)
            except (NotImplementedError, ValueError):
                pass
            else:
                raise AssertionError(wrong)
    """
    done = run_program(program)
    assert done.returncode == 0, done.stderr


def test_switches_of_transforms(installed, rng):
    import cupy
    from cupy.fft import config

    with pytest.warns(DeprecationWarning, match="enable_nd_planning"):
        before = config.enable_nd_planning
    with pytest.warns(DeprecationWarning, match="enable_nd_planning"):
        config.enable_nd_planning = not before
    with pytest.warns(DeprecationWarning, match="enable_nd_planning"):
        assert config.enable_nd_planning is not before
    x = rng.random((3, 4))
    np.testing.assert_allclose(cupy.fft.fftn(cupy.asarray(x)).get(), np.fft.fftn(x))
    with pytest.warns(DeprecationWarning, match="enable_nd_planning"):
        config.enable_nd_planning = before
    config.use_multi_gpus = False
    config.set_cufft_gpus([0])
    for bad, error in ((0, ValueError), ([0, 0], ValueError), ("a", TypeError)):
        with pytest.raises(error):
            config.set_cufft_gpus(bad)


def test_device_attributes_by_number(installed):
    from cupy.cuda import runtime

    assert runtime.deviceGetAttribute(runtime.cudaDevAttrWarpSize, 0) == 32
    assert runtime.deviceGetAttribute(runtime.cudaDevAttrCooperativeLaunch, 0) == 1
    assert runtime.deviceGetAttribute(runtime.cudaDevAttrMaxThreadsPerBlock, 0) == 1024
    with pytest.raises(gs.cuda.CudaError, match="no device attribute"):
        runtime.deviceGetAttribute(9999, 0)


def test_numba_disable_cuda(tmp_path):
    program = tmp_path / "disabled.py"
    program.write_text(
        """
from numba import cuda
from numba.cuda.cudadrv.error import CudaSupportError

assert not cuda.is_available()
try:
    cuda.device_array(1)
except CudaSupportError as error:
    print(error.msg)
print(cuda.cuda_error())
"""
    )
    command = [sys.executable, "-m", "gridstride", str(program)]
    done = subprocess.run(
        command, env={**os.environ, "NUMBA_DISABLE_CUDA": "1"}, capture_output=True, text=True, check=True
    )
    expected = "CUDA is disabled due to setting NUMBA_DISABLE_CUDA=1"
    assert all(line.startswith(expected) for line in done.stdout.splitlines())
    assert done.stdout.count(expected) == 2


def test_numbas_driver(installed):
    from numba import cuda
    from numba.cuda.cudadrv.driver import driver

    assert driver.get_device_count() == len(cuda.gpus.lst)
    assert driver.get_device(0).id == 0
    assert driver.get_version() >= (12, 0)
