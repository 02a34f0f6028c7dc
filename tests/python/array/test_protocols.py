"""NumPy's dispatch, printing, copying, pickling, DLPack."""

import copy
import pickle

import numpy as np
import pytest

import gridstride as gs
from support import random_array, same


def test_no_implicit_copy_to_the_host():
    a = gs.arange(3)
    for convert in (np.asarray, np.array, lambda x: np.zeros(3) + np.asarray(x)):
        with pytest.raises(
            TypeError, match=r"Implicit conversion to a NumPy array is not allowed. Please use `.get\(\)`"
        ):
            convert(a)
    with pytest.raises(TypeError, match="Implicit conversion"):
        np.testing.assert_allclose(a, a)


def test_numpy_functions_stay_on_the_device(rng):
    host = random_array(rng, (3, 4), "float64")
    a = gs.asarray(host)
    for call in (
        lambda x: np.sin(x),
        lambda x: np.add(x, 1),
        lambda x: np.add(1, x),
        lambda x: np.sum(x, axis=0),
        lambda x: np.sort(x),
        lambda x: np.where(x > 0, x, 0),
        lambda x: np.concatenate([x, x]),
        lambda x: np.reshape(x, (4, 3)),
        lambda x: np.zeros_like(x),
        lambda x: np.maximum.reduce(x),
        lambda x: np.multiply.outer(x, x),
        lambda x: np.mean(x),
        lambda x: np.clip(x, -1, 1),
    ):
        result = call(a)
        assert isinstance(result, gs.ndarray)
        same(result, call(host), rtol=1e-14, atol=1e-14)


def test_numpy_functions_with_out(rng):
    host = random_array(rng, 5, "float64")
    a, out = gs.asarray(host), gs.zeros(5)
    assert np.sqrt(np.abs(a), out=out) is out
    same(out, np.sqrt(np.abs(host)))
    target = np.zeros(5)
    with pytest.raises(TypeError):
        np.add(a, 1, out=target)


def test_numpy_functions_that_do_not_exist_here():
    with pytest.raises(TypeError, match="no implementation found"):
        np.is_busday(gs.ones(3))
    with np.errstate():  # one that does exist
        np.linalg.svd(gs.ones((3, 3)))


def test_numpy_scalars_defer(rng):
    host = random_array(rng, 4, "float32")
    a = gs.asarray(host)
    for scalar in (np.float64(2.5), np.int32(3), np.float32(1.5)):
        for x, y in ((scalar * a, scalar * host), (scalar - a, scalar - host), (scalar < a, scalar < host)):
            assert isinstance(x, gs.ndarray)
            same(x, y)


def test_get_array_module():
    assert gs.get_array_module(np.ones(1)) is np
    assert gs.get_array_module(np.ones(1), gs.ones(1)) is gs


@pytest.mark.parametrize(
    "value", [np.arange(6).reshape(2, 3), np.float32(1.5), np.array([True]), np.zeros((0, 3)), np.linspace(0, 1, 2000)]
)
def test_printing(value):
    a = gs.asarray(value)
    assert repr(a) == repr(np.asarray(value))
    assert str(a) == str(np.asarray(value))


def test_printing_of_the_course():
    x = gs.arange(10)
    assert str(x + 2 * x) == "[ 0  3  6  9 12 15 18 21 24 27]"


def test_format():
    assert f"{gs.array(3.14159):.2f}" == "3.14"
    assert f"{gs.arange(3)}" == "[0 1 2]"
    with pytest.raises(TypeError):
        f"{gs.arange(3):.2f}"


def test_copy(rng):
    host = random_array(rng, (3, 4), "float32")
    a = gs.asarray(host)
    for duplicate in (copy.copy(a), copy.deepcopy(a), a.copy(), gs.copy(a)):
        same(duplicate, host)
        assert not gs.shares_memory(duplicate, a)


@pytest.mark.parametrize("protocol", range(2, pickle.HIGHEST_PROTOCOL + 1))
def test_pickle(protocol, rng):
    for host in (
        random_array(rng, (3, 4), "float32"),
        np.asfortranarray(random_array(rng, (3, 4), "int8")),
        np.array(5),
    ):
        a = pickle.loads(pickle.dumps(gs.asarray(host), protocol))
        assert isinstance(a, gs.ndarray)
        same(a, host)
        assert a.strides == host.strides


