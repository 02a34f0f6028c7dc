#include <algorithm>
#include <unordered_set>

#include <fmt/format.h>

#include "ir/mnemonics.h"
#include "lang/python/compiler.h"

namespace gridstride::lang {

ir::Module compile_kernel(const Program &program, std::span<const Argument> args, const Options &options,
                          std::vector<std::size_t> *frozen) {
  if (options.kind == ir::FunctionKind::Elementwise) {
    throw Error(ErrorKind::Value,
                "a Python function is compiled as a Simt kernel or a Device function, not Elementwise");
  }
  return python::ModuleCompiler(program, options).run(args, frozen);
}

namespace python {

namespace {

/// The parameters of a function by kind.
struct Parameters {
  std::vector<const std::string *> positional;
  std::size_t positional_only = 0;
  const std::string *rest = nullptr;  ///< *args
  std::vector<const std::string *> keyword_only;
  const Node *keywords = nullptr;  ///< **kwargs
};

Parameters parameters_of(const Node &function) {
  const Node &arguments = arguments_of(function);
  Parameters result;
  for (const Node &each : arguments.items(0)) result.positional.push_back(&each.field(0).text);
  result.positional_only = result.positional.size();
  for (const Node &each : arguments.items(1)) result.positional.push_back(&each.field(0).text);
  if (!arguments.field(2).is_none()) result.rest = &arguments.field(2).field(0).text;
  for (const Node &each : arguments.items(3)) result.keyword_only.push_back(&each.field(0).text);
  if (!arguments.field(5).is_none()) result.keywords = &arguments.field(5);
  return result;
}

std::string signature(const Parameters &parameters) {
  std::string text;
  for (const std::string *each : parameters.positional) text += (text.empty() ? "" : ", ") + *each;
  if (parameters.rest != nullptr) text += (text.empty() ? "*" : ", *") + *parameters.rest;
  for (const std::string *each : parameters.keyword_only) text += (text.empty() ? "" : ", ") + *each;
  return text;
}

std::string count_of(std::size_t count, std::string_view noun) {
  return fmt::format("{} {}{}", count, noun, count == 1 ? "" : "s");
}

[[noreturn]] void wrong_count(const Callable &callable, const Parameters &parameters, std::size_t given) {
  throw Complaint{fmt::format("{}() takes {} ({}), but {} {} given", callable.name(),
                              count_of(parameters.positional.size() + parameters.keyword_only.size(), "argument"),
                              signature(parameters), given, given == 1 ? "was" : "were"),
                  ""};
}

void collect_calls(const ir::Region &region, std::vector<std::string> &names) {
  for (const auto &op : region.ops) {
    if (op->code == ir::OpCode::Call) names.push_back(op->symbol);
    for (const ir::Region &each : op->regions) collect_calls(each, names);
  }
}

}  // namespace

Value shape_of(const Argument &argument) {
  if (argument.kind == Argument::Kind::None) return Value::none();
  if (argument.kind == Argument::Kind::Record) {
    Value record;
    record.kind = Value::Kind::Record;
    record.names = std::make_shared<const std::vector<std::string>>(argument.names);
    record.array = ir::Type::array(DType::UInt8, argument.rank, ir::LayoutClass::General);
    for (const Argument &each : argument.items) record.items.push_back(shape_of(each));
    return record;
  }
  if (argument.kind == Argument::Kind::Tuple) {
    std::vector<Value> items;
    for (const Argument &each : argument.items) items.push_back(shape_of(each));
    Value tuple = Value::tuple(std::move(items));
    if (!argument.names.empty()) tuple.names = std::make_shared<const std::vector<std::string>>(argument.names);
    return tuple;
  }
  Value value;
  value.kind = argument.type.is_array() ? Value::Kind::Array : Value::Kind::Scalar;
  value.dtype = argument.type.dtype;
  value.array = argument.type;
  return value;
}

std::string Callable::name() const {
  return tree->kind == NodeKind::Lambda ? "lambda" : tree->field(0).text;
}

std::string captured_key(const std::string &name, const Node *owner) {
  return fmt::format("{}@{}", name, static_cast<const void *>(owner));
}

Bound bind(const Callable &callable, const std::vector<Value> &args,
           const std::vector<std::pair<std::string, Value>> &keywords, bool use_defaults) {
  const Parameters parameters = parameters_of(*callable.tree);
  if (parameters.keywords != nullptr) {
    throw Complaint{fmt::format("{}() has a **{} parameter, which kernels do not support", callable.name(),
                                parameters.keywords->field(0).text),
                    "name each parameter"};
  }
  const std::size_t count = parameters.positional.size();
  if (args.size() > count && parameters.rest == nullptr) {
    wrong_count(callable, parameters, args.size() + keywords.size());
  }
  const auto by_name = [&](const std::string &name) -> const Value * {
    for (const auto &[key, value] : keywords) {
      if (key == name) return &value;
    }
    return nullptr;
  };
  const auto is_parameter = [&](const std::string &name) {
    const auto named = [&](const std::string *each) { return *each == name; };
    return std::any_of(parameters.positional.begin() + static_cast<std::ptrdiff_t>(parameters.positional_only),
                       parameters.positional.end(), named) ||
           std::any_of(parameters.keyword_only.begin(), parameters.keyword_only.end(), named);
  };
  for (const auto &[key, value] : keywords) {
    if (!is_parameter(key)) {
      throw Complaint{fmt::format("{}() has no parameter that can be given as '{}='", callable.name(), key),
                      fmt::format("its parameters are ({})", signature(parameters))};
    }
  }
  Bound bound;
  const auto bind_named = [&](const std::string &name, bool allowed) {
    if (const Value *value = allowed ? by_name(name) : nullptr) {
      bound.emplace_back(name, *value);
      return;
    }
    const EnvValue *value = use_defaults ? callable.unit->defaults.find(name) : nullptr;
    if (value == nullptr) wrong_count(callable, parameters, args.size() + keywords.size());
    bound.emplace_back(name, Value::of(*value));
  };
  for (std::size_t i = 0; i < count; ++i) {
    const std::string &name = *parameters.positional[i];
    if (i >= args.size()) {
      bind_named(name, i >= parameters.positional_only);
      continue;
    }
    if (i >= parameters.positional_only && by_name(name) != nullptr) {
      throw Complaint{fmt::format("{}() got two values for argument '{}'", callable.name(), name), ""};
    }
    bound.emplace_back(name, args[i]);
  }
  if (parameters.rest != nullptr) {
    const std::size_t first = std::min(count, args.size());
    bound.emplace_back(*parameters.rest, Value::tuple({args.begin() + static_cast<std::ptrdiff_t>(first), args.end()}));
  }
  for (const std::string *each : parameters.keyword_only) bind_named(*each, true);
  return bound;
}

// --- module

ir::Module ModuleCompiler::run(std::span<const Argument> args, std::vector<std::size_t> *frozen) {
  const Unit &unit = program_.kernel();
  const Callable callable{&unit, &unit.tree};
  std::vector<Value> values;
  for (const Argument &each : args) values.push_back(shape_of(each));
  Bound bound;
  try {
    bound = bind(callable, values, {}, true);
  } catch (const Complaint &complaint) {
    throw Error(ErrorKind::Type, complaint.text + (complaint.help.empty() ? "" : "; " + complaint.help));
  }
  module_.functions.push_back(std::make_unique<ir::Function>());
  ir::Function &function = *module_.functions.front();
  function.name = callable.name();
  function.kind = options_.kind;
  function.source_file = unit.file;
  FunctionCompiler compiler(*this, callable, function);
  active_.push_back({"", &unit.tree, &compiler});
  compiler.run(bound);
  active_.pop_back();
  if (frozen != nullptr) {
    for (const EnvValue *each : compiler.frozen()) frozen->push_back(each->unit);
  }
  drop_unused_functions();
  return std::move(module_);
}

const Scope &ModuleCompiler::scope(const Node &function) {
  std::unique_ptr<Scope> &entry = scopes_[&function];
  if (!entry) entry = std::make_unique<Scope>(function);
  return *entry;
}

const EnvValue &ModuleCompiler::keep(EnvValue value) {
  kept_.push_back(std::move(value));
  return kept_.back();
}

std::string ModuleCompiler::unique_name(const std::string &wanted) {
  std::string name = wanted;
  for (int i = 2; module_.find(name) != nullptr; ++i) name = fmt::format("{}_{}", wanted, i);
  return name;
}

const Specialised &ModuleCompiler::specialise(const Callable &callable, const Bound &arguments, const Unit &caller,
                                              const Node &call) {
  std::string key = fmt::format("{}", static_cast<const void *>(callable.tree));
  for (const auto &[name, value] : arguments) append_key(value, key);
  const std::size_t position = static_cast<std::size_t>(
      std::find_if(active_.begin(), active_.end(), [&](const Active &each) { return each.key == key; }) -
      active_.begin());
  if (position < active_.size()) return call_active(position, caller, call);
  if (active_.front().tree == callable.tree) {
    throw located(ErrorKind::Unsupported, caller, call,
                  {fmt::format("kernel {}() calls itself, which kernels do not support", callable.name()),
                   "move what calls itself into a device function"});
  }
  constexpr std::ptrdiff_t kMostTypes = 16;
  const auto same = [&](const Active &each) { return each.tree == callable.tree; };
  if (std::count_if(active_.begin(), active_.end(), same) > kMostTypes) {
    throw located(ErrorKind::Typing, caller, call,
                  {fmt::format("{}() calls itself with arguments of ever other types", callable.name()),
                   "give the arguments the same types in each call"});
  }
  if (entries_.find(key) == entries_.end()) made_.push_back(key);
  Entry &entry = entries_[key];
  if (entry.done) return entry.result;
  module_.functions.push_back(std::make_unique<ir::Function>());
  ir::Function &function = *module_.functions.back();
  function.name = unique_name(callable.name());
  function.kind = ir::FunctionKind::Device;
  function.source_file = callable.unit->file;
  FunctionCompiler compiler(*this, callable, function, recursive_.contains(key));
  active_.push_back({key, callable.tree, &compiler});
  Value result;
  try {
    result = compiler.run(arguments);
  } catch (const Error &error) {
    throw called_from(error, callable.name(), caller, call);
  } catch (const ConstantWanted &wanted) {
    active_.pop_back();
    throw ConstantWanted{called_from(wanted.error, callable.name(), caller, call)};
  } catch (const NotYetAssigned &) {
    active_.pop_back();
    throw;
  }
  active_.pop_back();
  entry.result = {&function, std::move(result), compiler.frozen(), compiler.recursive()};
  entry.done = !compiler.unfinished();
  return entry.result;
}

void ModuleCompiler::drop_unused_functions() {
  if (module_.functions.size() == 1) return;
  std::unordered_set<std::string> used{module_.functions.front()->name};
  std::vector<std::string> queue{module_.functions.front()->name};
  while (!queue.empty()) {
    const std::string name = std::move(queue.back());
    queue.pop_back();
    std::vector<std::string> calls;
    collect_calls(module_.find(name)->body, calls);
    for (std::string &each : calls) {
      if (used.insert(each).second) queue.push_back(std::move(each));
    }
  }
  std::erase_if(module_.functions, [&](const auto &each) { return !used.contains(each->name); });
}

// --- function

FunctionCompiler::FunctionCompiler(ModuleCompiler &module, const Callable &callable, ir::Function &function,
                                   bool recursive)
    : module_(module),
      callable_(callable),
      unit_(*callable.unit),
      scope_(module.scope(*callable.tree)),
      function_(function),
      builder_(function),
      recursive_(recursive) {}

void FunctionCompiler::fail(ErrorKind kind, const Node &node, std::string text, std::string help) const {
  throw located(kind, unit_, node, {std::move(text), std::move(help)});
}

void FunctionCompiler::constant_wanted(const Node &node, std::string text, std::string help) const {
  const Error error = located(ErrorKind::Typing, unit_, node, {std::move(text), std::move(help)});
  if (module_.nested()) throw ConstantWanted{error};
  throw Error(error);
}

void FunctionCompiler::at(const Node &node) {
  if (node.line > 0) builder_.set_loc({node.line, node.col, node.end_col});
}

Value FunctionCompiler::run(const Bound &arguments) {
  if (callable_.tree->tag == Node::Tag::Node && callable_.tree->kind == NodeKind::Other) {
    fail(ErrorKind::Unsupported, *callable_.tree, "async functions are not supported in kernels", "use def");
  }
  const ModuleCompiler::Mark mark = module_.mark();
  int round = 0;
  do {
    if (recursive_) {
      // What was found so far names values of a body that is gone.
      module_.forget_since(mark);
      own_arrays_.clear();
      loop_shapes_.clear();
    }
    try {
      compile_body(arguments);
    } catch (const FrozenArrayWanted &) {
      // What was found names values of a body that is gone.
      loop_shapes_.clear();
      own_arrays_.clear();
      result_ = {};
      raised_ = false;
      result_changed_ = true;
    }
    check_progress(++round);
  } while (result_changed_);
  if (function_.kind == ir::FunctionKind::Device) declare_result();
  return result_;
}

void FunctionCompiler::compile_body(const Bound &arguments) {
  start(arguments);
  at(*callable_.tree);
  check_depth();
  if (callable_.tree->kind == NodeKind::Lambda) {
    const Node &body = callable_.tree->field(1);
    const Value value = expression(body);
    result_ = join(result_, value);
    value_return_ = &body;
    const bool kernel = function_.kind == ir::FunctionKind::Simt;
    if (result_.is(Value::Kind::Conflict) || (kernel && !value.is(Value::Kind::None))) {
      type_error(body, "a kernel returns nothing, and this lambda returns " + describe(value), "write it with def");
    }
    std::vector<ir::ValueId> ids;
    flatten(value, result_, ids);
    builder_.return_(ids);
    reachable_ = false;
  } else {
    block(callable_.tree->items(2));
  }
  finish();
}

void FunctionCompiler::start(const Bound &arguments) {
  function_.values.clear();
  function_.params.clear();
  function_.param_names.clear();
  function_.result_types.clear();
  function_.body = {};
  builder_.set_region(&function_.body);
  locals_.assign(static_cast<std::size_t>(scope_.size()), Value{});
  reachable_ = true;
  result_changed_ = false;
  unassigned_.reset();
  loops_.clear();
  conditional_ = 0;
  for (const auto &[name, value] : arguments) {
    Value bound = parameter(value, name.substr(0, name.find('@')));
    const int local = scope_.find(name);
    if (local >= 0) {
      locals_[static_cast<std::size_t>(local)] = std::move(bound);
    } else {
      captured_[name] = std::move(bound);
    }
  }
  depth_ = {};
  if (recursive_) depth_ = builder_.param(ir::Type::scalar(DType::Int32), "depth");
  waiting_ = nullptr;
  waits_outside_ = false;
  frozen_ids_.clear();
  for (const EnvValue *each : frozen_) {
    const ir::LayoutClass layout = each->contiguous ? ir::LayoutClass::Contiguous : ir::LayoutClass::General;
    frozen_ids_.push_back(builder_.param(ir::Type::array(each->scalar.dtype, each->rank, layout),
                                         each->name.empty() ? fmt::format("frozen_{}", each->unit) : each->name));
  }
}

/// An array of the surrounding program: a parameter behind those of the arguments. The first use begins the function
/// again with such a parameter.
Value FunctionCompiler::frozen_array(const EnvValue &env) {
  for (std::size_t i = 0; i < frozen_.size(); ++i) {
    if (frozen_[i]->unit != env.unit) continue;
    Value result;
    result.kind = Value::Kind::Array;
    result.id = frozen_ids_[i];
    result.array = function_.type(result.id);
    result.dtype = result.array.dtype;
    return result;
  }
  frozen_.push_back(&env);
  throw FrozenArrayWanted{};
}

bool FunctionCompiler::is_read_only(const Value &array) const {
  const auto read_only = [&](const Value &each) { return is_read_only(each); };
  if (std::any_of(array.alternatives.begin(), array.alternatives.end(), read_only)) return true;
  if (array.is(Value::Kind::Record)) return std::any_of(array.items.begin(), array.items.end(), read_only);
  const auto found = std::find(frozen_ids_.begin(), frozen_ids_.end(), array.id);
  return found != frozen_ids_.end() && !frozen_[static_cast<std::size_t>(found - frozen_ids_.begin())]->writeable;
}

Value FunctionCompiler::parameter(const Value &shape, const std::string &name) {
  Value result = shape_of(shape);
  if (shape.is_constant()) return shape;  // a default value or a captured constant
  switch (shape.kind) {
    case Value::Kind::Scalar: result.id = builder_.param(ir::Type::scalar(shape.dtype), name); break;
    case Value::Kind::Array: result.id = builder_.param(shape.array, name); break;
    case Value::Kind::View:
      if (shape.seen == Value::Seen::Same) result.id = builder_.param(shape.array, name);
      [[fallthrough]];
    case Value::Kind::Choice:
    case Value::Kind::Optional:
    case Value::Kind::Record:
    case Value::Kind::Tuple:
      for (std::size_t i = 0; i < result.items.size(); ++i) {
        result.items[i] = parameter(shape.items[i], fmt::format("{}_{}", name, i));
      }
      for (std::size_t i = 0; i < result.alternatives.size(); ++i) {
        result.alternatives[i] = parameter(shape.alternatives[i], fmt::format("{}_{}", name, i));
      }
      if (shape.seen != Value::Seen::Same) result.id = result.alternatives[0].id;
      break;
    default: break;
  }
  return result;
}

void FunctionCompiler::finish() {
  const bool waits = waiting_ != nullptr || waits_outside_;
  if (unassigned_ && !waits) {
    fail(ErrorKind::Name, *unassigned_->second,
         fmt::format("variable '{}' is read before it is assigned", unassigned_->first), "assign it first");
  }
  if (reachable_ && value_return_ != nullptr && !result_.is(Value::Kind::None) && !waits) {
    type_error(
        *value_return_,
        fmt::format("{}() returns {} here, but it can also end without a return", callable_.name(), describe(result_)),
        "end every path with a return of a value");
  }
  if (reachable_) {
    if (result_.is(Value::Kind::Undefined)) result_ = Value::none();
    builder_.return_();
    return;
  }
  const std::vector<std::unique_ptr<ir::Op>> &ops = builder_.region()->ops;
  if (!ops.empty() && ir::is_terminator(ops.back()->code)) return;
  std::vector<ir::ValueId> ids;
  flatten({}, result_, ids);
  builder_.return_(ids);
}

}  // namespace python

}  // namespace gridstride::lang
