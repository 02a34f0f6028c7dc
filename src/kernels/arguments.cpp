#include "kernels/arguments.h"

#include <fmt/format.h>

namespace gridstride::kernels {

namespace {

// Bits of a code: 0-3 dtype, 4-9 rank, 10-11 layout, 12 array, 13 set (so that no code is 0).
constexpr std::uint32_t kArray = 1u << 12;
constexpr std::uint32_t kSet = 1u << 13;

std::string_view layout_name(ir::LayoutClass layout) {
  switch (layout) {
    case ir::LayoutClass::General: return "strided";
    case ir::LayoutClass::UnitInner: return "unit inner stride";
    case ir::LayoutClass::Contiguous: return "contiguous";
    case ir::LayoutClass::BroadcastInner: return "broadcast";
  }
  return "?";
}

}  // namespace

TypeCode::TypeCode(const ir::Type &type)
    : value_(kSet | (type.is_array() ? kArray : 0) | static_cast<std::uint32_t>(type.dtype) |
             static_cast<std::uint32_t>(type.rank) << 4 | static_cast<std::uint32_t>(type.layout) << 10) {}

ir::Type TypeCode::type() const {
  auto dtype = static_cast<DType>(value_ & 15u);
  if ((value_ & kArray) == 0) return ir::Type::scalar(dtype);
  return ir::Type::array(dtype, static_cast<int>(value_ >> 4 & 63u), static_cast<ir::LayoutClass>(value_ >> 10 & 3u));
}

ir::LayoutClass layout_class(const Layout &layout, std::size_t item_size) {
  if (layout.is_c_contiguous(item_size)) return ir::LayoutClass::Contiguous;
  std::int64_t inner = layout.strides.back();
  if (inner == static_cast<std::int64_t>(item_size)) return ir::LayoutClass::UnitInner;
  return inner == 0 ? ir::LayoutClass::BroadcastInner : ir::LayoutClass::General;
}

Argument::Argument(const array::Array &array)
    : array_(&array),
      code_(ir::Type::array(array.dtype(), array.ndim(), layout_class(array.layout(), array.itemsize()))) {}

Argument::Argument(const Scalar &scalar) : scalar_(scalar), code_(ir::Type::scalar(scalar.dtype)) {}

std::string to_string(const ir::Type &type) {
  if (type.is_scalar()) return std::string(name(type.dtype));
  return fmt::format("array({}, {}d, {})", name(type.dtype), type.rank, layout_name(type.layout));
}

int slot_count(const ir::Type &type) {
  if (type.is_array()) return 1 + 2 * type.rank;
  return type.dtype == DType::Complex128 ? 2 : 1;
}

}  // namespace gridstride::kernels
