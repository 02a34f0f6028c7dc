"""Polynomials by their coefficients, lowest first, as in numpy.polynomial."""

from __future__ import annotations

from gridstride.polynomial import polynomial, polyutils

__all__ = ["polynomial", "polyutils"]
