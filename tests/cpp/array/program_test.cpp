// Random programs of views, recorded expressions and writes, held against an eager reference.
#include <array>
#include <vector>

#include "array/creation.h"
#include "array/reductions.h"
#include "array/reference.h"
#include "array/ufunc.h"
#include "runtime/device.h"
#include "runtime/stream.h"

namespace gridstride::array::testing {
namespace {

struct Pair {
  Array array;
  Reference reference;
  std::size_t made = 0;  ///< length of the log when it was made
};

class Program {
public:
  explicit Program(std::uint64_t seed) : random_(seed) {
    for (int i = 0; i < 4; ++i) fresh();
  }

  void step() {
    switch (random_.below(13)) {
      case 0: fresh(); break;
      case 1:
      case 2:
      case 3: binary(); break;
      case 4: with_scalar(); break;
      case 5:
      case 6: view(); break;
      case 7:
      case 8: in_place(); break;
      case 9: assign_to(); break;
      case 10: reduction(); break;
      case 11: forget(); break;
      default:
        if (random_.chance(0.5)) check(pick());
        if (random_.chance(0.2)) convert();
        break;
    }
    while (pairs_.size() > 14) forget();
  }

  void check_all() {
    for (const Pair &pair : pairs_) check(pair);
  }

private:
  static constexpr std::array kDTypes = {DType::Float64, DType::Float32, DType::Int64,
                                         DType::Int32,   DType::UInt8,   DType::Bool};
  static constexpr std::array kBinary = {"add", "subtract", "multiply", "maximum", "minimum"};

  void check(const Pair &pair) {
    ASSERT_TRUE(same(pair.array, pair.reference))
        << "made after: " << log_.substr(0, pair.made) << "\nthen: " << log_.substr(pair.made);
  }
  Pair &pick() { return pairs_[static_cast<std::size_t>(random_.below(static_cast<std::int64_t>(pairs_.size())))]; }
  void keep(Array array, Reference reference) {
    pairs_.push_back({std::move(array), std::move(reference), log_.size()});
  }
  void note(const std::string &what) { log_ += what + "; "; }

  DType dtype() { return kDTypes[static_cast<std::size_t>(random_.below(kDTypes.size()))]; }

  void fresh() {
    const Shape shape = random_.chance(0.6) ? Shape{4, 6} : random_.shape(static_cast<int>(random_.between(0, 3)), 6);
    auto [array, reference] = random_pair(random_, shape, dtype());
    note("fresh " + to_string(shape) + std::string(name(array.dtype())));
    keep(std::move(array), std::move(reference));
  }

  const UfuncInfo *operation(DType a, DType b) {
    const char *ufunc = kBinary[static_cast<std::size_t>(random_.below(kBinary.size()))];
    if (a == DType::Bool && b == DType::Bool && std::string_view(ufunc) == "subtract") ufunc = "add";
    return find_ufunc(ufunc);
  }

  static bool broadcasts(const Shape &a, const Shape &b) {
    for (int i = 1; i <= std::min(a.size(), b.size()); ++i) {
      const std::int64_t x = a[a.size() - i];
      const std::int64_t y = b[b.size() - i];
      if (x != y && x != 1 && y != 1) return false;
    }
    return true;
  }

  void binary() {
    const Pair a = pick();
    const Pair b = pick();
    if (!broadcasts(a.array.shape(), b.array.shape())) return;
    const UfuncInfo *ufunc = operation(a.array.dtype(), b.array.dtype());
    note(std::string(ufunc->name));
    const Operand inputs[] = {a.array, b.array};
    const PromotionInput promotion[] = {inputs[0].promotion(), inputs[1].promotion()};
    const ReferenceOperand operands[] = {{&a.reference, {}}, {&b.reference, {}}};
    keep(apply(*ufunc, inputs), reference_ufunc(*ufunc, operands, promotion));
  }

