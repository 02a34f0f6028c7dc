#include "passes/uniformity.h"

#include <algorithm>
#include <functional>
#include <set>
#include <utility>

#include "ir/calls.h"
#include "passes/walk.h"

namespace gridstride::passes {

using ir::Function;
using ir::Module;
using ir::Op;
using ir::OpCode;
using ir::Region;
using ir::ValueId;

Uniformity Uniformity::make_linear(std::int64_t stride, bool exact) {
  if (stride == 0) return make_uniform();
  return {Kind::Linear, stride, exact};
}

bool UniformityInfo::uniform_control(const Op &op) const {
  if (op.code == OpCode::If) return (*this)[op.operands[0]].uniform();
  return !std::binary_search(divergent_loops.begin(), divergent_loops.end(), &op, std::less<>());
}

namespace {

/// What holds of a value that is one or the other, the same choice for all lanes.
Uniformity join(const Uniformity &a, const Uniformity &b) {
  if (a.uniform() && b.uniform()) return a;
  if (a.linear() && b.linear() && a.stride == b.stride) return Uniformity::make_linear(a.stride, a.exact && b.exact);
  return Uniformity::make_varying();
}

/// One loop while its body is walked.
struct LoopFrame {
  std::vector<std::vector<ValueId>> continues;  ///< what each Continue carries
  std::vector<std::vector<ValueId>> breaks;
  bool varying_continue = false;  ///< lanes may take different Continues in one trip
  bool varying_break = false;     ///< some lanes may break and others not
  int varying_exits = 0;          ///< exits so far that only some lanes may have taken
};

class Analysis {
public:
  Analysis(const Module &module, const Function &function, LaneModel lanes)
      : module_(module), function_(function), lanes_(lanes) {
    info_.values.resize(function.values.size());
    constants_.resize(function.values.size(), nullptr);
  }

  UniformityInfo run(const std::vector<Uniformity> &args) {
    const std::vector<ValueId> &body_args = function_.body.args;
    const std::size_t params = function_.params.size();
    const bool device = function_.kind == ir::FunctionKind::Device;
    for (std::size_t i = 0; i < body_args.size(); ++i) {
      Uniformity known = Uniformity::make_uniform();
      if (device && function_.params[i].is_scalar()) {
        known = args.empty() ? Uniformity::make_varying() : args[i];
      } else if (i + 1 == body_args.size() && i >= params) {
        known = Uniformity::make_linear(1, false);
      }
      set(body_args[i], known);
    }
    region(function_.body);
    finish_results();
    info_.divergent_loops.assign(divergent_.begin(), divergent_.end());
    return std::move(info_);
  }

private:
  void set(ValueId id, Uniformity known) { info_.values[id.index] = known; }
  const Uniformity &get(ValueId id) const { return info_.values[id.index]; }
  DType dtype(ValueId id) const { return function_.type(id).dtype; }

  void region(const Region &region) {
    for (const auto &op : region.ops) visit(*op);
  }

  void visit(const Op &op) {
    switch (op.code) {
      case OpCode::If: return if_op(op);
      case OpCode::For:
      case OpCode::Loop: return loop(op);
      case OpCode::Reduce: return reduce(op);
      case OpCode::Call: return call(op);
      case OpCode::Break:
      case OpCode::Continue: return exit(op);
      case OpCode::Return: returns_.push_back(op.operands); return;
      case OpCode::Constant:
        constants_[op.results[0].index] = &op.scalar;
        set(op.results[0], Uniformity::make_uniform());
        return;
      case OpCode::ThreadIdx:
      case OpCode::BlockIdx:
      case OpCode::BlockDim:
      case OpCode::GridDim:
      case OpCode::GlobalIdx:
      case OpCode::GlobalSize: set(op.results[0], query(op)); return;
      case OpCode::LaneId:
      case OpCode::Atomic:
      case OpCode::LocalArray: set(op.results[0], Uniformity::make_varying()); return;
      case OpCode::Warp:
        for (ValueId id : op.results) set(id, Uniformity::make_varying());
        return;
      case OpCode::Barrier:
        // What a barrier gives is the same for all of its block.
        if (!op.results.empty()) {
          set(op.results[0], lanes_ == LaneModel::Block || lanes_ == LaneModel::BlockX ? Uniformity::make_uniform()
                                                                                       : Uniformity::make_varying());
        }
        return;
      case OpCode::SharedArray:
        set(op.results[0], lanes_ == LaneModel::Block || lanes_ == LaneModel::BlockX ? Uniformity::make_uniform()
                                                                                     : Uniformity::make_varying());
        return;
      case OpCode::Scalar: set(op.results[0], scalar(op)); return;
      case OpCode::Cast: set(op.results[0], cast(op)); return;
      default:
        if (!op.results.empty())
          set(op.results[0], all_uniform(op) ? Uniformity::make_uniform() : Uniformity::make_varying());
        return;
    }
  }

