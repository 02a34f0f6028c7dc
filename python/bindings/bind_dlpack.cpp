#include <cstdint>
#include <cstring>
#include <memory>
#include <vector>

#include <fmt/format.h>

#include "array/array.h"
#include "array/creation.h"
#include "array/transfer.h"
#include "arrays.h"
#include "cuda_interface.h"
#include "devices.h"
#include "errors.h"

// DLPack both ways. The structs are the protocol's binary interface; memory of the CPU device is host memory to others.
// A tensor in host memory is copied where the process computes on CUDA.

namespace gridstride::python {

namespace {

struct DlDevice {
  std::int32_t type;
  std::int32_t id;
};
struct DlDataType {
  std::uint8_t code;
  std::uint8_t bits;
  std::uint16_t lanes;
};
struct DlTensor {
  void *data;
  DlDevice device;
  std::int32_t ndim;
  DlDataType dtype;
  std::int64_t *shape;
  std::int64_t *strides;  // in elements; null means C order
  std::uint64_t byte_offset;
};
struct DlManaged {
  DlTensor tensor;
  void *context;
  void (*deleter)(DlManaged *);
};
struct DlVersion {
  std::uint32_t major;
  std::uint32_t minor;
};
struct DlManagedVersioned {
  DlVersion version;
  void *context;
  void (*deleter)(DlManagedVersioned *);
  std::uint64_t flags;
  DlTensor tensor;
};

constexpr std::int32_t kCpu = 1, kCuda = 2;
constexpr std::uint64_t kReadOnly = 1, kCopied = 2;
enum Code : std::uint8_t { kInt = 0, kUInt = 1, kFloat = 2, kBfloat = 4, kComplex = 5, kBool = 6 };

constexpr const char *kCapsule = "dltensor", *kUsed = "used_dltensor";
constexpr const char *kCapsuleVersioned = "dltensor_versioned", *kUsedVersioned = "used_dltensor_versioned";

DlDataType to_dl(DType dtype) {
  auto bits = static_cast<std::uint8_t>(8 * size_of(dtype));
  switch (kind_of(dtype)) {
    case DTypeKind::Bool: return {kBool, bits, 1};
    case DTypeKind::Signed: return {kInt, bits, 1};
    case DTypeKind::Unsigned: return {kUInt, bits, 1};
    case DTypeKind::Float: return {dtype == DType::BFloat16 ? kBfloat : kFloat, bits, 1};
    case DTypeKind::Complex: return {kComplex, bits, 1};
  }
  return {};
}

DType from_dl(DlDataType type) {
  for (std::size_t i = 0; i < kDTypeCount && type.lanes == 1; ++i) {
    DlDataType known = to_dl(static_cast<DType>(i));
    if (known.code == type.code && known.bits == type.bits) return static_cast<DType>(i);
  }
  throw Error(ErrorKind::Type, fmt::format("DLPack type code {} of {} bits and {} lanes has no dtype here", type.code,
                                           type.bits, type.lanes));
}

/// What an exported tensor keeps alive.
struct Export {
  Array array;
  array::DeviceMemory memory;
  std::vector<std::int64_t> shape, strides;
  std::vector<std::byte> host;  // of a copy in host memory
  DlManaged managed{};
  DlManagedVersioned versioned{};
};

DlDevice device_of(const Array &array) {
  return {array.device().kind() == DeviceKind::Cpu ? kCpu : kCuda,
          array.device().kind() == DeviceKind::Cpu ? 0 : array.device().ordinal()};
}

std::unique_ptr<Export> new_export(const Array &array, bool on_host) {
  auto made = std::make_unique<Export>();
  if (on_host) {
    made->host.resize(static_cast<std::size_t>(array.nbytes()));
    array::to_host(array, made->host.data(), Layout::contiguous(array.shape(), array.itemsize()).strides);
    made->memory.data = made->host.data();
  } else {
    made->array = array;
    made->memory = array::export_memory(array);
  }
  const Strides strides =
      on_host ? Layout::contiguous(array.shape(), array.itemsize()).strides : array.layout().strides;
  auto item = static_cast<std::int64_t>(array.itemsize());
  for (int i = 0; i < array.ndim(); ++i) {
    made->shape.push_back(array.shape()[i]);
    if (strides[i] % item != 0) {
      throw Error(ErrorKind::Type, "DLPack counts strides in elements; this array's are not whole ones. Copy it first");
    }
    made->strides.push_back(strides[i] / item);
  }
  DlTensor tensor{made->memory.data,
                  on_host ? DlDevice{kCpu, 0} : device_of(array),
                  array.ndim(),
                  to_dl(array.dtype()),
                  made->shape.data(),
                  made->strides.data(),
                  0};
  made->managed = {tensor, made.get(), [](DlManaged *self) { delete static_cast<Export *>(self->context); }};
  made->versioned = {{1, 0},
                     made.get(),
                     [](DlManagedVersioned *self) { delete static_cast<Export *>(self->context); },
                     array.writeable() ? 0 : kReadOnly,
                     tensor};
  return made;
}

void drop_unused(PyObject *capsule) {
  if (PyCapsule_IsValid(capsule, kCapsule) != 0) {
    auto *managed = static_cast<DlManaged *>(PyCapsule_GetPointer(capsule, kCapsule));
    managed->deleter(managed);
  } else if (PyCapsule_IsValid(capsule, kCapsuleVersioned) != 0) {
    auto *managed = static_cast<DlManagedVersioned *>(PyCapsule_GetPointer(capsule, kCapsuleVersioned));
    managed->deleter(managed);
  }
}

nb::object to_capsule(const Array &self, nb::handle stream, nb::handle max_version, nb::handle dl_device,
                      nb::handle copy) {
  bool on_host = false;
  bool versioned = !max_version.is_none() && nb::cast<int>(nb::handle(max_version)[0]) >= 1;
  if (!dl_device.is_none()) {
    DlDevice own = device_of(self);
    on_host = own.type != kCpu && nb::cast<int>(dl_device[0]) == kCpu && copy.ptr() != Py_False;
    if (!on_host && (nb::cast<int>(dl_device[0]) != own.type || nb::cast<int>(dl_device[1]) != own.id)) {
      throw Error(ErrorKind::Value, "this array is exported for its own device only; copy it with .get() first");
    }
  }
  bool copied = copy.ptr() == Py_True || on_host;
  Array array = copied && !on_host ? array::copy(self, 'K') : self;
  if (!array.writeable() && !versioned) {
    throw Error(ErrorKind::Value, "a read-only array is exported through DLPack 1.0 or later only");
  }
  std::unique_ptr<Export> made = new_export(array, on_host);
  if (array.device().kind() == DeviceKind::Cpu) {
    // The consumer of host memory knows no streams: what is on its way must have arrived.
    array.device().current_stream()->synchronize();
  } else if (!on_host) {
    // None is the legacy default stream, -1 a consumer who sees to the order himself.
    auto consumer = stream.is_none() ? 1 : nb::cast<std::int64_t>(stream);
    if (consumer != -1) order_streams(*array.device().current_stream(), static_cast<std::uint64_t>(consumer));
  }
  PyObject *capsule = nullptr;
  if (versioned) {
    if (copied) made->versioned.flags |= kCopied;
    capsule = PyCapsule_New(&made->versioned, kCapsuleVersioned, drop_unused);
  } else {
    capsule = PyCapsule_New(&made->managed, kCapsule, drop_unused);
  }
  nb::object result = nb::steal(checked(capsule));
  (void)made.release();
  return result;
}

Array import_tensor(const DlTensor &tensor, bool writeable, std::function<void()> release) {
  Layout layout;
  DType dtype = from_dl(tensor.dtype);
  auto item = static_cast<std::int64_t>(size_of(dtype));
  Shape shape;
  for (int i = 0; i < tensor.ndim; ++i) shape.push_back(tensor.shape[i]);
  layout = Layout::contiguous(shape, size_of(dtype));
  if (tensor.strides != nullptr) {
    for (int i = 0; i < tensor.ndim; ++i) layout.strides[i] = tensor.strides[i] * item;
  }
  auto *first = static_cast<std::byte *>(tensor.data) + tensor.byte_offset;
  if (tensor.device.type == kCpu && Device::current().kind() != DeviceKind::Cpu) {
    Array result = array::from_host(first, layout, dtype, dtype);
    release();
    return result;
  }
  if (layout.size() == 0) {
    release();
    return array::empty(shape, dtype);
  }
  if (reinterpret_cast<std::uintptr_t>(first) % size_of(dtype) != 0) {
    if (tensor.device.type != kCpu) {
      throw Error(ErrorKind::Value, "the tensor is not aligned to its elements; copy it into one that is first");
    }
    // Kernels want aligned elements: a copy has them.
    Array result = array::from_host(first, layout, dtype, dtype);
    release();
    return result;
  }
  Device &device = tensor.device.type == kCpu ? Device::current() : Device::get(tensor.device.id);
  auto [low, high] = layout.byte_range(size_of(dtype));
  layout.offset = -low;
  std::shared_ptr<Buffer> buffer =
      Buffer::wrap(device, first + low, static_cast<std::size_t>(high - low), std::move(release), ReleaseOn::Host);
  return array::import_memory(std::move(buffer), layout, dtype, writeable);
}

void check_importable(const DlTensor &tensor) {
  if (tensor.ndim < 0 || tensor.ndim > kMaxRank) {
    throw Error(ErrorKind::Value,
                fmt::format("a DLPack tensor of {} dimensions is beyond the {} supported", tensor.ndim, kMaxRank));
  }
  if (tensor.device.type == kCpu) return;
  if (tensor.device.type == kCuda && Device::kind_in_use() == DeviceKind::Cuda) return;
  throw Error(ErrorKind::Value, fmt::format("a DLPack tensor of device type {} is not in the memory of {}",
                                            tensor.device.type, Device::current().name()));
}

template <typename Managed>
Array take(PyObject *capsule, const char *name, const char *used, bool writeable) {
  auto *managed = static_cast<Managed *>(PyCapsule_GetPointer(capsule, name));
  if (managed == nullptr) throw PythonErrorSet{};
  check_importable(managed->tensor);
  (void)from_dl(managed->tensor.dtype);
  checked(PyCapsule_SetName(capsule, used));
  return import_tensor(managed->tensor, writeable, [managed] {
    nb::gil_scoped_acquire acquire;
    if (managed->deleter != nullptr) managed->deleter(managed);
  });
}

Array from_capsule(PyObject *capsule) {
  if (PyCapsule_IsValid(capsule, kCapsuleVersioned) != 0) {
    auto *managed = static_cast<DlManagedVersioned *>(PyCapsule_GetPointer(capsule, kCapsuleVersioned));
    if (managed->version.major != 1) {
      throw Error(ErrorKind::Value, fmt::format("DLPack {}.{} is not known here; expected 1.x", managed->version.major,
                                                managed->version.minor));
    }
    return take<DlManagedVersioned>(capsule, kCapsuleVersioned, kUsedVersioned, (managed->flags & kReadOnly) == 0);
  }
  if (PyCapsule_IsValid(capsule, kCapsule) != 0) return take<DlManaged>(capsule, kCapsule, kUsed, true);
  throw Error(ErrorKind::Value, "not a fresh DLPack capsule: expected 'dltensor' or 'dltensor_versioned'");
}

Array from_dlpack_here(nb::handle object, nb::handle copy) {
  if (PyCapsule_CheckExact(object.ptr())) return from_capsule(object.ptr());
  if (PyObject_HasAttrString(object.ptr(), "__dlpack__") == 0) {
    throw Error(ErrorKind::Type,
                fmt::format("from_dlpack() needs an object with __dlpack__, not {}", type_name(object.ptr())));
  }
  nb::object method = object.attr("__dlpack__");
  nb::dict keywords;
  keywords["max_version"] = nb::make_tuple(1, 0);
  if (Device::kind_in_use() == DeviceKind::Cuda && PyObject_HasAttrString(object.ptr(), "__dlpack_device__") != 0) {
    nb::object where = object.attr("__dlpack_device__")();
    if (nb::cast<int>(nb::handle(where)[0]) == kCuda) {
      // The producer makes this stream wait for its own.
      std::uint64_t own = Device::get(nb::cast<int>(nb::handle(where)[1])).current_stream()->handle();
      keywords["stream"] = own == 0 ? 1 : own;
    }
  }
  nb::object capsule = nb::steal(PyObject_Call(method.ptr(), nb::tuple().ptr(), keywords.ptr()));
  if (!capsule.is_valid()) {
    // Producers before DLPack 1.0 know no max_version; everything else is their error.
    if (PyErr_ExceptionMatches(PyExc_TypeError) == 0) throw PythonErrorSet{};
    PyErr_Clear();
    capsule = nb::steal(checked(PyObject_CallNoArgs(method.ptr())));
  }
  Array result = from_capsule(capsule.ptr());
  return copy.ptr() == Py_True ? array::copy(result, 'K') : result;
}

/// `device`: where the result shall be; memory of another device is copied there.
Array from_dlpack(nb::handle object, nb::handle device, nb::handle copy) {
  DeviceScope scope(device);
  Array result = from_dlpack_here(object, copy);
  if (device.is_none() || &result.device() == &Device::current()) return result;
  if (copy.ptr() == Py_False) {
    throw Error(ErrorKind::Value,
                fmt::format("the memory is on device {}, and copy=False forbids to copy it to device {}",
                            result.device().ordinal(), Device::current().ordinal()));
  }
  return array::to_device(result, Device::current());
}

}  // namespace

void bind_dlpack(nb::module_ &m) {
  nb::object cls = m.attr("ndarray");
  auto &array_class = static_cast<ArrayClass &>(cls);
  array_class
      .def("__dlpack__", &to_capsule, nb::kw_only(), nb::arg("stream").none() = nb::none(),
           nb::arg("max_version").none() = nb::none(), nb::arg("dl_device").none() = nb::none(),
           nb::arg("copy").none() = nb::none(),
           nb::sig("def __dlpack__(self, *, stream: Any = None, max_version: tuple[int, int] | None = None, "
                   "dl_device: tuple[int, int] | None = None, copy: bool | None = None) -> Any"),
           "A DLPack capsule of the memory itself.")
      .def(
          "__dlpack_device__",
          [](const Array &a) {
            DlDevice device = device_of(a);
            return nb::make_tuple(device.type, device.id);
          },
          nb::sig("def __dlpack_device__(self) -> tuple[int, int]"), "DLPack's device type and number.");
  m.def("from_dlpack", &from_dlpack, nb::arg("x"), nb::kw_only(), nb::arg("device").none() = nb::none(),
        nb::arg("copy").none() = nb::none(), "An array over the memory of an object with __dlpack__.");
}

}  // namespace gridstride::python
