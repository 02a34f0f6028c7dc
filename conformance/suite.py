"""Runs the files of an outside test suite, one process each, and counts test functions."""

from __future__ import annotations

import argparse
import ast
import collections
import contextlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path

HERE = Path(__file__).resolve().parent
PRIVATE = "private: "
"""How the reason of a skip starts that a stand-in for a private name made."""


@dataclass
class Function:
    """One test function: the worst of its items."""

    name: str
    file: str
    outcome: str = "passed"
    """passed, failed, skipped, or private: skipped because its subject is."""
    items: int = 0
    cause: str = ""
    detail: str = ""
    refusal: str = ""
    """Why it asks that something be refused which works."""


@dataclass
class Report:
    """The outcomes of a suite."""

    suite: str
    functions: list[Function] = field(default_factory=list)

    def counts(self, functions: Iterable[Function] | None = None) -> collections.Counter[str]:
        """How many functions had each outcome."""
        return collections.Counter(f.outcome for f in (self.functions if functions is None else functions))

    def table(self) -> str:
        """Passes by file, then failures by cause."""
        counted = f"{'passed':>7} {'of':>6} {'share':>7}  {'skipped':>7} {'private':>7} {'refusals':>8}"
        lines = [f"{'file':<52} {counted} {'share without':>13}"]
        files: dict[str, list[Function]] = collections.defaultdict(list)
        for function in self.functions:
            files[function.file].append(function)
        for name, functions in [*sorted(files.items()), ("all", self.functions)]:
            count = self.counts(functions)
            whole = len(functions) - count["private"]
            share = f"{count['passed'] / whole:7.1%}" if whole else "      -"
            refusals = sum(1 for f in functions if f.refusal)
            rest = f"{count['passed'] / (whole - refusals):13.1%}" if whole > refusals else f"{'-':>13}"
            lines.append(
                f"{name[-52:]:<52} {count['passed']:>7} {whole:>6} {share}  {count['skipped']:>7} "
                f"{count['private']:>7} {refusals:>8} {rest}"
            )
        causes = collections.Counter(f.cause for f in self.functions if f.outcome in ("failed", "skipped"))
        lines += ["", "failures and skips by cause"]
        lines += [f"{number:>6}  {cause}" for cause, number in causes.most_common(40)]
        return "\n".join(lines)


def cause_of(text: str) -> str:
    """A failure's last line without the numbers and names that differ from test to test."""
    line = text.strip().splitlines()[-1] if text.strip() else "no message"
    line = re.sub(r"0x[0-9a-f]+", "0x..", line)
    line = re.sub(r"\b\d+(\.\d+)?(e[+-]?\d+)?\b", "N", line)
    return line[:160]


@contextlib.contextmanager
def apart(folder: Path) -> Iterator[Path]:
    """A copy of a folder, away from its package, so that its tests import what poses as the package."""
    with tempfile.TemporaryDirectory() as place:
        copy = Path(place, "outside")
        shutil.copytree(folder, copy)
        yield copy


def run_file(path: Path, root: Path, plugin: str, timeout: float, arguments: Sequence[str]) -> list[Function]:
    """Runs one file's tests and gives its functions; those that a crash or the limit kept from ending have failed."""
    with tempfile.TemporaryDirectory() as folder:
        record = Path(folder, "record.jsonl")
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(HERE), *filter(None, sys.path)]),
            "CONFORMANCE_SHIMS": plugin,
            "CONFORMANCE_ROOT": str(root),
            "CONFORMANCE_RECORD": str(record),
        }
        command = [sys.executable, "-m", "pytest", "-q", "-p", "recorder", "-p", "no:cacheprovider"]
        command += ["--import-mode=importlib", f"--rootdir={root}", "-c", os.devnull, *arguments, str(path)]
        ended = "the process ended without a word"
        try:
            done = subprocess.run(
                command, env=environment, cwd=folder, capture_output=True, text=True, timeout=timeout, check=False
            )
            if done.returncode < 0:
                ended = f"the process was ended by signal {-done.returncode}"
            tail = (done.stdout + done.stderr)[-2000:]
        except subprocess.TimeoutExpired:
            ended, tail = f"not ended within {timeout:.0f} seconds", ""
        lines = record.read_text().splitlines() if record.exists() else []
    functions = collect([json.loads(line) for line in lines], str(path.relative_to(root)), ended, tail)
    if len(functions) == 1 and functions[0].name == "(file)":
        # Nothing could be collected: every function of the file counts as the file does.
        broken = functions[0]
        names = test_functions(path.read_text())
        functions = [replace(broken, name=name) for name in names] or functions
    return functions


