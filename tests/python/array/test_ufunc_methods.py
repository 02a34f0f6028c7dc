"""accumulate, reduce, reduceat, at and outer of ufuncs, and the cumulative functions, against NumPy."""

import functools

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gridstride as gs
from support import ALL, COMPLEX, FLOAT, INTEGER, random_array, run_program, same, strided

ANY = ["add", "multiply", "minimum", "maximum", "fmin", "fmax", "logical_and", "logical_or", "logical_xor"]
BITS = ["bitwise_and", "bitwise_or", "bitwise_xor", "gcd", "lcm", "subtract", "floor_divide", "remainder"]
REALS = ["subtract", "divide", "hypot", "logaddexp", "logaddexp2", "arctan2", "power", "floor_divide", "copysign"]
SHAPES = [(0,), (1,), (7,), (5000,), (20_000,), (3, 4), (5, 0, 2), (3, 9000), (9000, 3), (4, 5, 6), (2, 3000, 2)]

# float16 is combined in float32 by some of these and rounded at the end.
TOLERANCE = {"float16": 5e-2, "float32": 2e-5, "float64": 1e-11, "complex64": 1e-4, "complex128": 1e-11}


def check(actual, expected, dtype) -> None:
    tolerance = TOLERANCE.get(str(np.asarray(expected).dtype), 0)
    same(actual, expected, rtol=tolerance, atol=tolerance * 10 if tolerance else 0)


@st.composite
def operations(draw):
    dtype = draw(st.sampled_from(ALL))
    names = ANY + (BITS if dtype in INTEGER else []) + (REALS if dtype in FLOAT else [])
    if dtype in COMPLEX:
        names = ["add", "multiply", "minimum", "maximum", "subtract", "divide"]
    shape = draw(st.sampled_from(SHAPES) | st.lists(st.integers(0, 6), min_size=1, max_size=4).map(tuple))
    axis = draw(st.integers(-len(shape), len(shape) - 1))
    return draw(st.sampled_from(names)), dtype, shape, axis, draw(st.integers(0, 1000))


def operands(case):
    name, dtype, shape, axis, seed = case
    if name == "arctan2" or (dtype == "float16" and name not in ("minimum", "maximum", "fmin", "fmax")):
        # Long runs magnify the last bits of each step, and NumPy's own steps are rounded in several ways.
        shape = tuple(min(extent, 64) for extent in shape)
    rng = np.random.default_rng(seed)
    # Near 1, so that products neither vanish nor overflow; some NaN where a NaN has its own rule.
    limits = {"f": {"low": 0.9, "high": 1.1}, "c": {"low": 0.6, "high": 0.8}}.get(np.dtype(dtype).kind, {})
    host, a = strided(rng, shape, dtype, **limits)
    if dtype in FLOAT and name in ("minimum", "maximum", "fmin", "fmax"):
        hole = rng.random(shape) < 0.1
        a = gs.where(gs.asarray(hole), gs.asarray(np.array(np.nan, dtype)), a)
        host = np.where(hole, np.array(np.nan, dtype), host)
    return name, host, a, axis


@settings(max_examples=200, deadline=None)
@given(operations())
def test_accumulate(case):
    name, host, a, axis = operands(case)
    with np.errstate(all="ignore"):
        wide = case[1] == "float16" and name == "add"  # sums of float16 are made in float32
        expected = getattr(np, name).accumulate(host.astype("float32") if wide else host, axis)
        expected = expected.astype("float16") if wide else expected
        check(getattr(gs, name).accumulate(a, axis), expected, case[1])


def reduced(name, host, axes, keepdims):
    if name not in ("arctan2", "power") or host.shape[axes] == 0:
        return getattr(np, name).reduce(host, axes, keepdims=keepdims)
    # NumPy's own reductions by these go wrong where it has AVX-512: one step after the other.
    lines = np.moveaxis(host, axes, 0)
    result = functools.reduce(getattr(np, name), lines)
    return np.expand_dims(result, axes) if keepdims else result


