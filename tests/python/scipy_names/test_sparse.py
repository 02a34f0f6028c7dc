"""Sparse matrices against SciPy's."""

import numpy as np
import pytest
import scipy.sparse as reference
import scipy.sparse.csgraph
import scipy.sparse.linalg as reference_linalg

import gridstride as gs
from gridstride.scipy import sparse
from gridstride.scipy.sparse import csgraph, linalg
from scipy_support import on_host

RNG = np.random.default_rng(17)
FORMATS = ["csr", "csc", "coo", "dia"]


def dense(shape, dtype="float64", filled=0.3):
    x = (RNG.normal(size=shape) * 10).astype(dtype)
    x[RNG.random(shape) > filled] = 0
    return x


def close(actual, expected, tol=1e-10):
    actual = np.asarray(on_host(actual))
    expected = np.asarray(expected.toarray() if hasattr(expected, "toarray") else expected)
    assert actual.shape == expected.shape
    np.testing.assert_allclose(actual, expected, rtol=tol, atol=tol)


UNARY = {
    "itself": lambda a, x: a,
    "transpose": lambda a, x: a.T,
    "conjugate transpose": lambda a, x: a.conj().T,
    "times 2": lambda a, x: a * 2,
    "half": lambda a, x: a / 2,
    "negative": lambda a, x: -a,
    "absolute": lambda a, x: abs(a),
    "power": lambda a, x: a.power(2),
    "sum": lambda a, x: a.sum(),
    "sum of columns": lambda a, x: a.sum(axis=0),
    "sum of rows": lambda a, x: a.sum(axis=1),
    "mean": lambda a, x: a.mean(),
    "diagonal": lambda a, x: a.diagonal(1),
    "reshape": lambda a, x: a.reshape((a.shape[1], a.shape[0])),
    "csr": lambda a, x: a.tocsr(),
    "csc": lambda a, x: a.tocsc(),
    "coo": lambda a, x: a.tocoo(),
    "dia": lambda a, x: a.todia(),
}
BINARY = {
    "product": lambda a, b, c, x: a @ b,
    "star": lambda a, b, c, x: a * b,
    "sum": lambda a, b, c, x: a + c,
    "difference": lambda a, b, c, x: a - c,
    "element by element": lambda a, b, c, x: a.multiply(c),
    "with an array": lambda a, b, c, x: a.multiply(x(c.toarray())),
    "array plus": lambda a, b, c, x: a + x(c.toarray()),
    "array minus": lambda a, b, c, x: x(c.toarray()) - a,
    "array product": lambda a, b, c, x: x(c.toarray()).T @ a,
}


@pytest.mark.parametrize("dtype", ["float64", "complex128", "int64"])
@pytest.mark.parametrize("format", FORMATS)
def test_arithmetic(format, dtype):
    host = [dense(shape, dtype) for shape in ((7, 5), (5, 6), (7, 5))]
    ours = [getattr(sparse, f"{format}_matrix")(gs.asarray(x)) for x in host]
    theirs = [getattr(reference, f"{format}_matrix")(x) for x in host]
    for function in UNARY.values():
        close(function(ours[0], gs.asarray), function(theirs[0], np.asarray))
    for function in BINARY.values():
        close(function(*ours, gs.asarray), function(*theirs, np.asarray))
    vector, columns = dense((5,), dtype, 1), dense((5, 3), dtype, 1)
    close(ours[0] @ gs.asarray(vector), theirs[0] @ vector)
    close(ours[0] @ gs.asarray(columns), theirs[0] @ columns)
    assert format == "dia" or ours[0].nnz == np.count_nonzero(host[0])
    close(ours[0].get(), theirs[0])
    close(sparse.coo_matrix(theirs[0]), theirs[0])


@pytest.mark.parametrize("format", ["csr", "csc"])
def test_indexing(format):
    host = dense((8, 6))
    host[3] = 0
    theirs = getattr(reference, f"{format}_matrix")(host)
    ours = getattr(sparse, f"{format}_matrix")(gs.asarray(host))
    keys = [0, slice(1, 4), (slice(None), 2), (slice(None, None, 2), slice(1, 3)), (1, 2), [1, 2, 0]]
    keys += [(slice(None), [2, 0, 0]), ([1, 2], [0, 1]), -1, slice(None, None, -1), (slice(2, 5), [1, 3])]
    for key in keys:
        close(ours[key], theirs[key])
    for name in ("max", "min"):
        close(getattr(ours, name)(), getattr(theirs, name)())
        for axis in (0, 1):
            close(getattr(ours, name)(axis=axis), getattr(theirs, name)(axis=axis))
    other = dense((8, 6))
    close(ours.maximum(sparse.csr_matrix(gs.asarray(other))), theirs.maximum(reference.csr_matrix(other)))
    close(ours > sparse.csr_matrix(gs.asarray(other)), theirs > reference.csr_matrix(other))
    ours[1, 2], host[1, 2] = 5, 5
    ours[0:2, 1], host[0:2, 1] = 7, 7
    close(ours, host)
    ours.setdiag(3)
    np.fill_diagonal(host, 3)
    close(ours, host)
    for key in (8, (0, 6), ([9],), (0, 0, 0)):
        with pytest.raises(IndexError):
            ours[key]


