#include <algorithm>
#include <string>
#include <unordered_set>
#include <vector>

#include "ir/cooperation.h"
#include "ir/ir.h"
#include "ir/mnemonics.h"
#include "ir/verifier_header.h"
#include "types/layout.h"
#include "types/print_format.h"

namespace gridstride::ir {

namespace {

std::uint8_t domain_bit(DType dtype) {
  switch (kind_of(dtype)) {
    case DTypeKind::Bool: return kOnBool;
    case DTypeKind::Signed:
    case DTypeKind::Unsigned: return kOnInt;
    case DTypeKind::Float: return kOnFloat;
    case DTypeKind::Complex: return kOnComplex;
  }
  return 0;
}

constexpr Type kInt64 = {Type::Kind::Scalar, DType::Int64, Space::Global, 0, LayoutClass::General};
constexpr Type kBool = {Type::Kind::Scalar, DType::Bool, Space::Global, 0, LayoutClass::General};
/// Shared and local arrays are at most this large.
constexpr std::int64_t kMostOwnBytes = std::int64_t{1} << 30;
constexpr Type kInt32 = {Type::Kind::Scalar, DType::Int32, Space::Global, 0, LayoutClass::General};

bool is_comparison(ScalarOp op) {
  return op >= ScalarOp::Eq && op <= ScalarOp::Ge;
}

/// int64 against uint64, which comparisons take as they are.
bool is_wide_mix(DType a, DType b) {
  return (a == DType::Int64 && b == DType::UInt64) || (a == DType::UInt64 && b == DType::Int64);
}

/// What the terminators of a region may be and must carry; null where one may not stand.
struct Exits {
  const std::vector<Type> *yields = nullptr;
  const std::vector<Type> *loops = nullptr;  ///< Break and Continue
  bool continues = false;                    ///< Continue (Break goes with `loops`)
  const std::vector<Type> *returns = nullptr;
};

class Verifier {
public:
  Verifier(const Module &module, const Function &function) : module_(module), function_(function) {}

  void run() {
    verify_header(function_);
    state_.assign(function_.values.size(), Unseen);
    for (ValueId arg : function_.body.args) define(arg, nullptr);
    const std::vector<Type> nothing;
    Exits exits;
    exits.returns = function_.kind == FunctionKind::Device ? &function_.result_types : &nothing;
    region(function_.body, exits, nullptr);
  }

private:
  enum State : std::uint8_t { Unseen, Visible, OutOfScope };

  [[noreturn]] void fail(const Op *op, const std::string &what) const { malformed(function_, op, what); }

  void define(ValueId id, const Op *op) {
    if (id.index >= function_.values.size())
      fail(op, "it defines value " + std::to_string(id.index) + ", which does not exist");
    if (state_[id.index] != Unseen) fail(op, "value " + describe(id) + " is defined twice");
    state_[id.index] = Visible;
    scope_.push_back(id);
  }

  std::string describe(ValueId id) const {
    const std::string &name = function_.values[id.index].name;
    return name.empty() ? std::to_string(id.index) : "'" + name + "'";
  }

  void region(const Region &body, const Exits &exits, const Op *owner) {
    if (body.ops.empty()) fail(owner, "a region is empty, expected a terminator");
    const std::size_t mark = scope_.size();
    for (std::size_t i = 0; i < body.ops.size(); ++i) {
      const Op &op = *body.ops[i];
      const bool last = i + 1 == body.ops.size();
      if (is_terminator(op.code) != last) {
        fail(&op, last ? "it ends a region, expected yield, break, continue or return"
                       : "a terminator stands before the end of its region");
      }
      operands_visible(op);
      if (last) {
        terminator(op, exits);
      } else {
        check(op, exits);
        for (ValueId result : op.results) {
          define(result, &op);
          const bool makes_array = op.code == OpCode::SharedArray || op.code == OpCode::LocalArray;
          if (!makes_array && !function_.type(result).is_scalar()) fail(&op, "an op of this kind gives no array");
        }
      }
    }
    while (scope_.size() > mark) {
      state_[scope_.back().index] = OutOfScope;
      scope_.pop_back();
    }
  }

