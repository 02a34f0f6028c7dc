#include "jit/disk_cache.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <cstring>
#include <ctime>
#include <filesystem>
#include <system_error>
#include <vector>

#include <fmt/format.h>

#include "base/build_id.h"
#include "base/config.h"
#include "base/fingerprint.h"

namespace gridstride::jit {

namespace {

// The file: header, key, object. The sum covers key and object.
struct Header {
  char magic[8];
  std::uint64_t key_bytes;
  std::uint64_t object_bytes;
  std::uint64_t sum_low;
  std::uint64_t sum_high;
};
constexpr char kMagic[8] = {'G', 'S', 'K', 'E', 'R', 'N', '0', '1'};

// What a file takes on the disk is a multiple of this.
constexpr std::uint64_t kBlock = 4096;
constexpr std::uint64_t kParts = 8;
constexpr const char *kCounter = "stored";
// A use is noted when the last one was noted so many seconds ago.
constexpr std::int64_t kNoteEvery = 60;
constexpr std::int64_t kAbandoned = 3600;

Fingerprint sum_of(std::string_view key, std::string_view object) {
  return Fingerprinter().add(key).add(object).finish();
}

class File {
public:
  File(const std::string &path, int flags) : descriptor_(::open(path.c_str(), flags | O_CLOEXEC, 0644)) {}
  ~File() { close(); }
  File(const File &) = delete;
  File &operator=(const File &) = delete;

  [[nodiscard]] bool is_open() const { return descriptor_ >= 0; }

  [[nodiscard]] bool read_all(std::string &into) const {
    struct stat status {};
    if (::fstat(descriptor_, &status) != 0 || status.st_size < 0) return false;
    into.resize(static_cast<std::size_t>(status.st_size));
    std::size_t done = 0;
    while (done < into.size()) {
      const ssize_t got = ::read(descriptor_, into.data() + done, into.size() - done);
      if (got <= 0) return false;
      done += static_cast<std::size_t>(got);
    }
    return true;
  }

  [[nodiscard]] bool write_all(const void *data, std::size_t bytes) const {
    const char *at = static_cast<const char *>(data);
    while (bytes > 0) {
      const ssize_t put = ::write(descriptor_, at, bytes);
      if (put <= 0) return false;
      at += put;
      bytes -= static_cast<std::size_t>(put);
    }
    return true;
  }

  [[nodiscard]] std::uint64_t size() const {
    struct stat status {};
    return ::fstat(descriptor_, &status) == 0 ? static_cast<std::uint64_t>(status.st_size) : 0;
  }

  /// The time of the last change is that of the last use.
  void note_use() const {
    struct stat status {};
    if (::fstat(descriptor_, &status) == 0 && ::time(nullptr) - status.st_mtime > kNoteEvery) {
      ::futimens(descriptor_, nullptr);
    }
  }

