"""Measuring how long functions take, on the host and on the device."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from gridstride import _core
from gridstride._sweep import SweepResult, sweep
from gridstride._timeline import Timeline, timeline

if TYPE_CHECKING:
    import numpy as np

__all__ = ["BenchmarkResult", "SweepResult", "Timeline", "benchmark", "profile", "sweep", "time_range", "timeline"]


class BenchmarkResult:
    """The times of one benchmark, in seconds."""

    name: str
    """What was timed."""
    cpu_times: np.ndarray
    """One time a repetition, by the host's clock."""
    gpu_times: np.ndarray
    """One row a device, one column a repetition, by the device's events."""

    def __init__(self, name: str, cpu_times: np.ndarray, gpu_times: np.ndarray, devices: Sequence[int]) -> None:
        self.name = name
        self.cpu_times = cpu_times
        self.gpu_times = gpu_times
        self._devices = tuple(devices)

    def to_str(self, show_gpu: bool = False) -> str:
        """One line of text: mean, standard deviation, least and greatest time in microseconds."""
        parts = [_summary("CPU", self.cpu_times)]
        if show_gpu:
            parts += [_summary(f"GPU-{d}", row) for d, row in zip(self._devices, self.gpu_times, strict=True)]
        return f"{self.name:<20s}:{' '.join(parts)}"

    def __str__(self) -> str:
        return self.to_str(show_gpu=True)

    __repr__ = __str__


def _summary(label: str, seconds: np.ndarray) -> str:
    us = seconds * 1e6
    text = f"    {label}: {us.mean():9.03f} us"
    if us.size > 1:
        text += f"   +/- {us.std():6.03f} (min: {us.min():9.03f} / max: {us.max():9.03f}) us"
    return text


def benchmark(
    func: Callable[..., Any],
    args: Sequence[Any] = (),
    kwargs: Mapping[str, Any] | None = None,
    n_repeat: int = 10000,
    *,
    name: str | None = None,
    n_warmup: int = 10,
    max_duration: float = math.inf,
    devices: Sequence[int] | None = None,
) -> BenchmarkResult:
    """Calls ``func(*args, **kwargs)`` again and again and returns the times.

    What the function returns is evaluated, and everything that it left pending is run, before a clock stops. The
    host's clock runs until the call has returned and its work is under way; on the CPU device, where the host's cores
    are the device, until that work has ended. The device's clock runs from event to event. Functions that know nothing
    of Gridstride are timed in the same way.

    Args:
        func: the function.
        args, kwargs: its arguments.
        n_repeat: how many calls to time, at most.
        name: how the result calls it; the function's own name by default.
        n_warmup: calls before the first one that is timed.
        max_duration: seconds after which no further call is begun.
        devices: ids of the devices whose clocks to read; the current one by default.
    """
    import numpy as np

    if not callable(func):
        raise ValueError(f"benchmark() times a function; {func!r} cannot be called")
    if not isinstance(args, (tuple, list)):
        raise ValueError(f"`args` must be a tuple of arguments, not {type(args).__name__}")
    keywords = {} if kwargs is None else dict(kwargs)
    if n_repeat < 1:
        raise ValueError(f"`n_repeat` must be at least 1, not {n_repeat}")
    if n_warmup < 0:
        raise ValueError(f"`n_warmup` must not be negative, not {n_warmup}")
    if name is None:
        name = getattr(func, "__name__", None) or type(func).__name__

    from gridstride.cuda import Device, Event, get_current_device

    ids = [get_current_device().id] if devices is None else [int(d) for d in devices]
    clocks = []
    for d in ids:
        with Device(d):
            clocks.append((Event(), Event()))
    host_is_device = [Device(d).kind == "cpu" for d in ids]

    def synchronize() -> None:
        for d in ids:
            Device(d).synchronize()

    for _ in range(n_warmup):
        _core.evaluate(func(*args, **keywords))
    synchronize()

    cpu_times: list[float] = []
    gpu_times: list[list[float]] = [[] for _ in ids]
    begin = time.perf_counter()
    for _ in range(n_repeat):
        for d, (start, _stop) in zip(ids, clocks, strict=True):
            with Device(d):
                start.record()
        t0 = time.perf_counter()
        _core.evaluate(func(*args, **keywords))
        for d, (_start, stop) in zip(ids, clocks, strict=True):
            with Device(d):
                stop.record()
        if any(host_is_device):
            synchronize()
        cpu_times.append(time.perf_counter() - t0)
        for i, (start, stop) in enumerate(clocks):
            stop.synchronize()
            gpu_times[i].append(Event.elapsed_time(start, stop) * 1e-3)
        if time.perf_counter() - begin >= max_duration:
            break
    return BenchmarkResult(name, np.asarray(cpu_times), np.asarray(gpu_times), ids)


@contextmanager
def profile() -> Iterator[None]:
    """What an outside profiler is to look at: on a CUDA device, its capture starts and stops with the block."""
    from gridstride.cuda import profiler

    profiler.start()
    try:
        yield
    finally:
        profiler.stop()


@contextmanager
def time_range(
    message: str, color_id: int | None = None, argb_color: int | None = None, sync: bool = False
) -> Iterator[None]:
    """A named range in a profiler's picture; usable as a decorator too.

    Args:
        message: the range's name.
        color_id, argb_color: its colour; at most one of them.
        sync: wait for the current device's work before the range begins and before it ends.
    """
    from gridstride.cuda import nvtx, synchronize

    if color_id is not None and argb_color is not None:
        raise ValueError("a range has one colour: give color_id or argb_color, not both")
    if sync:
        synchronize()
    nvtx.RangePush(message)
    try:
        yield
    finally:
        if sync:
            synchronize()
        nvtx.RangePop()
