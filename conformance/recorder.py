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


def _subject_of(nodeid: str) -> str | None:
    """What a test is about, where the shims say that it is private."""
    shims = importlib.import_module(os.environ["CONFORMANCE_SHIMS"])
    found = getattr(shims, "private_subject", None)
    return None if found is None else found(nodeid)


def pytest_configure(config: Any) -> None:
    """Before any test file is imported."""
    importlib.import_module(os.environ["CONFORMANCE_SHIMS"]).install(os.environ["CONFORMANCE_ROOT"])


def pytest_collectreport(report: Any) -> None:
    """A file that cannot be imported."""
    if report.outcome != "passed":
        subject = _subject_of(report.nodeid)
        note = "" if subject is None else f"{stand_ins.PRIVATE}{subject}\n"
        _write(event="broken", detail=note + str(report.longrepr)[-2000:])


def pytest_collection_modifyitems(items: list[Any]) -> None:
    """Leaves out what is private by its subject, as the shims say."""
    import pytest

    for item in items:
        subject = _subject_of(item.nodeid)
        if subject is not None:
            item.add_marker(pytest.mark.skip(reason=f"{stand_ins.PRIVATE}{subject}"))


def pytest_collection_finish(session: Any) -> None:
    """The items, before the first one runs."""
    for item in session.items:
        _write(event="collected", function=_function(item.nodeid))
    stand_ins.begin_tests()


def pytest_deselected(items: list[Any]) -> None:
    """Items that the command line leaves out."""
    if items:
        _write(event="deselected")


def pytest_runtest_logreport(report: Any) -> None:
    """The end of an item, or a failure around it."""
    if report.when == "call" or report.outcome != "passed":
        if report.when == "teardown" and report.outcome == "skipped":
            return
        outcome, detail = report.outcome, ""
        if outcome != "passed":
            crash = getattr(report.longrepr, "reprcrash", None)
            detail = crash.message if crash is not None else str(report.longrepr)
        # What a suite expects to fail is no failure; what it hopes for and gets is none either.
        if hasattr(report, "wasxfail") or "Unexpected success" in detail:
            outcome = "passed"
        # Helpers of a suite that compare what two calls raise take a skip for an error.
        if outcome == "failed" and f"SkipTest: {stand_ins.PRIVATE}" in detail:
            outcome = "skipped"
        _write(event="finished", function=_function(report.nodeid), outcome=outcome, detail=detail[:3000])
