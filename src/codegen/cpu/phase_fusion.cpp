#include "codegen/cpu/phase_fusion.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <vector>

#include "codegen/cpu/thread_values.h"

namespace gridstride::codegen::cpu {

using ir::Op;
using ir::OpCode;
using ir::Region;

namespace {

/// Rows of fewer threads have no vectors worth the name.
constexpr std::uint32_t kNarrow = 4;
/// Arrays of more elements, and phases of more ops, are not looked at.
constexpr std::int64_t kMostElements = std::int64_t{1} << 16;
constexpr std::size_t kMostOps = 400;

/// The first and the last vector that does something with an element.
struct Span {
  std::int32_t first = std::numeric_limits<std::int32_t>::max();
  std::int32_t last = -1;

  void add(std::int32_t at) {
    first = std::min(first, at);
    last = std::max(last, at);
  }
  void add(const Span &other) {
    first = std::min(first, other.first);
    last = std::max(last, other.last);
  }
};

struct Use {
  Span reads;
  Span writes;
};

/// What a stretch of code between barriers does with the block's own memory.
struct Footprint {
  bool known = true;
  bool writes = false;
  std::size_t ops = 0;
  std::unordered_map<std::uint32_t, std::vector<Use>> arrays;  ///< by the array's value: each element's
};

class Finder {
public:
  Finder(const ir::Function &kernel, const FissionFacts &facts, const std::uint32_t (&shape)[3], int lanes)
      : kernel_(kernel), facts_(facts), values_(kernel, shape), width_(shape[0]), lanes_(lanes) {
    vectors_a_row_ = (width_ + static_cast<std::size_t>(lanes) - 1) / static_cast<std::size_t>(lanes);
  }

  Fusions run() {
    region(kernel_.body);
    return std::move(fusions_);
  }

private:
  void region(const Region &region) {
    begin_group();
    const Op *barrier = nullptr;  ///< in front of the stretch at hand
    Footprint stretch;
    const auto close = [&] {
      append(barrier, stretch);
      stretch = {};
      barrier = nullptr;
    };
    for (const auto &op : region.ops) {
      if (op->code == OpCode::Barrier) {
        close();
        if (op->operands.empty() && op->barrier == ir::BarrierKind::Plain) {
          barrier = op.get();
        } else {
          end_group();
        }
      } else if (facts_.driver.contains(op.get())) {
        close();
        end_group();
        for (const Region &inner : op->regions) this->region(inner);
        begin_group();
      } else {
        visit(*op, nullptr, stretch);
      }
    }
    close();
    end_group();
  }

  void begin_group() {
    group_ = {};
    barriers_.clear();
    up_ = down_ = true;
    started_ = false;
  }

  void end_group() {
    for (const Op *barrier : barriers_) fusions_[barrier] = PhaseOrder{lanes_, !up_};
    begin_group();
  }

  /// The group gets longer by a stretch, or ends before it.
  void append(const Op *barrier, const Footprint &stretch) {
    bool up = up_;
    bool down = down_;
    if (started_ && barrier != nullptr && fits(stretch, up, down)) {
      barriers_.push_back(barrier);
      up_ = up;
      down_ = down;
    } else {
      end_group();
    }
    started_ = true;
    group_.known = group_.known && stretch.known;
    group_.writes = group_.writes || stretch.writes;
    group_.ops += stretch.ops;
    for (const auto &[array, uses] : stretch.arrays) {
      std::vector<Use> &all = group_.arrays[array];
      all.resize(uses.size());
      for (std::size_t i = 0; i < uses.size(); ++i) {
        all[i].reads.add(uses[i].reads);
        all[i].writes.add(uses[i].writes);
      }
    }
  }

  /// Whether the stretch may follow the group vector by vector, the first one first (`up`) or the last one.
  bool fits(const Footprint &stretch, bool &up, bool &down) const {
    if (!group_.known || !stretch.known || group_.ops + stretch.ops > kMostOps) return false;
    const auto order = [&](const Span &before, const Span &after) {
      if (before.last < 0 || after.last < 0) return;
      up = up && before.last <= after.first;
      down = down && before.first >= after.last;
    };
    for (const auto &[array, uses] : stretch.arrays) {
      const auto found = group_.arrays.find(array);
      if (found == group_.arrays.end()) continue;
      for (std::size_t i = 0; i < uses.size() && (up || down); ++i) {
        const Use &before = found->second[i];
        order(before.writes, uses[i].reads);
        order(before.writes, uses[i].writes);
        order(before.reads, uses[i].writes);
      }
    }
    return up || down;
  }

