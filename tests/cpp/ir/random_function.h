#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "ir/random_values.h"

namespace gridstride::ir::testing {

struct RandomProgram {
  Module module;
  std::vector<ParamRole> roles;  ///< one a parameter of the kernel
};

/// Makes one function of a random program. Every program ends: loops run a bounded number of trips.
class RandomFunction : private RandomValues {
public:
  RandomFunction(RandomSource &random, const RandomOptions &options, Function &function,
                 const std::vector<const Function *> &callees)
      : RandomValues(random, options, function), callees_(callees) {}

  void make_kernel(std::vector<ParamRole> &roles) {
    const bool points = options_.kind == FunctionKind::Elementwise;
    function_.name = "kernel";
    function_.kind = options_.kind;
    function_.source_file = "random.py";
    function_.disjoint = random_.chance(50);
    function_.space_rank = points ? static_cast<std::uint8_t>(random_.between(1, 3)) : std::uint8_t{0};
    // Callees that take an array take the kernel's first input.
    if (!callees_.empty()) first_input_ = array_param_of(*callees_.front());
    for (int i = random_.between(1, 3); i > 0; --i) add_input(roles, points && random_.chance(50));
    for (int i = random_.between(1, 3); i > 0; --i) {
      roles.push_back(ParamRole::Scalar);
      keep(build_.param(Type::scalar(dtype()), "s" + std::to_string(roles.size())));
    }
    if (points) {
      for (int i = random_.between(1, 2); i > 0; --i) add_output(roles, ParamRole::AlignedOutput, function_.space_rank);
      for (int axis = 0; axis < function_.space_rank; ++axis) point_.push_back(build_.index_arg(axis == 0 ? "i" : ""));
      for (ValueId index : point_) keep(index);
    } else {
      add_output(roles, ParamRole::Linear, 1);
      if (random_.chance(70)) add_output(roles, ParamRole::Scratch, 2);
      if (random_.chance(50)) add_output(roles, ParamRole::Grid, 3);
      thread_number();
    }
    block(options_.statements, 0);
    for (std::size_t i = 0; i < outputs_.size(); ++i) store_output(outputs_[i]);
    build_.return_();
  }

  void make_device(const std::string &name, bool takes_array) {
    function_.name = name;
    function_.kind = FunctionKind::Device;
    for (int i = random_.between(1, 3); i > 0; --i) keep(build_.param(Type::scalar(dtype()), "p" + std::to_string(i)));
    if (takes_array) inputs_.push_back(build_.param(random_array(random_.between(1, 2)), "data"));
    for (int i = random_.between(0, 2); i > 0; --i) function_.result_types.push_back(Type::scalar(dtype()));
    block(options_.statements / 4, 1);
    build_.return_(exit_values(function_.result_types));
  }

  [[nodiscard]] static const Type *array_param_of(const Function &function) {
    for (const Type &each : function.params) {
      if (each.is_array()) return &each;
    }
    return nullptr;
  }

private:
  struct LoopContext {
    std::vector<Type> carried;
    ValueId next_count;  ///< Loop: what a continue carries first
  };

