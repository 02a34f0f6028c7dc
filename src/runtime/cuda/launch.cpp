#include "runtime/cuda/launch.h"

#include <fmt/format.h>

#include "base/error.h"

namespace gridstride::cuda {

namespace {

[[noreturn]] void too_many_threads(const Function &function, std::uint64_t threads) {
  throw Error(
      ErrorKind::Cuda,
      fmt::format("CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES: too many resources requested for launch; while launching "
                  "'{}': a block of {} threads, the kernel allows {} ({} registers a thread)",
                  function.name(), threads, function.max_threads(), function.registers()));
}

}  // namespace

void launch(Stream &stream, const Launch &request) {
  Context &context = stream.context();
  Function &function = *request.function;
  const GridDims &dims = request.dims;
  context.validate(dims, request.shared_bytes + function.static_shared_bytes());
  const std::uint64_t threads = std::uint64_t{dims.block[0]} * dims.block[1] * dims.block[2];
  if (threads > static_cast<std::uint64_t>(function.max_threads())) [[unlikely]]
    too_many_threads(function, threads);
  context.use();
  function.allow_shared(request.shared_bytes);
  const auto shared = static_cast<unsigned>(request.shared_bytes);
  if (request.cooperative) {
    // What the blocks count is a word of the kernel's module.
    const std::lock_guard lock(function.alone());
    if (function.last_end()) stream.wait(*function.last_end());
    context.check(
        driver().launch_cooperative(function.handle(), dims.grid[0], dims.grid[1], dims.grid[2], dims.block[0],
                                    dims.block[1], dims.block[2], shared, stream.handle(), request.params.data()),
        "launching a kernel whose blocks wait for each other, all of which must fit on the device at once");
    if (!function.last_end()) function.last_end() = std::make_unique<Event>(context, EventOptions{.timing = false});
    stream.record(*function.last_end());
    return;
  }
  context.check(driver().launch(function.handle(), dims.grid[0], dims.grid[1], dims.grid[2], dims.block[0],
                                dims.block[1], dims.block[2], shared, stream.handle(), request.params.data(), nullptr),
                "launching a kernel");
}

}  // namespace gridstride::cuda
