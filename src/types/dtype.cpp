#include "types/dtype.h"

#include <algorithm>

namespace gridstride {

namespace {

constexpr bool table_in_order() {
  for (std::size_t i = 0; i < kDTypeCount; ++i) {
    if (kDTypeTable[i].dtype != static_cast<DType>(i)) return false;
  }
  return true;
}
static_assert(table_in_order());

constexpr DType signed_of_size(int size) {
  switch (size) {
    case 1: return DType::Int8;
    case 2: return DType::Int16;
    case 4: return DType::Int32;
    default: return DType::Int64;
  }
}

constexpr DType promote_integers(DType a, DType b) {
  if (kind_of(a) == kind_of(b)) return size_of(a) >= size_of(b) ? a : b;
  const DType s = kind_of(a) == DTypeKind::Signed ? a : b;
  const DType u = kind_of(a) == DTypeKind::Signed ? b : a;
  if (size_of(s) > size_of(u)) return s;
  // No integer holds both int64 and uint64: NumPy goes to float64.
  if (size_of(u) == 8) return DType::Float64;
  return signed_of_size(static_cast<int>(size_of(u)) * 2);
}

/// The smallest IEEE float that NumPy takes as holding an integer (or bool); float64 is taken to hold all.
constexpr DType float_for(DType integer) {
  switch (size_of(integer)) {
    case 1: return DType::Float16;
    case 2: return DType::Float32;
    default: return DType::Float64;
  }
}

constexpr DType promote_floats(DType a, DType b) {
  if (a == b) return a;
  if (size_of(a) == size_of(b)) return DType::Float32;  // float16 with bfloat16
  return size_of(a) > size_of(b) ? a : b;
}

constexpr DType promote_integer_float(DType integer, DType floating) {
  // All values of int8 and uint8 are bfloat16 values, as they are float16 values.
  if (size_of(integer) == 1) return floating;
  return promote_floats(float_for(integer), floating);
}

constexpr DType promote_rule(DType a, DType b) {
  if (a == b || b == DType::Bool) return a;
  if (a == DType::Bool) return b;
  if (is_complex(a) || is_complex(b)) {
    const DType real = promote_rule(real_of(a), real_of(b));
    if (is_integer(real)) return DType::Complex128;
    return real == DType::Float64 ? DType::Complex128 : DType::Complex64;
  }
  if (is_integer(a) && is_integer(b)) return promote_integers(a, b);
  if (is_integer(a)) return promote_integer_float(a, b);
  if (is_integer(b)) return promote_integer_float(b, a);
  return promote_floats(a, b);
}

using PromotionTable = std::array<std::array<DType, kDTypeCount>, kDTypeCount>;

constexpr PromotionTable make_promotion_table() {
  PromotionTable table{};
  for (std::size_t a = 0; a < kDTypeCount; ++a) {
    for (std::size_t b = 0; b < kDTypeCount; ++b) {
      table[a][b] = promote_rule(static_cast<DType>(a), static_cast<DType>(b));
    }
  }
  return table;
}

constexpr PromotionTable kPromotion = make_promotion_table();

/// A dtype with a weak scalar: the scalar takes the dtype's width where the dtype's kind is at least the scalar's.
constexpr DType promote_weak(DType dtype, WeakKind weak) {
  switch (weak) {
    case WeakKind::Int: return dtype == DType::Bool ? DType::Int64 : dtype;
    case WeakKind::Float: return is_floating(dtype) || is_complex(dtype) ? dtype : DType::Float64;
    case WeakKind::Complex:
      if (is_complex(dtype)) return dtype;
      return is_floating(dtype) && dtype != DType::Float64 ? DType::Complex64 : DType::Complex128;
    default: return dtype;
  }
}

/// NumPy's type numbers. `result_type` promotes each dtype with the one of the largest number, and then those results
/// with one another: int16, uint16 and complex64 give complex64, though int16 and uint16 alone give int32.
constexpr int numpy_number(DType dtype) {
  switch (dtype) {
    case DType::Bool: return 0;
    case DType::Int8: return 1;
    case DType::UInt8: return 2;
    case DType::Int16: return 3;
    case DType::UInt16: return 4;
    case DType::Int32: return 5;
    case DType::UInt32: return 6;
    case DType::Int64: return 7;
    case DType::UInt64: return 8;
    case DType::Float32: return 11;
    case DType::Float64: return 12;
    case DType::Complex64: return 14;
    case DType::Complex128: return 15;
    case DType::Float16: return 23;
    case DType::BFloat16: return 256;
  }
  return 0;
}

/// Same-kind casts go up this ladder: bool, unsigned, signed, float, complex.
constexpr int kind_rank(DTypeKind kind) {
  switch (kind) {
    case DTypeKind::Bool: return 0;
    case DTypeKind::Unsigned: return 1;
    case DTypeKind::Signed: return 2;
    case DTypeKind::Float: return 3;
    default: return 4;
  }
}

/// A Python bool is as strong as numpy.bool.
constexpr bool is_weak(const PromotionInput &input) {
  return input.weak > WeakKind::Bool;
}

constexpr DType own_dtype(const PromotionInput &input) {
  return input.weak == WeakKind::Bool ? DType::Bool : input.dtype;
}

}  // namespace

std::optional<DType> dtype_from_name(std::string_view text) {
  const auto *row = std::find_if(kDTypeTable.begin(), kDTypeTable.end(), [&](const DTypeInfo &candidate) {
    return candidate.name == text || candidate.ir == text || (text.size() == 1 && text[0] == candidate.code);
  });
  if (row == kDTypeTable.end()) return std::nullopt;
  return row->dtype;
}

DType promote(DType a, DType b) {
  return kPromotion[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)];
}

DType result_type(std::span<const PromotionInput> inputs) {
  std::optional<DType> leader;
  WeakKind weak = WeakKind::None;
  for (const PromotionInput &input : inputs) {
    if (is_weak(input)) {
      weak = std::max(weak, input.weak);
    } else if (!leader || numpy_number(own_dtype(input)) > numpy_number(*leader)) {
      leader = own_dtype(input);
    }
  }
  std::optional<DType> strong;
  for (const PromotionInput &input : inputs) {
    if (is_weak(input)) continue;
    const DType joined = promote(*leader, own_dtype(input));
    strong = strong ? promote(*strong, joined) : joined;
  }
  if (!strong) return default_dtype(weak);
  return promote_weak(*strong, weak);
}

bool can_cast(DType from, DType to, Casting casting) {
  switch (casting) {
    case Casting::No:
    case Casting::Equiv: return from == to;
    case Casting::Safe: return promote(from, to) == to;
    case Casting::SameKind: return promote(from, to) == to || kind_rank(kind_of(from)) <= kind_rank(kind_of(to));
    case Casting::Unsafe: return true;
  }
  return false;
}

}  // namespace gridstride