@settings(max_examples=200, deadline=None)
@given(operations(), st.booleans(), st.integers(0, 7))
def test_reduce(case, keepdims, more):
    name, host, a, axis = operands(case)
    axes = axis
    if more and name in ("bitwise_and", "bitwise_or", "bitwise_xor", "logical_xor", "fmin", "fmax"):
        axes = tuple({axis % host.ndim} | {k for k in range(host.ndim) if more >> k & 1})
    try:
        with np.errstate(all="ignore"):
            wide = case[1] == "float16" and name == "add"  # sums of float16 are made in float32
            expected = reduced(name, host.astype("float32") if wide else host, axes, keepdims)
            expected = expected.astype("float16") if wide else expected
    except ValueError:
        with pytest.raises(ValueError, match="no identity"):
            getattr(gs, name).reduce(a, axes, keepdims=keepdims)
        return
    check(getattr(gs, name).reduce(a, axes, keepdims=keepdims), expected, case[1])


@settings(max_examples=150, deadline=None)
@given(operations(), st.integers(1, 6))
def test_reduceat(case, count):
    name, host, a, axis = operands(case)
    if host.shape[axis] == 0:
        return
    if case[1] == "float16" and name in ("add", "subtract", "multiply", "divide"):
        host = host[..., :64] if axis in (-1, host.ndim - 1) else host  # long runs of float16 round at different places
        a = gs.asarray(host)
    indices = np.random.default_rng(case[4]).integers(0, host.shape[axis], count)
    with np.errstate(all="ignore"):
        expected = getattr(np, name).reduceat(host, indices, axis)
    check(getattr(gs, name).reduceat(a, gs.asarray(indices), axis), expected, case[1])


@settings(max_examples=200, deadline=None)
@given(
    st.sampled_from(["add", "subtract", "multiply", "maximum", "minimum", "bitwise_xor", "power", "floor_divide"]),
    st.sampled_from(["int8", "int64", "uint16", "float32", "float64"]),
    st.sampled_from(["rows", "pairs", "mask", "slice", "row and column"]),
    st.integers(0, 1000),
)
def test_at(name, dtype, kind, seed):
    if name == "bitwise_xor" and dtype.startswith("float"):
        return
    rng = np.random.default_rng(seed)
    host, a = strided(rng, (7, 5), dtype, low=0, high=3)
    index = rng.integers(-7, 7, 30)
    key = {
        "rows": index,
        "pairs": (index, rng.integers(-5, 5, (4, 1))),
        "mask": rng.random((7, 5)) < 0.5,
        "slice": (slice(1, None, 2), 2),
        "row and column": (slice(None), index % 5),
    }[kind]
    value = random_array(rng, np.shape(host[key]), dtype, low=1, high=2)
    parts = key if isinstance(key, tuple) else (key,)
    moved = tuple(gs.asarray(p) if isinstance(p, np.ndarray) else p for p in parts)
    getattr(np, name).at(host, key, value)
    getattr(gs, name).at(a, moved if isinstance(key, tuple) else moved[0], gs.asarray(value))
    tolerance = {"rtol": 3e-4} if name == "power" and dtype.startswith("float") else {}
    same(a, host, **tolerance)
    getattr(np, name).at(host, key, 2)
    getattr(gs, name).at(a, moved if isinstance(key, tuple) else moved[0], 2)
    same(a, host, **tolerance)


def test_at_of_many_duplicates_and_of_one_input(rng):
    host = rng.random(100)
    a = gs.asarray(host)
    index, values = rng.integers(0, 100, 300_000), rng.random(300_000)
    np.add.at(host, index, values)
    gs.add.at(a, gs.asarray(index), gs.asarray(values))
    same(a, host)
    np.negative.at(host, index[:51])
    gs.negative.at(a, gs.asarray(index[:51]))
    same(a, host)
    counts = gs.zeros(3, dtype="int64")
    gs.add.at(counts, [0, 0, 2], 1)
    assert counts.tolist() == [2, 0, 1]


