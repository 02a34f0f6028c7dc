#pragma once

#include <functional>
#include <vector>

#include "ir/ir.h"
#include "types/kernel_abi.h"

namespace gridstride::ir {

/// Runs a whole launch, one thread or point at a time, by the reference semantics: the oracle that every device is
/// compared with. Same parameter slots as compiled code. Faults are recorded in `launch.fault` with a site number that
/// counts the checked ops of the module in print order (see `fault_sites`); of several faults the record keeps the
/// first by block (z, y, x) and then thread. An Elementwise kernel has points instead: the point's row-major number
/// stands in block[0] (low half) and block[1] (high half), thread is 0.
///
/// Being the oracle it also holds passes to their word: an access outside that no check covers, or an index fact
/// (`inside`, `nonnegative`) that does not hold, throws Error(Internal).
void interpret(const Module &module, const CpuLaunch &launch);

/// A value that a thread or point computes, as it is computed: what tests of analyses look at.
struct Observation {
  const Function *function = nullptr;
  ValueId value;
  const gridstride::Scalar *scalar = nullptr;
  const std::vector<std::int64_t> *trips = nullptr;  ///< of each loop around, the trips done; outermost first
  const std::uint32_t *block = nullptr;              ///< x, y, z; Elementwise: the point's number as in a fault
  const std::uint32_t *thread = nullptr;
};
void interpret(const Module &module, const CpuLaunch &launch, const std::function<void(const Observation &)> &observe);

/// A place of a kernel that can fault.
struct FaultSite {
  FaultKind kind = FaultKind::None;
  Loc loc;
  std::string array;    ///< Index: the array's name
  int axis = 0;         ///< Index: the axis
  std::string message;  ///< Fault: its text
};

/// The fault sites of a module, numbered in the order in which its functions print: a Load or Store with Check::Report
/// has one site an axis, a Fault op one.
[[nodiscard]] std::vector<FaultSite> fault_sites(const Module &module);

}  // namespace gridstride::ir
