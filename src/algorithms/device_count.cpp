#include "algorithms/device_count.h"

#include <algorithm>
#include <array>
#include <memory>

#include "algorithms/cuda/device_code.h"
#include "algorithms/device_sort.h"
#include "algorithms/sort_keys.h"
#include "runtime/stream.h"

namespace gridstride::algorithms {

namespace {

// As in cuda/count.cu.
struct BinParams {
  const double *values = nullptr;
  const double *edges = nullptr;
  std::int64_t *places = nullptr;
  std::int64_t *counts = nullptr;
  std::int64_t count = 0;
  std::int64_t bins = 0;
};
struct ValueParams {
  const std::int64_t *values = nullptr;
  std::int64_t *counts = nullptr;
  std::int64_t count = 0;
  std::int64_t bins = 0;
  std::int32_t shared = 0;
};
struct Elements {
  std::uint64_t nans = 0;
  std::int32_t item_bytes = 0;
  std::int32_t kind = 0;
};
struct SearchParams {
  const void *sorted = nullptr;
  const void *values = nullptr;
  std::int64_t *places = nullptr;
  std::int64_t length = 0;
  std::int64_t count = 0;
  Elements elements;
  std::int32_t right = 0;
};
constexpr std::size_t kIntervals = 4;
struct PickParams {
  const void *from = nullptr;
  void *to = nullptr;
  std::uint64_t *sample = nullptr;
  std::uint64_t *bounds = nullptr;
  std::uint64_t *cursors = nullptr;
  std::int64_t count = 0;
  std::int64_t sampled = 0;
  std::int64_t ranks[2 * kIntervals] = {};
  std::int64_t margin = 0;
  std::int32_t places = 0;
  Elements elements;
};

constexpr std::int64_t kFill = 1056;  // blocks that fill any GPU
constexpr std::int64_t kSharedBins = 2048;
constexpr std::int64_t kCopiedBins = 256;  // up to here a block counts in eight tables
constexpr std::int64_t kSharedValues = 8192;
constexpr std::int64_t kSampled = 32768;
constexpr std::int64_t kMargin = 640;  // seven standard deviations of a rank in the sample
constexpr std::int64_t kLongRow = std::int64_t{1} << 20;

Elements elements_of(DType dtype) {
  Elements elements;
  elements.item_bytes = static_cast<std::int32_t>(size_of(dtype));
  const DTypeKind kind = kind_of(dtype);
  elements.kind = kind == DTypeKind::Float ? 2 : kind == DTypeKind::Signed ? 1 : 0;
  if (elements.kind == 2) elements.nans = negative_nans<std::uint64_t>(mantissa_bits(dtype));
  return elements;
}

std::int64_t blocks_for(std::int64_t count, std::int64_t each) {
  return std::clamp<std::int64_t>((count + each - 1) / each, 1, kFill);
}

void clear(Stream &stream, std::int64_t *counts, std::int64_t bins) {
  stream.memset(counts, 0, static_cast<std::size_t>(bins) * sizeof(std::int64_t), {});
}

}  // namespace

void device_search_sorted(Stream &stream, DType dtype, const void *sorted, std::int64_t length, const void *values,
                          std::int64_t count, bool right, std::int64_t *places) {
  SearchParams params{sorted, values, places, length, count, elements_of(dtype), right ? 1 : 0};
  launch_device_code(stream, kCountCode, "gs_search", blocks_for(count, 256), 1, 256, 0, &params);
}

void device_count_values(Stream &stream, const std::int64_t *values, std::int64_t count, std::int64_t bins,
                         std::int64_t *counts) {
  clear(stream, counts, bins);
  if (count == 0) return;
  ValueParams params{values, counts, count, bins, bins <= kSharedValues ? 1 : 0};
  const std::size_t shared = params.shared != 0 ? static_cast<std::size_t>(bins) * 4 : 0;
  launch_device_code(stream, kCountCode, "gs_count_values", blocks_for(count, 4096), 1, 512, shared, &params);
}

void device_count_bins(Stream &stream, const double *values, std::int64_t count, const double *edges, std::int64_t bins,
                       std::int64_t *counts) {
  clear(stream, counts, bins);
  if (count == 0) return;
  BinParams params{values, edges, nullptr, counts, count, bins};
  if (bins > kSharedBins) {
    launch_device_code(stream, kCountCode, "gs_find_bins", blocks_for(count, 2048), 1, 256, 0, &params);
    return;
  }
  const std::int64_t tables = bins <= kCopiedBins ? 8 : 1;
  const auto shared = static_cast<std::size_t>((bins + 1) * 8 + tables * bins * 4);
  launch_device_code(stream, kCountCode, "gs_count_bins", blocks_for(count, 4096), 1, 512, shared, &params);
}

void device_find_bins(Stream &stream, const double *values, std::int64_t count, const double *edges, std::int64_t bins,
                      std::int64_t *found) {
  BinParams params{values, edges, found, nullptr, count, bins};
  if (count > 0) launch_device_code(stream, kCountCode, "gs_find_bins", blocks_for(count, 256), 1, 256, 0, &params);
}

bool device_partition_supports(DType dtype, std::int64_t length, std::size_t places) {
  return !is_complex(dtype) && (size_of(dtype) == 8 || size_of(dtype) == 4) && length >= kLongRow &&
         length < (std::int64_t{1} << 31) && places <= 2 * kIntervals;
}

void device_partition(Stream &stream, DType dtype, const std::byte *from, std::byte *to, std::int64_t length,
                      const std::int64_t *places, std::size_t place_count) {
  constexpr std::size_t kRegions = 2 * kIntervals + 1;
  const std::shared_ptr<Buffer> memory = stream.allocate((kSampled + 2 * kIntervals + kRegions) * 8);
  PickParams params;
  params.from = from;
  params.to = to;
  params.sample = static_cast<std::uint64_t *>(memory->data());
  params.bounds = params.sample + kSampled;
  params.cursors = params.bounds + 2 * kIntervals;
  params.count = length;
  params.sampled = kSampled;
  params.margin = kMargin;
  params.places = static_cast<std::int32_t>(place_count);
  std::copy_n(places, place_count, params.ranks);
  params.elements = elements_of(dtype);
  stream.memset(params.cursors, 0, kRegions * 8, {&memory, 1});
  launch_device_code(stream, kCountCode, "gs_pick_sample", kSampled / 256, 1, 256, 0, &params);
  auto *const sample = reinterpret_cast<std::byte *>(params.sample);
  device_sort(stream, DType::UInt64, sample, sample, 1, kSampled);
  launch_device_code(stream, kCountCode, "gs_pick_bounds", 1, 1, 32, 0, &params);
  launch_device_code(stream, kCountCode, "gs_pick_count", blocks_for(length, 2048), 1, 256, 0, &params);
  // Elements from the low key of each interval on, and above its high key; then where each region starts.
  std::array<std::uint64_t, kRegions> counts{};
  stream.download(counts.data(), params.cursors, 2 * kIntervals * 8, {&memory, 1});
  std::array<std::uint64_t, kRegions + 1> starts{};
  const auto all = static_cast<std::uint64_t>(length);
  for (std::size_t region = 1; region < kRegions; ++region) starts[region] = all - counts[region - 1];
  starts[kRegions] = all;
  // Each place should lie in an interval, of not too many elements in all.
  const auto within = [&](std::int64_t place) {
    const auto at = static_cast<std::uint64_t>(place);
    for (std::size_t i = 0; i < kIntervals; ++i) {
      if (at >= starts[2 * i + 1] && at < starts[2 * i + 2]) return true;
    }
    return false;
  };
  std::uint64_t chosen = 0;
  for (std::size_t i = 0; i < kIntervals; ++i) chosen += starts[2 * i + 2] - starts[2 * i + 1];
  if (chosen > all / 2 || !std::all_of(places, places + place_count, within)) {
    device_sort(stream, dtype, from, to, 1, length);
    return;
  }
  stream.upload(params.cursors, starts.data(), kRegions * 8, {&memory, 1});
  launch_device_code(stream, kCountCode, "gs_pick_move", blocks_for(length, 2048), 1, 256, 0, &params);
  const auto item = static_cast<std::uint64_t>(size_of(dtype));
  for (std::size_t i = 0; i < kIntervals; ++i) {
    const std::uint64_t begin = starts[2 * i + 1], end = starts[2 * i + 2];
    if (end - begin < 2) continue;
    std::byte *const part = to + begin * item;
    device_sort(stream, dtype, part, part, 1, static_cast<std::int64_t>(end - begin));
  }
}

}  // namespace gridstride::algorithms
