#include <bit>
#include <cmath>
#include <numeric>

#include <gmock/gmock.h>

#include "codegen/nvptx/kernels.h"
#include "cuda_device/device.h"
#include "ir/interpreter.h"
#include "ir/random_source.h"
#include "ir/reduction_order.h"

namespace gridstride::testing {
namespace {

using ::testing::HasSubstr;

class Kernels : public OnDevice {
protected:
  template <class T>
  cuda::Allocation upload(const std::vector<T> &values, std::size_t shift = 0) {
    cuda::Allocation memory = context().memory().allocate(values.size() * sizeof(T) + shift, stream());
    stream()->copy_in(memory.data() + shift, values.data(), values.size() * sizeof(T));
    return memory;
  }
  template <class T>
  std::vector<T> download(cuda::DevicePointer from, std::size_t count) {
    std::vector<T> values(count);
    stream()->copy_out(values.data(), from, count * sizeof(T));
    return values;
  }
  template <class T>
  static std::vector<T> random_values(std::size_t count, std::uint64_t seed) {
    ir::testing::RandomSource random(seed);
    std::vector<T> values(count);
    for (T &each : values) each = static_cast<T>(random.uniform(-10, 10));
    return values;
  }
};

/// Sizes around vectors, warps and blocks; addresses that are aligned to vectors and that are not.
TEST_F(Kernels, VectorsHaveTheirTailsAndMisalignedArrays) {
  LoadedKernel doubles = LoadedKernel::make(scale_kernel(DType::Float64));
  codegen::nvptx::Options small;
  small.small = true;
  LoadedKernel singles = LoadedKernel::make(scale_kernel(DType::Float32), small);
  const auto try_one = [&]<class T>(LoadedKernel &kernel, T factor, std::size_t count, std::size_t shift_in,
                                    std::size_t shift_out) {
    const std::vector<T> in = random_values<T>(count, count);
    const cuda::Allocation source = upload(in, shift_in * sizeof(T));
    std::vector<T> guard(count + shift_out + 8, T{77});
    const cuda::Allocation target = upload(guard);
    std::uint64_t bits = 0;
    std::memcpy(&bits, &factor, sizeof factor);
    std::vector<std::uint64_t> slots = {source.data() + shift_in * sizeof(T),  count, sizeof(T), bits,
                                        target.data() + shift_out * sizeof(T), count, sizeof(T)};
    kernel.launch(stream(), slots, {static_cast<std::int64_t>(count)}, {});
    const std::vector<T> out = download<T>(target.data(), guard.size());
    for (std::size_t i = 0; i < guard.size(); ++i) {
      const bool inside = i >= shift_out && i < shift_out + count;
      ASSERT_EQ(out[i], inside ? in[i - shift_out] * factor : T{77}) << "count " << count << ", item " << i;
    }
  };
  for (const std::size_t count : {1, 2, 3, 4, 31, 255, 256, 257, 511, 512, 513, 1023, 1024, 1025, 2049, 100001}) {
    for (const std::size_t shift : {0, 1, 2, 3, 4}) {
      try_one(doubles, 3.5, count, shift, 0);
      try_one(doubles, 3.5, count, 0, shift);
      try_one(singles, 1.25F, count, shift, shift);
    }
  }
}

/// Two-dimensional spaces whose rows are and are not multiples of a vector, with strides.
TEST_F(Kernels, RowsOfVectors) {
  for (const bool small : {false, true}) {
    PointKernel kernel("rows");
    kernel.function.space_rank = 2;
    const ir::ValueId in = kernel.array(DType::Float32, "a", ir::LayoutClass::UnitInner, 2);
    const ir::ValueId column = kernel.array(DType::Float32, "b", ir::LayoutClass::BroadcastInner, 2);
    const ir::ValueId out = kernel.array(DType::Float32, "out", ir::LayoutClass::Contiguous, 2);
    const ir::ValueId i = kernel.build.index_arg("i");
    const ir::ValueId j = kernel.build.index_arg("j");
    const ir::ValueId sum =
        kernel.build.scalar(ScalarOp::Add, {kernel.build.load(in, {i, j}, ir::Check::None, false),
                                            kernel.build.load(column, {i, j}, ir::Check::None, false)});
    kernel.build.store(out, sum, {i, j}, ir::Check::None, false);
    kernel.build.return_();
    ir::verify(kernel.module);
    codegen::nvptx::Options options;
    options.small = small;
    LoadedKernel loaded = LoadedKernel::make(kernel.module, options);
    EXPECT_THAT(loaded.ptx, HasSubstr("v4.b32"));
    for (const std::size_t rows : {1, 3, 70}) {
      for (const std::size_t columns : {1, 4, 7, 64, 1000, 1021}) {
        for (const std::size_t pitch : {columns, columns + 1, (columns + 3) / 4 * 4}) {
          const std::vector<float> a = random_values<float>(rows * pitch, rows);
          const std::vector<float> b = random_values<float>(rows, pitch);
          const cuda::Allocation da = upload(a);
          const cuda::Allocation db = upload(b);
          const cuda::Allocation dc = upload(std::vector<float>(rows * columns, -1.0F));
          std::vector<std::uint64_t> slots = {da.data(), rows, columns, pitch * 4,   4, db.data(), rows, columns, 4, 0,
                                              dc.data(), rows, columns, columns * 4, 4};
          loaded.launch(stream(), slots, {static_cast<std::int64_t>(rows), static_cast<std::int64_t>(columns)}, {});
          const std::vector<float> c = download<float>(dc.data(), rows * columns);
          for (std::size_t r = 0; r < rows; ++r) {
            for (std::size_t k = 0; k < columns; ++k) {
              ASSERT_EQ(c[r * columns + k], a[r * pitch + k] + b[r]) << rows << "x" << columns << " pitch " << pitch;
            }
          }
        }
      }
    }
  }
}

template <class T>
struct Named;
template <>
struct Named<float> {
  static constexpr DType kDType = DType::Float32;
};
template <>
struct Named<double> {
  static constexpr DType kDType = DType::Float64;
};
template <>
struct Named<std::int64_t> {
  static constexpr DType kDType = DType::Int64;
};
template <>
struct Named<std::int8_t> {
  static constexpr DType kDType = DType::Int8;
};

/// The tree of ir/reduction_order.h to the last bit, by half-warps and by threads.
TEST_F(Kernels, ReductionsHaveTheAgreedOrder) {
  const auto try_dtype = [&]<class T>(T identity) {
    for (const bool within : {true, false}) {
      for (const std::uint32_t threads : {16U, 256U}) {
        codegen::nvptx::Options options;
        options.small = threads == 16;
        options.reduce_threads = threads;
        Scalar start{Named<T>::kDType, {0, 0}};
        std::memcpy(start.bits, &identity, sizeof identity);
        LoadedKernel kernel =
            LoadedKernel::make(row_reduce_kernel(Named<T>::kDType, ScalarOp::Add, start, within), options);
        for (const std::size_t length : {0,   1,    2,    15,   16,   17,   255,  256,  257,  511,  512,   513,  768,
                                         769, 1000, 3051, 4095, 4096, 4097, 4353, 5000, 8192, 8200, 16384, 70001}) {
          const std::size_t rows = length > 5000 ? 3 : 37;
          const std::vector<T> values = random_values<T>(rows * length, length + 5);
          const cuda::Allocation in = upload(values);
          const cuda::Allocation out = upload(std::vector<T>(rows, T{1}));
          std::vector<std::uint64_t> slots = {in.data(), rows,       length, length * sizeof(T),
                                              sizeof(T), out.data(), rows,   sizeof(T)};
          kernel.launch(stream(), slots, {static_cast<std::int64_t>(rows)}, {});
          const std::vector<T> sums = download<T>(out.data(), rows);
          for (std::size_t row = 0; row < rows; ++row) {
            const T expected = ir::reduce_in_order(
                static_cast<std::int64_t>(length), identity,
                [&](std::int64_t i) { return values[row * length + static_cast<std::size_t>(i)]; },
                [](T a, T b) { return static_cast<T>(a + b); });
            ASSERT_EQ(sums[row], expected) << "length " << length << (within ? " within " : " across ") << threads;
          }
        }
      }
    }
  };
  try_dtype(0.0);
  try_dtype(0.0F);
  try_dtype(std::int64_t{0});
  try_dtype(std::int8_t{0});
}

/// Kernels that keep rows in registers do what the interpreter does, to the last bit, in every form.
TEST_F(Kernels, KernelsOfRowsHaveTheAgreedOrder) {
  const auto try_dtype = [&]<class T>(T identity) {
    Scalar start{Named<T>::kDType, {0, 0}};
    std::memcpy(start.bits, &identity, sizeof identity);
    const ir::Module module = row_kernel(Named<T>::kDType, ScalarOp::Add, start);
    for (const std::size_t length : {1,   15,  16,  50,   63,   64,   127,  128,  200,  256,  257,
                                     512, 513, 769, 1000, 1024, 1025, 2048, 3000, 4097, 9000, 16384}) {
      codegen::nvptx::Options options;
      options.small = length % 2 == 0;
      const bool leaves = length > 256;
      options.row_threads = length < 16 ? 1U : leaves ? std::bit_ceil<std::uint32_t>((length + 255) / 256) * 16 : 16U;
      for (const std::uint32_t threads : {4U, 8U, 16U}) {
        if (length >= 16 && length <= threads * 16) options.row_threads = std::min(options.row_threads, threads);
      }
      options.row_rounds =
          leaves ? 16U : static_cast<std::uint32_t>((length + options.row_threads - 1) / options.row_threads);
      LoadedKernel kernel = LoadedKernel::make(module, options);
      const std::size_t rows = length > 3000 ? 3 : 37;
      const std::size_t stride = length + 3;
      std::vector<T> in = random_values<T>(rows * stride, length + 9);
      std::vector<T> expected(rows * length);
      std::vector<T> sums(rows);
      const auto slots_of = [&](std::uint64_t out, std::uint64_t sum, std::uint64_t from) {
        return std::vector<std::uint64_t>{out,  rows, length, length * sizeof(T), sizeof(T), sum,   rows, sizeof(T),
                                          from, rows, length, stride * sizeof(T), sizeof(T), length};
      };
      const auto address = [](const std::vector<T> &values) { return reinterpret_cast<std::uintptr_t>(values.data()); };
      const std::vector<std::uint64_t> host = slots_of(address(expected), address(sums), address(in));
      const std::int64_t extents[] = {static_cast<std::int64_t>(rows)};
      CpuLaunch launch;
      launch.params = host.data();
      launch.extents = extents;
      FaultRecord fault;
      launch.fault = &fault;
      ir::interpret(module, launch);
      const cuda::Allocation source = upload(in);
      const cuda::Allocation target = upload(std::vector<T>(rows * length + 8, T{77}));
      const cuda::Allocation totals = upload(std::vector<T>(rows, T{1}));
      std::vector<std::uint64_t> slots = slots_of(target.data(), totals.data(), source.data());
      kernel.launch(stream(), slots, {extents[0]}, {});
      expected.resize(rows * length + 8, T{77});
      ASSERT_EQ(download<T>(target.data(), expected.size()), expected) << "length " << length;
      ASSERT_EQ(download<T>(totals.data(), rows), sums) << "length " << length;
    }
  };
  try_dtype(0.0);
  try_dtype(0.0F);
  try_dtype(std::int64_t{0});
  try_dtype(std::int8_t{0});
}

/// A surplus thread of a kernel as users write it touches nothing; with reports the first fault is the one recorded.
TEST_F(Kernels, AccessesOutsideAreDroppedOrReported) {
  constexpr std::size_t kItems = 1000;
  const std::vector<float> a = random_values<float>(kItems, 1);
  const std::vector<float> b = random_values<float>(kItems, 2);
  const cuda::Allocation da = upload(a);
  const cuda::Allocation db = upload(b);
  const cuda::Allocation dc = upload(std::vector<float>(kItems + 500, 7.0F));
  GridDims dims;
  dims.grid[0] = 12;
  dims.block[0] = 128;
  std::vector<std::uint64_t> slots = {da.data(), kItems, 4, db.data(), kItems, 4, dc.data(), kItems, 4};
  LoadedKernel drop = LoadedKernel::make(vector_add_kernel(DType::Float32, ir::Check::Drop));
  drop.launch(stream(), slots, {}, dims);
  stream()->synchronize();
  const std::vector<float> c = download<float>(dc.data(), kItems + 500);
  for (std::size_t i = 0; i < c.size(); ++i) ASSERT_EQ(c[i], i < kItems ? a[i] + b[i] : 7.0F);

  LoadedKernel report = LoadedKernel::make(vector_add_kernel(DType::Float32, ir::Check::Report));
  for (int round = 0; round < 3; ++round) {
    auto keeper = std::make_shared<FaultKeeper>();
    report.launch(stream(), slots, {}, dims, keeper);
    try {
      stream()->synchronize();
      FAIL() << "536 threads are outside";
    } catch (const FaultKeeper::Raised &raised) {
      EXPECT_EQ(raised.record->site, 0U);
      EXPECT_EQ(raised.record->block[0], 7U);
      EXPECT_EQ(raised.record->thread[0], 104U);
      EXPECT_EQ(raised.record->index, 1000);
      EXPECT_EQ(raised.record->extent, 1000);
    }
    // Reported once, and the device goes on.
    stream()->synchronize();
  }
}

TEST_F(Kernels, ManyFaultsAtOnceKeepTheFirst) {
  LoadedKernel report = LoadedKernel::make(vector_add_kernel(DType::Float64, ir::Check::Report));
  const cuda::Allocation memory = context().memory().allocate(64, stream());
  std::vector<std::uint64_t> slots = {memory.data(), 0, 8, memory.data(), 0, 8, memory.data(), 0, 8};
  GridDims dims;
  dims.grid[0] = 2000;
  dims.block[0] = 512;
  auto keeper = std::make_shared<FaultKeeper>();
  report.launch(stream(), slots, {}, dims, keeper);
  EXPECT_THROW(stream()->synchronize(), FaultKeeper::Raised);
  EXPECT_EQ(keeper->record.block[0], 0U);
  EXPECT_EQ(keeper->record.thread[0], 0U);
  EXPECT_EQ(keeper->record.index, 0);
}

}  // namespace
}  // namespace gridstride::testing
