// The parts of the scheduler that wait: synchronisation, and the ends of processes.
#include <algorithm>
#include <atomic>
#include <thread>

#include "base/error.h"
#include "runtime/cpu/scheduler.h"
#include "runtime/cpu/spin.h"
#include "runtime/cpu/thresholds.h"
#include "runtime/cpu/wait_hooks.h"
#include "runtime/cpu/workers.h"

namespace gridstride::cpu {

namespace {

// Longer than a worker needs for its last piece of short work, shorter than falling asleep and being woken costs.
constexpr std::chrono::microseconds kSpin{30};
constexpr std::chrono::seconds kShutDownPatience{2};
constexpr std::chrono::milliseconds kForkPatience{100};
constexpr int kHelpDepth = 8;

WaitHooks hooks;

// Lets the host language go for the time of a wait.
class HooksScope {
public:
  HooksScope() : token_(hooks.enter != nullptr ? hooks.enter() : nullptr) {}
  ~HooksScope() {
    if (hooks.leave != nullptr) hooks.leave(token_);
  }
  HooksScope(const HooksScope &) = delete;
  HooksScope &operator=(const HooksScope &) = delete;

private:
  void *token_;
};

}  // namespace

void install_wait_hooks(const WaitHooks &installed) {
  hooks = installed;
}

void poll_wait_hooks() {
  if (hooks.poll != nullptr) hooks.poll();
}

void PollClock::poll() {
  poll_wait_hooks();
  if (poll_) poll_();
  next_ = Clock::now() + kPeriod;
}

Operation *Scheduler::find_help(Queue &queue, int depth) {
  Operation *const operation = queue.head;
  if (operation == nullptr || depth > kHelpDepth) return nullptr;
  if (queue.running) {
    const bool too_long = operation->kind == OperationKind::Host && operation->cost() > kHelpableHostCost;
    return operation->joinable() && !too_long && !operation->endless ? operation : nullptr;
  }
  for (const Operation::Dependency &dependency : operation->dependencies) {
    if (dependency.queue->completed.load(std::memory_order_relaxed) >= dependency.ticket) continue;
    if (Operation *const found = find_help(*dependency.queue, depth + 1)) return found;
  }
  return nullptr;
}

// Works on an operation (with a reference) until it has no more to give, and on the short ones that follow it.
void Scheduler::help(Operation *operation, Queue &queue, std::uint64_t ticket, PollClock &clock) {
  Team *team = operation;
  while (team != nullptr) {
    const WorkEnd end = team->work(&clock);
    if (end == WorkEnd::Interrupted) {
      try {
        clock.poll();
      } catch (...) {
        enqueue(team);  // somebody else goes on
        throw;
      }
      continue;
    }
    Team *next = end == WorkEnd::Finished ? team->finish() : nullptr;
    team->drop_reference();
    if (next != nullptr && (next->cost() > kInlineCost || queue.completed.load(std::memory_order_acquire) >= ticket)) {
      enqueue_for_all(next, 0);
      next = nullptr;
    }
    team = next;
  }
}

void Scheduler::wait(Queue &queue, std::uint64_t ticket, const std::function<void()> &poll) {
  if (queue.completed.load(std::memory_order_acquire) >= ticket) return;
  if (inside_work()) {
    throw Error(ErrorKind::Cuda,
                "CUDA_ERROR_NOT_PERMITTED: a host task waited for a stream; work that runs on a stream cannot wait for "
                "streams or events. Submit what follows to the stream instead");
  }
  const HooksScope scope;
  PollClock clock(poll);
  std::unique_lock lock(mutex_);
  while (queue.completed.load(std::memory_order_seq_cst) < ticket) {
    if (poisoned_) refuse_if_unusable();
    if (clock.due()) {
      lock.unlock();
      try {
        clock.poll();
      } catch (...) {
        // Whoever interrupts the wait wants the loop that it waits for to end.
        lock.lock();
        if (queue.running && queue.head->endless) queue.head->cancel();
        throw;
      }
      lock.lock();
      continue;
    }
    if (Operation *const operation = find_help(queue, 0)) {
      operation->add_reference();
      lock.unlock();
      help(operation, queue, ticket, clock);
      lock.lock();
      continue;
    }
    lock.unlock();
    const std::uint64_t seen = queue.completed.load(std::memory_order_relaxed);
    const Clock::time_point until = Clock::now() + kSpin;
    while (queue.completed.load(std::memory_order_acquire) == seen && Clock::now() < until) relax();
    lock.lock();
    if (queue.completed.load(std::memory_order_seq_cst) != seen || find_help(queue, 0) != nullptr) continue;
    ++queue.waiters;
    queue.attention.store(true, std::memory_order_seq_cst);
    if (queue.completed.load(std::memory_order_seq_cst) == seen) queue.wake.wait_until(lock, clock.next());
    --queue.waiters;
  }
}

void Scheduler::wait_all(StreamTable &table, const std::function<void()> &poll) {
  std::vector<std::pair<std::shared_ptr<Queue>, std::uint64_t>> marks;
  {
    const std::lock_guard lock(mutex_);
    for (const std::shared_ptr<Queue> &queue : table.queues) {
      const std::uint64_t ticket = queue->submitted.load(std::memory_order_seq_cst);
      if (queue->completed.load(std::memory_order_seq_cst) < ticket) marks.emplace_back(queue, ticket);
    }
  }
  for (const auto &[queue, ticket] : marks) wait(*queue, ticket, poll);
}

bool Scheduler::idle(const StreamTable &table) {
  const std::lock_guard lock(mutex_);
  return std::all_of(table.queues.begin(), table.queues.end(), [](const auto &queue) { return queue->idle(); });
}

void Scheduler::add_table(StreamTable &table) {
  const std::lock_guard lock(mutex_);
  tables_.push_back(&table);
}

void Scheduler::shut_down() {
  Aftermath after;
  {
    std::unique_lock lock(mutex_);
    if (stopping_) return;
    stopping_ = true;
    for (StreamTable *const table : tables_) {
      const std::vector<std::shared_ptr<Queue>> queues = table->queues;
      for (const std::shared_ptr<Queue> &queue : queues) {
        if (queue->running) queue->head->cancel();
        settle(*queue, after);
      }
    }
    // A block that never ends must not keep the process: after a while it is left to the end of the process.
    quiet_.wait_until(lock, Clock::now() + kShutDownPatience, [this] { return running_ == 0; });
  }
  (void)deal_with(after, false);
}

bool Scheduler::all_idle() const {
  for (const StreamTable *const table : tables_) {
    for (const std::shared_ptr<Queue> &queue : table->queues) {
      if (!queue->idle()) return false;
    }
  }
  return true;
}

void Scheduler::before_fork() {
  // The child has no workers: what is in flight now would be lost there. Give it a moment to end.
  const Clock::time_point until = Clock::now() + kForkPatience;
  mutex_.lock();
  while (!inside_work() && !all_idle() && Clock::now() < until) {
    mutex_.unlock();
    std::this_thread::sleep_for(std::chrono::microseconds(200));
    mutex_.lock();
  }
}

void Scheduler::after_fork_in_parent() {
  mutex_.unlock();
}

void Scheduler::after_fork_in_child() {
  lose_workers();
  poisoned_ = poisoned_ || !all_idle();
  running_ = 0;
  static auto *const kept = new std::vector<std::shared_ptr<Queue>>;
  for (StreamTable *const table : tables_) {
    for (const std::shared_ptr<Queue> &queue : table->queues) {
      // Destroying a condition variable waits for its waiters, who are in the parent: keep the queue for good.
      if (queue->waiters > 0) kept->push_back(queue);
    }
  }
  mutex_.unlock();
}

}  // namespace gridstride::cpu

namespace gridstride {

WaitScope::WaitScope() : token_(cpu::hooks.enter != nullptr ? cpu::hooks.enter() : nullptr) {}

WaitScope::~WaitScope() {
  if (cpu::hooks.leave != nullptr) cpu::hooks.leave(token_);
}

}  // namespace gridstride
