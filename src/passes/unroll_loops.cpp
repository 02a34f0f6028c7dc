#include "passes/unroll_loops.h"

#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "ir/clone.h"
#include "passes/walk.h"

namespace gridstride::passes {

namespace {

using gridstride::Scalar;
using ir::Op;
using ir::OpCode;
using ir::Region;
using ir::ValueId;

using OpList = std::vector<std::unique_ptr<Op>>;

void become_constant(Op &op, const Scalar &value) {
  op.code = OpCode::Constant;
  op.operands.clear();
  op.scalar_op = ScalarOp::Add;
  op.dim = 0;
  op.scalar = value;
}

/// Runs loops at compile time as far as their control flow is known: the ops of each trip, one after another.
class Unroller {
public:
  Unroller(ir::Function &function, const UnrollLimits &limits) : function_(function), limits_(limits) {
    for_each_op(function.body, [&](const Op &op) { note(op); });
  }

  void run() {
    region(function_.body);
    for_each_op(function_.body, [this](Op &op) { replacements_.apply(op); });
  }

private:
  enum class End { Yield, Break, Continue, Return, Unknown };
  struct Ended {
    End end = End::Unknown;
    std::vector<ValueId> values;
  };
  using Names = std::unordered_map<std::uint32_t, ValueId>;

  void note(const Op &op) {
    if (op.code == OpCode::Constant) constants_[op.results[0].index] = op.scalar;
  }

  const Scalar *constant(ValueId id) const {
    const auto found = constants_.find(id.index);
    return found == constants_.end() ? nullptr : &found->second;
  }

  ValueId renamed(const Names &names, ValueId id) const {
    const auto found = names.find(id.index);
    return replacements_(found == names.end() ? id : found->second);
  }

  void region(Region &region) {
    OpList ops = std::move(region.ops);
    region.ops.clear();
    for (auto &op : ops) {
      replacements_.apply(*op);
      const bool loop = op->code == OpCode::For || op->code == OpCode::Loop;
      if (loop && limits_.wanted(*op)) {
        OpList trips;
        made_ = 0;
        const auto results = trip_by_trip(*op, {}, trips);
        if (results) {
          for (auto &each : trips) region.ops.push_back(std::move(each));
          for (std::size_t i = 0; i < op->results.size(); ++i) replacements_.replace(op->results[i], (*results)[i]);
          continue;
        }
      }
      for (Region &inner : op->regions) this->region(inner);
      region.ops.push_back(std::move(op));
    }
  }

  /// Appends all trips of a loop to `into`; gives its results, or nothing where the trips are not known.
  std::optional<std::vector<ValueId>> trip_by_trip(const Op &loop, const Names &outer, OpList &into) {
    const bool counted = loop.code == OpCode::For;
    const Region &body = loop.regions[0];
    const std::size_t first = counted ? 3 : 0;
    std::vector<ValueId> carried;
    for (std::size_t i = first; i < loop.operands.size(); ++i) carried.push_back(renamed(outer, loop.operands[i]));
    std::int64_t bounds[3] = {0, 0, 0};
    for (std::size_t i = 0; i < first; ++i) {
      const Scalar *known = constant(renamed(outer, loop.operands[i]));
      if (known == nullptr || known->dtype == DType::UInt64) return std::nullopt;
      bounds[i] = known->as_int();
    }
    // (Far from what would wrap.)
    constexpr std::int64_t kFar = std::int64_t{1} << 30;
    for (const std::int64_t bound : bounds) {
      if (bound > kFar || bound < -kFar) return std::nullopt;
    }
    if (counted && bounds[2] == 0) return carried;
    std::int64_t trips = 0;
    for (std::int64_t at = bounds[0];; at += bounds[2]) {
      if (counted && !(bounds[2] > 0 ? at < bounds[1] : at > bounds[1])) return carried;
      if (++trips > limits_.trips) return std::nullopt;
      Names names = outer;
      for (std::size_t i = 0; i < carried.size(); ++i) names[body.args[i + (counted ? 1 : 0)].index] = carried[i];
      if (counted) {
        auto induction = std::make_unique<Op>();
        become_constant(*induction, Scalar::of_int(function_.type(body.args[0]).dtype, at));
        induction->results = {function_.new_value(function_.type(body.args[0]))};
        note(*induction);
        names[body.args[0].index] = induction->results[0];
        into.push_back(std::move(induction));
      }
      const Ended ended = trip(body, names, into);
      if (ended.end == End::Break) return ended.values;
      if (ended.end != End::Continue) return std::nullopt;
      carried = ended.values;
    }
  }

