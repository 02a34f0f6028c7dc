#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <unordered_map>
#include <utility>
#include <vector>

#include "ir/block_threads.h"
#include "ir/ir.h"

namespace gridstride::ir {

/// An array as a function sees it: its strides are those that the type's layout class promises.
struct ArrayRef {
  std::byte *data = nullptr;
  std::vector<std::int64_t> extents;
  std::vector<std::int64_t> strides;

  /// Contiguous strides for elements of `item` bytes.
  void lay_out(std::int64_t item);
};

/// The values of one function while it runs. A recursive call puts them aside.
struct Frame {
  const Function *function = nullptr;
  std::vector<gridstride::Scalar> values;
  std::unordered_map<std::uint32_t, const ArrayRef *> arrays;
};

/// One thread (or point) while it runs.
struct Strand {
  std::unordered_map<const Function *, Frame> frames;
  std::vector<std::int64_t> trips;
  std::vector<gridstride::Scalar> carried;
  std::array<std::uint32_t, 3> block{};
  std::array<std::uint32_t, 3> thread{};
  BlockThread *fiber = nullptr;  ///< null: it runs to its end without waiting for others
  std::deque<ArrayRef> arrays;   ///< shared and local ones
  std::deque<std::vector<std::byte>> locals;
};

/// The array of a launch's parameter slots.
[[nodiscard]] ArrayRef read_array(const Type &type, const std::uint64_t *slot);

/// Where in a block's shared memory each array lies; dynamic ones at the end.
struct SharedLayout {
  explicit SharedLayout(const Module &module);

  std::unordered_map<const Op *, std::size_t> at;
  std::size_t bytes = 0;    ///< of a block, without the launch's dynamic ones
  bool cooperates = false;  ///< threads may wait for each other

private:
  void add(const Function &function, const Region &region);
};

/// Wide enough to see any integer dtype overflow.
__extension__ using Wide = __int128;

[[nodiscard]] std::pair<Wide, Wide> integer_range(DType dtype);
[[nodiscard]] Wide integer_of(const gridstride::Scalar &value);
[[nodiscard]] gridstride::Scalar integer(DType dtype, Wide value);

/// A claim of an access about its index does not hold: throws Error(Internal).
[[noreturn]] void broken_claim(const Function &function, const Op &op, std::size_t axis, std::int64_t index,
                               std::int64_t extent, const char *claim);

}  // namespace gridstride::ir
