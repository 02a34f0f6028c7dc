#include <algorithm>

#include <fmt/format.h>

#include "ir/cooperation.h"
#include "lang/c/compiler.h"

namespace gridstride::lang::c {

// A pointer is an array and the number of an element. The number counts elements of what the pointer points to, which
// may be looked at in another form than the array's own: complex numbers as their parts, integers of the other sign.

int Compiler::add_base(const Base &base) {
  bases_.push_back(base);
  return static_cast<int>(bases_.size()) - 1;
}

Value Compiler::pointer_to_base(int base, const Type *element) {
  Slot which = Slot::of(Scalar::of_int(DType::Int32, base));
  which.bases = {base};
  return {types_.pointer_to(element), {which, Slot::of(Scalar::of_int(DType::Int64, 0))}};
}

ir::Check Compiler::check() const {
  if (options_.debug) return ir::Check::Report;
  return options_.boundscheck ? ir::Check::Drop : ir::Check::None;
}

void Compiler::check_form(const Base &base, DType dtype, const Place &place) const {
  const bool integers = is_integer(base.dtype) && is_integer(dtype) && size_of(base.dtype) == size_of(dtype);
  const bool parts = is_complex(base.dtype) && real_of(base.dtype) == dtype;
  const bool whole = is_complex(dtype) && real_of(dtype) == base.dtype;
  if (base.dtype == dtype || base.dynamic || integers || parts || whole) return;
  unsupported(place,
              fmt::format("elements of type {} cannot be looked at as {}: memory has one type in a kernel",
                          gridstride::name(base.dtype), gridstride::name(dtype)),
              "give the kernel a view of the array in that type: x.view(dtype)");
}

/// The index of each axis of the element number `flat`, in C order.
std::vector<ir::ValueId> Compiler::indices(const Base &base, ir::ValueId flat) {
  if (base.rank <= 1) return {flat};
  std::vector<ir::ValueId> all(static_cast<std::size_t>(base.rank));
  for (int axis = base.rank - 1; axis > 0; --axis) {
    const ir::ValueId extent = builder_.extent(base.array, axis);
    const ir::ValueId rest = builder_.scalar(ScalarOp::FloorDiv, {flat, extent});
    all[static_cast<std::size_t>(axis)] =
        builder_.scalar(ScalarOp::Sub, {flat, builder_.scalar(ScalarOp::Mul, {rest, extent})});
    flat = rest;
  }
  all[0] = flat;
  return all;
}

/// Runs `body` for the array that a pointer points into: a branch each where there are several.
void Compiler::each_base(const Value &pointer, const Place &place, const std::function<void(const Base &)> &body) {
  const Slot &which = pointer.slots[0];
  if (which.conflict || (which.variable >= 0 && !which.bases.empty())) {
    unsupported(place,
                "a pointer that is a variable's address on one way and something else on another is not supported",
                "use an array and an index");
  }
  if (which.bases.empty()) {
    if (which.assigned() || pointer.slots[1].assigned()) fail(place, "a null pointer is used");
    fail(place, "a pointer is used before it points anywhere");
  }
  const std::function<void(std::size_t)> from = [&](std::size_t i) {
    const int number = which.bases[i];
    if (i + 1 == which.bases.size()) {
      body(bases_[static_cast<std::size_t>(number)]);
      return;
    }
    const Slot fits = apply(ScalarOp::Eq, {which, Slot::of(Scalar::of_int(DType::Int32, number))});
    branch(
        use(fits), [&] { body(bases_[static_cast<std::size_t>(number)]); }, [&] { from(i + 1); });
  };
  from(0);
}

Slot Compiler::offset_of(const Value &pointer, std::int64_t element) {
  if (element == 0) return pointer.slots[1];
  return apply(ScalarOp::Add, {pointer.slots[1], Slot::of(Scalar::of_int(DType::Int64, element))});
}

Slot Compiler::load_element(const Value &pointer, std::int64_t element, DType dtype, const Place &place) {
  const std::size_t result = slots_.size();
  Slot none;
  none.dtype = dtype;
  slots_.push_back(none);
  const Slot offset = offset_of(pointer, element);
  at(place);
  each_base(pointer, place, [&](const Base &base) {
    check_form(base, dtype, place);
    const auto raw = [&](ir::ValueId array, ir::ValueId flat, DType of) {
      Slot slot;
      slot.dtype = of;
      slot.id = builder_.load(array, indices(base, flat), check(), false);
      if (of == DType::UInt8 || of == DType::UInt16 || of == DType::UInt32 || of == DType::Bool)
        slot.nonnegative = true;
      return slot;
    };
    const ir::ValueId flat = use(offset);
    Slot value;
    if (base.dtype == dtype) {
      value = raw(base.array, flat, dtype);
    } else if (base.dynamic) {
      const int other = own_array(ir::OpCode::SharedArray, dtype, 0, nullptr, place);
      value = raw(bases_[static_cast<std::size_t>(other)].array, flat, dtype);
    } else if (is_complex(base.dtype)) {
      const ir::ValueId one = builder_.constant_int(DType::Int64, 1);
      const Slot whole = raw(base.array, builder_.scalar(ScalarOp::Shr, {flat, one}), base.dtype);
      const ir::ValueId odd = builder_.cast(builder_.scalar(ScalarOp::And, {flat, one}), DType::Bool);
      value.dtype = dtype;
      value.id = builder_.scalar(ScalarOp::Select,
                                 {odd, use(apply(ScalarOp::Imag, {whole})), use(apply(ScalarOp::Real, {whole}))});
    } else if (is_complex(dtype)) {
      const ir::ValueId one = builder_.constant_int(DType::Int64, 1);
      const ir::ValueId first = builder_.scalar(ScalarOp::Shl, {flat, one});
      const Slot re = raw(base.array, first, base.dtype);
      const Slot im = raw(base.array, builder_.scalar(ScalarOp::Add, {first, one}), base.dtype);
      value = apply(ScalarOp::MakeComplex, {re, im});
    } else {
      value = cast(raw(base.array, flat, base.dtype), dtype);
    }
    slots_[result] = value;
  });
  Slot value = slots_[result];
  slots_.resize(result);
  return value;
}

void Compiler::store_element(const Value &pointer, std::int64_t element, const Slot &value, const Place &place) {
  const DType dtype = value.dtype;
  const Slot offset = offset_of(pointer, element);
  at(place);
  each_base(pointer, place, [&](const Base &base) {
    check_form(base, dtype, place);
    if (base.constant) fail(place, "this array is constant and cannot be written");
    const ir::ValueId flat = use(offset);
    const auto put = [&](ir::ValueId array, ir::ValueId where, const Slot &what) {
      builder_.store(array, use(what), indices(base, where), check(), false);
    };
    if (base.dtype == dtype) {
      put(base.array, flat, value);
    } else if (base.dynamic) {
      const int other = own_array(ir::OpCode::SharedArray, dtype, 0, nullptr, place);
      put(bases_[static_cast<std::size_t>(other)].array, flat, value);
    } else if (is_complex(base.dtype)) {
      const ir::ValueId one = builder_.constant_int(DType::Int64, 1);
      const ir::ValueId where = builder_.scalar(ScalarOp::Shr, {flat, one});
      Slot whole;
      whole.dtype = base.dtype;
      whole.id = builder_.load(base.array, indices(base, where), check(), false);
      const ir::ValueId odd = builder_.cast(builder_.scalar(ScalarOp::And, {flat, one}), DType::Bool);
      Slot re;
      Slot im;
      re.dtype = im.dtype = dtype;
      re.id = builder_.scalar(ScalarOp::Select, {odd, use(apply(ScalarOp::Real, {whole})), use(value)});
      im.id = builder_.scalar(ScalarOp::Select, {odd, use(value), use(apply(ScalarOp::Imag, {whole}))});
      put(base.array, where, apply(ScalarOp::MakeComplex, {re, im}));
    } else if (is_complex(dtype)) {
      const ir::ValueId one = builder_.constant_int(DType::Int64, 1);
      const ir::ValueId first = builder_.scalar(ScalarOp::Shl, {flat, one});
      put(base.array, first, apply(ScalarOp::Real, {value}));
      put(base.array, builder_.scalar(ScalarOp::Add, {first, one}), apply(ScalarOp::Imag, {value}));
    } else {
      put(base.array, flat, cast(value, base.dtype));
    }
  });
}

Value Compiler::load(const Value &pointer, const Type *type, const Place &place) {
  const auto form = memory_form(type);
  if (!form) {
    unsupported(place, fmt::format("a {} cannot be read from memory", describe(type)),
                "only structs whose members are of one type can lie in arrays");
  }
  Value value{type, {}};
  for (std::int64_t i = 0; i < form->second; ++i) value.slots.push_back(load_element(pointer, i, form->first, place));
  return value;
}

void Compiler::store(const Value &pointer, const Type *type, const Value &value, const Place &place) {
  const auto form = memory_form(type);
  if (!form) {
    unsupported(place, fmt::format("a {} cannot be written to memory", describe(type)),
                "only structs whose members are of one type can lie in arrays");
  }
  for (std::size_t i = 0; i < value.slots.size(); ++i) {
    store_element(pointer, static_cast<std::int64_t>(i), value.slots[i], place);
  }
}

Slot Compiler::atomic(ir::AtomicOp op, const Value &pointer, const std::vector<Slot> &values, DType dtype,
                      const Place &place) {
  const std::size_t result = slots_.size();
  Slot none;
  none.dtype = dtype;
  slots_.push_back(none);
  at(place);
  each_base(pointer, place, [&](const Base &base) {
    Base used = base;
    if (base.dynamic && base.dtype != dtype) {
      used = bases_[static_cast<std::size_t>(own_array(ir::OpCode::SharedArray, dtype, 0, nullptr, place))];
    }
    check_form(used, dtype, place);
    if (used.dtype != dtype && size_of(used.dtype) != size_of(dtype)) {
      unsupported(place, "atomic operations on parts of complex numbers need a view of the array as floats",
                  "give the kernel x.view(float)");
    }
    // Which of two integers is greater depends on the sign.
    const bool orders = op == ir::AtomicOp::Max || op == ir::AtomicOp::Min;
    if (used.dtype != dtype && orders) {
      unsupported(place, "this atomic operation needs an array of the type that the pointer says");
    }
    if (!ir::has_atomic(op, used.dtype)) {
      unsupported(place, fmt::format("this atomic operation does not exist for {}", gridstride::name(used.dtype)));
    }
    std::vector<ir::ValueId> ids;
    for (const Slot &each : values) ids.push_back(use(cast(each, used.dtype)));
    Slot old;
    old.dtype = used.dtype;
    old.id = builder_.atomic(op, used.array, ids, indices(used, use(pointer.slots[1])), check(), false);
    slots_[result] = cast(old, dtype);
  });
  Slot value = slots_[result];
  slots_.resize(result);
  return value;
}

/// An array of the block or the thread, at the function's start; one for a declaration of shared memory however often
/// its function is inlined.
int Compiler::own_array(ir::OpCode code, DType dtype, std::int64_t count, const void *key, const Place &place) {
  if (needs_threads()) throw ThreadsWanted{};
  if (key != nullptr || count == 0) {
    for (const Own &each : own_) {
      if (each.dtype == dtype && each.count == count && (count == 0 || each.key == key)) return each.base;
    }
  }
  ir::Region *const region = builder_.region();
  at(place);
  builder_.set_region(&own_region_);
  Base base;
  base.array = builder_.own_array(code, dtype, {count});
  base.dtype = dtype;
  builder_.set_region(region);
  const int number = add_base(base);
  if (count == 0) bases_.back().dynamic = true;
  own_.push_back({key, dtype, count, number});
  return number;
}

}  // namespace gridstride::lang::c
