#include "array/row_kernel.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

#include "algorithms/reduce_plan.h"
#include "array/kernel_cache.h"
#include "array/placement.h"
#include "codegen/nvptx/abi.h"
#include "ir/builder.h"
#include "ir/reduction_order.h"
#include "jit/kernel.h"
#include "runtime/device.h"
#include "runtime/stream.h"
#include "runtime/trace.h"

namespace gridstride::array {

namespace {

// A thread keeps so many values of each kind that is wanted again.
constexpr std::int64_t kMostRounds = ir::kRun;
// Operations of all rounds: more would take long to compile, and spill.
constexpr std::size_t kMostOperations = 1200;
constexpr std::size_t kMostValues = 200;
constexpr std::size_t kMostSlots = 400;  // a kernel's parameters are 4 KiB

/// The step that takes axes from `first` to `end` one after the other in C order; nothing where there is none.
std::optional<std::int64_t> fold(const Shape &shape, const Strides &strides, int first, int end) {
  std::int64_t step = 0;
  std::int64_t expected = 0;
  bool any = false;
  for (int axis = end - 1; axis >= first; --axis) {
    if (shape[axis] == 1) continue;
    if (!any) {
      step = strides[axis];
    } else if (strides[axis] != expected) {
      return std::nullopt;
    }
    any = true;
    expected = strides[axis] * shape[axis];
  }
  return step;
}

}  // namespace

void RowKernel::begin(std::int64_t rows, std::int64_t length) {
  clear();
  epoch_ = ++window_.next_epoch;
  rows_ = rows;
  length_ = length;
}

void RowKernel::clear() {
  values_.clear();
  per_row_.clear();
  leaves_.clear();
  outputs_.clear();
  params_.clear();
  identities_.clear();
  kernel_.reset();
}

std::optional<std::uint8_t> RowKernel::add_value(Program::Value value, bool per_row) {
  if (values_.size() >= kMostValues) return std::nullopt;
  values_.push_back(value);
  per_row_.push_back(per_row);
  return static_cast<std::uint8_t>(values_.size() - 1);
}

/// Elements of memory, over a shape whose leading axes are the rows.
std::optional<std::uint8_t> RowKernel::visit_leaf(const Node &node, const Shape &shape, bool per_row) {
  const LeafData &data = *node.leaf;
  const auto item = static_cast<std::int64_t>(size_of(node.dtype));
  Leaf leaf{data.block, node.dtype, per_row, ir::LayoutClass::General, data.offset, {}};
  std::optional<std::int64_t> row = 0;
  std::optional<std::int64_t> column = 0;
  if (!data.uniform && node.flat) {
    row = per_row ? item : item * length_;
    column = item;
  } else if (!data.uniform) {
    leaf.offset = data.layout.offset;
    int leading = 0;
    for (std::int64_t count = 1; leading < shape.size() && count < rows_; ++leading) count *= shape[leading];
    row = fold(shape, data.layout.strides, 0, leading);
    column = fold(shape, data.layout.strides, leading, shape.size());
  }
  if (!row || !column) return std::nullopt;
  leaf.strides.push_back(*row);
  Shape extents{rows_};
  if (!per_row) {
    // Neighbouring threads read neighbours, or the reductions had better take other ways.
    if (std::abs(*column) > 4 * item) return std::nullopt;
    leaf.strides.push_back(*column);
    extents.push_back(length_);
  }
  leaf.layout_class = classify(extents, leaf.strides, size_of(node.dtype));
  if (!is_aligned(data.block->data() + leaf.offset, leaf.strides, node.dtype)) return std::nullopt;

  for (std::size_t v = 0; v < values_.size(); ++v) {
    if (values_[v].kind != NodeKind::Leaf) continue;
    const Leaf &known = leaves_[values_[v].leaf];
    if (known.block.get() == leaf.block.get() && known.dtype == leaf.dtype && known.per_row == per_row &&
        known.offset == leaf.offset && known.strides == leaf.strides) {
      return static_cast<std::uint8_t>(v);
    }
  }
  Program::Value value{};
  value.kind = NodeKind::Leaf;
  value.dtype = node.dtype;
  value.leaf = static_cast<std::uint8_t>(leaves_.size());
  leaves_.push_back(std::move(leaf));
  return add_value(value, per_row);
}

/// A view of another stage's values: of the row's one, or of the same element.
std::optional<std::uint8_t> RowKernel::visit_view(const Node &view) const {
  const Node &source = *view.in[0];
  if (source.epoch != epoch_ || source.dtype != view.dtype) return std::nullopt;
  const auto id = static_cast<std::uint8_t>(source.id);
  if (per_row_[id]) return id;
  const Layout &layout = view.leaf->layout;
  if (layout.offset != 0 || !layout.is_c_contiguous(size_of(view.dtype))) return std::nullopt;
  if (layout.size() != rows_ * length_) return std::nullopt;
  return id;
}

std::optional<std::uint8_t> RowKernel::visit(Node *node, const Shape &shape, bool per_row) {
  if (node->epoch == epoch_) {
    // What is one value for each element of a row is none for a row.
    const auto id = static_cast<std::uint8_t>(node->id);
    if (per_row && !per_row_[id]) return std::nullopt;
    return id;
  }
  Program::Value value{};
  value.kind = node->kind;
  value.dtype = node->dtype;
  std::optional<std::uint8_t> id;
  switch (node->kind) {
    case NodeKind::Param:
      value.leaf = static_cast<std::uint8_t>(params_.size());
      params_.push_back(node->value);
      id = add_value(value, true);
      break;
    case NodeKind::Leaf: return visit_leaf(*node, shape, per_row);
    case NodeKind::View:
      id = visit_view(*node);
      if (id && per_row && !per_row_[*id]) return std::nullopt;
      return id;
    case NodeKind::Op:
    case NodeKind::Cast: {
      bool all_per_row = true;
      value.arity = node->arity;
      for (int i = 0; i < node->arity; ++i) {
        const std::optional<std::uint8_t> in = visit(node->in[i], shape, per_row);
        if (!in) return std::nullopt;
        value.in[i] = *in;
        all_per_row = all_per_row && per_row_[*in];
      }
      if (node->kind == NodeKind::Op) value.op = node->op;
      id = add_value(value, all_per_row);
      break;
    }
    case NodeKind::Iota:
    case NodeKind::Reduce: return std::nullopt;
  }
  if (id) {
    node->epoch = epoch_;
    node->id = *id;
  }
  return id;
}

bool RowKernel::add(Node *value, const Shape &shape, DType dtype, bool whole) {
  const std::int64_t size = element_count(shape);
  bool per_row = size == rows_;
  std::optional<std::uint8_t> id;
  if (value->kind == NodeKind::Reduce) {
    const ReduceData &data = *value->reduce;
    if (!per_row || data.child.size() != rows_ * length_ || !in_c_order(data.child)) return false;
    const std::optional<std::uint8_t> in = visit(value->in[0], data.child.shape, false);
    if (!in) return false;
    Program::Value reduced{};
    reduced.kind = NodeKind::Reduce;
    reduced.dtype = dtype;
    reduced.op = data.combine;
    reduced.arity = 1;
    reduced.in[0] = *in;
    reduced.leaf = static_cast<std::uint8_t>(identities_.size());
    identities_.push_back(data.identity);
    id = add_value(reduced, true);
    if (!id) return false;
    value->epoch = epoch_;
    value->id = *id;
  } else {
    if (!per_row && size != rows_ * length_) return false;
    id = visit(value, shape, per_row);
  }
  if (!id) return false;
  if (whole) outputs_.push_back({*id, dtype, per_row});
  return true;
}

/// How many threads a row has, and how many values each of them.
bool RowKernel::choose_form() {
  if (length_ < 1 || length_ > ir::kChunk) return false;
  if (length_ < ir::kLanes) {
    threads_ = 1;
    rounds_ = static_cast<std::uint32_t>(length_);
  } else if (length_ <= ir::kLeaf) {
    // Neighbouring threads share lines of memory, and each has a few loads to wait for together.
    std::size_t widest = 1;
    for (const Leaf &leaf : leaves_) widest = leaf.per_row ? widest : std::max(widest, size_of(leaf.dtype));
    const std::int64_t most = widest >= 8 ? 8 * kMostRounds : 48;  // for eight threads
    threads_ = length_ > most ? 16 : length_ > 24 || widest >= 8 ? 8 : 4;
    rounds_ = static_cast<std::uint32_t>((length_ + threads_ - 1) / threads_);
  } else {
    const auto leaves = static_cast<std::uint64_t>((length_ + ir::kLeaf - 1) / ir::kLeaf);
    threads_ = static_cast<std::uint32_t>(std::bit_ceil(leaves) * ir::kLanes);
    rounds_ = static_cast<std::uint32_t>(ir::kRun);
  }
  std::size_t operations = 0;
  for (const Program::Value &value : values_) {
    if (value.kind == NodeKind::Param) continue;
    const bool function = value.kind == NodeKind::Op && info(value.op).ulps != 0;
    operations += (function ? 16U : 1U) * rounds_;
  }
  const std::size_t slots = 5 * (leaves_.size() + outputs_.size()) + 2 * params_.size() + 1;
  return operations <= kMostOperations && slots <= kMostSlots;
}

void RowKernel::key(std::string &text) const {
  text.assign("rows");
  const auto byte = [&](auto value) { text.push_back(static_cast<char>(value)); };
  byte(outputs_.size());
  for (const Output &output : outputs_) {
    byte(output.value);
    byte(output.dtype);
    byte(output.per_row);
  }
  byte(leaves_.size());
  for (const Leaf &leaf : leaves_) {
    byte(leaf.layout_class);
    byte(leaf.per_row);
  }
  byte(params_.size());
  for (const Scalar &param : params_) byte(param.dtype);
  byte(identities_.size());
  for (const Scalar &identity : identities_) {
    byte(identity.dtype);
    text.append(reinterpret_cast<const char *>(identity.bits), sizeof identity.bits);
  }
  text.append(reinterpret_cast<const char *>(values_.data()), values_.size() * sizeof(Program::Value));
}

/// Emits a kernel's body: the row's own values in their order, elements where they are reduced and stored.
class RowEmitter {
public:
  RowEmitter(const RowKernel &rows, ir::Function &function)
      : rows_(rows), builder_(function), own_(rows.values_.size()) {}

