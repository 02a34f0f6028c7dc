"""Products and decompositions against NumPy's."""

import itertools
import zlib

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gridstride as gs
from support import ALL, agree, random_array, same, to_device

FLOATS = ["float32", "float64", "complex64", "complex128"]
RNG = np.random.default_rng(11)


@pytest.fixture(autouse=True)
def same_numbers_in_each_run(request):
    """What a test draws does not depend on the tests before it."""
    RNG.bit_generator.state = np.random.default_rng(zlib.crc32(request.node.nodeid.encode())).bit_generator.state


def tolerance(dtype) -> float:
    return 2e-4 if np.finfo(np.dtype(dtype)).eps > 1e-8 else 1e-11


def matrices(dtype, *shape):
    return random_array(RNG, shape, dtype)


def hermitian(dtype, *shape):
    a = matrices(dtype, *shape)
    return a + a.swapaxes(-1, -2).conj()


def definite(dtype, *shape):
    a = matrices(dtype, *shape)
    return (a @ a.swapaxes(-1, -2).conj() + np.eye(shape[-1])).astype(dtype)


@pytest.mark.parametrize("dtype", ALL)
@pytest.mark.parametrize(
    ("left", "right"),
    [
        ((3, 4), (4, 5)),
        ((4,), (4, 5)),
        ((3, 4), (4,)),
        ((4,), (4,)),
        ((2, 3, 4), (4, 5)),
        ((2, 3, 4), (2, 4, 5)),
        ((6, 1, 3, 4), (2, 4, 5)),
        ((3, 0), (0, 5)),
        ((0, 4), (4, 5)),
        ((2, 3, 4), (4,)),
        ((4,), (2, 4, 5)),
        ((1, 4), (4, 1)),
        ((4, 1), (1, 4)),
        ((0, 3, 4), (4, 5)),
    ],
)
def test_matmul(dtype, left, right):
    a, b = random_array(RNG, left, dtype), random_array(RNG, right, dtype)
    exact = np.dtype(dtype).kind in "biu"
    eps = 0 if exact else 4e-3 if dtype == "float16" else 1e-5 if np.finfo(dtype).eps > 1e-8 else 1e-13
    agree("matmul", a, b, rtol=eps)
    same(gs.asarray(a) @ gs.asarray(b), a @ b, rtol=eps, atol=eps)


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_matmul_of_any_strides(data):
    dtype = data.draw(st.sampled_from(["int16", "float32", "float64", "complex128"]))
    m, k, n = (data.draw(st.integers(1, 5)) for _ in range(3))

    def view(rows, columns):
        step = [data.draw(st.sampled_from([1, 2, -1, -3])) for _ in range(2)]
        big = random_array(RNG, (rows * abs(step[0]), columns * abs(step[1])), dtype, -9, 9)
        small = big[:: step[0], :: step[1]][:rows, :columns]
        if data.draw(st.booleans()):
            return np.asfortranarray(small), to_device(np.asfortranarray(small))
        return small, gs.asarray(big)[:: step[0], :: step[1]][:rows, :columns]

    (a, da), (b, db) = view(m, k), view(k, n)
    eps = 0 if dtype == "int16" else 1e-4 if dtype == "float32" else 1e-12
    same(da @ db, a @ b, rtol=eps, atol=eps)
    same(da @ gs.broadcast_to(db[:, :1], (k, n)), a @ np.broadcast_to(b[:, :1], (k, n)), rtol=eps, atol=eps)


def test_large_products():
    for shape in ((300, 200), (1, 5000), (5000, 1)):
        a, b = matrices("float64", *shape), matrices("float64", shape[1], 70)
        agree("matmul", a, b, rtol=1e-11)
        agree("matmul", a.astype("int32"), b.astype("int32"))
    a = matrices("float32", 50, 30, 40)
    agree("matmul", a, a.swapaxes(1, 2), rtol=1e-4)


@pytest.mark.parametrize("dtype", FLOATS)
def test_products_with_the_own_transpose(dtype):
    for shape in ((70, 5), (5, 70), (1, 4), (33, 33)):
        a = matrices(dtype, *shape)
        d = gs.asarray(a)
        same(d @ d.T, a @ a.T, rtol=tolerance(dtype), atol=tolerance(dtype))
        same(d.T @ d, a.T @ a, rtol=tolerance(dtype), atol=tolerance(dtype))
        product = (d @ d.T).get()
        assert (product == product.T).all() or np.dtype(dtype).kind == "c"
    same(d @ d, a @ a, rtol=tolerance(dtype), atol=tolerance(dtype))


