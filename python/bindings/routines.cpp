#include "routines.h"

#include <cmath>

#include <fmt/format.h>

#include "array/creation.h"
#include "array/ufunc.h"
#include "errors.h"

namespace gridstride::python {

const Array *optional_out(nb::handle out) {
  if (!out.is_valid() || out.is_none()) return nullptr;
  return &expect_array(out);
}

namespace {

template <class What>
nb::object reduce_by(const Array &array, const What &what, nb::handle axis, nb::handle dtype, nb::handle out,
                     bool keepdims, nb::handle initial, nb::handle where) {
  array::ReduceOptions options;
  options.axes = to_axes(axis);
  options.keepdims = keepdims;
  options.dtype = to_optional_dtype(dtype);
  options.out = optional_out(out);
  // Truth values are added up as such where the result is to be one.
  const bool truths = options.out != nullptr && options.out->dtype() == DType::Bool && array.dtype() == DType::Bool;
  if (truths && !options.dtype) options.dtype = DType::Bool;
  if (initial.is_valid() && !initial.is_none()) {
    std::optional<ScalarOperand> scalar = to_scalar(initial.ptr());
    if (!scalar)
      throw Error(ErrorKind::Type, fmt::format("`initial` must be a number, not {}", type_name(initial.ptr())));
    options.initial = to_scalar_of(*scalar, options.dtype.value_or(array.dtype()));
  }
  options.where = where.ptr() == Py_True ? nullptr : optional_out(where);
  Array result = array::reduce(array, what, options);
  return options.out != nullptr ? nb::borrow(out) : to_object(std::move(result));
}

bool is_whole(DType dtype) {
  return is_integer(dtype) || dtype == DType::Bool;
}

/// A mean whose dtype or target is an integer one: computed as a float and cut, as in NumPy.
nb::object whole_mean(const Array &array, std::optional<DType> dtype, nb::handle axis, nb::handle out, bool keepdims,
                      nb::handle where) {
  array::ReduceOptions options;
  options.axes = to_axes(axis);
  options.keepdims = keepdims;
  options.where = where.ptr() == Py_True ? nullptr : optional_out(where);
  const Array source = dtype && is_whole(*dtype) ? array::astype(array, *dtype) : array;
  Array mean = array::reduce(source, array::Reduction::Mean, options);
  const Array *target = optional_out(out);
  if (target == nullptr) return to_object(array::astype(mean, *dtype));
  if (!(target->shape() == mean.shape())) {
    throw Error(ErrorKind::Value, fmt::format("output parameter for reduction operation mean has shape {}, expected {}",
                                              to_string(target->shape()), to_string(mean.shape())));
  }
  array::assign(*target, mean, Casting::Unsafe);
  return nb::borrow(out);
}

}  // namespace

nb::object reduce(const Array &array, array::Reduction reduction, nb::handle axis, nb::handle dtype, nb::handle out,
                  bool keepdims, nb::handle initial, nb::handle where) {
  if (reduction == array::Reduction::Mean) {
    const std::optional<DType> type = to_optional_dtype(dtype);
    const Array *target = optional_out(out);
    if ((type && is_whole(*type)) || (target != nullptr && is_whole(target->dtype()))) {
      return whole_mean(array, type, axis, out, keepdims, where);
    }
  }
  return reduce_by(array, reduction, axis, dtype, out, keepdims, initial, where);
}

nb::object reduce(const Array &array, const UfuncInfo &ufunc, nb::handle axis, nb::handle dtype, nb::handle out,
                  bool keepdims, nb::handle initial, nb::handle where) {
  return reduce_by(array, ufunc, axis, dtype, out, keepdims, initial, where);
}

nb::object arg_extremum(const Array &array, bool maximum, nb::handle axis, nb::handle out, bool keepdims,
                        nb::handle dtype) {
  const Array *target = optional_out(out);
  std::optional<int> along = to_optional_axis(axis);
  Array result =
      maximum ? array::argmax(array, along, keepdims, target) : array::argmin(array, along, keepdims, target);
  if (target == nullptr && !dtype.is_none()) result = array::astype(result, to_dtype(dtype));
  return target != nullptr ? nb::borrow(out) : to_object(std::move(result));
}

Array apply(const char *ufunc, std::initializer_list<Operand> inputs, const Array *out) {
  const UfuncInfo *row = find_ufunc(ufunc);
  if (row == nullptr) throw Error(ErrorKind::Internal, fmt::format("the ufunc table has no row '{}'", ufunc));
  array::UfuncOptions options;
  options.out = out;
  return array::apply(*row, {inputs.begin(), inputs.size()}, options);
}

namespace {

/// Whether a bound is a Python int that no integer of the dtype is beyond: no bound at all, as in NumPy.
bool bounds_nothing(DType dtype, nb::handle bound, bool low) {
  if (!is_integer(dtype) || !PyLong_CheckExact(bound.ptr())) return false;
  const auto bits = static_cast<int>(8 * size_of(dtype));
  const bool has_sign = kind_of(dtype) == DTypeKind::Signed;
  int overflow = 0;
  const long long value = PyLong_AsLongLongAndOverflow(bound.ptr(), &overflow);
  if (low)
    return overflow < 0 ||
           (overflow == 0 && (has_sign ? value <= -1 - (((1LL << (bits - 2)) - 1) * 2 + 1) : value <= 0));
  if (has_sign) return overflow > 0 || (overflow == 0 && value >= ((1LL << (bits - 2)) - 1) * 2 + 1);
  if (bits < 64) return overflow > 0 || (overflow == 0 && value >= (1LL << bits) - 1);
  if (overflow <= 0) return false;
  const unsigned long long large = PyLong_AsUnsignedLongLong(bound.ptr());
  const bool beyond = PyErr_Occurred() != nullptr;
  PyErr_Clear();
  return beyond || large == ~0ULL;
}

}  // namespace

Array clip(const Array &array, nb::handle low, nb::handle high, nb::handle out) {
  if (!low.is_none() && bounds_nothing(array.dtype(), low, true)) low = nb::none();
  if (!high.is_none() && bounds_nothing(array.dtype(), high, false)) high = nb::none();
  if (low.is_none() && high.is_none()) {
    const Array *target = optional_out(out);
    if (target == nullptr) return array::copy(array, 'K');
    array::assign(*target, array, Casting::SameKind);
    return *target;
  }
  std::optional<Operand> bounds[2];
  if (!low.is_none()) bounds[0] = expect_operand(low.ptr());
  if (!high.is_none()) bounds[1] = expect_operand(high.ptr());
  return array::clip(array, bounds[0] ? &*bounds[0] : nullptr, bounds[1] ? &*bounds[1] : nullptr, optional_out(out));
}

Array round(const Array &array, int decimals, nb::handle out) {
  const Array *target = optional_out(out);
  if (array.dtype() == DType::Bool && decimals != 0) {
    throw Error(ErrorKind::Type,
                "Cannot cast ufunc 'multiply' output from dtype('float64') to dtype('bool') with casting "
                "rule 'same_kind'");
  }
  const bool exact = is_integer(array.dtype());
  if (exact && decimals >= 0) return apply("positive", {array}, target);
  if (decimals == 0) return apply("rint", {array}, target);
  Operand scale = Operand::python_float(std::pow(10.0, std::abs(decimals)));
  if (decimals > 0) return apply("divide", {apply("rint", {apply("multiply", {array, scale})}), scale}, target);
  Array scaled = apply("multiply", {apply("rint", {apply("divide", {array, scale})}), scale}, exact ? nullptr : target);
  if (!exact) return scaled;
  if (target != nullptr) {
    array::assign(*target, scaled);
    return *target;
  }
  Array result = apply("positive", {array});
  array::assign(result, scaled);
  return result;
}

namespace {

bool given(nb::handle object) {
  return object.is_valid() && !object.is_none();
}

std::int64_t reduced_count(const Array &array, const std::optional<std::vector<int>> &axes) {
  if (!axes) return array.size();
  std::int64_t count = 1;
  for (int axis : *axes) count *= array.shape()[normalize_axis(axis, array.ndim())];
  return count;
}

}  // namespace

nb::object variance(const Array &array, const VarianceArguments &arguments, bool root) {
  double ddof = arguments.ddof;
  if (given(arguments.correction)) {
    if (ddof != 0) throw Error(ErrorKind::Value, "ddof and correction can't be provided simultaneously.");
    ddof = nb::cast<double>(arguments.correction);
  }
  array::ReduceOptions options;
  options.axes = to_axes(arguments.axis);
  options.keepdims = true;
  options.dtype = to_optional_dtype(arguments.dtype);
  options.where = arguments.where.ptr() == Py_True ? nullptr : optional_out(arguments.where);
  Array mean = given(arguments.mean) ? as_array(arguments.mean) : array::reduce(array, array::Reduction::Mean, options);
  Array deviation = apply("subtract", {array, mean});
  Array squares =
      is_complex(deviation.dtype()) ? apply("square", {apply("absolute", {deviation})}) : apply("square", {deviation});
  options.keepdims = arguments.keepdims;
  if (is_complex(deviation.dtype())) options.dtype.reset();
  Array total = array::reduce(squares, array::Reduction::Sum, options);
  Array result;
  if (options.where != nullptr) {
    array::ReduceOptions counting;
    counting.axes = options.axes;
    counting.keepdims = options.keepdims;
    Array chosen = options.where->broadcast_to(array.shape());
    Array count =
        array::astype(array::reduce(chosen, array::Reduction::CountNonzero, counting), real_of(total.dtype()));
    Array freedom =
        apply("maximum", {apply("subtract", {count, Operand::python_float(ddof)}), Operand::python_float(0)});
    result = apply("divide", {total, freedom});
  } else {
    double divisor = static_cast<double>(reduced_count(array, options.axes)) - ddof;
    result = apply("divide", {total, Operand::python_float(divisor > 0 ? divisor : 0)});
  }
  if (root) result = apply("sqrt", {result});
  const Array *out = optional_out(arguments.out);
  if (out == nullptr) return to_object(std::move(result));
  if (!(out->shape() == result.shape())) {
    throw Error(ErrorKind::Value, fmt::format("output parameter has the wrong shape: {}, expected {}",
                                              to_string(out->shape()), to_string(result.shape())));
  }
  array::assign(*out, result, Casting::SameKind);
  return nb::borrow(arguments.out);
}

void check_sort_kind(nb::handle kind, nb::handle order, nb::handle stable) {
  if (!order.is_none()) throw Error(ErrorKind::Value, "Cannot specify order when the array has no fields.");
  if (kind.is_none()) return;
  if (!stable.is_none()) {
    throw Error(ErrorKind::Value, "`kind` and `stable` keyword parameters can't be provided at the same time.");
  }
  std::string text = nb::str(kind).c_str();
  if (text != "quicksort" && text != "mergesort" && text != "heapsort" && text != "stable") {
    throw Error(ErrorKind::Value,
                fmt::format("sort kind must be one of 'quick', 'heap', or 'stable' (got '{}')", text));
  }
}

void warn_of_lost_part(DType from, DType to) {
  if (!is_complex(from) || is_complex(to) || to == DType::Bool) return;
  nb::object warning = nb::module_::import_("numpy.exceptions").attr("ComplexWarning");
  checked(PyErr_WarnEx(warning.ptr(), "Casting complex values to real discards the imaginary part", 1));
}

}  // namespace gridstride::python
