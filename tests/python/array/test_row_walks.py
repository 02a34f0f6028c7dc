"""Views of pending expressions stay pending; reductions of rows share a walk over memory with what follows them."""

import gc
import os

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gridstride as gs
from support import random_array, run_program, same, strided

needs_cpu = pytest.mark.skipif(
    os.environ.get("GRIDSTRIDE_DEVICE") == "cuda", reason="counts walks over blocks of rows as a CPU makes them"
)


def counted(function):
    """The result of a function, and how many launches, walks and kernels of walks it took to make it real."""
    gs._core.evaluate()
    gs.synchronize()
    before = gs._core.statistics()
    result = function()
    gs.synchronize()
    after = gs._core.statistics()
    return result, *(after[key] - before[key] for key in ("launches", "walks", "walk_kernels"))


def softmax(xp, x):
    e = xp.exp(x - x.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


NORMALISATIONS = {
    "rows / sums": (lambda xp, m: m / m.sum(axis=1)[:, None], 2),
    "rows - maxima": (lambda xp, m: m - m.max(axis=1, keepdims=True), 2),
    "rows - means": (lambda xp, m: m - m.mean(axis=1, keepdims=True), 3),
    "softmax": (softmax, 4),
    "squares": (lambda xp, m: (m * m) / (m * m).sum(axis=1)[:, None], 2),
    "sums of shifted rows": (lambda xp, m: (m - m.min(axis=1, keepdims=True)).sum(axis=1), 2),
    "norms": (lambda xp, m: m / xp.sqrt((m * m).sum(axis=1, keepdims=True)), 3),
}


@needs_cpu
@pytest.mark.parametrize("name", NORMALISATIONS)
@pytest.mark.parametrize("shape", [(7, 5), (300, 64), (1000, 1000)])
def test_normalisation_is_one_walk(rng, name, shape):
    function, kernels = NORMALISATIONS[name]
    host = random_array(rng, shape, "float64", 0.5, 2)
    m = gs.asarray(host)
    result, launches, walks, walked = counted(lambda: function(gs, m))
    assert (launches, walks, walked) == (1, 1, kernels)
    same(result, function(np, host), rtol=1e-13, atol=1e-13)


@needs_cpu
def test_rows_of_higher_rank_and_middle_axes(rng):
    host = random_array(rng, (6, 50, 31), "float64")
    x = gs.asarray(host)
    for axis in (1, 2, (1, 2)):
        result, launches, walks, _ = counted(lambda axis=axis: x - x.mean(axis=axis, keepdims=True))
        assert (launches, walks) == (1, 1)
        same(result, host - host.mean(axis=axis, keepdims=True), rtol=1e-12, atol=1e-14)


@needs_cpu
@pytest.mark.parametrize("size", [10, 16384, 100_003])
def test_reductions_of_one_expression_read_it_once(rng, size):
    host = random_array(rng, size, "float64")
    x = gs.asarray(host)

    def function():
        y = x * x
        return y.sum(), y.max(), x.min(), y.mean()

    results, _, walks, kernels = counted(function)
    assert (walks, kernels) == (1, 4)
    squares = host * host
    for actual, expected in zip(results, (squares.sum(), squares.max(), host.min(), squares.mean()), strict=True):
        same(actual, expected, rtol=1e-13)


@needs_cpu
def test_an_array_and_its_sum_are_one_walk(rng):
    host = random_array(rng, 200_000, "float64")
    x = gs.asarray(host)

    def function():
        y = gs.exp(x)
        return y, y.sum()

    (y, total), _, walks, kernels = counted(function)
    assert (walks, kernels) == (1, 2)
    same(y, np.exp(host), rtol=1e-15)
    same(total, np.exp(host).sum(), rtol=1e-13)


@needs_cpu
def test_columns_take_a_pass_for_the_means_and_one_for_the_result(rng):
    host = random_array(rng, (500, 300), "float64")
    m = gs.asarray(host)
    result, launches, walks, _ = counted(lambda: m - m.mean(axis=0))
    assert walks == 0 and launches <= 3
    same(result, host - host.mean(axis=0), rtol=1e-12, atol=1e-14)


def test_values_are_those_of_one_kernel_after_the_other(rng):
    """Bit for bit, for any dtype and layout."""
    for dtype in ("float64", "float32", "float16", "int32", "uint8", "complex128"):
        for shape in ((40, 33), (3, 700), (129, 4, 6)):
            _, x = strided(rng, shape, dtype, low=1, high=5)

            def steps(evaluate, x=x):
                total = x.sum(axis=1, keepdims=True)
                evaluate()
                scaled = x / total
                evaluate()
                square = scaled * scaled
                evaluate()
                norm = square.sum(axis=-1, keepdims=True)
                evaluate()
                return square - norm, norm.sum()

            fused = steps(lambda: None)
            single = steps(gs._core.evaluate)
            for a, b in zip(fused, single, strict=True):
                same(a, b.get())


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_random_shapes_and_axes(data):
    shape = tuple(data.draw(st.lists(st.sampled_from([1, 2, 3, 7, 16, 40]), min_size=1, max_size=3)))
    order = data.draw(st.sampled_from("CF"))
    axis = data.draw(st.integers(0, len(shape) - 1))
    seed = data.draw(st.integers(0, 2**32))
    host = np.asarray(random_array(np.random.default_rng(seed), shape, "float64", 1, 3), order=order)
    step = data.draw(st.sampled_from([1, -1, 2]))
    x = gs.asarray(host)[::step]
    host = host[::step]
    low = x.min(axis=axis, keepdims=True)
    scaled = (x - low) / (x.max(axis=axis, keepdims=True) - low + 1)
    result = scaled / (1 + gs.expand_dims(scaled.sum(axis=axis), axis))
    low = host.min(axis=axis, keepdims=True)
    expected = (host - low) / (host.max(axis=axis, keepdims=True) - low + 1)
    expected = expected / (1 + np.expand_dims(expected.sum(axis=axis), axis))
    same(result, expected, rtol=1e-13, atol=1e-13)


def test_writes_see_and_leave_what_they_should(rng):
    host = random_array(rng, (60, 20), "float64", 1, 2)
    m = gs.asarray(host)
    a = m / m.sum(axis=1)[:, None]
    m[3] = 0  # part of an input: what reads it runs first
    same(a, host / host.sum(axis=1)[:, None], rtol=1e-14)
    m[...] = 1  # all of it: recorded
    b = m / m.sum(axis=1)[:, None]
    m += 1
    same(b, np.full((60, 20), 1 / 20), rtol=1e-14)
    # In place, from the array's own reduction.
    m = gs.asarray(host)
    m /= m.sum(axis=1, keepdims=True)
    same(m, host / host.sum(axis=1, keepdims=True), rtol=1e-14)
    # Into a view of what the reduction reads.
    m = gs.asarray(host)
    m[:, :10] = m[:, :10] - m.sum(axis=1)[:, None]
    expected = host.copy()
    expected[:, :10] = expected[:, :10] - expected.sum(axis=1)[:, None]
    same(m, expected, rtol=1e-13, atol=1e-13)
    # Into the array whose pending values the written values stand on.
    s = m.sum(axis=1)
    s[10:] = (m - s[:, None]).sum(axis=1)[:50]
    sums = expected.sum(axis=1)
    sums[10:] = (expected - sums[:, None]).sum(axis=1)[:50]
    same(s, sums, rtol=1e-12, atol=1e-12)


def test_a_reduction_that_others_want_later_is_kept(rng):
    host = random_array(rng, (100, 30), "float64", 1, 2)
    m = gs.asarray(host)
    top = m.max(axis=1)
    first = m - top[:, None]
    second = m * top[:, None]
    del top
    same(first, host - host.max(axis=1)[:, None])
    same(second, host * host.max(axis=1)[:, None])


def test_slices_and_transposes_of_expressions_stay_pending(rng):
    host = random_array(rng, (40, 50), "float64")
    x = gs.asarray(host)
    result, launches, _, _ = counted(lambda: (x * 2)[::2, ::-1] + 1)
    assert launches == 1
    same(result, (host * 2)[::2, ::-1] + 1)
    result, launches, _, _ = counted(lambda: (x + 1).T * x.T)
    assert launches == 1
    same(result, (host + 1).T * host.T)
    result, launches, _, _ = counted(lambda: gs.exp(x)[3:, None, 5].reshape(-1) - 1)
    assert launches == 1
    same(result, np.exp(host)[3:, None, 5].reshape(-1) - 1, rtol=1e-15)
    result, launches, _, _ = counted(lambda: (x - 1).reshape(20, 2, 50)[:, 1].sum(axis=1))
    assert launches == 1
    same(result, (host - 1).reshape(20, 2, 50)[:, 1].sum(axis=1), rtol=1e-13)


def test_neighbours_of_an_expression(rng):
    host = random_array(rng, 1000, "float64")
    x = gs.asarray(host)
    y = x * 3
    result, launches, _, _ = counted(lambda: y[1:] - y[:-1])
    same(result, host[1:] * 3 - host[:-1] * 3)
    assert launches <= 2
    same(y, host * 3)
    diagonal = (x[:900].reshape(30, 30) + 1).diagonal() * 2
    same(diagonal, (host[:900].reshape(30, 30) + 1).diagonal() * 2)


def test_nothing_is_left_behind(rng):
    gs._core.evaluate()
    gc.collect()
    before = gs._core.statistics()
    m = gs.asarray(random_array(rng, (50, 20), "float64"))
    for _ in range(3):
        softmax(gs, m)  # dropped unseen
        softmax(gs, m).get()
    del m
    gs._core.evaluate()
    gc.collect()
    after = gs._core.statistics()
    assert after["live_nodes"] == before["live_nodes"]
    assert after["live_storages"] == before["live_storages"]


def test_any_number_of_threads_gives_the_same_bits():
    program = """
        import numpy as np, gridstride as gs
        x = gs.asarray(np.random.default_rng(3).random((3001, 257)))
        e = gs.exp(x - x.max(axis=1, keepdims=True))
        p = e / e.sum(axis=1, keepdims=True)
        print(np.frombuffer(p.get().tobytes(), "u8").sum(), float(p.var()), gs._core.statistics()["walks"])
    """
    runs = [run_program(program, env={"GRIDSTRIDE_NUM_THREADS": str(n)}) for n in (1, 2, 3)]
    assert all(run.returncode == 0 for run in runs), runs[0].stderr
    assert len({run.stdout for run in runs}) == 1


def test_errors_of_reductions_come_at_the_call():
    x = gs.ones((3, 4))
    with pytest.raises(ValueError, match="broadcast"):
        x / x.sum(axis=1)
    with pytest.raises(np.exceptions.AxisError):
        x / x.sum(axis=2)
