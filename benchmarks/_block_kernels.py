"""Kernels whose C++ counterparts are benchmarks/cpp/kernel_loops.cpp and kernel_vectors.cpp."""

from __future__ import annotations

import math

import numpy as np

from gridstride import cuda

f32 = np.float32
TILE = 32


@cuda.jit
def mandelbrot(counts, left, top, step, limit):
    column, row = cuda.grid(2)
    cx = left + f32(column) * step
    cy = top + f32(row) * step
    x = f32(0)
    y = f32(0)
    count = np.int32(0)
    while count < limit and x * x + y * y <= f32(4):
        following = x * x - y * y + cx
        y = f32(2) * x * y + cy
        x = following
        count = np.int32(count + 1)
    counts[row, column] = count


@cuda.jit
def nbody(x, y, z, mass, ax, ay, az, softening):
    i = cuda.grid(1)
    sx = sy = sz = f32(0)
    for j in range(x.shape[0]):
        dx = x[j] - x[i]
        dy = y[j] - y[i]
        dz = z[j] - z[i]
        square = dx * dx + dy * dy + dz * dz + softening
        inverse = f32(1) / math.sqrt(square)
        force = mass[j] * inverse * inverse * inverse
        sx += force * dx
        sy += force * dy
        sz += force * dz
    ax[i] = sx
    ay[i] = sy
    az[i] = sz


@cuda.jit(device=True)
def normal(d):
    k = f32(1) / (f32(1) + f32(0.2316419) * abs(d))
    last = f32(1.781477937) + k * (f32(-1.821255978) + k * f32(1.330274429))
    total = k * (f32(0.31938153) + k * (f32(-0.356563782) + k * last))
    tail = f32(0.39894228) * math.exp(f32(-0.5) * d * d) * total
    return f32(1) - tail if d > f32(0) else tail


@cuda.jit
def black_scholes(price, strike, years, call, put, rate, volatility):
    i = cuda.grid(1)
    if i < price.shape[0]:
        spread = volatility * math.sqrt(years[i])
        drift = rate + f32(0.5) * volatility * volatility
        d1 = (math.log(price[i] / strike[i]) + drift * years[i]) / spread
        n1 = normal(d1)
        n2 = normal(d1 - spread)
        discounted = strike[i] * math.exp(-rate * years[i])
        call[i] = price[i] * n1 - discounted * n2
        put[i] = discounted * (f32(1) - n2) - price[i] * (f32(1) - n1)


@cuda.jit
def stencil(source, target):
    tile = cuda.shared.array((18, 34), f32)
    tx = cuda.threadIdx.x
    ty = cuda.threadIdx.y
    x, y = cuda.grid(2)
    height, width = source.shape
    tile[ty + 1, tx + 1] = source[y, x] if x < width and y < height else f32(0)
    if tx == 0:
        tile[ty + 1, 0] = source[y, x - 1] if x > 0 and y < height else f32(0)
    if tx == 31:
        tile[ty + 1, 33] = source[y, x + 1] if x + 1 < width and y < height else f32(0)
    if ty == 0:
        tile[0, tx + 1] = source[y - 1, x] if y > 0 and x < width else f32(0)
    if ty == 15:
        tile[17, tx + 1] = source[y + 1, x] if y + 1 < height and x < width else f32(0)
    cuda.syncthreads()
    if x < width and y < height:
        around = tile[ty, tx + 1] + tile[ty + 2, tx + 1] + tile[ty + 1, tx] + tile[ty + 1, tx + 2]
        target[y, x] = f32(0.2) * (tile[ty + 1, tx + 1] + around)


