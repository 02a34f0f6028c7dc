// What compiled kernels cost on one thread: to compile and to run. Prints a table; names given as arguments choose
// rows.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "codegen/codegen.h"
#include "codegen/loader.h"
#include "ir/ir.h"
#include "passes/pipelines.h"
#include "types/kernel_abi.h"

extern "C" {
void mandelbrot_f64(std::int32_t *counts, std::int64_t height, std::int64_t width, double left, double top, double step,
                    std::int32_t limit);
void mandelbrot_f32(std::int32_t *counts, std::int64_t height, std::int64_t width, float left, float top, float step,
                    std::int32_t limit);
}

namespace {

using namespace gridstride;
/// The thread's own time: other programs on the machine do not count.
struct Clock {
  static double now() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) * 1e-6;
  }
};

double milliseconds(double since) {
  return Clock::now() - since;
}

double median_of(int repeats, const std::function<void()> &work) {
  std::vector<double> times;
  work();
  for (int i = 0; i < repeats; ++i) {
    const auto start = Clock::now();
    work();
    times.push_back(milliseconds(start));
  }
  std::sort(times.begin(), times.end());
  return times[times.size() / 2];
}

void ignore_fault(FaultRecord *, std::uint32_t, const std::uint32_t *, const std::uint32_t *, std::int64_t,
                  std::int64_t) {}

struct Kernel {
  std::shared_ptr<const codegen::LoadedCode> code;
  int lanes = 0;
  double compile_ms = 0;

  void operator()(const CpuLaunch &launch, std::int64_t items) const {
    reinterpret_cast<CpuEntry>(code->address())(&launch, 0, items, nullptr);
  }
};

Kernel compile(const std::string &text) {
  ir::Module module = ir::parse(text);
  ir::verify(module);
  const auto start = Clock::now();
  passes::run_cpu_pipeline(module, {});
  codegen::CpuOptions options;
  if (const char *lanes = std::getenv("LANES")) options.lanes = std::atoi(lanes);
  options.keep_text = std::getenv("DUMP") != nullptr;
  const codegen::CpuObject object = codegen::compile_cpu(module, codegen::host_target(), options);
  Kernel kernel;
  kernel.code = codegen::load(object.object, object.entry, &ignore_fault);
  kernel.compile_ms = milliseconds(start);
  kernel.lanes = object.lanes;
  if (options.keep_text)
    std::printf("%s\n%s\n%s\n", ir::print(module).c_str(), object.llvm_text.c_str(), object.assembly.c_str());
  return kernel;
}

/// Parameter slots, put together in order.
class Slots {
public:
  Slots &array(void *data, std::vector<std::int64_t> extents, std::size_t item) {
    slots_.push_back(reinterpret_cast<std::uint64_t>(data));
    for (std::int64_t extent : extents) slots_.push_back(static_cast<std::uint64_t>(extent));
    std::vector<std::int64_t> strides(extents.size());
    std::int64_t step = static_cast<std::int64_t>(item);
    for (std::size_t axis = extents.size(); axis-- > 0; step *= extents[axis]) strides[axis] = step;
    for (std::int64_t stride : strides) slots_.push_back(static_cast<std::uint64_t>(stride));
    return *this;
  }
  template <class T>
  Slots &scalar(T value) {
    slots_.push_back(0);
    std::memcpy(&slots_.back(), &value, sizeof value);
    return *this;
  }
  const std::uint64_t *data() const { return slots_.data(); }

private:
  std::vector<std::uint64_t> slots_;
};

template <class T>
std::vector<T> random_values(std::size_t count) {
  std::vector<T> values(count);
  std::uint64_t state = 88172645463325252ULL;
  for (T &value : values) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    value = static_cast<T>(static_cast<double>(state >> 11) * 0x1p-53 * 4 - 1);
  }
  return values;
}

