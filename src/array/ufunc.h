#pragma once

#include <vector>

#include "array/array.h"
#include "ops/ufunc.h"

namespace gridstride::array {

/// NumPy's keyword arguments of a ufunc call.
struct UfuncOptions {
  const Array *out = nullptr;    ///< where the result goes; must have the broadcast shape
  const Array *out2 = nullptr;   ///< the second result's place (divmod, modf, frexp)
  const Array *where = nullptr;  ///< bool, broadcast; elsewhere `out` keeps its values (zeros without `out`)
  std::optional<DType> dtype;    ///< the loop's dtype
  Casting casting = Casting::SameKind;
  char order = 'K';
};

/// Records a ufunc of one result. Shape and dtype errors are thrown here with NumPy's texts. Returns `*out` where
/// given.
Array apply(const UfuncInfo &ufunc, std::span<const Operand> inputs, const UfuncOptions &options = {});
/// A ufunc of two results.
std::pair<Array, Array> apply2(const UfuncInfo &ufunc, std::span<const Operand> inputs,
                               const UfuncOptions &options = {});
/// `target op= value`: writes into target; TypeError with NumPy's UFuncTypeError text where the result does not cast
/// back by the rule same_kind; ValueError where shapes do not fit or the target is not writeable.
void apply_in_place(const UfuncInfo &ufunc, const Array &target, const Operand &value);

/// np.where(condition, x, y); the condition of any dtype counts as `!= 0`.
[[nodiscard]] Array where(const Operand &condition, const Operand &x, const Operand &y);
/// np.clip; absent bounds are null.
Array clip(const Array &array, const Operand *low, const Operand *high, const Array *out = nullptr);

/// `target[...] = value`: broadcasts, casts by `casting` (item assignment in NumPy is Unsafe), right where both
/// overlap.
void assign(const Array &target, const Operand &value, Casting casting = Casting::Unsafe);
/// ndarray.fill.
void fill(const Array &target, const Operand &value);

}  // namespace gridstride::array
