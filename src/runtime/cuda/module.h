#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/cuda/context.h"
#include "runtime/cuda/stream.h"

namespace gridstride::cuda {

/// Machine code for one device architecture, as the driver's assembler makes it of PTX: what a disk cache keeps, since
/// assembling costs milliseconds and loading a fraction of one.
using Cubin = std::vector<std::byte>;

/// Assembles PTX for the device. `line_info` keeps the `.loc` lines. Throws Error(Cuda) with the assembler's complaint.
[[nodiscard]] Cubin assemble(Context &context, const std::string &ptx, bool line_info);

/// Code loaded on a device; unloaded with the last handle, which may only go when no launch of it is on its way.
class Module {
public:
  [[nodiscard]] static std::shared_ptr<Module> load(Context &context, const Cubin &cubin);

  [[nodiscard]] Context &context() const { return *context_; }
  [[nodiscard]] ModuleHandle handle() const { return handle_; }

  Module(const Module &) = delete;
  Module &operator=(const Module &) = delete;
  ~Module();

private:
  Module(Context &context, ModuleHandle handle) : context_(&context), handle_(handle) {}

  Context *context_;
  ModuleHandle handle_;
};

/// An entry point of a module, with what the assembler found out about it.
class Function {
public:
  Function(std::shared_ptr<Module> module, const std::string &name);

  [[nodiscard]] Context &context() const { return module_->context(); }
  [[nodiscard]] FunctionHandle handle() const { return handle_; }
  [[nodiscard]] const std::string &name() const { return name_; }
  [[nodiscard]] int registers() const { return registers_; }
  [[nodiscard]] int max_threads() const { return max_threads_; }          ///< a block, by registers and launch bounds
  [[nodiscard]] std::size_t local_bytes() const { return local_bytes_; }  ///< a thread's stack and spills
  [[nodiscard]] std::size_t static_shared_bytes() const { return static_shared_; }
  /// Lets launches have this much dynamic shared memory a block; beyond 48 KiB it must be asked for.
  void allow_shared(std::size_t bytes);

  /// For launches that must not overlap: held while one is made, and the mark of the last one's end.
  [[nodiscard]] std::mutex &alone() { return alone_; }
  [[nodiscard]] std::unique_ptr<Event> &last_end() { return last_end_; }

private:
  std::shared_ptr<Module> module_;
  std::string name_;
  FunctionHandle handle_ = nullptr;
  int registers_ = 0;
  int max_threads_ = 0;
  std::size_t local_bytes_ = 0;
  std::size_t static_shared_ = 0;
  std::atomic<std::size_t> allowed_shared_{0};
  std::mutex alone_;
  std::unique_ptr<Event> last_end_;
};

}  // namespace gridstride::cuda
