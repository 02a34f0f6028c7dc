#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "check/program.h"
#include "ir/interpreter.h"
#include "ir/ir.h"
#include "jit/cuda_code.h"
#include "runtime/launch.h"

namespace gridstride::jit {

/// Results of at least this many bytes leave the caches before they are read again: kernels that write them store past
/// the caches (`ir::Function::streaming`).
inline constexpr std::size_t kStreamingBytes = std::size_t{8} << 20;

struct Options {
  bool fma = false;        ///< contract a*b+c (kernels do by default, array expressions never)
  bool fast = false;       ///< GPUs: approximate functions of float32, subnormal numbers are zero
  bool lines = false;      ///< GPUs: code names the lines that it is made of
  bool debug = false;      ///< PTX that is asked for as text has debug information
  bool optimize = true;    ///< GPUs
  bool keep_text = false;  ///< keep IR, LLVM IR and assembly for `inspect`
  int lanes = 0;           ///< vector width in lanes; 0 chooses
  /// The block extents of all launches, where the code is made for one shape; 0: for any. See has_block_form.
  std::uint32_t block[3] = {};
  bool checked = false;  ///< code for the checker (CPU, Simt): no passes run, nothing is kept on disk
};

/// What launches of a kernel are promised to keep to; 0: nothing.
struct LaunchBounds {
  std::uint32_t max_threads = 0;  ///< the most threads of a block
  std::uint32_t min_blocks = 0;   ///< so many blocks are to fit a multiprocessor at once
  std::uint32_t max_cluster = 0;  ///< the most blocks of a cluster
};

/// A compiled kernel: shared, usable from any thread, and immutable but for its code: what was made quickly gives way
/// to what runs faster (improve.h).
class Kernel final : public LaunchOwner, public std::enable_shared_from_this<Kernel> {  // NOLINT(*-inheritance)
public:
  [[nodiscard]] const std::string &name() const { return name_; }
  [[nodiscard]] CpuEntry entry() const { return entry_.load(std::memory_order_acquire); }
  /// See LaunchRequest; null where `entry` stays as it is.
  [[nodiscard]] const std::atomic<CpuEntry> *latest() const {
    return quick_.load(std::memory_order_relaxed) ? &entry_ : nullptr;
  }
  /// The code for CUDA devices; null where the process computes on the CPU, and then `entry` is null here.
  [[nodiscard]] const CudaKernel *cuda() const { return cuda_.get(); }
  /// For blocks of so many threads with so much dynamic shared memory.
  [[nodiscard]] std::size_t scratch_bytes(std::size_t threads = 0, std::size_t shared = 0) const {
    return scratch_bytes_ == 0 ? 0 : scratch_bytes_ + scratch_bytes_per_thread_ * threads + shared;
  }
  [[nodiscard]] std::size_t shared_bytes() const { return shared_bytes_; }  ///< static shared memory of a block
  [[nodiscard]] bool endless() const { return endless_; }                   ///< see LaunchRequest
  [[nodiscard]] bool whole_grid() const { return whole_grid_; }  ///< one call of the entry must run all blocks
  [[nodiscard]] int lanes() const { return lanes_; }
  [[nodiscard]] ir::FunctionKind kind() const { return kind_; }
  [[nodiscard]] int space_rank() const { return space_rank_; }
  [[nodiscard]] const std::vector<ir::Type> &params() const { return params_; }
  [[nodiscard]] const std::vector<ir::FaultSite> &fault_sites() const { return fault_sites_; }
  /// Whether a launch needs a FaultRecord: it may also find threads that wait for each other for ever.
  [[nodiscard]] bool can_fault() const { return !fault_sites_.empty() || !waits_.empty(); }
  [[nodiscard]] const std::string &source_file() const { return source_file_; }
  /// A rough cost of one item on one thread, in nanoseconds, for scheduling.
  [[nodiscard]] double cost_per_item() const { return cost_per_item_; }

  [[noreturn]] void raise(const FaultRecord &fault) const override;
  [[nodiscard]] const std::string &launch_name() const override { return name_; }
  void ran(std::int64_t nanoseconds) const override;

  // Texts for `inspect`; made again from the module when they were not kept.
  [[nodiscard]] const std::string &ir_text() const { return ir_text_; }
  [[nodiscard]] std::string llvm_text() const;
  [[nodiscard]] std::string assembly() const;  ///< on CUDA: PTX
  /// PTX of the kernel for a GPU of this compute capability; needs no GPU. Throws Error(Value) for a capability that
  /// does not exist, Error(Runtime) where the kernel needs CUDA's mathematical library and there is none.
  [[nodiscard]] std::string ptx(int major, int minor, const LaunchBounds &bounds = {}) const;
  /// The LLVM IR that this PTX is made from, before optimisation.
  [[nodiscard]] std::string gpu_llvm_text(int major, int minor, const LaunchBounds &bounds = {}) const;

private:
  friend class Compiler;
  [[nodiscard]] Error error_of(const FaultRecord &fault) const;
  [[nodiscard]] Error deadlock_of(const FaultRecord &fault) const;

  std::string name_;
  mutable std::atomic<CpuEntry> entry_{nullptr};
  std::size_t scratch_bytes_ = 0;
  std::size_t scratch_bytes_per_thread_ = 0;
  std::size_t shared_bytes_ = 0;
  bool endless_ = false;
  bool whole_grid_ = false;
  int lanes_ = 0;
  ir::FunctionKind kind_ = ir::FunctionKind::Simt;
  int space_rank_ = 0;
  std::vector<ir::Type> params_;
  std::vector<ir::FaultSite> fault_sites_;
  std::vector<ir::Loc> waits_;  ///< of the ops at which threads wait for each other
  std::string source_file_;
  double cost_per_item_ = 1;
  std::string ir_text_;
  Options options_;
  std::unique_ptr<const check::Program> checked_;
  std::shared_ptr<const void> code_;  ///< keeps the machine code mapped
  // Of code that was made quickly.
  struct Source {
    ir::Module lowered;
    std::string key;  ///< on disk
  };
  mutable std::atomic<bool> quick_{false};
  mutable std::atomic<std::int64_t> spent_{0};  ///< nanoseconds, see ran
  mutable std::unique_ptr<Source> source_;      ///< until it is made anew
  mutable std::shared_ptr<const void> better_code_;
  std::unique_ptr<CudaKernel> cuda_;
};

/// PTX of a module whose first function is a Device one, or the LLVM IR that it is made of: see
/// codegen/nvptx/compile.h.
[[nodiscard]] std::string device_function_ptx(ir::Module module, const std::string &name, int major, int minor,
                                              const Options &options, bool llvm = false);

/// Verifies, runs the pass pipeline and compiles for this machine's CPU, or for CUDA where that is what the process
/// computes on: then each device gets its code at the first launch there. Looks in the memory cache, then on disk
/// (keyed by the whole content: IR text, target, features, options, compiler version), and compiles on a miss.
/// Thread-safe; different modules compile in parallel.
[[nodiscard]] std::shared_ptr<const Kernel> compile(const ir::Module &module, const Options &options = {});

/// Whether a kernel had better be compiled for each shape of blocks: where its threads work together, on a CPU.
[[nodiscard]] bool has_block_form(const ir::Module &module);

struct CacheStatistics {
  std::uint64_t memory_hits = 0;
  std::uint64_t disk_hits = 0;
  std::uint64_t compilations = 0;
};
[[nodiscard]] CacheStatistics cache_statistics();

}  // namespace gridstride::jit
