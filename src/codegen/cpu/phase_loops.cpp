#include "codegen/cpu/phase_loops.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include <llvm/IR/Intrinsics.h>
#include <llvm/IR/MDBuilder.h>

#include "codegen/cpu/counted_loop.h"
#include "codegen/cpu/row_conditions.h"
#include "codegen/cpu/row_jam.h"
#include "codegen/cpu/thread_values.h"
#include "ops/scalar_op.h"
#include "passes/walk.h"

namespace gridstride::codegen::cpu {

namespace {

using llvm::BasicBlock;
using llvm::Value;

/// So many vectors of a row are emitted one after another, without a loop.
constexpr std::int64_t kMostInline = 2;
/// Rows that are told apart, and how many kinds of them.
constexpr std::uint32_t kMostRows = 64;
constexpr std::size_t kMostClasses = 3;

class PhaseLoops {
public:
  PhaseLoops(Context &context, Builder &builder, const ir::Module &phase, const Plan &plan, LaunchValues &launch,
             const PhasePlace &place)
      : context_(context),
        b_(builder),
        phase_(phase),
        plan_(plan),
        launch_(launch),
        place_(place),
        known_(place.shape[0] != 0),
        threads_(phase.kernel(), place.shape),
        segment_facts_(analyze(phase, model(Form::Whole))),
        mixed_facts_(analyze(phase, model(Form::Mixed))),
        masked_facts_(analyze(phase, model(Form::Masked))) {
    const ir::Function &function = phase.kernel();
    definitions_.resize(function.values.size());
    passes::for_each_op(function.body, [&](const ir::Op &op) {
      for (ir::ValueId id : op.results) definitions_[id.index] = &op;
    });
  }

  void run() {
    const int outer[2] = {plan_.axis == 2 ? 1 : 2, plan_.axis == 0 ? 1 : 0};
    Position position;
    std::copy(place_.block, place_.block + 3, position.block);
    const auto rows = [&](auto &&each) {
      over(outer[0], [&](Value *slow) {
        over(outer[1], [&](Value *quick) {
          position.coordinates[outer[0]] = slow;
          position.coordinates[outer[1]] = quick;
          each(position);
        });
      });
    };
    if (!known_) return rows([&](const Position &row) { any_row(row); });
    BasicBlock *begin = block("rows");
    llvm::Instruction *gate = b_.CreateBr(begin);
    conditions_.emplace(b_, gate, place_.block);
    b_.SetInsertPoint(begin);
    rows([&](const Position &row) { this->row(row); });
    Value *all_hold = conditions_->all();
    conditions_.reset();
    if (all_hold == nullptr) return;
    BasicBlock *partly = block("partly");
    BasicBlock *done = block("rows.end");
    b_.CreateBr(done);
    b_.SetInsertPoint(gate);
    b_.CreateCondBr(all_hold, begin, partly, llvm::MDBuilder(context_.llvm).createLikelyBranchWeights());
    gate->eraseFromParent();
    b_.SetInsertPoint(partly);
    one_class_ = true;
    rows([&](const Position &row) { any_row(row); });
    b_.CreateBr(done);
    b_.SetInsertPoint(done);
  }

private:
  /// What is emitted of the body: for vectors of one stretch, of several, of any.
  enum class Form { Whole, Mixed, Masked };

  /// Part of a row. Stretches: guards are constant on it.
  struct Stretch {
    std::int64_t from = 0;
    std::int64_t to = 0;
    bool acts = false;
    bool mixed = false;  ///< one vector that several stretches have part in
  };

  LaneModel model(Form form) const {
    LaneModel model;
    model.mode = form == Form::Masked ? LaneMode::Masked : LaneMode::Segment;
    model.straddles = form == Form::Mixed;
    model.axis = plan_.axis;
    model.one_block = true;
    std::copy(place_.shape, place_.shape + 3, model.shape);
    model.lanes = plan_.lanes;
    model.settled = place_.settled;
    model.steps = place_.steps;
    if (known_) model.threads = &threads_;
    return model;
  }

  llvm::Function *function() { return b_.GetInsertBlock()->getParent(); }
  BasicBlock *block(const char *name) { return BasicBlock::Create(context_.llvm, name, function()); }

