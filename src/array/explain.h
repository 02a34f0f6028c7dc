#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "array/array.h"

namespace gridstride::array {

/// What an array is underneath, and what making it real will cost: found from the very plans that running it follows.
struct Explanation {
  struct Value {
    std::string what;    ///< "multiply", "cast", "array", "scalar", "number", "reduce add"
    std::string detail;  ///< of an array: how it lies; of a scalar: its value; of an operation: who recorded it
    DType dtype{};
    std::vector<int> inputs;  ///< places in `values`
    int output = -1;          ///< which of `outputs` it is, or none
    std::int64_t bytes = 0;   ///< of memory that is read for it: arrays
  };
  struct Output {
    Shape shape;
    DType dtype{};
    bool asked = false;     ///< the array that was asked for; the others share its work and are made with it
    bool in_place = false;  ///< it takes the memory of an input that nobody will ask for again
  };
  struct Stage {
    std::string kernel;
    std::int64_t bytes = 0;  ///< of its values
    bool scratch = false;    ///< they stay in a core's cache, a block of rows at a time, and never get to memory
  };
  struct Pass {
    std::string kernel;
    std::int64_t read = 0;  ///< bytes
    std::int64_t written = 0;
    std::vector<Stage> stages;  ///< of a walk over blocks of rows, in which several kernels share this one pass
  };

  bool pending = false;
  const char *cause = nullptr;  ///< why it was made real; null where it never was pending, or is now
  Shape shape;
  DType dtype{};
  std::vector<Value> values;  ///< in the order of computation
  std::vector<Output> outputs;
  std::vector<Pass> passes;  ///< over memory
  /// What the same operations would do one by one.
  std::int64_t unfused_passes = 0;
  std::int64_t unfused_bytes = 0;
};

/// Runs nothing, and leaves what is pending as it was; a kernel of a walk may get compiled, as planning it needs its
/// code.
[[nodiscard]] Explanation explain(const Array &array);

}  // namespace gridstride::array
