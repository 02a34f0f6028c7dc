"""Composed mathematical functions and polynomials against NumPy."""

import warnings

import numpy as np
import pytest

import gridstride as gs
from support import agree, random_array, same

RNG = np.random.default_rng(8)
A = RNG.uniform(-3, 3, (4, 5))
B = RNG.integers(-5, 5, (4, 5))
V = RNG.uniform(-3, 3, 7)
W = RNG.uniform(-1, 1, 3)
T = RNG.uniform(-3, 3, (2, 3, 4))
C = V + 1j * V[::-1]
S = np.array([1, np.nan, np.inf, -np.inf, 0, -0.0])


@pytest.mark.parametrize("name", ["real", "imag", "angle", "real_if_close", "isreal", "iscomplex", "nan_to_num"])
def test_parts(name):
    mixed = S.astype(complex)
    mixed.imag = S[::-1]
    for value in (A, C, B, C * 0 + V, V.astype("float32"), S, mixed):
        agree(name, value, rtol=1e-15)


def test_special_values():
    agree("nan_to_num", S, nan=2, posinf=5, neginf=-5)
    agree("nan_to_num", S.astype("float32"))
    a = gs.asarray(S)
    assert gs.nan_to_num(a, copy=False) is a
    same(a, np.nan_to_num(S))
    agree("isposinf", S)
    agree("isneginf", S)
    agree("isposinf", B)
    agree("isposinf", S + 0j)
    agree("fix", S)
    agree("fix", A)
    agree("fix", B)


def test_rounding():
    agree("angle", C, deg=True, rtol=1e-14)
    agree("round", A, 2)
    agree("around", A, -1)
    agree("clip", A, -1, 1)
    agree("clip", A, None, 1)
    agree("clip", A, min=0)
    agree("clip", A, max=V[:5])
    agree("clip", A)
    agree("clip", B, 0, 3)
    agree("clip", A, 0, 1, min=2)
    agree("clip", A, 0, 1, dtype="float32")


def test_functions():
    agree("i0", np.linspace(-50, 50, 301), rtol=1e-14)
    agree("i0", B)
    agree("sinc", V, rtol=1e-14)
    agree("sinc", np.array([0, 1, 2]), rtol=1e-14)


def test_differences():
    agree("ediff1d", A)
    agree("ediff1d", V, to_end=[1, 2], to_begin=9)
    agree("ediff1d", B, to_end=1.5)
    agree("gradient", V)
    agree("gradient", A)
    agree("gradient", A, 2.0)
    agree("gradient", A, np.array([0, 1, 3, 4.0]), 2.0, rtol=1e-14)
    agree("gradient", A, axis=1, edge_order=2, rtol=1e-14)
    agree("gradient", V, np.array([0, 1, 3, 4, 5.5, 9, 10]), edge_order=2, rtol=1e-13)
    agree("gradient", B)
    agree("gradient", B.astype("int8"))
    agree("gradient", V.astype("float32"))
    agree("gradient", V[:1])
    agree("gradient", A, V)
    agree("gradient", A, 1, 2, 3)


def test_integrals():
    agree("trapezoid", A, rtol=1e-14)
    agree("trapezoid", A, V[:5], rtol=1e-14)
    agree("trapezoid", A, dx=0.5, axis=0, rtol=1e-14)
    agree("trapezoid", B)
    agree("trapezoid", A, np.cumsum(np.abs(A), axis=0), axis=0, rtol=1e-14)


def test_cross():
    agree("cross", A[:, :3], A[:, 2:])
    agree("cross", A[:, :3], A[0, :3])
    agree("cross", A.T[:3], A.T[1:4], axis=0)
    agree("cross", A[:, :3], A[:, 1:])


def test_trace():
    agree("trace", A, rtol=1e-14)
    agree("trace", T, 1, 1, 2, rtol=1e-14)
    agree("trace", B.astype("int8"))
    agree("trace", B, dtype="float32")


def test_piecewise_numbers():
    agree("piecewise", V, [V < 0, V >= 1], [-1, 1])
    agree("piecewise", V, [V < 0, V > 1], [1])
    agree("piecewise", B, [B < 0], [1.7, 2.2])


