"""Arrays, copies, streams, pools and kernels on two devices: two GPUs, or the CPU split in two."""

import threading

import numpy as np
import pytest

import gridstride as gs
from gridstride import cuda
from support import ALL, random_array, run_program, same

pytestmark = pytest.mark.skipif(cuda.device_count() < 2, reason="needs two devices: this machine has one GPU")


@pytest.fixture(autouse=True)
def first_device():
    """Each test begins and ends on device 0."""
    with cuda.Device(0):
        yield
        for i in (0, 1):
            cuda.Device(i).synchronize()


def on(i, host, **options):
    with cuda.Device(i):
        return gs.asarray(host, **options)


def test_arrays_know_their_device(rng):
    x = rng.uniform(size=100)
    a, b = on(0, x), on(1, x)
    assert (a.device.id, b.device.id) == (0, 1)
    assert cuda.get_current_device().id == 0
    for result in (b + 1, b[::2], b.reshape(10, 10).T, gs.sin(b), b.sum(), -b, b.astype("float32"), gs.sort(b)):
        assert result.device.id == 1
    same((b * 2 + 1).get(), x * 2 + 1)
    same(gs.sort(b).get(), np.sort(x))
    with cuda.Device(1):
        matrix = gs.asarray((x.reshape(10, 10) + 10 * np.eye(10)).T)
        solution = gs.linalg.solve(matrix, b[:10])
    assert solution.device.id == 1
    with pytest.raises(ValueError, match="devices"):
        gs.linalg.solve(matrix, b[:10])
    same((matrix @ solution).get(), x[:10], rtol=1e-12)
    same(b[rng.permutation(100)[:0].tolist()].get(), x[:0])


def test_mixed_operands_are_an_error(rng):
    x = rng.uniform(size=12)
    a, b = on(0, x), on(1, x)
    for mix in (
        lambda: a + b,
        lambda: gs.add(a, a, out=b),
        lambda: gs.where(a > 0.5, a, b),
        lambda: gs.concatenate([a, b]),
        lambda: gs.dot(a, b),
        lambda: gs.stack([a, b]),
        lambda: gs.convolve(a, b),
        lambda: a[(b * 3).astype(int)],
        lambda: a[b > 0.5],
        lambda: gs.linalg.solve(gs.eye(12), b),
        lambda: gs.linalg.lstsq(gs.eye(12), b),
        lambda: a.reshape(3, 4) @ b.reshape(4, 3),
        lambda: a.__iadd__(b),
        lambda: gs.searchsorted(a, b),
        lambda: gs.maximum(a, b).get(),
    ):
        with pytest.raises(ValueError, match="device"):
            mix()
    with pytest.raises(ValueError, match=r"different devices \(0 and 1\); copy one to the other's first"):
        a + b
    same(a.get(), x)
    same(b.get(), x)


@pytest.mark.parametrize("dtype", ALL)
def test_copies_to_the_current_device(dtype, rng):
    x = random_array(rng, (7, 11), dtype)
    a = on(0, x)
    with cuda.Device(1):
        for there in (gs.asarray(a), gs.array(a), a.copy(), gs.copy(a), cuda.to_device(a), gs.array(a, dtype=dtype)):
            assert there.device.id == 1
            assert there.dtype == a.dtype
            same(there.get(), x)
        assert gs.asarray(a, dtype="complex128").device.id == 1
        same(gs.asarray(a, dtype="complex128").get(), x.astype("complex128"))
    assert gs.asarray(a) is a
    assert a.copy().device.id == 0


def test_copies_to_a_named_device(rng):
    x = rng.uniform(size=(5, 6))
    a = on(0, x)
    one = cuda.Device(1)
    kind = one.kind
    for there in (
        a.to_device(one),
        gs.asarray(a, device=1),
        gs.asarray(x, device=one),
        gs.asarray(a, device=f"{kind}:1"),
    ):
        assert there.device == one
        same(there.get(), x)
    assert a.to_device(cuda.Device(0)) is a
    assert gs.asarray(a, device=0) is a
    stream = cuda.Stream()
    same(a.to_device(one, stream=stream).get(), x)
    assert (
        gs.zeros(3, device=one).device
        == gs.arange(4, device=1).device
        == gs.full(2, 7, device=f"{kind}:1").device
        == one
    )
    assert cuda.get_current_device().id == 0
    with pytest.raises(ValueError, match="unknown device 'tpu'"):
        gs.zeros(3, device="tpu")
    with pytest.raises(cuda.CudaError, match="CUDA_ERROR_INVALID_DEVICE"):
        a.to_device(99)
    with pytest.raises(ValueError, match="copy"):
        gs.asarray(a, device=1, copy=False)


