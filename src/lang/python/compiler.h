#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "ir/builder.h"
#include "lang/compile.h"
#include "lang/diagnostics.h"
#include "lang/python/scope.h"
#include "lang/python/value.h"

namespace gridstride::lang::python {

/// A def or a lambda, and the unit that it stands in.
struct Callable {
  const Unit *unit = nullptr;
  const Node *tree = nullptr;
  const Node *owner = nullptr;  ///< the function it is nested in; null for one of its own

  [[nodiscard]] std::string name() const;  ///< of the def itself, without what it stands in
};

/// The shape of an argument of the kernel.
[[nodiscard]] Value shape_of(const Argument &argument);

/// Parameters with what they are bound to; last, under their `captured_key`, the variables that nested functions read.
using Bound = std::vector<std::pair<std::string, Value>>;

/// How a variable of an outer function is known in the functions that are nested in it or get such a one as argument.
[[nodiscard]] std::string captured_key(const std::string &name, const Node *owner);

/// A function compiled for certain argument types.
struct Specialised {
  ir::Function *function = nullptr;
  Value result;                          ///< its shape; an Array is the parameter with this id
  std::vector<const EnvValue *> frozen;  ///< the arrays of the surrounding program that are its last parameters
  bool recursive = false;                ///< before those stands the depth of the call
};

class FunctionCompiler;

/// Compiles a program for one specialisation: the kernel, and the device functions it calls.
class ModuleCompiler {
public:
  ModuleCompiler(const Program &program, const Options &options) : program_(program), options_(options) {}

  [[nodiscard]] ir::Module run(std::span<const Argument> args, std::vector<std::size_t> *frozen);

  [[nodiscard]] const Program &program() const { return program_; }
  [[nodiscard]] const Options &options() const { return options_; }
  [[nodiscard]] const Scope &scope(const Node &function);
  /// The device function for these arguments. `caller` and `call` are for messages.
  const Specialised &specialise(const Callable &callable, const Bound &arguments, const Unit &caller, const Node &call);
  /// A value that lives as long as the compilation, for what the compiler itself gives meaning to.
  const EnvValue &keep(EnvValue value);

  // --- recursion.cpp
  /// What has been compiled since: a function that calls itself is compiled again when the type of its result is known
  /// better, and with it what it calls.
  struct Mark {
    std::size_t functions = 0;
    std::size_t entries = 0;
  };
  [[nodiscard]] Mark mark() const { return {module_.functions.size(), made_.size()}; }
  void forget_since(const Mark &mark);

  /// Whether what is compiled is called by another function.
  [[nodiscard]] bool nested() const { return active_.size() > 1; }
  /// Functions that take constants as they are.
  [[nodiscard]] bool takes_constants(const Node *tree) const { return takes_constants_.contains(tree); }
  void set_takes_constants(const Node *tree) { takes_constants_.insert(tree); }

private:
  struct Entry {
    Specialised result;
    bool done = false;
  };
  /// A function that is being compiled.
  struct Active {
    std::string key;  ///< of its entry; the kernel has none
    const Node *tree = nullptr;
    FunctionCompiler *compiler = nullptr;
  };

  [[nodiscard]] std::string unique_name(const std::string &wanted);
  void drop_unused_functions();
  [[nodiscard]] const Specialised &call_active(std::size_t position, const Unit &caller, const Node &call);

  const Program &program_;
  Options options_;
  ir::Module module_;
  std::unordered_map<const Node *, std::unique_ptr<Scope>> scopes_;
  std::unordered_map<std::string, Entry> entries_;
  std::vector<Active> active_;
  std::vector<std::string> made_;              ///< the keys of the entries, in the order of their making
  std::unordered_set<std::string> recursive_;  ///< keys of functions that call themselves
  std::deque<Specialised> provisional_;
  std::unordered_set<const Node *> takes_constants_;
  std::deque<EnvValue> kept_;
};

/// Thrown where a value is read that no path has assigned yet while the types of a loop are still being found; the
/// statement is left, and the loop is compiled again when its variables have types.
struct NotYetAssigned {};

/// Thrown in a device function that needs to know an argument when it is compiled: the call is compiled again with the
/// constants that it gives, if it does. `error` is what it is else.
struct ConstantWanted {
  Error error;
};

/// Thrown at the first use of a frozen array: the function is begun again with a parameter for it.
struct FrozenArrayWanted {};

/// Compiles one function for one specialisation. An expression gives a Value, a statement changes the variables.
class FunctionCompiler {
public:
  /// `recursive`: with a parameter for the depth of the call.
  FunctionCompiler(ModuleCompiler &module, const Callable &callable, ir::Function &function, bool recursive = false);

