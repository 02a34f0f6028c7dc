#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "codegen/cpu/arithmetic.h"
#include "codegen/cpu/context.h"
#include "codegen/cpu/facts.h"

namespace gridstride::codegen::cpu {

/// A value of the IR as the emitter holds it.
struct LaneValue {
  Shape shape = Shape::None;
  std::int64_t stride = 0;     ///< Linear
  std::uint8_t level = kBody;  ///< Uniform, and the offset of Linear
  Raw raw;     ///< Uniform: a scalar. Varying: vectors. Linear: the scalar offset from x * stride, where x is the first
               ///< lane's coordinate along the lane axis (of values that follow no axis: from 0)
  Raw vector;  ///< the value in vectors, once made at the value's level
  llvm::Value *first = nullptr;  ///< Linear: the first lane's value, where it is known better than by `raw`
  // Varying, of integers: where not null, `pattern` plus, in all lanes, `base`.
  llvm::Value *base = nullptr;
  llvm::Constant *pattern = nullptr;
  std::int64_t align = 1;  ///< `base` is a multiple of this power of two
};

/// An array value: its parameter slots, read at launch level.
struct ArrayValue {
  ir::Type type;
  llvm::Value *data = nullptr;
  std::vector<llvm::Value *> extents;
  std::vector<llvm::Value *> strides;
  llvm::Value *lane_stride = nullptr;  ///< local arrays in vectors: bytes from one lane's element to the next one's
  bool padded = false;  ///< nobody else is at it, and a vector of which one element is in it is memory of the worker
  bool spare = false;   ///< there is memory of one more element right behind it
};

/// Which lanes are on.
struct Mask {
  bool all = true;
  bool none = false;
  bool nonempty = true;         ///< at least one lane is known to be on here
  llvm::Value *wide = nullptr;  ///< neither all nor none: the lanes, in lane form
};

/// Where one emission of a kernel body stands: which threads or points the lanes are.
struct Position {
  llvm::Value *lane0 = nullptr;        ///< the first lane's coordinate along the lane axis, int64
  llvm::Value *coordinates[3] = {};    ///< Simt: global coordinates of the other dimensions, int64
  std::vector<llvm::Value *> indices;  ///< Elementwise: the indices, but for the lane axis
  llvm::Value *shift = nullptr;        ///< in a stride loop: how far the lane axis is ahead of the global index
  llvm::Value *row_point = nullptr;    ///< Elementwise: the row-major number of the row's point 0
  llvm::Value *thread[3] = {};         ///< Thread mode: the thread's index in its block, int64
  llvm::Value *block[3] = {};          ///< and its block's in the grid
  llvm::Value *place = nullptr;        ///< Thread mode: the ThreadPlace
};

/// What all bodies of one entry share: the launch's fields, at launch level.
struct LaunchValues {
  std::vector<LaneValue> scalars;  ///< by parameter; None for arrays
  std::vector<ArrayValue> arrays;  ///< by parameter
  llvm::Value *block[3] = {};      ///< block extents, int64
  llvm::Value *grid[3] = {};
  llvm::Value *shared_bytes = nullptr;  ///< dynamic shared memory, int64
  llvm::Value *shared = nullptr;        ///< a block's shared memory
  llvm::Value *locals = nullptr;        ///< memory for the local arrays of one vector of lanes
  llvm::Value *cancelled = nullptr;     ///< the byte that is 1 when nobody wants the results any more
  llvm::Value *fault = nullptr;         ///< the FaultRecord
  llvm::Value *sink = nullptr;          ///< memory that stores of lanes that are off go to
  llvm::Value *zeros = nullptr;         ///< memory of zeros that their loads read
  llvm::Value *pointer = nullptr;       ///< Thread mode: the launch itself
};

/// What the comparisons and bounds of a body in Segment mode need: filled while the body is emitted, in the block where
/// the segment starts.
struct SegmentPlan {
  llvm::Value *x = nullptr;          ///< the segment's first coordinate
  llvm::Value *row_begin = nullptr;  ///< of the whole row
  llvm::Value *row_end = nullptr;
  bool assumes = false;                   ///< what comparisons give is foreseen, and part of `valid`
  bool assumed = false;                   ///< one has been
  llvm::Value *valid = nullptr;           ///< i1: all checks hold throughout the segment; null: always
  std::vector<llvm::Value *> thresholds;  ///< the segment ends before the least of these that is above x
};

/// Where a store past the caches goes: `base` + x * `item`, to be aligned to `align` bytes.
struct Stream {
  llvm::Value *base = nullptr;  ///< known at the segment's start
  std::int64_t item = 0;
  std::uint64_t align = 0;
};

/// Emits a kernel's body for one vector of lanes, at the builder's place. One Body is one version of the code (a
/// LaneModel); `emit` may be called again for the next vector (unrolling).
class Body {
public:
  Body(Context &context, Builder &builder, const ir::Module &module, const FunctionFacts &facts, const LaneModel &model,
       LaunchValues &launch);

