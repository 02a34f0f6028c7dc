#include "runtime/cpu/team.h"

#include <algorithm>
#include <chrono>

#include "runtime/cpu/spin.h"

namespace gridstride::cpu {

namespace {

// A piece is a quarter of what its range still holds, within these bounds: long enough that claiming costs nothing and
// memory is read in long streams, short enough that a waiter can look at signals and other streams get their turn.
constexpr double kShortestPiece = 4e3;  // ns
constexpr double kLongestPiece = 2e6;   // ns
constexpr double kCostPerSeat = 10e3;   // ns of work that are worth waking one more thread

double now_ns() {
  return static_cast<double>(
      std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::steady_clock::now().time_since_epoch())
          .count());
}

}  // namespace

void Team::prepare(std::int64_t items, std::int64_t grain, double cost, int max_width) {
  items_ = items;
  grain_ = std::max<std::int64_t>(grain, 1);
  if (!(cost > 0)) cost = 0;  // a cost that is not a number counts as none
  cost_ = cost;
  const std::int64_t units = items / grain_ + (items % grain_ != 0 ? 1 : 0);
  estimate_ = units > 0 ? std::max(cost / static_cast<double>(units), 1e-3) : 1;
  const double seats = std::clamp(cost / kCostPerSeat, 1.0, static_cast<double>(std::max(max_width, 1)));
  width_ = static_cast<int>(std::min<std::int64_t>(static_cast<std::int64_t>(seats), std::max<std::int64_t>(units, 1)));
  if (width_ > kInlineRanges) {
    more_ranges_ = std::make_unique<Range[]>(static_cast<std::size_t>(width_));
    ranges_ = more_ranges_.get();
  }
  const std::int64_t share = units / width_;
  const std::int64_t extra = units % width_;
  std::int64_t at = 0;
  for (int i = 0; i < width_; ++i) {
    ranges_[i].begin = at;
    at += share + (i < extra ? 1 : 0);
    ranges_[i].end = at;
  }
  unclaimed_.store(units, std::memory_order_relaxed);
  remaining_.store(units, std::memory_order_release);
}

Team::Piece Team::take_front(Range &range, double nanoseconds_per_unit, double longest_piece) {
  const SpinGuard guard(range.locked);
  const std::int64_t left = range.end - range.begin;
  if (left == 0) return {};
  const double shortest = kShortestPiece / nanoseconds_per_unit;
  const double longest = std::max(longest_piece / nanoseconds_per_unit, 1.0);
  const double wish = std::clamp(static_cast<double>(left) / 4, std::min(shortest, longest), longest);
  const std::int64_t count =
      std::clamp<std::int64_t>(wish < static_cast<double>(left) ? static_cast<std::int64_t>(wish) : left, 1, left);
  const Piece piece{range.begin, range.begin + count};
  range.begin += count;
  return piece;
}

Team::Piece Team::steal(Range &victim) {
  const SpinGuard guard(victim.locked);
  const std::int64_t left = victim.end - victim.begin;
  const Piece loot{victim.end - (left + 1) / 2, victim.end};
  victim.end = loot.begin;
  return loot;
}

Team::Piece Team::claim(int seat, double nanoseconds_per_unit, double longest) {
  // Loot on its way from one range to another is in neither: look again a few times before giving up.
  for (int attempt = 0; attempt < 16 && unclaimed_.load(std::memory_order_relaxed) > 0; ++attempt) {
    Range &own = ranges_[seat];
    Piece piece = take_front(own, nanoseconds_per_unit, longest);
    for (int i = 1; i < width_ && piece.begin == piece.end; ++i) {
      piece = steal(ranges_[(seat + i) % width_]);
      if (piece.begin == piece.end) continue;
      bool kept = false;
      {
        const SpinGuard guard(own.locked);
        if (own.begin == own.end) {  // else a thread that shares the seat refilled it: run the loot as one piece
          own.begin = piece.begin;
          own.end = piece.end;
          kept = true;
        }
      }
      if (kept) piece = take_front(own, nanoseconds_per_unit, longest);
    }
    if (piece.begin != piece.end) {
      unclaimed_.fetch_sub(piece.end - piece.begin, std::memory_order_relaxed);
      return piece;
    }
    relax();
  }
  return {};
}

WorkEnd Team::work(Interrupt *interrupt) {
  if (unclaimed_.load(std::memory_order_relaxed) <= 0) return WorkEnd::NothingLeft;
  if (seated_.fetch_add(1, std::memory_order_relaxed) >= width_) {
    seated_.fetch_sub(1, std::memory_order_relaxed);
    return WorkEnd::NothingLeft;
  }
  const int seat = next_seat_.fetch_add(1, std::memory_order_relaxed) % width_;
  double nanoseconds_per_unit = estimate_;
  double started = now_ns();
  WorkEnd end = WorkEnd::NothingLeft;
  double longest = begins_short() ? kShortestPiece : kLongestPiece;
  while (true) {
    const Piece piece = claim(seat, nanoseconds_per_unit, longest);
    longest = kLongestPiece;
    const std::int64_t units = piece.end - piece.begin;
    if (units == 0) break;
    if (!cancelled()) {
      const std::int64_t first = piece.begin * grain_;
      run(first, units > (items_ - first) / grain_ ? items_ : first + units * grain_);
      const double ended = now_ns();
      nanoseconds_per_unit = std::max((ended - started) / static_cast<double>(units), 1e-3);
      started = ended;
    }
    if (remaining_.fetch_sub(units, std::memory_order_acq_rel) == units) {
      end = WorkEnd::Finished;
      break;
    }
    if (interrupt != nullptr && interrupt->due()) {
      end = WorkEnd::Interrupted;
      break;
    }
  }
  seated_.fetch_sub(1, std::memory_order_relaxed);
  return end;
}

}  // namespace gridstride::cpu
