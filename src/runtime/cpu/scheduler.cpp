#include "runtime/cpu/scheduler.h"

#include <algorithm>
#include <string>

#include "base/error.h"
#include "runtime/cpu/spin.h"
#include "runtime/cpu/thresholds.h"
#include "runtime/cpu/workers.h"
#include "runtime/fault.h"

namespace gridstride {

void StreamTable::PendingError::raise() const {
  if (exception) std::rethrow_exception(exception);
  if (owner) owner->raise(*fault);
  throw Error(ErrorKind::Index, "a kernel used index " + std::to_string(fault->index) + " of an extent of " +
                                    std::to_string(fault->extent));
}

namespace cpu {

namespace {

std::int64_t now_ns() {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(Clock::now().time_since_epoch()).count();
}

}  // namespace

Scheduler &scheduler() {
  static Scheduler *const made = new Scheduler;
  return *made;
}

// ---- lists, under the lock ----

void Scheduler::refuse_if_unusable() const {
  if (stopping_) {
    throw Error(ErrorKind::Runtime,
                "the device runtime was shut down because the process is ending; no new work is accepted");
  }
  if (poisoned_) {
    throw Error(ErrorKind::Runtime,
                "this process was forked while work was pending on a stream, whose results are lost here; call "
                "synchronize() before the fork, or start processes by 'spawn'");
  }
}

void Scheduler::depend(Operation &operation, Queue &on, std::uint64_t ticket) {
  on.attention.store(true, std::memory_order_seq_cst);
  if (on.completed.load(std::memory_order_seq_cst) >= ticket) return;
  operation.dependencies.push_back({on.shared_from_this(), ticket});
  ++operation.unmet;
  on.dependents.push_back({ticket, &operation});
}

void Scheduler::append(Queue &queue, Operation *operation, Aftermath &after) {
  operation->queue = queue.shared_from_this();
  operation->ticket = queue.submitted.fetch_add(1, std::memory_order_seq_cst) + 1;
  if (queue.kind == QueueKind::Blocking) {
    queue.table.blocking_in_flight.fetch_add(1, std::memory_order_seq_cst);
    Queue &null_queue = *queue.table.null_queue;
    const std::uint64_t last = null_queue.submitted.load(std::memory_order_seq_cst);
    if (null_queue.completed.load(std::memory_order_seq_cst) < last) depend(*operation, null_queue, last);
  } else if (queue.kind == QueueKind::Null && queue.table.blocking_in_flight.load(std::memory_order_seq_cst) != 0) {
    for (const std::shared_ptr<Queue> &other : queue.table.queues) {
      if (other->kind != QueueKind::Blocking) continue;
      const std::uint64_t last = other->submitted.load(std::memory_order_seq_cst);
      if (other->completed.load(std::memory_order_seq_cst) < last) depend(*operation, *other, last);
    }
  }
  (queue.tail != nullptr ? queue.tail->next : queue.head) = operation;
  queue.tail = operation;
  ++queue.length;
  queue.attention.store(true, std::memory_order_seq_cst);
  settle(queue, after);
}

void Scheduler::pop(Queue &queue, Aftermath &after) {
  Operation *const operation = queue.head;
  queue.head = operation->next;
  if (queue.head == nullptr) queue.tail = nullptr;
  --queue.length;
  if (queue.kind == QueueKind::Blocking) queue.table.blocking_in_flight.fetch_sub(1, std::memory_order_seq_cst);
  queue.completed.store(operation->ticket, std::memory_order_seq_cst);
  after.ended.push_back(operation);
}

// Brings queues up to date after a change: lets go what waited for tickets that have ended, passes trivial operations,
// and starts the next operation where nothing is in its way.
void Scheduler::settle(Queue &first, Aftermath &after) {
  std::vector<Queue *> work{&first};
  while (!work.empty()) {
    Queue &queue = *work.back();
    work.pop_back();
    while (queue.head != nullptr && !queue.running) {
      Operation *const next = queue.head;
      if (queue.completed.load(std::memory_order_seq_cst) + 1 != next->ticket) break;  // inline work is under way
      if (stopping_) {
        pop(queue, after);
        continue;
      }
      if (next->unmet > 0) break;
      if (!next->trivial()) {
        queue.running = true;
        next->started = true;
        ++running_;
        next->add_reference();
        after.ready.push_back(next);
        if (queue.waiters > 0) queue.wake.notify_all();  // there is something to help with
        break;
      }
      if (next->event && next->event->generation == next->generation) next->event->time = now_ns();
      pop(queue, after);
    }
    const std::uint64_t ended = queue.completed.load(std::memory_order_seq_cst);
    for (std::size_t i = 0; i < queue.dependents.size();) {
      const Queue::Dependent dependent = queue.dependents[i];
      if (dependent.ticket > ended) {
        ++i;
        continue;
      }
      queue.dependents[i] = queue.dependents.back();
      queue.dependents.pop_back();
      if (--dependent.operation->unmet == 0) work.push_back(dependent.operation->queue.get());
    }
    if (queue.waiters > 0) queue.wake.notify_all();
    if (queue.orphaned && queue.head == nullptr && queue.idle()) {
      auto &all = queue.table.queues;
      const auto found = std::find_if(all.begin(), all.end(), [&](const auto &entry) { return entry.get() == &queue; });
      if (found != all.end()) {
        if (queue.error) queue.table.orphans.push_back(std::move(queue.error));
        after.dropped.push_back(std::move(*found));
        all.erase(found);
      }
    }
    queue.attention.store(queue.head != nullptr || !queue.dependents.empty() || queue.waiters > 0 || queue.orphaned,
                          std::memory_order_seq_cst);
  }
}

// ---- changes ----

Team *Scheduler::deal_with(Aftermath &after, bool keep_one) {
  Team *kept = nullptr;
  for (Operation *operation : after.ready) {
    if (keep_one && kept == nullptr) {
      operation->wanted.store(operation->width() - 1, std::memory_order_relaxed);
      kept = operation;
    } else {
      enqueue_for_all(operation, 0);
    }
  }
  for (Operation *operation : after.ended) {
    operation->release();
    operation->drop_reference();
  }
  return kept;
}

void Scheduler::submit(Queue &queue, Operation *operation) {
  Aftermath after;
  try {
    std::unique_lock lock(mutex_);
    refuse_if_unusable();
    while (queue.length >= kLongestQueue && !inside_work()) {
      const std::uint64_t ticket = queue.submitted.load() - kLongestQueue + 1;
      lock.unlock();
      wait(queue, ticket, {});
      lock.lock();
      refuse_if_unusable();
    }
    append(queue, operation, after);
  } catch (...) {
    operation->drop_reference();
    throw;
  }
  (void)deal_with(after, false);
}

void Scheduler::submit_record(Queue &queue, const std::shared_ptr<EventState> &event) {
  auto operation = std::make_unique<Operation>(OperationKind::Record);
  Aftermath after;
  {
    const std::lock_guard lock(mutex_);
    refuse_if_unusable();
    operation->event = event;
    operation->generation = ++event->generation;
    event->queue = queue.shared_from_this();
    event->time = 0;
    Operation *const appended = operation.release();
    append(queue, appended, after);
    event->ticket = appended->ticket;  // it may have ended, but is held by `after`
  }
  (void)deal_with(after, false);
}

void Scheduler::record_inline(Queue &queue, const std::shared_ptr<EventState> &event) {
  const std::lock_guard lock(mutex_);
  ++event->generation;
  event->queue = queue.shared_from_this();
  event->ticket = queue.completed.load(std::memory_order_relaxed) + 1;
  event->time = now_ns();
}

void Scheduler::submit_wait(Queue &queue, const std::shared_ptr<EventState> &event) {
  std::unique_ptr<Operation> operation;
  Aftermath after;
  {
    const std::lock_guard lock(mutex_);
    if (!event->queue || event->queue.get() == &queue) return;
    if (event->queue->completed.load(std::memory_order_seq_cst) >= event->ticket) return;
    refuse_if_unusable();
    operation = std::make_unique<Operation>(OperationKind::Wait);
    depend(*operation, *event->queue, event->ticket);
    append(queue, operation.release(), after);
  }
  (void)deal_with(after, false);
}

Team *Scheduler::complete(Operation *operation) {
  Aftermath after;
  {
    const std::lock_guard lock(mutex_);
    Queue &queue = *operation->queue;
    if (!queue.error && (operation->exception || operation->fault.raised != 0)) {
      queue.error.exception = operation->exception;
      if (operation->fault.raised != 0 && !operation->exception) {
        queue.error.owner = std::move(operation->owner);
        queue.error.fault = copy_of(operation->fault);
      }
      queue.has_error.store(true, std::memory_order_release);
    }
    queue.running = false;
    if (--running_ == 0) quiet_.notify_all();
    pop(queue, after);
    settle(queue, after);
  }
  return deal_with(after, true);
}

void Scheduler::attend(Queue &queue) {
  Aftermath after;
  {
    const std::lock_guard lock(mutex_);
    settle(queue, after);
  }
  (void)deal_with(after, false);
}

void Scheduler::add_error(Queue &queue, StreamTable::PendingError error) {
  const std::lock_guard lock(mutex_);
  if (queue.error) return;
  queue.error = std::move(error);
  queue.has_error.store(true, std::memory_order_release);
}

void Scheduler::throw_error(Queue &queue) {
  if (!queue.has_error.load(std::memory_order_acquire)) return;
  StreamTable::PendingError error;
  {
    const std::lock_guard lock(mutex_);
    error = std::move(queue.error);
    queue.error = {};
    queue.has_error.store(false, std::memory_order_release);
  }
  if (error) error.raise();
}

void Scheduler::throw_any_error(StreamTable &table) {
  StreamTable::PendingError error;
  std::vector<std::shared_ptr<Queue>> queues;
  {
    const std::lock_guard lock(mutex_);
    queues = table.queues;
    if (!table.orphans.empty()) {
      error = std::move(table.orphans.front());
      table.orphans.pop_front();
    }
  }
  if (error) error.raise();
  for (const std::shared_ptr<Queue> &queue : queues) throw_error(*queue);
}

std::shared_ptr<Queue> Scheduler::add_queue(StreamTable &table, QueueKind kind) {
  auto queue = std::make_shared<Queue>(table, kind);
  const std::lock_guard lock(mutex_);
  table.queues.push_back(queue);
  return queue;
}

void Scheduler::orphan(Queue &queue) {
  Aftermath after;
  {
    const std::lock_guard lock(mutex_);
    queue.orphaned = true;
    settle(queue, after);
  }
  (void)deal_with(after, false);
}

Scheduler::Mark Scheduler::mark(const EventState &event) {
  const std::lock_guard lock(mutex_);
  return {event.queue, event.ticket, event.time};
}

}  // namespace cpu
}  // namespace gridstride
