#include <llvm/IR/IntrinsicsNVPTX.h>

#include "codegen/nvptx/body.h"
#include "codegen/nvptx/scalar_ops.h"
#include "ir/reduction_order.h"

namespace gridstride::codegen::nvptx {

using ir::Op;
using ir::OpCode;

namespace {

/// Ops that one unrolled leaf of kRun values may have: beyond it, it is a loop.
constexpr std::size_t kUnrolledOps = 160;

bool has_regions_or_faults(const ir::Region &region, bool &faults) {
  bool regions = false;
  for (const auto &op : region.ops) {
    if (op->code == OpCode::Fault || op->check == ir::Check::Report) faults = true;
    if (!op->regions.empty()) regions = true;
    for (const ir::Region &each : op->regions) has_regions_or_faults(each, faults);
  }
  return regions;
}

/// The storage of an accumulator or several: one stack slot a part.
struct Slots {
  llvm::Value *real = nullptr;
  llvm::Value *imag = nullptr;
};

}  // namespace

/// Makes the code of one Reduce in the order of ir/reduction_order.h. Its kLanes accumulators belong to kLanes threads,
/// or to one thread that makes them one after the other: the values of one accumulator depend on no other's.
class Reducer {
public:
  Reducer(Body &body, const Op &op)
      : body_(body),
        code_(body.code_),
        build_(body.code_.builder),
        op_(op),
        dtype_(op.scalar.dtype),
        sharing_(body.state_.sharing) {}

  Value emit() {
    llvm::Value *lo = body_.value(op_.operands[0]).real;
    llvm::Value *hi = body_.value(op_.operands[1]).real;
    lo_ = lo;
    count_ = code_.select(build_.CreateICmpSGT(hi, lo), build_.CreateSub(hi, lo), code_.i64(0));
    bool faults = false;
    unrolled_ = !has_regions_or_faults(op_.regions[0], faults) && op_.regions[0].ops.size() * ir::kRun <= kUnrolledOps;
    const bool outer_quiet = body_.quiet_;
    if (faults && !outer_quiet) {
      look_for_faults();
      body_.quiet_ = true;
    }
    // Fewer values than accumulators are combined as they come, by each thread for itself.
    few_ = build_.CreateICmpSLT(count_, code_.i64(ir::kLanes));
    step_ = code_.select(few_, code_.i64(1), code_.i64(ir::kLanes));
    const Value result = sharing_ == Sharing::Block      ? by_block()
                         : sharing_ == Sharing::HalfWarp ? by_half_warp()
                         : sharing_ == Sharing::Columns  ? by_columns()
                                                         : by_thread();
    body_.quiet_ = outer_quiet;
    llvm::Value *none = build_.CreateICmpEQ(count_, code_.i64(0));
    return choose(none, code_.constant(op_.scalar), result);
  }

private:
  Value choose(llvm::Value *condition, const Value &yes, const Value &no) {
    Value result{code_.select(condition, yes.real, no.real), nullptr};
    if (yes.imag != nullptr) result.imag = code_.select(condition, yes.imag, no.imag);
    return result;
  }
  Value combine(const Value &below, const Value &above) {
    const std::array<Operand, 2> operands{Operand{below, dtype_}, Operand{above, dtype_}};
    return emit_scalar_op(code_, op_.scalar_op, operands);
  }
  std::pair<llvm::PHINode *, llvm::PHINode *> make_phi() {
    llvm::Type *type = code_.type(dtype_);
    return {build_.CreatePHI(type, 2), is_complex(dtype_) ? build_.CreatePHI(type, 2) : nullptr};
  }
  static Value as_value(const std::pair<llvm::PHINode *, llvm::PHINode *> &phi) { return {phi.first, phi.second}; }
  static void feed(const std::pair<llvm::PHINode *, llvm::PHINode *> &phi, const Value &value, llvm::BasicBlock *from) {
    phi.first->addIncoming(value.real, from);
    if (phi.second != nullptr) phi.second->addIncoming(value.imag, from);
  }

  // --- values of the body