def test_matmul_errors_and_options():
    a, b = matrices("float64", 3, 4), matrices("float64", 5, 6)
    agree("matmul", a, b)
    agree("matmul", a, np.float64(2))
    agree("matmul", a, a.T.astype("float32"), rtol=1e-12)
    agree("matmul", a, a.T, dtype="float32")
    agree("matmul", matrices("float64", 2, 3, 4), matrices("float64", 2, 4, 3), axes=[(0, 1), (0, 1), (0, 1)])
    agree(
        "matmul", matrices("float64", 4, 3, 2), matrices("float64", 3, 5, 2), axes=[(0, 1), (0, 1), (0, 1)], rtol=1e-12
    )
    out = gs.empty((3, 3))
    d = gs.asarray(a)
    assert gs.matmul(d, d.T, out=out) is out
    same(out, a @ a.T, rtol=1e-13)
    with pytest.raises(ValueError):
        gs.matmul(d, d.T, out=gs.empty((2, 3)))
    with pytest.raises(TypeError):
        gs.matmul(d, d.T, out=gs.empty((3, 3), int))
    square = gs.asarray(a[:, :3])
    expected = a[:, :3] @ a[:, :3]
    square @= square
    same(square, expected, rtol=1e-13)
    with pytest.raises(TypeError):
        gs.ones((2, 2), int).__imatmul__(gs.ones((2, 2)))
    with pytest.raises(TypeError):
        d @ "text"
    with pytest.raises(TypeError, match="host"):
        d @ a.T
    with pytest.raises(ValueError):
        d @ 2.0


def test_products():
    a, b, t = matrices("float64", 3, 4), matrices("float64", 4, 5), matrices("float64", 2, 4, 3)
    v, w = matrices("float64", 4), matrices("complex128", 4)
    for x, y in itertools.product((a, b, t, v, w, np.float64(3)), repeat=2):
        agree("dot", x, y, rtol=1e-12)
        agree("inner", x, y, rtol=1e-12)
        agree("outer", x, y, rtol=1e-13)
        agree("kron", x, y, rtol=1e-13)
        agree("vdot", x, y, rtol=1e-12)
    agree("vdot", w, w, rtol=1e-12)
    agree("dot", np.array([True, False]), np.array([True, True]))
    agree("dot", a.astype("int8"), b.astype("int8"))
    agree("tensordot", t, b, ((1,), (0,)), rtol=1e-12)
    agree("tensordot", t, t, 3, rtol=1e-12)
    agree("tensordot", t, a, 0, rtol=1e-12)
    agree("tensordot", t, a, ((1, 2), (1, 0)), rtol=1e-12)
    agree("tensordot", t, a, 2)
    agree("tensordot", t, a, ((0, 1), (0,)))
    same(gs.asarray(a).dot(gs.asarray(b)), a.dot(b), rtol=1e-13)


@pytest.mark.skipif(not hasattr(np, "matvec"), reason="this NumPy has no matvec to compare with")
def test_vector_products():
    a, v, w = matrices("complex128", 2, 3, 4), matrices("complex128", 4), matrices("float64", 3)
    agree("matvec", a, v, rtol=1e-12)
    agree("vecmat", w, a, rtol=1e-12)
    agree("vecdot", a, v, rtol=1e-12)
    agree("vecdot", a, matrices("complex128", 2, 1, 4), rtol=1e-12)
    agree("vecdot", a.real.astype("int8"), v.real.astype("int8"))
    agree("vecdot", a, w)
    agree("linalg.vecdot", a, a, axis=1, rtol=1e-12)
    agree("matvec", v, v)


