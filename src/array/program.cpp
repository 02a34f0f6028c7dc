#include "array/program.h"

#include <algorithm>
#include <cstring>

#include "base/error.h"
#include "ir/builder.h"
#include "ir/reduction_order.h"

namespace gridstride::array {

namespace {

constexpr std::string_view name_of_cast = "cast";

/// A leaf that is not there yet.
Program::Leaf leaf_of(const Node &node) {
  static const LeafData kCut;  // all of a temporary, in C order
  Program::Leaf leaf{};
  leaf.dtype = node.dtype;
  leaf.nodes = 1;
  if (node.kind == NodeKind::Leaf || node.kind == NodeKind::View) {
    leaf.block = node.leaf->block.get();
    leaf.source = leaf.block == nullptr ? node.in[0] : nullptr;
    leaf.data = node.leaf;
    leaf.flat = node.flat;
  } else {
    leaf.source = &node;
    leaf.data = &kCut;
    leaf.flat = true;
  }
  return leaf;
}

bool same_place(const Program::Leaf &a, const Program::Leaf &b) {
  if (a.block != b.block || a.source != b.source || a.dtype != b.dtype) return false;
  if (a.flat != b.flat || a.data->uniform != b.data->uniform) return false;
  if (a.flat || a.data->uniform) return a.data->offset == b.data->offset;
  return a.data->layout == b.data->layout;
}

}  // namespace

std::uint8_t Program::visit_leaf(Node *node, Value value) {
  Leaf leaf = leaf_of(*node);
  flat = flat && leaf.flat;
  for (std::size_t i = 0; i < leaves.size(); ++i) {
    if (!same_place(leaves[i], leaf)) continue;
    ++leaves[i].nodes;
    for (std::size_t v = 0; v < values.size(); ++v) {
      if (values[v].kind == NodeKind::Leaf && values[v].leaf == i) node->id = static_cast<std::uint16_t>(v);
    }
    return static_cast<std::uint8_t>(node->id);
  }
  value.kind = NodeKind::Leaf;
  value.leaf = static_cast<std::uint8_t>(leaves.size());
  leaves.push_back(std::move(leaf));
  node->id = static_cast<std::uint16_t>(values.size());
  values.push_back(value);
  return static_cast<std::uint8_t>(node->id);
}

std::uint8_t Program::visit(Node *node) {
  if (node->epoch == epoch_) {
    ++node->edges;
    return static_cast<std::uint8_t>(node->id);
  }
  if (values.size() >= kMostNodes) throw Error(ErrorKind::Internal, "a pending expression outgrew its window");
  const bool leaf = node->kind == NodeKind::Leaf || node->kind == NodeKind::View ||
                    std::find(cuts.begin(), cuts.end(), node) != cuts.end();
  Value value{};
  value.kind = node->kind;
  value.dtype = node->dtype;
  if (!leaf) {
    value.arity = node->arity;
    for (int i = 0; i < node->arity; ++i) value.in[i] = visit(node->in[i]);
  }
  node->epoch = epoch_;
  node->edges = 1;
  visited.push_back(node);
  if (leaf) return visit_leaf(node, value);
  if (node->kind == NodeKind::Op) value.op = node->op;
  if (node->kind == NodeKind::Iota) iota = true;
  if (node->kind == NodeKind::Param) params.push_back(&node->value);
  node->id = static_cast<std::uint16_t>(values.size());
  values.push_back(value);
  return static_cast<std::uint8_t>(node->id);
}

std::string Program::title() const {
  constexpr std::size_t kMost = 6;
  std::string text = "fused";
  std::vector<std::string_view> seen;
  for (const Value &value : values) {
    const bool cast = value.kind == NodeKind::Cast;
    if (value.kind != NodeKind::Op && !cast) continue;
    const std::string_view name = cast ? name_of_cast : info(value.op).name;
    if (std::find(seen.begin(), seen.end(), name) != seen.end()) continue;
    seen.push_back(name);
    if (seen.size() > kMost) break;
    (text += seen.size() == 1 ? " " : ", ") += seen.size() == kMost ? "..." : name;
  }
  if (!reduce && values.size() == 1 && values[0].kind == NodeKind::Leaf) return "copy";
  if (!reduce && values.size() == 1 && values[0].kind == NodeKind::Param) return "fill";
  if (reduce) (text += seen.empty() ? " reduce " : " | reduce ") += info(combine).name;
  return text;
}

void Program::key(std::string &text) const {
  text.clear();
  const auto byte = [&](auto value) { text.push_back(static_cast<char>(value)); };
  byte(rank);
  byte(leaf_rank);
  byte(streaming | reduce << 1 | chunked << 2 | within << 3);
  byte(iota ? 1 + static_cast<int>(iota_class) : 0);
  byte(combine);
  byte(identity.dtype);
  if (reduce) text.append(reinterpret_cast<const char *>(identity.bits), sizeof identity.bits);
  byte(outputs.size());
  for (const Output &output : outputs) {
    byte(output.value);
    byte(output.dtype);
    byte(output.layout_class);
  }
  byte(leaves.size());
  for (const Leaf &leaf : leaves) byte(leaf.layout_class);
  text.append(reinterpret_cast<const char *>(values.data()), values.size() * sizeof(Value));
}

namespace {

/// Emits the body of a program's kernel.
class Emitter {
public:
  Emitter(const Program &program, ir::Function &function) : program_(program), builder_(function) {}