  /// The values at these positions (from `lo`), side by side.
  std::vector<Value> values_at(const std::vector<llvm::Value *> &positions) {
    const ir::Region &region = op_.regions[0];
    std::vector<Values> points(positions.size(), body_.values());
    for (std::size_t i = 0; i < positions.size(); ++i) {
      points[i][region.args[0].index] = {build_.CreateAdd(lo_, positions[i]), nullptr};
    }
    body_.emit_points(region, points);
    std::vector<Value> values;
    values.reserve(points.size());
    for (const Values &point : points) values.push_back(point[region.ops.back()->operands[0].index]);
    return values;
  }

  /// Runs the body for every index in order, for its faults alone.
  void look_for_faults() {
    llvm::BasicBlock *before = build_.GetInsertBlock();
    llvm::BasicBlock *loop = code_.block("look");
    llvm::BasicBlock *done = code_.block("looked");
    build_.CreateCondBr(build_.CreateICmpSGT(count_, code_.i64(0)), loop, done);
    code_.enter(loop);
    llvm::PHINode *position = build_.CreatePHI(code_.int_type(64), 2);
    static_cast<void>(values_at({position}));
    llvm::Value *next = build_.CreateAdd(position, code_.i64(1));
    position->addIncoming(code_.i64(0), before);
    position->addIncoming(next, build_.GetInsertBlock());
    build_.CreateCondBr(build_.CreateICmpSLT(next, count_), loop, done);
    code_.enter(done);
  }

  // --- stack slots

  Slots make_slots(std::int64_t count) {
    llvm::Function *function = build_.GetInsertBlock()->getParent();
    llvm::IRBuilder<> first(&function->getEntryBlock(), function->getEntryBlock().getFirstInsertionPt());
    const auto make = [&] { return first.CreateAlloca(code_.type(dtype_), code_.i64(count)); };
    return {make(), is_complex(dtype_) ? make() : nullptr};
  }
  Value load(const Slots &slots, llvm::Value *at) {
    llvm::Type *type = code_.type(dtype_);
    const auto read = [&](llvm::Value *base) -> llvm::Value * {
      return base == nullptr ? nullptr : build_.CreateLoad(type, build_.CreateGEP(type, base, at));
    };
    return {read(slots.real), read(slots.imag)};
  }
  void store(const Slots &slots, llvm::Value *at, const Value &value) {
    llvm::Type *type = code_.type(dtype_);
    build_.CreateStore(value.real, build_.CreateGEP(type, slots.real, at));
    if (value.imag != nullptr) build_.CreateStore(value.imag, build_.CreateGEP(type, slots.imag, at));
  }

  // --- one accumulator

  /// Combines the values of one leaf from position `first` on, `step_` apart, before `end`. There is one at least.
  Value leaf(llvm::Value *first, llvm::Value *end, llvm::Value *full) {
    llvm::BasicBlock *here = build_.GetInsertBlock();
    llvm::BasicBlock *rest = code_.block("leaf.rest");
    llvm::BasicBlock *done = code_.block("leaf.done");
    llvm::BasicBlock *start = code_.block("leaf.start");
    code_.enter(done);
    const auto result = make_phi();
    code_.enter(here);
    if (unrolled_) {
      llvm::BasicBlock *whole = code_.block("leaf.whole");
      build_.CreateCondBr(full, whole, start);
      code_.enter(whole);
      std::vector<llvm::Value *> positions;
      for (std::int64_t i = 0; i < ir::kRun; ++i)
        positions.push_back(build_.CreateAdd(first, code_.i64(i * ir::kLanes)));
      const std::vector<Value> values = values_at(positions);
      Value sum = values[0];
      for (std::size_t i = 1; i < values.size(); ++i) sum = combine(sum, values[i]);
      feed(result, sum, build_.GetInsertBlock());
      build_.CreateBr(done);
    } else {
      build_.CreateBr(start);
    }
    code_.enter(start);
    build_.CreateBr(rest);
    code_.enter(rest);
    llvm::PHINode *position = build_.CreatePHI(code_.int_type(64), 2);
    const auto sum = make_phi();
    // Several at once, so that their loads wait together; those behind the end read the first one's place again.
    const std::size_t together = unrolled_ ? 4 : 1;
    std::vector<llvm::Value *> positions = {position};
    std::vector<llvm::Value *> exists = {nullptr};
    llvm::Value *next = build_.CreateAdd(position, step_);
    for (std::size_t k = 1; k < together; ++k) {
      exists.push_back(build_.CreateICmpSLT(next, end));
      positions.push_back(code_.select(exists[k], next, position));
      next = build_.CreateAdd(next, step_);
    }
    const std::vector<Value> values = values_at(positions);
    // The very first value starts the sum, the others join it.
    llvm::Value *is_first = build_.CreateICmpEQ(position, first);
    Value joined = choose(is_first, values[0], combine(as_value(sum), values[0]));
    for (std::size_t k = 1; k < together; ++k) joined = choose(exists[k], combine(joined, values[k]), joined);
    position->addIncoming(first, start);
    feed(sum, code_.constant(op_.scalar), start);
    llvm::BasicBlock *last = build_.GetInsertBlock();
    position->addIncoming(next, last);
    feed(sum, joined, last);
    feed(result, joined, last);
    build_.CreateCondBr(build_.CreateICmpSLT(next, end), rest, done);
    code_.enter(done);
    return as_value(result);
  }

