"""Morphology, components and measurements against SciPy's."""

import numpy as np
import pytest
import scipy.ndimage as reference

import gridstride as gs
from gridstride.scipy import ndimage
from scipy_support import close, same_as
from support import random_array

RNG = np.random.default_rng(13)
SHAPES = [(23,), (15, 17), (8, 9, 10)]


def check(name, *args, **kwargs):
    same_as(reference, ndimage, name, *args, **kwargs)


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_binary(shape):
    rank, x = len(shape), RNG.random(shape) > 0.45
    odd = RNG.random((3, 4, 3)[:rank]) > 0.3
    odd.flat[-1] = True
    for structure in (None, np.ones((3,) * rank, bool), odd):
        for name in ("binary_erosion", "binary_dilation"):
            for border in (0, 1):
                check(name, x, structure, iterations=1, border_value=border)
                check(name, x, structure, iterations=2, border_value=border)
                if structure is not odd:
                    check(name, x, structure, iterations=-1, border_value=border)
            check(name, x, structure, mask=RNG.random(shape) > 0.5, iterations=2)
            check(name, x, structure, origin=-1)
        for name in ("binary_opening", "binary_closing"):
            check(name, x, structure, iterations=2)
        check("binary_hit_or_miss", x, structure)
        check("binary_fill_holes", x, structure)
    check("binary_propagation", (RNG.random(shape) > 0.95) & x, mask=x)
    for k in (1, 2, 3):
        check("iterate_structure", reference.generate_binary_structure(rank, 1), k)
        check("generate_binary_structure", rank, k)
    check("binary_erosion", x, np.ones((3,) * (rank + 1)))
    check("binary_erosion", x + 1j)


@pytest.mark.parametrize("dtype", ["float64", "uint8", "int32"])
@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_grey(shape, dtype):
    rank, x = len(shape), random_array(RNG, shape, dtype, 0, 100)
    heights = RNG.integers(0, 4, (3, 2, 3)[:rank]).astype(dtype)
    footprint = RNG.random((3, 4, 3)[:rank]) > 0.3
    footprint.flat[0] = True
    for name in (
        *("grey_erosion", "grey_dilation", "grey_opening", "grey_closing", "morphological_gradient"),
        *("morphological_laplace", "white_tophat", "black_tophat"),
    ):
        check(name, x, 3)
        check(name, x, (4, 3, 2)[:rank], mode="nearest")
        check(name, x, footprint=footprint)
        if dtype != "uint8":
            check(name, x, structure=heights)
    check("grey_erosion", x)


@pytest.mark.parametrize("shape", [*SHAPES, (1, 1), (0, 4)], ids=str)
def test_label(shape):
    for filled in (0.1, 0.45, 0.8, 1.0):
        x = RNG.random(shape) < filled
        for connectivity in range(1, len(shape) + 1):
            check("label", x, reference.generate_binary_structure(len(shape), connectivity))
    spiral = np.zeros((31, 31), bool)
    for k in range(0, 15, 2):
        spiral[k, k : 31 - k] = spiral[30 - k, k : 31 - k] = spiral[k : 31 - k, 30 - k] = spiral[k + 2 : 31 - k, k] = (
            True
        )
        spiral[k + 2, k : k + 2] = True
    check("label", spiral)
    check("label", spiral, np.ones((2, 3)))
    with pytest.raises(ValueError, match="not symmetric"):
        ndimage.label(gs.asarray(spiral), np.array([[1, 1, 0], [1, 1, 1], [0, 0, 0]]))


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_distances(shape):
    for filled in (0.5, 0.95):
        x = RNG.random(shape) < filled
        x.flat[3] = False
        check("distance_transform_edt", x)
        check("distance_transform_edt", x, sampling=[1.5, 2, 0.7][: len(shape)])
        distances, places = ndimage.distance_transform_edt(gs.asarray(x), return_indices=True)
        places = places.get()
        assert not x[tuple(places)].any()
        close(distances, np.sqrt(((places - np.indices(shape)) ** 2).sum(axis=0)), 1e-12)
    check("distance_transform_edt", x, return_distances=False)


@pytest.mark.parametrize("dtype", ["float64", "int16", "complex128"])
@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_numbers_of_parts(shape, dtype):
    labels, count = reference.label(RNG.random(shape) > 0.5)
    # Different values: SciPy may name any of equal ones.
    x = RNG.permutation(np.arange(labels.size)).reshape(shape).astype(dtype)
    several = [np.arange(1, count + 1), np.array([3, 1, 2, 3]), 2]
    names = ["sum", "sum_labels", "mean", "variance", "standard_deviation", "minimum", "maximum", "median"]
    names += ["minimum_position", "maximum_position", "extrema", "center_of_mass"]
    if dtype == "complex128":
        names, several = ["sum", "mean"], []
    for name in names:
        check(name, x)
        check(name, x, labels)
        for index in several:
            check(name, x, labels, index)
    with pytest.raises(ValueError, match="no labels"):
        ndimage.sum(gs.asarray(x), None, 1)
    if dtype == "float64":
        check("labeled_comprehension", x, labels, np.arange(1, 4), lambda v: v.sum(), float, -1)
        check("labeled_comprehension", x, labels, [1, 99], lambda v, p: v.sum() + p.max(), float, -1, True)
        theirs = reference.histogram(x, 0, 100, 7, labels, [1, 2, 3])
        ours = ndimage.histogram(gs.asarray(x), 0, 100, 7, gs.asarray(labels), [1, 2, 3])
        for a, b in zip(ours, theirs, strict=True):
            close(a, b, 0)


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_objects(shape):
    labels, count = reference.label(RNG.random(shape) > 0.6)
    device = gs.asarray(labels)
    assert ndimage.find_objects(device) == reference.find_objects(labels)
    assert ndimage.find_objects(device, count + 2) == reference.find_objects(labels, count + 2)
    ours, theirs = ndimage.value_indices(device, ignore_value=0), reference.value_indices(labels, ignore_value=0)
    assert ours.keys() == theirs.keys()
    for value in ours:
        close(ours[value], theirs[value], 0)


@pytest.mark.parametrize(("shape", "share"), [((40, 50), 0.6), ((12, 9, 14), 0.3), ((200,), 0.5), ((1, 1), 1.0)])
@pytest.mark.parametrize("connectivity", [1, 2])
def test_label_on_either_device(shape, share, connectivity, monkeypatch):
    """The kernels that a GPU labels with find what the host's loop finds."""
    from gridstride.scipy.ndimage import _measurements

    image = np.random.default_rng(7).random(shape) < share
    structure = reference.generate_binary_structure(image.ndim, min(connectivity, image.ndim))
    expected, number = reference.label(image, structure)
    labels, count = _measurements.components(gs.asarray(image), structure)
    monkeypatch.setattr(_measurements, "ON_HOST_BELOW", 0)
    by_kernels, also = _measurements.components(gs.asarray(image), structure)
    assert count == also == number
    np.testing.assert_array_equal(labels.get(), expected)
    np.testing.assert_array_equal(by_kernels.get(), expected)
    assert by_kernels.dtype == labels.dtype == np.int32
