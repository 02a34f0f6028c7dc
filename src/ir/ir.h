#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "base/error.h"
#include "ir/type.h"
#include "ops/scalar_op.h"
#include "types/scalar.h"

namespace gridstride::ir {

// The one typed kernel IR: structured SSA. A Module holds functions; a function is a region of ops; an op has operands,
// results, attributes and nested regions. Values dominate their uses lexically: a region sees the values of the regions
// around it. Control flow exists only as If, For and Loop, whose regions end in one terminator.

enum class OpCode : std::uint8_t {
  // --- values
  Constant,  ///< () -> scalar. `scalar` is the value.
  Scalar,    ///< `scalar_op` on operands: ops/scalar_op.h.
  Cast,      ///< (scalar) -> scalar of the result's dtype. Integers wrap, float to integer saturates and NaN gives 0,
             ///< to bool is != 0, complex to real drops the imaginary part (types/scalar.h, Scalar::cast).
  // --- SIMT identity. `dim` is 0, 1, 2 for x, y, z.
  ThreadIdx,   ///< () -> int32
  BlockIdx,    ///< () -> int32
  BlockDim,    ///< () -> int32. Uniform.
  GridDim,     ///< () -> int32. Uniform.
  GlobalIdx,   ///< () -> int64: block index * block extent + thread index
  GlobalSize,  ///< () -> int64: grid extent * block extent. Uniform.
  // --- memory
  Extent,  ///< (array) -> int64: the extent of axis `dim`; from 0 to 2**62
  Stride,  ///< (array) -> int64: the byte stride of axis `dim`
  Load,    ///< (array, int64 index of each axis) -> scalar. `check` says what an index outside does: see Check.
  Store,   ///< (array, scalar value, int64 index of each axis) -> (). The same.
  // --- control flow
  If,      ///< (bool) -> results. Regions: then, else. Each ends in Yield of the results, or leaves by Break,
           ///< Continue or Return.
  For,     ///< (lo, hi, step, carried...) -> carried. Body region args: induction value, carried. lo, hi, step are
           ///< of one integer dtype. Runs while iv < hi (step > 0) or iv > hi (step < 0); step 0 runs nothing;
           ///< an induction value that would overflow ends the loop. The body ends in Continue(carried),
           ///< Break(carried) or Return. Results are the carried values at the end.
  Loop,    ///< (carried...) -> carried. Body region args: carried. Runs until Break or Return.
  Reduce,  ///< (lo, hi) int64 -> scalar. Body region args: index. The body ends in Yield(value). Combines the values
           ///< of all indices by `scalar_op` in the order of ir/reduction_order.h; no index: `scalar`.
  Call,   ///< (args...) -> the callee's results. `symbol` names a function of the module. It may be recursive: how deep
          ///< is for the program to bound.
  Fault,  ///< (bool) -> (). Where true: records `fault` at this op's location, and the thread ends.
  // --- cooperation: Simt kernels and what they call. "Threads" are those of the block that have not ended.
  SharedArray,  ///< () -> Contiguous array in Space::Shared of extents `shape`: one for each block and op. With the one
                ///< extent 0: the launch's dynamic shared memory, the same for all such ops, as many elements as fit.
                ///< What it holds at the block's start is unspecified.
  LocalArray,   ///< () -> Contiguous array in Space::Local of extents `shape`: one for each thread and op, made anew
                ///< wherever the op is met. What it holds then is unspecified.
  Barrier,      ///< Goes on when all threads have come to a barrier (of the grid: for `barrier` Grid). What they wrote
                ///< before it they all see after it. Plain, Grid: () -> (). Others: (bool) -> int32, see BarrierKind.
  Fence,        ///< () -> (). What this thread wrote before it others see before what it writes after it.
  Atomic,       ///< (array, value, index of each axis) -> the element's old value; Cas: (array, expected, desired,
                ///< indices). Reads and writes the element in one step: `atomic`. Outside (see Check): old value 0.
  Warp,         ///< Between threads of one warp: `warp` says which, with what operands and results.
  LaneId,       ///< () -> int32: the thread's number in its warp: (x + y * dim x + z * dim x * dim y) mod 32
  Print,        ///< (bool, int64, uint64 or float64...) -> (). Prints a text at once: `symbol` is its format, see
                ///< types/print_format.h.
  // --- terminators
  Yield,
  Break,
  Continue,  ///< operands: the values carried
  Return,    ///< operands: the function's results. In a kernel: the thread ends.
};

/// What a Load or Store does where an index is outside its extent. Signed indices in [-extent, 0) wrap first if `wrap`.
enum class Check : std::uint8_t {
  None,    ///< the index is known to be inside (or the user turned checks off)
  Drop,    ///< a store does nothing, a load gives 0
  Report,  ///< as Drop, and an IndexError is recorded and the thread ends
};

enum class FaultKind : std::uint8_t { None, Index, ZeroDivision, Assertion, Raise };

enum class BarrierKind : std::uint8_t {
  Plain,
  Count,  ///< gives for how many threads the operand is true
  And,    ///< 1 if for all, else 0
  Or,     ///< 1 if for any, else 0
  Grid,   ///< of all threads of the grid
};

/// What an Atomic stores, of the old value and its operand. Numbers without bool and complex; bit operations, Inc and
/// Dec on integers.
enum class AtomicOp : std::uint8_t {
  Add,
  Sub,
  Max,     ///< the operand where old < operand; else nothing
  Min,     ///< the operand where operand < old; else nothing
  NanMax,  ///< as Max, but a NaN in memory is replaced by an operand that is none
  NanMin,
  And,
  Or,
  Xor,
  Exch,  ///< the operand
  Inc,   ///< old >= operand ? 0 : old + 1, as unsigned numbers
  Dec,   ///< old == 0 or old > operand ? operand : old - 1, as unsigned numbers
  Cas,   ///< the desired value where the old one has the bits of the expected one; else nothing
};

/// Operations between the threads of a warp: 32 threads of the block, neighbours in the numbering of LaneId. The first
/// operand is the mask: an int32 with a bit for each thread that takes part (the thread itself always does). They wait
/// for each other at the same op; threads that have ended are not waited for and take no part.
enum class WarpOp : std::uint8_t {
  // (mask, value, int32 n) -> value. Of the thread that n leads to, within groups of `width` threads (a power of two):
  // its own value where that is outside of the group or takes no part.
  ShflIdx,   ///< n modulo `width`, in the group
  ShflUp,    ///< n before
  ShflDown,  ///< n after
  ShflXor,   ///< own place in the warp xor n; outside only if that is in a later group
  // (mask, bool) -> bool
  All,
  Any,
  Eq,          ///< the same for all
  Ballot,      ///< (mask, bool) -> int32: a bit for each thread for which it is true
  MatchAny,    ///< (mask, value) -> int32: a bit for each thread with the same bits
  MatchAll,    ///< (mask, value) -> (int32, bool): the threads taking part and true if all have the same bits; else 0
  ActiveMask,  ///< () -> int32: threads that are at this op together, at least the thread itself
  Sync,        ///< (mask) -> (). A barrier of those that take part.
};
inline constexpr int kWarpSize = 32;

/// A value's number in its function.
struct ValueId {
  std::uint32_t index = UINT32_MAX;
  [[nodiscard]] bool valid() const { return index != UINT32_MAX; }
  friend auto operator<=>(const ValueId &, const ValueId &) = default;
};

/// Line and column in the function's source file (from 1; 0 unknown).
struct Loc {
  std::int32_t line = 0;
  std::int32_t column = 0;
  std::int32_t end_column = 0;
  friend bool operator==(const Loc &, const Loc &) = default;
};

struct Op;

struct Region {
  std::vector<ValueId> args;
  std::vector<std::unique_ptr<Op>> ops;  ///< the last one is the terminator
};

struct Op {
  OpCode code = OpCode::Constant;
  std::vector<ValueId> operands;
  std::vector<ValueId> results;
  std::vector<Region> regions;

