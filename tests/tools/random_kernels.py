"""Random kernels whose results Python can compute too: they stay inside 64 bits, divide by no zero and end."""

from __future__ import annotations

import linecache
import random
from typing import Any


class Writer:
    """Writes one kernel `name(a, x, out)`: ints a, floats x, floats out; one thread."""

    def __init__(self, rng: random.Random, helpers: tuple[str, ...] = ()) -> None:
        self.rng = rng
        self.helpers = helpers  # functions that may be called
        self.returns = False  # whether this is one
        self.lines: list[str] = []
        self.depth = 1
        self.loops: list[str] = []  # kinds of the loops around: "for" or "while"
        self.counters = 0
        self.ints = [f"i{k}" for k in range(4)]
        self.floats = [f"f{k}" for k in range(3)]

    def put(self, line: str) -> None:
        self.lines.append("    " * self.depth + line)

    def pick(self, *choices: Any) -> Any:
        return self.rng.choice(choices)

    # --- expressions; ints stay below about 1e6 before they are reduced

    def int_leaf(self) -> str:
        return self.pick(
            self.rng.choice(self.ints), str(self.rng.randint(-9, 9)), f"a[{self.pick(*self.ints)} % 8]", "a[3]"
        )

    def int_value(self, depth: int = 2) -> str:
        if depth == 0:
            return self.int_leaf()
        e = self.int_value
        kind = self.rng.randrange(9)
        if self.helpers and self.rng.random() < 0.1:
            return f"{self.rng.choice(self.helpers)}(a, x, out, {self.int_leaf()}, {self.int_leaf()})"
        if kind == 0:
            return f"({self.int_leaf()} * {self.int_leaf()})"
        if kind == 1:
            return f"({e(depth - 1)} {self.pick('//', '%')} ({e(depth - 1)} % 7 + {self.pick(1, -8)}))"
        if kind == 2:
            return f"({e(depth - 1)} {self.pick('&', '|', '^')} {e(depth - 1)})"
        if kind == 3:
            return f"({e(depth - 1)} if {self.test(depth - 1)} else {e(depth - 1)})"
        if kind == 4:
            return f"({e(depth - 1)} {self.pick('and', 'or')} {e(depth - 1)})"
        if kind == 5:
            return f"{self.pick('min', 'max')}({e(depth - 1)}, {e(depth - 1)})"
        if kind == 6:
            return f"{self.pick('abs(', '-(', '~(', '+(')}{e(depth - 1)})"
        return f"({e(depth - 1)} {self.pick('+', '-')} {e(depth - 1)})"

    def float_value(self, depth: int = 2) -> str:
        if depth == 0:
            return self.pick(
                self.rng.choice(self.floats), f"x[{self.pick(*self.ints)} % 8]", f"{self.rng.uniform(-3, 3):.3f}"
            )
        e = self.float_value
        kind = self.rng.randrange(7)
        if kind == 0:
            return f"({e(depth - 1)} * {self.pick('0.5', '-0.25', '0.75')})"
        if kind == 1:
            return f"({e(depth - 1)} / ({self.int_value(1)} % 5 + 1))"
        if kind == 2:
            return f"({e(depth - 1)} if {self.test(depth - 1)} else {e(depth - 1)})"
        if kind == 3:
            return f"({e(depth - 1)} + {self.int_leaf()})"
        if kind == 4:
            return f"abs({e(depth - 1)})"
        return f"({e(depth - 1)} {self.pick('+', '-')} {e(depth - 1)})"

    def test(self, depth: int = 2) -> str:
        kind = self.rng.randrange(6)
        if depth > 0 and kind == 0:
            return f"({self.test(depth - 1)} {self.pick('and', 'or')} {self.test(depth - 1)})"
        if depth > 0 and kind == 1:
            return f"(not {self.test(depth - 1)})"
        op = self.pick("<", "<=", ">", ">=", "==", "!=")
        if kind == 2:
            return f"({self.float_value(0)} {self.pick('<', '>')} {self.float_value(0)})"
        if kind == 3:
            return f"({self.int_value(1)} < {self.int_value(1)} {op} {self.int_value(1)})"
        return f"({self.int_value(1)} {op} {self.int_value(1)})"

    # --- statements

    def assignment(self) -> None:
        kind = self.rng.randrange(7)
        if kind == 6:
            p, q = self.rng.sample(self.ints, 2)
            self.put(f"pair = ({p}, {self.pick(self.float_value(0), self.int_leaf())})")
            self.put(f"{q} += pair[0] % 9")
            if self.rng.random() < 0.5:
                item = self.pick(self.float_value(0), self.int_leaf())
                self.put(f"if {self.test()}: pair = ({self.int_leaf()}, {item})")
            self.put(f"{self.rng.choice(self.floats)} = pair[1] * 0.5")
        elif kind == 0:
            p, q = self.rng.sample(self.ints, 2)
            self.put(f"{p}, {q} = {q}, ({self.int_value()}) % 97")
        elif kind == 1:
            self.put(f"{self.rng.choice(self.ints)} {self.pick('+=', '-=', '^=')} {self.int_leaf()} % 50")
        elif kind == 2:
            self.put(f"{self.rng.choice(self.floats)} = {self.pick(self.float_value(), self.int_leaf())}")
        elif kind == 3:
            value = self.pick(self.float_value(), self.int_value(1))
            self.put(f"out[{self.int_leaf()} % 8] {self.pick('=', '+=', '-=')} {value}")
        else:
            self.put(f"{self.rng.choice(self.ints)} = ({self.int_value()}) % {self.pick(97, 31, -53)}")

    def block(self, size: int, budget: int) -> None:
        self.depth += 1
        for _ in range(self.rng.randint(1, size)):
            self.statement(budget)
        self.depth -= 1

    def statement(self, budget: int) -> None:
        kind = self.rng.randrange(10)
        if budget <= 0 or kind < 4:
            self.assignment()
        elif kind < 6:
            self.put(f"if {self.test()}:")
            self.block(3, budget - 1)
            if self.rng.random() < 0.4:
                self.put(f"elif {self.test()}:")
                self.block(2, budget - 1)
            if self.rng.random() < 0.6:
                self.put("else:")
                self.block(2, budget - 1)
        elif kind == 6 and self.loops:
            self.put(f"if {self.test()}:")
            # A while loop counts at its top, so that continue cannot keep it going.
            self.put(f"    {self.pick('break', 'continue', 'continue')}")
        elif kind == 7 and self.rng.random() < (0.5 if self.returns else 0.15):
            self.put(f"if {self.test()}:")
            self.put("    return" + (f" {self.int_value()} % 89" if self.returns else ""))
        elif kind < 9:
            variable = self.pick(f"k{self.counters}", *self.ints)
            self.counters += 1
            bounds = self.pick(
                "5", f"{self.int_leaf()} % 6", f"{self.int_leaf()} % 3, 7, 2", f"6, {self.int_leaf()} % 4, -1"
            )
            self.put(f"for {variable} in range({bounds}):")
            self.loop("for", budget)
        else:
            counter = f"n{self.counters}"
            self.counters += 1
            self.put(f"{counter} = 0")
            self.put(self.pick(f"while {counter} < 6 and {self.test(1)}:", f"while {counter} < 4:", "while True:"))
            self.put(f"    {counter} += 1")
            self.put(f"    if {counter} > 7: break")
            self.loop("while", budget)

    def loop(self, kind: str, budget: int) -> None:
        self.loops.append(kind)
        self.block(3, budget - 1)
        self.loops.pop()
        if self.rng.random() < 0.3:
            self.put("else:")
            self.block(2, budget - 1)

    def body(self, size: int, budget: int) -> None:
        for k, variable in enumerate(self.floats):
            self.put(f"{variable} = {self.pick(f'x[{k}]', str(k), '0')}")
        for _ in range(self.rng.randint(2, size)):
            self.statement(budget)

    def kernel(self, name: str) -> str:
        for k, variable in enumerate(self.ints):
            self.put(f"{variable} = a[{k}]")
        self.body(5, 3)
        for k, variable in enumerate(self.ints + self.floats):
            self.put(f"out[{8 + k}] = {variable}")
        return f"def {name}(a, x, out):\n" + "\n".join(self.lines) + "\n"

    def helper(self, name: str) -> str:
        self.returns = True
        self.put("i2 = i0 + 1")
        self.put("i3 = i1 - 1")
        self.body(3, 2)
        self.put(f"return {self.int_value()} % 97")
        return f"def {name}(a, x, out, i0, i1):\n" + "\n".join(self.lines) + "\n"


def make_kernel(seed: int) -> Any:
    """The kernel of a seed, as a Python function with its source in linecache."""
    name = f"random_{seed}"
    rng = random.Random(seed)
    helpers = [f"helper_{k}" for k in range(rng.randrange(3))]
    text = ""
    for k, helper in enumerate(helpers):
        text += Writer(rng, tuple(helpers[:k])).helper(helper) + "\n\n"
    text += Writer(rng, tuple(helpers)).kernel(name)
    file = f"<{name}>"
    linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
    namespace: dict[str, Any] = {"__name__": file}
    exec(compile(text, file, "exec"), namespace)
    return namespace[name]