  /// `if i < extent: ...` as users write it, in one of its many forms; or `if i >= extent: return`.
  void guarded(int budget, int depth) {
    const ValueId array = outputs_.empty() || random_.chance(50) ? random_.pick(inputs_) : random_.pick(outputs_).array;
    const int rank = function_.type(array).rank;
    const int axis = random_.below(rank);
    const ValueId at = number_.valid() && random_.chance(50) ? number_ : pick(DType::Int64);
    const ValueId extent = build_.extent(array, axis);
    const bool leave = options_.early_exits && in_reduce_ == 0 && function_.kind != FunctionKind::Device &&
                       depth < options_.depth && random_.chance(20);
    ValueId inside;
    switch (random_.below(3)) {
      case 0: inside = build_.scalar(leave ? ScalarOp::Ge : ScalarOp::Lt, {at, extent}); break;
      case 1: inside = build_.scalar(leave ? ScalarOp::Le : ScalarOp::Gt, {extent, at}); break;
      default:
        inside = build_.scalar(leave ? ScalarOp::Ge : ScalarOp::Lt, {at, extent});
        if (!leave) inside = build_.scalar(ScalarOp::And, {inside, build_.scalar(ScalarOp::Ge, {at, number(0)})});
        break;
    }
    Op *op = build_.if_(inside, {});
    Region *outer = build_.region();
    const std::size_t mark = live_.size();
    auto access = [&] {
      std::vector<ValueId> indices;
      for (int k = 0; k < rank; ++k) indices.push_back(k == axis ? at : index(array, k));
      if (std::find(inputs_.begin(), inputs_.end(), array) != inputs_.end()) {
        keep(build_.load(array, indices, check(), random_.chance(50)));
      }
      for (const Output &output : outputs_) {
        if (output.array == array && in_reduce_ == 0) store_output(output);
      }
    };
    build_.set_region(&op->regions[0]);
    if (leave) {
      build_.return_();
    } else {
      access();
      if (depth < options_.depth) block(budget / 2, depth + 1);
      build_.yield();
    }
    live_.resize(mark);
    build_.set_region(&op->regions[1]);
    build_.yield();
    build_.set_region(outer);
    if (leave) access();
  }

  // --- control flow

  std::vector<Type> random_types(int most) {
    std::vector<Type> types;
    for (int i = random_.below(most + 1); i > 0; --i) types.push_back(Type::scalar(dtype()));
    return types;
  }

  std::vector<ValueId> exit_values(const std::vector<Type> &types, std::size_t from = 0) {
    std::vector<ValueId> values;
    for (std::size_t i = from; i < types.size(); ++i) values.push_back(pick(types[i].dtype));
    return values;
  }

  void continue_loop(const LoopContext &loop) {
    if (!loop.next_count.valid()) return build_.continue_(exit_values(loop.carried));
    std::vector<ValueId> values = exit_values(loop.carried, 1);
    values.insert(values.begin(), loop.next_count);
    build_.continue_(values);
  }

  void if_region(Region *region, const std::vector<Type> &results, int budget, int depth) {
    const std::size_t mark = live_.size();
    build_.set_region(region);
    block(budget, depth + 1);
    if (options_.early_exits && random_.chance(25)) {
      if (!loops_.empty() && random_.chance(80)) {
        if (random_.chance(50)) {
          build_.break_(exit_values(loops_.back().carried));
        } else {
          continue_loop(loops_.back());
        }
        live_.resize(mark);
        return;
      }
      if (in_reduce_ == 0 && random_.chance(50)) {
        build_.return_(
            exit_values(function_.kind == FunctionKind::Device ? function_.result_types : std::vector<Type>{}));
        live_.resize(mark);
        return;
      }
    }
    if (results.size() == 1 && results[0].dtype == DType::Bool && random_.chance(40)) {
      build_.yield({build_.constant(Scalar::of_bool(random_.chance(50)))});
    } else {
      build_.yield(exit_values(results));
    }
    live_.resize(mark);
  }

  void if_op(int budget, int depth) {
    std::vector<Type> results = random_types(2);
    if (random_.chance(30)) results = {Type::scalar(DType::Bool)};  // as `a and b` is written
    if (random_.chance(30)) budget = random_.below(5);
    Op *op = build_.if_(condition(), results);
    Region *outer = build_.region();
    if_region(&op->regions[0], results, budget / 2, depth);
    if_region(&op->regions[1], results, random_.chance(50) ? budget / 2 : 0, depth);
    build_.set_region(outer);
    for (ValueId id : op->results) keep(id);
  }

  /// A bound in [0, 12] of the dtype.
  ValueId bound(DType of) {
    if (of == DType::Int64 && random_.chance(40)) {
      const ValueId array = random_.pick(inputs_);
      return build_.extent(array, random_.below(function_.type(array).rank));
    }
    if (random_.chance(50)) return build_.constant_int(of, random_.below(7));
    return build_.scalar(ScalarOp::And, {pick(of), build_.constant_int(of, 7)});
  }

