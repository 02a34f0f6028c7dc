#include "array/host_work.h"

#include <vector>

#include "runtime/device.h"
#include "runtime/stream.h"

namespace gridstride::array {

void enqueue_host_work(std::span<const HostAccess> arrays, std::string_view name, double cost, HostWork work) {
  Stream &stream = *arrays[0].array->device().current_stream();
  std::vector<std::shared_ptr<Buffer>> buffers;
  std::vector<std::byte *> data;
  buffers.reserve(arrays.size());
  data.reserve(arrays.size());
  for (const HostAccess &access : arrays) {
    DeviceMemory memory = use(*access.array, stream, access.write);
    buffers.push_back(std::move(memory.buffer));
    data.push_back(memory.data);
  }
  stream.submit({[work = std::move(work), data = std::move(data)] { work(data); }, name, cost, buffers});
}

void run_host_work(std::span<const HostAccess> arrays, std::string_view name, double cost, HostWork work) {
  enqueue_host_work(arrays, name, cost, std::move(work));
  arrays[0].array->device().current_stream()->synchronize();
}

void enqueue_host_work(const Array &from, const Array &to, std::string_view name, double cost,
                       std::function<void(const std::byte *from, std::byte *to)> work) {
  if (!from.valid()) {
    const HostAccess arrays[] = {{&to, true}};
    enqueue_host_work(arrays, name, cost,
                      [work = std::move(work)](std::span<std::byte *const> data) { work(nullptr, data[0]); });
    return;
  }
  const HostAccess arrays[] = {{&from}, {&to, true}};
  enqueue_host_work(arrays, name, cost,
                    [work = std::move(work)](std::span<std::byte *const> data) { work(data[0], data[1]); });
}

}  // namespace gridstride::array
