#include "array/indexing.h"

#include <algorithm>
#include <string>

#include "algorithms/gather.h"
#include "algorithms/mask.h"
#include "array/creation.h"
#include "array/device_elements.h"
#include "array/element_access.h"
#include "array/host_work.h"
#include "array/recorder.h"
#include "array/scalars.h"
#include "array/transfer.h"
#include "array/ufunc.h"
#include "base/error.h"
#include "ops/ufunc.h"
#include "runtime/device.h"

namespace gridstride::array {

namespace {

constexpr double kMaskCost = 0.1;
constexpr double kCompressCost = 0.6;

void require_writeable(const Array &array) {
  if (!array.writeable()) throw Error(ErrorKind::Value, "assignment destination is read-only");
}

}  // namespace

Array get_elements(const Array &view, std::span<const AxisIndex> indices, bool in_front) {
  const ElementAccess access = plan_access(view, indices, in_front, false);
  check_size(view.device(), access.shape, view.itemsize());
  const Array result = allocate(view.device(), Layout::contiguous(access.shape, view.itemsize()), view.dtype());
  if (gather_on_device(view, access.plan, access.columns, result)) return result;
  run_host_work(access.with(view, result), "index", access.cost(),
                [plan = access.plan](std::span<std::byte *const> data) {
                  const std::size_t columns = plan.columns.size();
                  algorithms::gather(algorithms::placed(plan, data), data[columns], data[columns + 1]);
                });
  return result;
}

void set_elements(const Array &view, std::span<const AxisIndex> indices, bool in_front, const Operand &value) {
  require_writeable(view);
  const ElementAccess access = plan_access(view, indices, in_front, true);
  const ElementValues values = values_for(view, access.shape, value, view.dtype());
  if (scatter_on_device(view, access.plan, access.columns, values.array, values.one)) return;
  run_host_work(access.with(values.array, view), "index assignment", access.cost(),
                [plan = access.plan, one = values.one](std::span<std::byte *const> data) {
                  const std::size_t columns = plan.columns.size();
                  const algorithms::FancyAccess whole = algorithms::placed(plan, data);
                  algorithms::check_bounds(whole);
                  algorithms::scatter(whole, data[columns + 1], data[columns], one);
                });
}

namespace {

void require_mask(const Array &array, const Array &mask) {
  if (mask.ndim() > array.ndim()) {
    throw Error(ErrorKind::Index, "too many indices for array: array is " + std::to_string(array.ndim()) +
                                      "-dimensional, but " + std::to_string(mask.ndim()) + " were indexed");
  }
  for (int axis = 0; axis < mask.ndim(); ++axis) {
    if (mask.shape()[axis] == array.shape()[axis] || mask.shape()[axis] == 0) continue;  // names no element
    throw Error(ErrorKind::Index, "boolean index did not match indexed array along axis " + std::to_string(axis) +
                                      "; size of axis is " + std::to_string(array.shape()[axis]) +
                                      " but size of corresponding boolean axis is " +
                                      std::to_string(mask.shape()[axis]));
  }
}

algorithms::MaskCounts count(const Array &mask) {
  algorithms::MaskCounts counts;
  const std::int64_t size = mask.size();
  const HostAccess arrays[] = {{&mask}};
  run_host_work(arrays, "mask", kMaskCost * static_cast<double>(size),
                [&counts, size](std::span<std::byte *const> data) {
                  counts = algorithms::count_mask(reinterpret_cast<const std::uint8_t *>(data[0]), size);
                });
  return counts;
}

/// The shape of the elements that a mask takes, and the bytes of one.
std::int64_t row_bytes(const Array &array, const Array &mask, std::int64_t total, Shape &shape) {
  shape.push_back(total);
  auto bytes = static_cast<std::int64_t>(array.itemsize());
  for (int axis = mask.ndim(); axis < array.ndim(); ++axis) {
    shape.push_back(array.shape()[axis]);
    bytes *= array.shape()[axis];
  }
  return bytes;
}

}  // namespace

Array get_masked(const Array &array, const Array &mask) {
  require_mask(array, mask);
  const Array bits = as_contiguous(mask);
  if (mask.ndim() == array.ndim() && mask.size() > 0) {
    if (std::optional<Array> there = masked_on_device(as_contiguous(array), bits)) return *std::move(there);
  }
  algorithms::MaskCounts counts = count(bits);
  Shape shape;
  const std::int64_t item = row_bytes(array, mask, counts.total(), shape);
  Array result = allocate(array.device(), Layout::contiguous(shape, array.itemsize()), array.dtype());
  if (result.size() == 0) return result;
  const Array source = as_contiguous(array);
  const HostAccess arrays[] = {{&bits}, {&source}, {&result, true}};
  const std::int64_t size = bits.size();
  const double cost = (kCompressCost + 0.05 * static_cast<double>(item)) * static_cast<double>(size);
  enqueue_host_work(
      arrays, "boolean index", cost, [counts = std::move(counts), size, item](std::span<std::byte *const> data) {
        algorithms::compress(reinterpret_cast<const std::uint8_t *>(data[0]), size, counts, data[1], data[2], item);
      });
  return result;
}

void set_masked(const Array &array, const Array &mask, const Operand &value) {
  require_writeable(array);
  require_mask(array, mask);
  // One value for all is an element-wise pass, which joins what else is recorded.
  if (!value.is_array() || value.array().ndim() == 0) {
    Array condition = mask;
    while (condition.ndim() < array.ndim()) condition = condition.expand_dims(condition.ndim());
    Array cast = value.is_array() ? astype(value.array(), array.dtype(), 'C', Casting::Unsafe, false) : Array();
    if (value.is_array() && &cast.device() != &array.device()) cast = to_device(cast, array.device());
    const Operand one = value.is_array() ? Operand(cast) : Operand(scalar_for(value, array.dtype()));
    assign(array, where(condition, one, array));
    return;
  }
  const Array bits = apart(as_contiguous(mask), array);
  const auto check_size_of = [&](std::int64_t total) {
    if (value.array().ndim() == 1 && array.ndim() == mask.ndim() && value.array().size() != total &&
        value.array().size() != 1) {
      throw Error(ErrorKind::Value, "NumPy boolean array indexing assignment cannot assign " +
                                        std::to_string(value.array().size()) + " input values to the " +
                                        std::to_string(total) + " output values where the mask is true");
    }
  };
  if (array.device().kind() == DeviceKind::Cuda && mask.ndim() == array.ndim()) {
    const Array whole = array.is_c_contiguous() ? array : copy(array);
    const bool done = expand_on_device(bits, whole, [&](std::int64_t total) {
      check_size_of(total);
      const ElementValues given = values_for(array, Shape{total}, value, array.dtype());
      return std::pair(given.array, given.one);
    });
    if (done) {
      if (!array.is_c_contiguous()) assign(array, whole);
      return;
    }
  }
  algorithms::MaskCounts counts = count(bits);
  Shape shape;
  const std::int64_t item = row_bytes(array, mask, counts.total(), shape);
  check_size_of(counts.total());
  ElementValues values = values_for(array, shape, value, array.dtype());
  if (values.one && item != static_cast<std::int64_t>(array.itemsize())) {
    values = {as_contiguous(values.array.broadcast_to(shape)), false};
  }
  if (element_count(shape) == 0) return;
  const Array target = array.is_c_contiguous() ? array : copy(array);
  const HostAccess arrays[] = {{&bits}, {&values.array}, {&target, true}};
  const std::int64_t size = bits.size();
  const std::int64_t step = values.one ? 0 : item;
  const double cost = (kCompressCost + 0.05 * static_cast<double>(item)) * static_cast<double>(size);
  enqueue_host_work(arrays, "boolean index assignment", cost,
                    [counts = std::move(counts), size, item, step](std::span<std::byte *const> data) {
                      algorithms::expand(reinterpret_cast<const std::uint8_t *>(data[0]), size, counts, data[1], step,
                                         data[2], item);
                    });
  if (!array.is_c_contiguous()) assign(array, target);
}

std::vector<Array> nonzero(const Array &array) {
  if (array.ndim() == 0) {
    throw Error(ErrorKind::Value,
                "Calling nonzero on 0d arrays is not allowed. Use np.atleast_1d(scalar).nonzero() instead. If the "
                "context of this error is of the form `arr[nonzero(cond)]`, just use `arr[cond]`.");
  }
  const Array mask = as_contiguous(astype(array, DType::Bool, 'C', Casting::Unsafe, false));
  if (std::optional<std::vector<Array>> there = nonzero_on_device(mask)) return *std::move(there);
  algorithms::MaskCounts counts = count(mask);
  std::vector<Array> result;
  result.reserve(static_cast<std::size_t>(array.ndim()));
  const Layout layout = Layout::contiguous(Shape{counts.total()}, sizeof(std::int64_t));
  for (int axis = 0; axis < array.ndim(); ++axis) result.push_back(allocate(array.device(), layout, DType::Int64));
  if (counts.total() == 0) return result;
  std::vector<HostAccess> arrays{{&mask}};
  for (const Array &indices : result) arrays.push_back({&indices, true});
  const double cost = kCompressCost * static_cast<double>(mask.size());
  enqueue_host_work(
      arrays, "nonzero", cost, [counts = std::move(counts), shape = mask.shape()](std::span<std::byte *const> data) {
        std::vector<std::int64_t *> indices;
        for (std::byte *one : data.subspan(1)) indices.push_back(reinterpret_cast<std::int64_t *>(one));
        algorithms::mask_positions(reinterpret_cast<const std::uint8_t *>(data[0]), shape, counts, indices);
      });
  return result;
}

Array bend_indices(const Array &indices, std::int64_t extent, IndexMode mode) {
  if (!is_integer(indices.dtype())) {
    throw Error(ErrorKind::Type, "Cannot cast array data from dtype('" + std::string(name(indices.dtype())) +
                                     "') to dtype('int64') according to the rule 'safe'");
  }
  if (mode == IndexMode::Raise || indices.size() == 0) return indices;
  if (extent == 0) throw Error(ErrorKind::Index, "cannot do a non-empty take from an empty axes.");
  const Array wide = astype(indices, DType::Int64, 'K', Casting::Unsafe, false);
  if (mode == IndexMode::Clip) {
    const Operand low = Scalar::of_int(DType::Int64, 0);
    const Operand high = Scalar::of_int(DType::Int64, extent - 1);
    return clip(wide, &low, &high);
  }
  const Operand inputs[] = {wide, Scalar::of_int(DType::Int64, extent)};
  return apply(*find_ufunc("remainder"), inputs);
}

Array take(const Array &array, const Array &indices, std::optional<int> axis, IndexMode mode) {
  const Array source = axis && array.ndim() > 0 ? array : array.ravel();
  const int at = axis ? normalize_axis(*axis, std::max(array.ndim(), 1)) : 0;
  const std::int64_t extent = source.shape()[at];
  AxisIndex index;
  index.axis = index.named = at;
  index.indices = bend_indices(indices, extent, mode);
  if (extent == 0 && indices.size() > 0) {
    throw Error(ErrorKind::Index, "cannot do a non-empty take from an empty axes.");
  }
  return get_elements(source, {&index, 1}, false);
}

}  // namespace gridstride::array