  /// Fills the function. Gives the shape of what it returns.
  Value run(const Bound &arguments);
  /// The arrays of the surrounding program that are the function's last parameters.
  [[nodiscard]] const std::vector<const EnvValue *> &frozen() const { return frozen_; }

  // --- for calls of a function that is being compiled (recursion.cpp)
  /// What is known of the result so far.
  [[nodiscard]] const Value &result() const { return result_; }
  [[nodiscard]] ir::Function &function() { return function_; }
  [[nodiscard]] bool recursive() const { return recursive_; }
  /// Whether what was compiled stands on types that a function around this one has not found yet.
  [[nodiscard]] bool unfinished() const { return waits_outside_; }
  /// A call whose type is not known yet: the function, or one around it (`outside`), is compiled again.
  void wait_for_result(const Node &call, bool outside);
  void compile_again() { result_changed_ = true; }
  void set_recursive() { recursive_ = true; }
  /// Gives the function the types of the result so far.
  void declare_result();

  // --- for intrinsics (intrinsics.cpp)
  [[nodiscard]] ir::Builder &builder() { return builder_; }
  [[nodiscard]] ModuleCompiler &module() { return module_; }
  [[nodiscard]] bool debug() const { return module_.options().debug; }
  [[nodiscard]] bool float_faults() const { return module_.options().float_faults; }
  [[noreturn]] void fail(ErrorKind kind, const Node &node, std::string text, std::string help = {}) const;
  [[noreturn]] void type_error(const Node &node, std::string text, std::string help = {}) const {
    fail(ErrorKind::Typing, node, std::move(text), std::move(help));
  }
  /// Fails where a value is not known that should be.
  [[noreturn]] void constant_wanted(const Node &node, std::string text, std::string help = {}) const;
  /// The IR value of a scalar; a constant becomes an op.
  [[nodiscard]] ir::ValueId use(const Value &value);
  [[nodiscard]] Value cast(const Value &value, DType dtype);
  /// An operation on operands of the dtypes that its row asks for; folded where all are constants.
  [[nodiscard]] Value apply(ScalarOp op, const std::vector<Value> &operands);
  [[nodiscard]] Value binary(NodeKind op, const Value &a, const Value &b, const Node &node);
  [[nodiscard]] Value unary(NodeKind op, const Value &a, const Node &node);
  [[nodiscard]] Value compare(NodeKind op, const Value &a, const Value &b, const Node &node);
  [[nodiscard]] Value truth(const Value &value, const Node &node);
  [[nodiscard]] Value power(const Value &base, const Value &exponent, const Node &node);
  [[nodiscard]] Value select(const Value &condition, const Value &a, const Value &b);
  [[nodiscard]] Value extent(const Value &array, int axis);
  [[nodiscard]] Value shape(const Value &array);
  [[nodiscard]] Value number_of(const Value &value, const Node &node);
  /// Fails unless the value is a number; a value not assigned yet leaves the statement.
  void expect_number(const Value &value, const Node &node, std::string_view what);
  [[nodiscard]] Value attribute(const Value &base, const std::string &name, const Node &node);
  /// target[...] = compute(elements of the sources), for arrays and numbers that are broadcast to the target.
  void map_elements(const Value &target, const std::vector<Value> &sources, const Node &node,
                    const std::function<Value(const std::vector<Value> &)> &compute);
  /// cooperation.cpp: an array of the block or the thread; an atomic operation, which gives the old value.
  /// `part` tells several arrays of one call apart.
  [[nodiscard]] Value own_array(ir::OpCode code, DType dtype, const std::vector<std::int64_t> &shape, const Node &node,
                                std::size_t part = 0);
  /// The element of an array at an index, for cuda.ldca and its like; and a store to it.
  [[nodiscard]] Value hinted_load(const Value &array, const Value &index, const Node &node);
  void hinted_store(const Value &array, const Value &index, const Value &value, const Node &node);
  [[nodiscard]] Value atomic(ir::AtomicOp op, const Value &array, const Value &index, const std::vector<Value> &values,
                             const Node &node);
  /// printing.cpp: print(...), its f-strings as Formats.
  [[nodiscard]] Value print(const std::vector<Value> &args, const std::vector<std::pair<std::string, Value>> &keywords,
                            const Node &node);
  /// The item of a tuple of scalars at an index known at run time only.
  [[nodiscard]] Value dynamic_item(const Value &tuple, const Value &index, const Node &node);

private:
  struct Loop {
    std::vector<int> carried;   ///< variables
    std::vector<Value> shapes;  ///< theirs while this round is compiled
    std::vector<Value> joined;  ///< theirs with all edges
    bool changed = false;
    bool broken = false;   ///< there is an edge out of it
    bool flagged = false;  ///< it carries whether a break was met
  };
  struct Iterable {
    enum class Kind : std::uint8_t { Range, Array, Tuple, Enumerate, Zip };
    Kind kind = Kind::Range;
    Value lo, hi, step;           ///< Range: of one integer dtype; Enumerate: `lo` is the start
    Value value;                  ///< Array, Tuple
    std::vector<Iterable> parts;  ///< Enumerate, Zip
  };

