#include "codegen/cpu/block_accesses.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "codegen/cpu/thread_values.h"
#include "passes/walk.h"

namespace gridstride::codegen::cpu {

using ir::Op;
using ir::OpCode;
using ir::Region;
using ir::ValueId;

namespace {

/// A guard around more than this is kept: what it saves is worth its masks.
constexpr std::size_t kMostGuarded = 16;

/// Says of accesses to the block's own arrays that they are inside.
class InsideProver {
public:
  InsideProver(ir::Function &kernel, ThreadValues &values) : kernel_(kernel), values_(values) {}

  void run() { visit(kernel_.body, nullptr); }

private:
  void visit(Region &region, const Threads *active) {
    for (auto &op : region.ops) {
      if (ir::is_access(op->code)) prove(*op, active);
      const ThreadValues::Table *guard = op->code == OpCode::If ? values_.find(op->operands[0]) : nullptr;
      for (std::size_t side = 0; side < op->regions.size(); ++side) {
        if (guard == nullptr) {
          visit(op->regions[side], active);
          continue;
        }
        const Threads inner = side_of(values_, *guard, side == 0, active);
        visit(op->regions[side], &inner);
      }
    }
  }

  void prove(Op &op, const Threads *active) {
    const Op *maker = values_.definition(op.operands[0]);
    const bool own = maker != nullptr && (maker->code == OpCode::SharedArray || maker->code == OpCode::LocalArray);
    if (!own || ir::is_dynamic(*maker)) return;
    const std::size_t first = ir::first_index(op);
    for (std::size_t axis = 0; axis < maker->shape.size(); ++axis) {
      const std::uint32_t bit = std::uint32_t{1} << axis;
      if ((op.inside & bit) != 0) continue;
      const ThreadValues::Table *table = values_.find(op.operands[first + axis]);
      if (table == nullptr) continue;
      bool inside = true;
      for (std::size_t i = 0; i < values_.threads() && inside; ++i) {
        if (active != nullptr && !(*active)[i]) continue;
        inside = table->at(i) >= 0 && table->at(i) < maker->shape[axis];
      }
      if (!inside) continue;
      op.inside |= bit;
      op.nonnegative |= bit;
    }
  }

  ir::Function &kernel_;
  ThreadValues &values_;
};

/// Guarded stores become stores.
class StoreSelector {
public:
  StoreSelector(ir::Function &kernel, ThreadValues &values) : kernel_(kernel), values_(values) {}

  void run() { visit(kernel_.body); }

private:
  using Ops = std::vector<std::unique_ptr<Op>>;

  /// Regions in which all threads of the block are at one place between barriers: the kernel's, and those around
  /// barriers.
  bool visit(Region &region) {
    bool has_barriers = false;
    std::vector<bool> driver(region.ops.size(), false);
    for (std::size_t i = 0; i < region.ops.size(); ++i) {
      has_barriers = has_barriers || region.ops[i]->code == OpCode::Barrier;
      for (Region &inner : region.ops[i]->regions) driver[i] = visit(inner) || driver[i];
      has_barriers = has_barriers || driver[i];
    }
    if (!has_barriers) return false;
    std::size_t begin = 0;
    for (std::size_t i = 0; i <= region.ops.size(); ++i) {
      const bool ends = i == region.ops.size() || driver[i] || region.ops[i]->code == OpCode::Barrier;
      if (!ends) continue;
      const std::size_t before = region.ops.size();
      if (i > begin) segment(region.ops, begin, i);
      const std::size_t grown = region.ops.size() - before;
      driver.insert(driver.begin() + static_cast<std::ptrdiff_t>(begin), grown, false);
      i += grown;
      begin = i + 1;
    }
    return true;
  }

  void segment(Ops &ops, std::size_t begin, std::size_t end) {
    for (std::size_t at = begin; at < end; ++at) {
      if (ops[at]->code != OpCode::If || !convertible(ops, begin, at, end)) continue;
      const std::unique_ptr<Op> branch = std::move(ops[at]);
      Ops made;
      for (auto &op : branch->regions[0].ops) {
        if (op->code == OpCode::Yield) continue;
        if (op->code == OpCode::Store) {
          const ValueId held = held_.at(op.get());
          auto choice = std::make_unique<Op>();
          choice->code = OpCode::Scalar;
          choice->scalar_op = ScalarOp::Select;
          choice->operands = {branch->operands[0], op->operands[1], held};
          choice->results = {kernel_.new_value(kernel_.type(held))};
          choice->loc = op->loc;
          op->operands[1] = choice->results[0];
          made.push_back(std::move(choice));
        }
        made.push_back(std::move(op));
      }
      const std::size_t grown = made.size() - 1;
      ops.erase(ops.begin() + static_cast<std::ptrdiff_t>(at));
      ops.insert(ops.begin() + static_cast<std::ptrdiff_t>(at), std::make_move_iterator(made.begin()),
                 std::make_move_iterator(made.end()));
      at += grown;
      end += grown;
    }
  }

