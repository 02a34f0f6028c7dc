"""Streams and events by Numba's names."""

from __future__ import annotations

from gridstride._core import Event, Stream, default_stream

TYPE_CHECKING = False  # importing typing takes longer than the rest of the package
if TYPE_CHECKING:
    from typing import Any


class _Nothing:
    """`with` that changes nothing."""

    def __enter__(self) -> None:
        return None

    def __exit__(self, *args: object) -> None:
        return None


_NOTHING = _Nothing()


def in_stream(stream: Stream | int | None) -> Any:
    """``with in_stream(s):`` work goes to `s`; to the current stream where `s` is 0 or None."""
    if stream is None or (isinstance(stream, int) and stream == 0):
        return _NOTHING
    if isinstance(stream, Stream):
        return stream
    if isinstance(stream, int):
        from gridstride._core import external_stream

        return external_stream(stream)
    raise TypeError(f"expected a Stream or 0, not {type(stream).__name__}")


def stream() -> Stream:
    """A new stream, ordered against the null stream as CUDA's are."""
    return Stream()


def legacy_default_stream() -> Stream:
    """The current device's null stream, which all other streams are ordered against."""
    return default_stream()


def event(timing: bool = True) -> Event:
    """A new event; `timing` False for one that measures no time."""
    return Event(disable_timing=not timing)


def event_elapsed_time(evtstart: Event, evtend: Event) -> float:
    """Milliseconds from one event to another."""
    return evtstart.elapsed_time(evtend)


get_elapsed_time = event_elapsed_time


class AutoSynchronize:
    """`Stream.auto_synchronize`."""

    def __init__(self, stream: Stream) -> None:
        self._stream = stream

    def __enter__(self) -> Stream:
        return self._stream

    def __exit__(self, *args: object) -> None:
        self._stream.synchronize()


def async_done(stream: Stream) -> Any:
    """`Stream.async_done`."""
    import asyncio

    loop = asyncio.get_running_loop()
    future = loop.create_future()

    def resolve() -> None:
        if not future.done():
            future.set_result(stream)

    stream.add_callback(lambda *_: loop.call_soon_threadsafe(resolve))
    return future
