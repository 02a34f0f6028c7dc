"""ndarray's constructor, arrays over given memory, and views by explicit strides."""

import numpy as np
import pytest

import gridstride as gs
from support import ALL, random_array, same


@pytest.mark.parametrize("dtype", ALL)
@pytest.mark.parametrize("order", ["C", "F", None])
def test_new_memory(dtype, order):
    a = gs.ndarray((2, 3, 4), dtype, order=order)
    expected = np.ndarray((2, 3, 4), dtype, order=order)
    assert (a.shape, a.dtype, a.strides) == (expected.shape, expected.dtype, expected.strides)
    a[...] = 3
    same(a, np.full((2, 3, 4), 3, dtype))


def test_shape_is_an_int_or_a_sequence():
    assert gs.ndarray(3).shape == (3,)
    assert gs.ndarray(3).dtype == np.float64
    for shape in (None, 1.5, (1.5,)):
        with pytest.raises(TypeError):
            gs.ndarray(shape)
    with pytest.raises(ValueError):
        gs.ndarray((2, 3), order="!")


def test_memory_of_another_array_is_shared(rng):
    host = random_array(rng, (4, 6), "float32")
    a = gs.asarray(host)
    b = gs.ndarray((3, 4), "float32", a.data, strides=(8, 24))
    same(b, np.lib.stride_tricks.as_strided(host, (3, 4), (8, 24)))
    b += 1
    host[:, ::2][:, :3] += 1
    same(a, host)
    assert gs.ndarray(5, "uint8", gs.ndarray(20, "uint8").data).shape == (5,)


def test_the_memory_lives_as_long_as_the_array():
    b = gs.ndarray(1000, "int64", gs.arange(1000).data)
    for _ in range(8):
        gs.zeros(1000)
    same(b, np.arange(1000))


def test_strides_must_stay_within_the_memory():
    with pytest.raises(ValueError, match="reaches outside"):
        gs.ndarray((2, 3), "float32", strides=(20, 4))
    with pytest.raises(ValueError, match="reaches outside"):
        gs.ndarray((2, 3), "float32", strides=(-12, 4))
    with pytest.raises(ValueError, match="memptr has"):
        gs.ndarray((5,), "float64", gs.zeros(4).data)
    with pytest.raises(ValueError, match="memptr has"):
        gs.ndarray((2,), "float64", gs.zeros(4).data, strides=(-8,))
    assert gs.ndarray((2, 0, 4), strides=(8, 128, 1024)).size == 0
    assert gs.ndarray((2, 3, 4), strides=(8, 0, 8)).strides == (8, 0, 8)


def test_classes_can_be_derived():
    class Named(gs.ndarray):
        pass

    a = Named((2, 3))
    a.name = "a"
    a[...] = 2
    assert isinstance(a, gs.ndarray)
    same(a + 1, np.full((2, 3), 3.0))
    with pytest.raises(AttributeError):
        gs.zeros(2).name = "b"


def test_memory_of_a_pointer():
    a = gs.arange(10, dtype="int32")
    assert a[3:].data.ptr == a.data.ptr + 12
    assert (a[3:].data.mem.ptr, a[3:].data.mem.size) == (a.data.ptr, 40)
    assert a.data.device_id == a.data.mem.device_id == 0


@pytest.mark.parametrize("dtype", ["int8", "float32", "complex128"])
def test_as_strided(dtype, rng):
    host = random_array(rng, (5, 7), dtype)
    a, item = gs.asarray(host), host.itemsize
    as_strided = gs.lib.stride_tricks.as_strided
    for x, h in ((a, host), (a[1:, 2:], host[1:, 2:]), (a + 1, host + 1)):
        same(as_strided(x, (2, 3), (item, 0)), np.lib.stride_tricks.as_strided(h, (2, 3), (item, 0)))
    view = gs.lib.stride_tricks.as_strided(a, (5,), (8 * item,))
    view[...] = 0
    np.fill_diagonal(host[:, :5], 0)
    same(a, host)
    with pytest.raises(ValueError, match="reaches outside"):
        gs.lib.stride_tricks.as_strided(a, (6, 7))


