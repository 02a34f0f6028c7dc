#include "codegen/cpu/entry.h"

#include <functional>

#include <llvm/IR/Intrinsics.h>
#include <llvm/IR/IntrinsicsX86.h>

#include "codegen/cpu/body.h"
#include "codegen/cpu/cooperation.h"
#include "codegen/cpu/counted_loop.h"
#include "codegen/cpu/launch_values.h"

// The loops around a kernel's body. A row is a run of points or threads along the lane axis with the other coordinates
// fixed. Each row is walked in segments (see segments.cpp): whole vectors by the version for segments, unrolled; what
// is left, and stretches on which a check fails, by the masked version.
namespace gridstride::codegen::cpu {

namespace {

using llvm::BasicBlock;
using llvm::Value;

class EntryEmitter {
public:
  EntryEmitter(const ir::Module &source, const Target &target, const Plan &plan, llvm::Module &module)
      : source_(source),
        kernel_(source.kernel()),
        plan_(plan),
        context_{module.getContext(), module, target, plan.lanes, plan.mask_bits, {}, {}, {}, {}, 0},
        b_(make_builder(module)) {}

  void run() {
    number_ops(source_, context_);
    open_function();
    extents_ = read_launch(context_, b_, kernel_, launch_argument_, launch_);
    launch_.locals = function_->getArg(3);
    if (kernel_.kind == ir::FunctionKind::Simt) {
      emit_grid();
    } else if (kernel_.reduces_within && has_reduce(kernel_.body)) {
      emit_points();
    } else {
      emit_space();
    }
    if (kernel_.streaming) b_.CreateIntrinsic(llvm::Intrinsic::x86_sse_sfence, {}, llvm::ArrayRef<Value *>());
    b_.CreateRetVoid();
  }

private:
  static bool has_reduce(const ir::Region &region) {
    for (const auto &op : region.ops) {
      if (op->code == ir::OpCode::Reduce) return true;
      for (const ir::Region &inner : op->regions) {
        if (has_reduce(inner)) return true;
      }
    }
    return false;
  }

  BasicBlock *block(const char *name) { return BasicBlock::Create(context_.llvm, name, function_); }

  /// Ends the block and goes on in a new one; gives the terminator, before which code of the old block goes.
  llvm::Instruction *next_block(const char *name) {
    BasicBlock *next = block(name);
    llvm::Instruction *end = b_.CreateBr(next);
    b_.SetInsertPoint(next);
    return end;
  }

  // --- the launch

  void open_function() {
    llvm::Type *pointer = context_.pointer();
    auto *type = llvm::FunctionType::get(llvm::Type::getVoidTy(context_.llvm),
                                         {pointer, context_.i64(), context_.i64(), pointer}, false);
    function_ = llvm::Function::Create(type, llvm::GlobalValue::ExternalLinkage, kEntryName, context_.module);
    function_->addFnAttr(llvm::Attribute::NoUnwind);
    launch_argument_ = function_->getArg(0);
    begin_ = function_->getArg(1);
    end_ = function_->getArg(2);
    b_.SetInsertPoint(block("entry"));
  }

  // --- a counted loop: for (i = from; i < to; i += 1) body(i)

  void loop(Value *from, Value *to, const std::function<void(Value *)> &body) { counted_loop(b_, from, to, body); }

  // --- rows

  LaneModel model(LaneMode mode) const { return {mode, kernel_.kind, plan_.axis, plan_.stride_loop, false, {}}; }

  /// Emits the loops over a row [from, to); the builder stands in the row's block.
  void emit_row(const Position &row, Value *from, Value *to) {
    llvm::Instruction *row_end = next_block("row");
    if (plan_.stride_loop == nullptr) {
      emit_segments(row, from, to, row_end, [](const Body &) {});
      return;
    }
    // A stride loop: its trips are outside, the threads inside. Its bound and step are known when the body has been
    // emitted.
    BasicBlock *row_block = row_end->getParent();
    llvm::PHINode *bound = b_.CreatePHI(context_.i64(), 1);
    llvm::PHINode *step = b_.CreatePHI(context_.i64(), 1);
    BasicBlock *before = b_.GetInsertBlock();
    BasicBlock *head = block("stride");
    BasicBlock *done = block("strides.end");
    b_.CreateCondBr(b_.CreateICmpSLT(from, bound), head, done);
    b_.SetInsertPoint(head);
    llvm::PHINode *shift = b_.CreatePHI(context_.i64(), 2);
    shift->addIncoming(context_.int64(0), before);
    Value *start = b_.CreateAdd(from, shift);
    Value *room = b_.CreateSub(bound, start);
    Value *length = b_.CreateBinaryIntrinsic(llvm::Intrinsic::smin, b_.CreateSub(to, from), room);
    Position strided = row;
    strided.shift = shift;
    emit_segments(strided, start, b_.CreateAdd(start, length), row_end, [&](const Body &body) {
      bound->addIncoming(body.row_value(plan_.stride_loop->operands[1]), row_block);
      step->addIncoming(body.row_value(plan_.stride_loop->operands[2]), row_block);
    });
    emit_poll(context_, b_, launch_.cancelled);
    Value *again = b_.CreateICmpSLT(step, room);
    shift->addIncoming(b_.CreateAdd(shift, step), b_.GetInsertBlock());
    b_.CreateCondBr(again, head, done);
    b_.SetInsertPoint(done);
  }

