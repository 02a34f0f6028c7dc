#include <bit>
#include <cmath>
#include <limits>

#include <gtest/gtest.h>

#include "ir/builder.h"
#include "ir/ir.h"

namespace gridstride::ir {
namespace {

// Every op, attribute and form of a value.
constexpr const char *kEverything =
    R"(simt @kernel(%a: array<f32, 2, unit_inner>, %n: i64, %c: c128, %tile: array<i16, 1, contiguous, shared>, %table: array<u8, 0, general, constant>, %b: array<f32, 1, broadcast_inner, local>) disjoint streaming source "dir/a \"file\"\n.py" {
  %0 = thread_idx x : i32 @3:5-9
  %1 = block_idx y : i32 @3:5
  %2 = block_dim z : i32
  %3 = grid_dim x : i32
  %i = global_idx x : i64
  %i.1 = global_size y : i64
  %"a.b" = cast %0 : i64
  %"größe 2" = extent %a, 1 : i64
  %größe = stride %a, 0 : i64
  %4 = load %a[%i, %i.1] report wrap inside(0) nonnegative(1) : f32 @4:1-20
  store %a[%"a.b", %"größe 2"], %4 drop
  %5 = load %table[] : u8
  %6 = scalar fma %4, %4, %4 : f32
  %7 = scalar lt %i, %n : i1
  %8, %9 = if %7 : f32, i64 {
    %10 = scalar neg %4 : f32
    yield %10, %n
  } else {
    %11 = constant 1 : i64
    yield %4, %11
  }
  if %7 {
    return @9:9
  }
  %12 = constant 0 : i32
  %13 = constant 10 : i32
  %14 = constant 1 : i32
  %acc = for %k = %12 to %13 step %14 carry(%acc.1 = %8) : f32 {
    if %7 {
      break %acc.1
    } else {
      continue %4
    }
    %15 = scalar add %acc.1, %4 : f32
    continue %15
  } @10:1
  for %16 = %12 to %13 step %14 {
    continue
  }
  %17, %18 = loop carry(%x = %n, %y = %acc) : i64, f32 {
    %19 = scalar gt %x, %n : i1
    if %19 {
      break %x, %y
    }
    continue %n, %acc
  }
  loop {
    break
  }
  %20 = constant 5 : i64
  %21 = reduce add %22 = %20 to %n identity -0 : f64 {
    %23 = cast %22 : f64
    yield %23
  } @11:2
  %24, %25 = call @helper(%17, %a) : i64, i1 @12:3
  call @"2 nothing"()
  fault %25, assertion "x is \\ \"bad\"\n\x01"
  fault %25, zero_division ""
  fault %25, raise "ValueError: größe"
  return
}

device @helper(%0: i64, %a: array<f32, 2, unit_inner>) -> i64, i1 {
  %1 = constant true : i1
  return %0, %1
}

device @"2 nothing"() {
  return
}
)";

TEST(Text, RoundTripsEveryOp) {
  const Module module = parse(kEverything);
  EXPECT_EQ(print(module), kEverything);
  EXPECT_EQ(print(parse(print(module))), kEverything);
  EXPECT_NO_THROW(verify(module));
}

TEST(Text, OfACloneIsTheSame) {
  const Module module = parse(kEverything);
  EXPECT_EQ(print(clone(module)), kEverything);
}

TEST(Text, RoundTripsAnElementwiseKernel) {
  const std::string text =
      R"(elementwise<2> @sum(%x: array<f64, 2, contiguous>, %out: array<f64, 2, contiguous>) [%i, %0] reduces_within {
  %1 = load %x[%i, %0] : f64
  store %out[%i, %0], %1
  return
}
)";
  EXPECT_EQ(print(parse(text)), text);
}

