#pragma once

#include <cstdint>

#include "types/dtype.h"

namespace gridstride::ir {

/// Memory that an array value lives in.
enum class Space : std::uint8_t { Global, Shared, Local, Constant };

/// What code generation may assume of an array's strides.
enum class LayoutClass : std::uint8_t {
  General,         ///< any byte strides, read from the parameters
  UnitInner,       ///< the last axis has stride itemsize; the others come from the parameters
  Contiguous,      ///< C order: strides follow from the extents
  BroadcastInner,  ///< the last axis has stride 0
};

/// The type of a value: a scalar of a dtype, or an array (data pointer, extents, byte strides) of one.
struct Type {
  enum class Kind : std::uint8_t { Scalar, Array };

  Kind kind = Kind::Scalar;
  DType dtype = DType::Float64;
  Space space = Space::Global;
  std::uint8_t rank = 0;  ///< arrays: 0..32
  LayoutClass layout = LayoutClass::General;

  [[nodiscard]] static Type scalar(DType dtype) {
    return {Kind::Scalar, dtype, Space::Global, 0, LayoutClass::General};
  }
  [[nodiscard]] static Type array(DType dtype, int rank, LayoutClass layout, Space space = Space::Global) {
    return {Kind::Array, dtype, space, static_cast<std::uint8_t>(rank), layout};
  }
  [[nodiscard]] bool is_scalar() const { return kind == Kind::Scalar; }
  [[nodiscard]] bool is_array() const { return kind == Kind::Array; }

  friend bool operator==(const Type &, const Type &) = default;
};

}  // namespace gridstride::ir
