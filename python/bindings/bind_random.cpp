#include <limits>

#include <fmt/format.h>
#include <nanobind/stl/string.h>

#include "array/creation.h"
#include "array/random.h"
#include "array/ufunc.h"
#include "arrays.h"
#include "errors.h"

// Random numbers: the class behind gridstride.random.

namespace gridstride::python {

namespace {

using array::Generator;

Shape size_or_scalar(nb::handle size) {
  return size.is_none() ? Shape{} : to_shape(size);
}

DType float_dtype(nb::handle dtype) {
  DType type = dtype.is_none() ? DType::Float64 : to_dtype(dtype);
  if (type != DType::Float64 && type != DType::Float32) {
    throw Error(ErrorKind::Type, fmt::format("Unsupported dtype dtype('{}') for random floats; expected float32 or "
                                             "float64",
                                             name(type)));
  }
  return type;
}

/// A Python int as 128 bits would hold it: its sign and 64 bits.
struct WideInt {
  bool negative;
  std::uint64_t bits;  // two's complement when negative
};

WideInt to_wide(nb::handle object) {
  std::optional<ScalarOperand> scalar = to_scalar(object.ptr());
  if (!scalar && array_of(object.ptr()) != nullptr) {
    throw Error(ErrorKind::NotImplemented, "bounds of random integers must be numbers; arrays are not supported yet");
  }
  nb::object index = nb::steal(checked(PyNumber_Index(object.ptr())));
  std::optional<ScalarOperand> number = to_scalar(index.ptr());
  if (number->value.dtype == DType::UInt64) return {false, number->value.as_uint()};
  std::int64_t value = number->value.as_int();
  return {value < 0, static_cast<std::uint64_t>(value)};
}

Array integers(Generator &generator, nb::handle low, nb::handle high, nb::handle size, nb::handle dtype,
               bool endpoint) {
  DType type = dtype.is_none() ? DType::Int64 : to_dtype(dtype);
  if (!is_integer(type) && type != DType::Bool) {
    throw Error(ErrorKind::Type, fmt::format("Unsupported dtype dtype('{}') for randint", name(type)));
  }
  WideInt from = high.is_none() ? WideInt{false, 0} : to_wide(low);
  WideInt to = to_wide(high.is_none() ? low : high);
  if (!endpoint) {
    // The greatest number that may come is one less.
    if (!to.negative && to.bits == 0) {
      to = {true, static_cast<std::uint64_t>(-1)};
    } else {
      to.bits -= 1;
    }
  }
  Shape shape = size_or_scalar(size);
  bool upper_half = !to.negative && to.bits > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
  if (type == DType::UInt64 || upper_half) {
    if (from.negative) throw Error(ErrorKind::Value, fmt::format("low is out of bounds for {}", name(type)));
    if (to.negative || from.bits > to.bits) throw Error(ErrorKind::Value, endpoint ? "low > high" : "low >= high");
    if (type != DType::UInt64) throw Error(ErrorKind::Value, fmt::format("high is out of bounds for {}", name(type)));
    return generator.integers_unsigned(from.bits, to.bits, shape, type);
  }
  return generator.integers(static_cast<std::int64_t>(from.bits), static_cast<std::int64_t>(to.bits), shape, type);
}

std::uint64_t to_seed(nb::handle object) {
  nb::object index = nb::steal(checked(PyNumber_Index(object.ptr())));
  unsigned long long value = PyLong_AsUnsignedLongLong(index.ptr());
  if (PyErr_Occurred()) {
    PyErr_Clear();
    throw Error(ErrorKind::Value, fmt::format("Seed must be between 0 and 2**64 - 1, not {}", nb::str(index).c_str()));
  }
  return value;
}

algorithms::Distribution distribution_of(std::string_view name) {
  using algorithms::Distribution;
  static constexpr std::pair<std::string_view, Distribution> kNames[] = {
      {"standard_gamma", Distribution::StandardGamma},
      {"beta", Distribution::Beta},
      {"noncentral_chisquare", Distribution::NoncentralChisquare},
      {"vonmises", Distribution::Vonmises},
      {"poisson", Distribution::Poisson},
      {"binomial", Distribution::Binomial},
      {"hypergeometric", Distribution::Hypergeometric},
      {"logseries", Distribution::Logseries},
      {"zipf", Distribution::Zipf},
  };
  for (const auto &[known, distribution] : kNames) {
    if (known == name) return distribution;
  }
  throw Error(ErrorKind::Value, fmt::format("no distribution is named '{}'", name));
}

nb::object with_out(Array &&array, nb::handle out) {
  if (out.is_none()) return to_object(std::move(array));
  array::assign(expect_array(out), array, Casting::No);
  return nb::borrow(out);
}

}  // namespace

void bind_random(nb::module_ &m) {
  auto optional = [](const char *name) { return nb::arg(name).none() = nb::none(); };
  nb::class_<Generator>(m, "Generator",
                        "A stream of random numbers: counter-based, the same for any number of threads.")
      .def(
          "__init__",
          [](Generator *self, nb::object seed) {
            if (seed.is_none()) {
              new (self) Generator();
            } else {
              new (self) Generator(to_seed(seed));
            }
          },
          optional("seed"))
      .def(
          "seed",
          [](Generator &g, nb::object seed) {
            if (seed.is_none()) {
              g.seed_from_system();
            } else {
              g.seed(to_seed(seed));
            }
          },
          optional("seed"), "Starts anew from a seed; from the operating system without one.")
      .def(
          "get_state", [](const Generator &g) { return nb::make_tuple(g.state().seed, g.state().offset); },
          nb::sig("def get_state(self) -> tuple[int, int]"), "Seed and position.")
      .def(
          "set_state",
          [](Generator &g, std::uint64_t seed, std::uint64_t offset) {
            g.set_state({seed, offset});
          },
          nb::arg("seed"), nb::arg("offset"), "Goes back to a state.")
      .def(
          "random",
          [](Generator &g, nb::object size, nb::object dtype, nb::object out) {
            if (!out.is_none() && size.is_none()) size = to_tuple(expect_array(out).shape());
            return with_out(g.random(size_or_scalar(size), float_dtype(dtype)), out);
          },
          optional("size"), optional("dtype"), optional("out"), "Uniform numbers in [0, 1).")
      .def(
          "uniform",
          [](Generator &g, double low, double high, nb::object size, nb::object dtype) {
            return g.uniform(low, high, size_or_scalar(size), float_dtype(dtype));
          },
          nb::arg("low") = 0.0, nb::arg("high") = 1.0, optional("size"), optional("dtype"),
          "Uniform numbers in [low, high).")
      .def(
          "standard_normal",
          [](Generator &g, nb::object size, nb::object dtype, nb::object out) {
            if (!out.is_none() && size.is_none()) size = to_tuple(expect_array(out).shape());
            return with_out(g.standard_normal(size_or_scalar(size), float_dtype(dtype)), out);
          },
          optional("size"), optional("dtype"), optional("out"), "Normal numbers of mean 0 and deviation 1.")
      .def(
          "normal",
          [](Generator &g, double loc, double scale, nb::object size, nb::object dtype) {
            if (!(scale >= 0)) throw Error(ErrorKind::Value, "scale < 0");
            return g.normal(loc, scale, size_or_scalar(size), float_dtype(dtype));
          },
          nb::arg("loc") = 0.0, nb::arg("scale") = 1.0, optional("size"), optional("dtype"),
          "Normal numbers of a mean and a deviation.")
      .def(
          "draw",
          [](Generator &g, const std::string &name, nb::args parameters, nb::object size) {
            algorithms::Distribution distribution = distribution_of(name);
            if (static_cast<int>(parameters.size()) != algorithms::parameter_count(distribution)) {
              throw Error(ErrorKind::Type, fmt::format("{} takes {} parameters, got {}", name,
                                                       algorithms::parameter_count(distribution), parameters.size()));
            }
            Shape shape = size_or_scalar(size);
            std::vector<Operand> operands;
            for (nb::handle parameter : parameters) {
              Operand operand = expect_operand(parameter.ptr());
              if (operand.is_array() && (operand.array().dtype() != DType::Float64 ||
                                         operand.array().shape() != shape || !operand.array().is_c_contiguous())) {
                throw Error(ErrorKind::Value, "array parameters of draw are C-contiguous float64 arrays of the size");
              }
              operands.push_back(operand);
            }
            return g.draw(distribution, operands, shape);
          },
          nb::arg("distribution"), nb::arg("parameters"), nb::kw_only(), nb::arg("size").none() = nb::none(),
          nb::sig("def draw(self, distribution: str, *parameters: Any, size: Any = None) -> ndarray"),
          "Numbers of a distribution that is drawn by rejection, by its name.")
      .def("integers", &integers, nb::arg("low"), optional("high"), optional("size"), optional("dtype"),
           nb::arg("endpoint") = false, "Uniform integers in [low, high), or [low, high] with `endpoint`.");
  m.def(
      "default_random_generator", [] { return &array::default_generator(); }, nb::rv_policy::reference,
      "The generator behind the functions of gridstride.random.");
}

}  // namespace gridstride::python
