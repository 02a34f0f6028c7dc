#pragma once

#include <atomic>
#include <cstdint>
#include <memory>

namespace gridstride::cpu {

/// Why a thread came back from `Team::work`.
enum class WorkEnd : std::uint8_t {
  NothingLeft,  ///< all is claimed (others may still run), or every seat is taken
  Interrupted,  ///< the caller's interrupt asked for it; work is left
  Finished,     ///< this thread ended the last piece: it must call `finish` exactly once
};

/// Asked between pieces, so that a thread can leave a team without waiting for the end of the whole.
class Interrupt {
public:
  virtual ~Interrupt() = default;
  [[nodiscard]] virtual bool due() = 0;
};

/// A loop over [0, items) that any number of threads may join at any time; nobody waits in it. Each seat owns one
/// contiguous range, whose owner takes pieces from the front (long ones first, sized by the time that earlier pieces
/// took); who runs dry takes the back half of another range. A thread that leaves early leaves nothing half done.
///
/// Counted; whoever hands a team to another thread takes a reference for it.
class Team {
public:
  Team() = default;
  virtual ~Team() = default;
  Team(const Team &) = delete;
  Team &operator=(const Team &) = delete;

  void add_reference() { references_.fetch_add(1, std::memory_order_relaxed); }
  void drop_reference() {
    if (references_.fetch_sub(1, std::memory_order_acq_rel) == 1) delete this;
  }

  /// Before the team is shared: splits on multiples of `grain`, at most `max_width` threads at once. `cost` is the
  /// estimated nanoseconds of the whole on one thread.
  void prepare(std::int64_t items, std::int64_t grain, double cost, int max_width);

  WorkEnd work(Interrupt *interrupt);
  /// What was not begun is counted as done without being run.
  void cancel() { cancelled_.store(true, std::memory_order_relaxed); }
  [[nodiscard]] bool cancelled() const { return cancelled_.load(std::memory_order_relaxed); }
  [[nodiscard]] const std::atomic<bool> &cancel_flag() const { return cancelled_; }
  /// All pieces have ended.
  [[nodiscard]] bool ended() const { return remaining_.load(std::memory_order_acquire) == 0; }
  /// There is something to claim and a seat to do it from. A hint.
  [[nodiscard]] bool joinable() const {
    return unclaimed_.load(std::memory_order_relaxed) > 0 && seated_.load(std::memory_order_relaxed) < width_;
  }
  [[nodiscard]] int width() const { return width_; }
  [[nodiscard]] double cost() const { return cost_; }

  /// Further worker tasks that this team still wants; each woken worker passes the call on to two more.
  std::atomic<int> wanted{0};

  /// Called once, by the thread that got `Finished`. May return a team (with a reference) for the same thread to go on
  /// with.
  virtual Team *finish() = 0;

protected:
  virtual void run(std::int64_t begin, std::int64_t end) = 0;
  /// The first piece of each thread is to be as short as pieces are.
  [[nodiscard]] virtual bool begins_short() const { return false; }

private:
  struct alignas(64) Range {
    std::atomic<bool> locked{false};
    std::int64_t begin = 0;
    std::int64_t end = 0;
  };
  struct Piece {
    std::int64_t begin = 0;
    std::int64_t end = 0;
  };
  static constexpr int kInlineRanges = 2;

  [[nodiscard]] Piece claim(int seat, double nanoseconds_per_unit, double longest);
  [[nodiscard]] Piece take_front(Range &range, double nanoseconds_per_unit, double longest);
  [[nodiscard]] Piece steal(Range &victim);

  std::atomic<int> references_{1};
  std::atomic<int> seated_{0};
  std::atomic<int> next_seat_{0};
  std::atomic<bool> cancelled_{false};
  int width_ = 1;
  std::int64_t items_ = 0;
  std::int64_t grain_ = 1;
  double cost_ = 0;
  double estimate_ = 0;                     ///< nanoseconds a unit, by the cost given
  std::atomic<std::int64_t> unclaimed_{0};  ///< units, of `grain_` items each
  std::atomic<std::int64_t> remaining_{0};  ///< units not ended
  Range inline_ranges_[kInlineRanges];
  std::unique_ptr<Range[]> more_ranges_;
  Range *ranges_ = inline_ranges_;
};

}  // namespace gridstride::cpu
