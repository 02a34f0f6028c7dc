#pragma once

#include <cstring>
#include <memory>
#include <vector>

#include "codegen/nvptx/abi.h"
#include "cuda_driver/fake_driver.h"
#include "ir/interpreter.h"
#include "jit/cuda_code.h"
#include "types/kernel_abi.h"

namespace gridstride::testing {

/// A GPU whose machine code is the IR: the driver of `fake_driver.h`, with launches that the interpreter runs.
/// Compiling to PTX is done all the same.
class InterpretedGpu {
public:
  struct Image {
    ir::Module module;
    std::size_t slots = 0;
    std::size_t extents = 0;
    bool elementwise = false;
  };

  /// Makes it this process's; true when it is.
  static bool install() {
    if (!FakeDriver::install()) return false;
    FakeDriver::get().launch_kernel = [](std::uintptr_t handle, const GridDims &dims, void **params) {
      return prepare(*reinterpret_cast<const Image *>(handle), dims, params);
    };
    jit::detail::set_assembler([](const std::string &ptx, const ir::Module &module) { return assemble(ptx, module); });
    return true;
  }

  static inline std::uint64_t launches = 0;
  static inline std::string last_ptx;

private:
  static cuda::Cubin assemble(const std::string &ptx, const ir::Module &module) {
    auto *image = new Image{ir::clone(module)};  // as long as the process, like the module that is loaded from it
    const ir::Function &kernel = image->module.kernel();
    for (const ir::Type &type : kernel.params) {
      image->slots += type.is_array() ? 1U + 2U * type.rank : type.dtype == DType::Complex128 ? 2U : 1U;
    }
    image->elementwise = kernel.kind == ir::FunctionKind::Elementwise;
    image->extents = image->elementwise ? kernel.space_rank : 0;
    last_ptx = ptx;
    cuda::Cubin cubin(sizeof image);
    std::memcpy(cubin.data(), &image, sizeof image);
    return cubin;
  }

  static std::function<void()> prepare(const Image &image, const GridDims &dims, void **params) {
    ++launches;
    std::vector<std::uint64_t> slots(image.slots);
    std::vector<std::int64_t> extents(image.extents);
    if (image.slots > 0) std::memcpy(slots.data(), *params++, 8 * image.slots);
    if (image.extents > 0) std::memcpy(extents.data(), *params++, 8 * image.extents);
    const bool can_fault = !ir::fault_sites(image.module).empty();
    const auto fault_address = can_fault ? *static_cast<std::uint64_t *>(*params) : 0;
    return [&image, dims, slots, extents, fault_address] {
      CpuLaunch launch;
      launch.params = slots.data();
      if (!image.elementwise) launch.dims = dims;
      launch.extents = extents.data();
      FaultRecord fault;
      launch.fault = &fault;
      ir::interpret(image.module, launch);
      if (fault.raised == 0) return;
      auto *record = reinterpret_cast<CudaFault *>(static_cast<std::uintptr_t>(fault_address));
      record->record.raised = 1;
      record->record.site = fault.site;
      std::memcpy(record->record.block, fault.block, sizeof fault.block);
      std::memcpy(record->record.thread, fault.thread, sizeof fault.thread);
      record->record.index = fault.index;
      record->record.extent = fault.extent;
      *reinterpret_cast<std::uint32_t *>(static_cast<std::uintptr_t>(record->host_flag)) = 1;
    };
  }
};

}  // namespace gridstride::testing