  void emit() {
    for (const RowKernel::Output &output : rows_.outputs_) {
      outputs_.push_back(
          builder_.param(ir::Type::array(output.dtype, output.per_row ? 1 : 2, ir::LayoutClass::Contiguous), "out"));
    }
    for (const RowKernel::Leaf &leaf : rows_.leaves_) {
      leaves_.push_back(builder_.param(ir::Type::array(leaf.dtype, leaf.per_row ? 1 : 2, leaf.layout_class), "in"));
    }
    count_ = builder_.param(ir::Type::scalar(DType::Int64), "count");
    for (const Scalar &param : rows_.params_) {
      params_.push_back(builder_.param(ir::Type::scalar(param.dtype), "scalar"));
    }
    row_ = builder_.index_arg("row");
    zero_ = builder_.constant_int(DType::Int64, 0);
    const ir::ValueId one = builder_.constant_int(DType::Int64, 1);
    for (std::size_t id = 0; id < own_.size(); ++id) {
      if (rows_.per_row_[id])
        own_[id] = rows_.values_[id].kind == NodeKind::Reduce ? reduce(id) : compute(id, own_, {});
    }
    bool elements = false;
    for (std::size_t i = 0; i < outputs_.size(); ++i) {
      elements = elements || !rows_.outputs_[i].per_row;
      if (!rows_.outputs_[i].per_row) continue;
      builder_.store(outputs_[i], own_[rows_.outputs_[i].value], {row_}, ir::Check::None, false);
    }
    if (elements) {
      ir::Op *loop = builder_.for_(zero_, count_, one, {});
      ir::Region *outer = builder_.region();
      builder_.set_region(&loop->regions[0]);
      const ir::ValueId at = loop->regions[0].args[0];
      std::vector<ir::ValueId> values(own_);
      for (std::size_t i = 0; i < outputs_.size(); ++i) {
        if (rows_.outputs_[i].per_row) continue;
        const ir::ValueId value = element(rows_.outputs_[i].value, values, at);
        builder_.store(outputs_[i], value, {row_, at}, ir::Check::None, false);
      }
      builder_.continue_();
      builder_.set_region(outer);
    }
    builder_.return_();
  }

private:
  ir::ValueId reduce(std::size_t id) {
    const Program::Value &value = rows_.values_[id];
    ir::Region *outer = builder_.region();
    ir::Op *op = builder_.reduce(value.op, value.dtype, zero_, count_, rows_.identities_[value.leaf]);
    builder_.set_region(&op->regions[0]);
    std::vector<ir::ValueId> values(own_);
    builder_.yield({element(value.in[0], values, op->regions[0].args[0])});
    builder_.set_region(outer);
    return op->results[0];
  }

