#pragma once

#include <functional>

#include "array/window.h"

namespace gridstride::array {

/// All windows of the process.
class Windows {
public:
  /// A window for a stream that has none; comes back when the stream dies.
  [[nodiscard]] static Window &take();
  static void give_back(Window &window);
  /// Calls `body` for each window that was ever made, without any lock held.
  static void for_each(const std::function<void(Window &)> &body);
};

}  // namespace gridstride::array
