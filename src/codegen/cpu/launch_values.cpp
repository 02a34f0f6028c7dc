#include "codegen/cpu/launch_values.h"

#include <cstddef>

#include "types/kernel_abi.h"

namespace gridstride::codegen::cpu {

namespace {

using llvm::Value;

static_assert(offsetof(CpuLaunch, params) == 0 && offsetof(CpuLaunch, dims) == 8 &&
                  offsetof(CpuLaunch, extents) == 32 && offsetof(CpuLaunch, fault) == 40 &&
                  offsetof(CpuLaunch, shared_bytes) == 48 && offsetof(CpuLaunch, cancelled) == 56 &&
                  offsetof(GridDims, block) == 12,
              "compiled code reads these fields at these offsets");

/// As long as the longest vector access.
constexpr unsigned kSpareBytes = 1024;

Value *field(const Context &context, Builder &builder, llvm::Type *type, Value *base, std::size_t offset) {
  return builder.CreateAlignedLoad(type, builder.CreateConstGEP1_64(context.i8(), base, offset), llvm::Align(4));
}

}  // namespace

std::vector<Value *> read_launch(const Context &context, Builder &builder, const ir::Function &kernel, Value *launch,
                                 LaunchValues &into, const std::vector<std::vector<std::int64_t>> *known,
                                 Value *given_slots, Value *sink) {
  const auto read = [&](llvm::Type *type, std::size_t offset) { return field(context, builder, type, launch, offset); };
  Value *slots = given_slots != nullptr ? given_slots : read(context.pointer(), offsetof(CpuLaunch, params));
  std::uint64_t slot = 0;
  const auto next_slot = [&](llvm::Type *type) {
    return builder.CreateAlignedLoad(type, builder.CreateConstGEP1_64(context.i64(), slots, slot++), llvm::Align(4));
  };
  for (const ir::Type &type : kernel.params) {
    into.scalars.emplace_back();
    into.arrays.emplace_back();
    if (type.is_scalar()) {
      LaneValue &value = into.scalars.back();
      value.shape = Shape::Uniform;
      value.level = kLaunch;
      llvm::Type *memory = context.memory_type(type.dtype);
      if (type.dtype == DType::Complex64) {
        Value *pointer = builder.CreateConstGEP1_64(context.i64(), slots, slot++);
        value.raw.re = builder.CreateAlignedLoad(memory, pointer, llvm::Align(4));
        value.raw.im =
            builder.CreateAlignedLoad(memory, builder.CreateConstGEP1_64(memory, pointer, 1), llvm::Align(4));
        continue;
      }
      value.raw.re = next_slot(memory);
      if (type.dtype == DType::Complex128) value.raw.im = next_slot(memory);
      if (type.dtype == DType::Bool)
        value.raw.re = builder.CreateICmpNE(value.raw.re, llvm::Constant::getNullValue(memory));
      continue;
    }
    ArrayValue &array = into.arrays.back();
    array.type = type;
    array.data = next_slot(context.pointer());
    for (int axis = 0; axis < type.rank; ++axis) array.extents.push_back(next_slot(context.i64()));
    for (int axis = 0; axis < type.rank; ++axis) array.strides.push_back(next_slot(context.i64()));
    const std::size_t number = into.arrays.size() - 1;
    for (std::size_t axis = 0; known != nullptr && axis < (*known)[number].size(); ++axis) {
      const std::int64_t extent = (*known)[number][axis];
      if (extent >= 0) array.extents[axis] = context.int64(extent);
    }
    apply_layout(context, builder, array);
  }
  std::vector<Value *> extents;
  if (kernel.kind != ir::FunctionKind::Elementwise) {
    for (unsigned dim = 0; dim < 3; ++dim) {
      into.grid[dim] = builder.CreateZExt(read(context.i32(), 8 + 4 * dim), context.i64());
      into.block[dim] = builder.CreateZExt(read(context.i32(), 20 + 4 * dim), context.i64());
    }
    into.shared_bytes = read(context.i64(), offsetof(CpuLaunch, shared_bytes));
  } else {
    Value *given = read(context.pointer(), offsetof(CpuLaunch, extents));
    for (unsigned axis = 0; axis < kernel.space_rank; ++axis) {
      extents.push_back(builder.CreateAlignedLoad(context.i64(), builder.CreateConstGEP1_64(context.i64(), given, axis),
                                                  llvm::Align(8)));
    }
  }
  into.fault = read(context.pointer(), offsetof(CpuLaunch, fault));
  into.sink = sink != nullptr ? sink : context.stack_slot(builder, llvm::ArrayType::get(context.i8(), kSpareBytes));
  auto *zeros = llvm::ArrayType::get(context.i8(), kSpareBytes);
  auto *global = new llvm::GlobalVariable(context.module, zeros, true, llvm::GlobalValue::PrivateLinkage,
                                          llvm::Constant::getNullValue(zeros), "zeros");
  global->setAlignment(llvm::Align(64));
  into.zeros = global;
  // A flag that is never raised stands for none.
  Value *flag = read(context.pointer(), offsetof(CpuLaunch, cancelled));
  into.cancelled = builder.CreateSelect(builder.CreateIsNull(flag), into.zeros, flag);
  return extents;
}

void apply_layout(const Context &context, Builder &builder, ArrayValue &array) {
  const std::size_t rank = array.strides.size();
  if (rank == 0) return;
  const auto item = static_cast<std::int64_t>(size_of(array.type.dtype));
  switch (array.type.layout) {
    case ir::LayoutClass::General: break;
    case ir::LayoutClass::UnitInner: array.strides.back() = context.int64(item); break;
    case ir::LayoutClass::BroadcastInner: array.strides.back() = context.int64(0); break;
    case ir::LayoutClass::Contiguous: {
      Value *step = context.int64(item);
      for (std::size_t axis = rank; axis-- > 0;) {
        array.strides[axis] = step;
        if (axis > 0) step = builder.CreateMul(step, array.extents[axis]);
      }
      break;
    }
  }
}

}  // namespace gridstride::codegen::cpu
