#include "algorithms/reduce_plan.h"

#include <algorithm>
#include <cstdlib>

namespace gridstride::algorithms {

namespace {

Layout restrict_to(const Layout &layout, const std::vector<int> &axes) {
  Layout result;
  result.offset = layout.offset;
  for (const int axis : axes) {
    result.shape.push_back(layout.shape[axis]);
    result.strides.push_back(layout.strides[axis]);
  }
  return result;
}

/// Joins the reduced axes of all inputs to one; false when one input has no single stride.
bool join(std::span<const Layout> inputs, const std::vector<int> &reduced, std::vector<std::int64_t> &strides) {
  strides.clear();
  for (const Layout &input : inputs) {
    if (reduced.empty()) {
      strides.push_back(0);
      continue;
    }
    for (std::size_t k = 0; k + 1 < reduced.size(); ++k) {
      const int inner = reduced[k + 1];
      if (input.strides[reduced[k]] != input.strides[inner] * input.shape[inner]) return false;
    }
    strides.push_back(input.strides[reduced.back()]);
  }
  return true;
}

/// Whether the reduced axis is the one that inputs walk in the smallest steps.
bool best_within(const ReducePlan &plan) {
  if (plan.kept.empty()) return true;
  if (plan.count < kShortReduction) return false;
  for (const Layout &input : plan.inputs) {
    const std::int64_t step = std::abs(input.strides.back());
    const std::int64_t kept = std::abs(input.strides[plan.kept.size() - 1]);
    if (step == 0 && kept == 0) continue;
    if (step == 0) return false;
    if (kept == 0) return true;
    return step <= kept;
  }
  return true;
}

}  // namespace

ReducePlan plan_reduction(const Layout &values, std::span<const Layout> inputs, std::uint32_t axes,
                          const Layout &output, bool in_order) {
  ReducePlan plan;
  std::vector<int> kept;
  std::vector<int> reduced;
  for (int axis = 0; axis < values.rank(); ++axis) {
    if ((axes >> axis & 1U) == 0) {
      kept.push_back(axis);
    } else if (values.shape[axis] != 1) {
      reduced.push_back(axis);
    }
  }
  std::stable_sort(reduced.begin(), reduced.end(),
                   [&](int a, int b) { return std::abs(values.strides[a]) > std::abs(values.strides[b]); });
  for (const int axis : reduced) plan.count *= values.shape[axis];

  std::vector<std::int64_t> steps;
  plan.direct = join(inputs, reduced, steps);
  if (!plan.direct) {
    plan.order = kept;
    plan.order.insert(plan.order.end(), reduced.begin(), reduced.end());
    for (int axis = 0; axis < values.rank(); ++axis) {
      if ((axes >> axis & 1U) != 0 && values.shape[axis] == 1) plan.order.push_back(axis);
    }
    return plan;
  }

  std::vector<Layout> parts;
  for (const Layout &input : inputs) parts.push_back(restrict_to(input, kept));
  parts.push_back(output);
  parts = collapse(parts, !in_order);
  plan.output = parts.back();
  parts.pop_back();
  plan.kept = plan.output.shape;
  const bool single = plan.kept.size() == 1 && plan.kept[0] == 1;
  if (single) {
    plan.kept = Shape{};
    plan.output.shape = Shape{};
    plan.output.strides = Strides{};
  }
  for (std::size_t i = 0; i < parts.size(); ++i) {
    Layout &part = parts[i];
    if (single) {
      part.shape = Shape{};
      part.strides = Strides{};
    }
    part.shape.push_back(plan.count);
    part.strides.push_back(steps[i]);
    plan.inputs.push_back(std::move(part));
  }
  plan.within = best_within(plan);
  return plan;
}

}  // namespace gridstride::algorithms
