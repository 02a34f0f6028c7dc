// Devices, streams and events. Part of <gridstride/gridstride.h>.
#pragma once

#include "gridstride/array.h"

namespace gs {

/// The machine's GPUs, or its CPU where there is none (GRIDSTRIDE_DEVICE=cpu or cuda chooses).
class Device {
public:
  [[nodiscard]] static int count();
  [[nodiscard]] static Device current();
  /// Makes it the calling thread's: where new arrays and kernels go. Error "CudaAPIError" for one that there is not.
  static void set_current(int ordinal);

  [[nodiscard]] int ordinal() const { return ordinal_; }
  [[nodiscard]] std::string name() const;
  [[nodiscard]] bool is_gpu() const;
  struct Memory {
    std::size_t free, total;
  };
  [[nodiscard]] Memory memory() const;
  void synchronize() const;  ///< and throws the errors of its work

private:
  explicit Device(int ordinal) : ordinal_(ordinal) {}
  int ordinal_;
};

/// Waits for everything on the current device.
void synchronize();

class Event;

/// An in-order queue of work on the device that is current when it is made. Copies are the same stream.
class Stream {
public:
  Stream();
  [[nodiscard]] static Stream current();

  /// Makes it the thread's current stream of its device while the scope lives.
  class Scope {
  public:
    explicit Scope(const Stream &stream);
    ~Scope();
    Scope(const Scope &) = delete;
    Scope &operator=(const Scope &) = delete;

  private:
    std::shared_ptr<void> stream_, outer_;
  };

  void synchronize() const;          ///< and throws the errors of its work
  [[nodiscard]] bool query() const;  ///< whether all its work has ended
  void wait(const Event &event) const;

private:
  friend class Event;
  friend class Kernel;
  explicit Stream(std::shared_ptr<void> state) : state_(std::move(state)) {}
  std::shared_ptr<void> state_;
};

/// A mark in a stream.
class Event {
public:
  Event();
  void record(const Stream &stream) const;
  void synchronize() const;
  [[nodiscard]] static double elapsed_ms(const Event &start, const Event &stop);

private:
  friend class Stream;
  std::shared_ptr<void> state_;
};

}  // namespace gs
