"""debug=True: faults are reported with file, line, array, index, extent, block and thread."""

import inspect

import numpy as np
import pytest

import gridstride as gs
from gridstride import cuda
from support import run_program, same


@cuda.jit(debug=True)
def store(x):
    i = cuda.grid(1)
    x[i] = 1  # the store


LINE = inspect.getsourcelines(store.py_func)[1] + 3


def test_index_error_names_everything():
    x = gs.zeros(70)
    store[2, 64](x)
    with pytest.raises(IndexError) as error:
        cuda.synchronize()
    text = str(error.value)
    for part in ("test_debug.py", f":{LINE}:", "x", "70", "block (1, 0, 0)", "thread (6, 0, 0)"):
        assert part in text, text


def test_the_device_stays_usable():
    x = gs.zeros(10)
    store[1, 64](x)
    with pytest.raises(IndexError):
        cuda.synchronize()
    cuda.synchronize()
    same(x, np.ones(10))
    same(gs.ones(3) + 1, np.full(3, 2.0))


def test_load_and_negative_index():
    @cuda.jit(debug=True)
    def load(x, out):
        out[0] = x[-20]

    x, out = gs.zeros(10), gs.zeros(1)
    load[1, 1](x, out)
    with pytest.raises(IndexError, match="-20"):
        cuda.synchronize()


def test_each_kind_of_synchronisation_reports():
    for wait in (
        cuda.synchronize,
        gs.synchronize,
        cuda.get_current_stream().synchronize,
        gs.ones(1).get,
        cuda.Device().synchronize,
        cuda.current_context().synchronize,
    ):
        store[1, 64](gs.zeros(10))
        with pytest.raises(IndexError):
            wait()


def test_division_by_zero_assert_and_raise():
    @cuda.jit(debug=True)
    def divide(x, out):
        out[0] = x[0] // x[1]

    @cuda.jit(debug=True)
    def check(x):
        assert x[0] > 5, "too small"

    @cuda.jit(debug=True)
    def refuse(x):
        if x[0] == 0:
            raise ValueError("zero found")

    x = gs.zeros(3, "int64")
    divide[1, 1](x, gs.zeros(1))
    with pytest.raises(ZeroDivisionError):
        cuda.synchronize()
    check[1, 1](x)
    with pytest.raises(AssertionError, match="too small"):
        cuda.synchronize()
    refuse[1, 1](x)
    with pytest.raises(ValueError, match="zero found"):
        cuda.synchronize()


def test_without_debug_nothing_is_reported():
    @cuda.jit
    def quiet(x):
        x[cuda.grid(1)] = 1
        x[1] = 1 // int(x[20])

    x = gs.zeros(10)
    quiet[1, 64](x)
    cuda.synchronize()
    x[1] = 1
    same(x, np.ones(10))


@pytest.mark.parametrize("debug", [False, True])
def test_assert_and_raise_in_device_functions(debug):
    """They end the thread, not the function alone; with or without debug."""

    @cuda.jit(device=True)
    def checked(v):
        if v == 3:
            raise ValueError(f"bad value {v}")
        assert v != 5, "five"
        return v * 2

    @cuda.jit(device=True)
    def twice(v):
        return checked(v) + 1

    @cuda.jit(debug=debug)
    def kernel(x, out):
        i = cuda.grid(1)
        if i < x.size:
            out[i] = -1
            out[i] = twice(x[i])

    x, out = gs.arange(8), gs.zeros(8, "int64")
    kernel[1, 8](x, out)
    with pytest.raises(ValueError, match=r"bad value \{v\}.*thread \(3, 0, 0\)") as error:
        cuda.synchronize()
    assert "test_debug.py" in str(error.value)
    same(out, np.array([1, 3, 5, -1, 9, -1, 13, 15]))
    kernel[1, 8](gs.array([1, 2, 5, 0, 0, 0, 0, 0]), out)
    with pytest.raises(AssertionError, match="five"):
        cuda.synchronize()
    kernel[1, 8](gs.zeros(8, "int64"), out)
    cuda.synchronize()
    same(out, np.ones(8, "int64"))


def test_environment_variable(tmp_path):
    file = tmp_path / "program.py"
    file.write_text(
        "import gridstride as gs\n"
        "from gridstride import cuda\n"
        "@cuda.jit\n"
        "def store(x):\n"
        "    x[cuda.grid(1)] = 1\n"
        "store[1, 64](gs.zeros(10))\n"
        "try:\n"
        "    cuda.synchronize()\n"
        "    print('silent')\n"
        "except IndexError:\n"
        "    print('reported')\n"
    )
    program = f"import runpy; runpy.run_path({str(file)!r}, run_name='__main__')"
    assert run_program(program, env={"GRIDSTRIDE_DEBUG": "1"}).stdout == "reported\n"
    assert run_program(program, env={"GRIDSTRIDE_DEBUG": "0"}).stdout == "silent\n"
