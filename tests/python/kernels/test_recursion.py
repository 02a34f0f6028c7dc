"""Device functions that call themselves."""

from __future__ import annotations

import numpy as np
import pytest

from gridstride import cuda


def fibonacci(n):
    if n < 2:
        return n
    return fibonacci(n - 1) + fibonacci(n - 2)


def gcd(a, b):
    return a if b == 0 else gcd(b, a % b)


def is_even(n):
    if n == 0:
        return True
    return is_odd(n - 1)


def is_odd(n):
    if n == 0:
        return False
    return is_even(n - 1)


def apply(function, values, dtype=np.int64):
    @cuda.jit
    def kernel(a, out):
        i = cuda.grid(1)
        if i < a.size:
            out[i] = function(a[i])

    out = np.zeros(len(values), dtype)
    kernel[1 + len(values) // 64, 64](np.asarray(values), out)
    return out.tolist()


def test_fibonacci():
    values = np.random.default_rng(1).integers(0, 15, 100)
    assert apply(fibonacci, values) == [fibonacci(n) for n in values.tolist()]


def test_in_a_conditional_expression():
    rng = np.random.default_rng(2)
    a, b = rng.integers(1, 10**6, 200), rng.integers(1, 10**6, 200)

    @cuda.jit
    def kernel(a, b, out):
        i = cuda.grid(1)
        if i < out.size:
            out[i] = gcd(a[i], b[i])

    out = np.zeros_like(a)
    kernel[4, 64](a, b, out)
    np.testing.assert_array_equal(out, np.gcd(a, b))


def test_mutual():
    values = np.random.default_rng(3).integers(0, 60, 50)
    assert apply(is_even, values, np.bool_) == (values % 2 == 0).tolist()


def ackermann(m, n):
    if m == 0:
        return n + 1
    if n == 0:
        return ackermann(m - 1, 1)
    return ackermann(m - 1, ackermann(m, n - 1))


def test_as_an_argument_of_itself():
    @cuda.jit
    def kernel(out):
        i = cuda.grid(1)
        out[i] = ackermann(2, i)

    out = np.zeros(8, np.int64)
    kernel[1, 8](out)
    assert out.tolist() == [ackermann(2, i) for i in range(8)]


def power(x, n):
    if n == 0:
        return 1.0
    half = power(x, n // 2)
    if n % 2:
        return half * half * x
    return half * half


def test_the_type_of_the_result_widens():
    values = np.random.default_rng(4).random(64)

    @cuda.jit
    def kernel(a, out):
        i = cuda.grid(1)
        out[i] = power(a[i], i % 20)

    out = np.zeros(64)
    kernel[1, 64](values, out)
    np.testing.assert_allclose(out, [power(x, i % 20) for i, x in enumerate(values)], rtol=1e-14)


def pair(n):
    if n == 0:
        return 0, 1.0
    a, b = pair(n - 1)
    return a + n, b / 2


def test_tuples():
    @cuda.jit
    def kernel(sums, halves):
        i = cuda.grid(1)
        sums[i], halves[i] = pair(i)

    sums, halves = np.zeros(20, np.int64), np.zeros(20)
    kernel[1, 20](sums, halves)
    assert list(zip(sums.tolist(), halves.tolist(), strict=True)) == [pair(i) for i in range(20)]


def fill(a, lo, hi, depth):
    if hi - lo <= 0:
        return
    middle = (lo + hi) // 2
    a[middle] = depth
    fill(a, lo, middle, depth + 1)
    fill(a, middle + 1, hi, depth + 1)


def test_without_a_result_on_arrays_and_local_memory():
    def with_scratch(x, n):
        scratch = cuda.local.array(4, np.float64)
        scratch[n % 4] = x
        if n == 0:
            return scratch[0]
        return with_scratch(x + 1, n - 1) + scratch[n % 4]

    @cuda.jit
    def kernel(trees, sums):
        i = cuda.grid(1)
        fill(trees[i], 0, trees.shape[1], 0)
        sums[i] = with_scratch(1.0, i)

    trees, sums = np.zeros((5, 33), np.int32), np.zeros(5)
    kernel[1, 5](trees, sums)
    expected = np.zeros(33, np.int32)
    fill(expected, 0, 33, 0)
    np.testing.assert_array_equal(trees, np.tile(expected, (5, 1)))
    np.testing.assert_array_equal(sums, [sum(range(1, n + 2)) for n in range(5)])


def down(n):
    if n == 0:
        return 0
    return down(n - 1) + 1


def test_depth_is_bounded(device):
    deep = 200 if device.kind == "cpu" else 60  # a GPU's thread has a stack for 64 calls
    assert apply(down, [0, 1, deep]) == [0, 1, deep]

    @cuda.jit
    def kernel(out, n):
        out[cuda.grid(1)] = down(n)

    out = np.zeros(4, np.int64)
    with pytest.raises(RuntimeError, match="RecursionError: maximum recursion depth exceeded in down"):
        kernel[1, 4](out, 10**6)
    kernel[1, 4](out, 10)
    assert out.tolist() == [10] * 4


def runaway(n):
    return runaway(n)


def grows(n):
    if n <= 0:
        return None
    return (n, grows(n - 1))


def other_types(x):
    if x is None:
        return 0
    return other_types((x, x))


@pytest.mark.parametrize(
    ("function", "message"),
    [
        (runaway, "cannot type infer runaway recursion"),
        (grows, "Return type of recursive function does not converge"),
        (other_types, "arguments of ever other types"),
    ],
)
def test_complaints(function, message):
    @cuda.jit
    def kernel(out):
        out[0] = function(3)

    with pytest.raises(cuda.TypingError, match=message):
        kernel[1, 1](np.zeros(1))


def test_with_barriers_around_and_atomics_inside():
    def visit(total, n):
        cuda.atomic.add(total, 0, n)
        if n > 0:
            visit(total, n - 1)

    @cuda.jit
    def kernel(total, out):
        shared = cuda.shared.array(32, np.int64)
        i = cuda.threadIdx.x
        shared[i] = fibonacci(i % 8)
        cuda.syncthreads()
        out[i] = shared[31 - i]
        visit(total, i)

    total, out = np.zeros(1, np.int64), np.zeros(32, np.int64)
    kernel[1, 32](total, out)
    assert out.tolist() == [fibonacci((31 - i) % 8) for i in range(32)]
    assert total[0] == sum(i * (i + 1) // 2 for i in range(32))


def test_ptx():
    @cuda.jit("void(int64[:])")
    def kernel(out):
        out[0] = fibonacci(out[0])

    (ptx,) = kernel.inspect_ptx().values()
    assert ptx.count("gs_fibonacci") >= 3
