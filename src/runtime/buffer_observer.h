#pragma once

#include <cstddef>

namespace gridstride {

/// Is told of the engine's own memory of CPU devices as buffers come and go; from any thread.
struct BufferObserver {
  void (*allocated)(const void *memory, std::size_t bytes) = nullptr;
  void (*freed)(const void *memory, std::size_t bytes) = nullptr;
};

/// Once, before the first buffer. `observer` lives on.
void observe_buffers(const BufferObserver *observer);

}  // namespace gridstride
