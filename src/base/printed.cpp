#include "base/printed.h"

#include <cstddef>
#include <mutex>
#include <utility>

#include <fmt/format.h>

namespace gridstride {

namespace {

constexpr std::size_t kMostBytes = std::size_t{64} << 20;

struct Printed {
  std::mutex mutex;
  std::string text;
  std::size_t dropped = 0;
  void (*hook)() = nullptr;
};

/// Never destroyed: workers may print while the process ends.
Printed &printed() {
  static auto *const made = new Printed;
  return *made;
}

}  // namespace

void add_printed(std::string_view text) {
  Printed &all = printed();
  void (*hook)() = nullptr;
  {
    const std::lock_guard lock(all.mutex);
    if (all.text.size() + text.size() > kMostBytes) {
      ++all.dropped;
      return;
    }
    if (all.text.empty()) hook = all.hook;
    all.text += text;
  }
  if (hook != nullptr) hook();
}

std::string take_printed() {
  Printed &all = printed();
  const std::lock_guard lock(all.mutex);
  std::string text = std::exchange(all.text, {});
  if (const std::size_t dropped = std::exchange(all.dropped, 0); dropped > 0) {
    text += fmt::format("... {} more calls of print() in kernels, beyond {} MiB, were dropped\n", dropped,
                        kMostBytes >> 20);
  }
  return text;
}

void set_printed_hook(void (*hook)()) {
  Printed &all = printed();
  const std::lock_guard lock(all.mutex);
  all.hook = hook;
}

}  // namespace gridstride
