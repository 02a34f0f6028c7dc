#include "runtime/allocator.h"

#include <sys/mman.h>

#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <mutex>
#include <new>
#include <string>
#include <vector>

#include "base/error.h"
#include "runtime/cpu/environment.h"
#include "runtime/cpu/size_class.h"
#include "runtime/cpu/workers.h"
#include "runtime/cuda/memory.h"
#include "runtime/device.h"
#include "runtime/stream.h"
#include "runtime/trace.h"

namespace gridstride {

/// A mapped block of a large buffer.
struct AllocatorBlock {
  void *base;
  std::size_t bytes;
  std::uint64_t freed_at = 0;
};

namespace {

constexpr std::size_t kHugePage = std::size_t{2} << 20;
// The system is asked whether it has the memory each time this much was taken from it.
constexpr std::size_t kCheckEvery = std::size_t{64} << 20;

std::size_t round_up(std::size_t value, std::size_t step) {
  return (value + step - 1) / step * step;
}

std::string with_commas(std::size_t value) {
  std::string text = std::to_string(value);
  for (std::size_t at = text.size(); at > 3;) {
    at -= 3;
    text.insert(at, ",");
  }
  return text;
}

// Anonymous memory, on huge pages from their address on when it is large.
void *map_pages(std::size_t bytes) {
  const bool huge = bytes >= kHugePage;
  const std::size_t wanted = huge ? bytes + kHugePage : bytes;
  void *const mapped = ::mmap(nullptr, wanted, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (mapped == MAP_FAILED) return nullptr;
  if (!huge) return mapped;
  auto *const start = static_cast<char *>(mapped);
  const std::size_t lead =
      round_up(reinterpret_cast<std::uintptr_t>(start), kHugePage) - reinterpret_cast<std::uintptr_t>(start);
  if (lead > 0) ::munmap(start, lead);
  if (kHugePage - lead > 0) ::munmap(start + lead + bytes, kHugePage - lead);
  ::madvise(start + lead, bytes, MADV_HUGEPAGE);
  return start + lead;
}

thread_local bool under_pressure = false;

}  // namespace

struct Allocator::Impl {
  Device &device;
  const std::size_t total;
  std::atomic<std::size_t> used{0};
  std::atomic<std::size_t> peak{0};
  std::atomic<std::size_t> held{0};
  std::atomic<std::size_t> limit;
  std::atomic<std::size_t> unchecked{0};
  std::array<cpu::SizeClass, cpu::kClassCount> classes;
  cpu::SizeClass::Map map_slab = [this](std::size_t bytes) { return map(bytes); };
  cpu::SizeClass::Unmap unmap_slab = [this](void *base, std::size_t bytes) { unmap(base, bytes); };

  std::mutex mutex;  ///< over what follows
  std::multimap<std::size_t, AllocatorBlock *> cached;
  std::size_t cached_bytes = 0;
  std::uint64_t clock = 0;
  std::size_t live = 0;
  std::uint64_t allocations = 0;
  std::uint64_t recycled = 0;
  PressureHook hook;

  Impl(Device &device_in, std::size_t total_in) : device(device_in), total(total_in), limit(total_in) {
    for (int i = 0; i < cpu::kClassCount; ++i) {
      classes[static_cast<std::size_t>(i)].configure(cpu::class_bytes(i), map_slab, used);
    }
  }

  // Freed blocks are kept up to this much; beyond, the one that was freed first goes.
  [[nodiscard]] std::size_t most_cached() const { return total / 4; }

  [[nodiscard]] bool reserve(std::size_t bytes) {
    const std::size_t now = used.fetch_add(bytes, std::memory_order_relaxed) + bytes;
    if (now > limit.load(std::memory_order_relaxed)) [[unlikely]] {
      used.fetch_sub(bytes, std::memory_order_relaxed);
      return false;
    }
    std::size_t highest = peak.load(std::memory_order_relaxed);
    while (now > highest && !peak.compare_exchange_weak(highest, now, std::memory_order_relaxed)) {}
    return true;
  }
  void unreserve(std::size_t bytes) { used.fetch_sub(bytes, std::memory_order_relaxed); }

  // Memory is given by the system on first touch, long after mmap said yes; asking beforehand whether it is there keeps
  // the process from being killed then.
  [[nodiscard]] bool system_has(std::size_t bytes) {
    if (unchecked.fetch_add(bytes, std::memory_order_relaxed) + bytes < kCheckEvery) return true;
    unchecked.store(0, std::memory_order_relaxed);
    const std::size_t holds = held.load(std::memory_order_relaxed);
    const std::size_t untouched = holds - std::min(holds, cpu::memory_resident());
    const std::size_t margin = std::min(total / 64, std::size_t{256} << 20);
    return bytes + untouched + margin <= cpu::memory_available();
  }