def test_get(rng):
    host = random_array(rng, (3, 4), "float64")
    a = gs.asarray(host)
    out = np.zeros((3, 4))
    assert a.get(out=out) is out
    same(out, host)
    wide = np.zeros((3, 8))
    a.get(out=wide[:, ::2])
    same(wide[:, ::2], host)
    assert a.get(order="F").flags.f_contiguous
    same(gs.asnumpy(a), host)
    assert gs.asnumpy(host) is host
    same(gs.asnumpy([1, 2]), np.array([1, 2]))
    same(a.get(blocking=False, out=out), host)
    same(a.get(blocking=False), host)
    same(gs.asnumpy(a, blocking=False), host)
    with pytest.raises(ValueError, match="shape"):
        a.get(out=np.zeros(3))
    with pytest.raises(TypeError, match="dtype"):
        a.get(out=np.zeros((3, 4), "float32"))
    with pytest.raises(TypeError, match="numpy.ndarray"):
        a.get(out=a)


def test_set(rng):
    host = random_array(rng, (3, 4), "float64")
    a = gs.zeros((3, 4))
    a.set(host)
    same(a, host)
    a[:, ::2].set(host[:, 1::2])
    same(a[:, ::2], host[:, 1::2])
    with pytest.raises(TypeError, match="dtype"):
        a.set(host.astype("float32"))
    with pytest.raises(ValueError, match="shape"):
        a.set(host[:2])
    with pytest.raises(TypeError, match="numpy.ndarray"):
        a.set([1, 2])


class TestDlpack:
    def test_to_numpy_shares_memory(self, device, rng):
        if device.kind != "cpu":
            pytest.skip("NumPy reads host memory only")
        a = gs.asarray(random_array(rng, (3, 4), "float32"))
        b = np.from_dlpack(a * 2)
        assert isinstance(b, np.ndarray)
        view = np.from_dlpack(a[::2, ::-1])
        same(view, a[::2, ::-1].get())
        a += 1
        gs.synchronize()
        same(view, a[::2, ::-1].get())

    def test_from_numpy_shares_memory(self, device, rng):
        if device.kind != "cpu":
            pytest.skip("NumPy's memory is host memory")
        host = random_array(rng, (3, 4), "int32")
        a = gs.from_dlpack(host)
        same(a, host)
        a[0] = 77
        gs.synchronize()
        assert (host[0] == 77).all()
        host[1] = -5
        same(a, host)
        copied = gs.from_dlpack(host, copy=True)
        host[2] = 0
        assert not (copied[2] == 0).all()

    def test_the_owner_stays_alive(self, device):
        if device.kind != "cpu":
            pytest.skip("NumPy reads host memory only")
        b = np.from_dlpack(gs.full(1000, 3.0))
        gs.full(1000, 4.0).get()
        assert (b == 3).all()
        a = gs.from_dlpack(np.full(1000, 5.0))
        np.full(1000, 6.0)
        assert bool((a == 5).all())

    @pytest.mark.usefixtures("no_leak")
    def test_nothing_leaks(self):
        a = gs.ones(100)
        capsule = a.__dlpack__()
        del capsule
        capsule = a.__dlpack__(max_version=(1, 0))
        b = gs.from_dlpack(capsule)
        with pytest.raises(ValueError, match="fresh DLPack capsule"):
            gs.from_dlpack(capsule)
        del a, b, capsule

    def test_round_trip_of_each_dtype(self, rng):
        for dtype in ("bool", "int8", "uint16", "int64", "float16", "float64", "complex64", "complex128"):
            host = random_array(rng, (2, 3), dtype)
            same(gs.from_dlpack(gs.asarray(host)), host)

    def test_refusals(self):
        with pytest.raises(TypeError, match="__dlpack__"):
            gs.from_dlpack([1, 2])
        with pytest.raises(ValueError, match="own device"):
            gs.ones(3).__dlpack__(dl_device=(2, 5))
        with pytest.raises((BufferError, ValueError), match="read-only"):
            gs.broadcast_to(gs.ones(3), (2, 3)).__dlpack__()

    def test_read_only(self, device):
        if device.kind != "cpu":
            pytest.skip("NumPy's memory is host memory")
        host = np.arange(5)
        host.flags.writeable = False
        a = gs.from_dlpack(host)
        with pytest.raises(ValueError, match="read-only"):
            a[0] = 1
