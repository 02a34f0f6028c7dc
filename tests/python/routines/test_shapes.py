"""Views with other axes, and walks along axes, against NumPy."""

import numpy as np
import pytest

import gridstride as gs
from support import agree, same

RNG = np.random.default_rng(6)
A = RNG.uniform(-3, 3, (4, 5))
V = RNG.uniform(-3, 3, 7)
T = RNG.uniform(-3, 3, (2, 3, 4))


@pytest.mark.parametrize("name", ["fliplr", "flipud", "rot90", "atleast_1d", "atleast_2d", "atleast_3d"])
def test_views(name):
    for value in (A, V, T, np.zeros((0, 3)), np.float64(3)):
        agree(name, value)


@pytest.mark.parametrize("name", ["ndim", "shape", "size", "isfortran", "iterable"])
def test_questions(name):
    for value in (A, A.T, V, T, np.zeros((0, 3)), np.float64(3)):
        expected = getattr(np, name)(value)
        assert getattr(gs, name)(gs.asarray(value)) == expected
    assert not gs.iterable(3)


def test_rot90():
    for k in range(-5, 6):
        agree("rot90", T, k, axes=(1, 2))
        agree("rot90", T, k, axes=(2, 0))
    agree("rot90", T, axes=(1, 1))
    agree("rot90", T, axes=(1, 5))
    agree("rot90", T, axes=(0, 1, 2))


@pytest.mark.parametrize(
    ("shift", "axis"),
    [(2, None), (-1, 0), (3, 1), ((1, 2), (0, 1)), (1, (0, 1)), ((1, 2), (0, 0)), (0, 0), (100, 1), (1, 5)],
)
def test_roll(shift, axis):
    agree("roll", A, shift, axis=axis)
    agree("roll", A.T[::-1], shift, axis=axis)
    agree("roll", np.zeros((0, 3)), shift, axis=axis)


def test_trim_zeros():
    vector = np.array([0, 0, 1, 0, 2, 0, 0.0])
    for trim in ("fb", "f", "b", "x"):
        agree("trim_zeros", vector, trim)
    agree("trim_zeros", np.zeros(3))


def test_moving_axes():
    agree("moveaxis", T, 0, -1)
    agree("moveaxis", T, [0, 1], [-1, 0])
    agree("moveaxis", T, 5, 0)
    agree("moveaxis", T, [0, 0], [0, 1])
    agree("rollaxis", T, 2)
    agree("rollaxis", T, 0, 3)
    agree("rollaxis", T, 0, 5)
    agree("matrix_transpose", T)
    agree("matrix_transpose", V)
    with pytest.raises(np.exceptions.AxisError):
        gs.moveaxis(gs.asarray(T), 7, 0)


def test_broadcast_arrays():
    agree("broadcast_arrays", A, V[:5], 2.0)
    agree("broadcast_arrays", A, V)
    assert not gs.broadcast_arrays(gs.asarray(A), gs.asarray(V[:5]))[1].flags.writeable


def test_apply():
    agree("apply_along_axis", lambda v: v[::-1], 1, A)
    agree("apply_along_axis", lambda v: v * 2, 0, T)
    agree("apply_along_axis", lambda v: v[:, None] * v, 1, T)
    agree("apply_along_axis", lambda v: v * 2, 5, T)
    agree("apply_along_axis", lambda v: v * 2, 0, np.zeros((3, 0)))
    agree("apply_over_axes", lambda a, axis: a.max(axis), T, [0, 2])


def test_require():
    a = gs.asarray(A)
    assert gs.require(a, requirements=["F"]).flags.f_contiguous
    assert gs.require(a.T, requirements=["C"]).flags.c_contiguous
    assert gs.require(a[:], requirements=["O"]).flags.owndata
    assert gs.require(gs.broadcast_to(a, (2, 4, 5)), requirements="W").flags.writeable
    assert gs.require(a) is a
    assert gs.require(a, "float32").dtype == np.float32
    with pytest.raises(ValueError, match="Cannot specify both"):
        gs.require(a, requirements="CF")


def test_memory_overlap():
    a = gs.asarray(V)
    assert gs.may_share_memory(a[:4], a[3:])
    assert not gs.may_share_memory(a[:3], a[3:])
    low, high = gs.byte_bounds(a[::-2])
    assert high - low == 7 * 8


def test_checked_and_cast():
    assert gs.asarray_chkfinite(gs.asarray(A)).shape == A.shape
    with pytest.raises(ValueError, match="infs or NaNs"):
        gs.asarray_chkfinite([1.0, np.nan])
    same(gs.astype(gs.asarray(A), "int8"), A.astype("int8"))
    with pytest.raises(TypeError):
        gs.astype(A, "int8")
    assert gs.asanyarray([1, 2]).shape == (2,)


def test_indices_one_by_one():
    assert list(gs.ndindex(2, 3)) == list(np.ndindex(2, 3))
    assert list(gs.ndenumerate(gs.asarray(A))) == list(np.ndenumerate(A))


