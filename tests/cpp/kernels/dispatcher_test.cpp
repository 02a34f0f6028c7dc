#include "kernels/dispatcher.h"

#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <thread>
#include <vector>

#include "array/array.h"
#include "array/creation.h"
#include "array/transfer.h"
#include "array/ufunc.h"
#include "kernels/host_arrays.h"
#include "kernels/programs.h"
#include "runtime/device.h"
#include "runtime/stream.h"

namespace gridstride::kernels {
namespace {

using array::Array;

Array numbers(int count) {
  return array::arange(array::Operand::python_float(0.0), array::Operand::python_float(count),
                       array::Operand::python_float(1.0));
}

std::vector<double> host(const Array &array) {
  std::vector<double> values(static_cast<std::size_t>(array.size()));
  array::to_host(array, values.data(), Layout::contiguous(array.shape(), 8).strides);
  return values;
}

const Specialisation &specialise(Dispatcher &dispatcher, std::span<const Argument> arguments) {
  std::vector<TypeCode> codes;
  for (const Argument &argument : arguments) codes.push_back(argument.code());
  return dispatcher.specialise(codes);
}

Configuration configuration(std::uint32_t grid, std::uint32_t block) {
  Configuration result;
  result.dims.grid[0] = grid;
  result.dims.block[0] = block;
  return result;
}

ErrorKind kind_of_error(const std::function<void()> &body) {
  try {
    body();
  } catch (const Error &error) {
    return error.kind();
  }
  return ErrorKind::Internal;
}

TEST(Dispatcher, LaunchesAndFindsItsSpecialisationAgain) {
  Dispatcher dispatcher({});
  dispatcher.set_program(scale_program());
  Array x = numbers(100);
  const Argument arguments[] = {x, Scalar::of_float(DType::Float64, 3)};
  EXPECT_EQ(dispatcher.find(arguments), nullptr);
  const Specialisation &made = specialise(dispatcher, arguments);
  EXPECT_EQ(dispatcher.find(arguments), &made);
  EXPECT_EQ(&specialise(dispatcher, arguments), &made);
  launch(made, configuration(4, 32), arguments);
  std::vector<double> values = host(x);
  for (int i = 0; i < 100; ++i) EXPECT_EQ(values[static_cast<std::size_t>(i)], 3.0 * i);
  EXPECT_EQ(dispatcher.specialisations().size(), 1u);
}

TEST(Dispatcher, EachTypeAndLayoutHasItsOwn) {
  Dispatcher dispatcher({});
  dispatcher.set_program(scale_program());
  Array x = numbers(100);
  Array strided = x.slice(0, 0, 2, 50);
  const Argument a[] = {x, Scalar::of_float(DType::Float64, 2)};
  const Argument b[] = {strided, Scalar::of_float(DType::Float64, 2)};
  const Argument c[] = {x, Scalar::of_int(DType::Int64, 2)};
  const Specialisation *made[] = {&specialise(dispatcher, a), &specialise(dispatcher, b), &specialise(dispatcher, c)};
  EXPECT_EQ(dispatcher.specialisations(), (std::vector<const Specialisation *>{made[0], made[1], made[2]}));
  launch(*made[1], configuration(2, 32), b);
  std::vector<double> values = host(x);
  for (int i = 0; i < 100; ++i) EXPECT_EQ(values[static_cast<std::size_t>(i)], i % 2 == 0 ? 2.0 * i : i);
}

TEST(Dispatcher, ThreadsGetOneSpecialisation) {
  Dispatcher dispatcher({});
  dispatcher.set_program(scale_program());
  Array x = numbers(10);
  const Argument arguments[] = {x, Scalar::of_int(DType::Int32, 2)};
  std::vector<const Specialisation *> made(8);
  std::vector<std::thread> threads;
  for (const Specialisation *&slot : made) threads.emplace_back([&] { slot = &specialise(dispatcher, arguments); });
  for (std::thread &thread : threads) thread.join();
  for (const Specialisation *slot : made) EXPECT_EQ(slot, made[0]);
  EXPECT_EQ(dispatcher.specialisations().size(), 1u);
}

TEST(Launch, OverlappingArgumentsGetCodeThatMayNotAssumeOtherwise) {
  Dispatcher dispatcher({});
  dispatcher.set_program(shift_program());
  Array x = numbers(64);
  Array a = x.slice(0, 0, 1, 63), b = x.slice(0, 1, 1, 63);
  const Argument overlapping[] = {a, b};
  const Specialisation &made = specialise(dispatcher, overlapping);
  // y[0] = x[-1]: the last element of x, which is element 61 of y.
  launch(made, configuration(1, 1), overlapping);
  EXPECT_EQ(host(x)[1], 62.0);
  EXPECT_NE(made.kernel(Variant::Disjoint), made.kernel(Variant::Overlapping));
  EXPECT_NE(made.kernel(Variant::Disjoint), made.kernel(Variant::Streaming));
}

TEST(Launch, RefusesWhatTheDeviceRefuses) {
  Dispatcher dispatcher({});
  dispatcher.set_program(scale_program());
  Array x = numbers(10);
  const Argument arguments[] = {x, Scalar::of_int(DType::Int64, 2)};
  const Specialisation &made = specialise(dispatcher, arguments);
  EXPECT_EQ(kind_of_error([&] { launch(made, configuration(1, 2048), arguments); }), ErrorKind::Cuda);
  EXPECT_EQ(kind_of_error([&] { launch(made, configuration(0, 32), arguments); }), ErrorKind::Value);
  launch(made, configuration(1, 32), arguments);
  EXPECT_EQ(host(x)[4], 8.0);
}

TEST(Launch, TakesMoreArgumentsThanFitTheStack) {
  // The stack holds 16 arguments; a program of 40 goes to the heap. Built from scale's text.
  std::string parameters = "(arg@1:11:12 \"x\")";
  for (int i = 0; i < 40; ++i) parameters += " (arg@1:1:2 \"k" + std::to_string(i) + "\")";
  lang::Program program = lang::Program::parse(
      "(Program 1 [(Unit \"many\" \"many.py\" 1 [\"\"] (FunctionDef@1:1:0 \"many\" (arguments [] [" + parameters +
      "] None [] [] None []) [(Assign@1:1:2 [(Subscript@1:1:2 (Name@1:1:2 \"x\") (Constant@1:1:2 0))] (Name@1:1:2 "
      "\"k39\"))]) [] [])])");
  Dispatcher dispatcher({});
  dispatcher.set_program(std::move(program));
  Array x = numbers(3);
  std::vector<Argument> arguments{x};
  for (int i = 0; i < 40; ++i) arguments.emplace_back(Scalar::of_complex(DType::Complex128, {0, 0}));
  arguments.back() = Argument(Scalar::of_int(DType::Int64, 77));
  launch(specialise(dispatcher, arguments), configuration(1, 1), arguments);
  EXPECT_EQ(host(x)[0], 77.0);
}

TEST(DimsForAll, CoverTheTasks) {
  EXPECT_EQ(dims_for_all(1000, 100).grid[0], 10u);
  EXPECT_EQ(dims_for_all(1001, 100).grid[0], 11u);
  EXPECT_EQ(dims_for_all(1, 0).grid[0], 1u);
  EXPECT_EQ(kind_of_error([] { (void)dims_for_all(0, 32); }), ErrorKind::Value);
  EXPECT_EQ(kind_of_error([] { (void)dims_for_all(std::int64_t{1} << 50, 32); }), ErrorKind::Value);
}

HostArray host_array(std::vector<double> &values, int *released) {
  HostArray result;
  result.data = values.data();
  result.layout = Layout::contiguous(Shape{static_cast<std::int64_t>(values.size())}, 8);
  result.release = [released] { ++*released; };
  return result;
}

TEST(HostArrays, AreUsedInPlaceOrCopiedAndAlwaysReleased) {
  std::vector<double> values{1, 2, 3, 4, 5, 6};
  int released = 0;
  Stream &stream = *Device::current().current_stream();
  {
    std::vector<HostArray> hosts{host_array(values, &released), host_array(values, &released)};
    hosts[1].data = values.data() + 1;  // overlaps: both are copied
    hosts[1].layout = Layout::contiguous(Shape{3}, 8);
    HostArrays arrays(std::move(hosts));
    array::fill(arrays.array(1), array::Operand::python_float(9));
    EXPECT_EQ(values[1], 2.0);
    arrays.finish(stream, {false, true});
    EXPECT_EQ(values, (std::vector<double>{1, 9, 9, 9, 5, 6}));
  }
  run_host_releases();
  EXPECT_EQ(released, 2);
  {
    HostArrays arrays({host_array(values, &released)});
    array::fill(arrays.array(0), array::Operand::python_float(4));
    arrays.finish(stream, {true});
    EXPECT_EQ(values, std::vector<double>(6, 4.0));
  }
  run_host_releases();
  EXPECT_EQ(released, 3);
}

TEST(HostArrays, AReadOnlyOneIsCopiedIn) {
  std::vector<double> values{1, 2, 3};
  int released = 0;
  HostArray only = host_array(values, &released);
  only.writeable = false;
  HostArrays arrays({only});
  array::fill(arrays.array(0), array::Operand::python_float(4));
  EXPECT_EQ(values, (std::vector<double>{1, 2, 3}));
}

}  // namespace
}  // namespace gridstride::kernels
