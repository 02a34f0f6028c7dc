"""Declared signatures: which one a launch or a call of a device function takes, and what it casts."""

import math
import os
import pickle
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import gridstride as gs
from gridstride import cuda
from gridstride.cuda import float32, int32, int64, types, void


def add(x, y):
    return x + y


def add_into(r, x, y):
    r[0] = x + y


class TestKernels:
    def test_the_nearest_signature_is_taken(self):
        kernel = cuda.jit(["(float64[::1], float32, float32)", "(float64[::1], float64, float64)"])(add_into)
        r = np.zeros(1)
        kernel[1, 1](r, np.float32(1), np.float32(2**-25))
        assert r[0] == 1.0
        kernel[1, 1](r, 1, 2**-25)
        assert r[0] == 1.0 + 2**-25

    def test_none_fits(self):
        kernel = cuda.jit(["(int64[::1], int64, int64)", "(float64[::1], float64, float64)"])(add_into)
        with pytest.raises(TypeError, match="No matching definition"):
            kernel[1, 1](np.zeros(1, complex), 1j, 1j)
        assert len(kernel.overloads) == 2

    def test_a_complex_number_is_not_cast_to_a_real_one(self):
        kernel = cuda.jit("(int32[::1], int32, int32)")(add_into)
        r = np.zeros(1, np.int32)
        with pytest.raises(TypeError, match="No matching definition"):
            kernel[1, 1](r, 1, 2j)
        kernel[1, 1](r, 12.7, 45)
        assert r[0] == 57

    def test_several_fit_as_well(self):
        declared = [
            "(float64[::1], float32, float64)",
            "(float64[::1], float64, float32)",
            "(float64[::1], int64, int64)",
        ]
        kernel = cuda.jit(declared)(add_into)
        with pytest.raises(TypeError, match="Ambiguous overloading") as caught:
            kernel[1, 1](np.zeros(1), 1.0, 2.0)
        assert "float32, float64) -> none" in str(caught.value)
        assert "int64" not in str(caught.value)

    def test_one_signature_makes_a_specialised_kernel(self):
        kernel = cuda.jit("void(float32[::1])")(lambda x: None)
        with pytest.raises(RuntimeError, match="already specialized"):
            kernel.specialize(float32[::1])
        assert isinstance(kernel.get_regs_per_thread(), int)
        assert kernel.compile("void(float32[::1])") is next(iter(kernel.overloads.values()))
        with pytest.raises(RuntimeError, match="another signature"):
            kernel.compile("void(float64[::1])")
        several = cuda.jit(["void(float32[::1])", "void(float64[::1])"])(lambda x: None)
        assert len(several.get_regs_per_thread()) == 2

    def test_specialize_by_types(self):
        kernel = cuda.jit(lambda x, y: None)
        strided, plain = kernel.specialize(float32[:], float32[:]), kernel.specialize(float32[::1], float32[::1])
        assert strided is not plain
        assert kernel.specialize(float32[::1], float32[::1]) is plain
        assert len(kernel.specializations) == 2

    def test_records_in_a_signature(self, rng):
        dtype = np.dtype([("a", np.int32), ("b", np.float64, (2,))], align=True)
        record = types.from_dtype(dtype)

        @cuda.jit(void(record[:], int64))
        def kernel(r, i):
            r[i].a = 5
            r[i].b[1] = r[i].b[0] * 2

        values = np.zeros(4, dtype)
        values["b"] = rng.random((4, 2))
        expected = values.copy()
        expected["a"][2], expected["b"][2, 1] = 5, values["b"][2, 0] * 2
        kernel[1, 1](values, 2)
        np.testing.assert_array_equal(values, expected)
        assert types.typeof(values) == record[:]
        with pytest.raises(TypeError, match="No matching definition"):
            kernel[1, 1](np.zeros(4, [("a", np.int32), ("c", np.float64, (2,))]), 2)

    def test_dates_have_types(self):
        assert str(types.from_dtype("datetime64[D]")) == "datetime64[D]"
        assert types.from_dtype("timedelta64[s]") == types.NPTimedelta("s")
        assert types.typeof(np.zeros(3, "M8[D]")).dtype == types.NPDatetime("D")


