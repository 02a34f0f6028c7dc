#include "runtime/cuda/memory.h"

#include <algorithm>
#include <array>
#include <bit>
#include <map>
#include <mutex>
#include <unordered_map>
#include <unordered_set>

#include <fmt/format.h>

#include "base/error.h"

namespace gridstride::cuda {

namespace {

constexpr std::size_t kSmallest = 512;
constexpr std::size_t kLargestSmall = std::size_t{1} << 20;
constexpr std::size_t kStep = std::size_t{2} << 20;  ///< what the driver gives out in
constexpr std::size_t kSteps = 4;                    ///< size classes between two powers of two
constexpr std::size_t kClasses = 11 * kSteps + 1;    ///< 512 bytes to 1 MiB

/// Size classes: 512 * 2**k * (4 + j) / 4, each a multiple of 128; blocks of a slab start at multiples of 512.
constexpr std::size_t class_bytes(std::size_t index) {
  const std::size_t raw = (kSmallest << (index / kSteps)) * (kSteps + index % kSteps) / kSteps;
  return (raw + kSmallest - 1) / kSmallest * kSmallest;
}

std::size_t class_of(std::size_t bytes) {
  if (bytes <= kSmallest) return 0;
  const auto power = static_cast<std::size_t>(std::bit_width(bytes - 1)) - 10;  // 512 * 2**power < bytes
  std::size_t index = power * kSteps;
  while (class_bytes(index) < bytes) ++index;
  return index;
}

std::size_t round_up(std::size_t bytes, std::size_t step) {
  return (bytes + step - 1) / step * step;
}

struct Slab {
  DevicePointer data = 0;
  std::size_t bytes = 0;
  std::size_t blocks = 0;
};

}  // namespace

/// A piece of device memory: of a slab, or whole.
struct PoolBlock {
  DevicePointer data = 0;
  std::size_t bytes = 0;
  std::size_t size_class = 0;  ///< of a slab's block
  Slab *slab = nullptr;        ///< null for a large block
};

namespace {

/// What one stream has freed and may take again at once; or, with an event, what streams that are gone have left.
struct Cache {
  std::array<std::vector<PoolBlock *>, kClasses> small;
  std::multimap<std::size_t, PoolBlock *> large;
};

}  // namespace

struct MemoryPool::Impl {
  explicit Impl(Context &owner) : context(owner), limit(owner.total_memory()) {}

  Context &context;
  mutable std::mutex mutex;
  std::unordered_map<std::uint64_t, Cache> caches;  ///< by stream id
  std::unordered_map<std::uint64_t, std::weak_ptr<Stream>> streams;
  std::vector<std::pair<Event, Cache>> retired;
  std::unordered_set<Slab *> slabs;
  PoolStatistics statistics;
  std::size_t limit;
  PressureHook hook;

  // All below: the mutex is held.

  Cache &cache_of(const std::shared_ptr<Stream> &stream) {
    const auto [found, made] = caches.try_emplace(stream->id());
    if (made) streams[stream->id()] = stream;
    return found->second;
  }

  static PoolBlock *take_large(Cache &cache, std::size_t bytes) {
    const auto found = cache.large.lower_bound(bytes);
    if (found == cache.large.end() || found->first > bytes + bytes / 4) return nullptr;
    PoolBlock *block = found->second;
    cache.large.erase(found);
    return block;
  }

  static PoolBlock *take(Cache &cache, std::size_t bytes, std::size_t size_class) {
    if (size_class >= kClasses) return take_large(cache, bytes);
    std::vector<PoolBlock *> &list = cache.small[size_class];
    if (list.empty()) return nullptr;
    PoolBlock *block = list.back();
    list.pop_back();
    return block;
  }

  /// From another stream, live or gone; this one then waits for it.
  /// `keep` outlives the lock: a stream whose last handle it turns out to be comes back here to retire.
  PoolBlock *take_from_others(const std::shared_ptr<Stream> &stream, std::size_t bytes, std::size_t size_class,
                              std::vector<std::shared_ptr<Stream>> &keep) {
    for (auto entry = retired.begin(); entry != retired.end(); ++entry) {
      if (PoolBlock *block = take(entry->second, bytes, size_class)) {
        stream->wait(entry->first);
        return block;
      }
    }
    if (size_class < kClasses) return nullptr;  // small blocks are cheaper than a wait
    for (auto &[id, cache] : caches) {
      if (id == stream->id()) continue;
      const std::shared_ptr<Stream> owner = streams[id].lock();
      if (owner == nullptr) continue;  // it is about to retire
      keep.push_back(owner);
      if (PoolBlock *block = take_large(cache, bytes)) {
        Event mark(context, {.timing = false, .blocking = false});
        owner->record(mark);
        stream->wait(mark);
        return block;
      }
    }
    return nullptr;
  }

