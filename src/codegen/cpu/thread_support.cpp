#include "codegen/cpu/thread_support.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "check/checker.h"
#include "ir/fault_sites.h"

namespace gridstride::codegen::cpu {

namespace {

/// For what a thread runs beside its local arrays: its own frame, vector math, reports.
constexpr std::size_t kStackBytes = std::size_t{64} * 1024;

void run(const CpuLaunch *launch, std::int64_t begin, std::int64_t end, ThreadFunction function,
         std::uint64_t shared_bytes, std::uint64_t local_bytes, ir::ThreadObserver *observer) {
  ir::ThreadScheduler::Options options;
  options.observer = observer;
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

}  // namespace

void run_threads(const CpuLaunch *launch, std::int64_t begin, std::int64_t end, ThreadFunction function,
                 std::uint64_t shared_bytes, std::uint64_t local_bytes) {
  run(launch, begin, end, function, shared_bytes, local_bytes, nullptr);
}

void run_checked(const CpuLaunch *launch, std::int64_t begin, std::int64_t end, ThreadFunction function,
                 std::uint64_t shared_bytes, std::uint64_t local_bytes, const check::Program *program) {
  const check::Checker::Launch checked(*program, *launch, shared_bytes + launch->shared_bytes);
  run(launch, begin, end, function, shared_bytes, local_bytes, &check::Checker::instance());
}

void check_access(const ThreadPlace *place, std::uint32_t site, const void *memory, std::uint32_t on) {
  if (on != 0) check::Checker::instance().access(*place->self, site, memory);
}

void check_fence(const ThreadPlace *place) {
  check::Checker::fence(*place->self);
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

void warp_lanes(WarpLanes *call) {
  const auto bit = [](int lane) { return std::uint32_t{1} << lane; };
  for (int lane = 0; lane < ir::kWarpSize; ++lane) {
    call->first[lane] = call->second[lane] = 0;
    if ((call->on & bit(lane)) == 0) continue;
    const std::uint32_t mask = static_cast<std::uint32_t>(call->mask[lane]) | bit(lane);
    ir::WarpPart parts[ir::kWarpSize];
    for (int other = 0; other < ir::kWarpSize; ++other) {
      const bool same = (static_cast<std::uint32_t>(call->mask[other]) | bit(other)) == mask;
      if (!same || (call->on & mask & bit(other)) == 0) continue;
      parts[other] = {true, gridstride::Scalar{static_cast<DType>(call->dtype), {call->value[other], 0}},
                      call->n[other]};
    }
    const ir::WarpResult result =
        ir::warp_result(static_cast<ir::WarpOp>(call->op), parts, lane, static_cast<int>(call->width));
    call->first[lane] = result.first.bits[0];
    call->second[lane] = result.second.bits[0];
  }
}

void missing_threads(FaultRecord *fault, const std::int64_t *words) {
  const auto on = static_cast<std::uint32_t>(words[2]);
  const auto wanted = static_cast<std::uint32_t>(words[3]);
  const std::int64_t *block = words + 4;
  const std::int64_t *thread = words + 7;
  const std::int64_t *extents = words + 10;
  const std::int64_t first = (thread[2] * extents[1] + thread[1]) * extents[0] + thread[0];
  const std::int64_t waiting = first + std::countr_zero(on);
  ir::Deadlock deadlock;
  deadlock.site = static_cast<std::uint32_t>(words[0]);
  deadlock.other_site = static_cast<std::uint32_t>(words[1]);
  deadlock.other = (wanted & ~on) != 0 ? first + std::countr_zero(wanted & ~on) : -1;
  for (int d = 0; d < 3; ++d) deadlock.block[d] = static_cast<std::uint32_t>(block[d]);
  deadlock.thread[0] = static_cast<std::uint32_t>(waiting % extents[0]);
  deadlock.thread[1] = static_cast<std::uint32_t>(waiting / extents[0] % extents[1]);
  deadlock.thread[2] = static_cast<std::uint32_t>(waiting / extents[0] / extents[1]);
  ir::record_deadlock(fault, deadlock);
}

void thread_yield(const ThreadPlace *place, std::int32_t only_waits) {
  place->self->yield(only_waits != 0);
}

}  // namespace gridstride::codegen::cpu
