#include "codegen/cpu/specialise.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "codegen/cpu/block_accesses.h"
#include "ir/builder.h"
#include "passes/common_subexpressions.h"
#include "passes/dead_code.h"
#include "passes/simplify.h"
#include "passes/unroll_loops.h"
#include "passes/walk.h"

namespace gridstride::codegen::cpu {

namespace {

using gridstride::Scalar;
using ir::Op;
using ir::OpCode;
using ir::Region;
using ir::ValueId;

using OpList = std::vector<std::unique_ptr<Op>>;

/// What unrolling may make of a loop, in ops, and its trips.
constexpr std::size_t kMostOps = 2500;
constexpr std::int64_t kMostTrips = 64;

void become_constant(Op &op, const Scalar &value) {
  op.code = OpCode::Constant;
  op.operands.clear();
  op.scalar_op = ScalarOp::Add;
  op.dim = 0;
  op.scalar = value;
}

void fix_extents(ir::Function &function, const std::uint32_t (&block)[3], const std::uint32_t (&shape)[3]) {
  passes::for_each_op(function.body, [&](Op &op) {
    if (op.code == OpCode::BlockDim) {
      become_constant(op, Scalar::of_int(DType::Int32, block[op.dim]));
    } else if (op.code == OpCode::ThreadIdx && shape[op.dim] == 1) {
      become_constant(op, Scalar::of_int(DType::Int32, 0));
    }
  });
}

/// Threads counted in one row.
void flatten(ir::Function &function, Region &region, const std::uint32_t (&block)[3]) {
  OpList ops = std::move(region.ops);
  region.ops.clear();
  ir::Builder builder(function);
  builder.set_region(&region);
  const auto number = [&](std::int64_t n) { return builder.constant_int(DType::Int32, n); };
  const auto thread = [&](int dim) {
    ValueId at = builder.thread_query(OpCode::ThreadIdx, 0);
    for (int below = 0; below < dim; ++below) at = builder.scalar(ScalarOp::FloorDiv, {at, number(block[below])});
    return dim == 2 ? at : builder.scalar(ScalarOp::Mod, {at, number(block[dim])});
  };
  for (auto &op : ops) {
    for (Region &inner : op->regions) flatten(function, inner, block);
    builder.set_loc(op->loc);
    switch (op->code) {
      case OpCode::ThreadIdx: static_cast<void>(thread(op->dim)); break;
      case OpCode::GlobalIdx: {
        const ValueId before = builder.cast(builder.thread_query(OpCode::BlockIdx, op->dim), DType::Int64);
        const ValueId extent = builder.constant_int(DType::Int64, block[op->dim]);
        const ValueId within = builder.cast(thread(op->dim), DType::Int64);
        builder.scalar(ScalarOp::Add, {builder.scalar(ScalarOp::Mul, {before, extent}), within});
        break;
      }
      case OpCode::GlobalSize: {
        const ValueId blocks = builder.cast(builder.thread_query(OpCode::GridDim, op->dim), DType::Int64);
        builder.scalar(ScalarOp::Mul, {blocks, builder.constant_int(DType::Int64, block[op->dim])});
        break;
      }
      default: region.ops.push_back(std::move(op)); continue;
    }
    region.ops.back()->results = op->results;
  }
}

void number_waits(ir::Module &module) {
  std::int64_t site = 0;
  for (const auto &function : module.functions) {
    passes::for_each_op(function->body, [&](Op &op) {
      if (op.code == OpCode::Barrier || op.code == OpCode::Warp) op.shape = {site, site}, ++site;
    });
  }
}

bool has_warps(const Region &region) {
  bool found = false;
  passes::for_each_op(region, [&](const Op &op) { found = found || op.code == OpCode::Warp; });
  return found;
}

/// Finds the warp operations that only some threads of a warp may come to while others come to wait elsewhere.
class WaitMarker {
public:
  void run(ir::Function &kernel) {
    bool returns = false;
    each_with_depth(kernel.body, 0, 0, [&](Op &op, int depth, int loops) {
      returns = returns || (op.code == OpCode::Return && depth > 0);
      if (op.code == OpCode::Barrier || op.code == OpCode::Warp) waits_.push_back({&op, depth, loops});
    });
    // (Threads that have ended are not waited for: who they are is not kept.)
    if (returns) return;
    for (std::size_t i = 0; i < waits_.size(); ++i) {
      const Wait &wait = waits_[i];
      if (wait.op->code != OpCode::Warp || wait.depth == 0 || wait.op->warp == ir::WarpOp::ActiveMask) continue;
      // Another wait that is not within the same branch: one that is met whatever way is taken.
      for (std::size_t j = i + 1; j < waits_.size(); ++j) {
        if (waits_[j].depth >= wait.depth) continue;
        wait.op->dim = 1;
        wait.op->shape[1] = waits_[j].op->shape[0];
        break;
      }
    }
  }

private:
  struct Wait {
    Op *op = nullptr;
    int depth = 0;  ///< Ifs and loops around
    int loops = 0;
  };

  template <class Found>
  static void each_with_depth(Region &region, int depth, int loops, Found &&found) {
    for (auto &op : region.ops) {
      found(*op, depth, loops);
      const bool loop = op->code == OpCode::For || op->code == OpCode::Loop;
      for (Region &inner : op->regions) each_with_depth(inner, depth + 1, loops + (loop ? 1 : 0), found);
    }
  }

