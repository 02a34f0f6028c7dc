#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "codegen/nvptx/assembler.h"
#include "codegen/nvptx/compile.h"
#include "codegen/nvptx/cooperation_programs.h"
#include "codegen/nvptx/kernels.h"

namespace gridstride::testing {
namespace {

namespace nvptx = codegen::nvptx;
using ::testing::HasSubstr;

class Cooperates : public ::testing::Test {
protected:
  void SetUp() override {
    if (!Assembler::available()) GTEST_SKIP() << "ptxas of the CUDA toolkit is not on PATH";
  }
  static nvptx::Compiled compiled(const std::string &text) {
    const ir::Module module = ir::parse(text);
    ir::verify(module);
    nvptx::Compiled result = nvptx::compile(module, {9, 0}, {});
    EXPECT_EQ(Assembler::complaint(result.ptx), "") << text << result.ptx;
    return result;
  }
};

TEST_F(Cooperates, AtomicsOfEveryDtypeAndMemory) {
  for (int op = 0; op <= static_cast<int>(ir::AtomicOp::Cas); ++op) {
    for (const DType dtype : kAllDTypes) {
      const auto atomic = static_cast<ir::AtomicOp>(op);
      if (!ir::has_atomic(atomic, dtype)) continue;
      for (const char *memory : {"global", "shared", "local"}) compiled(atomic_program(atomic, dtype, memory));
    }
  }
}

TEST_F(Cooperates, UsualAtomicsAreInstructions) {
  const auto ptx = [](ir::AtomicOp op, DType dtype, const char *memory) {
    return compiled(atomic_program(op, dtype, memory)).ptx;
  };
  EXPECT_THAT(ptx(ir::AtomicOp::Add, DType::Float64, "global"), HasSubstr("add.f64"));
  EXPECT_THAT(ptx(ir::AtomicOp::Sub, DType::Float32, "shared"), HasSubstr("add.f32"));
  EXPECT_THAT(ptx(ir::AtomicOp::Max, DType::Int64, "global"), HasSubstr("max.s64"));
  EXPECT_THAT(ptx(ir::AtomicOp::Inc, DType::UInt32, "global"), HasSubstr("inc.u32"));
  EXPECT_THAT(ptx(ir::AtomicOp::Cas, DType::Float32, "global"), HasSubstr("cas.b32"));
}

TEST_F(Cooperates, ShufflesOfEveryDtype) {
  for (const DType dtype : kAllDTypes) {
    if (dtype == DType::Bool) continue;
    for (const char *name : {"shfl_idx", "shfl_up", "shfl_down", "shfl_xor"}) {
      compiled(shuffle_program(name, dtype, 32));
      compiled(shuffle_program(name, dtype, 8));
    }
  }
}

TEST_F(Cooperates, SharedArraysBeyondWhatTheAssemblerTakesLieInTheLaunchsMemory) {
  const std::string text = R"(simt @large(%a: array<f64, 1, contiguous>) {
  %s = shared_array [4000] : array<f64, 1, contiguous, shared>
  %u = shared_array [100, 40] : array<f64, 2, contiguous, shared>
  %d = shared_array [0] : array<f64, 1, contiguous, shared>
  %i = global_idx x : i64
  %z = constant 0 : i64
  %v = load %a[%i] : f64
  store %s[%i], %v
  store %u[%i, %z], %v
  store %d[%i], %v drop
  barrier
  %w = load %s[%z] : f64
  store %a[%i], %w
  return
}
)";
  const nvptx::Compiled large = compiled(text);
  EXPECT_EQ(large.entry.shared_bytes, 8U * 8000U);
  EXPECT_FALSE(large.entry.cooperative);
}

TEST_F(Cooperates, BarriersOfTheGridAskForACooperativeLaunch) {
  const nvptx::Compiled grid = compiled(R"(simt @meet(%a: array<i32, 1, contiguous>) {
  %i = global_idx x : i64
  %v = load %a[%i] : i32
  barrier grid
  %zero = constant 0 : i32
  %p = scalar eq %v, %zero : i1
  %n = barrier count %p : i32
  %all = barrier and %p : i32
  %any = barrier or %p : i32
  %s = scalar add %n, %all : i32
  %t = scalar add %s, %any : i32
  fence
  store %a[%i], %t
  return
}
)");
  EXPECT_TRUE(grid.entry.cooperative);
}

}  // namespace
}  // namespace gridstride::testing
