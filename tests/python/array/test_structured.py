"""Arrays of records (structured dtypes) against NumPy's."""

import copy
import pickle

import numpy as np
import pytest

import gridstride as gs
from support import random_array

# A GPU computes with fields that lie at multiples of their sizes alone: see docs/numpy.md.
ALIGNED = gs.cuda.Device().kind == "cuda"
PLAIN = np.dtype([("x", "f8"), ("n", "i4"), ("flag", "?")], align=ALIGNED)
DTYPES = {
    "plain": PLAIN,
    "aligned": np.dtype([("flag", "u1"), ("x", "f8"), ("n", "i2")], align=True),
    "nested": np.dtype(
        [("x", "f4"), ("v", "f4", (3,)), ("tail", np.dtype([("a", "u1"), ("b", "c16")], align=ALIGNED))], align=ALIGNED
    ),
}


def records(rng, shape, dtype):
    raw = np.zeros(shape, dtype)

    def fill(part):
        if part.dtype.names is None:
            part[...] = random_array(rng, part.shape, part.dtype.name)
            return
        for name in part.dtype.names:
            fill(part[name])

    fill(raw)
    return raw


def same(actual, expected):
    assert isinstance(actual, gs.asarray(np.zeros(1, PLAIN)).__class__)
    assert actual.dtype == expected.dtype
    assert actual.shape == expected.shape
    np.testing.assert_array_equal(gs.asnumpy(actual), expected)


@pytest.fixture(params=DTYPES)
def dtype(request):
    return DTYPES[request.param]


class TestCreation:
    def test_from_numpy_and_back(self, rng, dtype):
        host = records(rng, (3, 4), dtype)
        a = gs.asarray(host)
        same(a, host)
        same(gs.array(host.T), host.T)
        assert (a.ndim, a.size, a.nbytes, a.itemsize) == (2, 12, host.nbytes, dtype.itemsize)
        assert gs.asarray(a) is a
        assert a.strides == host.strides
        assert gs.asarray(np.asfortranarray(host)).strides == np.asfortranarray(host).strides
        same(gs.array(a), host)
        same(gs.copy(a), host)
        same(a.copy(), host)

    def test_of_values(self):
        values = [(1.5, 2, True), (2.5, 3, False)]
        same(gs.array(values, dtype=PLAIN), np.array(values, dtype=PLAIN))
        same(gs.asarray(np.array(values, dtype=PLAIN)[0]), np.array(values[0], dtype=PLAIN))

    def test_empty_and_zeros(self, dtype):
        assert gs.empty((2, 3), dtype).shape == (2, 3)
        same(gs.zeros(3, dtype), np.zeros(3, dtype))
        same(gs.zeros((2, 0), dtype), np.zeros((2, 0), dtype))
        same(gs.zeros_like(gs.empty((2, 3), dtype)), np.zeros((2, 3), dtype))
        assert gs.empty_like(gs.empty((2, 3), dtype), shape=4).shape == (4,)
        same(gs.zeros(2, [("a", "i4"), ("b", "f4")]), np.zeros(2, [("a", "i4"), ("b", "f4")]))

    def test_what_cannot_lie_on_a_device(self):
        with pytest.raises(TypeError, match="Python objects"):
            gs.asarray(np.zeros(2, [("a", "O")]))
        with pytest.raises(ValueError, match="avoid copy"):
            gs.asarray(np.zeros(2, PLAIN), copy=False)
        with pytest.raises(TypeError, match=r"\.get\(\)"):
            np.asarray(gs.zeros(2, PLAIN))


class TestFields:
    def test_a_field_is_a_view(self, rng):
        host = records(rng, 7, PLAIN)
        a = gs.asarray(host)
        x = a["x"]
        assert isinstance(x, gs.ndarray)
        np.testing.assert_array_equal(x.get(), host["x"])
        x += 1
        a["n"] = gs.arange(7)
        a["flag"][2:4] = True
        host["x"] += 1
        host["n"] = np.arange(7)
        host["flag"][2:4] = True
        same(a, host)

    def test_computing_with_fields(self, rng):
        host = records(rng, 50, PLAIN)
        a = gs.asarray(host)
        np.testing.assert_allclose((a["x"] * a["n"]).sum().get(), (host["x"] * host["n"]).sum())
        np.testing.assert_array_equal(a["x"][a["flag"]].get(), host["x"][host["flag"]])

    def test_nested_fields_and_vectors(self, rng):
        host = records(rng, 5, DTYPES["nested"])
        a = gs.asarray(host)
        np.testing.assert_array_equal(a["v"].get(), host["v"])
        np.testing.assert_array_equal(a["tail"]["b"].get(), host["tail"]["b"])
        a["tail"]["a"][1] = 9
        a["v"][:, 1] = 4
        host["tail"]["a"][1] = 9
        host["v"][:, 1] = 4
        same(a, host)

    def test_several_fields(self, rng):
        host = records(rng, 5, PLAIN)
        a = gs.asarray(host)
        same(a[["x", "flag"]], host[["x", "flag"]])
        a[["x", "flag"]] = np.array((2.5, True), [("p", "f8"), ("q", "?")])
        host[["x", "flag"]] = np.array((2.5, True), [("p", "f8"), ("q", "?")])
        same(a, host)

    def test_texts_and_dates(self):
        host = np.array([(1, "ab", "2020-01-01"), (2, "c", "2021-05-05")], [("i", "i4"), ("s", "U4"), ("d", "M8[D]")])
        a = gs.asarray(host)
        same(a, host)
        np.testing.assert_array_equal(a["s"], host["s"])
        np.testing.assert_array_equal(a["d"], host["d"])
        a["s"] = ["x", "yz"]
        host["s"] = ["x", "yz"]
        same(a, host)

    def test_a_field_that_is_not_there(self):
        with pytest.raises((KeyError, ValueError), match="no field of name"):
            gs.zeros(2, PLAIN)["y"]


