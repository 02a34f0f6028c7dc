#pragma once

#include <cstddef>

namespace gridstride::cpu {

/// Work estimated below this many nanoseconds runs in the caller when its stream is idle: handing it to a sleeping worker
/// costs the caller several microseconds and the work some tens (benchmarks/cpp/bench_runtime.cpp, `HandOff`).
inline constexpr double kInlineCost = 20e3;

/// A waiter runs host tasks below this many nanoseconds itself; through a longer one it could not look at signals.
inline constexpr double kHelpableHostCost = 1e6;

/// The most operations that a queue holds before a submission waits.
inline constexpr std::size_t kLongestQueue = 1024;

}  // namespace gridstride::cpu
