#include <cstdint>
#include <cstdlib>
#include <random>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "codegen/harness.h"
#include "ir/builder.h"

// Random kernels with barriers, shared and local memory, atomics, votes and warp operations, free of races: compiled
// against interpreted, bit for bit. In a fuzz run GS_FUZZ_FIRST and GS_FUZZ_COUNT choose the seeds.
namespace gridstride::codegen {
namespace {

using ir::Builder;
using ir::Check;
using ir::Op;
using ir::OpCode;
using ir::Region;
using ir::ValueId;

constexpr std::int64_t kMostThreads = 96;

class Maker {
public:
  explicit Maker(std::uint64_t seed) : random_(seed), build_(function_) {}

  /// A kernel of one int32 array, of which each thread owns the element of its global number.
  ir::Module make() {
    function_.name = "k";
    array_ = build_.param(ir::Type::array(DType::Int32, 1, ir::LayoutClass::Contiguous), "a");
    warps_ = chance(25);
    shared_ = build_.own_array(OpCode::SharedArray, DType::Int32, {kMostThreads});
    sums_ = build_.own_array(OpCode::SharedArray, DType::Int32, {4});
    local_ = build_.own_array(OpCode::LocalArray, DType::Int32, {3});
    const ValueId t32 = build_.thread_query(OpCode::ThreadIdx, 0);
    const ValueId y32 = build_.thread_query(OpCode::ThreadIdx, 1);
    const ValueId row = build_.scalar(ScalarOp::Mul, {y32, build_.thread_query(OpCode::BlockDim, 0)});
    thread_ = build_.scalar(ScalarOp::Add, {row, t32});
    thread64_ = build_.cast(thread_, DType::Int64);
    const ValueId block = build_.thread_query(OpCode::BlockIdx, 0);
    const ValueId size = build_.scalar(
        ScalarOp::Mul, {build_.thread_query(OpCode::BlockDim, 0), build_.thread_query(OpCode::BlockDim, 1)});
    size64_ = build_.cast(size, DType::Int64);
    own_ =
        build_.cast(build_.scalar(ScalarOp::Add, {build_.scalar(ScalarOp::Mul, {block, size}), thread_}), DType::Int64);
    varying_ = {thread_, build_.load(array_, {own_}, Check::Drop, false)};
    uniform_ = {block, size, number(3)};
    for (int i = 0; i < 3; ++i) build_.store(local_, varying(), {index(i)}, Check::Drop, false);
    build_.store(shared_, varying(), {thread64_}, Check::Drop, false);
    when(build_.scalar(ScalarOp::Lt, {thread64_, index(4)}),
         [&] { build_.store(sums_, number(7), {thread64_}, Check::Drop, false); });
    build_.barrier();
    // (What threads leave behind that end is defined memory for the others.)
    if (chance(30)) leave_early();
    statements(6, 0);
    ValueId result = varying();
    for (std::size_t i = 0; i < 3; ++i) result = build_.scalar(ScalarOp::Xor, {result, pick(varying_)});
    build_.store(array_, result, {own_}, Check::Drop, false);
    build_.return_();
    ir::Module module;
    module.functions.push_back(ir::clone(function_));
    return module;
  }

private:
  int below(int n) { return static_cast<int>(random_() % static_cast<std::uint64_t>(n)); }
  bool chance(int percent) { return below(100) < percent; }
  ValueId pick(const std::vector<ValueId> &from) {
    return from[static_cast<std::size_t>(below(static_cast<int>(from.size())))];
  }
  ValueId number(std::int64_t n) { return build_.constant_int(DType::Int32, n); }
  ValueId index(std::int64_t n) { return build_.constant_int(DType::Int64, n); }
  ValueId combine(ValueId a, ValueId b) {
    constexpr ScalarOp kOps[] = {ScalarOp::Add, ScalarOp::Sub, ScalarOp::Mul, ScalarOp::Xor, ScalarOp::Minimum};
    return build_.scalar(kOps[below(5)], {a, b});
  }
  ValueId varying() { return combine(pick(varying_), chance(50) ? pick(varying_) : pick(uniform_)); }
  ValueId uniform() { return combine(pick(uniform_), pick(uniform_)); }
  ValueId condition(ValueId value) {
    return build_.scalar(ScalarOp::Eq, {build_.scalar(ScalarOp::And, {value, number(1)}), number(chance(50) ? 0 : 1)});
  }

