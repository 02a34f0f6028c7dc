"""CUDA C that the front end does not know, compiled by NVIDIA's compiler: on CUDA devices only."""

from __future__ import annotations

import ctypes
import glob
import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

_LIBRARIES = ("libnvrtc.so.13", "libnvrtc.so.12", "libnvrtc.so")


def find_library() -> ctypes.CDLL | None:
    """NVRTC, from the loader's path, a CUDA toolkit or the pip packages; None where there is none."""
    folders = [os.path.join(os.environ.get(name, ""), "lib64") for name in ("CUDA_HOME", "CUDA_PATH")]
    folders += ["/usr/local/cuda/lib64", "/opt/cuda/lib64"]
    prefix = os.path.join(os.path.dirname(os.__file__), "site-packages", "nvidia")
    folders += glob.glob(os.path.join(prefix, "*", "lib"))
    if virtual := os.environ.get("VIRTUAL_ENV"):
        folders += glob.glob(os.path.join(virtual, "lib", "python3*", "site-packages", "nvidia", "*", "lib"))
    for name in (*_LIBRARIES, *(os.path.join(folder, name) for folder in folders for name in _LIBRARIES)):
        try:
            return ctypes.CDLL(name)
        except OSError:
            continue
    return None


def compile_source(
    library: ctypes.CDLL, code: str, name: str, options: Sequence[str], capability: tuple[int, int]
) -> tuple[bytes, str]:
    """The PTX of a source, and the name of a kernel in it.

    Raises:
        RuntimeError: the compiler's complaints.
    """
    program = ctypes.c_void_p()

    def check(status: int, what: str) -> None:
        if status == 0:
            return
        size = ctypes.c_size_t()
        log = b""
        if program and library.nvrtcGetProgramLogSize(program, ctypes.byref(size)) == 0:
            buffer = ctypes.create_string_buffer(size.value)
            library.nvrtcGetProgramLog(program, buffer)
            log = buffer.value
        library.nvrtcGetErrorString.restype = ctypes.c_char_p
        raise RuntimeError(f"{what}: {library.nvrtcGetErrorString(status).decode()}\n{log.decode(errors='replace')}")

    check(
        library.nvrtcCreateProgram(ctypes.byref(program), code.encode(), b"kernel.cu", 0, None, None),
        "nvrtcCreateProgram",
    )
    try:
        check(library.nvrtcAddNameExpression(program, name.encode()), "nvrtcAddNameExpression")
        own = [option for option in options if not option.startswith(("-arch", "--gpu-architecture"))]
        flags = [option.encode() for option in (*own, f"--gpu-architecture=compute_{capability[0]}{capability[1]}")]
        check(
            library.nvrtcCompileProgram(program, len(flags), (ctypes.c_char_p * len(flags))(*flags)),
            f"compiling the kernel '{name}'",
        )
        lowered = ctypes.c_char_p()
        check(library.nvrtcGetLoweredName(program, name.encode(), ctypes.byref(lowered)), f"no kernel '{name}'")
        size = ctypes.c_size_t()
        check(library.nvrtcGetPTXSize(program, ctypes.byref(size)), "nvrtcGetPTXSize")
        buffer = ctypes.create_string_buffer(size.value)
        check(library.nvrtcGetPTX(program, buffer), "nvrtcGetPTX")
        return buffer.raw, (lowered.value or b"").decode()
    finally:
        library.nvrtcDestroyProgram(ctypes.byref(program))


class NvrtcKernel:
    """A kernel compiled by NVRTC and launched by the driver, on the current CUDA device."""

    def __init__(self, library: ctypes.CDLL, code: str, name: str, options: Sequence[str]) -> None:
        from gridstride.cuda._devices import get_current_device

        device = get_current_device()
        ptx, lowered = compile_source(library, code, name, options, device.compute_capability)
        self._driver = ctypes.CDLL("libcuda.so.1")
        context = ctypes.c_void_p()
        self._check(self._driver.cuDevicePrimaryCtxRetain(ctypes.byref(context), int(device.id)))
        self._context = context
        self._check(self._driver.cuCtxSetCurrent(context))
        module = ctypes.c_void_p()
        self._check(self._driver.cuModuleLoadData(ctypes.byref(module), ptx))
        self._function = ctypes.c_void_p()
        self._check(self._driver.cuModuleGetFunction(ctypes.byref(self._function), module, lowered.encode()))

    def _check(self, status: int) -> None:
        if status == 0:
            return
        text = ctypes.c_char_p()
        self._driver.cuGetErrorName(status, ctypes.byref(text))
        from gridstride.cuda import CudaError

        raise CudaError((text.value or b"CUDA_ERROR_UNKNOWN").decode())

    def __call__(self, grid: Any, block: Any, args: Sequence[Any], shared_mem: int = 0, stream: Any = None) -> None:
        """Launches it. Python numbers are 8 bytes, as in CuPy: int64, float64."""
        import numpy

        import gridstride

        holders: list[Any] = []
        for arg in args:
            if isinstance(arg, gridstride.ndarray):
                holders.append(ctypes.c_void_p(arg.__cuda_array_interface__["data"][0]))
            elif arg is None:
                holders.append(ctypes.c_void_p(0))
            else:
                bits = numpy.ascontiguousarray(arg).tobytes()
                holders.append(ctypes.create_string_buffer(bits, len(bits)))
        addresses = (ctypes.c_void_p * len(holders))(*(ctypes.addressof(holder) for holder in holders))
        blocks = (*(grid if isinstance(grid, tuple) else (grid,)), 1, 1)[:3]
        threads = (*(block if isinstance(block, tuple) else (block,)), 1, 1)[:3]
        queue = stream if stream is not None else gridstride.cuda.get_current_stream()
        self._check(self._driver.cuCtxSetCurrent(self._context))
        self._check(
            self._driver.cuLaunchKernel(
                self._function, *blocks, *threads, shared_mem, ctypes.c_void_p(int(queue.ptr)), addresses, None
            )
        )

    def parameters(self) -> list[tuple[str, str, bool]]:
        """Nothing is known of them."""
        return []

    def attributes(self) -> dict[str, int]:
        """What it needs of a device, by CUDA's names."""
        needs = {}
        for name, number in (("shared_size_bytes", 1), ("local_size_bytes", 3), ("num_regs", 4)):
            value = ctypes.c_int()
            self._check(self._driver.cuFuncGetAttribute(ctypes.byref(value), number, self._function))
            needs[name] = value.value
        return needs
