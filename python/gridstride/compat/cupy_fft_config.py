"""`cupy.fft.config`: switches of CuPy's transforms. Gridstride plans by itself, so they change nothing."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Sequence
from types import ModuleType
from typing import Any

use_multi_gpus = False
"""Whether one transform is spread over several GPUs in CuPy. Here a transform runs on the device of its input."""

_gpus: list[int] = []
_nd_planning = True


def set_cufft_gpus(gpus: int | Sequence[int]) -> None:
    """The devices that CuPy spreads a transform over: their number, or a list of them.

    ValueError for a list with one of them twice, or a number below 1. TypeError for anything else.
    """
    if isinstance(gpus, int) and not isinstance(gpus, bool):
        if gpus < 1:
            raise ValueError(f"the number of GPUs must be positive, got {gpus}")
        chosen = list(range(gpus))
    elif isinstance(gpus, (list, tuple)):
        chosen = [int(each) for each in gpus]
        if len(set(chosen)) != len(chosen):
            raise ValueError(f"each GPU can be named once, got {chosen}")
    else:
        raise TypeError(f"expected a number of GPUs or a list of them, not {type(gpus).__name__}")
    _gpus[:] = chosen


def _deprecated() -> None:
    warnings.warn(
        "enable_nd_planning is deprecated: transforms of several axes are always planned together",
        DeprecationWarning,
        stacklevel=3,
    )


class _Config(ModuleType):
    @property
    def enable_nd_planning(self) -> bool:
        """Whether transforms of several axes are planned together: kept, and without effect."""
        _deprecated()
        return bool(self.__dict__["_nd_planning"])

    @enable_nd_planning.setter
    def enable_nd_planning(self, value: Any) -> None:
        _deprecated()
        self.__dict__["_nd_planning"] = bool(value)


sys.modules[__name__].__class__ = _Config
