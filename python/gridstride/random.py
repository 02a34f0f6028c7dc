"""Random numbers on the device: counter-based, so that a seed gives the same numbers for any number of threads.

Every generator is Philox4x32-10. `XORWOW` and `MRG32k3a` are names that programs for GPUs use; their numbers are those
of Philox with another key.
"""

from __future__ import annotations

import gridstride as gs
from gridstride import _core
from gridstride._core import default_random_generator, ndarray
from gridstride._distributions import Distributions

TYPE_CHECKING = False  # importing typing takes longer than the rest of the package
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    Size = int | Sequence[int] | None

_DISTRIBUTIONS = (
    "beta binomial bytes chisquare choice dirichlet exponential f gamma geometric gumbel hypergeometric laplace"
    " logistic lognormal logseries multinomial multivariate_normal negative_binomial noncentral_chisquare noncentral_f"
    " normal pareto permutation poisson power rand randint randn random_integers random_sample rayleigh shuffle"
    " standard_cauchy standard_exponential standard_gamma standard_normal standard_t tomaxint triangular uniform"
    " vonmises wald weibull zipf"
)


def _key(seed: Any, salt: int = 0) -> int | None:
    """64 bits of any seed that NumPy takes; None for one of the operating system's."""
    if seed is None or (isinstance(seed, int) and not salt):
        return seed  # the engine refuses ints beyond 64 bits
    if isinstance(seed, int):
        if not 0 <= seed < 2**64:
            raise ValueError(f"Seed must be between 0 and 2**64 - 1, not {seed}")
        return seed ^ salt
    if isinstance(seed, str):
        raise TypeError(f"a seed is an int or a sequence of ints, not {seed!r}")
    import numpy

    values = numpy.asarray(seed.get() if isinstance(seed, ndarray) else seed)
    if values.dtype.kind not in "iub":
        raise TypeError(f"a seed is an int or a sequence of ints, not an array of {values.dtype}")
    if values.ndim == 0:
        return _key(int(values), salt)
    return int(numpy.random.SeedSequence(values.ravel().tolist()).generate_state(1, numpy.uint64)[0]) ^ salt


class BitGenerator:
    """A source of random words, for `Generator`."""

    _salt = 0

    def __init__(self, seed: Any = None) -> None:
        self._engine = _core.Generator(_key(seed, self._salt))
        self.lock: Any = None

    def random_raw(self, size: Size = None, output: bool = True) -> Any:
        """Random words of 64 bits."""
        words = self._engine.integers(0, 2**64 - 1, size, "uint64", True)
        return words if output else None

    @property
    def state(self) -> dict[str, Any]:
        """Seed and position."""
        key, position = self._engine.get_state()
        return {"bit_generator": type(self).__name__, "key": key, "position": position}

    @state.setter
    def state(self, value: dict[str, Any]) -> None:
        if value["bit_generator"] != type(self).__name__:
            raise ValueError(f"state must be for a {type(self).__name__} bit generator")
        self._engine.set_state(value["key"], value["position"])

    def __reduce__(self) -> Any:
        return _restore_bits, (type(self), *self._engine.get_state())


class Philox4x3210(BitGenerator):
    """Philox4x32-10, the engine's own."""


class XORWOW(BitGenerator):
    """A name of CUDA's generators: Philox with a key of its own."""

    _salt = 0x584F52574F570000


class MRG32k3a(BitGenerator):
    """A name of CUDA's generators: Philox with a key of its own."""

    _salt = 0x4D52473332000000


def _restore_bits(cls: type[BitGenerator], key: int, position: int) -> BitGenerator:
    bits = cls(0)
    bits._engine.set_state(key, position)
    return bits


def _restore_generator(bits: BitGenerator) -> Generator:
    return Generator(bits)


class Generator(Distributions):
    """Random numbers of a bit generator, or of a seed; from the operating system without one."""

    def __init__(self, bit_generator: Any = None) -> None:
        bits = bit_generator if isinstance(bit_generator, BitGenerator) else Philox4x3210(bit_generator)
        self._bits = bits

    @property
    def bit_generator(self) -> BitGenerator:
        """Where the numbers come from; another one may be set."""
        return self._bits

    @bit_generator.setter
    def bit_generator(self, bits: BitGenerator) -> None:
        if not isinstance(bits, BitGenerator):
            raise TypeError(f"bit_generator must be a BitGenerator, not {type(bits).__name__}")
        self._bits = bits

    @property
    def _engine(self) -> _core.Generator:  # type: ignore[override]
        return self._bits._engine

    def seed(self, seed: Any = None) -> None:
        """Starts anew from a seed; from the operating system without one."""
        self._engine.seed(_key(seed))

    def get_state(self) -> tuple[int, int]:
        """Seed and position."""
        return self._engine.get_state()

    def set_state(self, seed: int, offset: int) -> None:
        """Goes back to a state."""
        self._engine.set_state(seed, offset)

    def integers(
        self, low: Any, high: Any = None, size: Size = None, dtype: Any = None, endpoint: bool = False
    ) -> ndarray:
        """Uniform integers in [low, high), or [low, high] with `endpoint`; below `low` where only that is given."""
        low, high = (int(bound) if isinstance(bound, float) else bound for bound in (low, high))
        return self._engine.integers(low, high, size, dtype, endpoint)

    def __reduce__(self) -> Any:
        return _restore_generator, (self.bit_generator,)

    def __repr__(self) -> str:
        return f"Generator({type(self.bit_generator).__name__})"


