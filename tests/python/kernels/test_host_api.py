"""numba.cuda's host API: arrays, transfers, streams, contexts, signatures."""

import asyncio
import collections
import enum

import numpy as np
import pytest

import gridstride as gs
from gridstride import cuda
from support import random_array, same

DTYPES = ["bool", "int8", "int16", "uint32", "int64", "float16", "float32", "float64", "complex64", "complex128"]


@cuda.jit
def double(x):
    i = cuda.grid(1)
    if i < x.shape[0]:
        x[i] *= 2


@cuda.jit
def increase(x, out):
    i = cuda.grid(1)
    if i < x.shape[0]:
        out[i] = x[i] + 1
        x[i] = 0


class TestTransfers:
    @pytest.mark.parametrize("dtype", DTYPES)
    @pytest.mark.parametrize("shape", [(), (0,), (7,), (3, 4), (2, 3, 5)])
    @pytest.mark.parametrize("order", ["C", "F"])
    def test_there_and_back(self, rng, dtype, shape, order):
        host = np.asarray(random_array(rng, shape, dtype), order=order)
        d = cuda.to_device(host)
        back = d.copy_to_host()
        same(back, host)
        assert back.flags.f_contiguous == host.flags.f_contiguous
        into = np.zeros_like(host)
        assert d.copy_to_host(into) is into
        same(into, host)
        stream = cuda.stream()
        other = np.asarray(random_array(rng, shape, dtype), order="C")
        d.copy_to_device(other, stream=stream)
        same(d.copy_to_host(stream=stream), other)

    def test_slices(self, rng):
        host = random_array(rng, (20, 30), "float32")
        d = cuda.to_device(host)
        same(d[3:9, ::2].copy_to_host(), host[3:9, ::2])
        part = random_array(rng, (6, 15), "float32")
        d[3:9, ::2].copy_to_device(part)
        host[3:9, ::2] = part
        same(d.copy_to_host(), host)
        d[5].copy_to_device(d[6])
        host[5] = host[6]
        same(d.copy_to_host(), host)
        d.setitem(2, 7.0, stream=cuda.stream())
        host[2] = 7
        gs.synchronize()
        same(d.getitem(2), host[2])

    def test_errors(self):
        d = cuda.device_array((3, 4), "float32")
        with pytest.raises(ValueError, match=r"incompatible shape: \(3, 4\) vs. \(4, 3\)"):
            d.copy_to_host(np.zeros((4, 3), "float32"))
        with pytest.raises(TypeError, match="incompatible dtype: float32 vs. float64"):
            d.copy_to_device(np.zeros((3, 4)))
        with pytest.raises(TypeError, match=r"numpy\.ndarray"):
            d.copy_to_host([1, 2])
        locked = np.zeros((3, 4), "float32")
        locked.flags.writeable = False
        with pytest.raises(ValueError, match="read-only"):
            d.copy_to_host(locked)
        with pytest.raises(cuda.CudaError, match="CUDA_ERROR_NOT_SUPPORTED.*inter-process"):
            d.get_ipc_handle()
        with pytest.raises(cuda.CudaError, match="inter-process"), cuda.open_ipc_array(None, 3, "f4"):
            pass

    def test_to_device_variants(self, rng):
        host = random_array(rng, (4, 6), "int32")
        d = cuda.device_array_like(host)
        assert cuda.to_device(host, to=d) is d
        same(d, host)
        assert cuda.to_device(host, copy=False).shape == (4, 6)
        same(cuda.to_device(d), host)
        same(cuda.to_device(3.5), np.array(3.5))
        fortran = cuda.device_array_like(np.asfortranarray(host))
        assert fortran.is_f_contiguous() and not fortran.is_c_contiguous()
        broadcast = cuda.device_array_like(np.broadcast_to(np.zeros(3), (4, 3)))
        assert broadcast.shape == (4, 3) and broadcast.strides == (0, 8)

    def test_split(self, rng):
        host = random_array(rng, 10, "float64")
        parts = list(cuda.to_device(host).split(4))
        assert [p.size for p in parts] == [4, 4, 2]
        same(np.concatenate([p.copy_to_host() for p in parts]), host)
        with pytest.raises(ValueError, match="positive"):
            cuda.to_device(host).split(0)
        with pytest.raises(ValueError, match="one-dimensional"):
            cuda.device_array((2, 2)).split(1)


