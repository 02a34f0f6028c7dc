#include "algorithms/gather.h"

#include <algorithm>
#include <atomic>
#include <cstring>
#include <limits>
#include <string>

#include "base/error.h"
#include "runtime/parallel.h"

namespace gridstride::algorithms {

namespace {

constexpr std::int64_t kBlock = 512;                       // positions whose offsets are held at a time
constexpr std::int64_t kKeep = 1 << 15;                    // index spaces up to this size are resolved once
constexpr std::int64_t kAhead = 24;                        // elements that are fetched into cache before their turn
constexpr std::uint64_t kLowest = std::uint64_t{1} << 63;  // no offset lies before it, none 2^64 - 1 after it
constexpr std::int64_t kNone = std::numeric_limits<std::int64_t>::max();
constexpr double kNearCost = 0.8;
constexpr double kCacheBytes = 4e6;
constexpr double kAloneCost = 400e3;  // below this, dividing writes among workers costs more than it saves
constexpr double kRandomCost = 4.0;   // nanoseconds of an access somewhere in memory

/// Offsets of index positions, block by block.
class Resolver {
public:
  explicit Resolver(const FancyAccess &access) {
    std::vector<Layout> layouts;
    layouts.reserve(access.columns.size() + 1);
    for (const IndexColumn &column : access.columns) layouts.push_back({access.space, column.strides, 0});
    if (layouts.empty()) layouts.push_back({access.space, Strides(access.space.size(), 0), 0});
    layouts = collapse(layouts, false);
    shape_ = layouts[0].shape;
    for (std::size_t k = 0; k < access.columns.size(); ++k) {
      columns_.push_back(access.columns[k]);
      columns_.back().strides = layouts[k].strides;
    }
    size_ = 1;
    for (const std::int64_t extent : shape_) size_ *= extent;
  }

  [[nodiscard]] std::int64_t size() const { return size_; }

  /// Byte offsets of positions [begin, begin + count). False where one is out of bounds; its offset is 0 then.
  bool resolve(std::int64_t begin, std::int64_t count, std::int64_t *offsets) const {
    std::fill(offsets, offsets + count, 0);
    bool good = true;
    const int inner = shape_.size() - 1;
    std::int64_t coordinates[kMaxRank];
    std::int64_t rest = begin;
    for (int axis = inner; axis >= 0; --axis) {
      coordinates[axis] = rest % shape_[axis];
      rest /= shape_[axis];
    }
    for (std::int64_t done = 0; done < count;) {
      const std::int64_t run = std::min(count - done, shape_[inner] - coordinates[inner]);
      for (const IndexColumn &column : columns_) {
        std::int64_t at = 0;
        for (int axis = 0; axis <= inner; ++axis) at += coordinates[axis] * column.strides[axis];
        const std::byte *data = column.data + at;
        good &= column.narrow ? add<std::int32_t>(column, data, column.strides[inner], run, offsets + done)
                              : add<std::int64_t>(column, data, column.strides[inner], run, offsets + done);
      }
      done += run;
      coordinates[inner] = 0;
      for (int axis = inner - 1; axis >= 0 && ++coordinates[axis] == shape_[axis]; --axis) coordinates[axis] = 0;
    }
    return good;
  }

  /// Throws for the first position of [begin, begin + count) that is out of bounds.
  void fail(std::int64_t position) const {
    std::int64_t coordinates[kMaxRank];
    std::int64_t rest = position;
    for (int axis = shape_.size() - 1; axis >= 0; --axis) {
      coordinates[axis] = rest % shape_[axis];
      rest /= shape_[axis];
    }
    for (const IndexColumn &column : columns_) {
      std::int64_t at = 0;
      for (int axis = 0; axis < shape_.size(); ++axis) at += coordinates[axis] * column.strides[axis];
      std::int64_t value = 0;
      if (column.narrow) {
        std::int32_t small = 0;
        std::memcpy(&small, column.data + at, sizeof small);
        value = small;
      } else {
        std::memcpy(&value, column.data + at, sizeof value);
      }
      if (value >= -column.extent && value < column.extent) continue;
      throw Error(ErrorKind::Index, "index " + std::to_string(value) + " is out of bounds for axis " +
                                        std::to_string(column.axis) + " with size " + std::to_string(column.extent));
    }
  }

private:
  template <class Integer>
  static bool add(const IndexColumn &column, const std::byte *data, std::int64_t stride, std::int64_t count,
                  std::int64_t *offsets) {
    const std::int64_t extent = column.extent;
    const std::int64_t step = column.step;
    std::uint64_t bad = 0;
    const auto one = [&](std::int64_t value) -> std::int64_t {
      value += value < 0 ? extent : 0;
      const bool outside = static_cast<std::uint64_t>(value) >= static_cast<std::uint64_t>(extent);
      bad |= static_cast<std::uint64_t>(outside);
      return outside ? 0 : value * step;
    };
    if (stride == static_cast<std::int64_t>(sizeof(Integer))) {
      const auto *values = reinterpret_cast<const Integer *>(data);
      for (std::int64_t i = 0; i < count; ++i) offsets[i] += one(values[i]);
    } else if (stride == 0) {
      const std::int64_t offset = one(*reinterpret_cast<const Integer *>(data));
      for (std::int64_t i = 0; i < count; ++i) offsets[i] += offset;
    } else {
      for (std::int64_t i = 0; i < count; ++i) offsets[i] += one(*reinterpret_cast<const Integer *>(data + i * stride));
    }
    return bad == 0;
  }