std::string elementwise(const std::string &dtype, const std::string &body, const std::string &flags = "disjoint") {
  return "elementwise<1> @kernel(%a: array<" + dtype + ", 1, contiguous>, %b: array<" + dtype +
         ", 1, contiguous>, %out: array<" + dtype + ", 1, contiguous>) [%i] " + flags +
         " {\n  %x = load %a[%i] : " + dtype + "\n" + body + "  store %out[%i], %r\n  return\n}\n";
}

std::string mandelbrot(const std::string &real) {
  std::string text =
      R"(simt @mandelbrot(%out: array<i32, 2, contiguous>, %left: REAL, %top: REAL, %step: REAL, %limit: i32) {
  %x = global_idx x : i64
  %y = global_idx y : i64
  %fx = cast %x : REAL
  %fy = cast %y : REAL
  %0 = scalar mul %fx, %step : REAL
  %cr = scalar add %left, %0 : REAL
  %1 = scalar mul %fy, %step : REAL
  %ci = scalar add %top, %1 : REAL
  %zero = constant 0 : REAL
  %none = constant 0 : i32
  %one = constant 1 : i32
  %four = constant 4 : REAL
  %two = constant 2 : REAL
  %zr, %zi, %steps = loop carry(%zr.1 = %zero, %zi.1 = %zero, %steps.1 = %none) : REAL, REAL, i32 {
    %12 = scalar lt %steps.1, %limit : i1
    %13 = scalar mul %zr.1, %zr.1 : REAL
    %14 = scalar mul %zi.1, %zi.1 : REAL
    %15 = scalar add %13, %14 : REAL
    %17 = scalar le %15, %four : i1
    %18 = scalar logical_and %12, %17 : i1
    if %18 {
      yield
    } else {
      break %zr.1, %zi.1, %steps.1
    }
    %21 = scalar sub %13, %14 : REAL
    %zr.2 = scalar add %21, %cr : REAL
    %23 = scalar mul %two, %zr.1 : REAL
    %24 = scalar mul %23, %zi.1 : REAL
    %zi.2 = scalar add %24, %ci : REAL
    %steps.2 = scalar add %steps.1, %one : i32
    continue %zr.2, %zi.2, %steps.2
  }
  store %out[%y, %x], %steps drop
  return
}
)";
  for (std::size_t at = text.find("REAL"); at != std::string::npos; at = text.find("REAL")) text.replace(at, 4, real);
  return text;
}

template <class T, class Scalar>
void bench_mandelbrot(const char *name, const std::string &dtype, Scalar scalar) {
  const std::int64_t height = 512;
  const std::int64_t width = 768;
  std::vector<std::int32_t> counts(static_cast<std::size_t>(height * width), -1);
  std::vector<std::int32_t> expected(counts.size(), -2);
  const Kernel kernel = compile(mandelbrot(dtype));
  const T left = -2;
  const T top = -1;
  const T step = static_cast<T>(3.0 / 768);
  Slots slots;
  slots.array(counts.data(), {height, width}, 4).scalar(left).scalar(top).scalar(step).scalar(std::int32_t{300});
  CpuLaunch launch;
  launch.params = slots.data();
  launch.dims = {{48, 32, 1}, {16, 16, 1}};
  const double ours = median_of(5, [&] { kernel(launch, 48 * 32); });
  const double plain = median_of(3, [&] { scalar(expected.data(), height, width, left, top, step, 300); });
  std::size_t wrong = 0;
  for (std::size_t i = 0; i < counts.size(); ++i) wrong += counts[i] != expected[i] ? 1 : 0;
  std::printf("%-22s lanes %2d  compile %6.2f ms  run %8.2f ms  scalar C++ %8.2f ms  ratio %5.2f  differing %zu\n",
              name, kernel.lanes, kernel.compile_ms, ours, plain, plain / ours, wrong);
}

