"""Distributions over the engine's generator: expressions of uniform and normal numbers, or draws by rejection."""

from __future__ import annotations

import gridstride as gs
from gridstride import _core
from gridstride._core import asarray, ndarray

TYPE_CHECKING = False  # importing typing takes longer than the rest of the package
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    Size = int | Sequence[int] | None


def _is_number(value: Any) -> bool:
    return isinstance(value, (int, float)) or (
        hasattr(value, "dtype") and not isinstance(value, ndarray) and not value.ndim
    )


def parameter(value: Any, name: str, low: float | None = None, strict: bool = False, high: float | None = None) -> Any:
    """A float, or a float64 array, in the range that a distribution allows; ValueError outside of it."""
    x: Any = float(value) if _is_number(value) else asarray(value).astype(float, copy=False)

    def holds(condition: Any) -> bool:
        return bool(condition.all()) if isinstance(condition, ndarray) else bool(condition)

    if low is not None and not holds(x > low if strict else x >= low):
        sign = "<=" if strict else "<"
        raise ValueError(f"{name} {sign} {low:g}")
    if high is not None and not holds(x <= high):
        raise ValueError(f"{name} > {high:g}")
    return x


def _shape_of(size: Size, *parameters: Any) -> tuple[int, ...]:
    """The shape of a draw: the given one, which parameters must broadcast to, or that of the parameters."""
    shapes = [x.shape for x in parameters if isinstance(x, ndarray)]
    if size is None:
        return gs.broadcast_shapes(*shapes) if shapes else ()
    given: Any = size
    shape = (given,) if isinstance(given, int) else tuple(given) if hasattr(given, "__iter__") else (int(given),)
    if any(s for s in shapes) and gs.broadcast_shapes(shape, *shapes) != shape:
        raise ValueError("Output size is not compatible with the broadcast dimensions of the parameters.")
    return shape


