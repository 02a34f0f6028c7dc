#include <cstdlib>

#include <gtest/gtest.h>

#include "codegen/harness.h"
#include "ir/random_launch.h"

namespace gridstride::codegen {
namespace {

using ir::testing::random_program;
using ir::testing::RandomLaunch;
using ir::testing::RandomOptions;
using ir::testing::RandomProgram;
using testing::Compiled;

std::uint64_t environment(const char *name, std::uint64_t otherwise) {
  const char *text = std::getenv(name);
  return text == nullptr ? otherwise : std::strtoull(text, nullptr, 10);
}

/// Random programs, compiled, against the interpreter: every byte of every array and the fault must agree. In a fuzz
/// run GS_FUZZ_FIRST and GS_FUZZ_COUNT choose the seeds.
class RandomPrograms : public ::testing::TestWithParam<const char *> {
protected:
  void run(ir::FunctionKind kind, bool passes) {
    const std::string level = GetParam();
    const Target target = level == "host" ? host_target() : target_level(level);
    if (!runs_here(target)) GTEST_SKIP() << "this CPU does not run " << level;
    const std::uint64_t first = environment("GS_FUZZ_FIRST", 1);
    const std::uint64_t count = environment("GS_FUZZ_COUNT", 60);
    int disagreements = 0;
    for (std::uint64_t seed = first; seed < first + count && disagreements < 3; ++seed) {
      RandomOptions options;
      options.kind = kind;
      options.statements = 6 + static_cast<int>(seed % 23);
      options.reports = seed % 3 == 0;
      if (seed % 4 == 1) {
        for (const DType each : {DType::Float16, DType::BFloat16, DType::Complex64, DType::Complex128}) {
          options.dtypes.push_back(each);
        }
      }
      RandomProgram program = random_program(seed, options);
      RandomProgram lowered{ir::clone(program.module), program.roles};
      if (passes) passes::run_cpu_pipeline(lowered.module);
      CpuOptions cpu;
      const int widths[] = {0, 0, 4, 8, 16, 32};
      cpu.lanes = widths[seed % 6];
      const Compiled compiled(lowered.module, target, cpu);
      const auto sites = ir::fault_sites(program.module);
      const auto lowered_sites = ir::fault_sites(lowered.module);
      for (std::uint64_t launch = 0; launch < 4; ++launch) {
        RandomLaunch expected(program, seed * 31 + launch);
        RandomLaunch given(program, seed * 31 + launch);
        ir::interpret(program.module, expected.launch());
        // In pieces, the last ones first: ranges may run in any order.
        const std::int64_t items = given.items();
        const std::int64_t piece = launch % 2 == 0 ? items : std::max<std::int64_t>(1, items / 3);
        for (std::int64_t end = items; end > 0; end -= piece) {
          compiled.run(given.launch(), std::max<std::int64_t>(0, end - piece), end);
        }
        const std::string difference = expected.difference(given, sites, lowered_sites);
        if (!difference.empty()) {
          ADD_FAILURE() << "seed " << seed << ", launch " << launch << ", lanes " << compiled.object().lanes
                        << (kind == ir::FunctionKind::Simt ? ", simt" : ", elementwise") << ": " << difference;
          ++disagreements;
          break;
        }
      }
    }
  }
};

TEST_P(RandomPrograms, SimtAsGiven) {
  run(ir::FunctionKind::Simt, false);
}
TEST_P(RandomPrograms, SimtAfterPasses) {
  run(ir::FunctionKind::Simt, true);
}
TEST_P(RandomPrograms, ElementwiseAsGiven) {
  run(ir::FunctionKind::Elementwise, false);
}
TEST_P(RandomPrograms, ElementwiseAfterPasses) {
  run(ir::FunctionKind::Elementwise, true);
}

INSTANTIATE_TEST_SUITE_P(Targets, RandomPrograms, ::testing::Values("host", "x86-64-v2", "x86-64-v3"),
                         [](const ::testing::TestParamInfo<const char *> &given) {
                           std::string name = given.param;
                           for (char &c : name) c = c == '-' ? '_' : c;
                           return name;
                         });

}  // namespace
}  // namespace gridstride::codegen