template <class T>
void bench_elementwise(const char *name, const std::string &dtype, const std::string &body, std::size_t count,
                       const std::string &flags = "disjoint") {
  const std::vector<T> a = random_values<T>(count);
  const std::vector<T> b = random_values<T>(count);
  std::vector<T> out(count);
  const Kernel kernel = compile(elementwise(dtype, body, flags));
  Slots slots;
  const auto n = static_cast<std::int64_t>(count);
  slots.array(const_cast<T *>(a.data()), {n}, sizeof(T)).array(const_cast<T *>(b.data()), {n}, sizeof(T));
  slots.array(out.data(), {n}, sizeof(T));
  CpuLaunch launch;
  launch.params = slots.data();
  launch.extents = &n;
  const double ms = median_of(7, [&] { kernel(launch, n); });
  std::printf("%-22s lanes %2d  compile %6.2f ms  run %8.3f ms  %6.2f ns/element\n", name, kernel.lanes,
              kernel.compile_ms, ms, ms * 1e6 / static_cast<double>(count));
}

constexpr const char *kVecadd =
    R"(simt @vecadd(%a: array<f32, 1, contiguous>, %b: array<f32, 1, contiguous>, %c: array<f32, 1, contiguous>) disjoint {
  %i = global_idx x : i64
  %x = load %a[%i] CHECK : f32
  %y = load %b[%i] CHECK : f32
  %z = scalar add %x, %y : f32
  store %c[%i], %z CHECK
  return
}
)";

constexpr const char *kGridStride =
    R"(simt @stride(%a: array<f32, 1, contiguous>, %b: array<f32, 1, contiguous>, %c: array<f32, 1, contiguous>) disjoint {
  %start = global_idx x : i64
  %size = global_size x : i64
  %n = extent %a, 0 : i64
  for %i = %start to %n step %size {
    %x = load %a[%i] drop wrap : f32
    %y = load %b[%i] drop wrap : f32
    %z = scalar add %x, %y : f32
    store %c[%i], %z drop wrap
    continue
  }
  return
}
)";

void bench_simt(const char *name, std::string text, const char *check, std::uint32_t blocks, std::size_t count) {
  for (std::size_t at = text.find("CHECK"); at != std::string::npos; at = text.find("CHECK"))
    text.replace(at, 5, check);
  const std::vector<float> a = random_values<float>(count);
  const std::vector<float> b = random_values<float>(count);
  std::vector<float> out(count);
  const Kernel kernel = compile(text);
  const auto n = static_cast<std::int64_t>(count);
  Slots slots;
  slots.array(const_cast<float *>(a.data()), {n}, 4)
      .array(const_cast<float *>(b.data()), {n}, 4)
      .array(out.data(), {n}, 4);
  CpuLaunch launch;
  launch.params = slots.data();
  launch.dims = {{blocks, 1, 1}, {256, 1, 1}};
  const double ms = median_of(7, [&] { kernel(launch, blocks); });
  std::size_t wrong = 0;
  for (std::size_t i = 0; i < count; ++i) wrong += out[i] != a[i] + b[i] ? 1 : 0;
  std::printf("%-22s lanes %2d  compile %6.2f ms  run %8.3f ms  %6.2f GB/s  wrong %zu\n", name, kernel.lanes,
              kernel.compile_ms, ms, static_cast<double>(count) * 12 / ms * 1e-6, wrong);
}

void bench_sum(const char *name, const char *dtype, std::size_t item) {
  const std::string type = dtype;
  const std::string text =
      "elementwise<1> @sum(%a: array<" + type + ", 2, contiguous>, %out: array<" + type +
      ", 1, contiguous>) [%i] reduces_within {\n  %n = extent %a, 1 : i64\n  %z = constant 0 : i64\n"
      "  %r = reduce add %k = %z to %n identity 0 : " +
      type + " {\n    %x = load %a[%i, %k] : " + type + "\n    yield %x\n  }\n  store %out[%i], %r\n  return\n}\n";
  const Kernel kernel = compile(text);
  const std::int64_t chunks = 3000;
  const std::int64_t n = 16384;
  std::vector<double> a = random_values<double>(static_cast<std::size_t>(chunks * n));
  std::vector<double> out(static_cast<std::size_t>(chunks));
  Slots slots;
  slots.array(a.data(), {chunks, n}, item).array(out.data(), {chunks}, item);
  CpuLaunch launch;
  launch.params = slots.data();
  launch.extents = &chunks;
  const double ms = median_of(5, [&] { kernel(launch, chunks); });
  std::printf("%-22s lanes %2d  compile %6.2f ms  run %8.3f ms  %6.2f GB/s\n", name, kernel.lanes, kernel.compile_ms,
              ms, static_cast<double>(chunks * n) * static_cast<double>(item) / ms * 1e-6);
}

}  // namespace

