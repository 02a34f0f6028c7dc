#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <string_view>
#include <vector>

#include "runtime/buffer.h"
#include "runtime/cpu/team.h"
#include "runtime/launch.h"
#include "runtime/trace.h"

namespace gridstride {

struct EventState;

namespace cpu {

class Queue;

enum class OperationKind : std::uint8_t { Launch, Host, Record, Wait };

/// One entry of a queue. Links, dependencies and `started` are guarded by the scheduler's lock; the rest is set before
/// the operation is submitted and used by the threads that run it.
class Operation final : public Team {
public:
  explicit Operation(OperationKind kind_in) : kind(kind_in) {}

  /// Copies what the request borrows.
  [[nodiscard]] static Operation *of_launch(const LaunchRequest &request);
  [[nodiscard]] static Operation *of_host(std::function<void()> task, std::string_view name, double cost,
                                          std::span<const std::shared_ptr<Buffer>> buffers);

  /// Record and Wait end as soon as they are reached.
  [[nodiscard]] bool trivial() const { return kind == OperationKind::Record || kind == OperationKind::Wait; }
  /// Drops what the work held: before its end is announced, so that a waiter finds the memory free.
  void release();

  Team *finish() override;

  const OperationKind kind;

  // Guarded by the scheduler's lock.
  struct Dependency {
    std::shared_ptr<Queue> queue;
    std::uint64_t ticket;
  };
  std::shared_ptr<Queue> queue;
  std::uint64_t ticket = 0;
  Operation *next = nullptr;
  std::vector<Dependency> dependencies;
  int unmet = 0;
  bool started = false;
  bool endless = false;  ///< see LaunchRequest: a waiter leaves it to the workers, so that it can look at signals

  // Record.
  std::shared_ptr<EventState> event;
  std::uint64_t generation = 0;

  std::unique_ptr<trace::Pending> traced;  ///< while a timeline is recorded

  // What went wrong.
  FaultRecord fault;
  std::shared_ptr<const LaunchOwner> owner;
  std::exception_ptr exception;

protected:
  void run(std::int64_t begin, std::int64_t end) override;
  [[nodiscard]] bool begins_short() const override { return latest_ != nullptr; }

private:
  static constexpr std::size_t kInlineWords = 40;

  CpuLaunch launch_;
  CpuEntry entry_ = nullptr;
  const std::atomic<CpuEntry> *latest_ = nullptr;  ///< see LaunchRequest
  std::size_t scratch_bytes_ = 0;
  std::uint64_t inline_words_[kInlineWords];  ///< parameter slots, then extents, when they fit
  std::unique_ptr<std::uint64_t[]> words_;
  std::vector<std::shared_ptr<Buffer>> buffers_;
  std::function<void()> task_;
  std::string_view name_;
  std::atomic<bool> failed_{false};  ///< `exception` is taken
};

/// Runs a piece of a launch by the entry that is best by now (LaunchRequest::latest).
template <class Run>
void run_entry(CpuEntry entry, const std::atomic<CpuEntry> *latest, const LaunchOwner *owner, Run &&run) {
  const CpuEntry best = latest == nullptr ? entry : latest->load(std::memory_order_acquire);
  if (latest == nullptr || best != entry) [[likely]]
    return run(best);
  const auto begun = std::chrono::steady_clock::now();
  run(entry);
  owner->ran(std::chrono::nanoseconds(std::chrono::steady_clock::now() - begun).count());
}

/// Runs a host task and gives what it threw; exceptions that are no Error become one that names the task.
[[nodiscard]] std::exception_ptr run_guarded(const std::function<void()> &task, std::string_view name);

/// The error of a launch for whose scratch a worker has no memory.
[[nodiscard]] std::exception_ptr no_scratch(std::size_t bytes);

}  // namespace cpu
}  // namespace gridstride
