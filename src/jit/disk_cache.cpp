#include "jit/disk_cache.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <system_error>

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
  static const DiskCache &cache = *new DiskCache(on ? config().cache_dir + "/kernels" : std::string());
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
  if (!file.close() || !written || ::rename(temporary.c_str(), path.c_str()) != 0) ::unlink(temporary.c_str());
}

}  // namespace gridstride::jit
