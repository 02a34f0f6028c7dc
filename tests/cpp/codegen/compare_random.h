#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "check/checker.h"
#include "codegen/harness.h"
#include "codegen/random_cooperation.h"
#include "ir/random_launch.h"

// Random kernels, compiled, against the interpreter: every byte of every array, and the fault. Each function makes the
// kernel of a seed and gives what differs, empty where nothing does.
namespace gridstride::codegen::testing {

/// LLVM's own work takes most of the time: three of four seeds take its quicker way, which costs nothing of what is
/// tested of the emitter.
inline bool is_quick(std::uint64_t seed) {
  return seed / 2 % 4 != 0;
}

/// A kernel of one thread, or of one point.
inline std::string compare_program(std::uint64_t seed, ir::FunctionKind kind, bool passes, const Target &target) {
  using ir::testing::RandomLaunch;
  using ir::testing::RandomProgram;
  ir::testing::RandomOptions options;
  options.kind = kind;
  options.statements = 6 + static_cast<int>(seed % 23);
  options.reports = seed % 3 == 0;
  if (seed % 4 == 1) {
    for (const DType each : {DType::Float16, DType::BFloat16, DType::Complex64, DType::Complex128}) {
      options.dtypes.push_back(each);
    }
  }
  RandomProgram program = ir::testing::random_program(seed, options);
  RandomProgram lowered{ir::clone(program.module), program.roles};
  if (passes) passes::run_cpu_pipeline(lowered.module);
  CpuOptions cpu;
  const int widths[] = {0, 0, 4, 8, 16, 32};
  cpu.lanes = widths[seed % 6];
  cpu.quick = is_quick(seed);
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
    if (difference.empty()) continue;
    return fmt::format("seed {}, launch {}, lanes {}, {}{}: {}", seed, launch, compiled.object().lanes,
                       kind == ir::FunctionKind::Simt ? "simt" : "elementwise", passes ? " after passes" : "",
                       difference);
  }
  return {};
}

/// A kernel whose threads work together; `cut` says whether it was cut at its barriers. `checked`: under the checker,
/// which is to find nothing.
inline std::string compare_cooperation(std::uint64_t seed, bool checked, bool *cut = nullptr) {
  const ir::Module module = CooperationMaker(seed).make();
  ir::verify(module);
  ir::Module lowered = ir::clone(module);
  if (seed % 2 == 0 && !checked) passes::run_cpu_pipeline(lowered);
  constexpr std::uint32_t kShapes[][2] = {{32, 2}, {10, 3}, {96, 1}, {7, 1}, {33, 1}, {64, 1}, {1, 40}};
  const auto &shape = kShapes[seed / 2 % 7];
  // Code for any shape of blocks, or for this one.
  CpuOptions options;
  if (seed % 3 != 0) std::copy(shape, shape + 2, options.block), options.block[2] = 1;
  options.quick = is_quick(seed);
  const check::Program program(lowered);
  if (checked) options.checked = &program;
  const Compiled compiled(lowered, host_target(), options);
  if (cut != nullptr) *cut = compiled.object().scratch_bytes_per_thread > 0;
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
    } else if (checked) {
      compiled.run(launch, 0, 3);
    } else {
      compiled.run(launch, 1, 3);
      compiled.run(launch, 0, 1);
    }
    if (fault.raised != 0) return fmt::format("seed {}: a fault at site {}", seed, fault.site);
  }
  if (results[0] != results[1]) return fmt::format("seed {}: results differ\n{}", seed, ir::print(lowered));
  if (!checked) return {};
  std::string found;
  for (const check::Finding &finding : check::Checker::instance().findings()) {
    found += fmt::format("seed {}: {}: {}\n", seed, finding.kind, finding.text);
  }
  check::Checker::instance().clear();
  return found.empty() ? found : found + ir::print(lowered);
}

}  // namespace gridstride::codegen::testing
