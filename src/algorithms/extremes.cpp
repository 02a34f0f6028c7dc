#include "algorithms/extremes.h"

#include <algorithm>
#include <type_traits>

#include "algorithms/elements.h"
#include "base/error.h"

// Highway compiles the part below once for each instruction set and picks one at run time.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "algorithms/extremes.cpp"
#include <hwy/foreach_target.h>
// (Highway asks for this order.)
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace gridstride::algorithms {
namespace HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;

// (hn::Ne of a NaN with itself is false.)

constexpr std::size_t kChains = 4;  // side by side, so that no vector waits for the one before

template <bool kLargest, class V>
HWY_INLINE V better(V a, V b) {
  return kLargest ? hn::Max(a, b) : hn::Min(a, b);
}
template <bool kLargest, class T>
T better_number(T a, T b) {
  return (kLargest ? b > a : b < a) ? b : a;
}

template <bool kLargest, class T>
bool extreme_in(const T *data, std::int64_t count, T *extreme) {
  const hn::ScalableTag<T> d;
  const auto lanes = static_cast<std::int64_t>(hn::Lanes(d));
  constexpr auto kStep = static_cast<std::int64_t>(kChains);
  T best = data[0];
  bool nan = false;
  std::int64_t i = 0;
  if (count >= kStep * lanes) {
    auto b0 = hn::LoadU(d, data), b1 = b0, b2 = b0, b3 = b0;
    auto odd = hn::Lt(b0, b0);  // none
    for (; i + kStep * lanes <= count; i += kStep * lanes) {
      const auto v0 = hn::LoadU(d, data + i), v1 = hn::LoadU(d, data + i + lanes);
      const auto v2 = hn::LoadU(d, data + i + 2 * lanes), v3 = hn::LoadU(d, data + i + 3 * lanes);
      if constexpr (hwy::IsFloat<T>()) {
        odd = hn::Or(odd, hn::Or(hn::Or(hn::IsNaN(v0), hn::IsNaN(v1)), hn::Or(hn::IsNaN(v2), hn::IsNaN(v3))));
      }
      b0 = better<kLargest>(b0, v0);
      b1 = better<kLargest>(b1, v1);
      b2 = better<kLargest>(b2, v2);
      b3 = better<kLargest>(b3, v3);
    }
    nan = !hn::AllFalse(d, odd);
    T last[hn::MaxLanes(d)];
    hn::StoreU(better<kLargest>(better<kLargest>(b0, b1), better<kLargest>(b2, b3)), d, last);
    for (std::int64_t k = 0; k < lanes; ++k) best = better_number<kLargest>(best, last[k]);
  }
  for (; i < count; ++i) {
    nan = nan || data[i] != data[i];
    best = better_number<kLargest>(best, data[i]);
  }
  *extreme = best;
  return nan;
}

template <class T>
std::int64_t equal_in(const T *data, std::int64_t count, T value) {
  const hn::ScalableTag<T> d;
  const auto lanes = static_cast<std::int64_t>(hn::Lanes(d));
  const auto wanted = hn::Set(d, value);
  std::int64_t i = 0;
  for (; i + lanes <= count; i += lanes) {
    const std::intptr_t found = hn::FindFirstTrue(d, hn::Eq(hn::LoadU(d, data + i), wanted));
    if (found >= 0) return i + found;
  }
  return std::find(data + i, data + count, value) - data;
}

/// The whole rule: a NaN wins, and -0 is below 0.
template <bool kLargest, class D, class V>
HWY_INLINE V whole_better(D d, V a, V b) {
  const hn::RebindToUnsigned<D> bits;
  const auto x = hn::BitCast(bits, a), y = hn::BitCast(bits, b);
  const auto first = hn::Or(kLargest ? hn::Gt(a, b) : hn::Lt(a, b), hn::IsNaN(a));
  // Equal numbers have the same bits, or are zeros.
  const auto same = hn::BitCast(d, kLargest ? hn::And(x, y) : hn::Or(x, y));
  return hn::IfThenElse(hn::Eq(a, b), same, hn::IfThenElse(first, a, b));
}

/// One vector of columns, by one instruction a row: right where there is neither a NaN nor a result of zero.
template <bool kLargest, class D, class T>
HWY_INLINE void fold_vector(D d, const T *first, std::int64_t rows, std::int64_t step, T *to) {
  const auto row = [&](std::int64_t k) {
    return hn::LoadU(d, reinterpret_cast<const T *>(reinterpret_cast<const std::byte *>(first) + k * step));
  };
  auto best = row(0);
  auto odd = hn::IsNaN(best);
  for (std::int64_t k = 1; k < rows; ++k) {
    const auto next = row(k);
    best = better<kLargest>(best, next);
    odd = hn::Or(odd, hn::IsNaN(next));
  }
  if (HWY_UNLIKELY(!hn::AllFalse(d, hn::Or(odd, hn::Eq(best, hn::Zero(d)))))) {
    best = row(0);
    for (std::int64_t k = 1; k < rows; ++k) best = whole_better<kLargest>(d, best, row(k));
  }
  hn::StoreU(best, d, to);
}

template <bool kLargest, class T>
void fold_in(const std::byte *first, std::int64_t rows, std::int64_t step, std::int64_t columns, T *to) {
  const hn::ScalableTag<T> d;
  const auto lanes = static_cast<std::int64_t>(hn::Lanes(d));
  const T *const top = reinterpret_cast<const T *>(first);
  std::int64_t c = 0;
  for (; c + lanes <= columns; c += lanes) fold_vector<kLargest>(d, top + c, rows, step, to + c);
  const hn::CappedTag<T, 1> one;
  for (; c < columns; ++c) fold_vector<kLargest>(one, top + c, rows, step, to + c);
}

template <class Body>
void with_number(DType dtype, const Body &body) {
  with_element(dtype, [&](auto zero) {
    using T = decltype(zero);
    if constexpr (std::is_arithmetic_v<T> && !std::is_same_v<T, bool>) {
      body(zero);
    } else {
      throw Error(ErrorKind::Internal, "a search got a dtype that is no plain number");
    }
  });
}

bool extreme(DType dtype, const void *data, std::int64_t count, bool largest, void *result) {
  bool nan = false;
  with_number(dtype, [&](auto zero) {
    using T = decltype(zero);
    const T *const numbers = static_cast<const T *>(data);
    T *const to = static_cast<T *>(result);
    nan = largest ? extreme_in<true>(numbers, count, to) : extreme_in<false>(numbers, count, to);
  });
  return nan;
}

std::int64_t equal(DType dtype, const void *data, std::int64_t count, const void *value) {
  std::int64_t place = count;
  with_number(dtype, [&](auto zero) {
    using T = decltype(zero);
    place = equal_in(static_cast<const T *>(data), count, *static_cast<const T *>(value));
  });
  return place;
}

void fold(DType dtype, const std::byte *first, std::int64_t rows, std::int64_t step, std::int64_t columns, bool largest,
          void *to) {
  const auto run = [&](auto zero) {
    using T = decltype(zero);
    T *const numbers = static_cast<T *>(to);
    if (largest) return fold_in<true>(first, rows, step, columns, numbers);
    return fold_in<false>(first, rows, step, columns, numbers);
  };
  return dtype == DType::Float32 ? run(float{}) : run(double{});
}

}  // namespace HWY_NAMESPACE
}  // namespace gridstride::algorithms
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace gridstride::algorithms {

HWY_EXPORT(extreme);
HWY_EXPORT(equal);
HWY_EXPORT(fold);

bool find_extreme(DType dtype, const void *data, std::int64_t count, bool largest, void *result) {
  return HWY_DYNAMIC_DISPATCH(extreme)(dtype, data, count, largest, result);
}

std::int64_t find_equal(DType dtype, const void *data, std::int64_t count, const void *value) {
  return HWY_DYNAMIC_DISPATCH(equal)(dtype, data, count, value);
}

void fold_extremes(DType dtype, const std::byte *first, std::int64_t rows, std::int64_t step, std::int64_t columns,
                   bool largest, void *to) {
  HWY_DYNAMIC_DISPATCH(fold)(dtype, first, rows, step, columns, largest, to);
}

}  // namespace gridstride::algorithms
#endif  // HWY_ONCE
