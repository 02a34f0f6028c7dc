#pragma once

#include <cstddef>
#include <memory>
#include <new>
#include <string>

#include "codegen/codegen.h"
#include "codegen/loader.h"
#include "ir/interpreter.h"
#include "ir/ir.h"
#include "passes/pipelines.h"
#include "types/kernel_abi.h"

namespace gridstride::codegen::testing {

/// Keeps the first fault by block and thread, as the runtime's recorder does; tests run on one thread.
inline void keep_first(FaultRecord *record, std::uint32_t site, const std::uint32_t *block, const std::uint32_t *thread,
                       std::int64_t index, std::int64_t extent) {
  const auto precedes = [&] {
    for (int d = 3; d-- > 0;) {
      if (block[d] != record->block[d]) return block[d] < record->block[d];
    }
    for (int d = 3; d-- > 0;) {
      if (thread[d] != record->thread[d]) return thread[d] < record->thread[d];
    }
    return false;
  };
  if (record->raised != 0 && !precedes()) return;
  record->raised = 1;
  record->site = site;
  for (int d = 0; d < 3; ++d) {
    record->block[d] = block[d];
    record->thread[d] = thread[d];
  }
  record->index = index;
  record->extent = extent;
}

/// A kernel compiled for a target and loaded.
class Compiled {
public:
  Compiled(const ir::Module &module, const Target &target, CpuOptions options = {})
      : object_(compile_cpu(module, target, options)), code_(load(object_.object, object_.entry, &keep_first)) {}

  void run(const CpuLaunch &launch, std::int64_t begin, std::int64_t end) const {
    const std::unique_ptr<std::byte[], Free> scratch(new (std::align_val_t(64)) std::byte[scratch_bytes(launch) + 1]);
    reinterpret_cast<CpuEntry>(code_->address())(&launch, begin, end, scratch.get());
  }
  [[nodiscard]] const CpuObject &object() const { return object_; }

private:
  struct Free {
    void operator()(std::byte *memory) const { ::operator delete[](memory, std::align_val_t(64)); }
  };
  [[nodiscard]] std::size_t scratch_bytes(const CpuLaunch &launch) const {
    const std::uint32_t *block = launch.dims.block;
    return object_.scratch_bytes + launch.shared_bytes +
           object_.scratch_bytes_per_thread * block[0] * block[1] * block[2];
  }

  CpuObject object_;
  std::shared_ptr<const LoadedCode> code_;
};

}  // namespace gridstride::codegen::testing
