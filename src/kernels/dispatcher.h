#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <vector>

#include "ir/parameter_uses.h"
#include "jit/kernel.h"
#include "kernels/arguments.h"
#include "lang/environment.h"
#include "types/kernel_abi.h"

namespace gridstride {
class Stream;
}

namespace gridstride::kernels {

struct Options {
  bool debug = false;       ///< faults are reported: IndexError, ZeroDivisionError, assert and raise
  bool boundscheck = true;  ///< without it accesses outside an array are undefined
  bool fma = true;          ///< contract a * b + c
  bool fast = false;        ///< GPUs: approximate functions of float32; with debug, floats are divided by zero silently
  bool lines = false;       ///< GPUs: code names the lines that it is made of
  bool optimize = true;     ///< GPUs; without, nothing is contracted either
  int lanes = 0;            ///< vector width; 0 chooses
};

/// Where and how large a launch is.
struct Configuration {
  GridDims dims;
  std::shared_ptr<Stream> stream;  ///< null: the current stream of the current device
  std::size_t shared_bytes = 0;
  std::span<const std::int64_t> points;  ///< of an Elementwise kernel: its iteration space, instead of `dims`
};

/// What the code of a launch may take for granted.
enum class Variant : std::uint8_t {
  Overlapping,  ///< nothing: arrays that are written may overlap others
  Disjoint,     ///< no array that is written overlaps another
  Streaming,    ///< Disjoint, and what is written is never read and larger than the caches
};
inline constexpr std::size_t kVariants = 3;

/// A kernel compiled for some argument types. Immutable but for the variants that are compiled when first needed.
class Specialisation {
public:
  [[nodiscard]] const std::vector<TypeCode> &codes() const { return codes_; }
  /// Whether the kernel may store through the argument of this code, or the frozen array behind the last code.
  [[nodiscard]] bool writes(std::size_t code) const { return uses_[code].written; }
  [[nodiscard]] bool matches(std::span<const Argument> arguments) const;
  /// Whether the kernel reads no array that it writes.
  [[nodiscard]] bool write_only() const { return write_only_; }
  /// The code for a launch with these dimensions; compiled when it is first asked for. Kernels whose threads work
  /// together have code for each shape of blocks.
  [[nodiscard]] const std::shared_ptr<const jit::Kernel> &kernel(Variant variant, const GridDims &dims) const;
  /// Some code of this specialisation, to be described.
  [[nodiscard]] const std::shared_ptr<const jit::Kernel> &kernel(Variant variant) const;
  /// Whether its code tells the checker what it does.
  [[nodiscard]] bool checked() const { return options_.checked; }
  /// Whether each shape of blocks has its own code.
  [[nodiscard]] bool by_shape() const { return by_shape_; }
  [[nodiscard]] int slots() const { return slots_; }
  /// The arrays of the surrounding program that follow the arguments.
  [[nodiscard]] const std::vector<array::Array> &frozen() const { return frozen_; }
  /// The front end's module, and what a variant is compiled from.
  [[nodiscard]] const ir::Module &module() const { return module_; }
  [[nodiscard]] ir::Module module_of(Variant variant) const;
  [[nodiscard]] const jit::Options &code_options() const { return options_; }

private:
  friend class Dispatcher;
  /// The variants for one shape of blocks.
  struct Code {
    std::uint32_t block[3] = {};
    std::shared_ptr<const jit::Kernel> kernels[kVariants];
    std::atomic<bool> ready[kVariants] = {false, false, false};
    std::unique_ptr<Code> next;
  };
  [[nodiscard]] Code *find_shape(const std::uint32_t *block) const;
  [[nodiscard]] Code &code_for(const std::uint32_t *block) const;
  [[nodiscard]] const std::shared_ptr<const jit::Kernel> &variant_of(Code &code, Variant variant) const;

  std::vector<TypeCode> codes_;
  std::vector<ir::ParameterUse> uses_;
  bool write_only_ = true;
  int slots_ = 0;
  std::vector<array::Array> frozen_;
  jit::Options options_;
  ir::Module module_;
  bool by_shape_ = false;
  mutable std::mutex mutex_;
  mutable Code any_;  ///< for all shapes of blocks, or for those that the list has no more room for
  mutable std::unique_ptr<Code> first_shape_;
  mutable std::atomic<Code *> shapes_{nullptr};  ///< the list's head, with the latest shape
  std::unique_ptr<Specialisation> next_;         ///< the table is a list; a kernel has few specialisations
};

/// A kernel of the user's program: its source, and the specialisations made so far. All members may be called from any
/// thread; specialisations live as long as the dispatcher.
class Dispatcher {
public:
  explicit Dispatcher(const Options &options) : options_(options) {}
  ~Dispatcher();
  Dispatcher(const Dispatcher &) = delete;
  Dispatcher &operator=(const Dispatcher &) = delete;

  [[nodiscard]] const Options &options() const { return options_; }
  /// Gives the program, before the first `specialise`. The first one given stays: what free names stand for is frozen.
  /// `frozen` are the arrays that the program numbers.
  void set_program(lang::Program program, std::vector<array::Array> frozen = {});
  /// Instead of a program: what gives the module for the codes of the arguments, and the numbers of the frozen arrays
  /// that are its last parameters. Before the first `specialise`; called from any thread.
  using Build = std::function<ir::Module(std::span<const TypeCode> codes, std::vector<std::size_t> *frozen)>;
  void set_build(Build build, std::vector<array::Array> frozen = {});
  [[nodiscard]] bool has_program() const { return has_program_.load(std::memory_order_acquire); }
  [[nodiscard]] const lang::Program &program() const { return *program_; }

  /// The specialisation for these arguments; null when it has not been made.
  [[nodiscard]] const Specialisation *find(std::span<const Argument> arguments) const;
  /// Finds or compiles. Throws the errors of lang::compile_kernel.
  const Specialisation &specialise(std::span<const TypeCode> codes);
  /// The IR of the program as a function that kernels call, for these argument types; its result types are its own.
  [[nodiscard]] ir::Module device_module(std::span<const TypeCode> codes) const;
  /// What its kernels are compiled with, beside what `options` says of each.
  [[nodiscard]] jit::Options code_options(jit::Options options = {}) const;
  /// In the order in which they were made.
  [[nodiscard]] std::vector<const Specialisation *> specialisations() const;

private:
  [[nodiscard]] const Specialisation *find_codes(std::span<const TypeCode> codes) const;

  Options options_;
  std::mutex mutex_;
  std::unique_ptr<const lang::Program> program_;
  Build build_;
  std::vector<array::Array> frozen_;
  std::atomic<bool> has_program_{false};
  std::unique_ptr<Specialisation> first_;
  std::atomic<const Specialisation *> head_{nullptr};
};

/// Launches on the configuration's stream and returns before the kernel ends. The specialisation is one that matches
/// the arguments; pending expressions that they wait for are run first. Throws for a launch that the device refuses and
/// for arguments of another device than the stream's; errors of the run surface at the next synchronisation.
void launch(const Specialisation &specialisation, const Configuration &configuration,
            std::span<const Argument> arguments);

/// The dimensions of `kernel.forall(count)`: one thread an element, in blocks of `threads` (0 chooses). `count` > 0.
[[nodiscard]] GridDims dims_for_all(std::int64_t count, std::uint32_t threads);

}  // namespace gridstride::kernels
