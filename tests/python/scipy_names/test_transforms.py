"""Spline interpolation against SciPy's."""

import numpy as np
import pytest
import scipy.ndimage as reference

import gridstride as gs
from gridstride.scipy import ndimage
from scipy_support import close, same_as
from support import random_array

RNG = np.random.default_rng(11)
MODES = ["constant", "nearest", "mirror", "wrap", "grid-wrap", "grid-constant"]


def check(name, *args, **kwargs):
    # Halves may be rounded either way.
    tol = 0.0102 if args and getattr(args[0], "dtype", None) == np.uint8 else 1e-10
    same_as(reference, ndimage, name, *args, tol=tol, **kwargs)


def image(shape, dtype="float64"):
    return random_array(RNG, shape, dtype, 0, 100) if np.dtype(dtype).kind in "iu" else random_array(RNG, shape, dtype)


@pytest.mark.parametrize("order", range(6))
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("shape", [(17,), (11, 13), (8, 9, 10)], ids=str)
def test_transforms(shape, mode, order):
    rank = len(shape)
    if rank == 3 and order > 3:
        shape = (14, 15, 3)[:rank]
    matrix = np.eye(rank) + RNG.normal(0, 0.2, (rank, rank))
    for dtype in ("float64", "uint8", "float32") if order in (1, 3) else ("float64",):
        x = image(shape, dtype)
        options = {"order": order, "mode": mode, "cval": 2.0}
        check("shift", x, 1.7, **options)
        check("shift", x, -9.3, **options)
        check("zoom", x, 1.6, **options)
        # SciPy's coefficients are not exact near where an array is continued by its border, see test_reflected.
        reach = (-12, 24) if mode != "nearest" else (-2, 12)
        check("map_coordinates", x, RNG.uniform(*reach, (rank, 5, 6)), **options)
        check("affine_transform", x, matrix, offset=0.3, **options)
        check("affine_transform", x, np.diagonal(matrix).copy(), offset=-0.6, output_shape=(9,) * rank, **options)
        if rank > 1:
            check("rotate", x, 33, **options)
            if order > 0:  # a quarter turn's places may lie between elements, and rounding chooses one
                check("rotate", x, 90, reshape=False, **options)


@pytest.mark.parametrize("order", range(2, 6))
@pytest.mark.parametrize("mode", ["reflect", "mirror", "grid-wrap", "grid-mirror"])
def test_coefficients(order, mode):
    """The spline goes through the values: exactly so for "reflect", where SciPy's is off by 1e-5 for short lines."""
    x = image((9, 12))
    places = np.indices(x.shape).astype(float)
    back = ndimage.map_coordinates(gs.asarray(x), gs.asarray(places), order=order, mode=mode)
    close(back, x, 1e-12)
    if "re" not in mode and mode != "grid-mirror":
        check("spline_filter", x, order=order, mode=mode)
        check("spline_filter1d", x, order=order, axis=0, mode=mode)


@pytest.mark.parametrize("order", range(6))
def test_reflected(order):
    x = image((40, 50))
    same_as(
        reference, ndimage, "map_coordinates", x, RNG.uniform(-60, 120, (2, 50)), order=order, mode="reflect", tol=1e-8
    )
    same_as(reference, ndimage, "zoom", x, 1.5, order=order, mode="grid-mirror", grid_mode=True, tol=1e-8)


def test_others():
    x = image((11, 13), "complex128")
    check("rotate", x, 20)
    check("zoom", x, 2)
    check("map_coordinates", x, RNG.uniform(0, 10, (2, 4)), cval=1 + 1j)
    check("spline_filter", x)
    check("rotate", image((5, 6, 7)), 20, axes=(0, 2))
    check("zoom", image((5, 6)), (2, 1))
    check("zoom", image((1, 6)), (3, 2), mode="nearest")
    homogeneous = np.array([[1.1, 0.1, 2], [0, 0.9, -1], [0, 0, 1]])
    check("affine_transform", image((9, 9)), homogeneous)
    check("affine_transform", image((9, 9)), homogeneous + 1)
    check("shift", image((9, 9)), (1, 2), prefilter=False)
    out = gs.empty((9, 9), "int16")
    a = image((9, 9), "int16")
    assert ndimage.shift(gs.asarray(a), 0.5, output=out) is out
    close(out, reference.shift(a, 0.5), 0)


def test_errors():
    x = image((9, 9))
    check("map_coordinates", x, np.zeros((3, 4)))
    check("map_coordinates", x, np.zeros((2, 4)), order=6)
    check("map_coordinates", x, np.zeros((2, 4)), mode="around")
    check("map_coordinates", x, np.zeros((2, 4), complex))
    check("affine_transform", x, np.eye(3)[:, :2])
    check("rotate", x[0], 10)
    check("rotate", x, 10, axes=(0, 3))
    check("zoom", x, (1, 2, 3))
