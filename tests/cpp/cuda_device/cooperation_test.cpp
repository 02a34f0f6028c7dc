#include <cstring>

#include "codegen/nvptx/cooperation_programs.h"
#include "codegen/nvptx/kernels.h"
#include "cuda_device/device.h"
#include "ir/interpreter.h"
#include "ir/random_source.h"

namespace gridstride::testing {
namespace {

/// Kernels whose threads work together, against the interpreter.
class CooperationOnDevice : public OnDevice {
protected:
  /// Runs a kernel of one array parameter on both; the bytes must be the same.
  static void compare(const std::string &text, std::vector<std::byte> bytes, std::size_t item, std::uint32_t blocks,
                      std::uint32_t threads, std::size_t shared = 0) {
    const ir::Module module = ir::parse(text);
    ir::verify(module);
    std::vector<std::byte> expected = bytes;
    const std::uint64_t count = bytes.size() / item;
    std::uint64_t slots[] = {reinterpret_cast<std::uintptr_t>(expected.data()), count, item};
    FaultRecord fault;
    CpuLaunch launch;
    launch.params = slots;
    launch.dims.grid[0] = blocks;
    launch.dims.block[0] = threads;
    launch.fault = &fault;
    launch.shared_bytes = shared;
    ir::interpret(module, launch);
    ASSERT_EQ(fault.raised, 0U);

    const LoadedKernel kernel = LoadedKernel::make(module);
    const cuda::Allocation memory = context().memory().allocate(bytes.size(), stream());
    stream()->copy_in(memory.data(), bytes.data(), bytes.size());
    std::uint64_t device_slots[] = {memory.data(), count, item};
    void *params[] = {device_slots};
    cuda::launch(*stream(), {kernel.function.get(), launch.dims, shared + kernel.entry.shared_bytes,
                             kernel.entry.cooperative, params});
    stream()->synchronize();
    stream()->copy_out(bytes.data(), memory.data(), bytes.size());
    EXPECT_EQ(std::memcmp(bytes.data(), expected.data(), bytes.size()), 0) << text;
  }

  /// Small numbers, whose sums and products are exact in every dtype.
  static std::vector<std::byte> numbers(DType dtype, std::size_t count) {
    std::vector<std::byte> bytes(count * size_of(dtype));
    for (std::size_t i = 0; i < count; ++i) {
      const Scalar value = Scalar::of_int(DType::Int64, static_cast<std::int64_t>(i * 7 % 50)).cast(dtype);
      std::memcpy(bytes.data() + i * size_of(dtype), value.bits, size_of(dtype));
    }
    return bytes;
  }
};

TEST_F(CooperationOnDevice, Atomics) {
  for (int op = 0; op <= static_cast<int>(ir::AtomicOp::Cas); ++op) {
    const auto atomic = static_cast<ir::AtomicOp>(op);
    for (const DType dtype : kAllDTypes) {
      if (!ir::has_atomic(atomic, dtype)) continue;
      // Sums of 64 threads are beyond what a bfloat16 or an int8 counts exactly: few threads there.
      const std::uint32_t threads = order_is_free(atomic) ? (size_of(dtype) < 4 ? 8 : 64) : 4;
      for (const char *memory : {"global", "shared", "local"}) {
        if (std::string(memory) == "local" && threads > 4) continue;  // which thread stores last is nobody's
        compare(atomic_program(atomic, dtype, memory), numbers(dtype, 4), size_of(dtype), 1, threads);
      }
    }
  }
}

TEST_F(CooperationOnDevice, Shuffles) {
  for (const DType dtype : kAllDTypes) {
    if (dtype == DType::Bool) continue;
    for (const char *name : {"shfl_idx", "shfl_up", "shfl_down", "shfl_xor"}) {
      for (const int width : {32, 16, 4, 1}) {
        compare(shuffle_program(name, dtype, width), numbers(dtype, 64), size_of(dtype), 1, 64);
      }
    }
  }
}

TEST_F(CooperationOnDevice, VotesAndMatches) {
  compare(R"(simt @votes(%a: array<i32, 1, contiguous>) {
  %i = global_idx x : i64
  %lane = lane_id : i32
  %full = constant -1 : i32
  %v = load %a[%i] : i32
  %three = constant 3 : i32
  %r = scalar mod %v, %three : i32
  %zero = constant 0 : i32
  %p = scalar eq %r, %zero : i1
  %ballot = warp ballot %full, %p : i32
  %all = warp all %full, %p : i1
  %any = warp any %full, %p : i1
  %eq = warp eq %full, %p : i1
  %match = warp match_any %full, %r : i32
  %m, %same = warp match_all %full, %full : i32, i1
  warp sync %full
  %x1 = scalar xor %ballot, %match : i32
  %x2 = scalar xor %x1, %m : i32
  %a1 = cast %all : i32
  %a2 = cast %any : i32
  %a3 = cast %eq : i32
  %a4 = cast %same : i32
  %y1 = scalar add %x2, %a1 : i32
  %y2 = scalar add %y1, %a2 : i32
  %y3 = scalar add %y2, %a3 : i32
  %y4 = scalar add %y3, %a4 : i32
  %y5 = scalar add %y4, %lane : i32
  store %a[%i], %y5
  return
}
)",
          numbers(DType::Int32, 120), 4, 2, 60);
}