  /// A value in the region of an element, with what it stands on. `values`: those that are there already.
  ir::ValueId element(std::size_t id, std::vector<ir::ValueId> &values, ir::ValueId at) {
    if (values[id].valid()) return values[id];
    const Program::Value &value = rows_.values_[id];
    for (std::size_t i = 0; i < value.arity; ++i) static_cast<void>(element(value.in[i], values, at));
    return values[id] = compute(id, values, at);
  }

  ir::ValueId compute(std::size_t id, const std::vector<ir::ValueId> &values, ir::ValueId at) {
    const Program::Value &value = rows_.values_[id];
    switch (value.kind) {
      case NodeKind::Param: return params_[value.leaf];
      case NodeKind::Leaf: {
        std::vector<ir::ValueId> indices{row_};
        if (!rows_.leaves_[value.leaf].per_row) indices.push_back(at);
        return builder_.load(leaves_[value.leaf], indices, ir::Check::None, false);
      }
      case NodeKind::Cast: return builder_.cast(values[value.in[0]], value.dtype);
      default: {
        std::vector<ir::ValueId> operands;
        for (std::size_t i = 0; i < value.arity; ++i) operands.push_back(values[value.in[i]]);
        return builder_.cast(builder_.scalar(value.op, operands), value.dtype);
      }
    }
  }

