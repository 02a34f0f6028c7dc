#include "kernels/writes.h"

#include <gtest/gtest.h>

#include "kernels/programs.h"
#include "lang/compile.h"

namespace gridstride::kernels {
namespace {

const ir::Type kArray = ir::Type::array(DType::Float64, 1, ir::LayoutClass::Contiguous);

TEST(WrittenParameters, AreThoseThatAreStoredThrough) {
  const lang::Program shift = shift_program();
  const ir::Type arrays[] = {kArray, kArray};
  EXPECT_EQ(written_parameters(lang::compile_kernel(shift, arrays)), (std::vector<bool>{false, true}));
  const lang::Program scale = scale_program();
  const ir::Type mixed[] = {kArray, ir::Type::scalar(DType::Int64)};
  EXPECT_EQ(written_parameters(lang::compile_kernel(scale, mixed)), (std::vector<bool>{true, false}));
}

}  // namespace
}  // namespace gridstride::kernels
