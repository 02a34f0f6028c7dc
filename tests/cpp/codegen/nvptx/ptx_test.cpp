#include <algorithm>
#include <cstdlib>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/error.h"
#include "codegen/nvptx/compile.h"
#include "codegen/nvptx/kernels.h"

namespace gridstride::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
namespace nvptx = codegen::nvptx;

constexpr nvptx::Target kHopper{9, 0};

std::size_t count(const std::string &text, const std::string &part) {
  std::size_t found = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + part.size())) ++found;
  return found;
}

std::string ptx(const ir::Module &module, const nvptx::Options &options = {}) {
  return nvptx::compile(module, kHopper, options).ptx;
}

TEST(Ptx, IsForTheDevicesArchitecture) {
  EXPECT_THAT(ptx(scale_kernel(DType::Float32)), HasSubstr(".target sm_90"));
  EXPECT_THAT(nvptx::compile(scale_kernel(DType::Float32), {8, 6}).ptx, HasSubstr(".target sm_86"));
  try {
    static_cast<void>(nvptx::compile(scale_kernel(DType::Float32), {2, 7}));
    FAIL() << "sm_27 does not exist";
  } catch (const Error &error) {
    EXPECT_EQ(error.kind(), ErrorKind::Value);
    EXPECT_THAT(error.what(), HasSubstr("2.7"));
  }
}

TEST(Ptx, NeighbouringPointsUseVectorsOfSixteenBytes) {
  const std::string doubles = ptx(scale_kernel(DType::Float64));
  EXPECT_THAT(doubles, HasSubstr("ld.global.nc.v2.b64"));
  EXPECT_THAT(doubles, HasSubstr("st.global.v2.b64"));
  const std::string singles = ptx(scale_kernel(DType::Float32));
  EXPECT_THAT(singles, HasSubstr("ld.global.nc.v4.b32"));
  EXPECT_THAT(singles, HasSubstr("st.global.v4.b32"));
  EXPECT_THAT(ptx(scale_kernel(DType::Int8)), HasSubstr("ld.global.nc.v4.b32"));
  EXPECT_THAT(ptx(scale_kernel(DType::Float16)), HasSubstr("ld.global.nc.v4.b32"));
  EXPECT_THAT(ptx(scale_kernel(DType::Complex128)), HasSubstr("ld.global.nc.v2.b64"));
  EXPECT_EQ(nvptx::compile(scale_kernel(DType::Float64), kHopper).entry.points_per_thread, 2U);
  EXPECT_EQ(nvptx::compile(scale_kernel(DType::Float32), kHopper).entry.points_per_thread, 4U);
  EXPECT_EQ(nvptx::compile(scale_kernel(DType::Int8), kHopper).entry.points_per_thread, 16U);
}

TEST(Ptx, GeneralStridesAndOverlapHaveNeither) {
  ir::Module strided = scale_kernel(DType::Float64);
  for (ir::Type &type : strided.kernel().params) {
    if (type.is_array()) type.layout = ir::LayoutClass::General;
  }
  for (ir::ValueInfo &value : strided.kernel().values) {
    if (value.type.is_array()) value.type.layout = ir::LayoutClass::General;
  }
  EXPECT_THAT(ptx(strided), Not(HasSubstr(".v2")));
  ir::Module overlapping = scale_kernel(DType::Float64);
  overlapping.kernel().disjoint = false;
  EXPECT_THAT(ptx(overlapping), Not(HasSubstr(".nc")));
}

