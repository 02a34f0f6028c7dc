#pragma once

#include <memory>

#include "bind.h"
#include "runtime/device.h"
#include "runtime/event.h"
#include "runtime/stream.h"

namespace gridstride::python {

/// gridstride.cuda.Device: a name for a device, which lives as long as the process.
struct DeviceObject {
  Device *device;
};

/// The device that a `device=` argument names: a Device, its number, its kind ("cpu", "cuda") or kind and number
/// ("cuda:1"); null for None. ValueError for other text, CudaError where there is none of that number.
[[nodiscard]] Device *to_optional_device(nb::handle object);

/// Makes a device the thread's current one while it lives: the one that a `device=` argument names, or an array's, so
/// that what comes from the host goes there.
class DeviceScope {
public:
  explicit DeviceScope(nb::handle object) {
    if (Device *device = to_optional_device(object)) enter(*device);
  }
  explicit DeviceScope(const Device &device) { enter(device); }
  ~DeviceScope() {
    if (previous_ >= 0) Device::set_current(previous_);
  }
  DeviceScope(const DeviceScope &) = delete;
  DeviceScope &operator=(const DeviceScope &) = delete;

private:
  void enter(const Device &device) {
    const int current = Device::current().ordinal();
    if (current == device.ordinal()) return;
    Device::set_current(device.ordinal());
    previous_ = current;
  }

  int previous_ = -1;
};

/// The stream that a Python argument names: a Stream, None (null: the current one), a handle, or anything with `ptr`.
[[nodiscard]] std::shared_ptr<Stream> to_stream(nb::handle object);

}  // namespace gridstride::python
