"""Transforms, factorizations, distances and statistics against SciPy's; and what imports as cupyx.scipy."""

import numpy as np
import pytest
import scipy.fft
import scipy.linalg
import scipy.spatial
import scipy.spatial.distance
import scipy.stats

import gridstride as gs
from gridstride.scipy import fft, linalg, spatial, stats
from scipy_support import close, same_as
from support import run_program

RNG = np.random.default_rng(23)


@pytest.mark.parametrize("type", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("norm", [None, "ortho", "forward", "odd"])
def test_cosine_and_sine(type, norm):
    for dtype in ("float64", "float32", "complex128", "int32"):
        x = (RNG.normal(size=(3, 8, 5)) * 10).astype(dtype)
        for name in ("dct", "dst", "idct", "idst"):
            for n in (None, 3, 12):
                same_as(scipy.fft, fft, name, x, type, n, 1, norm, tol=1e-12 if dtype != "float32" else 1e-5)
            if type != 5:
                same_as(scipy.fft, fft, f"{name}n", x, type, None, (0, 2), norm, tol=1e-11)


def test_fourier():
    x = RNG.normal(size=(4, 6))
    for name in (
        "fft",
        "ifft",
        "rfft",
        "irfft",
        "hfft",
        "ihfft",
        "fft2",
        "ifft2",
        "fftn",
        "ifftn",
        "rfftn",
        "irfftn",
        "rfft2",
    ):
        same_as(scipy.fft, fft, name, x, dtype=False)
    same_as(scipy.fft, fft, "fft", x, 9, 0, "ortho")
    for n in (0, 1, 7, 13, 97, 1009, 12289):
        assert fft.next_fast_len(n) == scipy.fft.next_fast_len(n)
        assert fft.next_fast_len(n, real=True) == scipy.fft.next_fast_len(n, real=True)


@pytest.mark.parametrize("dtype", ["float64", "complex128", "float32"])
@pytest.mark.parametrize("n", [1, 5, 64, 131])
def test_triangles(n, dtype):
    tol = 1e-9 if dtype != "float32" else 2e-3
    a = RNG.normal(size=(n, n)).astype(dtype)
    if dtype == "complex128":
        a += 1j * RNG.normal(size=(n, n))
    for right in (RNG.normal(size=n).astype(dtype), RNG.normal(size=(n, 3)).astype(dtype)):
        for lower in (False, True):
            for trans in (0, 1, "C"):
                triangle = a / n + np.eye(n, dtype=dtype) * 2
                same_as(scipy.linalg, linalg, "solve_triangular", triangle, right, trans, lower, tol=tol)
        factors = linalg.lu_factor(gs.asarray(a))
        for trans in (0, 1, 2):
            host = (factors[0].get(), factors[1].get())
            close(linalg.lu_solve(factors, gs.asarray(right), trans), scipy.linalg.lu_solve(host, right, trans), tol)
    same_as(scipy.linalg, linalg, "lu_factor", a, tol=tol)
    # SciPy's permutation of one row has the matrix's dtype, others have its real one.
    same_as(scipy.linalg, linalg, "lu", a, tol=tol, dtype=n > 1)
    same_as(scipy.linalg, linalg, "lu", a[: max(n // 2, 1)], True, tol=tol, dtype=n > 1)
    same_as(scipy.linalg, linalg, "lu", a[:, : max(n // 2, 1)], tol=tol, dtype=n > 1)
    if dtype == "float64":
        same_as(scipy.linalg, linalg, "expm", a / n, tol=1e-11)
        same_as(scipy.linalg, linalg, "expm", a[:5, :5] * 4, tol=1e-8)


def test_special_matrices():
    x, y = RNG.normal(size=6), RNG.normal(size=4)
    y[0] = x[0]
    for name, args in {
        "toeplitz": [(x,), (x, y)],
        "hankel": [(x,), (x, y)],
        "circulant": [(x,)],
        "companion": [(x,), (x[:1],)],
        "convolution_matrix": [(x, 4), (x, 9, "same"), (x, 4, "valid"), (x, 0)],
        "dft": [(5,), (8, "sqrtn"), (6, "n")],
        "fiedler": [(x,)],
        "fiedler_companion": [(x,), (y[:3],), (y[:2],)],
        "hadamard": [(8,), (6,)],
        "helmert": [(5,), (5, True)],
        "hilbert": [(5,)],
        "khatri_rao": [(np.outer(x, y), np.outer(y, y))],
        "leslie": [(x, x[1:]), (x, y)],
        "block_diag": [(np.outer(x, y), y, 3.0)],
        "bandwidth": [(np.tril(np.outer(x, x), 2),), (np.diag(x),)],
    }.items():
        for each in args:
            same_as(scipy.linalg, linalg, name, *each, dtype=False)


def test_distances():
    a, b = RNG.random((9, 5)) + 0.1, RNG.random((7, 5)) + 0.1
    names = "canberra chebyshev cityblock correlation cosine euclidean hamming jensenshannon minkowski russellrao"
    for name in (*names.split(), "sqeuclidean"):
        options = {"p": 3} if name == "minkowski" else {}
        # SciPy's russellrao is of bools.
        u, v = (a > 0.5, b > 0.5) if name == "russellrao" else (a, b)
        same_as(scipy.spatial.distance, spatial.distance, "cdist", u, v, name, **options)
        same_as(scipy.spatial.distance, spatial.distance, "pdist", u, name, **options)
        if name not in ("minkowski", "russellrao"):
            same_as(scipy.spatial.distance, spatial.distance, name, a[0], b[0], dtype=False)
    same_as(scipy.spatial, spatial, "distance_matrix", a, b, 3)
    same_as(scipy.spatial.distance, spatial.distance, "cdist", a, b[:, :3])
    same_as(scipy.spatial.distance, spatial.distance, "cdist", a, b, "far")
    p, q = a[0] / a[0].sum(), b[0] / b[0].sum()
    close(spatial.distance.kl_divergence(gs.asarray(p), gs.asarray(q)), np.sum(p * np.log(p / q)), 1e-12)
    hellinger = np.sqrt(np.sum((np.sqrt(p) - np.sqrt(q)) ** 2) / 2)
    close(spatial.distance.hellinger(gs.asarray(p), gs.asarray(q)), hellinger, 1e-12)


def test_statistics():
    x, y = RNG.random((8, 5)), RNG.random((8, 5))
    for axis in (0, 1, None):
        same_as(scipy.stats, stats, "zscore", x, axis)
        same_as(scipy.stats, stats, "zmap", x, y, axis, 1)
        same_as(scipy.stats, stats, "trim_mean", x, 0.2, axis)
        if axis is not None:
            same_as(scipy.stats, stats, "entropy", x, axis=axis)
            same_as(scipy.stats, stats, "entropy", x, y, 2, axis=axis)
    same_as(scipy.stats, stats, "trim_mean", x, 0.6)
    for power in (0.0, 0.5, -2):
        same_as(scipy.stats, stats, "boxcox_llf", power, x[:, 0], dtype=False)


def test_as_cupyx():
    done = run_program(
        """
        import gridstride
        gridstride.install()
        import cupy as cp, cupyx.scipy.ndimage as ndimage
        from cupyx.scipy.special import erf
        from cupyx.scipy.sparse.linalg import cg
        from cupyx.scipy.spatial import distance
        import cupyx.scipy.signal.windows, cupyx.scipy.fft, cupyx.scipy.linalg, cupyx.scipy.stats, cupyx
        assert cupyx.scipy.get_array_module(cp.ones(3)) is cupyx.scipy
        print(float(erf(cp.zeros(1))[0]), ndimage.label(cp.ones((3, 3)))[1])
        for name in ("from cupyx.scipy.signal import place_poles", "import cupyx.scipy.optimize"):
            try:
                exec(name)
            except ImportError as error:
                print(error)
        """
    )
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert lines[0] == "0.0 1"
    assert "cupyx.scipy.signal.place_poles" in lines[1] or "place_poles" in lines[1]
    assert "cupyx.scipy.optimize is not covered" in lines[2]


def test_plans_are_contexts_and_arguments():
    host = RNG.random((4, 6)) + 0j
    a = gs.asarray(host)
    plan = fft.get_fft_plan(a, (8, None), (0, 1))
    assert plan.shape == (8, 6)
    with plan:
        close(gs.fft.fftn(a, (8, 6), (0, 1)), np.fft.fftn(host, (8, 6), (0, 1)), 1e-12)
    close(fft.fftn(a, plan=fft.get_fft_plan(a)), np.fft.fftn(host), 1e-12)
    with pytest.raises(ValueError, match="different lengths"):
        fft.get_fft_plan(a, (8,), (0, 1))
    with pytest.raises(ValueError, match="not all axes"):
        fft.get_fft_plan(a, axes=(0, 2))
    with pytest.raises(ValueError, match="value_type"):
        fft.get_fft_plan(a, value_type="R2R")
