#!/usr/bin/env bash
# Every static check: formatting, clang-tidy, the floors between modules, ruff, mypy.
set -euo pipefail
cd "$(dirname "$0")/.."
mapfile -t sources < <(git ls-files '*.cpp' '*.h')
echo "clang-format: ${#sources[@]} files"
clang-format-14 --dry-run -Werror "${sources[@]}"
echo "include floors"
.venv/bin/python tools/check_includes.py
mapfile -t units < <(git ls-files 'src/*.cpp')
echo "clang-tidy: ${#units[@]} files"
log=$(mktemp)
if ! printf '%s\n' "${units[@]}" | xargs -P "$(nproc)" -n 4 clang-tidy-14 -p build --quiet \
  --extra-arg=-Wno-unknown-warning-option --extra-arg=-Wno-unused-command-line-argument >"$log" 2>&1; then
  grep -E 'error:|warning:' -A 3 "$log" || cat "$log"
  exit 1
fi
echo "ruff"
.venv/bin/ruff check python tests examples benchmarks tools
.venv/bin/ruff format --check python tests examples benchmarks tools
echo "mypy"
.venv/bin/mypy
