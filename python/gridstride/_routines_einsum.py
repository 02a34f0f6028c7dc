"""Einstein's summation: operands are contracted in pairs, as matrix products where labels are summed."""

from __future__ import annotations

import functools
from typing import Any

import gridstride as gs
from gridstride import _core
from gridstride._core import asarray, ndarray

__all__ = ["einsum", "einsum_path"]

# A label is a letter, or a number for an axis that an ellipsis stands for, counted from the last one.
Label = str | int


def _interleaved(operands: tuple[Any, ...]) -> tuple[str, list[Any]]:
    """The form with lists of numbers behind each operand, as a text."""
    items = list(operands)
    output = items.pop() if len(items) % 2 else None

    def text(labels: Any) -> str:
        letters = ""
        for label in labels:
            if label is Ellipsis:
                letters += "..."
            elif isinstance(label, str) or not 0 <= int(label) < 52:
                raise ValueError("subscript is not within the valid range [0, 52)")
            else:
                letters += chr(ord("A") + int(label)) if label < 26 else chr(ord("a") + int(label) - 26)
        return letters

    subscripts = ",".join(text(labels) for labels in items[1::2])
    return subscripts if output is None else f"{subscripts}->{text(output)}", items[0::2]


def _labels(term: str, rank: int | None, operand: int | None) -> list[Label]:
    """The labels of a term's axes; `rank` is the operand's, or the broadcast rank of ellipses for the output."""
    if "." in term:
        if term.count("...") != 1 or term.count(".") != 3:
            raise ValueError("einstein sum subscripts string contains a '.' that is not part of an ellipsis ('...')")
        before, after = term.split("...")
    else:
        before, after = term, None
    letters = before + (after or "")
    for letter in letters:
        if not (letter.isascii() and letter.isalpha()):
            raise ValueError(
                f"invalid subscript '{letter}' in einstein sum subscripts string, subscripts must be letters"
            )
    if operand is None:
        wide = rank or 0
    else:
        wide = (rank or 0) - len(letters)
        if wide < 0 or (wide > 0 and after is None):
            raise ValueError(
                f"operand {operand} has {rank} axes, and the einstein sum subscripts '{term}' name {len(letters)}"
            )
    if after is None:
        return list(before)
    return [*before, *range(wide - 1, -1, -1), *after]


def _parse(subscripts: str, operands: list[ndarray]) -> tuple[list[list[Label]], list[Label]]:
    text = subscripts.replace(" ", "")
    arrow = "->" in text
    if text.count("-") != text.count(">") or text.count("-") > 1 or ("-" in text and not arrow):
        raise ValueError("einstein sum subscript string does not contain proper '->' output specified")
    left, _, right = text.partition("->")
    terms = left.split(",")
    if len(terms) != len(operands):
        more = "more" if len(operands) > len(terms) else "fewer"
        raise ValueError(f"{more} operands provided to einstein sum function than specified in the subscripts string")
    inputs = [_labels(t, x.ndim, i) for i, (t, x) in enumerate(zip(terms, operands, strict=True))]
    wide = max((sum(isinstance(label, int) for label in labels) for labels in inputs), default=0)
    ellipsis: list[Label] = list(range(wide - 1, -1, -1))
    if not arrow:
        flat = [label for labels in inputs for label in labels if isinstance(label, str)]
        return inputs, [*ellipsis, *sorted(label for label in set(flat) if flat.count(label) == 1)]
    output = _labels(right, wide, None)
    if len(set(output)) != len(output):
        raise ValueError("einstein sum subscripts string includes an output subscript multiple times")
    known = {label for labels in inputs for label in labels}
    for label in output:
        if label not in known:
            raise ValueError(
                f"einstein sum subscripts string included output subscript '{label}' which never appeared in an input"
            )
    if wide and "..." not in right:
        raise ValueError("output has no ellipsis ('...'), and an input's ellipsis stands for axes that broadcast")
    return inputs, output


def _diagonal(x: ndarray, labels: list[Label]) -> tuple[ndarray, list[Label]]:
    """Axes with the same label become one."""
    labels = list(labels)
    for label in dict.fromkeys(labels):
        while labels.count(label) > 1:
            first = labels.index(label)
            second = labels.index(label, first + 1)
            if x.shape[first] != x.shape[second]:
                raise ValueError(f"dimensions in operand for collapsing index '{label}' don't match")
            x = _core.diagonal(x, 0, first, second)
            del labels[second], labels[first]
            labels.append(label)
    return x, labels


