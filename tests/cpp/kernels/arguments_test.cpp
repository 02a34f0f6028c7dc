#include "kernels/arguments.h"

#include <gtest/gtest.h>

#include <set>

namespace gridstride::kernels {
namespace {

TEST(TypeCode, RoundTripsAndIsDifferentForEachType) {
  std::set<std::uint32_t> seen{0};
  for (std::size_t d = 0; d < kDTypeCount; ++d) {
    auto dtype = static_cast<DType>(d);
    ir::Type scalar = ir::Type::scalar(dtype);
    EXPECT_EQ(TypeCode(scalar).type(), scalar);
    EXPECT_TRUE(seen.insert(TypeCode(scalar).value()).second);
    for (int rank = 0; rank <= kMaxRank; ++rank) {
      for (auto layout : {ir::LayoutClass::General, ir::LayoutClass::UnitInner, ir::LayoutClass::Contiguous,
                          ir::LayoutClass::BroadcastInner}) {
        ir::Type array = ir::Type::array(dtype, rank, layout);
        EXPECT_EQ(TypeCode(array).type(), array);
        EXPECT_TRUE(seen.insert(TypeCode(array).value()).second);
      }
    }
  }
}

TEST(LayoutClass, FollowsTheStrides) {
  Layout layout = Layout::contiguous(Shape{4, 6}, 8);
  EXPECT_EQ(layout_class(layout, 8), ir::LayoutClass::Contiguous);
  EXPECT_EQ(layout_class(layout.slice(1, 0, 1, 3), 8), ir::LayoutClass::UnitInner);
  EXPECT_EQ(layout_class(layout.slice(1, 0, 2, 3), 8), ir::LayoutClass::General);
  EXPECT_EQ(layout_class(Layout::fortran(Shape{4, 6}, 8), 8), ir::LayoutClass::General);
  EXPECT_EQ(layout_class(Layout::contiguous(Shape{4, 1}, 8).broadcast_to(Shape{4, 6}), 8),
            ir::LayoutClass::BroadcastInner);
  EXPECT_EQ(layout_class(Layout::contiguous(Shape{}, 8), 8), ir::LayoutClass::Contiguous);
}

TEST(SlotCount, FollowsTheBinaryInterface) {
  EXPECT_EQ(slot_count(ir::Type::scalar(DType::Int8)), 1);
  EXPECT_EQ(slot_count(ir::Type::scalar(DType::Complex64)), 1);
  EXPECT_EQ(slot_count(ir::Type::scalar(DType::Complex128)), 2);
  EXPECT_EQ(slot_count(ir::Type::array(DType::Float32, 0, ir::LayoutClass::Contiguous)), 1);
  EXPECT_EQ(slot_count(ir::Type::array(DType::Float32, 3, ir::LayoutClass::General)), 7);
}

TEST(TypeText, NamesTheType) {
  EXPECT_EQ(to_string(ir::Type::scalar(DType::UInt16)), "uint16");
  EXPECT_EQ(to_string(ir::Type::array(DType::Float32, 2, ir::LayoutClass::General)), "array(float32, 2d, strided)");
}

}  // namespace
}  // namespace gridstride::kernels
