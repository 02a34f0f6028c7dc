#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "ir/builder.h"
#include "lang/c/compile.h"
#include "lang/c/value.h"

namespace gridstride::lang::c {

/// An array that pointers point into.
struct Base {
  ir::ValueId array;
  DType dtype = DType::Int32;
  int rank = 1;
  bool dynamic = false;   ///< the launch's shared memory: it may be looked at as another dtype
  bool constant = false;  ///< never written by the kernel, as its declaration says
};

/// What an expression that can be assigned to stands for.
struct Target {
  enum class Kind : std::uint8_t { Variable, Memory, None };
  Kind kind = Kind::None;
  const Type *type = nullptr;
  std::size_t slot = 0;  ///< Variable: its first slot
  Value pointer;         ///< Memory: to `type`
};

/// A name of the program that is being compiled.
struct Symbol {
  enum class Kind : std::uint8_t { Variable, Alias, Type, Constant, Raw };
  Kind kind = Kind::Variable;
  const Type *type = nullptr;
  std::size_t slot = 0;  ///< Variable
  Target target;         ///< Alias: a reference
  Scalar constant;       ///< Constant
  int base = -1;         ///< Raw
};

/// Which names statements may assign to, and what else of them matters to a loop around.
struct Effects {
  std::set<std::string> assigned;
  bool stores = false;  ///< memory may change
  bool returns = false;
  bool breaks = false;
};

/// Compiles one kernel. Calls are inlined: what a function gets by reference are the caller's variables.
class Compiler {
public:
  Compiler(const Unit &unit, ir::Function &function, const Options &options);

  // --- for the entry points (kernels.cpp, points.cpp)
  [[nodiscard]] ir::Builder &builder() { return builder_; }
  [[nodiscard]] Types &types() { return types_; }
  void bind_type(const std::string &name, const Type *type);
  void bind_number(const std::string &name, const Scalar &value);
  [[nodiscard]] const Type *resolve(const TypeName &name);
  std::size_t declare(const std::string &name, const Type *type, const std::vector<Slot> &slots);
  void declare_raw(const std::string &name, const Type *element, int base);
  int add_base(const Base &base);
  [[nodiscard]] Value pointer_to_base(int base, const Type *element);
  [[nodiscard]] Slot &slot_at(std::size_t i) { return slots_[i]; }
  [[nodiscard]] ir::ValueId use(const Slot &slot);
  [[nodiscard]] Value convert(const Value &value, const Type *type, const Place &place);
  [[nodiscard]] Value of_slot(const Slot &slot);
  void statement(const NodePtr &node);
  [[nodiscard]] Value expression(const NodePtr &node);
  void push_scope() { frames_.back().scopes.emplace_back(); }
  void pop_scope();
  void finish();  ///< ends a kernel's body
  void set_extents(std::vector<ir::ValueId> extents) { extents_ = std::move(extents); }
  void set_point(std::vector<ir::ValueId> indices) { point_ = std::move(indices); }
  void set_flat_raws(bool flat) { flat_raws_ = flat; }
  [[nodiscard]] const Type *struct_type(const Struct &declaration, const std::vector<const Type *> &types,
                                        const std::vector<Scalar> &numbers, const Place &place);
  [[nodiscard]] Value zero_of(const Type *type);
  /// Runs a part of a body in which `continue` ends the point: a loop that runs once.
  void once(const NodePtr &body);
  /// Of a Variable node, arrays with their extents.
  [[nodiscard]] const Type *variable_type(const Node &node);
  /// The numbers of a list, row by row; they must be known when the kernel is compiled.
  void constants(const Node &list, const Type *type, std::vector<Scalar> &out);
  [[nodiscard]] Effects effects(const NodePtr &node) const;
  [[nodiscard]] bool reachable() const { return reachable_; }
  /// A loop over [lo, hi) with step; the body gets the induction value.
  void count(ir::ValueId lo, ir::ValueId hi, ir::ValueId step, const Effects &facts,
             const std::function<void(ir::ValueId)> &body);
  [[nodiscard]] bool needs_threads() const { return function_.kind == ir::FunctionKind::Elementwise; }
  std::function<void()> before_return;                  ///< runs where the kernel itself returns
  std::function<int(const std::string &)> find_global;  ///< number of a global variable; -1 for none
  std::function<std::pair<ir::ValueId, const Type *>(std::size_t)> global;

private:
  struct Loop {
    std::vector<std::size_t> carried;     ///< slots
    std::vector<std::vector<int>> bases;  ///< of those that are bases, in this round
    std::vector<std::vector<int>> joined;
    std::vector<int> variables;  ///< that they point to, where they do
    bool changed = false;
    bool broken = false;
    std::function<void()> on_continue;  ///< ends the region
    bool is_switch = false;
  };
  struct Frame {
    std::vector<std::map<std::string, Symbol>> scopes;
    const Function *function = nullptr;
    const StructType *self = nullptr;
    Target self_target;
    const Type *result_type = nullptr;
    bool inlined = false;
    bool in_loop = false;      ///< returns leave loops: `returned` says so
    std::size_t result = 0;    ///< slots of the result
    std::size_t returned = 0;  ///< slot
    bool has_result = false;
    std::size_t loops = 0;  ///< of loops_ when it began
  };

