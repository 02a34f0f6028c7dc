#include <llvm/IR/Intrinsics.h>

#include "codegen/cpu/body.h"
#include "codegen/cpu/counted_loop.h"
#include "ir/reduction_order.h"

// Reductions in the order of ir/reduction_order.h, to the bit. Two ways to lay them over lanes:
//   within (Point mode)  the kLanes accumulators are the lanes of one vector; each point is reduced by itself
//   across               each lane reduces its own point; the kLanes accumulators are vectors in memory
namespace gridstride::codegen::cpu {

using ir::Op;

namespace {

/// Entries of the stack of leaves: enough for any length below 2^48.
constexpr int kDepth = 42;

}  // namespace

template <class Emit>
void Body::when(Value *condition, Emit &&emit) {
  Block *on = new_block("when");
  Block *done = new_block("endwhen");
  b_.CreateCondBr(condition, on, done);
  b_.SetInsertPoint(on);
  emit();
  b_.CreateBr(done);
  b_.SetInsertPoint(done);
}

Body::Value *Body::slot(const Reduction &reduction, Value *depth, Value *number) {
  const auto parts = static_cast<std::int64_t>(reduction.parts);
  Value *index = b_.CreateMul(depth, context_.int64(reduction.slots * parts));
  if (number != nullptr) index = b_.CreateAdd(index, b_.CreateMul(number, context_.int64(parts)));
  return b_.CreateGEP(reduction.part, reduction.stack, index);
}

Raw Body::load_slot(const Reduction &reduction, Value *pointer) {
  const llvm::Align align(1);
  Raw value{b_.CreateAlignedLoad(reduction.part, pointer, align)};
  if (reduction.parts == 2) {
    value.im = b_.CreateAlignedLoad(reduction.part, b_.CreateConstGEP1_64(reduction.part, pointer, 1), align);
  }
  if (reduction.dtype == DType::Bool) {
    value.re = lane_bool(b_.CreateICmpNE(value.re, llvm::Constant::getNullValue(reduction.part)));
  }
  return value;
}

void Body::store_slot(const Reduction &reduction, Value *pointer, Raw value) {
  const llvm::Align align(1);
  if (reduction.dtype == DType::Bool) value = arithmetic_.cast(value, DType::Bool, DType::UInt8);
  b_.CreateAlignedStore(value.re, pointer, align);
  if (value.im != nullptr) b_.CreateAlignedStore(value.im, b_.CreateConstGEP1_64(reduction.part, pointer, 1), align);
}

Raw Body::combine(const Reduction &reduction, Raw below, Raw above) {
  const Raw operands[] = {below, above};
  const DType dtypes[] = {reduction.dtype, reduction.dtype};
  return arithmetic_.apply(reduction.op->scalar_op, operands, dtypes);
}

/// The values at an index, as a vector.
Raw Body::reduce_value(const Reduction &reduction, LaneValue index) {
  const ir::Region &body = reduction.op->regions[0];
  set(body.args[0], index);
  emit_region(body);
  const ir::ValueId id = body.ops.back()->operands[0];
  std::size_t next = 0;
  LaneValue value = unflatten(fact(id), dtype(id), yields_, next);
  return vector(value);
}

void Body::emit_reduce(const Op &op) {
  Reduction reduction;
  reduction.op = &op;
  reduction.dtype = dtype(op.results[0]);
  const LaneValue &lo = value(op.operands[0]);
  const LaneValue &hi = value(op.operands[1]);
  Value *zero = context_.int64(0);
  Value *runs = nullptr;
  if (lo.shape == Shape::Uniform && hi.shape == Shape::Uniform) {
    reduction.lo = lo.raw.re;
    runs = b_.CreateICmpSGT(hi.raw.re, lo.raw.re);
    reduction.count = b_.CreateSelect(runs, b_.CreateSub(hi.raw.re, lo.raw.re), zero);
  } else {
    reduction.lo = vector(value(op.operands[0])).re;
    Value *end = vector(value(op.operands[1])).re;
    runs = lane_bool(b_.CreateICmpSGT(end, reduction.lo));
    if (!mask_.all) runs = b_.CreateAnd(runs, wide(mask_));
    Value *none = llvm::Constant::getNullValue(end->getType());
    reduction.counts = choose(runs, b_.CreateSub(end, reduction.lo), none);
    reduction.count = b_.CreateIntMaxReduce(reduction.counts, true);
  }
  reduction.parts = is_complex(reduction.dtype) ? 2 : 1;
  reduction.part = context_.vector_of(context_.memory_type(reduction.dtype), lanes_);
  const bool within = model_.mode == LaneMode::Point;
  reduction.slots = within ? 1 : static_cast<int>(ir::kLanes);
  reduction.stack = context_.stack_slot(
      b_, llvm::ArrayType::get(reduction.part, std::uint64_t{kDepth} * static_cast<std::uint64_t>(reduction.slots) *
                                                   static_cast<std::uint64_t>(reduction.parts)));

  Raw result = within ? reduce_within(reduction) : reduce_across(reduction);
  // No value at all: the identity.
  Raw identity = arithmetic_.constant(op.scalar);
  if (result.is_vector()) identity = arithmetic_.splat(identity, lanes_);
  result = arithmetic_.select(runs, result, identity);
  set(op.results[0], within ? uniform(result) : varying(result));
}

Raw Body::reduce_within(const Reduction &reduction) {
  Value *zero = context_.int64(0);
  Value *one = context_.int64(1);
  Value *lanes = context_.int64(ir::kLanes);
  Value *count = reduction.count;
  Value *rows = b_.CreateLShr(count, context_.int64(4));
  Value *tail = b_.CreateAnd(count, context_.int64(ir::kLanes - 1));
  const auto number = [&](const char *) { return context_.stack_slot(b_, context_.i64(), 8); };
  const auto read = [&](llvm::AllocaInst *variable) {
    return b_.CreateAlignedLoad(context_.i64(), variable, llvm::Align(8));
  };
  const auto write = [&](llvm::AllocaInst *variable, Value *item) {
    b_.CreateAlignedStore(item, variable, llvm::Align(8));
  };
  static_assert(ir::kLanes == 16 && ir::kRun == 16, "shifts below");
  llvm::AllocaInst *depth = number("depth");
  llvm::AllocaInst *valid = number("valid");
  llvm::AllocaInst *ones = number("ones");
  write(depth, zero);
  write(valid, lanes);

  const auto below_lanes = [&](Value *limit) {
    return lane_bool(
        b_.CreateICmpSLT(context_.lane_numbers(context_.i32()),
                         b_.CreateVectorSplat(static_cast<unsigned>(lanes_), b_.CreateTrunc(limit, context_.i32()))));
  };
  // Combines the two topmost entries; lanes that the upper one lacks keep the lower one's.
  const auto join_top = [&] {
    Value *top = b_.CreateSub(read(depth), one);
    Value *target = slot(reduction, b_.CreateSub(top, one), nullptr);
    const Raw below = load_slot(reduction, target);
    const Raw both = combine(reduction, below, load_slot(reduction, slot(reduction, top, nullptr)));
    store_slot(reduction, target, arithmetic_.select(below_lanes(read(valid)), both, below));
    write(depth, top);
    write(valid, lanes);
  };
  const auto join_while = [&](auto &&condition) {
    Block *test = new_block("fold");
    Block *body = new_block("join");
    Block *done = new_block("folded");
    b_.CreateBr(test);
    b_.SetInsertPoint(test);
    b_.CreateCondBr(condition(), body, done);
    b_.SetInsertPoint(body);
    join_top();
    b_.CreateBr(test);
    b_.SetInsertPoint(done);
  };

  Value *leaves = b_.CreateLShr(b_.CreateAdd(count, context_.int64(ir::kLeaf - 1)), context_.int64(8));
  counted_loop(b_, zero, leaves, [&](Value *leaf) {
    Value *first_row = b_.CreateShl(leaf, context_.int64(4));
    Value *end_row =
        b_.CreateBinaryIntrinsic(llvm::Intrinsic::smin, b_.CreateAdd(first_row, context_.int64(ir::kRun)), rows);
    Value *entry = slot(reduction, read(depth), nullptr);

    // The full rows of the leaf. The first one starts the accumulators.
    Block *before = b_.GetInsertBlock();
    Block *head = new_block("rows");
    Block *rows_done = new_block("rows.end");
    b_.CreateCondBr(b_.CreateICmpSLT(first_row, end_row), head, rows_done);
    b_.SetInsertPoint(head);
    llvm::PHINode *row = b_.CreatePHI(context_.i64(), 2);
    row->addIncoming(first_row, before);
    const Raw nothing = arithmetic_.zero(reduction.dtype, true, lanes_);
    llvm::PHINode *sums[2] = {b_.CreatePHI(nothing.re->getType(), 2), nullptr};
    sums[0]->addIncoming(nothing.re, before);
    if (nothing.im != nullptr) {
      sums[1] = b_.CreatePHI(nothing.im->getType(), 2);
      sums[1]->addIncoming(nothing.im, before);
    }
    const auto index_at = [&](Value *at) { return b_.CreateAdd(reduction.lo, b_.CreateShl(at, context_.int64(4))); };
    const Raw given = reduce_value(reduction, linear({index_at(row)}, 1));
    const Raw added = combine(reduction, {sums[0], sums[1]}, given);
    const Raw sum = arithmetic_.select(b_.CreateICmpEQ(row, first_row), given, added);
    Value *next_row = b_.CreateAdd(row, one);
    Block *latch = b_.GetInsertBlock();
    row->addIncoming(next_row, latch);
    sums[0]->addIncoming(sum.re, latch);
    if (sums[1] != nullptr) sums[1]->addIncoming(sum.im, latch);
    b_.CreateCondBr(b_.CreateICmpSLT(next_row, end_row), head, rows_done);
    b_.SetInsertPoint(rows_done);
    llvm::PHINode *total_re = b_.CreatePHI(nothing.re->getType(), 2);
    total_re->addIncoming(nothing.re, before);
    total_re->addIncoming(sum.re, latch);
    llvm::PHINode *total_im = nullptr;
    if (nothing.im != nullptr) {
      total_im = b_.CreatePHI(nothing.im->getType(), 2);
      total_im->addIncoming(nothing.im, before);
      total_im->addIncoming(sum.im, latch);
    }
    store_slot(reduction, entry, {total_re, total_im});

    // The part of a row at the very end.
    Value *last = b_.CreateICmpEQ(b_.CreateAdd(leaf, one), leaves);
    Value *has_tail = b_.CreateAnd(last, b_.CreateICmpNE(tail, zero));
    when(has_tail, [&] {
      const Mask outer = mask_;
      mask_ = first_lanes(tail);
      const Raw part = reduce_value(reduction, linear({index_at(rows)}, 1));
      Value *alone = b_.CreateICmpSGE(first_row, end_row);
      const Raw held = load_slot(reduction, entry);
      const Raw both = arithmetic_.select(below_lanes(tail), combine(reduction, held, part), held);
      store_slot(reduction, entry, arithmetic_.select(alone, part, both));
      write(valid, b_.CreateSelect(alone, tail, lanes));
      mask_ = outer;
    });
    write(depth, b_.CreateAdd(read(depth), one));
    write(ones, leaf);
    join_while([&] {
      Value *left = read(ones);
      write(ones, b_.CreateLShr(left, one));
      return b_.CreateTrunc(left, context_.i1());
    });
  });
  join_while([&] { return b_.CreateICmpSGT(read(depth), one); });

  // Few values are added one by one, many are halved.
  Value *bottom = slot(reduction, zero, nullptr);
  Join join = new_join("reduced");
  Block *few = new_block("few");
  Block *many = new_block("many");
  b_.CreateCondBr(b_.CreateICmpSLT(count, lanes), few, many);
  const auto leave_with = [&](Raw value) {
    std::vector<Value *> values{value.re};
    if (value.im != nullptr) values.push_back(value.im);
    branch_to(join, std::move(values));
  };
  const auto lane = [&](Raw value, Value *at) { return extract(value, at, reduction.dtype); };
  b_.SetInsertPoint(few);
  const Raw held = load_slot(reduction, bottom);
  const Raw first = lane(held, zero);
  Block *before = b_.GetInsertBlock();
  Block *head = new_block("one");
  Block *done = new_block("ones");
  b_.CreateCondBr(b_.CreateICmpSLT(one, count), head, done);
  b_.SetInsertPoint(head);
  llvm::PHINode *i = b_.CreatePHI(context_.i64(), 2);
  i->addIncoming(one, before);
  llvm::PHINode *sum_re = b_.CreatePHI(first.re->getType(), 2);
  sum_re->addIncoming(first.re, before);
  llvm::PHINode *sum_im = first.im != nullptr ? b_.CreatePHI(first.im->getType(), 2) : nullptr;
  if (sum_im != nullptr) sum_im->addIncoming(first.im, before);
  const Raw next = combine(reduction, {sum_re, sum_im}, lane(held, i));
  Value *next_i = b_.CreateAdd(i, one);
  Block *latch = b_.GetInsertBlock();
  i->addIncoming(next_i, latch);
  sum_re->addIncoming(next.re, latch);
  if (sum_im != nullptr) sum_im->addIncoming(next.im, latch);
  b_.CreateCondBr(b_.CreateICmpSLT(next_i, count), head, done);
  b_.SetInsertPoint(done);
  const auto merged = [&](Value *start, Value *end) {
    llvm::PHINode *phi = b_.CreatePHI(start->getType(), 2);
    phi->addIncoming(start, before);
    phi->addIncoming(end, latch);
    return phi;
  };
  Value *few_re = merged(first.re, next.re);
  leave_with({few_re, first.im != nullptr ? merged(first.im, next.im) : nullptr});

  b_.SetInsertPoint(many);
  Raw sums = load_slot(reduction, bottom);
  for (int width = static_cast<int>(ir::kLanes) / 2; width > 0; width /= 2) {
    std::vector<int> low;
    std::vector<int> high;
    for (int k = 0; k < width; ++k) {
      low.push_back(k);
      high.push_back(k + width);
    }
    const auto take = [&](const std::vector<int> &which) {
      return Raw{b_.CreateShuffleVector(sums.re, which), sums.im ? b_.CreateShuffleVector(sums.im, which) : nullptr};
    };
    const Raw below = take(low);
    sums = combine(reduction, below, take(high));
  }
  leave_with(lane(sums, zero));
  const std::vector<Value *> values = finish(join);
  return {values[0], values.size() > 1 ? values[1] : nullptr};
}

/// Bounds may differ from lane to lane: all lanes then go by the longest, and a value that a lane lacks takes no part
/// in its combinations. That gives each lane the order of its own length, as the order is the same up to what is
/// missing.
Raw Body::reduce_across(const Reduction &reduction) {
  Value *zero = context_.int64(0);
  Value *one = context_.int64(1);
  Value *lanes = context_.int64(ir::kLanes);
  Value *count = reduction.count;
  const auto splat = [&](Value *item) { return b_.CreateVectorSplat(static_cast<unsigned>(lanes_), item); };
  // Lanes that have a value of this number; null: all of them.
  const auto having = [&](Value *number) -> Value * {
    return reduction.counts == nullptr ? nullptr : lane_bool(b_.CreateICmpSLT(splat(number), reduction.counts));
  };
  const auto keep_where = [&](Value *having_it, Raw value, Raw otherwise) {
    return having_it == nullptr ? value : arithmetic_.select(having_it, value, otherwise);
  };
  const auto variable = [&](Value *start) {
    llvm::AllocaInst *held = context_.stack_slot(b_, context_.i64(), 8);
    b_.CreateAlignedStore(start, held, llvm::Align(8));
    return held;
  };
  const auto read = [&](Value *held) { return b_.CreateAlignedLoad(context_.i64(), held, llvm::Align(8)); };
  const auto write = [&](Value *held, Value *item) { b_.CreateAlignedStore(item, held, llvm::Align(8)); };
  llvm::AllocaInst *depth = variable(zero);
  llvm::AllocaInst *valid = variable(lanes);
  llvm::AllocaInst *ones = variable(zero);
  Value *starts = context_.stack_slot(b_, llvm::ArrayType::get(context_.i64(), kDepth), 8);  // of entries: first value
  const auto start_of = [&](Value *entry) { return b_.CreateGEP(context_.i64(), starts, entry); };

  const auto join_while = [&](auto &&condition) {
    Block *test = new_block("fold");
    Block *body = new_block("join");
    Block *done = new_block("folded");
    b_.CreateBr(test);
    b_.SetInsertPoint(test);
    b_.CreateCondBr(condition(), body, done);
    b_.SetInsertPoint(body);
    Value *top = b_.CreateSub(read(depth), one);
    Value *target = b_.CreateSub(top, one);
    Value *start = read(start_of(top));
    counted_loop(b_, zero, read(valid), [&](Value *j) {
      Value *held = slot(reduction, target, j);
      const Raw below = load_slot(reduction, held);
      const Raw both = combine(reduction, below, load_slot(reduction, slot(reduction, top, j)));
      store_slot(reduction, held, keep_where(having(b_.CreateAdd(start, j)), both, below));
    });
    write(depth, top);
    write(valid, lanes);
    b_.CreateBr(test);
    b_.SetInsertPoint(done);
  };

  Value *leaves = b_.CreateLShr(b_.CreateAdd(count, context_.int64(ir::kLeaf - 1)), context_.int64(8));
  counted_loop(b_, zero, leaves, [&](Value *leaf) {
    Value *base = b_.CreateShl(leaf, context_.int64(8));
    Value *length =
        b_.CreateBinaryIntrinsic(llvm::Intrinsic::smin, b_.CreateSub(count, base), context_.int64(ir::kLeaf));
    Value *entry = read(depth);
    write(start_of(entry), base);
    counted_loop(b_, zero, length, [&](Value *i) {
      Value *held = slot(reduction, entry, b_.CreateAnd(i, context_.int64(ir::kLanes - 1)));
      Value *number = b_.CreateAdd(base, i);
      Value *mine = having(number);
      const Mask outer = mask_;
      LaneValue index;
      if (mine == nullptr) {
        index = uniform({b_.CreateAdd(reduction.lo, number)});
      } else {
        mask_ = mask_and(mask_, mine);
        mask_.nonempty = true;
        index = varying({b_.CreateAdd(reduction.lo, splat(number))});
      }
      const Raw given = reduce_value(reduction, index);
      mask_ = outer;
      // The first turn starts the accumulators; what they held before is not looked at.
      const Raw before = load_slot(reduction, held);
      const Raw added = arithmetic_.select(b_.CreateICmpSLT(i, lanes), given, combine(reduction, before, given));
      store_slot(reduction, held, keep_where(having(number), added, before));
    });
    write(valid, b_.CreateBinaryIntrinsic(llvm::Intrinsic::smin, length, lanes));
    write(depth, b_.CreateAdd(entry, one));
    write(ones, leaf);
    join_while([&] {
      Value *left = read(ones);
      write(ones, b_.CreateLShr(left, one));
      return b_.CreateTrunc(left, context_.i1());
    });
  });
  join_while([&] { return b_.CreateICmpSGT(read(depth), one); });

  // Few values are added one by one, many are halved. The sum of few goes to the entry above.
  Value *first = slot(reduction, zero, zero);
  Value *few = slot(reduction, one, zero);
  store_slot(reduction, few, load_slot(reduction, first));
  counted_loop(b_, one, b_.CreateBinaryIntrinsic(llvm::Intrinsic::smin, count, lanes), [&](Value *j) {
    const Raw below = load_slot(reduction, few);
    const Raw both = combine(reduction, below, load_slot(reduction, slot(reduction, zero, j)));
    store_slot(reduction, few, keep_where(having(j), both, below));
  });
  when(b_.CreateICmpSGE(count, lanes), [&] {
    for (std::int64_t width = ir::kLanes / 2; width > 0; width /= 2) {
      counted_loop(b_, zero, context_.int64(width), [&](Value *j) {
        Value *held = slot(reduction, zero, j);
        Value *other = slot(reduction, zero, b_.CreateAdd(j, context_.int64(width)));
        const Raw below = load_slot(reduction, held);
        store_slot(reduction, held, combine(reduction, below, load_slot(reduction, other)));
      });
    }
  });
  Value *is_few = reduction.counts == nullptr ? b_.CreateICmpSLT(count, lanes)
                                              : lane_bool(b_.CreateICmpSLT(reduction.counts, splat(lanes)));
  return arithmetic_.select(is_few, load_slot(reduction, few), load_slot(reduction, first));
}

}  // namespace gridstride::codegen::cpu