  template <class Emit>
  void over(int dim, Emit &&emit) {
    if (place_.shape[dim] == 1) {
      emit(context_.int64(0));
      return;
    }
    std::vector<Rows> classes;
    if (!one_class_) classes = classes_of(dim);
    if (classes.size() > kMostClasses || classes.empty()) {
      loop(0, launch_.block[dim], place_.shape[dim], [&](Value *at) {
        Value *number = at;
        if (place_.descending) number = b_.CreateSub(b_.CreateSub(launch_.block[dim], context_.int64(1)), at);
        in_row(number, 0, std::int64_t{place_.shape[dim]} - 1, emit);
      });
      return;
    }
    if (place_.descending) std::reverse(classes.begin(), classes.end());
    for (const Rows &rows : classes) {
      for (const auto &[op, truth] : rows.known) known_comparisons_[op] = truth;
      if (rows.to == rows.from + 1) {
        emit(context_.int64(rows.from));
      } else {
        loop(rows.from, context_.int64(rows.to), rows.to - rows.from, [&](Value *at) {
          Value *number = place_.descending ? b_.CreateSub(context_.int64(rows.from + rows.to - 1), at) : at;
          in_row(number, rows.from, rows.to - 1, emit);
        });
      }
      for (const auto &[op, truth] : rows.known) known_comparisons_.erase(op);
    }
  }

  /// `count`: of the rows, 0 where it is not known.
  template <class Emit>
  void loop(std::int64_t from, Value *to, std::int64_t count, Emit &&emit) {
    llvm::PHINode *row = nullptr;
    counted_loop(b_, context_.int64(from), to, [&](Value *at) {
      row = llvm::cast<llvm::PHINode>(at);
      emit(at);
    });
    if (count > 1) jam_rows(row, count, context_.target.vector_bytes());
  }

  template <class Emit>
  void in_row(Value *number, std::int64_t first, std::int64_t last, Emit &&emit) {
    if (conditions_) conditions_->push_row(number, first, last);
    emit(number);
    if (conditions_) conditions_->pop_row();
  }

  /// Rows that compare alike with constants.
  struct Rows {
    std::int64_t from = 0;
    std::int64_t to = 0;
    std::vector<std::pair<const ir::Op *, bool>> known;
  };

  /// The rows along `dim`, by what comparisons of the thread's index there give; none where the extent is not known.
  std::vector<Rows> classes_of(int dim) const {
    std::vector<Rows> classes;
    if (place_.shape[dim] > kMostRows) return classes;
    for (std::int64_t at = 0; at < place_.shape[dim]; ++at) {
      Rows rows{at, at + 1, {}};
      for (const ir::Op *op : definitions_) {
        if (op == nullptr || op->code != ir::OpCode::Scalar) continue;
        if (op->scalar_op < ScalarOp::Eq || op->scalar_op > ScalarOp::Ge) continue;
        bool asked = false;
        const auto result = evaluated(op->results[0], dim, at, asked);
        if (result && asked) rows.known.emplace_back(op, result->as_bool());
      }
      if (!classes.empty() && classes.back().known == rows.known) {
        classes.back().to = at + 1;
      } else {
        classes.push_back(std::move(rows));
      }
    }
    return classes;
  }

  /// A value that depends on nothing but the thread's index along `dim`, which is `at`.
  std::optional<gridstride::Scalar> evaluated(ir::ValueId id, int dim, std::int64_t at, bool &asked) const {
    const ir::Op *op = definitions_[id.index];
    if (op == nullptr) return std::nullopt;
    const DType type = phase_.kernel().type(id).dtype;
    switch (op->code) {
      case ir::OpCode::Constant: return op->scalar;
      case ir::OpCode::ThreadIdx:
        if (op->dim != dim) return std::nullopt;
        asked = true;
        return gridstride::Scalar::of_int(DType::Int32, at);
      case ir::OpCode::Cast:
      case ir::OpCode::Scalar: break;
      default: return std::nullopt;
    }
    if (!is_integer(type) && type != DType::Bool) return std::nullopt;
    std::vector<gridstride::Scalar> operands;
    for (ir::ValueId each : op->operands) {
      const auto value = evaluated(each, dim, at, asked);
      if (!value || !(is_integer(value->dtype) || value->dtype == DType::Bool)) return std::nullopt;
      operands.push_back(*value);
    }
    return op->code == ir::OpCode::Cast ? operands[0].cast(type) : evaluate(op->scalar_op, operands);
  }

