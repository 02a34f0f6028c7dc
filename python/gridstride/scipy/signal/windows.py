"""Windows, made by SciPy on the host and copied to the device."""

from __future__ import annotations

from typing import Any

from gridstride.scipy.signal import _host

__all__ = list(_host.WINDOWS)


def __getattr__(name: str) -> Any:
    if name in _host.WINDOWS:
        return _host.delegated(name, "scipy.signal.windows")
    raise AttributeError(f"module 'gridstride.scipy.signal.windows' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(_host.WINDOWS)
