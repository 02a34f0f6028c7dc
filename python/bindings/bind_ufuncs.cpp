#include <Python.h>

#include <structmember.h>

#include <cstddef>
#include <limits>
#include <string>

#include <fmt/format.h>

#include "array/scans.h"
#include "array/ufunc.h"
#include "arrays.h"
#include "cuda_interface.h"
#include "errors.h"
#include "ops/ufunc.h"
#include "routines.h"

// The type `ufunc`, and one object of it for each row of the ufunc table, in the submodule _core.ufuncs.
// A type of its own instead of a nanobind class, so that a call goes straight from the interpreter to `call`.

namespace gridstride::python {

namespace {

struct UfuncObject {
  PyObject_HEAD vectorcallfunc call;
  const UfuncInfo *row;
};

PyTypeObject *ufunc_type = nullptr;

const UfuncInfo &row_of(PyObject *self) {
  return *reinterpret_cast<UfuncObject *>(self)->row;
}
int outputs(const UfuncInfo &row) {
  return row.results();
}

/// The keywords of a call, checked.
struct CallKeywords {
  array::UfuncOptions options;
  PyObject *out = nullptr;  // objects to return where the results go into them
  PyObject *out2 = nullptr;
};

void set_outputs(const UfuncInfo &row, PyObject *value, CallKeywords &keywords) {
  PyObject *first = value;
  PyObject *second = nullptr;
  if (PyTuple_Check(value)) {
    if (PyTuple_GET_SIZE(value) != outputs(row)) {
      throw Error(ErrorKind::Value, "The 'out' tuple must have exactly one entry per ufunc output");
    }
    first = PyTuple_GET_ITEM(value, 0);
    if (outputs(row) == 2) second = PyTuple_GET_ITEM(value, 1);
  } else if (outputs(row) == 2 && value != Py_None) {
    throw Error(ErrorKind::Type, "'out' must be a tuple of arrays");
  }
  if (first != Py_None) {
    keywords.out = first;
    keywords.options.out = &expect_array(first);
  }
  if (second != nullptr && second != Py_None) {
    keywords.out2 = second;
    keywords.options.out2 = &expect_array(second);
  }
}

void set_keyword(const UfuncInfo &row, std::string_view name, PyObject *value, CallKeywords &keywords) {
  if (name == "out") {
    set_outputs(row, value, keywords);
  } else if (name == "where") {
    if (value == Py_True) return;
    keywords.options.where = &expect_array(value);
  } else if (name == "dtype") {
    keywords.options.dtype = to_optional_dtype(value);
  } else if (name == "casting") {
    keywords.options.casting = to_casting(value);
  } else if (name == "order") {
    keywords.options.order = to_order(value, "KCFA");
  } else if (name != "subok") {
    throw Error(ErrorKind::Type, fmt::format("{}() got an unexpected keyword argument '{}'", row.name, name));
  }
}

PyObject *result_object(Array &&array, PyObject *out) {
  return out != nullptr ? Py_NewRef(out) : wrap(std::move(array));
}

PyObject *call(PyObject *self, PyObject *const *args, std::size_t flags, PyObject *names) {
  return guarded([&]() -> PyObject * {
    const UfuncInfo &row = row_of(self);
    Py_ssize_t count = PyVectorcall_NARGS(flags);
    if (count < row.arity || count > row.arity + outputs(row)) {
      throw Error(ErrorKind::Type, fmt::format("{}() takes from {} to {} positional arguments but {} were given",
                                               row.name, row.arity, row.arity + outputs(row), count));
    }
    std::optional<Operand> inputs[3];
    nb::object kept[3];  // arrays that operands gave of themselves
    for (int i = 0; i < row.arity; ++i) {
      inputs[i] = to_operand(args[i]);
      if (inputs[i]) continue;
      kept[i] = protocol_array(args[i]);
      if (!kept[i].is_valid() && !is_numpy_array(args[i])) {
        if (std::optional<Array> other = from_cuda_interface(args[i])) kept[i] = to_object(*std::move(other));
      }
      inputs[i] = expect_operand(kept[i].is_valid() ? kept[i].ptr() : args[i]);
    }
    CallKeywords keywords;
    if (count > row.arity) {
      nb::object out = nb::steal(checked(PyTuple_New(outputs(row))));
      for (int i = 0; i < outputs(row); ++i) {
        PyObject *given = row.arity + i < count ? args[row.arity + i] : Py_None;
        PyTuple_SET_ITEM(out.ptr(), i, Py_NewRef(given));
      }
      set_outputs(row, out.ptr(), keywords);
    }
    if (names != nullptr) {
      for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(names); ++i) {
        Py_ssize_t size = 0;
        const char *name = PyUnicode_AsUTF8AndSize(PyTuple_GET_ITEM(names, i), &size);
        set_keyword(row, {name, static_cast<std::size_t>(size)}, args[count + i], keywords);
      }
    }
    Operand packed[3] = {*inputs[0], inputs[row.arity > 1 ? 1 : 0].value(), inputs[row.arity > 2 ? 2 : 0].value()};
    std::span<const Operand> operands(packed, row.arity);
    if (outputs(row) == 1) return result_object(array::apply(row, operands, keywords.options), keywords.out);
    auto [first, second] = array::apply2(row, operands, keywords.options);
    nb::object a = nb::steal(result_object(std::move(first), keywords.out));
    nb::object b = nb::steal(result_object(std::move(second), keywords.out2));
    return checked(PyTuple_Pack(2, a.ptr(), b.ptr()));
  });
}

PyObject *reduce_method(PyObject *self, PyObject *args, PyObject *kwargs) {
  return guarded([&]() -> PyObject * {
    static const char *names[] = {"array", "axis", "dtype", "out", "keepdims", "initial", "where", nullptr};
    PyObject *array = nullptr, *axis = nullptr, *dtype = Py_None, *out = Py_None, *initial = Py_None, *where = Py_None;
    int keepdims = 0;
    checked(PyArg_ParseTupleAndKeywords(args, kwargs, "O|OOOpOO:reduce", const_cast<char **>(names), &array, &axis,
                                        &dtype, &out, &keepdims, &initial, &where) != 0
                ? 0
                : -1);
    const UfuncInfo &row = row_of(self);
    if (PyTuple_Check(out) && PyTuple_GET_SIZE(out) == 1) out = PyTuple_GET_ITEM(out, 0);
    if (where == Py_True) where = Py_None;
    nb::object along = axis != nullptr ? nb::borrow(axis) : nb::object(nb::int_(0));
    Array source = as_array(array);
    if (source.ndim() == 0 && axis == nullptr) along = nb::none();
    return reduce(source, row, along, dtype, out, keepdims != 0, initial, where).release().ptr();
  });
}

/// `out=` of a method: an array, a tuple of one, or None.
PyObject *single_out(PyObject *out) {
  return PyTuple_Check(out) && PyTuple_GET_SIZE(out) == 1 ? PyTuple_GET_ITEM(out, 0) : out;
}

PyObject *accumulate_method(PyObject *self, PyObject *args, PyObject *kwargs) {
  return guarded([&]() -> PyObject * {
    static const char *names[] = {"array", "axis", "dtype", "out", nullptr};
    PyObject *array = nullptr, *dtype = Py_None, *out = Py_None;
    int axis = 0;
    checked(PyArg_ParseTupleAndKeywords(args, kwargs, "O|iOO:accumulate", const_cast<char **>(names), &array, &axis,
                                        &dtype, &out) != 0
                ? 0
                : -1);
    out = single_out(out);
    Array result = array::accumulate(row_of(self), as_array(array), axis, to_optional_dtype(dtype), optional_out(out));
    return result_object(std::move(result), out == Py_None ? nullptr : out);
  });
}

PyObject *reduceat_method(PyObject *self, PyObject *args, PyObject *kwargs) {
  return guarded([&]() -> PyObject * {
    static const char *names[] = {"array", "indices", "axis", "dtype", "out", nullptr};
    PyObject *array = nullptr, *indices = nullptr, *dtype = Py_None, *out = Py_None;
    int axis = 0;
    checked(PyArg_ParseTupleAndKeywords(args, kwargs, "OO|iOO:reduceat", const_cast<char **>(names), &array, &indices,
                                        &axis, &dtype, &out) != 0
                ? 0
                : -1);
    out = single_out(out);
    Array result = array::reduce_at(row_of(self), as_array(array), as_array(indices), axis, to_optional_dtype(dtype),
                                    optional_out(out));
    return result_object(std::move(result), out == Py_None ? nullptr : out);
  });
}

PyObject *at_method(PyObject *self, PyObject *args) {
  return guarded([&]() -> PyObject * {
    const UfuncInfo &row = row_of(self);
    PyObject *array = nullptr, *key = nullptr, *value = nullptr;
    checked(PyArg_ParseTuple(args, "OO|O:at", &array, &key, &value) != 0 ? 0 : -1);
    if (outputs(row) != 1) throw Error(ErrorKind::Value, "Only single output ufuncs supported at this time");
    if (row.arity > 1 && value == nullptr) throw Error(ErrorKind::Value, "second operand needed for ufunc");
    if (row.arity == 1 && value != nullptr) {
      throw Error(ErrorKind::Value, "second operand provided when ufunc is unary");
    }
    apply_at(row, expect_array(array), key, value);
    return Py_NewRef(Py_None);
  });
}

PyObject *outer_method(PyObject *self, PyObject *args) {
  return guarded([&]() -> PyObject * {
    const UfuncInfo &row = row_of(self);
    if (row.arity != 2) throw Error(ErrorKind::Value, "outer product only supported for binary functions");
    PyObject *a = nullptr, *b = nullptr;
    checked(PyArg_ParseTuple(args, "OO:outer", &a, &b) != 0 ? 0 : -1);
    Operand x = expect_operand(a), y = expect_operand(b);
    if (!x.is_array() || !y.is_array()) return wrap(array::apply(row, std::initializer_list<Operand>{x, y}));
    Array left = x.array();
    for (int i = 0; i < y.array().ndim(); ++i) left = left.expand_dims(left.ndim());
    return wrap(array::apply(row, std::initializer_list<Operand>{left, y}));
  });
}

PyObject *get_name(PyObject *self, void *) {
  return PyUnicode_FromString(std::string(row_of(self).name).c_str());
}
PyObject *get_doc(PyObject *self, void *) {
  return PyUnicode_FromString(std::string(row_of(self).doc).c_str());
}
PyObject *get_nin(PyObject *self, void *) {
  return PyLong_FromLong(row_of(self).arity);
}
PyObject *get_nout(PyObject *self, void *) {
  return PyLong_FromLong(outputs(row_of(self)));
}
PyObject *get_nargs(PyObject *self, void *) {
  return PyLong_FromLong(row_of(self).arity + outputs(row_of(self)));
}
PyObject *get_signature(PyObject *, void *) {
  return Py_NewRef(Py_None);
}

PyObject *get_types(PyObject *self, void *) {
  return guarded(
      [&] { return nb::str(row_of(self).loops.data(), row_of(self).loops.size()).attr("split")().release().ptr(); });
}

PyObject *get_ntypes(PyObject *self, void *) {
  nb::object types = nb::steal(get_types(self, nullptr));
  return types.is_valid() ? PyLong_FromSsize_t(PyList_GET_SIZE(types.ptr())) : nullptr;
}

PyObject *get_identity(PyObject *self, void *) {
  return guarded([&]() -> PyObject * {
    std::string_view text = row_of(self).reduce_identity;
    if (text == "0" || text == "1") return PyLong_FromLong(text == "1");
    if (text == "-1") return PyLong_FromLong(-1);
    if (text == "True" || text == "False") return PyBool_FromLong(text == "True");
    if (text == "-inf") return PyFloat_FromDouble(-std::numeric_limits<double>::infinity());
    return Py_NewRef(Py_None);
  });
}

PyObject *repr(PyObject *self) {
  return PyUnicode_FromString(fmt::format("<ufunc '{}'>", row_of(self).name).c_str());
}

PyObject *reduce_pickle(PyObject *self, PyObject *) {
  return guarded([&] {
    nb::object table = nb::module_::import_("gridstride._protocols").attr("ufunc_by_name");
    return nb::make_tuple(table, nb::make_tuple(nb::steal(get_name(self, nullptr)))).release().ptr();
  });
}

void deallocate(PyObject *self) {
  PyTypeObject *type = Py_TYPE(self);
  PyObject_Free(self);
  Py_DECREF(type);
}

PyObject *new_ufunc(const UfuncInfo &row) {
  auto *object = PyObject_New(UfuncObject, ufunc_type);
  if (object == nullptr) nb::raise_python_error();
  object->call = call;
  object->row = &row;
  return reinterpret_cast<PyObject *>(object);
}

PyMethodDef methods[] = {
    {"reduce", reinterpret_cast<PyCFunction>(reinterpret_cast<void *>(reduce_method)), METH_VARARGS | METH_KEYWORDS,
     "reduce($self, array, axis=0, dtype=None, out=None, keepdims=False, initial=None, where=True)\n--\n\n"
     "Combines the elements along axes."},
    {"accumulate", reinterpret_cast<PyCFunction>(reinterpret_cast<void *>(accumulate_method)),
     METH_VARARGS | METH_KEYWORDS,
     "accumulate($self, array, axis=0, dtype=None, out=None)\n--\n\n"
     "Combines the elements along an axis and keeps each result on the way."},
    {"reduceat", reinterpret_cast<PyCFunction>(reinterpret_cast<void *>(reduceat_method)), METH_VARARGS | METH_KEYWORDS,
     "reduceat($self, array, indices, axis=0, dtype=None, out=None)\n--\n\n"
     "Combines the elements of slices that begin at indices, along an axis."},
    {"at", at_method, METH_VARARGS,
     "at($self, a, indices, b=None, /)\n--\n\n"
     "Applies the function in place to the elements that a key names; to one that it names twice, twice."},
    {"outer", outer_method, METH_VARARGS,
     "outer($self, a, b, /)\n--\n\nThe function of each pair of elements of a and b."},
    {"__reduce__", reduce_pickle, METH_NOARGS, nullptr},
    {nullptr, nullptr, 0, nullptr},
};

PyGetSetDef attributes[] = {
    {"__name__", get_name, nullptr, nullptr, nullptr},
    {"__qualname__", get_name, nullptr, nullptr, nullptr},
    {"__doc__", get_doc, nullptr, nullptr, nullptr},
    {"nin", get_nin, nullptr, "Number of inputs.", nullptr},
    {"nout", get_nout, nullptr, "Number of results.", nullptr},
    {"nargs", get_nargs, nullptr, "Number of inputs and results.", nullptr},
    {"ntypes", get_ntypes, nullptr, "Number of loops.", nullptr},
    {"types", get_types, nullptr, "The loops, as NumPy writes them: 'dd->d'.", nullptr},
    {"identity", get_identity, nullptr, "What reduce of nothing gives, or None.", nullptr},
    {"signature", get_signature, nullptr, "None: the function is element-wise.", nullptr},
    {nullptr, nullptr, nullptr, nullptr, nullptr},
};

PyMemberDef members[] = {
    {"__vectorcalloffset__", T_PYSSIZET, offsetof(UfuncObject, call), READONLY, nullptr},
    {nullptr, 0, 0, 0, nullptr},
};

}  // namespace