  /// The region of an op: its arguments come into scope, and leave it again.
  void nested(const Op &op, std::size_t index, const Exits &exits) {
    const std::size_t mark = scope_.size();
    for (ValueId arg : op.regions[index].args) define(arg, &op);
    region(op.regions[index], exits, &op);
    while (scope_.size() > mark) {
      state_[scope_.back().index] = OutOfScope;
      scope_.pop_back();
    }
  }

  void operands_visible(const Op &op) const {
    for (ValueId id : op.operands) {
      if (id.index >= function_.values.size()) {
        fail(&op, "operand " + std::to_string(id.index) + " does not exist");
      }
      if (state_[id.index] != Visible) {
        fail(&op, "operand " + describe(id) +
                      (state_[id.index] == Unseen ? " is used before it is defined"
                                                  : " is used outside the region that defines it"));
      }
    }
  }

  void types_match(const Op &op, const char *what, const std::vector<ValueId> &values, std::size_t from,
                   const std::vector<Type> &wanted) const {
    const std::size_t count = values.size() - std::min(from, values.size());
    if (count != wanted.size()) {
      fail(&op,
           std::string("it has ") + std::to_string(count) + ' ' + what + ", expected " + std::to_string(wanted.size()));
    }
    for (std::size_t i = 0; i < count; ++i) {
      if (function_.type(values[from + i]) != wanted[i]) {
        fail(&op, std::string(what) + ' ' + std::to_string(i) + " is " + to_string(function_.type(values[from + i])) +
                      ", expected " + to_string(wanted[i]));
      }
    }
  }

  void terminator(const Op &op, const Exits &exits) const {
    const std::vector<Type> *wanted = nullptr;
    switch (op.code) {
      case OpCode::Yield: wanted = exits.yields; break;
      case OpCode::Break:
      case OpCode::Continue: wanted = exits.loops; break;
      default: wanted = exits.returns; break;
    }
    if (wanted == nullptr) fail(&op, "it does not fit the region it ends");
    if (!op.results.empty()) fail(&op, "a terminator has no results");
    types_match(op, "operands", op.operands, 0, *wanted);
  }

  void operand_count(const Op &op, std::size_t count) const {
    if (op.operands.size() != count) {
      fail(&op, "it has " + std::to_string(op.operands.size()) + " operands, expected " + std::to_string(count));
    }
  }

  void shape(const Op &op, std::size_t results, std::size_t regions) const {
    if (op.results.size() != results) {
      fail(&op, "it has " + std::to_string(op.results.size()) + " results, expected " + std::to_string(results));
    }
    if (op.regions.size() != regions) {
      fail(&op, "it has " + std::to_string(op.regions.size()) + " regions, expected " + std::to_string(regions));
    }
    for (ValueId id : op.results) {
      if (id.index >= function_.values.size()) fail(&op, "its result does not exist");
    }
    for (const Region &each : op.regions) {
      for (ValueId id : each.args) {
        if (id.index >= function_.values.size()) fail(&op, "its region's argument does not exist");
      }
    }
  }

  const Type &operand(const Op &op, std::size_t i) const { return function_.type(op.operands[i]); }

  void expect(const Op &op, const char *what, const Type &given, const Type &wanted) const {
    if (given != wanted) fail(&op, std::string(what) + " is " + to_string(given) + ", expected " + to_string(wanted));
  }

  void expect_scalar(const Op &op, std::size_t i) const {
    if (!operand(op, i).is_scalar()) {
      fail(&op, "operand " + std::to_string(i) + " is " + to_string(operand(op, i)) + ", expected a scalar");
    }
  }

  void expect_array(const Op &op, std::size_t i) const {
    if (!operand(op, i).is_array()) {
      fail(&op, "operand " + std::to_string(i) + " is " + to_string(operand(op, i)) + ", expected an array");
    }
  }

  const Type &result(const Op &op) const { return function_.type(op.results[0]); }

  std::vector<Type> result_types(const Op &op) const {
    std::vector<Type> types;
    types.reserve(op.results.size());
    for (ValueId id : op.results) types.push_back(function_.type(id));
    return types;
  }

