#include "codegen/cpu/body.h"

namespace gridstride::codegen::cpu {

using ir::Op;
using ir::OpCode;

namespace {

/// Side regions of at most so many cheap ops are computed under the mask without a jump around them.
constexpr std::size_t kStraightOps = 8;

}  // namespace

// --- regions

/// `skip`: where control goes when no lane is left within the region; null: to the region's end.
Body::Flow Body::emit_region(const ir::Region &region, Join *skip) {
  Join own;
  const auto skip_target = [&]() -> Join & {
    if (skip != nullptr) return *skip;
    if (own.block == nullptr) own = new_join("skip");
    return own;
  };
  Flow flow = Flow::Left;
  const Op *end = region.ops.back().get();
  // What the region's end stands for where it is not reached.
  const auto skipped_values = [&] {
    std::vector<Value *> nothing;
    if (skip == nullptr && end->code == OpCode::Yield) {
      for (ir::ValueId id : end->operands) null_values(fact(id), dtype(id), nothing);
    }
    return nothing;
  };
  for (std::size_t i = 0; i < region.ops.size(); ++i) {
    const Op &op = *region.ops[i];
    if (&op == end) {
      flow = emit_terminator(op, region);
      break;
    }
    if (const UniformExit exit = uniform_exit(op); exit.terminator != nullptr) {
      // All lanes may leave together by a test of one value; the rest of the condition is the lanes' own.
      Block *leaving = new_block("leave");
      Block *staying = new_block("stay");
      Value *test = value(exit.test).raw.re;
      b_.CreateCondBr(test, exit.leaves_if ? leaving : staying, exit.leaves_if ? staying : leaving);
      const Mask kept = mask_;
      const std::vector<Value *> vars = vars_;
      Join &target = skip_target();
      b_.SetInsertPoint(leaving);
      static_cast<void>(emit_terminator(*exit.terminator, op.regions[exit.leaves_if ? 0 : 1]));
      branch_to(target, skipped_values());
      b_.SetInsertPoint(staying);
      mask_ = kept;
      vars_ = vars;
      may_be_skipped_ = true;
      emit_varying_if(op, vector(value(exit.rest)).re);
      flow = Flow::Yielded;
    } else {
      flow = emit_op(op);
    }
    if (flow == Flow::Closed) break;
    if (mask_.none) {
      flow = Flow::Left;
      break;
    }
    // Lanes may have left: go on only if one has not. A bare terminator needs no such care.
    if (mask_.nonempty || region.ops[i + 1].get() == end) continue;
    Value *some = any(mask_);
    Join &target = skip_target();
    Block *rest = new_block("rest");
    const Mask kept = mask_;
    mask_ = no_lanes();
    add_edge(target, skipped_values());
    b_.CreateCondBr(some, rest, target.block);
    b_.SetInsertPoint(rest);
    mask_ = kept;
    mask_.nonempty = true;
    may_be_skipped_ = true;
  }
  if (own.block == nullptr) return flow;

  const bool yields = flow == Flow::Yielded;
  std::vector<ir::ValueId> ids;
  if (end->code == OpCode::Yield) ids = end->operands;
  if (flow != Flow::Closed) {
    std::vector<Value *> values;
    for (std::size_t i = 0; i < ids.size(); ++i) {
      if (yields) {
        flatten(value(ids[i]), fact(ids[i]), values);
      } else {
        null_values(fact(ids[i]), dtype(ids[i]), values);
      }
    }
    branch_to(own, std::move(values));
  }
  yields_ = finish(own);
  if (!yields) {
    mask_ = no_lanes();
    return Flow::Left;
  }
  return Flow::Yielded;
}

Body::Flow Body::emit_op(const Op &op) {
  if (op.regions.empty() && op.code != OpCode::Call) return emit_plain_op(op);
  const bool skipped = may_be_skipped_;
  const Flow flow = emit_compound_op(op);
  may_be_skipped_ = skipped || escapes_of(module_, op).any();
  return flow;
}

/// Ops that have other ops within.
Body::Flow Body::emit_compound_op(const Op &op) {
  switch (op.code) {
    case OpCode::If:
      if (fact(op.operands[0]).uniform()) return emit_uniform_if(op);
      emit_varying_if(op, vector(value(op.operands[0])).re);
      return Flow::Yielded;
    case OpCode::Call: return emit_call(op);
    case OpCode::Reduce:
      may_be_skipped_ = true;
      emit_reduce(op);
      return Flow::Yielded;
    default: may_be_skipped_ = true; return emit_loop(op);
  }
}

Body::Flow Body::emit_plain_op(const Op &op) {
  switch (op.code) {
    case OpCode::Fault: emit_fault(op); return Flow::Yielded;
    case OpCode::Print: emit_print(op); return Flow::Yielded;
    case OpCode::Load: emit_load(op); return Flow::Yielded;
    case OpCode::Store: emit_store(op); return Flow::Yielded;
    case OpCode::Constant: set(op.results[0], uniform(arithmetic_.constant(op.scalar), kLaunch)); return Flow::Yielded;
    case OpCode::Scalar: emit_scalar(op); return Flow::Yielded;
    case OpCode::Cast: emit_cast(op); return Flow::Yielded;
    case OpCode::SharedArray:
    case OpCode::LocalArray: emit_own_array(op); return Flow::Yielded;
    case OpCode::Barrier: emit_barrier(op); return Flow::Yielded;
    case OpCode::Fence: emit_fence(); return Flow::Yielded;
    case OpCode::Atomic: emit_atomic(op); return Flow::Yielded;
    case OpCode::Warp:
      if (model_.mode == LaneMode::Thread) {
        emit_warp(op);
      } else {
        emit_warp_lanes(op);
      }
      return Flow::Yielded;
    default: emit_query(op); return Flow::Yielded;
  }
}

Body::Flow Body::emit_terminator(const Op &op, const ir::Region &region) {
  if (op.code == OpCode::Yield) {
    yields_.clear();
    for (ir::ValueId id : op.operands) flatten(value(id), fact(id), yields_);
    return Flow::Yielded;
  }
  if (op.code == OpCode::Return) {
    Frame &frame = function_frame();
    if (frame.masked) {
      leave(frame, op);
      return Flow::Left;
    }
    std::vector<Value *> values;
    for (std::size_t i = 0; i < frame.results.size(); ++i) flatten(value(op.operands[i]), frame.results[i], values);
    if (&region == frame.body) {
      yields_ = std::move(values);
      return Flow::Yielded;
    }
    branch_to(frame.exit, std::move(values));
    return Flow::Closed;
  }
  Frame &frame = *frames_.back();
  if (op.code == OpCode::Break) {
    if (frame.masked) {
      leave(frame, op);
      return Flow::Left;
    }
    std::vector<Value *> values;
    for (std::size_t i = 0; i < frame.results.size(); ++i) flatten(value(op.operands[i]), frame.results[i], values);
    branch_to(frame.exit, std::move(values));
    return Flow::Closed;
  }
  // Continue
  std::vector<Value *> values;
  for (std::size_t i = 0; i < frame.carried.size(); ++i) flatten(value(op.operands[i]), frame.carried[i], values);
  if (!frame.masked_continue) {
    branch_to(frame.latch, std::move(values));
    return Flow::Closed;
  }
  std::size_t next = 0;
  for (std::size_t i = 0; i < frame.carried.size(); ++i) {
    for (int var : frame.continue_vars[i]) {
      Value *&held = vars_[static_cast<std::size_t>(var)];
      Value *given = values[next++];
      // Of uniform and linear form only where one continue gives it: all lanes that go on bring the same.
      held = frame.carried[i].shape == Shape::Varying ? choose(wide(mask_), given, held) : given;
    }
  }
  Value *&continued = vars_[static_cast<std::size_t>(frame.continue_mask)];
  continued = wide(mask_or(from_wide(continued), mask_));
  mask_ = no_lanes();
  return Flow::Left;
}

/// Lanes that are on leave a loop or function by masks: their results and their number are kept in vars.
void Body::leave(Frame &frame, const Op &op) {
  const Mask where = coarse_ != nullptr ? *coarse_ : mask_;
  for (std::size_t i = 0; i < frame.exit_vars.size(); ++i) {
    if (frame.exit_vars[i].empty()) continue;
    const Raw given = vector(value(op.operands[i]));
    Value *parts[2] = {given.re, given.im};
    for (std::size_t part = 0; part < frame.exit_vars[i].size(); ++part) {
      Value *&held = vars_[static_cast<std::size_t>(frame.exit_vars[i][part])];
      held = where.all ? parts[part] : choose(wide(where), parts[part], held);
    }
  }
  if (frame.exit_mask != kNoVar) {
    Value *&left = vars_[static_cast<std::size_t>(frame.exit_mask)];
    left = wide(mask_or(from_wide(left), mask_));
  }
  mask_ = no_lanes();
}

/// Ends the threads of the lanes of `failing`.
void Body::kill(Value *failing) {
  mask_ = mask_and_not(mask_, failing);
}

// --- If

Body::Flow Body::emit_uniform_if(const Op &op) {
  const Raw condition = value(op.operands[0]).raw;
  if (const auto *known = llvm::dyn_cast<llvm::ConstantInt>(condition.re)) {
    return emit_known_if(op, known->isZero() ? 1 : 0);
  }
  may_be_skipped_ = true;
  Block *sides[2] = {new_block("then"), new_block("else")};
  Join join = new_join("endif");
  b_.CreateCondBr(condition.re, sides[0], sides[1]);
  const Mask before = mask_;
  const std::vector<Value *> vars = vars_;
  for (std::size_t side = 0; side < 2; ++side) {
    b_.SetInsertPoint(sides[side]);
    mask_ = before;
    vars_ = vars;
    const Flow flow = emit_region(op.regions[side]);
    if (flow == Flow::Closed) continue;
    std::vector<Value *> values;
    std::size_t next = 0;
    const Op &end = *op.regions[side].ops.back();
    for (std::size_t i = 0; i < op.results.size(); ++i) {
      const Fact &form = fact(op.results[i]);
      if (flow == Flow::Yielded) {
        flatten(unflatten(fact(end.operands[i]), dtype(end.operands[i]), yields_, next), form, values);
      } else {
        null_values(form, dtype(op.results[i]), values);
      }
    }
    branch_to(join, std::move(values));
  }
  if (join.edges.empty()) {
    join.block->eraseFromParent();
    return Flow::Closed;
  }
  const std::vector<Value *> values = finish(join);
  std::size_t next = 0;
  for (ir::ValueId id : op.results) set(id, unflatten(fact(id), dtype(id), values, next));
  return Flow::Yielded;
}

/// An If whose condition is a constant in this segment.
Body::Flow Body::emit_known_if(const Op &op, std::size_t side) {
  const Flow flow = emit_region(op.regions[side]);
  if (flow == Flow::Closed) return flow;
  const Op &end = *op.regions[side].ops.back();
  std::vector<Value *> values;
  for (std::size_t i = 0, next = 0; i < op.results.size(); ++i) {
    const Fact &form = fact(op.results[i]);
    if (flow == Flow::Yielded) {
      flatten(unflatten(fact(end.operands[i]), dtype(end.operands[i]), yields_, next), form, values);
    } else {
      null_values(form, dtype(op.results[i]), values);
    }
  }
  std::size_t next = 0;
  for (ir::ValueId id : op.results) set(id, unflatten(fact(id), dtype(id), values, next));
  return Flow::Yielded;
}

bool Body::is_straight(const ir::Region &region) const {
  if (region.ops.size() > kStraightOps) return false;
  for (const auto &op : region.ops) {
    switch (op->code) {
      case OpCode::Constant:
      case OpCode::Cast:
      case OpCode::Extent:
      case OpCode::Stride:
      case OpCode::Yield:
      case OpCode::Break:
      case OpCode::Continue:
      case OpCode::Return: break;
      case OpCode::Scalar:
        if (!Arithmetic::is_cheap(op->scalar_op, instance_->facts->function->type(op->operands.back()).dtype))
          return false;
        break;
      default: return false;
    }
  }
  return true;
}

/// An If that lanes leave by alone: `if (a and b) {} else { break }` or `if (a or b) { break }`, with a uniform a.
Body::UniformExit Body::uniform_exit(const Op &op) const {
  if (op.code != OpCode::If || fact(op.operands[0]).shape != Shape::Varying) return {};
  const Op *condition = instance_->definitions[op.operands[0].index];
  if (condition == nullptr || condition->code != OpCode::Scalar) return {};
  UniformExit exit;
  switch (condition->scalar_op) {
    case ScalarOp::And:
    case ScalarOp::LogicalAnd: exit.leaves_if = false; break;
    case ScalarOp::Or:
    case ScalarOp::LogicalOr: exit.leaves_if = true; break;
    default: return {};
  }
  if (dtype(condition->operands[0]) != DType::Bool) return {};
  const std::size_t uniform = fact(condition->operands[0]).uniform() ? 0 : 1;
  if (!fact(condition->operands[uniform]).uniform()) return {};
  exit.test = condition->operands[uniform];
  exit.rest = condition->operands[1 - uniform];
  const ir::Region &stays = op.regions[exit.leaves_if ? 1 : 0];
  const ir::Region &leaves = op.regions[exit.leaves_if ? 0 : 1];
  if (stays.ops.size() != 1 || stays.ops[0]->code != OpCode::Yield || leaves.ops.size() != 1) return {};
  const OpCode end = leaves.ops[0]->code;
  const bool masked = end == OpCode::Break    ? frames_.back()->masked
                      : end == OpCode::Return ? instance_->facts->masked_return
                                              : false;
  if (masked) exit.terminator = leaves.ops[0].get();
  return exit;
}

void Body::emit_varying_if(const Op &op, Value *condition) {
  may_be_skipped_ = true;
  const Mask before = mask_;
  Mask sides[2] = {mask_and(before, condition), mask_and_not(before, condition)};
  Mask after[2];
  std::vector<Value *> values[2];
  bool yielded[2] = {false, false};

  for (std::size_t side = 0; side < 2; ++side) {
    const ir::Region &region = op.regions[side];
    mask_ = sides[side];
    if (mask_.none) {
      after[side] = no_lanes();
      continue;
    }
    Join join;
    const bool jumps = !is_straight(region) && !mask_.nonempty;
    const Op &end = *region.ops.back();
    std::vector<Value *> nothing;
    if (jumps) {
      join = new_join("off");
      Block *on = new_block("on");
      Value *some = any(mask_);
      const Mask kept = mask_;
      mask_ = no_lanes();
      if (end.code == OpCode::Yield) {
        for (ir::ValueId id : end.operands) null_values(fact(id), dtype(id), nothing);
      }
      add_edge(join, nothing);
      b_.CreateCondBr(some, on, join.block);
      b_.SetInsertPoint(on);
      mask_ = kept;
      mask_.nonempty = true;
    }
    // Lanes that stay will be given results when they leave: until then it does no harm to give them these.
    if (!jumps && (side == 0 || yielded[0])) coarse_ = &before;
    const Flow flow = emit_region(region);
    coarse_ = nullptr;
    yielded[side] = flow == Flow::Yielded;
    if (yielded[side]) values[side] = yields_;
    if (jumps) {
      branch_to(join, yielded[side] ? values[side] : nothing);
      values[side] = finish(join);
    }
    after[side] = yielded[side] ? mask_ : no_lanes();
  }

  for (std::size_t i = 0; i < op.results.size(); ++i) {
    LaneValue parts[2];
    for (std::size_t side = 0; side < 2; ++side) {
      if (!yielded[side]) continue;
      std::size_t next = 0;
      const Op &end = *op.regions[side].ops.back();
      for (std::size_t j = 0; j <= i; ++j) {
        parts[side] = unflatten(fact(end.operands[j]), dtype(end.operands[j]), values[side], next);
      }
    }
    const ir::ValueId id = op.results[i];
    const bool same =
        yielded[0] && yielded[1] && op.regions[0].ops.back()->operands[i] == op.regions[1].ops.back()->operands[i];
    if (same) {
      set(id, value(op.regions[0].ops.back()->operands[i]));
    } else if (yielded[0] && yielded[1]) {
      const Raw a = vector(parts[0]);
      const Raw b = vector(parts[1]);
      set(id, varying(arithmetic_.select(condition, a, b)));
    } else if (yielded[0] || yielded[1]) {
      LaneValue &part = parts[yielded[0] ? 0 : 1];
      set(id, fact(id).shape == Shape::Varying ? varying(vector(part)) : part);
    } else {
      std::vector<Value *> null;
      null_values(fact(id), dtype(id), null);
      std::size_t next = 0;
      set(id, unflatten(fact(id), dtype(id), null, next));
    }
  }
  if (escapes_of(module_, op).any()) {
    mask_ = mask_or(after[0], after[1]);
  } else {
    mask_ = before;
  }
}

// --- calls

Body::Flow Body::emit_call(const Op &op) {
  if (context_.recursive.contains(module_.find(op.symbol))) {
    emit_recursive_call(op);
    return Flow::Yielded;
  }
  const FunctionFacts &facts = *instance_->facts->calls.at(&op);
  const ir::Function &callee = *facts.function;
  Instance &inner = make_instance(instance_->calls[&op], facts);
  for (std::size_t i = 0; i < op.operands.size(); ++i) {
    const ir::ValueId target = callee.body.args[i];
    if (callee.params[i].is_array()) {
      inner.arrays[target.index] = instance_->arrays.at(op.operands[i].index);
      continue;
    }
    LaneValue argument = value(op.operands[i]);
    if (facts.of(target).shape == Shape::Varying) argument = varying(vector(argument));
    inner.values[target.index] = argument;
  }

  Frame frame;
  frame.op = &op;
  frame.body = &callee.body;
  frame.masked = facts.masked_return;
  const Mask before = mask_;
  const std::size_t outer_vars = vars_.size();
  frame.exit = new_join("returned");
  for (std::size_t i = 0; i < op.results.size(); ++i) {
    Fact form = fact(op.results[i]);
    frame.results.push_back(form);
    frame.dtypes.push_back(dtype(op.results[i]));
    if (!frame.masked) continue;
    std::vector<Value *> initial;
    if (!unread(op.results[i])) null_values(form, frame.dtypes.back(), initial);
    frame.exit_vars.push_back(new_vars(initial));
  }
  const bool faults = escapes_of(module_, op).faults;
  if (frame.masked && faults) frame.exit_mask = new_var(wide(no_lanes()));
  frame.exit.var_count = vars_.size();

  Instance *outer = instance_;
  instance_ = &inner;
  frames_.push_back(&frame);
  const Flow flow = emit_region(callee.body);
  frames_.pop_back();
  instance_ = outer;

  std::vector<Value *> values;
  if (flow == Flow::Yielded) values = yields_;
  if (frame.exit.edges.empty()) {
    frame.exit.block->eraseFromParent();
    if (flow == Flow::Closed) return Flow::Closed;
  } else {
    if (flow != Flow::Closed) {
      // A region that all lanes have left brings no values: there are no lanes to use them.
      if (flow == Flow::Left && !frame.masked) {
        for (std::size_t i = 0; i < frame.results.size(); ++i) null_values(frame.results[i], frame.dtypes[i], values);
      }
      branch_to(frame.exit, std::move(values));
    }
    values = finish(frame.exit);
  }
  std::size_t next = 0;
  for (std::size_t i = 0; i < op.results.size(); ++i) {
    const ir::ValueId id = op.results[i];
    if (!frame.masked) {
      if (values.empty()) null_values(fact(id), dtype(id), values);
      set(id, unflatten(fact(id), dtype(id), values, next));
      continue;
    }
    std::vector<Value *> held;
    for (int var : frame.exit_vars[i]) held.push_back(vars_[static_cast<std::size_t>(var)]);
    std::size_t first = 0;
    if (!held.empty()) set(id, unflatten(fact(id), dtype(id), held, first));
  }
  mask_ = before;
  if (frame.exit_mask != kNoVar) mask_ = from_wide(vars_[static_cast<std::size_t>(frame.exit_mask)]);
  vars_.resize(outer_vars);
  return Flow::Yielded;
}

}  // namespace gridstride::codegen::cpu
