#pragma once

#include "runtime/parallel.h"

namespace gridstride::cpu {

void install_wait_hooks(const WaitHooks &installed);

}  // namespace gridstride::cpu
