#pragma once

#include <cstddef>

namespace gridstride::cpu {

/// Work estimated below this many nanoseconds has ended when its submission to an idle stream returns: the caller
/// begins at once, and workers join it where that pays. To queue it, hand it over and wait for it costs 6 to 20
/// microseconds while the workers are awake, more than 100 when they sleep (benchmarks/cpp/bench_runtime.cpp,
/// `HandOff*`).
inline constexpr double kInlineCost = 400e3;

/// Work below this many nanoseconds is not shared, not even with workers that are awake.
inline constexpr double kSharedCost = 20e3;

/// Work of so many nanoseconds is worth waking a worker for: that costs the caller 30 microseconds, and the worker
/// begins after 90.
inline constexpr double kWakeCost = 150e3;

/// A waiter runs host tasks below this many nanoseconds itself; through a longer one it could not look at signals.
inline constexpr double kHelpableHostCost = 1e6;

/// The most operations that a queue holds before a submission waits.
inline constexpr std::size_t kLongestQueue = 1024;

}  // namespace gridstride::cpu