  /// `emitted` is called with the body for segments, once it is complete.
  template <class Emitted>
  void emit_segments(const Position &row, Value *from, Value *to, llvm::Instruction *row_end, Emitted &&emitted) {
    Body &segments = body(LaneMode::Segment, row_end);
    Body &masked = body(LaneMode::Masked, row_end);
    const std::int64_t width = plan_.lanes;

    BasicBlock *before = b_.GetInsertBlock();
    BasicBlock *head = block("segment");
    BasicBlock *done = block("row.end");
    b_.CreateCondBr(b_.CreateICmpSLT(from, to), head, done);
    b_.SetInsertPoint(head);
    llvm::PHINode *x = b_.CreatePHI(context_.i64(), 2);
    x->addIncoming(from, before);

    SegmentPlan segment;
    segment.x = x;
    segment.row_begin = from;
    segment.row_end = to;
    llvm::Instruction *segment_end = next_block("vectors");
    segments.set_level(kSegment, segment_end);
    segments.set_segment(&segment);

    // The bodies are emitted first: they say where the segment ends and what it requires.
    llvm::PHINode *end = b_.CreatePHI(context_.i64(), 1);
    std::vector<Stream> streams;
    Value *after = vector_loops(segments, row, x, end, streams, segment_end);

    BasicBlock *vectors_done = b_.GetInsertBlock();
    BasicBlock *rest = block("rest");
    b_.CreateBr(rest);

    // The rest of the segment, or all of one that does not meet its conditions.
    b_.SetInsertPoint(rest);
    llvm::PHINode *at = b_.CreatePHI(context_.i64(), 3);
    at->addIncoming(after, vectors_done);
    llvm::PHINode *rest_end = b_.CreatePHI(context_.i64(), 3);
    rest_end->addIncoming(end, vectors_done);
    // Lanes may run past the segment, into the next: no vector stays half empty there.
    llvm::PHINode *reach = b_.CreatePHI(context_.i64(), 3);
    reach->addIncoming(to, vectors_done);
    BasicBlock *step = block("masked");
    BasicBlock *segment_done = block("segment.end");
    b_.CreateCondBr(b_.CreateICmpSLT(at, rest_end), step, segment_done);
    b_.SetInsertPoint(step);
    Position position = row;
    position.lane0 = at;
    Value *left = b_.CreateSub(reach, at);
    Value *count = b_.CreateBinaryIntrinsic(llvm::Intrinsic::smin, left, context_.int64(width));
    masked.emit(position, masked.first_lanes(count));
    Value *stepped = b_.CreateAdd(at, count);
    at->addIncoming(stepped, b_.GetInsertBlock());
    rest_end->addIncoming(rest_end, b_.GetInsertBlock());
    reach->addIncoming(reach, b_.GetInsertBlock());
    b_.CreateBr(rest);

    b_.SetInsertPoint(segment_done);
    x->addIncoming(at, segment_done);
    b_.CreateCondBr(b_.CreateICmpSLT(at, to), head, done);

    // Now the segment's own block.
    b_.SetInsertPoint(segment_end);
    Value *limit = to;
    for (Value *threshold : segment.thresholds) {
      Value *ahead = b_.CreateICmpSGT(threshold, x);
      Value *nearer = b_.CreateICmpSLT(threshold, limit);
      limit = b_.CreateSelect(b_.CreateAnd(ahead, nearer), threshold, limit);
    }
    BasicBlock *segment_block = b_.GetInsertBlock();
    BasicBlock *vectors = llvm::cast<llvm::BranchInst>(segment_end)->getSuccessor(0);
    end->addIncoming(limit, segment_block);
    Value *whole = segment.valid;
    Value *masked_end = limit;
    Value *masked_reach = to;
    if (!streams.empty()) {
      // Up to where the first output is aligned is a segment of its own.
      const Stream &first = streams.front();
      Value *address = stream_address(first, x);
      Value *missing = b_.CreateAnd(b_.CreateNeg(address), context_.int64(static_cast<std::int64_t>(first.align) - 1));
      Value *lead = b_.CreateAdd(x, b_.CreateUDiv(missing, context_.int64(first.item)));
      Value *leads = b_.CreateAnd(b_.CreateICmpSGT(lead, x), b_.CreateICmpSLT(lead, limit));
      masked_end = b_.CreateSelect(leads, lead, limit);
      masked_reach = b_.CreateSelect(leads, lead, to);
      Value *aligned = b_.CreateNot(leads);
      whole = whole == nullptr ? aligned : b_.CreateAnd(whole, aligned);
    }
    if (whole != nullptr) {
      segment_end->eraseFromParent();
      b_.SetInsertPoint(segment_block);
      b_.CreateCondBr(whole, vectors, rest);
      at->addIncoming(x, segment_block);
      rest_end->addIncoming(masked_end, segment_block);
      reach->addIncoming(masked_reach, segment_block);
    }
    b_.SetInsertPoint(done);
    emitted(segments);
    bodies_.clear();
  }

