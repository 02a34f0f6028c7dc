#include "kernels/raw_function.h"

#include <cstring>

#include <fmt/format.h>

#include "array/creation.h"
#include "array/transfer.h"

namespace gridstride::kernels {

array::Array RawProgram::global(const lang::c::CompiledKernel::Global &variable) {
  const std::lock_guard lock(mutex_);
  const auto known = globals_.find(variable.name);
  if (known != globals_.end()) return known->second;
  array::Array made;
  if (variable.initial.empty()) {
    made = array::zeros(Shape{variable.count}, variable.dtype);
  } else {
    const std::size_t item = size_of(variable.dtype);
    std::vector<std::byte> bytes(variable.initial.size() * item);
    for (std::size_t i = 0; i < variable.initial.size(); ++i) variable.initial[i].store(bytes.data() + i * item);
    made = array::from_host(bytes.data(), Layout::contiguous(Shape{variable.count}, item), variable.dtype,
                            variable.dtype, 'C');
  }
  return globals_.emplace(variable.name, std::move(made)).first->second;
}

std::optional<array::Array> RawProgram::find_global(const std::string &name) const {
  const std::lock_guard lock(mutex_);
  const auto known = globals_.find(name);
  if (known == globals_.end()) return std::nullopt;
  return known->second;
}

RawFunction::RawFunction(std::shared_ptr<RawProgram> program, const std::string &name, const Options &options)
    : program_(std::move(program)), name_(name), dispatcher_(options) {
  lang::c::Options wanted;
  wanted.debug = options.debug;
  wanted.boundscheck = options.boundscheck;
  auto compiled = std::make_shared<lang::c::CompiledKernel>(lang::c::compile_kernel(program_->program(), name, wanted));
  parameters_ = compiled->parameters;
  for (const lang::c::KernelParameter &each : parameters_) {
    const ir::Type type =
        each.is_array ? ir::Type::array(each.dtype, 1, ir::LayoutClass::Contiguous) : ir::Type::scalar(each.dtype);
    for (int i = 0; i < each.fields; ++i) codes_.emplace_back(type);
  }
  std::vector<array::Array> globals;
  for (const auto &each : compiled->globals) globals.push_back(program_->global(each));
  const std::size_t count = globals.size();
  dispatcher_.set_build(
      [compiled, count](std::span<const TypeCode>, std::vector<std::size_t> *frozen) {
        for (std::size_t i = 0; i < count; ++i) frozen->push_back(i);
        return ir::clone(compiled->module);
      },
      std::move(globals));
}

const Specialisation &RawFunction::specialisation() {
  const Specialisation *made = made_.load(std::memory_order_acquire);
  if (made == nullptr) {
    made = &dispatcher_.specialise(codes_);
    made_.store(made, std::memory_order_release);
  }
  return *made;
}

const jit::Kernel &RawFunction::kernel() {
  return *specialisation().kernel(Variant::Disjoint);
}

void RawFunction::launch(const Configuration &configuration, std::span<const RawOperand> operands) {
  if (operands.size() != parameters_.size()) {
    throw Error(ErrorKind::Type, fmt::format("the kernel '{}' takes {} argument{}, but {} {} given", name_,
                                             parameters_.size(), parameters_.size() == 1 ? "" : "s", operands.size(),
                                             operands.size() == 1 ? "was" : "were"));
  }
  const Specialisation &chosen = specialisation();
  std::vector<array::Array> views;
  views.reserve(operands.size());
  std::vector<Argument> arguments;
  arguments.reserve(operands.size());
  for (std::size_t i = 0; i < operands.size(); ++i) {
    const lang::c::KernelParameter &parameter = parameters_[i];
    const RawOperand &operand = operands[i];
    if (!parameter.is_array) {
      if (operand.array != nullptr || operand.numbers.size() != static_cast<std::size_t>(parameter.fields)) {
        throw Error(
            ErrorKind::Type,
            fmt::format("argument {} of the kernel '{}', '{}', is {}, expected {}", i + 1, name_, parameter.name,
                        operand.array != nullptr ? "an array" : fmt::format("{} numbers", operand.numbers.size()),
                        parameter.fields == 1
                            ? std::string("a number")
                            : fmt::format("{} numbers of {}", parameter.fields, name(parameter.dtype))));
      }
      for (const Scalar &each : operand.numbers) arguments.emplace_back(each.cast(parameter.dtype));
      continue;
    }
    if (operand.array == nullptr) {
      throw Error(ErrorKind::Type,
                  fmt::format("argument {} of the kernel '{}', '{}', is a number, expected an array of {}", i + 1,
                              name_, parameter.name, name(parameter.dtype)));
    }
    const array::Array &array = *operand.array;
    if (!array.writeable() && chosen.writes(arguments.size())) {
      throw Error(ErrorKind::Value,
                  fmt::format("argument {} of the kernel '{}', '{}', is a read-only array, and the kernel "
                              "writes to it",
                              i + 1, name_, parameter.name));
    }
    Layout layout = array.layout();
    const auto item = static_cast<std::int64_t>(size_of(parameter.dtype));
    const std::int64_t bytes = layout.is_c_contiguous(array.itemsize())
                                   ? array.nbytes()
                                   : layout.byte_range(array.itemsize()).second - layout.offset;
    layout.shape = Shape{bytes / item};
    layout.strides = Strides{item};
    views.emplace_back(array.storage(), std::move(layout), parameter.dtype, true, array.writeable());
    arguments.emplace_back(views.back());
  }
  kernels::launch(chosen, configuration, arguments);
}

}  // namespace gridstride::kernels
