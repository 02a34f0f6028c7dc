#include <algorithm>
#include <complex>
#include <numeric>

#include <gmock/gmock.h>

#include "array/array.h"
#include "array/creation.h"
#include "array/recorder.h"
#include "array/reductions.h"
#include "array/transfer.h"
#include "array/ufunc.h"
#include "base/error.h"
#include "cuda_path/interpreted_gpu.h"
#include "ir/random_source.h"
#include "kernels/dispatcher.h"
#include "kernels/host_arrays.h"
#include "kernels/programs.h"
#include "runtime/device.h"
#include "runtime/event.h"
#include "runtime/stream.h"

namespace gridstride::testing {
namespace {

using array::Array;
using ::testing::HasSubstr;

class OnInterpretedGpu : public ::testing::Test {
protected:
  void SetUp() override {
    if (!InterpretedGpu::install()) GTEST_SKIP() << "this process has looked for the real driver already";
    ASSERT_EQ(Device::current().kind(), DeviceKind::Cuda);
  }
  void TearDown() override {
    if (Device::kind_in_use() == DeviceKind::Cuda) Device::current().synchronize();
  }

  static std::vector<double> numbers(std::size_t count, std::uint64_t seed) {
    ir::testing::RandomSource random(seed);
    std::vector<double> values(count);
    for (double &each : values) each = random.uniform(-100, 100);
    return values;
  }
  static Array upload(const std::vector<double> &values, const Shape &shape) {
    return array::from_host(values.data(), Layout::contiguous(shape, 8), DType::Float64, DType::Float64);
  }
  template <class T = double>
  static std::vector<T> download(const Array &array) {
    std::vector<T> values(static_cast<std::size_t>(array.size()));
    array::to_host(array, values.data(), Layout::contiguous(array.shape(), sizeof(T)).strides);
    return values;
  }
  static Array call(std::string_view ufunc, const array::Operand &a, const array::Operand &b) {
    const array::Operand inputs[] = {a, b};
    return array::apply(*find_ufunc(ufunc), inputs, {});
  }
};

TEST_F(OnInterpretedGpu, FusedExpressionsAreOneLaunch) {
  const std::vector<double> x = numbers(1000, 1);
  const std::vector<double> y = numbers(1000, 2);
  const Array a = upload(x, {1000});
  const Array b = upload(y, {1000});
  const std::uint64_t before = InterpretedGpu::launches;
  const std::vector<double> result =
      download(call("add", call("multiply", a, array::Operand::python_float(5)), call("multiply", a, b)));
  EXPECT_EQ(InterpretedGpu::launches, before + 1);
  EXPECT_THAT(InterpretedGpu::last_ptx, HasSubstr(".entry gs_fused"));
  for (std::size_t i = 0; i < x.size(); ++i) ASSERT_EQ(result[i], x[i] * 5 + x[i] * y[i]);
}

TEST_F(OnInterpretedGpu, StridedAndTransposedArraysCrossBothWays) {
  const std::vector<double> x = numbers(6 * 10, 3);
  const Array a = upload(x, {6, 10});
  const std::vector<double> turned = download(a.transpose().slice(0, 1, 3, 3));
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t j = 0; j < 6; ++j) ASSERT_EQ(turned[i * 6 + j], x[j * 10 + 1 + 3 * i]);
  }
  // Host memory with gaps and a reversed axis, and into a target with gaps.
  const Layout odd{{3, 4}, {160, -16}, 0};
  const Array gathered = array::from_host(x.data() + 7, odd, DType::Float64, DType::Float32);
  EXPECT_EQ(gathered.dtype(), DType::Float32);
  const std::vector<float> values = download<float>(gathered);
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t j = 0; j < 4; ++j) ASSERT_EQ(values[i * 4 + j], static_cast<float>(x[7 + 20 * i - 2 * j]));
  }
  std::vector<double> target(6 * 10, -1);
  array::to_host(a.slice(1, 0, 2, 5), target.data(), {80, 16});
  for (std::size_t i = 0; i < 60; ++i) ASSERT_EQ(target[i], i % 2 == 0 ? x[i] : -1.0);
  // Fortran order stays as it is.
  const Array fortran = array::from_host(x.data(), {{10, 6}, {8, 80}, 0}, DType::Float64, DType::Float64);
  EXPECT_TRUE(fortran.is_f_contiguous());
  EXPECT_EQ(download(fortran.transpose()), x);
  array::set_from_host(a.slice(0, 0, 2, 3), x.data(), {80, 8}, DType::Float64);
  const std::vector<double> after = download(a);
  for (std::size_t j = 0; j < 10; ++j) ASSERT_EQ(after[20 + j], x[10 + j]);
}