  /// Instructions before which code of the launch, row and segment levels goes (the terminators of those blocks).
  void set_level(Level level, llvm::Instruction *end) { level_end_[level] = end; }
  void set_segment(SegmentPlan *segment) { segment_ = segment; }
  /// Comparisons of which it is known what they give.
  void set_known(const std::unordered_map<const ir::Op *, bool> *known) { known_ = known; }
  /// Stores of whole vectors go past the caches and are noted in `streams`, from now on; null: no more.
  void set_streaming(std::vector<Stream> *streams) { streams_ = streams; }
  /// Forgets what was computed at row and segment level: the next `emit` stands in another row loop.
  void emit(const Position &position, Mask mask);
  /// The same for the last lanes of a segment: the first so many, which `mask` has. What holds throughout the segment
  /// does not hold for the others.
  void emit_tail(const Position &position, Mask mask);

  /// Between these, what lanes do one after another at a block's own memory may be put off (atomics.cpp).
  void hold_turns() { holds_turns_ = true; }
  void release_turns();

  /// recursion.cpp: a whole device function.
  void emit_function(const Position &position, llvm::Value *results);

  /// A uniform value of the kernel at row level, after it was emitted.
  [[nodiscard]] llvm::Value *row_value(ir::ValueId id) const { return kernel_->values[id.index].raw.re; }

  /// The first `count` (int64, from 1) lanes.
  Mask first_lanes(llvm::Value *count);

private:
  using Value = llvm::Value;
  using Block = llvm::BasicBlock;

  /// The state of a function body or loop that is being emitted: where its exits go.
  struct Edge {
    Block *from = nullptr;
    std::vector<Value *> vars;
    Mask mask;
    std::vector<Value *> values;
  };
  struct Join {
    Block *block = nullptr;
    std::size_t var_count = 0;
    std::vector<Edge> edges;
  };
  static constexpr int kNoVar = -1;
  struct Frame {
    const ir::Op *op = nullptr;  ///< the loop or call; null: the kernel
    const ir::Region *body = nullptr;
    bool is_loop = false;
    bool masked = false;  ///< lanes leave at different places: results and masks are in vars
    bool masked_continue = false;
    Join exit;
    Join latch;
    std::vector<Fact> results;  ///< the forms of what leaves
    std::vector<DType> dtypes;
    std::vector<std::vector<int>> exit_vars;  ///< by result; empty where nobody reads it
    int exit_mask = kNoVar;
    std::vector<Fact> carried;  ///< loops: the forms of what continues
    std::vector<std::vector<int>> continue_vars;
    int continue_mask = kNoVar;
  };
  /// A function where it runs.
  struct Instance {
    const FunctionFacts *facts = nullptr;
    std::vector<LaneValue> values;
    std::unordered_map<std::uint32_t, const ArrayValue *> arrays;
    std::map<const ir::Op *, std::unique_ptr<Instance>> calls;
    std::vector<std::uint32_t> uses;             ///< by ValueId: how often it is an operand
    std::vector<const ir::Op *> definitions;     ///< by ValueId; null for arguments
    std::unordered_set<const ir::Op *> checked;  ///< accesses whose checks the segment has
  };
  enum class Flow {
    Yielded,  ///< the region ended in its yield; the values are in `yields_`
    Left,     ///< all lanes left through masks; the block is open
    Closed,   ///< control left by jumps; there is no block to go on in
  };

  struct Address;

