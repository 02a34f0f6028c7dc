#pragma once

#include <cstddef>
#include <memory>

#include "runtime/buffer.h"

namespace gridstride {

/// Host memory for transfers ("pinned", "mapped"); recycled. On CPU devices it is device memory as well, hence
/// exported from birth. Counted by the current device's allocator.
[[nodiscard]] std::shared_ptr<Buffer> allocate_host(std::size_t bytes);

}  // namespace gridstride
