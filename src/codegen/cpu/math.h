#pragma once

#include <cstdint>
#include <string_view>

namespace gridstride::codegen::cpu {

/// The support function behind operations that no instruction or vector function computes; see symbols.cpp.
inline constexpr std::string_view kEvaluateLanes = "gridstride_evaluate_lanes";
/// The support function that reports the faults of a vector of threads.
inline constexpr std::string_view kReportFaults = "gridstride_report_faults";

}  // namespace gridstride::codegen::cpu
