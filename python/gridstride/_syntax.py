"""From a Python function to the text that the compiler reads: syntax tree, source lines and the values of free names.

The grammar is in src/lang/README.md. Nothing but `sys` is imported before it is needed, and NumPy never: an object can
only be NumPy's when the user has imported it.
"""

from __future__ import annotations

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing itself costs more to import than all of this
    from typing import Any

_ONLY_AST = 0x400  # ast.PyCF_ONLY_AST
_MAX_TUPLE = 4096

_FunctionType = type(lambda: 0)
_ModuleType = type(sys)
_BuiltinType = type(len)

# Fields that carry no meaning for a kernel.
_DROPPED = frozenset(
    ("ctx", "decorator_list", "returns", "annotation", "type_comment", "kind", "type_params", "simple", "type_ignores")
)
_DEFINITIONS = frozenset(("FunctionDef", "AsyncFunctionDef"))

_USE_ARGUMENT = "pass it to the kernel as an argument"
_USE_TUPLE = "use a tuple of numbers, or pass an array to the kernel"


def encode(function: Any) -> str:
    """The program text of `function` and of all functions that it calls."""
    return _Encoder().program(_python_function(function))


def encode_with_arrays(function: Any) -> tuple[str, list[Any]]:
    """The same, and the arrays that the text names by their numbers."""
    encoder = _Encoder()
    return encoder.program(_python_function(function)), encoder.arrays


def _python_function(function: Any) -> Any:
    if type(function) is not _FunctionType:
        function = getattr(function, "py_func", function)
    if type(function) is not _FunctionType:
        raise TypeError(f"a kernel must be a Python function (def or lambda), not {_type_name(function)}")
    return function


# --- source ---------------------------------------------------------------------------------------------------------


class _Source:
    """The definition of one function: its tree, and how the tree's places map to the user's file."""

    __slots__ = ("ascii", "file", "first", "lines", "offset", "parsed", "tree")

    def __init__(self, tree: Any, lines: list[str], first: int, offset: int, parsed: list[str], file: str) -> None:
        self.tree = tree
        self.lines = lines
        self.first = first
        self.offset = offset
        self.parsed = parsed
        self.file = file
        self.ascii = all(map(str.isascii, lines))

    def column(self, line: int, byte: int) -> int:
        """The character (from 1) at a byte of a parsed line (from 1)."""
        if self.ascii or line > len(self.parsed):
            return byte + 1
        return len(self.parsed[line - 1].encode()[:byte].decode(errors="ignore")) + 1


def _file_lines(code: Any, module_globals: dict[str, Any]) -> list[str]:
    name = code.co_filename
    loaded = sys.modules.get("linecache")
    if loaded is None or name not in loaded.cache:
        try:
            with open(name, "rb") as file:
                data = file.read()
            if b"coding" not in data[:400]:
                return data.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n").split("\n")
        except (OSError, UnicodeDecodeError, ValueError):
            pass
    import linecache

    return [line.rstrip("\n") for line in linecache.getlines(name, module_globals)]


def _no_source(code: Any, why: str) -> TypeError:
    return TypeError(
        f"cannot get the source of '{code.co_name}' ({code.co_filename}:{code.co_firstlineno}): {why}. "
        "Kernels are compiled from their source: define the function in a file or a notebook cell, import gridstride "
        "before the exec() or compile() that makes it, or put its text into linecache.cache under its file name"
    )


def _find_source(function: Any) -> _Source:
    code = function.__code__
    lines = _file_lines(code, function.__globals__)
    if not lines:
        from gridstride._texts import find_lines

        lines = find_lines(code)
    first = code.co_firstlineno
    if not lines:
        raise _no_source(code, "there is no such file")
    if first > len(lines):
        raise _no_source(code, f"the file has only {len(lines)} lines")
    if code.co_name == "<lambda>":
        return _find_lambda(code, lines)
    source = _find_def(code, lines) or _find_def_in_file(code, lines)
    if source is None:
        raise _no_source(code, "the file does not define it at that line; it has changed since it was loaded")
    return source