  bool all_uniform(const Op &op) const {
    return std::all_of(op.operands.begin(), op.operands.end(), [this](ValueId id) { return get(id).uniform(); });
  }

  Uniformity query(const Op &op) const {
    const bool per_launch = op.code == OpCode::BlockDim || op.code == OpCode::GridDim || op.code == OpCode::GlobalSize;
    if (per_launch) return Uniformity::make_uniform();
    if (lanes_ == LaneModel::Any) return Uniformity::make_varying();
    if (lanes_ == LaneModel::Block) {
      return op.code == OpCode::BlockIdx ? Uniformity::make_uniform() : Uniformity::make_varying();
    }
    if (op.dim != 0) return Uniformity::make_uniform();
    if (op.code == OpCode::GlobalIdx) return Uniformity::make_linear(1, false);
    if (lanes_ == LaneModel::GlobalX) return Uniformity::make_varying();
    return op.code == OpCode::ThreadIdx ? Uniformity::make_linear(1, true) : Uniformity::make_uniform();
  }

  // --- arithmetic

  static std::int64_t wrapping(std::uint64_t value) { return static_cast<std::int64_t>(value); }

  Uniformity linear_sum(const Op &op, bool negated) const {
    const Uniformity &x = get(op.operands[0]);
    const Uniformity &y = get(op.operands[1]);
    if (x.varying() || y.varying()) return Uniformity::make_varying();
    const auto a = static_cast<std::uint64_t>(x.stride);
    const auto b = static_cast<std::uint64_t>(y.stride);
    return Uniformity::make_linear(wrapping(negated ? a - b : a + b), false);
  }

  static Uniformity scaled(const Uniformity &x, const gridstride::Scalar *factor) {
    if (!x.linear() || factor == nullptr) return Uniformity::make_varying();
    const bool is_signed = kind_of(factor->dtype) == DTypeKind::Signed;
    const std::uint64_t by = is_signed ? static_cast<std::uint64_t>(factor->as_int()) : factor->as_uint();
    return Uniformity::make_linear(wrapping(static_cast<std::uint64_t>(x.stride) * by), false);
  }

  const gridstride::Scalar *constant(ValueId id) const { return constants_[id.index]; }

  Uniformity scalar(const Op &op) const {
    if (all_uniform(op)) return Uniformity::make_uniform();
    if (op.scalar_op == ScalarOp::Select) {
      const Uniformity &x = get(op.operands[1]);
      const Uniformity &y = get(op.operands[2]);
      return get(op.operands[0]).uniform() ? join(x, y) : Uniformity::make_varying();
    }
    if (!is_integer(dtype(op.results[0]))) return Uniformity::make_varying();
    switch (op.scalar_op) {
      case ScalarOp::Positive: return get(op.operands[0]);
      case ScalarOp::Add: return linear_sum(op, false);
      case ScalarOp::Sub: return linear_sum(op, true);
      case ScalarOp::Mul: {
        const gridstride::Scalar *factor = constant(op.operands[1]);
        if (factor != nullptr) return scaled(get(op.operands[0]), factor);
        return scaled(get(op.operands[1]), constant(op.operands[0]));
      }
      case ScalarOp::Neg: {
        const gridstride::Scalar minus_one = gridstride::Scalar::of_int(DType::Int64, -1);
        return scaled(get(op.operands[0]), &minus_one);
      }
      case ScalarOp::Shl: {
        const gridstride::Scalar *count = constant(op.operands[1]);
        const int width = static_cast<int>(8 * size_of(dtype(op.results[0])));
        if (count == nullptr || count->as_int() < 0 || count->as_int() >= width) return Uniformity::make_varying();
        const auto factor = gridstride::Scalar::of_uint(DType::UInt64, std::uint64_t{1} << count->as_int());
        return scaled(get(op.operands[0]), &factor);
      }
      default: return Uniformity::make_varying();
    }
  }