class Distributions:
    """The distributions that generators share. `size` is a shape; without it that of the parameters. `dtype` is the
    result's: float32 or float64 for real numbers, an integer type for whole ones."""

    _engine: _core.Generator

    def _uniform(self, shape: tuple[int, ...], dtype: Any = None) -> ndarray:
        """In (0, 1)."""
        kind = _core.dtype_of(float if dtype is None else dtype)
        # A zero would become an infinity; it stands for the middle of its interval.
        return gs.maximum(self._engine.random(shape, kind), 2.0**-26 if kind.itemsize == 4 else 2.0**-55)

    def _exponential(self, shape: tuple[int, ...], dtype: Any = None) -> ndarray:
        return -gs.log1p(-self._engine.random(shape, float if dtype is None else dtype))

    def _draw(self, name: str, size: Size, *parameters: Any) -> ndarray:
        shape = _shape_of(size, *parameters)
        given = [
            _core.ascontiguousarray(_core.broadcast_to(x, shape)).reshape(shape) if isinstance(x, ndarray) else x
            for x in parameters
        ]
        return self._engine.draw(name, *given, size=shape)

    def random(self, size: Size = None, dtype: Any = None, out: ndarray | None = None) -> ndarray:
        """Uniform numbers in [0, 1)."""
        return self._engine.random(_given_size(size, out), dtype, out)

    def standard_normal(self, size: Size = None, dtype: Any = None, out: ndarray | None = None) -> ndarray:
        """Normal numbers of mean 0 and deviation 1."""
        return self._engine.standard_normal(_given_size(size, out), dtype, out)

    def standard_exponential(
        self, size: Size = None, dtype: Any = None, method: str = "inv", out: ndarray | None = None
    ) -> ndarray:
        """Exponential numbers of mean 1."""
        result = self._exponential(_shape_of(_given_size(size, out)), dtype)
        if out is None:
            return result
        out[...] = result
        return out

    def uniform(self, low: Any = 0.0, high: Any = 1.0, size: Size = None, dtype: Any = None) -> ndarray:
        """Uniform numbers in [low, high)."""
        if _is_number(low) and _is_number(high):
            return self._engine.uniform(low, high, size, dtype)
        a, b = parameter(low, "low"), parameter(high, "high")
        if not bool(gs.isfinite(asarray(b - a)).all()):
            raise OverflowError("Range exceeds valid bounds")
        return _cast(self._engine.random(_shape_of(size, a, b), float) * (b - a) + a, dtype)

    def normal(self, loc: Any = 0.0, scale: Any = 1.0, size: Size = None, dtype: Any = None) -> ndarray:
        """Normal numbers of a mean and a deviation."""
        if _is_number(loc) and _is_number(scale):
            return self._engine.normal(loc, scale, size, dtype)
        a, b = parameter(loc, "loc"), parameter(scale, "scale", 0)
        return _cast(self._engine.standard_normal(_shape_of(size, a, b), float) * b + a, dtype)

    def lognormal(self, mean: Any = 0.0, sigma: Any = 1.0, size: Size = None, dtype: Any = None) -> ndarray:
        """Numbers whose logarithms are normal."""
        return gs.exp(self.normal(mean, parameter(sigma, "sigma", 0), size, dtype))

    def exponential(self, scale: Any = 1.0, size: Size = None, dtype: Any = None) -> ndarray:
        """Exponential numbers of a mean."""
        s = parameter(scale, "scale", 0)
        return _cast(self._exponential(_shape_of(size, s), _real(dtype)) * s, dtype)

    def standard_gamma(self, shape: Any, size: Size = None, dtype: Any = None, out: ndarray | None = None) -> ndarray:
        """Gamma numbers of a shape and scale 1."""
        result = _cast(self._draw("standard_gamma", _given_size(size, out), parameter(shape, "shape", 0)), dtype)
        if out is None:
            return result
        out[...] = result
        return out

    def gamma(self, shape: Any, scale: Any = 1.0, size: Size = None, dtype: Any = None) -> ndarray:
        """Gamma numbers of a shape and a scale."""
        k, s = parameter(shape, "shape", 0), parameter(scale, "scale", 0)
        return _cast(self._draw("standard_gamma", _shape_of(size, k, s), k) * s, dtype)

    def beta(self, a: Any, b: Any, size: Size = None, dtype: Any = None) -> ndarray:
        """Beta numbers."""
        return _cast(self._draw("beta", size, parameter(a, "a", 0, True), parameter(b, "b", 0, True)), dtype)

    def chisquare(self, df: Any, size: Size = None, dtype: Any = None) -> ndarray:
        """Sums of squares of `df` normal numbers."""
        return _cast(2 * self._draw("standard_gamma", size, parameter(df, "df", 0, True) / 2), dtype)

    def noncentral_chisquare(self, df: Any, nonc: Any, size: Size = None, dtype: Any = None) -> ndarray:
        """Sums of squares of normal numbers whose means are not 0."""
        drawn = self._draw("noncentral_chisquare", size, parameter(df, "df", 0, True), parameter(nonc, "nonc", 0))
        return _cast(drawn, dtype)

    def f(self, dfnum: Any, dfden: Any, size: Size = None, dtype: Any = None) -> ndarray:
        """Ratios of two mean squares of normal numbers."""
        n, d = parameter(dfnum, "dfnum", 0, True), parameter(dfden, "dfden", 0, True)
        shape = _shape_of(size, n, d)
        above, below = self._draw("standard_gamma", shape, n / 2), self._draw("standard_gamma", shape, d / 2)
        return _cast((above * d) / (below * n), dtype)

    def noncentral_f(self, dfnum: Any, dfden: Any, nonc: Any, size: Size = None, dtype: Any = None) -> ndarray:
        """Ratios of two mean squares of normal numbers, those above with means that are not 0."""
        n, d = parameter(dfnum, "dfnum", 0, True), parameter(dfden, "dfden", 0, True)
        shift = parameter(nonc, "nonc", 0)
        shape = _shape_of(size, n, d, shift)
        above = self._draw("noncentral_chisquare", shape, n, shift)
        below = 2 * self._draw("standard_gamma", shape, d / 2)
        return _cast((above * d) / (below * n), dtype)

    def standard_t(self, df: Any, size: Size = None, dtype: Any = None) -> ndarray:
        """Student's t numbers."""
        degrees = parameter(df, "df", 0, True)
        shape = _shape_of(size, degrees)
        normal = self._engine.standard_normal(shape, float)
        return _cast(normal * gs.sqrt(degrees / 2 / self._draw("standard_gamma", shape, degrees / 2)), dtype)

    def standard_cauchy(self, size: Size = None, dtype: Any = None) -> ndarray:
        """Cauchy numbers: tangents of uniform angles."""
        return _cast(gs.tan(gs.pi * (self._uniform(_shape_of(size)) - 0.5)), dtype)

    def gumbel(self, loc: Any = 0.0, scale: Any = 1.0, size: Size = None, dtype: Any = None) -> ndarray:
        """Gumbel numbers: largest ones of many."""
        a, s = parameter(loc, "loc"), parameter(scale, "scale", 0)
        return _cast(a - s * gs.log(-gs.log(self._uniform(_shape_of(size, a, s), _real(dtype)))), dtype)

    def laplace(self, loc: Any = 0.0, scale: Any = 1.0, size: Size = None, dtype: Any = None) -> ndarray:
        """Laplace numbers: exponential ones to both sides."""
        a, s = parameter(loc, "loc"), parameter(scale, "scale", 0)
        u = self._uniform(_shape_of(size, a, s), _real(dtype))
        return _cast(a + s * gs.where(u < 0.5, gs.log(2 * u), -gs.log(2 - 2 * u)), dtype)

    def logistic(self, loc: Any = 0.0, scale: Any = 1.0, size: Size = None, dtype: Any = None) -> ndarray:
        """Logistic numbers."""
        a, s = parameter(loc, "loc"), parameter(scale, "scale", 0)
        u = self._uniform(_shape_of(size, a, s), _real(dtype))
        return _cast(a + s * (gs.log(u) - gs.log1p(-u)), dtype)

    def pareto(self, a: Any, size: Size = None, dtype: Any = None) -> ndarray:
        """Pareto (Lomax) numbers of an exponent."""
        k = parameter(a, "a", 0, True)
        return _cast(gs.expm1(self._exponential(_shape_of(size, k)) / k), dtype)

    def power(self, a: Any, size: Size = None, dtype: Any = None) -> ndarray:
        """Numbers in [0, 1] of density a x**(a - 1)."""
        k = parameter(a, "a", 0, True)
        return _cast((-gs.expm1(-self._exponential(_shape_of(size, k)))) ** (1 / k), dtype)

    def rayleigh(self, scale: Any = 1.0, size: Size = None, dtype: Any = None) -> ndarray:
        """Rayleigh numbers: lengths of vectors of two normal numbers."""
        s = parameter(scale, "scale", 0)
        return _cast(gs.sqrt(2 * self._exponential(_shape_of(size, s), _real(dtype))) * s, dtype)

    def weibull(self, a: Any, size: Size = None, dtype: Any = None) -> ndarray:
        """Weibull numbers of a shape."""
        k = parameter(a, "a", 0)
        drawn = self._exponential(_shape_of(size, k))
        if isinstance(k, float):
            return _cast(gs.zeros_like(drawn) if k == 0 else drawn ** (1 / k), dtype)
        return _cast(gs.where(k == 0, 0.0, drawn ** (1 / gs.where(k == 0, 1.0, k))), dtype)

    def triangular(self, left: Any, mode: Any, right: Any, size: Size = None, dtype: Any = None) -> ndarray:
        """Numbers of a density that rises from left to mode and falls to right."""
        a, c, b = parameter(left, "left"), parameter(mode, "mode"), parameter(right, "right")
        for low, high, text in ((a, c, "left > mode"), (c, b, "mode > right")):
            if bool(asarray(low > high).any()):
                raise ValueError(text)
        if bool(asarray(a == b).any()):
            raise ValueError("left == right")
        u = self._engine.random(_shape_of(size, a, c, b), float)
        whole = b - a
        below = a + gs.sqrt(u * whole * (c - a))
        above = b - gs.sqrt((1 - u) * whole * (b - c))
        return _cast(gs.where(u <= (c - a) / whole, below, above), dtype)

    def vonmises(self, mu: Any, kappa: Any, size: Size = None, dtype: Any = None) -> ndarray:
        """Angles in [-pi, pi] around a mean."""
        return _cast(self._draw("vonmises", size, parameter(mu, "mu"), parameter(kappa, "kappa", 0)), dtype)

    def wald(self, mean: Any, scale: Any, size: Size = None, dtype: Any = None) -> ndarray:
        """Wald (inverse Gaussian) numbers, by the method of Michael, Schucany and Haas."""
        m, s = parameter(mean, "mean", 0, True), parameter(scale, "scale", 0, True)
        shape = _shape_of(size, m, s)
        y = self._engine.standard_normal(shape, float) ** 2 * m
        root = m + m / (2 * s) * (y - gs.sqrt(4 * s * y + y * y))
        keep = self._engine.random(shape, float) * (m + root) <= m
        return _cast(gs.where(keep, root, m * m / root), dtype)

    def poisson(self, lam: Any = 1.0, size: Size = None, dtype: Any = int) -> ndarray:
        """Counts of events of a mean number."""
        mean = parameter(lam, "lam", 0)
        if not bool(asarray(mean < 2.0**63 - 2.0**63 * 2.0**-20).all()):
            raise ValueError("lam value too large")
        return _cast(self._draw("poisson", size, mean), dtype)

    def binomial(self, n: Any, p: Any, size: Size = None, dtype: Any = int) -> ndarray:
        """Counts of successes of `n` trials of probability `p`."""
        return _cast(self._draw("binomial", size, parameter(n, "n", 0), parameter(p, "p", 0, high=1)), dtype)

    def negative_binomial(self, n: Any, p: Any, size: Size = None, dtype: Any = int) -> ndarray:
        """Counts of failures before the nth success."""
        k, q = parameter(n, "n", 0, True), parameter(p, "p", 0, True, 1)
        shape = _shape_of(size, k, q)
        return _cast(self._draw("poisson", shape, self._draw("standard_gamma", shape, k) * ((1 - q) / q)), dtype)

    def geometric(self, p: Any, size: Size = None, dtype: Any = int) -> ndarray:
        """Counts of trials up to the first success."""
        q = parameter(p, "p", 0, True, 1)
        ratio = self._exponential(_shape_of(size, q)) / -gs.log1p(asarray(-q))
        return _cast(gs.minimum(gs.maximum(gs.ceil(ratio), 1.0), 2.0**63 - 1024).astype("int64"), dtype)

    def hypergeometric(self, ngood: Any, nbad: Any, nsample: Any, size: Size = None, dtype: Any = int) -> ndarray:
        """Counts of good ones among `nsample` drawn of an urn."""
        good, bad, drawn = (
            parameter(ngood, "ngood", 0),
            parameter(nbad, "nbad", 0),
            parameter(nsample, "nsample", 0),
        )
        if bool(asarray(good + bad < drawn).any()):
            raise ValueError("ngood + nbad < nsample")
        return _cast(self._draw("hypergeometric", size, good, bad, drawn), dtype)

    def logseries(self, p: Any, size: Size = None, dtype: Any = int) -> ndarray:
        """Numbers of the logarithmic series distribution."""
        q = parameter(p, "p", 0)
        if bool(asarray(q >= 1).any()):
            raise ValueError("p >= 1.0")
        return _cast(self._draw("logseries", size, q), dtype)

    def zipf(self, a: Any, size: Size = None, dtype: Any = int) -> ndarray:
        """Numbers of probabilities proportional to k**-a."""
        return _cast(self._draw("zipf", size, parameter(a, "a", 1, True)), dtype)

    def dirichlet(self, alpha: Any, size: Size = None, dtype: Any = None) -> ndarray:
        """Vectors of positive numbers that sum to 1."""
        a = asarray(alpha).astype(float)
        if a.ndim == 0:
            a = a.reshape(1)
        if bool((a <= 0).any()):
            raise ValueError("alpha <= 0")
        shape = (*_shape_of(size), *a.shape) if size is not None else a.shape
        drawn = self._draw("standard_gamma", shape, a)
        return _cast(drawn / drawn.sum(axis=-1, keepdims=True), dtype)

    def multinomial(self, n: Any, pvals: Any, size: Size = None) -> ndarray:
        """How often each outcome of given probabilities comes up in `n` trials."""
        p = asarray(pvals).get().astype(float)
        if p.ndim != 1:
            raise ValueError("pvals must be a 1-d sequence")
        if (p < 0).any() or (p > 1).any():
            raise ValueError("pvals < 0, pvals > 1 or pvals contains NaNs")
        if p[:-1].sum() > 1.0 + 1e-12:
            raise ValueError("sum(pvals[:-1]) > 1.0")
        trials = parameter(n, "n", 0)
        shape = _shape_of(size, trials)
        left = gs.full(shape, trials, float) if isinstance(trials, float) else _core.broadcast_to(trials, shape)
        rest, counts = 1.0, []
        for q in p[:-1]:
            drawn = self._draw("binomial", shape, left, min(q / rest, 1.0) if rest > 0 else 0.0)
            counts.append(drawn)
            left = left - drawn
            rest -= q
        counts.append(left.astype("int64"))
        return _core.stack(counts, -1)

    def multivariate_normal(
        self,
        mean: Any,
        cov: Any,
        size: Size = None,
        check_valid: str = "warn",
        tol: float = 1e-8,
        method: str = "svd",
        dtype: Any = None,
    ) -> ndarray:
        """Normal vectors of a mean and a covariance matrix, which is taken apart by "svd", "eigh" or "cholesky"."""
        m, c = asarray(mean).astype(float), asarray(cov).astype(float)
        if method not in ("svd", "eigh", "cholesky"):
            raise ValueError("method must be one of {'eigh', 'svd', 'cholesky'}")
        if m.ndim != 1:
            raise ValueError("mean must be 1 dimensional")
        if c.ndim != 2 or c.shape[0] != c.shape[1]:
            raise ValueError("cov must be 2 dimensional and square")
        if c.shape[0] != m.shape[0]:
            raise ValueError("mean and cov must have same length")
        if method == "cholesky":
            factor = gs.linalg.cholesky(c)
        else:
            w, v = gs.linalg.eigh(c)
            if check_valid != "ignore" and not bool((w > -tol * gs.maximum(gs.abs(w).max(), 1)).all()):
                text = "covariance is not symmetric positive-semidefinite."
                if check_valid == "raise":
                    raise ValueError(text)
                import warnings

                warnings.warn(text, RuntimeWarning, stacklevel=2)
            factor = v * gs.sqrt(gs.maximum(w, 0))
        normal = self._engine.standard_normal((*_shape_of(size), m.shape[0]), float)
        return _cast(_core.matmul(normal, factor.T) + m, dtype)

    def bytes(self, length: int) -> bytes:
        """Random bytes."""
        return self._engine.integers(0, 256, length, "uint8").tobytes()

    def _order(self, n: int) -> ndarray:
        """A random order of n things: the places of sorted random words."""
        return _core.argsort(self._engine.integers(0, 2**64 - 1, n, "uint64", True))

    def permutation(self, x: Any, axis: int = 0) -> ndarray:
        """The numbers below `x`, or the parts of an array along an axis, in a random order."""
        if isinstance(x, int) or (_is_number(x) and float(x).is_integer()):
            return self._order(int(x))
        a = asarray(x)
        if a.ndim == 0:
            raise IndexError("x must be an integer or at least 1-dimensional")
        return gs.take(a, self._order(a.shape[axis]), axis)

    def shuffle(self, x: Any, axis: int = 0) -> None:
        """Puts the parts of an array along an axis in a random order, in place."""
        if not isinstance(x, ndarray):
            raise TypeError(f"The array must be gridstride.ndarray, not {type(x).__name__}")
        if x.ndim == 0:
            raise TypeError("An array whose ndim is 0 is not supported")
        x[...] = gs.take(x, self._order(x.shape[axis]), axis)

    def permuted(self, x: Any, axis: int | None = None, out: ndarray | None = None) -> ndarray:
        """The elements along an axis (or all) in random orders, each row in one of its own."""
        a = asarray(x)
        if axis is None:
            result = gs.take(a.ravel(), self._order(a.size)).reshape(a.shape)
        else:
            keys = self._engine.integers(0, 2**64 - 1, a.shape, "uint64", True)
            result = gs.take_along_axis(a, _core.argsort(keys, axis), axis)
        if out is None:
            return result
        out[...] = result
        return out

    def choice(
        self, a: Any, size: Size = None, replace: bool = True, p: Any = None, axis: int = 0, shuffle: bool = True
    ) -> ndarray:
        """Elements of an array (of the numbers below an int) at random, with probabilities `p`."""
        whole = isinstance(a, int) or _is_number(a)
        values = None if whole else asarray(a)
        if values is not None and values.ndim == 0:
            raise ValueError("a must be a sequence or an integer")
        count = int(a) if values is None else values.shape[axis]
        shape = _shape_of(size)
        wanted = 1
        for n in shape:
            wanted *= n
        if count <= 0 and wanted:
            raise ValueError(
                "a must be a positive integer unless no samples are taken" if whole else "a cannot be empty"
            )
        odds = None
        if p is not None:
            odds = asarray(p).astype(float)
            if odds.ndim != 1:
                raise ValueError("p must be 1-dimensional")
            if odds.size != count:
                raise ValueError("a and p must have same size")
            if bool((odds < 0).any()):
                raise ValueError("probabilities are not non-negative")
            if not bool(gs.abs(odds.sum() - 1) < 1e-6):
                raise ValueError("probabilities do not sum to 1")
        if replace:
            if odds is None:
                index = self._engine.integers(0, max(count, 1), shape)
            else:
                edges = gs.cumsum(odds)
                index = gs.searchsorted(edges / edges[-1], self._engine.random(shape, float), side="right")
                index = gs.minimum(index, count - 1)
        else:
            if wanted > count:
                raise ValueError("Cannot take a larger sample than population when 'replace=False'")
            if odds is None:
                index = self._order(count)[:wanted].reshape(shape)
            else:
                if int((odds > 0).sum()) < wanted:
                    raise ValueError("Fewer non-zero entries in p than size")
                # The places of the largest of log p plus Gumbel numbers are a draw without replacement.
                keys = gs.log(odds) - gs.log(-gs.log(self._uniform((count,))))
                index = _core.argsort(-keys)[:wanted].reshape(shape)
        return index if values is None else gs.take(values, index, axis)


def _given_size(size: Size, out: ndarray | None) -> Any:
    if out is not None and size is not None and _shape_of(size) != out.shape:
        raise ValueError("size must match out.shape when used together")
    return out.shape if out is not None else () if size is None else size


def _real(dtype: Any) -> Any:
    return dtype


def _cast(x: ndarray, dtype: Any) -> ndarray:
    if dtype is None:
        return x
    kind = _core.dtype_of(dtype)
    if x.dtype.kind == "f" and kind.char not in "fd":
        raise TypeError(f"Unsupported dtype {kind!r} for random numbers; expected float32 or float64")
    return x.astype(kind, copy=False)
