#include "ir/interpreter.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <deque>
#include <limits>
#include <optional>
#include <set>
#include <string>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/printed.h"
#include "ir/block_threads.h"
#include "ir/calls.h"
#include "ir/cooperation.h"
#include "ir/fault_sites.h"
#include "ir/interpreter_state.h"
#include "ir/mnemonics.h"
#include "ir/reduction_order.h"
#include "types/layout.h"
#include "types/print_format.h"

namespace gridstride::ir {

namespace {

using gridstride::Scalar;

/// Ends the thread that has faulted.
struct ThreadEnd {};

enum class Exit { Yield, Break, Continue, Return };

class Machine {
public:
  using Observer = std::function<void(const Observation &)>;

  Machine(const Module &module, const CpuLaunch &launch, Observer observe)
      : module_(module), launch_(launch), observe_(std::move(observe)), shared_(module) {
    std::uint32_t next = 0;
    visit_fault_ops(module, [&](const Function &function, const Op &op) {
      sites_[&op] = next;
      next += static_cast<std::uint32_t>(fault_site_count(function, op));
    });
    next = 0;
    visit_waits(module, [&](const Function &, const Op &op) { sites_[&op] = next++; });
    recursive_ = recursive_functions(module);
    cooperates_ = shared_.cooperates;
    read_params();
    at_ = &first_;
    start(first_);
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
    const std::uint64_t *slot = launch_.params;
    param_arrays_.resize(kernel.params.size());
    param_scalars_.resize(kernel.params.size());
    for (std::size_t i = 0; i < kernel.params.size(); ++i) {
      const Type &type = kernel.params[i];
      if (type.is_scalar()) {
        param_scalars_[i] = Scalar::load(type.dtype, slot);
        slot += type.dtype == DType::Complex128 ? 2 : 1;
      } else {
        param_arrays_[i] = read_array(type, slot);
        slot += 1 + 2 * type.rank;
      }
    }
  }

  /// Makes a strand's frames, with the kernel's parameters in them.
  void start(Strand &strand) const {
    for (const auto &function : module_.functions) {
      Frame &frame = strand.frames[function.get()];
      frame.function = function.get();
      frame.values.resize(function->values.size());
    }
    const Function &kernel = module_.kernel();
    Frame &frame = strand.frames[&kernel];
    for (std::size_t i = 0; i < kernel.params.size(); ++i) {
      const ValueId id = kernel.body.args[i];
      if (kernel.params[i].is_scalar()) {
        frame.values[id.index] = param_scalars_[i];
      } else {
        frame.arrays[id.index] = &param_arrays_[i];
      }
    }
  }

  void run_points(const Function &kernel) {
    Frame &frame = at_->frames[&kernel];
    const std::size_t rank = kernel.space_rank;
    std::int64_t points = 1;
    for (std::size_t axis = 0; axis < rank; ++axis) points *= launch_.extents[axis];
    std::vector<std::int64_t> index(rank, 0);
    for (std::int64_t point = 0; point < points; ++point) {
      for (std::size_t axis = 0; axis < rank; ++axis) {
        frame.values[kernel.body.args[kernel.params.size() + axis].index] = Scalar::of_int(DType::Int64, index[axis]);
      }
      at_->block = {static_cast<std::uint32_t>(point), static_cast<std::uint32_t>(point >> 32), 0};
      run_one(kernel, frame);
      for (std::size_t axis = rank; axis-- > 0;) {
        if (++index[axis] < launch_.extents[axis]) break;
        index[axis] = 0;
      }
    }
  }

  void run_threads(const Function &kernel) {
    const GridDims &dims = launch_.dims;
    if (cooperates_) return run_together(kernel);
    Frame &frame = at_->frames[&kernel];
    for_each_of(dims.grid, at_->block, [&] { for_each_of(dims.block, at_->thread, [&] { run_one(kernel, frame); }); });
  }

