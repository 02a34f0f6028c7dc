#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "lang/python/compiler.h"

namespace gridstride::lang::python {

using Kind = Value::Kind;

/// Compiles the body until the types of the carried variables hold: a variable starts with the type it comes with, each
/// edge out of the body may widen it, and then the body is compiled again. What was found stays noted at the node, so
/// that an outer loop's rounds do not repeat an inner loop's.
template <class Body>
void FunctionCompiler::loop(const Node &node, bool counted, bool flagged, const std::vector<ir::ValueId> &bounds,
                            Body &&body) {
  const FlowFacts &facts = scope_.facts(node);
  Loop current;
  current.flagged = flagged;
  for (int local = 0; local < scope_.size(); ++local) {
    if (facts.assigned.has(local) && (facts.live_head.has(local) || facts.live_after.has(local))) {
      current.carried.push_back(local);
    }
  }
  const std::size_t count = current.carried.size();
  if (loop_shapes_[&node].empty()) loop_shapes_[&node].resize(count);

  ir::Region *const region = builder_.region();
  const std::size_t op_count = region->ops.size();
  const std::size_t value_count = function_.values.size();
  const std::vector<Value> before = locals_;
  const auto unassigned = unassigned_;
  const ir::Loc loc = builder_.loc();
  for (;;) {
    std::vector<Value> &known = loop_shapes_[&node];
    std::vector<ir::ValueId> initial;
    for (std::size_t i = 0; i < count; ++i) {
      const Value &entry = before[static_cast<std::size_t>(current.carried[i])];
      known[i] = join(known[i], entry);
      flatten(entry, known[i], initial);
    }
    if (flagged) initial.push_back(builder_.constant(Scalar::of_bool(false)));
    current.shapes = known;
    current.joined = known;
    current.changed = false;
    current.broken = false;
    builder_.set_loc(loc);
    ir::Op *op = counted ? builder_.for_(bounds[0], bounds[1], bounds[2], initial) : builder_.loop(initial);

    const std::vector<ir::ValueId> args = op->regions[0].args;
    std::size_t next = counted ? 1 : 0;
    for (std::size_t i = 0; i < count; ++i) set_carried(current, i, args, next);
    loops_.push_back(&current);
    builder_.set_region(&op->regions[0]);
    reachable_ = true;
    body(counted ? args[0] : ir::ValueId{});
    if (reachable_) leave_loop(false, false);
    loops_.pop_back();
    builder_.set_region(region);

    if (!current.changed) {
      locals_ = before;
      for (int local = 0; local < scope_.size(); ++local) {
        if (facts.assigned.has(local)) locals_[static_cast<std::size_t>(local)] = {};
      }
      next = 0;
      for (std::size_t i = 0; i < count; ++i) set_carried(current, i, op->results, next);
      loop_flag_ = flagged ? op->results.back() : ir::ValueId{};
      reachable_ = counted || current.broken;
      if (!reachable_) end_unreachable();
      return;
    }
    loop_shapes_[&node] = current.joined;
    region->ops.resize(op_count);
    function_.values.resize(value_count);
    locals_ = before;
    unassigned_ = unassigned;
  }
}

void FunctionCompiler::set_carried(const Loop &current, std::size_t i, const std::vector<ir::ValueId> &ids,
                                   std::size_t &next) {
  const int local = current.carried[i];
  Value value = rebuild(current.shapes[i], ids, next);
  if (value.is_scalar()) name_value(value.id, scope_.name(local));
  locals_[static_cast<std::size_t>(local)] = std::move(value);
}

/// Ends the region with an edge out of the innermost loop's body: back to its top, or out of it. `flag` tells the else
/// branch of the loop that a `break` was met.
void FunctionCompiler::leave_loop(bool out, bool flag) {
  Loop &current = *loops_.back();
  std::vector<ir::ValueId> ids;
  for (std::size_t i = 0; i < current.carried.size(); ++i) {
    const Value &value = locals_[static_cast<std::size_t>(current.carried[i])];
    current.joined[i] = join(current.joined[i], value);
    current.changed |= !same_shape(current.joined[i], current.shapes[i]);
    flatten(value, current.shapes[i], ids);
  }
  if (current.flagged) ids.push_back(builder_.constant(Scalar::of_bool(flag)));
  if (out) {
    builder_.break_(ids);
    current.broken = true;
  } else {
    builder_.continue_(ids);
  }
  reachable_ = false;
}

/// The else branch of a loop: runs unless the loop was left by a break.
void FunctionCompiler::after_loop(const std::vector<Node> &otherwise, const FlowFacts &facts) {
  if (otherwise.empty() || !reachable_) return;
  if (!loop_flag_.valid()) {
    block(otherwise);
    return;
  }
  ir::Op *op = builder_.if_(loop_flag_, {});
  ir::Region *const outer = builder_.region();
  std::vector<Value> before = locals_;
  std::vector<Value> then_values = locals_;
  builder_.set_region(&op->regions[1]);
  block(otherwise);
  const bool else_reachable = reachable_;
  std::vector<Value> else_values = std::move(locals_);
  builder_.set_region(outer);
  FlowFacts all = facts;
  for (int local = 0; local < scope_.size(); ++local) all.assigned.add(local);
  merge_branches(op, all, before, then_values, true, else_values, else_reachable);
}

void FunctionCompiler::while_statement(const Node &node) {
  const FlowFacts &facts = scope_.facts(node);
  const bool flagged = facts.has_break && !node.items(2).empty();
  loop(node, false, flagged, {}, [&](ir::ValueId) {
    const Value test = condition(node.field(0));
    at(node.field(0));
    if (test.is_constant()) {
      if (!test.constant->as_bool()) leave_loop(true, false);
    } else {
      ir::Op *op = builder_.if_(use(test), {});
      ir::Region *const outer = builder_.region();
      builder_.set_region(&op->regions[0]);
      builder_.yield();
      builder_.set_region(&op->regions[1]);
      leave_loop(true, false);
      builder_.set_region(outer);
      reachable_ = true;
    }
    block(node.items(1));
  });
  after_loop(node.items(2), facts);
}

void FunctionCompiler::for_statement(const Node &node) {
  const Iterable over = iterable(node.field(1));
  if (over.kind == Iterable::Kind::Tuple && unrolled_loop(node, over.value)) return;
  const FlowFacts &facts = scope_.facts(node);
  at(node);
  const bool range = over.kind == Iterable::Kind::Range;
  std::vector<ir::ValueId> bounds;
  if (range) {
    bounds = {use(over.lo), use(over.hi), use(over.step)};
  } else {
    const Value count = length(over, node.field(1));
    bounds = {use(Value::of_int(0)), use(count), use(Value::of_int(1))};
  }
  const bool nonnegative = !range || (over.lo.nonnegative && over.step.nonnegative);
  const bool flagged = facts.has_break && !node.items(3).empty();
  loop(node, true, flagged, bounds, [&](ir::ValueId induction) {
    ir::Region *const region = builder_.region();
    try {
      const Value index = Value::scalar(induction, function_.type(induction).dtype, nonnegative);
      assign(node.field(0), range ? index : item(over, index, node.field(1)));
    } catch (const NotYetAssigned &) {
      builder_.set_region(region);
    }
    block(node.items(2));
  });
  after_loop(node.items(3), facts);
}

/// Iterates over a tuple by writing the body once for each item; not where break or continue would need joints.
bool FunctionCompiler::unrolled_loop(const Node &node, const Value &tuple) {
  constexpr std::size_t kMost = 64;
  const FlowFacts &facts = scope_.facts(node);
  if (facts.has_break || facts.has_continue || tuple.items.size() > kMost) return false;
  for (const Value &each : tuple.items) {
    assign(node.field(0), each);
    block(node.items(2));
    if (!reachable_) return true;
  }
  block(node.items(3));
  return true;
}

// --- what a for statement iterates over

FunctionCompiler::Iterable FunctionCompiler::iterable(const Node &node) {
  if (!node.is(NodeKind::Call)) return iterable_of(expression(node), node);
  const Value callee = expression(node.field(0));
  const bool range = callee.is_intrinsic("builtins.range");
  const bool enumerate = callee.is_intrinsic("builtins.enumerate");
  const bool zip = callee.is_intrinsic("builtins.zip");
  if (!range && !enumerate && !zip) return iterable_of(expression(node), node);
  const std::vector<Node> &args = node.items(1);
  if (!node.items(2).empty() && !enumerate) type_error(node, "keyword arguments are not supported here");
  if (range) {
    std::vector<Value> values;
    for (const Node &each : args) {
      values.push_back(expression(each));
      expect_number(values.back(), each, "an argument of range()");
      if (!values.back().is_integral()) {
        type_error(each, fmt::format("range() takes integers, not {}", describe(values.back())), "use int(...)");
      }
    }
    return range_of(values, node);
  }
  Iterable result;
  result.kind = zip ? Iterable::Kind::Zip : Iterable::Kind::Enumerate;
  if (zip) {
    for (const Node &each : args) result.parts.push_back(iterable(each));
    if (args.empty()) type_error(node, "zip() takes at least 1 argument");
    return result;
  }
  const std::vector<Node> &keywords = node.items(2);
  if (args.empty() || args.size() + keywords.size() > 2) type_error(node, "enumerate() takes 1 or 2 arguments");
  result.parts.push_back(iterable(args[0]));
  const Node *start = args.size() == 2 ? &args[1] : keywords.empty() ? nullptr : &keywords[0].field(1);
  result.lo = start != nullptr ? expression(*start) : Value::of_int(0);
  expect_number(result.lo, node, "the start of enumerate()");
  if (!result.lo.is_integral()) type_error(node, "the start of enumerate() must be an integer");
  return result;
}

FunctionCompiler::Iterable FunctionCompiler::iterable_of(const Value &value, const Node &node) {
  Iterable result;
  result.value = value;
  if (value.is(Kind::Undefined)) (void)use(value);
  const bool array = (is_array(value) || value.is(Kind::Record)) && rank_of(value) > 0;
  if (!array && !value.is(Kind::Tuple)) {
    type_error(node, fmt::format("a for loop cannot iterate over {}", describe(value)),
               "iterate over range(n), an array or a tuple");
  }
  result.kind = array ? Iterable::Kind::Array : Iterable::Kind::Tuple;
  return result;
}

FunctionCompiler::Iterable FunctionCompiler::range_of(const std::vector<Value> &args, const Node &node) {
  if (args.empty() || args.size() > 3) {
    type_error(node, fmt::format("range() takes 1 to 3 arguments, but {} were given", args.size()));
  }
  bool narrow = true;
  bool any_wide_unsigned = false;
  bool any_negative = false;
  for (const Value &each : args) {
    const bool is_signed = kind_of(each.dtype) == DTypeKind::Signed;
    narrow = narrow && (is_signed ? size_of(each.dtype) <= 4 : size_of(each.dtype) <= 2);
    any_wide_unsigned |= each.dtype == DType::UInt64;
    any_negative |= is_signed && !each.nonnegative;
  }
  DType dtype = DType::Int64;
  if (narrow) dtype = DType::Int32;
  if (any_wide_unsigned && !any_negative) dtype = DType::UInt64;
  Iterable result;
  result.lo = args.size() > 1 ? cast(args[0], dtype) : Value::of(Scalar::of_int(dtype, 0));
  result.hi = cast(args.size() > 1 ? args[1] : args[0], dtype);
  result.step = args.size() > 2 ? cast(args[2], dtype) : Value::of(Scalar::of_int(dtype, 1));
  if (result.step.is_constant() && !result.step.constant->as_bool()) {
    fail(ErrorKind::Value, node.items(1)[2], "the step of range() must not be zero");
  }
  return result;
}

Value FunctionCompiler::length(const Iterable &over, const Node &node) {
  switch (over.kind) {
    case Iterable::Kind::Tuple: return Value::of_int(static_cast<std::int64_t>(over.value.items.size()));
    case Iterable::Kind::Array: return extent(over.value, 0);
    case Iterable::Kind::Enumerate: return length(over.parts[0], node);
    case Iterable::Kind::Zip: {
      Value least = length(over.parts[0], node);
      for (std::size_t i = 1; i < over.parts.size(); ++i) {
        least = apply(ScalarOp::Minimum, {least, length(over.parts[i], node)});
      }
      return least;
    }
    case Iterable::Kind::Range: break;
  }
  // (hi - lo + step - sign(step)) // step, at least 0
  const Value step = cast(over.step, DType::Int64);
  const Value span = apply(ScalarOp::Sub, {cast(over.hi, DType::Int64), cast(over.lo, DType::Int64)});
  const Value rounded = apply(ScalarOp::Add, {span, apply(ScalarOp::Sub, {step, apply(ScalarOp::Sign, {step})})});
  return apply(ScalarOp::Maximum, {apply(ScalarOp::FloorDiv, {rounded, step}), Value::of_int(0)});
}

Value FunctionCompiler::item(const Iterable &over, const Value &index, const Node &node) {
  switch (over.kind) {
    case Iterable::Kind::Tuple: return dynamic_item(over.value, index, node);
    case Iterable::Kind::Array: return index_value(over.value, index, node);
    case Iterable::Kind::Enumerate:
      return Value::tuple({binary(NodeKind::Add, over.lo, index, node), item(over.parts[0], index, node)});
    case Iterable::Kind::Zip: {
      std::vector<Value> items;
      for (const Iterable &each : over.parts) items.push_back(item(each, index, node));
      return Value::tuple(std::move(items));
    }
    case Iterable::Kind::Range: break;
  }
  const Value offset = apply(ScalarOp::Mul, {cast(index, over.lo.dtype), over.step});
  return apply(ScalarOp::Add, {over.lo, offset});
}

}  // namespace gridstride::lang::python
