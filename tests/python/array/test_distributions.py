"""Distributions: against their distribution functions or moments, and what generators have in common."""

import math
import pickle

import numpy as np
import pytest

import gridstride as gs
from support import run_program

N = 200_000

# Each case: how to draw, mean, variance.
REAL = {
    "standard_exponential": ((), 1, 1),
    "exponential": ((2.5,), 2.5, 6.25),
    "standard_gamma": ((3.5,), 3.5, 3.5),
    "gamma": ((0.4, 2.0), 0.8, 1.6),
    "beta": ((2.0, 5.0), 2 / 7, 10 / 49 / 8),
    "chisquare": ((3.0,), 3, 6),
    "noncentral_chisquare": ((3.0, 2.0), 5, 14),
    "f": ((5.0, 12.0), 1.2, 2 * 144 * 15 / (5 * 100 * 8)),
    "noncentral_f": ((5.0, 12.0, 2.0), 12 * 7 / (5 * 10), None),
    "standard_t": ((7.0,), 0, 7 / 5),
    "gumbel": ((1.0, 2.0), 1 + 2 * 0.5772156649, math.pi**2 / 6 * 4),
    "laplace": ((1.0, 2.0), 1, 8),
    "logistic": ((1.0, 2.0), 1, math.pi**2 / 3 * 4),
    "lognormal": ((0.1, 0.5), math.exp(0.1 + 0.125), (math.exp(0.25) - 1) * math.exp(0.45)),
    "pareto": ((5.0,), 0.25, 5 / (16 * 3)),
    "power": ((3.0,), 0.75, 3 / (16 * 5)),
    "rayleigh": ((2.0,), 2 * math.sqrt(math.pi / 2), (4 - math.pi) / 2 * 4),
    "triangular": ((-1.0, 0.0, 2.0), 1 / 3, (1 + 0 + 4 + 0 + 2 - 0) / 18),
    "uniform": ((-1.0, 3.0), 1, 16 / 12),
    "normal": ((2.0, 3.0), 2, 9),
    "wald": ((1.5, 4.0), 1.5, 1.5**3 / 4),
    "weibull": ((2.0,), math.gamma(1.5), math.gamma(2) - math.gamma(1.5) ** 2),
    "vonmises": ((0.0, 2.0), 0, None),
}
WHOLE = {
    "poisson": [((3.5,), 3.5, 3.5), ((80.0,), 80, 80)],
    "binomial": [((10, 0.3), 3, 2.1), ((1000, 0.7), 700, 210), ((100, 0.02), 2, 1.96)],
    "negative_binomial": [((5, 0.4), 7.5, 18.75)],
    "geometric": [((0.25,), 4, 12), ((1.0,), 1, 0)],
    "hypergeometric": [((15, 10, 6), 3.6, 6 * 0.6 * 0.4 * 19 / 24), ((200, 100, 90), 60, 90 * 2 / 9 * 210 / 299)],
    "logseries": [((0.6,), 0.6 / (-math.log(0.4) * 0.4), None)],
    "zipf": [((5.0,), 1.0823232337 / 1.0369277551, None)],
}


def check_moments(x: np.ndarray, mean: float, variance: float | None) -> None:
    """Mean and variance within six standard errors."""
    deviation = math.sqrt(x.var()) or 1.0
    assert abs(x.mean() - mean) < 6 * deviation / math.sqrt(x.size) + 1e-12
    if variance is not None:
        fourth = ((x - x.mean()) ** 4).mean()
        error = math.sqrt(max(fourth - x.var() ** 2, 0) / x.size)
        assert abs(x.var() - variance) < 8 * error + 1e-12


@pytest.mark.parametrize("name", REAL)
def test_real_moments(name):
    parameters, mean, variance = REAL[name]
    x = getattr(gs.random.default_rng(17), name)(*parameters, size=N)
    assert x.dtype == np.float64 and x.shape == (N,)
    check_moments(x.get(), mean, variance)


@pytest.mark.parametrize("name", WHOLE)
def test_whole_moments(name):
    for parameters, mean, variance in WHOLE[name]:
        x = getattr(gs.random.default_rng(18), name)(*parameters, size=N)
        assert x.dtype == np.int64
        check_moments(x.get(), mean, variance)


