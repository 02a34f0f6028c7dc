"""Tests that ask Numba to refuse, or to leave out, what works here. They cannot pass.

They stay in the denominator. The table counts them beside it, and gives the share of the other functions as well. A
function counts here only while it fails.
"""

_VIEWS = "arrays of any strides are copied, raveled and transposed"
_CAPTURED = "kernels that read device arrays of their surroundings are cached: the code knows no address"
_UNDEFINED = "a variable that is read where no path has assigned it is an error with its place, no number"

REFUSALS = {
    "test_array_attr.py::test_ravel_stride_1d": _VIEWS,
    "test_array_attr.py::test_ravel_stride_c": _VIEWS,
    "test_array_attr.py::test_ravel_stride_f": _VIEWS,
    "test_cuda_ndarray.py::test_devicearray_transpose_wrongdim": _VIEWS,
    "test_cuda_array_interface.py::test_negative_strided_copy_to_host": _VIEWS,
    "test_array.py::test_gpu_array_interleaved": _VIEWS,
    "test_alignment.py::test_record_alignment_error": "fields of records need no alignment",
    "test_context_stack.py::test_forbidden_context_switch": "a function may change the device inside another one's",
    "test_gufunc.py::test_not_supported_call_from_jit": "kernels call functions that `guvectorize` was given",
    "test_gufunc_scalar.py::test_gufunc_scalar_cast": "device arrays are cast to what a signature declares",
    "test_print.py::test_too_many_args": "`print` prints any number of values",
    "test_multiprocessing.py::test_fork": "the CPU device works in forked processes",
    "test_caching.py::test_cannot_cache_captured_device_array": _CAPTURED,
    "test_caching.py::test_cannot_cache_global_device_array": _CAPTURED,
    "test_caching.py::test_recompile": "a change of a global is noticed by the next launch",
    "test_casting.py::test_float16_to_int_ptx": "int() of a float16 truncates, as of every float; Numba's rounds",
    "test_casting.py::test_float16_to_uint_ptx": "int() of a float16 truncates, as of every float; Numba's rounds",
    "test_ssa.py::test_undefined_var": _UNDEFINED,
    "test_ssa.py::test_unhandled_undefined": _UNDEFINED,
    "test_stream_api.py::test_external_stream_create": "a handle of no stream is an error at once",
    "test_cuda_array_slicing.py::test_sync": "an assignment waits for nothing: what reads the array comes after it",
}


def refusal(file: str, function: str, cause: str) -> str:
    """Why a failed function is one of these; "" where it is not."""
    return REFUSALS.get(f"{file.rsplit('/', 1)[-1]}::{function.rsplit('::', 1)[-1]}", "")
