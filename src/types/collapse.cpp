#include <algorithm>
#include <array>
#include <cstdlib>

#include "types/layout.h"

namespace gridstride {

namespace {

using AxisList = std::array<int, kMaxRank>;

/// What becomes of the axes: the new ones, innermost first.
struct Plan {
  AxisList source{};  ///< the innermost of the old axes that a new one joins
  std::array<std::int64_t, kMaxRank> extent{};
  std::size_t count = 0;
  std::uint64_t flipped = 0;  ///< bit per old axis: walked from its other end

  [[nodiscard]] std::int64_t stride(const Layout &layout, int axis) const {
    return (flipped >> axis & 1) != 0 ? -layout.strides[axis] : layout.strides[axis];
  }
};

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

/// Whether every layout goes through `axis` and the innermost new axis of the plan in one walk.
bool joins(std::span<const Layout> layouts, const Plan &plan, int axis) {
  const int inner = plan.source[plan.count - 1];
  const std::int64_t extent = plan.extent[plan.count - 1];
  return std::all_of(layouts.begin(), layouts.end(), [&](const Layout &layout) {
    return plan.stride(layout, axis) == plan.stride(layout, inner) * extent;
  });
}

/// `axes`: the old axes of more than one element, outermost first.
Plan make_plan(std::span<const Layout> layouts, std::span<int> axes, bool reorder) {
  Plan plan;
  if (reorder) {
    for (const int axis : axes) {
      if (backwards(layouts, axis)) plan.flipped |= std::uint64_t{1} << axis;
    }
    // Few axes: an insertion sort is stable and needs no memory.
    for (std::size_t i = 1; i < axes.size(); ++i) {
      for (std::size_t j = i; j > 0 && outside(layouts, axes[j], axes[j - 1]); --j) std::swap(axes[j], axes[j - 1]);
    }
  }
  const Shape &shape = layouts.front().shape;
  for (std::size_t i = axes.size(); i-- > 0;) {
    if (plan.count > 0 && joins(layouts, plan, axes[i])) {
      plan.extent[plan.count - 1] *= shape[axes[i]];
      continue;
    }
    plan.source[plan.count] = axes[i];
    plan.extent[plan.count] = shape[axes[i]];
    ++plan.count;
  }
  return plan;
}

}  // namespace

std::vector<Layout> collapse(std::span<const Layout> layouts, bool reorder) {
  std::vector<Layout> result(layouts.size());
  if (layouts.empty()) return result;
  const Shape &shape = layouts.front().shape;

  AxisList axes{};
  std::size_t count = 0;
  bool empty = false;
  for (int axis = 0; axis < shape.size(); ++axis) {
    empty = empty || shape[axis] == 0;
    if (shape[axis] != 1) axes[count++] = axis;
  }
  if (empty || count == 0) {
    for (std::size_t i = 0; i < layouts.size(); ++i) result[i] = {Shape{empty ? 0 : 1}, Strides{0}, layouts[i].offset};
    return result;
  }

  const Plan plan = make_plan(layouts, std::span(axes).first(count), reorder);
  for (std::size_t i = 0; i < layouts.size(); ++i) {
    Layout &target = result[i];
    target.offset = layouts[i].offset;
    for (std::size_t axis = 0; plan.flipped >> axis != 0; ++axis) {
      const int at = static_cast<int>(axis);
      if ((plan.flipped >> axis & 1) != 0) target.offset += (shape[at] - 1) * layouts[i].strides[at];
    }
    for (std::size_t axis = plan.count; axis-- > 0;) {
      target.shape.push_back(plan.extent[axis]);
      target.strides.push_back(plan.stride(layouts[i], plan.source[axis]));
    }
  }
  return result;
}

}  // namespace gridstride
