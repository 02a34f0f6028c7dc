"""Launches: configurations, arguments, streams, errors."""

import gc
import math
import threading

import numpy as np
import pytest

import gridstride as gs
from gridstride import cuda
from support import random_array, run_program, same


@cuda.jit
def add(x, y, out):
    i = cuda.grid(1)
    if i < out.size:
        out[i] = x[i] + y[i]


@cuda.jit
def add_without_guard(x, y, out):
    i = cuda.grid(1)
    out[i] = x[i] + y[i]


@cuda.jit
def fill(out, value):
    start = cuda.grid(1)
    for i in range(start, out.size, cuda.gridsize(1)):
        out[i] = value


@cuda.jit
def coordinates(out):
    x, y = cuda.grid(2)
    if x < out.shape[0] and y < out.shape[1]:
        out[x, y] = x * 1000 + y


@cuda.jit
def coordinates3(out):
    x, y, z = cuda.grid(3)
    if x < out.shape[0] and y < out.shape[1] and z < out.shape[2]:
        out[x, y, z] = x * 10000 + y * 100 + z


@cuda.jit
def identities(out):
    i = (cuda.blockIdx.x + cuda.gridDim.x * (cuda.blockIdx.y + cuda.gridDim.y * cuda.blockIdx.z)) * (
        cuda.blockDim.x * cuda.blockDim.y * cuda.blockDim.z
    ) + (cuda.threadIdx.x + cuda.blockDim.x * (cuda.threadIdx.y + cuda.blockDim.y * cuda.threadIdx.z))
    out[i] = i


@cuda.jit
def sum_and_difference(x, y, total, difference):
    i = cuda.grid(1)
    total[i] = x[i] + y[i]
    difference[i] = x[i] - y[i]


@cuda.jit
def negate_rows(source, target):
    column, row = cuda.grid(2)
    if row < target.shape[0] and column < target.shape[1]:
        target[row, column] = -source[row, column]


