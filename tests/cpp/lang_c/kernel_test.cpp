#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <cstring>
#include <string>
#include <vector>

#include "ir/interpreter.h"
#include "lang/c/compile.h"

// Expressions are compiled as they stand, without brackets that only warnings ask for.
#pragma GCC diagnostic ignored "-Wparentheses"
#pragma GCC diagnostic ignored "-Woverflow"
#pragma GCC diagnostic ignored "-Wint-in-bool-context"
#pragma GCC diagnostic ignored "-Wsign-compare"

// Kernels in C through the front end, run by the reference interpreter, against what C++ computes.

namespace gridstride::lang::c {
namespace {

/// A launch of a kernel on host memory.
class Launch {
public:
  explicit Launch(const std::string &source, const std::string &kernel = "f", const Definitions &definitions = {})
      : compiled_(compile_kernel(Program::parse(source, "test.cu", definitions), kernel, {})) {
    ir::verify(compiled_.module);
    EXPECT_EQ(ir::print(ir::parse(ir::print(compiled_.module))), ir::print(compiled_.module));
  }

  template <typename T>
  Launch &array(std::vector<T> &values) {
    slots_.push_back(reinterpret_cast<std::uintptr_t>(values.data()));
    slots_.push_back(values.size());
    slots_.push_back(sizeof(T));
    return *this;
  }
  template <typename T>
  Launch &number(T value) {
    std::uint64_t slot = 0;
    std::memcpy(&slot, &value, sizeof value);
    slots_.push_back(slot);
    return *this;
  }
  void run(std::uint32_t grid, std::uint32_t block, std::uint64_t shared = 0) {
    CpuLaunch launch;
    launch.params = slots_.data();
    launch.dims.grid[0] = grid;
    launch.dims.block[0] = block;
    launch.shared_bytes = shared;
    FaultRecord fault;
    launch.fault = &fault;
    ir::interpret(compiled_.module, launch);
  }

private:
  CompiledKernel compiled_;
  std::vector<std::uint64_t> slots_;
};

/// The int that an expression gives, with int variables a = 7, b = -3 and unsigned u = 5.
template <typename T = std::int32_t>
T value_of(const std::string &expression, const std::string &type = "int") {
  std::vector<T> out(1);
  Launch("__global__ void f(" + type + " *out, int a, int b, unsigned u, float x, double y) { out[0] = " + expression +
         "; }")
      .array(out)
      .number(std::int32_t{7})
      .number(std::int32_t{-3})
      .number(std::uint32_t{5})
      .number(float{1.5F})
      .number(double{-2.25})
      .run(1, 1);
  return out[0];
}

// Each expression is compiled by this compiler, too: its own C is the reference.
#define EXPECT_C(...) EXPECT_EQ(value_of(#__VA_ARGS__), static_cast<std::int32_t>(__VA_ARGS__)) << #__VA_ARGS__

TEST(Expressions, HaveCsPrecedenceAndConversions) {
  int a = 7;
  int b = -3;
  unsigned u = 5;
  const float x = 1.5F;
  const double y = -2.25;
  EXPECT_C(a + b * 2 - 1);
  EXPECT_C(a / 2 % 2 << 3 | 1);
  EXPECT_C(a & 3 ^ b | 8);
  EXPECT_C(a / b);
  EXPECT_C(a % b);
  EXPECT_C(b / 2);
  EXPECT_C(b % 2);
  EXPECT_C(b >> 1);
  EXPECT_C((unsigned)b >> 28);
  EXPECT_C(b < (int)u);
  EXPECT_C((long long)a * 3000000000LL / 1000000000);
  EXPECT_C(a > 3 ? b : a);
  EXPECT_C(a == 7 && b < 0 || u > 100);
  EXPECT_C(!a + !b + !!u);
  EXPECT_C(~a);
  EXPECT_C(-b - -a);
  EXPECT_C((char)300 + (unsigned char)300);
  EXPECT_C((short)70000);
  EXPECT_C(x * 2 + y);
  EXPECT_C((int)x + (int)y);
  EXPECT_C('a' + 1);
  EXPECT_C(0x10 + 010 + 0b11);
  EXPECT_C((a = 3, a + 1));
  EXPECT_C(sizeof(double) + sizeof(int) + sizeof a);
  static_cast<void>(x);
}

TEST(Expressions, CompareUnsignedAsC) {
  EXPECT_EQ(value_of("b < u"), 0);  // -3 becomes a large number
  EXPECT_EQ(value_of("b + u > 1"), 1);
  EXPECT_EQ(value_of("(long long)b < u"), 1);
  EXPECT_EQ(value_of<std::uint32_t>("u - 6", "unsigned"), 0xFFFFFFFFU);
  EXPECT_EQ(value_of<std::uint64_t>("u - 6", "unsigned long long"), 0xFFFFFFFFULL);
  EXPECT_EQ(value_of<std::int64_t>("a * 1000000000LL", "long long"), 7000000000LL);
}

TEST(Expressions, ComputeInFloatOrDouble) {
  EXPECT_EQ(value_of<float>("x / 3", "float"), 1.5F / 3);
  EXPECT_EQ(value_of<double>("x / 3", "double"), static_cast<double>(1.5F / 3));
  EXPECT_EQ(value_of<double>("x / 3.0", "double"), static_cast<double>(1.5F) / 3.0);
  EXPECT_EQ(value_of<double>("1 / 3 + 1. / 4", "double"), 0.25);
  EXPECT_EQ(value_of<float>("sqrtf(x) + fmaxf(x, 2.f) + fabs(x)", "float"), std::sqrt(1.5F) + 2.0F + 1.5F);
  EXPECT_EQ(value_of<double>("floor(y) + ceil(y) + pow(y, 2)", "double"), -3.0 - 2.0 + 5.0625);
  EXPECT_EQ(value_of("min(a, b) * 10 + max(a, 9)"), -30 + 9);
}

TEST(Statements, Loops) {
  const std::string source = R"(
    __global__ void f(int *out, const int *in, int n) {
      int sum = 0, odd = 0;
      for (int i = 0; i < n; i++) { if (in[i] % 2) { odd++; continue; } sum += in[i]; }
      out[0] = sum; out[1] = odd;
      int k = 0;
      while (1) { if (in[k] > 10 || k == n - 1) break; ++k; }
      out[2] = k;
      do { k -= 2; } while (k > 0);
      out[3] = k;
      int last = 0;
      for (int i = n - 1; i >= 0; i -= 3) last = last * 7 + in[i];
      out[4] = last;
      unsigned bits = 0;
      for (unsigned m = 1u << 7; m; m >>= 1) bits = bits << 1 | !(m & 0x51);
      out[5] = bits;
      int grid = 0;
      for (int i = 0; i < 4; ++i) for (int j = i; j <= 4; ++j) { if (j == 3) break; grid += 10 * i + j; }
      out[6] = grid;
    })";
  std::vector<std::int32_t> in{3, 8, 5, 12, 20, 7, 1, 2};
  std::vector<std::int32_t> out(7);
  Launch(source).array(out).array(in).number(std::int32_t{8}).run(1, 1);
  int last = 0;
  for (int i = 7; i >= 0; i -= 3) last = last * 7 + in[static_cast<std::size_t>(i)];
  int grid = 0;
  for (int i = 0; i < 4; ++i) {
    for (int j = i; j <= 4; ++j) {
      if (j == 3) break;
      grid += 10 * i + j;
    }
  }
  EXPECT_THAT(out, testing::ElementsAre(42, 4, 3, -1, last, 0xAE, grid));
}

TEST(Statements, SwitchFallsThrough) {
  const std::string source = R"(
    __global__ void f(int *out) {
      int i = threadIdx.x, r = 0;
      switch (i) {
        case 0: r = 1; break;
        case 1: r = 10;
        case 2: r += 5; break;
        case 4: case 5: r = 45; break;
        default: r = -1;
      }
      out[i] = r;
    })";
  std::vector<std::int32_t> out(7);
  Launch(source).array(out).run(1, 7);
  EXPECT_THAT(out, testing::ElementsAre(1, 15, 5, -1, 45, 45, -1));
}

