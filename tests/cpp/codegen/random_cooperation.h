#pragma once

#include <algorithm>
#include <cstdint>
#include <random>
#include <vector>

#include "ir/builder.h"
#include "ir/ir.h"

// Random kernels whose threads work together, free of races and of reads of what nobody wrote: barriers, votes, shared
// and local memory, atomics, warp operations, device functions with barriers.
namespace gridstride::codegen::testing {

using ir::Builder;
using ir::Check;
using ir::Op;
using ir::OpCode;
using ir::Region;
using ir::ValueId;

constexpr std::int64_t kMostThreads = 96;
constexpr std::int64_t kPlaces = 2 * kMostThreads + 64;

/// Makes a kernel of a seed.
class CooperationMaker {
public:
  explicit CooperationMaker(std::uint64_t seed) : random_(seed), build_(function_) {}

  /// A kernel of one int32 array, of which each thread owns the element of its global number.
  ir::Module make() {
    function_.name = "k";
    array_ = build_.param(ir::Type::array(DType::Int32, 1, ir::LayoutClass::Contiguous), "a");
    warps_ = chance(40);
    constexpr DType kElements[] = {DType::Int32,  DType::Int32, DType::UInt8,   DType::Int16,
                                   DType::UInt32, DType::Int64, DType::Float32, DType::Float64};
    element_ = kElements[below(8)];
    shared_ = build_.own_array(OpCode::SharedArray, element_, {kMostThreads});
    if (chance(40)) add_function();
    sums_ = build_.own_array(OpCode::SharedArray, DType::Int32, {4});
    local_ = build_.own_array(OpCode::LocalArray, DType::Int32, {3});
    places_ = build_.own_array(OpCode::SharedArray, element_, {kPlaces});
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
    build_.store(shared_, as_element(varying()), {thread64_}, Check::Drop, false);
    when(build_.scalar(ScalarOp::Lt, {thread64_, index(4)}),
         [&] { build_.store(sums_, number(7), {thread64_}, Check::Drop, false); });
    fill_places();
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
    if (has_function_) module.functions.push_back(ir::clone(device_));
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

  ValueId as_element(ValueId value) { return element_ == DType::Int32 ? value : build_.cast(value, element_); }
  ValueId as_number(ValueId value) { return element_ == DType::Int32 ? value : build_.cast(value, DType::Int32); }

  /// A device function that stores a value for its thread and gives that of another one.
  void add_function() {
    has_function_ = true;
    device_.name = "swap";
    device_.kind = ir::FunctionKind::Device;
    device_.result_types = {ir::Type::scalar(element_)};
    Builder b(device_);
    const ValueId s = b.param(ir::Type::array(element_, 1, ir::LayoutClass::Contiguous, ir::Space::Shared), "s");
    const ValueId mine = b.param(ir::Type::scalar(DType::Int64), "mine");
    const ValueId other = b.param(ir::Type::scalar(DType::Int64), "other");
    const ValueId value = b.param(ir::Type::scalar(element_), "value");
    b.barrier();
    b.store(s, value, {mine}, Check::Drop, false);
    b.barrier();
    const ValueId found = b.load(s, {other}, Check::Drop, false);
    b.barrier();
    if (chance(30)) {
      // A return before the end.
      const ValueId test = b.scalar(ScalarOp::Lt, {mine, b.constant_int(DType::Int64, 5)});
      Op *op = b.if_(test, {});
      Region *outer = b.region();
      b.set_region(&op->regions[0]);
      b.return_({value});
      b.set_region(&op->regions[1]);
      b.yield();
      b.set_region(outer);
    }
    b.return_({found});
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
    if (has_function_ && chance(50)) {
      const ValueId step = build_.scalar(ScalarOp::Add, {thread64_, index(1 + below(7))});
      const ValueId from = build_.scalar(ScalarOp::Mod, {step, size64_});
      const ValueId given = as_element(varying());
      varying_.push_back(as_number(build_.call(device_, {shared_, thread64_, from, given})[0]));
      return;
    }
    build_.barrier();
    build_.store(shared_, as_element(varying()), {thread64_}, Check::Drop, false);
    build_.barrier();
    if (chance(25)) own_atomic();
    const ValueId other =
        build_.scalar(ScalarOp::Mod, {build_.scalar(ScalarOp::Add, {thread64_, index(1 + below(7))}), size64_});
    varying_.push_back(as_number(build_.load(shared_, {other}, Check::Drop, false)));
    if (chance(50)) varying_.push_back(varying());
    build_.barrier();
  }

  void fill_places() {
    const ValueId given = as_element(varying());
    Op *op = build_.for_(thread64_, index(kPlaces), size64_, {});
    Region *outer = build_.region();
    build_.set_region(&op->regions[0]);
    const ValueId at = op->regions[0].args[0];
    build_.store(places_, build_.scalar(ScalarOp::Add, {given, build_.cast(at, element_)}), {at}, Check::Drop, false);
    build_.continue_({});
    build_.set_region(outer);
  }

  /// Each thread has two elements at a distance, which it puts in order or not: a step of a sorting network.
  void pairs() {
    const std::int64_t distance = std::int64_t{1} << below(5);
    const ValueId within = build_.scalar(ScalarOp::And, {thread64_, index(distance - 1)});
    const ValueId low = build_.scalar(ScalarOp::Sub, {build_.scalar(ScalarOp::Mul, {thread64_, index(2)}), within});
    const ValueId high = build_.scalar(ScalarOp::Add, {low, index(distance)});
    build_.barrier();
    const ValueId a = build_.load(places_, {low}, Check::Drop, false);
    const ValueId b = build_.load(places_, {high}, Check::Drop, false);
    ValueId test = build_.scalar(chance(50) ? ScalarOp::Gt : ScalarOp::Le, {a, b});
    if (chance(50)) {
      const ValueId bit = build_.scalar(ScalarOp::And, {low, index(std::int64_t{1} << below(7))});
      test = build_.scalar(ScalarOp::Eq, {test, build_.scalar(ScalarOp::Eq, {bit, index(0)})});
    }
    when(test, [&] {
      build_.store(places_, b, {low}, Check::Drop, false);
      if (chance(70)) build_.store(places_, chance(70) ? a : as_element(varying()), {high}, Check::Drop, false);
    });
    if (chance(30)) varying_.push_back(as_number(build_.load(places_, {low}, Check::Drop, false)));
  }

  /// Each thread takes in an element some places before or behind its own: a step of a scan.
  void shifted() {
    build_.barrier();
    const std::int64_t distance = 1 + below(40);
    const bool before = chance(50);
    const ValueId from = build_.scalar(before ? ScalarOp::Sub : ScalarOp::Add, {thread64_, index(distance)});
    const bool guarded = chance(70);
    const ValueId zero = build_.constant(Scalar::of_int(DType::Int32, 0).cast(element_));
    ValueId taken;
    if (guarded) {
      const ValueId test = before ? build_.scalar(ScalarOp::Ge, {thread64_, index(distance)})
                                  : build_.scalar(ScalarOp::Lt, {from, size64_});
      Op *op = build_.if_(test, {ir::Type::scalar(element_)});
      Region *outer = build_.region();
      build_.set_region(&op->regions[0]);
      const ValueId found = build_.load(places_, {from}, Check::Drop, false);
      build_.yield({found});
      build_.set_region(&op->regions[1]);
      build_.yield({zero});
      build_.set_region(outer);
      taken = op->results[0];
    } else {
      taken = build_.load(places_, {from}, Check::Drop, false);
    }
    if (chance(20)) varying_.push_back(as_number(taken));
    build_.barrier();
    const ValueId own = build_.load(places_, {thread64_}, Check::Drop, false);
    build_.store(places_, build_.scalar(ScalarOp::Add, {own, taken}), {thread64_}, Check::Drop, false);
  }

  /// An atomic operation on the thread's own element, whose old value is defined.
  void own_atomic() {
    using enum ir::AtomicOp;
    constexpr ir::AtomicOp kAny[] = {Add, Sub, Max, Min, Exch, And, Or, Xor, Inc, Dec};
    const ir::AtomicOp op = kAny[below(is_integer(element_) ? 10 : 5)];
    if (element_ == DType::UInt8 || element_ == DType::Int16) return;
    const ValueId old = build_.atomic(op, shared_, {as_element(varying())}, {thread64_}, Check::Drop, false);
    varying_.push_back(as_number(old));
    build_.barrier();
  }

  void warp_operation() {
    using enum ir::WarpOp;
    const ValueId all = number(-1);
    const ValueId value = varying();
    constexpr int kWidths[] = {32, 32, 16, 8, 4};
    const auto width = static_cast<std::uint8_t>(kWidths[below(5)]);
    constexpr ir::WarpOp kOps[] = {ShflXor, ShflUp, ShflDown, ShflIdx, All, Any, Eq, Ballot, MatchAny, MatchAll};
    const ir::WarpOp op = kOps[below(10)];
    switch (op) {
      case All:
      case Any:
      case Eq: {
        const ValueId vote = build_.warp(op, {all, condition(value)})[0];
        varying_.push_back(build_.cast(vote, DType::Int32));
        break;
      }
      case Ballot: varying_.push_back(build_.warp(op, {all, condition(value)})[0]); break;
      case MatchAny: varying_.push_back(build_.warp(op, {all, few(value)})[0]); break;
      case MatchAll: {
        const std::vector<ValueId> both = build_.warp(op, {all, chance(50) ? few(value) : uniform()});
        varying_.push_back(build_.scalar(ScalarOp::Xor, {both[0], build_.cast(both[1], DType::Int32)}));
        break;
      }
      default:
        varying_.push_back(build_.warp(op, {all, value, chance(60) ? number(below(9)) : few(varying())}, width)[0]);
        break;
    }
  }
  ValueId few(ValueId value) { return build_.scalar(ScalarOp::And, {value, number(3)}); }

  void statements(int budget, int depth) {
    const std::size_t varying_mark = varying_.size();
    const std::size_t uniform_mark = uniform_.size();
    for (int i = 0; i < budget; ++i) {
      if (chance(35)) {
        chance(50) ? pairs() : shifted();
        continue;
      }
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
            warp_operation();
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
    if (depth == 0) {
      exchange();
      build_.barrier();
      for (const ValueId at : {thread64_, build_.scalar(ScalarOp::Add, {thread64_, size64_})}) {
        varying_.push_back(as_number(build_.load(places_, {at}, Check::Drop, false)));
      }
    }
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
  ir::Function device_;
  Builder build_;
  bool warps_ = false;
  bool has_function_ = false;
  DType element_ = DType::Int32;
  ValueId array_, shared_, places_, sums_, local_, thread_, thread64_, size64_, own_;
  std::vector<ValueId> varying_;
  std::vector<ValueId> uniform_;
};

}  // namespace gridstride::codegen::testing
