#include "array/placement.h"

#include "ir/reduction_order.h"

namespace gridstride::array {

namespace {

Layout contiguous_over(const Shape &shape, std::int64_t offset, std::size_t item_size) {
  Layout layout = Layout::contiguous(shape, item_size);
  layout.offset = offset;
  return layout;
}

}  // namespace

Layout layout_of(const Program::Leaf &leaf, const Shape &shape) {
  if (leaf.data->uniform) return {shape, Strides(shape.size(), 0), leaf.data->offset};
  if (leaf.flat) return contiguous_over(shape, leaf.data->offset, size_of(leaf.dtype));
  return leaf.data->layout;
}

bool in_c_order(const Layout &layout) {
  for (int axis = layout.rank() - 1; axis >= 0; --axis) {
    if (layout.shape[axis] == 1) continue;
    return layout.strides[axis] > 0 && layout.is_c_contiguous(static_cast<std::size_t>(layout.strides[axis]));
  }
  return true;
}

std::int64_t reach_of(const Shape &extents, const Strides &strides) {
  std::int64_t reach = 0;
  for (int axis = 0; axis < extents.size(); ++axis) reach += (extents[axis] - 1) * std::abs(strides[axis]);
  return reach;
}

bool is_aligned(const std::byte *data, const Strides &strides, DType dtype) {
  const std::size_t part = is_complex(dtype) ? size_of(dtype) / 2 : size_of(dtype);
  std::uint64_t bits = reinterpret_cast<std::uintptr_t>(data);
  for (const std::int64_t stride : strides) bits |= static_cast<std::uint64_t>(stride);
  return bits % part == 0;
}

void place_flat(Program &program, std::int64_t size, Shape &extents) {
  program.rank = 1;
  program.leaf_rank = 1;
  extents.clear();
  extents.push_back(size);
  for (Program::Output &output : program.outputs) {
    output.layout_class = ir::LayoutClass::Contiguous;
    output.strides.clear();
    output.strides.push_back(static_cast<std::int64_t>(size_of(output.dtype)));
  }
  for (Program::Leaf &leaf : program.leaves) {
    leaf.offset = leaf.data->offset;
    leaf.strides.clear();
    leaf.strides.push_back(leaf.data->uniform ? 0 : static_cast<std::int64_t>(size_of(leaf.dtype)));
    leaf.layout_class = leaf.data->uniform ? ir::LayoutClass::BroadcastInner : ir::LayoutClass::Contiguous;
  }
  program.iota_class = ir::LayoutClass::Contiguous;
}

void place_general(Program &program, const Shape &shape, std::vector<Layout> &layouts, Shape &extents) {
  for (const Program::Leaf &leaf : program.leaves) layouts.push_back(layout_of(leaf, shape));
  if (program.iota) layouts.push_back(Layout::contiguous(shape, 1));
  layouts = collapse(layouts, true);
  extents = layouts.front().shape;
  program.rank = extents.size();
  program.leaf_rank = program.rank;
  const bool single = extents.size() == 1 && extents[0] == 1;
  std::size_t next = 0;
  for (Program::Output &output : program.outputs) {
    output.strides = layouts[next++].strides;
    if (single) output.strides[0] = static_cast<std::int64_t>(size_of(output.dtype));
    output.layout_class = classify(extents, output.strides, size_of(output.dtype));
  }
  for (Program::Leaf &leaf : program.leaves) {
    const Layout &layout = layouts[next++];
    leaf.offset = layout.offset;
    leaf.strides = layout.strides;
    if (single) leaf.strides[0] = static_cast<std::int64_t>(size_of(leaf.dtype));
    leaf.layout_class = classify(extents, leaf.strides, size_of(leaf.dtype));
  }
  if (program.iota) {
    const Layout &layout = layouts[next];
    program.iota_offset = layout.offset;
    program.iota_strides = layout.strides;
    const bool plain = program.rank == 1 && layout.offset == 0 && layout.strides[0] == 1;
    program.iota_class = plain || single ? ir::LayoutClass::Contiguous : ir::LayoutClass::General;
  }
}

algorithms::ReducePlan plan_reduction(const Program &program, const ReduceData &data, const Layout &result,
                                      bool in_order) {
  const Shape &shape = data.child.shape;
  const std::uint32_t all = shape.empty() ? 0 : ~std::uint32_t{0} >> (32 - shape.size());
  const DType dtype = program.values[program.outputs[0].value].dtype;
  if (program.flat && data.axes == all && data.child.is_c_contiguous(size_of(dtype))) {
    algorithms::ReducePlan plan;
    plan.direct = true;
    plan.count = data.child.size();
    plan.output.offset = result.offset;
    for (const Program::Leaf &leaf : program.leaves) {
      const std::int64_t step = leaf.data->uniform ? 0 : static_cast<std::int64_t>(size_of(leaf.dtype));
      plan.inputs.push_back({Shape{plan.count}, Strides{step}, leaf.data->offset});
    }
    if (program.iota) plan.inputs.push_back({Shape{plan.count}, Strides{1}, 0});
    return plan;
  }
  std::vector<Layout> layouts;
  for (const Program::Leaf &leaf : program.leaves) layouts.push_back(layout_of(leaf, shape));
  if (program.iota) layouts.push_back(Layout::contiguous(shape, 1));
  return algorithms::plan_reduction(data.child, layouts, data.axes, result, in_order);
}

Layout kept_layout(Layout result, const ReduceData &data) {
  if (result.rank() != data.child.rank()) return result;
  // Reduced axes were kept with an extent of 1.
  for (int axis = result.rank() - 1; axis >= 0; --axis) {
    if ((data.axes >> axis & 1U) == 0) continue;
    result.shape.erase(axis);
    result.strides.erase(axis);
  }
  return result;
}

ReductionForm place_reduction(Program &program, const algorithms::ReducePlan &plan, const ReduceData &data,
                              DType dtype) {
  const std::int64_t chunks = (plan.count + ir::kChunk - 1) / ir::kChunk;
  const std::size_t item = size_of(dtype);
  const int kept = plan.kept.size();
  program.reduce = true;
  program.chunked = chunks > 1;
  program.within = plan.within;
  program.combine = data.combine;
  program.identity = data.identity;
  program.count = plan.count;

  ReductionForm form;
  form.space = plan.kept;
  Program::Output &output = program.outputs[0];
  if (program.chunked) {
    form.space.insert(plan.within ? form.space.size() : 0, chunks);
    form.partial = Layout::contiguous(form.space, item);
    output.strides = form.partial.strides;
    if (!plan.within) {
      form.partial.shape = plan.kept;
      form.partial.shape.push_back(chunks);
      form.partial.strides.erase(0);
      form.partial.strides.push_back(output.strides[0]);
    }
  } else {
    output.strides = plan.output.strides;
    if (form.space.empty()) {
      form.space.push_back(1);
      output.strides.push_back(static_cast<std::int64_t>(item));
    }
  }
  program.rank = form.space.size();
  output.layout_class = classify(form.space, output.strides, item);

  program.leaf_rank = kept + 1;
  form.leaf_extents = plan.kept;
  form.leaf_extents.insert(plan.within ? kept : 0, plan.count);
  const auto place = [&](const Layout &from) {
    Strides strides = from.strides;
    if (!plan.within) {
      const std::int64_t step = strides.back();
      strides.erase(kept);
      strides.insert(0, step);
    }
    return strides;
  };
  std::size_t next = 0;
  for (Program::Leaf &leaf : program.leaves) {
    leaf.offset = plan.inputs[next].offset;
    leaf.strides = place(plan.inputs[next++]);
    leaf.layout_class = classify(form.leaf_extents, leaf.strides, size_of(leaf.dtype));
  }
  if (program.iota) {
    program.iota_offset = plan.inputs[next].offset;
    program.iota_strides = place(plan.inputs[next]);
    const bool plain = kept == 0 && program.iota_offset == 0 && program.iota_strides[0] == 1;
    program.iota_class = plain ? ir::LayoutClass::Contiguous : ir::LayoutClass::General;
  }
  return form;
}

}  // namespace gridstride::array