def _reduce(x: ndarray, labels: list[Label], keep: set[Label]) -> tuple[ndarray, list[Label]]:
    axes = tuple(i for i, label in enumerate(labels) if label not in keep)
    if not axes:
        return x, labels
    total = x.any(axis=axes) if x.dtype.kind == "b" else x.sum(axis=axes, dtype=x.dtype)
    return total, [label for label in labels if label in keep]


def _arranged(x: ndarray, labels: list[Label], order: list[Label]) -> ndarray:
    """The view with axes in an order; labels that the array lacks become axes of extent 1."""
    present = [label for label in order if label in labels]
    x = _core.transpose(x, [labels.index(label) for label in present])
    missing = [i for i, label in enumerate(order) if label not in labels]
    return _core.expand_dims(x, missing) if missing else x


def _contract(
    x: ndarray, lx: list[Label], y: ndarray, ly: list[Label], keep: set[Label]
) -> tuple[ndarray, list[Label]]:
    x, lx = _reduce(x, lx, keep | set(ly))
    y, ly = _reduce(y, ly, keep | set(lx))
    shared = [label for label in lx if label in ly]
    summed = [label for label in shared if label not in keep]
    if not summed:
        order = [*lx, *(label for label in ly if label not in lx)]
        return _arranged(x, lx, order) * _arranged(y, ly, order), order
    # An extent of 1 stands for any extent.
    for label in shared:
        m, n = x.shape[lx.index(label)], y.shape[ly.index(label)]
        if m != n and m == 1:
            x = _core.broadcast_to(x, tuple(n if b == label else k for b, k in zip(lx, x.shape, strict=True)))
        elif m != n:
            y = _core.broadcast_to(y, tuple(m if b == label else k for b, k in zip(ly, y.shape, strict=True)))
    batch = [label for label in shared if label in keep]
    rows = [label for label in lx if label not in ly]
    columns = [label for label in ly if label not in lx]

    if batch and not rows and not columns and x.dtype.kind in "iufc" and x.dtype.itemsize >= 4:
        # No operand has an axis of its own: one pass, where matrices would have a single row and column.
        return _reduce(x * _arranged(y, ly, lx), lx, keep)

    def extents(labels: list[Label]) -> tuple[int, ...]:
        return tuple(x.shape[lx.index(b)] if b in lx else y.shape[ly.index(b)] for b in labels)

    def count(labels: list[Label]) -> int:
        product = 1
        for n in extents(labels):
            product *= n
        return product

    left = _arranged(x, lx, batch + rows + summed).reshape((*extents(batch), count(rows), count(summed)))
    right = _arranged(y, ly, batch + summed + columns).reshape((*extents(batch), count(summed), count(columns)))
    order = batch + rows + columns
    return _core.matmul(left, right).reshape(extents(order)), order


def _check_extents(operands: list[ndarray], inputs: list[list[Label]]) -> None:
    extents: dict[Label, int] = {}
    for i, (x, labels) in enumerate(zip(operands, inputs, strict=True)):
        for label, n in zip(labels, x.shape, strict=True):
            known = extents.setdefault(label, n)
            if known == 1:
                extents[label] = n
            elif n not in (1, known):
                raise ValueError(
                    f"operand {i} has a mismatch in subscript '{label}': its extent is {n}, that of others {known}"
                )


@functools.lru_cache(maxsize=256)
def _pointwise(subscripts: str) -> tuple[int, list[int] | None, tuple[int, ...], list[int] | None] | None:
    """For two terms of the same letters, each once: their number, the second's axes in the first's order, the summed
    axes, and the result's axes in the output's order; None in place of an order that changes nothing."""
    left, arrow, output = subscripts.replace(" ", "").partition("->")
    first, _, second = left.partition(",")
    if not arrow or not (first + second + output).isalpha() or not set(output) <= set(first):
        return None
    if len(set(first)) != len(first) or sorted(first) != sorted(second) or len(set(output)) != len(output):
        return None
    kept = [label for label in first if label in output]
    turned = None if first == second else [second.index(label) for label in first]
    summed = tuple(axis for axis, label in enumerate(first) if label not in output)
    return len(first), turned, summed, None if "".join(kept) == output else [kept.index(label) for label in output]


def _pointwise_product(subscripts: str, x: ndarray, y: ndarray) -> ndarray | None:
    """Such a product of arrays that it fits as they are: one pass over both."""
    plan = _pointwise(subscripts)
    if plan is None or x.dtype != y.dtype or x.dtype.kind not in "iufc" or x.dtype.itemsize < 4:
        return None
    rank, turned, summed, order = plan
    if x.ndim != rank or y.ndim != rank:
        return None
    if turned is not None:
        y = _core.transpose(y, turned)
    if x.shape != y.shape:
        return None
    product = x * y
    if summed:
        product = product.sum(axis=summed, dtype=x.dtype)
    return product if order is None else _core.transpose(product, order)


