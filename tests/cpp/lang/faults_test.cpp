#include <gtest/gtest.h>

#include "lang/trees.h"

namespace gridstride::lang {
namespace {

using testing::TreeArgument;
using testing::TreeCase;
using testing::TreeLaunch;

TreeArgument floats(const std::vector<double> &values) {
  TreeArgument arg;
  arg.array = true;
  arg.shape = {static_cast<std::int64_t>(values.size())};
  for (const double each : values) arg.values.push_back(Scalar::of_float(DType::Float64, each));
  return arg;
}

TreeArgument integer(std::int64_t value) {
  TreeArgument arg;
  arg.dtype = DType::Int64;
  arg.values = {Scalar::of_int(DType::Int64, value)};
  return arg;
}

/// Runs the golden kernel `faults(a, out, n)` on four threads.
struct FourThreads {
  FourThreads(const std::vector<double> &a, std::size_t outputs, std::int64_t n, bool debug) {
    TreeCase each;
    each.dims.block[0] = 4;
    each.args = {floats(a), floats(std::vector<double>(outputs, -7.0)), integer(n)};
    Options options;
    options.debug = debug;
    module =
        compile_kernel(Program::parse(testing::read_trees("golden").programs.at("faults")), types_of(each), options);
    TreeLaunch launch(each);
    launch.run(module);
    raised = launch.fault().raised != 0;
    if (raised) site = ir::fault_sites(module).at(launch.fault().site);
    thread = launch.fault().thread[0];
    index = launch.fault().index;
    for (std::size_t i = 0; i < outputs; ++i) out.push_back(launch.element(1, DType::Float64, i).as_double());
  }

  ir::Module module;
  bool raised = false;
  ir::FaultSite site;
  std::uint32_t thread = 0;
  std::int64_t index = 0;
  std::vector<double> out;
};

TEST(Faults, NothingIsReportedWhenAllIsWell) {
  const FourThreads run({1, 2, 3, 4}, 4, 4, true);
  EXPECT_FALSE(run.raised);
  EXPECT_EQ(run.out, (std::vector<double>{0.25, 0.5, 0.75, 1.0}));
}

TEST(Faults, Assert) {
  const FourThreads run({1, 2, 3, 4}, 4, -4, true);
  ASSERT_TRUE(run.raised);
  EXPECT_EQ(run.site.kind, ir::FaultKind::Assertion);
  EXPECT_EQ(run.site.message, "n must be positive");
  EXPECT_EQ(run.site.loc.line, 76);
  EXPECT_EQ(run.out, std::vector<double>(4, -7.0));
}

TEST(Faults, RaiseInADeviceFunctionEndsTheThread) {
  const FourThreads run({1, 2, 9, 4}, 4, 4, true);
  ASSERT_TRUE(run.raised);
  EXPECT_EQ(run.site.kind, ir::FaultKind::Raise);
  EXPECT_EQ(run.site.message, "ValueError: {x} is above the limit");
  EXPECT_EQ(run.site.loc.line, 70);
  EXPECT_EQ(run.thread, 2U);
  EXPECT_EQ(run.out, (std::vector<double>{0.25, 0.5, -7.0, 1.0}));
}

TEST(Faults, AnIndexOutside) {
  const FourThreads run({1, 2, 3, 4}, 3, 4, true);
  ASSERT_TRUE(run.raised);
  EXPECT_EQ(run.site.kind, ir::FaultKind::Index);
  EXPECT_EQ(run.site.array, "out");
  EXPECT_EQ(run.site.loc.line, 77);
  EXPECT_EQ(run.thread, 3U);
  EXPECT_EQ(run.index, 3);
}

TEST(Faults, AssertAndRaiseNeedNoDebug) {
  const FourThreads run({1, 2, 9, 4}, 3, 4, false);
  ASSERT_TRUE(run.raised);
  EXPECT_EQ(run.site.kind, ir::FaultKind::Raise);
  EXPECT_EQ(run.out, (std::vector<double>{0.25, 0.5, -7.0}));
  const FourThreads zero({1, 2, 3, 4}, 4, 0, false);
  ASSERT_TRUE(zero.raised);
  EXPECT_EQ(zero.site.kind, ir::FaultKind::Assertion);
}

TEST(Faults, DivisionByZero) {
  // The assert stands before the division, so the divisor is a local of its own here.
  const testing::TreeFile file = testing::read_trees("expressions");
  for (const TreeCase &original : file.cases) {
    if (original.kernel != "floats_too") continue;
    TreeCase each = original;
    each.args[1].values[5] = Scalar::of_float(DType::Float64, 0);
    for (const bool debug : {true, false}) {
      Options options;
      options.debug = debug;
      const ir::Module module = compile_kernel(Program::parse(file.programs.at(each.kernel)), types_of(each), options);
      TreeLaunch launch(each);
      launch.run(module);
      ASSERT_EQ(launch.fault().raised != 0, debug);
      if (!debug) continue;
      const ir::FaultSite site = ir::fault_sites(module).at(launch.fault().site);
      EXPECT_EQ(site.kind, ir::FaultKind::ZeroDivision);
      EXPECT_EQ(site.message, "division by zero");
      EXPECT_EQ(launch.fault().thread[0], 5U);
    }
    return;
  }
  FAIL() << "no such case";
}

}  // namespace
}  // namespace gridstride::lang
