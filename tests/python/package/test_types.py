"""Everything public says its types: in the source, or in the stubs of the extension."""

import ast
import importlib
import inspect
import pkgutil
from pathlib import Path

import pytest

import gridstride as gs

STUBS = Path(gs.__file__).parent / "_core"
MODULES = (
    ["gridstride", "gridstride.cuda", "gridstride.fft", "gridstride.linalg", "gridstride.polynomial"]
    + ["gridstride.profiler", "gridstride.random", "gridstride.testing"]
    + [f"gridstride.scipy.{m.name}" for m in pkgutil.iter_modules([str(Path(gs.__file__).parent / "scipy")])
       if not m.name.startswith("_")]
)  # fmt: skip


def stub_names():
    """Functions, classes and values that the stubs know."""
    names = set()
    for file in STUBS.rglob("*.pyi"):
        for node in ast.parse(file.read_text()).body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                names.add(node.name)
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                names.add(node.target.id)
            elif isinstance(node, ast.Assign):
                names |= {t.id for t in node.targets if isinstance(t, ast.Name)}
    return names


def unannotated(function):
    """Parameters without a type, and "return"."""
    signature = inspect.signature(function)
    missing = [
        p.name
        for p in signature.parameters.values()
        if p.annotation is inspect.Parameter.empty and p.name not in ("self", "cls")
    ]
    return missing + (["return"] if signature.return_annotation is inspect.Signature.empty else [])


def own(value):
    return str(getattr(value, "__module__", "")).startswith("gridstride")


def test_what_is_missing_is_found():
    def half(x, y: int):
        return x

    assert unannotated(half) == ["x", "return"]
    assert {"sort", "ndarray", "Dispatcher", "timeline_start"} <= stub_names()


@pytest.mark.parametrize("module", MODULES)
def test_public_functions_are_annotated(module):
    loaded = importlib.import_module(module)
    stubs = stub_names()
    problems = []
    for name in dir(loaded):
        if name.startswith("_"):
            continue
        value = getattr(loaded, name)
        if inspect.isfunction(value) and own(value):
            missing = unannotated(value)
            if missing:
                problems.append(f"{name}: {', '.join(missing)}")
        elif inspect.isclass(value) and own(value) and not value.__module__.endswith("_core"):
            for attribute, method in vars(value).items():
                if inspect.isfunction(method) and not attribute.startswith("_") and own(method) and unannotated(method):
                    problems.append(f"{name}.{attribute}: {', '.join(unannotated(method))}")
        elif type(value).__name__ == "nb_func" and value.__name__ not in stubs:
            problems.append(f"{name}: no stub")
    assert problems == []
