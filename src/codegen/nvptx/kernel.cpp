#include <algorithm>
#include <string>

#include <llvm/IR/IntrinsicsNVPTX.h>

#include "base/error.h"
#include "codegen/nvptx/body.h"
#include "codegen/nvptx/points.h"
#include "codegen/nvptx/rows.h"
#include "ir/fault_sites.h"
#include "ir/reduction_order.h"

namespace gridstride::codegen::nvptx {

using ir::Op;
using ir::OpCode;

namespace {

constexpr unsigned kGlobal = 1;
constexpr std::uint32_t kElementwiseBlock = 256;
constexpr std::uint32_t kRowsBlock = 128;
constexpr std::uint32_t kHalfWarpsBlock = 64;  ///< small: few long reductions spread over all multiprocessors

/// A name that PTX takes.
std::string entry_name(const std::string &name) {
  std::string result = "gs_";
  for (const char c : name) result += std::isalnum(static_cast<unsigned char>(c)) != 0 ? c : '_';
  return result;
}

std::uint32_t slots_of(const ir::Type &type) {
  if (type.is_array()) return 1U + 2U * type.rank;
  return type.dtype == DType::Complex128 ? 2 : 1;
}

}  // namespace

void describe(ModuleState &state, const ir::Function &source, llvm::Function *made) {
  if (state.debug == nullptr) return;
  int line = 1;
  for (const auto &op : source.body.ops) {
    if (op->loc.line > 0) {
      line = op->loc.line;
      break;
    }
  }
  llvm::DIBuilder &debug = *state.debug;
  llvm::DISubroutineType *type = debug.createSubroutineType(debug.getOrCreateTypeArray({}));
  made->setSubprogram(debug.createFunction(state.file, source.name, made->getName(), state.file,
                                           static_cast<unsigned>(line), type, static_cast<unsigned>(line),
                                           llvm::DINode::FlagZero, llvm::DISubprogram::SPFlagDefinition));
}

namespace {

/// Makes a kernel's function, parameters first.
class KernelMaker {
public:
  explicit KernelMaker(ModuleState &state)
      : state_(state), code_(state.code), build_(state.code.builder), kernel_(state.module.kernel()) {}

  Entry make() {
    entry_.name = entry_name(kernel_.name);
    entry_.kind = kernel_.kind;
    entry_.small = state_.options.small;
    entry_.can_fault = state_.can_fault.at(&kernel_);
    for (const ir::Type &type : kernel_.params) entry_.slot_count += slots_of(type);
    const bool elementwise = kernel_.kind == ir::FunctionKind::Elementwise;
    if (elementwise) {
      entry_.extent_count = kernel_.space_rank;
      entry_.block = kElementwiseBlock;
      if (state_.options.row_threads != 0) {
        state_.rows = true;
        entry_.threads_per_point = state_.options.row_threads;
        // Rows of more than a warp have barriers, and a block of their own.
        entry_.block = entry_.threads_per_point > 32 ? entry_.threads_per_point : kRowsBlock;
      } else {
        plan_ = plan_points(kernel_, entry_.can_fault, state_.options.points_per_thread);
      }
      entry_.points_per_thread = plan_.points;
      if (plan_.shared) {
        const bool whole = state_.options.reduce_threads > static_cast<std::uint32_t>(ir::kLanes);
        state_.sharing = whole ? Sharing::Block : Sharing::HalfWarp;
        entry_.block = whole ? kElementwiseBlock : kHalfWarpsBlock;
        entry_.threads_per_point = whole ? kElementwiseBlock : static_cast<std::uint32_t>(ir::kLanes);
      } else if (plan_.columns && state_.options.reduce_threads > static_cast<std::uint32_t>(ir::kLanes)) {
        state_.sharing = Sharing::Columns;
        entry_.threads_per_point = static_cast<std::uint32_t>(ir::kLanes);
        entry_.block = kColumns * entry_.threads_per_point;
      }
    }
    entry_.cooperative = state_.cooperative;
    entry_.shared_bytes = state_.shared_in_dynamic ? static_cast<std::uint32_t>(state_.shared_bytes) : 0;
    entry_.max_threads = elementwise ? entry_.block : state_.options.max_threads;
    declare();
    llvm::BasicBlock *end = code_.block("end");
    Body body(state_, kernel_, end);
    read_params(body);
    if (state_.rows) {
      emit_row(body, end);
    } else if (elementwise) {
      emit_points(body, end);
    } else {
      if (entry_.can_fault) body.set_fault(fault_, thread_identity());
      body.emit_function();
    }
    code_.enter(end);
    build_.CreateRetVoid();
    return entry_;
  }

private:
  static constexpr llvm::Intrinsic::ID kThread[] = {llvm::Intrinsic::nvvm_read_ptx_sreg_tid_x,
                                                    llvm::Intrinsic::nvvm_read_ptx_sreg_tid_y,
                                                    llvm::Intrinsic::nvvm_read_ptx_sreg_tid_z};
  static constexpr llvm::Intrinsic::ID kBlock[] = {llvm::Intrinsic::nvvm_read_ptx_sreg_ctaid_x,
                                                   llvm::Intrinsic::nvvm_read_ptx_sreg_ctaid_y,
                                                   llvm::Intrinsic::nvvm_read_ptx_sreg_ctaid_z};