  /// Each check and guard lane by lane.
  void any_row(const Position &row) {
    BasicBlock *start = block("row");
    row_end_ = b_.CreateBr(start);
    b_.SetInsertPoint(start);
    masked_row(row);
  }

  /// Whole vectors, where the conditions hold.
  void row(const Position &row) {
    BasicBlock *start = block("row");
    llvm::Instruction *end = b_.CreateBr(start);
    row_end_ = end;
    b_.SetInsertPoint(start);
    valid_ = nullptr;
    std::vector<Stretch> parts = in_vectors(row, survey(row));
    if (place_.descending) std::reverse(parts.begin(), parts.end());
    if (valid_ != nullptr && llvm::isa<llvm::Constant>(valid_)) {
      if (llvm::cast<llvm::Constant>(valid_)->isNullValue()) {
        masked_row(row);
        return;
      }
      valid_ = nullptr;
    }
    if (valid_ != nullptr) valid_ = conditions_->hoist(valid_, row_end_);
    if (valid_ == nullptr) {
      for (const Stretch &part : parts) emit_part(row, part);
      return;
    }
    BasicBlock *whole = block("whole");
    BasicBlock *partly = block("partly");
    BasicBlock *done = block("row.end");
    b_.SetInsertPoint(end);
    llvm::Instruction *branch =
        b_.CreateCondBr(valid_, whole, partly, llvm::MDBuilder(context_.llvm).createLikelyBranchWeights());
    end->eraseFromParent();
    row_end_ = branch;
    start->eraseFromParent();
    b_.SetInsertPoint(whole);
    for (const Stretch &part : parts) emit_part(row, part);
    b_.CreateBr(done);
    b_.SetInsertPoint(partly);
    masked_row(row);
    b_.CreateBr(done);
    b_.SetInsertPoint(done);
  }

  std::unique_ptr<Body> make_body(Form form) {
    const FunctionFacts &facts = form == Form::Whole   ? segment_facts_
                                 : form == Form::Mixed ? mixed_facts_
                                                       : masked_facts_;
    auto body = std::make_unique<Body>(context_, b_, phase_, facts, model(form), launch_);
    body->set_level(kLaunch, place_.launch_end);
    body->set_level(kRow, row_end_);
    body->set_level(kSegment, row_end_);
    body->set_known(&known_comparisons_);
    return body;
  }

  SegmentPlan segment_at(std::int64_t x) const {
    SegmentPlan segment;
    segment.x = context_.int64(x);
    segment.row_begin = context_.int64(0);
    segment.row_end = context_.int64(extent());
    segment.assumes = true;
    return segment;
  }

  std::int64_t extent() const { return place_.shape[plan_.axis]; }

  /// Finds the stretches of the row, and in `valid_` what has to hold for all of them, by emitting the body at the
  /// start of each and throwing that code away.
  std::vector<Stretch> survey(const Position &row) {
    std::vector<Stretch> stretches;
    for (std::int64_t x = 0; x < extent(); x = stretches.back().to) {
      stretches.push_back({x, extent(), false, false});
      try_out(row, stretches.back());
    }
    return stretches;
  }

  /// Emits the body at the start of a part of the row and throws it away: sets where the part ends and whether it does
  /// anything, and adds to `valid_` what it takes for granted.
  void try_out(const Position &row, Stretch &part) {
    BasicBlock *place = b_.GetInsertBlock();
    SegmentPlan segment = segment_at(part.from);
    BasicBlock *trial = block("trial");
    b_.SetInsertPoint(trial);
    const auto body = make_body(part.mixed ? Form::Mixed : Form::Whole);
    body->set_segment(&segment);
    Position position = row;
    position.lane0 = segment.x;
    // What the body does at other vectors of the part must not be decided at this one.
    if (!part.mixed) {
      position.lane0 = llvm::BinaryOperator::CreateAdd(segment.x, context_.int64(0), "any", b_.GetInsertBlock());
    }
    emit_vector(*body, position, part.from, part.mixed ? part.to : part.from + plan_.lanes);
    part.acts = discard_from(trial);
    std::vector<Value *> open;
    for (Value *threshold : segment.thresholds) {
      const auto *known = llvm::dyn_cast<llvm::ConstantInt>(threshold);
      if (known == nullptr) {
        open.push_back(threshold);
      } else if (known->getSExtValue() > part.from) {
        if (part.mixed && known->getSExtValue() < part.to) segment.valid = b_.getFalse();
        part.to = std::min(part.to, known->getSExtValue());
      }
    }
    if (part.acts || segment.assumed) {
      b_.SetInsertPoint(row_end_);
      if (segment.valid != nullptr) require(segment.valid);
      // Guards that only the launch knows change nowhere within.
      for (Value *threshold : open) {
        if (part.to <= part.from + 1) continue;
        Value *before = b_.CreateICmpSLE(threshold, segment.x);
        require(b_.CreateOr(before, b_.CreateICmpSGE(threshold, context_.int64(part.to))));
      }
    }
    b_.SetInsertPoint(place);
  }

