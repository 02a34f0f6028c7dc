#pragma once

#include <compare>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

namespace gridstride {

/// A 128-bit hash of some content. Equal content has equal fingerprints in every process and build. It is no proof
/// against somebody who looks for collisions: a cache compares the whole key on a hit.
struct Fingerprint {
  std::uint64_t low = 0;
  std::uint64_t high = 0;

  /// 32 hexadecimal digits, fit for a file name.
  [[nodiscard]] std::string hex() const;

  friend auto operator<=>(const Fingerprint &, const Fingerprint &) = default;
};

/// Makes a fingerprint of a sequence of values. What is added is a sequence of 64-bit words, and strings carry their
/// length, so that ("ab", "c") and ("a", "bc") differ. Adding an int32 or an int64 of one value is the same.
class Fingerprinter {
public:
  template <std::integral T>
  Fingerprinter &add(T value) {
    if constexpr (std::is_signed_v<T>) return add_word(static_cast<std::uint64_t>(static_cast<std::int64_t>(value)));
    return add_word(static_cast<std::uint64_t>(value));
  }
  template <typename T>
  requires std::is_enum_v<T> Fingerprinter &add(T value) { return add(static_cast<std::underlying_type_t<T>>(value)); }
  Fingerprinter &add(double value) {  ///< the bits: -0.0 and 0.0 differ
    std::uint64_t bits = 0;
    std::memcpy(&bits, &value, sizeof bits);
    return add_word(bits);
  }
  Fingerprinter &add(const Fingerprint &value) { return add_word(value.low).add_word(value.high); }
  Fingerprinter &add(std::string_view text) { return add_bytes(text.data(), text.size()); }
  Fingerprinter &add(const char *text) { return add(std::string_view(text)); }
  Fingerprinter &add(std::span<const std::int64_t> values) { return add_bytes(values.data(), values.size_bytes()); }
  /// `size` bytes and their number.
  Fingerprinter &add_bytes(const void *data, std::size_t size);

  /// The fingerprint of what was added until now; more may follow.
  [[nodiscard]] Fingerprint finish() const {
    const std::uint64_t low = fold(first_ ^ kThird, kFirst ^ words_);
    const std::uint64_t high = fold(second_ ^ kFirst, kSecond + words_);
    return {fold(low ^ kSecond, kThird) + high, fold(high ^ kFirst, kSecond) ^ low};
  }

private:
  // Odd numbers without pattern: the fractions of the square roots of 2, 3 and 5.
  static constexpr std::uint64_t kFirst = 0x6a09e667f3bcc909;
  static constexpr std::uint64_t kSecond = 0xbb67ae8584caa73b;
  static constexpr std::uint64_t kThird = 0x3c6ef372fe94f82b;

  /// Both halves of the 128-bit product, together: every bit of the inputs reaches every bit of the result.
  static std::uint64_t fold(std::uint64_t a, std::uint64_t b) {
    __extension__ using Wide = unsigned __int128;
    const Wide product = static_cast<Wide>(a) * b;
    return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
  }

  /// Two chains that see the word in different forms, so that words that cancel out in one do not in the other.
  Fingerprinter &add_word(std::uint64_t word) {
    first_ = fold(first_ ^ word, kFirst) + kThird;
    second_ = fold(second_ + ((word << 32) | (word >> 32)), kSecond) ^ kFirst;
    ++words_;
    return *this;
  }

  std::uint64_t first_ = kSecond;
  std::uint64_t second_ = kThird;
  std::uint64_t words_ = 0;
};

}  // namespace gridstride

template <>
struct std::hash<gridstride::Fingerprint> {
  std::size_t operator()(const gridstride::Fingerprint &value) const noexcept { return value.low; }
};
