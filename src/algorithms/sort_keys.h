#pragma once

#include <bit>
#include <cstdint>
#include <limits>
#include <string>
#include <type_traits>

#include "base/error.h"
#include "types/dtype.h"

namespace gridstride::algorithms {

// Order-preserving maps between element types and unsigned integers of the same width. Each is a bijection on bits, so
// sorting keys and mapping back loses nothing: NaN payloads and signed zeros survive.
//
// Floats: bits of non-negative numbers are ordered as integers, those of negative ones in reverse. Flipping (all bits
// of negatives, the sign bit of others) orders everything, but leaves the NaNs with a sign bit before -inf; rotating
// the whole range by their number puts them behind the other NaNs. So the order is -inf ... -0.0, 0.0 ... inf, NaN,
// -NaN.

enum class KeyKind { Unsigned, Signed, Float };

/// How many bit patterns of a float of this width are NaNs with the sign bit set: 2^(mantissa bits) - 1.
template <class Key>
constexpr Key negative_nans(int mantissa) {
  return static_cast<Key>((Key{1} << mantissa) - 1);
}

/// The bits of the mantissa of a real floating dtype.
constexpr int mantissa_bits(DType dtype) {
  return dtype == DType::Float16 ? 10 : dtype == DType::BFloat16 ? 7 : dtype == DType::Float32 ? 23 : 52;
}

template <class Key, KeyKind kind, int mantissa = 0>
struct KeyMap {
  static constexpr int kBits = std::numeric_limits<Key>::digits;
  static constexpr Key kSign = static_cast<Key>(Key{1} << (kBits - 1));

  static constexpr Key encode(Key bits) {
    if constexpr (kind == KeyKind::Unsigned) {
      return bits;
    } else if constexpr (kind == KeyKind::Signed) {
      return static_cast<Key>(bits ^ kSign);
    } else {
      using Signed = std::make_signed_t<Key>;
      const Key all_if_negative = static_cast<Key>(static_cast<Signed>(bits) >> (kBits - 1));
      const Key flipped = static_cast<Key>(bits ^ static_cast<Key>(all_if_negative | kSign));
      return static_cast<Key>(flipped - negative_nans<Key>(mantissa));
    }
  }

  /// The key by which elements that compare equal are one: zeros of both signs, and all NaNs. It cannot be undone.
  static constexpr Key order(Key bits) {
    if constexpr (kind == KeyKind::Float) {
      const Key magnitude = static_cast<Key>(bits & ~kSign);
      if (magnitude > static_cast<Key>(kSign - 1 - negative_nans<Key>(mantissa))) return static_cast<Key>(~Key{0});
      if (magnitude == 0) bits = 0;
    }
    return encode(bits);
  }

  static constexpr Key decode(Key key) {
    if constexpr (kind == KeyKind::Unsigned) {
      return key;
    } else if constexpr (kind == KeyKind::Signed) {
      return static_cast<Key>(key ^ kSign);
    } else {
      using Signed = std::make_signed_t<Key>;
      const Key flipped = static_cast<Key>(key + negative_nans<Key>(mantissa));
      const Key all_if_positive = static_cast<Key>(static_cast<Signed>(flipped) >> (kBits - 1));
      return static_cast<Key>(flipped ^ static_cast<Key>(static_cast<Key>(~all_if_positive) | kSign));
    }
  }
};

/// An unsigned key as the bits of the signed number of the same order, and back. Vector units that compare signed
/// numbers alone sort these faster.
template <class Key>
[[nodiscard]] constexpr Key signed_key(Key key) {
  return static_cast<Key>(key ^ static_cast<Key>(Key{1} << (std::numeric_limits<Key>::digits - 1)));
}

/// Calls `use` with the key map and key type of a dtype.
template <class Use>
void with_map(DType dtype, const Use &use) {
  switch (dtype) {
    case DType::Bool:
    case DType::UInt8: return use(KeyMap<std::uint8_t, KeyKind::Unsigned>{}, std::uint8_t{});
    case DType::Int8: return use(KeyMap<std::uint8_t, KeyKind::Signed>{}, std::uint8_t{});
    case DType::UInt16: return use(KeyMap<std::uint16_t, KeyKind::Unsigned>{}, std::uint16_t{});
    case DType::Int16: return use(KeyMap<std::uint16_t, KeyKind::Signed>{}, std::uint16_t{});
    case DType::Float16: return use(KeyMap<std::uint16_t, KeyKind::Float, 10>{}, std::uint16_t{});
    case DType::BFloat16: return use(KeyMap<std::uint16_t, KeyKind::Float, 7>{}, std::uint16_t{});
    case DType::UInt32: return use(KeyMap<std::uint32_t, KeyKind::Unsigned>{}, std::uint32_t{});
    case DType::Int32: return use(KeyMap<std::uint32_t, KeyKind::Signed>{}, std::uint32_t{});
    case DType::Float32: return use(KeyMap<std::uint32_t, KeyKind::Float, 23>{}, std::uint32_t{});
    case DType::UInt64: return use(KeyMap<std::uint64_t, KeyKind::Unsigned>{}, std::uint64_t{});
    case DType::Int64: return use(KeyMap<std::uint64_t, KeyKind::Signed>{}, std::uint64_t{});
    case DType::Float64: return use(KeyMap<std::uint64_t, KeyKind::Float, 52>{}, std::uint64_t{});
    case DType::Complex64:
    case DType::Complex128: break;
  }
  throw Error(ErrorKind::Internal, std::string(name(dtype)) + " has no keys to sort by");
}

}  // namespace gridstride::algorithms