EINSUMS = [
    ("ij,jk->ik", (3, 4), (4, 5)),
    ("ij,jk", (3, 4), (4, 5)),
    ("ij->ji", (3, 4)),
    ("ij", (3, 4)),
    ("ba", (3, 4)),
    ("ii->i", (4, 4)),
    ("ii", (4, 4)),
    ("iji->j", (4, 3, 4)),
    ("i,i", (4,), (4,)),
    ("i,j->ij", (4,), (3,)),
    ("bij,bjk->bik", (2, 3, 4), (2, 4, 5)),
    ("...ij,...jk->...ik", (2, 3, 4), (2, 4, 5)),
    ("...ij,jk->...ik", (2, 3, 4), (4, 5)),
    ("...,...", (2, 3), (3,)),
    ("i...,i...->...", (3, 2), (3, 2)),
    ("ij,kl->", (2, 3), (4, 5)),
    ("ij,jk,kl->il", (3, 4), (4, 5), (5, 2)),
    ("a,ab,abc->abc", (2,), (2, 3), (2, 3, 4)),
    ("ea,fb,abcd,gc,hd->efgh", (3, 3), (3, 3), (3, 3, 3, 3), (3, 3), (3, 3)),
    ("ij,ij->j", (1, 4), (3, 4)),
    ("ijk->", (2, 3, 4)),
    (" i j , j k -> i k ", (3, 4), (4, 5)),
    ("ij,jk->ik", (3, 0), (0, 5)),
    ("aab,b->a", (3, 3, 4), (4,)),
    ("ab,ab,ab->b", (3, 4), (3, 4), (3, 4)),
]


@pytest.mark.parametrize("case", EINSUMS, ids=lambda c: c[0])
@pytest.mark.parametrize("dtype", ["int32", "float64", "complex64", "bool"])
def test_einsum(case, dtype):
    subscripts, *shapes = case
    if dtype == "bool" and len(shapes) > 2:
        return
    operands = [random_array(RNG, shape, dtype, -9, 9) for shape in shapes]
    eps = 0 if np.dtype(dtype).kind in "bi" else 1e-3 if dtype == "complex64" else 1e-11
    agree("einsum", subscripts, *operands, rtol=eps)
    agree("einsum", subscripts, *operands, rtol=eps, optimize=True)


@pytest.mark.parametrize("subscripts", ["ij,ij->i", "ij,ji->j", "ijk,kij->ki", "ij,ij->", "i,i->i", "ij,ij->ji"])
def test_einsum_of_the_same_letters(subscripts, rng):
    first, second = subscripts.split("->")[0].split(",")
    extents = dict(zip("ijk", (5, 70, 9), strict=True))
    for dtype in ("float64", "float32", "int32", "complex128", "int8", "bool"):
        a = random_array(rng, [extents[label] for label in first], dtype)
        b = random_array(rng, [extents[label] for label in second], dtype)
        exact = a.dtype.kind in "iub"
        same(
            gs.einsum(subscripts, gs.asarray(a), gs.asarray(b)),
            np.einsum(subscripts, a, b),
            rtol=0 if exact else 1e-4 if dtype == "float32" else 1e-12,
            atol=0 if exact else 1e-4 if dtype == "float32" else 1e-12,
        )


def test_einsum_forms_and_errors():
    a, b = matrices("float64", 3, 4), matrices("float64", 4, 5)
    agree("einsum", a, [0, 1], b, [1, 2], rtol=1e-12)
    agree("einsum", a, [0, 1], b, [1, 2], [2, 0], rtol=1e-12)
    agree("einsum", a, [Ellipsis, 1], b, [1, 2], [Ellipsis, 2], rtol=1e-12)
    for bad in ("ij,jk->ikk", "ij,jl->iz", "ij", "ij,jk,kl", "i,jk", "ij.,jk", "ij->jk->", "i1,jk", "ik,jk->ij"):
        agree("einsum", bad, a, b, rtol=1e-12)
    agree("einsum", "ii->i", a)
    agree("einsum", "ij,jk->ik", a, b, dtype="float32")
    agree("einsum", "ij,jk->ik", a, b, dtype="float32", casting="same_kind", rtol=1e-5)
    out = gs.empty((3, 5))
    assert gs.einsum("ij,jk->ik", gs.asarray(a), gs.asarray(b), out=out) is out
    same(out, a @ b, rtol=1e-13)
    path, text = gs.einsum_path("ij,jk,kl->il", gs.asarray(a), gs.asarray(b), gs.ones((5, 2)))
    assert path == np.einsum_path("ij,jk,kl->il", a, b, np.ones((5, 2)))[0]
    assert "FLOP" in text


