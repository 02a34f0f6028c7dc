#pragma once

#include <string>
#include <vector>

#include "ir/cooperation.h"
#include "ir/ir.h"
#include "ir/mnemonics.h"

namespace gridstride::testing {

/// IR texts of kernels whose threads work together, one array parameter `a` each.
inline std::string ir_name(DType dtype) {
  switch (dtype) {
    case DType::Int8: return "i8";
    case DType::Int16: return "i16";
    case DType::Int32: return "i32";
    case DType::Int64: return "i64";
    case DType::UInt8: return "u8";
    case DType::UInt16: return "u16";
    case DType::UInt32: return "u32";
    case DType::UInt64: return "u64";
    case DType::Float16: return "f16";
    case DType::BFloat16: return "bf16";
    case DType::Float32: return "f32";
    case DType::Complex64: return "c64";
    case DType::Complex128: return "c128";
    case DType::Bool: return "i1";
    default: return "f64";
  }
}

inline constexpr const char *kAtomicNames[] = {"add", "sub", "max",  "min", "nanmax", "nanmin", "and",
                                               "or",  "xor", "exch", "inc", "dec",    "cas"};

/// Every thread i of 64 applies the operation to element i mod 4 of 4, with its own operand; the old values are lost,
/// since their order is nobody's. `memory`: "global", "shared" or "local".
inline std::string atomic_program(ir::AtomicOp op, DType dtype, const std::string &memory) {
  const std::string type = ir_name(dtype);
  const std::string name = kAtomicNames[static_cast<int>(op)];
  std::string text = "simt @atomics(%a: array<" + type + ", 1, contiguous>) {\n";
  if (memory != "global") {
    text += "  %m = " + memory + "_array [4] : array<" + type + ", 1, contiguous, " + memory + ">\n";
  }
  const std::string target = memory == "global" ? "%a" : "%m";
  text += R"(  %i = global_idx x : i64
  %four = constant 4 : i64
  %at = scalar mod %i, %four : i64
  %three = constant 3 : i64
  %t = scalar mul %i, %three : i64
)";
  text += "  %v = cast %t : " + type + "\n";
  text += "  %w = cast %at : " + type + "\n";
  if (memory != "global") {
    text += "  %first = load %a[%at] : " + type + "\n  store %m[%at], %first\n  barrier\n";
  }
  text += "  %old = atomic " + name + " " + target + "[%at], %v" +
          (op == ir::AtomicOp::Cas ? std::string(", %w") : std::string()) + " : " + type + "\n";
  text += "  %far = constant 77 : i64\n  %none = atomic " + name + " " + target + "[%far], %v" +
          (op == ir::AtomicOp::Cas ? std::string(", %w") : std::string()) + " drop : " + type + "\n";
  if (memory != "global") text += "  barrier\n  %last = load %m[%at] : " + type + "\n  store %a[%at], %last\n";
  return text + "  return\n}\n";
}

/// Whether the end is the same for any order of the threads.
inline bool order_is_free(ir::AtomicOp op) {
  switch (op) {
    case ir::AtomicOp::Exch:
    case ir::AtomicOp::Cas:
    case ir::AtomicOp::Inc:
    case ir::AtomicOp::Dec: return false;
    default: return true;
  }
}

/// 64 threads shuffle their elements of `a` within groups of `width`, 24 of the warp's 32 taking part.
inline std::string shuffle_program(const std::string &name, DType dtype, int width) {
  const std::string type = ir_name(dtype);
  return "simt @shuffles(%a: array<" + type + ", 1, contiguous>) {\n" + R"(  %i = global_idx x : i64
  %lane = lane_id : i32
  %limit = constant 24 : i32
  %takes = scalar lt %lane, %limit : i1
  %mask = constant 16777215 : i32
  %three = constant 3 : i32
)" +
         "  %v = load %a[%i] : " + type + "\n  if %takes {\n    %r = warp " + name + " %mask, %v, %three width " +
         std::to_string(width) + " : " + type +
         "\n    store %a[%i], %r\n    yield\n  } else {\n    yield\n  }\n  return\n}\n";
}

}  // namespace gridstride::testing
