"""Starts and stops the capture of an outside profiler (`cupy.cuda.profiler`)."""

from __future__ import annotations

from gridstride._core import Device

_LIBRARY = "libcuda.so.1"


def _call(function: str) -> None:
    """Calls one of the driver's cuProfiler functions; on the CPU device there is nothing to call."""
    device = Device()
    if device.kind == "cpu":
        return
    import ctypes

    device.synchronize()
    getattr(ctypes.CDLL(_LIBRARY), function)()


def start() -> None:
    """The profiler that the process runs under begins to capture."""
    _call("cuProfilerStart")


def stop() -> None:
    """The profiler that the process runs under stops to capture."""
    _call("cuProfilerStop")
