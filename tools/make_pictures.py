"""Draws the pictures of docs/how_it_works.md with the package's own pictures module. `make docs` runs it."""

from __future__ import annotations

import importlib.util
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
ARRAY, KERNEL, SHARED, DEVICE, PLAIN = "#cfe8ff", "#ffe3c2", "#e4e4f7", "#d7f0d2", "#f5f5f5"


def main() -> None:
    """Writes docs/pictures/*.svg."""
    # By its file: the package itself needs the engine, the pictures do not.
    spec = importlib.util.spec_from_file_location("pictures", ROOT / "python/gridstride/_pictures.py")
    assert spec is not None
    assert spec.loader is not None
    pictures = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(pictures)
    drawn = {
        "engine": pictures.boxes(
            [
                [("array expressions\nx * 5 + 1", ARRAY), ("kernels\n@cuda.jit", KERNEL)],
                [("recorder\npending expressions", ARRAY), ("lang\nsyntax tree to types", KERNEL)],
                [("one IR\nstructured SSA", SHARED)],
                [("passes\nchecks, loops, contraction", SHARED)],
                [("LLVM\nvectors of threads", DEVICE), ("PTX\nthreads", DEVICE)],
                [("all cores of a CPU", PLAIN), ("an NVIDIA GPU", PLAIN)],
            ],
            [
                ((0, 0), (1, 0)),
                ((0, 1), (1, 1)),
                ((1, 0), (2, 0)),
                ((1, 1), (2, 0)),
                ((2, 0), (3, 0)),
                ((3, 0), (4, 0)),
                ((3, 0), (4, 1)),
                ((4, 0), (5, 0)),
                ((4, 1), (5, 1)),
            ],
        ),
        "fusion": pictures.boxes(
            [
                [("x = x * 5\nrecorded", ARRAY), ("x = x * x\nrecorded", ARRAY), ("x = x + x\nrecorded", ARRAY)],
                [("print(x)\nsomebody looks", KERNEL)],
                [("one kernel\nload, 3 operations, store", SHARED)],
            ],
            [((0, 0), (1, 0)), ((0, 1), (1, 0)), ((0, 2), (1, 0)), ((1, 0), (2, 0))],
        ),
        "lanes": pictures.boxes(
            [
                [(f"thread {k}\ni = {k}", KERNEL) for k in range(4)],
                [("out[i] = x[i] + 1\none instruction for four lanes", SHARED)],
                [("vector load, vector add,\nvector store", DEVICE)],
            ],
            [*(((0, k), (1, 0)) for k in range(4)), ((1, 0), (2, 0))],
        ),
    }
    for name, text in drawn.items():
        (ROOT / "docs/pictures" / f"{name}.svg").write_text(text + "\n")


if __name__ == "__main__":
    main()