  Identity thread_identity() {
    Identity identity;
    for (std::size_t d = 0; d < 3; ++d) {
      identity.thread[d] = read_register(kThread[d]);
      identity.block[d] = read_register(kBlock[d]);
    }
    llvm::Type *i64 = code_.int_type(64);
    const auto wide = [&](llvm::Value *number) { return build_.CreateZExt(number, i64); };
    llvm::Value *rows = wide(read_register(llvm::Intrinsic::nvvm_read_ptx_sreg_nctaid_y));
    llvm::Value *columns = wide(read_register(llvm::Intrinsic::nvvm_read_ptx_sreg_nctaid_x));
    llvm::Value *row = build_.CreateAdd(build_.CreateMul(wide(identity.block[2]), rows), wide(identity.block[1]));
    identity.order = build_.CreateAdd(build_.CreateMul(row, columns), wide(identity.block[0]));
    return identity;
  }

  llvm::Value *read_register(llvm::Intrinsic::ID id) { return code_.intrinsic(id, {}, {}); }

  void declare() {
    llvm::LLVMContext &context = code_.context();
    llvm::Type *pointer = llvm::PointerType::get(context, 0);
    llvm::Type *i64 = code_.int_type(64);
    std::vector<llvm::Type *> types;
    std::vector<llvm::Type *> blocks;  // what a pointer parameter stands for
    const auto add_block = [&](std::uint32_t words) {
      types.push_back(pointer);
      blocks.push_back(llvm::ArrayType::get(i64, words));
    };
    if (entry_.slot_count > 0) add_block(entry_.slot_count);
    if (entry_.extent_count > 0) add_block(entry_.extent_count);
    if (entry_.can_fault) types.push_back(i64);
    function_ = llvm::Function::Create(llvm::FunctionType::get(build_.getVoidTy(), types, false),
                                       llvm::GlobalValue::ExternalLinkage, entry_.name, code_.module);
    function_->setCallingConv(llvm::CallingConv::PTX_Kernel);
    function_->addFnAttr(llvm::Attribute::NoUnwind);
    function_->addFnAttr(entry_.block != 0 ? "nvvm.reqntid" : "nvvm.maxntid",
                         std::to_string(entry_.max_threads) + ",1,1");
    if (state_.options.min_blocks != 0) {
      function_->addFnAttr("nvvm.minctasm", std::to_string(state_.options.min_blocks));
    }
    if (state_.options.max_cluster != 0) {
      function_->addFnAttr("nvvm.maxclusterrank", std::to_string(state_.options.max_cluster));
    }
    for (unsigned i = 0; i < blocks.size(); ++i) {
      llvm::AttrBuilder attributes(context);
      attributes.addByValAttr(blocks[i]);
      attributes.addAlignmentAttr(8);
      attributes.addAttribute(llvm::Attribute::NoAlias);
      function_->addParamAttrs(i, attributes);
    }
    describe(state_, kernel_, function_);
    build_.SetCurrentDebugLocation(llvm::DebugLoc());
    code_.enter(llvm::BasicBlock::Create(context, "entry", function_));
  }

  llvm::Value *word(llvm::Value *block, std::uint32_t at, llvm::Type *type) {
    llvm::Value *place = build_.CreateConstGEP1_32(build_.getInt8Ty(), block, 8 * at);
    return build_.CreateAlignedLoad(type, place, llvm::Align(8));
  }

