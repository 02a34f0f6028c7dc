// Timelines and kernels compiled ahead of time, on the GPU that interprets.
#include <algorithm>
#include <vector>

#include <gmock/gmock.h>

#include "array/array.h"
#include "array/creation.h"
#include "array/transfer.h"
#include "array/ufunc.h"
#include "cuda_path/interpreted_gpu.h"
#include "jit/ahead.h"
#include "kernels/archive.h"
#include "kernels/programs.h"
#include "runtime/device.h"
#include "runtime/stream.h"
#include "runtime/trace.h"

namespace gridstride::testing {
namespace {

using array::Array;

class TraceOnGpu : public ::testing::Test {
protected:
  void SetUp() override {
    if (!InterpretedGpu::install()) GTEST_SKIP() << "this process has looked for the real driver already";
    ASSERT_EQ(Device::current().kind(), DeviceKind::Cuda);
  }
};

std::vector<trace::Record> of_kind(const trace::Recorded &recorded, trace::Kind kind) {
  std::vector<trace::Record> found;
  for (const trace::Record &record : recorded.records) {
    if (record.kind == kind) found.push_back(record);
  }
  return found;
}

TEST_F(TraceOnGpu, WorkIsTimedByEvents) {
  const std::vector<double> values(5000, 2.0);
  trace::start();
  {
    const Array x = array::from_host(values.data(), Layout::contiguous({5000}, 8), DType::Float64, DType::Float64);
    const array::Operand inputs[] = {x, array::Operand::python_float(3)};
    const Array y = array::apply(*find_ufunc("multiply"), inputs);
    std::vector<double> result(5000);
    array::to_host(y, result.data(), Strides{8});
    EXPECT_EQ(result[4999], 6.0);
  }
  const trace::Recorded recorded = trace::stop();
  ASSERT_EQ(of_kind(recorded, trace::Kind::Upload).size(), 1U);
  ASSERT_EQ(of_kind(recorded, trace::Kind::Download).size(), 1U);
  const std::vector<trace::Record> launches = of_kind(recorded, trace::Kind::Launch);
  ASSERT_EQ(launches.size(), 1U);
  EXPECT_EQ(launches[0].name, "fused mul");
  EXPECT_EQ(launches[0].shape, "(5000)");
  EXPECT_FALSE(launches[0].on_host);
  EXPECT_EQ(of_kind(recorded, trace::Kind::Upload)[0].bytes, 40000U);
  EXPECT_EQ(of_kind(recorded, trace::Kind::Evaluate)[0].name, "its elements go to the host");
  EXPECT_EQ(of_kind(recorded, trace::Kind::Allocate).size(), of_kind(recorded, trace::Kind::Free).size());
  for (const trace::Record &record : recorded.records) EXPECT_LE(record.begin, record.end);
}

TEST_F(TraceOnGpu, PtxOfAnArchiveIsTaken) {
  const auto [major, minor] = Device::current().compute_capability();
  kernels::Dispatcher dispatcher{kernels::Options{}};
  dispatcher.set_program(kernels::scale_program());
  const kernels::TypeCode codes[] = {kernels::TypeCode(ir::Type::array(DType::Float32, 1, ir::LayoutClass::Contiguous)),
                                     kernels::TypeCode(ir::Type::scalar(DType::Float32))};
  (void)dispatcher.specialise(codes);
  const kernels::ArchiveEntry entry{"scale", &dispatcher};
  const kernels::Archive archive =
      kernels::read_archive(kernels::write_archive({&entry, 1}, {{}, {{major, minor}}, {}}), "kernels.gsk");
  const Array x = array::full({64}, Scalar::of_float(DType::Float32, 5));
  const kernels::Argument arguments[] = {x, Scalar::of_float(DType::Float32, 2)};
  const kernels::Specialisation *made = archive.kernels.at("scale")->find(arguments);
  ASSERT_NE(made, nullptr);
  const std::uint64_t used = jit::preloaded_used();
  kernels::Configuration configuration;
  configuration.dims = {{1, 1, 1}, {64, 1, 1}};
  kernels::launch(*made, configuration, arguments);
  EXPECT_EQ(jit::preloaded_used(), used + 1);
  EXPECT_EQ(array::item(x, std::vector<std::int64_t>{63}).as_double(), 10.0);
}

}  // namespace
}  // namespace gridstride::testing
