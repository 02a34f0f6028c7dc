#include "runtime/cpu/arena.h"

#include <tbb/global_control.h>
#include <tbb/task_arena.h>

#include <cstddef>

namespace gridstride::cpu {

namespace {

// The arena has a worker for every thread that may compute, so that asynchronous work has the whole machine while the
// host thread does something else. One more slot is for a host thread that enters it.
struct Arena {
  explicit Arena(int threads)
      : parallelism(tbb::global_control::max_allowed_parallelism, static_cast<std::size_t>(threads) + 1),
        arena(threads + 1, 1) {}
  tbb::global_control parallelism;
  tbb::task_arena arena;
};

}  // namespace

void enqueue_in_arena(int threads, void (*run)(void *), void *argument) {
  static Arena *const made = new Arena(threads);
  made->arena.enqueue([run, argument] { run(argument); });
}

}  // namespace gridstride::cpu
