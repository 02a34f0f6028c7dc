"""Random kernels (tests/tools/random_kernels.py): branches and loops in each other, compared with Python."""

# ruff: noqa

import random

from random_kernels import make_kernel
from trees import case, floats, ints

KERNELS = [make_kernel(seed) for seed in range(12)]
CASES = [
    case(kernel, ints(rng, 8, low=-30, high=30), floats(rng, 8), floats(rng, 15))
    for kernel in KERNELS
    for rng in (random.Random(kernel.__name__), random.Random(kernel.__name__ + "again"))
]
