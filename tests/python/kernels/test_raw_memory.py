"""Memory by its address: Context.memalloc and its relatives, and the copies of the driver module."""

import ctypes
import gc

import numpy as np
import pytest

from gridstride import cuda
from gridstride.cuda.cudadrv import driver


def allocations(context):
    yield context.memalloc(1024)
    yield context.memallocmanaged(1024)
    yield context.memhostalloc(1024)
    yield context.memhostalloc(1024, mapped=True)
    owner = np.arange(128)
    yield context.mempin(owner, owner.ctypes.data, owner.nbytes, mapped=True)


def test_every_kind_is_device_memory():
    for memory in allocations(cuda.current_context()):
        assert driver.is_device_memory(memory)
        driver.require_device_memory(memory)
        assert driver.device_memory_size(memory) == 1024
        assert isinstance(memory.device_ctypes_pointer, ctypes.c_size_t)
        assert int(memory.view(10)) == int(memory) + 10
    with pytest.raises(TypeError, match="Not a CUDA memory object"):
        driver.require_device_memory(np.zeros(3))
    with pytest.raises(ValueError, match="negative"):
        cuda.current_context().memalloc(-1)


@pytest.mark.parametrize("dtype", ["uint32", "float64", "complex64"])
def test_copies(rng, dtype):
    context = cuda.current_context()
    host = (rng.random(100) * 1000).astype(dtype)
    first, second = context.memalloc(host.nbytes), context.memalloc(host.nbytes)
    driver.host_to_device(first, host, host.nbytes)
    driver.device_to_device(second, first, host.nbytes)
    back = np.zeros_like(host)
    driver.device_to_host(back, second, host.nbytes)
    np.testing.assert_array_equal(back, host)
    driver.device_memset(second, 0xAB, host.nbytes)
    driver.device_to_host(back, second, host.nbytes)
    assert (back.view("u1") == 0xAB).all()
    with pytest.raises(ValueError, match="more than the memory's"):
        driver.host_to_device(first, host, host.nbytes + 1)


def test_a_device_array_is_memory_too(rng):
    array = cuda.to_device(rng.random(10))
    back = np.zeros(10)
    driver.device_to_host(back, array, 80)
    np.testing.assert_array_equal(back, array.copy_to_host())


def test_views_count_as_holders():
    memory = cuda.current_context().memalloc(1024)
    first = memory.view(1)
    second = first.view(1, 11)
    assert second.owner is memory and second.size == 10 and int(second) == int(memory) + 2
    assert memory.refct == 3
    del second
    assert memory.refct == 2
    del first
    gc.collect()
    assert memory.refct == 1
    with pytest.raises(RuntimeError, match="no part"):
        memory.view(1, 2000)


def test_finalizers_run_once_when_nobody_holds_the_memory():
    calls = []
    memory = driver.MemoryPointer(
        cuda.current_context(), ctypes.c_void_p(0xBEEF), 40, finalizer=lambda: calls.append(1)
    )
    owned = memory.own()
    del memory
    gc.collect()
    assert not calls
    del owned
    gc.collect()
    assert calls == [1]


def test_host_memory_is_measured(rng):
    a = rng.random((4, 6))
    assert driver.host_memory_extents(a)[0] == a.ctypes.data
    assert driver.host_memory_size(a) == a.nbytes
    assert driver.host_memory_size(np.asfortranarray(a)) == a.nbytes
    assert driver.host_memory_size(a[::2, ::3]) == 8 * (2 * 6 + 3) + 8
    assert driver.host_memory_size(a[::-1]) == a.nbytes
    assert driver.host_memory_size(ctypes.c_double(1)) == 8


def test_nothing_waits_to_be_freed():
    context = cuda.current_context()
    context.deallocations.clear()
    assert len(context.deallocations) == len(context.memory_manager.deallocations) == 0
    assert int(context.memory_manager.memalloc(16)) != 0


def test_arrays_by_the_driver_modules_names(rng):
    from gridstride.cuda.cudadrv import devicearray

    assert cuda.devicearray is devicearray
    host = rng.random(5)
    made, new = devicearray.auto_device(host)
    assert new
    np.testing.assert_array_equal(made.copy_to_host(), host)
    same, new = cuda.devicearray.auto_device(made)
    assert same is made and not new
    for order, shape, contiguous in (("C", (3, 4), True), ("F", (3, 4), False), ("F", (5,), True), ("F", (3, 1), True)):
        assert devicearray.is_contiguous(cuda.device_array(shape, order=order)) is contiguous
    assert devicearray.is_contiguous(np.broadcast_to(np.zeros(4), (3, 4)))


def test_contexts_of_two_devices_have_different_handles():
    handles = {cuda.current_context(device.id).handle for device in cuda.gpus}
    assert len(handles) == len(cuda.gpus)