TEST(Ptx, ArithmeticIsNeitherContractedNorApproximate) {
  PointKernel kernel("chain");
  const ir::ValueId a = kernel.array(DType::Float32, "a");
  const ir::ValueId b = kernel.array(DType::Float32, "b");
  const ir::ValueId out = kernel.array(DType::Float32, "out");
  const ir::ValueId i = kernel.build.index_arg("i");
  const ir::ValueId x = kernel.load(a, i);
  const ir::ValueId y = kernel.load(b, i);
  const ir::ValueId sum = kernel.build.scalar(ScalarOp::Add, {kernel.build.scalar(ScalarOp::Mul, {x, y}), x});
  const ir::ValueId root = kernel.build.scalar(ScalarOp::Sqrt, {kernel.build.scalar(ScalarOp::Div, {sum, y})});
  kernel.store(out, root, i);
  kernel.build.return_();
  const std::string text = ptx(kernel.module);
  EXPECT_THAT(text, HasSubstr("mul.rn.f32"));
  EXPECT_THAT(text, HasSubstr("add.rn.f32"));
  EXPECT_THAT(text, HasSubstr("div.rn.f32"));
  EXPECT_THAT(text, HasSubstr("sqrt.rn.f32"));
  EXPECT_THAT(text, Not(HasSubstr("fma")));
  EXPECT_THAT(text, Not(HasSubstr("ftz")));
  EXPECT_THAT(text, Not(HasSubstr("approx")));
}

TEST(Ptx, FmaIsOneInstruction) {
  for (const DType dtype : {DType::Float16, DType::BFloat16, DType::Float32, DType::Float64}) {
    EXPECT_THAT(ptx(scalar_op_kernel(ScalarOp::Fma, {dtype, dtype, dtype}, dtype)), HasSubstr("fma.rn."));
  }
}

TEST(Ptx, OnlyTheFunctionsUsedComeFromLibdevice) {
  EXPECT_FALSE(nvptx::compile(three_statements_kernel(DType::Float64), kHopper).uses_libdevice);
  const nvptx::Compiled sine =
      nvptx::compile(scalar_op_kernel(ScalarOp::Sin, {DType::Float64}, DType::Float64), kHopper);
  EXPECT_TRUE(sine.uses_libdevice);
  // Everything is inlined but the rare reduction of large arguments; nothing else of the library is there.
  EXPECT_LE(count(sine.ptx, ".func"), 6U) << sine.ptx;
  EXPECT_THAT(sine.ptx, Not(HasSubstr("__nv_cos")));
  EXPECT_THAT(sine.ptx, Not(HasSubstr("__nvvm_reflect")));
  EXPECT_LT(sine.ptx.size(), 60000U);
}

TEST(Ptx, SaysWhereLibdeviceWasLookedFor) {
  nvptx::Options options;
  options.libdevice = "/nowhere/at/all";
  try {
    static_cast<void>(
        nvptx::compile(scalar_op_kernel(ScalarOp::Exp, {DType::Float32}, DType::Float32), kHopper, options));
    FAIL() << "there is no libdevice there";
  } catch (const Error &error) {
    EXPECT_EQ(error.kind(), ErrorKind::Runtime);
    EXPECT_THAT(error.what(), HasSubstr("/nowhere/at/all"));
  }
  // A kernel without such functions does not need it.
  EXPECT_THAT(ptx(three_statements_kernel(DType::Float32), options), HasSubstr("mul.rn.f32"));
}

TEST(Ptx, RefusesALibdeviceThatIsNone) {
  const std::string path = ::testing::TempDir() + "/libdevice.10.bc";
  std::FILE *file = std::fopen(path.c_str(), "w");
  ASSERT_NE(file, nullptr);
  std::fputs("no bitcode", file);
  std::fclose(file);
  nvptx::Options options;
  options.libdevice = ::testing::TempDir();
  EXPECT_THROW(static_cast<void>(
                   nvptx::compile(scalar_op_kernel(ScalarOp::Exp, {DType::Float32}, DType::Float32), kHopper, options)),
               Error);
  std::remove(path.c_str());
}

TEST(Ptx, HasLines) {
  const std::string text = ptx(vector_add_kernel(DType::Float32));
  EXPECT_THAT(text, HasSubstr("vecadd.py"));
  EXPECT_THAT(text, ::testing::ContainsRegex("\\.loc.*[0-9]+ 7 3"));
  EXPECT_THAT(text, ::testing::ContainsRegex("\\.loc.*[0-9]+ 8 3"));
  nvptx::Options without;
  without.line_info = false;
  EXPECT_THAT(ptx(vector_add_kernel(DType::Float32), without), Not(HasSubstr(".loc")));
}

