#pragma once

#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <vector>

#include "base/fiber.h"
#include "ir/cooperation.h"
#include "types/kernel_abi.h"

namespace gridstride::ir {

// The threads of blocks, one fiber each, where they must be able to wait for each other at any place: the reference
// interpreter, and compiled kernels whose barriers or waiting loops no other form is known to fit.

class ThreadScheduler;

/// One thread, as the code that it runs sees it. The calls wait, and come back in the same fiber.
class BlockThread {
public:
  [[nodiscard]] const std::uint32_t *block() const { return block_; }
  [[nodiscard]] const std::uint32_t *thread() const { return thread_; }
  [[nodiscard]] int number() const { return number_; }  ///< in its block
  [[nodiscard]] int lane() const { return number_ % kWarpSize; }
  [[nodiscard]] bool ended() const { return state_ == State::Ended; }
  [[nodiscard]] std::uint32_t site() const { return site_; }  ///< where it waits
  [[nodiscard]] WarpOp warp_op() const { return op_; }        ///< and at what, at a warp operation
  void *tag = nullptr;                                        ///< for an observer
  /// The block's own memory, of the bytes that the scheduler was made with; 64-byte aligned.
  [[nodiscard]] std::byte *shared() const { return shared_; }

  /// `site` stands for the op, in reports.
  std::int32_t barrier(std::uint32_t site, BarrierKind kind, bool predicate);
  WarpResult warp(std::uint32_t site, WarpOp op, std::int32_t mask, const gridstride::Scalar &value, std::int32_t n,
                  int width);
  /// Others run. `waits`: the thread itself does nothing until others do.
  void yield(bool waits);

private:
  friend class ThreadScheduler;
  void suspend();
  enum class State : std::uint8_t { Ready, Yielded, Waiting, AtBarrier, AtWarp, Ended };

  ThreadScheduler *scheduler_ = nullptr;
  std::unique_ptr<Fiber> fiber_;
  std::uint32_t block_[3] = {};
  std::uint32_t thread_[3] = {};
  int number_ = 0;  ///< in its block
  std::byte *shared_ = nullptr;
  State state_ = State::Ended;
  bool begun_ = false;  ///< has been on its fiber
  // What it waits at.
  std::uint32_t site_ = 0;
  BarrierKind kind_ = BarrierKind::Plain;
  bool predicate_ = false;
  std::int32_t count_ = 0;  ///< what the barrier gives
  WarpOp op_ = WarpOp::Sync;
  std::uint32_t mask_ = 0;
  int width_ = kWarpSize;
  WarpPart part_;
  WarpResult result_;
};

/// Is told of what orders threads, at the moment when it does.
class ThreadObserver {
public:
  virtual ~ThreadObserver() = default;
  virtual void block_begins(std::vector<BlockThread> &threads) = 0;
  virtual void block_ends(std::vector<BlockThread> &threads) = 0;
  /// All threads that have not ended have come to a barrier, and are about to go on.
  virtual void at_barrier(std::vector<BlockThread> &threads) = 0;
  virtual void at_grid_barrier() = 0;
  /// Threads of a warp have met at an operation: bit k stands for thread first + k.
  virtual void at_warp(std::vector<BlockThread> &threads, std::size_t first, std::uint32_t lanes) = 0;
};

/// Threads of one block that wait, and one that does not come.
struct Deadlock {
  std::uint32_t site = 0;  ///< where the first one waits
  std::uint32_t block[3] = {};
  std::uint32_t thread[3] = {};
  std::uint32_t other_site = 0;
  std::int64_t other = 0;    ///< the number in its block of a thread that they wait for
  bool other_loops = false;  ///< it is in a loop that nothing ends; else it waits at `other_site`
};

class ThreadScheduler {
public:
  struct Options {
    std::size_t shared_bytes = 0;
    std::size_t stack_bytes = 64 * 1024;
    /// What threads have on their stacks is destroyed when they are given up. For bodies in C++; compiled kernels own
    /// nothing there, and cannot be unwound.
    bool unwinds = false;
    /// True: leave everything as it is and come back. Asked while threads only wait, and now and then.
    std::function<bool()> cancelled;
    ThreadObserver *observer = nullptr;
  };
  using Body = std::function<void(BlockThread &)>;

  ThreadScheduler(const GridDims &dims, Options options);
  ~ThreadScheduler();
  ThreadScheduler(const ThreadScheduler &) = delete;
  ThreadScheduler &operator=(const ThreadScheduler &) = delete;

  /// Runs the blocks [begin, end), numbered as in CpuEntry: one after another, more of them at once where threads wait
  /// for something outside of their block. Gives false for a deadlock, of which `deadlock` tells then. What `body`
  /// throws ends all and is thrown on.
  bool run(std::int64_t begin, std::int64_t end, const Body &body);
  [[nodiscard]] const Deadlock &deadlock() const { return deadlock_; }

private:
  friend class BlockThread;
  struct Block;

  void admit(std::int64_t number);
  void step(BlockThread &thread);
  bool release_barrier(Block &block);
  bool release_grid();
  bool release_warps(Block &block, bool only_whole);
  void complete_warp(Block &block, std::size_t first, std::uint32_t lanes);
  [[nodiscard]] bool find_deadlock(const Block &block, bool loops);
  [[nodiscard]] std::size_t most_blocks() const;
  static void run_thread(void *argument);

  GridDims dims_;
  Options options_;
  const Body *body_ = nullptr;
  std::vector<std::unique_ptr<Block>> blocks_;
  std::vector<std::unique_ptr<Block>> free_;
  std::exception_ptr error_;
  bool giving_up_ = false;  ///< threads that go on are to end
  Deadlock deadlock_;
};

}  // namespace gridstride::ir