  void for_op(int budget, int depth) {
    static const std::vector<DType> kCounters = {DType::Int64,  DType::Int64, DType::Int32,
                                                 DType::UInt64, DType::UInt8, DType::Int8};
    const DType of = random_.pick(kCounters);
    const bool near_end = (of == DType::Int8 || of == DType::UInt8) && random_.chance(30);
    ValueId lo = random_.chance(50) ? build_.constant_int(of, 0) : bound(of);
    ValueId hi = bound(of);
    if (near_end) {  // the induction value overflows
      const int most = of == DType::Int8 ? 127 : 255;
      lo = build_.constant_int(of, most - random_.below(7));
      hi = build_.constant_int(of, most);
    }
    ValueId step = build_.constant_int(of, random_.between(1, 3));
    if (of != DType::UInt8 && of != DType::UInt64 && random_.chance(25)) {
      std::swap(lo, hi);
      step = build_.constant_int(of, -random_.between(1, 3));
    } else if (random_.chance(20)) {
      step = build_.scalar(ScalarOp::And, {pick(of), build_.constant_int(of, 3)});  // at times 0
    }
    const std::vector<Type> carried = random_types(3);
    Op *op = build_.for_(lo, hi, step, exit_values(carried));
    Region *outer = build_.region();
    const std::size_t mark = live_.size();
    build_.set_region(&op->regions[0]);
    for (ValueId id : op->regions[0].args) keep(id);
    loops_.push_back({carried, {}});
    block(budget / 2, depth + 1);
    if (!inputs_.empty() && random_.chance(50)) load_along(op->regions[0].args[0]);
    continue_loop(loops_.back());
    loops_.pop_back();
    live_.resize(mark);
    build_.set_region(outer);
    for (ValueId id : op->results) keep(id);
  }

  void loop_op(int budget, int depth) {
    std::vector<Type> carried = random_types(2);
    carried.insert(carried.begin(), Type::scalar(DType::Int64));
    std::vector<ValueId> initial = exit_values(carried, 1);
    initial.insert(initial.begin(), number(0));
    const ValueId limit = bound(DType::Int64);
    Op *op = build_.loop(initial);
    Region *outer = build_.region();
    const std::size_t mark = live_.size();
    build_.set_region(&op->regions[0]);
    const ValueId count = op->regions[0].args[0];
    for (ValueId id : op->regions[0].args) keep(id);
    const ValueId next = build_.scalar(ScalarOp::Add, {count, number(1)});
    Op *exit = build_.if_(build_.scalar(ScalarOp::Ge, {count, limit}), {});
    build_.set_region(&exit->regions[0]);
    build_.break_(exit_values(carried));
    build_.set_region(&exit->regions[1]);
    build_.yield();
    build_.set_region(&op->regions[0]);
    loops_.push_back({carried, next});
    block(budget / 2, depth + 1);
    continue_loop(loops_.back());
    loops_.pop_back();
    live_.resize(mark);
    build_.set_region(outer);
    for (ValueId id : op->results) keep(id);
  }

  void reduce_op(int budget, int depth) {
    static const std::vector<ScalarOp> kCombine = {ScalarOp::Add, ScalarOp::Mul, ScalarOp::Minimum, ScalarOp::Maximum};
    const DType of = dtype();
    const ScalarOp combine = of == DType::Bool ? ScalarOp::Or : random_.pick(kCombine);
    // Ends of the iteration space reach from nothing over a few values to several leaves.
    const ValueId hi = random_.chance(30) ? bound(DType::Int64)
                                          : number(random_.pick(std::vector<int>{0, 3, 15, 16, 17, 40, 300, 700}));
    Op *op = build_.reduce(combine, of, random_.chance(70) ? number(0) : bound(DType::Int64), hi, random_.value(of));
    Region *outer = build_.region();
    const std::size_t mark = live_.size();
    std::vector<LoopContext> loops;
    loops.swap(loops_);  // no way out of a reduce
    ++in_reduce_;
    build_.set_region(&op->regions[0]);
    keep(op->regions[0].args[0]);
    block(std::min(budget / 2, 4), std::max(depth + 1, options_.depth));
    load_along(op->regions[0].args[0]);
    build_.yield({pick(of)});
    --in_reduce_;
    loops.swap(loops_);
    live_.resize(mark);
    build_.set_region(outer);
    keep(op->results[0]);
  }

