#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "ir/block_threads.h"
#include "ir/interpreter.h"
#include "ir/ir.h"

namespace gridstride::ir {

/// Calls `found` for each op that can fault, in print order: the order that numbers the fault sites.
void visit_fault_ops(const Module &module, const std::function<void(const Function &, const Op &)> &found);
/// Calls `found` for each op at which threads wait for each other (Barrier, Warp), in print order: what a deadlock's
/// sites count.
void visit_waits(const Module &module, const std::function<void(const Function &, const Op &)> &found);

/// Sites at and above this are of deadlocks: this plus the number of the op at which the first thread waits. `index` of
/// the record is then the number in its block of a thread that does not come (-1: none is known), `extent` the number
/// of the op at which that one waits, or -1 where it loops.
inline constexpr std::uint32_t kDeadlockSites = 0x80000000U;
void record_deadlock(FaultRecord *record, const Deadlock &deadlock);
/// The places of the ops that `visit_waits` finds.
[[nodiscard]] std::vector<Loc> wait_places(const Module &module);

/// How many sites such an op has: one an axis, a Fault op one.
[[nodiscard]] int fault_site_count(const Function &function, const Op &op);

}  // namespace gridstride::ir
