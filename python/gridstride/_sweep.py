"""Times of functions over sizes: a table as text, in a notebook, and as a picture."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from gridstride._pictures import line_chart
from gridstride._progress import progress

if TYPE_CHECKING:
    import numpy as np


class SweepResult:
    """Median times of functions, a column each, at sizes, a row each."""

    names: tuple[str, ...]
    """The functions."""
    sizes: tuple[int, ...]
    """The sizes."""
    times: np.ndarray
    """Seconds, (functions, sizes); NaN where a function was not run."""

    def __init__(self, names: Sequence[str], sizes: Sequence[int], times: np.ndarray) -> None:
        self.names, self.sizes, self.times = tuple(names), tuple(sizes), times

    def crossover(self, first: str, second: str) -> float | None:
        """The size from which on `second` is faster than `first`, interpolated; None where that never happens.

        KeyError for a name that there is not.
        """
        for name in (first, second):
            if name not in self.names:
                raise KeyError(f"no function {name!r}; there are {', '.join(self.names)}")
        a, b = (self.times[self.names.index(name)] for name in (first, second))
        gain = [math.log(x / y) if x > 0 and y > 0 else math.nan for x, y in zip(a, b, strict=True)]
        for k in range(len(gain)):
            if all(g > 0 for g in gain[k:] if g == g) and gain[k] > 0:
                if k == 0:
                    return float(self.sizes[0])
                share = -gain[k - 1] / (gain[k] - gain[k - 1])
                low, high = math.log(self.sizes[k - 1]), math.log(self.sizes[k])
                return math.exp(low + share * (high - low))
        return None

    def __str__(self) -> str:
        rows = [["size", *self.names]]
        rows += [[f"{size:,}", *(_duration(t) for t in self.times[:, k])] for k, size in enumerate(self.sizes)]
        widths = [max(len(row[c]) for row in rows) for c in range(len(rows[0]))]
        lines = ["  ".join(cell.rjust(w) for cell, w in zip(row, widths, strict=True)) for row in rows]
        lines.insert(1, "  ".join("-" * w for w in widths))
        return "\n".join(lines)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        head = "".join(f"<th>{_escaped(n)}</th>" for n in ("size", *self.names))
        body = "".join(
            f"<tr><td>{size:,}</td>" + "".join(f"<td>{_duration(t)}</td>" for t in self.times[:, k]) + "</tr>"
            for k, size in enumerate(self.sizes)
        )
        return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>{self.svg()}"

    def svg(self, title: str = "") -> str:
        """The picture as SVG: sizes and times on logarithmic axes, crossovers of the first function marked."""
        marks = []
        for name in self.names[1:]:
            at = self.crossover(self.names[0], name)
            if at is not None and at > self.sizes[0]:
                marks.append((at, f"{name} from {at:,.0f}"))
        series = {name: [float(t) for t in row] for name, row in zip(self.names, self.times, strict=True)}
        return line_chart([float(s) for s in self.sizes], series, "size", "seconds", title, marks)

    def save(self, path: str, title: str = "") -> None:
        """Writes the picture to an SVG file."""
        with open(path, "w", encoding="utf-8") as file:
            file.write(self.svg(title))

    def plot(self, ax: Any = None) -> Any:
        """Draws with matplotlib, on logarithmic axes; returns the axes. ImportError without matplotlib."""
        if ax is None:
            import matplotlib.pyplot as plt

            _, ax = plt.subplots()
        for name, row in zip(self.names, self.times, strict=True):
            ax.loglog(self.sizes, row, marker="o", label=name)
        for name in self.names[1:]:
            at = self.crossover(self.names[0], name)
            if at is not None and at > self.sizes[0]:
                ax.axvline(at, linestyle=":", color="grey")
        ax.set_xlabel("size")
        ax.set_ylabel("seconds")
        ax.grid(True, which="both", alpha=0.3)
        ax.legend()
        return ax


def _duration(seconds: float) -> str:
    if seconds != seconds:
        return "-"
    for factor, unit in ((1.0, "s"), (1e3, "ms"), (1e6, "us")):
        if seconds * factor >= 1:
            return f"{seconds * factor:.3g} {unit}"
    return f"{seconds * 1e9:.3g} ns"


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def sweep(
    functions: Mapping[str, Callable[..., Any]] | Iterable[Callable[..., Any]],
    sizes: Iterable[int],
    *,
    setup: Callable[[int], Any] | None = None,
    n_repeat: int = 10,
    n_warmup: int = 2,
    max_duration: float = 1.0,
) -> SweepResult:
    """Times functions over sizes.

    Args:
        functions: by name, or a sequence of them that have names.
        sizes: what each is called with.
        setup: makes the argument of a size, outside of the time; a tuple is several arguments.
        n_repeat, n_warmup: calls that are timed, and before them.
        max_duration: seconds for a function at a size, after which no further call is begun.

    Raises:
        TypeError: something that cannot be called. ValueError: no functions, no sizes, or sizes that are not positive.
    """
    import numpy as np

    from gridstride.profiler import benchmark

    named = dict(functions) if isinstance(functions, Mapping) else {_name(f): f for f in functions}
    lengths = [int(s) for s in sizes]
    if not named or not lengths:
        raise ValueError("sweep() needs at least one function and one size")
    if any(s <= 0 for s in lengths):
        raise ValueError(f"sizes are positive; got {min(lengths)}")
    for name, function in named.items():
        if not callable(function):
            raise TypeError(f"sweep() times functions; {name!r} is {function!r}")
    times = np.full((len(named), len(lengths)), np.nan)
    with progress(len(named) * len(lengths), "sweep") as step:
        for k, size in enumerate(lengths):
            argument = size if setup is None else setup(size)
            arguments = argument if isinstance(argument, tuple) else (argument,)
            for i, (name, function) in enumerate(named.items()):
                step(f"{name} at {size:,}")
                found = benchmark(
                    function, arguments, n_repeat=n_repeat, n_warmup=n_warmup, max_duration=max_duration, name=name
                )
                times[i, k] = float(
                    np.median(found.cpu_times if _on_host() else np.maximum(found.cpu_times, found.gpu_times[0]))
                )
    return SweepResult(list(named), lengths, times)


def _on_host() -> bool:
    from gridstride.cuda import Device

    return Device().kind == "cpu"


def _name(function: Any) -> str:
    return str(getattr(function, "__name__", None) or type(function).__name__)
