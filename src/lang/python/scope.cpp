#include "lang/python/scope.h"

#include <algorithm>
#include <utility>

namespace gridstride::lang::python {

// Fields, in `ast` order without the dropped ones:
//   FunctionDef name arguments body · Lambda arguments body · arguments posonly args vararg kwonly kw_defaults kwarg
//   defaults · Assign targets value · AugAssign target op value · AnnAssign target value · For target iter body orelse
//   · While test body orelse · If test body orelse · NamedExpr target value

namespace {

bool is_function(const Node &node) {
  return node.tag == Node::Tag::Node && (node.kind == NodeKind::FunctionDef || node.kind == NodeKind::Lambda);
}

void all_names(const Node &node, std::vector<std::string> &names) {
  if (node.is(NodeKind::Name)) {
    names.push_back(node.field(0).text);
    return;
  }
  if (is_function(node)) {
    for (std::string &each : free_names(node)) names.push_back(std::move(each));
    return;
  }
  for (const Node &each : node.fields) all_names(each, names);
}

}  // namespace

void LocalSet::add_all(const LocalSet &other) {
  for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= other.words_[i];
}

std::vector<std::string> free_names(const Node &function) {
  const Scope scope(function);
  std::vector<std::string> names;
  const Node &body = function.field(function.kind == NodeKind::Lambda ? 1 : 2);
  all_names(body, names);
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  std::erase_if(names, [&](const std::string &each) { return scope.find(each) >= 0; });
  return names;
}

Scope::Scope(const Node &function) {
  declare_parameters(arguments_of(function));
  const bool lambda = function.kind == NodeKind::Lambda;
  if (lambda) {
    declare_walrus(function.field(1));
  } else {
    declare_block(function.items(2));
  }
  captured_ = LocalSet(names_.size());
  captured(function.field(lambda ? 1 : 2));
  if (!lambda) (void)block(function.items(2), LocalSet(names_.size()), {});
}

int Scope::find(std::string_view name) const {
  const auto found = index_.find(name);
  return found == index_.end() ? -1 : found->second;
}

void Scope::declare(const std::string &name) {
  if (index_.emplace(name, size()).second) names_.push_back(name);
}

void Scope::declare_parameters(const Node &arguments) {
  for (const std::size_t list : {0U, 1U}) {
    for (const Node &each : arguments.items(list)) declare(each.field(0).text);
  }
  if (!arguments.field(2).is_none()) declare(arguments.field(2).field(0).text);
  for (const Node &each : arguments.items(3)) declare(each.field(0).text);
  if (!arguments.field(5).is_none()) declare(arguments.field(5).field(0).text);
}

void Scope::declare_targets(const Node &target) {
  if (target.tag != Node::Tag::Node) return;
  switch (target.kind) {
    case NodeKind::Name: declare(target.field(0).text); break;
    case NodeKind::Starred: declare_targets(target.field(0)); break;
    case NodeKind::Tuple:
    case NodeKind::List:
      for (const Node &each : target.items(0)) declare_targets(each);
      break;
    default: break;
  }
}

void Scope::declare_walrus(const Node &expression) {
  if (is_function(expression)) return;
  if (expression.is(NodeKind::NamedExpr)) declare_targets(expression.field(0));
  for (const Node &each : expression.fields) declare_walrus(each);
}

void Scope::declare_block(const std::vector<Node> &block) {
  for (const Node &node : block) {
    switch (node.kind) {
      case NodeKind::FunctionDef: declare(node.field(0).text); break;
      case NodeKind::Assign:
        for (const Node &each : node.items(0)) declare_targets(each);
        declare_walrus(node.field(1));
        break;
      case NodeKind::AugAssign:
      case NodeKind::AnnAssign:
        declare_targets(node.field(0));
        declare_walrus(node);
        break;
      case NodeKind::For:
        declare_targets(node.field(0));
        declare_walrus(node.field(1));
        declare_block(node.items(2));
        declare_block(node.items(3));
        break;
      case NodeKind::While:
      case NodeKind::If:
        declare_walrus(node.field(0));
        declare_block(node.items(1));
        declare_block(node.items(2));
        break;
      default: declare_walrus(node); break;
    }
  }
}

/// Notes what nested functions read, wherever they stand.
void Scope::captured(const Node &node) {
  if (is_function(node)) {
    for (const std::string &each : free_names(node)) {
      const int local = find(each);
      if (local >= 0) captured_.add(local);
    }
    return;
  }
  for (const Node &each : node.fields) captured(each);
}

void Scope::store(const Node &target, LocalSet &set, bool add) const {
  if (target.tag != Node::Tag::Node) return;
  switch (target.kind) {
    case NodeKind::Name: {
      const int local = find(target.field(0).text);
      if (local < 0) break;
      if (add) {
        set.add(local);
      } else {
        set.remove(local);
      }
      break;
    }
    case NodeKind::Starred: store(target.field(0), set, add); break;
    case NodeKind::Tuple:
    case NodeKind::List:
      for (const Node &each : target.items(0)) store(each, set, add);
      break;
    default: break;
  }
}

void Scope::uses(const Node &expression, LocalSet &live) const {
  if (is_function(expression)) return;  // counted in captured_
  if (expression.is(NodeKind::Name)) {
    const int local = find(expression.field(0).text);
    if (local >= 0) live.add(local);
    return;
  }
  for (const Node &each : expression.fields) uses(each, live);
}

void Scope::target_uses(const Node &target, LocalSet &live) const {
  if (target.is(NodeKind::Name)) return;
  if (target.is(NodeKind::Tuple) || target.is(NodeKind::List)) {
    for (const Node &each : target.items(0)) target_uses(each, live);
    return;
  }
  if (target.is(NodeKind::Starred)) {
    target_uses(target.field(0), live);
    return;
  }
  uses(target, live);
}

/// `own_loop`: break and continue in the block belong to the statement of `facts`.
void Scope::assigned(const std::vector<Node> &block, FlowFacts &facts, bool own_loop) const {
  const auto walrus = [&](const auto &self, const Node &expression) -> void {
    if (is_function(expression)) return;
    if (expression.is(NodeKind::NamedExpr)) store(expression.field(0), facts.assigned, true);
    for (const Node &each : expression.fields) self(self, each);
  };
  for (const Node &node : block) {
    switch (node.kind) {
      case NodeKind::Break: facts.has_break |= own_loop; break;
      case NodeKind::Continue: facts.has_continue |= own_loop; break;
      case NodeKind::FunctionDef: {
        const int local = find(node.field(0).text);
        if (local >= 0) facts.assigned.add(local);
        break;
      }
      case NodeKind::Assign:
        for (const Node &each : node.items(0)) store(each, facts.assigned, true);
        walrus(walrus, node.field(1));
        break;
      case NodeKind::AugAssign:
      case NodeKind::AnnAssign:
      case NodeKind::Delete:
        for (const Node &each : node.items(0)) store(each, facts.assigned, true);
        store(node.field(0), facts.assigned, true);
        walrus(walrus, node);
        break;
      case NodeKind::For:
        store(node.field(0), facts.assigned, true);
        walrus(walrus, node.field(1));
        assigned(node.items(2), facts, false);
        assigned(node.items(3), facts, own_loop);
        break;
      case NodeKind::While:
        walrus(walrus, node.field(0));
        assigned(node.items(1), facts, false);
        assigned(node.items(2), facts, own_loop);
        break;
      case NodeKind::If:
        walrus(walrus, node.field(0));
        assigned(node.items(1), facts, own_loop);
        assigned(node.items(2), facts, own_loop);
        break;
      default: walrus(walrus, node); break;
    }
  }
}

LocalSet Scope::block(const std::vector<Node> &statements, LocalSet live, const Exits &exits) {
  for (auto node = statements.rbegin(); node != statements.rend(); ++node) {
    live = statement(*node, std::move(live), exits);
  }
  return live;
}

LocalSet Scope::statement(const Node &node, LocalSet live, const Exits &exits) {
  switch (node.kind) {
    case NodeKind::FunctionDef: {
      const int local = find(node.field(0).text);
      if (local >= 0) live.remove(local);
      return live;
    }
    case NodeKind::Assign:
      for (const Node &each : node.items(0)) store(each, live, false);
      for (const Node &each : node.items(0)) target_uses(each, live);
      uses(node.field(1), live);
      return live;
    case NodeKind::AnnAssign:
      if (node.field(1).is_none()) return live;
      store(node.field(0), live, false);
      target_uses(node.field(0), live);
      uses(node.field(1), live);
      return live;
    case NodeKind::Return:
    case NodeKind::Raise: {
      LocalSet result(names_.size());
      uses(node, result);
      return result;
    }
    case NodeKind::Break: return exits.on_break != nullptr ? *exits.on_break : live;
    case NodeKind::Continue: return exits.on_continue != nullptr ? *exits.on_continue : live;
    case NodeKind::If: {
      FlowFacts &facts = facts_[&node];
      facts.live_after = live;
      facts.live_after.add_all(captured_);
      facts.assigned = LocalSet(names_.size());
      assigned(node.items(1), facts, false);
      assigned(node.items(2), facts, false);
      LocalSet result = block(node.items(1), live, exits);
      result.add_all(block(node.items(2), std::move(live), exits));
      uses(node.field(0), result);
      return result;
    }
    case NodeKind::For:
    case NodeKind::While: return loop(node, live, exits);
    default: uses(node, live); return live;
  }
}

LocalSet Scope::loop(const Node &node, const LocalSet &live, const Exits &exits) {
  const bool counted = node.kind == NodeKind::For;
  const std::size_t body = counted ? 2 : 1;
  // Inner loops insert while this one is at work, so the facts are looked up again where they are used.
  const LocalSet otherwise = block(node.items(body + 1), live, exits);
  if (!facts_.contains(&node)) {
    FlowFacts made;
    made.assigned = LocalSet(names_.size());
    made.live_head = LocalSet(names_.size());
    if (counted) store(node.field(0), made.assigned, true);
    assigned(node.items(body), made, true);
    if (!counted) {
      const auto walrus = [&](const auto &self, const Node &expression) -> void {
        if (expression.is(NodeKind::NamedExpr)) store(expression.field(0), made.assigned, true);
        for (const Node &each : expression.fields) self(self, each);
      };
      walrus(walrus, node.field(0));
    }
    facts_.emplace(&node, std::move(made));
  }
  LocalSet head = facts_.at(&node).live_head;
  head.add_all(otherwise);
  if (!counted) uses(node.field(0), head);
  for (;;) {
    const Exits inner{&live, &head};
    LocalSet top = block(node.items(body), head, inner);
    if (counted) {
      store(node.field(0), top, false);
      target_uses(node.field(0), top);
    }
    top.add_all(head);
    if (top == head) break;
    head = std::move(top);
  }
  FlowFacts &facts = facts_.at(&node);
  facts.live_head = head;
  facts.live_head.add_all(captured_);
  facts.live_after = live;
  facts.live_after.add_all(otherwise);
  facts.live_after.add_all(captured_);
  if (counted) uses(node.field(1), head);
  return head;
}

}  // namespace gridstride::lang::python
