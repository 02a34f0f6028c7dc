#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "array/array.h"
#include "ir/type.h"
#include "types/scalar.h"

namespace gridstride::kernels {

/// What an argument is to specialisation, in one word: kind, dtype, rank and layout class. A tuple is a word of its
/// own, followed by those of its items.
class TypeCode {
public:
  TypeCode() = default;
  explicit TypeCode(const ir::Type &type);
  /// A tuple of so many items; of a namedtuple with the names of its fields, else without. Throws Error(Value) for
  /// more than 4095 items.
  [[nodiscard]] static TypeCode tuple(std::size_t count, std::span<const std::string> names = {});
  [[nodiscard]] static TypeCode none();
  /// An array of records with these fields, which follow as its items.
  [[nodiscard]] static TypeCode record(int rank, std::span<const std::string> names);

  /// False for tuples and None, which are no parameters of a kernel themselves.
  [[nodiscard]] bool is_parameter() const { return (value_ & kStructure) == 0; }
  /// A tuple or an array of records: items follow.
  [[nodiscard]] bool has_items() const { return (value_ & kTuple) != 0; }
  [[nodiscard]] bool is_record() const { return (value_ & kStructure) == kStructure; }
  [[nodiscard]] int record_rank() const;
  [[nodiscard]] std::size_t item_count() const { return value_ & kCount; }
  [[nodiscard]] std::vector<std::string> item_names() const;
  [[nodiscard]] ir::Type type() const;
  [[nodiscard]] std::uint32_t value() const { return value_; }
  friend bool operator==(TypeCode, TypeCode) = default;

private:
  // Bits: 0-3 dtype, 4-9 rank, 10-11 layout, 12 array, 13 set (so that no code is 0); of a tuple: 0-11 count, 14,
  // 16-31 number of the field names; of None: 15; of records: 14 and 15, their rank stands before the field names.
  static constexpr std::uint32_t kTuple = 1u << 14;
  static constexpr std::uint32_t kNone = 1u << 15;
  static constexpr std::uint32_t kStructure = kTuple | kNone;
  static constexpr std::uint32_t kCount = 0xfff;
  std::uint32_t value_ = 0;
};

/// Memory of another library on the launch's device, whose owner orders his own use of it by the stream of the launch:
/// nothing has to be kept alive or waited for.
struct BorrowedArray {
  std::byte *data = nullptr;  ///< element (0, ..., 0)
  Layout layout;              ///< offset 0
  DType dtype = DType::Float64;
  const Device *device = nullptr;
};

/// One argument of a launch: an array, borrowed for the call, or a number.
class Argument {
public:
  Argument() = default;
  Argument(const array::Array &array);
  explicit Argument(const BorrowedArray &array);
  Argument(const Scalar &scalar);
  /// The beginning of a tuple, or None: nothing but a code.
  explicit Argument(TypeCode structure) : code_(structure) {}

  [[nodiscard]] bool is_array() const { return array_ != nullptr || borrowed_ != nullptr; }
  /// Null unless it is memory of another library; then there is no `array`.
  [[nodiscard]] const BorrowedArray *borrowed() const { return borrowed_; }
  [[nodiscard]] const array::Array &array() const { return *array_; }
  [[nodiscard]] const Scalar &scalar() const { return scalar_; }
  [[nodiscard]] TypeCode code() const { return code_; }

private:
  const array::Array *array_ = nullptr;
  const BorrowedArray *borrowed_ = nullptr;
  Scalar scalar_;
  TypeCode code_;
};

/// The class by which a layout enters a specialisation.
[[nodiscard]] ir::LayoutClass layout_class(const Layout &layout, std::size_t item_size);
/// "int64", "array(float32, 2d, contiguous)": a type as messages name it.
[[nodiscard]] std::string to_string(const ir::Type &type);
/// The types that codes stand for, as messages name them: "int64, (float32, float32), None".
[[nodiscard]] std::string to_string(std::span<const TypeCode> codes);
/// 8-byte slots that a parameter of this type takes (types/kernel_abi.h).
[[nodiscard]] int slot_count(const ir::Type &type);

}  // namespace gridstride::kernels
