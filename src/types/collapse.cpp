#include <algorithm>
#include <array>
#include <cstdlib>

#include "types/layout.h"

namespace gridstride {

namespace {

/// True when every layout walks axis `outer` and then axis `inner` with one stride.
bool joins(std::span<const Layout> layouts, int outer, int inner, std::int64_t inner_extent) {
  return std::all_of(layouts.begin(), layouts.end(), [&](const Layout &layout) {
    return layout.strides[outer] == layout.strides[inner] * inner_extent;
  });
}

/// Whether axis `a` belongs outside axis `b`: by the strides' sizes in the first layout where they differ.
bool outside(std::span<const Layout> layouts, int a, int b) {
  for (const Layout &layout : layouts) {
    const std::int64_t left = std::abs(layout.strides[a]);
    const std::int64_t right = std::abs(layout.strides[b]);
    if (left != right) return left > right;
  }
  return false;
}

/// Whether no layout walks `axis` forwards, and one walks it backwards.
bool backwards(std::span<const Layout> layouts, int axis) {
  bool any = false;
  for (const Layout &layout : layouts) {
    if (layout.strides[axis] > 0) return false;
    any = any || layout.strides[axis] < 0;
  }
  return any;
}

}  // namespace

std::vector<Layout> collapse(std::span<const Layout> layouts, bool reorder) {
  std::vector<Layout> result(layouts.begin(), layouts.end());
  if (layouts.empty()) return result;
  const Shape shape = layouts.front().shape;

  std::array<int, kMaxRank> axes{};
  int count = 0;
  bool empty = false;
  for (int axis = 0; axis < shape.size(); ++axis) {
    empty = empty || shape[axis] == 0;
    if (shape[axis] != 1) axes[static_cast<std::size_t>(count++)] = axis;
  }
  if (empty || count == 0) {
    for (Layout &layout : result) {
      layout.shape = Shape{empty ? 0 : 1};
      layout.strides = Strides{0};
    }
    return result;
  }

  const std::span<int> kept(axes.data(), static_cast<std::size_t>(count));
  if (reorder) {
    for (const int axis : kept) {
      if (!backwards(result, axis)) continue;
      for (Layout &layout : result) {
        layout.offset += (shape[axis] - 1) * layout.strides[axis];
        layout.strides[axis] = -layout.strides[axis];
      }
    }
    // Few axes: an insertion sort is stable and needs no memory.
    for (int i = 1; i < count; ++i) {
      for (int j = i;
           j > 0 && outside(result, axes[static_cast<std::size_t>(j)], axes[static_cast<std::size_t>(j - 1)]); --j) {
        std::swap(axes[static_cast<std::size_t>(j)], axes[static_cast<std::size_t>(j - 1)]);
      }
    }
  }

  // From the innermost outwards, each axis joins the one inside it or starts a new one.
  Shape extents;
  std::array<int, kMaxRank> source{};  // for each new axis, the old axis with its stride
  for (int i = count - 1; i >= 0; --i) {
    const int axis = kept[static_cast<std::size_t>(i)];
    if (!extents.empty()) {
      const int last = extents.size() - 1;
      if (joins(result, axis, source[static_cast<std::size_t>(last)], extents[last])) {
        extents[last] *= shape[axis];
        continue;
      }
    }
    source[static_cast<std::size_t>(extents.size())] = axis;
    extents.push_back(shape[axis]);
  }

  for (Layout &layout : result) {
    Strides strides;
    for (int i = extents.size() - 1; i >= 0; --i)
      strides.push_back(layout.strides[source[static_cast<std::size_t>(i)]]);
    layout.strides = strides;
  }
  std::reverse(extents.begin(), extents.end());
  for (Layout &layout : result) layout.shape = extents;
  return result;
}

}  // namespace gridstride
