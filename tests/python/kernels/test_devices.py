"""Devices, streams, contexts, memory: the host's side of gridstride.cuda."""

import pytest

import gridstride as gs
from gridstride import cuda
from support import run_program


def test_device(device):
    assert cuda.is_available()
    assert device == cuda.get_current_device() == cuda.Device(0)
    assert hash(device) == hash(cuda.Device(0))
    assert int(device) == device.id == cuda.get_device_id() == 0
    assert device.name
    free, total = device.mem_info
    assert 0 < free <= total
    assert device.attributes["MaxThreadsPerBlock"] == 1024
    assert device.MAX_THREADS_PER_BLOCK == 1024
    assert device.attributes["WarpSize"] == device.WARP_SIZE == 32
    assert device.compute_capability.isdigit()
    with pytest.raises(AttributeError):
        device.NO_SUCH_ATTRIBUTE
    with pytest.raises(AttributeError):
        device.max_threads_per_block


def test_no_such_device():
    with pytest.raises(cuda.CudaError, match="CUDA_ERROR_INVALID_DEVICE"):
        cuda.Device(cuda.device_count())
    with pytest.raises(cuda.CudaError, match="CUDA_ERROR_INVALID_DEVICE"):
        cuda.Device(-1)
    with pytest.raises(TypeError, match="named by an int"):
        cuda.Device("first")
    with pytest.raises(cuda.CudaError, match="CUDA_ERROR_INVALID_DEVICE"):
        cuda.select_device(99)


def test_arrays_know_their_device(device):
    with cuda.Device(0):
        x = gs.ones(3)
    assert x.device == device
    assert (x + 1).device == device


def test_lists(capsys):
    assert len(cuda.gpus) == cuda.device_count()
    assert cuda.gpus[0] == cuda.Device(0)
    assert cuda.gpus[-1] == cuda.Device(cuda.device_count() - 1)
    assert list(cuda.list_devices()) == [cuda.Device(i) for i in range(cuda.device_count())]
    with pytest.raises(IndexError):
        cuda.gpus[99]
    assert cuda.detect()
    assert "Found" in capsys.readouterr().out
    assert cuda.current_context().device == cuda.Device()
    cuda.current_context().synchronize()


def test_streams(device):
    null = cuda.Stream(null=True)
    assert null == cuda.default_stream() == cuda.get_current_stream()
    assert null.ptr == 0
    s = cuda.Stream(non_blocking=True)
    assert s != null
    assert s.is_non_blocking
    with s as entered:
        assert entered is s
        assert cuda.get_current_stream() == s
        with null:
            assert cuda.get_current_stream() == null
        assert cuda.get_current_stream() == s
    assert cuda.get_current_stream() == null
    event = s.record()
    event.synchronize()
    assert event.done
    null.wait_event(event)
    s.synchronize()
    assert s.done
    assert cuda.external_stream(s.ptr) == s
    if device.kind == "cpu":  # on CUDA any number is the handle of a stream that another library made
        with pytest.raises(cuda.CudaError, match="CUDA_ERROR_INVALID_HANDLE"):
            cuda.external_stream(12345)


def test_stream_order():
    a, b = cuda.Stream(), cuda.Stream()
    x = gs.zeros(100_000)
    gs.synchronize()
    with a:
        for _ in range(10):
            x += 1
        event = a.record()
    b.wait_event(event)
    with b:
        x *= 2
    b.synchronize()
    assert float(x.min()) == float(x.max()) == 20.0


def test_bad_environment():
    result = run_program("import gridstride as gs; gs.ones(3)", env={"GRIDSTRIDE_NUM_THREADS": "many"})
    assert result.returncode != 0
    assert "GRIDSTRIDE_NUM_THREADS" in result.stderr
