"""NVIDIA's assembler, for tests of PTX. Needs no GPU."""

from __future__ import annotations

import shutil
import subprocess

import pytest


@pytest.fixture
def assemble(tmp_path):
    """A function that fails unless the assembler takes a PTX text."""
    assembler = shutil.which("ptxas")
    if assembler is None:
        pytest.skip("needs ptxas of a CUDA toolkit")

    def run(ptx):
        source = tmp_path / "kernel.ptx"
        source.write_text(ptx)
        done = subprocess.run([assembler, "-arch=sm_90", str(source), "-o", str(tmp_path / "out")], capture_output=True)
        assert done.returncode == 0, done.stderr.decode() + ptx

    return run
