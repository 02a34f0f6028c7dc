#include <Python.h>

#include <structmember.h>

#include <array>
#include <atomic>
#include <cstddef>
#include <deque>
#include <limits>
#include <memory>
#include <new>
#include <utility>

#include <fmt/format.h>
#include <nanobind/stl/shared_ptr.h>

#include "arrays.h"
#include "cuda_interface.h"
#include "devices.h"
#include "errors.h"
#include "kernels.h"
#include "kernels/host_arrays.h"
#include "wait.h"

// The type of `kernel[grid, block]`, whose calls launch. A type of its own instead of a nanobind class, so that a
// launch goes straight from the interpreter to `call`.

namespace gridstride::python {

namespace {

using kernels::Argument;
using kernels::Specialisation;

struct LauncherObject {
  PyObject_HEAD vectorcallfunc call;
  PyObject *dispatcher;
  const Specialisation *last;  // what the last call used
  bool nothing;
  kernels::Configuration configuration;
};

PyTypeObject *launcher_type = nullptr;

LauncherObject *launcher(PyObject *self) {
  return reinterpret_cast<LauncherObject *>(self);
}

/// What a launch does with a host array.
enum class Transfer : int { Allow, Warn, Error };
std::atomic<Transfer> implicit_transfer{Transfer::Warn};

void check_implicit_transfer() {
  switch (implicit_transfer.load(std::memory_order_relaxed)) {
    case Transfer::Allow: return;
    case Transfer::Warn:
      performance_warning(
          "Host array used in CUDA kernel will incur copy overhead to/from device; gridstride.asarray(...) or "
          "cuda.to_device(...) copies it once, gridstride.config.implicit_transfer = 'allow' silences this");
      return;
    case Transfer::Error:
      throw Error(
          ErrorKind::Type,
          "a NumPy array was given to a kernel while gridstride.config.implicit_transfer is 'error'; copy it with "
          "gridstride.asarray(...) or cuda.to_device(...)");
  }
}

std::string kernel_name(nb::handle dispatcher) {
  nb::object name = nb::getattr(dispatcher, "__name__", nb::str("?"));
  return nb::str(name).c_str();
}

[[noreturn]] void bad_argument(nb::handle dispatcher, Py_ssize_t position, PyObject *value) {
  throw Error(ErrorKind::Typing,
              fmt::format("argument {} of kernel '{}' is of type {}; a kernel takes arrays, numbers, bools, None and "
                          "tuples of such",
                          position + 1, kernel_name(dispatcher), type_name(value)));
}

kernels::HostArray host_array(PyObject *object) {
  Py_buffer view;
  bool writeable = PyObject_GetBuffer(object, &view, PyBUF_FULL) == 0;
  bool readable = writeable;
  if (!writeable) {
    PyErr_Clear();
    readable = PyObject_GetBuffer(object, &view, PyBUF_FULL_RO) == 0;
    PyErr_Clear();
  }
  kernels::HostArray host;
  std::optional<DType> dtype = readable ? dtype_of_format(view.format, view.itemsize) : std::nullopt;
  if (dtype) {
    host.data = view.buf;
    host.dtype = *dtype;
    host.writeable = writeable;
    for (int i = 0; i < view.ndim; ++i) {
      host.layout.shape.push_back(view.shape[i]);
      host.layout.strides.push_back(view.strides[i]);
    }
  }
  if (readable) PyBuffer_Release(&view);
  if (!dtype) {
    nb::object type = nb::handle(object).attr("dtype");
    throw Error(ErrorKind::Typing,
                fmt::format("a NumPy array of dtype '{}' cannot be given to a kernel", nb::str(type).c_str()));
  }
  Py_INCREF(object);
  host.release = [object] {
    nb::gil_scoped_acquire acquire;
    Py_DECREF(object);
  };
  return host;
}

/// `In`, `Out` and `InOut` of gridstride.cuda: a host array, and how a launch moves it.
bool is_hint(PyObject *object) {
  static PyObject *hint = nullptr;
  if (hint == nullptr) {
    nb::object modules = nb::module_::import_("sys").attr("modules");
    nb::object transfer = modules.attr("get")("gridstride.cuda._transfer", nb::none());
    if (transfer.is_none()) return false;
    hint = nb::object(transfer.attr("ArgHint")).release().ptr();  // lives as long as the process
  }
  return PyObject_IsInstance(object, hint) == 1;
}

/// The number that a member of an Enum stands for; null for anything else.
nb::object enum_value(PyObject *object) {
  if (PyObject_HasAttrString(reinterpret_cast<PyObject *>(Py_TYPE(object)), "__members__") == 0) return {};
  nb::object value = nb::steal(PyObject_GetAttrString(object, "value"));
  if (!value.is_valid()) PyErr_Clear();
  return value;
}

/// The field names of a namedtuple; empty for a plain tuple.
std::vector<std::string> field_names(PyObject *tuple) {
  std::vector<std::string> names;
  if (PyTuple_CheckExact(tuple)) return names;
  nb::object fields = nb::steal(PyObject_GetAttrString(tuple, "_fields"));
  PyErr_Clear();
  if (!fields.is_valid() || !PyTuple_Check(fields.ptr())) return names;
  for (nb::handle field : fields) names.emplace_back(nb::str(field).c_str());
  return names;
}

/// The arguments of one call, tuples with their items behind them.
class Arguments {
public:
  Arguments(LauncherObject *self, PyObject *const *args, Py_ssize_t count) : self_(self) {
    for (Py_ssize_t i = 0; i < count; ++i) {
      if (Array *array = array_of(args[i])) {
        add(Argument(*array));
      } else if (std::optional<ScalarOperand> scalar = to_scalar(args[i])) {
        add(Argument(scalar->value));
      } else {
        add_other(args[i], i);
      }
    }
    if (!hosts_in_.empty()) copy_in();
  }

