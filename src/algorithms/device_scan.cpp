#include "algorithms/device_scan.h"

#include <memory>
#include <optional>

#include "algorithms/cuda/device_code.h"
#include "runtime/stream.h"

namespace gridstride::algorithms {

namespace {

// As in cuda/scan.cu.
struct ScanParams {
  const void *from = nullptr;
  void *to = nullptr;
  std::byte *sums = nullptr;
  std::byte *prefixes = nullptr;
  std::uint32_t *next_tile = nullptr;
  std::int64_t length = 0;
  std::int32_t tiles = 0;
  std::int32_t groups = 0;
  std::int32_t op = 0;
};
constexpr std::int64_t kThreads = 128;
constexpr std::int64_t kGroup = 128;
constexpr std::size_t kSlot = 16;  // bytes
constexpr std::int64_t kMostTiles = std::int64_t{1} << 30;

struct Kernel {
  const char *name;
  std::int64_t items;  ///< a thread
};

std::optional<Kernel> kernel_of(DType dtype) {
  switch (dtype) {
    case DType::Float32: return Kernel{"gs_scan_f32", 64};
    case DType::Float64: return Kernel{"gs_scan_f64", 32};
    case DType::Int32: return Kernel{"gs_scan_i32", 64};
    case DType::Int64: return Kernel{"gs_scan_i64", 32};
    case DType::UInt64: return Kernel{"gs_scan_u64", 32};
    case DType::Complex64: return Kernel{"gs_scan_c64", 32};
    case DType::Complex128: return Kernel{"gs_scan_c128", 16};
    default: return {};
  }
}

int number_of(ScalarOp op) {
  switch (op) {
    case ScalarOp::Add: return 0;
    case ScalarOp::Mul: return 1;
    case ScalarOp::Minimum: return 2;
    case ScalarOp::Maximum: return 3;
    default: return -1;
  }
}

std::int64_t tiles_of(const Kernel &kernel, std::int64_t length) {
  const std::int64_t tile = kThreads * kernel.items;
  return (length + tile - 1) / tile;
}

}  // namespace

bool device_scan_supports(ScalarOp op, DType dtype, std::int64_t rows, std::int64_t length) {
  const std::optional<Kernel> kernel = kernel_of(dtype);
  const int number = number_of(op);
  if (!kernel || number < 0 || (number > 1 && is_complex(dtype))) return false;
  return tiles_of(*kernel, length) < kMostTiles / rows;
}

void device_scan(Stream &stream, ScalarOp op, DType dtype, std::int64_t rows, std::int64_t length,
                 const std::byte *from, std::byte *to) {
  const Kernel kernel = *kernel_of(dtype);
  const std::size_t item = size_of(dtype);
  ScanParams params;
  params.from = from;
  params.to = to;
  params.length = length;
  params.op = number_of(op);
  params.tiles = static_cast<std::int32_t>(tiles_of(kernel, length));
  params.groups = static_cast<std::int32_t>((params.tiles + kGroup - 1) / kGroup);
  const auto tiles = static_cast<std::size_t>(rows * params.tiles);
  const auto groups = static_cast<std::size_t>(rows * params.groups);
  const std::size_t slots = (item + 7) / 8 * kSlot;  // of an element
  const std::size_t bytes = (tiles + groups) * slots + sizeof(std::uint32_t);
  const std::shared_ptr<Buffer> memory = stream.allocate(bytes);
  stream.memset(memory->data(), 0, bytes, {&memory, 1});
  params.sums = static_cast<std::byte *>(memory->data());
  params.prefixes = params.sums + tiles * slots;
  params.next_tile = reinterpret_cast<std::uint32_t *>(params.prefixes + groups * slots);
  launch_device_code(stream, kScanCode, kernel.name, static_cast<std::int64_t>(tiles), 1, kThreads, 0, &params);
}

}  // namespace gridstride::algorithms