class TestHostMemory:
    @pytest.mark.parametrize("make", [cuda.pinned_array, cuda.mapped_array, cuda.managed_array])
    @pytest.mark.parametrize(("shape", "order"), [(5, "C"), ((3, 4), "C"), ((3, 4), "F"), ((0, 3), "C")])
    def test_shapes(self, make, shape, order):
        made = make(shape, "int16", order=order)
        assert isinstance(made, np.ndarray)
        assert made.dtype == np.int16
        assert made.shape == ((shape,) if isinstance(shape, int) else shape)
        assert made.flags.f_contiguous if order == "F" else made.flags.c_contiguous
        made[...] = 3
        assert (np.asarray(made) == 3).all()

    @pytest.mark.parametrize("make", [cuda.mapped_array, cuda.managed_array])
    def test_kernels_work_in_place(self, make, rng, recwarn):
        host = random_array(rng, 100, "float64")
        x = make(100)
        x[:] = host
        double[1, 128](x)
        cuda.synchronize()
        same(np.asarray(x), host * 2)
        same(x.copy_to_host(), host * 2)
        x.copy_to_device(host)
        cuda.synchronize()  # the host reads the memory itself
        same(np.asarray(x), host)
        assert cuda.is_cuda_array(x)
        assert not [w for w in recwarn if "copy overhead" in str(w.message)]

    def test_like(self):
        f = np.zeros((2, 5), "complex64", order="F")
        for made in (cuda.pinned_array_like(f), cuda.mapped_array_like(f)):
            assert (made.shape, made.dtype, made.flags.f_contiguous) == (f.shape, f.dtype, True)

    def test_context_managers(self, rng):
        host = random_array(rng, 64, "float32")
        expected = host * 2
        with cuda.pinned(host), cuda.defer_cleanup():
            cuda.to_device(host)
        if cuda.Device().kind == "cpu":  # a GPU maps memory that was made for it only
            with cuda.mapped(host) as d:
                double[1, 64](d)
            same(host, expected)
        with pytest.raises(TypeError, match="numpy"):
            cuda.pinned([1, 2])

    def test_memory_outlives_its_maker(self):
        x = cuda.pinned_array(1000)[::2]
        x[:] = 1
        assert x.sum() == 500


class TestInterface:
    def test_round_trip(self, rng):
        host = random_array(rng, (4, 5), "float32")
        d = cuda.to_device(host)[1:, ::2]

        class Foreign:
            __cuda_array_interface__ = d.__cuda_array_interface__
            keep = d

        assert cuda.is_cuda_array(Foreign())
        seen = cuda.as_cuda_array(Foreign())
        same(seen, host[1:, ::2])
        seen[0, 0] = 7
        assert float(d[0, 0]) == 7
        row = Foreign()
        flat = cuda.to_device(host[0])
        row.__cuda_array_interface__ = flat.__cuda_array_interface__
        double[1, 32](row)
        cuda.synchronize()
        same(flat, host[0] * 2)

    def test_fields(self):
        d = cuda.device_array((3, 4), "int32", order="F")
        desc = d.__cuda_array_interface__
        assert desc["shape"] == (3, 4)
        assert desc["strides"] == (4, 12)
        assert desc["typestr"] == "<i4"
        assert desc["version"] == 3
        assert desc["data"] == (d.data.ptr, False)
        assert cuda.device_array(3).__cuda_array_interface__["strides"] is None
        assert cuda.device_array(0).__cuda_array_interface__["data"][0] == 0

    def test_errors(self):
        with pytest.raises(TypeError, match="doesn't implement the cuda array interface"):
            cuda.as_cuda_array(np.zeros(3))
        desc = dict(cuda.device_array(3).__cuda_array_interface__)
        with pytest.raises(NotImplementedError, match="Masked"):
            cuda.from_cuda_array_interface({**desc, "mask": desc})
        with pytest.raises(TypeError, match="dtype|type"):
            cuda.from_cuda_array_interface({**desc, "typestr": "|S3"})
        assert not cuda.is_cuda_array(np.zeros(3))


