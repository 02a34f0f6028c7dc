#pragma once

#include <string>

#include "base/error.h"
#include "lang/environment.h"

namespace gridstride::lang {

/// What a message says beside its place: what is wrong, and (may be empty) what to do.
struct Complaint {
  std::string text;
  std::string help;
};

/// An Error at a node of a unit. Its text:
///
///     kernel.py:12:9: what is wrong
///         c = A + pair
///             ^^^^^^^^
///       help: what to do
///
/// The source line keeps its indentation; carets mark the node as far as it stands on that line.
[[nodiscard]] Error located(ErrorKind kind, const Unit &unit, const Node &node, const Complaint &complaint);

/// The same error with a last line that says from where the device function was called:
/// "  in device function 'f', called at kernel.py:20:9".
[[nodiscard]] Error called_from(const Error &error, const std::string &callee, const Unit &caller, const Node &call);

}  // namespace gridstride::lang
