"""What pending expressions are said to do, and that they do it."""

import os
import xml.etree.ElementTree as ElementTree

import numpy as np
import pytest

import gridstride as gs
from gridstride import cuda

RNG = np.random.default_rng(5)
on_gpu = os.environ.get("GRIDSTRIDE_DEVICE") == "cuda"
needs_cpu = pytest.mark.skipif(on_gpu, reason="tells of walks over blocks of rows, and of chunks, as a CPU makes them")


def array(*shape):
    x = gs.asarray(RNG.random(shape))
    gs.synchronize()
    return x


def launches():
    return gs._core.statistics()["launches"]


def runs_as_said(x):
    """Evaluates and compares the number of kernels; returns the explanation."""
    found = gs.explain(x)
    assert found.pending
    assert gs.explain(x).pending, "nothing was run"
    before = launches()
    gs.synchronize()
    assert launches() - before == len(found.passes)
    return found


def evaluates_as_said(x):
    """The same of one array alone; the window, its nodes and the counters stay as they were until then."""
    before = gs._core.statistics()
    found = gs.explain(x)
    assert str(gs.explain(x)) == str(found)
    after = gs._core.statistics()
    for key in ("recorded", "launches", "donations", "walks", "live_storages", "live_nodes"):
        assert after[key] == before[key]
    gs._core.evaluate(x)
    after = gs._core.statistics()
    assert after["launches"] - before["launches"] == len(found.passes)
    walks = [p for p in found.passes if p.stages]
    assert after["walks"] - before["walks"] == len(walks)
    assert after["walk_kernels"] - before["walk_kernels"] == sum(len(p.stages) for p in walks)
    assert after["donations"] - before["donations"] >= sum(o.in_place for o in found.outputs)
    return found


