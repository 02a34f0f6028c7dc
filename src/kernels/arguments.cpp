#include "kernels/arguments.h"

#include <algorithm>
#include <deque>
#include <mutex>

#include <fmt/format.h>

#include "base/error.h"

namespace gridstride::kernels {

namespace {

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

namespace {

/// The field names of all namedtuples seen, by number; 0 is a plain tuple.
class FieldNames {
public:
  std::uint32_t number(std::span<const std::string> names) {
    if (names.empty()) return 0;
    std::lock_guard lock(mutex_);
    for (std::size_t i = 1; i < known_.size(); ++i) {
      if (std::ranges::equal(known_[i], names)) return static_cast<std::uint32_t>(i);
    }
    if (known_.size() == 65536) throw Error(ErrorKind::Value, "too many kinds of namedtuples were given to kernels");
    known_.emplace_back(names.begin(), names.end());
    return static_cast<std::uint32_t>(known_.size() - 1);
  }

  const std::vector<std::string> &names(std::uint32_t number) {
    std::lock_guard lock(mutex_);
    return known_[number];
  }

private:
  std::mutex mutex_;
  std::deque<std::vector<std::string>> known_ = {{}};  ///< entries never move
};

FieldNames &field_names() {
  static auto *names = new FieldNames;  // outlives every thread
  return *names;
}

}  // namespace

TypeCode TypeCode::tuple(std::size_t count, std::span<const std::string> names) {
  if (count > kCount) {
    throw Error(ErrorKind::Value,
                fmt::format("a tuple of {} items was given to a kernel; at most {} are possible: use an array", count,
                            std::uint32_t{kCount}));
  }
  TypeCode code;
  code.value_ = kSet | kTuple | static_cast<std::uint32_t>(count) | field_names().number(names) << 16;
  return code;
}

TypeCode TypeCode::none() {
  TypeCode code;
  code.value_ = kSet | kNone;
  return code;
}

TypeCode TypeCode::record(int rank, std::span<const std::string> names) {
  std::vector<std::string> all{fmt::format("{}", rank)};
  all.insert(all.end(), names.begin(), names.end());
  TypeCode code = tuple(names.size(), all);
  code.value_ |= kNone;
  return code;
}

int TypeCode::record_rank() const {
  return std::stoi(field_names().names(value_ >> 16).front());
}

std::vector<std::string> TypeCode::item_names() const {
  std::vector<std::string> names = field_names().names(value_ >> 16);
  if (is_record()) names.erase(names.begin());
  return names;
}

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

Argument::Argument(const BorrowedArray &array)
    : borrowed_(&array),
      code_(ir::Type::array(array.dtype, array.layout.rank(), layout_class(array.layout, size_of(array.dtype)))) {}

Argument::Argument(const Scalar &scalar) : scalar_(scalar), code_(ir::Type::scalar(scalar.dtype)) {}

std::string to_string(const ir::Type &type) {
  if (type.is_scalar()) return std::string(name(type.dtype));
  return fmt::format("array({}, {}d, {})", name(type.dtype), type.rank, layout_name(type.layout));
}

namespace {

std::string next_text(std::span<const TypeCode> codes, std::size_t &at) {
  TypeCode code = codes[at++];
  if (code.is_parameter()) return to_string(code.type());
  if (!code.has_items()) return "None";
  std::string items;
  std::vector<std::string> names = code.item_names();
  for (std::size_t i = 0; i < code.item_count(); ++i) {
    if (i > 0) items += ", ";
    if (!names.empty()) items += names[i] + "=";
    items += next_text(codes, at);
  }
  if (code.is_record()) return fmt::format("records({})", items);
  return fmt::format("({}{})", items, code.item_count() == 1 ? "," : "");
}

}  // namespace

std::string to_string(std::span<const TypeCode> codes) {
  std::string text;
  for (std::size_t at = 0; at < codes.size();) {
    if (!text.empty()) text += ", ";
    text += next_text(codes, at);
  }
  return text;
}

int slot_count(const ir::Type &type) {
  if (type.is_array()) return 1 + 2 * type.rank;
  return type.dtype == DType::Complex128 ? 2 : 1;
}

}  // namespace gridstride::kernels
