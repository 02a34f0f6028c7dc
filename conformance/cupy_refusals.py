"""Tests that ask CuPy to refuse what NumPy computes. Gridstride computes it, too, so that they cannot pass.

They stay in the denominator. The table counts them beside it, and gives the share of the other functions as well. A
function counts here only while it fails because nothing was raised.
"""

_CALLABLES = "`piecewise` takes functions, as NumPy's does"
_KINDS = "a variable of a kernel may hold values of several types, as in Python"
_LISTS = "functions take what NumPy's take: lists, tuples, NumPy arrays"
_STRIDES = "sorts and partitions take views of any strides"

REFUSALS = {
    "test_piecewise.py::TestPiecewise::test_callable_funclist": _CALLABLES,
    "test_piecewise.py::TestPiecewise::test_mixed_funclist": _CALLABLES,
    "test_vectorize.py::TestVectorizeInstructions::test_vectorize_const_non_toplevel": _KINDS,
    "test_vectorize.py::TestVectorizeStmts::test_tuple_pattern_match_type_error": _KINDS,
    "test_vectorize.py::TestVectorize::test_relu_type_error": _KINDS,
    "test_vectorize.py::TestVectorize::test_vectorize_lambda_xfail": "several lambdas may stand on one line",
    "test_arithmetic.py::TestArithmeticRaisesWithNumpyInput::test_raises_with_numpy_input": _LISTS,
    "test_sumprod.py::TestCumsum::test_cumsum_arraylike": _LISTS,
    "test_sumprod.py::TestCumsum::test_cumsum_numpy_array": _LISTS,
    "test_sumprod.py::TestCumprod::test_cumprod_arraylike": _LISTS,
    "test_sumprod.py::TestCumprod::test_cumprod_numpy_array": _LISTS,
    "test_histogram.py::TestHistogramddErrors::test_histogramdd_disallow_arraylike_bins": _LISTS,
    "test_sort.py::TestSort::test_sort_non_contiguous": _STRIDES,
    "test_sort.py::TestLexsort::test_lexsort_three_or_more_dim": "keys of `lexsort` may have any rank",
    "test_sort.py::TestPartition_param_0_{external=False, length=10}::test_partition_non_contiguous": _STRIDES,
    "test_sort.py::TestPartition_param_1_{external=False, length=20000}::test_partition_non_contiguous": _STRIDES,
}


def refusal(file: str, function: str, cause: str) -> str:
    """Why a failed function is one of these; "" where it is not."""
    if "DID NOT RAISE" not in cause and "not raised" not in cause:
        return ""
    return REFUSALS.get(f"{file.rsplit('/', 1)[-1]}::{function}", "")