  template <class Then>
  void when(ValueId test, Then &&then) {
    Op *op = build_.if_(test, {});
    Region *outer = build_.region();
    build_.set_region(&op->regions[0]);
    then();
    build_.yield();
    build_.set_region(&op->regions[1]);
    build_.yield();
    build_.set_region(outer);
  }

  void leave_early() {
    Op *op = build_.if_(condition(varying()), {});
    Region *outer = build_.region();
    build_.set_region(&op->regions[0]);
    build_.return_();
    build_.set_region(&op->regions[1]);
    build_.yield();
    build_.set_region(outer);
  }

  /// Reads another thread's element of the shared array, between barriers.
  void exchange() {
    build_.barrier();
    build_.store(shared_, varying(), {thread64_}, Check::Drop, false);
    build_.barrier();
    const ValueId other =
        build_.scalar(ScalarOp::Mod, {build_.scalar(ScalarOp::Add, {thread64_, index(1 + below(7))}), size64_});
    varying_.push_back(build_.load(shared_, {other}, Check::Drop, false));
    if (chance(50)) varying_.push_back(varying());
    build_.barrier();
  }

  void statements(int budget, int depth) {
    const std::size_t varying_mark = varying_.size();
    const std::size_t uniform_mark = uniform_.size();
    for (int i = 0; i < budget; ++i) {
      switch (below(depth < 2 ? 9 : 6)) {
        case 0: exchange(); break;
        case 1: varying_.push_back(varying()); break;
        case 2: {
          static_cast<void>(
              build_.atomic(ir::AtomicOp::Add, sums_, {varying()}, {index(below(4))}, Check::Drop, false));
          build_.barrier();
          uniform_.push_back(build_.load(sums_, {index(below(4))}, Check::Drop, false));
          build_.barrier();
          break;
        }
        case 3: {
          constexpr ir::BarrierKind kKinds[] = {ir::BarrierKind::Count, ir::BarrierKind::And, ir::BarrierKind::Or};
          uniform_.push_back(build_.barrier_vote(kKinds[below(3)], condition(varying())));
          break;
        }
        case 4: {
          const ValueId at = build_.scalar(ScalarOp::Mod, {thread64_, index(3)});
          build_.store(local_, varying(), {chance(50) ? at : index(below(3))}, Check::Drop, false);
          varying_.push_back(build_.load(local_, {chance(50) ? at : index(below(3))}, Check::Drop, false));
          break;
        }
        case 5:
          if (warps_) {
            constexpr ir::WarpOp kOps[] = {ir::WarpOp::ShflXor, ir::WarpOp::ShflUp, ir::WarpOp::ShflIdx};
            varying_.push_back(build_.warp(kOps[below(3)], {number(-1), varying(), number(below(9))})[0]);
          } else {
            when(condition(varying()), [&] { build_.store(local_, varying(), {index(1)}, Check::Drop, false); });
          }
          break;
        case 6: when(condition(uniform()), [&] { statements(budget / 2, depth + 1); }); break;
        case 7: counted(budget / 2, depth); break;
        default: endless(budget / 2, depth); break;
      }
    }
    varying_.resize(std::max(varying_mark, std::size_t{2}));
    uniform_.resize(uniform_mark);
    if (depth == 0) exchange();
  }

  void counted(int budget, int depth) {
    const ValueId trips = build_.scalar(ScalarOp::And, {uniform(), number(3)});
    Op *op = build_.for_(number(0), trips, number(1), {varying(), uniform(), varying()});
    Region *outer = build_.region();
    build_.set_region(&op->regions[0]);
    loop_body(*op, 1, budget, depth, {});
    build_.set_region(outer);
    varying_.push_back(op->results[0]);
    uniform_.push_back(op->results[1]);
    varying_.push_back(op->results[2]);
  }

