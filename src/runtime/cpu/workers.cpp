#include "runtime/cpu/workers.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <memory>
#include <new>

#include "base/config.h"
#include "runtime/cpu/arena.h"
#include "runtime/cpu/environment.h"
#include "runtime/cpu/team.h"
#include "runtime/parallel.h"

namespace gridstride {

int worker_count() {
  static const int count = config().num_threads ? *config().num_threads : cpu::usable_processors();
  return count;
}

}  // namespace gridstride

namespace gridstride::cpu {

namespace {

// Tasks that no worker has begun yet. Handing over counts up and beginning counts down; the pair also orders what the
// one thread wrote before what the other reads.
std::atomic<int> tasks_waiting{0};

std::atomic<bool> workers_lost{false};
thread_local int work_depth = 0;

// A worker gives its place away when other work waits, though not more often than this.
constexpr auto kTurn = std::chrono::microseconds(200);

class TurnOver final : public Interrupt {
public:
  bool due() override {
    return tasks_waiting.load(std::memory_order_relaxed) > 0 && std::chrono::steady_clock::now() - begun_ > kTurn;
  }

private:
  std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
};

void hand_over(Team *team);

void call_in_others(Team *team) {
  for (int i = 0; i < 2; ++i) {
    if (team->wanted.load(std::memory_order_relaxed) <= 0) return;
    if (team->wanted.fetch_sub(1, std::memory_order_relaxed) <= 0) return;
    if (!team->joinable()) return;
    team->add_reference();
    hand_over(team);
  }
}

void run_task(void *given) {
  tasks_waiting.fetch_sub(1, std::memory_order_acquire);
  auto *team = static_cast<Team *>(given);
  const WorkScope scope;
  while (team != nullptr) {
    call_in_others(team);
    TurnOver interrupt;
    const WorkEnd end = team->work(&interrupt);
    Team *next = end == WorkEnd::Finished ? team->finish() : nullptr;
    if (end == WorkEnd::Interrupted) {
      hand_over(team);
    } else {
      team->drop_reference();
    }
    if (next != nullptr && tasks_waiting.load(std::memory_order_relaxed) > 0) {
      hand_over(next);
      next = nullptr;
    }
    team = next;
  }
}

// A team never has more seats than there are workers, so a waiter that helps takes a seat from them.
void hand_over(Team *team) {
  tasks_waiting.fetch_add(1, std::memory_order_release);
  enqueue_in_arena(worker_count(), run_task, team);
}

struct AlignedFree {
  void operator()(void *memory) const { ::operator delete (memory, std::align_val_t{64}); }
};

}  // namespace

void enqueue(Team *team) {
  if (have_workers()) {
    hand_over(team);
    return;
  }
  while (team != nullptr) {
    const WorkEnd end = team->work(nullptr);
    Team *next = end == WorkEnd::Finished ? team->finish() : nullptr;
    team->drop_reference();
    team = next;
  }
}

void enqueue_for_all(Team *team, int already) {
  team->wanted.store(team->width() - already - 1, std::memory_order_relaxed);
  enqueue(team);
}

bool inside_work() {
  return work_depth > 0;
}
WorkScope::WorkScope() {
  ++work_depth;
}
WorkScope::~WorkScope() {
  --work_depth;
}

bool have_workers() {
  return !workers_lost.load(std::memory_order_relaxed);
}
void lose_workers() {
  workers_lost.store(true, std::memory_order_relaxed);
}

void *thread_scratch(std::size_t bytes) {
  thread_local std::unique_ptr<void, AlignedFree> memory;
  thread_local std::size_t capacity = 0;
  if (bytes == 0) return nullptr;
  if (bytes > capacity) {
    memory.reset();
    capacity = 0;
    const std::size_t size = std::max<std::size_t>((bytes + 4095) / 4096 * 4096, 16384);
    memory.reset(::operator new (size, std::align_val_t{64}));
    capacity = size;
  }
  return memory.get();
}

}  // namespace gridstride::cpu