  [[nodiscard]] std::span<Argument> span() { return {data(), count_}; }
  [[nodiscard]] bool has_host_arrays() const { return hosts_.has_value(); }

  /// Refuses a read-only host array that the kernel writes.
  void check_writeable(const Specialisation &specialisation) const {
    for (std::size_t i = 0; i < host_positions_.size(); ++i) {
      if (!hosts_->host(i).writeable && specialisation.writes(host_positions_[i])) {
        throw Error(ErrorKind::Value,
                    fmt::format("argument {} of kernel '{}' is a read-only NumPy array, and the kernel "
                                "writes to it",
                                host_positions_[i] + 1, kernel_name(self_->dispatcher)));
      }
    }
  }

  /// Waits for the launch and copies back what it wrote.
  void copy_out(Stream &stream, const Specialisation &specialisation) {
    std::vector<bool> written;
    for (std::size_t position : host_positions_) written.push_back(specialisation.writes(position));
    hosts_->finish(stream, written);
  }

private:
  static constexpr std::size_t kInline = 16;

  Argument *data() { return large_.empty() ? small_.data() : large_.data(); }

  void add(const Argument &argument) {
    if (large_.empty() && count_ < kInline) {
      small_[count_++] = argument;
      return;
    }
    if (large_.empty()) large_.assign(small_.begin(), small_.end());
    large_.push_back(argument);
    ++count_;
  }

  /// `position` is of the argument that the value is, or is inside of.
  void add_any(PyObject *object, Py_ssize_t position) {
    if (Array *array = array_of(object)) {
      add(Argument(*array));
    } else if (std::optional<ScalarOperand> scalar = to_scalar(object)) {
      add(Argument(scalar->value));
    } else {
      add_other(object, position);
    }
  }

