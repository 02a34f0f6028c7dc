"""tools/check_includes.py on small trees, and on this repository."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
TOOL = ROOT / "tools" / "check_includes.py"

MODULES = """\
# gridstride_module(ghost) in a comment is no module
gridstride_module(base LIBS fmt::fmt)
gridstride_module(types DEPS base)
gridstride_module(ops DEPS types PRIVATE_LIBS TBB::tbb)
gridstride_module(runtime
  DEPS types)
gridstride_module(array DEPS ops runtime)
"""


def run(root: Path) -> subprocess.CompletedProcess:
    return subprocess.run([sys.executable, TOOL, root], capture_output=True, text=True, check=False)


@pytest.fixture
def tree(tmp_path: Path):
    def make(files: dict[str, str], modules: str = MODULES) -> Path:
        for name, text in {"src/CMakeLists.txt": modules, **files}.items():
            path = tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        return tmp_path

    return make


def test_downward_includes_pass(tree):
    root = tree(
        {
            "src/array/array.h": '#include <vector>\n#include "base/error.h"\n#include "runtime/launch.h"\n',
            "src/ops/a.cpp": '#include "ops/b.h"\n#include "types/dtype.h"\n#include "fmt/format.h"\n',
            "src/ops/deep/c.cpp": '  #  include "../b.h"\n',
            "src/ops/b.h": '// #include "array/array.h" in a comment\n',
        }
    )
    result = run(root)
    assert (result.returncode, result.stdout) == (0, "")


@pytest.mark.parametrize(
    ("file", "include", "expected"),
    [
        ("src/types/a.h", '"ops/b.h"', "src/types/a.h:2: 'types' includes \"ops/b.h\" of 'ops'; it may include base"),
        ("src/runtime/cpu/a.cpp", '"ops/b.h"', "src/runtime/cpu/a.cpp:2: 'runtime' includes \"ops/b.h\" of 'ops'"),
        ("src/base/a.h", '"types/dtype.h"', "it may include no other module"),
        ("src/types/a.cpp", '"../ops/b.h"', "'types' includes \"../ops/b.h\" of 'ops'"),
        ("src/array/a.cpp", "<Python.h>", "src/array/a.cpp:2: includes Python.h; only python/bindings may know Python"),
        ("src/array/a.cpp", '"nanobind/nanobind.h"', "includes nanobind/nanobind.h"),
        ("src/array/a.cu", '"pybind11/pybind11.h"', "includes pybind11/pybind11.h"),
    ],
)
def test_a_breach_is_named_with_file_and_line(tree, file, include, expected):
    root = tree({"src/ops/b.h": "", file: f"#pragma once\n#include {include}\n"})
    result = run(root)
    assert result.returncode == 1
    assert expected in result.stdout
    assert result.stdout.count("\n") == 1


def test_a_folder_that_is_no_module_fails(tree):
    result = run(tree({"src/extra/a.h": "\n", "src/notes/read.md": "\n"}))
    assert result.returncode == 1
    assert result.stdout == "src/extra: is no module of src/CMakeLists.txt\n"


@pytest.mark.parametrize(
    ("modules", "expected"),
    [
        ("gridstride_module(a DEPS b)\ngridstride_module(b DEPS a)\n", "in a circle: a -> b -> a"),
        ("gridstride_module(a DEPS missing)\n", "'a' names 'missing' in its DEPS, which is no module"),
        ("gridstride_module(a)\ngridstride_module(a)\n", "'a' is declared twice"),
    ],
)
def test_a_module_list_that_does_not_work_out_fails(tree, modules, expected):
    result = run(tree({}, modules))
    assert result.returncode == 1
    assert expected in result.stdout


def test_this_repository_includes_downwards_only():
    result = run(ROOT)
    assert (result.returncode, result.stdout) == (0, "")