  void emit() {
    for (const Program::Output &output : program_.outputs) {
      outputs_.push_back(builder_.param(ir::Type::array(output.dtype, program_.rank, output.layout_class), "out"));
    }
    for (const Program::Leaf &leaf : program_.leaves) {
      leaves_.push_back(builder_.param(ir::Type::array(leaf.dtype, program_.leaf_rank, leaf.layout_class), "in"));
    }
    if (program_.reduce) count_ = builder_.param(ir::Type::scalar(DType::Int64), "count");
    if (program_.iota && program_.iota_class != ir::LayoutClass::Contiguous) {
      iota_offset_ = builder_.param(ir::Type::scalar(DType::Int64), "number");
      for (int i = 0; i < program_.leaf_rank; ++i) {
        iota_strides_.push_back(builder_.param(ir::Type::scalar(DType::Int64), "number_step"));
      }
    }
    for (const Scalar *param : program_.params) {
      params_.push_back(builder_.param(ir::Type::scalar(param->dtype), "scalar"));
    }
    for (int i = 0; i < program_.rank; ++i) index_.push_back(builder_.index_arg("i"));
    if (program_.reduce) {
      emit_reduce();
    } else {
      emit_values(index_);
      for (std::size_t i = 0; i < program_.outputs.size(); ++i) {
        builder_.store(outputs_[i], values_[program_.outputs[i].value], index_, ir::Check::None, false);
      }
    }
    builder_.return_();
  }

private:
  void emit_reduce() {
    const int kept = program_.leaf_rank - 1;
    std::vector<ir::ValueId> point(index_);
    ir::ValueId low;
    ir::ValueId high = count_;
    if (program_.chunked) {
      const ir::ValueId chunk = program_.within ? index_.back() : index_.front();
      point.erase(program_.within ? point.end() - 1 : point.begin());
      low = builder_.scalar(ScalarOp::Mul, {chunk, builder_.constant_int(DType::Int64, ir::kChunk)});
      const ir::ValueId end = builder_.scalar(ScalarOp::Add, {low, builder_.constant_int(DType::Int64, ir::kChunk)});
      high = builder_.scalar(ScalarOp::Minimum, {end, count_});
    } else {
      low = builder_.constant_int(DType::Int64, 0);
    }
    point.resize(static_cast<std::size_t>(kept));
    ir::Region *outer = builder_.region();
    ir::Op *reduce = builder_.reduce(program_.combine, program_.outputs[0].dtype, low, high, program_.identity);
    const ir::ValueId position = reduce->regions[0].args[0];
    point.insert(program_.within ? point.end() : point.begin(), position);
    builder_.set_region(&reduce->regions[0]);
    emit_values(point);
    builder_.yield({values_[program_.outputs[0].value]});
    builder_.set_region(outer);
    builder_.store(outputs_[0], reduce->results[0], index_, ir::Check::None, false);
  }

