#include "ir/interpreter.h"

#include <array>
#include <cstring>
#include <limits>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "ir/fault_sites.h"
#include "ir/mnemonics.h"
#include "ir/reduction_order.h"
#include "types/layout.h"

namespace gridstride::ir {

namespace {

using gridstride::Scalar;

/// An array as a function sees it: its strides are those that the type's layout class promises.
struct ArrayRef {
  std::byte *data = nullptr;
  std::vector<std::int64_t> extents;
  std::vector<std::int64_t> strides;
};

/// The values of one function while it runs. There is no recursion, so one frame a function is enough.
struct Frame {
  const Function *function = nullptr;
  std::vector<Scalar> values;
  std::unordered_map<std::uint32_t, const ArrayRef *> arrays;
};

/// Ends the thread that has faulted.
struct ThreadEnd {};

/// Wide enough to see any integer dtype overflow.
__extension__ using Wide = __int128;

enum class Exit { Yield, Break, Continue, Return };

std::pair<Wide, Wide> integer_range(DType dtype) {
  const int bits = static_cast<int>(8 * size_of(dtype));
  const Wide one = 1;
  if (kind_of(dtype) == DTypeKind::Signed) return {-(one << (bits - 1)), (one << (bits - 1)) - 1};
  return {0, (one << bits) - 1};
}

Wide integer_of(const Scalar &value) {
  if (kind_of(value.dtype) == DTypeKind::Unsigned) return static_cast<Wide>(value.as_uint());
  return value.as_int();
}

Scalar integer(DType dtype, Wide value) {
  return Scalar::of_uint(dtype, static_cast<std::uint64_t>(value));
}

class Machine {
public:
  using Observer = std::function<void(const Observation &)>;

  Machine(const Module &module, const CpuLaunch &launch, Observer observe)
      : module_(module), launch_(launch), observe_(std::move(observe)) {
    for (const auto &function : module.functions) {
      frames_[function.get()].function = function.get();
      frames_[function.get()].values.resize(function->values.size());
    }
    std::uint32_t next = 0;
    visit_fault_ops(module, [&](const Function &function, const Op &op) {
      sites_[&op] = next;
      next += static_cast<std::uint32_t>(fault_site_count(function, op));
    });
    read_params();
  }

  void run() {
    const Function &kernel = module_.kernel();
    switch (kernel.kind) {
      case FunctionKind::Elementwise: return run_points(kernel);
      case FunctionKind::Simt: return run_threads(kernel);
      case FunctionKind::Device: break;
    }
    throw Error(ErrorKind::Internal, "cannot launch '" + kernel.name + "': it is a device function, expected a kernel");
  }

private:
  // --- a launch

  void read_params() {
    const Function &kernel = module_.kernel();
    Frame &frame = frames_[&kernel];
    const std::uint64_t *slot = launch_.params;
    param_arrays_.resize(kernel.params.size());
    for (std::size_t i = 0; i < kernel.params.size(); ++i) {
      const Type &type = kernel.params[i];
      const ValueId id = kernel.body.args[i];
      if (type.is_scalar()) {
        frame.values[id.index] = Scalar::load(type.dtype, slot);
        slot += type.dtype == DType::Complex128 ? 2 : 1;
      } else {
        param_arrays_[i] = read_array(type, slot);
        frame.arrays[id.index] = &param_arrays_[i];
        slot += 1 + 2 * type.rank;
      }
    }
  }

  static ArrayRef read_array(const Type &type, const std::uint64_t *slot) {
    ArrayRef array;
    array.data = reinterpret_cast<std::byte *>(static_cast<std::uintptr_t>(*slot++));
    for (int axis = 0; axis < type.rank; ++axis) array.extents.push_back(static_cast<std::int64_t>(*slot++));
    for (int axis = 0; axis < type.rank; ++axis) array.strides.push_back(static_cast<std::int64_t>(*slot++));
    const auto item = static_cast<std::int64_t>(size_of(type.dtype));
    switch (type.layout) {
      case LayoutClass::General: break;
      case LayoutClass::UnitInner: array.strides.back() = item; break;
      case LayoutClass::BroadcastInner: array.strides.back() = 0; break;
      case LayoutClass::Contiguous: {
        std::int64_t step = item;
        for (std::size_t axis = type.rank; axis-- > 0;) {
          array.strides[axis] = step;
          step *= array.extents[axis];
        }
        break;
      }
    }
    return array;
  }