  std::vector<Wait> waits_;
};

/// Loops over the grid's strides, `for (i = global index; i < n; i += s)`, become loops of the block whose trips all
/// threads make together, each for its own i where that is below n: neighbours then read neighbours. (A barrier ends
/// each trip, so that it is a phase of its own.)
void stride_together(ir::Module &module, const std::uint32_t (&block)[3]) {
  ir::Function &kernel = module.kernel();
  const std::vector<Op *> definitions = passes::defining_ops(kernel);
  const auto is = [&](ValueId id, OpCode code) {
    const Op *op = definitions[id.index];
    return op != nullptr && op->code == code && op->dim == 0;
  };
  OpList ops = std::move(kernel.body.ops);
  kernel.body.ops.clear();
  for (auto &op : ops) {
    bool fits = op->code == OpCode::For && is(op->operands[0], OpCode::GlobalIdx) &&
                is(op->operands[2], OpCode::GlobalSize) && block[0] > 1;
    if (fits) {
      const Op *bound = definitions[op->operands[1].index];
      fits = bound == nullptr || bound->code == OpCode::Extent || bound->code == OpCode::Constant;
      // One way to the next trip, at the end, and no other out.
      int exits = 0;
      passes::for_each_op(op->regions[0], [&](const Op &each) {
        switch (each.code) {
          case OpCode::Barrier:
          case OpCode::Warp:
          case OpCode::Return:
          case OpCode::Call:
          case OpCode::For:
          case OpCode::Loop: fits = false; break;
          case OpCode::Break:
          case OpCode::Continue: ++exits; break;
          default: break;
        }
      });
      fits = fits && exits == 1 && op->regions[0].ops.back()->code == OpCode::Continue;
    }
    if (!fits) {
      kernel.body.ops.push_back(std::move(op));
      continue;
    }
    ir::Builder builder(kernel);
    builder.set_loc(op->loc);
    builder.set_region(&kernel.body);
    const ValueId number = builder.cast(builder.thread_query(OpCode::BlockIdx, 0), DType::Int64);
    const ValueId start = builder.scalar(ScalarOp::Mul, {number, builder.constant_int(DType::Int64, block[0])});
    const ValueId thread = builder.cast(builder.thread_query(OpCode::ThreadIdx, 0), DType::Int64);
    const std::vector<ValueId> initial(op->operands.begin() + 3, op->operands.end());
    Op *made = builder.for_(start, op->operands[1], op->operands[2], initial);
    Region &body = made->regions[0];
    builder.set_region(&body);
    const std::vector<ValueId> carried(body.args.begin() + 1, body.args.end());
    const ValueId index = builder.scalar(ScalarOp::Add, {body.args[0], thread});
    std::vector<ir::Type> types;
    for (ValueId id : carried) types.push_back(kernel.type(id));
    Op *guard = builder.if_(builder.scalar(ScalarOp::Lt, {index, op->operands[1]}), types);
    // What the body was given is what it is given now.
    passes::Replacements names;
    names.replace(op->regions[0].args[0], index);
    for (std::size_t i = 0; i < carried.size(); ++i) names.replace(op->regions[0].args[i + 1], carried[i]);
    guard->regions[0].ops = std::move(op->regions[0].ops);
    passes::for_each_op(guard->regions[0], [&](Op &each) { names.apply(each); });
    guard->regions[0].ops.back()->code = OpCode::Yield;
    builder.set_region(&guard->regions[1]);
    builder.yield(carried);
    builder.set_region(&body);
    builder.barrier();
    body.ops.back()->shape = {0, 0};
    builder.continue_(guard->results);
    made->results = op->results;
  }
}

bool cooperates(const Region &region) {
  bool found = false;
  passes::for_each_op(region,
                      [&](const Op &op) { found = found || op.code == OpCode::Barrier || op.code == OpCode::Warp; });
  return found;
}

}  // namespace

ir::Module for_block(const ir::Module &module, const std::uint32_t (&block)[3], std::uint32_t (&shape)[3]) {
  ir::Module result = ir::clone(module);
  ir::Function &kernel = result.kernel();
  std::copy(block, block + 3, shape);
  number_waits(result);
  if (has_warps(kernel.body)) {
    WaitMarker().run(kernel);
    if (block[0] % ir::kWarpSize != 0 && block[1] * block[2] != 1) {
      for (const auto &function : result.functions) flatten(*function, function->body, block);
      shape[0] = block[0] * block[1] * block[2];
      shape[1] = shape[2] = 1;
    }
  }
  stride_together(result, block);
  for (const auto &function : result.functions) fix_extents(*function, block, shape);
  passes::simplify(kernel);
  passes::UnrollLimits limits;
  limits.wanted = [](const Op &loop) { return cooperates(loop.regions[0]); };
  limits.ops = kMostOps;
  limits.trips = kMostTrips;
  for (int round = 0; round < 2; ++round) {
    passes::unroll_loops(kernel, limits);
    passes::simplify(kernel);
  }
  passes::merge_common_subexpressions(kernel);
  passes::eliminate_dead_code(kernel);
  refine_block_accesses(kernel, shape);
  return result;
}

}  // namespace gridstride::codegen::cpu