class RandomState(Distributions):
    """Random numbers by the older names."""

    def __init__(self, seed: Any = None, method: Any = None) -> None:
        self._engine = _core.Generator(_key(seed))

    def seed(self, seed: Any = None) -> None:
        """Starts anew from a seed; from the operating system without one."""
        self._engine.seed(_key(seed))

    def get_state(self) -> tuple[str, int, int]:
        """Name of the generator, seed and position."""
        return ("Philox4x3210", *self._engine.get_state())

    def set_state(self, state: tuple[str, int, int]) -> None:
        """Goes back to a state."""
        self._engine.set_state(state[1], state[2])

    def rand(self, *size: int, dtype: Any = float) -> ndarray:
        """Uniform numbers in [0, 1); extents are given one by one."""
        return self._engine.random(size, dtype)

    def random_sample(self, size: Size = None, dtype: Any = float) -> ndarray:
        """Uniform numbers in [0, 1)."""
        return self._engine.random(() if size is None else size, dtype)

    def randn(self, *size: int, dtype: Any = float) -> ndarray:
        """Normal numbers of mean 0 and deviation 1; extents are given one by one."""
        return self._engine.standard_normal(size, dtype)

    def randint(self, low: Any, high: Any = None, size: Size = None, dtype: Any = int) -> ndarray:
        """Uniform integers in [low, high), or in [0, low) where only one bound is given.

        Bounds may be arrays, which are broadcast together; floats are cut.
        """
        if any(isinstance(bound, (list, tuple, ndarray)) or getattr(bound, "ndim", 0) for bound in (low, high)):
            low, high = (0, low) if high is None else (low, high)
            return self._randint_between(low, high, size, dtype)
        low, high = (int(bound) if isinstance(bound, float) else bound for bound in (low, high))
        return self._engine.integers(low, high, size, dtype)

    def _randint_between(self, low: Any, high: Any, size: Size, dtype: Any) -> ndarray:
        first, last = gs.asarray(low), gs.asarray(high)
        if bool((first >= last).any()):
            raise ValueError("low >= high")
        shape = gs.broadcast_shapes(first.shape, last.shape) if size is None else size
        share = self._engine.random(shape, "float64")
        return (first + gs.floor(share * (last - first))).astype(dtype)

    def random_integers(self, low: int, high: int | None = None, size: Size = None) -> ndarray:
        """Uniform integers in [low, high], or in [1, low] where only one bound is given."""
        low, high = (1, low) if high is None else (low, high)
        return self._engine.integers(low, high, size, endpoint=True)

    def tomaxint(self, size: Size = None) -> ndarray:
        """Uniform integers from 0 to the largest int64."""
        return self._engine.integers(0, 2**63 - 1, size, "int64", True)


def _state_of(engine: _core.Generator) -> RandomState:
    state = RandomState.__new__(RandomState)
    state._engine = engine
    return state


_default = _state_of(default_random_generator())


def get_random_state() -> RandomState:
    """The generator behind the module's functions."""
    return _default


def set_random_state(rs: RandomState) -> None:
    """Sets the generator behind the module's functions."""
    global _default
    if not isinstance(rs, RandomState):
        raise TypeError(f"Random state must be an instance of RandomState. Actual: {type(rs)}")
    _default = rs


def reset_states() -> None:
    """Starts the module's generator anew from the operating system."""
    global _default
    _default = _state_of(default_random_generator())
    _default.seed()


def seed(seed: Any = None) -> None:
    """Starts the module's generator anew; from the operating system without a seed."""
    _default.seed(seed)


def default_rng(seed: Any = None) -> Generator:
    """A generator of its own; the same one where it is given one."""
    return seed if isinstance(seed, Generator) else Generator(seed)


def _function(name: str) -> Callable[..., Any]:
    """The module's function of this name: a method of its generator."""
    method = getattr(RandomState, name)

    def call(*args: Any, **kwargs: Any) -> Any:
        return getattr(_default, name)(*args, **kwargs)

    call.__name__ = call.__qualname__ = name
    call.__doc__ = method.__doc__
    return call


def __getattr__(name: str) -> Any:
    raise AttributeError(f"module 'gridstride.random' has no attribute {name!r}")


globals().update({name: _function(name) for name in _DISTRIBUTIONS.split()})
random = ranf = sample = globals()["random_sample"]

__all__ = [
    "XORWOW",
    "BitGenerator",
    "Generator",
    "MRG32k3a",
    "Philox4x3210",
    "RandomState",
    "default_rng",
    "get_random_state",
    "random",
    "ranf",
    "reset_states",
    "sample",
    "seed",
    "set_random_state",
]
__all__ += _DISTRIBUTIONS.split()
