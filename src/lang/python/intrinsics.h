#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lang/python/compiler.h"

namespace gridstride::lang::python {

struct Intrinsic;

struct IntrinsicCall {
  FunctionCompiler &compiler;
  const Intrinsic &row;
  const std::vector<Value> &args;
  const Node &node;

  [[nodiscard]] const Value &arg(std::size_t i) const { return args[i]; }
};

/// One row a name: what a call of it means.
struct Intrinsic {
  std::string_view name;  ///< public and qualified: "math.sin"
  Value (*emit)(const IntrinsicCall &call);
  std::uint8_t min_args;
  std::uint8_t max_args;                 ///< 255: any number
  ScalarOp op;                           ///< for emitters that are shared
  NodeKind python_op = NodeKind::Other;  ///< for those that are operators
};

/// A call of an intrinsic by name; functions of numpy without a row are looked up among the ufuncs.
[[nodiscard]] Value call_intrinsic(FunctionCompiler &compiler, const std::string &name, std::vector<Value> args,
                                   const std::vector<std::pair<std::string, Value>> &keywords, const Node &node);
/// The x, y or z of cuda.threadIdx and its like; empty for anything else.
[[nodiscard]] std::optional<Value> intrinsic_attribute(FunctionCompiler &compiler, std::string_view name,
                                                       std::string_view attribute);
/// The number that an intrinsic object is by itself (cuda.laneid); empty for one that is none.
[[nodiscard]] std::optional<Value> value_intrinsic(FunctionCompiler &compiler, const Value &value);

}  // namespace gridstride::lang::python
