#include "ir/parameter_uses.h"

#include <gtest/gtest.h>

#include "kernels/programs.h"
#include "lang/compile.h"

namespace gridstride::kernels {
namespace {

const ir::Type kArray = ir::Type::array(DType::Float64, 1, ir::LayoutClass::Contiguous);

std::vector<std::pair<bool, bool>> read_written(const ir::Module &module) {
  std::vector<std::pair<bool, bool>> result;
  for (const ir::ParameterUse &use : ir::parameter_uses(module)) result.emplace_back(use.read, use.written);
  return result;
}

TEST(ParameterUses, AreLoadsAndStores) {
  const lang::Program shift = shift_program();
  const ir::Type arrays[] = {kArray, kArray};
  EXPECT_EQ(read_written(lang::compile_kernel(shift, arrays)),
            (std::vector<std::pair<bool, bool>>{{true, false}, {false, true}}));
  const lang::Program scale = scale_program();
  const ir::Type mixed[] = {kArray, ir::Type::scalar(DType::Int64)};
  EXPECT_EQ(read_written(lang::compile_kernel(scale, mixed)),
            (std::vector<std::pair<bool, bool>>{{true, true}, {false, false}}));
}

}  // namespace
}  // namespace gridstride::kernels
