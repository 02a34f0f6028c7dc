#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace gridstride {

class Stream;
namespace cuda {
class Event;
class Stream;
}  // namespace cuda

/// What runs when, on all devices of the process: recorded between `start` and `stop`. Off, a place that records costs
/// one relaxed load.
namespace trace {

enum class Kind : std::uint8_t {
  Launch,    ///< a kernel
  Task,      ///< a function of the host in the order of a stream: a sort, a product
  Copy,      ///< of memory on a device, or between devices
  Upload,    ///< host to device
  Download,  ///< device to host
  Fill,
  Allocate,  ///< at one moment, as `Free`: memory taken from a pool
  Free,
  Evaluate,  ///< in the host's thread: recorded expressions become launches; the name is why
  Wait,      ///< in the host's thread: a synchronisation
};
[[nodiscard]] std::string_view name_of(Kind kind);

struct Record {
  Kind kind = Kind::Launch;
  int device = 0;
  std::uint64_t stream = 0;  ///< its handle; of work that runs on a device
  std::uint64_t thread = 0;  ///< of the host that asked for it, numbered from 0 as they come
  bool on_host = false;      ///< it runs in that thread, not in a stream
  std::int64_t begin = 0;    ///< nanoseconds since `start`
  std::int64_t end = 0;
  std::uint64_t bytes = 0;  ///< of copies, fills and memory
  std::uint64_t held = 0;   ///< Allocate and Free: bytes in use on the device afterwards
  std::string name;
  std::string shape;  ///< of launches: the grid and the blocks, or the extents of the expression
};

inline std::atomic<bool> recording{false};
[[nodiscard]] inline bool on() {
  return recording.load(std::memory_order_relaxed);
}

/// Begins to record, everything from anew. Error(Runtime) while it does already: a process has one timeline at a time.
void start();
struct Recorded {
  std::vector<Record> records;  ///< in the order of their beginnings
  std::uint64_t dropped = 0;    ///< beyond what is kept (kMostRecords)
};
/// Ends it. Waits for the GPUs, whose clocks say when work began and ended; work of the CPU that has not ended is
/// missing, so synchronize first.
[[nodiscard]] Recorded stop();
inline constexpr std::size_t kMostRecords = std::size_t{1} << 20;

/// Nanoseconds since `start`.
[[nodiscard]] std::int64_t now();
void add(Record record) noexcept;
/// Memory of a device was taken or given back.
void add_memory(Kind kind, int device, std::size_t bytes, std::size_t held) noexcept;

/// How the launches are called that this thread asks for while it lives: for kernels whose own name says little.
class Label {
public:
  explicit Label(std::string text);
  ~Label();
  Label(const Label &) = delete;
  Label &operator=(const Label &) = delete;

private:
  std::string text_;
  const std::string *outer_;
};

/// Something that the host's thread does from here to the end of the scope. Made where `on()` was true, else empty.
class Span {
public:
  Span() = default;
  Span(Kind kind, int device, std::string_view name, std::size_t bytes = 0);
  ~Span();
  Span(const Span &) = delete;
  Span &operator=(const Span &) = delete;

private:
  std::unique_ptr<Record> record_;
};

/// A launch, copy or task that a stream of the CPU was given: its record until it ends.
class Pending {
public:
  Pending(const Stream &stream, Kind kind, std::string_view name);
  /// A piece of the work begins; the first one counts. Any thread.
  void begun() {
    std::int64_t none = -1;
    begin_.compare_exchange_strong(none, now(), std::memory_order_relaxed);
  }
  void ended();

  Record record;

private:
  std::uint64_t session_;  ///< a timeline that began since has nothing to do with this work
  std::atomic<std::int64_t> begin_{-1};
};

/// The same on CUDA: marks in the stream on both sides of what the scope submits.
class Marks {
public:
  Marks() = default;
  Marks(const Stream &stream, Kind kind, std::string_view name, std::size_t bytes);
  ~Marks();
  Marks(const Marks &) = delete;
  Marks &operator=(const Marks &) = delete;

  std::unique_ptr<Record> record;

private:
  std::shared_ptr<cuda::Event> begin_;
  std::shared_ptr<cuda::Stream> stream_;
};

}  // namespace trace
}  // namespace gridstride
