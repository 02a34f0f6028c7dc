"""Distances between vectors: a kernel with a thread for each pair."""

from __future__ import annotations

import functools
import math
from typing import Any

import gridstride as gs
from gridstride import cuda
from gridstride._core import asarray, ascontiguousarray, ndarray

__all__ = ["canberra", "cdist", "chebyshev", "cityblock", "correlation", "cosine"]  # noqa: F822
__all__ += ["distance_matrix", "euclidean", "hamming", "hellinger", "jensenshannon", "kl_divergence"]  # noqa: F822
__all__ += ["minkowski", "pdist", "russellrao", "sqeuclidean"]  # noqa: F822


def _minkowski(x, y, p):
    total = 0.0
    for k in range(x.size):
        total += math.fabs(x[k] - y[k]) ** p
    return total ** (1.0 / p)


def _euclidean(x, y, p):
    total = 0.0
    for k in range(x.size):
        total += (x[k] - y[k]) * (x[k] - y[k])
    return math.sqrt(total)


def _sqeuclidean(x, y, p):
    total = 0.0
    for k in range(x.size):
        total += (x[k] - y[k]) * (x[k] - y[k])
    return total


def _cityblock(x, y, p):
    total = 0.0
    for k in range(x.size):
        total += math.fabs(x[k] - y[k])
    return total


def _chebyshev(x, y, p):
    best = 0.0
    for k in range(x.size):
        best = max(best, math.fabs(x[k] - y[k]))
    return best


def _canberra(x, y, p):
    total = 0.0
    for k in range(x.size):
        size = math.fabs(x[k]) + math.fabs(y[k])
        if size > 0.0:
            total += math.fabs(x[k] - y[k]) / size
    return total


def _cosine(x, y, p):
    xy = 0.0
    xx = 0.0
    yy = 0.0
    for k in range(x.size):
        xy += x[k] * y[k]
        xx += x[k] * x[k]
        yy += y[k] * y[k]
    return 1.0 - xy / math.sqrt(xx * yy)


def _correlation(x, y, p):
    mx = 0.0
    my = 0.0
    for k in range(x.size):
        mx += x[k]
        my += y[k]
    mx /= x.size
    my /= x.size
    xy = 0.0
    xx = 0.0
    yy = 0.0
    for k in range(x.size):
        xy += (x[k] - mx) * (y[k] - my)
        xx += (x[k] - mx) * (x[k] - mx)
        yy += (y[k] - my) * (y[k] - my)
    return 1.0 - xy / math.sqrt(xx * yy)


def _hamming(x, y, p):
    count = 0.0
    for k in range(x.size):
        if x[k] != y[k]:
            count += 1.0
    return count / x.size


def _hellinger(x, y, p):
    total = 0.0
    for k in range(x.size):
        d = math.sqrt(x[k]) - math.sqrt(y[k])
        total += d * d
    return math.sqrt(total) / math.sqrt(2.0)


def _kl_divergence(x, y, p):
    total = 0.0
    for k in range(x.size):
        if x[k] > 0.0:
            total += x[k] * math.log(x[k] / y[k])
    return total


def _jensenshannon(x, y, p):
    sx = 0.0
    sy = 0.0
    for k in range(x.size):
        sx += x[k]
        sy += y[k]
    total = 0.0
    for k in range(x.size):
        a = x[k] / sx
        b = y[k] / sy
        m = 0.5 * (a + b)
        if a > 0.0:
            total += 0.5 * a * math.log(a / m)
        if b > 0.0:
            total += 0.5 * b * math.log(b / m)
    return math.sqrt(max(total, 0.0))


def _russellrao(x, y, p):
    both = 0.0
    for k in range(x.size):
        if x[k] != 0.0 and y[k] != 0.0:
            both += 1.0
    return (x.size - both) / x.size


