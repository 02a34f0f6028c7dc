#include "ir/verifier_header.h"

#include <vector>

#include "base/error.h"
#include "ir/mnemonics.h"
#include "types/layout.h"

namespace gridstride::ir {

void malformed(const Function &function, const Op *op, const std::string &what) {
  std::string text = "IR of function '" + function.name + "' is malformed";
  if (op != nullptr) {
    text += ", op '";
    text += mnemonic(op->code);
    if (op->code == OpCode::Scalar || op->code == OpCode::Reduce) {
      text += ' ';
      text += info(op->scalar_op).name;
    }
    if (!op->results.empty() && op->results[0].index < function.values.size()) {
      const std::string &name = function.values[op->results[0].index].name;
      text += "' giving '";
      text += name.empty() ? "value " + std::to_string(op->results[0].index) : name;
    }
    text += '\'';
    if (op->loc.line > 0) text += " at line " + std::to_string(op->loc.line);
  }
  throw Error(ErrorKind::Internal, text + ": " + what);
}

void verify_header(const Function &function) {
  constexpr Type kInt64 = {Type::Kind::Scalar, DType::Int64, Space::Global, 0, LayoutClass::General};
  const auto fail = [&](const std::string &what) { malformed(function, nullptr, what); };
  const std::size_t params = function.params.size();
  if (function.name.empty()) fail("it has no name");
  if (function.param_names.size() != params) {
    fail(std::to_string(params) + " parameters but " + std::to_string(function.param_names.size()) +
         " parameter names");
  }
  const bool elementwise = function.kind == FunctionKind::Elementwise;
  if (elementwise && (function.space_rank < 1 || function.space_rank > kMaxRank)) {
    fail("an elementwise kernel needs a space rank of 1 to " + std::to_string(kMaxRank) + ", it has " +
         std::to_string(function.space_rank));
  }
  if (!elementwise && function.space_rank != 0) fail("only elementwise kernels have a space rank");
  if (function.kind != FunctionKind::Device && !function.result_types.empty()) {
    fail("only device functions have results");
  }
  for (const Type &each : function.result_types) {
    if (!each.is_scalar()) fail("a result is " + to_string(each) + ", expected a scalar");
  }
  const std::size_t expected = params + (elementwise ? function.space_rank : 0U);
  const std::vector<ValueId> &args = function.body.args;
  if (args.size() != expected) {
    fail("its body has " + std::to_string(args.size()) + " arguments, expected " + std::to_string(expected));
  }
  for (std::size_t i = 0; i < args.size(); ++i) {
    if (args[i].index >= function.values.size()) fail("body argument " + std::to_string(i) + " is no value");
    const Type &wanted = i < params ? function.params[i] : kInt64;
    if (function.type(args[i]) != wanted) {
      fail("body argument " + std::to_string(i) + " is " + to_string(function.type(args[i])) + ", expected " +
           to_string(wanted));
    }
    if (i < params && function.values[args[i].index].name != function.param_names[i]) {
      fail("body argument " + std::to_string(i) + " is named '" + function.values[args[i].index].name +
           "', its parameter '" + function.param_names[i] + "'");
    }
  }
  for (const Type &each : function.params) {
    if (each.is_array() && each.rank > kMaxRank) {
      fail("an array parameter has rank " + std::to_string(each.rank) + ", the most is " + std::to_string(kMaxRank));
    }
    if (each.is_array() && each.rank == 0 &&
        (each.layout == LayoutClass::UnitInner || each.layout == LayoutClass::BroadcastInner)) {
      fail("an array of rank 0 has no inner axis: " + to_string(each));
    }
  }
}

}  // namespace gridstride::ir