  /// Whole vectors from x on; gives where they end.
  Value *vector_loops(Body &body, const Position &row, Value *x, Value *end, std::vector<Stream> &streams,
                      llvm::Instruction *segment_end) {
    Value *at = x;
    const auto always = [] { return static_cast<Value *>(nullptr); };
    if (kernel_.streaming) {
      // Past the caches, where all outputs are aligned.
      body.set_streaming(&streams);
      at = vector_loop(body, row, at, end, plan_.unroll, [&]() -> Value * {
        if (streams.empty()) return b_.getFalse();
        llvm::IRBuilderBase::InsertPointGuard guard(b_);
        b_.SetInsertPoint(segment_end);
        Value *aligned = nullptr;
        for (const Stream &stream : streams) {
          Value *low =
              b_.CreateAnd(stream_address(stream, x), context_.int64(static_cast<std::int64_t>(stream.align) - 1));
          Value *good = b_.CreateICmpEQ(low, context_.int64(0));
          aligned = aligned == nullptr ? good : b_.CreateAnd(aligned, good);
        }
        return aligned;
      });
      body.set_streaming(nullptr);
    }
    if (plan_.unroll > 1) at = vector_loop(body, row, at, end, plan_.unroll, always);
    if (plan_.unroll == 1 || !plan_.straight) at = vector_loop(body, row, at, end, 1, always);
    return at;
  }

  Value *stream_address(const Stream &stream, Value *x) {
    return b_.CreateAdd(b_.CreatePtrToInt(stream.base, context_.i64()), b_.CreateMul(x, context_.int64(stream.item)));
  }

  /// `condition` is asked for once the body has been emitted; null stands for true.
  template <class Condition>
  Value *vector_loop(Body &body, const Position &row, Value *from, Value *end, int unroll, Condition &&condition) {
    Value *stride = context_.int64(std::int64_t{plan_.lanes} * unroll);
    BasicBlock *before = b_.GetInsertBlock();
    BasicBlock *head = block("vector");
    BasicBlock *done = block("vector.end");
    Value *last = b_.CreateSub(end, stride);
    Value *runs = b_.CreateICmpSLE(from, last);
    b_.SetInsertPoint(head);
    llvm::PHINode *at = b_.CreatePHI(context_.i64(), 2);
    at->addIncoming(from, before);
    for (int turn = 0; turn < unroll; ++turn) {
      Position position = row;
      position.lane0 = turn == 0 ? at : b_.CreateAdd(at, context_.int64(std::int64_t{plan_.lanes} * turn));
      body.emit(position, Mask{});
    }
    Value *next = b_.CreateAdd(at, stride);
    at->addIncoming(next, b_.GetInsertBlock());
    BasicBlock *latch = b_.GetInsertBlock();
    b_.CreateCondBr(b_.CreateICmpSLE(next, last), head, done);
    b_.SetInsertPoint(before);
    if (Value *also = condition()) runs = b_.CreateAnd(runs, also);
    b_.CreateCondBr(runs, head, done);
    b_.SetInsertPoint(done);
    llvm::PHINode *result = b_.CreatePHI(context_.i64(), 2);
    result->addIncoming(from, before);
    result->addIncoming(next, latch);
    return result;
  }