  void read_params(Body &body) {
    unsigned next = 0;
    llvm::Value *slots = entry_.slot_count > 0 ? function_->getArg(next++) : nullptr;
    llvm::Type *i64 = code_.int_type(64);
    if (entry_.extent_count > 0) {
      llvm::Value *extents = function_->getArg(next++);
      for (std::uint32_t axis = 0; axis < entry_.extent_count; ++axis) extents_.push_back(word(extents, axis, i64));
    }
    if (entry_.can_fault) {
      fault_ = build_.CreateIntToPtr(function_->getArg(next), llvm::PointerType::get(code_.context(), kGlobal));
    }
    std::uint32_t slot = 0;
    for (std::size_t i = 0; i < kernel_.params.size(); ++i) {
      const ir::Type &type = kernel_.params[i];
      const ir::ValueId id = kernel_.body.args[i];
      if (type.is_array()) {
        llvm::Value *data =
            build_.CreateIntToPtr(word(slots, slot++, i64), llvm::PointerType::get(code_.context(), kGlobal));
        std::vector<llvm::Value *> extents(type.rank);
        std::vector<llvm::Value *> strides(type.rank);
        for (llvm::Value *&each : extents) each = word(slots, slot++, i64);
        for (llvm::Value *&each : strides) each = word(slots, slot++, i64);
        body.set_array(id, make_array(code_, type, data, std::move(extents), std::move(strides)));
        continue;
      }
      llvm::Type *part = code_.type(type.dtype);
      Value value;
      if (type.dtype == DType::Bool) {
        value.real = build_.CreateICmpNE(word(slots, slot, build_.getInt8Ty()), build_.getInt8(0));
      } else if (type.dtype == DType::Complex64) {
        llvm::Value *both = word(slots, slot, i64);
        llvm::Type *i32 = code_.int_type(32);
        value.real = code_.from_bits(build_.CreateTrunc(both, i32), part);
        value.imag = code_.from_bits(build_.CreateTrunc(build_.CreateLShr(both, 32), i32), part);
      } else {
        value.real = word(slots, slot, part);
        if (type.dtype == DType::Complex128) value.imag = word(slots, slot + 1, part);
      }
      body.set_value(id, value);
      slot += slots_of(type);
    }
  }

  // --- the iteration space. Numbers of points are int32 where `small`, else int64.

  llvm::IntegerType *number_type() { return code_.int_type(state_.options.small ? 32 : 64); }
  llvm::ConstantInt *number(std::uint64_t value) { return llvm::ConstantInt::get(number_type(), value); }
  llvm::Value *extent(std::size_t axis) { return build_.CreateTrunc(extents_[axis], number_type()); }

  llvm::Value *point_count() {
    llvm::Value *count = extent(0);
    for (std::size_t axis = 1; axis < extents_.size(); ++axis)
      count = build_.CreateMul(count, extent(axis), "", true, true);
    return count;
  }

  /// Sets the index arguments for this point, row-major, in `values`.
  void set_point(Values &values, llvm::Value *point) {
    llvm::Value *rest = point;
    for (std::size_t axis = extents_.size(); axis-- > 0;) {
      llvm::Value *index = axis > 0 ? build_.CreateURem(rest, extent(axis)) : rest;
      if (axis > 0) rest = build_.CreateUDiv(rest, extent(axis));
      values[index_id(axis).index] = {build_.CreateZExt(index, code_.int_type(64), "", true), nullptr};
    }
  }
  [[nodiscard]] ir::ValueId index_id(std::size_t axis) const { return kernel_.body.args[kernel_.params.size() + axis]; }

  void set_identity(Body &body, llvm::Value *point) {
    if (!entry_.can_fault) return;
    llvm::Value *wide = build_.CreateZExt(point, code_.int_type(64));
    llvm::IntegerType *i32 = code_.int_type(32);
    Identity identity;
    identity.block = {build_.CreateTrunc(wide, i32), build_.CreateTrunc(build_.CreateLShr(wide, 32), i32),
                      code_.i32(0)};
    identity.thread = {code_.i32(0), code_.i32(0), code_.i32(0)};
    identity.order = wide;
    body.set_fault(fault_, identity);
  }

