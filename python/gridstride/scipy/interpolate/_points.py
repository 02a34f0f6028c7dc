"""The polynomial through points."""

from __future__ import annotations

from typing import Any

import numpy as np

import gridstride as gs
from gridstride._core import asarray, ascontiguousarray, ndarray
from gridstride.scipy.interpolate._pieces import as_floats


class BarycentricInterpolator:
    """The polynomial through points, in barycentric form: stable for places that crowd at the ends.

    Args:
        xi: places, all different. yi: values along `axis`; may be given later by `set_yi`.
    """

    def __init__(self, xi: Any, yi: Any = None, axis: int = 0) -> None:
        self.xi = asarray(xi).astype(np.float64)
        if self.xi.ndim != 1:
            raise ValueError("`xi` must be 1-dimensional.")
        self.n = self.xi.size
        spread = float(self.xi.max() - self.xi.min()) if self.n else 1.0
        # Products of differences, scaled so that they stay within float64.
        scale = 4.0 / spread if spread else 1.0
        gaps = (self.xi[:, None] - self.xi[None, :]) * scale + gs.eye(self.n)
        if self.n > 1 and bool((gaps == 0).any()):
            raise ValueError("Interpolation points xi must be distinct.")
        self.wi = 1.0 / gs.prod(gaps, axis=1)
        self.yi: ndarray | None = None
        self._axis = axis
        if yi is not None:
            self.set_yi(yi, axis)

    def set_yi(self, yi: Any, axis: int | None = None) -> None:
        """Other values at the same places."""
        values = as_floats(yi)
        self._axis = (self._axis if axis is None else axis) % max(values.ndim, 1)
        if values.shape[self._axis] != self.n:
            raise ValueError("x and y arrays must be equal in length along interpolation axis.")
        self.yi = ascontiguousarray(gs.moveaxis(values, self._axis, 0))

    def __call__(self, x: Any) -> ndarray:
        """Values; shape: that of `x` in the place of the axis. ValueError without values."""
        if self.yi is None:
            raise ValueError("No y values supplied")
        wanted = asarray(x).astype(np.float64)
        flat = wanted.reshape(-1)
        kept = self.yi.shape[1:]
        away = flat[:, None] - self.xi[None, :]
        hit = away == 0
        weights = self.wi[None, :] / gs.where(hit, 1.0, away)
        # At a place itself its value stands alone.
        weights = gs.where(hit.any(axis=1)[:, None], hit.astype(np.float64), weights)
        table = self.yi.reshape(self.n, -1)
        values = (weights @ table) / weights.sum(axis=1)[:, None]
        values = values.reshape(*wanted.shape, *kept)
        lead, rest = list(range(wanted.ndim)), list(range(wanted.ndim, values.ndim))
        return ascontiguousarray(values.transpose(*rest[: self._axis], *lead, *rest[self._axis :]))


def barycentric_interpolate(xi: Any, yi: Any, x: Any, axis: int = 0) -> ndarray:
    """Values of the polynomial through points: see `BarycentricInterpolator`."""
    return BarycentricInterpolator(xi, yi, axis)(x)
