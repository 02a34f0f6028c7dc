#!/usr/bin/env python3
"""Builds the bindings, and runs the tests and benchmarks, on a machine with a GPU.

`make gpu-archive` elsewhere first; the archive is found in dist/, or named by --archive. Then here, with a Python that
has numpy, pytest and nanobind, and g++, cmake and ninja:

    python3 tools/gpu_tests.py [--work FOLDER] [step ...]

Steps: setup, cpp, python, conformance, sanitize, bench; all by default, and python/FOLDER for one folder of the Python
tests. A step, or a folder, that has passed is not run again in the same work folder, so that an interrupted run goes on
where it was. Every run ends with a table of all steps so far.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LIMIT_SECONDS = 460  # a step stays under eight minutes


class Run:
    """A work folder, and what has been done in it."""

    def __init__(self, work: Path, archive: Path) -> None:
        self.work = work
        self.archive = archive
        self.engine = work / "engine"
        self.package = work / "python"
        self.state_path = work / "state.json"
        self.state: dict[str, list[str]] = json.loads(self.state_path.read_text()) if self.state_path.exists() else {}

    def environment(self, **extra: str) -> dict[str, str]:
        paths = [str(self.package), str(ROOT / "tests" / "python")]
        return {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(paths),
            "GRIDSTRIDE_DEVICE": "cuda",
            "GRIDSTRIDE_CACHE_DIR": str(self.work / "cache"),
            "GRIDSTRIDE_CPP_PREFIX": str(self.engine / "prefix"),
            # (An empty part would be the current folder.)
            "LD_LIBRARY_PATH": os.pathsep.join(filter(None, [f"{self.engine}/lib", os.environ.get("LD_LIBRARY_PATH")])),
            **extra,
        }

    def command(self, name: str, arguments: list[str], **extra: str) -> tuple[int, str]:
        """Runs one and keeps what it prints in the work folder."""
        log = self.work / f"{name}.log"
        with log.open("w") as file:
            try:
                code = subprocess.run(
                    arguments,
                    cwd=ROOT,
                    env=self.environment(**extra),
                    stdout=file,
                    stderr=subprocess.STDOUT,
                    timeout=LIMIT_SECONDS,
                    check=False,
                ).returncode
            except subprocess.TimeoutExpired:
                code = 124
        return code, log.read_text(errors="replace")


def last_line(text: str) -> str:
    lines = [line.strip("= ") for line in text.splitlines() if line.strip()]
    return lines[-1] if lines else ""


def setup(run: Run) -> tuple[bool, str]:
    """Unpacks the engine, builds the bindings, and puts both beside the package's sources."""
    shutil.rmtree(run.engine, ignore_errors=True)
    run.engine.mkdir(parents=True)
    subprocess.run(["tar", "-xJf", str(run.archive), "-C", str(run.engine)], check=True)
    shutil.rmtree(run.package, ignore_errors=True)
    shutil.copytree(ROOT / "python" / "gridstride", run.package / "gridstride", ignore=shutil.ignore_patterns("*.so"))
    configure = [
        "cmake", "-S", str(ROOT), "-B", str(run.work / "build"), "-G", "Ninja", f"-DGS_PREBUILT={run.engine}",
        f"-DPython_EXECUTABLE={sys.executable}", f"-DGS_PYTHON_OUTPUT={run.package / 'gridstride'}",
        "-DGS_TESTS=OFF", "-DGS_WERROR=OFF",
    ]  # fmt: skip
    code, text = run.command("configure", configure)
    if code == 0:
        code, text = run.command("build", ["ninja", "-C", str(run.work / "build"), "_core"])
    if code != 0:
        print(text[-4000:])
        return False, "the bindings do not build"
    for library in (run.engine / "lib").glob("*.so*"):
        shutil.copy(library, run.package / "gridstride")
    code, text = run.command("import", [sys.executable, "-c", "from gridstride import cuda; print(cuda.Device())"])
    return code == 0, last_line(text)


def cpp(run: Run) -> tuple[bool, str]:
    """The C++ tests that need a GPU."""
    code, text = run.command("cpp", [str(run.engine / "bin" / "test_cuda_device"), "--gtest_brief=1"])
    if code != 0:
        print(text[-6000:])
    return code == 0, last_line(text)