def einsum(
    *operands: Any,
    out: ndarray | None = None,
    dtype: Any = None,
    order: str = "K",
    casting: str = "safe",
    optimize: Any = False,
) -> ndarray:
    """Sums of products by Einstein's convention: ``einsum("ij,jk->ik", a, b)``, or operands and lists of numbers.

    More than two operands are contracted in pairs, in an order that `einsum_path` finds unless `optimize` gives one.
    ValueError where subscripts and operands do not fit.
    """
    if not operands:
        raise ValueError(
            "must specify the einstein sum subscripts string and at least one operand, or at least one "
            "operand and its corresponding subscripts list"
        )
    if isinstance(operands[0], str):
        subscripts, given = operands[0], list(operands[1:])
    else:
        subscripts, given = _interleaved(operands)
    arrays = [asarray(x) for x in given]
    if not arrays:
        raise ValueError("must provide at least an operand and a subscripts list to einsum")
    if optimize not in (True, False, "greedy", "optimal", None) and not isinstance(optimize, (list, tuple)):
        raise TypeError(f"Did not understand the path: {optimize!r}")
    if len(arrays) == 2 and out is None and dtype is None and order == "K":
        product = _pointwise_product(subscripts, *arrays)
        if product is not None:
            return product
    inputs, output = _parse(subscripts, arrays)
    kind = gs.result_type(*arrays) if dtype is None else _core.dtype_of(dtype)
    if len(arrays) == 1 and out is None and set(inputs[0]) <= set(output):
        # Nothing is computed: a view, which no dtype changes, as in NumPy.
        x, labels = _diagonal(arrays[0], inputs[0])
        return _core.transpose(x, [labels.index(label) for label in output])
    for i, x in enumerate(arrays):
        if x.dtype != kind:
            if not gs.can_cast(x.dtype, kind, casting):
                raise TypeError(
                    f"Cannot cast operand {i} from {x.dtype!r} to {kind!r} according to the rule '{casting}'"
                )
            arrays[i] = x.astype(kind)
    _check_extents(arrays, inputs)
    work = [_diagonal(x, labels) for x, labels in zip(arrays, inputs, strict=True)]
    for pick in _order(subscripts, arrays, optimize):
        chosen = [work[i] for i in sorted(pick)]
        for i in sorted(pick, reverse=True):
            del work[i]
        needed = {*output, *(label for _, labels in work for label in labels)}
        x, lx = chosen[0]
        for k, (y, ly) in enumerate(chosen[1:], 2):
            later = {label for _, labels in chosen[k:] for label in labels}
            x, lx = _contract(x, lx, y, ly, needed | later)
        work.append((x, lx))
    x, labels = _reduce(*work[0], set(output))
    result = _core.transpose(x, [labels.index(label) for label in output])
    if order in ("C", "F"):
        result = (_core.ascontiguousarray if order == "C" else _core.asfortranarray)(result).reshape(result.shape)
    if out is None:
        return result
    if out.shape != result.shape:
        raise ValueError(f"output array has wrong shape: expected {result.shape}, got {out.shape}")
    if not gs.can_cast(kind, out.dtype, casting):
        raise TypeError(f"Cannot cast the result from {kind!r} to {out.dtype!r} according to the rule '{casting}'")
    out[...] = result
    return out


def _order(subscripts: str, arrays: list[ndarray], optimize: Any) -> list[tuple[int, ...]]:
    """Which operands to contract in each step."""
    if len(arrays) == 1:
        return []
    if isinstance(optimize, (list, tuple)) and optimize and optimize[0] == "einsum_path":
        return [tuple(pick) for pick in optimize[1:]]
    if len(arrays) == 2:
        return [(0, 1)]
    path, _ = einsum_path(subscripts, *arrays, optimize=optimize or "greedy")
    return [tuple(pick) for pick in path[1:]]


def einsum_path(*operands: Any, optimize: Any = "greedy", einsum_call: bool = False) -> tuple[list[Any], str]:
    """The order in which `einsum` contracts its operands in pairs, and a text about its cost; NumPy finds it."""
    import numpy

    def model(x: Any) -> Any:
        return numpy.broadcast_to(numpy.empty((), x.dtype), x.shape) if isinstance(x, ndarray) else x

    return numpy.einsum_path(*(model(x) for x in operands), optimize=optimize)
