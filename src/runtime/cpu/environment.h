#pragma once

#include <cstddef>
#include <string>

namespace gridstride::cpu {

/// Processors this process may run on: its affinity, and a container's quota rounded up.
[[nodiscard]] int usable_processors();
/// The processor's name as the system gives it.
[[nodiscard]] std::string processor_name();

/// Bytes of memory this process may use at most: the machine's, or its control group's when that is less.
[[nodiscard]] std::size_t memory_total();
/// Bytes that could be taken now without swapping or being killed.
[[nodiscard]] std::size_t memory_available();
/// Bytes of this process that are in memory.
[[nodiscard]] std::size_t memory_resident();

}  // namespace gridstride::cpu
