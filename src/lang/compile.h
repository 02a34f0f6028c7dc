#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "ir/ir.h"
#include "lang/environment.h"

namespace gridstride::lang {

/// The type of an argument.
struct Argument {
  enum class Kind : std::uint8_t {
    Plain,   ///< a scalar of a dtype, or an array by dtype, rank and layout class: `type`. One parameter of the kernel
    Tuple,   ///< `items`, whose parameters follow one another
    None,    ///< no parameter
    Record,  ///< an array of records: `items` are its fields, each an array whose first `rank` axes are the array's own
  };

  Argument(const ir::Type &plain) : type(plain) {}
  explicit Argument(Kind of_kind) : kind(of_kind) {}

  Kind kind = Kind::Plain;
  ir::Type type;
  std::vector<Argument> items;
  std::vector<std::string>
      names;     ///< Tuple: of the fields of a namedtuple; empty for a plain one. Record: of its fields
  int rank = 0;  ///< Record
};

struct Options {
  /// Out-of-range accesses are Check::Report, division by zero is a Fault. `assert` and `raise` always are Faults.
  bool debug = false;
  /// Without it accesses are Check::None; `debug` wins over it.
  bool boundscheck = true;
  /// With `debug`, division of floats by zero is a Fault, too.
  bool float_faults = true;
  /// How deep calls of functions that call themselves may go; deeper ones end the thread with a RecursionError.
  int recursion_limit = 1000;
  /// Simt: a kernel, which returns nothing. Device: a function that may return values.
  ir::FunctionKind kind = ir::FunctionKind::Simt;
};

/// Types the program for these arguments and gives its IR, the kernel first, verified form Simt. Throws Error with
/// file, line and column: Typing, Unsupported, Name, Attribute; Type without a place when the number of arguments is
/// wrong.
///
/// The kernel's last parameters are the frozen arrays of the surrounding program that it uses: `frozen` gets their
/// numbers in the program, in order.
[[nodiscard]] ir::Module compile_kernel(const Program &program, std::span<const Argument> args,
                                        const Options &options = {}, std::vector<std::size_t> *frozen = nullptr);
/// The same for plain arguments.
[[nodiscard]] inline ir::Module compile_kernel(const Program &program, std::span<const ir::Type> args,
                                               const Options &options = {}) {
  const std::vector<Argument> plain(args.begin(), args.end());
  return compile_kernel(program, std::span<const Argument>(plain), options);
}

}  // namespace gridstride::lang
