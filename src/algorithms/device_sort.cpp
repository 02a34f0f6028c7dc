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
  const void *span = nullptr;
  void *spare[2] = {};
  std::uint32_t *carried[2] = {};
  std::int32_t pass = 0;
};

// As in cuda/narrow.cu.
struct NarrowParams {
  const void *elements = nullptr;
  void *span = nullptr;
  std::uint32_t *slots = nullptr;
  std::uint32_t *totals = nullptr;
  const void *keys[2] = {};
  const std::uint32_t *carried[2] = {};
  void *elements_out = nullptr;
  std::int64_t *positions_out = nullptr;
  std::uint64_t nans = 0;
  std::int64_t length = 0;
  std::int32_t kind = 0;
  std::int32_t one_zero = 0;
  std::int32_t most_repeats = 0;
  std::int32_t even = 0;
};

constexpr std::size_t kSpanWords = 20;   ///< of KeySpan in cuda/narrow.h
constexpr std::size_t kSampled = 16384;  ///< as there
constexpr std::size_t kSampleTables = 5;
constexpr std::int64_t kMendTile = 2048;
constexpr std::int64_t kNarrowLength = std::int64_t{1} << 20;  ///< from here on, learning about keys pays

constexpr std::int64_t kMostLength = std::int64_t{1} << 30;
constexpr std::int64_t kShortRow = 256;
constexpr std::int64_t kBlockRow = 4096;
constexpr std::size_t kDigits = 256;
constexpr std::int64_t kMostBlocks = std::int64_t{1} << 20;
constexpr std::int64_t kCountBlocks = 1056;  ///< fill any GPU; a block takes eight keys a thread at a time
constexpr std::int64_t kFewRows = 4;         ///< so few are sorted one after the other

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
  const std::int64_t stretches = (params.length + 2047) / 2048;
  const std::int64_t blocks = std::clamp<std::int64_t>(kCountBlocks / params.rows, 1, stretches);
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

/// Sweeps by CUB over one row: as gs_cub and its like are compiled, and what they share.
struct Sweeps {
  Sweeps(Stream &on, const SortParams &params, bool with_places)
      : stream(on),
        places(with_places),
        wide(params.item_bytes == 8),
        name(places ? (wide ? "gs_cub_places_64" : "gs_cub_places_32") : (wide ? "gs_cub_64" : "gs_cub_32")),
        stays(wide || places),
        threads(stays ? 384 : 512),
        passes(static_cast<std::size_t>(params.passes)) {
    const std::int64_t tile = threads * std::int64_t{wide ? (places ? 12 : 15) : (places ? 23 : 22)};
    tiles = (params.length + tile - 1) / tile;
    sweep.keys_in = params.keys_in;
    sweep.nans = params.nans;
    sweep.length = static_cast<std::int32_t>(params.length);
    sweep.kind = params.kind;
    sweep.one_zero = params.one_zero;
  }

  /// Starts, then one counter a pass, then `more` words, all zero; then the states of the tiles, which each pass
  /// clears.
  std::uint32_t *make_control(std::size_t more) {
    states_at = (more_at() + more + 63) / 64 * 64;
    control = stream.allocate((states_at + state_words()) * 4);
    stream.memset(control->data(), 0, states_at * 4, {&control, 1});
    return static_cast<std::uint32_t *>(control->data());
  }
  [[nodiscard]] std::size_t more_at() const { return (passes + 1) * kDigits; }
  [[nodiscard]] std::size_t state_words() const { return static_cast<std::size_t>(tiles) * kDigits; }

  void launch(std::size_t pass) {
    auto *const words = static_cast<std::uint32_t *>(control->data());
    sweep.starts = words + pass * kDigits;
    sweep.next_tile = words + passes * kDigits + pass;
    sweep.states = words + states_at;
    // Just before they are used, so that they are still in the cache.
    stream.memset(sweep.states, 0, state_words() * 4, {&control, 1});
    sweep.pass = static_cast<std::int32_t>(pass);
    launch_device_code(stream, kSweepCode, name, stays ? std::min(tiles, kCountBlocks) : tiles, 1, threads, 0, &sweep);
  }

  Stream &stream;
  bool places;
  bool wide;
  const char *name;
  bool stays;  ///< its blocks take one tile after another
  std::uint32_t threads;
  std::size_t passes;
  std::int64_t tiles = 0;
  std::size_t states_at = 0;
  std::shared_ptr<Buffer> control;
  SweepParams sweep;
};

std::int64_t blocks_of_counts(std::int64_t length) {
  return std::clamp<std::int64_t>((length + 2047) / 2048, 1, kCountBlocks);
}