  // flow.cpp
  struct Branch {
    std::vector<Slot> slots;
    bool reachable = true;
  };
  void branch(ir::ValueId condition, const std::function<void()> &then_body, const std::function<void()> &else_body);
  void merge(ir::Op *op, const std::vector<Slot> &before, Branch &a, Branch &b);
  [[nodiscard]] bool same(const Slot &a, const Slot &b) const;
  void join_facts(Slot &into, const Slot &a, const Slot &b) const;
  void end_unreachable();
  void loop(const Effects &facts, bool counted, const std::vector<ir::ValueId> &bounds, bool returns,
            const std::function<void(ir::ValueId)> &body, std::function<void()> on_continue);
  void leave(bool out);
  [[nodiscard]] std::vector<std::size_t> carried(const Effects &facts) const;

  // statements.cpp
  void block(const std::vector<NodePtr> &kids, std::size_t first);
  void declare_variable(const Node &node);
  void declare_array(const Node &node, const Type *element);
  void fill_array(const Value &pointer, const Node &list, const Type *type, std::int64_t &next);
  void if_statement(const NodePtr &node, const std::function<void()> &rest, bool &took_rest);
  void for_statement(const Node &node);
  bool counted_for(const Node &node);
  void while_statement(const Node &node);
  void do_statement(const Node &node);
  void switch_statement(const Node &node);
  void return_statement(const Node &node);
  void exit_unless(const NodePtr &condition);
  [[nodiscard]] bool always_returns(const NodePtr &node) const;
  [[nodiscard]] bool returns_at_ends(const std::vector<NodePtr> &kids) const;
  [[nodiscard]] bool invariant(const NodePtr &node, const Effects &facts) const;
  [[nodiscard]] std::optional<std::int64_t> constant_int(const NodePtr &node);
  void after_inner_returns();

  // types.cpp
  [[nodiscard]] Symbol *find(const std::string &name);
  [[nodiscard]] const Symbol *find(const std::string &name) const;
  [[nodiscard]] const Type *named_type(const TypeName &name);
  [[nodiscard]] const Type *vector_type(const std::string &name);
  [[nodiscard]] std::vector<Scalar> template_numbers(const TypeName &name, std::vector<const Type *> &types);

  // expressions.cpp
  [[nodiscard]] Value binary(const Node &node);
  [[nodiscard]] Value unary(const Node &node);
  [[nodiscard]] Value assign(const Node &node);
  [[nodiscard]] Value increment(const Node &node, bool gives_new);
  [[nodiscard]] Value ternary(const Node &node);
  [[nodiscard]] Value short_circuit(const Node &node);
  [[nodiscard]] Value name(const Node &node);
  [[nodiscard]] Value member(const Node &node);
  [[nodiscard]] std::optional<Value> global_pointer(const std::string &variable);
  [[nodiscard]] Value construct(const Type *type, const std::vector<NodePtr> &arguments, const Place &place);
  [[nodiscard]] Value from_list(const Type *type, const Node &list);
  [[nodiscard]] Target target(const NodePtr &node);
  [[nodiscard]] std::optional<Target> try_target(const NodePtr &node);
  [[nodiscard]] Target deref(const Value &pointer, const Place &place);
  [[nodiscard]] Value read(const Target &target, const Place &place);
  void write(const Target &target, const Value &value, const Place &place);
  [[nodiscard]] Value address_of(const Target &target, const Place &place);
  [[nodiscard]] Value decay(Value value);
  [[nodiscard]] Value truth(const Value &value, const Place &place);
  [[nodiscard]] const Type *type_of(const NodePtr &node);

  // arithmetic.cpp
  [[nodiscard]] Value arithmetic(const std::string &op, Value a, Value b, const Place &place);
  [[nodiscard]] Value comparison(const std::string &op, Value a, Value b, const Place &place);
  [[nodiscard]] Value shift(const std::string &op, const Value &a, const Value &b, const Place &place);
  [[nodiscard]] Value offset_pointer(const Value &pointer, const Value &count, bool negative, const Place &place);
  [[nodiscard]] Value pointer_difference(const Value &a, const Value &b, const Place &place);
  [[nodiscard]] const Type *promoted(const Type *type);
  [[nodiscard]] const Type *common_type(const Type *a, const Type *b, const Place &place);
  [[nodiscard]] ir::ValueId wide(const Slot &slot);
  [[nodiscard]] bool has_wide(const Slot &slot) const;
  [[nodiscard]] Slot apply(ScalarOp op, const std::vector<Slot> &operands);
  [[nodiscard]] Slot cast(const Slot &slot, DType dtype);
  [[nodiscard]] Value scalar_value(const Type *type, const Slot &slot) const { return {type, {slot}}; }
  [[nodiscard]] Value number(DType dtype, double value);
  [[nodiscard]] Value integer(std::int64_t value, DType dtype = DType::Int32);
  [[nodiscard]] bool is_global_index(const Slot &a, const Slot &b, int &dim) const;

