"""The functions of `fp16` and `bf16`: plain functions of the kernel language, one set for each type."""

from __future__ import annotations

import linecache
import math

import numpy

from gridstride.cuda import types
from gridstride.cuda._cooperation import clz, fma

TYPE_CHECKING = False  # importing typing takes longer than the rest of the package
if TYPE_CHECKING:
    from typing import Any

# What the parameters are computed to.
_FUNCTIONS = {
    "hadd(a, b)": "half(a) + half(b)",
    "hsub(a, b)": "half(a) - half(b)",
    "hmul(a, b)": "half(a) * half(b)",
    "hdiv(a, b)": "half(a) / half(b)",
    "hfma(a, b, c)": "fma(half(a), half(b), half(c))",
    "hneg(a)": "-half(a)",
    "habs(a)": "abs(half(a))",
    "hmax(a, b)": "max(half(a), half(b))",
    "hmin(a, b)": "min(half(a), half(b))",
    "hsin(a)": "half(math.sin(half(a)))",
    "hcos(a)": "half(math.cos(half(a)))",
    "htanh(a)": "half(math.tanh(half(a)))",
    "hexp(a)": "half(math.exp(half(a)))",
    "hexp2(a)": "half(numpy.exp2(half(a)))",
    "hexp10(a)": "half(10.0 ** float32(half(a)))",
    "hlog(a)": "half(math.log(half(a)))",
    "hlog2(a)": "half(math.log2(half(a)))",
    "hlog10(a)": "half(math.log10(half(a)))",
    "hsqrt(a)": "half(math.sqrt(half(a)))",
    "hrsqrt(a)": "half(float32(1) / math.sqrt(float32(half(a))))",
    "hrcp(a)": "half(float32(1) / float32(half(a)))",
    "hceil(a)": "numpy.ceil(half(a))",
    "hfloor(a)": "numpy.floor(half(a))",
    "htrunc(a)": "numpy.trunc(half(a))",
    "hrint(a)": "numpy.rint(half(a))",
    "heq(a, b)": "half(a) == half(b)",
    "hne(a, b)": "half(a) != half(b)",
    "hlt(a, b)": "half(a) < half(b)",
    "hle(a, b)": "half(a) <= half(b)",
    "hgt(a, b)": "half(a) > half(b)",
    "hge(a, b)": "half(a) >= half(b)",
    "hisnan(a)": "math.isnan(half(a))",
    "hisinf(a)": "math.isinf(half(a))",
}
# What bfloat16 has beside these.
_BFLOAT16_FUNCTIONS = {
    "hadd_rn(a, b)": "half(a) + half(b)",
    "hsub_rn(a, b)": "half(a) - half(b)",
    "hmul_rn(a, b)": "half(a) * half(b)",
    "hadd_sat(a, b)": "saturated(half(a) + half(b))",
    "hsub_sat(a, b)": "saturated(half(a) - half(b))",
    "hmul_sat(a, b)": "saturated(half(a) * half(b))",
    "hfma_sat(a, b, c)": "saturated(fma(half(a), half(b), half(c)))",
    "hfma_relu(a, b, c)": "numpy.maximum(fma(half(a), half(b), half(c)), half(0.0))",
    "hmax_nan(a, b)": "numpy.maximum(half(a), half(b))",
    "hmin_nan(a, b)": "numpy.minimum(half(a), half(b))",
    "htanh_approx(a)": "half(math.tanh(half(a)))",
    # Comparisons that are true of NaN.
    "hequ(a, b)": "not (half(a) < half(b) or half(a) > half(b))",
    "hneu(a, b)": "half(a) != half(b)",
    "hltu(a, b)": "not half(a) >= half(b)",
    "hleu(a, b)": "not half(a) > half(b)",
    "hgtu(a, b)": "not half(a) <= half(b)",
    "hgeu(a, b)": "not half(a) < half(b)",
}
_ROUNDINGS = {"rd": "numpy.floor", "rn": "numpy.rint", "ru": "numpy.ceil", "rz": "numpy.trunc"}


def _define(text: str, name: str, half: types.Type, into: dict[str, Any]) -> Any:
    """The function that a text defines; the text is where kernels look for it."""
    file = f"<gridstride.cuda {half.name} {name}>"
    lines = text.splitlines(keepends=True)
    linecache.cache[file] = (len(text), None, lines, file)
    names: dict[str, Any] = {"fma": fma, "half": half, "math": math, "numpy": numpy, "__name__": into["__name__"]}
    names.update(_helpers(half))
    names.update(
        {each: getattr(types, each) for each in ("float32", *(f"{u}int{n}" for u in ("", "u") for n in _BITS))}
    )
    exec(compile(text, file, "exec"), names)
    made = names[name]
    made.__module__ = into["__name__"]
    into[name] = made
    return made


_BITS = (8, 16, 32, 64)

