#include "base/error.h"

#include <utility>

#include <fmt/format.h>

namespace gridstride {

namespace {

std::string with_location(const std::string &message, const SourceLocation &location) {
  if (!location.known()) return message;
  return fmt::format("{}:{}:{}: {}", location.file, location.line, location.column, message);
}

}  // namespace

Error::Error(ErrorKind kind, std::string message, SourceLocation location)
    : kind_(kind),
      message_(std::move(message)),
      location_(std::move(location)),
      text_(with_location(message_, location_)) {}

}  // namespace gridstride