  // compile.cpp
  void compile_body(const Bound &arguments);
  void start(const Bound &arguments);
  [[nodiscard]] Value frozen_array(const EnvValue &env);
  [[nodiscard]] bool is_read_only(const Value &array) const;
  [[noreturn]] void fail_read_only(const Node &node) const;
  [[nodiscard]] Value parameter(const Value &shape, const std::string &name);
  void finish();

  // recursion.cpp
  void check_depth();
  void check_progress(int round);
  [[nodiscard]] ir::ValueId depth_of_call();

  // statements.cpp
  void block(const std::vector<Node> &statements);
  void statement(const Node &node);
  void dispatch(const Node &node);
  void assign(const Node &target, const Value &value);
  void assign_local(int local, Value value);
  void unpack(const Node &target, const Value &value);
  void augmented_assignment(const Node &node);
  void if_statement(const Node &node);
  void return_statement(const Node &node);
  void assert_statement(const Node &node);
  void raise_statement(const Node &node);
  void nested_function(const Node &node);
  void unsupported_statement(const Node &node);
  [[nodiscard]] std::string exception_text(const Node &exception);
  [[nodiscard]] std::string message_text(const Node &node);
  void forget_targets(const Node &statement);
  /// The condition of an if or while; one not known yet stands for both.
  [[nodiscard]] Value condition(const Node &node);

  // loops.cpp
  void for_statement(const Node &node);
  void while_statement(const Node &node);
  bool unrolled_loop(const Node &node, const Value &tuple);
  template <class Body>
  void loop(const Node &node, bool counted, bool flagged, const std::vector<ir::ValueId> &bounds, Body &&body);
  void set_carried(const Loop &current, std::size_t i, const std::vector<ir::ValueId> &ids, std::size_t &next);
  void leave_loop(bool out, bool flag);
  void after_loop(const std::vector<Node> &otherwise, const FlowFacts &facts);
  [[nodiscard]] Iterable iterable(const Node &node);
  [[nodiscard]] Iterable iterable_of(const Value &value, const Node &node);
  [[nodiscard]] Iterable range_of(const std::vector<Value> &args, const Node &node);
  [[nodiscard]] Value length(const Iterable &iterable, const Node &node);
  [[nodiscard]] Value item(const Iterable &iterable, const Value &index, const Node &node);

  // flow.cpp
  void end_unreachable();
  void merge_branches(ir::Op *op, const FlowFacts &facts, std::vector<Value> &before, std::vector<Value> &then_values,
                      bool then_reachable, std::vector<Value> &else_values, bool else_reachable);
  void flatten(const Value &value, const Value &shape, std::vector<ir::ValueId> &out);
  [[nodiscard]] Value rebuild(const Value &shape, const std::vector<ir::ValueId> &ids, std::size_t &at) const;
  void flat_types(const Value &shape, std::vector<ir::Type> &out) const;
  [[nodiscard]] Value merge_values(ir::Op *op, const Value &a, const Value &b, std::vector<ir::ValueId> &then_ids,
                                   std::vector<ir::ValueId> &else_ids, const std::string &name);
  void name_value(ir::ValueId id, const std::string &name);

