#include <gtest/gtest.h>

#include <cmath>

#include "lang/trees.h"

namespace gridstride::lang {
namespace {

using testing::TreeArgument;
using testing::TreeCase;
using testing::TreeFile;
using testing::TreeLaunch;

/// Whether two numbers agree within `ulps` units in the last place (of 1 where they are smaller than 1).
bool near(const Scalar &a, const Scalar &b, double ulps) {
  if (a == b) return true;
  if (!is_floating(a.dtype) && !is_complex(a.dtype)) return false;
  const std::complex<double> x = a.as_complex();
  const std::complex<double> y = b.as_complex();
  const auto part = [&](double p, double q) {
    if (std::isnan(p) || std::isnan(q)) return std::isnan(p) && std::isnan(q);
    if (p == q) return std::signbit(p) == std::signbit(q) || ulps > 0;
    return std::abs(p - q) <= ulps * 0x1p-52 * std::max({std::abs(p), std::abs(q), 1.0});
  };
  return part(x.real(), y.real()) && part(x.imag(), y.imag());
}

void run_cases(const std::string &name, const Options &options, double ulps) {
  const TreeFile file = testing::read_trees(name);
  ASSERT_FALSE(file.cases.empty());
  for (const TreeCase &each : file.cases) {
    SCOPED_TRACE(name + "." + each.kernel);
    const Program program = Program::parse(file.programs.at(each.kernel));
    const ir::Module module = compile_kernel(program, testing::types_of(each), options);
    ASSERT_NO_THROW(ir::verify(module)) << ir::print(module);
    TreeLaunch launch(each);
    ASSERT_NO_THROW(launch.run(module)) << ir::print(module);
    EXPECT_EQ(launch.fault().raised, 0U);
    int shown = 0;
    for (std::size_t arg = 0; arg < each.args.size(); ++arg) {
      const TreeArgument &given = each.args[arg];
      for (std::size_t i = 0; i < given.expected.size(); ++i) {
        const Scalar value = launch.element(arg, given.dtype, i);
        if (near(value, given.expected[i], ulps)) continue;
        if (++shown > 5) break;
        ADD_FAILURE() << "argument " << arg << ", element " << i << ": " << value.to_string() << ", expected "
                      << given.expected[i].to_string();
      }
    }
    if (shown > 0) ADD_FAILURE() << ir::print(module);
  }
}

TEST(Execution, Statements) {
  run_cases("control_flow", {}, 0);
}
TEST(Execution, Expressions) {
  run_cases("expressions", {}, 0);
}
TEST(Execution, Functions) {
  run_cases("functions", {}, 2);
}
TEST(Execution, Mathematics) {
  run_cases("maths", {}, 8);
}
TEST(Execution, RandomPrograms) {
  run_cases("random_programs", {}, 0);
}

}  // namespace
}  // namespace gridstride::lang
