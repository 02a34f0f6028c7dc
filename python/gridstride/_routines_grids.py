"""Arrays made by indexing: grids of coordinates, and arrays joined from slices and values."""

from __future__ import annotations

import math
from typing import Any

import gridstride as gs
from gridstride._core import asarray, ndarray

__all__ = ["c_", "mgrid", "ogrid", "r_"]


def _is_count(step: Any) -> bool:
    """Whether a slice's step counts points between its ends, both of which belong to it."""
    return isinstance(step, complex) or getattr(getattr(step, "dtype", None), "kind", "") == "c"


def _ends(part: slice) -> tuple[Any, Any, Any]:
    """Start, number of points and distance of a slice's points."""
    start = 0 if part.start is None else part.start
    step = 1 if part.step is None else part.step
    if not _is_count(step):
        return start, math.ceil((part.stop - start) / step), step
    count = int(abs(step))
    return start, count, (part.stop - start) / float(count - 1) if count != 1 else count


class _Grid:
    """numpy.mgrid and numpy.ogrid: each slice of an index makes an axis; a complex step counts points."""

    def __init__(self, sparse: bool) -> None:
        self._sparse = sparse

    def __getitem__(self, key: Any) -> Any:
        if isinstance(key, slice):
            start = 0 if key.start is None else key.start
            if not _is_count(key.step):
                return gs.arange(start, key.stop, key.step)
            start, count, step = _ends(key)
            return gs.arange(0, count, 1, dtype=gs.result_type(start, key.stop, abs(key.step))) * step + start
        if not isinstance(key, tuple) or not all(isinstance(part, slice) for part in key):
            raise TypeError(f"a grid is indexed with slices, such as [0:3, -1:1:5j], not with {key!r}")
        kinds: list[Any] = [0]
        axes = []
        for part in key:
            axes.append(_ends(part))
            step = 1 if part.step is None else part.step
            kinds += [axes[-1][0], part.stop, abs(step) if _is_count(step) else step]
        dtype = gs.result_type(*kinds)
        rank = len(axes)
        if self._sparse:
            return tuple(
                (gs.arange(count, dtype=dtype) * step + start)[(None,) * k + (slice(None),) + (None,) * (rank - k - 1)]
                for k, (start, count, step) in enumerate(axes)
            )
        result = gs.indices([count for _, count, _ in axes], dtype)
        for k, (start, _, step) in enumerate(axes):
            result[k] = result[k] * step + start
        return result

    def __len__(self) -> int:
        return 0


mgrid = _Grid(sparse=False)
ogrid = _Grid(sparse=True)


class _Concatenator:
    """numpy.r_ and numpy.c_: slices as ranges, numbers and arrays, joined along an axis."""

    def __init__(self, axis: int = 0, ndmin: int = 1, trans1d: int = -1) -> None:
        self._axis, self._ndmin, self._trans1d = axis, ndmin, trans1d

    def __len__(self) -> int:
        return 0

    def __getitem__(self, key: Any) -> ndarray:
        axis, ndmin, trans1d = self._axis, self._ndmin, self._trans1d
        items = key if isinstance(key, tuple) else (key,)
        if items and isinstance(items[0], str):
            axis, ndmin, trans1d = self._directive(items[0])
            items = items[1:]
        if any(isinstance(item, str) for item in items):
            raise ValueError("special directives must be the first entry.")
        kinds: list[Any] = []
        parts = []
        for item in items:
            if isinstance(item, slice):
                part = mgrid[item]
                kinds.append(part)
            elif isinstance(item, (int, float, complex)):
                part = asarray(item)
                kinds.append(item)
            else:
                part = asarray(item)
                kinds.append(part)
            parts.append(self._shaped(part, ndmin, trans1d, isinstance(item, slice)))
        if not parts:
            raise ValueError("need at least one array to concatenate")
        return gs.concatenate(parts, axis, dtype=gs.result_type(*kinds), casting="unsafe")

    def _directive(self, text: str) -> tuple[int, int, int]:
        """What a first text says: axis, number of axes, where the axes of less wide items go."""
        if text in ("r", "c"):
            raise NotImplementedError(f"{text!r} asks for a matrix: matrices are arrays of two axes here")
        try:
            numbers = [int(part) for part in text.split(",")]
        except ValueError as error:
            raise ValueError(f"unknown special directive {text!r}") from error
        if len(numbers) > 3:
            raise ValueError(f"unknown special directive {text!r}")
        return tuple(numbers + [self._axis, self._ndmin, self._trans1d][len(numbers) :])  # type: ignore[return-value]

    @staticmethod
    def _shaped(part: ndarray, ndmin: int, trans1d: int, ranged: bool) -> ndarray:
        """An item with at least `ndmin` axes, its own in front of position `trans1d` of the new ones."""
        missing = ndmin - part.ndim
        if missing <= 0:
            return part
        own = part.ndim
        wide = part.reshape((1,) * missing + part.shape)
        if ranged:
            return gs.swapaxes(wide, -1, trans1d) if trans1d != -1 else wide
        if own == 0 or trans1d == -1:
            return wide
        first = trans1d if trans1d >= 0 else trans1d + missing + 1
        axes = list(range(missing))
        axes[first:first] = range(missing, ndmin)
        return gs.transpose(wide, axes)


r_ = _Concatenator()
c_ = _Concatenator(-1, 2, 0)
