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

/// The stream that a Python argument names: a Stream, None (null: the current one), a handle, or anything with `ptr`.
[[nodiscard]] std::shared_ptr<Stream> to_stream(nb::handle object);

}  // namespace gridstride::python