  void scalar_op(const Op &op) const {
    const ScalarOpInfo &row = info(op.scalar_op);
    operand_count(op, row.arity);
    for (std::size_t i = 0; i < row.arity; ++i) expect_scalar(op, i);
    const bool select = row.signature == Signature::Select;
    const Type &typed = operand(op, select ? 1 : 0);
    for (std::size_t i = 0; i < row.arity; ++i) {
      Type wanted = typed;
      if (select && i == 0) wanted = kBool;
      if (row.signature == Signature::IntSecond && i == 1) wanted = operand(op, i) == kInt64 ? kInt64 : kInt32;
      if (is_comparison(op.scalar_op) && i == 1 && is_wide_mix(typed.dtype, operand(op, i).dtype)) continue;
      expect(op, ("operand " + std::to_string(i)).c_str(), operand(op, i), wanted);
    }
    const bool half = size_of(typed.dtype) < 4;
    if ((row.domain & domain_bit(typed.dtype)) == 0 || (row.signature == Signature::RealToComplex && half)) {
      fail(&op, "it is not defined on " + to_string(typed));
    }
    expect(op, "its result", result(op), Type::scalar(result_dtype(op.scalar_op, typed.dtype)));
  }

  void access(const Op &op) const {
    if (op.operands.empty()) operand_count(op, 1);
    expect_array(op, 0);
    const Type &array = operand(op, 0);
    const std::size_t first = first_index(op);
    operand_count(op, first + array.rank);
    for (std::size_t i = first; i < op.operands.size(); ++i) expect(op, "an index", operand(op, i), kInt64);
    if (op.code != OpCode::Load) {
      if (reduce_depth_ > 0) fail(&op, "the body of a reduce stores nothing");
      for (std::size_t i = 1; i < first; ++i) {
        expect(op, "the stored value", operand(op, i), Type::scalar(array.dtype));
      }
      if (array.space == Space::Constant) fail(&op, "constant memory is not written");
    }
    shape(op, op.code == OpCode::Store ? 0 : 1, 0);
    if (op.code != OpCode::Store) expect(op, "its result", result(op), Type::scalar(array.dtype));
    if (op.code == OpCode::Atomic && !has_atomic(op.atomic, array.dtype)) {
      fail(&op, "it is not defined on elements of type " + to_string(Type::scalar(array.dtype)));
    }
    const std::uint64_t axes = (std::uint64_t{1} << array.rank) - 1;
    if (((op.inside | op.nonnegative) & ~axes) != 0) fail(&op, "an index fact names an axis the array does not have");
  }

  /// Ops that only threads of a block have.
  void in_threads(const Op &op) const {
    if (module_.kernel().kind == FunctionKind::Elementwise) fail(&op, "an elementwise kernel has no threads");
    if (reduce_depth_ > 0) fail(&op, "it may not stand in the body of a reduce");
  }

  void own_array(const Op &op) const {
    in_threads(op);
    operand_count(op, 0);
    shape(op, 1, 0);
    const Type &array = result(op);
    const Space space = op.code == OpCode::SharedArray ? Space::Shared : Space::Local;
    if (op.shape.size() > kMaxRank) fail(&op, "its rank is above " + std::to_string(kMaxRank));
    expect(op, "its result", array,
           Type::array(array.dtype, static_cast<int>(op.shape.size()), LayoutClass::Contiguous, space));
    std::int64_t bytes = static_cast<std::int64_t>(size_of(array.dtype));
    for (const std::int64_t extent : op.shape) {
      if (extent < 0 || (extent > 0 && bytes > kMostOwnBytes / extent)) fail(&op, "its shape is too large or negative");
      bytes *= std::max<std::int64_t>(extent, 1);
    }
  }

  void warp(const Op &op) const {
    in_threads(op);
    operand_count(op, warp_operands(op.warp));
    if (!op.operands.empty()) expect(op, "its mask", operand(op, 0), kInt32);
    if (op.operands.size() > 1) expect_scalar(op, 1);
    if (is_shuffle(op.warp)) {
      expect(op, "its place", operand(op, 2), kInt32);
      const bool power = op.width >= 1 && op.width <= kWarpSize && (op.width & (op.width - 1)) == 0;
      if (!power) fail(&op, "its width is " + std::to_string(op.width) + ", expected a power of two up to 32");
    } else if (op.warp >= WarpOp::All && op.warp <= WarpOp::Ballot) {
      expect(op, "its predicate", operand(op, 1), kBool);
    }
    const std::vector<DType> wanted =
        warp_results(op.warp, op.operands.size() > 1 ? operand(op, 1).dtype : DType::Int32);
    shape(op, wanted.size(), 0);
    for (std::size_t i = 0; i < wanted.size(); ++i) {
      expect(op, "a result", function_.type(op.results[i]), Type::scalar(wanted[i]));
    }
  }

