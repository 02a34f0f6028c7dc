#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "lang/syntax.h"

namespace gridstride::lang::python {

/// A set of a function's local variables, by number.
class LocalSet {
public:
  LocalSet() = default;
  explicit LocalSet(std::size_t count) : words_((count + 63) / 64) {}

  void add(int local) { words_[word(local)] |= bit(local); }
  void remove(int local) { words_[word(local)] &= ~bit(local); }
  [[nodiscard]] bool has(int local) const { return (words_[word(local)] & bit(local)) != 0; }
  void add_all(const LocalSet &other);
  friend bool operator==(const LocalSet &, const LocalSet &) = default;

private:
  [[nodiscard]] static std::size_t word(int local) { return static_cast<std::size_t>(local) / 64; }
  [[nodiscard]] static std::uint64_t bit(int local) { return std::uint64_t{1} << (local % 64); }
  std::vector<std::uint64_t> words_;
};

/// What is known of an `if`, a `for` or a `while` before types are.
struct FlowFacts {
  LocalSet assigned;       ///< variables that it may assign
  LocalSet live_after;     ///< variables that may be read after it (of a loop: in its else branch too)
  LocalSet live_head;      ///< loops: variables that may be read from the top of an iteration on
  bool has_break = false;  ///< loops: a break of this very loop
  bool has_continue = false;
};

/// The local variables of one function (not of those nested in it), and where they are live: a variable is carried
/// through control flow only where somebody may read it, so that temporaries neither cost nor have to agree in type.
class Scope {
public:
  /// `function` is a FunctionDef or a Lambda.
  explicit Scope(const Node &function);

  /// The number of a local variable; -1 for a name that is none. Parameters come first, in order.
  [[nodiscard]] int find(std::string_view name) const;
  [[nodiscard]] const std::string &name(int local) const { return names_[static_cast<std::size_t>(local)]; }
  [[nodiscard]] int size() const { return static_cast<int>(names_.size()); }
  [[nodiscard]] const FlowFacts &facts(const Node &statement) const { return facts_.at(&statement); }

private:
  struct Exits {
    const LocalSet *on_break = nullptr;
    const LocalSet *on_continue = nullptr;
  };

  void declare(const std::string &name);
  void declare_parameters(const Node &arguments);
  void declare_targets(const Node &target);
  void declare_walrus(const Node &expression);
  void declare_block(const std::vector<Node> &block);

  void store(const Node &target, LocalSet &set, bool add) const;
  void uses(const Node &expression, LocalSet &live) const;
  void target_uses(const Node &target, LocalSet &live) const;
  void assigned(const std::vector<Node> &block, FlowFacts &facts, bool own_loop) const;
  void captured(const Node &function);

  [[nodiscard]] LocalSet block(const std::vector<Node> &statements, LocalSet live, const Exits &exits);
  [[nodiscard]] LocalSet statement(const Node &node, LocalSet live, const Exits &exits);
  [[nodiscard]] LocalSet loop(const Node &node, const LocalSet &live, const Exits &exits);

  std::vector<std::string> names_;
  std::unordered_map<std::string_view, int> index_;  ///< of names that the tree keeps alive
  std::unordered_map<const Node *, FlowFacts> facts_;
  LocalSet captured_;  ///< read by nested functions, which may run anywhere
};

/// The names that a nested function or lambda reads and does not define.
[[nodiscard]] std::vector<std::string> free_names(const Node &function);
[[nodiscard]] inline const Node &arguments_of(const Node &function) {
  return function.field(function.kind == NodeKind::Lambda ? 0 : 1);
}

}  // namespace gridstride::lang::python
