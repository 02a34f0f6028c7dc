#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "lang/python/compiler.h"
#include "lang/python/intrinsics.h"

namespace gridstride::lang::python {

using Kind = Value::Kind;

namespace {

std::string parameter_list(const std::vector<Value> &items) {
  std::string text;
  for (const Value &each : items) text += (text.empty() ? "" : ", ") + describe(each);
  return text;
}

/// Whether a constant, which an argument else becomes a value of, is in it.
bool holds_constant(const Value &value) {
  if (value.is_constant()) return true;
  return value.is(Kind::Tuple) && std::any_of(value.items.begin(), value.items.end(), holds_constant);
}

}  // namespace

// --- attributes

Value FunctionCompiler::attribute(const Value &base, const std::string &name, const Node &node) {
  at(node);
  switch (base.kind) {
    case Kind::Undefined: throw NotYetAssigned{};
    case Kind::Array:
    case Kind::Choice:
    case Kind::View: {
      const auto rank = static_cast<std::int64_t>(rank_of(base));
      const auto item_size = static_cast<std::int64_t>(size_of(base.array.dtype));
      if (name == "shape") return shape(base);
      if (name == "ndim") return Value::of_int(rank);
      if (name == "dtype") return Value::of_dtype(base.array.dtype);
      if (name == "itemsize") return Value::of_int(item_size);
      if (name == "size" || name == "nbytes") {
        Value size = Value::of_int(name == "size" ? 1 : item_size);
        for (int axis = 0; axis < rank; ++axis) {
          const Value next = extent(base, axis);
          size = size.is_constant() && size.constant->as_int() == 1 ? next : apply(ScalarOp::Mul, {size, next});
        }
        size.nonnegative = true;
        return size;
      }
      if (name == "strides") {
        std::vector<Value> items;
        for (int axis = 0; axis < rank; ++axis) items.push_back(stride(base, axis));
        return Value::tuple(std::move(items));
      }
      if (name == "T") return transposed(base);
      if (name == "real" || name == "imag") return part_of_complex(base, name == "imag", node);
      fail(ErrorKind::Attribute, node, fmt::format("{} has no attribute '{}' in a kernel", describe(base), name),
           "shape, size, ndim, dtype, strides, T, real, imag, itemsize and nbytes exist");
    }
    case Kind::Scalar:
      if (name == "real") return is_complex(base.dtype) ? apply(ScalarOp::Real, {base}) : base;
      if (name == "imag") {
        return is_complex(base.dtype) ? apply(ScalarOp::Imag, {base})
                                      : Value::of(Scalar::of_bool(false).cast(base.dtype));
      }
      if (name == "value") return base;  // of an IntEnum's member
      if (name == "dtype") return Value::of_dtype(base.dtype);
      break;
    case Kind::Record:
      if (const Value *found = find_field(base, name)) return loaded(*found, node);
      if (name == "shape") return shape(base);
      if (name == "ndim") return Value::of_int(base.array.rank);
      if (name == "size") {
        Value size = Value::of_int(1);
        for (int axis = 0; axis < base.array.rank; ++axis) size = apply(ScalarOp::Mul, {size, extent(base, axis)});
        size.nonnegative = true;
        return size;
      }
      break;
    case Kind::Tuple:
      for (std::size_t i = 0; base.names && i < base.names->size(); ++i) {
        if ((*base.names)[i] == name) return base.items[i];
      }
      break;
    case Kind::DType:
      if (name == "type") return base;
      if (name == "itemsize") return Value::of_int(static_cast<std::int64_t>(size_of(base.dtype)));
      if (name == "name") return Value::string(std::string(gridstride::name(base.dtype)));
      break;
    case Kind::Static:
      switch (base.env->kind) {
        case EnvValue::Kind::Namespace: {
          const EnvValue *member = base.env->find(name);
          if (member == nullptr) break;
          Value value = static_value(*member, base.env->name + "." + name, node);
          if (value.is(Kind::Static)) {
            if (std::optional<Value> special = value_intrinsic(*this, value)) return *special;
          }
          return value;
        }
        case EnvValue::Kind::Intrinsic:
          if (std::optional<Value> special = intrinsic_attribute(*this, base.env->name, name)) return *special;
          break;
        default: break;
      }
      break;
    default: break;
  }
  fail(ErrorKind::Attribute, node, fmt::format("{} has no attribute '{}' in a kernel", describe(base), name));
}

// --- nested functions

Value FunctionCompiler::closure(const Node &function) {
  Value value;
  value.kind = Kind::Closure;
  value.node = &function;
  value.owner = callable_.tree;
  value.unit = &unit_;
  return value;
}

/// A variable of this function, or of the one that it is nested in; null when there is none or it has no value yet.
const Value *FunctionCompiler::variable(const std::string &name) const {
  const int local = scope_.find(name);
  if (local >= 0) {
    const Value &value = locals_[static_cast<std::size_t>(local)];
    return value.is(Kind::Undefined) || value.is(Kind::Conflict) ? nullptr : &value;
  }
  if (callable_.owner == nullptr) return nullptr;
  const auto found = captured_.find(captured_key(name, callable_.owner));
  return found == captured_.end() ? nullptr : &found->second;
}

/// Adds the variables that the closure reads, and those that closures among them read.
void FunctionCompiler::capture(const Value &closure, Bound &out) {
  for (const std::string &each : free_names(*closure.node)) {
    std::string key = captured_key(each, closure.owner);
    const bool known = std::any_of(out.begin(), out.end(), [&](const auto &bound) { return bound.first == key; });
    if (known) continue;
    const Value *value = nullptr;
    if (closure.owner == callable_.tree) {
      value = variable(each);
    } else if (const auto found = captured_.find(key); found != captured_.end()) {
      value = &found->second;
    }
    if (value == nullptr) continue;
    const Value copy = *value;
    out.emplace_back(std::move(key), copy);
    if (copy.is(Kind::Closure)) capture(copy, out);
  }
}

// --- calls of functions

/// A value as an argument: constants become values, so that a call with 1 and one with 2 share the function.
Value FunctionCompiler::argument(const Value &value, const Node &node) {
  if (value.is(Kind::Undefined)) throw NotYetAssigned{};
  if (value.is(Kind::Conflict)) type_error(node, "an argument is " + *value.text);
  Value result = value;
  if (value.is_constant()) result = Value::scalar(use(value), value.dtype, value.nonnegative);
  for (Value &each : result.items) {
    // The steps of a view are part of what is compiled for.
    if (!value.is(Kind::View) || each.is_scalar()) each = argument(each, node);
  }
  for (Value &each : result.alternatives) each = argument(each, node);
  return result;
}

void FunctionCompiler::flatten_argument(const Value &value, std::vector<ir::ValueId> &out) {
  if (value.is_constant()) return;  // known to the callee
  const bool own = is_array(value) && !value.is(Kind::Choice) && value.seen == Value::Seen::Same;
  if (value.is_scalar() || own) out.push_back(value.id);
  for (const Value &each : value.items) flatten_argument(each, out);
  for (const Value &each : value.alternatives) flatten_argument(each, out);
}

/// What the callee returned, in terms of this function: an array is one of the arguments.
Value FunctionCompiler::from_callee(const Value &shape, const ir::Function &callee,
                                    const std::vector<ir::ValueId> &args, const std::vector<ir::ValueId> &results,
                                    std::size_t &next) const {
  Value result = shape;
  if (shape.is_scalar()) result.id = results[next++];
  if (is_array(shape) && !shape.is(Kind::Choice) && shape.seen == Value::Seen::Same) {
    const auto found = std::find(callee.body.args.begin(), callee.body.args.end(), shape.id);
    if (found == callee.body.args.end()) {
      type_error(*callable_.tree, fmt::format("'{}' returns a shared or local array that it made", callee.name),
                 "make the array in the kernel and pass it to the function");
    }
    result.id = args[static_cast<std::size_t>(found - callee.body.args.begin())];
  }
  for (Value &each : result.items) each = from_callee(each, callee, args, results, next);
  for (Value &each : result.alternatives) each = from_callee(each, callee, args, results, next);
  if (shape.seen != Value::Seen::Same) result.id = result.alternatives[0].id;
  return result;
}

Value FunctionCompiler::call_function(const Callable &callable, const Value *closure, std::vector<Value> args,
                                      std::vector<std::pair<std::string, Value>> keywords, const Node &node) {
  at(node);
  const auto given_args = args;
  const auto given_keywords = keywords;
  const ModuleCompiler::Mark mark = module_.mark();
  try {
    return call_specialised(callable, closure, std::move(args), std::move(keywords), node);
  } catch (const ConstantWanted &wanted) {
    const auto is_known = [](const Value &each) { return holds_constant(each); };
    const bool known = std::any_of(given_args.begin(), given_args.end(), is_known) ||
                       std::any_of(given_keywords.begin(), given_keywords.end(),
                                   [&](const auto &each) { return is_known(each.second); });
    if (!known || module_.takes_constants(callable.tree)) {
      if (module_.nested()) throw;
      throw Error(wanted.error);
    }
  }
  module_.forget_since(mark);
  module_.set_takes_constants(callable.tree);
  return call_function(callable, closure, given_args, given_keywords, node);
}

Value FunctionCompiler::call_specialised(const Callable &callable, const Value *closure, std::vector<Value> args,
                                         std::vector<std::pair<std::string, Value>> keywords, const Node &node) {
  if (!module_.takes_constants(callable.tree)) {
    for (Value &each : args) each = argument(each, node);
    for (auto &each : keywords) each.second = argument(each.second, node);
  } else {
    for (const Value &each : args) {
      if (each.is(Kind::Conflict)) type_error(node, "an argument is " + *each.text);
    }
  }
  if (closure != nullptr) {
    // The defaults of a nested function are expressions of this one.
    const Node &parameters = arguments_of(*callable.tree);
    const std::vector<Node> &only = parameters.items(0);
    const std::vector<Node> &plain = parameters.items(1);
    const std::vector<Node> &defaults = parameters.items(6);
    const std::size_t count = only.size() + plain.size();
    for (std::size_t i = 0; i < defaults.size(); ++i) {
      const std::size_t position = count - defaults.size() + i;
      if (position < args.size() || position < only.size()) continue;
      const std::string &name = plain[position - only.size()].field(0).text;
      const bool given =
          std::any_of(keywords.begin(), keywords.end(), [&](const auto &each) { return each.first == name; });
      if (!given) keywords.emplace_back(name, argument(expression(defaults[i]), node));
    }
  }
  Bound bound;
  try {
    bound = python::bind(callable, args, keywords, closure == nullptr);
  } catch (const Complaint &complaint) {
    type_error(node, complaint.text, complaint.help);
  }
  if (closure != nullptr) capture(*closure, bound);
  for (std::size_t i = 0, count = bound.size(); i < count; ++i) {
    const Value value = bound[i].second;
    if (value.is(Kind::Closure)) capture(value, bound);
  }
  Bound shapes;
  std::vector<ir::ValueId> ids;
  for (const auto &[name, value] : bound) {
    shapes.emplace_back(name, value.is_constant() || value.is(Kind::Tuple) || is_array(value) ||
                                      value.is(Kind::Record) || value.is(Kind::Optional)
                                  ? value
                                  : shape_of(value));
    flatten_argument(value, ids);
  }
  const Specialised &callee = module_.specialise(callable, shapes, unit_, node);
  at(node);
  if (callee.recursive) ids.push_back(depth_of_call());
  for (const EnvValue *each : callee.frozen) ids.push_back(frozen_array(*each).id);
  const std::vector<ir::ValueId> results = builder_.call(*callee.function, ids);
  std::size_t next = 0;
  return from_callee(callee.result, *callee.function, ids, results, next);
}

namespace {

/// How far an argument is from what a signature declares: {casts that lose something, those to another kind of number,
/// those to a wider one}; nothing where it is not taken at all.
std::optional<std::array<int, 3>> distance(const EnvValue &declared, const Value &value) {
  std::array<int, 3> result{};
  switch (declared.kind) {
    case EnvValue::Kind::DType: {
      if (!value.is_scalar()) return std::nullopt;
      const DType from = value.dtype;
      const DType to = declared.scalar.dtype;
      if (is_complex(from) && !is_complex(to)) return std::nullopt;
      if (from == to) break;
      if (!can_cast(from, to, Casting::Safe)) {
        ++result[0];
      } else {
        ++result[kind_of(from) == kind_of(to) ? 2 : 1];
      }
      break;
    }
    case EnvValue::Kind::Array:
      if (!is_array(value) || value.array.dtype != declared.scalar.dtype ||
          static_cast<int>(rank_of(value)) != declared.rank) {
        return std::nullopt;
      }
      break;
    default: break;
  }
  return result;
}

std::string declared_text(const EnvValue &signature) {
  std::vector<std::string> items;
  for (std::size_t i = 1; i < signature.members.size(); ++i) {
    const EnvValue &each = signature.members[i].value;
    const std::string dtype(name(each.scalar.dtype));
    items.push_back(each.kind == EnvValue::Kind::DType   ? dtype
                    : each.kind == EnvValue::Kind::Array ? fmt::format("array({}, {}d)", dtype, each.rank)
                                                         : "any");
  }
  return fmt::format("({})", fmt::join(items, ", "));
}

}  // namespace

/// A call of a function with declared signatures: numbers are cast to those of the one that fits best, and the result
/// to what it declares.
Value FunctionCompiler::call_declared(const EnvValue &env, const Unit &unit, std::vector<Value> args,
                                      const std::vector<std::pair<std::string, Value>> &keywords, const Node &node) {
  const std::vector<std::string> names = unit.param_names();
  for (std::size_t i = args.size(); i < names.size(); ++i) {
    const auto given =
        std::find_if(keywords.begin(), keywords.end(), [&](const auto &k) { return k.first == names[i]; });
    if (given == keywords.end()) break;
    args.push_back(given->second);
  }
  const EnvValue *best = nullptr;
  std::array<int, 3> least{};
  for (const Binding &member : env.members) {
    const std::vector<Binding> &declared = member.value.members;
    if (declared.size() != args.size() + 1) continue;
    std::array<int, 3> far{};
    bool fits = true;
    for (std::size_t i = 0; fits && i < args.size(); ++i) {
      const auto each = distance(declared[i + 1].value, args[i]);
      fits = each.has_value();
      for (std::size_t k = 0; fits && k < far.size(); ++k) far[k] += (*each)[k];
    }
    if (!fits || (best != nullptr && far >= least)) continue;
    best = &member.value;
    least = far;
  }
  if (best == nullptr) {
    std::vector<std::string> known;
    for (const Binding &member : env.members) known.push_back(declared_text(member.value));
    type_error(
        node,
        fmt::format("Invalid use of type device function '{}' with parameters ({})", unit.name, parameter_list(args)),
        fmt::format("its signatures are {}", fmt::join(known, " and ")));
  }
  at(node);
  for (std::size_t i = 0; i < args.size(); ++i) {
    const EnvValue &declared = best->members[i + 1].value;
    if (declared.kind == EnvValue::Kind::DType) args[i] = cast(args[i], declared.scalar.dtype);
  }
  Value result = call_function({&unit, &unit.tree, nullptr}, nullptr, std::move(args), {}, node);
  const EnvValue &returned = best->members[0].value;
  if (returned.kind == EnvValue::Kind::DType && result.is_scalar()) result = cast(result, returned.scalar.dtype);
  return result;
}

Value FunctionCompiler::call_dtype(DType dtype, const std::vector<Value> &args, const Node &node) {
  const std::string name(gridstride::name(dtype));
  if (args.size() != 1) type_error(node, fmt::format("{}() takes 1 argument, but {} were given", name, args.size()));
  expect_number(args[0], node, fmt::format("the argument of {}()", name));
  if (is_complex(args[0].dtype) && !is_complex(dtype) && dtype != DType::Bool) {
    type_error(node, fmt::format("{}() takes a real number, not {}", name, describe(args[0])),
               "use .real, .imag or abs()");
  }
  at(node);
  return cast(args[0], dtype);
}

Value FunctionCompiler::make_namedtuple(const EnvValue &env, std::vector<Value> args,
                                        const std::vector<std::pair<std::string, Value>> &keywords, const Node &node) {
  std::vector<std::string> names;
  for (const Binding &each : env.members) names.push_back(each.name);
  for (std::size_t i = args.size(); i < names.size(); ++i) {
    const auto given =
        std::find_if(keywords.begin(), keywords.end(), [&](const auto &each) { return each.first == names[i]; });
    if (given != keywords.end()) args.push_back(given->second);
  }
  if (args.size() != names.size() || args.size() < keywords.size()) {
    type_error(node, fmt::format("{}() takes {} arguments ({}), but {} were given", env.name, names.size(),
                                 fmt::join(names, ", "), args.size()));
  }
  Value result = Value::tuple(std::move(args));
  result.names = std::make_shared<const std::vector<std::string>>(std::move(names));
  return result;
}

Value FunctionCompiler::method(const Value &base, const std::string &name, const std::vector<Value> &args,
                               const Node &node) {
  if (base.is_scalar() && args.empty()) {
    if (name == "conjugate" || name == "conj") {
      return is_complex(base.dtype) ? apply(ScalarOp::Conj, {base}) : base;
    }
    if (name == "item") return base;
    if (name == "bit_count" && is_integer(base.dtype)) return cast(apply(ScalarOp::BitwiseCount, {base}), DType::Int64);
  }
  if (base.is_scalar() && name == "astype" && args.size() == 1 && args[0].is(Kind::DType)) {
    return call_dtype(args[0].dtype, {base}, node);
  }
  const bool array = is_array(base);
  if (array) {
    if (std::optional<Value> seen = seen_by_method(base, name, args, node)) return *seen;
  }
  fail(ErrorKind::Attribute, node, fmt::format("{} has no method '{}' in a kernel", describe(base), name),
       array ? "a kernel works on elements: write a loop, or call the method outside of the kernel" : "");
}

Value FunctionCompiler::call(const Node &node) {
  const Node &function = node.field(0);
  std::optional<Value> receiver;
  Value callee;
  if (function.is(NodeKind::Attribute)) {
    const Value base = expression(function.field(0));
    if (base.is(Kind::Static) || base.is(Kind::DType)) {
      callee = attribute(base, function.field(1).text, function);
    } else {
      receiver = base;
    }
  } else {
    callee = expression(function);
  }
  std::vector<Value> args;
  for (const Node &each : node.items(1)) {
    if (!each.is(NodeKind::Starred)) {
      const bool printed = each.is(NodeKind::JoinedStr) && callee.is_intrinsic("builtins.print");
      args.push_back(printed ? joined_string(each) : expression(each));
      continue;
    }
    const Value rest = expression(each.field(0));
    if (!rest.is(Kind::Tuple)) type_error(each, fmt::format("* needs a tuple, not {}", describe(rest)));
    args.insert(args.end(), rest.items.begin(), rest.items.end());
  }
  std::vector<std::pair<std::string, Value>> keywords;
  for (const Node &each : node.items(2)) {
    if (each.field(0).is_none()) {
      fail(ErrorKind::Unsupported, each.field(1), "** in a call is not supported in kernels",
           "write the arguments out");
    }
    keywords.emplace_back(each.field(0).text, expression(each.field(1)));
  }
  for (const Value &each : args) {
    if (each.is(Kind::Undefined)) throw NotYetAssigned{};
  }
  at(node);
  if (receiver) return method(*receiver, function.field(1).text, args, node);
  if (callee.is(Kind::Closure)) {
    return call_function({callee.unit, callee.node, callee.owner}, &callee, std::move(args), std::move(keywords), node);
  }
  if (callee.is(Kind::DType) && keywords.empty()) return call_dtype(callee.dtype, args, node);
  if (callee.is(Kind::Static) && callee.env->kind == EnvValue::Kind::Function) {
    const Unit &unit = module_.program().units()[callee.env->unit];
    if (!callee.env->members.empty()) return call_declared(*callee.env, unit, std::move(args), keywords, node);
    return call_function({&unit, &unit.tree, nullptr}, nullptr, std::move(args), std::move(keywords), node);
  }
  if (callee.is(Kind::Static) && callee.env->kind == EnvValue::Kind::Record) {
    return make_namedtuple(*callee.env, args, keywords, node);
  }
  if (callee.is(Kind::Static) && callee.env->kind == EnvValue::Kind::Intrinsic) {
    for (Value &each : args) each = number_of(each, node);
    return call_intrinsic(*this, callee.env->name, std::move(args), keywords, node);
  }
  std::string help = "call a Python function, a function of math or numpy, or a dtype";
  if (callee.is(Kind::Static) && !callee.env->hint.empty()) help = callee.env->hint;
  if (is_array(callee)) help = "index an array with [ ]";
  type_error(node,
             fmt::format("{} cannot be called in a kernel{}", describe(callee),
                         args.empty() ? "" : fmt::format(" (with {})", parameter_list(args))),
             std::move(help));
}

}  // namespace gridstride::lang::python