class TestHints:
    @pytest.mark.filterwarnings("error")
    def test_in_out(self, rng):
        host = random_array(rng, 50, "float64")
        x, out = host.copy(), np.full(50, -1.0)
        increase[1, 64](cuda.In(x), cuda.Out(out))
        same(out, host + 1)
        same(x, host)
        increase[1, 64](cuda.InOut(x), cuda.Out(out))
        same(x, np.zeros(50))
        increase[1, 64](cuda.In(cuda.to_device(host)), cuda.InOut(out))
        same(out, host + 1)


Point = collections.namedtuple("Point", ["x", "y"])


class Colour(enum.Enum):
    RED = 2
    BLUE = 5


class Level(enum.IntEnum):
    LOW = 3


class TestStructuredArguments:
    def test_tuples(self, rng):
        @cuda.jit(fma=False)
        def kernel(pair, nested, out):
            i = cuda.grid(1)
            if i < out.size:
                out[i] = pair[0][i] * pair[1] + nested[1][0] - nested[0]

        x = random_array(rng, 40, "float64")
        out = gs.zeros(40)
        kernel[1, 64]((gs.asarray(x), 3), (1, (2.5, True)), out)
        same(out, x * 3 + 2.5 - 1)
        assert len(kernel.signatures) == 1
        kernel[1, 64]((gs.asarray(x), 3.0), (1, (2.5, True)), out)
        assert len(kernel.signatures) == 2

    def test_writes_through_a_tuple(self, rng):
        @cuda.jit
        def kernel(arrays):
            i = cuda.grid(1)
            if i < arrays[0].size:
                arrays[1][i] = arrays[0][i] + 1

        x = random_array(rng, 40, "float64")
        out = gs.zeros(40)
        pending = out + 0
        kernel[1, 64]((gs.asarray(x), out))
        same(out, x + 1)
        same(pending, np.zeros(40))
        host = np.zeros(40)
        with pytest.warns(gs.GridstridePerformanceWarning):
            kernel[1, 64]((x, host))
        same(host, x + 1)

    def test_namedtuples_enums_and_none(self):
        @cuda.jit
        def kernel(p, colour, level, nothing, out):
            if nothing is None:
                out[0] = p.x + 10 * p.y + 100 * colour + 1000 * level

        out = gs.zeros(1, "int64")
        kernel[1, 1](Point(1, 2), Colour.BLUE, Level.LOW, None, out)
        assert int(out[0]) == 1 + 20 + 500 + 3000

        @cuda.jit
        def wrong(p, out):
            out[0] = p.z

        with pytest.raises((cuda.TypingError, AttributeError), match="no attribute 'z'"):
            wrong[1, 1](Point(1, 2), out)


class TestStreams:
    def test_numba_names(self):
        s = cuda.stream()
        for made in (cuda.default_stream(), cuda.legacy_default_stream(), cuda.per_thread_default_stream()):
            assert isinstance(made, cuda.Stream)
        assert cuda.external_stream(s.ptr) == s
        x = gs.ones(100)
        with s.auto_synchronize() as inside:
            assert inside is s
            double[1, 128, s](x)
        same(x, np.full(100, 2.0))
        assert double[1, 32, s].stream == s
        assert double[1, 32].stream == 0

    def test_names_of_streams(self):
        stream = cuda.stream()
        assert repr(stream) == f"<CUDA stream {stream.ptr} (device 0)>"
        assert repr(cuda.default_stream()) == "<Default CUDA stream (device 0)>"
        assert repr(cuda.per_thread_default_stream()) == "<Per-thread default CUDA stream (device 0)>"
        assert int(stream) == stream.handle == stream.ptr
        assert not stream.external

    def test_callbacks(self):
        s = cuda.stream()
        x = gs.ones(100_000)
        seen = []
        for i in range(3):
            double[400, 256, s](x)
            s.add_callback(lambda stream, status, arg: seen.append((stream, status, arg)), i)
        s.synchronize()
        assert seen == [(s, 0, 0), (s, 0, 1), (s, 0, 2)]
        with pytest.raises(TypeError, match="function"):
            s.add_callback(3)

    def test_async_done(self):
        async def work():
            s = cuda.stream()
            x = gs.ones(1000)
            double[4, 256, s](x)
            assert await s.async_done() is s
            return x

        same(asyncio.run(work()), np.full(1000, 2.0))

    def test_events(self):
        start, stop = cuda.event(), cuda.event(timing=True)
        start.record(stream=cuda.default_stream())
        stop.record()
        stop.synchronize()
        assert cuda.event_elapsed_time(start, stop) >= 0
        assert cuda.event(timing=False).query()


