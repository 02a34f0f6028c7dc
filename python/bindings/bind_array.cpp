#include <fmt/format.h>

#include "array/creation.h"
#include "array/transfer.h"
#include "array/ufunc.h"
#include "arrays.h"
#include "errors.h"
#include "wait.h"

// The class ndarray: its object, and the slots that carry operators and conversions.

namespace gridstride::python {

namespace {

PyTypeObject *array_type = nullptr;

const UfuncInfo *row(const char *name) {
  const UfuncInfo *found = find_ufunc(name);
  if (found == nullptr) throw Error(ErrorKind::Internal, fmt::format("the ufunc table has no row '{}'", name));
  return found;
}

// The rows behind Python's operators, looked up once.
struct Operators {
  const UfuncInfo *add = row("add"), *subtract = row("subtract"), *multiply = row("multiply"), *divide = row("divide"),
                  *floor_divide = row("floor_divide"), *remainder = row("remainder"), *power = row("power"),
                  *divmod = row("divmod"), *left_shift = row("left_shift"), *right_shift = row("right_shift"),
                  *bitwise_and = row("bitwise_and"), *bitwise_or = row("bitwise_or"), *bitwise_xor = row("bitwise_xor"),
                  *invert = row("invert"), *negative = row("negative"), *positive = row("positive"),
                  *absolute = row("absolute"), *less = row("less"), *less_equal = row("less_equal"),
                  *greater = row("greater"), *greater_equal = row("greater_equal"), *equal = row("equal"),
                  *not_equal = row("not_equal");
};
using Row = const UfuncInfo *Operators::*;

const Operators &operators() {
  static const Operators rows;
  return rows;
}

PyObject *not_implemented() {
  return Py_NewRef(Py_NotImplemented);
}

/// An operand of an operator; empty where the other side should try. Host arrays are an error at once: their own
/// operators would ask us again.
std::optional<Operand> operator_operand(PyObject *object) {
  if (std::optional<Operand> operand = to_operand(object)) return operand;
  if (is_numpy_array(object)) unsupported_operand(object);
  return std::nullopt;
}

template <Row kRow>
PyObject *unary(PyObject *self) {
  return guarded([&] {
    Operand input(*array_of(self));
    return wrap(array::apply(*(operators().*kRow), {&input, 1}));
  });
}

PyObject *apply_binary(PyObject *a, PyObject *b, Row ufunc) {
  return guarded([&]() -> PyObject * {
    std::optional<Operand> x = operator_operand(a);
    if (!x) return not_implemented();
    std::optional<Operand> y = operator_operand(b);
    if (!y) return not_implemented();
    const Operand inputs[] = {*x, *y};
    return wrap(array::apply(*(operators().*ufunc), inputs));
  });
}

template <Row kRow>
PyObject *binary(PyObject *a, PyObject *b) {
  return apply_binary(a, b, kRow);
}

PyObject *apply_in_place(PyObject *self, PyObject *other, Row ufunc) {
  return guarded([&]() -> PyObject * {
    std::optional<Operand> value = operator_operand(other);
    if (!value) return not_implemented();
    array::apply_in_place(*(operators().*ufunc), *array_of(self), *value);
    return Py_NewRef(self);
  });
}

template <Row kRow>
PyObject *in_place(PyObject *self, PyObject *other) {
  return apply_in_place(self, other, kRow);
}

PyObject *divmod_slot(PyObject *a, PyObject *b) {
  return guarded([&]() -> PyObject * {
    std::optional<Operand> x = operator_operand(a);
    if (!x) return not_implemented();
    std::optional<Operand> y = operator_operand(b);
    if (!y) return not_implemented();
    const Operand inputs[] = {*x, *y};
    auto [quotient, rest] = array::apply2(*operators().divmod, inputs);
    return nb::make_tuple(to_object(std::move(quotient)), to_object(std::move(rest))).release().ptr();
  });
}

PyObject *power_slot(PyObject *a, PyObject *b, PyObject *modulus) {
  if (modulus != Py_None) return not_implemented();
  return apply_binary(a, b, &Operators::power);
}

PyObject *in_place_power_slot(PyObject *a, PyObject *b, PyObject *modulus) {
  if (modulus != Py_None) return not_implemented();
  return apply_in_place(a, b, &Operators::power);
}

PyObject *compare_slot(PyObject *a, PyObject *b, int op) {
  switch (op) {
    case Py_LT: return apply_binary(a, b, &Operators::less);
    case Py_LE: return apply_binary(a, b, &Operators::less_equal);
    case Py_GT: return apply_binary(a, b, &Operators::greater);
    case Py_GE: return apply_binary(a, b, &Operators::greater_equal);
    case Py_EQ: return apply_binary(a, b, &Operators::equal);
    default: return apply_binary(a, b, &Operators::not_equal);
  }
}

int bool_slot(PyObject *self) {
  return guarded(-1, [&] { return array::truth(*array_of(self)) ? 1 : 0; });
}

nb::object item_of(PyObject *self) {
  return to_python(array::item(*array_of(self)));
}

PyObject *int_slot(PyObject *self) {
  return guarded([&] { return checked(PyNumber_Long(item_of(self).ptr())); });
}

PyObject *float_slot(PyObject *self) {
  return guarded([&] { return checked(PyNumber_Float(item_of(self).ptr())); });
}

PyObject *index_slot(PyObject *self) {
  return guarded([&] {
    const Array &array = *array_of(self);
    if (array.ndim() != 0 || !is_integer(array.dtype())) {
      throw Error(ErrorKind::Type, "only integer scalar arrays can be converted to a scalar index");
    }
    return item_of(self).release().ptr();
  });
}

Py_ssize_t length_slot(PyObject *self) {
  return guarded(Py_ssize_t{-1}, [&] {
    const Array &array = *array_of(self);
    if (array.ndim() == 0) throw Error(ErrorKind::Type, "len() of unsized object");
    return static_cast<Py_ssize_t>(array.shape()[0]);
  });
}

PyObject *sequence_item_slot(PyObject *self, Py_ssize_t position) {
  return guarded([&] { return wrap(array_of(self)->index(0, position)); });
}

PyObject *iter_slot(PyObject *self) {
  return guarded([&] {
    if (array_of(self)->ndim() == 0) throw Error(ErrorKind::Type, "iteration over a 0-d array");
    return checked(PySeqIter_New(self));
  });
}

int contains_slot(PyObject *self, PyObject *value) {
  return guarded(-1, [&] {
    nb::object equal = nb::steal(checked(PyObject_RichCompare(self, value, Py_EQ)));
    if (array_of(equal.ptr()) == nullptr) return PyObject_IsTrue(equal.ptr());
    return nb::cast<bool>(nb::bool_(equal.attr("any")())) ? 1 : 0;
  });
}

}  // namespace

PyObject *wrap(Array &&array) {
  nb::object object = nb::inst_alloc(nb::handle(reinterpret_cast<PyObject *>(array_type)));
  new (nb::inst_ptr<Array>(object)) Array(std::move(array));
  nb::inst_mark_ready(object);
  return object.release().ptr();
}

Array *array_of(PyObject *object) {
  if (Py_TYPE(object) == array_type || PyObject_TypeCheck(object, array_type)) return nb::inst_ptr<Array>(object);
  return nullptr;
}

Array &expect_array(nb::handle object) {
  if (Array *array = array_of(object.ptr())) return *array;
  throw Error(ErrorKind::Type, fmt::format("expected a gridstride.ndarray, not {}; gridstride.asarray(...) makes one",
                                           type_name(object.ptr())));
}

std::optional<Operand> to_operand(PyObject *object) {
  if (Array *array = array_of(object)) return Operand(*array);
  if (PyFloat_CheckExact(object)) return Operand::python_float(PyFloat_AS_DOUBLE(object));
  std::optional<ScalarOperand> scalar = to_scalar(object);
  if (!scalar) return std::nullopt;
  switch (scalar->weak) {
    case WeakKind::None: return Operand(scalar->value);
    case WeakKind::Bool: return Operand::python_bool(scalar->value.as_bool());
    case WeakKind::Int:
      return scalar->value.dtype == DType::UInt64 ? Operand::python_uint(scalar->value.as_uint())
                                                  : Operand::python_int(scalar->value.as_int());
    case WeakKind::Float: return Operand::python_float(scalar->value.as_double());
    case WeakKind::Complex: return Operand::python_complex(scalar->value.as_complex());
  }
  return std::nullopt;
}

void unsupported_operand(PyObject *object) {
  const char *advice = is_numpy_array(object)
                           ? "arrays on the host are not copied implicitly, gridstride.asarray(...) copies one"
                           : "expected a gridstride.ndarray or a number; gridstride.asarray(...) makes an array";
  throw Error(ErrorKind::Type, fmt::format("Unsupported type {}: {}", type_name(object), advice));
}

Operand expect_operand(PyObject *object) {
  if (std::optional<Operand> operand = to_operand(object)) return *operand;
  unsupported_operand(object);
}

template <typename Function>
void *slot(Function *function) {
  return reinterpret_cast<void *>(function);
}

const PyType_Slot *array_slots() {
  static const PyType_Slot slots[] = {
      {Py_nb_add, slot(binary<&Operators::add>)},
      {Py_nb_subtract, slot(binary<&Operators::subtract>)},
      {Py_nb_multiply, slot(binary<&Operators::multiply>)},
      {Py_nb_true_divide, slot(binary<&Operators::divide>)},
      {Py_nb_floor_divide, slot(binary<&Operators::floor_divide>)},
      {Py_nb_remainder, slot(binary<&Operators::remainder>)},
      {Py_nb_divmod, slot(divmod_slot)},
      {Py_nb_power, slot(power_slot)},
      {Py_nb_lshift, slot(binary<&Operators::left_shift>)},
      {Py_nb_rshift, slot(binary<&Operators::right_shift>)},
      {Py_nb_and, slot(binary<&Operators::bitwise_and>)},
      {Py_nb_or, slot(binary<&Operators::bitwise_or>)},
      {Py_nb_xor, slot(binary<&Operators::bitwise_xor>)},
      {Py_nb_inplace_add, slot(in_place<&Operators::add>)},
      {Py_nb_inplace_subtract, slot(in_place<&Operators::subtract>)},
      {Py_nb_inplace_multiply, slot(in_place<&Operators::multiply>)},
      {Py_nb_inplace_true_divide, slot(in_place<&Operators::divide>)},
      {Py_nb_inplace_floor_divide, slot(in_place<&Operators::floor_divide>)},
      {Py_nb_inplace_remainder, slot(in_place<&Operators::remainder>)},
      {Py_nb_inplace_power, slot(in_place_power_slot)},
      {Py_nb_inplace_lshift, slot(in_place<&Operators::left_shift>)},
      {Py_nb_inplace_rshift, slot(in_place<&Operators::right_shift>)},
      {Py_nb_inplace_and, slot(in_place<&Operators::bitwise_and>)},
      {Py_nb_inplace_or, slot(in_place<&Operators::bitwise_or>)},
      {Py_nb_inplace_xor, slot(in_place<&Operators::bitwise_xor>)},
      {Py_nb_matrix_multiply, slot(matmul_slot)},
      {Py_nb_inplace_matrix_multiply, slot(in_place_matmul_slot)},
      {Py_nb_negative, slot(unary<&Operators::negative>)},
      {Py_nb_positive, slot(unary<&Operators::positive>)},
      {Py_nb_absolute, slot(unary<&Operators::absolute>)},
      {Py_nb_invert, slot(unary<&Operators::invert>)},
      {Py_nb_bool, slot(bool_slot)},
      {Py_nb_int, slot(int_slot)},
      {Py_nb_float, slot(float_slot)},
      {Py_nb_index, slot(index_slot)},
      {Py_tp_richcompare, slot(compare_slot)},
      {Py_tp_hash, slot(PyObject_HashNotImplemented)},
      {Py_tp_iter, slot(iter_slot)},
      {Py_sq_item, slot(sequence_item_slot)},
      {Py_sq_contains, slot(contains_slot)},
      {Py_mp_length, slot(length_slot)},
      {Py_sq_length, slot(length_slot)},
      {Py_mp_subscript, slot(get_item)},
      {Py_mp_ass_subscript, slot(set_item)},
      {0, nullptr},
  };
  return slots;
}

void bind_array(nb::module_ &m) {
  ArrayClass cls(m, "ndarray", nb::type_slots(array_slots()), nb::is_weak_referenceable(), nb::pooled(),
                 "An n-dimensional array on a device.\n\n"
                 "Element-wise operations on arrays are recorded and run together, as few kernels, when somebody can "
                 "observe a result.");
  array_type = reinterpret_cast<PyTypeObject *>(cls.ptr());
  bind_array_constructor(m, cls);
  bind_array_properties(cls);
  bind_array_methods(cls);
  bind_array_selection(cls);
  bind_array_protocols(cls);
  bind_array_python(cls);
}

}  // namespace gridstride::python
