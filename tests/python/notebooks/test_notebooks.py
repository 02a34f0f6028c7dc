"""Notebooks run from top to bottom, and what displays itself in them does."""

import os
from pathlib import Path

import pytest

import gridstride as gs

nbformat = pytest.importorskip("nbformat", reason="notebooks need nbformat")
nbclient = pytest.importorskip("nbclient", reason="notebooks need nbclient")
pytest.importorskip("ipykernel", reason="notebooks need a kernel to run in")

EXAMPLES = Path(__file__).resolve().parents[3] / "examples"


def html_of(cell):
    return "".join(o.data.get("text/html", "") for o in cell.outputs if o.output_type == "execute_result")


def test_course(tmp_path, monkeypatch):
    package = str(Path(gs.__file__).resolve().parents[1])
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([package, os.environ.get("PYTHONPATH", "")]))
    notebook = nbformat.read(EXAMPLES / "course.ipynb", as_version=4)
    nbformat.validate(notebook)
    client = nbclient.NotebookClient(notebook, timeout=300, resources={"metadata": {"path": str(tmp_path)}})
    client.execute()
    cells = [c for c in notebook.cells if c.cell_type == "code"]
    assert all(o.output_type != "error" for c in cells for o in c.outputs)
    shown = {c.source.splitlines()[-1]: html_of(c) for c in cells if c.source}
    assert "<svg" in shown["gs.explain(y)"]
    assert "between lanes" in shown["grey.explain()"]
    assert "<svg" in shown["t"]
    assert "a launch takes it" in shown["t"] or "its elements go to the host" in shown["t"]
