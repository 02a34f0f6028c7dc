#pragma once

#include <string>
#include <string_view>

namespace gridstride {

// What kernels print lies here, line by line, until somebody shows it.

/// Adds a whole text; safe from any thread. Beyond 64 MiB that nobody has taken, texts are counted and dropped.
void add_printed(std::string_view text);
/// What there is, which is gone then. Says at its end how many texts were dropped.
[[nodiscard]] std::string take_printed();
/// Called, from any thread, when there is something where there was nothing. Null: nobody is.
void set_printed_hook(void (*hook)());

}  // namespace gridstride
