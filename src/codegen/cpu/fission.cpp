#include "codegen/cpu/fission.h"

#include <cstddef>
#include <map>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "codegen/cpu/arithmetic.h"
#include "codegen/cpu/block_driver.h"
#include "codegen/cpu/cooperation.h"
#include "codegen/cpu/phase.h"
#include "codegen/cpu/phase_fusion.h"
#include "passes/walk.h"

namespace gridstride::codegen::cpu {

namespace {

using ir::Op;
using ir::OpCode;
using ir::Region;
using ir::ValueId;
using llvm::BasicBlock;
using llvm::Value;

/// Walks the kernel twice: first to see which values one phase hands to another, then to emit.
class Fission {
public:
  Fission(const ir::Module &source, const Target &target, const FissionFacts &facts, Plan &plan, llvm::Module &module)
      : source_(source),
        kernel_(source.kernel()),
        facts_(facts),
        memory_(kernel_),
        driver_(source, target, plan, module, memory_),
        context_(driver_.context()),
        b_(driver_.builder()),
        arithmetic_(context_, b_) {
    if (plan.shape[0] != 0) {
      fusions_ = find_fusions(kernel_, facts, plan.shape, target.vector_bytes(), plan.wanted_lanes);
    }
    definitions_.resize(kernel_.values.size());
    passes::for_each_op(kernel_.body, [&](const Op &op) {
      for (ValueId id : op.results) definitions_[id.index] = &op;
    });
  }

  void run() {
    dry_ = true;
    def_phase_.assign(kernel_.values.size(), -1);
    last_use_.assign(kernel_.values.size(), -1);
    sequence(kernel_.body, {});
    dry_ = false;
    phase_number_ = 0;
    driver_.open(returns_);
    sequence(kernel_.body, {});
    driver_.close();
  }

private:
  /// Where control goes from a region of the driver.
  struct Targets {
    const Op *loop = nullptr;
    BasicBlock *exit = nullptr;  ///< the loop's
    BasicBlock *latch = nullptr;
    const Op *branch = nullptr;  ///< the If around
    BasicBlock *join = nullptr;
  };

  bool uniform(ValueId id) const { return facts_.uniformity[id].uniform(); }
  BasicBlock *block(const char *name) { return driver_.block(name); }

  // --- what phases and the driver need

  /// Computed anew wherever it is asked for.
  bool recomputed(ValueId id) const {
    const Op *op = definitions_[id.index];
    return op != nullptr && is_recomputed(*op, uniform(id));
  }

  /// First walk: a value is read in the phase at hand.
  void need(ValueId id) {
    last_use_[id.index] = phase_number_;
    const int phase = def_phase_[id.index];
    if (phase == phase_number_ || phase < 0 || kernel_.type(id).is_array()) return;  // (parameters; the driver's own)
    if (!recomputed(id)) {
      stored_.insert(id.index);
      return;
    }
    for (ValueId operand : definitions_[id.index]->operands) need(operand);
  }

  /// First walk: the driver reads a value.
  void need_in_driver(ValueId id) {
    if (def_phase_[id.index] < 0 || kernel_.type(id).is_array()) return;
    if (!recomputed(id)) {
      stored_.insert(id.index);
      return;
    }
    for (ValueId operand : definitions_[id.index]->operands) need_in_driver(operand);
  }

  void need_all(const Op &op) {
    for (ValueId id : op.operands) need(id);
    returns_ = returns_ || op.code == OpCode::Return;
    for (const Region &inner : op.regions) {
      for (ValueId id : inner.args) def_phase_[id.index] = phase_number_;
      for (const auto &each : inner.ops) need_all(*each);
    }
    for (ValueId id : op.results) def_phase_[id.index] = phase_number_;
  }

  // --- the driver's control flow

  void sequence(const Region &region, const Targets &targets) {
    for (const auto &op : region.ops) {
      switch (op->code) {
        case OpCode::Yield:
          if (targets.branch == nullptr) break;
          carry(op->operands, targets.branch->results);
          jump(targets.join);
          return;
        case OpCode::Break:
          carry(op->operands, targets.loop->results);
          jump(targets.exit);
          return;
        case OpCode::Continue: {
          const std::vector<ValueId> &args = targets.loop->regions[0].args;
          const std::vector<ValueId> carried(args.begin() + (targets.loop->code == OpCode::For ? 1 : 0), args.end());
          if (dry_ && &region == &targets.loop->regions[0]) {
            for (std::size_t i = 0; i < carried.size(); ++i) {
              if (!uniform(carried[i])) need(op->operands[i]);
            }
            find_places(op->operands, carried);
          }
          carry(op->operands, carried);
          jump(targets.latch);
          return;
        }
        case OpCode::Return:
          close_phase();
          jump(driver_.end());
          return;
        case OpCode::Barrier: barrier(*op); break;
        case OpCode::SharedArray:
        case OpCode::LocalArray: break;
        default:
          if (!facts_.driver.contains(op.get())) {
            add(*op);
          } else if (op->code == OpCode::If) {
            branch(*op, targets);
          } else {
            loop(*op, targets);
          }
      }
    }
  }

