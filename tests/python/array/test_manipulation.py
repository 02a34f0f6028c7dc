"""Shapes, views, joins and casts against NumPy."""

import itertools

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gridstride as gs
from support import ALL, random_array, same


@pytest.mark.parametrize("shape", [(24,), (-1,), (4, 6), (2, 3, 4), (3, -1), (1, 24, 1), 24])
@pytest.mark.parametrize("order", "CF")
def test_reshape(shape, order, rng):
    host = random_array(rng, (2, 3, 4), "int32")
    a = gs.asarray(host)
    same(a.reshape(shape, order=order), host.reshape(shape, order=order))
    same(gs.reshape(a, shape, order), np.reshape(host, shape, order))
    same(a.transpose(2, 0, 1).reshape(shape), host.transpose(2, 0, 1).reshape(shape))


def test_reshape_is_a_view_where_it_can_be():
    a = gs.arange(12)
    assert gs.shares_memory(a.reshape(3, 4), a)
    assert not gs.shares_memory(a.reshape(3, 4).T.reshape(12), a)


def test_reshape_refuses():
    a = gs.arange(12)
    with pytest.raises(ValueError, match=r"cannot reshape array of size 12 into shape \(5,2\)|\(5, 2\)"):
        a.reshape(5, 2)
    with pytest.raises(ValueError, match="can only specify one unknown dimension"):
        a.reshape(-1, -1)
    with pytest.raises(TypeError, match="unexpected keyword argument 'ordre'"):
        a.reshape(3, 4, ordre="F")
    with pytest.raises(ValueError, match="order must be one of"):
        a.reshape(3, 4, order="X")


@pytest.mark.parametrize("order", "CF")
def test_ravel_and_flatten(order, rng):
    host = random_array(rng, (3, 4), "float64")
    a = gs.asarray(host)
    same(a.ravel(order), host.ravel(order))
    same(a.flatten(order), host.flatten(order))
    same(gs.ravel(a.T, order), np.ravel(host.T, order))
    assert not gs.shares_memory(a.flatten(), a)


@settings(max_examples=60, deadline=None)
@given(st.permutations(range(4)))
def test_transpose(axes):
    host = np.arange(120).reshape(2, 3, 4, 5)
    a = gs.asarray(host)
    same(a.transpose(axes), host.transpose(axes))
    same(a.transpose(*axes), host.transpose(*axes))
    same(gs.transpose(a, axes), np.transpose(host, axes))
    assert a.transpose(axes).strides == host.transpose(axes).strides


def test_axes(rng):
    host = random_array(rng, (2, 1, 3, 1), "float32")
    a = gs.asarray(host)
    same(a.T, host.T)
    same(a.mT, host.mT)
    same(a.squeeze(), host.squeeze())
    same(a.squeeze(1), host.squeeze(1))
    same(gs.squeeze(a, (1, 3)), np.squeeze(host, (1, 3)))
    same(a.swapaxes(0, -2), host.swapaxes(0, -2))
    same(gs.expand_dims(a, (0, -1)), np.expand_dims(host, (0, -1)))
    same(gs.moveaxis(a, 0, -1), np.moveaxis(host, 0, -1))
    same(gs.moveaxis(a, [0, 2], [2, 0]), np.moveaxis(host, [0, 2], [2, 0]))
    same(gs.rollaxis(a, 2), np.rollaxis(host, 2))
    same(gs.rollaxis(a, 0, 3), np.rollaxis(host, 0, 3))
    same(gs.flip(a), np.flip(host))
    same(gs.flip(a, 2), np.flip(host, 2))
    with pytest.raises(ValueError, match="cannot select an axis to squeeze out"):
        a.squeeze(0)
    with pytest.raises(IndexError, match="out of bounds"):
        a.swapaxes(0, 4)


def test_broadcast_to(rng):
    host = random_array(rng, (3, 1), "float64")
    view = gs.broadcast_to(gs.asarray(host), (2, 3, 4))
    same(view, np.broadcast_to(host, (2, 3, 4)))
    assert view.strides == np.broadcast_to(host, (2, 3, 4)).strides
    with pytest.raises(ValueError, match="read-only"):
        view[...] = 1
    with pytest.raises(ValueError, match="broadcast"):
        gs.broadcast_to(gs.ones(3), (4,))


