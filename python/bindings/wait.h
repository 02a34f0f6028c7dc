#pragma once

#include <utility>

#include "bind.h"

namespace gridstride::python {

/// Runs `body`, which may take long without waiting for the engine (compilation, large copies), without the GIL.
/// Waits inside the engine release it by themselves: see `install_wait_hooks`.
template <typename Body>
decltype(auto) without_gil(Body &&body) {
  nb::gil_scoped_release release;
  return std::forward<Body>(body)();
}

/// Makes each blocking wait of the engine release the GIL and look for signals.
void install_wait_hooks();

}  // namespace gridstride::python
