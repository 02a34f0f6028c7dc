"""Writes the type stubs of the extension, python/gridstride/_core/*.pyi, from the built extension.

python python/bindings/make_stubs.py            writes them
python python/bindings/make_stubs.py --check    exits with 1 where they are out of date
"""

from __future__ import annotations

import importlib
import pathlib
import re
import sys
import tempfile

from nanobind import stubgen

HERE = pathlib.Path(__file__).parent
TARGET = HERE.parent / "gridstride" / "_core"
MODULE = "gridstride._core"


def generate(folder: pathlib.Path) -> None:
    """Runs nanobind's generator, with every class defined in the stub that users import it from by other names."""
    core = importlib.import_module(MODULE)
    shown = {v: v.__module__ for v in vars(core).values() if isinstance(v, type)}
    for cls in shown:
        cls.__module__ = MODULE
    try:
        arguments = ["-q", "-m", MODULE, "-r", "-O", str(folder), "-p", str(HERE / "stubs.pattern")]
        stubgen.main(arguments)
    finally:
        for cls, module in shown.items():
            cls.__module__ = module
    for file in folder.rglob("*.pyi"):
        file.write_text(polish(file.read_text()))


def polish(text: str) -> str:
    """Arguments that take many types are `Any`, so that calls are checked for their names and number."""
    text = re.sub(r"(\w+): object \| None = None", r"\1: Any = None", text)
    text = re.sub(r"(?<!other)(?<!\*args): object\b( \| None)?", ": Any", text)
    text = re.sub(r"-> object\b", "-> Any", text)
    imports = "from collections.abc import Iterator, Sequence\nfrom typing import Any, NoReturn\n"
    if re.search(r"\bAny\b", text):
        text = re.sub(r"\A(\"\"\".*?\"\"\"\n)", rf"\1\n{imports}", text, count=1, flags=re.DOTALL)
    return text


def main() -> int:
    sys.path.insert(0, str(HERE.parent))
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        generate(folder)
        made = {f.name: f.read_text() for f in (folder / "_core").glob("*.pyi")}
    if "--check" in sys.argv[1:]:
        stale = [n for n, text in made.items() if not (TARGET / n).exists() or (TARGET / n).read_text() != text]
        for n in stale:
            print(f"{TARGET / n} is out of date: run python {sys.argv[0]}")
        return 1 if stale else 0
    TARGET.mkdir(exist_ok=True)
    for n, text in made.items():
        (TARGET / n).write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
