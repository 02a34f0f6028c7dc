#!/usr/bin/env python3
"""Lists which names of an array interface exist under gridstride.

    python tools/coverage.py CALLABLES [--attributes FILE] [--extra NAME ...] [--all] [--quiet]

CALLABLES holds one dotted name a line, `cupy.linalg.svd` or `numpy.linalg.svd`; the first part is dropped. The
attributes file holds names of the array class. Prints, for each namespace, how many names exist and which are missing.
Namespaces outside of arrays (scipy and the like) are left out unless --all is given. The exit status is 0 whatever is
missing.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from pathlib import Path
from typing import Any

NAMESPACES = ("", "linalg", "fft", "random", "testing")
BEYOND = (
    *("block", "insert", "geomspace", "nanpercentile", "nanquantile", "histogram_bin_edges", "einsum_path", "polyder"),
    *("polyint", "polydiv", "spacing", "ndenumerate", "ndindex", "errstate", "vecdot", "matvec", "vecmat", "unstack"),
    *("linalg.multi_dot", "linalg.svdvals", "linalg.vector_norm", "linalg.matrix_norm", "linalg.diagonal"),
    *("linalg.outer", "linalg.trace", "linalg.tensordot", "linalg.vecdot"),
)


def read_names(path: Path) -> list[str]:
    """The names of a file, without the package in front; names of packages besides NumPy and CuPy are left out."""
    names = []
    for line in path.read_text(encoding="utf-8").splitlines():
        words = line.split("#")[0].split()
        package, _, name = words[0].partition(".") if words else ("", "", "")
        if not name:
            names.append(package)
        elif package in ("numpy", "cupy"):
            names.append(name)
    return [name for name in names if name]


def exists(root: Any, dotted: str) -> bool:
    """Whether `root` has the attribute of a dotted name."""
    value = root
    for part in dotted.split("."):
        try:
            value = getattr(value, part)
        except AttributeError:
            return False
    return True


def report(title: str, names: list[str], root: Any, quiet: bool) -> tuple[int, int]:
    """Prints one namespace; how many names exist, and how many there are."""
    missing = [name for name in names if not exists(root, name)]
    print(f"{title}: {len(names) - len(missing)} of {len(names)}")
    if missing and not quiet:
        print("  missing: " + " ".join(name.rsplit(".", 1)[-1] for name in missing))
    return len(names) - len(missing), len(names)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("callables", type=Path)
    parser.add_argument("--attributes", type=Path, help="names of the array class")
    parser.add_argument("--extra", nargs="*", default=BEYOND, help="names besides those of the file")
    parser.add_argument("--all", action="store_true", help="every namespace of the file")
    parser.add_argument("--quiet", action="store_true", help="counts only")
    options = parser.parse_args()

    import gridstride

    groups: dict[str, list[str]] = defaultdict(list)
    for name in read_names(options.callables):
        groups[name.rpartition(".")[0]].append(name)
    counts = [
        report(space or "top level", names, gridstride, options.quiet)
        for space, names in sorted(groups.items())
        if options.all or space in NAMESPACES
    ]
    counts.append(report("beyond", list(options.extra), gridstride, options.quiet))
    if options.attributes:
        counts.append(report("ndarray", read_names(options.attributes), gridstride.ndarray, options.quiet))
    print(f"all: {sum(c[0] for c in counts)} of {sum(c[1] for c in counts)}")


if __name__ == "__main__":
    main()
