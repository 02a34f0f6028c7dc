#include "runtime/fault.h"

#include <algorithm>
#include <array>

#include "runtime/cpu/spin.h"

namespace gridstride {

void record_fault(FaultRecord *record, std::uint32_t site, const std::uint32_t *block, const std::uint32_t *thread,
                  std::int64_t index, std::int64_t extent) {
  const std::array<std::uint32_t, 6> place{block[2], block[1], block[0], thread[2], thread[1], thread[0]};
  const cpu::SpinGuard guard(record->lock);
  if (record->raised != 0) {
    const std::array<std::uint32_t, 6> held{record->block[2],  record->block[1],  record->block[0],
                                            record->thread[2], record->thread[1], record->thread[0]};
    if (held <= place) return;
  }
  record->raised = 1;
  record->site = site;
  std::copy_n(block, 3, record->block);
  std::copy_n(thread, 3, record->thread);
  record->index = index;
  record->extent = extent;
}

std::unique_ptr<FaultRecord> copy_of(const FaultRecord &record) {
  auto copy = std::make_unique<FaultRecord>();
  copy->raised = record.raised;
  copy->site = record.site;
  std::copy_n(record.block, 3, copy->block);
  std::copy_n(record.thread, 3, copy->thread);
  copy->index = record.index;
  copy->extent = record.extent;
  return copy;
}

}  // namespace gridstride
