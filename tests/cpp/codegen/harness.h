#pragma once

#include <memory>
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
    reinterpret_cast<CpuEntry>(code_->address())(&launch, begin, end, nullptr);
  }
  [[nodiscard]] const CpuObject &object() const { return object_; }

private:
  CpuObject object_;
  std::shared_ptr<const LoadedCode> code_;
};

}  // namespace gridstride::codegen::testing
