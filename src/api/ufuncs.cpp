#include "gridstride/ufuncs.h"

#include "api/state.h"
#include "array/creation.h"
#include "array/indexing.h"
#include "array/reductions.h"
#include "array/scans.h"
#include "array/sorting.h"
#include "array/ufunc.h"
#include "ops/ufunc.h"

namespace gs {

namespace in = gridstride::array;
using detail::ArrayState;
using detail::guarded;
using detail::unwrap;
using detail::wrapped;

Array ufunc(std::string_view name, const std::vector<Value> &operands) {
  return wrapped([&] {
    const gridstride::UfuncInfo *const found = gridstride::find_ufunc(name);
    if (found == nullptr) throw Error("KeyError", "there is no ufunc '" + std::string(name) + "'");
    std::vector<in::Operand> inputs;
    for (const Value &value : operands) inputs.push_back(ArrayState::operand(value));
    return in::apply(*found, inputs);
  });
}

Array where(const Value &condition, const Value &x, const Value &y) {
  return wrapped(
      [&] { return in::where(ArrayState::operand(condition), ArrayState::operand(x), ArrayState::operand(y)); });
}

namespace {

Array reduced(const Array &x, in::Reduction reduction, Axis axis) {
  return wrapped([&] {
    in::ReduceOptions options;
    if (axis) options.axes = std::vector<int>{*axis};
    return in::reduce(unwrap(x), reduction, options);
  });
}

}  // namespace

Array sum(const Array &x, Axis axis) {
  return reduced(x, in::Reduction::Sum, axis);
}

Array prod(const Array &x, Axis axis) {
  return reduced(x, in::Reduction::Prod, axis);
}

Array min(const Array &x, Axis axis) {
  return reduced(x, in::Reduction::Min, axis);
}

Array max(const Array &x, Axis axis) {
  return reduced(x, in::Reduction::Max, axis);
}

Array mean(const Array &x, Axis axis) {
  return reduced(x, in::Reduction::Mean, axis);
}

Array any(const Array &x, Axis axis) {
  return reduced(x, in::Reduction::Any, axis);
}

Array all_of(const Array &x, Axis axis) {
  return reduced(x, in::Reduction::All, axis);
}

Array argmin(const Array &x, Axis axis) {
  return wrapped([&] { return in::argmin(unwrap(x), axis); });
}

Array argmax(const Array &x, Axis axis) {
  return wrapped([&] { return in::argmax(unwrap(x), axis); });
}

Array cumsum(const Array &x, int axis) {
  return wrapped([&] { return in::accumulate(*gridstride::find_ufunc("add"), unwrap(x), axis, {}, nullptr); });
}

Array sort(const Array &x, int axis) {
  return wrapped([&] { return in::sort(unwrap(x), axis); });
}

Array argsort(const Array &x, int axis) {
  return wrapped([&] { return in::argsort(unwrap(x), axis); });
}

std::vector<Array> nonzero(const Array &x) {
  return guarded([&] {
    std::vector<Array> result;
    for (in::Array &each : in::nonzero(unwrap(x))) result.push_back(ArrayState::wrap(std::move(each)));
    return result;
  });
}

}  // namespace gs
