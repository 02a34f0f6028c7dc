#include <cctype>
#include <vector>

#include <fmt/format.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>

#include "array/array.h"
#include "devices.h"
#include "errors.h"
#include "jit/disk_cache.h"
#include "printed.h"
#include "runtime/parallel.h"
#include "wait.h"

// Devices, streams, events and memory, with the names that CuPy and Numba give them.

namespace gridstride::python {

namespace {

// What `with device:` and `with stream:` go back to, per thread.
thread_local std::vector<int> device_stack;
thread_local std::vector<std::pair<Device *, std::shared_ptr<Stream>>> stream_stack;

/// "max_threads_per_block" as CuPy's dict has it: "MaxThreadsPerBlock".
std::string camel_case(std::string_view name) {
  std::string text;
  bool upper = true;
  for (char c : name) {
    if (c == '_') {
      upper = true;
      continue;
    }
    text += upper ? static_cast<char>(std::toupper(static_cast<unsigned char>(c))) : c;
    upper = false;
  }
  return text;
}

DeviceObject to_device(nb::handle object) {
  if (object.is_none()) return {&Device::current()};
  if (nb::isinstance<DeviceObject>(object)) return nb::cast<DeviceObject>(object);
  nb::object index = nb::steal(PyNumber_Index(object.ptr()));
  if (!index.is_valid()) {
    PyErr_Clear();
    throw Error(ErrorKind::Type, fmt::format("a device is named by an int, not {}", type_name(object.ptr())));
  }
  int overflow = 0;
  long ordinal = PyLong_AsLongAndOverflow(index.ptr(), &overflow);
  bool representable = overflow == 0 && ordinal >= INT32_MIN && ordinal <= INT32_MAX;
  return {&Device::get(representable ? static_cast<int>(ordinal) : -1)};
}

nb::object device_attribute(const DeviceObject &d, const std::string &name) {
  // Numba spells attributes in capitals: device.MAX_THREADS_PER_BLOCK.
  std::string lower;
  for (char c : name) lower += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  bool capitals = lower != name;
  for (char c : name) capitals = capitals && std::islower(static_cast<unsigned char>(c)) == 0;
  std::optional<std::int64_t> value = capitals ? d.device->attribute(lower) : std::nullopt;
  if (!value) throw Error(ErrorKind::Attribute, fmt::format("'Device' object has no attribute '{}'", name));
  return nb::int_(*value);
}

void bind_device_class(nb::module_ &m) {
  nb::class_<DeviceObject>(m, "Device", "A device. `with Device(i):` makes it the current one of the thread.")
      .def(
          "__init__", [](DeviceObject *self, nb::object device) { new (self) DeviceObject(to_device(device)); },
          nb::arg("device").none() = nb::none(), "The device of this number; the current one without it.")
      .def_prop_ro(
          "id", [](const DeviceObject &d) { return d.device->ordinal(); }, "The device's number.")
      .def_prop_ro(
          "name", [](const DeviceObject &d) { return d.device->name(); }, "The device's name.")
      .def_prop_ro(
          "kind", [](const DeviceObject &d) { return d.device->kind() == DeviceKind::Cpu ? "cpu" : "cuda"; },
          "'cpu' or 'cuda'.")
      .def_prop_ro(
          "compute_capability",
          [](const DeviceObject &d) {
            auto [major, minor] = d.device->compute_capability();
            return fmt::format("{}{}", major, minor);
          },
          "The CUDA architecture that the device behaves as, such as '90'.")
      .def_prop_ro(
          "mem_info",
          [](const DeviceObject &d) {
            MemoryInfo info = d.device->memory_info();
            return std::pair(info.free, info.total);
          },
          "Free and total bytes.")
      .def_prop_ro(
          "attributes",
          [](const DeviceObject &d) {
            nb::dict result;
            for (const DeviceAttribute &a : d.device->attributes()) {
              result[camel_case(a.name).c_str()] = nb::int_(a.value);
            }
            return result;
          },
          "CUDA's device attributes by name.")
      .def("__getattr__", &device_attribute, nb::arg("name"), "Attributes by CUDA's names in capitals.")
      .def(
          "use", [](const DeviceObject &d) { Device::set_current(d.device->ordinal()); },
          "Makes this the thread's current device.")
      .def(
          "can_access_peer",
          [](const DeviceObject &d, nb::object other) { return d.device->reaches(*to_device(other).device); },
          nb::arg("peer"), nb::sig("def can_access_peer(self, peer: Device | int) -> bool"),
          "Whether copies from another device's memory go straight, not through the host.")
      .def(
          "synchronize",
          [](const DeviceObject &d) {
            d.device->synchronize();
            show_printed();
          },
          "Waits for all work on the device; errors of that work are raised here.")
      .def(
          "__enter__",
          [](nb::object self) {
            device_stack.push_back(Device::current().ordinal());
            Device::set_current(nb::cast<DeviceObject>(self).device->ordinal());
            return self;
          },
          nb::sig("def __enter__(self) -> Device"))
      .def(
          "__exit__",
          [](const DeviceObject &, nb::args) {
            if (device_stack.empty()) throw Error(ErrorKind::Runtime, "a device was left that was not entered");
            int previous = device_stack.back();
            device_stack.pop_back();
            Device::set_current(previous);
          },
          nb::sig("def __exit__(self, *args: object) -> None"))
      .def("__int__", [](const DeviceObject &d) { return d.device->ordinal(); })
      .def("__index__", [](const DeviceObject &d) { return d.device->ordinal(); })
      .def(
          "__eq__",
          [](const DeviceObject &a, nb::handle b) {
            return nb::isinstance<DeviceObject>(b) && nb::cast<DeviceObject>(b).device == a.device;
          },
          nb::arg("other").none(), nb::sig("def __eq__(self, other: object, /) -> bool"))
      .def("__hash__", [](const DeviceObject &d) { return d.device->ordinal(); })
      .def("__repr__", [](const DeviceObject &d) {
        return fmt::format("<Device {} ({})>", d.device->ordinal(), d.device->name());
      });
}

std::shared_ptr<Stream> new_stream(bool null, bool non_blocking, bool ptds, std::optional<int> priority) {
  Device &device = Device::current();
  if (null) return device.default_stream();
  if (ptds) return device.per_thread_stream();
  return Stream::create(device, {.non_blocking = non_blocking, .priority = priority.value_or(0)});
}

void add_callback(nb::object self, nb::object callback, nb::object argument) {
  if (PyCallable_Check(callback.ptr()) == 0) {
    throw Error(ErrorKind::Type, fmt::format("a callback is a function, not {}", type_name(callback.ptr())));
  }
  Stream &stream = nb::cast<Stream &>(self);
  // Held as bare references: the task may be destroyed on a thread without the GIL.
  PyObject *held[] = {self.release().ptr(), callback.release().ptr(), argument.release().ptr()};
  stream.submit({.run =
                     [stream_object = held[0], function = held[1], extra = held[2]] {
                       nb::gil_scoped_acquire acquire;
                       PyObject *result = PyObject_CallFunction(function, "OiO", stream_object, 0, extra);
                       if (result == nullptr) PyErr_WriteUnraisable(function);
                       Py_XDECREF(result);
                       for (PyObject *each : {stream_object, function, extra}) Py_DECREF(each);
                     },
                 .name = "a callback",
                 .buffers = {}});
}

/// What `Stream::handle` is for a thread's own default stream.
constexpr std::uint64_t kPerThreadHandle = 2;

std::string text_of(const Stream &stream) {
  const int device = stream.device().ordinal();
  if (stream.handle() == 0) return fmt::format("<Default CUDA stream (device {})>", device);
  const bool per_thread = stream.handle() == kPerThreadHandle;
  return per_thread ? fmt::format("<Per-thread default CUDA stream (device {})>", device)
                    : fmt::format("<CUDA stream {} (device {})>", stream.handle(), device);
}

void bind_stream_class(nb::module_ &m) {
  nb::class_<Stream>(m, "Stream", nb::is_weak_referenceable(), nb::dynamic_attr(),
                     "An in-order queue of work. `with stream:` makes it the current one of the thread.")
      .def(nb::new_([](bool null, bool non_blocking, bool ptds, nb::object priority) {
             std::optional<int> level;
             if (!priority.is_none()) level = nb::cast<int>(priority);
             return new_stream(null, non_blocking, ptds, level);
           }),
           nb::arg("null") = false, nb::arg("non_blocking") = false, nb::arg("ptds") = false,
           nb::arg("priority").none() = nb::none())
      .def_prop_ro("ptr", &Stream::handle, "CUDA's handle of the stream.")
      .def_prop_ro("handle", &Stream::handle, "The same, by Numba's name.")
      .def_prop_ro(
          "external", [](const Stream &) { return false; }, "Whether somebody else made the stream.")
      .def_prop_ro(
          "device_id", [](const Stream &s) { return s.device().ordinal(); }, "Number of the stream's device.")
      .def_prop_ro("is_non_blocking", &Stream::non_blocking, "Not ordered against the null stream.")
      .def_prop_ro("priority", &Stream::priority, "The stream's priority.")
      .def_prop_ro("done", &Stream::query, "Whether all work has ended.")
      .def(
          "synchronize",
          [](Stream &s) {
            s.synchronize();
            show_printed();
          },
          "Waits for all work of the stream; errors of that work are raised here.")
      .def(
          "record",
          [](Stream &s, nb::object event) {
            if (event.is_none()) {
              Event made(s.device());
              made.record(s);
              return nb::cast(made);
            }
            nb::cast<Event &>(event).record(s);
            return event;
          },
          nb::arg("event").none() = nb::none(), nb::sig("def record(self, event: Event | None = None) -> Event"),
          "Records an event, a new one by default, and returns it.")
      .def("add_callback", &add_callback, nb::arg("callback"), nb::arg("arg").none() = nb::none(),
           nb::sig("def add_callback(self, callback: Any, arg: Any = None) -> None"),
           "Calls ``callback(stream, 0, arg)`` on a thread of the engine once all work submitted so far has ended. It "
           "must not wait for the device.")
      .def(
          "async_done",
          [](nb::object self) { return nb::module_::import_("gridstride.cuda._streams").attr("async_done")(self); },
          nb::sig("def async_done(self) -> Any"), "An awaitable for the end of all work submitted so far.")
      .def(
          "auto_synchronize",
          [](nb::object self) {
            return nb::module_::import_("gridstride.cuda._streams").attr("AutoSynchronize")(self);
          },
          nb::sig("def auto_synchronize(self) -> Any"), "``with stream.auto_synchronize():`` waits at the end.")
      .def(
          "wait_event", [](Stream &s, const Event &event) { s.wait(event); }, nb::arg("event"),
          "Later work of the stream waits for the event.")
      .def(
          "use",
          [](nb::object self) {
            auto stream = nb::cast<Stream &>(self).shared_from_this();
            stream->device().set_current_stream(stream);
            return self;
          },
          nb::sig("def use(self) -> Stream"), "Makes this the thread's current stream.")
      .def(
          "__enter__",
          [](nb::object self) {
            auto stream = nb::cast<Stream &>(self).shared_from_this();
            Device &device = stream->device();
            stream_stack.emplace_back(&device, device.current_stream());
            device.set_current_stream(stream);
            return self;
          },
          nb::sig("def __enter__(self) -> Stream"))
      .def(
          "__exit__",
          [](const Stream &, nb::args) {
            if (stream_stack.empty()) throw Error(ErrorKind::Runtime, "a stream was left that was not entered");
            auto [device, previous] = stream_stack.back();
            stream_stack.pop_back();
            device->set_current_stream(previous);
          },
          nb::sig("def __exit__(self, *args: object) -> None"))
      .def(
          "__eq__",
          [](const Stream &a, nb::handle b) {
            return nb::isinstance<Stream>(b) && nb::cast<const Stream &>(b).handle() == a.handle() &&
                   &nb::cast<const Stream &>(b).device() == &a.device();
          },
          nb::arg("other").none(), nb::sig("def __eq__(self, other: object, /) -> bool"))
      .def("__hash__", [](const Stream &s) { return static_cast<Py_hash_t>(s.handle() & INT64_MAX); })
      .def("__int__", &Stream::handle)
      .def(
          "__cuda_stream__", [](const Stream &s) { return nb::make_tuple(0, s.handle()); },
          nb::sig("def __cuda_stream__(self) -> tuple[int, int]"), "The stream by the protocol of that name.")
      .def("__repr__", &text_of);
  m.def(
      "default_stream", [] { return Device::current().default_stream(); }, "The current device's null stream.");
  m.def(
      "per_thread_default_stream", [] { return Device::current().per_thread_stream(); },
      "The thread's own default stream on the current device.");
  m.def(
      "get_current_stream", [] { return Device::current().current_stream(); },
      "The stream that array work and launches go to.");
  m.def(
      "external_stream", [](std::uint64_t handle) { return Stream::from_handle(handle); }, nb::arg("ptr"),
      "The stream with this handle.");
}

void bind_event_class(nb::module_ &m) {
  nb::class_<Event>(m, "Event", "A mark in a stream: to wait for, or to measure the time between two.")
      .def(
          "__init__",
          [](Event *self, bool block, bool disable_timing, bool interprocess) {
            new (self) Event(Device::current(),
                             {.timing = !disable_timing, .blocking_sync = block, .interprocess = interprocess});
          },
          nb::arg("block") = false, nb::arg("disable_timing") = false, nb::arg("interprocess") = false)
      .def_prop_ro("ptr", &Event::handle, "CUDA's handle of the event.")
      .def_prop_ro("done", &Event::query, "Whether the work before the mark has ended.")
      .def("query", &Event::query, "Whether the work before the mark has ended.")
      .def(
          "record",
          [](Event &event, nb::object stream) {
            std::shared_ptr<Stream> target = to_stream(stream);
            event.record(target ? *target : *event.device().current_stream());
          },
          nb::arg("stream").none() = nb::none(),
          nb::sig("def record(self, stream: Stream | int | None = None) -> None"),
          "Marks the present end of the stream.")
      .def(
          "wait",
          [](const Event &event, nb::object stream) {
            std::shared_ptr<Stream> target = to_stream(stream);
            (target ? *target : *event.device().current_stream()).wait(event);
          },
          nb::arg("stream").none() = nb::none(), nb::sig("def wait(self, stream: Stream | int | None = None) -> None"),
          "Later work of the stream waits for the mark.")
      .def(
          "synchronize",
          [](const Event &event) {
            event.synchronize();
            show_printed();
          },
          "Waits for the mark.")
      .def(
          "elapsed_time", [](const Event &start, const Event &stop) { return Event::elapsed_ms(start, stop); },
          nb::arg("evtend"), "Milliseconds from this mark to another one.")
      .def("__repr__", [](const Event &event) { return fmt::format("<Event {:#x}>", event.handle()); });
}

/// gridstride.cuda.MemoryPool: the caching allocator of a device.
struct MemoryPool {
  Device *device;
};

void bind_memory(nb::module_ &m) {
  nb::class_<MemoryPool>(m, "MemoryPool", "The memory that arrays of a device come from.")
      .def(
          "used_bytes", [](const MemoryPool &p) { return p.device->allocator().statistics().used; },
          "Bytes of live arrays.")
      .def(
          "free_bytes",
          [](const MemoryPool &p) {
            AllocatorStatistics s = p.device->allocator().statistics();
            return s.held - s.used;
          },
          "Bytes kept for later arrays.")
      .def(
          "total_bytes", [](const MemoryPool &p) { return p.device->allocator().statistics().held; },
          "Bytes taken from the system.")
      .def(
          "n_free_blocks",
          [](const MemoryPool &p) {
            AllocatorStatistics s = p.device->allocator().statistics();
            return s.held > s.used ? 1 : 0;
          },
          "Whether anything is kept for later arrays (0 or 1).")
      .def(
          "free_all_blocks", [](const MemoryPool &p) { p.device->allocator().free_all_blocks(); },
          "Gives what is not in use back to the system.")
      .def(
          "set_limit",
          [](const MemoryPool &p, nb::object size, nb::object fraction) {
            std::size_t bytes = size.is_none() ? 0 : nb::cast<std::size_t>(size);
            if (!fraction.is_none()) {
              if (!size.is_none()) throw Error(ErrorKind::Value, "give `size` or `fraction`, not both");
              double share = nb::cast<double>(fraction);
              if (!(share >= 0 && share <= 1)) {
                throw Error(ErrorKind::Value, fmt::format("`fraction` must be in [0, 1], not {}", share));
              }
              bytes = static_cast<std::size_t>(share * static_cast<double>(p.device->memory_info().total));
            }
            p.device->allocator().set_limit(bytes);
          },
          nb::arg("size").none() = nb::none(), nb::arg("fraction").none() = nb::none(),
          "Limits the bytes of live arrays; 0 is no limit but the device's.")
      .def(
          "get_limit", [](const MemoryPool &p) { return p.device->allocator().limit(); },
          "The most bytes that live arrays may take.");
  m.def(
      "get_default_memory_pool", [] { return MemoryPool{&Device::current()}; },
      "The memory pool of the current device.");
  m.def(
      "live_buffers",
      [] {
        run_host_releases();
        std::size_t live = 0;
        for (int i = 0; i < Device::count(); ++i) live += Device::get(i).allocator().statistics().live;
        return live;
      },
      "Number of live allocations on all devices.");
}

}  // namespace

Device *to_optional_device(nb::handle object) {
  if (object.is_none()) return nullptr;
  if (PyUnicode_Check(object.ptr()) == 0) return to_device(nb::borrow(object)).device;
  const std::string text = nb::cast<std::string>(object);
  const std::string kind = Device::kind_in_use() == DeviceKind::Cpu ? "cpu" : "cuda";
  if (text == kind) return &Device::current();
  if (text.starts_with(kind + ":")) {
    const std::string digits = text.substr(kind.size() + 1);
    if (!digits.empty() && digits.size() < 6 && digits.find_first_not_of("0123456789") == std::string::npos) {
      return &Device::get(std::stoi(digits));
    }
  }
  throw Error(ErrorKind::Value, fmt::format("unknown device {}: expected a Device, its number, '{}' or '{}:0' and the "
                                            "like; this process works on {} devices",
                                            nb::repr(object).c_str(), kind, kind, kind));
}

std::shared_ptr<Stream> to_stream(nb::handle object) {
  if (object.is_none()) return nullptr;
  if (nb::isinstance<Stream>(object)) return nb::cast<Stream &>(object).shared_from_this();
  nb::object handle = PyObject_HasAttrString(object.ptr(), "ptr") != 0 ? object.attr("ptr") : nb::borrow(object);
  if (PyLong_Check(handle.ptr()) == 0) {
    throw Error(ErrorKind::Type, fmt::format("expected a Stream or 0, not {}", type_name(object.ptr())));
  }
  auto number = nb::cast<std::uint64_t>(handle);
  return number == 0 ? nullptr : Stream::from_handle(number);
}

void bind_devices(nb::module_ &m) {
  bind_device_class(m);
  bind_stream_class(m);
  bind_event_class(m);
  bind_memory(m);
  m.def("device_count", &Device::count, "Number of devices.");
  m.def(
      "synchronize",
      [] {
        Device::current().synchronize();
        show_printed();
      },
      "Waits for all work on the current device; errors of that work are raised here.");
  m.def("worker_count", &worker_count, "Threads that compute on the CPU device.");
  m.def(
      "kernel_cache_limit", [] { return jit::DiskCache::process().limit(); },
      "The most bytes that kernels on disk take; 0 for no limit.");
  m.def(
      "kernel_cache_folder", [] { return jit::DiskCache::process().folder(); },
      "Where compiled kernels are kept between processes; empty where they are not.");
  m.def(
      "shutdown", [] { without_gil([] { shutdown(); }); }, "Ends all work; for the end of the process.");
  install_wait_hooks();
  nb::module_::import_("atexit").attr("register")(m.attr("shutdown"));
}

}  // namespace gridstride::python
