#include "codegen/cpu/body.h"

// Where ways through the code meet: blocks, and the state that they bring together.
namespace gridstride::codegen::cpu {

Body::Block *Body::new_block(const char *name) {
  return Block::Create(context_.llvm, name, b_.GetInsertBlock()->getParent());
}

Body::Join Body::new_join(const char *name) {
  Join join;
  join.block = new_block(name);
  join.var_count = vars_.size();
  return join;
}

void Body::add_edge(Join &join, std::vector<Value *> values) {
  Edge edge;
  edge.from = b_.GetInsertBlock();
  edge.vars.assign(vars_.begin(), vars_.begin() + static_cast<std::ptrdiff_t>(join.var_count));
  edge.mask = mask_;
  edge.values = std::move(values);
  join.edges.push_back(std::move(edge));
}

void Body::branch_to(Join &join, std::vector<Value *> values) {
  add_edge(join, std::move(values));
  b_.CreateBr(join.block);
}

/// Goes on in the join's block, with the state that its edges bring together; gives the edges' values, merged.
std::vector<Body::Value *> Body::finish(Join &join) {
  b_.SetInsertPoint(join.block);
  const auto merge = [&](auto &&value_of) -> Value * {
    Value *first = value_of(join.edges.front());
    bool same = true;
    for (const Edge &edge : join.edges) same = same && value_of(edge) == first;
    if (same) return first;
    llvm::PHINode *phi = b_.CreatePHI(first->getType(), static_cast<unsigned>(join.edges.size()));
    for (const Edge &edge : join.edges) phi->addIncoming(value_of(edge), edge.from);
    return phi;
  };
  vars_.resize(join.var_count);
  if (join.edges.empty()) {
    mask_ = no_lanes();
    return {};
  }
  for (std::size_t i = 0; i < vars_.size(); ++i) {
    vars_[i] = merge([i](const Edge &edge) { return edge.vars[i]; });
  }
  bool nonempty = true;
  for (const Edge &edge : join.edges) nonempty = nonempty && edge.mask.nonempty;
  Value *mask = merge([this](const Edge &edge) { return wide(edge.mask); });
  mask_ = from_wide(mask);
  mask_.nonempty = nonempty;
  std::vector<Value *> values(join.edges.front().values.size());
  for (std::size_t i = 0; i < values.size(); ++i) {
    values[i] = merge([i](const Edge &edge) { return edge.values[i]; });
  }
  return values;
}

int Body::new_var(Value *initial) {
  vars_.push_back(initial);
  return static_cast<int>(vars_.size()) - 1;
}

std::vector<int> Body::new_vars(const std::vector<Value *> &initial) {
  std::vector<int> vars;
  vars.reserve(initial.size());
  for (Value *value : initial) vars.push_back(new_var(value));
  return vars;
}

Body::Frame &Body::function_frame() {
  std::size_t i = frames_.size() - 1;
  while (frames_[i]->is_loop) --i;
  return *frames_[i];
}

}  // namespace gridstride::codegen::cpu
