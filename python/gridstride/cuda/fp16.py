"""Arithmetic of float16 by CUDA's names, inside kernels: ``fp16.hadd(a, b)``.

The operators and functions of `math` do the same on float16 values. Results are rounded once, from float32.
"""

from __future__ import annotations

from gridstride.cuda._half import half_functions
from gridstride.cuda.types import float16

__all__ = half_functions(float16, globals())
