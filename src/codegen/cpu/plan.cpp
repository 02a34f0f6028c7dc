#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "codegen/cpu/arithmetic.h"
#include "codegen/cpu/cooperation.h"
#include "codegen/cpu/entry.h"
#include "codegen/cpu/facts.h"
#include "codegen/cpu/fission.h"
#include "codegen/cpu/value_facts.h"
#include "ir/calls.h"
#include "ir/reduction_order.h"

namespace gridstride::codegen::cpu {

namespace {

using ir::Op;
using ir::OpCode;

/// Nanoseconds to start and end a thread that runs as a fiber.
constexpr double kFiberCost = 100;
/// Rows of fewer threads are not worth a vector.
constexpr std::uint32_t kNarrowRow = 4;
/// Vectors of more lanes are several registers already.
constexpr int kMostUnrolled = 16;
/// How often a loop is guessed to go round.
constexpr double kTrips = 16;
/// Lanes that take their turns together at a block's own memory (Body::hold_turns).
constexpr int kTurnLanes = 64;

/// What a kernel does, weighted by how often.
struct Profile {
  std::array<double, 9> work = {};  ///< by element size: operations on varying values
  std::size_t widest = 1;           ///< bytes of the largest varying value
  std::size_t ops = 0;
  bool loops = false;
  bool reduces = false;
  bool takes_turns = false;  ///< atomic operations on the block's own memory
  double nanoseconds = 0;    ///< of one item, on one lane of a vector
  double contiguous = 0;     ///< accesses to consecutive elements, weighted
  double scattered = 0;
};

class Profiler {
public:
  explicit Profiler(Profile &profile, const LaneModel &model = {}) : profile_(profile), model_(model) {}

  void region(const FunctionFacts &facts, const ir::Region &region, double weight) {
    for (const auto &op : region.ops) visit(facts, *op, weight);
  }

private:
  void visit(const FunctionFacts &facts, const Op &op, double weight) {
    ++profile_.ops;
    switch (op.code) {
      case OpCode::For:
      case OpCode::Loop: profile_.loops = true; break;
      case OpCode::Reduce: profile_.reduces = true; break;
      case OpCode::Call: {
        const auto found = facts.calls.find(&op);
        if (found == facts.calls.end()) {  // it calls itself
          profile_.loops = true;
          profile_.nanoseconds += weight * 1000;
          return;
        }
        const FunctionFacts &callee = *found->second;
        region(callee, callee.function->body, weight);
        return;
      }
      case OpCode::Load:
      case OpCode::Store: access(facts, op, weight); break;
      case OpCode::Atomic: {
        const bool own = facts.function->type(op.operands[0]).space != ir::Space::Global;
        profile_.takes_turns = profile_.takes_turns || own;
        profile_.nanoseconds += weight * (own ? 1 : 6);
        break;
      }
      case OpCode::Print: profile_.nanoseconds += weight * 500; break;
      case OpCode::Scalar:
      case OpCode::Cast: compute(facts, op, weight); break;
      default: break;
    }
    const bool repeats = op.code == OpCode::For || op.code == OpCode::Loop || op.code == OpCode::Reduce;
    for (const ir::Region &inner : op.regions) region(facts, inner, repeats ? weight * kTrips : weight);
  }

  void note(DType dtype, double weight) {
    const std::size_t size = size_of(real_of(dtype));
    profile_.work[size] += weight;
    profile_.widest = std::max(profile_.widest, size);
  }

  void access(const FunctionFacts &facts, const Op &op, double weight) {
    const std::size_t first = ir::first_index(op);
    const ir::Type &array = facts.function->type(op.operands[0]);
    profile_.nanoseconds += weight * (0.05 * static_cast<double>(size_of(array.dtype)) + 0.1);
    if (uniform_address(facts, op)) return;
    note(array.dtype, weight);
    bool walks = array.layout == ir::LayoutClass::Contiguous || array.layout == ir::LayoutClass::UnitInner;
    for (std::size_t i = first; i < op.operands.size(); ++i) {
      const Fact &index = facts.of(op.operands[i]);
      const bool last = i + 1 == op.operands.size();
      walks = walks && (last ? index.linear() && index.stride == 1 : index.uniform());
    }
    (walks ? profile_.contiguous : profile_.scattered) += weight;
  }

