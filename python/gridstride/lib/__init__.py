"""Namespaces of numpy.lib."""

from __future__ import annotations

from gridstride.lib import stride_tricks

__all__ = ["stride_tricks"]
