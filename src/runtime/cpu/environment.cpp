#include "runtime/cpu/environment.h"

#include <fcntl.h>
#include <sched.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <limits>
#include <optional>
#include <string_view>
#include <vector>

namespace gridstride::cpu {

namespace {

constexpr std::size_t kNoLimit = std::numeric_limits<std::size_t>::max();

// System files are small and read without streams: this runs where memory is short.
std::string read_file(const std::string &path) {
  std::string text;
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return text;
  char chunk[4096];
  while (true) {
    const ssize_t count = ::read(file, chunk, sizeof(chunk));
    if (count <= 0) break;
    text.append(chunk, static_cast<std::size_t>(count));
  }
  ::close(file);
  return text;
}

std::optional<std::size_t> leading_number(std::string_view text) {
  const std::size_t start = text.find_first_not_of(" \t");
  if (start == std::string_view::npos) return std::nullopt;
  std::size_t value = 0;
  const auto result = std::from_chars(text.data() + start, text.data() + text.size(), value);
  if (result.ec != std::errc()) return std::nullopt;
  return value;
}

// The number after `key` at the start of a line.
std::optional<std::size_t> field(std::string_view text, std::string_view key) {
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t line_end = std::min(text.find('\n', at), text.size());
    const std::string_view line = text.substr(at, line_end - at);
    if (line.starts_with(key)) return leading_number(line.substr(key.size()));
    at = line_end + 1;
  }
  return std::nullopt;
}

struct Group {
  std::string folder;
  bool unified;  ///< version 2
};

// The folders of this process's memory control group and its ancestors, innermost first.
const std::vector<Group> &groups(std::string_view controller) {
  static const auto find = [](std::string_view name) {
    std::vector<Group> found;
    const std::string text = read_file("/proc/self/cgroup");
    for (std::size_t at = 0; at < text.size();) {
      const std::size_t line_end = std::min(text.find('\n', at), text.size());
      const std::string_view line = std::string_view(text).substr(at, line_end - at);
      at = line_end + 1;
      const std::size_t first = line.find(':');
      const std::size_t second = first == std::string_view::npos ? first : line.find(':', first + 1);
      if (second == std::string_view::npos) continue;
      const std::string_view controllers = line.substr(first + 1, second - first - 1);
      const bool unified = controllers.empty();
      if (!unified &&
          (std::string(",").append(controllers).append(",")).find("," + std::string(name) + ",") == std::string::npos) {
        continue;
      }
      const std::string root = unified ? "/sys/fs/cgroup" : "/sys/fs/cgroup/" + std::string(name);
      std::string path(line.substr(second + 1));
      while (true) {
        found.push_back({path == "/" ? root : root + path, unified});
        const std::size_t slash = path.rfind('/');
        if (path.size() <= 1 || slash == std::string::npos) break;
        path.resize(std::max<std::size_t>(slash, 1));
      }
    }
    return found;
  };
  static const std::vector<Group> memory = find("memory");
  static const std::vector<Group> processor = find("cpu");
  return controller == "memory" ? memory : processor;
}

std::size_t group_limit(const Group &group) {
  const std::string text = read_file(group.folder + (group.unified ? "/memory.max" : "/memory.limit_in_bytes"));
  return leading_number(text).value_or(kNoLimit);  // "max" is not a number
}

std::size_t group_room(const Group &group) {
  const std::size_t limit = group_limit(group);
  if (limit >= kNoLimit / 4) return kNoLimit;
  const std::string usage = read_file(group.folder + (group.unified ? "/memory.current" : "/memory.usage_in_bytes"));
  const std::size_t used = leading_number(usage).value_or(0);
  // Cached file pages are given back before anybody is killed.
  const std::string statistics = read_file(group.folder + "/memory.stat");
  const std::size_t reclaimable =
      field(statistics, group.unified ? "inactive_file " : "total_inactive_file ").value_or(0);
  const std::size_t held = used > reclaimable ? used - reclaimable : 0;
  return limit > held ? limit - held : 0;
}

int quota_processors() {
  int least = std::numeric_limits<int>::max();
  for (const Group &group : groups("cpu")) {
    std::size_t quota = 0;
    std::size_t period = 0;
    if (group.unified) {
      const std::string text = read_file(group.folder + "/cpu.max");
      const std::size_t space = text.find(' ');
      if (space == std::string::npos) continue;
      quota = leading_number(text).value_or(0);
      period = leading_number(std::string_view(text).substr(space)).value_or(0);
    } else {
      quota = leading_number(read_file(group.folder + "/cpu.cfs_quota_us")).value_or(0);
      period = leading_number(read_file(group.folder + "/cpu.cfs_period_us")).value_or(0);
    }
    if (quota == 0 || period == 0) continue;
    least = std::min<int>(least, static_cast<int>(std::min<std::size_t>((quota + period - 1) / period, 1u << 20)));
  }
  return least;
}

}  // namespace

int usable_processors() {
  int count = 0;
  cpu_set_t set;
  CPU_ZERO(&set);
  if (::sched_getaffinity(0, sizeof(set), &set) == 0) {
    count = CPU_COUNT(&set);
  } else {
    count = static_cast<int>(::sysconf(_SC_NPROCESSORS_ONLN));
  }
  return std::max(1, std::min(count, quota_processors()));
}

std::string processor_name() {
  const std::string text = read_file("/proc/cpuinfo");
  const std::size_t at = text.find("model name");
  if (at != std::string::npos) {
    const std::size_t colon = text.find(':', at);
    const std::size_t line_end = text.find('\n', at);
    if (colon != std::string::npos && line_end != std::string::npos && colon + 2 < line_end) {
      return text.substr(colon + 2, line_end - colon - 2);
    }
  }
  return "CPU";
}

std::size_t memory_total() {
  const long pages = ::sysconf(_SC_PHYS_PAGES);
  const long page = ::sysconf(_SC_PAGE_SIZE);
  std::size_t total =
      pages > 0 && page > 0 ? static_cast<std::size_t>(pages) * static_cast<std::size_t>(page) : std::size_t{1} << 32;
  for (const Group &group : groups("memory")) total = std::min(total, group_limit(group));
  return total;
}

std::size_t memory_available() {
  std::size_t room = kNoLimit;
  if (const auto kibibytes = field(read_file("/proc/meminfo"), "MemAvailable:")) room = *kibibytes * 1024;
  for (const Group &group : groups("memory")) room = std::min(room, group_room(group));
  return room == kNoLimit ? memory_total() : room;
}

std::size_t memory_resident() {
  const std::string text = read_file("/proc/self/statm");
  const std::size_t space = text.find(' ');
  if (space == std::string::npos) return 0;
  return leading_number(std::string_view(text).substr(space)).value_or(0) *
         static_cast<std::size_t>(::sysconf(_SC_PAGE_SIZE));
}

}  // namespace gridstride::cpu