  void jump(BasicBlock *target) {
    if (!dry_) b_.CreateBr(target);
  }

  void at(BasicBlock *block) {
    if (!dry_) b_.SetInsertPoint(block);
  }

  void branch(const Op &op, const Targets &targets) {
    if (dry_) need_in_driver(op.operands[0]);
    close_phase();
    Targets inner = targets;
    inner.branch = &op;
    BasicBlock *sides[2] = {nullptr, nullptr};
    if (!dry_) {
      sides[0] = block("then");
      sides[1] = block("else");
      inner.join = block("endif");
      b_.CreateCondBr(driver_value(op.operands[0]).re, sides[0], sides[1]);
    }
    for (std::size_t side = 0; side < 2; ++side) {
      at(sides[side]);
      sequence(op.regions[side], inner);
    }
    at(inner.join);
  }

  void loop(const Op &op, const Targets &targets) {
    const bool counted = op.code == OpCode::For;
    const std::size_t first = counted ? 3 : 0;
    const std::vector<ValueId> &args = op.regions[0].args;
    const std::vector<ValueId> carried(args.begin() + (counted ? 1 : 0), args.end());
    if (dry_) {
      for (std::size_t i = 0; i < first; ++i) need_in_driver(op.operands[i]);
    } else {
      for (std::size_t i = 0; i < carried.size(); ++i) memory_.share(op.results[i], carried[i], uniform(carried[i]));
    }
    carry({op.operands.begin() + static_cast<std::ptrdiff_t>(first), op.operands.end()}, carried);
    Targets inner = targets;
    inner.loop = &op;
    inner.branch = nullptr;
    BasicBlock *head = nullptr;
    Value *bounds[3] = {nullptr, nullptr, nullptr};
    if (!dry_) {
      head = block("loop");
      inner.exit = block("done");
      inner.latch = block("next");
      if (counted) {
        for (std::size_t i = 0; i < 3; ++i) bounds[i] = driver_value(op.operands[i]).re;
        store_slot(args[0], {bounds[0]});
        note_step(op);
        b_.CreateCondBr(runs(op, bounds[0], bounds[1], bounds[2]), head, inner.exit);
      } else {
        b_.CreateBr(head);
      }
      b_.SetInsertPoint(head);
    }
    loop_phase_.push_back(phase_number_);
    sequence(op.regions[0], inner);
    loop_phase_.pop_back();
    if (dry_) return;
    b_.SetInsertPoint(inner.latch);
    emit_poll(context_, b_, driver_.launch().cancelled);
    if (counted) {
      Value *at = load_slot(args[0]).re;
      Value *again = runs_again(op, at, bounds[1], bounds[2]);
      store_slot(args[0], {b_.CreateAdd(at, bounds[2])});
      b_.CreateCondBr(again, head, inner.exit);
    } else {
      b_.CreateBr(head);
    }
    b_.SetInsertPoint(inner.exit);
  }

  /// A value that the next trip gets as an argument lies where the argument does from the start, if nobody reads the
  /// argument after the phase that computes the value: it need not be copied then.
  void find_places(const std::vector<ValueId> &values, const std::vector<ValueId> &arguments) {
    for (std::size_t i = 0; i < values.size(); ++i) {
      const std::uint32_t value = values[i].index;
      const int phase = def_phase_[value];
      const bool own = phase >= 0 && phase < phase_number_ && !uniform(values[i]) && !recomputed(values[i]);
      if (!own || uniform(arguments[i]) || last_use_[arguments[i].index] > phase || places_.contains(value)) continue;
      if (kernel_.type(values[i]) != kernel_.type(arguments[i])) continue;
      if (phase < loop_phase_.back()) continue;
      places_[value] = arguments[i];
      stored_.insert(value);
    }
  }

  bool in_place(ValueId value, ValueId argument) const {
    const auto found = places_.find(value.index);
    return found != places_.end() && found->second == argument;
  }

  void note_step(const Op &loop) {
    const Op *step = definitions_[loop.operands[2].index];
    if (step == nullptr) return;
    const ValueId value = loop.regions[0].args[0];
    if (step->code == OpCode::Constant) memory_.set_step(value, {step->scalar.as_int(), false});
    if (step->code == OpCode::GlobalSize && step->dim == 0) memory_.set_step(value, {1, true});
  }

