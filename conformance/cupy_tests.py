#!/usr/bin/env python3
"""Runs CuPy's own tests with Gridstride posing as `cupy`; their `cupy.testing`, which is Python, is the checkout's."""

from __future__ import annotations

import os
import sys

import suite
from cupy_refusals import refusal

FOLDERS = (
    "binary", "creation", "indexing", "linalg", "logic", "manipulation", "math", "padding", "polynomial", "sorting",
    "statistics", "functional", "io", "lib", "core", "fft", "random", "misc",
)  # fmt: skip


def main() -> int:
    """The command line."""
    arguments = suite.parser(__doc__ or "").parse_args()
    checkout = arguments.checkout.resolve()
    root = checkout / "tests"
    if not (root / "cupy_tests").is_dir() or not (checkout / "cupy" / "testing").is_dir():
        sys.exit(f"{arguments.checkout} has no tests/cupy_tests and cupy/testing: expected a checkout of cupy")
    os.environ["CONFORMANCE_PACKAGE"] = str(checkout / "cupy")
    os.environ["CUPY_TEST_RANDOM_SEED"] = "1"
    # Tests of several devices have two.
    os.environ.setdefault("GRIDSTRIDE_CPU_DEVICES", "2")
    os.environ.setdefault("CUPY_TEST_GPU_LIMIT", "2")
    with suite.apart(root) as copy:
        (copy / "conftest.py").unlink(missing_ok=True)
        tests = copy / "cupy_tests"
        wanted = arguments.only or FOLDERS
        files = sorted(
            f
            for w in wanted
            for f in (
                [tests / w] if w.endswith(".py") else (tests / f"{w.removesuffix('_tests')}_tests").rglob("test_*.py")
            )
        )
        # What they mark as slow takes memory or time that a machine must have been chosen for.
        return suite.run("cupy", files, copy, "cupy_shims", arguments, ("-m", "not slow"), refusal)


if __name__ == "__main__":
    sys.exit(main())
