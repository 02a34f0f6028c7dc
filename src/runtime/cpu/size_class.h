#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

namespace gridstride::cpu {

/// Where requests of up to 2 MiB come from: classes 64 bytes apart up to 512, then four to a doubling (at most a fifth
/// is wasted). A chunk is a header line for the buffer object and then the data, so one list operation serves both.
inline constexpr std::size_t kChunkHeader = 64;
inline constexpr std::size_t kLargestChunk = std::size_t{2} << 20;
inline constexpr int kClassCount = 56;

[[nodiscard]] constexpr int class_of(std::size_t bytes) {
  if (bytes <= 512) return bytes == 0 ? 0 : static_cast<int>((bytes - 1) / 64);
  const std::size_t last = bytes - 1;
  const int log = 63 - __builtin_clzll(last);
  return 8 + (log - 9) * 4 + static_cast<int>((last - (std::size_t{1} << log)) >> (log - 2));
}

[[nodiscard]] constexpr std::size_t class_bytes(int index) {
  if (index < 8) return static_cast<std::size_t>(index + 1) * 64;
  const int log = 9 + (index - 8) / 4;
  return (std::size_t{1} << log) + static_cast<std::size_t>((index - 8) % 4 + 1) * (std::size_t{1} << (log - 2));
}

/// Chunks of one size, carved from slabs. Any thread.
class alignas(64) SizeClass {
public:
  using Map = std::function<void *(std::size_t bytes)>;  ///< null when there is no memory
  using Unmap = std::function<void(void *, std::size_t)>;

  /// Once, before use. `map` gives memory for slabs; chunks that come back are taken off `used`.
  void configure(std::size_t data_bytes, const Map &map, std::atomic<std::size_t> &used) {
    data_bytes_ = data_bytes;
    chunk_bytes_ = data_bytes + kChunkHeader;
    map_ = &map;
    used_ = &used;
  }
  [[nodiscard]] std::size_t data_bytes() const { return data_bytes_; }

  /// Null when a slab is needed and there is none to be had.
  [[nodiscard]] void *take();
  void give(void *chunk) noexcept;
  /// Unmaps slabs of which nothing is in use; returns the bytes.
  std::size_t trim(const Unmap &unmap);

  struct Counts {
    std::size_t live = 0;
    std::uint64_t allocations = 0;
  };
  [[nodiscard]] Counts counts();
  void lock();
  void unlock();

private:
  struct FreeChunk {
    FreeChunk *next;
  };
  struct Slab {
    char *base;
    std::size_t bytes;
  };

  [[nodiscard]] bool grow();

  std::atomic<bool> locked_{false};
  std::size_t data_bytes_ = 0;
  std::size_t chunk_bytes_ = 0;
  const Map *map_ = nullptr;
  std::atomic<std::size_t> *used_ = nullptr;
  FreeChunk *free_ = nullptr;
  char *fresh_ = nullptr;  ///< not carved yet, in the newest slab
  char *fresh_end_ = nullptr;
  std::size_t live_ = 0;
  std::uint64_t allocations_ = 0;
  std::vector<Slab> slabs_;
};

}  // namespace gridstride::cpu
