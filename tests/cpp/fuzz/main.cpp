#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <string>

#include "codegen/compare_random.h"

// The differential fuzzer: random kernels by the IR interpreter and by compiled code, bit for bit. Each seed is four
// kernels: one of single threads and one of points, through the passes or as they are; one whose threads work together;
// and the same under the checker, for every eighth seed.
namespace {

using namespace gridstride;
using namespace gridstride::codegen;

constexpr const char *kUsage =
    "usage: fuzz_kernels [--first SEED] [--count KERNELS] [--seconds S] [--target host|x86-64-v2|x86-64-v3|x86-64-v4]\n"
    "Compares random kernels, compiled and interpreted; prints what differs and ends with 1 where anything does.\n";

struct Options {
  std::uint64_t first = 1;
  std::uint64_t count = 1000;
  double seconds = 1e18;
  std::string target = "host";
};

bool read(int count, char **words, Options &options) {
  for (int i = 1; i < count; i += 2) {
    if (i + 1 == count) return false;
    const char *value = words[i + 1];
    if (std::strcmp(words[i], "--first") == 0) {
      options.first = std::strtoull(value, nullptr, 10);
    } else if (std::strcmp(words[i], "--count") == 0) {
      options.count = std::strtoull(value, nullptr, 10);
    } else if (std::strcmp(words[i], "--seconds") == 0) {
      options.seconds = std::strtod(value, nullptr);
    } else if (std::strcmp(words[i], "--target") == 0) {
      options.target = value;
    } else {
      return false;
    }
  }
  return true;
}

}  // namespace

int main(int argument_count, char **arguments) {
  Options options;
  if (!read(argument_count, arguments, options)) {
    std::fputs(kUsage, stderr);
    return 2;
  }
  const Target target = options.target == "host" ? host_target() : target_level(options.target);
  if (!runs_here(target)) {
    std::fprintf(stderr, "this CPU does not run %s\n", options.target.c_str());
    return 2;
  }
  using Clock = std::chrono::steady_clock;
  const Clock::time_point start = Clock::now();
  const auto elapsed = [&] { return std::chrono::duration<double>(Clock::now() - start).count(); };
  std::uint64_t kernels = 0;
  std::uint64_t wrong = 0;
  std::uint64_t seed = options.first;
  const auto compare = [&](auto &&one) {
    ++kernels;
    std::string difference;
    try {
      difference = one();
    } catch (const std::exception &error) {
      difference = "seed " + std::to_string(seed) + ": " + error.what();
    }
    if (difference.empty()) return;
    ++wrong;
    std::printf("%s\n", difference.c_str());
    std::fflush(stdout);
  };
  for (; kernels < options.count && elapsed() < options.seconds; ++seed) {
    const bool passes = seed % 2 == 0;
    compare([&] { return testing::compare_program(seed, ir::FunctionKind::Simt, passes, target); });
    compare([&] { return testing::compare_program(seed, ir::FunctionKind::Elementwise, !passes, target); });
    compare([&] { return testing::compare_cooperation(seed, false); });
    if (seed % 8 == 0) compare([&] { return testing::compare_cooperation(seed, true); });
    if (seed % 100 == 0) {
      std::printf("seed %llu: %llu kernels, %llu wrong, %.0f s\n", static_cast<unsigned long long>(seed),
                  static_cast<unsigned long long>(kernels), static_cast<unsigned long long>(wrong), elapsed());
      std::fflush(stdout);
    }
  }
  std::printf("%llu kernels of the seeds %llu to %llu: %llu wrong, %.0f s\n", static_cast<unsigned long long>(kernels),
              static_cast<unsigned long long>(options.first), static_cast<unsigned long long>(seed - 1),
              static_cast<unsigned long long>(wrong), elapsed());
  return wrong == 0 ? 0 : 1;
}