class TestDevices:
    def test_devices(self, capsys):
        device = cuda.get_current_device()
        assert device.compute_capability >= (7, 0)
        assert device.WARP_SIZE == 32
        assert device.MAX_THREADS_PER_BLOCK == 1024
        assert device.MULTIPROCESSOR_COUNT >= 1
        assert device == cuda.gpus[0] == cuda.gpus.current == cuda.list_devices()[0] == next(iter(cuda.gpus))
        assert device.uuid.startswith("GPU-") and device.uuid == cuda.gpus[0].uuid
        assert device.supports_float16
        assert cuda.detect() and f"Found {cuda.device_count()} CUDA devices" in capsys.readouterr().out
        with cuda.gpus[0] as inside:
            assert inside.id == 0
        with pytest.raises(IndexError):
            cuda.gpus[99]
        assert cuda.is_available() and cuda.is_supported_version() and cuda.cuda_error() is None

    def test_context(self):
        context = cuda.current_context()
        assert context.device.id == 0
        info = context.get_memory_info()
        assert info.total >= info.free > 0
        assert tuple(info) == (info.free, info.total)
        assert context == cuda.select_device(0) == cuda.current_context(0)
        with context:
            context.synchronize()
        assert isinstance(context.create_stream(), cuda.Stream)
        assert context.get_default_stream() == cuda.default_stream()
        kept = gs.ones(5)
        cuda.close()
        same(kept, np.ones(5))

        @cuda.require_context
        def needs_one():
            return 3

        assert needs_one() == 3

    def test_numba_paths(self):
        from gridstride.cuda.cudadrv import devicearray, devices, driver, error

        assert driver.CudaAPIError is cuda.CudaError is error.CudaAPIError
        assert isinstance(gs.zeros(3), devicearray.DeviceNDArray)
        assert devices.get_context() == cuda.current_context()
        host = np.zeros(5)
        driver.device_to_host(host, gs.ones(5), 24)
        same(host, np.array([1, 1, 1, 0, 0.0]))
        from gridstride.cuda.errors import NumbaPerformanceWarning

        assert NumbaPerformanceWarning is gs.GridstridePerformanceWarning
        assert issubclass(cuda.errors.CudaLoweringError, Exception)


