#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace gridstride {

/// The element types. The order is that of kDTypeTable; values are stable within a build only.
enum class DType : std::uint8_t {
  Bool,
  Int8,
  Int16,
  Int32,
  Int64,
  UInt8,
  UInt16,
  UInt32,
  UInt64,
  Float16,
  BFloat16,
  Float32,
  Float64,
  Complex64,
  Complex128,
};
inline constexpr std::size_t kDTypeCount = 15;

enum class DTypeKind : std::uint8_t { Bool, Signed, Unsigned, Float, Complex };

/// One row of the dtype table.
struct DTypeInfo {
  DType dtype;
  std::string_view name;  ///< NumPy's name: "float64"
  std::string_view ir;    ///< the IR text form: "f64"
  char code;              ///< NumPy's type character: 'd'; bfloat16 has 'E'
  std::uint8_t size;      ///< bytes
  DTypeKind kind;
};

inline constexpr std::array<DTypeInfo, kDTypeCount> kDTypeTable = {{
    {DType::Bool, "bool", "i1", '?', 1, DTypeKind::Bool},
    {DType::Int8, "int8", "i8", 'b', 1, DTypeKind::Signed},
    {DType::Int16, "int16", "i16", 'h', 2, DTypeKind::Signed},
    {DType::Int32, "int32", "i32", 'i', 4, DTypeKind::Signed},
    {DType::Int64, "int64", "i64", 'l', 8, DTypeKind::Signed},
    {DType::UInt8, "uint8", "u8", 'B', 1, DTypeKind::Unsigned},
    {DType::UInt16, "uint16", "u16", 'H', 2, DTypeKind::Unsigned},
    {DType::UInt32, "uint32", "u32", 'I', 4, DTypeKind::Unsigned},
    {DType::UInt64, "uint64", "u64", 'L', 8, DTypeKind::Unsigned},
    {DType::Float16, "float16", "f16", 'e', 2, DTypeKind::Float},
    {DType::BFloat16, "bfloat16", "bf16", 'E', 2, DTypeKind::Float},
    {DType::Float32, "float32", "f32", 'f', 4, DTypeKind::Float},
    {DType::Float64, "float64", "f64", 'd', 8, DTypeKind::Float},
    {DType::Complex64, "complex64", "c64", 'F', 8, DTypeKind::Complex},
    {DType::Complex128, "complex128", "c128", 'D', 16, DTypeKind::Complex},
}};

[[nodiscard]] constexpr const DTypeInfo &info(DType dtype) {
  return kDTypeTable[static_cast<std::size_t>(dtype)];
}
[[nodiscard]] constexpr std::string_view name(DType dtype) {
  return info(dtype).name;
}
[[nodiscard]] constexpr std::size_t size_of(DType dtype) {
  return info(dtype).size;
}
[[nodiscard]] constexpr DTypeKind kind_of(DType dtype) {
  return info(dtype).kind;
}
/// Signed or unsigned; not bool.
[[nodiscard]] constexpr bool is_integer(DType dtype) {
  return kind_of(dtype) == DTypeKind::Signed || kind_of(dtype) == DTypeKind::Unsigned;
}
/// float16, bfloat16, float32, float64.
[[nodiscard]] constexpr bool is_floating(DType dtype) {
  return kind_of(dtype) == DTypeKind::Float;
}
[[nodiscard]] constexpr bool is_complex(DType dtype) {
  return kind_of(dtype) == DTypeKind::Complex;
}
/// complex64 to float32, complex128 to float64; any other dtype is its own.
[[nodiscard]] constexpr DType real_of(DType dtype) {
  if (dtype == DType::Complex64) return DType::Float32;
  return dtype == DType::Complex128 ? DType::Float64 : dtype;
}
/// The dtype with this NumPy name ("float64"), IR name ("f64") or type character; empty when there is none.
[[nodiscard]] std::optional<DType> dtype_from_name(std::string_view text);

/// NumPy's `promote_types`: the smallest dtype to which both cast safely. Source: NumPy 2 promotion table.
[[nodiscard]] DType promote(DType a, DType b);

/// A Python scalar in an expression: it has a kind and no width (NEP 50).
enum class WeakKind : std::uint8_t { None, Bool, Int, Float, Complex };

/// The dtype a weak Python scalar has on its own: bool, int64, float64, complex128.
[[nodiscard]] constexpr DType default_dtype(WeakKind kind) {
  switch (kind) {
    case WeakKind::Bool: return DType::Bool;
    case WeakKind::Int: return DType::Int64;
    case WeakKind::Complex: return DType::Complex128;
    default: return DType::Float64;
  }
}

/// An operand for promotion: a dtype, or a weak Python scalar.
struct PromotionInput {
  DType dtype = DType::Float64;  ///< ignored when weak
  WeakKind weak = WeakKind::None;
};

/// `result_type` by NEP 50: weak scalars take the dtype of the others where their kind allows.
[[nodiscard]] DType result_type(std::span<const PromotionInput> inputs);

enum class Casting : std::uint8_t { No, Equiv, Safe, SameKind, Unsafe };
[[nodiscard]] bool can_cast(DType from, DType to, Casting casting);

}  // namespace gridstride
