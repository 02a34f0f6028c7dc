#include "runtime/cuda/driver.h"

#include <memory>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "base/dynamic_library.h"
#include "base/error.h"

namespace gridstride::cuda {

namespace {

constexpr const char *kLibrary = "libcuda.so.1";

struct Loaded {
  std::optional<Driver> driver;
  std::string reason;
};

/// "error 100" where the driver has no name for it.
std::string text_of(const Driver &driver, Result result) {
  const char *name = nullptr;
  const char *text = nullptr;
  if (driver.error_name(result, &name) != kSuccess || name == nullptr) return fmt::format("CUDA error {}", result);
  if (driver.error_string(result, &text) != kSuccess || text == nullptr) return name;
  return fmt::format("{}: {}", name, text);
}

const Driver *substitute_driver = nullptr;
bool looked = false;

const Loaded &loaded() {
  // Never destroyed: work may run until the process is gone.
  static const Loaded *once = [] {
    auto *made = new Loaded;
    looked = true;
    if (substitute_driver != nullptr) {
      made->driver = *substitute_driver;
      return made;
    }
    made->driver = detail::load_driver(kLibrary, made->reason);
    if (!made->driver) return made;
    if (const Result result = made->driver->init(0); result != kSuccess) {
      made->reason = "the CUDA driver does not start: " + text_of(*made->driver, result);
      made->driver.reset();
    }
    return made;
  }();
  return *once;
}

}  // namespace

namespace detail {

std::optional<Driver> load_driver(const std::string &library, std::string &reason) {
  try {
    auto symbols = std::make_unique<DynamicLibrary>(DynamicLibrary::open(library));
    Driver driver{};
    const auto bind = [&]<class Function>(Function *&slot, const char *name) {
      slot = symbols->template function<Function>(name);
    };
    bind(driver.init, "cuInit");
    bind(driver.driver_version, "cuDriverGetVersion");
    bind(driver.error_name, "cuGetErrorName");
    bind(driver.error_string, "cuGetErrorString");
    bind(driver.device_count, "cuDeviceGetCount");
    bind(driver.device_get, "cuDeviceGet");
    bind(driver.device_name, "cuDeviceGetName");
    bind(driver.device_total_memory, "cuDeviceTotalMem_v2");
    bind(driver.device_attribute, "cuDeviceGetAttribute");
    bind(driver.device_can_access_peer, "cuDeviceCanAccessPeer");
    bind(driver.primary_context_retain, "cuDevicePrimaryCtxRetain");
    bind(driver.context_set_current, "cuCtxSetCurrent");
    bind(driver.context_synchronize, "cuCtxSynchronize");
    bind(driver.context_set_limit, "cuCtxSetLimit");
    bind(driver.context_stream_priority_range, "cuCtxGetStreamPriorityRange");
    bind(driver.context_enable_peer_access, "cuCtxEnablePeerAccess");
    bind(driver.stream_create, "cuStreamCreateWithPriority");
    bind(driver.stream_destroy, "cuStreamDestroy_v2");
    bind(driver.stream_synchronize, "cuStreamSynchronize");
    bind(driver.stream_query, "cuStreamQuery");
    bind(driver.stream_wait_event, "cuStreamWaitEvent");
    bind(driver.event_create, "cuEventCreate");
    bind(driver.event_destroy, "cuEventDestroy_v2");
    bind(driver.event_record, "cuEventRecord");
    bind(driver.event_query, "cuEventQuery");
    bind(driver.event_synchronize, "cuEventSynchronize");
    bind(driver.event_elapsed, "cuEventElapsedTime");
    bind(driver.memory_allocate, "cuMemAlloc_v2");
    bind(driver.memory_free, "cuMemFree_v2");
    bind(driver.memory_info, "cuMemGetInfo_v2");
    bind(driver.host_allocate, "cuMemHostAlloc");
    bind(driver.host_free, "cuMemFreeHost");
    bind(driver.pointer_attribute, "cuPointerGetAttribute");
    bind(driver.host_device_pointer, "cuMemHostGetDevicePointer_v2");
    bind(driver.copy_to_device, "cuMemcpyHtoDAsync_v2");
    bind(driver.copy_to_host, "cuMemcpyDtoHAsync_v2");
    bind(driver.copy_on_device, "cuMemcpyDtoDAsync_v2");
    bind(driver.copy_to_peer, "cuMemcpyPeerAsync");
    bind(driver.set_bytes, "cuMemsetD8Async");
    bind(driver.set_halves, "cuMemsetD16Async");
    bind(driver.set_words, "cuMemsetD32Async");
    bind(driver.set_words_2d, "cuMemsetD2D32Async");
    bind(driver.link_create, "cuLinkCreate_v2");
    bind(driver.link_add, "cuLinkAddData_v2");
    bind(driver.link_complete, "cuLinkComplete");
    bind(driver.link_destroy, "cuLinkDestroy");
    bind(driver.module_load, "cuModuleLoadData");
    bind(driver.module_unload, "cuModuleUnload");
    bind(driver.module_function, "cuModuleGetFunction");
    bind(driver.function_attribute, "cuFuncGetAttribute");
    bind(driver.function_set_attribute, "cuFuncSetAttribute");
    bind(driver.launch, "cuLaunchKernel");
    bind(driver.launch_cooperative, "cuLaunchCooperativeKernel");
    // Stays loaded: the table holds its functions.
    static auto *const kept = new std::vector<std::unique_ptr<DynamicLibrary>>;
    kept->push_back(std::move(symbols));
    return driver;
  } catch (const Error &error) {
    reason = fmt::format("there is no usable CUDA driver: {}", error.message());
    return std::nullopt;
  }
}

bool use_driver(const Driver &substitute) {
  if (looked) return false;
  substitute_driver = &substitute;
  return true;
}

}  // namespace detail

const Driver *find_driver(std::string *reason) {
  const Loaded &state = loaded();
  if (state.driver) return &*state.driver;
  if (reason != nullptr) *reason = state.reason;
  return nullptr;
}

const Driver &driver() {
  const Loaded &state = loaded();
  if (!state.driver) throw Error(ErrorKind::Cuda, "CUDA_ERROR_NOT_INITIALIZED: " + state.reason);
  return *state.driver;
}

int driver_version() {
  int version = 0;
  check(driver().driver_version(&version), "asking for the driver's version");
  return version;
}

std::string describe(Result result) {
  const Driver *found = find_driver();
  return found == nullptr ? fmt::format("CUDA error {}", result) : text_of(*found, result);
}

bool is_fatal(Result result) {
  switch (result) {
    case 214:  // uncorrectable memory error
    case 220:  // uncorrectable error of a link between devices
    case 700:  // illegal address
    case 702:  // launch timeout
    case 710:  // assertion on the device
    case 714:  // hardware stack error
    case 715:  // illegal instruction
    case 716:  // misaligned address
    case 717:  // invalid address space
    case 718:  // invalid program counter
    case 719:  // launch failed
    case 721: return true;
    default: return false;
  }
}

void fail(Result result, const std::string &doing) {
  const ErrorKind kind = result == kOutOfMemory ? ErrorKind::OutOfMemory : ErrorKind::Cuda;
  throw Error(kind, fmt::format("{}; while {}", describe(result), doing));
}

void check(Result result, const char *doing) {
  if (result != kSuccess) [[unlikely]]
    fail(result, doing);
}

}  // namespace gridstride::cuda