  const RowKernel &rows_;
  ir::Builder builder_;
  std::vector<ir::ValueId> own_;  ///< the row's values; others are not valid
  std::vector<ir::ValueId> outputs_;
  std::vector<ir::ValueId> leaves_;
  std::vector<ir::ValueId> params_;
  ir::ValueId count_;
  ir::ValueId row_;
  ir::ValueId zero_;
};

ir::Module RowKernel::build() const {
  ir::Module module;
  auto function = std::make_unique<ir::Function>();
  function->name = "fused_rows";
  function->kind = ir::FunctionKind::Elementwise;
  function->space_rank = 1;
  function->reduces_within = true;
  function->disjoint = true;
  RowEmitter(*this, *function).emit();
  module.functions.push_back(std::move(function));
  return module;
}

bool RowKernel::compile() {
  if (outputs_.empty() || !choose_form()) return false;
  static thread_local std::string text;
  key(text);
  kernel_ = find_kernel(window_, text, [this] { return build(); });
  return kernel_->kernel && kernel_->kernel->cuda() != nullptr && !kernel_->kernel->can_fault();
}

void RowKernel::fill_slots(const std::vector<BlockRef> &outputs, std::vector<std::uint64_t> &slots) const {
  const auto push = [&](const std::byte *data, const Strides &strides) {
    slots.push_back(reinterpret_cast<std::uintptr_t>(data));
    slots.push_back(static_cast<std::uint64_t>(rows_));
    if (strides.size() == 2) slots.push_back(static_cast<std::uint64_t>(length_));
    for (const std::int64_t stride : strides) slots.push_back(static_cast<std::uint64_t>(stride));
  };
  for (std::size_t i = 0; i < outputs_.size(); ++i) {
    const auto item = static_cast<std::int64_t>(size_of(outputs_[i].dtype));
    push(outputs[i]->data(), outputs_[i].per_row ? Strides{item} : Strides{item * length_, item});
  }
  for (const Leaf &leaf : leaves_) push(leaf.block->data() + leaf.offset, leaf.strides);
  slots.push_back(static_cast<std::uint64_t>(length_));
  for (const Scalar &param : params_) {
    slots.push_back(param.bits[0]);
    if (param.dtype == DType::Complex128) slots.push_back(param.bits[1]);
  }
}

std::string RowKernel::title() const {
  std::string text = "fused rows";
  for (const Program::Value &value : values_) {
    if (value.kind == NodeKind::Reduce) (text += " | reduce ") += info(value.op).name;
  }
  return text;
}

void RowKernel::launch(const std::vector<BlockRef> &outputs) {
  jit::CudaForm form;
  form.row_threads = static_cast<std::uint16_t>(threads_);
  form.row_rounds = static_cast<std::uint16_t>(rounds_);
  form.small = rows_ <= kMostSmall / threads_;
  for (const Leaf &leaf : leaves_) {
    form.small =
        form.small && reach_of(leaf.per_row ? Shape{rows_} : Shape{rows_, length_}, leaf.strides) <= kMostSmall;
  }
  for (const Output &output : outputs_) {
    form.small = form.small && rows_ * length_ * static_cast<std::int64_t>(size_of(output.dtype)) <= kMostSmall;
  }
  std::vector<std::uint64_t> slots;
  fill_slots(outputs, slots);
  std::vector<std::shared_ptr<Buffer>> buffers;
  for (const BlockRef &block : outputs) {
    buffers.push_back(block->buffer);
    block->note_use(window_.id());
  }
  for (const Leaf &leaf : leaves_) {
    buffers.push_back(leaf.block->buffer);
    leaf.block->note_use(window_.id());
  }
  std::optional<trace::Label> label;
  if (trace::on()) [[unlikely]]
    label.emplace(title());
  const std::int64_t extents[] = {rows_};
  const jit::CudaCode &code = kernel_->kernel->cuda()->code(*window_.stream().device().cuda(), form);
  LaunchRequest request;
  request.owner = kernel_->kernel;
  request.items = rows_;
  request.function = code.function.get();
  request.params = slots;
  request.extents = extents;
  request.dims.grid[0] = codegen::nvptx::elementwise_blocks(code.entry, extents);
  request.dims.block[0] = code.entry.block;
  request.buffers = buffers;
  window_.stream().launch(request);
}

}  // namespace gridstride::array
