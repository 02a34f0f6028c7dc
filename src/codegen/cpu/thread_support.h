#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "ir/block_threads.h"
#include "types/kernel_abi.h"

namespace gridstride::check {
class Program;
}

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

/// A warp operation of all lanes of a warp, which take part in groups of equal masks.
struct WarpLanes {
  std::uint32_t op;
  std::uint32_t width;
  std::uint32_t dtype;  ///< of `value`
  std::uint32_t on;     ///< the lanes that take part
  std::int32_t mask[32];
  std::int32_t n[32];
  std::uint64_t value[32];
  std::uint64_t first[32];  ///< results
  std::uint64_t second[32];
};

/// Words (int64) that say of a warp operation which threads do not come: its site, the site at which they may be, the
/// lanes that are there and those of the mask, the block, the first lane's thread, the block's extents.
inline constexpr std::uint64_t kMissingWords = 13;

inline constexpr std::string_view kWarpLanes = "gridstride_warp_lanes";
inline constexpr std::string_view kMissingThreads = "gridstride_missing_threads";
inline constexpr std::string_view kRunThreads = "gridstride_run_threads";
inline constexpr std::string_view kThreadBarrier = "gridstride_thread_barrier";
inline constexpr std::string_view kThreadWarp = "gridstride_thread_warp";
inline constexpr std::string_view kThreadYield = "gridstride_thread_yield";
inline constexpr std::string_view kRunChecked = "gridstride_run_checked";
inline constexpr std::string_view kCheckAccess = "gridstride_check_access";
inline constexpr std::string_view kCheckFence = "gridstride_check_fence";

/// Runs the blocks [begin, end), each thread as a fiber with this much room for its local arrays. A deadlock becomes a
/// fault.
void run_threads(const CpuLaunch *launch, std::int64_t begin, std::int64_t end, ThreadFunction function,
                 std::uint64_t shared_bytes, std::uint64_t local_bytes);
/// The same under the checker.
void run_checked(const CpuLaunch *launch, std::int64_t begin, std::int64_t end, ThreadFunction function,
                 std::uint64_t shared_bytes, std::uint64_t local_bytes, const check::Program *program);
/// The thread is about to touch the memory of a site, if it is `on`.
void check_access(const ThreadPlace *place, std::uint32_t site, const void *memory, std::uint32_t on);
void check_fence(const ThreadPlace *place);
std::int32_t thread_barrier(const ThreadPlace *place, std::uint32_t site, std::int32_t kind, std::int32_t predicate);
void thread_warp(const ThreadPlace *place, WarpCall *call);
void thread_yield(const ThreadPlace *place, std::int32_t only_waits);
void warp_lanes(WarpLanes *call);
void missing_threads(FaultRecord *fault, const std::int64_t *words);

}  // namespace gridstride::codegen::cpu
