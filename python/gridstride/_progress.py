"""A line that tells how far long work is; nothing where nobody looks."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any


@contextmanager
def progress(total: int, what: str, stream: Any = None) -> Iterator[Callable[[str], None]]:
    """Gives a function to be called before each of `total` steps with its name.

    It writes one line, again and again, to `stream` (standard error) if that is a terminal; the line goes at the end.
    It is silent for half a second.
    """
    target = sys.stderr if stream is None else stream
    if not target.isatty():
        yield lambda name: None
        return
    done = 0
    begin = time.monotonic()
    width = 0

    def step(name: str) -> None:
        nonlocal done, width
        if time.monotonic() - begin > 0.5:
            filled = 20 * done // max(total, 1)
            line = f"{what} [{'#' * filled}{'.' * (20 - filled)}] {done}/{total} {name}"[:100]
            target.write("\r" + line.ljust(width))
            target.flush()
            width = len(line)
        done += 1

    try:
        yield step
    finally:
        if width:
            target.write("\r" + " " * width + "\r")
            target.flush()