  /// All values of the accumulator `lane` in the leaves from position `from` up to `to`, of which there is one: leaves,
  /// and a stack of the sums of 2**k of them. Without a value in the last leaf that leaf is left out, which gives the
  /// same tree.
  Value accumulate(llvm::Value *lane, llvm::Value *from, llvm::Value *to) {
    llvm::IntegerType *i64 = code_.int_type(64);
    const Slots stack = make_slots(body_.state_.options.small ? 24 : 56);
    llvm::BasicBlock *before = build_.GetInsertBlock();
    llvm::BasicBlock *loop = code_.block("leaf");
    llvm::BasicBlock *folded = code_.block("folded");
    code_.enter(folded);
    const auto result = make_phi();
    code_.enter(loop);
    llvm::PHINode *base = build_.CreatePHI(i64, 2);    // of the leaf
    llvm::PHINode *number = build_.CreatePHI(i64, 2);  // of the leaf
    llvm::PHINode *depth = build_.CreatePHI(i64, 2);
    code_.enter(before);
    build_.CreateBr(loop);
    code_.enter(loop);
    llvm::Value *left = build_.CreateSub(to, base);
    llvm::Value *full = build_.CreateICmpSGE(left, code_.i64(ir::kLeaf));
    llvm::Value *end = build_.CreateAdd(base, code_.select(full, code_.i64(ir::kLeaf), left));
    const Value sum = leaf(build_.CreateAdd(base, lane), end, full);
    llvm::Value *next_base = build_.CreateAdd(base, code_.i64(ir::kLeaf));
    llvm::Value *more = build_.CreateICmpSLT(build_.CreateAdd(next_base, lane), to);

    // A single leaf needs no stack.
    llvm::BasicBlock *join_entry = build_.GetInsertBlock();
    llvm::BasicBlock *join = code_.block("join");
    llvm::BasicBlock *joined = code_.block("joined");
    llvm::BasicBlock *push = code_.block("push");
    llvm::Value *single = build_.CreateAnd(build_.CreateICmpEQ(number, code_.i64(0)), build_.CreateNot(more));
    feed(result, sum, join_entry);
    build_.CreateCondBr(single, folded, join);

    // As many trailing ones as the leaf's number has, so often two sums of one size join.
    code_.enter(join);
    llvm::PHINode *ones = build_.CreatePHI(i64, 2);
    llvm::PHINode *top = build_.CreatePHI(i64, 2);
    const auto above = make_phi();
    build_.CreateCondBr(build_.CreateTrunc(ones, code_.int_type(1)), joined, push);
    code_.enter(joined);
    llvm::Value *lower = build_.CreateSub(top, code_.i64(1));
    const Value both = combine(load(stack, lower), as_value(above));
    llvm::BasicBlock *joined_end = build_.GetInsertBlock();
    ones->addIncoming(number, join_entry);
    ones->addIncoming(build_.CreateLShr(ones, 1), joined_end);
    top->addIncoming(depth, join_entry);
    top->addIncoming(lower, joined_end);
    feed(above, sum, join_entry);
    feed(above, both, joined_end);
    build_.CreateBr(join);
    code_.enter(push);
    store(stack, top, as_value(above));
    llvm::Value *height = build_.CreateAdd(top, code_.i64(1));
    base->addIncoming(from, before);
    base->addIncoming(next_base, push);
    number->addIncoming(code_.i64(0), before);
    number->addIncoming(build_.CreateAdd(number, code_.i64(1)), push);
    depth->addIncoming(code_.i64(0), before);
    depth->addIncoming(height, push);
    llvm::BasicBlock *fold_entry = code_.block("fold");
    build_.CreateCondBr(more, loop, fold_entry);

    // What is left on the stack joins from the top.
    code_.enter(fold_entry);
    llvm::Value *last = build_.CreateSub(height, code_.i64(1));
    llvm::BasicBlock *fold = code_.block("fold.loop");
    llvm::BasicBlock *fold_more = code_.block("fold.more");
    build_.CreateBr(fold);
    code_.enter(fold);
    llvm::PHINode *rest = build_.CreatePHI(i64, 2);
    const auto whole = make_phi();
    feed(result, as_value(whole), fold);
    build_.CreateCondBr(build_.CreateICmpEQ(rest, code_.i64(0)), folded, fold_more);
    code_.enter(fold_more);
    llvm::Value *next = build_.CreateSub(rest, code_.i64(1));
    const Value more_sum = combine(load(stack, next), as_value(whole));
    llvm::BasicBlock *more_end = build_.GetInsertBlock();
    rest->addIncoming(last, fold_entry);
    rest->addIncoming(next, more_end);
    feed(whole, as_value(above), fold_entry);
    feed(whole, more_sum, more_end);
    build_.CreateBr(fold);
    code_.enter(folded);
    return as_value(result);
  }

