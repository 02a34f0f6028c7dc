#include <algorithm>
#include <string>

#include <fmt/format.h>
#include <nanobind/stl/string.h>

#include "arrays.h"
#include "base/config.h"
#include "devices.h"
#include "dtypes.h"
#include "errors.h"
#include "jit/attributes.h"
#include "kernels.h"
#include "lang/environment.h"
#include "wait.h"

// gridstride.cuda.Dispatcher: what @cuda.jit makes of a function.

namespace gridstride::python {

namespace {

DispatcherObject &dispatcher_of(nb::handle self) {
  return *nb::inst_ptr<DispatcherObject>(self);
}

PyObject *not_configured(PyObject *, PyObject *, PyObject *) {
  PyErr_SetString(
      PyExc_ValueError,
      "the kernel's launch configuration was not specified: write kernel[blocks, threads](arguments), where "
      "blocks and threads are ints or tuples of 1 to 3 ints; kernel.forall(n)(arguments) chooses them");
  return nullptr;
}

/// A parameter is (dtype, rank or -1, layout), a list of parameters for a tuple, ("record", rank, [(field, parameter)])
/// for records, or None.
void append_parameter(nb::handle parameter, std::vector<DeclaredParameter> &out) {
  DeclaredParameter made;
  if (parameter.is_none()) {
    made.structure = kernels::TypeCode::none();
    out.push_back(made);
  } else if (PyList_Check(parameter.ptr())) {
    made.structure = kernels::TypeCode::tuple(nb::len(parameter));
    out.push_back(made);
    for (nb::handle item : parameter) append_parameter(item, out);
  } else if (nb::isinstance<nb::str>(parameter[0]) && std::string(nb::str(parameter[0]).c_str()) == "record") {
    std::vector<std::string> names;
    for (nb::handle field : nb::object(parameter[2])) names.emplace_back(nb::str(field[0]).c_str());
    made.structure = kernels::TypeCode::record(nb::cast<int>(parameter[1]), names);
    made.layout = 'R';
    out.push_back(made);
    for (nb::handle field : nb::object(parameter[2])) {
      const std::size_t first = out.size();
      append_parameter(field[1], out);
      // Elements of one field have those of the others between them.
      if (out[first].structure.is_parameter() && out[first].rank > 0) out[first].layout = 'S';
    }
  } else {
    made.dtype = to_dtype(parameter[0]);
    made.rank = nb::cast<int>(parameter[1]);
    made.layout = nb::str(parameter[2]).c_str()[0];
    out.push_back(made);
  }
}

std::vector<DeclaredParameter> to_signature(nb::handle parameters) {
  std::vector<DeclaredParameter> signature;
  for (nb::handle parameter : parameters) append_parameter(parameter, signature);
  return signature;
}

void construct(DispatcherObject *self, bool debug, bool boundscheck, bool fma, bool fast, bool lines, bool optimize,
               nb::handle signatures, nb::handle bounds) {
  kernels::Options options;
  options.debug = debug || config().debug;
  start_checker();
  options.boundscheck = boundscheck;
  options.fma = fma;
  options.fast = fast;
  options.lines = lines;
  options.optimize = optimize;
  new (self) DispatcherObject(options);
  self->synchronous = debug && numba_arrays;
  for (nb::handle signature : signatures) self->signatures.push_back(to_signature(signature));
  std::uint32_t *const into[] = {&self->bounds.max_threads, &self->bounds.min_blocks, &self->bounds.max_cluster};
  std::size_t next = 0;
  for (nb::handle bound : bounds) {
    if (next < std::size(into)) *into[next++] = nb::cast<std::uint32_t>(bound);
  }
}

/// The types of a signature; arrays of any layout are contiguous ones, which most are. Layout 'S': any strides.
std::vector<kernels::TypeCode> codes_of(nb::handle parameters) {
  std::vector<kernels::TypeCode> codes;
  for (const DeclaredParameter &p : to_signature(parameters)) {
    bool strided = p.layout == 'S' || (p.layout == 'F' && p.rank > 1);
    if (!p.structure.is_parameter()) {
      codes.push_back(p.structure);
    } else if (p.rank < 0) {
      codes.emplace_back(ir::Type::scalar(p.dtype));
    } else {
      codes.emplace_back(
          ir::Type::array(p.dtype, p.rank, strided ? ir::LayoutClass::General : ir::LayoutClass::Contiguous));
    }
  }
  return codes;
}

/// Compiles for a signature. Gives the number of the specialisation.
std::size_t compile_for(nb::handle self, nb::handle parameters) {
  const std::vector<kernels::TypeCode> codes = codes_of(parameters);
  const kernels::Specialisation &made = specialise(self, codes);
  std::vector<const kernels::Specialisation *> all = dispatcher_of(self).dispatcher.specialisations();
  return static_cast<std::size_t>(std::ranges::find(all, &made) - all.begin());
}

PyObject *for_all(nb::handle self, std::int64_t tasks, std::uint32_t threads, nb::handle stream, std::size_t shared) {
  if (tasks < 0) throw Error(ErrorKind::Value, fmt::format("Can't create ForAll with negative task count: {}", tasks));
  kernels::Configuration configuration;
  if (tasks > 0) configuration.dims = kernels::dims_for_all(tasks, threads);
  configuration.stream = to_stream(stream);
  configuration.shared_bytes = shared;
  return new_launcher(self.ptr(), std::move(configuration), tasks == 0);
}

nb::object next_parameter(std::span<const kernels::TypeCode> codes, std::size_t &at) {
  kernels::TypeCode code = codes[at++];
  if (code.is_parameter()) {
    ir::Type type = code.type();
    std::string dtype(name(type.dtype));
    if (type.is_scalar()) return nb::make_tuple(dtype.c_str(), -1, "A");
    bool c_order = type.layout == ir::LayoutClass::Contiguous;
    return nb::make_tuple(dtype.c_str(), static_cast<int>(type.rank), c_order ? "C" : "A");
  }
  if (!code.has_items()) return nb::none();
  nb::list items;
  if (code.is_record()) {
    for (const std::string &each : code.item_names())
      items.append(nb::make_tuple(each.c_str(), next_parameter(codes, at)));
    return nb::make_tuple("record", code.record_rank(), items);
  }
  for (std::size_t i = 0; i < code.item_count(); ++i) items.append(next_parameter(codes, at));
  return items;
}

/// The parameters of each specialisation, in the form that `compile_for` takes.
nb::list overload_parameters(nb::handle self) {
  nb::list all;
  for (const kernels::Specialisation *s : dispatcher_of(self).dispatcher.specialisations()) {
    nb::list parameters;
    for (std::size_t at = 0; at < s->codes().size();) parameters.append(next_parameter(s->codes(), at));
    all.append(parameters);
  }
  return all;
}

/// `form` is "ir", "variation", "llvm", "asm", the compute capability of a GPU, "90", for PTX, or "llvm90".
std::string overload_text(nb::handle self, std::size_t number, const std::string &form) {
  std::vector<const kernels::Specialisation *> all = dispatcher_of(self).dispatcher.specialisations();
  if (number >= all.size()) throw Error(ErrorKind::Index, "the kernel has no such specialisation");
  const jit::Kernel &kernel = *all[number]->kernel(kernels::Variant::Disjoint);
  const jit::LaunchBounds bounds = dispatcher_of(self).bounds;
  return without_gil([&]() -> std::string {
    if (form == "ir") return kernel.ir_text();
    if (form == "variation") return jit::ir_with_variation(kernel);
    if (form == "llvm") return kernel.llvm_text();
    if (form == "asm") return kernel.assembly();
    const bool llvm = form.starts_with("llvm");
    const std::string capability = llvm ? form.substr(4) : form;
    bool digits = capability.size() >= 2 && capability.size() <= 3 &&
                  capability.find_first_not_of("0123456789") == std::string::npos;
    if (digits) {
      const int major = std::stoi(capability.substr(0, capability.size() - 1));
      const int minor = capability.back() - '0';
      return llvm ? kernel.gpu_llvm_text(major, minor, bounds) : kernel.ptx(major, minor, bounds);
    }
    throw Error(ErrorKind::Value, fmt::format("a kernel has no text '{}'", form));
  });
}

/// CUDA's attributes of a specialisation, by CUDA's names.
nb::dict overload_attributes(nb::handle self, std::size_t number) {
  std::vector<const kernels::Specialisation *> all = dispatcher_of(self).dispatcher.specialisations();
  if (number >= all.size()) throw Error(ErrorKind::Index, "the kernel has no such specialisation");
  jit::Attributes attributes = jit::attributes_of(*all[number]->kernel(kernels::Variant::Disjoint));
  auto constant = static_cast<std::int64_t>(attributes.text_bytes);
  for (const Array &each : all[number]->frozen()) constant += each.writeable() ? 0 : each.nbytes();
  nb::dict result;
  result["regs_per_thread"] = attributes.registers;
  result["shared_mem_per_block"] = attributes.shared_bytes;
  result["local_mem_per_thread"] = attributes.local_bytes;
  result["const_mem_size"] = constant;
  result["cooperative"] = attributes.cooperative;
  result["lanes"] = all[number]->kernel(kernels::Variant::Disjoint)->lanes();
  return result;
}

}  // namespace

namespace {

/// Reads the Python function, when that has not been done.
void read_program(nb::handle self) {
  kernels::Dispatcher &dispatcher = dispatcher_of(self).dispatcher;
  if (!dispatcher.has_program()) {
    nb::object encoded = nb::module_::import_("gridstride._syntax").attr("encode_with_arrays")(self.attr("py_func"));
    nb::object text = encoded[0];
    std::vector<array::Array> frozen;
    for (nb::handle each : nb::object(encoded[1])) {
      // NumPy's are copied here and now; arrays of a device are used as they are.
      Array *own = array_of(each.ptr());
      frozen.push_back(own != nullptr ? *own : as_array(each, {}, true, 'C').with_writeable(false));
    }
    Py_ssize_t size = 0;
    const char *data = PyUnicode_AsUTF8AndSize(text.ptr(), &size);
    if (data == nullptr) throw PythonErrorSet{};
    dispatcher.set_program(lang::Program::parse({data, static_cast<std::size_t>(size)}), std::move(frozen));
  }
}

/// The dtypes that a function returns for these arguments, and its PTX for a compute capability such as "90" unless
/// that is empty.
nb::tuple device_function(nb::handle self, nb::handle parameters, const std::string &capability) {
  read_program(self);
  const kernels::Dispatcher &dispatcher = dispatcher_of(self).dispatcher;
  const std::vector<kernels::TypeCode> codes = codes_of(parameters);
  const std::string name = nb::str(nb::getattr(self, "__name__", nb::str("function"))).c_str();
  std::string ptx;
  std::vector<DType> results;
  without_gil([&] {
    ir::Module module = dispatcher.device_module(codes);
    for (const ir::Type &type : module.kernel().result_types) results.push_back(type.dtype);
    if (capability.empty()) return;
    const bool llvm = capability == "llvm";
    const int number = llvm ? 90 : std::stoi(capability);
    ptx = jit::device_function_ptx(std::move(module), name, number / 10, number % 10, dispatcher.code_options(), llvm);
  });
  nb::list names;
  for (DType each : results) names.append(std::string(gridstride::name(each)));
  return nb::make_tuple(names, ptx);
}

}  // namespace

const kernels::Specialisation &specialise(nb::handle self, std::span<const kernels::TypeCode> codes) {
  read_program(self);
  kernels::Dispatcher &dispatcher = dispatcher_of(self).dispatcher;
  return without_gil([&]() -> const kernels::Specialisation & {
    const kernels::Specialisation &made = dispatcher.specialise(codes);
    if (!made.by_shape()) (void)made.kernel(kernels::Variant::Disjoint);
    return made;
  });
}

void bind_kernels(nb::module_ &m) {
  bind_launcher(m);
  bind_user_kernels(m);
  static const PyType_Slot slots[] = {
      {Py_mp_subscript, reinterpret_cast<void *>(configure)},
      {Py_tp_call, reinterpret_cast<void *>(not_configured)},
      {0, nullptr},
  };
  nb::class_<DispatcherObject>(m, "Dispatcher", nb::type_slots(slots), nb::dynamic_attr(), nb::is_weak_referenceable(),
                               "A kernel: a Python function that is compiled for the types of its arguments.\n\n"
                               "kernel[blocks, threads](arguments) launches it.")
      .def("__init__", &construct, nb::kw_only(), nb::arg("debug") = false, nb::arg("boundscheck") = true,
           nb::arg("fma") = true, nb::arg("fast") = false, nb::arg("lines") = false, nb::arg("optimize") = true,
           nb::arg("signatures") = nb::tuple(), nb::arg("bounds") = nb::tuple())
      .def(
          "disable_compile", [](DispatcherObject &d) { d.sealed = true; },
          "Nothing is compiled at launches from now on: other argument types than so far are a TypingError.")
      .def(
          "compile_parameters", [](nb::object self, nb::object parameters) { return compile_for(self, parameters); },
          nb::arg("parameters"), "Compiles for parameters given as (dtype, rank or -1, layout).")
      .def(
          "device_function",
          [](nb::object self, nb::object parameters, const std::string &capability) {
            return device_function(self, parameters, capability);
          },
          nb::arg("parameters"), nb::arg("capability") = "",
          "The dtypes that the function returns when a kernel calls it, and its PTX for a capability such as '90', or "
          "its LLVM 'llvm'.")
      .def(
          "overload_parameters", [](nb::object self) { return overload_parameters(self); },
          "The parameters of each specialisation.")
      .def(
          "overload_text",
          [](nb::object self, std::size_t number, const std::string &form) {
            return overload_text(self, number, form);
          },
          nb::arg("number"), nb::arg("form"),
          "A specialisation as 'ir', 'variation' (the same with how values differ between lanes), 'llvm', 'asm', or as "
          "PTX for a compute capability, '90'.")
      .def(
          "forall",
          [](nb::object self, std::int64_t ntasks, std::uint32_t tpb, nb::object stream, std::size_t sharedmem) {
            return nb::steal(for_all(self, ntasks, tpb, stream, sharedmem));
          },
          nb::arg("ntasks"), nb::arg("tpb") = 0, nb::arg("stream").none() = nb::none(), nb::arg("sharedmem") = 0,
          nb::sig(
              "def forall(self, ntasks: int, tpb: int = 0, stream: Stream | int | None = None, sharedmem: int = 0) -> "
              "ConfiguredKernel"),
          "The kernel with one thread a task, in blocks of `tpb` threads (0 chooses).")
      .def_prop_ro(
          "debug", [](const DispatcherObject &d) { return d.dispatcher.options().debug; },
          "Whether faults are reported.")
      .def(
          "overload_attributes", [](nb::object self, std::size_t number) { return overload_attributes(self, number); },
          nb::arg("number"), "What a specialisation needs of a device, by CUDA's names.")
      .def("__repr__", [](nb::object self) {
        return fmt::format("<kernel '{}'>", nb::str(nb::getattr(self, "__qualname__", nb::str("?"))).c_str());
      });
}

}  // namespace gridstride::python
