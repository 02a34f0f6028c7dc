"""The functions of `fp16` and `bf16`: plain functions of the kernel language, one set for each type."""

from __future__ import annotations

import linecache
import math

import numpy

from gridstride.cuda import types
from gridstride.cuda._cooperation import fma

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
_ROUNDINGS = {"rd": "numpy.floor", "rn": "numpy.rint", "ru": "numpy.ceil", "rz": "numpy.trunc"}


def _define(text: str, name: str, half: types.Type, into: dict[str, Any]) -> Any:
    """The function that a text defines; the text is where kernels look for it."""
    file = f"<gridstride.cuda {half.name} {name}>"
    lines = text.splitlines(keepends=True)
    linecache.cache[file] = (len(text), None, lines, file)
    names: dict[str, Any] = {"fma": fma, "half": half, "math": math, "numpy": numpy, "__name__": into["__name__"]}
    names.update(
        {each: getattr(types, each) for each in ("float32", *(f"{u}int{n}" for u in ("", "u") for n in _BITS))}
    )
    exec(compile(text, file, "exec"), names)
    made = names[name]
    made.__module__ = into["__name__"]
    into[name] = made
    return made


_BITS = (8, 16, 32, 64)


def half_functions(half: types.Type, into: dict[str, Any]) -> list[str]:
    """Defines the functions of a 16-bit float type in a module; gives their names."""
    names = []
    for head, result in _FUNCTIONS.items():
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
                    # An integer is rounded once, to the nearest one.
                    made.setdefault(f"{to}_to_{kind}_rn", "half(a)")
                    made.setdefault(f"{to}_to_{kind}", "half(a)")
    made[f"float32_to_{kind}"] = made[f"float32_to_{kind}_rn"] = "half(float32(a))"
    made[f"float64_to_{kind}"] = "half(a)"
    for name, result in made.items():
        _define(f"def {name}(a):\n    return {result}\n", name, half, into).__doc__ = f"{result} of {kind}."
    return list(made)
