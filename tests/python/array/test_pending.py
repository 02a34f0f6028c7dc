"""Recorded expressions: what a program observes is what eager execution gives."""

import threading

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gridstride as gs
from support import random_array, same


def launches():
    return gs._core.statistics()["launches"]


def test_nothing_runs_before_somebody_looks():
    x = gs.asarray(np.arange(1000.0))
    gs._core.evaluate()
    before = launches()
    y = x * 5
    z = y * y + y
    assert launches() == before
    z.get()
    assert launches() == before + 1


def test_three_statements_are_one_kernel():
    x = gs.asarray(np.arange(10_000.0))
    gs._core.evaluate()
    before = launches()
    x = x * 5
    x = x * x
    x = x + x
    gs.synchronize()
    assert launches() == before + 1
    h = np.arange(10_000.0)
    h = h * 5
    h = h * h
    same(x, h + h)


def test_a_write_to_an_input_first_runs_its_readers(rng):
    host = random_array(rng, 1000, "float64")
    x = gs.asarray(host)
    y = x * 2
    x[...] = 0
    same(y, host * 2)
    z = x + 1
    x += 5
    same(z, np.ones(1000))
    same(x, np.full(1000, 5.0))


def test_views_of_a_pending_array(rng):
    host = random_array(rng, (20, 30), "float64")
    x = gs.asarray(host) + 1
    view = x[::2, ::-1]
    row = x[3]
    x[3] = 7
    expected = host + 1
    same(view[0], expected[0, ::-1])
    expected[3] = 7
    same(row, expected[3])
    same(x, expected)


def test_results_do_not_depend_on_fusion(rng):
    """Bit for bit what one ufunc after the other gives: no contraction, no reassociation."""
    a, b, c = (random_array(rng, 4097, "float32") for _ in range(3))
    x, y, z = map(gs.asarray, (a, b, c))
    same(x * y + z - x / (y * y + 1), a * b + c - a / (b * b + 1))


def test_a_chain_as_long_as_one_likes():
    x = gs.ones(10)
    for _ in range(5000):
        x = x + 1
    same(x, np.full(10, 5001.0))


def test_dropped_expressions_cost_nothing():
    x = gs.ones(10)
    gs._core.evaluate()
    before = launches()
    for _ in range(100):
        x * 3
    gs._core.evaluate()
    assert launches() - before <= 1


def test_compilations_do_not_grow_with_sizes_and_scalars():
    def work(n, k):
        x = gs.full(n, 1.5) * k
        y = (x + k) / 3 - x[: n // 2].sum()
        gs.sqrt(y * y).max().item()

    for n in range(40, 60):
        work(n, 0.5)
    before = gs._core.statistics()["compilations"]
    for i in range(300):
        work(60 + i % 97, i * 0.25)
    assert gs._core.statistics()["compilations"] - before <= 4


def test_two_threads_on_one_pending_array(rng):
    host = random_array(rng, 50_000, "float64")
    for _ in range(10):
        x = gs.asarray(host) * 3 + 1
        results = []

        def read(x=x, results=results):
            results.append((x - 1).get())

        threads = [threading.Thread(target=read) for _ in range(4)]
        for t in threads:
            t.start()
        for t in threads:
            t.join()
        for r in results:
            np.testing.assert_array_equal(r, (host * 3 + 1) - 1)


def test_two_streams(rng):
    from gridstride import cuda

    host = random_array(rng, 100_000, "float64")
    x = gs.asarray(host) * 2
    stream = cuda.Stream()  # ordered after the null stream, where x is recorded
    with stream:
        y = x + 1
        assert cuda.get_current_stream() == stream
    stream.synchronize()
    same(y, host * 2 + 1)


NAMES = "abcd"


@settings(max_examples=150, deadline=None)
@given(
    st.lists(
        st.tuples(st.integers(0, 9), st.sampled_from(NAMES), st.sampled_from(NAMES), st.integers(0, 9)), max_size=40
    )
)
def test_random_programs(program):
    """Views, in-place writes and expressions in any order, each intermediate compared with NumPy at the end."""
    rng = np.random.default_rng(11)
    theirs = {n: rng.integers(-9, 9, 12).astype("float64") for n in NAMES}
    ours = {n: gs.asarray(v) for n, v in theirs.items()}
    kept = []
    for op, target, source, k in program:
        for env, xp in ((theirs, np), (ours, gs)):
            if op == 0:
                env[target] = env[target] + env[source]
            elif op == 1:
                env[target] = env[source] * k
            elif op == 2:
                env[target] = env[source][::-1]
            elif op == 3:
                env[target] += k
            elif op == 4:
                env[target] -= env[source]
            elif op == 5:
                env[target][k:] = env[source][: 12 - k]
            elif op == 6:
                env[target] = xp.maximum(env[target], env[source]) * 1
            elif op == 7:
                env[target] = env[source].copy()
            elif op == 8:
                env[target][k] = env[source].sum() * 0.125
            else:
                env[target] = xp.where(env[source] > k, env[target], -k)
        # Values may grow without bound; comparison is exact, so keep them finite.
        for env, xp in ((theirs, np), (ours, gs)):
            env[target] = xp.clip(env[target], -1e6, 1e6) if op in (0, 1) else env[target]
        kept.append((ours[target], theirs[target].copy(), target))
    # Which zero is the greater one of 0.0 and -0.0 NumPy leaves open: signs of zero are not compared.
    for name in NAMES:
        np.testing.assert_array_equal(ours[name].get(), theirs[name])


def test_errors_come_at_the_call():
    x = gs.ones(3)
    with pytest.raises(ValueError, match="broadcast"):
        x + gs.ones(4)
    same(x + 1, np.full(3, 2.0))


def test_one_expression_in_two_orders_and_shapes():
    def program(xp):
        a = xp.asarray((xp.arange(15) * 44 % 5).reshape((5, 3)), order="F")
        v = a.reshape((-1, 1))
        return v - v[:1], a

    for got, expected in zip(program(gs), program(np), strict=True):
        same(got, expected)