TEST(Text, DependsOnStructureNotOnValueNumbers) {
  // The same function built with its values in another order, and with values that nothing defines any more.
  Function first;
  Function second;
  for (Function *each : {&first, &second}) {
    each->name = "f";
    if (each == &second) (void)each->new_value(Type::scalar(DType::Int8), "ghost");
    Builder build(*each);
    const ValueId n = build.param(Type::scalar(DType::Int64), "n");
    build.scalar(ScalarOp::Add, {n, n});
    build.return_();
  }
  EXPECT_EQ(print(first), print(second));
}

Scalar round_trip(Scalar value) {
  Function function;
  function.name = "f";
  Builder build(function);
  build.constant(value);
  build.return_();
  const Module again = parse(print(function));
  return again.kernel().body.ops[0]->scalar;
}

TEST(Text, KeepsEveryHalf) {
  for (std::uint64_t bits = 0; bits < 0x10000; ++bits) {
    for (const DType dtype : {DType::Float16, DType::BFloat16, DType::Int16, DType::UInt16}) {
      Scalar value{dtype, {bits, 0}};
      if (dtype == DType::Int16) value = Scalar::of_int(dtype, static_cast<std::int16_t>(bits));
      ASSERT_EQ(round_trip(value), value) << print(parse("simt @f() { return }")) << bits;
    }
  }
}

TEST(Text, KeepsFloatBits) {
  std::uint64_t state = 7;
  const auto next = [&state] {
    state = state * 6364136223846793005ULL + 1442695040888963407ULL;
    return state ^ (state >> 31);
  };
  const auto check = [](double real, double imaginary) {
    const Scalar d = Scalar::of_float(DType::Float64, real);
    ASSERT_EQ(round_trip(d), d) << real;
    const Scalar f = Scalar::of_float(DType::Float32, real);
    ASSERT_EQ(round_trip(f), f) << real;
    const Scalar c = Scalar::of_complex(DType::Complex64, {real, imaginary});
    ASSERT_EQ(round_trip(c), c) << real;
    const Scalar z = Scalar::of_complex(DType::Complex128, {imaginary, real});
    ASSERT_EQ(round_trip(z), z) << real;
  };
  for (const double edge : {0.0, -0.0, 1.0, 0.1, std::numeric_limits<double>::infinity(),
                            -std::numeric_limits<double>::infinity(), std::numeric_limits<double>::quiet_NaN(),
                            std::numeric_limits<double>::denorm_min(), std::numeric_limits<double>::max(), 1e-45}) {
    check(edge, -edge);
  }
  for (int i = 0; i < 20000; ++i) check(std::bit_cast<double>(next()), std::bit_cast<double>(next()));
  const Scalar signalling{DType::Float64, {0x7ff0000000000001ULL, 0}};
  EXPECT_EQ(round_trip(signalling), signalling);
  const Scalar negative_nan{DType::Float32, {0xffc00000U, 0}};
  EXPECT_EQ(round_trip(negative_nan), negative_nan);
}

TEST(Text, KeepsIntegersAtTheEdges) {
  for (const std::int64_t value : {std::int64_t{0}, std::int64_t{-1}, INT64_MAX, INT64_MIN}) {
    for (const DType dtype : {DType::Int8, DType::Int32, DType::Int64, DType::UInt8, DType::UInt32, DType::UInt64}) {
      const Scalar scalar = Scalar::of_int(dtype, value);
      EXPECT_EQ(round_trip(scalar), scalar);
    }
  }
  EXPECT_EQ(round_trip(Scalar::of_bool(true)), Scalar::of_bool(true));
}

TEST(Text, MayHaveCommentsAndFreeLayout) {
  const Module module = parse("simt @f(%x:f64){// nothing\n%0=scalar add %x,%x:f64 return}");
  EXPECT_EQ(print(module), "simt @f(%x: f64) {\n  %0 = scalar add %x, %x : f64\n  return\n}\n");
}

TEST(Text, NoMatterHowBrokenStillPrints) {
  Function function;
  function.name = "f";
  auto op = std::make_unique<Op>();
  op->code = OpCode::Store;
  op->operands = {ValueId{7}};
  function.body.ops.push_back(std::move(op));
  function.body.ops.push_back(std::make_unique<Op>());
  function.body.ops.back()->code = OpCode::For;
  EXPECT_NE(print(function).find("store"), std::string::npos);
}

