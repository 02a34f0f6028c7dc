#include <array>
#include <cmath>
#include <cstring>
#include <mutex>
#include <unordered_map>
#include <vector>

#include <dlfcn.h>

#include "base/printed.h"
#include "codegen/codegen.h"
#include "codegen/cpu/math.h"
#include "codegen/cpu/report.h"
#include "codegen/cpu/thread_support.h"
#include "ops/scalar_op.h"
#include "types/print_format.h"

// One function of the vector math library, whose address finds the library; the others are looked up by name.
extern "C" void Sleef_sind2_u10sse2();

namespace gridstride::codegen {

namespace cpu {

void report_faults(FaultFunction recorder, FaultRecord *record, std::uint32_t site, std::uint64_t lanes,
                   const std::int64_t *indices, std::int64_t extent, const std::int64_t *place) {
  const std::int64_t axis = place[0];
  for (std::int64_t lane = 0; lanes != 0; ++lane, lanes >>= 1) {
    if ((lanes & 1) == 0) continue;
    std::uint32_t block[3] = {0, 0, 0};
    std::uint32_t thread[3] = {0, 0, 0};
    if (axis < 0) {
      const auto point = static_cast<std::uint64_t>(place[1] + lane);
      block[0] = static_cast<std::uint32_t>(point);
      block[1] = static_cast<std::uint32_t>(point >> 32);
    } else {
      for (int dim = 0; dim < 3; ++dim) {
        const std::int64_t at = place[1 + dim] + (dim == axis ? lane : 0);
        block[dim] = static_cast<std::uint32_t>(at / place[4 + dim]);
        thread[dim] = static_cast<std::uint32_t>(at % place[4 + dim]);
      }
    }
    recorder(record, site, block, thread, indices != nullptr ? indices[lane] : 0, extent);
  }
}

void print_lanes(const char *format, std::uint64_t size, const char *dtypes, std::uint64_t count,
                 const std::uint64_t *values, std::uint64_t lanes, std::uint64_t on) {
  std::vector<Scalar> line(count);
  for (std::uint64_t lane = 0; lane < lanes; ++lane) {
    if ((on >> lane & 1) == 0) continue;
    for (std::uint64_t i = 0; i < count; ++i) {
      line[i] = Scalar{static_cast<DType>(dtypes[i]), {values[i * lanes + lane], 0}};
    }
    add_printed(print_text({format, size}, line));
  }
}

namespace {

/// The reference semantics, for operations that compiled code has no other way to do. Operands and result are arrays of
/// `lanes` values; complex ones have the real parts first.
void evaluate_lanes(std::int32_t op, std::int32_t dtype, std::int32_t second_dtype, std::int32_t lanes, const void *a,
                    const void *b, const void *c, void *result) {
  const auto operation = static_cast<ScalarOp>(op);
  const auto type = static_cast<DType>(dtype);
  const std::size_t arity = info(operation).arity;
  const void *given[3] = {a, b, c};
  const DType dtypes[3] = {type, static_cast<DType>(second_dtype), type};
  const DType result_type = result_dtype(operation, type);
  const auto read = [lanes](const void *memory, DType of, std::int32_t lane) {
    if (!is_complex(of)) {
      return Scalar::load(of, static_cast<const char *>(memory) + static_cast<std::size_t>(lane) * size_of(of));
    }
    const DType part = real_of(of);
    const auto *parts = static_cast<const char *>(memory);
    const Scalar real = Scalar::load(part, parts + static_cast<std::size_t>(lane) * size_of(part));
    const Scalar imaginary = Scalar::load(part, parts + static_cast<std::size_t>(lanes + lane) * size_of(part));
    if (of == DType::Complex64) return Scalar{of, {real.bits[0] | (imaginary.bits[0] << 32), 0}};
    return Scalar{of, {real.bits[0], imaginary.bits[0]}};
  };
  for (std::int32_t lane = 0; lane < lanes; ++lane) {
    std::array<Scalar, 3> operands;
    for (std::size_t i = 0; i < arity; ++i) operands[i] = read(given[i], dtypes[i], lane);
    const Scalar value = evaluate(operation, std::span<const Scalar>(operands).first(arity));
    if (!is_complex(result_type)) {
      value.store(static_cast<char *>(result) + static_cast<std::size_t>(lane) * size_of(result_type));
      continue;
    }
    const std::size_t size = size_of(real_of(result_type));
    const std::uint64_t imaginary = result_type == DType::Complex64 ? value.bits[0] >> 32 : value.bits[1];
    auto *parts = static_cast<char *>(result);
    std::memcpy(parts + static_cast<std::size_t>(lane) * size, &value.bits[0], size);
    std::memcpy(parts + static_cast<std::size_t>(lanes + lane) * size, &imaginary, size);
  }
}

template <class Function>
void *address(Function *function) {
  return reinterpret_cast<void *>(function);
}

/// What LLVM may call by itself, and the support functions above.
const std::unordered_map<std::string_view, void *> &own_symbols() {
  using Float = float(float);
  using Double = double(double);
  static const std::unordered_map<std::string_view, void *> symbols = {
      {kEvaluateLanes, address(&evaluate_lanes)},
      {kReportFaults, address(&report_faults)},
      {kPrintLanes, address(&print_lanes)},
      {kRunThreads, address(&run_threads)},
      {kThreadBarrier, address(&thread_barrier)},
      {kThreadWarp, address(&thread_warp)},
      {kThreadYield, address(&thread_yield)},
      {kRunChecked, address(&run_checked)},
      {kCheckAccess, address(&check_access)},
      {kCheckFence, address(&check_fence)},
      {kWarpLanes, address(&warp_lanes)},
      {kMissingThreads, address(&missing_threads)},
      {"memcpy", address(&std::memcpy)},
      {"memmove", address(&std::memmove)},
      {"memset", address(&std::memset)},
      {"fma", address(static_cast<double (*)(double, double, double)>(&::fma))},
      {"fmaf", address(static_cast<float (*)(float, float, float)>(&::fmaf))},
      {"floor", address(static_cast<Double *>(&::floor))},
      {"floorf", address(static_cast<Float *>(&::floorf))},
      {"ceil", address(static_cast<Double *>(&::ceil))},
      {"ceilf", address(static_cast<Float *>(&::ceilf))},
      {"trunc", address(static_cast<Double *>(&::trunc))},
      {"truncf", address(static_cast<Float *>(&::truncf))},
      {"rint", address(static_cast<Double *>(&::rint))},
      {"rintf", address(static_cast<Float *>(&::rintf))},
  };
  return symbols;
}

void *find_vector_math(const std::string &name) {
  static void *const library = [] {
    Dl_info found{};
    if (dladdr(reinterpret_cast<void *>(&Sleef_sind2_u10sse2), &found) == 0) return static_cast<void *>(nullptr);
    return dlopen(found.dli_fname, RTLD_NOLOAD | RTLD_LAZY);
  }();
  return library == nullptr ? nullptr : dlsym(library, name.c_str());
}

}  // namespace

}  // namespace cpu

void *find_cpu_symbol(const std::string &name, FaultFunction recorder) {
  if (name == cpu::kRecordFault) return reinterpret_cast<void *>(recorder);
  const auto &own = cpu::own_symbols();
  if (const auto found = own.find(name); found != own.end()) return found->second;
  if (name.starts_with("Sleef_")) return cpu::find_vector_math(name);
  return nullptr;
}

}  // namespace gridstride::codegen
