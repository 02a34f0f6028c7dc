#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace gridstride {

/// The element types. The order is the table order of `dtype.cpp`; values are stable within a build only.
enum class DType : std::uint8_t {
  Bool, Int8, Int16, Int32, Int64, UInt8, UInt16, UInt32, UInt64,
  Float16, BFloat16, Float32, Float64, Complex64, Complex128,
};
inline constexpr std::size_t kDTypeCount = 15;

enum class DTypeKind : std::uint8_t { Bool, Signed, Unsigned, Float, Complex };

/// One row of the dtype table.
struct DTypeInfo {
  DType dtype;
  std::string_view name;   ///< NumPy's name: "float64"
  std::string_view ir;     ///< the IR text form: "f64"
  char code;               ///< NumPy's type character: 'd'; bfloat16 has 'E'
  std::uint8_t size;       ///< bytes
  DTypeKind kind;
};

[[nodiscard]] const DTypeInfo &info(DType dtype);
[[nodiscard]] inline std::string_view name(DType dtype) { return info(dtype).name; }
[[nodiscard]] inline std::size_t size_of(DType dtype) { return info(dtype).size; }
[[nodiscard]] inline DTypeKind kind_of(DType dtype) { return info(dtype).kind; }
[[nodiscard]] bool is_integer(DType dtype);   ///< signed or unsigned; not bool
[[nodiscard]] bool is_floating(DType dtype);  ///< float16, bfloat16, float32, float64
[[nodiscard]] bool is_complex(DType dtype);
/// The dtype with this NumPy name ("float64"), IR name ("f64") or type character; empty when there is none.
[[nodiscard]] std::optional<DType> dtype_from_name(std::string_view text);

/// NumPy's `promote_types`: the smallest dtype to which both cast safely. Source: NumPy 2 promotion table.
[[nodiscard]] DType promote(DType a, DType b);

/// A Python scalar in an expression: it has a kind and no width (NEP 50).
enum class WeakKind : std::uint8_t { None, Bool, Int, Float, Complex };

/// An operand for promotion: a dtype, or a weak Python scalar.
struct PromotionInput {
  DType dtype = DType::Float64;     ///< ignored when weak
  WeakKind weak = WeakKind::None;
};

/// `result_type` by NEP 50: weak scalars take the dtype of the others where their kind allows.
[[nodiscard]] DType result_type(std::span<const PromotionInput> inputs);

enum class Casting : std::uint8_t { No, Equiv, Safe, SameKind, Unsafe };
[[nodiscard]] bool can_cast(DType from, DType to, Casting casting);

}  // namespace gridstride
