"""Factorizations, triangular systems and special matrices with SciPy's names.

LU factors are made on the host, in blocks whose products are BLAS's: choosing a pivot waits for each column, which
would cost a device a round trip a column. Triangular systems are solved in blocks on the device.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

import gridstride as gs
from gridstride import kron, tri, tril, triu
from gridstride._core import asarray, ascontiguousarray, ndarray

__all__ = ["bandwidth", "block_diag", "circulant", "companion", "convolution_matrix", "dft", "expm", "fiedler"]
__all__ += ["fiedler_companion", "hadamard", "hankel", "helmert", "hilbert", "khatri_rao", "kron", "leslie", "lu"]
__all__ += ["lu_factor", "lu_solve", "solve_triangular", "toeplitz", "tri", "tril", "triu"]

_BLOCK = 64


def _floating(a: Any, check_finite: bool = False) -> ndarray:
    x = asarray(a)
    if x.dtype.kind in "biu":
        x = x.astype(float)
    elif x.dtype == np.float16:
        x = x.astype(np.float32)
    if check_finite and not bool(gs.isfinite(x).all()):
        raise ValueError("array must not contain infs or NaNs")
    return x


def _lu_of_panel(a: np.ndarray, pivots: np.ndarray, first: int) -> None:
    """The factors of a panel of few columns, in place; `pivots` are counted from its first row plus `first`."""
    rows, columns = a.shape
    for k in range(min(rows, columns)):
        p = k + int(np.argmax(np.abs(a[k:, k].real) + np.abs(a[k:, k].imag)))
        pivots[k] = first + p
        if p != k:
            a[[k, p]] = a[[p, k]]
        if a[k, k] != 0:
            a[k + 1 :, k] /= a[k, k]
            a[k + 1 :, k + 1 :] -= np.outer(a[k + 1 :, k], a[k, k + 1 :])


def _factor(x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """LU factors with partial pivoting, by panels."""
    a = x.copy()
    rows, columns = a.shape
    count = min(rows, columns)
    pivots = np.arange(count, dtype=np.int32)
    for begin in range(0, count, 32):
        end = min(begin + 32, count)
        panel = np.ascontiguousarray(a[begin:, begin:end])
        _lu_of_panel(panel, pivots[begin:end], begin)
        a[begin:, begin:end] = panel
        for k in range(begin, end):
            p = pivots[k]
            if p != k:
                for part in (a[:, :begin], a[:, end:]):
                    part[[k, p]] = part[[p, k]]
        if end < columns:
            unit = np.tril(a[begin:end, begin:end], -1) + np.eye(end - begin, dtype=a.dtype)
            a[begin:end, end:] = np.linalg.solve(unit, a[begin:end, end:])
            if end < rows:
                a[end:, end:] -= a[end:, begin:end] @ a[begin:end, end:]
    return a, pivots


def lu_factor(a: Any, overwrite_a: bool = False, check_finite: bool = True) -> tuple[ndarray, ndarray]:
    """The LU factors of a matrix in one array, and the rows that were exchanged (int32).

    Raises:
        ValueError: not two axes, or with `check_finite` infinities or NaN.
    """
    x = _floating(a, check_finite)
    if x.ndim != 2:
        raise ValueError(f"expected a matrix, not an array of rank {x.ndim}")
    factors, pivots = _factor(x.get())
    if bool((np.diagonal(factors) == 0).any()):
        import warnings

        warnings.warn(
            "Diagonal number of an LU factor is exactly zero: the matrix is singular.", RuntimeWarning, stacklevel=2
        )
    return asarray(factors), asarray(pivots)


def _order(pivots: np.ndarray, rows: int) -> np.ndarray:
    order = np.arange(rows)
    for k, p in enumerate(pivots):
        order[k], order[p] = order[p], order[k]
    return order


def lu(a: Any, permute_l: bool = False, overwrite_a: bool = False, check_finite: bool = True) -> Any:
    """The factors ``P, L, U`` with ``a = P @ L @ U``; with `permute_l` ``P @ L, U``. Errors as of `lu_factor`."""
    x = _floating(a, check_finite)
    if x.ndim != 2:
        raise ValueError(f"expected a matrix, not an array of rank {x.ndim}")
    factors, pivots = _factor(x.get())
    rows, columns = factors.shape
    count = min(rows, columns)
    lower = np.tril(factors[:, :count], -1) + np.eye(rows, count, dtype=factors.dtype)
    upper = np.triu(factors[:count])
    order = _order(pivots, rows)
    if permute_l:
        turned = np.empty_like(lower)
        turned[order] = lower
        return asarray(turned), asarray(upper)
    permutation = np.zeros((rows, rows), factors.real.dtype)
    permutation[order, np.arange(rows)] = 1
    return asarray(permutation), asarray(lower), asarray(upper)


def _solve_blocks(t: ndarray, b: ndarray, lower: bool, unit: bool) -> ndarray:
    """The solution of a triangular system, block by block."""
    n = t.shape[0]
    x = b.copy()
    begins = list(range(0, n, _BLOCK))
    for begin in begins if lower else begins[::-1]:
        end = min(begin + _BLOCK, n)
        corner = t[begin:end, begin:end]
        corner = gs.tril(corner) if lower else gs.triu(corner)
        if unit:
            corner = corner - gs.diag(gs.diagonal(corner)) + gs.eye(end - begin, dtype=t.dtype)
        x[begin:end] = gs.linalg.solve(corner, x[begin:end])
        if lower and end < n:
            x[end:] = x[end:] - t[end:, begin:end] @ x[begin:end]
        elif not lower and begin > 0:
            x[:begin] = x[:begin] - t[:begin, begin:end] @ x[begin:end]
    return x


def solve_triangular(
    a: Any,
    b: Any,
    trans: Any = 0,
    lower: bool = False,
    unit_diagonal: bool = False,
    overwrite_b: bool = False,
    check_finite: bool = False,
) -> ndarray:
    """The solution of ``a x = b`` for a triangular matrix, of which the other half is not looked at.

    `trans`: 0 or "N", 1 or "T" for the transposed, 2 or "C" for the conjugate transposed system.

    Raises:
        ValueError: shapes that do not fit. numpy.linalg.LinAlgError: a zero on the diagonal.
    """
    t, right = _floating(a, check_finite), _floating(b, check_finite)
    if t.ndim != 2 or t.shape[0] != t.shape[1]:
        raise ValueError("expected square matrix")
    if right.ndim not in (1, 2) or right.shape[0] != t.shape[0]:
        raise ValueError(f"incompatible dimensions: {t.shape} and {right.shape}")
    modes = {0: 0, "N": 0, 1: 1, "T": 1, 2: 2, "C": 2}
    if trans not in modes:
        raise ValueError(f"trans is 0, 1, 2, 'N', 'T' or 'C', not {trans!r}")
    kind = np.result_type(t.dtype, right.dtype)
    t, x = t.astype(kind), right.astype(kind).reshape(t.shape[0], -1)
    if not unit_diagonal and bool((gs.diagonal(t) == 0).any()):
        raise np.linalg.LinAlgError("singular matrix: a zero on the diagonal")
    if modes[trans]:
        t = ascontiguousarray(t.T if modes[trans] == 1 else gs.conj(t).T)
        lower = not lower
    return _solve_blocks(t, x, lower, unit_diagonal).reshape(right.shape)


def lu_solve(lu_and_piv: Any, b: Any, trans: Any = 0, overwrite_b: bool = False, check_finite: bool = True) -> ndarray:
    """The solution of a system from the factors that `lu_factor` gives; `trans` as in `solve_triangular`.

    Raises:
        ValueError: shapes that do not fit.
    """
    factors, pivots = lu_and_piv
    right = _floating(b, check_finite)
    if right.ndim not in (1, 2) or right.shape[0] != factors.shape[0]:
        raise ValueError(f"Shapes of lu {factors.shape} and b {right.shape} are incompatible")
    order = _order(asarray(pivots).get(), factors.shape[0])
    if trans in (0, "N"):
        moved = right[asarray(order)]
        return solve_triangular(factors, solve_triangular(factors, moved, 0, True, True), 0, False)
    middle = solve_triangular(factors, right, trans, False)
    found = solve_triangular(factors, middle, trans, True, True)
    back = np.empty_like(order)
    back[order] = np.arange(order.size)
    return found[asarray(back)]


def expm(a: Any) -> ndarray:
    """The exponential of a square matrix, by Padé's approximation and repeated squaring.

    Raises:
        ValueError: a matrix that is not square.
    """
    x = _floating(a)
    if x.ndim < 2 or x.shape[-1] != x.shape[-2]:
        raise ValueError("expected a square matrix")
    if x.ndim > 2:
        parts = [expm(part) for part in x.reshape(-1, *x.shape[-2:])]
        return gs.stack(parts).reshape(x.shape) if parts else x.copy()
    if not x.size:
        return x.copy()
    size = float(gs.linalg.norm(x, 1))
    if not math.isfinite(size):
        return gs.full(x.shape, gs.nan, x.dtype)
    squarings = max(0, math.ceil(math.log2(size / 5.371920351148152))) if size > 5.371920351148152 else 0
    x = x / 2.0**squarings
    # The [13/13] approximant: coefficients (26 - k)! 13! / (26! k! (13 - k)!), scaled to integers.
    c = [
        math.factorial(26 - k) * math.factorial(13) / (math.factorial(k) * math.factorial(13 - k)) / math.factorial(13)
        for k in range(14)
    ]
    one = gs.eye(x.shape[0], dtype=x.dtype)
    x2 = x @ x
    x4 = x2 @ x2
    x6 = x4 @ x2
    odd = x @ (x6 @ (c[13] * x6 + c[11] * x4 + c[9] * x2) + c[7] * x6 + c[5] * x4 + c[3] * x2 + c[1] * one)
    even = x6 @ (c[12] * x6 + c[10] * x4 + c[8] * x2) + c[6] * x6 + c[4] * x4 + c[2] * x2 + c[0] * one
    result = gs.linalg.solve(even - odd, even + odd)
    for _ in range(squarings):
        result = result @ result
    return result


def bandwidth(a: Any) -> tuple[int, int]:
    """How far below and above the diagonal a matrix has elements that are not zero. ValueError for other ranks."""
    x = asarray(a)
    if x.ndim != 2:
        raise ValueError("Input array must be a 2D NumPy array.")
    rows, columns = gs.nonzero(x)
    if not rows.size:
        return 0, 0
    return max(int((rows - columns).max()), 0), max(int((columns - rows).max()), 0)


# --- special matrices


def toeplitz(c: Any, r: Any = None) -> ndarray:
    """The matrix of constant diagonals with a first column and a first row (by default the conjugate column)."""
    column = asarray(c).reshape(-1)
    row = gs.conj(column) if r is None else asarray(r).reshape(-1)
    values = gs.concatenate([column[::-1], row[1:]])
    places = gs.arange(row.size) - gs.arange(column.size).reshape(-1, 1) + (column.size - 1)
    return values[places]


def hankel(c: Any, r: Any = None) -> ndarray:
    """The matrix of constant anti-diagonals with a first column and a last row (zeros by default)."""
    column = asarray(c).reshape(-1)
    row = gs.zeros_like(column) if r is None else asarray(r).reshape(-1)
    values = gs.concatenate([column, row[1:]])
    return values[gs.arange(row.size) + gs.arange(column.size).reshape(-1, 1)]


def circulant(c: Any) -> ndarray:
    """The matrix whose columns are turns of the first one."""
    column = asarray(c).reshape(-1)
    n = column.size
    return column[(gs.arange(n).reshape(-1, 1) - gs.arange(n)) % n]


def companion(a: Any) -> ndarray:
    """The companion matrix of a polynomial, highest power first. ValueError where that has no degree or a leading 0."""
    x = asarray(a)
    if x.ndim != 1:
        raise ValueError("Incorrect shape for `a`: it must be one-dimensional.")
    if x.size < 2:
        raise ValueError("The length of `a` must be at least 2.")
    if not bool(x[0] != 0):
        raise ValueError("The first coefficient in `a` must not be zero.")
    n = x.size - 1
    first = -x[1:] / x[0]
    result = gs.eye(n, k=-1, dtype=first.dtype)
    result[0] = first
    return result


def convolution_matrix(a: Any, n: int, mode: str = "full") -> ndarray:
    """The matrix whose product with a vector of `n` elements is the convolution with `a`; modes as of `convolve`."""
    x = asarray(a)
    if n <= 0:
        raise ValueError("n must be a positive integer.")
    if x.ndim != 1:
        raise ValueError("convolution_matrix expects a one-dimensional array as input")
    if not x.size:
        raise ValueError("len(a) must be at least 1.")
    if mode not in ("full", "valid", "same"):
        raise ValueError("'mode' argument must be one of ('full', 'valid', 'same')")
    m = x.size
    zeros = gs.zeros(n - 1, x.dtype)
    whole = toeplitz(gs.concatenate([x, zeros]), gs.concatenate([x[:1], zeros]))
    if mode == "full":
        return whole
    length = max(m, n) if mode == "same" else max(m, n) - min(m, n) + 1
    begin = (m + n - 1 - length) // 2
    return whole[begin : begin + length]


def dft(n: int, scale: str | None = None) -> ndarray:
    """The matrix of the Fourier transform; `scale` is None, "sqrtn" or "n"."""
    if scale not in (None, "sqrtn", "n"):
        raise ValueError(f"scale must be None, 'sqrtn', or 'n'; {scale!r} is not valid.")
    k = gs.arange(n)
    result = gs.exp((-2j * math.pi / max(n, 1)) * ((k.reshape(-1, 1) * k) % max(n, 1)))
    return result if scale is None else result / (math.sqrt(n) if scale == "sqrtn" else n)


def fiedler(a: Any) -> ndarray:
    """The matrix of the distances of numbers."""
    x = gs.atleast_1d(asarray(a))
    if x.ndim != 1:
        raise ValueError("Input 'a' must be a 1D array.")
    return gs.abs(x.reshape(-1, 1) - x)


def fiedler_companion(a: Any) -> ndarray:
    """Fiedler's companion matrix of a polynomial: of five diagonals."""
    x = gs.atleast_1d(asarray(a))
    if x.ndim != 1:
        raise ValueError("Input 'a' must be 1-D array.")
    if x.size < 2:
        return gs.zeros(0, x.dtype)
    if not bool(x[0] != 0):
        raise ValueError("Leading coefficient is zero.")
    host = (x / x[0]).get()
    if host.size == 2:
        return asarray(-host[1:].reshape(1, 1))
    n = host.size - 1
    c = np.zeros((n, n), host.dtype)
    c[range(3, n, 2), range(1, n - 2, 2)] = 1
    c[range(2, n, 2), range(1, n - 1, 2)] = -host[3::2]
    c[range(0, n - 2, 2), range(2, n, 2)] = 1
    c[range(0, n - 1, 2), range(1, n, 2)] = -host[2::2]
    c[0, 0] = -host[1]
    c[1, 0] = 1
    return asarray(c)