  /// The threads of a row together. Those behind the last row do that one once more, so that warps stay whole.
  void emit_row(Body &body, llvm::BasicBlock *end) {
    llvm::Value *thread = build_.CreateZExt(read_register(kThread[0]), number_type());
    llvm::Value *block = build_.CreateZExt(read_register(kBlock[0]), number_type());
    llvm::Value *base = build_.CreateMul(block, number(entry_.block / entry_.threads_per_point), "", true, true);
    llvm::Value *local = build_.CreateUDiv(thread, number(entry_.threads_per_point));
    llvm::Value *row = build_.CreateAdd(base, local, "", true, true);
    llvm::Value *last = build_.CreateSub(point_count(), number(1));
    set_point(body.values(), code_.intrinsic(llvm::Intrinsic::umin, {number_type()}, {row, last}));
    emit_rows(body, kernel_, entry_.threads_per_point, state_.options.row_rounds);
    build_.CreateBr(end);
  }

  void emit_points(Body &body, llvm::BasicBlock *end) {
    llvm::Value *count = point_count();
    llvm::Value *thread = build_.CreateZExt(read_register(kThread[0]), number_type());
    llvm::Value *block = build_.CreateZExt(read_register(kBlock[0]), number_type());
    const std::uint32_t per_block = entry_.block * plan_.points / entry_.threads_per_point;
    llvm::Value *base = build_.CreateMul(block, number(per_block), "", true, true);
    llvm::BasicBlock *some = code_.block("points");
    if (plan_.points == 1 && plan_.vectors.empty()) {
      const bool columns = state_.sharing == Sharing::Columns;
      llvm::Value *local = plan_.shared ? build_.CreateUDiv(thread, number(entry_.threads_per_point))
                           : columns    ? build_.CreateAnd(thread, number(kColumns - 1))
                                        : thread;
      llvm::Value *point = build_.CreateAdd(base, local, "", true, true);
      if (columns) {
        // All threads come to the barriers: those behind the end do the last point's work once more.
        llvm::Value *last = build_.CreateSub(count, number(1));
        point = code_.select(build_.CreateICmpULT(point, count), point, last);
        build_.CreateBr(some);
      } else {
        build_.CreateCondBr(build_.CreateICmpULT(point, count), some, end);
      }
      code_.enter(some);
      set_point(body.values(), point);
      set_identity(body, point);
      body.emit_function();
      return;
    }
    // A block whose points all exist, over arrays that are aligned, does them by vectors.
    llvm::Value *whole = build_.CreateICmpULE(number(per_block), build_.CreateSub(count, base));
    llvm::BasicBlock *single = code_.block("single");
    build_.CreateCondBr(build_.CreateAnd(whole, aligned(body)), some, single);
    code_.enter(some);
    llvm::Value *mine = build_.CreateMul(thread, number(plan_.points), "", true, true);
    emit_vectors(body, build_.CreateAdd(base, mine, "", true, true));
    build_.CreateBr(end);

    // Else one by one, neighbours by neighbouring threads.
    code_.enter(single);
    llvm::Value *first = build_.CreateAdd(base, thread, "", true, true);
    llvm::BasicBlock *loop = code_.block("each");
    llvm::BasicBlock *exists = code_.block("exists");
    llvm::BasicBlock *next = code_.block("next");
    build_.CreateBr(loop);
    code_.enter(loop);
    llvm::PHINode *round = build_.CreatePHI(number_type(), 2);
    round->addIncoming(number(0), single);
    llvm::Value *point = build_.CreateAdd(first, round, "", true, true);
    build_.CreateCondBr(build_.CreateICmpULT(point, count), exists, end);
    code_.enter(exists);
    Body one(state_, kernel_, next);
    one.copy_params(body);
    set_point(one.values(), point);
    one.emit_function();
    code_.enter(next);
    llvm::Value *following = build_.CreateAdd(round, number(kElementwiseBlock), "", true, true);
    round->addIncoming(following, next);
    build_.CreateCondBr(build_.CreateICmpULT(following, number(per_block)), loop, end);
  }

  /// Whether vector accesses are aligned: addresses, the steps between rows, and the length of a row of points.
  llvm::Value *aligned(Body &body) {
    llvm::Value *fine = code_.flag(true);
    for (const auto &[id, bytes] : plan_.alignment) {
      const ArrayRef &array = body.array(ir::ValueId{id});
      llvm::Value *bits = build_.CreatePtrToInt(array.data, code_.int_type(64));
      for (std::size_t axis = 0; axis + 1 < array.strides.size(); ++axis)
        bits = build_.CreateOr(bits, array.strides[axis]);
      llvm::Value *low = build_.CreateAnd(bits, code_.i64(bytes - 1));
      fine = build_.CreateAnd(fine, build_.CreateICmpEQ(low, code_.i64(0)));
    }
    if (extents_.size() > 1 && plan_.points > 1) {
      llvm::Value *over = build_.CreateAnd(extents_.back(), code_.i64(plan_.points - 1));
      fine = build_.CreateAnd(fine, build_.CreateICmpEQ(over, code_.i64(0)));
    }
    return fine;
  }