struct BadText {
  const char *text;
  int line;
  int column;
  const char *says;
};

TEST(Text, ComplaintsNameThePlace) {
  const BadText cases[] = {
      {"kernel @f() { return }", 1, 1, "expected 'elementwise', 'simt' or 'device'"},
      {"simt f() { return }", 1, 6, "expected '@'"},
      {"simt @f(%x: f65) { return }", 1, 13, "expected a type"},
      {"simt @f(%x: array<f64, 33, general>) { return }", 1, 24, "a number from 0 to 32"},
      {"simt @f(%x: array<f64, 1, dense>) { return }", 1, 27, "expected general, unit_inner"},
      {"simt @f(%x: array<f64, 1, general, heap>) { return }", 1, 36, "expected global, shared"},
      {"simt @f(%x: f64, %x: f64) { return }", 1, 18, "value %x is defined twice"},
      {"simt @f() {\n  %0 = scalar neg %1 : f64\n  return\n}", 2, 19, "value %1 is not defined"},
      {"simt @f() {\n  %0 = frobnicate\n}", 2, 8, "the name of an operation"},
      {"simt @f(%x: f64) {\n  %0 = scalar frob %x : f64\n}", 2, 15, "the name of a scalar operation"},
      {"simt @f() {\n  %0 = constant 1.5 : i64\n}", 2, 17, "'1.5' is no i64"},
      {"simt @f() {\n  %0 = constant 300 : u8\n}", 2, 17, "'300' is no u8"},
      {"simt @f() {\n  %0 = constant -1 : u64\n}", 2, 17, "'-1' is no u64"},
      {"simt @f() {\n  %0 = constant nanx : f64\n}", 2, 17, "'nanx' is no f64"},
      {"simt @f() {\n  %0 = constant bits(0x1ffff) : f16\n}", 2, 17, "expected the bits of a f16"},
      {"simt @f() {\n  %0 = constant 1 1 : i64\n}", 2, 19, "expected ':'"},
      {"simt @f() {\n  %0 = thread_idx w : i32\n}", 2, 19, "expected x, y or z"},
      {"simt @f(%x: i1) {\n  fault %x, oops \"\"\n}", 2, 13, "expected zero_division, assertion or raise"},
      {"simt @f(%x: i1) {\n  fault %x, raise \"a\n}", 2, 19, "a string is not closed"},
      {"simt @f(%x: i1) {\n  fault %x, raise \"\\q\"\n}", 2, 21, "unknown escape"},
      {"simt @f() {\n  return", 2, 9, "expected '}', found the end of the text"},
      {"simt @f() {\n  return @5:\n}", 3, 1, "expected a column"},
  };
  for (const BadText &each : cases) {
    try {
      (void)parse(each.text);
      ADD_FAILURE() << "parsed: " << each.text;
    } catch (const Error &error) {
      EXPECT_EQ(error.kind(), ErrorKind::Value) << each.text;
      EXPECT_EQ(error.location().line, each.line) << each.text << '\n' << error.what();
      EXPECT_EQ(error.location().column, each.column) << each.text << '\n' << error.what();
      EXPECT_NE(std::string(error.what()).find(each.says), std::string::npos) << error.what();
    }
  }
}

TEST(Text, RefusesEndlessNesting) {
  std::string text = "simt @f(%x: i1) {";
  for (int i = 0; i < 100000; ++i) text += "if %x {";
  EXPECT_THROW((void)parse(text), Error);
}

TEST(Text, OfAnyPrefixIsRefusedCleanly) {
  const std::string text = kEverything;
  for (std::size_t length = 0; length < text.size(); length += 3) {
    try {
      (void)parse(text.substr(0, length));
    } catch (const Error &error) {
      EXPECT_EQ(error.kind(), ErrorKind::Value);
    }
  }
}

}  // namespace
}  // namespace gridstride::ir
