#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lang/syntax.h"
#include "types/scalar.h"

namespace gridstride::lang {

struct Binding;

/// What a name of the surrounding program stands for, frozen when the program was sent.
struct EnvValue {
  enum class Kind : std::uint8_t {
    Namespace,  ///< a module, class or object of which attributes are used: `text` its type, `name` its name, `members`
    Intrinsic,  ///< a function or object that lang gives meaning to: `name` is its public name, "math.sin", "cuda.grid"
    Scalar,     ///< a number: `scalar`; Python's int is int64 (uint64 above it), float float64, complex complex128
    BigInt,     ///< an int that no 64 bits hold: `text` has its digits
    String,     ///< `text`
    None,
    DType,     ///< an element type, callable as a cast: `scalar.dtype`
    Tuple,     ///< `members` by position; with the names of the fields where it is a namedtuple
    Array,     ///< an array, frozen: `unit` is its number in the program, `scalar.dtype`, `rank`, `contiguous`,
               ///< `writeable`
    Records,   ///< an array of records, frozen: `rank`; `members` are its fields, each an Array or Records
    Record,    ///< a class of namedtuples, callable: `name`, and its fields as names of `members`
    Function,  ///< a Python function: `unit` is its number in the program; `members` are its declared signatures, each
               ///< a Tuple of the result's type and those of the parameters: a DType, an Array, or None for any
    Unknown,   ///< an object that kernels cannot use: `text` its type, `hint` a way around
    Missing,   ///< an attribute that does not exist: `text` says so
  };

  Kind kind = Kind::None;
  std::string name;
  std::string text;
  std::string hint;
  gridstride::Scalar scalar;
  std::size_t unit = 0;
  int rank = 0;
  bool contiguous = false;  ///< in C order
  bool writeable = false;
  std::vector<Binding> members;

  /// The member of this name; null when there is none.
  [[nodiscard]] const EnvValue *find(std::string_view member) const;
};

struct Binding {
  std::string name;
  EnvValue value;
};

/// One Python function: its tree, its source lines for messages, and the values of its free names.
struct Unit {
  std::string name;  ///< qualified name
  std::string file;
  int first_line = 1;              ///< of `lines` in the file
  std::vector<std::string> lines;  ///< the function's source, without line ends
  Node tree;                       ///< FunctionDef or Lambda
  EnvValue names;                  ///< a Namespace: globals and closure variables used
  EnvValue defaults;               ///< a Namespace: default values by parameter name

  [[nodiscard]] std::vector<std::string> param_names() const;
};

/// A kernel and everything it refers to. Immutable: parsed once, compiled for each specialisation, from any thread.
class Program {
public:
  /// Throws Error(Value) when the text does not follow the grammar.
  [[nodiscard]] static Program parse(std::string_view text);

  [[nodiscard]] const Unit &kernel() const { return units_.front(); }
  [[nodiscard]] const std::vector<Unit> &units() const { return units_; }

private:
  std::vector<Unit> units_;
};

}  // namespace gridstride::lang
