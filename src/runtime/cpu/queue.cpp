#include "runtime/cpu/scheduler.h"

namespace gridstride::cpu {

bool Queue::begin_inline() {
  std::uint64_t at = completed.load(std::memory_order_acquire);
  if (submitted.load(std::memory_order_relaxed) != at) return false;
  if (!submitted.compare_exchange_strong(at, at + 1, std::memory_order_seq_cst)) return false;
  if (kind == QueueKind::NonBlocking) return true;
  // Both sides announce themselves before they look at the other, so that at most one of a null-stream operation and a
  // blocking-stream operation goes on; who has to give way passes its ticket on unused.
  bool clear = true;
  if (kind == QueueKind::Null) {
    clear = table.blocking_in_flight.load(std::memory_order_seq_cst) == 0;
  } else {
    table.blocking_in_flight.fetch_add(1, std::memory_order_seq_cst);
    clear = table.null_queue->idle();
  }
  if (!clear) end_inline();
  return clear;
}

void Queue::end_inline() {
  if (kind == QueueKind::Blocking) table.blocking_in_flight.fetch_sub(1, std::memory_order_seq_cst);
  completed.store(completed.load(std::memory_order_relaxed) + 1, std::memory_order_seq_cst);
  if (attention.load(std::memory_order_seq_cst)) scheduler().attend(*this);
}

}  // namespace gridstride::cpu
