#include "ir/builder.h"

#include "ir/cooperation.h"

#include <utility>

namespace gridstride::ir {

Op *Builder::append(OpCode code, std::vector<ValueId> operands) {
  auto op = std::make_unique<Op>();
  op->code = code;
  op->operands = std::move(operands);
  op->loc = loc_;
  region_->ops.push_back(std::move(op));
  return region_->ops.back().get();
}

ValueId Builder::result(Op *op, Type type) {
  const ValueId id = function_->new_value(type);
  op->results.push_back(id);
  return id;
}

ValueId Builder::param(Type type, std::string name) {
  const ValueId id = function_->new_value(type, name);
  function_->params.push_back(type);
  function_->param_names.push_back(std::move(name));
  function_->body.args.push_back(id);
  return id;
}

ValueId Builder::index_arg(std::string name) {
  const ValueId id = function_->new_value(Type::scalar(DType::Int64), std::move(name));
  function_->body.args.push_back(id);
  return id;
}

ValueId Builder::constant(Scalar value) {
  Op *op = append(OpCode::Constant, {});
  op->scalar = value;
  return result(op, Type::scalar(value.dtype));
}

ValueId Builder::constant_int(DType dtype, std::int64_t value) {
  return constant(Scalar::of_int(dtype, value));
}

ValueId Builder::constant_float(DType dtype, double value) {
  return constant(Scalar::of_float(dtype, value));
}

ValueId Builder::scalar(ScalarOp op, std::initializer_list<ValueId> operands) {
  return scalar(op, std::vector<ValueId>(operands));
}

ValueId Builder::scalar(ScalarOp op, const std::vector<ValueId> &operands) {
  // Select's T stands second; every other operation's first.
  const std::size_t typed = op == ScalarOp::Select ? 1 : 0;
  const DType dtype = typed < operands.size() ? type(operands[typed]).dtype : DType::Float64;
  Op *made = append(OpCode::Scalar, operands);
  made->scalar_op = op;
  return result(made, Type::scalar(result_dtype(op, dtype)));
}

ValueId Builder::cast(ValueId value, DType dtype) {
  if (type(value).dtype == dtype) return value;
  return result(append(OpCode::Cast, {value}), Type::scalar(dtype));
}

ValueId Builder::thread_query(OpCode code, int dim) {
  const bool wide = code == OpCode::GlobalIdx || code == OpCode::GlobalSize;
  Op *op = append(code, {});
  op->dim = static_cast<std::uint8_t>(dim);
  return result(op, Type::scalar(wide ? DType::Int64 : DType::Int32));
}

ValueId Builder::extent(ValueId array, int axis) {
  Op *op = append(OpCode::Extent, {array});
  op->dim = static_cast<std::uint8_t>(axis);
  return result(op, Type::scalar(DType::Int64));
}

ValueId Builder::stride(ValueId array, int axis) {
  Op *op = append(OpCode::Stride, {array});
  op->dim = static_cast<std::uint8_t>(axis);
  return result(op, Type::scalar(DType::Int64));
}

ValueId Builder::load(ValueId array, const std::vector<ValueId> &indices, Check check, bool wrap) {
  std::vector<ValueId> operands{array};
  operands.insert(operands.end(), indices.begin(), indices.end());
  Op *op = append(OpCode::Load, std::move(operands));
  op->check = check;
  op->wrap = wrap;
  return result(op, Type::scalar(type(array).dtype));
}

void Builder::store(ValueId array, ValueId value, const std::vector<ValueId> &indices, Check check, bool wrap) {
  std::vector<ValueId> operands{array, value};
  operands.insert(operands.end(), indices.begin(), indices.end());
  Op *op = append(OpCode::Store, std::move(operands));
  op->check = check;
  op->wrap = wrap;
}

Op *Builder::if_(ValueId condition, const std::vector<Type> &results) {
  Op *op = append(OpCode::If, {condition});
  op->regions.resize(2);
  for (const Type &each : results) result(op, each);
  return op;
}

Op *Builder::for_(ValueId lo, ValueId hi, ValueId step, const std::vector<ValueId> &carried) {
  std::vector<ValueId> operands{lo, hi, step};
  operands.insert(operands.end(), carried.begin(), carried.end());
  Op *op = append(OpCode::For, std::move(operands));
  op->regions.resize(1);
  op->regions[0].args.push_back(function_->new_value(type(lo)));
  for (ValueId each : carried) op->regions[0].args.push_back(function_->new_value(type(each)));
  for (ValueId each : carried) result(op, type(each));
  return op;
}

Op *Builder::loop(const std::vector<ValueId> &carried) {
  Op *op = append(OpCode::Loop, carried);
  op->regions.resize(1);
  for (ValueId each : carried) op->regions[0].args.push_back(function_->new_value(type(each)));
  for (ValueId each : carried) result(op, type(each));
  return op;
}

Op *Builder::reduce(ScalarOp combine, DType dtype, ValueId lo, ValueId hi, Scalar identity) {
  Op *op = append(OpCode::Reduce, {lo, hi});
  op->scalar_op = combine;
  op->scalar = identity;
  op->regions.resize(1);
  op->regions[0].args.push_back(function_->new_value(Type::scalar(DType::Int64)));
  result(op, Type::scalar(dtype));
  return op;
}

std::vector<ValueId> Builder::call(const Function &callee, const std::vector<ValueId> &args) {
  Op *op = append(OpCode::Call, args);
  op->symbol = callee.name;
  for (const Type &each : callee.result_types) result(op, each);
  return op->results;
}

void Builder::fault(ValueId condition, FaultKind kind, std::string message) {
  Op *op = append(OpCode::Fault, {condition});
  op->fault = kind;
  op->symbol = std::move(message);
}

void Builder::print(std::string format, const std::vector<ValueId> &values) {
  append(OpCode::Print, values)->symbol = std::move(format);
}

ValueId Builder::own_array(OpCode code, DType dtype, std::vector<std::int64_t> shape) {
  Op *op = append(code, {});
  const Space space = code == OpCode::SharedArray ? Space::Shared : Space::Local;
  const int rank = static_cast<int>(shape.size());
  op->shape = std::move(shape);
  return result(op, Type::array(dtype, rank, LayoutClass::Contiguous, space));
}

void Builder::barrier(BarrierKind kind) {
  append(OpCode::Barrier, {})->barrier = kind;
}

ValueId Builder::barrier_vote(BarrierKind kind, ValueId predicate) {
  Op *op = append(OpCode::Barrier, {predicate});
  op->barrier = kind;
  return result(op, Type::scalar(DType::Int32));
}

void Builder::fence(std::string_view scope, std::vector<ValueId> operands) {
  append(OpCode::Fence, std::move(operands))->symbol = scope;
}

ValueId Builder::atomic(AtomicOp kind, ValueId array, const std::vector<ValueId> &values,
                        const std::vector<ValueId> &indices, Check check, bool wrap) {
  std::vector<ValueId> operands{array};
  operands.insert(operands.end(), values.begin(), values.end());
  operands.insert(operands.end(), indices.begin(), indices.end());
  Op *op = append(OpCode::Atomic, std::move(operands));
  op->atomic = kind;
  op->check = check;
  op->wrap = wrap;
  return result(op, Type::scalar(type(array).dtype));
}

std::vector<ValueId> Builder::warp(WarpOp kind, const std::vector<ValueId> &operands, int width) {
  Op *op = append(OpCode::Warp, operands);
  op->warp = kind;
  op->width = static_cast<std::uint8_t>(width);
  for (const DType each : warp_results(kind, operands.size() > 1 ? type(operands[1]).dtype : DType::Int32)) {
    result(op, Type::scalar(each));
  }
  return op->results;
}

void Builder::yield(const std::vector<ValueId> &values) {
  append(OpCode::Yield, values)->loc = {};
}
void Builder::break_(const std::vector<ValueId> &values) {
  append(OpCode::Break, values);
}
void Builder::continue_(const std::vector<ValueId> &values) {
  append(OpCode::Continue, values);
}
void Builder::return_(const std::vector<ValueId> &values) {
  append(OpCode::Return, values);
}

}  // namespace gridstride::ir
