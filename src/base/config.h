#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace gridstride {

enum class DeviceChoice {
  Automatic,  ///< CUDA where a driver answers, else the CPU
  Cpu,
  Cuda,
};

/// What the environment says. An empty variable counts as one that is not set.
struct Config {
  DeviceChoice device = DeviceChoice::Automatic;  ///< GRIDSTRIDE_DEVICE=cpu|cuda
  bool debug = false;                             ///< GRIDSTRIDE_DEBUG=0|1: kernels are compiled with debug=True
  std::string cache_dir;                          ///< GRIDSTRIDE_CACHE_DIR, an absolute path; else gridstride within
                                                  ///< XDG_CACHE_HOME or ~/.cache; empty where there is no home
  bool disk_cache = true;                         ///< GRIDSTRIDE_DISK_CACHE=0|1
  std::uint64_t cache_limit = std::uint64_t{512} << 20;  ///< GRIDSTRIDE_CACHE_LIMIT: bytes, or with K, M or G behind
                                                         ///< the number; 0 for no limit
  std::optional<int> num_threads;                        ///< GRIDSTRIDE_NUM_THREADS, 1 to 4096: threads that compute
  int cpu_devices = 1;      ///< GRIDSTRIDE_CPU_DEVICES, 1 to 64: devices the CPU is split into
  bool peer_access = true;  ///< GRIDSTRIDE_PEER_ACCESS=0|1: devices copy straight where they can
  std::string cpu;          ///< GRIDSTRIDE_CPU: the level code is made for ("x86-64-v3"), not
                            ///< checked here; empty for this machine's
};

/// The value of an environment variable, or null.
using EnvironmentLookup = std::function<const char *(const char *)>;

/// Reads a configuration. Throws Error(Value) naming the variable, its value and what is expected; a variable that
/// starts with GRIDSTRIDE_ and is none of the above is left alone.
[[nodiscard]] Config read_config(const EnvironmentLookup &lookup);

/// The process's configuration, read once, on the first call that succeeds.
[[nodiscard]] const Config &config();

}  // namespace gridstride
