#pragma once

#include <string>

#include "ir/ir.h"

namespace gridstride::passes::testing {

/// The text of a module after a pass over each of its functions. Both forms are verified.
inline std::string after(void (*pass)(ir::Function &), const std::string &text) {
  ir::Module module = ir::parse(text);
  ir::verify(module);
  for (const auto &function : module.functions) pass(*function);
  ir::verify(module);
  return ir::print(module);
}

}  // namespace gridstride::passes::testing