  /// One vector of threads from `from` on; beyond `to` there are none.
  void emit_vector(Body &body, const Position &position, std::int64_t from, std::int64_t to) {
    if (from + plan_.lanes <= to) {
      body.emit(position, Mask{});
    } else {
      body.emit_tail(position, body.first_lanes(context_.int64(to - from)));
    }
  }

  /// The parts of a row that do something: whole vectors of one stretch, and vectors that lie in several.
  std::vector<Stretch> in_vectors(const Position &row, const std::vector<Stretch> &stretches) {
    std::vector<Stretch> parts;
    const std::int64_t width = plan_.lanes;
    std::size_t number = 0;
    for (std::int64_t at = 0; at < extent();) {
      while (stretches[number].to <= at) ++number;
      const Stretch &stretch = stretches[number];
      const std::int64_t end = std::min(at + width, extent());
      if (stretch.to >= end) {
        // As many vectors as it has; at the end of the row what is left, too.
        const std::int64_t whole = stretch.to == extent() ? extent() : at + (stretch.to - at) / width * width;
        if (stretch.acts) parts.push_back({at, whole, true, false});
        at = whole;
        continue;
      }
      bool acts = false;
      for (std::size_t each = number; each < stretches.size() && stretches[each].from < end; ++each) {
        acts = acts || stretches[each].acts;
      }
      if (acts) {
        parts.push_back({at, end, true, true});
        try_out(row, parts.back());
        parts.back().to = end;
      }
      at = end;
    }
    return parts;
  }

  void require(Value *condition) { valid_ = valid_ == nullptr ? condition : b_.CreateAnd(valid_, condition); }

  /// Removes the blocks from `first` on; says whether they do anything.
  bool discard_from(BasicBlock *first) {
    std::vector<BasicBlock *> blocks;
    bool found = false;
    bool acts = false;
    for (BasicBlock &each : *function()) {
      found = found || &each == first;
      if (!found) continue;
      blocks.push_back(&each);
      for (const llvm::Instruction &instruction : each) acts = acts || instruction.mayHaveSideEffects();
    }
    for (BasicBlock *each : blocks) each->dropAllReferences();
    for (BasicBlock *each : blocks) each->eraseFromParent();
    return acts;
  }

  void emit_part(const Position &row, const Stretch &part) {
    const std::int64_t width = plan_.lanes;
    SegmentPlan segment = segment_at(part.from);
    const auto body = make_body(part.mixed ? Form::Mixed : Form::Whole);
    body->set_segment(&segment);
    Position position = row;
    const std::int64_t at = part.from;
    const std::int64_t vectors = (part.to - part.from) / width;
    const std::int64_t unroll = std::min<std::int64_t>(plan_.unroll, vectors);
    const std::int64_t turns = unroll == 0 ? 0 : vectors / unroll;
    const bool loops = vectors > kMostInline && turns > 1;
    const std::int64_t looped = loops ? at + turns * unroll * width : at;
    const auto vector = [&](std::int64_t each) {
      position.lane0 = context_.int64(each);
      emit_vector(*body, position, each, part.to);
    };
    const auto others = [&](std::int64_t first, std::int64_t step) {
      body->hold_turns();
      for (std::int64_t each = first; each >= looped && each < part.to; each += step) vector(each);
      body->release_turns();
    };
    if (place_.descending) {
      others(at + (part.to - at - 1) / width * width, -width);
      if (loops) emit_turns(*body, position, at, turns, unroll);
      return;
    }
    if (loops) emit_turns(*body, position, at, turns, unroll);
    others(looped, width);
  }