  void emit_values(const std::vector<ir::ValueId> &at) {
    std::size_t param = 0;
    for (const Program::Value &value : program_.values) {
      ir::ValueId result;
      switch (value.kind) {
        case NodeKind::Leaf: result = builder_.load(leaves_[value.leaf], at, ir::Check::None, false); break;
        case NodeKind::Param: result = params_[param++]; break;
        case NodeKind::Iota: result = number(at); break;
        case NodeKind::Cast: result = builder_.cast(values_[value.in[0]], value.dtype); break;
        case NodeKind::Op: {
          std::vector<ir::ValueId> operands(static_cast<std::size_t>(value.arity));
          for (std::size_t i = 0; i < operands.size(); ++i) operands[i] = values_[value.in[i]];
          result = builder_.cast(builder_.scalar(value.op, operands), value.dtype);
          break;
        }
        case NodeKind::Reduce:
        case NodeKind::View: throw Error(ErrorKind::Internal, "a reduction or a view inside an expression");
      }
      values_.push_back(result);
    }
  }

  ir::ValueId number(const std::vector<ir::ValueId> &at) {
    if (program_.iota_class == ir::LayoutClass::Contiguous) return at.back();
    ir::ValueId sum = iota_offset_;
    for (std::size_t i = 0; i < at.size(); ++i) {
      sum = builder_.scalar(ScalarOp::Add, {sum, builder_.scalar(ScalarOp::Mul, {at[i], iota_strides_[i]})});
    }
    return sum;
  }

  const Program &program_;
  ir::Builder builder_;
  std::vector<ir::ValueId> outputs_;
  std::vector<ir::ValueId> leaves_;
  std::vector<ir::ValueId> params_;
  std::vector<ir::ValueId> index_;
  std::vector<ir::ValueId> values_;
  ir::ValueId count_;
  ir::ValueId iota_offset_;
  std::vector<ir::ValueId> iota_strides_;
};

void push(std::vector<std::uint64_t> &slots, const Shape &extents, const Strides &strides, const std::byte *data) {
  slots.push_back(reinterpret_cast<std::uintptr_t>(data));
  for (const std::int64_t extent : extents) slots.push_back(static_cast<std::uint64_t>(extent));
  for (const std::int64_t stride : strides) slots.push_back(static_cast<std::uint64_t>(stride));
}

}  // namespace

ir::Module Program::build() const {
  ir::Module module;
  auto function = std::make_unique<ir::Function>();
  function->name = reduce ? "fused_reduce" : "fused";
  function->kind = ir::FunctionKind::Elementwise;
  function->space_rank = static_cast<std::uint8_t>(rank);
  function->reduces_within = reduce && within;
  function->disjoint = true;
  function->streaming = streaming;
  Emitter(*this, *function).emit();
  module.functions.push_back(std::move(function));
  return module;
}

void Program::fill_slots(const Shape &extents, const Shape &leaf_extents, std::vector<std::uint64_t> &slots) const {
  slots.clear();
  for (const Output &output : outputs) push(slots, extents, output.strides, output.data);
  for (const Leaf &leaf : leaves) {
    const std::byte *data = leaf.block == nullptr ? nullptr : leaf.block->data() + leaf.offset;
    push(slots, leaf_extents, leaf.strides, data);
  }
  if (reduce) slots.push_back(static_cast<std::uint64_t>(count));
  if (iota && iota_class != ir::LayoutClass::Contiguous) {
    slots.push_back(static_cast<std::uint64_t>(iota_offset));
    for (const std::int64_t stride : iota_strides) slots.push_back(static_cast<std::uint64_t>(stride));
  }
  for (const Scalar *param : params) {
    slots.push_back(param->bits[0]);
    if (param->dtype == DType::Complex128) slots.push_back(param->bits[1]);
  }
}

ir::LayoutClass classify(const Shape &extents, const Strides &strides, std::size_t item_size) {
  const auto size = static_cast<std::int64_t>(item_size);
  if (extents.empty()) return ir::LayoutClass::Contiguous;
  std::int64_t expected = size;
  bool contiguous = true;
  for (int i = extents.size() - 1; i >= 0 && contiguous; --i) {
    contiguous = strides[i] == expected;
    expected *= extents[i];
  }
  if (contiguous) return ir::LayoutClass::Contiguous;
  if (strides.back() == size) return ir::LayoutClass::UnitInner;
  return strides.back() == 0 ? ir::LayoutClass::BroadcastInner : ir::LayoutClass::General;
}

}  // namespace gridstride::array