  /// Threads that may wait for each other: the thread that runs is `at_`.
  void run_together(const Function &kernel) {
    const GridDims &dims = launch_.dims;
    ThreadScheduler::Options options;
    options.shared_bytes = shared_.bytes + launch_.shared_bytes;
    options.stack_bytes = std::size_t{recursive_.empty() ? 256U : 16384U} * 1024;
    options.unwinds = true;
    ThreadScheduler scheduler(dims, std::move(options));
    const std::int64_t blocks = std::int64_t{dims.grid[0]} * dims.grid[1] * dims.grid[2];
    const bool ended = scheduler.run(0, blocks, [&](BlockThread &fiber) {
      Strand strand;
      start(strand);
      std::copy(fiber.block(), fiber.block() + 3, strand.block.begin());
      std::copy(fiber.thread(), fiber.thread() + 3, strand.thread.begin());
      strand.fiber = &fiber;
      at_ = &strand;
      run_one(kernel, strand.frames[&kernel]);
    });
    at_ = &first_;
    if (!ended) record_deadlock(launch_.fault, scheduler.deadlock());
  }

  /// Runs what may let other threads run; this one goes on afterwards.
  template <class Wait>
  auto waiting(Wait &&wait) {
    Strand *self = at_;
    if constexpr (std::is_void_v<decltype(wait(*self->fiber))>) {
      wait(*self->fiber);
      at_ = self;
    } else {
      auto result = wait(*self->fiber);
      at_ = self;
      return result;
    }
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
    at_->trips.clear();
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
        record->block[d] = at_->block[d];
        record->thread[d] = at_->thread[d];
      }
      record->index = index;
      record->extent = extent;
    }
    throw ThreadEnd{};
  }

  /// This thread comes before the one on record.
  bool precedes(const FaultRecord &record) const {
    for (std::size_t d = 3; d-- > 0;) {
      if (at_->block[d] != record.block[d]) return at_->block[d] < record.block[d];
    }
    for (std::size_t d = 3; d-- > 0;) {
      if (at_->thread[d] != record.thread[d]) return at_->thread[d] < record.thread[d];
    }
    return false;
  }

  // --- ops

