"""Graphs as sparse matrices."""

from __future__ import annotations

from typing import Any

import numpy as np

import gridstride as gs
from gridstride import cuda
from gridstride.scipy._forests import join, to_roots
from gridstride.scipy.sparse._coo import coo_matrix

__all__ = ["connected_components"]


@cuda.jit
def _join(first, second, parents):
    i = cuda.grid(1)
    if i < first.size:
        join(parents, first[i], second[i])


def connected_components(
    csgraph: Any, directed: bool = True, connection: str = "weak", return_labels: bool = True
) -> Any:
    """How many connected components a graph has, and the number of each node's: ``count, labels`` (int32).

    Raises:
        ValueError: a matrix that is not square. NotImplementedError: strong connections of a directed graph.
    """
    if connection.lower() not in ("weak", "strong"):
        raise ValueError("connection must be 'weak' or 'strong'")
    if connection.lower() == "strong" and directed:
        raise NotImplementedError(
            "strong connections are not found on the device; use scipy.sparse.csgraph with .get()"
        )
    graph = coo_matrix(csgraph)
    n = graph.shape[0]
    if graph.shape[0] != graph.shape[1]:
        raise ValueError("graph should be a square array")
    kept = gs.nonzero(graph.data != 0)[0]
    first, second = graph.row[kept], graph.col[kept]
    parents = gs.arange(n)
    if first.size:
        _join[-(-first.size // 256), 256](first, second, parents)
    roots, is_root = gs.empty_like(parents), gs.empty(n, np.int8)
    if n:
        to_roots[-(-n // 256), 256](parents, roots, is_root)
    count = int(is_root.sum()) if n else 0
    if not return_labels:
        return count
    return count, (gs.cumsum(is_root, dtype=np.int32)[roots] - 1).astype(np.int32)
