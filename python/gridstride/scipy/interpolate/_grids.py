"""Values between the points of a grid."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

import numpy as np

import gridstride as gs
from gridstride._core import asarray, ascontiguousarray, ndarray
from gridstride.scipy.interpolate._pieces import as_floats


class RegularGridInterpolator:
    """Values between those on a grid of any rank, whose lines need not be at equal distances.

    Args:
        points: the places of the lines of each axis, growing.
        values: shape: one extent for each axis, then any others.
        method: "linear" or "nearest".
        bounds_error: whether places outside are a ValueError; otherwise they get `fill_value`, or for None values that
            go on beyond the grid.

    Raises:
        ValueError: shapes that do not fit, another method, lines that do not grow.
    """

    def __init__(
        self,
        points: Sequence[Any],
        values: Any,
        method: str = "linear",
        bounds_error: bool = True,
        fill_value: float | None = np.nan,
    ) -> None:
        if method not in ("linear", "nearest"):
            raise ValueError(f"Method '{method}' is not defined")
        self.method, self.bounds_error, self.fill_value = method, bounds_error, fill_value
        self.values = ascontiguousarray(as_floats(values))
        self.grid = tuple(asarray(p).astype(np.float64) for p in points)
        if len(self.grid) > self.values.ndim:
            raise ValueError(f"There are {len(self.grid)} point arrays, but values has {self.values.ndim} dimensions")
        for axis, line in enumerate(self.grid):
            if line.ndim != 1:
                raise ValueError(f"The points in dimension {axis} must be 1-dimensional")
            if not bool((gs.diff(line) > 0).all()):
                raise ValueError(f"The points in dimension {axis} must be strictly ascending or descending")
            if line.size != self.values.shape[axis]:
                raise ValueError(
                    f"There are {line.size} points and {self.values.shape[axis]} values in dimension {axis}"
                )

    def __call__(self, xi: Any, method: str | None = None) -> ndarray:
        """Values at places, whose coordinates are the last axis of `xi` (or a tuple of arrays)."""
        method = self.method if method is None else method
        if method not in ("linear", "nearest"):
            raise ValueError(f"Method '{method}' is not defined")
        rank = len(self.grid)
        if isinstance(xi, tuple):
            xi = gs.stack(gs.broadcast_arrays(*[asarray(c).astype(np.float64) for c in xi]), axis=-1)
        places = asarray(xi).astype(np.float64)
        if places.shape[-1] != rank:
            raise ValueError(f"The requested sample points xi have dimension {places.shape[-1]} but this "
                             f"RegularGridInterpolator has dimension {rank}")  # fmt: skip
        flat = places.reshape(-1, rank)
        cells, shares = [], []
        outside = gs.zeros(flat.shape[0], bool)
        unknown = gs.isnan(flat).any(axis=1)
        for axis, line in enumerate(self.grid):
            c = flat[:, axis]
            outside = outside | (c < line[0]) | (c > line[-1])
            cell = gs.clip(gs.searchsorted(line, c, side="left") - 1, 0, max(line.size - 2, 0))
            cells.append(cell)
            after = gs.minimum(cell + 1, line.size - 1)
            width = line[after] - line[cell]
            shares.append((c - line[cell]) / gs.where(width == 0, 1.0, width))
        if self.bounds_error and bool(outside.any()):
            for axis, line in enumerate(self.grid):
                c = flat[:, axis]
                if bool(((c < line[0]) | (c > line[-1])).any()):
                    raise ValueError(f"One of the requested xi is out of bounds in dimension {axis}")
        found = self._nearest(cells, shares) if method == "nearest" else self._linear(cells, shares)
        shape = (-1, *[1] * (found.ndim - 1))
        if not self.bounds_error and self.fill_value is not None:
            found = gs.where(outside.reshape(shape), self.fill_value, found)
        found = gs.where(unknown.reshape(shape), np.nan, found)
        return found.reshape(*places.shape[:-1], *self.values.shape[rank:])

    def _nearest(self, cells: list[ndarray], shares: list[ndarray]) -> ndarray:
        return self.values[tuple(c + (s > 0.5).astype(np.int64) for c, s in zip(cells, shares, strict=True))]

    def _linear(self, cells: list[ndarray], shares: list[ndarray]) -> ndarray:
        total: Any = 0.0
        extra = [1] * (self.values.ndim - len(cells))
        for corner in itertools.product((0, 1), repeat=len(cells)):
            weight: Any = 1.0
            index = []
            for axis, (side, cell, share) in enumerate(zip(corner, cells, shares, strict=True)):
                weight = weight * (share if side else 1 - share)
                index.append(gs.minimum(cell + side, self.values.shape[axis] - 1))
            total = total + weight.reshape(-1, *extra) * self.values[tuple(index)]
        return total


def interpn(
    points: Sequence[Any],
    values: Any,
    xi: Any,
    method: str = "linear",
    bounds_error: bool = True,
    fill_value: float | None = np.nan,
) -> ndarray:
    """Values on a grid at places between: see `RegularGridInterpolator`."""
    return RegularGridInterpolator(points, values, method, bounds_error, fill_value)(xi)
