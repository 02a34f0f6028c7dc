#include <unistd.h>

#include <array>
#include <cstdint>
#include <cstring>
#include <memory>
#include <utility>

#include <fmt/format.h>

#include "array/creation.h"
#include "cuda_interface.h"
#include "devices.h"
#include "errors.h"
#include "runtime/cuda/context.h"
#include "runtime/cuda/driver.h"

// The CUDA array interface (version 3) both ways.

namespace gridstride::python {

namespace {

constexpr std::uint64_t kLegacyStream = 1;

/// What an interface says.
struct Interface {
  std::uint64_t data = 0;
  bool read_only = false;
  DType dtype = DType::Float64;
  Layout layout;             ///< offset 0
  std::uint64_t stream = 0;  ///< 0: nothing to wait for
};

DType dtype_of_typestr(std::string_view text) {
  if (text.starts_with('>')) {
    throw Error(ErrorKind::Value, fmt::format("an array of type '{}' in __cuda_array_interface__ is not in this "
                                              "machine's byte-order",
                                              text));
  }
  if (text.size() >= 3 && (text[0] == '<' || text[0] == '|')) {
    const int bytes = text.size() == 3 ? text[2] - '0' : text.substr(2) == "16" ? 16 : 0;
    for (std::size_t i = 0; i < kDTypeCount; ++i) {
      const auto dtype = static_cast<DType>(i);
      const DTypeKind kind = kind_of(dtype);
      const char letter = kind == DTypeKind::Bool       ? 'b'
                          : kind == DTypeKind::Signed   ? 'i'
                          : kind == DTypeKind::Unsigned ? 'u'
                          : kind == DTypeKind::Float    ? 'f'
                                                        : 'c';
      if (dtype != DType::BFloat16 && letter == text[1] && static_cast<int>(size_of(dtype)) == bytes) return dtype;
    }
  }
  throw Error(ErrorKind::Type,
              fmt::format("an array of type '{}' in __cuda_array_interface__ has no dtype here", text));
}

void fill_tuple(nb::handle from, Dims &to) {
  for (nb::handle item : from) to.push_back(nb::cast<std::int64_t>(item));
}

Interface read_interface(nb::handle dict) {
  Interface read;
  nb::object pointer = dict["data"];
  read.data = nb::cast<std::uint64_t>(nb::handle(pointer)[0]);
  read.read_only = nb::cast<bool>(nb::handle(pointer)[1]);
  read.dtype = dtype_of_typestr(nb::str(nb::object(dict["typestr"])).c_str());
  Shape shape;
  fill_tuple(nb::object(dict["shape"]), shape);
  read.layout = Layout::contiguous(shape, size_of(read.dtype));
  nb::object strides = dict.attr("get")("strides");
  if (!strides.is_none()) {
    read.layout.strides.clear();
    fill_tuple(strides, read.layout.strides);
  }
  if (!dict.attr("get")("mask").is_none()) {
    throw Error(ErrorKind::Value,
                "gridstride does not support masks in __cuda_array_interface__; give the array without its mask");
  }
  nb::object stream = dict.attr("get")("stream");
  if (!stream.is_none()) read.stream = nb::cast<std::uint64_t>(stream);
  return read;
}

/// CuPy's arrays by their attributes: making the interface's dict is most of what it costs.
class CupyArrays {
public:
  [[nodiscard]] static bool is_one(PyObject *object) {
    PyTypeObject *type = Py_TYPE(object);
    if (type == known_) return true;
    if (known_ != nullptr || std::strcmp(type->tp_name, "ndarray") != 0) return false;
    nb::object home = nb::getattr(nb::handle(reinterpret_cast<PyObject *>(type)), "__module__", nb::none());
    if (!nb::isinstance<nb::str>(home) || std::strcmp(nb::str(home).c_str(), "cupy") != 0) return false;
    nb::object module = nb::steal(PyImport_ImportModule("cupy.cuda.stream"));
    nb::object current = module.is_valid() ? nb::getattr(module, "get_current_stream", nb::none()) : nb::none();
    if (!module.is_valid()) PyErr_Clear();
    if (current.is_none()) return false;
    current_stream_ = current.release().ptr();
    known_ = reinterpret_cast<PyTypeObject *>(Py_NewRef(reinterpret_cast<PyObject *>(type)));
    for (std::size_t i = 0; i < 5; ++i) names_[i] = PyUnicode_InternFromString(kNames[i]);
    return true;
  }

