#include <gtest/gtest.h>

#include "base/error.h"
#include "codegen/nvptx/assembler.h"
#include "codegen/nvptx/compile.h"
#include "codegen/nvptx/kernels.h"
#include "ir/random_function.h"

namespace gridstride::testing {
namespace {

namespace nvptx = codegen::nvptx;

constexpr nvptx::Target kHopper{9, 0};

void expect_assembles(const ir::Module &module, const nvptx::Options &options = {}) {
  ir::verify(module);
  const nvptx::Compiled compiled = nvptx::compile(module, kHopper, options);
  EXPECT_EQ(Assembler::complaint(compiled.ptx), "") << ir::print(module) << compiled.ptx;
}

class Assembles : public ::testing::Test {
protected:
  void SetUp() override {
    if (!Assembler::available()) GTEST_SKIP() << "ptxas of the CUDA toolkit is not on PATH";
  }
};

/// One kernel with the operation on every dtype it has.
ir::Module all_dtypes(ScalarOp op) {
  PointKernel kernel("all");
  struct Row {
    std::vector<ir::ValueId> arrays;
    ir::ValueId out;
  };
  std::vector<Row> rows;
  for (const DType dtype : kAllDTypes) {
    if (!defined_on(op, dtype)) continue;
    Row row;
    for (const DType each : operand_dtypes(op, dtype)) {
      row.arrays.push_back(
          kernel.array(each, "in" + std::to_string(rows.size()) + "_" + std::to_string(row.arrays.size())));
    }
    row.out = kernel.array(result_dtype(op, dtype), "out" + std::to_string(rows.size()));
    rows.push_back(std::move(row));
  }
  const ir::ValueId index = kernel.build.index_arg("i");
  for (const Row &row : rows) {
    std::vector<ir::ValueId> values;
    for (const ir::ValueId each : row.arrays) values.push_back(kernel.load(each, index));
    kernel.store(row.out, kernel.build.scalar(op, values), index);
  }
  kernel.build.return_();
  return std::move(kernel.module);
}

class EveryOp : public Assembles, public ::testing::WithParamInterface<std::size_t> {};

TEST_P(EveryOp, OnEveryDType) {
  expect_assembles(all_dtypes(static_cast<ScalarOp>(GetParam())));
}

INSTANTIATE_TEST_SUITE_P(ScalarOps, EveryOp, ::testing::Range(std::size_t{0}, kScalarOpCount),
                         [](const ::testing::TestParamInfo<std::size_t> &each) {
                           return std::string(gridstride::info(static_cast<ScalarOp>(each.param)).name);
                         });

TEST_F(Assembles, EveryCast) {
  for (const DType from : kAllDTypes) {
    PointKernel kernel("casts");
    const ir::ValueId in = kernel.array(from, "a");
    std::vector<ir::ValueId> outs;
    for (const DType to : kAllDTypes) outs.push_back(kernel.array(to, std::string(name(to))));
    const ir::ValueId index = kernel.build.index_arg("i");
    const ir::ValueId value = kernel.load(in, index);
    for (std::size_t i = 0; i < outs.size(); ++i) kernel.store(outs[i], kernel.build.cast(value, kAllDTypes[i]), index);
    kernel.build.return_();
    expect_assembles(kernel.module);
  }
}

TEST_F(Assembles, MixedComparisons) {
  for (const ScalarOp op : {ScalarOp::Eq, ScalarOp::Ne, ScalarOp::Lt, ScalarOp::Le, ScalarOp::Gt, ScalarOp::Ge}) {
    expect_assembles(scalar_op_kernel(op, {DType::Int64, DType::UInt64}, DType::Bool));
  }
}

TEST_F(Assembles, ReductionsOfBothKinds) {
  for (const DType dtype : kAllDTypes) {
    const ScalarOp op = dtype == DType::Bool ? ScalarOp::Or : ScalarOp::Add;
    for (const bool within : {false, true}) {
      for (const bool small : {false, true}) {
        nvptx::Options options;
        options.small = small;
        options.reduce_threads = small ? 256 : 16;
        expect_assembles(row_reduce_kernel(dtype, op, Scalar{dtype, {0, 0}}, within), options);
      }
    }
  }
}

TEST_F(Assembles, KernelsOfRows) {
  struct Form {
    std::uint32_t threads;
    std::uint32_t rounds;
  };
  std::size_t next = 0;
  for (const Form form : {Form{1, 1}, {1, 15}, {8, 7}, {8, 16}, {16, 16}, {16, 1}, {32, 16}, {128, 16}, {1024, 16}}) {
    for (const DType dtype : kAllDTypes) {
      if (form.rounds == 16 && next++ % 3 != 0) continue;  // each takes a while
      nvptx::Options options;
      options.small = form.rounds % 2 == 0;
      options.row_threads = form.threads;
      options.row_rounds = form.rounds;
      const ScalarOp op = dtype == DType::Bool ? ScalarOp::Or : ScalarOp::Add;
      expect_assembles(row_kernel(dtype, op, Scalar{dtype, {0, 0}}), options);
    }
  }
}

TEST_F(Assembles, OtherKernelsAreNoneOfRows) {
  nvptx::Options options;
  options.row_threads = 16;
  options.row_rounds = 2;
  EXPECT_THROW((void)nvptx::compile(scale_kernel(DType::Float64), kHopper, options), Error);
  ir::Module shifted = row_kernel(DType::Float64, ScalarOp::Add, Scalar{DType::Float64, {0, 0}});
  EXPECT_NO_THROW((void)nvptx::compile(shifted, kHopper, options));
  for (const auto &op : shifted.kernel().body.ops) {
    if (op->code == ir::OpCode::For) op->operands[0] = op->operands[2];  // it begins at 1
  }
  EXPECT_THROW((void)nvptx::compile(shifted, kHopper, options), Error);
}

TEST_F(Assembles, KernelsWithChecks) {
  for (const ir::Check check : {ir::Check::None, ir::Check::Drop, ir::Check::Report}) {
    expect_assembles(vector_add_kernel(DType::Float32, check));
    expect_assembles(vector_add_kernel(DType::Complex128, check));
  }
}

/// Random control flow, device functions, faults and reductions; with every dtype and operation.
TEST_F(Assembles, RandomPrograms) {
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    ir::testing::RandomOptions options;
    options.kind = seed % 2 == 0 ? ir::FunctionKind::Simt : ir::FunctionKind::Elementwise;
    options.transcendental = seed % 3 == 0;
    if (seed % 4 == 1) options.dtypes.assign(std::begin(kAllDTypes), std::end(kAllDTypes));
    nvptx::Options how;
    how.small = seed % 5 < 2;
    how.reduce_threads = seed % 16 < 8 ? 256 : 16;
    ir::testing::RandomProgram program = ir::testing::random_program(seed, options);
    program.module.kernel().reduces_within = seed % 8 < 4;
    SCOPED_TRACE(seed);
    expect_assembles(program.module, how);
  }
}

}  // namespace
}  // namespace gridstride::testing
