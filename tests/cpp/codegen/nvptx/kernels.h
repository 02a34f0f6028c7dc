#pragma once

#include <string>
#include <vector>

#include "ir/builder.h"
#include "ir/ir.h"
#include "ops/scalar_op.h"

namespace gridstride::testing {

inline constexpr DType kAllDTypes[] = {DType::Bool,    DType::Int8,      DType::Int16,     DType::Int32,
                                       DType::Int64,   DType::UInt8,     DType::UInt16,    DType::UInt32,
                                       DType::UInt64,  DType::Float16,   DType::BFloat16,  DType::Float32,
                                       DType::Float64, DType::Complex64, DType::Complex128};

inline std::uint8_t domain_of(DType dtype) {
  switch (kind_of(dtype)) {
    case DTypeKind::Bool: return kOnBool;
    case DTypeKind::Float: return kOnFloat;
    case DTypeKind::Complex: return kOnComplex;
    default: return kOnInt;
  }
}

inline bool defined_on(ScalarOp op, DType dtype) {
  if (op == ScalarOp::MakeComplex && size_of(dtype) < 4) return false;
  return (info(op).domain & domain_of(dtype)) != 0;
}

/// The dtypes of the operands where the T of the row is `dtype`.
inline std::vector<DType> operand_dtypes(ScalarOp op, DType dtype) {
  std::vector<DType> dtypes(info(op).arity, dtype);
  if (info(op).signature == Signature::Select) dtypes[0] = DType::Bool;
  if (info(op).signature == Signature::IntSecond) dtypes[1] = DType::Int32;
  return dtypes;
}

/// A one-dimensional Elementwise kernel under construction: inputs "a", "b", ..., then the index.
struct PointKernel {
  ir::Module module;
  ir::Function &function;
  ir::Builder build;