def softmax(xp, x):
    e = xp.exp(x - x.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


@needs_cpu
def test_softmax_is_one_walk():
    x = array(300, 200)
    y = softmax(gs, x)
    found = evaluates_as_said(y)
    assert [v.what for v in found.values] == ["array", "reduce maximum", "sub", "exp", "reduce add", "div"]
    assert [v.inputs for v in found.values] == [(), (0,), (0, 1), (2,), (3,), (3, 4)]
    (walk,) = found.passes
    assert (walk.read, walk.written) == (x.nbytes, y.nbytes)
    assert [s.scratch for s in walk.stages] == [True, True, True, False]
    assert [s.bytes for s in walk.stages] == [2400, 480_000, 2400, 480_000]
    assert walk.stages[0].kernel == "fused reduce maximum"
    assert found.unfused[0] == 5
    text = str(found)
    assert "5 operations in 1 pass over memory" in text
    assert "fused rows: 4 kernels" in text
    assert "fused sub, exp: 480 kB that stay in the caches" in text
    assert "fused sub, exp: 480 kB" in gs.explain(softmax(gs, x))._repr_html_()
    np.testing.assert_allclose(y.get(), softmax(np, x.get()), rtol=1e-13)


@needs_cpu
def test_what_a_walk_keeps_for_others():
    x = array(300, 200)
    e = gs.exp(x - x.max(axis=1, keepdims=True))
    y = e / e.sum(axis=1, keepdims=True)
    found = evaluates_as_said(y)
    assert [s.scratch for s in found.passes[0].stages] == [True, False, True, False]
    assert found.passes[0].written == e.nbytes + y.nbytes
    assert sorted((o.shape, o.asked) for o in found.outputs) == [((300, 200), False), ((300, 200), True)]
    assert found.outputs[found.values[-1].output].asked
    assert not gs.explain(e).pending


@needs_cpu
def test_row_normalisation_is_one_walk():
    def normalised(x):
        return (x - x.mean(axis=1, keepdims=True)) / x.std(axis=1, keepdims=True)

    x = array(500, 64)
    y = normalised(x)
    found = evaluates_as_said(y)
    assert len(found.passes) == 1
    assert len(found.passes[0].stages) >= 4
    assert (found.passes[0].read, found.passes[0].written) == (x.nbytes, y.nbytes)
    assert sum(v.what == "array" for v in found.values) == 1
    np.testing.assert_allclose(y.get(), normalised(x.get()), rtol=1e-12, atol=1e-13)


@needs_cpu
def test_chunks_of_several_reductions():
    x = array(200_000)
    squares = x * x
    y = squares.sum() + squares.max()
    del squares
    found = evaluates_as_said(y)
    assert len(found.values) == len({(v.what, v.inputs, v.detail) for v in found.values})
    assert [v.what for v in found.values if v.what.startswith("reduce")] == ["reduce add", "reduce maximum"]
    host = x.get()
    np.testing.assert_allclose(y.get(), (host * host).sum() + (host * host).max(), rtol=1e-12, atol=1e-13)


@pytest.mark.parametrize(
    "function",
    [
        lambda xp, x: x - x.mean(axis=0),
        lambda xp, x: (x - x.mean(axis=0)) / x.std(axis=0),
        lambda xp, x: (x * 2).sum(axis=0)[::2] + x[0, ::2],
        lambda xp, x: (x - x.min(axis=0)).T[::3] + 1,
        lambda xp, x: x / x.sum(),
        lambda xp, x: (x - x.mean(axis=1)[:, None]).max(axis=0),
        lambda xp, x: xp.exp(x)[:, ::2] * x.sum(axis=1)[:, None],
        lambda xp, x: (x.max(axis=1) - x.min(axis=1)).sum(),
        lambda xp, x: (x + x.sum(axis=0)).reshape(-1)[5:] * 2,
        lambda xp, x: x.T.copy(),
        lambda xp, x: softmax(xp, x).sum(axis=0),
        lambda xp, x: softmax(xp, x.T).astype("float32"),
    ],
)
@pytest.mark.parametrize("shape", [(30, 40), (3, 20_000), (20_000, 3)])
def test_expressions_on_views_and_reductions(function, shape):
    x = array(*shape)
    y = function(gs, x)
    found = evaluates_as_said(y)
    assert sum(o.asked for o in found.outputs) == 1
    asked = [found.outputs[v.output].asked for v in found.values if v.output >= 0]
    assert sum(asked) == 1
    np.testing.assert_allclose(y.get(), function(np, x.get()), rtol=1e-5 if y.dtype == np.float32 else 1e-9, atol=1e-11)


def test_a_chain_is_one_pass():
    x = array(1000)
    y = x * 5
    y = y * y
    y = y + y
    found = runs_as_said(y)
    assert [v.what for v in found.values] == ["array", "scalar", "mul", "mul", "add"]
    assert found.values[2].inputs == (0, 1)
    assert [(p.read, p.written) for p in found.passes] == [(8000, 8000)]
    assert found.unfused == (3, 16000 + 16000 + 16000)
    assert found.outputs[0].asked
    text = str(found)
    assert text.startswith("float64 array of shape (1000,): pending; 3 operations in 1 pass over memory")
    assert "mul(0, 1)" in text
    assert "-> result" in text
    assert "3.0 times less" in text


def test_other_results_of_the_same_pass():
    x = array(10, 20)
    shared = x * 2
    a = shared + 1
    b = shared - 1
    found = runs_as_said(a)
    assert len(found.outputs) == 3
    assert sum(o.asked for o in found.outputs) == 1
    assert "2 other pending arrays" in str(found)
    assert not gs.explain(b).pending


def test_memory_taken_over():
    z = array(1000) + 1
    gs.synchronize()
    y = z * 2
    del z  # nobody else has the input
    found = gs.explain(y)
    assert found.outputs[0].in_place
    assert "takes over the memory" in str(found)
    before = gs._core.statistics()["donations"]
    y.get()
    assert gs._core.statistics()["donations"] == before + 1


def test_layouts_and_broadcasts():
    x = array(30, 40)
    row = array(40)
    found = runs_as_said(x.T + row[:30])
    details = sorted(v.detail for v in found.values if v.what == "array")
    assert details == ["broadcast", "strided"]
    assert found.passes[0].read == 8 * (1200 + 30)


@pytest.mark.parametrize(
    ("shape", "axis", "kernels"),
    [((1000,), None, 1), ((100_000,), None, 2), ((200, 300), 1, 1), ((200, 300), 0, 1), ((6, 7, 8), (0, 2), None)],
)
def test_reductions(shape, axis, kernels):
    x = array(*shape)
    y = (x * 2).sum(axis=axis)
    found = runs_as_said(y)
    assert kernels is None or len(found.passes) == kernels
    assert found.values[-1].what == "reduce add"
    assert found.passes[0].read == x.nbytes
    assert found.passes[-1].written == y.nbytes


def test_fills_and_numbers():
    assert runs_as_said(gs.zeros(100)).passes[0].kernel == "fill"
    found = runs_as_said(gs.arange(100) * 2)
    assert found.values[0].what in ("number", "scalar")
    assert found.passes[0].read == 0


def test_why_it_was_evaluated():
    x = array(100)
    assert gs.explain(x).cause is None
    y = x + 1
    y.get()
    assert gs.explain(y).cause == "its elements go to the host"
    assert "evaluated because its elements go to the host" in str(gs.explain(y))
    y = x + 1
    gs.synchronize()
    assert "synchronized" in gs.explain(y).cause

    @cuda.jit
    def nothing(a):
        pass

    y = x + 1
    nothing[1, 1](y)
    assert gs.explain(y).cause == "a launch takes it"


def test_why_what_others_stand_on_was_evaluated():
    x = array(20, 30)
    total = x.sum()
    y = total + 1
    assert gs.explain(total).pending
    y.get()
    aim = "its elements go to the host"
    stands = "an expression that stands on a view of it is evaluated"
    assert gs.explain(total).cause == stands
    columns = x.sum(axis=0)
    y = x - columns
    y.get()
    assert gs.explain(y).cause == aim
    assert gs.explain(columns).cause == stands
    target = array(20, 30)
    columns = x.max(axis=0)
    target[1:] = x[1:] - columns
    assert gs.explain(columns).cause == "what stands on a view of it is written into an array"


def test_drawing():
    x = array(50)
    found = gs.explain(gs.sin(x) * x + 1)
    root = ElementTree.fromstring(found.svg())
    texts = [t.text for t in root.iter("{http://www.w3.org/2000/svg}text")]
    assert "sin" in texts
    assert len(list(root.iter("{http://www.w3.org/2000/svg}line"))) == 5
    html = found._repr_html_()
    assert "<svg" in html
    assert "<td>fused sin, mul, add</td>" in html
    assert gs.explain(x).svg() == ""
    assert "in memory" in gs.explain(x)._repr_html_()


def test_errors():
    with pytest.raises(TypeError):
        gs.explain(np.zeros(3))
