#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include "check/shadow.h"
#include "ir/ir.h"

namespace gridstride::check {

// What happens before what, within one launch. Threads of a block share a clock that moves at each synchronisation: an
// access carries the time, and "before the last barrier" is a comparison. Within a warp each thread knows of each other
// up to when it has heard of it. What atomics order is a graph of events, searched only where an access is met that
// nothing else orders.

struct BlockOrder;

struct ThreadOrder {
  BlockOrder *block = nullptr;
  std::uint16_t number = 0;
  bool fenced = false;                               ///< a fence was the last thing it did to memory
  std::uint32_t last_event = 0;                      ///< since the block's last barrier; 0: none
  std::array<std::uint32_t, ir::kWarpSize> heard{};  ///< of each thread of the warp: up to which time
};

struct BlockOrder {
  std::uint32_t number = 0;  ///< in the grid
  std::uint32_t time = 1;
  std::uint32_t last_barrier = 0;   ///< accesses with a clock below come before all that follows
  std::uint32_t barrier_event = 0;  ///< the barrier as an event, where the block has had any
  bool had_events = false;          ///< since the last barrier
  std::vector<ThreadOrder> threads;
  std::byte *shared = nullptr;
  std::size_t shared_bytes = 0;
  std::vector<Page> pages;  ///< of its shared memory
};

class Order {
public:
  /// A launch begins. `by_memory`: it has atomics, or loads that wait.
  void begin(bool by_memory);
  /// All that was done so far comes before all that follows: the launch begins, a barrier of the grid.
  void next_phase();
  [[nodiscard]] std::uint32_t phase() const { return phase_; }

  void barrier(BlockOrder &block);
  /// Threads of a warp have met: bit k stands for thread first + k.
  void warp(BlockOrder &block, std::size_t first, std::uint32_t lanes);
  /// An operation on a place of memory that orders: sees what earlier ones did (`acquires`), and later ones see what
  /// the thread did so far (`releases`).
  void event(ThreadOrder &thread, std::uintptr_t place, bool acquires, bool releases);

  [[nodiscard]] Access stamp(const ThreadOrder &thread, std::uint32_t site) const {
    return {phase_, thread.block->number, thread.block->time, thread.number, static_cast<std::uint16_t>(site)};
  }
  /// Whether an access comes before what the thread does now.
  [[nodiscard]] bool before(const Access &access, const ThreadOrder &thread) {
    if (access.phase != phase_) return true;
    const BlockOrder &block = *thread.block;
    if (access.block == block.number) {
      if (access.thread == thread.number || access.clock < block.last_barrier) return true;
      if (access.thread / ir::kWarpSize == thread.number / ir::kWarpSize &&
          access.clock < thread.heard[access.thread % ir::kWarpSize])
        return true;
    }
    return events_.size() > 1 && reaches(access, thread);
  }
  /// There were more events than are kept: some accesses count as ordered that need not be.
  [[nodiscard]] bool lost() const { return lost_; }

private:
  enum class Kind : std::uint8_t { Memory, Warp, Barrier };
  struct Event {
    std::uint32_t block = 0;
    std::uint32_t clock = 0;    ///< what its threads did before
    std::uint32_t barrier = 0;  ///< what all threads of the block did before
    std::uint32_t first = 0;    ///< its causes, in `causes_`
    std::uint32_t lanes = 0;    ///< Warp
    std::uint16_t thread = 0;   ///< Memory: who; Warp: the warp's first thread
    std::uint8_t count = 0;     ///< of causes; 255: as `causes_[first]` says, which stand behind it
    Kind kind = Kind::Memory;
  };
  [[nodiscard]] bool reaches(const Access &access, const ThreadOrder &thread);
  [[nodiscard]] bool covers(const Event &event, const Access &access) const;
  std::uint32_t add(Event event, std::span<const std::uint32_t> causes);
  [[nodiscard]] static std::uint32_t last_of(const ThreadOrder &thread) {
    return thread.last_event != 0 ? thread.last_event : thread.block->barrier_event;
  }

  std::uint32_t phase_ = 0;
  bool by_memory_ = false;
  bool lost_ = false;
  std::uint64_t searched_ = 0;  ///< events looked at in this launch
  std::vector<Event> events_;   ///< from 1
  std::vector<std::uint32_t> causes_;
  std::vector<std::uint32_t> seen_;  ///< by event: the search that met it last
  std::uint32_t search_ = 0;
  std::vector<std::uint32_t> stack_;
  std::unordered_map<std::uintptr_t, std::uint32_t> places_;  ///< the last event that released there
};

}  // namespace gridstride::check