  // --- body.cpp: values and levels
  Instance &make_instance(std::unique_ptr<Instance> &slot, const FunctionFacts &facts);
  template <class Emit>
  auto at_level(std::uint8_t level, Emit &&emit);
  const Fact &fact(ir::ValueId id) const { return instance_->facts->of(id); }
  DType dtype(ir::ValueId id) const { return instance_->facts->function->type(id).dtype; }
  LaneValue &value(ir::ValueId id) { return instance_->values[id.index]; }
  bool unread(ir::ValueId id) const { return instance_->uses[id.index] == 0; }
  void set(ir::ValueId id, LaneValue value);
  const ArrayValue &array(ir::ValueId id) const { return *instance_->arrays.at(id.index); }
  static LaneValue uniform(Raw raw, std::uint8_t level = kBody);
  static LaneValue varying(Raw raw);
  static LaneValue linear(Raw offset, std::int64_t stride, std::uint8_t level = kBody);
  /// Uniform: the value. Linear: the first lane's.
  Raw first_lane(const LaneValue &value);
  Raw vector(LaneValue &value);
  /// The value brought to a form, as a list of LLVM values; and back.
  void flatten(LaneValue value, const Fact &form, std::vector<Value *> &into);
  Raw extract(Raw vectors, Value *lane, DType dtype);
  LaneValue unflatten(const Fact &form, DType dtype, const std::vector<Value *> &from, std::size_t &next);
  void null_values(const Fact &form, DType dtype, std::vector<Value *> &into);
  llvm::Type *form_type(const Fact &form, DType dtype);

  // --- masks.cpp
  Value *lane_bool(Value *i1s) { return context_.to_lane_bool(b_, i1s); }
  Value *wide(const Mask &mask);
  Mask from_wide(Value *wide);
  static Mask no_lanes();
  Mask mask_and(const Mask &mask, Value *lanes_on);
  Mask mask_and_not(const Mask &mask, Value *lanes_off);
  Mask mask_or(const Mask &a, const Mask &b);
  Value *any(const Mask &mask);
  Value *all(const Mask &mask);
  Value *lane_bits(const Mask &mask);
  Value *choose(Value *lanes, Value *a, Value *b) { return arithmetic_.select(lanes, {a}, {b}).re; }

  // --- control.cpp
  Flow emit_region(const ir::Region &region, Join *skip = nullptr);
  Flow emit_op(const ir::Op &op);
  Flow emit_compound_op(const ir::Op &op);
  Flow emit_plain_op(const ir::Op &op);
  Flow emit_terminator(const ir::Op &op, const ir::Region &region);
  Flow emit_if(const ir::Op &op);
  Flow emit_uniform_if(const ir::Op &op);
  Flow emit_known_if(const ir::Op &op, std::size_t side);
  struct UniformExit {
    const ir::Op *terminator = nullptr;  ///< null: the op is none
    bool leaves_if = false;              ///< the value of `test` at which all lanes leave
    ir::ValueId test;                    ///< uniform
    ir::ValueId rest;                    ///< the condition where they need not
  };
  UniformExit uniform_exit(const ir::Op &op) const;
  void emit_varying_if(const ir::Op &op, Value *condition);
  bool is_straight(const ir::Region &region) const;
  struct Trip;
  Flow emit_loop(const ir::Op &op);
  Flow emit_stride_loop(const ir::Op &op);
  Trip make_trip(const ir::Op &op);
  LaneValue induction(const Trip &trip, Value *held);
  Value *runs_first(Trip &trip);
  Value *runs_again(Trip &trip, LaneValue &induction);
  void end_lanes(Frame &frame, const std::vector<Value *> &carried, Value *ending);
  Flow emit_call(const ir::Op &op);
  void emit_recursive_call(const ir::Op &op);
  void leave(Frame &frame, const ir::Op &op);
  void kill(Value *failing);
  Block *new_block(const char *name);
  Join new_join(const char *name);
  void branch_to(Join &join, std::vector<Value *> values = {});
  void add_edge(Join &join, std::vector<Value *> values = {});
  std::vector<Value *> finish(Join &join);
  int new_var(Value *initial);
  std::vector<int> new_vars(const std::vector<Value *> &initial);
  Frame &function_frame();

