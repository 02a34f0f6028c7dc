"""Where device arrays get their memory (managers of a program's own, memory that waits to be freed), what streams they
name, and what is different in programs written for numba.cuda."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import textwrap
from pathlib import Path

import numpy as np
import pytest

import gridstride as gs
from gridstride import cuda


def run(source, **variables):
    """Runs a program in a process of its own: managers and poses change the whole process."""
    path = str(Path(gs.__file__).resolve().parents[1])
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(source)],
        capture_output=True, text=True, timeout=120, env={**os.environ, "PYTHONPATH": path, **variables},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


MANAGER = """
    import numpy as np
    from gridstride import cuda
    from gridstride.cuda import HostOnlyCUDAMemoryManager, MemoryInfo, MemoryPointer

    class Counting(HostOnlyCUDAMemoryManager):
        live, most, prepared = 0, 0, False

        def initialize(self):
            Counting.prepared = True

        def memalloc(self, size):
            pool = cuda.device_array_in_pool(size)
            Counting.live += 1
            Counting.most = max(Counting.most, Counting.live)

            def done():
                Counting.live -= 1
            return MemoryPointer(self.context, pool.__array_interface__["data"][0], size, pool, done)

        def get_memory_info(self):
            return MemoryInfo(free=32, total=64)

        @property
        def interface_version(self):
            return 1
"""


def test_a_manager_gives_device_arrays_their_memory(device):
    if device.kind != "cpu":
        pytest.skip("the manager of this test takes memory of the host")
    program = (
        MANAGER.replace("cuda.device_array_in_pool(size)", "np.empty(max(size, 1), np.uint8)")
        + """
    cuda.set_memory_manager(Counting)
    x = np.random.default_rng(3).standard_normal((20, 30))
    first = cuda.to_device(x)
    second = cuda.device_array((20, 30), order="F")
    third = cuda.device_array_like(first)
    print(Counting.prepared, Counting.live, cuda.current_context().get_memory_info())

    @cuda.jit
    def double(a, b):
        i, j = cuda.grid(2)
        b[i, j] = 2 * a[i, j]

    double[(2, 4), (16, 8)](first, second)
    np.testing.assert_array_equal(second.copy_to_host(), 2 * x)
    cuda.synchronize()
    del first, second, third
    cuda.synchronize()
    print(Counting.live, Counting.most)
    """
    )
    assert run(program).splitlines() == ["True 3 MemoryInfo(free=32, total=64)", "0 3"]


def test_a_manager_of_another_version_is_refused():
    class Old(cuda.HostOnlyCUDAMemoryManager):
        interface_version = 2

    with pytest.raises(RuntimeError, match="EMM Plugin interface has version 2 - version 1 required"):
        cuda.set_memory_manager(Old)


def test_a_manager_says_what_it_lacks():
    with pytest.raises(RuntimeError, match="requires a context"):
        cuda.BaseCUDAMemoryManager()
    with pytest.raises(NotImplementedError, match=r"BaseCUDAMemoryManager has no memalloc\(\)"):
        cuda.BaseCUDAMemoryManager(context=None).memalloc(8)


def test_memory_waits_to_be_freed():
    program = """
    from gridstride import cuda
    waiting = cuda.current_context().deallocations
    waiting.clear()
    print(len(waiting))
    arrays = [cuda.device_array(100) for _ in range(3)]
    cuda.synchronize()
    arrays.pop()
    print(len(waiting))
    with cuda.defer_cleanup():
        arrays.clear()
        waiting.clear()
        print(len(waiting))
    waiting.clear()
    print(len(waiting))
    """
    assert run(program).split() == ["0", "1", "3", "0"]


def test_arrays_name_the_stream_they_were_made_for():
    stream = cuda.stream()
    x = cuda.to_device(np.arange(5.0), stream=stream)
    assert x.stream == stream
    assert cuda.to_device(np.arange(5.0)).stream == 0
    assert x.bind(None).stream == 0
    assert x.bind(stream).stream == stream
    if hasattr(x, "__cuda_array_interface__"):
        assert x.__cuda_array_interface__["stream"] == (stream.ptr or 1)
    y = cuda.as_cuda_array(x)
    del x
    gc.collect()
    np.testing.assert_array_equal(y.get(), np.arange(5.0))


def test_warnings_of_low_occupancy():
    program = """
    import warnings
    from gridstride import cuda
    from gridstride.cuda.errors import NumbaPerformanceWarning

    @cuda.jit
    def nothing():
        pass

    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        nothing[1, 32]()
        nothing[10**6, 1]
    cuda.synchronize()
    print(len(found), *(f"{w.category is NumbaPerformanceWarning} {w.message}" for w in found))
    """
    assert run(program).strip() == "0"
    found = run(program, NUMBA_CUDA_LOW_OCCUPANCY_WARNINGS="1")
    assert found.startswith("1 True Grid size 1 will likely result in GPU under-utilization due to low occupancy")


def test_programs_for_numba_get_its_arrays(tmp_path):
    """Copies by NumPy, elements as numbers, faults at the launch: only where the program imports numba's name."""
    file = tmp_path / "program.py"
    file.write_text(
        textwrap.dedent("""
        import numpy as np
        from numba import cuda

        x = cuda.to_device(np.arange(6.0))
        print(np.asarray(x).sum(), type(x[2]).__name__)

        @cuda.jit(debug=True, opt=False)
        def beyond(x):
            x[cuda.grid(1)] = 1

        try:
            beyond[1, 8](x)
        except IndexError as error:
            print("at the launch")
        """)
    )
    done = subprocess.run(
        [sys.executable, "-m", "gridstride", str(file)], capture_output=True, text=True, timeout=120,
        env={**os.environ, "PYTHONPATH": str(Path(gs.__file__).resolve().parents[1])},
    )  # fmt: skip
    assert done.stdout.splitlines() == ["15.0 float64", "at the launch"], done.stderr
    with pytest.raises(TypeError):
        np.asarray(gs.arange(6.0))
