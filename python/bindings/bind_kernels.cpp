#include <fmt/format.h>
#include <nanobind/stl/string.h>

#include "base/config.h"
#include "devices.h"
#include "dtypes.h"
#include "errors.h"
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
  PyErr_SetString(PyExc_ValueError,
                  "a kernel needs a launch configuration: kernel[blocks, threads](arguments), where blocks and threads "
                  "are ints or tuples of 1 to 3 ints; kernel.forall(n)(arguments) chooses them");
  return nullptr;
}

std::vector<DeclaredParameter> to_signature(nb::handle parameters) {
  std::vector<DeclaredParameter> signature;
  for (nb::handle parameter : parameters) {
    int rank = nb::cast<int>(parameter[1]);
    signature.push_back({to_dtype(parameter[0]), rank, nb::str(parameter[2]).c_str()[0]});
  }
  return signature;
}

void construct(DispatcherObject *self, bool debug, bool boundscheck, bool fma, nb::handle signatures) {
  kernels::Options options;
  options.debug = debug || config().debug;
  options.boundscheck = boundscheck;
  options.fma = fma;
  new (self) DispatcherObject(options);
  for (nb::handle signature : signatures) self->signatures.push_back(to_signature(signature));
}

/// Compiles for each declared signature; arrays of any layout as contiguous ones, which most are.
void compile_declared(nb::handle self) {
  for (const std::vector<DeclaredParameter> &signature : dispatcher_of(self).signatures) {
    std::vector<kernels::TypeCode> codes;
    for (const DeclaredParameter &p : signature) {
      bool fortran = p.layout == 'F' && p.rank > 1;
      codes.emplace_back(
          p.rank < 0
              ? ir::Type::scalar(p.dtype)
              : ir::Type::array(p.dtype, p.rank, fortran ? ir::LayoutClass::General : ir::LayoutClass::Contiguous));
    }
    specialise(self, codes);
  }
}

PyObject *for_all(nb::handle self, std::int64_t tasks, std::uint32_t threads, nb::handle stream, std::size_t shared) {
  if (tasks < 0) throw Error(ErrorKind::Value, fmt::format("forall() needs a number of tasks, got {}", tasks));
  kernels::Configuration configuration;
  if (tasks > 0) configuration.dims = kernels::dims_for_all(tasks, threads);
  configuration.stream = to_stream(stream);
  configuration.shared_bytes = shared;
  return new_launcher(self.ptr(), std::move(configuration), tasks == 0);
}

std::string signature_text(const kernels::Specialisation &specialisation) {
  std::string text;
  for (kernels::TypeCode code : specialisation.codes())
    text += (text.empty() ? "" : ", ") + kernels::to_string(code.type());
  return "(" + text + ")";
}

template <typename Text>
nb::dict inspect(nb::handle self, Text &&text) {
  nb::dict result;
  for (const kernels::Specialisation *s : dispatcher_of(self).dispatcher.specialisations()) {
    result[signature_text(*s).c_str()] = nb::cast(text(*s->kernel(kernels::Variant::Disjoint)));
  }
  return result;
}

}  // namespace

const kernels::Specialisation &specialise(nb::handle self, std::span<const kernels::TypeCode> codes) {
  kernels::Dispatcher &dispatcher = dispatcher_of(self).dispatcher;
  if (!dispatcher.has_program()) {
    nb::object text = nb::module_::import_("gridstride._syntax").attr("encode")(self.attr("py_func"));
    Py_ssize_t size = 0;
    const char *data = PyUnicode_AsUTF8AndSize(text.ptr(), &size);
    if (data == nullptr) throw PythonErrorSet{};
    dispatcher.set_program(lang::Program::parse({data, static_cast<std::size_t>(size)}));
  }
  return without_gil([&]() -> const kernels::Specialisation & {
    const kernels::Specialisation &made = dispatcher.specialise(codes);
    (void)made.kernel(kernels::Variant::Disjoint);
    return made;
  });
}

void bind_kernels(nb::module_ &m) {
  bind_launcher(m);
  static const PyType_Slot slots[] = {
      {Py_mp_subscript, reinterpret_cast<void *>(configure)},
      {Py_tp_call, reinterpret_cast<void *>(not_configured)},
      {0, nullptr},
  };
  nb::class_<DispatcherObject>(m, "Dispatcher", nb::type_slots(slots), nb::dynamic_attr(), nb::is_weak_referenceable(),
                               "A kernel: a Python function that is compiled for the types of its arguments.\n\n"
                               "kernel[blocks, threads](arguments) launches it.")
      .def("__init__", &construct, nb::kw_only(), nb::arg("debug") = false, nb::arg("boundscheck") = true,
           nb::arg("fma") = true, nb::arg("signatures") = nb::tuple())
      .def(
          "compile_declared", [](nb::object self) { compile_declared(self); }, "Compiles for each declared signature.")
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
      .def_prop_ro(
          "signatures",
          [](nb::object self) {
            nb::list result;
            for (const kernels::Specialisation *s : dispatcher_of(self).dispatcher.specialisations()) {
              result.append(signature_text(*s).c_str());
            }
            return result;
          },
          nb::sig("def signatures(self) -> list[str]"), "The argument types compiled for so far.")
      .def(
          "inspect_ir", [](nb::object self) { return inspect(self, [](const jit::Kernel &k) { return k.ir_text(); }); },
          nb::sig("def inspect_ir(self) -> dict[str, str]"), "The kernel's IR for each compiled signature.")
      .def(
          "inspect_llvm",
          [](nb::object self) { return inspect(self, [](const jit::Kernel &k) { return k.llvm_text(); }); },
          nb::sig("def inspect_llvm(self) -> dict[str, str]"), "LLVM's IR for each compiled signature.")
      .def(
          "inspect_asm",
          [](nb::object self) { return inspect(self, [](const jit::Kernel &k) { return k.assembly(); }); },
          nb::sig("def inspect_asm(self) -> dict[str, str]"), "Assembly for each compiled signature.")
      .def("__repr__", [](nb::object self) {
        return fmt::format("<kernel '{}'>", nb::str(nb::getattr(self, "__qualname__", nb::str("?"))).c_str());
      });
}

}  // namespace gridstride::python