  Shape shape_;
  std::vector<IndexColumn> columns_;
  std::int64_t size_ = 0;
};

/// A layout without what needs no loop: axes joined, extents of 1 gone.
Layout reduced(const Layout &layout) {
  Layout result = collapse({&layout, 1}, false)[0];
  if (result.rank() == 1 && result.shape[0] == 1) {
    result.shape.clear();
    result.strides.clear();
  }
  return result;
}

std::int64_t offset_of(const Layout &layout, std::int64_t number) {
  std::int64_t offset = layout.offset;
  for (int axis = layout.rank() - 1; axis >= 0; --axis) {
    offset += number % layout.shape[axis] * layout.strides[axis];
    number /= layout.shape[axis];
  }
  return offset;
}

struct Wide {
  std::uint64_t words[2];
};

template <class Body>
void with_bits(std::int64_t item, const Body &body) {
  switch (item) {
    case 1: return body(std::uint8_t{});
    case 2: return body(std::uint16_t{});
    case 4: return body(std::uint32_t{});
    case 8: return body(std::uint64_t{});
    default: return body(Wide{});
  }
}

/// The part after the index: what one position stands for.
struct Row {
  explicit Row(const FancyAccess &access) : layout(reduced(access.after)), item(access.item) {
    elements = layout.size();
    bytes = elements * item;
    plain = layout.rank() == 0 || (layout.rank() == 1 && layout.strides[0] == item);
  }
  /// Calls visit(offset in the array, number) for each run along the last axis.
  template <class Visit>
  void for_runs(const Visit &visit) const {
    const int inner = layout.rank() - 1;
    std::int64_t coordinates[kMaxRank] = {};
    for (std::int64_t done = 0; done < elements; done += layout.shape[inner]) {
      std::int64_t at = 0;
      for (int axis = 0; axis < inner; ++axis) at += coordinates[axis] * layout.strides[axis];
      visit(at, done);
      for (int axis = inner - 1; axis >= 0 && ++coordinates[axis] == layout.shape[axis]; --axis) coordinates[axis] = 0;
    }
  }

