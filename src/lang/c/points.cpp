#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "lang/c/compile.h"
#include "lang/c/compiler.h"

namespace gridstride::lang::c {

PointProgram parse_points(const Part &preamble, const std::vector<Part> &parts, const Definitions &definitions,
                          const std::vector<std::string> &types) {
  PointProgram program;
  program.unit = std::make_shared<Unit>();
  program.parts = parse_parts(*program.unit, preamble, parts, definitions, {types.begin(), types.end()});
  return program;
}

namespace {

/// One kernel over points: the place of a point, and the variables that stand for the arguments.
class PointCompiler {
public:
  PointCompiler(const PointProgram &program, const PointKernel &kernel) : program_(program), kernel_(kernel) {
    auto function = std::make_unique<ir::Function>();
    function->name = kernel.name;
    function->kind = kernel.threads ? ir::FunctionKind::Simt : ir::FunctionKind::Elementwise;
    if (!kernel.threads) function->space_rank = static_cast<std::uint8_t>(kernel.rank);
    function->source_file = kernel.name;
    function_ = function.get();
    module_.functions.push_back(std::move(function));
    compiler_ = std::make_unique<Compiler>(*program.unit, *function_, Options{});
  }

  ir::Module run() {
    ir::Builder &builder = compiler_->builder();
    for (const auto &[name, dtype] : kernel_.types) compiler_->bind_type(name, compiler_->types().scalar(dtype));
    compiler_->set_flat_raws(kernel_.flat_raws);
    for (const PointParameter &each : kernel_.parameters) ids_.push_back(builder.param(each.type, each.name));
    const ir::ValueId count = builder.param(ir::Type::scalar(DType::Int64), unused("n"));
    std::vector<ir::ValueId> extents;
    std::vector<ir::ValueId> point;
    ir::ValueId flat;
    ir::Op *guard = nullptr;
    ir::Region *const body = builder.region();
    if (kernel_.threads) {
      for (int axis = 0; axis < kernel_.rank; ++axis) {
        extents.push_back(builder.param(ir::Type::scalar(DType::Int64), unused(fmt::format("extent{}", axis))));
      }
      flat = builder.thread_query(ir::OpCode::GlobalIdx, 0);
      guard = builder.if_(builder.scalar(ScalarOp::Lt, {flat, count}), {});
      builder.set_region(&guard->regions[1]);
      builder.yield();
      builder.set_region(&guard->regions[0]);
      point = split(flat, extents);
    } else {
      for (int axis = 0; axis < kernel_.rank; ++axis)
        point.push_back(builder.index_arg(unused(fmt::format("i{}", axis))));
      flat = point[0];
      for (std::size_t axis = 1; axis < point.size(); ++axis) {
        flat = builder.scalar(ScalarOp::Add, {builder.scalar(ScalarOp::Mul, {flat, extent(axis)}), point[axis]});
      }
      for (std::size_t axis = 0; axis < point.size(); ++axis)
        extents.push_back(axis == 0 && !has_array() ? count : extent(axis));
    }
    compiler_->set_point(point);
    compiler_->set_extents(extents);
    number("n", count);
    number("i", flat);
    compiler_->push_scope();
    arguments(point);
    compiler_->before_return = [&] { results(point); };
    for (std::size_t part = 0; part < program_.parts.size() && compiler_->reachable(); ++part) {
      // The parts share one scope: what the first declares the second uses.
      if (part == 1) {
        compiler_->once(unscoped(program_.parts[part]));
      } else {
        for (const NodePtr &each : program_.parts[part]->kids) compiler_->statement(each);
      }
    }
    if (compiler_->reachable()) results(point);
    if (guard != nullptr) {
      if (compiler_->reachable()) builder.yield();
      builder.set_region(body);
    }
    finish(guard != nullptr);
    return std::move(module_);
  }

private:
  /// A name for a parameter of ours that no parameter of the user's has.
  [[nodiscard]] std::string unused(std::string name) const {
    for (const PointParameter &each : kernel_.parameters) {
      if (each.name == name) return name + "_";
    }
    return name;
  }

  [[nodiscard]] bool has_array() const {
    for (const PointParameter &each : kernel_.parameters) {
      if (each.type.is_array() && !each.raw) return true;
    }
    return false;
  }

