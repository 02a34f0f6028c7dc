"""Dates and times on the device: arrays of them, and vectorised functions of them, against NumPy."""

import numpy as np
import pytest

import gridstride as gs
from gridstride import cuda
from gridstride.cuda import types

DAYS, SPAN = types.from_dtype(np.dtype("datetime64[D]")), types.from_dtype(np.dtype("timedelta64[D]"))


@pytest.fixture
def days(rng):
    first = np.datetime64("2005-02-01") + rng.integers(0, 9999, 40).astype("timedelta64[D]")
    first[3] = np.datetime64("NaT")
    return first, first[::-1] + rng.integers(0, 9999, 40).astype("timedelta64[D]")


def test_arrays(days):
    host, other = days
    device = cuda.to_device(host)
    assert (device.dtype, device.shape, device.strides, device.nbytes) == (host.dtype, (40,), (8,), 320)
    np.testing.assert_array_equal(device.copy_to_host(), host)
    np.testing.assert_array_equal(device.view("int64").copy_to_host(), host.view("int64"))
    assert device.view(np.int64).gpu_data == device.gpu_data
    np.testing.assert_array_equal(device[5:20:3].copy_to_host(), host[5:20:3])
    assert device[7] == host[7]
    device[2:4] = other[2:4]
    device[9] = np.datetime64("1999-12-31")
    expected = host.copy()
    expected[2:4] = other[2:4]
    expected[9] = np.datetime64("1999-12-31")
    np.testing.assert_array_equal(device.copy_to_host(), expected)
    device.copy_to_device(other)
    np.testing.assert_array_equal(cuda.to_device(device).get(), other)
    assert cuda.device_array_like(host).dtype == host.dtype
    assert cuda.device_array((2, 3), "timedelta64[s]").shape == (2, 3)
    with pytest.raises(TypeError, match="incompatible dtype"):
        device.copy_to_device(other.astype("datetime64[s]"))
    with pytest.raises(TypeError, match="incompatible dtype"):
        device.copy_to_host(np.zeros(40, "int64"))


def test_numbers_seen_as_dates(days):
    host, _ = days
    numbers = gs.asarray(host.view("int64"))
    for dtype in ("datetime64[D]", np.dtype("datetime64[D]")):
        np.testing.assert_array_equal(numbers.view(dtype).get(), host)
    assert gs.zeros(3).view("timedelta64[s]").dtype == np.dtype("timedelta64[s]")


def test_kernels_take_them(days):
    @cuda.jit
    def kernel(a, b, out):
        i = cuda.grid(1)
        if i < out.size:
            out[i] = b[i] - a[i]

    host, other = days
    out = cuda.device_array(40, "timedelta64[D]")
    kernel[2, 32](cuda.to_device(host), cuda.to_device(other), out)
    defined = ~np.isnat(host) & ~np.isnat(other)
    np.testing.assert_array_equal(out.copy_to_host()[defined], (other - host)[defined])


def test_vectorized(days):
    host, other = days
    host, other = host[4:30], other[4:30]
    difference = cuda.vectorize([(DAYS, DAYS)], target="cuda")(lambda start, end: end - start)
    given = difference(host, other)
    assert given.dtype == np.dtype("timedelta64[D]")
    np.testing.assert_array_equal(given, other - host)
    later = cuda.vectorize([DAYS(DAYS, SPAN)])(lambda day, span: day + span)
    np.testing.assert_array_equal(later(host, other - host), other)
    same = cuda.vectorize()(lambda a, b: a == b)
    np.testing.assert_array_equal(same(host, host), np.ones(26, bool))
    out = np.zeros(26, "timedelta64[D]")
    difference(host, other, out=out)
    np.testing.assert_array_equal(out, other - host)


def test_results_without_a_declared_type():
    add = cuda.vectorize([(types.float32, types.float32), (types.int64, types.int64)])(lambda a, b: a + b)
    assert add.types == ["ff->f", "ll->l"]
    np.testing.assert_array_equal(add(np.arange(5), 2), np.arange(2, 7))


def test_guvectorized(days):
    host, other = (each[4:30].reshape(2, 13) for each in days)

    @cuda.guvectorize([(DAYS[:], DAYS, SPAN[:])], "(n),()->(n)", target="cuda")
    def since(starts, end, out):
        for i in range(starts.shape[0]):
            out[i] = end - starts[i]

    given = since(host, other[:, 0])
    assert given.dtype == np.dtype("timedelta64[D]")
    np.testing.assert_array_equal(given, other[:, :1] - host)


def test_records_have_memory():
    records = cuda.to_device(np.ones(5, [("a", "i4"), ("b", "f8")]))
    assert records.gpu_data.size == 60
    assert records[2:].gpu_data.handle == records.gpu_data.handle + 24
    assert records[0]._numba_type_ == types.typeof(np.ones(1, records.dtype)[0])
    host = np.zeros(1, records.dtype)[0]
    records[3].copy_to_host(host)
    assert host == records[3].get()[()]
    assert records.device_ctypes_pointer.value == records.gpu_data.handle
    assert gs.cuda.MemoryPointer(None, 64, 8) == gs.cuda.MemoryPointer(None, 64, 8)
    assert gs.cuda.MemoryPointer(None, 64, 8) != gs.cuda.MemoryPointer(None, 64, 9)
