// What the fusion window does behind the eager surface: how often it runs, what it stores, what it reuses.
#include <atomic>
#include <cmath>
#include <thread>

#include "array/creation.h"
#include "array/random.h"
#include "array/reductions.h"
#include "array/reference.h"
#include "array/sorting.h"
#include "array/ufunc.h"
#include "base/error.h"
#include "jit/kernel.h"
#include "runtime/device.h"
#include "runtime/event.h"
#include "runtime/stream.h"

namespace gridstride::array::testing {
namespace {

Operand number(double value) {
  return Operand::python_float(value);
}

Array random_array(const Shape &shape, std::uint64_t seed = 1) {
  return Generator(seed).random(shape);
}

std::uint64_t launches() {
  return statistics().launches;
}

class Window : public OnEngines {
protected:
  void SetUp() override {
    OnEngines::SetUp();
    Device::current().synchronize();
    live_ = Device::current().allocator().statistics().live;
    before_ = statistics();
  }
  void TearDown() override {
    Device::current().synchronize();
    EXPECT_EQ(Device::current().allocator().statistics().live, live_) << "buffers leaked";
    EXPECT_EQ(statistics().live_storages, before_.live_storages);
    EXPECT_EQ(statistics().live_nodes, before_.live_nodes);
    OnEngines::TearDown();
  }

