#pragma once

#include "runtime/parallel.h"

namespace gridstride::cpu {

void install_wait_hooks(const WaitHooks &installed);
/// The host language's look at signals, for waits that are not the scheduler's. May throw.
void poll_wait_hooks();

}  // namespace gridstride::cpu
