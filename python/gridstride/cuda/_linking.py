"""Numba's names for object code to link, which kernels do not take: programs that only mention them can be imported."""

from __future__ import annotations

TYPE_CHECKING = False  # importing typing takes longer than the rest of the package
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


class LinkableCode:
    """Code for other compilers, from memory: `data` is its text or bytes.

    Giving it to `link=` is an UnsupportedError: kernels take functions in Python.
    """

    kind = ""
    default_name = "<unnamed>"

    def __init__(
        self,
        data: Any,
        name: str | None = None,
        setup_callback: Callable[..., Any] | None = None,
        teardown_callback: Callable[..., Any] | None = None,
        nrt: bool = False,
    ) -> None:
        for callback in (setup_callback, teardown_callback):
            if callback is not None and not callable(callback):
                raise TypeError(f"callbacks must be callable, not {type(callback).__name__}")
        self._data = data
        self._name = name
        self.setup_callback = setup_callback
        self.teardown_callback = teardown_callback
        self.nrt = nrt

    @property
    def name(self) -> str:
        """The code's name in messages."""
        return self._name or self.default_name

    @property
    def data(self) -> Any:
        """The code; read now if it was given as a file object."""
        return self._data.read() if hasattr(self._data, "read") else self._data

    @staticmethod
    def from_path(path: str) -> LinkableCode:
        """The code in a file, of the kind that its suffix says. RuntimeError for an unknown suffix."""
        suffix = path.rpartition(".")[2].lower()
        made = _KINDS.get(suffix)
        if made is None:
            raise RuntimeError(f"cannot tell what {path!r} is; known suffixes are {', '.join(sorted(_KINDS))}")
        with open(path, "rb") as file:
            data = file.read()
        return made(data.decode() if made in (PTXSource, CUSource) else data, path)

    @classmethod
    def from_path_or_obj(cls, value: Any) -> LinkableCode:
        """`value` itself, or the code in the file that it names."""
        return value if isinstance(value, LinkableCode) else cls.from_path(value)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name}>"


class PTXSource(LinkableCode):
    """PTX."""

    kind = "ptx"
    default_name = "<unnamed-ptx>"


class CUSource(LinkableCode):
    """CUDA C++."""

    kind = "cu"
    default_name = "<unnamed-cu>"


class Fatbin(LinkableCode):
    """Machine code for several GPUs."""

    kind = "fatbin"
    default_name = "<unnamed-fatbin>"


class Cubin(LinkableCode):
    """Machine code for one GPU."""

    kind = "cubin"
    default_name = "<unnamed-cubin>"


class Archive(LinkableCode):
    """An archive of objects."""

    kind = "archive"
    default_name = "<unnamed-archive>"


class Object(LinkableCode):
    """An object file."""

    kind = "object"
    default_name = "<unnamed-object>"


class LTOIR(LinkableCode):
    """NVIDIA's intermediate code."""

    kind = "ltoir"
    default_name = "<unnamed-ltoir>"


_KINDS: dict[str, type[LinkableCode]] = {
    "ptx": PTXSource,
    "cu": CUSource,
    "fatbin": Fatbin,
    "cubin": Cubin,
    "a": Archive,
    "lib": Archive,
    "o": Object,
    "obj": Object,
    "ltoir": LTOIR,
}

__all__ = ["LTOIR", "Archive", "CUSource", "Cubin", "Fatbin", "LinkableCode", "Object", "PTXSource"]
