#include "codegen/cpu/thread_support.h"

#include <algorithm>
#include <utility>

#include "ir/fault_sites.h"

namespace gridstride::codegen::cpu {

namespace {

/// For what a thread runs beside its local arrays: its own frame, vector math, reports.
constexpr std::size_t kStackBytes = std::size_t{64} * 1024;

}  // namespace

void run_threads(const CpuLaunch *launch, std::int64_t begin, std::int64_t end, ThreadFunction function,
                 std::uint64_t shared_bytes, std::uint64_t local_bytes) {
  ir::ThreadScheduler::Options options;
  options.shared_bytes = shared_bytes + launch->shared_bytes;
  options.stack_bytes = kStackBytes + local_bytes;
  if (const std::atomic<bool> *flag = launch->cancelled) {
    options.cancelled = [flag] { return flag->load(std::memory_order_relaxed); };
  }
  ir::ThreadScheduler scheduler(launch->dims, std::move(options));
  const bool ended = scheduler.run(begin, end, [&](ir::BlockThread &thread) {
    ThreadPlace place{};
    std::copy(thread.block(), thread.block() + 3, place.block);
    std::copy(thread.thread(), thread.thread() + 3, place.thread);
    place.shared = thread.shared();
    place.self = &thread;
    function(launch, &place);
  });
  if (!ended) ir::record_deadlock(launch->fault, scheduler.deadlock());
}

std::int32_t thread_barrier(const ThreadPlace *place, std::uint32_t site, std::int32_t kind, std::int32_t predicate) {
  return place->self->barrier(site, static_cast<ir::BarrierKind>(kind), predicate != 0);
}

void thread_warp(const ThreadPlace *place, WarpCall *call) {
  const gridstride::Scalar value{static_cast<DType>(call->dtype), {call->value, 0}};
  const ir::WarpResult result = place->self->warp(call->site, static_cast<ir::WarpOp>(call->op), call->mask, value,
                                                  call->n, static_cast<int>(call->width));
  call->results[0] = result.first.bits[0];
  call->results[1] = result.second.bits[0];
}

void thread_yield(const ThreadPlace *place, std::int32_t only_waits) {
  place->self->yield(only_waits != 0);
}

}  // namespace gridstride::codegen::cpu
