#include "array/element_access.h"

#include <string>

#include "array/creation.h"
#include "array/scalars.h"
#include "array/transfer.h"
#include "array/ufunc.h"
#include "base/error.h"

namespace gridstride::array {

namespace {

constexpr double kGatherCost = 1.0;

/// Indices as the algorithms read them.
Array as_index(const Array &indices) {
  if (!is_integer(indices.dtype())) {
    throw Error(ErrorKind::Index, "arrays used as indices must be of integer (or boolean) type");
  }
  if (indices.dtype() == DType::Int64 || indices.dtype() == DType::Int32) return indices;
  return astype(indices, DType::Int64);
}

Shape index_space(std::span<const AxisIndex> indices) {
  std::vector<Shape> shapes;
  for (const AxisIndex &index : indices) {
    if (index.indices.valid()) shapes.push_back(index.indices.shape());
  }
  try {
    return broadcast_shapes(shapes);
  } catch (const Error &) {
    std::string text = "shape mismatch: indexing arrays could not be broadcast together with shapes";
    for (const Shape &shape : shapes) text += " " + to_string(shape);
    throw Error(ErrorKind::Index, text);
  }
}

}  // namespace

double ElementAccess::cost() const {
  return kGatherCost * static_cast<double>(Layout{shape, Strides(shape.size(), 0), 0}.size());
}

std::vector<HostAccess> ElementAccess::with(const Array &read, const Array &written) const {
  std::vector<HostAccess> arrays;
  arrays.reserve(columns.size() + 2);
  for (const Array &column : columns) arrays.push_back({&column});
  arrays.push_back({&read});
  arrays.push_back({&written, true});
  return arrays;
}

Array apart(const Array &array, const Array &target) {
  return array.shares_storage(target) ? copy(array) : array;
}

ElementAccess plan_access(const Array &view, std::span<const AxisIndex> indices, bool in_front, bool written) {
  ElementAccess access;
  algorithms::FancyAccess &plan = access.plan;
  plan.item = static_cast<std::int64_t>(view.itemsize());
  plan.space = index_space(indices);
  std::uint32_t taken = 0;
  std::int64_t fixed = 0;
  for (const AxisIndex &index : indices) {
    taken |= std::uint32_t{1} << index.axis;
    const std::int64_t extent = view.shape()[index.axis];
    const std::int64_t step = view.strides()[index.axis];
    if (!index.indices.valid()) {
      std::int64_t position = index.position;
      if (position < -extent || position >= extent) {
        throw Error(ErrorKind::Index, "index " + std::to_string(position) + " is out of bounds for axis " +
                                          std::to_string(index.named) + " with size " + std::to_string(extent));
      }
      fixed += (position < 0 ? position + extent : position) * step;
      continue;
    }
    Array column = as_index(index.indices);
    if (written) column = apart(column, view);
    algorithms::IndexColumn entry;
    entry.narrow = column.dtype() == DType::Int32;
    entry.strides = column.layout().broadcast_to(plan.space).strides;
    entry.extent = extent;
    entry.step = step;
    entry.axis = index.named;
    plan.columns.push_back(std::move(entry));
    access.columns.push_back(std::move(column));
  }
  for (int axis = 0; axis < view.ndim(); ++axis) {
    if ((taken >> axis & 1U) != 0) continue;
    Layout &part = !in_front && axis < indices.front().axis ? plan.before : plan.after;
    part.shape.push_back(view.shape()[axis]);
    part.strides.push_back(view.strides()[axis]);
  }
  plan.before.offset = fixed;
  for (const Shape *part : {&plan.before.shape, &plan.space, &plan.after.shape}) {
    for (const std::int64_t extent : *part) access.shape.push_back(extent);
  }
  if (access.shape.size() > kMaxRank) {
    throw Error(ErrorKind::Index, "the indexed array would have " + std::to_string(access.shape.size()) +
                                      " dimensions, more than the " + std::to_string(kMaxRank) + " an array may have");
  }
  return access;
}

ElementValues values_for(const Array &target, const Shape &shape, const Operand &value, DType dtype) {
  if (!value.is_array()) return {full(Shape{}, scalar_for(value, dtype)), true};
  Array source = value.array();
  while (source.ndim() > shape.size() && source.shape()[0] == 1) source = source.index(0, 0);
  bool fits = source.ndim() <= shape.size();
  for (int i = 0; fits && i < source.ndim(); ++i) {
    const std::int64_t extent = source.shape()[i];
    fits = extent == 1 || extent == shape[shape.size() - source.ndim() + i];
  }
  if (!fits) {
    throw Error(ErrorKind::Value, "shape mismatch: value array of shape " + to_string(value.array().shape()) +
                                      " could not be broadcast to indexing result of shape " + to_string(shape));
  }
  if (&source.device() != &target.device()) source = to_device(source, target.device());
  if (source.size() == 1) {
    return {apart(astype(source.reshape(Shape{}), dtype, 'C', Casting::Unsafe, false), target), true};
  }
  source = astype(source, dtype, 'K', Casting::Unsafe, false);
  return {apart(as_contiguous(source.broadcast_to(shape)), target), false};
}

}  // namespace gridstride::array
