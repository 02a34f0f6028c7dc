"""Arrays of CuPy, torch and Numba-CUDA: theirs here and ours there, without copies and with streams kept in order."""

import numpy as np
import pytest

import gridstride as gs
from gridstride import cuda


@pytest.fixture
def on_cuda(device):
    if device.kind != "cuda":
        pytest.skip("other libraries' arrays of a GPU need a GPU")


@pytest.fixture
def cupy(on_cuda):
    return pytest.importorskip("cupy", reason="CuPy is not installed")


@pytest.fixture
def torch(on_cuda):
    return pytest.importorskip("torch", reason="torch is not installed")


@cuda.jit
def add_one(x):
    i = cuda.grid(1)
    if i < x.size:
        x[i] += 1


@pytest.mark.parametrize(
    "dtype", ["bool", "int8", "uint16", "int64", "float16", "float32", "float64", "complex64", "complex128"]
)
def test_cupy_both_ways(cupy, rng, dtype):
    host = (rng.random((5, 6)) * 100).astype(dtype)
    theirs = cupy.asarray(host)
    ours = gs.asarray(theirs)
    assert ours.data.ptr == theirs.data.ptr
    np.testing.assert_array_equal(ours.get(), host)
    np.testing.assert_array_equal(gs.asarray(theirs[::2, ::-1]).get(), host[::2, ::-1])
    back = cupy.asarray(ours[1:, ::2])
    assert back.data.ptr == ours[1:, ::2].data.ptr
    np.testing.assert_array_equal(back.get(), host[1:, ::2])
    np.testing.assert_array_equal(cupy.from_dlpack(ours.T).get(), host.T)
    np.testing.assert_array_equal(gs.from_dlpack(theirs.T).get(), host.T)
    theirs[0, 0] = 1
    assert ours.get()[0, 0] == theirs.get()[0, 0]


def test_interface_fields(on_cuda):
    x = gs.zeros((3, 4), "float32")
    interface = x.__cuda_array_interface__
    assert interface["shape"] == (3, 4)
    assert interface["typestr"] == "<f4"
    assert interface["strides"] is None
    assert interface["data"] == (x.data.ptr, False)
    assert interface["stream"] == 1
    assert interface["version"] == 3
    assert x.T.__cuda_array_interface__["strides"] == (4, 16)
    assert gs.broadcast_to(x, (2, 3, 4)).__cuda_array_interface__["data"][1]
    assert gs.zeros((0, 2)).__cuda_array_interface__["data"][0] == 0
    with cuda.Stream(non_blocking=True) as stream:
        assert x.__cuda_array_interface__["stream"] == stream.ptr


def test_kernels_on_cupy_arrays(cupy):
    theirs = cupy.arange(1000, dtype="float64")
    for _ in range(5):
        theirs *= 2
        add_one[4, 256](theirs)
    want = np.arange(1000.0)
    for _ in range(5):
        want = want * 2 + 1
    np.testing.assert_array_equal(theirs.get(), want)
    with pytest.raises(TypeError):
        add_one[4, 256](object())


def test_cupy_streams(cupy):
    stream = cupy.cuda.Stream(non_blocking=True)
    size = 20_000_000
    with stream:
        theirs = cupy.zeros(size)
        for _ in range(50):
            theirs += 1
        ours = gs.asarray(theirs)
    assert float(ours.sum()) == 50.0 * size
    own = cuda.Stream(non_blocking=True)
    with own:
        x = gs.zeros(size)
        for _ in range(20):
            x += 1
        theirs = cupy.asarray(x)
    assert float(theirs.sum()) == 20.0 * size


def test_their_kernels_on_ours(cupy):
    kernel = cupy.ElementwiseKernel("float64 x, float64 y", "float64 z", "z = x * y + 1", "interop_kernel")
    x, y = gs.arange(100.0), gs.arange(100.0)[::-1]
    np.testing.assert_array_equal(
        kernel(cupy.asarray(x), cupy.asarray(y)).get(), np.arange(100.0) * np.arange(100.0)[::-1] + 1
    )


def test_the_owner_stays_alive(cupy):
    ours = gs.asarray(cupy.full(1_000_000, 3.0))
    cupy.full(1_000_000, 4.0)
    assert float(ours.sum()) == 3_000_000.0
    theirs = cupy.asarray(gs.full(1_000_000, 5.0))
    gs.full(1_000_000, 6.0).get()
    assert float(theirs.sum()) == 5_000_000.0


def test_torch_both_ways(torch, rng):
    host = rng.random((4, 5)).astype("float32")
    theirs = torch.from_numpy(host).cuda()
    ours = gs.from_dlpack(theirs)
    assert ours.data.ptr == theirs.data_ptr()
    np.testing.assert_array_equal(ours.get(), host)
    np.testing.assert_array_equal(gs.asarray(theirs.T).get(), host.T)
    back = torch.from_dlpack(ours * 2)
    np.testing.assert_array_equal(back.cpu().numpy(), host * 2)
    np.testing.assert_array_equal(torch.as_tensor(ours[1:], device="cuda").cpu().numpy(), host[1:])
    add_one[1, 32](ours.reshape(-1))
    np.testing.assert_array_equal(theirs.cpu().numpy(), host + 1)
    half = gs.from_dlpack(torch.ones(3, dtype=torch.bfloat16, device="cuda"))
    assert str(half.dtype) == "bfloat16"


def test_torch_streams(torch):
    stream = torch.cuda.Stream()
    with torch.cuda.stream(stream):
        theirs = torch.zeros(20_000_000, device="cuda")
        for _ in range(50):
            theirs += 1
        ours = gs.from_dlpack(theirs)
    assert float(ours.sum()) == 50.0 * 20_000_000


def test_host_tensors_are_copied(on_cuda):
    host = np.arange(12.0).reshape(3, 4)
    np.testing.assert_array_equal(gs.from_dlpack(host.T).get(), host.T)
    np.testing.assert_array_equal(np.from_dlpack(gs.asarray(host), device="cpu"), host)


def test_numba(on_cuda):
    try:
        from numba import cuda as numba_cuda

        theirs = numba_cuda.to_device(np.arange(100.0))
    except Exception as error:
        pytest.skip(f"numba-cuda does not work here: {error}")
    ours = gs.asarray(theirs)
    add_one[1, 128](ours)
    add_one[1, 128](theirs)
    np.testing.assert_array_equal(theirs.copy_to_host(), np.arange(100.0) + 2)
    np.testing.assert_array_equal(numba_cuda.as_cuda_array(gs.arange(5.0) * 3).copy_to_host(), np.arange(5.0) * 3)
