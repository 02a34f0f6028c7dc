#!/usr/bin/env bash
# Installs the system packages that the build needs, where they are missing. Debian 12 or a relative with LLVM 22.
set -euo pipefail

packages=(
  g++ cmake ninja-build make git ccache
  llvm-22-dev lld-22 libzstd-dev zlib1g-dev
  libboost-context-dev libtbb-dev libsleef-dev libhwy-dev libfmt-dev
  libgtest-dev libgmock-dev libbenchmark-dev
  clang-format-14
  python3 python3-dev python3-venv
  libopenblas0-pthread
)

missing=()
for package in "${packages[@]}"; do
  dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
done
if [ ${#missing[@]} -eq 0 ]; then exit 0; fi

echo "installing: ${missing[*]}"
as_root=()
if [ "$(id -u)" -ne 0 ]; then as_root=(sudo); fi
export DEBIAN_FRONTEND=noninteractive
"${as_root[@]}" apt-get update -qq
"${as_root[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
