"""Numba's names for the part of a program that a profiler looks at."""

from __future__ import annotations

import contextlib

from gridstride.cuda import profiler

TYPE_CHECKING = False  # importing typing takes longer than the rest of the package
if TYPE_CHECKING:
    from collections.abc import Iterator


def profile_start() -> None:
    """Starts the profiler that watches the process, if one does."""
    profiler.start()


def profile_stop() -> None:
    """Stops it."""
    profiler.stop()


@contextlib.contextmanager
def profiling() -> Iterator[None]:
    """``with cuda.profiling():`` lets a profiler see the body alone."""
    profile_start()
    try:
        yield
    finally:
        profile_stop()