void bind_ufuncs(nb::module_ &m) {
  PyType_Slot slots[] = {
      {Py_tp_dealloc, reinterpret_cast<void *>(deallocate)},
      {Py_tp_call, reinterpret_cast<void *>(PyVectorcall_Call)},
      {Py_tp_repr, reinterpret_cast<void *>(repr)},
      {Py_tp_methods, methods},
      {Py_tp_getset, attributes},
      {Py_tp_members, members},
      {Py_tp_doc, const_cast<char *>("An element-wise function with NumPy's calling conventions.")},
      {0, nullptr},
  };
  PyType_Spec spec = {"gridstride.ufunc", sizeof(UfuncObject), 0,
                      Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_VECTORCALL | Py_TPFLAGS_DISALLOW_INSTANTIATION, slots};
  ufunc_type = reinterpret_cast<PyTypeObject *>(checked(PyType_FromSpec(&spec)));
  m.attr("ufunc") = nb::handle(reinterpret_cast<PyObject *>(ufunc_type));

  nb::module_ table = m.def_submodule("ufuncs", "The ufuncs, one for each row of the engine's table.");
  nb::list names;
  for (const UfuncInfo &row : ufuncs()) {
    std::string name(row.name);
    table.attr(name.c_str()) = nb::steal(new_ufunc(row));
    names.append(name.c_str());
  }
  for (const UfuncAlias &other : ufunc_aliases()) {
    std::string alias(other.alias);
    table.attr(alias.c_str()) = table.attr(nb::str(other.name.data(), other.name.size()));
    names.append(alias.c_str());
  }
  table.attr("__all__") = names;
}

}  // namespace gridstride::python
