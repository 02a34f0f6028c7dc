"""Sweeps over sizes, pictures, explanations of kernels, and the quick benchmark."""

import xml.etree.ElementTree as ElementTree

import numpy as np
import pytest

import gridstride as gs
from gridstride import cuda
from gridstride._pictures import boxes
from gridstride._progress import progress
from gridstride._sweep import SweepResult


def crossing():
    sizes = [10, 100, 1000, 10000]
    times = np.array([[1e-6, 1e-5, 1e-4, 1e-3], [3e-5, 3e-5, 3e-5, 3e-5]])
    return SweepResult(["one", "<other>"], sizes, times)


def test_crossover_and_table():
    result = crossing()
    at = result.crossover("one", "<other>")
    assert 290 < at < 310
    assert result.crossover("<other>", "one") is None
    with pytest.raises(KeyError, match="no function 'third'"):
        result.crossover("one", "third")
    lines = str(result).splitlines()
    assert lines[0].split() == ["size", "one", "<other>"]
    assert lines[2].split() == ["10", "1", "us", "30", "us"]
    assert lines[-1].split() == ["10,000", "1", "ms", "30", "us"]


def test_pictures(tmp_path):
    result = crossing()
    root = ElementTree.fromstring(result.svg("a < b"))
    texts = [t.text for t in root.iter("{http://www.w3.org/2000/svg}text")]
    assert {"a < b", "one", "<other>", "size", "seconds"} <= set(texts)
    assert any(t is not None and t.startswith("<other> from") for t in texts)
    assert len(list(root.iter("{http://www.w3.org/2000/svg}circle"))) == 8
    result.save(str(tmp_path / "picture.svg"))
    assert (tmp_path / "picture.svg").read_text() == result.svg()
    assert "&lt;other&gt;" in result._repr_html_()
    root = ElementTree.fromstring(boxes([[("a", "white"), ("b", "white")], [("c\nd", "white")]], [((0, 1), (1, 0))]))
    assert len(list(root.iter("{http://www.w3.org/2000/svg}rect"))) == 4


def test_sweep():
    seen = []

    def setup(n):
        seen.append(n)
        return gs.ones(n), 2.0

    result = gs.profiler.sweep(
        {"times": lambda x, f: x * f, "sum": lambda x, f: x.sum()}, [8, 64], setup=setup, n_repeat=3, n_warmup=1
    )
    assert seen == [8, 64]
    assert result.names == ("times", "sum")
    assert result.times.shape == (2, 2)
    assert (result.times > 0).all()
    with pytest.raises(ValueError, match="at least one"):
        gs.profiler.sweep([], [1])
    with pytest.raises(ValueError, match="positive"):
        gs.profiler.sweep([abs], [0])
    with pytest.raises(TypeError, match="times functions"):
        gs.profiler.sweep({"x": 3}, [1])


def test_progress_is_quiet_without_a_terminal(capsys):
    with progress(3, "work") as step:
        step("one")
    assert capsys.readouterr() == ("", "")


def test_explain():
    @cuda.jit
    def relu(x, out):
        i = cuda.grid(1)
        if i < x.size:
            out[i] = max(x[i], 0.0)

    with pytest.raises(RuntimeError, match="not been compiled"):
        relu.explain()
    x = gs.ones(100)
    relu[1, 128](x, gs.empty_like(x))
    found = relu.explain()
    by_source = {source.strip(): ir for _, source, ir in found.lines}
    assert any("load %x" in op.text and op.varies == "varying" for op in by_source["out[i] = max(x[i], 0.0)"])
    assert any("global_idx" in op.text and op.varies == "linear 1" for op in by_source["i = cuda.grid(1)"])
    assert found.instructions > 5
    # The guard makes the load's check needless, and says nothing of the store.
    assert (found.checked_accesses, found.unchecked_accesses) == (1, 1)
    assert found.variation()["linear"] >= 1
    if gs.cuda.Device().kind == "cpu":
        assert found.vector_bits >= 128
        assert found.lanes >= 2
        assert not found.on_gpu
    assert ".entry" in found.ptx
    text = str(found)
    assert "relu" in text
    assert "index checks: 1 kept, 1 removed" in text
    assert "--- PTX" in text
    assert "<table>" in found._repr_html_()
    assert "between lanes" in found._repr_html_()


def test_bench(capsys):
    from gridstride._bench import main

    assert main(2000, 0.01) == 0
    printed = capsys.readouterr().out
    assert "x * 5 + 1" in printed
    assert printed.count("x\n") >= 8