  void print(const Op &op) const {
    in_threads(op);
    shape(op, 0, 0);
    std::vector<PrintPiece> pieces;
    try {
      pieces = print_pieces(op.symbol);
    } catch (const Error &error) {
      fail(&op, error.message());
    }
    operand_count(op, pieces.size() - 1);
    for (std::size_t i = 0; i < op.operands.size(); ++i) {
      expect_scalar(op, i);
      if (!can_print(pieces[i].spec, operand(op, i).dtype)) {
        fail(&op, "it shows " + to_string(operand(op, i)) + " by '{" + pieces[i].spec + "}'");
      }
    }
  }

  void check(const Op &op, const Exits &exits) {
    switch (op.code) {
      case OpCode::Constant:
        operand_count(op, 0);
        shape(op, 1, 0);
        expect(op, "its result", result(op), Type::scalar(op.scalar.dtype));
        break;
      case OpCode::Scalar:
        shape(op, 1, 0);
        scalar_op(op);
        break;
      case OpCode::Cast:
        operand_count(op, 1);
        shape(op, 1, 0);
        expect_scalar(op, 0);
        break;
      case OpCode::ThreadIdx:
      case OpCode::BlockIdx:
      case OpCode::BlockDim:
      case OpCode::GridDim:
      case OpCode::GlobalIdx:
      case OpCode::GlobalSize: {
        operand_count(op, 0);
        shape(op, 1, 0);
        if (op.dim > 2) fail(&op, "its dimension is " + std::to_string(op.dim) + ", expected 0, 1 or 2");
        if (module_.kernel().kind == FunctionKind::Elementwise) fail(&op, "an elementwise kernel has no threads");
        const bool wide = op.code == OpCode::GlobalIdx || op.code == OpCode::GlobalSize;
        expect(op, "its result", result(op), wide ? kInt64 : kInt32);
        break;
      }
      case OpCode::Extent:
      case OpCode::Stride:
        operand_count(op, 1);
        shape(op, 1, 0);
        expect_array(op, 0);
        if (op.dim >= operand(op, 0).rank) {
          fail(&op, "axis " + std::to_string(op.dim) + " of an array of rank " + std::to_string(operand(op, 0).rank));
        }
        expect(op, "its result", result(op), kInt64);
        break;
      case OpCode::Load:
      case OpCode::Store:
      case OpCode::Atomic: access(op); break;
      case OpCode::SharedArray:
      case OpCode::LocalArray: own_array(op); break;
      case OpCode::Barrier: {
        const bool votes = op.barrier != BarrierKind::Plain && op.barrier != BarrierKind::Grid;
        in_threads(op);
        operand_count(op, votes ? 1 : 0);
        shape(op, votes ? 1 : 0, 0);
        if (!votes) break;
        expect(op, "its predicate", operand(op, 0), kBool);
        expect(op, "its result", result(op), kInt32);
        break;
      }
      case OpCode::Fence:
        in_threads(op);
        operand_count(op, op.symbol == "sleep" ? 1 : 0);
        if (op.symbol == "sleep") expect(op, "its nanoseconds", operand(op, 0), Type::scalar(DType::UInt32));
        shape(op, 0, 0);
        break;
      case OpCode::Warp: warp(op); break;
      case OpCode::Print: print(op); break;
      case OpCode::LaneId:
        in_threads(op);
        operand_count(op, 0);
        shape(op, 1, 0);
        expect(op, "its result", result(op), kInt32);
        break;
      case OpCode::If: {
        operand_count(op, 1);
        shape(op, op.results.size(), 2);
        expect(op, "its condition", operand(op, 0), kBool);
        const std::vector<Type> yields = result_types(op);
        Exits inner = exits;
        inner.yields = &yields;
        for (std::size_t i = 0; i < 2; ++i) {
          if (!op.regions[i].args.empty()) fail(&op, "the regions of an if have no arguments");
          nested(op, i, inner);
        }
        break;
      }
      case OpCode::For:
      case OpCode::Loop: loop(op, exits); break;
      case OpCode::Reduce: {
        operand_count(op, 2);
        shape(op, 1, 1);
        expect(op, "its lower bound", operand(op, 0), kInt64);
        expect(op, "its upper bound", operand(op, 1), kInt64);
        const ScalarOpInfo &row = info(op.scalar_op);
        const DType dtype = result(op).dtype;
        if (!result(op).is_scalar() || row.arity != 2 || row.signature != Signature::Same ||
            (row.domain & domain_bit(dtype)) == 0) {
          fail(&op, "it cannot combine values of " + to_string(result(op)));
        }
        expect(op, "its identity", Type::scalar(op.scalar.dtype), result(op));
        if (op.regions[0].args.size() != 1) fail(&op, "its body has one argument, the index");
        expect(op, "its index", function_.type(op.regions[0].args[0]), kInt64);
        const std::vector<Type> yields = result_types(op);
        Exits inner;
        inner.yields = &yields;
        ++reduce_depth_;
        nested(op, 0, inner);
        --reduce_depth_;
        break;
      }
      case OpCode::Call: {
        const Function *callee = module_.find(op.symbol);
        if (callee == nullptr) fail(&op, "there is no function '" + op.symbol + "' in the module");
        if (callee->kind != FunctionKind::Device)
          fail(&op, "'" + op.symbol + "' is a kernel, expected a device function");
        shape(op, op.results.size(), 0);
        types_match(op, "arguments", op.operands, 0, callee->params);
        types_match(op, "results", op.results, 0, callee->result_types);
        break;
      }
      case OpCode::Fault:
        operand_count(op, 1);
        shape(op, 0, 0);
        expect(op, "its condition", operand(op, 0), kBool);
        if (op.fault == FaultKind::None || op.fault == FaultKind::Index) fail(&op, "its kind is not one of a fault op");
        break;
      default: break;
    }
  }

