"""The memory and race checker: every kind of fault is found, with its lines and threads, and correct programs pass."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Any

import pytest

PRELUDE = """\
import numpy as np
import gridstride as gs
from gridstride import cuda

"""


def check(tmp_path: Path, source: str, *, status: int | None = None) -> dict[str, Any]:
    """Runs a program under the checker; gives what it reports, with the text that was printed as `printed`."""
    file = tmp_path / "program.py"
    file.write_text(PRELUDE + textwrap.dedent(source))
    report = tmp_path / "report.json"
    done = subprocess.run(
        [sys.executable, "-m", "gridstride", "check", "--json", str(report), str(file)],
        capture_output=True,
        text=True,
        timeout=600,
        cwd=tmp_path,
    )
    assert report.exists(), done.stderr
    result: dict[str, Any] = json.loads(report.read_text())
    result["printed"], result["status"] = done.stderr, done.returncode
    result["by_kernel"] = {}
    for finding in result["findings"]:
        result["by_kernel"].setdefault(finding["kernel"], []).append(finding)
    return result


def lines_of(tmp_path: Path, finding: dict[str, Any]) -> list[str]:
    source = (tmp_path / "program.py").read_text().splitlines()
    return [source[place["line"] - 1].strip() for place in finding["places"]]


def test_races(tmp_path):
    result = check(
        tmp_path,
        """
        @cuda.jit
        def neighbours(x, out):
            s = cuda.shared.array(64, np.float32)
            t = cuda.threadIdx.x
            s[t] = x[t]
            out[t] = s[63 - t]

        @cuda.jit
        def counter(total):
            total[0] += 1

        @cuda.jit
        def blocks(x):
            i = cuda.grid(1)
            x[i] = i
            cuda.syncthreads()
            x[i // 2] = 1

        @cuda.jit
        def mixed(x):
            cuda.atomic.add(x, 0, 1)
            if cuda.grid(1) == 40:
                x[0] = 3

        @cuda.jit
        def unfenced(flag, data, out):
            if cuda.blockIdx.x == 0:
                data[0] = 42
                flag[0] = 1
            else:
                out[0] = data[0]

        @cuda.jit
        def reread(x):
            t = cuda.threadIdx.x
            v = x[0]
            if t == 3:
                x[0] = v + 1

        neighbours[1, 64](gs.ones(64, "float32"), gs.zeros(64, "float32"))
        counter[1, 32](gs.zeros(1, "int32"))
        blocks[2, 32](gs.zeros(64, "int32"))
        mixed[2, 32](gs.zeros(1, "int32"))
        unfenced[2, 1](gs.zeros(1, "int32"), gs.zeros(1, "int32"), gs.zeros(1, "int32"))
        reread[1, 32](gs.zeros(1, "int32"))
        """,
    )
    assert result["status"] == 1
    found = result["by_kernel"]
    assert set(found) == {"neighbours", "counter", "blocks", "mixed", "unfenced", "reread"}
    for name, some in found.items():
        # (A thread that comes too early reads what nobody has written yet.)
        assert {f["kind"] for f in some} == ({"race", "uninitialised"} if name == "neighbours" else {"race"})
    (first,) = (f for f in found["neighbours"] if f["kind"] == "race")
    assert sorted(lines_of(tmp_path, first)) == ["out[t] = s[63 - t]", "s[t] = x[t]"]
    assert {place["action"] for place in first["places"]} == {"reads", "writes"}
    assert first["places"][0]["thread"] != first["places"][1]["thread"]
    assert "of shared array 's'" in first["text"]
    across = found["blocks"]
    assert any(f["places"][0]["block"] != f["places"][1]["block"] for f in across)
    assert lines_of(tmp_path, found["counter"][0]) == ["total[0] += 1"] * 2
    assert "data race in kernel 'neighbours'" in result["printed"]
    assert "out[t] = s[63 - t]" in result["printed"]


def test_memory(tmp_path):
    result = check(
        tmp_path,
        """
        @cuda.jit
        def outside(x):
            x[cuda.grid(1)] = 1

        @cuda.jit
        def unwritten(x, out):
            i = cuda.grid(1)
            out[i] = x[i] + 1

        @cuda.jit
        def half(out):
            s = cuda.shared.array(64, np.int32)
            t = cuda.threadIdx.x
            if t < 32:
                s[t] = t
            cuda.syncthreads()
            out[t] = s[t]

        @cuda.jit
        def packed(x):
            x.value[cuda.grid(1)] += 1

        outside[1, 64](gs.zeros(50))
        try:
            cuda.synchronize()
        except IndexError as error:
            print(error)
        unwritten[1, 32](cuda.device_array(32, "float32"), gs.zeros(32, "float32"))
        half[1, 64](gs.zeros(64, "int32"))
        records = np.zeros(4, np.dtype([("flag", "i1"), ("value", "f4")]))
        packed[1, 4](cuda.to_device(records))
        """,
    )
    assert result["status"] == 1
    kinds = {name: [f["kind"] for f in some] for name, some in result["by_kernel"].items()}
    assert kinds["outside"] == ["out-of-bounds"]
    assert kinds["unwritten"] == ["uninitialised"]
    assert kinds["half"] == ["uninitialised"]
    assert set(kinds["packed"]) == {"misaligned"}
    (outside,) = result["by_kernel"]["outside"]
    assert outside["text"].startswith("index 50 is out of bounds for axis 0 of 'x' with extent 50")
    assert lines_of(tmp_path, outside) == ["x[cuda.grid(1)] = 1"]
    (half,) = result["by_kernel"]["half"]
    assert lines_of(tmp_path, half) == ["out[t] = s[t]"]
    assert half["places"][0]["thread"] == [32, 0, 0]
    assert half["text"].startswith("element 32 of shared array 's'")


@pytest.mark.skipif(
    Path("/dev/nvidiactl").exists(),
    reason="where there is a GPU, arrays of the CPU device give no address away that could be kept",
)
def test_freed_memory(tmp_path):
    result = check(
        tmp_path,
        """
        @cuda.jit
        def stale(x, out):
            out[cuda.grid(1)] = x[cuda.grid(1)]

        class Kept:
            def __init__(self, array):
                self.__cuda_array_interface__ = dict(array.__cuda_array_interface__)

        gone = gs.ones(1 << 20)
        cuda.synchronize()
        kept = Kept(gone)
        del gone
        out = gs.zeros(32)
        stale[1, 32](cuda.as_cuda_array(kept), out)
        """,
    )
    assert result["status"] == 1
    assert [f["kind"] for f in result["by_kernel"]["stale"]] == ["freed"]


def test_barriers(tmp_path):
    result = check(
        tmp_path,
        """
        @cuda.jit
        def divergent(x):
            if cuda.threadIdx.x < 16:
                cuda.syncthreads()
            else:
                cuda.syncthreads()
            x[cuda.threadIdx.x] = 1

        @cuda.jit
        def stuck(x):
            if cuda.threadIdx.x < 5:
                cuda.syncwarp()
            else:
                cuda.syncthreads()

        divergent[1, 32](gs.zeros(32))
        stuck[1, 32](gs.zeros(1))
        """,
    )
    assert {name: [f["kind"] for f in some] for name, some in result["by_kernel"].items()} == {
        "divergent": ["divergent-barrier"],
        "stuck": ["deadlock"],
    }
    (divergent,) = result["by_kernel"]["divergent"]
    assert [place["line"] for place in divergent["places"]] == [9, 11]
    assert "deadlock in kernel 'stuck'" in result["printed"]


CORRECT = """
@cuda.jit
def tree(x, out):
    s = cuda.shared.array(256, np.float64)
    t = cuda.threadIdx.x
    s[t] = x[cuda.grid(1)]
    cuda.syncthreads()
    step = 128
    while step > 0:
        if t < step:
            s[t] += s[t + step]
        cuda.syncthreads()
        step //= 2
    if t == 0:
        cuda.atomic.add(out, 0, s[0])

@cuda.jit
def warps(x, out):
    s = cuda.shared.array(64, np.int32)
    t = cuda.threadIdx.x
    s[t] = x[t]
    cuda.syncwarp()
    out[t] = s[t ^ 1] + cuda.shfl_down_sync(-1, x[t], 1)

@cuda.jit
def half_warps(out):
    s = cuda.shared.array(32, np.int32)
    t = cuda.threadIdx.x
    s[t] = t
    mask = 0xFFFF if t < 16 else 0xFFFF0000
    cuda.syncwarp(mask)
    out[t] = s[t ^ 8]

@cuda.jit
def locked(lock, total):
    while cuda.atomic.cas(lock, 0, 0, 1) != 0:
        pass
    cuda.threadfence()
    total[0] += 1
    cuda.threadfence()
    cuda.atomic.exch(lock, 0, 0)

@cuda.jit
def last_block(x, partial, done, out):
    s = cuda.shared.array(64, np.float64)
    last = cuda.shared.array(1, np.int32)
    t = cuda.threadIdx.x
    s[t] = x[cuda.grid(1)]
    cuda.syncthreads()
    if t == 0:
        value = 0.0
        for k in range(64):
            value += s[k]
        partial[cuda.blockIdx.x] = value
        cuda.threadfence()
        last[0] = cuda.atomic.add(done, 0, 1) == cuda.gridDim.x - 1
    cuda.syncthreads()
    if last[0] and t < 8:
        value = 0.0
        for k in range(t, cuda.gridDim.x, 8):
            value += partial[k]
        cuda.atomic.add(out, 0, value)

@cuda.jit
def look_back(x, status, aggregate, out):
    # status: 0 nothing, 1 aggregate there, 2 prefix there
    t = cuda.threadIdx.x
    b = cuda.blockIdx.x
    prefix = cuda.shared.array(1, np.int64)
    if t == 0:
        total = 0
        for k in range(32):
            total += x[b * 32 + k]
        aggregate[b] = total
        cuda.threadfence()
        cuda.atomic.exch(status, b, 1)
        before = 0
        j = b - 1
        while j >= 0:
            while cuda.atomic.add(status, j, 0) == 0:
                pass
            cuda.threadfence()
            before += aggregate[j]
            j -= 1
        prefix[0] = before
    cuda.syncthreads()
    value = prefix[0]
    for k in range(t + 1):
        value += x[b * 32 + k]
    out[b * 32 + t] = value

@cuda.jit
def producer(flag, data, out):
    if cuda.blockIdx.x == 1:
        data[0] = 42
        data[1] = 43
        cuda.threadfence()
        flag[0] = 1
    else:
        while flag[0] == 0:
            pass
        cuda.threadfence()
        out[0] = data[0] + data[1]

@cuda.jit
def grid_wide(x):
    i = cuda.grid(1)
    value = x[x.size - 1 - i]
    cuda.cg.this_grid().sync()
    x[i] = value

@cuda.jit
def histogram(x, bins):
    s = cuda.shared.array(16, np.int32)
    t = cuda.threadIdx.x
    if t < 16:
        s[t] = 0
    cuda.syncthreads()
    for i in range(cuda.grid(1), x.size, cuda.gridsize(1)):
        cuda.atomic.add(s, x[i], 1)
    cuda.syncthreads()
    if t < 16:
        cuda.atomic.add(bins, t, s[t])

@cuda.jit
def bytes_side_by_side(image):
    i = cuda.grid(1)
    if i < image.size:
        image[i] = i & 255

@cuda.jit
def in_place(x):
    i = cuda.grid(1)
    if i < x.size:
        x[i] = 2 * x[i] + 1

@cuda.jit
def guarded(x, out):
    i = cuda.grid(1)
    if i >= out.size:
        return
    out[i] = x[i]
    cuda.syncthreads()

@cuda.jit(device=True)
def exchange(s, t, value):
    s[t] = value
    cuda.syncthreads()
    return s[t ^ 1]

@cuda.jit
def swap(x):
    s = cuda.shared.array(64, np.int64)
    i = cuda.grid(1)
    x[i] = exchange(s, cuda.threadIdx.x, x[i])

rng = np.random.default_rng(5)
zeros = lambda n, t: cuda.to_device(np.zeros(n, t))
x = rng.normal(size=2560)
out = zeros(1, float)
tree[10, 256](cuda.to_device(x), out)
np.testing.assert_allclose(out.get()[0], x.sum(), rtol=1e-9)
warps[1, 64](gs.arange(64, dtype="int32"), zeros(64, np.int32))
half_warps[1, 32](zeros(32, np.int32))
total = zeros(1, np.int64)
locked[8, 64](zeros(1, np.int32), total)
assert total.get()[0] == 512
out = zeros(1, float)
last_block[40, 64](cuda.to_device(x), zeros(40, float), zeros(1, np.int32), out)
np.testing.assert_allclose(out.get()[0], x.sum(), rtol=1e-9)
n = rng.integers(0, 100, 320)
out = cuda.device_array(320, np.int64)
look_back[10, 32](cuda.to_device(n), zeros(10, np.int32), cuda.device_array(10, np.int64), out)
np.testing.assert_array_equal(out.get(), np.cumsum(n))
out = zeros(1, np.int32)
producer[2, 1](zeros(1, np.int32), cuda.device_array(2, np.int32), out)
assert out.get()[0] == 85
d = cuda.to_device(np.arange(256))
grid_wide[8, 32](d)
np.testing.assert_array_equal(d.get(), np.arange(256)[::-1])
bins = zeros(16, np.int32)
v = rng.integers(0, 16, 5000)
histogram[4, 64](cuda.to_device(v), bins)
np.testing.assert_array_equal(bins.get(), np.bincount(v, minlength=16))
image = cuda.device_array(1000, np.uint8)
bytes_side_by_side[8, 128](image)
y = gs.empty(300)
y[:] = 3
in_place[2, 256](y)
y = gs.empty_like(y)
gs.add(gs.ones(300), 1, out=y)
in_place[2, 256](y)
guarded[1, 64](y, gs.empty(40))
d = cuda.to_device(np.arange(128))
swap[2, 64](d)
cuda.synchronize()
"""


def test_correct_programs_pass(tmp_path):
    result = check(tmp_path, CORRECT)
    assert result["findings"] == [], result["printed"]
    assert result["status"] == 0
    assert result["launches"] == 14
    assert result["printed"] == "gridstride check: no findings in 14 launches of kernels\n"


def test_environment_variable(tmp_path):
    file = tmp_path / "program.py"
    file.write_text(
        PRELUDE
        + textwrap.dedent(
            """
            @cuda.jit
            def counter(total):
                total[0] += 1

            counter[1, 32](gs.zeros(1, "int32"))
            print("done")
            """
        )
    )

    def run(value):
        environment = {**os.environ, "GRIDSTRIDE_DEBUG": value, "GRIDSTRIDE_DEVICE": "cpu"}
        return subprocess.run([sys.executable, str(file)], capture_output=True, text=True, env=environment)

    checked = run("1")
    assert (checked.returncode, checked.stdout) == (1, "done\n")
    assert "data race in kernel 'counter'" in checked.stderr
    plain = run("0")
    assert (plain.returncode, plain.stderr) == (0, "")


@pytest.mark.parametrize(
    ("words", "message"),
    [([], "check needs a program"), (["nowhere.py"], "check needs a program, not 'nowhere.py'")],
)
def test_usage(words, message):
    done = subprocess.run([sys.executable, "-m", "gridstride", "check", *words], capture_output=True, text=True)
    assert done.returncode == 2
    assert message in done.stderr