  void run_points(const Function &kernel) {
    Frame &frame = frames_[&kernel];
    const std::size_t rank = kernel.space_rank;
    std::int64_t points = 1;
    for (std::size_t axis = 0; axis < rank; ++axis) points *= launch_.extents[axis];
    std::vector<std::int64_t> index(rank, 0);
    for (std::int64_t point = 0; point < points; ++point) {
      for (std::size_t axis = 0; axis < rank; ++axis) {
        frame.values[kernel.body.args[kernel.params.size() + axis].index] = Scalar::of_int(DType::Int64, index[axis]);
      }
      block_ = {static_cast<std::uint32_t>(point), static_cast<std::uint32_t>(point >> 32), 0};
      run_one(kernel, frame);
      for (std::size_t axis = rank; axis-- > 0;) {
        if (++index[axis] < launch_.extents[axis]) break;
        index[axis] = 0;
      }
    }
  }

  void run_threads(const Function &kernel) {
    Frame &frame = frames_[&kernel];
    const GridDims &dims = launch_.dims;
    for_each_of(dims.grid, block_, [&] { for_each_of(dims.block, thread_, [&] { run_one(kernel, frame); }); });
  }

  template <class Body>
  static void for_each_of(const std::uint32_t (&extents)[3], std::array<std::uint32_t, 3> &at, Body &&body) {
    for (at[2] = 0; at[2] < extents[2]; ++at[2]) {
      for (at[1] = 0; at[1] < extents[1]; ++at[1]) {
        for (at[0] = 0; at[0] < extents[0]; ++at[0]) body();
      }
    }
  }

  void run_one(const Function &kernel, Frame &frame) {
    trips_.clear();
    try {
      run_region(kernel, kernel.body, frame);
    } catch (const ThreadEnd &) {}
  }

  [[noreturn]] void fault(std::uint32_t site, std::int64_t index, std::int64_t extent) {
    FaultRecord *record = launch_.fault;
    if (record != nullptr && (record->raised == 0 || precedes(*record))) {
      record->raised = 1;
      record->site = site;
      for (std::size_t d = 0; d < 3; ++d) {
        record->block[d] = block_[d];
        record->thread[d] = thread_[d];
      }
      record->index = index;
      record->extent = extent;
    }
    throw ThreadEnd{};
  }

  /// This thread comes before the one on record.
  bool precedes(const FaultRecord &record) const {
    for (std::size_t d = 3; d-- > 0;) {
      if (block_[d] != record.block[d]) return block_[d] < record.block[d];
    }
    for (std::size_t d = 3; d-- > 0;) {
      if (thread_[d] != record.thread[d]) return thread_[d] < record.thread[d];
    }
    return false;
  }

  // --- ops

  /// What the terminator carries is left in `carried_`.
  Exit run_region(const Function &function, const Region &region, Frame &frame) {
    for (const auto &op : region.ops) {
      switch (op->code) {
        case OpCode::Yield: carry(*op, frame); return Exit::Yield;
        case OpCode::Break: carry(*op, frame); return Exit::Break;
        case OpCode::Continue: carry(*op, frame); return Exit::Continue;
        case OpCode::Return: carry(*op, frame); return Exit::Return;
        case OpCode::If: {
          const bool taken = value(frame, op->operands[0]).as_bool();
          const Exit exit = run_region(function, op->regions[taken ? 0 : 1], frame);
          if (exit != Exit::Yield) return exit;
          assign(frame, op->results, 0);
          break;
        }
        case OpCode::For:
          if (run_for(function, *op, frame) == Exit::Return) return Exit::Return;
          break;
        case OpCode::Loop:
          if (run_loop(function, *op, frame) == Exit::Return) return Exit::Return;
          break;
        case OpCode::Reduce: set(frame, *op, run_reduce(function, *op, frame)); break;
        case OpCode::Call: run_call(*op, frame); break;
        default: run_simple(function, *op, frame); break;
      }
    }
    throw Error(ErrorKind::Internal, "a region of '" + function.name + "' has no terminator");
  }

  static const Scalar &value(const Frame &frame, ValueId id) { return frame.values[id.index]; }
  void set(Frame &frame, const Op &op, const Scalar &result) { put(frame, op.results[0], result); }

  void put(Frame &frame, ValueId id, const Scalar &result) {
    frame.values[id.index] = result;
    if (observe_) observe_({frame.function, id, &frame.values[id.index], &trips_, block_.data(), thread_.data()});
  }