  [[nodiscard]] void *map(std::size_t bytes) {
    if (!system_has(bytes)) return nullptr;
    void *const base = map_pages(bytes);
    if (base != nullptr) held.fetch_add(bytes, std::memory_order_relaxed);
    return base;
  }
  void unmap(void *base, std::size_t bytes) {
    ::munmap(base, bytes);
    held.fetch_sub(bytes, std::memory_order_relaxed);
  }

  // Takes blocks out of the cache until it holds at most `most` bytes; the caller unmaps them outside the lock.
  void evict(std::size_t most, std::vector<AllocatorBlock *> &out) {
    while (cached_bytes > most) {
      const auto oldest = std::min_element(cached.begin(), cached.end(), [](const auto &a, const auto &b) {
        return a.second->freed_at < b.second->freed_at;
      });
      cached_bytes -= oldest->second->bytes;
      out.push_back(oldest->second);
      cached.erase(oldest);
    }
  }
  std::size_t drop(const std::vector<AllocatorBlock *> &blocks) {
    std::size_t bytes = 0;
    for (AllocatorBlock *const block : blocks) {
      bytes += block->bytes;
      unmap(block->base, block->bytes);
      delete block;
    }
    return bytes;
  }

  [[nodiscard]] AllocatorBlock *take_block(std::size_t bytes) {
    const std::size_t size = round_up(bytes, kHugePage);  // whole huge pages: faults cost more than memory
    if (!reserve(size)) return nullptr;
    std::vector<AllocatorBlock *> evicted;
    AllocatorBlock *block = nullptr;
    {
      const std::lock_guard lock(mutex);
      const auto best = cached.lower_bound(size);
      if (best != cached.end() && best->first <= size + size / 4) {
        block = best->second;
        cached.erase(best);
        cached_bytes -= block->bytes;
        used.fetch_add(block->bytes - size, std::memory_order_relaxed);
        count_block();
        ++recycled;
        return block;
      }
      // Held memory stays within the device: what is kept for later gives way to what is needed now.
      const std::size_t holds = held.load(std::memory_order_relaxed) + size;
      if (holds > total) evict(cached_bytes - std::min(cached_bytes, holds - total), evicted);
    }
    drop(evicted);
    void *const base = map(size);
    if (base == nullptr) {
      unreserve(size);
      return nullptr;
    }
    block = new AllocatorBlock{base, size};
    const std::lock_guard lock(mutex);
    count_block();
    return block;
  }
  void count_block() {
    ++live;
    ++allocations;
  }

  void give_block(AllocatorBlock *block) noexcept {
    std::vector<AllocatorBlock *> evicted;
    unreserve(block->bytes);
    {
      const std::lock_guard lock(mutex);
      --live;
      block->freed_at = ++clock;
      cached.emplace(block->bytes, block);
      cached_bytes += block->bytes;
      if (cached_bytes > most_cached()) evict(most_cached(), evicted);
    }
    drop(evicted);
  }
};

namespace {

// Gives std::allocate_shared one chunk that holds the reference count, the Buffer and the data.
template <class T>
struct ChunkAllocator {
  using value_type = T;

  explicit ChunkAllocator(cpu::SizeClass *from_in) : from(from_in) {}
  template <class U>
  ChunkAllocator(const ChunkAllocator<U> &other) : from(other.from) {}

  [[nodiscard]] T *allocate(std::size_t) {
    static_assert(sizeof(T) <= cpu::kChunkHeader, "the chunk's header does not hold the buffer object");
    void *const chunk = from->take();
    if (chunk == nullptr) throw std::bad_alloc();
    return static_cast<T *>(chunk);
  }
  void deallocate(T *chunk, std::size_t) noexcept { from->give(chunk); }

  template <class U>
  bool operator==(const ChunkAllocator<U> &other) const {
    return from == other.from;
  }