@pytest.mark.parametrize("name", [*REAL, *WHOLE, "standard_cauchy", "standard_normal"])
def test_same_distribution_as_numpy(name):
    """The two-sample test of Kolmogorov and Smirnov against NumPy's numbers, at odds of one in 10,000."""
    cases = [REAL[name][0]] if name in REAL else [c[0] for c in WHOLE.get(name, [((),)])]
    for parameters in cases:
        n = 50_000
        ours = np.sort(getattr(gs.random.default_rng(21), name)(*parameters, size=n).get().astype(float))
        theirs = np.sort(getattr(np.random.default_rng(22), name)(*parameters, size=n).astype(float))
        points = np.concatenate([ours, theirs])
        gap = np.abs(np.searchsorted(ours, points, "right") - np.searchsorted(theirs, points, "right")).max() / n
        assert gap < 2.23 * math.sqrt(2 / n)


def test_distribution_functions():
    """One-sample tests where the distribution function is elementary."""
    rng = gs.random.default_rng(5)
    cases = [
        (rng.standard_exponential(N), lambda x: 1 - np.exp(-x)),
        (rng.laplace(size=N), lambda x: np.where(x < 0, 0.5 * np.exp(np.minimum(x, 0)), 1 - 0.5 * np.exp(-np.abs(x)))),
        (rng.logistic(size=N), lambda x: 1 / (1 + np.exp(-x))),
        (rng.gumbel(size=N), lambda x: np.exp(-np.exp(-x))),
        (rng.rayleigh(size=N), lambda x: 1 - np.exp(-x * x / 2)),
        (rng.weibull(1.7, N), lambda x: 1 - np.exp(-(x**1.7))),
        (rng.pareto(3.0, N), lambda x: 1 - (1 + x) ** -3.0),
        (rng.power(2.5, N), lambda x: x**2.5),
        (rng.standard_cauchy(N), lambda x: 0.5 + np.arctan(x) / np.pi),
        (rng.standard_gamma(1.0, N), lambda x: 1 - np.exp(-x)),
        (rng.chisquare(2.0, N), lambda x: 1 - np.exp(-x / 2)),
        (rng.beta(1.0, 3.0, N), lambda x: 1 - (1 - x) ** 3),
        (rng.beta(0.5, 0.5, N), lambda x: 2 / np.pi * np.arcsin(np.sqrt(x))),
        (rng.standard_exponential(N, dtype="float32"), lambda x: 1 - np.exp(-x)),
    ]
    for x, distribution in cases:
        values = np.sort(x.get().astype(float))
        gap = np.abs(distribution(values) - (np.arange(N) + 0.5) / N).max()
        assert gap < 2.3 / math.sqrt(N)


def test_probabilities_of_counts():
    rng = gs.random.default_rng(6)

    def frequencies(x, count):
        return np.bincount(x.get(), minlength=count)[:count] / N

    def close(found, expected):
        np.testing.assert_allclose(found, expected, atol=6 * math.sqrt(0.25 / N))

    k = np.arange(12)
    factorials = np.array([math.factorial(i) for i in range(12)])
    close(frequencies(rng.poisson(4.0, N), 12), np.exp(-4) * 4.0**k / factorials)
    choose = np.array([math.comb(11, i) for i in k])
    close(frequencies(rng.binomial(11, 0.35, N), 12), choose * 0.35**k * 0.65 ** (11 - k))
    expected = [math.comb(12, i) * math.comb(9, 11 - i) / math.comb(21, 11) if 11 - i <= 9 else 0 for i in range(12)]
    close(frequencies(rng.hypergeometric(12, 9, 11, N), 12), expected)
    j = np.arange(1, 12)
    close(frequencies(rng.logseries(0.7, N), 12)[1:], -(0.7**j) / j / math.log(0.3))
    close(frequencies(rng.zipf(2.5, N), 12)[1:], j**-2.5 / 1.341487257250917)
    close(frequencies(rng.geometric(0.3, N), 12)[1:], 0.3 * 0.7 ** (j - 1))


