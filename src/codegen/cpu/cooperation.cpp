#include "codegen/cpu/cooperation.h"

#include <algorithm>
#include <vector>

#include "ir/fault_sites.h"

namespace gridstride::codegen::cpu {

namespace {

using ir::Op;
using ir::OpCode;
using ir::Region;
using ir::ValueId;

/// Trips after which a loop looks whether it is still wanted.
constexpr double kShortLoop = 4096;

template <class Found>
void each_op(const Region &region, Found &&found) {
  for (const auto &op : region.ops) {
    found(*op);
    for (const Region &inner : op->regions) each_op(inner, found);
  }
}

template <class Found>
void each_op(const ir::Module &module, Found &&found) {
  for (const auto &function : module.functions) {
    each_op(function->body, [&](const Op &op) { found(*function, op); });
  }
}

std::uint64_t bytes_of(const ir::Function &function, const Op &op) {
  std::uint64_t bytes = size_of(function.type(op.results[0]).dtype);
  for (const std::int64_t extent : op.shape) bytes *= static_cast<std::uint64_t>(extent);
  return (bytes + 63) / 64 * 64;
}

/// Follows what a loop's exits depend on.
class WaitFinder {
public:
  WaitFinder(const ir::Module &module, const ir::Function &function, const Op &loop)
      : module_(module),
        function_(function),
        loop_(loop),
        inside_(function.values.size()),
        tainted_(function.values.size()) {}

  bool run() {
    mark_inside(loop_.regions[0]);
    for (ValueId id : loop_.regions[0].args) inside_[id.index] = true;
    for (bool changed = true; changed && !waits_;) {
      changed_ = false;
      walk(loop_.regions[0], false, true);
      changed = changed_;
    }
    return waits_;
  }

private:
  void mark_inside(const Region &region) {
    each_op(region, [&](const Op &op) {
      for (ValueId id : op.results) inside_[id.index] = true;
      for (const Region &each : op.regions) {
        for (ValueId id : each.args) inside_[id.index] = true;
      }
    });
  }

  void taint(ValueId id) {
    changed_ = changed_ || !tainted_[id.index];
    tainted_[id.index] = true;
  }

  bool any_tainted(const Op &op) const {
    return std::any_of(op.operands.begin(), op.operands.end(), [&](ValueId id) { return tainted_[id.index]; });
  }

  /// A load of one element again and again, which the loop itself does not write.
  bool reads_again(const Op &op) const {
    if (op.code != OpCode::Load || function_.type(op.operands[0]).space == ir::Space::Local) return false;
    for (std::size_t i = 1; i < op.operands.size(); ++i) {
      if (inside_[op.operands[i].index]) return false;
    }
    bool written = false;
    each_op(loop_.regions[0], [&](const Op &other) {
      written = written || (other.code == OpCode::Store && other.operands[0] == op.operands[0]);
    });
    return !written;
  }

  /// `decided`: whether the region runs depends on a tainted value; `own`: a Break here leaves the loop.
  void walk(const Region &region, bool decided, bool own) {
    for (const auto &op : region.ops) {
      const bool source = op->code == OpCode::Atomic || reads_again(*op) || op->code == OpCode::Call;
      const bool touched = source ? op->code != OpCode::Call || callee_waits(*op) : any_tainted(*op);
      switch (op->code) {
        case OpCode::Break:
        case OpCode::Return:
          if (decided && (own || op->code == OpCode::Return)) waits_ = true;
          break;
        case OpCode::Continue:
          if (!own) break;
          for (std::size_t i = 0; i < op->operands.size(); ++i) {
            if (decided || tainted_[op->operands[i].index]) taint(loop_.regions[0].args[i]);
          }
          break;
        default: break;
      }
      const bool inner_loop = op->code == OpCode::For || op->code == OpCode::Loop;
      if (touched || (decided && op->regions.empty())) {
        for (ValueId id : op->results) taint(id);
      }
      for (const Region &inner : op->regions) {
        const bool here = decided || (op->code == OpCode::If && tainted_[op->operands[0].index]);
        walk(inner, here, own && !inner_loop);
        if (op->code == OpCode::If && !inner.ops.empty() && inner.ops.back()->code == OpCode::Yield) {
          const Op &end = *inner.ops.back();
          for (std::size_t i = 0; i < op->results.size(); ++i) {
            if (here || tainted_[end.operands[i].index]) taint(op->results[i]);
          }
        }
      }
    }
  }

