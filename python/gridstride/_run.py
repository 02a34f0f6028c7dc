"""Runs a program as ``python`` would, with the imports of CuPy and Numba-CUDA given by Gridstride."""

from __future__ import annotations

import os
import runpy
import sys
import types
from typing import Any

# Variables of other packages that have a meaning here, with Gridstride's own.
_VARIABLES = {"CUPY_CACHE_DIR": "GRIDSTRIDE_CACHE_DIR", "NUMBA_CUDA_CACHE_DIR": "GRIDSTRIDE_CACHE_DIR"}


def honour_environment() -> None:
    """Takes over settings made for CuPy and Numba, where Gridstride's own are not set. Before the engine is loaded."""
    for theirs, ours in _VARIABLES.items():
        value = os.environ.get(theirs)
        if value and ours not in os.environ:
            os.environ[ours] = os.path.abspath(value)
    # No visible GPU, or Numba's simulator asked for: programs that say so want to run without one.
    hidden = os.environ.get("CUDA_VISIBLE_DEVICES", "x") in ("", "-1")
    if (hidden or os.environ.get("NUMBA_ENABLE_CUDASIM") == "1") and "GRIDSTRIDE_DEVICE" not in os.environ:
        os.environ["GRIDSTRIDE_DEVICE"] = "cpu"


def run_program(path: str, arguments: list[str]) -> None:
    """Runs a file as ``python path arguments`` does."""
    with open(path, "rb") as file:
        source = file.read()
    sys.argv[:] = [path, *arguments]
    sys.path[0] = os.path.dirname(os.path.realpath(path))
    _run_main(lambda: compile(source, path, "exec"), path)


def run_command(code: str, arguments: list[str]) -> None:
    """Runs a text as ``python -c code arguments`` does."""
    import linecache

    # Kernels are compiled from their source: it is kept where a traceback looks for it too.
    linecache.cache["<string>"] = (len(code), None, code.splitlines(keepends=True), "<string>")
    sys.argv[:] = ["-c", *arguments]
    sys.path[0] = ""
    _run_main(lambda: compile(code, "<string>", "exec"), None)


def run_module(name: str, arguments: list[str]) -> None:
    """Runs a module as ``python -m name arguments`` does."""
    sys.argv[:] = [name, *arguments]
    sys.path[0] = os.getcwd()
    _end_as_python(lambda: runpy.run_module(name, run_name="__main__", alter_sys=True))


RUNNERS = {"-m": run_module, "-c": run_command}
"""What the command line runs by Python's options."""


def _run_main(compiled: Any, path: str | None) -> None:
    main = types.ModuleType("__main__")
    main.__dict__["__builtins__"] = __builtins__
    if path is not None:
        main.__file__ = path
    sys.modules["__main__"] = main
    _end_as_python(lambda: exec(compiled(), main.__dict__))


def _end_as_python(program: Any) -> None:
    """Runs it; an exception that it does not catch is shown from the program's first frame on, and ends with 1."""
    from gridstride.compat import install

    install()
    try:
        program()
    except SystemExit:
        raise
    except BaseException as error:
        trace = error.__traceback__
        while trace is not None and trace.tb_frame.f_code.co_filename in (__file__, runpy.__file__):
            trace = trace.tb_next
        if trace is None and isinstance(error, SyntaxError):
            trace = None
        sys.excepthook(type(error), error.with_traceback(trace), trace)
        sys.exit(130 if isinstance(error, KeyboardInterrupt) else 1)