  DevicePointer from_driver(std::size_t bytes) {
    DevicePointer data = 0;
    context.use();
    const Result result = driver().memory_allocate(&data, bytes);
    if (result == kOutOfMemory) return 0;
    context.check(result, "allocating device memory");
    statistics.held += bytes;
    return data;
  }

  /// A new block from the driver; null where it has no memory.
  PoolBlock *make(Cache &cache, std::size_t bytes, std::size_t size_class) {
    if (size_class >= kClasses) {
      const DevicePointer data = from_driver(bytes);
      return data == 0 ? nullptr : new PoolBlock{data, bytes, kClasses, nullptr};
    }
    const std::size_t each = class_bytes(size_class);
    const std::size_t slab_bytes = std::max(kStep, round_up(8 * each, kStep));
    const DevicePointer data = from_driver(slab_bytes);
    if (data == 0) return nullptr;
    auto *slab = new Slab{data, slab_bytes, slab_bytes / each};
    slabs.insert(slab);
    for (std::size_t i = slab->blocks; i-- > 0;) {
      cache.small[size_class].push_back(new PoolBlock{data + i * each, each, size_class, slab});
    }
    return take(cache, each, size_class);
  }

  void give_back(DevicePointer data, std::size_t bytes) {
    static_cast<void>(driver().memory_free(data));
    statistics.held -= bytes;
  }

  /// Frees what no allocation holds. The device has been waited for.
  std::size_t shrink() {
    const std::size_t before = statistics.held;
    std::unordered_map<Slab *, std::size_t> free_blocks;
    const auto each_cache = [&](const auto &visit) {
      for (auto &[id, cache] : caches) visit(cache);
      for (auto &[event, cache] : retired) visit(cache);
    };
    each_cache([&](Cache &cache) {
      for (const auto &[bytes, block] : cache.large) {
        give_back(block->data, block->bytes);
        delete block;
      }
      cache.large.clear();
      for (const auto &list : cache.small) {
        for (PoolBlock *block : list) ++free_blocks[block->slab];
      }
    });
    each_cache([&](Cache &cache) {
      for (auto &list : cache.small) {
        std::erase_if(list, [&](PoolBlock *block) {
          const bool whole = free_blocks[block->slab] == block->slab->blocks;
          if (whole) delete block;
          return whole;
        });
      }
    });
    // In any order: what is given back is the same.
    for (const auto &[slab, count] : free_blocks) {  // NOLINT(bugprone-nondeterministic-pointer-iteration-order)
      if (count != slab->blocks) continue;
      give_back(slab->data, slab->bytes);
      slabs.erase(slab);
      delete slab;
    }
    return before - statistics.held;
  }