  ir::ValueId extent(std::size_t axis) {
    for (std::size_t i = 0; i < ids_.size(); ++i) {
      const PointParameter &each = kernel_.parameters[i];
      if (each.type.is_array() && !each.raw) return compiler_->builder().extent(ids_[i], static_cast<int>(axis));
    }
    throw Error(ErrorKind::Internal, "a space of several dimensions without an array");
  }

  std::vector<ir::ValueId> split(ir::ValueId flat, const std::vector<ir::ValueId> &extents) {
    ir::Builder &builder = compiler_->builder();
    std::vector<ir::ValueId> point(extents.size());
    for (std::size_t axis = extents.size() - 1; axis > 0; --axis) {
      const ir::ValueId rest = builder.scalar(ScalarOp::FloorDiv, {flat, extents[axis]});
      point[axis] = builder.scalar(ScalarOp::Sub, {flat, builder.scalar(ScalarOp::Mul, {rest, extents[axis]})});
      flat = rest;
    }
    point[0] = flat;
    return point;
  }

  void number(const std::string &name, ir::ValueId id) {
    Slot slot;
    slot.dtype = DType::Int64;
    slot.id = id;
    slot.wide = id;
    slot.nonnegative = true;
    static_cast<void>(compiler_->declare(name, compiler_->types().scalar(DType::Int64), {slot}));
  }

  void arguments(const std::vector<ir::ValueId> &point) {
    for (std::size_t i = 0; i < ids_.size(); ++i) {
      const PointParameter &each = kernel_.parameters[i];
      const Type *type = compiler_->types().scalar(each.type.dtype);
      if (each.raw && each.type.is_array()) {
        Base base;
        base.array = ids_[i];
        base.dtype = each.type.dtype;
        base.rank = each.type.rank;
        compiler_->declare_raw(each.name, type, compiler_->add_base(base));
        slots_.push_back(0);
        continue;
      }
      Slot slot;
      slot.dtype = each.type.dtype;
      slot.id = each.type.is_array() ? compiler_->builder().load(ids_[i], point, ir::Check::None, false) : ids_[i];
      slot.nonnegative = kind_of(slot.dtype) == DTypeKind::Unsigned || slot.dtype == DType::Bool;
      initial_.push_back(slot.id);
      slots_.push_back(compiler_->declare(each.name, type, {slot}));
    }
  }

  void results(const std::vector<ir::ValueId> &point) {
    for (std::size_t i = 0; i < ids_.size(); ++i) {
      const PointParameter &each = kernel_.parameters[i];
      if (each.raw || !each.output || !each.type.is_array()) continue;
      const Slot &slot = compiler_->slot_at(slots_[i]);
      const bool kept = slot.id.valid() && std::find(initial_.begin(), initial_.end(), slot.id) != initial_.end() &&
                        is_own(i, slot.id);
      if (!kept) compiler_->builder().store(ids_[i], compiler_->use(slot), point, ir::Check::None, false);
    }
  }

  /// Whether the value is what was read from the output itself.
  [[nodiscard]] bool is_own(std::size_t output, ir::ValueId id) const {
    std::size_t at = 0;
    for (std::size_t i = 0; i < kernel_.parameters.size(); ++i) {
      if (kernel_.parameters[i].raw && kernel_.parameters[i].type.is_array()) continue;
      if (i == output) return initial_[at] == id;
      ++at;
    }
    return false;
  }

  static NodePtr unscoped(const NodePtr &part) {
    auto node = std::make_shared<Node>(*part);
    node->kind = NodeKind::Block;
    return node;
  }

  void finish(bool guarded) {
    if (guarded && !compiler_->reachable()) compiler_->builder().return_();
    compiler_->finish();
  }

  const PointProgram &program_;
  const PointKernel &kernel_;
  ir::Module module_;
  ir::Function *function_ = nullptr;
  std::unique_ptr<Compiler> compiler_;
  std::vector<ir::ValueId> ids_;
  std::vector<ir::ValueId> initial_;
  std::vector<std::size_t> slots_;
};

}  // namespace

ir::Module compile_points(const PointProgram &program, const PointKernel &kernel) {
  return PointCompiler(program, kernel).run();
}

}  // namespace gridstride::lang::c
