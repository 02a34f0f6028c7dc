#pragma once

#include <cstddef>

namespace gridstride::cpu {

class Team;

/// Hands a team, with one reference, to the pool: a worker will join it, and call in the others that it wants. In a
/// forked child, which has no workers, the calling thread does the work itself.
void enqueue(Team *team);

/// As `enqueue`, but tells the team first that it may use every seat: `width - already` workers.
void enqueue_for_all(Team *team, int already);

/// Whether a loop of this cost (nanoseconds on one thread) is shared with workers: some are awake, or it is long enough
/// to wake one; or loops done alone, one soon after the other, have added up to what waking one costs.
[[nodiscard]] bool worth_sharing(double cost);

/// Works on a team in the calling thread until all its pieces have ended. Workers that are awake join it, else one is
/// woken; nobody waits for a worker that has not begun. `finish` of such a team may have nothing to do.
void work_together(Team &team);

/// The calling thread is running work of the pool, or a host task: it must never wait for a stream.
[[nodiscard]] bool inside_work();

/// Marks the calling thread as `inside_work` while it lives.
class WorkScope {
public:
  WorkScope();
  ~WorkScope();
  WorkScope(const WorkScope &) = delete;
  WorkScope &operator=(const WorkScope &) = delete;
};

/// False in a forked child: threads do not survive a fork.
[[nodiscard]] bool have_workers();
void lose_workers();

/// 64-byte aligned memory of the calling thread, valid until its next call with a larger size. Null for 0 bytes.
[[nodiscard]] void *thread_scratch(std::size_t bytes);

}  // namespace gridstride::cpu
