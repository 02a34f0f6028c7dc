#include "algorithms/key_sort.h"

#include <hwy/contrib/sort/vqsort.h>
#include <hwy/targets.h>

#include <algorithm>
#include <type_traits>

namespace gridstride::algorithms {

namespace {

// Below this, the fixed cost of the vectorised sort (most of a microsecond) exceeds what it saves.
constexpr std::int64_t kTiny = 64;

template <class Key>
void sort_as_signed(Key *keys, std::int64_t count) {
  auto *const numbers = reinterpret_cast<std::make_signed_t<Key> *>(keys);
  if (count <= kTiny) {
    std::sort(numbers, numbers + count);
  } else {
    thread_local const hwy::Sorter sorter;
    sorter(numbers, static_cast<std::size_t>(count), hwy::SortAscending());
  }
}

}  // namespace

void sort_signed(std::uint16_t *keys, std::int64_t count) {
  sort_as_signed(keys, count);
}
void sort_signed(std::uint32_t *keys, std::int64_t count) {
  sort_as_signed(keys, count);
}
void sort_signed(std::uint64_t *keys, std::int64_t count) {
  sort_as_signed(keys, count);
}

bool vectors_sort_buckets() {
  static const bool wide = (hwy::SupportedTargets() & HWY_AVX3) != 0;
  return wide;
}

}  // namespace gridstride::algorithms
