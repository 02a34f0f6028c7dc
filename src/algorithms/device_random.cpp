#include "algorithms/device_random.h"

#include <algorithm>

#include "algorithms/cuda/device_code.h"

namespace gridstride::algorithms {

namespace {

// As in cuda/random.cu.
struct RandomParams {
  void *out = nullptr;
  std::int64_t count = 0;
  std::uint64_t seed = 0;
  std::uint64_t first = 0;
  std::uint64_t blocks = 0;
  std::uint64_t low = 0;
  std::uint64_t range = 0;
  double offset = 0;
  double scale = 0;
  std::int32_t attempts = 0;
  std::int32_t item_bytes = 0;
};

void launch(Stream &stream, const char *name, RandomParams &params, std::int64_t numbers_per_thread) {
  constexpr std::int64_t kMostBlocks = 4224;  // fill any GPU; more of them cost a fifth of the time in starts and ends
  const std::int64_t each = 256 * numbers_per_thread;
  const std::int64_t blocks = std::min((params.count + each - 1) / each, kMostBlocks);
  launch_device_code(stream, kRandomCode, name, blocks, 1, 256, 0, &params);
}

}  // namespace

void device_uniform(Stream &stream, std::uint64_t seed, std::uint64_t first_block, DType dtype, void *out,
                    std::int64_t count, double low, double range) {
  RandomParams params;
  params.out = out;
  params.count = count;
  params.seed = seed;
  params.first = first_block;
  params.offset = low;
  params.scale = range;
  const bool wide = dtype == DType::Float64;
  launch(stream, wide ? "gs_uniform_64" : "gs_uniform_32", params, wide ? 2 : 4);
}

void device_normal(Stream &stream, std::uint64_t seed, std::uint64_t first_block, DType dtype, void *out,
                   std::int64_t count, double mean, double deviation) {
  RandomParams params;
  params.out = out;
  params.count = count;
  params.seed = seed;
  params.first = first_block;
  params.offset = mean;
  params.scale = deviation;
  const bool wide = dtype == DType::Float64;
  launch(stream, wide ? "gs_normal_64" : "gs_normal_32", params, wide ? 2 : 4);
}

void device_integers(Stream &stream, std::uint64_t seed, std::uint64_t first_block, std::uint64_t blocks,
                     std::uint64_t low, std::uint64_t range, int attempts, int item_bytes, void *out,
                     std::int64_t count) {
  RandomParams params;
  params.out = out;
  params.count = count;
  params.seed = seed;
  params.first = first_block;
  params.blocks = blocks;
  params.low = low;
  params.range = range;
  params.attempts = attempts;
  params.item_bytes = item_bytes;
  launch(stream, "gs_integers", params, 2);
}

}  // namespace gridstride::algorithms