def test_diagonal_and_triangles(rng):
    host = random_array(rng, (4, 5), "int16")
    a = gs.asarray(host)
    for k in (-2, 0, 3):
        same(gs.diagonal(a, k), np.diagonal(host, k))
        same(gs.tril(a, k), np.tril(host, k))
        same(gs.triu(a, k), np.triu(host, k))


def test_joins(rng):
    x, y = random_array(rng, (2, 3), "int32"), random_array(rng, (4, 3), "float32")
    a, b = gs.asarray(x), gs.asarray(y)
    same(gs.concatenate([a, b]), np.concatenate([x, y]))
    same(gs.concatenate([a, b], axis=None), np.concatenate([x, y], axis=None))
    same(gs.concatenate([a.T, b.T], axis=1, dtype="float64"), np.concatenate([x.T, y.T], axis=1, dtype="float64"))
    same(gs.stack([a, a], axis=1), np.stack([x, x], axis=1))
    same(gs.vstack([a, b]), np.vstack([x, y]))
    same(gs.hstack([a, a]), np.hstack([x, x]))
    same(gs.hstack([gs.arange(3), gs.arange(2)]), np.hstack([np.arange(3), np.arange(2)]))
    with pytest.raises(ValueError, match="need at least one array"):
        gs.concatenate([])
    with pytest.raises(ValueError, match="must match"):
        gs.concatenate([a, b], axis=1)


@pytest.mark.parametrize("source", ALL)
@pytest.mark.parametrize("target", ALL)
@pytest.mark.filterwarnings("ignore")
def test_astype(source, target, rng):
    host = random_array(rng, 20, source, 0, 100)
    same(gs.asarray(host).astype(target), host.astype(target))


def test_astype_rules():
    a = gs.ones(3)
    assert gs.shares_memory(a.astype("float64", copy=False), a)
    assert not gs.shares_memory(a.astype("float64"), a)
    with pytest.raises(TypeError, match="Cannot cast"):
        a.astype("int32", casting="safe")
    with pytest.raises(ValueError, match="casting must be one of"):
        a.astype("int32", casting="loose")


def test_copy_and_view(rng):
    host = random_array(rng, (3, 4), "float64")
    a = gs.asarray(host)
    for order in "CFAK":
        assert a.T.copy(order).strides == host.T.copy(order).strides
        same(a.T.copy(order), host.T)
    same(a.view("int64"), host.view("int64"))
    same(a.view("float32"), host.view("float32"))
    alias = a.view()
    alias[0, 0] = 99
    assert a[0, 0].item() == 99


def test_fill_where_clip_round(rng):
    host = random_array(rng, (4, 5), "float64")
    a = gs.asarray(host)
    same(gs.where(a > 0, a, -1), np.where(host > 0, host, -1))
    same(gs.where(a, 1, 2.5), np.where(host, 1, 2.5))
    same(a.clip(-1, 1), host.clip(-1, 1))
    same(gs.clip(a, None, 0.5), np.clip(host, None, 0.5))
    same(gs.clip(a, gs.asarray(host - 1), None), np.clip(host, host - 1, None))
    for decimals in (0, 1, 3, -1):
        same((a * 100).round(decimals), (host * 100).round(decimals))
    whole = random_array(rng, 20, "int32", -1000, 1000)
    same(gs.round(gs.asarray(whole), -2), np.round(whole, -2))
    a.fill(3)
    same(a, np.full((4, 5), 3.0))
    small = gs.zeros(3, "int8")
    with pytest.raises(OverflowError):
        small.fill(1000)


def test_copyto(rng):
    x, mask = random_array(rng, (3, 4), "float32"), random_array(rng, (3, 4), "bool")
    a = gs.zeros((3, 4))
    gs.copyto(a, gs.asarray(x))
    same(a, x.astype("float64"))
    gs.copyto(a, 7, where=gs.asarray(mask))
    expected = x.astype("float64")
    np.copyto(expected, 7, where=mask)
    same(a, expected)
    with pytest.raises(TypeError, match="Cannot cast"):
        gs.copyto(gs.zeros(3, "int32"), gs.ones(3))
    with pytest.raises(ValueError, match="broadcast"):
        gs.copyto(a, gs.ones(5))