  void endless(int budget, int depth) {
    Op *op = build_.loop({varying(), uniform(), varying(), number(0)});
    Region *outer = build_.region();
    build_.set_region(&op->regions[0]);
    const std::vector<ValueId> args = op->regions[0].args;
    Op *exit = build_.if_(build_.scalar(ScalarOp::Lt, {args[3], number(1 + below(3))}), {});
    Region *body = build_.region();
    build_.set_region(&exit->regions[0]);
    build_.yield();
    build_.set_region(&exit->regions[1]);
    build_.break_({chance(50) ? args[0] : args[2], args[1], args[0], args[3]});
    build_.set_region(body);
    loop_body(*op, 0, budget, depth, build_.scalar(ScalarOp::Add, {args[3], number(1)}));
    build_.set_region(outer);
    varying_.push_back(op->results[0]);
    uniform_.push_back(op->results[1]);
    varying_.push_back(op->results[2]);
  }

  void loop_body(Op &op, std::size_t first, int budget, int depth, ValueId count) {
    const std::vector<ValueId> args = op.regions[0].args;
    const std::size_t varying_mark = varying_.size();
    const std::size_t uniform_mark = uniform_.size();
    varying_.push_back(args[first]);
    uniform_.push_back(args[first + 1]);
    varying_.push_back(args[first + 2]);
    statements(budget, depth + 1);
    exchange();
    const ValueId kept = varying_.back();
    exchange();
    std::vector<ValueId> next{chance(40) ? args[first + 2] : kept, uniform(), chance(40) ? kept : varying()};
    if (count.valid()) next.push_back(count);
    build_.continue_(next);
    varying_.resize(varying_mark);
    uniform_.resize(uniform_mark);
  }

  std::mt19937_64 random_;
  ir::Function function_;
  Builder build_;
  bool warps_ = false;
  ValueId array_, shared_, sums_, local_, thread_, thread64_, size64_, own_;
  std::vector<ValueId> varying_;
  std::vector<ValueId> uniform_;
};

std::uint64_t environment(const char *name, std::uint64_t otherwise) {
  const char *text = std::getenv(name);
  return text == nullptr ? otherwise : std::strtoull(text, nullptr, 10);
}

TEST(CooperationOfRandomPrograms, IsTheInterpreters) {
  const std::uint64_t first = environment("GS_FUZZ_FIRST", 1);
  const std::uint64_t count = environment("GS_FUZZ_COUNT", 25);
  int cut = 0;
  for (std::uint64_t seed = first; seed < first + count; ++seed) {
    const ir::Module module = Maker(seed).make();
    ir::verify(module);
    ir::Module lowered = ir::clone(module);
    if (seed % 2 == 0) passes::run_cpu_pipeline(lowered);
    constexpr std::uint32_t kShapes[][2] = {{32, 2}, {10, 3}, {96, 1}, {7, 1}};
    const auto &shape = kShapes[seed % 4];
    // Code for any shape of blocks, or for this one.
    CpuOptions options;
    if (seed % 3 != 0) std::copy(shape, shape + 2, options.block), options.block[2] = 1;
    const testing::Compiled compiled(lowered, host_target(), options);
    cut += compiled.object().scratch_bytes_per_thread > 0 ? 1 : 0;
    std::vector<std::int32_t> results[2];
    for (int side = 0; side < 2; ++side) {
      results[side].resize(3 * kMostThreads);
      for (std::size_t i = 0; i < results[side].size(); ++i) {
        results[side][i] = static_cast<std::int32_t>(i * 2654435761U + seed);
      }
      const std::uint64_t slots[] = {reinterpret_cast<std::uintptr_t>(results[side].data()), results[side].size(), 4};
      FaultRecord fault;
      CpuLaunch launch;
      launch.params = slots;
      launch.dims.grid[0] = 3;
      launch.dims.block[0] = shape[0];
      launch.dims.block[1] = shape[1];
      launch.fault = &fault;
      if (side == 0) {
        ir::interpret(module, launch);
      } else {
        compiled.run(launch, 1, 3);
        compiled.run(launch, 0, 1);
      }
      ASSERT_EQ(fault.raised, 0U) << "seed " << seed;
    }
    ASSERT_EQ(results[0], results[1]) << "seed " << seed << '\n' << ir::print(lowered);
  }
  EXPECT_GT(cut, 0);
}

}  // namespace
}  // namespace gridstride::codegen