  /// Sets `held_` of its stores: what the elements have.
  bool convertible(const Ops &ops, std::size_t begin, std::size_t at, std::size_t end) {
    const Op &branch = *ops[at];
    // (Rows are cut at guards by the thread's index.)
    if (!branch.results.empty() || values_.find(branch.operands[0]) != nullptr) return false;
    if (branch.regions[1].ops.size() != 1 || branch.regions[1].ops[0]->code != OpCode::Yield) return false;
    if (branch.regions[0].ops.size() > kMostGuarded) return false;
    std::vector<const Op *> stores;
    for (const auto &op : branch.regions[0].ops) {
      if (op->code == OpCode::Store) {
        stores.push_back(op.get());
      } else if (op->code != OpCode::Yield && !(passes::is_pure(*op) && passes::is_cheap(*op))) {
        return false;
      }
    }
    for (const Op *store : stores) {
      const Op *load = find_load(ops, begin, at, *store);
      if (load == nullptr || !is_alone(ops, begin, end, *store, stores)) return false;
      held_[store] = load->results[0];
    }
    return !stores.empty();
  }

  /// The load of the same element before, if nothing writes the array in between.
  static const Op *find_load(const Ops &ops, std::size_t begin, std::size_t at, const Op &store) {
    const ValueId array = store.operands[0];
    for (std::size_t i = at; i-- > begin;) {
      const Op &op = *ops[i];
      if (op.code == OpCode::Load && op.operands[0] == array &&
          std::equal(op.operands.begin() + 1, op.operands.end(), store.operands.begin() + 2, store.operands.end())) {
        return op.wrap == store.wrap ? &op : nullptr;
      }
      if (writes(op, array)) return nullptr;
    }
    return nullptr;
  }

  static bool writes(const Op &op, ValueId array) {
    if ((op.code == OpCode::Store || op.code == OpCode::Atomic) && op.operands[0] == array) return true;
    if (op.code == OpCode::Call) return true;
    for (const Region &inner : op.regions) {
      for (const auto &each : inner.ops) {
        if (writes(*each, array)) return true;
      }
    }
    return false;
  }

  /// Whether no other thread writes in this segment what a thread stores here, and no other of the guarded stores does;
  /// and all elements are inside.
  bool is_alone(const Ops &ops, std::size_t begin, std::size_t end, const Op &store,
                const std::vector<const Op *> &together) {
    const Op *maker = values_.definition(store.operands[0]);
    if (maker == nullptr || maker->code != OpCode::SharedArray || ir::is_dynamic(*maker)) return false;
    const auto own = touched_elements(values_, store, maker->shape, nullptr);
    if (!own) return false;
    std::unordered_map<std::int64_t, std::size_t> owner;
    for (std::size_t i = 0; i < own->of_thread.size(); ++i) {
      const std::int64_t element = own->of_thread[i];
      if (element == TouchedElements::kNone || !owner.emplace(element, i).second) return false;
    }
    bool alone = true;
    for (std::size_t i = begin; i < end && alone; ++i) {
      const auto look = [&](const Op &op) {
        if (op.code == OpCode::Call) alone = false;
        if (!alone || &op == &store || (op.code != OpCode::Store && op.code != OpCode::Atomic)) return;
        if (op.operands[0] != store.operands[0]) return;
        const auto other = touched_elements(values_, op, maker->shape, nullptr);
        alone = other.has_value();
        if (!alone) return;
        const bool guarded_too = std::find(together.begin(), together.end(), &op) != together.end();
        for (std::size_t thread = 0; thread < other->of_thread.size() && alone; ++thread) {
          const auto found = owner.find(other->of_thread[thread]);
          alone = found == owner.end() || (found->second == thread && !guarded_too);
        }
      };
      look(*ops[i]);
      for (const Region &inner : ops[i]->regions) passes::for_each_op(inner, look);
    }
    return alone;
  }

  ir::Function &kernel_;
  ThreadValues &values_;
  std::unordered_map<const Op *, ValueId> held_;
};

}  // namespace

void refine_block_accesses(ir::Function &kernel, const std::uint32_t (&shape)[3]) {
  ThreadValues values(kernel, shape);
  InsideProver(kernel, values).run();
  StoreSelector(kernel, values).run();
}

}  // namespace gridstride::codegen::cpu
