#include "runtime/cuda/fault.h"

#include <cstring>
#include <optional>

#include "base/error.h"

namespace gridstride::cuda {

namespace {

constexpr std::uint32_t kPerPage = 256;
constexpr unsigned kMapped = 2;  // host memory that the device can write

}  // namespace

FaultPool::~FaultPool() = default;  // pages live as long as the device's context

void FaultPool::grow() {
  context_->use();
  const Driver &driver = cuda::driver();
  Page page{};
  context_->check(driver.memory_allocate(&page.records, kPerPage * sizeof(CudaFault)), "allocating fault records");
  void *flags = nullptr;
  context_->check(driver.host_allocate(&flags, kPerPage * sizeof(std::uint32_t), kMapped), "allocating fault flags");
  std::memset(flags, 0, kPerPage * sizeof(std::uint32_t));
  DevicePointer device_flags = 0;
  context_->check(driver.host_device_pointer(&device_flags, flags, 0), "mapping fault flags");
  page.device_flags = device_flags;
  page.flags = static_cast<volatile std::uint32_t *>(flags);
  auto records = std::make_unique<CudaFault[]>(kPerPage);
  for (std::uint32_t i = 0; i < kPerPage; ++i) records[i].host_flag = device_flags + i * sizeof(std::uint32_t);
  // From pageable memory of this size the copy has read everything when it returns; the wait makes the records visible
  // to every stream.
  context_->check(
      driver.copy_to_device(page.records, records.get(), kPerPage * sizeof(CudaFault), null_stream_handle()),
      "clearing fault records");
  context_->check(driver.stream_synchronize(null_stream_handle()), "clearing fault records");
  const auto first = static_cast<std::uint32_t>(pages_.size()) * kPerPage;
  pages_.push_back(page);
  for (std::uint32_t i = kPerPage; i-- > 0;) free_.push_back(first + i);
}

DevicePointer FaultPool::acquire(const std::shared_ptr<Stream> &stream, std::shared_ptr<const LaunchOwner> owner) {
  const std::lock_guard lock(mutex_);
  if (free_.empty()) grow();
  const std::uint32_t index = free_.back();
  free_.pop_back();
  pending_.push_back({index, stream->id(), std::move(owner)});
  return pages_[index / kPerPage].records + index % kPerPage * sizeof(CudaFault);
}

void FaultPool::raise(Stream &stream) {
  raise_of(&stream, stream.handle());
}

void FaultPool::raise_any() {
  raise_of(nullptr, null_stream_handle());
}

/// Null: of all streams.
void FaultPool::raise_of(const Stream *stream, StreamHandle reader) {
  std::shared_ptr<const LaunchOwner> faulty;
  FaultRecord first;
  {
    const std::lock_guard lock(mutex_);
    if (pending_.empty()) return;
    std::vector<Slot> others;
    for (Slot &slot : pending_) {
      if (stream != nullptr && slot.stream != stream->id()) {
        others.push_back(std::move(slot));
        continue;
      }
      const Page &page = pages_[slot.index / kPerPage];
      volatile std::uint32_t &flag = page.flags[slot.index % kPerPage];
      if (flag != 0) {
        const DevicePointer record = page.records + slot.index % kPerPage * sizeof(CudaFault);
        FaultRecord read;
        context_->check(driver().copy_to_host(&read, record, sizeof(FaultRecord), reader), "reading a fault record");
        context_->check(driver().stream_synchronize(reader), "reading a fault record");
        // From pageable memory of this size the driver has taken the bytes when it returns.
        CudaFault clear;
        clear.host_flag = page.device_flags + slot.index % kPerPage * sizeof(std::uint32_t);
        context_->check(driver().copy_to_device(record, &clear, sizeof clear, reader), "clearing a fault record");
        context_->check(driver().stream_synchronize(reader), "clearing a fault record");
        flag = 0;
        if (faulty == nullptr) {
          faulty = std::move(slot.owner);
          first.raised = read.raised;
          first.site = read.site;
          std::memcpy(first.block, read.block, sizeof first.block);
          std::memcpy(first.thread, read.thread, sizeof first.thread);
          first.index = read.index;
          first.extent = read.extent;
        }
      }
      free_.push_back(slot.index);
    }
    pending_ = std::move(others);
  }
  if (faulty != nullptr) faulty->raise(first);
}

}  // namespace gridstride::cuda
