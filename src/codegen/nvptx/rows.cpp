#include "codegen/nvptx/rows.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include <fmt/format.h>
#include <llvm/IR/IntrinsicsNVPTX.h>

#include "codegen/nvptx/body.h"
#include "codegen/nvptx/scalar_ops.h"
#include "ir/reduction_order.h"

namespace gridstride::codegen::nvptx {

using ir::Op;
using ir::OpCode;
using ir::ValueId;

namespace {

constexpr std::uint32_t kWarp = 32;
constexpr std::uint32_t kHalf = ir::kLanes;

struct Arrays {
  std::set<std::uint32_t> read;
  std::set<std::uint32_t> written;
};

/// Notes the arrays of an op that neither branches nor faults; false for any other.
bool plain(const Op &op, Arrays &arrays) {
  switch (op.code) {
    case OpCode::Load: arrays.read.insert(op.operands[0].index); return op.check == ir::Check::None;
    case OpCode::Store: arrays.written.insert(op.operands[0].index); return op.check == ir::Check::None;
    case OpCode::Constant:
    case OpCode::Scalar:
    case OpCode::Cast:
    case OpCode::Extent:
    case OpCode::Stride: return true;
    default: return ir::is_terminator(op.code);
  }
}

/// A Reduce's region stores nothing; a For's stores at its own index.
bool fits(const Op &loop, Arrays &arrays) {
  const ir::Region &region = loop.regions[0];
  return std::all_of(region.ops.begin(), region.ops.end(), [&](const auto &op) {
    if (op->code == OpCode::Store && (loop.code == OpCode::Reduce || op->wrap)) return false;
    if (op->code == OpCode::Store && op->operands.back() != region.args[0]) return false;
    return plain(*op, arrays);
  });
}

bool is_constant(const ir::Function &kernel, ValueId id, std::int64_t value) {
  return std::any_of(kernel.body.ops.begin(), kernel.body.ops.end(), [&](const auto &op) {
    return op->code == OpCode::Constant && op->results[0] == id && is_integer(op->scalar.dtype) &&
           op->scalar.as_int() == value;
  });
}

}  // namespace

bool fits_rows(const ir::Function &kernel) {
  if (kernel.kind != ir::FunctionKind::Elementwise || kernel.space_rank != 1) return false;
  Arrays arrays;
  const ValueId *count = nullptr;
  for (const auto &op : kernel.body.ops) {
    const bool loops = op->code == OpCode::For;
    if (op->code != OpCode::Reduce && !loops) {
      if (!plain(*op, arrays)) return false;
      continue;
    }
    if (count == nullptr) count = &op->operands[1];
    if (!is_constant(kernel, op->operands[0], 0) || op->operands[1] != *count || !fits(*op, arrays)) return false;
    if (loops && (op->operands.size() != 3 || !is_constant(kernel, op->operands[2], 1))) return false;
  }
  return count != nullptr && std::none_of(arrays.written.begin(), arrays.written.end(),
                                          [&](std::uint32_t id) { return arrays.read.contains(id); });
}

class RowMaker {
public:
  RowMaker(Body &body, const ir::Function &kernel, std::uint32_t threads, std::uint32_t rounds)
      : body_(body),
        code_(body.code_),
        build_(body.code_.builder),
        kernel_(kernel),
        threads_(threads),
        rounds_(rounds),
        all_(code_.i32(~std::uint32_t{0})) {}

  void emit() {
    llvm::Value *thread = code_.intrinsic(llvm::Intrinsic::nvvm_read_ptx_sreg_tid_x, {}, {});
    thread_ = build_.CreateAnd(thread, code_.i32(threads_ - 1));
    for (const auto &op : kernel_.body.ops) {
      body_.set_line(*op);
      switch (op->code) {
        case OpCode::Reduce: reduce(*op); break;
        case OpCode::For: store_row(*op); break;
        case OpCode::Return: return;
        default: body_.emit_op(*op);
      }
    }
  }

private:
  // --- what a thread has of its row

