"""Names of Numba's device module that programs use."""

from __future__ import annotations

from gridstride.cuda._devices import close as reset
from gridstride.cuda._devices import current_context as get_context
from gridstride.cuda._devices import gpus, require_context

__all__ = ["get_context", "gpus", "require_context", "reset"]
