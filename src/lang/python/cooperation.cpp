#include "lang/python/cooperation.h"

#include <algorithm>
#include <iterator>
#include <span>

#include <fmt/format.h>

#include "ir/cooperation.h"
#include "types/layout.h"

namespace gridstride::lang::python {

using Kind = Value::Kind;

namespace {

constexpr std::string_view kGridGroup = "cuda.cg.grid_group";

struct Call {
  FunctionCompiler &compiler;
  std::string_view name;
  const std::vector<Value> &args;
  const Node &node;

  [[noreturn]] void fail(std::string text, std::string help = {}) const {
    compiler.type_error(node, std::move(text), std::move(help));
  }
};

struct Row;
using Emit = Value (*)(const Call &, const Row &);

/// What a call means, and its parameters by name, the optional ones last.
struct Row {
  std::string_view name;
  Emit emit;
  std::vector<std::string_view> parameters;
  std::size_t required = 0;
  int code = 0;  ///< a BarrierKind, AtomicOp or WarpOp
};

// --- arrays of blocks and threads

std::optional<DType> element_type(const Value &value) {
  if (value.is(Kind::DType)) return value.dtype;
  if (!value.is(Kind::String)) return std::nullopt;
  for (std::size_t i = 0; i < kDTypeCount; ++i) {
    const auto each = static_cast<DType>(i);
    if (gridstride::name(each) == *value.text) return each;
  }
  return std::nullopt;
}

/// A type in the words of Numba's messages, which people search for.
std::string numba_type(const Value &value) {
  if (value.is_constant() && value.is_integral()) return fmt::format("Literal[int]({})", value.constant->as_int());
  if (is_array(value)) {
    const bool contiguous = value.is(Kind::Array) && value.array.layout == ir::LayoutClass::Contiguous;
    return fmt::format("array({}, {}d, {})", name(value.array.dtype), rank_of(value), contiguous ? "C" : "A");
  }
  if (!value.is(Kind::Tuple)) return describe(value);
  std::string items;
  for (const Value &each : value.items) items += (items.empty() ? "" : ", ") + numba_type(each);
  return fmt::format("Tuple({})", items);
}

std::string numba_call(const Call &call) {
  const std::optional<DType> dtype = call.args.size() > 1 ? element_type(call.args[1]) : std::nullopt;
  const std::string_view function = std::string_view(call.name).substr(call.name.find('.') + 1);
  return fmt::format(
      "No implementation of function Function(<function {}>) found for signature:\n \n >>> array(shape={}{})",
      function.starts_with("shared") || function.starts_with("local") ? function : call.name, numba_type(call.args[0]),
      dtype ? fmt::format(", dtype=class({})", name(*dtype)) : "");
}

std::int64_t extent_of(const Call &call, const Value &value) {
  if (value.is(Kind::Undefined)) throw NotYetAssigned{};
  const bool known = value.is_constant() && value.is_integral();
  if (!known) {
    call.compiler.constant_wanted(
        call.node,
        fmt::format(
            "the shape of {}() must be an integer or a tuple of integers known when the kernel is compiled, and "
            "{} is not ({})",
            call.name, describe(value), numba_call(call)),
        "use a literal or a global constant; for a size known at the launch only, shared.array(0, dtype) takes "
        "the bytes that kernel[blocks, threads, stream, bytes] gives");
  }
  const std::int64_t extent = value.constant->as_int();
  if (extent < 0) call.fail(fmt::format("the shape of {}() has the negative extent {}", call.name, extent));
  return extent;
}

/// Arrays are aligned for their elements and for vectors of them; what else is asked for shows nowhere in a kernel.
void check_alignment(const Call &call, const Value &value) {
  if (value.is(Kind::None)) return;
  if (!value.is_constant() || !value.is_integral()) {
    call.compiler.constant_wanted(
        call.node, fmt::format("RequireLiteralValue: alignment must be a constant integer, not {}", describe(value)));
  }
  const std::int64_t bytes = value.constant->as_int();
  if (bytes < 1 || (bytes & (bytes - 1)) != 0) {
    call.compiler.fail(ErrorKind::Value, call.node, fmt::format("Alignment must be a power of two, not {}", bytes));
  }
}

/// An array of records is one array a field, as everywhere: `fields` is what the dtype was written as, each a DType, a
/// Tuple of a type and extents, or such fields themselves.
Value own_records(const Call &call, ir::OpCode code, const EnvValue &fields, const std::vector<std::int64_t> &shape,
                  std::size_t &part) {
  Value records;
  records.kind = Kind::Record;
  records.array = ir::Type::array(DType::UInt8, static_cast<int>(shape.size()), ir::LayoutClass::General);
  std::vector<std::string> names;
  for (const Binding &field : fields.members) {
    const EnvValue *type = &field.value;
    std::vector<std::int64_t> extents = shape;
    if (type->kind == EnvValue::Kind::Tuple) {
      for (std::size_t i = 1; i < type->members.size(); ++i) {
        extents.push_back(type->members[i].value.scalar.as_int());
      }
      type = &type->members[0].value;
    }
    if (extents.size() > static_cast<std::size_t>(kMaxRank)) call.fail("an array has at most 32 dimensions");
    names.push_back(field.name);
    records.items.push_back(type->kind == EnvValue::Kind::DType
                                ? call.compiler.own_array(code, type->scalar.dtype, extents, call.node, ++part)
                                : own_records(call, code, *type, extents, part));
  }
  records.names = std::make_shared<const std::vector<std::string>>(std::move(names));
  return records;
}

/// The fields of a dtype of records; null for anything else.
const EnvValue *record_fields(const Value &value) {
  const bool fields =
      value.is(Kind::Static) && value.env->kind == EnvValue::Kind::Namespace && value.env->text == "dtype of records";
  return fields ? value.env : nullptr;
}

Value own_array(const Call &call, const Row &row) {
  const auto code = static_cast<ir::OpCode>(row.code);
  const bool shared = code == ir::OpCode::SharedArray;
  std::vector<std::int64_t> shape;
  const Value &given = call.args[0];
  if (given.is(Kind::Tuple)) {
    for (const Value &each : given.items) shape.push_back(extent_of(call, each));
  } else {
    shape.push_back(extent_of(call, given));
  }
  const std::optional<DType> dtype = element_type(call.args[1]);
  const EnvValue *fields = record_fields(call.args[1]);
  if (!dtype && fields == nullptr && call.args[1].is(Kind::String)) {
    call.fail(fmt::format("Invalid NumPy dtype specified: '{}'", *call.args[1].text), "numpy.float32, say, is one");
  }
  if (!dtype && fields == nullptr) {
    call.fail(fmt::format("the dtype of {}() must be an element type, not {}", call.name, describe(call.args[1])),
              "give a NumPy type such as numpy.float32");
  }
  if (call.args.size() > 2) check_alignment(call, call.args[2]);
  constexpr std::int64_t kMost = std::int64_t{1} << 27;
  std::int64_t count = 1;
  for (const std::int64_t extent : shape) {
    if (extent == 0 && !(shared && shape.size() == 1)) {
      call.fail(
          fmt::format("{}() cannot have an extent of 0 here", call.name),
          shared ? "dynamic shared memory has one dimension: shared.array(0, dtype)" : "give at least one element");
    }
    if (extent > kMost / std::max<std::int64_t>(count, 1)) call.fail(fmt::format("{}() is too large", call.name));
    count *= extent;
  }
  if (fields == nullptr) return call.compiler.own_array(code, *dtype, shape, call.node);
  if (count == 0) call.fail("dynamic shared memory holds no records", "give the number of records, or a dtype a field");
  std::size_t part = 0;
  return own_records(call, code, *fields, shape, part);
}

// --- barriers and fences

Value barrier(const Call &call, const Row &row) {
  const auto kind = static_cast<ir::BarrierKind>(row.code);
  ir::Builder &builder = call.compiler.builder();
  if (call.args.empty()) {
    builder.barrier(kind);
    return Value::none();
  }
  const Value predicate = call.compiler.truth(call.args[0], call.node);
  Value result = Value::scalar(builder.barrier_vote(kind, call.compiler.use(predicate)), DType::Int32);
  result.nonnegative = true;
  return result;
}

Value fence(const Call &call, const Row &) {
  const bool block = call.name == "threadfence_block";
  call.compiler.builder().fence(block ? "block" : call.name == "threadfence_system" ? "system" : "");
  return Value::none();
}

/// Others may run meanwhile; how long is not kept to on the CPU.
Value nanosleep(const Call &call, const Row &) {
  call.compiler.expect_number(call.args[0], call.node, "the argument of nanosleep()");
  const ir::ValueId time = call.compiler.use(call.compiler.cast(call.args[0], DType::UInt32));
  call.compiler.builder().fence("sleep", {time});
  return Value::none();
}

// --- atomics

Value atomic(const Call &call, const Row &row) {
  const auto op = static_cast<ir::AtomicOp>(row.code);
  const Value &array = call.args[0];
  if (array.is(Kind::Undefined)) throw NotYetAssigned{};
  if (!is_array(array)) {
    call.fail(fmt::format("the first argument of {}() must be an array, not {}", call.name, describe(array)));
  }
  const DType dtype = array.array.dtype;
  if (!ir::has_atomic(op, dtype)) {
    const bool bits = ir::has_atomic(op, DType::Int32) && !ir::has_atomic(op, DType::Float32);
    call.fail(fmt::format("{}() does not work on {}", call.name, describe(array)),
              bits ? "use an array of integers" : "use an array of integers or floats");
  }
  const bool swaps_first = call.name == "atomic.compare_and_swap";
  const Value index = swaps_first ? Value::of_int(0) : call.args[1];
  std::vector<Value> values(call.args.begin() + (swaps_first ? 1 : 2), call.args.end());
  for (const Value &each : values) {
    call.compiler.expect_number(each, call.node, fmt::format("the value of {}()", call.name));
    if (is_complex(each.dtype)) call.fail(fmt::format("{}() takes real numbers, not {}", call.name, describe(each)));
  }
  return call.compiler.atomic(op, array, index, values, call.node);
}

// --- loads and stores with a hint for the caches, which a GPU follows

/// The op that was appended last: what a GPU is told beside it is its symbol.
ir::Op &last_op(const Call &call) {
  return *call.compiler.builder().region()->ops.back();
}

/// An array of numbers, and a full index into it.
void check_hinted(const Call &call) {
  const Value &array = call.args[0];
  if (array.is(Kind::Undefined) || call.args[1].is(Kind::Undefined)) throw NotYetAssigned{};
  const bool plain = is_array(array) && array.array.dtype != DType::Bool && !is_complex(array.array.dtype);
  if (!plain) {
    call.fail(fmt::format("{} requires array of integer or float type, not {}", call.name, describe(array)));
  }
  const Value &index = call.args[1];
  const std::size_t rank = rank_of(array);
  const auto check_one = [&](const Value &each) {
    if (!each.is_integral()) call.fail(fmt::format("{} is not a valid index", describe(each)), "use an integer");
  };
  if (index.is(Kind::Tuple)) {
    if (index.items.size() != rank) call.fail(fmt::format("Expected {} indices, got {}", rank, index.items.size()));
    for (const Value &each : index.items) check_one(each);
  } else {
    if (rank != 1) call.fail(fmt::format("Expected {} indices, got a scalar", rank), "index by a tuple of integers");
    check_one(index);
  }
}

Value hinted_load(const Call &call, const Row &) {
  check_hinted(call);
  Value value = call.compiler.hinted_load(call.args[0], call.args[1], call.node);
  if (last_op(call).code == ir::OpCode::Load) last_op(call).symbol = call.name.substr(2);
  return value;
}

Value hinted_store(const Call &call, const Row &) {
  check_hinted(call);
  call.compiler.expect_number(call.args[2], call.node, fmt::format("the value of {}()", call.name));
  call.compiler.hinted_store(call.args[0], call.args[1], call.args[2], call.node);
  if (last_op(call).code == ir::OpCode::Store) last_op(call).symbol = call.name.substr(2);
  return Value::none();
}

// --- warps

ir::ValueId int32(const Call &call, const Value &value, std::string_view what) {
  call.compiler.expect_number(value, call.node, what);
  if (!value.is_integral()) {
    call.fail(fmt::format("{} of {}() must be an integer, not {}", what, call.name, describe(value)));
  }
  return call.compiler.use(call.compiler.cast(value, DType::Int32));
}

Value scalar(ir::ValueId id, DType dtype) {
  return Value::scalar(id, dtype);
}

Value shuffle(const Call &call, const Row &row) {
  const Value &value = call.args[1];
  call.compiler.expect_number(value, call.node, fmt::format("the value of {}()", call.name));
  const ir::ValueId mask = int32(call, call.args[0], "the mask");
  const ir::ValueId place = int32(call, call.args[2], "the lane");
  const auto of = [&](const Value &part) {
    const ir::ValueId id = call.compiler.use(part);
    return scalar(call.compiler.builder().warp(static_cast<ir::WarpOp>(row.code), {mask, id, place})[0], part.dtype);
  };
  if (!is_complex(value.dtype)) return of(value);
  const Value re = of(call.compiler.apply(ScalarOp::Real, {value}));
  const Value im = of(call.compiler.apply(ScalarOp::Imag, {value}));
  return call.compiler.apply(ScalarOp::MakeComplex, {re, im});
}

Value vote(const Call &call, const Row &row) {
  const Value &given = call.args[0];
  if (!given.is_integral() || given.dtype == DType::Bool) {
    call.fail(fmt::format("Mask type must be an integer, not {}", describe(given)), "0xffffffff names all lanes");
  }
  if (call.args[1].is_scalar() && !call.args[1].is_integral()) {
    call.fail(fmt::format("Predicate must be an integer or boolean, not {}", describe(call.args[1])),
              "compare it: x != 0");
  }
  const ir::ValueId mask = int32(call, call.args[0], "the mask");
  const ir::ValueId predicate = call.compiler.use(call.compiler.truth(call.args[1], call.node));
  const auto op = static_cast<ir::WarpOp>(row.code);
  const ir::ValueId result = call.compiler.builder().warp(op, {mask, predicate})[0];
  return scalar(result, op == ir::WarpOp::Ballot ? DType::Int32 : DType::Bool);
}

Value match(const Call &call, const Row &row) {
  const Value &value = call.args[1];
  call.compiler.expect_number(value, call.node, fmt::format("the value of {}()", call.name));
  if (is_complex(value.dtype)) call.fail(fmt::format("{}() takes real numbers, not {}", call.name, describe(value)));
  const ir::ValueId mask = int32(call, call.args[0], "the mask");
  const std::vector<ir::ValueId> results =
      call.compiler.builder().warp(static_cast<ir::WarpOp>(row.code), {mask, call.compiler.use(value)});
  if (results.size() == 1) return scalar(results[0], DType::Int32);
  return Value::tuple({scalar(results[0], DType::Int32), scalar(results[1], DType::Bool)});
}

Value sync_warp(const Call &call, const Row &) {
  const Value all = Value::of(Scalar::of_int(DType::Int32, -1));
  static_cast<void>(call.compiler.builder().warp(ir::WarpOp::Sync,
                                                 {int32(call, call.args.empty() ? all : call.args[0], "the mask")}));
  return Value::none();
}

Value active_mask(const Call &call, const Row &) {
  const ir::ValueId mask = call.compiler.builder().warp(ir::WarpOp::ActiveMask, {})[0];
  return call.compiler.cast(scalar(mask, DType::Int32), DType::UInt32);
}

/// A bit for each lane below this one.
Value lanes_below(const Call &call, const Row &) {
  FunctionCompiler &compiler = call.compiler;
  const Value lane = scalar(compiler.builder().thread_query(ir::OpCode::LaneId, 0), DType::Int32);
  const Value one = Value::of(Scalar::of_int(DType::Int32, 1));
  const Value bit = compiler.apply(ScalarOp::Shl, {one, lane});
  return compiler.cast(compiler.apply(ScalarOp::Sub, {bit, one}), DType::UInt32);
}

// --- cooperative groups

Value this_grid(const Call &call, const Row &) {
  EnvValue group;
  group.kind = EnvValue::Kind::Intrinsic;
  group.name = kGridGroup;
  return Value::of(call.compiler.module().keep(std::move(group)));
}

const std::vector<Row> &rows() {
  const auto of = [](auto code) { return static_cast<int>(code); };
  using B = ir::BarrierKind;
  using A = ir::AtomicOp;
  using W = ir::WarpOp;
  static const std::vector<Row> table = {
      {"cuda.shared.array", own_array, {"shape", "dtype", "alignment"}, 2, of(ir::OpCode::SharedArray)},
      {"cuda.local.array", own_array, {"shape", "dtype", "alignment"}, 2, of(ir::OpCode::LocalArray)},
      {"cuda.syncthreads", barrier, {}, 0, of(B::Plain)},
      {"cuda.syncthreads_count", barrier, {"predicate"}, 1, of(B::Count)},
      {"cuda.syncthreads_and", barrier, {"predicate"}, 1, of(B::And)},
      {"cuda.syncthreads_or", barrier, {"predicate"}, 1, of(B::Or)},
      {"cuda.threadfence", fence, {}, 0, 0},
      {"cuda.threadfence_block", fence, {}, 0, 0},
      {"cuda.threadfence_system", fence, {}, 0, 0},
      {"cuda.nanosleep", nanosleep, {"ns"}, 1, 0},
      {"cuda.atomic.add", atomic, {"ary", "idx", "val"}, 3, of(A::Add)},
      {"cuda.atomic.sub", atomic, {"ary", "idx", "val"}, 3, of(A::Sub)},
      {"cuda.atomic.max", atomic, {"ary", "idx", "val"}, 3, of(A::Max)},
      {"cuda.atomic.min", atomic, {"ary", "idx", "val"}, 3, of(A::Min)},
      {"cuda.atomic.nanmax", atomic, {"ary", "idx", "val"}, 3, of(A::NanMax)},
      {"cuda.atomic.nanmin", atomic, {"ary", "idx", "val"}, 3, of(A::NanMin)},
      {"cuda.atomic.and_", atomic, {"ary", "idx", "val"}, 3, of(A::And)},
      {"cuda.atomic.or_", atomic, {"ary", "idx", "val"}, 3, of(A::Or)},
      {"cuda.atomic.xor", atomic, {"ary", "idx", "val"}, 3, of(A::Xor)},
      {"cuda.atomic.exch", atomic, {"ary", "idx", "val"}, 3, of(A::Exch)},
      {"cuda.atomic.inc", atomic, {"ary", "idx", "val"}, 3, of(A::Inc)},
      {"cuda.atomic.dec", atomic, {"ary", "idx", "val"}, 3, of(A::Dec)},
      {"cuda.atomic.cas", atomic, {"ary", "idx", "old", "val"}, 4, of(A::Cas)},
      {"cuda.atomic.compare_and_swap", atomic, {"ary", "old", "val"}, 3, of(A::Cas)},
      {"cuda.ldca", hinted_load, {"array", "i"}, 2, 0},
      {"cuda.ldcg", hinted_load, {"array", "i"}, 2, 0},
      {"cuda.ldcs", hinted_load, {"array", "i"}, 2, 0},
      {"cuda.ldlu", hinted_load, {"array", "i"}, 2, 0},
      {"cuda.ldcv", hinted_load, {"array", "i"}, 2, 0},
      {"cuda.stcg", hinted_store, {"array", "i", "value"}, 3, 0},
      {"cuda.stcs", hinted_store, {"array", "i", "value"}, 3, 0},
      {"cuda.stwb", hinted_store, {"array", "i", "value"}, 3, 0},
      {"cuda.stwt", hinted_store, {"array", "i", "value"}, 3, 0},
      {"cuda.shfl_sync", shuffle, {"mask", "value", "src_lane"}, 3, of(W::ShflIdx)},
      {"cuda.shfl_up_sync", shuffle, {"mask", "value", "delta"}, 3, of(W::ShflUp)},
      {"cuda.shfl_down_sync", shuffle, {"mask", "value", "delta"}, 3, of(W::ShflDown)},
      {"cuda.shfl_xor_sync", shuffle, {"mask", "value", "lane_mask"}, 3, of(W::ShflXor)},
      {"cuda.all_sync", vote, {"mask", "predicate"}, 2, of(W::All)},
      {"cuda.any_sync", vote, {"mask", "predicate"}, 2, of(W::Any)},
      {"cuda.eq_sync", vote, {"mask", "predicate"}, 2, of(W::Eq)},
      {"cuda.ballot_sync", vote, {"mask", "predicate"}, 2, of(W::Ballot)},
      {"cuda.match_any_sync", match, {"mask", "value"}, 2, of(W::MatchAny)},
      {"cuda.match_all_sync", match, {"mask", "value"}, 2, of(W::MatchAll)},
      {"cuda.syncwarp", sync_warp, {"mask"}, 0, 0},
      {"cuda.activemask", active_mask, {}, 0, 0},
      {"cuda.lanemask_lt", lanes_below, {}, 0, 0},
      {"cuda.cg.this_grid", this_grid, {}, 0, 0},
      {"cuda.cg.grid_group.sync", barrier, {}, 0, of(B::Grid)},
  };
  return table;
}

}  // namespace

std::optional<Value> call_cooperation(FunctionCompiler &compiler, std::string_view name, std::vector<Value> args,
                                      const std::vector<std::pair<std::string, Value>> &keywords, const Node &node) {
  const auto row = std::find_if(rows().begin(), rows().end(), [&](const Row &each) { return each.name == name; });
  if (row == rows().end()) return std::nullopt;
  const std::string_view shown = name.substr(std::string_view("cuda.").size());
  const std::size_t most = row->parameters.size();
  const auto wrong_count = [&] {
    const std::string wanted =
        row->required == most ? fmt::format("{}", most) : fmt::format("{} to {}", row->required, most);
    compiler.type_error(node, fmt::format("{}() takes {} argument{}{}{}", shown, wanted, most == 1 ? "" : "s",
                                          most == 0 ? "" : ": ", fmt::join(row->parameters, ", ")));
  };
  if (args.size() > most) wrong_count();
  std::vector<std::optional<Value>> bound(args.begin(), args.end());
  bound.resize(most);
  for (const auto &[key, value] : keywords) {
    const auto found = std::find(row->parameters.begin(), row->parameters.end(), key);
    if (found == row->parameters.end()) {
      compiler.type_error(node, fmt::format("{}() has no parameter '{}'", shown, key));
    }
    auto &slot = bound[static_cast<std::size_t>(std::distance(row->parameters.begin(), found))];
    if (slot) compiler.type_error(node, fmt::format("{}() got two values for '{}'", shown, key));
    slot = value;
  }
  std::vector<Value> given;
  for (std::size_t i = 0; i < most && bound[i]; ++i) given.push_back(*bound[i]);
  if (given.size() < row->required) wrong_count();
  for (const Value &each : given) {
    if (each.is(Kind::Undefined)) throw NotYetAssigned{};
  }
  return row->emit({compiler, shown, given, node}, *row);
}

std::optional<Value> cooperation_attribute(FunctionCompiler &compiler, std::string_view name,
                                           std::string_view attribute) {
  if (name != kGridGroup || attribute != "sync") return std::nullopt;
  EnvValue method;
  method.kind = EnvValue::Kind::Intrinsic;
  method.name = "cuda.cg.grid_group.sync";
  return Value::of(compiler.module().keep(std::move(method)));
}

// --- members of FunctionCompiler that these need

/// At the function's start, so that it is visible everywhere; one for a call in the source, however often it is
/// compiled.
Value FunctionCompiler::own_array(ir::OpCode code, DType dtype, const std::vector<std::int64_t> &shape,
                                  const Node &node, std::size_t part) {
  for (const OwnArray &each : own_arrays_) {
    if (each.node == &node && each.part == part && each.value.array.dtype == dtype && each.shape == shape)
      return each.value;
  }
  ir::Region *const region = builder_.region();
  ir::Region &body = function_.body;
  at(node);
  builder_.set_region(&body);
  Value value;
  value.kind = Value::Kind::Array;
  value.id = builder_.own_array(code, dtype, shape);
  value.array = builder_.type(value.id);
  builder_.set_region(region);
  std::rotate(body.ops.begin(), body.ops.end() - 1, body.ops.end());
  own_arrays_.push_back({&node, part, shape, value});
  return value;
}

Value FunctionCompiler::hinted_load(const Value &array, const Value &index, const Node &node) {
  return loaded(view(array, index, node), node);
}

void FunctionCompiler::hinted_store(const Value &array, const Value &index, const Value &value, const Node &node) {
  if (is_read_only(array)) {
    type_error(node, "an array of the surrounding program is a constant of the kernel and cannot be written",
               "pass it as an argument; or make it an array of the device: cuda.to_device(...)");
  }
  store_any(view(array, index, node), value, node);
}

Value FunctionCompiler::atomic(ir::AtomicOp op, const Value &array, const Value &index,
                               const std::vector<Value> &values, const Node &node) {
  if (is_read_only(array)) {
    type_error(node, "an array of the surrounding program is a constant of the kernel and cannot be written",
               "pass it as an argument; or make it an array of the device: cuda.to_device(...)");
  }
  const Value element = view(array, index, node);
  if (const auto left = rank_of(element); left > 0) {
    const auto rank = rank_of(array);
    type_error(node, fmt::format("an atomic operation needs an index of each of the {} dimensions, but {} {} given",
                                 rank, rank - left, rank - left == 1 ? "was" : "were"));
  }
  const DType dtype = element.array.dtype;
  if (element.seen == Value::Seen::Reshaped) {
    return atomic(op, element.alternatives[0], Value::tuple(seen_indices(element, checked_indices(element, node))),
                  values, node);
  }
  if (element.seen != Value::Seen::Same) {
    type_error(node, fmt::format("an atomic operation on part of an element of {}", describe(element.alternatives[0])),
               "give it the array itself");
  }
  const Place where = place(element);
  std::vector<ir::ValueId> ids;
  for (const Value &each : values) ids.push_back(use(cast(each, dtype)));
  at(node);
  return Value::scalar(builder_.atomic(op, element.id, ids, where.indices, check(), where.wrap), dtype);
}

}  // namespace gridstride::lang::python