  /// CuPy's current stream, as CUDA's handle.
  [[nodiscard]] static std::uint64_t current_stream() {
    nb::object stream = nb::steal(checked(PyObject_CallNoArgs(current_stream_)));
    const std::uint64_t handle = number(attribute(stream.ptr(), 1).ptr());
    return handle == 0 ? kLegacyStream : handle;
  }

  /// All but the stream.
  [[nodiscard]] static Interface read(PyObject *object) {
    Interface read;
    nb::object memory = attribute(object, 0);
    read.data = number(attribute(memory.ptr(), 1).ptr());
    read.dtype = dtype_of(attribute(object, 2));
    nb::object shape = attribute(object, 3);
    fill(shape.ptr(), read.layout.shape);
    nb::object strides = attribute(object, 4);
    fill(strides.ptr(), read.layout.strides);
    return read;
  }

private:
  static nb::object attribute(PyObject *object, std::size_t name) {
    return nb::steal(checked(PyObject_GetAttr(object, names_[name])));
  }
  static std::uint64_t number(PyObject *object) {
    const std::uint64_t value = PyLong_AsUnsignedLongLong(object);
    if (value == static_cast<std::uint64_t>(-1) && PyErr_Occurred() != nullptr) throw PythonErrorSet{};
    return value;
  }
  static void fill(PyObject *tuple, Dims &dims) {
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(tuple); ++i) {
      dims.push_back(PyLong_AsLongLong(PyTuple_GET_ITEM(tuple, i)));
    }
  }
  /// NumPy has one object for each dtype: those that were met are known by their address.
  static DType dtype_of(const nb::object &dtype) {
    for (std::size_t i = 0; i < known_dtypes_; ++i) {
      if (dtypes_[i].first == dtype.ptr()) return dtypes_[i].second;
    }
    const DType found = dtype_of_typestr(nb::str(nb::object(dtype.attr("str"))).c_str());
    if (known_dtypes_ < dtypes_.size()) dtypes_[known_dtypes_++] = {Py_NewRef(dtype.ptr()), found};
    return found;
  }

  static inline std::array<std::pair<PyObject *, DType>, 16> dtypes_{};
  static inline std::size_t known_dtypes_ = 0;
  static constexpr const char *kNames[5] = {"data", "ptr", "dtype", "shape", "strides"};
  static inline PyObject *names_[5] = {};
  static inline PyTypeObject *known_ = nullptr;
  static inline PyObject *current_stream_ = nullptr;
};

Device &device_of(std::uint64_t pointer) {
  if (Device::kind_in_use() != DeviceKind::Cuda) return Device::current();
  if (Device::count() == 1) return Device::get(0);
  constexpr int kDeviceOrdinal = 9;
  int ordinal = 0;
  cuda::check(cuda::driver().pointer_attribute(&ordinal, kDeviceOrdinal, pointer), "asking whose memory an array is");
  return Device::get(ordinal);
}

Array over(const Interface &from, PyObject *owner) {
  if (from.layout.size() == 0) return array::empty(from.layout.shape, from.dtype);
  const std::size_t item = size_of(from.dtype);
  if (from.data % std::min<std::size_t>(item, 8) != 0) {
    throw Error(ErrorKind::Value, fmt::format("the array at {:#x} is not aligned to its elements of {} bytes; copy it "
                                              "into one that is first",
                                              from.data, item));
  }
  Device &device = device_of(from.data);
  Layout layout = from.layout;
  const auto [low, high] = layout.byte_range(item);
  layout.offset = -low;
  auto *first = reinterpret_cast<void *>(from.data + static_cast<std::uint64_t>(low));
  Py_INCREF(owner);
  std::shared_ptr<Buffer> buffer = Buffer::wrap(
      device, first, static_cast<std::size_t>(high - low),
      [owner] {
        nb::gil_scoped_acquire acquire;
        Py_DECREF(owner);
      },
      ReleaseOn::Host);
  if (device.kind() != DeviceKind::Cuda)
    return array::import_memory(std::move(buffer), layout, from.dtype, !from.read_only);
  const std::shared_ptr<Stream> &own = device.current_stream();
  const std::uint64_t mine = own->handle() == 0 ? kLegacyStream : own->handle();
  if (from.stream != 0 && from.stream != mine) {
    order_streams(*Stream::from_handle(from.stream, device), mine);
  }
  return array::import_memory(std::move(buffer), layout, from.dtype, !from.read_only);
}

/// Without a GPU nobody but the CPU device can be meant by an address in an interface.
bool cpu_has_interface() {
  return ::access("/dev/nvidiactl", F_OK) != 0;
}

/// Whether any array was made for a stream by name.
bool streams_named = false;

nb::object interface_of(nb::object self) {
  const Array &array = expect_array(self);
  const bool on_cuda = array.device().kind() == DeviceKind::Cuda;
  if (!on_cuda && !cpu_has_interface()) {
    throw Error(ErrorKind::Attribute,
                "an array of the CPU device has no __cuda_array_interface__ on a machine with a GPU, whose address it "
                "would be taken for; use DLPack");
  }
  if (on_cuda && array.dtype() == DType::BFloat16) {
    throw Error(ErrorKind::Attribute, "__cuda_array_interface__ has no name for bfloat16; use DLPack");
  }
  nb::dict result;
  result["shape"] = to_tuple(array.shape());
  result["typestr"] = numpy_dtype(array.dtype()).attr("str");
  result["descr"] = numpy_dtype(array.dtype()).attr("descr");
  const array::DeviceMemory memory = array::export_memory(array);
  result["data"] =
      nb::make_tuple(array.size() == 0 ? 0 : reinterpret_cast<std::uintptr_t>(memory.data), !array.writeable());
  result["strides"] = array.is_c_contiguous() ? nb::object(nb::none()) : nb::object(to_tuple(array.strides()));
  result["stream"] = nb::none();
  if (on_cuda) {
    const std::uint64_t stream = array.device().current_stream()->handle();
    result["stream"] = stream == 0 ? kLegacyStream : stream;
  }
  if (streams_named) {
    nb::object named = nb::module_::import_("gridstride.cuda._arrays").attr("stream_handle")(self);
    if (!named.is_none()) result["stream"] = named;
  }
  result["version"] = 3;
  return result;
}

}  // namespace

