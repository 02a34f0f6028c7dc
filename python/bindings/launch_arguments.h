#pragma once

#include <array>
#include <atomic>
#include <deque>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "arrays.h"
#include "kernels.h"
#include "kernels/host_arrays.h"

namespace gridstride::python {

/// What a launch does with a host array.
enum class Transfer : int { Allow, Warn, Error };
extern std::atomic<Transfer> implicit_transfer;

[[nodiscard]] std::string kernel_name(nb::handle dispatcher);

/// The arguments of one call, tuples with their items behind them.
class Arguments {
public:
  /// `dispatcher` is the kernel, for messages; `stream` is where it is launched.
  Arguments(PyObject *dispatcher, Stream *stream, PyObject *const *args, Py_ssize_t count)
      : dispatcher_(dispatcher), stream_(stream) {
    for (Py_ssize_t i = 0; i < count; ++i) {
      if (Array *array = array_of(args[i])) {
        add(kernels::Argument(*array));
      } else if (std::optional<ScalarOperand> scalar = to_scalar(args[i])) {
        add(kernels::Argument(scalar->value));
      } else {
        add_other(args[i], i);
      }
    }
    if (!hosts_in_.empty()) copy_in();
  }

  [[nodiscard]] std::span<kernels::Argument> span() { return {data(), count_}; }
  [[nodiscard]] bool has_host_arrays() const { return hosts_.has_value(); }
  /// Refuses a read-only host array that the kernel writes.
  void check_writeable(const kernels::Specialisation &specialisation) const;
  /// Waits for the launch and copies back what it wrote.
  void copy_out(Stream &stream, const kernels::Specialisation &specialisation);

private:
  static constexpr std::size_t kInline = 16;

  kernels::Argument *data() { return large_.empty() ? small_.data() : large_.data(); }
  void add(const kernels::Argument &argument) {
    if (large_.empty() && count_ < kInline) {
      small_[count_++] = argument;
      return;
    }
    if (large_.empty()) large_.assign(small_.begin(), small_.end());
    large_.push_back(argument);
    ++count_;
  }
  /// `position` is of the argument that the value is, or is inside of.
  void add_any(PyObject *object, Py_ssize_t position);
  void add_other(PyObject *object, Py_ssize_t position);
  void add_record(nb::handle fields, Py_ssize_t position, bool copy_back);
  void add_host(PyObject *object, bool copy_back);
  bool add_dates(PyObject *object, Py_ssize_t position);
  void copy_in();

  PyObject *dispatcher_;
  Stream *stream_;
  std::size_t count_ = 0;
  std::array<kernels::Argument, kInline> small_;
  std::vector<kernels::Argument> large_;
  std::vector<nb::object> kept_;                       ///< arrays made for the call
  std::vector<std::unique_ptr<Array>> foreign_;        ///< of other libraries
  std::vector<std::pair<PyObject *, bool>> hosts_in_;  ///< host arrays, and whether they are copied back
  std::vector<std::size_t> host_positions_;            ///< theirs among the arguments
  std::uint64_t cupy_stream_ = 0;                      ///< once it has been asked
  std::deque<kernels::BorrowedArray> borrowed_;        ///< a deque, since arguments point into it
  std::optional<kernels::HostArrays> hosts_;
  std::string unit_;  ///< of dates and times among the arguments
  bool warn_ = false;
};

}  // namespace gridstride::python
