#pragma once

#include "array/reductions.h"
#include "arrays.h"

// Calls that the class ndarray and the module's functions share.

namespace gridstride::python {

/// `a.sum(axis, dtype, out, keepdims)` and its like; the result is `out` where that is given.
[[nodiscard]] nb::object reduce(const Array &array, array::Reduction reduction, nb::handle axis, nb::handle dtype,
                                nb::handle out, bool keepdims, nb::handle initial = nb::handle(),
                                nb::handle where = nb::handle());
/// `ufunc.reduce` with the same arguments.
[[nodiscard]] nb::object reduce(const Array &array, const UfuncInfo &ufunc, nb::handle axis, nb::handle dtype,
                                nb::handle out, bool keepdims, nb::handle initial, nb::handle where);
[[nodiscard]] nb::object arg_extremum(const Array &array, bool maximum, nb::handle axis, nb::handle out, bool keepdims,
                                      nb::handle dtype);
[[nodiscard]] Array clip(const Array &array, nb::handle low, nb::handle high, nb::handle out);
/// np.round: half to even at `decimals` places.
[[nodiscard]] Array round(const Array &array, int decimals, nb::handle out);
/// The arguments of np.var and np.std.
struct VarianceArguments {
  nb::handle axis, dtype, out;
  double ddof = 0;
  bool keepdims = false;
  nb::handle where, mean, correction;  ///< null or None: not given
};
/// np.var with NumPy's two passes; with `root` np.std.
[[nodiscard]] nb::object variance(const Array &array, const VarianceArguments &arguments, bool root);
/// Optional `out`: null for None; TypeError where it is no ndarray.
[[nodiscard]] const Array *optional_out(nb::handle out);
/// Whether `a` and `b` have no effect: kind must be a sort that NumPy knows.
void check_sort_kind(nb::handle kind, nb::handle order, nb::handle stable);
/// np.nonzero: a tuple of arrays, one an axis.
[[nodiscard]] nb::tuple nonzero_tuple(const Array &array);
/// A function of the package that is written in Python: gridstride.<module>.<name>.
[[nodiscard]] nb::object python_routine(const char *module, const char *name);
[[nodiscard]] Array apply(const char *ufunc, std::initializer_list<Operand> inputs, const Array *out = nullptr);

/// NumPy's ComplexWarning where a cast drops imaginary parts.
void warn_of_lost_part(DType from, DType to);

}  // namespace gridstride::python
