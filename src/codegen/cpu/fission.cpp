#include "codegen/cpu/fission.h"

#include <cstddef>
#include <map>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include <llvm/IR/Intrinsics.h>

#include "codegen/cpu/arithmetic.h"
#include "codegen/cpu/cooperation.h"
#include "codegen/cpu/launch_values.h"
#include "codegen/cpu/phase.h"
#include "passes/walk.h"
#include "types/kernel_abi.h"

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
        target_(target),
        facts_(facts),
        plan_(plan),
        module_(module),
        context_{module.getContext(), module, target, 4, 32, {}, {}, {}, {}, 0},
        b_(module.getContext()),
        arithmetic_(context_, b_),
        memory_(kernel_) {
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
    open_entry();
    end_ = block("block.end");
    sequence(kernel_.body, {});
    finish_entry(end_);
    plan_.scratch_bytes = memory_.fixed_bytes() + 128;
    plan_.scratch_bytes_per_thread = memory_.thread_bytes();
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
  BasicBlock *block(const char *name) { return BasicBlock::Create(module_.getContext(), name, function_); }

  // --- what phases and the driver need

  /// Computed anew wherever it is asked for.
  bool recomputed(ValueId id) const {
    const Op *op = definitions_[id.index];
    return op != nullptr && passes::is_pure(*op) && passes::is_cheap(*op);
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
          jump(end_);
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
    emit_poll(context_, b_, launch_.cancelled);
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
    for (const Storage &each : {count, live}) b_.CreateStore(context_.int32(0), memory_pointer(each));
    close_phase();
    const auto load = [&](const Storage &of) { return b_.CreateLoad(context_.i32(), memory_pointer(of)); };
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
    if (phase_ == nullptr) phase_ = std::make_unique<Phase>(source_, memory_, definitions_, returns_);
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
    if (dry_ || phase_ == nullptr) return;
    const std::unique_ptr<Phase> phase = std::move(phase_);
    const bool may_end = phase->returns();
    Storage alive;
    if (may_end) {
      alive = memory_.slot(DType::Int32);
      b_.CreateStore(context_.int32(0), memory_pointer(alive));
      phase->count(alive, {});
    }
    phase->finish();
    if (phase->empty()) return;
    Plan plan = make_plan(phase->module(), target_, plan_.wanted_lanes, true);
    plan.known_extents = phase->known_extents();
    llvm::Function *made = emit_phase(phase->module(), target_, plan, module_, "phase" + std::to_string(made_++));
    b_.CreateCall(made, {launch_copy_, block_[0], block_[1], block_[2]});
    plan_.cost_per_item += plan.cost_per_item + 0.3;
    if (!may_end) return;
    BasicBlock *rest = block("rest");
    Value *left = b_.CreateLoad(context_.i32(), memory_pointer(alive));
    b_.CreateCondBr(b_.CreateICmpNE(left, context_.int32(0)), rest, end_);
    b_.SetInsertPoint(rest);
  }

  // --- the driver's values

  Value *memory_pointer(const Storage &storage) {
    return b_.CreateConstGEP1_64(context_.i8(), scratch_, storage.offset);
  }

  Raw load_slot(ValueId id) {
    const DType dtype = kernel_.type(id).dtype;
    llvm::Type *type = context_.memory_type(dtype);
    Value *pointer = memory_pointer(memory_.storage(id, true));
    Raw value{b_.CreateAlignedLoad(type, pointer, llvm::Align(1))};
    if (is_complex(dtype)) {
      value.im = b_.CreateAlignedLoad(type, b_.CreateConstGEP1_64(type, pointer, 1), llvm::Align(1));
    }
    if (dtype == DType::Bool) value.re = b_.CreateICmpNE(value.re, llvm::Constant::getNullValue(type));
    return value;
  }

  void store_slot(ValueId id, Raw value) {
    const DType dtype = kernel_.type(id).dtype;
    llvm::Type *type = context_.memory_type(dtype);
    Value *pointer = memory_pointer(memory_.storage(id, true));
    if (dtype == DType::Bool) value.re = b_.CreateZExt(value.re, type);
    b_.CreateAlignedStore(value.re, pointer, llvm::Align(1));
    if (value.im != nullptr) {
      b_.CreateAlignedStore(value.im, b_.CreateConstGEP1_64(type, pointer, 1), llvm::Align(1));
    }
  }

  /// A value that all threads of the block agree on.
  Raw driver_value(ValueId id) {
    const Op *op = definitions_[id.index];
    if (op == nullptr || stored_.contains(id.index) || !recomputed(id)) {
      for (std::size_t i = 0; i < kernel_.body.args.size(); ++i) {
        if (kernel_.body.args[i] == id) return launch_.scalars[i].raw;
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
      case OpCode::BlockIdx: return {b_.CreateTrunc(block_[op->dim], context_.i32())};
      case OpCode::BlockDim: return {b_.CreateTrunc(launch_.block[op->dim], context_.i32())};
      case OpCode::GridDim: return {b_.CreateTrunc(launch_.grid[op->dim], context_.i32())};
      case OpCode::GlobalSize: return {b_.CreateMul(launch_.block[op->dim], launch_.grid[op->dim])};
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
      const ArrayValue &array = launch_.arrays[i];
      return {op.code == OpCode::Extent ? array.extents[op.dim] : array.strides[op.dim]};
    }
    const Op &maker = *definitions_[id.index];
    const auto item = static_cast<std::int64_t>(size_of(kernel_.type(id).dtype));
    if (op.code == OpCode::Extent) {
      if (ir::is_dynamic(maker)) return {b_.CreateUDiv(launch_.shared_bytes, context_.int64(item))};
      return {context_.int64(maker.shape[op.dim])};
    }
    std::int64_t stride = item;
    for (std::size_t axis = maker.shape.size(); axis-- > op.dim + std::size_t{1};) stride *= maker.shape[axis];
    return {context_.int64(stride)};
  }

  // --- the entry

  void open_entry() {
    llvm::Type *pointer = context_.pointer();
    auto *type = llvm::FunctionType::get(llvm::Type::getVoidTy(module_.getContext()),
                                         {pointer, context_.i64(), context_.i64(), pointer}, false);
    function_ = llvm::Function::Create(type, llvm::GlobalValue::ExternalLinkage, kEntryName, module_);
    function_->addFnAttr(llvm::Attribute::NoUnwind);
    scratch_ = function_->getArg(3);
    b_.SetInsertPoint(block("entry"));
    static_cast<void>(read_launch(context_, b_, kernel_, function_->getArg(0), launch_));
    launch_copy_ = context_.stack_slot(b_, llvm::ArrayType::get(context_.i8(), sizeof(CpuLaunch)));
    b_.CreateMemCpy(launch_copy_, llvm::Align(8), function_->getArg(0), llvm::Align(8), sizeof(CpuLaunch));
    threads_ = b_.CreateMul(b_.CreateMul(launch_.block[0], launch_.block[1]), launch_.block[2]);
    setup_ = block("setup");
    b_.CreateBr(setup_);
    head_ = block("block");
    b_.SetInsertPoint(head_);
    number_ = b_.CreatePHI(context_.i64(), 2);
    number_->addIncoming(function_->getArg(1), setup_);
    Value *row = b_.CreateUDiv(number_, launch_.grid[0]);
    block_[0] = b_.CreateSub(number_, b_.CreateMul(row, launch_.grid[0]));
    block_[2] = b_.CreateUDiv(row, launch_.grid[1]);
    block_[1] = b_.CreateSub(row, b_.CreateMul(block_[2], launch_.grid[1]));
    if (returns_) {
      alive_ = memory_.alive();
      // Filled in where the layout is known.
      alive_pointer_ = context_.stack_slot(b_, pointer, 8);
      Value *at = b_.CreateAlignedLoad(pointer, alive_pointer_, llvm::Align(8));
      b_.CreateMemSet(at, b_.getInt8(1), threads_, llvm::Align(1));
    }
  }

  void finish_entry(BasicBlock *end) {
    if (b_.GetInsertBlock()->getTerminator() == nullptr) b_.CreateBr(end);
    b_.SetInsertPoint(end);
    Value *next = b_.CreateAdd(number_, context_.int64(1));
    number_->addIncoming(next, end);
    BasicBlock *done = block("done");
    b_.CreateCondBr(b_.CreateICmpSLT(next, function_->getArg(2)), head_, done);
    b_.SetInsertPoint(done);
    b_.CreateRetVoid();

    // The parameters of the phases: the kernel's, and the arrays that hold what phases leave for others.
    b_.SetInsertPoint(setup_);
    std::uint64_t count = 0;
    for (const ir::Type &type : kernel_.params) count += slots_of(type);
    const std::uint64_t given = count;
    for (const Hidden &each : memory_.arrays()) count += slots_of(each.type);
    Value *slots = context_.stack_slot(b_, llvm::ArrayType::get(context_.i64(), count));
    Value *params = b_.CreateAlignedLoad(context_.pointer(), function_->getArg(0), llvm::Align(8));
    b_.CreateMemCpy(slots, llvm::Align(8), params, llvm::Align(8), 8 * given);
    b_.CreateAlignedStore(slots, launch_copy_, llvm::Align(8));
    Value *dynamic = b_.CreateConstGEP1_64(context_.i8(), scratch_, memory_.fixed_bytes());
    Value *dynamic_bytes = b_.CreateAnd(b_.CreateAdd(launch_.shared_bytes, context_.int64(63)), context_.int64(-64));
    Value *threads = b_.CreateGEP(context_.i8(), dynamic, dynamic_bytes);
    std::uint64_t slot = given;
    const auto put = [&](Value *item) {
      b_.CreateAlignedStore(item, b_.CreateConstGEP1_64(context_.i64(), slots, slot++), llvm::Align(8));
    };
    for (const Hidden &each : memory_.arrays()) {
      Value *data = nullptr;
      switch (each.where) {
        case Hidden::Where::Fixed: data = b_.CreateConstGEP1_64(context_.i8(), scratch_, each.offset); break;
        case Hidden::Where::Dynamic: data = dynamic; break;
        case Hidden::Where::Threads:
          data = b_.CreateGEP(context_.i8(), threads,
                              b_.CreateMul(threads_, context_.int64(static_cast<std::int64_t>(each.offset))));
          break;
      }
      if (alive_pointer_ != nullptr && &each == &memory_.arrays()[alive_.array]) {
        b_.CreateAlignedStore(data, alive_pointer_, llvm::Align(8));
      }
      put(data);
      const auto item = static_cast<std::int64_t>(size_of(each.type.dtype));
      for (const std::int64_t extent : each.extents) {
        if (extent >= 0) {
          put(context_.int64(extent));
        } else {
          put(each.where == Hidden::Where::Dynamic ? b_.CreateUDiv(launch_.shared_bytes, context_.int64(item))
                                                   : threads_);
        }
      }
      slot += each.type.rank;
    }
    BasicBlock *none = block("none");
    b_.CreateCondBr(b_.CreateICmpSLT(function_->getArg(1), function_->getArg(2)), head_, none);
    b_.SetInsertPoint(none);
    b_.CreateRetVoid();
  }

  static std::uint64_t slots_of(const ir::Type &type) {
    if (type.is_array()) return 1 + 2 * std::uint64_t{type.rank};
    return type.dtype == DType::Complex128 ? 2 : 1;
  }

  const ir::Module &source_;
  const ir::Function &kernel_;
  const Target &target_;
  const FissionFacts &facts_;
  Plan &plan_;
  llvm::Module &module_;
  Context context_;
  Builder b_;
  Arithmetic arithmetic_;
  PhaseMemory memory_;
  std::vector<const Op *> definitions_;

  bool dry_ = true;
  int phase_number_ = 0;
  std::vector<int> def_phase_;   ///< by ValueId: the phase that computes it; -1: parameters, and the driver's values
  std::vector<int> last_use_;    ///< by ValueId: the last phase that reads it
  std::vector<int> loop_phase_;  ///< of the loops around: the first phase of the body
  std::unordered_set<std::uint32_t> stored_;
  std::unordered_map<std::uint32_t, ValueId> places_;  ///< values that lie where an argument of a loop does
  bool returns_ = false;                               ///< threads may end within a phase

  std::unique_ptr<Phase> phase_;
  int made_ = 0;
  llvm::Function *function_ = nullptr;
  LaunchValues launch_;
  Value *scratch_ = nullptr;
  Value *launch_copy_ = nullptr;
  Value *threads_ = nullptr;
  Value *block_[3] = {};
  llvm::PHINode *number_ = nullptr;
  BasicBlock *setup_ = nullptr;
  BasicBlock *head_ = nullptr;
  BasicBlock *end_ = nullptr;  ///< the block's
  Storage alive_;
  Value *alive_pointer_ = nullptr;
};

}  // namespace

void emit_fissioned(const ir::Module &source, const Target &target, const FissionFacts &facts, Plan &plan,
                    llvm::Module &module) {
  Fission(source, target, facts, plan, module).run();
}

}  // namespace gridstride::codegen::cpu
