#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "ops/scalar_op.h"

namespace gridstride {

/// What a ufunc's resolution does beside the search of its loops.
enum class UfuncRule : std::uint8_t {
  Search,      ///< the first loop to which all inputs cast safely
  TrueDivide,  ///< two integers or bools: the float64 loop
  Truth,       ///< inputs of two dtypes: each cast to bool first
  Exponent,    ///< ldexp: inputs without a common dtype; a weak int beside an array is an int8
  NoBool,      ///< no loop for bools alone, though they would cast
};

/// One row of the ufunc table: a NumPy ufunc, the scalar operation it is, and the loops NumPy resolves it to. Bindings,
/// stubs and the comparison with NumPy are generated from the row.
struct UfuncInfo {
  std::string_view name;   ///< "add"
  std::string_view op;     ///< the scalar op's name; a ufunc of two results has one row a result in `op`, `op2`
  std::string_view op2;    ///< second result's op, or empty
  std::uint8_t arity;      ///< inputs
  std::string_view loops;  ///< type strings in NumPy's order, space separated: "??->? bb->b ... dd->d"
  std::string_view reduce_identity;  ///< "0", "1", "-inf", ... or "" where reduce has none or does not exist
  std::string_view doc;              ///< one line for the docstring
  UfuncRule rule = UfuncRule::Search;

  [[nodiscard]] int results() const { return op2.empty() ? 1 : 2; }
};

/// Another name of a ufunc, as NumPy has it: "acos" for "arccos".
struct UfuncAlias {
  std::string_view alias;
  std::string_view name;
};

[[nodiscard]] std::span<const UfuncInfo> ufuncs();
[[nodiscard]] std::span<const UfuncAlias> ufunc_aliases();
/// By name or alias; null when there is none.
[[nodiscard]] const UfuncInfo *find_ufunc(std::string_view name);

/// The dtypes of a loop's inputs.
class LoopInputs {
public:
  void push_back(DType dtype) { dtypes_[count_++] = dtype; }
  [[nodiscard]] std::size_t size() const { return count_; }
  [[nodiscard]] DType operator[](std::size_t i) const { return dtypes_[i]; }
  [[nodiscard]] const DType *begin() const { return dtypes_.data(); }
  [[nodiscard]] const DType *end() const { return dtypes_.data() + count_; }

private:
  std::array<DType, 2> dtypes_{};
  std::size_t count_ = 0;
};

/// The loop NumPy would run: the dtype each input is cast to, and the results'. The op takes the inputs as cast;
/// where `result_dtype` of the op is another dtype than `result`, its value is cast to `result` (bitwise_count).
struct UfuncLoop {
  ScalarOp op = ScalarOp::Add;  ///< may differ from the row's: `add` on bool is Or
  std::optional<ScalarOp> op2;
  LoopInputs inputs;  ///< comparisons of int64 with uint64 keep the two; ldexp has an integer second
  DType result = DType::Float64;
  DType result2 = DType::Float64;
};

/// NumPy 2's type resolution, weak Python scalars included; where NumPy has float16 loops there are bfloat16 loops too.
/// After the first call for the same dtypes this is a table look-up. TypeError with NumPy's text when no loop fits:
/// "ufunc 'invert' not supported for the input types, and the inputs could not be safely coerced ...".
[[nodiscard]] UfuncLoop resolve(const UfuncInfo &ufunc, std::span<const PromotionInput> inputs);

}  // namespace gridstride
