#include <Python.h>

#include <structmember.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <limits>
#include <memory>
#include <new>
#include <utility>

#include <fmt/format.h>
#include <nanobind/stl/shared_ptr.h>

#include "arrays.h"
#include "devices.h"
#include "errors.h"
#include "kernels.h"
#include "launch_arguments.h"
#include "printed.h"
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

/// Whether elements of one dtype can be those of another one: integers of the same size, with a sign or without.
bool same_elements(DType given, DType declared) {
  return given == declared || (is_integer(given) && is_integer(declared) && size_of(given) == size_of(declared));
}

bool accepts(const DeclaredParameter &parameter, const Argument &argument) {
  if (!parameter.structure.is_parameter()) {
    if (parameter.structure.is_record()) return argument.code() == parameter.structure;
    return !argument.code().is_parameter() && argument.code().has_items() == parameter.structure.has_items() &&
           (!argument.code().has_items() || argument.code().item_count() == parameter.structure.item_count());
  }
  if (!argument.code().is_parameter()) return false;
  if (parameter.rank < 0) {
    // A complex number is no real one: nothing of it is dropped unasked.
    return !argument.is_array() && (is_complex(parameter.dtype) || !is_complex(argument.scalar().dtype));
  }
  if (!argument.is_array()) return false;
  const kernels::BorrowedArray *borrowed = argument.borrowed();
  const Layout &layout = borrowed != nullptr ? borrowed->layout : argument.array().layout();
  const DType dtype = borrowed != nullptr ? borrowed->dtype : argument.array().dtype();
  const bool same = borrowed != nullptr ? dtype == parameter.dtype : same_elements(dtype, parameter.dtype);
  if (!same || layout.rank() != parameter.rank) return false;
  const std::size_t item = size_of(dtype);
  return parameter.layout == 'A' || parameter.layout == 'S' ||
         (parameter.layout == 'C' ? layout.is_c_contiguous(item) : layout.is_f_contiguous(item));
}

/// How far the numbers are from what a signature declares: casts that lose something, then those to another kind of
/// number, then to a wider one. The least is the best.
using Distance = std::array<int, 3>;

Distance distance(const std::vector<DeclaredParameter> &signature, std::span<const Argument> arguments) {
  Distance result{};
  for (std::size_t i = 0; i < signature.size(); ++i) {
    if (!arguments[i].code().is_parameter()) continue;
    if (arguments[i].is_array()) {
      if (arguments[i].code().type().dtype != signature[i].dtype) ++result[0];
      continue;
    }
    const DType from = arguments[i].scalar().dtype;
    const DType to = signature[i].dtype;
    if (from == to) continue;
    if (!can_cast(from, to, Casting::Safe)) {
      ++result[0];
    } else {
      ++result[kind_of(from) == kind_of(to) ? 2 : 1];
    }
  }
  return result;
}

/// A signature as Numba writes it.
std::string numba_text(const std::vector<DeclaredParameter> &signature) {
  std::string text;
  for (const DeclaredParameter &each : signature) {
    if (!text.empty()) text += ", ";
    if (!each.structure.is_parameter()) {
      text += kernels::to_string({&each.structure, 1});
    } else if (each.rank < 0) {
      text += name(each.dtype);
    } else {
      text += fmt::format("Array({}, {}, '{}', False, aligned=True)", name(each.dtype), each.rank, each.layout);
    }
  }
  return "(" + text + ")";
}

/// What the arguments would be declared as.
std::vector<DeclaredParameter> declaration_of(std::span<const Argument> arguments) {
  std::vector<DeclaredParameter> result;
  for (const Argument &argument : arguments) {
    DeclaredParameter made;
    made.structure = argument.code();
    if (argument.code().is_parameter()) {
      const ir::Type type = argument.code().type();
      made.structure = {};
      made.dtype = type.dtype;
      if (!type.is_scalar()) made.rank = static_cast<int>(type.rank);
      if (!type.is_scalar() && type.layout == ir::LayoutClass::Contiguous) made.layout = 'C';
    }
    result.push_back(made);
  }
  return result;
}

