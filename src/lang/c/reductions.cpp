#include <memory>
#include <utility>

#include <fmt/format.h>

#include "lang/c/compile.h"
#include "lang/c/compiler.h"

namespace gridstride::lang::c {

namespace {

enum Part : std::size_t { kMap, kReduce, kPostMap, kType, kIdentity };

const TypeName &combined_type(const PointProgram &program) {
  const NodePtr &part = program.parts[kType];
  if (part->kids.size() != 1 || part->kids[0]->kind != NodeKind::Declare) {
    fail(part->place, "the type that is reduced is no type");
  }
  return part->kids[0]->kids[0]->type;
}

const NodePtr &only_expression(const PointProgram &program, Part part, const char *what) {
  const NodePtr &node = program.parts[part];
  if (node->kids.size() != 1 || node->kids[0]->kind != NodeKind::Evaluate) {
    fail(node->place, fmt::format("{} must be one expression", what));
  }
  return node->kids[0]->kids[0];
}

class ReductionCompiler {
public:
  ReductionCompiler(const PointProgram &program, const ReductionKernel &kernel) : program_(program), kernel_(kernel) {
    auto function = std::make_unique<ir::Function>();
    function->name = kernel.name;
    function->kind = ir::FunctionKind::Elementwise;
    function->space_rank = 2;
    function->source_file = kernel.name;
    compiler_ = std::make_unique<Compiler>(*program.unit, *function, Options{});
    module_.functions.push_back(std::move(function));
    for (const auto &[name, dtype] : kernel.types) compiler_->bind_type(name, compiler_->types().scalar(dtype));
    type_ = compiler_->resolve(combined_type(program));
    compiler_->bind_type("_type_reduce", type_);
  }

  [[nodiscard]] std::vector<DType> scalars() {
    std::vector<DType> all;
    for (const Slot &each : compiler_->zero_of(type_).slots) all.push_back(each.dtype);
    return all;
  }

  ir::Module run() {
    ir::Builder &builder = compiler_->builder();
    const std::vector<DType> dtypes = scalars();
    const auto array = [&](DType dtype, ir::LayoutClass layout, std::string name) {
      return builder.param(ir::Type::array(dtype, 2, layout), std::move(name));
    };
    for (std::size_t i = 0; i < kernel_.partials_in.size(); ++i) {
      partials_in_.push_back(array(dtypes[i], kernel_.partials_in[i], fmt::format("_partial{}", i)));
    }
    for (const PointParameter &each : kernel_.inputs) inputs_.push_back(builder.param(each.type, each.name));
    std::vector<ir::ValueId> outputs;
    for (const PointParameter &each : kernel_.outputs) outputs.push_back(builder.param(each.type, each.name));
    std::vector<ir::ValueId> partials_out;
    for (std::size_t i = 0; i < kernel_.partials_out.size(); ++i) {
      partials_out.push_back(array(dtypes[i], kernel_.partials_out[i], fmt::format("_result{}", i)));
    }
    const ir::ValueId count = builder.param(ir::Type::scalar(DType::Int64), "_count");
    number(" in_size", builder.param(ir::Type::scalar(DType::Int64), "_in_size"));
    number(" out_size", builder.param(ir::Type::scalar(DType::Int64), "_out_size"));
    chunk_ = builder.param(ir::Type::scalar(DType::Int64), "_chunk");
    before_ = builder.param(ir::Type::scalar(DType::Int64), "_before");
    for (const char *name : {"_i0", "_i1"}) point_.push_back(builder.index_arg(name));

    const auto axis = static_cast<std::size_t>(kernel_.axis);
    const ir::ValueId lane = point_[axis];
    const ir::ValueId lanes = builder.extent(kernel_.last ? outputs[0] : partials_out[0], kernel_.axis);
    const NodePtr &identity_part = program_.parts[kIdentity];
    const bool has_identity = !identity_part->kids.empty();
    // Rounds that every point has; then those points whose number is below what is left have one more.
    const ir::ValueId rounds = builder.scalar(ScalarOp::FloorDiv, {count, lanes});
    Value start;
    if (has_identity) {
      start = compiler_->convert(compiler_->expression(only_expression(program_, kIdentity, "the identity")), type_,
                                 identity_part->place);
    } else {
      start = mapped(lane);
    }
    accumulator_ = compiler_->declare(" sum", type_, start.slots);
    Effects facts;
    facts.assigned.insert(" sum");
    const ir::ValueId first = builder.constant_int(DType::Int64, has_identity ? 0 : 1);
    const ir::ValueId one = builder.constant_int(DType::Int64, 1);
    compiler_->count(first, rounds, one, facts, [&](ir::ValueId round) { combine(position(round, lanes, lane)); });
    // The rest: a loop that runs once or not at all.
    const ir::ValueId last = position(rounds, lanes, lane);
    const ir::ValueId more = builder.cast(builder.scalar(ScalarOp::Lt, {last, count}), DType::Int64);
    compiler_->count(builder.constant_int(DType::Int64, 0), more, one, facts, [&](ir::ValueId) { combine(last); });

    if (kernel_.last) {
      results(outputs);
    } else {
      for (std::size_t i = 0; i < partials_out.size(); ++i) {
        builder.store(partials_out[i], compiler_->use(compiler_->slot_at(accumulator_ + i)), point_, ir::Check::None,
                      false);
      }
    }
    compiler_->finish();
    return std::move(module_);
  }

private:
  void number(const std::string &name, ir::ValueId id) {
    Slot slot;
    slot.dtype = DType::Int64;
    slot.id = id;
    slot.wide = id;
    slot.nonnegative = true;
    static_cast<void>(compiler_->declare(name, compiler_->types().scalar(DType::Int64), {slot}));
  }