@pytest.mark.parametrize("dtype", ALL)
@pytest.mark.parametrize("n", [1, 1000, 4096, 5000, 300_001])
def test_cumsum_of_long_arrays(dtype, n, rng):
    limits = {"low": -1, "high": 1} if np.dtype(dtype).kind in "fc" else {}
    host = random_array(rng, n, dtype, **limits)
    a = gs.asarray(host)
    exact = np.cumsum(host.astype("complex128" if host.dtype.kind == "c" else "float64"))
    if host.dtype.kind in "fc":
        error = {"float16": 1 if n < 5001 else 100, "float32": 1e-3, "float64": 1e-10}.get(dtype, 1e-3)
        assert np.abs(gs.cumsum(a).get() - exact).max() < error
    else:
        same(gs.cumsum(a), np.cumsum(host))
        same(gs.cumprod(a), np.cumprod(host))


def test_a_sum_of_positive_numbers_never_falls(rng):
    host = rng.random(1_000_000) * 10.0 ** rng.integers(-12, 3, 1_000_000)
    sums = gs.cumsum(gs.asarray(host)).get()
    if gs.cuda.Device().kind == "cpu":  # a GPU adds tiles in another order: a sum may fall in its last bits there
        assert (np.diff(sums) >= 0).all()
    np.testing.assert_allclose(sums, np.cumsum(host.astype(np.longdouble)).astype(float), rtol=1e-14)


def test_the_number_of_workers_changes_no_bit():
    program = """
        import gridstride as gs, hashlib
        x = gs.random.default_rng(5).random(3_000_000)
        rows = x.reshape(-1, 5)
        parts = [gs.cumsum(x), gs.cumprod(x + 0.5), gs.cumsum(rows, axis=0), gs.cumsum(rows, axis=1)]
        index = (x * 1000).astype("int64")
        total = gs.zeros(1000)
        gs.add.at(total, index, x)
        parts.append(total)
        parts.append(gs.add.reduceat(x, gs.arange(0, x.size, 70_000)))
        print(hashlib.sha256(b"".join(p.tobytes() for p in parts)).hexdigest())
    """
    results = {run_program(program, env={"GRIDSTRIDE_NUM_THREADS": str(n)}).stdout for n in (1, 2, 3)}
    assert len(results) == 1
    assert len(results.pop()) == 65


CUMULATIVE = {
    "cumsum": lambda xp, x: xp.cumsum(x),
    "cumsum axis": lambda xp, x: xp.cumsum(x, axis=0),
    "cumsum dtype": lambda xp, x: xp.cumsum(x, axis=1, dtype="float32"),
    "method": lambda xp, x: x.cumsum(axis=-1),
    "cumprod": lambda xp, x: x.cumprod(0),
    "nancumsum": lambda xp, x: xp.nancumsum(xp.where(x > 1, np.nan, x), axis=1),
    "nancumprod": lambda xp, x: xp.nancumprod(xp.where(x > 1, np.nan, x)),
    "cumulative_sum": lambda xp, x: xp.cumulative_sum(x, axis=0, include_initial=True),
    "cumulative_prod": lambda xp, x: xp.cumulative_prod(x, axis=1, include_initial=True),
    "diff": lambda xp, x: xp.diff(x),
    "diff twice": lambda xp, x: xp.diff(x, n=2, axis=0),
    "diff edges": lambda xp, x: xp.diff(x, prepend=0, append=x[:, :2]),
    "diff of bools": lambda xp, x: xp.diff(x > 0, axis=0),
}


@pytest.mark.parametrize("name", CUMULATIVE)
def test_cumulative_functions(name, rng):
    for _ in range(5):
        host, a = strided(rng, (6, 5), "float64")
        expected = CUMULATIVE[name](np, host)
        tolerance = 1e-6 if expected.dtype == np.float32 else 1e-13
        same(CUMULATIVE[name](gs, a), expected, **({} if expected.dtype == bool else {"rtol": tolerance}))


