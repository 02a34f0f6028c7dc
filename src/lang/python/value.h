#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ir/ir.h"
#include "lang/environment.h"

namespace gridstride::lang::python {

/// What an expression evaluates to while a function is compiled: an IR value, an aggregate of such, or something that
/// only the compiler knows.
///
/// A Value without its `id` and `constant` is a shape: what the value is, not which one it is. Shapes describe
/// variables where control flow merges, parameters and results.
struct Value {
  enum class Kind : std::uint8_t {
    Undefined,  ///< no path has assigned it yet
    Scalar,     ///< `dtype`; `id`, or a `constant` that becomes an op when it is used
    Array,      ///< `id`, `array`
    View,       ///< a part of the array `id`: `items` says what it takes of each axis, `order` how they are ordered
    Choice,  ///< one of several arrays, known at run time: `alternatives`; `items[0]` (int64) is the number of the one
    Tuple,   ///< `items`
    Record,  ///< an array of records, or one: `items` are its fields' arrays; of `array` the rank alone counts
    Static,  ///< a name of the surrounding program: `env`
    DType,   ///< an element type: `dtype`
    String,  ///< `text`
    Format,  ///< an f-string, as an argument of print: its format `text` (types/print_format.h) and its values `items`
    None,
    Optional,  ///< a number or None, known at run time: `items` are whether there is one (bool), and the number
    Slice,     ///< start:stop:step inside brackets: `items`, each a Scalar or None
    Ellipsis,  ///< ... inside brackets
    Closure,   ///< a lambda or a nested function: `node`, `unit`, and `owner`, the function that it is defined in
    Conflict,  ///< different things on different paths: `text` says which
  };

  /// How a View that has axes of its own stands for another array.
  enum class Seen : std::uint8_t {
    Same,      ///< it has that array's own axes
    Reshaped,  ///< its elements in the order of that array's, rows first
    Bits,      ///< the bits of an array of integers as integers of another size; the last axis is longer or shorter
    Real,      ///< the real parts of complex numbers
    Imag,      ///< the imaginary parts
  };

  Kind kind = Kind::Undefined;
  DType dtype = DType::Int64;
  bool nonnegative = false;  ///< Scalar: never below 0, for sure
  ir::ValueId id;
  ir::Type array;                  ///< Array, View: the array's type
  std::optional<Scalar> constant;  ///< Scalar
  /// View: of each axis of the array (those left out are whole): a Scalar is one index, a Tuple (start, step, count) a
  /// part, None the whole axis.
  std::vector<Value> items;
  std::vector<Value> alternatives;  ///< Choice: arrays and views of one dtype and rank
  /// View: what it is of `alternatives[0]`, an array or a view, where it is not Same. `alternatives[1]` is then the
  /// Tuple of its extents, `id` that array's, and `array` has the dtype and rank of what is seen.
  Seen seen = Seen::Same;
  std::vector<int> order;  ///< View: the array's axes in the order of the view's; empty where that is their own order
  const EnvValue *env = nullptr;
  const Node *node = nullptr;
  const Node *owner = nullptr;
  const Unit *unit = nullptr;
  std::shared_ptr<const std::string> text;
  /// Tuple: the fields of a namedtuple; null for a plain one. Record: its fields.
  std::shared_ptr<const std::vector<std::string>> names;

  [[nodiscard]] bool is(Kind k) const { return kind == k; }
  [[nodiscard]] bool is_scalar() const { return kind == Kind::Scalar; }
  [[nodiscard]] bool is_constant() const { return kind == Kind::Scalar && constant.has_value(); }
  /// A bool or an integer.
  [[nodiscard]] bool is_integral() const;
  [[nodiscard]] bool is_intrinsic(std::string_view name) const;

  [[nodiscard]] static Value none();
  [[nodiscard]] static Value scalar(ir::ValueId id, DType dtype, bool nonnegative = false);
  [[nodiscard]] static Value of(const Scalar &constant);
  [[nodiscard]] static Value of_int(std::int64_t value) { return of(Scalar::of_int(DType::Int64, value)); }
  [[nodiscard]] static Value of_bool(bool value) { return of(Scalar::of_bool(value)); }
  [[nodiscard]] static Value tuple(std::vector<Value> items);
  [[nodiscard]] static Value string(std::string text);
  [[nodiscard]] static Value of_dtype(DType dtype);
  /// What a name of the surrounding program stands for.
  [[nodiscard]] static Value of(const EnvValue &env);
};

/// The type as messages name it: "int64", "array(float32, 2d)", "tuple(int64, float64)", "module 'math'".
[[nodiscard]] std::string describe(const Value &value);

/// Whether the value is an array, a view of one, or one of several such.
[[nodiscard]] inline bool is_array(const Value &value) {
  return value.is(Value::Kind::Array) || value.is(Value::Kind::View) || value.is(Value::Kind::Choice);
}
/// The axes of the array that an array or a view has, in its own order.
[[nodiscard]] std::vector<int> axes_of(const Value &array);
[[nodiscard]] std::size_t rank_of(const Value &array);
/// The number of the alternative of a Choice that is the same array, seen the same way; -1 for none.
[[nodiscard]] int find_alternative(const Value &choice, const Value &array);

/// The value without what tells it from others of its shape. Arrays keep their id: a variable is one array for good.
[[nodiscard]] Value shape_of(const Value &value);
/// The shape of a variable that is one or the other: scalars promote by NumPy's rules, tuples item by item; what does
/// not fit together is a Conflict.
[[nodiscard]] Value join(const Value &a, const Value &b);
[[nodiscard]] bool same_shape(const Value &a, const Value &b);
/// Whether both are the same value for sure.
[[nodiscard]] bool same_value(const Value &a, const Value &b);
/// Text that is equal for equal shapes only: arrays by their type, constants by their value.
void append_key(const Value &value, std::string &key);

}  // namespace gridstride::lang::python