  /// The accumulate of a lane, or the identity where there is no value at all.
  Value guarded(llvm::Value *lane, llvm::Value *from, llvm::Value *to) {
    llvm::BasicBlock *before = build_.GetInsertBlock();
    llvm::BasicBlock *some = code_.block("some");
    llvm::BasicBlock *after = code_.block("accumulated");
    build_.CreateCondBr(build_.CreateICmpSLT(build_.CreateAdd(from, lane), to), some, after);
    code_.enter(some);
    const Value sum = accumulate(lane, from, to);
    llvm::BasicBlock *here = build_.GetInsertBlock();
    build_.CreateBr(after);
    code_.enter(after);
    const auto result = make_phi();
    feed(result, code_.constant(op_.scalar), before);
    feed(result, sum, here);
    return as_value(result);
  }

  // --- the accumulators together

  /// The number of the calling thread's accumulator.
  llvm::Value *own_lane() {
    llvm::Value *thread = code_.intrinsic(llvm::Intrinsic::nvvm_read_ptx_sreg_tid_x, {}, {});
    llvm::Value *lane = sharing_ == Sharing::Columns ? build_.CreateUDiv(thread, code_.i32(kColumns))
                                                     : build_.CreateAnd(thread, code_.i32(ir::kLanes - 1));
    return build_.CreateZExt(lane, code_.int_type(64));
  }

  /// The accumulators of a half-warp, halved; the result in all its threads.
  Value halve(Value sum) {
    llvm::Value *mask = half_warp_mask(code_);
    for (std::uint32_t width = ir::kLanes / 2; width > 0; width /= 2)
      sum = combine(sum, shuffle(code_, sum, mask, width, true, ir::kLanes));
    return shuffle(code_, sum, mask, 0, false, ir::kLanes);
  }

  Value by_half_warp() {
    const Value mine = guarded(code_.select(few_, code_.i64(0), own_lane()), code_.i64(0), count_);
    return choose(few_, mine, halve(mine));
  }

  /// The accumulators of a point lie in shared memory once; then every thread halves them for itself.
  Value by_columns() {
    const Value mine = guarded(code_.select(few_, code_.i64(0), own_lane()), code_.i64(0), count_);
    llvm::Value *thread = code_.intrinsic(llvm::Intrinsic::nvvm_read_ptx_sreg_tid_x, {}, {});
    llvm::IntegerType *i64 = code_.int_type(64);
    llvm::Value *column = build_.CreateZExt(build_.CreateAnd(thread, code_.i32(kColumns - 1)), i64);
    const Slots shared = shared_slots();
    block_barrier(code_);  // a reduction before this one has read what it had there
    store(shared, build_.CreateZExt(thread, i64), mine);
    block_barrier(code_);
    std::vector<Value> parts;
    for (std::int64_t lane = 0; lane < ir::kLanes; ++lane) {
      parts.push_back(load(shared, build_.CreateAdd(column, code_.i64(lane * kColumns))));
    }
    for (std::size_t width = parts.size() / 2; width > 0; width /= 2) {
      for (std::size_t i = 0; i < width; ++i) parts[i] = combine(parts[i], parts[i + width]);
    }
    return choose(few_, mine, parts[0]);
  }

