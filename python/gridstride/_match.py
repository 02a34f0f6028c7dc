"""The match statement as if statements: what the compiler gets to see. Imported where a kernel has one."""

from __future__ import annotations

import ast

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Captures = list[tuple[str, ast.expr]]


class _UnsupportedError(Exception):
    """A pattern that has no meaning in kernels."""


def lower(node: Any, number: int) -> list[Any] | None:
    """The statements that a match statement stands for; None where a pattern is not supported.

    The subject is evaluated once, into a variable that no program can name.
    """
    subject = f".match{number}"
    try:
        rest: list[Any] = []
        for case in reversed(node.cases):
            rest = _case(case, subject, rest)
    except _UnsupportedError:
        return None
    store = ast.copy_location(ast.Name(subject, ast.Store()), node.subject)
    return [ast.copy_location(ast.Assign([store], node.subject), node.subject), *rest]


def _case(case: Any, subject: str, rest: list[Any]) -> list[Any]:
    captures: Captures = []
    value = ast.copy_location(ast.Name(subject, ast.Load()), case.pattern)
    tests = _tests(case.pattern, value, captures)
    if case.guard is not None:
        # A guard sees what the pattern captures.
        bound = dict(captures)
        tests.append(_Substitute(bound).visit(case.guard) if bound else case.guard)
    body: list[ast.stmt] = [
        ast.copy_location(ast.Assign([ast.copy_location(ast.Name(name, ast.Store()), part)], part), part)
        for name, part in captures
    ]
    body += case.body
    if not tests:
        return body
    test = tests[0] if len(tests) == 1 else ast.copy_location(ast.BoolOp(ast.And(), tests), case.pattern)
    return [ast.copy_location(ast.If(test, body, rest), case.pattern)]


class _Substitute(ast.NodeTransformer):
    def __init__(self, values: dict[str, ast.expr]) -> None:
        self.values = values

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return self.values.get(node.id, node)


def _tests(pattern: Any, value: ast.expr, captures: Captures) -> list[ast.expr]:
    """The conditions under which a value fits a pattern, none for always; appends what it captures."""
    kind = pattern.__class__.__name__
    if kind == "MatchValue":
        return [_compare(ast.Eq(), value, pattern.value, pattern)]
    if kind == "MatchSingleton":
        constant = ast.copy_location(ast.Constant(pattern.value), pattern)
        return [_compare(ast.Is() if pattern.value is None else ast.Eq(), value, constant, pattern)]
    if kind == "MatchAs":
        tests = [] if pattern.pattern is None else _tests(pattern.pattern, value, captures)
        if pattern.name is not None:
            captures.append((pattern.name, value))
        return tests
    if kind == "MatchOr":
        alternatives = []
        for each in pattern.patterns:
            inner: Captures = []
            tests = _tests(each, value, inner)
            if inner:
                raise _UnsupportedError
            if not tests:
                return []
            alternatives.append(_all(tests, each))
        return [ast.copy_location(ast.BoolOp(ast.Or(), alternatives), pattern)]
    if kind == "MatchSequence":
        return _sequence(pattern, value, captures)
    raise _UnsupportedError


def _sequence(pattern: Any, value: ast.expr, captures: Captures) -> list[ast.expr]:
    patterns = pattern.patterns
    count = len(patterns)
    starred = [i for i, each in enumerate(patterns) if each.__class__.__name__ == "MatchStar"]
    star = starred[0] if starred else count
    length = ast.copy_location(ast.Call(ast.copy_location(ast.Name("len", ast.Load()), pattern), [value], []), pattern)
    least = ast.copy_location(ast.Constant(count - len(starred)), pattern)
    tests: list[ast.expr] = [_compare(ast.GtE() if starred else ast.Eq(), length, least, pattern)]
    for i, each in enumerate(patterns):
        if i == star:
            if each.name is not None:
                stop = i + 1 - count
                upper = None if stop == 0 else ast.copy_location(ast.Constant(stop), each)
                part = ast.Slice(ast.copy_location(ast.Constant(i), each), upper, None)
                captures.append((each.name, _item(value, ast.copy_location(part, each), each)))
            continue
        index = ast.copy_location(ast.Constant(i if i < star else i - count), each)
        tests += _tests(each, _item(value, index, each), captures)
    return tests


def _item(value: ast.expr, index: ast.expr, place: Any) -> ast.expr:
    return ast.copy_location(ast.Subscript(value, index, ast.Load()), place)


def _compare(op: ast.cmpop, left: ast.expr, right: ast.expr, place: Any) -> ast.expr:
    return ast.copy_location(ast.Compare(left, [op], [right]), place)


def _all(tests: list[ast.expr], place: Any) -> ast.expr:
    return tests[0] if len(tests) == 1 else ast.copy_location(ast.BoolOp(ast.And(), tests), place)