  std::size_t live_ = 0;
  Statistics before_;
};

TEST_P(Window, ThreeStatementsAreOneKernelAndOneResult) {
  Array x = random_array(Shape{1000});
  const std::vector<Scalar> before = elements(x);
  Device::current().synchronize();
  const std::uint64_t start = launches();
  const std::size_t buffers = Device::current().allocator().statistics().live;
  Array y = call("multiply", {x, Operand::python_int(5)});
  y = call("multiply", {y, y});
  y = call("add", {y, y});
  EXPECT_TRUE(y.pending());
  EXPECT_EQ(launches(), start);
  EXPECT_EQ(Device::current().allocator().statistics().live, buffers) << "nothing is allocated before it is needed";
  Device::current().synchronize();
  EXPECT_FALSE(y.pending());
  EXPECT_EQ(launches(), start + 1);
  EXPECT_EQ(Device::current().allocator().statistics().live, buffers + 1);
  const std::vector<Scalar> after = elements(y);
  for (std::size_t i = 0; i < after.size(); ++i) {
    double value = before[i].as_double() * 5;
    value = value * value;
    EXPECT_EQ(after[i].as_double(), value + value);
  }
}

TEST_P(Window, NothingContracts) {
  // x * x - 1 with x * x inexact: one rounding would show.
  const Array x = full(Shape{7}, Scalar::of_float(DType::Float64, 1 + 0x1p-30));
  materialize(x);
  const Array y = call("add", {call("multiply", {x, x}), number(-1)});
  const double value = 1 + 0x1p-30;
  const double square = value * value;
  EXPECT_EQ(item(y.index(0, 3)).as_double(), square + -1.0);
  EXPECT_NE(square + -1.0, std::fma(value, value, -1.0));
}

TEST_P(Window, DeadExpressionsAreNeverRun) {
  const Array x = random_array(Shape{100});
  materialize(x);
  const std::uint64_t start = launches();
  { const Array dead = call("exp", {x}); }
  flush_all();
  EXPECT_EQ(launches(), start);
}

TEST_P(Window, LiveResultsOfOneExpressionShareAKernel) {
  const Array x = random_array(Shape{40, 30});
  const Array shared = call("sqrt", {x});
  const Array a = call("add", {shared, number(1)});
  const Array b = call("multiply", {shared, number(2)});
  const std::uint64_t start = launches();
  Device::current().synchronize();
  EXPECT_EQ(launches(), start + 1);
  const std::vector<Scalar> root = elements(shared);
  const std::vector<Scalar> sums = elements(a);
  const std::vector<Scalar> products = elements(b);
  for (std::size_t i = 0; i < root.size(); ++i) {
    EXPECT_EQ(sums[i].as_double(), root[i].as_double() + 1);
    EXPECT_EQ(products[i].as_double(), root[i].as_double() * 2);
  }
}

TEST_P(Window, AResultTakesOverTheMemoryOfADeadInput) {
  Array x = random_array(Shape{500});
  materialize(x);
  const void *memory = use(x, *Device::current().default_stream(), false).data;
  const std::vector<Scalar> before = elements(x);
  const std::uint64_t donations = statistics().donations;
  x = call("add", {x, number(1)});
  materialize(x);
  EXPECT_EQ(statistics().donations, donations + 1);
  EXPECT_EQ(use(x, *Device::current().default_stream(), false).data, memory);
  EXPECT_EQ(elements(x)[77].as_double(), before[77].as_double() + 1);
}

TEST_P(Window, MemoryThatOthersSeeIsNotTakenOver) {
  const std::uint64_t donations = statistics().donations;
  {  // a handle
    Array x = random_array(Shape{500});
    const Array other = x;
    x = call("add", {x, number(1)});
    materialize(x);
  }
  {  // a view
    Array x = random_array(Shape{500});
    const Array view = x.slice(0, 2, 3, 100);
    x = call("add", {x, number(1)});
    materialize(x);
  }
  {  // another expression
    Array x = random_array(Shape{500});
    const Array other = call("square", {x.flip(0)});
    x = call("add", {x, number(1)});
    materialize(x);
    Device::current().synchronize();
  }
  {  // another index map
    Array x = random_array(Shape{20, 20});
    x = call("add", {x.transpose(), x});
    materialize(x);
  }
  {  // an exported address
    Array x = random_array(Shape{500});
    (void)export_memory(x);
    x = call("add", {x, number(1)});
    materialize(x);
  }
  EXPECT_EQ(statistics().donations, donations);
}

TEST_P(Window, InPlaceStatementsFuseAndKeepTheirMemory) {
  const Array x = random_array(Shape{300});
  const Array view = x.slice(0, 10, 1, 5);
  const std::vector<Scalar> before = elements(x);
  const std::uint64_t start = launches();
  apply_in_place(*find_ufunc("add"), x, number(1));
  apply_in_place(*find_ufunc("multiply"), x, number(3));
  apply_in_place(*find_ufunc("subtract"), x, number(2));
  EXPECT_EQ(launches(), start);
  const std::vector<Scalar> seen = elements(view);
  EXPECT_EQ(launches(), start + 1);
  for (std::size_t i = 0; i < seen.size(); ++i) {
    EXPECT_EQ(seen[i].as_double(), (before[i + 10].as_double() + 1) * 3 - 2);
  }
}

TEST_P(Window, AWriteRunsWhatReadsTheOldValuesFirst) {
  const Array x = random_array(Shape{50});
  const std::vector<Scalar> before = elements(x);
  const Array doubled = call("multiply", {x, number(2)});
  fill(x.slice(0, 0, 1, 10), number(-1));
  const Array later = call("multiply", {x, number(2)});
  apply_in_place(*find_ufunc("add"), x, number(100));
  EXPECT_EQ(elements(doubled)[3].as_double(), before[3].as_double() * 2);
  EXPECT_EQ(elements(later)[3].as_double(), -2);
  EXPECT_EQ(elements(later)[30].as_double(), before[30].as_double() * 2);
  EXPECT_EQ(elements(x)[3].as_double(), 99);
}

TEST_P(Window, OverlappingWritesAreAsIfTheValuesHadBeenCopied) {
  RandomSource random(5);
  for (int round = 0; round < 60; ++round) {
    auto [array, reference] = random_pair(random, Shape{24}, DType::Int64);
    const std::int64_t count = random.between(1, 10);
    const std::int64_t step_to = random.between(1, 2);
    const std::int64_t step_from = random.chance(0.3) ? -1 : random.between(1, 2);
    const std::int64_t to = random.between(0, 24 - (count - 1) * step_to - 1);
    const std::int64_t from =
        step_from < 0 ? random.between(count - 1, 23) : random.between(0, 24 - (count - 1) * step_from - 1);
    const Reference source = reference.with(reference.layout.slice(0, from, step_from, count)).copy();
    const Reference target = reference.with(reference.layout.slice(0, to, step_to, count));
    for (std::int64_t i = 0; i < count; ++i) {
      target.set(i, Scalar::of_int(DType::Int64,
                                   static_cast<std::int64_t>(target.get(i).as_uint() + source.get(i).as_uint())));
    }
    apply_in_place(*find_ufunc("add"), array.slice(0, to, step_to, count), array.slice(0, from, step_from, count));
    ASSERT_TRUE(same(array, reference)) << "to " << to << ":" << step_to << " from " << from << ":" << step_from;
  }
}

TEST_P(Window, ObserversRunWhatIsPending) {
  const Array x = random_array(Shape{10});
  const auto pending = [&] { return call("add", {x, number(1)}); };
  Stream &stream = *Device::current().default_stream();
  {
    const Array y = pending();
    stream.synchronize();
    EXPECT_FALSE(y.pending());
  }
  {
    const Array y = pending();
    Event event(Device::current());
    event.record(stream);
    EXPECT_FALSE(y.pending());
    event.synchronize();
  }
  {
    const Array y = pending();
    (void)stream.query();
    EXPECT_FALSE(y.pending());
  }
  {
    const Array y = pending();
    (void)use(y, stream, false);
    EXPECT_FALSE(y.pending());
  }
  {
    const Array y = pending();
    (void)item(y.index(0, 0));
    EXPECT_FALSE(y.pending());
  }
  {
    const Array y = pending();
    (void)sort(y);
    EXPECT_FALSE(y.pending());
  }
}

TEST_P(Window, ReadingExportedMemoryRunsAtOnce) {
  const Array x = random_array(Shape{16});
  const Array before = call("add", {x, number(1)});
  const DeviceMemory memory = export_memory(x);
  EXPECT_FALSE(before.pending()) << "what was recorded before the export saw the old values";
  const Array y = call("add", {x, number(1)});
  EXPECT_FALSE(y.pending());
  apply_in_place(*find_ufunc("add"), x, number(1));
  EXPECT_FALSE(x.pending());
  EXPECT_EQ(export_memory(x).data, memory.data);
  Device::current().synchronize();
  EXPECT_EQ(reinterpret_cast<const double *>(memory.data)[3], elements(y)[3].as_double());
}

TEST_P(Window, AWindowIsBounded) {
  Array x = random_array(Shape{64});
  for (int i = 0; i < 1000; ++i) {
    x = call("add", {call("multiply", {x, number(0.5)}), number(0.25)});
    EXPECT_LT(statistics().live_nodes, 100);
  }
  double value = 0.25;
  for (int i = 0; i < 1000; ++i) value = value * 0.5 + 0.25;
  EXPECT_NEAR(item(x.index(0, 5)).as_double(), value, 1e-12);
}

TEST_P(Window, SharedSubexpressionsAreComputedOnceHoweverDeep) {
  Array x = full(Shape{8}, Scalar::of_float(DType::Float64, 1));
  x = call("add", {x, number(0)});
  for (int i = 0; i < 40; ++i) x = call("add", {x, x});
  EXPECT_EQ(item(x.index(0, 0)).as_double(), std::ldexp(1.0, 40));
}

TEST_P(Window, AnotherStreamRunsAWindowBeforeItReads) {
  const std::shared_ptr<Stream> stream = Stream::create(Device::current());
  const Array x = random_array(Shape{100});
  const Array y = call("add", {x, number(1)});
  ASSERT_TRUE(y.pending());
  Device::current().set_current_stream(stream);
  const Array z = call("multiply", {y, number(2)});
  EXPECT_FALSE(y.pending());
  Device::current().synchronize();
  EXPECT_EQ(elements(z)[9].as_double(), (elements(x)[9].as_double() + 1) * 2);
  Device::current().set_current_stream(nullptr);
}

TEST_P(Window, PendingWorkOutlivesItsStream) {
  Array y;
  {
    std::shared_ptr<Stream> stream = Stream::create(Device::current());
    Device::current().set_current_stream(stream);
    y = call("add", {random_array(Shape{100}), number(1)});
    Device::current().set_current_stream(nullptr);
  }
  ASSERT_TRUE(y.pending());
  EXPECT_GE(elements(y)[0].as_double(), 1);
}

TEST_P(Window, ThreadsReadOnePendingArray) {
  for (int round = 0; round < 20; ++round) {
    const Array x = random_array(Shape{1000}, static_cast<std::uint64_t>(round));
    const Array y = call("add", {call("multiply", {x, number(3)}), number(1)});
    std::vector<std::thread> threads;
    std::vector<double> seen(4);
    for (std::size_t t = 0; t < seen.size(); ++t) {
      threads.emplace_back([&, t] {
        const Array mine = call("add", {y, number(static_cast<double>(t))});
        seen[t] = item(mine.index(0, 42)).as_double() - static_cast<double>(t);
      });
    }
    for (std::thread &thread : threads) thread.join();
    for (const double value : seen) EXPECT_NEAR(value, item(y.index(0, 42)).as_double(), 1e-12);
  }
}

TEST_P(Window, ThreadsOnTheirOwnStreams) {
  const Array shared = random_array(Shape{512});
  const double expected = item(shared.index(0, 5)).as_double();
  std::vector<std::thread> threads;
  std::atomic<int> wrong{0};
  for (int t = 0; t < 4; ++t) {
    threads.emplace_back([&, t] {
      const std::shared_ptr<Stream> stream = Stream::create(Device::current());
      Device::current().set_current_stream(stream);
      for (int i = 0; i < 50; ++i) {
        Array x = call("multiply", {shared, number(t + 1)});
        x = call("add", {x, number(i)});
        const double got = item(x.index(0, 5)).as_double();
        if (got != expected * (t + 1) + i) ++wrong;
      }
      Device::current().set_current_stream(nullptr);
    });
  }
  for (std::thread &thread : threads) thread.join();
  EXPECT_EQ(wrong, 0);
}

TEST_P(Window, RetainedInputsAreBounded) {
  // Each expression keeps a dead input of 32 MB alive.
  std::vector<Array> results;
  for (int i = 0; i < 16; ++i) {
    Array big = empty(Shape{4 << 20}, DType::Float64);
    fill(big.slice(0, 0, 1, 1), number(i));
    results.push_back(call("add", {big.slice(0, 0, 1, 8), number(1)}));
  }
  int pending = 0;
  for (const Array &result : results) pending += result.pending() ? 1 : 0;
  EXPECT_LT(pending, 12);
  for (int i = 0; i < 16; ++i) {
    EXPECT_EQ(item(results[static_cast<std::size_t>(i)].index(0, 0)).as_double(), i + 1);
  }
}

TEST_P(Window, OutOfMemoryNamesTheStatementAndLosesNothing) {
  Allocator &allocator = Device::current().allocator();
  const Array x = random_array(Shape{1 << 20});
  materialize(x);
  Device::current().synchronize();
  allocator.free_all_blocks();
  const Array y = call("exp", {x});
  allocator.set_limit(allocator.statistics().used + (1 << 20));
  try {
    materialize(y);
    ADD_FAILURE() << "8 MB fitted into 1";
  } catch (const Error &error) {
    EXPECT_EQ(error.kind(), ErrorKind::OutOfMemory);
    EXPECT_NE(std::string(error.what()).find("'exp'"), std::string::npos) << error.what();
  }
  EXPECT_TRUE(y.pending());
  EXPECT_NO_THROW(Device::current().synchronize()) << "an error is reported once";
  allocator.set_limit(0);
  EXPECT_EQ(item(y.index(0, 7)).as_double(), std::exp(item(x.index(0, 7)).as_double()));
}

TEST_P(Window, ASizeBeyondTheDeviceFailsAtTheCall) {
  const Array x = random_array(Shape{2, 1});
  const std::int64_t huge = std::int64_t{1} << 45;
  EXPECT_THROW((void)zeros(Shape{huge}, DType::Float64), Error);
  EXPECT_THROW((void)call("add", {x.broadcast_to(Shape{2, huge}), number(1)}), Error);
  try {
    (void)zeros(Shape{std::int64_t{1} << 62, 8}, DType::Float64);
    ADD_FAILURE();
  } catch (const Error &error) {
    EXPECT_EQ(error.kind(), ErrorKind::Value);
  }
}

INSTANTIATE_TEST_SUITE_P(Engines, Window, kEngines, engine_name);

TEST(KernelCount, StaysBoundedWhileSizesAndScalarsChange) {
  RandomSource random(3);
  const auto loop = [&](int kind, std::int64_t n, double s) {
    const Array x = ones(Shape{n}, DType::Float64);
    const Array m = ones(Shape{n, 3}, DType::Float32);
    switch (kind) {
      case 0: (void)item(reduce(call("multiply", {x, number(s)}), Reduction::Sum)); break;
      case 1: materialize(call("add", {call("multiply", {x, number(s)}), x})); break;
      case 2: materialize(call("add", {m, m.slice(0, 0, 1, 1)})); break;
      case 3: materialize(where(call("greater", {x, number(s)}), x, number(0))); break;
      case 4: materialize(arange(Operand::python_int(0), Operand::python_int(n), Operand::python_int(1))); break;
      case 5: materialize(linspace(0, s, n, true, DType::Float64)); break;
      case 6: materialize(copy(m.transpose())); break;
      case 7: apply_in_place(*find_ufunc("add"), x.slice(0, 0, 1, (n + 1) / 2), number(s)); break;
      case 8: {
        ReduceOptions options;
        options.axes = std::vector<int>{1};
        materialize(reduce(m, Reduction::Max, options));
        break;
      }
      default: materialize(astype(call("subtract", {x, number(s)}), DType::Int32)); break;
    }
  };
  const std::uint64_t compiled = jit::cache_statistics().compilations + jit::cache_statistics().disk_hits;
  const std::uint64_t built = statistics().kernels_built;
  for (int i = 0; i < 10000; ++i) {
    loop(i % 10, random.between(1, 300), static_cast<double>(random.between(-50, 50)) / 8);
  }
  EXPECT_LE(statistics().kernels_built - built, 45u);
  EXPECT_LE(jit::cache_statistics().compilations + jit::cache_statistics().disk_hits - compiled, 45u);
}

}  // namespace
}  // namespace gridstride::array::testing
