#include <gtest/gtest.h>

#include "lang/trees.h"

namespace gridstride::lang {
namespace {

using ir::LayoutClass;
using ir::Type;

/// The IR of characteristic kernels, word for word (tests/data/kernels/golden.expected).
TEST(Golden, Ir) {
  const testing::TreeFile file = testing::read_trees("golden");
  const Type f64 = Type::array(DType::Float64, 1, LayoutClass::Contiguous);
  const Type f32 = Type::array(DType::Float32, 1, LayoutClass::Contiguous);
  const Type image = Type::array(DType::Int64, 2, LayoutClass::General);
  const Type i64 = Type::scalar(DType::Int64);
  struct Row {
    const char *section;
    const char *kernel;
    std::vector<Argument> args;
    Options options;
  };
  Options debug;
  debug.debug = true;
  Options unchecked;
  unchecked.boundscheck = false;
  const std::vector<Row> rows = {
      {"copy", "copy", {f64, f64}, {}},
      {"copy unchecked", "copy", {f64, f64}, unchecked},
      {"guarded", "guarded", {f32, f32, i64}, {}},
      {"grid_stride", "grid_stride", {f32, f32}, {}},
      {"mandelbrot", "mandelbrot", {image, i64, i64}, {}},
      {"find", "find", {f64, f64, Type::scalar(DType::Float64)}, {}},
      {"widens", "widens", {f64, f64}, {}},
      {"calls", "calls", {f32, f32}, {}},
      {"faults debug", "faults", {f64, f64, i64}, debug},
      {"faults", "faults", {f64, f64, i64}, {}},
  };
  std::map<std::string, std::string> texts;
  for (const Row &row : rows) {
    const ir::Module module = compile_kernel(Program::parse(file.programs.at(row.kernel)), row.args, row.options);
    ASSERT_NO_THROW(ir::verify(module)) << row.section;
    texts[row.section] = ir::print(module);
    EXPECT_EQ(ir::print(ir::parse(texts[row.section])), texts[row.section]);
  }
  testing::expect_sections("golden.expected", texts);
}

TEST(Golden, TheSameProgramCompilesToTheSameText) {
  const testing::TreeFile file = testing::read_trees("functions");
  for (const testing::TreeCase &each : file.cases) {
    const std::string first = ir::print(compile_kernel(Program::parse(file.programs.at(each.kernel)), types_of(each)));
    const std::string second = ir::print(compile_kernel(Program::parse(file.programs.at(each.kernel)), types_of(each)));
    EXPECT_EQ(first, second) << each.kernel;
  }
}

}  // namespace
}  // namespace gridstride::lang
