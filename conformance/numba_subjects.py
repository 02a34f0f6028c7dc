"""Which of numba-cuda's tests are about something that Numba keeps inside, by their subjects."""

from __future__ import annotations

_COMPILER, _DRIVER, _LINKING, _EXTENSIONS = (
    "Numba's compiler",
    "functions of CUDA's driver",
    "NVIDIA's compilers and linkers",
    "extensions of Numba's compiler",
)
SUBJECTS = {
    "core/test_itanium_mangler.py": _COMPILER,
    "cudadrv/test_inline_ptx.py": _LINKING,
    "cudadrv/test_linkable_code.py": _LINKING,
    "cudadrv/test_linker.py": _LINKING,
    "cudadrv/test_module_callbacks.py": _LINKING,
    "cudadrv/test_nvjitlink.py": _LINKING,
    "cudadrv/test_nvrtc.py": _LINKING,
    "cudadrv/test_nvvm_driver.py": _LINKING,
    "cudapy/test_analysis.py": _COMPILER,
    "cudapy/test_byteflow.py": _COMPILER,
    "cudapy/test_cffi.py": _LINKING,
    "cudapy/test_copy_propagate.py": _COMPILER,
    "cudapy/test_debug.py": "dumps of Numba's compiler",
    "cudapy/test_debuginfo.py": "debug information of Numba's compiler",
    "cudapy/test_debuginfo_types.py": "debug information of Numba's compiler",
    "cudapy/test_extending.py": _EXTENSIONS,
    "cudapy/test_extending_types.py": _EXTENSIONS,
    "cudapy/test_inline.py": "inlining in Numba's IR",
    "cudapy/test_ir.py": _COMPILER,
    "cudapy/test_ir_utils.py": _COMPILER,
    "cudapy/test_overload.py": _EXTENSIONS,
    "cudapy/test_tracing.py": _COMPILER,
    "cudapy/test_typeconv.py": _COMPILER,
    "cudapy/test_typeinfer.py": _COMPILER,
    "doc_examples/test_cpu_gpu_compat.py": "Numba's compiler for the host",
    "doc_examples/test_ffi.py": _LINKING,
    "doc_examples/test_montecarlo.py": "Numba's compiler for the host",
    "nocuda/test_dummyarray.py": "how Numba computes strides inside",
    "nocuda/test_cache_version.py": "the files of Numba's cache",
    "nocuda/test_function_resolution.py": _COMPILER,
    "nocuda/test_library_lookup.py": _LINKING,
    "nocuda/test_nvvm.py": _LINKING,
    "nrt/test_nrt.py": "reference counts of Numba's runtime",
    "nrt/test_nrt_refct.py": "reference counts of Numba's runtime",
}
"""Files of tests of which each is about something that Numba keeps inside."""


SUBJECTS_OF_TESTS = {
    "cudapy/test_device_func.py": (
        _LINKING,
        ("_link_", "include_cuda_header", "declared_in_called", "call_declared", "two_different_declared", "_cabi_"),
    ),
    "cudapy/test_caching.py": (
        "the files of Numba's cache",
        (
            "test_caching",
            "many_locals",
            "test_closure",
            "_pycache",
            "cache_keys",
            "cache_cg",
            "cache_reuse",
            "MultiCCCaching",
            "linking_libraries",
            "cpu_and_cuda",
        ),
    ),
    "cudapy/test_compiler.py": (
        _LINKING,
        ("ltoir", "compile_all_", "returning_optional", "env_global", "jitted_subroutine"),
    ),
    "cudapy/test_errors.py": (_LINKING, ("lto_without_nvjitlink",)),
    "cudapy/test_launch_config_sensitive.py": (_EXTENSIONS, ("launch_config_sensitive",)),
    "cudapy/test_localmem.py": (_EXTENSIONS, ("struct_data_model", "struct_model_type")),
    "cudapy/test_sm_creation.py": (_EXTENSIONS, ("struct_data_model",)),
    "cudadrv/test_cuda_driver.py": (_DRIVER, ("external_stream",)),
    "cudapy/test_serialize.py": ("callbacks inside Numba's launches", ("pre_launch_callbacks",)),
    "cudapy/test_vectorize.py": (_DRIVER, ("no_transfer_for_device_data",)),
    "core/test_serialize.py": (
        "Numba's ways to pickle, and its compiler for the host",
        ("dynamic_class", "main_class"),
    ),
    "cudapy/test_ssa.py": (_EXTENSIONS, ("issue5219",)),
    "cudapy/test_numba_interop.py": ("Numba's compiler for the host", ("overload_",)),
    "cudadrv/test_init.py": (_DRIVER, ("init_failure",)),
}
"""Tests about such things in other files, by parts of their names."""

RUN_ANYWAY = ("Disabled temporarily", "Requires PR", "Needs insert_unresolved_ref")
"""Tests that the suite skips for its own package's sake run here: how the reasons begin."""


def private_subject(nodeid: str) -> str | None:
    """What a test is about, if that is private."""
    file, _, test = nodeid.partition("::")
    for name, (subject, parts) in SUBJECTS_OF_TESTS.items():
        if file.endswith(name) and any(part in test for part in parts):
            return subject
    return next((subject for name, subject in SUBJECTS.items() if file.endswith(name)), None)
