"""Python's operators and conversions on arrays, against NumPy."""

import operator

import numpy as np
import pytest

import gridstride as gs
from support import ALL, FLOAT, INTEGER, random_array, same

ARITHMETIC = ["add", "sub", "mul", "truediv", "floordiv", "mod", "pow"]
BITS = ["and_", "or_", "xor", "lshift", "rshift"]
COMPARE = ["lt", "le", "eq", "ne", "gt", "ge"]


@pytest.mark.parametrize("dtype", ["int16", "int64", "uint8", "float32", "float64"])
@pytest.mark.parametrize("name", ARITHMETIC + COMPARE)
def test_binary(name, dtype, rng):
    op = getattr(operator, name)
    x, y = random_array(rng, (3, 7), dtype, 1, 5), random_array(rng, (3, 7), dtype, 1, 5)
    rtol = 1e-6 if name == "pow" and dtype.startswith("float") else 0
    same(op(gs.asarray(x), gs.asarray(y)), op(x, y), rtol=rtol)
    same(op(gs.asarray(x), 3), op(x, 3), rtol=rtol)
    same(op(3, gs.asarray(x)), op(3, x), rtol=rtol)
    same(op(gs.asarray(x), np.float64(2)), op(x, np.float64(2)), rtol=rtol)
    same(op(np.float64(2), gs.asarray(x)), op(np.float64(2), x), rtol=rtol)


@pytest.mark.parametrize("dtype", [*INTEGER, "bool"])
@pytest.mark.parametrize("name", BITS)
def test_bits(name, dtype, rng):
    op = getattr(operator, name)
    x, y = random_array(rng, 40, dtype, 0, 6), random_array(rng, 40, dtype, 0, 6)
    if dtype == "bool" and "shift" in name:
        return
    same(op(gs.asarray(x), gs.asarray(y)), op(x, y))


@pytest.mark.parametrize("name", ["neg", "pos", "abs", "invert"])
def test_unary(name, rng):
    op = getattr(operator, name)
    for dtype in ALL:
        x = random_array(rng, 11, dtype)
        try:
            with np.errstate(all="ignore"):
                expected = op(x)
        except TypeError:
            with pytest.raises(TypeError):
                op(gs.asarray(x))
            continue
        same(op(gs.asarray(x)), expected, rtol=1e-6 if x.dtype.kind == "c" else 0)


@pytest.mark.parametrize("name", ["iadd", "isub", "imul", "itruediv", "ifloordiv", "imod", "ipow"])
def test_in_place(name, rng):
    op = getattr(operator, name)
    x, y = random_array(rng, (4, 5), "float64", 1, 4), random_array(rng, 5, "float64", 1, 3)
    a, alias = gs.asarray(x), None
    alias = a[1:]
    result = op(a, gs.asarray(y))
    assert result is a
    op(x, y)
    same(a, x, rtol=1e-14 if name == "ipow" else 0)
    same(alias, x[1:], rtol=1e-14 if name == "ipow" else 0)


def test_in_place_on_overlapping_views(rng):
    x = random_array(rng, 100, "float64")
    a = gs.asarray(x)
    a[1:] += a[:-1]
    x[1:] += x[:-1]
    same(a, x)
    a[::-1] -= a
    x[::-1] -= x
    same(a, x)
    a[:50] *= a[25:75]
    x[:50] *= x[25:75]
    same(a, x)


def test_in_place_does_not_change_the_dtype():
    a = gs.arange(5)
    with pytest.raises(TypeError, match="same_kind"):
        a /= 2
    with pytest.raises(TypeError, match="same_kind"):
        a += 1.5
    with pytest.raises(ValueError, match="broadcast"):
        a += gs.ones((2, 5), "int64")
    same(a, np.arange(5))


