"""CUDA's mathematical library by its own names, inside kernels: ``libdevice.sinf(x)``.

The arguments are cast to the types of the function's signature; functions that return several values in C give tuples.
"""

from __future__ import annotations

from gridstride.cuda._stubs import _outside

TYPE_CHECKING = False  # importing typing takes longer than the rest of the package
if TYPE_CHECKING:
    from typing import Any

# Those with a float32 twin, whose name ends in f.
_FLOATS = """
acos acosh asin asinh atan atan2 atanh cbrt ceil copysign cos cosh cospi erf erfc exp exp10 exp2 expm1 fabs fdim floor
fma fmax fmin fmod frexp hypot ldexp lgamma llrint llround log log10 log1p log2 modf nearbyint nextafter normcdf pow
powi rcbrt rint round rsqrt scalbn sin sincos sincospi sinh sinpi sqrt tan tanh tgamma trunc
"""
_OTHERS = """
abs brev brevll clz clzll dadd_rn ddiv_rn dmul_rn double2float_rn drcp_rn dsqrt_rn fadd_rn fast_cosf fast_exp10f
fast_expf fast_fdividef fast_log10f fast_log2f fast_logf fast_powf fast_sincosf fast_sinf fast_tanf fdiv_rn ffs ffsll
finitef fma_rn fmaf_rn fmul_rn frcp_rn frsqrt_rn fsqrt_rn fsub_rn hadd int2double_rn int2float_rn isfinited isinfd
isinff isnand isnanf ll2double_rn ll2float_rn llabs llmax llmin max min mul24 mul64hi mulhi popc popcll rhadd sad
saturatef signbitd signbitf uhadd uint2double_rn uint2float_rn ull2double_rn ull2float_rn ullmax ullmin umax umin umul24
umul64hi umulhi urhadd usad
"""


class _Function:
    """A function that has a meaning inside kernels only."""

    def __init__(self, name: str) -> None:
        self.__name__ = name
        self.__gridstride_intrinsic__ = f"libdevice.{name}"

    def __call__(self, *args: Any) -> Any:
        _outside(f"libdevice.{self.__name__}(...)")

    def __repr__(self) -> str:
        return f"<libdevice.{self.__name__}, known inside a kernel>"


_names = [*_OTHERS.split()]
for _name in _FLOATS.split():
    _names += [_name, f"{_name}f"]
for _from in ("double", "float"):
    _names += [f"{_from}2{to}_{mode}" for to in ("int", "uint", "ll", "ull") for mode in ("rd", "rn", "ru", "rz")]
__all__ = sorted(_names)
globals().update({_name: _Function(_name) for _name in __all__})
del _name, _names, _from


def __getattr__(name: str) -> Any:
    raise AttributeError(f"libdevice.{name} is not supported in kernels; use math, or a function of your own")
