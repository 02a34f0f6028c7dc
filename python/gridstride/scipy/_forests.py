"""Disjoint sets as forests, for kernels: each element has a parent, itself or a smaller one."""

from __future__ import annotations

from gridstride import cuda


@cuda.jit(device=True)
def root_of(parents, i):
    """The set's least element."""
    # Halves the path: any ancestor may be the parent of what is no root, whoever else writes there.
    up = parents[i]
    while up != i:
        above = parents[up]
        parents[i] = above
        i = above
        up = parents[i]
    return i


@cuda.jit(device=True)
def join(parents, i, j):
    """Makes one set of those of two elements."""
    # A root that meets a smaller one gets it as its parent. The one atomic step tells whether it was a root still; if
    # not, its parent is joined instead. Nobody waits for anybody.
    a = root_of(parents, i)
    b = root_of(parents, j)
    while a != b:
        if a < b:
            a, b = b, a
        old = cuda.atomic.min(parents, a, b)
        if old == a:
            break
        a = root_of(parents, old)


@cuda.jit
def to_roots(parents, roots, firsts):
    """The root of each element (-1 stays), and whether it is one itself."""
    i = cuda.grid(1)
    if i < parents.size:
        r = parents[i]
        if r >= 0:
            up = parents[r]
            while up != r:
                r = up
                up = parents[r]
        roots[i] = r
        firsts[i] = r == i