  // --- patterns.cpp: integers that are one value and a constant of each lane
  struct Pattern {
    Value *base = nullptr;  ///< null: the value is none
    llvm::Constant *lanes = nullptr;
    std::int64_t align = 1;
  };
  Pattern pattern_of(ir::ValueId id);
  Pattern pattern_of(LaneValue &value);
  LaneValue from_pattern(const Pattern &pattern, const Fact &form);
  bool emit_split(const ir::Op &op);
  bool emit_pattern(const ir::Op &op);
  bool emit_division(const ir::Op &op);
  bool cast_pattern(const ir::Op &op);
  void place_pattern(Address &address);
  Value *pattern_inside(Address &address);
  llvm::FixedVectorType *window_of(const Address &address, DType dtype) const;
  Raw load_pattern(Address &address, DType dtype);
  void store_pattern(Address &address, Raw value, DType dtype);

  // --- simple.cpp: values, queries, comparisons on segments, faults
  void emit_scalar(const ir::Op &op);
  void emit_cast(const ir::Op &op);
  void emit_query(const ir::Op &op);
  bool hoisted(ir::ValueId id);
  void prepare_lane_axis();
  Value *block_at_segment();
  void emit_fault(const ir::Op &op);
  void emit_print(const ir::Op &op);
  void report(Mask failing, std::uint32_t site, LaneValue *index, Value *extent);

  // --- segments.cpp
  /// A line s * x + offset (s is 1 or -1) in int64, exact throughout the segment.
  struct Line {
    std::int64_t stride = 1;
    Value *offset = nullptr;
    Value *at_start = nullptr;  ///< the value at the segment's start
  };
  Line segment_line(LaneValue &value, const Fact &fact, DType dtype);
  Value *segment_comparison(const ir::Op &op);
  bool is_coordinate(ir::ValueId id) const;
  Value *row_guard(const ir::Op &op, Value *result);
  void segment_bound(LaneValue &index, const Fact &fact, Value *extent, bool wrap);
  Value *at_segment_start(const LaneValue &line);
  Value *to_int64(Value *value, DType dtype);
  void require(Value *condition);

  // --- own_arrays.cpp: shared and local arrays
  void emit_own_array(const ir::Op &op);

  // --- atomics.cpp
  void emit_atomic(const ir::Op &op);
  Raw atomic_result(const ir::Op &op, DType type, Raw old, Raw operand, Raw desired);
  Value *bits_of(Value *value);
  Value *atomic_lane(const ir::Op &op, Value *pointer, Raw operand, Raw desired, bool contended);
  /// Lanes that take their turns at elements of a block's own memory.
  struct Turns {
    const ir::Op *op = nullptr;
    Value *data = nullptr;
    Value *places = nullptr;       ///< memory with the number of each lane's element, of type `number`
    llvm::Type *number = nullptr;  ///< i32 or i64
    Value *operands[2] = {};       ///< one for all lanes, or memory with each lane's
    bool of_lane[2] = {};
  };
  bool atomic_scattered(const ir::Op &op);
  Value *places_of(const ir::Op &op, std::int64_t elements);
  void take_turns(const Turns &turns);
  void emit_any_atomic(const ir::Op &op);
  bool atomic_together(const ir::Op &op, Address &address, Value *keep, bool contended);

  // --- threads.cpp: Thread mode
  void emit_thread_query(const ir::Op &op);
  void emit_barrier(const ir::Op &op);
  void emit_warp(const ir::Op &op);
  void emit_thread_yield(const ir::Op &loop);
  Value *scalar_operand(ir::ValueId id);
  void poll(const ir::Op &loop);

  // --- warps.cpp: a vector is a warp
  void emit_warp_lanes(const ir::Op &op);
  void emit_warp_groups(const ir::Op &op);
  void check_warp(const ir::Op &op);
  Raw shuffled(const ir::Op &op);
  Value *bits_of_lanes(Value *lanes);
  [[nodiscard]] Mask first_mask() const;

  // --- memory.cpp
  /// check.cpp: code for the checker says what it is about to touch.
  void emit_check(const ir::Op &op, Address &address);
  void emit_fence();
  void emit_load(const ir::Op &op);
  void emit_store(const ir::Op &op);
  Address make_address(const ir::Op &op, std::size_t first);
  Value *whole_vector_inside(Address &address);
  Value *lanes_inside(Address &address);
  Value *lane_addresses(Address &address);
  void place(Address &address);
  Raw load_contiguous(Address &address, DType dtype);
  void store_contiguous(Address &address, Raw value, DType dtype);
  void store_kept(const Address &address, Raw value, DType dtype);
  void store_uniform(Address &address, LaneValue &value, DType dtype);