@pytest.mark.parametrize("layout", ["C", "F", "sliced", "reversed", "transposed", "broadcast", "scalar", "empty"])
def test_copies_keep_values_of_any_layout(layout, rng):
    host = rng.uniform(size=(6, 8, 3))
    a = on(0, host)
    form = {
        "C": lambda m: m,
        "F": lambda m: m.copy(order="F"),
        "sliced": lambda m: m[1::2, ::3],
        "reversed": lambda m: m[::-1, ::-1],
        "transposed": lambda m: m.transpose(2, 0, 1),
        "broadcast": lambda m: (np if isinstance(m, np.ndarray) else gs).broadcast_to(m[0, 0], (4, 3)),
        "scalar": lambda m: m[1, 2, 0],
        "empty": lambda m: m[:0],
    }[layout]
    expected, source = np.asarray(form(host)), form(a)
    if not isinstance(source, gs.ndarray):
        source = gs.asarray(source)
    there = source.to_device(cuda.Device(1))
    same(there.get(), expected)
    if layout == "F":
        assert there.flags.f_contiguous
    target = on(1, np.zeros_like(expected))
    target[...] = source
    same(target.get(), expected)


def test_assignment_copies(rng):
    x, y = rng.uniform(size=(8, 9)), rng.integers(-5, 5, (8, 9))
    a, i = on(0, x), on(0, y)
    b = on(1, np.zeros((8, 9)))
    expected = np.zeros((8, 9))
    b[...] = a
    expected[...] = x
    same(b.get(), expected)
    b[1::2, ::-1] = a[::2]
    expected[1::2, ::-1] = x[::2]
    same(b.get(), expected)
    b[2:5] = i[3]
    expected[2:5] = y[3]
    same(b.get(), expected)
    b[[0, 7, 3]] = a[[1, 2, 4]]
    expected[[0, 7, 3]] = x[[1, 2, 4]]
    same(b.get(), expected)
    b[b > 0.5] = a[0, 0]
    expected[expected > 0.5] = x[0, 0]
    same(b.get(), expected)
    gs.copyto(b, a)
    same(b.get(), x)
    narrow = on(1, np.zeros((8, 9), "float32"))
    narrow[...] = a
    same(narrow.get(), x.astype("float32"))
    b.copy_to_device(a * 3)
    same(b.get(), x * 3)
    with pytest.raises(ValueError, match="broadcast"):
        b[...] = a[:3]
    with pytest.raises(TypeError, match="cast"):
        gs.copyto(on(1, y), a)
    same(b.get(), x * 3)


def test_a_copy_is_ordered_with_both_devices(rng):
    n = 1 << 20
    x = rng.uniform(size=n)
    a = on(0, x)
    expected = x.copy()
    with cuda.Device(1):
        b = gs.zeros(n)
    for step in range(20):
        a = a * 1.5 + step  # pending when it is copied
        expected = expected * 1.5 + step
        b += a.to_device(cuda.Device(1))
        a -= 1  # the copy must have read before
        expected_b = expected.copy() if step == 0 else expected_b + expected
        expected -= 1
        if step % 5 == 0:
            b[:] = b + 1
            expected_b = expected_b + 1
            a[:] = b
            expected = expected_b.copy()
    same(b.get(), expected_b)
    same(a.get(), expected)


def test_copied_memory_is_not_recycled_early(rng):
    """The source of a copy goes at once, and its memory is written again."""
    n = 1 << 18
    copies, expected = [], []
    for i in range(30):
        value = float(rng.uniform())
        with cuda.Device(1):
            copies.append(gs.asarray(gs.full(n, value, device=0)))
        gs.full(n, -1.0).sum()
        expected.append(value)
        assert copies[i].device.id == 1
    for copy, value in zip(copies, expected, strict=True):
        assert float(copy.min()) == float(copy.max()) == value


def test_each_device_has_its_pool():
    before_0 = gs.get_default_memory_pool().used_bytes()
    with cuda.Device(1):
        before_1 = gs.get_default_memory_pool().used_bytes()
        held = gs.ones(1 << 20)
        held += 1
        cuda.synchronize()
        assert gs.get_default_memory_pool().used_bytes() >= before_1 + (8 << 20)
    assert gs.get_default_memory_pool().used_bytes() == before_0
    assert held.device.id == 1


def test_streams_and_events_across_devices(rng):
    x = rng.uniform(size=100_000)
    a = on(0, x)
    with cuda.Device(1):
        stream = cuda.Stream()
        b = gs.zeros(x.size)
    first = cuda.Stream()
    with first:
        a *= 2
        done = first.record()
    stream.wait_event(done)
    with cuda.Device(1), stream:
        assert cuda.get_current_stream() == stream
        b[...] = a
        b += 1
    stream.synchronize()
    same(b.get(), x * 2 + 1)
    assert cuda.get_current_stream() != stream
    event = cuda.Event()
    with pytest.raises(cuda.CudaError, match="CUDA_ERROR_INVALID_HANDLE.*device"):
        event.record(stream)


