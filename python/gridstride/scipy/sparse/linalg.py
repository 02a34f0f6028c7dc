"""Systems and spectra of sparse matrices.

`cg`, `cgs`, `bicgstab`, `gmres`, triangular solutions and norms run on the device. What SciPy does here on the host,
and why: sparse factorizations (`splu`, `spilu`, `spsolve`: SuperLU, whose elimination order is a graph algorithm), and
methods whose work beside the products is on short vectors and small matrices (`eigsh`, `svds`, `lobpcg`, `minres`,
`lsqr`, `lsmr`): there the products run on the device. They need SciPy to be installed and say so if it is not.
"""

from __future__ import annotations

from typing import Any

import numpy as np

import gridstride as gs
from gridstride import cuda
from gridstride._core import asarray, ndarray
from gridstride.scipy.sparse._base import spmatrix
from gridstride.scipy.sparse._compressed import csr_matrix
from gridstride.scipy.sparse._iterative import LinearOperator, aslinearoperator, bicgstab, cg, cgs, gmres
from gridstride.scipy.sparse._on_host import (
    eigsh,
    factorized,
    lobpcg,
    lsmr,
    lsqr,
    minres,
    spilu,
    splu,
    spsolve,
    svds,
)

__all__ = [
    "LinearOperator",
    "aslinearoperator",
    "bicgstab",
    "cg",
    "cgs",
    "eigsh",
    "factorized",
    "gmres",
    "lobpcg",
    "lsmr",
    "lsqr",
    "matrix_power",
    "minres",
    "norm",
    "spilu",
    "splu",
    "spsolve",
    "spsolve_triangular",
    "svds",
]


# --- triangular systems and factorizations


@cuda.jit
def _solve_triangle(indptr, indices, data, unit, lower, x):
    # A thread a right side; rows follow each other.
    c = cuda.grid(1)
    if c >= x.shape[1]:
        return
    n = x.shape[0]
    for step in range(n):
        r = step if lower else n - 1 - step
        total = x[r, c]
        pivot = data[0] * 0
        for k in range(indptr[r], indptr[r + 1]):
            i = indices[k]
            if i == r:
                pivot = data[k]
            elif (i < r) == lower:
                total -= data[k] * x[i, c]
        x[r, c] = total if unit else total / pivot


def spsolve_triangular(
    A: Any,
    b: Any,
    lower: bool = True,
    overwrite_A: bool = False,
    overwrite_b: bool = False,
    unit_diagonal: bool = False,
) -> ndarray:
    """The solution of a triangular system: a thread for each right side.

    Raises:
        ValueError: shapes that do not fit. numpy.linalg.LinAlgError: a zero on the diagonal.
    """
    a = A.tocsr() if isinstance(A, spmatrix) else csr_matrix(A)
    if a.shape[0] != a.shape[1]:
        raise ValueError(f"A must be a square matrix but its shape is {a.shape}.")
    right = asarray(b)
    if right.ndim not in (1, 2) or right.shape[0] != a.shape[0]:
        raise ValueError(f"The size of the dimensions of A must be equal to that of b: {a.shape} and {right.shape}")
    if not unit_diagonal and bool((a.diagonal() == 0).any()):
        raise np.linalg.LinAlgError("A is singular: zero entry on diagonal.")
    kind = np.result_type(a.dtype, right.dtype, np.float32)
    x = right.astype(kind).reshape(a.shape[0], -1).copy()
    if x.size and a.nnz:
        _solve_triangle[-(-x.shape[1] // 64), 64](
            a.indptr, a.indices, a.data.astype(kind), bool(unit_diagonal), bool(lower), x
        )
    return x.reshape(right.shape)


# --- norms and powers


def norm(x: Any, ord: Any = None, axis: Any = None) -> ndarray:
    """The norm of a sparse matrix: Frobenius by default, 1, -1, inf or -inf; along an axis that of each line.

    Raises:
        TypeError: a matrix that is not sparse. NotImplementedError: norms of singular values.
    """
    if not isinstance(x, spmatrix):
        raise TypeError("input is not sparse. use gridstride.linalg.norm")
    sizes = abs(x).tocsr()
    if axis is None or (np.ndim(axis) == 1 and len(axis) == 2):
        if ord in (None, "fro", "f"):
            return gs.sqrt(gs.sum(sizes.data.astype(float) ** 2))
        if ord in (1, -1):
            line = sizes.sum(axis=0).reshape(-1)
            return line.max() if ord == 1 else line.min()
        if ord in (np.inf, -np.inf):
            line = sizes.sum(axis=1).reshape(-1)
            return line.max() if ord > 0 else line.min()
        if ord in (2, -2):
            raise NotImplementedError("norms of singular values: use svds")
        raise ValueError("Invalid norm order.")
    place = axis if np.ndim(axis) == 0 else axis[0]
    if place not in (-2, -1, 0, 1):
        raise ValueError(f"Invalid axis {place!r} for an array with shape {x.shape}")
    if ord in (None, 2):
        return gs.sqrt(sizes.power(2).sum(axis=place).reshape(-1))
    if ord == 0:
        return gs.bincount(sizes.tocoo().col if place % 2 == 0 else sizes.tocoo().row, minlength=x.shape[1 - place % 2])
    if ord == 1:
        return sizes.sum(axis=place).reshape(-1)
    if ord == np.inf:
        return sizes.max(axis=place).toarray().reshape(-1)
    if ord == -np.inf:
        return sizes.min(axis=place).toarray().reshape(-1)
    return sizes.power(ord).sum(axis=place).reshape(-1) ** (1.0 / ord)


def matrix_power(A: Any, power: int) -> Any:
    """A square sparse matrix to a power."""
    return A**power
