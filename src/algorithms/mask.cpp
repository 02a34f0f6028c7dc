#include "algorithms/mask.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "runtime/parallel.h"

namespace gridstride::algorithms {

namespace {

constexpr std::uint64_t kOnes = 0x0101010101010101u;

/// Eight bytes of a mask as 0 or 1 each.
std::uint64_t load_word(const std::uint8_t *mask) {
  std::uint64_t word;
  std::memcpy(&word, mask, sizeof word);
  constexpr std::uint64_t kLow = 0x7F7F7F7F7F7F7F7Fu;
  return ((((word & kLow) + kLow) | word) >> 7) & kOnes;
}

/// The sum of eight bytes.
std::int64_t add_bytes(std::uint64_t word) {
  const std::uint64_t pairs = (word & 0x00FF00FF00FF00FFu) + ((word >> 8) & 0x00FF00FF00FF00FFu);
  return static_cast<std::int64_t>((pairs * 0x0001000100010001u) >> 48);
}

/// Byte k: how many of the bytes before it are true.
std::uint64_t true_before(std::uint64_t word) {
  return (word * kOnes) << 8;
}

std::int64_t count_bytes(const std::uint8_t *mask, std::int64_t count) {
  std::int64_t total = 0;
  std::int64_t i = 0;
  while (i + 8 <= count) {
    // A byte of the sum holds up to 255 words.
    const std::int64_t stop = std::min(count - 7, i + 8 * 255);
    std::uint64_t sum = 0;
    for (; i < stop; i += 8) sum += load_word(mask + i);
    total += add_bytes(sum);
  }
  for (; i < count; ++i) total += mask[i] != 0 ? 1 : 0;
  return total;
}

/// Calls each(i) for the true i of [begin, end), in order, and run(i) where the eight from i on are all true.
template <class Each, class Run>
void walk(const std::uint8_t *mask, std::int64_t begin, std::int64_t end, const Each &each, const Run &run) {
  std::int64_t i = begin;
  for (; i + 8 <= end; i += 8) {
    std::uint64_t word = load_word(mask + i);
    if (word == 0) continue;
    if (word == kOnes) {
      run(i);
      continue;
    }
    while (word != 0) {
      each(i + std::countr_zero(word) / 8);
      word &= word - 1;
    }
  }
  for (; i < end; ++i) {
    if (mask[i] != 0) each(i);
  }
}

template <class Body>
void for_blocks(std::int64_t count, double item_cost, const Body &body) {
  const std::int64_t blocks = (count + kMaskBlock - 1) / kMaskBlock;
  parallel_for(blocks, 1, item_cost * static_cast<double>(count), [&](std::int64_t first, std::int64_t last) {
    for (std::int64_t block = first; block < last; ++block) {
      body(block, block * kMaskBlock, std::min(count, (block + 1) * kMaskBlock));
    }
  });
}

/// Bits that memory moves as one value.
struct Wide {
  std::uint64_t words[2];
};

template <class T>
void compress_typed(const std::uint8_t *mask, std::int64_t count, const MaskCounts &counts, const T *from, T *to) {
  for_blocks(count, 1.0, [&](std::int64_t block, std::int64_t begin, std::int64_t end) {
    std::int64_t next = counts.before[static_cast<std::size_t>(block)];
    const std::int64_t stop = counts.before[static_cast<std::size_t>(block) + 1];
    std::int64_t i = begin;
    // Without jumps on what the mask holds: each element is written, and the next one over it unless it counts. The
    // places behind the block's own belong to others, so the last ones are left to the loop below.
    for (; i + 8 <= end && next + 8 <= stop; i += 8) {
      const std::uint64_t word = load_word(mask + i);
      if (word == 0) continue;
      if (word == kOnes) {
        std::memcpy(to + next, from + i, 8 * sizeof(T));
        next += 8;
        continue;
      }
      const std::uint64_t ahead = true_before(word);
      for (int k = 0; k < 8; ++k) to[next + static_cast<std::int64_t>((ahead >> (8 * k)) & 15)] = from[i + k];
      next += add_bytes(word);
    }
    for (; i < end && next < stop; ++i) {
      if (mask[i] != 0) to[next++] = from[i];
    }
  });
}

template <class T>
void expand_typed(const std::uint8_t *mask, std::int64_t count, const MaskCounts &counts, const T *from, bool one,
                  T *to) {
  for_blocks(count, 1.5, [&](std::int64_t block, std::int64_t begin, std::int64_t end) {
    const T *next = from + (one ? 0 : counts.before[static_cast<std::size_t>(block)]);
    const std::int64_t step = one ? 0 : 1;
    walk(
        mask, begin, end,
        [&](std::int64_t i) {
          to[i] = *next;
          next += step;
        },
        [&](std::int64_t i) {
          for (int k = 0; k < 8; ++k) {
            to[i + k] = *next;
            next += step;
          }
        });
  });
}

/// Calls body with a type of `item` bytes; false where there is none.
template <class Body>
bool with_bits(std::int64_t item, const Body &body) {
  switch (item) {
    case 1: body(std::uint8_t{}); return true;
    case 2: body(std::uint16_t{}); return true;
    case 4: body(std::uint32_t{}); return true;
    case 8: body(std::uint64_t{}); return true;
    case 16: body(Wide{}); return true;
    default: return false;
  }
}

}  // namespace

MaskCounts count_mask(const std::uint8_t *mask, std::int64_t count) {
  const std::int64_t blocks = (count + kMaskBlock - 1) / kMaskBlock;
  MaskCounts result;
  result.before.resize(static_cast<std::size_t>(blocks) + 1);
  for_blocks(count, 0.1, [&](std::int64_t block, std::int64_t begin, std::int64_t end) {
    result.before[static_cast<std::size_t>(block) + 1] = count_bytes(mask + begin, end - begin);
  });
  for (std::size_t block = 1; block < result.before.size(); ++block) result.before[block] += result.before[block - 1];
  return result;
}

void compress(const std::uint8_t *mask, std::int64_t count, const MaskCounts &counts, const std::byte *from,
              std::byte *to, std::int64_t item) {
  const bool done = with_bits(item, [&](auto bits) {
    using T = decltype(bits);
    compress_typed(mask, count, counts, reinterpret_cast<const T *>(from), reinterpret_cast<T *>(to));
  });
  if (done) return;
  const auto bytes = static_cast<std::size_t>(item);
  for_blocks(count, 1.0 + 0.1 * static_cast<double>(item),
             [&](std::int64_t block, std::int64_t begin, std::int64_t end) {
               std::byte *next = to + counts.before[static_cast<std::size_t>(block)] * item;
               walk(
                   mask, begin, end,
                   [&](std::int64_t i) {
                     std::memcpy(next, from + i * item, bytes);
                     next += item;
                   },
                   [&](std::int64_t i) {
                     std::memcpy(next, from + i * item, 8 * bytes);
                     next += 8 * item;
                   });
             });
}

void expand(const std::uint8_t *mask, std::int64_t count, const MaskCounts &counts, const std::byte *from,
            std::int64_t step, std::byte *to, std::int64_t item) {
  const bool done = with_bits(item, [&](auto bits) {
    using T = decltype(bits);
    expand_typed(mask, count, counts, reinterpret_cast<const T *>(from), step == 0, reinterpret_cast<T *>(to));
  });
  if (done) return;
  for_blocks(count, 1.0 + 0.1 * static_cast<double>(item),
             [&](std::int64_t block, std::int64_t begin, std::int64_t end) {
               const std::byte *next = from + counts.before[static_cast<std::size_t>(block)] * step;
               const auto each = [&](std::int64_t i) {
                 std::memcpy(to + i * item, next, static_cast<std::size_t>(item));
                 next += step;
               };
               walk(mask, begin, end, each, [&](std::int64_t i) {
                 for (int k = 0; k < 8; ++k) each(i + k);
               });
             });
}

void mask_positions(const std::uint8_t *mask, std::span<const std::int64_t> shape, const MaskCounts &counts,
                    std::span<std::int64_t *const> indices) {
  std::int64_t count = 1;
  for (const std::int64_t extent : shape) count *= extent;
  const auto rank = static_cast<int>(shape.size());
  std::int64_t *const last = indices[static_cast<std::size_t>(rank) - 1];
  for_blocks(count, 1.0 + rank, [&](std::int64_t block, std::int64_t begin, std::int64_t end) {
    const std::int64_t first = counts.before[static_cast<std::size_t>(block)];
    std::int64_t next = first;
    const std::int64_t stop = counts.before[static_cast<std::size_t>(block) + 1];
    std::int64_t i = begin;
    for (; i + 8 <= end && next + 8 <= stop; i += 8) {
      const std::uint64_t word = load_word(mask + i);
      if (word == 0) continue;
      const std::uint64_t ahead = true_before(word);
      for (int k = 0; k < 8; ++k) last[next + static_cast<std::int64_t>((ahead >> (8 * k)) & 15)] = i + k;
      next += add_bytes(word);
    }
    for (; i < end && next < stop; ++i) {
      if (mask[i] != 0) last[next++] = i;
    }
    if (rank == 1) return;
    // The flat positions become coordinates; those of the row stay while positions stay in it.
    const std::int64_t length = shape.back();
    std::vector<std::int64_t> row_index(static_cast<std::size_t>(rank));
    std::int64_t row_begin = 0;
    std::int64_t row_end = 0;
    for (std::int64_t k = first; k < stop; ++k) {
      const std::int64_t flat = last[k];
      if (flat >= row_end) {
        std::int64_t row = flat / length;
        row_begin = row * length;
        row_end = row_begin + length;
        for (int axis = rank - 2; axis >= 0; --axis) {
          row_index[static_cast<std::size_t>(axis)] = row % shape[static_cast<std::size_t>(axis)];
          row /= shape[static_cast<std::size_t>(axis)];
        }
      }
      for (int axis = 0; axis < rank - 1; ++axis) {
        indices[static_cast<std::size_t>(axis)][k] = row_index[static_cast<std::size_t>(axis)];
      }
      last[k] = flat - row_begin;
    }
  });
}

}  // namespace gridstride::algorithms