KEYS = {
    "row": np.s_[1],
    "slice": np.s_[::-2, 1:],
    "element": np.s_[2, 3],
    "ellipsis": np.s_[..., 0],
    "newaxis": np.s_[:, None, 1],
    "integers": np.s_[[2, 0, 2]],
    "integers of both": np.s_[[2, 0], [1, 3]],
    "integers of the last": np.s_[..., [3, 1]],
    "integers apart": np.s_[[[2], [0]], :],
    "mask": np.s_[np.arange(12).reshape(3, 4) % 3 == 0],
    "mask of rows": np.s_[np.array([True, False, True])],
}


class TestIndexing:
    @pytest.mark.parametrize("name", KEYS)
    def test_reading(self, name, rng, dtype):
        host = records(rng, (3, 4), dtype)
        same(gs.asarray(host)[KEYS[name]], host[KEYS[name]] if name != "element" else np.asarray(host[KEYS[name]]))
        device = tuple(gs.asarray(k) if isinstance(k, np.ndarray) else k for k in np.index_exp[KEYS[name]])
        same(gs.asarray(host)[device], np.asarray(host[KEYS[name]]))

    @pytest.mark.parametrize("name", KEYS)
    def test_writing(self, name, rng, dtype):
        host = records(rng, (3, 4), dtype)
        one, many = records(rng, (), dtype), records(rng, np.shape(host[KEYS[name]]), dtype)
        for value in (one, many):
            expected = host.copy()
            expected[KEYS[name]] = value
            for given in (value, gs.asarray(value)):
                a = gs.asarray(host)
                a[KEYS[name]] = given
                same(a, expected)

    def test_a_slice_is_a_view(self, rng):
        host = records(rng, (3, 4), PLAIN)
        a = gs.asarray(host)
        a[1:]["x"][...] = 7
        host[1:]["x"][...] = 7
        same(a, host)
        a[0, 0] = (1, 2, True)
        host[0, 0] = (1, 2, True)
        same(a, host)

    def test_outside(self):
        a = gs.zeros(3, PLAIN)
        with pytest.raises(IndexError):
            a[3]
        with pytest.raises(IndexError):
            a[[0, 3]].get()


class TestShapes:
    def test_views(self, rng, dtype):
        host = records(rng, (3, 4), dtype)
        a = gs.asarray(host)
        same(a.T, host.T)
        same(a.reshape(2, 6), host.reshape(2, 6))
        same(a.T.reshape(-1), host.T.reshape(-1))
        same(a.ravel(), host.ravel())
        same(a.flatten("F"), host.flatten("F"))
        same(a[None].squeeze(), host)
        same(a.swapaxes(0, 1), host.swapaxes(0, 1))
        same(a.take([1, 1, 11]), host.take([1, 1, 11]))
        same(a.take(gs.asarray([2, 0]), axis=1), host.take([2, 0], axis=1))
        a.reshape(-1)[5] = host[0, 0]
        host.reshape(-1)[5] = host[0, 0]
        same(a, host)

    def test_views_as_other_dtypes(self, rng):
        host = records(rng, 4, np.dtype([("a", "f4"), ("b", "f4")]))
        a = gs.asarray(host)
        np.testing.assert_array_equal(a.view("f4").get(), host.view("f4"))
        same(a.view([("c", "i4"), ("d", "f4")]), host.view([("c", "i4"), ("d", "f4")]))
        same(a.astype([("a", "i8"), ("b", "f8")]), host.astype([("a", "i8"), ("b", "f8")]))


class TestProtocols:
    def test_text(self, rng, dtype):
        host = records(rng, 3, dtype)
        assert repr(gs.asarray(host)) == repr(host)
        assert str(gs.asarray(host)) == str(host)
        assert repr(gs.asarray(host).tolist()) == repr(host.tolist())
        assert repr(gs.asarray(host)[1].item()) == repr(host[1].item())

    def test_comparison(self, rng, dtype):
        host = records(rng, 6, dtype)
        other = host[[0, 2, 2, 3, 1, 5]]
        a = gs.asarray(host)
        np.testing.assert_array_equal((a == gs.asarray(other)).get(), host == other)
        np.testing.assert_array_equal((a != other).get(), host != other)

    def test_copies(self, rng, dtype):
        host = records(rng, (2, 3), dtype)
        a = gs.asarray(host)
        same(pickle.loads(pickle.dumps(a)), host)
        same(copy.deepcopy(a), host)
        assert repr([part.get().tolist() for part in a]) == repr([part.tolist() for part in host])
        out = np.empty_like(host)
        assert gs.asnumpy(a, out=out) is out
        np.testing.assert_array_equal(out, host)
        a.set(records(rng, (2, 3), dtype))
