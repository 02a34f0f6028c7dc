#include "codegen/cpu/math.h"

#include <array>
#include <numbers>
#include <numeric>

#include <fmt/format.h>
#include <llvm/IR/Intrinsics.h>

#include "base/error.h"
#include "codegen/cpu/arithmetic.h"

namespace gridstride::codegen::cpu {

namespace {

/// The vector math library's name of an operation, and its precision suffix.
struct MathFunction {
  ScalarOp op;
  std::string_view name;
  std::string_view precision;
};

constexpr std::array kMathFunctions = {
    MathFunction{ScalarOp::Pow, "pow", "u10"},       MathFunction{ScalarOp::Cbrt, "cbrt", "u10"},
    MathFunction{ScalarOp::Exp, "exp", "u10"},       MathFunction{ScalarOp::Exp2, "exp2", "u10"},
    MathFunction{ScalarOp::Exp10, "exp10", "u10"},   MathFunction{ScalarOp::Expm1, "expm1", "u10"},
    MathFunction{ScalarOp::Log, "log", "u10"},       MathFunction{ScalarOp::Log2, "log2", "u10"},
    MathFunction{ScalarOp::Log10, "log10", "u10"},   MathFunction{ScalarOp::Log1p, "log1p", "u10"},
    MathFunction{ScalarOp::Sin, "sin", "u10"},       MathFunction{ScalarOp::Cos, "cos", "u10"},
    MathFunction{ScalarOp::Tan, "tan", "u10"},       MathFunction{ScalarOp::Asin, "asin", "u10"},
    MathFunction{ScalarOp::Acos, "acos", "u10"},     MathFunction{ScalarOp::Atan, "atan", "u10"},
    MathFunction{ScalarOp::Sinh, "sinh", "u10"},     MathFunction{ScalarOp::Cosh, "cosh", "u10"},
    MathFunction{ScalarOp::Tanh, "tanh", "u10"},     MathFunction{ScalarOp::Asinh, "asinh", "u10"},
    MathFunction{ScalarOp::Acosh, "acosh", "u10"},   MathFunction{ScalarOp::Atanh, "atanh", "u10"},
    MathFunction{ScalarOp::Atan2, "atan2", "u10"},   MathFunction{ScalarOp::Hypot, "hypot", "u05"},
    MathFunction{ScalarOp::Sinpi, "sinpi", "u05"},   MathFunction{ScalarOp::Cospi, "cospi", "u05"},
    MathFunction{ScalarOp::Erf, "erf", "u10"},       MathFunction{ScalarOp::Erfc, "erfc", "u15"},
    MathFunction{ScalarOp::Tgamma, "tgamma", "u10"}, MathFunction{ScalarOp::Lgamma, "lgamma", "u10"},
};

const MathFunction *find_math(ScalarOp op) {
  for (const MathFunction &row : kMathFunctions) {
    if (row.op == op) return &row;
  }
  return nullptr;
}

std::string_view isa_suffix(VectorIsa isa) {
  switch (isa) {
    case VectorIsa::Avx512: return "avx512f";
    case VectorIsa::Avx2: return "avx2";
    case VectorIsa::Sse: break;
  }
  return "sse2";
}

}  // namespace

Arithmetic::Value *Arithmetic::vector_math(ScalarOp op, std::span<Value *const> operands) {
  switch (op) {
    case ScalarOp::Asinh:
    case ScalarOp::Acosh: return inverse_hyperbolic(op, operands[0]);
    case ScalarOp::Sinpi:
    case ScalarOp::Cospi: return turn(op, operands[0]);
    default: return call_math(op, operands);
  }
}

/// The library squares the argument: for large ones it is log(2 |x|).
Arithmetic::Value *Arithmetic::inverse_hyperbolic(ScalarOp op, Value *a) {
  const bool is_double = a->getType()->getScalarType()->isDoubleTy();
  Value *near[] = {a};
  Value *result = call_math(op, near);
  Value *magnitude = intrinsic(llvm::Intrinsic::fabs, a);
  Value *doubles = builder_.CreateFCmpOLT(magnitude, number(a, is_double ? 0x1p1023 : 0x1p127));
  Value *twice = builder_.CreateSelect(doubles, builder_.CreateFAdd(magnitude, magnitude), magnitude);
  Value *logarithm[] = {twice};
  Value *far = call_math(ScalarOp::Log, logarithm);
  far = builder_.CreateSelect(doubles, far, builder_.CreateFAdd(far, number(a, std::numbers::ln2)));
  if (op == ScalarOp::Asinh) far = intrinsic(llvm::Intrinsic::copysign, far, {a});
  Value *large = op == ScalarOp::Asinh ? magnitude : a;
  return builder_.CreateSelect(builder_.CreateFCmpOGT(large, number(a, is_double ? 0x1p60 : 0x1p30)), far, result);
}

/// The library takes arguments up to some 10^7: whole turns are taken off first, which is exact.
Arithmetic::Value *Arithmetic::turn(ScalarOp op, Value *a) {
  Value *turns = intrinsic(llvm::Intrinsic::rint, builder_.CreateFMul(a, number(a, 0.5)));
  Value *reduced[] = {builder_.CreateFSub(a, builder_.CreateFMul(turns, number(a, 2)))};
  Value *result = call_math(op, reduced);
  if (op == ScalarOp::Cospi) return result;
  Value *zero = builder_.CreateFCmpOEQ(result, number(a, 0));
  return builder_.CreateSelect(zero, intrinsic(llvm::Intrinsic::copysign, number(a, 0), {a}), result);
}

Arithmetic::Value *Arithmetic::call_math(ScalarOp op, std::span<Value *const> operands) {
  const MathFunction *row = find_math(op);
  if (row == nullptr) return nullptr;
  llvm::Type *element = operands[0]->getType()->getScalarType();
  const bool is_double = element->isDoubleTy();
  const int width = context_.target.vector_bytes() / (is_double ? 8 : 4);
  llvm::FixedVectorType *type = context_.vector_of(element, width);

  const std::vector<llvm::Type *> parameters(operands.size(), type);
  const std::string symbol = fmt::format("Sleef_{}{}{}_{}{}", row->name, is_double ? 'd' : 'f', width, row->precision,
                                         isa_suffix(context_.target.isa));
  auto callee = context_.module.getOrInsertFunction(symbol, llvm::FunctionType::get(type, parameters, false));
  if (auto *function = llvm::dyn_cast<llvm::Function>(callee.getCallee())) {
    function->setDoesNotThrow();
    function->setDoesNotAccessMemory();
  }

  const auto *given = llvm::dyn_cast<llvm::FixedVectorType>(operands[0]->getType());
  if (given == nullptr) {
    // A lone value takes the same function, so that a result never depends on how code was vectorised.
    std::vector<Value *> arguments;
    for (Value *operand : operands)
      arguments.push_back(builder_.CreateVectorSplat(static_cast<unsigned>(width), operand));
    return builder_.CreateExtractElement(builder_.CreateCall(callee, arguments), std::uint64_t{0});
  }

  const int lanes = static_cast<int>(given->getNumElements());
  std::vector<Value *> parts;
  for (int first = 0; first < lanes; first += width) {
    std::vector<int> chosen(static_cast<std::size_t>(width));
    for (int lane = 0; lane < width; ++lane) chosen[static_cast<std::size_t>(lane)] = std::min(first + lane, lanes - 1);
    std::vector<Value *> arguments;
    for (Value *operand : operands) {
      arguments.push_back(lanes == width ? operand : builder_.CreateShuffleVector(operand, chosen));
    }
    parts.push_back(builder_.CreateCall(callee, arguments));
  }
  while (parts.size() > 1) {
    std::vector<Value *> joined;
    for (std::size_t i = 0; i < parts.size(); i += 2) {
      const auto count = llvm::cast<llvm::FixedVectorType>(parts[i]->getType())->getNumElements();
      std::vector<int> both(std::size_t{2} * count);
      std::iota(both.begin(), both.end(), 0);
      joined.push_back(builder_.CreateShuffleVector(parts[i], parts[i + 1], both));
    }
    parts = std::move(joined);
  }
  if (lanes < width) {
    std::vector<int> chosen(static_cast<std::size_t>(lanes));
    std::iota(chosen.begin(), chosen.end(), 0);
    parts[0] = builder_.CreateShuffleVector(parts[0], chosen);
  }
  return parts[0];
}

Raw Arithmetic::lane_by_lane(ScalarOp op, std::span<const Raw> operands, std::span<const DType> dtypes) {
  const auto *vector = llvm::dyn_cast<llvm::FixedVectorType>(operands[0].re->getType());
  const int lanes = vector == nullptr ? 1 : static_cast<int>(vector->getNumElements());
  const DType dtype = info(op).signature == Signature::Select ? dtypes[1] : dtypes[0];
  const DType result = result_dtype(op, dtype);

  // Operands and results pass through memory as arrays; a complex number as the array of its real parts and then the
  // array of its imaginary parts.
  const auto slot_of = [&](DType type) {
    llvm::Type *element = context_.memory_type(type);
    return context_.stack_slot(
        builder_, llvm::ArrayType::get(element, static_cast<unsigned>(lanes * (is_complex(type) ? 2 : 1))));
  };
  const auto offset = [&](Value *slot, DType type) {
    return builder_.CreateConstGEP1_64(context_.memory_type(type), slot, static_cast<std::uint64_t>(lanes));
  };
  std::vector<Value *> arguments{
      context_.int32(static_cast<std::int32_t>(op)), context_.int32(static_cast<std::int32_t>(dtypes[0])),
      context_.int32(static_cast<std::int32_t>(dtypes.size() > 1 ? dtypes[1] : dtypes[0])), context_.int32(lanes)};
  for (std::size_t i = 0; i < 3; ++i) {
    if (i >= operands.size()) {
      arguments.push_back(llvm::ConstantPointerNull::get(context_.pointer()));
      continue;
    }
    Value *slot = slot_of(dtypes[i]);
    Value *value = operands[i].re;
    if (dtypes[i] == DType::Bool) value = cast_bool(value, DType::UInt8).re;
    builder_.CreateAlignedStore(value, slot, llvm::Align(size_of(real_of(dtypes[i]))));
    if (operands[i].im != nullptr) {
      builder_.CreateAlignedStore(operands[i].im, offset(slot, dtypes[i]), llvm::Align(size_of(real_of(dtypes[i]))));
    }
    arguments.push_back(slot);
  }
  Value *slot = slot_of(result);
  arguments.push_back(slot);

  llvm::Type *i32 = context_.i32();
  llvm::Type *pointer = context_.pointer();
  auto callee = context_.module.getOrInsertFunction(
      std::string(kEvaluateLanes),
      llvm::FunctionType::get(llvm::Type::getVoidTy(context_.llvm),
                              {i32, i32, i32, i32, pointer, pointer, pointer, pointer}, false));
  builder_.CreateCall(callee, arguments);

  llvm::Type *type = Context::shaped(context_.memory_type(result), operands[0].re);
  const llvm::Align align(size_of(real_of(result)));
  Raw loaded{builder_.CreateAlignedLoad(type, slot, align)};
  if (is_complex(result)) loaded.im = builder_.CreateAlignedLoad(type, offset(slot, result), align);
  if (result == DType::Bool) loaded.re = as_bool(builder_.CreateICmpNE(loaded.re, llvm::Constant::getNullValue(type)));
  return loaded;
}

/// fmod and what Python makes of it.
Arithmetic::Value *Arithmetic::float_remainder(ScalarOp op, DType dtype, Value *a, Value *b) {
  const Raw operands[] = {{a}, {b}};
  const DType dtypes[] = {dtype, dtype};
  return lane_by_lane(op, operands, dtypes).re;
}

}  // namespace gridstride::codegen::cpu