  /// Each half-warp takes a run of 2**k leaves, whose sums make the upper levels of the tree. The accumulators of all
  /// lie in shared memory once; then every half-warp joins them for itself.
  Value by_block() {
    constexpr std::int64_t kGroups = 16;
    llvm::Value *thread = code_.intrinsic(llvm::Intrinsic::nvvm_read_ptx_sreg_tid_x, {}, {});
    llvm::IntegerType *i64 = code_.int_type(64);
    llvm::Value *lane = own_lane();
    llvm::Value *group = build_.CreateZExt(build_.CreateLShr(thread, 4), i64);
    // The least power of two of leaves a group that makes at most kGroups groups.
    constexpr std::int64_t kAll = ir::kLeaf * kGroups;
    llvm::Value *each = build_.CreateUDiv(build_.CreateAdd(count_, code_.i64(kAll - 1)), code_.i64(kAll));
    llvm::Value *above_half =
        build_.CreateSub(code_.intrinsic(llvm::Intrinsic::umax, {i64}, {each, code_.i64(1)}), code_.i64(1));
    llvm::Value *zeros = code_.intrinsic(llvm::Intrinsic::ctlz, {i64}, {above_half, code_.flag(false)});
    // 64 zeros, of a single leaf a group, must not become a shift by 64.
    llvm::Value *bits = build_.CreateAnd(build_.CreateSub(code_.i64(64), zeros), code_.i64(63));
    llvm::Value *run = build_.CreateShl(code_.i64(ir::kLeaf), bits);
    llvm::Value *from = build_.CreateMul(group, run);
    llvm::Value *end = code_.intrinsic(llvm::Intrinsic::smin, {i64}, {build_.CreateAdd(from, run), count_});
    const Value mine = guarded(code_.select(few_, code_.i64(0), lane), code_.select(few_, code_.i64(0), from),
                               code_.select(few_, count_, end));

    const Slots shared = shared_slots();
    block_barrier(code_);  // a reduction before this one has read what it had there
    llvm::Value *place = build_.CreateZExt(thread, i64);
    store(shared, place, mine);
    block_barrier(code_);
    std::vector<Value> parts;
    std::vector<llvm::Value *> exists;
    for (std::int64_t g = 0; g < kGroups; ++g) {
      parts.push_back(load(shared, build_.CreateAdd(lane, code_.i64(g * ir::kLanes))));
      llvm::Value *first = build_.CreateAdd(build_.CreateMul(run, code_.i64(g)), lane);
      exists.push_back(build_.CreateICmpSLT(first, count_));
    }
    for (std::size_t width = 1; width < parts.size(); width *= 2) {
      for (std::size_t g = 0; g + width < parts.size(); g += 2 * width) {
        parts[g] = choose(exists[g + width], combine(parts[g], parts[g + width]), parts[g]);
      }
    }
    return choose(few_, mine, halve(parts[0]));
  }

  /// One accumulator a thread of the block, in memory that all reductions of this dtype share.
  Slots shared_slots() {
    const auto make = [&](const char *part) -> llvm::Value * {
      const std::string name = "gridstride.reduce." + std::string(gridstride::name(dtype_)) + part;
      if (llvm::GlobalVariable *known = code_.module.getNamedGlobal(name)) return known;
      const std::uint64_t threads = sharing_ == Sharing::Columns ? std::uint64_t{kColumns} * ir::kLanes : 256;
      llvm::Type *type = llvm::ArrayType::get(code_.type(dtype_), threads);
      return new llvm::GlobalVariable(code_.module, type, false, llvm::GlobalValue::InternalLinkage,
                                      llvm::PoisonValue::get(type), name, nullptr, llvm::GlobalValue::NotThreadLocal,
                                      3);
    };
    return {make(".real"), is_complex(dtype_) ? make(".imag") : nullptr};
  }

