#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "ir/builder.h"
#include "ir/ir.h"
#include "ir/random_source.h"

namespace gridstride::ir::testing {

/// What random programs may contain. The defaults are what every device must run to the same bits (NaN compares equal
/// to NaN: its payload is open); `transcendental` adds operations that are only exact to some ulps.
struct RandomOptions {
  FunctionKind kind = FunctionKind::Simt;  ///< Simt or Elementwise
  int statements = 24;
  int depth = 3;  ///< of nested regions
  bool transcendental = false;
  bool reports = true;  ///< Check::Report and Fault
  bool device_functions = true;
  bool early_exits = true;  ///< break, continue and return out of nested ifs
  bool reduces = true;      ///< Elementwise: Reduce, outside of other control flow
  std::vector<DType> dtypes = {DType::Bool,   DType::Int8,   DType::Int16,  DType::Int32,   DType::Int64,  DType::UInt8,
                               DType::UInt16, DType::UInt32, DType::UInt64, DType::Float32, DType::Float64};
};

/// What a parameter of a random program is for, so that random_launch.h can make an argument that no two threads race
/// on.
enum class ParamRole : std::uint8_t {
  Scalar,
  Input,          ///< an array that is only read, anywhere
  AlignedInput,   ///< Elementwise: an input with the extents of the iteration space
  Linear,         ///< written at [thread number + constant] only
  Scratch,        ///< written and read at [thread number, anything]
  Grid,           ///< written at [global z, global y, global x] only
  AlignedOutput,  ///< Elementwise: written at the point itself, without a check
};

/// The values and accesses of one function of a random program; the control flow around them is RandomFunction's.
class RandomValues {
protected:
  RandomValues(RandomSource &random, const RandomOptions &options, Function &function)
      : random_(random), options_(options), function_(function), build_(function) {
    for (std::size_t i = 0; i < kScalarOpCount; ++i) {
      const auto op = static_cast<ScalarOp>(i);
      if (options.transcendental || info(op).ulps == 0) ops_.push_back(op);
    }
  }

  struct Output {
    ValueId array;
    ParamRole role;
    int shift;  ///< Linear: added to the thread number
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
        return build_.scalar(ScalarOp::Add,
                             {build_.scalar(ScalarOp::And, {pick(DType::Int64), number(7)}), number(-1)});
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
    const ValueId row =
        build_.scalar(ScalarOp::Add, {point_[1], build_.scalar(ScalarOp::Mul, {global_size(1), point_[2]})});
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

  // --- operations

  void scalar_op() {
    static const std::vector<ScalarOp> kCommon = {
        ScalarOp::Add, ScalarOp::Sub, ScalarOp::Mul, ScalarOp::Minimum, ScalarOp::Maximum,  ScalarOp::And,
        ScalarOp::Or,  ScalarOp::Xor, ScalarOp::Lt,  ScalarOp::Eq,      ScalarOp::Select,   ScalarOp::Div,
        ScalarOp::Shl, ScalarOp::Shr, ScalarOp::Neg, ScalarOp::Not,     ScalarOp::FloorDiv, ScalarOp::Mod};
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
  std::vector<ScalarOp> ops_;
  std::vector<ValueId> live_;
  std::vector<ValueId> inputs_;
  std::vector<ValueId> aligned_;
  std::vector<Output> outputs_;
  std::vector<ValueId> point_;  ///< Simt: global x, y, z; Elementwise: the indices
  ValueId number_;              ///< Simt: the thread's number in the grid
  const Type *first_input_ = nullptr;
  int in_reduce_ = 0;
};

}  // namespace gridstride::ir::testing