@cuda.jit
def matmul(a, b, c):
    own_a = cuda.shared.array((TILE, TILE), f32)
    own_b = cuda.shared.array((TILE, TILE), f32)
    x, y = cuda.grid(2)
    tx = cuda.threadIdx.x
    ty = cuda.threadIdx.y
    total = f32(0)
    for tile in range(a.shape[1] // TILE):
        own_a[ty, tx] = a[y, tx + tile * TILE]
        own_b[ty, tx] = b[ty + tile * TILE, x]
        cuda.syncthreads()
        for k in range(TILE):
            total += own_a[ty, k] * own_b[k, tx]
        cuda.syncthreads()
    c[y, x] = total


@cuda.jit
def tree_sums(x, sums):
    s = cuda.shared.array(256, f32)
    t = cuda.threadIdx.x
    i = cuda.grid(1)
    s[t] = x[i] if i < x.shape[0] else f32(0)
    cuda.syncthreads()
    step = cuda.blockDim.x // 2
    while step > 0:
        if t < step:
            s[t] += s[t + step]
        cuda.syncthreads()
        step //= 2
    if t == 0:
        sums[cuda.blockIdx.x] = s[0]


@cuda.jit
def shuffle_sums(x, sums):
    s = cuda.shared.array(32, f32)
    t = cuda.threadIdx.x
    i = cuda.grid(1)
    value = x[i] if i < x.shape[0] else f32(0)
    offset = 16
    while offset > 0:
        value += cuda.shfl_down_sync(0xFFFFFFFF, value, offset)
        offset //= 2
    if t % 32 == 0:
        s[t // 32] = value
    cuda.syncthreads()
    if t < 32:
        value = s[t] if t < cuda.blockDim.x // 32 else f32(0)
        offset = 16
        while offset > 0:
            value += cuda.shfl_down_sync(0xFFFFFFFF, value, offset)
            offset //= 2
        if t == 0:
            sums[cuda.blockIdx.x] = value


@cuda.jit
def histogram(x, bins):
    own = cuda.shared.array(256, np.int32)
    t = cuda.threadIdx.x
    own[t] = 0
    cuda.syncthreads()
    for i in range(cuda.grid(1), x.shape[0], cuda.gridsize(1)):
        cuda.atomic.add(own, x[i], 1)
    cuda.syncthreads()
    cuda.atomic.add(bins, t, own[t])


@cuda.jit
def scan(x, out, sums):
    s = cuda.shared.array(256, f32)
    t = cuda.threadIdx.x
    i = cuda.grid(1)
    s[t] = x[i] if i < x.shape[0] else f32(0)
    cuda.syncthreads()
    offset = 1
    while offset < 256:
        value = f32(0)
        if t >= offset:
            value = s[t - offset]
        cuda.syncthreads()
        s[t] += value
        cuda.syncthreads()
        offset *= 2
    if i < x.shape[0]:
        out[i] = s[t]
    if t == 255:
        sums[cuda.blockIdx.x] = s[t]


@cuda.jit
def bitonic(x):
    s = cuda.shared.array(512, f32)
    t = cuda.threadIdx.x
    base = cuda.blockIdx.x * 512
    s[t] = x[base + t]
    s[t + 256] = x[base + t + 256]
    k = 2
    while k <= 512:
        j = k // 2
        while j > 0:
            cuda.syncthreads()
            low = 2 * t - (t & (j - 1))
            high = low + j
            a = s[low]
            b = s[high]
            if (a > b) == ((low & k) == 0):
                s[low] = b
                s[high] = a
            j //= 2
        k *= 2
    cuda.syncthreads()
    x[base + t] = s[t]
    x[base + t + 256] = s[t + 256]


@cuda.jit
def transpose(source, target):
    tile = cuda.shared.array((32, 33), f32)
    tx = cuda.threadIdx.x
    ty = cuda.threadIdx.y
    x = cuda.blockIdx.x * 32 + tx
    y = cuda.blockIdx.y * 32 + ty
    for k in range(0, 32, 8):
        if x < source.shape[1] and y + k < source.shape[0]:
            tile[ty + k, tx] = source[y + k, x]
    cuda.syncthreads()
    x = cuda.blockIdx.y * 32 + tx
    y = cuda.blockIdx.x * 32 + ty
    for k in range(0, 32, 8):
        if x < target.shape[1] and y + k < target.shape[0]:
            target[y + k, x] = tile[tx, ty + k]
