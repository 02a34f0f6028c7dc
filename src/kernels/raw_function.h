#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "array/array.h"
#include "kernels/dispatcher.h"
#include "lang/c/compile.h"

namespace gridstride::kernels {

/// A CUDA C source and the variables that it declares outside of functions.
class RawProgram {
public:
  /// Throws what the front end finds wrong.
  RawProgram(const std::string &text, const std::string &file, const lang::c::Definitions &definitions)
      : program_(lang::c::Program::parse(text, file, definitions)) {}

  [[nodiscard]] const lang::c::Program &program() const { return program_; }
  /// The memory of a variable; made at the first call, with its initial values or zeros.
  [[nodiscard]] array::Array global(const lang::c::CompiledKernel::Global &variable);
  /// The memory of a variable that a kernel uses; empty for no such one.
  [[nodiscard]] std::optional<array::Array> find_global(const std::string &name) const;

private:
  lang::c::Program program_;
  mutable std::mutex mutex_;
  std::map<std::string, array::Array> globals_;
};

/// An argument of a launch. Numbers are cast to what the kernel declares; a struct is several numbers.
struct RawOperand {
  const array::Array *array = nullptr;
  std::vector<Scalar> numbers;
};

/// A kernel of a CUDA C source: CuPy's RawKernel.
class RawFunction {
public:
  /// Compiles. Throws what the front end finds wrong; Error(Key) for no such kernel.
  RawFunction(std::shared_ptr<RawProgram> program, const std::string &name, const Options &options);

  [[nodiscard]] const std::vector<lang::c::KernelParameter> &parameters() const { return parameters_; }
  /// An array is given from its first element on, to its last one in memory; in C order for the kernel to index it.
  void launch(const Configuration &configuration, std::span<const RawOperand> operands);
  [[nodiscard]] const jit::Kernel &kernel();

private:
  [[nodiscard]] const Specialisation &specialisation();

  std::shared_ptr<RawProgram> program_;
  std::string name_;
  std::vector<lang::c::KernelParameter> parameters_;
  std::vector<TypeCode> codes_;
  Dispatcher dispatcher_;
  std::atomic<const Specialisation *> made_{nullptr};
};

}  // namespace gridstride::kernels
