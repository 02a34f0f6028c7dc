#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace gridstride {
class Stream;
}

namespace gridstride::fft {

// Fourier transforms on CUDA devices by cuFFT, which is loaded when the first is asked for. Nothing is scaled. Errors
// of the library are Error(Cuda).

enum class DeviceTransform { Complex, FromReal, ToReal };

/// Whether there is cuFFT.
[[nodiscard]] bool device_transforms();

/// `batch` transforms, one after the other in memory, over 1 to 3 axes of these extents in C order; `wide` is double
/// precision. The real transforms are over one axis of n = extents[0] real and n / 2 + 1 complex numbers; ToReal
/// destroys what it reads. Plans are kept for the next of their kind.
void device_transform(Stream &stream, DeviceTransform kind, bool wide, std::span<const std::int64_t> extents,
                      std::int64_t batch, bool forward, std::byte *from, std::byte *to);

}  // namespace gridstride::fft
