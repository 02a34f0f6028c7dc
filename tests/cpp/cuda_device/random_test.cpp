#include "codegen/nvptx/kernels.h"
#include "cuda_device/device.h"
#include "ir/interpreter.h"
#include "ir/random_launch.h"

namespace gridstride::testing {
namespace {

using ir::testing::RandomLaunch;
using ir::testing::RandomOptions;
using ir::testing::RandomProgram;

class RandomPrograms : public OnDevice, public ::testing::WithParamInterface<int> {};

/// The same bits as the reference interpreter, memory around the arrays and fault records included.
TEST_P(RandomPrograms, GiveTheInterpretersBits) {
  constexpr std::uint64_t kEach = 20;
  for (std::uint64_t i = 0; i < kEach; ++i) {
    const std::uint64_t seed = static_cast<std::uint64_t>(GetParam()) * kEach + i;
    RandomOptions options;
    options.kind = seed % 2 == 0 ? ir::FunctionKind::Simt : ir::FunctionKind::Elementwise;
    if (seed % 3 == 1)
      options.dtypes = {DType::Int32, DType::Float16, DType::BFloat16, DType::Float32, DType::Int64, DType::Bool};
    options.statements = seed % 5 == 0 ? 8 : 24;
    RandomProgram program = ir::testing::random_program(seed, options);
    program.module.kernel().reduces_within = seed % 8 < 4;
    codegen::nvptx::Options how;
    how.small = seed % 7 < 3;
    how.reduce_threads = seed % 16 < 8 ? 256 : 16;
    RandomLaunch reference(program, seed);
    RandomLaunch device(program, seed);
    ir::interpret(program.module, reference.launch());
    run_on_device(program.module, device.launch(), how);
    const std::vector<ir::FaultSite> sites = ir::fault_sites(program.module);
    const std::string difference = reference.difference(device, sites, sites);
    ASSERT_EQ(difference, "") << "seed " << seed << "\n" << ir::print(program.module);
  }
}

INSTANTIATE_TEST_SUITE_P(Seeds, RandomPrograms, ::testing::Range(0, 20));

}  // namespace
}  // namespace gridstride::testing
