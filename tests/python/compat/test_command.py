"""The command line, and programs for other packages run by it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

PIPELINE = """\
import sys
import numpy as np
import cupy as cp
import cupyx as cpx

def pipeline(xp, size):
    values = xp.random.rand(size)
    rows = xp.sort(values).reshape((-1, 5))
    sums = rows.sum(axis=1)
    shares = rows / sums[:, xp.newaxis]
    xp.testing.assert_allclose(xp.sum(shares, axis=1), 1.0)
    return xp.__name__

print([pipeline(xp, 50_000) for xp in (np, cp)])
result = cpx.profiler.benchmark(cp.ones, ((5, 50, 50),), n_repeat=3, n_warmup=1)
print(result.name, result.cpu_times.shape, result.gpu_times.shape)
x = cp.ones((3, 4))
try:
    np.asarray(x)
except TypeError as error:
    print("TypeError")
with cp.cuda.Device(0):
    print(x.device.id)
cp.synchronize()
print(sys.argv[1:], __name__)
"""

KERNELS = """\
import cupy as cp
import numpy as np
from numba import config as numba_config
from numba import cuda

numba_config.CUDA_ENABLE_PYNVJITLINK = True

@cuda.jit
def add(x, y, out):
    start = cuda.grid(1)
    stride = cuda.gridsize(1)
    for i in range(start, x.shape[0], stride):
        out[i] = x[i] + y[i]

x = cp.arange(10)
out = cp.zeros_like(x)
add[1, 4](x, 2 * x, out)
print(out)

@cuda.jit
def vecadd(A, B, C):
    i = cuda.grid(1)
    C[i] = A[i] + B[i]

a, b = cp.random.random(2**16 + 11), cp.random.random(2**16 + 11)
c = cp.zeros_like(a)
vecadd[(a.size + 255) // 256, 256](a, b, c)
cuda.synchronize()
np.testing.assert_array_almost_equal(cp.asnumpy(c), cp.asnumpy(a) + cp.asnumpy(b))
print("Test succeeded")
vecadd[10, 2048](a, b, c)
"""


def command(*words, folder, **variables):
    environment = {**os.environ, **variables}
    return subprocess.run(
        [sys.executable, "-m", "gridstride", *words],
        cwd=folder, env=environment, capture_output=True, text=True, timeout=120,
    )  # fmt: skip


def test_a_program_for_cupy(tmp_path):
    (tmp_path / "program.py").write_text(PIPELINE)
    done = command("program.py", "a", "--b", folder=tmp_path)
    assert done.stderr == ""
    assert done.stdout.splitlines() == [
        "['numpy', 'cupy']",
        "ones (3,) (1, 3)",
        "TypeError",
        "0",
        "['a', '--b'] __main__",
    ]
    assert done.returncode == 0


def test_a_program_for_numba(tmp_path):
    (tmp_path / "program.py").write_text(KERNELS)
    done = command(str(tmp_path / "program.py"), folder="/")
    assert done.stdout.splitlines() == ["[ 0  3  6  9 12 15 18 21 24 27]", "Test succeeded"]
    assert done.returncode == 1
    lines = done.stderr.splitlines()
    assert lines[0] == "Traceback (most recent call last):"
    assert lines[1] == f'  File "{tmp_path / "program.py"}", line 31, in <module>'
    assert "CUDA_ERROR_INVALID_VALUE: This indicates that one or more" in done.stderr


def test_neighbours_of_the_program_can_be_imported(tmp_path):
    (tmp_path / "helper.py").write_text("import cupy\ndef make():\n    return cupy.arange(3)\n")
    (tmp_path / "program.py").write_text("import helper\nprint(helper.make())\n")
    assert command(str(tmp_path / "program.py"), folder="/").stdout == "[0 1 2]\n"
    assert command("-m", "program", folder=tmp_path).stdout == "[0 1 2]\n"


def test_code_on_the_command_line(tmp_path):
    code = (
        "from numba import cuda\nimport cupy, sys\n@cuda.jit\ndef k(o):\n    o[0] = 7\no = cupy.zeros(1)\nk[1, 1](o)\n"
    )
    done = command("-c", code + "print(o, sys.argv)", "x", folder=tmp_path)
    assert (done.stdout, done.stderr) == ("[7.] ['-c', 'x']\n", "")


def test_the_programs_exit_status(tmp_path):
    (tmp_path / "program.py").write_text("import sys\nsys.exit(7)\n")
    assert command("program.py", folder=tmp_path).returncode == 7
    (tmp_path / "broken.py").write_text("print(1)\nx = = 2\n")
    done = command("broken.py", folder=tmp_path)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.splitlines()[-1].startswith("SyntaxError")
    assert "gridstride" not in done.stderr


def test_settings_of_other_packages(tmp_path):
    (tmp_path / "program.py").write_text(
        "import cupy\nprint((cupy.arange(4) * 3 + 1).sum(), cupy.cuda.Device(0).kind)\n"
    )
    kept = dict.fromkeys(("GRIDSTRIDE_CACHE_DIR", "GRIDSTRIDE_DEVICE"), "")
    environment = {**os.environ, **kept, "CUPY_CACHE_DIR": str(tmp_path / "kept"), "CUDA_VISIBLE_DEVICES": ""}
    for name in kept:
        del environment[name]
    done = subprocess.run(
        [sys.executable, "-m", "gridstride", "program.py"],
        cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=120,
    )  # fmt: skip
    assert done.stdout == "22 cpu\n"
    assert list((tmp_path / "kept" / "kernels").glob("*.gsk"))


def test_info_and_cache(tmp_path):
    cache = str(tmp_path / "cache")
    done = command("info", folder=tmp_path, GRIDSTRIDE_CACHE_DIR=cache)
    assert "Device 0" in done.stdout
    assert "Kernel cache" in done.stdout
    code = "import cupy; print((cupy.arange(4) * 3 + 1).sum())"
    command("-c", code, folder=tmp_path, GRIDSTRIDE_CACHE_DIR=cache)
    kernels = len(list(Path(cache, "kernels").glob("*.gsk")))
    assert kernels > 0
    done = command("cache", folder=tmp_path, GRIDSTRIDE_CACHE_DIR=cache)
    assert f": {kernels} kernels" in done.stdout
    assert "limit 512 MiB" in done.stdout
    done = command("cache", folder=tmp_path, GRIDSTRIDE_CACHE_DIR=cache, GRIDSTRIDE_CACHE_LIMIT="3G")
    assert "limit 3072 MiB" in done.stdout
    done = command("cache", "clear", folder=tmp_path, GRIDSTRIDE_CACHE_DIR=cache)
    assert done.stdout.startswith(f"removed {kernels} kernels")
    assert not list(Path(cache, "kernels").glob("*.gsk"))


@pytest.mark.parametrize("words", [["nothing.py"], ["--nonsense"], ["-m"], ["cache", "burn"]])
def test_command_lines_that_mean_nothing(words, tmp_path):
    done = command(*words, folder=tmp_path)
    assert done.returncode == 2
    assert "usage: gridstride" in done.stderr
