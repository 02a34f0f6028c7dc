#include "types/layout.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <random>
#include <set>
#include <vector>

#include "base/error.h"

namespace gridstride {
namespace {

/// The byte address of every element, in C order: what a layout means.
std::vector<std::int64_t> addresses(const Layout &layout) {
  std::vector<std::int64_t> result;
  const std::function<void(int, std::int64_t)> walk = [&](int axis, std::int64_t at) {
    if (axis == layout.rank()) {
      result.push_back(at);
      return;
    }
    for (std::int64_t i = 0; i < layout.shape[axis]; ++i) walk(axis + 1, at + i * layout.strides[axis]);
  };
  walk(0, layout.offset);
  return result;
}

std::string message_of(const std::function<void()> &action, ErrorKind kind) {
  try {
    action();
  } catch (const Error &error) {
    EXPECT_EQ(error.kind(), kind) << error.what();
    return error.what();
  }
  return "no error";
}

/// Random views of a random contiguous array: transposed, sliced, reversed, broadcast.
Layout random_layout(std::mt19937_64 &random, std::size_t item_size, int max_rank = 4) {
  Shape shape;
  const auto rank = static_cast<int>(random() % static_cast<unsigned>(max_rank + 1));
  for (int i = 0; i < rank; ++i) shape.push_back(static_cast<std::int64_t>(1 + random() % 6));
  Layout layout = random() % 4 == 0 ? Layout::fortran(shape, item_size) : Layout::contiguous(shape, item_size);
  for (int axis = 0; axis < rank; ++axis) {
    if (random() % 3 != 0) continue;
    const std::int64_t extent = layout.shape[axis];
    const auto start = static_cast<std::int64_t>(random() % static_cast<std::uint64_t>(extent));
    if (random() % 2 == 0) {
      const auto step = static_cast<std::int64_t>(1 + random() % 3);
      layout = layout.slice(axis, start, step, (extent - start + step - 1) / step);
    } else {
      const auto step = -static_cast<std::int64_t>(1 + random() % 2);
      layout = layout.slice(axis, start, step, start / -step + 1);
    }
  }
  if (random() % 3 == 0) {
    std::vector<int> axes(static_cast<std::size_t>(rank));
    for (int i = 0; i < rank; ++i) axes[static_cast<std::size_t>(i)] = i;
    std::shuffle(axes.begin(), axes.end(), random);
    layout = layout.transpose(axes);
  }
  if (random() % 4 == 0) {
    layout = layout.expand(static_cast<int>(random() % static_cast<unsigned>(layout.rank() + 1)));
    Shape wider = layout.shape;
    for (std::int64_t &extent : wider) {
      if (extent == 1) extent = static_cast<std::int64_t>(1 + random() % 4);
    }
    layout = layout.broadcast_to(wider);
  }
  return layout;
}

/// Some shape of `size` elements.
Shape random_factors(std::mt19937_64 &random, std::int64_t size) {
  Shape shape;
  while (size > 1) {
    std::vector<std::int64_t> divisors;
    for (std::int64_t d = 2; d <= size; ++d) {
      if (size % d == 0) divisors.push_back(d);
    }
    const std::int64_t divisor = divisors[random() % divisors.size()];
    shape.push_back(divisor);
    size /= divisor;
    if (random() % 4 == 0) shape.push_back(1);
  }
  return shape;
}

TEST(Layout, ContiguousAndFortranOrder) {
  const Layout c = Layout::contiguous({2, 3, 4}, 8);
  EXPECT_EQ(c.strides, (Strides{96, 32, 8}));
  EXPECT_TRUE(c.is_c_contiguous(8));
  EXPECT_FALSE(c.is_f_contiguous(8));
  const Layout f = Layout::fortran({2, 3, 4}, 8);
  EXPECT_EQ(f.strides, (Strides{8, 16, 48}));
  EXPECT_TRUE(f.is_f_contiguous(8));
  EXPECT_FALSE(f.is_c_contiguous(8));
  EXPECT_EQ(c.size(), 24);
  const Layout scalar = Layout::contiguous({}, 8);
  EXPECT_TRUE(scalar.is_c_contiguous(8) && scalar.is_f_contiguous(8));
  EXPECT_EQ(scalar.size(), 1);
}

TEST(Layout, ContiguityIgnoresExtentsOfOneAndEmptyArrays) {
  const Layout one{{3, 1}, {8, 1234}, 0};
  EXPECT_TRUE(one.is_c_contiguous(8));
  EXPECT_TRUE(one.is_f_contiguous(8));
  const Layout empty{{3, 0}, {7, 1234}, 0};
  EXPECT_TRUE(empty.is_c_contiguous(8));
  const Layout gap{{3, 2}, {24, 8}, 0};
  EXPECT_FALSE(gap.is_c_contiguous(8));
}

TEST(Layout, ByteRangeHoldsExactlyWhatIsTouched) {
  std::mt19937_64 random(1);
  for (int i = 0; i < 2000; ++i) {
    const Layout layout = random_layout(random, 4);
    const auto all = addresses(layout);
    const auto [low, high] = layout.byte_range(4);
    EXPECT_EQ(low, *std::min_element(all.begin(), all.end()));
    EXPECT_EQ(high, *std::max_element(all.begin(), all.end()) + 4);
  }
  const Layout empty = Layout::contiguous({3, 0, 2}, 4);
  EXPECT_EQ(empty.byte_range(4).first, empty.byte_range(4).second);
}

TEST(Layout, TransposeMovesAxes) {
  const Layout layout = Layout::contiguous({2, 3, 4}, 8);
  const int axes[] = {2, 0, -2};
  const Layout moved = layout.transpose(axes);
  EXPECT_EQ(moved.shape, (Shape{4, 2, 3}));
  EXPECT_EQ(moved.strides, (Strides{8, 96, 32}));
  const int few[] = {0, 1};
  EXPECT_EQ(message_of([&] { (void)layout.transpose(few); }, ErrorKind::Value), "axes don't match array");
  const int twice[] = {0, 1, 0};
  EXPECT_EQ(message_of([&] { (void)layout.transpose(twice); }, ErrorKind::Value), "repeated axis in transpose");
  const int far[] = {0, 1, 3};
  EXPECT_EQ(message_of([&] { (void)layout.transpose(far); }, ErrorKind::Index),
            "axis 3 is out of bounds for array of dimension 3");
}

TEST(Layout, SliceTakesEveryStep) {
  const Layout layout = Layout::contiguous({10, 3}, 8);
  const Layout odd = layout.slice(0, 1, 2, 5);
  EXPECT_EQ(odd.offset, 24);
  EXPECT_EQ(odd.strides, (Strides{48, 8}));
  const Layout back = layout.slice(0, 9, -4, 3);
  EXPECT_EQ(back.offset, 9 * 24);
  EXPECT_EQ(back.strides[0], -96);
  const Layout none = layout.slice(0, 10, 1, 0);
  EXPECT_EQ(none.shape[0], 0);
  EXPECT_EQ(none.offset, 0);
  EXPECT_EQ(layout.slice(0, 2, INT64_MIN, 1).offset, 48);  // a step that is not taken
}

TEST(Layout, SliceOutsideIsAnError) {
  const Layout layout = Layout::contiguous({10}, 8);
  for (const auto &[start, step, count] : std::vector<std::array<std::int64_t, 3>>{
           {0, 1, 11}, {5, 1, 6}, {-1, 1, 1}, {10, 1, 1}, {9, -1, 11}, {0, INT64_MAX, 3}, {9, INT64_MIN, 2}}) {
    const std::string text = message_of([&] { (void)layout.slice(0, start, step, count); }, ErrorKind::Index);
    EXPECT_NE(text.find("leaves axis 0 with size 10"), std::string::npos) << text;
  }
  EXPECT_EQ(message_of([&] { (void)layout.slice(0, 0, 0, 1); }, ErrorKind::Value), "slice step cannot be zero");
}

TEST(Layout, IndexDropsTheAxis) {
  const Layout layout = Layout::contiguous({4, 3}, 8);
  EXPECT_EQ(layout.index(0, 2), (Layout{{3}, {8}, 48}));
  EXPECT_EQ(layout.index(1, -1), (Layout{{4}, {24}, 16}));
  EXPECT_EQ(message_of([&] { (void)layout.index(1, 3); }, ErrorKind::Index),
            "index 3 is out of bounds for axis 1 with size 3");
  EXPECT_EQ(message_of([&] { (void)layout.index(0, -5); }, ErrorKind::Index),
            "index -5 is out of bounds for axis 0 with size 4");
}

TEST(Layout, ExpandAddsAnExtentOfOne) {
  const Layout layout = Layout::contiguous({4, 3}, 8);
  EXPECT_EQ(layout.expand(1).shape, (Shape{4, 1, 3}));
  EXPECT_EQ(layout.expand(-1).shape, (Shape{4, 3, 1}));
  EXPECT_EQ(message_of([&] { (void)layout.expand(3); }, ErrorKind::Index),
            "axis 3 is out of bounds for array of dimension 3");
  const Layout deep = Layout::contiguous(Shape(kMaxRank, 1), 8);
  EXPECT_EQ(message_of([&] { (void)deep.expand(0); }, ErrorKind::Value),
            "maximum supported dimension for an array is 32, found 33");
}

TEST(Layout, BroadcastRepeatsElements) {
  const Layout column{{3, 1}, {8, 8}, 16};
  const Layout wide = column.broadcast_to({2, 3, 4});
  EXPECT_EQ(wide.strides, (Strides{0, 8, 0}));
  EXPECT_EQ(wide.offset, 16);
  EXPECT_THROW((void)column.broadcast_to({3}), Error);
  EXPECT_EQ(message_of(
                [&] {
                  (void)column.broadcast_to({4, 4});
                },
                ErrorKind::Value),
            "operands could not be broadcast together with remapped shapes [original->remapped]: (3,1) and requested "
            "shape (4,4)");
  EXPECT_EQ(column.broadcast_to({3, 0}).size(), 0);
}

TEST(Layout, ReshapeKeepsAddressesInOrder) {
  std::mt19937_64 random(2);
  int views = 0;
  for (int i = 0; i < 20000; ++i) {
    const Layout layout = random_layout(random, 8);
    const Shape target = random_factors(random, layout.size());
    const auto view = layout.reshape(target, 8);
    const auto expected = addresses(layout);
    if (view) {
      ++views;
      EXPECT_EQ(view->shape, target);
      ASSERT_EQ(addresses(*view), expected) << to_string(layout.shape) << to_string(layout.strides);
      continue;
    }
    // It says no only where no strides would do. They would have to be the steps along each axis.
    std::vector<std::int64_t> steps;
    std::int64_t inner = 1;
    for (int axis = target.size() - 1; axis >= 0; --axis) {
      steps.insert(steps.begin(), target[axis] > 1 ? expected[static_cast<std::size_t>(inner)] - expected[0] : 0);
      inner *= target[axis];
    }
    Layout forced{target, Strides(std::span<const std::int64_t>(steps)), expected[0]};
    ASSERT_NE(addresses(forced), expected) << to_string(layout.shape) << to_string(layout.strides);
  }
  EXPECT_GT(views, 5000);
}

TEST(Layout, ReshapeResolvesTheUnknownExtent) {
  EXPECT_EQ(resolve_reshape(24, {2, -1, 3}), (Shape{2, 4, 3}));
  EXPECT_EQ(resolve_reshape(1, {}), Shape{});
  EXPECT_EQ(resolve_reshape(0, {-1, 5}), (Shape{0, 5}));
  const auto text = [](std::int64_t size, const Shape &target) {
    return message_of([&] { (void)resolve_reshape(size, target); }, ErrorKind::Value);
  };
  EXPECT_EQ(text(6, {4}), "cannot reshape array of size 6 into shape (4,)");
  EXPECT_EQ(text(6, {4, -1}), "cannot reshape array of size 6 into shape (4,newaxis)");
  EXPECT_EQ(text(6, {-1, -1}), "can only specify one unknown dimension");
  EXPECT_EQ(text(0, {0, -1}), "cannot reshape array of size 0 into shape (0,newaxis)");
  EXPECT_EQ(text(8, {std::int64_t{1} << 33, std::int64_t{1} << 34}),
            "cannot reshape array of size 8 into shape (8589934592,17179869184)");
  EXPECT_EQ(Layout::contiguous({3, 0}, 8).reshape({0, 7}, 8)->shape, (Shape{0, 7}));
}

TEST(Shapes, BroadcastTogether) {
  const auto broadcast = [](std::vector<Shape> shapes) { return broadcast_shapes(shapes); };
  EXPECT_EQ(broadcast({{3, 1}, {4}}), (Shape{3, 4}));
  EXPECT_EQ(broadcast({{}, {2, 5}, {1, 1, 1}}), (Shape{1, 2, 5}));
  EXPECT_EQ(broadcast({{0}, {1}}), Shape{0});
  EXPECT_EQ(broadcast({}), Shape{});
  EXPECT_EQ(message_of(
                [&] {
                  (void)broadcast({{3}, {2, 4}});
                },
                ErrorKind::Value),
            "operands could not be broadcast together with shapes (3,) (2,4)");
  EXPECT_EQ(message_of(
                [&] {
                  (void)broadcast({{0}, {3}});
                },
                ErrorKind::Value),
            "operands could not be broadcast together with shapes (0,) (3,)");
}

TEST(Shapes, CountAndText) {
  EXPECT_EQ(to_string(Shape{}), "()");
  EXPECT_EQ(to_string(Shape{3}), "(3,)");
  EXPECT_EQ(to_string(Shape{2, 3}), "(2, 3)");
  EXPECT_EQ(element_count({4, 5}, 8), 20);
  EXPECT_EQ(element_count({}), 1);
  EXPECT_EQ(element_count({0, std::int64_t{1} << 40}, 8), 0);
  const std::int64_t large = std::int64_t{1} << 31;
  for (const Shape &shape : {Shape{large, large, 2}, Shape{0, large, large, 2}, Shape{std::int64_t{1} << 60}}) {
    const std::string text = message_of([&] { (void)element_count(shape, 8); }, ErrorKind::Value);
    EXPECT_EQ(text.rfind("array is too big", 0), 0U) << text;
  }
  EXPECT_EQ(message_of([&] { (void)element_count({2, -1}); }, ErrorKind::Value), "negative dimensions are not allowed");
  EXPECT_THROW((void)element_count(Shape(33, 1)), Error);
}

TEST(Shapes, NormalizeAxis) {
  EXPECT_EQ(normalize_axis(-1, 3), 2);
  EXPECT_EQ(normalize_axis(0, 3), 0);
  EXPECT_EQ(message_of([&] { (void)normalize_axis(-4, 3); }, ErrorKind::Index),
            "axis -4 is out of bounds for array of dimension 3");
  EXPECT_THROW((void)normalize_axis(0, 0), Error);
}

/// Layouts of one shape, made by broadcasting random ones together.
std::vector<Layout> random_group(std::mt19937_64 &random) {
  const Layout first = random_layout(random, 8);
  std::vector<Layout> group{first};
  const auto others = random() % 3;
  for (std::uint64_t i = 0; i < others; ++i) {
    Shape shape;
    for (const std::int64_t extent : first.shape) shape.push_back(random() % 3 == 0 ? 1 : extent);
    Layout other = random() % 2 == 0 ? Layout::contiguous(shape, 4) : Layout::fortran(shape, 4);
    for (int axis = 0; axis < other.rank(); ++axis) {
      if (random() % 5 == 0) other = other.slice(axis, other.shape[axis] - 1, -1, other.shape[axis]);
    }
    group.push_back(other.broadcast_to(first.shape));
  }
  return group;
}

std::vector<std::vector<std::int64_t>> address_tuples(const std::vector<Layout> &group) {
  std::vector<std::vector<std::int64_t>> tuples;
  for (const Layout &layout : group) {
    const auto all = addresses(layout);
    tuples.resize(all.size());
    for (std::size_t i = 0; i < all.size(); ++i) tuples[i].push_back(all[i]);
  }
  return tuples;
}

TEST(Collapse, WithoutReorderKeepsTheWalk) {
  std::mt19937_64 random(3);
  for (int i = 0; i < 5000; ++i) {
    const auto group = random_group(random);
    const auto merged = collapse(group, false);
    ASSERT_EQ(merged.size(), group.size());
    ASSERT_EQ(address_tuples(merged), address_tuples(group));
  }
}

TEST(Collapse, WithReorderVisitsTheSameTuples) {
  std::mt19937_64 random(4);
  for (int i = 0; i < 5000; ++i) {
    const auto group = random_group(random);
    const auto merged = collapse(group, true);
    auto before = address_tuples(group);
    auto after = address_tuples(merged);
    std::sort(before.begin(), before.end());
    std::sort(after.begin(), after.end());
    ASSERT_EQ(after, before);
    const Layout &first = merged.front();
    for (const Layout &layout : merged) EXPECT_EQ(layout.shape, first.shape);
    for (int axis = 0; axis < first.rank(); ++axis) {
      // No extent of 1 is left beside others, and the first layout's strides fall.
      EXPECT_TRUE(first.rank() == 1 || first.shape[axis] > 1);
      if (axis > 0) {
        EXPECT_GE(std::abs(first.strides[axis - 1]), std::abs(first.strides[axis]));
      }
    }
  }
}

TEST(Collapse, JoinsAsFarAsPossible) {
  const Layout plain = Layout::contiguous({4, 5, 6}, 8);
  EXPECT_EQ(collapse(std::vector{plain, plain}, false).front(), (Layout{{120}, {8}, 0}));

  const int swap[] = {2, 1, 0};
  const Layout turned = plain.transpose(swap);
  EXPECT_EQ(collapse(std::vector{turned, turned}, false).front().rank(), 3);
  EXPECT_EQ(collapse(std::vector{turned, turned}, true).front(), (Layout{{120}, {8}, 0}));

  const Layout row = Layout::contiguous({6}, 8).broadcast_to({4, 5, 6});
  const auto with_row = collapse(std::vector{plain, row}, true);
  EXPECT_EQ(with_row[0], (Layout{{20, 6}, {48, 8}, 0}));
  EXPECT_EQ(with_row[1], (Layout{{20, 6}, {0, 8}, 0}));

  const Layout backwards = plain.slice(0, 3, -1, 4).slice(1, 4, -1, 5).slice(2, 5, -1, 6);
  EXPECT_EQ(collapse(std::vector{backwards}, true).front(), (Layout{{120}, {8}, 0}));
  EXPECT_EQ(collapse(std::vector{backwards}, false).front(), (Layout{{120}, {-8}, 119 * 8}));
}

TEST(Collapse, ScalarsAndEmptyArrays) {
  const Layout scalar{{}, {}, 40};
  EXPECT_EQ(collapse(std::vector{scalar}, true).front(), (Layout{{1}, {0}, 40}));
  const Layout ones{{1, 1}, {8, 8}, 16};
  EXPECT_EQ(collapse(std::vector{ones}, false).front(), (Layout{{1}, {0}, 16}));
  const Layout empty = Layout::contiguous({3, 0, 2}, 8);
  EXPECT_EQ(collapse(std::vector{empty}, true).front().shape, Shape{0});
  EXPECT_TRUE(collapse({}, true).empty());
}

}  // namespace
}  // namespace gridstride
