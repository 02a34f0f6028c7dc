"""NumPy-compatible arrays and CUDA-style kernels, compiled, on a GPU and on a plain CPU.

Arrays live on a device. Element-wise expressions are recorded and run together when somebody looks at a result.
"""

from __future__ import annotations

from gridstride import _core
from gridstride._config import config
from gridstride._core import (
    GridstridePerformanceWarning,
    all,
    amax,
    amin,
    any,
    arange,
    argmax,
    argmin,
    argsort,
    array,
    ascontiguousarray,
    asfortranarray,
    asnumpy,
    broadcast_to,
    copy,
    copyto,
    count_nonzero,
    diagonal,
    empty,
    empty_like,
    expand_dims,
    eye,
    flip,
    from_dlpack,
    full,
    full_like,
    identity,
    max,
    mean,
    min,
    ndarray,
    ones,
    ones_like,
    prod,
    promote_types,
    ravel,
    reshape,
    sort,
    squeeze,
    std,
    sum,
    swapaxes,
    synchronize,
    transpose,
    tril,
    triu,
    ufunc,
    var,
    where,
    zeros,
    zeros_like,
)
from gridstride._core import asarray_on_current_device as asarray
from gridstride._core.ufuncs import *
from gridstride._logic import allclose, array_equal, array_equiv, isclose, iscomplexobj, isrealobj
from gridstride._names import MODULE_OF as _MODULE_OF
from gridstride._shapes import atleast_1d, atleast_2d, atleast_3d, hstack, moveaxis, ndim, rollaxis, shape, size, vstack
from gridstride._types import NUMPY_NAMES as _NUMPY_NAMES
from gridstride._types import can_cast, get_array_module, result_type

TYPE_CHECKING = False  # importing typing takes longer than the rest of the package
if TYPE_CHECKING:
    from typing import Any

    from gridstride import cuda, fft, lib, linalg, polynomial, profiler, random, testing
    from gridstride._explain import explain
    from gridstride._routines_bits import *
    from gridstride._routines_calculus import *
    from gridstride._routines_creation import *
    from gridstride._routines_einsum import *
    from gridstride._routines_grids import *
    from gridstride._routines_histograms import *
    from gridstride._routines_index import *
    from gridstride._routines_io import *
    from gridstride._routines_join import *
    from gridstride._routines_math import *
    from gridstride._routines_pad import *
    from gridstride._routines_poly import *
    from gridstride._routines_products import *
    from gridstride._routines_quantiles import *
    from gridstride._routines_runtime import *
    from gridstride._routines_scan import *
    from gridstride._routines_sets import *
    from gridstride._routines_shape import *
    from gridstride._routines_sort import *
    from gridstride._routines_stats import *
    from gridstride._routines_types import *
    from gridstride._user_kernels import ElementwiseKernel, RawKernel, RawModule, ReductionKernel, fuse

__version__ = "0.1.0"
__array_api_version__ = "2025.12"

e = 2.718281828459045
euler_gamma = 0.5772156649015329
inf = float("inf")
nan = float("nan")
newaxis = None
pi = 3.141592653589793

_SUBMODULES = ("cuda", "fft", "lib", "linalg", "polynomial", "profiler", "random", "testing")


def __getattr__(name: str) -> Any:
    # Submodules, routines in Python and NumPy's types come when they are first asked for: importing NumPy takes longer
    # than all the rest.
    if name in _SUBMODULES:
        import sys

        __import__(f"gridstride.{name}")
        return sys.modules[f"gridstride.{name}"]
    if name in _MODULE_OF:
        import sys

        module = f"gridstride.{_MODULE_OF[name]}"
        __import__(module)
        value = globals()[name] = getattr(sys.modules[module], name)
        return value
    if name in _NUMPY_NAMES:
        import numpy

        value = getattr(numpy, name)
        globals()[name] = value
        return value
    from gridstride._absent import ABSENT

    reason = f": {ABSENT[name]}" if name in ABSENT else ""
    raise AttributeError(f"module 'gridstride' has no attribute {name!r}{reason}")


def install() -> None:
    """Makes ``import cupy``, ``import cupyx`` and ``from numba import cuda`` give Gridstride from now on."""
    from gridstride.compat import install

    install()


def uninstall() -> None:
    """Undoes `install`."""
    from gridstride.compat import uninstall

    uninstall()


def load_ipython_extension(ipython: Any) -> None:
    """``%load_ext gridstride`` in a notebook: `install`."""
    install()


def unload_ipython_extension(ipython: Any) -> None:
    """``%unload_ext gridstride``: `uninstall`."""
    uninstall()


def __dir__() -> list[str]:
    return sorted(
        {*(n for n in globals() if not n.startswith("_")), *_SUBMODULES, *_MODULE_OF, *_NUMPY_NAMES, "__version__"}
    )
