"""Filters, transforms and measurements of images of any rank, with SciPy's names: kernels on all cores or the GPU."""

from gridstride.scipy.ndimage._distances import distance_transform_edt
from gridstride.scipy.ndimage._filters import (
    convolve,
    convolve1d,
    correlate,
    correlate1d,
    fourier_ellipsoid,
    fourier_gaussian,
    fourier_shift,
    fourier_uniform,
    gaussian_filter,
    gaussian_filter1d,
    gaussian_gradient_magnitude,
    gaussian_laplace,
    generic_gradient_magnitude,
    generic_laplace,
    laplace,
    prewitt,
    sobel,
    uniform_filter,
    uniform_filter1d,
)
from gridstride.scipy.ndimage._grey_morphology import (
    black_tophat,
    grey_closing,
    grey_dilation,
    grey_erosion,
    grey_opening,
    morphological_gradient,
    morphological_laplace,
    white_tophat,
)
from gridstride.scipy.ndimage._interpolation import (
    affine_transform,
    map_coordinates,
    rotate,
    shift,
    zoom,
)
from gridstride.scipy.ndimage._measurements import (
    center_of_mass,
    extrema,
    find_objects,
    histogram,
    label,
    labeled_comprehension,
    maximum,
    maximum_position,
    mean,
    median,
    minimum,
    minimum_position,
    standard_deviation,
    sum,
    sum_labels,
    value_indices,
    variance,
)
from gridstride.scipy.ndimage._morphology import (
    binary_closing,
    binary_dilation,
    binary_erosion,
    binary_fill_holes,
    binary_hit_or_miss,
    binary_opening,
    binary_propagation,
    generate_binary_structure,
    iterate_structure,
)
from gridstride.scipy.ndimage._ranks import (
    generic_filter,
    generic_filter1d,
    maximum_filter,
    maximum_filter1d,
    median_filter,
    minimum_filter,
    minimum_filter1d,
    percentile_filter,
    rank_filter,
)
from gridstride.scipy.ndimage._splines import spline_filter, spline_filter1d

__all__ = [name for name in dir() if not name.startswith("_")]
