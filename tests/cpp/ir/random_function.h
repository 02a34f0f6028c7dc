#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "ir/builder.h"
#include "ir/ir.h"
#include "ir/random_source.h"

namespace gridstride::ir::testing {

/// What random programs may contain. The defaults are what every device must run to the same bits (NaN compares equal
/// to NaN: its payload is open); `transcendental` adds operations that are only exact to some ulps.
struct RandomOptions {
  FunctionKind kind = FunctionKind::Simt;   ///< Simt or Elementwise
  int statements = 24;
  int depth = 3;                            ///< of nested regions
  bool transcendental = false;
  bool reports = true;                      ///< Check::Report and Fault
  bool device_functions = true;
  bool early_exits = true;                  ///< break, continue and return out of nested ifs
  bool reduces = true;                      ///< Elementwise: Reduce, outside of other control flow
  std::vector<DType> dtypes = {DType::Bool,  DType::Int8,   DType::Int16,  DType::Int32,   DType::Int64,  DType::UInt8,
                               DType::UInt16, DType::UInt32, DType::UInt64, DType::Float32, DType::Float64};
};

/// What a parameter of a random program is for, so that random_launch.h can make an argument that no two threads race on.
enum class ParamRole : std::uint8_t {
  Scalar,
  Input,          ///< an array that is only read, anywhere
  AlignedInput,   ///< Elementwise: an input with the extents of the iteration space
  Linear,         ///< written at [thread number + constant] only
  Scratch,        ///< written and read at [thread number, anything]
  Grid,           ///< written at [global z, global y, global x] only
  AlignedOutput,  ///< Elementwise: written at the point itself, without a check
};

struct RandomProgram {
  Module module;
  std::vector<ParamRole> roles;   ///< one a parameter of the kernel
};

/// Makes one function of a random program. Every program ends: loops run a bounded number of trips.
class RandomFunction {
public:
  RandomFunction(RandomSource &random, const RandomOptions &options, Function &function,
                 const std::vector<const Function *> &callees)
      : random_(random), options_(options), function_(function), build_(function), callees_(callees) {
    for (std::size_t i = 0; i < kScalarOpCount; ++i) {
      const auto op = static_cast<ScalarOp>(i);
      if (options.transcendental || info(op).ulps == 0) ops_.push_back(op);
    }
  }

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
  struct Output {
    ValueId array;
    ParamRole role;
    int shift;   ///< Linear: added to the thread number
  };
  struct LoopContext {
    std::vector<Type> carried;
    ValueId next_count;   ///< Loop: what a continue carries first
  };

  // --- values

  DType dtype() { return random_.pick(options_.dtypes); }
  /// Mostly one that there are values of.
  DType live_dtype() {
    return live_.empty() || random_.chance(30) ? dtype() : function_.type(random_.pick(live_)).dtype;
  }
  bool has(DType dtype) const {
    return std::find(options_.dtypes.begin(), options_.dtypes.end(), dtype) != options_.dtypes.end();
  }

  ValueId keep(ValueId id) {
    static const std::vector<std::string> kNames = {"x", "acc", "i", "tmp", "größe", "a.b"};
    if (function_.values[id.index].name.empty() && random_.chance(15)) {
      function_.values[id.index].name = random_.pick(kNames);
    }
    live_.push_back(id);
    return id;
  }

  Type random_array(int rank) {
    const auto layout = static_cast<LayoutClass>(random_.below(4));
    return Type::array(dtype(), rank, layout);
  }

  void add_input(std::vector<ParamRole> &roles, bool aligned) {
    Type type = random_array(aligned ? function_.space_rank : random_.between(1, 3));
    if (inputs_.empty() && first_input_ != nullptr) {
      type = *first_input_;
      aligned = false;
    }
    roles.push_back(aligned ? ParamRole::AlignedInput : ParamRole::Input);
    const ValueId id = build_.param(type, "in" + std::to_string(roles.size()));
    (aligned ? aligned_ : inputs_).push_back(id);
    // Every kernel has an input to read anywhere.
    if (aligned && inputs_.empty()) add_input(roles, false);
  }

  void add_output(std::vector<ParamRole> &roles, ParamRole role, int rank) {
    static const std::vector<LayoutClass> kLayouts = {LayoutClass::General, LayoutClass::UnitInner,
                                                      LayoutClass::Contiguous, LayoutClass::Contiguous};
    roles.push_back(role);
    const Type type = Type::array(dtype(), rank, random_.pick(kLayouts));
    outputs_.push_back({build_.param(type, "out" + std::to_string(roles.size())), role, random_.between(0, 2)});
  }

  /// A live value of the dtype, or one made for the purpose.
  ValueId pick(DType wanted) {
    std::vector<ValueId> fitting;
    for (ValueId id : live_) {
      if (function_.type(id).dtype == wanted) fitting.push_back(id);
    }
    if (!fitting.empty() && random_.chance(85)) return random_.pick(fitting);
    if (!live_.empty() && random_.chance(75)) return build_.cast(random_.pick(live_), wanted);
    return build_.constant(random_.value(wanted));
  }