  // expressions.cpp
  [[nodiscard]] Value expression(const Node &node);
  [[nodiscard]] Value dispatch_expression(const Node &node);
  [[nodiscard]] Value name(const Node &node);
  [[nodiscard]] Value static_value(const EnvValue &env, const std::string &name, const Node &node);
  [[nodiscard]] Value constant(const Node &node);
  [[nodiscard]] Value bool_op(const Node &node);
  [[nodiscard]] Value short_circuit(bool is_and, const Value &left, const Node &node, std::size_t next);
  [[nodiscard]] Value comparison(const Node &node);
  [[nodiscard]] Value comparison_rest(const Node &node, const Value &left, std::size_t next);
  [[nodiscard]] Value if_expression(const Node &node);
  [[nodiscard]] Value named_expression(const Node &node);
  template <class Evaluate>
  [[nodiscard]] Value in_region(ir::Region &region, Evaluate &&evaluate);
  [[nodiscard]] Value choose(const Value &condition, ir::Region &then_region, const Value &a, ir::Region &else_region,
                             const Value &b, const Node &node);
  [[noreturn]] void unsupported_expression(const Node &node);

  // printing.cpp
  void add_printed(Value &format, const Value &value, std::string spec, bool inner, const Node &node);
  [[nodiscard]] std::string format_spec(const Node &node);
  [[nodiscard]] Value joined_string(const Node &node);

  // indexing.cpp
  struct Place {
    Value array;                       ///< Array
    std::vector<ir::ValueId> indices;  ///< of each axis
    bool wrap = false;
  };
  [[nodiscard]] Value subscript(const Node &node);
  [[nodiscard]] Value index_value(const Value &base, const Value &index, const Node &node);
  [[nodiscard]] Value tuple_item(const Value &tuple, const Value &index, const Node &node);
  [[nodiscard]] Value tuple_slice(const Value &tuple, const Node &slice);
  [[nodiscard]] Value axis_index(const Value &index, const Node &node);
  [[nodiscard]] Place place(const Value &element);
  [[nodiscard]] Value load(const Place &place, const Node &node);
  void store(const Place &place, const Value &value, const Node &node);
  [[nodiscard]] Value target_view(const Node &target);

  // choices.cpp
  void flatten_choice(const Value &value, const Value &shape, std::vector<ir::ValueId> &out);
  void select_extents(const Value &taken, const Value &each, Value &part);
  [[nodiscard]] Value pick(const Value &choice, const std::function<Value(const Value &)> &of);
  [[nodiscard]] Value alternative_is(const Value &choice, std::size_t number);
  [[nodiscard]] Value load_element(const Value &element, const Node &node, std::size_t first = 0);
  void store_element(const Value &element, const Value &value, const Node &node, std::size_t first = 0);

  // views.cpp
  [[nodiscard]] Value slice(const Node &node);
  [[nodiscard]] Value view(const Value &base, const Value &index, const Node &node);
  [[nodiscard]] Value record_view(const Value &base, const std::vector<Value> &indices, const Node &node);
  [[nodiscard]] Value part_index(const Value &part, const Value &array, int axis, const Value &index, const Node &node);
  [[nodiscard]] Value axis_part(const Value &array, int axis, const Value &slice, const Node &node);
  [[nodiscard]] Value stride(const Value &array, int axis);
  [[nodiscard]] Value whole_extent(const Value &array, int axis);
  [[nodiscard]] Value transposed(const Value &array);
  void store_text(const Value &target, const std::string &text, const Node &node);
  void store_view(const Value &target, const Value &value, const Node &node);
  void store_any(const Value &target, const Value &value, const Node &node);
  [[nodiscard]] Value loaded(const Value &view, const Node &node);
  [[nodiscard]] const Value *find_field(const Value &record, const std::string &name) const;
  [[nodiscard]] Value field(const Value &record, const std::string &name, const Node &node);
  void update_view(const Value &target, const Value &operand, const Node &node,
                   const std::function<Value(const Value &, const Value &)> &combine);
  void check_extents(const Value &target, const Value &source, const Node &node);
  void each_element(const Value &array, std::vector<Value> &indices,
                    const std::function<void(const std::vector<Value> &)> &body);
  [[nodiscard]] Value element(const Value &source, const std::vector<Value> &indices, const Node &node);
  [[nodiscard]] ir::Check check() const;
  [[nodiscard]] std::string source_text(const Node &node) const;

