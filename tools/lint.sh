#!/usr/bin/env bash
# Every quick static check: formatting, the floors between modules, ruff, mypy.
set -euo pipefail
cd "$(dirname "$0")/.."
mapfile -t sources < <(git ls-files '*.cpp' '*.h')
echo "clang-format: ${#sources[@]} files"
clang-format-14 --dry-run -Werror "${sources[@]}"
echo "include floors"
.venv/bin/python tools/check_includes.py
echo "ruff"
.venv/bin/ruff check python tests examples benchmarks tools conformance
.venv/bin/ruff format --check python tests examples benchmarks tools conformance
echo "mypy"
.venv/bin/mypy
