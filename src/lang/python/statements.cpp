#include <array>
#include <string_view>

#include <fmt/format.h>

#include "lang/python/compiler.h"

namespace gridstride::lang::python {

using Kind = Value::Kind;

void FunctionCompiler::block(const std::vector<Node> &statements) {
  for (const Node &each : statements) {
    if (!reachable_) return;
    statement(each);
  }
}

void FunctionCompiler::statement(const Node &node) {
  ir::Region *const region = builder_.region();
  const int conditional = conditional_;
  at(node);
  try {
    dispatch(node);
  } catch (const NotYetAssigned &) {
    builder_.set_region(region);
    conditional_ = conditional;
    forget_targets(node);
  }
}

void FunctionCompiler::dispatch(const Node &node) {
  switch (node.kind) {
    case NodeKind::Assign: {
      const Value value = expression(node.field(1));
      for (const Node &each : node.items(0)) assign(each, value);
      break;
    }
    case NodeKind::AnnAssign:
      if (!node.field(1).is_none()) assign(node.field(0), expression(node.field(1)));
      break;
    case NodeKind::AugAssign: augmented_assignment(node); break;
    case NodeKind::If: if_statement(node); break;
    case NodeKind::For: for_statement(node); break;
    case NodeKind::While: while_statement(node); break;
    case NodeKind::Break:
    case NodeKind::Continue:
      if (loops_.empty()) fail(ErrorKind::Unsupported, node, "break and continue stand in a loop only");
      leave_loop(node.kind == NodeKind::Break, node.kind == NodeKind::Break);
      break;
    case NodeKind::Return: return_statement(node); break;
    case NodeKind::Pass: break;
    case NodeKind::Expr:
      if (!node.field(0).is(NodeKind::Constant)) (void)expression(node.field(0));
      break;
    case NodeKind::Assert: assert_statement(node); break;
    case NodeKind::Raise: raise_statement(node); break;
    case NodeKind::FunctionDef: nested_function(node); break;
    default: unsupported_statement(node);
  }
}

/// Names that a left statement would have assigned are as unknown as its value.
void FunctionCompiler::forget_targets(const Node &statement) {
  const auto forget = [this](const auto &self, const Node &target) -> void {
    if (target.is(NodeKind::Name)) {
      const int local = scope_.find(target.field(0).text);
      if (local >= 0) locals_[static_cast<std::size_t>(local)] = {};
    } else if (target.is(NodeKind::Tuple) || target.is(NodeKind::List)) {
      for (const Node &each : target.items(0)) self(self, each);
    }
  };
  if (statement.kind == NodeKind::Assign) {
    for (const Node &each : statement.items(0)) forget(forget, each);
  } else if (statement.kind == NodeKind::AugAssign || statement.kind == NodeKind::AnnAssign) {
    forget(forget, statement.field(0));
  } else if (statement.kind == NodeKind::Return) {
    reachable_ = false;
    result_changed_ = true;
    builder_.return_();
  }
}

// --- assignment

void FunctionCompiler::assign_local(int local, Value value) {
  if (local < 0)
    throw Error(ErrorKind::Value, "malformed program: a name is assigned that the function does not declare");
  if (value.is_scalar() || value.is(Kind::Array)) name_value(value.id, scope_.name(local));
  locals_[static_cast<std::size_t>(local)] = std::move(value);
}

void FunctionCompiler::assign(const Node &target, const Value &value) {
  switch (target.kind) {
    case NodeKind::Name: assign_local(scope_.find(target.field(0).text), value); break;
    case NodeKind::Tuple:
    case NodeKind::List: unpack(target, value); break;
    case NodeKind::Subscript:
    case NodeKind::Attribute: store_any(target_view(target), value, target); break;
    default: fail(ErrorKind::Unsupported, target, "this cannot be assigned in a kernel");
  }
}

void FunctionCompiler::unpack(const Node &target, const Value &value) {
  const std::vector<Node> &targets = target.items(0);
  if (value.is(Kind::Undefined)) (void)use(value);
  if (!value.is(Kind::Tuple)) {
    type_error(target, fmt::format("cannot unpack {} into {} names", describe(value), targets.size()),
               is_array(value) ? "index the array: x, y = a[0], a[1]" : "unpack a tuple");
  }
  std::size_t starred = targets.size();
  for (std::size_t i = 0; i < targets.size(); ++i) {
    if (targets[i].is(NodeKind::Starred)) starred = i;
  }
  const std::size_t count = value.items.size();
  const bool has_star = starred < targets.size();
  if (has_star ? count + 1 < targets.size() : count != targets.size()) {
    type_error(target, fmt::format("cannot unpack {} values into {}{} names", count, has_star ? "at least " : "",
                                   targets.size() - (has_star ? 1 : 0)));
  }
  for (std::size_t i = 0; i < starred; ++i) assign(targets[i], value.items[i]);
  if (!has_star) return;
  const std::size_t after = targets.size() - starred - 1;
  const auto first = value.items.begin();
  assign(targets[starred].field(0), Value::tuple({first + static_cast<std::ptrdiff_t>(starred),
                                                  first + static_cast<std::ptrdiff_t>(count - after)}));
  for (std::size_t i = 0; i < after; ++i) assign(targets[starred + 1 + i], value.items[count - after + i]);
}

void FunctionCompiler::augmented_assignment(const Node &node) {
  const Node &target = node.field(0);
  const NodeKind op = node.field(1).kind;
  if (target.is(NodeKind::Name)) {
    const Value old = name(target);
    const Value by = expression(node.field(2));
    assign_local(scope_.find(target.field(0).text), binary(op, old, by, node));
    return;
  }
  const Value view = target_view(target);
  if (view.is(Kind::Record)) {
    type_error(target, fmt::format("unsupported operand: {}", describe(view)), "change one of its fields");
  }
  if (rank_of(view) > 0) {
    const Value by = expression(node.field(2));
    update_view(view, by, target,
                [&](const Value &old, const Value &operand) { return binary(op, old, operand, node); });
    return;
  }
  const Value old = load_element(view, target);
  const Value by = expression(node.field(2));
  const Value value = binary(op, old, by, node);
  store_element(view, value, target);
}

void FunctionCompiler::nested_function(const Node &node) {
  assign_local(scope_.find(node.field(0).text), closure(node));
}

// --- branches

Value FunctionCompiler::condition(const Node &node) {
  ir::Region *const region = builder_.region();
  const int conditional = conditional_;
  try {
    const Value value = expression(node);
    at(node);
    return truth(value, node);
  } catch (const NotYetAssigned &) {
    builder_.set_region(region);
    conditional_ = conditional;
    return Value::scalar(builder_.constant(Scalar::of_bool(false)), DType::Bool);
  }
}

void FunctionCompiler::if_statement(const Node &node) {
  const Value test = condition(node.field(0));
  if (test.is_constant()) {
    block(node.items(test.constant->as_bool() ? 1 : 2));
    return;
  }
  at(node);
  ir::Op *op = builder_.if_(use(test), {});
  ir::Region *const outer = builder_.region();
  std::vector<Value> before = locals_;
  builder_.set_region(&op->regions[0]);
  block(node.items(1));
  const bool then_reachable = reachable_;
  std::vector<Value> then_values = std::move(locals_);
  locals_ = before;
  reachable_ = true;
  builder_.set_region(&op->regions[1]);
  block(node.items(2));
  const bool else_reachable = reachable_;
  std::vector<Value> else_values = std::move(locals_);
  builder_.set_region(outer);
  merge_branches(op, scope_.facts(node), before, then_values, then_reachable, else_values, else_reachable);
}

void FunctionCompiler::return_statement(const Node &node) {
  const Value value = node.field(0).is_none() ? Value::none() : expression(node.field(0));
  at(node);
  reachable_ = false;
  if (value.is(Kind::Undefined)) (void)use(value);
  if (function_.kind == ir::FunctionKind::Simt) {
    if (!value.is(Kind::None)) {
      type_error(node, fmt::format("a kernel must have void return type, and this returns {}", describe(value)),
                 "store the result in an array argument");
    }
    builder_.return_();
    return;
  }
  switch (value.kind) {
    case Kind::Closure:
      fail(ErrorKind::Unsupported, node, "returning a function from a device function is not supported",
           "call it here");
    case Kind::Conflict: type_error(node, "the value returned is " + describe(value));
    default: break;
  }
  const Value joined = join(result_, value);
  if (joined.is(Kind::Conflict)) {
    if (recursive_) {
      type_error(
          node,
          fmt::format("Return type of recursive function does not converge: {}() returns {} here and {} elsewhere",
                      callable_.name(), describe(value), describe(result_)),
          "return values of one type");
    }
    type_error(
        node,
        fmt::format("{}() returns {} here and {} elsewhere", callable_.name(), describe(value), describe(result_)),
        "return values that promote to one type");
  }
  if (!value.is(Kind::None)) value_return_ = &node;
  if (result_.is(Kind::Undefined)) {
    result_ = joined;
  } else if (!same_shape(joined, result_)) {
    result_ = joined;
    result_changed_ = true;
  }
  std::vector<ir::ValueId> ids;
  flatten(value, result_, ids);
  builder_.return_(ids);
}

// --- assert and raise

std::string FunctionCompiler::message_text(const Node &node) {
  if (node.is(NodeKind::JoinedStr)) {
    std::string text;
    for (const Node &each : node.items(0)) {
      text += each.is(NodeKind::Constant) ? message_text(each) : "{" + source_text(each.field(0)) + "}";
    }
    return text;
  }
  if (node.is(NodeKind::Constant)) {
    const Node &value = node.field(0);
    return value.tag == Node::Tag::Float ? fmt::format("{}", value.number) : value.text;
  }
  if (node.is(NodeKind::Name)) {
    // A message kept in a global variable.
    if (const EnvValue *env = unit_.names.find(node.field(0).text);
        env != nullptr && scope_.find(node.field(0).text) < 0) {
      if (env->kind == EnvValue::Kind::String) return env->text;
    }
  }
  return source_text(node);
}

void FunctionCompiler::assert_statement(const Node &node) {
  const Value test = condition(node.field(0));
  at(node);
  const Value failed = apply(ScalarOp::LogicalNot, {test});
  builder_.fault(use(failed), ir::FaultKind::Assertion,
                 node.field(1).is_none() ? std::string() : message_text(node.field(1)));
}

std::string FunctionCompiler::exception_text(const Node &exception) {
  if (exception.is_none()) return "RuntimeError: raise without an exception";
  if (!exception.is(NodeKind::Call)) return source_text(exception);
  std::string text = source_text(exception.field(0));
  std::string message;
  for (const Node &each : exception.items(1)) {
    if (!message.empty()) message += ", ";
    message += message_text(each);
  }
  return message.empty() ? text : text + ": " + message;
}

void FunctionCompiler::raise_statement(const Node &node) {
  at(node);
  builder_.fault(builder_.constant(Scalar::of_bool(true)), ir::FaultKind::Raise, exception_text(node.field(0)));
  if (result_.is(Kind::Undefined)) {
    // What the function returns is not known yet; a value found later compiles it again.
    builder_.return_();
    result_changed_ |= function_.kind == ir::FunctionKind::Device && !raised_;
    raised_ = true;
  } else {
    std::vector<ir::ValueId> ids;
    flatten({}, result_, ids);
    builder_.return_(ids);
  }
  reachable_ = false;
}

// --- what kernels do not accept

namespace {

struct Refusal {
  std::string_view node;
  std::string_view what;
  std::string_view help;
};

constexpr std::array<Refusal, 15> kRefusals = {{
    {"Try", "try/except is not supported in kernels", "test for the condition with if; return or break out"},
    {"TryStar", "try/except* is not supported in kernels", "test for the condition with if; return or break out"},
    {"With", "the with statement is not supported in kernels", "write its body without the context manager"},
    {"AsyncWith", "the with statement is not supported in kernels", "write its body without the context manager"},
    {"AsyncFor", "async is not supported in kernels", "use a plain for loop"},
    {"AsyncFunctionDef", "async is not supported in kernels", "use def"},
    {"Match", "a pattern of this match statement is not supported in kernels",
     "patterns are constants, names, tuples and alternatives (|) without names; use if and elif"},
    {"Global", "global variables cannot be assigned in a kernel", "store the value in an array argument"},
    {"Nonlocal", "variables of an outer function cannot be assigned in a kernel", "return the value instead"},
    {"Import", "import is not supported in kernels", "import the module outside of the kernel"},
    {"ImportFrom", "import is not supported in kernels", "import the name outside of the kernel"},
    {"ClassDef", "classes cannot be defined in kernels", "use functions and tuples"},
    {"Delete", "del is not supported in kernels", "leave it out: variables of a kernel cost nothing when not used"},
    {"TypeAlias", "type aliases are not supported in kernels", "define the alias outside of the kernel"},
    {"", "this statement is not supported in kernels", ""},
}};

}  // namespace

void FunctionCompiler::unsupported_statement(const Node &node) {
  for (const Refusal &each : kRefusals) {
    if (each.node == node.text || each.node.empty()) {
      Node head = node;
      head.fields.clear();
      head.end_col = 0;
      fail(ErrorKind::Unsupported, head, std::string(each.what), std::string(each.help));
    }
  }
}

}  // namespace gridstride::lang::python