  // --- elements.cpp: memory accesses of which nothing is left to decide
  Raw load_scalar(Value *pointer, DType dtype);
  void store_scalar(Value *pointer, Raw value, DType dtype);
  Raw load_vector(Value *pointer, DType dtype);
  Value *keep_whole(Value *value);
  // --- prefetch.cpp
  using Grows = std::function<std::optional<std::int64_t>(const ir::Op &)>;
  std::optional<std::int64_t> growth(ir::ValueId id, const Grows &of, int depth) const;
  Value *distance(const ir::Op &op, const Address &address, const Grows &of);
  void prefetch(const ir::Op &op, const Address &address);

  void store_vector(Value *pointer, Raw value, DType dtype, std::uint64_t stream_align = 0);
  Raw load_masked(Value *pointer, Value *keep, DType dtype);
  void store_masked(Value *pointer, Value *keep, Raw value, DType dtype);
  bool has_masked_access(DType dtype) const;
  Raw load_lanes(Value *addresses, Value *keep, DType dtype);
  void store_lanes(Value *addresses, Value *keep, Raw value, DType dtype);
  Raw load_lanes_far(Value *addresses, Value *keep, DType dtype);
  void store_lanes_far(Value *addresses, Value *keep, Raw value, DType dtype);

  // --- reduce.cpp
  void emit_reduce(const ir::Op &op);
  /// What a reduction is made of, while it is emitted.
  struct Reduction {
    const ir::Op *op = nullptr;
    DType dtype = DType::Float64;
    Value *lo = nullptr;         ///< int64; where bounds differ between lanes, a vector
    Value *count = nullptr;      ///< int64, not negative; the greatest of all lanes
    Value *counts = nullptr;     ///< of each lane; null: the same in all
    llvm::Type *part = nullptr;  ///< one part (real, imaginary) of an accumulator in memory
    int parts = 1;
    Value *stack = nullptr;  ///< accumulators of leaves: [depth][slot][part]
    int slots = 1;           ///< accumulators that one entry holds side by side
  };
  Raw reduce_within(const Reduction &reduction);
  Raw reduce_across(const Reduction &reduction);
  Raw reduce_value(const Reduction &reduction, LaneValue index);
  Raw combine(const Reduction &reduction, Raw below, Raw above);
  Value *slot(const Reduction &reduction, Value *depth, Value *number);
  Raw load_slot(const Reduction &reduction, Value *pointer);
  void store_slot(const Reduction &reduction, Value *pointer, Raw value);
  template <class Emit>
  void when(Value *condition, Emit &&emit);

  Context &context_;
  Builder &b_;
  const ir::Module &module_;
  LaneModel model_;
  LaunchValues &launch_;
  Arithmetic arithmetic_;
  int lanes_;
  llvm::Instruction *level_end_[3] = {};
  SegmentPlan *segment_ = nullptr;
  const std::unordered_map<const ir::Op *, bool> *known_ = nullptr;
  std::vector<Stream> *streams_ = nullptr;

  bool needs_lane_coordinates_ = false;
  LaneValue lane_thread_;  ///< Masked: ThreadIdx along the lane axis
  LaneValue lane_block_;
  Value *segment_block_ = nullptr;
  std::deque<ArrayValue> own_arrays_;
  std::unique_ptr<Instance> kernel_;
  Instance *instance_ = nullptr;
  Position position_;
  Mask mask_;
  Value *first_mask_ = nullptr;  ///< the mask at the start; null: all lanes
  bool tail_ = false;
  bool may_be_skipped_ = false;  ///< not every emission of the body comes to where the builder stands
  bool holds_turns_ = false;
  std::vector<Turns> turns_;  ///< that were put off
  const Mask *coarse_ =
      nullptr;  ///< the lanes that exits may give results to, where they are more than those that leave
  std::vector<Value *> vars_;
  std::vector<Frame *> frames_;
  std::vector<Value *> yields_;
};

template <class Emit>
auto Body::at_level(std::uint8_t level, Emit &&emit) {
  if (level >= kBody) return emit();
  llvm::IRBuilderBase::InsertPointGuard guard(b_);
  b_.SetInsertPoint(level_end_[level]);
  return emit();
}

}  // namespace gridstride::codegen::cpu
