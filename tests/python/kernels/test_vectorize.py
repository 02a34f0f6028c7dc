"""cuda.reduce, cuda.vectorize and cuda.guvectorize against NumPy."""

import numpy as np
import pytest

import gridstride as gs
from gridstride import cuda
from support import random_array, same


class TestReduce:
    @pytest.mark.parametrize("n", [0, 1, 2, 255, 256, 257, 4096, 4097, 100_003])
    @pytest.mark.parametrize("dtype", ["int64", "float64", "int32", "float32"])
    def test_sum(self, rng, n, dtype):
        add = cuda.reduce(lambda a, b: a + b)
        host = random_array(rng, n, dtype, -9, 9)
        np.testing.assert_allclose(add(host, init=2), host.sum() + np.dtype(dtype).type(2), rtol=1e-3)
        if "int" in dtype:
            assert add(cuda.to_device(host)) == host.sum()

    def test_options(self, rng):
        @cuda.reduce
        def largest(a, b):
            return max(a, b)

        host = random_array(rng, 5000, "float64")
        d = cuda.to_device(host)
        assert largest(d, init=-1e300) == host.max()
        assert largest(d, size=17, init=-1e300) == host[:17].max()
        res = gs.zeros(3)
        assert largest(d, res=res, init=-1e300, stream=cuda.stream()) is None
        gs.synchronize()
        same(res, np.array([host.max(), 0, 0]))
        assert cuda.Reduce(lambda a, b: a * b)(np.array([2, 3, 4]), init=1) == 24
        assert cuda.reduce(cuda.jit(device=True)(lambda a, b: a + b))(d[::2][:10]) == pytest.approx(host[:20:2].sum())
        with pytest.raises(TypeError, match="1D"):
            largest(gs.zeros((2, 2)))
        with pytest.raises(ValueError, match="size is 9"):
            largest(gs.zeros(3), size=9)


class TestVectorize:
    def test_broadcasting_and_kinds(self, rng):
        @cuda.vectorize(["float32(float32, float32)", "float64(float64, float64)"], target="cuda")
        def fused(x, y):
            return x * y + 1 if x > y else y - x

        def expected(x, y):
            return np.where(x > y, x * y + 1, y - x).astype(np.result_type(x, y))

        x, y = random_array(rng, (40, 1), "float32"), random_array(rng, 30, "float32")
        got = fused(x, y)
        assert isinstance(got, np.ndarray) and got.dtype == np.float32
        np.testing.assert_allclose(got, expected(x, y), rtol=1e-5)
        on_device = fused(cuda.to_device(x), y)
        assert isinstance(on_device, gs.ndarray)
        same(on_device, got)
        wide = random_array(rng, (40, 30), "float64")
        np.testing.assert_allclose(fused(x, wide), expected(x.astype("float64"), wide), rtol=1e-13)
        np.testing.assert_allclose(fused(wide.T[::2], 2.0), expected(wide.T[::2], 2.0), rtol=1e-13)
        assert fused(3.0, 2.0) == 7
        assert fused(np.zeros((0, 3)), 1.0).shape == (0, 3)
        out = gs.zeros((40, 30), "float32")
        assert fused(x, y, out=out) is out
        same(out, got)
        host_out = np.zeros((40, 30), "float32")
        fused(x, y, host_out)
        same(host_out, got)

    def test_reduce(self, rng):
        @cuda.vectorize(["int64(int64, int64)"], target="cuda")
        def add(a, b):
            return a + b

        host = random_array(rng, 1000, "int64", -100, 100)
        assert add.reduce(host) == host.sum()
        assert add.reduce(cuda.to_device(host)) == host.sum()

    def test_errors(self):
        with pytest.raises(TypeError, match="has a result"):
            cuda.vectorize(["void(float32)"])
        with pytest.raises(TypeError, match="different numbers"):
            cuda.vectorize(["f4(f4)", "f4(f4, f4)"])
        with pytest.raises(ValueError, match="target"):
            cuda.vectorize(["f4(f4)"], target="tpu")
        with pytest.raises(KeyError, match="Unrecognized options: 'nonsense'"):
            cuda.vectorize(["f4(f4)"], nonsense=1)
        one = cuda.vectorize(["float32(float32)"])(lambda x: x)
        with pytest.raises(TypeError, match="takes 1 argument"):
            one(1, 2, 3)
        with pytest.raises(TypeError, match="No matching version"):
            one(np.zeros(3, complex))
        with pytest.raises(ValueError, match="output has shape"):
            one(np.zeros(3, "f4"), out=np.zeros(4, "f4"))


