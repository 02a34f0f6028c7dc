#pragma once

#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kernels/dispatcher.h"

namespace gridstride::kernels {

/// Kernels compiled ahead of time, in one file (`gridstride compile kernels.py -o kernels.gsk`): for each its options,
/// and for each signature the IR, the arrays of the surrounding program that it reads, and machine code.
///
/// A file has a magic, the version of its format, and a checksum. Machine code belongs to one build of the engine and
/// one target; another build, or another kind of machine, compiles from the IR instead.

/// What to make code for.
struct ArchiveTargets {
  std::vector<std::string> cpus;                     ///< "native", or levels: "x86-64-v3"
  std::vector<std::pair<int, int>> capabilities;     ///< of GPUs: PTX
  std::vector<std::array<std::uint32_t, 3>> blocks;  ///< shapes of blocks, for kernels whose threads work together
};

struct ArchiveEntry {
  std::string name;
  const Dispatcher *dispatcher = nullptr;  ///< all its specialisations are kept
};

/// Throws Error(Unsupported) naming the kernel for arguments other than numbers and arrays, and what compiling throws.
[[nodiscard]] std::string write_archive(std::span<const ArchiveEntry> entries, const ArchiveTargets &targets);

struct Archive {
  std::string build_id;                                        ///< of the engine that wrote it
  bool same_build = false;                                     ///< its machine code can be used
  std::map<std::string, std::shared_ptr<Dispatcher>> kernels;  ///< their specialisations are made
};

/// Throws Error(Value) for what is no archive, of another version, or damaged. `source` is for messages.
[[nodiscard]] Archive read_archive(std::string_view bytes, std::string_view source);

}  // namespace gridstride::kernels
