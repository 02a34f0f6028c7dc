#include "array/scans.h"

#include <string>

#include "algorithms/device_scan.h"
#include "algorithms/scan.h"
#include "array/creation.h"
#include "array/device_data.h"
#include "array/element_access.h"
#include "array/host_work.h"
#include "array/memory_order.h"
#include "array/recorder.h"
#include "array/ufunc.h"
#include "base/error.h"
#include "runtime/device.h"
#include "runtime/stream.h"

namespace gridstride::array {

namespace {

/// How a ufunc carries a value along: in one dtype.
struct Carry {
  ScalarOp op;
  DType dtype;
};

DType sum_dtype(DType dtype) {
  switch (kind_of(dtype)) {
    case DTypeKind::Bool:
    case DTypeKind::Signed: return DType::Int64;
    case DTypeKind::Unsigned: return DType::UInt64;
    default: return dtype;
  }
}

Carry carry_of(const UfuncInfo &ufunc, DType dtype, std::optional<DType> asked, const char *method) {
  const std::string name(ufunc.name);
  if (ufunc.arity != 2) throw Error(ErrorKind::Value, std::string(method) + " only supported for binary functions");
  if (ufunc.results() != 1) {
    throw Error(ErrorKind::Value, std::string(method) + " only supported for functions returning a single value");
  }
  if (name == "logical_and") return {ScalarOp::And, DType::Bool};
  if (name == "logical_or") return {ScalarOp::Or, DType::Bool};
  if (name == "logical_xor") return {ScalarOp::Xor, DType::Bool};
  if (!asked && (name == "add" || name == "multiply")) dtype = sum_dtype(dtype);
  const PromotionInput input{asked.value_or(dtype), WeakKind::None};
  const PromotionInput inputs[] = {input, input};
  const UfuncLoop loop = resolve(ufunc, inputs);
  if (loop.inputs[0] != loop.result || loop.inputs[1] != loop.result) {
    throw Error(ErrorKind::Type, "the resolved dtypes are not compatible with " + name + "." + method + " (it takes " +
                                     std::string(gridstride::name(loop.inputs[0])) + " and gives " +
                                     std::string(gridstride::name(loop.result)) + ")");
  }
  return {loop.op, loop.result};
}

algorithms::AxisExtents extents_of(const Shape &shape, int axis) {
  algorithms::AxisExtents extents;
  for (int k = 0; k < shape.size(); ++k) {
    (k < axis ? extents.outer : k == axis ? extents.length : extents.inner) *= shape[k];
  }
  return extents;
}

Array deliver(Array result, const Array *out, const char *method) {
  if (out == nullptr) return result;
  if (out->shape() != result.shape()) {
    throw Error(ErrorKind::Value, std::string("output array of ") + method + " has shape " + to_string(out->shape()) +
                                      ", expected " + to_string(result.shape()));
  }
  assign(*out, result, Casting::SameKind);
  return *out;
}

/// Along the last axis; another one takes its place meanwhile.
Array scan_on_device(const Carry &carry, const Array &values, Array result, int axis,
                     const algorithms::AxisExtents &extents) {
  const int last = values.ndim() - 1;
  const Array from = as_contiguous(values.swapaxes(axis, last));
  const Array to = axis == last
                       ? result
                       : allocate(values.device(), Layout::contiguous(from.shape(), size_of(carry.dtype)), carry.dtype);
  Stream &stream = *values.device().current_stream();
  const std::byte *const source = device_data(from, stream, false);
  algorithms::device_scan(stream, carry.op, carry.dtype, extents.outer * extents.inner, extents.length, source,
                          device_data(to, stream, true));
  if (axis == last) return result;
  return as_contiguous(to.swapaxes(axis, last));
}

/// `reduces`: the place of the axis among the others is what NumPy's reductions make of it.
Array segments(const Carry &carry, const Array &array, const Array &starts, int along, bool reduces) {
  const InMemoryOrder order = in_memory_order(array, along, !reduces);
  const int axis = order.axis;
  const Array values = as_contiguous(astype(order.array, carry.dtype, 'C', Casting::Unsafe, false));
  const algorithms::AxisExtents extents = extents_of(values.shape(), axis);
  Shape shape = values.shape();
  shape[axis] = starts.size();
  check_size(array.device(), shape, size_of(carry.dtype));
  Array result = allocate(array.device(), Layout::contiguous(shape, size_of(carry.dtype)), carry.dtype);
  if (result.size() == 0) return order.back(result);
  const HostAccess arrays[] = {{&values}, {&starts}, {&result, true}};
  const double cost = algorithms::accumulate_cost(carry.op, carry.dtype, values.size());
  enqueue_host_work(arrays, "reduceat", cost, [=, count = starts.size()](std::span<std::byte *const> data) {
    algorithms::reduce_segments(carry.op, carry.dtype, extents, data[0],
                                reinterpret_cast<const std::int64_t *>(data[1]), count, data[2]);
  });
  return order.back(result);
}

}  // namespace

Array accumulate(const UfuncInfo &ufunc, const Array &array, int axis, std::optional<DType> dtype, const Array *out) {
  if (!dtype && out != nullptr) dtype = out->dtype();
  const Carry carry = carry_of(ufunc, array.dtype(), dtype, "accumulate");
  if (array.ndim() == 0) throw Error(ErrorKind::Type, "cannot accumulate on a scalar");
  const InMemoryOrder order = in_memory_order(array, normalize_axis(axis, array.ndim()));
  const int at = order.axis;
  const Array values = as_contiguous(astype(order.array, carry.dtype, 'C', Casting::Unsafe, false));
  // A copy that was made here may be overwritten as it is read.
  Array result = values;
  if (values.shares_storage(array)) {
    result = allocate(array.device(), Layout::contiguous(values.shape(), size_of(carry.dtype)), carry.dtype);
  }
  if (result.size() == 0) return deliver(order.back(result), out, "accumulate");
  const algorithms::AxisExtents extents = extents_of(values.shape(), at);
  if (array.device().kind() == DeviceKind::Cuda &&
      algorithms::device_scan_supports(carry.op, carry.dtype, extents.outer * extents.inner, extents.length)) {
    return deliver(order.back(scan_on_device(carry, values, std::move(result), at, extents)), out, "accumulate");
  }
  const HostAccess arrays[] = {{&values}, {&result, true}};
  const double cost = algorithms::accumulate_cost(carry.op, carry.dtype, values.size());
  enqueue_host_work(arrays, "accumulate", cost, [=](std::span<std::byte *const> data) {
    algorithms::accumulate(carry.op, carry.dtype, extents, data[0], data[1]);
  });
  return deliver(order.back(result), out, "accumulate");
}

Array reduce_at(const UfuncInfo &ufunc, const Array &array, const Array &indices, int axis, std::optional<DType> dtype,
                const Array *out) {
  if (!dtype && out != nullptr) dtype = out->dtype();
  const Carry carry = carry_of(ufunc, array.dtype(), dtype, "reduceat");
  if (array.ndim() == 0) throw Error(ErrorKind::Type, "cannot reduceat on a scalar");
  const int at = normalize_axis(axis, array.ndim());
  if (indices.ndim() != 1) throw Error(ErrorKind::Value, "reduceat takes indices of one dimension");
  if (!is_integer(indices.dtype())) throw Error(ErrorKind::Index, "reduceat takes integer indices");
  const Array starts = as_contiguous(astype(indices, DType::Int64, 'C', Casting::Unsafe, false));
  const std::int64_t length = array.shape()[at];
  if (starts.size() > 0) {
    const HostAccess arrays[] = {{&starts}};
    run_host_work(arrays, "reduceat indices", static_cast<double>(starts.size()),
                  [=, count = starts.size(), name = std::string(ufunc.name)](std::span<std::byte *const> data) {
                    const auto *positions = reinterpret_cast<const std::int64_t *>(data[0]);
                    for (std::int64_t i = 0; i < count; ++i) {
                      if (positions[i] >= 0 && positions[i] < length) continue;
                      throw Error(ErrorKind::Index, "index " + std::to_string(positions[i]) + " out-of-bounds in " +
                                                        name + ".reduceat [0, " + std::to_string(length) + ")");
                    }
                  });
  }
  return deliver(segments(carry, array, starts, at, false), out, "reduceat");
}

Array reduce_in_order(const UfuncInfo &ufunc, const Array &array, int axis, std::optional<DType> dtype) {
  const Carry carry = carry_of(ufunc, array.dtype(), dtype, "reduce");
  return segments(carry, array, zeros(Shape{1}, DType::Int64), axis, true);
}

void apply_at(const UfuncInfo &ufunc, const Array &target, std::span<const AxisIndex> indices, bool in_front,
              const Operand &value) {
  if (!target.writeable()) throw Error(ErrorKind::Value, "assignment destination is read-only");
  PromotionInput inputs[] = {{target.dtype(), WeakKind::None}, value.promotion()};
  const UfuncLoop loop = resolve(ufunc, inputs);
  const bool wraps = is_integer(loop.result) && is_integer(target.dtype());  // as NumPy does
  if (loop.result != target.dtype() && !wraps && !can_cast(loop.result, target.dtype(), Casting::SameKind)) {
    throw Error(ErrorKind::Type, "Cannot cast ufunc '" + std::string(ufunc.name) + "' output from dtype('" +
                                     std::string(name(loop.result)) + "') to dtype('" +
                                     std::string(name(target.dtype())) + "') with casting rule 'same_kind'");
  }
  const bool direct = loop.result == target.dtype() && loop.inputs[0] == loop.result && loop.inputs[1] == loop.result;
  if (!direct) {
    // Combined in the loop's dtype where that can hold the target, then cast back.
    if (loop.inputs[0] != loop.result || loop.inputs[1] != loop.result) {
      throw Error(ErrorKind::Type, "ufunc '" + std::string(ufunc.name) + "' has no at() for dtype('" +
                                       std::string(name(target.dtype())) + "'): its result has another dtype");
    }
    const Array wide = astype(target, loop.result);
    apply_at(ufunc, wide, indices, in_front, value);
    assign(target, wide);
    return;
  }
  const ElementAccess access = plan_access(target, indices, in_front, true);
  const ElementValues values = values_for(target, access.shape, value, loop.inputs[1]);
  run_host_work(
      access.with(values.array, target), "ufunc.at", access.cost(),
      [op = loop.op, dtype = loop.result, plan = access.plan, one = values.one](std::span<std::byte *const> data) {
        const std::size_t columns = plan.columns.size();
        const algorithms::FancyAccess whole = algorithms::placed(plan, data);
        algorithms::check_bounds(whole);
        const std::vector<std::int64_t> offsets = algorithms::element_offsets(whole);
        algorithms::combine_at(op, dtype, data[columns + 1], offsets.data(), static_cast<std::int64_t>(offsets.size()),
                               data[columns], one);
      });
}

void apply_at(const UfuncInfo &ufunc, const Array &target, std::span<const AxisIndex> indices, bool in_front) {
  if (!target.writeable()) throw Error(ErrorKind::Value, "assignment destination is read-only");
  const PromotionInput inputs[] = {{target.dtype(), WeakKind::None}};
  const UfuncLoop loop = resolve(ufunc, inputs);
  if (loop.result != target.dtype() || loop.inputs[0] != target.dtype()) {
    throw Error(ErrorKind::Type, "ufunc '" + std::string(ufunc.name) + "' has no at() for dtype('" +
                                     std::string(name(target.dtype())) + "'): its result has another dtype");
  }
  const ElementAccess access = plan_access(target, indices, in_front, true);
  run_host_work(access.with(target, target), "ufunc.at", 60 * access.cost(),
                [op = loop.op, dtype = loop.result, plan = access.plan](std::span<std::byte *const> data) {
                  const std::size_t columns = plan.columns.size();
                  const algorithms::FancyAccess whole = algorithms::placed(plan, data);
                  algorithms::check_bounds(whole);
                  for (const std::int64_t offset : algorithms::element_offsets(whole)) {
                    const Scalar operand = Scalar::load(dtype, data[columns + 1] + offset);
                    evaluate(op, {&operand, 1}).store(data[columns + 1] + offset);
                  }
                });
}

}  // namespace gridstride::array