  void add_other(PyObject *object, Py_ssize_t position) {
    if (std::optional<kernels::BorrowedArray> lent =
            borrow_cupy(object, self_->configuration.stream.get(), cupy_stream_)) {
      borrowed_.push_back(*std::move(lent));
      add(Argument(borrowed_.back()));
    } else if (std::optional<Array> other = from_cuda_interface(object)) {
      foreign_.push_back(std::make_unique<Array>(*std::move(other)));
      add(Argument(*foreign_.back()));
    } else if (PyObject_HasAttrString(object, "__cuda_array_interface__") != 0) {
      nb::object made = nb::module_::import_("gridstride.cuda._arrays").attr("as_cuda_array")(nb::handle(object));
      foreign_.push_back(std::make_unique<Array>(expect_array(made)));
      add(Argument(*foreign_.back()));
    } else if (nb::object fields = record_fields(object); fields.is_valid()) {
      warn_ = warn_ || PyObject_HasAttrString(object, "__gridstride_fields__") == 0;
      add_record(fields, position, true);
    } else if (is_numpy_array(object)) {
      warn_ = true;
      add_host(object, true);
    } else if (PyTuple_Check(object)) {
      std::vector<std::string> names = field_names(object);
      Py_ssize_t size = PyTuple_GET_SIZE(object);
      add(Argument(kernels::TypeCode::tuple(static_cast<std::size_t>(size), names)));
      for (Py_ssize_t i = 0; i < size; ++i) add_any(PyTuple_GET_ITEM(object, i), position);
    } else if (object == Py_None) {
      add(Argument(kernels::TypeCode::none()));
    } else if (is_hint(object)) {
      nb::object value = nb::handle(object).attr("value");
      bool copy_back = nb::cast<bool>(nb::handle(object).attr("copy_out"));
      if (nb::object hinted = record_fields(value.ptr()); hinted.is_valid()) {
        add_record(hinted, position, copy_back);
      } else if (is_numpy_array(value.ptr())) {
        add_host(value.ptr(), copy_back);
      } else {
        add_any(value.ptr(), position);
      }
    } else if (nb::object value = enum_value(object); value.is_valid()) {
      add_any(value.ptr(), position);
    } else {
      bad_argument(self_->dispatcher, position, object);
    }
  }

  /// (rank, names, arrays) of an array of records; null for anything else.
  static nb::object record_fields(PyObject *object) {
    nb::object method = nb::steal(PyObject_GetAttrString(object, "__gridstride_fields__"));
    if (method.is_valid()) return method();
    PyErr_Clear();
    if (!numpy_loaded()) return {};
    nb::object dtype = nb::steal(PyObject_GetAttrString(object, "dtype"));
    PyErr_Clear();
    if (!dtype.is_valid() || nb::getattr(dtype, "names", nb::none()).is_none()) return {};
    return nb::module_::import_("gridstride.cuda._records").attr("host_fields")(nb::handle(object));
  }

  void add_record(nb::handle fields, Py_ssize_t position, bool copy_back) {
    std::vector<std::string> names;
    for (nb::handle name : nb::object(fields[1])) names.emplace_back(nb::str(name).c_str());
    add(Argument(kernels::TypeCode::record(nb::cast<int>(fields[0]), names)));
    for (nb::handle array : nb::object(fields[2])) {
      kept_.push_back(nb::borrow(array));
      if (nb::object inner = record_fields(array.ptr()); inner.is_valid()) {
        add_record(inner, position, copy_back);
      } else if (is_numpy_array(array.ptr())) {
        add_host(array.ptr(), copy_back);
      } else {
        add_any(array.ptr(), position);
      }
    }
  }

  void add_host(PyObject *object, bool copy_back) {
    hosts_in_.emplace_back(object, copy_back);
    host_positions_.push_back(count_);
    add(Argument());
  }

  void copy_in() {
    if (warn_) check_implicit_transfer();
    std::vector<kernels::HostArray> hosts;
    for (auto [object, copy_back] : hosts_in_) {
      hosts.push_back(host_array(object));
      hosts.back().copy_back = copy_back;
    }
    hosts_.emplace(std::move(hosts));
    for (std::size_t i = 0; i < host_positions_.size(); ++i) data()[host_positions_[i]] = Argument(hosts_->array(i));
  }