class TestGuvectorize:
    def test_matrix_times_vector(self, rng):
        @cuda.guvectorize(["void(float64[:, :], float64[:], float64[:])"], "(m,n),(n)->(m)", target="cuda")
        def times(a, x, out):
            for i in range(a.shape[0]):
                total = 0.0
                for k in range(a.shape[1]):
                    total += a[i, k] * x[k]
                out[i] = total

        a, x = random_array(rng, (7, 5, 3, 4), "float64"), random_array(rng, (5, 4), "float64")
        np.testing.assert_allclose(times(a, x), np.einsum("abmn,bn->abm", a, x), rtol=1e-12)
        d = times(cuda.to_device(a), cuda.to_device(x[0]))
        assert isinstance(d, gs.ndarray)
        np.testing.assert_allclose(d.get(), a @ x[0], rtol=1e-12)
        out = np.zeros((7, 5, 3))
        assert times(a, x, out=out) is out
        np.testing.assert_allclose(out, np.einsum("abmn,bn->abm", a, x), rtol=1e-12)

    def test_scalars(self, rng):
        @cuda.guvectorize(["void(int32[:], int32, int32[:])", "void(float64[:], float64, float64[:])"], "(n),()->()")
        def count_above(x, limit, out):
            n = 0
            for each in x:
                if each > limit:
                    n += 1
            out[0] = n

        x, limits = random_array(rng, (6, 50), "float64"), random_array(rng, 6, "float64")
        same(count_above(x, limits), (x > limits[:, None]).sum(1).astype(float))
        same(count_above(x[0], limits[0]), np.float64((x[0] > limits[0]).sum()))
        ints = random_array(rng, (6, 50), "int32")
        assert count_above(ints, np.int32(0)).dtype == np.int32

    def test_errors(self):
        with pytest.raises(ValueError, match="cannot read the layout"):
            cuda.guvectorize(["void(f8[:], f8[:])"], "(n)(n)")(lambda a, b: None)
        with pytest.raises(TypeError, match="has 3 arguments"):
            cuda.guvectorize(["void(f8[:], f8[:])"], "(n),(n)->(n)")(lambda a, b: None)

        @cuda.guvectorize(["void(f8[:], f8[:], f8[:])"], "(n),(n)->(n)")
        def add(a, b, out):
            out[:] = a

        with pytest.raises(ValueError, match="core dimension n is 3 and 4"):
            add(np.zeros(3), np.zeros(4))
        with pytest.raises(ValueError, match="of 0 dimensions"):
            add(np.zeros(3), 1.0)


class Foreign:
    """Somebody else's array: nothing but the interface."""

    def __init__(self, array):
        self.array = array

    @property
    def __cuda_array_interface__(self):
        return self.array.__cuda_array_interface__


def test_arrays_of_others(rng):
    ufunc = cuda.vectorize(["float64(float64, float64)"])(lambda a, b: a * 2 + b)

    def body(a, out):
        for i in range(a.size):
            out[i] = a[i] + a[0]

    part = cuda.guvectorize(["void(float64[:], float64[:])"], "(n)->(n)")(body)
    x = rng.random((3, 4))
    a, out = cuda.to_device(x), cuda.to_device(np.zeros((3, 4)))
    ufunc(Foreign(a), Foreign(a), out=Foreign(out))
    np.testing.assert_allclose(out.copy_to_host(), x * 3)
    part(Foreign(a), out=Foreign(out))
    np.testing.assert_allclose(out.copy_to_host(), x + x[:, :1])


def test_options_that_there_are_not():
    with pytest.raises(TypeError, match=r"(?m)not supported: 'what', 'ever'$") as caught:
        cuda.guvectorize(["void(float32[:], float32[:])"], "(x)->(x)", what=1, ever=2)
    assert "writable_args" in caught.value.__notes__[0]
    with pytest.raises(TypeError, match="specifies int32 return type"):
        cuda.guvectorize(["int32(int32[:], int32[:])"], "(n)->(n)")
