#pragma once

#include <functional>
#include <span>
#include <string_view>

#include "array/array.h"

namespace gridstride::array {

/// Enqueues a function on the current stream of the arrays' device that reads `from` (may be invalid: nothing) and
/// writes `to`. It gets the addresses of their first elements. `name` is static text; `cost` nanoseconds on one thread.
/// On a device whose memory is not the host's the call waits, and the function works on copies; without `from` it may
/// read what `to` held.
void enqueue_host_work(const Array &from, const Array &to, std::string_view name, double cost,
                       std::function<void(const std::byte *from, std::byte *to)> work);

/// An array that host work reads or writes.
struct HostAccess {
  const Array *array;
  bool write = false;
};
/// The same for any number of arrays: the work gets the address of each one's first element, in their order.
using HostWork = std::function<void(std::span<std::byte *const> data)>;
void enqueue_host_work(std::span<const HostAccess> arrays, std::string_view name, double cost, HostWork work);
/// The same, and waits: errors of the work (and of older work of the stream) are thrown here.
void run_host_work(std::span<const HostAccess> arrays, std::string_view name, double cost, HostWork work);

}  // namespace gridstride::array
