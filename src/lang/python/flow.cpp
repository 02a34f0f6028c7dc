#include <utility>

#include "lang/python/compiler.h"

namespace gridstride::lang::python {

// Values at the joints of control flow: what crosses a region's border is a flat list of scalars.

namespace {

using Kind = Value::Kind;

}  // namespace

void FunctionCompiler::name_value(ir::ValueId id, const std::string &name) {
  if (!id.valid()) return;
  std::string &given = function_.values[id.index].name;
  if (given.empty()) given = name;
}

/// Appends the scalars of `value`, cast to `shape`; zeros where it is undefined.
void FunctionCompiler::flatten(const Value &value, const Value &shape, std::vector<ir::ValueId> &out) {
  switch (shape.kind) {
    case Kind::Choice: flatten_choice(value, shape, out); break;
    case Kind::Scalar:
      out.push_back(value.is_scalar() ? use(cast(value, shape.dtype))
                                      : builder_.constant(Scalar::of_bool(false).cast(shape.dtype)));
      break;
    case Kind::Optional:
      if (!value.is(Kind::Optional)) {
        out.push_back(use(Value::of_bool(value.is_scalar())));
        flatten(value, shape.items[1], out);
        break;
      }
      [[fallthrough]];
    case Kind::View:
    case Kind::Record:
    case Kind::Slice:
    case Kind::Tuple:
      for (std::size_t i = 0; i < shape.items.size(); ++i) {
        flatten(i < value.items.size() ? value.items[i] : Value{}, shape.items[i], out);
      }
      for (std::size_t i = 0; i < shape.alternatives.size(); ++i) {
        flatten(i < value.alternatives.size() ? value.alternatives[i] : Value{}, shape.alternatives[i], out);
      }
      break;
    default: break;
  }
}

Value FunctionCompiler::rebuild(const Value &shape, const std::vector<ir::ValueId> &ids, std::size_t &at) const {
  Value result = shape;
  if (shape.is_scalar()) {
    result.id = ids[at++];
  } else {
    for (Value &each : result.items) each = rebuild(each, ids, at);
    for (Value &each : result.alternatives) each = rebuild(each, ids, at);
  }
  return result;
}

void FunctionCompiler::flat_types(const Value &shape, std::vector<ir::Type> &out) const {
  if (shape.is_scalar()) out.push_back(ir::Type::scalar(shape.dtype));
  for (const Value &each : shape.items) flat_types(each, out);
  for (const Value &each : shape.alternatives) flat_types(each, out);
}

/// The value after an If that is `a` after its first region and `b` after its second: a result of the If, where the two
/// differ. The builder stands anywhere; the ids to be yielded are appended.
Value FunctionCompiler::merge_values(ir::Op *op, const Value &a, const Value &b, std::vector<ir::ValueId> &then_ids,
                                     std::vector<ir::ValueId> &else_ids, const std::string &name) {
  Value shape = join(a, b);
  if (shape.is(Kind::Undefined) || shape.is(Kind::Conflict)) return shape;
  if (a.is_constant() && same_value(a, b)) return a;
  ir::Region *const outer = builder_.region();
  const std::size_t first = then_ids.size();
  builder_.set_region(&op->regions[0]);
  flatten(a, shape, then_ids);
  builder_.set_region(&op->regions[1]);
  flatten(b, shape, else_ids);
  builder_.set_region(outer);
  std::vector<ir::ValueId> ids;
  for (std::size_t i = first; i < then_ids.size(); ++i) {
    ids.push_back(function_.new_value(function_.type(then_ids[i]), name));
    op->results.push_back(ids.back());
  }
  std::size_t next = 0;
  Value result = rebuild(shape, ids, next);
  result.nonnegative = a.is_scalar() && b.is_scalar() && a.nonnegative && b.nonnegative && a.dtype == b.dtype;
  return result;
}

/// Ends a region behind an op that nothing leaves by its end.
void FunctionCompiler::end_unreachable() {
  std::vector<ir::ValueId> ids;
  if (loops_.empty()) {
    flatten({}, result_, ids);
    builder_.return_(ids);
    return;
  }
  const Loop &current = *loops_.back();
  for (const Value &shape : current.shapes) flatten({}, shape, ids);
  if (current.flagged) ids.push_back(builder_.constant(Scalar::of_bool(false)));
  builder_.continue_(ids);
}

/// Ends both branches of an If and sets the variables to what they are after it.
void FunctionCompiler::merge_branches(ir::Op *op, const FlowFacts &facts, std::vector<Value> &before,
                                      std::vector<Value> &then_values, bool then_reachable,
                                      std::vector<Value> &else_values, bool else_reachable) {
  reachable_ = then_reachable || else_reachable;
  locals_ = std::move(before);
  if (!reachable_) {
    end_unreachable();
    return;
  }
  std::vector<ir::ValueId> then_ids;
  std::vector<ir::ValueId> else_ids;
  for (int local = 0; local < scope_.size(); ++local) {
    if (!facts.assigned.has(local)) continue;
    const auto i = static_cast<std::size_t>(local);
    if (!facts.live_after.has(local)) {
      locals_[i] = {};
      continue;
    }
    const Value &a = then_reachable ? then_values[i] : else_values[i];
    const Value &b = else_reachable ? else_values[i] : then_values[i];
    if (same_value(a, b) && same_value(a, locals_[i])) continue;
    if (then_reachable && else_reachable) {
      locals_[i] = merge_values(op, a, b, then_ids, else_ids, scope_.name(local));
      continue;
    }
    // One branch has left: the other's value is handed out by the If without a counterpart.
    std::vector<ir::ValueId> &ids = then_reachable ? then_ids : else_ids;
    if (a.is_constant()) {
      locals_[i] = a;
      continue;
    }
    const Value shape = shape_of(a);
    ir::Region *const outer = builder_.region();
    const std::size_t first = ids.size();
    builder_.set_region(&op->regions[then_reachable ? 0 : 1]);
    flatten(a, shape, ids);
    builder_.set_region(outer);
    std::vector<ir::ValueId> results;
    for (std::size_t k = first; k < ids.size(); ++k) {
      results.push_back(function_.new_value(function_.type(ids[k]), scope_.name(local)));
      op->results.push_back(results.back());
    }
    std::size_t next = 0;
    locals_[i] = rebuild(shape, results, next);
    locals_[i].nonnegative = a.nonnegative;
  }
  ir::Region *const outer = builder_.region();
  if (then_reachable) {
    builder_.set_region(&op->regions[0]);
    builder_.yield(then_ids);
  }
  if (else_reachable) {
    builder_.set_region(&op->regions[1]);
    builder_.yield(else_ids);
  }
  builder_.set_region(outer);
}

}  // namespace gridstride::lang::python