  void call_op() {
    const Function &callee = *random_.pick(callees_);
    std::vector<ValueId> args;
    for (const Type &each : callee.params) {
      if (!each.is_array()) {
        args.push_back(pick(each.dtype));
        continue;
      }
      const auto found =
          std::find_if(inputs_.begin(), inputs_.end(), [&](ValueId id) { return function_.type(id) == each; });
      if (found == inputs_.end()) return;
      args.push_back(*found);
    }
    for (ValueId id : build_.call(callee, args)) keep(id);
  }

  // --- statements

  void block(int budget, int depth) {
    while (budget > 0) {
      const Loc at = build_.loc();
      build_.set_loc({at.line + 1, random_.between(1, 60), random_.chance(50) ? random_.between(61, 90) : 0});
      const bool deeper = depth < options_.depth;
      const int kind = random_.below(100);
      int cost = 1;
      if (kind < 45) {
        scalar_op();
      } else if (kind < 50) {
        keep(build_.cast(random_.chance(90) && !live_.empty() ? random_.pick(live_) : pick(dtype()), dtype()));
      } else if (kind < 60) {
        load_input();
      } else if (kind < 64) {
        query();
      } else if (kind < 72) {
        if (!outputs_.empty() && in_reduce_ == 0) {
          const Output output = random_.pick(outputs_);
          random_.chance(50) ? store_output(output) : load_output(output);
        }
      } else if (kind < 78) {
        if (deeper) guarded(cost = budget, depth);
      } else if (kind < 84) {
        if (deeper) if_op(cost = std::max(budget / 2, 2), depth);
      } else if (kind < 89) {
        if (deeper && loops_.size() < most_loops()) for_op(cost = std::max(budget / 2, 2), depth);
      } else if (kind < 93) {
        if (deeper && loops_.size() < most_loops()) loop_op(cost = std::max(budget / 2, 2), depth);
      } else if (kind < 96) {
        if (!callees_.empty() && in_reduce_ == 0 && loops_.size() < 2) call_op();
      } else if (kind < 98) {
        if (options_.reduces && function_.kind == FunctionKind::Elementwise && depth == 0) reduce_op(cost = 4, depth);
      } else if (options_.reports && in_reduce_ == 0 && random_.chance(30)) {
        const ValueId rare = build_.scalar(ScalarOp::Eq, {pick(DType::Int64), number(random_.between(0, 30))});
        build_.fault(rare, random_.chance(50) ? FaultKind::Raise : FaultKind::Assertion, "value \"is\" wrong");
      }
      budget -= std::max(cost, 1);
    }
  }

  std::size_t most_loops() const { return function_.kind == FunctionKind::Device ? 1 : 2; }

  std::vector<const Function *> callees_;
  std::vector<LoopContext> loops_;
};

/// The random program of this seed.
inline RandomProgram random_program(std::uint64_t seed, const RandomOptions &options = {}) {
  RandomSource random(seed);
  RandomProgram program;
  program.module.functions.push_back(std::make_unique<Function>());
  std::vector<const Function *> callees;
  if (options.device_functions && random.chance(60)) {
    // Every device function reads an input; the kernel's first input has the first one's type.
    for (int i = random.between(1, 2); i > 0; --i) {
      auto device = std::make_unique<Function>();
      RandomFunction(random, options, *device, callees).make_device("device" + std::to_string(callees.size()), true);
      callees.push_back(device.get());
      program.module.functions.push_back(std::move(device));
    }
  }
  RandomFunction(random, options, program.module.kernel(), callees).make_kernel(program.roles);
  return program;
}

}  // namespace gridstride::ir::testing
