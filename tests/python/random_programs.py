"""Random programs of array statements, run by NumPy and by Gridstride, and every value that one makes compared.

Statements mix views, in-place writes, expressions that stay pending, reductions, normalisations and indexing; names
live on for a while, so that what is written through one is seen through another. A value is compared when a statement
says so or at the latest when its name goes, so that nothing runs sooner than a user's program would make it.

Floats are whole numbers where they are summed, and what is computed of them rounds once: results are equal to the bit.

    python tests/python/random_programs.py --statements 1000000 --seed 1

prints the shortest program found for the first difference.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
import warnings

import numpy as np

import gridstride as gs

DTYPES = ["float64", "float64", "float32", "int64", "int32", "uint8", "bool"]
SIZES = [1, 2, 3, 5, 8, 17, 40]
MOST_NAMES = 14


class DifferenceError(AssertionError):
    """The two disagree."""


def compare(actual: object, expected: object, name: str) -> None:
    actual = actual.get() if hasattr(actual, "get") else np.asarray(actual)
    expected = np.asarray(expected)
    if actual.dtype != expected.dtype or actual.shape != expected.shape:
        raise DifferenceError(f"{name}: {actual.dtype}{actual.shape}, expected {expected.dtype}{expected.shape}")
    if not np.array_equal(actual, expected, equal_nan=expected.dtype.kind == "f"):
        raise DifferenceError(f"{name}: {actual!r}, expected {expected!r}")


class Machine:
    """Both interpretations of a program, side by side."""

    def __init__(self) -> None:
        self.host: dict[str, object] = {"xp": np}
        self.device: dict[str, object] = {"xp": gs}

    def run(self, statement: str) -> bool:
        """False where both refuse the statement."""
        if statement.startswith("check "):
            for name in statement.split()[1:]:
                compare(self.device[name], self.host[name], name)
            return True
        if statement.startswith("del "):
            for names in (self.host, self.device):
                names.pop(statement[4:], None)
            return True
        code = compile(statement, "<program>", "exec")
        refused: type[BaseException] | None = None
        try:
            exec(code, self.host)
        except (ValueError, TypeError, IndexError, OverflowError) as error:
            refused = type(error)
        try:
            exec(code, self.device)
        except (ValueError, TypeError, IndexError, OverflowError) as error:
            if refused is None:
                raise DifferenceError(f"{statement}: {type(error).__name__}: {error}") from error
            return False
        if refused is not None:
            raise DifferenceError(f"{statement}: {refused.__name__} expected")
        return True

    def settle(self, name: str) -> None:
        """Makes a NumPy scalar an array of no axes, as it is in Gridstride, and there no view of what it came from."""
        self.host[name] = np.asarray(self.host[name])
        self.device[name] = gs.array(self.device[name])


class Author:
    """Writes one program, looking at NumPy's side of the machine for shapes and dtypes."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.machine = Machine()
        self.names: list[str] = []
        self.count = 0
        self.program: list[str] = []
        self.sizes = [self.random.choice(SIZES) for _ in range(3)]
        if self.random.random() < 0.05:
            self.sizes[0] = 9000  # rows enough for several blocks, and sums of several chunks
        self.kinds = [
            (3, self.create),
            (16, self.arithmetic),
            (12, self.view),
            (10, self.reduction),
            (8, self.normalisation),
            (10, self.write),
            (5, self.augmented),
            (4, self.overlap),
            (4, self.fancy),
            (3, self.convert),
            (3, self.algorithm),
            (3, self.element),
        ]
        self.weights = [weight for weight, _ in self.kinds]

    # --- What the statements are made of

    def value(self, name: str) -> np.ndarray:
        return np.asarray(self.machine.host[name])

    def pick(self) -> str:
        if not self.names:
            self.emit(self.create())
        return self.random.choice(self.names)

    def fresh(self) -> str:
        self.count += 1
        return f"v{self.count}"

    def scalar(self, dtype: np.dtype) -> str:
        if dtype.kind == "b":
            return self.random.choice(["True", "False"])
        if dtype.kind == "u":
            return str(self.random.randrange(0, 9))
        return str(self.random.randrange(-4, 9)) + (".0" if dtype.kind == "f" and self.random.random() < 0.5 else "")

    def slices(self, shape: tuple[int, ...]) -> str:
        items = []
        for extent in shape:
            choice = self.random.random()
            if choice < 0.3:
                items.append(":")
            elif choice < 0.45 and extent:
                items.append(str(self.random.randrange(-extent, extent)))
            else:
                start = self.random.choice(["", str(self.random.randrange(-extent - 1, extent + 1))])
                stop = self.random.choice(["", str(self.random.randrange(-extent - 1, extent + 1))])
                step = self.random.choice(["", "", "2", "-1", "-2", "3"])
                items.append(f"{start}:{stop}:{step}")
        if self.random.random() < 0.15:
            items.insert(self.random.randrange(len(items) + 1), "None")
        return ", ".join(items) or "..."

    def partner(self, name: str) -> str:
        """Something that broadcasts with a name's value."""
        shape = self.value(name).shape
        names = list(self.names)
        self.random.shuffle(names)
        for other in names[:8]:
            try:
                result = np.broadcast_shapes(shape, self.value(other).shape)
            except ValueError:
                continue
            if int(np.prod(result)) <= 200_000:
                return other
        return self.scalar(self.value(name).dtype)

    def axis(self, rank: int) -> str:
        if rank == 0 or self.random.random() < 0.25:
            return "None"
        if rank > 1 and self.random.random() < 0.15:
            a, b = self.random.sample(range(rank), 2)
            return f"({a}, {b})"
        return str(self.random.randrange(-rank, rank))

    def small(self, name: str) -> bool:
        """Whether sums of these values are exact."""
        value = self.value(name)
        if value.dtype.kind != "f":
            return True
        limit = 2.0**23 if value.dtype == np.float32 else 2.0**50
        total = np.abs(value.astype(np.float64)).sum()
        return bool(np.isfinite(total) and total < limit and (value == np.rint(value)).all())

    # --- Statements. Each gives a text; one that starts with a new name and " = " makes that name.

    def create(self) -> str:
        rank = self.random.choice([0, 1, 1, 2, 2, 2, 3])
        shape = tuple(self.random.choice([1, *self.sizes]) for _ in range(rank))
        if np.prod(shape) > 100_000:
            shape = shape[:1]
        size = int(np.prod(shape))
        dtype = self.random.choice(DTYPES)
        name = self.fresh()
        kind = self.random.random()
        if kind < 0.2:
            return f"{name} = xp.full({shape}, {self.scalar(np.dtype(dtype))}, dtype='{dtype}')"
        order = self.random.choice(["C", "C", "F"])
        modulus = self.random.randrange(3, 12)
        made = f"((xp.arange({size}) * {self.random.randrange(1, 50)}) % {modulus} - {modulus // 3})"
        return f"{name} = xp.asarray({made}.reshape({shape}).astype('{dtype}'), order='{order}')"

    def arithmetic(self) -> str:
        a = self.pick()
        if self.random.random() < 0.15:
            dtype = self.value(a).dtype
            if dtype.kind == "b":
                return f"{self.fresh()} = ~{a}"
            unary = self.random.choice(
                ["xp.abs({})", "-{}", "xp.square(xp.clip({}, -30, 30))", "xp.rint({})", "xp.sign({})"]
            )
            if dtype.kind == "f" and self.random.random() < 0.3:
                unary = "xp.rint(xp.sqrt(xp.abs({})))"
            return f"{self.fresh()} = {unary.format(a)}"
        b = self.partner(a)
        kind = self.random.random()
        if kind < 0.1:
            return f"{self.fresh()} = xp.where({a} > {b}, {a}, {b})"
        if kind < 0.2:
            return f"{self.fresh()} = {a} {self.random.choice(['<', '<=', '==', '!='])} {b}"
        if kind < 0.3:
            return f"{self.fresh()} = xp.{self.random.choice(['maximum', 'minimum'])}({a}, {b})"
        if kind < 0.4:
            return (
                f"{self.fresh()} = xp.clip({a} * {b}, -20, 20)"
                if self.value(a).dtype != bool
                else f"{self.fresh()} = {a} * {b}"
            )
        if kind < 0.5:
            return f"{self.fresh()} = ({a} + 1) / 8"
        if kind < 0.6:
            c = self.scalar(self.value(a).dtype)
            return f"{self.fresh()} = ({a} + {c}) + ({b} + {c})"
        return f"{self.fresh()} = {a} {self.random.choice(['+', '+', '*', '&' if self.both_whole(a, b) else '+'])} {b}"

    def both_whole(self, a: str, b: str) -> bool:
        return (
            self.value(a).dtype.kind in "iub"
            and (b not in self.names or self.value(b).dtype.kind in "iub")
            and "." not in b
        )

    def view(self) -> str:
        a = self.pick()
        value = self.value(a)
        name = self.fresh()
        kind = self.random.random()
        if kind < 0.4:
            return f"{name} = {a}[{self.slices(value.shape)}]"
        if kind < 0.55:
            axes = list(range(value.ndim))
            self.random.shuffle(axes)
            return f"{name} = {a}.transpose({tuple(axes)})"
        if kind < 0.65 and value.ndim < 4:
            return f"{name} = xp.expand_dims({a}, {self.random.randrange(value.ndim + 1)})"
        if kind < 0.8:
            shapes = [(-1,), (1, -1), (-1, 1)] + [(-1, s) for s in self.sizes if value.size and value.size % s == 0]
            return f"{name} = {a}.reshape({self.random.choice(shapes)})"
        if kind < 0.88 and value.ndim >= 2:
            return f"{name} = {a}.diagonal()"
        if kind < 0.94 and value.size < 2000:
            return f"{name} = xp.broadcast_to({a}, {(self.random.choice([1, 2, 3]), *value.shape)})"
        return f"{name} = ({a} + 1)[{self.slices(value.shape)}]" if value.dtype != bool else f"{name} = xp.flip({a})"

    def reduction(self) -> str:
        a = self.pick()
        value = self.value(a)
        functions = ["max", "min", "any", "all"]
        if self.small(a):
            functions += ["sum", "sum", "sum", "mean"]
        function = self.random.choice(functions)
        if value.size == 0 and function in ("max", "min", "mean"):
            function = "any"
        keepdims = self.random.choice(["", ", keepdims=True"])
        operand = a
        if function == "sum" and self.random.random() < 0.3 and value.dtype != bool:
            operand = f"({a} + {self.scalar(value.dtype) if value.dtype.kind == 'u' else 2})"
        return f"{self.fresh()} = {operand}.{function}(axis={self.axis(value.ndim)}{keepdims})"

    def normalisation(self) -> str:
        a = self.pick()
        value = self.value(a)
        name = self.fresh()
        if value.ndim == 0 or value.size == 0 or value.dtype.kind in "bu" or not self.small(a):
            return f"{name} = {a} | {a}" if value.dtype.kind in "bu" else f"{name} = xp.rint(xp.clip({a}, -50, 50))"
        axis = self.random.randrange(-value.ndim, value.ndim)
        forms = [
            "{a} - {a}.max(axis={axis}, keepdims=True)",
            "{a} - {a}.mean(axis={axis}, keepdims=True)",
            "{a} / ({a}.sum(axis={axis}, keepdims=True) * 2 + 1)",
            "xp.rint(8 * {a} / ({a}.max(axis={axis}, keepdims=True) + 41))",
            "{a} - xp.expand_dims({a}.min(axis={axis}), {axis})",
            "(({a} - {a}.max(axis={axis}, keepdims=True)) * 2).sum(axis={axis})",
            "({a} - {a}.min(axis={axis}, keepdims=True)).max(axis={axis}, keepdims=True) - {a}",
        ]
        return f"{name} = " + self.random.choice(forms).format(a=a, axis=axis)

    def writable(self) -> str | None:
        names = [
            name
            for name in self.names
            if isinstance(self.machine.host[name], np.ndarray) and self.value(name).flags.writeable
        ]
        return self.random.choice(names) if names else None

    def write(self) -> str:
        a = self.writable()
        if a is None:
            return self.create()
        value = self.value(a)
        kind = self.random.random()
        if kind < 0.15:
            return f"{a}[...] = {self.scalar(value.dtype)}"
        if kind < 0.3 and value.ndim:
            return f"{a}[{a} > 2] = {self.scalar(value.dtype)}"
        where = "..." if kind < 0.5 else self.slices(value.shape)
        target = self.value(a)[eval(f"np.s_[{where}]")]
        names = [n for n in self.names if self.value(n).dtype == value.dtype]
        self.random.shuffle(names)
        for other in names:
            try:
                fits = np.broadcast_shapes(self.value(other).shape, np.shape(target)) == np.shape(target)
            except ValueError:
                continue
            if fits:
                text = other if value.dtype == bool or self.random.random() < 0.5 else f"{other} + 1"
                if text == other and np.ndim(target) == 1 and np.may_share_memory(self.value(other), target):
                    text += ".copy()"  # NumPy copies element by element where two steps in one array differ
                return f"{a}[{where}] = {text}"
        return f"{a}[{where}] = {self.scalar(value.dtype)}"

    def augmented(self) -> str:
        a = self.writable()
        if a is None:
            return self.create()
        value = self.value(a)
        names = [n for n in self.names if self.value(n).dtype == value.dtype]
        self.random.shuffle(names)
        operator = "|=" if value.dtype == bool else self.random.choice(["+=", "-=", "+="])
        for other in names:
            try:
                fits = np.broadcast_shapes(self.value(other).shape, value.shape) == value.shape
            except ValueError:
                continue
            if fits:
                return f"{a} {operator} {other}"
        return f"{a} {operator} {self.scalar(value.dtype)}"

    def overlap(self) -> str:
        a = self.writable()
        if a is None or self.value(a).ndim == 0 or self.value(a).shape[0] < 3:
            return self.create()
        value = self.value(a)
        forms = ["{a}[1:] = {a}[:-1]", "{a}[:-1] = {a}[1:]", "{a}[...] = {a}[::-1]", "{a}[::2] = {a}[:{half}].copy()"]
        if value.dtype != bool:
            forms += ["{a}[1:] += {a}[:-1]", "{a} -= {a}[::-1]", "{a} -= {a}[:1]", "{a}[1:] = {a}[:-1] + {a}[1:]"]
        if value.ndim == 2 and value.shape[0] == value.shape[1]:
            forms += ["{a}[...] = {a}.T", "{a}[...] = {a}.T | {a}" if value.dtype.kind in "iub" else "{a} += {a}.T"]
        if value.dtype.kind == "i" or (value.dtype.kind == "f" and self.small(a)):
            forms += ["{a} -= {a}.max(axis=0)", "{a}[...] = {a} - {a}.max(axis=-1, keepdims=True)"]
        return self.random.choice(forms).format(a=a, half=(value.shape[0] + 1) // 2)

    def fancy(self) -> str:
        a = self.pick()
        value = self.value(a)
        if value.ndim == 0 or value.shape[0] == 0:
            return self.create()
        chosen = [self.random.randrange(-value.shape[0], value.shape[0]) for _ in range(self.random.choice([1, 3, 6]))]
        if self.random.random() < 0.4 and isinstance(self.machine.host[a], np.ndarray) and value.flags.writeable:
            return f"{a}[xp.asarray({chosen})] = {self.scalar(value.dtype)}"
        # In which order the axes of such a copy lie, NumPy leaves open.
        return f"{self.fresh()} = xp.ascontiguousarray({a}[xp.asarray({chosen})])"

    def convert(self) -> str:
        a = self.pick()
        if self.random.random() < 0.4:
            return f"{self.fresh()} = {a}.copy()"
        dtype = self.random.choice(DTYPES)
        value = self.value(a)
        if value.dtype.kind == "f" and dtype == "uint8":
            dtype = "int64"
        source = f"xp.clip({a}, -100, 100)" if value.dtype.kind == "f" else a
        return f"{self.fresh()} = {source}.astype('{dtype}')"

    def algorithm(self) -> str:
        a = self.pick()
        value = self.value(a)
        name = self.fresh()
        if value.ndim == 0:
            return f"{name} = {a} != 0"
        kind = self.random.random()
        if kind < 0.3:
            return f"{name} = xp.sort({a}, axis={self.random.randrange(value.ndim)})"
        if kind < 0.5 and value.size:
            return f"{name} = {a}.argmax()"
        if kind < 0.7 and self.small(a):
            return f"{name} = xp.cumsum({a}, axis={self.random.randrange(value.ndim)})"
        if kind < 0.85:
            return f"{name} = xp.concatenate([{a}, {a}], axis={self.random.randrange(value.ndim)})"
        return f"{name} = xp.nonzero({a})[0]"

    def element(self) -> str:
        a = self.pick()
        value = self.value(a)
        if value.size == 0:
            return self.create()
        index = ", ".join(str(self.random.randrange(-n, n)) for n in value.shape) or "..."
        return f"{self.fresh()} = xp.asarray(float({a}[{index}]) + 1)"

    # --- The program

    def emit(self, statement: str) -> None:
        self.program.append(statement)
        if not self.machine.run(statement):
            return
        name, mark, _ = statement.partition(" = ")
        if not mark or not name.startswith("v") or "[" in name or name in self.names:
            return
        value = self.machine.host[name]
        if not isinstance(value, np.ndarray):
            self.machine.settle(name)
        if self.value(name).size > 200_000:
            self.drop(name)
            return
        bound = self.value(name)
        if bound.dtype.kind in "fiu" and bound.size and not (np.abs(bound.astype(np.float64)) < 2.0**31).all():
            self.program.append(f"check {name}")
            self.machine.run(self.program[-1])
            self.drop(name)
            return
        self.names.append(name)

    def drop(self, name: str) -> None:
        if name in self.names:
            self.program.append(f"check {name}")
            self.machine.run(self.program[-1])
            self.names.remove(name)
        self.program.append(f"del {name}")
        self.machine.run(self.program[-1])

    def write_program(self, length: int) -> int:
        while len(self.program) < length:
            self.emit(self.random.choices(self.kinds, self.weights)[0][1]())
            while len(self.names) > MOST_NAMES:
                self.drop(self.random.choice(self.names[:-2]))
            if self.random.random() < 0.06 and self.names:
                self.program.append("check " + " ".join(self.random.sample(self.names, min(3, len(self.names)))))
                self.machine.run(self.program[-1])
        self.program.append("check " + " ".join(self.names))
        self.machine.run(self.program[-1])
        return len(self.program)


def fails(program: list[str]) -> str | None:
    machine = Machine()
    try:
        for statement in program:
            machine.run(statement)
            name, mark, _ = statement.partition(" = ")
            if mark and name.isidentifier() and not isinstance(machine.host[name], np.ndarray):
                machine.settle(name)
    except DifferenceError as difference:
        return str(difference)
    except Exception:  # a name that was left out
        return None
    return None


def shortened(program: list[str]) -> list[str]:
    """The program without what the difference does not need."""
    step = max(1, len(program) // 2)
    while step:
        at, before = 0, len(program)
        while at < len(program):
            rest = program[:at] + program[at + step :]
            if fails(rest):
                program = rest
            else:
                at += step
        if step > 1 or len(program) == before:
            step //= 2
    return program


def run(seed: int, length: int = 400) -> int:
    """Writes and runs one program; raises DifferenceError with the shortest form of it."""
    author = Author(seed)
    with warnings.catch_warnings(), np.errstate(all="ignore"):
        warnings.simplefilter("ignore")
        try:
            return author.write_program(length)
        except DifferenceError as difference:
            program = shortened(author.program) if fails(author.program) else author.program
            text = "\n".join(program)
            raise DifferenceError(f"seed {seed}: {fails(program) or difference}\n{text}") from None


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--statements", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--length", type=int, default=400, help="statements of one program")
    parser.add_argument("--go-on", action="store_true", help="report differences and continue")
    options = parser.parse_args()
    done = 0
    seed = options.seed
    found = 0
    begin = reported = time.monotonic()
    while done < options.statements:
        try:
            done += run(seed, options.length)
        except DifferenceError as difference:
            print(difference, flush=True)
            found += 1
            if not options.go_on:
                return 1
        seed += 1
        if time.monotonic() - reported > 60:
            reported = time.monotonic()
            print(f"{done} statements, seed {seed}, {found} differences, {reported - begin:.0f} s", flush=True)
    print(f"{done} statements in programs {options.seed} to {seed - 1}: {found} differences")
    return int(found > 0)


if __name__ == "__main__":
    sys.exit(main())
