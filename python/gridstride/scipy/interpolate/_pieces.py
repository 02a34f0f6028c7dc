"""Piecewise polynomials."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

import gridstride as gs
from gridstride._core import asarray, ascontiguousarray, ndarray


def as_floats(x: Any) -> ndarray:
    """An array of float64 or complex128."""
    values = asarray(x)
    return values.astype(np.complex128 if values.dtype.kind == "c" else np.float64)


def check_points(x: Any) -> ndarray:
    """Places in one strictly growing row. ValueError for others."""
    points = asarray(x)
    if points.dtype.kind == "c":
        raise ValueError("`x` must contain real values.")
    points = points.astype(np.float64)
    if points.ndim != 1:
        raise ValueError("`x` must be 1-dimensional.")
    if points.size < 2:
        raise ValueError("`x` must contain at least 2 elements.")
    if not bool(gs.isfinite(points).all()):
        raise ValueError("`x` must contain only finite values.")
    if not bool((gs.diff(points) > 0).all()):
        raise ValueError("`x` must be strictly increasing sequence.")
    return points


class PPoly:
    """A polynomial on each of some intervals: ``sum(c[m, i] * (t - x[i])**(k - m))`` for t in [x[i], x[i + 1]).

    Args:
        c: coefficients, the highest power first; shape (k, intervals, ...).
        x: where the intervals begin and end, growing.
        extrapolate: whether the first and the last polynomial go on beyond the ends (the default), or values there are
            NaN; "periodic" repeats.
        axis: where the axis of places stands in results.

    Raises:
        ValueError: shapes that do not fit, places that do not grow.
    """

    c: ndarray
    x: ndarray
    axis: int

    def __init__(self, c: Any, x: Any, extrapolate: bool | str | None = None, axis: int = 0) -> None:
        self.c, self.x = ascontiguousarray(as_floats(c)), asarray(x).astype(np.float64)
        self.extrapolate = True if extrapolate is None else extrapolate
        if self.c.ndim < 2:
            raise ValueError("Coefficients array must be at least 2-dimensional.")
        if self.x.ndim != 1:
            raise ValueError("x must be 1-dimensional")
        if self.x.size < 2:
            raise ValueError("at least 2 breakpoints are needed")
        if self.c.shape[1] != self.x.size - 1:
            raise ValueError("number of coefficients != len(x)-1")
        if self.c.shape[0] == 0:
            raise ValueError("polynomial must be at least of order 0")
        if not bool((gs.diff(self.x) > 0).all()):
            raise ValueError("`x` must be strictly increasing or decreasing.")
        if not 0 <= axis < self.c.ndim - 1:
            raise ValueError(f"axis={axis} must be between 0 and {self.c.ndim - 1}")
        self.axis = axis

    @classmethod
    def construct_fast(cls, c: ndarray, x: ndarray, extrapolate: Any = None, axis: int = 0) -> PPoly:
        """One of parts that are known to be right; always a `PPoly` itself."""
        made = object.__new__(PPoly)
        made.c, made.x, made.axis = c, x, axis
        made.extrapolate = True if extrapolate is None else extrapolate
        return made

    def __call__(self, x: Any, nu: int = 0, extrapolate: bool | str | None = None) -> ndarray:
        """Values, or those of the derivative of order `nu`; shape: that of `x` in the place of `axis`."""
        beyond = self.extrapolate if extrapolate is None else extrapolate
        wanted = asarray(x).astype(np.float64)
        flat = wanted.reshape(-1)
        first, last = float(self.x[0]), float(self.x[-1])
        if beyond == "periodic":
            flat = first + (flat - first) % (last - first)
        piece = gs.clip(gs.searchsorted(self.x, flat, side="right") - 1, 0, self.x.size - 2)
        step = (flat - self.x[piece]).reshape(-1, *[1] * (self.c.ndim - 2))
        order = self.c.shape[0]
        values = gs.zeros((flat.size, *self.c.shape[2:]), self.c.dtype)
        for m in range(order - nu):
            power = order - 1 - m
            values = values * step + self.c[m][piece] * float(math.perm(power, nu))
        outside = (flat < first) | (flat > last) if beyond is False else gs.isnan(flat)
        values = gs.where(outside.reshape(step.shape), np.nan, values)
        values = values.reshape(*wanted.shape, *self.c.shape[2:])
        if self.axis:
            # From (points, kept...) to where the axis of places stood.
            lead = list(range(wanted.ndim))
            kept = list(range(wanted.ndim, values.ndim))
            values = values.transpose(*kept[: self.axis], *lead, *kept[self.axis :])
        return ascontiguousarray(values)

    def derivative(self, nu: int = 1) -> PPoly:
        """The piecewise polynomial of the derivative; of the antiderivative for a negative order."""
        if nu < 0:
            return self.antiderivative(-nu)
        order = self.c.shape[0]
        if nu >= order:
            return PPoly.construct_fast(
                gs.zeros((1, *self.c.shape[1:]), self.c.dtype), self.x, self.extrapolate, self.axis
            )
        factors = np.array([float(math.perm(order - 1 - m, nu)) for m in range(order - nu)])
        c = self.c[: order - nu] * asarray(factors).reshape(-1, *[1] * (self.c.ndim - 1))
        return PPoly.construct_fast(c, self.x, self.extrapolate, self.axis)

    def antiderivative(self, nu: int = 1) -> PPoly:
        """The piecewise polynomial whose derivative this one is, 0 at the first place and continuous."""
        if nu <= 0:
            return self.derivative(-nu)
        made = self
        for _ in range(nu):
            made = made._integral()
        return made

    def _integral(self) -> PPoly:
        order = self.c.shape[0]
        powers = asarray(np.arange(order, 0, -1.0)).reshape(-1, *[1] * (self.c.ndim - 1))
        raised = gs.concatenate([self.c / powers, gs.zeros((1, *self.c.shape[1:]), self.c.dtype)])
        # Each piece begins where the one before has ended.
        width = gs.diff(self.x).reshape(-1, *[1] * (self.c.ndim - 2))
        ends = gs.zeros(self.c.shape[1:], self.c.dtype)
        for m in range(order + 1):
            ends = ends * width + raised[m]
        starts = gs.cumsum(ends, axis=0)
        raised[-1, 1:] = starts[:-1]
        beyond = False if self.extrapolate == "periodic" else self.extrapolate
        return PPoly.construct_fast(raised, self.x, beyond, self.axis)

    def integrate(self, a: float, b: float, extrapolate: bool | str | None = None) -> ndarray:
        """The definite integral from `a` to `b`."""
        beyond = self.extrapolate if extrapolate is None else extrapolate
        whole = self.antiderivative()
        if beyond != "periodic":
            ends = PPoly.construct_fast(whole.c, self.x, beyond, 0)(np.array([a, b]))
            return ends[1] - ends[0]
        sign = 1.0 if b >= a else -1.0
        a, b = min(a, b), max(a, b)
        first, last = float(self.x[0]), float(self.x[-1])
        period = last - first
        inside = PPoly.construct_fast(whole.c, self.x, True, 0)
        rounds, rest = divmod(b - a, period)
        begin = first + (a - first) % period
        end = begin + rest
        at = inside(np.array([first, last, begin, min(end, last), first + max(end - last, 0.0)]))
        return sign * (rounds * (at[1] - at[0]) + at[3] - at[2] + at[4] - at[0])
