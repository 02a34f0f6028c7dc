#pragma once

#include <memory>
#include <mutex>
#include <vector>

#include "base/error.h"
#include "runtime/cuda/context.h"
#include "runtime/cuda/stream.h"
#include "runtime/stream.h"

namespace gridstride::linalg {

// CUDA's numbers of data types and flags.
[[nodiscard]] inline int cuda_type(DType dtype) {
  switch (dtype) {
    case DType::Float32: return 0;
    case DType::Float64: return 1;
    case DType::Float16: return 2;
    case DType::Complex64: return 4;
    case DType::Complex128: return 5;
    case DType::BFloat16: return 14;
    default: throw Error(ErrorKind::Internal, "CUDA's libraries have no such dtype");
  }
}
constexpr int kPlain = 0, kTransposed = 1, kConjugate = 2;
constexpr int kLower = 0, kUpper = 1;

/// A library's handle for each device, made when it is first used, for one thread at a time.
class Handles {
public:
  /// `make` gets null and returns a handle for the current context.
  template <class Make>
  [[nodiscard]] void *of(cuda::Context &context, Make make) {
    context.use();
    const auto at = static_cast<std::size_t>(context.ordinal());
    if (handles_.size() <= at) handles_.resize(at + 1);
    if (handles_[at] == nullptr) handles_[at] = make();
    return handles_[at];
  }
  std::mutex mutex;

private:
  std::vector<void *> handles_;  // never destroyed: at the end of a process the library may be gone already
};

}  // namespace gridstride::linalg
