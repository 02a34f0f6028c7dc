"""Which modules of CuPy and Numba there are, and what they show."""

from __future__ import annotations

import functools
import importlib.util
import os
import sys
from typing import Any

from gridstride.compat._posed import Pose

_CUPY_VERSION = "14.0.0"
"""The version of CuPy whose interface is followed."""


def _cupy() -> dict[str, Any]:
    import gridstride
    from gridstride.compat import _cupy as own
    from gridstride.compat import cupy_cuda
    from gridstride.cuda import _settings

    _settings.pose(False)
    return {
        "__version__": _CUPY_VERSION,
        "rand": gridstride.random,
        "get_default_memory_pool": cupy_cuda.MemoryPool,
        "get_array_module": own.get_array_module,
    }


def _cupy_cuda() -> dict[str, Any]:
    from gridstride.compat import cupy_cuda

    cupy_cuda.name_default_streams()
    return {"MemoryPool": cupy_cuda.MemoryPool}


def _cupy_runtime() -> dict[str, Any]:
    from gridstride.compat.cupy_cuda import get_local_runtime_version

    return {"runtimeGetVersion": get_local_runtime_version, "driverGetVersion": get_local_runtime_version}


def _cupy_device() -> dict[str, Any]:
    from gridstride.compat import _cupy as own

    return {"get_compute_capability": own.get_compute_capability}


def _cupy_fft() -> dict[str, Any]:
    from gridstride.compat import cupy_fft_config

    return {"config": cupy_fft_config}


def _cupyx_scipy() -> dict[str, Any]:
    from gridstride.compat import _cupy as own

    return {"get_array_module": own.get_scipy_module}


def _numba() -> dict[str, Any]:
    from gridstride.cuda import guvectorize, vectorize

    return {"guvectorize": guvectorize, "vectorize": vectorize}


def _numba_cuda() -> dict[str, Any]:
    from gridstride.cuda import _settings

    # A program that uses CuPy's arrays, too, gets those.
    _settings.pose("cupy" not in sys.modules)
    return _without_cuda() if os.environ.get("NUMBA_DISABLE_CUDA", "0") not in ("", "0") else {}


def _without_cuda() -> dict[str, Any]:
    """What `numba.cuda` shows to programs that are told to do without it: the ways to a device are closed."""
    from gridstride.cuda.cudadrv.error import CudaSupportError

    why = "CUDA is disabled due to setting NUMBA_DISABLE_CUDA=1 in the environment, or because CUDA is unsupported here"

    def refuse(*args: Any, **options: Any) -> Any:
        raise CudaSupportError(why)

    closed = (
        *("current_context", "device_array", "device_array_like", "get_current_device", "managed_array"),
        *("mapped_array", "pinned_array", "select_device", "stream", "synchronize", "to_device"),
    )
    return {**dict.fromkeys(closed, refuse), "cuda_error": lambda: why, "is_available": lambda: False}


def _numba_config() -> Any:
    from gridstride.cuda import _settings

    return _settings.settings


_NOT_NUMBA = "it belongs to Numba's own compiler; install numba, which then gives it"
_NUMBA_HINTS = dict.fromkeys(
    ("njit", "jit", "prange", "typed", "stencil", "objmode", "generated_jit", "jitclass", "experimental"), _NOT_NUMBA
)


@functools.cache
def poses() -> dict[str, Pose]:
    """All posed modules by their full names."""
    every = [
        Pose("cupy", ("gridstride",), _cupy),
        Pose("cupy.cuda", ("gridstride.cuda", "gridstride.compat.cupy_cuda"), _cupy_cuda),
        Pose("cupy.cuda.device", ("gridstride.cuda",), _cupy_device),
        Pose("cupy.cuda.stream", ("gridstride.cuda",)),
        Pose("cupy.cuda.memory", ("gridstride.cuda", "gridstride.compat.cupy_cuda"), _cupy_cuda),
        Pose("cupy.cuda.nvtx", ("gridstride.cuda.nvtx",)),
        Pose("cupy.cuda.profiler", ("gridstride.cuda.profiler",)),
        Pose("cupy.cuda.runtime", ("gridstride.cuda.runtime",), _cupy_runtime),
        Pose("cupy.exceptions", ("numpy.exceptions",)),
        Pose("cupy.fft", ("gridstride.fft",), _cupy_fft),
        Pose("cupy.lib", ("gridstride.lib",)),
        Pose("cupy.lib.stride_tricks", ("gridstride.lib.stride_tricks",)),
        Pose("cupy.linalg", ("gridstride.linalg",)),
        Pose("cupy.polynomial", ("gridstride.polynomial",)),
        Pose("cupy.polynomial.polynomial", ("gridstride.polynomial.polynomial",)),
        Pose("cupy.polynomial.polyutils", ("gridstride.polynomial.polyutils",)),
        Pose("cupy.random", ("gridstride.random",)),
        Pose("cupy.testing", ("gridstride.testing",)),
        Pose("cupyx", ("gridstride.compat.cupyx",)),
        Pose("cupyx.jit", ("gridstride.compat.cupyx_jit",)),
        Pose("cupyx.profiler", ("gridstride.profiler",)),
        Pose("cupyx.scipy", ("gridstride.scipy",), _cupyx_scipy),
        *(
            Pose(f"cupyx.scipy.{name}", (f"gridstride.scipy.{name}",))
            for name in (
                *("fft", "fftpack", "interpolate", "linalg", "ndimage", "signal", "signal.windows", "sparse"),
                *("sparse.csgraph", "sparse.linalg", "spatial", "spatial.distance", "special", "stats"),
            )
        ),
        Pose("numba.cuda", ("gridstride.cuda",), _numba_cuda),
        *(
            Pose(f"numba.cuda.{name}", (f"gridstride.cuda.{name}",))
            for name in ("bf16", "cudadrv", "errors", "fp16", "libdevice", "random", "types")
        ),
        *(
            Pose(f"numba.cuda.cudadrv.{name}", (f"gridstride.cuda.cudadrv.{name}",))
            for name in ("devicearray", "devices", "driver", "error")
        ),
        Pose("numba.cuda.config", holder=_numba_config),
    ]
    if importlib.util.find_spec("numba") is None:
        every += [
            Pose("numba", ("gridstride.cuda.types",), _numba, _NUMBA_HINTS),
            Pose("numba.config", holder=_numba_config),
            Pose("numba.core", ()),
            Pose("numba.core.errors", ("gridstride.cuda.errors",)),
            Pose("numba.core.config", holder=_numba_config),
            Pose("numba.types", ("gridstride.cuda.types",)),
            Pose("numba.core.types", ("gridstride.cuda.types",)),
        ]
    return {pose.name: pose for pose in every}
