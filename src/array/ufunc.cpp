#include "array/ufunc.h"

#include <string>

#include "array/creation.h"
#include "array/memory_order.h"
#include "array/recorder.h"
#include "array/scalars.h"
#include "array/storage.h"
#include "array/transfer.h"
#include "base/error.h"
#include "runtime/device.h"

namespace gridstride::array {

namespace {

constexpr std::size_t kMostInputs = 2;

std::string quoted(DType dtype) {
  return "dtype('" + std::string(name(dtype)) + "')";
}

bool is_comparison(ScalarOp op) {
  return op == ScalarOp::Eq || op == ScalarOp::Ne || op == ScalarOp::Lt || op == ScalarOp::Le || op == ScalarOp::Gt ||
         op == ScalarOp::Ge;
}

/// A ufunc call, resolved: the loop, the operands' common shape, what is an array.
struct Call {
  UfuncLoop loop;
  DType inputs[kMostInputs] = {};
  Scalar scalars[kMostInputs] = {};
  const Array *arrays[kMostInputs + 1] = {};  ///< the inputs that are arrays, in order, and the mask
  std::size_t array_count = 0;
  Device *device = nullptr;
  Shape space;
};

void use_array(Call &call, const Array &array) {
  Device &device = array.device();
  if (call.device != nullptr) require_device(array, *call.device);
  call.device = &device;
  call.arrays[call.array_count++] = &array;
}

/// The common shape, without a list of shapes where all are one.
void find_space(Call &call) {
  if (call.array_count == 0) return;
  const Shape &first = call.arrays[0]->shape();
  bool same = true;
  for (std::size_t i = 1; i < call.array_count; ++i) same = same && call.arrays[i]->shape() == first;
  if (same) {
    call.space = first;
    return;
  }
  Shape shapes[kMostInputs + 1];
  for (std::size_t i = 0; i < call.array_count; ++i) shapes[i] = call.arrays[i]->shape();
  call.space = broadcast_shapes({shapes, call.array_count});
}

/// The loop under `dtype=`: the one whose inputs are of that dtype.
UfuncLoop loop_of_dtype(const UfuncInfo &ufunc, std::span<const PromotionInput> inputs, DType dtype) {
  UfuncLoop loop = resolve(ufunc, inputs);
  if (loop.result == dtype) return loop;
  PromotionInput forced[kMostInputs];
  for (std::size_t i = 0; i < inputs.size(); ++i) forced[i] = {dtype, WeakKind::None};
  loop = resolve(ufunc, {forced, inputs.size()});
  if (loop.result != dtype) {
    throw Error(ErrorKind::Type, "No loop matching the specified signature and casting was found for ufunc " +
                                     std::string(ufunc.name) + " (asked: dtype=" + std::string(name(dtype)) + ")");
  }
  return loop;
}

/// Python integers that the loop's dtype cannot hold: an OverflowError, but comparisons go by value.
void take_python_int(Call &call, std::size_t i, const Operand &operand, std::size_t count) {
  const DType dtype = call.inputs[i];
  if (!is_integer(dtype) || holds(dtype, operand.value())) {
    call.scalars[i] = operand.value().cast(dtype);
    return;
  }
  if (!is_comparison(call.loop.op)) throw Error(ErrorKind::Overflow, out_of_bounds(operand.value(), dtype));
  call.inputs[i] = operand.value().dtype;
  call.scalars[i] = operand.value();
  if (count == 2 && dtype != DType::UInt64) call.inputs[1 - i] = DType::Int64;
}

Call prepare(const UfuncInfo &ufunc, std::span<const Operand> inputs, const UfuncOptions &options) {
  Call call;
  if (inputs.size() > kMostInputs) throw Error(ErrorKind::Type, "a ufunc takes at most two inputs");
  PromotionInput promotion[kMostInputs];
  for (std::size_t i = 0; i < inputs.size(); ++i) promotion[i] = inputs[i].promotion();
  const std::span<const PromotionInput> given(promotion, inputs.size());
  call.loop = options.dtype ? loop_of_dtype(ufunc, given, *options.dtype) : resolve(ufunc, given);
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    call.inputs[i] = call.loop.inputs[i];
    if (inputs[i].is_array()) use_array(call, inputs[i].array());
    if (!options.dtype || inputs[i].weak() != WeakKind::None) continue;
    const DType from = inputs[i].is_array() ? inputs[i].array().dtype() : inputs[i].value().dtype;
    if (can_cast(from, call.inputs[i], options.casting)) continue;
    throw Error(ErrorKind::Type, "Cannot cast ufunc '" + std::string(ufunc.name) + "' input " +
                                     (inputs.size() > 1 ? std::to_string(i) + " " : "") + "from " + quoted(from) +
                                     " to " + quoted(call.inputs[i]) + " with casting rule '" +
                                     std::string(casting_name(options.casting)) + "'");
  }
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    if (inputs[i].is_array()) continue;
    if (inputs[i].weak() == WeakKind::Int) {
      take_python_int(call, i, inputs[i], inputs.size());
    } else {
      call.scalars[i] = inputs[i].value().cast(call.inputs[i]);
    }
  }
  if (options.where != nullptr) {
    if (options.where->dtype() != DType::Bool) {
      throw Error(ErrorKind::Type, "Cannot cast array data from " + quoted(options.where->dtype()) +
                                       " to dtype('bool') according to the rule 'safe'");
    }
    use_array(call, *options.where);
  }
  find_space(call);
  if (call.device == nullptr) call.device = options.out != nullptr ? &options.out->device() : &Device::current();
  return call;
}