  /// Sets the positions of the thread's values, and which of them exist.
  void place(ValueId count) {
    if (!positions_.empty()) return;
    count_ = build_.CreateTrunc(body_.value(count).real, code_.int_type(32));
    lane_ = threads_ > kHalf ? build_.CreateAnd(thread_, code_.i32(kHalf - 1)) : thread_;
    llvm::Value *first = lane_;
    if (threads_ > kHalf) {
      llvm::Value *leaf = build_.CreateLShr(thread_, 4);
      first = build_.CreateAdd(build_.CreateMul(leaf, code_.i32(ir::kLeaf), "", true, true), lane_, "", true, true);
    }
    const std::uint32_t step = std::min(threads_, kHalf);
    for (std::uint32_t round = 0; round < rounds_; ++round) {
      llvm::Value *position = build_.CreateAdd(first, code_.i32(round * step), "", true, true);
      const bool always = threads_ == 1 || (threads_ <= kHalf && round + 1 < rounds_);
      exists_.push_back(always ? nullptr : build_.CreateICmpULT(position, count_));
      positions_.push_back(build_.CreateZExt(position, code_.int_type(64), "", true));
    }
  }

  /// What an op computes, the same text for the same values of a row wherever it stands.
  std::string name_of(const Op &op, ValueId position, const std::map<std::uint32_t, std::uint32_t> &known) const {
    std::string text = fmt::format("{} {} {}", static_cast<int>(op.code), static_cast<int>(op.scalar_op), op.dim);
    text += fmt::format(" {}", static_cast<int>(kernel_.type(op.results[0]).dtype));
    if (op.code == OpCode::Constant) {
      text += fmt::format(" {} {} {}", static_cast<int>(op.scalar.dtype), op.scalar.bits[0], op.scalar.bits[1]);
    }
    for (const ValueId id : op.operands) {
      if (id == position) {
        text += " at";
      } else if (const auto found = known.find(id.index); found != known.end()) {
        text += fmt::format(" #{}", found->second);
      } else {
        text += fmt::format(" %{}", id.index);
      }
    }
    return text;
  }

  /// The code of a region for all values of the thread side by side. What another region has computed of the row is
  /// not computed again.
  std::vector<Values> emit_region(const ir::Region &region) {
    const ValueId position = region.args[0];
    std::vector<Values> points(rounds_, body_.values());
    for (std::uint32_t i = 0; i < rounds_; ++i) points[i][position.index] = {positions_[i], nullptr};
    at_ = position;
    std::map<std::uint32_t, std::uint32_t> known;  // the region's values by their number in `computed_`
    body_.emit_points(region, points, [&](const Op &op, std::vector<Values> &each) {
      if (op.code == OpCode::Store) {
        store(op, each);
        return true;
      }
      const auto [entry, added] =
          numbers_.emplace(name_of(op, position, known), static_cast<std::uint32_t>(computed_.size()));
      const std::uint32_t result = op.results[0].index;
      known[result] = entry->second;
      if (!added) {
        for (std::uint32_t i = 0; i < rounds_; ++i) each[i][result] = computed_[entry->second][i];
        return true;
      }
      std::vector<Value> made;
      llvm::Value *first = nullptr;
      if (op.code == OpCode::Load) {
        Values start = each[0];
        start[position.index].real = code_.i64(0);
        row_start_ = first_address(op, 1, start);
        first = first_address(op, 1, each[0]);
      }
      for (std::uint32_t i = 0; i < rounds_; ++i) {
        body_.values_.swap(each[i]);
        op.code == OpCode::Load ? load(op, i, first) : body_.emit_op(op);
        body_.values_.swap(each[i]);
        made.push_back(each[i][result]);
      }
      computed_.push_back(std::move(made));
      return true;
    });
    return points;
  }

