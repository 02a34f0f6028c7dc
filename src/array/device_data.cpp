#include "array/device_data.h"

#include "runtime/stream.h"

namespace gridstride::array {

std::byte *device_data(const Array &array, Stream &stream, bool may_write) {
  const DeviceMemory memory = use(array, stream, may_write, "work on a CUDA stream takes it");
  stream.use_buffers({&memory.buffer, 1});
  return memory.data;
}

std::vector<std::byte *> device_data(std::span<const HostAccess> arrays, Stream &stream) {
  std::vector<std::byte *> data;
  for (const HostAccess &access : arrays) data.push_back(device_data(*access.array, stream, access.write));
  return data;
}

}  // namespace gridstride::array
