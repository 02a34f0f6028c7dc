#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace gridstride::jit {

/// Compiled objects kept between processes, one file a key. A key is the whole content that an object follows from (IR,
/// target, options, compiler version); its fingerprint names the file, the file holds the whole key, and a lookup
/// compares all of it. Files are written under a temporary name and renamed, so that readers see whole files only; a
/// file that is damaged, of another format or of another key is a miss. No failure to read or write (no home, no
/// rights, a full disk) is an error: the cache then does nothing.
///
/// The folder is kept within a limit, all processes together: a file beside the kernels grows by one byte for each
/// block of 4 KiB that anybody stores, and whoever makes it say more than an eighth of the limit looks through the
/// folder and removes what was used longest ago, down to seven eighths. So the folder never holds more than the limit
/// and what is being written at that moment.
class DiskCache {
public:
  /// `folder` is made on the first store; an empty one turns the cache off.
  /// `limit` in bytes on the disk; 0 for none.
  explicit DiskCache(std::string folder, std::uint64_t limit = 0) : folder_(std::move(folder)), limit_(limit) {}

  /// The process's cache: `kernels` within the configured cache folder. Off in a build without a build id, whose
  /// kernels could not be told from those of another build.
  [[nodiscard]] static const DiskCache &process();

  [[nodiscard]] std::optional<std::string> load(std::string_view key) const;
  void store(std::string_view key, std::string_view object) const;

  [[nodiscard]] const std::string &folder() const { return folder_; }
  [[nodiscard]] std::uint64_t limit() const { return limit_; }
  /// Removes what was used longest ago until at most `most` bytes are left.
  void shrink(std::uint64_t most) const;
  [[nodiscard]] std::string path_of(std::string_view key) const;

private:
  void count(std::uint64_t bytes) const;

  std::string folder_;
  std::uint64_t limit_;
};

}  // namespace gridstride::jit
