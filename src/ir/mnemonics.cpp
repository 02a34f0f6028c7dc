#include "ir/mnemonics.h"

#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <cstring>
#include <span>
#include <utility>

namespace gridstride::ir {

namespace {

// Each table is in the order of its enumeration, so that a value indexes its word.
constexpr std::string_view kOpWords[] = {
    "constant",    "scalar",  "cast",   "thread_idx",   "block_idx",   "block_dim", "grid_dim", "global_idx",
    "global_size", "extent",  "stride", "load",         "store",       "if",        "for",      "loop",
    "reduce",      "call",    "fault",  "shared_array", "local_array", "barrier",   "fence",    "atomic",
    "warp",        "lane_id", "print",  "yield",        "break",       "continue",  "return"};
static_assert(std::size(kOpWords) == static_cast<std::size_t>(OpCode::Return) + 1);

constexpr std::string_view kFaultWords[] = {"none", "index", "zero_division", "assertion", "raise"};
constexpr std::string_view kLayoutWords[] = {"general", "unit_inner", "contiguous", "broadcast_inner"};
constexpr std::string_view kSpaceWords[] = {"global", "shared", "local", "constant"};
constexpr std::string_view kFunctionWords[] = {"elementwise", "simt", "device"};
constexpr std::string_view kCheckWords[] = {"", "drop", "report"};
constexpr std::string_view kBarrierWords[] = {"", "count", "and", "or", "grid"};
constexpr std::string_view kAtomicWords[] = {"add", "sub", "max",  "min", "nanmax", "nanmin", "and",
                                             "or",  "xor", "exch", "inc", "dec",    "cas"};
static_assert(std::size(kAtomicWords) == static_cast<std::size_t>(AtomicOp::Cas) + 1);
constexpr std::string_view kWarpWords[] = {"shfl_idx", "shfl_up", "shfl_down", "shfl_xor",  "all",         "any",
                                           "eq",       "ballot",  "match_any", "match_all", "active_mask", "sync"};
static_assert(std::size(kWarpWords) == static_cast<std::size_t>(WarpOp::Sync) + 1);

template <class Enum>
std::optional<Enum> find(std::span<const std::string_view> table, std::string_view text) {
  for (std::size_t i = 0; i < table.size(); ++i) {
    if (table[i] == text && !text.empty()) return static_cast<Enum>(i);
  }
  return std::nullopt;
}

template <class Enum>
std::string_view at(std::span<const std::string_view> table, Enum value) {
  const auto i = static_cast<std::size_t>(value);
  return i < table.size() ? table[i] : "?";
}

template <class Number>
void append_number(std::string &out, Number value) {
  char text[32];
  const auto end = std::to_chars(text, text + sizeof text, value);
  out.append(text, end.ptr);
}

void append_bits(std::string &out, std::uint64_t bits) {
  char text[32];
  const auto end = std::to_chars(text, text + sizeof text, bits, 16);
  out += "bits(0x";
  out.append(text, end.ptr);
  out += ')';
}

/// `bits` are the value's own; `quiet` those of the NaN that is written "nan".
template <class Float>
void append_float(std::string &out, Float value, std::uint64_t bits, std::uint64_t quiet) {
  if (std::isnan(value)) {
    if (bits == quiet) {
      out += "nan";
    } else {
      append_bits(out, bits);
    }
  } else {
    append_number(out, value);
  }
}

void append_float_bits(std::string &out, DType dtype, std::uint64_t bits) {
  switch (dtype) {
    case DType::Float16: {
      const auto half = static_cast<std::uint16_t>(bits);
      return append_float(out, half_to_float(half), half, 0x7e00);
    }
    case DType::BFloat16: {
      const auto half = static_cast<std::uint16_t>(bits);
      return append_float(out, bfloat16_to_float(half), half, 0x7fc0);
    }
    case DType::Float32: {
      const auto single = static_cast<std::uint32_t>(bits);
      return append_float(out, std::bit_cast<float>(single), single, 0x7fc00000);
    }
    default: return append_float(out, std::bit_cast<double>(bits), bits, 0x7ff8000000000000);
  }
}

}  // namespace

std::string_view mnemonic(OpCode code) {
  return at(kOpWords, code);
}
std::optional<OpCode> opcode_from(std::string_view text) {
  return find<OpCode>(kOpWords, text);
}
std::string_view word(FaultKind kind) {
  return at(kFaultWords, kind);
}
std::optional<FaultKind> fault_from(std::string_view text) {
  return find<FaultKind>(kFaultWords, text);
}
std::string_view word(LayoutClass layout) {
  return at(kLayoutWords, layout);
}
std::optional<LayoutClass> layout_from(std::string_view text) {
  return find<LayoutClass>(kLayoutWords, text);
}
std::string_view word(Space space) {
  return at(kSpaceWords, space);
}
std::optional<Space> space_from(std::string_view text) {
  return find<Space>(kSpaceWords, text);
}
std::string_view word(FunctionKind kind) {
  return at(kFunctionWords, kind);
}
std::optional<FunctionKind> function_kind_from(std::string_view text) {
  return find<FunctionKind>(kFunctionWords, text);
}
std::string_view word(Check check) {
  return at(kCheckWords, check);
}
std::optional<Check> check_from(std::string_view text) {
  return find<Check>(kCheckWords, text);
}

std::string_view word(BarrierKind kind) {
  return at(kBarrierWords, kind);
}
std::optional<BarrierKind> barrier_from(std::string_view text) {
  return find<BarrierKind>(kBarrierWords, text);
}
std::string_view word(AtomicOp op) {
  return at(kAtomicWords, op);
}
std::optional<AtomicOp> atomic_from(std::string_view text) {
  return find<AtomicOp>(kAtomicWords, text);
}
std::string_view word(WarpOp op) {
  return at(kWarpWords, op);
}
std::optional<WarpOp> warp_from(std::string_view text) {
  return find<WarpOp>(kWarpWords, text);
}

void append_type(std::string &out, const Type &type) {
  if (type.is_scalar()) {
    out += info(type.dtype).ir;
    return;
  }
  out += "array<";
  out += info(type.dtype).ir;
  out += ", ";
  append_number(out, static_cast<unsigned>(type.rank));
  out += ", ";
  out += word(type.layout);
  if (type.space != Space::Global) {
    out += ", ";
    out += word(type.space);
  }
  out += '>';
}

std::string to_string(const Type &type) {
  std::string out;
  append_type(out, type);
  return out;
}

void append_constant(std::string &out, const gridstride::Scalar &value) {
  switch (kind_of(value.dtype)) {
    case DTypeKind::Bool: out += value.bits[0] != 0 ? "true" : "false"; return;
    case DTypeKind::Signed: append_number(out, value.as_int()); return;
    case DTypeKind::Unsigned: append_number(out, value.as_uint()); return;
    case DTypeKind::Float: append_float_bits(out, value.dtype, value.bits[0]); return;
    case DTypeKind::Complex: {
      const bool wide = value.dtype == DType::Complex128;
      const DType part = wide ? DType::Float64 : DType::Float32;
      out += '(';
      append_float_bits(out, part, value.bits[0]);
      out += ", ";
      append_float_bits(out, part, wide ? value.bits[1] : value.bits[0] >> 32);
      out += ')';
      return;
    }
  }
}

}  // namespace gridstride::ir
