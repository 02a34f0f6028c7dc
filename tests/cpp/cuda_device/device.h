#pragma once

#include <algorithm>
#include <chrono>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "base/error.h"
#include "codegen/nvptx/compile.h"
#include "ir/ir.h"
#include "runtime/cuda/fault.h"
#include "runtime/cuda/launch.h"
#include "runtime/cuda/memory.h"
#include "types/kernel_abi.h"

namespace gridstride::testing {

/// A suite that needs a GPU: skipped, with the reason, where there is none.
class OnDevice : public ::testing::Test {
protected:
  void SetUp() override {
    std::string reason;
    if (cuda::find_driver(&reason) == nullptr) GTEST_SKIP() << reason;
    if (cuda::Context::count() == 0) GTEST_SKIP() << "the CUDA driver has no device";
  }
  static cuda::Context &context() { return cuda::Context::get(0); }
  static const std::shared_ptr<cuda::Stream> &stream() { return cuda::Stream::null(context()); }
};

/// Raises nothing: keeps the record.
class FaultKeeper final : public LaunchOwner {
public:
  struct Raised {
    FaultRecord *record;
  };
  [[noreturn]] void raise(const FaultRecord &fault) const override {
    record.raised = fault.raised;
    record.site = fault.site;
    std::memcpy(record.block, fault.block, sizeof fault.block);
    std::memcpy(record.thread, fault.thread, sizeof fault.thread);
    record.index = fault.index;
    record.extent = fault.extent;
    throw Raised{&record};
  }
  [[nodiscard]] const std::string &launch_name() const override { return name_; }
  mutable FaultRecord record;

private:
  std::string name_ = "kernel";
};

/// A kernel compiled for device 0 and loaded.
struct LoadedKernel {
  codegen::nvptx::Entry entry;
  std::unique_ptr<cuda::Function> function;
  std::string ptx;

  static LoadedKernel make(const ir::Module &module, codegen::nvptx::Options options = {}) {
    cuda::Context &context = cuda::Context::get(0);
    const auto [major, minor] = context.compute_capability();
    codegen::nvptx::Compiled compiled = codegen::nvptx::compile(module, {major, minor}, options);
    const cuda::Cubin cubin = cuda::assemble(context, compiled.ptx, true);
    LoadedKernel kernel;
    kernel.entry = compiled.entry;
    kernel.ptx = compiled.ptx;
    kernel.function = std::make_unique<cuda::Function>(cuda::Module::load(context, cubin), compiled.entry.name);
    return kernel;
  }

  /// `slots` have device addresses.
  void launch(const std::shared_ptr<cuda::Stream> &stream, std::vector<std::uint64_t> &slots,
              std::vector<std::int64_t> extents, const GridDims &dims,
              const std::shared_ptr<FaultKeeper> &faults = {}) {
    cuda::Launch request;
    request.function = function.get();
    request.dims = dims;
    if (entry.kind == ir::FunctionKind::Elementwise) {
      request.dims = {};
      request.dims.grid[0] = codegen::nvptx::elementwise_blocks(entry, extents);
      request.dims.block[0] = entry.block;
    }
    std::vector<void *> params;
    if (entry.slot_count > 0) params.push_back(slots.data());
    if (entry.extent_count > 0) params.push_back(extents.data());
    cuda::DevicePointer record = 0;
    if (entry.can_fault) {
      record = stream->context().faults().acquire(stream, faults);
      params.push_back(&record);
    }
    request.params = params;
    cuda::launch(*stream, request);
  }
};

/// Runs a launch that is described for the CPU: its arrays are copied to the device and, whatever they are, back again,
/// with kGuard bytes around them, which belong to the arguments' buffers.
class Mirror {
public:
  static constexpr std::int64_t kGuard = 128;

