#include "kernels/archive.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "array/creation.h"
#include "array/transfer.h"
#include "base/error.h"
#include "jit/ahead.h"
#include "kernels/programs.h"
#include "runtime/device.h"

namespace gridstride::kernels {
namespace {

using array::Array;
using testing::HasSubstr;

TypeCode doubles() {
  return TypeCode(ir::Type::array(DType::Float64, 1, ir::LayoutClass::Contiguous));
}

std::string archive(const ArchiveTargets &targets) {
  Dispatcher dispatcher{Options{}};
  dispatcher.set_program(scale_program());
  const TypeCode codes[] = {doubles(), TypeCode(ir::Type::scalar(DType::Float64))};
  (void)dispatcher.specialise(codes);
  const ArchiveEntry entry{"scale", &dispatcher};
  return write_archive({&entry, 1}, targets);
}

std::vector<double> run(const Archive &from) {
  const Array x = array::arange(array::Operand::python_float(0), array::Operand::python_float(100),
                                array::Operand::python_float(1));
  const Argument arguments[] = {x, Scalar::of_float(DType::Float64, 3)};
  const Specialisation *made = from.kernels.at("scale")->find(arguments);
  EXPECT_NE(made, nullptr);
  Configuration configuration;
  configuration.dims = {{4, 1, 1}, {32, 1, 1}};
  launch(*made, configuration, arguments);
  std::vector<double> values(100);
  array::to_host(x, values.data(), Strides{8});
  return values;
}

TEST(Archive, CodeForALevelIsTaken) {
  const std::string bytes = archive({{"x86-64-v2"}, {}, {}});
  const Archive read = read_archive(bytes, "kernels.gsk");
  EXPECT_TRUE(read.same_build);
  const std::uint64_t used = jit::preloaded_used();
  const std::vector<double> values = run(read);
  EXPECT_EQ(jit::preloaded_used(), used + 1);
  for (std::size_t i = 0; i < values.size(); ++i) EXPECT_EQ(values[i], 3.0 * static_cast<double>(i));
}

TEST(Archive, WithoutCodeItIsCompiledFromTheIr) {
  const Archive read = read_archive(archive({{}, {{9, 0}}, {}}), "kernels.gsk");
  EXPECT_EQ(run(read)[50], 150.0);
}

TEST(Archive, HoldsPtxForGpus) {
  const std::string bytes = archive({{}, {{8, 0}, {9, 0}}, {}});
  EXPECT_THAT(bytes, HasSubstr(".target sm_80"));
  EXPECT_THAT(bytes, HasSubstr(".target sm_90"));
}

std::string problem(std::string bytes) {
  try {
    (void)read_archive(bytes, "kernels.gsk");
  } catch (const Error &error) {
    EXPECT_EQ(error.kind(), ErrorKind::Value);
    return error.message();
  }
  return "none";
}

TEST(Archive, DamageIsFound) {
  const std::string bytes = archive({{}, {}, {}});
  EXPECT_EQ(problem(bytes), "none");
  EXPECT_THAT(problem("hello"), HasSubstr("holds no kernels"));
  EXPECT_THAT(problem(bytes.substr(0, 10)), HasSubstr("is damaged"));
  std::string other = bytes;
  other[8] = 77;
  EXPECT_THAT(problem(other), HasSubstr("has version 77 of the format"));
  // Every cut and every changed byte is an error, never a crash.
  for (std::size_t at = 8; at < bytes.size(); at += 7) {
    EXPECT_NE(problem(bytes.substr(0, at)), "none");
    std::string changed = bytes;
    changed[at] = static_cast<char>(changed[at] ^ 0x20);
    EXPECT_NE(problem(changed), "none") << at;
  }
}

}  // namespace
}  // namespace gridstride::kernels
