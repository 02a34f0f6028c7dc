"""Runs every benchmark and prints one report.

`make bench`, or `python benchmarks/run.py --write` to keep it in docs/results.
"""

from __future__ import annotations

import datetime
import os
import platform
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
PARTS = (
    ("Arrays against NumPy", ("arrays.py",), {}),
    ("Indexing, scans, order and axis sums against NumPy", ("selection.py",), {}),
    ("Kernels", ("kernels.py",), {}),
    ("Kernels against scalar C++, one thread each", ("kernels.py", "--scalar"), {"GRIDSTRIDE_NUM_THREADS": "1"}),
    ("Kernels against C++ on OpenMP and vectorised by hand, equal threads", ("kernels.py", "--cpp"), {}),
    ("Latency", ("latency.py",), {}),
)


def processor() -> str:
    for line in Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            return line.split(":")[1].strip()
    return platform.processor()


def main() -> int:
    import numpy as np

    report = [
        f"# CPU device, {datetime.date.today().isoformat()}",
        "",
        f"{processor()}, {os.cpu_count()} processors; Python {platform.python_version()}, NumPy {np.__version__}. "
        "Command: `make bench`. Medians; the ratio is baseline time over Gridstride's.",
        "",
    ]
    for title, (program, *arguments), extra in PARTS:
        print(f"running: {title}", file=sys.stderr, flush=True)
        done = subprocess.run(
            [sys.executable, str(HERE / program), *arguments],
            env={**os.environ, **extra},
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
        report += [f"## {title}", "", done.stdout.strip(), ""]
    text = "\n".join(report)
    print(text)
    if "--write" in sys.argv:
        path = HERE.parent / "docs" / "results" / f"cpu-{datetime.date.today().isoformat()}.md"
        path.write_text(text)
        print(f"written to {path}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