  Body &body(LaneMode mode, llvm::Instruction *row_end) {
    facts_.push_back(std::make_unique<FunctionFacts>(analyze(source_, model(mode))));
    bodies_.push_back(std::make_unique<Body>(context_, b_, source_, *facts_.back(), model(mode), launch_));
    bodies_.back()->set_level(kLaunch, launch_end_);
    bodies_.back()->set_level(kRow, row_end);
    return *bodies_.back();
  }

  // --- Elementwise

  /// Points [begin, end) of the space, row by row.
  void emit_space() {
    const std::size_t rank = kernel_.space_rank;
    launch_end_ = next_block("space");
    Value *inner = extents_.back();
    std::vector<Value *> indices(rank - 1);
    Value *number = begin_;
    Value *first = begin_;
    std::vector<llvm::AllocaInst *> slots;
    if (rank > 1) {
      Value *safe = b_.CreateBinaryIntrinsic(llvm::Intrinsic::smax, inner, context_.int64(1));
      number = b_.CreateUDiv(begin_, safe);
      first = b_.CreateSub(begin_, b_.CreateMul(number, safe));
      for (std::size_t axis = rank - 1; axis-- > 0;) {
        slots.insert(slots.begin(), context_.stack_slot(b_, context_.i64(), 8));
        Value *extent = b_.CreateBinaryIntrinsic(llvm::Intrinsic::smax, extents_[axis], context_.int64(1));
        Value *quotient = b_.CreateUDiv(number, extent);
        b_.CreateAlignedStore(b_.CreateSub(number, b_.CreateMul(quotient, extent)), slots.front(), llvm::Align(8));
        number = quotient;
      }
    }
    BasicBlock *before = b_.GetInsertBlock();
    BasicBlock *head = block("rows");
    BasicBlock *done = block("space.end");
    b_.CreateCondBr(b_.CreateICmpSLT(begin_, end_), head, done);
    b_.SetInsertPoint(head);
    llvm::PHINode *point = b_.CreatePHI(context_.i64(), 2);
    point->addIncoming(begin_, before);
    llvm::PHINode *from = b_.CreatePHI(context_.i64(), 2);
    from->addIncoming(first, before);
    Value *left = b_.CreateSub(end_, point);
    Value *to = b_.CreateAdd(from, left);
    if (rank > 1) to = b_.CreateBinaryIntrinsic(llvm::Intrinsic::smin, to, inner);
    Position row;
    for (std::size_t axis = 0; axis + 1 < rank; ++axis) {
      indices[axis] = b_.CreateAlignedLoad(context_.i64(), slots[axis], llvm::Align(8));
    }
    row.indices = indices;
    row.indices.push_back(nullptr);
    row.row_point = b_.CreateSub(point, from);
    emit_row(row, from, to);

    // On to the next row: the odometer of the outer indices.
    Value *next = b_.CreateAdd(point, b_.CreateSub(to, from));
    Value *carry = nullptr;
    for (std::size_t axis = rank - 1; axis-- > 0;) {
      Value *index = b_.CreateAlignedLoad(context_.i64(), slots[axis], llvm::Align(8));
      Value *raised = b_.CreateAdd(index, carry == nullptr ? context_.int64(1) : carry);
      Value *over = b_.CreateICmpSGE(raised, extents_[axis]);
      b_.CreateAlignedStore(b_.CreateSelect(over, context_.int64(0), raised), slots[axis], llvm::Align(8));
      carry = b_.CreateZExt(over, context_.i64());
    }
    point->addIncoming(next, b_.GetInsertBlock());
    from->addIncoming(context_.int64(0), b_.GetInsertBlock());
    b_.CreateCondBr(b_.CreateICmpSLT(next, end_), head, done);
    b_.SetInsertPoint(done);
  }

