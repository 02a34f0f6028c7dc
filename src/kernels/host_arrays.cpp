#include "kernels/host_arrays.h"

#include <cstdint>
#include <utility>

#include "array/transfer.h"
#include "runtime/device.h"
#include "runtime/stream.h"

namespace gridstride::kernels {

namespace {

std::pair<std::uintptr_t, std::uintptr_t> memory_range(const HostArray &host) {
  auto [low, high] = host.layout.byte_range(size_of(host.dtype));
  auto base = reinterpret_cast<std::uintptr_t>(host.data);
  return {base + static_cast<std::uintptr_t>(low), base + static_cast<std::uintptr_t>(high)};
}

bool same_array(const HostArray &a, const HostArray &b) {
  return a.data == b.data && a.dtype == b.dtype && a.layout == b.layout && a.copy_back == b.copy_back;
}

bool aligned(const HostArray &host) {
  return reinterpret_cast<std::uintptr_t>(host.data) % size_of(host.dtype) == 0;
}

}  // namespace

HostArrays::HostArrays(std::vector<HostArray> hosts) : hosts_(std::move(hosts)) {
  try {
    for (std::size_t i = 0; i < hosts_.size(); ++i) {
      HostArray &host = hosts_[i];
      std::size_t twin = 0;
      while (twin < i && !same_array(hosts_[twin], host)) ++twin;
      if (twin < i) {
        arrays_.push_back(arrays_[twin]);
        in_place_.push_back(true);  // its twin copies back
        continue;
      }
      bool in_place = usable_in_place(i);
      in_place_.push_back(in_place);
      if (in_place) {
        auto [begin, end] = memory_range(host);
        std::shared_ptr<Buffer> buffer = Buffer::wrap(Device::current(), host.data, end - begin,
                                                      std::exchange(host.release, nullptr), ReleaseOn::Host);
        arrays_.push_back(array::import_memory(std::move(buffer), host.layout, host.dtype, true));
      } else {
        arrays_.push_back(array::from_host(host.data, host.layout, host.dtype, host.dtype));
      }
    }
  } catch (...) {
    for (HostArray &host : hosts_) {
      if (host.release) host.release();
    }
    throw;
  }
}

HostArrays::~HostArrays() {
  for (HostArray &host : hosts_) {
    if (host.release) host.release();
  }
}

bool HostArrays::usable_in_place(std::size_t i) const {
  const HostArray &host = hosts_[i];
  std::size_t item = size_of(host.dtype);
  if (Device::current().kind() != DeviceKind::Cpu || !host.writeable || !host.copy_back || !aligned(host)) {
    return false;
  }
  if (!host.layout.is_c_contiguous(item) && !host.layout.is_f_contiguous(item)) return false;
  if (host.layout.size() == 0) return false;
  auto [begin, end] = memory_range(host);
  for (std::size_t j = 0; j < hosts_.size(); ++j) {
    if (j == i || same_array(hosts_[j], host)) continue;
    auto [other_begin, other_end] = memory_range(hosts_[j]);
    if (begin < other_end && other_begin < end) return false;
  }
  return true;
}

void HostArrays::finish(Stream &stream, const std::vector<bool> &written) {
  stream.synchronize();
  for (std::size_t i = 0; i < hosts_.size(); ++i) {
    if (in_place_[i] || !hosts_[i].copy_back || hosts_[i].layout.size() == 0) continue;
    bool changed = written[i];
    for (std::size_t j = i + 1; j < hosts_.size(); ++j)
      changed = changed || (same_array(hosts_[i], hosts_[j]) && written[j]);
    if (changed) array::to_host(arrays_[i], hosts_[i].data, hosts_[i].layout.strides);
  }
}

}  // namespace gridstride::kernels
