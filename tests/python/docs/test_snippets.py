"""Every Python block of the README and of the documentation runs, and prints what the text says it prints."""

import contextlib
import io
import linecache
import re
import warnings
from pathlib import Path

import pytest

from gridstride import cuda

ROOT = Path(__file__).resolve().parents[3]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
ONLY_CPU = "<!-- printed on the CPU device -->"  # on the line above a block of expected text
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(text):
    """(language, text, line) of each fenced block."""
    return [(m[1], m[2], text.count("\n", 0, m.start(2)) + 1) for m in BLOCK.finditer(text)]


def matches(printed, expected):
    """Equal, where `...` in the expectation stands for anything."""
    pattern = ".*?".join(re.escape(part) for part in expected.strip().split("..."))
    return re.fullmatch(pattern, printed.strip(), re.DOTALL) is not None


@pytest.mark.parametrize("page", [p for p in PAGES if "```python" in p.read_text()], ids=lambda p: p.name)
def test_page(page, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    names = {"__name__": "__main__"}
    found = blocks(page.read_text())
    for number, (language, text, line) in enumerate(found):
        if language != "python":
            continue
        # Kernels are compiled from their source: a file of its own for each block, on the page's own lines.
        path = f"<{page.name}:{line}>"
        linecache.cache[path] = (len(text), None, text.splitlines(keepends=True), path)
        output = io.StringIO()
        with contextlib.redirect_stdout(output), warnings.catch_warnings():
            warnings.simplefilter("error")
            exec(compile(text, path, "exec"), names)
        if number + 1 < len(found) and found[number + 1][0] == "text":
            expected = found[number + 1][1]
            if ONLY_CPU in page.read_text().splitlines()[found[number + 1][2] - 3] and cuda.Device().kind != "cpu":
                continue
            assert matches(output.getvalue(), expected), f"{page.name}:{line} printed\n{output.getvalue()}"


def test_blocks_and_expectations():
    text = "a\n```python\nx = 1\n```\nb\n```text\n1 ... 3\n```\n"
    assert blocks(text) == [("python", "x = 1\n", 3), ("text", "1 ... 3\n", 7)]
    assert matches("1 2\n 3\n", "1 ... 3\n")
    assert not matches("1 2 4", "1 ... 3")