@pytest.mark.parametrize("mode", ["full", "same", "valid", "other"])
@pytest.mark.parametrize("dtype", ALL)
def test_convolutions(mode, dtype):
    eps = 0 if np.dtype(dtype).kind in "biu" else 2e-2 if dtype == "float16" else 1e-4
    for m, n in ((7, 3), (3, 7), (5, 5), (1, 4), (40, 8), (0, 3)):
        a, v = random_array(RNG, m, dtype), random_array(RNG, n, dtype)
        agree("convolve", a, v, mode, rtol=eps)
        agree("correlate", a, v, mode, rtol=eps)
    agree("convolve", random_array(RNG, 9, dtype), matrices("float64", 4), mode, rtol=max(eps, 1e-13))


def test_covariance():
    m, y, c = matrices("float64", 3, 20), matrices("float64", 20), matrices("complex128", 3, 20)
    weights, counts = RNG.uniform(0, 1, 20), RNG.integers(1, 4, 20)
    for name in ("cov", "corrcoef"):
        agree(name, m, rtol=1e-12)
        agree(name, m, y, rtol=1e-12)
        agree(name, m.T, rowvar=False, rtol=1e-12)
        agree(name, c, rtol=1e-12)
        agree(name, y, rtol=1e-12)
        agree(name, m.astype("float32"), rtol=1e-5)
        agree(name, m, dtype="float32", rtol=1e-5)
        agree(name, np.zeros((2, 3, 4)))
    agree("cov", m, ddof=0, rtol=1e-12)
    agree("cov", m, bias=True, rtol=1e-12)
    agree("cov", m, fweights=counts, aweights=weights, rtol=1e-12)
    agree("cov", m, aweights=weights, ddof=0, rtol=1e-12)
    agree("cov", m, fweights=counts, rtol=1e-12)
    agree("cov", m, fweights=weights)
    agree("cov", m, aweights=weights[:3])
    agree("cov", m, ddof=1.5)


@pytest.mark.parametrize("dtype", [*FLOATS, "int32", "bool"])
@pytest.mark.parametrize("shape", [(4, 4), (1, 1), (3, 4, 4), (2, 0, 4, 4), (0, 0), (40, 40)])
def test_solutions(dtype, shape):
    kind = "float64" if dtype in ("int32", "bool") else dtype
    a = definite(kind, *shape) if dtype != "int32" else (definite("float64", *shape) * 3).astype("int32")
    if dtype == "bool":
        a = np.broadcast_to(np.tri(shape[-1], dtype=bool), shape)
    b = matrices(kind, *shape[:-1], 3)
    eps = 2e-2 if kind in ("float32", "complex64") else 1e-9
    agree("linalg.inv", a, rtol=eps)
    agree("linalg.solve", a, b, rtol=eps)
    agree("linalg.solve", a, b[..., 0].reshape(-1)[: shape[-1]], rtol=eps)
    for x, y in zip(gs.linalg.slogdet(gs.asarray(a)), np.linalg.slogdet(a), strict=True):
        same(x, y, rtol=eps, atol=eps)
    expected = np.linalg.det(a)
    if np.isfinite(expected).all():  # beyond complex64's range the parts' signs hang on the order of the products
        same(gs.linalg.det(gs.asarray(a)), expected, rtol=eps, atol=eps)
    agree("linalg.pinv", a, rtol=eps * 10)


def test_solve_broadcasts():
    a = definite("float64", 5, 4, 4)
    agree("linalg.solve", a, matrices("float64", 4, 2), rtol=1e-9)
    agree("linalg.solve", a[0], matrices("float64", 5, 4, 2), rtol=1e-9)
    agree("linalg.solve", a, matrices("complex64", 3, 1, 4, 2), rtol=1e-9)
    agree("linalg.solve", a, matrices("float64", 3, 2))
    agree("linalg.solve", a[:, :3], matrices("float64", 3, 2))


