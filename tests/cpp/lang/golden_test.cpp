#include <gtest/gtest.h>

#include <cstdio>

#include "lang/trees.h"

namespace gridstride::lang {
namespace {

TEST(Dump, All) {
  const auto file = testing::read_trees("golden");
  const auto f64 = ir::Type::array(DType::Float64, 1, ir::LayoutClass::Contiguous);
  const auto f32 = ir::Type::array(DType::Float32, 1, ir::LayoutClass::Contiguous);
  const auto i64s = ir::Type::scalar(DType::Int64);
  const auto show = [&](const char *name, std::vector<Argument> args) {
    const Program program = Program::parse(file.programs.at(name));
    const ir::Module module = compile_kernel(program, args);
    std::puts(ir::print(module).c_str());
    ir::verify(module);
  };
  show("copy", {f64, f64});
  show("guarded", {f32, f32, i64s});
  show("grid_stride", {f32, f32});
  show("mandelbrot", {ir::Type::array(DType::Int64, 2, ir::LayoutClass::General), i64s, i64s});
  show("find", {f64, f64, ir::Type::scalar(DType::Float64)});
  show("widens", {f64, f64});
  show("calls", {f32, f32});
}

}  // namespace
}  // namespace gridstride::lang
