#pragma once

#include <span>

#include "ir/ir.h"
#include "lang/environment.h"

namespace gridstride::lang {

/// The type of an argument: a scalar of a dtype, or an array by dtype, rank and layout class.
using Argument = ir::Type;

struct Options {
  /// Out-of-range accesses are Check::Report, division by zero is a Fault, `assert` and `raise` are Faults. Without it
  /// `assert` does nothing and `raise` ends the thread.
  bool debug = false;
  /// Without it accesses are Check::None; `debug` wins over it.
  bool boundscheck = true;
  /// Simt: a kernel, which returns nothing. Device: a function that may return values.
  ir::FunctionKind kind = ir::FunctionKind::Simt;
};

/// Types the program for these arguments and gives its IR, the kernel first, verified form Simt. Throws Error with
/// file, line and column: Typing, Unsupported, Name, Attribute; Type without a place when the number of arguments is
/// wrong.
[[nodiscard]] ir::Module compile_kernel(const Program &program, std::span<const Argument> args,
                                        const Options &options = {});

}  // namespace gridstride::lang