def test_linalg_errors():
    singular = np.ones((3, 3))
    for call in (
        lambda m, a: m.linalg.inv(a),
        lambda m, a: m.linalg.solve(a, a),
        lambda m, a: m.linalg.cholesky(-a),
        lambda m, a: m.linalg.inv(a[:2]),
        lambda m, a: m.linalg.inv(a[0]),
        lambda m, a: m.linalg.eig(a * float("nan")),
        lambda m, a: m.linalg.svd(a * float("nan")),
        lambda m, a: m.linalg.eigvals(a[:2]),
        lambda m, a: m.linalg.det(a[:2]),
        lambda m, a: m.linalg.matrix_power(a, -1),
        lambda m, a: m.linalg.lstsq(a, a[:2]),
        lambda m, a: m.linalg.matrix_power(a[:2], 2),
    ):
        with pytest.raises(np.linalg.LinAlgError):
            call(np, singular)
        with pytest.raises(np.linalg.LinAlgError):
            call(gs, gs.asarray(singular))
    assert gs.linalg.LinAlgError is np.linalg.LinAlgError
    with pytest.raises(TypeError, match="float16 is unsupported"):
        gs.linalg.inv(gs.ones((2, 2), "float16"))
    # One bad matrix of a stack; the engine goes on.
    stack = np.stack([np.eye(3), singular])
    with pytest.raises(np.linalg.LinAlgError, match="Singular"):
        gs.linalg.inv(gs.asarray(stack))
    same(gs.linalg.inv(gs.eye(3)), np.eye(3))


@pytest.mark.parametrize("dtype", FLOATS)
@pytest.mark.parametrize("shape", [(4, 4), (3, 5, 5), (0, 0), (0, 3, 3), (60, 60)])
def test_cholesky(dtype, shape):
    a = definite(dtype, *shape)
    agree("linalg.cholesky", a, rtol=tolerance(dtype))
    agree("linalg.cholesky", a, upper=True, rtol=tolerance(dtype))
    # Only one triangle is read.
    same(
        gs.linalg.cholesky(gs.asarray(np.tril(a))), np.linalg.cholesky(a), rtol=tolerance(dtype), atol=tolerance(dtype)
    )


@pytest.mark.parametrize("dtype", FLOATS)
@pytest.mark.parametrize("shape", [(5, 3), (3, 5), (4, 4), (2, 5, 3), (2, 3, 5), (0, 3), (3, 0), (0, 4, 3), (70, 30)])
def test_qr_and_svd(dtype, shape):
    a = matrices(dtype, *shape)
    eps = tolerance(dtype) * 10
    d = gs.asarray(a)
    for mode in ("reduced", "complete", "r", "raw"):
        actual, expected = gs.linalg.qr(d, mode), np.linalg.qr(a, mode)
        for x, y in zip(actual, expected, strict=True) if isinstance(expected, tuple) else [(actual, expected)]:
            same(x, y, rtol=eps, atol=eps)
    for full in (True, False):
        u, s, vh = (x.get() for x in gs.linalg.svd(d, full_matrices=full))
        eu, es, evh = np.linalg.svd(a, full_matrices=full)
        same(s, es, rtol=eps, atol=eps)
        assert u.shape == eu.shape and vh.shape == evh.shape and u.dtype == eu.dtype
        n = s.shape[-1]
        same((u[..., :n] * s[..., None, :]) @ vh[..., :n, :], a, rtol=eps, atol=eps)
        for q in (u, vh.swapaxes(-1, -2).conj()):
            product = q.swapaxes(-1, -2).conj() @ q
            same(product, np.broadcast_to(np.eye(q.shape[-1]), product.shape), rtol=eps, atol=eps, strict_dtype=False)
    same(gs.linalg.svd(d, compute_uv=False), np.linalg.svd(a, compute_uv=False), rtol=eps, atol=eps)
    same(gs.linalg.svdvals(d), np.linalg.svd(a, compute_uv=False), rtol=eps, atol=eps)


def test_qr_modes():
    for bad in ("full", "other"):
        with pytest.raises(ValueError, match="mode"):
            gs.linalg.qr(gs.ones((2, 2)), bad)
    q, r = gs.linalg.qr(gs.ones((3, 2)))
    assert gs.linalg.qr(gs.ones((3, 2))).Q.shape == q.shape == (3, 2) and r.shape == (2, 2)


