#include "passes/eliminate_checks.h"

#include <unordered_map>
#include <utility>

#include "passes/index_facts.h"
#include "passes/walk.h"

namespace gridstride::passes {

using ir::Check;
using ir::Function;
using ir::Op;
using ir::OpCode;
using ir::Region;
using ir::ValueId;

namespace {

/// A loop's hypothesis about one carried value: what holds of its initial value holds of each trip's.
struct Invariant {
  bool nonnegative = false;
  bool rising = false;   ///< at least the initial value
  bool falling = false;  ///< at most the initial value

  [[nodiscard]] bool any() const { return nonnegative || rising || falling; }
  friend bool operator==(const Invariant &, const Invariant &) = default;
};

/// The loop that the walk is in.
struct LoopState {
  std::vector<Sum> initial;
  std::vector<Invariant> holds;    ///< what the body may assume; cut down to what continues keep
  std::vector<Invariant> results;  ///< what breaks keep, too
};

struct Known {
  std::uint32_t inside = 0;
  std::uint32_t nonnegative = 0;
};

/// Walks the function with the facts that hold at each place. Loops are walked until their invariants hold; the last
/// walk over an op counts.
class Eliminator {
public:
  explicit Eliminator(Function &function) : function_(function), facts_(function), bounds_(facts_.bounds()) {}

  void run() {
    // Points of an iteration space count from 0.
    for (std::size_t i = function_.params.size(); i < function_.body.args.size(); ++i) {
      bounds_.define(function_.body.args[i], 0, range_of(DType::Int64).second - 1);
    }
    region(function_.body);
    for_each_op(function_.body, [this](Op &op) {
      if (ir::is_access(op.code)) apply(op);
    });
  }

private:
  // Loops nested deeper are walked without hypotheses: each level multiplies the number of walks.
  static constexpr std::size_t kMostNested = 4;
  static constexpr int kMostWalks = 3;

  void region(Region &region) {
    for (auto &op : region.ops) {
      switch (op->code) {
        case OpCode::Load:
        case OpCode::Store:
        case OpCode::Atomic:
          known_[op.get()] = examine(*op);
          facts_.define(*op);
          break;
        case OpCode::If: if_op(*op); break;
        case OpCode::For:
        case OpCode::Loop: loop(*op); break;
        case OpCode::Reduce: reduce(*op); break;
        case OpCode::Break:
          if (!loops_.empty()) check_exit(*op, loops_.back()->results);
          break;
        case OpCode::Continue:
          if (!loops_.empty()) {
            check_exit(*op, loops_.back()->holds);
            check_exit(*op, loops_.back()->results);
          }
          break;
        case OpCode::Yield:
        case OpCode::Return: break;
        default: facts_.define(*op); break;
      }
    }
  }

  Known examine(const Op &op) {
    Known known;
    const std::size_t first = first_index(op);
    for (std::size_t axis = 0; axis + first < op.operands.size(); ++axis) {
      const Sum index = facts_.form(op.operands[first + axis]);
      if (bounds_.least(index) < 0) continue;
      known.nonnegative |= std::uint32_t{1} << axis;
      const Sum *extent = facts_.extent(op.operands[0], static_cast<int>(axis));
      if (extent != nullptr && bounds_.difference(index, *extent) < 0) known.inside |= std::uint32_t{1} << axis;
    }
    return known;
  }

  void apply(Op &op) const {
    const Known known = known_.at(&op);
    const std::uint8_t rank = function_.type(op.operands[0]).rank;
    const auto all = static_cast<std::uint32_t>((std::uint64_t{1} << rank) - 1);
    op.inside |= known.inside;
    op.nonnegative |= known.nonnegative;
    if (op.inside == all) op.check = Check::None;
    if ((op.nonnegative | op.inside) == all) op.wrap = false;
    // Facts that say nothing beyond what the op now is are left out.
    if (op.check == Check::None) op.inside = 0;
    if (!op.wrap) op.nonnegative = 0;
    op.nonnegative &= ~op.inside;
  }

  static bool leaves(const Region &region) { return region.ops.back()->code != OpCode::Yield; }

  void if_op(Op &op) {
    std::vector<std::pair<Wide, Wide>> ranges(op.results.size());
    bool yielded = false;
    for (std::size_t side = 0; side < 2; ++side) {
      const std::size_t mark = bounds_.mark();
      facts_.assume(op.operands[0], side == 0);
      region(op.regions[side]);
      const Op &end = *op.regions[side].ops.back();
      if (end.code == OpCode::Yield) {
        for (std::size_t i = 0; i < op.results.size(); ++i) {
          if (!facts_.is_integral(op.results[i])) continue;
          const Sum value = facts_.form(end.operands[i]);
          const std::pair<Wide, Wide> range{bounds_.least(value), bounds_.most(value)};
          ranges[i] = yielded
                          ? std::pair{std::min(ranges[i].first, range.first), std::max(ranges[i].second, range.second)}
                          : range;
        }
        yielded = true;
      }
      bounds_.release(mark);
    }
    for (std::size_t i = 0; i < op.results.size(); ++i) {
      if (facts_.is_integral(op.results[i])) bounds_.define(op.results[i], ranges[i].first, ranges[i].second);
    }
    // Who gets past an If of which one side leaves has taken the other.
    if (leaves(op.regions[0]) != leaves(op.regions[1])) facts_.assume(op.operands[0], leaves(op.regions[1]));
  }

