"""Stand-ins for the private parts of a posed package: they can be imported, and skip the test that uses them."""

from __future__ import annotations

import importlib.abc
import importlib.machinery
import importlib.util
import sys
import unittest
from collections.abc import Iterable, Iterator
from types import ModuleType
from typing import Any

from suite import PRIVATE

_running = False


def begin_tests() -> None:
    """From now on a use skips the running test; before, while files are imported, it gives another stand-in."""
    global _running
    _running = True


_FACTORIES = frozenset(("register", "register_model", "lower", "lower_attr", "lower_builtin", "overload", "intrinsic"))
"""Names of private functions that make decorators."""


class _Meta(type):
    def __getattr__(cls, name: str) -> Any:
        if name.startswith("__gridstride_") and _running:
            # A kernel that is being read asks what the name means to it.
            raise unittest.SkipTest(f"{PRIVATE}{cls.__module__}.{cls.__name__}")
        if name.startswith("__"):
            raise AttributeError(name)
        return make(f"{cls.__module__}.{cls.__name__}.{name}")

    def __call__(cls, *args: Any, **kwargs: Any) -> Any:
        if _running:
            raise unittest.SkipTest(f"{PRIVATE}{cls.__module__}.{cls.__name__}")
        if cls.__name__ in _FACTORIES:
            return decorator_factory(*args, **kwargs)
        # A decorator that is private: what it decorates is given back, and what it made is another stand-in.
        if len(args) == 1 and not kwargs and callable(args[0]) and not isinstance(args[0], _Meta):
            return args[0]
        return make(f"{cls.__module__}.{cls.__name__}()")

    def __iter__(cls) -> Iterator[Any]:
        return iter(())

    def __fspath__(cls) -> str:
        return "/nonexistent"


def make(path: str) -> Any:
    """A stand-in for a private name: a class, so that it can be called, decorated with and derived from."""
    module, _, name = path.rpartition(".")
    return _Meta(name, (), {"__module__": module})


def decorator_factory(*args: Any, **kwargs: Any) -> Any:
    """A private function that makes decorators: what they decorate is given back."""

    def decorate(thing: Any) -> Any:
        return thing

    return decorate


class PrivateModule(ModuleType):
    """A module of stand-ins."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        value = self.__dict__[name] = make(f"{self.__name__}.{name}")
        return value

    def __setattr__(self, name: str, value: Any) -> None:
        # A test that puts something in the place of a private name is about that name.
        if _running and not name.startswith("__"):
            raise unittest.SkipTest(f"{PRIVATE}{self.__name__}.{name}")
        super().__setattr__(name, value)


class PrivateFinder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds the private modules of a package, and what is below them, that nobody else finds."""

    def __init__(self, modules: Iterable[str], before: type) -> None:
        self._modules = tuple(modules)
        self._prefixes = tuple(module + "." for module in self._modules)
        self._before = before

    def find_spec(self, fullname: str, path: Any = None, target: Any = None) -> Any:
        """A module of stand-ins, unless the posed package covers the name."""
        if fullname not in self._modules and not fullname.startswith(self._prefixes):
            return None
        for finder in sys.meta_path:
            if isinstance(finder, self._before):
                try:
                    spec = finder.find_spec(fullname, path, target)
                except ImportError:
                    spec = None
                if spec is not None:
                    return spec
        return importlib.machinery.ModuleSpec(fullname, self, is_package=True)

    def create_module(self, spec: Any) -> ModuleType:
        """The module of stand-ins."""
        return PrivateModule(spec.name)

    def exec_module(self, module: ModuleType) -> None:
        """Nothing is left to do."""


def provide(name: str, **members: Any) -> ModuleType:
    """Puts a shim of our own in the place of a module; what it lacks is stood in for."""
    module = PrivateModule(name)
    module.__dict__["__path__"] = []
    module.__dict__.update(members)
    sys.modules[name] = module
    parent, _, last = name.rpartition(".")
    if parent in sys.modules:
        setattr(sys.modules[parent], last, module)
    return module
