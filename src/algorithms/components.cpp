#include "algorithms/components.h"

#include <algorithm>
#include <vector>

#include "runtime/parallel.h"

namespace gridstride::algorithms {

namespace {

/// Nanoseconds an element, roughly.
constexpr double kCost = 6;
/// Strips are worth joining when they are much longer than what reaches across their borders.
constexpr std::int64_t kStripRows = 16;

/// A forest over the elements: each one's parent is itself or a smaller one.
class Forest {
public:
  Forest(const std::uint8_t *flags, std::span<const std::int64_t> offsets, std::int32_t *parents)
      : flags_(flags), parents_(parents) {
    for (const std::int64_t offset : offsets) {
      if (offset == -1) {
        along_ = true;
      } else {
        offsets_.push_back(offset);
      }
      reach_ = std::max(reach_, -offset);
    }
  }

  [[nodiscard]] std::int64_t reach() const { return reach_; }

  /// Joins the elements of [begin, end) with each other.
  void grow(std::int64_t begin, std::int64_t end) {
    for (std::int64_t i = begin; i < end; ++i) {
      if (flags_[i] == 0) continue;
      const bool left = along_ && i > begin && flags_[i - 1] != 0;
      parents_[i] = left ? parents_[i - 1] : static_cast<std::int32_t>(i);
      for (const std::int64_t offset : offsets_) {
        const std::int64_t j = i + offset;
        if (j >= begin && flags_[j] != 0 && !(left && j > begin && flags_[j - 1] != 0)) join(i, j);
      }
    }
  }

  /// Joins the first elements from `border` on with those before it.
  void close(std::int64_t border, std::int64_t end) {
    for (std::int64_t i = border; i < std::min(end, border + reach_); ++i) {
      if (flags_[i] == 0) continue;
      if (along_ && i == border && flags_[i - 1] != 0) join(i, i - 1);
      for (const std::int64_t offset : offsets_) {
        const std::int64_t j = i + offset;
        if (j >= 0 && j < border && flags_[j] != 0) join(i, j);
      }
    }
  }

private:
  [[nodiscard]] std::int32_t root(std::int32_t i) {
    while (parents_[i] != i) {
      const std::int32_t above = parents_[parents_[i]];
      parents_[i] = above;
      i = above;
    }
    return i;
  }

  void join(std::int64_t i, std::int64_t j) {
    if (parents_[i] == parents_[j]) return;
    const std::int32_t a = root(static_cast<std::int32_t>(i));
    const std::int32_t b = root(static_cast<std::int32_t>(j));
    parents_[std::max(a, b)] = std::min(a, b);
    parents_[i] = std::min(a, b);
  }

  const std::uint8_t *flags_;
  std::int32_t *parents_;
  std::vector<std::int64_t> offsets_;
  std::int64_t reach_ = 1;
  bool along_ = false;  ///< -1 is among the offsets
};

}  // namespace

std::int64_t label_components(const std::uint8_t *flags, std::int64_t count, std::span<const std::int64_t> offsets,
                              std::int32_t *labels) {
  Forest forest(flags, offsets, labels);
  const std::int64_t most = count / (kStripRows * forest.reach());
  const std::int64_t strips = std::clamp<std::int64_t>(most, 1, worker_count());
  const auto border = [&](std::int64_t strip) { return count * strip / strips; };
  parallel_for(strips, 1, kCost * static_cast<double>(count), [&](std::int64_t first, std::int64_t last) {
    for (std::int64_t strip = first; strip < last; ++strip) forest.grow(border(strip), border(strip + 1));
  });
  for (std::int64_t strip = 1; strip < strips; ++strip) forest.close(border(strip), border(strip + 1));
  // A parent has its label before those who ask for it.
  std::int32_t found = 0;
  for (std::int64_t i = 0; i < count; ++i) {
    if (flags[i] == 0) {
      labels[i] = 0;
    } else {
      labels[i] = labels[i] == i ? ++found : labels[labels[i]];
    }
  }
  return found;
}

}  // namespace gridstride::algorithms