  Uniformity cast(const Op &op) const {
    const Uniformity &x = get(op.operands[0]);
    if (x.uniform()) return x;
    const DType from = dtype(op.operands[0]);
    const DType to = dtype(op.results[0]);
    if (!x.linear() || !is_integer(to)) return Uniformity::make_varying();
    // Narrowing keeps sums (they wrap the same); widening keeps those that have not wrapped.
    if (size_of(to) <= size_of(from)) return Uniformity::make_linear(x.stride, false);
    if (!x.exact) return Uniformity::make_varying();
    // A negative number wraps in an unsigned dtype.
    return Uniformity::make_linear(x.stride, size_of(to) < 8 && kind_of(to) == DTypeKind::Signed);
  }

  // --- control flow

  void if_op(const Op &op) {
    const bool uniform = get(op.operands[0]).uniform();
    const bool outer = partial_;
    const int exits = frame_ != nullptr ? frame_->varying_exits : 0;
    for (const Region &each : op.regions) {
      partial_ = outer || !uniform;
      region(each);
    }
    // Lanes that have left for the next trip, or out of the loop, are missing in what follows.
    partial_ = outer || (frame_ != nullptr && frame_->varying_exits > exits);
    const Op &a = *op.regions[0].ops.back();
    const Op &b = *op.regions[1].ops.back();
    for (std::size_t i = 0; i < op.results.size(); ++i) {
      Uniformity known = Uniformity::make_varying();
      if (a.code == OpCode::Yield && b.code == OpCode::Yield) {
        if (uniform || a.operands[i] == b.operands[i]) known = join(get(a.operands[i]), get(b.operands[i]));
      } else if (a.code == OpCode::Yield) {
        known = get(a.operands[i]);
      } else if (b.code == OpCode::Yield) {
        known = get(b.operands[i]);
      }
      set(op.results[i], known);
    }
    varying_control_ |= !uniform;
  }

  void exit(const Op &op) {
    if (frame_ == nullptr) return;
    const bool leaves = op.code == OpCode::Break;
    (leaves ? frame_->breaks : frame_->continues).push_back(op.operands);
    if (!partial_) return;
    ++frame_->varying_exits;
    (leaves ? frame_->varying_break : frame_->varying_continue) = true;
  }

  /// A carried value of which lanes may take different ones of `sources`.
  Uniformity merge(const std::vector<std::vector<ValueId>> &sources, std::size_t slot, bool differently) const {
    Uniformity known = get(sources[0][slot]);
    for (const auto &each : sources) {
      if (differently && each[slot] != sources[0][slot]) return Uniformity::make_varying();
      known = join(known, get(each[slot]));
    }
    return known;
  }

