#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <tuple>
#include <unordered_map>
#include <vector>

#include "check/finding.h"
#include "check/order.h"
#include "check/program.h"
#include "check/shadow.h"
#include "ir/block_threads.h"
#include "types/kernel_abi.h"

namespace gridstride::check {

/// The memory and race checker of the process. Kernels that were compiled for it tell it of each access to global and
/// shared memory, their scheduler of what orders threads, the runtime and the arrays of memory that comes, goes and is
/// written otherwise. Launches are checked one at a time.
class Checker final : public ir::ThreadObserver {
public:
  [[nodiscard]] static Checker &instance();

  // --- memory, from any thread
  void allocated(const void *memory, std::size_t bytes);
  void freed(const void *memory, std::size_t bytes);
  /// The program is yet to write this memory; or something else than a checked kernel may have.
  void set_defined(const void *memory, std::size_t bytes, bool defined);

  // --- findings, from any thread
  [[nodiscard]] std::vector<Finding> findings();
  void clear();
  /// What an error of a kernel says, as it is raised.
  void add_error(const char *kind, const std::string &kernel, const std::string &text, Place place);
  /// How many launches were checked, and whether some accesses counted as ordered for want of memory.
  [[nodiscard]] std::uint64_t launches();
  [[nodiscard]] bool lost();

  // --- a launch
  class Launch {
  public:
    Launch(const Program &program, const CpuLaunch &launch, std::size_t shared_bytes);
    ~Launch();
    Launch(const Launch &) = delete;
    Launch &operator=(const Launch &) = delete;

  private:
    std::unique_lock<std::recursive_mutex> lock_;
  };
  /// `thread` is about to touch the memory of a site.
  void access(ir::BlockThread &thread, std::uint32_t site, const void *memory);
  static void fence(ir::BlockThread &thread);

  void block_begins(std::vector<ir::BlockThread> &threads) override;
  void block_ends(std::vector<ir::BlockThread> &threads) override;
  void at_barrier(std::vector<ir::BlockThread> &threads) override;
  void at_grid_barrier() override;
  void at_warp(std::vector<ir::BlockThread> &threads, std::size_t first, std::uint32_t lanes) override;

private:
  friend class Launch;
  using Key = std::tuple<std::string, std::string, std::string, int, int, std::string, int, int>;

  void global_access(ThreadOrder &thread, const Site &site, std::uint32_t number, std::uintptr_t address);
  void shared_access(ThreadOrder &thread, const Site &site, std::uint32_t number, std::uintptr_t address);
  void record(Page &page, std::size_t offset, std::size_t bytes, ThreadOrder &thread, const Site &site,
              std::uint32_t number, std::uintptr_t address);
  void conflict(const Access &other, const ThreadOrder &thread, std::uint32_t site, std::uintptr_t address);
  void undefined(const ThreadOrder &thread, std::uint32_t site, std::uintptr_t address);
  void add(Finding finding);
  [[nodiscard]] Place place_of(std::uint32_t site, std::uint32_t block, std::uint32_t thread) const;
  [[nodiscard]] Place wait_of(std::uint32_t wait, std::uint32_t block, std::uint32_t thread) const;
  [[nodiscard]] std::string element_of(const Site &site, const ThreadOrder &thread, std::uintptr_t address) const;

  std::recursive_mutex mutex_;
  ShadowMemory memory_;
  std::map<std::uintptr_t, std::size_t> freed_;
  std::vector<Finding> findings_;
  std::map<Key, std::size_t> known_;
  std::uint64_t launches_ = 0;
  bool lost_ = false;

  // Of the launch.
  struct Range {
    std::uintptr_t begin = 0;
    std::uintptr_t end = 0;
    std::uintptr_t data = 0;
    std::size_t parameter = 0;
  };
  const Program *program_ = nullptr;
  GridDims dims_;
  std::size_t shared_bytes_ = 0;
  std::vector<Range> ranges_;  ///< of the array parameters
  std::vector<Range> gone_;    ///< of those, what was freed
  Order order_;
  std::uint32_t launch_ = 0;
  std::vector<std::unique_ptr<BlockOrder>> blocks_;
  std::vector<BlockOrder *> free_blocks_;
  std::unordered_map<std::uint64_t, std::uint64_t> reported_;  ///< by a kind and two sites, how often
};

/// Whether kernels are to be compiled for the checker. Never turned off again.
[[nodiscard]] bool enabled();
void enable();

}  // namespace gridstride::check
