"""Modules that stand in for those of other packages."""

from __future__ import annotations

import difflib
import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any


@dataclass(frozen=True)
class Pose:
    """What a module of another package shows: the names of `sources`, in that order, and before them `extra`."""

    name: str
    """The module's full name: "cupy.cuda"."""
    sources: tuple[str, ...] = ()
    """Modules whose public names it shows. The first one has to exist for the module to be covered."""
    extra: Callable[[], dict[str, Any]] = field(default=dict)
    """Makes names of its own, when the module is first imported."""
    hints: dict[str, str] = field(default_factory=dict)
    """For names that are not covered, what to do instead."""
    holder: Callable[[], Any] | None = None
    """Gives the object whose attributes are the module's, to be read and to be set."""

    @property
    def covered(self) -> bool:
        """Whether the module can be imported."""
        if not self.sources:
            return True
        try:
            return importlib.util.find_spec(self.sources[0]) is not None
        except ModuleNotFoundError:  # not even the module around it
            return False


class PosedModule(ModuleType):
    """A module of another package as Gridstride gives it. Names are looked up when they are first used."""

    def __init__(self, pose: Pose) -> None:
        super().__init__(pose.name, f"Gridstride standing in for {pose.name}.")
        self.__dict__.update(pose.extra())
        self.__dict__["_pose"] = pose
        self.__dict__["__path__"] = []

    def __getattr__(self, name: str) -> Any:
        pose: Pose = self.__dict__["_pose"]
        if pose.holder is not None and not name.startswith("__"):
            return getattr(pose.holder(), name)
        if not name.startswith("_"):
            inner = _poses().get(f"{pose.name}.{name}")
            if inner is not None and inner.covered:
                return importlib.import_module(inner.name)
            for source in pose.sources:
                try:
                    value = getattr(importlib.import_module(source), name)
                except AttributeError:
                    continue
                setattr(self, name, value)
                return value
        raise AttributeError(_not_covered(pose, name), name=name, obj=self)

    def __setattr__(self, name: str, value: Any) -> None:
        pose: Pose = self.__dict__["_pose"]
        if pose.holder is not None and name.isupper():
            setattr(pose.holder(), name, value)
        else:
            super().__setattr__(name, value)

    def __dir__(self) -> list[str]:
        return sorted(set(_names(self.__dict__["_pose"], self.__dict__)))


def _names(pose: Pose, own: dict[str, Any]) -> Iterator[str]:
    yield from (name for name in own if not name.startswith("_"))
    for source in pose.sources:
        yield from (name for name in dir(importlib.import_module(source)) if not name.startswith("_"))
    prefix = pose.name + "."
    for other in _poses().values():
        if other.name.startswith(prefix) and "." not in other.name[len(prefix) :] and other.covered:
            yield other.name[len(prefix) :]


def _not_covered(pose: Pose, name: str) -> str:
    text = f"{pose.name}.{name} is not covered by Gridstride, which stands in for {pose.name} here"
    hint = pose.hints.get(name)
    if hint is not None:
        return f"{text}: {hint}"
    module = sys.modules.get(pose.name)
    known = set(_names(pose, module.__dict__ if module is not None else {}))
    close = difflib.get_close_matches(name, known, 3)
    if close:
        return f"{text}; names like it that are: {', '.join(close)}"
    return f"{text}; dir({pose.name}) lists what is"


def _poses() -> dict[str, Pose]:
    from gridstride.compat._tables import poses

    return poses()


class PosingFinder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds the posed modules, before any installed package of their name."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """The spec of a posed module. An ImportError for a module of a posed package that is not covered."""
        pose = _poses().get(fullname)
        if pose is not None and pose.covered:
            return importlib.machinery.ModuleSpec(fullname, self, origin="gridstride", is_package=True)
        parent, _, name = fullname.rpartition(".")
        above = _poses().get(parent)
        if above is None or name.startswith("_"):
            return None
        # Not a ModuleNotFoundError: `from cupy import x` would swallow that one and say less.
        raise ImportError(_not_covered(above, name), name=fullname)

    def create_module(self, spec: importlib.machinery.ModuleSpec) -> ModuleType:
        """The posed module itself."""
        return PosedModule(_poses()[spec.name])

    def exec_module(self, module: ModuleType) -> None:
        """Nothing is left to do."""


_finder: PosingFinder | None = None
_set_aside: dict[str, ModuleType] = {}


def install() -> None:
    """Makes ``import cupy``, ``import cupyx`` and ``import numba.cuda`` give Gridstride from now on.

    Modules of the real packages that are loaded already are set aside until `uninstall`; whoever holds them keeps
    them. A second call changes nothing.
    """
    global _finder
    if _finder is not None:
        return
    roots = tuple(_poses())
    for name in list(sys.modules):
        if name in roots or name.startswith(tuple(f"{root}." for root in roots)):
            _set_aside[name] = sys.modules.pop(name)
    _finder = PosingFinder()
    sys.meta_path.insert(0, _finder)


def uninstall() -> None:
    """Undoes `install`. Programs that have imported a posed module keep it."""
    global _finder
    if _finder is None:
        return
    sys.meta_path.remove(_finder)
    _finder = None
    for name in [name for name, module in sys.modules.items() if isinstance(module, PosedModule)]:
        del sys.modules[name]
    sys.modules.update(_set_aside)
    _set_aside.clear()
    from gridstride.cuda import _settings

    _settings.pose(False)