class TestLaunchBounds:
    def test_more_threads_are_refused(self):
        kernel = cuda.jit(launch_bounds=128)(lambda: None)
        kernel[1, 128]()
        kernel[1, (16, 8)]()
        with pytest.raises(cuda.CudaError, match=r"CUDA_ERROR_INVALID_VALUE.* 256 threads"):
            kernel[1, 256]()

    def test_they_stand_in_the_ptx(self):
        kernel = cuda.jit("void()", launch_bounds=(128, 2, 4))(lambda: None)
        text = kernel.inspect_asm(())
        assert ".maxntid 128" in text and ".minnctapersm 2" in text and ".maxclusterrank 4" in text
        text, _ = cuda.compile_ptx(lambda: None, "void()", launch_bounds=(64,))
        assert ".maxntid 64" in text and ".minnctapersm" not in text

    def test_bad_ones(self):
        with pytest.raises(ValueError, match="Got 4 launch bounds"):
            cuda.jit(launch_bounds=(1, 2, 3, 4))(lambda: None)
        with pytest.raises(TypeError, match="not float"):
            cuda.jit(launch_bounds=1.5)(lambda: None)
        with pytest.raises(ValueError, match="negative"):
            cuda.jit(launch_bounds=-1)(lambda: None)


def run(function, r, x, y):
    @cuda.jit
    def kernel(r, x, y):
        r[0] = function(x, y)

    kernel[1, 1](r, x, y)
    return r[0]


class TestDeviceFunctions:
    def test_numbers_are_cast(self):
        pair = cuda.jit(["(int64, int64)"], device=True)(add)
        assert run(pair, np.zeros(1), 1.5, 2.5) == 3
        either = cuda.jit(["(int64, int64)", "(float64, float64)"], device=True)(add)
        assert run(either, np.zeros(1), 1.5, 2.5) == 4.0
        assert run(either, np.zeros(1), np.int32(1), 2.5) == 3.5

    def test_the_result_is_cast(self):
        whole = cuda.jit("int32(float64, float64)", device=True)(add)
        assert run(whole, np.zeros(1), 1.75, 2.5) == 4

    def test_float32_stays(self):
        pair = cuda.jit(["(float32, float32)", "(float64, float64)"], device=True)(add)
        assert run(pair, np.zeros(1), np.float32(1), np.float32(2**-25)) == 1.0
        assert run(pair, np.zeros(1), 1, 2**-25) == 1.0 + 2**-25

    def test_none_fits(self):
        pair = cuda.jit(["(int64, int64)", "(float64, float64)"], device=True)(add)
        message = r"Invalid use of type .*'add' with parameters \(complex128, complex128\)"
        with pytest.raises(cuda.TypingError, match=message):
            run(pair, np.zeros(1, complex), 1j, 1j)

    def test_arrays_and_keywords(self, rng):
        @cuda.jit("float64(float64[:], int32)", device=True)
        def at(a, i):
            return a[i]

        @cuda.jit
        def kernel(a, out):
            out[0] = at(a, i=1.9)

        a, out = rng.random(3), np.zeros(1)
        kernel[1, 1](a, out)
        assert out[0] == a[1]
        with pytest.raises(cuda.TypingError, match="Invalid use"):
            kernel[1, 1](a.astype(np.float32), out)

    def test_pickling_keeps_the_signatures(self):
        pair = pickle.loads(pickle.dumps(cuda.jit("int32(float64, float64)", device=True)(add)))
        assert run(pair, np.zeros(1), 1.75, 2.5) == 4

    def test_it_can_be_looked_at(self):
        function = cuda.jit(device=True)(add)
        compiled = function.compile_device((int32, int32))
        assert compiled.signature == int64(int32, int32)
        assert "add" in compiled.fndesc.mangled_name
        assert compiled.fndesc.mangled_name in function.inspect_llvm((int32, int32))
        assert compiled.fndesc.mangled_name in function.inspect_asm((int32, int32))
        assert list(function.overloads) == [(int32, int32)]
        with pytest.raises(RuntimeError, match="Cannot inspect SASS of a device function"):
            function.inspect_sass((int32, int32))
        with pytest.raises(RuntimeError, match="Cannot compile a device function as a kernel"):
            function[1, 1]()


