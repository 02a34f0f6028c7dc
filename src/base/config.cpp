#include "base/config.h"

#include <charconv>
#include <cstdlib>
#include <string_view>

#include <fmt/format.h>

#include "base/error.h"

namespace gridstride {

namespace {

[[noreturn]] void wrong_value(const char *variable, std::string_view value, std::string_view expected) {
  throw Error(ErrorKind::Value, fmt::format("{} is '{}'; expected {}", variable, value, expected));
}

std::string_view text_of(const EnvironmentLookup &lookup, const char *variable) {
  const char *value = lookup(variable);
  return value == nullptr ? std::string_view() : std::string_view(value);
}

bool read_flag(const EnvironmentLookup &lookup, const char *variable, bool fallback) {
  const std::string_view value = text_of(lookup, variable);
  if (value.empty()) return fallback;
  if (value == "0") return false;
  if (value == "1") return true;
  wrong_value(variable, value, "0 or 1");
}

std::optional<int> read_number(const EnvironmentLookup &lookup, const char *variable, int low, int high) {
  const std::string_view value = text_of(lookup, variable);
  if (value.empty()) return std::nullopt;
  int number = 0;
  const char *const end = value.end();
  const auto result = std::from_chars(value.begin(), end, number);
  if (result.ec != std::errc() || result.ptr != end || number < low || number > high) {
    wrong_value(variable, value, fmt::format("a whole number from {} to {}", low, high));
  }
  return number;
}

std::uint64_t read_bytes(const EnvironmentLookup &lookup, const char *variable, std::uint64_t fallback) {
  const std::string_view value = text_of(lookup, variable);
  if (value.empty()) return fallback;
  constexpr std::string_view kUnits = "KMG";
  std::uint64_t number = 0;
  const char *const end = value.data() + value.size();
  const auto result = std::from_chars(value.data(), end, number);
  const std::string_view rest(result.ptr, static_cast<std::size_t>(end - result.ptr));
  const std::size_t unit = rest.size() == 1 ? kUnits.find(rest[0]) : rest.empty() ? 0 : std::string_view::npos;
  if (result.ec != std::errc() || unit == std::string_view::npos || number >= std::uint64_t{1} << 33) {
    wrong_value(variable, value, "a number of bytes, with K, M or G behind it for larger ones");
  }
  return rest.empty() ? number : number << 10 * (unit + 1);
}

DeviceChoice read_device(const EnvironmentLookup &lookup) {
  const std::string_view value = text_of(lookup, "GRIDSTRIDE_DEVICE");
  if (value.empty()) return DeviceChoice::Automatic;
  if (value == "cpu") return DeviceChoice::Cpu;
  if (value == "cuda") return DeviceChoice::Cuda;
  wrong_value("GRIDSTRIDE_DEVICE", value, "cpu or cuda");
}

bool is_absolute(std::string_view path) {
  return path.starts_with('/');
}

std::string read_cache_dir(const EnvironmentLookup &lookup) {
  const std::string_view own = text_of(lookup, "GRIDSTRIDE_CACHE_DIR");
  if (!own.empty()) {
    if (!is_absolute(own)) wrong_value("GRIDSTRIDE_CACHE_DIR", own, "an absolute path");
    return std::string(own);
  }
  // The XDG rules: a path that is not absolute is to be ignored.
  const std::string_view xdg = text_of(lookup, "XDG_CACHE_HOME");
  if (is_absolute(xdg)) return fmt::format("{}/gridstride", xdg);
  const std::string_view home = text_of(lookup, "HOME");
  if (is_absolute(home)) return fmt::format("{}/.cache/gridstride", home);
  return {};
}

}  // namespace

Config read_config(const EnvironmentLookup &lookup) {
  Config result;
  result.device = read_device(lookup);
  result.debug = read_flag(lookup, "GRIDSTRIDE_DEBUG", false);
  result.cache_dir = read_cache_dir(lookup);
  result.disk_cache = read_flag(lookup, "GRIDSTRIDE_DISK_CACHE", true);
  result.cache_limit = read_bytes(lookup, "GRIDSTRIDE_CACHE_LIMIT", result.cache_limit);
  result.num_threads = read_number(lookup, "GRIDSTRIDE_NUM_THREADS", 1, 4096);
  result.cpu_devices = read_number(lookup, "GRIDSTRIDE_CPU_DEVICES", 1, 64).value_or(1);
  result.peer_access = read_flag(lookup, "GRIDSTRIDE_PEER_ACCESS", true);
  result.cpu = text_of(lookup, "GRIDSTRIDE_CPU");
  return result;
}

const Config &config() {
  static const Config instance = read_config([](const char *variable) { return std::getenv(variable); });
  return instance;
}

}  // namespace gridstride