@pytest.mark.parametrize("bitorder", ["big", "little", "other"])
def test_bits(bitorder):
    agree("packbits", B > 0, bitorder=bitorder)
    agree("packbits", B, axis=1, bitorder=bitorder)
    agree("packbits", B, axis=0, bitorder=bitorder)
    bytes_ = RNG.integers(0, 255, (3, 4)).astype("uint8")
    agree("unpackbits", bytes_, bitorder=bitorder)
    for count in (None, 11, -3, 40):
        agree("unpackbits", bytes_, axis=0, count=count, bitorder=bitorder)
        agree("unpackbits", bytes_, axis=1, count=count, bitorder=bitorder)
    agree("unpackbits", B)
    agree("packbits", A)


def test_polynomials():
    agree("poly", V[:3], rtol=1e-13)
    agree("polyadd", V, W)
    agree("polysub", W, V)
    agree("polyval", V, A, rtol=1e-13)
    agree("polyval", B[0], 3)
    agree("polyder", V)
    agree("polyder", V, 2)
    agree("polyder", V, -1)
    agree("polyint", V)
    agree("polyint", V, 2, [1, 2])
    agree("polydiv", V, W, rtol=1e-10)


def test_poly1d():
    p, q = gs.poly1d([1.0, 2, 3]), np.poly1d([1.0, 2, 3])
    assert str(p) == str(q)
    assert repr(p) == repr(q)
    assert len(p) == p.order == p.o == 2
    same(p(gs.asarray(V)), q(V), rtol=1e-14)
    same((p + 1).coeffs, (q + 1).coeffs)
    same((1 - p).c, (1 - q).c)
    same((p / 2.0).c, (q / 2.0).c)
    same(p.deriv().c, q.deriv().c)
    same(p.integ(k=4).c, q.integ(k=4).c)
    assert float(p[1]) == 2 and float(p[9]) == 0
    p[4] = 7
    q[4] = 7
    same(p.c, q.c)
    assert p == gs.poly1d(p) and p != gs.poly1d([1])
    with pytest.raises(ValueError, match="1d only"):
        gs.poly1d([[1, 2], [3, 4]])
    assert isinstance(p.get(), np.poly1d)
    with pytest.raises(TypeError):
        hash(p)


def test_texts_and_types(capsys):
    a = gs.asarray(A)
    assert gs.array2string(a, precision=2) == np.array2string(A, precision=2)
    assert gs.array_repr(a) == np.array_repr(A)
    assert gs.array_str(a) == np.array_str(A)
    assert gs.base_repr(10, 3) == "101"
    assert gs.binary_repr(-5, 8) == "11111011"
    assert gs.format_float_positional(gs.array(1.5)) == "1.5"
    assert gs.format_float_scientific(1.5) == "1.5e+00"
    with gs.printoptions(precision=2):
        assert gs.get_printoptions()["precision"] == 2
        assert str(a) == str(A)
    assert gs.common_type(a, gs.ones(2, "float32")) is np.float64
    assert gs.min_scalar_type(300) == np.uint16
    assert gs.min_scalar_type(a) == np.float64
    assert gs.mintypecode("fd") == "d"
    assert gs.typename("d") == "double precision"
    assert gs.find_common_type(["int8", "float32"], ["int64"]) == np.float32
    assert gs.find_common_type([], ["int64"]) == np.int64
    assert gs.find_common_type(["int8"], ["float64"]) == np.float64
    assert gs.issctype(np.int8) and not gs.issctype(3)
    assert gs.obj2sctype("f4") is np.float32 and gs.sctype2char("f4") == "f"
    assert gs.issubsctype("f4", np.floating) and gs.issubclass_(int, object) and not gs.issubclass_(3, object)
    assert gs.safe_eval("[1, 2]") == [1, 2]
    gs.disp("text")
    gs.who({"a": a})
    assert "4 x 5" in capsys.readouterr().out
    with gs.errstate(divide="ignore"):
        assert gs.geterr()["divide"] == "ignore"


def test_files(tmp_path):
    a = gs.asarray(A)
    gs.save(tmp_path / "a.npy", a)
    same(gs.load(tmp_path / "a.npy"), A)
    same(np.load(tmp_path / "a.npy"), A)
    for writer in (gs.savez, gs.savez_compressed):
        writer(tmp_path / "b.npz", a, second=gs.asarray(B))
        with gs.load(tmp_path / "b.npz") as file:
            assert set(file) == {"arr_0", "second"} and "second" in file and len(file) == 2
            same(file["arr_0"], A)
            same(file["second"], B)
    gs.savetxt(tmp_path / "a.txt", a)
    same(gs.loadtxt(tmp_path / "a.txt"), A)
    same(gs.genfromtxt(tmp_path / "a.txt"), A)
    same(gs.loadtxt(tmp_path / "a.txt", unpack=True, usecols=(0, 1)), A[:, :2].T)
    agree("frombuffer", b"abcdefgh", dtype="int16")
    agree("frombuffer", b"abc", dtype="int16")
    agree("fromiter", range(5), dtype=float)
    agree("fromstring", "1 2 3", sep=" ")


