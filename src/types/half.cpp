#include <bit>

#include "types/scalar.h"

namespace gridstride {

namespace {

/// Rounds to nearest even from one binary float format to a narrower one. Format parameters: bits of exponent and of
/// stored mantissa. NaNs keep their sign and the top of their payload and become quiet, as the processors' conversions
/// do.
template <typename From, int kFromMantissa, int kFromExponent, int kToMantissa, int kToExponent>
constexpr std::uint16_t narrow(From bits) {
  constexpr int kFromBias = (1 << (kFromExponent - 1)) - 1;
  constexpr int kToBias = (1 << (kToExponent - 1)) - 1;
  constexpr int kToMaxExponent = (1 << kToExponent) - 1;
  constexpr From kMantissaMask = (From{1} << kFromMantissa) - 1;
  constexpr int kDropped = kFromMantissa - kToMantissa;

  const auto sign = static_cast<std::uint16_t>((bits >> (kFromMantissa + kFromExponent)) << 15);
  const int biased = static_cast<int>((bits >> kFromMantissa) & ((From{1} << kFromExponent) - 1));
  From mantissa = bits & kMantissaMask;

  if (biased == (1 << kFromExponent) - 1) {
    std::uint16_t result = static_cast<std::uint16_t>(sign | (kToMaxExponent << kToMantissa));
    if (mantissa != 0) {
      result =
          static_cast<std::uint16_t>(result | (1U << (kToMantissa - 1)) | static_cast<unsigned>(mantissa >> kDropped));
    }
    return result;
  }

  int exponent = biased - kFromBias + kToBias;
  int dropped = kDropped;
  if (biased != 0) {
    mantissa |= kMantissaMask + 1;
  } else {
    exponent += 1;  // subnormal source: the same scale as exponent 1
  }
  if (exponent >= kToMaxExponent) return static_cast<std::uint16_t>(sign | (kToMaxExponent << kToMantissa));
  if (exponent < 1) {
    // A subnormal result: shift the leading bit down below the smallest exponent.
    dropped += 1 - exponent;
    exponent = 0;
    if (dropped > kFromMantissa + 1) return sign;  // under half of the smallest subnormal
  } else if ((mantissa >> kFromMantissa) != 0) {
    exponent -= 1;  // the implicit bit, added below, carries into the exponent
  } else {
    exponent = 0;
  }

  const From half = From{1} << (dropped - 1);
  const From rest = mantissa & ((From{1} << dropped) - 1);
  From kept = mantissa >> dropped;
  if (rest > half || (rest == half && (kept & 1) != 0)) ++kept;
  // A carry out of the mantissa increments the exponent and, from the largest finite value, gives infinity.
  return static_cast<std::uint16_t>(sign + (static_cast<std::uint32_t>(exponent) << kToMantissa) +
                                    static_cast<std::uint32_t>(kept));
}

}  // namespace

float half_to_float(std::uint16_t bits) {
  const std::uint32_t sign = static_cast<std::uint32_t>(bits & 0x8000U) << 16;
  const std::uint32_t exponent = (bits >> 10) & 0x1fU;
  const std::uint32_t mantissa = bits & 0x3ffU;
  if (exponent == 0x1f) {
    const std::uint32_t quiet = mantissa != 0 ? 0x400000U : 0U;
    return std::bit_cast<float>(sign | 0x7f800000U | quiet | (mantissa << 13));
  }
  if (exponent == 0) {
    const float magnitude = static_cast<float>(mantissa) * 0x1p-24F;
    return std::bit_cast<float>(sign | std::bit_cast<std::uint32_t>(magnitude));
  }
  return std::bit_cast<float>(sign | ((exponent + 112) << 23) | (mantissa << 13));
}

std::uint16_t float_to_half(float value) {
  return narrow<std::uint32_t, 23, 8, 10, 5>(std::bit_cast<std::uint32_t>(value));
}

std::uint16_t double_to_half(double value) {
  return narrow<std::uint64_t, 52, 11, 10, 5>(std::bit_cast<std::uint64_t>(value));
}

float bfloat16_to_float(std::uint16_t bits) {
  return std::bit_cast<float>(static_cast<std::uint32_t>(bits) << 16);
}

std::uint16_t float_to_bfloat16(float value) {
  return narrow<std::uint32_t, 23, 8, 7, 8>(std::bit_cast<std::uint32_t>(value));
}

std::uint16_t double_to_bfloat16(double value) {
  return narrow<std::uint64_t, 52, 11, 7, 8>(std::bit_cast<std::uint64_t>(value));
}

}  // namespace gridstride
