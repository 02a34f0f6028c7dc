#include "check/order.h"

#include <algorithm>

namespace gridstride::check {

namespace {

/// Events that are kept, and looked at in searches of one launch.
constexpr std::size_t kMostEvents = std::size_t{1} << 23;
constexpr std::uint64_t kMostSearched = std::uint64_t{1} << 28;
constexpr std::uint8_t kMany = 255;

}  // namespace

void Order::begin(bool by_memory) {
  by_memory_ = by_memory;
  lost_ = false;
  searched_ = 0;
  next_phase();
}

void Order::next_phase() {
  ++phase_;
  events_.assign(1, Event{});
  causes_.clear();
  places_.clear();
  seen_.assign(1, 0);
  search_ = 0;
}

std::uint32_t Order::add(Event event, std::span<const std::uint32_t> causes) {
  if (events_.size() >= kMostEvents) {
    lost_ = true;
    return 0;
  }
  event.first = static_cast<std::uint32_t>(causes_.size());
  if (causes.size() < kMany) {
    event.count = static_cast<std::uint8_t>(causes.size());
  } else {
    event.count = kMany;
    causes_.push_back(static_cast<std::uint32_t>(causes.size()));
  }
  causes_.insert(causes_.end(), causes.begin(), causes.end());
  events_.push_back(event);
  seen_.push_back(0);
  return static_cast<std::uint32_t>(events_.size() - 1);
}

void Order::barrier(BlockOrder &block) {
  block.last_barrier = ++block.time;
  if (!block.had_events) return;
  std::vector<std::uint32_t> causes;
  if (block.barrier_event != 0) causes.push_back(block.barrier_event);
  for (ThreadOrder &thread : block.threads) {
    if (thread.last_event != 0) causes.push_back(thread.last_event);
    thread.last_event = 0;
  }
  block.had_events = false;
  Event event;
  event.kind = Kind::Barrier;
  event.block = block.number;
  event.clock = event.barrier = block.time;
  block.barrier_event = add(event, causes);
}

void Order::warp(BlockOrder &block, std::size_t first, std::uint32_t lanes) {
  const std::uint32_t now = ++block.time;
  std::array<std::uint32_t, ir::kWarpSize> heard{};
  std::array<std::uint32_t, ir::kWarpSize> causes{};
  std::size_t count = 0;
  const auto each = [&](auto &&found) {
    for (std::uint32_t left = lanes; left != 0; left &= left - 1) {
      found(block.threads[first + static_cast<std::size_t>(__builtin_ctz(left))]);
    }
  };
  each([&](ThreadOrder &thread) {
    for (std::size_t i = 0; i < heard.size(); ++i) heard[i] = std::max(heard[i], thread.heard[i]);
    if (by_memory_ && last_of(thread) != 0) causes[count++] = last_of(thread);
  });
  each([&](ThreadOrder &thread) { heard[thread.number % ir::kWarpSize] = now; });
  std::uint32_t made = 0;
  if (by_memory_) {
    Event event;
    event.kind = Kind::Warp;
    event.block = block.number;
    event.clock = now;
    event.barrier = block.last_barrier;
    event.thread = static_cast<std::uint16_t>(first);
    event.lanes = lanes;
    std::sort(causes.begin(), causes.begin() + static_cast<std::ptrdiff_t>(count));
    const auto *end = std::unique(causes.begin(), causes.begin() + static_cast<std::ptrdiff_t>(count));
    made = add(event, {causes.data(), static_cast<std::size_t>(end - causes.data())});
    block.had_events = true;
  }
  each([&](ThreadOrder &thread) {
    thread.heard = heard;
    if (made != 0) thread.last_event = made;
  });
}

void Order::event(ThreadOrder &thread, std::uintptr_t place, bool acquires, bool releases) {
  BlockOrder &block = *thread.block;
  std::uint32_t &last = places_[place];
  const std::uint32_t mine = last_of(thread);
  // Somebody who tries again and again, while nobody else is there.
  if (last != 0 && last == thread.last_event) {
    if (releases) events_[last].clock = ++block.time;
    return;
  }
  std::uint32_t causes[2];
  std::size_t count = 0;
  if (mine != 0) causes[count++] = mine;
  const bool hears = acquires && last != 0 && last != mine;
  if (hears) causes[count++] = last;
  if (!releases && !hears) return;
  Event event;
  event.block = block.number;
  event.clock = ++block.time;
  event.barrier = block.last_barrier;
  event.thread = thread.number;
  const std::uint32_t made = add(event, {causes, count});
  if (made == 0) return;
  thread.last_event = made;
  block.had_events = true;
  if (releases) last = made;
}

bool Order::covers(const Event &event, const Access &access) const {
  if (event.block != access.block) return false;
  if (access.clock < event.barrier) return true;
  if (access.clock >= event.clock) return false;
  switch (event.kind) {
    case Kind::Barrier: return true;
    case Kind::Memory: return event.thread == access.thread;
    case Kind::Warp:
      return access.thread >= event.thread && access.thread < event.thread + ir::kWarpSize &&
             (event.lanes >> (access.thread - event.thread) & 1U) != 0;
  }
  return false;
}

bool Order::reaches(const Access &access, const ThreadOrder &thread) {
  if (lost_ || searched_ > kMostSearched) {
    lost_ = true;
    return true;
  }
  ++search_;
  stack_.clear();
  const auto visit = [&](std::uint32_t event) {
    if (event == 0 || seen_[event] == search_) return;
    seen_[event] = search_;
    stack_.push_back(event);
  };
  visit(last_of(thread));
  while (!stack_.empty()) {
    const Event &event = events_[stack_.back()];
    stack_.pop_back();
    ++searched_;
    if (covers(event, access)) return true;
    std::uint32_t first = event.first;
    std::uint32_t count = event.count;
    if (count == kMany) count = causes_[first++];
    // The place's history is looked at before the thread's own.
    for (std::uint32_t i = 0; i < count; ++i) visit(causes_[first + i]);
  }
  return false;
}

}  // namespace gridstride::check
