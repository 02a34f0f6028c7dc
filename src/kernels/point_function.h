#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "array/array.h"
#include "kernels/dispatcher.h"
#include "lang/c/compile.h"

namespace gridstride::kernels {

/// A parameter as it is declared: "raw T x".
struct PointDeclaration {
  std::string name;
  std::string type;            ///< a type variable (one letter); empty where `dtype` says it
  std::optional<DType> dtype;  ///< of a declared type
  bool raw = false;
};

/// "T x, raw float32 y". Throws Error(Value) that names what is not understood.
[[nodiscard]] std::vector<PointDeclaration> parse_declarations(const std::string &text);

struct PointSource {
  std::string name;
  std::vector<PointDeclaration> inputs;
  std::vector<PointDeclaration> outputs;
  std::string operation;
  std::string preamble;
  std::string before;  ///< loop_prep
  std::string after;   ///< after_loop
  lang::c::Definitions definitions;
  bool returns = true;        ///< for the bindings: whether a call gives its results,
  bool always_tuple = false;  ///< and as a tuple also where there is one
};

/// An argument of a call: an array, or a number; `weak` for one of Python's, which takes the type of the others.
struct PointOperand {
  const array::Array *array = nullptr;
  Scalar value;
  bool weak = false;
};

/// The types of a call's parameters, and what the type variables stand for.
struct PointTypes {
  std::vector<DType> inputs;
  std::vector<DType> outputs;
  std::vector<std::pair<std::string, DType>> variables;
};

/// CuPy's rule: a type variable is what its arrays are, all the same; where it has none, its numbers decide. Throws
/// Error(Type).
[[nodiscard]] PointTypes decide_types(const std::string &kernel, std::span<const PointDeclaration> inputs,
                                      std::span<const PointDeclaration> outputs, std::span<const PointOperand> in,
                                      std::span<const PointOperand> out);

/// An operation in C on the elements of arrays: CuPy's ElementwiseKernel. Calls may come from any thread.
class PointFunction {
public:
  /// Parses the source; throws what the front end finds wrong.
  explicit PointFunction(PointSource source);

  [[nodiscard]] const PointSource &source() const { return source_; }
  /// Applies it. `size` is the number of elements where all arrays are raw; else negative. Outputs that are not given
  /// are made. Throws Error: Type, Value as CuPy does, and what the compilation finds.
  [[nodiscard]] std::vector<array::Array> call(std::span<const PointOperand> inputs,
                                               std::span<const PointOperand> outputs, std::int64_t size,
                                               std::uint32_t block, std::shared_ptr<Stream> stream);
  /// The specialisations made so far: the types of their arguments, and their IR.
  [[nodiscard]] std::vector<std::pair<std::string, std::string>> specialisations() const;
  /// Their PTX for a compute capability.
  [[nodiscard]] std::vector<std::string> ptx(int major, int minor) const;

private:
  /// How kernels are made; the first call finds out what the source needs.
  struct Mode {
    bool threads = false;
    bool flat_raws = true;
  };
  struct Variant {
    explicit Variant(const Options &options) : dispatcher(options) {}
    Dispatcher dispatcher;
    Mode mode;
  };
  [[nodiscard]] ir::Module build(std::span<const TypeCode> codes, const Mode &mode) const;
  [[nodiscard]] Variant &variant(int mode);
  [[nodiscard]] const PointTypes &types_of(std::span<const PointOperand> inputs, std::span<const PointOperand> outputs);

  PointSource source_;
  lang::c::PointProgram program_;
  bool uses_index_ = true;  ///< the order of the elements matters
  std::atomic<int> mode_{0};
  std::mutex mutex_;
  std::unique_ptr<Variant> variants_[4];
  std::atomic<Variant *> current_{nullptr};  ///< that of `mode_`
  /// The types of calls so far, by the arguments' own.
  std::vector<std::pair<std::string, std::unique_ptr<const PointTypes>>> known_types_;
};

}  // namespace gridstride::kernels