  /// Whether an integer is a uniform value and a constant of each lane (patterns.cpp): that costs nothing by the lane.
  bool is_pattern(const FunctionFacts &facts, const Op &op) {
    if (split_of(facts, model_, op).kind != BitSplit::None) return true;
    const bool sum = op.code == OpCode::Cast || op.scalar_op == ScalarOp::Add || op.scalar_op == ScalarOp::Sub ||
                     op.scalar_op == ScalarOp::Mul;
    return sum && std::all_of(op.operands.begin(), op.operands.end(), [&](ir::ValueId id) {
             return facts.of(id).shape != Shape::Varying || patterns_.contains({&facts, id.index});
           });
  }

  void compute(const FunctionFacts &facts, const Op &op, double weight) {
    if (facts.of(op.results[0]).shape != Shape::Varying) return;
    if (model_.lanes > 0 && is_integer(facts.function->type(op.results[0]).dtype) && is_pattern(facts, op)) {
      patterns_.insert({&facts, op.results[0].index});
      return;
    }
    const DType dtype = facts.function->type(op.operands.back()).dtype;
    const bool cheap = op.code == OpCode::Cast || Arithmetic::is_cheap(op.scalar_op, dtype);
    profile_.nanoseconds += weight * (cheap ? 0.1 : 2.0);
    note(dtype, cheap ? weight : 8 * weight);
    if (size_of(dtype) == 2 && is_floating(dtype)) note(DType::Float32, weight);
  }