  /// What the terminator carries is left in `at_->carried`.
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
    if (observe_)
      observe_({frame.function, id, &frame.values[id.index], &at_->trips, at_->block.data(), at_->thread.data()});
  }

  void carry(const Op &op, const Frame &frame) {
    at_->carried.clear();
    for (ValueId id : op.operands) at_->carried.push_back(value(frame, id));
  }

  void assign(Frame &frame, const std::vector<ValueId> &targets, std::size_t first) {
    for (std::size_t i = first; i < targets.size(); ++i) put(frame, targets[i], at_->carried[i - first]);
  }

  Exit run_for(const Function &function, const Op &op, Frame &frame) {
    const Region &body = op.regions[0];
    const DType dtype = function.type(op.operands[0]).dtype;
    Wide induction = integer_of(value(frame, op.operands[0]));
    const Wide end = integer_of(value(frame, op.operands[1]));
    const Wide step = integer_of(value(frame, op.operands[2]));
    const auto [least, most] = integer_range(dtype);
    at_->carried.clear();
    for (std::size_t i = 3; i < op.operands.size(); ++i) at_->carried.push_back(value(frame, op.operands[i]));
    at_->trips.push_back(0);
    for (; step != 0 && (step > 0 ? induction < end : induction > end); ++at_->trips.back()) {
      put(frame, body.args[0], integer(dtype, induction));
      assign(frame, body.args, 1);
      const Exit exit = run_region(function, body, frame);
      if (exit == Exit::Return) return leave_loop(exit);
      if (exit == Exit::Break) break;
      induction += step;
      if (induction < least || induction > most) break;
    }
    at_->trips.pop_back();
    assign(frame, op.results, 0);
    return Exit::Yield;
  }

  Exit leave_loop(Exit exit) {
    at_->trips.pop_back();
    return exit;
  }

  Exit run_loop(const Function &function, const Op &op, Frame &frame) {
    const Region &body = op.regions[0];
    carry(op, frame);
    at_->trips.push_back(0);
    for (;; ++at_->trips.back()) {
      assign(frame, body.args, 0);
      const Exit exit = run_region(function, body, frame);
      if (exit == Exit::Return) return leave_loop(exit);
      if (exit == Exit::Break) break;
      if (at_->fiber != nullptr) {
        waiting([](BlockThread &fiber) { fiber.yield(false); });
      }
    }
    at_->trips.pop_back();
    assign(frame, op.results, 0);
    return Exit::Yield;
  }

  Scalar run_reduce(const Function &function, const Op &op, Frame &frame) {
    const Region &body = op.regions[0];
    const std::int64_t lo = value(frame, op.operands[0]).as_int();
    const std::int64_t hi = value(frame, op.operands[1]).as_int();
    at_->trips.push_back(0);
    const Scalar result = reduce_in_order(
        hi > lo ? hi - lo : 0, op.scalar,
        [&](std::int64_t i) {
          at_->trips.back() = i;
          put(frame, body.args[0], Scalar::of_int(DType::Int64, lo + i));
          run_region(function, body, frame);
          return at_->carried[0];
        },
        [&](const Scalar &below, const Scalar &above) {
          const std::array<Scalar, 2> operands{below, above};
          return evaluate(op.scalar_op, operands);
        });
    at_->trips.pop_back();
    return result;
  }

  void run_call(const Op &op, Frame &frame) {
    const Function &callee = *module_.find(op.symbol);
    Strand *self = at_;
    Frame &inner = self->frames[&callee];
    std::optional<Frame> aside;
    if (recursive_.contains(&callee)) aside = inner;
    std::vector<Scalar> scalars;
    std::vector<const ArrayRef *> arrays;
    for (std::size_t i = 0; i < op.operands.size(); ++i) {
      const bool array = callee.params[i].is_array();
      arrays.push_back(array ? frame.arrays.at(op.operands[i].index) : nullptr);
      scalars.push_back(array ? Scalar{} : value(frame, op.operands[i]));
    }
    for (std::size_t i = 0; i < op.operands.size(); ++i) {
      if (arrays[i] != nullptr) {
        inner.arrays[callee.body.args[i].index] = arrays[i];
      } else {
        put(inner, callee.body.args[i], scalars[i]);
      }
    }
    const std::size_t loops = self->trips.size();
    run_region(callee, callee.body, inner);
    self->trips.resize(loops);
    if (aside) inner = *std::move(aside);
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
      case OpCode::ThreadIdx: set(frame, op, Scalar::of_uint(DType::Int32, at_->thread[op.dim])); break;
      case OpCode::BlockIdx: set(frame, op, Scalar::of_uint(DType::Int32, at_->block[op.dim])); break;
      case OpCode::BlockDim: set(frame, op, Scalar::of_uint(DType::Int32, dims.block[op.dim])); break;
      case OpCode::GridDim: set(frame, op, Scalar::of_uint(DType::Int32, dims.grid[op.dim])); break;
      case OpCode::GlobalIdx:
        set(frame, op,
            Scalar::of_int(DType::Int64,
                           static_cast<std::int64_t>(at_->block[op.dim]) * dims.block[op.dim] + at_->thread[op.dim]));
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
      case OpCode::SharedArray:
      case OpCode::LocalArray: own_array(function, op, frame); break;
      case OpCode::Barrier: {
        const bool predicate = !op.operands.empty() && value(frame, op.operands[0]).as_bool();
        const std::uint32_t site = sites_.at(&op);
        const std::int32_t count =
            waiting([&](BlockThread &fiber) { return fiber.barrier(site, op.barrier, predicate); });
        if (!op.results.empty()) set(frame, op, Scalar::of_int(DType::Int32, count));
        break;
      }
      case OpCode::Fence: break;
      case OpCode::Atomic: {
        const std::size_t first = first_index(op);
        const DType dtype = function.type(op.results[0]).dtype;
        Scalar old{dtype, {0, 0}};
        if (std::byte *memory = address(function, op, frame, first)) {
          old = Scalar::load(dtype, memory);
          atomic_result(op.atomic, old, value(frame, op.operands[1]), value(frame, op.operands[first - 1]))
              .store(memory);
        }
        set(frame, op, old);
        break;
      }
      case OpCode::Warp: warp(op, frame); break;
      case OpCode::LaneId:
        set(frame, op,
            Scalar::of_uint(DType::Int32, (at_->thread[0] + at_->thread[1] * dims.block[0] +
                                           at_->thread[2] * dims.block[0] * dims.block[1]) %
                                              kWarpSize));
        break;
      case OpCode::Print: {
        std::vector<Scalar> values;
        for (ValueId id : op.operands) values.push_back(value(frame, id));
        add_printed(print_text(op.symbol, values));
        break;
      }
      case OpCode::Fault:
        if (value(frame, op.operands[0]).as_bool()) fault(sites_.at(&op), 0, 0);
        break;
      default:
        throw Error(ErrorKind::Internal, "the interpreter does not know op '" + std::string(mnemonic(op.code)) + "'");
    }
  }

  void warp(const Op &op, Frame &frame) {
    const std::int32_t mask =
        op.operands.empty() ? -1 : static_cast<std::int32_t>(value(frame, op.operands[0]).as_int());
    const Scalar given = op.operands.size() > 1 ? value(frame, op.operands[1]) : Scalar::of_int(DType::Int32, 0);
    const std::int32_t n =
        op.operands.size() > 2 ? static_cast<std::int32_t>(value(frame, op.operands[2]).as_int()) : 0;
    const std::uint32_t site = sites_.at(&op);
    const WarpResult result =
        waiting([&](BlockThread &fiber) { return fiber.warp(site, op.warp, mask, given, n, op.width); });
    if (!op.results.empty()) put(frame, op.results[0], result.first);
    if (op.results.size() > 1) put(frame, op.results[1], result.second);
  }

  void own_array(const Function &function, const Op &op, Frame &frame) {
    const Type &type = function.type(op.results[0]);
    ArrayRef made;
    made.extents = op.shape;
    const auto item = static_cast<std::int64_t>(size_of(type.dtype));
    if (is_dynamic(op)) {
      made.extents = {static_cast<std::int64_t>(launch_.shared_bytes) / item};
      made.data = at_->fiber->shared() + shared_.bytes;
    } else if (op.code == OpCode::SharedArray) {
      made.data = at_->fiber->shared() + shared_.at.at(&op);
    } else {
      std::int64_t bytes = item;
      for (const std::int64_t extent : op.shape) bytes *= extent;
      made.data = at_->locals.emplace_back(static_cast<std::size_t>(bytes) + 1).data();
    }
    made.lay_out(item);
    frame.arrays[op.results[0].index] = &at_->arrays.emplace_back(std::move(made));
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
        broken_claim(function, op, axis, given, extent, "is said to be inside");
      }
      if ((op.nonnegative >> axis & 1U) != 0 && given < 0) {
        broken_claim(function, op, axis, given, extent, "is said to be nonnegative");
      }
      const std::int64_t index = op.wrap && given < 0 ? given + extent : given;
      if (index >= 0 && index < extent) {
        at += index * target.strides[axis];
        continue;
      }
      switch (op.check) {
        case Check::None: broken_claim(function, op, axis, given, extent, "has no check");
        case Check::Drop: outside = true; break;
        case Check::Report: fault(sites_.at(&op) + static_cast<std::uint32_t>(axis), given, extent);
      }
    }
    return outside ? nullptr : at;
  }

  const Module &module_;
  const CpuLaunch &launch_;
  const Observer observe_;                               ///< empty when nobody looks
  std::unordered_map<const Op *, std::uint32_t> sites_;  ///< of faults, and of what threads wait at
  std::vector<ArrayRef> param_arrays_;
  std::vector<Scalar> param_scalars_;
  std::set<const Function *> recursive_;
  SharedLayout shared_;
  bool cooperates_ = false;  ///< threads may wait for each other
  Strand first_;
  Strand *at_ = nullptr;  ///< what runs
};

}  // namespace

void interpret(const Module &module, const CpuLaunch &launch) {
  Machine(module, launch, {}).run();
}

void interpret(const Module &module, const CpuLaunch &launch, const std::function<void(const Observation &)> &observe) {
  Machine(module, launch, observe).run();
}

}  // namespace gridstride::ir
