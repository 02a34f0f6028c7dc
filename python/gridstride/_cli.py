"""The command line: ``gridstride`` and ``python -m gridstride``."""

from __future__ import annotations

import os
import sys

USAGE = """\
usage: gridstride PROGRAM.py [ARGUMENT...]     run a program written for CuPy, Numba-CUDA or Gridstride
       gridstride -m MODULE [ARGUMENT...]      the same for a module
       gridstride -c CODE [ARGUMENT...]        the same for a text
       gridstride check [--json FILE] PROGRAM.py [ARGUMENT...]
                                               runs kernels under the memory and race checker, on the CPU
       gridstride info                         devices, memory, caches, versions
       gridstride bench                        a quick table against NumPy on this machine
       gridstride cache [clear]                what is cached, or clears it
       gridstride compile KERNELS.py -o FILE.gsk   kernels for C++ programs (gridstride compile --help)
"""


def main(arguments: list[str] | None = None) -> int:
    """Runs a command line (the process's own by default) and returns its exit status."""
    from gridstride import _run

    words = list(sys.argv[1:] if arguments is None else arguments)
    if not words or words[0] in ("-h", "--help"):
        print(USAGE, end="")
        return 0 if words else 2
    _run.honour_environment()
    first, rest = words[0], words[1:]
    if first in _run.RUNNERS:
        if not rest:
            return _usage(f"{first} needs {'a module' if first == '-m' else 'a text'}")
        _run.RUNNERS[first](rest[0], rest[1:])
        return 0
    if first in ("-V", "--version"):
        import gridstride

        print(f"gridstride {gridstride.__version__}")
        return 0
    if first == "check":
        return check(rest)
    if first == "info" and not rest:
        return info()
    if first == "bench" and not rest:
        from gridstride._bench import main as bench

        return bench()
    if first == "compile":
        from gridstride._ahead import main as compile_ahead

        return compile_ahead(rest)
    if first == "cache" and rest in ([], ["clear"]):
        return cache(clear=bool(rest))
    if not first.startswith("-") and (os.path.exists(first) or first.endswith(".py")):
        if not os.path.exists(first):
            return _usage(f"there is no file {first!r}")
        _run.run_program(first, rest)
        return 0
    return _usage(f"cannot make out {' '.join(words)!r}")


def _usage(problem: str) -> int:
    print(f"gridstride: {problem}\n{USAGE}", end="", file=sys.stderr)
    return 2


def check(words: list[str]) -> int:
    """Runs a program with its kernels under the checker; 1 where it finds something, else the program's own status."""
    from gridstride import _run

    json_file = None
    if words[:1] == ["--json"] and len(words) > 1:
        json_file, words = os.path.abspath(words[1]), words[2:]
    option = words[0] if len(words) > 1 and words[0] in _run.RUNNERS else None
    if option is not None:
        words = words[1:]
    elif not words or words[0].startswith("-") or not os.path.exists(words[0]):
        return _usage(f"check needs a program, not {' '.join(words)!r}" if words else "check needs a program")
    os.environ["GRIDSTRIDE_DEBUG"] = "1"
    os.environ["GRIDSTRIDE_DEVICE"] = "cpu"
    from gridstride._check import finish

    status = 0
    try:
        if option is not None:
            _run.RUNNERS[option](words[0], words[1:])
        else:
            _run.run_program(words[0], words[1:])
    except SystemExit as error:
        if error.code is not None and not isinstance(error.code, int):
            print(error.code, file=sys.stderr)
        status = error.code if isinstance(error.code, int) else 0 if error.code is None else 1
    return 1 if finish(json_file) else status


def info() -> int:
    """Prints what Gridstride finds on this machine."""
    import platform

    import numpy

    import gridstride as gs

    rows = [
        ("Gridstride", gs.__version__),
        ("Python", f"{platform.python_version()} ({sys.executable})"),
        ("NumPy", numpy.__version__),
        ("Threads", str(gs._core.worker_count())),
    ]
    for i in range(gs.cuda.device_count()):
        device = gs.cuda.Device(i)
        free, total = device.mem_info
        rows.append(
            (f"Device {i}", f"{device.name} [{device.kind}], {free / 2**30:.1f} of {total / 2**30:.1f} GiB free")
        )
    folder, files, size = _cached()
    rows.append(("Kernel cache", f"{folder}: {files} kernels, {size / 2**20:.1f} MiB, limit {_limit()}"))
    for name in ("cupy", "numba", "torch"):
        rows.append((name, _installed(name)))
    width = max(len(name) for name, _ in rows)
    for name, text in rows:
        print(f"{name:<{width}}  {text}")
    return 0


def _installed(name: str) -> str:
    from importlib import metadata

    for distribution in (name, f"{name}-cuda13x", f"{name}-cuda12x"):
        try:
            return f"{metadata.version(distribution)} is installed too"
        except metadata.PackageNotFoundError:
            continue
    return "not installed"


def _cached() -> tuple[str, int, int]:
    from gridstride import _core

    folder = _core.kernel_cache_folder()
    sizes = []
    if os.path.isdir(folder):
        with os.scandir(folder) as entries:
            # What they take on the disk: whole blocks.
            sizes = [-(-entry.stat().st_size // 4096) * 4096 for entry in entries if entry.name.endswith(".gsk")]
    return folder or "off", len(sizes), sum(sizes)


def cache(clear: bool = False) -> int:
    """Prints what is cached; with `clear`, removes it."""
    folder, files, size = _cached()
    if clear:
        for name in os.listdir(folder) if files else ():
            if name.endswith(".gsk"):
                os.unlink(os.path.join(folder, name))
        print(f"removed {files} kernels ({size / 2**20:.1f} MiB) from {folder}")
    else:
        print(f"{folder}: {files} kernels, {size / 2**20:.1f} MiB; limit {_limit()} (GRIDSTRIDE_CACHE_LIMIT)")
    return 0


def _limit() -> str:
    from gridstride import _core

    limit = _core.kernel_cache_limit()
    return f"{limit / 2**20:.0f} MiB" if limit else "none"
