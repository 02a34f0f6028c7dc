#include <algorithm>
#include <array>
#include <map>
#include <tuple>
#include <vector>

#include <gtest/gtest.h>

#include "ir/interpreter.h"
#include "ir/random_launch.h"
#include "passes/pipelines.h"
#include "passes/uniformity.h"

namespace gridstride::passes {
namespace {

using ir::testing::random_program;
using ir::testing::RandomLaunch;
using ir::testing::RandomOptions;
using ir::testing::RandomProgram;
using ir::testing::same_value;

__extension__ using Wide = __int128;

/// Which vector a thread belongs to, and its lane there.
struct Place {
  std::array<std::int64_t, 6> vector{};
  std::int64_t lane = 0;
};

Place place_of(LaneModel model, const RandomLaunch &launch, const ir::Observation &seen) {
  const GridDims &dims = launch.launch().dims;
  const auto global = [&](int d) { return std::int64_t{seen.block[d]} * dims.block[d] + seen.thread[d]; };
  switch (model) {
    case LaneModel::BlockX:
      return {{seen.block[0], seen.block[1], seen.block[2], seen.thread[1], seen.thread[2]}, seen.thread[0]};
    case LaneModel::GlobalX: return {{global(1), global(2)}, global(0)};
    case LaneModel::Any: return {{}, global(0) + 100000 * (global(1) + 1000 * global(2))};
    case LaneModel::Block:
      return {{seen.block[0], seen.block[1], seen.block[2]},
              seen.thread[0] + dims.block[0] * (seen.thread[1] + std::int64_t{dims.block[1]} * seen.thread[2])};
    case LaneModel::Points: break;
  }
  const std::int64_t point = seen.block[0] + (std::int64_t{seen.block[1]} << 32);
  return {{point / launch.extents().back()}, point % launch.extents().back()};
}

struct Sample {
  std::int64_t lane;
  Scalar value;
};

Wide integer_of(const Scalar &value) {
  return kind_of(value.dtype) == DTypeKind::Unsigned ? static_cast<Wide>(value.as_uint()) : Wide{value.as_int()};
}

::testing::AssertionResult holds(const Uniformity &claim, const std::vector<Sample> &lanes) {
  const Sample &first = lanes.front();
  for (const Sample &each : lanes) {
    bool fits = true;
    if (claim.uniform()) {
      fits = same_value(each.value, first.value);
    } else if (claim.linear()) {
      const Wide offset = Wide{each.lane - first.lane} * claim.stride;
      const Wide sum = integer_of(first.value) + offset;
      fits = each.value == Scalar::of_uint(each.value.dtype, static_cast<std::uint64_t>(sum)) &&
             (!claim.exact || sum == integer_of(each.value));
    }
    if (!fits) {
      return ::testing::AssertionFailure() << "lane " << first.lane << " has " << first.value.to_string() << ", lane "
                                           << each.lane << " has " << each.value.to_string();
    }
  }
  return ::testing::AssertionSuccess();
}

/// Runs a program thread by thread and holds the analysis against what each lane computed.
void check(const RandomProgram &program, std::uint64_t seed, LaneModel model, std::array<int, 3> &counts) {
  const ir::Function &kernel = program.module.kernel();
  const UniformityInfo info = analyze_uniformity(program.module, kernel, model);
  const RandomLaunch launch(program, seed);
  using Key = std::tuple<std::uint32_t, std::array<std::int64_t, 6>, std::vector<std::int64_t>>;
  std::map<Key, std::vector<Sample>> samples;
  ir::interpret(program.module, launch.launch(), [&](const ir::Observation &seen) {
    if (seen.function != &kernel || info[seen.value].varying()) return;
    const Place place = place_of(model, launch, seen);
    samples[{seen.value.index, place.vector, *seen.trips}].push_back({place.lane, *seen.scalar});
  });
  for (const auto &[key, lanes] : samples) {
    const ir::ValueId id{std::get<0>(key)};
    ASSERT_TRUE(holds(info[id], lanes)) << "value " << id.index << " '" << kernel.values[id.index].name << "', seed "
                                        << seed << ", model " << static_cast<int>(model) << '\n'
                                        << ir::print(program.module);
  }
  for (const Uniformity &each : info.values) ++counts[static_cast<std::size_t>(each.kind)];
}

RandomOptions options_of(std::uint64_t seed) {
  RandomOptions options;
  if (seed % 2 == 0) options.dtypes = {DType::Bool, DType::Int32, DType::Int64, DType::Int64, DType::UInt8};
  options.statements = 40;
  return options;
}

TEST(UniformityOfRandomPrograms, HoldsForThreads) {
  std::array<int, 3> counts{};
  for (std::uint64_t seed = 0; seed < 900; ++seed) {
    RandomProgram program = random_program(seed, options_of(seed));
    if (seed % 3 == 0) run_cpu_pipeline(program.module, {});
    const auto model = static_cast<LaneModel>(seed / 2 % 4);
    check(program, seed, model, counts);
    if (HasFatalFailure()) return;
  }
  for (const int each : counts) EXPECT_GT(each, 500);
}

TEST(UniformityOfRandomPrograms, HoldsForPoints) {
  std::array<int, 3> counts{};
  for (std::uint64_t seed = 0; seed < 600; ++seed) {
    RandomOptions options = options_of(seed);
    options.kind = ir::FunctionKind::Elementwise;
    RandomProgram program = random_program(seed, options);
    if (seed % 3 == 0) run_cpu_pipeline(program.module, {});
    check(program, seed, LaneModel::Points, counts);
    if (HasFatalFailure()) return;
  }
  for (const int each : counts) EXPECT_GT(each, 500);
}

}  // namespace
}  // namespace gridstride::passes
