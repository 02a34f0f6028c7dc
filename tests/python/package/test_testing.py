"""gridstride.testing: NumPy's assertions over host copies."""

import numpy as np
import pytest

import gridstride as gs
from gridstride import testing


@pytest.mark.parametrize(
    ("name", "good", "bad"),
    [
        ("assert_allclose", (1.0, 1.0 + 1e-9), (1.0, 1.1)),
        ("assert_almost_equal", (1.0, 1.0 + 1e-9), (1.0, 1.1)),
        ("assert_array_almost_equal", (1.0, 1.0 + 1e-9), (1.0, 1.1)),
        ("assert_array_almost_equal_nulp", (1.0, np.nextafter(1.0, 2)), (1.0, 1.1)),
        ("assert_array_max_ulp", (1.0, np.nextafter(1.0, 2)), (1.0, 1.1)),
        ("assert_array_equal", (1.0, 1.0), (1.0, 1.1)),
        ("assert_equal", (1.0, 1.0), (1.0, 1.1)),
        ("assert_array_less", (1.0, 2.0), (2.0, 1.0)),
    ],
)
def test_assertions(name, good, bad):
    check = getattr(testing, name)
    for make in (gs.full, np.full):
        check(gs.full(5, good[0]), make(5, good[1]))
        with pytest.raises(AssertionError):
            check(gs.full(5, bad[0]), make(5, bad[1]))
        with pytest.raises(AssertionError):
            check(make(5, bad[0]), gs.full(5, bad[1]))


def test_approx_equal():
    testing.assert_approx_equal(gs.array(1.0), 1.00000001)
    with pytest.raises(AssertionError):
        testing.assert_approx_equal(gs.array(1.0), 1.1)


def test_nested_lists():
    testing.assert_equal([gs.arange(3), [gs.ones(2)]], [np.arange(3), [np.ones(2)]])
    testing.assert_array_list_equal([gs.arange(3)], [np.arange(3)])
    with pytest.raises(AssertionError):
        testing.assert_array_list_equal([gs.arange(3)], [])
    with pytest.raises(TypeError):
        testing.assert_array_list_equal(gs.arange(3), [])


def test_options():
    testing.assert_allclose(gs.array([1.0, np.nan]), np.array([1.05, np.nan]), rtol=0.1)
    with pytest.raises(AssertionError, match="a message"):
        testing.assert_allclose(gs.array(1.0), 2.0, err_msg="a message")
    with pytest.raises(AssertionError):
        testing.assert_array_equal(gs.ones(3), np.ones(3, "float32"), strict=True)