@cuda.jit
def scaled(out, a, factor):
    i = cuda.grid(1)
    if i < out.size:
        out[i] = a[i] * factor


def test_kernels_on_each_device_at_once(rng):
    n = 200_000
    x = rng.uniform(size=n)
    results = []
    for _ in range(3):
        for i in (0, 1):
            with cuda.Device(i):
                a = gs.asarray(x)
                out = gs.empty_like(a)
                scaled[(n + 127) // 128, 128](out, a, i + 2.0)
                results.append((out, i + 2.0))
    for out, factor in results:
        same(out.get(), x * factor)


def test_a_kernel_refuses_arrays_of_another_device(rng):
    x = rng.uniform(size=64)
    b = on(1, x)
    out = gs.zeros(64)
    with pytest.raises(ValueError, match="device 1"):
        scaled[1, 64](out, b, 2.0)
    same(out.get(), np.zeros(64))
    with cuda.Device(1):
        stream = cuda.Stream()
        out = gs.zeros(64)
    scaled[1, 64, stream](out, b, 2.0)  # the launch is on the stream's device
    stream.synchronize()
    same(out.get(), x * 2)


def test_arrays_of_the_program_follow_the_launch(rng):
    table = rng.uniform(size=8)

    @cuda.jit
    def looked_up(out):
        i = cuda.grid(1)
        if i < out.size:
            out[i] = table[i % 8]

    for i in (0, 1, 0):
        with cuda.Device(i):
            out = gs.zeros(40)
            looked_up[1, 64](out)
        same(out.get(), np.tile(table, 5))


def test_faults_belong_to_their_device():
    @cuda.jit(debug=True, opt=False)
    def beyond(x):
        x[cuda.grid(1) + 5] = 1

    with cuda.Device(1):
        beyond[1, 4](gs.zeros(3))
    cuda.Device(0).synchronize()
    with pytest.raises(IndexError, match="out of bounds"):
        cuda.Device(1).synchronize()
    cuda.Device(1).synchronize()


def test_threads_have_their_own_current_device(rng):
    x = rng.uniform(size=50_000)
    results = {}

    def work(i):
        cuda.Device(i).use()
        total = gs.zeros(x.size)
        for _ in range(10):
            total += gs.asarray(x)
        results[i] = (total.device.id, total.get())

    threads = [threading.Thread(target=work, args=(i,)) for i in (0, 1)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    expected = np.zeros(x.size)
    for _ in range(10):
        expected += x
    for i in (0, 1):
        assert results[i][0] == i
        same(results[i][1], expected)
    assert cuda.get_current_device().id == 0


def test_the_same_numbers_on_each_device():
    draws = []
    for i in (0, 1):
        with cuda.Device(i):
            draws.append(gs.random.default_rng(5).random(1000).get())
    same(draws[0], draws[1])


def test_peer_access():
    zero, one = cuda.Device(0), cuda.Device(1)
    assert zero.can_access_peer(0)
    reached = zero.can_access_peer(one)
    assert cuda.runtime.deviceCanAccessPeer(0, 1) == int(reached)
    assert cuda.current_context(0).can_access_peer(1) == reached
    if reached:
        cuda.runtime.deviceEnablePeerAccess(1)
        cuda.current_context(0).enable_peer_access(cuda.current_context(1))
    else:
        with pytest.raises(cuda.CudaError, match="CUDA_ERROR_PEER_ACCESS_UNSUPPORTED"):
            cuda.runtime.deviceEnablePeerAccess(1)


def test_copies_without_peer_access():
    """GRIDSTRIDE_PEER_ACCESS=0: the devices count as apart, and copies go through the host."""
    result = run_program(
        """
        import numpy as np
        import gridstride as gs
        from gridstride import cuda
        x = np.random.default_rng(3).uniform(size=(500, 700))
        a = gs.asarray(x)
        assert not cuda.Device(0).can_access_peer(1)
        try:
            cuda.runtime.deviceEnablePeerAccess(1)
        except cuda.CudaError as error:
            assert "CUDA_ERROR_PEER_ACCESS_UNSUPPORTED" in str(error), error
        else:
            raise AssertionError("access was given")
        for _ in range(5):
            b = (a * 2).to_device(cuda.Device(1))
            b[1::2] = a[::2]
            expected = x * 2
            expected[1::2] = x[::2]
            assert (b.get() == expected).all() and b.device.id == 1
        print("fine")
        """,
        env={"GRIDSTRIDE_PEER_ACCESS": "0"},
    )
    assert result.stdout == "fine\n", result.stdout + result.stderr


def test_nothing_leaks(no_leak, rng):
    x = rng.uniform(size=1000)
    a = on(0, x)
    b = a.to_device(cuda.Device(1))
    b[::2] = a[1::2]
    a[...] = b
    del a, b
    for i in (0, 1):
        cuda.Device(i).synchronize()