def pytest(run: Run, name: str, paths: list[str]) -> tuple[bool, str]:
    """Tests in parallel; of a failure each test's name and its error are shown, the whole report is in the log."""
    workers = str(min(12, os.cpu_count() or 1))
    options = ["-v", "--tb=short", "-p", "no:cacheprovider", "-n", workers, "--timeout", "120", "-rfE", "--durations=8"]
    code, text = run.command(name.replace("/", "-"), [sys.executable, "-m", "pytest", *options, *paths])
    if code != 0:
        print(
            "\n".join(line for line in text.splitlines() if line.startswith(("FAILED", "ERROR", "E   ")))
            or text[-4000:]
        )
    return code == 0, last_line(text) if code != 124 else f"cut off after {LIMIT_SECONDS} s at: {last_line(text)}"


def python_folders() -> list[str]:
    folders = {p.name for p in (ROOT / "tests" / "python").iterdir() if p.is_dir()}
    return sorted(folders - {"tools", "lang", "conformance", "__pycache__"})  # these have nothing of a device


def python_folder(name: str) -> Callable[[Run], tuple[bool, str]]:
    """The project's Python tests in one folder, from the same source as on the CPU."""
    return lambda run: pytest(run, f"python/{name}", [f"tests/python/{name}"])


def conformance(run: Run) -> tuple[bool, str]:
    """The suites that hold whole APIs against NumPy's, where there are any."""
    if not (ROOT / "tests" / "python" / "conformance").is_dir():
        return True, "none in this tree"
    return pytest(run, "conformance", ["tests/python/conformance"])


def sanitize(run: Run) -> tuple[bool, str]:
    """compute-sanitizer over a subset: kernels with and without faults, fused expressions, reductions, sorts."""
    found = shutil.which("compute-sanitizer") or "/usr/local/cuda/bin/compute-sanitizer"
    if not Path(found).exists():
        return False, "there is no compute-sanitizer"
    program = str(ROOT / "tools" / "sanitizer_subset.py")
    notes = []
    for tool in ("memcheck", "racecheck"):
        code, text = run.command(
            f"sanitize-{tool}", [found, "--tool", tool, "--error-exitcode", "9", sys.executable, program]
        )
        if code != 0:
            print(text[-4000:])
            return False, f"{tool}: {last_line(text)}"
        notes.append(f"{tool}: {last_line(text).lstrip('= ')}")
    return True, "; ".join(notes)


def bench(run: Run) -> tuple[bool, str]:
    """The benchmarks against CuPy and Numba-CUDA."""
    code, text = run.command("bench", [sys.executable, "benchmarks/gpu.py"])
    print(text[-12000:])
    below = text.count("BELOW")
    return code == 0, f"{below} rows below what is asked"


STEPS: dict[str, Callable[[Run], tuple[bool, str]]] = {
    "setup": setup,
    "cpp": cpp,
    **{f"python/{name}": python_folder(name) for name in python_folders()},
    "conformance": conformance,
    "sanitize": sanitize,
    "bench": bench,
}


def expanded(step: str) -> list[str]:
    return [name for name in STEPS if name.startswith("python/")] if step == "python" else [step]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("steps", nargs="*", metavar="step", help=", ".join(["python", *STEPS]))
    parser.add_argument("--work", type=Path, default=Path("/tmp/gridstride-gpu"))
    parser.add_argument("--archive", type=Path, default=ROOT / "dist" / "gridstride-engine.tar.xz")
    parser.add_argument("--again", action="store_true", help="run steps that have passed, too")
    options = parser.parse_args()
    steps = [name for step in options.steps or STEPS for name in expanded(step)]
    for step in steps:
        if step not in STEPS:
            parser.error(f"'{step}' is no step; expected some of {', '.join(STEPS)}")
    options.work.mkdir(parents=True, exist_ok=True)
    run = Run(options.work.resolve(), options.archive.resolve())
    for step in steps:
        if run.state.get(step, [""])[0] == "passed" and not options.again:
            continue
        start = time.monotonic()
        fine, note = STEPS[step](run)
        run.state[step] = ["passed" if fine else "FAILED", f"{time.monotonic() - start:.0f} s", note]
        run.state_path.write_text(json.dumps(run.state))
        if step == "setup" and not fine:
            break
    print("\n| step | result | time | |\n|---|---|---:|---|")
    for step in STEPS:
        if step in run.state:
            print(f"| {step} | " + " | ".join(run.state[step]) + " |")
    return 0 if all(entry[0] == "passed" for entry in run.state.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