class TestSignatures:
    SIGNATURES = (
        "void(float32[:], int64)",
        "(float32[::1], int64)",
        cuda.void(cuda.float32[:], cuda.int64),
        (cuda.float32[:], cuda.int64),
        ["void(f4[:], i8)", cuda.void(cuda.float64[:], cuda.int64)],
        "void(types.float32[:], int64)",
    )

    @pytest.mark.parametrize("signature", SIGNATURES, ids=str)
    def test_eager(self, signature):
        @cuda.jit(signature)
        def kernel(x, k):
            x[cuda.grid(1)] = k

        assert len(kernel.overloads) == (2 if isinstance(signature, list) else 1)
        x = gs.zeros(4, "float32")
        kernel[1, 4](x, 2.7)
        same(x, np.full(4, 2, "float32"))
        with pytest.raises(cuda.TypingError, match="no declared signature"):
            kernel[1, 4](gs.zeros(4, "int8"), 1)

    def test_composed(self):
        @cuda.jit("void(UniTuple(float32[:], 2), Tuple((int32, float64)), bool_)")
        def kernel(pair, numbers, flag):
            i = cuda.grid(1)
            if flag:
                pair[1][i] = pair[0][i] * numbers[0] + numbers[1]

        x, y = gs.ones(5, "float32"), gs.zeros(5, "float32")
        kernel[1, 5]((x, y), (2, 0.5), True)
        same(y, np.full(5, 2.5, "float32"))
        assert len(kernel.overloads) == 1

    @pytest.mark.parametrize(
        ("signature", "error", "text"),
        [
            ("int32(float32[:])", TypeError, "void return type"),
            ("void(float33[:])", TypeError, "float33"),
            ("void float32", ValueError, "cannot read the signature"),
            ("void(float32[1])", ValueError, "axes"),
            ("void(float32[::1, ::1, :])", ValueError, "axes"),
            ("void(1)", ValueError, "cannot read the parameter"),
            (cuda.int32(cuda.float32[:]), TypeError, "void return type"),
            (3, TypeError, "signature is a string"),
            ([3], TypeError, "signature is a string"),
            (int, TypeError, "Python function"),
        ],
    )
    def test_errors(self, signature, error, text):
        with pytest.raises(error, match=text):

            @cuda.jit(signature)
            def kernel(x):
                x[0] = 1

    def test_options(self):
        @cuda.jit(fastmath=True, opt=True, lineinfo=True, max_registers=32, cache=True, inline="always", link=[])
        def kernel(x):
            x[0] = 1

        kernel[1, 1](gs.zeros(1))
        with pytest.raises(cuda.UnsupportedError, match="device=True"):
            cuda.jit(link=["x.cu"])
        with pytest.raises(TypeError, match="argtypes"):
            cuda.jit(argtypes=[])
        with pytest.raises(TypeError, match="unexpected keyword argument 'nonsense'"):
            cuda.jit(nonsense=1)
        with pytest.raises(ValueError, match="inline"):
            cuda.jit(inline="maybe")
        declared = cuda.declare_device("f", "int32(int32)")
        assert (declared.name, declared.sig) == ("f", cuda.int32(cuda.int32))
        with pytest.raises(TypeError, match="Return type"):
            cuda.declare_device("f", "(int32,)")

        @cuda.jit
        def calls(x):
            x[0] = declared(x[0])

        with pytest.raises(TypeError, match="object code"):
            calls[1, 1](gs.zeros(1, "int32"))

    def test_dispatcher(self, capsys):
        @cuda.jit
        def kernel(x, k):
            x[cuda.grid(1)] = k

        x = gs.zeros(3)
        special = kernel.specialize(x, 2)
        assert special.specialized and kernel.specialize(x, 5) is special
        special[1, 3](x, 2)
        same(x, np.full(3, 2.0))
        with pytest.raises(cuda.TypingError):
            special[1, 3](gs.zeros(3, "int8"), 2)
        with pytest.raises(RuntimeError, match="specialized"):
            special.compile("(int32[:], int64)")
        kernel.compile((cuda.float32[::1], cuda.float32))
        key = (cuda.float32[::1], cuda.float32)
        assert kernel.signatures == [key]
        assert kernel.overloads[key].signature == key
        for name in ("ir", "llvm", "asm", "sass"):
            inspect = getattr(kernel, f"inspect_{name}")
            assert inspect()[key] == inspect(key)
        with pytest.raises(KeyError, match="not been compiled"):
            kernel.inspect_llvm((cuda.int8,))
        kernel.inspect_types()
        assert "simt @kernel" in capsys.readouterr().out
        kernel.disable_compile()
        with pytest.raises(cuda.TypingError, match="disable_compile"):
            kernel[1, 3](gs.zeros(3, "int8"), 2)
        assert kernel.configure(2, 3).griddim == (2, 1, 1)

    def test_types(self):
        assert cuda.float32[:, ::1].layout == "C"
        assert cuda.float32[::1, :].layout == "F"
        assert cuda.float32[:] == cuda.types.Array(cuda.float32, 1, "A")
        assert str(cuda.float32[:]) == "array(float32, 1d, A)"
        assert cuda.float32(1.1) == np.float32(1.1)
        assert cuda.types.typeof(gs.zeros((2, 2), order="F")) == cuda.float64[::1, :]
        assert cuda.types.typeof((1, 2.0)) == cuda.types.Tuple([cuda.int64, cuda.float64])
        assert cuda.types.typeof(np.int8(3)) == cuda.int8
        assert cuda.types.from_dtype("f4") == cuda.float32
        with pytest.raises(TypeError, match="dtype"):
            cuda.types.from_dtype("U3")
        with pytest.raises(TypeError, match="array type"):
            cuda.float32[3]

    def test_types_inside_kernels(self):
        @cuda.jit
        def kernel(x, out):
            i = cuda.grid(1)
            out[i] = cuda.int8(x[i]) + cuda.float32(0.1)

        out = gs.zeros(1)
        kernel[1, 1](gs.array([300.0]), out)
        assert float(out[0]) == np.float32(127) + np.float32(0.1)