_METRICS = {
    "canberra": _canberra,
    "chebyshev": _chebyshev,
    "cityblock": _cityblock,
    "correlation": _correlation,
    "cosine": _cosine,
    "euclidean": _euclidean,
    "hamming": _hamming,
    "hellinger": _hellinger,
    "jensenshannon": _jensenshannon,
    "kl_divergence": _kl_divergence,
    "minkowski": _minkowski,
    "russellrao": _russellrao,
    "sqeuclidean": _sqeuclidean,
}
_ALIASES = {"l1": "cityblock", "l2": "euclidean", "linf": "chebyshev", "manhattan": "cityblock", "cheb": "chebyshev"}


@functools.cache
def _kernel(metric: Any) -> Any:
    @cuda.jit
    def kernel(a, b, p, out):
        j, i = cuda.grid(2)
        if i < a.shape[0] and j < b.shape[0]:
            out[i, j] = metric(a[i], b[j], p)

    return kernel


def _points(x: Any) -> ndarray:
    values = asarray(x)
    if values.dtype.kind == "c":
        raise TypeError("distances are between vectors of real numbers")
    return ascontiguousarray(values.astype(float))


def cdist(XA: Any, XB: Any, metric: str = "euclidean", out: ndarray | None = None, *, p: float = 2.0) -> ndarray:
    """The distance of each row of `XA` to each row of `XB`.

    Args:
        metric: the name of a function of this module.
        p: the exponent of "minkowski".

    Raises:
        ValueError: arrays that have no two axes or another number of columns, an unknown metric.
    """
    a, b = _points(XA), _points(XB)
    name = _ALIASES.get(metric, metric)
    if name not in _METRICS:
        raise ValueError(f"Unknown Distance Metric: {metric}; metrics are {', '.join(_METRICS)}")
    for which, x in (("XA", a), ("XB", b)):
        if x.ndim != 2:
            raise ValueError(f"{which} must be a 2-dimensional array.")
    if a.shape[1] != b.shape[1]:
        raise ValueError("XA and XB must have the same number of columns")
    result = gs.empty((a.shape[0], b.shape[0])) if out is None else out
    if result.shape != (a.shape[0], b.shape[0]) or result.dtype != float:
        raise ValueError(f"out must be float64 of shape {(a.shape[0], b.shape[0])}")
    if result.size:
        grid = (-(-b.shape[0] // 32), -(-a.shape[0] // 8))
        _kernel(_METRICS[name])[grid, (32, 8)](a, b, float(p), result)
    return result


def pdist(X: Any, metric: str = "euclidean", *, out: ndarray | None = None, p: float = 2.0) -> ndarray:
    """The distances between the rows of `X`, each pair once: 0 to 1, 0 to 2 and so on. Arguments as of `cdist`."""
    whole = cdist(X, X, metric, p=p)
    rows, columns = gs.triu_indices(whole.shape[0], 1)
    result = whole[rows, columns]
    if out is not None:
        out[...] = result
        return out
    return result


def distance_matrix(x: Any, y: Any, p: float = 2.0) -> ndarray:
    """The Minkowski distance of exponent `p` of each row of `x` to each row of `y`."""
    if p == math.inf:
        return cdist(x, y, "chebyshev")
    return cdist(x, y, "euclidean" if p == 2 else "cityblock" if p == 1 else "minkowski", p=p)


def _between(name: str) -> Any:
    def distance(u: Any, v: Any) -> ndarray:
        a, b = asarray(u), asarray(v)
        if a.ndim != 1 or b.ndim != 1:
            raise ValueError("Input vector should be 1-D.")
        return cdist(a.reshape(1, -1), b.reshape(1, -1), name)[0, 0]

    distance.__name__ = distance.__qualname__ = name
    distance.__doc__ = f"The {name} distance of two vectors, of rank 0."
    return distance


for _name in _METRICS:
    if _name != "minkowski":
        globals()[_name] = _between(_name)
del _name


def minkowski(u: Any, v: Any, p: float) -> ndarray:
    """The Minkowski distance of exponent `p` of two vectors, of rank 0."""
    a, b = asarray(u), asarray(v)
    if a.ndim != 1 or b.ndim != 1:
        raise ValueError("Input vector should be 1-D.")
    return cdist(a.reshape(1, -1), b.reshape(1, -1), "minkowski", p=p)[0, 0]
