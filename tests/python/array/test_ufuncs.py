"""Each row of the ufunc table against NumPy: values, dtypes, keyword arguments, errors."""

import warnings

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gridstride as gs
from support import ALL, EXACT_UFUNCS, UFUNC_DOMAIN, UFUNC_RTOL, random_array, run_program, same

NAMES = [n for n in gs._core.ufuncs.__all__ if getattr(gs, n).__name__ == n]
CODES = {np.dtype(name).char: name for name in ALL}


def inputs(rng, name, loop, shape=(5, 7)):
    lo, hi = UFUNC_DOMAIN.get(name, (None, None))
    arrays = [random_array(rng, shape, CODES[c], lo, hi) for c in loop.split("->")[0]]
    if name in ("divide", "floor_divide", "remainder", "fmod", "divmod"):
        with np.errstate(all="ignore"):
            arrays[1] = np.where(arrays[1] == 0, 1, arrays[1]).astype(arrays[1].dtype)
    return arrays


def check(name, ours, theirs, exact):
    ours = ours if isinstance(ours, tuple) else (ours,)
    theirs = theirs if isinstance(theirs, tuple) else (theirs,)
    assert len(ours) == len(theirs)
    for a, b in zip(ours, theirs, strict=True):
        if b.dtype.kind in "fc" and not exact:
            rtol = UFUNC_RTOL[b.dtype.char]
            same(a, b, rtol=rtol, atol=rtol * 4)
        else:
            same(a, b)


@pytest.mark.parametrize("name", NAMES)
def test_each_loop(name, rng):
    ufunc = getattr(gs, name)
    reference = getattr(np, name, None)
    if reference is None:
        pytest.fail(f"NumPy has no ufunc {name}: it needs a comparison of its own")
    for loop in ufunc.types:
        if "E" in loop:
            continue  # NumPy has no bfloat16
        arrays = inputs(rng, name, loop)
        with np.errstate(all="ignore"), warnings.catch_warnings():
            warnings.simplefilter("ignore")
            exact = name in EXACT_UFUNCS and arrays[0].dtype.kind != "c"
            check(name, ufunc(*map(gs.asarray, arrays)), reference(*arrays), exact)


@pytest.mark.parametrize("name", NAMES)
def test_attributes(name):
    ours, theirs = getattr(gs, name), getattr(np, name)
    assert ours.__name__ == name
    assert (ours.nin, ours.nout, ours.nargs) == (theirs.nin, theirs.nout, theirs.nargs)
    assert ours.__doc__
    assert repr(ours) == f"<ufunc '{name}'>"
    assert isinstance(ours, gs.ufunc)
    known = set(theirs.types)
    for loop in ours.types:
        if "E" not in loop:
            # NumPy compares int64 with uint64 by loops of their own, "qQ->?"; long is longlong here.
            assert loop in known or loop.replace("l", "q").replace("L", "Q") in known, loop


BINARY = [n for n in NAMES if getattr(np, n).nin == 2 and getattr(np, n).nout == 1]


@settings(max_examples=300, deadline=None)
@given(
    st.sampled_from(
        ["add", "subtract", "multiply", "divide", "maximum", "less", "equal", "logical_and", "floor_divide"]
    ),
    st.sampled_from(ALL),
    st.sampled_from(ALL),
)
def test_result_types(name, left, right):
    """The dtype of each pair of dtypes is NumPy's, and so is the refusal."""
    a, b = np.ones(3, left), np.ones(3, right)
    try:
        expected = getattr(np, name)(a, b).dtype
    except TypeError:
        with pytest.raises(TypeError):
            getattr(gs, name)(gs.asarray(a), gs.asarray(b))
        return
    assert getattr(gs, name)(gs.asarray(a), gs.asarray(b)).dtype == expected


@pytest.mark.parametrize("scalar", [2, 2.5, True, 1 + 2j, np.int8(3), np.float64(1.5), np.float32(1.5), np.uint64(4)])
@pytest.mark.parametrize("dtype", ALL)
def test_scalars_promote_as_in_numpy(dtype, scalar, rng):
    host = random_array(rng, 6, dtype)
    a = gs.asarray(host)
    with np.errstate(all="ignore"):
        for op in ("__add__", "__mul__", "__radd__", "__rmul__"):
            expected = getattr(host, op)(scalar)
            rtol = 1e-2 if expected.dtype == np.float16 else 1e-6 if expected.dtype.kind in "fc" else 0
            if expected.dtype.kind != "c":
                rtol = 0
            same(getattr(a, op)(scalar), expected, rtol=rtol)


