#!/usr/bin/env bash
# clang-tidy over the engine and the bindings. Without the static analyzer, which takes most of the time, unless it is
# asked for: tools/tidy.sh [--analyzer] [file ...]
set -euo pipefail
cd "$(dirname "$0")/.."
checks=-clang-analyzer-*
if [ "${1:-}" = --analyzer ]; then
  checks=-*,clang-analyzer-*
  shift
fi
if [ $# -gt 0 ]; then
  units=("$@")
else
  mapfile -t units < <(git ls-files 'src/*.cpp' 'python/bindings/*.cpp' | grep -v '_code\.cpp$')
fi
echo "clang-tidy: ${#units[@]} files"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
if ! printf '%s\n' "${units[@]}" | xargs -P "$(nproc)" -n 4 .venv/bin/clang-tidy -p build --quiet --checks="$checks" \
  --extra-arg=-Wno-unknown-warning-option --extra-arg=-Wno-unused-command-line-argument \
  --extra-arg=-Wno-deprecated-declarations >"$log" 2>&1; then
  grep -E 'error:|warning:' -A 3 "$log" || cat "$log"
  exit 1
fi