def test_parameters_broadcast():
    rng = gs.random.default_rng(3)
    means = gs.array([[1.0], [100.0]])
    x = rng.poisson(means, (2, 50_000)).get()
    assert abs(x[0].mean() - 1) < 0.05 and abs(x[1].mean() - 100) < 0.5
    assert rng.gamma(means, gs.array([1.0, 2.0, 3.0])).shape == (2, 3)
    assert rng.normal(means, 1.0).shape == (2, 1)
    assert rng.uniform(means, means + 1, (2, 5)).shape == (2, 5)
    assert rng.binomial(gs.array([5, 10]), 0.5).shape == (2,)
    assert rng.weibull(gs.array([0.0, 1.0])).get()[0] == 0
    with pytest.raises(ValueError):
        rng.poisson(means, (3, 5))
    assert rng.beta(1.0, 2.0).shape == ()
    assert rng.poisson(1.0, 0).shape == (0,)


@pytest.mark.parametrize(
    ("name", "parameters"),
    [
        ("exponential", (-1.0,)), ("gamma", (-1.0,)), ("beta", (0.0, 1.0)), ("chisquare", (0.0,)),
        ("poisson", (-1.0,)), ("binomial", (-1, 0.5)), ("binomial", (5, 1.5)), ("binomial", (5, -0.1)),
        ("geometric", (0.0,)), ("zipf", (1.0,)), ("logseries", (1.0,)), ("hypergeometric", (5, 5, 11)),
        ("triangular", (1.0, 0.0, 2.0)), ("wald", (0.0, 1.0)), ("vonmises", (0.0, -1.0)), ("f", (0.0, 1.0)),
        ("standard_t", (0.0,)), ("laplace", (0.0, -1.0)), ("lognormal", (0.0, -1.0)), ("power", (0.0,)),
        ("pareto", (0.0,)), ("rayleigh", (-1.0,)), ("normal", (0.0, -1.0)), ("negative_binomial", (0, 0.5)),
        ("poisson", (1e30,)), ("weibull", (-1.0,)),
    ],
)  # fmt: skip
def test_invalid_parameters(name, parameters):
    with pytest.raises(ValueError):
        getattr(np.random.default_rng(0), name)(*parameters)
    with pytest.raises(ValueError):
        getattr(gs.random, name)(*parameters)


def test_dtypes():
    gs.random.seed(1)
    assert gs.random.gamma(2.0, size=3, dtype="float32").dtype == np.float32
    assert gs.random.poisson(2.0, size=3, dtype="int32").dtype == np.int32
    with pytest.raises(TypeError):
        gs.random.gamma(2.0, size=3, dtype="int32")


def test_vectors():
    rng = gs.random.default_rng(8)
    x = rng.dirichlet([1.0, 2.0, 3.0], 50_000).get()
    np.testing.assert_allclose(x.sum(axis=1), 1)
    np.testing.assert_allclose(x.mean(axis=0), [1 / 6, 2 / 6, 3 / 6], atol=0.01)
    counts = rng.multinomial(20, [0.2, 0.3, 0.5], 20_000).get()
    assert (counts.sum(axis=1) == 20).all() and counts.shape == (20_000, 3)
    np.testing.assert_allclose(counts.mean(axis=0), [4, 6, 10], atol=0.1)
    cov = np.array([[2.0, 0.6], [0.6, 1.0]])
    for method in ("svd", "eigh", "cholesky"):
        y = rng.multivariate_normal([1.0, -1.0], cov, 100_000, method=method).get()
        np.testing.assert_allclose(np.cov(y.T), cov, atol=0.05)
        np.testing.assert_allclose(y.mean(axis=0), [1, -1], atol=0.03)
    with pytest.raises(ValueError):
        rng.dirichlet([0.0, 1.0])
    with pytest.raises(ValueError):
        rng.multinomial(5, [0.7, 0.7, 0.1])
    with pytest.raises(ValueError):
        rng.multivariate_normal([1.0], cov)