  // memory.cpp
  [[nodiscard]] Value load(const Value &pointer, const Type *type, const Place &place);
  void store(const Value &pointer, const Type *type, const Value &value, const Place &place);
  [[nodiscard]] Slot load_element(const Value &pointer, std::int64_t element, DType dtype, const Place &place);
  void store_element(const Value &pointer, std::int64_t element, const Slot &value, const Place &place);
  [[nodiscard]] std::vector<ir::ValueId> indices(const Base &base, ir::ValueId flat);
  void each_base(const Value &pointer, const Place &place, const std::function<void(const Base &)> &body);
  [[nodiscard]] ir::Check check() const;
  [[nodiscard]] Slot atomic(ir::AtomicOp op, const Value &pointer, const std::vector<Slot> &values, DType dtype,
                            const Place &place);
  [[nodiscard]] int own_array(ir::OpCode code, DType dtype, std::int64_t count, const void *key, const Place &place);
  [[nodiscard]] Slot offset_of(const Value &pointer, std::int64_t element);
  void check_form(const Base &base, DType dtype, const Place &place) const;

  // calls.cpp
  [[nodiscard]] Value call(const Node &node);
  [[nodiscard]] Value inline_call(const Function &function, const std::map<std::string, const Type *> &types,
                                  const std::map<std::string, Scalar> &numbers, const std::vector<NodePtr> &nodes,
                                  const Target *self, const StructType *record, const Place &place);
  [[nodiscard]] std::optional<Value> user_call(const std::string &name, const TypeName &given,
                                               const std::vector<NodePtr> &nodes, const Place &place);
  [[nodiscard]] bool deduce(const Function &function, const TypeName &given, const std::vector<const Type *> &arguments,
                            std::map<std::string, const Type *> &types, std::map<std::string, Scalar> &numbers);
  [[nodiscard]] bool unify(const TypeName &pattern, const Type *type, const Function &function,
                           std::map<std::string, const Type *> &types);
  [[nodiscard]] std::optional<Value> method_call(const Node &node);
  [[nodiscard]] std::optional<Value> raw_method(const Node &node);
  [[nodiscard]] std::optional<Value> operator_call(const std::string &op, const std::vector<NodePtr> &operands,
                                                   const Place &place);
  [[nodiscard]] std::optional<Value> raw_axis(const Node &node);
  [[nodiscard]] Value raw_element(const Symbol &raw, const NodePtr &index, const Place &place);

  // intrinsics.cpp, mathematics.cpp, cooperation.cpp
  [[nodiscard]] std::optional<Value> intrinsic(const std::string &name, const TypeName &given,
                                               const std::vector<NodePtr> &nodes, const Place &place);
  [[nodiscard]] std::optional<Value> mathematics(const std::string &name, const std::vector<Value> &args,
                                                 const Place &place);
  [[nodiscard]] std::optional<Value> complex_function(const std::string &name, const std::vector<Value> &args,
                                                      const Place &place);
  [[nodiscard]] std::optional<Value> half_function(const std::string &name, const std::vector<Value> &args,
                                                   const Place &place);
  [[nodiscard]] std::optional<Value> by_pointer(const std::string &name, const std::vector<Value> &args,
                                                const Place &place);
  [[nodiscard]] std::optional<Value> cooperation(const std::string &name, const std::vector<Value> &args,
                                                 const Place &place);
  [[nodiscard]] std::optional<Value> type_trait(const std::string &name, const TypeName &given, const Place &place);
  [[nodiscard]] std::optional<Value> thread_query(const std::string &object, const std::string &axis,
                                                  const Place &place);
  void want_threads(const Place &place) const;
  [[nodiscard]] Slot atomic_value(const Value &value, DType dtype, const Place &place);

  [[nodiscard]] Frame &frame() { return frames_.back(); }
  void at(const Place &place);

  const Unit &unit_;
  ir::Function &function_;
  Options options_;
  ir::Builder builder_;
  Types types_;
  std::vector<Slot> slots_;
  std::vector<Frame> frames_;
  std::vector<Base> bases_;
  std::vector<Loop *> loops_;
  std::vector<ir::ValueId> extents_;
  std::vector<ir::ValueId> point_;
  std::vector<const Function *> active_;
  struct Own {
    const void *key;
    DType dtype;
    std::int64_t count;
    int base;
  };
  std::vector<Own> own_;
  std::map<std::string, const Type *> struct_cache_;
  ir::Region own_region_;  ///< SharedArray and LocalArray: they go to the function's start
  Place here_;
  bool flat_raws_ = false;
  bool reachable_ = true;
  int sizes_ = 0;  ///< inside type_of: nothing that is made stays
};

}  // namespace gridstride::lang::c
