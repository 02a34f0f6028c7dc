#include "algorithms/scan.h"

#include <algorithm>
#include <atomic>
#include <cstring>
#include <thread>
#include <vector>

#include "algorithms/combine.h"
#include "ops/scalar_op.h"
#include "runtime/parallel.h"

namespace gridstride::algorithms {

namespace {

constexpr std::int64_t kBlock = 1024;  // elements that are combined from their beginning
constexpr std::int64_t kBlocks = 4;    // blocks of a tile: that many chains run side by side
constexpr std::int64_t kTile = kBlocks * kBlock;
constexpr std::int64_t kNarrowInner = 64;  // up to this, columns are cut along the axis too
constexpr std::int64_t kStrip = 1024;      // columns that one worker takes at a time

/// An operation that has no inlined function: by its reference.
struct Reference {
  ScalarOp op;
  DType dtype;
  void combine(const std::byte *a, const std::byte *b, std::byte *to) const {
    const Scalar operands[] = {Scalar::load(dtype, a), Scalar::load(dtype, b)};
    evaluate(op, operands).store(to);
  }
};

/// One tile of a row: results as if nothing stood before it; `totals` gets those of its blocks.
template <class Combine, class T>
void scan_tile(const T *from, T *to, T *totals) {
  T carry[kBlocks];
  for (std::int64_t j = 0; j < kBlocks; ++j) to[j * kBlock] = carry[j] = from[j * kBlock];
  for (std::int64_t i = 1; i < kBlock; ++i) {
    for (std::int64_t j = 0; j < kBlocks; ++j) {
      carry[j] = Combine::apply(carry[j], from[j * kBlock + i]);
      to[j * kBlock + i] = carry[j];
    }
  }
  for (std::int64_t j = 0; j < kBlocks; ++j) totals[j] = carry[j];
}

template <class Combine, class T>
void put_before(const T &prefix, T *to, std::int64_t count) {
  for (std::int64_t i = 0; i < count; ++i) to[i] = Combine::apply(prefix, to[i]);
}

/// The rest of a row, less than a tile: block by block. `prefix` is null at the beginning of a row.
template <class Combine, class T>
void scan_rest(const T *from, T *to, std::int64_t count, const T *prefix) {
  T before = prefix != nullptr ? *prefix : T{};
  bool first = prefix == nullptr;
  for (std::int64_t begin = 0; begin < count; begin += kBlock) {
    const std::int64_t length = std::min(kBlock, count - begin);
    T carry = to[begin] = from[begin];
    for (std::int64_t i = 1; i < length; ++i) to[begin + i] = carry = Combine::apply(carry, from[begin + i]);
    if (!first) put_before<Combine>(before, to + begin, length);
    before = to[begin + length - 1];
    first = false;
  }
}

/// Results of a tile's blocks from what stands before it; `prefix` becomes what stands before the next one.
template <class Combine, class T>
void finish_tile(const T *totals, bool first, T &prefix, T *befores) {
  for (std::int64_t j = 0; j < kBlocks; ++j) {
    befores[j] = prefix;
    prefix = first && j == 0 ? totals[0] : Combine::apply(prefix, totals[j]);
  }
}

template <class Combine, class T>
void place_tile(const T *befores, bool first, T *to) {
  for (std::int64_t j = first ? 1 : 0; j < kBlocks; ++j) put_before<Combine>(befores[j], to + j * kBlock, kBlock);
}

/// A whole row in the caller.
template <class Combine, class T>
void scan_row(const T *from, T *to, std::int64_t length) {
  T prefix{};
  std::int64_t at = 0;
  for (; at + kTile <= length; at += kTile) {
    T totals[kBlocks];
    T befores[kBlocks];
    scan_tile<Combine>(from + at, to + at, totals);
    finish_tile<Combine>(totals, at == 0, prefix, befores);
    place_tile<Combine>(befores, at == 0, to + at);
  }
  if (at < length) scan_rest<Combine>(from + at, to + at, length - at, at == 0 ? nullptr : &prefix);
}

/// Pieces of one chain: taken in order by whoever is free, passed on in order.
class Chain {
public:
  explicit Chain(std::int64_t pieces) : pieces_(pieces) {}
  /// The next piece, or -1.
  std::int64_t take() {
    const std::int64_t piece = next_.fetch_add(1, std::memory_order_relaxed);
    return piece < pieces_ ? piece : -1;
  }
  /// Waits until all earlier pieces have passed on. Those who took them are running: this ends.
  void wait(std::int64_t piece) const {
    for (int spins = 0; passed_.load(std::memory_order_acquire) != piece; ++spins) {
      if (spins > 200) std::this_thread::yield();
    }
  }
  void pass(std::int64_t piece) { passed_.store(piece + 1, std::memory_order_release); }

private:
  std::int64_t pieces_;
  std::atomic<std::int64_t> next_{0};
  alignas(64) std::atomic<std::int64_t> passed_{0};
};

/// One long row on all workers: each element is read from memory once and written once.
template <class Combine, class T>
void scan_long_row(const T *from, T *to, std::int64_t length, double cost) {
  const std::int64_t tiles = length / kTile;
  Chain chain(tiles);
  T prefix{};  // of the piece that has its turn
  parallel_for(worker_count(), 1, cost, [&](std::int64_t, std::int64_t) {
    for (std::int64_t tile = chain.take(); tile >= 0; tile = chain.take()) {
      T totals[kBlocks];
      T befores[kBlocks];
      T *const place = to + tile * kTile;
      scan_tile<Combine>(from + tile * kTile, place, totals);
      chain.wait(tile);
      finish_tile<Combine>(totals, tile == 0, prefix, befores);
      chain.pass(tile);
      place_tile<Combine>(befores, tile == 0, place);
    }
  });
  const std::int64_t done = tiles * kTile;
  if (done < length) scan_rest<Combine>(from + done, to + done, length - done, tiles == 0 ? nullptr : &prefix);
}

/// Some columns of a matrix, row by row.
template <class Combine, class T>
void scan_columns(const T *from, T *to, std::int64_t rows, std::int64_t stride, std::int64_t columns) {
  if (from != to) std::copy(from, from + columns, to);
  for (std::int64_t row = 1; row < rows; ++row) {
    const T *const above = to + (row - 1) * stride;
    const T *const values = from + row * stride;
    T *const place = to + row * stride;
    for (std::int64_t i = 0; i < columns; ++i) place[i] = Combine::apply(above[i], values[i]);
  }
}

/// A tall matrix of few columns on all workers, in pieces of whole rows.
template <class Combine, class T>
void scan_tall(const T *from, T *to, std::int64_t rows, std::int64_t columns, double cost) {
  const std::int64_t height = kTile / columns;
  const std::int64_t pieces = (rows + height - 1) / height;
  Chain chain(pieces);
  T prefix[kNarrowInner];
  parallel_for(worker_count(), 1, cost, [&](std::int64_t, std::int64_t) {
    for (std::int64_t piece = chain.take(); piece >= 0; piece = chain.take()) {
      const std::int64_t first = piece * height;
      const std::int64_t count = std::min(height, rows - first);
      T *const place = to + first * columns;
      const T *const last = place + (count - 1) * columns;
      scan_columns<Combine>(from + first * columns, place, count, columns, columns);
      T before[kNarrowInner];
      chain.wait(piece);
      std::copy(prefix, prefix + columns, before);
      for (std::int64_t i = 0; i < columns; ++i) prefix[i] = piece == 0 ? last[i] : Combine::apply(before[i], last[i]);
      chain.pass(piece);
      if (piece == 0) continue;
      for (std::int64_t row = 0; row < count; ++row) {
        for (std::int64_t i = 0; i < columns; ++i) {
          place[row * columns + i] = Combine::apply(before[i], place[row * columns + i]);
        }
      }
    }
  });
}

bool associative(ScalarOp op) {
  return op != ScalarOp::Sub;
}

template <class Combine, class T>
void accumulate_typed(const AxisExtents &extents, const T *from, T *to, bool regroup, double cost) {
  const auto [outer, length, inner] = extents;
  if (inner == 1 && regroup) {
    if (outer < 2L * worker_count() && length >= 2 * kTile) {
      for (std::int64_t row = 0; row < outer; ++row) {
        scan_long_row<Combine>(from + row * length, to + row * length, length, cost / static_cast<double>(outer));
      }
      return;
    }
    parallel_for(outer, std::max<std::int64_t>(1, kTile / length), cost,
                 [&, l = length](std::int64_t begin, std::int64_t end) {
                   for (std::int64_t row = begin; row < end; ++row) scan_row<Combine>(from + row * l, to + row * l, l);
                 });
    return;
  }
  if (regroup && inner <= kNarrowInner && length * inner >= 2 * kTile) {
    for (std::int64_t row = 0; row < outer; ++row) {
      const std::int64_t at = row * length * inner;
      scan_tall<Combine>(from + at, to + at, length, inner, cost / static_cast<double>(outer));
    }
    return;
  }
  const std::int64_t strips = (inner + kStrip - 1) / kStrip;
  const std::int64_t plane = length * inner;
  parallel_for(outer * strips, 1, cost, [&, l = length, n = inner](std::int64_t begin, std::int64_t end) {
    for (std::int64_t k = begin; k < end; ++k) {
      const std::int64_t at = k / strips * plane + k % strips * kStrip;
      scan_columns<Combine>(from + at, to + at, l, n, std::min(kStrip, n - k % strips * kStrip));
    }
  });
}

void accumulate_reference(const Reference &reference, const AxisExtents &extents, const std::byte *from, std::byte *to,
                          double cost) {
  const auto item = static_cast<std::int64_t>(size_of(reference.dtype));
  const std::int64_t row = extents.inner * item;
  parallel_for(extents.outer, 1, cost, [&](std::int64_t begin, std::int64_t end) {
    for (std::int64_t k = begin; k < end; ++k) {
      const std::byte *const values = from + k * extents.length * row;
      std::byte *const places = to + k * extents.length * row;
      std::memmove(places, values, static_cast<std::size_t>(row));
      for (std::int64_t at = row; at < extents.length * row; at += item) {
        reference.combine(places + at - row, values + at, places + at);
      }
    }
  });
}

/// Combines `count` elements at a distance of `step`, pairwise.
template <class Combine, class T>
T fold(const T *from, std::int64_t count, std::int64_t step, bool regroup) {
  if (!regroup || count < 8) {
    T result = from[0];
    for (std::int64_t i = 1; i < count; ++i) result = Combine::apply(result, from[i * step]);
    return result;
  }
  if (count > 256) {
    const std::int64_t half = count / 2 / 8 * 8;
    return Combine::apply(fold<Combine>(from, half, step, true),
                          fold<Combine>(from + half * step, count - half, step, true));
  }
  T parts[8];
  for (int j = 0; j < 8; ++j) parts[j] = from[j * step];
  std::int64_t i = 8;
  for (; i + 8 <= count; i += 8) {
    for (int j = 0; j < 8; ++j) parts[j] = Combine::apply(parts[j], from[(i + j) * step]);
  }
  T result = Combine::apply(Combine::apply(Combine::apply(parts[0], parts[1]), Combine::apply(parts[2], parts[3])),
                            Combine::apply(Combine::apply(parts[4], parts[5]), Combine::apply(parts[6], parts[7])));
  for (; i < count; ++i) result = Combine::apply(result, from[i * step]);
  return result;
}

/// Calls body(number of the first element in `from`, number of elements, number in `to`) for each result.
template <class Body>
void for_segments(const AxisExtents &extents, const std::int64_t *starts, std::int64_t count, double cost,
                  const Body &body) {
  parallel_for(extents.outer * count, 1, cost, [&](std::int64_t begin, std::int64_t end) {
    for (std::int64_t k = begin; k < end; ++k) {
      const std::int64_t outer = k / count;
      const std::int64_t segment = k % count;
      const std::int64_t first = starts[segment];
      const std::int64_t stop = segment + 1 < count ? starts[segment + 1] : extents.length;
      const std::int64_t length = std::max<std::int64_t>(1, stop - first);
      for (std::int64_t i = 0; i < extents.inner; ++i) {
        body((outer * extents.length + first) * extents.inner + i, length, k * extents.inner + i);
      }
    }
  });
}

/// Calls each(i) for the offsets, in order and on as many workers as are worth it: each one has places of its own.
template <class Each>
void for_places(const std::int64_t *offsets, std::int64_t count, double cost, const Each &each) {
  const std::int64_t workers = std::min(worker_count(), 16);
  if (workers == 1 || cost < 400e3) {
    for (std::int64_t i = 0; i < count; ++i) each(i);
    return;
  }
  const auto [lowest, highest] = std::minmax_element(offsets, offsets + count);
  const std::int64_t base = *lowest;
  const std::int64_t part = (*highest - base) / workers + 1;
  parallel_for(workers, 1, cost, [&](std::int64_t begin, std::int64_t end) {
    const auto first = static_cast<std::uint64_t>(base + begin * part);
    const auto width = static_cast<std::uint64_t>((end - begin) * part);
    std::int64_t list[512];
    for (std::int64_t at = 0; at < count; at += 512) {
      std::size_t listed = 0;
      for (std::int64_t i = at; i < std::min(count, at + 512); ++i) {
        list[listed] = i;
        listed += static_cast<std::uint64_t>(offsets[i]) - first < width ? 1U : 0U;
      }
      for (std::size_t k = 0; k < listed; ++k) each(list[k]);
    }
  });
}

}  // namespace

double accumulate_cost(ScalarOp op, DType dtype, std::int64_t elements) {
  const bool fast = with_combine(op, dtype, [](auto, auto) {});
  return (fast ? 0.1 * static_cast<double>(size_of(dtype)) : 60.0) * static_cast<double>(elements);
}

void accumulate(ScalarOp op, DType dtype, const AxisExtents &extents, const std::byte *from, std::byte *to) {
  if (extents.size() == 0) return;
  const double cost = accumulate_cost(op, dtype, extents.size());
  const bool done = with_combine(op, dtype, [&]<class Combine, class T>(Combine, T) {
    accumulate_typed<Combine>(extents, reinterpret_cast<const T *>(from), reinterpret_cast<T *>(to), associative(op),
                              cost);
  });
  if (!done) accumulate_reference({op, dtype}, extents, from, to, cost);
}

void reduce_segments(ScalarOp op, DType dtype, const AxisExtents &extents, const std::byte *from,
                     const std::int64_t *starts, std::int64_t count, std::byte *to) {
  if (extents.outer * extents.inner * count == 0) return;
  const double cost = accumulate_cost(op, dtype, extents.size());
  const bool done = with_combine(op, dtype, [&]<class Combine, class T>(Combine, T) {
    const T *const values = reinterpret_cast<const T *>(from);
    T *const results = reinterpret_cast<T *>(to);
    for_segments(extents, starts, count, cost, [&](std::int64_t first, std::int64_t length, std::int64_t place) {
      results[place] = fold<Combine>(values + first, length, extents.inner, associative(op));
    });
  });
  if (done) return;
  const Reference reference{op, dtype};
  const auto item = static_cast<std::int64_t>(size_of(dtype));
  for_segments(extents, starts, count, cost, [&](std::int64_t first, std::int64_t length, std::int64_t place) {
    std::memcpy(to + place * item, from + first * item, static_cast<std::size_t>(item));
    for (std::int64_t i = 1; i < length; ++i) {
      reference.combine(to + place * item, from + (first + i * extents.inner) * item, to + place * item);
    }
  });
}

void combine_at(ScalarOp op, DType dtype, std::byte *array, const std::int64_t *offsets, std::int64_t count,
                const std::byte *values, bool one) {
  if (count == 0) return;
  const double cost = 4 * accumulate_cost(op, dtype, count);
  const bool done = with_combine(op, dtype, [&]<class Combine, class T>(Combine, T) {
    const T *const operands = reinterpret_cast<const T *>(values);
    for_places(offsets, count, cost, [&](std::int64_t i) {
      T &place = *reinterpret_cast<T *>(array + offsets[i]);
      place = Combine::apply(place, operands[one ? 0 : i]);
    });
  });
  if (done) return;
  const Reference reference{op, dtype};
  const auto item = static_cast<std::int64_t>(size_of(dtype));
  for_places(offsets, count, cost, [&](std::int64_t i) {
    reference.combine(array + offsets[i], values + (one ? 0 : i * item), array + offsets[i]);
  });
}

}  // namespace gridstride::algorithms
