#pragma once

#include <cstddef>

#include "jit/kernel.h"

namespace gridstride::jit {

/// What a kernel needs of a device, as CUDA counts it.
struct Attributes {
  int registers = 0;             ///< 32-bit words of the values that a thread has at once, where they are most: an
                                 ///< estimate, that of code without any reordering
  std::size_t shared_bytes = 0;  ///< of its shared arrays, dynamic ones aside
  std::size_t local_bytes = 0;   ///< of a thread's local arrays
  std::size_t text_bytes = 0;    ///< of the formats of what it prints
  bool cooperative = false;      ///< it has barriers of the whole grid
};

[[nodiscard]] Attributes attributes_of(const Kernel &kernel);

/// The kernel's IR as `ir_text` has it, where each value's name ends in how it differs between the lanes of a vector:
/// "_u" uniform, "_l4" linear (by 4 from lane to lane; "_lm4": by -4), "_v" varying.
[[nodiscard]] std::string ir_with_variation(const Kernel &kernel);

}  // namespace gridstride::jit