  void loop(const Op &op) {
    const bool counted = op.code == OpCode::For;
    const Region &body = op.regions[0];
    const std::size_t first_operand = counted ? 3 : 0;
    const std::size_t first_arg = counted ? 1 : 0;
    const std::size_t slots = op.results.size();
    if (counted) {
      const Uniformity &lo = get(op.operands[0]);
      set(body.args[0], get(op.operands[2]).uniform() ? lo : Uniformity::make_varying());
    }
    std::vector<Uniformity> args(slots);
    for (std::size_t i = 0; i < slots; ++i) args[i] = get(op.operands[first_operand + i]);
    LoopFrame frame;
    LoopFrame *outer_frame = std::exchange(frame_, &frame);
    const bool outer_partial = partial_;
    // Hypotheses only get weaker: a slot changes twice at most.
    for (int walk = 1;; ++walk) {
      frame = {};
      partial_ = false;
      for (std::size_t i = 0; i < slots; ++i) set(body.args[first_arg + i], args[i]);
      region(body);
      bool stable = true;
      for (std::size_t i = 0; i < slots && !frame.continues.empty(); ++i) {
        const Uniformity next =
            join(args[i], merge(frame.continues, i, frame.varying_continue && frame.continues.size() > 1));
        if (next == args[i]) continue;
        args[i] = walk < 4 ? next : Uniformity::make_varying();
        stable = false;
      }
      if (stable) break;
    }
    frame_ = outer_frame;
    partial_ = outer_partial;
    const bool same_trips =
        !counted || (get(op.operands[0]).uniform() && get(op.operands[1]).uniform() && get(op.operands[2]).uniform());
    const bool divergent = !same_trips || frame.varying_break;
    if (divergent) {
      divergent_.insert(&op);
    } else {
      divergent_.erase(&op);
    }
    varying_control_ |= divergent;
    // A For ends by its bounds, too, with what was carried last.
    for (std::size_t i = 0; i < slots; ++i) {
      std::vector<std::vector<ValueId>> sources;
      for (const auto &each : frame.breaks) sources.push_back({each[i]});
      if (counted) sources.push_back({body.args[first_arg + i]});
      set(op.results[i], sources.empty() ? Uniformity::make_varying() : leaving(sources, divergent, body));
    }
  }

  /// A value that lanes take out of a loop. Where they leave at different trips it must be one that no trip changes.
  Uniformity leaving(const std::vector<std::vector<ValueId>> &sources, bool divergent, const Region &body) const {
    if (divergent && (sources.size() > 1 || defined_in(body, sources[0][0]))) return Uniformity::make_varying();
    return merge(sources, 0, divergent);
  }

  static bool defined_in(const Region &region, ValueId id) {
    if (std::find(region.args.begin(), region.args.end(), id) != region.args.end()) return true;
    for (const auto &op : region.ops) {
      if (std::find(op->results.begin(), op->results.end(), id) != op->results.end()) return true;
      for (const Region &each : op->regions) {
        if (defined_in(each, id)) return true;
      }
    }
    return false;
  }

  void reduce(const Op &op) {
    const Region &body = op.regions[0];
    set(body.args[0], get(op.operands[0]));
    LoopFrame *outer_frame = std::exchange(frame_, nullptr);
    region(body);
    frame_ = outer_frame;
    const bool same = all_uniform(op) && get(body.ops.back()->operands[0]).uniform();
    set(op.results[0], same ? Uniformity::make_uniform() : Uniformity::make_varying());
  }

  void call(const Op &op) {
    const Function &callee = *module_.find(op.symbol);
    if (ir::recursive_functions(module_).contains(&callee)) {
      for (ValueId id : op.results) set(id, Uniformity::make_varying());
      return;
    }
    std::vector<Uniformity> args;
    for (ValueId id : op.operands) args.push_back(get(id));
    const UniformityInfo inner = Analysis(module_, callee, lanes_).run(args);
    for (std::size_t i = 0; i < op.results.size(); ++i) set(op.results[i], inner.results[i]);
  }

  void finish_results() {
    for (std::size_t i = 0; i < function_.result_types.size(); ++i) {
      // Lanes may return at different places once they have taken different ways.
      const bool differently = varying_control_ && !function_.body.ops.empty() && nested_returns();
      info_.results.push_back(returns_.empty() || differently ? Uniformity::make_varying() : merge(returns_, i, false));
    }
  }

  bool nested_returns() const {
    std::size_t count = 0;
    for_each_op(function_.body, [&](const Op &op) { count += op.code == OpCode::Return ? 1 : 0; });
    return count > 1;
  }

  const Module &module_;
  const Function &function_;
  const LaneModel lanes_;
  UniformityInfo info_;
  std::vector<const gridstride::Scalar *> constants_;
  std::set<const Op *, std::less<>> divergent_;
  LoopFrame *frame_ = nullptr;
  bool partial_ = false;  ///< some of the lanes that are in the loop at hand may be missing here
  bool varying_control_ = false;
  std::vector<std::vector<ValueId>> returns_;
};

}  // namespace

UniformityInfo analyze_uniformity(const Module &module, const Function &function, LaneModel lanes,
                                  const std::vector<Uniformity> &args) {
  return Analysis(module, function, lanes).run(args);
}

}  // namespace gridstride::passes
