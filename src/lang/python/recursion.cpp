#include <fmt/format.h>

#include "lang/python/compiler.h"

// Functions that call themselves, directly or through others. The outermost one of a circle is compiled again and
// again: a call of it has the type that its returns had so far, and none in the beginning, when the statement with the
// call is left. What it calls is compiled again with it. Each function of the circle has a parameter for the depth of
// the call.
namespace gridstride::lang::python {

namespace {

constexpr int kMostRounds = 64;

}  // namespace

void ModuleCompiler::forget_since(const Mark &mark) {
  for (std::size_t i = mark.entries; i < made_.size(); ++i) entries_.erase(made_[i]);
  made_.resize(mark.entries);
  module_.functions.resize(mark.functions);
}

/// A call of a function that is being compiled.
const Specialised &ModuleCompiler::call_active(std::size_t position, const Unit &caller, const Node &call) {
  FunctionCompiler &head = *active_[position].compiler;
  bool first = false;
  for (std::size_t i = position; i < active_.size(); ++i) first = recursive_.insert(active_[i].key).second || first;
  if (first) {
    head.set_recursive();
    head.compile_again();
  }
  const Value &known = head.result();
  if (known.is(Value::Kind::Undefined)) {
    head.wait_for_result(call, false);
    for (std::size_t i = position + 1; i < active_.size(); ++i) active_[i].compiler->wait_for_result(call, true);
    throw NotYetAssigned{};
  }
  if (known.is(Value::Kind::Conflict)) {
    throw located(ErrorKind::Typing, caller, call, {"the type of a recursive call is " + *known.text, ""});
  }
  head.declare_result();
  provisional_.push_back({&head.function(), known, head.frozen(), head.recursive()});
  return provisional_.back();
}

void FunctionCompiler::declare_result() {
  function_.result_types.clear();
  flat_types(result_, function_.result_types);
}

void FunctionCompiler::wait_for_result(const Node &call, bool outside) {
  if (outside) {
    waits_outside_ = true;
  } else {
    waiting_ = &call;
  }
}

/// Ends a thread whose calls go too deep.
void FunctionCompiler::check_depth() {
  if (!depth_.valid()) return;
  const ir::ValueId limit = builder_.constant_int(DType::Int32, module_.options().recursion_limit);
  builder_.fault(builder_.scalar(ScalarOp::Ge, {depth_, limit}), ir::FaultKind::Raise,
                 fmt::format("RecursionError: maximum recursion depth exceeded in {}()", callable_.name()));
}

ir::ValueId FunctionCompiler::depth_of_call() {
  if (!depth_.valid()) return builder_.constant_int(DType::Int32, 0);
  return builder_.scalar(ScalarOp::Add, {depth_, builder_.constant_int(DType::Int32, 1)});
}

/// After a round: whether another one is needed, and whether it can do better.
void FunctionCompiler::check_progress(int round) {
  if (waits_outside_) {
    // The function around this one is compiled again, and this one with it.
    result_changed_ = false;
    if (result_.is(Value::Kind::Undefined)) throw NotYetAssigned{};
    return;
  }
  if (waiting_ == nullptr && round < kMostRounds) return;
  result_changed_ = true;
  if (waiting_ != nullptr && result_.is(Value::Kind::Undefined)) {
    type_error(*waiting_,
               fmt::format("cannot type infer runaway recursion: each return of {}() calls {}(), so that the type of "
                           "its result is not known",
                           callable_.name(), callable_.name()),
               "return a value on a path without such a call");
  }
  if (round >= kMostRounds) {
    type_error(*callable_.tree,
               fmt::format("Return type of recursive function does not converge: {}()", callable_.name()),
               "return values of one type");
  }
}

}  // namespace gridstride::lang::python