  bool callee_waits(const Op &call) const {
    const ir::Function *callee = module_.find(call.symbol);
    bool atomic = false;
    each_op(callee->body, [&](const Op &op) { atomic = atomic || op.code == OpCode::Atomic; });
    return atomic;
  }

  const ir::Module &module_;
  const ir::Function &function_;
  const Op &loop_;
  std::vector<bool> inside_;
  std::vector<bool> tainted_;
  bool changed_ = false;
  bool waits_ = false;
};

}  // namespace

bool is_waiting_loop(const ir::Module &module, const ir::Function &function, const Op &loop) {
  return loop.code == OpCode::Loop && WaitFinder(module, function, loop).run();
}

bool only_waits(const Op &loop) {
  bool pure = true;
  each_op(loop.regions[0], [&](const Op &op) {
    switch (op.code) {
      case OpCode::Store:
      case OpCode::Call:
      case OpCode::Print:
      case OpCode::Barrier:
      case OpCode::Warp: pure = false; break;
      case OpCode::Atomic: pure = pure && (op.atomic == ir::AtomicOp::Cas || op.atomic == ir::AtomicOp::Exch); break;
      default: break;
    }
  });
  return pure;
}

Cooperation survey_cooperation(const ir::Module &module) {
  Cooperation result;
  each_op(module, [&](const ir::Function &function, const Op &op) {
    switch (op.code) {
      case OpCode::Barrier:
        result.barriers = true;
        result.grid_barriers = result.grid_barriers || op.barrier == ir::BarrierKind::Grid;
        break;
      case OpCode::Warp: result.warps = true; break;
      case OpCode::Atomic: result.atomics = true; break;
      case OpCode::SharedArray:
        result.shared = true;
        if (!ir::is_dynamic(op)) result.shared_bytes += bytes_of(function, op);
        break;
      case OpCode::LocalArray: result.local_bytes += bytes_of(function, op); break;
      case OpCode::For:
      case OpCode::Loop:
        result.waits = result.waits || is_waiting_loop(module, function, op);
        result.endless = result.endless || runs_long(function, op);
        break;
      default: break;
    }
  });
  return result;
}

bool runs_long(const ir::Function &function, const Op &loop) {
  if (loop.code != OpCode::For) return true;
  // Constants stand before the loop, in this region or one around it.
  std::int64_t bounds[3] = {0, 0, 0};
  int known = 0;
  each_op(function.body, [&](const Op &op) {
    if (op.code != OpCode::Constant) return;
    for (std::size_t i = 0; i < 3; ++i) {
      if (op.results[0] != loop.operands[i]) continue;
      bounds[i] = op.scalar.as_int();
      ++known;
    }
  });
  if (known != 3 || bounds[2] == 0) return known != 3;
  const double trips =
      (static_cast<double>(bounds[1]) - static_cast<double>(bounds[0])) / static_cast<double>(bounds[2]);
  return trips > kShortLoop;
}

void number_ops(const ir::Module &module, Context &context) {
  std::uint32_t site = 0;
  ir::visit_fault_ops(module, [&](const ir::Function &function, const Op &op) {
    context.fault_sites[&op] = site;
    site += static_cast<std::uint32_t>(ir::fault_site_count(function, op));
  });
  site = 0;
  ir::visit_waits(module, [&](const ir::Function &, const Op &op) { context.wait_sites[&op] = site++; });
  std::uint64_t shared = 0;
  std::uint64_t local = 0;
  each_op(module, [&](const ir::Function &function, const Op &op) {
    if (op.code == OpCode::SharedArray && !ir::is_dynamic(op)) {
      context.own_arrays[&op] = {shared, bytes_of(function, op)};
      shared += bytes_of(function, op);
    } else if (op.code == OpCode::LocalArray) {
      context.own_arrays[&op] = {local, bytes_of(function, op)};
      local += bytes_of(function, op);
    } else if (is_waiting_loop(module, function, op)) {
      context.waiting_loops.insert(&op);
    }
  });
  context.dynamic_shared = shared;
}

}  // namespace gridstride::codegen::cpu