  Ended trip(const Region &region, Names &names, OpList &into) {
    for (const auto &op : region.ops) {
      if (++made_ > limits_.ops) return {};
      const auto values = [&] {
        std::vector<ValueId> given;
        for (ValueId id : op->operands) given.push_back(renamed(names, id));
        return given;
      };
      switch (op->code) {
        case OpCode::Yield: return {End::Yield, values()};
        case OpCode::Break: return {End::Break, values()};
        case OpCode::Continue: return {End::Continue, values()};
        case OpCode::Return: return {};
        case OpCode::If: {
          const Scalar *known = constant(renamed(names, op->operands[0]));
          if (known == nullptr) {
            bool exits = false;
            for (const Region &inner : op->regions) {
              for_each_loop_exit(inner, [&](const Op &) { exits = true; });
            }
            if (exits) return {};
            into.push_back(copy(*op, names));
            break;
          }
          Ended ended = trip(op->regions[known->as_bool() ? 0 : 1], names, into);
          if (ended.end != End::Yield) return ended;
          for (std::size_t i = 0; i < op->results.size(); ++i) names[op->results[i].index] = ended.values[i];
          break;
        }
        case OpCode::For:
        case OpCode::Loop: {
          const std::size_t before = into.size();
          if (limits_.wanted(*op)) {
            if (const auto results = trip_by_trip(*op, names, into)) {
              for (std::size_t i = 0; i < op->results.size(); ++i) names[op->results[i].index] = (*results)[i];
              break;
            }
            into.resize(before);
          }
          into.push_back(copy(*op, names));
          break;
        }
        default: into.push_back(copy(*op, names)); fold(*into.back());
      }
    }
    return {};
  }

  void fold(Op &op) {
    note(op);
    if (op.code != OpCode::Scalar && op.code != OpCode::Cast) return;
    std::vector<Scalar> operands;
    for (ValueId id : op.operands) {
      const Scalar *known = constant(id);
      if (known == nullptr || !(is_integer(known->dtype) || known->dtype == DType::Bool)) return;
      operands.push_back(*known);
    }
    const DType result = function_.type(op.results[0]).dtype;
    if (!is_integer(result) && result != DType::Bool) return;
    become_constant(op, op.code == OpCode::Cast ? operands[0].cast(result) : evaluate(op.scalar_op, operands));
    note(op);
  }

  /// With new names for all that it defines.
  std::unique_ptr<Op> copy(const Op &op, Names &names) {
    std::unique_ptr<Op> made = ir::clone(op);
    rename(*made, names);
    return made;
  }

  void rename(Op &op, Names &names) {
    for (ValueId &id : op.operands) id = renamed(names, id);
    const auto fresh = [&](ValueId &id) {
      const ValueId made = function_.new_value(function_.type(id), function_.values[id.index].name);
      names[id.index] = made;
      id = made;
    };
    for (Region &inner : op.regions) {
      for (ValueId &id : inner.args) fresh(id);
      made_ += inner.ops.size();
      for (const auto &each : inner.ops) rename(*each, names);
    }
    for (ValueId &id : op.results) fresh(id);
    if (op.code == OpCode::Constant) note(op);
  }

  ir::Function &function_;
  const UnrollLimits &limits_;
  std::unordered_map<std::uint32_t, Scalar> constants_;
  Replacements replacements_;
  std::size_t made_ = 0;
};

}  // namespace

void unroll_loops(ir::Function &function, const UnrollLimits &limits) {
  Unroller(function, limits).run();
}

void unroll_short_loops(ir::Function &function) {
  UnrollLimits limits;
  limits.wanted = [](const Op &loop) { return loop.code == OpCode::For; };
  limits.ops = 160;
  limits.trips = 4;
  unroll_loops(function, limits);
}

}  // namespace gridstride::passes
