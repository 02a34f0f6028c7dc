#include "algorithms/device_sort.h"

#include <algorithm>
#include <memory>
#include <string>

#include "algorithms/cuda/device_code.h"
#include "algorithms/sort_keys.h"
#include "base/error.h"
#include "runtime/stream.h"

namespace gridstride::algorithms {

namespace {

// As in cuda/sort.cu.
struct SortParams {
  const void *keys_in = nullptr;
  void *keys_out = nullptr;
  const std::uint32_t *places_in = nullptr;
  std::uint32_t *places_out = nullptr;
  std::int64_t *positions_out = nullptr;
  const std::uint32_t *starts = nullptr;
  std::uint32_t *states = nullptr;
  std::uint32_t *next_tile = nullptr;
  std::int64_t length = 0;
  std::int64_t rows = 0;
  std::uint64_t nans = 0;
  std::int32_t tiles = 0;
  std::int32_t pass = 0;
  std::int32_t passes = 0;
  std::int32_t item_bytes = 0;
  std::int32_t kind = 0;
  std::int32_t encode = 0;
  std::int32_t decode = 0;
  std::int32_t one_zero = 0;
};

// As in cuda/sweep.cu.
struct SweepParams {
  const void *keys_in = nullptr;
  void *keys_out = nullptr;
  const std::uint32_t *places_in = nullptr;
  std::uint32_t *places_out = nullptr;
  std::int64_t *positions_out = nullptr;
  const std::uint32_t *starts = nullptr;
  std::uint32_t *states = nullptr;
  std::uint32_t *next_tile = nullptr;
  std::uint64_t nans = 0;
  std::int32_t length = 0;
  std::int32_t shift = 0;
  std::int32_t kind = 0;
  std::int32_t encode = 0;
  std::int32_t decode = 0;
  std::int32_t one_zero = 0;
};

constexpr std::int64_t kMostLength = std::int64_t{1} << 30;
constexpr std::int64_t kShortRow = 256;
constexpr std::int64_t kBlockRow = 4096;
constexpr std::size_t kDigits = 256;
constexpr std::int64_t kMostBlocks = std::int64_t{1} << 20;
constexpr std::int64_t kFewRows = 4;  ///< so few are sorted one after the other

SortParams params_of(DType dtype, const std::byte *from, std::int64_t rows, std::int64_t length) {
  SortParams params;
  params.keys_in = from;
  params.length = length;
  params.rows = rows;
  params.item_bytes = static_cast<std::int32_t>(size_of(dtype));
  params.passes = params.item_bytes;
  const DTypeKind kind = kind_of(dtype);
  params.kind = kind == DTypeKind::Float ? 2 : kind == DTypeKind::Signed ? 1 : 0;
  if (params.kind == 2) params.nans = negative_nans<std::uint64_t>(mantissa_bits(dtype));
  return params;
}

/// Launches kernels of cuda/sort.cu.
class Launcher {
public:
  Launcher(Stream &stream, const SortParams &params) : stream_(stream), wide_(params.item_bytes == 8) {}