int main(int argc, char **argv) {
  const auto chosen = [&](const char *name) {
    if (argc < 2) return true;
    return std::any_of(argv + 1, argv + argc, [&](const char *each) { return std::strstr(name, each) != nullptr; });
  };
  const auto start = Clock::now();
  if (chosen("first")) {
    static_cast<void>(compile(elementwise("f64", "  %y = load %b[%i] : f64\n  %r = scalar mul %x, %y : f64\n")));
    std::printf("%-22s %6.2f ms with the library's initialisation\n", "first kernel", milliseconds(start));
  }
  const std::string times = "  %c = constant 5 : f64\n  %r = scalar mul %x, %c : f64\n";
  const std::string chain =
      "  %c = constant 5 : f64\n  %y = scalar mul %x, %c : f64\n  %z = scalar mul %y, %y : f64\n  %r = scalar add %z, "
      "%z : f64\n";
  const std::size_t large = 12'500'000;
  const auto math = [](const char *op, const char *dtype) {
    return std::string("  %r = scalar ") + op + " %x : " + dtype + "\n";
  };
  if (chosen("times5")) bench_elementwise<double>("times5 f64", "f64", times, large);
  if (chosen("chain")) bench_elementwise<double>("chain f64", "f64", chain, large);
  if (chosen("chain")) bench_elementwise<double>("chain f64 streaming", "f64", chain, large, "disjoint streaming");
  if (chosen("chain")) bench_elementwise<double>("chain f64 in cache", "f64", chain, 1000);
  if (chosen("times5"))
    bench_elementwise<float>("times5 f32 in cache", "f32", "  %c = constant 5 : f32\n  %r = scalar mul %x, %c : f32\n",
                             4000);
  if (chosen("times5")) bench_elementwise<double>("times5 f64 of 10", "f64", times, 10);
  for (const char *op : {"sin", "exp", "log"}) {
    if (chosen(op)) bench_elementwise<double>((std::string(op) + " f64").c_str(), "f64", math(op, "f64"), large / 4);
    if (chosen(op)) bench_elementwise<float>((std::string(op) + " f32").c_str(), "f32", math(op, "f32"), large / 4);
  }
  if (chosen("vecadd")) {
    const std::size_t count = (1U << 24) + 11;
    const std::uint32_t blocks = static_cast<std::uint32_t>((count + 255) / 256);
    bench_simt("vecadd drop", kVecadd, "drop", blocks, count);
    bench_simt("vecadd drop wrap", kVecadd, "drop wrap", blocks, count);
    bench_simt("vecadd unchecked", kVecadd, "", static_cast<std::uint32_t>(count / 256), count);
    bench_elementwise<float>("add f32", "f32", "  %y = load %b[%i] : f32\n  %r = scalar add %x, %y : f32\n", count);
    bench_simt("vecadd cache drop", kVecadd, "drop", 4, 1024);
    bench_simt("vecadd cache unchecked", kVecadd, "", 4, 1024);
  }
  if (chosen("stride")) bench_simt("grid stride", kGridStride, "", 112, 1U << 24);
  if (chosen("sum")) bench_sum("sum f64", "f64", 8);
  if (chosen("sum")) bench_sum("sum f32", "f32", 4);
  if (chosen("mandelbrot")) {
    bench_mandelbrot<float>("mandelbrot f32", "f32", mandelbrot_f32);
    bench_mandelbrot<double>("mandelbrot f64", "f64", mandelbrot_f64);
  }
}