TEST_F(CooperationOnDevice, BarriersAndSharedMemory) {
  // A block reverses its part; large enough to need more than 48 KiB.
  for (const int size : {64, 9000}) {
    const std::string extent = std::to_string(size);
    compare("simt @reverse(%a: array<f64, 1, contiguous>) {\n  %s = shared_array [" + extent +
                "] : array<f64, 1, contiguous, shared>\n  %d = shared_array [0] : array<f64, 1, contiguous, shared>\n" +
                R"(  %t32 = thread_idx x : i32
  %t = cast %t32 : i64
  %i = global_idx x : i64
  %v = load %a[%i] : f64
  store %s[%t], %v
  store %d[%t], %v drop
  barrier
  %last = constant 63 : i64
  %r = scalar sub %last, %t : i64
  %w = load %s[%r] : f64
  %x = load %d[%t] drop : f64
  %y = scalar add %w, %x : f64
  store %a[%i], %y
  return
}
)",
            numbers(DType::Float64, 192), 8, 3, 64, 40 * 8);
  }
}

TEST_F(CooperationOnDevice, VotesAtBarriersAndThreadsThatHaveEnded) {
  compare(R"(simt @counts(%a: array<i32, 1, contiguous>) {
  %i = global_idx x : i64
  %ten = constant 10 : i64
  %few = scalar lt %i, %ten : i1
  if %few {
    return
  }
  %seven = constant 7 : i64
  %zero = constant 0 : i64
  %r = scalar mod %i, %seven : i64
  %p = scalar eq %r, %zero : i1
  %n = barrier count %p : i32
  %all = barrier and %p : i32
  %any = barrier or %p : i32
  %twice = scalar add %all, %any : i32
  %hundred = constant 100 : i32
  %x = scalar mul %twice, %hundred : i32
  %y = scalar add %x, %n : i32
  store %a[%i], %y
  return
}
)",
          numbers(DType::Int32, 100), 4, 1, 100);
}

TEST_F(CooperationOnDevice, TheGridMeets) {
  for (int round = 0; round < 3; ++round) {  // the counter is not cleared between launches
    compare(R"(simt @meet(%a: array<i32, 1, contiguous>) {
  %i = global_idx x : i64
  %last = constant 2047 : i64
  %r = scalar sub %last, %i : i64
  %v = load %a[%r] : i32
  barrier grid
  store %a[%i], %v
  barrier grid
  %w = load %a[%r] : i32
  barrier grid
  %s = scalar add %v, %w : i32
  store %a[%i], %s
  return
}
)",
            numbers(DType::Int32, 2048), 4, 32, 64);
  }
}

}  // namespace
}  // namespace gridstride::testing
