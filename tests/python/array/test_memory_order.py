"""How results lie in memory: as NumPy's do, so that a reshape is a view here where it is one there."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gridstride as gs

REDUCTIONS = [
    "sum",
    "prod",
    "max",
    "min",
    "any",
    "all",
    "mean",
    "std",
    "var",
    "ptp",
    "count_nonzero",
    "nansum",
    "nanmax",
]
ALONG = ["cumsum", "cumprod", "sort", "nancumsum", "diff", "gradient", "flip"]
ROUTINES = {
    "sum where": lambda xp, a, b, axis: a.sum(axis=axis, where=b > 0),
    "sum dtype": lambda xp, a, b, axis: a.sum(axis=axis, dtype="float32", keepdims=True),
    "sum of no axes": lambda xp, a, b, axis: a.sum(axis=()),
    "max initial": lambda xp, a, b, axis: a.max(axis=axis, initial=3),
    "subtract.reduce": lambda xp, a, b, axis: xp.subtract.reduce(a, axis=axis),
    "logical_xor.reduce": lambda xp, a, b, axis: xp.logical_xor.reduce(a, axis=axis),
    "maximum.accumulate": lambda xp, a, b, axis: xp.maximum.accumulate(a, axis=axis),
    "add.accumulate": lambda xp, a, b, axis: xp.add.accumulate(a, axis=axis, dtype="float32"),
    "add.reduceat": lambda xp, a, b, axis: xp.add.reduceat(a, xp.asarray([0, a.shape[axis] - 1]), axis=axis),
    "concatenate": lambda xp, a, b, axis: xp.concatenate([a, b], axis=axis),
    "stack": lambda xp, a, b, axis: xp.stack([a, b], axis=axis),
    "roll": lambda xp, a, b, axis: xp.roll(a, 1, axis=axis),
    "tril": lambda xp, a, b, axis: xp.tril(a),
    "triu": lambda xp, a, b, axis: xp.triu(a, 1),
    "fft": lambda xp, a, b, axis: xp.fft.fft(a, axis=axis),
    "rfft": lambda xp, a, b, axis: xp.fft.rfft(a, axis=axis),
    "add": lambda xp, a, b, axis: a + b,
    "add broadcast": lambda xp, a, b, axis: a + b.max(axis=axis, keepdims=True),
    "where": lambda xp, a, b, axis: xp.where(a > 0, a, b),
    "copy": lambda xp, a, b, axis: xp.copy(a),
}


@st.composite
def operands(draw, count):
    """Arrays of one shape whose axes lie in any order, walked in steps and backwards, on the host and on the device."""
    shape = draw(st.lists(st.integers(1, 4), min_size=2, max_size=4))
    rank = len(shape)
    rng = np.random.default_rng(draw(st.integers(0, 99)))
    made = []
    for _ in range(count):
        axes = draw(st.permutations(range(rank)))
        steps = [draw(st.sampled_from([1, 1, 2, -2])) for _ in axes]
        base = np.round(rng.normal(0, 4, [shape[axis] * abs(step) for axis, step in zip(axes, steps, strict=True)]), 1)
        place = tuple(slice(None, None, step) for step in steps)
        back = [int(i) for i in np.argsort(axes)]
        made.append([xp.asarray(base)[place].transpose(back) for xp in (np, gs)])
    return made, draw(st.integers(-rank, rank - 1))


def same_order(actual, expected):
    expected = np.asarray(expected)
    np.testing.assert_allclose(actual.get(), expected, rtol=1e-5, atol=1e-12)
    assert actual.shape == expected.shape
    counted = [i for i, extent in enumerate(expected.shape) if extent != 1]
    assert [actual.strides[i] for i in counted] == [expected.strides[i] for i in counted]


@pytest.mark.parametrize("name", REDUCTIONS)
@settings(max_examples=40, deadline=None)
@given(operands(1), st.booleans(), st.booleans())
def test_reductions(name, case, keepdims, pair):
    [(host, a)], axis = case
    axes = axis if not pair else tuple({axis % host.ndim, 0})
    if name == "ptp":
        keepdims = False  # there, NumPy lets a kept axis have the steps of its operand
    same_order(
        getattr(gs, name)(a, axis=axes, keepdims=keepdims), getattr(np, name)(host, axis=axes, keepdims=keepdims)
    )


@pytest.mark.parametrize("name", ALONG)
@settings(max_examples=40, deadline=None)
@given(operands(1))
def test_along_an_axis(name, case):
    [(host, a)], axis = case
    if name in ("gradient", "diff") and host.shape[axis] < 2:
        return
    same_order(getattr(gs, name)(a, axis=axis), getattr(np, name)(host, axis=axis))


@pytest.mark.parametrize("name", ROUTINES)
@settings(max_examples=40, deadline=None)
@given(operands(2))
def test_routines(name, case):
    [(host, a), (other, b)], axis = case
    same_order(ROUTINES[name](gs, a, b, axis), ROUTINES[name](np, host, other, axis))


def test_what_is_reshaped_is_written():
    for xp in (np, gs):
        a = xp.asfortranarray(xp.arange(24.0).reshape(2, 3, 4))
        kept = a.sum(axis=2)
        kept.reshape(-1)[:] = 0  # a copy: the sums lie in the order of the array
        assert float(kept.max()) > 0
        first = a.sum(axis=2, keepdims=True)[:, :1]
        first.reshape(-1)[:] = 0  # a view
        assert float(first.max()) == 0