# Functions of bfloat16 that are more than one expression: `saturated`, and rounding in a given direction. They go by
# the 16 bits of a number, in an int32.
_HELPERS = """
def saturated(x):
    return half(max(half(0.0), min(x, half(1.0))))


def bits_of(a):
    x = float32(half(a))
    if x != x:
        return int32(0x7FC0)
    sign = int32(0x8000) if math.copysign(float32(1), x) < 0 else int32(0)
    size = abs(x)
    if math.isinf(size):
        return sign | int32(0x7F80)
    if size < float32(2.0**-126):
        return sign | int32(float64(size) * 2.0**133)
    fraction, exponent = math.frexp(size)
    return sign | int32(((exponent + 126) << 7) + int32(fraction * float32(256)) - 128)


def number_of(bits):
    exponent = (bits >> 7) & 255
    fraction = bits & 127
    size = math.ldexp(float64(fraction), -133) if exponent == 0 else math.ldexp(float64(128 + fraction), exponent - 134)
    if exponent == 255:
        size = math.nan if fraction else math.inf
    return half(-size if bits & 0x8000 else size)


def above(bits):
    if bits & 0x7FFF == 0:
        return int32(1)
    return int32(bits - 1) if bits & 0x8000 else int32(bits + 1)


def toward(x, up):
    nearest = half(x)
    value = float32(nearest)
    if up and value < x:
        return number_of(above(bits_of(nearest)))
    if not up and value > x:
        return number_of(above(bits_of(nearest) ^ 0x8000) ^ 0x8000)
    return nearest


def toward_zero(x):
    nearest = half(x)
    return number_of(int32(bits_of(nearest) - 1)) if abs(float32(nearest)) > abs(x) else nearest


def magnitude(n):
    return uint64(n) if n >= 0 else uint64(0) - uint64(n)


def whole_toward(n, away):
    size = magnitude(n)
    surplus = max(0, 56 - clz(size))
    kept = size >> uint64(surplus)
    if away and (kept << uint64(surplus)) != size:
        kept += uint64(1)
    value = float64(kept) * float64(uint64(1) << uint64(surplus))
    return half(value if n >= 0 else -value)
"""


def _helpers(half: types.Type) -> dict[str, Any]:
    file = f"<gridstride.cuda {half.name} helpers>"
    linecache.cache[file] = (len(_HELPERS), None, _HELPERS.splitlines(keepends=True), file)
    names: dict[str, Any] = {"half": half, "clz": clz, "math": math}
    names.update({each: getattr(types, each) for each in ("int32", "uint64", "float32", "float64")})
    exec(compile(_HELPERS, file, "exec"), names)
    return {
        each: names[each] for each in ("saturated", "bits_of", "number_of", "toward", "toward_zero", "whole_toward")
    }


def half_functions(half: types.Type, into: dict[str, Any]) -> list[str]:
    """Defines the functions of a 16-bit float type in a module; gives their names."""
    names = []
    functions = _FUNCTIONS if half.name == "float16" else {**_FUNCTIONS, **_BFLOAT16_FUNCTIONS}
    for head, result in functions.items():
        name = head.partition("(")[0]
        _define(f"def {head}:\n    return {result}\n", name, half, into).__doc__ = f"{result} of {half.name}."
        names.append(name)
    return names


def conversion_functions(half: types.Type, into: dict[str, Any]) -> list[str]:
    """Defines the conversions of bfloat16 in a module; gives their names."""
    kind = half.name
    made = {f"{kind}_to_float32": "float32(half(a))"}
    for unsigned in ("", "u"):
        for bits in _BITS:
            for mode, rounded in _ROUNDINGS.items():
                if bits == 8 and mode != "rz":
                    continue
                to = f"{unsigned}int{bits}"
                made[f"{kind}_to_{to}_{mode}"] = f"{to}({rounded}(float32(half(a))))"
            if bits > 8:
                # An integer is rounded once.
                made[f"{to}_to_{kind}_rn"] = made[f"{to}_to_{kind}"] = f"half({to}(a))"
                made[f"{to}_to_{kind}_rz"] = f"whole_toward({to}(a), False)"
                made[f"{to}_to_{kind}_ru"] = f"whole_toward({to}(a), {to}(a) > 0)"
                made[f"{to}_to_{kind}_rd"] = f"whole_toward({to}(a), {to}(a) < 0)"
        made[f"{kind}_as_{unsigned}int16"] = f"{unsigned}int16(bits_of(a))"
        made[f"{unsigned}int16_as_{kind}"] = "number_of(int32(a) & 0xFFFF)"
    made[f"float32_to_{kind}"] = made[f"float32_to_{kind}_rn"] = "half(float32(a))"
    made[f"float32_to_{kind}_rz"] = "toward_zero(float32(a))"
    made[f"float32_to_{kind}_ru"] = "toward(float32(a), True)"
    made[f"float32_to_{kind}_rd"] = "toward(float32(a), False)"
    made[f"float64_to_{kind}"] = "half(a)"
    for name, result in made.items():
        _define(f"def {name}(a):\n    return {result}\n", name, half, into).__doc__ = f"{result} of {kind}."
    return list(made)