@pytest.mark.parametrize("dtype", FLOATS)
@pytest.mark.parametrize("shape", [(4, 4), (3, 5, 5), (0, 0), (0, 3, 3), (50, 50)])
def test_eigenvalues(dtype, shape):
    eps = tolerance(dtype) * 20
    h = hermitian(dtype, *shape)
    d = gs.asarray(h)
    for uplo in "LU":
        half = np.tril(h) if uplo == "L" else np.triu(h)
        w, v = gs.linalg.eigh(gs.asarray(half), uplo)
        same(w, np.linalg.eigh(h)[0], rtol=eps, atol=eps)
        same(h @ v.get(), v.get() * w.get()[..., None, :], rtol=eps, atol=eps)
        agree("linalg.eigvalsh", half, uplo, rtol=eps)
    a = matrices(dtype, *shape)
    w, v = (x.get() for x in gs.linalg.eig(gs.asarray(a)))
    expected = np.linalg.eig(a)
    if a.size:  # without elements NumPy's answer is real before 2.5 and complex since
        assert w.dtype == expected[0].dtype and v.dtype == expected[1].dtype
    same(np.sort_complex(w), np.sort_complex(expected[0]), rtol=eps, atol=eps, strict_dtype=False)
    same(a @ v, v * w[..., None, :], rtol=eps, atol=eps, strict_dtype=False)
    values = gs.linalg.eigvals(gs.asarray(a)).get()
    same(np.sort_complex(values), np.sort_complex(expected[0]), rtol=eps, atol=eps, strict_dtype=False)
    w, v = gs.linalg.eig(d)
    if np.dtype(dtype).kind == "f":
        assert w.dtype == np.dtype(dtype)


def test_hermitian_forms():
    with pytest.raises(ValueError, match="UPLO"):
        gs.linalg.eigh(gs.eye(2), "X")
    h = hermitian("complex128", 3, 4, 4)
    agree("linalg.pinv", h, hermitian=True, rtol=1e-9)
    agree("linalg.matrix_rank", h, hermitian=True)
    u, s, vh = (x.get() for x in gs.linalg.svd(gs.asarray(h), hermitian=True))
    same(u @ (s[..., None] * vh), h, rtol=1e-10, atol=1e-10)


@pytest.mark.parametrize("dtype", [*FLOATS, "int64"])
@pytest.mark.parametrize("shape", [(6, 3), (3, 6), (4, 4)])
def test_least_squares(dtype, shape):
    kind = "float64" if dtype == "int64" else dtype
    a, b = matrices(kind, *shape), matrices(kind, shape[0], 2)
    if dtype == "int64":
        a, b = (a * 10).astype("int64"), (b * 10).astype("int64")
    eps = tolerance(kind) * 20
    agree("linalg.lstsq", a, b, rcond=None, rtol=eps)
    agree("linalg.lstsq", a, b[:, 0], rcond=-1, rtol=eps)
    low = a.copy()
    low[:, 1] = low[:, 0]
    x, residuals, rank, s = gs.linalg.lstsq(gs.asarray(low), gs.asarray(b), rcond=1e-3)
    expected = np.linalg.lstsq(low, b, rcond=1e-3)
    assert int(rank) == expected[2] and residuals.shape == expected[1].shape
    same(x, expected[0], rtol=eps, atol=eps)


def test_polynomial_fits():
    x = np.linspace(-1, 2, 12)
    y = RNG.uniform(-1, 1, 12)
    agree("polyfit", x, y, 3, rtol=1e-10)
    agree("polyfit", x, np.stack([y, y * 2], 1), 2, rtol=1e-10)
    agree("polyfit", x, y, 2, w=np.abs(y), rtol=1e-10)
    agree("polyfit", x, y, 2, cov=True, rtol=1e-9)
    agree("polyfit", x, y, 2, cov="unscaled", rtol=1e-9)
    agree("polyfit", x, y, -1)
    for p in ([1, -6, 11, -6], [0, 0, 2, 4, 0], [5], [0, 0], [1, 0, 1]):
        expected, actual = np.sort_complex(np.roots(p)), np.sort_complex(gs.roots(gs.array(p)).get())
        same(actual, expected, rtol=1e-9, atol=1e-9)
    agree("poly", definite("float64", 3, 3), rtol=1e-9)
    agree("polymul", [1, 2, 3], [4, 5])
    same(gs.poly1d([1, 2])(gs.poly1d([3, 4])).c, np.poly1d([1, 2])(np.poly1d([3, 4])).c)