  void emit_vectors(Body &body, llvm::Value *first) {
    std::vector<Values> points(plan_.points, body.values());
    set_point(points[0], first);
    for (std::size_t k = 1; k < points.size(); ++k) {
      for (std::size_t axis = 0; axis < extents_.size(); ++axis) {
        const std::uint32_t id = index_id(axis).index;
        points[k][id] = points[0][id];
      }
      // The points of a thread lie in one row.
      Value &inner = points[k][index_id(extents_.size() - 1).index];
      inner.real = build_.CreateAdd(inner.real, code_.i64(static_cast<std::int64_t>(k)), "", true, true);
    }
    body.emit_points(kernel_.body, points, [&](const Op &op, std::vector<Values> &each) {
      if (!plan_.vectors.contains(&op)) return false;
      op.code == OpCode::Load ? vector_load(body, op, each) : vector_store(body, op, each);
      return true;
    });
  }

  /// How a vector of elements lies in memory: in pieces of at most 16 bytes.
  struct Pieces {
    llvm::Type *part;  ///< of an element, as it is in memory
    unsigned part_bytes;
    std::size_t parts;      ///< of an element
    std::size_t per_piece;  ///< parts
    std::size_t count;
  };
  Pieces pieces(DType dtype) {
    llvm::Type *part = code_.memory_type(dtype);
    const unsigned bytes = part->getPrimitiveSizeInBits() / 8;
    const std::size_t parts = is_complex(dtype) ? 2 : 1;
    const std::size_t all = parts * plan_.points;
    const std::size_t per_piece = std::min<std::size_t>(all, 16 / bytes);
    return {part, bytes, parts, per_piece, all / per_piece};
  }
  llvm::Value *piece_address(Body &body, const Op &op, std::size_t first_index, const Values &point,
                             const Pieces &pieces, std::size_t piece) {
    std::vector<llvm::Value *> indices;
    for (std::size_t i = first_index; i < op.operands.size(); ++i) indices.push_back(point[op.operands[i].index].real);
    llvm::Value *base = body.address(body.array(op.operands[0]), indices);
    return build_.CreateConstGEP1_64(build_.getInt8Ty(), base, piece * pieces.per_piece * pieces.part_bytes);
  }

  void vector_load(Body &body, const Op &op, std::vector<Values> &points) {
    const DType dtype = kernel_.type(op.results[0]).dtype;
    const Pieces shape = pieces(dtype);
    llvm::Type *type = llvm::FixedVectorType::get(shape.part, static_cast<unsigned>(shape.per_piece));
    const std::size_t bytes = shape.per_piece * shape.part_bytes;
    for (std::size_t piece = 0; piece < shape.count; ++piece) {
      auto *load =
          build_.CreateAlignedLoad(type, piece_address(body, op, 1, points[0], shape, piece), llvm::Align(bytes));
      if (body.reads_only(op))
        load->setMetadata(llvm::LLVMContext::MD_invariant_load, llvm::MDNode::get(code_.context(), {}));
      for (std::size_t i = 0; i < shape.per_piece; ++i) {
        const std::size_t at = piece * shape.per_piece + i;
        Value &result = points[at / shape.parts][op.results[0].index];
        llvm::Value *part = build_.CreateExtractElement(load, i);
        if (dtype == DType::Bool) part = build_.CreateICmpNE(part, build_.getInt8(0));
        (at % shape.parts == 0 ? result.real : result.imag) = part;
      }
    }
  }

