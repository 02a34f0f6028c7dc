#pragma once

#include <cstdint>
#include <string_view>

#include "types/kernel_abi.h"

namespace gridstride::codegen::cpu {

/// Words of what compiled code tells of the threads that failed: the lane axis (-1 for an Elementwise kernel), the
/// first lane's global coordinates x, y, z (Elementwise: its point's number first), and the block extents x, y, z.
inline constexpr int kFaultPlaceWords = 7;

/// The symbol that is linked to the runtime's FaultFunction.
inline constexpr std::string_view kRecordFault = "gridstride_record_fault";

/// Records a fault for each lane whose bit is set. `indices` has one int64 a lane, or is null.
void report_faults(FaultFunction recorder, FaultRecord *record, std::uint32_t site, std::uint64_t lanes,
                   const std::int64_t *indices, std::int64_t extent, const std::int64_t *place);

inline constexpr std::string_view kPrintLanes = "gridstride_print_lanes";

/// Prints the format (types/print_format.h) once for each lane whose bit is set. `dtypes` has a byte for each of its
/// `count` values; value i of lane l is values[i * lanes + l], a bool 0 or 1.
void print_lanes(const char *format, std::uint64_t size, const char *dtypes, std::uint64_t count,
                 const std::uint64_t *values, std::uint64_t lanes, std::uint64_t on);

}  // namespace gridstride::codegen::cpu
