#include "array/memory_order.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace gridstride::array {

namespace {

enum class Places { Open, Keep, Swap };

/// NumPy's insertion sort: an axis moves in front of others when what tells them apart says so. What nothing tells
/// apart does not stop it. `compare(placed, moving)`.
template <class Compare>
void sort_axes(Dims &axes, const Compare &compare) {
  for (int i = 1; i < axes.size(); ++i) {
    int place = i;
    for (int j = i - 1; j >= 0; --j) {
      const Places places = compare(static_cast<int>(axes[j]), static_cast<int>(axes[i]));
      if (places == Places::Keep) break;
      if (places == Places::Swap) place = j;
    }
    std::rotate(axes.data() + place, axes.data() + i, axes.data() + i + 1);
  }
}

}  // namespace

Dims iteration_order(const Shape &shape, std::span<const Layout> operands) {
  const int rank = shape.size();
  const auto step = [&](const Layout &operand, int axis) -> std::int64_t {
    const int own = axis - (rank - operand.rank());
    if (own < 0 || operand.shape[own] != shape[axis] || shape[axis] == 1) return 0;
    return std::abs(operand.strides[own]);
  };
  Dims axes(rank, 0);
  for (int i = 0; i < rank; ++i) axes[i] = rank - 1 - i;
  sort_axes(axes, [&](int inner, int outer) {
    Places places = Places::Open;
    for (const Layout &operand : operands) {
      const std::int64_t a = step(operand, inner);
      const std::int64_t b = step(operand, outer);
      if (a == 0 || b == 0) continue;
      if (a <= b) return Places::Keep;
      places = Places::Swap;
    }
    return places;
  });
  return axes;
}

Layout dense_layout(const Shape &shape, std::size_t item_size, const Dims &innermost_first) {
  Layout layout{shape, Strides(shape.size(), 0), 0};
  auto stride = static_cast<std::int64_t>(item_size);
  for (const std::int64_t axis : innermost_first) {
    layout.strides[static_cast<int>(axis)] = stride;
    stride *= std::max<std::int64_t>(shape[static_cast<int>(axis)], 1);
  }
  return layout;
}

Layout result_layout(const Shape &shape, std::size_t item_size, char order, std::span<const Array *const> operands) {
  if (order == 'F') return Layout::fortran(shape, item_size);
  if (order == 'C' || shape.size() < 2) return Layout::contiguous(shape, item_size);
  bool all_c = true;
  for (const Array *operand : operands) all_c = all_c && operand->is_c_contiguous();
  if (all_c) return Layout::contiguous(shape, item_size);
  std::vector<Layout> layouts;
  for (const Array *operand : operands) layouts.push_back(operand->layout());
  return dense_layout(shape, item_size, iteration_order(shape, layouts));
}

Layout copied_layout(const Array &array, std::size_t item_size) {
  if (array.is_c_contiguous()) return Layout::contiguous(array.shape(), item_size);
  if (array.is_f_contiguous()) return Layout::fortran(array.shape(), item_size);
  Dims axes(array.ndim(), 0);
  for (int i = 0; i < axes.size(); ++i) axes[i] = axes.size() - 1 - i;
  std::stable_sort(axes.data(), axes.data() + axes.size(), [&](std::int64_t a, std::int64_t b) {
    return std::abs(array.strides()[static_cast<int>(a)]) < std::abs(array.strides()[static_cast<int>(b)]);
  });
  return dense_layout(array.shape(), item_size, axes);
}

Layout reduction_layout(const Array &array, const Array *mask, std::uint32_t axes, bool keepdims,
                        std::size_t item_size) {
  const Shape &from = array.shape();
  const auto reduced = [&](std::int64_t axis) { return (axes >> axis & 1U) != 0; };
  Shape shape;
  Dims place(from.size(), 0);
  for (int axis = 0; axis < from.size(); ++axis) {
    place[axis] = shape.size();
    if (!reduced(axis)) {
      shape.push_back(from[axis]);
    } else if (keepdims) {
      shape.push_back(1);
    }
  }
  if (shape.size() < 2 || array.is_c_contiguous()) return Layout::contiguous(shape, item_size);
  std::vector<Layout> operands{array.layout()};
  if (mask != nullptr) operands.push_back(mask->layout());
  Dims order;
  for (const std::int64_t axis : iteration_order(from, operands)) {
    if (keepdims || !reduced(axis)) order.push_back(place[static_cast<int>(axis)]);
  }
  return dense_layout(shape, item_size, order);
}

Layout joined_layout(const Shape &shape, std::size_t item_size, std::span<const Array> arrays) {
  const bool all_c = std::all_of(arrays.begin(), arrays.end(), [](const Array &a) { return a.is_c_contiguous(); });
  if (shape.size() < 2 || all_c) return Layout::contiguous(shape, item_size);
  // From the outside in; and here an axis of steps 0 counts, one of extent 1 does not.
  Dims axes(shape.size(), 0);
  for (int i = 0; i < axes.size(); ++i) axes[i] = i;
  sort_axes(axes, [&](int outer, int inner) {
    Places places = Places::Open;
    for (const Array &array : arrays) {
      if (array.shape()[inner] == 1 || array.shape()[outer] == 1) continue;
      if (std::abs(array.strides()[inner]) <= std::abs(array.strides()[outer])) return Places::Keep;
      places = Places::Swap;
    }
    return places;
  });
  std::reverse(axes.data(), axes.data() + axes.size());
  return dense_layout(shape, item_size, axes);
}

bool InMemoryOrder::kept() const {
  for (int i = 0; i < axes.size(); ++i) {
    if (axes[i] != i) return false;
  }
  return true;
}

std::vector<int> InMemoryOrder::places(std::span<const int> original) const {
  std::vector<int> result;
  for (const int each : original) {
    result.push_back(static_cast<int>(std::find(axes.begin(), axes.end(), each) - axes.begin()));
  }
  return result;
}

Array InMemoryOrder::back(const Array &result) const {
  Layout layout = result.layout();
  for (int i = 0; i < axes.size(); ++i) {
    layout.shape[static_cast<int>(axes[i])] = result.shape()[i];
    layout.strides[static_cast<int>(axes[i])] = result.strides()[i];
  }
  return {result.storage(), std::move(layout), result.dtype()};
}

InMemoryOrder in_memory_order(const Array &array, int axis, bool apart) {
  const int rank = array.ndim();
  InMemoryOrder result;
  result.axes.resize(rank);
  result.axis = axis;
  if (array.is_c_contiguous()) {
    for (int i = 0; i < rank; ++i) result.axes[i] = i;
    result.array = array;
    return result;
  }
  Layout layout = array.layout();
  if (apart) layout.strides[axis] = 0;
  const Dims order = iteration_order(array.shape(), {&layout, 1});
  std::vector<int> axes;
  for (int i = 0; i < rank; ++i) {
    axes.push_back(static_cast<int>(order[rank - 1 - i]));
    result.axes[i] = axes.back();
    if (axes.back() == axis) result.axis = i;
  }
  result.array = array.transpose(axes);
  return result;
}

}  // namespace gridstride::array