  Profile &profile_;
  LaneModel model_;
  std::set<std::pair<const FunctionFacts *, std::uint32_t>> patterns_;
};

Profile profile(const ir::Module &module, int axis, const std::uint32_t *shape) {
  LaneModel model;
  if (shape != nullptr) {
    model.one_block = true;
    std::copy(shape, shape + 3, model.shape);
    model.lanes = 8;  // (a guess that is near enough)
  }
  model.kind = module.kernel().kind;
  model.axis = axis;
  model.mode = LaneMode::Masked;
  const FunctionFacts facts = analyze(module, model);
  Profile result;
  Profiler(result, model).region(facts, module.kernel().body, 1);
  return result;
}

bool has_warps(const ir::Module &module) {
  return survey_cooperation(module).warps;
}

bool uses_dimension(const ir::Region &region, int dim) {
  for (const auto &op : region.ops) {
    const bool asks = op->code == OpCode::ThreadIdx || op->code == OpCode::BlockIdx || op->code == OpCode::GlobalIdx;
    if (asks && op->dim == dim) return true;
    for (const ir::Region &inner : op->regions) {
      if (uses_dimension(inner, dim)) return true;
    }
  }
  return false;
}

/// Axis, lanes and unrolling of a kernel that runs in vectors. `shape`: of a phase, the block's extents.
void lay_out(Plan &plan, const ir::Module &module, const Target &target, int lanes, const std::uint32_t *shape,
             bool rows = false) {
  const ir::Function &kernel = module.kernel();
  const bool phase = shape != nullptr;
  const auto extent = [&](int axis) { return phase && shape[axis] != 0 ? shape[axis] : std::uint32_t{1024}; };
  Profile best = profile(module, 0, shape);
  if (kernel.kind == ir::FunctionKind::Simt && !rows && (best.scattered > 0 || extent(0) < kNarrowRow)) {
    // A kernel that names its rows x and its columns y reads consecutive elements along y.
    for (int axis = 1; axis < 3; ++axis) {
      bool used = false;
      for (const auto &function : module.functions) used = used || uses_dimension(function->body, axis);
      if (!used) continue;
      const Profile other = profile(module, axis, shape);
      const bool wider = extent(plan.axis) < kNarrowRow && extent(axis) > extent(plan.axis);
      if (wider || (other.contiguous > best.contiguous && extent(axis) >= kNarrowRow)) {
        best = other;
        plan.axis = axis;
      }
    }
  }

  std::size_t hot = 4;
  double most = 0;
  for (std::size_t size : {1U, 2U, 4U, 8U}) {
    if (best.work[size] > 0 && best.work[size] >= most) {
      most = best.work[size];
      hot = size;
    }
  }
  const int bytes = target.vector_bytes();
  const int widest = static_cast<int>(best.widest);
  int natural = bytes / static_cast<int>(hot);
  // Loops wait for results: two vectors at a time hide half of it.
  const bool fits = !phase || extent(plan.axis) % static_cast<std::uint32_t>(2 * natural) == 0;
  if ((best.loops || best.reduces) && hot >= 4 && fits) natural *= 2;
  natural = std::clamp(natural, 4, std::max(4, 4 * bytes / widest));
  if (kernel.kind == ir::FunctionKind::Elementwise && kernel.reduces_within && best.reduces) {
    natural = static_cast<int>(ir::kLanes);
  } else if (lanes != 0) {
    natural = lanes;
  }
  if (!phase) plan.stride_loop = find_stride_loop(module, plan.axis);
  if (plan.stride_loop != nullptr) {
    // The loop is around the vectors; what counts is what is in it.
    Profile inner;
    LaneModel model;
    model.axis = plan.axis;
    model.stride_loop = plan.stride_loop;
    const FunctionFacts facts = analyze(module, model);
    Profiler(inner).region(facts, plan.stride_loop->regions[0], 1);
    best.loops = inner.loops;
    best.ops = inner.ops;
    if (!best.loops && lanes == 0 && hot >= 4)
      natural = std::clamp(bytes / static_cast<int>(hot), 4, std::max(4, 4 * bytes / widest));
  }
  while (natural > 4 && static_cast<std::uint32_t>(natural) > extent(plan.axis)) natural /= 2;
  if (phase && has_warps(module)) {
    // A vector is a warp.
    natural = ir::kWarpSize;
    plan.axis = 0;
    hot = std::max<std::size_t>(hot, 4);
  }
  plan.lanes = natural;
  plan.mask_bits = static_cast<int>(8 * hot);
  plan.straight = !best.loops && !best.reduces;
  if (plan.straight && natural <= kMostUnrolled) plan.unroll = best.ops <= 16 ? 4 : best.ops <= 48 ? 2 : 1;
  if (plan.unroll > 1 && best.takes_turns) plan.unroll = std::max(plan.unroll, kTurnLanes / natural);
  plan.cost_per_item = best.nanoseconds;
}

}  // namespace

Plan plan_phase(const ir::Module &module, const Target &target, int lanes, const std::uint32_t (&shape)[3], bool rows) {
  Plan plan;
  lay_out(plan, module, target, lanes, shape, rows);
  return plan;
}

Plan plan_threads(const ir::Module &module) {
  Plan plan;
  const Cooperation cooperation = survey_cooperation(module);
  plan.shared_bytes = cooperation.shared_bytes;
  plan.endless = cooperation.endless;
  plan.threads = true;
  plan.whole_grid = true;
  plan.lanes = 4;
  plan.cost_per_item = kFiberCost + profile(module, 0, nullptr).nanoseconds * 4;
  return plan;
}

Plan make_plan(const ir::Module &module, const Target &target, int lanes, bool one_shape) {
  Plan plan;
  const Cooperation cooperation = survey_cooperation(module);
  plan.shared_bytes = cooperation.shared_bytes;
  plan.endless = cooperation.endless;
  plan.wanted_lanes = lanes;
  const bool together = cooperation.barriers || cooperation.shared || cooperation.warps;
  const bool recursive = !ir::recursive_functions(module).empty();
  if (together && !recursive && !cooperation.waits && find_fission(module, one_shape) != nullptr) {
    plan.fissioned = true;
    return plan;
  }
  // (Points do not wait for each other.)
  const bool waits = cooperation.waits && module.kernel().kind == ir::FunctionKind::Simt;
  if (recursive || cooperation.barriers || cooperation.warps || cooperation.shared || waits) {
    plan = plan_threads(module);
    plan.wanted_lanes = lanes;
    plan.whole_grid = waits || cooperation.grid_barriers;
    return plan;
  }
  lay_out(plan, module, target, lanes, nullptr);
  plan.scratch_bytes = cooperation.local_bytes * static_cast<std::uint64_t>(plan.lanes);
  return plan;
}

}  // namespace gridstride::codegen::cpu