def hadamard(n: int, dtype: Any = int) -> ndarray:
    """Hadamard's matrix of an order that is a power of 2. ValueError for others."""
    if n < 1 or n & (n - 1):
        raise ValueError("n must be an positive integer, and n must be a power of 2")
    k = gs.arange(n)
    bits = gs.bitwise_count(gs.bitwise_and(k.reshape(-1, 1), k))
    return (1 - 2 * (bits.astype(np.int64) % 2)).astype(dtype)


def helmert(n: int, full: bool = False) -> ndarray:
    """Helmert's matrix of an order: orthonormal contrasts."""
    h = np.tril(np.ones((n, n)), -1) - np.diag(np.arange(n))
    d = np.arange(n) * np.arange(1, n + 1)
    h[0] = 1
    d[0] = n
    whole = h / np.sqrt(d)[:, None]
    return asarray(whole if full else whole[1:])


def hilbert(n: int) -> ndarray:
    """Hilbert's matrix: 1 / (i + j + 1)."""
    k = gs.arange(n)
    return 1.0 / (k.reshape(-1, 1) + k + 1)


def khatri_rao(a: Any, b: Any) -> ndarray:
    """The Kronecker products of corresponding columns."""
    x, y = asarray(a), asarray(b)
    if x.ndim != 2 or y.ndim != 2:
        raise ValueError("The both arrays should be 2-dimensional.")
    if x.shape[1] != y.shape[1]:
        raise ValueError("The number of columns for both arrays should be equal.")
    return (x[:, gs.newaxis, :] * y[gs.newaxis]).reshape(-1, x.shape[1])


