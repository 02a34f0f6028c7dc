"""Sparse matrices with SciPy's names: by rows, columns, coordinates and diagonals. Indices are int64.

Products run on the device, a thread a row; conversions are sorts and scans of it.
"""

from gridstride.scipy.sparse import csgraph, linalg
from gridstride.scipy.sparse._base import spmatrix
from gridstride.scipy.sparse._compressed import csc_matrix, csr_matrix
from gridstride.scipy.sparse._construct import (
    block_diag,
    bmat,
    diags,
    eye,
    find,
    hstack,
    identity,
    issparse,
    isspmatrix,
    isspmatrix_coo,
    isspmatrix_csc,
    isspmatrix_csr,
    isspmatrix_dia,
    kron,
    kronsum,
    rand,
    random,
    spdiags,
    tril,
    triu,
    vstack,
)
from gridstride.scipy.sparse._coo import coo_matrix
from gridstride.scipy.sparse._dia import dia_matrix

__all__ = [name for name in dir() if not name.startswith("_")]
