#!/usr/bin/env python3
"""Runs numba-cuda's own tests with Gridstride posing as `numba`."""

from __future__ import annotations

import contextlib
import importlib.machinery
import importlib.util
import io
import os
import subprocess
import sys
import tempfile
import unittest
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import suite
from numba_refusals import refusal
from numba_subjects import RUN_ANYWAY, private_subject

TESTS = Path("numba_cuda", "numba", "cuda", "tests")
FOLDERS = ("core", "cudadrv", "cudapy", "cudasim", "doc_examples", "nocuda", "nrt", "benchmarks")


def main() -> int:
    """The command line."""
    arguments = suite.parser(__doc__ or "").parse_args()
    root = (arguments.checkout / TESTS).resolve()
    if not root.is_dir():
        sys.exit(f"{arguments.checkout} has no {TESTS}: expected a checkout of numba-cuda")
    wanted = arguments.only or FOLDERS
    os.environ["CONFORMANCE_PACKAGE"] = str(root.parent)
    # Tests of several devices have two.
    os.environ.setdefault("GRIDSTRIDE_CPU_DEVICES", "2")
    with suite.apart(root) as copy:
        files = sorted(f for w in wanted for f in ([copy / w] if w.endswith(".py") else (copy / w).rglob("test_*.py")))
        return suite.run("numba-cuda", files, copy, "numba_cuda", arguments, refusal=refusal)


# --- inside the tests' processes


def install(root: str) -> None:
    """Poses as numba, and stands in for what the tests use of its private parts."""
    import stand_ins

    import gridstride
    from gridstride.compat._posed import PosedModule, PosingFinder

    gridstride.install()
    unittest.skip = _skip_unless_run_anyway
    # Processes that the tests start find Gridstride under numba's name, too.
    if "CONFORMANCE_CHILD" not in os.environ:
        folder = Path(tempfile.mkdtemp(prefix="posing-"))
        folder.joinpath("sitecustomize.py").write_text(f"import numba_cuda\n\nnumba_cuda.install({root!r})\n")
        os.environ["PYTHONPATH"] = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
        os.environ["CONFORMANCE_CHILD"] = "1"
    # Processes that are spawned import the tests by the names that they have here.
    sys.path.append(str(Path(root).parent))
    # A name of numba.cuda itself that is not covered fails, as it should; its inner modules are private.
    inner = {
        f"numba.cuda.{path.stem}"
        for path in Path(os.environ["CONFORMANCE_PACKAGE"]).iterdir()
        if path.stem[0] not in ".[_"
    }
    inner |= {f"numba.{name}" for name in ("core", "extending", "np", "typed", "misc", "errors", "tests")}
    inner |= {"numba.cuda._internal", "numba.cuda._compat"}
    inner -= {f"numba.cuda.{name}" for name in ("bf16", "fp16", "libdevice", "random")}  # public throughout
    # Other packages that Numba stands on: what a test takes from them is about Numba's inside.
    others = {name for name in ("cuda", "cffi", "llvmlite") if importlib.util.find_spec(name) is None}
    sys.meta_path.insert(0, stand_ins.PrivateFinder(inner | others, PosingFinder))
    _stand_in_for_missing_names(PosedModule, inner)
    import numba
    import numba.cuda

    assert isinstance(numba.cuda, PosedModule), "numba.cuda is the real one"
    # The suite is written for Numba's arrays, though some tests import CuPy, too.
    posing = importlib.import_module("gridstride.cuda._settings")
    posing.pose(True)
    posing.pose = lambda value: None
    _config = _Settings("numba.config")
    sys.modules["numba.config"] = sys.modules["numba.cuda.config"] = _config
    numba.config = _config
    _config.__dict__.update(
        MACHINE_BITS=64, IS_32BITS=False, IS_WIN32=False, DISABLE_JIT=False, PYVERSION=sys.version_info[:2]
    )
    numba.cuda.config = _config
    numba.cuda.HAS_NUMBA = False
    stand_ins.provide("numba.cuda.core", config=_config)
    sys.modules["numba.cuda.core.config"] = _config
    errors = {name: type(name, (base,), {}) for name, base in _WARNINGS.items()}
    own = importlib.import_module("gridstride.cuda.errors")
    errors.update({name: getattr(own, name) for name in own.__all__})
    for place in ("numba.core", "numba.cuda.core"):
        if place not in sys.modules:
            stand_ins.provide(place)
        stand_ins.provide(f"{place}.errors", **errors)
    stand_ins.provide("numba.errors", **errors)
    stand_ins.provide("numba.cuda.utils", PYVERSION=sys.version_info[:2])
    factory = stand_ins.decorator_factory
    for place in ("numba.extending", "numba.cuda.extending"):
        stand_ins.provide(place, **dict.fromkeys(_DECORATOR_FACTORIES, factory))
    if "numba.cuda.np" not in sys.modules:
        stand_ins.provide("numba.cuda.np")
    stand_ins.provide("numba.cuda.np.numpy_support", **_numpy_support())
    own_cuda = importlib.import_module("gridstride.cuda")
    functions = (
        "compile",
        "compile_all",
        "compile_ptx",
        "compile_for_current_device",
        "compile_ptx_for_current_device",
    )
    stand_ins.provide("numba.cuda.compiler", **{name: getattr(own_cuda, name) for name in functions})
    stand_ins.provide("numba.cuda.misc")
    stand_ins.provide("numba.cuda.misc.special", literal_unroll=own_cuda.literal_unroll)
    stand_ins.provide("numba.cuda.typing")
    stand_ins.provide("numba.cuda.typing.typeof", typeof=importlib.import_module("gridstride.cuda.types").typeof)
    if "cuda" in others:
        # The driver's error, by the name that the tests catch it by.
        for name in ("cuda", "cuda.core", "cuda.core._utils"):
            importlib.import_module(name)
        # Tests of arrays that go from one package to another ask for this version, and use nothing of it.
        sys.modules["cuda.core"].__dict__["__version__"] = "0.6.0"
        stand_ins.provide("cuda.core._utils.cuda_utils", CUDAError=own_cuda.CudaError)
    # CUDA's own functions are no part of what programs see of the driver.
    importlib.import_module("gridstride.cuda.cudadrv.driver").Driver.__getattr__ = _private_of_driver
    # What a test puts in the place of a kernel's own compilation is about Numba's dispatcher.
    own_cuda.CUDADispatcher._compile_for_args = property(_private_attribute)
    overload = importlib.import_module("gridstride.cuda._dispatcher").Overload
    overload._type_annotation = overload._codelibrary = property(_private_attribute)
    stand_ins.provide("numba.cuda.testing", **_testing())
    tests = stand_ins.provide("numba.cuda.tests", load_testsuite=lambda *args: unittest.TestSuite())
    # Helpers among the tests are taken from the checkout itself.
    tests.__path__ = [root]
    sys.meta_path.insert(0, _TestFolders(root))
    stand_ins.provide("numba.cuda.tests.support", **_support())