TEST(Functions, TakeReferencesPointersAndReturnEarly) {
  const std::string source = R"(
    __device__ int clamp(int x, int lo, int hi) { if (x < lo) return lo; if (x > hi) return hi; return x; }
    __device__ int find(const int *p, int n, int key) { for (int i = 0; i < n; ++i) if (p[i] == key) return i; return -1; }
    __device__ void split(int x, int *tens, int &ones) { *tens = x / 10; ones = x % 10; }
    template <typename T> __device__ T twice(T x) { return x + x; }
    __device__ int twice(int x) { return 100 * x; }
    __global__ void f(int *out, const int *in, int n) {
      int t, o;
      split(47, &t, o);
      out[0] = t; out[1] = o;
      out[2] = clamp(in[0], 4, 6); out[3] = clamp(in[1], 4, 6);
      out[4] = find(in, n, 12); out[5] = find(in + 1, n - 1, 3);
      out[6] = twice(2); out[7] = twice<short>(2); out[8] = twice(1.75);
      const int *p = in; p += 2; out[9] = *p++ + p[-1]; out[10] = p - in;
      int *q = n > 100 ? out : out + 11; *q = 5; q[1] = *q + 1;
    })";
  std::vector<std::int32_t> in{3, 8, 5, 12};
  std::vector<std::int32_t> out(13);
  Launch(source).array(out).array(in).number(std::int32_t{4}).run(1, 1);
  EXPECT_THAT(out, testing::ElementsAre(4, 7, 4, 6, 3, -1, 200, 4, 3, 10, 3, 5, 6));
}

