#include "runtime/cpu/workers.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <memory>
#include <new>
#include <thread>

#include "base/config.h"
#include "runtime/cpu/arena.h"
#include "runtime/cpu/environment.h"
#include "runtime/cpu/spin.h"
#include "runtime/cpu/team.h"
#include "runtime/cpu/thresholds.h"
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

// A worker without work stays awake so long: about what waking it takes, so that at worst twice the least is spent.
constexpr auto kWatch = std::chrono::microseconds(200);

/// Workers that have nothing to do and are still awake. They take teams from here; the pool is asked only when more
/// teams are handed over than workers watch. One thread computes beside them: whoever hands work over.
class Watch {
public:
  /// Gives a team to a worker that watches; false when none does.
  bool post(Team *team) {
    if (free_.load(std::memory_order_relaxed) <= 0) return false;
    const SpinGuard guard(locked_);
    if (posted_ == watching_) return false;
    teams_[(first_ + posted_++) % kMost] = team;
    update();
    return true;
  }

  /// Called by a worker: the next team that is handed over, or null after a while.
  Team *next() {
    {
      const SpinGuard guard(locked_);
      if (watching_ >= std::min(kMost, worker_count() - 1)) return nullptr;
      ++watching_;
      update();
    }
    const auto until = std::chrono::steady_clock::now() + kWatch;
    for (int i = 0;; ++i) {
      const bool late = i % 32 == 31 && std::chrono::steady_clock::now() > until;
      if (late || any_.load(std::memory_order_relaxed)) {
        const SpinGuard guard(locked_);
        Team *const team = take();
        if (team != nullptr || late) {
          --watching_;
          update();
          return team;
        }
      }
      relax();
    }
  }

  /// Workers that would take a team now. A hint.
  [[nodiscard]] int free() const { return free_.load(std::memory_order_relaxed); }

private:
  static constexpr int kMost = 64;

  Team *take() {
    if (posted_ == 0) return nullptr;
    Team *const team = teams_[first_];
    first_ = (first_ + 1) % kMost;
    --posted_;
    return team;
  }
  void update() {
    free_.store(watching_ - posted_, std::memory_order_relaxed);
    any_.store(posted_ > 0, std::memory_order_relaxed);
  }

  std::atomic<bool> locked_{false};
  std::atomic<int> free_{0};
  std::atomic<bool> any_{false};
  // Guarded by `locked_`; posted_ <= watching_.
  int watching_ = 0;
  int posted_ = 0;
  int first_ = 0;
  Team *teams_[kMost] = {};
};

constinit Watch watch;

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

void run_team(Team *team) {
  tasks_waiting.fetch_sub(1, std::memory_order_acquire);
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

void run_task(void *given) {
  const WorkScope scope;
  for (auto *team = static_cast<Team *>(given); team != nullptr; team = watch.next()) run_team(team);
}

// A team never has more seats than there are workers, so a waiter that helps takes a seat from them.
void hand_over(Team *team) {
  tasks_waiting.fetch_add(1, std::memory_order_release);
  if (watch.post(team)) return;
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

bool worth_sharing(double cost) {
  if (cost < kSharedCost || worker_count() == 1 || !have_workers()) return false;
  if (cost >= kWakeCost || watch.free() > 0) return true;
  // What loops lost that ran alone since workers last were awake. Threads that race here only blur it.
  static std::atomic<double> lost{0};
  static std::atomic<std::int64_t> last{0};
  const std::int64_t now = std::chrono::steady_clock::now().time_since_epoch() / std::chrono::nanoseconds(1);
  const std::int64_t before = last.exchange(now, std::memory_order_relaxed);
  const bool again = now - before < 2 * kWatch / std::chrono::nanoseconds(1);  // between their beginnings
  const double sum = (again ? lost.load(std::memory_order_relaxed) : 0) + cost / 2;
  lost.store(sum < kWakeCost ? sum : 0, std::memory_order_relaxed);
  return sum >= kWakeCost;
}

void work_together(Team &team) {
  int others = team.width() - 1;
  for (int awake = watch.free(); awake > 0 && others > 0; --awake, --others) {
    team.add_reference();
    hand_over(&team);
  }
  if (others > 0 && (others == team.width() - 1 || team.cost() >= kWakeCost)) {
    team.add_reference();
    enqueue_for_all(&team, team.width() - others);
  }
  while (team.work(nullptr) == WorkEnd::NothingLeft && !team.ended()) {
    // The rest is in the hands of others, a piece each.
    for (int i = 0; i < 2000 && !team.ended(); ++i) relax();
    if (!team.ended()) std::this_thread::yield();
  }
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
