// Operations on arrays, element by element and along axes. Part of <gridstride/gridstride.h>.
#pragma once

#include "gridstride/array.h"

namespace gs {

/// Any of NumPy's ufuncs of one result, by its name: ufunc("hypot", {x, y}). Error "KeyError" for a name that is none.
[[nodiscard]] Array ufunc(std::string_view name, const std::vector<Value> &operands);

#define GRIDSTRIDE_UNARY(function)                      \
  [[nodiscard]] inline Array function(const Value &x) { \
    return ufunc(#function, {x});                       \
  }
GRIDSTRIDE_UNARY(negative)
GRIDSTRIDE_UNARY(absolute)
GRIDSTRIDE_UNARY(sqrt)
GRIDSTRIDE_UNARY(square)
GRIDSTRIDE_UNARY(exp)
GRIDSTRIDE_UNARY(log)
GRIDSTRIDE_UNARY(sin)
GRIDSTRIDE_UNARY(cos)
GRIDSTRIDE_UNARY(tan)
GRIDSTRIDE_UNARY(tanh)
GRIDSTRIDE_UNARY(floor)
GRIDSTRIDE_UNARY(ceil)
GRIDSTRIDE_UNARY(isnan)
GRIDSTRIDE_UNARY(isfinite)
GRIDSTRIDE_UNARY(logical_not)
#undef GRIDSTRIDE_UNARY

#define GRIDSTRIDE_BINARY(function)                                     \
  [[nodiscard]] inline Array function(const Value &x, const Value &y) { \
    return ufunc(#function, {x, y});                                    \
  }
GRIDSTRIDE_BINARY(power)
GRIDSTRIDE_BINARY(maximum)
GRIDSTRIDE_BINARY(minimum)
GRIDSTRIDE_BINARY(arctan2)
GRIDSTRIDE_BINARY(hypot)
GRIDSTRIDE_BINARY(floor_divide)
GRIDSTRIDE_BINARY(remainder)
GRIDSTRIDE_BINARY(equal)
GRIDSTRIDE_BINARY(not_equal)
GRIDSTRIDE_BINARY(logical_and)
GRIDSTRIDE_BINARY(logical_or)
#undef GRIDSTRIDE_BINARY

// One operand at least is an array. Comparisons give arrays of bools, as in NumPy.
#define GRIDSTRIDE_OPERATOR(symbol, function)                                  \
  [[nodiscard]] inline Array operator symbol(const Array &x, const Array &y) { \
    return ufunc(function, {x, y});                                            \
  }                                                                            \
  [[nodiscard]] inline Array operator symbol(const Array &x, const Value &y) { \
    return ufunc(function, {x, y});                                            \
  }                                                                            \
  [[nodiscard]] inline Array operator symbol(const Value &x, const Array &y) { \
    return ufunc(function, {x, y});                                            \
  }
GRIDSTRIDE_OPERATOR(+, "add")
GRIDSTRIDE_OPERATOR(-, "subtract")
GRIDSTRIDE_OPERATOR(*, "multiply")
GRIDSTRIDE_OPERATOR(/, "true_divide")
GRIDSTRIDE_OPERATOR(%, "remainder")
GRIDSTRIDE_OPERATOR(<, "less")
GRIDSTRIDE_OPERATOR(<=, "less_equal")
GRIDSTRIDE_OPERATOR(>, "greater")
GRIDSTRIDE_OPERATOR(>=, "greater_equal")
GRIDSTRIDE_OPERATOR(&, "bitwise_and")
GRIDSTRIDE_OPERATOR(|, "bitwise_or")
GRIDSTRIDE_OPERATOR(^, "bitwise_xor")
#undef GRIDSTRIDE_OPERATOR
[[nodiscard]] inline Array operator-(const Array &x) {
  return negative(x);
}

[[nodiscard]] Array where(const Value &condition, const Value &x, const Value &y);

// --- along axes; without one, over all elements. Sums have NumPy's dtypes and its pairwise accuracy or better.
using Axis = std::optional<int>;
[[nodiscard]] Array sum(const Array &x, Axis axis = {});
[[nodiscard]] Array prod(const Array &x, Axis axis = {});
[[nodiscard]] Array min(const Array &x, Axis axis = {});
[[nodiscard]] Array max(const Array &x, Axis axis = {});
[[nodiscard]] Array mean(const Array &x, Axis axis = {});
[[nodiscard]] Array any(const Array &x, Axis axis = {});
[[nodiscard]] Array all_of(const Array &x, Axis axis = {});  ///< np.all
[[nodiscard]] Array argmin(const Array &x, Axis axis = {});
[[nodiscard]] Array argmax(const Array &x, Axis axis = {});
[[nodiscard]] Array cumsum(const Array &x, int axis = 0);
[[nodiscard]] Array sort(const Array &x, int axis = -1);
[[nodiscard]] Array argsort(const Array &x, int axis = -1);
[[nodiscard]] std::vector<Array> nonzero(const Array &x);

}  // namespace gs