  void carry(const Op &op, const Frame &frame) {
    carried_.clear();
    for (ValueId id : op.operands) carried_.push_back(value(frame, id));
  }

  void assign(Frame &frame, const std::vector<ValueId> &targets, std::size_t first) {
    for (std::size_t i = first; i < targets.size(); ++i) put(frame, targets[i], carried_[i - first]);
  }

  Exit run_for(const Function &function, const Op &op, Frame &frame) {
    const Region &body = op.regions[0];
    const DType dtype = function.type(op.operands[0]).dtype;
    Wide induction = integer_of(value(frame, op.operands[0]));
    const Wide end = integer_of(value(frame, op.operands[1]));
    const Wide step = integer_of(value(frame, op.operands[2]));
    const auto [least, most] = integer_range(dtype);
    carried_.clear();
    for (std::size_t i = 3; i < op.operands.size(); ++i) carried_.push_back(value(frame, op.operands[i]));
    trips_.push_back(0);
    for (; step != 0 && (step > 0 ? induction < end : induction > end); ++trips_.back()) {
      put(frame, body.args[0], integer(dtype, induction));
      assign(frame, body.args, 1);
      const Exit exit = run_region(function, body, frame);
      if (exit == Exit::Return) return leave_loop(exit);
      if (exit == Exit::Break) break;
      induction += step;
      if (induction < least || induction > most) break;
    }
    trips_.pop_back();
    assign(frame, op.results, 0);
    return Exit::Yield;
  }

  Exit leave_loop(Exit exit) {
    trips_.pop_back();
    return exit;
  }

  Exit run_loop(const Function &function, const Op &op, Frame &frame) {
    const Region &body = op.regions[0];
    carry(op, frame);
    trips_.push_back(0);
    for (;; ++trips_.back()) {
      assign(frame, body.args, 0);
      const Exit exit = run_region(function, body, frame);
      if (exit == Exit::Return) return leave_loop(exit);
      if (exit == Exit::Break) break;
    }
    trips_.pop_back();
    assign(frame, op.results, 0);
    return Exit::Yield;
  }

  Scalar run_reduce(const Function &function, const Op &op, Frame &frame) {
    const Region &body = op.regions[0];
    const std::int64_t lo = value(frame, op.operands[0]).as_int();
    const std::int64_t hi = value(frame, op.operands[1]).as_int();
    trips_.push_back(0);
    const Scalar result = reduce_in_order(
        hi > lo ? hi - lo : 0, op.scalar,
        [&](std::int64_t i) {
          trips_.back() = i;
          put(frame, body.args[0], Scalar::of_int(DType::Int64, lo + i));
          run_region(function, body, frame);
          return carried_[0];
        },
        [&](const Scalar &below, const Scalar &above) {
          const std::array<Scalar, 2> operands{below, above};
          return evaluate(op.scalar_op, operands);
        });
    trips_.pop_back();
    return result;
  }

  void run_call(const Op &op, Frame &frame) {
    const Function &callee = *module_.find(op.symbol);
    Frame &inner = frames_[&callee];
    for (std::size_t i = 0; i < op.operands.size(); ++i) {
      const std::uint32_t target = callee.body.args[i].index;
      if (callee.params[i].is_array()) {
        inner.arrays[target] = frame.arrays.at(op.operands[i].index);
      } else {
        put(inner, callee.body.args[i], value(frame, op.operands[i]));
      }
    }
    const std::size_t loops = trips_.size();
    run_region(callee, callee.body, inner);
    trips_.resize(loops);
    assign(frame, op.results, 0);
  }

