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
  context.check(driver().launch(function.handle(), dims.grid[0], dims.grid[1], dims.grid[2], dims.block[0],
                                dims.block[1], dims.block[2], static_cast<unsigned>(request.shared_bytes),
                                stream.handle(), request.params.data(), nullptr),
                "launching a kernel");
}

}  // namespace gridstride::cuda