class TestPtx:
    def test_compile(self):
        def kernel(x, k):
            i = cuda.grid(1)
            if i < x.size:
                x[i] = x[i] * k + 1

        ptx, result = cuda.compile_ptx(kernel, (cuda.float32[:], cuda.float32))
        assert result == cuda.void
        assert ".visible .entry" in ptx and ".target sm_90" in ptx
        ptx, _ = cuda.compile(kernel, "void(float64[:], float64)", device=False, cc=(8, 6))
        assert ".target sm_86" in ptx and "f64" in ptx
        assert ".target sm_90" in cuda.compile_ptx_for_current_device(kernel, "void(int8[:], int8)")[0]

    def test_device_functions(self):
        def inner(x):
            return x * x

        def function(x, k):
            return inner(x) + k

        ptx, result = cuda.compile(function, "float64(float32, int32)", abi_info={"abi_name": "by_this_name"})
        assert result == cuda.float64
        assert ".visible .func  (.param .b64 func_retval0) by_this_name(" in ptx and ".entry" not in ptx
        ptx, result = cuda.compile(lambda x: x > 2, (cuda.int16,), cc=(8, 0))
        assert result == cuda.boolean and ".target sm_80" in ptx
        assert cuda.compile_all(function, "(uint8, uint8)")[1] == cuda.uint64
        assert cuda.compile(lambda x: None, (cuda.int16,))[1] == cuda.void

    def test_inspect(self):
        @cuda.jit("void(float32[:])")
        def kernel(x):
            x[0] = 1

        key = kernel.signatures[0]
        assert ".entry" in kernel.inspect_ptx(key)
        assert ".target sm_75" in kernel.inspect_ptx(cc=(7, 5))[key]
        assert ".entry" in kernel.overloads[key].inspect_asm((8, 0))
        assert ".entry" in kernel.inspect_asm()[key] and ".entry" in kernel.inspect_lto_ptx(key)
        assert ".entry" in kernel.inspect_asm((cuda.float32[:],)), "the declared signature finds it, too"
        with pytest.raises(KeyError, match="has not been compiled"):
            kernel.inspect_asm((cuda.float64[:],))

    def test_errors(self):
        def function(x):
            return x

        def of_array(x):
            return x[0]

        def raises(x):
            raise ValueError("no")

        for refused, signature in ((of_array, "int32(int32[:])"), (raises, "int32(int32)"), (function, "c8(c8)")):
            with pytest.raises(cuda.UnsupportedError, match="function for other code to call"):
                cuda.compile(refused, signature)
        with pytest.raises(TypeError, match="void return type"):
            cuda.compile_ptx(function, "int32(int32)")
        with pytest.raises(ValueError, match=r"2\.7|capability"):
            cuda.compile_ptx(lambda x: None, "void(int32)", cc=(2, 7))
        with pytest.raises(NotImplementedError, match="output type"):
            cuda.compile(function, "void()", output="elf")
        with pytest.raises(NotImplementedError, match="ABI"):
            cuda.compile(function, "void()", abi="java")


class TestAttributes:
    def test_attributes(self):
        table = np.arange(10.0)

        @cuda.jit(launch_bounds=(256, 2))
        def wide(x):
            i = cuda.grid(1)
            a, b, c, d = x[i], x[i + 1], x[i + 2], x[i + 3]
            for k in range(9):
                a, b, c, d = b * c + table[k], c * d, d * a, a * b
            x[i] = a + b + c + d

        @cuda.jit
        def narrow(x):
            x[cuda.grid(1)] = 1

        x = gs.zeros(64)
        wide[1, 32](x)
        narrow[1, 32](x)
        key = wide.signatures[0]
        registers = [k.get_regs_per_thread()[key] for k in (wide, narrow)]
        assert 1 <= registers[1] < registers[0] <= 255
        assert wide.get_const_mem_size(key) == 80
        assert narrow.get_const_mem_size(key) == 0
        assert wide.get_max_threads_per_block(key) == 256
        assert narrow.overloads[key].max_threads_per_block == 1024
        assert narrow.get_shared_mem_per_block(key) == narrow.get_local_mem_per_thread(key) == 0
        assert narrow.overloads[key].max_cooperative_grid_blocks(32) >= 1