_skip = unittest.skip


def _skip_unless_run_anyway(reason: Any) -> Any:
    return _same if str(reason).startswith(RUN_ANYWAY) else _skip(reason)


def _private_of_driver(driver: Any, name: str) -> Any:
    if name.startswith("__"):
        raise AttributeError(name)
    raise unittest.SkipTest(f"{suite.PRIVATE}functions of CUDA's driver")


def _private_attribute(kernel: Any) -> Any:
    raise unittest.SkipTest(f"{suite.PRIVATE}the dispatcher's inside")


class _TestFolders:
    """Finds numba.cuda.tests.* in the checkout."""

    def __init__(self, root: str) -> None:
        self._root = root

    def find_spec(self, fullname: str, path: Any = None, target: Any = None) -> Any:
        """The file of a helper module."""
        if not fullname.startswith("numba.cuda.tests.") or fullname.endswith(".support"):
            return None
        parent = fullname.split(".")[3:-1]
        return importlib.machinery.PathFinder.find_spec(fullname, [os.path.join(self._root, *parent)])


_DECORATOR_FACTORIES = (
    "overload", "overload_attribute", "overload_method", "lower_builtin", "lower_cast", "lower_getattr",
    "lower_getattr_generic", "lower_setattr", "lower_setattr_generic", "type_callable", "box", "unbox",
)  # fmt: skip


class _Settings(ModuleType):
    """Numba's settings: Gridstride's own, and others, of which those that nobody set are off."""

    def __getattr__(self, name: str) -> Any:
        own = importlib.import_module("gridstride.cuda._settings").settings
        if name in vars(own) or name == "_OptLevel":
            return getattr(own, name)
        if not name.isupper():
            raise AttributeError(name)
        return 0

    def __setattr__(self, name: str, value: Any) -> None:
        own = importlib.import_module("gridstride.cuda._settings").settings
        if name in vars(own):
            setattr(own, name, value)
        else:
            super().__setattr__(name, value)


