#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lang/python/compiler.h"

namespace gridstride::lang::python {

/// A call of what the threads of a block do together: shared and local arrays, barriers, fences, atomics, operations of
/// warps, synchronisation of the grid. Empty for other names.
[[nodiscard]] std::optional<Value> call_cooperation(FunctionCompiler &compiler, std::string_view name,
                                                    std::vector<Value> args,
                                                    const std::vector<std::pair<std::string, Value>> &keywords,
                                                    const Node &node);

/// The method of an object of cooperative groups; empty for anything else.
[[nodiscard]] std::optional<Value> cooperation_attribute(FunctionCompiler &compiler, std::string_view name,
                                                         std::string_view attribute);

}  // namespace gridstride::lang::python
