"""The pytest plugin inside a suite's processes: installs the suite's shims, and records outcomes as they come."""

from __future__ import annotations

import importlib
import json
import os
from typing import Any

import stand_ins

_record = open(os.environ["CONFORMANCE_RECORD"], "a", buffering=1)  # noqa: SIM115 - open until the process ends


def _write(**event: Any) -> None:
    _record.write(json.dumps(event) + "\n")


def _function(nodeid: str) -> str:
    return nodeid.partition("::")[2].partition("[")[0]


def pytest_configure(config: Any) -> None:
    """Before any test file is imported."""
    importlib.import_module(os.environ["CONFORMANCE_SHIMS"]).install(os.environ["CONFORMANCE_ROOT"])


def pytest_collectreport(report: Any) -> None:
    """A file that cannot be imported."""
    if report.outcome != "passed":
        _write(event="broken", detail=str(report.longrepr)[-2000:])


def pytest_collection_finish(session: Any) -> None:
    """The items, before the first one runs."""
    for item in session.items:
        _write(event="collected", function=_function(item.nodeid))
    stand_ins.begin_tests()


def pytest_runtest_logreport(report: Any) -> None:
    """The end of an item, or a failure around it."""
    if report.when == "call" or report.outcome != "passed":
        if report.when == "teardown" and report.outcome == "skipped":
            return
        outcome, detail = report.outcome, ""
        if outcome != "passed":
            crash = getattr(report.longrepr, "reprcrash", None)
            detail = crash.message if crash is not None else str(report.longrepr)
        if hasattr(report, "wasxfail"):
            outcome = "passed"
        _write(event="finished", function=_function(report.nodeid), outcome=outcome, detail=detail[:3000])
