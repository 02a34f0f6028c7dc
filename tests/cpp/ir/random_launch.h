#pragma once

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <numeric>
#include <string>
#include <vector>

#include "ir/interpreter.h"
#include "ir/random_function.h"
#include "types/kernel_abi.h"

namespace gridstride::ir::testing {

/// Equal bits, or two NaN (parts): the payload of a NaN is open.
inline bool same_value(const Scalar &a, const Scalar &b) {
  if (a == b) return true;
  const auto same = [](double x, double y) {
    return (std::isnan(x) && std::isnan(y)) || (x == y && std::signbit(x) == std::signbit(y));
  };
  if (is_floating(a.dtype)) return same(a.as_double(), b.as_double());
  if (!is_complex(a.dtype)) return false;
  return same(a.as_complex().real(), b.as_complex().real()) && same(a.as_complex().imag(), b.as_complex().imag());
}

/// Arguments, dimensions and fault record for one launch of a random program. Two made of the same program and seed are
/// equal, so that one can be run by each of two ways and compared. Arrays lie inside larger buffers whose other bytes
/// take part in the comparison.
class RandomLaunch {
public:
  RandomLaunch(const RandomProgram &program, std::uint64_t seed) : random_(seed ^ 0xabcdef) {
    const Function &kernel = program.module.kernel();
    kernel.kind == FunctionKind::Elementwise ? make_extents(kernel.space_rank) : make_dims();
    for (std::size_t i = 0; i < kernel.params.size(); ++i) {
      const Type &type = kernel.params[i];
      if (type.is_scalar()) {
        const Scalar value = random_.value(type.dtype);
        slots_.push_back(value.bits[0]);
        if (type.dtype == DType::Complex128) slots_.push_back(value.bits[1]);
      } else {
        make_array(type, program.roles[i], kernel.param_names[i]);
      }
    }
    launch_.params = slots_.data();
    launch_.extents = extents_.data();
    launch_.fault = &fault_;
  }
  RandomLaunch(const RandomLaunch &) = delete;
  RandomLaunch &operator=(const RandomLaunch &) = delete;

  [[nodiscard]] const CpuLaunch &launch() const { return launch_; }
  [[nodiscard]] const FaultRecord &fault() const { return fault_; }
  [[nodiscard]] const std::vector<std::int64_t> &extents() const { return extents_; }
  /// Work items by the binary interface: points or blocks.
  [[nodiscard]] std::int64_t items() const {
    if (!extents_.empty()) {
      return std::accumulate(extents_.begin(), extents_.end(), std::int64_t{1}, std::multiplies<>());
    }
    const GridDims &dims = launch_.dims;
    return std::int64_t{1} * dims.grid[0] * dims.grid[1] * dims.grid[2];
  }

  /// What differs after both ran; empty if nothing does. `sites` and `other_sites` are the fault sites of the modules
  /// that ran: passes may renumber them.
  [[nodiscard]] std::string difference(const RandomLaunch &other, const std::vector<FaultSite> &sites,
                                       const std::vector<FaultSite> &other_sites) const {
    const std::string fault = fault_text(sites);
    const std::string other_fault = other.fault_text(other_sites);
    if (fault != other_fault) return fault + " against " + other_fault;
    return memory_difference(other);
  }

  [[nodiscard]] std::string memory_difference(const RandomLaunch &other) const {
    for (std::size_t i = 0; i < arrays_.size(); ++i) {
      const Array &mine = arrays_[i];
      const Array &its = other.arrays_[i];
      const std::size_t item = size_of(mine.dtype);
      for (std::size_t at = 0; at < mine.bytes; at += item) {
        const Scalar a = Scalar::load(mine.dtype, mine.memory.get() + at);
        const Scalar b = Scalar::load(its.dtype, its.memory.get() + at);
        if (!same_value(a, b)) {
          return mine.name + ", item " +
                 std::to_string((static_cast<std::int64_t>(at) - mine.origin) / static_cast<std::int64_t>(item)) +
                 " from element 0: " + a.to_string() + " against " + b.to_string();
        }
      }
    }
    return {};
  }

  [[nodiscard]] std::string fault_text(const std::vector<FaultSite> &sites) const {
    if (fault_.raised == 0) return "no fault";
    if (fault_.site >= sites.size()) return "a fault at a site that does not exist";
    const FaultSite &site = sites[fault_.site];
    std::string text = "fault " + std::to_string(static_cast<int>(site.kind)) + " '" + site.array + site.message +
                       "' axis " + std::to_string(site.axis) + " line " + std::to_string(site.loc.line) + " block";
    for (const std::uint32_t each : fault_.block) text += ' ' + std::to_string(each);
    text += " thread";
    for (const std::uint32_t each : fault_.thread) text += ' ' + std::to_string(each);
    return text + " index " + std::to_string(fault_.index) + " extent " + std::to_string(fault_.extent);
  }

private:
  struct Free {
    void operator()(std::byte *memory) const { std::free(memory); }
  };
  struct Array {
    std::string name;
    DType dtype;
    std::size_t bytes;
    std::int64_t origin;  ///< byte offset of element 0
    std::unique_ptr<std::byte, Free> memory;
  };

