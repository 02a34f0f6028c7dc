#pragma once

#include <cmath>
#include <complex>
#include <cstdint>
#include <type_traits>

#include "algorithms/elements.h"
#include "ops/scalar_op.h"

namespace gridstride::algorithms {

// Scalar operations of two elements as inlined functions, for loops that carry a value from one element to the next.
// They agree with ops/evaluate.h.

template <class T>
[[nodiscard]] T narrow_from(float value) {
  if constexpr (std::is_same_v<T, Half>) {
    return {float_to_half(value)};
  } else {
    return {float_to_bfloat16(value)};
  }
}

struct AddElements {
  template <class T>
  static T apply(const T &a, const T &b) {
    if constexpr (std::is_same_v<T, bool>) {
      return a || b;
    } else if constexpr (is_narrow_type<T>) {
      return narrow_from<T>(a.value() + b.value());
    } else if constexpr (std::is_integral_v<T>) {
      return static_cast<T>(static_cast<std::uint64_t>(a) + static_cast<std::uint64_t>(b));
    } else {
      return a + b;
    }
  }
};

struct SubElements {
  template <class T>
  static T apply(const T &a, const T &b) {
    if constexpr (is_narrow_type<T>) {
      return narrow_from<T>(a.value() - b.value());
    } else if constexpr (std::is_integral_v<T>) {
      return static_cast<T>(static_cast<std::uint64_t>(a) - static_cast<std::uint64_t>(b));
    } else {
      return a - b;
    }
  }
};

struct MulElements {
  template <class T>
  static T apply(const T &a, const T &b) {
    if constexpr (std::is_same_v<T, bool>) {
      return a && b;
    } else if constexpr (is_narrow_type<T>) {
      return narrow_from<T>(a.value() * b.value());
    } else if constexpr (std::is_integral_v<T>) {
      return static_cast<T>(static_cast<std::uint64_t>(a) * static_cast<std::uint64_t>(b));
    } else if constexpr (is_complex_type<T>) {
      // The plain formula: the library's operator looks for infinities again.
      return {a.real() * b.real() - a.imag() * b.imag(), a.real() * b.imag() + a.imag() * b.real()};
    } else {
      return a * b;
    }
  }
};

/// The smaller or greater of two; a NaN wins, or with `kNumber` loses.
template <bool kGreatest, bool kNumber>
struct ExtremeElements {
  template <class T>
  static T apply(const T &a, const T &b) {
    if constexpr (std::is_same_v<T, bool>) {
      return kGreatest ? a || b : a && b;
    } else if constexpr (is_complex_type<T>) {
      if (is_nan(a)) return kNumber ? b : a;
      if (is_nan(b)) return kNumber ? a : b;
      const bool less = a.real() < b.real() || (a.real() == b.real() && a.imag() < b.imag());
      const bool greater = a.real() > b.real() || (a.real() == b.real() && a.imag() > b.imag());
      return (kGreatest ? less : greater) ? b : a;
    } else if constexpr (is_narrow_type<T>) {
      if (is_nan(a)) return kNumber ? b : a;
      if (is_nan(b)) return kNumber ? a : b;
      return (kGreatest ? a.value() >= b.value() : a.value() <= b.value()) ? a : b;
    } else if constexpr (std::is_floating_point_v<T>) {
      // One comparison that is true of NaN too, and no jump.
      const bool keep = kGreatest ? !(a < b) : !(a > b);
      const bool nan = kNumber ? a != a : b != b;
      return (keep & !nan) ? a : b;
    } else {
      return (kGreatest ? a >= b : a <= b) ? a : b;
    }
  }
};

struct AndElements {
  template <class T>
  static T apply(T a, T b) {
    return static_cast<T>(a & b);
  }
};
struct OrElements {
  template <class T>
  static T apply(T a, T b) {
    return static_cast<T>(a | b);
  }
};
struct XorElements {
  template <class T>
  static T apply(T a, T b) {
    return static_cast<T>(a ^ b);
  }
};

/// Calls body(Combine{}, T{}) with the function of an operation on a dtype; false where there is none.
template <class Body>
bool with_combine(ScalarOp op, DType dtype, const Body &body) {
  bool found = true;
  with_element(dtype, [&](auto element) {
    using T = decltype(element);
    switch (op) {
      case ScalarOp::Add: return body(AddElements{}, element);
      case ScalarOp::Mul: return body(MulElements{}, element);
      case ScalarOp::Minimum: return body(ExtremeElements<false, false>{}, element);
      case ScalarOp::Maximum: return body(ExtremeElements<true, false>{}, element);
      case ScalarOp::FMin: return body(ExtremeElements<false, true>{}, element);
      case ScalarOp::FMax: return body(ExtremeElements<true, true>{}, element);
      default: break;
    }
    if constexpr (!std::is_same_v<T, bool>) {
      if (op == ScalarOp::Sub) return body(SubElements{}, element);
    }
    if constexpr (std::is_integral_v<T>) {
      if (op == ScalarOp::And) return body(AndElements{}, element);
      if (op == ScalarOp::Or) return body(OrElements{}, element);
      if (op == ScalarOp::Xor) return body(XorElements{}, element);
    }
    found = false;
  });
  return found;
}

}  // namespace gridstride::algorithms