TEST(Functions, PointersMayPointIntoOneArrayOrAnother) {
  const std::string source = R"(
    __global__ void f(float *a, float *b, int steps) {
      float *from = a, *to = b;
      for (int s = 0; s < steps; ++s) {
        for (int i = 0; i < 4; ++i) to[i] = from[i] * 2 + 1;
        float *swap = from; from = to; to = swap;
      }
    })";
  std::vector<float> a{1, 2, 3, 4};
  std::vector<float> b(4);
  Launch(source).array(a).array(b).number(std::int32_t{3}).run(1, 1);
  EXPECT_THAT(b, testing::ElementsAre(15, 23, 31, 39));
  EXPECT_THAT(a, testing::ElementsAre(7, 11, 15, 19));
}

TEST(Threads, ShareMemory) {
  const std::string source = R"(
    #define N 8
    extern "C" __global__ void __launch_bounds__(N) f(const float *in, float *out, int n) {
      __shared__ float tile[N][2];
      extern __shared__ int counts[];
      int i = blockIdx.x * blockDim.x + threadIdx.x;
      if (threadIdx.x == 0) counts[0] = 0;
      tile[threadIdx.x][i % 2] = i < n ? in[i] : 0.f;
      tile[threadIdx.x][1 - i % 2] = 0;
      __syncthreads();
      for (int s = blockDim.x / 2; s > 0; s >>= 1) {
        if (threadIdx.x < s) for (int k = 0; k < 2; ++k) tile[threadIdx.x][k] += tile[threadIdx.x + s][k];
        __syncthreads();
      }
      atomicAdd(&counts[0], 1);
      __syncthreads();
      if (threadIdx.x == 0) { out[2 * blockIdx.x] = tile[0][0]; out[2 * blockIdx.x + 1] = tile[0][1] + counts[0] * 1000; }
    })";
  std::vector<float> in;
  for (int i = 0; i < 14; ++i) in.push_back(static_cast<float>(i * i));
  std::vector<float> out(4);
  Launch(source).array(in).array(out).number(std::int32_t{14}).run(2, 8, 64);
  EXPECT_THAT(out, testing::ElementsAre(56, 8084, 364 - 56 - 64 + 64, 8371));
}

TEST(Threads, StayInsideOfArrays) {
  std::vector<std::int32_t> out(4, -1);
  Launch(
      "__global__ void f(int *x) { int i = blockIdx.x * blockDim.x + threadIdx.x; x[i] = i + x[i + 1000]; x[i - 100] = "
      "3; }")
      .array(out)
      .run(3, 4);
  EXPECT_THAT(out, testing::ElementsAre(0, 1, 2, 3));
}

