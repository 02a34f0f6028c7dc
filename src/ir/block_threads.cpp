#include "ir/block_threads.h"

#include <algorithm>
#include <chrono>
#include <new>
#include <utility>

namespace gridstride::ir {

namespace {

/// How long threads may do nothing but wait for others that wait for them.
constexpr std::chrono::milliseconds kPatience(900);
/// Threads that are resident at once, as on a large GPU: waiting for a block beyond would never end there either.
constexpr std::int64_t kResidentThreads = 132 * 2048;
constexpr std::size_t kSharedAlign = 64;

/// Ends a thread that is given up.
struct GivenUp {};

struct FreeAligned {
  void operator()(std::byte *memory) const { ::operator delete[](memory, std::align_val_t(kSharedAlign)); }
};

}  // namespace

struct ThreadScheduler::Block {
  std::vector<BlockThread> threads;
  std::unique_ptr<std::byte[], FreeAligned> shared;
  std::size_t live = 0;
  bool warp_waits = false;  ///< a thread may wait at a warp operation
};

// --- a thread's side

void BlockThread::suspend() {
  fiber_->suspend();
  if (scheduler_->giving_up_) throw GivenUp{};
}

std::int32_t BlockThread::barrier(std::uint32_t site, BarrierKind kind, bool predicate) {
  site_ = site;
  kind_ = kind;
  predicate_ = predicate;
  state_ = State::AtBarrier;
  suspend();
  return count_;
}

WarpResult BlockThread::warp(std::uint32_t site, WarpOp op, std::int32_t mask, const gridstride::Scalar &value,
                             std::int32_t n, int width) {
  site_ = site;
  op_ = op;
  mask_ = static_cast<std::uint32_t>(mask) | (std::uint32_t{1} << lane());
  if (op == WarpOp::ActiveMask) mask_ = UINT32_MAX;
  width_ = width;
  part_ = {true, value, n};
  state_ = State::AtWarp;
  suspend();
  return result_;
}

void BlockThread::yield(bool waits) {
  state_ = waits ? State::Waiting : State::Yielded;
  suspend();
}

// --- the scheduler's side

ThreadScheduler::ThreadScheduler(const GridDims &dims, Options options) : dims_(dims), options_(std::move(options)) {}

ThreadScheduler::~ThreadScheduler() = default;

void ThreadScheduler::run_thread(void *argument) {
  auto &thread = *static_cast<BlockThread *>(argument);
  try {
    (*thread.scheduler_->body_)(thread);
  } catch (const GivenUp &) {
    // Its objects are destroyed.
  } catch (...) {
    if (!thread.scheduler_->error_) thread.scheduler_->error_ = std::current_exception();
  }
  thread.state_ = BlockThread::State::Ended;
}

std::size_t ThreadScheduler::most_blocks() const {
  const std::int64_t threads = std::int64_t{dims_.block[0]} * dims_.block[1] * dims_.block[2];
  return static_cast<std::size_t>(std::max<std::int64_t>(kResidentThreads / threads, 1));
}

void ThreadScheduler::admit(std::int64_t number) {
  const std::size_t count = std::size_t{dims_.block[0]} * dims_.block[1] * dims_.block[2];
  if (free_.empty()) {
    auto made = std::make_unique<Block>();
    made->threads.resize(count);
    if (options_.shared_bytes > 0) {
      made->shared.reset(new (std::align_val_t(kSharedAlign)) std::byte[options_.shared_bytes]);
    }
    free_.push_back(std::move(made));
  }
  std::unique_ptr<Block> block = std::move(free_.back());
  free_.pop_back();
  const std::int64_t row = number / dims_.grid[0];
  const std::uint32_t at[3] = {static_cast<std::uint32_t>(number % dims_.grid[0]),
                               static_cast<std::uint32_t>(row % dims_.grid[1]),
                               static_cast<std::uint32_t>(row / dims_.grid[1])};
  for (std::size_t i = 0; i < count; ++i) {
    BlockThread &thread = block->threads[i];
    thread.scheduler_ = this;
    thread.number_ = static_cast<int>(i);
    thread.shared_ = block->shared.get();
    std::copy(at, at + 3, thread.block_);
    thread.thread_[0] = static_cast<std::uint32_t>(i % dims_.block[0]);
    thread.thread_[1] = static_cast<std::uint32_t>(i / dims_.block[0] % dims_.block[1]);
    thread.thread_[2] = static_cast<std::uint32_t>(i / dims_.block[0] / dims_.block[1]);
    if (thread.fiber_ == nullptr) thread.fiber_ = std::make_unique<Fiber>(options_.stack_bytes);
    thread.fiber_->start(&run_thread, &thread);
    thread.state_ = BlockThread::State::Ready;
    thread.begun_ = false;
  }
  block->live = count;
  block->warp_waits = false;
  if (options_.observer != nullptr) options_.observer->block_begins(block->threads);
  blocks_.push_back(std::move(block));
}

void ThreadScheduler::step(BlockThread &thread) {
  thread.state_ = BlockThread::State::Ready;
  thread.begun_ = true;
  thread.fiber_->resume();
}

bool ThreadScheduler::run(std::int64_t begin, std::int64_t end, const Body &body) {
  using State = BlockThread::State;
  using Clock = std::chrono::steady_clock;
  body_ = &body;
  error_ = nullptr;
  std::int64_t next = begin;
  Clock::time_point moved = Clock::now();
  const auto give_up = [&] {
    giving_up_ = options_.unwinds;
    for (auto &block : blocks_) {
      for (BlockThread &thread : block->threads) {
        if (thread.state_ == State::Ended) continue;
        // One that has not begun owns nothing.
        if (options_.unwinds && thread.begun_) step(thread);
        if (thread.state_ != State::Ended) thread.fiber_->abandon();
      }
    }
    giving_up_ = false;
    blocks_.clear();
    free_.clear();
  };
  std::uint32_t rounds = 0;
  while (!blocks_.empty() || next < end) {
    if (blocks_.empty()) admit(next++);
    bool progress = false;
    bool yielded = false;
    for (std::size_t b = 0; b < blocks_.size();) {
      Block &block = *blocks_[b];
      bool moves = false;  // within this block, now
      for (BlockThread &thread : block.threads) {
        if (thread.state_ > State::Waiting) continue;
        step(thread);
        if (error_) {
          give_up();
          std::rethrow_exception(std::exchange(error_, nullptr));
        }
        switch (thread.state_) {
          case State::Ended:
            --block.live;
            progress = true;
            break;
          case State::Waiting: yielded = true; break;
          case State::Yielded: yielded = progress = moves = true; break;
          default: progress = true; break;
        }
        if (thread.state_ == State::AtWarp) block.warp_waits = true;
      }
      if (block.live == 0) {
        if (options_.observer != nullptr) options_.observer->block_ends(block.threads);
        free_.push_back(std::move(blocks_[b]));
        blocks_.erase(blocks_.begin() + static_cast<std::ptrdiff_t>(b));
        continue;
      }
      const bool released = release_barrier(block) || (block.warp_waits && release_warps(block, true));
      if (released) progress = moves = true;
      if (!moves) {
        const bool running = std::any_of(block.threads.begin(), block.threads.end(),
                                         [](const BlockThread &thread) { return thread.state_ <= State::Waiting; });
        // Threads that ask who is with them go on with those who are.
        if (!running && block.warp_waits && release_warps(block, false)) {
          progress = true;
        } else if (!running) {
          const bool at_grid = std::any_of(block.threads.begin(), block.threads.end(), [](const BlockThread &thread) {
            return thread.state_ == State::AtBarrier && thread.kind_ == BarrierKind::Grid;
          });
          if (!at_grid && find_deadlock(block, false)) {
            give_up();
            return false;
          }
        }
      }
      ++b;
    }
    if (progress) {
      moved = Clock::now();
    } else if (next < end && blocks_.size() < most_blocks()) {
      admit(next++);
      moved = Clock::now();
    } else if (next == end && release_grid()) {
      moved = Clock::now();
    } else if (Clock::now() - moved > kPatience) {
      for (auto &block : blocks_) {
        if (!find_deadlock(*block, true)) continue;
        give_up();
        return false;
      }
    }
    if ((yielded || !progress || ++rounds % 1024 == 0) && options_.cancelled && options_.cancelled()) {
      give_up();
      return true;
    }
  }
  return true;
}

bool ThreadScheduler::release_barrier(Block &block) {
  using State = BlockThread::State;
  std::int32_t count = 0;
  for (const BlockThread &thread : block.threads) {
    if (thread.state_ == State::Ended) continue;
    if (thread.state_ != State::AtBarrier || thread.kind_ == BarrierKind::Grid) return false;
    count += thread.predicate_ ? 1 : 0;
  }
  if (options_.observer != nullptr) options_.observer->at_barrier(block.threads);
  const auto live = static_cast<std::int32_t>(block.live);
  for (BlockThread &thread : block.threads) {
    if (thread.state_ != State::AtBarrier) continue;
    thread.count_ = thread.kind_ == BarrierKind::And  ? static_cast<std::int32_t>(count == live)
                    : thread.kind_ == BarrierKind::Or ? static_cast<std::int32_t>(count > 0)
                                                      : count;
    thread.state_ = State::Ready;
  }
  return true;
}

/// All blocks of the grid are here.
bool ThreadScheduler::release_grid() {
  using State = BlockThread::State;
  const auto waits = [](const BlockThread &thread) {
    return thread.state_ == State::Ended || (thread.state_ == State::AtBarrier && thread.kind_ == BarrierKind::Grid);
  };
  for (const auto &block : blocks_) {
    if (!std::all_of(block->threads.begin(), block->threads.end(), waits)) return false;
  }
  if (options_.observer != nullptr) options_.observer->at_grid_barrier();
  for (const auto &block : blocks_) {
    for (BlockThread &thread : block->threads) {
      if (thread.state_ == State::AtBarrier) thread.state_ = State::Ready;
    }
  }
  return true;
}

/// Warp operations for which all threads that take part have come; or else, where nothing in the block moves, those of
/// ActiveMask with the threads that have.
bool ThreadScheduler::release_warps(Block &block, bool only_whole) {
  using State = BlockThread::State;
  bool released = false;
  block.warp_waits = false;
  for (std::size_t first = 0; first < block.threads.size(); first += kWarpSize) {
    const std::size_t last = std::min(first + kWarpSize, block.threads.size());
    std::uint32_t alive = 0;
    for (std::size_t i = first; i < last; ++i) {
      if (block.threads[i].state_ != State::Ended) alive |= std::uint32_t{1} << (i - first);
    }
    for (std::size_t i = first; i < last; ++i) {
      const BlockThread &leader = block.threads[i];
      if (leader.state_ != State::AtWarp) continue;
      block.warp_waits = true;
      std::uint32_t here = 0;
      for (std::size_t j = first; j < last; ++j) {
        const BlockThread &other = block.threads[j];
        if (other.state_ == State::AtWarp && other.site_ == leader.site_ && other.mask_ == leader.mask_) {
          here |= std::uint32_t{1} << (j - first);
        }
      }
      const std::uint32_t wanted = leader.mask_ & alive;
      const bool whole = (here & wanted) == wanted;
      if (!whole && (only_whole || leader.op_ != WarpOp::ActiveMask)) continue;
      complete_warp(block, first, here & leader.mask_);
      released = true;
    }
  }
  return released;
}

void ThreadScheduler::complete_warp(Block &block, std::size_t first, std::uint32_t lanes) {
  WarpPart parts[kWarpSize];
  for (std::size_t lane = 0; lane < kWarpSize; ++lane) {
    if ((lanes >> lane & 1U) != 0) parts[lane] = block.threads[first + lane].part_;
  }
  if (options_.observer != nullptr) options_.observer->at_warp(block.threads, first, lanes);
  for (std::size_t lane = 0; lane < kWarpSize; ++lane) {
    if ((lanes >> lane & 1U) == 0) continue;
    BlockThread &thread = block.threads[first + lane];
    thread.result_ = warp_result(thread.op_, parts, static_cast<int>(lane), thread.width_);
    thread.state_ = BlockThread::State::Ready;
  }
}

/// Whether a thread waits for one that cannot come. `loops`: threads in waiting loops count as such.
bool ThreadScheduler::find_deadlock(const Block &block, bool loops) {
  using State = BlockThread::State;
  const BlockThread *waiting = nullptr;
  const BlockThread *other = nullptr;
  for (const BlockThread &thread : block.threads) {
    if (thread.state_ != State::AtBarrier && thread.state_ != State::AtWarp) continue;
    if (waiting == nullptr) waiting = &thread;
    if (other == nullptr && (thread.state_ != waiting->state_ || thread.site_ != waiting->site_)) other = &thread;
  }
  if (waiting == nullptr) return false;
  bool other_loops = false;
  if (loops) {
    for (const BlockThread &thread : block.threads) {
      if (thread.state_ != State::Waiting) continue;
      other = &thread;
      other_loops = true;
      break;
    }
    if (!other_loops) return false;
  }
  deadlock_ = {};
  deadlock_.site = waiting->site_;
  std::copy(waiting->block_, waiting->block_ + 3, deadlock_.block);
  std::copy(waiting->thread_, waiting->thread_ + 3, deadlock_.thread);
  deadlock_.other = other != nullptr ? other->number_ : -1;
  deadlock_.other_site = other != nullptr ? other->site_ : 0;
  deadlock_.other_loops = other_loops;
  return true;
}

}  // namespace gridstride::ir
