#pragma once

#include <cstring>
#include <deque>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "runtime/cuda/driver.h"
#include "types/kernel_abi.h"

namespace gridstride::testing {

/// A driver of one device whose memory is host memory. Work is queued on its stream and runs when somebody waits for
/// it, so that a test sees what was not ordered. Not safe for several threads.
class FakeDriver {
public:
  struct Queue {
    std::deque<std::function<bool()>> work;  ///< an item that is not ready gives false and stays
  };
  struct Mark {
    bool recorded = false;
    bool reached = true;
    std::uint64_t round = 0;
  };

  std::size_t memory = std::size_t{64} << 20;   ///< what the device has left
  std::size_t allocations = 0;                  ///< calls that gave memory
  std::map<std::uint64_t, std::size_t> blocks;  ///< device memory by address
  std::map<std::uintptr_t, Queue> queues;
  std::map<std::uintptr_t, Mark> marks;
  std::set<std::uintptr_t> contexts_of;
  std::size_t host_bytes = 0;
  cuda::Result next_result = cuda::kSuccess;  ///< of the next call that can fail asynchronously
  bool lost = false;
  int context_switches = 0;
  std::function<void(void **)> kernel;  ///< what a launch does
  /// In its place: gets the function's handle, the grid and the parameters at the launch, gives what is to run later.
  /// The handle of a function is the first word of its module's image then.
  std::function<std::function<void()>(std::uintptr_t, const GridDims &, void **)> launch_kernel;

  static FakeDriver &get() {
    static auto *fake = new FakeDriver;
    return *fake;
  }

  /// Makes this the process's driver; true when it is.
  static bool install() {
    static const bool installed = [] {
      static const cuda::Driver table = get().table();
      return cuda::detail::use_driver(table);
    }();
    return installed;
  }

  bool run_one(std::uintptr_t stream) {
    Queue &queue = queues[stream];
    if (queue.work.empty() || !queue.work.front()()) return false;
    queue.work.pop_front();
    return true;
  }
  void run_all() {
    for (bool progress = true; progress;) {
      progress = false;
      for (auto &[stream, queue] : queues) {
        while (run_one(stream)) progress = true;
      }
    }
  }
  [[nodiscard]] bool idle(std::uintptr_t stream) { return queues[stream].work.empty(); }
  void enqueue(cuda::StreamHandle stream, std::function<void()> work) {
    queues[number(stream)].work.push_back([work = std::move(work)] {
      work();
      return true;
    });
  }
  static std::uintptr_t number(const void *handle) { return reinterpret_cast<std::uintptr_t>(handle); }

private:
  cuda::Result outcome() {
    if (lost) return 700;
    const cuda::Result result = next_result;
    next_result = cuda::kSuccess;
    if (result == 700) lost = true;
    return result;
  }

  static void *host(cuda::DevicePointer pointer) {
    return reinterpret_cast<void *>(static_cast<std::uintptr_t>(pointer));
  }