  /// One accumulator after the other into stack slots, then the halving there.
  Value by_thread() {
    const Slots sums = make_slots(ir::kLanes);
    llvm::IntegerType *i64 = code_.int_type(64);
    llvm::BasicBlock *before = build_.GetInsertBlock();
    llvm::BasicBlock *loop = code_.block("lane");
    llvm::BasicBlock *halve = code_.block("halve");
    llvm::BasicBlock *done = code_.block("reduced");
    build_.CreateBr(loop);
    code_.enter(loop);
    llvm::PHINode *lane = build_.CreatePHI(i64, 2);
    const Value sum = guarded(lane, code_.i64(0), count_);
    store(sums, lane, sum);
    llvm::Value *next = build_.CreateAdd(lane, code_.i64(1));
    lane->addIncoming(code_.i64(0), before);
    lane->addIncoming(next, build_.GetInsertBlock());
    llvm::Value *end = code_.select(few_, code_.i64(1), code_.i64(ir::kLanes));
    llvm::BasicBlock *lane_end = code_.block("lane.end");
    build_.CreateCondBr(build_.CreateICmpSLT(next, end), loop, lane_end);
    code_.enter(lane_end);
    build_.CreateCondBr(few_, done, halve);
    code_.enter(halve);
    std::vector<Value> parts;
    for (std::int64_t i = 0; i < ir::kLanes; ++i) parts.push_back(load(sums, code_.i64(i)));
    for (std::size_t width = parts.size() / 2; width > 0; width /= 2) {
      for (std::size_t i = 0; i < width; ++i) parts[i] = combine(parts[i], parts[i + width]);
    }
    llvm::BasicBlock *halved = build_.GetInsertBlock();
    build_.CreateBr(done);
    code_.enter(done);
    const auto result = make_phi();
    feed(result, sum, lane_end);
    feed(result, parts[0], halved);
    return as_value(result);
  }

  Body &body_;
  Code &code_;
  llvm::IRBuilder<> &build_;
  const Op &op_;
  DType dtype_;
  Sharing sharing_;
  bool unrolled_ = false;
  llvm::Value *lo_ = nullptr;
  llvm::Value *count_ = nullptr;
  llvm::Value *few_ = nullptr;
  llvm::Value *step_ = nullptr;
};

namespace {

llvm::Value *shuffle_bits(Code &code, llvm::Value *part, llvm::Value *mask, std::uint32_t distance, bool relative,
                          std::uint32_t width) {
  llvm::IRBuilder<> &build = code.builder;
  llvm::Type *type = part->getType();
  llvm::Value *word = type->isIntegerTy() ? part : code.bits(part);
  // The shuffle keeps within segments of so many lanes.
  const std::uint32_t segments = ((32 - width) << 8) | 0x1f;
  const auto id = relative ? llvm::Intrinsic::nvvm_shfl_sync_down_i32 : llvm::Intrinsic::nvvm_shfl_sync_idx_i32;
  const auto move = [&](llvm::Value *half) {
    return code.intrinsic(id, {}, {mask, half, code.i32(distance), code.i32(segments)});
  };
  llvm::IntegerType *i32 = code.int_type(32);
  if (type->getPrimitiveSizeInBits() == 64) {
    llvm::Value *low = move(build.CreateTrunc(word, i32));
    llvm::Value *high = move(build.CreateTrunc(build.CreateLShr(word, 32), i32));
    llvm::IntegerType *i64 = code.int_type(64);
    word = build.CreateOr(build.CreateShl(build.CreateZExt(high, i64), 32), build.CreateZExt(low, i64));
  } else {
    word = build.CreateTrunc(move(build.CreateZExt(word, i32)), word->getType());
  }
  return type->isIntegerTy() ? word : code.from_bits(word, type);
}

}  // namespace

Value shuffle(Code &code, const Value &value, llvm::Value *mask, std::uint32_t distance, bool relative,
              std::uint32_t width) {
  const auto move = [&](llvm::Value *part) {
    return part == nullptr ? nullptr : shuffle_bits(code, part, mask, distance, relative, width);
  };
  return {move(value.real), move(value.imag)};
}

void Body::emit_reduce(const Op &op) {
  set_value(op.results[0], Reducer(*this, op).emit());
}

}  // namespace gridstride::codegen::nvptx
