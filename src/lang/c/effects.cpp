#include <algorithm>
#include <functional>

#include "lang/c/compiler.h"

namespace gridstride::lang::c {

// What statements do to variables, read off the tree.

Effects Compiler::effects(const NodePtr &node) const {
  Effects all;
  const std::function<void(const NodePtr &)> root = [&](const NodePtr &each) {
    if (!each) return;
    switch (each->kind) {
      case NodeKind::Name: all.assigned.insert(each->text); break;
      case NodeKind::Member: root(each->kids[0]); break;
      case NodeKind::Index:
      case NodeKind::Arrow:
        all.stores = true;
        root(each->kids[0]);
        break;
      case NodeKind::Unary:
        if (each->text == "*") all.stores = true;
        root(each->kids[0]);
        break;
      default:
        for (const NodePtr &kid : each->kids) root(kid);
        break;
    }
  };
  const std::function<void(const NodePtr &)> look = [&](const NodePtr &each) {
    if (!each) return;
    switch (each->kind) {
      case NodeKind::Assign:
      case NodeKind::Postfix: root(each->kids[0]); break;
      case NodeKind::Unary:
        if (each->text == "++" || each->text == "--" || each->text == "&") root(each->kids[0]);
        break;
      case NodeKind::Call: {
        // Parameters that are references, by any function of that name; methods may change their object.
        const Node &callee = *each->kids[0];
        all.stores = all.stores || callee.text.rfind("atomic", 0) == 0 || callee.text.find("sync") != std::string::npos;
        if (callee.kind == NodeKind::Member || callee.kind == NodeKind::Arrow) {
          root(callee.kids[0]);
          for (std::size_t i = 1; i < each->kids.size(); ++i) root(each->kids[i]);
        }
        if (callee.text == "swap") {
          for (std::size_t i = 1; i < each->kids.size(); ++i) root(each->kids[i]);
        }
        const Symbol *object = find(callee.text);
        if (object != nullptr) {
          for (std::size_t i = 1; i < each->kids.size(); ++i) root(each->kids[i]);
          all.assigned.insert(callee.text);
        }
        for (const auto &function : unit_.functions) {
          if (function->name != callee.text) continue;
          all.stores = true;
          for (std::size_t i = 0; i < function->parameters.size() && i + 1 < each->kids.size(); ++i) {
            const TypeName &type = function->parameters[i].type;
            if (type.reference && !type.is_const) root(each->kids[i + 1]);
          }
        }
        break;
      }
      case NodeKind::Return: all.returns = true; break;
      case NodeKind::Break: all.breaks = true; break;
      default: break;
    }
    for (const NodePtr &kid : each->kids) look(kid);
  };
  look(node);
  return all;
}

/// Whether every way through a statement ends in a return.
bool Compiler::always_returns(const NodePtr &node) const {
  if (!node) return false;
  if (node->kind == NodeKind::Return) return true;
  if (node->kind == NodeKind::Block) {
    return std::any_of(node->kids.begin(), node->kids.end(), [&](const NodePtr &each) { return always_returns(each); });
  }
  if (node->kind == NodeKind::If) return always_returns(node->kids[1]) && always_returns(node->kids[2]);
  return false;
}

/// Whether the returns of a function's body stand where the rest can go to the other side of an if.
bool Compiler::returns_at_ends(const std::vector<NodePtr> &kids) const {
  for (std::size_t i = 0; i < kids.size(); ++i) {
    const NodePtr &kid = kids[i];
    if (!effects(kid).returns) continue;
    const bool last = i + 1 == kids.size();
    if (kid->kind == NodeKind::Return) return true;
    if (kid->kind == NodeKind::Block) {
      if (!(last || always_returns(kid)) || !returns_at_ends(kid->kids)) return false;
    } else if (kid->kind == NodeKind::If) {
      if (!last && !always_returns(kid->kids[1]) && !always_returns(kid->kids[2])) return false;
      for (std::size_t side = 1; side < 3; ++side) {
        if (kid->kids[side] && !returns_at_ends({kid->kids[side]})) return false;
      }
    } else {
      return false;
    }
  }
  return true;
}

/// Whether an expression has the same value in every round of a loop with these effects.
bool Compiler::invariant(const NodePtr &node, const Effects &facts) const {
  if (!node) return false;
  switch (node->kind) {
    case NodeKind::Number:
    case NodeKind::Sizeof: return true;
    case NodeKind::Name: {
      if (facts.assigned.count(node->text) != 0) return false;
      const Symbol *symbol = find(node->text);
      if (symbol == nullptr) return true;
      if (symbol->kind == Symbol::Kind::Alias) return symbol->target.kind == Target::Kind::Memory && !facts.stores;
      return true;
    }
    case NodeKind::Index: {
      if (facts.stores) return false;
      break;
    }
    case NodeKind::Unary:
      if (node->text == "++" || node->text == "--" || node->text == "&" || (node->text == "*" && facts.stores)) {
        return false;
      }
      break;
    case NodeKind::Call: {
      const Node &callee = *node->kids[0];
      const bool own = std::any_of(unit_.functions.begin(), unit_.functions.end(),
                                   [&](const auto &each) { return each->name == callee.text; });
      const bool pure = callee.kind == NodeKind::Name && (callee.text == "min" || callee.text == "max");
      const bool raw =
          callee.kind == NodeKind::Member && callee.kids[0]->kind == NodeKind::Name && callee.text == "size";
      if (own || (!pure && !raw)) return false;
      if (raw) return node->kids.size() == 1;
      return std::all_of(node->kids.begin() + 1, node->kids.end(),
                         [&](const NodePtr &each) { return invariant(each, facts); });
    }
    case NodeKind::Binary:
    case NodeKind::Member:
    case NodeKind::Cast:
    case NodeKind::Construct:
    case NodeKind::Ternary: break;
    default: return false;
  }
  return std::all_of(node->kids.begin(), node->kids.end(), [&](const NodePtr &each) { return invariant(each, facts); });
}

}  // namespace gridstride::lang::c
