#include <optional>

#include "codegen/cpu/body.h"

namespace gridstride::codegen::cpu {

using ir::Op;
using ir::OpCode;

/// What steers a For.
struct Body::Trip {
  DType dtype = DType::Int64;
  bool is_signed = true;
  bool uniform = false;  ///< all lanes make the same trips, unless they break off
  Fact form;             ///< of the induction value
  LaneValue lo;
  LaneValue hi;
  LaneValue step;
  std::optional<std::int64_t> constant_step;
  bool no_overflow = false;  ///< iv + step is known to stay in the dtype
  Value *up = nullptr;       ///< i1, or a vector of them: the step is positive; null with a constant step
};

Body::Trip Body::make_trip(const Op &op) {
  Trip trip;
  trip.dtype = dtype(op.operands[0]);
  trip.is_signed = kind_of(trip.dtype) == DTypeKind::Signed;
  trip.form = fact(op.regions[0].args[0]);
  trip.lo = value(op.operands[0]);
  trip.hi = value(op.operands[1]);
  trip.step = value(op.operands[2]);
  trip.uniform = fact(op.operands[0]).uniform() && fact(op.operands[1]).uniform() && fact(op.operands[2]).uniform();
  if (const auto *constant = llvm::dyn_cast<llvm::ConstantInt>(trip.step.raw.re)) {
    trip.constant_step =
        trip.is_signed ? constant->getSExtValue() : static_cast<std::int64_t>(constant->getZExtValue());
  } else {
    const Raw step = trip.uniform || trip.step.shape == Shape::Uniform ? trip.step.raw : vector(trip.step);
    Value *zero = llvm::Constant::getNullValue(step.re->getType());
    trip.up = trip.is_signed ? b_.CreateICmpSGT(step.re, zero) : b_.CreateICmpNE(step.re, zero);
  }
  trip.no_overflow = trip.constant_step == 1 || trip.constant_step == -1;
  return trip;
}

/// The induction value from what the loop carries of it (the offset, for the linear form).
LaneValue Body::induction(const Trip &trip, Value *held) {
  LaneValue value;
  value.shape = trip.form.shape;
  value.stride = trip.form.stride;
  value.raw.re = held;
  return value;
}

/// lo < hi, or lo > hi where the step is negative; nothing runs with step 0.
Body::Value *Body::runs_first(Trip &trip) {
  Value *lo = trip.uniform ? trip.lo.raw.re : vector(trip.lo).re;
  Value *hi = trip.uniform ? trip.hi.raw.re : vector(trip.hi).re;
  const auto below = [&] { return trip.is_signed ? b_.CreateICmpSLT(lo, hi) : b_.CreateICmpULT(lo, hi); };
  const auto above = [&] { return trip.is_signed ? b_.CreateICmpSGT(lo, hi) : b_.CreateICmpUGT(lo, hi); };
  if (trip.constant_step) {
    if (*trip.constant_step == 0) return llvm::Constant::getNullValue(Context::shaped(context_.i1(), lo));
    // An unsigned step is positive, also where it does not fit int64.
    return *trip.constant_step > 0 || !trip.is_signed ? below() : above();
  }
  if (!trip.is_signed) {
    Value *up = trip.up;
    if (lo->getType()->isVectorTy() && !up->getType()->isVectorTy())
      up = b_.CreateVectorSplat(static_cast<unsigned>(lanes_), up);
    return b_.CreateAnd(below(), up);
  }
  Value *step = lo->getType()->isVectorTy() ? vector(trip.step).re : trip.step.raw.re;
  Value *nonzero = b_.CreateICmpNE(step, llvm::Constant::getNullValue(step->getType()));
  return b_.CreateAnd(nonzero, b_.CreateSelect(trip.up, below(), above()));
}

/// Whether iv + step still runs, where iv does: compared by the distance that is left, which cannot overflow.
Body::Value *Body::runs_again(Trip &trip, LaneValue &induction) {
  const bool scalar = trip.uniform;
  Value *iv = scalar ? induction.raw.re : vector(induction).re;
  Value *hi = scalar ? trip.hi.raw.re : vector(trip.hi).re;
  llvm::Type *type = iv->getType();
  if (trip.no_overflow) {
    Value *next = b_.CreateAdd(iv, llvm::ConstantInt::getSigned(type, *trip.constant_step, true));
    if (!trip.is_signed) return b_.CreateICmpULT(next, hi);
    return *trip.constant_step > 0 ? b_.CreateICmpSLT(next, hi) : b_.CreateICmpSGT(next, hi);
  }
  if (trip.constant_step || !trip.is_signed) {
    const bool up = !trip.is_signed || *trip.constant_step > 0;
    Value *left = up ? b_.CreateSub(hi, iv) : b_.CreateSub(iv, hi);
    Value *step = scalar ? trip.step.raw.re : vector(trip.step).re;
    return b_.CreateICmpUGT(left, up ? step : b_.CreateNeg(step));
  }
  Value *step = scalar ? trip.step.raw.re : vector(trip.step).re;
  Value *left = b_.CreateSelect(trip.up, b_.CreateSub(hi, iv), b_.CreateSub(iv, hi));
  Value *distance = b_.CreateSelect(trip.up, step, b_.CreateNeg(step));
  return b_.CreateICmpUGT(left, distance);
}

/// Lanes `ending` leave the loop because its trips are over, with what they carry.
void Body::end_lanes(Frame &frame, const std::vector<Value *> &carried, Value *ending) {
  std::size_t next = 0;
  for (std::size_t i = 0; i < frame.carried.size(); ++i) {
    LaneValue given = unflatten(frame.carried[i], frame.dtypes[i], carried, next);
    if (frame.exit_vars[i].empty()) continue;
    const Raw parts = vector(given);
    Value *values[2] = {parts.re, parts.im};
    for (std::size_t part = 0; part < frame.exit_vars[i].size(); ++part) {
      Value *&held = vars_[static_cast<std::size_t>(frame.exit_vars[i][part])];
      held = choose(ending, values[part], held);
    }
  }
  if (frame.exit_mask != kNoVar) {
    Value *&left = vars_[static_cast<std::size_t>(frame.exit_mask)];
    left = wide(mask_or(from_wide(left), from_wide(ending)));
  }
}

/// One trip, of lanes that are neighbours in the induction value: the trips are rows, see EntryEmitter::emit_row.
Body::Flow Body::emit_stride_loop(const Op &op) {
  const ir::Region &body = op.regions[0];
  const Mask before = mask_;
  const std::size_t outer_vars = vars_.size();
  set(body.args[0], linear({context_.int64(0)}, 1, kLaunch));
  Frame frame;
  frame.op = &op;
  frame.body = &body;
  frame.is_loop = true;
  frame.masked_continue = instance_->facts->of(op).masked_continue;
  if (frame.masked_continue) frame.continue_mask = new_var(wide(no_lanes()));
  frame.latch = new_join("next");
  frames_.push_back(&frame);
  const Flow flow = emit_region(body, frame.masked_continue ? &frame.latch : nullptr);
  frames_.pop_back();
  if (flow != Flow::Closed) branch_to(frame.latch);
  finish(frame.latch);
  mask_ = before;
  vars_.resize(outer_vars);
  return Flow::Yielded;
}

Body::Flow Body::emit_loop(const Op &op) {
  if (&op == model_.stride_loop) return emit_stride_loop(op);
  const bool is_for = op.code == OpCode::For;
  const ir::Region &body = op.regions[0];
  const OpFacts facts = instance_->facts->of(op);
  const std::size_t first = is_for ? 3 : 0;
  const std::size_t first_arg = is_for ? 1 : 0;
  const bool outer = escapes_of(module_, op).outer();
  const Mask before = mask_;
  const std::size_t outer_vars = vars_.size();

  Frame frame;
  frame.op = &op;
  frame.body = &body;
  frame.is_loop = true;
  frame.masked = facts.divergent;
  frame.masked_continue = facts.masked_continue;
  std::vector<Value *> initial;
  for (std::size_t i = first; i < op.operands.size(); ++i) {
    const ir::ValueId arg = body.args[first_arg + i - first];
    frame.carried.push_back(fact(arg));
    frame.dtypes.push_back(dtype(arg));
    flatten(value(op.operands[i]), fact(arg), initial);
  }
  for (std::size_t i = 0; i < op.results.size(); ++i) {
    frame.results.push_back(fact(op.results[i]));
    if (!frame.masked) continue;
    std::vector<Value *> held;
    if (!unread(op.results[i])) {
      if (is_for) {
        flatten(value(op.operands[first + i]), frame.results[i], held);  // a lane that makes no trip keeps these
      } else {
        null_values(frame.results[i], dtype(op.results[i]), held);
      }
    }
    frame.exit_vars.push_back(new_vars(held));
  }
  if (frame.masked && outer) frame.exit_mask = new_var(wide(no_lanes()));
  frame.exit = new_join("done");

  if (frame.masked_continue) {
    std::size_t next = 0;
    for (const Fact &form : frame.carried) {
      std::vector<Value *> held(initial.begin() + static_cast<std::ptrdiff_t>(next),
                                initial.begin() + static_cast<std::ptrdiff_t>(next));
      null_values(form, frame.dtypes[frame.continue_vars.size()], held);
      next += held.size();
      frame.continue_vars.push_back(new_vars(held));
    }
    frame.continue_mask = new_var(wide(no_lanes()));
  }
  const std::vector<Value *> start_vars = vars_;

  // Into the loop, unless no lane makes a trip.
  Trip trip;
  Block *head = new_block("loop");
  Mask active = before;
  Value *induction_start = nullptr;
  if (is_for) {
    trip = make_trip(op);
    std::vector<Value *> held;
    flatten(trip.lo, trip.form, held);
    induction_start = held[0];
    Value *runs = runs_first(trip);
    std::vector<Value *> values;
    if (!frame.masked) {
      for (std::size_t i = 0, next = 0; i < frame.results.size(); ++i) {
        flatten(unflatten(frame.carried[i], frame.dtypes[i], initial, next), frame.results[i], values);
      }
    }
    if (trip.uniform) {
      if (frame.exit_mask != kNoVar) vars_[static_cast<std::size_t>(frame.exit_mask)] = wide(before);
      add_edge(frame.exit, std::move(values));
      vars_ = start_vars;
    } else {
      runs = lane_bool(runs);
      active = mask_and(before, runs);
      if (frame.exit_mask != kNoVar) {
        Mask idle = mask_and_not(before, runs);
        vars_[static_cast<std::size_t>(frame.exit_mask)] = wide(idle);
      }
      runs = any(active);
      mask_ = no_lanes();
      add_edge(frame.exit, std::move(values));
    }
    b_.CreateCondBr(runs, head, frame.exit.block);
  } else {
    b_.CreateBr(head);
  }

  // The head: what goes round.
  const std::vector<Value *> entry_vars = vars_;
  Block *entry = b_.GetInsertBlock();
  b_.SetInsertPoint(head);
  std::vector<llvm::PHINode *> phis;
  const auto carry = [&](Value *start) {
    llvm::PHINode *phi = b_.CreatePHI(start->getType(), 2);
    phi->addIncoming(start, entry);
    phis.push_back(phi);
    return phi;
  };
  if (is_for) {
    LaneValue iv = induction(trip, carry(induction_start));
    set(body.args[0], iv);
  }
  std::vector<Value *> arguments;
  arguments.reserve(initial.size());
  for (Value *start : initial) arguments.push_back(carry(start));
  for (std::size_t i = 0, next = 0; i < frame.carried.size(); ++i) {
    set(body.args[first_arg + i], unflatten(frame.carried[i], frame.dtypes[i], arguments, next));
  }
  for (std::size_t i = 0; i < vars_.size(); ++i) vars_[i] = carry(entry_vars[i]);
  if (frame.masked) {
    mask_ = from_wide(carry(wide(active)));
    mask_.nonempty = true;
  } else {
    mask_ = before;
  }
  const Mask at_head = mask_;
  if (frame.masked_continue) {
    for (const auto &vars : frame.continue_vars) {
      for (int var : vars) {
        Value *&held = vars_[static_cast<std::size_t>(var)];
        held = llvm::Constant::getNullValue(held->getType());
      }
    }
    vars_[static_cast<std::size_t>(frame.continue_mask)] = wide(no_lanes());
  }

  frame.latch = new_join("next");
  frames_.push_back(&frame);
  const bool skip_to_exit = frame.masked && !frame.masked_continue;
  const Flow flow =
      emit_region(body, frame.masked || frame.masked_continue ? (skip_to_exit ? &frame.exit : &frame.latch) : nullptr);
  frames_.pop_back();
  if (flow != Flow::Closed) {
    mask_ = no_lanes();
    if (skip_to_exit) {
      branch_to(frame.exit);
    } else {
      branch_to(frame.latch);
    }
  }

  // The latch: who goes round again.
  if (frame.latch.edges.empty()) {
    frame.latch.block->eraseFromParent();  // no lane makes a second trip
  } else {
    std::vector<Value *> carried = finish(frame.latch);
    if (frame.masked_continue) {
      carried.clear();
      for (const auto &vars : frame.continue_vars) {
        for (int var : vars) carried.push_back(vars_[static_cast<std::size_t>(var)]);
      }
      mask_ = from_wide(vars_[static_cast<std::size_t>(frame.continue_mask)]);
    }
    if (!frame.masked) mask_ = at_head;
    emit_thread_yield(op);
    poll(op);

    std::vector<Value *> round;
    Value *again = nullptr;
    bool branched = false;
    if (is_for) {
      LaneValue &iv = value(body.args[0]);
      again = runs_again(trip, iv);
      if (!trip.uniform) again = lane_bool(again);
      Value *step = trip.form.shape == Shape::Varying ? vector(trip.step).re : trip.step.raw.re;
      round.push_back(b_.CreateAdd(iv.raw.re, step));
      if (!frame.masked) {
        std::vector<Value *> values;
        for (std::size_t i = 0, next = 0; i < frame.results.size(); ++i) {
          flatten(unflatten(frame.carried[i], frame.dtypes[i], carried, next), frame.results[i], values);
        }
        add_edge(frame.exit, std::move(values));
        b_.CreateCondBr(again, head, frame.exit.block);
        branched = true;
      } else if (trip.uniform) {
        // The lanes that are left end together.
        if (!mask_.nonempty) {
          Block *some = new_block("some");
          Value *left = any(mask_);
          const Mask kept = mask_;
          mask_ = no_lanes();
          add_edge(frame.exit);
          b_.CreateCondBr(left, some, frame.exit.block);
          b_.SetInsertPoint(some);
          mask_ = kept;
          mask_.nonempty = true;
        }
        Block *over = new_block("over");
        Block *latch = b_.GetInsertBlock();
        const std::vector<Value *> latch_vars = vars_;
        b_.CreateCondBr(again, head, over);
        b_.SetInsertPoint(over);
        const Mask kept = mask_;
        end_lanes(frame, carried, wide(mask_));
        mask_ = no_lanes();
        branch_to(frame.exit);
        mask_ = kept;
        vars_ = latch_vars;
        b_.SetInsertPoint(latch);
        branched = true;
      } else {
        Mask ending = mask_and_not(mask_, again);
        end_lanes(frame, carried, wide(ending));
        mask_ = mask_and(mask_, again);
      }
    }
    Mask next = mask_;
    if (!branched) {
      if (frame.masked && !mask_.nonempty) {
        Value *left = any(mask_);
        mask_ = no_lanes();
        add_edge(frame.exit);
        b_.CreateCondBr(left, head, frame.exit.block);
      } else {
        b_.CreateBr(head);
      }
    }
    Block *latch = b_.GetInsertBlock();
    round.insert(round.end(), carried.begin(), carried.end());
    round.insert(round.end(), vars_.begin(), vars_.end());
    if (frame.masked) {
      // In the latch itself, before its branch.
      llvm::IRBuilderBase::InsertPointGuard guard(b_);
      b_.SetInsertPoint(latch->getTerminator());
      round.push_back(wide(next));
    }
    for (std::size_t i = 0; i < phis.size(); ++i) phis[i]->addIncoming(round[i], latch);
  }

  // Out of the loop.
  if (frame.exit.edges.empty()) {
    frame.exit.block->eraseFromParent();
    vars_.resize(outer_vars);
    return Flow::Closed;
  }
  const std::vector<Value *> values = finish(frame.exit);
  std::size_t next = 0;
  for (std::size_t i = 0; i < op.results.size(); ++i) {
    const ir::ValueId id = op.results[i];
    if (!frame.masked) {
      set(id, unflatten(fact(id), dtype(id), values, next));
      continue;
    }
    std::vector<Value *> held;
    for (int var : frame.exit_vars[i]) held.push_back(vars_[static_cast<std::size_t>(var)]);
    std::size_t start = 0;
    if (!held.empty()) set(id, unflatten(fact(id), dtype(id), held, start));
  }
  mask_ = before;
  if (frame.exit_mask != kNoVar) mask_ = from_wide(vars_[static_cast<std::size_t>(frame.exit_mask)]);
  vars_.resize(outer_vars);
  return Flow::Yielded;
}

}  // namespace gridstride::codegen::cpu
