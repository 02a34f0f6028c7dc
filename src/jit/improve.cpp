#include "jit/improve.h"

#include <condition_variable>
#include <deque>
#include <exception>
#include <mutex>
#include <thread>

#include <pthread.h>

#include "jit/kernel.h"

namespace gridstride::jit {

namespace {

/// Code that has run for so many nanoseconds will run longer; each call counts as some, too.
constexpr std::int64_t kWorth = 2'000'000;
constexpr std::int64_t kCall = 20'000;

class Improver {
public:
  static Improver &instance() {
    // Never destroyed: its thread may wait in it until the process is gone.
    static auto *const improver = new Improver;
    static const AtExit at_exit;
    return *improver;
  }

  void add(std::shared_ptr<const Kernel> kernel) {
    const std::lock_guard lock(mutex_);
    if (lost_) return;
    waiting_.push_back(std::move(kernel));
    if (!started_) {
      started_ = true;
      std::thread([this] { work(); }).detach();
    }
    changed_.notify_all();
  }

  void finish() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return lost_ || (waiting_.empty() && !busy_); });
  }

private:
  /// LLVM's tables go when the process ends: nothing is compiled any more by then.
  struct AtExit {
    ~AtExit() {
      Improver &improver = instance();
      std::unique_lock lock(improver.mutex_);
      improver.lost_ = true;
      improver.waiting_.clear();
      improver.changed_.wait(lock, [&] { return !improver.busy_; });
    }
  };

  Improver() {
    // A child must not find locks that a thread which it has not got holds.
    ::pthread_atfork(
        [] {
          Improver &improver = instance();
          std::unique_lock lock(improver.mutex_);
          improver.changed_.wait(lock, [&] { return !improver.busy_; });
          lock.release();
        },
        [] { instance().mutex_.unlock(); },
        [] {
          Improver &improver = instance();
          improver.lost_ = true;
          improver.waiting_.clear();
          improver.mutex_.unlock();
        });
  }

  void work() {
    std::unique_lock lock(mutex_);
    while (true) {
      changed_.wait(lock, [this] { return !waiting_.empty(); });
      std::shared_ptr<const Kernel> kernel = std::move(waiting_.front());
      waiting_.pop_front();
      busy_ = true;
      lock.unlock();
      try {
        detail::make_anew(*kernel);
      } catch (const std::exception &) {
        // The kernel runs as before.
      }
      kernel.reset();
      lock.lock();
      busy_ = false;
      changed_.notify_all();
    }
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::shared_ptr<const Kernel>> waiting_;
  bool started_ = false;
  bool busy_ = false;
  bool lost_ = false;  ///< no thread works at it
};

}  // namespace

void improve_later(std::shared_ptr<const Kernel> kernel) {
  Improver::instance().add(std::move(kernel));
}

void finish_improving() {
  Improver::instance().finish();
}

void Kernel::ran(std::int64_t nanoseconds) const {
  const std::int64_t more = nanoseconds + kCall;
  const std::int64_t before = spent_.fetch_add(more, std::memory_order_relaxed);
  if (before < kWorth && before + more >= kWorth && latest() != nullptr) improve_later(shared_from_this());
}

}  // namespace gridstride::jit
