"""Shared and local arrays of records, and loads and stores with a hint for the caches."""

import numpy as np
import pytest

import gridstride as gs
from gridstride import cuda
from gridstride.cuda import types

INNER = np.dtype([("p", np.int16), ("q", np.float64)])
RECORD = np.dtype([("i", np.int32), ("j", np.float32, (3, 2)), ("inner", INNER), ("c", np.complex64)], align=True)


def records(rng, n):
    out = np.zeros(n, RECORD)
    out["i"] = rng.integers(-100, 100, n)
    out["j"] = rng.random((n, 3, 2))
    out["inner"]["p"] = rng.integers(-100, 100, n)
    out["inner"]["q"] = rng.random(n)
    out["c"] = rng.random(n) + 1j * rng.random(n)
    return out


@pytest.mark.parametrize("dtype", [RECORD, types.from_dtype(RECORD)], ids=["numpy", "types"])
def test_shared_records_change_hands(rng, dtype):
    n = 64

    @cuda.jit
    def reverse(x, y):
        shared = cuda.shared.array(n, dtype)
        t = cuda.threadIdx.x
        shared[t] = x[cuda.grid(1)]
        cuda.syncthreads()
        y[cuda.grid(1)] = shared[n - 1 - t]

    x = records(rng, 3 * n)
    y = np.zeros_like(x)
    reverse[3, n](x, y)
    np.testing.assert_array_equal(y, x.reshape(3, n)[:, ::-1].reshape(-1))


def test_fields_of_local_records(rng):
    @cuda.jit
    def kernel(x, out):
        i = cuda.grid(1)
        own = cuda.local.array((2, 2), RECORD)
        own[1, 0] = x[i]
        own[1, 0].j[2, 1] += 1
        own[1, 0]["inner"].p = 7
        own[0, 1].i = 3
        out[i, 0] = own[1, 0].i + own[0, 1].i
        out[i, 1] = own[1, 0].j[2, 1] + own[1, 0].j[0, 0]
        out[i, 2] = own[1, 0].inner.p + own[1, 0].inner.q
        out[i, 3] = own[1, 0].c.imag

    x = records(rng, 40)
    out = np.zeros((40, 4))
    kernel[1, 40](x, out)
    expected = [x["i"] + 3, x["j"][:, 2, 1] + np.float32(1) + x["j"][:, 0, 0], 7 + x["inner"]["q"], x["c"].imag]
    np.testing.assert_allclose(out, np.stack(expected, 1), rtol=1e-6)


def test_dtypes_that_arrays_cannot_have():
    with_text = np.dtype([("a", "U3")])

    @cuda.jit
    def texts(out):
        own = cuda.local.array(2, with_text)
        out[0] = len(own)

    @cuda.jit
    def dynamic(out):
        own = cuda.shared.array(0, INNER)
        out[0] = len(own)

    with pytest.raises(TypeError, match="element type"):
        texts[1, 1](gs.zeros(1))
    with pytest.raises(TypeError, match="no records"):
        dynamic[1, 1, 0, 64](gs.zeros(1))


@pytest.mark.parametrize("load", [cuda.ldca, cuda.ldcg, cuda.ldcs, cuda.ldlu, cuda.ldcv])
@pytest.mark.parametrize("store", [cuda.stcg, cuda.stcs, cuda.stwb, cuda.stwt])
@pytest.mark.parametrize("dtype", ["int8", "uint64", "float16", "float64"])
def test_hinted_accesses(rng, load, store, dtype):
    @cuda.jit
    def kernel(x, y, flat):
        i, j = cuda.grid(2)
        if i < x.shape[0] and j < x.shape[1]:
            store(y, (i, j), load(x, (i, j)))
            store(flat, i * x.shape[1] + j, load(x, (i, j)))

    x = (rng.random((5, 7)) * 100).astype(dtype)
    y, flat = np.zeros_like(x), np.zeros(35, dtype)
    kernel[1, (8, 8)](x, y, flat)
    np.testing.assert_array_equal(y, x)
    np.testing.assert_array_equal(flat.reshape(5, 7), x)


@pytest.mark.parametrize(
    ("dtype", "rank", "index", "text"),
    [
        ("float32", 1, 1.0, "float64 is not a valid index"),
        ("float32", 1, (1, 2), "Expected 1 indices, got 2"),
        ("float32", 2, 1, "Expected 2 indices, got a scalar"),
        ("float32", 2, (1,), "Expected 2 indices, got 1"),
        ("complex64", 1, 0, "ldcs requires array of integer or float type"),
        ("bool", 1, 0, "ldcs requires array of integer or float type"),
    ],
)
def test_bad_hinted_accesses(dtype, rank, index, text):
    @cuda.jit
    def kernel(x, out):
        out[0] = cuda.ldcs(x, index).real

    with pytest.raises(cuda.TypingError, match=text):
        kernel[1, 1](gs.zeros((3,) * rank, dtype), gs.zeros(1))


def test_short_floats_round_to_digits_as_python_does(rng):
    @cuda.jit
    def kernel(x, out):
        i = cuda.grid(1)
        if i < x.size:
            out[i] = round(x[i], 3)

    x = np.concatenate([rng.random(500), (np.arange(500) + 0.5) / 1000]).astype(np.float32)
    out = np.zeros_like(x)
    kernel[8, 128](x, out)
    np.testing.assert_array_equal(out, np.array([round(float(v), 3) for v in x], np.float32))
