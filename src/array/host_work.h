#pragma once

#include <functional>
#include <string_view>

#include "array/array.h"

namespace gridstride::array {

/// Enqueues a function on the current stream of the arrays' device that reads `from` (may be invalid: nothing) and
/// writes `to`. It gets the addresses of their first elements. `name` is static text; `cost` nanoseconds on one thread.
void enqueue_host_work(const Array &from, const Array &to, std::string_view name, double cost,
                       std::function<void(const std::byte *from, std::byte *to)> work);

}  // namespace gridstride::array