  /// Whole vectors from `at` on, `unroll` of them a turn, in the order of the phase.
  void emit_turns(Body &body, Position &position, std::int64_t at, std::int64_t turns, std::int64_t unroll) {
    const bool down = place_.descending;
    const std::int64_t turn = unroll * plan_.lanes;
    BasicBlock *before = b_.GetInsertBlock();
    BasicBlock *head = block("vectors");
    BasicBlock *done = block("vectors.end");
    b_.CreateBr(head);
    b_.SetInsertPoint(head);
    llvm::PHINode *lane0 = b_.CreatePHI(context_.i64(), 2);
    lane0->addIncoming(context_.int64(down ? at + (turns - 1) * turn : at), before);
    body.hold_turns();
    for (std::int64_t i = 0; i < unroll; ++i) {
      const std::int64_t each = down ? unroll - 1 - i : i;
      position.lane0 = each == 0 ? lane0 : b_.CreateAdd(lane0, context_.int64(each * plan_.lanes));
      body.emit(position, Mask{});
    }
    body.release_turns();
    Value *next = down ? b_.CreateSub(lane0, context_.int64(turn)) : b_.CreateAdd(lane0, context_.int64(turn));
    lane0->addIncoming(next, b_.GetInsertBlock());
    Value *more =
        down ? b_.CreateICmpSGE(next, context_.int64(at)) : b_.CreateICmpSLT(next, context_.int64(at + turns * turn));
    b_.CreateCondBr(more, head, done);
    b_.SetInsertPoint(done);
  }

  /// Any row, each check and guard lane by lane.
  void masked_row(const Position &row) {
    Value *end = launch_.block[plan_.axis];
    Value *width = context_.int64(plan_.lanes);
    BasicBlock *before = b_.GetInsertBlock();
    BasicBlock *head = block("masked");
    BasicBlock *done = block("masked.end");
    b_.CreateBr(head);  // (no block is without threads)
    b_.SetInsertPoint(head);
    llvm::PHINode *lane0 = b_.CreatePHI(context_.i64(), 2);
    const std::int64_t last = (extent() - 1) / plan_.lanes * plan_.lanes;
    lane0->addIncoming(context_.int64(place_.descending ? last : 0), before);
    const auto body = make_body(Form::Masked);
    Position position = row;
    position.lane0 = lane0;
    Mask mask;
    if (!known_ || extent() % plan_.lanes != 0)
      mask = body->first_lanes(b_.CreateBinaryIntrinsic(llvm::Intrinsic::smin, b_.CreateSub(end, lane0), width));
    body->emit(position, mask);
    Value *next = place_.descending ? b_.CreateSub(lane0, width) : b_.CreateAdd(lane0, width);
    lane0->addIncoming(next, b_.GetInsertBlock());
    Value *more = place_.descending ? b_.CreateICmpSGE(next, context_.int64(0)) : b_.CreateICmpSLT(next, end);
    b_.CreateCondBr(more, head, done);
    b_.SetInsertPoint(done);
  }

  Context &context_;
  Builder &b_;
  const ir::Module &phase_;
  const Plan &plan_;
  LaunchValues &launch_;
  const PhasePlace &place_;
  bool known_;
  mutable ThreadValues threads_;
  FunctionFacts segment_facts_;
  FunctionFacts mixed_facts_;
  FunctionFacts masked_facts_;
  std::vector<const ir::Op *> definitions_;
  std::unordered_map<const ir::Op *, bool> known_comparisons_;
  llvm::Instruction *row_end_ = nullptr;
  std::optional<RowConditions> conditions_;  ///< while rows without masks are emitted
  bool one_class_ = false;                   ///< rows are not told apart
  Value *valid_ = nullptr;                   ///< i1; null: nothing has to be tested
};

}  // namespace

void emit_phase(Context &context, Builder &builder, const ir::Module &phase, const Plan &plan, LaunchValues &launch,
                const PhasePlace &place) {
  PhaseLoops(context, builder, phase, plan, launch, place).run();
}

}  // namespace gridstride::codegen::cpu