/// Casts the numbers as the declared signature says that fits them best; TypingError where none takes the arguments, or
/// several fit as well.
/// Arrays of integers of the other sign are taken for what is declared; `kept` holds them for the launch.
void apply_signature(nb::handle dispatcher, const DispatcherObject &kernel, std::span<Argument> arguments,
                     std::vector<std::unique_ptr<Array>> &kept) {
  const std::vector<DeclaredParameter> *best = nullptr;
  const std::vector<DeclaredParameter> *rival = nullptr;
  Distance least{};
  for (const std::vector<DeclaredParameter> &signature : kernel.signatures) {
    bool fits = signature.size() == arguments.size();
    for (std::size_t i = 0; fits && i < signature.size(); ++i) fits = accepts(signature[i], arguments[i]);
    if (!fits) continue;
    if (kernel.signatures.size() == 1) {
      best = &signature;
      break;
    }
    const Distance far = distance(signature, arguments);
    if (best == nullptr || far < least) {
      best = &signature;
      rival = nullptr;
      least = far;
    } else if (far == least) {
      rival = &signature;
    }
  }
  if (rival != nullptr) {
    const nb::object function = nb::getattr(dispatcher, "py_func", dispatcher);
    throw Error(
        ErrorKind::Typing,
        fmt::format("Ambiguous overloading for {} {}:\n{} -> none\n{} -> none\ncast the arguments to one of them",
                    nb::repr(function).c_str(), numba_text(declaration_of(arguments)), numba_text(*best),
                    numba_text(*rival)));
  }
  if (best == nullptr) {
    std::vector<kernels::TypeCode> given;
    for (const Argument &argument : arguments) given.push_back(argument.code());
    throw Error(ErrorKind::Typing,
                fmt::format("No matching definition: no declared signature of kernel '{}' takes the arguments ({})",
                            kernel_name(dispatcher), kernels::to_string(given)));
  }
  for (std::size_t i = 0; i < best->size(); ++i) {
    if (!arguments[i].code().is_parameter()) continue;
    if (!arguments[i].is_array()) {
      arguments[i] = Argument(arguments[i].scalar().cast((*best)[i].dtype));
    } else if (arguments[i].code().type().dtype != (*best)[i].dtype && arguments[i].borrowed() == nullptr) {
      const Array &given = arguments[i].array();
      kept.push_back(std::make_unique<Array>(given.seen_as(given.layout(), (*best)[i].dtype, given.writeable())));
      arguments[i] = Argument(*kept.back());
    }
  }
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

/// The promise of launch_bounds= is kept, as CUDA's driver does.
void check_bounds(const LauncherObject *self) {
  const std::uint32_t most = nb::inst_ptr<DispatcherObject>(self->dispatcher)->bounds.max_threads;
  const std::uint32_t *block = self->configuration.dims.block;
  const std::uint64_t threads = std::uint64_t{block[0]} * block[1] * block[2];
  if (most == 0 || threads <= most) return;
  throw Error(ErrorKind::Cuda, fmt::format("CUDA_ERROR_INVALID_VALUE: kernel '{}' is launched with {} threads a block, "
                                           "but its launch_bounds promise at most {}",
                                           kernel_name(self->dispatcher), threads, most));
}

PyObject *call(PyObject *object, PyObject *const *args, std::size_t flags, PyObject *names) {
  return guarded([&]() -> PyObject * {
    LauncherObject *self = launcher(object);
    if (names != nullptr && PyTuple_GET_SIZE(names) != 0) {
      throw Error(ErrorKind::Type, "a kernel takes its arguments by position, not by keyword");
    }
    if (self->nothing) return Py_NewRef(Py_None);
    check_bounds(self);
    Arguments arguments(self->dispatcher, self->configuration.stream.get(), args, PyVectorcall_NARGS(flags));
    auto &kernel = *nb::inst_ptr<DispatcherObject>(self->dispatcher);
    std::vector<std::unique_ptr<Array>> reinterpreted;
    if (!kernel.signatures.empty()) apply_signature(self->dispatcher, kernel, arguments.span(), reinterpreted);
    const Specialisation &specialisation = specialisation_for(self, arguments.span());
    if (!arguments.has_host_arrays()) {
      kernels::launch(specialisation, self->configuration, arguments.span());
      if (kernel.synchronous) {
        std::shared_ptr<Stream> stream = self->configuration.stream;
        if (!stream) stream = Device::current().current_stream();
        stream->synchronize();
        show_printed();
      }
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

std::atomic<bool> warn_of_low_occupancy{false};

/// A grid that leaves most of the device without work.
void check_occupancy(const GridDims &dims) {
  const std::uint64_t blocks = std::uint64_t{dims.grid[0]} * dims.grid[1] * dims.grid[2];
  const std::int64_t processors = Device::current().attribute("multiprocessor_count").value_or(1);
  const auto wanted = static_cast<std::uint64_t>(2 * processors);
  if (blocks == 0 || blocks >= wanted) return;
  performance_warning(fmt::format("Grid size {} will likely result in GPU under-utilization due to low occupancy: "
                                  "the device works on {} blocks at once and more",
                                  blocks, wanted)
                          .c_str());
}

/// One extent of a grid or a block. Beyond 32 bits it stays too large, for the device to refuse.
std::uint32_t to_extent(PyObject *object, const char *what) {
  if (PyFloat_Check(object) || PyIndex_Check(object) == 0) {
    throw Error(ErrorKind::Type,
                fmt::format("{} must be a sequence of integers, got [{}]; it must be an int or a tuple of 1 to 3 "
                            "ints, not {}",
                            what, nb::repr(object).c_str(), type_name(object)));
  }
  Py_ssize_t value = PyNumber_AsSsize_t(object, nullptr);
  if (value == -1 && PyErr_Occurred()) throw PythonErrorSet{};
  if (value < 0) throw Error(ErrorKind::Value, fmt::format("{} must not be negative, got {}", what, value));
  return static_cast<std::uint32_t>(std::min<Py_ssize_t>(value, std::numeric_limits<std::uint32_t>::max()));
}

}  // namespace

void to_dims(PyObject *object, std::uint32_t *dims, const char *what) {
  if (PyTuple_Check(object) || PyList_Check(object)) {
    Py_ssize_t count = PySequence_Fast_GET_SIZE(object);
    if (count < 1 || count > 3) {
      const nb::list given(nb::borrow(object));
      throw Error(ErrorKind::Value,
                  fmt::format("{} must be a sequence of 1, 2 or 3 integers, got {}: 1 to 3 dimensions, "
                              "got {}",
                              what, nb::repr(given).c_str(), count));
    }
    for (Py_ssize_t i = 0; i < count; ++i) dims[i] = to_extent(PySequence_Fast_GET_ITEM(object, i), what);
    return;
  }
  dims[0] = to_extent(object, what);
}

namespace {

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
    if (warn_of_low_occupancy.load(std::memory_order_relaxed)) check_occupancy(configuration.dims);
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
      "set_low_occupancy_warnings", [](bool value) { warn_of_low_occupancy = value; }, nb::arg("value"),
      "Whether kernel[blocks, threads] warns of grids that leave most of the device without work.");
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
