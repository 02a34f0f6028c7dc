#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>

#include "array/array.h"
#include "ir/type.h"
#include "types/scalar.h"

namespace gridstride::kernels {

/// What an argument is to specialisation, in one word: kind, dtype, rank and layout class.
class TypeCode {
public:
  TypeCode() = default;
  explicit TypeCode(const ir::Type &type);
  [[nodiscard]] ir::Type type() const;
  [[nodiscard]] std::uint32_t value() const { return value_; }
  friend bool operator==(TypeCode, TypeCode) = default;

private:
  std::uint32_t value_ = 0;
};

/// One argument of a launch: an array, borrowed for the call, or a number.
class Argument {
public:
  Argument() = default;
  Argument(const array::Array &array);
  Argument(const Scalar &scalar);

  [[nodiscard]] bool is_array() const { return array_ != nullptr; }
  [[nodiscard]] const array::Array &array() const { return *array_; }
  [[nodiscard]] const Scalar &scalar() const { return scalar_; }
  [[nodiscard]] TypeCode code() const { return code_; }

private:
  const array::Array *array_ = nullptr;
  Scalar scalar_;
  TypeCode code_;
};

/// The class by which a layout enters a specialisation.
[[nodiscard]] ir::LayoutClass layout_class(const Layout &layout, std::size_t item_size);
/// "int64", "array(float32, 2d, contiguous)": a type as messages name it.
[[nodiscard]] std::string to_string(const ir::Type &type);
/// 8-byte slots that a parameter of this type takes (types/kernel_abi.h).
[[nodiscard]] int slot_count(const ir::Type &type);

}  // namespace gridstride::kernels