def test_python_integer_out_of_bounds():
    a = gs.ones(3, "uint8")
    with pytest.raises(OverflowError, match="Python integer 300 out of bounds for uint8"):
        a + 300
    with pytest.raises(OverflowError, match="Python integer -1 out of bounds for uint8"):
        a * -1
    with pytest.raises(OverflowError):
        gs.ones(3, "int64") + 2**70
    same(gs.ones(3, "uint64") + (2**63 + 1), np.ones(3, "uint64") + np.uint64(2**63 + 1))


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_broadcasting(data):
    full = data.draw(st.lists(st.integers(0, 4), max_size=4))
    shapes = []
    for _ in range(2):
        drop = data.draw(st.integers(0, len(full)))
        shapes.append(tuple(1 if data.draw(st.booleans()) else n for n in full[drop:]))
    rng = np.random.default_rng(data.draw(st.integers(0, 1000)))
    a, b = (random_array(rng, s, "float64") for s in shapes)
    same(gs.asarray(a) * gs.asarray(b), a * b)


def test_shapes_that_do_not_broadcast():
    with pytest.raises(ValueError, match=r"operands could not be broadcast together with shapes \(3,\) \(4,\)"):
        gs.ones(3) + gs.ones(4)


def test_strided_inputs(rng):
    host = random_array(rng, (6, 8, 5), "float32")
    a = gs.asarray(host)
    same(gs.subtract(a[::2, ::-1, 1], a[1::2, :, 3]), host[::2, ::-1, 1] - host[1::2, :, 3])
    same(gs.add(a.T, a.T[::-1]), host.T + host.T[::-1])


def test_out(rng):
    x, y = random_array(rng, (4, 5), "float64"), random_array(rng, (4, 5), "float64")
    out = gs.zeros((4, 5))
    result = gs.add(gs.asarray(x), gs.asarray(y), out=out)
    assert result is out
    same(out, x + y)
    assert gs.add(out, 1.0, (out)) is out
    same(out, x + y + 1)
    assert gs.multiply(out, 2, out=(out,)) is out
    same(out, (x + y + 1) * 2)


def test_out_of_another_dtype(rng):
    x = random_array(rng, 5, "float32")
    out = gs.zeros(5, "float64")
    gs.add(gs.asarray(x), gs.asarray(x), out=out)
    same(out, np.add(x, x, out=np.zeros(5)))
    with pytest.raises(TypeError, match="same_kind"):
        gs.add(gs.asarray(x), 1.5, out=gs.zeros(5, "int32"))
    gs.add(gs.asarray(x), 1.5, out=(whole := gs.zeros(5, "int32")), casting="unsafe")
    same(whole, np.add(x, 1.5, out=np.zeros(5, "int32"), casting="unsafe"))


def test_out_of_a_wrong_shape():
    with pytest.raises(ValueError, match="non-broadcastable output operand|broadcast"):
        gs.add(gs.ones(3), gs.ones(3), out=gs.zeros(4))


def test_where_keyword(rng):
    x, y = random_array(rng, 20, "float64"), random_array(rng, 20, "float64")
    mask = random_array(rng, 20, "bool")
    out = gs.full(20, 7.0)
    gs.add(gs.asarray(x), gs.asarray(y), out=out, where=gs.asarray(mask))
    same(out, np.add(x, y, out=np.full(20, 7.0), where=mask))


def test_dtype_keyword(rng):
    x = random_array(rng, 9, "int32", -100, 100)
    same(gs.add(gs.asarray(x), 1, dtype="float64"), np.add(x, 1, dtype="float64"))
    with pytest.raises(TypeError):
        gs.add(gs.ones(3), 1.0, dtype="int8")


def test_two_results(rng):
    x, y = random_array(rng, 30, "int32"), random_array(rng, 30, "int32", 1, 50)
    for ours, theirs in zip(divmod(gs.asarray(x), gs.asarray(y)), divmod(x, y), strict=True):
        same(ours, theirs)
    f = random_array(rng, 30, "float64")
    first, second = gs.zeros(30), gs.zeros(30)
    a, b = gs.modf(gs.asarray(f), out=(first, second))
    assert a is first
    assert b is second
    same(first, np.modf(f)[0])
    same(second, np.modf(f)[1])


