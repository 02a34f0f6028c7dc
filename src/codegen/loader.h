#pragma once

#include <memory>
#include <string>

#include "types/kernel_abi.h"

namespace gridstride::codegen {

/// Machine code in memory, ready to run; unmapped with the last reference.
class LoadedCode {
public:
  virtual ~LoadedCode() = default;
  [[nodiscard]] virtual void *address() const = 0;  ///< of the symbol that was asked for
};

/// Links an object of `compile_cpu` into this process. `recorder` is what its faults are recorded with. Throws
/// Error(Runtime) when the object is damaged or asks for an unknown symbol. Thread-safe.
[[nodiscard]] std::shared_ptr<const LoadedCode> load(const std::string &object, const std::string &entry,
                                                     FaultFunction recorder);

}  // namespace gridstride::codegen
