#pragma once

#include <cstdint>
#include <functional>

namespace gridstride {

/// Threads that compute: GRIDSTRIDE_NUM_THREADS, or what the process may use of the machine.
[[nodiscard]] int worker_count();

/// Calls body(begin, end) for disjoint ranges that cover [0, items), on the workers and the caller; returns when all
/// are done. Splits fall on multiples of `grain`; each thread gets one long contiguous range first and then helps
/// others. `cost` is the estimated nanoseconds of the whole on one thread; short loops stay in the caller. The first
/// exception of `body` is rethrown and what was not started is dropped. May be called from anywhere, host tasks and
/// other bodies included.
void parallel_for(std::int64_t items, std::int64_t grain, double cost,
                  const std::function<void(std::int64_t begin, std::int64_t end)> &body);

/// What a host language does around waits of the engine (synchronisations, full streams). Set once, before the first
/// wait. `enter` is called before a thread may block and its result given to `leave` after (to release Python's GIL and
/// take it back); `poll` about every 20 ms in between (to look for signals; may throw, which ends the wait).
struct WaitHooks {
  void *(*enter)() = nullptr;
  void (*leave)(void *) = nullptr;
  void (*poll)() = nullptr;
};
void set_wait_hooks(const WaitHooks &hooks);

/// Calls `enter` and `leave` around a wait that the runtime does not know of: a contended lock of a module above.
class WaitScope {
public:
  WaitScope();
  ~WaitScope();
  WaitScope(const WaitScope &) = delete;
  WaitScope &operator=(const WaitScope &) = delete;

private:
  void *token_;
};

/// Ends all work at the end of the process: what is running ends at its next split, what is queued is dropped, in
/// order. Later submissions throw Error(Runtime). Registered with atexit by the first stream; a host language calls it
/// before it tears itself down.
void shutdown();

}  // namespace gridstride