TEST(Structs, AreValues) {
  const std::string source = R"(
    struct Pair { float value; int index;
      __device__ Pair(float v, int i) : value(v), index(i) {}
      __device__ Pair better(const Pair &o) const { return o.value > value ? o : *this; } };
    struct V { float x, y; };
    __device__ V operator+(V a, V b) { return V{a.x + b.x, a.y + b.y}; }
    __global__ void f(const float *in, int n, float *out, float2 *points) {
      Pair best(in[0], 0);
      for (int i = 1; i < n; ++i) best = best.better(Pair(in[i], i));
      out[0] = best.value; out[1] = best.index;
      V a = {1, 2}, b; b.x = 3; b.y = in[1];
      V c = a + b;
      out[2] = c.x * 10 + c.y;
      points[1].y = 5; points[0] = make_float2(points[1].x, 7.f);
    })";
  std::vector<float> in{3, 8, 5};
  std::vector<float> out(3);
  std::vector<float> points{1, 2, 3, 4};
  Launch(source).array(in).number(std::int32_t{3}).array(out).array(points).run(1, 1);
  EXPECT_THAT(out, testing::ElementsAre(8, 1, 50));
  EXPECT_THAT(points, testing::ElementsAre(3, 7, 3, 5));
}

TEST(Templates, AreNamedWithTheirArguments) {
  const std::string source = R"(
    template <typename T, int N> __global__ void f(T *x) { for (int i = 0; i < N; ++i) x[i] += T(1) / 2; })";
  std::vector<double> x{1, 2, 3};
  Launch(source, "f<double, 2>").array(x).run(1, 1);
  EXPECT_THAT(x, testing::ElementsAre(1.5, 2.5, 3));
  std::vector<std::int32_t> y{1, 2, 3};
  Launch(source, "f<int, 3>").array(y).run(1, 1);
  EXPECT_THAT(y, testing::ElementsAre(1, 2, 3));
}

TEST(Preprocessor, ExpandsMacrosAndChooses) {
  const std::string source = R"(
    #define SQUARE(x) ((x) * (x))
    #define JOIN(a, b) a##b
    #if defined(MODE) && MODE > 1
    #define TYPE int
    #else
    #error no mode
    #endif
    __global__ void f(TYPE *out) { int xy = 3; out[0] = SQUARE(xy + 1) + JOIN(x, y); /* out[0] = 0; */ // out[0] = 1;
    })";
  std::vector<std::int32_t> out(1);
  Launch(source, "f", {{"MODE", "2"}}).array(out).run(1, 1);
  EXPECT_EQ(out[0], 19);
  try {
    Launch(source, "f");
    FAIL();
  } catch (const Error &error) {
    EXPECT_THAT(error.what(), testing::HasSubstr("#error no mode"));
  }
}

std::string complaint(const std::string &source) {
  try {
    static_cast<void>(compile_kernel(Program::parse(source, "test.cu", {}), "f", {}));
  } catch (const Error &error) {
    return error.what();
  }
  return "nothing";
}

TEST(Errors, NameThePlaceAndSayWhatToDo) {
  EXPECT_EQ(complaint("__global__ void f(float *x) {\n  x[0] = y + 1;\n}"),
            "test.cu:2:10: 'y' is not declared\n      x[0] = y + 1;\n             ^");
  EXPECT_THAT(complaint("__global__ void f(float *x) {\n  x[0] = 1\n}"),
              testing::HasSubstr("test.cu:2:10: expected ';'"));
  EXPECT_THAT(complaint("__global__ void f(float **x) {}"), testing::HasSubstr("pointers to pointers"));
  EXPECT_THAT(complaint("__global__ void f(int *x) { asm(\"nop\"); }"), testing::HasSubstr("'asm' is not supported"));
  EXPECT_THAT(
      complaint("__device__ int g(int n) { return n < 2 ? n : g(n - 1); }\n__global__ void f(int *x) { x[0] = g(5); }"),
      testing::HasSubstr("recursion is not supported"));
  EXPECT_THAT(complaint("__global__ void f(int *x) { x[0] = nothing(1); }"),
              testing::HasSubstr("'nothing' is not known"));
  EXPECT_THAT(complaint("#include <thrust/sort.h>\n__global__ void f() {}"),
              testing::HasSubstr("cannot open source file"));
  EXPECT_THAT(complaint("__global__ void g() {}"), testing::HasSubstr("the source has no kernel 'f'; it has g"));
  EXPECT_THAT(complaint("__global__ void f(int *x, int n) { int a[n]; x[0] = a[0]; }"),
              testing::HasSubstr("'extern __shared__'"));
  EXPECT_THAT(complaint("__global__ void f(float *x) { x[0] = *(int *)x; }"), testing::HasSubstr("x.view(dtype)"));
  EXPECT_THAT(complaint("__global__ void f(float *x) { x[0] = x % 2; }"), testing::HasSubstr("no '%' of"));
}

}  // namespace
}  // namespace gridstride::lang::c