void order_streams(Stream &first, std::uint64_t waiting) {
  const std::shared_ptr<Stream> other = Stream::from_handle(waiting, first.device());
  if (other->handle() == first.handle()) return;
  order(first, *other);
}

std::optional<Array> from_cuda_interface(PyObject *object) {
  const bool on_cuda = Device::kind_in_use() == DeviceKind::Cuda;
  if (on_cuda && CupyArrays::is_one(object)) {
    Interface read = CupyArrays::read(object);
    read.stream = CupyArrays::current_stream();
    return over(read, object);
  }
  if (PyObject_HasAttrString(reinterpret_cast<PyObject *>(Py_TYPE(object)), "__cuda_array_interface__") == 0) {
    return std::nullopt;
  }
  if (!on_cuda && !cpu_has_interface()) return std::nullopt;
  nb::object interface = nb::steal(PyObject_GetAttrString(object, "__cuda_array_interface__"));
  if (!interface.is_valid()) {
    if (PyErr_ExceptionMatches(PyExc_AttributeError) == 0) throw PythonErrorSet{};
    PyErr_Clear();  // a tensor of the host's memory, say
    return std::nullopt;
  }
  return over(read_interface(interface), object);
}

std::optional<kernels::BorrowedArray> borrow_cupy(PyObject *object, Stream *stream, std::uint64_t &known) {
  if (Device::kind_in_use() != DeviceKind::Cuda || Device::count() != 1 || !CupyArrays::is_one(object)) return {};
  Device &device = stream != nullptr ? stream->device() : Device::current();
  const std::uint64_t handle = stream != nullptr ? stream->handle() : device.current_stream()->handle();
  if (known == 0) known = CupyArrays::current_stream();
  if ((handle == 0 ? kLegacyStream : handle) != known) return {};
  const Interface read = CupyArrays::read(object);
  return kernels::BorrowedArray{reinterpret_cast<std::byte *>(read.data), read.layout, read.dtype, &device};
}

void bind_cuda_interface(nb::module_ &m) {
  m.def(
      "name_streams", [] { streams_named = true; }, "From now on arrays are asked for the streams they were made for.");
  nb::object cls = m.attr("ndarray");
  static_cast<ArrayClass &>(cls).def_prop_ro(
      "__cuda_array_interface__", &interface_of, nb::sig("def __cuda_array_interface__(self) -> dict[str, Any]"),
      "The CUDA array interface, version 3.\n\n"
      "Arrays of the CPU device have it only on machines without a GPU, where nobody can mistake their addresses "
      "for a GPU's; there they take such arrays of others too.");
}

}  // namespace gridstride::python
