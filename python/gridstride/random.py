"""Random numbers on the device: counter-based, so that a seed gives the same numbers for any number of threads."""

from __future__ import annotations

from gridstride._core import Generator, default_random_generator, ndarray

TYPE_CHECKING = False  # importing typing takes longer than the rest of the package
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    Size = int | Sequence[int] | None

__all__ = [
    "Generator",
    "default_rng",
    "normal",
    "rand",
    "randint",
    "randn",
    "random",
    "random_integers",
    "random_sample",
    "ranf",
    "sample",
    "seed",
    "standard_normal",
    "uniform",
]


_default = default_random_generator()


def seed(seed: int | None = None) -> None:
    """Starts the module's generator anew; from the operating system without a seed."""
    _default.seed(seed)


def default_rng(seed: int | Generator | None = None) -> Generator:
    """A generator of its own."""
    return seed if isinstance(seed, Generator) else Generator(seed)


def rand(*size: int, dtype: Any = float) -> ndarray:
    """Uniform numbers in [0, 1); extents are given one by one."""
    return _default.random(size, dtype)


def random(size: Size = None, dtype: Any = float) -> ndarray:
    """Uniform numbers in [0, 1)."""
    return _default.random(() if size is None else size, dtype)


random_sample = ranf = sample = random


def uniform(low: float = 0.0, high: float = 1.0, size: Size = None, dtype: Any = float) -> ndarray:
    """Uniform numbers in [low, high)."""
    return _default.uniform(low, high, size, dtype)


def randn(*size: int, dtype: Any = float) -> ndarray:
    """Normal numbers of mean 0 and deviation 1; extents are given one by one."""
    return _default.standard_normal(size, dtype)


def standard_normal(size: Size = None, dtype: Any = float) -> ndarray:
    """Normal numbers of mean 0 and deviation 1."""
    return _default.standard_normal(() if size is None else size, dtype)


def normal(loc: float = 0.0, scale: float = 1.0, size: Size = None, dtype: Any = float) -> ndarray:
    """Normal numbers of a mean and a deviation."""
    return _default.normal(loc, scale, size, dtype)


def randint(low: int, high: int | None = None, size: Size = None, dtype: Any = int) -> ndarray:
    """Uniform integers in [low, high), or in [0, low) where only one bound is given."""
    return _default.integers(low, high, size, dtype)


def random_integers(low: int, high: int | None = None, size: Size = None) -> ndarray:
    """Uniform integers in [low, high], or in [1, low] where only one bound is given."""
    low, high = (1, low) if high is None else (low, high)
    return _default.integers(low, high, size, endpoint=True)
