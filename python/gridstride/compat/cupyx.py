"""The functions of `cupyx` itself."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import gridstride as gs

__all__ = ["allow_synchronize", "rsqrt"]


def rsqrt(x: Any, /) -> Any:
    """1 / sqrt(x), element-wise; float64 for integers."""
    return gs.reciprocal(gs.sqrt(x))


@contextmanager
def allow_synchronize(allow: bool) -> Iterator[None]:
    """Accepted for programs that test themselves with it; waits are always allowed here."""
    yield