def _parse(code: Any, text: str) -> list[Any]:
    return compile(text, code.co_filename, "exec", _ONLY_AST, dont_inherit=True).body


def _defines(node: Any, code: Any, offset: int) -> bool:
    """Whether the node is the definition that the code was compiled from."""
    if node.__class__.__name__ not in _DEFINITIONS or node.name != code.co_name:
        return False
    return min([node.lineno, *(item.lineno for item in node.decorator_list)]) + offset == code.co_firstlineno


def _find_def(code: Any, lines: list[str]) -> _Source | None:
    """Cuts the definition out by its indentation, so that a long file is not parsed for one function.

    A block ends before a line that is indented no more than its first one, unless that line continues a string or a
    bracket; then the text before it does not parse, and the next such line is tried.
    """
    first = code.co_firstlineno
    head = lines[first - 1]
    indent = len(head) - len(head.lstrip())
    prefix = ["if 1:"] if indent else []
    tries = 0
    in_body = False
    end = first
    while end <= len(lines) and tries < 16:
        line = lines[end] if end < len(lines) else "end"
        text = line.lstrip()
        if text and text[0] != "#":
            if len(line) - len(text) > indent:
                in_body = True
            elif in_body or head.lstrip().startswith(("def", "async")) or end == len(lines):
                tries += 1
                parsed = prefix + lines[first - 1 : end]
                try:
                    body = _parse(code, "\n".join(parsed) + "\n")
                except (SyntaxError, ValueError):
                    pass
                else:
                    tree = (body[0].body if indent else body or [None])[0]
                    offset = first - 1 - len(prefix)
                    if _defines(tree, code, offset):
                        cut = lines[first - 1 : tree.end_lineno + offset]
                        return _Source(tree, cut, first, offset, parsed, code.co_filename)
        end += 1
    return None


def _walk(nodes: list[Any]) -> Any:
    stack = list(nodes)
    while stack:
        node = stack.pop()
        yield node
        for name in node._fields:
            value = getattr(node, name, None)
            if value.__class__ is list:
                stack.extend(item for item in value if hasattr(item, "_fields"))
            elif hasattr(value, "_fields"):
                stack.append(value)


def _parse_file(code: Any, lines: list[str]) -> list[Any]:
    try:
        return _parse(code, "\n".join(lines) + "\n")
    except (SyntaxError, ValueError) as error:
        raise _no_source(code, f"the file does not parse ({error})") from None


def _find_def_in_file(code: Any, lines: list[str]) -> _Source | None:
    for node in _walk(_parse_file(code, lines)):
        if _defines(node, code, 0):
            first = code.co_firstlineno
            return _Source(node, lines[first - 1 : node.end_lineno], first, 0, lines, code.co_filename)
    return None


def _span(code: Any) -> tuple[int, int, int, int] | None:
    """The first and last place of the code of a lambda: the place of its body."""
    if not hasattr(code, "co_positions"):  # Python 3.10
        return None
    places = [p for p in code.co_positions() if None not in p and (p[0], p[2]) != (p[1], p[3])]
    if not places:
        return None
    return (*min((p[0], p[2]) for p in places), *max((p[1], p[3]) for p in places))


def _find_lambda(code: Any, lines: list[str]) -> _Source:
    found = []
    for node in _walk(_parse_file(code, lines)):
        if node.__class__.__name__ == "Lambda" and node.lineno == code.co_firstlineno:
            args = node.args
            names = [a.arg for a in (*args.posonlyargs, *args.args, *args.kwonlyargs)]
            if tuple(names) == code.co_varnames[: len(names)]:
                found.append(node)
    if len(found) > 1:
        span = _span(code)
        found = [
            n for n in found if (n.body.lineno, n.body.col_offset, n.body.end_lineno, n.body.end_col_offset) == span
        ]
    if len(found) != 1:
        raise _no_source(code, "no lambda, or more than one that looks like it, is on that line; use def")
    node = found[0]
    return _Source(node, lines[node.lineno - 1 : node.end_lineno], node.lineno, 0, lines, code.co_filename)