def test_orders():
    rng = gs.random.default_rng(9)
    p = rng.permutation(1000).get()
    assert sorted(p) == list(range(1000)) and (p != np.arange(1000)).any()
    a = gs.arange(60).reshape(20, 3)
    rows = rng.permutation(a).get()
    assert sorted(map(tuple, rows)) == sorted(map(tuple, a.get()))
    b = a.copy()
    rng.shuffle(b)
    assert sorted(map(tuple, b.get())) == sorted(map(tuple, a.get())) and (b.get() != a.get()).any()
    c = rng.permuted(a, axis=1).get()
    assert (np.sort(c, axis=1) == a.get()).all()
    first = np.array([rng.permutation(3).get() for _ in range(3000)])
    _, counts = np.unique(first, axis=0, return_counts=True)
    assert len(counts) == 6 and abs(counts - 500).max() < 130
    with pytest.raises(TypeError):
        rng.shuffle([1, 2])


def test_choice():
    rng = gs.random.default_rng(10)
    x = rng.choice(5, 50_000).get()
    np.testing.assert_allclose(np.bincount(x) / 50_000, 0.2, atol=0.02)
    values = gs.array([10.0, 20.0, 30.0])
    assert set(rng.choice(values, (2, 50)).get().ravel()) == {10.0, 20.0, 30.0}
    some = rng.choice(100, 30, replace=False).get()
    assert len(set(some)) == 30
    weighted = np.array([rng.choice(4, 2, replace=False, p=[0.1, 0.2, 0.7, 0.0]).get() for _ in range(500)])
    assert 3 not in weighted and (weighted[:, 0] != weighted[:, 1]).all()
    for bad in (
        {"a": 3, "size": 5, "replace": False},
        {"a": 3, "p": [0.5, 0.5]},
        {"a": 2, "p": [0.5, 0.6]},
        {"a": 2, "p": [-0.5, 1.5]},
        {"a": 0, "size": 1},
    ):
        with pytest.raises(ValueError):
            rng.choice(**bad)


def test_generators():
    a = gs.random.Generator(gs.random.XORWOW(5)).random(10).get()
    assert (a == gs.random.Generator(gs.random.XORWOW(5)).random(10).get()).all()
    b = gs.random.Generator(gs.random.Philox4x3210(5)).random(10).get()
    assert (b == gs.random.default_rng(5).random(10).get()).all() and (a != b).any()
    assert (b == gs.random.RandomState(5).random_sample(10).get()).all()
    seeded = gs.random.default_rng([1, 2, 3]).random(4).get()
    assert (seeded == gs.random.default_rng((1, 2, 3)).random(4).get()).all()
    rng = gs.random.default_rng(7)
    rng.poisson(3.0, 1000)
    copy = pickle.loads(pickle.dumps(rng))
    assert (rng.gamma(2.0, size=50).get() == copy.gamma(2.0, size=50).get()).all()
    bits = rng.bit_generator
    state = bits.state
    first = bits.random_raw(4).get()
    bits.state = state
    assert (bits.random_raw(4).get() == first).all() and first.dtype == np.uint64
    with pytest.raises(ValueError, match="state must be for"):
        gs.random.XORWOW(1).state = state
    assert len(rng.bytes(7)) == 7
    state = gs.random.RandomState(3)
    before = gs.random.get_random_state()
    try:
        gs.random.set_random_state(state)
        x = gs.random.rand(5).get()
        assert (x == gs.random.RandomState(3).rand(5).get()).all()
    finally:
        gs.random.set_random_state(before)
    with pytest.raises(TypeError):
        gs.random.set_random_state(3)
    assert int(state.tomaxint()) >= 0
    for name in gs.random.__all__:
        assert getattr(gs.random, name).__doc__, name


def test_numbers_do_not_depend_on_threads():
    program = """
        import gridstride as gs, zlib
        rng = gs.random.default_rng(11)
        draws = [rng.poisson(40.0, 30000), rng.standard_gamma(0.3, 30000), rng.binomial(500, 0.3, 30000),
                 rng.exponential(2.0, 30000), rng.permutation(3000)]
        print([zlib.crc32(x.tobytes()) for x in draws])
    """
    results = {run_program(program, env={"GRIDSTRIDE_NUM_THREADS": str(n)}).stdout for n in (1, 2, 5)}
    assert len(results) == 1 and results.pop().startswith("[")
