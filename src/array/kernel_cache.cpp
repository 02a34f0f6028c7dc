#include "array/kernel_cache.h"

#include <atomic>
#include <cstring>
#include <mutex>
#include <unordered_map>

namespace gridstride::array {

namespace {

std::atomic<Engine> chosen{Engine::Compiled};
std::atomic<std::uint64_t> built{0};

// Eight bytes at a time; keys are short and compared whole on a hit.
std::uint64_t hash_of(std::string_view text) {
  std::uint64_t hash = text.size() * 0x9e3779b97f4a7c15ULL;
  const auto mix = [&](std::uint64_t word) {
    hash = (hash ^ word) * 0xff51afd7ed558ccdULL;
    hash ^= hash >> 32;
  };
  std::size_t i = 0;
  for (; i + 8 <= text.size(); i += 8) {
    std::uint64_t word = 0;
    std::memcpy(&word, text.data() + i, 8);
    mix(word);
  }
  std::uint64_t tail = 0;
  std::memcpy(&tail, text.data() + i, text.size() - i);
  mix(tail);
  return hash;
}

struct Table {
  std::mutex mutex;
  std::unordered_map<std::string, std::shared_ptr<const CachedKernel>> kernels;
};

// More kernels than any program has; a program that makes new ones for ever does not hold them for ever.
constexpr std::size_t kMostKernels = 16384;

Table &table() {
  static Table *const made = new Table;  // never destroyed: work in flight at exit may still run its kernels
  return *made;
}

}  // namespace

void set_engine(Engine which) {
  chosen = which;
  Table &all = table();
  const std::lock_guard lock(all.mutex);
  all.kernels.clear();
}

Engine engine() {
  return chosen.load(std::memory_order_relaxed);
}
std::uint64_t kernels_built() {
  return built.load(std::memory_order_relaxed);
}

namespace {

template <class Build>
const std::shared_ptr<const CachedKernel> &find(Window &window, std::string &key, const Build &build) {
  key.push_back(static_cast<char>(engine()));
  const std::uint64_t hash = hash_of(key);
  Window::CacheLine &line = window.cache[hash % Window::kCacheLines];
  if (line.hash == hash && line.kernel && line.kernel->key == key) return line.kernel;

  std::shared_ptr<const CachedKernel> found;
  Table &all = table();
  {
    const std::lock_guard lock(all.mutex);
    const auto entry = all.kernels.find(key);
    if (entry != all.kernels.end()) found = entry->second;
  }
  if (!found) {
    auto made = std::make_shared<CachedKernel>();
    made->key = key;
    made->hash = hash;
    ir::Module module = build();
    if (engine() == Engine::Interpreted) {
      ir::verify(module);
      made->module = std::make_shared<const ir::Module>(std::move(module));
    } else {
      made->kernel = jit::compile(module);
    }
    built.fetch_add(1, std::memory_order_relaxed);
    const std::lock_guard lock(all.mutex);
    if (all.kernels.size() >= kMostKernels) all.kernels.clear();
    found = all.kernels.emplace(key, std::move(made)).first->second;
  }
  line.hash = hash;
  line.kernel = std::move(found);
  return line.kernel;
}

}  // namespace

const std::shared_ptr<const CachedKernel> &find_kernel(Window &window, const Program &program) {
  static thread_local std::string key;
  program.key(key);
  return find(window, key, [&] { return program.build(); });
}

const std::shared_ptr<const CachedKernel> &find_kernel(Window &window, std::string &key,
                                                       const std::function<ir::Module()> &build) {
  return find(window, key, build);
}

}  // namespace gridstride::array