  // seen.cpp
  [[nodiscard]] std::optional<Value> seen_by_method(const Value &base, const std::string &name,
                                                    const std::vector<Value> &args, const Node &node);
  [[nodiscard]] Value reshaped(const Value &base, const std::vector<Value> &wanted, const Node &node);
  [[nodiscard]] Value seen_as_bits(const Value &base, DType dtype, const Node &node);
  [[nodiscard]] Value part_of_complex(const Value &base, bool imag, const Node &node);
  [[nodiscard]] Value make_seen(const Value &base, Value::Seen seen, DType dtype, std::vector<Value> extents);
  [[nodiscard]] Value seen_stride(const Value &array, int axis);
  [[nodiscard]] std::vector<Value> checked_indices(const Value &element, const Node &node);
  [[nodiscard]] std::vector<Value> seen_indices(const Value &element, const std::vector<Value> &indices);
  [[nodiscard]] Value bits_index(const Value &index, std::int64_t ratio, std::int64_t number, bool only);
  [[nodiscard]] Value seen_place(const Value &element, const std::vector<Value> &indices, const Node &node);
  [[nodiscard]] Value load_seen(const Value &element, const Node &node);
  void store_seen(const Value &element, const Value &value, const Node &node);

  // calls.cpp
  [[nodiscard]] Value call(const Node &node);
  [[nodiscard]] Value call_function(const Callable &callable, const Value *closure, std::vector<Value> args,
                                    std::vector<std::pair<std::string, Value>> keywords, const Node &node);
  [[nodiscard]] Value call_specialised(const Callable &callable, const Value *closure, std::vector<Value> args,
                                       std::vector<std::pair<std::string, Value>> keywords, const Node &node);
  [[nodiscard]] Value make_namedtuple(const EnvValue &env, std::vector<Value> args,
                                      const std::vector<std::pair<std::string, Value>> &keywords, const Node &node);
  [[nodiscard]] Value call_declared(const EnvValue &env, const Unit &unit, std::vector<Value> args,
                                    const std::vector<std::pair<std::string, Value>> &keywords, const Node &node);
  Value call_dtype(DType dtype, const std::vector<Value> &args, const Node &node);
  [[nodiscard]] Value closure(const Node &function);
  void capture(const Value &closure, Bound &out);
  [[nodiscard]] const Value *variable(const std::string &name) const;
  [[nodiscard]] Value argument(const Value &value, const Node &node);
  void flatten_argument(const Value &value, std::vector<ir::ValueId> &out);
  [[nodiscard]] Value from_callee(const Value &shape, const ir::Function &callee, const std::vector<ir::ValueId> &args,
                                  const std::vector<ir::ValueId> &results, std::size_t &next) const;
  [[nodiscard]] Value method(const Value &base, const std::string &name, const std::vector<Value> &args,
                             const Node &node);

  void at(const Node &node);
  void fault_on_zero(const Value &divisor, const Node &node);

  ModuleCompiler &module_;
  Callable callable_;
  const Unit &unit_;
  const Scope &scope_;
  ir::Function &function_;
  ir::Builder builder_;
  std::vector<Value> locals_;
  std::unordered_map<std::string, Value> captured_;
  std::vector<const EnvValue *> frozen_;
  std::vector<ir::ValueId> frozen_ids_;  ///< their parameters
  bool reachable_ = true;

  struct OwnArray {
    const Node *node;  ///< the call
    std::size_t part;
    std::vector<std::int64_t> shape;
    Value value;
  };
  std::vector<OwnArray> own_arrays_;

  std::vector<Loop *> loops_;
  std::unordered_map<const Node *, std::vector<Value>> loop_shapes_;  ///< of the carried variables, found so far
  ir::ValueId loop_flag_;  ///< of the loop just compiled: whether it met a break
  int conditional_ = 0;    ///< inside and/or/ternary operands, which may not assign
  std::optional<std::pair<std::string, const Node *>> unassigned_;  ///< the first read of this round

  Value result_;  ///< shape of the returned values so far
  const Node *value_return_ = nullptr;
  const Node *bare_return_ = nullptr;
  bool result_changed_ = false;
  bool raised_ = false;  ///< a raise was met before the type of the result was known

  bool recursive_ = false;
  ir::ValueId depth_;              ///< the parameter
  const Node *waiting_ = nullptr;  ///< this round: a call of itself whose type was not known
  bool waits_outside_ = false;     ///< the same of a function around this one
};

/// Binds the arguments of a call to the parameters of a function, defaults and *args included. Throws Complaint.
[[nodiscard]] Bound bind(const Callable &callable, const std::vector<Value> &args,
                         const std::vector<std::pair<std::string, Value>> &keywords, bool use_defaults);

}  // namespace gridstride::lang::python