/// One long row of elements of 8 bytes: sweeps over the bits that cuda/narrow.h finds to be enough, all without asking
/// the host. `to` or `positions` is null.
void sort_narrowed(Stream &stream, const SortParams &params, void *to, std::int64_t *positions) {
  const bool places = positions != nullptr;
  const auto count = static_cast<std::size_t>(params.length);
  Sweeps sweeps(stream, params, places);
  const std::size_t more = kSpanWords + kSampleTables * 2 * kSampled;
  std::uint32_t *const words = sweeps.make_control(more);
  const std::shared_ptr<Buffer> keys[2] = {stream.allocate(count * 8), places ? stream.allocate(count * 8) : nullptr};
  const std::shared_ptr<Buffer> carried[2] = {places ? stream.allocate(count * 4) : nullptr,
                                              places ? stream.allocate(count * 4) : nullptr};

  NarrowParams narrow;
  narrow.elements = params.keys_in;
  narrow.span = words + sweeps.more_at();
  narrow.slots = words + sweeps.more_at() + kSpanWords;
  narrow.totals = words;
  narrow.elements_out = to;
  narrow.positions_out = positions;
  narrow.nans = params.nans;
  narrow.length = params.length;
  narrow.kind = params.kind;
  narrow.one_zero = params.one_zero;
  // Pairs of the sample stand for pairs of the row by the square of its share: at most about one a key is mended well.
  constexpr double kSquare = 0.75 * static_cast<double>(kSampled) * static_cast<double>(kSampled);
  narrow.most_repeats = static_cast<std::int32_t>(std::min(4.0, kSquare / static_cast<double>(params.length)));
  narrow.even = to == params.keys_in ? 1 : 0;
  for (std::size_t i = 0; i < 2; ++i) {
    if (keys[i] == nullptr) continue;
    narrow.keys[i] = sweeps.sweep.spare[i] = keys[i]->data();
    if (places) narrow.carried[i] = sweeps.sweep.carried[i] = static_cast<std::uint32_t *>(carried[i]->data());
  }
  const std::int64_t blocks = blocks_of_counts(params.length);
  launch_device_code(stream, kNarrowCode, "gs_span", blocks, 1, 256, 0, &narrow);
  launch_device_code(stream, kNarrowCode, "gs_sample", kSampleTables, 8, 1024, 0, &narrow);
  launch_device_code(stream, kNarrowCode, "gs_narrow_count", blocks, 1, 256, 0, &narrow);
  SortParams starts = params;
  starts.starts = words;
  Launcher(stream, params)("gs_starts", params.passes, 1, 256, 0, starts);

  sweeps.sweep.span = narrow.span;
  sweeps.sweep.keys_out = to;
  sweeps.sweep.positions_out = positions;
  for (std::size_t pass = 0; pass < sweeps.passes; ++pass) sweeps.launch(pass);
  launch_device_code(stream, kNarrowCode, places ? "gs_mend_places" : "gs_mend",
                     (params.length + kMendTile - 1) / kMendTile, 1, 256, 0, &narrow);
}

/// One row of elements of 4 or 8 bytes digit by digit, by CUB's sweeps. `to` or `positions` is null.
void sort_long_row(Stream &stream, SortParams params, void *to, std::int64_t *positions) {
  const bool places = positions != nullptr;
  if (params.item_bytes == 8 && params.length >= kNarrowLength) return sort_narrowed(stream, params, to, positions);
  const auto count = static_cast<std::size_t>(params.length);
  Sweeps sweeps(stream, params, places);
  const std::size_t key_bytes = sweeps.passes;
  params.starts = sweeps.make_control(0);
  const std::shared_ptr<Buffer> keys[2] = {stream.allocate(count * key_bytes),
                                           places ? stream.allocate(count * key_bytes) : nullptr};
  const std::shared_ptr<Buffer> carried[2] = {places ? stream.allocate(count * 4) : nullptr,
                                              places ? stream.allocate(count * 4) : nullptr};

  params.encode = 1;
  Launcher count_digits(stream, params);
  count_digits("gs_count", blocks_of_counts(params.length), 1, 256, 0, params);
  count_digits("gs_starts", params.passes, 1, 256, 0, params);

  SweepParams &sweep = sweeps.sweep;
  for (std::size_t pass = 0; pass < sweeps.passes; ++pass) {
    const bool last = pass + 1 == sweeps.passes;
    sweep.shift = static_cast<std::int32_t>(8 * pass);
    sweep.encode = pass == 0 ? 1 : 0;
    sweep.decode = last && !places ? 1 : 0;
    if (places) {
      sweep.keys_out = keys[pass % 2]->data();
      sweep.places_out = static_cast<std::uint32_t *>(carried[pass % 2]->data());
      sweep.positions_out = last ? positions : nullptr;
    } else {
      sweep.keys_out = (sweeps.passes - 1 - pass) % 2 == 0 ? to : keys[0]->data();
    }
    sweeps.launch(pass);
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

void device_extent(Stream &stream, DType dtype, const std::byte *from, std::int64_t count, std::byte *to) {
  const SortParams params = params_of(dtype, from, 1, count);
  const std::shared_ptr<Buffer> span = stream.allocate(kSpanWords * 4);
  stream.memset(span->data(), 0, kSpanWords * 4, {&span, 1});
  NarrowParams narrow;
  narrow.elements = from;
  narrow.span = span->data();
  narrow.elements_out = to;
  narrow.nans = params.nans;
  narrow.length = count;
  narrow.kind = params.kind;
  launch_device_code(stream, kNarrowCode, "gs_span", blocks_of_counts(count), 1, 256, 0, &narrow);
  launch_device_code(stream, kNarrowCode, "gs_extent", 1, 1, 32, 0, &narrow);
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
