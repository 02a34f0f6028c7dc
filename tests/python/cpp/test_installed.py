"""The C++ library as others use it: installed, found by CMake, with kernels that were compiled ahead of time."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import gridstride as gs
from gridstride import _core

ROOT = Path(__file__).resolve().parents[3]
BUILD = ROOT / "build"
# A prefix that was installed elsewhere, where the engine is not built (tools/gpu_tests.py).
INSTALLED = os.environ.get("GRIDSTRIDE_CPP_PREFIX")

pytestmark = [
    pytest.mark.skipif(
        INSTALLED is None and not (BUILD / "CMakeCache.txt").exists(),
        reason="tests of an installed package: no build folder",
    ),
    pytest.mark.skipif(shutil.which("cmake") is None or shutil.which("g++") is None, reason="needs cmake and g++"),
]


def run(*command, folder=None, status=0, **variables):
    done = subprocess.run(
        [str(c) for c in command],
        cwd=folder, env={**os.environ, **variables}, capture_output=True, text=True, timeout=300,
    )  # fmt: skip
    assert done.returncode == status, done.stdout + done.stderr
    return done


def gridstride(*words, folder, status=0, **variables):
    path = str(Path(gs.__file__).resolve().parents[1])
    return run(sys.executable, "-m", "gridstride", *words, folder=folder, status=status, PYTHONPATH=path, **variables)


@pytest.fixture(scope="module")
def examples(tmp_path_factory):
    """The folder of the example programs, built against an installed prefix."""
    folder = tmp_path_factory.mktemp("cpp")
    if INSTALLED is not None:
        (folder / "prefix").symlink_to(INSTALLED)
    else:
        run("cmake", "--install", BUILD, "--component", "cpp", "--prefix", folder / "prefix")
    generator = ["-G", "Ninja"] if shutil.which("ninja") else []
    run("cmake", "-S", ROOT / "examples/cpp", "-B", folder / "build", f"-DCMAKE_PREFIX_PATH={folder / 'prefix'}",
        "-DCMAKE_BUILD_TYPE=Release", *generator)  # fmt: skip
    run("cmake", "--build", folder / "build")
    gridstride("compile", ROOT / "examples/cpp/kernels.py", "-o", folder / "kernels.gsk", "-b", "256", folder=folder)
    return folder


def test_only_public_headers_are_installed(examples):
    headers = {p.name for p in (examples / "prefix/include").rglob("*.h")}
    assert headers == {p.name for p in (ROOT / "include/gridstride").glob("*.h")}
    # In one sitting: all of them together.
    lines = sum(len(p.read_text().splitlines()) for p in (ROOT / "include/gridstride").glob("*.h"))
    assert lines < 700


def test_arrays(examples):
    done = run(examples / "build/plate")
    assert re.search(r"\d+ steps, middle 2[0-9.]+, furthest from the exact solution [\d.]+e-\d+", done.stdout)


def test_kernels_without_python(examples):
    # An empty PATH and no cache: nothing but the file gives the kernels.
    done = run(examples / "build/saxpy", examples / "kernels.gsk", PATH="", GRIDSTRIDE_DISK_CACHE="0")
    assert "code from the file: this engine's, taken 2 times" in done.stdout
    done = run(examples / "build/saxpy", "kernels.py", folder=ROOT / "examples/cpp", status=1)
    assert "ValueError: 'kernels.py' holds no kernels" in done.stderr


def test_without_its_code_the_ir_is_compiled(examples):
    """As on another kind of machine: code for GPUs alone."""
    gridstride("compile", ROOT / "examples/cpp/kernels.py", "-o", "gpu.gsk", "-t", "sm_90", folder=examples)
    done = run(examples / "build/saxpy", examples / "gpu.gsk", GRIDSTRIDE_DISK_CACHE="0", GRIDSTRIDE_DEVICE="cpu")
    assert "taken 0 times" in done.stdout


def test_what_compile_prints_and_refuses(tmp_path):
    (tmp_path / "k.py").write_text(
        "from numba import cuda\n@cuda.jit\ndef scale(x, k):\n    i = cuda.grid(1)\n    x[i] *= k\n"
        "@cuda.jit\ndef pair(x, p):\n    x[0] = p[1]\n"
    )
    done = gridstride("compile", "k.py", "-o", "k.gsk", "-s", "scale(float64[:], float64)",
                      "-s", "pair(int64[::1], UniTuple(int64, 2))", folder=tmp_path, status=1)  # fmt: skip
    assert "kernel 'pair' takes" in done.stderr
    assert "take numbers and arrays" in done.stderr
    words = ["compile", "k.py", "-o", "k.gsk"]
    done = gridstride(*words, "-s", "scale(float64[:], float64)", folder=tmp_path, status=1)
    assert "pair has no signature: give one with --signature" in done.stderr
    done = gridstride(*words, "-s", "other(int64)", folder=tmp_path, status=1)
    assert "there is no kernel 'other'; there are pair, scale" in done.stderr
    done = gridstride(*words, "-s", "scale", folder=tmp_path, status=1)
    assert "cannot make out the signature 'scale'" in done.stderr
    done = gridstride(*words, "-s", "scale(int8[:], int8)", "-s", "pair(int64[:], int64[:])", "-t", "riscv",
                      folder=tmp_path, status=1)  # fmt: skip
    assert "unknown target 'riscv'" in done.stderr
    done = gridstride(*words, "-s", "scale(float64[:], float64)", "-s", "scale(float32[:,:], int32)",
                      "-s", "pair(int64[::1], int64[::1])", folder=tmp_path)  # fmt: skip
    assert "scale(array(float64, 1d, contiguous), float64)" in done.stdout
    contents, same = _core.archive_contents((tmp_path / "k.gsk").read_bytes(), "k.gsk")
    assert same
    # Arrays of any layout have code for both kinds.
    assert len(contents["scale"]) == 4
    assert len(contents["pair"]) == 1


def test_arrays_of_the_program_are_kept(examples, tmp_path):
    (tmp_path / "k.py").write_text(
        "import numpy as np\nfrom numba import cuda\ntable = np.array([3.0, 5.0, 7.0])\n"
        "@cuda.jit('void(float64[::1])')\ndef look(x):\n    i = cuda.grid(1)\n    x[i] = table[i % 3]\n"
    )
    gridstride("compile", "k.py", "-o", "k.gsk", folder=tmp_path)
    (tmp_path / "look.cpp").write_text(
        "#include <cstdio>\n#include <gridstride/gridstride.h>\nint main() {\n"
        '  auto kernel = gs::Module::load("k.gsk").kernel("look");\n  gs::Array x = gs::zeros({5});\n'
        "  kernel.launch({1}, {8}, x);\n"
        '  for (double v : x.to_vector<double>()) std::printf("%g ", v);\n'
        "  try { kernel.launch({1}, {8}, 3); } catch (const gs::Error &e) { std::puts(e.what()); }\n}\n"
    )
    prefix = examples / "prefix"
    run("g++", "-std=c++17", "-Wall", "-Wextra", "-Werror", "look.cpp", "-o", "look", f"-I{prefix}/include",
        f"-L{prefix}/lib", "-lgridstride", f"-Wl,-rpath,{prefix}/lib", folder=tmp_path)  # fmt: skip
    done = run("./look", folder=tmp_path)
    assert done.stdout.startswith("3 5 7 3 5 kernel 'look' was not compiled for (int32); it was for (array(float64")