  // Attributes; which ones an op has is said at its OpCode.
  ScalarOp scalar_op = ScalarOp::Add;
  gridstride::Scalar scalar;
  std::uint8_t dim = 0;
  Check check = Check::None;
  bool wrap = false;
  std::uint32_t inside = 0;       ///< Load, Store: bit k: the index of axis k is known to be in [0, extent)
  std::uint32_t nonnegative = 0;  ///< Load, Store: bit k: the index of axis k is known to be >= 0
                                  ///< (facts that passes prove: code may use them and may ignore them)
  FaultKind fault = FaultKind::None;
  std::string symbol;  ///< Call: callee; Fault: message; Print: format

  std::vector<std::int64_t> shape;  ///< SharedArray, LocalArray
  BarrierKind barrier = BarrierKind::Plain;
  AtomicOp atomic = AtomicOp::Add;
  WarpOp warp = WarpOp::Sync;
  std::uint8_t width = kWarpSize;  ///< Warp, shuffles

  Loc loc;
};

/// Load, Store, Atomic: the ops that have an array, indices and a check.
[[nodiscard]] constexpr bool is_access(OpCode code) {
  return code == OpCode::Load || code == OpCode::Store || code == OpCode::Atomic;
}

/// The number of an access's first index among its operands.
[[nodiscard]] inline std::size_t first_index(const Op &op) {
  if (op.code == OpCode::Load) return 1;
  return op.code == OpCode::Atomic && op.atomic == AtomicOp::Cas ? 3 : 2;
}

/// A SharedArray of the memory whose size comes with the launch.
[[nodiscard]] inline bool is_dynamic(const Op &op) {
  return op.code == OpCode::SharedArray && op.shape.size() == 1 && op.shape[0] == 0;
}

/// What is known of a value: its type, and the name its user gave it (for messages and the printer).
struct ValueInfo {
  Type type;
  std::string name;
};

enum class FunctionKind : std::uint8_t {
  Elementwise,  ///< a kernel over an iteration space: body args are the parameters and then `space_rank` int64 indices
  Simt,         ///< a kernel of one thread: body args are the parameters
  Device,       ///< called by others: body args are the parameters; may return values
};

struct Function {
  std::string name;
  FunctionKind kind = FunctionKind::Simt;
  std::uint8_t space_rank = 0;  ///< Elementwise: rank of the iteration space, at least 1
  bool reduces_within = false;  ///< Elementwise with Reduce: true, vectorise inside each Reduce (long and
                                ///< contiguous); false, across the points of the iteration space
  bool disjoint = false;        ///< written arrays overlap no other parameter, but at the very same elements
  bool streaming = false;       ///< results exceed the caches: stores may bypass them
  std::vector<Type> params;
  std::vector<std::string> param_names;
  std::vector<Type> result_types;  ///< Device functions
  std::string source_file;
  std::vector<ValueInfo> values;  ///< indexed by ValueId
  Region body;

  ValueId new_value(Type type, std::string value_name = {});
  [[nodiscard]] const Type &type(ValueId id) const { return values[id.index].type; }
};

/// A kernel and the device functions it calls.
struct Module {
  std::vector<std::unique_ptr<Function>> functions;  ///< the kernel first

  [[nodiscard]] const Function &kernel() const { return *functions.front(); }
  [[nodiscard]] Function &kernel() { return *functions.front(); }
  [[nodiscard]] const Function *find(const std::string &name) const;
};

[[nodiscard]] std::unique_ptr<Function> clone(const Function &function);
[[nodiscard]] Module clone(const Module &module);

/// The text form, which round-trips (ir/README.md has the grammar).
[[nodiscard]] std::string print(const Module &module);
[[nodiscard]] std::string print(const Function &function);
/// Throws Error(Value) with line and column of the text.
[[nodiscard]] Module parse(const std::string &text);

/// Throws Error(Internal) naming the function, the op, the form required and the form given.
void verify(const Module &module);

}  // namespace gridstride::ir