@pytest.mark.parametrize("shift", [0, 1, 3])
@pytest.mark.parametrize("block", [7, 128])
def test_large_results(block, shift, rng):
    """Results beyond the caches take another path; starts off a vector's alignment and odd ends are right too."""
    n = 2**20 + 333
    x = random_array(rng, n, "float64")
    y = random_array(rng, n, "float64")
    total, difference = gs.zeros(n + 8), gs.zeros(n + 8)
    sum_and_difference[math.ceil(n / block), block](
        gs.asarray(x), gs.asarray(y), total[shift : n + shift], difference[2 : n + 2]
    )
    same(total[shift : n + shift], x + y)
    same(difference[2 : n + 2], x - y)
    same(total[n + shift :], np.zeros(8 - shift))
    same(difference[:2], np.zeros(2))
    grid = random_array(rng, (2051, 1027), "float32")
    target = gs.zeros((2052, 1040), "float32")
    negate_rows[(1027 // block + 1, 513), (block, 4)](gs.asarray(grid), target[:2051, shift : 1027 + shift])
    same(target[:2051, shift : 1027 + shift], -grid)
    assert not target.get()[:, 1027 + shift :].any()


@pytest.mark.parametrize("dtype", ["int32", "int64", "float32", "float64", "complex128", "uint8"])
@pytest.mark.parametrize("block", [1, 10, 32, 33, 128, 256, 1024])
def test_add(dtype, block, rng):
    n = 1000 + 11
    x, y = random_array(rng, n, dtype, -10, 10), random_array(rng, n, dtype, -10, 10)
    out = gs.zeros(n, dtype)
    add[math.ceil(n / block), block](gs.asarray(x), gs.asarray(y), out)
    same(out, x + y)


def test_surplus_threads_are_harmless(rng):
    n = 2**16 + 11
    x, y = random_array(rng, n, "float32"), random_array(rng, n, "float32")
    out = gs.zeros(n, "float32")
    guard = gs.full(4096, 7.0, "float32")
    add_without_guard[math.ceil(n / 256) + 100, 256](gs.asarray(x), gs.asarray(y), out)
    cuda.synchronize()
    same(out, x + y)
    assert bool((guard == 7).all())


def test_two_and_three_dimensions():
    out = gs.zeros((37, 21), "int64")
    coordinates[(5, 3), (8, 8)](out)
    same(out, np.add.outer(np.arange(37) * 1000, np.arange(21)))
    out = gs.zeros((7, 5, 9), "int64")
    coordinates3[(2, 3, 3), (4, 2, 4)](out)
    i, j, k = np.indices((7, 5, 9))
    same(out, i * 10000 + j * 100 + k)


@pytest.mark.parametrize("grid", [1, 7, (2, 3), (2, 3, 4), [3, 2]])
@pytest.mark.parametrize("block", [1, 64, (4, 8), (3, 5, 7), np.int64(32)])
def test_each_thread_runs_once(grid, block):
    def count(dims):
        return math.prod(dims) if isinstance(dims, (tuple, list)) else int(dims)

    n = count(grid) * count(block)
    out = gs.full(n, -1, "int64")
    identities[grid, block](out)
    same(out, np.arange(n))


def test_grid_stride(rng):
    for n in (0, 1, 100, 10_001):
        out = gs.zeros(n)
        fill[3, 64](out, 2.5)
        same(out, np.full(n, 2.5))


def test_forall():
    out = gs.zeros(1000, "int64")
    fill.forall(1000)(out, 3)
    same(out, np.full(1000, 3))
    fill.forall(1000, 100)(out, 4)
    same(out, np.full(1000, 4))
    fill.forall(0)(out, 9)
    same(out, np.full(1000, 4))
    with pytest.raises(ValueError, match="ForAll"):
        fill.forall(-1)


def test_strided_and_broadcast_arguments(rng):
    host = random_array(rng, (20, 30), "float64")
    a = gs.asarray(host)
    out = gs.zeros((20, 60))
    add[10, 64](a[:, 3], gs.broadcast_to(gs.array(2.0), (20,)), out[:, 1])
    same(out[:, 1], host[:, 3] + 2)
    add[1, 64](a[::-1, 0], a.T[1], out[::1, ::2][:, 5])
    same(out[:, 10], host[::-1, 0] + host[:, 1])


@pytest.mark.parametrize(
    ("value", "dtype"),
    [
        (3, "int64"),
        (2**63, "uint64"),
        (2.5, "float64"),
        (True, "bool"),
        (1 + 2j, "complex128"),
        (np.float32(1.5), "float32"),
        (np.int8(-3), "int8"),
        (np.bool_(True), "bool"),
        (np.complex64(1j), "complex64"),
    ],
)
def test_scalar_arguments(value, dtype):
    out = gs.zeros(5, dtype)
    fill[1, 32](out, value)
    same(out, np.full(5, value, dtype))
    assert any(str(s[-1]) == dtype for s in fill.signatures)


def test_pending_arguments_are_evaluated(rng):
    host = random_array(rng, 100, "float64")
    x = gs.asarray(host) * 2
    out = gs.zeros(100) + 1
    reader = out * 3
    add[1, 128](x, x, out)
    same(out, host * 4)
    same(reader, np.full(100, 3.0))


def test_arguments_that_overlap(rng):
    host = random_array(rng, 64, "float64")
    a = gs.asarray(host)
    add[1, 64](a, a, a)
    same(a, host + host)


def test_one_specialisation_for_each_kind_of_arguments():
    @cuda.jit
    def kernel(x):
        x[0] = 1

    kernel[1, 1](gs.zeros(3))
    kernel[1, 1](gs.zeros(9))
    assert len(kernel.signatures) == 1
    kernel[1, 1](gs.zeros(3, "int32"))
    kernel[1, 1](gs.zeros((3,))[::2])
    assert len(kernel.signatures) == 3


def test_an_array_may_be_dropped_right_after_the_launch():
    for _ in range(20):
        x = gs.full(200_000, 3.0)
        out = gs.zeros(200_000)
        add[math.ceil(200_000 / 256), 256](x, x, out)
        del x
        gs.full(200_000, 9.0).get()
        assert float(out.min()) == 6.0
        assert float(out.max()) == 6.0


class TestConfigurationErrors:
    TEXT = (
        "CUDA_ERROR_INVALID_VALUE: This indicates that one or more of the parameters passed to the API call is not "
        "within an acceptable range of values."
    )

    @pytest.mark.parametrize(
        ("grid", "block"),
        [
            (1, 2048),
            (1, 1025),
            (1, (32, 33)),
            (1, (1, 1, 65)),
            ((1, 65536), 1),
            ((1, 1, 65536), 1),
            (2**31, 1),
            (2**40, 1),
        ],
    )
    def test_beyond_the_limits(self, grid, block):
        out = gs.zeros(5)
        with pytest.raises(cuda.CudaError) as error:
            fill[grid, block](out, 1.0)
        assert str(error.value).startswith(self.TEXT)
        assert "limit" in str(error.value) or "1024" in str(error.value)
        fill[1, 32](out, 2.0)
        same(out, np.full(5, 2.0))

    def test_shared_memory(self):
        with pytest.raises(cuda.CudaError, match="CUDA_ERROR_INVALID_VALUE"):
            fill[1, 32, 0, 10**9](gs.zeros(5), 1.0)
        fill[1, 32, 0, 1024](gs.zeros(5), 1.0)

    @pytest.mark.parametrize(("grid", "block"), [(0, 1), (1, 0), ((1, 0), 1), (-1, 32), (1, -1)])
    def test_zero_and_negative(self, grid, block):
        with pytest.raises(ValueError, match="grid|block"):
            fill[grid, block](gs.zeros(5), 1.0)

    def test_shape_of_a_configuration(self):
        out = gs.zeros(3)
        with pytest.raises(ValueError, match="launch configuration"):
            fill(out, 1.0)
        with pytest.raises(ValueError, match="griddim and blockdim"):
            fill[32](out, 1.0)
        with pytest.raises(ValueError, match="at most"):
            fill[1, 2, 3, 4, 5]
        with pytest.raises(ValueError, match="1 to 3 dimensions, got 4"):
            fill[(1, 1, 1, 1), 1]
        with pytest.raises(ValueError, match="1 to 3 dimensions, got 0"):
            fill[1, ()]
        for bad in (1.5, "a", None, (1, 2.0)):
            with pytest.raises(TypeError, match="must be an int"):
                fill[bad, 32]
        with pytest.raises(TypeError, match="Stream"):
            fill[1, 32, "stream"]


class TestArgumentErrors:
    def test_wrong_number(self):
        with pytest.raises(TypeError, match="argument"):
            add[1, 32](gs.zeros(3))
        with pytest.raises(TypeError, match="argument"):
            add[1, 32](*[gs.zeros(3)] * 5)
        with pytest.raises(TypeError, match="by position"):
            fill[1, 32](gs.zeros(3), value=2)

    @pytest.mark.parametrize("value", [[1, 2], "a", {}, object(), (1, "a")])
    def test_wrong_types(self, value):
        with pytest.raises(cuda.TypingError, match="argument 2 of kernel 'fill' is of type"):
            fill[1, 32](gs.zeros(3), value)

    def test_typing_error_names_the_line(self):
        @cuda.jit
        def kernel(x, out):
            out[0] = x.no_such_attribute

        with pytest.raises((cuda.TypingError, AttributeError), match=r"test_launch\.py:\d+:\d+"):
            kernel[1, 1](gs.zeros(3), gs.zeros(3))

    def test_the_process_goes_on(self):
        out = gs.zeros(3)
        fill[1, 32](out, 5)
        same(out, np.full(3, 5.0))


def test_host_only_use():
    for name in ("threadIdx", "blockIdx", "blockDim", "gridDim"):
        with pytest.raises(RuntimeError, match=f"cuda.{name}.x has a value inside a kernel only"):
            getattr(cuda, name).x
    for call in (cuda.grid, cuda.gridsize):
        with pytest.raises(RuntimeError, match="inside a kernel only"):
            call(1)


def test_streams_are_ordered_and_independent(rng):
    x = random_array(rng, 10_000, "float64")
    streams = [cuda.stream() for _ in range(4)]
    arrays = [gs.asarray(x) for _ in streams]
    gs.synchronize()
    for _ in range(10):
        for s, a in zip(streams, arrays, strict=True):
            add[40, 256, s](a, a, a)
    for s in streams:
        s.synchronize()
    for a in arrays:
        same(a, x * 1024)


def test_events(rng):
    start, stop = cuda.event(), cuda.event()
    out = gs.zeros(1000_000)
    start.record()
    for _ in range(5):
        fill[1000, 256](out, 1.0)
    stop.record()
    stop.synchronize()
    assert stop.query()
    assert cuda.event_elapsed_time(start, stop) > 0
    assert start.elapsed_time(stop) == cuda.get_elapsed_time(start, stop)
    with pytest.raises(cuda.CudaError, match="CUDA_ERROR_INVALID_HANDLE"):
        cuda.Event().elapsed_time(stop)


def test_threads_launch_at_once(rng):
    @cuda.jit
    def scale(x, k):
        i = cuda.grid(1)
        x[i] *= k

    hosts = [random_array(rng, 5000, d) for d in ("float32", "float64", "int32", "int64")]
    arrays = [gs.asarray(h) for h in hosts]
    errors = []

    def work(a, k):
        try:
            for _ in range(3):
                scale[20, 256](a, k)
        except Exception as error:
            errors.append(error)

    threads = [threading.Thread(target=work, args=(a, 2)) for a in arrays]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert not errors
    for a, h in zip(arrays, hosts, strict=True):
        same(a, h * np.asarray(8, h.dtype))


@pytest.mark.usefixtures("no_leak")
def test_nothing_leaks():
    for _ in range(100):
        x = gs.full(100, 2.0)
        fill[1, 32](x, 3.0)
        with pytest.raises(cuda.CudaError):
            fill[1, 2048](x, 3.0)
        with pytest.raises(cuda.TypingError):
            fill[1, 32](x, "a")
    del x


@pytest.mark.usefixtures("no_leak")
def test_kernels_are_collected():
    import weakref

    def make():
        big = gs.ones(10)

        @cuda.jit
        def kernel(x):
            x[0] = 1

        kernel[1, 1](big)
        kernel.big = big
        return weakref.ref(kernel)

    dead = make()
    gc.collect()
    assert dead() is None


def test_wrapping():
    assert add.__name__ == "add"
    assert add.py_func.__name__ == "add"
    assert "add" in repr(add)
    configured = add[(2, 3), 64, 0, 16]
    assert configured.griddim == (2, 3, 1)
    assert configured.blockdim == (64, 1, 1)
    assert configured.sharedmem == 16
    assert configured.dispatcher is add


def test_inspection():
    fill[1, 1](gs.zeros(3), 1.0)
    for texts in (fill.inspect_ir(), fill.inspect_llvm(), fill.inspect_asm()):
        assert texts
        assert all(isinstance(t, str) and t for t in texts.values())


def test_interrupt():
    """Ctrl-C ends a long wait, and on the CPU the loop that it waits for, in the middle of a block."""
    program = """
    import os, signal, sys, tempfile, threading, time
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell may have started all this with it ignored
    source = '''
    from gridstride import cuda
    @cuda.jit
    def slow(out, n):
        total = 0.0
        for i in range(n):
            total = total * 0.999 + i
        out[cuda.grid(1)] = total
    '''
    import importlib.util, textwrap, pathlib
    path = pathlib.Path(tempfile.mkdtemp()) / "slow_kernel.py"
    path.write_text(textwrap.dedent(source))
    spec = importlib.util.spec_from_file_location("slow_kernel", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    import gridstride as gs
    from gridstride import cuda
    out = gs.zeros(256)
    module.slow[1, 256](out, 10)
    cuda.synchronize()
    on_cpu = cuda.Device().kind == "cpu"
    module.slow[1 if on_cpu else 65536, 256](out, 40_000_000 * 100 if on_cpu else 10_000_000)
    begin = time.time()
    threading.Timer(0.5, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
    try:
        cuda.synchronize()
    except KeyboardInterrupt:
        print("interrupted", time.time() - begin < 5)
    os._exit(0)
    """
    result = run_program(program)
    assert result.stdout.strip() == "interrupted True", result.stdout + result.stderr
