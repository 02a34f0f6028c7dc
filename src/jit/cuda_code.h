#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "codegen/nvptx/compile.h"
#include "ir/ir.h"
#include "runtime/cuda/module.h"

namespace gridstride::jit {

struct Options;

/// How a launch wants a kernel compiled for CUDA. The results are the same.
struct CudaForm {
  bool small = false;      ///< the launch fits `small` of codegen/nvptx/abi.h
  bool long_rows = false;  ///< a reduction within: 256 threads a point instead of 16; else 16 instead of one
  /// A kernel of rows: see codegen/nvptx/rows.h. 0: any other.
  std::uint16_t row_threads = 0;
  std::uint16_t row_rounds = 0;
  static constexpr unsigned kCount = 4;  ///< without rows
  [[nodiscard]] unsigned number() const { return (small ? 1U : 0U) + (long_rows ? 2U : 0U); }
  [[nodiscard]] std::uint64_t row_number() const {
    return number() | std::uint64_t{row_threads} << 2 | std::uint64_t{row_rounds} << 18;
  }
};

/// A kernel's machine code, loaded on one device.
struct CudaCode {
  codegen::nvptx::Entry entry;
  std::unique_ptr<cuda::Function> function;
};

/// A kernel for CUDA devices: compiled for a device and a form when it is first launched so, and then kept. On disk it
/// is under the kernel's key, the architecture, the driver's version and the form.
class CudaKernel {
public:
  /// `lowered`: verified, its passes run. `key`: all that it follows from.
  CudaKernel(ir::Module lowered, std::string key, const codegen::nvptx::Options &options);
  CudaKernel(const CudaKernel &) = delete;
  CudaKernel &operator=(const CudaKernel &) = delete;
  ~CudaKernel();

  [[nodiscard]] const CudaCode &code(cuda::Context &context, CudaForm form) const {
    const std::size_t at = static_cast<std::size_t>(context.ordinal()) * CudaForm::kCount + form.number();
    if (form.row_threads != 0) return make(context, form);
    if (const CudaCode *known = codes_[at].load(std::memory_order_acquire)) [[likely]]
      return *known;
    return make(context, form);
  }

private:
  [[nodiscard]] const CudaCode &make(cuda::Context &context, CudaForm form) const;

  ir::Module module_;
  std::string key_;
  codegen::nvptx::Options options_;
  mutable std::mutex mutex_;
  std::unique_ptr<std::atomic<const CudaCode *>[]> codes_;                                      ///< by device and form
  mutable std::map<std::pair<int, std::uint64_t>, std::unique_ptr<const CudaCode>> row_codes_;  ///< kernels of rows
};

/// A kernel that was compiled to PTX ahead, on one device: taken from the disk cache or assembled on the first call,
/// and kept. `name` is its entry point, and one name is one kernel in the whole process.
[[nodiscard]] cuda::Function &device_function(cuda::Context &context, const char *name, const char *ptx);

/// How often machine code was found on disk, and made.
struct CudaCounts {
  std::atomic<std::uint64_t> disk_hits{0};
  std::atomic<std::uint64_t> compilations{0};
};
[[nodiscard]] CudaCounts &cuda_counts();

namespace detail {
/// What code for GPUs is made with.
[[nodiscard]] codegen::nvptx::Options nvptx_options(const Options &options);

/// Stands in for the driver's assembler: gets PTX and the IR that it was made of. For tests without a GPU, which run
/// the IR.
using Assembler = std::function<cuda::Cubin(const std::string &ptx, const ir::Module &module)>;
void set_assembler(Assembler assembler);
}  // namespace detail

}  // namespace gridstride::jit
