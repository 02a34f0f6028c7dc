// Kernels that were written in Python and compiled ahead of time. Part of <gridstride/gridstride.h>.
//
//   gridstride compile kernels.py -o kernels.gsk        # needs Python; what follows does not
//
//   gs::Module module = gs::Module::load("kernels.gsk");
//   module.kernel("vecadd").launch({blocks}, {256}, a, b, c);
#pragma once

#include "gridstride/device.h"

namespace gs {

/// Extents of a grid or a block.
struct Dim3 {
  std::uint32_t x = 1, y = 1, z = 1;
};

/// An argument of a launch: an array, or a number of exactly this type.
class Argument {
public:
  Argument(const Array &array) : array_(&array) {}
  template <class T, std::enable_if_t<std::is_arithmetic_v<T>, int> = 0>
  Argument(T number) : dtype_(dtype_of<T>()) {
    if constexpr (std::is_floating_point_v<T>)
      number_ = number;
    else
      integer_ = static_cast<std::uint64_t>(static_cast<std::int64_t>(number));
  }

private:
  friend class Kernel;
  const Array *array_ = nullptr;
  DType dtype_ = DType::Float64;
  double number_ = 0;
  std::uint64_t integer_ = 0;
};

struct LaunchOptions {
  const Stream *stream = nullptr;  ///< null: the current one
  std::size_t shared_bytes = 0;    ///< dynamic shared memory of a block
};

class Kernel {
public:
  [[nodiscard]] const std::string &name() const { return name_; }
  /// What it was compiled for: "array(float64, 1d, contiguous), int64".
  [[nodiscard]] std::vector<std::string> signatures() const;

  /// Launches and returns before the kernel ends; its errors come at the next synchronisation. The arguments decide
  /// which signature is taken; numbers are converted where only their types differ and the value stays the same.
  /// Error "TypeError" naming the signatures where none fits.
  template <class... Arguments>
  void launch(Dim3 grid, Dim3 block, const Arguments &...arguments) const {
    launch_with({}, grid, block, {Argument(arguments)...});
  }
  void launch_with(const LaunchOptions &options, Dim3 grid, Dim3 block, const std::vector<Argument> &arguments) const;

private:
  friend class Module;
  std::string name_;
  std::shared_ptr<void> state_;
};

/// A file of kernels.
class Module {
public:
  /// Error "ValueError" for a file that is no such file, of another format, or damaged; "FileNotFoundError".
  [[nodiscard]] static Module load(const std::string &path);

  [[nodiscard]] std::vector<std::string> names() const;
  [[nodiscard]] Kernel kernel(std::string_view name) const;  ///< Error "KeyError"
  /// Whether the machine code in it is this engine's. Otherwise kernels are compiled from their IR when first launched.
  [[nodiscard]] bool has_code() const;

private:
  std::shared_ptr<void> state_;
};

/// Kernels of which machine code was taken from files, and kernels compiled, by this process so far.
struct CompilerCounts {
  std::uint64_t taken_from_files, compiled;
};
[[nodiscard]] CompilerCounts compiler_counts();

}  // namespace gs
