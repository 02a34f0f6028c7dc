"""Writes what NumPy answers as C++ headers, which the tests of src/types and src/ops compare with.

    python tests/tools/make_numpy_tables.py           writes the headers
    python tests/tools/make_numpy_tables.py --check   fails when a table of types differs from NumPy's answers of today

Values of transcendental functions depend on the machine NumPy runs on, so `--check` leaves the value table alone.
"""

import argparse
import itertools
import sys
import warnings
from collections.abc import Callable, Iterable
from pathlib import Path

import numpy as np

ROOT = Path(__file__).resolve().parents[2]
CODES = "?bhilBHILefdFD"
# Weak Python scalars have codes of their own.
WEAK: dict[str, type] = {"p": int, "q": float, "r": complex}
STATES = CODES + "".join(WEAK)
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
EXCLUDED = {"matmul", "matvec", "vecmat", "vecdot", "isnat"}
HEADER = """\
// Made by tests/tools/make_numpy_tables.py from NumPy {version}. Do not edit.
// clang-format off
#pragma once

#include <string_view>

namespace gridstride::testing {{

{body}
}}  // namespace gridstride::testing
"""


def ufuncs() -> list[np.ufunc]:
    found = {v.__name__: v for v in vars(np).values() if isinstance(v, np.ufunc)}
    return [found[name] for name in sorted(found) if name not in EXCLUDED]


def own_code(dtype: np.dtype) -> str:
    """The code of a dtype; long long is long here."""
    return dtype.char.replace("q", "l").replace("Q", "L")


def literal(name: str, lines: Iterable[str]) -> str:
    text = "\n".join(lines)
    return f'inline constexpr std::string_view {name} = R"(\n{text}\n)";\n'


def header(body: str) -> str:
    return HEADER.format(version=np.__version__, body=body)


# --- promotion


def operand(state: str) -> object:
    return WEAK[state](1) if state in WEAK else np.dtype(state)


def promotion_tables() -> str:
    promote = [f"{a}{b} {own_code(np.promote_types(a, b))}" for a, b in itertools.product(CODES, CODES)]
    rng = np.random.default_rng(20)
    groups = [tuple(pair) for pair in itertools.product(STATES, repeat=2)]
    groups += [tuple(rng.choice(list(STATES), size=rng.integers(3, 6))) for _ in range(1200)]
    result = [f"{''.join(g)} {own_code(np.result_type(*map(operand, g)))}" for g in groups]
    casts = []
    for casting in ("no", "equiv", "safe", "same_kind", "unsafe"):
        for a in CODES:
            allowed = "".join(b for b in CODES if np.can_cast(a, b, casting))
            casts.append(f"{casting} {a} {allowed}")
    return header(
        "/// Two codes, and that of promote_types.\n"
        + literal("kPromoteTypes", promote)
        + "\n/// Codes of dtypes and weak scalars (p int, q float, r complex), and that of result_type.\n"
        + literal("kResultTypes", result)
        + "\n/// Casting rule, a code, and all codes to which it may be cast.\n"
        + literal("kCanCast", casts)
    )


# --- loops


def loop_of(ufunc: np.ufunc, states: tuple[str, ...]) -> str:
    """The loop NumPy takes: "dd->d", "-" for a TypeError, "." where there is nothing to compare."""
    kinds = [WEAK.get(s) or np.dtype(s) for s in states]
    try:
        dtypes = ufunc.resolve_dtypes((*kinds, *[None] * ufunc.nout))
    except TypeError:
        return "-"
    codes = [own_code(d) for d in dtypes]
    if "O" in codes:
        return "."  # two Python integers are compared as objects
    return "".join(codes[: ufunc.nin]) + "->" + "".join(codes[ufunc.nin :])


def loop_table() -> str:
    lines = []
    for ufunc in ufuncs():
        loops: list[str] = []
        grid = ""
        for states in itertools.product(STATES, repeat=ufunc.nin):
            loop = loop_of(ufunc, states)
            if loop not in loops:
                loops.append(loop)
            grid += LETTERS[loops.index(loop)]
        lines += [ufunc.__name__, str(ufunc.nin), " ".join(loops), grid]
    return header(
        "/// The inputs, in order: dtype codes, then weak int, float and complex.\n"
        f'inline constexpr std::string_view kLoopStates = "{STATES}";\n\n'
        "/// Four lines a ufunc: name, arity, its loops, and for each combination of inputs (the first slowest) a\n"
        "/// letter that picks one of them. The loop - is a TypeError, the loop . is not compared.\n"
        + literal("kLoops", lines)
    )


# --- values

FLOAT_SPECIAL = [0.0, -0.0, 1.0, -1.0, np.inf, -np.inf, np.nan, 0.5, -2.5, 3.0]


def random_reals(rng: np.random.Generator, dtype: np.dtype, count: int, special: bool) -> np.ndarray:
    if dtype.kind == "b":
        return rng.integers(0, 2, count).astype(bool)
    if dtype.kind in "iu":
        limits = np.iinfo(dtype)
        values = rng.integers(limits.min, limits.max, count, dtype=dtype, endpoint=True)
        small = rng.integers(-5 if dtype.kind == "i" else 0, 9, count).astype(dtype)
        edges = rng.choice(np.array([limits.min, limits.max, 0, 1], dtype), count)
        pick = rng.integers(0, 4, count)
        return np.where(pick == 0, edges, np.where(pick < 3, small, values))
    values = rng.normal(0, 3, count)
    if special:
        values = np.where(rng.random(count) < 0.4, rng.choice(FLOAT_SPECIAL, count), values)
    return values.astype(dtype)