TEST(Ptx, SmallLaunchesHaveNoWideMultiplications) {
  nvptx::Options small;
  small.small = true;
  ir::Module module = vector_add_kernel(DType::Float32);
  for (ir::Type &type : module.kernel().params) type.layout = ir::LayoutClass::General;
  for (ir::ValueInfo &value : module.kernel().values) {
    if (value.type.is_array()) value.type.layout = ir::LayoutClass::General;
  }
  EXPECT_THAT(ptx(module), HasSubstr(".lo.s64"));
  EXPECT_THAT(ptx(module, small), Not(HasSubstr(".lo.s64")));
  EXPECT_THAT(ptx(scale_kernel(DType::Float32), small), Not(HasSubstr(".lo.s64")));
}

TEST(Ptx, BoundsTheThreadsOfABlock) {
  EXPECT_THAT(ptx(vector_add_kernel(DType::Float32)), HasSubstr(".maxntid 1024"));
  nvptx::Options options;
  options.max_threads = 128;
  EXPECT_THAT(ptx(vector_add_kernel(DType::Float32), options), HasSubstr(".maxntid 128"));
  EXPECT_THAT(ptx(scale_kernel(DType::Float32)), HasSubstr(".reqntid 256"));
}

TEST(Ptx, ReductionsWithinARowUseShuffles) {
  const Scalar zero = Scalar::of_float(DType::Float64, 0);
  const nvptx::Compiled within = nvptx::compile(row_reduce_kernel(DType::Float64, ScalarOp::Add, zero, true), kHopper);
  EXPECT_THAT(within.ptx, HasSubstr("shfl.sync.down"));
  EXPECT_EQ(within.entry.threads_per_point, 16U);
  EXPECT_THAT(within.ptx, Not(HasSubstr("bar.sync")));
  nvptx::Options many;
  many.reduce_threads = 256;
  const nvptx::Compiled block =
      nvptx::compile(row_reduce_kernel(DType::Float64, ScalarOp::Add, zero, true), kHopper, many);
  EXPECT_THAT(block.ptx, ::testing::AllOf(HasSubstr(".shared"), HasSubstr("bar.sync")));
  EXPECT_EQ(block.entry.threads_per_point, 256U);
  EXPECT_EQ(block.entry.block, 256U);
  const nvptx::Compiled across = nvptx::compile(row_reduce_kernel(DType::Float64, ScalarOp::Add, zero, false), kHopper);
  EXPECT_THAT(across.ptx, Not(HasSubstr("shfl")));
  EXPECT_EQ(across.entry.threads_per_point, 1U);
}

TEST(Ptx, EntrySaysHowToLaunch) {
  const nvptx::Entry add = nvptx::compile(vector_add_kernel(DType::Float32, ir::Check::Report), kHopper).entry;
  EXPECT_EQ(add.name, "gs_vecadd");
  EXPECT_EQ(add.slot_count, 9U);
  EXPECT_EQ(add.extent_count, 0U);
  EXPECT_TRUE(add.can_fault);
  EXPECT_FALSE(nvptx::compile(vector_add_kernel(DType::Float32), kHopper).entry.can_fault);
  const nvptx::Entry scale = nvptx::compile(scale_kernel(DType::Complex128), kHopper).entry;
  EXPECT_EQ(scale.slot_count, 8U);
  EXPECT_EQ(scale.extent_count, 1U);
  const std::int64_t extents[] = {1000};
  EXPECT_EQ(nvptx::elementwise_blocks(scale, extents), 4U);
  const std::int64_t huge[] = {std::int64_t{1} << 45};
  EXPECT_THROW(static_cast<void>(nvptx::elementwise_blocks(scale, huge)), Error);
}

TEST(Ptx, IsTheSameEachTime) {
  EXPECT_EQ(ptx(vector_add_kernel(DType::Float64)), ptx(vector_add_kernel(DType::Float64)));
}

TEST(Ptx, ShowsLlvmText) {
  EXPECT_THAT(nvptx::llvm_text(scale_kernel(DType::Float32), kHopper), HasSubstr("define ptx_kernel void @gs_scale"));
}

}  // namespace
}  // namespace gridstride::testing
