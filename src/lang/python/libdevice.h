#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "lang/python/compiler.h"

namespace gridstride::lang::python {

/// A call of a function of CUDA's mathematical library by its name there ("sinf"): the arguments are cast to the types
/// of its signature. Empty for a name that has no meaning here. Results are those of the scalar operations: correctly
/// rounded where the library's are, and as accurate elsewhere, the fast_ ones included.
[[nodiscard]] std::optional<Value> call_libdevice(FunctionCompiler &compiler, std::string_view name,
                                                  const std::vector<Value> &args, const Node &node);

}  // namespace gridstride::lang::python
