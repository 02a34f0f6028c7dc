#include "runtime/host_memory.h"

#include "base/error.h"
#include "runtime/cuda/context.h"
#include "runtime/cuda/driver.h"
#include "runtime/device.h"

namespace gridstride {

namespace {

constexpr unsigned kPortableAndMapped = 1 | 2;

/// Page-locked memory, which kernels reach by the host's own addresses.
std::shared_ptr<Buffer> allocate_pinned(Device &device, std::size_t bytes) {
  cuda::Context &context = *device.cuda();
  context.use();
  void *data = nullptr;
  context.check(cuda::driver().host_allocate(&data, bytes == 0 ? 1 : bytes, kPortableAndMapped),
                "allocating pinned host memory");
  return Buffer::wrap(device, data, bytes, [&context, data] {
    if (context.lost()) return;
    try {
      // Copies on their way still use it.
      context.synchronize();
      static_cast<void>(cuda::driver().host_free(data));
    } catch (const Error &) {
      // The device is lost; the process ends soon.
    }
  });
}

}  // namespace

std::shared_ptr<Buffer> allocate_host(std::size_t bytes) {
  Device &device = Device::current();
  if (device.cuda() != nullptr) return allocate_pinned(device, bytes);
  std::shared_ptr<Buffer> buffer = device.allocate(bytes);
  buffer->mark_exported();
  return buffer;
}

}  // namespace gridstride