  ValueId number(std::int64_t value) { return build_.constant_int(DType::Int64, value); }

  ValueId condition() {
    if (random_.chance(40)) return pick(DType::Bool);
    static const std::vector<ScalarOp> kCompare = {ScalarOp::Lt, ScalarOp::Le, ScalarOp::Gt,
                                                   ScalarOp::Ge, ScalarOp::Eq, ScalarOp::Ne};
    const DType of = live_dtype();
    return build_.scalar(random_.pick(kCompare), {pick(of), pick(of)});
  }

  /// An int64 that is often, not always, inside [0, extent).
  ValueId index(ValueId array, int axis) {
    switch (random_.below(6)) {
      case 0: return pick(DType::Int64);
      case 1: return number(random_.between(-3, 6));
      case 2: return build_.scalar(ScalarOp::Mod, {pick(DType::Int64), build_.extent(array, axis)});
      case 3:
        return build_.scalar(ScalarOp::Add, {build_.scalar(ScalarOp::And, {pick(DType::Int64), number(7)}), number(-1)});
      case 4: return build_.scalar(ScalarOp::Add, {pick(DType::Int64), number(random_.between(-2, 2))});
      default: return build_.scalar(ScalarOp::And, {pick(DType::Int64), number(3)});
    }
  }

  Check check() {
    if (!options_.reports || in_reduce_ > 0) return Check::Drop;
    return random_.chance(3) ? Check::Report : Check::Drop;
  }

  // --- the number of the thread, once as ops of their own and once as users write it

  ValueId global_index(int dim) {
    if (random_.chance(50)) return build_.thread_query(OpCode::GlobalIdx, dim);
    const ValueId thread = build_.cast(build_.thread_query(OpCode::ThreadIdx, dim), DType::Int64);
    const ValueId block = build_.cast(build_.thread_query(OpCode::BlockIdx, dim), DType::Int64);
    const ValueId extent = build_.cast(build_.thread_query(OpCode::BlockDim, dim), DType::Int64);
    const ValueId offset = random_.chance(50) ? build_.scalar(ScalarOp::Mul, {block, extent})
                                              : build_.scalar(ScalarOp::Mul, {extent, block});
    return random_.chance(50) ? build_.scalar(ScalarOp::Add, {thread, offset})
                              : build_.scalar(ScalarOp::Add, {offset, thread});
  }

  ValueId global_size(int dim) {
    if (random_.chance(50)) return build_.thread_query(OpCode::GlobalSize, dim);
    const ValueId grid = build_.cast(build_.thread_query(OpCode::GridDim, dim), DType::Int64);
    const ValueId block = build_.cast(build_.thread_query(OpCode::BlockDim, dim), DType::Int64);
    return build_.scalar(ScalarOp::Mul, {grid, block});
  }

  void thread_number() {
    for (int dim = 0; dim < 3; ++dim) point_.push_back(keep(global_index(dim)));
    const ValueId row = build_.scalar(ScalarOp::Add, {point_[1], build_.scalar(ScalarOp::Mul, {global_size(1), point_[2]})});
    number_ = keep(build_.scalar(ScalarOp::Add, {point_[0], build_.scalar(ScalarOp::Mul, {global_size(0), row})}));
  }

  // --- memory

  void load_input() {
    const bool aligned = !aligned_.empty() && random_.chance(50);
    const ValueId array = aligned ? random_.pick(aligned_) : random_.pick(inputs_);
    std::vector<ValueId> indices;
    if (aligned) {
      indices = point_;
    } else {
      for (int axis = 0; axis < function_.type(array).rank; ++axis) indices.push_back(index(array, axis));
    }
    keep(build_.load(array, indices, aligned ? Check::None : check(), random_.chance(50)));
  }

  std::vector<ValueId> output_indices(const Output &output) {
    switch (output.role) {
      case ParamRole::Linear: {
        if (output.shift == 0 || random_.chance(10)) return {number_};
        return {build_.scalar(ScalarOp::Add, {number_, number(output.shift)})};
      }
      case ParamRole::Scratch: return {number_, index(output.array, 1)};
      case ParamRole::Grid: return {point_[2], point_[1], point_[0]};
      default: return point_;
    }
  }

  void store_output(const Output &output) {
    const bool aligned = output.role == ParamRole::AlignedOutput;
    // A Linear output must have one index a thread.
    const std::vector<ValueId> indices =
        output.role == ParamRole::Linear
            ? std::vector<ValueId>{build_.scalar(ScalarOp::Add, {number_, number(output.shift)})}
            : output_indices(output);
    const ValueId value = pick(function_.type(output.array).dtype);
    build_.store(output.array, value, indices, aligned ? Check::None : check(), random_.chance(50));
  }