  Layout layout;
  std::int64_t item;
  std::int64_t elements = 1;
  std::int64_t bytes = 0;
  bool plain = true;  ///< its bytes lie one after the other
};

template <class T>
void gather_items(const std::byte *array, const std::int64_t *offsets, std::int64_t count, T *to) {
  std::int64_t i = 0;
  for (; i + kAhead < count; ++i) {
    __builtin_prefetch(array + offsets[i + kAhead]);
    to[i] = *reinterpret_cast<const T *>(array + offsets[i]);
  }
  for (; i < count; ++i) to[i] = *reinterpret_cast<const T *>(array + offsets[i]);
}

void gather_rows(const Row &row, const std::byte *array, const std::int64_t *offsets, std::int64_t count,
                 std::byte *to) {
  if (row.plain && row.elements == 1) {
    with_bits(row.item,
              [&](auto bits) { gather_items(array, offsets, count, reinterpret_cast<decltype(bits) *>(to)); });
    return;
  }
  if (row.plain) {
    for (std::int64_t i = 0; i < count; ++i) {
      if (i + 4 < count) __builtin_prefetch(array + offsets[i + 4]);
      std::memcpy(to + i * row.bytes, array + offsets[i], static_cast<std::size_t>(row.bytes));
    }
    return;
  }
  with_bits(row.item, [&](auto bits) {
    using T = decltype(bits);
    const int inner = row.layout.rank() - 1;
    const std::int64_t length = row.layout.shape[inner];
    const std::int64_t stride = row.layout.strides[inner];
    for (std::int64_t i = 0; i < count; ++i) {
      row.for_runs([&](std::int64_t at, std::int64_t number) {
        const std::byte *source = array + offsets[i] + at;
        T *out = reinterpret_cast<T *>(to + i * row.bytes) + number;
        for (std::int64_t k = 0; k < length; ++k) out[k] = *reinterpret_cast<const T *>(source + k * stride);
      });
    }
  });
}

/// `step`: bytes from one row of `from` to the next; 0 with one element for all.
void scatter_row(const Row &row, std::byte *place, const std::byte *from, bool one) {
  if (row.plain && !one) {
    std::memcpy(place, from, static_cast<std::size_t>(row.bytes));
    return;
  }
  with_bits(row.item, [&](auto bits) {
    using T = decltype(bits);
    if (row.layout.rank() == 0) {
      std::memcpy(place, from, sizeof(T));
      return;
    }
    const std::int64_t length = row.layout.shape[row.layout.rank() - 1];
    const std::int64_t stride = row.layout.strides[row.layout.rank() - 1];
    row.for_runs([&](std::int64_t at, std::int64_t number) {
      const T *source = reinterpret_cast<const T *>(from) + (one ? 0 : number);
      for (std::int64_t k = 0; k < length; ++k) {
        *reinterpret_cast<T *>(place + at + k * stride) = source[one ? 0 : k];
      }
    });
  });
}

/// Writes the rows whose offset lies in [base, base + width).
void scatter_rows(const Row &row, std::byte *array, const std::int64_t *offsets, std::int64_t count,
                  const std::byte *from, bool one, std::uint64_t base, std::uint64_t width) {
  const auto mine = [&](std::int64_t i) { return static_cast<std::uint64_t>(offsets[i]) - base < width; };
  if (row.layout.rank() > 0) {
    for (std::int64_t i = 0; i < count; ++i) {
      if (mine(i)) scatter_row(row, array + offsets[i], from + (one ? 0 : i * row.bytes), one);
    }
    return;
  }
  with_bits(row.item, [&](auto bits) {
    using T = decltype(bits);
    const T *values = reinterpret_cast<const T *>(from);
    const std::int64_t step = one ? 0 : 1;
    if (base == kLowest) {
      for (std::int64_t i = 0; i < count; ++i) {
        if (i + kAhead < count) __builtin_prefetch(array + offsets[i + kAhead], 1);
        *reinterpret_cast<T *>(array + offsets[i]) = values[i * step];
      }
      return;
    }
    // Which of them are mine is as good as random: a list of them costs no mispredicted jumps.
    std::uint16_t list[kBlock];
    for (std::int64_t first = 0; first < count; first += kBlock) {
      const std::int64_t stop = std::min(count, first + kBlock);
      std::size_t listed = 0;
      for (std::int64_t i = first; i < stop; ++i) {
        list[listed] = static_cast<std::uint16_t>(i - first);
        listed += mine(i) ? 1U : 0U;
      }
      for (std::size_t k = 0; k < listed; ++k) {
        if (k + kAhead < listed) __builtin_prefetch(array + offsets[first + list[k + kAhead]], 1);
        *reinterpret_cast<T *>(array + offsets[first + list[k]]) = values[(first + list[k]) * step];
      }
    }
  });
}

/// The plainest of fancy indices: one array of positions, one after the other in memory, of single elements.
struct PlainIndex {
  explicit PlainIndex(const FancyAccess &access)
      : column(access.columns.empty() ? nullptr : &access.columns[0]), count(1) {
    for (const std::int64_t extent : access.space) count *= extent;
    const Layout layout{access.space, column != nullptr ? column->strides : Strides(access.space.size(), 0), 0};
    valid = access.columns.size() == 1 && access.before.size() == 1 && access.after.size() == 1 &&
            layout.is_c_contiguous(column->narrow ? 4 : 8);
  }
  const IndexColumn *column;
  std::int64_t count;
  bool valid = false;
};

/// Calls use(offset, i) for positions [begin, end); false where one is out of bounds (its offset is 0 then).
template <class Integer, class Use>
bool for_positions(const IndexColumn &column, std::int64_t begin, std::int64_t end, const Use &use) {
  const auto *values = reinterpret_cast<const Integer *>(column.data);
  const std::int64_t extent = column.extent;
  const std::int64_t step = column.step;
  std::uint64_t bad = 0;
  for (std::int64_t i = begin; i < end; ++i) {
    std::int64_t value = values[i];
    value += (value >> 63) & extent;
    const bool outside = static_cast<std::uint64_t>(value) >= static_cast<std::uint64_t>(extent);
    bad |= static_cast<std::uint64_t>(outside);
    use((outside ? 0 : value) * step, i);
  }
  return bad == 0;
}

template <class Use>
bool for_positions(const PlainIndex &index, std::int64_t begin, std::int64_t end, const Use &use) {
  return index.column->narrow ? for_positions<std::int32_t>(*index.column, begin, end, use)
                              : for_positions<std::int64_t>(*index.column, begin, end, use);
}

/// Estimated nanoseconds of moving `rows` rows: an element costs more where the array is larger than the caches.
double access_cost(const FancyAccess &access, std::int64_t rows, std::int64_t row_bytes) {
  double reach = static_cast<double>(row_bytes);
  for (const IndexColumn &column : access.columns) reach *= static_cast<double>(column.extent);
  const double each = reach > kCacheBytes ? kRandomCost : kNearCost;
  return static_cast<double>(rows) * (each + 0.05 * static_cast<double>(row_bytes));
}

/// Offsets of all positions, where they are few enough to be kept.
std::vector<std::int64_t> keep_offsets(const Resolver &resolver) {
  std::vector<std::int64_t> offsets;
  if (resolver.size() > kKeep) return offsets;
  offsets.resize(static_cast<std::size_t>(resolver.size()));
  if (!resolver.resolve(0, resolver.size(), offsets.data())) {
    for (std::int64_t i = 0; i < resolver.size(); ++i) resolver.fail(i);
  }
  return offsets;
}

/// Walks rows [begin, end) of before x index in pieces: use(offsets, count, number of the first row).
template <class Use>
void for_pieces(const Resolver &resolver, const Layout &before, const std::vector<std::int64_t> &kept,
                std::int64_t begin, std::int64_t end, const Use &use) {
  std::int64_t block[kBlock];
  while (begin < end) {
    const std::int64_t outer = begin / resolver.size();
    const std::int64_t first = begin % resolver.size();
    std::int64_t count = std::min(end - begin, resolver.size() - first);
    const std::int64_t *offsets = kept.data() + first;
    if (kept.empty()) {
      count = std::min(count, kBlock);
      if (!resolver.resolve(first, count, block)) {
        for (std::int64_t i = first; i < first + count; ++i) resolver.fail(i);
      }
      offsets = block;
    }
    use(offset_of(before, outer), offsets, count, begin);
    begin += count;
  }
}

}  // namespace

void check_bounds(const FancyAccess &access) {
  const PlainIndex plain(access);
  if (plain.valid && plain.count < kKeep && for_positions(plain, 0, plain.count, [](std::int64_t, std::int64_t) {})) {
    return;
  }
  const Resolver resolver(access);
  if (resolver.size() == 0) return;
  std::atomic<std::int64_t> worst{kNone};
  const double cost = static_cast<double>(resolver.size()) * static_cast<double>(access.columns.size());
  parallel_for(resolver.size(), kBlock, cost, [&](std::int64_t begin, std::int64_t end) {
    std::int64_t offsets[kBlock];
    for (; begin < end; begin += kBlock) {
      if (begin > worst.load(std::memory_order_relaxed)) return;
      if (resolver.resolve(begin, std::min(kBlock, end - begin), offsets)) continue;
      std::int64_t seen = worst.load();
      while (begin < seen && !worst.compare_exchange_weak(seen, begin)) {}
      return;
    }
  });
  const std::int64_t block = worst.load();
  if (block == kNone) return;
  for (std::int64_t i = block; i < std::min(block + kBlock, resolver.size()); ++i) resolver.fail(i);
}

void gather(const FancyAccess &access, const std::byte *array, std::byte *to) {
  if (const PlainIndex plain(access); plain.valid && plain.column->extent > 0) {
    std::atomic<bool> good{true};
    const std::byte *from = array + access.before.offset;
    parallel_for(plain.count, 4096, access_cost(access, plain.count, access.item),
                 [&](std::int64_t begin, std::int64_t end) {
                   with_bits(access.item, [&](auto bits) {
                     using T = decltype(bits);
                     T *out = reinterpret_cast<T *>(to);
                     const auto read = [&](std::int64_t offset, std::int64_t i) {
                       out[i] = *reinterpret_cast<const T *>(from + offset);
                     };
                     if (!for_positions(plain, begin, end, read)) good = false;
                   });
                 });
    if (!good) check_bounds(access);
    return;
  }
  const Resolver resolver(access);
  const Layout before = reduced(access.before);
  const Row row(access);
  const std::int64_t rows = before.size() * resolver.size();
  if (rows == 0 || row.elements == 0) {
    check_bounds(access);
    return;
  }
  const std::vector<std::int64_t> kept = keep_offsets(resolver);
  std::atomic<bool> outside{false};
  const double cost = access_cost(access, rows, row.bytes);
  const std::int64_t grain = std::max<std::int64_t>(1, kBlock * 16 / (1 + row.bytes / 8));
  parallel_for(rows, grain, cost, [&](std::int64_t begin, std::int64_t end) {
    try {
      for_pieces(resolver, before, kept, begin, end,
                 [&](std::int64_t at, const std::int64_t *offsets, std::int64_t count, std::int64_t first) {
                   gather_rows(row, array + at, offsets, count, to + first * row.bytes);
                 });
    } catch (const Error &) {
      outside = true;  // which one is the first is found out below
    }
  });
  if (outside) check_bounds(access);
}

void scatter(const FancyAccess &access, std::byte *array, const std::byte *from, bool one) {
  const PlainIndex plain(access);
  if (plain.valid && plain.column->extent > 0 && access_cost(access, plain.count, access.item) < kAloneCost) {
    with_bits(access.item, [&](auto bits) {
      using T = decltype(bits);
      const T *values = reinterpret_cast<const T *>(from);
      std::byte *places = array + access.before.offset;
      const std::int64_t step = one ? 0 : 1;
      for_positions(plain, 0, plain.count, [&](std::int64_t offset, std::int64_t i) {
        *reinterpret_cast<T *>(places + offset) = values[i * step];
      });
    });
    return;
  }
  const Resolver resolver(access);
  const Layout before = reduced(access.before);
  const Row row(access);
  const std::int64_t outer = before.size();
  const std::int64_t rows = outer * resolver.size();
  if (rows == 0 || row.elements == 0) return;
  const std::vector<std::int64_t> kept = keep_offsets(resolver);
  const double cost = access_cost(access, rows, row.bytes);
  const std::int64_t step = one ? 0 : row.bytes;

  // Places under different positions of `before` differ, so these may go their own way.
  const std::int64_t workers = std::min(worker_count(), 16);
  if (workers == 1 || outer >= 2 * workers || cost < kAloneCost) {
    parallel_for(outer, 1, cost, [&](std::int64_t begin, std::int64_t end) {
      for_pieces(resolver, before, kept, begin * resolver.size(), end * resolver.size(),
                 [&](std::int64_t at, const std::int64_t *offsets, std::int64_t count, std::int64_t first) {
                   scatter_rows(row, array + at, offsets, count, from + first * step, one, kLowest, ~std::uint64_t{0});
                 });
    });
    return;
  }
  // Each worker reads the whole index and writes to its own part of the array, in order: so the last one stays.
  std::int64_t lowest = 0;
  std::int64_t highest = 0;
  for (const IndexColumn &column : access.columns) {
    const std::int64_t reach = (column.extent - 1) * column.step;
    lowest += std::min<std::int64_t>(reach, 0);
    highest += std::max<std::int64_t>(reach, 0);
  }
  const std::int64_t part = (highest - lowest) / workers + 1;
  parallel_for(workers, 1, cost, [&](std::int64_t begin, std::int64_t end) {
    const auto base = static_cast<std::uint64_t>(lowest + begin * part);
    const auto width = static_cast<std::uint64_t>((end - begin) * part);
    for_pieces(resolver, before, kept, 0, rows,
               [&](std::int64_t at, const std::int64_t *offsets, std::int64_t count, std::int64_t first) {
                 scatter_rows(row, array + at, offsets, count, from + first * step, one, base, width);
               });
  });
}

FancyAccess placed(FancyAccess access, std::span<std::byte *const> data) {
  for (std::size_t i = 0; i < access.columns.size(); ++i) access.columns[i].data = data[i];
  return access;
}

std::vector<std::int64_t> element_offsets(const FancyAccess &access) {
  const Resolver resolver(access);
  const Layout before = reduced(access.before);
  const std::int64_t elements = access.after.size();
  const std::int64_t rows = before.size() * resolver.size();
  std::vector<std::int64_t> result(static_cast<std::size_t>(rows * elements));
  if (result.empty()) return result;
  for_pieces(resolver, before, {}, 0, rows,
             [&](std::int64_t at, const std::int64_t *offsets, std::int64_t count, std::int64_t first) {
               for (std::int64_t i = 0; i < count; ++i) {
                 std::int64_t *const place = result.data() + (first + i) * elements;
                 for (std::int64_t k = 0; k < elements; ++k) place[k] = at + offsets[i] + offset_of(access.after, k);
               }
             });
  return result;
}

}  // namespace gridstride::algorithms
