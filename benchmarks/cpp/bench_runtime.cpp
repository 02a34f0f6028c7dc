// What the runtime itself costs: inline launches, hand-over to workers, allocation, splitting, and memory bandwidth.
#include <benchmark/benchmark.h>

#include <atomic>
#include <cstring>
#include <memory>
#include <thread>
#include <vector>

#include "runtime/cpu/thresholds.h"
#include "runtime/device.h"
#include "runtime/event.h"
#include "runtime/parallel.h"
#include "runtime/stream.h"

namespace {

using namespace gridstride;

void nothing(const CpuLaunch *, std::int64_t, std::int64_t, void *) {}

LaunchRequest request_of(CpuEntry entry, std::int64_t items, double cost) {
  LaunchRequest request;
  request.entry = entry;
  request.items = items;
  request.cost = cost;
  return request;
}

void InlineLaunchNull(benchmark::State &state) {
  Stream &stream = *Device::get(0).default_stream();
  const LaunchRequest request = request_of(nothing, 10, 10);
  for (auto _ : state) stream.launch(request);
}
BENCHMARK(InlineLaunchNull);

void InlineLaunchBlocking(benchmark::State &state) {
  const auto stream = Stream::create(Device::get(0));
  const LaunchRequest request = request_of(nothing, 10, 10);
  for (auto _ : state) stream->launch(request);
}
BENCHMARK(InlineLaunchBlocking);

void InlineLaunchSynchronize(benchmark::State &state) {
  Stream &stream = *Device::get(0).default_stream();
  LaunchRequest request = request_of(nothing, 10, 10);
  request.can_fault = true;
  for (auto _ : state) {
    stream.launch(request);
    stream.synchronize();
  }
}
BENCHMARK(InlineLaunchSynchronize);

void RecordEvent(benchmark::State &state) {
  Stream &stream = *Device::get(0).default_stream();
  Event event(Device::get(0));
  for (auto _ : state) event.record(stream);
}
BENCHMARK(RecordEvent);

// Cost to the caller of a launch that goes to the workers, and the time until it has ended, with the caller helping.
void HandOff(benchmark::State &state) {
  Stream &stream = *Device::get(0).default_stream();
  const LaunchRequest request = request_of(nothing, 1000, 2 * cpu::kInlineCost);
  for (auto _ : state) {
    stream.launch(request);
    stream.synchronize();
  }
}
BENCHMARK(HandOff);

// Latency of a sleeping worker: nobody helps, and the workers have had time to fall asleep.
void HandOffCold(benchmark::State &state) {
  Stream &stream = *Device::get(0).default_stream();
  const LaunchRequest request = request_of(nothing, 1, 2 * cpu::kInlineCost);
  for (auto _ : state) {
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
    const auto start = std::chrono::steady_clock::now();
    stream.launch(request);
    while (!stream.query()) {}
    state.SetIterationTime(std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
  }
}
BENCHMARK(HandOffCold)->UseManualTime()->Iterations(300);

// Cost of handing over to the caller alone.
void HandOffCaller(benchmark::State &state) {
  Stream &stream = *Device::get(0).default_stream();
  const LaunchRequest request = request_of(nothing, 1, 2 * cpu::kInlineCost);
  for (auto _ : state) {
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
    const auto start = std::chrono::steady_clock::now();
    stream.launch(request);
    state.SetIterationTime(std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
    stream.synchronize();
  }
}
BENCHMARK(HandOffCaller)->UseManualTime()->Iterations(300);

// Throughput of launches that queue behind one another.
void QueuedLaunch(benchmark::State &state) {
  Stream &stream = *Device::get(0).default_stream();
  const LaunchRequest longer = request_of(nothing, 1, 2 * cpu::kInlineCost);
  for (auto _ : state) {
    for (int i = 0; i < 500; ++i) stream.launch(longer);
    stream.synchronize();
  }
  state.SetItemsProcessed(state.iterations() * 500);
}
BENCHMARK(QueuedLaunch)->UseRealTime();

void ParallelForEmpty(benchmark::State &state) {
  const double cost = static_cast<double>(state.range(0)) * 1e3;
  for (auto _ : state) {
    parallel_for(1 << 20, 64, cost,
                 [](std::int64_t begin, std::int64_t end) { benchmark::DoNotOptimize(begin + end); });
  }
}
BENCHMARK(ParallelForEmpty)->Arg(1)->Arg(100)->Arg(10000)->UseRealTime();

void Allocate(benchmark::State &state) {
  Device &device = Device::get(0);
  const auto bytes = static_cast<std::size_t>(state.range(0));
  (void)device.allocate(bytes);
  for (auto _ : state) {
    auto buffer = device.allocate(bytes);
    benchmark::DoNotOptimize(buffer->data());
  }
}
BENCHMARK(Allocate)->Arg(8)->Arg(80)->Arg(4096)->Arg(1 << 20)->Arg(100000000);

void CopyHundredMegabytes(benchmark::State &state) {
  Device &device = Device::get(0);
  const std::size_t bytes = 100000000;
  const std::shared_ptr<Buffer> both[2] = {device.allocate(bytes), device.allocate(bytes)};
  std::memset(both[0]->data(), 1, bytes);
  std::memset(both[1]->data(), 2, bytes);
  for (auto _ : state) {
    device.default_stream()->copy(both[1]->data(), both[0]->data(), bytes, both);
    device.default_stream()->synchronize();
  }
  state.SetBytesProcessed(static_cast<std::int64_t>(bytes) * 2 * state.iterations());
}
BENCHMARK(CopyHundredMegabytes)->UseRealTime()->Unit(benchmark::kMillisecond);

void FillHundredMegabytes(benchmark::State &state) {
  Device &device = Device::get(0);
  const std::size_t count = 12500000;
  const std::shared_ptr<Buffer> one[1] = {device.allocate(count * 8)};
  std::memset(one[0]->data(), 1, count * 8);
  const double value = 1.5;
  for (auto _ : state) {
    device.default_stream()->fill(one[0]->data(), &value, 8, count, one);
    device.default_stream()->synchronize();
  }
  state.SetBytesProcessed(static_cast<std::int64_t>(count) * 8 * state.iterations());
}
BENCHMARK(FillHundredMegabytes)->UseRealTime()->Unit(benchmark::kMillisecond);

// Fresh memory each time: the page faults.
void FillFresh(benchmark::State &state) {
  Device &device = Device::get(0);
  const std::size_t count = 12500000;
  const double value = 1.5;
  for (auto _ : state) {
    {
      const std::shared_ptr<Buffer> one[1] = {device.allocate(count * 8)};
      device.default_stream()->fill(one[0]->data(), &value, 8, count, one);
      device.default_stream()->synchronize();
    }
    device.allocator().free_all_blocks();
  }
}
BENCHMARK(FillFresh)->UseRealTime()->Unit(benchmark::kMillisecond);

}  // namespace

BENCHMARK_MAIN();
