#include "array/creation.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "array/memory_order.h"
#include "array/recorder.h"
#include "array/scalars.h"
#include "array/storage.h"
#include "array/ufunc.h"
#include "base/error.h"
#include "runtime/device.h"

namespace gridstride::array {

namespace {

void check_shape(const Shape &shape, DType dtype) {
  if (shape.size() > kMaxRank) {
    throw Error(ErrorKind::Value, "maximum supported dimension for an array is " + std::to_string(kMaxRank) +
                                      ", found " + std::to_string(shape.size()));
  }
  for (const std::int64_t extent : shape) {
    if (extent < 0) throw Error(ErrorKind::Value, "negative dimensions are not allowed");
  }
  check_size(Device::current(), shape, size_of(dtype));
}

Layout dense(const Shape &shape, DType dtype, char order) {
  if (order != 'C' && order != 'F') {
    throw Error(ErrorKind::Value, std::string("order must be one of 'C' or 'F' (got '") + order + "')");
  }
  return order == 'F' ? Layout::fortran(shape, size_of(dtype)) : Layout::contiguous(shape, size_of(dtype));
}

Layout like(const Array &prototype, DType dtype, char order) {
  if (order == 'A') order = prototype.is_f_contiguous() && !prototype.is_c_contiguous() ? 'F' : 'C';
  if (order != 'C' && order != 'F' && order != 'K') {
    throw Error(ErrorKind::Value, std::string("order must be one of 'C', 'F', 'A', or 'K' (got '") + order + "')");
  }
  return order == 'K' ? copied_layout(prototype, size_of(dtype))
                      : result_layout(prototype.shape(), size_of(dtype), order, {});
}

Array constant(Layout layout, const Scalar &value, const char *name) {
  Recorder recorder(Device::current());
  return recorder.finish(recorder.param(value), std::move(layout), value.dtype, name);
}

Scalar number(double value, DType dtype) {
  return Scalar::of_float(DType::Float64, value).cast(dtype);
}

}  // namespace

Array empty(const Shape &shape, DType dtype, char order) {
  check_shape(shape, dtype);
  return allocate(Device::current(), dense(shape, dtype, order), dtype);
}

Array full(const Shape &shape, const Scalar &value, char order) {
  check_shape(shape, value.dtype);
  return constant(dense(shape, value.dtype, order), value, "full");
}

Array zeros(const Shape &shape, DType dtype, char order) {
  return full(shape, number(0, dtype), order);
}
Array ones(const Shape &shape, DType dtype, char order) {
  return full(shape, number(1, dtype), order);
}

Array empty_like(const Array &prototype, DType dtype, char order) {
  check_shape(prototype.shape(), dtype);
  return allocate(Device::current(), like(prototype, dtype, order), dtype);
}

Array full_like(const Array &prototype, const Scalar &value, char order) {
  check_shape(prototype.shape(), value.dtype);
  return constant(like(prototype, value.dtype, order), value, "full_like");
}

DType arange_dtype(std::span<const Operand> arguments) {
  std::vector<PromotionInput> inputs;
  for (const Operand &argument : arguments) {
    PromotionInput input = argument.promotion();
    // A Python scalar counts with its default dtype here: there is no array whose dtype it could take.
    if (input.weak == WeakKind::Int || input.weak == WeakKind::Bool) input.dtype = DType::Int64;
    if (input.weak == WeakKind::Float) input.dtype = DType::Float64;
    if (input.weak == WeakKind::Complex) input.dtype = DType::Complex128;
    input.weak = WeakKind::None;
    inputs.push_back(input);
  }
  return result_type(inputs);
}

namespace {

__extension__ using Wide = __int128;  // differences of any two 64-bit integers

std::int64_t arange_length(const Operand &start, const Operand &stop, const Operand &step) {
  const auto whole = [](const Operand &operand) {
    return is_integer(operand.value().dtype) || operand.value().dtype == DType::Bool;
  };
  if (whole(start) && whole(stop) && whole(step)) {
    const Wide first = start.value().dtype == DType::UInt64 ? static_cast<Wide>(start.value().as_uint())
                                                            : static_cast<Wide>(start.value().as_int());
    const Wide last = stop.value().dtype == DType::UInt64 ? static_cast<Wide>(stop.value().as_uint())
                                                          : static_cast<Wide>(stop.value().as_int());
    const std::int64_t by = step.value().as_int();
    if (by == 0) throw Error(ErrorKind::ZeroDivision, "division by zero");
    const Wide distance = last - first;
    if (distance == 0 || (distance < 0) != (by < 0)) return 0;
    const Wide magnitude = by < 0 ? -static_cast<Wide>(by) : by;
    const Wide count = ((distance < 0 ? -distance : distance) + magnitude - 1) / magnitude;
    if (count > std::numeric_limits<std::int64_t>::max()) {
      throw Error(ErrorKind::Value, "Maximum allowed size exceeded");
    }
    return static_cast<std::int64_t>(count);
  }
  const double by = step.value().as_double();
  if (by == 0) throw Error(ErrorKind::ZeroDivision, "float division by zero");
  const double count = std::ceil((stop.value().as_double() - start.value().as_double()) / by);
  if (std::isnan(count)) throw Error(ErrorKind::Value, "arange: cannot compute length");
  if (count >= 9.2233720368547758e18) throw Error(ErrorKind::Value, "Maximum allowed size exceeded");
  return count <= 0 ? 0 : static_cast<std::int64_t>(count);
}

bool is_narrow(DType dtype) {
  return dtype == DType::Float16 || dtype == DType::BFloat16;
}

}  // namespace

Array arange(const Operand &start, const Operand &stop, const Operand &step, std::optional<DType> dtype) {
  for (const Operand *operand : {&start, &stop, &step}) {
    if (operand->is_array()) throw Error(ErrorKind::Type, "arange takes scalars, not arrays");
  }
  const Operand all[] = {start, stop, step};
  const DType type = dtype.value_or(arange_dtype(all));
  const std::int64_t count = arange_length(start, stop, step);
  if (type == DType::Bool && count > 2) {
    throw Error(ErrorKind::Type, "arange() is only supported for booleans when the result has at most length 2.");
  }
  check_shape(Shape{count}, type);
  // NumPy stores start and start + step, each cast to the dtype, and continues with their difference in the dtype
  // (float16 in float32).
  const bool whole = is_integer(start.value().dtype) && is_integer(step.value().dtype);
  Scalar first = start.value().cast(type);
  Scalar second;
  if (whole) {
    second = Scalar::of_uint(DType::UInt64, start.value().as_uint() + step.value().as_uint());
    if (start.value().dtype != DType::UInt64) second = second.cast(DType::Int64);
    second = second.cast(type);
  } else {
    second = Scalar::of_complex(DType::Complex128, start.value().as_complex() + step.value().as_complex());
    if (!is_complex(type)) second = second.cast(DType::Float64);
    second = second.cast(type);
  }
  const DType work = is_narrow(type) ? DType::Float32 : type == DType::Bool ? DType::Int64 : type;
  const Scalar base = first.cast(work);
  const Scalar difference[] = {second.cast(work), base};
  const Scalar delta = evaluate(ScalarOp::Sub, difference);

  Recorder recorder(Device::current());
  const Recorder::Ref index = recorder.iota();
  const Recorder::Ref position = recorder.cast(index, work);
  Recorder::Ref value = recorder.op(ScalarOp::Mul, work, position, recorder.param(delta));
  value = recorder.op(ScalarOp::Add, work, recorder.param(base), value);
  value = recorder.cast(value, type);
  if (!is_integer(type) && type != DType::Bool) {
    const Recorder::Ref is_second =
        recorder.op(ScalarOp::Eq, DType::Bool, index, recorder.param(Scalar::of_int(DType::Int64, 1)));
    value = recorder.op(ScalarOp::Select, type, is_second, recorder.param(second), value);
    const Recorder::Ref is_first =
        recorder.op(ScalarOp::Eq, DType::Bool, index, recorder.param(Scalar::of_int(DType::Int64, 0)));
    value = recorder.op(ScalarOp::Select, type, is_first, recorder.param(first), value);
  }
  return recorder.finish(value, Layout::contiguous(Shape{count}, size_of(type)), type, "arange");
}

Array linspace(double start, double stop, std::int64_t count, bool endpoint, DType dtype, double *step) {
  if (count < 0) {
    throw Error(ErrorKind::Value, "Number of samples, " + std::to_string(count) + ", must be non-negative.");
  }
  check_shape(Shape{count}, dtype);
  const auto intervals = static_cast<double>(endpoint ? count - 1 : count);
  const double delta = stop - start;
  double spacing = std::numeric_limits<double>::quiet_NaN();
  if (intervals > 0) spacing = delta / intervals;
  if (step != nullptr) *step = spacing;

  const DType real = DType::Float64;
  const auto scalar = [&](double value) { return Scalar::of_float(real, value); };
  Recorder recorder(Device::current());
  const Recorder::Ref index = recorder.iota();
  const Recorder::Ref position = recorder.cast(index, real);
  Recorder::Ref value;
  if (!(intervals > 0)) {
    value = recorder.op(ScalarOp::Mul, real, position, recorder.param(scalar(delta)));
  } else if (spacing == 0) {
    value = recorder.op(ScalarOp::Div, real, position, recorder.param(scalar(intervals)));
    value = recorder.op(ScalarOp::Mul, real, value, recorder.param(scalar(delta)));
  } else {
    value = recorder.op(ScalarOp::Mul, real, position, recorder.param(scalar(spacing)));
  }
  value = recorder.op(ScalarOp::Add, real, value, recorder.param(scalar(start)));
  if (endpoint && count > 1) {
    const Recorder::Ref is_last =
        recorder.op(ScalarOp::Eq, DType::Bool, index, recorder.param(Scalar::of_int(DType::Int64, count - 1)));
    value = recorder.op(ScalarOp::Select, real, is_last, recorder.param(scalar(stop)), value);
  }
  if (is_integer(dtype)) value = recorder.op(ScalarOp::Floor, real, value);
  value = recorder.cast(value, dtype);
  return recorder.finish(value, Layout::contiguous(Shape{count}, size_of(dtype)), dtype, "linspace");
}

Array eye(std::int64_t rows, std::int64_t columns, std::int64_t diagonal, DType dtype, char order) {
  Array result = zeros(Shape{rows, columns}, dtype, order);
  if (diagonal >= columns || diagonal <= -rows) return result;
  const Array line = result.diagonal(static_cast<int>(diagonal), 0, 1).with_writeable(true);
  assign(line, number(1, dtype));
  return result;
}

Array copy(const Array &array, char order) {
  return astype(array, array.dtype(), order);
}

Array astype(const Array &array, DType dtype, char order, Casting casting, bool copy) {
  if (!can_cast(array.dtype(), dtype, casting)) {
    throw Error(ErrorKind::Type, "Cannot cast array data from dtype('" + std::string(name(array.dtype())) +
                                     "') to dtype('" + std::string(name(dtype)) + "') according to the rule '" +
                                     std::string(casting_name(casting)) + "'");
  }
  Layout layout = like(array, dtype, order);
  const bool in_order = order == 'K' || (order == 'C' && array.is_c_contiguous()) ||
                        (order == 'F' && array.is_f_contiguous()) ||
                        (order == 'A' && (array.is_c_contiguous() || array.is_f_contiguous()));
  if (!copy && array.dtype() == dtype && in_order) return array;
  check_size(array.device(), array.shape(), size_of(dtype));
  Recorder recorder(array.device());
  Recorder::Ref value = recorder.cast(recorder.operand(array, array.shape()), dtype);
  return recorder.finish(std::move(value), std::move(layout), dtype, "astype");
}

Array as_contiguous(const Array &array, char order) {
  return astype(array, array.dtype(), order, Casting::No, false);
}

}  // namespace gridstride::array