  void define_any(ValueId id) {
    if (!facts_.is_integral(id)) return;
    const auto [least, most] = range_of(function_.type(id).dtype);
    bounds_.define(id, least, most);
  }

  void reduce(Op &op) {
    const std::size_t mark = bounds_.mark();
    const ValueId index = op.regions[0].args[0];
    define_any(index);
    bounds_.assume(facts_.form(op.operands[0]), {index, 0}, 0);
    bounds_.assume({index, 0}, facts_.form(op.operands[1]), -1);
    std::vector<LoopState *> outer;
    outer.swap(loops_);
    region(op.regions[0]);
    outer.swap(loops_);
    bounds_.release(mark);
    define_any(op.results[0]);
  }

  /// Within the body of a For, the induction value is between the bounds.
  void assume_induction(const Op &op) {
    const ValueId induction = op.regions[0].args[0];
    define_any(induction);
    const Sum lo = facts_.form(op.operands[0]);
    const Sum hi = facts_.form(op.operands[1]);
    const Sum step = facts_.form(op.operands[2]);
    const Sum at{induction, 0};
    if (bounds_.least(step) >= 0) {
      bounds_.assume(lo, at, 0);
      bounds_.assume(at, hi, -1);
    } else if (bounds_.most(step) <= 0) {
      bounds_.assume(at, lo, 0);
      bounds_.assume(hi, at, -1);
    }
  }

  void loop(Op &op) {
    const bool counted = op.code == OpCode::For;
    const std::size_t first_operand = counted ? 3 : 0;
    Region &body = op.regions[0];
    const std::size_t first_arg = counted ? 1 : 0;
    LoopState state;
    for (std::size_t i = 0; i < op.results.size(); ++i) {
      const ValueId initial = op.operands[first_operand + i];
      const bool integral = facts_.is_integral(initial) && loops_.size() < kMostNested;
      state.initial.push_back(facts_.form(initial));
      const bool nonnegative = integral && bounds_.least(state.initial.back()) >= 0;
      state.holds.push_back({nonnegative, integral, integral});
    }
    loops_.push_back(&state);
    for (int walk = 1;; ++walk) {
      const std::vector<Invariant> assumed = state.holds;
      state.results = assumed;
      const std::size_t mark = bounds_.mark();
      if (counted) assume_induction(op);
      for (std::size_t i = 0; i < assumed.size(); ++i) {
        const ValueId arg = body.args[first_arg + i];
        define_any(arg);
        assume_invariant({arg, 0}, state.initial[i], assumed[i]);
      }
      region(body);
      bounds_.release(mark);
      if (state.holds == assumed) break;
      // Too many rounds: the last walk assumes nothing, and so nothing can fail.
      if (walk >= kMostWalks) state.holds.assign(state.holds.size(), Invariant{});
    }
    loops_.pop_back();
    for (std::size_t i = 0; i < op.results.size(); ++i) {
      define_any(op.results[i]);
      assume_invariant({op.results[i], 0}, state.initial[i], state.results[i]);
    }
  }

  void assume_invariant(const Sum &value, const Sum &initial, const Invariant &invariant) {
    if (invariant.nonnegative) bounds_.assume({{}, 0}, value, 0);
    if (invariant.rising) bounds_.assume(initial, value, 0);
    if (invariant.falling) bounds_.assume(value, initial, 0);
  }

  /// Strikes out what the values that an exit carries do not keep.
  void check_exit(const Op &exit, std::vector<Invariant> &claims) {
    const LoopState &state = *loops_.back();
    for (std::size_t i = 0; i < claims.size(); ++i) {
      Invariant &claim = claims[i];
      if (!claim.any()) continue;
      const Sum value = facts_.form(exit.operands[i]);
      claim.nonnegative = claim.nonnegative && bounds_.least(value) >= 0;
      claim.rising = claim.rising && bounds_.difference(state.initial[i], value) <= 0;
      claim.falling = claim.falling && bounds_.difference(value, state.initial[i]) <= 0;
    }
  }

  Function &function_;
  IndexFacts facts_;
  Bounds &bounds_;
  std::vector<LoopState *> loops_;
  std::unordered_map<const Op *, Known> known_;
};

}  // namespace

void eliminate_checks(Function &function) {
  Eliminator(function).run();
}

}  // namespace gridstride::passes
