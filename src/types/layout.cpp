#include "types/layout.h"

#include <fmt/format.h>

#include "base/error.h"

namespace gridstride {

namespace {

[[noreturn]] void throw_axis(int axis, int rank) {
  throw Error(ErrorKind::Index, fmt::format("axis {} is out of bounds for array of dimension {}", axis, rank));
}

/// NumPy's spelling of a shape within messages: no blanks, and "newaxis" for the unknown extent.
std::string compact(const Shape &shape) {
  std::string text = "(";
  for (int i = 0; i < shape.size(); ++i) {
    if (i > 0) text += ',';
    text += shape[i] < 0 ? "newaxis" : std::to_string(shape[i]);
  }
  if (shape.size() == 1) text += ',';
  return text + ")";
}

/// True when walking `shape` in the order given by `axis(0), axis(1), ...` (fastest last) has no gaps.
bool dense(const Layout &layout, std::size_t item_size, bool fortran) {
  auto expected = static_cast<std::int64_t>(item_size);
  const int rank = layout.rank();
  bool result = true;
  for (int i = 0; i < rank; ++i) {
    const int axis = fortran ? i : rank - 1 - i;
    const std::int64_t extent = layout.shape[axis];
    if (extent == 0) return true;
    if (extent != 1 && layout.strides[axis] != expected) result = false;
    expected *= extent;
  }
  return result;
}

}  // namespace

Layout Layout::contiguous(const Shape &shape, std::size_t item_size) {
  static_cast<void>(element_count(shape, item_size));
  Layout result{shape, shape, 0};
  auto stride = static_cast<std::int64_t>(item_size);
  for (int axis = shape.size() - 1; axis >= 0; --axis) {
    result.strides[axis] = stride;
    stride *= std::max<std::int64_t>(shape[axis], 1);
  }
  return result;
}

Layout Layout::fortran(const Shape &shape, std::size_t item_size) {
  static_cast<void>(element_count(shape, item_size));
  Layout result{shape, shape, 0};
  auto stride = static_cast<std::int64_t>(item_size);
  for (int axis = 0; axis < shape.size(); ++axis) {
    result.strides[axis] = stride;
    stride *= std::max<std::int64_t>(shape[axis], 1);
  }
  return result;
}

std::int64_t Layout::size() const {
  std::int64_t count = 1;
  for (const std::int64_t extent : shape) count *= extent;
  return count;
}

bool Layout::is_c_contiguous(std::size_t item_size) const {
  return dense(*this, item_size, false);
}

bool Layout::is_f_contiguous(std::size_t item_size) const {
  return dense(*this, item_size, true);
}

std::pair<std::int64_t, std::int64_t> Layout::byte_range(std::size_t item_size) const {
  std::int64_t low = offset;
  std::int64_t high = offset;
  for (int axis = 0; axis < rank(); ++axis) {
    if (shape[axis] == 0) return {offset, offset};
    const std::int64_t reach = (shape[axis] - 1) * strides[axis];
    (reach < 0 ? low : high) += reach;
  }
  return {low, high + static_cast<std::int64_t>(item_size)};
}

Layout Layout::transpose(std::span<const int> axes) const {
  if (static_cast<int>(axes.size()) != rank()) throw Error(ErrorKind::Value, "axes don't match array");
  Layout result;
  result.offset = offset;
  std::uint64_t seen = 0;
  for (const int given : axes) {
    const int axis = normalize_axis(given, rank());
    if ((seen >> axis & 1) != 0) throw Error(ErrorKind::Value, "repeated axis in transpose");
    seen |= std::uint64_t{1} << axis;
    result.shape.push_back(shape[axis]);
    result.strides.push_back(strides[axis]);
  }
  return result;
}

Layout Layout::slice(int axis, std::int64_t start, std::int64_t step, std::int64_t count) const {
  axis = normalize_axis(axis, rank());
  if (step == 0) throw Error(ErrorKind::Value, "slice step cannot be zero");
  if (count < 0) count = 0;
  const std::int64_t extent = shape[axis];
  if (count > 0) {
    // The last element's distance is bounded by the extent, so that the product cannot overflow.
    const std::int64_t room = step > 0 ? extent - 1 - start : start;
    const std::uint64_t stride = step > 0 ? static_cast<std::uint64_t>(step) : 0 - static_cast<std::uint64_t>(step);
    const bool inside =
        start >= 0 && start < extent &&
        (count == 1 || static_cast<std::uint64_t>(count - 1) <= static_cast<std::uint64_t>(room) / stride);
    if (!inside) {
      throw Error(ErrorKind::Index, fmt::format("slice of {} elements from {} by step {} leaves axis {} with size {}",
                                                count, start, step, axis, extent));
    }
  }
  Layout result = *this;
  result.shape[axis] = count;
  if (count > 0) result.offset += start * strides[axis];
  // A step that is never taken may be of any size; its product with the stride may not fit.
  if (count > 1) result.strides[axis] = strides[axis] * step;
  return result;
}

Layout Layout::index(int axis, std::int64_t position) const {
  axis = normalize_axis(axis, rank());
  const std::int64_t extent = shape[axis];
  if (position < -extent || position >= extent) {
    throw Error(ErrorKind::Index,
                fmt::format("index {} is out of bounds for axis {} with size {}", position, axis, extent));
  }
  Layout result = *this;
  result.offset += (position < 0 ? position + extent : position) * strides[axis];
  result.shape.erase(axis);
  result.strides.erase(axis);
  return result;
}

Layout Layout::expand(int axis) const {
  axis = normalize_axis(axis, rank() + 1);
  if (rank() == kMaxRank) {
    throw Error(ErrorKind::Value,
                fmt::format("maximum supported dimension for an array is {}, found {}", kMaxRank, rank() + 1));
  }
  Layout result = *this;
  result.shape.insert(axis, 1);
  result.strides.insert(axis, 0);
  return result;
}

Layout Layout::broadcast_to(const Shape &target) const {
  const int added = target.size() - rank();
  if (added < 0) {
    throw Error(ErrorKind::Value, fmt::format("could not broadcast an array of shape {} to shape {}: it has more "
                                              "dimensions",
                                              compact(shape), compact(target)));
  }
  static_cast<void>(element_count(target));
  Layout result;
  result.offset = offset;
  result.shape = target;
  result.strides.resize(target.size());
  for (int axis = 0; axis < rank(); ++axis) {
    if (shape[axis] == target[axis + added]) {
      result.strides[axis + added] = strides[axis];
    } else if (shape[axis] != 1) {
      throw Error(ErrorKind::Value,
                  fmt::format("operands could not be broadcast together with remapped shapes [original->remapped]: {} "
                              "and requested shape {}",
                              compact(shape), compact(target)));
    }
  }
  return result;
}

std::optional<Layout> Layout::reshape(const Shape &target, std::size_t item_size) const {
  const Shape wanted = resolve_reshape(size(), target);
  if (size() == 0 || is_c_contiguous(item_size)) {
    Layout result = contiguous(wanted, item_size);
    result.offset = offset;
    return result;
  }

  // Extents of 1 say nothing about where elements lie.
  Shape from;
  Strides steps;
  for (int axis = 0; axis < rank(); ++axis) {
    if (shape[axis] == 1) continue;
    from.push_back(shape[axis]);
    steps.push_back(strides[axis]);
  }

  // Pair the shortest groups of old and new axes with equal element counts; the old axes of a group must be one walk.
  Layout result;
  result.offset = offset;
  result.shape = wanted;
  result.strides.resize(wanted.size());
  int old_axis = 0;
  int new_axis = 0;
  while (old_axis < from.size()) {
    int old_end = old_axis + 1;
    int new_end = new_axis + 1;
    std::int64_t old_count = from[old_axis];
    std::int64_t new_count = wanted[new_axis];
    while (old_count != new_count) {
      if (old_count < new_count) {
        old_count *= from[old_end++];
      } else {
        new_count *= wanted[new_end++];
      }
    }
    for (int axis = old_axis; axis + 1 < old_end; ++axis) {
      if (steps[axis] != steps[axis + 1] * from[axis + 1]) return std::nullopt;
    }
    std::int64_t stride = steps[old_end - 1];
    for (int axis = new_end - 1; axis >= new_axis; --axis) {
      result.strides[axis] = stride;
      stride *= wanted[axis];
    }
    old_axis = old_end;
    new_axis = new_end;
  }
  // What is left has extent 1; any stride will do.
  for (int axis = new_axis; axis < wanted.size(); ++axis) {
    result.strides[axis] = axis > 0 ? result.strides[axis - 1] : static_cast<std::int64_t>(item_size);
  }
  return result;
}

Shape broadcast_shapes(std::span<const Shape> shapes) {
  int rank = 0;
  for (const Shape &shape : shapes) rank = std::max(rank, shape.size());
  Shape result(rank, 1);
  for (const Shape &shape : shapes) {
    const int added = rank - shape.size();
    for (int axis = 0; axis < shape.size(); ++axis) {
      const std::int64_t extent = shape[axis];
      std::int64_t &target = result[axis + added];
      if (extent == target || extent == 1) continue;
      if (target != 1) {
        std::string text = "operands could not be broadcast together with shapes";
        for (const Shape &each : shapes) text += " " + compact(each);
        throw Error(ErrorKind::Value, text);
      }
      target = extent;
    }
  }
  return result;
}

Shape resolve_reshape(std::int64_t size, const Shape &target) {
  int unknown = -1;
  std::int64_t known = 1;
  bool fits = true;
  for (int axis = 0; axis < target.size(); ++axis) {
    if (target[axis] < 0) {
      if (unknown >= 0) throw Error(ErrorKind::Value, "can only specify one unknown dimension");
      unknown = axis;
    } else if (target[axis] == 0) {
      known = 0;
    } else {
      fits = fits && !__builtin_mul_overflow(known, target[axis], &known);
    }
  }
  if (target.size() > kMaxRank) {
    throw Error(ErrorKind::Value,
                fmt::format("maximum supported dimension for an array is {}, found {}", kMaxRank, target.size()));
  }
  const bool works = unknown < 0 ? fits && known == size : fits && known != 0 && size % known == 0;
  if (!works) {
    throw Error(ErrorKind::Value, fmt::format("cannot reshape array of size {} into shape {}", size, compact(target)));
  }
  Shape result = target;
  if (unknown >= 0) result[unknown] = size / known;
  return result;
}

int normalize_axis(int axis, int rank) {
  if (axis < -rank || axis >= rank) throw_axis(axis, rank);
  return axis < 0 ? axis + rank : axis;
}

}  // namespace gridstride
