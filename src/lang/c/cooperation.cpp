#include "lang/c/compiler.h"

#include <fmt/format.h>

#include "ir/cooperation.h"

namespace gridstride::lang::c {

Slot Compiler::atomic_value(const Value &value, DType dtype, const Place &place) {
  if (!value.is_scalar())
    fail(place, fmt::format("an atomic operation takes a number, not a {}", describe(value.type)));
  return cast(value.slot(), dtype);
}

std::optional<Value> Compiler::cooperation(const std::string &name, const std::vector<Value> &args,
                                           const Place &place) {
  Value nothing{types_.void_type(), {}};
  const auto expect = [&](std::size_t least, std::size_t most) {
    if (args.size() < least || args.size() > most) {
      fail(place, least == most ? fmt::format("{}() takes {} arguments, but {} were given", name, least, args.size())
                                : fmt::format("{}() takes {} to {} arguments, but {} were given", name, least, most,
                                              args.size()));
    }
  };
  const auto predicate = [&](std::size_t i) { return use(truth(args[i], place).slot()); };
  const auto int32 = [&](std::size_t i) { return use(convert(args[i], types_.scalar(DType::Int32), place).slot()); };
  const auto result = [&](ir::ValueId id) {
    Slot slot;
    slot.id = id;
    slot.dtype = builder_.type(id).dtype;
    return of_slot(slot);
  };
  if (name == "__syncthreads") {
    want_threads(place);
    builder_.barrier();
    return nothing;
  }
  if (name == "__syncthreads_count" || name == "__syncthreads_and" || name == "__syncthreads_or") {
    want_threads(place);
    expect(1, 1);
    const auto kind = name == "__syncthreads_count" ? ir::BarrierKind::Count
                      : name == "__syncthreads_and" ? ir::BarrierKind::And
                                                    : ir::BarrierKind::Or;
    return result(builder_.barrier_vote(kind, predicate(0)));
  }
  if (name == "__threadfence" || name == "__threadfence_block" || name == "__threadfence_system") {
    want_threads(place);
    builder_.fence();
    return nothing;
  }
  if (name == "__nanosleep") {
    want_threads(place);
    builder_.fence();
    return nothing;
  }
  if (name == "clock" || name == "clock64" || name == "__globaltimer") {
    unsupported(place, fmt::format("{}() is not supported", name), "measure launches from Python");
  }
  if (name == "__syncwarp") {
    want_threads(place);
    const ir::ValueId mask = args.empty() ? builder_.constant_int(DType::Int32, -1) : int32(0);
    static_cast<void>(builder_.warp(ir::WarpOp::Sync, {mask}));
    return nothing;
  }
  if (name == "__activemask") {
    want_threads(place);
    return of_slot(cast(result(builder_.warp(ir::WarpOp::ActiveMask, {})[0]).slot(), DType::UInt32));
  }
  if (name == "__all_sync" || name == "__any_sync" || name == "__ballot_sync") {
    want_threads(place);
    expect(2, 2);
    const auto op = name == "__all_sync"   ? ir::WarpOp::All
                    : name == "__any_sync" ? ir::WarpOp::Any
                                           : ir::WarpOp::Ballot;
    const Slot value = result(builder_.warp(op, {int32(0), predicate(1)})[0]).slot();
    return of_slot(cast(value, op == ir::WarpOp::Ballot ? DType::UInt32 : DType::Int32));
  }
  if (name.rfind("__shfl", 0) == 0) {
    want_threads(place);
    const bool has_mask = name.size() > 5 && name.compare(name.size() - 5, 5, "_sync") == 0;
    const std::string kind = name.substr(6, name.size() - 6 - (has_mask ? 5 : 0));
    ir::WarpOp op = ir::WarpOp::ShflIdx;
    if (kind == "_up")
      op = ir::WarpOp::ShflUp;
    else if (kind == "_down")
      op = ir::WarpOp::ShflDown;
    else if (kind == "_xor")
      op = ir::WarpOp::ShflXor;
    else if (!kind.empty())
      return std::nullopt;
    const std::size_t first = has_mask ? 1 : 0;
    expect(first + 2, first + 3);
    int width = ir::kWarpSize;
    if (args.size() == first + 3) {
      if (!args[first + 2].constant())
        unsupported(place, "the width of a shuffle must be known when the kernel is compiled");
      width = static_cast<int>(args[first + 2].constant()->as_int());
      if (width < 1 || width > ir::kWarpSize || (width & (width - 1)) != 0) {
        fail(place, fmt::format("the width of a shuffle is {}, expected a power of two up to 32", width));
      }
    }
    const ir::ValueId mask = has_mask ? int32(0) : builder_.constant_int(DType::Int32, -1);
    const ir::ValueId lane = int32(first + 1);
    Value shuffled = args[first];
    for (Slot &each : shuffled.slots) {
      const auto of = [&](const Slot &part) {
        return result(builder_.warp(op, {mask, use(part), lane}, width)[0]).slot();
      };
      if (is_complex(each.dtype)) {
        const Slot re = of(apply(ScalarOp::Real, {each}));
        const Slot im = of(apply(ScalarOp::Imag, {each}));
        each = apply(ScalarOp::MakeComplex, {re, im});
      } else {
        each = of(each);
      }
    }
    return shuffled;
  }
  if (name == "__match_any_sync") {
    want_threads(place);
    expect(2, 2);
    return of_slot(
        cast(result(builder_.warp(ir::WarpOp::MatchAny, {int32(0), use(args[1].slot())})[0]).slot(), DType::UInt32));
  }
  if (name == "__match_all_sync") {
    want_threads(place);
    expect(3, 3);
    const std::vector<ir::ValueId> both = builder_.warp(ir::WarpOp::MatchAll, {int32(0), use(args[1].slot())});
    write(deref(args[2], place), of_slot(cast(result(both[1]).slot(), DType::Int32)), place);
    return of_slot(cast(result(both[0]).slot(), DType::UInt32));
  }
  if (name.rfind("atomic", 0) != 0) return std::nullopt;
  std::string kind = name.substr(6);
  for (const char *scope : {"_block", "_system"}) {
    const std::string suffix = scope;
    if (kind.size() > suffix.size() && kind.compare(kind.size() - suffix.size(), suffix.size(), suffix) == 0) {
      kind.resize(kind.size() - suffix.size());
    }
  }
  static const std::map<std::string, ir::AtomicOp> ops = {
      {"Add", ir::AtomicOp::Add}, {"Sub", ir::AtomicOp::Sub}, {"Max", ir::AtomicOp::Max}, {"Min", ir::AtomicOp::Min},
      {"And", ir::AtomicOp::And}, {"Or", ir::AtomicOp::Or},   {"Xor", ir::AtomicOp::Xor}, {"Exch", ir::AtomicOp::Exch},
      {"Inc", ir::AtomicOp::Inc}, {"Dec", ir::AtomicOp::Dec}, {"CAS", ir::AtomicOp::Cas}};
  const auto found = ops.find(kind);
  if (found == ops.end()) return std::nullopt;
  want_threads(place);
  const bool swaps = found->second == ir::AtomicOp::Cas;
  expect(swaps ? 3 : 2, swaps ? 3 : 2);
  if (!args[0].type->is_pointer() || !args[0].type->element->is_scalar()) {
    fail(place, fmt::format("the first argument of {}() is a {}, expected the address of an element: &x[i]", name,
                            describe(args[0].type)));
  }
  const DType dtype = args[0].type->element->dtype;
  std::vector<Slot> values;
  for (std::size_t i = 1; i < args.size(); ++i) values.push_back(atomic_value(args[i], dtype, place));
  const Slot &which = args[0].slots[0];
  if (which.variable >= 0 && which.bases.empty())
    fail(place, "a variable of the thread needs no atomic operation", "use an array, or shared memory");
  if (is_complex(dtype) && found->second == ir::AtomicOp::Add) {
    // CuPy's own: each part by itself.
    Value parts = args[0];
    parts.type = types_.pointer_to(types_.scalar(real_of(dtype)));
    parts.slots[1] = apply(ScalarOp::Mul, {parts.slots[1], Slot::of(Scalar::of_int(DType::Int64, 2))});
    Value second = parts;
    second.slots[1] = offset_of(parts, 1);
    const Slot re = atomic(found->second, parts, {apply(ScalarOp::Real, {values[0]})}, real_of(dtype), place);
    const Slot im = atomic(found->second, second, {apply(ScalarOp::Imag, {values[0]})}, real_of(dtype), place);
    return of_slot(apply(ScalarOp::MakeComplex, {re, im}));
  }
  return Value{args[0].type->element, {atomic(found->second, args[0], values, dtype, place)}};
}

}  // namespace gridstride::lang::c