  void with_scalar() {
    const Pair a = pick();
    const Operand scalar = random_.chance(0.5) ? Operand::python_int(random_.between(0, 5))
                                               : Operand::python_float(static_cast<double>(random_.between(-7, 7)) / 4);
    const UfuncInfo *ufunc = operation(a.array.dtype(), DType::Int64);
    note(std::string(ufunc->name) + " scalar");
    const Operand inputs[] = {a.array, scalar};
    const PromotionInput promotion[] = {inputs[0].promotion(), inputs[1].promotion()};
    const ReferenceOperand operands[] = {{&a.reference, {}}, {nullptr, scalar.value()}};
    keep(apply(*ufunc, inputs), reference_ufunc(*ufunc, operands, promotion));
  }

  void view() {
    const Pair a = pick();
    const int rank = a.array.ndim();
    switch (random_.below(7)) {
      case 0: {
        if (rank == 0) return;
        const int axis = static_cast<int>(random_.below(rank));
        const std::int64_t extent = a.array.shape()[axis];
        const std::int64_t step = random_.chance(0.3) ? -1 : random_.between(1, 2);
        const std::int64_t start = step < 0 ? extent - 1 : random_.below(extent);
        const std::int64_t most = step < 0 ? extent : (extent - start + step - 1) / step;
        const std::int64_t count = random_.between(1, most);
        note("slice");
        keep(a.array.slice(axis, start, step, count),
             a.reference.with(a.reference.layout.slice(axis, start, step, count)));
        return;
      }
      case 1: {
        std::vector<int> axes;
        for (int i = rank - 1; i >= 0; --i) axes.push_back(i);
        note("transpose");
        keep(a.array.transpose(), a.reference.with(a.reference.layout.transpose(axes)));
        return;
      }
      case 2: {
        if (rank == 0) return;
        const int axis = static_cast<int>(random_.below(rank));
        const std::int64_t at = random_.below(a.array.shape()[axis]);
        note("index");
        keep(a.array.index(axis, at), a.reference.with(a.reference.layout.index(axis, at)));
        return;
      }
      case 3: {
        if (rank > 4) return;
        const int axis = static_cast<int>(random_.between(0, rank));
        note("expand");
        keep(a.array.expand_dims(axis), a.reference.with(a.reference.layout.expand(axis)));
        return;
      }
      case 4: {
        if (rank > 4) return;
        Shape target = a.array.shape();
        target.insert(0, 3);
        note("broadcast");
        keep(a.array.broadcast_to(target), a.reference.with(a.reference.layout.broadcast_to(target)));
        return;
      }
      default: {
        const std::int64_t size = a.array.size();
        const Shape target = size % 3 == 0 ? Shape{3, size / 3} : Shape{size};
        const std::optional<Layout> layout = a.reference.layout.reshape(target, 1);
        const Array reshaped = a.array.reshape(target);
        note("reshape");
        // A view of a view that is a copy is a new array.
        if (reshaped.shares_storage(a.array)) {
          ASSERT_TRUE(layout.has_value());
          keep(reshaped, a.reference.with(*layout));
        } else {
          const Reference flat = a.reference.copy();
          keep(reshaped, flat.with(*flat.layout.reshape(target, 1)));
        }
        return;
      }
    }
  }

  void in_place() {
    const Pair target = pick();
    const Pair value = pick();
    if (!target.array.writeable() || !broadcasts(target.array.shape(), value.array.shape())) return;
    const Shape shapes[] = {target.array.shape(), value.array.shape()};
    if (broadcast_shapes(shapes) != target.array.shape()) return;
    const UfuncInfo *ufunc = operation(target.array.dtype(), value.array.dtype());
    const Operand inputs[] = {target.array, value.array};
    const PromotionInput promotion[] = {inputs[0].promotion(), inputs[1].promotion()};
    if (!can_cast(resolve(*ufunc, promotion).result, target.array.dtype(), Casting::SameKind)) return;
    note(std::string(ufunc->name) + " in place");
    const ReferenceOperand operands[] = {{&target.reference, {}}, {&value.reference, {}}};
    const Reference result = reference_ufunc(*ufunc, operands, promotion);
    apply_in_place(*ufunc, target.array, value.array);
    for (std::int64_t i = 0; i < result.size(); ++i) target.reference.set(i, result.get(i));
  }

