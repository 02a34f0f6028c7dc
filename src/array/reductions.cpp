#include "array/reductions.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <string>

#include "algorithms/arg_extreme.h"
#include "algorithms/device_extremes.h"
#include "array/creation.h"
#include "array/device_data.h"
#include "array/host_work.h"
#include "array/memory_order.h"
#include "array/recorder.h"
#include "array/scans.h"
#include "array/storage.h"
#include "array/ufunc.h"
#include "base/error.h"
#include "runtime/device.h"
#include "runtime/stream.h"

namespace gridstride::array {

namespace {

/// What a reduction is on a dtype.
struct Form {
  DType work = DType::Float64;  ///< values are cast to it and combined in it
  DType result = DType::Float64;
  ScalarOp combine = ScalarOp::Add;
  Scalar identity;  ///< without `has_identity` never used as such
  bool has_identity = true;
  const char *name = "";  ///< NumPy's name of the ufunc
};

DType sum_dtype(DType dtype) {
  switch (kind_of(dtype)) {
    case DTypeKind::Bool:
    case DTypeKind::Signed: return DType::Int64;
    case DTypeKind::Unsigned: return DType::UInt64;
    default: return dtype;
  }
}

/// Narrow floats are combined in float32.
DType wide(DType dtype) {
  return dtype == DType::Float16 || dtype == DType::BFloat16 ? DType::Float32 : dtype;
}

Form form_of(Reduction reduction, DType dtype, std::optional<DType> asked) {
  Form form;
  const bool truth = dtype == DType::Bool;
  switch (reduction) {
    case Reduction::Sum:
    case Reduction::Prod:
      form.result = asked.value_or(sum_dtype(dtype));
      form.work = wide(form.result);
      form.combine = reduction == Reduction::Sum ? ScalarOp::Add : ScalarOp::Mul;
      if (form.result == DType::Bool) form.combine = reduction == Reduction::Sum ? ScalarOp::Or : ScalarOp::And;
      form.identity = Scalar::of_bool(reduction == Reduction::Prod).cast(form.work);
      form.name = reduction == Reduction::Sum ? "add" : "multiply";
      break;
    case Reduction::Min:
    case Reduction::Max:
      form.result = asked.value_or(dtype);
      form.work = form.result;
      form.combine = reduction == Reduction::Min ? ScalarOp::Minimum : ScalarOp::Maximum;
      if (truth) form.combine = reduction == Reduction::Min ? ScalarOp::And : ScalarOp::Or;
      form.identity = Scalar::of_bool(false).cast(form.work);
      form.has_identity = false;
      form.name = reduction == Reduction::Min ? "minimum" : "maximum";
      break;
    case Reduction::Any:
    case Reduction::All:
      form.result = form.work = DType::Bool;
      form.combine = reduction == Reduction::Any ? ScalarOp::Or : ScalarOp::And;
      form.identity = Scalar::of_bool(reduction == Reduction::All);
      form.name = reduction == Reduction::Any ? "logical_or" : "logical_and";
      break;
    case Reduction::Mean:
      form.result = asked.value_or(is_floating(dtype) || is_complex(dtype) ? dtype : DType::Float64);
      form.work = wide(form.result);
      form.identity = Scalar::of_bool(false).cast(form.work);
      form.name = "mean";
      break;
    case Reduction::CountNonzero:
      form.result = form.work = DType::Int64;
      form.identity = Scalar::of_int(DType::Int64, 0);
      form.name = "count_nonzero";
      break;
  }
  return form;
}

std::uint32_t axis_mask(const Array &array, const std::optional<std::vector<int>> &axes) {
  const int rank = array.ndim();
  if (!axes) return rank == 0 ? 0 : ~std::uint32_t{0} >> (32 - rank);
  std::uint32_t mask = 0;
  for (const int axis : *axes) {
    const int at = normalize_axis(axis, rank);
    if ((mask >> at & 1U) != 0) throw Error(ErrorKind::Value, "duplicate value in 'axis'");
    mask |= std::uint32_t{1} << at;
  }
  return mask;
}

Shape reduced_shape(const Shape &shape, std::uint32_t axes, bool keepdims) {
  Shape result;
  for (int axis = 0; axis < shape.size(); ++axis) {
    if ((axes >> axis & 1U) == 0) {
      result.push_back(shape[axis]);
    } else if (keepdims) {
      result.push_back(1);
    }
  }
  return result;
}

/// Records the reduction itself, in the dtype it works in.
Array record(const Array &array, const Form &form, std::uint32_t axes, Layout layout, const Array *mask) {
  Recorder recorder(array.device());
  Recorder::Ref values = recorder.operand(array, array.shape());
  if (form.work == DType::Int64 && std::string_view(form.name) == "count_nonzero") {
    values = recorder.cast(std::move(values), DType::Bool);
  }
  values = recorder.cast(std::move(values), form.work);
  if (form.combine == ScalarOp::Gcd || form.combine == ScalarOp::Hypot) {
    // Their identity makes a lone element positive, as each combination does.
    if (kind_of(form.work) != DTypeKind::Unsigned) values = recorder.op(ScalarOp::Abs, form.work, std::move(values));
  }
  if (mask != nullptr) {
    Recorder::Ref chosen = recorder.cast(recorder.operand(*mask, array.shape()), DType::Bool);
    values =
        recorder.op(ScalarOp::Select, form.work, std::move(chosen), std::move(values), recorder.param(form.identity));
  }
  Recorder::Ref node = recorder.reduce(form.combine, std::move(values), array.layout(), axes, form.identity);
  return recorder.finish(std::move(node), std::move(layout), form.work, form.name);
}

Array call(std::string_view ufunc, const Operand &a, const Operand &b, std::optional<DType> dtype = {}) {
  const Operand inputs[] = {a, b};
  UfuncOptions options;
  options.dtype = dtype;
  options.casting = Casting::Unsafe;
  return apply(*find_ufunc(ufunc), inputs, options);
}

Array deliver(Array result, DType dtype, const ReduceOptions &options) {
  if (result.dtype() != dtype) result = astype(result, dtype);
  if (options.out == nullptr) return result;
  if (options.out->shape() != result.shape()) {
    throw Error(ErrorKind::Value, "output parameter for reduction has the wrong shape: " +
                                      to_string(options.out->shape()) + ", expected " + to_string(result.shape()));
  }
  assign(*options.out, result, Casting::SameKind);
  return *options.out;
}

}  // namespace

namespace {

Array reduce_form(const Array &array, Form form, bool mean, const ReduceOptions &options) {
  const std::uint32_t axes = axis_mask(array, options.axes);
  const Shape shape = reduced_shape(array.shape(), axes, options.keepdims);
  std::int64_t count = 1;
  for (int axis = 0; axis < array.ndim(); ++axis) {
    if ((axes >> axis & 1U) != 0) count *= array.shape()[axis];
  }
  Array mask;
  if (options.where != nullptr) {
    mask = options.where->broadcast_to(array.shape());
    if (!form.has_identity) {
      if (!options.initial) {
        throw Error(ErrorKind::Value, "reduction operation '" + std::string(form.name) +
                                          "' does not have an identity, so to use a where mask one has to specify "
                                          "'initial'");
      }
      form.identity = options.initial->cast(form.work);
    }
  }
  const bool counting = std::string_view(form.name) == "count_nonzero";

  Array result;
  if (array.size() == 0) {
    if (!form.has_identity && !options.initial && count == 0) {
      throw Error(ErrorKind::Value,
                  "zero-size array to reduction operation " + std::string(form.name) + " which has no identity");
    }
    const Scalar start = form.has_identity || !options.initial ? form.identity : options.initial->cast(form.work);
    result = full(shape, start);
  } else if (axes == 0) {
    result = astype(array, counting ? DType::Bool : form.work);
    if (options.where != nullptr) result = where(mask, result, form.identity);
    result = astype(result, form.work, 'K', Casting::Unsafe, false);
  } else {
    const Array *const chosen = mask.valid() ? &mask : nullptr;
    result =
        record(array, form, axes, reduction_layout(array, chosen, axes, options.keepdims, size_of(form.work)), chosen);
  }

  if (mean) {
    if (options.where != nullptr) {
      ReduceOptions counted;
      counted.axes = options.axes;
      counted.keepdims = options.keepdims;
      const Array number = reduce(mask, Reduction::CountNonzero, counted);
      result = call("divide", result, astype(number, form.work), form.work);
    } else {
      result = call("divide", result, Scalar::of_int(DType::Int64, count).cast(form.work), form.work);
    }
  } else if (options.initial) {
    result = call(form.name, result, options.initial->cast(form.work));
  }
  return deliver(std::move(result), form.result, options);
}

/// The ufuncs that may be regrouped, beside those of `Reduction`.
bool is_associative(ScalarOp op) {
  switch (op) {
    case ScalarOp::And:
    case ScalarOp::Or:
    case ScalarOp::Xor:
    case ScalarOp::FMin:
    case ScalarOp::FMax:
    case ScalarOp::Gcd:
    case ScalarOp::Hypot:
    case ScalarOp::Logaddexp:
    case ScalarOp::Logaddexp2: return true;
    default: return false;
  }
}

Scalar identity_of(std::string_view text, DType dtype) {
  if (text == "-inf") return Scalar::of_float(DType::Float64, -HUGE_VAL).cast(dtype);
  if (text == "True" || text == "1") return Scalar::of_bool(true).cast(dtype);
  if (text == "-1") return Scalar::of_int(DType::Int64, -1).cast(dtype);
  return Scalar::of_bool(false).cast(dtype);
}

/// Along one axis, from its first element on.
Array reduce_one_by_one(const UfuncInfo &ufunc, const Array &array, const ReduceOptions &options) {
  const std::uint32_t axes = axis_mask(array, options.axes);
  const std::string name(ufunc.name);
  if ((axes & (axes - 1)) != 0) {
    throw Error(ErrorKind::Value,
                "reduction operation '" + name + "' is not reorderable, so at most one axis may be specified");
  }
  if (options.where != nullptr) {
    throw Error(ErrorKind::NotImplemented, name + ".reduce takes no `where` on a device; select the elements first");
  }
  if (axes == 0) return deliver(astype(array, options.dtype.value_or(array.dtype())), array.dtype(), options);
  const int axis = std::countr_zero(axes);
  Array values = array;
  if (options.initial) {
    Shape first = array.shape();
    first[axis] = 1;
    const Array parts[] = {full(first, options.initial->cast(options.dtype.value_or(array.dtype()))), array};
    values = concatenate(parts, axis);
  }
  if (values.shape()[axis] == 0) {
    throw Error(ErrorKind::Value, "zero-size array to reduction operation " + name + " which has no identity");
  }
  Array result = reduce_in_order(ufunc, values, axis, options.dtype);
  if (!options.keepdims) result = result.index(axis, 0);
  const DType dtype = result.dtype();
  return deliver(std::move(result), dtype, options);
}

}  // namespace

Array reduce(const Array &array, Reduction reduction, const ReduceOptions &options) {
  return reduce_form(array, form_of(reduction, array.dtype(), options.dtype), reduction == Reduction::Mean, options);
}

Array reduce(const Array &array, const UfuncInfo &ufunc, const ReduceOptions &options) {
  if (const std::optional<Reduction> known = reduction_of_ufunc(ufunc.name)) return reduce(array, *known, options);
  if (ufunc.arity != 2) throw Error(ErrorKind::Value, "reduce only supported for binary functions");
  if (ufunc.results() != 1) {
    throw Error(ErrorKind::Value, "reduce only supported for functions returning a single value");
  }
  Form form;
  form.name = ufunc.name.data();
  if (ufunc.name == "logical_xor") {
    form.work = form.result = DType::Bool;
    form.combine = ScalarOp::Xor;
    form.identity = Scalar::of_bool(false);
    return reduce_form(array, form, false, options);
  }
  const PromotionInput input{options.dtype.value_or(array.dtype()), WeakKind::None};
  const PromotionInput inputs[] = {input, input};
  const UfuncLoop loop = resolve(ufunc, inputs);
  if (loop.inputs[0] != loop.result || loop.inputs[1] != loop.result) {
    throw Error(ErrorKind::Type, "the resolved dtypes are not compatible with " + std::string(ufunc.name) + ".reduce");
  }
  if (!is_associative(loop.op)) return reduce_one_by_one(ufunc, array, options);
  form.work = form.result = loop.result;
  form.combine = loop.op;
  form.has_identity = !ufunc.reduce_identity.empty();
  form.identity = identity_of(ufunc.reduce_identity, form.work);
  return reduce_form(array, form, false, options);
}

std::optional<Reduction> reduction_of_ufunc(std::string_view ufunc) {
  if (ufunc == "add") return Reduction::Sum;
  if (ufunc == "multiply") return Reduction::Prod;
  if (ufunc == "minimum") return Reduction::Min;
  if (ufunc == "maximum") return Reduction::Max;
  if (ufunc == "logical_or") return Reduction::Any;
  if (ufunc == "logical_and") return Reduction::All;
  return {};
}

namespace {

Array arg_extreme(const Array &array, std::optional<int> axis, bool keepdims, const Array *out, bool largest) {
  const char *const name = largest ? "argmax" : "argmin";
  if (axis && array.ndim() == 0) axis.reset();
  const int at = axis ? normalize_axis(*axis, array.ndim()) : 0;
  const Array rows = axis ? as_contiguous(array.swapaxes(at, array.ndim() - 1)) : as_contiguous(array);
  const std::int64_t length = axis ? rows.shape().back() : rows.size();
  Shape shape;
  if (axis) {
    shape = rows.shape();
    shape.erase(shape.size() - 1);
  }
  const std::int64_t count = element_count(shape);
  if (length == 0) {
    throw Error(ErrorKind::Value, std::string("attempt to get ") + name + " of an empty sequence");
  }
  Array found = allocate(array.device(), Layout::contiguous(shape, sizeof(std::int64_t)), DType::Int64);
  if (count > 0) {
    const DType dtype = array.dtype();
    if (array.device().kind() == DeviceKind::Cuda && !is_complex(dtype)) {
      Stream &stream = *array.device().current_stream();
      const std::byte *const from = device_data(rows, stream, false);
      algorithms::device_arg_extreme(stream, dtype, from, count, length, largest,
                                     reinterpret_cast<std::int64_t *>(device_data(found, stream, true)));
    } else {
      const HostAccess arrays[] = {{&rows}, {&found, true}};
      enqueue_host_work(
          arrays, name, algorithms::arg_extreme_cost(dtype, count * length), [=](std::span<std::byte *const> data) {
            algorithms::arg_extreme(data[0], dtype, count, length, largest, reinterpret_cast<std::int64_t *>(data[1]));
          });
    }
  }
  // The axis stood last while it was searched: the one that changed places with it goes back.
  if (axis) found = found.expand_dims(found.ndim()).swapaxes(at, array.ndim() - 1);
  if (!axis && keepdims) found = found.reshape(Shape(array.ndim(), 1));
  if (axis && !keepdims) found = found.index(at, 0);
  if (axis) found = as_contiguous(found);
  if (out == nullptr) return found;
  if (out->shape() != found.shape()) {
    throw Error(ErrorKind::Value, "output array does not match result of " + std::string(name));
  }
  assign(*out, found, Casting::SameKind);
  return *out;
}

}  // namespace

Array argmin(const Array &array, std::optional<int> axis, bool keepdims, const Array *out) {
  return arg_extreme(array, axis, keepdims, out, false);
}

Array argmax(const Array &array, std::optional<int> axis, bool keepdims, const Array *out) {
  return arg_extreme(array, axis, keepdims, out, true);
}

}  // namespace gridstride::array