/// Checks a place for a result; the operands are then broadcast to its shape.
void check_out(const UfuncInfo &ufunc, Call &call, const Array &out, DType result, Casting casting) {
  if (!out.writeable()) throw Error(ErrorKind::Value, "output array is read-only");
  if (&out.device() != call.device) throw Error(ErrorKind::Value, "the output is on another device than the operands");
  if (!can_cast(result, out.dtype(), casting)) {
    throw Error(ErrorKind::Type, "Cannot cast ufunc '" + std::string(ufunc.name) + "' output from " + quoted(result) +
                                     " to " + quoted(out.dtype()) + " with casting rule '" +
                                     std::string(casting_name(casting)) + "'");
  }
  if (out.shape() == call.space) return;
  const Shape shapes[] = {call.space, out.shape()};
  if (broadcast_shapes(shapes) != out.shape()) {
    throw Error(ErrorKind::Value, "non-broadcastable output operand with shape " + to_string(out.shape()) +
                                      " doesn't match the broadcast shape " + to_string(broadcast_shapes(shapes)));
  }
  call.space = out.shape();
}

Recorder::Ref input(Recorder &recorder, const Call &call, const Operand &operand, std::size_t i) {
  if (!operand.is_array()) return recorder.param(call.scalars[i]);
  return recorder.cast(recorder.operand(operand.array(), call.space), call.inputs[i]);
}

Recorder::Ref operation(Recorder &recorder, ScalarOp op, DType result, std::size_t count, const Recorder::Ref &a,
                        const Recorder::Ref &b) {
  return count == 1 ? recorder.op(op, result, a) : recorder.op(op, result, a, b);
}

/// `value` where the mask holds, elsewhere what `out` has, or zeros.
Recorder::Ref masked(Recorder &recorder, const Call &call, const UfuncOptions &options, Recorder::Ref value,
                     const Array *out) {
  Recorder::Ref mask = recorder.operand(*options.where, call.space);
  const DType dtype = value->dtype;
  Recorder::Ref rest = out != nullptr ? recorder.cast(recorder.operand(*out, call.space), dtype)
                                      : recorder.param(Scalar::of_bool(false).cast(dtype));
  return recorder.op(ScalarOp::Select, dtype, std::move(mask), std::move(value), std::move(rest));
}

