#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "kernels/point_function.h"

namespace gridstride::kernels {

struct ReductionSource {
  std::string name;
  std::vector<PointDeclaration> inputs;
  std::vector<PointDeclaration> outputs;
  std::string map;
  std::string reduce;
  std::string post_map;
  std::string identity;     ///< empty: none
  std::string reduce_type;  ///< empty: that of the first output
  std::string preamble;
  lang::c::Definitions definitions;
};

/// A reduction given in C: CuPy's ReductionKernel. Calls may come from any thread. The order in which elements are
/// combined follows from the shapes alone.
class ReductionFunction {
public:
  explicit ReductionFunction(ReductionSource source);

  [[nodiscard]] const ReductionSource &source() const { return source_; }
  /// Without `axes` over all of them. Throws Error: Type, Value, Index as CuPy does, and what the compilation finds.
  [[nodiscard]] std::vector<array::Array> call(std::span<const PointOperand> inputs,
                                               std::span<const PointOperand> outputs,
                                               std::optional<std::vector<int>> axes, bool keepdims,
                                               const std::shared_ptr<Stream> &stream);
  [[nodiscard]] std::vector<std::pair<std::string, std::string>> specialisations() const;
  /// Their PTX for a compute capability.
  [[nodiscard]] std::vector<std::string> ptx(int major, int minor) const;

private:
  struct Step {
    int axis = 0;
    bool first = true;
    bool last = true;
    [[nodiscard]] std::size_t number() const {
      return static_cast<std::size_t>(axis) + (first ? 2U : 0U) + (last ? 4U : 0U);
    }
  };
  [[nodiscard]] ir::Module build(std::span<const TypeCode> codes, const Step &step) const;
  [[nodiscard]] Dispatcher &dispatcher(const Step &step);
  [[nodiscard]] std::vector<std::pair<std::string, DType>> variables(const PointTypes &types) const;
  [[nodiscard]] std::vector<DType> scalars_of(const std::vector<std::pair<std::string, DType>> &types);
  [[nodiscard]] static std::vector<array::Array> delivered(std::vector<array::Array> &results,
                                                           std::span<const array::Array> targets, const Shape &shape);
  void run(const Step &step, std::span<const Argument> arguments, const Shape &space,
           const std::shared_ptr<Stream> &stream);

  ReductionSource source_;
  lang::c::PointProgram program_;
  std::mutex mutex_;
  std::unique_ptr<Dispatcher> dispatchers_[8];
  /// For one choice of the types: the scalars of the combined value.
  struct Scalars {
    std::vector<std::pair<std::string, DType>> types;
    std::vector<DType> dtypes;
  };
  std::vector<Scalars> scalars_;
};

}  // namespace gridstride::kernels
