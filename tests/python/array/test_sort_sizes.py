"""Sorts around the sizes at which they change their way: short rows, rows of a block, rows of many tiles."""

import numpy as np
import pytest

import gridstride as gs

DTYPES = [
    "bool",
    "int8",
    "uint8",
    "int16",
    "uint16",
    "int32",
    "uint32",
    "int64",
    "uint64",
    "float16",
    "float32",
    "float64",
]
SHAPES = [(1,), (31,), (256,), (257,), (4096,), (4097,), (5633,), (100_003,), (1_000_003,)]
ROWS = [(1000, 50), (3, 256), (70_000, 3), (5, 4096), (7, 4097), (300, 5000), (2, 300_000), (2, 3, 5000)]


def values(rng: np.random.Generator, shape: tuple[int, ...], dtype: str) -> np.ndarray:
    """Random bits, so that every digit counts; of floats NaN, infinities and both zeros among them."""
    kind = np.dtype(dtype)
    if dtype == "bool":
        return rng.integers(0, 2, shape).astype(bool)
    size = int(np.prod(shape))
    result = np.frombuffer(rng.bytes(size * kind.itemsize), dtype).reshape(shape).copy()
    if kind.kind == "f":
        flat = result.reshape(-1)
        for special in (np.nan, np.inf, -np.inf, 0.0, -0.0):
            flat[rng.integers(0, size, max(1, size // 50))] = special
    return result


def same_sorted(got: np.ndarray, want: np.ndarray) -> None:
    """Equal values, NaN included; which of two zeros comes first is nobody's business."""
    assert got.dtype == want.dtype
    np.testing.assert_array_equal(got, want)


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("shape", SHAPES + ROWS, ids=str)
def test_sort(rng, dtype, shape):
    host = values(rng, shape, dtype)
    same_sorted(gs.sort(gs.asarray(host)).get(), np.sort(host))


@pytest.mark.parametrize("dtype", ["int8", "uint16", "float16", "int32", "float32", "float64", "uint64"])
@pytest.mark.parametrize("shape", [(256,), (4097,), (100_003,), (1000, 50), (300, 5000), (5, 4096)], ids=str)
def test_argsort_is_stable(rng, dtype, shape):
    host = values(rng, shape, dtype)
    with np.errstate(invalid="ignore"):
        few = host % 7 if np.dtype(dtype).kind != "f" else host * 0  # zeros of both signs, and NaN
    few = few.astype(dtype)
    for array in (host, few):
        got = gs.argsort(gs.asarray(array)).get()
        assert got.dtype == np.int64
        with np.errstate(invalid="ignore"):
            np.testing.assert_array_equal(got, np.argsort(array, kind="stable"))


@pytest.mark.parametrize("case", ["constant", "sorted", "reversed", "two", "low digit", "high digit"])
@pytest.mark.parametrize("dtype", ["uint8", "int32", "float64"])
def test_distributions(rng, case, dtype):
    size = 50_000
    ramp = np.arange(size)
    host = {
        "constant": ramp * 0 + 5,
        "sorted": ramp,
        "reversed": ramp[::-1],
        "two": rng.integers(0, 2, size) * 100,
        "low digit": rng.integers(0, 256, size),
        "high digit": rng.integers(0, 256, size) * 2**20,
    }[case].astype(dtype)
    same_sorted(gs.sort(gs.asarray(host)).get(), np.sort(host))


LONG = 1_100_003  # from 2**20 on, what is known of 8-byte keys decides which bits are sorted by


def long_row(rng: np.random.Generator, case: str) -> np.ndarray:
    """Rows whose keys need few bits or many, and those where a few high bits tell most keys apart, or not."""
    uniform = rng.random(LONG)
    if case == "clusters":
        return rng.integers(0, 300, LONG) * 1e6 + uniform * 1e-6
    if case == "one cluster among others":  # what a sample meets once or not at all
        host = uniform.copy()
        host[rng.integers(0, LONG, 60)] = 0.5 + rng.permutation(60) * 2.0**-53
        return host
    if case == "specials":
        host = rng.standard_normal(LONG)
        for special in (np.nan, np.inf, -np.inf, 0.0, -0.0):
            host[rng.integers(0, LONG, 1000)] = special
        return host
    if case == "random bits":
        return np.frombuffer(rng.bytes(8 * LONG), "float64").copy()
    return {
        "uniform": uniform,
        "sine": np.sin(np.arange(LONG)),
        "both signs": rng.standard_normal(LONG),
        "mostly zeros": np.maximum(rng.standard_normal(LONG), 0.0),
        "constant": np.full(LONG, 2.5),
        "few": rng.integers(0, 5, LONG).astype("float64"),
        "many powers": 2.0 ** rng.uniform(-1000, 1000, LONG),
        "all NaN": np.full(LONG, np.nan),
        "small integers": rng.integers(-1000, 1000, LONG),
        "middle integers": rng.integers(-(2**33), 2**33, LONG),
        "all integers": rng.integers(-(2**63), 2**63 - 1, LONG),
        "all unsigned": rng.integers(0, 2**64 - 1, LONG, dtype="uint64"),
        "24 bits": rng.integers(0, 2**24, LONG),
    }[case]


CASES = ["uniform", "sine", "both signs", "mostly zeros", "constant", "few", "many powers", "all NaN", "small integers"]
CASES += ["middle integers", "all integers", "all unsigned", "24 bits", "clusters", "one cluster among others"]
CASES += ["specials", "random bits"]


@pytest.mark.parametrize("high", [0.0, 1.0], ids=["zeros", "all equal but few"])
def test_rows_of_thousands_of_tiles_with_few_digits(rng, high):
    host = np.maximum(rng.standard_normal(9_000_001), high)
    host[rng.integers(0, host.size, 1000)] *= -1.0
    same_sorted(gs.sort(gs.asarray(host)).get(), np.sort(host))


@pytest.mark.parametrize("case", CASES)
def test_long_rows(rng, case):
    host = long_row(rng, case)
    want = np.sort(host)
    array = gs.asarray(host)
    same_sorted(gs.sort(array).get(), want)
    with np.errstate(invalid="ignore"):
        np.testing.assert_array_equal(gs.argsort(array).get(), np.argsort(host, kind="stable"))
    array.sort()
    same_sorted(array.get(), want)


def test_in_place_and_along_axes(rng):
    host = values(rng, (60, 70, 80), "float32")
    for axis in (0, 1, 2, -1, None):
        same_sorted(gs.sort(gs.asarray(host), axis=axis).get(), np.sort(host, axis=axis))
    for length in (100, 4000, 20_000):
        for dtype in ("uint8", "int16", "float32", "float64"):
            host = values(rng, (5, length), dtype)
            array = gs.asarray(host)
            array.sort()
            same_sorted(array.get(), np.sort(host))
            array = gs.asarray(host)
            array[:, ::2].sort()
            host[:, ::2].sort()
            same_sorted(array.get(), host)
