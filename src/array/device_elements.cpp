#include "array/device_elements.h"

#include "algorithms/device_select.h"
#include "array/device_data.h"
#include "array/recorder.h"
#include "runtime/device.h"
#include "runtime/stream.h"

namespace gridstride::array {

namespace {

constexpr int kMostAxes = 8;

}  // namespace

bool gather_on_device(const Array &view, algorithms::FancyAccess plan, const std::vector<Array> &columns,
                      const Array &result) {
  if (view.device().kind() != DeviceKind::Cuda || !algorithms::device_gather_supports(plan)) return false;
  Stream &stream = *view.device().current_stream();
  for (std::size_t i = 0; i < columns.size(); ++i) plan.columns[i].data = device_data(columns[i], stream, false);
  const std::byte *from = device_data(view, stream, false);
  algorithms::device_gather(stream, plan, from, device_data(result, stream, true));
  return true;
}

bool scatter_on_device(const Array &view, algorithms::FancyAccess plan, const std::vector<Array> &columns,
                       const Array &values, bool one) {
  if (view.device().kind() != DeviceKind::Cuda || !algorithms::device_gather_supports(plan)) return false;
  const auto item = static_cast<std::int64_t>(view.itemsize());
  for (const std::int64_t stride : view.strides()) {
    if (stride % item != 0) return false;
  }
  constexpr std::int64_t kMost = std::int64_t{0xffffffff} - 1;
  Layout layout = view.layout();
  layout.offset = 0;
  const auto [low, high] = layout.byte_range(view.itemsize());
  if (values.size() > kMost) return false;
  Stream &stream = *view.device().current_stream();
  for (std::size_t i = 0; i < columns.size(); ++i) plan.columns[i].data = device_data(columns[i], stream, false);
  const std::byte *from = device_data(values, stream, false);
  std::byte *to = device_data(view, stream, true);
  algorithms::device_scatter(stream, plan, to, from, one, to + low, to + high);
  return true;
}

bool expand_on_device(const Array &mask, const Array &target,
                      const std::function<std::pair<Array, bool>(std::int64_t)> &values) {
  if (mask.device().kind() != DeviceKind::Cuda || mask.size() != target.size()) return false;
  Stream &stream = *mask.device().current_stream();
  const auto *bits = reinterpret_cast<const std::uint8_t *>(device_data(mask, stream, false));
  const algorithms::DeviceMask counted = algorithms::device_count_mask(stream, bits, mask.size());
  const auto [given, one] = values(counted.total);
  if (counted.total == 0) return true;
  const std::byte *from = device_data(given, stream, false);
  const auto item = static_cast<std::int64_t>(target.itemsize());
  algorithms::device_expand(stream, counted, from, one ? 0 : item, device_data(target, stream, true), item);
  return true;
}

std::optional<Array> masked_on_device(const Array &source, const Array &mask) {
  if (source.device().kind() != DeviceKind::Cuda || source.size() != mask.size()) return {};
  Stream &stream = *source.device().current_stream();
  const auto *bits = reinterpret_cast<const std::uint8_t *>(device_data(mask, stream, false));
  const algorithms::DeviceMask counted = algorithms::device_count_mask(stream, bits, mask.size());
  Array result = allocate(source.device(), Layout::contiguous(Shape{counted.total}, source.itemsize()), source.dtype());
  if (counted.total == 0) return result;
  const std::byte *from = device_data(source, stream, false);
  algorithms::device_compress(stream, counted, from, device_data(result, stream, true),
                              static_cast<std::int64_t>(source.itemsize()));
  return result;
}

std::optional<std::vector<Array>> nonzero_on_device(const Array &mask) {
  if (mask.device().kind() != DeviceKind::Cuda || mask.ndim() > kMostAxes) return {};
  Stream &stream = *mask.device().current_stream();
  const auto *bits = reinterpret_cast<const std::uint8_t *>(device_data(mask, stream, false));
  const algorithms::DeviceMask counted = algorithms::device_count_mask(stream, bits, mask.size());
  std::vector<Array> result;
  std::vector<std::int64_t *> indices;
  const Layout layout = Layout::contiguous(Shape{counted.total}, sizeof(std::int64_t));
  for (int axis = 0; axis < mask.ndim(); ++axis) {
    result.push_back(allocate(mask.device(), layout, DType::Int64));
    indices.push_back(reinterpret_cast<std::int64_t *>(device_data(result.back(), stream, true)));
  }
  if (counted.total > 0) algorithms::device_mask_positions(stream, counted, mask.shape(), indices);
  return result;
}

}  // namespace gridstride::array
