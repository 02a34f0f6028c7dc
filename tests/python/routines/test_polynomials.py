"""Polynomials by their coefficients, against NumPy."""

import operator

import numpy as np
import pytest

import gridstride as gs
from support import COMPLEX, random_array, same

KINDS = ["int32", "float32", "float64", *COMPLEX]
TOLERANCE = {"rtol": 1e-4, "atol": 1e-4}


@pytest.mark.parametrize("dtype", KINDS)
def test_complex_roots_are_found(rng, dtype):
    # A sum of two squares has no real root.
    for coefficients in ([1, 0, 1], [2, 0, 3, 0, 1], [1, 2, 5, 0], rng.integers(1, 9, 6)):
        host = np.asarray(coefficients, dtype)
        expected = np.roots(host)
        for found in (gs.roots(gs.asarray(host)), gs.poly1d(gs.asarray(host)).roots):
            assert found.dtype.kind == "c"
            left = list(found.get())
            # In any order: each expected one has one that is near.
            for root in expected:
                left.remove(min(left, key=lambda x, root=root: abs(x - root)) if left else None)
                nearest = min(abs(found.get() - root))
                assert nearest < 1e-3
            assert not left


@pytest.mark.parametrize("dtype", ["float16", *KINDS])
def test_coefficients_from_roots(rng, dtype):
    host = random_array(rng, 4, dtype, low=-2, high=2)
    same(gs.poly(gs.asarray(host)), np.poly(host), **TOLERANCE)


@pytest.mark.parametrize("exponent", [0, 1, 4, np.int32(3), np.int64(2)])
def test_powers(exponent):
    p, q = gs.poly1d(gs.asarray([1.0, 2.0, 3.0])), np.poly1d([1.0, 2.0, 3.0])
    same((p**exponent).coeffs, (q**exponent).coeffs)


@pytest.mark.parametrize(
    ("exponent", "error"), [(-1, ValueError), (2.5, ValueError), ([1], ValueError), (3.0, TypeError)]
)
def test_powers_that_there_are_none_of(exponent, error):
    for xp in (gs, np):
        with pytest.raises(error):
            xp.poly1d(xp.asarray([1.0, 2.0])) ** exponent


def test_ufuncs_take_polynomials_as_their_coefficients():
    p = gs.poly1d(gs.asarray([1.0, 2.0, 3.0]))
    same(gs.add(p, gs.asarray([1.0, 1.0, 1.0])), np.array([2.0, 3.0, 4.0]))
    same(gs.multiply(2, p), np.array([2.0, 4.0, 6.0]))


def test_numbers_keep_the_dtype_of_coefficients():
    p = gs.poly1d(gs.asarray([1, 2, 3], "float32"))
    assert (p * 2.5).coeffs.dtype == np.float32
    assert (p * np.float64(2.5)).coeffs.dtype == np.float64


def test_no_coefficients_are_a_type_error():
    with pytest.raises(TypeError):
        gs.polyval(gs.asarray(3.0), 2)
    with pytest.raises(TypeError):
        gs.polyval(3, 2)


def test_weights_of_a_fit_must_not_be_complex_alone():
    for xp in (gs, np):
        x = xp.arange(5.0)
        with pytest.raises(TypeError):
            xp.polyfit(x, x, 2, w=x + 1j)
    same(gs.polyfit(gs.arange(5.0), gs.arange(5.0) ** 2, 2.0), np.array([1.0, 0, 0]), atol=1e-9)


@pytest.mark.parametrize("dtype", KINDS)
@pytest.mark.parametrize("degree", [0, 1, 5])
def test_vandermonde_matrices(rng, dtype, degree):
    for shape in ((), (4,), (2, 3)):
        host = random_array(rng, shape, dtype, low=-3, high=3)
        actual = gs.polynomial.polynomial.polyvander(gs.asarray(host), degree)
        same(actual, np.polynomial.polynomial.polyvander(host, degree), rtol=1e-5)
    with pytest.raises(ValueError):
        gs.polynomial.polynomial.polyvander(gs.asarray(host), -1)
    with pytest.raises(TypeError):
        gs.polynomial.polynomial.polyvander(gs.asarray(host), 2.0)


@pytest.mark.parametrize("dtype", KINDS)
def test_companion_matrices(rng, dtype):
    for size in (2, 3, 7):
        host = random_array(rng, size, dtype, low=1, high=5)
        host = np.concatenate([host, np.zeros(2, dtype)])
        actual = gs.polynomial.polynomial.polycompanion(gs.asarray(host))
        same(actual, np.polynomial.polynomial.polycompanion(host), rtol=1e-5)
    for wrong in ([3.0], [3.0, 0.0], [], [[1.0, 2.0]], [True, False]):
        with pytest.raises(ValueError):
            gs.polynomial.polynomial.polycompanion(gs.asarray(wrong))


@pytest.mark.parametrize("tensor", [True, False])
def test_values_of_power_series(rng, tensor):
    c, x = rng.normal(size=(4, 3)), rng.normal(size=3)
    here, there = gs.polynomial.polynomial, np.polynomial.polynomial
    same(here.polyval(gs.asarray(x), gs.asarray(c), tensor), there.polyval(x, c, tensor), rtol=1e-12)
    same(here.polyvalfromroots(gs.asarray(x), gs.asarray(c), tensor), there.polyvalfromroots(x, c, tensor), rtol=1e-12)
    same(here.polyval(2, gs.asarray([1, 2, 3])), there.polyval(2, [1, 2, 3]))


def test_series_without_trailing_zeros():
    here, there = gs.polynomial.polyutils, np.polynomial.polyutils
    for host in (
        np.array([3, 5, 0, 7, 0, 0]),
        np.zeros(4),
        np.array([1.0]),
        np.array([0, 2e-4, 1e-3, 1e-5], "float32"),
    ):
        x = gs.asarray(host)
        same(here.trimseq(x), there.trimseq(host))
        same(here.trimcoef(x, 1e-4), there.trimcoef(host, 1e-4))
        for trim in (True, False):
            same(here.as_series([x, x], trim)[1], there.as_series([host, host], trim)[1])
    assert here.trimseq([1, 0, 0]) == [1]
    for wrong in ([[True]], [[]], [[[1.0]]]):
        with pytest.raises(ValueError):
            here.as_series([gs.asarray(w) for w in wrong])
    with pytest.raises(ValueError):
        here.trimcoef(gs.asarray([1.0]), -1)
    with pytest.raises(TypeError):
        here.trimseq(gs.asarray(1.0))


@pytest.mark.parametrize("operation", ["__add__", "__sub__", "__mul__"])
def test_an_array_takes_the_coefficients_of_a_polynomial(rng, operation):
    a, b = rng.random(3), rng.random(3)
    function = getattr(operator, operation)
    got = function(gs.asarray(a), gs.poly1d(gs.asarray(b)))
    assert isinstance(got, gs.ndarray)
    np.testing.assert_allclose(got.get(), function(a, np.poly1d(b)))
    assert isinstance(function(gs.poly1d(gs.asarray(b)), gs.asarray(a)), gs.poly1d)