def test_a_kernel_that_asks_for_the_grid_is_cooperative():
    @cuda.jit("void(float32[::1])")
    def together(x):
        cuda.cg.this_grid().sync()
        x[0] = math.pi

    alone = cuda.jit("void(float32[::1])")(lambda x: None)
    assert [next(iter(k.overloads.values())).cooperative for k in (together, alone)] == [True, False]


def test_code_for_other_compilers_is_named_but_not_linked(tmp_path):
    source = cuda.CUSource("__device__ int f();")
    assert source.name == "<unnamed-cu>" and source.kind == "cu"
    (tmp_path / "a.ptx").write_text(".version 8.0")
    read = cuda.LinkableCode.from_path(str(tmp_path / "a.ptx"))
    assert isinstance(read, cuda.PTXSource) and read.data == ".version 8.0"
    with pytest.raises(RuntimeError, match="known suffixes"):
        cuda.LinkableCode.from_path(str(tmp_path / "a.txt"))
    with pytest.raises(cuda.UnsupportedError, match="link="):
        cuda.jit(link=[source])(lambda: None)


def test_compiled_code_returns_what_the_signature_says():
    ptx, result = cuda.compile(add, "int32(int32, int32)", device=True)
    assert result == int32 and "func_retval0" in ptx and ".b32 func_retval0" in ptx
    assert cuda.compile(add, (int32, int32))[1] == int64
    assert ".target sm_90a" in cuda.compile_ptx(lambda: None, (), cc=(9, 0, "a"))[0]
    with pytest.raises(ValueError, match="'a' or 'f'"):
        cuda.compile_ptx(lambda: None, (), cc=(9, 0, "z"))
    with pytest.raises(NotImplementedError, match="C ABI is not supported for kernels"):
        cuda.compile_ptx(lambda: None, (), abi="c")


@pytest.mark.parametrize(
    ("value", "error", "text"),
    [
        (150, ValueError, "between -1 and 100"),
        (-2, ValueError, "between"),
        ("x", ValueError, "Invalid"),
        (1.5, TypeError, "not float"),
    ],
)
def test_bad_shared_memory_carveout(value, error, text):
    with pytest.raises(error, match=text):
        cuda.jit(shared_memory_carveout=value)


def test_types_of_the_numba_package_are_taken(tmp_path, rng):
    """Where that is installed, too, a program's `from numba import float64, void` gives its own."""
    package = tmp_path / "numba"
    package.mkdir()
    (package / "__init__.py").write_text(
        "class Signature:\n    def __init__(self, result, args): self.return_type, self.args = result, args\n"
        "class NoneType:\n    def __call__(self, *args): return Signature(self, args)\n"
        "class Float:\n    def __str__(self): return 'float64'\n"
        "    def __getitem__(self, axes): return Array(self, 1, 'A')\n"
        "class Array:\n    def __init__(self, *all): self.dtype, self.ndim, self.layout = all\n"
        "void, float64 = NoneType(), Float()\n"
    )
    program = (
        "from numba import float64, void\nfrom gridstride import cuda\nimport numpy as np\n"
        "@cuda.jit(void(float64, float64[:]))\ndef scale(k, x):\n    x[cuda.grid(1)] *= k\n"
        "@cuda.jit((float64[:],))\ndef negate(x):\n    own = cuda.shared.array(5, float64)\n"
        "    own[cuda.threadIdx.x] = -1\n    x[cuda.grid(1)] *= own[cuda.threadIdx.x]\n"
        "x = np.arange(5.0)\nscale[1, 5](3, x)\nnegate[1, 5](x)\nprint(x)\nprint(scale.signatures)"
    )
    path = os.pathsep.join([str(tmp_path), str(Path(gs.__file__).resolve().parents[1])])
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, env={**os.environ, "PYTHONPATH": path}
    )
    assert done.returncode == 0, done.stderr
    assert "[ -0.  -3.  -6.  -9. -12.]" in done.stdout
