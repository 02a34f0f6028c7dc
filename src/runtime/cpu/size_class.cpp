#include "runtime/cpu/size_class.h"

#include <algorithm>

#include "runtime/cpu/spin.h"

#if defined(__SANITIZE_ADDRESS__)
#include <sanitizer/asan_interface.h>
#endif

namespace gridstride::cpu {

namespace {

constexpr std::size_t kPage = 4096;
constexpr std::size_t kSmallestSlab = std::size_t{64} << 10;
// Chunks from this size on come from slabs on huge pages at once; smaller ones when there are many of them.
constexpr std::size_t kHugeChunk = std::size_t{16} << 10;
constexpr std::size_t kHugeSlab = std::size_t{2} << 20;

// Tells the address sanitizer which chunks are in use, so that a use after free is found though the memory is ours.
void mark_free([[maybe_unused]] void *data, [[maybe_unused]] std::size_t bytes) {
#if defined(__SANITIZE_ADDRESS__)
  ASAN_POISON_MEMORY_REGION(data, bytes);
#endif
}

void mark_used([[maybe_unused]] void *data, [[maybe_unused]] std::size_t bytes) {
#if defined(__SANITIZE_ADDRESS__)
  ASAN_UNPOISON_MEMORY_REGION(data, bytes);
#endif
}

}  // namespace

static_assert(class_of(kLargestChunk) == kClassCount - 1 && class_bytes(kClassCount - 1) == kLargestChunk);
static_assert(class_of(513) == 8 && class_bytes(8) == 640 && class_of(640) == 8 && class_of(641) == 9);

void SizeClass::lock() {
  spin_lock(locked_);
}
void SizeClass::unlock() {
  spin_unlock(locked_);
}

void *SizeClass::take() {
  const SpinGuard guard(locked_);
  void *chunk = free_;
  if (chunk != nullptr) {
    free_ = free_->next;
  } else {
    if (fresh_ == fresh_end_ && !grow()) return nullptr;
    chunk = fresh_;
    fresh_ += chunk_bytes_;
  }
  ++live_;
  ++allocations_;
  mark_used(static_cast<char *>(chunk) + kChunkHeader, data_bytes_);
  return chunk;
}

void SizeClass::give(void *chunk) noexcept {
  used_->fetch_sub(data_bytes_, std::memory_order_relaxed);
  mark_free(static_cast<char *>(chunk) + kChunkHeader, data_bytes_);
  const SpinGuard guard(locked_);
  auto *const entry = static_cast<FreeChunk *>(chunk);
  entry->next = free_;
  free_ = entry;
  --live_;
}

bool SizeClass::grow() {
  // Slabs grow with the class, so that many small buffers do not become many mappings.
  const std::size_t least = chunk_bytes_ < kHugeChunk ? kSmallestSlab : kHugeSlab;
  const std::size_t wish = std::max(least << std::min<std::size_t>(slabs_.size() / 4, 5), chunk_bytes_ * 8);
  const std::size_t step = wish < kHugeSlab ? kPage : kHugeSlab;
  const std::size_t bytes = (wish + step - 1) / step * step;
  slabs_.reserve(slabs_.size() + 1);
  auto *const base = static_cast<char *>((*map_)(bytes));
  if (base == nullptr) return false;
  slabs_.push_back({base, bytes});
  fresh_ = base;
  fresh_end_ = base + bytes / chunk_bytes_ * chunk_bytes_;
  return true;
}

std::size_t SizeClass::trim(const Unmap &unmap) {
  const SpinGuard guard(locked_);
  if (slabs_.empty()) return 0;
  std::sort(slabs_.begin(), slabs_.end(), [](const Slab &a, const Slab &b) { return a.base < b.base; });
  const auto slab_of = [this](const void *chunk) {
    const auto after = std::upper_bound(slabs_.begin(), slabs_.end(), static_cast<const char *>(chunk),
                                        [](const char *at, const Slab &slab) { return at < slab.base; });
    return static_cast<std::size_t>(after - slabs_.begin()) - 1;
  };
  // Chunks that are not in use, in bytes by slab: on the free list or not carved yet.
  std::vector<std::size_t> unused(slabs_.size(), 0);
  for (const FreeChunk *entry = free_; entry != nullptr; entry = entry->next) unused[slab_of(entry)] += chunk_bytes_;
  if (fresh_ != fresh_end_) unused[slab_of(fresh_)] += static_cast<std::size_t>(fresh_end_ - fresh_);
  const auto dead = [&](std::size_t i) { return unused[i] == slabs_[i].bytes / chunk_bytes_ * chunk_bytes_; };

  FreeChunk **link = &free_;
  while (*link != nullptr) {
    if (dead(slab_of(*link))) {
      *link = (*link)->next;
    } else {
      link = &(*link)->next;
    }
  }
  if (fresh_ != fresh_end_ && dead(slab_of(fresh_))) fresh_ = fresh_end_ = nullptr;
  std::size_t freed = 0;
  std::vector<Slab> kept;
  for (std::size_t i = 0; i < slabs_.size(); ++i) {
    if (dead(i)) {
      mark_used(slabs_[i].base, slabs_[i].bytes);  // the addresses may serve others
      unmap(slabs_[i].base, slabs_[i].bytes);
      freed += slabs_[i].bytes;
    } else {
      kept.push_back(slabs_[i]);
    }
  }
  slabs_ = std::move(kept);
  return freed;
}

SizeClass::Counts SizeClass::counts() {
  const SpinGuard guard(locked_);
  return {live_, allocations_};
}

}  // namespace gridstride::cpu
