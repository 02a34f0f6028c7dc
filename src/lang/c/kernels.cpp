#include <algorithm>
#include <functional>
#include <utility>

#include <fmt/format.h>

#include "lang/c/compile.h"
#include "lang/c/compiler.h"

namespace gridstride::lang::c {

Program Program::parse(const std::string &text, const std::string &file, const Definitions &definitions) {
  Program program;
  program.unit_ = std::make_shared<Unit>();
  parse_source(*program.unit_, file, text, definitions, {});
  return program;
}

std::vector<std::string> Program::kernels() const {
  std::vector<std::string> names;
  for (const auto &each : unit_->functions) {
    if (each->is_kernel) names.push_back(each->name);
  }
  return names;
}

namespace {

/// The type that a void pointer is cast to in a function; null where it is not.
const TypeName *cast_of(const NodePtr &node, const std::string &parameter) {
  if (!node) return nullptr;
  if (node->kind == NodeKind::Cast && node->type.pointers > 0 && node->kids[0]->kind == NodeKind::Name &&
      node->kids[0]->text == parameter) {
    return &node->type;
  }
  for (const NodePtr &each : node->kids) {
    if (const TypeName *found = cast_of(each, parameter)) return found;
  }
  return nullptr;
}

class KernelCompiler {
public:
  KernelCompiler(const Program &program, const Function &kernel, const Options &options)
      : unit_(program.unit()), kernel_(kernel) {
    auto function = std::make_unique<ir::Function>();
    function->name = kernel.name;
    function->kind = ir::FunctionKind::Simt;
    if (!unit_.sources.empty()) function->source_file = unit_.sources.front()->file;
    function_ = function.get();
    result_.module.functions.push_back(std::move(function));
    compiler_ = std::make_unique<Compiler>(unit_, *function_, options);
  }

  CompiledKernel run(const Node &name) {
    bind_templates(name);
    for (std::size_t i = 0; i < kernel_.parameters.size(); ++i) parameter(kernel_.parameters[i], i);
    compiler_->find_global = [this](const std::string &variable) { return find_global(variable); };
    compiler_->global = [this](std::size_t number) { return global(number); };
    compiler_->statement(kernel_.body);
    compiler_->finish();
    return std::move(result_);
  }

private:
  void bind_templates(const Node &name) {
    const std::vector<TemplateParameter> &wanted = kernel_.templates;
    if (name.type.arguments.size() > wanted.size()) {
      fail(kernel_.place, fmt::format("the kernel '{}' takes {} template arguments, but {} were given", kernel_.name,
                                      wanted.size(), name.type.arguments.size()));
    }
    for (std::size_t i = 0; i < wanted.size(); ++i) {
      const bool given = i < name.type.arguments.size();
      if (!given && !wanted[i].has_default) {
        fail(kernel_.place,
             fmt::format("the kernel '{}' is a template, and '{}' does not say what '{}' is", kernel_.name, name.text,
                         wanted[i].name),
             fmt::format("name it with its arguments: get_function(\"{}<float>\")", kernel_.name));
      }
      if (wanted[i].is_type) {
        if (given && name.type.values[i])
          fail(kernel_.place, fmt::format("'{}' of '{}' is a type", wanted[i].name, kernel_.name));
        compiler_->bind_type(wanted[i].name, compiler_->resolve(given ? name.type.arguments[i] : wanted[i].type));
      } else {
        if (given && !name.type.values[i])
          fail(kernel_.place, fmt::format("'{}' of '{}' is a number", wanted[i].name, kernel_.name));
        const Value value = compiler_->expression(given ? name.type.values[i] : wanted[i].initial);
        if (!value.is_scalar() || !value.constant()) fail(kernel_.place, "a template argument must be a constant");
        const Type *type = compiler_->resolve(wanted[i].type);
        compiler_->bind_number(wanted[i].name, value.constant()->cast(type->dtype));
      }
    }
  }