  Mirror(const ir::Function &kernel, const CpuLaunch &launch, const std::shared_ptr<cuda::Stream> &stream)
      : stream_(stream) {
    const std::uint64_t *slot = launch.params;
    for (const ir::Type &type : kernel.params) {
      if (type.is_scalar()) {
        slots_.push_back(*slot++);
        if (type.dtype == DType::Complex128) slots_.push_back(*slot++);
        continue;
      }
      auto *host = reinterpret_cast<std::byte *>(static_cast<std::uintptr_t>(slot[0]));
      const auto [low, high] = range(type, slot + 1);
      Copy copy;
      copy.host = host + low - kGuard;
      copy.bytes = static_cast<std::size_t>(high - low + 2 * kGuard);
      copy.memory = stream->context().memory().allocate(copy.bytes + 256, stream);
      // The same place within 256 bytes, so that what is aligned here is aligned there.
      copy.device = copy.memory.data() + reinterpret_cast<std::uintptr_t>(copy.host) % 256;
      stream->copy_in(copy.device, copy.host, copy.bytes);
      slots_.push_back(copy.device + static_cast<std::uint64_t>(kGuard - low));
      slots_.insert(slots_.end(), slot + 1, slot + 1 + 2 * type.rank);
      slot += 1 + 2 * type.rank;
      copies_.push_back(std::move(copy));
    }
  }

  [[nodiscard]] std::vector<std::uint64_t> &slots() { return slots_; }
  void copy_back() {
    for (const Copy &copy : copies_) stream_->copy_out(copy.host, copy.device, copy.bytes);
  }

private:
  struct Copy {
    std::byte *host;
    std::size_t bytes;
    cuda::Allocation memory;
    cuda::DevicePointer device;
  };

  static std::pair<std::int64_t, std::int64_t> range(const ir::Type &type, const std::uint64_t *dims) {
    const auto item = static_cast<std::int64_t>(size_of(type.dtype));
    std::int64_t low = 0;
    std::int64_t high = item;
    std::int64_t step = item;
    for (int axis = type.rank; axis-- > 0;) {
      const auto extent = static_cast<std::int64_t>(dims[axis]);
      auto stride = static_cast<std::int64_t>(dims[type.rank + axis]);
      if (type.layout == ir::LayoutClass::Contiguous) stride = step;
      if (axis + 1 == type.rank && type.layout == ir::LayoutClass::UnitInner) stride = item;
      if (axis + 1 == type.rank && type.layout == ir::LayoutClass::BroadcastInner) stride = 0;
      const std::int64_t reach = std::max<std::int64_t>(extent - 1, 0) * stride;
      (reach < 0 ? low : high) += reach;
      step *= extent;
    }
    return {low, high};
  }

  std::shared_ptr<cuda::Stream> stream_;
  std::vector<std::uint64_t> slots_;
  std::vector<Copy> copies_;
};

/// Compiles and runs a launch for the CPU on the device; the arrays and the fault record are as after `ir::interpret`.
inline void run_on_device(const ir::Module &module, const CpuLaunch &launch, const codegen::nvptx::Options &options) {
  const std::shared_ptr<cuda::Stream> &stream = cuda::Stream::null(cuda::Context::get(0));
  LoadedKernel kernel = LoadedKernel::make(module, options);
  const ir::Function &function = module.kernel();
  std::vector<std::int64_t> extents(launch.extents, launch.extents + function.space_rank);
  if (std::find(extents.begin(), extents.end(), 0) != extents.end()) return;
  Mirror mirror(function, launch, stream);
  auto faults = std::make_shared<FaultKeeper>();
  kernel.launch(stream, mirror.slots(), extents, launch.dims, faults);
  try {
    stream->synchronize();
  } catch (const FaultKeeper::Raised &raised) {
    FaultRecord &to = *launch.fault;
    to.raised = raised.record->raised;
    to.site = raised.record->site;
    std::memcpy(to.block, raised.record->block, sizeof to.block);
    std::memcpy(to.thread, raised.record->thread, sizeof to.thread);
    to.index = raised.record->index;
    to.extent = raised.record->extent;
  }
  mirror.copy_back();
}

}  // namespace gridstride::testing
