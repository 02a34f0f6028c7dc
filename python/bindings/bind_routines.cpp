#include <algorithm>

#include <fmt/format.h>
#include <nanobind/stl/string.h>

#include "array/array.h"
#include "array/creation.h"
#include "array/sorting.h"
#include "array/transfer.h"
#include "array/ufunc.h"
#include "arrays.h"
#include "cuda_interface.h"
#include "errors.h"
#include "jit/kernel.h"
#include "routines.h"

// Functions of arrays with NumPy's signatures: selection, reductions, sorting, shapes.

namespace gridstride::python {

namespace {

using array::Reduction;

auto optional(const char *name) {
  return nb::arg(name).none() = nb::none();
}

void bind_values(nb::module_ &m) {
  m.def(
      "where",
      [](nb::object condition, nb::object x, nb::object y) -> nb::object {
        if (x.is_none() && y.is_none()) return nonzero_tuple(as_array(condition));
        if (x.is_none() || y.is_none())
          throw Error(ErrorKind::Value, "either both or neither of x and y should be given");
        return to_object(
            array::where(expect_operand(condition.ptr()), expect_operand(x.ptr()), expect_operand(y.ptr())));
      },
      nb::arg("condition"), optional("x"), optional("y"),
      "Elements of x where the condition holds, of y elsewhere. Without x and y: nonzero(condition).");
  m.def(
      "clip",
      [](nb::object a, nb::object low, nb::object high, nb::object out) { return clip(as_array(a), low, high, out); },
      nb::arg("a"), optional("a_min"), optional("a_max"), optional("out"), "The elements limited to [a_min, a_max].");
  m.def(
      "round", [](nb::object a, int decimals, nb::object out) { return round(as_array(a), decimals, out); },
      nb::arg("a"), nb::arg("decimals") = 0, optional("out"), "The elements rounded, half to even.");
  m.def(
      "copyto",
      [](nb::object dst, nb::object src, nb::object casting, nb::object where) {
        Array &target = expect_array(dst);
        Array host;  // a NumPy array of one element is a number
        if (is_numpy_array(src.ptr()) && nb::cast<std::int64_t>(src.attr("size")) == 1) host = as_array(src);
        Operand value = host.valid() ? Operand(host) : expect_operand(src.ptr());
        Casting rule = to_casting(casting);
        // Numbers of Python go to their kind and above it.
        const WeakKind weak = value.weak();
        const bool real = kind_of(target.dtype()) == DTypeKind::Float || is_complex(target.dtype());
        const bool refused = weak == WeakKind::Complex ? !is_complex(target.dtype())
                             : weak == WeakKind::Float ? !real
                                                       : weak == WeakKind::Int && target.dtype() == DType::Bool;
        DType from = value.is_array() ? value.array().dtype() : value.value().dtype;
        const bool bad = weak == WeakKind::None ? !can_cast(from, target.dtype(), rule) : refused;
        if (bad && rule != Casting::Unsafe) {
          throw Error(ErrorKind::Type,
                      fmt::format("Cannot cast {} from dtype('{}') to dtype('{}') according to the rule '{}'",
                                  value.is_array() ? "array data" : "scalar", name(from), name(target.dtype()),
                                  nb::str(casting).c_str()));
        }
        // Any number is a truth value; an array has to be one of truth values.
        if (PyLong_Check(where.ptr()) || PyFloat_Check(where.ptr()) || PyComplex_Check(where.ptr())) {
          const int chosen = PyObject_IsTrue(where.ptr());
          checked(chosen);
          if (chosen != 0) array::assign(target, value, rule);
          return;
        }
        const Operand mask = expect_operand(where.ptr());
        const DType given = mask.is_array() ? mask.array().dtype() : mask.value().dtype;
        if (given != DType::Bool) {
          throw Error(ErrorKind::Type, fmt::format("Cannot cast array data from dtype('{}') to dtype('bool') according "
                                                   "to the rule 'safe'",
                                                   name(given)));
        }
        array::assign(target, array::where(mask, value, target));
      },
      nb::arg("dst"), nb::arg("src"), nb::arg("casting") = "same_kind", nb::arg("where") = true,
      "Copies the elements of one array into another.");
}

void bind_reduction(nb::module_ &m, const char *name, Reduction reduction, const char *doc) {
  m.def(
      name,
      [reduction](nb::object a, nb::object axis, nb::object dtype, nb::object out, bool keepdims, nb::object initial,
                  nb::object where) {
        return reduce(input_array(a), reduction, axis, dtype, out, keepdims, initial, where);
      },
      nb::arg("a"), optional("axis"), optional("dtype"), optional("out"), nb::arg("keepdims") = false,
      optional("initial"), optional("where"), doc);
}

void bind_extremum(nb::module_ &m, const char *name, Reduction reduction, const char *doc) {
  m.def(
      name,
      [reduction](nb::object a, nb::object axis, nb::object out, bool keepdims, nb::object initial, nb::object where) {
        return reduce(input_array(a), reduction, axis, nb::none(), out, keepdims, initial, where);
      },
      nb::arg("a"), optional("axis"), optional("out"), nb::arg("keepdims") = false, optional("initial"),
      optional("where"), doc);
}

void bind_truth(nb::module_ &m, const char *name, Reduction reduction, const char *doc) {
  m.def(
      name,
      [reduction](nb::object a, nb::object axis, nb::object out, bool keepdims, nb::object where) {
        return reduce(input_array(a), reduction, axis, nb::none(), out, keepdims, nb::handle(), where);
      },
      nb::arg("a"), optional("axis"), optional("out"), nb::arg("keepdims") = false, nb::kw_only(), optional("where"),
      doc);
}

void bind_reductions(nb::module_ &m) {
  bind_reduction(m, "sum", Reduction::Sum, "Sum of the elements along axes.");
  bind_reduction(m, "prod", Reduction::Prod, "Product of the elements along axes.");
  bind_extremum(m, "min", Reduction::Min, "Smallest element along axes; NaN wins.");
  bind_extremum(m, "max", Reduction::Max, "Greatest element along axes; NaN wins.");
  bind_truth(m, "any", Reduction::Any, "Whether any element along axes is true.");
  bind_truth(m, "all", Reduction::All, "Whether all elements along axes are true.");
  m.attr("amin") = m.attr("min");
  m.attr("amax") = m.attr("max");
  m.def(
      "mean",
      [](nb::object a, nb::object axis, nb::object dtype, nb::object out, bool keepdims, nb::object where) {
        return reduce(input_array(a), Reduction::Mean, axis, dtype, out, keepdims, nb::handle(), where);
      },
      nb::arg("a"), optional("axis"), optional("dtype"), optional("out"), nb::arg("keepdims") = false,
      optional("where"), "Mean of the elements along axes.");
  for (bool root : {false, true}) {
    m.def(
        root ? "std" : "var",
        [root](nb::object a, nb::object axis, nb::object dtype, nb::object out, double ddof, bool keepdims,
               nb::object where, nb::object mean, nb::object correction) {
          return variance(input_array(a), {axis, dtype, out, ddof, keepdims, where, mean, correction}, root);
        },
        nb::arg("a"), optional("axis"), optional("dtype"), optional("out"), nb::arg("ddof") = 0.0,
        nb::arg("keepdims") = false, nb::kw_only(), optional("where"), optional("mean"), optional("correction"),
        root ? "Standard deviation of the elements along axes." : "Variance of the elements along axes.");
  }
  m.def(
      "count_nonzero",
      [](nb::object a, nb::object axis, bool keepdims) {
        return reduce(input_array(a), Reduction::CountNonzero, axis, nb::none(), nb::none(), keepdims);
      },
      nb::arg("a"), optional("axis"), nb::arg("keepdims") = false, "Number of elements that are not zero.");
  m.def(
      "argmin",
      [](nb::object a, nb::object axis, nb::object out, bool keepdims, nb::object dtype) {
        return arg_extremum(input_array(a), false, axis, out, keepdims, dtype);
      },
      nb::arg("a"), optional("axis"), optional("out"), nb::arg("keepdims") = false, nb::kw_only(), optional("dtype"),
      "Position of the first smallest element.");
  m.def(
      "argmax",
      [](nb::object a, nb::object axis, nb::object out, bool keepdims, nb::object dtype) {
        return arg_extremum(input_array(a), true, axis, out, keepdims, dtype);
      },
      nb::arg("a"), optional("axis"), optional("out"), nb::arg("keepdims") = false, nb::kw_only(), optional("dtype"),
      "Position of the first greatest element.");
}

/// Positions from the greatest to the smallest element; equal ones keep their order.
Array falling_order(const Array &array, std::optional<int> axis) {
  const Array source = axis && array.ndim() > 0 ? array : array.ravel();
  const int at = axis && array.ndim() > 0 ? *axis : 0;
  const Array backwards = array::argsort(source.flip(at), at).flip(at);
  const std::int64_t last = source.shape()[normalize_axis(at, source.ndim())] - 1;
  return apply("subtract", {Operand::python_int(last), backwards});
}

void bind_orders(nb::module_ &m) {
  m.def(
      "sort",
      [](nb::object a, nb::object axis, nb::object kind, nb::object order, nb::object stable, bool descending) {
        check_sort_kind(kind, order, stable);
        Array sorted = array::sort(input_array(a), to_optional_axis(axis));
        return descending ? sorted.flip(to_optional_axis(axis).value_or(0)) : sorted;
      },
      nb::arg("a"), nb::arg("axis").none() = -1, optional("kind"), optional("order"), nb::kw_only(), optional("stable"),
      nb::arg("descending") = false, "A sorted copy along an axis; NaN last.");
  m.def(
      "argsort",
      [](nb::object a, nb::object axis, nb::object kind, nb::object order, nb::object stable, bool descending) {
        check_sort_kind(kind, order, stable);
        return descending ? falling_order(input_array(a), to_optional_axis(axis))
                          : array::argsort(input_array(a), to_optional_axis(axis));
      },
      nb::arg("a"), nb::arg("axis").none() = -1, optional("kind"), optional("order"), nb::kw_only(), optional("stable"),
      nb::arg("descending") = false, "The positions that sort along an axis.");
}

std::vector<Array> arrays_of(nb::handle sequence) {
  std::vector<Array> arrays;
  for (nb::handle item : sequence) arrays.push_back(as_array(item));
  return arrays;
}

Array ravelled_concatenation(const std::vector<Array> &arrays, std::optional<DType> dtype) {
  std::vector<Array> flat;
  flat.reserve(arrays.size());
  for (const Array &array : arrays) flat.push_back(array.ravel());
  return array::concatenate(flat, 0, dtype);
}

/// A vector as the rows of a square matrix, of which np.tril takes a triangle.
Array square(const Array &array) {
  if (array.ndim() != 1) return array;
  return array.broadcast_to(Shape{array.size(), array.size()});
}

void bind_shapes(nb::module_ &m) {
  m.def(
      "reshape",
      [](nb::object a, nb::object shape, nb::object order, nb::object copy) {
        return reshaped(input_array(a), to_shape(shape), order, copy);
      },
      nb::arg("a"), nb::arg("shape"), nb::arg("order").none() = "C", nb::kw_only(), optional("copy"),
      "The elements in another shape. `copy`: whether to copy, or (None) where strides allow no view.");
  m.def(
      "ravel", [](nb::object a, nb::object order) { return ravelled(input_array(a), order); }, nb::arg("a"),
      nb::arg("order").none() = "C", "The elements as one axis.");
  m.def(
      "transpose",
      [](nb::object a, nb::object axes) {
        std::optional<std::vector<int>> order = to_axes(axes);
        return order ? input_array(a).transpose(*order) : input_array(a).transpose();
      },
      nb::arg("a"), optional("axes"), "The view with its axes in another order.");
  m.def(
      "swapaxes", [](nb::object a, int axis1, int axis2) { return input_array(a).swapaxes(axis1, axis2); },
      nb::arg("a"), nb::arg("axis1"), nb::arg("axis2"), "The view with two axes swapped.");
  m.def(
      "expand_dims",
      [](nb::object a, nb::object axis) {
        Array result = input_array(a);
        std::vector<int> axes = to_axes(axis).value_or(std::vector<int>{});
        int rank = result.ndim() + static_cast<int>(axes.size());
        for (int &position : axes) position = normalize_axis(position, rank);
        std::sort(axes.begin(), axes.end());
        if (std::adjacent_find(axes.begin(), axes.end()) != axes.end()) {
          throw Error(ErrorKind::Value, "repeated axis");
        }
        for (int position : axes) result = result.expand_dims(position);
        return result;
      },
      nb::arg("a"), nb::arg("axis"), "The view with new axes of extent 1.");
  m.def(
      "squeeze",
      [](nb::object a, nb::object axis) {
        std::optional<std::vector<int>> axes = to_axes(axis);
        return axes ? input_array(a).squeeze(*axes) : input_array(a).squeeze();
      },
      nb::arg("a"), optional("axis"), "The view without axes of extent 1.");
  m.def(
      "broadcast_to", [](nb::object array, nb::object shape) { return as_array(array).broadcast_to(to_shape(shape)); },
      nb::arg("array"), nb::arg("shape"), "A view of a larger shape that repeats the elements; it cannot be written.");
  m.def(
      "flip",
      [](nb::object a, nb::object axis) {
        Array result = input_array(a);
        std::optional<std::vector<int>> axes = to_axes(axis);
        if (axes) {
          for (int position : *axes) result = result.flip(position);
        } else {
          for (int position = 0; position < result.ndim(); ++position) result = result.flip(position);
        }
        return result;
      },
      nb::arg("m"), optional("axis"), "The view with the order along axes reversed.");
  m.def(
      "concatenate",
      [](nb::object arrays, nb::object axis, nb::object dtype) {
        std::vector<Array> parts = arrays_of(arrays);
        std::optional<int> along = to_optional_axis(axis);
        std::optional<DType> type = to_optional_dtype(dtype);
        return along ? array::concatenate(parts, *along, type) : ravelled_concatenation(parts, type);
      },
      nb::arg("arrays"), nb::arg("axis").none() = 0, optional("dtype"), "The arrays joined along an axis.");
  m.def(
      "repeat", [](nb::object a, std::int64_t count, int axis) { return array::repeat(expect_array(a), count, axis); },
      nb::arg("a"), nb::arg("count"), nb::arg("axis"), "Each part along an axis so often.");
  m.def(
      "stack",
      [](nb::object arrays, int axis, nb::object dtype) {
        return array::stack(arrays_of(arrays), axis, to_optional_dtype(dtype));
      },
      nb::arg("arrays"), nb::arg("axis") = 0, optional("dtype"), "The arrays joined along a new axis.");
  m.def(
      "tril", [](nb::object a, std::int64_t k) { return array::tril(square(input_array(a)), k); }, nb::arg("m"),
      nb::arg("k") = 0, "The matrix with zeros above a diagonal.");
  m.def(
      "triu", [](nb::object a, std::int64_t k) { return array::triu(square(input_array(a)), k); }, nb::arg("m"),
      nb::arg("k") = 0, "The matrix with zeros below a diagonal.");
  m.def(
      "diagonal",
      [](nb::object a, int offset, int axis1, int axis2) { return input_array(a).diagonal(offset, axis1, axis2); },
      nb::arg("a"), nb::arg("offset") = 0, nb::arg("axis1") = 0, nb::arg("axis2") = 1, "A view of a diagonal.");
  m.def(
      "shares_memory", [](nb::object a, nb::object b) { return input_array(a).shares_storage(expect_array(b)); },
      nb::arg("a"), nb::arg("b"), "Whether two arrays are views of one allocation.");
  m.def(
      "memory_offset", [](const Array &a) { return a.layout().offset; }, nb::arg("a"),
      "Bytes from the start of an allocation to an array's first element.");
}

/// Starts what arrays in `value`, or in a tuple, list or dict of them, wait for.
void evaluate(nb::handle value) {
  if (Array *array = array_of(value.ptr())) {
    array::materialize(*array);
  } else if (PyTuple_Check(value.ptr()) || PyList_Check(value.ptr())) {
    for (nb::handle item : value) evaluate(item);
  } else if (PyDict_Check(value.ptr())) {
    for (auto [key, item] : nb::borrow<nb::dict>(value)) evaluate(item);
  }
}

void bind_evaluation(nb::module_ &m) {
  m.def(
      "evaluate",
      [](nb::object value) {
        evaluate(value);
        array::flush_all();
      },
      nb::arg("value").none() = nb::none(),
      "Starts all recorded expressions, those that `value` waits for among them. Does not wait for the end.");
  m.def(
      "statistics",
      [] {
        array::Statistics s = array::statistics();
        jit::CacheStatistics c = jit::cache_statistics();
        nb::dict result;
        result["recorded"] = s.recorded;
        result["launches"] = s.launches;
        result["kernels_built"] = s.kernels_built;
        result["donations"] = s.donations;
        result["walks"] = s.walks;
        result["walk_kernels"] = s.walk_kernels;
        result["live_storages"] = s.live_storages;
        result["live_nodes"] = s.live_nodes;
        result["memory_cache_hits"] = c.memory_hits;
        result["disk_cache_hits"] = c.disk_hits;
        result["compilations"] = c.compilations;
        return result;
      },
      "Counters of the fusion window and of the compiler.");
}

}  // namespace

void bind_routines(nb::module_ &m) {
  bind_values(m);
  bind_reductions(m);
  bind_orders(m);
  bind_shapes(m);
  bind_evaluation(m);
  m.def(
      "asnumpy",
      [](nb::object a, nb::object stream, nb::object order, nb::object out, bool blocking) -> nb::object {
        if (array_of(a.ptr()) != nullptr || is_record_array(a.ptr())) {
          return a.attr("get")(nb::arg("stream") = stream, nb::arg("order") = order, nb::arg("out") = out,
                               nb::arg("blocking") = blocking);
        }
        if (!is_numpy_array(a.ptr())) {
          nb::object inner = protocol_array(a.ptr());
          if (std::optional<Array> other = inner.is_valid() ? std::nullopt : from_cuda_interface(a.ptr())) {
            inner = to_object(*std::move(other));
          }
          if (inner.is_valid()) {
            return inner.attr("get")(nb::arg("stream") = stream, nb::arg("order") = order, nb::arg("out") = out,
                                     nb::arg("blocking") = blocking);
          }
        }
        nb::object host = numpy().attr("asarray")(a, nb::arg("order") = order);
        if (out.is_none()) return host;
        numpy().attr("copyto")(out, host);
        return out;
      },
      nb::arg("a"), optional("stream"), nb::arg("order").none() = "C", optional("out"), nb::kw_only(),
      nb::arg("blocking") = true, "A copy of the elements on the host, as a numpy.ndarray.");
}

}  // namespace gridstride::python
