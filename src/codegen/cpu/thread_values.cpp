#include "codegen/cpu/thread_values.h"

#include <algorithm>
#include <utility>

#include "passes/walk.h"

namespace gridstride::codegen::cpu {

using ir::Op;
using ir::OpCode;
using ir::ValueId;

namespace {

/// So many values are computed of a kernel at most.
constexpr std::size_t kBudget = std::size_t{1} << 20;

bool is_whole(DType dtype) {
  return is_integer(dtype) || dtype == DType::Bool;
}

std::int64_t wrapped(DType dtype, std::int64_t value) {
  switch (dtype) {
    case DType::Int64: return value;
    case DType::Int32: return static_cast<std::int32_t>(value);
    default: return Scalar::of_int(dtype, value).as_int();
  }
}

}  // namespace

ThreadValues::ThreadValues(const ir::Function &function, const std::uint32_t (&shape)[3])
    : function_(function),
      shape_{shape[0], shape[1], shape[2]},
      threads_(std::size_t{shape[0]} * shape[1] * shape[2]),
      budget_(kBudget),
      definitions_(function.values.size()) {
  passes::for_each_op(function.body, [&](const Op &op) {
    for (ValueId id : op.results) definitions_[id.index] = &op;
  });
}

const ThreadValues::Table *ThreadValues::find(ValueId id) {
  auto found = tables_.find(id.index);
  if (found == tables_.end()) found = tables_.emplace(id.index, evaluate(id)).first;
  return found->second ? &*found->second : nullptr;
}

std::optional<std::pair<std::int64_t, std::int64_t>> ThreadValues::range(ValueId id) {
  const Table *table = find(id);
  if (table == nullptr) return std::nullopt;
  const auto [least, most] = std::minmax_element(table->values.begin(), table->values.end());
  return std::pair{*least, *most};
}

std::optional<ThreadValues::Table> ThreadValues::evaluate(ValueId id) {
  const Op *op = id.index < definitions_.size() ? definitions_[id.index] : nullptr;
  if (op == nullptr || function_.type(id).is_array() || !is_whole(function_.type(id).dtype)) return std::nullopt;
  switch (op->code) {
    case OpCode::Constant: return Table{{op->scalar.as_int()}};
    case OpCode::ThreadIdx: {
      if (shape_[op->dim] == 1) return Table{{0}};
      Table table;
      table.values.resize(threads_);
      std::size_t below = 1;
      for (int dim = 0; dim < op->dim; ++dim) below *= shape_[dim];
      for (std::size_t i = 0; i < threads_; ++i) {
        table.values[i] = static_cast<std::int64_t>(i / below % shape_[op->dim]);
      }
      return table;
    }
    case OpCode::Cast:
    case OpCode::Scalar: return apply(*op, id);
    default: return std::nullopt;
  }
}

std::optional<ThreadValues::Table> ThreadValues::apply(const Op &op, ValueId id) {
  // (Copies of pointers: what is found stays where it is while others are added.)
  std::vector<const Table *> operands;
  std::size_t count = 1;
  for (ValueId each : op.operands) {
    const Table *table = find(each);
    if (table == nullptr) return std::nullopt;
    operands.push_back(table);
    count = std::max(count, table->values.size());
  }
  if (budget_ < count) return std::nullopt;
  budget_ -= count;
  const DType from = function_.type(op.operands[0]).dtype;
  const DType to = function_.type(id).dtype;
  Table result;
  result.values.resize(count);
  const auto each = [&](auto &&compute) {
    for (std::size_t i = 0; i < count; ++i) {
      result.values[i] = compute(operands[0]->at(i), operands.size() > 1 ? operands[1]->at(i) : 0);
    }
    return std::optional<Table>(std::move(result));
  };
  using Bits = std::uint64_t;
  if (op.code == OpCode::Cast) {
    if (to == DType::Bool) return each([](auto a, auto) { return std::int64_t{a != 0}; });
    return each([&](auto a, auto) { return wrapped(to, a); });
  }
  const bool plain = from == DType::Int32 || from == DType::Int64;
  if (plain && op.operands.size() == 2 && function_.type(op.operands[1]).dtype == from) {
    const auto sum = [&](auto &&compute) {
      return each([&](std::int64_t a, std::int64_t b) {
        return wrapped(to, static_cast<std::int64_t>(compute(static_cast<Bits>(a), static_cast<Bits>(b))));
      });
    };
    switch (op.scalar_op) {
      case ScalarOp::Add: return sum([](Bits a, Bits b) { return a + b; });
      case ScalarOp::Sub: return sum([](Bits a, Bits b) { return a - b; });
      case ScalarOp::Mul: return sum([](Bits a, Bits b) { return a * b; });
      case ScalarOp::And: return each([](auto a, auto b) { return a & b; });
      case ScalarOp::Or: return each([](auto a, auto b) { return a | b; });
      case ScalarOp::Xor: return each([](auto a, auto b) { return a ^ b; });
      case ScalarOp::Eq: return each([](auto a, auto b) { return std::int64_t{a == b}; });
      case ScalarOp::Ne: return each([](auto a, auto b) { return std::int64_t{a != b}; });
      case ScalarOp::Lt: return each([](auto a, auto b) { return std::int64_t{a < b}; });
      case ScalarOp::Le: return each([](auto a, auto b) { return std::int64_t{a <= b}; });
      case ScalarOp::Gt: return each([](auto a, auto b) { return std::int64_t{a > b}; });
      case ScalarOp::Ge: return each([](auto a, auto b) { return std::int64_t{a >= b}; });
      default: break;
    }
  }
  std::vector<Scalar> given(operands.size());
  for (std::size_t i = 0; i < count; ++i) {
    for (std::size_t k = 0; k < operands.size(); ++k) {
      given[k] = Scalar::of_int(function_.type(op.operands[k]).dtype, operands[k]->at(i));
    }
    result.values[i] = gridstride::evaluate(op.scalar_op, given).as_int();
  }
  return result;
}

Threads side_of(const ThreadValues &values, const ThreadValues::Table &guard, bool holds, const Threads *active) {
  Threads result(values.threads());
  for (std::size_t i = 0; i < result.size(); ++i) {
    result[i] = (active == nullptr || (*active)[i]) && (guard.at(i) != 0) == holds;
  }
  return result;
}

std::optional<TouchedElements> touched_elements(ThreadValues &values, const Op &access,
                                                const std::vector<std::int64_t> &extents, const Threads *active) {
  const std::size_t first = ir::first_index(access);
  TouchedElements touched;
  touched.of_thread.assign(values.threads(), 0);
  for (std::size_t axis = 0; axis < extents.size(); ++axis) {
    const ThreadValues::Table *table = values.find(access.operands[first + axis]);
    if (table == nullptr) return std::nullopt;
    for (std::size_t i = 0; i < values.threads(); ++i) {
      std::int64_t &element = touched.of_thread[i];
      if (element == TouchedElements::kNone) continue;
      std::int64_t index = table->at(i);
      if (access.wrap && index < 0) index += extents[axis];
      const bool there = active == nullptr || (*active)[i];
      const bool inside = index >= 0 && index < extents[axis];
      if (there && !inside && access.check == ir::Check::None) return std::nullopt;
      element = there && inside ? element * extents[axis] + index : TouchedElements::kNone;
    }
  }
  return touched;
}

}  // namespace gridstride::codegen::cpu
