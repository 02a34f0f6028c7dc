#include "algorithms/device_extremes.h"

#include <algorithm>
#include <memory>

#include "algorithms/cuda/device_code.h"
#include "algorithms/sort_keys.h"
#include "runtime/stream.h"

namespace gridstride::algorithms {

namespace {

// As in cuda/extremes.cu.
struct ExtremeParams {
  const void *elements = nullptr;
  std::uint64_t *keys = nullptr;
  std::int64_t *positions = nullptr;
  std::int64_t length = 0;
  std::int64_t rows = 0;
  std::int64_t stretches = 1;
  std::int64_t stretch = 0;
  std::uint64_t nans = 0;
  std::int32_t kind = 0;
  std::int32_t largest = 0;
};

constexpr std::int64_t kMostBlocks = 1 << 20;
constexpr std::int64_t kFewestPerStretch = 16384;
constexpr std::int64_t kMostStretches = 4096;

void launch(Stream &stream, const char *name, ExtremeParams &params) {
  const std::int64_t blocks = std::min(params.rows * params.stretches, kMostBlocks);
  launch_device_code(stream, kExtremesCode, name, blocks, 1, 256, 0, &params);
}

const char *kernel_of(DType dtype) {
  switch (size_of(dtype)) {
    case 1: return "gs_extremes_8";
    case 2: return "gs_extremes_16";
    case 4: return "gs_extremes_32";
    default: return "gs_extremes_64";
  }
}

}  // namespace

void device_arg_extreme(Stream &stream, DType dtype, const std::byte *from, std::int64_t rows, std::int64_t length,
                        bool largest, std::int64_t *positions) {
  ExtremeParams params;
  params.elements = from;
  params.positions = positions;
  params.length = length;
  params.rows = rows;
  const DTypeKind kind = kind_of(dtype);
  params.kind = kind == DTypeKind::Float ? 2 : kind == DTypeKind::Signed ? 1 : 0;
  if (params.kind == 2) params.nans = negative_nans<std::uint64_t>(mantissa_bits(dtype));
  params.largest = largest ? 1 : 0;
  // Few long rows are cut, so that all multiprocessors have work.
  const std::int64_t wanted = std::clamp<std::int64_t>(kMostStretches / rows, 1, kMostStretches);
  params.stretch = std::max(kFewestPerStretch, (length + wanted - 1) / wanted);
  params.stretches = (length + params.stretch - 1) / params.stretch;
  if (params.stretches == 1) {
    launch(stream, kernel_of(dtype), params);
    return;
  }
  const auto parts = static_cast<std::size_t>(rows * params.stretches);
  const std::shared_ptr<Buffer> partial = stream.allocate(16 * parts);
  params.keys = static_cast<std::uint64_t *>(partial->data());
  params.positions = reinterpret_cast<std::int64_t *>(params.keys + parts);
  launch(stream, kernel_of(dtype), params);
  ExtremeParams rest = params;
  rest.elements = params.positions;
  rest.positions = positions;
  rest.length = params.stretches;
  rest.stretch = params.stretches;
  rest.stretches = 1;
  launch(stream, "gs_extremes_rest", rest);
}

}  // namespace gridstride::algorithms