def test_wrong_calls():
    with pytest.raises(TypeError, match="positional arguments"):
        gs.add(gs.ones(3))
    with pytest.raises(TypeError, match="unexpected keyword"):
        gs.add(gs.ones(3), 1, wher=True)
    with pytest.raises(TypeError, match=r"not copied implicitly.*gridstride\.asarray"):
        gs.add(gs.ones(3), np.ones(3))
    with pytest.raises(TypeError, match="Unsupported type list"):
        gs.add(gs.ones(3), [1, 2, 3])
    with pytest.raises(TypeError, match="ufunc 'invert' not supported for the input types"):
        gs.invert(gs.ones(3))
    with pytest.raises(TypeError, match="boolean subtract"):
        gs.ones(3, bool) - gs.ones(3, bool)


@pytest.mark.parametrize("name", ["add", "multiply", "minimum", "maximum", "logical_and", "logical_or"])
def test_reduce(name, rng):
    host = random_array(rng, (4, 6), "int64", -5, 5)
    ours, theirs = getattr(gs, name), getattr(np, name)
    same(ours.reduce(gs.asarray(host)), theirs.reduce(host))
    same(ours.reduce(gs.asarray(host), axis=1, keepdims=True), theirs.reduce(host, axis=1, keepdims=True))
    same(ours.reduce(gs.asarray(host), axis=None), theirs.reduce(host, axis=None))


def test_reduce_of_what_has_none():
    with pytest.raises(ValueError, match="only supported for binary functions"):
        gs.sin.reduce(gs.ones(3))


def test_outer(rng):
    a, b = random_array(rng, (2, 3), "float32"), random_array(rng, 4, "float32")
    same(gs.multiply.outer(gs.asarray(a), gs.asarray(b)), np.multiply.outer(a, b))


def test_large(rng):
    host = random_array(rng, 1_000_003, "float64")
    a = gs.asarray(host)
    same(a * 5 + a, host * 5 + host)
    same(gs.sqrt(gs.absolute(a)), np.sqrt(np.absolute(host)))


def test_pickle():
    import pickle

    assert pickle.loads(pickle.dumps(gs.add)) is gs.add


def test_numbers_of_a_dtype_are_cast_by_the_rule():
    for xp in (gs, np):
        with pytest.raises(TypeError, match="same_kind"):
            xp.add(np.int32(1), xp.asarray([2]), dtype=bool)
        with pytest.raises(TypeError, match="same_kind"):
            xp.add(xp.asarray([2.0], "float32"), np.float64(1.5), dtype="int64")
    same(gs.add(np.float64(1.5), gs.asarray([2.0]), dtype="float32"), np.array([3.5], "float32"))


def whole_numbers(rng, dtype, n):
    """Numbers of all lengths, and those around which divisions go another way."""
    limits = np.iinfo(dtype)
    numbers = rng.integers(limits.min, limits.max, n, dtype=dtype, endpoint=True)
    numbers >>= rng.integers(0, limits.bits, n).astype(dtype)
    edges = [0, 1, 2, 7, limits.max, limits.max - 1, limits.min, 2**51 - 1, 2**51, 2**51 + 1, 2**52 + 1]
    edges += [-1, -2, -(2**51), -(2**51) - 1] if limits.min else []
    edges = np.array([e for e in edges if limits.min <= e <= limits.max], dtype)
    return np.where(rng.random(n) < 0.15, rng.choice(edges, n), numbers)


@pytest.mark.parametrize("dtype", ["int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"])
def test_divisions_of_whole_numbers(dtype):
    rng = np.random.default_rng(11)
    for n in (1, 7, 64, 1000, 30_000):
        a, b = whole_numbers(rng, dtype, n), whole_numbers(rng, dtype, n)
        short_a, short_b = a.copy(), b.copy()
        short_a[: n // 2] %= np.array(120, dtype)  # vectors that are short, then such that are not
        short_b[: n // 2] >>= np.array(np.iinfo(dtype).bits - 5, dtype)
        with np.errstate(all="ignore"):
            for x, y in ((a, b), (short_a, short_b), *((a, np.array(s, dtype)) for s in (0, 1, 7, 100))):
                for name in ("floor_divide", "remainder", "fmod"):
                    expected = getattr(np, name)(x, y)
                    np.testing.assert_array_equal(getattr(gs, name)(gs.asarray(x), gs.asarray(y)).get(), expected)


@pytest.mark.parametrize("level", ["x86-64", "x86-64-v3"])
def test_divisions_on_lesser_machines(level):
    program = f"""
        import runpy

        check = runpy.run_path({__file__!r})["test_divisions_of_whole_numbers"]
        for dtype in ("int32", "int64", "uint32", "uint64"):
            check(dtype)
        print("fine")
    """
    done = run_program(program, timeout=180, env={"GRIDSTRIDE_CPU": level})
    assert done.stdout == "fine\n", done.stderr