def test_out_and_dtype(rng):
    host = random_array(rng, (4, 5), "int16")
    a = gs.asarray(host)
    out = gs.zeros((4, 5), dtype="float64")
    assert gs.cumsum(a, axis=1, out=out) is out
    same(out, np.cumsum(host, axis=1, out=np.zeros((4, 5))))
    assert gs.add.accumulate(a, 0, out=(out,)) is out
    assert gs.add.reduceat(a, [0, 2], 0, out=out[:2]).shape == (2, 5)
    assert gs.cumsum(a, dtype="int8").dtype == "int8"
    assert gs.cumsum(gs.ones(3, dtype="uint8")).dtype == "uint64"
    assert gs.bitwise_or.reduce(a).dtype == "int16"
    with pytest.raises(ValueError, match="has shape"):
        gs.cumsum(a, out=out)


def test_method_errors():
    a = gs.arange(6)
    with pytest.raises(ValueError, match="only supported for binary functions"):
        gs.sin.accumulate(a)
    with pytest.raises(ValueError, match="only supported for functions returning a single value"):
        gs.divmod.reduce(a)
    with pytest.raises(TypeError, match="cannot accumulate on a scalar"):
        gs.add.accumulate(gs.array(1))
    with pytest.raises(IndexError, match="out-of-bounds in add.reduceat \\[0, 6\\)"):
        gs.add.reduceat(a, [0, 6])
    with pytest.raises(ValueError, match="not reorderable"):
        gs.subtract.reduce(a.reshape(2, 3), axis=(0, 1))
    with pytest.raises(ValueError, match="second operand needed"):
        gs.add.at(a, [0])
    with pytest.raises(TypeError, match="casting rule 'same_kind'"):
        gs.add.at(a, [0], 1j)
    with pytest.raises(IndexError, match="out of bounds"):
        gs.add.at(a, [9], 1)
    with pytest.raises(TypeError, match="not compatible"):
        gs.less.accumulate(gs.ones(3))
    with pytest.raises(ValueError, match="non-negative"):
        gs.diff(a, n=-1)


def test_numpy_dispatch(rng):
    host = rng.random(20)
    a = gs.asarray(host)
    result = np.add.accumulate(a)
    assert isinstance(result, gs.ndarray)
    same(result, np.add.accumulate(host), rtol=1e-14)
    np.add.at(a, gs.asarray([1, 1]), 1.0)
    np.add.at(host, [1, 1], 1.0)
    same(a, host)
    same(np.cumsum(a), np.cumsum(host), rtol=1e-14)


@pytest.mark.parametrize("name", ["add", "maximum", "minimum", "multiply"])
def test_at_wraps_integers(rng, name):
    host = rng.integers(0, 99, 9).astype("uint32")
    index = np.array([0, 3, 3, 8])
    values = np.array([5, 7, 9, 2**33 + 1])
    x = gs.asarray(host)
    getattr(gs, name).at(x, gs.asarray(index), gs.asarray(values))
    getattr(np, name).at(host, index, values)
    same(x, host)


def test_a_lone_element_meets_the_identity():
    for name, host in (("gcd", np.array([[120, -112]], "int8")), ("hypot", np.array([[3.0, -2.5]]))):
        same(getattr(gs, name).reduce(gs.asarray(host), axis=0).get(), getattr(np, name).reduce(host, axis=0))


def test_at_of_floats_cuts_each_step():
    for name in ("add", "multiply", "maximum", "subtract"):
        host = np.array([1, -5, 2, 7], "int32")
        index, values = np.array([0, 0, 2, 3]), np.array([1.5, 1.5, -1.5, 0.25])
        x = gs.asarray(host)
        getattr(gs, name).at(x, gs.asarray(index), gs.asarray(values))
        getattr(np, name).at(host, index, values)
        same(x, host)
    with pytest.raises(TypeError):
        gs.divide.at(gs.arange(3), gs.asarray([0]), gs.asarray([1 + 1j]))


@pytest.mark.parametrize("values", [np.array([3, -4, 5]), np.float32(2.5), np.array([2.5, 1, 0])])
def test_at_of_types_that_meet_in_floats(values):
    host = np.array([9, 8, 7, 6], "uint64")
    index = np.array([0, 0, 3])
    for name in ("add", "maximum"):
        x, expected = gs.asarray(host), host.copy()
        getattr(gs, name).at(x, gs.asarray(index), gs.asarray(values) if np.ndim(values) else values)
        getattr(np, name).at(expected, index, values)
        same(x, expected)