  void put(Cache &cache, PoolBlock *block) {
    if (block->slab == nullptr) {
      cache.large.emplace(block->bytes, block);
    } else {
      cache.small[block->size_class].push_back(block);
    }
  }
};

MemoryPool::MemoryPool(Context &context) : impl_(std::make_unique<Impl>(context)) {}
MemoryPool::~MemoryPool() = default;

void MemoryPool::check_size(std::size_t bytes) const {
  const std::lock_guard lock(impl_->mutex);
  if (bytes <= impl_->limit) return;
  throw Error(ErrorKind::OutOfMemory,
              fmt::format("out of memory allocating {} bytes on CUDA device {}: more than the limit of {} bytes", bytes,
                          impl_->context.ordinal(), impl_->limit));
}

Allocation MemoryPool::allocate(std::size_t bytes, const std::shared_ptr<Stream> &stream) {
  check_size(bytes);
  const bool small = bytes <= kLargestSmall;
  const std::size_t size_class = small ? class_of(bytes) : kClasses;
  const std::size_t block_bytes = small ? class_bytes(size_class) : round_up(bytes, kStep);
  Impl &pool = *impl_;
  PoolBlock *block = nullptr;
  for (int attempt = 0; block == nullptr; ++attempt) {
    std::vector<std::shared_ptr<Stream>> keep;
    std::unique_lock lock(pool.mutex);
    Cache &cache = pool.cache_of(stream);
    bool recycled = true;
    const bool fits = pool.statistics.used + block_bytes <= pool.limit;
    if (fits) {
      block = Impl::take(cache, block_bytes, size_class);
      if (block == nullptr) block = pool.take_from_others(stream, block_bytes, size_class, keep);
      if (block == nullptr) {
        recycled = false;
        block = pool.make(cache, block_bytes, size_class);
      }
    }
    if (block != nullptr) {
      ++pool.statistics.allocations;
      pool.statistics.recycled += recycled ? 1 : 0;
      pool.statistics.used += block->bytes;
      ++pool.statistics.live;
      pool.statistics.peak = std::max(pool.statistics.peak, pool.statistics.used);
      break;
    }
    if (attempt == 0) {
      pool.context.synchronize();
      pool.shrink();
      continue;
    }
    const PressureHook hook = pool.hook;
    const PoolStatistics now = pool.statistics;
    const std::size_t limit = pool.limit;
    lock.unlock();
    if (attempt == 1 && hook) {
      hook(block_bytes);
      free_all_blocks();
      continue;
    }
    throw Error(
        ErrorKind::OutOfMemory,
        fmt::format("out of memory allocating {} bytes on CUDA device {}: {} bytes are in use by {} allocations, "
                    "the limit is {} bytes, the device has {} bytes",
                    bytes, pool.context.ordinal(), now.used, now.live, limit, pool.context.total_memory()));
  }
  Allocation result;
  result.data_ = block->data;
  result.bytes_ = bytes;
  result.block_ = block;
  result.stream_ = stream;
  return result;
}

std::size_t MemoryPool::free_all_blocks() {
  impl_->context.synchronize();
  const std::lock_guard lock(impl_->mutex);
  const std::size_t freed = impl_->shrink();
  impl_->retired.clear();  // what is left of them is in slabs that live allocations share
  return freed;
}

void MemoryPool::set_limit(std::size_t bytes) {
  const std::lock_guard lock(impl_->mutex);
  impl_->limit = bytes == 0 ? impl_->context.total_memory() : bytes;
}

PoolStatistics MemoryPool::statistics() const {
  const std::lock_guard lock(impl_->mutex);
  PoolStatistics result = impl_->statistics;
  result.limit = impl_->limit;
  return result;
}

void MemoryPool::reset_peak() {
  const std::lock_guard lock(impl_->mutex);
  impl_->statistics.peak = impl_->statistics.used;
}

void MemoryPool::set_pressure_hook(PressureHook hook) {
  const std::lock_guard lock(impl_->mutex);
  impl_->hook = std::move(hook);
}

void MemoryPool::retire(Stream &stream) noexcept {
  const std::lock_guard lock(impl_->mutex);
  const auto found = impl_->caches.find(stream.id());
  if (found == impl_->caches.end()) return;
  try {
    Event mark(impl_->context, {.timing = false, .blocking = false});
    stream.record(mark);
    impl_->retired.emplace_back(std::move(mark), std::move(found->second));
  } catch (const Error &) {
    // The context is gone, or the stream was somebody else's and is gone: its memory is as well.
  }
  impl_->caches.erase(found);
  impl_->streams.erase(stream.id());
}

// --- allocations

Allocation::Allocation(Allocation &&other) noexcept
    : data_(std::exchange(other.data_, 0)),
      bytes_(std::exchange(other.bytes_, 0)),
      block_(std::exchange(other.block_, nullptr)),
      stream_(std::move(other.stream_)),
      others_(std::move(other.others_)) {}

Allocation &Allocation::operator=(Allocation &&other) noexcept {
  if (this == &other) return *this;
  release();
  data_ = std::exchange(other.data_, 0);
  bytes_ = std::exchange(other.bytes_, 0);
  block_ = std::exchange(other.block_, nullptr);
  stream_ = std::move(other.stream_);
  others_ = std::move(other.others_);
  return *this;
}

Allocation::~Allocation() {
  release();
}

void Allocation::also_used_on(const std::shared_ptr<Stream> &stream) {
  if (stream == stream_ || std::find(others_.begin(), others_.end(), stream) != others_.end()) return;
  others_.push_back(stream);
}

void Allocation::release() noexcept {
  if (block_ == nullptr) return;
  MemoryPool::Impl &pool = *stream_->context().memory().impl_;
  bool usable = true;
  try {
    for (const std::shared_ptr<Stream> &other : others_) {
      Event mark(other->context(), {.timing = false, .blocking = false});
      other->record(mark);
      stream_->wait(mark);
    }
  } catch (const Error &) {
    usable = false;  // the device is lost, and the memory with it
  }
  {
    const std::lock_guard lock(pool.mutex);
    pool.statistics.used -= block_->bytes;
    --pool.statistics.live;
    if (usable) pool.put(pool.cache_of(stream_), block_);
  }
  block_ = nullptr;
  others_.clear();
  stream_.reset();
}

}  // namespace gridstride::cuda