@pytest.mark.parametrize(("window", "axis"), [((2, 3), None), (2, 0), (3, -1), ((2, 2), (1, 1)), ((5, 7), (0, 1))])
def test_sliding_windows(window, axis, rng):
    host = random_array(rng, (5, 7), "float64")
    result = gs.lib.stride_tricks.sliding_window_view(gs.asarray(host), window, axis)
    same(result, np.lib.stride_tricks.sliding_window_view(host, window, axis))
    assert not result.flags.writeable


def test_sliding_windows_refuse_what_does_not_fit():
    for window, axis in ((6, 0), (-1, 0), ((2, 2), 0), (2, None)):
        with pytest.raises(ValueError):
            gs.lib.stride_tricks.sliding_window_view(gs.zeros((5, 7)), window, axis)


@pytest.mark.parametrize("order", ["C", "F", "A", "K"])
@pytest.mark.parametrize("name", ["zeros_like", "ones_like", "empty_like"])
@pytest.mark.parametrize("shape", [None, (3, 2, 2), (4, 3), 5])
def test_like_keeps_the_order_of_axes(name, order, shape):
    for host in (np.zeros((2, 3, 4)), np.zeros((4, 3, 2)).T, np.zeros((2, 4, 3)).transpose(0, 2, 1)):
        x = gs.lib.stride_tricks.as_strided(gs.zeros(24), host.shape, host.strides)
        assert x.strides == host.strides
        expected = getattr(np, name)(host, order=order, shape=shape)
        assert getattr(gs, name)(x, order=order, shape=shape).strides == expected.strides


def test_device_arrays_of_others_by_their_methods():
    class Holder:
        def __init__(self, array):
            self.array = array

        def __cupy_get_ndarray__(self):
            return self.array

    a = gs.arange(3)
    assert gs.asarray(Holder(a)) is a
    same(gs.asarray([Holder(a), Holder(a)]), np.array([[0, 1, 2], [0, 1, 2]]))
    same(gs.add(Holder(a), 1), np.arange(1, 4))


def test_shape_is_set_in_place():
    a = gs.arange(6.0)
    for shape, expected in (((2, 3), (2, 3)), ((3, -1), (3, 2)), (6, (6,))):
        a.shape = shape
        assert a.shape == expected
        same(a, np.arange(6.0).reshape(expected))
    pending = a + 1
    pending.shape = (2, 3)
    same(pending * 2, (np.arange(6.0) + 1).reshape(2, 3) * 2)
    view = a[::2]
    view.shape = (1, 3)
    same(view, np.arange(6.0)[::2].reshape(1, 3))
    with pytest.raises(AttributeError, match="incompatible shape"):
        gs.ndarray((2, 3), order="F").shape = (3, 2)
    with pytest.raises(ValueError):
        a.shape = (4, 2)


def test_bytes_and_fills():
    a = gs.arange(6, dtype="int16").reshape(2, 3)
    assert bytes(a) == bytes(a.get())
    assert bytes(gs.asarray(7)) == np.asarray(7).tobytes()
    a.fill(np.asarray(3))
    same(a, np.full((2, 3), 3, "int16"))
    a.fill(gs.asarray(5.0))
    same(a, np.full((2, 3), 5, "int16"))
    with pytest.raises(ValueError, match="no axes"):
        a.fill(np.ones(2))


def test_casts_without_a_copy_give_the_array_itself():
    a = gs.arange(6.0).reshape(2, 3)
    assert a.astype("float64", copy=False) is a
    assert a.astype("float64", order="C", copy=False) is a
    assert a.astype("float64", order="F", copy=False) is not a
    assert a.astype("float32", copy=False) is not a
    assert a.astype("float64") is not a


def test_memory_pointers_of_empty_arrays():
    empty = gs.zeros((2, 0, 3))
    assert (empty.data.ptr, empty.data.mem.ptr, empty.data.mem.size) == (0, 0, 0)
    assert gs.byte_bounds(empty) == (0, 0)