  void vector_store(Body &body, const Op &op, const std::vector<Values> &points) {
    const DType dtype = kernel_.type(op.operands[1]).dtype;
    const Pieces shape = pieces(dtype);
    llvm::Type *type = llvm::FixedVectorType::get(shape.part, static_cast<unsigned>(shape.per_piece));
    const std::size_t bytes = shape.per_piece * shape.part_bytes;
    for (std::size_t piece = 0; piece < shape.count; ++piece) {
      llvm::Value *vector = llvm::Constant::getNullValue(type);
      for (std::size_t i = 0; i < shape.per_piece; ++i) {
        const std::size_t at = piece * shape.per_piece + i;
        const Value &given = points[at / shape.parts][op.operands[1].index];
        llvm::Value *part = at % shape.parts == 0 ? given.real : given.imag;
        if (dtype == DType::Bool) part = build_.CreateZExt(part, build_.getInt8Ty());
        vector = build_.CreateInsertElement(vector, part, i);
      }
      build_.CreateAlignedStore(vector, piece_address(body, op, 2, points[0], shape, piece), llvm::Align(bytes));
    }
  }

  ModuleState &state_;
  Code &code_;
  llvm::IRBuilder<> &build_;
  const ir::Function &kernel_;
  Entry entry_;
  PointPlan plan_;
  llvm::Function *function_ = nullptr;
  std::vector<llvm::Value *> extents_;
  llvm::Value *fault_ = nullptr;
};

}  // namespace

Entry emit_kernel(ModuleState &state) {
  return KernelMaker(state).make();
}

llvm::Function *device_function(ModuleState &state, const ir::Function &function) {
  if (const auto known = state.device_functions.find(&function); known != state.device_functions.end()) {
    return known->second;
  }
  Code &code = state.code;
  llvm::Type *pointer = llvm::PointerType::get(code.context(), kGlobal);
  llvm::Type *i64 = code.int_type(64);
  std::vector<llvm::Type *> params;
  for (const ir::Type &type : function.params) {
    if (type.is_array()) {
      params.push_back(llvm::PointerType::get(code.context(), address_space(code, type.space)));
      params.insert(params.end(), 2U * type.rank, i64);
    } else {
      params.insert(params.end(), is_complex(type.dtype) ? 2U : 1U, code.type(type.dtype));
    }
  }
  const bool can_fault = state.can_fault.at(&function);
  if (can_fault) {
    params.push_back(pointer);
    params.insert(params.end(), kIdentityValues - 1, code.int_type(32));
    params.push_back(i64);
  }
  std::vector<llvm::Type *> fields = {code.int_type(1)};
  for (const ir::Type &type : function.result_types) {
    fields.insert(fields.end(), is_complex(type.dtype) ? 2U : 1U, code.type(type.dtype));
  }
  auto *signature = llvm::FunctionType::get(llvm::StructType::get(code.context(), fields), params, false);
  auto *made =
      llvm::Function::Create(signature, llvm::GlobalValue::InternalLinkage, entry_name(function.name), code.module);
  made->addFnAttr(llvm::Attribute::NoUnwind);
  made->addFnAttr(state.recursive.contains(&function) ? llvm::Attribute::NoInline : llvm::Attribute::AlwaysInline);
  state.device_functions.emplace(&function, made);
  describe(state, function, made);

  const llvm::IRBuilderBase::InsertPointGuard guard(code.builder);
  code.builder.SetCurrentDebugLocation(llvm::DebugLoc());
  code.enter(llvm::BasicBlock::Create(code.context(), "entry", made));
  Body body(state, function, nullptr);
  unsigned arg = 0;
  for (std::size_t i = 0; i < function.params.size(); ++i) {
    const ir::Type &type = function.params[i];
    const ir::ValueId id = function.body.args[i];
    if (type.is_array()) {
      llvm::Value *data = made->getArg(arg++);
      std::vector<llvm::Value *> extents(type.rank);
      std::vector<llvm::Value *> strides(type.rank);
      for (llvm::Value *&each : extents) each = made->getArg(arg++);
      for (llvm::Value *&each : strides) each = made->getArg(arg++);
      body.set_array(id, make_array(code, type, data, std::move(extents), std::move(strides)));
    } else {
      Value value{made->getArg(arg++), nullptr};
      if (is_complex(type.dtype)) value.imag = made->getArg(arg++);
      body.set_value(id, value);
    }
  }
  if (can_fault) {
    llvm::Value *record = made->getArg(arg++);
    Identity identity;
    for (llvm::Value *&each : identity.block) each = made->getArg(arg++);
    for (llvm::Value *&each : identity.thread) each = made->getArg(arg++);
    identity.order = made->getArg(arg++);
    body.set_fault(record, identity);
  }
  body.emit_function();
  return made;
}

}  // namespace gridstride::codegen::nvptx
