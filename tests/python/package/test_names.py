"""The table of routines in Python, and the tool that counts names."""

import importlib
import pathlib
import subprocess
import sys

import numpy as np
import pytest

import gridstride as gs
from gridstride._absent import ABSENT
from gridstride._names import ROUTINES


@pytest.mark.parametrize("module", ROUTINES)
def test_table_is_what_modules_export(module):
    exported = importlib.import_module(f"gridstride.{module}").__all__
    assert sorted(ROUTINES[module].split()) == sorted(exported)
    for name in exported:
        assert getattr(gs, name) is getattr(sys.modules[f"gridstride.{module}"], name)


def test_numpy_arrays_namespace():
    assert gs.ones(2).__array_namespace__() is gs
    with pytest.raises(ValueError, match="array API"):
        gs.ones(2).__array_namespace__(api_version="1999.12")


def test_names_that_make_no_sense_say_why():
    for name, reason in ABSENT.items():
        assert not hasattr(gs, name)
        with pytest.raises(AttributeError, match=f"no attribute '{name}': "):
            getattr(gs, name)
        assert reason in (pathlib.Path(__file__).parents[3] / "docs" / "numpy.md").read_text(), reason
    with pytest.raises(AttributeError, match="'no_such_name'$"):
        gs.no_such_name


def test_asarray_is_identity():
    a = gs.ones((2, 3))
    assert gs.asarray(a) is a
    assert gs.asarray(a, "float64", "C") is a
    assert gs.asarray(a, order="F") is not a
    assert gs.asarray(a, "float32") is not a
    assert isinstance(gs.asarray(np.ones(2)), gs.ndarray)


def test_coverage_tool(tmp_path):
    tool = pathlib.Path(__file__).parents[3] / "tools" / "coverage.py"
    if not tool.exists():
        pytest.skip("an installed package has no tools")
    names = tmp_path / "names.txt"
    names.write_text("cupy.concatenate\ncupy.no_such_name\ncupy.random.normal\nother.package\n")
    result = subprocess.run(
        [sys.executable, str(tool), str(names), "--extra", "block"], capture_output=True, text=True, check=True
    )
    assert "top level: 1 of 2" in result.stdout
    assert "missing: no_such_name" in result.stdout
    assert "random: 1 of 1" in result.stdout
    assert "other" not in result.stdout