def test_made_of_parts():
    a, b = dense((4, 5), filled=0.6), dense((4, 5), filled=0.6)
    pairs = [
        (sparse, sparse.csr_matrix(gs.asarray(a)), sparse.coo_matrix(gs.asarray(b))),
        (reference, reference.csr_matrix(a), reference.coo_matrix(b)),
    ]
    for function in (
        lambda m, x, y: m.hstack([x, y]),
        lambda m, x, y: m.vstack([x, y], format="csr"),
        lambda m, x, y: m.bmat([[x, None], [None, y]]),
        lambda m, x, y: m.block_diag([x, y]),
        lambda m, x, y: m.kron(x, y),
        lambda m, x, y: m.kronsum(x[:, :4], x[:, 1:5]),
        lambda m, x, y: m.tril(x, 1),
        lambda m, x, y: m.triu(y),
        lambda m, x, y: m.eye(4, 5, k=1),
        lambda m, x, y: m.identity(3, format="csr"),
        lambda m, x, y: m.spdiags([[1, 2, 3, 4.0], [5, 6, 7, 8]], [0, -1], 4, 4),
        lambda m, x, y: m.diags([[1, 2, 3.0], [4, 5]], [0, 1]),
        lambda m, x, y: m.coo_matrix(([1.0, 2, 3], ([0, 0, 1], [1, 1, 0])), shape=(2, 3)),
        lambda m, x, y: m.csr_matrix(([1.0, 2, 3], [0, 2, 1], [0, 2, 2, 3]), shape=(3, 3)),
    ):
        close(*[function(*pair) for pair in pairs])
    made = sparse.random(30, 40, 0.1, format="csr", random_state=1)
    assert made.nnz == 120
    assert made.shape == (30, 40)


def test_errors():
    a = sparse.csr_matrix(gs.asarray(dense((4, 5))))
    for wrong in (lambda: a @ a, lambda: a @ gs.ones(4), lambda: a + a.T, lambda: sparse.csr_matrix((2, -1))):
        with pytest.raises(ValueError):
            wrong()
    with pytest.raises(ValueError, match="exceeds"):
        sparse.coo_matrix(([1.0], ([5], [0])), shape=(2, 2))
    with pytest.raises(ValueError, match="index pointer"):
        sparse.csr_matrix(([1.0], [0], [0, 1]), shape=(2, 2))
    with pytest.raises(ValueError, match="float16"):
        sparse.csr_matrix(gs.ones((2, 2), "float16"))
    with pytest.raises(TypeError, match="sparse"):
        linalg.spsolve(gs.ones((2, 2)), gs.ones(2))


def test_systems():
    n = 40
    noise = dense((n, n), filled=0.1) / 10
    general, positive, right = noise + np.eye(n) * 4, noise @ noise.T + np.eye(n) * 3, RNG.normal(size=n)
    a, s = sparse.csr_matrix(gs.asarray(general)), sparse.csr_matrix(gs.asarray(positive))
    b = gs.asarray(right)
    for name, matrix, host in (
        ("cg", s, positive),
        ("cgs", a, general),
        ("bicgstab", a, general),
        ("gmres", a, general),
        ("minres", s, positive),
    ):
        x, info = getattr(linalg, name)(matrix, b, tol=1e-12)
        assert info == 0, name
        close(x, np.linalg.solve(host, right), 1e-8)
    jacobi = sparse.diags(1 / gs.diagonal(gs.asarray(positive)))
    close(linalg.cg(s, b, tol=1e-12, M=jacobi)[0], np.linalg.solve(positive, right), 1e-8)
    expected = np.linalg.solve(general, right)
    close(linalg.spsolve(a, b), expected)
    close(linalg.factorized(a)(b), expected)
    close(linalg.lsqr(a, b, atol=1e-14, btol=1e-14)[0], expected, 1e-8)
    close(linalg.lsmr(a, b, atol=1e-14, btol=1e-14)[0], expected, 1e-8)
    close(linalg.spsolve_triangular(sparse.tril(a, format="csr"), b), np.linalg.solve(np.tril(general), right))
    upper = linalg.spsolve_triangular(sparse.triu(a, format="csr"), b, lower=False)
    close(upper, np.linalg.solve(np.triu(general), right))
    close(linalg.eigsh(s, 4)[0], reference_linalg.eigsh(positive, 4)[0])
    close(np.sort(on_host(linalg.svds(a, 4)[1])), np.sort(reference_linalg.svds(general, 4)[1]))
    for order in (None, 1, np.inf):
        for axis in (None, 0, 1):
            close(linalg.norm(a, order, axis), reference_linalg.norm(reference.csr_matrix(general), order, axis))


@pytest.mark.parametrize("filled", [0.0, 0.02, 0.2])
def test_connected_components(filled):
    graph = RNG.random((50, 50)) < filled
    count, labels = csgraph.connected_components(sparse.csr_matrix(gs.asarray(graph)), directed=False)
    expected, their_labels = scipy.sparse.csgraph.connected_components(graph, directed=False)
    assert count == expected
    close(labels, their_labels)