  void assign_to() {
    const Pair target = pick();
    if (!target.array.writeable()) return;
    if (random_.chance(0.4)) {
      const Scalar value = random_.scalar(target.array.dtype());
      note("fill");
      fill(target.array, value);
      for (std::int64_t i = 0; i < target.reference.size(); ++i) target.reference.set(i, value);
      return;
    }
    const Pair value = pick();
    if (!broadcasts(target.array.shape(), value.array.shape())) return;
    const Shape shapes[] = {target.array.shape(), value.array.shape()};
    if (broadcast_shapes(shapes) != target.array.shape()) return;
    note("assign");
    assign(target.array, value.array);
    const Reference copied = value.reference.with(value.reference.layout.broadcast_to(target.array.shape())).copy();
    for (std::int64_t i = 0; i < copied.size(); ++i) target.reference.set(i, copied.get(i));
  }

  void reduction() {
    const Pair a = pick();
    if (a.array.ndim() == 0) return;
    const auto axes = static_cast<std::uint32_t>(random_.between(1, (1 << a.array.ndim()) - 1));
    ReduceOptions options;
    options.axes.emplace();
    for (int i = 0; i < a.array.ndim(); ++i) {
      if ((axes >> i & 1U) != 0) options.axes->push_back(i);
    }
    const bool sum = random_.chance(0.5);
    note((sum ? "sum of " : "max of ") + std::to_string(a.made) + " " + to_string(a.array.shape()) + " strides " +
         to_string(a.array.strides()) + " axes " + std::to_string(axes) + (a.array.pending() ? " pending" : ""));
    const DType from = a.array.dtype();
    DType work = from;
    if (sum && (from == DType::Bool || from == DType::Int32)) work = DType::Int64;
    if (sum && from == DType::UInt8) work = DType::UInt64;
    ScalarOp combine = sum ? ScalarOp::Add : ScalarOp::Maximum;
    if (!sum && from == DType::Bool) combine = ScalarOp::Or;
    Array result = reduce(a.array, sum ? Reduction::Sum : Reduction::Max, options);
    keep(std::move(result), reference_reduce(a.reference, axes, combine, Scalar::of_int(DType::Int64, 0).cast(work),
                                             work, a.array.strides()));
  }

  void convert() {
    const Pair a = pick();
    const DType to = dtype();
    note("astype " + std::string(name(to)));
    keep(astype(a.array, to), a.reference.cast(to));
  }

  void forget() {
    if (pairs_.size() <= 2) return;
    pairs_.erase(pairs_.begin() + random_.below(static_cast<std::int64_t>(pairs_.size())));
  }

  RandomSource random_;
  std::vector<Pair> pairs_;
  std::string log_;
};

class RandomPrograms : public OnEngines {};

TEST_P(RandomPrograms, LookLikeEagerOnes) {
  const Statistics before = statistics();
  // Compiled programs take their time in the compiler; interpreted ones are cheap.
  const std::uint64_t seeds = GetParam() == Engine::Compiled ? 12 : 400;
  for (std::uint64_t seed = 0; seed < seeds; ++seed) {
    Program program(seed);
    for (int i = 0; i < 60 && !HasFatalFailure(); ++i) program.step();
    program.check_all();
    ASSERT_FALSE(HasFatalFailure()) << "seed " << seed;
  }
  const Statistics after = statistics();
  EXPECT_EQ(after.live_storages, before.live_storages);
  EXPECT_EQ(after.live_nodes, before.live_nodes);
  EXPECT_GT(after.launches, before.launches);
}

INSTANTIATE_TEST_SUITE_P(Engines, RandomPrograms, kEngines, engine_name);

}  // namespace
}  // namespace gridstride::array::testing
