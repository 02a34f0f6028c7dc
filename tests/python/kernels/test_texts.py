"""Texts in NumPy arrays that kernels write: each is its characters, and zeros up to its length."""

import numpy as np
import pytest

import gridstride as gs
from gridstride import cuda


@pytest.mark.parametrize(("dtype", "text"), [("U5", "XYZ"), ("U5", "é∀😀"), ("U2", "longer"), ("U4", "")])
def test_texts(dtype, text):
    @cuda.jit
    def kernel(a, n):
        i = cuda.grid(1)
        if i < n:
            a[i] = text

    host = np.array(["abcdef"] * 4, dtype)
    expected = host.copy()
    expected[:3] = text
    kernel[1, 32](host, 3)
    np.testing.assert_array_equal(host, expected)


def test_literals_and_bytes():
    @cuda.jit
    def kernel(a, b, wide):
        a[0] = "abc"
        b[...][1] = b"\xe9z"
        wide[1] = "q"

    a, b = np.full((2,), "------"), np.full(2, b"......")
    wide = np.zeros(8, "U3")[::2]
    kernel[1, 1](a, b, wide)
    assert list(a) == ["abc", "------"]
    assert b[1] == b"\xe9z"
    assert b[0] == b"......"
    assert list(wide) == ["", "q", "", ""]


def test_texts_in_records():
    @cuda.jit
    def kernel(r):
        i = cuda.grid(1)
        if i < r.size:
            r[i]["name"] = "ABC"
            r[i].code = b"no"
            r[i].n = i

    kind = np.dtype([("n", "i4"), ("name", "U12"), ("code", "S3")])
    host = np.zeros(3, kind)
    kernel[1, 32](host)
    np.testing.assert_array_equal(host, np.array([(i, "ABC", b"no") for i in range(3)], kind))


def test_characters_are_numbers():
    @cuda.jit
    def kernel(a, out):
        i = cuda.grid(1)
        if i < len(a):
            count = 0
            for k in range(a.shape[1]):
                if a[i, k] != 0:
                    count += 1
            out[i] = count

    words = np.array(["one", "three", "", "fifteen"])
    out = np.zeros(4, "int64")
    kernel[1, 32](words, out)
    assert list(out) == [3, 5, 0, 7]


def test_a_wide_character_does_not_fit_into_bytes():
    @cuda.jit
    def kernel(a):
        a[0] = "∀"

    with pytest.raises(gs.cuda.TypingError, match="beyond one byte"):
        kernel[1, 1](np.zeros(2, "S4"))