@pytest.mark.parametrize("dtype", ["float64", "float32", "int32", "complex128"])
def test_interpolation(rng, dtype):
    points = np.sort(rng.normal(size=9))
    values = random_array(rng, 9, dtype)
    at = np.concatenate([rng.uniform(-4, 4, 40), points, [np.nan, np.inf, -np.inf]])
    p, v, x = gs.asarray(points), gs.asarray(values), gs.asarray(at)
    close = {"rtol": 1e-12, "atol": 1e-12}
    same(gs.interp(x, p, v), np.interp(at, points, values), **close)
    same(gs.interp(x, p, v, left=-1, right=2), np.interp(at, points, values, left=-1, right=2), **close)
    finite = at[np.isfinite(at)]
    same(gs.interp(gs.asarray(finite), p, v, period=2.5), np.interp(finite, points, values, period=2.5), **close)
    same(gs.interp(0.25, p[:1], v[:1]), np.asarray(np.interp(0.25, points[:1], values[:1])), **close)
    for wrong in ((p[:3], v), (p[:0], v[:0]), (p.reshape(3, 3), v.reshape(3, 3))):
        with pytest.raises(ValueError):
            gs.interp(x, *wrong)


@pytest.mark.parametrize("axis", [0, 1, -1])
@pytest.mark.parametrize("options", [{}, {"discont": 4.0}, {"period": 4.0}])
def test_unwrapping(rng, axis, options):
    host = rng.uniform(-12, 12, (7, 6))
    same(
        gs.unwrap(gs.asarray(host), axis=axis, **options), np.unwrap(host, axis=axis, **options), rtol=1e-12, atol=1e-12
    )
    whole = rng.integers(0, 40, (7, 6))
    same(gs.unwrap(gs.asarray(whole), axis=axis, period=10), np.unwrap(whole, axis=axis, period=10))


def test_functions_by_pieces(rng):
    host = rng.normal(size=(5, 6))
    x = gs.asarray(host)

    def scaled(v, by, offset=0):
        return v * by + offset

    def run(xp, v):
        return (
            xp.piecewise(v, [v < 0, v > 1], [lambda a: -a, lambda a: a * a, 7]),
            xp.piecewise(v, [v < 0], [scaled, 0.5], 3, offset=1),
            xp.piecewise(v[0], xp.asarray([True, False] * 3), [1, 2]),
        )

    for a, b in zip(run(gs, x), run(np, host), strict=True):
        same(a, b)
    rows = gs.stack([x[0] < 0, x[0] > 1])
    same(gs.piecewise(x[0], rows, gs.asarray([1.0, 2.0, 3.0])), np.piecewise(host[0], rows.get(), [1.0, 2.0, 3.0]))
    with pytest.raises(ValueError, match="functions are expected"):
        gs.piecewise(x, [x < 0], [1, 2, 3])


def test_closeness_of_integers_and_truth_values():
    least = np.iinfo("int64").min
    for a, b in (([0], [least]), ([True], [False]), ([5, 6], [5, 7]), ([200], [201])):
        for rtol in (1e-5, 0.1):
            same(gs.isclose(gs.asarray(a), gs.asarray(b), rtol), np.isclose(a, b, rtol))
    same(gs.isclose(gs.asarray([1.0, np.nan]), gs.asarray([1, 2])), np.array([True, False]))


def test_complex_objects():
    for value in ([1, 2], [1j], (1, 2j), 1j, 3, np.complex64(1), np.ones(2, "complex64")):
        assert gs.iscomplexobj(value) is np.iscomplexobj(value)
        assert gs.isrealobj(value) is np.isrealobj(value)


@pytest.mark.parametrize("dtypes", [("uint8", "float32"), ("uint32", "complex64"), ("int8", "uint64")])
def test_cross_products_of_two_kinds(rng, dtypes):
    flat = [((4, 2), (4, 3)), ((4, 3), (4, 2))] if np.lib.NumpyVersion(np.__version__) < "2.5.0" else []
    for first, second in [((4, 3), (4, 3)), *flat]:  # NumPy 2.5 has no flat vectors to compare with
        a = random_array(rng, first, dtypes[0], low=0, high=9)
        b = random_array(rng, second, dtypes[1], low=0, high=9)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)
            expected = np.cross(a, b)
        same(gs.cross(gs.asarray(a), gs.asarray(b)), expected, rtol=1e-6)