  void load_output(const Output &output) {
    const bool aligned = output.role == ParamRole::AlignedOutput;
    const std::vector<ValueId> indices =
        output.role == ParamRole::Linear
            ? std::vector<ValueId>{build_.scalar(ScalarOp::Add, {number_, number(output.shift)})}
            : output_indices(output);
    keep(build_.load(output.array, indices, aligned ? Check::None : check(), random_.chance(50)));
  }

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
        build_.return_(exit_values(function_.kind == FunctionKind::Device ? function_.result_types : std::vector<Type>{}));
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
    if (random_.chance(30)) results = {Type::scalar(DType::Bool)};   // as `a and b` is written
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
    static const std::vector<DType> kCounters = {DType::Int64, DType::Int64, DType::Int32, DType::UInt64,
                                                 DType::UInt8, DType::Int8};
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

  /// Reads an input with the induction value as one index.
  void load_along(ValueId induction) {
    const ValueId array = random_.pick(inputs_);
    const int rank = function_.type(array).rank;
    const int along = random_.below(rank);
    const ValueId at = build_.cast(induction, DType::Int64);
    std::vector<ValueId> indices;
    for (int axis = 0; axis < rank; ++axis) indices.push_back(axis == along ? at : index(array, axis));
    keep(build_.load(array, indices, check(), random_.chance(50)));
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
    const ValueId hi = random_.chance(30) ? bound(DType::Int64) : number(random_.pick(std::vector<int>{0, 3, 15, 16, 17, 40, 300, 700}));
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
      const auto found = std::find_if(inputs_.begin(), inputs_.end(),
                                      [&](ValueId id) { return function_.type(id) == each; });
      if (found == inputs_.end()) return;
      args.push_back(*found);
    }
    for (ValueId id : build_.call(callee, args)) keep(id);
  }

  // --- statements

  void scalar_op() {
    static const std::vector<ScalarOp> kCommon = {
        ScalarOp::Add, ScalarOp::Sub, ScalarOp::Mul,    ScalarOp::Minimum, ScalarOp::Maximum, ScalarOp::And, ScalarOp::Or,
        ScalarOp::Xor, ScalarOp::Lt,  ScalarOp::Eq,     ScalarOp::Select,  ScalarOp::Div,     ScalarOp::Shl, ScalarOp::Shr,
        ScalarOp::Neg, ScalarOp::Not, ScalarOp::FloorDiv, ScalarOp::Mod};
    for (int attempt = 0; attempt < 20; ++attempt) {
      const ScalarOp op = random_.chance(60) ? random_.pick(kCommon) : random_.pick(ops_);
      const ScalarOpInfo &row = info(op);
      const DType of = live_dtype();
      if ((row.domain & domain(of)) == 0) continue;
      if (row.signature == Signature::RealToComplex && (size_of(of) < 4 || !has(result_dtype(op, of)))) continue;
      std::vector<ValueId> operands;
      for (int i = 0; i < row.arity; ++i) {
        if (row.signature == Signature::Select && i == 0) {
          operands.push_back(pick(DType::Bool));
        } else if (row.signature == Signature::IntSecond && i == 1) {
          operands.push_back(pick(random_.chance(50) ? DType::Int32 : DType::Int64));
        } else {
          operands.push_back(pick(of));
        }
      }
      keep(build_.scalar(op, operands));
      return;
    }
  }

  static std::uint8_t domain(DType of) {
    switch (kind_of(of)) {
      case DTypeKind::Bool: return kOnBool;
      case DTypeKind::Float: return kOnFloat;
      case DTypeKind::Complex: return kOnComplex;
      default: return kOnInt;
    }
  }

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

  void query() {
    if (random_.chance(50)) {
      const ValueId array = random_.pick(inputs_);
      const int axis = random_.below(function_.type(array).rank);
      // A stride of a broadcast or general array is the argument's; it is the same in every run.
      keep(random_.chance(70) ? build_.extent(array, axis) : build_.stride(array, axis));
      return;
    }
    if (options_.kind == FunctionKind::Elementwise) return;
    static const std::vector<OpCode> kQueries = {OpCode::ThreadIdx, OpCode::BlockIdx,  OpCode::BlockDim,
                                                 OpCode::GridDim,   OpCode::GlobalIdx, OpCode::GlobalSize};
    keep(build_.thread_query(random_.pick(kQueries), random_.below(3)));
  }

  RandomSource &random_;
  const RandomOptions &options_;
  Function &function_;
  Builder build_;
  std::vector<const Function *> callees_;
  std::vector<ScalarOp> ops_;
  std::vector<ValueId> live_;
  std::vector<ValueId> inputs_;
  std::vector<ValueId> aligned_;
  std::vector<Output> outputs_;
  std::vector<ValueId> point_;   ///< Simt: global x, y, z; Elementwise: the indices
  ValueId number_;               ///< Simt: the thread's number in the grid
  const Type *first_input_ = nullptr;
  std::vector<LoopContext> loops_;
  int in_reduce_ = 0;
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