def test_host_array_operands_are_refused():
    a, host = gs.ones(3), np.ones(3)
    for op in (operator.add, operator.mul, operator.lt, operator.iadd):
        with pytest.raises(TypeError, match="not copied implicitly"):
            op(a, host)
    with pytest.raises(TypeError, match="not copied implicitly"):
        host + a
    with pytest.raises(TypeError):
        host += a


def test_foreign_operands():
    class Other:
        def __radd__(self, other):
            return "mine"

    assert gs.ones(3) + Other() == "mine"
    with pytest.raises(TypeError, match="unsupported operand"):
        gs.ones(3) + "a"
    with pytest.raises(TypeError, match="unsupported operand"):
        gs.ones(3) - None
    assert (gs.ones(3) == "a") is False


@pytest.mark.parametrize("dtype", ALL)
def test_scalars(dtype, rng):
    host = random_array(rng, (), dtype, 1, 4)
    a = gs.asarray(host)
    assert a.item() == host.item()
    assert type(a.item()) is type(host.item())
    assert bool(a) == bool(host)
    if host.dtype.kind != "c":
        assert float(a) == float(host)
        assert int(a) == int(host)
    assert complex(a) == complex(host)


def test_conversions_of_more_than_one_element():
    a = gs.ones(3)
    with pytest.raises(ValueError, match="truth value of an array with more than one element is ambiguous"):
        bool(a)
    for convert in (float, int, complex):
        with pytest.raises((TypeError, ValueError), match="can only convert|size-1|size 1"):
            convert(a)
    assert float(gs.ones((1, 1))) == 1.0


def test_index():
    assert list(range(10))[gs.array(3)] == 3
    with pytest.raises(TypeError, match="only integer scalar arrays can be converted to a scalar index"):
        operator.index(gs.array(3.0))
    with pytest.raises(TypeError, match="only integer scalar arrays can be converted to a scalar index"):
        operator.index(gs.arange(3))


def test_len_iteration_and_membership(rng):
    host = random_array(rng, (4, 3), "int32", 0, 9)
    a = gs.asarray(host)
    assert len(a) == 4
    for ours, theirs in zip(a, host, strict=True):
        same(ours, theirs)
    assert (5 in a) == (5 in host)
    assert 77 not in a
    with pytest.raises(TypeError, match=r"len\(\) of unsized object"):
        len(gs.array(1.0))
    with pytest.raises(TypeError, match="iteration over a 0-d array"):
        iter(gs.array(1.0))


def test_unhashable():
    with pytest.raises(TypeError, match="unhashable"):
        hash(gs.ones(3))


@pytest.mark.parametrize("dtype", FLOAT)
def test_special_values(dtype):
    values = np.array([0.0, -0.0, np.inf, -np.inf, np.nan, 1.5], dtype)
    x, y = np.meshgrid(values, values)
    with np.errstate(all="ignore"):
        for name in [*ARITHMETIC[:6], *COMPARE]:
            op = getattr(operator, name)
            same(op(gs.asarray(x), gs.asarray(y)), op(x, y))


@pytest.mark.parametrize("dtype", INTEGER)
def test_integers_wrap_and_division_by_zero_is_total(dtype):
    limits = np.iinfo(dtype)
    values = np.array([limits.min, limits.max, 0, 1, 2], dtype)
    x, y = np.meshgrid(values, values)
    with np.errstate(all="ignore"):
        for op in (operator.add, operator.sub, operator.mul, operator.floordiv, operator.mod):
            same(op(gs.asarray(x), gs.asarray(y)), op(x, y))


def test_casts_warn_of_imaginary_parts(recwarn):
    z = gs.asarray([1 + 2j, 3.0])
    with pytest.warns(np.exceptions.ComplexWarning):
        same(z.astype("float32"), np.array([1.0, 3.0], "float32"))
    x = gs.zeros(2)
    with pytest.warns(np.exceptions.ComplexWarning):
        x[...] = z
    same(x, np.array([1.0, 3.0]))
    recwarn.clear()
    z.astype(bool)
    z.astype("complex64")
    assert not recwarn.list
