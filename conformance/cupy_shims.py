"""Inside the processes of CuPy's tests: Gridstride poses as `cupy`, private modules skip the tests that use them."""

from __future__ import annotations

import importlib
import importlib.machinery
import importlib.util
import os
import sys
import types
from typing import Any

import stand_ins

_PRIVATE = (
    "cupy._core", "cupy._util", "cupy._environment", "cupy._creation", "cupy._indexing", "cupy._manipulation",
    "cupy._math", "cupy._sorting", "cupy._statistics", "cupy._logic", "cupy._padding", "cupy._io", "cupy._functional",
    "cupy._misc", "cupy.cublas", "cupy.cutensor", "cupy.cusparse", "cupy.cusolver", "cupy.fft._fft",
    "cupy.fft._callback", "cupy.fft._cache", "cupy.random._distributions", "cupy.random._sample",
    "cupy.random._generator",
    "cupy.linalg._util", "cupy.cuda.cufft", "cupy.cuda.compiler", "cupy.cuda._compiler_cache", "cupy.cuda.curand",
    "cupy.cuda.cublas", "cupy.cuda.cusparse", "cupy.cuda.cutensor", "cupy.cuda.nccl", "cupy.cuda.nvrtc",
    "cupy.cuda.driver", "cupy.cuda.memory_hook", "cupy.cuda.pinned_memory", "cupy.cuda.texture", "cupyx.cusolver",
    "cupyx.cusparse", "cupyx.lapack", "cupy_backends", "cupyx.scipy.sparse", "cupyx.scipy.fftpack", "cupyx._runtime",
)  # fmt: skip


SUBJECTS = {"core_tests/test_cub_reduction.py": "whether CuPy's reductions take NVIDIA's CUB"}


def private_subject(nodeid: str) -> str | None:
    """What a test is about, if that is private."""
    file = nodeid.partition("::")[0]
    return next((subject for name, subject in SUBJECTS.items() if file.endswith(name)), None)


class _Checkout:
    """Finds cupy.testing and what is in it in the checkout."""

    def find_spec(self, fullname: str, path: Any = None, target: Any = None) -> Any:
        """The checkout's file."""
        if fullname != "cupy.testing" and not fullname.startswith("cupy.testing."):
            return None
        folder = os.path.join(os.environ["CONFORMANCE_PACKAGE"], *fullname.split(".")[1:-1])
        return importlib.machinery.PathFinder.find_spec(fullname, [folder])


def install(root: str) -> None:
    """Before any test file is imported."""
    import gridstride
    from gridstride.compat._posed import PosingFinder

    gridstride.install()
    sys.meta_path.insert(0, stand_ins.PrivateFinder(_PRIVATE, PosingFinder))
    sys.meta_path.insert(0, _Checkout())  # type: ignore[arg-type]
    sys.path.insert(0, root)
    import cupy
    import cupy.cuda
    import cupyx

    # Their tests compare the states of two times by identity, and put the old ones back.
    sys.modules["cupy.random._generator"] = cupy.random.__dict__["_generator"] = _Generators("cupy.random._generator")
    generators = {name: getattr(cupy.random, name) for name in ("BitGenerator", "XORWOW", "MRG32k3a", "Philox4x3210")}
    stand_ins.provide("cupy.random._bit_generator", **generators)
    cupy.random.RandomState._interval = stand_ins.make("cupy.random.RandomState._interval")
    # Present, so that tests of it reach for CuPy's own switches, which are private.
    stand_ins.provide("cupy.cuda.cub", available=True)
    stand_ins.provide("cupy._util", PerformanceWarning=gridstride.GridstridePerformanceWarning)
    # A file asks for the version of a compiler when it is imported.
    cupy.cuda.__dict__["get_nvcc_path"] = lambda: "nvcc"
    stand_ins.provide("cupy.cuda.compiler", _run_cc=lambda *arguments: "release 13.0")
    # Tests reach for most of the private modules as attributes, without an import of their own.
    for name in _PRIVATE:
        module = importlib.import_module(name)
        parent, _, last = name.rpartition(".")
        if parent:
            sys.modules[parent].__dict__.setdefault(last, module)
    core = stand_ins.provide("cupy._core")
    stand_ins.provide("cupy._core.internal", prod=_product)
    core.__dict__["ndarray"] = gridstride.ndarray
    # The rest of CuPy's switches of transforms is about its plans and where they are kept.
    cupy.fft.config.__dict__["__getattr__"] = lambda name: _private_name(f"cupy.fft.config.{name}")
    # The tests' helpers ask for these before any test runs.
    cupyx.__dict__["scipy"] = importlib.import_module("cupyx.scipy")
    del cupy


def _private_name(path: str) -> Any:
    if path.rpartition(".")[2].startswith("__"):
        raise AttributeError(path)
    return stand_ins.make(path)


class _Generators(types.ModuleType):
    """What `cupy.testing` keeps while a test runs: the module's random states."""

    @property
    def _random_states(self) -> Any:
        """The states by device; another dict for another state."""
        current = importlib.import_module("gridstride.random").get_random_state()
        kept = self.__dict__.get("kept", {})
        if kept.get(0) is not current:
            kept = self.__dict__["kept"] = {0: current}
        return kept

    @_random_states.setter
    def _random_states(self, states: Any) -> None:
        random = importlib.import_module("gridstride.random")
        self.__dict__["kept"] = states
        if 0 in states:
            random._default = states[0]
        else:
            random.reset_states()

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        own = getattr(importlib.import_module("gridstride.random"), name, None)
        return stand_ins.make(f"cupy.random._generator.{name}") if own is None else own


def _product(values: Any) -> int:
    result = 1
    for value in values:
        result *= value
    return result