Layout fresh_layout(const Call &call, DType dtype, char order) {
  // What is as large as an operand that exists needs no check.
  const Array *first = call.array_count > 0 ? call.arrays[0] : nullptr;
  const bool known =
      first != nullptr && first->owns_data() && size_of(dtype) <= first->itemsize() && first->shape() == call.space;
  if (!known) check_size(*call.device, call.space, size_of(dtype));
  return result_layout(call.space, size_of(dtype), order, {call.arrays, call.array_count});
}

}  // namespace

Array apply(const UfuncInfo &ufunc, std::span<const Operand> inputs, const UfuncOptions &options) {
  Call call = prepare(ufunc, inputs, options);
  if (options.out != nullptr) check_out(ufunc, call, *options.out, call.loop.result, options.casting);
  const char *const name = ufunc.name.data();
  Recorder recorder(*call.device);
  const Recorder::Ref a = input(recorder, call, inputs[0], 0);
  const Recorder::Ref b = inputs.size() > 1 ? input(recorder, call, inputs[1], 1) : Recorder::Ref();
  Recorder::Ref value = operation(recorder, call.loop.op, call.loop.result, inputs.size(), a, b);
  if (options.out == nullptr) {
    if (options.where != nullptr) value = masked(recorder, call, options, std::move(value), nullptr);
    return recorder.finish(std::move(value), fresh_layout(call, call.loop.result, options.order), call.loop.result,
                           name);
  }
  value = recorder.cast(std::move(value), options.out->dtype());
  if (options.where != nullptr) value = masked(recorder, call, options, std::move(value), options.out);
  recorder.store(*options.out, std::move(value), name);
  return *options.out;
}

std::pair<Array, Array> apply2(const UfuncInfo &ufunc, std::span<const Operand> inputs, const UfuncOptions &options) {
  Call call = prepare(ufunc, inputs, options);
  if (options.out != nullptr) check_out(ufunc, call, *options.out, call.loop.result, options.casting);
  if (options.out2 != nullptr) check_out(ufunc, call, *options.out2, call.loop.result2, options.casting);
  const char *const name = ufunc.name.data();
  Array first;
  Array second;
  {
    Recorder recorder(*call.device);
    const Recorder::Ref a = input(recorder, call, inputs[0], 0);
    const Recorder::Ref b = inputs.size() > 1 ? input(recorder, call, inputs[1], 1) : Recorder::Ref();
    Recorder::Ref one = operation(recorder, call.loop.op, call.loop.result, inputs.size(), a, b);
    Recorder::Ref two = operation(recorder, *call.loop.op2, call.loop.result2, inputs.size(), a, b);
    if (options.where != nullptr) {
      one = masked(recorder, call, options, std::move(one), options.out);
      two = masked(recorder, call, options, std::move(two), options.out2);
    }
    first =
        recorder.finish(std::move(one), fresh_layout(call, call.loop.result, options.order), call.loop.result, name);
    second =
        recorder.finish(std::move(two), fresh_layout(call, call.loop.result2, options.order), call.loop.result2, name);
  }
  // Each place may be an operand, so both results exist before either is stored.
  if (options.out != nullptr) {
    assign(*options.out, first);
    first = *options.out;
  }
  if (options.out2 != nullptr) {
    assign(*options.out2, second);
    second = *options.out2;
  }
  return {std::move(first), std::move(second)};
}

void apply_in_place(const UfuncInfo &ufunc, const Array &target, const Operand &value) {
  const Operand inputs[] = {target, value};
  UfuncOptions options;
  options.out = &target;
  apply(ufunc, inputs, options);
}

