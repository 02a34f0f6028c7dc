#pragma once

#include "ir/ir.h"

namespace gridstride::passes {

/// Calls of device functions that have barriers, warp operations, shared or local arrays become their bodies, so that
/// the kernel can be cut at its barriers. Needs nothing, and stands first: what the other passes find of a function
/// holds for one place. Static shared arrays of such functions stay one for each op, however often it is called.
/// Does nothing where such a function calls itself or returns from within a loop, or no threads work together.
void inline_cooperation(ir::Module &module);

}  // namespace gridstride::passes
