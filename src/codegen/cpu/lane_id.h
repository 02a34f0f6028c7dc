#pragma once

#include "ir/ir.h"

namespace gridstride::codegen::cpu {

[[nodiscard]] bool asks_lane_id(const ir::Module &module);
/// The module with LaneId computed from the thread's index and the block's extents.
[[nodiscard]] ir::Module without_lane_id(const ir::Module &module);

}  // namespace gridstride::codegen::cpu