  cpu::SizeClass *from;
};

}  // namespace

Allocator::Allocator(Device &device, std::size_t total) : impl_(std::make_unique<Impl>(device, total)) {}

Allocator::Allocator(Device &device, cuda::MemoryPool &pool) : cuda_device_(&device), cuda_(&pool) {}

Allocator::~Allocator() = default;

std::shared_ptr<Buffer> Allocator::try_allocate(std::size_t bytes) {
  if (bytes <= cpu::kLargestChunk) {
    cpu::SizeClass &from = impl_->classes[static_cast<std::size_t>(cpu::class_of(bytes))];
    if (!impl_->reserve(from.data_bytes())) return nullptr;
    try {
      return std::allocate_shared<Buffer>(ChunkAllocator<Buffer>(&from), Buffer::Key(), impl_->device, bytes);
    } catch (const std::bad_alloc &) {
      impl_->unreserve(from.data_bytes());
      return nullptr;
    }
  }
  if (bytes > impl_->limit.load(std::memory_order_relaxed)) return nullptr;
  AllocatorBlock *const block = impl_->take_block(bytes);
  if (block == nullptr) return nullptr;
  return std::make_shared<Buffer>(Buffer::Key(), impl_->device, block->base, bytes, block);
}

std::shared_ptr<Buffer> Allocator::allocate(std::size_t bytes) {
  if (cuda_ != nullptr) [[unlikely]]
    return cuda_device_->current_stream()->allocate(bytes);
  std::shared_ptr<Buffer> buffer = try_allocate(bytes);
  if (!buffer) [[unlikely]] {
    check_size(bytes);
    buffer = allocate_under_pressure(bytes);
  }
  if (trace::on()) [[unlikely]]
    trace::add_memory(trace::Kind::Allocate, impl_->device.ordinal(), bytes, impl_->used.load());
  return buffer;
}

std::shared_ptr<Buffer> Allocator::allocate_under_pressure(std::size_t bytes) {
  free_all_blocks();
  if (std::shared_ptr<Buffer> buffer = try_allocate(bytes)) return buffer;
  // Work in flight holds memory; so does work that was put off. Neither may be waited for from within work.
  if (!cpu::inside_work()) {
    impl_->device.wait_idle();
    run_host_releases();
    free_all_blocks();
    if (std::shared_ptr<Buffer> buffer = try_allocate(bytes)) return buffer;
    PressureHook hook;
    {
      const std::lock_guard lock(impl_->mutex);
      hook = impl_->hook;
    }
    if (hook && !under_pressure) {
      struct Scope {
        Scope() { under_pressure = true; }
        ~Scope() { under_pressure = false; }
      } const scope;
      hook(bytes);
      impl_->device.wait_idle();
      run_host_releases();
      free_all_blocks();
      if (std::shared_ptr<Buffer> buffer = try_allocate(bytes)) return buffer;
    }
  }
  throw Error(ErrorKind::OutOfMemory,
              "out of memory on device " + std::to_string(impl_->device.ordinal()) + ": " + with_commas(bytes) +
                  " bytes were asked for; " + with_commas(impl_->used.load()) + " are in use of a limit of " +
                  with_commas(impl_->limit.load()) + ", and the system can give " +
                  with_commas(cpu::memory_available()) + " more. Delete arrays that are no longer needed");
}

void Allocator::check_size(std::size_t bytes) const {
  if (cuda_ != nullptr) return cuda_->check_size(bytes);
  const std::size_t most = impl_->limit.load(std::memory_order_relaxed);
  if (bytes <= most) return;
  throw Error(ErrorKind::OutOfMemory,
              "out of memory on device " + std::to_string(impl_->device.ordinal()) + ": " + with_commas(bytes) +
                  " bytes were asked for; the device has " + with_commas(impl_->total) + " in all" +
                  (most < impl_->total ? " and a limit of " + with_commas(most) + " is set" : ""));
}

std::size_t Allocator::free_all_blocks() {
  if (cuda_ != nullptr) return cuda_->free_all_blocks();
  std::vector<AllocatorBlock *> evicted;
  {
    const std::lock_guard lock(impl_->mutex);
    impl_->evict(0, evicted);
  }
  std::size_t freed = impl_->drop(evicted);
  for (cpu::SizeClass &entry : impl_->classes) freed += entry.trim(impl_->unmap_slab);
  return freed;
}

void Allocator::set_limit(std::size_t bytes) {
  if (cuda_ != nullptr) return cuda_->set_limit(bytes);
  impl_->limit.store(bytes == 0 ? impl_->total : bytes);
}

std::size_t Allocator::limit() const {
  if (cuda_ != nullptr) return cuda_->statistics().limit;
  return impl_->limit.load();
}

AllocatorStatistics Allocator::statistics() const {
  if (cuda_ != nullptr) return cuda_statistics();
  AllocatorStatistics result;
  result.used = impl_->used.load();
  result.held = impl_->held.load();
  result.peak = impl_->peak.load();
  result.limit = impl_->limit.load();
  {
    const std::lock_guard lock(impl_->mutex);
    result.live = impl_->live;
    result.allocations = impl_->allocations;
    result.recycled = impl_->recycled;
  }
  for (cpu::SizeClass &entry : impl_->classes) {
    const cpu::SizeClass::Counts counts = entry.counts();
    result.live += counts.live;
    result.allocations += counts.allocations;
  }
  return result;
}

void Allocator::reset_peak() {
  if (cuda_ != nullptr) return cuda_->reset_peak();
  impl_->peak.store(impl_->used.load());
}

void Allocator::set_pressure_hook(PressureHook hook) {
  if (cuda_ != nullptr) return cuda_->set_pressure_hook(std::move(hook));
  const std::lock_guard lock(impl_->mutex);
  impl_->hook = std::move(hook);
}

void Allocator::release_large(AllocatorBlock *block) noexcept {
  impl_->give_block(block);
}

void Allocator::lock_for_fork() {
  if (cuda_ != nullptr) return;
  impl_->mutex.lock();
  for (cpu::SizeClass &entry : impl_->classes) entry.lock();
}

void Allocator::unlock_after_fork() {
  if (cuda_ != nullptr) return;
  for (cpu::SizeClass &entry : impl_->classes) entry.unlock();
  impl_->mutex.unlock();
}

}  // namespace gridstride
