#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <string_view>
#include <vector>

#include "runtime/cpu/operation.h"
#include "runtime/event.h"

namespace gridstride {

class Device;

namespace cpu {
class Queue;
class Scheduler;
}  // namespace cpu

/// The queues of one device.
struct StreamTable {
  std::atomic<std::int64_t> blocking_in_flight{0};  ///< operations of blocking queues, submitted and not ended
  cpu::Queue *null_queue = nullptr;
  // Guarded by the scheduler's lock.
  std::vector<std::shared_ptr<cpu::Queue>>
      queues;  ///< the null queue first; a queue leaves when it is orphaned and empty
  struct PendingError {
    std::exception_ptr exception;
    std::shared_ptr<const LaunchOwner> owner;  ///< with `fault`
    std::unique_ptr<FaultRecord> fault;
    [[nodiscard]] explicit operator bool() const { return exception != nullptr || fault != nullptr; }
    [[noreturn]] void raise() const;
  };
  std::deque<PendingError> orphans;  ///< errors of queues that are gone
};

/// The mark behind an Event. All but the options is guarded by the scheduler's lock.
struct EventState {
  Device *device = nullptr;
  EventOptions options;
  std::shared_ptr<cpu::Queue> queue;  ///< null until recorded
  std::uint64_t ticket = 0;
  std::uint64_t generation = 0;
  std::int64_t time = 0;  ///< nanoseconds on the steady clock, once reached

  std::shared_ptr<cuda::Event> cuda;  ///< on a CUDA device, in place of the mark above
  std::atomic<bool> recorded{false};  ///< with `cuda`
};

namespace cpu {

using Clock = std::chrono::steady_clock;

enum class QueueKind : std::uint8_t {
  Null,      ///< ordered against all blocking queues of its device
  Blocking,  ///< ordered against the null queue
  NonBlocking,
};

/// The state of one stream. Operations are numbered by tickets in submission order: ticket t has ended when
/// `completed >= t`, and the queue is idle when `completed == submitted`.
///
/// Inline work takes a ticket by compare-and-swap on an idle queue, without the lock, and runs in the caller. Who wants
/// to know about its end sets `attention` first and looks at `completed` after; who ends inline work stores `completed`
/// first and looks at `attention` after (both sequentially consistent), so that one of the two sees the other.
class Queue : public std::enable_shared_from_this<Queue> {
public:
  Queue(StreamTable &table_in, QueueKind kind_in) : table(table_in), kind(kind_in) {}

  /// Takes the queue for work in the caller; false when it is busy, or ordered behind a busy one.
  [[nodiscard]] bool begin_inline();
  void end_inline();
  [[nodiscard]] bool idle() const {
    const std::uint64_t ended = completed.load(std::memory_order_seq_cst);
    return submitted.load(std::memory_order_seq_cst) == ended;
  }

  StreamTable &table;
  const QueueKind kind;
  std::atomic<std::uint64_t> submitted{0};
  std::atomic<std::uint64_t> completed{0};
  std::atomic<bool> attention{false};
  std::atomic<bool> has_error{false};

  // Guarded by the scheduler's lock.
  struct Dependent {
    std::uint64_t ticket;
    Operation *operation;
  };
  Operation *head = nullptr;
  Operation *tail = nullptr;
  std::size_t length = 0;
  bool running = false;   ///< the head is in the hands of threads
  bool orphaned = false;  ///< no stream refers to it any more
  int waiters = 0;
  std::condition_variable wake;
  std::vector<Dependent> dependents;
  StreamTable::PendingError error;  ///< the first since the last synchronisation
};

/// When a waiter must look at signals. Also the interrupt that takes it out of the work it helps with.
class PollClock final : public Interrupt {
public:
  explicit PollClock(const std::function<void()> &poll) : poll_(poll) {}
  bool due() override { return Clock::now() >= next_; }
  [[nodiscard]] Clock::time_point next() const { return next_; }
  /// Calls the polls; may throw.
  void poll();

private:
  static constexpr std::chrono::milliseconds kPeriod{20};
  const std::function<void()> &poll_;
  Clock::time_point next_ = Clock::now() + kPeriod;
};

/// The order of all operations on all CPU devices, under one lock, which is held for short list work only.
class Scheduler {
public:
  /// Puts an operation at the end of a queue. Waits first while the queue is full, unless called from inside work.
  void submit(Queue &queue, Operation *operation);
  /// As `submit`, for a Record: moves the event's mark there.
  void submit_record(Queue &queue, const std::shared_ptr<EventState> &event);
  /// For a Record on a queue that the caller holds inline.
  void record_inline(Queue &queue, const std::shared_ptr<EventState> &event);
  /// Later operations of `queue` wait for the event's mark.
  void submit_wait(Queue &queue, const std::shared_ptr<EventState> &event);

  /// The operation's last piece has ended. Returns an operation for the calling thread to go on with, or null.
  [[nodiscard]] Team *complete(Operation *operation);
  /// Inline work has ended and somebody wants to know.
  void attend(Queue &queue);
  void add_error(Queue &queue, StreamTable::PendingError error);

  /// Waits until `ticket` has ended, helping. Throws what `poll` or the wait hooks throw.
  void wait(Queue &queue, std::uint64_t ticket, const std::function<void()> &poll);
  /// Waits for everything on a device. Throws no error of the work.
  void wait_all(StreamTable &table, const std::function<void()> &poll);
  [[nodiscard]] bool idle(const StreamTable &table);
  void throw_error(Queue &queue);
  void throw_any_error(StreamTable &table);

  [[nodiscard]] std::shared_ptr<Queue> add_queue(StreamTable &table, QueueKind kind);
  void orphan(Queue &queue);

  struct Mark {
    std::shared_ptr<Queue> queue;
    std::uint64_t ticket = 0;
    std::int64_t time = 0;
  };
  [[nodiscard]] Mark mark(const EventState &event);

  void add_table(StreamTable &table);
  void shut_down();
  void before_fork();
  void after_fork_in_parent();
  void after_fork_in_child();

private:
  // What is done about the outcome of a change once the lock is released.
  struct Aftermath {
    std::vector<Operation *> ready;  ///< with a reference each
    std::vector<Operation *> ended;  ///< with a reference each
    std::vector<std::shared_ptr<Queue>> dropped;
  };
  [[nodiscard]] Team *deal_with(Aftermath &after, bool keep_one);
  void append(Queue &queue, Operation *operation, Aftermath &after);
  void depend(Operation &operation, Queue &on, std::uint64_t ticket);
  void settle(Queue &first, Aftermath &after);
  void pop(Queue &queue, Aftermath &after);
  [[nodiscard]] Operation *find_help(Queue &queue, int depth);
  void help(Operation *operation, Queue &queue, std::uint64_t ticket, PollClock &clock);
  void refuse_if_unusable() const;
  [[nodiscard]] bool all_idle() const;

  std::mutex mutex_;
  std::condition_variable quiet_;  ///< shut_down waits for running_ to reach 0
  std::vector<StreamTable *> tables_;
  int running_ = 0;
  bool stopping_ = false;
  bool poisoned_ = false;  ///< a forked child whose parent had work in flight
};

/// Made on first use, never destroyed.
[[nodiscard]] Scheduler &scheduler();

}  // namespace cpu
}  // namespace gridstride
