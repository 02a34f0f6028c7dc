#include "runtime/host_memory.h"

#include "runtime/device.h"

namespace gridstride {

std::shared_ptr<Buffer> allocate_host(std::size_t bytes) {
  std::shared_ptr<Buffer> buffer = Device::current().allocate(bytes);
  buffer->mark_exported();
  return buffer;
}

}  // namespace gridstride