  /// Points [begin, end), one after another: the lanes are within each point's reductions.
  void emit_points() {
    launch_end_ = next_block("points");
    loop(begin_, end_, [&](Value *item) {
      Position position;
      position.lane0 = context_.int64(0);
      position.row_point = item;
      std::vector<Value *> indices(kernel_.space_rank);
      Value *number = item;
      for (std::size_t axis = indices.size(); axis-- > 1;) {
        Value *extent = b_.CreateBinaryIntrinsic(llvm::Intrinsic::smax, extents_[axis], context_.int64(1));
        Value *quotient = b_.CreateUDiv(number, extent);
        indices[axis] = b_.CreateSub(number, b_.CreateMul(quotient, extent));
        number = quotient;
      }
      indices[0] = number;
      position.indices = std::move(indices);
      llvm::Instruction *row_end = next_block("point");
      Body &point = body(LaneMode::Point, row_end);
      point.emit(position, Mask{});
      bodies_.clear();
    });
  }

  // --- Simt

  /// Blocks [begin, end), taken in rectangles: whole rows of the grid together, parts of a row by themselves.
  void emit_grid() {
    launch_end_ = next_block("grid");
    Value *grid_x = launch_.grid[0];
    Value *grid_y = launch_.grid[1];
    BasicBlock *before = b_.GetInsertBlock();
    BasicBlock *head = block("rectangle");
    BasicBlock *done = block("grid.end");
    b_.CreateCondBr(b_.CreateICmpSLT(begin_, end_), head, done);
    b_.SetInsertPoint(head);
    llvm::PHINode *at = b_.CreatePHI(context_.i64(), 2);
    at->addIncoming(begin_, before);
    Value *row = b_.CreateUDiv(at, grid_x);
    Value *block_x = b_.CreateSub(at, b_.CreateMul(row, grid_x));
    Value *block_z = b_.CreateUDiv(row, grid_y);
    Value *block_y = b_.CreateSub(row, b_.CreateMul(block_z, grid_y));
    Value *left = b_.CreateSub(end_, at);
    Value *whole = b_.CreateAnd(b_.CreateICmpEQ(block_x, context_.int64(0)), b_.CreateICmpSGE(left, grid_x));
    Value *rows_left = b_.CreateUDiv(left, grid_x);
    Value *rows = b_.CreateBinaryIntrinsic(llvm::Intrinsic::smin, rows_left, b_.CreateSub(grid_y, block_y));
    rows = b_.CreateSelect(whole, rows, context_.int64(1));
    Value *columns = b_.CreateBinaryIntrinsic(llvm::Intrinsic::smin, b_.CreateSub(grid_x, block_x), left);

    const Value *const ones[] = {columns, rows, context_.int64(1)};
    Value *const blocks[] = {block_x, block_y, block_z};
    Value *low[3];
    Value *high[3];
    for (int dim = 0; dim < 3; ++dim) {
      low[dim] = b_.CreateMul(blocks[dim], launch_.block[dim]);
      Value *last = b_.CreateAdd(blocks[dim], const_cast<Value *>(ones[dim]));
      high[dim] = b_.CreateMul(last, launch_.block[dim]);
    }
    // The lane axis innermost, the others from z to x.
    std::vector<int> outer;
    for (int dim = 2; dim >= 0; --dim) {
      if (dim != plan_.axis) outer.push_back(dim);
    }
    loop(low[outer[0]], high[outer[0]], [&](Value *slow) {
      loop(low[outer[1]], high[outer[1]], [&](Value *quick) {
        Position position;
        position.coordinates[outer[0]] = slow;
        position.coordinates[outer[1]] = quick;
        emit_row(position, low[plan_.axis], high[plan_.axis]);
      });
    });
    Value *next = b_.CreateAdd(at, b_.CreateMul(rows, columns));
    at->addIncoming(next, b_.GetInsertBlock());
    b_.CreateCondBr(b_.CreateICmpSLT(next, end_), head, done);
    b_.SetInsertPoint(done);
  }

  const ir::Module &source_;
  const ir::Function &kernel_;
  const Plan &plan_;
  Context context_;
  Builder b_;
  llvm::Function *function_ = nullptr;
  Value *launch_argument_ = nullptr;
  Value *begin_ = nullptr;
  Value *end_ = nullptr;
  std::vector<Value *> extents_;
  LaunchValues launch_;
  llvm::Instruction *launch_end_ = nullptr;
  std::vector<std::unique_ptr<FunctionFacts>> facts_;
  std::vector<std::unique_ptr<Body>> bodies_;
};

}  // namespace

void emit_entry(const ir::Module &source, const Target &target, const Plan &plan, llvm::Module &module) {
  EntryEmitter(source, target, plan, module).run();
}

}  // namespace gridstride::codegen::cpu