TEST_F(OnInterpretedGpu, ReductionsHaveTheBitsOfTheCpu) {
  const std::vector<double> x = numbers(40000, 4);
  const Array a = upload(x, {200, 200});
  array::ReduceOptions rows;
  rows.axes = std::vector<int>{1};
  const std::vector<double> sums = download(array::reduce(a, array::Reduction::Sum, rows));
  for (std::size_t i = 0; i < 200; ++i) {
    ASSERT_NEAR(sums[i], std::accumulate(x.begin() + i * 200, x.begin() + (i + 1) * 200, 0.0), 1e-9);
  }
  const double all = array::item(array::reduce(a, array::Reduction::Sum, {})).as_double();
  EXPECT_NEAR(all, std::accumulate(x.begin(), x.end(), 0.0), 1e-8);
  EXPECT_EQ(array::item(array::reduce(a, array::Reduction::Max, {})).as_double(),
            *std::max_element(x.begin(), x.end()));
}

TEST_F(OnInterpretedGpu, FillsOfEveryWidth) {
  for (std::size_t d = 0; d < kDTypeCount; ++d) {
    const auto dtype = static_cast<DType>(d);
    const Scalar value = Scalar::of_int(DType::Int64, 1).cast(dtype);
    const Array ones = array::full({37}, value);
    for (std::int64_t i : {0, 17, 36}) {
      const std::int64_t at[] = {i};
      EXPECT_EQ(std::memcmp(array::item(ones, at).bits, value.bits, size_of(dtype)), 0) << name(dtype);
    }
  }
  Stream &stream = *Device::current().default_stream();
  const std::shared_ptr<Buffer> buffer = stream.allocate(64);
  for (const std::size_t width : {1, 2, 4, 8, 16}) {
    std::byte pattern[16];
    for (std::size_t i = 0; i < 16; ++i) pattern[i] = static_cast<std::byte>(i * 17 + 3);
    stream.fill(buffer->data(), pattern, width, 64 / width, {&buffer, 1});
    std::byte back[64];
    stream.download(back, buffer->data(), 64, {&buffer, 1});
    for (std::size_t i = 0; i < 64; ++i) ASSERT_EQ(back[i], pattern[i % width]) << width;
  }
  EXPECT_THROW(stream.fill(buffer->data(), "abc", 3, 1, {}), Error);
}

TEST_F(OnInterpretedGpu, HostAlgorithmsGoThroughTheHost) {
  // Complex numbers have no kernel that finds extremes.
  std::vector<std::complex<double>> x(500);
  const std::vector<double> parts = numbers(1000, 5);
  for (std::size_t i = 0; i < x.size(); ++i) x[i] = {parts[2 * i], parts[2 * i + 1]};
  const Array a = array::from_host(x.data(), Layout::contiguous({500}, 16), DType::Complex128, DType::Complex128);
  std::size_t best = 499;
  for (std::size_t i = 1; i < 500; i += 2) {
    if (x[i].real() < x[best].real()) best = i;
  }
  const Array backwards = a.slice(0, 499, -2, 250);
  EXPECT_EQ(array::item(array::argmin(backwards, {}, false, nullptr)).as_int(),
            static_cast<std::int64_t>(499 - best) / 2);
  // What was compiled ahead has no IR to interpret: it is an error, and the next call works.
  EXPECT_THROW((void)array::argmin(upload(parts, {1000}), {}, false, nullptr), Error);
  EXPECT_EQ(download(upload(parts, {1000})), parts);
}