def test_functions(source: str) -> list[str]:
    """The names of a file's test functions, found without running it."""
    names = []
    for node in ast.parse(source).body:
        inner = node.body if isinstance(node, ast.ClassDef) else [node]
        prefix = f"{node.name}::" if isinstance(node, ast.ClassDef) else ""
        names += [prefix + f.name for f in inner if isinstance(f, ast.FunctionDef) and f.name.startswith("test")]
    return names


def collect(events: list[dict[str, str]], file: str, ended: str, tail: str) -> list[Function]:
    """Test functions from recorded events: collected, started and finished items, and errors of collection."""
    functions: dict[str, Function] = {}
    left: dict[str, int] = collections.Counter()
    rank = {"passed": 0, "private": 1, "skipped": 2, "failed": 3}
    broken = ""
    for event in events:
        kind, name = event["event"], event.get("function", "")
        if kind == "collected":
            functions.setdefault(name, Function(name, file)).items += 1
            left[name] += 1
        elif kind == "broken":
            broken = event["detail"]
        elif kind == "finished":
            function = functions.setdefault(name, Function(name, file))
            left[name] -= 1
            outcome = event["outcome"]
            if outcome == "skipped" and PRIVATE in event["detail"]:
                outcome = "private"
            if rank[outcome] > rank[function.outcome] or function.outcome == outcome != "passed":
                function.outcome, function.detail = outcome, event["detail"]
                function.cause = cause_of(event["detail"])
    for name, number in left.items():
        if number > 0:
            functions[name].outcome, functions[name].cause = "failed", ended
            functions[name].detail = tail
    if not functions and not broken and any(event["event"] == "deselected" for event in events):
        return []  # none of the file's tests was asked for
    if not functions:
        private = PRIVATE in broken
        cause = cause_of(broken) if broken else ended
        functions["(file)"] = Function("(file)", file, "private" if private else "failed", 1, cause, broken or tail)
    return list(functions.values())


def parser(description: str) -> argparse.ArgumentParser:
    """The arguments that every suite takes."""
    result = argparse.ArgumentParser(description=description)
    result.add_argument("checkout", type=Path, help="the suite's checkout")
    result.add_argument("only", nargs="*", help="files or folders within it; all by default")
    result.add_argument("--report", type=Path, help="write every test function's outcome to this JSON file")
    result.add_argument("--timeout", type=float, default=300, help="seconds for one file")
    result.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="files at a time")
    return result


def run(suite: str, files: Sequence[Path], root: Path, plugin: str, arguments: argparse.Namespace,
        pytest_arguments: Sequence[str] = (),
        refusal: Callable[[str, str, str], str] | None = None) -> int:  # fmt: skip
    """Runs all files, prints the table and writes the report. 0 when nothing failed.

    `refusal` says of a failed function's file, name and cause why it asks to refuse what works, or "".
    """
    report = Report(suite)
    begin = time.monotonic()
    with ThreadPoolExecutor(arguments.jobs) as pool:
        futures = [pool.submit(run_file, f, root, plugin, arguments.timeout, pytest_arguments) for f in files]
        for number, future in enumerate(futures, 1):
            report.functions += future.result()
            if sys.stderr.isatty():
                print(f"\r{number} of {len(files)} files, {time.monotonic() - begin:.0f} s", end="", file=sys.stderr)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    for function in report.functions:
        if refusal is not None and function.outcome == "failed":
            function.refusal = refusal(function.file, function.name, function.cause)
    print(report.table())
    if arguments.report:
        arguments.report.write_text(json.dumps(asdict(report), indent=1))
    return 1 if report.counts()["failed"] else 0