  ir::ValueId position(ir::ValueId round, ir::ValueId lanes, ir::ValueId lane) {
    ir::Builder &builder = compiler_->builder();
    return builder.scalar(ScalarOp::Add, {builder.scalar(ScalarOp::Mul, {round, lanes}), lane});
  }

  [[nodiscard]] std::vector<ir::ValueId> place(ir::ValueId along) const {
    std::vector<ir::ValueId> indices = point_;
    indices[static_cast<std::size_t>(kernel_.axis)] = along;
    return indices;
  }

  void declare_inputs(const ir::ValueId *along) {
    for (std::size_t i = 0; i < inputs_.size(); ++i) {
      const PointParameter &each = kernel_.inputs[i];
      const Type *type = compiler_->types().scalar(each.type.dtype);
      if (each.raw && each.type.is_array()) {
        Base base;
        base.array = inputs_[i];
        base.dtype = each.type.dtype;
        base.rank = each.type.rank;
        compiler_->declare_raw(each.name, type, compiler_->add_base(base));
        continue;
      }
      if (each.type.is_array() && along == nullptr) continue;
      Slot slot;
      slot.dtype = each.type.dtype;
      slot.id = each.type.is_array() ? compiler_->builder().load(inputs_[i], place(*along), ir::Check::None, false)
                                     : inputs_[i];
      static_cast<void>(compiler_->declare(each.name, type, {slot}));
    }
  }

  Value mapped(ir::ValueId along) {
    if (!kernel_.first) {
      Value value{type_, {}};
      for (const ir::ValueId each : partials_in_) {
        Slot slot;
        slot.id = compiler_->builder().load(each, place(along), ir::Check::None, false);
        slot.dtype = compiler_->builder().type(slot.id).dtype;
        value.slots.push_back(slot);
      }
      return value;
    }
    compiler_->push_scope();
    declare_inputs(&along);
    ir::Builder &builder = compiler_->builder();
    const ir::ValueId chunk = point_[1 - static_cast<std::size_t>(kernel_.axis)];
    const ir::ValueId start = builder.scalar(ScalarOp::Add, {builder.scalar(ScalarOp::Mul, {chunk, chunk_}), before_});
    const ir::ValueId place_in_row = builder.scalar(ScalarOp::Add, {start, along});
    for (const char *name : {"_J", "_j"}) number(name, place_in_row);
    const NodePtr &map = only_expression(program_, kMap, "map_expr");
    const Value value = compiler_->convert(compiler_->expression(map), type_, map->place);
    compiler_->pop_scope();
    return value;
  }

  void combine(ir::ValueId along) {
    const Value next = mapped(along);
    compiler_->push_scope();
    Value sum{type_, {}};
    for (std::size_t i = 0; i < next.slots.size(); ++i) sum.slots.push_back(compiler_->slot_at(accumulator_ + i));
    static_cast<void>(compiler_->declare("a", type_, sum.slots));
    static_cast<void>(compiler_->declare("b", type_, next.slots));
    const NodePtr &reduce = only_expression(program_, kReduce, "reduce_expr");
    const Value value = compiler_->convert(compiler_->expression(reduce), type_, reduce->place);
    compiler_->pop_scope();
    for (std::size_t i = 0; i < value.slots.size(); ++i) compiler_->slot_at(accumulator_ + i) = value.slots[i];
  }

  void results(const std::vector<ir::ValueId> &outputs) {
    compiler_->push_scope();
    declare_inputs(nullptr);
    std::vector<std::size_t> slots;
    for (std::size_t i = 0; i < outputs.size(); ++i) {
      const Type *type = compiler_->types().scalar(kernel_.outputs[i].type.dtype);
      Slot slot;
      slot.dtype = type->dtype;
      slot.id = compiler_->builder().load(outputs[i], point_, ir::Check::None, false);
      slots.push_back(compiler_->declare(kernel_.outputs[i].name, type, {slot}));
    }
    std::vector<Slot> sum;
    for (std::size_t i = 0; i < slot_count(type_); ++i) sum.push_back(compiler_->slot_at(accumulator_ + i));
    static_cast<void>(compiler_->declare("a", type_, sum));
    for (const NodePtr &each : program_.parts[kPostMap]->kids) compiler_->statement(each);
    for (std::size_t i = 0; i < outputs.size(); ++i) {
      const ir::ValueId value = compiler_->use(compiler_->slot_at(slots[i]));
      compiler_->builder().store(outputs[i], value, point_, ir::Check::None, false);
    }
    compiler_->pop_scope();
  }

  const PointProgram &program_;
  const ReductionKernel &kernel_;
  ir::Module module_;
  std::unique_ptr<Compiler> compiler_;
  const Type *type_ = nullptr;
  std::vector<ir::ValueId> inputs_;
  std::vector<ir::ValueId> partials_in_;
  std::vector<ir::ValueId> point_;
  ir::ValueId chunk_;
  ir::ValueId before_;
  std::size_t accumulator_ = 0;
};

}  // namespace

std::vector<DType> reduction_scalars(const PointProgram &program,
                                     const std::vector<std::pair<std::string, DType>> &types) {
  ReductionKernel kernel;
  kernel.types = types;
  return ReductionCompiler(program, kernel).scalars();
}

ir::Module compile_reduction(const PointProgram &program, const ReductionKernel &kernel) {
  return ReductionCompiler(program, kernel).run();
}

}  // namespace gridstride::lang::c
