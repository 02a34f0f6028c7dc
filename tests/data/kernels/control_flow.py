"""Statements: what each kernel computes is what Python computes from the same lines."""

# ruff: noqa

import random

from trees import case, cuda, floats, ints

rng = random.Random(1)


def if_elif_else(a, out):
    i = cuda.grid(1)
    x = a[i]
    if x < -10:
        y = -1
    elif x < 10:
        y = 0
    elif x == 33:
        y = 7
    else:
        y = 1
        x += 100
    out[i] = y * 1000 + x


def one_branch(a, out):
    i = cuda.grid(1)
    y = 5
    if a[i] > 0:
        y = a[i]
    out[i] = y


def early_return(a, out):
    i = cuda.grid(1)
    if i >= a.shape[0]:
        return
    if a[i] < 0:
        out[i] = -1
        return
    out[i] = a[i] * 2


def nested_loops(a, out):
    total = 0
    for i in range(a.shape[0]):
        for j in range(a.shape[1]):
            if j > i:
                continue
            if a[i, j] == 13:
                break
            total += a[i, j] * (i + 1) - j
    out[0] = total


def while_loop(a, out):
    i = cuda.grid(1)
    x = a[i]
    steps = 0
    while x != 1 and steps < 200:
        if x % 2 == 0:
            x //= 2
        else:
            x = 3 * x + 1
        steps += 1
    out[i] = steps


def while_true(a, out):
    i = cuda.grid(1)
    n = 0
    while True:
        n += 1
        last = n * n
        if last > a[i]:
            break
    out[i] = last


def while_else(a, out):
    i = cuda.grid(1)
    k = 2
    while k * k <= a[i]:
        if a[i] % k == 0:
            out[i] = k
            break
        k += 1
    else:
        out[i] = -a[i]


def for_else(a, out):
    i = cuda.grid(1)
    for k in range(2, 8):
        if a[i] % k == 0:
            found = k
            break
    else:
        found = -1
    out[i] = found


def for_else_without_break(a, out):
    n = 0
    for k in range(3):
        n += a[k]
    else:
        n += 1000
    out[0] = n


def negative_step(a, out):
    k = 0
    for i in range(a.shape[0] - 1, -1, -1):
        out[k] = a[i]
        k += 1
    for i in range(3, 20, 5):
        out[k] = i
        k += 1
    for i in range(5, 5):
        out[k] = 99
    for i in range(0, -7, -3):
        out[k] = i
        k += 1


def loop_variable_after(a, out):
    i = -7
    for i in range(a.shape[0]):
        if a[i] > 20:
            break
    out[0] = i
    for j in range(4):
        j += 10
    out[1] = j
    m = -3
    for m in range(0):
        pass
    out[2] = m


def swap(a, out):
    x = a[0]
    y = a[1]
    for _ in range(a[2] % 5 + 5):
        x, y = y, x + y
    out[0] = x
    out[1] = y
    x, y, z = y, 5, x
    out[2] = x * 100 + y * 10 + z


def defined_in_the_loop_before(a, out):
    # `previous` is read in the text before it is assigned, and never before it is at run time.
    total = 0
    for i in range(a.shape[0]):
        if i > 0:
            total += abs(a[i] - previous)
        previous = a[i]
    out[0] = total


def chained_unknowns(a, out):
    total = 0
    for i in range(a.shape[0]):
        if i > 1:
            second = first + 1
            total += second * 2
            for k in range(second % 3):
                total += k + first
        first = a[i]
    out[0] = total


def widening(a, out):
    # An int64 that becomes a float64 in the second round, through two loops.
    x = 0
    y = 0
    for i in range(3):
        for j in range(2):
            y = x
            x = x + a[i] / 2
        y += 1
    out[0] = x
    out[1] = y


def continue_while(a, out):
    i = 0
    total = 0
    while i < a.shape[0]:
        i += 1
        if a[i - 1] < 0:
            continue
        total += a[i - 1]
    out[0] = total
    out[1] = i


def return_in_loops(a, out):
    for i in range(a.shape[0]):
        for j in range(a.shape[0]):
            if a[i] + a[j] == 17:
                out[0] = i
                out[1] = j
                return
    out[0] = -1