def _stand_in_for_missing_names(posed: Any, inner: set[str]) -> None:
    """Names of Numba's inner modules that are not covered are private; those of numba.cuda itself are not."""
    import stand_ins

    closed = ("numba.cuda.cudadrv", "numba.types", "numba.cuda.types")
    covered = posed.__getattr__

    def lookup(module: Any, name: str) -> Any:
        try:
            return covered(module, name)
        except AttributeError:
            full = f"{module.__name__}.{name}"
            if full in inner:
                return importlib.import_module(full)
            if name.startswith("__") or not module.__name__.startswith(closed):
                raise
            value = stand_ins.make(full)
            setattr(module, name, value)
            return value

    posed.__getattr__ = lookup


def _numpy_support() -> dict[str, Any]:
    from gridstride.cuda import types

    def as_dtype(kind: Any) -> Any:
        return kind.dtype

    import numpy

    version = tuple(int(part) for part in numpy.__version__.split(".")[:2])
    return {"as_dtype": as_dtype, "from_dtype": types.from_dtype, "numpy_version": version}


_WARNINGS = {
    "NumbaWarning": Warning,
    "NumbaDeprecationWarning": DeprecationWarning,
    "NumbaInvalidConfigWarning": Warning,
    "NumbaDebugInfoWarning": Warning,
    "NumbaTypeError": TypeError,
    "NumbaValueError": ValueError,
    "CudaSupportError": RuntimeError,
    "CudaDriverError": RuntimeError,
}


def _same(thing: Any) -> Any:
    return thing


def _when(condition: bool, reason: str) -> Callable[[Any], Any]:
    return _same if condition else unittest.skip(reason)


class _TestCase(unittest.TestCase):
    """What numba's test cases add to unittest's."""

    def assertPreciseEqual(
        self, first: Any, second: Any, prec: str = "exact", ulps: int = 1, msg: Any = None, **kwargs: Any
    ) -> None:
        """Equal values of equal types; floats to within `ulps` where `prec` is not "exact"."""
        import numpy as np

        if isinstance(first, (tuple, list)):
            self.assertEqual(len(first), len(second), msg)
            for a, b in zip(first, second, strict=True):
                self.assertPreciseEqual(a, b, prec, ulps, msg)
        elif prec == "exact":
            np.testing.assert_array_equal(first, second)
        else:
            bits = 53 if prec == "double" else 24
            # Parts of complex numbers one by one: an infinite one must not hide the other.
            for part in (np.real, np.imag):
                np.testing.assert_allclose(part(first), part(second), rtol=2.0 ** (ulps - bits))

    @contextlib.contextmanager
    def check_warnings(self, messages: Any, category: Any = RuntimeWarning) -> Iterator[None]:
        """The body warns of each of the messages."""
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            yield
        texts = [str(each.message) for each in caught if issubclass(each.category, category)]
        for message in messages:
            self.assertTrue(any(message in text for text in texts), f"no warning says {message!r}: {texts}")

    def reset_module_warnings(self, module: Any) -> None:
        """Lets a module warn again."""
        getattr(sys.modules.get(module), "__warningregistry__", {}).clear()

    def random(self, *args: Any) -> Any:
        """A generator that gives the same numbers in every run."""
        import numpy as np

        return np.random.default_rng(*args or (0,))


class _CUDATestCase(_TestCase):
    """A test that needs a device; configurations that it changes are put back."""

    FLOAT16_RTOL = 1e-3

    def setUp(self) -> None:
        warnings.simplefilter("ignore")

    def skip_if_lto(self, reason: str) -> None:
        """Link-time optimisation is never on."""

    def assertFileCheckAsm(self, *args: Any, **kwargs: Any) -> None:
        """Patterns in assembly are about another compiler."""
        raise unittest.SkipTest(f"{suite.PRIVATE}patterns in generated code")

    assertFileCheckLLVM = assertFileCheckMatches = assertFileCheckPTX = assertFileCheckAsm  # noqa: N815


class _ForeignArray:
    """Somebody else's array: nothing but the interface."""

    def __init__(self, array: Any) -> None:
        self._array = array

        self._arr = array

    @property
    def __cuda_array_interface__(self) -> Any:
        return self._array.__cuda_array_interface__


