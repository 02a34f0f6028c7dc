"""The runner of outside suites counts functions rightly, also when files break."""

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "conformance"))

import suite  # noqa: E402
from cupy_refusals import refusal  # noqa: E402
from numba_refusals import REFUSALS  # noqa: E402
from numba_refusals import refusal as numba_refusal  # noqa: E402
from numba_subjects import private_subject  # noqa: E402

MIXED = """\
import os, unittest
import pytest
import private_package.inner
from private_package.inner import Thing, decorator

@decorator
def decorated():
    return 7

@pytest.mark.parametrize("n", [1, 2, 3])
def test_one_item_fails(n):
    assert n != 2, f"{n} is 2"

@pytest.mark.parametrize("n", [1, 2, 3])
def test_all_items_pass(n):
    assert decorated() == 7

def test_private():
    Thing(3)

def test_skipped():
    pytest.skip("no reason")

class TestCase(unittest.TestCase):
    def test_method(self):
        self.assertEqual(1, 1)

def test_dies():
    os._exit(3)

def test_never_begins():
    pass
"""
SHIM = """\
import sys
import stand_ins

class NoFinder:
    pass

def install(root):
    sys.meta_path.insert(0, stand_ins.PrivateFinder(["private_package"], NoFinder))
"""


@pytest.fixture
def run(tmp_path, monkeypatch):
    (tmp_path / "shims").mkdir()
    (tmp_path / "shims" / "a_shim.py").write_text(SHIM)
    monkeypatch.syspath_prepend(str(tmp_path / "shims"))

    def run_text(text, timeout=60.0):
        file = tmp_path / "test_file.py"
        file.write_text(text)
        functions = suite.run_file(file, tmp_path, "a_shim", timeout, ())
        return {f.name: f for f in functions}

    return run_text


def test_outcomes_of_functions(run):
    functions = run(MIXED)
    assert {name: f.outcome for name, f in functions.items()} == {
        "test_one_item_fails": "failed",
        "test_all_items_pass": "passed",
        "test_private": "private",
        "test_skipped": "skipped",
        "TestCase::test_method": "passed",
        "test_dies": "failed",
        "test_never_begins": "failed",
    }
    assert functions["test_one_item_fails"].items == 3
    assert "2 is 2" in functions["test_one_item_fails"].detail
    report = suite.Report("mixed", list(functions.values()))
    assert report.counts() == {"failed": 3, "passed": 2, "private": 1, "skipped": 1}
    (whole,) = (line for line in report.table().splitlines() if line.startswith("all "))
    assert whole.split() == ["all", "2", "6", "33.3%", "1", "1", "0", "33.3%"]
    functions["test_dies"].refusal = "a reason"
    (whole,) = (line for line in report.table().splitlines() if line.startswith("all "))
    assert whole.split() == ["all", "2", "6", "33.3%", "1", "1", "1", "40.0%"]


def test_refusals_are_failures_because_nothing_was_raised():
    file, name = "cupy_tests/functional_tests/test_piecewise.py", "TestPiecewise::test_callable_funclist"
    assert refusal(file, name, "Failed: DID NOT RAISE NotImplementedError")
    assert not refusal(file, name, "ValueError: no such thing")
    assert not refusal(file, "TestPiecewise::test_piecewise", "Failed: DID NOT RAISE ValueError")


def test_subjects_and_refusals_of_numbas_suite():
    assert private_subject("outside/cudapy/test_ir.py::TestIR::test_any") == "Numba's compiler"
    assert private_subject("outside/cudadrv/test_init.py::TestInit::test_init_failure_raising")
    assert private_subject("outside/cudadrv/test_init.py::TestInit::test_cuda_disabled_error") is None
    assert private_subject("outside/cudapy/test_math.py::TestMath::test_sin") is None
    name = "test_print.py::test_too_many_args"
    assert numba_refusal("cudapy/test_print.py", "TestPrint::test_too_many_args", "any") == REFUSALS[name]
    assert numba_refusal("cudapy/test_print.py", "TestPrint::test_other", "any") == ""


def test_a_file_that_cannot_be_imported_counts_all_its_functions(run):
    functions = run("import no_such_module\ndef test_a(): pass\nclass TestB:\n    def test_c(self): pass\n")
    assert {name: f.outcome for name, f in functions.items()} == {"test_a": "failed", "TestB::test_c": "failed"}
    assert "No module named 'no_such_module'" in functions["test_a"].cause


def test_a_file_that_does_not_end(run):
    functions = run("import time\ndef test_a(): pass\ndef test_b(): time.sleep(60)\n", timeout=5)
    assert functions["test_a"].outcome == "passed"
    assert functions["test_b"].outcome == "failed"
    assert functions["test_b"].cause == "not ended within 5 seconds"


def test_causes_leave_numbers_out():
    assert suite.cause_of("x\nValueError: 3 of 4.5e-6 at 0x7f00") == "ValueError: N of N at 0x.."
