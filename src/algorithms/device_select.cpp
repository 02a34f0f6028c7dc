#include "algorithms/device_select.h"

#include <algorithm>
#include <cstring>
#include <string>

#include "algorithms/cuda/device_code.h"
#include "base/error.h"
#include "runtime/stream.h"

namespace gridstride::algorithms {

namespace {

// As in cuda/select.cu.
constexpr int kRank = 8;
constexpr int kColumns = 4;
constexpr std::int64_t kMaskBlock = 1 << 14;

struct Space {
  std::int64_t shape[kRank] = {};
  std::int64_t strides[kRank] = {};
  std::int32_t rank = 0;
};
struct Column {
  const void *data = nullptr;
  std::int64_t strides[kRank] = {};
  std::int64_t extent = 0;
  std::int64_t step = 0;
  std::int32_t narrow = 0;
};
struct GatherParams {
  const void *array = nullptr;
  void *to = nullptr;
  std::uint64_t *outside = nullptr;
  std::int64_t before_count = 1, space_count = 1, after_count = 1;
  std::int32_t columns = 0;
  std::int32_t item = 0;
  Space before, space, after;
  Column column[kColumns];
  std::uint32_t *winners = nullptr;
  const void *low = nullptr;
  std::int32_t one = 0;
  std::int32_t phase = 0;
};
struct MaskParams {
  const std::uint8_t *mask = nullptr;
  std::int64_t count = 0;
  std::int64_t *starts = nullptr;
  const void *from = nullptr;
  void *to = nullptr;
  std::int64_t item = 0;
  std::int64_t shape[kRank] = {};
  std::int64_t *indices[kRank] = {};
  std::int32_t rank = 0;
  std::int64_t step = 0;
};

Space space_of(const Shape &shape, const Strides &strides, std::int64_t &count) {
  Space space;
  space.rank = shape.size();
  for (int axis = 0; axis < shape.size(); ++axis) {
    space.shape[axis] = shape[axis];
    if (!strides.empty()) space.strides[axis] = strides[axis];
    count *= shape[axis];
  }
  return space;
}

std::int64_t mask_blocks(std::int64_t count) {
  return (count + kMaskBlock - 1) / kMaskBlock;
}

[[noreturn]] void outside(Stream &stream, const FancyAccess &access, std::uint64_t found) {
  const IndexColumn &column = access.columns[found % kColumns];
  std::uint64_t place = found / kColumns;
  std::int64_t at = 0;
  for (int axis = access.space.size() - 1; axis >= 0; --axis) {
    const auto extent = static_cast<std::uint64_t>(access.space[axis]);
    at += static_cast<std::int64_t>(place % extent) * column.strides[axis];
    place /= extent;
  }
  std::int64_t value = 0;
  std::int32_t small = 0;
  stream.download(column.narrow ? static_cast<void *>(&small) : &value, column.data + at, column.narrow ? 4 : 8, {});
  throw Error(ErrorKind::Index, "index " + std::to_string(column.narrow ? small : value) +
                                    " is out of bounds for axis " + std::to_string(column.axis) + " with size " +
                                    std::to_string(column.extent));
}

}  // namespace

bool device_gather_supports(const FancyAccess &access) {
  return access.columns.size() <= kColumns && access.before.rank() <= kRank && access.space.size() <= kRank &&
         access.after.rank() <= kRank;
}

namespace {

GatherParams params_of(const FancyAccess &access, const std::byte *array) {
  GatherParams params;
  params.array = array + access.before.offset;
  params.item = static_cast<std::int32_t>(access.item);
  params.before = space_of(access.before.shape, access.before.strides, params.before_count);
  params.space = space_of(access.space, {}, params.space_count);
  params.after = space_of(access.after.shape, access.after.strides, params.after_count);
  params.columns = static_cast<std::int32_t>(access.columns.size());
  for (std::size_t c = 0; c < access.columns.size(); ++c) {
    const IndexColumn &from = access.columns[c];
    Column &column = params.column[c];
    column.data = from.data;
    for (int axis = 0; axis < access.space.size(); ++axis) column.strides[axis] = from.strides[axis];
    column.extent = from.extent;
    column.step = from.step;
    column.narrow = from.narrow ? 1 : 0;
  }
  return params;
}

/// Whether gs_gather_line does it.
bool is_line(const FancyAccess &access, const GatherParams &params) {
  if (params.columns != 1 || params.before_count != 1 || params.after_count != 1) return false;
  const IndexColumn &column = access.columns[0];
  std::int64_t dense = 8;
  for (int axis = access.space.size() - 1; axis >= 0; --axis) {
    if (access.space[axis] != 1 && column.strides[axis] != dense) return false;
    dense *= access.space[axis];
  }
  return !column.narrow && (params.item == 4 || params.item == 8) && column.step % params.item == 0;
}

/// A word for the first position that is outside; all ones.
std::shared_ptr<Buffer> watch(Stream &stream, GatherParams &params) {
  std::shared_ptr<Buffer> word = stream.allocate(8);
  stream.memset(word->data(), 0xff, 8, {&word, 1});
  params.outside = static_cast<std::uint64_t *>(word->data());
  return word;
}

void look(Stream &stream, const FancyAccess &access, const std::shared_ptr<Buffer> &word) {
  std::uint64_t found = 0;
  stream.download(&found, word->data(), 8, {&word, 1});
  if (found != ~std::uint64_t{0}) outside(stream, access, found);
}

}  // namespace

void device_gather(Stream &stream, const FancyAccess &access, const std::byte *array, std::byte *to) {
  GatherParams params = params_of(access, array);
  params.to = to;
  const std::int64_t count = params.before_count * params.space_count * params.after_count;
  if (count == 0) return;
  const std::shared_ptr<Buffer> word = watch(stream, params);
  constexpr std::int64_t kMostBlocks = std::int64_t{1} << 20;
  if (is_line(access, params)) {
    const char *name = params.item == 8 ? "gs_gather_line_8" : "gs_gather_line_4";
    launch_device_code(stream, kSelectCode, name, std::min((count + 1023) / 1024, kMostBlocks), 1, 256, 0, &params);
  } else {
    launch_device_code(stream, kSelectCode, "gs_gather", std::min((count + 255) / 256, kMostBlocks), 1, 256, 0,
                       &params);
  }
  look(stream, access, word);
}

void device_scatter(Stream &stream, const FancyAccess &access, std::byte *array, const std::byte *from, bool one,
                    const std::byte *low, const std::byte *high) {
  GatherParams params = params_of(access, array);
  params.to = const_cast<std::byte *>(from);
  params.one = one ? 1 : 0;
  params.low = low;
  const std::int64_t count = params.before_count * params.space_count * params.after_count;
  if (count == 0) return;
  const std::shared_ptr<Buffer> word = watch(stream, params);
  std::shared_ptr<Buffer> winners;
  if (!one) {
    const std::size_t bytes = static_cast<std::size_t>((high - low) / access.item + 1) * 4;
    winners = stream.allocate(bytes);
    stream.memset(winners->data(), 0, bytes, {&winners, 1});
    params.winners = static_cast<std::uint32_t *>(winners->data());
  }
  const std::int64_t blocks = std::min<std::int64_t>((count + 255) / 256, std::int64_t{1} << 20);
  launch_device_code(stream, kSelectCode, "gs_scatter", blocks, 1, 256, 0, &params);
  look(stream, access, word);
  params.phase = 1;
  launch_device_code(stream, kSelectCode, "gs_scatter", blocks, 1, 256, 0, &params);
}

DeviceMask device_count_mask(Stream &stream, const std::uint8_t *mask, std::int64_t count) {
  DeviceMask result;
  result.mask = mask;
  result.count = count;
  const std::int64_t blocks = mask_blocks(count);
  result.starts = stream.allocate(static_cast<std::size_t>(blocks + 1) * 8);
  MaskParams params;
  params.mask = mask;
  params.count = count;
  params.starts = static_cast<std::int64_t *>(result.starts->data());
  if (blocks > 0) launch_device_code(stream, kSelectCode, "gs_mask_count", blocks, 1, 256, 0, &params);
  launch_device_code(stream, kSelectCode, "gs_mask_starts", 1, 1, 256, 0, &params);
  stream.download(&result.total, params.starts + blocks, 8, {&result.starts, 1});
  return result;
}

void device_compress(Stream &stream, const DeviceMask &mask, const std::byte *from, std::byte *to, std::int64_t item) {
  MaskParams params;
  params.mask = mask.mask;
  params.count = mask.count;
  params.starts = static_cast<std::int64_t *>(mask.starts->data());
  params.from = from;
  params.to = to;
  params.item = item;
  if (mask.count > 0) {
    launch_device_code(stream, kSelectCode, "gs_compress", mask_blocks(mask.count), 1, 256, 0, &params);
  }
}

void device_expand(Stream &stream, const DeviceMask &mask, const std::byte *from, std::int64_t step, std::byte *to,
                   std::int64_t item) {
  MaskParams params;
  params.mask = mask.mask;
  params.count = mask.count;
  params.starts = static_cast<std::int64_t *>(mask.starts->data());
  params.from = from;
  params.to = to;
  params.item = item;
  params.step = step;
  if (mask.count > 0) {
    launch_device_code(stream, kSelectCode, "gs_expand", mask_blocks(mask.count), 1, 256, 0, &params);
  }
}

void device_mask_positions(Stream &stream, const DeviceMask &mask, std::span<const std::int64_t> shape,
                           std::span<std::int64_t *const> indices) {
  MaskParams params;
  params.mask = mask.mask;
  params.count = mask.count;
  params.starts = static_cast<std::int64_t *>(mask.starts->data());
  params.rank = static_cast<std::int32_t>(shape.size());
  std::copy(shape.begin(), shape.end(), params.shape);
  std::copy(indices.begin(), indices.end(), params.indices);
  if (mask.count > 0) {
    launch_device_code(stream, kSelectCode, "gs_mask_positions", mask_blocks(mask.count), 1, 256, 0, &params);
  }
}

}  // namespace gridstride::algorithms
