#pragma once

#include <atomic>
#include <thread>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace gridstride::cpu {

inline void relax() {
#if defined(__x86_64__)
  _mm_pause();
#elif defined(__aarch64__)
  asm volatile("yield");
#endif
}

/// Takes a flag that is held for a few instructions only; gives the processor away when the holder was preempted.
template <class Flag>
void spin_lock(std::atomic<Flag> &flag) {
  while (true) {
    if (!flag.exchange(Flag{1}, std::memory_order_acquire)) return;
    for (int i = 0; flag.load(std::memory_order_relaxed); ++i) {
      if (i < 64) {
        relax();
      } else {
        std::this_thread::yield();
      }
    }
  }
}

template <class Flag>
void spin_unlock(std::atomic<Flag> &flag) {
  flag.store(Flag{0}, std::memory_order_release);
}

template <class Flag>
class SpinGuard {
public:
  explicit SpinGuard(std::atomic<Flag> &flag) : flag_(flag) { spin_lock(flag_); }
  ~SpinGuard() { spin_unlock(flag_); }
  SpinGuard(const SpinGuard &) = delete;
  SpinGuard &operator=(const SpinGuard &) = delete;

private:
  std::atomic<Flag> &flag_;
};

}  // namespace gridstride::cpu
