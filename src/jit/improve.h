#pragma once

#include <memory>

namespace gridstride::jit {

class Kernel;

/// Kernels are compiled quickly first, so that their first launch is soon. Code that has run for long enough to be
/// worth it is made anew in the background, by one thread of the process; launches that are under way go on with it.
/// The process waits for what is being made when it ends and when it forks; in the child, kernels stay as they are.
void improve_later(std::shared_ptr<const Kernel> kernel);

/// Waits until nothing is left to be made. For tests and measurements.
void finish_improving();

namespace detail {
void make_anew(const Kernel &kernel);
}

}  // namespace gridstride::jit
