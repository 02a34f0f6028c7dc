"""Python functions as pickle takes them: by name where they can be imported, else by their code."""

from __future__ import annotations

TYPE_CHECKING = False  # importing typing takes longer than the rest of the package
if TYPE_CHECKING:
    from types import CodeType
    from typing import Any

_FunctionType: Any = type(lambda: 0)
_ModuleType = type(__import__("sys"))


def packed(function: Any) -> Any:
    """What `unpacked` makes the function of again, here or in another process.

    A function by its code goes with what it reads of its surroundings; pickle says which of that it cannot take.
    """
    if type(function) is not _FunctionType:
        return ("object", function)
    name = _importable(function)
    if name is not None:
        return ("name", *name)
    return _by_code(function, {})


def _importable(function: Any) -> tuple[str, str, bool] | None:
    """The module and name that give the function, and whether a kernel of it has that name."""
    import sys

    module, qualname = function.__module__ or "", function.__qualname__
    found: Any = sys.modules.get(module)
    for part in qualname.split("."):
        found = getattr(found, part, None)
    if found is function:
        return module, qualname, False
    return (module, qualname, True) if getattr(found, "py_func", None) is function else None


def _names(code: CodeType) -> set[str]:
    """The names that a code, and the functions in it, may look up."""
    names = set(code.co_names)
    for item in code.co_consts:
        if item.__class__ is code.__class__:
            names |= _names(item)
    return names


def _by_code(function: Any, seen: dict[int, Any]) -> Any:
    import marshal

    code = function.__code__
    lines = ""
    if code.co_filename.startswith("<"):  # no file: its text goes along
        from gridstride._texts import find_lines

        lines = "\n".join(find_lines(code)) or _known_text(code.co_filename)
        code = _renamed(code, f"<text {hash(lines) & 0xFFFFFFFFFFFF:x} of {code.co_name}>")
    globals_ = {name: function.__globals__[name] for name in sorted(_names(code)) if name in function.__globals__}
    cells = [cell.cell_contents for cell in function.__closure__ or ()]
    seen = {**seen, id(function): function}

    def value(each: Any) -> Any:
        if type(each) is _FunctionType and id(each) not in seen:
            return packed(each) if _importable(each) is not None else _by_code(each, seen)
        if isinstance(each, _ModuleType):
            return ("module", each.__name__)
        return ("self",) if each is function else ("object", each)

    return (
        "code",
        marshal.dumps(code),
        {"name": function.__name__, "qualname": function.__qualname__, "module": function.__module__},
        {name: value(each) for name, each in globals_.items()},
        [value(each) for each in cells],
        function.__defaults__,
        function.__kwdefaults__,
        lines,
    )


def _known_text(file: str) -> str:
    import linecache

    return "".join(linecache.getlines(file))


def _renamed(code: CodeType, file: str) -> CodeType:
    """The code with another file name, in the functions in it, too: several texts may have the same one."""
    items = tuple(_renamed(item, file) if item.__class__ is code.__class__ else item for item in code.co_consts)
    return code.replace(co_filename=file, co_consts=items)


def unpacked(form: Any) -> Any:
    """The function that `packed` made this of."""
    import sys

    kind = form[0]
    if kind == "object":
        return form[1]
    if kind == "module":
        __import__(form[1])
        return sys.modules[form[1]]
    if kind == "name":
        _, module, qualname, of_kernel = form
        __import__(module)
        found: Any = sys.modules[module]
        for part in qualname.split("."):
            found = getattr(found, part)
        return found.py_func if of_kernel else found
    return _from_code(form)


def _from_code(form: Any) -> Any:
    import linecache
    import marshal
    from types import CellType

    _, text, names, globals_, cells, defaults, kwdefaults, lines = form
    code = marshal.loads(text)
    if lines and not linecache.getlines(code.co_filename):
        linecache.cache[code.co_filename] = (len(lines), None, lines.splitlines(keepends=True), code.co_filename)
    scope: dict[str, Any] = {"__builtins__": __builtins__, "__name__": names["module"]}
    closure = tuple(CellType() for _ in cells)
    function = _FunctionType(code, scope, names["name"], defaults, closure or None)
    function.__kwdefaults__ = kwdefaults
    function.__qualname__, function.__module__ = names["qualname"], names["module"]
    scope.update({name: function if each[0] == "self" else unpacked(each) for name, each in globals_.items()})
    for cell, each in zip(closure, cells, strict=True):
        cell.cell_contents = function if each[0] == "self" else unpacked(each)
    return function
