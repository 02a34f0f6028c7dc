#!/usr/bin/env bash
# Packs the built engine for a machine that has a GPU, a compiler and Python, but no LLVM: libgridstride with the
# libraries that it needs, its headers, what C++ programs find it by, and the C++ tests of CUDA devices.
# tools/gpu_tests.py uses it there.
# Usage: tools/make_gpu_archive.sh [build folder] [archive]
set -euo pipefail
cd "$(dirname "$0")/.."
build=${1:-build}
archive=${2:-dist/gridstride-engine.tar.xz}
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
mkdir -p "$stage"/{lib/cmake/gridstride,include,bin} "$(dirname "$archive")"
strip -o "$stage/lib/libgridstride.so" "$build/lib/libgridstride.so"
# What a plain system lacks; libc, libstdc++ and their like are its own.
ldd "$build/lib/libgridstride.so" | awk '$3 ~ /^\// {print $1, $3}' | while read -r name path; do
  case $name in
    libc.so.*|libm.so.*|libgcc_s.so.*|libstdc++.so.*|libpthread.so.*|libdl.so.*|librt.so.*) ;;
    *) cp -L "$path" "$stage/lib/$name" ;;
  esac
done
cp cmake/gridstrideConfig.cmake "$stage/lib/cmake/gridstride/"
(cd src && find . -name '*.h' -exec cp --parents {} "$stage/include" ';')
cp -r /usr/include/fmt "$stage/include/"
# The same as an installed package, for C++ programs: its library is the one above.
cmake --install "$build" --component cpp --prefix "$stage/prefix" >/dev/null
find "$stage/prefix/lib" -maxdepth 1 -name 'libgridstride.so*' -type f -exec ln -sf ../../lib/libgridstride.so {} ';'
if [ -x "$build/src/test_cuda_device" ]; then strip -o "$stage/bin/test_cuda_device" "$build/src/test_cuda_device"; fi
tar -C "$stage" -cf - . | xz -T0 -6 >"$archive"
bytes=$(stat -c %s "$archive")
echo "$archive: $((bytes / 1000000)) MB"
[ "$bytes" -lt 40000000 ] || { echo "the archive exceeds 40 MB" >&2; exit 1; }
