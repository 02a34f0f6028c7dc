#pragma once

#include <memory>
#include <span>

#include "runtime/cuda/module.h"
#include "runtime/cuda/stream.h"

namespace gridstride::cuda {

/// One launch. Everything is borrowed for the call: the driver copies the parameters.
struct Launch {
  Function *function = nullptr;
  GridDims dims;
  std::size_t shared_bytes = 0;  ///< dynamic, a block
  bool cooperative = false;      ///< all blocks run at once, or the launch is refused; two of one function never do
  std::span<void *> params;      ///< the address of each parameter of the entry point, in order
};

/// Puts the launch on the stream. Throws as Context::validate does, and Error(Cuda) where the kernel itself allows
/// fewer threads a block. Faults and errors of the running kernel show at the next synchronisation.
void launch(Stream &stream, const Launch &request);

}  // namespace gridstride::cuda