Array where(const Operand &condition, const Operand &x, const Operand &y) {
  const PromotionInput promotion[] = {x.promotion(), y.promotion()};
  const DType dtype = result_type(promotion);
  const Operand *const operands[] = {&condition, &x, &y};
  const Array *arrays[3];
  std::size_t count = 0;
  Shape shapes[3];
  for (const Operand *operand : operands) {
    if (!operand->is_array()) continue;
    shapes[count] = operand->array().shape();
    arrays[count++] = &operand->array();
  }
  Device &device = count > 0 ? arrays[0]->device() : Device::current();
  for (std::size_t i = 0; i < count; ++i) {
    require_device(*arrays[i], device);
  }
  const Shape space = count > 0 ? broadcast_shapes({shapes, count}) : Shape{};
  check_size(device, space, size_of(dtype));
  Recorder recorder(device);
  const auto value = [&](const Operand &operand, DType to) {
    if (operand.is_array()) return recorder.cast(recorder.operand(operand.array(), space), to);
    return recorder.param(to == DType::Bool ? operand.value().cast(to) : scalar_for(operand, to));
  };
  Recorder::Ref c = value(condition, DType::Bool);
  Recorder::Ref a = value(x, dtype);
  Recorder::Ref b = value(y, dtype);
  Recorder::Ref result = recorder.op(ScalarOp::Select, dtype, std::move(c), std::move(a), std::move(b));
  return recorder.finish(std::move(result), result_layout(space, size_of(dtype), 'K', {arrays, count}), dtype, "where");
}

Array clip(const Array &array, const Operand *low, const Operand *high, const Array *out) {
  if (low == nullptr && high == nullptr) {
    throw Error(ErrorKind::Value, "One of max or min must be given");
  }
  Array result = array;
  const auto bound = [&](const char *ufunc, const Operand &limit, const Array *place) {
    const Operand inputs[] = {result, limit};
    UfuncOptions options;
    options.out = place;
    result = apply(*find_ufunc(ufunc), inputs, options);
  };
  if (low != nullptr) bound("maximum", *low, high == nullptr ? out : nullptr);
  if (high != nullptr) bound("minimum", *high, out);
  return result;
}

void assign(const Array &target, const Operand &value, Casting casting) {
  if (!target.writeable()) throw Error(ErrorKind::Value, "assignment destination is read-only");
  if (!value.is_array()) {
    const Scalar scalar = scalar_for(value, target.dtype());
    Recorder recorder(target.device());
    recorder.store(target, recorder.param(scalar), "fill");
    return;
  }
  Array source = value.array();
  if (!can_cast(source.dtype(), target.dtype(), casting)) {
    throw Error(ErrorKind::Type, "Cannot cast array data from " + quoted(source.dtype()) + " to " +
                                     quoted(target.dtype()) + " according to the rule '" +
                                     std::string(casting_name(casting)) + "'");
  }
  // Extents of 1 in front may fall away, as NumPy lets them.
  while (source.ndim() > target.ndim() && source.shape()[0] == 1) source = source.index(0, 0);
  if (source.shape() != target.shape()) {
    const Shape shapes[] = {source.shape(), target.shape()};
    bool fits = source.ndim() <= target.ndim();
    for (int i = 0; fits && i < source.ndim(); ++i) {
      const std::int64_t extent = source.shape()[i];
      fits = extent == 1 || extent == target.shape()[target.ndim() - source.ndim() + i];
    }
    if (!fits) {
      throw Error(ErrorKind::Value, "could not broadcast input array from shape " + to_string(value.array().shape()) +
                                        " into shape " + to_string(target.shape()));
    }
  }
  if (&source.device() != &target.device()) {
    if (source.dtype() == target.dtype() && source.shape() == target.shape()) {
      return copy_between_devices(source, target);
    }
    // The smaller of the two forms travels.
    if (size_of(target.dtype()) < size_of(source.dtype())) source = astype(source, target.dtype());
    source = to_device(source, target.device());
  }
  Recorder recorder(target.device());
  recorder.store(target, recorder.operand(source, target.shape()), "copy");
}

void fill(const Array &target, const Operand &value) {
  if (value.is_array() && value.array().size() != 1) {
    throw Error(ErrorKind::Value, "fill() takes a scalar, not an array of shape " + to_string(value.array().shape()));
  }
  if (value.is_array() && value.array().ndim() > 0) {
    assign(target, value.array().reshape(Shape{}));
    return;
  }
  assign(target, value);
}

}  // namespace gridstride::array
