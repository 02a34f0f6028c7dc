#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "ir/block_threads.h"
#include "types/kernel_abi.h"

// What compiled code calls where the threads of a block run one by one (LaneMode::Thread). Free of LLVM.
namespace gridstride::codegen::cpu {

/// One thread, for the code that it runs.
struct ThreadPlace {
  std::uint32_t block[3];
  std::uint32_t thread[3];
  std::byte *shared;
  ir::BlockThread *self;
};
static_assert(offsetof(ThreadPlace, thread) == 12 && offsetof(ThreadPlace, shared) == 24);

using ThreadFunction = void (*)(const CpuLaunch *launch, const ThreadPlace *place);

/// A warp operation: what compiled code says of it, and room for the results' bits.
struct WarpCall {
  std::uint32_t site;
  std::uint32_t op;
  std::uint32_t width;
  std::uint32_t dtype;  ///< of `value`
  std::int32_t mask;
  std::int32_t n;
  std::uint64_t value;
  std::uint64_t results[2];
};

inline constexpr std::string_view kRunThreads = "gridstride_run_threads";
inline constexpr std::string_view kThreadBarrier = "gridstride_thread_barrier";
inline constexpr std::string_view kThreadWarp = "gridstride_thread_warp";
inline constexpr std::string_view kThreadYield = "gridstride_thread_yield";

/// Runs the blocks [begin, end), each thread as a fiber with this much room for its local arrays. A deadlock becomes a
/// fault.
void run_threads(const CpuLaunch *launch, std::int64_t begin, std::int64_t end, ThreadFunction function,
                 std::uint64_t shared_bytes, std::uint64_t local_bytes);
std::int32_t thread_barrier(const ThreadPlace *place, std::uint32_t site, std::int32_t kind, std::int32_t predicate);
void thread_warp(const ThreadPlace *place, WarpCall *call);
void thread_yield(const ThreadPlace *place, std::int32_t only_waits);

}  // namespace gridstride::codegen::cpu
