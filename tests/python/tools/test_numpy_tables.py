"""The tables of types that the C++ tests compare with are what NumPy answers."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

TOOL = Path(__file__).resolve().parents[2] / "tools" / "make_numpy_tables.py"


@pytest.mark.skipif(
    np.lib.NumpyVersion(np.__version__) < "2.4.0", reason="the tables are of NumPy 2.4; earlier ones have fewer ufuncs"
)
def test_committed_tables_are_numpys():
    result = subprocess.run([sys.executable, TOOL, "--check"], capture_output=True, text=True, check=False)
    assert (result.returncode, result.stdout) == (0, "")
