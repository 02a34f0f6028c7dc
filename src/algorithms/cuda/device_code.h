#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace gridstride {
class Stream;
}

namespace gridstride::algorithms {

/// A kernel that was compiled to PTX ahead. All of them have one parameter, a struct by value.
struct DeviceCode {
  const char *name;
  const char *ptx;
};

// Those of each .cu file; a null name ends a list.
extern const DeviceCode kSortCode[];
extern const DeviceCode kSweepCode[];
extern const DeviceCode kNarrowCode[];
extern const DeviceCode kScanCode[];
extern const DeviceCode kCountCode[];
extern const DeviceCode kRandomCode[];
extern const DeviceCode kExtremesCode[];
extern const DeviceCode kSelectCode[];
extern const DeviceCode kTransposeCode[];

/// Launches the kernel of this name on a CUDA stream, on blocks x rows blocks.
void launch_device_code(Stream &stream, const DeviceCode *list, std::string_view name, std::int64_t blocks,
                        std::uint32_t rows, std::uint32_t threads, std::size_t shared_bytes, void *params);

}  // namespace gridstride::algorithms
