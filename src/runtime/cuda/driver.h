#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace gridstride::cuda {

// The CUDA driver, found at run time: nothing of CUDA is needed to build, and a machine without a driver only lacks the
// devices. The prototypes are those of the driver's stable binary interface.

using Result = int;                   ///< CUresult; 0 is success
using DeviceHandle = int;             ///< CUdevice
using DevicePointer = std::uint64_t;  ///< CUdeviceptr
struct ContextTag;
struct StreamTag;
struct EventTag;
struct ModuleTag;
struct FunctionTag;
struct LinkTag;
using ContextHandle = ContextTag *;
using StreamHandle = StreamTag *;
using EventHandle = EventTag *;
using ModuleHandle = ModuleTag *;
using FunctionHandle = FunctionTag *;
using LinkHandle = LinkTag *;

/// The streams that every context has, as handles.
inline StreamHandle null_stream_handle() {
  return reinterpret_cast<StreamHandle>(std::uintptr_t{1});
}
inline StreamHandle per_thread_stream_handle() {
  return reinterpret_cast<StreamHandle>(std::uintptr_t{2});
}

/// The driver's functions that the engine calls. Made once, never changed.
struct Driver {
  // process and devices
  Result (*init)(unsigned flags);
  Result (*driver_version)(int *version);
  Result (*error_name)(Result error, const char **name);
  Result (*error_string)(Result error, const char **text);
  Result (*device_count)(int *count);
  Result (*device_get)(DeviceHandle *device, int ordinal);
  Result (*device_name)(char *name, int length, DeviceHandle device);
  Result (*device_total_memory)(std::size_t *bytes, DeviceHandle device);
  Result (*device_attribute)(int *value, int attribute, DeviceHandle device);
  Result (*device_can_access_peer)(int *can, DeviceHandle device, DeviceHandle peer);
  // contexts
  Result (*primary_context_retain)(ContextHandle *context, DeviceHandle device);
  Result (*context_set_current)(ContextHandle context);
  Result (*context_synchronize)();
  Result (*context_set_limit)(int limit, std::size_t value);
  Result (*context_stream_priority_range)(int *least, int *greatest);
  Result (*context_enable_peer_access)(ContextHandle peer, unsigned flags);
  // streams and events
  Result (*stream_create)(StreamHandle *stream, unsigned flags, int priority);
  Result (*stream_destroy)(StreamHandle stream);
  Result (*stream_synchronize)(StreamHandle stream);
  Result (*stream_query)(StreamHandle stream);
  Result (*stream_wait_event)(StreamHandle stream, EventHandle event, unsigned flags);
  Result (*event_create)(EventHandle *event, unsigned flags);
  Result (*event_destroy)(EventHandle event);
  Result (*event_record)(EventHandle event, StreamHandle stream);
  Result (*event_query)(EventHandle event);
  Result (*event_synchronize)(EventHandle event);
  Result (*event_elapsed)(float *milliseconds, EventHandle start, EventHandle stop);
  // memory
  Result (*memory_allocate)(DevicePointer *pointer, std::size_t bytes);
  Result (*memory_free)(DevicePointer pointer);
  Result (*memory_info)(std::size_t *free, std::size_t *total);
  Result (*pointer_attribute)(void *value, int attribute, DevicePointer pointer);
  Result (*host_allocate)(void **pointer, std::size_t bytes, unsigned flags);
  Result (*host_free)(void *pointer);
  Result (*host_device_pointer)(DevicePointer *device, void *host, unsigned flags);
  Result (*copy_to_device)(DevicePointer to, const void *from, std::size_t bytes, StreamHandle stream);
  Result (*copy_to_host)(void *to, DevicePointer from, std::size_t bytes, StreamHandle stream);
  Result (*copy_on_device)(DevicePointer to, DevicePointer from, std::size_t bytes, StreamHandle stream);
  Result (*copy_to_peer)(DevicePointer to, ContextHandle to_context, DevicePointer from, ContextHandle from_context,
                         std::size_t bytes, StreamHandle stream);
  Result (*set_bytes)(DevicePointer to, unsigned char value, std::size_t count, StreamHandle stream);
  Result (*set_halves)(DevicePointer to, unsigned short value, std::size_t count, StreamHandle stream);
  Result (*set_words)(DevicePointer to, unsigned value, std::size_t count, StreamHandle stream);
  Result (*set_words_2d)(DevicePointer to, std::size_t pitch, unsigned value, std::size_t width, std::size_t height,
                         StreamHandle stream);
  // code
  Result (*link_create)(unsigned count, int *options, void **values, LinkHandle *link);
  Result (*link_add)(LinkHandle link, int kind, void *data, std::size_t bytes, const char *name, unsigned count,
                     int *options, void **values);
  Result (*link_complete)(LinkHandle link, void **cubin, std::size_t *bytes);
  Result (*link_destroy)(LinkHandle link);
  Result (*module_load)(ModuleHandle *module, const void *image);
  Result (*module_unload)(ModuleHandle module);
  Result (*module_function)(FunctionHandle *function, ModuleHandle module, const char *name);
  Result (*function_attribute)(int *value, int attribute, FunctionHandle function);
  Result (*function_set_attribute)(FunctionHandle function, int attribute, int value);
  Result (*launch)(FunctionHandle function, unsigned grid_x, unsigned grid_y, unsigned grid_z, unsigned block_x,
                   unsigned block_y, unsigned block_z, unsigned shared_bytes, StreamHandle stream, void **params,
                   void **extra);
  Result (*launch_cooperative)(FunctionHandle function, unsigned grid_x, unsigned grid_y, unsigned grid_z,
                               unsigned block_x, unsigned block_y, unsigned block_z, unsigned shared_bytes,
                               StreamHandle stream, void **params);
};

/// Results that are answers rather than errors, and those that the engine tells apart.
inline constexpr Result kSuccess = 0;
inline constexpr Result kOutOfMemory = 2;
inline constexpr Result kNotReady = 600;
inline constexpr Result kPeerAccessAlreadyEnabled = 704;

/// The driver, loaded and initialised on the first call; null where there is none, and `reason` then says why.
[[nodiscard]] const Driver *find_driver(std::string *reason = nullptr);
/// The same; throws Error(Cuda) with the reason instead.
[[nodiscard]] const Driver &driver();
/// The version of the driver's interface: 13000 for CUDA 13.0.
[[nodiscard]] int driver_version();

/// The driver's text of a result: "CUDA_ERROR_INVALID_VALUE: invalid argument".
[[nodiscard]] std::string describe(Result result);
/// Whether a context is beyond use once it has given this result: a kernel that touched an address it may not, say.
[[nodiscard]] bool is_fatal(Result result);

/// Throws the Error of a result that is not success: "CUDA_ERROR_X: text; while doing Y". Kind OutOfMemory for that,
/// else Cuda. `doing` is text of "while ...".
void check(Result result, const char *doing);
[[noreturn]] void fail(Result result, const std::string &doing);

namespace detail {
/// Loads the table from this library, for tests of machines without a driver.
[[nodiscard]] std::optional<Driver> load_driver(const std::string &library, std::string &reason);
/// Stands in for the driver from now on; false when the real one has been looked for already. For tests.
[[nodiscard]] bool use_driver(const Driver &substitute);
}  // namespace detail

}  // namespace gridstride::cuda
