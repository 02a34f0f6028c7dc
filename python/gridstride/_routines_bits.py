"""Truth values as bits of bytes, and back."""

from __future__ import annotations

from typing import Any

import gridstride as gs
from gridstride import _core
from gridstride._core import asarray, ndarray

__all__ = [
    "packbits",
    "unpackbits",
]


def packbits(a: Any, axis: int | None = None, bitorder: str = "big") -> ndarray:
    """Eight truth values along an axis as one uint8; the last byte is filled up with zeros."""
    x = asarray(a)
    if x.dtype.kind not in "iub":
        raise TypeError("Expected an input array of integer or boolean data type")
    if bitorder not in ("big", "little"):
        raise ValueError("'order' must be either 'little' or 'big'")
    if axis is None or (x.ndim == 0 and axis in (0, -1)):
        x, axis = x.ravel(), 0
    rows = gs.moveaxis(x != 0, axis, -1)
    count = -(-rows.shape[-1] // 8)
    rest = count * 8 - rows.shape[-1]
    if rest:
        rows = _core.concatenate([rows, gs.zeros((*rows.shape[:-1], rest), bool)], -1)
    weights = [1 << k for k in range(8)]
    weight = gs.array(weights[::-1] if bitorder == "big" else weights, "uint8")
    bytes_ = (rows.reshape((*rows.shape[:-1], count, 8)) * weight).sum(axis=-1, dtype="uint8")
    return gs.moveaxis(bytes_, -1, axis)


def unpackbits(a: Any, axis: int | None = None, count: int | None = None, bitorder: str = "big") -> ndarray:
    """The bits of uint8 elements along an axis, one uint8 each; `count` of them, from the end where negative."""
    x = asarray(a)
    if x.dtype != "uint8":
        raise TypeError("Expected an input array of unsigned byte data type")
    if bitorder not in ("big", "little"):
        raise ValueError("'order' must be either 'little' or 'big'")
    if axis is None:
        x, axis = x.ravel(), 0
    rows = gs.moveaxis(x, axis, -1)
    shifts = list(range(8))
    shift = gs.array(shifts[::-1] if bitorder == "big" else shifts, "uint8")
    bits = ((_core.expand_dims(rows, rows.ndim) >> shift) & gs.array(1, "uint8")).reshape(
        (*rows.shape[:-1], rows.shape[-1] * 8)
    )
    if count is not None:
        n = bits.shape[-1]
        if count < 0:
            if -count > n:
                raise ValueError(f"-count ({-count}) larger than number of elements")
            bits = bits[..., : n + count]
        elif count <= n:
            bits = bits[..., :count]
        else:
            bits = _core.concatenate([bits, gs.zeros((*bits.shape[:-1], count - n), "uint8")], -1)
    return gs.moveaxis(bits, -1, axis)
