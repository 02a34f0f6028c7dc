"""Arrays made from shapes, numbers and host data, against NumPy."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import gridstride as gs
from support import ALL, random_array, same


@pytest.mark.parametrize("dtype", ALL)
@pytest.mark.parametrize("name", ["zeros", "ones"])
def test_constant(name, dtype):
    same(getattr(gs, name)((3, 5), dtype), getattr(np, name)((3, 5), dtype))


@pytest.mark.parametrize("shape", [7, (), (0,), (3, 0, 2), (2, 3, 4), [4, 5], np.int64(6), (np.int32(2), 3)])
def test_shapes(shape):
    same(gs.ones(shape), np.ones(shape))
    assert gs.empty(shape).shape == np.empty(shape).shape


def test_default_dtype_is_float64():
    assert gs.zeros(3).dtype == np.float64
    assert gs.ones(3).dtype == np.float64
    assert gs.empty(3).dtype == np.float64


def test_fortran_order():
    a = gs.full((3, 4), 2.5, order="F")
    expected = np.full((3, 4), 2.5, order="F")
    assert a.strides == expected.strides
    assert a.flags.f_contiguous
    assert not a.flags.c_contiguous


@pytest.mark.parametrize("value", [3, -2.5, True, 1 + 2j, np.float32(1.25), np.uint8(200)])
def test_full_takes_the_dtype_of_its_value(value):
    same(gs.full((2, 3), value), np.full((2, 3), value))


@pytest.mark.parametrize("dtype", ["int8", "float32", "complex64", "bool"])
def test_full_casts(dtype):
    same(gs.full(4, 1, dtype), np.full(4, 1, dtype))


def test_full_of_an_array(rng):
    row = random_array(rng, 4, "float64")
    same(gs.full((3, 4), gs.asarray(row)), np.full((3, 4), row))


@pytest.mark.parametrize("name", ["zeros_like", "ones_like"])
def test_like(name, rng):
    model = random_array(rng, (4, 3), "int16")
    for order in "KCF":
        for host in (model, np.asfortranarray(model)):
            ours, theirs = getattr(gs, name)(gs.asarray(host), order=order), getattr(np, name)(host, order=order)
            same(ours, theirs)
            assert ours.strides == theirs.strides
    same(
        getattr(gs, name)(gs.asarray(model), "float32", shape=(2, 2)), getattr(np, name)(model, "float32", shape=(2, 2))
    )


def test_full_like(rng):
    model = random_array(rng, (4, 3), "float32")
    same(gs.full_like(gs.asarray(model), 7), np.full_like(model, 7))
    same(gs.full_like(gs.asarray(model), 7.5, "int32"), np.full_like(model, 7.5, "int32"))
    assert gs.empty_like(gs.asarray(model)).dtype == np.float32


@pytest.mark.parametrize(
    "arguments",
    [(10,), (2, 9), (1, 20, 3), (5, 0), (10, 0, -3), (0.0, 1.0, 0.1), (3.5,), (1, 2, 0.25), (0,), (np.int8(3), 9)],
)
def test_arange(arguments):
    same(gs.arange(*arguments), np.arange(*arguments))


@pytest.mark.parametrize("dtype", ["int8", "uint16", "int32", "float32", "float64", "complex128"])
def test_arange_dtype(dtype):
    same(gs.arange(3, 40, 4, dtype=dtype), np.arange(3, 40, 4, dtype=dtype))


def test_arange_refuses():
    with pytest.raises(ZeroDivisionError):
        gs.arange(0, 10, 0)
    with pytest.raises(ValueError, match="Maximum allowed size exceeded"):
        gs.arange(0, 1e30)
    with pytest.raises(TypeError):
        gs.arange(None)


@given(
    st.floats(-1e6, 1e6),
    st.floats(-1e6, 1e6),
    st.integers(0, 300),
    st.booleans(),
)
def test_linspace(start, stop, count, endpoint):
    ours, step = gs.linspace(start, stop, count, endpoint, retstep=True)
    theirs, their_step = np.linspace(start, stop, count, endpoint, retstep=True)
    same(ours, theirs)
    assert step == their_step or (np.isnan(step) and np.isnan(their_step))


def test_linspace_dtypes():
    same(gs.linspace(0, 10, 21, dtype="int32"), np.linspace(0, 10, 21, dtype="int32"))
    same(gs.linspace(-1, 1, 5, dtype=np.float32), np.linspace(-1, 1, 5, dtype=np.float32))
    with pytest.raises(ValueError, match="Number of samples, -1, must be non-negative"):
        gs.linspace(0, 1, -1)


@pytest.mark.parametrize("k", [-5, -1, 0, 1, 3])
def test_eye(k):
    same(gs.eye(4, 6, k), np.eye(4, 6, k))
    same(gs.eye(3, k=k, dtype="int8"), np.eye(3, k=k, dtype="int8"))
    same(gs.identity(5), np.identity(5))


@pytest.mark.parametrize("dtype", ALL)
def test_round_trip(dtype, rng):
    host = random_array(rng, (3, 4, 5), dtype)
    same(gs.asarray(host), host)
    same(gs.asarray(host[::2, ::-1, 1:4]), host[::2, ::-1, 1:4])
    same(gs.asarray(host.T), host.T)


def test_array_copies_and_asarray_does_not(rng):
    a = gs.asarray(random_array(rng, 10, "float64"))
    assert gs.asarray(a) is not None
    assert gs.shares_memory(gs.asarray(a), a)
    assert not gs.shares_memory(gs.array(a), a)
    assert gs.shares_memory(gs.array(a, copy=False), a)
    assert not gs.shares_memory(gs.asarray(a, dtype="float32"), a)


def test_host_array_is_copied(rng):
    host = random_array(rng, 10, "float64")
    a = gs.asarray(host)
    expected = host.copy()
    host[:] = 0
    same(a, expected)


@pytest.mark.parametrize("order", "KCFA")
def test_array_order(order, rng):
    host = np.asfortranarray(random_array(rng, (3, 4), "float32"))
    assert gs.array(host, order=order).strides == np.array(host, order=order).strides
    several = gs.array([gs.asarray(host)] * 2, order=order)
    assert several.strides == np.array([host] * 2, order=order).strides
    same(several, np.array([host] * 2))


@pytest.mark.parametrize(
    "value",
    [
        3,
        2.5,
        True,
        1j,
        [1, 2, 3],
        [[1.5, 2], [3, 4]],
        (1, 2),
        [],
        [[]],
        [True, False],
        range(5),
        np.float32(2),
        b"ab"[0],
    ],
)
def test_array_of_python_values(value):
    same(gs.array(value), np.array(value))


def test_array_of_device_arrays(rng):
    rows = [random_array(rng, 4, "float32") for _ in range(3)]
    same(gs.array([gs.asarray(r) for r in rows]), np.array(rows))
    same(
        gs.array([[gs.asarray(r[0]), 2.0] for r in rows], dtype="float64"),
        np.array([[r[0], 2.0] for r in rows], "float64"),
    )


def test_ndmin():
    assert gs.array([1, 2], ndmin=3).shape == (1, 1, 2)


def test_dtype_argument_forms():
    for dtype in ("float32", "f4", np.float32, np.dtype("float32"), "f"):
        assert gs.zeros(2, dtype).dtype == np.float32
    assert gs.zeros(2, int).dtype == np.int64
    assert gs.zeros(2, float).dtype == np.float64
    assert gs.zeros(2, bool).dtype == np.bool_
    assert gs.zeros(2, complex).dtype == np.complex128
    assert gs.zeros(2, np.longlong).dtype == np.int64


def test_byte_swapped_host_array(rng):
    host = random_array(rng, 5, "float64")
    same(gs.asarray(host.astype(">f8")), host)


@pytest.mark.parametrize("dtype", ["S3", "U3", "O", "datetime64[s]", "float128"])
def test_unsupported_dtypes(dtype):
    with pytest.raises(TypeError, match="not supported on a device"):
        gs.asarray(np.zeros(3, dtype))
    with pytest.raises(TypeError, match="not supported on a device"):
        gs.zeros(3, dtype)


def test_bad_shapes():
    with pytest.raises(ValueError, match="negative dimensions"):
        gs.zeros(-1)
    with pytest.raises(TypeError, match="cannot be interpreted as an integer"):
        gs.zeros(2.5)
    with pytest.raises(TypeError, match="cannot be interpreted as an integer"):
        gs.zeros((2, "a"))
    with pytest.raises(ValueError, match="maximum supported dimension"):
        gs.zeros((1,) * 33)


def test_ascontiguousarray(rng):
    host = random_array(rng, (4, 6), "float64")
    a = gs.asarray(host)
    assert gs.shares_memory(gs.ascontiguousarray(a), a)
    part = gs.ascontiguousarray(a[:, ::2])
    same(part, np.ascontiguousarray(host[:, ::2]))
    assert part.flags.c_contiguous
    same(gs.asfortranarray(a), host)
    assert gs.asfortranarray(a).flags.f_contiguous
    assert gs.ascontiguousarray(gs.array(3.0)).shape == (1,)


@pytest.mark.parametrize(
    "name", ["i1", "i2", "i4", "i8", "u1", "u2", "u4", "u8", "f2", "f4", "f8", "c8", "c16", "<i8", "?"]
)
def test_short_names_of_dtypes_are_numpys(name):
    assert gs.zeros(2, name).dtype == np.dtype(name)


@pytest.mark.parametrize("name", ["i16", "i32", "u64", "f64", "c64", "c128"])
def test_names_that_numpy_lacks_are_no_dtypes(name):
    with pytest.raises(TypeError):
        gs.zeros(2, name)


def test_dtypes_of_the_other_byte_order():
    with pytest.raises(ValueError, match="byte-order"):
        gs.zeros(2, ">i4")
    same(gs.asarray(np.arange(3, dtype=">i4")), np.arange(3, dtype="int32"))


def test_copy_argument_of_array():
    a = gs.arange(6.0).reshape(2, 3)
    assert gs.array(a) is not a
    assert gs.array(a, copy=None) is a
    assert gs.array(a, copy=False) is a
    assert gs.array(a, copy=None, order="F") is not a
    for wrong in ({"order": "F"}, {"dtype": "float32"}):
        with pytest.raises(ValueError, match="Unable to avoid copy"):
            gs.array(a, copy=False, **wrong)
    with pytest.raises(ValueError, match="Unable to avoid copy"):
        gs.array([1, 2], copy=False)
    assert gs.array(a, copy=False, ndmin=4).shape == (1, 1, 2, 3)
    same(gs.array(np.arange(3), blocking=True), np.arange(3))
    assert gs.ascontiguousarray(a) is a
    assert gs.asfortranarray(a) is not a


def test_grids():
    x, y = np.zeros(3)[:, None], np.ones(3)[:, None]
    for key in (
        np.s_[0:],
        np.s_[2:9:3],
        np.s_[-1:1:5j],
        np.s_[0:3, -1:1:3j],
        np.s_[0:3,],
        (),
        np.s_[1:4:0.5, 2:3, 0:2],
    ):
        same(gs.mgrid[key], np.mgrid[key])
        actual, expected = gs.ogrid[key], np.ogrid[key]
        if isinstance(expected, tuple):
            assert len(actual) == len(expected)
            for a, b in zip(actual, expected, strict=True):
                same(a, b)
        else:
            same(actual, expected)
    same(gs.mgrid[gs.asarray(x) : gs.asarray(y) : 3j], np.mgrid[x:y:3j])
    for key in (3, (slice(0, 3), 2)):
        with pytest.raises(TypeError, match="slices"):
            gs.mgrid[key]


@pytest.mark.parametrize(
    "key",
    [
        "[1:4, 0, 4]", "[-1:1:6j, [0] * 3, 5, 6]", "['-1', A, A]", "['0,2', [1, 2, 3], [4, 5, 6]]", "[0, 0.5, -1]",
        "['0,2,0', [1, 2, 3], [4, 5, 6]]", "['1,2,0', [1, 2, 3], [4, 5, 6]]", "[A, A]", "['0,3,1', [1, 2], A]",
        "['0,3,-1', [1, 2], 1:3]", "['0,3,0', [1, 2], 1:3]", "[V8, 0, V8]", "[V8, 0.5]",
    ],
)  # fmt: skip
@pytest.mark.parametrize("name", ["r_", "c_"])
def test_joining_by_indexing(name, key):
    def run(xp):
        names = {"A": xp.arange(6.0).reshape(2, 3), "V8": xp.arange(3, dtype="int8"), "o": getattr(xp, name)}
        try:
            return eval(f"o{key}", names)
        except ValueError as error:
            return type(error)

    actual, expected = run(gs), run(np)
    if expected is ValueError:
        assert actual is expected
    else:
        same(actual, expected)


def test_joining_by_indexing_says_what_is_wrong():
    with pytest.raises(NotImplementedError, match="matri"):
        gs.r_["r", [1, 2], [3, 4]]
    with pytest.raises(ValueError, match="directive"):
        gs.r_["x", [1, 2]]
    with pytest.raises(ValueError, match="first entry"):
        gs.r_[1, "0"]
