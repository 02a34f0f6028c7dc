#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <thread>
#include <vector>

#include "base/error.h"
#include "runtime/device.h"
#include "runtime/event.h"
#include "runtime/fault.h"
#include "runtime/launch.h"
#include "runtime/stream.h"

/// Kernels written by hand, for tests of what runs them.
namespace gridstride::runtime_test {

inline constexpr double kShort = 100;   ///< a cost that runs in the caller
inline constexpr double kShared = 2e5;  ///< that runs in the caller and in workers that join it
inline constexpr double kLong = 1e6;    ///< a cost that goes to the workers

inline std::uint64_t slot(const void *pointer) {
  return reinterpret_cast<std::uintptr_t>(pointer);
}

template <class T>
T &at(const CpuLaunch *launch, int index) {
  return *reinterpret_cast<T *>(static_cast<std::uintptr_t>(launch->params[index]));
}

/// A kernel's launch with its parameter slots.
struct Launch {
  Launch(CpuEntry entry, std::vector<std::uint64_t> slots, std::int64_t items, double cost) : words(std::move(slots)) {
    request.entry = entry;
    request.params = words;
    request.items = items;
    request.cost = cost;
  }
  Launch(const Launch &) = delete;
  Launch &operator=(const Launch &) = delete;
  void on(Stream &stream) { stream.launch(request); }

  std::vector<std::uint64_t> words;
  LaunchRequest request;
};

/// Holds a stream until it is opened.
class Gate {
public:
  void close_on(Stream &stream) {
    left_.store(false);
    Launch(&Gate::run, {slot(this)}, 1, kLong).on(stream);
  }
  void open() { open_.store(true); }
  /// The kernel has begun.
  [[nodiscard]] bool reached() const { return reached_.load(); }
  ~Gate() {
    open();
    while (!left_.load()) std::this_thread::yield();
  }

private:
  static void run(const CpuLaunch *launch, std::int64_t, std::int64_t, void *) {
    Gate &gate = at<Gate>(launch, 0);
    gate.reached_.store(true);
    while (!gate.open_.load()) std::this_thread::sleep_for(std::chrono::microseconds(50));
    gate.left_.store(true);
  }
  std::atomic<bool> open_{false};
  std::atomic<bool> left_{true};  ///< the kernel is not, or no longer, in it
  std::atomic<bool> reached_{false};
};

/// Adds 1 to an int at slot 0 for each item: a plain read and write, so that overlapping launches lose some.
inline void count_up(const CpuLaunch *launch, std::int64_t begin, std::int64_t end, void *) {
  at<std::int64_t>(launch, 0) += end - begin;
}

/// Appends slot 1 to the vector at slot 0.
inline void append(const CpuLaunch *launch, std::int64_t, std::int64_t, void *) {
  at<std::vector<std::uint64_t>>(launch, 0).push_back(launch->params[1]);
}

/// Adds 1 to each int32 of the array at slot 0.
inline void touch(const CpuLaunch *launch, std::int64_t begin, std::int64_t end, void *) {
  auto *const values = reinterpret_cast<std::int32_t *>(static_cast<std::uintptr_t>(launch->params[0]));
  for (std::int64_t i = begin; i < end; ++i) values[i] += 1;
}

/// Every item faults: block (item, 0, 0), thread (1, 2, 3), index 100 + item, extent 10.
inline void faulting(const CpuLaunch *launch, std::int64_t begin, std::int64_t end, void *) {
  for (std::int64_t i = begin; i < end; ++i) {
    const std::uint32_t block[3] = {static_cast<std::uint32_t>(i), 0, 0};
    const std::uint32_t thread[3] = {1, 2, 3};
    record_fault(launch->fault, 7, block, thread, 100 + i, 10);
  }
}

/// Raises an IndexError that names the kernel and the first fault.
class Owner final : public LaunchOwner {
public:
  explicit Owner(std::string name) : name_(std::move(name)) {}
  [[noreturn]] void raise(const FaultRecord &fault) const override {
    throw Error(ErrorKind::Index, name_ + ": site " + std::to_string(fault.site) + " block " +
                                      std::to_string(fault.block[0]) + " index " + std::to_string(fault.index));
  }
  [[nodiscard]] const std::string &launch_name() const override { return name_; }

private:
  std::string name_;
};

inline void launch_fault(Stream &stream, const std::string &name, double cost, std::int64_t items = 4) {
  Launch launch(faulting, {}, items, cost);
  launch.request.can_fault = true;
  launch.request.owner = std::make_shared<Owner>(name);
  launch.on(stream);
}

/// The text of the Error that `call` throws; empty when it throws none.
template <class Call>
std::string error_of(Call &&call) {
  try {
    call();
  } catch (const Error &error) {
    return error.what();
  }
  return {};
}

template <class Condition>
bool soon(Condition &&condition) {
  const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(20);
  while (!condition()) {
    if (std::chrono::steady_clock::now() > until) return false;
    std::this_thread::sleep_for(std::chrono::microseconds(100));
  }
  return true;
}

}  // namespace gridstride::runtime_test