  cuda::Driver table() {
    using namespace cuda;
    Driver d{};
    d.init = [](unsigned) -> Result { return 0; };
    d.driver_version = [](int *version) -> Result { return *version = 13000, 0; };
    d.error_name = [](Result error, const char **name) -> Result {
      *name = error == 2     ? "CUDA_ERROR_OUT_OF_MEMORY"
              : error == 700 ? "CUDA_ERROR_ILLEGAL_ADDRESS"
              : error == 600 ? "CUDA_ERROR_NOT_READY"
                             : "CUDA_ERROR_INVALID_VALUE";
      return 0;
    };
    d.error_string = [](Result, const char **text) -> Result { return *text = "the driver's text", 0; };
    d.device_count = [](int *count) -> Result { return *count = 1, 0; };
    d.device_get = [](DeviceHandle *device, int ordinal) -> Result { return *device = ordinal, 0; };
    d.device_name = [](char *name, int, DeviceHandle) -> Result { return std::strcpy(name, "Fake"), 0; };
    d.device_total_memory = [](std::size_t *bytes, DeviceHandle) -> Result {
      return *bytes = std::size_t{64} << 20, 0;
    };
    d.device_attribute = [](int *value, int attribute, DeviceHandle) -> Result {
      static const std::map<int, int> kValues = {{1, 1024},  {2, 1024},  {3, 1024},   {4, 64},  {5, 2147483647},
                                                 {6, 65535}, {7, 65535}, {8, 49152},  {10, 32}, {16, 4},
                                                 {75, 9},    {76, 0},    {97, 232448}};
      const auto found = kValues.find(attribute);
      if (found == kValues.end()) return 1;
      return *value = found->second, 0;
    };
    d.device_can_access_peer = [](int *can, DeviceHandle, DeviceHandle) -> Result { return *can = 0, 0; };
    d.primary_context_retain = [](ContextHandle *context, DeviceHandle) -> Result {
      return *context = reinterpret_cast<ContextHandle>(std::uintptr_t{77}), 0;
    };
    d.context_set_current = [](ContextHandle) -> Result { return ++get().context_switches, 0; };
    d.context_synchronize = []() -> Result { return get().run_all(), get().outcome(); };
    d.context_set_limit = [](int, std::size_t) -> Result { return 0; };
    d.context_stream_priority_range = [](int *least, int *greatest) -> Result { return *least = 0, *greatest = -5, 0; };
    d.context_enable_peer_access = [](ContextHandle, unsigned) -> Result { return 0; };
    d.stream_create = [](StreamHandle *stream, unsigned, int) -> Result {
      static std::uintptr_t last = 1000;
      return *stream = reinterpret_cast<StreamHandle>(++last), 0;
    };
    d.stream_destroy = [](StreamHandle) -> Result { return 0; };
    d.stream_synchronize = [](StreamHandle) -> Result { return get().run_all(), get().outcome(); };
    d.stream_query = [](StreamHandle stream) -> Result {
      // Something always moves on while a program asks.
      if (get().launch_kernel) {
        get().run_all();
      } else {
        get().run_one(number(stream));
      }
      if (!get().idle(number(stream))) return kNotReady;
      return get().outcome();
    };
    d.stream_wait_event = [](StreamHandle stream, EventHandle event, unsigned) -> Result {
      const std::uint64_t round = get().marks[number(event)].round;
      const bool recorded = get().marks[number(event)].recorded;
      get().queues[number(stream)].work.push_back([event, round, recorded] {
        const Mark &mark = get().marks[number(event)];
        return !recorded || mark.reached || mark.round != round;
      });
      return 0;
    };
    d.event_create = [](EventHandle *event, unsigned) -> Result {
      static std::uintptr_t last = 5000;
      return *event = reinterpret_cast<EventHandle>(++last), 0;
    };
    d.event_destroy = [](EventHandle) -> Result { return 0; };
    d.event_record = [](EventHandle event, StreamHandle stream) -> Result {
      Mark &mark = get().marks[number(event)];
      mark.recorded = true;
      mark.reached = false;
      const std::uint64_t round = ++mark.round;
      get().enqueue(stream, [event, round] {
        if (get().marks[number(event)].round == round) get().marks[number(event)].reached = true;
      });
      return 0;
    };
    d.event_query = [](EventHandle event) -> Result {
      if (get().launch_kernel && !get().marks[number(event)].reached) get().run_all();
      return get().marks[number(event)].reached ? 0 : kNotReady;
    };
    d.event_synchronize = [](EventHandle) -> Result { return get().run_all(), get().outcome(); };
    d.event_elapsed = [](float *ms, EventHandle start, EventHandle stop) -> Result {
      if (!get().marks[number(start)].reached || !get().marks[number(stop)].reached) return kNotReady;
      return *ms = 1.5F, 0;
    };
    d.memory_allocate = [](DevicePointer *pointer, std::size_t bytes) -> Result {
      if (bytes > get().memory) return kOutOfMemory;
      get().memory -= bytes;
      ++get().allocations;
      *pointer = number(std::aligned_alloc(512, (bytes + 511) / 512 * 512));
      get().blocks[*pointer] = bytes;
      return 0;
    };
    d.memory_free = [](DevicePointer pointer) -> Result {
      const auto found = get().blocks.find(pointer);
      if (found == get().blocks.end()) return 1;
      get().memory += found->second;
      get().blocks.erase(found);
      std::free(host(pointer));
      return 0;
    };
    d.memory_info = [](std::size_t *free, std::size_t *total) -> Result {
      return *free = get().memory, *total = std::size_t{64} << 20, 0;
    };
    d.host_allocate = [](void **pointer, std::size_t bytes, unsigned) -> Result {
      get().host_bytes += bytes;
      return *pointer = std::aligned_alloc(4096, (bytes + 4095) / 4096 * 4096), 0;
    };
    d.host_free = [](void *pointer) -> Result { return std::free(pointer), 0; };
    d.host_device_pointer = [](DevicePointer *device, void *pointer, unsigned) -> Result {
      return *device = number(pointer), 0;
    };
    d.copy_to_device = [](DevicePointer to, const void *from, std::size_t bytes, StreamHandle stream) -> Result {
      if (bytes <= std::size_t{64} << 10) {  // as the driver does with small pageable pieces: they are taken at once
        std::string taken(static_cast<const char *>(from), bytes);
        get().enqueue(stream, [to, taken] { std::memcpy(host(to), taken.data(), taken.size()); });
        return 0;
      }
      get().enqueue(stream, [to, from, bytes] { std::memcpy(host(to), from, bytes); });
      return 0;
    };
    d.copy_to_host = [](void *to, DevicePointer from, std::size_t bytes, StreamHandle stream) -> Result {
      get().enqueue(stream, [to, from, bytes] { std::memcpy(to, host(from), bytes); });
      return 0;
    };
    d.copy_on_device = [](DevicePointer to, DevicePointer from, std::size_t bytes, StreamHandle stream) -> Result {
      get().enqueue(stream, [to, from, bytes] { std::memcpy(host(to), host(from), bytes); });
      return 0;
    };
    d.set_bytes = [](DevicePointer to, unsigned char value, std::size_t count, StreamHandle stream) -> Result {
      get().enqueue(stream, [to, value, count] { std::memset(host(to), value, count); });
      return 0;
    };
    d.set_halves = [](DevicePointer to, unsigned short value, std::size_t count, StreamHandle stream) -> Result {
      get().enqueue(stream, [to, value, count] {
        for (std::size_t i = 0; i < count; ++i) static_cast<unsigned short *>(host(to))[i] = value;
      });
      return 0;
    };
    d.set_words = [](DevicePointer to, unsigned value, std::size_t count, StreamHandle stream) -> Result {
      get().enqueue(stream, [to, value, count] {
        for (std::size_t i = 0; i < count; ++i) static_cast<unsigned *>(host(to))[i] = value;
      });
      return 0;
    };
    d.set_words_2d = [](DevicePointer to, std::size_t pitch, unsigned value, std::size_t width, std::size_t height,
                        StreamHandle stream) -> Result {
      get().enqueue(stream, [to, pitch, value, width, height] {
        for (std::size_t row = 0; row < height; ++row) {
          for (std::size_t i = 0; i < width; ++i) static_cast<unsigned *>(host(to + row * pitch))[i] = value;
        }
      });
      return 0;
    };
    d.module_load = [](ModuleHandle *module, const void *image) -> Result {
      if (get().launch_kernel) return std::memcpy(module, image, sizeof *module), 0;
      return *module = reinterpret_cast<ModuleHandle>(std::uintptr_t{9}), 0;
    };
    d.module_unload = [](ModuleHandle) -> Result { return 0; };
    d.module_function = [](FunctionHandle *function, ModuleHandle module, const char *) -> Result {
      if (get().launch_kernel) return *function = reinterpret_cast<FunctionHandle>(module), 0;
      return *function = reinterpret_cast<FunctionHandle>(std::uintptr_t{10}), 0;
    };
    d.function_attribute = [](int *value, int attribute, FunctionHandle) -> Result {
      return *value = attribute == 0 ? (get().launch_kernel ? 1024 : 512) : attribute == 4 ? 40 : 0, 0;
    };
    d.function_set_attribute = [](FunctionHandle, int, int) -> Result { return 0; };
    d.launch = [](FunctionHandle function, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz,
                  unsigned, StreamHandle stream, void **params, void **) -> Result {
      if (get().launch_kernel) {
        get().enqueue(stream, get().launch_kernel(number(function), {{gx, gy, gz}, {bx, by, bz}}, params));
        return 0;
      }
      // Parameters are copied at once; those of these tests are one address.
      void *copied = *static_cast<void **>(params[0]);
      get().enqueue(stream, [copied] {
        void *param = copied;
        if (get().kernel) get().kernel(&param);
      });
      return 0;
    };
    return d;
  }
};

}  // namespace gridstride::testing
