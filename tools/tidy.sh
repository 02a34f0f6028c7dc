#!/usr/bin/env bash
# clang-tidy over the engine: many minutes, so apart from the quick checks of tools/lint.sh.
set -euo pipefail
cd "$(dirname "$0")/.."
mapfile -t units < <(git ls-files 'src/*.cpp')
echo "clang-tidy: ${#units[@]} files"
log=$(mktemp)
if ! printf '%s\n' "${units[@]}" | xargs -P "$(nproc)" -n 4 clang-tidy-14 -p build --quiet \
  --extra-arg=-Wno-unknown-warning-option --extra-arg=-Wno-unused-command-line-argument >"$log" 2>&1; then
  grep -E 'error:|warning:' -A 3 "$log" || cat "$log"
  exit 1
fi
