#include <algorithm>

#include <fmt/format.h>

#include "lang/c/compiler.h"

namespace gridstride::lang::c {

namespace {

constexpr std::uint64_t kMostInt = INT32_MAX;
constexpr std::uint64_t kMostUnsigned = UINT32_MAX;

bool is_signed(DType dtype) {
  return kind_of(dtype) == DTypeKind::Signed;
}

std::uint64_t most_of(DType dtype) {
  if (dtype == DType::Bool) return 1;
  const std::size_t bits = 8 * size_of(dtype) - (is_signed(dtype) ? 1 : 0);
  return bits == 64 ? UINT64_MAX : (std::uint64_t{1} << bits) - 1;
}

/// The largest number that the slot may hold, if it is not negative.
std::uint64_t bound(const Slot &slot) {
  return std::min(slot.most, most_of(slot.dtype));
}

}  // namespace

ir::ValueId Compiler::use(const Slot &slot) {
  if (slot.conflict) {
    unsupported(here_, "a pointer that is one variable's address or another's is not supported",
                "use an array and an index");
  }
  if (slot.constant) return builder_.constant(*slot.constant);
  if (!slot.id.valid()) return builder_.constant(Scalar::of_bool(false).cast(slot.dtype));
  return slot.id;
}

Value Compiler::of_slot(const Slot &slot) {
  return {types_.scalar(slot.dtype), {slot}};
}

Value Compiler::integer(std::int64_t value, DType dtype) {
  return of_slot(Slot::of(Scalar::of_int(dtype, value)));
}

Value Compiler::number(DType dtype, double value) {
  return of_slot(Slot::of(Scalar::of_float(DType::Float64, value).cast(dtype)));
}

/// The slot's number in int64: unsigned ones beyond it wrap.
ir::ValueId Compiler::wide(const Slot &slot) {
  if (slot.constant) return builder_.constant(slot.constant->cast(DType::Int64));
  if (slot.wide.valid()) return slot.wide;
  return builder_.cast(use(slot), DType::Int64);
}

bool Compiler::has_wide(const Slot &slot) const {
  return slot.wide.valid() || (slot.id.valid() && slot.dtype == DType::Int64 && false);
}

Slot Compiler::apply(ScalarOp op, const std::vector<Slot> &operands) {
  const bool constant =
      std::all_of(operands.begin(), operands.end(), [](const Slot &each) { return each.constant.has_value(); });
  if (constant) {
    std::vector<Scalar> values;
    for (const Slot &each : operands) values.push_back(*each.constant);
    return Slot::of(evaluate(op, values));
  }
  std::vector<ir::ValueId> ids;
  for (const Slot &each : operands) ids.push_back(use(each));
  Slot slot;
  slot.id = builder_.scalar(op, ids);
  slot.dtype = builder_.type(slot.id).dtype;
  return slot;
}

Slot Compiler::cast(const Slot &slot, DType dtype) {
  if (slot.dtype == dtype) return slot;
  if (slot.constant) return Slot::of(slot.constant->cast(dtype));
  Slot result;
  result.dtype = dtype;
  const bool integers =
      (is_integer(dtype) || dtype == DType::Bool) && (is_integer(slot.dtype) || slot.dtype == DType::Bool);
  if (integers && dtype != DType::Bool && size_of(dtype) >= 4) {
    // What is widened stays the same number; so does what is known to fit.
    const bool fits = slot.nonnegative && bound(slot) <= most_of(dtype);
    const bool widens = size_of(dtype) > size_of(slot.dtype) && (is_signed(dtype) || !is_signed(slot.dtype));
    const bool counts_threads = slot.wide.valid() && slot.dtype == DType::UInt32 && dtype == DType::Int32;
    if (slot.wide.valid() && (fits || widens || counts_threads)) {
      result.wide = slot.wide;
      result.nonnegative = slot.nonnegative;
      result.most = slot.most;
    } else if (slot.nonnegative && (fits || widens)) {
      result.nonnegative = true;
      result.most = bound(slot);
    }
    if (dtype == DType::Int64 && result.wide.valid()) {
      result.id = result.wide;
      return result;
    }
    if (!is_signed(dtype)) result.nonnegative = true;
  }
  result.id = builder_.cast(use(slot), dtype);
  return result;
}

const Type *Compiler::promoted(const Type *type) {
  if (!type->is_scalar()) return type;
  if (type->dtype == DType::Bool || (is_integer(type->dtype) && size_of(type->dtype) < 4))
    return types_.scalar(DType::Int32);
  if (is_floating(type->dtype) && size_of(type->dtype) == 2 && !type->rounds) return types_.scalar(DType::Float32);
  return type;
}

/// The usual arithmetic conversions; numbers with complex ones become complex.
const Type *Compiler::common_type(const Type *a, const Type *b, const Place &place) {
  a = promoted(a);
  b = promoted(b);
  if (!a->is_scalar() || !b->is_scalar()) {
    fail(place, fmt::format("{} and {} do not go together here", describe(a), describe(b)));
  }
  if (a == b) return a;
  const DType x = a->dtype;
  const DType y = b->dtype;
  if (is_complex(x) || is_complex(y)) {
    const bool wide_part = (is_complex(x) || is_floating(x) ? real_of(x) == DType::Float64 : false) ||
                           (is_complex(y) || is_floating(y) ? real_of(y) == DType::Float64 : false);
    return types_.scalar(wide_part ? DType::Complex128 : DType::Complex64);
  }
  if (is_floating(x) || is_floating(y)) {
    if (!is_floating(x)) return b;
    if (!is_floating(y)) return a;
    if (size_of(x) == size_of(y)) return types_.scalar(DType::Float32);  // half with bfloat16
    return size_of(x) > size_of(y) ? a : b;
  }
  if (size_of(x) != size_of(y)) return size_of(x) > size_of(y) ? a : b;
  return is_signed(x) ? b : a;
}

Value Compiler::truth(const Value &value, const Place &place) {
  if (value.type->is_pointer() || value.type->is(Type::Kind::Array)) {
    const Slot &base = value.slots[0];
    const bool points = !base.bases.empty() || base.variable >= 0;
    if (!points || base.bases.size() + (base.variable >= 0 ? 1 : 0) == 1) {
      return of_slot(Slot::of(Scalar::of_bool(points)));
    }
    return of_slot(apply(ScalarOp::Ge, {base, Slot::of(Scalar::of_int(DType::Int32, 0))}));
  }
  if (!value.is_scalar()) fail(place, fmt::format("a {} is neither true nor false", describe(value.type)));
  return {types_.scalar(DType::Bool), {cast(value.slot(), DType::Bool)}};
}

Value Compiler::convert(const Value &value, const Type *type, const Place &place) {
  if (value.type == type) return value;
  if (type->is(Type::Kind::Void)) return {type, {}};
  if (type->is_scalar() && value.is_scalar()) {
    if (is_complex(value.dtype()) && !is_complex(type->dtype) && type->dtype != DType::Bool) {
      // thrust::complex converts to no number; CuPy's own does, and drops the imaginary part.
      return {type, {cast(apply(ScalarOp::Real, {value.slot()}), type->dtype)}};
    }
    return {type, {cast(value.slot(), type->dtype)}};
  }
  if (type->is_pointer() && (value.type->is_pointer() || value.type->is(Type::Kind::Array))) {
    Value result{type, value.slots};
    const auto from = memory_form(value.type->element);
    const auto to = memory_form(type->element);
    Slot &offset = result.slots[1];
    if (from && to && from->first != to->first) {
      for (const int each : result.slots[0].bases) {
        if (bases_[static_cast<std::size_t>(each)].dynamic) continue;
        check_form(bases_[static_cast<std::size_t>(each)], to->first, place);
      }
    }
    static_cast<void>(offset);
    return result;
  }
  if (type->is_pointer() && value.type->is_integral() && value.constant() && value.constant()->as_int() == 0) {
    return zero_of(type);
  }
  if (type->is_scalar() && type->dtype == DType::Bool) return truth(value, place);
  if (type->is(Type::Kind::Struct) && type->record->declaration != nullptr) {
    for (const Function &each : type->record->declaration->constructors) {
      if (each.parameters.size() != 1) continue;
      Frame scope;
      const NodePtr none;
      static_cast<void>(none);
      // A constructor of one argument converts.
      const std::size_t slot = declare(" converted", value.type, value.slots);
      static_cast<void>(slot);
      auto node = std::make_shared<Node>();
      node->kind = NodeKind::Name;
      node->text = " converted";
      node->place = place;
      return construct(type, {node}, place);
    }
  }
  if (value.type->is_pointer() && type->is_integral() && size_of(type->dtype) == 8) {
    unsupported(place, "the address of memory as a number is not supported");
  }
  fail(place, fmt::format("a {} cannot become a {}", describe(value.type), describe(type)));
}

/// The dimension where `a` is threadIdx.d and `b` blockIdx.d * blockDim.d.
bool Compiler::is_global_index(const Slot &a, const Slot &b, int &dim) const {
  const auto defining = [&](ir::ValueId id) -> const ir::Op * {
    const ir::Region *region = const_cast<Compiler *>(this)->builder_.region();
    for (auto op = region->ops.rbegin(); op != region->ops.rend(); ++op) {
      for (const ir::ValueId each : (*op)->results) {
        if (each == id) return op->get();
      }
    }
    return nullptr;
  };
  const auto query = [&](ir::ValueId id, ir::OpCode code) -> const ir::Op * {
    const ir::Op *op = defining(id);
    if (op != nullptr && op->code == ir::OpCode::Cast) op = defining(op->operands[0]);
    return op != nullptr && op->code == code ? op : nullptr;
  };
  if (!a.id.valid() || !b.id.valid()) return false;
  const ir::Op *thread = query(a.id, ir::OpCode::ThreadIdx);
  const ir::Op *product = defining(b.id);
  if (product != nullptr && product->code == ir::OpCode::Cast) product = defining(product->operands[0]);
  if (thread == nullptr || product == nullptr || product->code != ir::OpCode::Scalar ||
      product->scalar_op != ScalarOp::Mul) {
    return false;
  }
  for (std::size_t order = 0; order < 2; ++order) {
    const ir::Op *block = query(product->operands[order], ir::OpCode::BlockIdx);
    const ir::Op *size = query(product->operands[1 - order], ir::OpCode::BlockDim);
    if (block != nullptr && size != nullptr && block->dim == thread->dim && size->dim == thread->dim) {
      dim = thread->dim;
      return true;
    }
  }
  return false;
}

Value Compiler::arithmetic(const std::string &op, Value a, Value b, const Place &place) {
  a = decay(std::move(a));
  b = decay(std::move(b));
  if (op == "+" || op == "-") {
    if (a.type->is_pointer() && b.type->is_pointer() && op == "-") return pointer_difference(a, b, place);
    if (a.type->is_pointer() && b.type->is_integral()) return offset_pointer(a, b, op == "-", place);
    if (b.type->is_pointer() && a.type->is_integral() && op == "+") return offset_pointer(b, a, false, place);
  }
  if (!a.is_scalar() || !b.is_scalar()) {
    fail(place, fmt::format("no '{}' of {} and {}", op, describe(a.type), describe(b.type)));
  }
  const Type *type = common_type(a.type, b.type, place);
  const DType dtype = type->dtype;
  const bool integers = is_integer(dtype);
  if (!integers && (op == "%" || op == "&" || op == "|" || op == "^")) {
    fail(place, fmt::format("no '{}' of {} and {}", op, describe(a.type), describe(b.type)),
         op == "%" ? "use fmod()" : "");
  }
  at(place);
  ScalarOp code = ScalarOp::Add;
  if (op == "-") code = ScalarOp::Sub;
  if (op == "*") code = ScalarOp::Mul;
  if (op == "/") code = integers ? ScalarOp::TruncDiv : ScalarOp::Div;
  if (op == "%") code = ScalarOp::Rem;
  if (op == "&") code = ScalarOp::And;
  if (op == "|") code = ScalarOp::Or;
  if (op == "^") code = ScalarOp::Xor;
  Slot x = cast(a.slot(), dtype);
  Slot y = cast(b.slot(), dtype);
  if (!integers || x.constant || y.constant) {
    // Constants fold; the facts below hold for them as well.
    if (!integers || (x.constant && y.constant)) return {type, {apply(code, {x, y})}};
  }
  Slot result;
  int dim = 0;
  if (dtype == DType::UInt32 && code == ScalarOp::Add && (is_global_index(x, y, dim) || is_global_index(y, x, dim))) {
    const ir::ValueId index = builder_.thread_query(ir::OpCode::GlobalIdx, dim);
    result.id = builder_.cast(index, dtype);
    result.dtype = dtype;
    result.wide = index;
    result.nonnegative = true;
    return {type, {result}};
  }
  if (dtype == DType::Int64) {
    // Comes from 64 bits already.
    const ir::ValueId ids[2] = {wide(x), wide(y)};
    result.id = builder_.scalar(code, {ids[0], ids[1]});
    result.dtype = dtype;
  } else {
    result = apply(code, {x, y});
  }
  const bool both = x.nonnegative && y.nonnegative;
  const std::uint64_t p = bound(x);
  const std::uint64_t q = bound(y);
  std::uint64_t most = UINT64_MAX;
  if (both) {
    if (code == ScalarOp::Add && !__builtin_add_overflow(p, q, &most)) {
    } else if (code == ScalarOp::Mul && !__builtin_mul_overflow(p, q, &most)) {
    } else if (code == ScalarOp::TruncDiv) {
      most = p;
    } else if (code == ScalarOp::Rem) {
      most = std::min(p, q == 0 ? 0 : q - 1);
    } else if (code == ScalarOp::And) {
      most = std::min(p, q);
    } else {
      most = UINT64_MAX;
    }
  }
  if (both && code != ScalarOp::Sub && code != ScalarOp::Xor && code != ScalarOp::Or) {
    result.nonnegative = is_signed(dtype) || most <= most_of(dtype);
    result.most = most;
  }
  if (!is_signed(dtype)) result.nonnegative = true;
  const bool sums = code == ScalarOp::Add || code == ScalarOp::Sub || code == ScalarOp::Mul;
  if (dtype == DType::Int32 && sums) {
    result.wide = builder_.scalar(code, {wide(x), wide(y)});
  } else if (dtype == DType::UInt32 && sums && code != ScalarOp::Sub && both && most <= kMostUnsigned) {
    result.wide = builder_.scalar(code, {wide(x), wide(y)});
  } else if ((dtype == DType::Int32 || dtype == DType::UInt32) && both &&
             (code == ScalarOp::TruncDiv || code == ScalarOp::Rem)) {
    if (x.wide.valid() || y.wide.valid()) result.wide = builder_.scalar(code, {wide(x), wide(y)});
  }
  static_cast<void>(kMostInt);
  return {type, {result}};
}

Value Compiler::comparison(const std::string &op, Value a, Value b, const Place &place) {
  a = decay(std::move(a));
  b = decay(std::move(b));
  ScalarOp code = ScalarOp::Eq;
  if (op == "!=") code = ScalarOp::Ne;
  if (op == "<") code = ScalarOp::Lt;
  if (op == "<=") code = ScalarOp::Le;
  if (op == ">") code = ScalarOp::Gt;
  if (op == ">=") code = ScalarOp::Ge;
  const Type *truth_type = types_.scalar(DType::Bool);
  at(place);
  if (a.type->is_pointer() || b.type->is_pointer()) {
    if (a.type->is_integral() || b.type->is_integral()) {  // p != nullptr
      const Value &pointer = a.type->is_pointer() ? a : b;
      const Value set = truth(pointer, place);
      return {truth_type, {code == ScalarOp::Eq ? apply(ScalarOp::Not, {set.slot()}) : set.slot()}};
    }
    const Value difference = pointer_difference(a, b, place);
    return {truth_type, {apply(code, {difference.slot(), integer(0, DType::Int64).slot()})}};
  }
  if (!a.is_scalar() || !b.is_scalar()) {
    fail(place, fmt::format("no '{}' of {} and {}", op, describe(a.type), describe(b.type)));
  }
  const Type *type = common_type(a.type, b.type, place);
  const DType dtype = type->dtype;
  if (is_complex(dtype) && code != ScalarOp::Eq && code != ScalarOp::Ne) {
    // CuPy's complex numbers compare as NumPy's.
    return {truth_type, {apply(code, {cast(a.slot(), dtype), cast(b.slot(), dtype)})}};
  }
  const Slot &x = a.slot();
  const Slot &y = b.slot();
  const bool integers = is_integer(dtype) && !(x.constant && y.constant);
  if (integers && (x.wide.valid() || y.wide.valid())) {
    // In 64 bits, where the operands are the same numbers there.
    const auto keeps = [&](const Slot &each) {
      if (is_signed(dtype)) return true;
      if (each.nonnegative && is_signed(each.dtype)) return true;
      return !is_signed(each.dtype) && size_of(each.dtype) <= 4;
    };
    if (keeps(x) && keeps(y)) {
      Slot result;
      result.dtype = DType::Bool;
      result.id = builder_.scalar(code, {wide(x), wide(y)});
      return {truth_type, {result}};
    }
  }
  return {truth_type, {apply(code, {cast(x, dtype), cast(y, dtype)})}};
}

Value Compiler::shift(const std::string &op, const Value &a, const Value &b, const Place &place) {
  if (!a.type->is_integral() || !b.type->is_integral()) {
    fail(place, fmt::format("no '{}' of {} and {}", op, describe(a.type), describe(b.type)));
  }
  const Type *type = promoted(a.type);
  at(place);
  const Slot x = cast(a.slot(), type->dtype);
  const Slot y = cast(b.slot(), type->dtype);
  Slot result = apply(op == "<<" ? ScalarOp::Shl : ScalarOp::Shr, {x, y});
  if (result.constant) return {type, {result}};
  if (op == ">>" && x.nonnegative) {
    result.nonnegative = true;
    result.most = bound(x);
    if (x.wide.valid() && y.nonnegative) {
      result.wide = builder_.scalar(ScalarOp::Shr, {wide(x), wide(y)});
    }
  }
  if (!is_signed(type->dtype)) result.nonnegative = true;
  return {type, {result}};
}

Value Compiler::offset_pointer(const Value &pointer, const Value &count, bool negative, const Place &place) {
  const auto form = memory_form(pointer.type->element);
  std::int64_t scale = 1;
  if (form) {
    scale = form->second;
  } else if (!pointer.type->element->is(Type::Kind::Void)) {
    unsupported(place, fmt::format("pointers to {} cannot be moved", describe(pointer.type->element)));
  }
  at(place);
  Slot by;
  by.dtype = DType::Int64;
  if (count.constant()) {
    by = Slot::of(count.constant()->cast(DType::Int64));
  } else {
    by.id = wide(count.slot());
  }
  if (scale != 1) by = apply(ScalarOp::Mul, {by, integer(scale, DType::Int64).slot()});
  Value result = pointer;
  Slot &offset = result.slots[1];
  if (offset.constant && offset.constant->as_int() == 0 && !negative) {
    offset = std::move(by);
  } else {
    offset = apply(negative ? ScalarOp::Sub : ScalarOp::Add, {offset, by});
  }
  return result;
}

Value Compiler::pointer_difference(const Value &a, const Value &b, const Place &place) {
  const auto form = memory_form(a.type->element);
  if (!form || a.slots[0].bases != b.slots[0].bases || a.slots[0].bases.size() != 1) {
    unsupported(place, "only pointers into one array have a difference");
  }
  Slot difference = apply(ScalarOp::Sub, {a.slots[1], b.slots[1]});
  if (form->second != 1) {
    difference = apply(ScalarOp::TruncDiv, {difference, integer(form->second, DType::Int64).slot()});
  }
  return of_slot(difference);
}

}  // namespace gridstride::lang::c
