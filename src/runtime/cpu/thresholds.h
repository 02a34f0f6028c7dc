#pragma once

#include <cstddef>

namespace gridstride::cpu {

/// Work estimated below this many nanoseconds runs in the caller when its stream is idle. Handing it over and waiting
/// for it costs 6 to 20 microseconds while the workers are awake; a sleeping worker costs the caller 30 and begins
/// after 90 (benchmarks/cpp/bench_runtime.cpp, `HandOff*`).
inline constexpr double kInlineCost = 40e3;

/// A waiter runs host tasks below this many nanoseconds itself; through a longer one it could not look at signals.
inline constexpr double kHelpableHostCost = 1e6;

/// The most operations that a queue holds before a submission waits.
inline constexpr std::size_t kLongestQueue = 1024;

}  // namespace gridstride::cpu