def test_vectorize():
    @gs.vectorize
    def larger(x, y):
        """The larger one."""
        return x if x > y else y

    same(larger(gs.asarray(A), 1.0), np.maximum(A, 1.0))
    assert larger.__doc__ == "The larger one."
    both = gs.vectorize(lambda x: (x, -x), otypes="dd")
    first, second = both(gs.asarray(V))
    same(first, V)
    same(second, -V)
    mean = gs.vectorize(lambda v: v.mean(), signature="(n)->()")
    same(mean(gs.asarray(A)), np.array([row.mean() for row in A]))


def test_array_methods(tmp_path):
    a = gs.asarray(A)
    same(a.trace(1), np.trace(A, 1), rtol=1e-14)
    same(a.repeat(2, 0), A.repeat(2, 0))
    for dtype in ("int32", "float64", "complex64", "int8"):
        host = (A * 20).astype(dtype)
        same(gs.asarray(host).byteswap().view("uint8"), host.byteswap().view("uint8"))
    b = gs.asarray(B := np.arange(6))
    assert b.byteswap(inplace=True) is b
    same(b, B.byteswap())
    a.tofile(tmp_path / "a.bin")
    same(gs.fromfile(tmp_path / "a.bin").reshape(A.shape), A)
    a.dump(tmp_path / "a.pickle")
    same(gs.load(tmp_path / "a.pickle", allow_pickle=True), A)
    assert a.dumps().startswith(b"\x80")
    assert gs.ones((2, 3, 4)).reduced_view().shape == (24,)
    assert gs.ones((2, 3, 4))[:, :2].reduced_view().shape == (2, 8)
    same(gs.from_dlpack(a), A)
    assert a.to_device(a.device.kind) is a
    with pytest.raises(ValueError, match="unknown device"):
        a.to_device("elsewhere")


def test_real_and_imag(rng):
    host = (A + 1j * A[::-1]).astype("complex64")
    for view in (np.s_[:], np.s_[::2, ::-1]):
        a, h = gs.asarray(host), host.copy()
        same(a[view].real, h[view].real)
        same(a[view].imag, h[view].imag)
        a[view].imag = 5
        h[view].imag = 5
        a[view].real[...] += 1
        h[view].real[...] += 1
        same(a, h)
    a = gs.asarray(A)
    assert a.real is not None and gs.shares_memory(a.real, a)
    same(a.imag, A.imag)
    assert not a.imag.flags.writeable
    with pytest.raises(TypeError, match="imaginary part to set"):
        a.imag = 1
    a.real = 2
    same(a, np.full_like(A, 2))
    same((gs.asarray(host) * 2).imag, (host * 2).imag)


def test_flat():
    a, h = gs.asarray(A), A.copy()
    assert len(a.flat) == h.size
    same(a.flat[3], h.flat[3])
    same(a.flat[2:7], h.flat[2:7])
    a.flat[4:8] = 5
    h.flat[4:8] = 5
    a.T.flat[:3] = [1, 2]
    h.T.flat[:3] = [1, 2]
    same(a, h)
    assert [float(x) for x in a[0].flat] == list(h[0])
    same(a.T.flat.copy(), h.T.flat.copy())
    same(a.flat == a.flat, np.ones(h.size, bool))


def test_slices_of_complex_parts_are_in_order():
    z = gs.zeros(4, complex)
    z.imag[1:3] = gs.arange(2) + 1
    z.real += 1
    same(z, np.array([1, 1 + 1j, 1 + 2j, 1]))


@pytest.mark.parametrize("dtype", ["float16", "float32", "float64"])
def test_vectorized_functions_compute_with_pythons_numbers(rng, dtype):
    x, y, z = (rng.random(500).astype(dtype) * 4 for _ in range(3))

    def function(a, b, c):
        return a * b + c - b * c

    got = gs.vectorize(function)(*(gs.asarray(a) for a in (x, y, z)))
    same(got.get(), np.vectorize(function)(x, y, z))
    small = rng.integers(0, 200, (2, 100)).astype("uint8")
    got = gs.vectorize(lambda a, b: (a - b) // 2)(*(gs.asarray(a) for a in small))
    same(got.get(), ((small[0].astype(int) - small[1]) // 2).astype("uint8"))


@pytest.mark.parametrize("dtype", ["bool", "int8", "uint16", "float32", "complex64"])
@pytest.mark.parametrize("value", [0, 4, True, 3.5, 1j, np.int64(3), np.float32(2)], ids=repr)
def test_copyto_takes_the_numbers_that_numpy_takes(dtype, value):
    expected, got = np.ones(3, dtype), gs.ones(3, dtype)
    try:
        np.copyto(expected, value)
    except TypeError:
        with pytest.raises(TypeError, match="Cannot cast"):
            gs.copyto(got, value)
    else:
        gs.copyto(got, value)
        same(got.get(), expected)
