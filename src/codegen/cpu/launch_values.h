#pragma once

#include <vector>

#include "codegen/cpu/body.h"

namespace gridstride::codegen::cpu {

/// Emits what reads the fields of a CpuLaunch at `launch`, at the builder's place. Gives the extents of an Elementwise
/// kernel's iteration space. `known`: extents of the parameters that are constants, -1 for others. `given_slots`: where
/// the parameters are instead; `sink`: memory that another function has for that.
std::vector<llvm::Value *> read_launch(const Context &context, Builder &builder, const ir::Function &kernel,
                                       llvm::Value *launch, LaunchValues &into,
                                       const std::vector<std::vector<std::int64_t>> *known = nullptr,
                                       llvm::Value *given_slots = nullptr, llvm::Value *sink = nullptr);

/// The strides that an array's layout class promises.
void apply_layout(const Context &context, Builder &builder, ArrayValue &array);

}  // namespace gridstride::codegen::cpu
