"""Marks and ranges for profilers (`cupy.cuda.nvtx`).

They go to NVIDIA's NVTX where its Python package is installed, and nowhere otherwise.
"""

from __future__ import annotations

TYPE_CHECKING = False  # importing typing takes longer than the rest of the package
if TYPE_CHECKING:
    from typing import Any


def _nvtx() -> Any:
    import importlib

    try:
        return importlib.import_module("nvtx")
    except ImportError:
        return None


def Mark(message: str, id_color: int = -1) -> None:
    """Marks a moment."""
    nvtx = _nvtx()
    if nvtx is not None:
        nvtx.mark(message)


def MarkC(message: str, color: int = 0) -> None:
    """Marks a moment, with a colour."""
    Mark(message)


def RangePush(message: str, id_color: int = -1) -> None:
    """Begins a range within those that the thread has begun."""
    nvtx = _nvtx()
    if nvtx is not None:
        nvtx.push_range(message)


def RangePushC(message: str, color: int = 0) -> None:
    """Begins a range, with a colour."""
    RangePush(message)


def RangePop() -> None:
    """Ends the range that the thread began last."""
    nvtx = _nvtx()
    if nvtx is not None:
        nvtx.pop_range()
