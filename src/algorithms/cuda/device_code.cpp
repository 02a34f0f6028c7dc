#include "algorithms/cuda/device_code.h"

#include <string>

#include "base/error.h"
#include "jit/cuda_code.h"
#include "runtime/cuda/launch.h"
#include "runtime/stream.h"
#include "runtime/trace.h"

namespace gridstride::algorithms {

void launch_device_code(Stream &stream, const DeviceCode *list, std::string_view name, std::int64_t blocks,
                        std::uint32_t rows, std::uint32_t threads, std::size_t shared_bytes, void *params) {
  while (list->name != nullptr && name != list->name) ++list;
  if (list->name == nullptr) throw Error(ErrorKind::Internal, "there is no kernel " + std::string(name));
  cuda::Stream &on = *stream.cuda();
  cuda::Launch launch;
  launch.function = &jit::device_function(on.context(), list->name, list->ptx);
  launch.dims.grid[0] = static_cast<std::uint32_t>(blocks);
  launch.dims.grid[1] = rows;
  launch.dims.block[0] = threads;
  launch.shared_bytes = shared_bytes;
  launch.params = {&params, 1};
  const trace::Marks marks = trace::on() ? trace::Marks(stream, trace::Kind::Launch, list->name, 0) : trace::Marks();
  cuda::launch(on, launch);
}

}  // namespace gridstride::algorithms
