"""Timelines: what is recorded, the trace file, the picture and the summary."""

import itertools
import json
import xml.etree.ElementTree as ElementTree

import numpy as np
import pytest

import gridstride as gs
from gridstride import cuda
from gridstride.profiler import timeline


@cuda.jit
def double(x, out):
    i = cuda.grid(1)
    if i < x.size:
        out[i] = 2 * x[i]


@pytest.fixture(scope="module")
def recorded():
    a = np.random.default_rng(1).random(100_000)
    with timeline() as t:
        x = gs.asarray(a)
        y = x * 3 + 1
        z = gs.empty_like(x)
        double[400, 256](y, z)
        total = float((z - y).sum())
        host = gs.sort(z).get()
        side = cuda.Stream()
        with side:
            (y + 1).get()
    np.testing.assert_allclose(total, (a * 3 + 1).sum())
    np.testing.assert_allclose(host, np.sort((a * 3 + 1) * 2))
    return t


def test_kinds_and_names(recorded):
    names = {(r.kind, r.name) for r in recorded.records}
    assert ("launch", "fused mul, add") in names
    assert ("launch", "double") in names
    assert any(kind == "launch" and name.startswith("fused sub") and "reduce add" in name for kind, name in names)
    assert {"upload", "download", "allocate", "free", "evaluate", "wait"} <= {kind for kind, _ in names}
    launch = next(r for r in recorded.records if r.name == "double")
    assert launch.shape == "grid (400, 1, 1) block (256, 1, 1)"
    upload = next(r for r in recorded.records if r.kind == "upload")
    assert upload.bytes == 800_000
    assert len({r.stream for r in recorded.records if r.kind == "launch"}) == 2
    assert all(0 <= r.begin <= r.end <= recorded.duration for r in recorded.records)
    assert recorded.dropped == 0


def test_causes(recorded):
    causes = recorded.causes()
    assert causes["a launch takes it"] == 1
    assert causes["its elements go to the host"] >= 2


def test_chrome_trace(recorded, tmp_path):
    recorded.save(tmp_path / "trace.json")
    trace = json.loads((tmp_path / "trace.json").read_text())
    events = trace["traceEvents"]
    assert all({"ph", "name", "pid", "tid"} <= set(e) for e in events)
    named = {(e["pid"], e["tid"]) for e in events if e["name"] == "thread_name"}
    spans = [e for e in events if e["ph"] == "X"]
    assert {(e["pid"], e["tid"]) for e in spans} <= named
    assert all(e["dur"] >= 0 and e["ts"] >= 0 for e in spans)
    kernel = next(e for e in spans if e["name"] == "double")
    assert kernel["cat"] == "launch"
    assert kernel["args"]["shape"].startswith("grid (400")
    memory = [e["args"]["bytes"] for e in events if e["ph"] == "C"]
    assert max(memory) >= 800_000
    # One stream does one thing at a time.
    by_row = {}
    for e in spans:
        if e["pid"] > 0:
            by_row.setdefault((e["pid"], e["tid"]), []).append((e["ts"], e["ts"] + e["dur"]))
    for row in by_row.values():
        row.sort()
        assert all(end <= begin + 1e-3 for (_, end), (begin, _) in itertools.pairwise(row))


def test_picture_and_summary(recorded, tmp_path):
    recorded.save(tmp_path / "picture.svg")
    root = ElementTree.parse(tmp_path / "picture.svg").getroot()
    texts = [t.text for t in root.iter("{http://www.w3.org/2000/svg}text")]
    assert "host thread" in " ".join(t for t in texts if t)
    assert "device 0, null stream" in texts
    tips = [t.text for t in root.iter("{http://www.w3.org/2000/svg}title")]
    assert any(t.startswith("double (launch)") for t in tips)
    text = str(recorded)
    assert "a launch takes it" in text
    assert "memory of device 0: at most" in text
    assert "double" in recorded._repr_html_()


def test_errors_and_files(tmp_path):
    with timeline(tmp_path / "t.json"), pytest.raises(RuntimeError, match="one at a time"), timeline():
        pass
    assert json.loads((tmp_path / "t.json").read_text())["displayTimeUnit"] == "ns"
    with timeline() as t:
        pass
    assert "wait" in str(t) or "nothing" in str(t)
    with pytest.raises(ZeroDivisionError), timeline():
        1 / 0
    with timeline():  # the one before has ended
        pass