  bool is_signed(const Op &loop) const { return kind_of(kernel_.type(loop.operands[0]).dtype) == DTypeKind::Signed; }

  Value *runs(const Op &loop, Value *at, Value *end, Value *step) {
    Value *zero = llvm::Constant::getNullValue(step->getType());
    if (!is_signed(loop)) return b_.CreateAnd(b_.CreateICmpNE(step, zero), b_.CreateICmpULT(at, end));
    Value *up = b_.CreateAnd(b_.CreateICmpSGT(step, zero), b_.CreateICmpSLT(at, end));
    return b_.CreateOr(up, b_.CreateAnd(b_.CreateICmpSLT(step, zero), b_.CreateICmpSGT(at, end)));
  }

  /// Where `at` runs: by the distance that is left, which cannot overflow.
  Value *runs_again(const Op &loop, Value *at, Value *end, Value *step) {
    Value *above = b_.CreateICmpUGT(b_.CreateSub(end, at), step);
    if (!is_signed(loop)) return above;
    Value *below = b_.CreateICmpUGT(b_.CreateSub(at, end), b_.CreateNeg(step));
    return b_.CreateSelect(b_.CreateICmpSGT(step, llvm::Constant::getNullValue(step->getType())), above, below);
  }

  /// Values become those of `targets` (arguments of a loop, results), all at once; ends the phase.
  void carry(const std::vector<ValueId> &values, const std::vector<ValueId> &targets) {
    for (std::size_t i = 0; i < values.size(); ++i) {
      if (values[i] == targets[i] || in_place(values[i], targets[i])) continue;
      if (dry_) {
        if (uniform(targets[i])) {
          need_in_driver(values[i]);
        } else {
          need(values[i]);
        }
      } else if (!uniform(targets[i])) {
        Phase &phase = open_phase();
        phase.store(memory_.storage(targets[i], false), phase.import(values[i]));
      }
    }
    close_phase();
    if (dry_) return;
    std::vector<std::pair<ValueId, Raw>> moves;
    for (std::size_t i = 0; i < values.size(); ++i) {
      if (values[i] != targets[i] && uniform(targets[i])) moves.emplace_back(targets[i], driver_value(values[i]));
    }
    for (const auto &[target, value] : moves) store_slot(target, value);
  }

  void barrier(const Op &op) {
    if (const auto fused = fusions_.find(&op); fused != fusions_.end()) {
      order_ = fused->second;
      return;
    }
    if (op.operands.empty()) return close_phase();
    if (dry_) {
      need(op.operands[0]);
      close_phase();
      return;
    }
    Phase &phase = open_phase();
    const Storage count = memory_.slot(DType::Int32);
    const Storage live = memory_.slot(DType::Int32);
    phase.count(count, phase.import(op.operands[0]));
    if (op.barrier == ir::BarrierKind::And) phase.count(live, {});
    for (const Storage &each : {count, live}) driver_.store(each, DType::Int32, {context_.int32(0)});
    close_phase();
    const auto load = [&](const Storage &of) { return driver_.load(of, DType::Int32).re; };
    Value *result = load(count);
    if (op.barrier == ir::BarrierKind::And) {
      result = b_.CreateZExt(b_.CreateICmpEQ(result, load(live)), context_.i32());
    } else if (op.barrier == ir::BarrierKind::Or) {
      result = b_.CreateZExt(b_.CreateICmpNE(result, context_.int32(0)), context_.i32());
    }
    store_slot(op.results[0], {result});
  }

  // --- phases

  Phase &open_phase() {
    if (phase_ == nullptr)
      phase_ = std::make_unique<Phase>(source_, memory_, definitions_, facts_.uniformity, returns_);
    return *phase_;
  }

  void add(const Op &op) {
    if (dry_) return need_all(op);
    Phase &phase = open_phase();
    phase.append(op);
    for (ValueId id : op.results) {
      if (!stored_.contains(id.index)) continue;
      if (const auto place = places_.find(id.index); place != places_.end()) memory_.share(id, place->second, false);
      phase.store(memory_.storage(id, uniform(id)), phase.import(id));
    }
  }

  /// Emits the phase at hand and the driver's call of it.
  void close_phase() {
    ++phase_number_;
    const PhaseOrder order = std::exchange(order_, PhaseOrder{});
    if (dry_ || phase_ == nullptr) return;
    const std::unique_ptr<Phase> phase = std::move(phase_);
    const bool may_end = phase->returns();
    Storage alive;
    if (may_end) {
      alive = memory_.slot(DType::Int32);
      driver_.store(alive, DType::Int32, {context_.int32(0)});
      phase->count(alive, {});
    }
    phase->finish();
    if (phase->empty()) return;
    driver_.run(*phase, order);
    if (!may_end) return;
    BasicBlock *rest = block("rest");
    Value *left = driver_.load(alive, DType::Int32).re;
    b_.CreateCondBr(b_.CreateICmpNE(left, context_.int32(0)), rest, driver_.end());
    b_.SetInsertPoint(rest);
  }

