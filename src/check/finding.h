#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "ir/ir.h"

namespace gridstride::check {

/// A line of a program at which something was found, and the thread that was there.
struct Place {
  std::string file;
  ir::Loc loc;
  std::string action;  ///< "reads", "writes", "updates atomically", "waits"; empty where an error names the place
  std::uint32_t block[3] = {};
  std::uint32_t thread[3] = {};
};

/// What is wrong with a program. `kind`: "race", "uninitialised", "out-of-bounds", "divergent-barrier", "deadlock",
/// "misaligned", "freed", or "error" for what a kernel raised itself.
struct Finding {
  std::string kind;
  std::string kernel;
  std::string text;
  std::vector<Place> places;
  std::uint64_t count = 1;  ///< how often it was met, as far as was looked
};

}  // namespace gridstride::check
