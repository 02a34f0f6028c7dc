#include "runtime/cpu/memory_kernels.h"

#include <unistd.h>

#include <algorithm>
#include <cstring>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace gridstride::cpu {

namespace {

char *address(std::uint64_t slot) {
  return reinterpret_cast<char *>(static_cast<std::uintptr_t>(slot));
}

#if defined(__x86_64__)

constexpr std::size_t kLine = 64;

std::size_t to_next_line(const char *at) {
  return (kLine - reinterpret_cast<std::uintptr_t>(at) % kLine) % kLine;
}

// Whole cache lines are written at once, so that none is read first.
void stream_copy(char *to, const char *from, std::size_t bytes) {
  const std::size_t lead = std::min(to_next_line(to), bytes);
  std::memcpy(to, from, lead);
  to += lead;
  from += lead;
  bytes -= lead;
  for (; bytes >= kLine; bytes -= kLine, to += kLine, from += kLine) {
    const auto *source = reinterpret_cast<const __m128i *>(from);
    auto *target = reinterpret_cast<__m128i *>(to);
    _mm_prefetch(from + 16 * kLine, _MM_HINT_NTA);
    const __m128i a = _mm_loadu_si128(source);
    const __m128i b = _mm_loadu_si128(source + 1);
    const __m128i c = _mm_loadu_si128(source + 2);
    const __m128i d = _mm_loadu_si128(source + 3);
    _mm_stream_si128(target, a);
    _mm_stream_si128(target + 1, b);
    _mm_stream_si128(target + 2, c);
    _mm_stream_si128(target + 3, d);
  }
  _mm_sfence();
  std::memcpy(to, from, bytes);
}

void stream_fill(char *to, const char *pattern, std::size_t bytes) {
  const __m128i value = _mm_loadu_si128(reinterpret_cast<const __m128i *>(pattern));
  for (; bytes >= kLine; bytes -= kLine, to += kLine) {
    auto *target = reinterpret_cast<__m128i *>(to);
    _mm_stream_si128(target, value);
    _mm_stream_si128(target + 1, value);
    _mm_stream_si128(target + 2, value);
    _mm_stream_si128(target + 3, value);
  }
  _mm_sfence();
  for (; bytes >= 16; bytes -= 16, to += 16) _mm_storeu_si128(reinterpret_cast<__m128i *>(to), value);
  std::memcpy(to, pattern, bytes);
}

#else

void stream_copy(char *to, const char *from, std::size_t bytes) {
  std::memcpy(to, from, bytes);
}

#endif

void plain_fill(char *to, const char *pattern, std::size_t bytes) {
  std::uint64_t words[2];
  std::memcpy(words, pattern, sizeof(words));
  for (; bytes >= 16; bytes -= 16, to += 16) std::memcpy(to, words, sizeof(words));
  std::memcpy(to, pattern, bytes);
}

std::size_t last_level_cache() {
  for (const int name : {_SC_LEVEL3_CACHE_SIZE, _SC_LEVEL2_CACHE_SIZE}) {
    const long size = ::sysconf(name);
    if (size > 0) return static_cast<std::size_t>(size);
  }
  return std::size_t{8} << 20;
}

}  // namespace

void copy_kernel(const CpuLaunch *launch, std::int64_t begin, std::int64_t end, void *) {
  char *const to = address(launch->params[0]) + begin;
  const char *const from = address(launch->params[1]) + begin;
  const auto bytes = static_cast<std::size_t>(end - begin);
  if (launch->params[2] != 0) {
    stream_copy(to, from, bytes);
  } else {
    std::memcpy(to, from, bytes);
  }
}

void move_kernel(const CpuLaunch *launch, std::int64_t, std::int64_t, void *) {
  std::memmove(address(launch->params[0]), address(launch->params[1]), launch->params[2]);
}

void fill_kernel(const CpuLaunch *launch, std::int64_t begin, std::int64_t end, void *) {
  char *const to = address(launch->params[0]) + begin;
  const auto *const pattern = reinterpret_cast<const char *>(launch->params + 2);
  const auto bytes = static_cast<std::size_t>(end - begin);
#if defined(__x86_64__)
  if (launch->params[1] != 0 && reinterpret_cast<std::uintptr_t>(to) % 16 == 0) {
    stream_fill(to, pattern, bytes);
    return;
  }
#endif
  plain_fill(to, pattern, bytes);
}

double copy_cost(std::size_t bytes) {
  return static_cast<double>(bytes) * 0.1;
}
double fill_cost(std::size_t bytes) {
  return static_cast<double>(bytes) * 0.06;
}

bool streams_past_cache(std::size_t bytes) {
  // A large cache is shared with other processors, on virtual machines with strangers too: claim at most a part of it.
  static const std::size_t least = std::min<std::size_t>(last_level_cache() / 2, std::size_t{8} << 20);
  return bytes >= least;
}

}  // namespace gridstride::cpu