  /// False when the file system could not take what was written.
  bool close() {
    const int descriptor = descriptor_;
    descriptor_ = -1;
    return descriptor < 0 || ::close(descriptor) == 0;
  }

private:
  int descriptor_;
};

}  // namespace

const DiskCache &DiskCache::process() {
  // Never destroyed: workers may still compile while the process ends.
  const bool on = config().disk_cache && !config().cache_dir.empty() && !build_id().empty();
  static const DiskCache &cache =
      *new DiskCache(on ? config().cache_dir + "/kernels" : std::string(), config().cache_limit);
  return cache;
}

std::string DiskCache::path_of(std::string_view key) const {
  return folder_ + "/" + Fingerprinter().add(key).finish().hex() + ".gsk";
}

std::optional<std::string> DiskCache::load(std::string_view key) const {
  if (folder_.empty()) return std::nullopt;
  const File file(path_of(key), O_RDONLY);
  std::string content;
  if (!file.is_open() || !file.read_all(content)) return std::nullopt;
  Header header;
  if (content.size() < sizeof header) return std::nullopt;
  std::memcpy(&header, content.data(), sizeof header);
  const std::uint64_t rest = content.size() - sizeof header;
  if (std::memcmp(header.magic, kMagic, sizeof kMagic) != 0 || header.key_bytes > rest ||
      header.object_bytes != rest - header.key_bytes) {
    return std::nullopt;
  }
  const std::string_view view(content);
  const std::string_view stored_key = view.substr(sizeof header, header.key_bytes);
  const std::string_view object = view.substr(sizeof header + header.key_bytes);
  if (stored_key != key) return std::nullopt;
  const Fingerprint sum = sum_of(stored_key, object);
  if (sum.low != header.sum_low || sum.high != header.sum_high) return std::nullopt;
  file.note_use();
  return std::string(object);
}

void DiskCache::store(std::string_view key, std::string_view object) const {
  if (folder_.empty()) return;
  std::error_code ignored;
  std::filesystem::create_directories(folder_, ignored);

  static std::atomic<std::uint64_t> serial{0};
  const std::string path = path_of(key);
  const std::string temporary = fmt::format("{}.{}.{}.tmp", path, ::getpid(), serial++);
  Header header{};
  std::memcpy(header.magic, kMagic, sizeof kMagic);
  header.key_bytes = key.size();
  header.object_bytes = object.size();
  const Fingerprint sum = sum_of(key, object);
  header.sum_low = sum.low;
  header.sum_high = sum.high;

  File file(temporary, O_WRONLY | O_CREAT | O_EXCL);
  if (!file.is_open()) return;
  const bool written = file.write_all(&header, sizeof header) && file.write_all(key.data(), key.size()) &&
                       file.write_all(object.data(), object.size());
  if (!file.close() || !written || ::rename(temporary.c_str(), path.c_str()) != 0) {
    ::unlink(temporary.c_str());
    return;
  }
  if (limit_ != 0) count(sizeof header + key.size() + object.size());
}

void DiskCache::count(std::uint64_t bytes) const {
  const std::string counter = folder_ + "/" + kCounter;
  const std::uint64_t blocks = (bytes + kBlock - 1) / kBlock;
  std::uint64_t counted = ~std::uint64_t{0};
  {
    const File file(counter, O_WRONLY | O_APPEND);  // where there is none, nobody has counted: look
    if (file.is_open() && file.write_all(std::string(blocks, '+').data(), blocks)) counted = file.size();
  }
  if (counted <= limit_ / kParts / kBlock) return;
  shrink(limit_ - limit_ / kParts);
  const File fresh(counter, O_WRONLY | O_CREAT | O_TRUNC);
}

void DiskCache::shrink(std::uint64_t most) const {
  namespace fs = std::filesystem;
  struct Entry {
    std::string path;
    std::uint64_t bytes;
    std::int64_t used;  ///< seconds
  };
  std::vector<Entry> entries;
  std::uint64_t total = 0;
  const std::int64_t now = ::time(nullptr);
  std::error_code ignored;
  for (const fs::directory_entry &each : fs::directory_iterator(folder_, ignored)) {
    const std::string path = each.path().string();
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0) continue;
    if (path.ends_with(".tmp")) {
      // Left behind by a process that was killed.
      if (now - status.st_mtime > kAbandoned) ::unlink(path.c_str());
      continue;
    }
    if (!path.ends_with(".gsk")) continue;
    const std::uint64_t bytes = (static_cast<std::uint64_t>(status.st_size) + kBlock - 1) / kBlock * kBlock;
    entries.push_back({path, bytes, status.st_mtime});
    total += bytes;
  }
  if (total <= most) return;
  std::sort(entries.begin(), entries.end(), [](const Entry &a, const Entry &b) { return a.used < b.used; });
  for (const Entry &entry : entries) {
    if (total <= most) break;
    ::unlink(entry.path.c_str());  // who has it open reads on
    total -= entry.bytes;
  }
}

}  // namespace gridstride::jit
