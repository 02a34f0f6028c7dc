#!/usr/bin/env python3
"""Checks that modules include downwards only.

    python tools/check_includes.py [ROOT]

Reads the modules and their DEPS from src/CMakeLists.txt. A file of a module may include headers of its own module and
of the modules in its DEPS, and of theirs in turn. Nothing under src may include Python or a binding library. Prints one
line for each breach, `file:line: what`, and exits with 1 when there is any.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

SUFFIXES = {".h", ".hpp", ".cpp", ".cc", ".inc", ".cu", ".cuh"}
MODULE = re.compile(r"^\s*gridstride_module\(\s*(?P<name>\w+)(?P<arguments>[^)]*)\)", re.MULTILINE)
INCLUDE = re.compile(r"^\s*#\s*include\s*(?P<open>[<\"])(?P<path>[^>\"]+)[>\"]")
PYTHON = re.compile(r"^(Python\.h|patchlevel\.h|(cpython|nanobind|pybind11|boost/python|numpy)/.*)$")
KEYWORDS = {"DEPS", "LIBS", "PRIVATE_LIBS"}


class ModuleListError(Exception):
    """The module list itself does not work out."""


def read_dependencies(text: str) -> dict[str, set[str]]:
    """Each module's DEPS, as written."""
    text = re.sub(r"#[^\n]*", "", text)
    modules: dict[str, set[str]] = {}
    for match in MODULE.finditer(text):
        name = match["name"]
        if name in modules:
            raise ModuleListError(f"module '{name}' is declared twice")
        modules[name] = set()
        section = ""
        for word in match["arguments"].split():
            if word in KEYWORDS:
                section = word
            elif section == "DEPS":
                modules[name].add(word)
    return modules


def close(modules: dict[str, set[str]]) -> dict[str, set[str]]:
    """Each module's DEPS and theirs in turn, and the module itself."""
    reach: dict[str, set[str]] = {}

    def visit(name: str, path: tuple[str, ...]) -> set[str]:
        if name in path:
            raise ModuleListError(f"modules depend on one another in a circle: {' -> '.join((*path, name))}")
        if name not in modules:
            raise ModuleListError(f"module '{path[-1]}' names '{name}' in its DEPS, which is no module")
        if name not in reach:
            reach[name] = {name}.union(*(visit(dep, (*path, name)) for dep in modules[name]))
        return reach[name]

    for module in modules:
        visit(module, ())
    return reach


def includes(file: Path) -> Iterator[tuple[int, str, bool]]:
    """Line number, path, and whether it is a quoted one, of each include."""
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        match = INCLUDE.match(line)
        if match:
            yield number, match["path"], match["open"] == '"'


def module_of(source: Path, file: Path, path: str, modules: set[str]) -> str | None:
    """The module whose header an include names; None for a header of something else."""
    first = path.split("/", 1)[0]
    if first in modules:
        return first
    beside = (file.parent / path).resolve()
    if beside.is_file() and source.resolve() in beside.parents:
        return beside.relative_to(source.resolve()).parts[0]
    return None


def check(root: Path) -> list[str]:
    source = root / "src"
    reach = close(read_dependencies((source / "CMakeLists.txt").read_text(encoding="utf-8")))
    breaches = []
    for folder in sorted(p for p in source.iterdir() if p.is_dir()):
        files = sorted(p for p in folder.rglob("*") if p.suffix in SUFFIXES)
        module = folder.name
        if files and module not in reach:
            breaches.append(f"{folder.relative_to(root)}: is no module of src/CMakeLists.txt")
            continue
        for file in files:
            place = file.relative_to(root)
            for line, path, quoted in includes(file):
                if PYTHON.match(path):
                    breaches.append(f"{place}:{line}: includes {path}; only python/bindings may know Python")
                    continue
                target = module_of(source, file, path, set(reach)) if quoted else None
                if target is None or target in reach[module]:
                    continue
                allowed = ", ".join(sorted(reach[module] - {module})) or "no other module"
                breaches.append(
                    f"{place}:{line}: '{module}' includes \"{path}\" of '{target}'; it may include {allowed}"
                )
    return breaches


def main() -> int:
    root = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent.parent
    try:
        breaches = check(root)
    except ModuleListError as error:
        print(f"src/CMakeLists.txt: {error}")
        return 1
    for breach in breaches:
        print(breach)
    return 1 if breaches else 0


if __name__ == "__main__":
    sys.exit(main())
