#!/usr/bin/env python3
"""Runs the array API's test suite on the namespace `gridstride`."""

from __future__ import annotations

import os
import sys

import suite


def main() -> int:
    """The command line."""
    arguments = suite.parser(__doc__ or "").parse_args()
    root = arguments.checkout.resolve()
    tests = root / "array_api_tests"
    if not tests.is_dir():
        sys.exit(f"{arguments.checkout} has no array_api_tests: expected a checkout of array-api-tests")
    os.environ["ARRAY_API_TESTS_MODULE"] = "gridstride"
    os.environ["ARRAY_API_TESTS_SKIP_DTYPES"] = ""
    files = [tests / name for name in arguments.only] or sorted(tests.glob("test_*.py"))
    with suite.apart(root) as copy:
        sys.path.insert(0, str(copy))  # the processes of the tests find the suite's conftest there
        moved = [copy / file.relative_to(root) for file in files]
        return suite.run("array-api", moved, copy, "array_api", arguments, ("--max-examples=30", "--disable-deadline"))


def install(root: str) -> None:
    """Nothing stands between: the suite imports gridstride itself."""
    sys.path.insert(0, root)


if __name__ == "__main__":
    sys.exit(main())