def pruned(a, out):
    debug = False
    if debug:
        out[0] = not_defined_anywhere
    else:
        out[0] = a[0]
    while False:
        out[0] = 5
    x = 3 if debug else 4
    out[1] = x


def augmented(a, out):
    i = cuda.grid(1)
    out[i] = 3
    out[i] += a[i]
    out[i] *= 2
    out[i] -= 5
    out[i] //= 3
    out[i] %= 100
    x = a[i]
    x **= 2
    x <<= 3
    x >>= 1
    x |= 5
    x &= 0xFFFF
    x ^= 0x3C
    out[i] += x


def walrus(a, out):
    i = 0
    while (x := a[i]) < 20 and i < 8:
        i += 1
    out[0] = x
    out[1] = i
    if (y := x * 2) > 30:
        out[2] = y
    out[3] = y


def grid_2d(a, out):
    x, y = cuda.grid(2)
    width, height = cuda.gridsize(2)
    if x < a.shape[1] and y < a.shape[0]:
        out[y, x] = a[y, x] + x * 10 + y + width * height


def threads_3d(out):
    x = cuda.threadIdx.x + cuda.blockDim.x * cuda.blockIdx.x
    y = cuda.threadIdx.y + cuda.blockDim.y * cuda.blockIdx.y
    z = cuda.threadIdx.z + cuda.blockDim.z * cuda.blockIdx.z
    out[z, y, x] = x + 10 * y + 100 * z + 1000 * cuda.gridDim.x + 10000 * cuda.gridDim.y + 100000 * cuda.gridDim.z


def deep_breaks(a, out):
    n = 0
    for i in range(6):
        j = 0
        while True:
            j += 1
            if j == 3:
                continue
            if (i + j) % 4 == 0:
                break
            for k in range(5):
                if k == j:
                    break
                n += a[(i * j + k) % a.shape[0]]
            else:
                n -= 1
        else:
            n += 1000
        if n % 11 == 10:
            break
    else:
        n += 7
    out[0] = n


KERNELS = [v for v in list(globals().values()) if callable(v) and getattr(v, "__module__", "") == __name__]

CASES = [
    case(if_elif_else, ints(rng, 64), ints(rng, 64), grid=2, block=32),
    case(one_branch, ints(rng, 16), ints(rng, 16), block=16),
    case(early_return, ints(rng, 11), ints(rng, 20), grid=2, block=8),
    case(nested_loops, ints(rng, 9, 7, low=10, high=20), ints(rng, 1)),
    case(while_loop, ints(rng, 16, low=1, high=60), ints(rng, 16), block=16),
    case(while_true, ints(rng, 16, low=0, high=400), ints(rng, 16), block=16),
    case(while_else, ints(rng, 32, low=2, high=50), ints(rng, 32), block=32),
    case(for_else, ints(rng, 32, low=2, high=50), ints(rng, 32), block=32),
    case(for_else_without_break, ints(rng, 3), ints(rng, 1)),
    case(negative_step, ints(rng, 6), ints(rng, 16)),
    case(loop_variable_after, ints(rng, 9), ints(rng, 3)),
    case(swap, ints(rng, 3), ints(rng, 3)),
    case(defined_in_the_loop_before, ints(rng, 12), ints(rng, 1)),
    case(chained_unknowns, ints(rng, 12), ints(rng, 1)),
    case(widening, floats(rng, 3), floats(rng, 2)),
    case(continue_while, ints(rng, 12), ints(rng, 2)),
    case(return_in_loops, ints(rng, 12), ints(rng, 2)),
    case(pruned, ints(rng, 2), ints(rng, 2)),
    case(augmented, ints(rng, 16), ints(rng, 16), block=16),
    case(walrus, ints(rng, 12), ints(rng, 4)),
    case(grid_2d, ints(rng, 5, 7), ints(rng, 5, 7), grid=(2, 3), block=(4, 2)),
    case(threads_3d, ints(rng, 4, 6, 4), grid=(2, 3, 1), block=(2, 2, 4)),
    case(deep_breaks, ints(rng, 13), ints(rng, 1)),
]