  /// The address of the first of an access's elements, where the others follow at a step that is known; else null.
  llvm::Value *first_address(const Op &op, std::size_t index, const Values &point) {
    const ir::Type &type = kernel_.type(op.operands[0]);
    const bool dense = type.layout == ir::LayoutClass::Contiguous || type.layout == ir::LayoutClass::UnitInner;
    if (!dense || op.operands.back() != at_) return nullptr;
    std::vector<llvm::Value *> indices;
    for (std::size_t i = index; i < op.operands.size(); ++i) indices.push_back(point[op.operands[i].index].real);
    return body_.address(body_.array(op.operands[0]), indices);
  }
  llvm::Value *address_of(const Op &op, std::uint32_t round, llvm::Value *first) {
    const std::size_t bytes = round * std::min(threads_, kHalf) * size_of(kernel_.type(op.operands[0]).dtype);
    return build_.CreateConstGEP1_64(build_.getInt8Ty(), first, bytes);
  }

  /// Code that runs where the thread has a value in this round.
  template <class Code>
  void where_exists(std::uint32_t round, Code &&code) {
    if (exists_[round] == nullptr) {
      code();
      return;
    }
    llvm::BasicBlock *exists = code_.block("exists");
    llvm::BasicBlock *after = code_.block("after");
    build_.CreateCondBr(exists_[round], exists, after);
    code_.enter(exists);
    code();
    build_.CreateBr(after);
    code_.enter(after);
  }

  /// An element; where there is none, some other value.
  void load(const Op &op, std::uint32_t round, llvm::Value *first) {
    const DType dtype = kernel_.type(op.results[0]).dtype;
    if (threads_ > kHalf && first != nullptr) {
      // Any of many may be missing: no branches, but the row's first element in their place.
      llvm::Value *from = code_.select(exists_[round], address_of(op, round, first), row_start_);
      body_.set_value(op.results[0], body_.load_element(op, from, dtype));
      return;
    }
    llvm::BasicBlock *before = build_.GetInsertBlock();
    llvm::BasicBlock *loaded_in = before;
    Value loaded;
    where_exists(round, [&] {
      if (first == nullptr) {
        body_.emit_op(op);
        loaded = body_.value(op.results[0]);
      } else {
        loaded = body_.load_element(op, address_of(op, round, first), dtype);
      }
      loaded_in = build_.GetInsertBlock();
    });
    const auto join = [&](llvm::Value *part) -> llvm::Value * {
      if (part == nullptr || exists_[round] == nullptr) return part;
      llvm::PHINode *both = build_.CreatePHI(part->getType(), 2);
      both->addIncoming(part, loaded_in);
      both->addIncoming(llvm::Constant::getNullValue(part->getType()), before);
      return both;
    };
    llvm::Value *real = join(loaded.real);
    body_.set_value(op.results[0], {real, join(loaded.imag)});
  }

  void store(const Op &op, std::vector<Values> &points) {
    llvm::Value *first = first_address(op, 2, points[0]);
    for (std::uint32_t i = 0; i < rounds_; ++i) {
      body_.values_.swap(points[i]);
      where_exists(i,
                   [&] { first == nullptr ? body_.emit_op(op) : body_.store_element(op, address_of(op, i, first)); });
      body_.values_.swap(points[i]);
    }
  }

  void store_row(const Op &op) {
    place(op.operands[1]);
    emit_region(op.regions[0]);
  }

  // --- reductions

  Value choose(llvm::Value *condition, const Value &yes, const Value &no) {
    if (condition == nullptr) return yes;
    Value result{code_.select(condition, yes.real, no.real), nullptr};
    if (yes.imag != nullptr) result.imag = code_.select(condition, yes.imag, no.imag);
    return result;
  }
  Value combine(const Op &op, const Value &below, const Value &above) {
    const std::array<Operand, 2> operands{Operand{below, op.scalar.dtype}, Operand{above, op.scalar.dtype}};
    return emit_scalar_op(code_, op.scalar_op, operands);
  }
  Value from_above(const Value &value, std::uint32_t distance, std::uint32_t width) {
    return shuffle(code_, value, all_, distance, true, width);
  }

