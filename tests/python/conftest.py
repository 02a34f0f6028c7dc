"""Fixtures of all Python tests. The device comes from `device`, so that one source runs on each kind of device."""

from __future__ import annotations

import gc
import os
import zlib

import numpy as np
import pytest

os.environ.setdefault("GRIDSTRIDE_CPU_DEVICES", "2")  # for the tests of several devices; the others use the first

import gridstride as gs
from gridstride import cuda

gs._core.set_leak_warnings(True)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--device",
        default=os.environ.get("GRIDSTRIDE_DEVICE", "cpu"),
        choices=["cpu", "cuda"],
        help="kind of device that the tests run on",
    )


def pytest_configure(config: pytest.Config) -> None:
    os.environ.setdefault("GRIDSTRIDE_DEVICE", config.getoption("--device"))


@pytest.fixture(scope="session", autouse=True)
def device(request: pytest.FixtureRequest) -> cuda.Device:
    """The device that the tests run on."""
    current = cuda.Device()
    assert current.kind == request.config.getoption("--device")
    return current


@pytest.fixture
def rng(request: pytest.FixtureRequest) -> np.random.Generator:
    """Random numbers, the same ones in each run of a test and others in each test."""
    seed = zlib.crc32(request.node.nodeid.encode())
    return np.random.default_rng(seed)


@pytest.fixture
def no_leak():
    """Fails a test that leaves more live buffers than it found."""
    gc.collect()
    cuda.synchronize()
    before = gs._core.live_buffers()
    yield
    gc.collect()
    cuda.synchronize()
    after = gs._core.live_buffers()
    assert after <= before, f"{after - before} buffers leaked"