def test_attributes(rng):
    host = random_array(rng, (3, 4), "float32")
    for ours, theirs in ((gs.asarray(host), host), (gs.asarray(host)[1:, ::2], host[1:, ::2])):
        assert ours.shape == theirs.shape
        assert ours.strides == theirs.strides
        assert ours.ndim == theirs.ndim
        assert ours.size == theirs.size
        assert ours.itemsize == theirs.itemsize
        assert ours.nbytes == theirs.nbytes
        assert ours.dtype is theirs.dtype
        for flag in ("C_CONTIGUOUS", "F_CONTIGUOUS", "WRITEABLE"):
            assert ours.flags[flag] == theirs.flags[flag]
    a = gs.asarray(host)
    assert a.base is None
    assert a[1:].base is not None
    assert a.flags.owndata
    assert not a[1:].flags.owndata
    with pytest.raises(KeyError):
        a.flags["NO_SUCH"]
    assert "C_CONTIGUOUS : True" in repr(a.flags)
    assert a.flags.forc and a.T.flags.fnc != a.flags.fnc


def test_atleast(rng):
    for shape in ((), (3,), (2, 3), (2, 3, 4)):
        host = random_array(rng, shape, "float64")
        a = gs.asarray(host)
        same(gs.atleast_1d(a), np.atleast_1d(host))
        same(gs.atleast_2d(a), np.atleast_2d(host))
        same(gs.atleast_3d(a), np.atleast_3d(host))


def test_logic(rng):
    x = random_array(rng, 20, "float64")
    y = x + 1e-9
    a, b = gs.asarray(x), gs.asarray(y)
    assert bool(gs.allclose(a, b))
    assert not bool(gs.allclose(a, b + 1))
    same(gs.isclose(a, b, rtol=0, atol=1e-10), np.isclose(x, y, rtol=0, atol=1e-10))
    assert bool(gs.array_equal(a, a.copy()))
    assert not bool(gs.array_equal(a, b))
    assert not gs.array_equal(a, a[:5])
    special = np.array([1, np.nan, np.inf, -np.inf])
    s = gs.asarray(special)
    assert not bool(gs.allclose(s, s))
    assert bool(gs.allclose(s, s, equal_nan=True))
    assert bool(gs.array_equal(s, s, equal_nan=True))
    assert bool(gs.array_equiv(gs.ones((2, 3)), gs.ones(3)))
    assert gs.array_equiv(gs.ones(2), gs.ones(3)) is False


def test_address():
    a = gs.zeros((4, 5))
    pointer = a.data
    assert pointer.ptr != 0
    assert int(pointer) == pointer.ptr
    assert a[1:].data.ptr == pointer.ptr + 40
    assert pointer.device_id == a.device.id
    # What reads the array runs at once from now on.
    before = gs._core.statistics()["launches"]
    b = a + 1
    assert gs._core.statistics()["launches"] > before
    same(b, np.ones((4, 5)))


def test_axis_errors_are_numpys():
    a = gs.ones((2, 3))
    for call in (
        lambda: a.sum(axis=2),
        lambda: a.transpose(0, 5),
        lambda: gs.sort(a, axis=7),
        lambda: gs.concatenate([a, a], axis=4),
        lambda: gs.expand_dims(a, 9),
        lambda: a.argmax(axis=3),
    ):
        with pytest.raises(np.exceptions.AxisError, match="out of bounds for array of dimension"):
            call()


@pytest.mark.parametrize("order", ["C", "F", "A", "K"])
def test_ravel_is_contiguous(rng, order):
    host = random_array(rng, (4, 6, 2), "int32")
    for key in (np.s_[:], np.s_[::2], np.s_[:, ::-1], np.s_[0, 0, 0]):
        for axes in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
            a, b = gs.asarray(host).transpose(axes)[key], host.transpose(axes)[key]
            result = a.ravel(order)
            same(result, b.ravel(order))
            assert result.flags.c_contiguous
            same(gs.ravel(a, order), b.ravel(order))
            same(a.flatten(order), b.flatten(order))
    for axes in itertools.permutations(range(3)):
        for key in (np.s_[:1], np.s_[:, :1], np.s_[:, :, :1], np.s_[:1, :1]):
            thin = host[:3, :3].transpose(axes)[key]
            shape = tuple(n if n > 1 else 4 for n in thin.shape)
            a = gs.broadcast_to(gs.asarray(host)[:3, :3].transpose(axes)[key], shape)
            same(a.ravel(order), np.broadcast_to(thin, shape).ravel(order))
    wide = gs.broadcast_to(gs.asarray(host[0, 0]), (3, 2))
    assert wide.ravel().flags.c_contiguous
    a = gs.asarray(host)
    assert gs.shares_memory(a.ravel(), a)


