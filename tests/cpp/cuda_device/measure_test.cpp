#include <atomic>
#include <cstdio>
#include <thread>

#include "codegen/nvptx/kernels.h"
#include "cuda_device/device.h"
#include "runtime/cuda/staging.h"

namespace gridstride::testing {
namespace {

using Clock = std::chrono::steady_clock;

double ms_since(Clock::time_point start) {
  return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

/// Prints a table of what the machine gives; holds only what would be a plain failure.
class Measure : public OnDevice {
protected:
  /// Median over `rounds` of the event time of `each` launches, in milliseconds a launch.
  template <class Body>
  double event_ms(Body &&body, int each = 20, int rounds = 7) {
    body();
    stream()->synchronize();
    std::vector<double> times;
    for (int round = 0; round < rounds; ++round) {
      cuda::Event start(context());
      cuda::Event stop(context());
      stream()->record(start);
      for (int i = 0; i < each; ++i) body();
      stream()->record(stop);
      stop.synchronize();
      times.push_back(cuda::Event::elapsed_ms(start, stop) / each);
    }
    std::sort(times.begin(), times.end());
    return times[times.size() / 2];
  }
  cuda::Allocation filled(std::size_t bytes, double value) {
    cuda::Allocation memory = context().memory().allocate(bytes, stream());
    std::vector<double> chunk(std::size_t{1} << 17, value);
    for (std::size_t at = 0; at < bytes; at += chunk.size() * 8) {
      stream()->copy_in(memory.data() + at, chunk.data(), std::min(chunk.size() * 8, bytes - at));
    }
    return memory;
  }
  double copy_gbs() {
    static const double measured = [this] {
      constexpr std::size_t kBytes = std::size_t{4} << 30;
      const cuda::Allocation a = context().memory().allocate(kBytes, stream());
      const cuda::Allocation b = context().memory().allocate(kBytes, stream());
      return 2.0 * static_cast<double>(kBytes) / event_ms([&] { stream()->copy(b.data(), a.data(), kBytes); }, 5, 5) /
             1e6;
    }();
    return measured;
  }
  void row(const char *what, double ms, double bytes) {
    const double rate = bytes / ms / 1e6;
    std::printf("| %-58s | %8.4f ms | %6.0f GB/s | %5.1f %% of copy |\n", what, ms, rate, 100 * rate / copy_gbs());
  }
};

TEST_F(Measure, PointKernels) {
  std::printf("device copy of 4 GiB: %.0f GB/s\n", copy_gbs());
  constexpr std::size_t kItems = 12500000;
  const cuda::Allocation a = filled(kItems * 8, 1.5);
  const cuda::Allocation b = filled(kItems * 8, 2.5);
  for (const std::uint32_t points : {0U, 1U, 4U}) {
    for (const bool small : {true, false}) {
      codegen::nvptx::Options options;
      options.points_per_thread = points;
      options.small = small;
      LoadedKernel kernel = LoadedKernel::make(three_statements_kernel(DType::Float64), options);
      std::vector<std::uint64_t> slots = {a.data(), kItems, 8, b.data(), kItems, 8};
      const double ms = event_ms([&] { kernel.launch(stream(), slots, {kItems}, {}); });
      char text[100];
      std::snprintf(text, sizeof text, "three statements f64 100 MB, %u points, %s", kernel.entry.points_per_thread,
                    small ? "32-bit" : "64-bit");
      row(text, ms, 16.0 * kItems);
      if (points == 0) {
        EXPECT_GT(16.0 * kItems / ms / 1e6, 0.5 * copy_gbs());
      }
    }
  }
  codegen::nvptx::Options small;
  small.small = true;
  {
    LoadedKernel kernel = LoadedKernel::make(scale_kernel(DType::Float64), small);
    const double five = 5;
    std::uint64_t bits = 0;
    std::memcpy(&bits, &five, 8);
    std::vector<std::uint64_t> slots = {a.data(), kItems, 8, bits, b.data(), kItems, 8};
    row("x*5 f64 100 MB", event_ms([&] { kernel.launch(stream(), slots, {kItems}, {}); }), 16.0 * kItems);
    const auto start = Clock::now();
    for (int i = 0; i < 200; ++i) {
      const cuda::Allocation out = context().memory().allocate(kItems * 8, stream());
      slots[4] = out.data();
      kernel.launch(stream(), slots, {kItems}, {});
      stream()->synchronize();
    }
    std::printf("x*5 f64 100 MB with allocation, wall with a synchronise each: %.4f ms\n", ms_since(start) / 200);
  }
  {
    constexpr std::size_t kSingles = 25000000;
    LoadedKernel kernel = LoadedKernel::make(three_statements_kernel(DType::Float32), small);
    std::vector<std::uint64_t> slots = {a.data(), kSingles, 4, b.data(), kSingles, 4};
    row("three statements f32 100 MB", event_ms([&] { kernel.launch(stream(), slots, {kSingles}, {}); }),
        8.0 * kSingles);
  }
  {
    constexpr std::size_t kMany = std::size_t{1} << 28;
    const cuda::Allocation c = context().memory().allocate(kMany * 8, stream());
    const cuda::Allocation d = context().memory().allocate(kMany * 8, stream());
    LoadedKernel kernel = LoadedKernel::make(three_statements_kernel(DType::Float64), small);
    std::vector<std::uint64_t> slots = {c.data(), kMany, 8, d.data(), kMany, 8};
    row("three statements f64 2 GiB", event_ms([&] { kernel.launch(stream(), slots, {kMany}, {}); }, 5, 5),
        16.0 * kMany);
  }
}

TEST_F(Measure, UserKernels) {
  constexpr std::size_t kItems = (std::size_t{1} << 24) + 11;
  const cuda::Allocation a = filled(kItems * 8, 1.5);
  const cuda::Allocation b = filled(kItems * 8, 2.5);
  const cuda::Allocation c = filled(kItems * 8, 0);
  std::vector<std::uint64_t> slots = {a.data(), kItems, 8, b.data(), kItems, 8, c.data(), kItems, 8};
  for (const ir::Check check : {ir::Check::Drop, ir::Check::None}) {
    for (const bool small : {true, false}) {
      codegen::nvptx::Options options;
      options.small = small;
      LoadedKernel kernel = LoadedKernel::make(vector_add_kernel(DType::Float64, check), options);
      for (const std::uint32_t block : {128U, 256U, 1024U}) {
        GridDims dims;
        dims.block[0] = block;
        dims.grid[0] = static_cast<std::uint32_t>((kItems + block - 1) / block) - (check == ir::Check::None ? 1 : 0);
        char text[100];
        std::snprintf(text, sizeof text, "vecadd f64 2^24+11 by threads of %u, %s, %s", block,
                      check == ir::Check::Drop ? "checked" : "unchecked", small ? "32-bit" : "64-bit");
        row(text, event_ms([&] { kernel.launch(stream(), slots, {}, dims); }), 24.0 * kItems);
      }
    }
  }
}

TEST_F(Measure, SumsAndSines) {
  constexpr std::size_t kItems = 50000000;
  const cuda::Allocation a = filled(kItems * 8, 0.5);
  const cuda::Allocation out = context().memory().allocate(kItems * 8, stream());
  codegen::nvptx::Options small;
  small.small = true;
  const Scalar zero = Scalar::of_float(DType::Float64, 0);
  LoadedKernel within = LoadedKernel::make(row_reduce_kernel(DType::Float64, ScalarOp::Add, zero, true), small);
  codegen::nvptx::Options whole = small;
  whole.reduce_threads = 256;
  LoadedKernel blocks = LoadedKernel::make(row_reduce_kernel(DType::Float64, ScalarOp::Add, zero, true), whole);
  LoadedKernel across = LoadedKernel::make(row_reduce_kernel(DType::Float64, ScalarOp::Add, zero, false), small);
  for (LoadedKernel *kernel : {&within, &blocks}) {
    constexpr std::size_t kChunk = 16384;
    constexpr std::size_t kRows = kItems / kChunk;
    std::vector<std::uint64_t> chunks = {a.data(), kRows, kChunk, kChunk * 8, 8, out.data(), kRows, 8};
    std::vector<std::uint64_t> rest = {out.data(), 1, kRows, kRows * 8, 8, out.data() + 8 * kItems / 2, 1, 8};
    char text[100];
    std::snprintf(text, sizeof text, "sum of 50M f64 by chunks of 16384, %u threads each",
                  kernel->entry.threads_per_point);
    row(text, event_ms([&] { kernel->launch(stream(), chunks, {kRows}, {}); }), 8.0 * kRows * kChunk);
    row("  and the sum of the chunks", event_ms([&] {
          kernel->launch(stream(), chunks, {kRows}, {});
          blocks.launch(stream(), rest, {1}, {});
        }),
        8.0 * kRows * kChunk);
  }
  for (const std::size_t length : {std::size_t{10}, std::size_t{50}, std::size_t{1000}, std::size_t{50000}}) {
    const std::size_t rows = kItems / length;
    std::vector<std::uint64_t> slots = {a.data(), rows, length, length * 8, 8, out.data(), rows, 8};
    for (LoadedKernel *kernel : {&within, &blocks}) {
      char text[100];
      std::snprintf(text, sizeof text, "sums of rows of %zu, 50M f64, %u threads each", length,
                    kernel->entry.threads_per_point);
      row(text, event_ms([&] { kernel->launch(stream(), slots, {static_cast<std::int64_t>(rows)}, {}); }, 3, 3),
          8.0 * kItems);
    }
  }
  {
    // Columns: the array transposed, neighbouring threads have neighbouring columns.
    ir::Module module = row_reduce_kernel(DType::Float64, ScalarOp::Add, zero, false);
    module.kernel().params[0].layout = ir::LayoutClass::General;
    module.kernel().values[module.kernel().body.args[0].index].type.layout = ir::LayoutClass::General;
    LoadedKernel columns = LoadedKernel::make(module, small);
    for (const std::size_t length : {std::size_t{10}, std::size_t{50}, std::size_t{1000}}) {
      const std::size_t count = kItems / length;
      std::vector<std::uint64_t> slots = {a.data(), count, length, 8, count * 8, out.data(), count, 8};
      char text[100];
      std::snprintf(text, sizeof text, "sums of columns of %zu, 50M f64, by threads", length);
      row(text, event_ms([&] { columns.launch(stream(), slots, {static_cast<std::int64_t>(count)}, {}); }, 3, 3),
          8.0 * kItems);
    }
  }
  {
    PointKernel kernel("linspace");
    const ir::ValueId to = kernel.array(DType::Float64, "out");
    const ir::ValueId index = kernel.build.index_arg("i");
    const ir::ValueId x = kernel.build.scalar(
        ScalarOp::Mul, {kernel.build.cast(index, DType::Float64), kernel.build.constant_float(DType::Float64, 1e-6)});
    kernel.store(to, kernel.build.scalar(ScalarOp::Sin, {x}), index);
    kernel.build.return_();
    for (const std::uint32_t points : {1U, 2U}) {
      codegen::nvptx::Options options = small;
      options.points_per_thread = points;
      LoadedKernel loaded = LoadedKernel::make(kernel.module, options);
      std::vector<std::uint64_t> slots = {out.data(), kItems, 8};
      row(points == 1 ? "sin(linspace) of 50M f64, 1 point" : "sin(linspace) of 50M f64, 2 points",
          event_ms([&] { loaded.launch(stream(), slots, {kItems}, {}); }, 5), 8.0 * kItems);
    }
  }
  for (const std::uint32_t points : {1U, 2U, 4U}) {
    for (const DType dtype : {DType::Float64, DType::Float32}) {
      codegen::nvptx::Options options = small;
      options.points_per_thread = points;
      LoadedKernel kernel = LoadedKernel::make(scalar_op_kernel(ScalarOp::Sin, {dtype}, dtype), options);
      const std::size_t item = size_of(dtype);
      std::vector<std::uint64_t> slots = {a.data(), kItems, item, out.data(), kItems, item};
      char text[100];
      std::snprintf(text, sizeof text, "sin of 50M %s, %u points, %d registers", std::string(name(dtype)).c_str(),
                    points, kernel.function->registers());
      row(text, event_ms([&] { kernel.launch(stream(), slots, {kItems}, {}); }, 5),
          2.0 * static_cast<double>(item) * kItems);
    }
  }
}

TEST_F(Measure, HostCost) {
  codegen::nvptx::Options small;
  small.small = true;
  LoadedKernel kernel = LoadedKernel::make(scale_kernel(DType::Float64), small);
  const cuda::Allocation a = filled(80, 1.5);
  const cuda::Allocation b = filled(80, 2.5);
  std::vector<std::uint64_t> slots = {a.data(), 10, 8, 0, b.data(), 10, 8};
  const std::int64_t extents[] = {10};
  void *params[] = {slots.data(), const_cast<std::int64_t *>(extents)};
  cuda::Launch request;
  request.function = kernel.function.get();
  request.dims.block[0] = kernel.entry.block;
  request.params = params;
  cuda::Stream &queue = *stream();
  constexpr int kTimes = 20000;
  for (int round = 0; round < 2; ++round) {
    const auto start = Clock::now();
    for (int i = 0; i < kTimes; ++i) cuda::launch(queue, request);
    const double back_to_back = ms_since(start);
    queue.synchronize();
    const auto second = Clock::now();
    for (int i = 0; i < 2000; ++i) {
      cuda::launch(queue, request);
      queue.synchronize();
    }
    if (round == 1) {
      std::printf("launch back to back %.2f us, launch and synchronise %.2f us\n", 1e3 * back_to_back / kTimes,
                  1e3 * ms_since(second) / 2000);
    }
  }
  for (const std::size_t bytes : {std::size_t{80}, std::size_t{100000}, std::size_t{100000000}}) {
    static_cast<void>(context().memory().allocate(bytes, stream()));
    const auto start = Clock::now();
    for (int i = 0; i < 100000; ++i) static_cast<void>(context().memory().allocate(bytes, stream()));
    std::printf("allocate and free %zu bytes: %.0f ns\n", bytes, ms_since(start) * 10);
  }
}

TEST_F(Measure, CompileTimes) {
  struct Case {
    const char *what;
    ir::Module module;
  };
  std::vector<Case> cases;
  cases.push_back({"x*5 f64", scale_kernel(DType::Float64)});
  cases.push_back({"three statements f64", three_statements_kernel(DType::Float64)});
  cases.push_back({"vecadd f32", vector_add_kernel(DType::Float32)});
  cases.push_back(
      {"sum of rows f64", row_reduce_kernel(DType::Float64, ScalarOp::Add, Scalar::of_float(DType::Float64, 0), true)});
  cases.push_back({"sin f64", scalar_op_kernel(ScalarOp::Sin, {DType::Float64}, DType::Float64)});
  cases.push_back({"pow f64", scalar_op_kernel(ScalarOp::Pow, {DType::Float64, DType::Float64}, DType::Float64)});
  for (int round = 0; round < 2; ++round) {
    for (const Case &each : cases) {
      const auto [major, minor] = context().compute_capability();
      auto start = Clock::now();
      const codegen::nvptx::Compiled compiled = codegen::nvptx::compile(each.module, {major, minor});
      const double llvm = ms_since(start);
      start = Clock::now();
      // A comment makes the text new to any cache of the driver's.
      const cuda::Cubin cubin = cuda::assemble(
          context(), compiled.ptx + "\n// " + std::to_string(Clock::now().time_since_epoch().count()) + "\n", true);
      const double assembled = ms_since(start);
      start = Clock::now();
      const cuda::Function function(cuda::Module::load(context(), cubin), compiled.entry.name);
      std::printf(
          "compile %-22s LLVM %6.2f ms, assembling %6.2f ms, loading %5.2f ms; %zu bytes of code, %d registers, %zu "
          "local\n",
          each.what, llvm, assembled, ms_since(start), cubin.size(), function.registers(), function.local_bytes());
    }
  }
}

TEST_F(Measure, HostCopies) {
  constexpr std::size_t kBytes = std::size_t{256} << 20;
  std::vector<std::uint8_t> host(kBytes, 3);
  const cuda::Allocation memory = context().memory().allocate(kBytes, stream());
  const auto measure = [&](const char *what) {
    double in = 1e9;
    double out = 1e9;
    for (int round = 0; round < 4; ++round) {
      auto start = Clock::now();
      stream()->copy_in(memory.data(), host.data(), kBytes);
      stream()->synchronize();
      in = std::min(in, ms_since(start));
      start = Clock::now();
      stream()->copy_out(host.data(), memory.data(), kBytes);
      out = std::min(out, ms_since(start));
    }
    std::printf("pageable copies of 256 MiB, %s: in %.1f GB/s, out %.1f GB/s\n", what, kBytes / in / 1e6,
                kBytes / out / 1e6);
  };
  measure("staged by one thread");
  constexpr int kThreads = 6;
  // Threads that wait for pieces, as the engine's workers would.
  struct Team {
    struct Job {
      std::byte *to;
      const std::byte *from;
      std::size_t bytes;
    };
    std::atomic<std::uint64_t> round{0};
    std::atomic<int> left{0};
    std::atomic<bool> stop{false};
    Job job{};
    std::vector<std::thread> threads;
    Team() {
      for (int t = 1; t < kThreads; ++t) {
        threads.emplace_back([this, t] {
          std::uint64_t seen = 0;
          while (!stop) {
            if (round.load(std::memory_order_acquire) == seen) continue;
            ++seen;
            part(t);
            left.fetch_sub(1, std::memory_order_release);
          }
        });
      }
    }
    ~Team() {
      stop = true;
      for (std::thread &each : threads) each.join();
    }
    void part(int t) const {
      const std::size_t step = (job.bytes / kThreads + 4095) / 4096 * 4096;
      const std::size_t from = std::min(job.bytes, step * static_cast<std::size_t>(t));
      const std::size_t to = t + 1 == kThreads ? job.bytes : std::min(job.bytes, from + step);
      std::memcpy(job.to + from, job.from + from, to - from);
    }
    void copy(void *to, const void *from, std::size_t bytes) {
      job = {static_cast<std::byte *>(to), static_cast<const std::byte *>(from), bytes};
      left = kThreads - 1;
      round.fetch_add(1, std::memory_order_release);
      part(0);
      while (left.load(std::memory_order_acquire) != 0) {}
    }
  };
  Team team;
  context().staging().set_host_copy([&](void *to, const void *from, std::size_t bytes) { team.copy(to, from, bytes); });
  measure("staged by six threads");
  context().staging().set_host_copy(
      [](void *to, const void *from, std::size_t bytes) { std::memcpy(to, from, bytes); });
  double in = 1e9;
  for (int round = 0; round < 3; ++round) {
    const auto start = Clock::now();
    context().use();
    context().check(cuda::driver().copy_to_device(memory.data(), host.data(), kBytes, stream()->handle()), "copying");
    stream()->synchronize();
    in = std::min(in, ms_since(start));
  }
  std::printf("the driver's own pageable copy in: %.1f GB/s\n", kBytes / in / 1e6);
}

}  // namespace
}  // namespace gridstride::testing
