#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "ops/scalar_op.h"

namespace gridstride {

/// One row of the ufunc table: a NumPy ufunc, the scalar operation it is, and the loops NumPy resolves it to. Bindings,
/// stubs and the comparison with NumPy are generated from the row.
struct UfuncInfo {
  std::string_view name;         ///< "add"
  std::string_view op;           ///< the scalar op's name; a ufunc of two results has one row a result in `op`, `op2`
  std::string_view op2;          ///< second result's op, or empty
  std::uint8_t arity;            ///< inputs
  std::string_view loops;        ///< NumPy's type strings in its order, space separated: "??->? bb->b ... dd->d"
  std::string_view reduce_identity; ///< "0", "1", "-inf", ... or "" where reduce has none or does not exist
  std::string_view doc;          ///< one line for the docstring
};

[[nodiscard]] std::span<const UfuncInfo> ufuncs();
[[nodiscard]] const UfuncInfo *find_ufunc(std::string_view name);

/// The loop NumPy would run: the dtype all inputs are cast to (`inputs[i]`), and the result's.
struct UfuncLoop {
  ScalarOp op;                   ///< may differ from the row's: `add` on bool is Or
  std::optional<ScalarOp> op2;
  std::vector<DType> inputs;
  DType result;
  DType result2;
};

/// NumPy 2's type resolution, weak Python scalars included. TypeError with NumPy's text when no loop fits:
/// "ufunc 'invert' not supported for the input types, and the inputs could not be safely coerced ...".
[[nodiscard]] UfuncLoop resolve(const UfuncInfo &ufunc, std::span<const PromotionInput> inputs);

}  // namespace gridstride