  void reduce(const Op &op) {
    place(op.operands[1]);
    const ir::Region &region = op.regions[0];
    const std::vector<Values> points = emit_region(region);
    const ValueId result = region.ops.back()->operands[0];
    // Each accumulator's values in their order.
    const std::uint32_t own = threads_ == 1 ? 1 : std::max<std::uint32_t>(kHalf / threads_, 1);
    std::vector<Value> sums;
    for (std::uint32_t i = 0; i < rounds_; ++i) {
      const Value &value = points[i][result.index];
      if (i < own) {
        sums.push_back(value);
      } else {
        sums[i % own] = choose(exists_[i], combine(op, sums[i % own], value), sums[i % own]);
      }
    }
    if (threads_ == 1) {
      body_.set_value(op.results[0], sums[0]);
      return;
    }
    if (threads_ > kHalf) sums[0] = join_leaves(op, sums[0]);
    for (std::uint32_t width = kHalf / 2; width > 0; width /= 2) {
      if (width < threads_) {
        sums[0] = combine(op, sums[0], from_above(sums[0], width, std::min(threads_, kHalf)));
      } else {
        for (std::uint32_t i = 0; i < width / threads_; ++i) {
          sums[i] = combine(op, sums[i], sums[i + width / threads_]);
        }
      }
    }
    body_.set_value(op.results[0], shuffle(code_, sums[0], all_, 0, false, std::min(threads_, kWarp)));
  }

  /// Whether the thread's accumulator has a value in leaf `leaf`.
  llvm::Value *reaches(llvm::Value *leaf) {
    llvm::Value *first = build_.CreateMul(leaf, code_.i32(ir::kLeaf), "", true, true);
    return build_.CreateICmpULT(build_.CreateAdd(first, lane_, "", true, true), count_);
  }

  /// The leaves' accumulators, pairwise: the result in the lower half of each warp.
  Value join_leaves(const Op &op, const Value &mine) {
    llvm::Value *leaf = build_.CreateLShr(thread_, 4);
    // The two leaves of a warp; what the upper half makes of them nobody reads.
    llvm::Value *next = build_.CreateAdd(leaf, code_.i32(1), "", true, true);
    Value pair = choose(reaches(next), combine(op, mine, from_above(mine, kHalf, kWarp)), mine);
    const std::uint32_t warps = threads_ / kWarp;
    if (warps == 1) return pair;

    const DType dtype = op.scalar.dtype;
    const Value shared = shared_memory(dtype, warps);
    llvm::Value *lower = build_.CreateICmpEQ(build_.CreateAnd(thread_, code_.i32(kHalf)), code_.i32(0));
    llvm::BasicBlock *writes = code_.block("writes");
    llvm::BasicBlock *written = code_.block("written");
    build_.CreateCondBr(lower, writes, written);
    code_.enter(writes);
    llvm::Value *warp = build_.CreateLShr(thread_, 5);
    llvm::Value *place =
        build_.CreateAdd(build_.CreateMul(warp, code_.i32(kHalf), "", true, true), lane_, "", true, true);
    store_shared(dtype, shared, place, pair);
    build_.CreateBr(written);
    code_.enter(written);
    block_barrier(code_);

    // The lower half of each warp joins the first half of them, the upper half the others; then these two are joined.
    const std::uint32_t half = warps / 2;
    llvm::Value *from = code_.select(lower, code_.i32(0), code_.i32(half));
    std::vector<Value> parts;
    std::vector<llvm::Value *> exists;
    for (std::uint32_t i = 0; i < half; ++i) {
      llvm::Value *at = build_.CreateAdd(from, code_.i32(i), "", true, true);
      llvm::Value *slot =
          build_.CreateAdd(build_.CreateMul(at, code_.i32(kHalf), "", true, true), lane_, "", true, true);
      parts.push_back(load_shared(dtype, shared, slot));
      exists.push_back(reaches(build_.CreateMul(at, code_.i32(2), "", true, true)));
    }
    for (std::size_t width = 1; width < parts.size(); width *= 2) {
      for (std::size_t i = 0; i + width < parts.size(); i += 2 * width) {
        parts[i] = choose(exists[i + width], combine(op, parts[i], parts[i + width]), parts[i]);
      }
    }
    const Value above = from_above(parts[0], kHalf, kWarp);
    return choose(reaches(code_.i32(2 * half)), combine(op, parts[0], above), parts[0]);
  }

