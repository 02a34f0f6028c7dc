#include <algorithm>
#include <cstddef>

#include "codegen/cpu/body.h"
#include "codegen/cpu/launch_values.h"
#include "codegen/cpu/recursion.h"
#include "codegen/cpu/thread_support.h"
#include "ir/calls.h"

// Functions that call themselves are functions of their own in the compiled code, of one thread:
//   void f(launch, place, slots, results, sink)
// `slots` are the arguments in the form of a kernel's parameters. results[0] is 0 when the function has returned, 1
// when its thread has ended; the parts of its results follow, a word each.
namespace gridstride::codegen::cpu {

namespace {

using llvm::BasicBlock;
using llvm::Value;

/// Bytes of a stack frame, at most: a word for each value, and what lies in memory.
std::uint64_t frame_bytes(const llvm::Function &function) {
  constexpr std::uint64_t kOwn = 256;
  std::uint64_t bytes = kOwn;
  const llvm::DataLayout &layout = function.getParent()->getDataLayout();
  for (const llvm::BasicBlock &block : function) {
    for (const llvm::Instruction &each : block) {
      if (const auto *slot = llvm::dyn_cast<llvm::AllocaInst>(&each)) {
        bytes += layout.getTypeAllocSize(slot->getAllocatedType()).getFixedValue() + slot->getAlign().value();
      } else if (!each.getType()->isVoidTy()) {
        bytes += std::max<std::uint64_t>(8, layout.getTypeAllocSize(each.getType()).getFixedValue());
      }
    }
  }
  return bytes;
}

}  // namespace

Position thread_position(const Context &context, Builder &b, Value *place) {
  const auto field = [&](llvm::Type *type, std::size_t offset) {
    return b.CreateAlignedLoad(type, b.CreateConstGEP1_64(context.i8(), place, offset), llvm::Align(4));
  };
  Position position;
  position.place = place;
  position.lane0 = context.int64(0);
  for (unsigned dim = 0; dim < 3; ++dim) {
    position.block[dim] = b.CreateZExt(field(context.i32(), 4 * dim), context.i64());
    position.thread[dim] = b.CreateZExt(field(context.i32(), offsetof(ThreadPlace, thread) + 4 * dim), context.i64());
  }
  return position;
}

Value *thread_shared(const Context &context, Builder &b, Value *place) {
  return b.CreateAlignedLoad(context.pointer(),
                             b.CreateConstGEP1_64(context.i8(), place, offsetof(ThreadPlace, shared)), llvm::Align(4));
}

void declare_recursive(const ir::Module &source, Context &context) {
  llvm::Type *pointer = context.pointer();
  auto *type = llvm::FunctionType::get(llvm::Type::getVoidTy(context.llvm),
                                       {pointer, pointer, pointer, pointer, pointer}, false);
  for (const ir::Function *each : ir::recursive_functions(source)) {
    auto *made =
        llvm::Function::Create(type, llvm::GlobalValue::InternalLinkage, "function." + each->name, context.module);
    made->addFnAttr(llvm::Attribute::NoUnwind);
    made->addFnAttr(llvm::Attribute::NoInline);
    context.recursive.emplace(each, made);
  }
}

std::uint64_t emit_recursive(const ir::Module &source, Context &context) {
  std::uint64_t bytes = 0;
  Builder b = make_builder(context.module);
  LaneModel model;
  model.mode = LaneMode::Thread;
  for (const auto &each : source.functions) {
    const ir::Function *function = each.get();
    const auto found = context.recursive.find(function);
    if (found == context.recursive.end()) continue;
    llvm::Function *made = found->second;
    b.SetInsertPoint(BasicBlock::Create(context.llvm, "entry", made));
    LaunchValues launch;
    static_cast<void>(
        read_launch(context, b, *function, made->getArg(0), launch, nullptr, made->getArg(2), made->getArg(4)));
    Value *place = made->getArg(1);
    launch.pointer = made->getArg(0);
    launch.shared = thread_shared(context, b, place);
    const Position position = thread_position(context, b, place);
    BasicBlock *start = BasicBlock::Create(context.llvm, "start", made);
    llvm::Instruction *end = b.CreateBr(start);
    b.SetInsertPoint(start);
    const FunctionFacts facts = analyze(source, model, function);
    Body body(context, b, source, facts, model, launch);
    for (const Level level : {kLaunch, kRow, kSegment}) body.set_level(level, end);
    body.emit_function(position, made->getArg(3));
    b.CreateRetVoid();
    bytes += frame_bytes(*made);
  }
  return bytes;
}

/// The whole function, whose lanes do the same; its results go to memory.
void Body::emit_function(const Position &position, Value *results) {
  position_ = position;
  mask_ = Mask{};
  instance_ = kernel_.get();
  vars_.clear();
  const ir::Function &function = *instance_->facts->function;
  for (std::size_t i = 0; i < function.params.size(); ++i) {
    const ir::ValueId id = function.body.args[i];
    if (function.params[i].is_array()) {
      instance_->arrays[id.index] = &launch_.arrays[i];
    } else {
      set(id, launch_.scalars[i]);
    }
  }
  Fact form;
  form.shape = Shape::Varying;
  Frame frame;
  frame.body = &function.body;
  frame.masked = true;
  frame.exit = new_join("returned");
  for (const ir::Type &type : function.result_types) {
    frame.results.push_back(form);
    frame.dtypes.push_back(type.dtype);
    std::vector<Value *> initial;
    null_values(form, type.dtype, initial);
    frame.exit_vars.push_back(new_vars(initial));
  }
  frame.exit_mask = new_var(wide(no_lanes()));
  frame.exit.var_count = vars_.size();
  frames_.push_back(&frame);
  const Flow flow = emit_region(function.body);
  frames_.pop_back();
  if (flow != Flow::Closed) branch_to(frame.exit);
  finish(frame.exit);

  const auto put = [&](std::size_t word, Value *item) {
    if (item->getType() == context_.i1()) item = b_.CreateZExt(item, context_.i8());
    b_.CreateAlignedStore(item, b_.CreateConstGEP1_64(context_.i64(), results, word), llvm::Align(8));
  };
  const Mask returned = from_wide(vars_[static_cast<std::size_t>(frame.exit_mask)]);
  put(0, b_.CreateXor(b_.CreateAnd(lane_bits(returned), context_.int64(1)), context_.int64(1)));
  std::size_t word = 1;
  for (std::size_t i = 0; i < frame.exit_vars.size(); ++i) {
    const DType type = frame.dtypes[i];
    for (int var : frame.exit_vars[i]) {
      Value *lane = b_.CreateExtractElement(vars_[static_cast<std::size_t>(var)], context_.int64(0));
      if (type == DType::Bool) lane = b_.CreateTrunc(lane, context_.i1());
      put(word++, lane);
    }
  }
}

/// A call of a function that calls itself.
void Body::emit_recursive_call(const ir::Op &op) {
  const ir::Function &callee = *module_.find(op.symbol);
  llvm::Type *i64 = context_.i64();
  std::uint64_t words = 1;
  for (const ir::Type &type : callee.params) {
    words += type.is_array() ? 1U + 2U * type.rank : type.dtype == DType::Complex128 ? 2U : 1U;
  }
  Value *slots = context_.stack_slot(b_, llvm::ArrayType::get(i64, words), 8);
  std::uint64_t word = 0;
  const auto put = [&](Value *item, std::uint64_t offset = 0) {
    Value *at = b_.CreateConstGEP1_64(context_.i8(), slots, 8 * word + offset);
    b_.CreateAlignedStore(item, at, llvm::Align(4));
  };
  for (std::size_t i = 0; i < op.operands.size(); ++i) {
    const ir::ValueId id = op.operands[i];
    if (callee.params[i].is_array()) {
      const ArrayValue &given = array(id);
      put(given.data);
      for (const auto *list : {&given.extents, &given.strides}) {
        for (Value *each : *list) {
          ++word;
          put(each);
        }
      }
      ++word;
      continue;
    }
    const DType type = dtype(id);
    LaneValue &held = value(id);
    const Raw raw = held.shape == Shape::Uniform ? held.raw : extract(vector(held), context_.int64(0), type);
    if (type == DType::Bool) {
      put(b_.CreateZExt(raw.re, context_.memory_type(type)));
    } else {
      put(raw.re);
    }
    if (type == DType::Complex64) put(raw.im, 4);
    if (type == DType::Complex128) {
      ++word;
      put(raw.im);
    }
    ++word;
  }

  std::uint64_t result_words = 1;
  for (const ir::Type &type : callee.result_types) result_words += is_complex(type.dtype) ? 2U : 1U;
  Value *results = context_.stack_slot(b_, llvm::ArrayType::get(i64, result_words), 8);
  // A call that is left because nobody wants its results writes nothing.
  b_.CreateAlignedStore(context_.int64(1), results, llvm::Align(8));
  b_.CreateCall(context_.recursive.at(&callee), {launch_.pointer, position_.place, slots, results, launch_.sink});
  const auto result = [&](llvm::Type *type, std::uint64_t at) -> Value * {
    return b_.CreateAlignedLoad(type, b_.CreateConstGEP1_64(i64, results, at), llvm::Align(8));
  };
  Value *ended = b_.CreateICmpNE(result(i64, 0), context_.int64(0));
  kill(lane_bool(b_.CreateVectorSplat(static_cast<unsigned>(lanes_), ended)));
  std::uint64_t next = 1;
  for (ir::ValueId id : op.results) {
    const DType type = dtype(id);
    Raw raw;
    if (type == DType::Bool) {
      raw.re = b_.CreateICmpNE(result(context_.i8(), next++), llvm::ConstantInt::get(context_.i8(), 0));
    } else {
      raw.re = result(context_.register_type(type), next++);
      if (is_complex(type)) raw.im = result(context_.register_type(type), next++);
    }
    set(id, uniform(raw));
  }
  mask_.nonempty = false;
}

}  // namespace gridstride::codegen::cpu