def leslie(f: Any, s: Any) -> ndarray:
    """Leslie's matrix of fecundities and survival rates."""
    first, below = asarray(f), asarray(s)
    if first.ndim != 1 or below.ndim != 1:
        raise ValueError("Incorrect shape: both arguments must be one-dimensional.")
    if first.size != below.size + 1:
        raise ValueError("The length of s must be one less than the length of f.")
    if not below.size:
        raise ValueError("The length of s must be at least 1.")
    result = gs.diag(below.astype(np.result_type(first.dtype, below.dtype)), -1)
    result[0] = first
    return result


def block_diag(*arrays: Any) -> ndarray:
    """Matrices along the diagonal of a larger one. ValueError for more than two axes."""
    blocks = [gs.atleast_2d(asarray(a)) for a in arrays] or [gs.empty((1, 0))]
    if any(b.ndim > 2 for b in blocks):
        raise ValueError("arguments in the following positions have dimension greater than 2")
    result = gs.zeros(
        (sum(b.shape[0] for b in blocks), sum(b.shape[1] for b in blocks)), np.result_type(*(b.dtype for b in blocks))
    )
    row = column = 0
    for b in blocks:
        result[row : row + b.shape[0], column : column + b.shape[1]] = b
        row, column = row + b.shape[0], column + b.shape[1]
    return result
