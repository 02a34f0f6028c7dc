#pragma once

#include "ir/ir.h"
#include "types/kernel_abi.h"

namespace gridstride::ir {

/// Runs a whole launch, one thread or point at a time, by the reference semantics: the oracle that every device is
/// compared with. Same parameter slots as compiled code. Faults are recorded in `launch.fault` with a site number that
/// counts the checked ops of the module in print order (see `fault_sites`).
void interpret(const Module &module, const CpuLaunch &launch);

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
