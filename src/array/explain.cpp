#include "array/explain.h"

#include "array/rehearsal.h"
#include "array/window.h"

namespace gridstride::array {

Explanation explain(const Array &array) {
  Explanation result;
  result.shape = array.shape();
  result.dtype = array.dtype();
  Storage &storage = *array.storage().get();
  for (;;) {
    Window *const in = storage.window.load(std::memory_order_acquire);
    if (in == nullptr) break;
    const Window::Lock lock(*in);
    if (storage.window.load(std::memory_order_relaxed) != in) continue;
    result.pending = true;
    Rehearsal(*in, result).run(storage);
    return result;
  }
  result.cause = storage.cause;
  return result;
}

}  // namespace gridstride::array
