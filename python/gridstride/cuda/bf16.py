"""Arithmetic of bfloat16 by CUDA's names, inside kernels: ``bf16.hadd(a, b)``.

The operators and functions of `math` do the same on bfloat16 values. Results are rounded once, from float32.
"""

from __future__ import annotations

from gridstride.cuda._half import conversion_functions, half_functions
from gridstride.cuda.types import bfloat16

__all__ = ["bfloat16", *half_functions(bfloat16, globals()), *conversion_functions(bfloat16, globals())]