def random_inputs(rng: np.random.Generator, dtype: np.dtype, count: int, special: bool) -> np.ndarray:
    if dtype.kind != "c":
        return random_reals(rng, dtype, count, special)
    real = np.dtype("f" if dtype.char == "F" else "d")
    parts = [random_reals(rng, real, count, special) for _ in range(2)]
    return (parts[0] + 1j * parts[1]).astype(dtype) if not special else join(parts, dtype)


def join(parts: list[np.ndarray], dtype: np.dtype) -> np.ndarray:
    result = np.empty(parts[0].shape, dtype)
    result.real, result.imag = parts
    return result


def bits(value: np.generic) -> str:
    raw = np.ascontiguousarray(value).tobytes()
    if value.dtype.kind == "c":
        half = len(raw) // 2
        return ":".join(format(int.from_bytes(part, "little"), "x") for part in (raw[:half], raw[half:]))
    return format(int.from_bytes(raw, "little"), "x")


# Where Gridstride's documented result is another than NumPy's: the inputs to leave out.
Filter = Callable[..., np.ndarray]
LEFT_OUT: dict[str, Filter] = {
    "power": lambda a, b: (b < 0) if b.dtype.kind == "i" else np.zeros(a.shape, bool),  # NumPy raises
    "reciprocal": lambda a: (a == 0) if a.dtype.kind in "iu" else np.zeros(a.shape, bool),  # NumPy: undefined
    "spacing": lambda a: (a < 0) if a.dtype.char == "e" else np.zeros(a.shape, bool),  # NumPy: of the other side
    **dict.fromkeys(("maximum", "minimum", "fmax", "fmin"), lambda a, b: a == b),  # NumPy: either zero
}


# Complex loops of these take infinities and NaN; functions of them differ between C libraries.
SIMPLE = {"add", "subtract", "sign", "negative", "positive", "conjugate", "isnan", "isinf", "isfinite"}
SIMPLE |= {"equal", "not_equal", "less", "less_equal", "greater", "greater_equal", "maximum", "minimum", "fmax", "fmin"}


def special_inputs(ufunc: np.ufunc, code: str) -> bool:
    return code not in "FD" or ufunc.__name__ in SIMPLE


def value_lines(rng: np.random.Generator, ufunc: np.ufunc, count: int) -> list[str]:
    lines = []
    loops = dict.fromkeys(text.replace("q", "l").replace("Q", "L") for text in ufunc.types)
    for loop in loops:
        codes, results = loop.split("->")
        if set(codes + results) & set("gGOMm") or codes in ("lL", "Ll"):
            continue
        special = special_inputs(ufunc, codes[0])
        inputs = [random_inputs(rng, np.dtype(c), 4 * count, special) for c in codes]
        if ufunc.__name__ == "ldexp":
            inputs[1] = rng.integers(-40, 40, 4 * count).astype(codes[1])
        skip = LEFT_OUT.get(ufunc.__name__)
        if skip is not None:
            keep = ~skip(*inputs)
            inputs = [column[keep] for column in inputs]
        inputs = [column[:count] for column in inputs]
        outputs = ufunc(*inputs)
        outputs = outputs if isinstance(outputs, tuple) else (outputs,)
        rows = [",".join(bits(column[i]) for column in (*inputs, *outputs)) for i in range(len(inputs[0]))]
        lines.append(f"{ufunc.__name__} {codes} {' '.join(rows)}")
    return lines


def value_table(count: int) -> str:
    rng = np.random.default_rng(7)
    with warnings.catch_warnings(), np.errstate(all="ignore"):
        warnings.simplefilter("ignore")
        lines = [line for ufunc in ufuncs() for line in value_lines(rng, ufunc, count)]
    # Compilers bound the length of one literal.
    chunks = [lines[i : i + 60] for i in range(0, len(lines), 60)]
    names = [f"kValues{i}" for i in range(len(chunks))]
    body = "/// A ufunc, its input codes, and cases: the bits of each input and each result in hexadecimal, a complex\n"
    body += "/// number as real:imaginary.\n"
    body += "".join(literal(name, chunk) for name, chunk in zip(names, chunks, strict=True))
    body += "inline constexpr std::string_view kValues[] = {" + ", ".join(names) + "};\n"
    return header(body)


TYPE_TABLES = {
    "tests/cpp/types/numpy_promotion.h": promotion_tables,
    "tests/cpp/ops/numpy_loops.h": loop_table,
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="compare with the files instead of writing them")
    arguments = parser.parse_args()
    if arguments.check:

        def content(text: str) -> str:
            return text.split("\n", 1)[1]  # the first line names NumPy's version

        stale = [p for p, make in TYPE_TABLES.items() if content((ROOT / p).read_text()) != content(make())]
        for path in stale:
            print(f"{path} differs from what NumPy {np.__version__} answers: run tests/tools/make_numpy_tables.py")
        return 1 if stale else 0
    for path, make in TYPE_TABLES.items():
        (ROOT / path).write_text(make())
    (ROOT / "tests/cpp/ops/numpy_values.h").write_text(value_table(count=8))
    return 0


if __name__ == "__main__":
    sys.exit(main())
