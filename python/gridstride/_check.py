"""The report of the memory and race checker: what `python -m gridstride check` and GRIDSTRIDE_DEBUG=1 print."""

from __future__ import annotations

import atexit
import linecache
import os
import sys

TYPE_CHECKING = False  # importing typing takes longer than the rest of the package
if TYPE_CHECKING:
    from typing import Any

_TITLES = {
    "race": "data race",
    "uninitialised": "uninitialised read",
    "out-of-bounds": "access out of bounds",
    "divergent-barrier": "divergent barrier",
    "deadlock": "deadlock",
    "misaligned": "misaligned access",
    "freed": "access to freed memory",
    "error": "error",
}


def _place(place: dict[str, Any]) -> str:
    where = f"block {place['block']}, thread {place['thread']}"
    line = f"{_short(place['file'])}:{place['line']}" if place["line"] else _short(place["file"]) or "?"
    action = f" {place['action']}" if place["action"] else ""
    return f"    {line}: {where}{action}{_source(place)}"


def _source(place: dict[str, Any]) -> str:
    """The line, and marks under what of it the place is, on lines of their own."""
    whole = linecache.getline(place["file"], place["line"]).rstrip() if place["line"] else ""
    if not whole:
        return ""
    text = whole.lstrip()
    first, last = place["column"] - 1, place["end_column"] - 1
    indent = len(whole) - len(text)
    marks = ""
    if indent <= first < last <= len(whole):
        marks = "\n        " + " " * (first - indent) + "^" * (last - first)
    return f"\n        {text}{marks}"


def _short(file: str) -> str:
    """A path as it is shortest to read: from the current folder where it lies beneath."""
    if not os.path.isabs(file):
        return file
    relative = os.path.relpath(file)
    return file if relative.startswith("..") else relative


def report(findings: list[dict[str, Any]], launches: int, lost: bool = False) -> str:
    """The findings as a text of a few lines each, and a line that sums them up."""
    lines: list[str] = []
    for finding in findings:
        often = f" ({finding['count']} launches)" if finding["count"] > 1 else ""
        lines.append(f"{_TITLES[finding['kind']]} in kernel '{finding['kernel']}': {finding['text']}{often}")
        lines += map(_place, finding["places"])
    if lost:
        lines.append("(there were more atomic operations than are remembered: some races may have been missed)")
    count = len(findings)
    what = "1 finding" if count == 1 else f"{count or 'no'} findings"
    times = "1 launch" if launches == 1 else f"{launches} launches"
    lines.append(f"gridstride check: {what} in {times} of kernels")
    return "\n".join(lines) + "\n"


def finish(json_file: str | None = None, always: bool = True) -> int:
    """Waits for all work, prints the report to stderr, and gives the number of findings.

    Args:
        json_file: where the findings go as JSON, too: an object of `findings`, `launches` and `lost`.
        always: also when there are none.
    """
    from gridstride import _core

    global _reported
    _reported = True
    for _ in range(_MOST_ERRORS):
        try:
            _core.synchronize()
            break
        except Exception:  # it is among the findings
            continue
    findings: list[dict[str, Any]] = _core.checker_findings()
    launches, lost = _core.checker_launches(), _core.checker_lost()
    if json_file is not None:
        import json

        with open(json_file, "w", encoding="utf-8") as file:
            json.dump({"findings": findings, "launches": launches, "lost": lost}, file, indent=2)
            file.write("\n")
    if findings or always:
        sys.stdout.flush()
        sys.stderr.write(report(findings, launches, lost))
        sys.stderr.flush()
    return len(findings)


# A stream keeps one error at a time for each synchronisation.
_MOST_ERRORS = 1000


_reported = False


def at_exit() -> None:
    """Has the report printed at the process's end, which then fails where there are findings."""

    def end() -> None:
        if not _reported and finish(always=False):
            os._exit(1)

    atexit.register(end)
