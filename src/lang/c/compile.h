#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "ir/ir.h"
#include "lang/c/tree.h"

namespace gridstride::lang::c {

/// A CUDA C source: kernels and what they need. Immutable; may be compiled from any thread.
class Program {
public:
  /// Throws Error with the place in `file`.
  [[nodiscard]] static Program parse(const std::string &text, const std::string &file, const Definitions &definitions);

  [[nodiscard]] const Unit &unit() const { return *unit_; }
  /// The names of the kernels, in order.
  [[nodiscard]] std::vector<std::string> kernels() const;

private:
  std::shared_ptr<Unit> unit_;
};

/// What a kernel takes from its caller.
struct KernelParameter {
  std::string name;
  bool is_array = false;       ///< a pointer: an array of one dimension in C order
  DType dtype = DType::Int32;  ///< of the number, or of the array's elements
  bool is_void = false;        ///< void*, of which nothing says what is in it: bytes
  int fields = 1;              ///< a struct given by value: so many numbers of `dtype`, each a parameter of its own
};

struct CompiledKernel {
  ir::Module module;
  std::vector<KernelParameter> parameters;
  /// Variables of the source outside of functions that the kernel uses: arrays behind the parameters.
  struct Global {
    std::string name;
    DType dtype = DType::Int32;
    std::int64_t count = 0;
    std::vector<Scalar> initial;  ///< empty, or one for each element
  };
  std::vector<Global> globals;
};

struct Options {
  bool debug = false;       ///< accesses outside are Check::Report
  bool boundscheck = true;  ///< without it they are Check::None
};

/// The IR of a kernel; `name` may have template arguments: "scale<float, 4>". Throws Error: Key for no such kernel;
/// Typing for a program that is wrong, Unsupported for C that the front end does not know, both with the place.
[[nodiscard]] CompiledKernel compile_kernel(const Program &program, const std::string &name, const Options &options);

// --- kernels over the elements of arrays: CuPy's ElementwiseKernel and ReductionKernel

/// A parameter of such a kernel.
struct PointParameter {
  std::string name;
  ir::Type type;     ///< a number, or an array of the rank of the space (raw: of any rank)
  bool raw = false;  ///< the whole array, indexed by the user
  bool output = false;
};

/// A preamble and the parts of the body, parsed for some names of types.
struct PointProgram {
  std::shared_ptr<Unit> unit;
  std::vector<NodePtr> parts;
};
[[nodiscard]] PointProgram parse_points(const Part &preamble, const std::vector<Part> &parts,
                                        const Definitions &definitions, const std::vector<std::string> &types);

struct PointKernel {
  std::string name;
  std::vector<PointParameter> parameters;
  std::vector<std::pair<std::string, DType>> types;  ///< of the type variables
  int rank = 1;                                      ///< of the space
  /// False: an Elementwise kernel. True: a Simt kernel, a thread a point, which may use what threads have; then the
  /// extents of the space are its last parameters. Both have the number of points, `n`, as a parameter before those.
  bool threads = false;
  bool flat_raws = true;  ///< raw arrays in C order are given with one dimension
};

/// Thrown by compile_points for a body that needs threads (atomic operations, arrays of its own) where `threads` is
/// false.
struct ThreadsWanted {};

/// Thrown for a body that asks for the shape of a raw array where `flat_raws` is true.
struct RanksWanted {};

/// The kernel that runs parts[0] (before), parts[1] and parts[2] (after) for every point.
[[nodiscard]] ir::Module compile_points(const PointProgram &program, const PointKernel &kernel);

// --- reductions: parts are the expressions that map an element, combine `a` and `b`, and give the outputs of `a`; then
// "type name;" with the type that is combined, and the identity (may be empty)

/// One step of a reduction: over axis `axis` of arrays of two dimensions. A point (of the space of the outputs, two
/// dimensions, too) combines the elements whose number along the axis is its own, plus a multiple of the space's
/// extent there.
struct ReductionKernel {
  std::string name;
  std::vector<PointParameter> inputs;   ///< arrays of two dimensions, raw ones, numbers; behind the first step without
                                        ///< the former, which the partial results stand for
  std::vector<PointParameter> outputs;  ///< of the last step
  std::vector<std::pair<std::string, DType>> types;
  std::vector<ir::LayoutClass> partials_in;  ///< of the arrays that hold the scalars of the partial results
  std::vector<ir::LayoutClass> partials_out;
  int axis = 0;
  bool first = true;
  bool last = true;
};

/// The scalars that a value of the combined type is made of.
[[nodiscard]] std::vector<DType> reduction_scalars(const PointProgram &program,
                                                   const std::vector<std::pair<std::string, DType>> &types);
/// The parameters: inputs (or partial results, then numbers and raw inputs), outputs or partial results, then int64:
/// the extent of the reduced axis, the number of elements mapped, the number of results.
[[nodiscard]] ir::Module compile_reduction(const PointProgram &program, const ReductionKernel &kernel);

}  // namespace gridstride::lang::c