def _about_numbas_compiler(thing: Any) -> Any:
    """Skips what needs Numba beside numba-cuda: where a file takes something of Numba's own compiler for that."""
    found = vars(sys.modules[thing.__module__])
    return unittest.skip(f"{suite.PRIVATE}numba's own compiler")(thing) if "HAS_NUMBA" in found else thing


def _testing() -> dict[str, Any]:
    members: dict[str, Any] = {
        "unittest": unittest,
        "CUDATestCase": _CUDATestCase,
        "ContextResettingTestCase": _CUDATestCase,
        "ForeignArray": _ForeignArray,
        "cc_X_or_above": lambda *version: True,
        "skip_on_cudasim": lambda reason: _same,
        "skip_unless_cudasim": lambda reason: unittest.skip(f"{suite.PRIVATE}numba's simulator"),
        "xfail_unless_cudasim": unittest.expectedFailure,
        "skip_on_standalone_numba_cuda": _about_numbas_compiler,
        "skip_with_nvdisasm": lambda reason: unittest.skip(f"{suite.PRIVATE}nvdisasm"),
        "skip_without_nvdisasm": lambda reason: unittest.skip(f"{suite.PRIVATE}nvdisasm"),
        "skip_unless_conda_cudatoolkit": lambda reason: unittest.skip(f"{suite.PRIVATE}conda's toolkit"),
        "skip_if_external_memmgr": lambda reason: _same,
        "skip_under_cuda_memcheck": lambda reason: _same,
        "skip_on_arm": lambda reason: _same,
        "skip_on_wsl2": lambda reason: _same,
        "test_data_dir": Path(os.environ["CONFORMANCE_ROOT"], "data"),
    }
    for name in ("skip_unless_cc_53", "skip_unless_cc_60", "skip_unless_cc_75", "skip_unless_cc_90"):
        members[name] = _same
    for name in ("skip_if_cudadevrt_missing", "skip_if_nvjitlink_missing", "skip_if_curand_kernel_missing",
                 "skip_if_cuda_includes_missing", "skip_on_nvjitlink_13_1_sm_120"):  # fmt: skip
        members[name] = lambda thing: thing if callable(thing) else _same
    return members


@contextlib.contextmanager
def _captured(name: str) -> Iterator[io.StringIO]:
    before, stream = getattr(sys, name), io.StringIO()
    setattr(sys, name, stream)
    try:
        yield stream
    finally:
        setattr(sys, name, before)


@contextlib.contextmanager
def _override_config(name: str, value: Any) -> Iterator[None]:
    config = sys.modules["numba.config"]
    before = getattr(config, name, None)
    setattr(config, name, value)
    try:
        yield
    finally:
        setattr(config, name, before)


def _temp_directory(prefix: str) -> str:
    return tempfile.mkdtemp(prefix=prefix)


def _import_dynamic(name: str) -> Any:
    importlib.invalidate_caches()
    importlib.import_module(name)
    return sys.modules[name]


def _run_in_subprocess(code: str, flags: Any = None, env: Any = None, timeout: float = 60) -> tuple[bytes, bytes]:
    command = [sys.executable, *(flags or []), "-m", "gridstride", "-c", code]
    done = subprocess.run(command, capture_output=True, env=env, timeout=timeout, check=False)
    if done.returncode:
        raise AssertionError(f"the process ended with {done.returncode}: {done.stderr.decode()}")
    return done.stdout, done.stderr


def _support() -> dict[str, Any]:
    return {
        "TestCase": _TestCase,
        "captured_stdout": lambda: _captured("stdout"),
        "captured_stderr": lambda: _captured("stderr"),
        "override_config": _override_config,
        "linux_only": _when(sys.platform == "linux", "about Linux"),
        "windows_only": _when(sys.platform == "win32", f"{suite.PRIVATE}Windows"),
        "run_in_subprocess": _run_in_subprocess,
        "IS_NUMPY_2": True,
        "temp_directory": _temp_directory,
        "import_dynamic": _import_dynamic,
        "IS_WIN32": False,
        "skip_unless_cffi": _when(importlib.util.find_spec("cffi") is not None, "needs cffi"),
        "CheckWarningsMixin": type("CheckWarningsMixin", (), {}),
        "MemoryLeakMixin": type("MemoryLeakMixin", (), {}),
        "ignore_internal_warnings": lambda: None,
    }


__all__ = ["install", "main", "private_subject"]

if __name__ == "__main__":
    sys.exit(main())