  void loop(const Op &op, const Exits &exits) {
    const bool counted = op.code == OpCode::For;
    const std::size_t fixed = counted ? 3 : 0;
    if (op.operands.size() < fixed) operand_count(op, fixed);
    shape(op, op.results.size(), 1);
    if (counted) {
      expect_scalar(op, 0);
      if (!is_integer(operand(op, 0).dtype))
        fail(&op, "its bounds are " + to_string(operand(op, 0)) + ", expected integers");
      expect(op, "its upper bound", operand(op, 1), operand(op, 0));
      expect(op, "its step", operand(op, 2), operand(op, 0));
    }
    const std::vector<Type> carried = result_types(op);
    types_match(op, "carried values", op.operands, fixed, carried);
    const std::vector<ValueId> &args = op.regions[0].args;
    if (counted) {
      if (args.empty()) fail(&op, "its body has no induction argument");
      expect(op, "its induction value", function_.type(args[0]), operand(op, 0));
    }
    types_match(op, "body arguments", args, counted ? 1 : 0, carried);
    Exits inner;
    inner.loops = &carried;
    inner.returns = exits.returns;
    nested(op, 0, inner);
  }

  const Module &module_;
  const Function &function_;
  std::vector<std::uint8_t> state_;
  std::vector<ValueId> scope_;
  int reduce_depth_ = 0;
};

}  // namespace

void verify(const Module &module) {
  if (module.functions.empty()) throw Error(ErrorKind::Internal, "an IR module has no function, expected a kernel");
  std::unordered_set<std::string> names;
  for (const auto &function : module.functions) {
    if (!names.insert(function->name).second) {
      throw Error(ErrorKind::Internal, "an IR module has two functions named '" + function->name + "'");
    }
    if (function != module.functions.front() && function->kind != FunctionKind::Device) {
      throw Error(ErrorKind::Internal, "IR of function '" + function->name +
                                           "' is malformed: only the first function of a module is a kernel");
    }
  }
  for (const auto &function : module.functions) Verifier(module, *function).run();
}

}  // namespace gridstride::ir
