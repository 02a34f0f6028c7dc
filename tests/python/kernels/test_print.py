"""print() in kernels: what it writes to sys.stdout, compared with Python's and C's formatting."""

from __future__ import annotations

import enum
import subprocess
import sys

import numpy as np
import pytest

from gridstride import cuda


def run(kernel, *args, grid=1, block=1):
    kernel[grid, block](*args)
    cuda.synchronize()


def test_numbers_of_every_type(capfd):
    rng = np.random.default_rng(1)

    @cuda.jit
    def show(a):
        i = cuda.grid(1)
        print(i, a[i])

    for dtype in (*"bhilqBHILQ", "e", "f", "d", "?"):
        if dtype == "?":
            values = rng.integers(0, 2, 5).astype(bool)
        elif dtype in "efd":
            values = rng.normal(0, 100, 5).astype(dtype)
        else:
            info = np.iinfo(dtype)
            values = rng.integers(info.min, info.max, 5, dtype=dtype, endpoint=True)
        run(show, values, block=5)
        lines = sorted(capfd.readouterr().out.splitlines())
        form = "%f" if dtype in "efd" else "%s" if dtype == "?" else "%d"
        assert lines == [f"{i} {form % v}" for i, v in enumerate(values)]


def test_texts_separators_and_ends(capfd):
    @cuda.jit
    def show(x):
        print("a {brace} and 100%", x, sep="|", end=";\n")
        print()
        print("no", "newline", end="")
        print(None, True, False, (1, (2.5, "t"), ()), (x,), np.float32)

    run(show, 7)
    assert capfd.readouterr().out == (
        "a {brace} and 100%|7;\n\nno newlineNone True False (1, (2.500000, 't'), ()) (7,) float32\n"
    )


def test_f_strings_agree_with_python(capfd):
    width = 9

    @cuda.jit
    def show(i, n, x, flag):
        print(f"{i}|{i:5}|{i:<5}|{i:05d}|{i:+d}|{i: d}|{n:x}|{n:#x}|{n:o}|{n:X}")
        print(f"{x:.3f}|{x:10.2e}|{x:<12.4g}|{x:+.1f}|{x:G}|{i:.2f}|{x:{width}.3f}|{flag}|{flag:d}")
        print(f"{'text':>8}|{'text'!r}|{'text':6s}|{{}}", f"{i=}")

    rng = np.random.default_rng(2)
    for _ in range(8):
        i, n = int(rng.integers(-1000, 1000)), np.uint32(rng.integers(0, 2**32))
        x, flag = float(rng.normal(0, 1e4)), bool(rng.integers(0, 2))
        run(show, i, n, x, flag)
        n = int(n)
        expected = (
            f"{i}|{i:5}|{i:<5}|{i:05d}|{i:+d}|{i: d}|{n:x}|{n:#x}|{n:o}|{n:X}\n"
            f"{x:.3f}|{x:10.2e}|{x:<12.4g}|{x:+.1f}|{x:G}|{i:.2f}|{x:{width}.3f}|{flag}|{flag:d}\n"
            f"{'text':>8}|{'text'!r}|{'text':6s}|{{}} {i=}\n"
        )
        assert capfd.readouterr().out == expected


def test_complex_numbers_enums_and_dimensions(capfd):
    class Color(enum.IntEnum):
        RED = 3

    @cuda.jit
    def show(z):
        print(z[0], Color.RED, cuda.threadIdx, cuda.blockDim)

    run(show, np.array([1.5 - 2j]))
    assert capfd.readouterr().out == "(1.500000-2.000000j) 3 (0, 0, 0) (1, 1, 1)\n"


def test_bits_of_negative_numbers(capfd):
    @cuda.jit
    def show(a, b):
        print(f"{a[0]:x} {b[0]:x}")

    run(show, np.array([-1], np.int8), np.array([-2], np.int32))
    assert capfd.readouterr().out == "ff fffffffe\n"


def test_only_threads_that_come_there_print_and_lines_stay_whole(capfd):
    @cuda.jit(device=True)
    def note(i, x):
        print("thread", i, "has", x)
        return x

    @cuda.jit
    def show(a, total):
        i = cuda.grid(1)
        if i < a.size and a[i] > 0.5:
            for k in range(2):
                cuda.atomic.add(total, 0, note(i, k))

    values = np.random.default_rng(3).random(3000)
    run(show, values, np.zeros(1, np.int64), grid=30, block=128)
    lines = sorted(capfd.readouterr().out.splitlines())
    assert lines == sorted(f"thread {i} has {k}" for i in np.flatnonzero(values > 0.5) for k in range(2))


def test_around_barriers_and_warps(capfd):
    @cuda.jit
    def show(out):
        shared = cuda.shared.array(64, np.int32)
        i = cuda.threadIdx.x
        shared[i] = i * i
        cuda.syncthreads()
        other = shared[63 - i]
        if i % 16 == 0:
            print(i, other)
        out[i] = cuda.shfl_xor_sync(0xFFFFFFFF, other, 1)
        if i == 5:
            print("shuffled", out[i])

    run(show, np.zeros(64, np.int32), block=64)
    lines = capfd.readouterr().out.splitlines()
    assert sorted(lines) == sorted([f"{i} {(63 - i) ** 2}" for i in (0, 16, 32, 48)] + [f"shuffled {(63 - 4) ** 2}"])


def test_many_values(capfd):
    @cuda.jit
    def show(r):
        print(r[0], r[1], r[2], r[3], r[4], r[5], r[6], r[7], r[8], r[9], r[10], r[11], r[12], r[13], r[14], r[15],
              r[16], r[17], r[18], r[19], r[20], r[21], r[22], r[23], r[24], r[25], r[26], r[27], r[28], r[29], r[30],
              r[31], r[32], r[33])  # fmt: skip

    run(show, np.arange(34))
    assert capfd.readouterr().out == " ".join(map(str, range(34))) + "\n"


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("print(a)", "array(float64, 1d) cannot be printed in a kernel"),
        ("print(f'{a[0]:^9}')", "cannot be printed as '{:^9}'"),
        ("print(f'{a[0]:d}')", "cannot be printed as '{:d}'"),
        ("print(a[0], file=None)", "no keyword argument 'file'"),
        ("print(a[0], sep=a[0])", "sep= of print() must be a text known when the kernel is compiled"),
        ("x = f'{a[0]}'", "f-strings are not supported here"),
    ],
)
def test_complaints(body, message):
    names = {"cuda": cuda}
    exec(f"@cuda.jit\ndef kernel(a):\n    {body}\n", names)
    with pytest.raises((cuda.TypingError, cuda.UnsupportedError), match="(?s)" + ".*") as caught:
        run(names["kernel"], np.ones(1))
    assert message in str(caught.value)


def test_printed_text_comes_without_synchronisation_and_at_the_end(device):
    if device.kind != "cpu":
        pytest.skip("a GPU's driver shows what kernels print when the program synchronises, and nothing at its end")
    program = """
from gridstride import cuda

@cuda.jit
def hello():
    print("hello", cuda.grid(1))

hello[1, 2]()
print("host")
hello[1, 1]()
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == ["hello 0", "hello 1", "host", "hello 0"]


def test_ptx_calls_vprintf():
    @cuda.jit("void(int32[:], float32, boolean)")
    def show(a, x, flag):
        print("value 100%", a[0], x, flag)

    (ptx,) = show.inspect_ptx().values()
    assert ".extern .func  (.param .b32 func_retval0) vprintf" in ptx
    assert "call.uni (retval0), " in ptx.replace("\n", " ") or "vprintf" in ptx
