#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "ir/ir.h"

namespace gridstride::ir {

/// Appends ops to a region of a function. Checks nothing: `verify` does.
class Builder {
public:
  explicit Builder(Function &function) : function_(&function), region_(&function.body) {}

  [[nodiscard]] Function &function() { return *function_; }
  [[nodiscard]] const Type &type(ValueId id) const { return function_->type(id); }
  void set_loc(Loc loc) { loc_ = loc; }
  [[nodiscard]] Loc loc() const { return loc_; }

  /// Where ops go. A Region of an op stays valid while its op lives.
  [[nodiscard]] Region *region() { return region_; }
  void set_region(Region *region) { region_ = region; }

  /// Adds the function's next parameter and returns its body argument.
  ValueId param(Type type, std::string name);
  /// Adds a body argument that is no parameter (Elementwise indices).
  ValueId index_arg(std::string name);

  ValueId constant(Scalar value);
  ValueId constant_int(DType dtype, std::int64_t value);
  ValueId constant_float(DType dtype, double value);
  ValueId scalar(ScalarOp op, std::initializer_list<ValueId> operands);
  ValueId scalar(ScalarOp op, const std::vector<ValueId> &operands);
  /// No op where the dtype is already right.
  ValueId cast(ValueId value, DType dtype);
  ValueId thread_query(OpCode code,
                       int dim);  ///< ThreadIdx, BlockIdx, BlockDim, GridDim, GlobalIdx, GlobalSize, LaneId
  ValueId extent(ValueId array, int axis);
  ValueId stride(ValueId array, int axis);
  ValueId load(ValueId array, const std::vector<ValueId> &indices, Check check, bool wrap);
  void store(ValueId array, ValueId value, const std::vector<ValueId> &indices, Check check, bool wrap);

  /// The op is appended with empty regions (args made); fill them through set_region, ending each in a terminator.
  Op *if_(ValueId condition, const std::vector<Type> &results);
  Op *for_(ValueId lo, ValueId hi, ValueId step, const std::vector<ValueId> &carried);
  Op *loop(const std::vector<ValueId> &carried);
  Op *reduce(ScalarOp combine, DType dtype, ValueId lo, ValueId hi, Scalar identity);
  std::vector<ValueId> call(const Function &callee, const std::vector<ValueId> &args);
  void fault(ValueId condition, FaultKind kind, std::string message);

  /// `format`: see types/print_format.h.
  void print(std::string format, const std::vector<ValueId> &values);

  /// SharedArray or LocalArray.
  ValueId own_array(OpCode code, DType dtype, std::vector<std::int64_t> shape);
  void barrier(BarrierKind kind = BarrierKind::Plain);
  ValueId barrier_vote(BarrierKind kind, ValueId predicate);  ///< Count, And, Or
  /// `scope`: "" for the device, "block", "system", or "sleep" with the nanoseconds as operand.
  void fence(std::string_view scope = {}, std::vector<ValueId> operands = {});
  /// `values`: one, or expected and desired.
  ValueId atomic(AtomicOp op, ValueId array, const std::vector<ValueId> &values, const std::vector<ValueId> &indices,
                 Check check, bool wrap);
  std::vector<ValueId> warp(WarpOp op, const std::vector<ValueId> &operands, int width = kWarpSize);

  /// The end of a region needs no location.
  void yield(const std::vector<ValueId> &values = {});
  void break_(const std::vector<ValueId> &values = {});
  void continue_(const std::vector<ValueId> &values = {});
  void return_(const std::vector<ValueId> &values = {});

private:
  Op *append(OpCode code, std::vector<ValueId> operands);
  ValueId result(Op *op, Type type);

  Function *function_;
  Region *region_;
  Loc loc_;
};

}  // namespace gridstride::ir