def test_reshape_copies_on_request():
    a = gs.arange(24.0).reshape(2, 3, 4)
    assert gs.shares_memory(a.reshape(6, 4), a)
    for copied in (a.reshape(6, 4, copy=True), gs.reshape(a, (6, 4), copy=True)):
        assert not gs.shares_memory(copied, a)
        same(copied, np.arange(24.0).reshape(6, 4))
    assert gs.shares_memory(a.reshape((6, 4), copy=False), a)
    with pytest.raises(ValueError, match="Unable to avoid creating a copy"):
        a.transpose(2, 0, 1).reshape(4, 6, order="F", copy=False)
    with pytest.raises(ValueError, match="strings are not allowed"):
        a.reshape(6, 4, copy="False")
    with pytest.raises(ValueError, match="is not permitted"):
        a.reshape(6, 4, order="K")
    with pytest.raises(TypeError, match="unexpected keyword"):
        a.reshape(6, 4, casting="no")


def test_squeeze_of_no_axes():
    for axis in (0, -1):
        assert gs.asarray(3.0).squeeze(axis).shape == np.asarray(3.0).squeeze(axis).shape == ()
    with pytest.raises(IndexError):
        gs.asarray(3.0).squeeze(1)


def test_joins_warn_of_what_is_lost():
    parts = [gs.asarray([1 + 2j]), gs.asarray([3.0])]
    with pytest.warns(np.exceptions.ComplexWarning):
        same(gs.concatenate(parts, dtype="float32", casting="unsafe"), np.array([1.0, 3.0], "float32"))
    with pytest.warns(DeprecationWarning, match="vstack"):
        same(gs.row_stack([gs.ones(2), gs.zeros(2)]), np.array([[1.0, 1], [0, 0]]))


def test_repeats_that_do_not_fit():
    with pytest.raises(ValueError, match="same length"):
        gs.repeat(gs.arange(4), gs.asarray([1, 2]), axis=0)
    with pytest.raises(ValueError, match="too deep"):
        gs.repeat(gs.arange(3), [[1, 2, 3]])
    with pytest.raises(np.exceptions.AxisError):
        gs.repeat(gs.arange(4), 2, axis=1)


def test_copies_where_a_mask_holds():
    a = gs.arange(3)
    gs.copyto(a, gs.asarray([7, 8, 9]), where=gs.asarray([True, False, True]))
    same(a, np.array([7, 1, 9]))
    with pytest.raises(TypeError, match="'bool'"):
        gs.copyto(a, a, where=gs.asarray([1, 0, 1]))


@pytest.mark.parametrize("k", [0, 1, -2, 1 << 63, -(1 << 63)])
def test_diagonals_far_away(k):
    for order in ("C", "F"):
        same(gs.eye(5, 4, k, "int8", order=order), np.eye(5, 4, k, "int8", order=order))


@pytest.mark.parametrize("name", ["tril", "triu"])
def test_triangles_of_vectors(name):
    for k in (-1, 0, 2):
        same(getattr(gs, name)(gs.arange(4), k), getattr(np, name)(np.arange(4), k))


VIEWS = {
    "slice": lambda x: x[1:],
    "all": lambda x: x[...],
    "row": lambda x: x[0],
    "T": lambda x: x.T,
    "reshape": lambda x: x.reshape(-1),
    "view": lambda x: x.view("int64"),
    "of a view": lambda x: x.T[1:].swapaxes(0, 1),
    "broadcast_to": lambda x: gs.broadcast_to(x, (2, 3, 4)),
    "diagonal": lambda x: x.diagonal(),
    "expand_dims": lambda x: gs.expand_dims(x, 0),
    "einsum": lambda x: gs.einsum("ij->ji", x),
    "split": lambda x: gs.split(x, 3)[1],
    "flip": lambda x: gs.flip(x, 1),
}


@pytest.mark.parametrize("name", VIEWS)
def test_the_base_of_a_view_is_the_array_itself(name):
    x = gs.arange(12.0).reshape(3, 4).copy()
    assert x.base is None
    assert VIEWS[name](x).base is x


def test_the_base_of_complex_parts_and_of_a_dead_array():
    c = gs.zeros(3, complex)
    assert c.real.base is c
    assert c.imag.base is c
    view = gs.arange(6.0).copy()[2:]
    for _ in range(100):
        other = gs.ones(6)  # may lie where the array was that the view is of
        assert view.base is not other
    assert view.base.tolist() == [0, 1, 2, 3, 4, 5]
