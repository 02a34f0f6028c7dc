"""Where the routines written in Python live: their modules load when a name is first asked for."""

from __future__ import annotations

ROUTINES = {
    "_explain": "explain",
    "_routines_bits": "packbits unpackbits",
    "_routines_calculus": "ediff1d gradient interp trapezoid trapz unwrap",
    "_routines_creation": (
        "bartlett blackman fromfunction geomspace hamming hanning kaiser linspace logspace meshgrid tri vander"
    ),
    "_routines_einsum": "einsum einsum_path",
    "_routines_grids": "c_ mgrid ogrid r_",
    "_routines_histograms": "bincount histogram histogram2d histogram_bin_edges histogramdd",
    "_routines_index": (
        "argwhere choose compress diag diag_indices diag_indices_from diagflat extract fill_diagonal "
        "flatnonzero indices ix_ mask_indices nonzero place put put_along_axis putmask ravel_multi_index "
        "select take take_along_axis tril_indices tril_indices_from triu_indices triu_indices_from "
        "unravel_index"
    ),
    "_routines_io": (
        "frombuffer fromfile fromiter fromstring genfromtxt load loadtxt save savetxt savez savez_compressed"
    ),
    "_routines_join": (
        "append array_split block column_stack concat concatenate delete dsplit dstack hsplit insert repeat "
        "resize row_stack split stack tile unstack vsplit"
    ),
    "_routines_math": (
        "alltrue angle around clip cross fix i0 imag nan_to_num piecewise product real real_if_close round "
        "round_ sinc sometrue trace"
    ),
    "_routines_pad": "pad",
    "_routines_poly": "poly poly1d polyadd polyder polydiv polyfit polyint polymul polysub polyval roots",
    "_routines_products": (
        "convolve corrcoef correlate cov dot inner kron matmul matvec outer tensordot vdot vecdot vecmat"
    ),
    "_routines_quantiles": "median nanmedian nanpercentile nanquantile percentile quantile",
    "_routines_runtime": (
        "__array_namespace_info__ asfarray clear_memo fromDlpack get_default_memory_pool "
        "get_default_pinned_memory_pool is_available memoize "
        "show_config"
    ),
    "_routines_scan": "cumprod cumproduct cumsum cumulative_prod cumulative_sum diff nancumprod nancumsum",
    "_routines_sets": (
        "in1d intersect1d isin setdiff1d setxor1d union1d unique unique_all unique_counts unique_inverse unique_values"
    ),
    "_routines_shape": (
        "apply_along_axis apply_over_axes asanyarray asarray_chkfinite astype broadcast broadcast_arrays "
        "fliplr flipud isfortran iterable matrix_transpose may_share_memory ndenumerate ndindex permute_dims "
        "require roll rot90 shares_memory trim_zeros vectorize"
    ),
    "_routines_sort": "argpartition digitize lexsort msort partition searchsorted sort_complex",
    "_routines_stats": "average nanargmax nanargmin nanmax nanmean nanmin nanprod nanstd nansum nanvar ptp",
    "_routines_types": (
        "array2string array_repr array_str base_repr binary_repr byte_bounds common_type disp errstate "
        "find_common_type format_float_positional format_float_scientific get_array_wrap get_printoptions "
        "geterr iscomplex isneginf isposinf isreal issctype issubclass_ issubsctype make_aligned_dtype "
        "min_scalar_type mintypecode obj2sctype printoptions safe_eval sctype2char set_printoptions "
        "set_string_function seterr typename who"
    ),
    "_user_kernels": "ElementwiseKernel RawKernel RawModule ReductionKernel fuse",
}

MODULE_OF = {name: module for module, names in ROUTINES.items() for name in names.split()}
