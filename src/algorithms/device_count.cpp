#include "algorithms/device_count.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <memory>
#include <optional>

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
  std::int64_t room = 0;
  std::int32_t places = 0;
  Elements elements;
};

constexpr std::int64_t kFill = 1056;  // blocks that fill any GPU
constexpr std::int64_t kSharedBins = 2048;
constexpr std::int64_t kCopiedBins = 256;  // up to here a block counts in eight tables
constexpr std::int64_t kSharedValues = 8192;
constexpr std::int64_t kSampled = 131072;
constexpr std::int64_t kMargin = 1280;  // seven standard deviations of a rank in the sample
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

namespace {

constexpr std::size_t kRegions = 2 * kIntervals + 1;
constexpr std::size_t kCursors = kRegions + 1;

/// Intervals of keys around the wanted places, found by a sample: in `params`, and on the device.
struct Bracket {
  std::shared_ptr<Buffer> memory;
  PickParams params;

  Bracket(Stream &stream, DType dtype, const std::byte *from, std::int64_t length, const std::int64_t *places,
          std::size_t place_count)
      : memory(stream.allocate((kSampled + 2 * kIntervals + kCursors) * 8)) {
    params.from = from;
    params.sample = static_cast<std::uint64_t *>(memory->data());
    params.bounds = params.sample + kSampled;
    params.cursors = params.bounds + 2 * kIntervals;
    params.count = length;
    params.sampled = kSampled;
    params.margin = kMargin;
    params.places = static_cast<std::int32_t>(place_count);
    std::copy_n(places, place_count, params.ranks);
    params.elements = elements_of(dtype);
    stream.memset(params.cursors, 0, kCursors * 8, {&memory, 1});
    launch_device_code(stream, kCountCode, "gs_pick_sample", kSampled / 256, 1, 256, 0, &params);
    auto *const sample = reinterpret_cast<std::byte *>(params.sample);
    device_sort(stream, DType::UInt64, sample, sample, 1, kSampled);
    launch_device_code(stream, kCountCode, "gs_pick_bounds", 1, 1, 32, 0, &params);
  }
};

/// Where each region of keys starts in sorted order: below the first interval, in it, between it and the second, ...
struct Regions {
  std::array<std::uint64_t, kRegions + 1> starts{};

  /// `counts`: elements from the low key of each interval on, and above its high key.
  Regions(std::int64_t length, const std::uint64_t *counts) {
    const auto all = static_cast<std::uint64_t>(length);
    for (std::size_t region = 1; region < kRegions; ++region) starts[region] = all - counts[region - 1];
    starts[kRegions] = all;
  }
  [[nodiscard]] std::uint64_t size(std::size_t interval) const {
    return starts[2 * interval + 2] - starts[2 * interval + 1];
  }
  [[nodiscard]] std::uint64_t chosen() const {
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < kIntervals; ++i) sum += size(i);
    return sum;
  }
  /// Where the element of a place stands among the sorted elements of all intervals; nothing where it is in none.
  [[nodiscard]] std::optional<std::uint64_t> within(std::int64_t place) const {
    const auto at = static_cast<std::uint64_t>(place);
    std::uint64_t before = 0;
    for (std::size_t i = 0; i < kIntervals; ++i) {
      if (at >= starts[2 * i + 1] && at < starts[2 * i + 2]) return before + at - starts[2 * i + 1];
      before += size(i);
    }
    return {};
  }
};

}  // namespace

void device_partition(Stream &stream, DType dtype, const std::byte *from, std::byte *to, std::int64_t length,
                      const std::int64_t *places, std::size_t place_count) {
  Bracket bracket(stream, dtype, from, length, places, place_count);
  PickParams &params = bracket.params;
  params.to = to;
  launch_device_code(stream, kCountCode, "gs_pick_count", blocks_for(length, 2048), 1, 256, 0, &params);
  std::array<std::uint64_t, kCursors> counts{};
  stream.download(counts.data(), params.cursors, kCursors * 8, {&bracket.memory, 1});
  const Regions regions(length, counts.data());
  const auto found = [&](std::int64_t place) { return regions.within(place).has_value(); };
  if (regions.chosen() > static_cast<std::uint64_t>(length) / 2 || !std::all_of(places, places + place_count, found)) {
    device_sort(stream, dtype, from, to, 1, length);
    return;
  }
  stream.upload(params.cursors, regions.starts.data(), kRegions * 8, {&bracket.memory, 1});
  launch_device_code(stream, kCountCode, "gs_pick_move", blocks_for(length, 2048), 1, 256, 0, &params);
  const auto item = static_cast<std::uint64_t>(size_of(dtype));
  for (std::size_t i = 0; i < kIntervals; ++i) {
    if (regions.size(i) < 2) continue;
    std::byte *const part = to + regions.starts[2 * i + 1] * item;
    device_sort(stream, dtype, part, part, 1, static_cast<std::int64_t>(regions.size(i)));
  }
}

bool device_select(Stream &stream, DType dtype, const std::byte *from, std::byte *to, std::int64_t length,
                   const std::int64_t *places, std::size_t place_count) {
  // The greatest element is found on the way, by its key.
  const bool greatest = place_count > 1 && places[place_count - 1] == length - 1;
  const std::size_t sought = greatest ? place_count - 1 : place_count;
  Bracket bracket(stream, dtype, from, length, places, sought);
  PickParams &params = bracket.params;
  const auto item = static_cast<std::uint64_t>(size_of(dtype));
  params.room = length / 4;
  const std::shared_ptr<Buffer> kept = stream.allocate(static_cast<std::size_t>(params.room) * item);
  params.to = kept->data();
  launch_device_code(stream, kCountCode, item == 8 ? "gs_pick_take_8" : "gs_pick_take_4", blocks_for(length, 2048), 1,
                     256, 0, &params);
  std::array<std::uint64_t, kCursors> counts{};
  stream.download(counts.data(), params.cursors, kCursors * 8, {&bracket.memory, 1});
  const Regions regions(length, counts.data());
  const std::uint64_t taken = counts[2 * kIntervals];
  const auto found = [&](std::int64_t place) { return regions.within(place).has_value(); };
  if (taken > static_cast<std::uint64_t>(params.room) || taken != regions.chosen() ||
      !std::all_of(places, places + sought, found)) {
    return false;
  }
  auto *const sorted = static_cast<std::byte *>(kept->data());
  device_sort(stream, dtype, sorted, sorted, 1, static_cast<std::int64_t>(taken));
  for (std::size_t i = 0; i < sought; ++i) {
    stream.copy(to + i * item, sorted + *regions.within(places[i]) * item, item, {&kept, 1});
  }
  if (greatest) {
    std::uint64_t bits = 0;
    with_map(dtype, [&](auto map, auto key) {
      using Key = decltype(key);
      const Key decoded = decltype(map)::decode(static_cast<Key>(counts[2 * kIntervals + 1]));
      std::memcpy(&bits, &decoded, sizeof(Key));
    });
    stream.upload(to + sought * item, &bits, item, {&kept, 1});
  }
  return true;
}

}  // namespace gridstride::algorithms