@pytest.mark.parametrize("order", [None, "fro", "nuc", 1, -1, 2, -2, np.inf, -np.inf, 0, 3, 2.5, "bad"])
def test_norms(order):
    for dtype in ("float64", "complex64", "int8", "float32"):
        t, v = random_array(RNG, (2, 3, 4), dtype, -9, 9), random_array(RNG, 5, dtype, -9, 9)
        eps = 1e-4 if dtype in ("complex64", "float32") else 1e-11
        agree("linalg.norm", v, order, rtol=eps)
        agree("linalg.norm", t, order, rtol=eps)
        agree("linalg.norm", t[0], order, rtol=eps)
        agree("linalg.norm", t[0], order, keepdims=True, rtol=eps)
        agree("linalg.norm", t, order, axis=1, keepdims=True, rtol=eps)
        agree("linalg.norm", t, order, axis=(2, 0), rtol=eps)
        agree("linalg.norm", t, order, axis=(0, 1), keepdims=True, rtol=eps)
        agree("linalg.norm", t, order, axis=5)
        if order is not None and hasattr(np.linalg, "vector_norm"):
            agree("linalg.matrix_norm", t, ord=order, rtol=eps)
            agree("linalg.vector_norm", t, ord=order, axis=(0, 2), keepdims=True, rtol=eps)
            agree("linalg.vector_norm", t, ord=order, rtol=eps)
    agree("linalg.norm", np.zeros((2, 3, 4)), axis=(0, 1, 2))


@pytest.mark.parametrize("order", [None, 2, -2, "fro", 1, -1, np.inf, -np.inf, "nuc"])
def test_condition_numbers(order):
    a = matrices("float64", 3, 4, 4)
    agree("linalg.cond", a, order, rtol=1e-9)
    agree("linalg.cond", a[0], order, rtol=1e-9)
    if order not in (None, 2, -2, "nuc"):
        agree("linalg.cond", np.stack([np.ones((2, 2)), np.eye(2)]), order, rtol=1e-9)
    agree("linalg.cond", np.zeros((0, 0)), order)


def test_ranks_and_powers():
    a = matrices("float64", 3, 4, 4)
    low = np.stack([np.ones((4, 4)), np.eye(4), np.zeros((4, 4))])
    agree("linalg.matrix_rank", low)
    agree("linalg.matrix_rank", low, 2.0)
    agree("linalg.matrix_rank", np.ones(3))
    agree("linalg.matrix_rank", np.zeros(3))
    for n in (-3, -1, 0, 1, 2, 3, 7):
        agree("linalg.matrix_power", a, n, rtol=1e-8)
        agree("linalg.matrix_power", np.eye(3, dtype=int) * 2, abs(n))
    agree("linalg.matrix_power", a, 1.5)
    parts = [matrices("float64", *s) for s in ((3, 40), (40, 2), (2, 30), (30, 5))]
    agree("linalg.multi_dot", parts, rtol=1e-10)
    agree("linalg.multi_dot", parts[:2], rtol=1e-10)
    agree("linalg.multi_dot", [parts[0][0], *parts[1:]], rtol=1e-10)
    agree("linalg.multi_dot", [parts[0][0], *parts[1:], parts[3][0]], rtol=1e-10)
    agree("linalg.multi_dot", parts[:1])


def test_tensor_equations():
    a = matrices("float64", 2, 3, 6)
    agree("linalg.tensorsolve", a, matrices("float64", 2, 3), rtol=1e-9)
    agree("linalg.tensorsolve", matrices("float64", 2, 6, 3), matrices("float64", 2, 3), axes=(1,), rtol=1e-8)
    agree("linalg.tensorinv", matrices("float64", 4, 6, 8, 3), rtol=1e-7)
    agree("linalg.tensorinv", matrices("float64", 24, 8, 3), ind=1, rtol=1e-7)
    agree("linalg.tensorinv", a, ind=0)
    agree("linalg.tensorsolve", a, matrices("float64", 3, 2, 2))


@pytest.mark.skipif(not hasattr(np.linalg, "diagonal"), reason="this NumPy has no array-API names in linalg")
def test_array_api_names():
    t, v = matrices("float64", 2, 3, 3), matrices("float64", 3)
    agree("linalg.diagonal", t, offset=1)
    agree("linalg.trace", t, offset=-1)
    agree("linalg.matrix_transpose", t)
    agree("linalg.outer", v, v)
    agree("linalg.outer", t, v)
    agree("linalg.cross", t, v)
    agree("linalg.cross", t[..., :2], v[:2])
    agree("linalg.tensordot", t, t, axes=1, rtol=1e-12)
    agree("linalg.matmul", t, t, rtol=1e-12)
