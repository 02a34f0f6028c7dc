#pragma once

#include <memory>

#include "types/kernel_abi.h"

namespace gridstride {

/// The FaultFunction of types/kernel_abi.h: keeps the fault that is first by block (z, y, x) and then thread (z, y, x).
/// Of two faults of one thread the first reported stays. Safe from any worker.
void record_fault(FaultRecord *record, std::uint32_t site, const std::uint32_t *block, const std::uint32_t *thread,
                  std::int64_t index, std::int64_t extent);

/// A copy of a record that nobody writes any more.
[[nodiscard]] std::unique_ptr<FaultRecord> copy_of(const FaultRecord &record);

}  // namespace gridstride