  LauncherObject *self_;
  std::size_t count_ = 0;
  std::array<Argument, kInline> small_;
  std::vector<Argument> large_;
  std::vector<nb::object> kept_;                       ///< arrays made for the call
  std::vector<std::unique_ptr<Array>> foreign_;        ///< of other libraries
  std::vector<std::pair<PyObject *, bool>> hosts_in_;  ///< host arrays, and whether they are copied back
  std::vector<std::size_t> host_positions_;            ///< theirs among the arguments
  std::uint64_t cupy_stream_ = 0;                      ///< once it has been asked
  std::deque<kernels::BorrowedArray> borrowed_;        ///< a deque, since arguments point into it
  std::optional<kernels::HostArrays> hosts_;
  bool warn_ = false;
};

bool accepts(const DeclaredParameter &parameter, const Argument &argument) {
  if (!parameter.structure.is_parameter()) {
    return !argument.code().is_parameter() && argument.code().has_items() == parameter.structure.has_items() &&
           (!argument.code().has_items() || argument.code().item_count() == parameter.structure.item_count());
  }
  if (!argument.code().is_parameter()) return false;
  if (parameter.rank < 0) return !argument.is_array();
  if (!argument.is_array()) return false;
  const kernels::BorrowedArray *borrowed = argument.borrowed();
  const Layout &layout = borrowed != nullptr ? borrowed->layout : argument.array().layout();
  const DType dtype = borrowed != nullptr ? borrowed->dtype : argument.array().dtype();
  if (dtype != parameter.dtype || layout.rank() != parameter.rank) return false;
  const std::size_t item = size_of(dtype);
  return parameter.layout == 'A' ||
         (parameter.layout == 'C' ? layout.is_c_contiguous(item) : layout.is_f_contiguous(item));
}

/// Casts the numbers as the declared signature says; TypingError where no signature takes the arguments.
void apply_signature(nb::handle dispatcher, const DispatcherObject &kernel, std::span<Argument> arguments) {
  for (const std::vector<DeclaredParameter> &signature : kernel.signatures) {
    bool fits = signature.size() == arguments.size();
    for (std::size_t i = 0; fits && i < signature.size(); ++i) fits = accepts(signature[i], arguments[i]);
    if (!fits) continue;
    for (std::size_t i = 0; i < signature.size(); ++i) {
      if (!arguments[i].is_array() && arguments[i].code().is_parameter())
        arguments[i] = Argument(arguments[i].scalar().cast(signature[i].dtype));
    }
    return;
  }
  std::vector<kernels::TypeCode> given;
  for (const Argument &argument : arguments) given.push_back(argument.code());
  throw Error(ErrorKind::Typing, fmt::format("no declared signature of kernel '{}' takes the arguments ({})",
                                             kernel_name(dispatcher), kernels::to_string(given)));
}

const Specialisation &specialisation_for(LauncherObject *self, std::span<const Argument> arguments) {
  if (self->last != nullptr && self->last->matches(arguments)) return *self->last;
  auto &kernel = *nb::inst_ptr<DispatcherObject>(self->dispatcher);
  const Specialisation *found = kernel.dispatcher.find(arguments);
  if (found == nullptr) {
    std::vector<kernels::TypeCode> codes;
    for (const Argument &argument : arguments) codes.push_back(argument.code());
    if (kernel.sealed) {
      throw Error(ErrorKind::Typing, fmt::format("kernel '{}' has not been compiled for ({}), and disable_compile() "
                                                 "forbids to compile more",
                                                 kernel_name(self->dispatcher), kernels::to_string(codes)));
    }
    found = &specialise(self->dispatcher, codes);
  }
  // Other threads of the program run meanwhile.
  const GridDims &dims = self->configuration.dims;
  const std::uint64_t threads = std::uint64_t{dims.block[0]} * dims.block[1] * dims.block[2];
  if (found->by_shape() && threads > 0 && threads <= 1024) {
    without_gil([&] { (void)found->kernel(kernels::Variant::Disjoint, dims); });
  }
  self->last = found;
  return *found;
}

PyObject *call(PyObject *object, PyObject *const *args, std::size_t flags, PyObject *names) {
  return guarded([&]() -> PyObject * {
    LauncherObject *self = launcher(object);
    if (names != nullptr && PyTuple_GET_SIZE(names) != 0) {
      throw Error(ErrorKind::Type, "a kernel takes its arguments by position, not by keyword");
    }
    if (self->nothing) return Py_NewRef(Py_None);
    Arguments arguments(self, args, PyVectorcall_NARGS(flags));
    auto &kernel = *nb::inst_ptr<DispatcherObject>(self->dispatcher);
    if (!kernel.signatures.empty()) apply_signature(self->dispatcher, kernel, arguments.span());
    const Specialisation &specialisation = specialisation_for(self, arguments.span());
    if (!arguments.has_host_arrays()) {
      kernels::launch(specialisation, self->configuration, arguments.span());
      return Py_NewRef(Py_None);
    }
    arguments.check_writeable(specialisation);
    std::shared_ptr<Stream> stream = self->configuration.stream;
    if (!stream) stream = Device::current().current_stream();
    kernels::launch(specialisation, self->configuration, arguments.span());
    arguments.copy_out(*stream, specialisation);
    return Py_NewRef(Py_None);
  });
}

/// One extent of a grid or a block. Beyond 32 bits it stays too large, for the device to refuse.
std::uint32_t to_extent(PyObject *object, const char *what) {
  if (PyFloat_Check(object) || PyIndex_Check(object) == 0) {
    throw Error(ErrorKind::Type,
                fmt::format("{} must be an int or a tuple of 1 to 3 ints, not {}", what, type_name(object)));
  }
  Py_ssize_t value = PyNumber_AsSsize_t(object, nullptr);
  if (value == -1 && PyErr_Occurred()) throw PythonErrorSet{};
  if (value < 0) throw Error(ErrorKind::Value, fmt::format("{} must not be negative, got {}", what, value));
  return static_cast<std::uint32_t>(std::min<Py_ssize_t>(value, std::numeric_limits<std::uint32_t>::max()));
}

void to_dims(PyObject *object, std::uint32_t *dims, const char *what) {
  if (PyTuple_Check(object) || PyList_Check(object)) {
    Py_ssize_t count = PySequence_Fast_GET_SIZE(object);
    if (count < 1 || count > 3) {
      throw Error(ErrorKind::Value, fmt::format("{} must have 1 to 3 dimensions, got {}", what, count));
    }
    for (Py_ssize_t i = 0; i < count; ++i) dims[i] = to_extent(PySequence_Fast_GET_ITEM(object, i), what);
    return;
  }
  dims[0] = to_extent(object, what);
}

nb::tuple dims_tuple(const std::uint32_t *dims) {
  return nb::make_tuple(dims[0], dims[1], dims[2]);
}

PyObject *get_grid(PyObject *self, void *) {
  return guarded([&] { return dims_tuple(launcher(self)->configuration.dims.grid).release().ptr(); });
}
PyObject *get_block(PyObject *self, void *) {
  return guarded([&] { return dims_tuple(launcher(self)->configuration.dims.block).release().ptr(); });
}
PyObject *get_stream(PyObject *self, void *) {
  return guarded([&] {
    const std::shared_ptr<Stream> &stream = launcher(self)->configuration.stream;
    return (stream ? nb::cast(stream) : nb::object(nb::int_(0))).release().ptr();
  });
}
PyObject *get_shared(PyObject *self, void *) {
  return PyLong_FromSize_t(launcher(self)->configuration.shared_bytes);
}
PyObject *get_dispatcher(PyObject *self, void *) {
  return Py_NewRef(launcher(self)->dispatcher);
}

int traverse(PyObject *self, visitproc visit, void *arg) {
  Py_VISIT(Py_TYPE(self));
  Py_VISIT(launcher(self)->dispatcher);
  return 0;
}

int clear(PyObject *self) {
  Py_CLEAR(launcher(self)->dispatcher);
  return 0;
}

void deallocate(PyObject *self) {
  PyObject_GC_UnTrack(self);
  PyTypeObject *type = Py_TYPE(self);
  clear(self);
  launcher(self)->configuration.~Configuration();
  PyObject_GC_Del(self);
  Py_DECREF(type);
}

PyGetSetDef attributes[] = {
    {"griddim", get_grid, nullptr, "Blocks along each axis.", nullptr},
    {"blockdim", get_block, nullptr, "Threads of a block along each axis.", nullptr},
    {"stream", get_stream, nullptr, "The stream that launches go to; 0 for the current one.", nullptr},
    {"sharedmem", get_shared, nullptr, "Bytes of dynamic shared memory.", nullptr},
    {"dispatcher", get_dispatcher, nullptr, "The kernel.", nullptr},
    {nullptr, nullptr, nullptr, nullptr, nullptr},
};

PyMemberDef members[] = {
    {"__vectorcalloffset__", T_PYSSIZET, offsetof(LauncherObject, call), READONLY, nullptr},
    {nullptr, 0, 0, 0, nullptr},
};

}  // namespace

PyObject *new_launcher(PyObject *dispatcher, kernels::Configuration configuration, bool nothing) {
  auto *self = PyObject_GC_New(LauncherObject, launcher_type);
  if (self == nullptr) throw PythonErrorSet{};
  self->call = call;
  self->dispatcher = Py_NewRef(dispatcher);
  self->last = nullptr;
  self->nothing = nothing;
  new (&self->configuration) kernels::Configuration(std::move(configuration));
  PyObject_GC_Track(self);
  return reinterpret_cast<PyObject *>(self);
}

PyObject *configure(PyObject *dispatcher, PyObject *key) {
  return guarded([&] {
    if (!PyTuple_Check(key) || PyTuple_GET_SIZE(key) < 2 || PyTuple_GET_SIZE(key) > 4) {
      throw Error(ErrorKind::Value,
                  "must specify at least the griddim and blockdim: kernel[blocks, threads], and at most "
                  "kernel[blocks, threads, stream, shared_bytes]");
    }
    kernels::Configuration configuration;
    to_dims(PyTuple_GET_ITEM(key, 0), configuration.dims.grid, "griddim");
    to_dims(PyTuple_GET_ITEM(key, 1), configuration.dims.block, "blockdim");
    if (PyTuple_GET_SIZE(key) > 2) configuration.stream = to_stream(PyTuple_GET_ITEM(key, 2));
    if (PyTuple_GET_SIZE(key) > 3) configuration.shared_bytes = to_extent(PyTuple_GET_ITEM(key, 3), "sharedmem");
    return new_launcher(dispatcher, std::move(configuration), false);
  });
}

void bind_launcher(nb::module_ &m) {
  PyType_Slot slots[] = {
      {Py_tp_dealloc, reinterpret_cast<void *>(deallocate)},
      {Py_tp_traverse, reinterpret_cast<void *>(traverse)},
      {Py_tp_clear, reinterpret_cast<void *>(clear)},
      {Py_tp_call, reinterpret_cast<void *>(PyVectorcall_Call)},
      {Py_tp_getset, attributes},
      {Py_tp_members, members},
      {Py_tp_doc, const_cast<char *>("A kernel with a grid and a block: calling it launches.")},
      {0, nullptr},
  };
  PyType_Spec spec = {
      "gridstride.cuda.ConfiguredKernel", sizeof(LauncherObject), 0,
      Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_HAVE_VECTORCALL | Py_TPFLAGS_DISALLOW_INSTANTIATION, slots};
  launcher_type = reinterpret_cast<PyTypeObject *>(checked(PyType_FromSpec(&spec)));
  m.attr("ConfiguredKernel") = nb::handle(reinterpret_cast<PyObject *>(launcher_type));
  m.def(
      "get_implicit_transfer",
      [] {
        Transfer value = implicit_transfer.load();
        return value == Transfer::Allow ? "allow" : value == Transfer::Warn ? "warn" : "error";
      },
      "What a launch does with a NumPy array: 'allow', 'warn' or 'error'.");
  m.def(
      "set_implicit_transfer",
      [](nb::object value) {
        std::string text = PyUnicode_Check(value.ptr()) ? nb::str(value).c_str() : "";
        if (text != "allow" && text != "warn" && text != "error") {
          throw Error(ErrorKind::Value, fmt::format("implicit_transfer must be 'allow', 'warn' or 'error', not {}",
                                                    nb::repr(value).c_str()));
        }
        implicit_transfer = text == "allow" ? Transfer::Allow : text == "warn" ? Transfer::Warn : Transfer::Error;
      },
      nb::arg("value"), "Sets it.");
}

}  // namespace gridstride::python
