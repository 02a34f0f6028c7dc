#include "array/host_work.h"

#include <algorithm>
#include <vector>

#include "runtime/device.h"
#include "runtime/stream.h"

namespace gridstride::array {

namespace {

/// What the arrays of some host work use of one buffer of a device that is not the host's, on the host.
struct HostCopy {
  std::shared_ptr<Buffer> buffer;
  std::byte *low = nullptr;  ///< on the device
  std::byte *high = nullptr;
  bool written = false;
  std::vector<std::byte> bytes;
};

/// Arrays that share memory share it in their copies, too.
void run_on_copies(Stream &stream, std::span<const HostAccess> arrays, const HostWork &work) {
  std::vector<HostCopy> copies;
  std::vector<std::pair<std::size_t, std::byte *>> places;
  for (const HostAccess &access : arrays) {
    DeviceMemory memory = use(*access.array, stream, access.write);
    Layout layout = access.array->layout();
    layout.offset = 0;
    auto [low, high] = layout.byte_range(access.array->itemsize());
    if (access.array->size() == 0) low = high = 0;
    auto known =
        std::find_if(copies.begin(), copies.end(), [&](const HostCopy &copy) { return copy.buffer == memory.buffer; });
    if (known == copies.end()) {
      copies.push_back({memory.buffer, memory.data + low, memory.data + high, false, {}});
      known = copies.end() - 1;
    }
    known->low = std::min(known->low, memory.data + low);
    known->high = std::max(known->high, memory.data + high);
    known->written = known->written || access.write;
    places.emplace_back(known - copies.begin(), memory.data);
  }
  for (HostCopy &copy : copies) {
    copy.bytes.resize(static_cast<std::size_t>(copy.high - copy.low));
    stream.download(copy.bytes.data(), copy.low, copy.bytes.size(), {&copy.buffer, 1});
  }
  std::vector<std::byte *> data;
  data.reserve(places.size());
  for (const auto &[copy, place] : places) data.push_back(copies[copy].bytes.data() + (place - copies[copy].low));
  work(data);
  for (HostCopy &copy : copies) {
    if (copy.written) stream.upload(copy.low, copy.bytes.data(), copy.bytes.size(), {&copy.buffer, 1});
  }
}

}  // namespace

void enqueue_host_work(std::span<const HostAccess> arrays, std::string_view name, double cost, HostWork work) {
  Stream &stream = *arrays[0].array->device().current_stream();
  if (stream.device().kind() != DeviceKind::Cpu) return run_on_copies(stream, arrays, work);
  // Of few arrays, which are most, nothing is allocated where the work runs at once.
  constexpr std::size_t kFew = 4;
  std::shared_ptr<Buffer> few_buffers[kFew];
  std::byte *few_data[kFew] = {};
  const std::size_t more = arrays.size() > kFew ? arrays.size() : 0;
  std::vector<std::shared_ptr<Buffer>> more_buffers(more);
  std::vector<std::byte *> more_data(more);
  const std::span<std::shared_ptr<Buffer>> buffers{more == 0 ? few_buffers : more_buffers.data(), arrays.size()};
  const std::span<std::byte *> data{more == 0 ? few_data : more_data.data(), arrays.size()};
  for (std::size_t i = 0; i < arrays.size(); ++i) {
    DeviceMemory memory = use(*arrays[i].array, stream, arrays[i].write);
    buffers[i] = std::move(memory.buffer);
    data[i] = memory.data;
  }
  if (stream.submit_now({[&work, &data] { work(data); }, name, cost, buffers})) return;
  std::vector<std::byte *> kept(data.begin(), data.end());
  stream.submit({[work = std::move(work), kept = std::move(kept)] { work(kept); }, name, cost, buffers});
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
