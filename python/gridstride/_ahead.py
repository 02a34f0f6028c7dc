"""``gridstride compile``: kernels compiled ahead of time, for C++ programs."""

from __future__ import annotations

import argparse
import re
import runpy
import sys
from typing import Any

from gridstride._progress import progress

_DESCRIPTION = """\
Runs KERNELS.py and writes its kernels (@cuda.jit) to a file that gs::Module::load of <gridstride/gridstride.h> reads:
their IR, and machine code. Kernels with signatures in the source are taken as they are; --signature adds signatures,
and is needed for kernels that have none."""
_NAMED = re.compile(r"\s*(?:void\s+)?(\w+)\s*(\(.*\))\s*$", re.DOTALL)


def main(arguments: list[str]) -> int:
    """Runs the command; returns its exit status."""
    parser = argparse.ArgumentParser(
        prog="gridstride compile", description=_DESCRIPTION, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("source", metavar="KERNELS.py")
    parser.add_argument("-o", "--output", required=True, metavar="FILE.gsk")
    parser.add_argument(
        "-s",
        "--signature",
        action="append",
        default=[],
        metavar="'NAME(TYPES)'",
        help="such as 'scale(float64[:], float64)'; may be repeated",
    )
    parser.add_argument(
        "-t",
        "--target",
        action="append",
        default=[],
        metavar="TARGET",
        help="native (this machine's CPU and GPUs, the default), x86-64-v2, x86-64-v3, x86-64-v4, or a GPU: "
        "sm_80, sm_90; may be repeated",
    )
    parser.add_argument(
        "-b",
        "--block",
        action="append",
        default=[],
        metavar="X[,Y[,Z]]",
        help="a shape of blocks that launches use: kernels with shared memory and barriers have faster code for it",
    )
    given = parser.parse_args(arguments)
    try:
        kernels = _kernels_of(given.source)
        data = compile_kernels(kernels, given.signature, given.target, given.block)
        with open(given.output, "wb") as file:
            file.write(data)
    except (OSError, KeyError, TypeError, ValueError, NotImplementedError, RuntimeError, SyntaxError) as problem:
        text = problem.args[0] if isinstance(problem, KeyError) else problem
        print(f"gridstride compile: {text}", file=sys.stderr)
        return 1
    from gridstride import _core

    contents, _ = _core.archive_contents(data, given.output)
    for name, signatures in contents.items():
        for signature in signatures:
            print(f"{name}({signature})")
    print(f"{given.output}: {len(data) / 1024:.1f} KiB")
    return 0


def _kernels_of(path: str) -> dict[str, Any]:
    from gridstride.compat import install
    from gridstride.cuda._dispatcher import CUDADispatcher

    install()  # `from numba import cuda` gives Gridstride's
    found = {
        name: value
        for name, value in runpy.run_path(path, run_name="gridstride_kernels").items()
        if isinstance(value, CUDADispatcher) and not value.targetoptions.get("device")
    }
    if not found:
        raise ValueError(f"{path} has no kernels: functions under @cuda.jit at its top level")
    return found


def compile_kernels(kernels: dict[str, Any], signatures: list[str], targets: list[str], blocks: list[str]) -> bytes:
    """The bytes of an archive. The arguments are those of the command line.

    Raises:
        KeyError: a signature names no kernel. ValueError: a target, shape or signature that cannot be made out, or a
        kernel without a signature. TypingError, UnsupportedError: the kernel cannot be compiled for it.
    """
    from gridstride import _core

    wanted: dict[str, list[Any]] = {name: list(kernel._declared) for name, kernel in kernels.items()}
    for text in signatures:
        name, signature = _named(text)
        if name not in wanted:
            raise KeyError(f"there is no kernel {name!r}; there are {', '.join(sorted(kernels))}")
        wanted[name].append(signature)
    bare = [name for name, found in wanted.items() if not found]
    if bare:
        raise ValueError(f"{bare[0]} has no signature: give one with --signature '{bare[0]}(float64[:], int64)'")
    cpus, capabilities = _targets(targets)
    shapes = [_block(text) for text in blocks]
    from gridstride.cuda._dispatcher import CUDADispatcher

    entries: list[tuple[str, _core.Dispatcher]] = []
    with progress(len(kernels), "compile") as step:
        for name, kernel in kernels.items():
            step(name)
            # Only what was asked for, whatever the program has launched.
            made = CUDADispatcher(kernel.py_func, (), kernel.targetoptions)
            made.__name__ = name
            for signature in wanted[name]:
                _compile(made, signature)
            entries.append((name, made))
        return _core.write_archive(entries, cpus, capabilities, shapes)


def _named(text: str) -> tuple[str, Any]:
    from gridstride.cuda._dispatcher import to_signature

    match = _NAMED.match(text)
    if match is None:
        raise ValueError(
            f"cannot make out the signature {text!r}; expected a name and types, 'scale(float64[:], int64)'"
        )
    return match[1], to_signature(f"void{match[2]}")


def _compile(kernel: Any, signature: Any) -> None:
    from gridstride.cuda._dispatcher import to_parameter

    parameters = [to_parameter(t) for t in signature.args]
    kernel.compile_parameters(parameters)
    # An array of any layout may be contiguous, which has faster code, or not.
    if any(isinstance(p, tuple) and p[1] > 0 and p[2] == "A" for p in parameters):
        strided = [(p[0], p[1], "S") if isinstance(p, tuple) and p[1] > 0 and p[2] == "A" else p for p in parameters]
        kernel.compile_parameters(strided)


def _targets(names: list[str]) -> tuple[list[str], list[tuple[int, int]]]:
    cpus: list[str] = []
    capabilities: list[tuple[int, int]] = []
    for name in names or ["native"]:
        gpu = re.fullmatch(r"sm_(\d+)(\d)", name)
        if gpu is not None:
            capabilities.append((int(gpu[1]), int(gpu[2])))
        elif name == "native":
            cpus.append(name)
            capabilities += [c for c in _capabilities() if c not in capabilities]
        elif re.fullmatch(r"x86-64(-v[234])?", name):
            cpus.append(name)
        else:
            raise ValueError(f"unknown target {name!r}; expected native, x86-64-v2, x86-64-v3, x86-64-v4 or sm_90")
    return cpus, capabilities


def _capabilities() -> list[tuple[int, int]]:
    """Of this machine's GPUs."""
    from gridstride import cuda

    return sorted({d.compute_capability for d in cuda.list_devices() if d.kind == "cuda"})


def _block(text: str) -> tuple[int, int, int]:
    parts = text.split(",")
    if not 1 <= len(parts) <= 3 or not all(p.strip().isdigit() and int(p) > 0 for p in parts):
        raise ValueError(f"a shape of blocks is 1 to 3 positive numbers, such as 16,16; got {text!r}")
    x, y, z = ([int(p) for p in parts] + [1, 1])[:3]
    return x, y, z