  void run_simple(const Function &function, const Op &op, Frame &frame) {
    const GridDims &dims = launch_.dims;
    switch (op.code) {
      case OpCode::Constant: set(frame, op, op.scalar); break;
      case OpCode::Scalar: {
        std::array<Scalar, 3> operands;
        for (std::size_t i = 0; i < op.operands.size(); ++i) operands[i] = value(frame, op.operands[i]);
        set(frame, op, evaluate(op.scalar_op, std::span<const Scalar>(operands).first(op.operands.size())));
        break;
      }
      case OpCode::Cast: set(frame, op, value(frame, op.operands[0]).cast(function.type(op.results[0]).dtype)); break;
      case OpCode::ThreadIdx: set(frame, op, Scalar::of_uint(DType::Int32, thread_[op.dim])); break;
      case OpCode::BlockIdx: set(frame, op, Scalar::of_uint(DType::Int32, block_[op.dim])); break;
      case OpCode::BlockDim: set(frame, op, Scalar::of_uint(DType::Int32, dims.block[op.dim])); break;
      case OpCode::GridDim: set(frame, op, Scalar::of_uint(DType::Int32, dims.grid[op.dim])); break;
      case OpCode::GlobalIdx:
        set(frame, op,
            Scalar::of_int(DType::Int64,
                           static_cast<std::int64_t>(block_[op.dim]) * dims.block[op.dim] + thread_[op.dim]));
        break;
      case OpCode::GlobalSize:
        set(frame, op, Scalar::of_int(DType::Int64, static_cast<std::int64_t>(dims.grid[op.dim]) * dims.block[op.dim]));
        break;
      case OpCode::Extent: set(frame, op, Scalar::of_int(DType::Int64, array(frame, op).extents[op.dim])); break;
      case OpCode::Stride: set(frame, op, Scalar::of_int(DType::Int64, array(frame, op).strides[op.dim])); break;
      case OpCode::Load: {
        const DType dtype = function.type(op.results[0]).dtype;
        const std::byte *memory = address(function, op, frame, 1);
        set(frame, op, memory != nullptr ? Scalar::load(dtype, memory) : Scalar{dtype, {0, 0}});
        break;
      }
      case OpCode::Store:
        if (std::byte *memory = address(function, op, frame, 2)) value(frame, op.operands[1]).store(memory);
        break;
      case OpCode::Fault:
        if (value(frame, op.operands[0]).as_bool()) fault(sites_.at(&op), 0, 0);
        break;
      default:
        throw Error(ErrorKind::Internal, "the interpreter does not know op '" + std::string(mnemonic(op.code)) + "'");
    }
  }

  static const ArrayRef &array(const Frame &frame, const Op &op) { return *frame.arrays.at(op.operands[0].index); }

  /// The element's address; null where a checked index is outside.
  std::byte *address(const Function &function, const Op &op, const Frame &frame, std::size_t first) {
    const ArrayRef &target = array(frame, op);
    const std::size_t rank = target.extents.size();
    std::byte *at = target.data;
    bool outside = false;
    for (std::size_t axis = 0; axis < rank; ++axis) {
      const std::int64_t given = value(frame, op.operands[first + axis]).as_int();
      const std::int64_t extent = target.extents[axis];
      if ((op.inside >> axis & 1U) != 0 && (given < 0 || given >= extent)) {
        broken(function, op, axis, given, extent, "is said to be inside");
      }
      if ((op.nonnegative >> axis & 1U) != 0 && given < 0) {
        broken(function, op, axis, given, extent, "is said to be nonnegative");
      }
      const std::int64_t index = op.wrap && given < 0 ? given + extent : given;
      if (index >= 0 && index < extent) {
        at += index * target.strides[axis];
        continue;
      }
      switch (op.check) {
        case Check::None: broken(function, op, axis, given, extent, "has no check");
        case Check::Drop: outside = true; break;
        case Check::Report: fault(sites_.at(&op) + static_cast<std::uint32_t>(axis), given, extent);
      }
    }
    return outside ? nullptr : at;
  }

  [[noreturn]] static void broken(const Function &function, const Op &op, std::size_t axis, std::int64_t index,
                                  std::int64_t extent, const char *claim) {
    throw Error(ErrorKind::Internal, "'" + function.name + "' " + std::string(mnemonic(op.code)) + "s '" +
                                         function.values[op.operands[0].index].name + "' at index " +
                                         std::to_string(index) + " of axis " + std::to_string(axis) + " with extent " +
                                         std::to_string(extent) + ", which " + claim);
  }

  const Module &module_;
  const CpuLaunch &launch_;
  const Observer observe_;  ///< empty when nobody looks
  std::vector<std::int64_t> trips_;
  std::unordered_map<const Function *, Frame> frames_;
  std::unordered_map<const Op *, std::uint32_t> sites_;
  std::vector<ArrayRef> param_arrays_;
  std::vector<Scalar> carried_;
  std::array<std::uint32_t, 3> block_{};
  std::array<std::uint32_t, 3> thread_{};
};

}  // namespace

void interpret(const Module &module, const CpuLaunch &launch) {
  Machine(module, launch, {}).run();
}

void interpret(const Module &module, const CpuLaunch &launch, const std::function<void(const Observation &)> &observe) {
  Machine(module, launch, observe).run();
}

}  // namespace gridstride::ir
