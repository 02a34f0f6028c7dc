#pragma once

#include <string>

namespace gridstride {

/// The linker's build id, in hex, of the library or program that this code is part of: it changes whenever anything in
/// it does. Empty when it was linked without one.
const std::string &build_id();

}  // namespace gridstride
