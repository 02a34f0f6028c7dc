#include "passes/dead_code.h"

#include <unordered_map>
#include <utility>

#include "passes/walk.h"

namespace gridstride::passes {

using ir::Function;
using ir::Op;
using ir::OpCode;
using ir::Region;
using ir::ValueId;

namespace {

/// Marks what is needed from the effects backwards, then sweeps. A carried value of a loop is one slot: its initial
/// operand, body argument, result and the operands of the loop's exits live and die together.
class Sweeper {
public:
  explicit Sweeper(Function &function) : function_(function) {}

  void run() {
    places_.resize(function_.values.size());
    live_.assign(function_.values.size(), false);
    index_region(function_.body, nullptr, nullptr);
    for_each_op(function_.body, [this](Op &op) {
      if (is_root(op)) need_op(op);
    });
    while (!pending_.empty()) {
      const ValueId id = pending_.back();
      pending_.pop_back();
      reach(id);
    }
    sweep(function_.body);
  }

private:
  /// Where a value is defined: as result or region argument number `slot` of `op`.
  struct Place {
    Op *op = nullptr;
    std::uint32_t slot = 0;
    bool argument = false;
  };
  struct Context {
    Op *parent = nullptr;  ///< the op whose region holds this one
    Op *loop = nullptr;    ///< the loop that a Break or Continue here leaves
    bool live = false;
  };

  static std::size_t first_carried(const Op &op) { return op.code == OpCode::For ? 3 : 0; }
  static bool is_loop(const Op &op) { return op.code == OpCode::For || op.code == OpCode::Loop; }

  void index_region(Region &region, Op *parent, Op *loop) {
    for (auto &op : region.ops) {
      contexts_[op.get()] = {parent, loop, false};
      for (std::uint32_t i = 0; i < op->results.size(); ++i) places_[op->results[i].index] = {op.get(), i, false};
      for (Region &each : op->regions) {
        for (std::uint32_t i = 0; i < each.args.size(); ++i) places_[each.args[i].index] = {op.get(), i, true};
        Op *inner = is_loop(*op) ? op.get() : op->code == OpCode::If ? loop : nullptr;
        index_region(each, op.get(), inner);
      }
    }
  }

  static bool is_root(const Op &op) {
    switch (op.code) {
      case OpCode::Store:
      case OpCode::Atomic:
      case OpCode::Barrier:
      case OpCode::Fence:
      case OpCode::Warp:
      case OpCode::Fault:
      case OpCode::Call:
      case OpCode::Print:
      case OpCode::Loop:
      case OpCode::Return: return true;
      case OpCode::Load: return op.check == ir::Check::Report;
      default: return false;
    }
  }

  void need(ValueId id) {
    if (live_[id.index]) return;
    live_[id.index] = true;
    pending_.push_back(id);
  }

  /// The op runs: the ops around it do, and so does what it itself needs to decide on.
  void need_op(Op &op) {
    Context &context = contexts_.at(&op);
    if (context.live) return;
    context.live = true;
    if (context.parent != nullptr) need_op(*context.parent);
    const bool carries = op.code == OpCode::Yield || op.code == OpCode::Break || op.code == OpCode::Continue;
    // What loops and terminators carry is needed by slot.
    const std::size_t fixed = is_loop(op) ? first_carried(op) : carries ? 0 : op.operands.size();
    for (std::size_t i = 0; i < fixed; ++i) need(op.operands[i]);
    if (op.code == OpCode::Reduce) need(op.regions[0].ops.back()->operands[0]);
    if (is_loop(op)) {
      for_each_loop_exit(op.regions[0], [this](Op &exit) { need_op(exit); });
    }
  }

  void reach(ValueId id) {
    const Place place = places_[id.index];
    if (place.op == nullptr) return;  // a parameter
    Op &op = *place.op;
    need_op(op);
    if (op.code == OpCode::If) {
      for (Region &each : op.regions) {
        if (each.ops.back()->code == OpCode::Yield) need(each.ops.back()->operands[place.slot]);
      }
    } else if (is_loop(op)) {
      const std::size_t first_arg = op.code == OpCode::For ? 1 : 0;
      if (place.argument && place.slot < first_arg) return;  // the induction value
      need_slot(op, place.argument ? place.slot - first_arg : place.slot);
    }
  }

  void need_slot(Op &op, std::size_t slot) {
    need(op.results[slot]);
    need(op.regions[0].args[slot + (op.code == OpCode::For ? 1 : 0)]);
    need(op.operands[first_carried(op) + slot]);
    for_each_loop_exit(op.regions[0], [&](Op &exit) { need(exit.operands[slot]); });
  }

  // --- sweep

  static void erase_where(std::vector<ValueId> &list, std::size_t from, const std::vector<bool> &dead) {
    std::size_t kept = from;
    for (std::size_t i = from; i < list.size(); ++i) {
      if (!dead[i - from]) list[kept++] = list[i];
    }
    list.resize(kept);
  }

  std::vector<bool> dead_slots(const Op &op) const {
    std::vector<bool> dead(op.results.size());
    for (std::size_t i = 0; i < dead.size(); ++i) dead[i] = !live_[op.results[i].index];
    return dead;
  }

  void sweep(Region &region) {
    std::erase_if(region.ops, [this](const std::unique_ptr<Op> &op) {
      const bool ends = op->code >= OpCode::Yield;
      return !ends && !contexts_.at(op.get()).live;
    });
    for (auto &op : region.ops) {
      if (op->code == OpCode::If) {
        const std::vector<bool> dead = dead_slots(*op);
        for (Region &each : op->regions) {
          Op &end = *each.ops.back();
          if (end.code == OpCode::Yield) erase_where(end.operands, 0, dead);
        }
        erase_where(op->results, 0, dead);
      } else if (is_loop(*op)) {
        const std::vector<bool> dead = dead_slots(*op);
        for_each_loop_exit(op->regions[0], [&](Op &exit) { erase_where(exit.operands, 0, dead); });
        erase_where(op->operands, first_carried(*op), dead);
        erase_where(op->regions[0].args, op->code == OpCode::For ? 1 : 0, dead);
        erase_where(op->results, 0, dead);
      }
      for (Region &each : op->regions) sweep(each);
    }
  }

  Function &function_;
  std::vector<Place> places_;
  std::unordered_map<const Op *, Context> contexts_;
  std::vector<bool> live_;
  std::vector<ValueId> pending_;
};

}  // namespace

void eliminate_dead_code(Function &function) {
  Sweeper(function).run();
}

}  // namespace gridstride::passes
