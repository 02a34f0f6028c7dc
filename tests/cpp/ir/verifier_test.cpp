#include <gtest/gtest.h>

#include "ir/builder.h"
#include "ir/ir.h"

namespace gridstride::ir {
namespace {

/// Parsing takes whatever the text says, so malformed functions are written as text.
void expect_refused(const std::string &text, const std::string &says) {
  const Module module = parse(text);
  try {
    verify(module);
    ADD_FAILURE() << "accepted:\n" << text;
  } catch (const Error &error) {
    EXPECT_EQ(error.kind(), ErrorKind::Internal);
    EXPECT_NE(std::string(error.what()).find(says), std::string::npos) << error.what() << "\nfor\n" << text;
  }
}

std::string simt(const std::string &body) {
  return "simt @f(%x: f64, %n: i64, %b: i1, %u: u64, %h: f16, %a: array<f32, 1, general>) {\n" + body + "\n}\n";
}

TEST(Verifier, RefusesWrongOperandTypes) {
  expect_refused(simt("%0 = scalar add %x, %n : f64 return"), "operand 1 is i64, expected f64");
  expect_refused(simt("%0 = scalar add %x, %x : f32 return"), "its result is f32, expected f64");
  expect_refused(simt("%0 = scalar add %x : f64 return"), "it has 1 operands, expected 2");
  expect_refused(simt("%0 = scalar and %x, %x : f64 return"), "it is not defined on f64");
  expect_refused(simt("%0 = scalar add %b, %b : i1 return"), "it is not defined on i1");
  expect_refused(simt("%0 = scalar select %n, %x, %x : f64 return"), "operand 0 is i64, expected i1");
  expect_refused(simt("%0 = scalar ldexp %x, %x : f64 return"), "operand 1 is f64, expected i32");
  expect_refused(simt("%0 = scalar add %a, %a : f32 return"), "expected a scalar");
  expect_refused(simt("%0 = scalar make_complex %h, %h : c64 return"), "it is not defined on f16");
  expect_refused(simt("%0 = scalar lt %x, %n : i1 return"), "operand 1 is i64, expected f64");
  expect_refused(simt("%0 = cast %a : f32 return"), "expected a scalar");
  EXPECT_NO_THROW(verify(parse(simt("%0 = scalar lt %n, %u : i1 %1 = scalar ldexp %x, %n : f64 return"))));
}

TEST(Verifier, RefusesWrongAccesses) {
  expect_refused(simt("%0 = load %a[%n, %n] : f32 return"), "it has 3 operands, expected 2");
  expect_refused(simt("%0 = load %a[%x] : f32 return"), "an index is f64, expected i64");
  expect_refused(simt("%0 = load %a[%n] : f64 return"), "its result is f64, expected f32");
  expect_refused(simt("%0 = load %n[%n] : f32 return"), "expected an array");
  expect_refused(simt("store %a[%n], %x return"), "the stored value is f64, expected f32");
  expect_refused(simt("%0 = load %a[%n] inside(1) : f32 return"), "names an axis the array does not have");
  expect_refused(simt("%0 = extent %a, 1 : i64 return"), "axis 1 of an array of rank 1");
  expect_refused(simt("%0 = extent %n, 0 : i64 return"), "expected an array");
  expect_refused("simt @f(%t: array<f32, 0, general, constant>, %x: f32) { store %t[], %x return }",
                 "constant memory is not written");
}

TEST(Verifier, RefusesWrongQueries) {
  expect_refused(simt("%0 = thread_idx x : i64 return"), "its result is i64, expected i32");
  expect_refused(simt("%0 = global_idx x : i32 return"), "its result is i32, expected i64");
  expect_refused("elementwise<1> @f() [%i] { %0 = thread_idx x : i32 return }", "an elementwise kernel has no threads");
  expect_refused("elementwise<1> @f() [%i] { call @g() return }\ndevice @g() { %0 = block_dim x : i32 return }",
                 "an elementwise kernel has no threads");
}

TEST(Verifier, RefusesUsesThatNothingDominates) {
  // Text cannot say these, as its values must be defined before they are used.
  Function function;
  function.name = "f";
  Builder build(function);
  const ValueId condition = build.param(Type::scalar(DType::Bool), "b");
  Op *op = build.if_(condition, {});
  Region *outer = build.region();
  build.set_region(&op->regions[0]);
  const ValueId inner = build.constant_int(DType::Int64, 3);
  build.yield();
  build.set_region(&op->regions[1]);
  build.yield();
  build.set_region(outer);
  build.scalar(ScalarOp::Add, {inner, inner});
  build.return_();
  Module module;
  module.functions.push_back(clone(function));
  EXPECT_THROW(verify(module), Error);

  // Before its definition; defined twice; unknown.
  auto &ops = module.kernel().body.ops;
  std::swap(ops[0], ops[1]);
  EXPECT_THROW(verify(module), Error);
  ops[0]->operands = {condition, ValueId{99}};
  EXPECT_THROW(verify(module), Error);
  ops[0]->code = OpCode::Constant;
  ops[0]->operands.clear();
  ops[0]->results = {condition};
  EXPECT_THROW(verify(module), Error);
}

TEST(Verifier, RefusesMisplacedTerminators) {
  expect_refused(simt("%0 = constant 1 : i64"), "it ends a region, expected yield");
  expect_refused(simt(""), "a region is empty");
  expect_refused(simt("return return"), "a terminator stands before the end");
  expect_refused(simt("yield"), "it does not fit the region it ends");
  expect_refused(simt("break"), "it does not fit the region it ends");
  expect_refused(simt("if %b { continue } return"), "it does not fit the region it ends");
  expect_refused(simt("for %i = %n to %n step %n { yield } return"), "it does not fit the region it ends");
  expect_refused(simt("return %x"), "it has 1 operands, expected 0");
  expect_refused(simt("%0 = if %b : f64 { yield %n } else { yield %x } return"), "operands 0 is i64, expected f64");
  expect_refused(simt("%0 = if %b : f64 { yield %x } return"), "it has 0 operands, expected 1");
  expect_refused(
      simt("loop { %r = reduce add %i = %n to %n identity 0 : f64 { if %b { break } yield %x } break } return"),
      "it does not fit the region it ends");
  expect_refused(simt("%r = reduce add %i = %n to %n identity 0 : f64 { if %b { return } yield %x } return"),
                 "it does not fit the region it ends");
}

TEST(Verifier, RefusesWrongLoops) {
  expect_refused(simt("for %i = %x to %x step %x { continue } return"), "expected integers");
  expect_refused(simt("for %i = %n to %u step %n { continue } return"), "its upper bound is u64, expected i64");
  expect_refused(simt("for %i = %n to %n step %u { continue } return"), "its step is u64, expected i64");
  expect_refused(simt("%r = for %i = %n to %n step %n carry(%c = %x) : i64 { continue %c } return"),
                 "carried values 0 is f64, expected i64");
  expect_refused(simt("%r = for %i = %n to %n step %n carry(%c = %x) : f64 { continue %i } return"),
                 "operands 0 is i64, expected f64");
  expect_refused(simt("%r = loop carry(%c = %x) : f64 { break } return"), "it has 0 operands, expected 1");
  expect_refused(simt("%q, %r = loop carry(%c = %x) : f64, f64 { break %c, %c } return"),
                 "it has 1 carried values, expected 2");
}

TEST(Verifier, RefusesWrongReductions) {
  expect_refused(simt("%r = reduce add %i = %x to %n identity 0 : f64 { yield %x } return"), "its lower bound is f64");
  expect_refused(simt("%r = reduce lt %i = %n to %n identity 0 : f64 { yield %x } return"), "it cannot combine");
  expect_refused(simt("%r = reduce xor %i = %n to %n identity 0 : f64 { yield %x } return"), "it cannot combine");
  expect_refused(simt("%r = reduce add %i = %n to %n identity 0 : f64 { yield %i } return"), "operands 0 is i64");
  expect_refused(
      simt(
          "%r = reduce add %i = %n to %n identity 0 : i64 { %0 = load %a[%i] : f32 store %a[%i], %0 yield %i } return"),
      "the body of a reduce stores nothing");
}

TEST(Verifier, RefusesWrongCalls) {
  const std::string device = "device @g(%x: f64) -> i64 { %0 = cast %x : i64 return %0 }\n";
  expect_refused(simt("%0 = call @g(%x) : i64 return"), "there is no function 'g'");
  expect_refused(simt("%0 = call @g(%n) : i64 return") + device, "arguments 0 is i64, expected f64");
  expect_refused(simt("%0 = call @g() : i64 return") + device, "it has 0 arguments, expected 1");
  expect_refused(simt("%0 = call @g(%x) : f64 return") + device, "results 0 is f64, expected i64");
  expect_refused(simt("call @f(%x, %n, %b, %u, %h, %a) return"), "'f' is a kernel, expected a device function");
  verify(parse("simt @f() { call @g() return } device @g() { call @h() return } device @h() { call @g() return }"));
  expect_refused("simt @f() { return } simt @g() { return }", "only the first function of a module is a kernel");
  expect_refused("simt @f() { return } device @f() { return }", "two functions named 'f'");
  EXPECT_THROW(verify(Module{}), Error);
}

TEST(Verifier, RefusesWrongPrints) {
  expect_refused(simt("print \"{}\" return"), "it has 0 operands, expected 1");
  expect_refused(simt("print \"a\", %x return"), "it has 1 operands, expected 0");
  expect_refused(simt("print \"{d}\", %x return"), "it shows f64 by '{d}'");
  expect_refused(simt("print \"{\" return"), "has a single '{'");
  expect_refused(simt("print \"{}\", %a return"), "expected a scalar");
}

TEST(Verifier, RefusesWrongHeaders) {
  expect_refused("simt @f() -> i64 { return }", "only device functions have results");
  expect_refused("device @f(%a: array<f32, 1, general>) -> array<f32, 1, general> { return %a }", "expected a scalar");
  expect_refused("elementwise<0> @f() { return }", "needs a space rank of 1 to 32");
  expect_refused("elementwise<2> @f() [%i] { return }", "its body has 1 arguments, expected 2");
  expect_refused("simt @f() [%i] { return }", "its body has 1 arguments, expected 0");
  expect_refused("simt @f(%a: array<f32, 0, unit_inner>) { return }", "has no inner axis");
  expect_refused(simt("fault %b, index \"\" return"), "its kind is not one of a fault op");
  expect_refused(simt("fault %n, raise \"\" return"), "its condition is i64, expected i1");

  Module module = parse("simt @f(%x: f64) { return }");
  module.kernel().param_names[0] = "y";
  EXPECT_THROW(verify(module), Error);
  module.kernel().param_names.clear();
  EXPECT_THROW(verify(module), Error);
}

TEST(Verifier, NamesTheOpAndItsLine) {
  try {
    verify(parse("simt @saxpy(%x: f64, %n: i64) {\n  %y = scalar add %x, %n : f64 @12:4\n  return\n}"));
    FAIL();
  } catch (const Error &error) {
    EXPECT_STREQ(
        error.what(),
        "IR of function 'saxpy' is malformed, op 'scalar add' giving 'y' at line 12: operand 1 is i64, expected f64");
  }
}

}  // namespace
}  // namespace gridstride::ir
