"""Interpolation with SciPy's names: piecewise polynomials, polynomials through points, and values on a grid."""

from gridstride.scipy.interpolate._cubic import (
    Akima1DInterpolator,
    CubicHermiteSpline,
    CubicSpline,
    PchipInterpolator,
    pchip_interpolate,
)
from gridstride.scipy.interpolate._grids import RegularGridInterpolator, interpn
from gridstride.scipy.interpolate._pieces import PPoly
from gridstride.scipy.interpolate._points import BarycentricInterpolator, barycentric_interpolate

__all__ = [
    "Akima1DInterpolator",
    "BarycentricInterpolator",
    "CubicHermiteSpline",
    "CubicSpline",
    "PPoly",
    "PchipInterpolator",
    "RegularGridInterpolator",
    "barycentric_interpolate",
    "interpn",
    "pchip_interpolate",
]
