"""What `make wheel` and the container recipe stand on."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import gridstride as gs

ROOT = Path(__file__).resolve().parents[3]
SMOKE = ROOT / "tools/smoke_test.py"

pytestmark = pytest.mark.skipif(not SMOKE.exists(), reason="an installed package has no tools")


def test_smoke_test_passes_here(tmp_path):
    package = str(Path(gs.__file__).resolve().parents[1])
    done = subprocess.run(
        [sys.executable, str(SMOKE)],
        cwd=tmp_path, env={**os.environ, "PYTHONPATH": package}, capture_output=True, text=True, timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert f"gridstride {gs.__version__} works" in done.stdout


def test_versions_agree():
    version = gs.__version__
    assert f'version = "{version}"' in (ROOT / "pyproject.toml").read_text()
    assert f"VERSION {version}" in (ROOT / "CMakeLists.txt").read_text()


def test_the_container_copies_what_there_is():
    recipe = (ROOT / "Containerfile").read_text()
    copied = re.findall(r"^COPY (?:--\S+ )?(\S+) ", recipe, re.MULTILINE)
    assert len(copied) == 3
    assert all((ROOT / name).exists() for name in copied if not name.startswith("dist/"))