def test_vectorized_functions_may_use_the_device():
    x, y = gs.arange(4.0), gs.arange(4.0)
    same(gs.vectorize(lambda a, b: gs.add(a, b))(x, y), np.arange(4.0) * 2)
    same(gs.vectorize(lambda a: (gs.asarray(a) + 1, a))(x)[0], np.arange(4.0) + 1)


@pytest.mark.parametrize("dtype", ["bool", "uint8", "int32", "float16", "float32", "float64", "complex64"])
def test_integrals_at_points_of_any_type(rng, dtype):
    x = np.sort(random_array(rng, 9, dtype, low=0, high=9)) if dtype != "bool" else random_array(rng, 9, dtype)
    y = random_array(rng, (3, 9), dtype, low=0, high=9)
    tolerance = {"rtol": 1e-2, "atol": 0.2} if dtype == "float16" else {"rtol": 1e-5, "atol": 1e-4}
    same(gs.trapezoid(gs.asarray(y), gs.asarray(x)), np.trapezoid(y, x), **tolerance)
    same(gs.trapezoid(gs.asarray(y.T), gs.asarray(y.T), axis=0), np.trapezoid(y.T, y.T, axis=0), **tolerance)


def test_interpolation_of_complex_infinities():
    points, at = np.array([1.0, 2.0, 3.0]), np.linspace(0, 4, 9)
    for values in ([np.inf, np.inf, np.inf], [np.inf + 1j, 2, 3], [0, complex(1, np.inf), 2j]):
        values = np.asarray(values, complex)
        same(gs.interp(gs.asarray(at), gs.asarray(points), gs.asarray(values)), np.interp(at, points, values))
        shifted = gs.interp(gs.asarray(at), gs.asarray(points), gs.asarray(values), left=1j, right=2)
        same(shifted, np.interp(at, points, values, left=1j, right=2))


def test_bounds_of_clip():
    for host in (np.arange(-3, 4), np.array([1.5, np.nan])):
        x = gs.asarray(host)
        same(gs.clip(x), np.clip(host))
        same(x.clip(None, None), host.clip(None, None))
        same(gs.clip(x, None, 2), np.clip(host, None, 2))
        with pytest.raises(TypeError, match="a_max"):
            gs.clip(x, 1)
    out = gs.zeros(7, int)
    gs.arange(-3, 4).clip(out=out)
    same(out, np.arange(-3, 4))


@pytest.mark.parametrize("dtype", ["bool", "int8", "float16", "float32", "complex64"])
def test_angles_and_rounding(rng, dtype):
    host = random_array(rng, (4, 5), dtype, low=-9, high=9)
    x = gs.asarray(host)
    same(gs.angle(x), np.angle(host), rtol=2e-3)
    same(gs.round(x), np.round(host))
    same(x.round(), host.round())
    if dtype == "bool":
        with pytest.raises(TypeError):
            gs.round(x, 1)
    else:
        assert gs.real(x) is x or dtype == "complex64"
        assert x.conj() is x or dtype == "complex64"
        same(x.conjugate(), host.conjugate())


@pytest.mark.parametrize("dtype", ["float16", "float32", "float64", "int32", "complex64"])
def test_sinc_near_zero(dtype):
    host = np.array([0, 1, 2], dtype) if dtype == "int32" else np.array([0, 0.25, 1e-4, -0.5], dtype)
    same(gs.sinc(gs.asarray(host)), np.sinc(host), rtol=2e-3 if dtype == "float16" else 1e-5, atol=1e-7)


def test_numbers_for_nan_must_fit():
    x = gs.asarray([np.nan, 1.0])
    same(gs.nan_to_num(x, nan=gs.asarray([5.0, 6.0])), np.array([5.0, 1.0]))
    with pytest.raises(ValueError, match="does not fit"):
        gs.nan_to_num(x, nan=gs.ones((3, 2)))


def test_sums_of_truth_values_into_truth_values(rng):
    host = random_array(rng, (3, 4), "bool")
    for name in ("sum", "prod"):
        out, expected = gs.zeros(3, bool), np.zeros(3, bool)
        getattr(gs.asarray(host), name)(axis=1, out=out)
        same(out, getattr(host, name)(axis=1, out=expected))
