#!/usr/bin/env python3
"""Compiles the kernels of src/algorithms/cuda to PTX and writes them as C++, for engines built without nvcc.

Run after a change of a .cu file, on a machine with nvcc: python3 tools/make_device_code.py [sort.cu ...]
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "src" / "algorithms" / "cuda"
# Volta's successor: the oldest architecture that current toolkits know.
ARCHITECTURE = "compute_75"


def kernel_names(source: str) -> list[str]:
    """The entry points of a .cu file."""
    return re.findall(r"__launch_bounds__\([\d, ]+\)\s+(gs_\w+)\(", source)


def compile_kernel(path: Path, name: str, folder: Path) -> str:
    """PTX of one kernel of a file: the others are compiled away."""
    target = folder / f"{name}.ptx"
    command = [
        "nvcc",
        "-std=c++17",
        "-O3",
        "-ptx",
        "-diag-suppress=177",
        f"-arch={ARCHITECTURE}",
        "-DGS_ONE",
        f"-DGS_ONLY_{name}",
    ]
    subprocess.run([*command, str(path), "-o", str(target)], check=True)
    lines = [line for line in target.read_text().splitlines() if line.strip() and not line.lstrip().startswith("//")]
    return "\n".join(lines) + "\n"


def main() -> int:
    """Writes <name>_code.cpp beside each <name>.cu."""
    chosen = sys.argv[1:]
    for path in sorted(FOLDER.glob("*.cu")):
        if chosen and path.name not in chosen:
            continue
        parts = [
            f"// Made of {path.name} by tools/make_device_code.py; not to be changed by hand.\n// clang-format off\n",
            '#include "algorithms/cuda/device_code.h"\n\nnamespace gridstride::algorithms {\n\n',
            f"const DeviceCode k{path.stem.title()}Code[] = {{\n",
        ]
        with tempfile.TemporaryDirectory() as folder:
            for name in kernel_names(path.read_text()):
                parts.append(f'    {{"{name}", R"PTX({compile_kernel(path, name, Path(folder))})PTX"}},\n')
        parts.append("    {nullptr, nullptr},\n};\n\n}  // namespace gridstride::algorithms\n")
        (FOLDER / f"{path.stem}_code.cpp").write_text("".join(parts))
    return 0


if __name__ == "__main__":
    sys.exit(main())