  // --- the driver's values

  Raw load_slot(ValueId id) { return driver_.load(memory_.storage(id, true), kernel_.type(id).dtype); }
  void store_slot(ValueId id, Raw value) { driver_.store(memory_.storage(id, true), kernel_.type(id).dtype, value); }

  /// A value that all threads of the block agree on.
  Raw driver_value(ValueId id) {
    const Op *op = definitions_[id.index];
    const LaunchValues &launch = driver_.launch();
    if (op == nullptr || stored_.contains(id.index) || !recomputed(id)) {
      for (std::size_t i = 0; i < kernel_.body.args.size(); ++i) {
        if (kernel_.body.args[i] == id) return launch.scalars[i].raw;
      }
      return load_slot(id);
    }
    switch (op->code) {
      case OpCode::Constant: return arithmetic_.constant(op->scalar);
      case OpCode::Scalar: {
        std::vector<Raw> operands;
        std::vector<DType> dtypes;
        for (ValueId each : op->operands) {
          operands.push_back(driver_value(each));
          dtypes.push_back(kernel_.type(each).dtype);
        }
        return arithmetic_.apply(op->scalar_op, operands, dtypes);
      }
      case OpCode::Cast:
        return arithmetic_.cast(driver_value(op->operands[0]), kernel_.type(op->operands[0]).dtype,
                                kernel_.type(id).dtype);
      case OpCode::BlockIdx: return {b_.CreateTrunc(driver_.block_index(op->dim), context_.i32())};
      case OpCode::BlockDim: return {b_.CreateTrunc(launch.block[op->dim], context_.i32())};
      case OpCode::GridDim: return {b_.CreateTrunc(launch.grid[op->dim], context_.i32())};
      case OpCode::GlobalSize: return {b_.CreateMul(launch.block[op->dim], launch.grid[op->dim])};
      case OpCode::Extent:
      case OpCode::Stride: return array_query(*op);
      default: break;
    }
    throw Error(ErrorKind::Internal, "a value of a block's control flow differs between its threads");
  }

  Raw array_query(const Op &op) {
    const ValueId id = op.operands[0];
    for (std::size_t i = 0; i < kernel_.body.args.size(); ++i) {
      if (kernel_.body.args[i] != id) continue;
      const ArrayValue &array = driver_.launch().arrays[i];
      return {op.code == OpCode::Extent ? array.extents[op.dim] : array.strides[op.dim]};
    }
    const Op &maker = *definitions_[id.index];
    const auto item = static_cast<std::int64_t>(size_of(kernel_.type(id).dtype));
    if (op.code == OpCode::Extent) {
      if (ir::is_dynamic(maker)) return {b_.CreateUDiv(driver_.launch().shared_bytes, context_.int64(item))};
      return {context_.int64(maker.shape[op.dim])};
    }
    std::int64_t stride = item;
    for (std::size_t axis = maker.shape.size(); axis-- > op.dim + std::size_t{1};) stride *= maker.shape[axis];
    return {context_.int64(stride)};
  }

  const ir::Module &source_;
  const ir::Function &kernel_;
  const FissionFacts &facts_;
  PhaseMemory memory_;
  BlockDriver driver_;
  Context &context_;
  Builder &b_;
  Arithmetic arithmetic_;
  std::vector<const Op *> definitions_;

  bool dry_ = true;
  int phase_number_ = 0;
  std::vector<int> def_phase_;   ///< by ValueId: the phase that computes it; -1: parameters, and the driver's values
  std::vector<int> last_use_;    ///< by ValueId: the last phase that reads it
  std::vector<int> loop_phase_;  ///< of the loops around: the first phase of the body
  std::unordered_set<std::uint32_t> stored_;
  std::unordered_map<std::uint32_t, ValueId> places_;  ///< values that lie where an argument of a loop does
  bool returns_ = false;                               ///< threads may end within a phase
  Fusions fusions_;
  PhaseOrder order_;  ///< of the phase at hand

  std::unique_ptr<Phase> phase_;
};

}  // namespace

void emit_fissioned(const ir::Module &source, const Target &target, const FissionFacts &facts, Plan &plan,
                    llvm::Module &module) {
  Fission(source, target, facts, plan, module).run();
}

}  // namespace gridstride::codegen::cpu
