#pragma once

#include <vector>

#include "codegen/cpu/body.h"

namespace gridstride::codegen::cpu {

/// An access: where its lanes point, and what has still to be tested of its indices.
struct Body::Address {
  enum class Kind {
    Uniform,     ///< one element for all lanes
    Contiguous,  ///< consecutive elements
    Strided,     ///< elements `step` bytes apart
    Lanes,       ///< anywhere
  };
  struct Axis {
    LaneValue index;  ///< wrapped already where it is uniform or varying
    LaneValue given;  ///< as the program has it
    Value *extent = nullptr;
    Value *stride = nullptr;  ///< bytes; null: an axis that does not move the address
    bool test = false;        ///< whether it is inside has to be tested
    bool sure = false;        ///< every lane's index is inside, on or off
    bool wrap = false;        ///< it may be negative and then counts from the end (linear indices)
  };
  Kind kind = Kind::Uniform;
  const ArrayValue *array = nullptr;
  std::vector<Axis> axes;
  bool tests = false;       ///< any axis has something to test
  bool wraps = false;       ///< any linear axis may wrap
  bool whole = false;       ///< the elements of all lanes are known to exist, on or off
  Value *base = nullptr;    ///< Uniform: the element. Contiguous, Strided: the first lane's. Set by `place`
  Value *origin = nullptr;  ///< what `base` is at coordinate 0 of the lane axis, known at `origin_level`
  std::uint8_t origin_level = kBody;
  Value *step = nullptr;  ///< Strided
  /// Strided and Lanes, of memory that is padded: bytes from `window` to each lane's element; empty where they are no
  /// constants, or far apart.
  std::vector<std::int64_t> offsets;
  Value *window = nullptr;
};

}  // namespace gridstride::codegen::cpu
