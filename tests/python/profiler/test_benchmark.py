"""gridstride.profiler.benchmark: arguments, fields, text, and that no work escapes the clock."""

import re
import time

import numpy as np
import pytest

import gridstride as gs
from gridstride.profiler import benchmark


def test_fields():
    result = benchmark(gs.ones, ((50, 60),), n_repeat=7, n_warmup=2)
    assert result.name == "ones"
    assert result.cpu_times.shape == (7,)
    assert result.gpu_times.shape == (1, 7)
    assert (result.cpu_times > 0).all()
    assert (result.gpu_times >= 0).all()
    assert result.cpu_times.dtype == np.float64


def test_text():
    result = benchmark(gs.ones, ((50, 60),), n_repeat=7)
    number = r"\s*\d+\.\d{3}"
    one = rf"{number} us   \+/- {number} \(min: {number} / max: {number}\) us"
    assert re.fullmatch(rf"ones                :    CPU: {one}     GPU-0: {one}", str(result))
    assert re.fullmatch(rf"ones                :    CPU: {one}", result.to_str())
    single = benchmark(gs.ones, (5,), n_repeat=1)
    assert re.fullmatch(rf"ones                :    CPU: {number} us     GPU-0: {number} us", str(single))


def test_calls_and_arguments():
    calls = []

    def function(*args, **kwargs):
        calls.append((args, kwargs))

    benchmark(function, (1, 2), {"k": 3}, n_repeat=5, n_warmup=4, name="other")
    assert calls == [((1, 2), {"k": 3})] * 9
    assert benchmark(function, n_repeat=1, name="other").name == "other"
    assert benchmark(lambda: None, n_repeat=1).name == "<lambda>"


def test_duration():
    result = benchmark(lambda: time.sleep(0.01), n_repeat=10_000, n_warmup=0, max_duration=0.1)
    assert 2 <= result.cpu_times.size <= 11


def test_numpy_functions():
    result = benchmark(np.ones, ((500, 500),), n_repeat=5)
    assert result.name == "ones"
    assert result.cpu_times.mean() > 1e-6


def test_nothing_escapes_the_clock(device):
    """The time of a recorded expression is that of its run: more elements take longer, whatever is returned."""
    on_host = device.kind == "cpu"
    small, large = gs.ones(50_000), gs.ones(5_000_000 if on_host else 200_000_000)
    for function in (
        lambda x: gs.sqrt(x * 3 + 1) / 7,
        lambda x: [gs.sqrt(x * 3 + 1) / 7],
        lambda x: {"result": (gs.sqrt(x * 3 + 1) / 7, None)},
        lambda x: (gs.sqrt(x * 3 + 1) / 7).sum(),
    ):
        few = benchmark(function, (small,), n_repeat=5, n_warmup=2)
        many = benchmark(function, (large,), n_repeat=5, n_warmup=2)
        if on_host:  # a launch on a GPU returns at once
            assert np.median(many.cpu_times) > 5 * np.median(few.cpu_times)
        assert np.median(many.gpu_times) > 5 * np.median(few.gpu_times)


def test_each_repetition_is_evaluated():
    x = gs.ones(100)
    gs.synchronize()
    before = gs._core.statistics()["launches"]
    benchmark(lambda: x * 2, n_repeat=10, n_warmup=3)
    assert gs._core.statistics()["launches"] - before >= 13


def test_errors():
    with pytest.raises(ValueError, match="times a function"):
        benchmark(3)
    with pytest.raises(ValueError, match="n_repeat"):
        benchmark(gs.ones, (3,), n_repeat=0)
    with pytest.raises(ValueError, match="n_warmup"):
        benchmark(gs.ones, (3,), n_repeat=1, n_warmup=-1)
    with pytest.raises(ValueError, match="args"):
        benchmark(gs.ones, 3)
    with pytest.raises(ZeroDivisionError):
        benchmark(lambda: 1 / 0, n_repeat=3)
    with pytest.raises(gs.cuda.CudaError, match="CUDA_ERROR_INVALID_DEVICE"):
        benchmark(gs.ones, (3,), n_repeat=1, devices=(99,))