  void parameter(const Parameter &each, std::size_t number) {
    const Type *type = compiler_->resolve(each.type);
    const std::string name = each.name.empty() ? fmt::format("argument{}", number + 1) : each.name;
    KernelParameter made;
    made.name = name;
    if (type->is_pointer()) {
      const Type *element = type->element;
      made.is_array = true;
      if (element->is(Type::Kind::Void)) {
        const TypeName *found = cast_of(kernel_.body, name);
        made.is_void = found == nullptr;
        element = found != nullptr ? compiler_->resolve(*found)->element : compiler_->types().scalar(DType::Int8);
      }
      const auto form = memory_form(element);
      if (!form) {
        unsupported(each.place, fmt::format("an array of {} as an argument is not supported", describe(element)),
                    "give the kernel one array a member; a struct of numbers of one type is possible");
      }
      made.dtype = form->first;
      Base base;
      base.array = compiler_->builder().param(ir::Type::array(form->first, 1, ir::LayoutClass::Contiguous), name);
      base.dtype = form->first;
      const Value pointer = compiler_->pointer_to_base(compiler_->add_base(base), type->element);
      static_cast<void>(compiler_->declare(name, type, pointer.slots));
    } else if (type->is_scalar()) {
      made.dtype = type->dtype;
      Slot slot;
      slot.dtype = type->dtype;
      slot.id = compiler_->builder().param(ir::Type::scalar(type->dtype), name);
      slot.nonnegative = kind_of(type->dtype) == DTypeKind::Unsigned || type->dtype == DType::Bool;
      static_cast<void>(compiler_->declare(name, type, {slot}));
    } else if (type->is(Type::Kind::Struct) && type->record->uniform) {
      made.dtype = *type->record->uniform;
      made.fields = static_cast<int>(type->record->elements);
      std::vector<Slot> slots;
      for (int i = 0; i < made.fields; ++i) {
        Slot slot;
        slot.dtype = made.dtype;
        slot.id = compiler_->builder().param(ir::Type::scalar(made.dtype), fmt::format("{}_{}", name, i));
        slots.push_back(slot);
      }
      static_cast<void>(compiler_->declare(name, type, slots));
    } else {
      unsupported(each.place, fmt::format("a {} as an argument of a kernel is not supported", describe(type)),
                  "pass its members one by one");
    }
    result_.parameters.push_back(std::move(made));
  }

  int find_global(const std::string &variable) const {
    for (std::size_t i = 0; i < unit_.variables.size(); ++i) {
      const Node &node = *unit_.variables[i];
      if (node.text != variable) continue;
      const bool is_constant = (node.flags & kStaticConst) != 0 && node.kids.size() == 1 && node.kids[0];
      return is_constant ? -1 : static_cast<int>(i);
    }
    return -1;
  }

  std::pair<ir::ValueId, const Type *> global(std::size_t number) {
    const auto known = globals_.find(number);
    if (known != globals_.end()) return known->second;
    const Node &node = *unit_.variables[number];
    const Type *type = compiler_->variable_type(node);
    const auto form = memory_form(type);
    if (!form || form->second == 0)
      unsupported(node.place, fmt::format("the variable '{}' is not supported", node.text));
    Base base;
    base.array = compiler_->builder().param(ir::Type::array(form->first, 1, ir::LayoutClass::Contiguous), node.text);
    base.dtype = form->first;
    base.constant = (node.flags & kConstant) != 0;
    static_cast<void>(compiler_->add_base(base));
    CompiledKernel::Global made{node.text, form->first, form->second, {}};
    if (node.kids[0] && node.kids[0]->kind == NodeKind::List) {
      compiler_->constants(*node.kids[0], type, made.initial);
    } else if (node.kids[0]) {
      const Value value = compiler_->expression(node.kids[0]);
      if (!value.is_scalar() || !value.constant())
        unsupported(node.place, "the value is not known when the kernel is compiled");
      made.initial.push_back(*value.constant());
    }
    if (!made.initial.empty()) made.initial.resize(static_cast<std::size_t>(made.count), Scalar::of_bool(false));
    for (Scalar &each : made.initial) each = each.cast(made.dtype);
    result_.globals.push_back(std::move(made));
    return globals_[number] = {base.array, type};
  }

  const Unit &unit_;
  const Function &kernel_;
  CompiledKernel result_;
  ir::Function *function_ = nullptr;
  std::unique_ptr<Compiler> compiler_;
  std::map<std::size_t, std::pair<ir::ValueId, const Type *>> globals_;
};

}  // namespace

CompiledKernel compile_kernel(const Program &program, const std::string &name, const Options &options) {
  Unit names;
  names.structs = program.unit().structs;
  names.aliases = program.unit().aliases;
  const NodePtr wanted = parse_name_expression(names, name);
  for (const auto &each : program.unit().functions) {
    if (!each->is_kernel || each->name != wanted->text) continue;
    CompiledKernel made = KernelCompiler(program, *each, options).run(*wanted);
    return made;
  }
  std::string known;
  for (const std::string &each : program.kernels()) known += (known.empty() ? "" : ", ") + each;
  throw Error(ErrorKind::Key, fmt::format("the source has no kernel '{}'; it has {}", name,
                                          known.empty() ? "none (a kernel is a __global__ function)" : known));
}

}  // namespace gridstride::lang::c
