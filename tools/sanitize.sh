#!/usr/bin/env bash
# Builds and runs the C++ tests under a sanitizer: tools/sanitize.sh asan|tsan
set -euo pipefail
cd "$(dirname "$0")/.."
case "${1:-}" in
  asan) kind=address ;;
  tsan) kind=thread ;;
  *) echo "usage: $0 asan|tsan" >&2; exit 2 ;;
esac
build="build-$1"
cmake -S . -B "$build" -G Ninja -DGS_SANITIZE="$kind" -DGS_BINDINGS=OFF >/dev/null
ninja -C "$build" --quiet
suppressions="$PWD/cmake/sanitizers"
export ASAN_OPTIONS="detect_leaks=1:strict_string_checks=1"
export LSAN_OPTIONS="suppressions=$suppressions/lsan.supp:print_suppressions=0"
export UBSAN_OPTIONS="print_stacktrace=1:halt_on_error=1"
export TSAN_OPTIONS="suppressions=$suppressions/tsan.supp:halt_on_error=1"
ctest --test-dir "$build" --output-on-failure