# --- text -----------------------------------------------------------------------------------------------------------


def _quote(text: str) -> str:
    if text.isascii() and text.isprintable() and '"' not in text and "\\" not in text:
        return f'"{text}"'
    out = []
    for char in text:
        if char in '"\\':
            out.append("\\" + char)
        elif char < " " or "\ud800" <= char <= "\udfff" or char == "\x7f":
            out.append(f"\\u{ord(char):04x}")
        else:
            out.append(char)
    return '"' + "".join(out) + '"'


def _atom(value: Any) -> str:
    """A Python constant; symbols for what has no text form of its own."""
    cls = value.__class__
    if cls is str:
        return _quote(value)
    if cls is int:
        return str(value) if value.bit_length() < 4096 else "1" + "0" * 100  # str() of more may be refused
    if cls is float:
        return f"~{value!r}"
    if cls is complex:  # in a tree: an imaginary literal
        return f"~{value.imag!r}j"
    if value is None or value is True or value is False:
        return str(value)
    return "Ellipsis" if value is Ellipsis else "Bytes"


class _Raw:
    """Text that stands between nodes, on the stack of `_Encoder.tree`."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text


_END_NODE = _Raw(")")
_END_LIST = _Raw("]")
_fields_of: dict[type, tuple[str, ...]] = {}


def _kept_fields(cls: type) -> tuple[str, ...]:
    fields = tuple(name for name in cls._fields if name not in _DROPPED)  # type: ignore[attr-defined]
    _fields_of[cls] = fields
    return fields


def _body_without_docstring(body: Any) -> list[Any]:
    expression = getattr(body[0], "value", None)
    is_text = body[0].__class__.__name__ == "Expr" and getattr(expression, "value", None).__class__ is str
    return body[1:] if is_text else body


def _type_name(value: Any) -> str:
    cls = type(value)
    module = cls.__module__
    return cls.__qualname__ if module == "builtins" else f"{module}.{cls.__qualname__}"


class _Encoder:
    def __init__(self) -> None:
        self.functions: list[Any] = []
        self.numbers: dict[int, int] = {}
        self.matches = 0
        self.arrays: list[Any] = []
        self.array_numbers: dict[Any, int] = {}
        numpy: Any = sys.modules.get("numpy")
        # A half-imported NumPy has no types yet.
        self.numpy: Any = numpy if hasattr(numpy, "generic") and hasattr(numpy, "ufunc") else None

    def program(self, kernel: Any) -> str:
        self.number(kernel)
        units: list[str] = []
        while len(units) < len(self.functions):
            units.append(self.unit(self.functions[len(units)]))
        return "(Program 1 [\n" + "\n".join(units) + "])\n"

    def number(self, function: Any) -> int:
        key = id(function)
        if key not in self.numbers:
            self.numbers[key] = len(self.functions)
            self.functions.append(function)
        return self.numbers[key]

    # --- the tree

    def unit(self, function: Any) -> str:
        code = function.__code__
        source = _find_source(function)
        free: dict[str, dict[str, Any]] = {}
        local = frozenset(code.co_varnames + code.co_cellvars)
        tree = self.tree(source, free, local)
        lines = " ".join(map(_quote, source.lines))
        names = self.bindings(self.resolve(function, free))
        return (
            f"(Unit {_quote(function.__qualname__)} {_quote(source.file)} {source.first} [{lines}]\n"
            f"{tree}\n[{names}] [{self.defaults(function)}])"
        )

    def tree(self, source: _Source, free: dict[str, dict[str, Any]], local: frozenset[str]) -> str:
        out: list[str] = []
        stack: list[Any] = [source.tree]
        offset = source.offset
        ascii_only = source.ascii
        while stack:
            item = stack.pop()
            cls = item.__class__
            if cls is _Raw:
                out.append(item.text)
                continue
            if cls is list:
                out.append(" [")
                stack.append(_END_LIST)
                stack.extend(reversed(item))
                continue
            fields = _fields_of.get(cls)
            if fields is None:
                if not hasattr(cls, "_fields"):
                    out.append(" " + _atom(item))
                    continue
                fields = _kept_fields(cls)
            name = cls.__name__
            if name == "Match":
                from gridstride._match import lower

                self.matches += 1
                statements = lower(item, self.matches)
                if statements is not None:
                    free.setdefault("len", {})
                    stack.extend(reversed(statements))
                    continue
            line = getattr(item, "lineno", 0)
            if not line:
                if not fields:
                    out.append(" " + name)
                    continue
                out.append(" (" + name)
            else:
                col, end = item.col_offset + 1, item.end_col_offset + 1
                if not ascii_only:
                    col, end = source.column(line, col - 1), source.column(item.end_lineno, end - 1)
                if item.end_lineno != line:
                    end = 0
                out.append(f" ({name}@{line + offset}:{col}:{end}")
                if name == "Name":
                    if item.id not in local:
                        free.setdefault(item.id, {})
                elif name == "Attribute":
                    _note_chain(item, free, local)
            stack.append(_END_NODE)
            for field in reversed(fields):
                value = getattr(item, field, None)
                if field == "body" and name in _DEFINITIONS:
                    value = _body_without_docstring(value)
                stack.append(value)
        return "".join(out)

    # --- the environment

    def resolve(self, function: Any, free: dict[str, dict[str, Any]]) -> list[tuple[str, Any, dict[str, Any]]]:
        cells = dict(zip(function.__code__.co_freevars, function.__closure__ or (), strict=False))
        module_globals = function.__globals__
        builtins = module_globals.get("__builtins__", {})
        if builtins.__class__ is _ModuleType:
            builtins = builtins.__dict__
        found = []
        for name, attributes in free.items():
            if name in cells:
                try:
                    value = cells[name].cell_contents
                except ValueError:  # not assigned yet
                    continue
            elif name in module_globals:
                value = module_globals[name]
            elif name in builtins:
                value = builtins[name]
            else:
                continue
            found.append((name, value, attributes))
        return found

    def bindings(self, values: list[tuple[str, Any, dict[str, Any]]]) -> str:
        return " ".join(f"(Bind {_quote(name)} {self.value(value, used)})" for name, value, used in values)

    def defaults(self, function: Any) -> str:
        code = function.__code__
        positional = code.co_varnames[: code.co_argcount]
        values = function.__defaults__ or ()
        pairs: list[tuple[str, Any, dict[str, Any]]] = []
        pairs += [(name, value, {}) for name, value in zip(positional[-len(values) :], values, strict=False)]
        pairs += [(name, value, {}) for name, value in (function.__kwdefaults__ or {}).items()]
        return self.bindings(pairs)

    def value(self, value: Any, used: dict[str, Any]) -> str:
        """The text of a frozen value, of which the attributes `used` matter."""
        cls = value.__class__
        if value is None or cls in (bool, int, float, str):
            return _atom(value)
        if cls is complex:
            return f"(Complex ~{value.real!r} ~{value.imag!r})"
        if isinstance(value, tuple) and cls is not tuple and hasattr(cls, "_fields") and len(value) <= _MAX_TUPLE:
            items = " ".join(self.value(item, {}) for item in value)
            return f"(Tuple [{items}] [{' '.join(map(_quote, cls._fields))}])"
        if cls is tuple and len(value) <= _MAX_TUPLE:
            return "(Tuple [" + " ".join(self.value(item, {}) for item in value) + "])"
        if cls is _ModuleType or issubclass(cls, _ModuleType):
            return self.namespace("module", value, used)
        marker = _marker(value)
        if marker is not None:
            return f"(Intrinsic {_quote(marker)})"
        dtype = getattr(value, "__gridstride_dtype__", None)
        if dtype.__class__ is str and dtype in _DTYPES:
            return f"(DType {_quote(dtype)})"
        if self.numpy is not None:
            text = self.numpy_value(value)
            if text is not None:
                return text
        if cls is _FunctionType:
            return f"(Function {self.number(value)})"
        array = self.array(value)
        if array is not None:
            return array
        if isinstance(value, type) and issubclass(value, tuple) and hasattr(value, "_fields"):
            return f"(Record {_quote(value.__name__)} [{' '.join(map(_quote, value._fields))}])"
        if cls is _BuiltinType or cls is type or isinstance(value, type):
            module = value.__module__ or ""
            if module in ("math", "cmath", "_operator", "operator", "builtins"):
                return f"(Intrinsic {_quote(module.lstrip('_') + '.' + value.__qualname__)})"
            if hasattr(value, "__members__"):  # an Enum's class, whose members may be named in brackets, too
                used = {**{name: {} for name in value.__members__}, **used}
            return self.namespace("class" if isinstance(value, type) else "builtin", value, used)
        wrapped = getattr(value, "py_func", None)
        if wrapped.__class__ is _FunctionType:
            return f"(Function {self.number(wrapped)}{_declared(value)})"
        base: Any
        for base in (bool, int, float, complex):  # enums and other subclasses of numbers
            if isinstance(value, base):
                return self.value(base(value), {})
        if used:
            return self.namespace(_type_name(value), value, used)
        if hasattr(cls, "__members__"):  # a member of an Enum stands for its value
            return self.value(value.value, {})
        return f"(Unknown {_quote(_type_name(value))} {_quote(_way_around(value))})"

    def namespace(self, kind: str, value: Any, used: dict[str, Any]) -> str:
        name = getattr(value, "__name__", None) or ""
        members = []
        for attribute, inner in used.items():
            try:
                text = self.value(getattr(value, attribute), inner)
            except AttributeError as error:
                text = f"(Missing {_quote(str(error))})"
            members.append(f"(Bind {_quote(attribute)} {text})")
        return f"(Namespace {_quote(kind)} {_quote(str(name))} [{' '.join(members)}])"

    def array(self, value: Any) -> str | None:
        """An array of NumPy, which is frozen, or of a device, which is used as it is; None for anything else."""
        numpy = self.numpy
        host = numpy is not None and isinstance(value, numpy.ndarray)
        if host and value.dtype.names is not None:
            fields = [(name, self.array(value[name])) for name in value.dtype.names]
            if any(text is None for _, text in fields):
                return None
            return f"(Records {value.ndim} [{' '.join(f'(Bind {_quote(name)} {text})' for name, text in fields)}])"
        if not host:
            if not hasattr(value, "__cuda_array_interface__") or isinstance(value, type):
                return None
            if type(value).__module__ != "gridstride":
                from gridstride.cuda import as_cuda_array

                value = as_cuda_array(value)
        name = value.dtype.name
        if name not in _DTYPES:
            return None
        # The fields of one array are new objects each time.
        address = value.__array_interface__["data"][0] if host and value.size else id(value)
        key = (host, address, name, tuple(value.shape), tuple(value.strides))
        number = self.array_numbers.setdefault(key, len(self.arrays))
        if number == len(self.arrays):
            self.arrays.append(value)
        contiguous = host or value.flags["C_CONTIGUOUS"]
        return f"(Array {number} {_quote(name)} {value.ndim} {contiguous} {not host})"

    def numpy_value(self, value: Any) -> str | None:
        numpy = self.numpy
        if isinstance(value, numpy.generic):
            name = value.dtype.name
            if name not in _DTYPES:
                return None
            item = value.item()
            if item.__class__ is complex:
                return f"(Scalar {_quote(name)} (Complex ~{item.real!r} ~{item.imag!r}))"
            return f"(Scalar {_quote(name)} {_atom(item)})"
        if isinstance(value, numpy.dtype) or (isinstance(value, type) and issubclass(value, numpy.generic)):
            try:
                dtype = numpy.dtype(value)
            except TypeError:
                return None
            if dtype.names is not None:
                return _dtype_of_records(dtype)
            return f"(DType {_quote(dtype.name)})" if dtype.name in _DTYPES else None
        record = getattr(value, "dtype", None)  # the type of a record
        if value.__class__.__module__ == "gridstride.cuda.types" and isinstance(record, numpy.dtype) and not value.ndim:
            return _dtype_of_records(record)
        if isinstance(value, numpy.ufunc) or (
            callable(value) and not isinstance(value, type) and getattr(value, "__module__", None) == "numpy"
        ):
            if value.__name__ in _OF_ARRAYS:
                from gridstride.cuda._array_functions import FUNCTIONS

                return f"(Function {self.number(FUNCTIONS[value.__name__])})"
            return f"(Intrinsic {_quote('numpy.' + value.__name__)})"
        return None


_DTYPES = frozenset(
    [
        "bool",
        "int8",
        "int16",
        "int32",
        "int64",
        "uint8",
        "uint16",
        "uint32",
        "uint64",
        "float16",
        "bfloat16",
        "float32",
        "float64",
        "complex64",
        "complex128",
    ]
)


# Functions of NumPy on whole arrays that kernels have: gridstride.cuda._array_functions.
_OF_ARRAYS = frozenset(
    (
        *("all", "amax", "amin", "any", "argmax", "argmin", "count_nonzero", "max", "mean", "min", "nanmax", "nanmean"),
        *("nanmin", "nanprod", "nanstd", "nansum", "nanvar", "prod", "std", "sum", "var"),
    )
)


def _declared(function: Any) -> str:
    """The signatures of a device function, where it has some."""
    signatures = getattr(function, "declared_signatures", ())
    if not signatures:
        return ""
    texts = []
    for signature in signatures:
        kinds = " ".join(_declared_type(kind) for kind in (signature.return_type, *signature.args))
        texts.append(f"(Tuple [{kinds}])")
    return f" [{' '.join(texts)}]"


def _declared_type(kind: Any) -> str:
    dtype = getattr(kind, "__gridstride_dtype__", None)
    if dtype in _DTYPES:
        return f"(DType {_quote(dtype)})"
    element = getattr(getattr(kind, "dtype", None), "__gridstride_dtype__", None)
    return "None" if element not in _DTYPES else f"(Array 0 {_quote(element)} {kind.ndim} False False)"


def _dtype_of_records(dtype: Any) -> str | None:
    """Its fields by name: their types, with the extents of those that are arrays."""
    fields = []
    for name in dtype.names:
        field = dtype.fields[name][0]
        inner = field.base
        text = _dtype_of_records(inner) if inner.names is not None else f"(DType {_quote(inner.name)})"
        if text is None or (inner.names is None and inner.name not in _DTYPES):
            return None
        if field.shape:
            text = f"(Tuple [{text} {' '.join(map(str, field.shape))}])"
        fields.append(f"(Bind {_quote(name)} {text})")
    return f'(Namespace "dtype of records" "" [{" ".join(fields)}])'


def _marker(value: Any) -> str | None:
    try:
        marker = value.__gridstride_intrinsic__
    except Exception:
        return None
    return marker if marker.__class__ is str else None


def _note_chain(node: Any, free: dict[str, dict[str, Any]], local: frozenset[str]) -> None:
    """Notes `a.b.c` as {a: {b: {c: {}}}} where `a` is free."""
    attributes = []
    while node.__class__.__name__ == "Attribute":
        attributes.append(node.attr)
        node = node.value
    if node.__class__.__name__ != "Name" or node.id in local:
        return
    level = free.setdefault(node.id, {})
    for attribute in reversed(attributes):
        level = level.setdefault(attribute, {})


def _way_around(value: Any) -> str:
    hint = getattr(value, "__gridstride_hint__", None)
    if hint.__class__ is str:
        return str(hint)
    if isinstance(value, (list, set, dict, frozenset, tuple)):
        return _USE_TUPLE
    if hasattr(value, "__array_interface__") or hasattr(value, "__cuda_array_interface__") or hasattr(value, "shape"):
        return _USE_ARGUMENT
    if callable(value):
        return "call a plain Python function or one made by cuda.jit"
    return "pass the numbers that you need as arguments"