  /// Memory for an accumulator a lane of each warp. Neighbouring reductions have two in turn: who writes the one again
  /// has met all others at the barrier in between, after they have read it.
  Value shared_memory(DType dtype, std::uint32_t warps) {
    turn_ = !turn_;
    const auto make = [&](const char *part) -> llvm::Value * {
      const std::string name = fmt::format("gridstride.rows.{}.{}{}", gridstride::name(dtype), turn_ ? 1 : 0, part);
      if (llvm::GlobalVariable *known = code_.module.getNamedGlobal(name)) return known;
      llvm::Type *type = llvm::ArrayType::get(code_.memory_type(dtype), std::uint64_t{warps} * kHalf);
      return new llvm::GlobalVariable(code_.module, type, false, llvm::GlobalValue::InternalLinkage,
                                      llvm::PoisonValue::get(type), name, nullptr, llvm::GlobalValue::NotThreadLocal,
                                      3);
    };
    return {make(".real"), is_complex(dtype) ? make(".imag") : nullptr};
  }
  void store_shared(DType dtype, const Value &memory, llvm::Value *at, const Value &value) {
    llvm::Type *type = code_.memory_type(dtype);
    const auto write = [&](llvm::Value *base, llvm::Value *part) {
      if (dtype == DType::Bool) part = build_.CreateZExt(part, type);
      build_.CreateStore(part, build_.CreateGEP(type, base, at));
    };
    write(memory.real, value.real);
    if (value.imag != nullptr) write(memory.imag, value.imag);
  }
  Value load_shared(DType dtype, const Value &memory, llvm::Value *at) {
    llvm::Type *type = code_.memory_type(dtype);
    const auto read = [&](llvm::Value *base) -> llvm::Value * {
      if (base == nullptr) return nullptr;
      llvm::Value *part = build_.CreateLoad(type, build_.CreateGEP(type, base, at));
      return dtype == DType::Bool ? build_.CreateICmpNE(part, build_.getInt8(0)) : part;
    };
    return {read(memory.real), read(memory.imag)};
  }

  Body &body_;
  Code &code_;
  llvm::IRBuilder<> &build_;
  const ir::Function &kernel_;
  std::uint32_t threads_;
  std::uint32_t rounds_;
  llvm::Value *all_;               ///< the mask of a whole warp
  llvm::Value *thread_ = nullptr;  ///< of the row
  llvm::Value *lane_ = nullptr;    ///< the number of its accumulator, or of the first
  llvm::Value *count_ = nullptr;
  llvm::Value *row_start_ = nullptr;  ///< of the load that is made; null where the others' addresses are
  ValueId at_;                        ///< the position, in the region that is made
  bool turn_ = false;
  std::vector<llvm::Value *> positions_;
  std::vector<llvm::Value *> exists_;  ///< null: always
  std::map<std::string, std::uint32_t> numbers_;
  std::vector<std::vector<Value>> computed_;  ///< by number: the values of all rounds
};

void emit_rows(Body &body, const ir::Function &kernel, std::uint32_t threads, std::uint32_t rounds) {
  RowMaker(body, kernel, threads, rounds).emit();
}

}  // namespace gridstride::codegen::nvptx
