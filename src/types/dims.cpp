#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/error.h"
#include "types/layout.h"

namespace gridstride {

void Dims::grow(int capacity) {
  capacity = std::max(capacity, 2 * kInline);
  auto *block = new std::int64_t[static_cast<std::size_t>(capacity)];
  std::copy(begin(), end(), block);
  release();
  data_ = block;
  capacity_ = capacity;
}

void Dims::copy_large(const Dims &other) {
  auto *block = new std::int64_t[static_cast<std::size_t>(other.size_)];
  std::copy(other.begin(), other.end(), block);
  release();
  data_ = block;
  size_ = capacity_ = other.size_;
}

void Dims::insert(int position, std::int64_t value) {
  push_back(value);
  std::rotate(begin() + position, end() - 1, end());
}

void Dims::erase(int position) {
  std::copy(begin() + position + 1, end(), begin() + position);
  --size_;
}

void Dims::resize(int count, std::int64_t value) {
  if (count > capacity_) grow(count);
  if (count > size_) std::fill(end(), begin() + count, value);
  size_ = count;
}

std::string to_string(const Shape &shape) {
  if (shape.size() == 1) return fmt::format("({},)", shape[0]);
  return fmt::format("({})", fmt::join(shape.begin(), shape.end(), ", "));
}

namespace {

[[noreturn]] void throw_uncountable(const Shape &shape, std::size_t item_size) {
  if (std::any_of(shape.begin(), shape.end(), [](std::int64_t extent) { return extent < 0; })) {
    throw Error(ErrorKind::Value, "negative dimensions are not allowed");
  }
  throw Error(ErrorKind::Value,
              fmt::format("array is too big; shape {} of {} byte{} an element is larger than the maximum possible size",
                          to_string(shape), item_size, item_size == 1 ? "" : "s"));
}

}  // namespace

std::int64_t element_count(const Shape &shape, std::size_t item_size) {
  if (shape.size() > kMaxRank) {
    throw Error(ErrorKind::Value,
                fmt::format("maximum supported dimension for an array is {}, found {}", kMaxRank, shape.size()));
  }
  // An extent of 0 makes the product 0 whatever the others are, but NumPy wants the others to fit all the same.
  std::int64_t count = 1;
  auto bytes = static_cast<std::int64_t>(item_size);
  bool empty = false;
  bool wrong = false;
  for (const std::int64_t extent : shape) {
    const std::int64_t factor = extent == 0 ? 1 : extent;
    empty = empty || extent == 0;
    wrong = wrong || extent < 0 || __builtin_mul_overflow(bytes, factor, &bytes);
    if (!wrong) count *= factor;
  }
  if (wrong) throw_uncountable(shape, item_size);
  return empty ? 0 : count;
}

}  // namespace gridstride
