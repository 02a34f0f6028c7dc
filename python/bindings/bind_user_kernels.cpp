#include <deque>
#include <string>
#include <utility>

#include <fmt/format.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include "arrays.h"
#include "cuda_interface.h"
#include "devices.h"
#include "errors.h"
#include "jit/attributes.h"
#include "kernels.h"
#include "kernels/point_function.h"
#include "kernels/raw_function.h"
#include "kernels/reduction_function.h"
#include "wait.h"

// What gridstride._user_kernels stands on: kernels whose source is C.

namespace gridstride::python {

namespace {

using kernels::PointFunction;
using kernels::PointOperand;
using kernels::RawFunction;
using kernels::RawOperand;
using kernels::RawProgram;
using kernels::ReductionFunction;

/// An array in `object`, its own or one that it lends; null where it is none.
const Array *array_in(PyObject *object, std::deque<Array> &kept) {
  if (Array *array = array_of(object)) return array;
  if (PyLong_CheckExact(object) || PyFloat_CheckExact(object) || PyBool_Check(object)) return nullptr;
  if (PyObject_HasAttrString(object, "__cupy_get_ndarray__") != 0) {
    nb::object given = nb::handle(object).attr("__cupy_get_ndarray__")();
    kept.push_back(expect_array(given));
    return &kept.back();
  }
  if (std::optional<Array> other = from_cuda_interface(object)) {
    kept.push_back(*std::move(other));
    return &kept.back();
  }
  return nullptr;
}

[[noreturn]] void unsupported_type(PyObject *object) {
  throw Error(ErrorKind::Type,
              fmt::format("Unsupported type {}; expected an array of gridstride or a number{}", type_name(object),
                          is_numpy_array(object) ? ": copy it with gridstride.asarray(...)" : ""));
}

PointOperand point_operand(PyObject *object, std::deque<Array> &kept) {
  PointOperand operand;
  operand.array = array_in(object, kept);
  if (operand.array != nullptr) return operand;
  std::optional<ScalarOperand> scalar = to_scalar(object);
  if (!scalar) unsupported_type(object);
  operand.value = scalar->value;
  operand.weak = scalar->weak != WeakKind::None;
  return operand;
}

void construct_point_function(PointFunction *self, const std::string &in_params, const std::string &out_params,
                              std::string operation, std::string name, std::string preamble, std::string before,
                              std::string after, std::vector<std::pair<std::string, std::string>> definitions,
                              bool returns, bool always_tuple) {
  kernels::PointSource source;
  source.name = std::move(name);
  source.inputs = kernels::parse_declarations(in_params);
  source.outputs = kernels::parse_declarations(out_params);
  source.operation = std::move(operation);
  source.preamble = std::move(preamble);
  source.before = std::move(before);
  source.after = std::move(after);
  source.definitions = std::move(definitions);
  source.returns = returns;
  source.always_tuple = always_tuple;
  new (self) PointFunction(std::move(source));
}

struct PointCall {
  std::int64_t size = -1;
  std::uint32_t block = 0;
  bool always_tuple = false;
  bool returns = true;
  std::shared_ptr<Stream> stream;
};

PointCall point_keywords(const nb::kwargs &keywords, const kernels::PointSource &source) {
  PointCall call;
  call.returns = source.returns;
  call.always_tuple = source.always_tuple;
  const std::string &name = source.name;
  for (auto [key, value] : keywords) {
    const std::string_view word = nb::borrow<nb::str>(key).c_str();
    if (word == "size") {
      if (!value.is_none()) call.size = nb::cast<std::int64_t>(nb::steal(checked(PyNumber_Index(value.ptr()))));
    } else if (word == "block_size") {
      const auto given = nb::cast<std::int64_t>(value);
      if (given < 1 || given > 1024) {
        throw Error(ErrorKind::Value, fmt::format("block_size should be from 1 to 1024, got {}", given));
      }
      call.block = static_cast<std::uint32_t>(given);
    } else if (word == "stream") {
      call.stream = to_stream(value);
    } else if (word == "return_tuple") {
      call.always_tuple = nb::cast<bool>(value);
    } else if (word == "no_return") {
      call.returns = !nb::cast<bool>(value);
    } else {
      throw Error(ErrorKind::Type,
                  fmt::format("'{}' has no argument '{}'; it takes size, block_size, stream, return_tuple "
                              "and no_return",
                              name, word));
    }
  }
  return call;
}

nb::object call_points(PointFunction &function, nb::args args, nb::kwargs keywords) {
  const kernels::PointSource &source = function.source();
  const PointCall call = point_keywords(keywords, source);
  const std::size_t nin = source.inputs.size();
  const std::size_t nout = source.outputs.size();
  if (args.size() != nin && args.size() != nin + nout) {
    throw Error(ErrorKind::Type,
                fmt::format("Wrong number of arguments for '{}'. It must be either {} or {} (with outputs), "
                            "but given {}.",
                            source.name, nin, nin + nout, args.size()));
  }
  std::deque<Array> kept;
  std::vector<PointOperand> inputs;
  std::vector<PointOperand> outputs;
  inputs.reserve(nin);
  for (std::size_t i = 0; i < args.size(); ++i) {
    PyObject *object = nb::handle(args[i]).ptr();
    if (i < nin) {
      inputs.push_back(point_operand(object, kept));
      continue;
    }
    PointOperand operand;
    operand.array = array_in(object, kept);
    if (operand.array == nullptr) throw Error(ErrorKind::Type, "Output arguments must be cupy.ndarray");
    outputs.push_back(operand);
  }
  std::vector<Array> results = function.call(inputs, outputs, call.size, call.block, call.stream);
  if (!call.returns) return nb::none();
  const auto object_of = [&](std::size_t i) {
    if (i < outputs.size()) return nb::borrow(nb::handle(args[nin + i]));
    return to_object(std::move(results[i]));
  };
  if (nout == 1 && !call.always_tuple) return object_of(0);
  nb::object tuple = nb::steal(checked(PyTuple_New(static_cast<Py_ssize_t>(nout))));
  for (std::size_t i = 0; i < nout; ++i) {
    PyTuple_SET_ITEM(tuple.ptr(), static_cast<Py_ssize_t>(i), object_of(i).release().ptr());
  }
  return tuple;
}

std::shared_ptr<ReductionFunction> make_reduction(const std::string &in_params, const std::string &out_params,
                                                  std::string map, std::string reduce, std::string post_map,
                                                  std::string identity, std::string name, std::string reduce_type,
                                                  std::string preamble,
                                                  std::vector<std::pair<std::string, std::string>> definitions) {
  kernels::ReductionSource source;
  source.name = std::move(name);
  source.inputs = kernels::parse_declarations(in_params);
  source.outputs = kernels::parse_declarations(out_params);
  source.map = std::move(map);
  source.reduce = std::move(reduce);
  source.post_map = std::move(post_map);
  source.identity = std::move(identity);
  source.reduce_type = std::move(reduce_type);
  source.preamble = std::move(preamble);
  source.definitions = std::move(definitions);
  return std::make_shared<ReductionFunction>(std::move(source));
}

nb::object call_reduction(ReductionFunction &function, nb::tuple args, nb::handle out, nb::handle axis, bool keepdims,
                          nb::handle stream) {
  const kernels::ReductionSource &source = function.source();
  const std::size_t nin = source.inputs.size();
  const std::size_t nout = source.outputs.size();
  if (args.size() != nin && args.size() != nin + nout) {
    throw Error(ErrorKind::Type,
                fmt::format("Wrong number of arguments for '{}'. It must be either {} or {} (with outputs), "
                            "but given {}.",
                            source.name, nin, nin + nout, args.size()));
  }
  std::deque<Array> kept;
  std::vector<PointOperand> inputs;
  std::vector<PointOperand> outputs;
  std::vector<nb::object> given;
  inputs.reserve(nin);
  for (std::size_t i = 0; i < nin; ++i) inputs.push_back(point_operand(nb::handle(args[i]).ptr(), kept));
  for (std::size_t i = nin; i < args.size(); ++i) given.push_back(nb::borrow(nb::handle(args[i])));
  if (!out.is_none()) {
    if (!given.empty()) throw Error(ErrorKind::Value, "cannot specify 'out' as both a positional and keyword argument");
    if (PyTuple_Check(out.ptr())) {
      for (nb::handle each : out) given.push_back(nb::borrow(each));
    } else {
      given.push_back(nb::borrow(out));
    }
    if (given.size() != nout) {
      throw Error(ErrorKind::Value,
                  fmt::format("'{}' has {} outputs, but 'out' has {}", source.name, nout, given.size()));
    }
  }
  for (const nb::object &each : given) {
    PointOperand operand;
    operand.array = array_in(each.ptr(), kept);
    if (operand.array == nullptr) throw Error(ErrorKind::Type, "Output arguments must be cupy.ndarray");
    outputs.push_back(operand);
  }
  std::shared_ptr<Stream> where;
  if (!stream.is_none()) where = to_stream(stream);
  std::vector<Array> results = function.call(inputs, outputs, to_axes(axis), keepdims, where);
  const auto object_of = [&](std::size_t i) {
    if (i < given.size()) return given[i];
    return to_object(std::move(results[i]));
  };
  if (nout == 1) return object_of(0);
  nb::object tuple = nb::steal(checked(PyTuple_New(static_cast<Py_ssize_t>(nout))));
  for (std::size_t i = 0; i < nout; ++i) {
    PyTuple_SET_ITEM(tuple.ptr(), static_cast<Py_ssize_t>(i), object_of(i).release().ptr());
  }
  return tuple;
}

RawOperand raw_operand(PyObject *object, const lang::c::KernelParameter &parameter, std::deque<Array> &kept) {
  RawOperand operand;
  operand.array = array_in(object, kept);
  if (operand.array != nullptr) return operand;
  if (parameter.is_array && object == Py_None) {
    kept.push_back(array::Array(as_array(nb::make_tuple(), parameter.dtype)));
    operand.array = &kept.back();
    return operand;
  }
  if (std::optional<ScalarOperand> scalar = to_scalar(object)) {
    operand.numbers.push_back(scalar->value);
    return operand;
  }
  if (!parameter.is_array && (is_numpy_array(object) || PyTuple_Check(object) || PyList_Check(object) ||
                              PyObject_HasAttrString(object, "dtype") != 0)) {
    // A struct given by value: its bytes as the numbers that the kernel says.
    nb::object array = numpy().attr("ascontiguousarray")(nb::handle(object));
    const bool fields = !nb::object(array.attr("dtype").attr("names")).is_none();
    nb::object flat = array.attr("reshape")(-1);
    nb::object numbers =
        fields ? flat.attr("view")(numpy_dtype(parameter.dtype)) : flat.attr("astype")(numpy_dtype(parameter.dtype));
    for (nb::handle each : numbers) operand.numbers.push_back(to_scalar(each.ptr())->value);
    return operand;
  }
  unsupported_type(object);
}

void launch_raw(RawFunction &function, nb::handle grid, nb::handle block, nb::handle args, nb::handle shared,
                nb::handle stream) {
  kernels::Configuration configuration;
  to_dims(grid.ptr(), configuration.dims.grid, "grid");
  to_dims(block.ptr(), configuration.dims.block, "block");
  configuration.shared_bytes = nb::cast<std::size_t>(shared);
  if (!stream.is_none()) configuration.stream = to_stream(stream);
  if (PyTuple_Check(args.ptr()) == 0 && PyList_Check(args.ptr()) == 0) {
    throw Error(ErrorKind::Type,
                fmt::format("the arguments of a kernel are a tuple, not {}: kernel(grid, block, (x, y))",
                            type_name(args.ptr())));
  }
  std::deque<Array> kept;
  std::vector<RawOperand> operands;
  const auto &parameters = function.parameters();
  std::size_t i = 0;
  static const lang::c::KernelParameter none;
  for (nb::handle each : args) {
    operands.push_back(raw_operand(each.ptr(), i < parameters.size() ? parameters[i] : none, kept));
    ++i;
  }
  function.launch(configuration, operands);
}

}  // namespace

void bind_user_kernels(nb::module_ &m) {
  nb::class_<PointFunction>(m, "PointFunction", "An operation in C on the elements of arrays.")
      .def("__init__", &construct_point_function, nb::arg("in_params"), nb::arg("out_params"), nb::arg("operation"),
           nb::arg("name"), nb::arg("preamble"), nb::arg("loop_prep"), nb::arg("after_loop"), nb::arg("definitions"),
           nb::arg("returns"), nb::arg("always_tuple"))
      .def("__call__", &call_points, nb::sig("def __call__(self, *args: Any, **kwargs: Any) -> Any"),
           "Applies it; outputs that are not given are made.")
      .def(
          "specialisations", [](const PointFunction &f) { return without_gil([&] { return f.specialisations(); }); },
          "The types that it was compiled for, with the IR.")
      .def(
          "ptx",
          [](const PointFunction &f, int major, int minor) { return without_gil([&] { return f.ptx(major, minor); }); },
          nb::arg("major"), nb::arg("minor"), "The PTX of each for a compute capability.");
  nb::class_<ReductionFunction>(m, "ReductionFunction", "A reduction in C.")
      .def(nb::new_(&make_reduction), nb::arg("in_params"), nb::arg("out_params"), nb::arg("map_expr"),
           nb::arg("reduce_expr"), nb::arg("post_map_expr"), nb::arg("identity"), nb::arg("name"),
           nb::arg("reduce_type"), nb::arg("preamble"), nb::arg("definitions"))
      .def(
          "__call__",
          [](ReductionFunction &f, nb::tuple args, nb::object out, nb::object axis, bool keepdims, nb::object stream) {
            return call_reduction(f, args, out, axis, keepdims, stream);
          },
          nb::arg("args"), nb::arg("out").none(), nb::arg("axis").none(), nb::arg("keepdims"), nb::arg("stream").none(),
          nb::sig("def __call__(self, args: tuple[Any, ...], out: Any, axis: Any, keepdims: bool, stream: Any) -> Any"),
          "Reduces; outputs that are not given are made.")
      .def(
          "specialisations",
          [](const ReductionFunction &f) { return without_gil([&] { return f.specialisations(); }); },
          "The types that it was compiled for, with the IR.")
      .def(
          "ptx",
          [](const ReductionFunction &f, int major, int minor) {
            return without_gil([&] { return f.ptx(major, minor); });
          },
          nb::arg("major"), nb::arg("minor"), "The PTX of each for a compute capability.");
  nb::class_<RawProgram>(m, "RawProgram", "A source in CUDA C.")
      .def(nb::new_([](const std::string &text, const std::string &file,
                       const std::vector<std::pair<std::string, std::string>> &definitions) {
             return std::make_shared<RawProgram>(text, file, definitions);
           }),
           nb::arg("text"), nb::arg("file"), nb::arg("definitions"))
      .def(
          "kernels", [](const RawProgram &p) { return p.program().kernels(); }, "The names of its kernels.")
      .def(
          "find_global",
          [](const RawProgram &p, const std::string &name) -> nb::object {
            std::optional<Array> found = p.find_global(name);
            return found ? to_object(*std::move(found)) : nb::none();
          },
          nb::arg("name"), "The memory of a variable that a compiled kernel uses; None for no such one.");
  nb::class_<RawFunction>(m, "RawFunction", "A kernel of a source in CUDA C.")
      .def(nb::new_([](std::shared_ptr<RawProgram> program, const std::string &name, bool debug) {
             kernels::Options options;
             options.debug = debug;
             start_checker();
             return std::make_shared<RawFunction>(std::move(program), name, options);
           }),
           nb::arg("program"), nb::arg("name"), nb::arg("debug") = false)
      .def(
          "__call__",
          [](RawFunction &f, nb::object grid, nb::object block, nb::object args, nb::object shared_mem,
             nb::object stream) { launch_raw(f, grid, block, args, shared_mem, stream); },
          nb::arg("grid"), nb::arg("block"), nb::arg("args"), nb::arg("shared_mem") = 0, nb::arg("stream") = nb::none(),
          "Launches it.")
      .def(
          "parameters",
          [](const RawFunction &f) {
            nb::list all;
            for (const lang::c::KernelParameter &each : f.parameters()) {
              all.append(nb::make_tuple(each.name.c_str(), std::string(name(each.dtype)).c_str(), each.is_array));
            }
            return all;
          },
          "(name, dtype, whether it is an array) of each parameter.")
      .def(
          "attributes",
          [](RawFunction &f) {
            jit::Attributes attributes = without_gil([&] { return jit::attributes_of(f.kernel()); });
            nb::dict result;
            result["num_regs"] = attributes.registers;
            result["shared_size_bytes"] = attributes.shared_bytes;
            result["local_size_bytes"] = attributes.local_bytes;
            return result;
          },
          "What it needs of a device, by CUDA's names.")
      .def(
          "ir", [](RawFunction &f) { return f.kernel().ir_text(); }, "Its IR.")
      .def(
          "ptx",
          [](RawFunction &f, int major, int minor) {
            return without_gil([&] { return f.kernel().ptx(major, minor); });
          },
          nb::arg("major"), nb::arg("minor"), "Its PTX for a compute capability.");
}

}  // namespace gridstride::python