  void operator()(std::string name, std::int64_t blocks, std::uint32_t rows, std::uint32_t threads,
                  std::size_t shared_bytes, SortParams &params) {
    if (name != "gs_starts") name += wide_ ? "_64" : "_32";
    launch_device_code(stream_, kSortCode, name, blocks, rows, threads, shared_bytes, &params);
  }

private:
  Stream &stream_;
  bool wide_;
};

/// A block a row: everything happens in shared memory.
void sort_within_blocks(Stream &stream, SortParams params, bool places) {
  Launcher launch(stream, params);
  params.encode = 1;
  params.decode = 1;
  const bool brief = params.length <= kShortRow;
  const std::size_t tile = static_cast<std::size_t>(brief ? kShortRow : kBlockRow) * (params.item_bytes == 8 ? 8 : 4);
  const std::size_t counts = kDigits * 4 * (brief ? 1 : 16);
  launch(std::string(brief ? "gs_row_short" : "gs_row") + (places ? "_places" : ""), std::min(params.rows, kMostBlocks),
         1, brief ? 32 : 512, std::max(tile, counts), params);
}

/// Digit by digit through memory. `to` or `positions` is null.
void sort_by_sweeps(Stream &stream, SortParams params, void *to, std::int64_t *positions) {
  const bool places = positions != nullptr;
  const auto passes = static_cast<std::size_t>(params.passes);
  const auto rows = static_cast<std::size_t>(params.rows);
  const std::size_t count = rows * static_cast<std::size_t>(params.length);
  const std::size_t key_bytes = params.item_bytes == 8 ? 8 : 4;
  // As gs_sweep and its like are compiled: threads, and keys a thread.
  const bool wide = params.item_bytes == 8;
  const std::uint32_t threads = wide || places ? 384 : 256;
  const std::int64_t tile = threads * std::int64_t{places ? (wide ? 8 : 12) : (wide ? 11 : 22)};
  params.tiles = static_cast<std::int32_t>((params.length + tile - 1) / tile);
  const std::size_t tiles = rows * static_cast<std::size_t>(params.tiles);
  if (tiles > kMostLength) throw Error(ErrorKind::Value, "a sort of so many rows is beyond what a grid holds");

  // Starts, then one counter a pass, then the states of each pass; all zero.
  const std::size_t start_words = rows * passes * kDigits;
  const std::size_t state_words = tiles * kDigits;
  const std::size_t words = start_words + kDigits + passes * state_words;
  const std::shared_ptr<Buffer> control = stream.allocate(words * 4);
  stream.memset(control->data(), 0, words * 4, {&control, 1});
  auto *const starts = static_cast<std::uint32_t *>(control->data());
  params.starts = starts;

  std::shared_ptr<Buffer> keys[2];
  std::shared_ptr<Buffer> carried[2];
  if (passes > 1) {
    keys[0] = stream.allocate(count * key_bytes);
    if (places && passes > 2) keys[1] = stream.allocate(count * key_bytes);
    if (places) carried[0] = stream.allocate(count * 4);
    if (places && passes > 2) carried[1] = stream.allocate(count * 4);
  } else if (to == params.keys_in) {
    keys[0] = stream.allocate(count);
    stream.copy(keys[0]->data(), to, count, {keys, 1});
    params.keys_in = keys[0]->data();
  }

  Launcher launch(stream, params);
  params.encode = 1;
  constexpr std::int64_t kBlocks = 1056;  // fill any GPU; a block takes eight keys a thread at a time
  const std::int64_t stretches = (params.length + 2047) / 2048;
  const std::int64_t blocks = std::clamp<std::int64_t>(kBlocks / params.rows, 1, stretches);
  launch("gs_count", blocks, static_cast<std::uint32_t>(std::min<std::int64_t>(params.rows, 65535)), 256, 0, params);
  launch("gs_starts", static_cast<std::int64_t>(rows * passes), 1, 256, 0, params);

  const std::size_t counts = std::size_t{threads} / 32 * kDigits * 4;
  const std::size_t shared = std::max(static_cast<std::size_t>(tile) * key_bytes, counts);
  for (std::size_t pass = 0; pass < passes; ++pass) {
    const bool last = pass + 1 == passes;
    params.pass = static_cast<std::int32_t>(pass);
    params.encode = pass == 0 ? 1 : 0;
    params.decode = last ? 1 : 0;
    params.next_tile = starts + start_words + pass;
    params.states = starts + start_words + kDigits + pass * state_words;
    if (places) {
      params.keys_out = last ? nullptr : keys[pass % 2]->data();
      params.places_out = last ? nullptr : static_cast<std::uint32_t *>(carried[pass % 2]->data());
      params.positions_out = last ? positions : nullptr;
    } else {
      params.keys_out = (passes - 1 - pass) % 2 == 0 ? to : keys[0]->data();
    }
    launch(places ? "gs_sweep_places" : "gs_sweep", static_cast<std::int64_t>(tiles), 1, threads, shared, params);
    params.keys_in = params.keys_out;
    params.places_in = params.places_out;
  }
}

/// One row of elements of 4 or 8 bytes digit by digit, by CUB's sweeps. `to` or `positions` is null.
void sort_long_row(Stream &stream, SortParams params, void *to, std::int64_t *positions) {
  const bool places = positions != nullptr;
  const bool wide = params.item_bytes == 8;
  const auto passes = static_cast<std::size_t>(params.passes);
  const auto count = static_cast<std::size_t>(params.length);
  // As gs_cub and its like are compiled.
  const std::uint32_t threads = wide || places ? 384 : 512;
  const std::int64_t tile = threads * std::int64_t{wide ? (places ? 12 : 15) : (places ? 23 : 22)};
  const auto tiles = static_cast<std::size_t>((params.length + tile - 1) / tile);

  // Starts, then one counter a pass, then the states of each pass; all zero.
  const std::size_t start_words = passes * kDigits;
  const std::size_t state_words = tiles * kDigits;
  const std::size_t words = start_words + kDigits + passes * state_words;
  const std::shared_ptr<Buffer> control = stream.allocate(words * 4);
  stream.memset(control->data(), 0, words * 4, {&control, 1});
  auto *const starts = static_cast<std::uint32_t *>(control->data());
  const std::shared_ptr<Buffer> keys[2] = {stream.allocate(count * passes),
                                           places ? stream.allocate(count * passes) : nullptr};
  const std::shared_ptr<Buffer> carried[2] = {places ? stream.allocate(count * 4) : nullptr,
                                              places ? stream.allocate(count * 4) : nullptr};

  params.starts = starts;
  params.encode = 1;
  constexpr std::int64_t kBlocks = 1056;  // fill any GPU; a block takes eight keys a thread at a time
  const std::int64_t blocks = std::clamp<std::int64_t>((params.length + 2047) / 2048, 1, kBlocks);
  Launcher count_digits(stream, params);
  count_digits("gs_count", blocks, 1, 256, 0, params);
  count_digits("gs_starts", params.passes, 1, 256, 0, params);

  SweepParams sweep;
  sweep.keys_in = params.keys_in;
  sweep.nans = params.nans;
  sweep.length = static_cast<std::int32_t>(params.length);
  sweep.kind = params.kind;
  sweep.one_zero = params.one_zero;
  const char *const name =
      places ? (wide ? "gs_cub_places_64" : "gs_cub_places_32") : (wide ? "gs_cub_64" : "gs_cub_32");
  for (std::size_t pass = 0; pass < passes; ++pass) {
    const bool last = pass + 1 == passes;
    sweep.shift = static_cast<std::int32_t>(8 * pass);
    sweep.encode = pass == 0 ? 1 : 0;
    sweep.decode = last && !places ? 1 : 0;
    sweep.starts = starts + pass * kDigits;
    sweep.next_tile = starts + start_words + pass;
    sweep.states = starts + start_words + kDigits + pass * state_words;
    if (places) {
      sweep.keys_out = keys[pass % 2]->data();
      sweep.places_out = static_cast<std::uint32_t *>(carried[pass % 2]->data());
      sweep.positions_out = last ? positions : nullptr;
    } else {
      sweep.keys_out = (passes - 1 - pass) % 2 == 0 ? to : keys[0]->data();
    }
    launch_device_code(stream, kSweepCode, name, static_cast<std::int64_t>(tiles), 1, threads, 0, &sweep);
    sweep.keys_in = sweep.keys_out;
    sweep.places_in = sweep.places_out;
  }
}

/// Rows that are too long for a block.
void sort_long_rows(Stream &stream, const SortParams &params, void *to, std::int64_t *positions) {
  if (params.rows > kFewRows || params.item_bytes < 4) return sort_by_sweeps(stream, params, to, positions);
  SortParams row = params;
  row.rows = 1;
  const std::int64_t bytes = params.length * params.item_bytes;
  for (std::int64_t i = 0; i < params.rows; ++i) {
    row.keys_in = static_cast<const std::byte *>(params.keys_in) + i * bytes;
    sort_long_row(stream, row, to == nullptr ? nullptr : static_cast<std::byte *>(to) + i * bytes,
                  positions == nullptr ? nullptr : positions + i * params.length);
  }
}

}  // namespace

bool device_sort_supports(DType dtype, std::int64_t length) {
  return !is_complex(dtype) && length < kMostLength;
}

void device_sort(Stream &stream, DType dtype, const std::byte *from, std::byte *to, std::int64_t rows,
                 std::int64_t length) {
  SortParams params = params_of(dtype, from, rows, length);
  if (length > kBlockRow) return sort_long_rows(stream, params, to, nullptr);
  params.keys_out = to;
  sort_within_blocks(stream, params, false);
}

void device_argsort(Stream &stream, DType dtype, const std::byte *from, std::int64_t *positions, std::int64_t rows,
                    std::int64_t length) {
  SortParams params = params_of(dtype, from, rows, length);
  params.one_zero = 1;
  if (length > kBlockRow) return sort_long_rows(stream, params, nullptr, positions);
  params.positions_out = positions;
  sort_within_blocks(stream, params, true);
}

}  // namespace gridstride::algorithms
