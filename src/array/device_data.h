#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "array/array.h"
#include "array/host_work.h"

namespace gridstride::array {

/// The address of an array's first element for work that the caller now puts on a CUDA stream behind the engine's back:
/// as `use`, and the memory outlives that work.
[[nodiscard]] std::byte *device_data(const Array &array, Stream &stream, bool may_write);
/// Those of several arrays, in their order.
[[nodiscard]] std::vector<std::byte *> device_data(std::span<const HostAccess> arrays, Stream &stream);

}  // namespace gridstride::array
