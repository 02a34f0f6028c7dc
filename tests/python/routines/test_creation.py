"""Ranges, grids, triangles, windows against NumPy."""

import numpy as np
import pytest

import gridstride as gs
from support import agree, same

RNG = np.random.default_rng(7)
A = RNG.uniform(-3, 3, (4, 5))
B = RNG.integers(-5, 5, (4, 5))
V = RNG.uniform(-3, 3, 7)
W = RNG.uniform(-1, 1, 3)


def test_linspace():
    agree("linspace", 0, 10, 5, dtype=int)
    agree("linspace", A, B, 7, rtol=1e-15)
    agree("linspace", A, 3, 7, axis=-1, endpoint=False, rtol=1e-15)
    agree("linspace", V, V, 3)
    agree("linspace", 0, 1j, 5, rtol=1e-15)
    agree("linspace", V.astype("float32"), 4, 6, rtol=1e-6)
    agree("linspace", A, B, 5, dtype="int32")
    agree("linspace", A, B, 1)
    agree("linspace", 0, 1, -1)
    agree("linspace", 0, 10, 5, retstep=True)
    agree("linspace", 0, 1, 2.5)


def test_logspace_and_geomspace():
    agree("logspace", 0, 3, 7, rtol=1e-14)
    agree("logspace", 0, 3, 7, base=2, rtol=1e-14)
    agree("logspace", V, 3, 4, rtol=1e-13)
    agree("logspace", 0, 3, 5, base=np.array([2.0, 3.0]), rtol=1e-14)
    agree("logspace", 0, 3, 4, dtype="int32")
    agree("geomspace", 1, 1000, 7, rtol=1e-13)
    agree("geomspace", -1, -1000, 4, rtol=1e-13)
    agree("geomspace", 1, 1000, 5, endpoint=False, rtol=1e-13)
    agree("geomspace", 1j, 1000j, 4, rtol=1e-12)
    agree("geomspace", 0, 1)
    agree("geomspace", np.array([1.0, 2]), np.array([3.0, 50]), 4, rtol=1e-13)


@pytest.mark.parametrize("keywords", [{}, {"sparse": True}, {"indexing": "ij"}, {"copy": False}, {"indexing": "no"}])
def test_meshgrid(keywords):
    agree("meshgrid", V, W, **keywords)
    agree("meshgrid", V, W, V, **keywords)
    agree("meshgrid", V, **keywords)
    agree("meshgrid", **keywords)


@pytest.mark.parametrize("name", ["mgrid", "ogrid"])
def test_grids(name):
    for key in (np.s_[0:5], np.s_[0:5, 1:3], np.s_[0:1:5j], np.s_[0:1:5j, -1:1:3j], np.s_[0:3:0.5, 0:2]):
        expected, actual = getattr(np, name)[key], getattr(gs, name)[key]
        for a, e in zip(actual, expected, strict=True) if isinstance(expected, tuple) else [(actual, expected)]:
            same(a, e)


def test_indices():
    agree("indices", (2, 3))
    agree("indices", (2, 3), sparse=True)
    agree("indices", (2, 3), dtype=float)
    agree("indices", ())
    agree("fromfunction", lambda i, j: i + j * 2, (3, 4))
    agree("diag_indices", 3)
    agree("diag_indices_from", np.zeros((3, 3)))
    agree("diag_indices_from", A)


def test_triangles_and_diagonals():
    agree("tri", 3)
    agree("tri", 3, 5, 1)
    agree("tri", 3, 5, -1, int)
    for k in (0, 2, -2):
        agree("diag", V, k)
        agree("diag", A, k)
        agree("diagflat", A, k)
    agree("diag", np.zeros((2, 2, 2)))
    agree("vander", V, rtol=1e-13)
    agree("vander", V, 3, increasing=True)
    agree("vander", B[0])
    agree("vander", A)


@pytest.mark.parametrize("name", ["bartlett", "blackman", "hamming", "hanning"])
def test_windows(name):
    for count in (0, 1, 2, 7, 12):
        agree(name, count, rtol=1e-14)


def test_kaiser():
    agree("kaiser", 12, 14.0, rtol=1e-14)
    agree("kaiser", 1, 14.0)