TEST_F(OnInterpretedGpu, KernelsLaunchAndFault) {
  kernels::Dispatcher dispatcher({});
  dispatcher.set_program(kernels::scale_program());
  const std::vector<double> x = numbers(100, 6);
  const Array a = upload(x, {100});
  const kernels::Argument arguments[] = {a, Scalar::of_float(DType::Float64, 3)};
  std::vector<kernels::TypeCode> codes;
  for (const kernels::Argument &argument : arguments) codes.push_back(argument.code());
  kernels::Configuration configuration;
  configuration.dims.grid[0] = 4;
  configuration.dims.block[0] = 32;
  kernels::launch(dispatcher.specialise(codes), configuration, arguments);
  const std::vector<double> scaled = download(a);
  for (std::size_t i = 0; i < 100; ++i) ASSERT_EQ(scaled[i], 3 * x[i]);

  kernels::Options debug;
  debug.debug = true;
  kernels::Dispatcher checked(debug);
  checked.set_program(kernels::scale_program());
  kernels::launch(checked.specialise(codes), configuration, arguments);
  try {
    Device::current().synchronize();
    FAIL() << "no error";
  } catch (const Error &error) {
    EXPECT_EQ(error.kind(), ErrorKind::Index);
    EXPECT_THAT(error.what(), HasSubstr("index 100 is out of bounds for axis 0 of 'x' with extent 100"));
    EXPECT_THAT(error.what(), HasSubstr("block (3, 0, 0), thread (4, 0, 0)"));
  }
  Device::current().synchronize();  // raised once
  EXPECT_EQ(download(a)[99], 3 * (3 * x[99]));

  configuration.dims.block[0] = 2048;
  EXPECT_THROW(kernels::launch(dispatcher.specialise(codes), configuration, arguments), Error);
}

TEST_F(OnInterpretedGpu, HostArraysOfALaunchAreCopiedInAndOut) {
  kernels::Dispatcher dispatcher({});
  dispatcher.set_program(kernels::scale_program());
  std::vector<double> x = numbers(64, 7);
  const std::vector<double> before = x;
  kernels::HostArray host;
  host.data = x.data();
  host.layout = Layout::contiguous({64}, 8);
  kernels::HostArrays hosts({host});
  const kernels::Argument arguments[] = {hosts.array(0), Scalar::of_float(DType::Float64, 2)};
  std::vector<kernels::TypeCode> codes;
  for (const kernels::Argument &argument : arguments) codes.push_back(argument.code());
  kernels::Configuration configuration;
  configuration.dims.grid[0] = 2;
  configuration.dims.block[0] = 32;
  kernels::launch(dispatcher.specialise(codes), configuration, arguments);
  hosts.finish(*Device::current().current_stream(), {true});
  for (std::size_t i = 0; i < 64; ++i) ASSERT_EQ(x[i], 2 * before[i]);
}

TEST_F(OnInterpretedGpu, StreamsAreOrderedByEventsAndMemoryByStreams) {
  Device &device = Device::current();
  const std::shared_ptr<Stream> other = Stream::create(device, {.non_blocking = true});
  EXPECT_EQ(Stream::from_handle(other->handle()), other);
  const std::vector<double> x = numbers(64, 8);
  Array result;
  {
    const Array a = upload(x, {64});
    device.set_current_stream(other);
    result = call("add", a, array::Operand::python_float(1));
    array::flush(*other);
    device.set_current_stream(nullptr);
  }  // the input goes while the other stream still has to read it
  const Array reuse = array::full({64}, Scalar::of_float(DType::Float64, -5));
  array::materialize(reuse);
  Event reached(device, {});
  EXPECT_TRUE(reached.query());
  reached.record(*other);
  device.default_stream()->wait(reached);
  const std::vector<double> values = download(result);
  for (std::size_t i = 0; i < 64; ++i) ASSERT_EQ(values[i], x[i] + 1);
  reached.synchronize();
  EXPECT_TRUE(other->query());
  EXPECT_TRUE(device.idle());
  Event never(device, {});
  EXPECT_THROW((void)Event::elapsed_ms(reached, never), Error);
}

TEST_F(OnInterpretedGpu, MemoryIsCountedAndItsLimitHolds) {
  Device &device = Device::current();
  const std::size_t before = device.allocator().statistics().used;
  {
    const Array a = array::full({1 << 18}, Scalar::of_float(DType::Float64, 2));
    array::materialize(a);
    EXPECT_GE(device.allocator().statistics().used, before + (std::size_t{1} << 21));
  }
  EXPECT_EQ(device.allocator().statistics().used, before);
  device.allocator().set_limit(std::size_t{1} << 20);
  EXPECT_THROW((void)device.allocate(std::size_t{2} << 20), Error);
  device.allocator().set_limit(0);
  EXPECT_EQ(device.memory_info().total, std::size_t{64} << 20);
}

}  // namespace
}  // namespace gridstride::testing
