#include "array/host_work.h"

#include "runtime/device.h"
#include "runtime/stream.h"

namespace gridstride::array {

void enqueue_host_work(const Array &from, const Array &to, std::string_view name, double cost,
                       std::function<void(const std::byte *from, std::byte *to)> work) {
  Stream &stream = *to.device().current_stream();
  DeviceMemory source;
  if (from.valid()) source = use(from, stream, false);
  const DeviceMemory target = use(to, stream, true);
  std::shared_ptr<Buffer> buffers[] = {target.buffer, source.buffer};
  const std::size_t count = source.buffer ? 2 : 1;
  stream.submit({[work = std::move(work), read = source.data, write = target.data] { work(read, write); },
                 name,
                 cost,
                 {buffers, count}});
}

}  // namespace gridstride::array