  void visit(const Op &op, const Threads *active, Footprint &into) {
    ++into.ops;
    switch (op.code) {
      case OpCode::Call:
      case OpCode::Warp:
      case OpCode::Print:
      case OpCode::Fence:
      case OpCode::Fault:
      case OpCode::Loop:
      case OpCode::Return:
      case OpCode::Barrier: into.known = into.known && &op == kernel_.body.ops.back().get(); break;
      case OpCode::Atomic: into.known = false; break;
      case OpCode::Load:
      case OpCode::Store: access(op, active, into); break;
      default: break;
    }
    if (!into.known) return;
    const ThreadValues::Table *guard = op.code == OpCode::If ? values_.find(op.operands[0]) : nullptr;
    for (std::size_t side = 0; side < op.regions.size(); ++side) {
      Threads inner;
      if (guard != nullptr) inner = side_of(values_, *guard, side == 0, active);
      for (const auto &each : op.regions[side].ops) visit(*each, guard != nullptr ? &inner : active, into);
    }
  }

  void access(const Op &op, const Threads *active, Footprint &into) {
    const Op *maker = values_.definition(op.operands[0]);
    if (maker != nullptr && maker->code == OpCode::LocalArray) return;
    // (What all blocks may be at is left to phases of their own, which are emitted with its guards.)
    into.known = into.known && maker != nullptr && maker->code == OpCode::SharedArray && !ir::is_dynamic(*maker);
    if (!into.known) return;
    std::int64_t elements = 1;
    for (const std::int64_t extent : maker->shape) elements *= extent;
    const auto touched = elements <= kMostElements ? touched_elements(values_, op, maker->shape, active) : std::nullopt;
    into.known = touched.has_value();
    if (!into.known) return;
    std::vector<Use> &uses = into.arrays[op.operands[0].index];
    uses.resize(static_cast<std::size_t>(elements));
    for (std::size_t thread = 0; thread < touched->of_thread.size(); ++thread) {
      const std::int64_t element = touched->of_thread[thread];
      if (element == TouchedElements::kNone) continue;
      const std::size_t vector = thread / width_ * vectors_a_row_ + thread % width_ / static_cast<std::size_t>(lanes_);
      Use &use = uses[static_cast<std::size_t>(element)];
      (op.code == OpCode::Load ? use.reads : use.writes).add(static_cast<std::int32_t>(vector));
    }
  }

  const ir::Function &kernel_;
  const FissionFacts &facts_;
  ThreadValues values_;
  std::size_t width_;
  int lanes_;
  std::size_t vectors_a_row_;
  Fusions fusions_;
  Footprint group_;
  std::vector<const Op *> barriers_;  ///< within the group
  bool up_ = true;
  bool down_ = true;
  bool started_ = false;
};

/// The widest element of the kernel's shared arrays.
std::size_t widest_element(const ir::Function &kernel) {
  std::size_t widest = 4;
  for (const auto &op : kernel.body.ops) {
    if (op->code == OpCode::SharedArray) widest = std::max(widest, size_of(kernel.type(op->results[0]).dtype));
  }
  return widest;
}

}  // namespace

Fusions find_fusions(const ir::Function &kernel, const FissionFacts &facts, const std::uint32_t (&shape)[3],
                     int vector_bytes, int wanted_lanes) {
  if (shape[0] < kNarrow) return {};
  int lanes = wanted_lanes != 0 ? wanted_lanes : vector_bytes / static_cast<int>(widest_element(kernel));
  lanes = std::max(lanes, 4);
  while (lanes > 4 && static_cast<std::uint32_t>(lanes) > shape[0]) lanes /= 2;
  return Finder(kernel, facts, shape, lanes).run();
}

}  // namespace gridstride::codegen::cpu