  void make_dims() {
    static const std::vector<std::uint32_t> kBlockX = {1, 2, 7, 10, 16, 31, 32, 33, 64};
    static const std::vector<std::uint32_t> kSmall = {1, 1, 1, 1, 2, 3};
    GridDims &dims = launch_.dims;
    do {
      dims.block[0] = random_.pick(kBlockX);
      for (int d = 0; d < 3; ++d) {
        if (d > 0) dims.block[d] = random_.pick(kSmall);
        dims.grid[d] = random_.pick(kSmall) + static_cast<std::uint32_t>(d == 0 ? random_.below(4) : 0);
      }
    } while (threads() > 500);
  }

  [[nodiscard]] std::int64_t threads() const {
    std::int64_t count = 1;
    for (int d = 0; d < 3; ++d) count *= std::int64_t{launch_.dims.grid[d]} * launch_.dims.block[d];
    return count;
  }

  void make_extents(int rank) {
    static const std::vector<int> kInner = {0, 1, 3, 8, 16, 17, 31, 33, 70};
    for (int axis = 0; axis < rank; ++axis) {
      extents_.push_back(axis + 1 == rank ? random_.pick(kInner) : random_.below(6));
    }
  }

  std::vector<std::int64_t> shape(const Type &type, ParamRole role) {
    const auto around = [this](std::int64_t size) {
      return std::max<std::int64_t>(0, random_.between(static_cast<int>(size / 2), static_cast<int>(size) + 4));
    };
    const GridDims &dims = launch_.dims;
    switch (role) {
      case ParamRole::Linear: return {around(threads())};
      case ParamRole::Scratch: return {around(threads()), random_.between(1, 5)};
      case ParamRole::Grid: {
        std::vector<std::int64_t> extents;
        for (int d = 2; d >= 0; --d) extents.push_back(around(std::int64_t{dims.grid[d]} * dims.block[d]));
        return extents;
      }
      case ParamRole::AlignedInput:
      case ParamRole::AlignedOutput: return extents_;
      default: break;
    }
    std::vector<std::int64_t> extents;
    for (int axis = 0; axis < type.rank; ++axis) extents.push_back(random_.chance(5) ? 0 : random_.between(1, 9));
    return extents;
  }

  /// Byte strides that the layout class allows; distinct elements lie apart unless `overlap` lets an axis have stride
  /// 0.
  std::vector<std::int64_t> strides(const Type &type, const std::vector<std::int64_t> &extents, bool overlap) {
    const auto item = static_cast<std::int64_t>(size_of(type.dtype));
    const std::size_t rank = extents.size();
    std::vector<std::size_t> order(rank);  // from the innermost axis out
    for (std::size_t i = 0; i < rank; ++i) order[i] = rank - 1 - i;
    const bool free_inner = type.layout == LayoutClass::General;
    const bool contiguous = type.layout == LayoutClass::Contiguous;
    if (!contiguous) {
      for (std::size_t i = free_inner ? 0 : 1; i + 1 < rank; ++i) {
        std::swap(order[i], order[i + static_cast<std::size_t>(random_.below(static_cast<int>(rank - i)))]);
      }
    }
    std::vector<std::int64_t> result(rank, 0);
    std::int64_t step = item;
    for (std::size_t i = 0; i < rank; ++i) {
      const std::size_t axis = order[i];
      const bool fixed = contiguous || (i == 0 && !free_inner);
      if (!fixed && random_.chance(50)) step += item * random_.between(1, 3);
      result[axis] = step;
      step *= contiguous ? extents[axis] : std::max<std::int64_t>(extents[axis], 1);
      if (type.layout == LayoutClass::BroadcastInner && axis + 1 == rank) {
        result[axis] = 0;
        step = item;
      } else if (!fixed && overlap && random_.chance(15)) {
        result[axis] = 0;
      } else if (!fixed && random_.chance(20)) {
        result[axis] = -result[axis];
      }
    }
    return result;
  }

  void make_array(const Type &type, ParamRole role, const std::string &name) {
    constexpr std::int64_t kGuard = 128;
    const bool input = role == ParamRole::Input || role == ParamRole::AlignedInput;
    const std::vector<std::int64_t> extents = shape(type, role);
    const std::vector<std::int64_t> steps = strides(type, extents, input);
    const auto item = static_cast<std::int64_t>(size_of(type.dtype));
    std::int64_t below = 0;
    std::int64_t above = item;
    for (std::size_t axis = 0; axis < extents.size(); ++axis) {
      const std::int64_t reach = std::max<std::int64_t>(extents[axis] - 1, 0) * steps[axis];
      (reach < 0 ? below : above) += reach;
    }
    Array array;
    array.name = name;
    array.dtype = type.dtype;
    array.origin = kGuard - below + item * random_.below(8);
    array.bytes = static_cast<std::size_t>((array.origin + above + 2 * kGuard) / 64 * 64);
    array.memory.reset(static_cast<std::byte *>(std::aligned_alloc(64, array.bytes)));
    for (std::size_t at = 0; at < array.bytes; at += size_of(type.dtype)) {
      random_.value(type.dtype).store(array.memory.get() + at);
    }
    slots_.push_back(reinterpret_cast<std::uintptr_t>(array.memory.get() + array.origin));
    for (const std::int64_t each : extents) slots_.push_back(static_cast<std::uint64_t>(each));
    for (const std::int64_t each : steps) slots_.push_back(static_cast<std::uint64_t>(each));
    arrays_.push_back(std::move(array));
  }

  RandomSource random_;
  CpuLaunch launch_;
  FaultRecord fault_;
  std::vector<std::int64_t> extents_;
  std::vector<std::uint64_t> slots_;
  std::vector<Array> arrays_;
};

}  // namespace gridstride::ir::testing
