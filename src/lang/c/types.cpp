#include <fmt/format.h>

#include "lang/c/compiler.h"

namespace gridstride::lang::c {

Symbol *Compiler::find(const std::string &name) {
  return const_cast<Symbol *>(std::as_const(*this).find(name));
}

/// In this function's scopes, innermost first; then what was bound for the whole kernel.
const Symbol *Compiler::find(const std::string &name) const {
  const auto in = [&](const Frame &each) -> const Symbol * {
    for (auto scope = each.scopes.rbegin(); scope != each.scopes.rend(); ++scope) {
      const auto found = scope->find(name);
      if (found != scope->end()) return &found->second;
    }
    return nullptr;
  };
  if (const Symbol *found = in(frames_.back())) return found;
  // Types and constants of the kernel itself hold in the functions that it calls.
  const auto &outer = frames_.front().scopes.front();
  const auto found = outer.find(name);
  if (found == outer.end()) return nullptr;
  const bool everywhere = found->second.kind == Symbol::Kind::Type || found->second.kind == Symbol::Kind::Constant;
  return everywhere ? &found->second : nullptr;
}

void Compiler::bind_type(const std::string &name, const Type *type) {
  Symbol symbol;
  symbol.kind = Symbol::Kind::Type;
  symbol.type = type;
  frame().scopes.back()[name] = symbol;
}

void Compiler::bind_number(const std::string &name, const Scalar &value) {
  Symbol symbol;
  symbol.kind = Symbol::Kind::Constant;
  symbol.constant = value;
  symbol.type = types_.scalar(value.dtype);
  frame().scopes.back()[name] = symbol;
}

const Type *Compiler::vector_type(const std::string &name) {
  if (name.empty() || name.back() < '1' || name.back() > '4') return nullptr;
  static const std::map<std::string, DType> bases = {
      {"char", DType::Int8},      {"uchar", DType::UInt8},      {"short", DType::Int16},   {"ushort", DType::UInt16},
      {"int", DType::Int32},      {"uint", DType::UInt32},      {"long", DType::Int64},    {"ulong", DType::UInt64},
      {"longlong", DType::Int64}, {"ulonglong", DType::UInt64}, {"float", DType::Float32}, {"double", DType::Float64}};
  const auto base = bases.find(name.substr(0, name.size() - 1));
  if (base == bases.end()) return nullptr;
  const auto cached = struct_cache_.find(name);
  if (cached != struct_cache_.end()) return cached->second;
  StructType &made = types_.new_struct();
  made.name = name;
  const auto count = static_cast<std::size_t>(name.back() - '0');
  for (std::size_t i = 0; i < count; ++i) {
    made.members.push_back({std::string(1, "xyzw"[i]), types_.scalar(base->second), i, static_cast<std::int64_t>(i)});
  }
  made.slots = count;
  made.uniform = base->second;
  made.elements = static_cast<std::int64_t>(count);
  return struct_cache_[name] = types_.of_struct(&made);
}

std::vector<Scalar> Compiler::template_numbers(const TypeName &name, std::vector<const Type *> &types) {
  std::vector<Scalar> numbers(name.arguments.size());
  types.assign(name.arguments.size(), nullptr);
  for (std::size_t i = 0; i < name.arguments.size(); ++i) {
    const NodePtr &value = name.values[i];
    if (!value) {
      types[i] = resolve(name.arguments[i]);
      continue;
    }
    // A name that stands for a type parses as an expression, too.
    if (value->kind == NodeKind::Name) {
      if (const Symbol *symbol = find(value->text); symbol != nullptr && symbol->kind == Symbol::Kind::Type) {
        types[i] = symbol->type;
        continue;
      }
    }
    const Value number = expression(value);
    if (!number.type->is_integral() || !number.constant()) {
      fail(value->place, "a template argument must be a type or an integer known when the kernel is compiled");
    }
    numbers[i] = *number.constant();
  }
  return numbers;
}

const Type *Compiler::struct_type(const Struct &declaration, const std::vector<const Type *> &types,
                                  const std::vector<Scalar> &numbers, const Place &place) {
  std::string key = declaration.name;
  for (std::size_t i = 0; i < types.size(); ++i) {
    key += (i == 0 ? "<" : ", ") + (types[i] != nullptr ? describe(types[i]) : numbers[i].to_string());
  }
  if (!types.empty()) key += '>';
  const auto cached = struct_cache_.find(key);
  if (cached != struct_cache_.end()) {
    if (cached->second == nullptr) unsupported(place, fmt::format("'{}' contains itself", key));
    return cached->second;
  }
  struct_cache_[key] = nullptr;
  StructType &made = types_.new_struct();
  made.name = key;
  made.declaration = &declaration;
  frames_.emplace_back();
  frames_.back().scopes.emplace_back();
  for (std::size_t i = 0; i < declaration.templates.size(); ++i) {
    const TemplateParameter &parameter = declaration.templates[i];
    if (parameter.is_type) {
      const Type *type = i < types.size() ? types[i] : parameter.has_default ? resolve(parameter.type) : nullptr;
      if (type == nullptr) fail(place, fmt::format("'{}' needs template arguments", declaration.name));
      made.bindings[parameter.name] = type;
      bind_type(parameter.name, type);
    } else {
      if (i >= numbers.size()) fail(place, fmt::format("'{}' needs template arguments", declaration.name));
      made.numbers[parameter.name] = numbers[i];
      bind_number(parameter.name, numbers[i]);
    }
  }
  bool uniform = true;
  for (const Field &field : declaration.fields) {
    StructType::Member member;
    member.name = field.name;
    member.type = resolve(field.type);
    if (!field.extents.empty()) {
      unsupported(place, fmt::format("the member '{}' of '{}' is an array", field.name, declaration.name),
                  "use a member for each element, or an array of its own");
    }
    if (member.type->is(Type::Kind::Void)) fail(place, fmt::format("the member '{}' is of type void", field.name));
    member.slot = made.slots;
    member.offset = made.elements;
    made.slots += slot_count(member.type);
    const auto form = memory_form(member.type);
    if (!form || (made.uniform && *made.uniform != form->first)) {
      uniform = false;
    } else {
      made.uniform = form->first;
      made.elements += form->second;
    }
    made.members.push_back(std::move(member));
  }
  if (!uniform) made.uniform.reset();
  frames_.pop_back();
  return struct_cache_[key] = types_.of_struct(&made);
}

const Type *Compiler::named_type(const TypeName &name) {
  if (const Symbol *symbol = find(name.name); symbol != nullptr && symbol->kind == Symbol::Kind::Type)
    return symbol->type;
  const auto alias = unit_.aliases.find(name.name);
  if (alias != unit_.aliases.end()) {
    frames_.emplace_back();
    frames_.back().scopes.emplace_back();
    const Type *type = nullptr;
    if (!alias->second.templates.empty()) {
      frames_.pop_back();
      std::vector<const Type *> types;
      const std::vector<Scalar> numbers = template_numbers(name, types);
      frames_.emplace_back();
      frames_.back().scopes.emplace_back();
      for (std::size_t i = 0; i < alias->second.templates.size() && i < types.size(); ++i) {
        if (types[i] != nullptr) {
          bind_type(alias->second.templates[i].name, types[i]);
        } else {
          bind_number(alias->second.templates[i].name, numbers[i]);
        }
      }
    }
    type = resolve(alias->second.type);
    frames_.pop_back();
    return type;
  }
  const auto record = unit_.structs.find(name.name);
  if (record != unit_.structs.end()) {
    if (name.arguments.empty() && frame().self != nullptr && frame().self->declaration == record->second.get()) {
      return types_.of_struct(frame().self);
    }
    std::vector<const Type *> types;
    const std::vector<Scalar> numbers = template_numbers(name, types);
    return struct_type(*record->second, types, numbers, name.place);
  }
  if (name.name == "complex") {
    if (name.arguments.size() != 1) fail(name.place, "complex needs its parts' type: complex<float>");
    const Type *part = resolve(name.arguments[0]);
    if (part->is_scalar() && part->dtype == DType::Float32) return types_.scalar(DType::Complex64);
    if (part->is_scalar() && part->dtype == DType::Float64) return types_.scalar(DType::Complex128);
    fail(name.place, fmt::format("complex<{}> does not exist", describe(part)),
         "use complex<float> or complex<double>");
  }
  if (name.name == "value_type of complex") {
    return resolve(name.arguments[0]);
  }
  if (name.name.rfind("value_type of ", 0) == 0) {
    TypeName inner = name;
    inner.name = name.name.substr(14);
    const Type *type = named_type(inner);
    if (type->is_scalar()) return types_.scalar(real_of(type->dtype));
  }
  if (name.name == "conditional" && name.arguments.size() == 3 && name.values[0]) {
    const Value test = expression(name.values[0]);
    if (test.is_scalar() && test.constant()) return resolve(name.arguments[test.constant()->as_bool() ? 1 : 2]);
  }
  if (name.name == "half") return types_.scalar(DType::Float16, true);
  if (name.name == "nv_bfloat16") return types_.scalar(DType::BFloat16, true);
  if (name.name == "void") return types_.void_type();
  if (const Type *vector = vector_type(name.name)) return vector;
  if (const std::optional<DType> dtype = dtype_from_name(name.name)) return types_.scalar(*dtype);
  if (name.name == "auto") unsupported(name.place, "'auto' is not supported here", "write the type");
  unsupported(name.place, fmt::format("the type '{}' is not supported", name.name));
}

const Type *Compiler::resolve(const TypeName &name) {
  const Type *type = name.expression ? type_of(name.expression) : named_type(name);
  for (int i = 0; i < name.pointers; ++i) {
    if (type->is_pointer()) {
      unsupported(name.place, "pointers to pointers are not supported", "pass one array and compute its index");
    }
    type = types_.pointer_to(type);
  }
  return type;
}

/// What an expression's type is; nothing of it runs.
const Type *Compiler::type_of(const NodePtr &node) {
  ir::Region *const region = builder_.region();
  const std::size_t ops = region->ops.size();
  const std::size_t values = function_.values.size();
  const std::size_t own = own_.size();
  const std::vector<Slot> before = slots_;
  const bool reachable = reachable_;
  const Type *type = expression(node).type;
  region->ops.resize(ops);
  if (own_.size() == own) function_.values.resize(values);
  slots_ = before;
  reachable_ = reachable;
  return type;
}

}  // namespace gridstride::lang::c