  explicit PointKernel(std::string name)
      : module(with_function(std::move(name))), function(module.kernel()), build(function) {
    function.kind = ir::FunctionKind::Elementwise;
    function.space_rank = 1;
    function.disjoint = true;
    function.source_file = "points.py";
    build.set_loc({3, 5, 9});
  }
  static ir::Module with_function(std::string name) {
    ir::Module module;
    module.functions.push_back(std::make_unique<ir::Function>());
    module.kernel().name = std::move(name);
    return module;
  }
  ir::ValueId array(DType dtype, const std::string &name, ir::LayoutClass layout = ir::LayoutClass::Contiguous,
                    int rank = 1) {
    return build.param(ir::Type::array(dtype, rank, layout), name);
  }
  ir::ValueId load(ir::ValueId array, ir::ValueId index) { return build.load(array, {index}, ir::Check::None, false); }
  void store(ir::ValueId array, ir::ValueId value, ir::ValueId index) {
    build.store(array, value, {index}, ir::Check::None, false);
  }
};

/// out[i] = op(a[i], b[i], ...).
inline ir::Module scalar_op_kernel(ScalarOp op, const std::vector<DType> &operands, DType result) {
  PointKernel kernel("op");
  std::vector<ir::ValueId> arrays;
  for (std::size_t i = 0; i < operands.size(); ++i)
    arrays.push_back(kernel.array(operands[i], std::string(1, static_cast<char>('a' + i))));
  const ir::ValueId out = kernel.array(result, "out");
  const ir::ValueId index = kernel.build.index_arg("i");
  std::vector<ir::ValueId> values;
  for (const ir::ValueId each : arrays) values.push_back(kernel.load(each, index));
  kernel.store(out, kernel.build.scalar(op, values), index);
  kernel.build.return_();
  return std::move(kernel.module);
}

inline ir::Module cast_kernel(DType from, DType to) {
  PointKernel kernel("cast");
  const ir::ValueId in = kernel.array(from, "a");
  const ir::ValueId out = kernel.array(to, "out");
  const ir::ValueId index = kernel.build.index_arg("i");
  kernel.store(out, kernel.build.cast(kernel.load(in, index), to), index);
  kernel.build.return_();
  return std::move(kernel.module);
}

/// out = (a * 5, then its square, then twice that), the arithmetic of three statements in one.
inline ir::Module three_statements_kernel(DType dtype) {
  PointKernel kernel("three");
  const ir::ValueId in = kernel.array(dtype, "a");
  const ir::ValueId out = kernel.array(dtype, "out");
  const ir::ValueId index = kernel.build.index_arg("i");
  ir::ValueId x = kernel.load(in, index);
  x = kernel.build.scalar(ScalarOp::Mul, {x, kernel.build.constant_float(dtype, 5)});
  x = kernel.build.scalar(ScalarOp::Mul, {x, x});
  x = kernel.build.scalar(ScalarOp::Add, {x, x});
  kernel.store(out, x, index);
  kernel.build.return_();
  return std::move(kernel.module);
}

/// out[i] = a[i] * factor.
inline ir::Module scale_kernel(DType dtype) {
  PointKernel kernel("scale");
  const ir::ValueId in = kernel.array(dtype, "a");
  const ir::ValueId factor = kernel.build.param(ir::Type::scalar(dtype), "factor");
  const ir::ValueId out = kernel.array(dtype, "out");
  const ir::ValueId index = kernel.build.index_arg("i");
  kernel.store(out, kernel.build.scalar(ScalarOp::Mul, {kernel.load(in, index), factor}), index);
  kernel.build.return_();
  return std::move(kernel.module);
}

/// out[i] = reduce of the row a[i, :].
inline ir::Module row_reduce_kernel(DType dtype, ScalarOp combine, Scalar identity, bool within) {
  PointKernel kernel("rows");
  kernel.function.reduces_within = within;
  const ir::ValueId in = kernel.array(dtype, "a", ir::LayoutClass::Contiguous, 2);
  const ir::ValueId out = kernel.array(dtype, "out");
  const ir::ValueId index = kernel.build.index_arg("i");
  const ir::ValueId zero = kernel.build.constant_int(DType::Int64, 0);
  ir::Op *reduce = kernel.build.reduce(combine, dtype, zero, kernel.build.extent(in, 1), identity);
  ir::Region *outer = kernel.build.region();
  kernel.build.set_region(&reduce->regions[0]);
  kernel.build.yield({kernel.build.load(in, {index, reduce->regions[0].args[0]}, ir::Check::None, false)});
  kernel.build.set_region(outer);
  kernel.store(out, reduce->results[0], index);
  kernel.build.return_();
  return std::move(kernel.module);
}

/// Of each row of a: out[i, j] = (a[i, j] + first) + second, first and second reductions of the row's values and of
/// what was made of them; sums[i] = second.
inline ir::Module row_kernel(DType dtype, ScalarOp combine, Scalar identity) {
  PointKernel kernel("rows");
  ir::Builder &build = kernel.build;
  kernel.function.reduces_within = true;
  const ir::ValueId out = kernel.array(dtype, "out", ir::LayoutClass::Contiguous, 2);
  const ir::ValueId sums = kernel.array(dtype, "sums");
  const ir::ValueId in = kernel.array(dtype, "a", ir::LayoutClass::UnitInner, 2);
  const ir::ValueId count = build.param(ir::Type::scalar(DType::Int64), "count");
  const ir::ValueId row = build.index_arg("i");
  const ir::ValueId zero = build.constant_int(DType::Int64, 0);
  const ir::ValueId one = build.constant_int(DType::Int64, 1);
  ir::Region *outer = build.region();
  const ScalarOp join = dtype == DType::Bool ? ScalarOp::Xor : ScalarOp::Add;
  ir::ValueId first;
  const auto value = [&](ir::ValueId at) {
    const ir::ValueId element = build.load(in, {row, at}, ir::Check::None, false);
    return first.valid() ? build.scalar(join, {element, first}) : element;
  };
  const auto reduce = [&] {
    ir::Op *op = build.reduce(combine, dtype, zero, count, identity);
    build.set_region(&op->regions[0]);
    build.yield({value(op->regions[0].args[0])});
    build.set_region(outer);
    return op->results[0];
  };
  first = reduce();
  const ir::ValueId second = reduce();
  build.store(sums, second, {row}, ir::Check::None, false);
  ir::Op *loop = build.for_(zero, count, one, {});
  build.set_region(&loop->regions[0]);
  const ir::ValueId at = loop->regions[0].args[0];
  build.store(out, build.scalar(join, {value(at), second}), {row, at}, ir::Check::None, false);
  build.continue_();
  build.set_region(outer);
  build.return_();
  return std::move(kernel.module);
}

/// A kernel as users write it: i = grid(1); out[i] = a[i] + b[i], guarded by the arrays' extents.
inline ir::Module vector_add_kernel(DType dtype, ir::Check check = ir::Check::Drop) {
  ir::Module module = PointKernel::with_function("vecadd");
  ir::Function &function = module.kernel();
  function.kind = ir::FunctionKind::Simt;
  function.disjoint = true;
  function.source_file = "vecadd.py";
  ir::Builder build(function);
  build.set_loc({7, 3, 20});
  const ir::Type type = ir::Type::array(dtype, 1, ir::LayoutClass::Contiguous);
  const ir::ValueId a = build.param(type, "a");
  const ir::ValueId b = build.param(type, "b");
  const ir::ValueId out = build.param(type, "out");
  const ir::ValueId i = build.thread_query(ir::OpCode::GlobalIdx, 0);
  const ir::ValueId sum =
      build.scalar(ScalarOp::Add, {build.load(a, {i}, check, false), build.load(b, {i}, check, false)});
  build.set_loc({8, 3, 20});
  build.store(out, sum, {i}, check, false);
  build.return_();
  return module;
}

}  // namespace gridstride::testing
