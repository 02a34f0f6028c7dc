"""The operations that arrays.py compares with NumPy: one text for both.

An operation is a function of the module (`numpy` or `gridstride`) and of the same inputs in that module's arrays.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import numpy as np

Operation = Callable[[Any, Any], Any]


@dataclass(frozen=True)
class Named:
    """An operation's name in tables, and the most elements that it is measured with (its cost grows faster)."""

    name: str
    run: Operation
    most: int = 50_000_000


def inputs(n: int, seed: int = 7) -> dict[str, np.ndarray]:
    """What operations on n elements need: all of n elements but for small ones."""
    g = np.random.default_rng(seed)
    columns = 1000 if n >= 10**6 else 100 if n >= 10**4 else 25
    side = max(8, min(2000, int(n**0.5)))
    factored = min(side, 700)
    return {
        "a": g.random(n),
        "b": g.random(n),
        "i": g.integers(0, max(n // 4, 10), n),
        "small": g.integers(0, 100, n),
        "mask": g.random(n) < 0.5,
        "places": g.integers(0, n, n),
        "ordered": np.sort(g.random(n)),
        "queries": g.random(max(n // 10, 10)),
        "rows": g.random((n // columns, columns)),
        "square": g.random((side, side)),
        "factored": g.random((factored, factored)),
        "kernel": g.random(31),
    }


def data_of(module: Any, arrays: dict[str, np.ndarray]) -> SimpleNamespace:
    """The arrays as the module has them."""
    if module is np:
        return SimpleNamespace(**arrays)
    return SimpleNamespace(**{name: module.asarray(array) for name, array in arrays.items()})


def three(xp: Any, d: Any) -> Any:
    x = d.a * 5
    x = x * x
    return x + x


def softmax(xp: Any, d: Any) -> Any:
    e = xp.exp(d.rows - d.rows.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def standardise(xp: Any, d: Any) -> Any:
    return (d.rows - d.rows.mean(axis=0)) / d.rows.std(axis=0)


def assign_mask(xp: Any, d: Any) -> Any:
    x = d.a.copy()
    x[d.mask] = 0
    return x


def assign_places(xp: Any, d: Any) -> Any:
    x = d.a.copy()
    x[d.places] = d.b
    return x


def in_place(xp: Any, d: Any) -> Any:
    x = d.a.copy()
    x += d.b
    x *= 2
    return x


OPERATIONS = [
    Named("a + b", lambda xp, d: d.a + d.b),
    Named("three statements", three),
    Named("x += b; x *= 2 of a copy", in_place),
    Named("sqrt", lambda xp, d: xp.sqrt(d.a)),
    Named("sin", lambda xp, d: xp.sin(d.a)),
    Named("exp", lambda xp, d: xp.exp(d.a)),
    Named("log1p", lambda xp, d: xp.log1p(d.a)),
    Named("a ** b", lambda xp, d: d.a**d.b),
    Named("arctan2", lambda xp, d: xp.arctan2(d.a, d.b)),
    Named("i // 7", lambda xp, d: d.i // 7),
    Named("maximum", lambda xp, d: xp.maximum(d.a, d.b)),
    Named("where", lambda xp, d: xp.where(d.mask, d.a, d.b)),
    Named("clip", lambda xp, d: xp.clip(d.a, 0.2, 0.8)),
    Named("astype(float32)", lambda xp, d: d.a.astype("float32")),
    Named("copy", lambda xp, d: d.a.copy()),
    Named("ones", lambda xp, d: xp.ones(d.a.shape)),
    Named("arange", lambda xp, d: xp.arange(d.a.size)),
    Named("linspace", lambda xp, d: xp.linspace(0, 1, d.a.size)),
    Named("sum", lambda xp, d: float(d.a.sum())),
    Named("mean", lambda xp, d: float(d.a.mean())),
    Named("var", lambda xp, d: float(d.a.var())),
    Named("max", lambda xp, d: float(d.a.max())),
    Named("argmax", lambda xp, d: int(d.a.argmax())),
    Named("all(isfinite)", lambda xp, d: bool(xp.isfinite(d.a).all())),
    Named("allclose", lambda xp, d: bool(xp.allclose(d.a, d.a))),
    Named("count_nonzero(a > 0.5)", lambda xp, d: int(xp.count_nonzero(d.a > 0.5))),
    Named("sum(axis=0)", lambda xp, d: d.rows.sum(axis=0)),
    Named("sum(axis=1)", lambda xp, d: d.rows.sum(axis=1)),
    Named("max(axis=0)", lambda xp, d: d.rows.max(axis=0)),
    Named("m / m.sum(axis=1)[:, None]", lambda xp, d: d.rows / d.rows.sum(axis=1)[:, None]),
    Named("softmax", softmax),
    Named("standardise columns", standardise),
    Named("cumsum", lambda xp, d: xp.cumsum(d.a)),
    Named("cumprod", lambda xp, d: xp.cumprod(d.a)),
    Named("diff", lambda xp, d: xp.diff(d.a)),
    Named("sort", lambda xp, d: xp.sort(d.a)),
    Named("argsort", lambda xp, d: xp.argsort(d.a)),
    Named("unique", lambda xp, d: xp.unique(d.i)),
    Named("partition", lambda xp, d: xp.partition(d.a, d.a.size // 3)),
    Named("median", lambda xp, d: float(xp.median(d.a))),
    Named("percentile", lambda xp, d: float(xp.percentile(d.a, 90))),
    Named("searchsorted", lambda xp, d: xp.searchsorted(d.ordered, d.queries)),
    Named("histogram", lambda xp, d: xp.histogram(d.a, 50)[0]),
    Named("bincount", lambda xp, d: xp.bincount(d.small)),
    Named("isin", lambda xp, d: xp.isin(d.i, d.small[:100])),
    Named("a[mask]", lambda xp, d: d.a[d.mask]),
    Named("a[mask] = 0 of a copy", assign_mask),
    Named("a[places]", lambda xp, d: d.a[d.places]),
    Named("a[places] = b of a copy", assign_places),
    Named("take", lambda xp, d: xp.take(d.a, d.places)),
    Named("nonzero", lambda xp, d: xp.nonzero(d.mask)[0]),
    Named("concatenate", lambda xp, d: xp.concatenate([d.a, d.b])),
    Named("stack(axis=1)", lambda xp, d: xp.stack([d.a, d.b], axis=1)),
    Named("transpose copy", lambda xp, d: d.rows.T.copy()),
    Named("roll", lambda xp, d: xp.roll(d.a, 17)),
    Named("repeat", lambda xp, d: xp.repeat(d.a[: d.a.size // 2], 2)),
    Named("a[::-1] + a", lambda xp, d: d.a[::-1] + d.a),
    Named("dot of vectors", lambda xp, d: float(d.a @ d.b)),
    Named("matrix @ vector", lambda xp, d: d.rows @ d.rows[0]),
    Named("matmul", lambda xp, d: d.square @ d.square),
    Named("einsum('ij,ij->i')", lambda xp, d: xp.einsum("ij,ij->i", d.rows, d.rows)),
    Named("svd", lambda xp, d: xp.linalg.svd(d.factored)[1]),
    Named("solve", lambda xp, d: xp.linalg.solve(d.factored, d.factored[0])),
    Named("rfft", lambda xp, d: xp.fft.rfft(d.a)),
    Named("convolve, 31 taps", lambda xp, d: xp.convolve(d.a, d.kernel)),
    Named("random.rand", lambda xp, d: xp.random.rand(d.a.size)),
    Named("random.randint", lambda xp, d: xp.random.randint(0, 1000, d.a.size)),
    Named("standard_normal", lambda xp, d: xp.random.standard_normal(d.a.size)),
    Named("exponential", lambda xp, d: xp.random.exponential(2.0, d.a.size)),
    Named("gamma", lambda xp, d: xp.random.gamma(2.5, 1.0, d.a.size)),
    Named("beta", lambda xp, d: xp.random.beta(2.0, 3.0, d.a.size)),
    Named("poisson", lambda xp, d: xp.random.poisson(4.0, d.a.size)),
    Named("permutation", lambda xp, d: xp.random.permutation(d.a)),
]
