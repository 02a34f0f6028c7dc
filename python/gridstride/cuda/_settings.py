"""Numba's settings (`numba.config`), as far as they mean something here.

Each is read from the environment once, by Numba's name for it: `NUMBA_CUDA_LOW_OCCUPANCY_WARNINGS=1`. Warnings that are
about speed are off unless they are asked for.
"""

from __future__ import annotations

import os

from gridstride import _core

TYPE_CHECKING = False  # importing typing takes longer than the rest of the package
if TYPE_CHECKING:
    from typing import Any


class OptLevel(int):
    """A level of optimisation: 0 to 3, or "max"."""

    def __new__(cls, value: Any) -> OptLevel:
        return super().__new__(cls, 3 if value == "max" else int(value))


_DEFAULTS: dict[str, Any] = {
    "CUDA_ARRAY_INTERFACE_SYNC": True,
    "CUDA_DEALLOCS_COUNT": 10,
    "CUDA_DEALLOCS_RATIO": 0.2,
    "CUDA_DEBUGINFO_DEFAULT": False,
    "CUDA_ENABLE_PYNVJITLINK": False,
    "CUDA_LOW_OCCUPANCY_WARNINGS": False,
    "CUDA_WARN_ON_IMPLICIT_COPY": False,
    "ENABLE_CUDASIM": False,
    "OPT": OptLevel(3),
}


def _read(name: str, default: Any) -> Any:
    text = os.environ.get(f"NUMBA_{name}")
    if text is None or name == "ENABLE_CUDASIM":
        return default
    try:
        if name == "OPT":
            return OptLevel(text)
        return bool(int(text)) if isinstance(default, bool) else type(default)(text)
    except ValueError:
        raise ValueError(f"NUMBA_{name} must be like {default!r}, not {text!r}") from None


class Settings:
    """The settings; assigning one changes it for the process."""

    _OptLevel = OptLevel

    def __init__(self) -> None:
        for name, default in _DEFAULTS.items():
            setattr(self, name, _read(name, default))

    def __setattr__(self, name: str, value: Any) -> None:
        super().__setattr__(name, value)
        if name == "CUDA_LOW_OCCUPANCY_WARNINGS":
            _core.set_low_occupancy_warnings(bool(value))

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"{name!r} is no setting here; those that are: {', '.join(_DEFAULTS)}")


settings = Settings()

posing = False
"""Whether the program was written for numba.cuda and imports Gridstride by that name."""


def pose(value: bool) -> None:
    """Begins or ends to behave as numba.cuda where that differs from Gridstride's own ways."""
    global posing
    posing = value
    _core.set_numba_arrays(value)
